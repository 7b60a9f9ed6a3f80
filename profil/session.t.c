/* Calls, ticks and processes: the contract of each dialect, in both ABIs, and that a violation
 * of any part of it is detected. */
#include "profil/profil.h"

#include <setjmp.h>
#include <stdarg.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------- a program's memory */

enum { PAGE = 4096, PAGES = 16, RW = 3, RO = 1, NONE = 0 };
#define MEMORY 0x10000u
#define TEXT   0x400000u

struct world {
    unsigned char bytes[PAGES * PAGE];
    int access[PAGES];
    struct profil_abi abi;
    struct profil_memory memory;
    struct profil_state *p;
    unsigned closings;
    enum profil_reason closing;
    unsigned failings;
    struct profil_failure failing;
    unsigned failures;
    const char *first_failure;
};

static bool touch(struct world *w, uint64_t address, size_t size, int need)
{
    for (uint64_t at = address; at < address + size; at++)
        if (at < MEMORY || at >= MEMORY + sizeof w->bytes || (w->access[(at - MEMORY) / PAGE] & need) != need)
            return false;
    return true;
}

static bool read_world(void *context, uint64_t address, void *bytes, size_t size)
{
    struct world *w = context;

    if (!touch(w, address, size, RO))
        return false;
    memcpy(bytes, w->bytes + (address - MEMORY), size);
    return true;
}

static bool write_world(void *context, uint64_t address, const void *bytes, size_t size)
{
    struct world *w = context;

    if (!touch(w, address, size, RW))
        return false;
    memcpy(w->bytes + (address - MEMORY), bytes, size);
    return true;
}

static void closing(void *context, const struct profil_state *p, const struct profil_memory *memory, enum profil_reason reason)
{
    struct world *w = context;

    (void)memory;
    if (!profil_regions(p))
        w->failures++;
    w->closings++;
    w->closing = reason;
}

static void failing(void *context, const struct profil_state *p, const struct profil_failure *f)
{
    struct world *w = context;

    if (!profil_region_at(p, f->region))
        w->failures++;
    w->failings++;
    w->failing = *f;
}

static void put(struct world *w, uint64_t address, unsigned size, uint64_t value)
{
    for (unsigned i = 0; i < size; i++)
        w->bytes[address - MEMORY + (w->abi.big_endian ? size - 1 - i : i)] = (unsigned char)(value >> (8 * i));
}

static uint64_t get(struct world *w, uint64_t address, unsigned size)
{
    uint64_t value = 0;

    for (unsigned i = 0; i < size; i++)
        value = value << 8 | w->bytes[address - MEMORY + (w->abi.big_endian ? i : size - 1 - i)];
    return value;
}

static void begin(struct world *w, const struct profil_dialect *d, struct profil_abi abi)
{
    struct profil_watch watch = {w, closing, failing};
    struct world fresh = {.abi = abi, .failures = w->failures, .first_failure = w->first_failure};

    *w = fresh;
    for (unsigned i = 0; i < PAGES; i++)
        w->access[i] = RW;
    w->memory = (struct profil_memory){w, read_world, write_world, NULL};
    w->p = profil_new(d, &abi, &watch);
}

static void end(struct world *w)
{
    profil_free(w->p);
}

/* Failures are counted, not fatal: the same contract is checked on wrong dialects. */
#define EXPECT(condition)                      \
    do {                                       \
        if (!(condition)) {                    \
            w->failures++;                     \
            if (!w->first_failure)             \
                w->first_failure = #condition; \
        }                                      \
    } while (0)

static const struct profil_abi abis[] = {{4, true}, {8, false}, {4, false}, {8, true}};
enum { ABIS = sizeof abis / sizeof *abis };

/* ---------------------------------------------------------------- the manuals' contracts */

#define ON(buffer, size) profil_call(w->p, &w->memory, buffer, size, TEXT, 0x8000)
#define TICK(pc)         profil_tick(w->p, &w->memory, pc, 1)
#define AT(k)            (MEMORY + 2 * (k)) /* counter k of a buffer at MEMORY */

struct promises {
    const char *dialect;
    const char *calls; /* hpux, sunos, glibc, aix or none */
    const char *full;  /* saturate, wrap or stop */
    const char *odd;   /* buffer at an odd address: works, stops, efault */
    const char *bad;   /* buffer that is not writable: stops, efault, sigsegv, lost */
    const char *null;  /* NULL buffer: bad (as any) or off */
    const char *again; /* replaces or ineffective */
    const char *child; /* keeps, off, or timer: keeps all but the timer */
    const char *exec;  /* off or sigprof */
};

static const struct promises promised[] = {
    {"hpux", "hpux", "saturate", "stops", "stops", "bad", "replaces", "keeps", "off"},
    {"sunos", "sunos", "stop", "stops", "stops", "bad", "replaces", "keeps", "off"},
    {"sunos:page", "sunos", "stop-at", "stops", "stops", "bad", "replaces", "keeps", "off"},
    {"sunos:x86", "sunos", "stop", "works", "stops", "bad", "replaces", "keeps", "off"},
    {"aix", "aix", "saturate", "efault", "efault", "bad", "ineffective", "keeps", "off"},
    {"bsd43", "none", "wrap", "works", "stops", "bad", "replaces", "keeps", "off"},
    {"bsd43:tahoe", "none", "wrap", "works", "lost", "bad", "replaces", "keeps", "off"},
    {"bsd211", "none", "wrap", "stops", "stops", "bad", "replaces", "keeps", "off"},
    {"bsd44", "none", "wrap", "works", "stops", "bad", "replaces", "keeps", "off"},
    {"glibc", "glibc", "wrap", "works", "sigsegv", "off", "replaces", "timer", "sigprof"},
};

