/* float.c - models of the floating-point instructions that do not round: sign and exponent operations, parallel moves, integers. */
#include <stddef.h>
#include "isa/ia64/model/model.h"

enum { NATVAL = 0x1fffe, INTEGER_EXP = 0x1003e, SIGN = 1 << 17 };

static bool is_natval(struct model_fr f)
{
    return f.exp == NATVAL && f.sig == 0;
}

/* Writes f1; a NaTVal among the sources gives a NaTVal. f0 and f1 are not writable. */
static void set_f1(struct model_state *s, bool natval, uint64_t sig, uint32_t exp)
{
    unsigned n = (unsigned)bits(s->x, 6, 7);
    if (n < 2)
        s->fault = MODEL_ILLEGAL;
    else
        s->f[n] = natval ? (struct model_fr){0, NATVAL} : (struct model_fr){sig, exp};
}

static struct model_fr f2_of(const struct model_state *s)
{
    return s->f[bits(s->x, 13, 7)];
}

static struct model_fr f3_of(const struct model_state *s)
{
    return s->f[bits(s->x, 20, 7)];
}

static struct model_fr f4_of(const struct model_state *s)
{
    return s->f[bits(s->x, 27, 7)];
}

/* A result of two sources a (f2) and b (f3). */
#define TWO(name, sig_expression, exp_expression)                                    \
    static void name(struct model_state *s)                                          \
    {                                                                                \
        struct model_fr a = f2_of(s), b = f3_of(s);                                  \
        set_f1(s, is_natval(a) || is_natval(b), (sig_expression), (exp_expression)); \
    }

static uint64_t high(uint64_t v)
{
    return v >> 32;
}

static uint64_t join(uint64_t upper, uint64_t lower)
{
    return upper << 32 | (lower & 0xffffffff);
}

/* The sign of each half of a with the rest of b's. */
static uint64_t parallel_sign(uint64_t a, uint64_t b, uint64_t flip, uint64_t mask)
{
    return ((a ^ flip) & mask) | (b & ~mask);
}

static uint64_t signs_of(uint64_t half)
{
    return half >> 31 & 1 ? 0xffffffff : 0;
}

#define SIGNS 0x8000000080000000ull
#define TOPS  0xff800000ff800000ull

TWO(fmerge_s, b.sig, (a.exp & SIGN) | (b.exp & ~SIGN))
TWO(fmerge_ns, b.sig, (~a.exp & SIGN) | (b.exp & ~SIGN))
TWO(fmerge_se, b.sig, a.exp)
TWO(fpmerge_s, parallel_sign(a.sig, b.sig, 0, SIGNS), INTEGER_EXP)
TWO(fpmerge_ns, parallel_sign(a.sig, b.sig, SIGNS, SIGNS), INTEGER_EXP)
TWO(fpmerge_se, parallel_sign(a.sig, b.sig, 0, TOPS), INTEGER_EXP)
TWO(fmix_lr, join(high(a.sig), b.sig), INTEGER_EXP)
TWO(fmix_r, join(a.sig, b.sig), INTEGER_EXP)
TWO(fmix_l, join(high(a.sig), high(b.sig)), INTEGER_EXP)
TWO(fsxt_r, join(signs_of(a.sig), b.sig), INTEGER_EXP)
TWO(fsxt_l, join(signs_of(high(a.sig)), high(b.sig)), INTEGER_EXP)
TWO(fswap, join(b.sig, high(a.sig)), INTEGER_EXP)
TWO(fswap_nl, join(b.sig ^ 0x80000000, high(a.sig)), INTEGER_EXP)
TWO(fswap_nr, join(b.sig, high(a.sig) ^ 0x80000000), INTEGER_EXP)
TWO(fand, a.sig &b.sig, INTEGER_EXP)
TWO(fandcm, a.sig & ~b.sig, INTEGER_EXP)
TWO(for_, a.sig | b.sig, INTEGER_EXP)
TWO(fxor, a.sig ^ b.sig, INTEGER_EXP)

/* Register format to single, as a store of a single. */
static uint64_t to_single(struct model_fr f)
{
    uint64_t exp = f.sig >> 63 ? bits(f.exp, 16, 1) << 7 | bits(f.exp, 0, 7) : 0;
    return bits(f.exp, 17, 1) << 31 | exp << 23 | bits(f.sig, 40, 23);
}

