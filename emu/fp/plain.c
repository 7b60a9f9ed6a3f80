/* Double arithmetic without a status: see plain.h. */
#include "emu/fp/plain.h"

#include "emu/fp/fast.h"
#include "emu/fp/fp.h"

static const uint64_t sign = 1ull << 63;

/* What the host's arithmetic does not decide. */
static uint64_t settle(const struct fp_exact *e, bool single)
{
    struct fp_target to = {.precision = single ? 24 : 53, .emin = single ? -126 : -1022, .emax = single ? 127 : 1023};
    struct fp_result r = fp_round(&to, e);
    bool plain = r.value.kind == FP_IS_ZERO || r.value.kind == FP_IS_FINITE;

    return plain && !(r.flags & ~(FP_INEXACT | FP_AWAY | FP_UNBOUNDED_INEXACT | FP_UNBOUNDED_AWAY)) ? fp_pack64(r.value)
                                                                                                   : FP_PLAIN_FAILS;
}

static uint64_t exactly(uint64_t a, uint64_t b, uint64_t c, bool add, bool single)
{
    if (fp_is_nan64(a) || fp_is_nan64(b) || (add && fp_is_nan64(c)))
        return FP_PLAIN_FAILS;
    struct fp_exact e = add ? fp_fma(fp_unpack64(a), fp_unpack64(b), fp_unpack64(c)) : fp_mul(fp_unpack64(a), fp_unpack64(b));
    return settle(&e, single);
}

static bool tie32(uint64_t r)
{
    return (r & 0x1fffffff) == 0x10000000;
}

/* r: the exact result rounded to 53 bits; rounding that again is right unless it looks like a tie. */
static bool to_single(uint64_t r, uint64_t *out)
{
    float f = (float)fp_fast_double(r);
    *out = fp_fast_bits64(f);
    return !tie32(r) && fp_fast_result32(fp_fast_bits32(f));
}

static uint64_t fused(uint64_t a, uint64_t b, uint64_t c, bool single)
{
    uint64_t r = fp_fast_bits64(fma(fp_fast_double(a), fp_fast_double(b), fp_fast_double(c)));
    if (FP_FAST_HOST && (single ? to_single(r, &r) : fp_fast_result64(r)))
        return r;
    return exactly(a, b, c, true, single);
}

static uint64_t product(uint64_t a, uint64_t b, bool single)
{
    uint64_t r = fp_fast_bits64(fp_fast_double(a) * fp_fast_double(b));
    if (FP_FAST_HOST && (single ? to_single(r, &r) : fp_fast_result64(r)))
        return r;
    return exactly(a, b, 0, false, single);
}

static uint64_t sum(uint64_t a, uint64_t b, bool single)
{
    static const uint64_t one = 0x3ff0000000000000;
    uint64_t r = fp_fast_bits64(fp_fast_double(a) + fp_fast_double(b));
    if (FP_FAST_HOST && (single ? to_single(r, &r) : fp_fast_result64(r)))
        return r;
    return exactly(a, one, b, true, single);
}

uint64_t fp_plain_fma64(uint64_t a, uint64_t b, uint64_t c) { return fused(a, b, c, false); }
uint64_t fp_plain_fms64(uint64_t a, uint64_t b, uint64_t c) { return fused(a, b, c ^ sign, false); }
uint64_t fp_plain_fnma64(uint64_t a, uint64_t b, uint64_t c) { return fused(a ^ sign, b, c, false); }
uint64_t fp_plain_mul64(uint64_t a, uint64_t b) { return product(a, b, false); }
uint64_t fp_plain_add64(uint64_t a, uint64_t b) { return sum(a, b, false); }
uint64_t fp_plain_sub64(uint64_t a, uint64_t b) { return sum(a, b ^ sign, false); }
uint64_t fp_plain_fma32(uint64_t a, uint64_t b, uint64_t c) { return fused(a, b, c, true); }
uint64_t fp_plain_fms32(uint64_t a, uint64_t b, uint64_t c) { return fused(a, b, c ^ sign, true); }
uint64_t fp_plain_fnma32(uint64_t a, uint64_t b, uint64_t c) { return fused(a ^ sign, b, c, true); }
uint64_t fp_plain_mul32(uint64_t a, uint64_t b) { return product(a, b, true); }
uint64_t fp_plain_add32(uint64_t a, uint64_t b) { return sum(a, b, true); }
uint64_t fp_plain_sub32(uint64_t a, uint64_t b) { return sum(a, b ^ sign, true); }

uint64_t fp_plain_compare(uint64_t a, uint64_t b)
{
    if (fp_is_nan64(a) || fp_is_nan64(b))
        return 8;
    double x = fp_fast_double(a), y = fp_fast_double(b);
    return x < y ? 1 : x == y ? 2 : 4;
}

uint64_t fp_plain_from_integer(uint64_t a)
{
    const uint64_t limit = 1ull << 53;
    return a + limit <= 2 * limit ? fp_fast_bits64((double)(int64_t)a) : FP_PLAIN_FAILS;
}

static uint64_t to_integer(uint64_t a, enum fp_rounding rounding)
{
    unsigned flags = 0;
    if (fp_is_nan64(a))
        return 1ull << 63;
    uint64_t r = fp_to_integer(fp_unpack64(a), rounding, true, 64, &flags);
    return flags & FP_INVALID ? 1ull << 63 : r;
}

uint64_t fp_plain_truncate(uint64_t a)
{
    double x = fp_fast_double(a);
    return x > -0x1p62 && x < 0x1p62 ? (uint64_t)(int64_t)x : to_integer(a, FP_TO_ZERO);
}

uint64_t fp_plain_round(uint64_t a) { return to_integer(a, FP_NEAREST); }