static bool is(const char *a, const char *b)
{
    return !strcmp(a, b);
}

static void counts(struct world *w)
{
    EXPECT(ON(MEMORY, 64) == PROFIL_OK);
    EXPECT(profil_is_on(w->p));
    EXPECT(TICK(TEXT) == PROFIL_COUNTED);
    EXPECT(TICK(TEXT + 12) == PROFIL_COUNTED);
    EXPECT(profil_tick(w->p, &w->memory, TEXT + 12, 3) == PROFIL_COUNTED);
    EXPECT(TICK(TEXT + 0x1000) == PROFIL_MISSED);
    EXPECT(get(w, AT(0), 2) == 1);
    EXPECT(get(w, AT(3), 2) == 4 || get(w, AT(2), 2) == 4); /* rounded to a half word */
    EXPECT(profil_call(w->p, &w->memory, MEMORY, 64, TEXT, 0) == PROFIL_OK);
}

static void fills(struct world *w, const char *full)
{
    EXPECT(ON(MEMORY, 64) == PROFIL_OK);
    put(w, AT(0), 2, 32766);
    EXPECT(TICK(TEXT) == (is(full, "stop-at") ? PROFIL_STOPPED : PROFIL_COUNTED));
    EXPECT(get(w, AT(0), 2) == 32767);
    EXPECT(profil_is_on(w->p) == !is(full, "stop-at"));
    if (is(full, "stop-at"))
        return;
    EXPECT(TICK(TEXT + 32) == PROFIL_COUNTED); /* other counters still count */
    EXPECT(TICK(TEXT) == (is(full, "stop") ? PROFIL_STOPPED : PROFIL_COUNTED));
    EXPECT(get(w, AT(0), 2) == (is(full, "stop") ? 32767u : 32768u));
    EXPECT(profil_is_on(w->p) == !is(full, "stop"));
    if (is(full, "stop")) {
        EXPECT(w->closings == 1 && w->closing == PROFIL_FILLED);
        EXPECT(TICK(TEXT + 32) == PROFIL_IDLE);
        return;
    }
    put(w, AT(0), 2, 65534);
    EXPECT(TICK(TEXT) == PROFIL_COUNTED && get(w, AT(0), 2) == 65535);
    EXPECT(TICK(TEXT) == PROFIL_COUNTED);
    EXPECT(get(w, AT(0), 2) == (is(full, "wrap") ? 0u : 65535u));
    EXPECT(profil_is_on(w->p));
}

static void fault(struct world *w, const char *how)
{
    enum profil_hit hit;

    w->failings = 0;
    hit = TICK(TEXT);
    EXPECT(w->failings == 1 && w->failing.why == PROFIL_NO_ACCESS);
    if (is(how, "stops")) {
        EXPECT(hit == PROFIL_STOPPED && !profil_is_on(w->p));
        EXPECT(w->closings == 1 && w->closing == PROFIL_FAULTED);
        EXPECT(w->failing.then == PROFIL_STOPPED && w->failing.pc == TEXT && w->failing.size == 2);
        EXPECT(TICK(TEXT) == PROFIL_IDLE);
    } else {
        EXPECT(hit == (is(how, "lost") ? PROFIL_LOST : PROFIL_SIGSEGV));
        EXPECT(w->failing.then == hit);
        EXPECT(TICK(TEXT) == hit); /* the watch is called once */
        EXPECT(profil_is_on(w->p));
    }
    EXPECT(w->failings == 1);
}

/* Read-only, unmapped, and a buffer that is unmapped later. */
static void bad_buffers(struct world *w, const char *bad)
{
    w->access[1] = RO;
    w->access[2] = NONE;
    for (unsigned page = 1; page <= 2; page++) {
        if (is(bad, "efault")) {
            EXPECT(ON(MEMORY + page * PAGE, 64) == PROFIL_EFAULT);
            EXPECT(ON(MEMORY + PAGE - 32, 64) == PROFIL_EFAULT);
            EXPECT(!profil_is_on(w->p));
            continue;
        }
        w->closings = 0;
        EXPECT(ON(MEMORY + page * PAGE, 64) == PROFIL_OK);
        fault(w, bad);
        profil_call(w->p, &w->memory, 0, 0, 0, 0);
    }
    w->closings = 0;
    EXPECT(ON(MEMORY, 64) == PROFIL_OK);
    EXPECT(TICK(TEXT) == PROFIL_COUNTED);
    w->access[0] = NONE;
    fault(w, is(bad, "efault") ? "stops" : bad);
}

static void odd_address(struct world *w, const char *odd)
{
    enum profil_status status = ON(MEMORY + 33, 64);

    EXPECT(status == (is(odd, "efault") ? PROFIL_EFAULT : PROFIL_OK));
    if (is(odd, "stops"))
        EXPECT(TICK(TEXT) == PROFIL_STOPPED && w->failing.why == PROFIL_MISALIGNED && w->failing.address == MEMORY + 33);
    if (is(odd, "works"))
        EXPECT(TICK(TEXT) == PROFIL_COUNTED && get(w, MEMORY + 33, 2) == 1);
    /* Across a page border into memory that is not writable: neither half may change. */
    profil_call(w->p, &w->memory, MEMORY, 64, TEXT, 0);
    w->access[1] = RO;
    ON(MEMORY + PAGE - 1, 64);
    TICK(TEXT);
    EXPECT(get(w, MEMORY + PAGE - 1, 2) == 0);
}

