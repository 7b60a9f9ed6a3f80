/*
 * real_functions.c - the elementary functions of numbers of 320 bits: an argument is reduced until a power series is short. Errors stay
 * below the 32 bits that real_result() drops.
 */
#include "libc.h"
#include "real.h"

static const struct real zero = {0, 0, {0}};
static const struct real one = {0, 1, {[REAL_WORDS - 1] = 0x80000000}};
static const struct real log_2 = {
    0, 0, {0x6debac98, 0xe7b87620, 0x8baafa2b, 0x8a0d175b, 0x7298b62d, 0x40f34326, 0x03f2f6af, 0xc9e3b398, 0xd1cf79ab, 0xb17217f7}};
static const struct real log_10 = {
    0, 2, {0xb1a8105d, 0x962f02d7, 0x01f02d72, 0x83c61e82, 0xda5df90e, 0xe28fecf9, 0x82d30a28, 0xea56d62b, 0xaaa8ac16, 0x935d8ddd}};
static const struct real half_pi = {
    0, 1, {0x8e3404de, 0x514a0879, 0x3b139b22, 0x020bbea6, 0x8a67cc74, 0x29024e08, 0x80dc1cd1, 0xc4c6628b, 0x2168c234, 0xc90fdaa2}};

/* A term that is so much smaller than the sum changes nothing. */
static int is_negligible(struct real term, struct real sum)
{
    return real_is_zero(term) || (!real_is_zero(sum) && term.exponent < sum.exponent - REAL_BITS);
}

/* ---- powers and logarithms -------------------------------------------------------------------------------------------------- */

/* x + x^2/2! + x^3/3! + ... */
static struct real expm1_series(struct real x)
{
    struct real sum = zero, term = x;

    for (uint32_t n = 2; !is_negligible(term, sum); n++) {
        sum = real_add(sum, term);
        term = real_divide_small(real_multiply(term, x), n);
    }
    return sum;
}

/* e^r * 2^k */
static struct real exp_of_parts(struct real r, long k)
{
    enum { HALVES = 5 };
    struct real v = real_add(one, expm1_series(real_scale(r, -HALVES)));

    for (int i = 0; i < HALVES; i++)
        v = real_multiply(v, v);
    return real_scale(v, k);
}

/* Beyond this, results are infinite or zero. */
static int is_huge(struct real x)
{
    return x.exponent > 16;
}

static struct real huge_power(struct real x)
{
    return real_scale(one, x.negative ? -100000 : 100000);
}

struct real real_exp(struct real x)
{
    if (is_huge(x))
        return huge_power(x);
    const struct real k = real_to_integer(real_divide(x, log_2), TO_NEAREST_EVEN);

    return exp_of_parts(real_subtract(x, real_multiply(k, log_2)), real_integer(k));
}

struct real real_exp2(struct real x)
{
    if (is_huge(x))
        return huge_power(x);
    const struct real k = real_to_integer(x, TO_NEAREST_EVEN);

    return exp_of_parts(real_multiply(real_subtract(x, k), log_2), real_integer(k));
}

struct real real_expm1(struct real x)
{
    return x.exponent < 0 ? expm1_series(x) : real_subtract(real_exp(x), one);
}

/* 2 * (s + s^3/3 + s^5/5 + ...), the logarithm of (1 + s) / (1 - s) */
static struct real log_series(struct real s)
{
    const struct real square = real_multiply(s, s);
    struct real sum = zero, power = s, term = s;

    for (uint32_t n = 3; !is_negligible(term, sum); n += 2) {
        sum = real_add(sum, term);
        power = real_multiply(power, square);
        term = real_divide_small(power, n);
    }
    return real_scale(sum, 1);
}

struct real real_log(struct real x)
{
    const int above = x.words[REAL_WORDS - 1] > 0xb504f333; /* root of one half */
    const long k = above ? x.exponent : x.exponent - 1;

    x.exponent = above ? 0 : 1;
    const struct real v = log_series(real_divide(real_subtract(x, one), real_add(x, one)));

    return real_add(real_multiply(real_of_integer(k), log_2), v);
}

