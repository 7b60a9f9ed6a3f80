/*
 * long_double.c - the functions of <math.h> for long doubles. Each result is the nearest long double; those of real_functions.c are
 * computed with 320 bits. errno is EDOM for a result that is not a number, ERANGE for an infinite one, of other arguments.
 *
 * A struct quad is passed and returned as the compilers do with long double.
 */
#include "libc.h"
#include "real.h"

typedef struct quad quad;

static const quad infinity = {(u64)QUAD_TOP << 48, 0}, not_a_number = {0x7fff800000000000ull, 0}, one = {0x3fffull << 48, 0}, zero = {0, 0};

static quad with_sign(quad v, quad sign)
{
    return (quad){(v.high & ~QUAD_SIGN) | (sign.high & QUAD_SIGN), v.low};
}

static int is_negative(quad v)
{
    return (v.high & QUAD_SIGN) != 0;
}

static quad negate(quad v)
{
    return (quad){v.high ^ QUAD_SIGN, v.low};
}

static int is_infinite(quad v)
{
    return !quad_is_finite(v) && !quad_is_nan(v);
}

static int is_equal(quad a, quad b)
{
    return (a.high == b.high && a.low == b.low) || (quad_is_zero(a) && quad_is_zero(b));
}

/* Of numbers that are not NaN. */
static int is_less(quad a, quad b)
{
    if (is_equal(a, b) || is_negative(a) != is_negative(b))
        return !is_equal(a, b) && is_negative(a);
    return (a.high != b.high ? a.high < b.high : a.low < b.low) != is_negative(a);
}

static quad invalid(void)
{
    errno = EDOM;
    return not_a_number;
}

static quad pole(int negative)
{
    errno = ERANGE;
    return negative ? negate(infinity) : infinity;
}

/* A function's result, which overflows. */
static quad checked(struct real r)
{
    const quad q = real_result(r);

    if (!quad_is_finite(q))
        errno = ERANGE;
    return q;
}

/* ---- parts and neighbours ------------------------------------------------------------------------------------------------------ */

quad fabsl(quad x)
{
    return with_sign(x, zero);
}

quad copysignl(quad x, quad sign)
{
    return with_sign(x, sign);
}

/* Defines a function that rounds to an integer. */
#define TO_INTEGER(name, mode)                                                                     \
    quad name(quad x)                                                                              \
    {                                                                                              \
        return quad_is_finite(x) ? with_sign(real_quad(real_to_integer(real_of(x), mode)), x) : x; \
    }
TO_INTEGER(floorl, DOWN)
TO_INTEGER(ceill, UP)
TO_INTEGER(truncl, TO_ZERO)
TO_INTEGER(roundl, TO_NEAREST_AWAY)
TO_INTEGER(rintl, TO_NEAREST_EVEN)
TO_INTEGER(nearbyintl, TO_NEAREST_EVEN)

/* What does not fit becomes the least number. */
static long long integer_of(quad x, int bits)
{
    const struct real r = quad_is_finite(x) ? real_of(x) : (struct real){.exponent = 1000};
    const long long least = bits == 64 ? LLONG_MIN : LONG_MIN;

    if (r.exponent >= bits) {
        errno = EDOM;
        return least;
    }
    const u64 high = (u64)r.words[REAL_WORDS - 1] << 32 | r.words[REAL_WORDS - 2];
    const long long v = r.exponent > 0 ? (long long)(high >> (64 - r.exponent)) : 0;

    return r.negative ? -v : v;
}

long lrintl(quad x)
{
    return (long)integer_of(rintl(x), 8 * sizeof(long));
}

long lroundl(quad x)
{
    return (long)integer_of(roundl(x), 8 * sizeof(long));
}

long long llrintl(quad x)
{
    return integer_of(rintl(x), 64);
}

long long llroundl(quad x)
{
    return integer_of(roundl(x), 64);
}

quad frexpl(quad x, int *exponent)
{
    *exponent = 0;
    if (!quad_is_finite(x) || quad_is_zero(x))
        return x;
    struct real r = real_of(x);

    *exponent = (int)r.exponent;
    r.exponent = 0;
    return real_quad(r);
}

