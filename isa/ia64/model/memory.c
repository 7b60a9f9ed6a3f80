/* memory.c - models of loads, stores, semaphores, spills and fills, NaTs of speculative loads, moves to and from fp registers. */
#include <stddef.h>
#include <string.h>
#include "isa/ia64/model/model.h"

/* The forms of a base register's update: none, by r2, by an immediate of a load or of a store. */
enum update { NO_UPDATE, BY_REGISTER, BY_LOAD_IMMEDIATE, BY_STORE_IMMEDIATE };

/* Opcodes 4 and 6: bit 36 (m) chooses the register update; 5 and 7: immediates. */
static enum update load_update(const struct model_state *s)
{
    if (bits(s->x, 37, 1))
        return BY_LOAD_IMMEDIATE;
    return bits(s->x, 36, 1) ? BY_REGISTER : NO_UPDATE;
}

static enum update store_update(const struct model_state *s)
{
    return bits(s->x, 37, 1) ? BY_STORE_IMMEDIATE : NO_UPDATE;
}

static uint64_t imm9(const struct model_state *s, unsigned low)
{
    return (uint64_t)sign_extend(bits(s->x, 36, 1) << 8 | bits(s->x, 27, 1) << 7 | bits(s->x, low, 7), 9);
}

/* After the access. */
static void update_base(struct model_state *s, enum update how)
{
    unsigned base = r3_of(s);
    if (how == BY_REGISTER)
        set_gr(s, base, s->r[base] + s->r[r2_of(s)], s->nat[base] || s->nat[r2_of(s)]);
    else if (how != NO_UPDATE)
        set_gr(s, base, s->r[base] + imm9(s, how == BY_LOAD_IMMEDIATE ? 13 : 6), s->nat[base]);
}

/* Returns the place of an access in the memory, or NULL after setting the fault. */
static uint8_t *at(struct model_state *s, uint64_t address, unsigned size, bool must_be_aligned)
{
    uint64_t offset = address - MODEL_DATA;
    if (must_be_aligned && address % size) {
        s->fault = MODEL_UNALIGNED;
        return NULL;
    }
    if (offset <= MODEL_MEMORY - size)
        return s->memory + offset;
    s->fault = MODEL_PAGE;
    return NULL;
}

static uint64_t get(const uint8_t *from, unsigned size)
{
    uint64_t v = 0;
    for (unsigned k = size; k-- > 0;)
        v = v << 8 | from[k];
    return v;
}

static void put(uint8_t *to, uint64_t v, unsigned size)
{
    for (unsigned k = 0; k < size; k++)
        to[k] = (uint8_t)(v >> 8 * k);
}

static bool consume(struct model_state *s, unsigned r)
{
    if (s->nat[r])
        s->fault = MODEL_NAT;
    return s->nat[r];
}

/* ---- integer loads and stores */

enum { SPECULATIVE = 1, SPECULATIVE_ADVANCED = 3 };

static unsigned size_of(const struct model_state *s)
{
    return 1u << bits(s->x, 30, 2);
}

static bool is_speculative(const struct model_state *s)
{
    unsigned kind = (unsigned)bits(s->x, 32, 4);
    return kind == SPECULATIVE || kind == SPECULATIVE_ADVANCED;
}

/* Returns the place of a speculative load, or NULL if deferred. The operating system has all faults deferred. A NaT is an allowed result of
 * any speculative load; misaligned ones give it. */
static const uint8_t *speculatively_at(struct model_state *s, uint64_t address, unsigned size, unsigned alignment)
{
    const uint8_t *place = s->nat[r3_of(s)] || address % alignment ? NULL : at(s, address, size, false);
    s->fault = 0;
    return place;
}

/* A target that is also the updated base is an illegal operation; so is r0. */
static bool bad_target(struct model_state *s, enum update how)
{
    if (r1_of(s) == 0 || (how && (r3_of(s) == 0 || r1_of(s) == r3_of(s))))
        s->fault = MODEL_ILLEGAL;
    return s->fault;
}

