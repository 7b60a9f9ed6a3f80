/* Results when memory is exhausted or an argument is invalid: an error, with everything
 * unchanged. */
#include "profil/profil.h"

#include <setjmp.h>
#include <stdarg.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------- exhaustion of host
 * memory */

enum { UNLIMITED = -1 };

static int allocations_left = UNLIMITED;

/* The linker redirects malloc() and calloc() here (--wrap). */
void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);

static bool may_allocate(void)
{
    if (allocations_left > 0)
        allocations_left--;
    else if (!allocations_left)
        return false;
    return true;
}

void *__wrap_malloc(size_t size)
{
    return may_allocate() ? __real_malloc(size) : NULL;
}

void *__wrap_calloc(size_t count, size_t size)
{
    return may_allocate() ? __real_calloc(count, size) : NULL;
}

/* ------------------------------------------------------------------------- a program's memory */

#define BUFFER 0x1000u /* of the first call */
#define OTHER  0x2000u /* of the failing call */
#define ARRAY  0x3000u /* array of regions */
#define TVP    0x3800u
#define TEXT   0x400000u

static unsigned char memory_bytes[0x4000];
static unsigned closings;

static bool is_there(uint64_t address, size_t size)
{
    return address < sizeof memory_bytes && size <= sizeof memory_bytes - address;
}

static bool read_memory(void *context, uint64_t address, void *bytes, size_t size)
{
    (void)context;
    if (is_there(address, size))
        memcpy(bytes, memory_bytes + address, size);
    return is_there(address, size);
}

static bool write_memory(void *context, uint64_t address, const void *bytes, size_t size)
{
    (void)context;
    if (is_there(address, size))
        memcpy(memory_bytes + address, bytes, size);
    return is_there(address, size);
}

static const struct profil_memory memory = {NULL, read_memory, write_memory, NULL};

static void closing(void *context, const struct profil_state *p, const struct profil_memory *m, enum profil_reason reason)
{
    (void)context;
    (void)p;
    (void)m;
    (void)reason;
    closings++;
}

static void put(uint64_t address, uint32_t value)
{
    for (unsigned i = 0; i < 4; i++)
        memory_bytes[address + i] = (unsigned char)(value >> (8 * (3 - i)));
}

/* A structure of four or five words. */
static void put_words(uint64_t address, const uint32_t *words, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        put(address + 4 * i, words[i]);
}

static const struct profil_abi abi = {4, true};
static const struct profil_watch watch = {NULL, closing, NULL};

static struct profil_dialect dialect(const char *name)
{
    struct profil_dialect d;

    assert_true(profil_dialect_parse(name, &d, NULL, 0));
    return d;
}

/* A state whose profil() counts in BUFFER. */
static struct profil_state *profiling(const char *name)
{
    struct profil_dialect d = dialect(name);
    struct profil_state *p = profil_new(&d, &abi, &watch);

    memset(memory_bytes, 0, sizeof memory_bytes);
    assert_non_null(p);
    assert_int_equal(profil_call(p, &memory, BUFFER, 64, TEXT, 0x8000), PROFIL_OK);
    closings = 0;
    return p;
}

static void is_as_it_was(struct profil_state *p, unsigned ticks)
{
    assert_int_equal(closings, 0);
    assert_int_equal(profil_regions(p), 1);
    assert_int_equal(profil_tick(p, &memory, TEXT, 1), PROFIL_COUNTED);
    assert_int_equal(memory_bytes[BUFFER + 1], ticks);
}

/* ------------------------------------------------------------------------------------- out of
 * memory */

static enum profil_status call_profil(struct profil_state *p)
{
    return profil_call(p, &memory, OTHER, 64, TEXT, 0x8000);
}

static enum profil_status call_sprofil(struct profil_state *p)
{
    put_words(ARRAY, (const uint32_t[]){OTHER, 64, TEXT, 0x10000}, 4);
    put_words(ARRAY + 16, (const uint32_t[]){OTHER + 64, 64, TEXT + 0x1000, 0x10000}, 4);
    return profil_scall(p, &memory, ARRAY, 2, TVP, PROFIL_USHORT);
}

/* A call in another form than the previous one; it replaces that only with recall=replace. */
static enum profil_status call_array(struct profil_state *p)
{
    put_words(ARRAY, (const uint32_t[]){TEXT, TEXT + 64, OTHER, 64, 0xffff}, 5);
    return profil_call(p, &memory, ARRAY, UINT32_MAX, 0, 0);
}

static enum profil_status call_pcsample(struct profil_state *p)
{
    uint64_t stored = 99;
    enum profil_status status = profil_sample(p, &memory, OTHER, 4, &stored);

    assert_int_equal(stored, status == PROFIL_OK ? 0 : 99);
    return status;
}

static enum profil_status call_fork(struct profil_state *p)
{
    struct profil_state *child = profil_fork(p, NULL);

    profil_free(child);
    return child ? PROFIL_OK : PROFIL_ENOMEM;
}

/* Fail each allocation of a call once. */
static void each_allocation_fails(const char *name, enum profil_status (*call)(struct profil_state *))
{
    struct profil_state *p = profiling(name);
    enum profil_status status;
    int room = 0;

    for (;; room++) {
        allocations_left = room;
        status = call(p);
        allocations_left = UNLIMITED;
        if (status == PROFIL_OK)
            break;
        assert_int_equal(status, PROFIL_ENOMEM);
        is_as_it_was(p, (unsigned)room + 1);
        assert_int_equal(memory_bytes[TVP + 6], 0);
    }
    assert_true(room > 0);
    profil_free(p);
}

