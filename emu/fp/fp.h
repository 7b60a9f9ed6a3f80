/*
 * Exact floating-point arithmetic, independent of the host's floating-point unit.
 *
 * A number is unpacked (`struct fp_num`), an operation gives its infinitely precise result
 * (`struct fp_exact`), and fp_round() rounds that once to a target. The target has everything that an
 * instruction set can choose: precision, exponent range, rounding mode, when tininess is
 * detected, flush to zero. NaNs are the caller's: it handles NaN operands before the
 * operation, and replaces FP_IS_NAN (the result of an invalid operation) by its own pattern.
 *
 *     struct fp_target t = {.precision = 53, .emin = -1022, .emax = 1023};
 *     struct fp_exact e = fp_mul(fp_unpack64(a), fp_unpack64(b));
 *     struct fp_result r = fp_round(&t, &e);
 *     uint64_t bits = fp_pack64(r.value);     (if r.value.kind != FP_IS_NAN)
 *     flags |= r.flags & FP_IEEE;
 *
 * Source of the rules: IEEE 754-1985 and -2008, sections 4 to 7.
 */
#ifndef PRECIS_EMU_FP_FP_H
#define PRECIS_EMU_FP_FP_H

#include <stdbool.h>
#include <stdint.h>

typedef unsigned __int128 fp_u128;

enum fp_kind {
    FP_IS_ZERO,
    FP_IS_FINITE, /* not zero */
    FP_IS_INF,
    FP_IS_NAN /* never an operand; the result of an invalid operation */
};

enum fp_rounding {
    FP_NEAREST, /* ties to even */
    FP_TO_ZERO,
    FP_UP,  /* towards plus infinity */
    FP_DOWN /* towards minus infinity */
};

/* The value (-1)^sign * sig * 2^(exp - 63); bit 63 of sig is set if kind is FP_IS_FINITE. */
struct fp_num {
    uint64_t sig;
    int32_t exp;
    uint8_t kind; /* enum fp_kind */
    bool sign;
};

/* An infinitely precise result: (-1)^sign * sig * 2^(exp - 127), bit 127 of sig set. Bit 0 is sticky: it is also set for any nonzero
 * bits below. That is exact enough for any precision up to 64. */
struct fp_exact {
    fp_u128 sig;
    int32_t exp;
    uint8_t kind;  /* enum fp_kind */
    uint8_t flags; /* FP_INVALID or FP_DIVZERO */
    bool sign;
    bool cancelled; /* a zero from x - x: the rounding mode decides its sign in fp_round() */
};

/* Flags of operations and results. */
enum {
    FP_INVALID = 1 << 0,
    FP_DIVZERO = 1 << 1,
    FP_OVERFLOW = 1 << 2,
    FP_UNDERFLOW = 1 << 3, /* tiny and inexact, or flushed: the condition of an untrapped underflow */
    FP_INEXACT = 1 << 4,
    FP_IEEE = 0x1f, /* the five above */

    FP_TINY = 1 << 5,              /* the condition of a trapped underflow */
    FP_AWAY = 1 << 6,              /* rounding increased the magnitude */
    FP_UNBOUNDED_INEXACT = 1 << 7, /* FP_INEXACT and FP_AWAY of `unbounded` */
    FP_UNBOUNDED_AWAY = 1 << 8
};

/* The target of a rounding. */
struct fp_target {
    uint8_t precision; /* bits of the significand, the leading one included: 1 to 64 */
    uint8_t rounding;  /* enum fp_rounding */
    bool tiny_before;  /* tininess is detected before rounding (else after) */
    bool flush;        /* a tiny result becomes a zero of its sign, with FP_INEXACT and FP_UNDERFLOW */
    int32_t emin;      /* exponent of the smallest normal number: -126, -1022, -16382, -65534 */
    int32_t emax;      /* exponent of the largest finite number */
};

struct fp_result {
    struct fp_num value;     /* the result if no trap is taken */
    struct fp_num unbounded; /* rounded to the precision with an unlimited exponent: the result for a trap handler, after the caller has
                              * wrapped the exponent */
    uint16_t flags;
};

