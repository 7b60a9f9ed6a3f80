/*
 * arithmetic.c - models of floating-point arithmetic: multiply-add and approximations, of registers and of pairs of singles. Traps are
 * disabled. Results are computed exactly in 256 bits, but for a last bit that says that something follows, and rounded once.
 */
#include <stddef.h>
#include <string.h>
#include "isa/ia64/model/model.h"

enum { NATVAL = 0x1fffe, SPECIAL = 0x1ffff, INTEGER_EXP = 0x1003e, SIGN = 1 << 17, BIAS = 0xffff };
enum { INVALID = 1, DENORMAL = 2, ZERO_DIVIDE = 4, OVERFLOW = 8, UNDERFLOW = 16, INEXACT = 32 };
enum { NEAREST, DOWN, UP, TO_ZERO };

/* ---- integers of 256 bits, the last word first */

struct wide {
    uint64_t w[4];
};

static int length_of(const struct wide *v)
{
    for (int k = 3; k >= 0; k--)
        if (v->w[k])
            return 64 * k + 64 - __builtin_clzll(v->w[k]);
    return 0;
}

static bool bit_of(const struct wide *v, int n)
{
    return n < 256 && v->w[n / 64] >> (n % 64) & 1;
}

static struct wide shifted_left(struct wide v, int count)
{
    struct wide r = {{0}};
    for (int n = 255; n >= count; n--)
        r.w[n / 64] |= (uint64_t)bit_of(&v, n - count) << (n % 64);
    return r;
}

/* *lost: a bit that was one has been shifted out. */
static struct wide shifted_right(struct wide v, int count, bool *lost)
{
    struct wide r = {{0}};
    for (int n = 0; n < 256; n++) {
        if (n < count)
            *lost |= bit_of(&v, n);
        else
            r.w[(n - count) / 64] |= (uint64_t)bit_of(&v, n) << ((n - count) % 64);
    }
    return r;
}

static struct wide sum_of(const struct wide *a, const struct wide *b, bool subtract)
{
    struct wide r;
    unsigned __int128 carry = subtract;
    for (int k = 0; k < 4; k++) {
        carry += (unsigned __int128)a->w[k] + (subtract ? ~b->w[k] : b->w[k]);
        r.w[k] = (uint64_t)carry;
        carry >>= 64;
    }
    return r;
}

static bool is_less(const struct wide *a, const struct wide *b)
{
    for (int k = 3; k >= 0; k--)
        if (a->w[k] != b->w[k])
            return a->w[k] < b->w[k];
    return false;
}

/* ---- operands */

struct number {
    bool negative, zero, infinite, nan, signalling, unsupported, unnormal;
    struct wide sig; /* value = sig * 2^exp */
    int exp;
    uint64_t payload; /* of a NaN: the significand */
};

/* Exponent 0 is that of the smallest extended numbers. */
static struct number read(struct model_fr f)
{
    unsigned exp = f.exp & 0x1ffff;
    bool one = f.sig >> 63;
    struct number n = {.negative = f.exp & SIGN, .sig = {{f.sig}}, .payload = f.sig};
    n.exp = (int)(exp ? exp : 0xc001) - BIAS - 63;
    if (exp == SPECIAL) {
        n.unsupported = !one;
        n.infinite = one && !(f.sig << 1);
        n.nan = one && f.sig << 1;
        n.signalling = n.nan && !(f.sig >> 62 & 1);
        return n;
    }
    n.zero = !f.sig;
    n.unnormal = exp ? !one : f.sig != 0;
    return n;
}

/* A single in register format, as a load of it. */
static struct model_fr from_single(uint64_t v)
{
    uint32_t sign = v >> 31 & 1 ? SIGN : 0, exp = (uint32_t)bits(v, 23, 8);
    uint64_t fraction = bits(v, 0, 23) << 40;
    if (exp == 0)
        return (struct model_fr){fraction, sign | (fraction ? 0xff81 : 0)};
    return (struct model_fr){1ull << 63 | fraction, sign | (exp == 255 ? SPECIAL : exp - 127 + BIAS)};
}