static void ld(struct model_state *s)
{
    enum update how = load_update(s);
    unsigned base = r3_of(s);
    if (bad_target(s, how))
        return;
    if (is_speculative(s)) {
        const uint8_t *from = speculatively_at(s, s->r[base], size_of(s), size_of(s));
        uint64_t value = from ? get(from, size_of(s)) : 0;
        update_base(s, how);
        set_gr(s, r1_of(s), value, !from);
        return;
    }
    if (consume(s, base))
        return;
    const uint8_t *from = at(s, s->r[base], size_of(s), false);
    if (!from)
        return;
    uint64_t value = get(from, size_of(s));
    update_base(s, how);
    set_gr(s, r1_of(s), value, false);
}

static void ld_fill(struct model_state *s)
{
    enum update how = load_update(s);
    unsigned base = r3_of(s);
    if (bad_target(s, how) || consume(s, base))
        return;
    const uint8_t *from = at(s, s->r[base], 8, false);
    if (!from)
        return;
    uint64_t value = get(from, 8);
    bool nat = s->unat >> bits(s->r[base], 3, 6) & 1;
    update_base(s, how);
    set_gr(s, r1_of(s), value, nat);
    s->unused_r[r1_of(s)] = false; /* what was spilled */
}

static void ld16(struct model_state *s)
{
    if (bad_target(s, NO_UPDATE) || consume(s, r3_of(s)))
        return;
    const uint8_t *from = at(s, s->r[r3_of(s)], 16, true);
    if (!from)
        return;
    set_gr(s, r1_of(s), get(from, 8), false);
    s->csd = get(from + 8, 8);
}

static void st(struct model_state *s)
{
    enum update how = store_update(s);
    if (how && r3_of(s) == 0) {
        s->fault = MODEL_ILLEGAL;
        return;
    }
    if (consume(s, r3_of(s)) || consume(s, r2_of(s)))
        return;
    uint8_t *to = at(s, s->r[r3_of(s)], size_of(s), false);
    if (!to)
        return;
    put(to, s->r[r2_of(s)], size_of(s));
    update_base(s, how);
}

static void st_spill(struct model_state *s)
{
    enum update how = store_update(s);
    if (how && r3_of(s) == 0) {
        s->fault = MODEL_ILLEGAL;
        return;
    }
    if (consume(s, r3_of(s)))
        return;
    uint8_t *to = at(s, s->r[r3_of(s)], 8, false);
    if (!to)
        return;
    uint64_t bit = 1ull << bits(s->r[r3_of(s)], 3, 6);
    put(to, s->r[r2_of(s)], 8);
    s->unat = s->nat[r2_of(s)] ? s->unat | bit : s->unat & ~bit;
    update_base(s, how);
}

static void st16(struct model_state *s)
{
    if (consume(s, r3_of(s)) || consume(s, r2_of(s)))
        return;
    uint8_t *to = at(s, s->r[r3_of(s)], 16, true);
    if (!to)
        return;
    put(to, s->r[r2_of(s)], 8);
    put(to + 8, s->csd, 8);
}

/* ---- semaphores: the address must be aligned */

static uint8_t *semaphore(struct model_state *s, unsigned size, bool reads_r2)
{
    if (r1_of(s) == 0) {
        s->fault = MODEL_ILLEGAL;
        return NULL;
    }
    if (consume(s, r3_of(s)) || (reads_r2 && consume(s, r2_of(s))))
        return NULL;
    return at(s, s->r[r3_of(s)], size, true);
}

static void cmpxchg(struct model_state *s)
{
    uint8_t *place = semaphore(s, size_of(s), true);
    if (!place)
        return;
    uint64_t old = get(place, size_of(s));
    if (old == s->ccv)
        put(place, s->r[r2_of(s)], size_of(s));
    set_gr(s, r1_of(s), old, false);
}