TWO(fpack, join(to_single(a), to_single(b)), INTEGER_EXP)

/* f1 = where f2 has ones f3's bits, else f4's. */
static void fselect(struct model_state *s)
{
    struct model_fr a = f2_of(s), b = f3_of(s), c = f4_of(s);
    uint64_t sig = (b.sig & a.sig) | (c.sig & ~a.sig);
    set_f1(s, is_natval(a) || is_natval(b) || is_natval(c), sig, INTEGER_EXP);
}

/* f3 * f4 + f2. */
static void xma(struct model_state *s)
{
    struct model_fr add = f2_of(s), a = f3_of(s), b = f4_of(s);
    bool is_signed = bits(s->x, 34, 2) == 3;
    unsigned __int128 product =
        is_signed ? (unsigned __int128)((__int128)(int64_t)a.sig * (int64_t)b.sig) : (unsigned __int128)a.sig * b.sig;
    product += add.sig;
    uint64_t sig = bits(s->x, 34, 2) == 0 ? (uint64_t)product : (uint64_t)(product >> 64);
    set_f1(s, is_natval(add) || is_natval(a) || is_natval(b), sig, INTEGER_EXP);
}

/* A signed integer becomes a normalised number; exact. */
static void fcvt_xf(struct model_state *s)
{
    struct model_fr a = f2_of(s);
    bool negative = a.sig >> 63;
    uint64_t sig = negative ? 0 - a.sig : a.sig;
    uint32_t exp = INTEGER_EXP;
    while (sig && !(sig >> 63)) {
        sig <<= 1;
        exp--;
    }
    set_f1(s, is_natval(a), sig, sig ? (negative ? SIGN : 0) | exp : 0);
}

/* Returns whether f is in one of the classes. Bit 0: positive, 1: negative; then zero, unnormalised, normal, infinity; 6, 7: signalling,
 * quiet NaN; 8: NaTVal. */
static bool in_class(struct model_fr f, unsigned classes)
{
    bool negative = f.exp & SIGN, is_special = (f.exp & 0x1ffff) == 0x1ffff, quiet = f.sig >> 62 & 1;
    bool explicit_one = f.sig >> 63;
    if (is_natval(f))
        return classes >> 8 & 1;
    if (is_special && explicit_one && f.sig << 1 != 0)
        return classes >> (quiet ? 7 : 6) & 1;
    if (is_special && !explicit_one) /* not supported: in no class */
        return false;
    unsigned kind = is_special ? 5 : f.sig == 0 && (f.exp & 0x1ffff) == 0 ? 2 : explicit_one ? 4 : 3;
    return classes >> kind & 1 && classes >> negative & 1;
}

static void fclass(struct model_state *s)
{
    unsigned p1 = (unsigned)bits(s->x, 6, 6), p2 = (unsigned)bits(s->x, 27, 6);
    unsigned classes = (unsigned)(bits(s->x, 20, 7) << 2 | bits(s->x, 33, 2));
    bool unconditional = bits(s->x, 12, 1), enabled = s->p[s->x & 63];
    if (!enabled && !unconditional)
        return;
    if (p1 == p2) {
        s->fault = MODEL_ILLEGAL;
        return;
    }
    struct model_fr f = f2_of(s);
    bool none = !enabled || (is_natval(f) && !(classes >> 8 & 1)), in = in_class(f, classes);
    set_pr(s, p1, !none && in);
    set_pr(s, p2, !none && !in);
}

/* ---- comparisons of numbers; flags are not part of the model */

static bool is_nan(struct model_fr f)
{
    return (f.exp & 0x1ffff) == 0x1ffff && f.sig >> 63 && f.sig << 1;
}

/* Infinities with a fraction but no integer bit are not numbers of the architecture. */
static bool is_unsupported(struct model_fr f)
{
    return (f.exp & 0x1ffff) == 0x1ffff && !(f.sig >> 63);
}