static uint64_t to_single(struct model_fr f)
{
    uint64_t sign = f.exp & SIGN ? 1u << 31 : 0, exp = f.exp & 0x1ffff;
    uint64_t biased = exp == SPECIAL ? 255 : f.sig >> 63 ? exp - BIAS + 127 : 0;
    return sign | biased << 23 | bits(f.sig, 40, 23);
}

/* ---- rounding */

/* A target: bits of the significand, the least and the largest exponent, and the controls. */
struct target {
    int precision, least, most;
    unsigned rounding;
    bool flush;
};

/* wre: 17 bits of exponent. Without: those of the named or the dynamic precision. */
enum precision { DYNAMIC, SINGLE, DOUBLE, PAIR };

static struct target target_of(const struct model_state *s, enum precision pc)
{
    static const uint8_t dynamic[] = {24, 0, 53, 64};
    uint64_t controls = bits(s->fpsr, 6 + 13 * (unsigned)bits(s->x, 34, 2), 7);
    struct target t = {.flush = controls & 1, .rounding = (unsigned)bits(controls, 4, 2)};
    bool widest = controls & 2 && pc != PAIR;
    t.precision = pc == DYNAMIC ? dynamic[bits(controls, 2, 2)] : pc == DOUBLE ? 53 : 24;
    t.most = widest ? 65535 : pc == DYNAMIC ? 16383 : pc == DOUBLE ? 1023 : 127;
    t.least = 1 - t.most;
    return t;
}

/* The multiple of 2^last that is nearest, or on the side that the controls choose. Positive numbers may round down to 0. */
static uint64_t rounded(const struct number *n, int last, unsigned rounding, bool *inexact, bool *carried)
{
    bool rest = false, half = false;
    struct wide v = n->sig;
    int cut = last - n->exp;
    if (cut > 254)
        cut = 254; /* all of it is less than a half */
    if (cut > 0) {
        half = bit_of(&v, cut - 1);
        if (half)
            v.w[(cut - 1) / 64] &= ~(1ull << (cut - 1) % 64);
        v = shifted_right(v, cut, &rest);
    } else
        v = shifted_left(v, -cut);
    bool odd = v.w[0] & 1, any = half || rest;
    bool up = rounding == NEAREST ? half && (rest || odd) : rounding == UP ? any && !n->negative : rounding == DOWN && any && n->negative;
    *inexact = any;
    *carried = up && v.w[0] == ~0ull;
    return v.w[0] + up;
}

static struct model_fr packed(bool negative, uint64_t sig, uint32_t exp)
{
    return (struct model_fr){sig, (negative ? SIGN : 0) | exp};
}

static struct model_fr overflowed(const struct number *n, const struct target *t, unsigned *flags)
{
    bool away = t->rounding == NEAREST || t->rounding == (n->negative ? DOWN : UP);
    *flags |= OVERFLOW | INEXACT;
    if (away)
        return packed(n->negative, 1ull << 63, SPECIAL);
    return packed(n->negative, ~0ull << (64 - t->precision), (uint32_t)(t->most + BIAS));
}

/* Tiny: below the least normal number even if rounded with an unlimited exponent. */
static struct model_fr rounded_to(const struct number *n, const struct target *t, unsigned *flags)
{
    if (n->infinite)
        return packed(n->negative, 1ull << 63, SPECIAL);
    int length = length_of(&n->sig), top = n->exp + length - 1;
    bool inexact, carried;
    if (!length)
        return packed(n->negative, 0, 0);
    uint64_t sig = rounded(n, top - t->precision + 1, t->rounding, &inexact, &carried);
    if (carried || (t->precision < 64 && sig >> t->precision)) {
        sig = 1ull << (t->precision - 1);
        top++;
    }
    if (top > t->most)
        return overflowed(n, t, flags);
    if (top >= t->least) {
        *flags |= inexact ? INEXACT : 0;
        return packed(n->negative, sig << (64 - t->precision), (uint32_t)(top + BIAS));
    }
    if (t->flush) {
        *flags |= UNDERFLOW | INEXACT;
        return packed(n->negative, 0, 0);
    }
    sig = rounded(n, t->least - t->precision + 1, t->rounding, &inexact, &carried) << (64 - t->precision);
    *flags |= inexact ? UNDERFLOW | INEXACT : 0;
    /* a denormal of the extended formats has exponent 0 */
    bool zero_exponent = !sig || (!(sig >> 63) && t->least == -16382);
    return packed(n->negative, sig, zero_exponent ? 0 : (uint32_t)(t->least + BIAS));
}

