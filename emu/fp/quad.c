/* quad.c - the exact core in quad precision: see quad.h. Addition is fp.c's, whose significands have 128 bits already. */
#include "emu/fp/quad.h"

#include <assert.h>

enum { FRACTION_BITS = FP128_PRECISION - 1, FIELD_MAX = 0x7fff };

static int clz128(fp_u128 x)
{
    uint64_t hi = (uint64_t)(x >> 64);
    return hi ? __builtin_clzll(hi) : 64 + __builtin_clzll((uint64_t)x);
}

static struct fp_exact special(enum fp_kind kind, bool sign)
{
    return (struct fp_exact){.kind = (uint8_t)kind, .sign = sign};
}

static struct fp_exact invalid(void)
{
    return (struct fp_exact){.kind = FP_IS_NAN, .flags = FP_INVALID};
}

/* The number (-1)^sign * sig * 2^(exp - 127) for any sig, normalised. */
static struct fp_exact number(bool sign, int32_t exp, fp_u128 sig)
{
    if (!sig)
        return special(FP_IS_ZERO, sign);
    int lead = clz128(sig);
    return (struct fp_exact){.sig = sig << lead, .exp = exp - lead, .kind = FP_IS_FINITE, .sign = sign};
}

/* -- the format ------------------------------------------------------------------------------- */

struct fp_exact fp_unpack128(fp_u128 bits)
{
    bool sign = bits >> 127;
    unsigned field = (unsigned)(bits >> FRACTION_BITS) & FIELD_MAX;
    fp_u128 fraction = bits << 16 >> 1;

    if (field == FIELD_MAX)
        return special(FP_IS_INF, sign);
    if (!field)
        return number(sign, 1 - FP128_BIAS, fraction);
    return number(sign, (int32_t)field - FP128_BIAS, (fp_u128)1 << 127 | fraction);
}

fp_u128 fp_pack128(const struct fp_exact *a)
{
    fp_u128 sign = (fp_u128)a->sign << 127;

    assert(a->kind != FP_IS_NAN);
    if (a->kind == FP_IS_ZERO)
        return sign;
    if (a->kind == FP_IS_INF || a->exp > FP128_BIAS)
        return sign | (fp_u128)FIELD_MAX << FRACTION_BITS;
    fp_u128 fraction = a->sig >> 15;
    if (a->exp >= 1 - FP128_BIAS) /* the leading one carries into the exponent field */
        return sign | (((fp_u128)(unsigned)(a->exp + FP128_BIAS - 1) << FRACTION_BITS) + fraction);
    int below = 1 - FP128_BIAS - a->exp;
    return below > 127 ? sign : sign | fraction >> below;
}

/* -- operations ------------------------------------------------------------------------------- */

struct fp_exact fp_wide_sub(struct fp_exact a, struct fp_exact b)
{
    b.sign = !b.sign;
    return fp_wide_add(a, b);
}

struct fp_exact fp_wide_mul(struct fp_exact a, struct fp_exact b)
{
    bool sign = a.sign != b.sign;

    if (a.kind == FP_IS_INF || b.kind == FP_IS_INF)
        return a.kind == FP_IS_ZERO || b.kind == FP_IS_ZERO ? invalid() : special(FP_IS_INF, sign);
    if (a.kind == FP_IS_ZERO || b.kind == FP_IS_ZERO)
        return special(FP_IS_ZERO, sign);
    uint64_t a1 = (uint64_t)(a.sig >> 64), a0 = (uint64_t)a.sig, b1 = (uint64_t)(b.sig >> 64), b0 = (uint64_t)b.sig;
    fp_u128 low = (fp_u128)a0 * b0, cross1 = (fp_u128)a1 * b0, cross0 = (fp_u128)a0 * b1;
    fp_u128 middle = (low >> 64) + (uint64_t)cross1 + (uint64_t)cross0;
    fp_u128 high = (fp_u128)a1 * b1 + (cross1 >> 64) + (cross0 >> 64) + (middle >> 64);
    fp_u128 rest = middle << 64 | (uint64_t)low;
    bool carry = high >> 127;