static quad scale(quad x, long by)
{
    enum { MOST = 100000 };

    if (!quad_is_finite(x) || quad_is_zero(x))
        return x;
    const quad v = real_quad(real_scale(real_of(x), by > MOST ? MOST : by < -MOST ? -MOST : by));

    if (!quad_is_finite(v) || quad_is_zero(v))
        errno = ERANGE;
    return v;
}

quad ldexpl(quad x, int by)
{
    return scale(x, by);
}

quad scalbnl(quad x, int by)
{
    return scale(x, by);
}

quad scalblnl(quad x, long by)
{
    return scale(x, by);
}

quad modfl(quad x, quad *whole)
{
    *whole = truncl(x);
    if (!quad_is_finite(x))
        return quad_is_nan(x) ? x : with_sign(zero, x);
    return with_sign(real_quad(real_subtract(real_of(x), real_of(*whole))), x);
}

quad logbl(quad x)
{
    if (quad_is_nan(x))
        return x;
    if (quad_is_zero(x))
        return pole(1);
    return quad_is_finite(x) ? real_quad(real_of_integer(real_of(x).exponent - 1)) : infinity;
}

int ilogbl(quad x)
{
    if (quad_is_zero(x) || quad_is_nan(x)) {
        errno = EDOM;
        return INT_MIN; /* FP_ILOGB0, FP_ILOGBNAN: as those of doubles here */
    }
    return quad_is_finite(x) ? (int)real_of(x).exponent - 1 : INT_MAX;
}

quad nextafterl(quad x, quad to)
{
    if (quad_is_nan(x) || quad_is_nan(to) || is_equal(x, to))
        return quad_is_nan(x) ? x : to;
    if (quad_is_zero(x))
        return with_sign((quad){0, 1}, to);
    if (is_less(x, to) != is_negative(x))
        x.high += !++x.low;
    else
        x.high -= !x.low--;
    if (!quad_is_finite(x) || !quad_exponent(x))
        errno = ERANGE;
    return x;
}

quad nexttowardl(quad x, quad to)
{
    return nextafterl(x, to);
}

quad fmaxl(quad x, quad y)
{
    return quad_is_nan(x) ? y : quad_is_nan(y) ? x : is_less(x, y) ? y : x;
}

quad fminl(quad x, quad y)
{
    return quad_is_nan(x) ? y : quad_is_nan(y) ? x : is_less(y, x) ? y : x;
}

quad nanl(const char *tag)
{
    return not_a_number;
}

/* ---- exact arithmetic -------------------------------------------------------------------------------------------------------------- */

static quad sum(struct real a, struct real b)
{
    const quad v = real_quad(real_add(a, b));

    if (!quad_is_finite(v))
        errno = ERANGE;
    return v;
}

quad fdiml(quad x, quad y)
{
    if (quad_is_nan(x) || quad_is_nan(y))
        return quad_is_nan(x) ? x : y;
    if (!is_less(y, x))
        return zero;
    return quad_is_finite(x) && quad_is_finite(y) ? sum(real_of(x), real_negate(real_of(y))) : infinity;
}

quad fmal(quad x, quad y, quad z)
{
    const int negative = is_negative(x) != is_negative(y);

    if (quad_is_nan(x) || quad_is_nan(y) || quad_is_nan(z))
        return quad_is_nan(x) ? x : quad_is_nan(y) ? y : z;
    if (is_infinite(x) || is_infinite(y)) {
        if (quad_is_zero(x) || quad_is_zero(y) || (is_infinite(z) && is_negative(z) != negative))
            return invalid();
        return negative ? negate(infinity) : infinity;
    }
    return is_infinite(z) ? z : sum(real_multiply(real_of(x), real_of(y)), real_of(z));
}

/* The remainder of |a| / |b|, and the last bits of the quotient. The numbers are integers times the power of two of the smaller one. */
static struct real remainder_of(struct real a, struct real b, unsigned *last)
{
    *last = 0;
    while (!real_is_zero(a) && a.exponent >= b.exponent) {
        const long by = a.exponent - b.exponent;
        struct real step = real_scale(b, by);

        *last = by < 31 ? *last : 0;
        if (real_compare(a, step) < 0) {
            if (!by)
                break;
            step = real_scale(step, -1);
            *last |= by - 1 < 31 ? 1u << (by - 1) : 0;
        } else {
            *last |= by < 31 ? 1u << by : 0;
        }
        a = real_subtract(a, step);
    }
    return a;
}