/* ---- sums and products */

static struct number with_length(struct number n, int length)
{
    int shift = length - length_of(&n.sig);
    bool lost = false;
    n.exp -= shift;
    n.sig = shift >= 0 ? shifted_left(n.sig, shift) : shifted_right(n.sig, -shift, &lost);
    n.sig.w[0] |= lost;
    return n;
}

static bool is_zero(const struct number *n)
{
    return !n->infinite && !length_of(&n->sig);
}

static struct number added(struct number a, struct number b, unsigned rounding)
{
    if (is_zero(&a) && is_zero(&b)) {
        a.negative = a.negative == b.negative ? a.negative : rounding == DOWN;
        return a;
    }
    if (is_zero(&a) || is_zero(&b))
        return is_zero(&a) ? b : a;
    a = with_length(a, 250);
    b = with_length(b, 250);
    if (a.exp < b.exp) {
        struct number swapped = a;
        a = b;
        b = swapped;
    }
    bool lost = false;
    b.sig = shifted_right(b.sig, a.exp - b.exp < 256 ? a.exp - b.exp : 255, &lost);
    b.sig.w[0] |= lost;
    bool subtract = a.negative != b.negative;
    if (subtract && is_less(&a.sig, &b.sig)) {
        struct wide swapped = a.sig;
        a.sig = b.sig;
        b.sig = swapped;
        a.negative = b.negative;
    }
    a.sig = sum_of(&a.sig, &b.sig, subtract);
    if (!length_of(&a.sig))
        a.negative = rounding == DOWN;
    return a;
}

static struct number multiplied(const struct number *a, const struct number *b)
{
    unsigned __int128 product = (unsigned __int128)a->sig.w[0] * b->sig.w[0];
    struct number n = {.negative = a->negative != b->negative, .exp = a->exp + b->exp};
    n.sig.w[0] = (uint64_t)product;
    n.sig.w[1] = (uint64_t)(product >> 64);
    return n;
}

static const struct model_fr INDEFINITE = {3ull << 62, SIGN | SPECIAL};

/* Sets *result if the operands determine it without arithmetic. The first NaN in the order given is the result. */
static bool has_special(const struct number *const *in, unsigned count, struct model_fr *result, unsigned *flags)
{
    const struct number *nan = NULL;
    for (unsigned k = 0; k < count; k++) {
        *flags |= in[k]->unsupported || in[k]->signalling ? INVALID : 0;
        if (in[k]->unsupported) {
            *result = INDEFINITE;
            return true;
        }
    }
    for (unsigned k = 0; k < count; k++)
        nan = !nan && in[k]->nan ? in[k] : nan;
    if (nan)
        *result = packed(nan->negative, nan->payload | 1ull << 62, SPECIAL);
    return nan;
}

enum kind { PLUS, MINUS, NEGATED };