static void cmp8xchg16(struct model_state *s)
{
    uint8_t *place = semaphore(s, 8, true);
    if (!place)
        return;
    uint64_t old = get(place, 8), new = s->r[r2_of(s)];
    if (old == s->ccv) {
        uint8_t *pair = s->memory + ((place - s->memory) & ~15);
        put(pair, new, 8);
        put(pair + 8, s->csd, 8);
    }
    set_gr(s, r1_of(s), old, false);
}

static void xchg(struct model_state *s)
{
    uint8_t *place = semaphore(s, size_of(s), true);
    if (!place)
        return;
    uint64_t old = get(place, size_of(s));
    put(place, s->r[r2_of(s)], size_of(s));
    set_gr(s, r1_of(s), old, false);
}

static void fetchadd(struct model_state *s)
{
    static const int64_t increments[] = {16, 8, 4, 1, -16, -8, -4, -1};
    uint8_t *place = semaphore(s, size_of(s), false);
    if (!place)
        return;
    uint64_t old = get(place, size_of(s));
    put(place, old + (uint64_t)increments[bits(s->x, 13, 3)], size_of(s));
    set_gr(s, r1_of(s), old, false);
}

/* Without .fault a prefetch never faults; the base is updated. */
static void lfetch(struct model_state *s)
{
    enum update how = load_update(s);
    bool faults = bits(s->x, 31, 1);
    if (how && r3_of(s) == 0) {
        s->fault = MODEL_ILLEGAL;
        return;
    }
    if (faults && (consume(s, r3_of(s)) || !at(s, s->r[r3_of(s)], 1, false)))
        return;
    update_base(s, how);
}

/* ---- floating-point memory formats */

enum { NATVAL = 0x1fffe, INTEGER_EXP = 0x1003e, SPECIAL_EXP = 0x1ffff, BIAS = 0xffff };
static const struct model_fr nat_val = {0, NATVAL};

static bool is_natval(struct model_fr f)
{
    return f.exp == NATVAL && f.sig == 0;
}

static struct model_fr from_single(uint64_t v)
{
    uint32_t sign = (uint32_t)bits(v, 31, 1) << 17, exp = (uint32_t)bits(v, 23, 8);
    uint64_t fraction = bits(v, 0, 23) << 40;
    if (exp == 0xff)
        return (struct model_fr){1ull << 63 | fraction, sign | SPECIAL_EXP};
    if (exp == 0)
        return (struct model_fr){fraction, fraction ? sign | (BIAS - 126) : sign};
    return (struct model_fr){1ull << 63 | fraction, sign | (BIAS - 127 + exp)};
}

static struct model_fr from_double(uint64_t v)
{
    uint32_t sign = (uint32_t)bits(v, 63, 1) << 17, exp = (uint32_t)bits(v, 52, 11);
    uint64_t fraction = bits(v, 0, 52) << 11;
    if (exp == 0x7ff)
        return (struct model_fr){1ull << 63 | fraction, sign | SPECIAL_EXP};
    if (exp == 0)
        return (struct model_fr){fraction, fraction ? sign | (BIAS - 1022) : sign};
    return (struct model_fr){1ull << 63 | fraction, sign | (BIAS - 1023 + exp)};
}

/* 10 bytes: the significand, then sign and a 15-bit exponent. */
static struct model_fr from_extended(const uint8_t *p)
{
    uint64_t sig = get(p, 8), top = get(p + 8, 2);
    uint32_t sign = (uint32_t)(top >> 15) << 17, exp = (uint32_t)(top & 0x7fff);
    if (exp == 0x7fff)
        return (struct model_fr){sig, sign | SPECIAL_EXP};
    if (exp == 0) /* denormals, too: an exponent of zeros stands for theirs (volume 1, 5.1.2) */
        return (struct model_fr){sig, sign};
    return (struct model_fr){sig, sign | (BIAS - 16383 + exp)};
}