/* Compares magnitudes: -1, 0, 1. A number is sig * 2^(exp - 63); an exponent of 0 means 1 - 16382 as for the smallest extended numbers. */
static int compare_magnitudes(struct model_fr a, struct model_fr b)
{
    int ea = (int)(a.exp & 0x1ffff), eb = (int)(b.exp & 0x1ffff);
    ea = ea ? ea : 0xc001;
    eb = eb ? eb : 0xc001;
    if (!a.sig || !b.sig)
        return (a.sig != 0) - (b.sig != 0);
    for (; !(a.sig >> 63); ea--)
        a.sig <<= 1;
    for (; !(b.sig >> 63); eb--)
        b.sig <<= 1;
    if (ea != eb)
        return ea < eb ? -1 : 1;
    return (a.sig > b.sig) - (a.sig < b.sig);
}

static int compare(struct model_fr a, struct model_fr b)
{
    bool negative_a = a.exp & SIGN, negative_b = b.exp & SIGN;
    if (!a.sig && !b.sig)
        return 0;
    if (negative_a != negative_b)
        return negative_a ? -1 : 1;
    return negative_a ? compare_magnitudes(b, a) : compare_magnitudes(a, b);
}

/* ra (bit 33) and rb (bit 36): eq, lt, le, unord. */
static void fcmp(struct model_state *s)
{
    unsigned p1 = (unsigned)bits(s->x, 6, 6), p2 = (unsigned)bits(s->x, 27, 6);
    bool unconditional = bits(s->x, 12, 1), enabled = s->p[s->x & 63];
    struct model_fr a = f2_of(s), b = f3_of(s);
    if (!enabled && !unconditional)
        return;
    if (p1 == p2) {
        s->fault = MODEL_ILLEGAL;
        return;
    }
    bool none = !enabled || is_natval(a) || is_natval(b);
    bool unordered = is_nan(a) || is_nan(b) || is_unsupported(a) || is_unsupported(b);
    int order = unordered ? 2 : compare(a, b);
    const bool relations[] = {order == 0, order <= 0, order < 0, unordered};
    bool is = relations[bits(s->x, 36, 1) << 1 | bits(s->x, 33, 1)];
    set_pr(s, p1, !none && is);
    set_pr(s, p2, !none && !is);
}

/* fmin, fmax, famin, famax: f3 unless f2 is strictly less (greater). */
static void fminmax(struct model_state *s)
{
    struct model_fr a = f2_of(s), b = f3_of(s), x = a, y = b;
    unsigned which = (unsigned)bits(s->x, 27, 2);
    bool unordered = is_nan(a) || is_nan(b) || is_unsupported(a) || is_unsupported(b);
    if (which >= 2) {
        x.exp &= ~SIGN;
        y.exp &= ~SIGN;
    }
    int order = unordered ? 0 : compare(x, y);
    bool first = which & 1 ? order > 0 : order < 0;
    struct model_fr result = first ? a : b;
    set_f1(s, is_natval(a) || is_natval(b), result.sig, result.exp);
}

/* The significand shifted right, rounded to nearest or towards zero. count: at least 0. */
static uint64_t round_shifted(uint64_t sig, unsigned count, bool truncate)
{
    if (count > 64)
        return 0;
    unsigned __int128 wide = (unsigned __int128)sig << 64 >> count;
    uint64_t whole = (uint64_t)(wide >> 64), rest = (uint64_t)wide;
    bool up = rest > 1ull << 63 || (rest == 1ull << 63 && whole & 1);
    return whole + (!truncate && up);
}

/* Bit 27: unsigned, bit 28: truncated. The status fields round to nearest. What does not fit is the integer indefinite. */
static void fcvt_fx(struct model_state *s)
{
    const uint64_t indefinite = 1ull << 63;
    struct model_fr a = f2_of(s);
    bool is_unsigned = bits(s->x, 27, 1), truncate = bits(s->x, 28, 1), negative = a.exp & SIGN, fits;
    int exp = (int)(a.exp & 0x1ffff), count = 63 - ((exp ? exp : 0xc001) - 0xffff);
    while (count < 0 && a.sig && !(a.sig >> 63)) { /* not normalised */
        a.sig <<= 1;
        count++;
    }
    uint64_t magnitude = count < 0 ? 0 : round_shifted(a.sig, (unsigned)count, truncate);
    if (is_unsigned)
        fits = !negative || magnitude == 0;
    else
        fits = negative ? magnitude <= indefinite : magnitude < indefinite;
    fits = fits && exp != 0x1ffff && (count >= 0 || !a.sig);
    set_f1(s, is_natval(a), !fits ? indefinite : negative ? 0 - magnitude : magnitude, INTEGER_EXP);
}

