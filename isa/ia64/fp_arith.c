/* fp_arith.c - multiply-add, minimum and maximum, conversion to integer and comparison, scalar and parallel: see fp.h. */
#include "emu/fp/fast.h"
#include "emu/fp/statusless.h"
#include "isa/ia64/fp_priv.h"
#include "isa/ia64/fp_default.h"

typedef const struct ia64_operand *operand;

static bool any_natval(const struct ia64_fr *f, int n)
{
    for (int i = 0; i < n; i++)
        if (ia64_is_natval(f[i]))
            return true;
    return false;
}

/* -- multiply-add ------------------------------------------------------------------------------ */

/* Returns x * y + z of numbers. Without an addend a zero product keeps its sign. */
static struct fp_exact multiply_add(enum ia64_fma_kind kind, operand x, operand y, operand z, bool no_addend)
{
    struct fp_num a = kind == IA64_FNMA ? fp_negate(x->num) : x->num;
    struct fp_num c = kind == IA64_FMS ? fp_negate(z->num) : z->num;

    /* A pseudo-zero (exponent not 0) times infinity is not an invalid operation. */
    if (x->class == IA64_INF && y->num.kind == FP_IS_ZERO && y->unorm)
        return fp_add(fp_inf(a.sign != y->num.sign), c);
    if (y->class == IA64_INF && x->num.kind == FP_IS_ZERO && x->unorm)
        return fp_add(fp_inf(a.sign != y->num.sign), c);
    return no_addend ? fp_mul(a, y->num) : fp_fma(a, y->num, c);
}

static struct ia64_fr fma_element(struct ia64_outcome *o, const struct ia64_control *c, enum ia64_fma_kind kind,
                                  enum ia64_precision precision, operand x, operand y, operand z, bool no_addend)
{
    struct ia64_fr nan;

    if (ia64_nan_result(o, c, (operand[]){y, z, x}, 3, &nan)) /* f4, f2, f3 */
        return nan;
    struct fp_exact e = multiply_add(kind, x, y, z, no_addend);
    if (e.kind == FP_IS_NAN)
        return ia64_invalid(o, c);
    if ((x->unorm || y->unorm || z->unorm) && !ia64_pre_exception(o, c, IA64_FP_D))
        return IA64_FR_ZERO;
    return ia64_rounded(o, c, precision, &e);
}

struct ia64_fr ia64_fma(struct ia64_fp_env *env, enum ia64_fma_kind kind, unsigned sf, enum ia64_pc pc, struct ia64_fr f3,
                        struct ia64_fr f4, struct ia64_fr f2, bool f2_is_f0)
{
    static const enum ia64_precision precision_of[] = {
        [IA64_PC_NONE] = IA64_ROUND_DYNAMIC, [IA64_PC_S] = IA64_ROUND_S, [IA64_PC_D] = IA64_ROUND_D};
    struct ia64_control c = ia64_control_of(env->fpsr, sf);
    struct fp_target to = ia64_target(&c, precision_of[pc]);
    struct ia64_outcome o = {0};
    struct ia64_fr r;
    bool inexact;

    if (!(c.enabled & IA64_FP_I) && to.rounding == FP_NEAREST && ia64_default_fma(kind, to.precision, to.emax, f3, f4, f2, &r, &inexact)) {
        if (inexact)
            env->fpsr |= (uint64_t)IA64_FP_I << ia64_flags_shift(sf);
        return r;
    }
    struct ia64_operand x = ia64_classify(f3), y = ia64_classify(f4), z = ia64_classify(f2);
    if (x.class == IA64_NATVAL || y.class == IA64_NATVAL || z.class == IA64_NATVAL)
        return IA64_FR_NATVAL;
    r = fma_element(&o, &c, kind, precision_of[pc], &x, &y, &z, f2_is_f0);
    ia64_commit(env, sf, o);
    return r;
}

/* Computes one half of fpma on the host. Returns false if an operand or the result is not a normal number. */
static bool default_half(enum ia64_fma_kind kind, uint32_t x, uint32_t y, uint32_t z, bool no_addend, uint32_t *r)
{
    const uint32_t sign = 1u << 31;
    bool inexact;

    if (kind == IA64_FNMA)
        x ^= sign;
    if (no_addend)
        return fp_fast_mul32(x, y, r, &inexact);
    return fp_fast_fma32(x, y, kind == IA64_FMS ? z ^ sign : z, r);
}