static void memory_runs_out(void **state)
{
    (void)state;
    each_allocation_fails("hpux", call_profil);
    each_allocation_fails("hpux", call_sprofil);
    each_allocation_fails("glibc", call_sprofil);
    each_allocation_fails("aix:recall=replace", call_array);
    each_allocation_fails("sunos", call_pcsample);
    each_allocation_fails("hpux", call_fork);
}

static void memory_is_out_at_the_start(void **state)
{
    struct profil_dialect d = dialect("hpux");
    struct profil_state *p;

    (void)state;
    allocations_left = 0;
    p = profil_new(&d, &abi, NULL);
    allocations_left = UNLIMITED;
    assert_null(p);
}

/* Parsing a dialect allocates nothing. */
static void a_dialect_needs_none(void **state)
{
    struct profil_dialect d;
    char error[32];
    bool good, bad;

    (void)state;
    allocations_left = 0;
    good = profil_dialect_parse("hpux:overlap,full=wrap", &d, NULL, 0);
    bad = profil_dialect_parse("hpux:full=round", &d, error, sizeof error);
    allocations_left = UNLIMITED;
    assert_true(good && !bad);
    assert_int_equal(d.full, PROFIL_FULL_WRAP);
    assert_string_equal(error, "unknown choice 'round' for 'ful"); /* truncated */
}

/* ------------------------------------------------------------------------------- bad arguments */

static void abis_that_do_not_exist(void **state)
{
    struct profil_dialect d = dialect("hpux");
    struct profil_state *p = profiling("hpux");

    (void)state;
    for (unsigned bytes = 0; bytes < 256; bytes++) {
        struct profil_abi odd = {(uint8_t)bytes, true};

        if (bytes == 4 || bytes == 8)
            continue;
        assert_null(profil_new(&d, &odd, NULL));
        assert_false(profil_exec(p, &memory, &odd));
    }
    is_as_it_was(p, 1);
    assert_true(profil_exec(p, &memory, &abi));
    assert_false(profil_is_on(p));
    profil_free(p);
}

static void limits_that_are_none(void **state)
{
    struct profil_state *p = profiling("hpux");

    (void)state;
    assert_false(profil_limits(p, 0, 10000));
    assert_false(profil_limits(p, PROFIL_ARRAY_MAX + 1, 10000));
    assert_int_equal(call_sprofil(p), PROFIL_OK);
    assert_true(profil_limits(p, 1, 20000));
    assert_int_equal(call_sprofil(p), PROFIL_E2BIG);
    profil_free(p);
}

static void elements_of_no_size(void **state)
{
    struct profil_dialect d = dialect("hpux");
    struct profil_state *p = profiling("hpux");

    (void)state;
    for (unsigned element = 0; element < 256; element++) {
        struct profil_mapping m = {.size = 64, .scale = 0x10000, .element = (uint8_t)element, .address_bits = 32};
        struct profil_region r = {.base = BUFFER, .mapping = m};
        uint64_t first, last, count;
        const char *why = NULL;
        bool good = element == 2 || element == 4 || element == 8;

        for (unsigned call = 0; call < 2; call++) {
            m.sprofil = call;
            assert_int_equal(profil_check(&d, &m, &why), good ? PROFIL_OK : PROFIL_EINVAL);
            assert_true(good == !why);
        }
        assert_true(good == (profil_elements(&d, &m) > 0));
        assert_true(good == (profil_locate(&d, &m, 0) == 0));
        assert_true(good == profil_span(&d, &m, 0, &first, &last));
        assert_true(good == profil_counter(p, &memory, &r, 0, &count));
    }
    profil_free(p);
}

static void names_of_nothing(void **state)
{
    struct profil_dialect d = dialect("hpux"), same = d;
    struct profil_property full = {0};
    unsigned at = 0, properties = 0;

    (void)state;
    for (; profil_property_at(properties).name; properties++)
        if (!strcmp(profil_property_at(properties).name, "full")) {
            at = properties;
            full = profil_property_at(at);
        }
    assert_string_equal(profil_choice_name(PROFIL_CHOICES), "?");
    assert_string_equal(profil_choice_meaning((enum profil_choice) - 1), "?");
    assert_string_equal(profil_reason_name((enum profil_reason)(PROFIL_EXIT + 1)), "?");
    assert_string_equal(profil_reason_name((enum profil_reason) - 1), "?");
    assert_int_equal(profil_dialect_get(&d, properties), PROFIL_CHOICES);
    assert_int_equal(profil_dialect_get(&d, UINT32_MAX), PROFIL_CHOICES);
    assert_false(profil_dialect_put(&d, properties, full.first));
    assert_false(profil_dialect_put(&d, at, full.last + 1));
    assert_false(profil_dialect_put(&d, at, PROFIL_CHOICES));
    assert_false(profil_dialect_set(&d, "full", "ful"));
    assert_false(profil_dialect_set(&d, "", ""));
    assert_memory_equal(&d, &same, sizeof d);
    assert_true(profil_dialect_put(&d, at, full.last));
    assert_int_equal(profil_dialect_get(&d, at), full.last);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        // clang-format off
        cmocka_unit_test(memory_runs_out),        cmocka_unit_test(memory_is_out_at_the_start),
        cmocka_unit_test(a_dialect_needs_none),   cmocka_unit_test(abis_that_do_not_exist),
        cmocka_unit_test(limits_that_are_none),   cmocka_unit_test(elements_of_no_size),
        // clang-format on
        cmocka_unit_test(names_of_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
