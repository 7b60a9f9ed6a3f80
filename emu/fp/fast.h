/*
 * The host's floating-point unit where it is certain to agree with the exact core: IEEE single
 * and double, round to nearest, ordinary operands and an ordinary result.
 *
 * Each function returns false (use the core instead), or true with the result's bits and whether it is
 * inexact; no other exception can have occurred then, tininess by either definition included.
 * Operands are ordinary if normal or zero; results if zero and exact, or normal and above the
 * smallest normal exponent. Inexactness is found by error-free transformations and integer products, so
 * the host's own status register is neither read nor written.
 *
 *     if (to_nearest && fp_fast_add64(a, b, &r, &inexact))
 *         ... r; flag it if inexact ...
 *     else
 *         ... fp_round() of fp_add() ...
 *
 * The host must be in its default state: round to nearest, denormals enabled. Compile without
 * contraction (-ffp-contract=off, which precis_fp propagates).
 */
#ifndef PRECIS_EMU_FP_FAST_H
#define PRECIS_EMU_FP_FAST_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#if defined(__FAST_MATH__) || !defined(__FLT_EVAL_METHOD__) || __FLT_EVAL_METHOD__ != 0
#define FP_FAST_HOST 0 /* excess precision or unsafe optimisations: use the core for everything */
#else
#define FP_FAST_HOST 1
#endif

/* -- bits -------------------------------------------------------------------------------------- */

static inline double fp_fast_double(uint64_t bits)
{
    double d;
    memcpy(&d, &bits, sizeof d);
    return d;
}

static inline uint64_t fp_fast_bits64(double d)
{
    uint64_t bits;
    memcpy(&bits, &d, sizeof bits);
    return bits;
}