uint64_t ia64_pair_fma(enum ia64_fma_kind kind, uint64_t x, uint64_t y, uint64_t z, bool no_addend)
{
    uint32_t high, low;
    bool fine = default_half(kind, (uint32_t)x, (uint32_t)y, (uint32_t)z, no_addend, &low) &&
                default_half(kind, (uint32_t)(x >> 32), (uint32_t)(y >> 32), (uint32_t)(z >> 32), no_addend, &high);
    return fine ? (uint64_t)high << 32 | low : FP_STATUSLESS_FAILS;
}

static bool default_pair(const struct ia64_fp_env *env, enum ia64_fma_kind kind, unsigned sf, struct ia64_fr x, struct ia64_fr y,
                         struct ia64_fr z, bool no_addend, struct ia64_fr *r)
{
    bool known = ia64_fpsr_is_default(env->fpsr) >> 2 >> sf & 1; /* default FPSR, and the inexact flag is set */
    if (sf > 1 || !known || x.exp != IA64_FR_EXP_INT || y.exp != IA64_FR_EXP_INT || (z.exp != IA64_FR_EXP_INT && !no_addend))
        return false;
    *r = ia64_fr_from_sig(ia64_pair_fma(kind, x.sig, y.sig, z.sig, no_addend));
    return r->sig != FP_STATUSLESS_FAILS;
}

struct ia64_fr ia64_fpma(struct ia64_fp_env *env, enum ia64_fma_kind kind, unsigned sf, struct ia64_fr f3, struct ia64_fr f4,
                         struct ia64_fr f2, bool f2_is_f0)
{
    struct ia64_control c = ia64_control_of(env->fpsr, sf);
    struct ia64_outcome high = {0}, low = {0};
    struct ia64_fr r;

    if (default_pair(env, kind, sf, f3, f4, f2, f2_is_f0, &r))
        return r;
    if (any_natval((struct ia64_fr[]){f3, f4, f2}, 3))
        return IA64_FR_NATVAL;
    struct ia64_operand x = ia64_high(f3), y = ia64_high(f4), z = ia64_high(f2);
    struct ia64_fr h = fma_element(&high, &c, kind, IA64_ROUND_PARALLEL, &x, &y, &z, f2_is_f0);
    x = ia64_low(f3);
    y = ia64_low(f4);
    z = ia64_low(f2);
    struct ia64_fr l = fma_element(&low, &c, kind, IA64_ROUND_PARALLEL, &x, &y, &z, f2_is_f0);
    ia64_commit_pair(env, sf, high, low);
    return ia64_pair(ia64_fr_to_single(h), ia64_fr_to_single(l));
}

/* -- minimum and maximum ----------------------------------------------------------------------- */

/* Returns the chosen operand unchanged; NaNs and ties choose the second. */
static operand minmax_element(struct ia64_outcome *o, const struct ia64_control *c, enum ia64_minmax kind, operand a, operand b)
{
    if (!ia64_is_number(a) || !ia64_is_number(b)) {
        ia64_pre_exception(o, c, IA64_FP_V);
        return b;
    }
    if (a->unorm || b->unorm)
        ia64_pre_exception(o, c, IA64_FP_D);
    struct fp_num x = a->num, y = b->num;
    if (kind == IA64_FAMIN || kind == IA64_FAMAX)
        x.sign = y.sign = false;
    bool maximum = kind == IA64_FMAX || kind == IA64_FAMAX;
    int order = fp_compare(x, y);
    return (maximum ? order > 0 : order < 0) ? a : b;
}

struct ia64_fr ia64_fminmax(struct ia64_fp_env *env, enum ia64_minmax kind, unsigned sf, struct ia64_fr f2, struct ia64_fr f3)
{
    struct ia64_control c = ia64_control_of(env->fpsr, sf);
    struct ia64_operand a = ia64_classify(f2), b = ia64_classify(f3);
    struct ia64_outcome o = {0};

    if (a.class == IA64_NATVAL || b.class == IA64_NATVAL)
        return IA64_FR_NATVAL;
    struct ia64_fr r = minmax_element(&o, &c, kind, &a, &b)->fr;
    ia64_commit(env, sf, o);
    return r;
}