static void null_buffer(struct world *w, const char *null, const char *bad)
{
    EXPECT(ON(MEMORY, 64) == PROFIL_OK);
    if (is(null, "off")) {
        EXPECT(ON(0, 64) == PROFIL_OK);
        EXPECT(!profil_is_on(w->p));
        return;
    }
    profil_call(w->p, &w->memory, MEMORY, 64, TEXT, 0);
    if (is(bad, "efault")) {
        EXPECT(ON(0, 64) == PROFIL_EFAULT);
        return;
    }
    w->closings = 0;
    EXPECT(ON(0, 64) == PROFIL_OK && profil_is_on(w->p));
    fault(w, bad);
}

static void called_again(struct world *w, const char *again)
{
    EXPECT(ON(MEMORY, 64) == PROFIL_OK);
    EXPECT(ON(MEMORY + 128, 64) == PROFIL_OK);
    EXPECT(TICK(TEXT) == PROFIL_COUNTED);
    EXPECT(get(w, MEMORY + (is(again, "replaces") ? 128 : 0), 2) == 1);
    EXPECT(w->closings == is(again, "replaces"));
}

static void children(struct world *w, const char *child, const char *exec)
{
    struct profil_watch watch = {w, closing, NULL};
    struct profil_state *copy;

    EXPECT(ON(MEMORY, 64) == PROFIL_OK);
    copy = profil_fork(w->p, &watch);
    EXPECT(profil_is_on(copy) == !is(child, "off"));
    if (profil_is_on(copy))
        EXPECT(profil_tick(copy, &w->memory, TEXT, 1) == PROFIL_COUNTED);
    EXPECT(profil_is_on(w->p));
    profil_exit(copy, &w->memory);
    EXPECT(!profil_is_on(copy));
    profil_free(copy);
    profil_exec(w->p, &w->memory, &w->abi);
    EXPECT(!profil_is_on(w->p));
    EXPECT(w->closing == PROFIL_EXEC);
    EXPECT(TICK(TEXT) == (is(exec, "sigprof") ? PROFIL_SIGPROF : PROFIL_IDLE));
    EXPECT(TICK(TEXT) == PROFIL_IDLE);
}

/* Time in the kernel counts at the return address of the system call. */
static void kernel_time(struct world *w)
{
    struct profil_deferred owed = {0};

    profil_defer(w->p, &owed, 5);
    EXPECT(profil_deliver(w->p, &w->memory, &owed, TEXT) == PROFIL_IDLE);
    EXPECT(ON(MEMORY, 64) == PROFIL_OK);
    profil_defer(w->p, &owed, 2);
    profil_defer(w->p, &owed, 1);
    EXPECT(profil_deliver(w->p, &w->memory, &owed, TEXT) == PROFIL_COUNTED);
    EXPECT(profil_deliver(w->p, &w->memory, &owed, TEXT) == PROFIL_IDLE);
    EXPECT(get(w, AT(0), 2) == 3);
}

/* ----------------------------------------------------------------------------- sprofil, HP-UX */

static uint64_t put_prof(struct world *w, uint64_t at, uint64_t base, unsigned size, uint64_t offset, unsigned scale)
{
    unsigned word = w->abi.pointer_bytes;
    unsigned narrow = is(profil_dialect_of(w->p)->name, "glibc") ? word : 4;

    /* The contents of the padding must not matter. */
    memset(w->bytes + (at - MEMORY), 0xa5, 4 * word);
    put(w, at, word, base);
    put(w, at + word, narrow, size);
    put(w, at + 2 * word, word, offset);
    put(w, at + 3 * word, narrow, scale);
    return at + 4 * word;
}

#define ARRAY             (MEMORY + 8192)
#define TVP               (MEMORY + 12288)
#define SPROFIL(n, flags) profil_scall(w->p, &w->memory, ARRAY, n, TVP, flags)

static void two_regions_and_a_bin(struct world *w, unsigned flags, unsigned es)
{
    unsigned word = w->abi.pointer_bytes;
    uint64_t at = put_prof(w, ARRAY, MEMORY, 8 * es, TEXT, es * 0x4000);

    at = put_prof(w, at, MEMORY + 128, 4 * es, TEXT + 0x1000, es * 0x4000);
    put_prof(w, at, MEMORY + 256, es, 0, 2);
    EXPECT(SPROFIL(3, flags) == PROFIL_OK);
    EXPECT(get(w, TVP, word) == 0 && get(w, TVP + word, word) == 10000);
    EXPECT(TICK(TEXT + 4) == PROFIL_COUNTED && get(w, MEMORY + es, es) == 1);
    EXPECT(TICK(TEXT + 31) == PROFIL_COUNTED && get(w, MEMORY + 7 * es, es) == 1);
    EXPECT(TICK(TEXT + 32) == PROFIL_COUNTED && get(w, MEMORY + 256, es) == 1);
    EXPECT(TICK(TEXT + 0x1000) == PROFIL_COUNTED && get(w, MEMORY + 128, es) == 1);
    EXPECT(TICK(TEXT - 1) == PROFIL_COUNTED && get(w, MEMORY + 256, es) == 2);
    EXPECT(TICK(TEXT + 0x2000) == PROFIL_COUNTED && get(w, MEMORY + 256, es) == 3);
    put(w, MEMORY + es, es, UINT64_MAX >> (64 - 8 * es));
    EXPECT(TICK(TEXT + 4) == PROFIL_COUNTED);
    EXPECT(get(w, MEMORY + es, es) == UINT64_MAX >> (64 - 8 * es)); /* saturates */
    EXPECT(profil_scall(w->p, &w->memory, 0, 0, 0, 99) == PROFIL_OK);
    EXPECT(!profil_is_on(w->p));
}