struct real real_log1p(struct real x)
{
    if (x.exponent >= -1)
        return real_log(real_add(one, x));
    return log_series(real_divide(x, real_add(real_scale(one, 1), x)));
}

struct real real_log2(struct real x)
{
    return real_divide(real_log(x), log_2);
}

struct real real_log10(struct real x)
{
    return real_divide(real_log(x), log_10);
}

/* Exact where the result is. */
static struct real integer_power(struct real x, long n)
{
    struct real v = one;

    for (; n; n >>= 1) {
        if (n & 1)
            v = real_multiply(v, x);
        x = real_multiply(x, x);
    }
    return v;
}

struct real real_pow(struct real x, struct real y)
{
    enum { FEW = 7 };

    if (y.exponent <= FEW && !y.negative && !real_compare(real_to_integer(y, TO_ZERO), y))
        return integer_power(x, real_integer(y));
    return real_exp(real_multiply(y, real_log(x)));
}

struct real real_cbrt(struct real x)
{
    const int negative = x.negative;

    x.negative = 0;
    struct real r = real_exp(real_divide_small(real_log(x), 3));

    r.negative = negative;
    return r;
}

/* ---- angles ---------------------------------------------------------------------------------------------------------------- */

/* Words of 2/pi from bit `first` on, which may be before the point. */
static uint32_t word_at(long first)
{
    const long at = first >= 0 ? first / 32 : -((31 - first) / 32);
    const int bits = (int)(first - 32 * at);
    const uint32_t high = at >= 0 && at < TWO_OVER_PI_WORDS ? real_two_over_pi[at] : 0;
    const uint32_t low = at + 1 >= 0 && at + 1 < TWO_OVER_PI_WORDS ? real_two_over_pi[at + 1] : 0;

    return bits ? high << bits | low >> (32 - bits) : high;
}

/*
 * *out = x - n * pi/2, at most pi/4. Returns n mod 4. Of the product of x and 2/pi, what is a multiple of 4 is never computed: Payne and
 * Hanek, "Radian reduction for trigonometric functions", 1983.
 */
static int reduce(struct real x, struct real *out)
{
    enum { OF_X = 4, OF_TABLE = 20 };
    uint32_t product[OF_X + OF_TABLE] = {0};
    const long first = x.exponent - 32 * OF_X - 2;

    if (x.exponent < 0) {
        *out = x;
        return 0;
    }
    for (int i = 0; i < OF_TABLE; i++) {
        const uint32_t word = word_at(first + 32 * (OF_TABLE - 1 - i));
        u64 carry = 0;

        for (int j = 0; j < OF_X; j++) {
            carry += (u64)word * x.words[REAL_WORDS - OF_X + j] + product[i + j];
            product[i + j] = (uint32_t)carry;
            carry >>= 32;
        }
        product[i + OF_X] = (uint32_t)carry;
    }
    /* The upper two of the lower OF_TABLE words' bits count quarters. */
    const uint32_t top = product[OF_TABLE - 1];
    int n = (int)(top >> 30);
    struct real rest;

    if (top >> 29 & 1) {
        n++;
        for (int i = 0; i < OF_TABLE; i++)
            product[i] = ~product[i];
        product[OF_TABLE - 1] &= 0x3fffffff;
        rest = real_of_words(product, OF_TABLE, 1, 2);
    } else {
        product[OF_TABLE - 1] &= 0x3fffffff;
        rest = real_of_words(product, OF_TABLE, 0, 2);
    }
    *out = real_multiply(rest, half_pi);
    if (x.negative) {
        n = -n;
        out->negative = !out->negative;
    }
    return n & 3;
}

/* first - first*x^2/((n+1)(n+2)) + ...: the sine's series for first = x, n = 1; the cosine's for 1, 0. */
static struct real angle_series(struct real first, struct real x, uint32_t n)
{
    const struct real square = real_negate(real_multiply(x, x));
    struct real sum = zero, term = first;

    for (; !is_negligible(term, sum); n += 2) {
        sum = real_add(sum, term);
        term = real_divide_small(real_multiply(term, square), (n + 1) * (n + 2));
    }
    return sum;
}

