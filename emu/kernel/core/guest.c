/* Guest memory as the kernel accesses it: copies, byte order, structures by format. */
#include <stdlib.h>
#include <string.h>

#include "emu/kernel/core/guest.h"
#include "emu/fatal/fatal.h"
#include "emu/kernel/core/thread.h"
#include "emu/load/elf.h"
#include "emu/mem/mem.h"

uint64_t abi_address(const struct abi *abi, uint64_t pointer)
{
    if (abi->word == 8)
        return pointer;
    return abi->swizzled ? elf_swizzle(pointer) : (uint32_t)pointer;
}

/* The address that va means in t's program: structures hold pointers of its word size. */
static uint64_t address_in(const struct thread *t, uint64_t va)
{
    return t->p->abi->swizzled ? elf_swizzle(va) : va;
}

int copy_in(struct thread *t, void *out, uint64_t va, size_t len)
{
    return mem_read(t->p->mm->space, address_in(t, va), out, len) == len ? 0 : -EFAULT;
}

int copy_in_extensible(struct thread *t, void *out, size_t room, uint64_t va, uint64_t size)
{
    char more[4096]; /* Linux takes a page at most */
    if (size > sizeof more)
        return -E2BIG;
    size_t known = size < room ? size : room;
    memset(out, 0, room);
    if (copy_in(t, out, va, known) || copy_in(t, more, va + known, size - known))
        return -EFAULT;
    for (size_t i = 0; i < size - known; i++)
        if (more[i])
            return -E2BIG;
    return 0;
}

int copy_out(struct thread *t, uint64_t va, const void *in, size_t len)
{
    return mem_write(t->p->mm->space, address_in(t, va), in, len) == len ? 0 : -EFAULT;
}

ssize_t copy_in_string(struct thread *t, char *out, uint64_t va, size_t cap)
{
    return mem_read_string(t->p->mm->space, address_in(t, va), out, cap);
}

/* ---- byte order --------------------------------------------------------------------------------------- */

static uint64_t load_bytes(const uint8_t *p, unsigned size, bool big)
{
    uint64_t v = 0;

    for (unsigned i = 0; i < size; i++)
        v |= (uint64_t)p[i] << 8 * (big ? size - 1 - i : i);
    return v;
}

static void store_bytes(uint8_t *p, unsigned size, bool big, uint64_t v)
{
    for (unsigned i = 0; i < size; i++)
        p[i] = v >> 8 * (big ? size - 1 - i : i);
}

/* Returns the host address of the aligned number at va if it is ordinary memory with access `need`, or NULL if the caller must copy. */
static void *direct_address(struct thread *t, uint64_t va, unsigned size, unsigned need)
{
    const struct space *s = t->p->mm->space;

    return va & (size - 1) ? NULL : mem_host(s, address_in(t, va), need);
}

static int get_number(struct thread *t, uint64_t va, unsigned size, uint64_t *out)
{
    uint8_t bytes[8];
    const uint8_t *at = direct_address(t, va, size, MEM_R);

    if (!at && copy_in(t, bytes, va, size))
        return -EFAULT;
    *out = load_bytes(at ? at : bytes, size, t->p->abi->big_endian);
    return 0;
}

static int put_number(struct thread *t, uint64_t va, unsigned size, uint64_t value)
{
    uint8_t bytes[8];
    uint8_t *at = direct_address(t, va, size, MEM_W);

    store_bytes(at ? at : bytes, size, t->p->abi->big_endian, value);
    return at ? 0 : copy_out(t, va, bytes, size);
}

int get_u32(struct thread *t, uint64_t va, uint32_t *out)
{
    uint64_t v;

    if (get_number(t, va, 4, &v))
        return -EFAULT;
    *out = v;
    return 0;
}

int put_u32(struct thread *t, uint64_t va, uint32_t value)
{
    return put_number(t, va, 4, value);
}

int get_u64(struct thread *t, uint64_t va, uint64_t *out)
{
    return get_number(t, va, 8, out);
}

int put_u64(struct thread *t, uint64_t va, uint64_t value)
{
    return put_number(t, va, 8, value);
}

int get_word(struct thread *t, uint64_t va, uint64_t *out)
{
    return get_number(t, va, t->p->abi->word, out);
}

int put_word(struct thread *t, uint64_t va, uint64_t value)
{
    return put_number(t, va, t->p->abi->word, value);
}

/* ---- structures ------------------------------------------------------------------------------------------ */

enum { STRUCT_MAX = 1024 };

struct field {
    unsigned size;
    bool is_signed, is_padding;
};

static struct field field_of(char letter, const struct abi *abi, bool time64)
{
    const unsigned word = abi->word;