/* Returns whether the result is already known. */
static int is_special_division(quad x, quad y, quad *out)
{
    if (quad_is_nan(x) || quad_is_nan(y))
        *out = quad_is_nan(x) ? x : y;
    else if (is_infinite(x) || quad_is_zero(y))
        *out = invalid();
    else if (is_infinite(y) || quad_is_zero(x))
        *out = x;
    else
        return 0;
    return 1;
}

quad fmodl(quad x, quad y)
{
    quad out;
    unsigned last;

    if (is_special_division(x, y, &out))
        return out;
    return with_sign(real_quad(remainder_of(real_of(fabsl(x)), real_of(fabsl(y)), &last)), x);
}

quad remquol(quad x, quad y, int *quotient)
{
    quad out;
    unsigned last;

    *quotient = 0;
    if (is_special_division(x, y, &out))
        return out;
    const struct real divisor = real_of(fabsl(y));
    struct real rest = remainder_of(real_of(fabsl(x)), divisor, &last);
    const int half = real_compare(real_scale(rest, 1), divisor);

    if (half > 0 || (half == 0 && (last & 1))) {
        rest = real_subtract(rest, divisor);
        last++;
    }
    *quotient = (int)(last & 7) * (is_negative(x) != is_negative(y) ? -1 : 1);
    rest.negative = real_is_zero(rest) ? is_negative(x) : rest.negative != is_negative(x);
    return real_quad(rest);
}

quad remainderl(quad x, quad y)
{
    int quotient;

    return remquol(x, y, &quotient);
}

quad sqrtl(quad x)
{
    if (quad_is_nan(x) || quad_is_zero(x))
        return x;
    if (is_negative(x))
        return invalid();
    return quad_is_finite(x) ? real_quad(real_sqrt(real_of(x))) : x;
}

quad hypotl(quad x, quad y)
{
    if (is_infinite(x) || is_infinite(y))
        return infinity;
    if (quad_is_nan(x) || quad_is_nan(y))
        return quad_is_nan(x) ? x : y;
    const struct real a = real_of(x), b = real_of(y);

    const quad v = real_quad(real_sqrt(real_add(real_multiply(a, a), real_multiply(b, b))));

    if (!quad_is_finite(v))
        errno = ERANGE;
    return v;
}

/* ---- elementary functions --------------------------------------------------------------------------------------------------------------
 */

/* Defines a function of one argument; a NaN and, where `zero_is_fixed`, zeros are their own results, `at_infinity` that of infinities. */
#define FUNCTION(name, zero_is_fixed, at_infinity, in_domain, compute) \
    quad name(quad x)                                                  \
    {                                                                  \
        if (quad_is_nan(x) || (zero_is_fixed && quad_is_zero(x)))      \
            return x;                                                  \
        if (!quad_is_finite(x))                                        \
            return at_infinity;                                        \
        return in_domain ? checked(compute(real_of(x))) : invalid();   \
    }
#define IS_NOT_BEYOND_ONE (!is_less(one, fabsl(x)))
static const quad half_pi = {0x3fff921fb54442d1ull, 0x8469898cc51701b8ull};

FUNCTION(expl, 0, is_negative(x) ? zero : x, 1, real_exp)
FUNCTION(exp2l, 0, is_negative(x) ? zero : x, 1, real_exp2)
FUNCTION(expm1l, 1, is_negative(x) ? negate(one) : x, 1, real_expm1)
FUNCTION(cbrtl, 1, x, 1, real_cbrt)
FUNCTION(sinl, 1, invalid(), 1, real_sin)
FUNCTION(cosl, 0, invalid(), 1, real_cos)
FUNCTION(tanl, 1, invalid(), 1, real_tan)
FUNCTION(asinl, 1, invalid(), IS_NOT_BEYOND_ONE, real_asin)
FUNCTION(acosl, 0, invalid(), IS_NOT_BEYOND_ONE, real_acos)
FUNCTION(atanl, 1, with_sign(half_pi, x), 1, real_atan)
FUNCTION(sinhl, 1, x, 1, real_sinh)
FUNCTION(coshl, 0, infinity, 1, real_cosh)
FUNCTION(tanhl, 1, with_sign(one, x), 1, real_tanh)
FUNCTION(asinhl, 1, x, 1, real_asinh)
FUNCTION(acoshl, 0, is_negative(x) ? invalid() : x, !is_less(x, one), real_acosh)

