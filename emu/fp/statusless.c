/* statusless.c - double arithmetic without a status: see statusless.h. */
#include "emu/fp/statusless.h"

#include "emu/fp/fast.h"
#include "emu/fp/fp.h"

static const uint64_t sign = 1ull << 63;

struct how {
    bool single, exact;
};

/* Round in the exact core, if the host's arithmetic does not decide. */
static uint64_t round_exactly(const struct fp_exact *e, struct how how)
{
    struct fp_target to = {.precision = how.single ? 24 : 53, .emin = how.single ? -126 : -1022, .emax = how.single ? 127 : 1023};
    struct fp_result r = fp_round(&to, e);
    bool number = r.value.kind == FP_IS_ZERO || r.value.kind == FP_IS_FINITE;
    unsigned harmful = FP_INVALID | FP_OVERFLOW | FP_UNDERFLOW | FP_TINY | (how.exact ? FP_INEXACT : 0);

    return number && !(r.flags & harmful) ? fp_pack64(r.value) : FP_STATUSLESS_FAILS;
}

static uint64_t exactly(uint64_t a, uint64_t b, uint64_t c, bool add, struct how how)
{
    if (fp_is_nan64(a) || fp_is_nan64(b) || (add && fp_is_nan64(c)))
        return FP_STATUSLESS_FAILS;
    struct fp_exact e = add ? fp_fma(fp_unpack64(a), fp_unpack64(b), fp_unpack64(c)) : fp_mul(fp_unpack64(a), fp_unpack64(b));
    return round_exactly(&e, how);
}

/* Returns whether x + y equals s, the rounded sum. */
static bool exact_sum(double x, double y, double s)
{
    double y_part = s - x, x_part = s - y_part; /* Knuth's two-sum */
    return (x - x_part) + (y - y_part) == 0;
}

/* Returns whether x * y equals p, the rounded product; false if p is so small that the error might not be a double. */
static bool exact_product(double x, double y, double p)
{
    return (fp_fast_bits64(p) >> 52 & 0x7ff) - 64 < 0x7ff - 64 && fma(x, y, -p) == 0;
}

/* Returns whether r is halfway between two singles. */
static bool is_tie(double r)
{
    return (fp_fast_bits64(r) & 0x1fffffff) == 0x10000000;
}

/* Returns whether the exactness of r matters: rounding to r may have created a tie. */
static bool matters(double r, struct how how)
{
    return how.exact || (how.single && is_tie(r));
}

/* Decide from the host's result r, correctly rounded to 53 bits; *out receives it, rounded to single if required. exact: r is exact,
 * where that matters. Returns false if the core must decide. */
static bool decided(double r, struct how how, bool exact, uint64_t *out)
{
    *out = fp_fast_bits64(r);
    if (!FP_FAST_HOST || (how.exact && !exact))
        return false;
    if (!how.single)
        return fp_fast_result64(*out);
    if (is_tie(r) && !exact)
        return false;
    float f = (float)r;
    *out = fp_fast_bits64(f);
    return fp_fast_result32(fp_fast_bits32(f)) && !(how.exact && f != r);
}

/* Returns whether the product p of x and y is zero because a factor is, and therefore exact. */
static bool zero_of_zero(double x, double y, double p)
{
    return p == 0 && (x == 0 || y == 0);
}

static uint64_t fused(uint64_t a, uint64_t b, uint64_t c, struct how how)
{
    double x = fp_fast_double(a), y = fp_fast_double(b), z = fp_fast_double(c), r = fma(x, y, z), p = x * y;
    uint64_t out;
    bool zero = zero_of_zero(x, y, p);
    if (r == 0 && (zero || (p == -z && exact_product(x, y, p))))
        return fp_fast_bits64(r);
    if (decided(r, how, matters(r, how) && (zero || exact_product(x, y, p)) && exact_sum(p, z, r), &out))
        return out;
    return exactly(a, b, c, true, how);
}

static uint64_t product(uint64_t a, uint64_t b, struct how how)
{
    double x = fp_fast_double(a), y = fp_fast_double(b), r = x * y;
    uint64_t out;
    if (zero_of_zero(x, y, r))
        return fp_fast_bits64(r);
    if (decided(r, how, matters(r, how) && exact_product(x, y, r), &out))
        return out;
    return exactly(a, b, 0, false, how);
}

static uint64_t sum(uint64_t a, uint64_t b, struct how how)
{
    static const uint64_t one = 0x3ff0000000000000;
    double x = fp_fast_double(a), y = fp_fast_double(b), r = x + y;
    uint64_t out;
    if (r == 0) /* sums are never rounded to zero */
        return fp_fast_bits64(r);
    if (decided(r, how, matters(r, how) && exact_sum(x, y, r), &out))
        return out;
    return exactly(a, one, b, true, how);
}

#define BOTH(name, args, call)             \
    uint64_t fp_statusless_##name##64 args \
    {                                      \
        struct how how = {false, exact};   \
        return call;                       \
    }                                      \
    uint64_t fp_statusless_##name##32 args \
    {                                      \
        struct how how = {true, exact};    \
        return call;                       \
    }
#define THREE (uint64_t a, uint64_t b, uint64_t c, bool exact)
#define TWO   (uint64_t a, uint64_t b, bool exact)
// clang-format off
BOTH(fma, THREE, fused(a, b, c, how))
BOTH(fms, THREE, fused(a, b, c ^ sign, how))
BOTH(fnma, THREE, fused(a ^ sign, b, c, how))
BOTH(mul, TWO, product(a, b, how))
BOTH(add, TWO, sum(a, b, how))
BOTH(sub, TWO, sum(a, b ^ sign, how))
// clang-format on

uint64_t fp_statusless_compare(uint64_t a, uint64_t b)
{
    if (fp_is_nan64(a) || fp_is_nan64(b))
        return 8;
    double x = fp_fast_double(a), y = fp_fast_double(b);
    return x < y ? 1 : x == y ? 2 : 4;
}

uint64_t fp_statusless_from_integer(uint64_t a)
{
    const uint64_t limit = 1ull << 53;
    return a + limit <= 2 * limit ? fp_fast_bits64((double)(int64_t)a) : FP_STATUSLESS_FAILS;
}

static uint64_t to_integer(uint64_t a, enum fp_rounding rounding, bool exact)
{
    unsigned flags = 0;
    if (fp_is_nan64(a))
        return 1ull << 63;
    uint64_t r = fp_to_integer(fp_unpack64(a), rounding, true, 64, &flags);
    return flags & (exact ? FP_INVALID | FP_INEXACT : FP_INVALID) ? 1ull << 63 : r;
}

uint64_t fp_statusless_truncate(uint64_t a, bool exact)
{
    double x = fp_fast_double(a);
    return x > -0x1p62 && x < 0x1p62 && !exact ? (uint64_t)(int64_t)x : to_integer(a, FP_TO_ZERO, exact);
}

uint64_t fp_statusless_round(uint64_t a, bool exact)
{
    return to_integer(a, FP_NEAREST, exact);
}