static inline float fp_fast_float(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static inline uint32_t fp_fast_bits32(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}

static inline bool fp_fast_zero64(uint64_t a)
{
    return !(a << 1);
}

static inline bool fp_fast_zero32(uint32_t a)
{
    return !(a << 1);
}

static inline bool fp_fast_ordinary64(uint64_t a)
{
    return (a >> 52 & 0x7ff) - 1u < 0x7fe || fp_fast_zero64(a);
}

static inline bool fp_fast_ordinary32(uint32_t a)
{
    return (a >> 23 & 0xff) - 1u < 0xfe || fp_fast_zero32(a);
}

/* Normal, and above the smallest normal exponent: at that exponent the exact result could be tiny and rounded up. */
static inline bool fp_fast_result64(uint64_t r)
{
    return (r >> 52 & 0x7ff) - 2u < 0x7fd;
}

static inline bool fp_fast_result32(uint32_t r)
{
    return (r >> 23 & 0xff) - 2u < 0xfd;
}

/* The significand of a normal number without its trailing zeros: an odd integer. */
static inline uint64_t fp_fast_odd(uint64_t a)
{
    uint64_t sig = (a & 0xfffffffffffff) | 1ull << 52;
    return sig >> __builtin_ctzll(sig);
}

/* -- double ------------------------------------------------------------------------------------ */

static inline bool fp_fast_add64(uint64_t a, uint64_t b, uint64_t *r, bool *inexact)
{
    if (!FP_FAST_HOST || !fp_fast_ordinary64(a) || !fp_fast_ordinary64(b))
        return false;
    double x = fp_fast_double(a), y = fp_fast_double(b), sum = x + y;
    *r = fp_fast_bits64(sum);
    if (!fp_fast_result64(*r)) {
        *inexact = false;
        return fp_fast_zero64(*r);
    }
    double y_part = sum - x, x_part = sum - y_part; /* Knuth's two-sum */
    *inexact = (x - x_part) + (y - y_part) != 0;
    return true;
}

static inline bool fp_fast_sub64(uint64_t a, uint64_t b, uint64_t *r, bool *inexact)
{
    return fp_fast_add64(a, b ^ 1ull << 63, r, inexact);
}

static inline bool fp_fast_mul64(uint64_t a, uint64_t b, uint64_t *r, bool *inexact)
{
    if (!FP_FAST_HOST || !fp_fast_ordinary64(a) || !fp_fast_ordinary64(b))
        return false;
    *r = fp_fast_bits64(fp_fast_double(a) * fp_fast_double(b));
    if (fp_fast_zero64(a) || fp_fast_zero64(b)) {
        *inexact = false;
        return true;
    }
    /* Exact if the product of the odd parts has at most 53 bits. */
    *inexact = (unsigned __int128)fp_fast_odd(a) * fp_fast_odd(b) >> 53 != 0;
    return fp_fast_result64(*r);
}

static inline bool fp_fast_div64(uint64_t a, uint64_t b, uint64_t *r, bool *inexact)
{
    if (!FP_FAST_HOST || !fp_fast_ordinary64(a) || !fp_fast_ordinary64(b) || fp_fast_zero64(b))
        return false;
    *r = fp_fast_bits64(fp_fast_double(a) / fp_fast_double(b));
    if (fp_fast_zero64(a)) {
        *inexact = false;
        return true;
    }
    if (!fp_fast_result64(*r))
        return false;
    *inexact = (unsigned __int128)fp_fast_odd(*r) * fp_fast_odd(b) != fp_fast_odd(a);
    return true;
}

static inline bool fp_fast_sqrt64(uint64_t a, uint64_t *r, bool *inexact)
{
    if (!FP_FAST_HOST || !fp_fast_ordinary64(a) || (a >> 63 && !fp_fast_zero64(a)))
        return false;
    *r = fp_fast_bits64(sqrt(fp_fast_double(a)));
    *inexact = !fp_fast_zero64(a) && (unsigned __int128)fp_fast_odd(*r) * fp_fast_odd(*r) != fp_fast_odd(a);
    return true;
}

/* a * b + c, without the inexact flag: for callers that have it set already. */
static inline bool fp_fast_fma64(uint64_t a, uint64_t b, uint64_t c, uint64_t *r)
{
    if (!FP_FAST_HOST || !fp_fast_ordinary64(a) || !fp_fast_ordinary64(b) || !fp_fast_ordinary64(c))
        return false;
    *r = fp_fast_bits64(fma(fp_fast_double(a), fp_fast_double(b), fp_fast_double(c)));
    return fp_fast_result64(*r);
}

/* -- single: products, and checks of quotients and roots, are exact in double ---------------------- */

static inline bool fp_fast_add32(uint32_t a, uint32_t b, uint32_t *r, bool *inexact)
{
    if (!FP_FAST_HOST || !fp_fast_ordinary32(a) || !fp_fast_ordinary32(b))
        return false;
    float x = fp_fast_float(a), y = fp_fast_float(b), sum = x + y;
    *r = fp_fast_bits32(sum);
    if (!fp_fast_result32(*r)) {
        *inexact = false;
        return fp_fast_zero32(*r);
    }
    float y_part = sum - x, x_part = sum - y_part;
    *inexact = (x - x_part) + (y - y_part) != 0;
    return true;
}

static inline bool fp_fast_sub32(uint32_t a, uint32_t b, uint32_t *r, bool *inexact)
{
    return fp_fast_add32(a, b ^ 1u << 31, r, inexact);
}

static inline bool fp_fast_mul32(uint32_t a, uint32_t b, uint32_t *r, bool *inexact)
{
    if (!FP_FAST_HOST || !fp_fast_ordinary32(a) || !fp_fast_ordinary32(b))
        return false;
    double exact = (double)fp_fast_float(a) * fp_fast_float(b);
    float product = (float)exact;
    *r = fp_fast_bits32(product);
    *inexact = product != exact;
    return fp_fast_result32(*r) || exact == 0;
}

static inline bool fp_fast_div32(uint32_t a, uint32_t b, uint32_t *r, bool *inexact)
{
    if (!FP_FAST_HOST || !fp_fast_ordinary32(a) || !fp_fast_ordinary32(b) || fp_fast_zero32(b))
        return false;
    float x = fp_fast_float(a), y = fp_fast_float(b), quotient = x / y;
    *r = fp_fast_bits32(quotient);
    *inexact = (double)quotient * y != x;
    return fp_fast_result32(*r) || fp_fast_zero32(a);
}

static inline bool fp_fast_sqrt32(uint32_t a, uint32_t *r, bool *inexact)
{
    if (!FP_FAST_HOST || !fp_fast_ordinary32(a) || (a >> 31 && !fp_fast_zero32(a)))
        return false;
    float x = fp_fast_float(a), root = sqrtf(x);
    *r = fp_fast_bits32(root);
    *inexact = (double)root * root != x;
    return true;
}

static inline bool fp_fast_fma32(uint32_t a, uint32_t b, uint32_t c, uint32_t *r)
{
    if (!FP_FAST_HOST || !fp_fast_ordinary32(a) || !fp_fast_ordinary32(b) || !fp_fast_ordinary32(c))
        return false;
    *r = fp_fast_bits32(fmaf(fp_fast_float(a), fp_fast_float(b), fp_fast_float(c)));
    bool zero = (double)fp_fast_float(a) * fp_fast_float(b) == -(double)fp_fast_float(c);
    return fp_fast_result32(*r) || zero;
}

#endif