/* Logarithms: of zero, a pole. */
#define LOGARITHM(name, compute)                                         \
    quad name(quad x)                                                    \
    {                                                                    \
        if (quad_is_nan(x))                                              \
            return x;                                                    \
        if (quad_is_zero(x))                                             \
            return pole(1);                                              \
        if (is_negative(x))                                              \
            return invalid();                                            \
        return quad_is_finite(x) ? real_result(compute(real_of(x))) : x; \
    }
LOGARITHM(logl, real_log)
LOGARITHM(log2l, real_log2)
LOGARITHM(log10l, real_log10)

quad log1pl(quad x)
{
    if (quad_is_nan(x) || quad_is_zero(x))
        return x;
    if (is_equal(x, negate(one)))
        return pole(1);
    if (is_less(x, negate(one)))
        return invalid();
    return quad_is_finite(x) ? real_result(real_log1p(real_of(x))) : x;
}

quad atanhl(quad x)
{
    if (quad_is_nan(x) || quad_is_zero(x))
        return x;
    if (is_equal(fabsl(x), one))
        return pole(is_negative(x));
    return is_less(fabsl(x), one) ? real_result(real_atanh(real_of(x))) : invalid();
}

/* An infinite argument has the direction of a number that is much larger than the other one. */
quad atan2l(quad y, quad x)
{
    const struct real large = {0, 1l << 20, {[REAL_WORDS - 1] = 1u << 31}}, small = {0, 1, {[REAL_WORDS - 1] = 1u << 31}};
    const int both = !quad_is_finite(x) && !quad_is_finite(y), some = !quad_is_finite(x) || !quad_is_finite(y);

    if (quad_is_nan(x) || quad_is_nan(y))
        return quad_is_nan(x) ? x : y;
    if (quad_is_zero(x) && quad_is_zero(y))
        x = with_sign(one, x);
    if (some && !both && quad_is_finite(y) && !is_negative(x))
        return with_sign(zero, y);
    struct real a = both ? small : is_infinite(y) ? large : real_of(y), b = both ? small : is_infinite(x) ? large : real_of(x);

    a.negative = is_negative(y);
    b.negative = is_negative(x);
    if (!real_is_zero(a) && !real_is_zero(b) && !b.negative &&
        a.exponent < b.exponent - 200) { /* the arc is a little less than its tangent */
        const struct real tangent = real_divide(a, b);

        return real_quad(real_subtract(tangent, real_scale(tangent, -2 * REAL_BITS)));
    }
    return real_result(real_atan2(a, b));
}

static int is_integer(quad y)
{
    return !quad_is_finite(y) || is_equal(truncl(y), y);
}

static int is_odd_integer(quad y)
{
    return quad_is_finite(y) && is_integer(y) && !is_integer(scale(y, -1));
}

/* Of arguments that are infinite, or x = 0. */
static quad special_power(quad x, quad y)
{
    const quad size = fabsl(x);
    const int negative = is_negative(x) && is_odd_integer(y);

    if (is_infinite(y)) {
        if (is_equal(size, one))
            return one;
        return is_less(one, size) != is_negative(y) ? infinity : zero;
    }
    if (quad_is_zero(x) && is_negative(y))
        return pole(negative);
    const quad v = is_infinite(x) != is_negative(y) ? infinity : zero;

    return negative ? negate(v) : v;
}

quad powl(quad x, quad y)
{
    if (quad_is_zero(y) || is_equal(x, one))
        return one;
    if (quad_is_nan(x) || quad_is_nan(y))
        return quad_is_nan(x) ? x : y;
    if (!quad_is_finite(x) || !quad_is_finite(y) || quad_is_zero(x))
        return special_power(x, y);
    if (is_negative(x) && !is_integer(y))
        return invalid();
    struct real r = real_pow(real_of(fabsl(x)), real_of(y));

    r.negative = is_negative(x) && is_odd_integer(y);
    return checked(r);
}