/* f3 * f4 + f2, f3 * f4 - f2, or -(f3 * f4) + f2; adds: there is an f2. */
static struct model_fr multiply_add(enum kind kind, struct number a, struct number b, struct number c, bool adds, const struct target *t,
                                    unsigned *flags)
{
    const struct number *const order[] = {&b, &c, &a};
    struct model_fr result;
    if (has_special(order, 3, &result, flags))
        return result;
    struct number product = {.infinite = true, .negative = a.negative != b.negative}, sum;
    bool infinite = a.infinite || b.infinite;
    if (infinite && ((is_zero(&a) && !a.unnormal) || (is_zero(&b) && !b.unnormal))) { /* a pseudo-zero is not one here */
        *flags |= INVALID;
        return INDEFINITE;
    }
    if (!infinite)
        product = multiplied(&a, &b);
    product.negative ^= kind == NEGATED;
    c.negative ^= kind == MINUS;
    if (infinite && c.infinite && product.negative != c.negative) {
        *flags |= INVALID;
        return INDEFINITE;
    }
    *flags |= a.unnormal || b.unnormal || (adds && c.unnormal) ? DENORMAL : 0;
    sum = infinite ? product : c.infinite ? c : adds ? added(product, c, t->rounding) : product;
    return rounded_to(&sum, t, flags);
}

/* ---- instructions */

static struct model_fr fr(const struct model_state *s, unsigned low)
{
    return s->f[bits(s->x, low, 7)];
}

static bool is_natval(struct model_fr f)
{
    return f.exp == NATVAL && f.sig == 0;
}

static struct number lane_of(const struct model_state *s, unsigned low, unsigned lane)
{
    uint64_t sig = fr(s, low).sig;
    return read(from_single(lane ? sig >> 32 : sig & 0xffffffff));
}

static void set_f1(struct model_state *s, struct model_fr result)
{
    unsigned n = (unsigned)bits(s->x, 6, 7);
    if (n < 2)
        s->fault = MODEL_ILLEGAL;
    else
        s->f[n] = result;
}

static void raise_flags(struct model_state *s, unsigned flags)
{
    s->fpsr |= (uint64_t)flags << (13 + 13 * (unsigned)bits(s->x, 34, 2));
    s->checks_fpsr = true;
}

/* Operands f3 (bit 20), f4 (27), f2 (13). Opcodes 8 to 13: two each for the kinds; bit 36 and the last bit choose the precision. */
static void fma_(struct model_state *s)
{
    static const enum precision precisions[] = {DYNAMIC, SINGLE, DOUBLE, PAIR};
    unsigned opcode = (unsigned)bits(s->x, 37, 4), flags = 0;
    enum kind kind = (opcode - 8) / 2;
    struct target t = target_of(s, precisions[(opcode & 1) << 1 | bits(s->x, 36, 1)]);
    bool adds = bits(s->x, 13, 7) != 0;
    if (is_natval(fr(s, 20)) || is_natval(fr(s, 27)) || is_natval(fr(s, 13))) {
        set_f1(s, (struct model_fr){0, NATVAL});
        s->checks_fpsr = true;
        return;
    }
    struct model_fr r = multiply_add(kind, read(fr(s, 20)), read(fr(s, 27)), read(fr(s, 13)), adds, &t, &flags);
    set_f1(s, r);
    raise_flags(s, flags);
}

static void fpma(struct model_state *s)
{
    struct target t = target_of(s, PAIR);
    unsigned flags = 0;
    bool adds = bits(s->x, 13, 7) != 0;
    uint64_t half[2];
    if (is_natval(fr(s, 20)) || is_natval(fr(s, 27)) || is_natval(fr(s, 13))) {
        set_f1(s, (struct model_fr){0, NATVAL});
        s->checks_fpsr = true;
        return;
    }
    for (unsigned lane = 0; lane < 2; lane++) {
        enum kind kind = (bits(s->x, 37, 4) - 8) / 2;
        half[lane] = to_single(multiply_add(kind, lane_of(s, 20, lane), lane_of(s, 27, lane), lane_of(s, 13, lane), adds, &t, &flags));
    }
    set_f1(s, (struct model_fr){half[1] << 32 | half[0], INTEGER_EXP});
    raise_flags(s, flags);
}

