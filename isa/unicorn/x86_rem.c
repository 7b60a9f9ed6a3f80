/*
 * x86_rem.c - see x86_rem.h. Unicorn's are wrong for large quotients.
 *
 * Source: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2, FPREM and FPREM1; volume 1, 4.8.3.5 (operations on NaNs),
 * 8.2.2 (unsupported formats).
 */
#include "isa/unicorn/x86_rem.h"

enum { SIGN = 0x8000, EXPONENT = 0x7fff, WHOLE = 64, LEAST_PARTIAL = 32 };
static const uint64_t INTEGER_BIT = UINT64_C(1) << 63, QUIET_BIT = UINT64_C(1) << 62;

static int exponent_of(struct x86_extended x)
{
    return x.exponent & EXPONENT;
}

static bool is_zero(struct x86_extended x)
{
    return !x.significand && !exponent_of(x);
}

static bool is_infinite(struct x86_extended x)
{
    return exponent_of(x) == EXPONENT && x.significand == INTEGER_BIT;
}

static bool is_nan(struct x86_extended x)
{
    return exponent_of(x) == EXPONENT && !is_infinite(x);
}

/* Pseudo-NaNs, pseudo-infinities, unnormal numbers. */
static bool is_unsupported(struct x86_extended x)
{
    return exponent_of(x) && !(x.significand & INTEGER_BIT);
}

static bool is_denormal(struct x86_extended x)
{
    return !exponent_of(x) && x.significand;
}

/* One operand is a NaN: the result is the one with the larger significand, made quiet. */
static struct x86_extended choose_nan(struct x86_extended x, struct x86_extended y, unsigned *status)
{
    bool signals = (is_nan(x) && !(x.significand & QUIET_BIT)) || (is_nan(y) && !(y.significand & QUIET_BIT));
    struct x86_extended result = x;
    if (signals)
        *status |= X86_INVALID;
    if (is_nan(x) && is_nan(y) && signals && (x.significand ^ y.significand) & QUIET_BIT)
        result = x.significand & QUIET_BIT ? x : y; /* a quiet NaN rather than a signalling one */
    else if (!is_nan(x) || (is_nan(y) && (y.significand > x.significand || (y.significand == x.significand && x.exponent & SIGN))))
        result = y;
    result.significand |= QUIET_BIT;
    return result;
}

/* The exponent that a number has when its significand begins with a one; shifts that accordingly. */
static int normalise(struct x86_extended x, uint64_t *significand)
{
    int shift = __builtin_clzll(x.significand);
    *significand = x.significand << shift;
    return (exponent_of(x) ? exponent_of(x) : 1) - shift;
}

/* The number significand * 2^(exponent - 63), without the bias, which fits exactly. */
static struct x86_extended pack(uint64_t significand, int exponent, unsigned sign)
{
    if (!significand)
        return (struct x86_extended){0, (uint16_t)sign};
    int shift = __builtin_clzll(significand);
    significand <<= shift;
    exponent -= shift;
    if (exponent < 1)
        return (struct x86_extended){significand >> (1 - exponent), (uint16_t)sign};
    return (struct x86_extended){significand, (uint16_t)(sign | (unsigned)exponent)};
}

static unsigned quotient_bits(uint64_t q)
{
    return (q & 4 ? X86_C0 : 0) | (q & 2 ? X86_C3 : 0) | (q & 1 ? X86_C1 : 0);
}

/* Divides a * 2^bits by b, whose leading bits are ones. Returns the remainder; *q: the low bits of the quotient. */
static uint64_t divide(uint64_t a, uint64_t b, int bits, uint64_t *q)
{
    unsigned __int128 r = a;
    *q = 0;
    for (int i = bits; i >= 0; i--) {
        *q <<= 1;
        if (r >= b) {
            r -= b;
            *q |= 1;
        }
        if (i)
            r <<= 1;
    }
    return (uint64_t)r;
}

/* Of numbers that are neither NaNs nor infinities nor zeros. */
static struct x86_extended reduce(struct x86_extended x, struct x86_extended y, bool to_nearest, unsigned *status)
{
    uint64_t a, b, q = 0, r;
    int ea = normalise(x, &a), eb = normalise(y, &b), d = ea - eb;
    unsigned sign = x.exponent & SIGN;
    if (d >= WHOLE) {
        int n = LEAST_PARTIAL | (d & (LEAST_PARTIAL - 1));
        *status |= X86_C2;
        return pack(divide(a, b, n, &q), eb + d - n, sign);
    }
    if (d < -1 || (d < 0 && !to_nearest) || (d < 0 && a <= b))
        return pack(a, ea, sign);
    if (d < 0) { /* to nearest, and more than a half: x - y */
        *status |= quotient_bits(1);
        return pack((b << 1) - a, ea, sign ^ SIGN); /* 2 * b - a, less than b */
    }
    r = divide(a, b, d, &q);
    if (to_nearest && (r > b - r || (r == b - r && q & 1))) {
        r = b - r;
        q++;
        sign ^= SIGN;
    }
    if (!r)
        sign = x.exponent & SIGN;
    *status |= quotient_bits(q);
    return pack(r, eb, sign);
}

struct x86_extended x86_remainder(struct x86_extended x, struct x86_extended y, bool to_nearest, unsigned *status)
{
    const struct x86_extended indefinite = {INTEGER_BIT | QUIET_BIT, SIGN | EXPONENT};
    *status &= X86_C0 | X86_C3;
    bool unsupported = is_unsupported(x) || is_unsupported(y);
    if (!unsupported && (is_nan(x) || is_nan(y)))
        return choose_nan(x, y, status);
    if (unsupported || is_infinite(x) || is_zero(y)) {
        *status |= X86_INVALID;
        return indefinite;
    }
    *status = is_denormal(x) || is_denormal(y) ? X86_DENORMAL : 0;
    if (is_zero(x))
        return x;
    return is_infinite(y) ? pack(x.significand, exponent_of(x) ? exponent_of(x) : 1, x.exponent & SIGN) : reduce(x, y, to_nearest, status);
}
