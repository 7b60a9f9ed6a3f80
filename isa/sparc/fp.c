/* fp.c - singles and doubles of SPARC floating point: NaNs, rounding, exceptions, the FSR. See fp.h. */
#include "emu/fp/fast.h"
#include "isa/sparc/fp_priv.h"

/* -- the FSR ---------------------------------------------------------------------------------- */

unsigned sparc_fcc_mask(unsigned cond)
{
    enum { L = SPARC_LESS, E = SPARC_EQUAL, G = SPARC_GREATER, U = SPARC_UNORDERED };
    static const uint8_t mask[16] = {
        0,
        L | G | U,
        L | G,
        L | U,
        L,
        G | U,
        G,
        U, /* n ne lg ul l ug g u */
        L | E | G | U,
        E,
        E | U,
        G | E,
        G | E | U,
        L | E,
        L | E | U,
        L | E | G, /* a e ue ge uge le ule o */
    };
    return mask[cond & 15];
}

enum fp_rounding sparc_fp_rounding(uint64_t fsr)
{
    static const uint8_t rounding_of[4] = {FP_NEAREST, FP_TO_ZERO, FP_UP, FP_DOWN};
    return rounding_of[fsr >> SPARC_FSR_RD_SHIFT & 3];
}

/* V9 5.1.7.9: of several exceptions the one with an enabled trap is reported, an overflow or underflow before the inexact result. */
uint64_t sparc_fp_record(uint64_t fsr, unsigned raised)
{
    static const uint8_t order[] = {SPARC_FP_NV, SPARC_FP_OF, SPARC_FP_UF, SPARC_FP_DZ, SPARC_FP_NX};
    unsigned trapping = raised & (unsigned)(fsr >> SPARC_FSR_TEM_SHIFT) & SPARC_FSR_CEXC;

    fsr &= ~(SPARC_FSR_FTT | SPARC_FSR_CEXC);
    if (!trapping)
        return fsr | raised | (uint64_t)raised << SPARC_FSR_AEXC_SHIFT;
    unsigned i = 0;
    while (!(trapping & order[i]))
        i++;
    return fsr | order[i] | (uint64_t)SPARC_FTT_IEEE << SPARC_FSR_FTT_SHIFT;
}

unsigned sparc_fp_exceptions(uint64_t fsr, unsigned flags)
{
    unsigned raised = 0;

    if (flags & FP_INVALID)
        raised |= SPARC_FP_NV;
    if (flags & FP_DIVZERO)
        raised |= SPARC_FP_DZ;
    if (flags & FP_OVERFLOW)
        raised |= SPARC_FP_OF;
    if (flags & FP_UNDERFLOW || (flags & FP_TINY && fsr >> SPARC_FSR_TEM_SHIFT & SPARC_FP_UF))
        raised |= SPARC_FP_UF;
    if (flags & FP_INEXACT)
        raised |= SPARC_FP_NX;
    return raised;
}

/* -- formats ---------------------------------------------------------------------------------- */

static bool is_nan(bool dbl, uint64_t a)
{
    return dbl ? fp_is_nan64(a) : fp_is_nan32((uint32_t)a);
}

static uint64_t quiet_bit(bool dbl)
{
    return dbl ? 1ull << 51 : 1ull << 22;
}

static bool is_signalling(bool dbl, uint64_t a)
{
    return is_nan(dbl, a) && !(a & quiet_bit(dbl));
}

static uint64_t default_nan(bool dbl)
{
    return dbl ? 0x7fffffffffffffff : 0x7fffffff;
}

/* NS replaces a denormal operand by a zero, which is inexact. */
static struct fp_num operand(uint64_t fsr, bool dbl, uint64_t bits, unsigned *raised)
{
    struct fp_num a = dbl ? fp_unpack64(bits) : fp_unpack32((uint32_t)bits);

    if (fsr & SPARC_FSR_NS && a.kind == FP_IS_FINITE && a.exp < (dbl ? -1022 : -126)) {
        *raised |= SPARC_FP_NX;
        return fp_zero(a.sign);
    }
    return a;
}

