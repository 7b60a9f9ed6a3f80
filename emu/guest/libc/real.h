/*
 * real.h - numbers of 320 bits, in which functions of long doubles are computed. Results have an error of some units of the last bits;
 * real_quad() rounds once, so that a long double is the nearest one.
 */
#ifndef REAL_H
#define REAL_H

#include "quad.h"

#include <stdint.h>

/* 0.w * 2^exponent; words[REAL_WORDS - 1] is the highest, with its upper bit set. Zero: all words are 0. */
enum { REAL_WORDS = 10, REAL_BITS = 32 * REAL_WORDS };
struct real {
    int negative;
    long exponent;
    uint32_t words[REAL_WORDS];
};

static inline int real_is_zero(struct real r)
{
    return !r.words[REAL_WORDS - 1];
}

/* q is finite. */
struct real real_of(struct quad q);
struct real real_of_integer(long v);
/* Rounds to nearest; bit 0 may mean: more than that. */
struct quad real_quad(struct real r);
/* The same for results of functions: bits that only errors set are dropped first, so that a value exactly between two numbers is one. */
struct quad real_result(struct real r);
float real_float(struct real r);
/* Rounds to so many bits, to nearest and even; 0 or less: to a multiple of what is beyond the highest bit. */
struct real real_round(struct real r, long bits);
/* The integer part, of numbers below 2^31. */
long real_integer(struct real r);
/* Rounds to an integer, in a mode. */
enum real_mode { TO_ZERO, TO_NEAREST_EVEN, TO_NEAREST_AWAY, DOWN, UP };
struct real real_to_integer(struct real r, enum real_mode mode);

/* Bits below the last one are kept as bit 0. */
struct real real_add(struct real a, struct real b);
struct real real_subtract(struct real a, struct real b);
struct real real_multiply(struct real a, struct real b);
struct real real_divide(struct real a, struct real b);
struct real real_divide_small(struct real a, uint32_t b);
struct real real_sqrt(struct real a);
/* a * 2^by */
struct real real_scale(struct real a, long by);
struct real real_negate(struct real a);
/* words[n - 1] is the highest one, after the point. */
struct real real_of_words(const uint32_t *words, int n, int negative, long exponent);
/* -1, 0, 1 */
int real_compare(struct real a, struct real b);

/* Functions, of arguments in their domain. */
struct real real_exp(struct real x);
struct real real_expm1(struct real x);
struct real real_exp2(struct real x);
struct real real_log(struct real x);
struct real real_log1p(struct real x);
struct real real_log2(struct real x);
struct real real_log10(struct real x);
struct real real_pow(struct real x, struct real y); /* x > 0 */
struct real real_cbrt(struct real x);
struct real real_sin(struct real x);
struct real real_cos(struct real x);
struct real real_tan(struct real x);
struct real real_asin(struct real x);
struct real real_acos(struct real x);
struct real real_atan(struct real x);
struct real real_atan2(struct real y, struct real x); /* not both 0 */
struct real real_sinh(struct real x);
struct real real_cosh(struct real x);
struct real real_tanh(struct real x);
struct real real_asinh(struct real x);
struct real real_acosh(struct real x);
struct real real_atanh(struct real x);

enum { TWO_OVER_PI_WORDS = 528 };
extern const uint32_t real_two_over_pi[TWO_OVER_PI_WORDS];

#endif