/* ---- parallel: two singles, the upper one first */

/* A single in register format, as a load of it. */
static struct model_fr from_single(uint64_t v)
{
    uint32_t sign = v >> 31 & 1 ? SIGN : 0, exp = (uint32_t)bits(v, 23, 8);
    uint64_t fraction = bits(v, 0, 23) << 40;
    if (exp == 0)
        return (struct model_fr){fraction, sign | (fraction ? 0xff81 : 0)};
    return (struct model_fr){1ull << 63 | fraction, sign | (exp == 255 ? 0x1ffff : exp - 127 + 0xffff)};
}

static uint64_t half_of(uint64_t v, unsigned lane)
{
    return lane ? v >> 32 : v & 0xffffffff;
}

static void fpminmax(struct model_state *s)
{
    struct model_fr a = f2_of(s), b = f3_of(s);
    unsigned which = (unsigned)bits(s->x, 27, 2);
    uint64_t result[2];
    for (unsigned lane = 0; lane < 2; lane++) {
        uint64_t absolute = which >= 2 ? 0x7fffffff : 0xffffffff;
        struct model_fr x = from_single(half_of(a.sig, lane) & absolute), y = from_single(half_of(b.sig, lane) & absolute);
        int order = is_nan(x) || is_nan(y) ? 0 : compare(x, y);
        bool first = which & 1 ? order > 0 : order < 0;
        result[lane] = half_of(first ? a.sig : b.sig, lane);
    }
    set_f1(s, is_natval(a) || is_natval(b), join(result[1], result[0]), INTEGER_EXP);
}

static void fpcmp(struct model_state *s)
{
    struct model_fr a = f2_of(s), b = f3_of(s);
    unsigned relation = (unsigned)bits(s->x, 27, 3);
    uint64_t result[2];
    for (unsigned lane = 0; lane < 2; lane++) {
        struct model_fr x = from_single(half_of(a.sig, lane)), y = from_single(half_of(b.sig, lane));
        bool unordered = is_nan(x) || is_nan(y);
        int order = unordered ? 2 : compare(x, y);
        const bool relations[] = {order == 0, order < 0, order <= 0, unordered};
        result[lane] = relations[relation & 3] != (relation >> 2) ? 0xffffffff : 0;
    }
    set_f1(s, is_natval(a) || is_natval(b), join(result[1], result[0]), INTEGER_EXP);
}

/* A single as an integer of 32 bits, rounded to nearest or truncated. */
static uint64_t single_to_integer(uint64_t v, bool is_unsigned, bool truncate)
{
    const uint64_t indefinite = 1ull << 31;
    struct model_fr x = from_single(v);
    bool negative = x.exp & SIGN, fits;
    int exp = (int)(x.exp & 0x1ffff), count = 63 - (exp - 0xffff);
    if (exp == 0x1ffff || count < 0)
        return indefinite;
    uint64_t magnitude = x.sig ? round_shifted(x.sig, (unsigned)count, truncate) : 0;
    if (is_unsigned)
        fits = negative ? magnitude == 0 : magnitude <= 0xffffffff;
    else
        fits = negative ? magnitude <= indefinite : magnitude < indefinite;
    return !fits ? indefinite : (negative ? 0 - magnitude : magnitude) & 0xffffffff;
}

static void fpcvt_fx(struct model_state *s)
{
    struct model_fr a = f2_of(s);
    bool is_unsigned = bits(s->x, 27, 1), truncate = bits(s->x, 28, 1);
    uint64_t upper = single_to_integer(half_of(a.sig, 1), is_unsigned, truncate);
    set_f1(s, is_natval(a), join(upper, single_to_integer(half_of(a.sig, 0), is_unsigned, truncate)), INTEGER_EXP);
}

/* ---- the status register: status field n has seven controls from bit 6 + 13 n, then six flags */

static unsigned field_of(const struct model_state *s)
{
    return 6 + 13 * (unsigned)bits(s->x, 34, 2);
}

/* The controls of status field 0, masked twice. Reserved: precision 1, and td in status field 0. */
static void fsetc(struct model_state *s)
{
    uint64_t controls = (bits(s->fpsr, 6, 7) & bits(s->x, 13, 7)) | bits(s->x, 20, 7);
    if (bits(controls, 2, 2) == 1 || (field_of(s) == 6 && controls >> 6))
        s->fault = MODEL_RESERVED;
    s->fpsr = (s->fpsr & ~(127ull << field_of(s))) | controls << field_of(s);
    s->checks_fpsr = true;
}