static uint64_t rounded(uint64_t fsr, bool dbl, const struct fp_exact *e, unsigned *raised)
{
    struct fp_target to = {.precision = dbl ? 53 : 24,
                           .rounding = (uint8_t)sparc_fp_rounding(fsr),
                           .tiny_before = true,
                           .flush = fsr & SPARC_FSR_NS,
                           .emin = dbl ? -1022 : -126,
                           .emax = dbl ? 1023 : 127};
    struct fp_result r = fp_round(&to, e);

    if (r.value.kind == FP_IS_NAN) {
        *raised = SPARC_FP_NV;
        return default_nan(dbl);
    }
    *raised |= sparc_fp_exceptions(fsr, r.flags);
    if (*raised & (SPARC_FP_NV | SPARC_FP_DZ)) /* then NS does not report the denormal operand */
        *raised &= ~(unsigned)SPARC_FP_NX;
    return dbl ? fp_pack64(r.value) : fp_pack32(r.value);
}

uint64_t sparc_fp_narrow(uint64_t fsr, bool dbl, const struct fp_exact *e, unsigned *raised)
{
    return rounded(fsr, dbl, e, raised);
}

/* -- NaNs: V9 table 26 ------------------------------------------------------------------------ */

/* If an operand is a NaN, the result is the first one of: a signalling rs2, a signalling rs1, rs2, rs1; it is quiet. */
static bool nan_result(bool dbl, uint64_t a, uint64_t b, uint64_t *r, unsigned *raised)
{
    if (is_signalling(dbl, a) || is_signalling(dbl, b)) {
        *raised |= SPARC_FP_NV;
        *r = (is_signalling(dbl, b) ? b : a) | quiet_bit(dbl);
        return true;
    }
    if (!is_nan(dbl, a) && !is_nan(dbl, b))
        return false;
    *r = is_nan(dbl, b) ? b : a;
    return true;
}

/* A NaN keeps its sign and the upper bits of its fraction. */
static uint64_t widen_nan(uint64_t a)
{
    return (a & 0x80000000) << 32 | 0x7ff0000000000000 | (a & 0x7fffff) << 29;
}

static uint64_t narrow_nan(uint64_t a)
{
    return (a >> 32 & 0x80000000) | 0x7f800000 | (a >> 29 & 0x7fffff);
}

/* -- arithmetic ------------------------------------------------------------------------------- */

/* The host's unit, to nearest. */
static bool fast(enum sparc_opf opf, uint64_t a, uint64_t b, uint64_t *r, bool *inexact)
{
    uint32_t s = 0;
    bool done;

    switch (opf) {
    case SPARC_FADDD: return fp_fast_add64(a, b, r, inexact);
    case SPARC_FSUBD: return fp_fast_sub64(a, b, r, inexact);
    case SPARC_FMULD: return fp_fast_mul64(a, b, r, inexact);
    case SPARC_FDIVD: return fp_fast_div64(a, b, r, inexact);
    case SPARC_FSQRTD: return fp_fast_sqrt64(b, r, inexact);
    case SPARC_FADDS: done = fp_fast_add32((uint32_t)a, (uint32_t)b, &s, inexact); break;
    case SPARC_FSUBS: done = fp_fast_sub32((uint32_t)a, (uint32_t)b, &s, inexact); break;
    case SPARC_FMULS: done = fp_fast_mul32((uint32_t)a, (uint32_t)b, &s, inexact); break;
    case SPARC_FDIVS: done = fp_fast_div32((uint32_t)a, (uint32_t)b, &s, inexact); break;
    case SPARC_FSQRTS: done = fp_fast_sqrt32((uint32_t)b, &s, inexact); break;
    default: return false;
    }
    *r = s;
    return done;
}

static struct fp_exact exact(enum sparc_opf opf, struct fp_num a, struct fp_num b)
{
    switch (opf) {
    case SPARC_FADDS:
    case SPARC_FADDD: return fp_add(a, b);
    case SPARC_FSUBS:
    case SPARC_FSUBD: return fp_sub(a, b);
    case SPARC_FMULS:
    case SPARC_FMULD:
    case SPARC_FSMULD: return fp_mul(a, b);
    case SPARC_FDIVS:
    case SPARC_FDIVD: return fp_div(a, b);
    default: return fp_sqrt(b);
    }
}

