/* fp.c - the operations of PA-RISC floating point: NaNs, rounding, flags and traps. See fp.h. */
#include "emu/fp/fast.h"
#include "isa/hppa/fp_priv.h"

/* -- status ----------------------------------------------------------------------------------- */

/* RM of the FPSR (PA 2.0, table 8-3). */
static const uint8_t rounding_of[4] = {FP_NEAREST, FP_TO_ZERO, FP_UP, FP_DOWN};

static enum fp_rounding rounding(uint32_t fpsr)
{
    return rounding_of[(fpsr & HPPA_FPSR_RM) >> HPPA_FPSR_RM_SHIFT];
}

struct fp_target hppa_fp_target(uint32_t fpsr, bool dbl)
{
    return (struct fp_target){.precision = dbl ? 53 : 24,
                              .rounding = (uint8_t)rounding(fpsr),
                              .tiny_before = true, /* PA 2.0, chapter 10, "Underflow Exception" */
                              .flush = fpsr & HPPA_FPSR_D,
                              .emin = dbl ? -1022 : -126,
                              .emax = dbl ? 1023 : 127};
}

/* Raise HPPA_FP_V, Z, O, U or I: a trap if enabled (then no flag is set), else the sticky flag. */
static void signal_exception(struct hppa_fp_env *env, unsigned exception)
{
    if (env->fpsr & exception)
        env->exception |= (uint8_t)(exception << 1); /* the codes are the enables, shifted left by one */
    else
        env->fpsr |= exception << HPPA_FPSR_FLAGS_SHIFT;
}

/* -- NaNs: the leading bit of the fraction is set in a *signalling* one ------------------------- */

static bool is_nan(bool dbl, uint64_t a)
{
    return dbl ? fp_is_nan64(a) : fp_is_nan32((uint32_t)a);
}

static uint64_t signalling_bit(bool dbl)
{
    return dbl ? 1ull << 51 : 1ull << 22;
}

/* Clearing the signalling bit alone could result in an infinity: set the next bit. */
static uint64_t quieted(bool dbl, uint64_t a)
{
    return (a & ~signalling_bit(dbl)) | signalling_bit(dbl) >> 1;
}

static uint64_t default_nan(bool dbl)
{
    return dbl ? 0x7ff4000000000000 : 0x7fa00000;
}

static uint64_t invalid_result(struct hppa_fp_env *env, bool dbl)
{
    signal_exception(env, HPPA_FP_V);
    return default_nan(dbl);
}

/* If an operand is a NaN, the result is the first signalling one, quieted, else the first one (as in Linux's dbl_fadd and similar
 * functions, which are HP's). */
static bool nan_result(struct hppa_fp_env *env, bool dbl, const uint64_t *ops, int n, uint64_t *r)
{
    int first = -1;

    for (int i = 0; i < n; i++) {
        if (!is_nan(dbl, ops[i]))
            continue;
        if (ops[i] & signalling_bit(dbl)) {
            signal_exception(env, HPPA_FP_V);
            *r = quieted(dbl, ops[i]);
            return true;
        }
        if (first < 0)
            first = i;
    }
    if (first < 0)
        return false;
    *r = ops[first];
    return true;
}

/* -- operands and results --------------------------------------------------------------------- */

static struct fp_num operand(const struct hppa_fp_env *env, bool dbl, uint64_t bits)
{
    struct fp_num a = hppa_fp_unpack(dbl, bits);

    if (env->fpsr & HPPA_FPSR_D && a.kind == FP_IS_FINITE && a.exp < (dbl ? -1022 : -126))
        return fp_zero(a.sign);
    return a;
}

/* A trapped overflow or underflow: wrap the exponent by `move`. A result that is out of range even then is left to the kernel as
 * unimplemented. */
static uint64_t wrapped(struct hppa_fp_env *env, bool dbl, const struct fp_result *r, int move, unsigned exception)
{
    struct fp_num a = r->unbounded;

    a.exp += move;
    if (a.exp < (dbl ? -1022 : -126) || a.exp > (dbl ? 1023 : 127)) {
        env->exception = HPPA_EXC_UNIMPLEMENTED;
        return 0;
    }
    signal_exception(env, exception);
    if (r->flags & FP_UNBOUNDED_INEXACT) {
        signal_exception(env, HPPA_FP_I);
        env->parm = 1 | (r->flags & FP_UNBOUNDED_AWAY ? 2 : 0);
    }
    return hppa_fp_pack(dbl, a);
}

