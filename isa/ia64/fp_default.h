/*
 * fp_default.h - fast paths of multiply-add and conversion for the common case: normal operands (or no addend), round to nearest, a result
 * well inside the range. Their results are those of the exact functions in fp_arith.c, at a fraction of the cost. Private to isa/ia64.
 */
#ifndef PRECIS_ISA_IA64_FP_DEFAULT_H
#define PRECIS_ISA_IA64_FP_DEFAULT_H

#include "isa/ia64/fp.h"

typedef unsigned __int128 ia64_u128;

static inline __attribute__((always_inline)) bool ia64_not_normal(struct ia64_fr a)
{
    return !(a.sig >> 63) || (a.exp & IA64_FR_EXP_MASK) - 1 >= IA64_FR_EXP_NAT - 1;
}

/* Returns high:low >> by; by is not 0. *lost: a bit that is shifted out is 1. */
static inline __attribute__((always_inline)) ia64_u128 ia64_shifted(uint64_t high, uint64_t low, unsigned by, bool *lost)
{
    if (by < 64) {
        *lost = low << (64 - by) != 0;
        return (ia64_u128)(high >> by) << 64 | (low >> by | high << (64 - by));
    }
    if (by < 128) {
        *lost = (low != 0) | (by > 64 && high << (128 - by));
        return high >> (by - 64);
    }
    *lost = true;
    return 0;
}

/*
 * Computes x * y + z (by kind), rounded to `precision` bits; a constant precision makes this fast. The result is an exact +0, or its
 * exponent is above 1 - emax and below emax. Returns false if this is not the common case.
 */
static inline __attribute__((always_inline)) bool ia64_default_fma(enum ia64_fma_kind kind, unsigned precision, int emax, struct ia64_fr x,
                                                                   struct ia64_fr y, struct ia64_fr z, struct ia64_fr *r, bool *inexact)
{
    if (ia64_not_normal(x) || ia64_not_normal(y))
        return false;
    unsigned sign = ((unsigned)(x.exp ^ y.exp) >> 17 & 1) ^ (kind == IA64_FNMA);
    ia64_u128 sum = (ia64_u128)x.sig * y.sig;
    unsigned carry = (unsigned)(sum >> 127);
    sum <<= 1 - carry;
    int exp = (int)((x.exp & IA64_FR_EXP_MASK) + (y.exp & IA64_FR_EXP_MASK)) - IA64_FR_BIAS + (int)carry;
    bool lost = false; /* the sticky bit: a bit below the sum is 1 */

    if (z.sig || z.exp & IA64_FR_EXP_MASK) {
        if (ia64_not_normal(z))
            return false;
        unsigned z_sign = ((unsigned)z.exp >> 17 & 1) ^ (kind == IA64_FMS);
        int z_exp = (int)(z.exp & IA64_FR_EXP_MASK), distance = exp - z_exp;
        ia64_u128 small = (ia64_u128)z.sig << 64;
        bool subtract = sign != z_sign;
        if (distance > 0) {
            small = ia64_shifted(z.sig, 0, (unsigned)distance, &lost);
        } else if (distance < 0 || sum < small) {
            ia64_u128 product = sum;
            sum = small;
            small = distance ? ia64_shifted((uint64_t)(product >> 64), (uint64_t)product, (unsigned)-distance, &lost) : product;
            exp = z_exp;
            sign = z_sign;
        }
        if (subtract) {
            sum = sum - small - lost;
            uint64_t high = (uint64_t)(sum >> 64);
            if (!high) { /* massive cancellation: the result is zero, or depends on lost bits */
                *r = IA64_FR_ZERO;
                *inexact = false;
                return !(uint64_t)sum && !lost;
            }
            int lead = __builtin_clzll(high);
            if (lead > 60 && lost)
                return false;
            sum <<= lead;
            exp -= lead;
        } else {
            sum += small;
            if (sum < small) {
                lost |= sum & 1;
                sum = sum >> 1 | (ia64_u128)1 << 127;
                exp++;
            }
        }
    }

    uint64_t sig = (uint64_t)(sum >> 64), low = (uint64_t)sum, ulp = 1, up;
    if (precision == 64) { /* no branches: rounding is unpredictable */
        up = low >> 63 & ((low << 1 != 0) | lost | (sig & 1));
        *inexact = (low != 0) | lost;
    } else {
        ulp <<= 64 - precision;
        uint64_t half = ulp >> 1, rest = sig & (ulp - 1);
        bool more = (low != 0) | lost;
        up = (rest > half) | ((rest == half) & (more | ((sig & ulp) != 0)));
        *inexact = (rest != 0) | more;
        sig -= rest;
    }
    sig += up * ulp;
    if (!sig) {
        sig = 1ull << 63;
        exp++;
    }
    *r = (struct ia64_fr){sig, (uint64_t)exp | (uint64_t)sign << 17};
    return (unsigned)(exp - IA64_FR_BIAS + emax - 2) < (unsigned)(2 * emax - 2);
}

/* Normalises an unnormalised number, such as an integer after setf.sig. false: a is not unnormalised, or is zero. */
static inline bool ia64_default_normalised(struct ia64_fr *a)
{
    uint64_t exp = a->exp & IA64_FR_EXP_MASK;
    if (!a->sig || a->sig >> 63 || exp < 64 || exp >= IA64_FR_EXP_NAT)
        return false;
    int lead = __builtin_clzll(a->sig);
    a->sig <<= lead;
    a->exp -= (uint64_t)lead;
    return true;
}

/* Truncates a normal number to an integer of 63 bits. Returns false if this is not the common case. */
static inline bool ia64_default_truncate(struct ia64_fr a, bool is_unsigned, uint64_t *r, bool *inexact)
{
    int exp = (int)(a.exp & IA64_FR_EXP_MASK) - IA64_FR_BIAS;
    bool negative = a.exp & IA64_FR_SIGN;
    if (ia64_not_normal(a) || exp > 62 || (negative && is_unsigned))
        return false;
    uint64_t v = exp < 0 ? 0 : a.sig >> (63 - exp);
    *inexact = exp < 0 || a.sig << (exp + 1);
    *r = negative ? -v : v;
    return true;
}

#endif