/* Each error, and that it leaves active profiling unchanged. */
static void sprofil_errors(struct world *w)
{
    uint64_t at = put_prof(w, ARRAY, MEMORY, 64, TEXT, 0x8000);

    EXPECT(SPROFIL(1, 1) == PROFIL_OK);
    w->closings = 0;
    EXPECT(SPROFIL(-1, 1) == PROFIL_E2BIG);
    EXPECT(SPROFIL(PROFIL_SC_PROFIL_MAX + 1, 1) == PROFIL_E2BIG);
    for (unsigned flags = 0; flags < 20; flags++)
        if (flags != 1 && flags != 2 && flags != 4)
            EXPECT(SPROFIL(1, flags) == PROFIL_EINVAL);
    EXPECT(profil_scall(w->p, &w->memory, 0, 1, 0, 1) == PROFIL_EFAULT);
    EXPECT(profil_scall(w->p, &w->memory, ARRAY, 1, 4, 1) == PROFIL_EFAULT);
    EXPECT(profil_scall(w->p, &w->memory, ARRAY, 0, 4, 1) == PROFIL_EFAULT);
    put_prof(w, at, MEMORY + 64, 64, TEXT + 64, 0x8000); /* the first covers 128 bytes of text */
    EXPECT(SPROFIL(2, 1) == PROFIL_EINVAL);
    put_prof(w, at, MEMORY + 64, 64, TEXT, 0x8000);
    EXPECT(SPROFIL(2, 1) == PROFIL_EINVAL);
    put_prof(w, at, MEMORY + 64, 64, TEXT - 0x1000, 0x8000); /* not ascending */
    EXPECT(SPROFIL(2, 1) == PROFIL_EINVAL);
    put_prof(w, at, MEMORY + 64, 4, 0, 2); /* an overflow descriptor of two elements */
    EXPECT(SPROFIL(2, 1) == PROFIL_EINVAL);
    put_prof(w, at, MEMORY + 64, 0, TEXT + 0x1000, 0x8000);
    EXPECT(SPROFIL(2, 1) == PROFIL_EINVAL);
    put_prof(w, at, MEMORY + 64, 63, TEXT + 0x1000, 0x8000);
    EXPECT(SPROFIL(2, 1) == PROFIL_EINVAL);
    put_prof(w, at, MEMORY + 64, 0x80000002, TEXT + 0x1000, 2); /* more than 2^46 bytes of text */
    EXPECT(SPROFIL(2, 1) == PROFIL_EINVAL);
    put_prof(w, at, MEMORY + 64, 0xfffffffe, TEXT + 0x1000, 3); /* likewise */
    EXPECT(SPROFIL(2, 1) == PROFIL_EINVAL);
    put_prof(w, ARRAY, MEMORY + 64, 2, 0, 2); /* an overflow descriptor that is not last */
    put_prof(w, at, MEMORY, 64, TEXT, 0x8000);
    EXPECT(SPROFIL(2, 1) == PROFIL_EINVAL);
    EXPECT(w->closings == 0 && profil_is_on(w->p) && profil_regions(w->p) == 1);
    EXPECT(TICK(TEXT) == PROFIL_COUNTED && get(w, MEMORY, 2) == 1);
}

/* Structures are copied whole: every byte must be mapped, padding included. */
static void whole_structures(struct world *w)
{
    unsigned word = w->abi.pointer_bytes;
    uint64_t edge = ARRAY + 2 * PAGE; /* nothing is mapped from here on */

    w->access[(edge - MEMORY) / PAGE] = NONE;
    put_prof(w, ARRAY, MEMORY, 64, TEXT, 0x8000);
    for (unsigned missing = 0; missing < 4 * word; missing++) {
        uint64_t at = edge - 4 * word + missing;

        memcpy(w->bytes + (at - MEMORY), w->bytes + (ARRAY - MEMORY), 4 * word - missing);
        EXPECT(profil_scall(w->p, &w->memory, at, 1, 0, 1) == (missing ? PROFIL_EFAULT : PROFIL_OK));
    }
    for (unsigned missing = 1; missing < 2 * word; missing++)
        EXPECT(profil_scall(w->p, &w->memory, ARRAY, 1, edge - 2 * word + missing, 1) == PROFIL_EFAULT);
}

static void sprofil_accepts(struct world *w)
{
    uint64_t at = put_prof(w, ARRAY, MEMORY, 64, TEXT, 0x8000);

    at = put_prof(w, at, 3, 7, 5, 0); /* ignored entries may have any contents and order */
    at = put_prof(w, at, 3, 7, 5, 1);
    at = put_prof(w, at, MEMORY + 64, 64, TEXT + 128, 0x8000); /* adjacent regions do not overlap */
    put_prof(w, at, MEMORY + 128, 2, 0, 2);
    EXPECT(SPROFIL(5, 1) == PROFIL_OK);
    EXPECT(profil_regions(w->p) == 3);
    EXPECT(TICK(TEXT + 128) == PROFIL_COUNTED && get(w, MEMORY + 64, 2) == 1);
    EXPECT(TICK(TEXT + 127) == PROFIL_COUNTED && get(w, MEMORY + 62, 2) == 1);
    EXPECT(TICK(3) == PROFIL_COUNTED && get(w, MEMORY + 128, 2) == 1);
    put_prof(w, ARRAY, MEMORY, 64, TEXT, 0);
    EXPECT(SPROFIL(1, 1) == PROFIL_OK && !profil_is_on(w->p)); /* only ignored entries */
    put_prof(w, ARRAY, MEMORY + 128, 2, 0, 2);
    EXPECT(SPROFIL(1, 1) == PROFIL_OK); /* only the bin */
    EXPECT(TICK(77) == PROFIL_COUNTED && get(w, MEMORY + 128, 2) == 2);
    put_prof(w, ARRAY, MEMORY, 0x80000000, TEXT, 2); /* exactly 2^46 bytes of text */
    EXPECT(SPROFIL(1, 1) == PROFIL_OK);
    EXPECT(profil_call(w->p, &w->memory, MEMORY, 64, TEXT, 0x8000) == PROFIL_OK);
    EXPECT(profil_regions(w->p) == 1);
    EXPECT(profil_scall(w->p, &w->memory, 1, 0, TVP, 77) == PROFIL_OK && !profil_is_on(w->p));
}