static uint64_t rounded(struct hppa_fp_env *env, bool dbl, struct fp_exact e)
{
    struct fp_target to = hppa_fp_target(env->fpsr, dbl);
    struct fp_result r = fp_round(&to, &e);

    if (r.value.kind == FP_IS_NAN)
        return invalid_result(env, dbl);
    if (r.flags & FP_DIVZERO)
        signal_exception(env, HPPA_FP_Z);
    if (r.flags & FP_OVERFLOW) {
        if (env->fpsr & HPPA_FP_O)
            return wrapped(env, dbl, &r, -hppa_fp_wrap(dbl), HPPA_FP_O);
        signal_exception(env, HPPA_FP_O);
    }
    if (r.flags & FP_TINY && env->fpsr & HPPA_FP_U)
        return wrapped(env, dbl, &r, hppa_fp_wrap(dbl), HPPA_FP_U);
    if (r.flags & FP_UNDERFLOW)
        signal_exception(env, HPPA_FP_U);
    if (r.flags & FP_INEXACT)
        signal_exception(env, HPPA_FP_I);
    return hppa_fp_pack(dbl, r.value);
}

/* -- arithmetic ------------------------------------------------------------------------------- */

typedef struct fp_exact (*binary)(struct fp_num a, struct fp_num b);

static uint64_t binary_op(struct hppa_fp_env *env, bool dbl, binary op, uint64_t a, uint64_t b)
{
    uint64_t nan;

    if (nan_result(env, dbl, (uint64_t[]){a, b}, 2, &nan))
        return nan;
    return rounded(env, dbl, op(operand(env, dbl, a), operand(env, dbl, b)));
}

static uint64_t fused(struct hppa_fp_env *env, bool dbl, bool negate, uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t nan;

    if (nan_result(env, dbl, (uint64_t[]){a, b, c}, 3, &nan))
        return nan;
    struct fp_num x = operand(env, dbl, a);
    if (negate)
        x = fp_negate(x);
    return rounded(env, dbl, fp_fma(x, operand(env, dbl, b), operand(env, dbl, c)));
}

static uint64_t square_root(struct hppa_fp_env *env, bool dbl, uint64_t a)
{
    uint64_t nan;

    if (nan_result(env, dbl, &a, 1, &nan))
        return nan;
    return rounded(env, dbl, fp_sqrt(operand(env, dbl, a)));
}

/* The remainder of two finite numbers that are not 0: r of a = q * b + r for the q that is next to a / b, the even one of two. Exact. */
static struct fp_num finite_remainder(struct fp_num a, struct fp_num b)
{
    unsigned __int128 r = a.sig, divisor = b.sig;
    bool odd = false;
    if (a.exp < b.exp - 1)
        return a;
    int32_t unit = a.exp < b.exp ? a.exp : b.exp; /* of r and divisor */
    if (a.exp < b.exp)
        divisor *= 2;
    for (int32_t k = a.exp; k >= b.exp; k--) { /* a bit of q */
        odd = r >= divisor;
        r -= odd ? divisor : 0;
        r *= k > b.exp ? 2 : 1;
    }
    if (2 * r > divisor || (2 * r == divisor && odd))
        return fp_number(!a.sign, unit, (uint64_t)(divisor - r));
    return fp_number(a.sign, unit, (uint64_t)r);
}

static struct fp_exact remainder_of(struct fp_num a, struct fp_num b)
{
    if (a.kind == FP_IS_INF || b.kind == FP_IS_ZERO)
        return fp_exactly((struct fp_num){.kind = FP_IS_NAN});
    return fp_exactly(a.kind == FP_IS_ZERO || b.kind == FP_IS_INF ? a : finite_remainder(a, b));
}

static uint64_t round_to_integral(struct hppa_fp_env *env, bool dbl, uint64_t a)
{
    unsigned raised = 0;
    uint64_t nan;

    if (nan_result(env, dbl, &a, 1, &nan))
        return nan;
    struct fp_num r = fp_to_integral(operand(env, dbl, a), rounding(env->fpsr), &raised);
    if (raised & FP_INEXACT)
        signal_exception(env, HPPA_FP_I);
    return hppa_fp_pack(dbl, r);
}