    if (!carry) {
        high = high << 1 | rest >> 127;
        rest <<= 1;
    }
    return (struct fp_exact){.sig = high | (rest != 0), .exp = a.exp + b.exp + carry, .kind = FP_IS_FINITE, .sign = sign};
}

/* The quotient of two significands in [1/2, 1), one bit at a time: 128 bits, bit 127 set, the last one sticky. *small: it was below 1. */
static fp_u128 divide(fp_u128 a, fp_u128 b, bool *small)
{
    fp_u128 quotient = 0, rest = a;

    *small = a < b;
    if (!*small) {
        quotient = 1;
        rest -= b;
    }
    while (!(quotient >> 127)) {
        bool carry = rest >> 127;
        rest <<= 1;
        quotient <<= 1;
        if (carry || rest >= b) {
            rest -= b;
            quotient |= 1;
        }
    }
    return quotient | (rest != 0);
}

struct fp_exact fp_wide_div(struct fp_exact a, struct fp_exact b)
{
    bool sign = a.sign != b.sign, small;

    if (a.kind == FP_IS_INF)
        return b.kind == FP_IS_INF ? invalid() : special(FP_IS_INF, sign);
    if (b.kind == FP_IS_INF)
        return special(FP_IS_ZERO, sign);
    if (b.kind == FP_IS_ZERO) {
        if (a.kind == FP_IS_ZERO)
            return invalid();
        return (struct fp_exact){.kind = FP_IS_INF, .sign = sign, .flags = FP_DIVZERO};
    }
    if (a.kind == FP_IS_ZERO)
        return special(FP_IS_ZERO, sign);
    fp_u128 quotient = divide(a.sig, b.sig, &small);
    return (struct fp_exact){.sig = quotient, .exp = a.exp - b.exp - small, .kind = FP_IS_FINITE, .sign = sign};
}

struct fp_exact fp_wide_sqrt(struct fp_exact a)
{
    enum { DIGITS = FP128_PRECISION + 2 };

    if (a.kind == FP_IS_ZERO)
        return special(FP_IS_ZERO, a.sign);
    if (a.sign)
        return invalid();
    if (a.kind == FP_IS_INF)
        return special(FP_IS_INF, false);
    /* Two bits of the radicand per digit; an odd exponent's radicand is twice as large. The operand's last 15 bits are zero, so that the
     * remainder, which is at most twice the root, and the next two bits fit. */
    bool odd = a.exp & 1;
    fp_u128 radicand = a.sig, root = 0, rest = 0;
    unsigned bits = 0;
    if (!odd) {
        rest = radicand >> 127;
        radicand <<= 1;
        root = 1;
        rest -= 1;
        bits = 1;
    }
    for (; bits < DIGITS; bits++) {
        rest = rest << 2 | radicand >> 126;
        radicand <<= 2;
        fp_u128 trial = root << 2 | 1;
        root <<= 1;
        if (rest >= trial) {
            rest -= trial;
            root |= 1;
        }
    }
    fp_u128 sig = root << (128 - DIGITS) | (rest != 0);
    return (struct fp_exact){.sig = sig, .exp = (a.exp - odd) / 2, .kind = FP_IS_FINITE};
}

/* -- rounding --------------------------------------------------------------------------------- */

struct rounded {
    fp_u128 digits; /* an integer below 2^bits, or 2^bits after a carry */
    bool inexact, away;
};

/* Round sig to its `bits` most significant bits: at most 127, and possibly none or fewer. */
static struct rounded keep_bits(fp_u128 sig, int bits, bool sign, enum fp_rounding rounding)
{
    const fp_u128 half = (fp_u128)1 << 127;
    struct rounded r = {.digits = bits > 0 ? sig >> (128 - bits) : 0};
    fp_u128 rest = bits > 0 ? sig << bits : bits == 0 ? sig : 1;