struct ia64_fr ia64_fpminmax(struct ia64_fp_env *env, enum ia64_minmax kind, unsigned sf, struct ia64_fr f2, struct ia64_fr f3)
{
    struct ia64_control c = ia64_control_of(env->fpsr, sf);
    struct ia64_operand ah = ia64_high(f2), al = ia64_low(f2);
    struct ia64_operand bh = ia64_high(f3), bl = ia64_low(f3);
    struct ia64_outcome high = {0}, low = {0};

    if (any_natval((struct ia64_fr[]){f2, f3}, 2))
        return IA64_FR_NATVAL;
    struct ia64_fr h = minmax_element(&high, &c, kind, &ah, &bh)->fr;
    struct ia64_fr l = minmax_element(&low, &c, kind, &al, &bl)->fr;
    ia64_commit_pair(env, sf, high, low);
    return ia64_pair(ia64_fr_to_single(h), ia64_fr_to_single(l));
}

/* -- conversion to integer --------------------------------------------------------------------- */

enum { TRAP_I = 4, TRAP_FPA = 8 };

static uint64_t integer_element(struct ia64_outcome *o, const struct ia64_control *c, bool is_unsigned, bool truncate, unsigned width,
                                operand a)
{
    const uint64_t indefinite = 1ull << (width - 1);
    unsigned raised = 0;

    if (!ia64_is_number(a)) {
        ia64_pre_exception(o, c, IA64_FP_V);
        return indefinite;
    }
    uint64_t r = fp_to_integer(a->num, truncate ? FP_TO_ZERO : (enum fp_rounding)c->rounding, !is_unsigned, width, &raised);
    if (raised & FP_INVALID) {
        ia64_pre_exception(o, c, IA64_FP_V);
        return indefinite;
    }
    if (a->unorm && !ia64_pre_exception(o, c, IA64_FP_D))
        return r;
    if (raised & FP_INEXACT) {
        o->flags |= IA64_FP_I;
        if (c->enabled & IA64_FP_I)
            o->trap |= TRAP_I | (raised & FP_AWAY ? TRAP_FPA : 0);
    }
    return r;
}

struct ia64_fr ia64_fcvt_fx(struct ia64_fp_env *env, unsigned sf, bool is_unsigned, bool truncate, struct ia64_fr f2)
{
    struct ia64_control c = ia64_control_of(env->fpsr, sf);
    struct ia64_operand a = ia64_classify(f2);
    struct ia64_outcome o = {0};

    if (a.class == IA64_NATVAL)
        return IA64_FR_NATVAL;
    uint64_t r = integer_element(&o, &c, is_unsigned, truncate, 64, &a);
    ia64_commit(env, sf, o);
    return ia64_fr_from_sig(r);
}

struct ia64_fr ia64_fpcvt_fx(struct ia64_fp_env *env, unsigned sf, bool is_unsigned, bool truncate, struct ia64_fr f2)
{
    struct ia64_control c = ia64_control_of(env->fpsr, sf);
    struct ia64_operand h = ia64_high(f2), l = ia64_low(f2);
    struct ia64_outcome high = {0}, low = {0};

    if (ia64_is_natval(f2))
        return IA64_FR_NATVAL;
    uint64_t rh = integer_element(&high, &c, is_unsigned, truncate, 32, &h);
    uint64_t rl = integer_element(&low, &c, is_unsigned, truncate, 32, &l);
    ia64_commit_pair(env, sf, high, low);
    return ia64_pair((uint32_t)rh, (uint32_t)rl);
}

struct ia64_fr ia64_fcvt_xf(struct ia64_fr f2)
{
    if (ia64_is_natval(f2))
        return IA64_FR_NATVAL;
    struct fp_num n = fp_from_s64((int64_t)f2.sig);
    if (n.kind == FP_IS_ZERO)
        return IA64_FR_ZERO;
    return (struct ia64_fr){n.sig, (uint64_t)(n.exp + IA64_FR_BIAS) | (n.sign ? IA64_FR_SIGN : 0)};
}

/* -- comparison -------------------------------------------------------------------------------- */