static uint64_t arithmetic(enum sparc_opf opf, uint64_t fsr, uint64_t a, uint64_t b, unsigned *raised)
{
    bool dbl = (opf & 3) == 2;
    uint64_t r;
    bool inexact;

    if (opf == SPARC_FSQRTS || opf == SPARC_FSQRTD)
        a = 0;
    if (!(fsr & (SPARC_FSR_RD | SPARC_FSR_NS)) && fast(opf, a, b, &r, &inexact)) {
        *raised |= inexact ? SPARC_FP_NX : 0;
        return r;
    }
    if (nan_result(dbl, a, b, &r, raised))
        return opf == SPARC_FSMULD ? widen_nan(r) : r;
    struct fp_num x = operand(fsr, dbl, a, raised), y = operand(fsr, dbl, b, raised);
    struct fp_exact e = exact(opf, x, y);
    return rounded(fsr, dbl || opf == SPARC_FSMULD, &e, raised);
}

/* -- conversions ------------------------------------------------------------------------------ */

static uint64_t float_to_float(uint64_t fsr, bool from_dbl, uint64_t b, unsigned *raised)
{
    uint64_t nan;

    if (nan_result(from_dbl, 0, b, &nan, raised))
        return from_dbl ? narrow_nan(nan) : widen_nan(nan);
    struct fp_exact e = fp_exactly(operand(fsr, from_dbl, b, raised));
    return rounded(fsr, !from_dbl, &e, raised);
}

static uint64_t integer_to_float(uint64_t fsr, int64_t n, bool to_dbl, unsigned *raised)
{
    struct fp_exact e = fp_exactly(fp_from_s64(n));
    return rounded(fsr, to_dbl, &e, raised);
}

/* V9 B.1: what does not fit is invalid and gives the greatest integer of the operand's sign; a NaN has a sign, too. */
static uint64_t float_to_integer(uint64_t fsr, bool from_dbl, unsigned width, uint64_t b, unsigned *raised)
{
    bool negative = b >> (from_dbl ? 63 : 31) & 1;
    struct fp_num n = is_nan(from_dbl, b) ? fp_inf(negative) : operand(fsr, from_dbl, b, raised);
    unsigned flags = 0;
    uint64_t r = fp_to_integer(n, FP_TO_ZERO, true, width, &flags);

    *raised |= sparc_fp_exceptions(fsr, flags);
    return r;
}

/* -- comparison ------------------------------------------------------------------------------- */

/* NS does not change comparisons. */
static uint64_t compare(enum sparc_opf opf, uint64_t a, uint64_t b, unsigned *raised)
{
    bool dbl = (opf & 3) == 2, any_nan_is_invalid = opf >= SPARC_FCMPES;

    if (is_nan(dbl, a) || is_nan(dbl, b)) {
        if (any_nan_is_invalid || is_signalling(dbl, a) || is_signalling(dbl, b))
            *raised |= SPARC_FP_NV;
        return SPARC_UNORDERED;
    }
    int order = fp_compare(operand(0, dbl, a, raised), operand(0, dbl, b, raised));
    return order < 0 ? SPARC_LESS : order > 0 ? SPARC_GREATER : SPARC_EQUAL;
}

uint64_t sparc_fp_compute(enum sparc_opf opf, uint64_t fsr, uint64_t a, uint64_t b, unsigned *raised)
{
    switch (opf) {
    case SPARC_FSTOX: return float_to_integer(fsr, false, 64, b, raised);
    case SPARC_FDTOX: return float_to_integer(fsr, true, 64, b, raised);
    case SPARC_FSTOI: return float_to_integer(fsr, false, 32, b, raised);
    case SPARC_FDTOI: return float_to_integer(fsr, true, 32, b, raised);
    case SPARC_FXTOS: return integer_to_float(fsr, (int64_t)b, false, raised);
    case SPARC_FXTOD: return integer_to_float(fsr, (int64_t)b, true, raised);
    case SPARC_FITOS: return integer_to_float(fsr, (int32_t)b, false, raised);
    case SPARC_FITOD: return integer_to_float(fsr, (int32_t)b, true, raised);
    case SPARC_FDTOS: return float_to_float(fsr, true, b, raised);
    case SPARC_FSTOD: return float_to_float(fsr, false, b, raised);
    case SPARC_FCMPS:
    case SPARC_FCMPD:
    case SPARC_FCMPES:
    case SPARC_FCMPED: return compare(opf, a, b, raised);
    default: return arithmetic(opf, fsr, a, b, raised);
    }
}