    if (!rest)
        return r;
    r.inexact = true;
    switch (rounding) {
    case FP_NEAREST: r.away = rest > half || (rest == half && (r.digits & 1)); break;
    case FP_UP: r.away = !sign; break;
    case FP_DOWN: r.away = sign; break;
    case FP_TO_ZERO: break;
    }
    r.digits += r.away;
    return r;
}

struct fp_wide_result fp_wide_round(enum fp_rounding rounding, bool tiny_before, const struct fp_exact *e)
{
    enum { EMIN = 1 - FP128_BIAS, LOW_BITS = 128 - FP128_PRECISION };
    struct fp_wide_result r = {.value = *e, .flags = e->flags};

    r.value.flags = 0;
    if (e->kind != FP_IS_FINITE) {
        r.value.sign = e->cancelled ? rounding == FP_DOWN : e->sign;
        r.value.cancelled = false;
        return r;
    }
    struct rounded d = keep_bits(e->sig, FP128_PRECISION, e->sign, rounding);
    struct fp_exact unbounded = number(e->sign, e->exp + LOW_BITS, d.digits);
    if (unbounded.exp > FP128_BIAS) {
        bool to_infinity = rounding == FP_NEAREST || rounding == (e->sign ? FP_DOWN : FP_UP);
        r.value = to_infinity ? special(FP_IS_INF, e->sign) : number(e->sign, FP128_BIAS, ~(fp_u128)0 << LOW_BITS);
        r.flags |= FP_OVERFLOW | FP_INEXACT;
        return r;
    }
    r.value = unbounded;
    if (e->exp < EMIN) {
        bool tiny = tiny_before || unbounded.exp < EMIN;
        int bits = FP128_PRECISION - (EMIN - e->exp);
        d = keep_bits(e->sig, bits < -1 ? -1 : bits, e->sign, rounding);
        r.value = number(e->sign, EMIN + LOW_BITS, d.digits);
        r.flags |= tiny ? FP_TINY : 0;
        r.flags |= tiny && d.inexact ? FP_UNDERFLOW : 0;
    }
    r.flags |= d.inexact ? FP_INEXACT : 0;
    return r;
}

/* -- comparison and integers ------------------------------------------------------------------ */

static int compare_magnitudes(const struct fp_exact *a, const struct fp_exact *b)
{
    if (a->kind != b->kind)
        return a->kind < b->kind ? -1 : 1;
    if (a->kind != FP_IS_FINITE)
        return 0;
    if (a->exp != b->exp)
        return a->exp < b->exp ? -1 : 1;
    return a->sig == b->sig ? 0 : a->sig < b->sig ? -1 : 1;
}

int fp_wide_compare(const struct fp_exact *a, const struct fp_exact *b)
{
    if (a->kind == FP_IS_ZERO && b->kind == FP_IS_ZERO)
        return 0;
    if (a->sign != b->sign)
        return a->sign ? -1 : 1;
    return a->sign ? compare_magnitudes(b, a) : compare_magnitudes(a, b);
}

uint64_t fp_wide_to_integer(const struct fp_exact *a, enum fp_rounding rounding, bool is_signed, unsigned width, unsigned *flags)
{
    uint64_t mask = ~0ull >> (64 - width);
    uint64_t max = is_signed ? mask >> 1 : mask;
    uint64_t limit = !a->sign ? max : is_signed ? max + 1 : 0; /* of the magnitude */
    struct rounded d = {0};
    bool fits = a->kind == FP_IS_ZERO;

    if (a->kind == FP_IS_FINITE && a->exp < 64) {
        d = keep_bits(a->sig, a->exp < -1 ? -1 : a->exp + 1, a->sign, rounding);
        fits = d.digits <= limit;
    }
    *flags |= !fits ? FP_INVALID : d.inexact ? FP_INEXACT | (d.away ? FP_AWAY : 0) : 0;
    uint64_t magnitude = fits ? (uint64_t)d.digits : limit;
    return (a->sign ? -magnitude : magnitude) & mask;
}