static void fclrf(struct model_state *s)
{
    s->fpsr &= ~(63ull << (field_of(s) + 7));
    s->checks_fpsr = true;
}

/* Branches if a flag is set whose trap is enabled or that is clear in status field 0. */
static void fchkf(struct model_state *s)
{
    uint64_t flags = bits(s->fpsr, field_of(s) + 7, 6), enabled = ~s->fpsr & 63;
    if (flags & (enabled | ~bits(s->fpsr, 13, 6)))
        s->next = s->ip + (uint64_t)sign_extend(bits(s->x, 36, 1) << 20 | bits(s->x, 6, 20), 21) * 16;
    s->checks_fpsr = true;
}

const struct model_line model_float[] = {
    {"fpmin{sf}", NULL, fpminmax},
    {"fpmax{sf}", NULL, fpminmax},
    {"fpamin{sf}", NULL, fpminmax},
    {"fpamax{sf}", NULL, fpminmax},
    {"fpcmp{fprel}{sf}", NULL, fpcmp},
    {"fpcvt.fx{sf}", NULL, fpcvt_fx},
    {"fpcvt.fxu{sf}", NULL, fpcvt_fx},
    {"fpcvt.fx.trunc{sf}", NULL, fpcvt_fx},
    {"fpcvt.fxu.trunc{sf}", NULL, fpcvt_fx},
    {"fsetc{sf}", NULL, fsetc},
    {"fclrf{sf}", NULL, fclrf},
    {"fchkf{sf}", NULL, fchkf},
    {"fcvt.fx{sf}", NULL, fcvt_fx},
    {"fcvt.fxu{sf}", NULL, fcvt_fx},
    {"fcvt.fx.trunc{sf}", NULL, fcvt_fx},
    {"fcvt.fxu.trunc{sf}", NULL, fcvt_fx},
    {"fcmp.eq{func}{sf}", NULL, fcmp},
    {"fcmp.lt{func}{sf}", NULL, fcmp},
    {"fcmp.le{func}{sf}", NULL, fcmp},
    {"fcmp.unord{func}{sf}", NULL, fcmp},
    {"fmin{sf}", NULL, fminmax},
    {"fmax{sf}", NULL, fminmax},
    {"famin{sf}", NULL, fminmax},
    {"famax{sf}", NULL, fminmax},
    {"fmerge.s", NULL, fmerge_s},
    {"fmerge.ns", NULL, fmerge_ns},
    {"fmerge.se", NULL, fmerge_se},
    {"fabs", NULL, fmerge_s},
    {"fnegabs", NULL, fmerge_ns},
    {"mov", "{f1}={f3}", fmerge_s},
    {"fneg", NULL, fmerge_ns},
    {"fpmerge.s", NULL, fpmerge_s},
    {"fpmerge.ns", NULL, fpmerge_ns},
    {"fpmerge.se", NULL, fpmerge_se},
    {"fpabs", NULL, fpmerge_s},
    {"fpnegabs", NULL, fpmerge_ns},
    {"fpneg", NULL, fpmerge_ns},
    {"fmix.lr", NULL, fmix_lr},
    {"fmix.r", NULL, fmix_r},
    {"fmix.l", NULL, fmix_l},
    {"fsxt.r", NULL, fsxt_r},
    {"fsxt.l", NULL, fsxt_l},
    {"fpack", NULL, fpack},
    {"fswap", NULL, fswap},
    {"fswap.nl", NULL, fswap_nl},
    {"fswap.nr", NULL, fswap_nr},
    {"fand", NULL, fand},
    {"fandcm", NULL, fandcm},
    {"for", NULL, for_},
    {"fxor", NULL, fxor},
    {"fselect", NULL, fselect},
    {"xma.l", NULL, xma},
    {"xma.h", NULL, xma},
    {"xma.hu", NULL, xma},
    {"xmpy.l", NULL, xma},
    {"xmpy.h", NULL, xma},
    {"xmpy.hu", NULL, xma},
    {"fcvt.xf", NULL, fcvt_xf},
    {"fclass.m{func}", NULL, fclass},
    {NULL, NULL, NULL},
};