/* The sine of x + n * pi/2, for a reduced x */
static struct real sine(struct real x, int n)
{
    const struct real v = n & 1 ? angle_series(one, x, 0) : angle_series(x, x, 1);

    return n & 2 ? real_negate(v) : v;
}

struct real real_sin(struct real x)
{
    struct real r;
    const int n = reduce(x, &r);

    return sine(r, n);
}

struct real real_cos(struct real x)
{
    struct real r;
    const int n = reduce(x, &r);

    return sine(r, n + 1);
}

struct real real_tan(struct real x)
{
    struct real r;
    const int n = reduce(x, &r);

    return real_divide(sine(r, n), sine(r, n + 1));
}

/* x - x^3/3 + x^5/5 - ..., after halving the angle until x is small */
static struct real atan_of_small(struct real x)
{
    int halves = 0;

    for (; x.exponent > -3; halves++)
        x = real_divide(x, real_add(one, real_sqrt(real_add(one, real_multiply(x, x)))));
    const struct real square = real_negate(real_multiply(x, x));
    struct real sum = zero, power = x, term = x;

    for (uint32_t n = 3; !is_negligible(term, sum); n += 2) {
        sum = real_add(sum, term);
        power = real_multiply(power, square);
        term = real_divide_small(power, n);
    }
    return real_scale(sum, halves);
}

struct real real_atan(struct real x)
{
    if (x.exponent < 1)
        return atan_of_small(x);
    struct real quarter = half_pi;

    quarter.negative = x.negative;
    return real_subtract(quarter, atan_of_small(real_divide(one, x)));
}

struct real real_atan2(struct real y, struct real x)
{
    struct real r, half_turn = real_scale(half_pi, 1), quarter = half_pi;

    half_turn.negative = quarter.negative = y.negative;
    if (real_is_zero(x))
        return quarter;
    r = real_is_zero(y) ? zero : real_atan(real_divide(y, x));
    r.negative = real_is_zero(y) ? y.negative : r.negative;
    return x.negative ? real_add(r, half_turn) : r;
}

/* sqrt(1 - x^2) */
static struct real other_side(struct real x)
{
    return real_sqrt(real_multiply(real_subtract(one, x), real_add(one, x)));
}

struct real real_asin(struct real x)
{
    return real_atan2(x, other_side(x));
}

struct real real_acos(struct real x)
{
    return real_scale(real_atan2(real_sqrt(real_subtract(one, x)), real_sqrt(real_add(one, x))), 1);
}

/* ---- hyperbolic functions ----------------------------------------------------------------------------------------------------- */

struct real real_sinh(struct real x)
{
    const int negative = x.negative;
    struct real v = real_scale(one, 100000);

    x.negative = 0;
    if (!is_huge(x)) {
        const struct real e = real_expm1(x); /* (e + e / (e + 1)) / 2 */

        v = real_scale(real_add(e, real_divide(e, real_add(e, one))), -1);
    }
    v.negative = negative;
    return v;
}

struct real real_cosh(struct real x)
{
    const struct real e = real_exp(x);

    return real_scale(real_add(e, real_divide(one, e)), -1);
}

struct real real_tanh(struct real x)
{
    if (x.exponent > 8) {
        struct real v = one;

        v.negative = x.negative;
        return v;
    }
    const struct real e = real_expm1(real_scale(x, 1));

    return real_divide(e, real_add(e, real_scale(one, 1)));
}

struct real real_asinh(struct real x)
{
    const int negative = x.negative;

    x.negative = 0;
    const struct real square = real_multiply(x, x), root = real_sqrt(real_add(square, one));
    struct real v = real_log1p(real_add(x, real_divide(square, real_add(root, one))));

    v.negative = negative;
    return v;
}

struct real real_acosh(struct real x)
{
    const struct real t = real_subtract(x, one);

    return real_is_zero(t) ? t : real_log1p(real_add(t, real_sqrt(real_multiply(t, real_add(t, real_scale(one, 1))))));
}

struct real real_atanh(struct real x)
{
    const int negative = x.negative;

    x.negative = 0;
    struct real v = real_scale(real_log1p(real_divide(real_scale(x, 1), real_subtract(one, x))), -1);

    v.negative = negative;
    return v;
}
