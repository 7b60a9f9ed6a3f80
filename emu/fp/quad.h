/*
 * The exact core in quad precision (IEEE 754-2008 binary128), with the types and the rules of fp.h.
 *
 * A quad number is a struct fp_exact with at most 113 bits: its own infinitely precise form. So fp_round() narrows one to a smaller
 * format, and fp_exactly() widens a single, a double or an integer.
 *
 *     struct fp_exact e = fp_wide_mul(fp_unpack128(a), fp_unpack128(b));
 *     struct fp_wide_result r = fp_wide_round(FP_NEAREST, true, &e);
 *     fp_u128 bits = fp_pack128(&r.value);     (if r.value.kind != FP_IS_NAN)
 *     flags |= r.flags & FP_IEEE;
 */
#ifndef PRECIS_EMU_FP_QUAD_H
#define PRECIS_EMU_FP_QUAD_H

#include "emu/fp/fp.h"

enum { FP128_BIAS = 16383, FP128_PRECISION = 113 };

static inline bool fp_is_nan128(fp_u128 a)
{
    return a << 1 > (fp_u128)0xfffe << 112;
}

/* Unpack a number. Not for NaNs. */
struct fp_exact fp_unpack128(fp_u128 bits);

/* Pack a number that the format can hold exactly. Not for FP_IS_NAN. */
fp_u128 fp_pack128(const struct fp_exact *a);

/* Operations on numbers of at most 113 bits, with an infinitely precise result: bit 0 of its significand is sticky. */
struct fp_exact fp_wide_add(struct fp_exact a, struct fp_exact b);
struct fp_exact fp_wide_sub(struct fp_exact a, struct fp_exact b);
struct fp_exact fp_wide_mul(struct fp_exact a, struct fp_exact b);
struct fp_exact fp_wide_div(struct fp_exact a, struct fp_exact b);
struct fp_exact fp_wide_sqrt(struct fp_exact a);

struct fp_wide_result {
    struct fp_exact value; /* the result if no trap is taken */
    unsigned flags;        /* FP_IEEE and FP_TINY */
};

/* Round once to quad precision. FP_IS_NAN stays FP_IS_NAN, with FP_INVALID. */
struct fp_wide_result fp_wide_round(enum fp_rounding rounding, bool tiny_before, const struct fp_exact *e);

/* Returns -1, 0 or 1 if a is less than, equal to, or greater than b. */
int fp_wide_compare(const struct fp_exact *a, const struct fp_exact *b);

/* As fp_to_integer(). */
uint64_t fp_wide_to_integer(const struct fp_exact *a, enum fp_rounding rounding, bool is_signed, unsigned width, unsigned *flags);

#endif