    switch (letter) {
    case 'b': return (struct field){1, true, false};
    case 'B': return (struct field){1, false, false};
    case 'h': return (struct field){2, true, false};
    case 'H': return (struct field){2, false, false};
    case 'i': return (struct field){4, true, false};
    case 'I': return (struct field){4, false, false};
    case 'q': return (struct field){8, true, false};
    case 'Q': return (struct field){8, false, false};
    case 'l': return (struct field){word, true, false};
    case 'L':
    case 'p': return (struct field){word, false, false};
    case 't':
    case 'n': return (struct field){time64 ? 8 : word, true, false};
    case 'u': return (struct field){abi->usec_is_int ? 4 : time64 ? 8 : word, true, false};
    case '0': return (struct field){4, false, true};
    }
    fatal_bug(__func__);
}

static size_t alignment(const struct abi *abi, struct field f)
{
    return abi->max_align && abi->max_align < f.size ? abi->max_align : f.size;
}

/* Calls fn for each field with its offset. Returns the size of the structure. */
typedef void field_fn(void *ctx, size_t offset, struct field f);

static size_t walk(const struct abi *abi, const char *format, bool time64, field_fn *fn, void *ctx)
{
    size_t offset = 0, greatest = 1;

    while (*format) {
        unsigned count = 0;

        while (*format >= '0' && *format <= '9' && (count || *format != '0'))
            count = count * 10 + (unsigned)(*format++ - '0');
        struct field f = field_of(*format++, abi, time64);
        size_t align = alignment(abi, f);

        for (count = count ? count : 1; count > 0; count--) {
            offset = (offset + align - 1) & ~(align - 1);
            if (fn)
                fn(ctx, offset, f);
            offset += f.size;
        }
        if (align > greatest)
            greatest = align;
    }
    return (offset + greatest - 1) & ~(greatest - 1);
}

struct packing {
    uint8_t *bytes;
    const uint8_t *in;
    const int64_t *values;
    int64_t *out;
    bool big;
};

static void pack_field(void *ctx, size_t offset, struct field f)
{
    struct packing *p = ctx;

    if (!f.is_padding)
        store_bytes(p->bytes + offset, f.size, p->big, (uint64_t)*p->values++);
}

static void unpack_field(void *ctx, size_t offset, struct field f)
{
    struct packing *p = ctx;

    if (f.is_padding)
        return;
    uint64_t v = load_bytes(p->in + offset, f.size, p->big);

    if (f.is_signed && f.size < 8)
        v = (uint64_t)((int64_t)(v << (64 - 8 * f.size)) >> (64 - 8 * f.size));
    *p->out++ = (int64_t)v;
}

size_t pack_struct(const struct abi *abi, bool time64, const char *format, const int64_t *values, void *out)
{
    struct packing p = {.bytes = out, .values = values, .big = abi->big_endian};
    size_t size = walk(abi, format, time64, NULL, NULL);

    memset(out, 0, size);
    walk(abi, format, time64, pack_field, &p);
    return size;
}

size_t unpack_struct(const struct abi *abi, bool time64, const char *format, const void *in, int64_t *out)
{
    struct packing p = {.in = in, .out = out, .big = abi->big_endian};

    return walk(abi, format, time64, unpack_field, &p);
}

size_t struct_size(const struct thread *t, const char *format)
{
    return walk(t->p->abi, format, t->call.time64, NULL, NULL);
}

int get_struct(struct thread *t, uint64_t va, const char *format, int64_t *out)
{
    uint8_t bytes[STRUCT_MAX];
    size_t size = struct_size(t, format);

    if (size > sizeof bytes)
        fatal_bug(__func__);
    if (copy_in(t, bytes, va, size))
        return -EFAULT;
    unpack_struct(t->p->abi, t->call.time64, format, bytes, out);
    return 0;
}

int put_struct(struct thread *t, uint64_t va, const char *format, const int64_t *values)
{
    uint8_t bytes[STRUCT_MAX];

    if (struct_size(t, format) > sizeof bytes)
        fatal_bug(__func__);
    return copy_out(t, va, bytes, pack_struct(t->p->abi, t->call.time64, format, values, bytes));
}

/* ---- times ------------------------------------------------------------------------------------------------ */

static const int64_t NS = 1000000000;

int64_t saturated_ns(int64_t sec, int64_t ns)
{
    if (sec < INT64_MIN / NS)
        return INT64_MIN;
    return sec > (INT64_MAX - ns) / NS ? INT64_MAX : sec * NS + ns;
}

int64_t seconds_of(int64_t ns)
{
    return ns / NS - (ns % NS < 0);
}

int64_t nanoseconds_of(int64_t ns)
{
    return ns % NS + (ns % NS < 0 ? NS : 0);
}