/* -- the host's unit, where possible -------------------------------------------------------------- */

/* The host rounds to nearest, keeps denormals, and takes no trap on inexact. */
static bool host_may(const struct hppa_fp_env *env)
{
    return !(env->fpsr & (HPPA_FPSR_RM | HPPA_FPSR_D | HPPA_FP_I));
}

static void set_inexact(struct hppa_fp_env *env, bool inexact)
{
    env->fpsr |= (uint32_t)inexact << HPPA_FPSR_FLAGS_SHIFT; /* I is the lowest flag */
}

#define BINARY(name, op)                                                         \
    uint64_t hppa_f##name##_dbl(struct hppa_fp_env *env, uint64_t a, uint64_t b) \
    {                                                                            \
        bool inexact;                                                            \
        uint64_t r;                                                              \
        if (!host_may(env) || !fp_fast_##op##64(a, b, &r, &inexact))             \
            return binary_op(env, true, fp_##op, a, b);                          \
        set_inexact(env, inexact);                                               \
        return r;                                                                \
    }                                                                            \
    uint32_t hppa_f##name##_sgl(struct hppa_fp_env *env, uint32_t a, uint32_t b) \
    {                                                                            \
        bool inexact;                                                            \
        uint32_t r;                                                              \
        if (!host_may(env) || !fp_fast_##op##32(a, b, &r, &inexact))             \
            return (uint32_t)binary_op(env, false, fp_##op, a, b);               \
        set_inexact(env, inexact);                                               \
        return r;                                                                \
    }
// clang-format off
BINARY(add, add)
BINARY(sub, sub)
BINARY(mpy, mul)
BINARY(div, div)
// clang-format on
#undef BINARY

uint64_t hppa_frem_dbl(struct hppa_fp_env *env, uint64_t a, uint64_t b)
{
    return binary_op(env, true, remainder_of, a, b);
}

uint32_t hppa_frem_sgl(struct hppa_fp_env *env, uint32_t a, uint32_t b)
{
    return (uint32_t)binary_op(env, false, remainder_of, a, b);
}

uint64_t hppa_fsqrt_dbl(struct hppa_fp_env *env, uint64_t a)
{
    bool inexact;
    uint64_t r;

    if (!host_may(env) || !fp_fast_sqrt64(a, &r, &inexact))
        return square_root(env, true, a);
    set_inexact(env, inexact);
    return r;
}

uint32_t hppa_fsqrt_sgl(struct hppa_fp_env *env, uint32_t a)
{
    bool inexact;
    uint32_t r;

    if (!host_may(env) || !fp_fast_sqrt32(a, &r, &inexact))
        return (uint32_t)square_root(env, false, a);
    set_inexact(env, inexact);
    return r;
}

uint64_t hppa_frnd_dbl(struct hppa_fp_env *env, uint64_t a)
{
    return round_to_integral(env, true, a);
}

uint32_t hppa_frnd_sgl(struct hppa_fp_env *env, uint32_t a)
{
    return (uint32_t)round_to_integral(env, false, a);
}

/* A fused operation's inexactness is expensive to determine, and irrelevant once the flag is set. */
static bool host_may_fuse(const struct hppa_fp_env *env)
{
    return host_may(env) && env->fpsr >> HPPA_FPSR_FLAGS_SHIFT & HPPA_FP_I;
}

#define FUSED(name, negate)                                                                 \
    uint64_t hppa_##name##_dbl(struct hppa_fp_env *env, uint64_t a, uint64_t b, uint64_t c) \
    {                                                                                       \
        uint64_t r;                                                                         \
        if (host_may_fuse(env) && fp_fast_fma64(a ^ (uint64_t)(negate) << 63, b, c, &r))    \
            return r;                                                                       \
        return fused(env, true, negate, a, b, c);                                           \
    }                                                                                       \
    uint32_t hppa_##name##_sgl(struct hppa_fp_env *env, uint32_t a, uint32_t b, uint32_t c) \
    {                                                                                       \
        uint32_t r;                                                                         \
        if (host_may_fuse(env) && fp_fast_fma32(a ^ (uint32_t)(negate) << 31, b, c, &r))    \
            return r;                                                                       \
        return (uint32_t)fused(env, false, negate, a, b, c);                                \
    }
// clang-format off
FUSED(fmpyfadd, false)
FUSED(fmpynfadd, true)
// clang-format on
#undef FUSED

/* -- conversions ------------------------------------------------------------------------------ */

static uint64_t float_to_float(struct hppa_fp_env *env, bool from_dbl, bool to_dbl, uint64_t a)
{
    uint64_t nan;

    if (from_dbl == to_dbl) {
        env->exception = HPPA_EXC_UNIMPLEMENTED;
        return 0;
    }
    if (!nan_result(env, from_dbl, &a, 1, &nan))
        return rounded(env, to_dbl, fp_exactly(operand(env, from_dbl, a)));
    if (to_dbl)
        return (nan & 0x80000000) << 32 | 0x7ff0000000000000 | (nan & 0x7fffff) << 29;
    uint32_t fraction = nan >> 29 & 0x7fffff;
    if (!fraction) /* the bits that made it a NaN are lost */
        fraction = default_nan(false) & 0x7fffff;
    return (nan >> 32 & 0x80000000) | 0x7f800000 | fraction;
}

static uint64_t integer_to_float(struct hppa_fp_env *env, bool is_signed, bool from_dbl, bool to_dbl, uint64_t a)
{
    int64_t v = !from_dbl && is_signed ? (int32_t)a : (int64_t)a;
    if (to_dbl && FP_FAST_HOST && (uint64_t)v + (1ull << 53) <= 1ull << 54 && (is_signed || v >= 0))
        return fp_fast_bits64((double)v); /* exact */
    struct fp_num n = is_signed ? fp_from_s64(v) : fp_from_u64(a);

    return rounded(env, to_dbl, fp_exactly(n));
}

/* Truncates to a signed integer of 32 bits; false: the core decides. */
static bool truncated(bool from_dbl, uint64_t a, int32_t *r, bool *inexact)
{
    if (!FP_FAST_HOST || !(from_dbl ? fp_fast_ordinary64(a) : fp_fast_ordinary32((uint32_t)a)))
        return false;
    double d = from_dbl ? fp_fast_double(a) : (double)fp_fast_float((uint32_t)a);
    if (!(d > -0x1p31 && d < 0x1p31))
        return false;
    *r = (int32_t)d;
    *inexact = *r != d;
    return true;
}

static uint64_t float_to_integer(struct hppa_fp_env *env, bool is_signed, bool truncate, bool from_dbl, bool to_dbl, uint64_t a)
{
    bool negative = a >> (from_dbl ? 63 : 31) & 1;
    /* A NaN of either kind converts like an infinity of its sign. */
    struct fp_num n = is_nan(from_dbl, a) ? fp_inf(negative) : operand(env, from_dbl, a);
    unsigned raised = 0;
    int32_t small;
    bool inexact;
    if (truncate && is_signed && !to_dbl && truncated(from_dbl, a, &small, &inexact)) {
        if (inexact)
            signal_exception(env, HPPA_FP_I);
        return (uint32_t)small;
    }
    uint64_t r = fp_to_integer(n, truncate ? FP_TO_ZERO : rounding(env->fpsr), is_signed, to_dbl ? 64 : 32, &raised);

    if (raised & FP_INVALID)
        signal_exception(env, HPPA_FP_V);
    if (raised & FP_INEXACT)
        signal_exception(env, HPPA_FP_I);
    return r;
}

uint64_t hppa_fcnv(struct hppa_fp_env *env, enum hppa_fcnv kind, bool from_dbl, bool to_dbl, uint64_t a)
{
    if (!from_dbl)
        a = (uint32_t)a;
    switch (kind) {
    case HPPA_FCNV_FF: return float_to_float(env, from_dbl, to_dbl, a);
    case HPPA_FCNV_XF:
    case HPPA_FCNV_UF: return integer_to_float(env, kind == HPPA_FCNV_XF, from_dbl, to_dbl, a);
    case HPPA_FCNV_FX:
    case HPPA_FCNV_FXT: return float_to_integer(env, true, kind == HPPA_FCNV_FXT, from_dbl, to_dbl, a);
    case HPPA_FCNV_FU:
    case HPPA_FCNV_FUT: return float_to_integer(env, false, kind == HPPA_FCNV_FUT, from_dbl, to_dbl, a);
    }
    env->exception = HPPA_EXC_UNIMPLEMENTED;
    return 0;
}

/* -- comparison ------------------------------------------------------------------------------- */

enum { UNORDERED = 2, EQUAL = 4, LESS = 8, GREATER = 16, RAISE = 1 }; /* of the condition field */

/* Record the outcome: a queued comparison shifts C into the queue; a targeted one sets its array bit. */
static uint32_t record_comparison(uint32_t fpsr, unsigned y, bool outcome)
{
    if (y) {
        uint32_t bit = HPPA_FPSR_CA0 >> (y - 1);
        return outcome ? fpsr | bit : fpsr & ~bit;
    }
    uint32_t queue = (fpsr & HPPA_FPSR_CQ) >> 1 & HPPA_FPSR_CQ;
    if (fpsr & HPPA_FPSR_C)
        queue |= HPPA_FPSR_CA0;
    return (fpsr & ~(uint32_t)(HPPA_FPSR_CQ | HPPA_FPSR_C)) | queue | (outcome ? (uint32_t)HPPA_FPSR_C : 0);
}

bool hppa_fcmp_holds(struct hppa_fp_env *env, bool dbl, uint64_t a, uint64_t b, unsigned c)
{
    unsigned relation = UNORDERED;
    bool a_nan = is_nan(dbl, a), b_nan = is_nan(dbl, b);

    if (a_nan || b_nan) {
        if (c & RAISE || (a_nan && a & signalling_bit(dbl)) || (b_nan && b & signalling_bit(dbl)))
            signal_exception(env, HPPA_FP_V);
    } else {
        int order = fp_compare(operand(env, dbl, a), operand(env, dbl, b));
        relation = order < 0 ? LESS : order > 0 ? GREATER : EQUAL;
    }
    return c & relation;
}

void hppa_fcmp_dbl(struct hppa_fp_env *env, uint64_t a, uint64_t b, unsigned y, unsigned c)
{
    bool holds = hppa_fcmp_holds(env, true, a, b, c);

    env->fpsr = record_comparison(env->fpsr, y, holds);
}

void hppa_fcmp_sgl(struct hppa_fp_env *env, uint32_t a, uint32_t b, unsigned y, unsigned c)
{
    bool holds = hppa_fcmp_holds(env, false, a, b, c);

    env->fpsr = record_comparison(env->fpsr, y, holds);
}

/* ftest on the queue: the newest `n` comparisons (C, then the queue). Accept if none of them holds; reject if one of the newer half
 * holds together with its partner in the older half: the clipping test of two end points against n / 2 planes. PA 2.0, FTEST. */
static bool test_queue(uint32_t fpsr, unsigned n, bool reject)
{
    /* C and the queue: a 12-bit number, newest first */
    unsigned history = (fpsr & HPPA_FPSR_C ? 0x800 : 0) | (fpsr & HPPA_FPSR_CQ) >> HPPA_FPSR_CQ_SHIFT;
    history >>= 12 - n;
    if (!reject)
        return !history;
    return history >> n / 2 & history & ((1u << n / 2) - 1);
}

bool hppa_fp_test(uint64_t fr0, unsigned y, unsigned c)
{
    uint32_t fpsr = (uint32_t)(fr0 >> 32);

    if (y != 1) /* CA((y ^ 1) - 1) */
        return fpsr & HPPA_FPSR_CA0 >> ((y ^ 1) - 1);
    switch (c) {
    case 1: return test_queue(fpsr, 12, false);
    case 2: return test_queue(fpsr, 12, true);
    case 5: return test_queue(fpsr, 8, false);
    case 6: return test_queue(fpsr, 8, true);
    case 9: return test_queue(fpsr, 6, false);
    case 13: return test_queue(fpsr, 4, false);
    case 17: return test_queue(fpsr, 2, false);
    }
    return fpsr & HPPA_FPSR_C;
}
