/*
 * fp_quad.c - quads, which the chips leave to the kernel: what its emulation computes (annex B of V9; Linux's arch/sparc/math-emu).
 * NS has no effect on it.
 */
#include "emu/fp/quad.h"
#include "isa/sparc/fp_priv.h"

static const fp_u128 quiet_bit = (fp_u128)1 << 111;

static bool is_signalling(fp_u128 a)
{
    return fp_is_nan128(a) && !(a & quiet_bit);
}

/* As for singles and doubles: a signalling rs2, a signalling rs1, rs2, rs1. */
static bool nan_result(fp_u128 a, fp_u128 b, fp_u128 *r, unsigned *raised)
{
    if (is_signalling(a) || is_signalling(b)) {
        *raised |= SPARC_FP_NV;
        *r = (is_signalling(b) ? b : a) | quiet_bit;
        return true;
    }
    if (!fp_is_nan128(a) && !fp_is_nan128(b))
        return false;
    *r = fp_is_nan128(b) ? b : a;
    return true;
}

static fp_u128 rounded(uint64_t fsr, const struct fp_exact *e, unsigned *raised)
{
    struct fp_wide_result r = fp_wide_round(sparc_fp_rounding(fsr), true, e);

    *raised |= sparc_fp_exceptions(fsr, r.flags);
    if (r.value.kind == FP_IS_NAN)
        return ~(fp_u128)0 >> 1;
    return fp_pack128(&r.value);
}

/* -- singles and doubles ---------------------------------------------------------------------- */

/* A double or single NaN as a quad, still signalling if it was. */
static fp_u128 widen_nan(bool dbl, uint64_t a)
{
    fp_u128 sign = (fp_u128)(a >> (dbl ? 63 : 31) & 1) << 127, fraction = dbl ? a & 0xfffffffffffff : a & 0x7fffff;

    return sign | (fp_u128)0x7fff << 112 | fraction << (dbl ? 112 - 52 : 112 - 23);
}

static fp_u128 widen(bool dbl, uint64_t b, unsigned *raised)
{
    fp_u128 nan;

    if (dbl ? fp_is_nan64(b) : fp_is_nan32((uint32_t)b)) {
        nan_result(0, widen_nan(dbl, b), &nan, raised);
        return nan;
    }
    struct fp_exact e = fp_exactly(dbl ? fp_unpack64(b) : fp_unpack32((uint32_t)b));
    return fp_pack128(&e);
}

static uint64_t narrow(uint64_t fsr, bool dbl, fp_u128 b, unsigned *raised)
{
    fp_u128 nan;

    if (nan_result(0, b, &nan, raised)) {
        uint64_t sign = (uint64_t)(nan >> 127) << (dbl ? 63 : 31);
        uint64_t fraction = (uint64_t)(nan << 16 >> (dbl ? 128 - 52 : 128 - 23));
        return sign | (dbl ? 0x7ff0000000000000 : 0x7f800000) | fraction;
    }
    struct fp_exact e = fp_unpack128(b);
    return sparc_fp_narrow(fsr & ~(uint64_t)SPARC_FSR_NS, dbl, &e, raised);
}

static fp_u128 from_integer(int64_t n)
{
    struct fp_exact e = fp_exactly(fp_from_s64(n));
    return fp_pack128(&e);
}

static uint64_t to_integer(uint64_t fsr, unsigned width, fp_u128 b, unsigned *raised)
{
    struct fp_exact e = fp_unpack128(fp_is_nan128(b) ? (b >> 127) << 127 | (fp_u128)0x7fff << 112 : b);
    unsigned flags = 0;
    uint64_t r = fp_wide_to_integer(&e, FP_TO_ZERO, true, width, &flags);

    *raised |= sparc_fp_exceptions(fsr, flags);
    return r;
}

/* fdmulq: the exact product of two doubles. */
static fp_u128 multiply_doubles(uint64_t a, uint64_t b, uint64_t fsr, unsigned *raised)
{
    fp_u128 x = fp_is_nan64(a) ? widen_nan(true, a) : 0, y = fp_is_nan64(b) ? widen_nan(true, b) : 0, nan;

    if (nan_result(x, y, &nan, raised))
        return nan;
    struct fp_exact e = fp_mul(fp_unpack64(a), fp_unpack64(b));
    return rounded(fsr, &e, raised);
}

/* -- quads ------------------------------------------------------------------------------------ */

static fp_u128 compare(enum sparc_opf opf, fp_u128 a, fp_u128 b, unsigned *raised)
{
    if (fp_is_nan128(a) || fp_is_nan128(b)) {
        if (opf == SPARC_FCMPEQ || is_signalling(a) || is_signalling(b))
            *raised |= SPARC_FP_NV;
        return SPARC_UNORDERED;
    }
    struct fp_exact x = fp_unpack128(a), y = fp_unpack128(b);
    int order = fp_wide_compare(&x, &y);
    return order < 0 ? SPARC_LESS : order > 0 ? SPARC_GREATER : SPARC_EQUAL;
}

static struct fp_exact exact(enum sparc_opf opf, struct fp_exact a, struct fp_exact b)
{
    switch (opf) {
    case SPARC_FADDQ: return fp_wide_add(a, b);
    case SPARC_FSUBQ: return fp_wide_sub(a, b);
    case SPARC_FMULQ: return fp_wide_mul(a, b);
    case SPARC_FDIVQ: return fp_wide_div(a, b);
    default: return fp_wide_sqrt(b);
    }
}

static fp_u128 arithmetic(enum sparc_opf opf, uint64_t fsr, fp_u128 a, fp_u128 b, unsigned *raised)
{
    fp_u128 nan;

    if (opf == SPARC_FSQRTQ)
        a = 0;
    if (nan_result(a, b, &nan, raised))
        return nan;
    struct fp_exact e = exact(opf, fp_unpack128(a), fp_unpack128(b));
    return rounded(fsr, &e, raised);
}

fp_u128 sparc_fp_compute_quad(enum sparc_opf opf, uint64_t fsr, fp_u128 a, fp_u128 b, unsigned *raised)
{
    switch (opf) {
    case SPARC_FQTOX: return to_integer(fsr, 64, b, raised);
    case SPARC_FQTOI: return to_integer(fsr, 32, b, raised);
    case SPARC_FXTOQ: return from_integer((int64_t)b);
    case SPARC_FITOQ: return from_integer((int32_t)b);
    case SPARC_FSTOQ: return widen(false, (uint64_t)b, raised);
    case SPARC_FDTOQ: return widen(true, (uint64_t)b, raised);
    case SPARC_FQTOS: return narrow(fsr, false, b, raised);
    case SPARC_FQTOD: return narrow(fsr, true, b, raised);
    case SPARC_FDMULQ: return multiply_doubles((uint64_t)a, (uint64_t)b, fsr, raised);
    case SPARC_FCMPQ:
    case SPARC_FCMPEQ: return compare(opf, a, b, raised);
    default: return arithmetic(opf, fsr, a, b, raised);
    }
}