int get_timespec(struct thread *t, uint64_t va, int64_t *ns)
{
    int64_t v[2];

    if (get_struct(t, va, "tn", v))
        return -EFAULT;
    if (t->call.time64)
        v[1] = (int32_t)v[1]; /* the upper half pads the 32-bit long */
    if (v[0] < 0 || v[1] < 0 || v[1] >= NS)
        return -EINVAL;
    *ns = saturated_ns(v[0], v[1]);
    return 0;
}

int put_timespec(struct thread *t, uint64_t va, int64_t ns)
{
    return PUT(t, va, "tn", seconds_of(ns), nanoseconds_of(ns));
}

int get_timeval(struct thread *t, uint64_t va, int64_t *ns)
{
    int64_t v[2];

    if (get_struct(t, va, "tu", v))
        return -EFAULT;
    if (v[0] < 0 || v[1] < 0 || v[1] >= 1000000)
        return -EINVAL;
    *ns = saturated_ns(v[0], v[1] * 1000);
    return 0;
}

int put_timeval(struct thread *t, uint64_t va, int64_t ns)
{
    return PUT(t, va, "tu", seconds_of(ns), nanoseconds_of(ns) / 1000);
}

/* ---- signal sets --------------------------------------------------------------------------------------------- */

/* A signal set is an array of longs; bit n-1 of word 0 is signal n. Signals 1 to 64: 8 bytes in every ABI. */
enum { SIGSET_BYTES = 8 };

ksigset sigset_translate(const uint8_t *map, ksigset in)
{
    ksigset out = 0;

    for (int sig = 1; sig <= KSIG_MAX; sig++)
        if ((in & ksigbit(sig)) && (!map || map[sig]))
            out |= ksigbit(map ? map[sig] : sig);
    return out;
}

ksigset sigset_unpack(const struct abi *abi, const uint8_t *bytes)
{
    ksigset guest = 0;

    for (unsigned i = 0; i < SIGSET_BYTES / abi->word; i++)
        guest |= load_bytes(bytes + i * abi->word, abi->word, abi->big_endian) << (i * 32);
    return sigset_translate(abi->sig_to_host, guest);
}

void sigset_pack(const struct abi *abi, ksigset set, uint8_t *bytes)
{
    ksigset guest = sigset_translate(abi->sig_to_guest, set);

    for (unsigned i = 0; i < SIGSET_BYTES / abi->word; i++)
        store_bytes(bytes + i * abi->word, abi->word, abi->big_endian, guest >> (i * 32));
}

int get_sigset(struct thread *t, uint64_t va, uint64_t size, ksigset *out)
{
    uint8_t bytes[SIGSET_BYTES];

    if (size != SIGSET_BYTES)
        return -EINVAL;
    if (copy_in(t, bytes, va, sizeof bytes))
        return -EFAULT;
    *out = sigset_unpack(t->p->abi, bytes);
    return 0;
}

int put_sigset(struct thread *t, uint64_t va, uint64_t size, ksigset set)
{
    uint8_t bytes[SIGSET_BYTES];

    if (size != SIGSET_BYTES)
        return -EINVAL;
    sigset_pack(t->p->abi, set, bytes);
    return copy_out(t, va, bytes, sizeof bytes);
}

/* ---- numbers of the personality ---------------------------------------------------------------------------------- */

int sig_guest(const struct abi *abi, int host)
{
    return abi->sig_to_guest && host > 0 && host <= KSIG_MAX ? abi->sig_to_guest[host] : host;
}

enum { NO_SIGNAL = -1 }; /* no call accepts it */

int sig_host(const struct abi *abi, int guest)
{
    if (!abi->sig_to_host || guest <= 0 || guest > KSIG_MAX)
        return guest;
    return abi->sig_to_host[guest] ? abi->sig_to_host[guest] : NO_SIGNAL;
}

uint64_t flags_to_host(const struct flag_pair *pairs, uint64_t guest)
{
    uint64_t host = 0;

    for (; pairs->host; pairs++)
        if ((guest & pairs->guest) == pairs->guest)
            host |= pairs->host;
    return host;
}

uint64_t flags_to_guest(const struct flag_pair *pairs, uint64_t host)
{
    uint64_t guest = 0, done = 0;

    for (; pairs->host; pairs++)
        if ((host & pairs->host) == pairs->host && pairs->host & ~done) {
            guest |= pairs->guest;
            done |= pairs->host;
        }
    return guest;
}

int abi_poll_events(const struct abi *abi, unsigned host)
{
    return (int)(abi->poll_events ? flags_to_guest(abi->poll_events, host) : host);
}

int abi_errno(const struct abi *abi, int host)
{
    int guest = abi->errno_to_guest && host > 0 && host < 134 ? abi->errno_to_guest[host] : 0;

    return guest ? guest : host;
}