static void sprofil_hpux(struct world *w, const struct profil_dialect *d, struct profil_abi abi)
{
    static const unsigned flags[] = {1, 2, 4};

    for (unsigned i = 0; i < 3; i++) {
        begin(w, d, abi);
        two_regions_and_a_bin(w, flags[i], 2u << i);
        end(w);
    }
    begin(w, d, abi);
    sprofil_errors(w);
    end(w);
    begin(w, d, abi);
    sprofil_accepts(w);
    end(w);
    begin(w, d, abi);
    whole_structures(w);
    end(w);
}

/* ----------------------------------------------------------------------------- sprofil, glibc */

static void sprofil_glibc(struct world *w, const struct profil_dialect *d, struct profil_abi abi)
{
    uint64_t at;

    begin(w, d, abi);
    at = put_prof(w, ARRAY, MEMORY + 256, 4, 0, 2); /* the overflow entry may be anywhere */
    at = put_prof(w, at, MEMORY, 4 * 64, TEXT, 0x10000);
    at = put_prof(w, at, MEMORY + 512, 4 * 4, TEXT + 32, 0x10000); /* inside the other one */
    put_prof(w, at, MEMORY + 600, 64, TEXT, 1);                    /* skipped */
    EXPECT(SPROFIL(4, 1) == PROFIL_OK);
    EXPECT(get(w, TVP + abi.pointer_bytes, abi.pointer_bytes) == 10000);
    EXPECT(TICK(TEXT + 31) == PROFIL_COUNTED && get(w, MEMORY + 28, 4) == 1);
    EXPECT(TICK(TEXT + 32) == PROFIL_COUNTED && get(w, MEMORY + 512, 4) == 1);
    EXPECT(TICK(TEXT + 48) == PROFIL_COUNTED && get(w, MEMORY + 48, 4) == 1);
    EXPECT(TICK(TEXT + 256) == PROFIL_COUNTED && get(w, MEMORY + 256, 4) == 1);
    EXPECT(TICK(TEXT - 1) == PROFIL_COUNTED && get(w, MEMORY + 256, 4) == 2);
    put(w, MEMORY, 4, UINT32_MAX);
    put(w, MEMORY + 256, 4, UINT32_MAX);
    TICK(TEXT);
    TICK(TEXT - 4);
    EXPECT(get(w, MEMORY, 4) == UINT32_MAX); /* saturates; the bin wraps */
    EXPECT(get(w, MEMORY + 256, 4) == 0);
    EXPECT(SPROFIL(4, 1) == PROFIL_OK && !profil_is_on(w->p)); /* any call while on switches off */
    EXPECT(SPROFIL(4, 1) == PROFIL_OK && profil_is_on(w->p));
    EXPECT(SPROFIL(0, 1) == PROFIL_OK && !profil_is_on(w->p));
    EXPECT(SPROFIL(0, 1) == PROFIL_OK && !profil_is_on(w->p));
    end(w);
}

/* ------------------------------------------------------------------------------- AIX's array */

static uint64_t put_aix(struct world *w, uint64_t at, uint64_t low, uint64_t high, uint64_t buffer, int size, unsigned scale)
{
    unsigned word = w->abi.pointer_bytes;

    put(w, at, word, low);
    put(w, at + word, word, high);
    put(w, at + 2 * word, word, buffer);
    put(w, at + 3 * word, 4, (unsigned)size);
    put(w, at + 3 * word + 4, 4, scale);
    return at + 3 * word + 8;
}

#define ARRAY_CALL() profil_call(w->p, &w->memory, ARRAY, 0xffffffff, 0, 0)

static void aix_array(struct world *w)
{
    uint64_t at = put_aix(w, ARRAY, TEXT, TEXT + 128, MEMORY, 64, (unsigned)-1);

    at = put_aix(w, at, TEXT + 64, TEXT + 256, MEMORY + 64, 4096, 0x18000); /* 16 bits count */
    put_aix(w, at, 99, 0, 1, 99, 99);
    EXPECT(ARRAY_CALL() == PROFIL_OK && profil_is_on(w->p));
    EXPECT(TICK(TEXT + 4) == PROFIL_COUNTED && get(w, MEMORY + 2, 2) == 1);   /* 64 to 128 bytes */
    EXPECT(TICK(TEXT + 64) == PROFIL_COUNTED && get(w, MEMORY + 32, 2) == 1); /* the first that fits */
    EXPECT(TICK(TEXT + 128) == PROFIL_COUNTED && get(w, MEMORY + 64 + 32, 2) == 1);
    EXPECT(TICK(TEXT + 256) == PROFIL_MISSED);
    EXPECT(TICK(TEXT - 4) == PROFIL_MISSED);
    /* Off, or on in the other form, and on again: no effect. */
    EXPECT(profil_call(w->p, &w->memory, MEMORY, 64, TEXT, 0) == PROFIL_OK && profil_is_on(w->p));
    EXPECT(ON(MEMORY, 64) == PROFIL_OK && profil_regions(w->p) == 2);
    EXPECT(ARRAY_CALL() == PROFIL_OK && profil_regions(w->p) == 2);
    put_aix(w, ARRAY, 0, 0, 0, 0, 0);
    EXPECT(ARRAY_CALL() == PROFIL_OK && !profil_is_on(w->p));
    EXPECT(ON(MEMORY, 64) == PROFIL_OK && profil_is_on(w->p));
    EXPECT(ARRAY_CALL() == PROFIL_OK && profil_is_on(w->p));
    EXPECT(profil_call(w->p, &w->memory, MEMORY, 0, TEXT, 0x8000) == PROFIL_OK);
    EXPECT(!profil_is_on(w->p));
}