/* -- numbers -------------------------------------------------------------------------------- */

static inline struct fp_num fp_zero(bool sign)
{
    return (struct fp_num){.kind = FP_IS_ZERO, .sign = sign};
}

static inline struct fp_num fp_inf(bool sign)
{
    return (struct fp_num){.kind = FP_IS_INF, .sign = sign};
}

/* The number (-1)^sign * sig * 2^(exp - 63) for any sig, normalised. */
static inline struct fp_num fp_number(bool sign, int32_t exp, uint64_t sig)
{
    if (!sig)
        return fp_zero(sign);
    int lead = __builtin_clzll(sig);
    return (struct fp_num){.sig = sig << lead, .exp = exp - lead, .kind = FP_IS_FINITE, .sign = sign};
}

/* The integer n, exactly. */
static inline struct fp_num fp_from_u64(uint64_t n)
{
    return fp_number(false, 63, n);
}

static inline struct fp_num fp_from_s64(int64_t n)
{
    return n < 0 ? fp_number(true, 63, -(uint64_t)n) : fp_number(false, 63, (uint64_t)n);
}

static inline struct fp_num fp_negate(struct fp_num a)
{
    a.sign = !a.sign;
    return a;
}

/* -- the IEEE interchange formats ------------------------------------------------------------ */

enum { FP32_BIAS = 127, FP64_BIAS = 1023 };

static inline bool fp_is_nan32(uint32_t a)
{
    return (a & 0x7fffffff) > 0x7f800000;
}

static inline bool fp_is_nan64(uint64_t a)
{
    return (a & 0x7fffffffffffffff) > 0x7ff0000000000000;
}

static inline bool fp_is_denormal32(uint32_t a)
{
    return !(a & 0x7f800000) && (a & 0x007fffff);
}

static inline bool fp_is_denormal64(uint64_t a)
{
    return !(a & 0x7ff0000000000000) && (a & 0x000fffffffffffff);
}

/* Unpack a number. Not for NaNs. */
struct fp_num fp_unpack32(uint32_t bits);
struct fp_num fp_unpack64(uint64_t bits);

/* Pack a number that the format can hold exactly, as fp_round() to 24 or 53 bits and the format's range returns it, denormals included.
 * Not for FP_IS_NAN. */
uint32_t fp_pack32(struct fp_num a);
uint64_t fp_pack64(struct fp_num a);

/* -- operations on numbers, with an infinitely precise result ------------------------------------ */

struct fp_exact fp_exactly(struct fp_num a); /* a itself, to be rounded */
struct fp_exact fp_add(struct fp_num a, struct fp_num b);
struct fp_exact fp_sub(struct fp_num a, struct fp_num b);
struct fp_exact fp_mul(struct fp_num a, struct fp_num b);
struct fp_exact fp_fma(struct fp_num a, struct fp_num b, struct fp_num c); /* a * b + c */
struct fp_exact fp_div(struct fp_num a, struct fp_num b);
struct fp_exact fp_sqrt(struct fp_num a);

/* Round once. FP_IS_NAN stays FP_IS_NAN, with FP_INVALID. */
struct fp_result fp_round(const struct fp_target *to, const struct fp_exact *e);

/* Returns -1, 0 or 1 if a is less than, equal to, or greater than b. */
int fp_compare(struct fp_num a, struct fp_num b);

/* Round to an integer and return it in two's complement, in `width` bits (1 to 64), zero-extended. Adds FP_INEXACT and FP_AWAY to
 * *flags. If the integer does not fit (an infinity never does), adds FP_INVALID only, and returns the nearest integer in range. */
uint64_t fp_to_integer(struct fp_num a, enum fp_rounding rounding, bool is_signed, unsigned width, unsigned *flags);

/* Round to an integral value; adds FP_INEXACT and FP_AWAY to *flags. Infinities are returned unchanged. */
struct fp_num fp_to_integral(struct fp_num a, enum fp_rounding rounding, unsigned *flags);

#endif