const struct model_line model_arithmetic[] = {
    {"fma{sf}", NULL, fma_},     {"fma.s{sf}", NULL, fma_},   {"fma.d{sf}", NULL, fma_},   {"fpma{sf}", NULL, fpma},
    {"fms{sf}", NULL, fma_},     {"fms.s{sf}", NULL, fma_},   {"fms.d{sf}", NULL, fma_},   {"fpms{sf}", NULL, fpma},
    {"fnma{sf}", NULL, fma_},    {"fnma.s{sf}", NULL, fma_},  {"fnma.d{sf}", NULL, fma_},  {"fpnma{sf}", NULL, fpma},
    {"fadd{sf}", NULL, fma_},    {"fadd.s{sf}", NULL, fma_},  {"fadd.d{sf}", NULL, fma_},  {"fmpy{sf}", NULL, fma_},
    {"fmpy.s{sf}", NULL, fma_},  {"fmpy.d{sf}", NULL, fma_},  {"fpmpy{sf}", NULL, fpma},   {"fnorm{sf}", NULL, fma_},
    {"fnorm.s{sf}", NULL, fma_}, {"fnorm.d{sf}", NULL, fma_}, {"fsub{sf}", NULL, fma_},    {"fsub.s{sf}", NULL, fma_},
    {"fsub.d{sf}", NULL, fma_},  {"fnmpy{sf}", NULL, fma_},   {"fnmpy.s{sf}", NULL, fma_}, {"fnmpy.d{sf}", NULL, fma_},
    {"fpnmpy{sf}", NULL, fpma},  {NULL, NULL, NULL},
};

/* ---- parallel approximations: tables have 256 entries of 11 bits, the first of them 1, for the middles of intervals */

enum { LEAST_SINGLE = -126, MOST_SINGLE = 127, SINGLE_BITS = 24, TABLE_BITS = 11 };

/* The significand of a number that is not zero, with its first bit in bit 63, and the exponent of that bit. */
static uint64_t normalised(const struct number *n, int *exp)
{
    int length = length_of(&n->sig);
    *exp = n->exp + length - 1;
    return n->sig.w[0] << (64 - length);
}

/* The single k * 2^(exp - 10): too small ones are denormals, too large ones infinite. */
static uint64_t single_of(bool negative, uint64_t k, int exp)
{
    uint64_t sign = negative ? 1u << 31 : 0, sig = k << (SINGLE_BITS - TABLE_BITS);
    if (exp > MOST_SINGLE)
        return sign | 255u << 23;
    if (exp < LEAST_SINGLE)
        return sign | sig >> (LEAST_SINGLE - exp);
    return sign | (uint64_t)(exp + 127) << 23 | bits(sig, 0, 23);
}

/* 2^11 / m, rounded; m = 1 + (i + 1/2) / 256 = (513 + 2 i) / 512 for the first eight bits i of the fraction. */
static uint64_t reciprocal(uint64_t sig)
{
    uint64_t m = 513 + 2 * bits(sig, 55, 8);
    return (2 * (512u << TABLE_BITS) + m) / (2 * m);
}

/* 2^11 / sqrt(m), rounded: the largest k with (2 k - 1)^2 m <= 2^24. m = 1 + (i + 1/2) / 128 for the first seven bits i of the fraction,
 * twice that if the exponent is odd. */
static uint64_t reciprocal_root(uint64_t sig, bool odd)
{
    uint64_t m256 = (257 + 2 * bits(sig, 56, 7)) << odd, k = 1ull << (TABLE_BITS - 1);
    while ((2 * k + 1) * (2 * k + 1) * m256 <= 1ull << (2 * (TABLE_BITS + 1) + 8))
        k++;
    return k;
}

/* Returns whether the quotient that follows from the approximation may be wrong: the quotient, or the dividend, whose remainders lose bits,
 * is near the ends of the range of exponents. */
static bool may_fail(int dividend, int divisor)
{
    int quotient = dividend - divisor;
    return quotient >= MOST_SINGLE || quotient <= LEAST_SINGLE + 1 || dividend <= LEAST_SINGLE + SINGLE_BITS - 1;
}