static void aix_errors(struct world *w)
{
    uint64_t at = put_aix(w, ARRAY, TEXT, TEXT + 128, MEMORY, 64, 0x8000), next;

    next = put_aix(w, at, TEXT, TEXT + 64, MEMORY, 64, 0x8000);
    put_aix(w, next, 0, 0, 0, 0, 0);
    EXPECT(ARRAY_CALL() == PROFIL_EINVAL);
    put_aix(w, at, TEXT, TEXT + 256, 16, 64, 0x8000);
    EXPECT(ARRAY_CALL() == PROFIL_EFAULT);
    EXPECT(profil_call(w->p, &w->memory, 4, 0xffffffff, 0, 0) == PROFIL_EFAULT);
    EXPECT(!profil_is_on(w->p));
}

/* ---------------------------------------------------------------------------- SunOS's pcsample */

static void pcsample(struct world *w)
{
    unsigned word = w->abi.pointer_bytes;
    uint64_t stored = 99;

#define SAMPLE(buffer, n) profil_sample(w->p, &w->memory, buffer, n, &stored)
    EXPECT(SAMPLE(MEMORY, -1) == PROFIL_EINVAL && !profil_is_on(w->p));
    EXPECT(SAMPLE(MEMORY, 3) == PROFIL_OK && stored == 0 && profil_is_on(w->p));
    EXPECT(TICK(TEXT + 5) == PROFIL_COUNTED && get(w, MEMORY, word) == TEXT + 5);
    EXPECT(SAMPLE(MEMORY, -1) == PROFIL_EINVAL && profil_is_on(w->p));
    EXPECT(profil_tick(w->p, &w->memory, TEXT, 2) == PROFIL_COUNTED);
    EXPECT(get(w, MEMORY + word, word) == TEXT && get(w, MEMORY + 2 * word, word) == TEXT);
    EXPECT(profil_samples(w->p, &stored) && stored == 3);
    EXPECT(TICK(TEXT) == PROFIL_STOPPED && w->closing == PROFIL_FILLED);
    EXPECT(get(w, MEMORY + 3 * word, word) == 0);
    EXPECT(SAMPLE(0, 0) == PROFIL_OK && stored == 3);
    EXPECT(SAMPLE(0, 0) == PROFIL_OK && stored == 0 && !profil_is_on(w->p));
    /* profil() and pcsample() replace each other. */
    EXPECT(SAMPLE(MEMORY, 8) == PROFIL_OK && TICK(TEXT) == PROFIL_COUNTED);
    EXPECT(ON(MEMORY + 128, 64) == PROFIL_OK && TICK(TEXT) == PROFIL_COUNTED);
    EXPECT(get(w, MEMORY + 128, 2) == 1);
    EXPECT(SAMPLE(MEMORY, 8) == PROFIL_OK && stored == 0);
    EXPECT(TICK(TEXT + 9) == PROFIL_COUNTED && get(w, MEMORY, word) == TEXT + 9);
    EXPECT(profil_call(w->p, &w->memory, MEMORY, 64, TEXT, 0) == PROFIL_OK && !profil_is_on(w->p));
    EXPECT(SAMPLE(0, 0) == PROFIL_OK && stored == 0);
    /* A sample that cannot be stored switches off; earlier ones are reported. Any count is
     * legal. */
    w->access[1] = RO;
    EXPECT(SAMPLE(MEMORY + PAGE - word, INT64_MAX) == PROFIL_OK);
    EXPECT(TICK(TEXT) == PROFIL_COUNTED);
    EXPECT(TICK(TEXT) == PROFIL_STOPPED && w->closing == PROFIL_FAULTED);
    EXPECT(w->failing.address == MEMORY + PAGE && w->failing.element == 1);
    EXPECT(SAMPLE(MEMORY + 1, 4) == PROFIL_OK && stored == 1);
    if (profil_dialect_of(w->p)->alignment == PROFIL_ALIGN_STRICT)
        EXPECT(TICK(TEXT) == PROFIL_STOPPED && w->failing.why == PROFIL_MISALIGNED);
    else
        EXPECT(TICK(TEXT) == PROFIL_COUNTED && get(w, MEMORY + 1, word) == TEXT);
    /* A child continues after its parent's samples; a new program starts without. */
    EXPECT(SAMPLE(MEMORY, 4) == PROFIL_OK && TICK(TEXT) == PROFIL_COUNTED);
    struct profil_state *copy = profil_fork(w->p, NULL);
    EXPECT(profil_tick(copy, &w->memory, TEXT + 7, 1) == PROFIL_COUNTED);
    EXPECT(get(w, MEMORY + word, word) == TEXT + 7);
    EXPECT(profil_sample(copy, &w->memory, 0, 0, &stored) == PROFIL_OK && stored == 2);
    profil_free(copy);
    profil_exec(w->p, &w->memory, &w->abi);
    EXPECT(!profil_is_on(w->p) && SAMPLE(0, 0) == PROFIL_OK && stored == 0);
}