static uint64_t to_single(struct model_fr f)
{
    uint64_t exp = f.sig >> 63 ? bits(f.exp, 16, 1) << 7 | bits(f.exp, 0, 7) : 0;
    return bits(f.exp, 17, 1) << 31 | exp << 23 | bits(f.sig, 40, 23);
}

static uint64_t to_double(struct model_fr f)
{
    uint64_t exp = f.sig >> 63 ? bits(f.exp, 16, 1) << 10 | bits(f.exp, 0, 10) : 0;
    return bits(f.exp, 17, 1) << 63 | exp << 52 | bits(f.sig, 11, 52);
}

static void to_extended(uint8_t *p, struct model_fr f)
{
    uint64_t exp = f.sig >> 63 || f.exp & 0x1ffff ? bits(f.exp, 16, 1) << 14 | bits(f.exp, 0, 14) : 0;
    put(p, f.sig, 8);
    put(p + 8, bits(f.exp, 17, 1) << 15 | exp, 2);
}

/* Bits 31:30: e, 8, s, d. */
static unsigned float_size(const struct model_state *s)
{
    static const unsigned sizes[] = {10, 8, 4, 8};
    return sizes[bits(s->x, 30, 2)];
}

static struct model_fr from_memory(const uint8_t *p, unsigned format)
{
    switch (format) {
    case 0: return from_extended(p);
    case 1: return (struct model_fr){get(p, 8), INTEGER_EXP};
    case 2: return from_single(get(p, 4));
    default: return from_double(get(p, 8));
    }
}

static void set_fr(struct model_state *s, unsigned n, struct model_fr value)
{
    if (n < 2)
        s->fault = MODEL_ILLEGAL;
    else
        s->f[n] = value;
}

static void ldf(struct model_state *s)
{
    enum update how = load_update(s);
    unsigned base = r3_of(s), size = float_size(s);
    if (r1_of(s) < 2 || (how && base == 0)) {
        s->fault = MODEL_ILLEGAL;
        return;
    }
    if (!is_speculative(s) && consume(s, base))
        return;
    const uint8_t *from =
        is_speculative(s) ? speculatively_at(s, s->r[base], size, size == 10 ? 16 : size) : at(s, s->r[base], size, false);
    if (!from && !is_speculative(s))
        return;
    set_fr(s, r1_of(s), from ? from_memory(from, (unsigned)bits(s->x, 30, 2)) : nat_val);
    update_base(s, how);
}

static void ldf_fill(struct model_state *s)
{
    enum update how = load_update(s);
    if (r1_of(s) < 2 || (how && r3_of(s) == 0)) {
        s->fault = MODEL_ILLEGAL;
        return;
    }
    if (consume(s, r3_of(s)))
        return;
    const uint8_t *from = at(s, s->r[r3_of(s)], 16, false);
    if (!from)
        return;
    set_fr(s, r1_of(s), (struct model_fr){get(from, 8), (uint32_t)get(from + 8, 3) & 0x3ffff});
    update_base(s, how);
}

static void ldfp(struct model_state *s)
{
    unsigned base = r3_of(s), f1 = r1_of(s), f2 = r2_of(s), format = (unsigned)bits(s->x, 30, 2), size = float_size(s);
    bool updates = bits(s->x, 36, 1);
    if (f1 < 2 || f2 < 2 || f1 % 2 == f2 % 2 || (updates && base == 0)) { /* one even, one odd register */
        s->fault = MODEL_ILLEGAL;
        return;
    }
    if (!is_speculative(s) && consume(s, base))
        return;
    const uint8_t *from = is_speculative(s) ? speculatively_at(s, s->r[base], 2 * size, 2 * size) : at(s, s->r[base], 2 * size, false);
    if (!from && !is_speculative(s))
        return;
    set_fr(s, f1, from ? from_memory(from, format) : nat_val);
    set_fr(s, f2, from ? from_memory(from + size, format) : nat_val);
    if (updates)
        set_gr(s, base, s->r[base] + 2 * size, s->nat[base]);
}