/* Returns the approximation, or what IEEE 754 says of the quotient; *certain: of a quotient that the approximation leads to. */
static uint64_t approximate_reciprocal(const struct number *a, const struct number *b, bool *certain, unsigned *flags)
{
    const struct number *const order[] = {a, b};
    struct model_fr nan;
    bool negative = a->negative != b->negative;
    int dividend, divisor;
    *certain = false;
    if (has_special(order, 2, &nan, flags))
        return to_single(nan);
    if ((a->infinite && b->infinite) || (a->zero && b->zero)) {
        *flags |= INVALID;
        return to_single(INDEFINITE);
    }
    if (b->zero && !a->infinite)
        *flags |= ZERO_DIVIDE; /* comes before a denormal operand, as on Ski */
    else
        *flags |= a->unnormal || b->unnormal ? DENORMAL : 0;
    if (a->infinite || b->zero)
        return to_single(packed(negative, 1ull << 63, SPECIAL));
    if (a->zero || b->infinite)
        return to_single(packed(negative, 0, 0));
    normalised(a, &dividend);
    uint64_t sig = normalised(b, &divisor);
    /* Divisors whose reciprocal is no normal single lead nowhere. The pages do not say what becomes of exponents -127 and 125, whose
     * reciprocals are; these results are Ski's. */
    if (b->unnormal)
        return to_single(packed(b->negative, 1ull << 63, SPECIAL));
    if (divisor >= MOST_SINGLE - 2)
        return to_single(packed(b->negative, 0, 0));
    *certain = !may_fail(dividend, divisor);
    return single_of(b->negative, reciprocal(sig), -1 - divisor);
}

/* The same of a reciprocal square root. Only small numbers lose bits. */
static uint64_t approximate_root(const struct number *a, bool *certain, unsigned *flags)
{
    struct model_fr nan;
    int exp;
    *certain = false;
    if (has_special(&a, 1, &nan, flags))
        return to_single(nan);
    if (a->zero || (a->infinite && !a->negative))
        return to_single(packed(a->negative, a->zero ? 1ull << 63 : 0, a->zero ? SPECIAL : 0));
    if (a->negative) {
        *flags |= INVALID;
        return to_single(INDEFINITE);
    }
    *flags |= a->unnormal ? DENORMAL : 0;
    uint64_t sig = normalised(a, &exp);
    bool odd = exp & 1;
    *certain = exp > LEAST_SINGLE + SINGLE_BITS - 1;
    return single_of(false, reciprocal_root(sig, odd), -1 - (exp - odd) / 2);
}

/* p2 is 1 if both halves lead to correct results. */
static void approximate_pair(struct model_state *s, bool root)
{
    unsigned p2 = (unsigned)bits(s->x, 27, 6), flags = 0;
    uint64_t half[2];
    bool certain[2], enabled = s->p[s->x & 63];
    s->checks_fpsr = true;
    set_pr(s, p2, false);
    if (!enabled)
        return;
    if (is_natval(fr(s, 20)) || (!root && is_natval(fr(s, 13)))) {
        set_f1(s, (struct model_fr){0, NATVAL});
        return;
    }
    for (unsigned lane = 0; lane < 2; lane++) {
        struct number a = lane_of(s, 13, lane), b = lane_of(s, 20, lane);
        half[lane] = root ? approximate_root(&b, &certain[lane], &flags) : approximate_reciprocal(&a, &b, &certain[lane], &flags);
    }
    set_f1(s, (struct model_fr){half[1] << 32 | half[0], INTEGER_EXP});
    set_pr(s, p2, certain[0] && certain[1]);
    raise_flags(s, flags);
}

static void fprcpa(struct model_state *s)
{
    approximate_pair(s, false);
}

static void fprsqrta(struct model_state *s)
{
    approximate_pair(s, true);
}

/* They do not round as ar.fpsr says. */
const struct model_line model_approximation[] = {
    {"fprcpa{sf}", NULL, fprcpa},
    {"fprsqrta{sf}", NULL, fprsqrta},
    {NULL, NULL, NULL},
};