static bool compare_element(struct ia64_outcome *o, const struct ia64_control *c, enum ia64_frel rel, operand a, operand b)
{
    bool complement = rel >= IA64_FREL_NEQ;
    enum ia64_frel base = complement ? rel - IA64_FREL_NEQ : rel;

    if (!ia64_is_number(a) || !ia64_is_number(b)) {
        bool quiet = (ia64_is_number(a) || a->class == IA64_QNAN) && (ia64_is_number(b) || b->class == IA64_QNAN);
        if (!quiet || base == IA64_FREL_LT || base == IA64_FREL_LE)
            ia64_pre_exception(o, c, IA64_FP_V);
        return (base == IA64_FREL_UNORD) != complement;
    }
    if (a->unorm || b->unorm)
        ia64_pre_exception(o, c, IA64_FP_D);
    int order = fp_compare(a->num, b->num);
    bool holds = base == IA64_FREL_EQ ? order == 0 : base == IA64_FREL_LT ? order < 0 : base == IA64_FREL_LE ? order <= 0 : false;
    return holds != complement;
}

static bool is_zero_or_normal(struct ia64_fr a)
{
    return !ia64_not_normal(a) || (!a.sig && !(a.exp & IA64_FR_EXP_MASK));
}

/* Compares normal numbers or zeros. Returns -1, 0 or 1. */
static int order_of_normals(struct ia64_fr a, struct ia64_fr b)
{
    if (!a.sig && !b.sig)
        return 0;
    if ((a.exp ^ b.exp) & IA64_FR_SIGN)
        return a.exp & IA64_FR_SIGN ? -1 : 1;
    int magnitude = a.exp != b.exp ? (a.exp > b.exp ? 1 : -1) : (a.sig > b.sig) - (a.sig < b.sig);
    return a.exp & IA64_FR_SIGN ? -magnitude : magnitude;
}

enum ia64_ftest ia64_fcmp(struct ia64_fp_env *env, enum ia64_frel rel, unsigned sf, struct ia64_fr f2, struct ia64_fr f3)
{
    if (is_zero_or_normal(f2) && is_zero_or_normal(f3)) {
        int order = order_of_normals(f2, f3);
        bool holds = rel == IA64_FREL_EQ ? order == 0 : rel == IA64_FREL_LT ? order < 0 : rel == IA64_FREL_LE && order <= 0;
        return holds ? IA64_FTEST_TRUE : IA64_FTEST_FALSE;
    }
    struct ia64_control c = ia64_control_of(env->fpsr, sf);
    struct ia64_operand a = ia64_classify(f2), b = ia64_classify(f3);
    struct ia64_outcome o = {0};

    if (a.class == IA64_NATVAL || b.class == IA64_NATVAL)
        return IA64_FTEST_NAT;
    bool holds = compare_element(&o, &c, rel, &a, &b);
    ia64_commit(env, sf, o);
    return holds ? IA64_FTEST_TRUE : IA64_FTEST_FALSE;
}

struct ia64_fr ia64_fpcmp(struct ia64_fp_env *env, enum ia64_frel rel, unsigned sf, struct ia64_fr f2, struct ia64_fr f3)
{
    struct ia64_control c = ia64_control_of(env->fpsr, sf);
    struct ia64_operand ah = ia64_high(f2), al = ia64_low(f2);
    struct ia64_operand bh = ia64_high(f3), bl = ia64_low(f3);
    struct ia64_outcome high = {0}, low = {0};

    if (any_natval((struct ia64_fr[]){f2, f3}, 2))
        return IA64_FR_NATVAL;
    bool h = compare_element(&high, &c, rel, &ah, &bh);
    bool l = compare_element(&low, &c, rel, &al, &bl);
    ia64_commit_pair(env, sf, high, low);
    return ia64_pair(h ? ~0u : 0, l ? ~0u : 0);
}

enum ia64_ftest ia64_fclass(struct ia64_fr f2, unsigned mask)
{
    if (!ia64_not_normal(f2))
        return mask & 16 && mask & (f2.exp & IA64_FR_SIGN ? 2 : 1) ? IA64_FTEST_TRUE : IA64_FTEST_FALSE;
    struct ia64_operand a = ia64_classify(f2);
    bool sign_wanted = mask & (a.fr.exp & IA64_FR_SIGN ? 2 : 1), member = false;

    switch (a.class) {
    case IA64_NATVAL: return mask & 256 ? IA64_FTEST_TRUE : IA64_FTEST_NAT;
    case IA64_QNAN: member = mask & 128; break;
    case IA64_SNAN: member = mask & 64; break;
    case IA64_INF: member = mask & 32 && sign_wanted; break;
    case IA64_NUM: member = mask & (a.unorm ? 8 : a.num.kind == FP_IS_ZERO ? 4 : 16) && sign_wanted; break;
    }
    return member ? IA64_FTEST_TRUE : IA64_FTEST_FALSE;
}