static void stf(struct model_state *s)
{
    enum update how = store_update(s);
    struct model_fr f = s->f[r2_of(s)];
    unsigned format = (unsigned)bits(s->x, 30, 2);
    if (how && r3_of(s) == 0) {
        s->fault = MODEL_ILLEGAL;
        return;
    }
    if (consume(s, r3_of(s)))
        return;
    if (is_natval(f)) {
        s->fault = MODEL_NAT;
        return;
    }
    uint8_t *to = at(s, s->r[r3_of(s)], float_size(s), false);
    if (!to)
        return;
    if (format == 0)
        to_extended(to, f);
    else
        put(to, format == 1 ? f.sig : format == 2 ? to_single(f) : to_double(f), float_size(s));
    update_base(s, how);
}

static void stf_spill(struct model_state *s)
{
    enum update how = store_update(s);
    struct model_fr f = s->f[r2_of(s)];
    if (how && r3_of(s) == 0) {
        s->fault = MODEL_ILLEGAL;
        return;
    }
    if (consume(s, r3_of(s)))
        return;
    uint8_t *to = at(s, s->r[r3_of(s)], 16, false);
    if (!to)
        return;
    put(to, f.sig, 8);
    put(to + 8, f.exp, 8);
    update_base(s, how);
}

static void setf(struct model_state *s)
{
    uint64_t v = s->r[r2_of(s)];
    struct model_fr result;
    switch (bits(s->x, 30, 2)) {
    case 0: result = (struct model_fr){v, INTEGER_EXP}; break;
    case 1: result = (struct model_fr){1ull << 63, (uint32_t)bits(v, 0, 18)}; break;
    case 2: result = from_single(v); break;
    default: result = from_double(v);
    }
    set_fr(s, r1_of(s), s->nat[r2_of(s)] ? nat_val : result);
}

static void getf(struct model_state *s)
{
    struct model_fr f = s->f[r2_of(s)];
    uint64_t result;
    switch (bits(s->x, 30, 2)) {
    case 0: result = f.sig; break;
    case 1: result = f.exp; break;
    case 2: result = to_single(f); break;
    default: result = to_double(f);
    }
    set_gr(s, r1_of(s), result, is_natval(f));
}

const struct model_line model_memory[] = {
    {"ld{z}{lk}{lh3}", NULL, ld},
    {"ld{z}{lk}{lh}", NULL, ld},
    {"ld8.fill{lh3}", NULL, ld_fill},
    {"ld8.fill{lh}", NULL, ld_fill},
    {"ld16{lh3}", NULL, ld16},
    {"ld16.acq{lh3}", NULL, ld16},
    {"st{z}{rel}{sh3}", NULL, st},
    {"st{z}{rel}{sh}", NULL, st},
    {"st8.spill{sh3}", NULL, st_spill},
    {"st8.spill{sh}", NULL, st_spill},
    {"st16{rel}{sh3}", NULL, st16},
    {"ldf{fz}{flk}{lh3}", NULL, ldf},
    {"ldf{fz}{flk}{lh}", NULL, ldf},
    {"ldf.fill{lh3}", NULL, ldf_fill},
    {"ldf.fill{lh}", NULL, ldf_fill},
    {"ldfp{fpz}{flk}{lh}", NULL, ldfp},
    {"stf{fz}{sh3}", NULL, stf},
    {"stf{fz}{sh}", NULL, stf},
    {"stf.spill{sh3}", NULL, stf_spill},
    {"stf.spill{sh}", NULL, stf_spill},
    {"lfetch{fault}{excl}{lfh3}", NULL, lfetch},
    {"cmpxchg{z}{acqrel}{lh}", NULL, cmpxchg},
    {"cmp8xchg16{acqrel}{lh}", NULL, cmp8xchg16},
    {"xchg{z}{lh}", NULL, xchg},
    {"fetchadd{z}{acqrel}{lh}", NULL, fetchadd},
    {"setf{fform}", NULL, setf},
    {"getf{fform}", NULL, getf},
    {NULL, NULL, NULL},
};