static void no_pcsample(struct world *w)
{
    uint64_t stored;

    EXPECT(SAMPLE(MEMORY, 4) == PROFIL_ENOSYS && !profil_is_on(w->p));
}

/* ------------------------------------------------------------------------------ all together */

/* Returns the number of checks of a dialect that d fails. */
static unsigned broken(const struct promises *q, const struct profil_dialect *d, const char **first)
{
    struct world *w = calloc(1, sizeof *w);
    unsigned failures;

#define TRY(call)             \
    do {                      \
        begin(w, d, abis[i]); \
        call;                 \
        end(w);               \
    } while (0)
    for (unsigned i = 0; i < ABIS; i++) {
        TRY(counts(w));
        TRY(fills(w, q->full));
        TRY(bad_buffers(w, q->bad));
        TRY(odd_address(w, q->odd));
        TRY(null_buffer(w, q->null, q->bad));
        TRY(called_again(w, q->again));
        TRY(children(w, q->child, q->exec));
        TRY(kernel_time(w));
        if (is(q->calls, "hpux"))
            sprofil_hpux(w, d, abis[i]);
        else if (is(q->calls, "glibc"))
            sprofil_glibc(w, d, abis[i]);
        else
            TRY(EXPECT(SPROFIL(0, 1) == PROFIL_ENOSYS));
        if (is(q->calls, "sunos"))
            TRY(pcsample(w));
        else
            TRY(no_pcsample(w));
        if (is(q->calls, "aix")) {
            TRY(aix_array(w));
            TRY(aix_errors(w));
        } else {
            TRY(EXPECT(profil_call(w->p, &w->memory, MEMORY, 0xffffffff, TEXT, 0x8000) == PROFIL_OK && profil_is_on(w->p)));
        }
    }
    failures = w->failures;
    if (first)
        *first = w->first_failure;
    free(w);
    return failures;
}

static struct profil_dialect dialect(const char *name)
{
    struct profil_dialect d;
    char error[1000];

    if (!profil_dialect_parse(name, &d, error, sizeof error))
        fail_msg("%s", error);
    return d;
}

static void promises_are_kept(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof promised / sizeof *promised; i++) {
        struct profil_dialect d = dialect(promised[i].dialect);
        const char *first;

        if (broken(&promised[i], &d, &first))
            fail_msg("%s: %s", promised[i].dialect, first);
    }
}

/* Properties that no check here covers, or choices with equal results in a dialect. */
static bool is_exempt(const char *dialect, const char *property, const char *choice)
{
    static const char *const elsewhere[] = {"difference",  "unit",        "product", "rounding", "bound",   "elements", /* locate.t.c */
                                            "scale_width", "scale_limit", "scale_0", "scale_1",  "scale_2",             /* locate.t.c */
                                            "fraction",                                                                 /* locate.t.c */
                                            "threads" /* decided by the owner of the state */};

    for (size_t i = 0; i < sizeof elsewhere / sizeof *elsewhere; i++)
        if (is(property, elsewhere[i]))
            return true;
    if (is(property, "quirks") || is(property, "overlap") || is(property, "no_regions"))
        return !is(dialect, "hpux") && !is(dialect, "glibc") && !(is(dialect, "aix") && is(property, "overlap")); /* no second call */
    if (is(property, "timer"))
        return !is(dialect, "glibc"); /* a child keeps its profiling; ticks come from outside */
    if (is(property, "fork"))
        return is(dialect, "glibc"); /* only the timer matters */
    if (is(property, "full") && is(choice, "glibc"))
        return !is(dialect, "hpux") && !is(dialect, "sunos"); /* wraps, where there is no sprofil */
    if (is(property, "recall") && is(choice, "toggle"))
        return !is(dialect, "glibc") && !is(dialect, "hpux"); /* toggles sprofil only */
    return false;
}

static bool is_equivalent(const char *dialect, const char *property, const char *choice)
{
    static const char *const list[][3] = {
        {"hpux", "full", "saturate"},
        {"hpux", "quirks", "glibc"},      /* with exact figures below each region */
        {"glibc", "no_regions", "e2big"}, /* profcnt 0 switches off in its toggle */
        {"glibc", "overlap", "einval"},   /* only HP-UX's call checks its entries */
    };

    for (size_t i = 0; i < sizeof list / sizeof *list; i++)
        if (is(dialect, list[i][0]) && is(property, list[i][1]) && is(choice, list[i][2]))
            return true;
    return false;
}

static void every_wrong_choice_is_noticed(void **state)
{
    unsigned mutants = 0, unnoticed = 0;

    (void)state;
    for (size_t i = 0; i < sizeof promised / sizeof *promised; i++)
        for (unsigned k = 0; profil_property_at(k).name; k++) {
            struct profil_property p = profil_property_at(k);
            struct profil_dialect d = dialect(promised[i].dialect);
            enum profil_choice right = profil_dialect_get(&d, k);

            for (enum profil_choice c = p.first; c <= p.last; c++) {
                if (c == right || is_exempt(d.name, p.name, profil_choice_name(c)) || is_equivalent(d.name, p.name, profil_choice_name(c)))
                    continue;
                profil_dialect_put(&d, k, c);
                mutants++;
                if (broken(&promised[i], &d, NULL))
                    continue;
                print_error("%s with %s=%s keeps all promises\n", promised[i].dialect, p.name, profil_choice_name(c));
                unnoticed++;
            }
        }
    assert_true(mutants > 100);
    assert_int_equal(unnoticed, 0);
}

/* Overlapping regions, where the dialect allows them: the manual's paragraph about them. */
static void overlapping_regions(void **state)
{
    struct profil_dialect d = dialect("hpux:overlap");
    struct world *w = calloc(1, sizeof *w);
    uint64_t at;

    (void)state;
    begin(w, &d, abis[0]);
    at = put_prof(w, ARRAY, MEMORY, 1024, TEXT, 0x8000);
    at = put_prof(w, at, MEMORY + 1024, 16, TEXT + 64, 0x8000);
    at = put_prof(w, at, MEMORY + 2048, 16, TEXT + 64, 0x8000); /* same offset: the first */
    put_prof(w, at, MEMORY + 3000, 2, 0, 2);
    EXPECT(SPROFIL(4, 1) == PROFIL_OK);
    EXPECT(TICK(TEXT + 60) == PROFIL_COUNTED && get(w, MEMORY + 30, 2) == 1);
    EXPECT(TICK(TEXT + 64) == PROFIL_COUNTED && get(w, MEMORY + 1024, 2) == 1);
    EXPECT(TICK(TEXT + 96) == PROFIL_COUNTED && get(w, MEMORY + 3000, 2) == 1); /* beyond it */
    EXPECT(get(w, MEMORY + 48, 2) == 0 && get(w, MEMORY + 2048, 2) == 0);
    if (w->failures)
        fail_msg("%s", w->first_failure);
    end(w);
    free(w);
}

/* sprofil with random arguments: no crash, no change outside the buffers, and no change at all
 * by a failing call. */
static void noise(void **state)
{
    static const char *const names[] = {"hpux", "hpux:overlap", "glibc", "glibc:quirks", "aix"};
    struct world *w = calloc(1, sizeof *w);

    (void)state;
    srand(1);
    for (unsigned round = 0; round < 1000; round++) {
        struct profil_dialect d = dialect(names[round % 5]);
        unsigned char *before = malloc(sizeof w->bytes);
        enum profil_status status;
        unsigned was;

        begin(w, &d, abis[round / 8 % ABIS]);
        for (unsigned i = 0; i < 512; i++) {
            unsigned r = (unsigned)rand();

            w->bytes[8192 + i] = r % 3 ? 0 : (unsigned char)(r >> 8);
        }
        for (unsigned i = 0; i < 8; i++)
            put_prof(w, ARRAY + (unsigned)rand() % 64 * 4, MEMORY + (unsigned)rand() % 4096, (unsigned)rand() % 64 * 2,
                     TEXT + (unsigned)rand() % 512, 1u << rand() % 20);
        ON(MEMORY, 64);
        was = profil_regions(w->p);
        memcpy(before, w->bytes, sizeof w->bytes);
        status = profil_scall(w->p, &w->memory, ARRAY, rand() % 12 - 1, rand() % 4 ? 0 : TVP, (unsigned)rand() % 6);
        if (status != PROFIL_OK) {
            assert_int_equal(profil_regions(w->p), was);
            assert_memory_equal(before, w->bytes, sizeof w->bytes);
        }
        if (status == PROFIL_ENOSYS)
            ARRAY_CALL();
        memcpy(before, w->bytes, sizeof w->bytes);
        for (unsigned i = 0; i < 20; i++) {
            /* Save the regions before the tick: it may switch them off, but has counted in one. */
            bool is_in[sizeof w->bytes] = {0};

            for (unsigned r = 0; r < profil_regions(w->p); r++) {
                const struct profil_region *region = profil_region_at(w->p, r);

                uint64_t top = w->abi.pointer_bytes == 4 ? UINT32_MAX : UINT64_MAX;

                for (unsigned b = 0; b < sizeof is_in; b++)
                    is_in[b] |= ((MEMORY + b - region->base) & top) < region->mapping.size;
            }
            TICK(rand() % 8 ? TEXT + (unsigned)rand() % 1024 : (unsigned)rand());
            for (unsigned b = 0; b < sizeof w->bytes; b++)
                if (w->bytes[b] != before[b] && !is_in[b])
                    fail_msg("round %u: byte %u outside the buffers changed", round, b);
            memcpy(before, w->bytes, sizeof w->bytes);
        }
        end(w);
        free(before);
    }
    free(w);
}

static void names_and_messages(void **state)
{
    struct profil_dialect d = dialect("hpux:full=wrap,overlap"), same = d;
    char error[2000];

    (void)state;
    assert_int_equal(d.full, PROFIL_FULL_WRAP);
    assert_int_equal(d.overlap, PROFIL_OVERLAP_ALLOW);
    assert_false(profil_dialect_parse("hp", &d, error, sizeof error));
    assert_non_null(strstr(error, "bsd211"));
    assert_false(profil_dialect_parse("hpux:full=half", &d, error, sizeof error));
    assert_non_null(strstr(error, "saturate"));
    assert_false(profil_dialect_parse("hpux:sunny", &d, error, sizeof error));
    assert_non_null(strstr(error, "overlap"));
    assert_memory_equal(&d, &same, sizeof d);
    for (size_t i = 0; profil_dialect_names[i]; i++)
        assert_string_equal(dialect(profil_dialect_names[i]).name, profil_dialect_names[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        // clang-format off
        cmocka_unit_test(promises_are_kept),   cmocka_unit_test(every_wrong_choice_is_noticed),
        cmocka_unit_test(overlapping_regions), cmocka_unit_test(noise),
        // clang-format on
        cmocka_unit_test(names_and_messages),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
