/* fp_status.c - ar.fpsr; classification of operands, propagation of NaNs, rounding of results: see fp.h and fp_priv.h. */
#include <stddef.h>

#include "isa/ia64/fp_priv.h"

bool ia64_fpsr_reserved(uint64_t fpsr)
{
    for (unsigned sf = 0; sf < 4; sf++)
        if ((ia64_controls(fpsr, sf) >> IA64_SF_PC_SHIFT & 3) == 1)
            return true;
    return fpsr >> 58 || ia64_controls(fpsr, 0) & IA64_SF_TD;
}

uint64_t ia64_fsetc(uint64_t fpsr, unsigned sf, unsigned and_mask, unsigned or_mask, bool *reserved)
{
    /* The masks apply to status field 0's controls, whichever field they are put into. */
    unsigned c = (ia64_controls(fpsr, 0) & and_mask) | (or_mask & IA64_CONTROLS_MASK);
    unsigned shift = IA64_SF_FIRST + IA64_SF_WIDTH * sf;

    *reserved = (c >> IA64_SF_PC_SHIFT & 3) == 1 || (sf == 0 && c & IA64_SF_TD);
    return (fpsr & ~((uint64_t)IA64_CONTROLS_MASK << shift)) | (uint64_t)c << shift;
}

uint64_t ia64_fclrf(uint64_t fpsr, unsigned sf)
{
    return fpsr & ~((uint64_t)IA64_FLAGS_MASK << ia64_flags_shift(sf));
}

unsigned ia64_fpsr_is_default(uint64_t fpsr)
{
    static const unsigned controls[] = {3 << IA64_SF_PC_SHIFT, 3 << IA64_SF_PC_SHIFT | IA64_SF_WRE};
    unsigned usual = 0;

    for (unsigned sf = 0; sf < 2 && (fpsr & IA64_FLAGS_MASK) == IA64_FLAGS_MASK; sf++)
        if ((ia64_controls(fpsr, sf) & ~(unsigned)(IA64_SF_TD | IA64_SF_FTZ)) == controls[sf])
            usual |= (fpsr >> ia64_flags_shift(sf) & IA64_FP_I ? 5u : 1u) << sf;
    return usual;
}

bool ia64_fchkf(uint64_t fpsr, unsigned sf)
{
    unsigned flags = fpsr >> ia64_flags_shift(sf) & IA64_FLAGS_MASK;
    unsigned flags0 = fpsr >> ia64_flags_shift(0) & IA64_FLAGS_MASK;

    return flags & ~((unsigned)fpsr & IA64_FLAGS_MASK) || flags & ~flags0;
}

/* -- outcome ----------------------------------------------------------------------------------- */

static void commit(struct ia64_fp_env *env, unsigned sf, unsigned flags, unsigned fault, unsigned trap)
{
    if (fault) {
        env->isr_code = fault;
        env->is_fault = true;
        return;
    }
    env->fpsr |= (uint64_t)flags << ia64_flags_shift(sf);
    if (trap)
        env->isr_code = trap << 7 | 1;
}

void ia64_commit(struct ia64_fp_env *env, unsigned sf, struct ia64_outcome o)
{
    commit(env, sf, o.flags, o.fault, (unsigned)o.trap << 4);
}

void ia64_commit_pair(struct ia64_fp_env *env, unsigned sf, struct ia64_outcome high, struct ia64_outcome low)
{
    commit(env, sf, high.flags | low.flags, high.fault | low.fault << 4, (unsigned)high.trap << 4 | low.trap);
}

/* -- operands ---------------------------------------------------------------------------------- */

struct ia64_operand ia64_classify(struct ia64_fr a)
{
    struct ia64_operand o = {.fr = a};
    bool sign = a.exp & IA64_FR_SIGN, integer_bit = a.sig >> 63;
    uint32_t exp = a.exp & IA64_FR_EXP_MASK;

    if (exp == IA64_FR_EXP_SPECIAL) {
        if (!integer_bit) {
            o.class = IA64_UNSUPPORTED;
        } else if (a.sig == 1ull << 63) {
            o.class = IA64_INF;
            o.num = fp_inf(sign);
        } else {
            o.class = a.sig >> 62 & 1 ? IA64_QNAN : IA64_SNAN;
        }
        return o;
    }
    if (ia64_is_natval(a)) {
        o.class = IA64_NATVAL;
        return o;
    }
    o.class = IA64_NUM;
    /* Exponent 0 belongs to double-extended denormals: it means 2^-16382, regardless of the integer bit. */
    o.unorm = exp ? !integer_bit : a.sig != 0;
    o.num = fp_number(sign, exp ? (int32_t)exp - IA64_FR_BIAS : -16382, a.sig);
    return o;
}

/* -- results ----------------------------------------------------------------------------------- */

struct ia64_fr ia64_zero(bool sign)
{
    return (struct ia64_fr){0, sign ? IA64_FR_SIGN : 0};
}

struct ia64_fr ia64_inf(bool sign)
{
    return (struct ia64_fr){1ull << 63, IA64_FR_EXP_SPECIAL | (sign ? IA64_FR_SIGN : 0)};
}

struct ia64_fr ia64_quieted(struct ia64_fr nan)
{
    nan.sig |= 1ull << 62;
    return nan;
}

struct ia64_fr ia64_invalid(struct ia64_outcome *o, const struct ia64_control *c)
{
    ia64_pre_exception(o, c, IA64_FP_V);
    return IA64_FR_INDEFINITE;
}

bool ia64_nan_result(struct ia64_outcome *o, const struct ia64_control *c, const struct ia64_operand *const *ops, int n, struct ia64_fr *r)
{
    const struct ia64_operand *chosen = NULL;
    bool signalling = false;

    for (int i = 0; i < n; i++) {
        if (ops[i]->class == IA64_UNSUPPORTED) {
            *r = ia64_invalid(o, c);
            return true;
        }
        if (ops[i]->class != IA64_QNAN && ops[i]->class != IA64_SNAN)
            continue;
        signalling |= ops[i]->class == IA64_SNAN;
        if (!chosen)
            chosen = ops[i];
    }
    if (!chosen)
        return false;
    if (signalling)
        ia64_pre_exception(o, c, IA64_FP_V);
    *r = ia64_quieted(chosen->fr);
    return true;
}

/* Returns a rounded value in register format. A denormal result has the smallest exponent (0 if extended). */
static struct ia64_fr to_register(struct fp_num a, int32_t emin)
{
    uint64_t sign = a.sign ? IA64_FR_SIGN : 0;

    if (a.kind == FP_IS_ZERO)
        return ia64_zero(a.sign);
    if (a.kind == FP_IS_INF)
        return ia64_inf(a.sign);
    if (a.exp >= emin)
        return (struct ia64_fr){a.sig, sign | (uint64_t)(a.exp + IA64_FR_BIAS)};
    uint64_t exp = emin == -16382 ? 0 : (uint64_t)(emin + IA64_FR_BIAS);
    return (struct ia64_fr){a.sig >> (emin - a.exp), sign | exp};
}

/* Returns the result of a trapped overflow or underflow: the exponent wraps around in its field. */
static struct ia64_fr wrapped(struct fp_num a, enum ia64_precision precision)
{
    uint32_t exp = (uint32_t)(a.exp + IA64_FR_BIAS) & IA64_FR_EXP_MASK;

    if (precision == IA64_ROUND_PARALLEL)
        exp = ((uint32_t)(a.exp + FP32_BIAS) & 0xff) + IA64_FR_BIAS - FP32_BIAS;
    return (struct ia64_fr){a.sig, exp | (a.sign ? IA64_FR_SIGN : 0)};
}

enum { TRAP_O = 1, TRAP_U = 2, TRAP_I = 4, TRAP_FPA = 8 };

struct ia64_fr ia64_rounded(struct ia64_outcome *o, const struct ia64_control *c, enum ia64_precision precision, const struct fp_exact *e)
{
    struct fp_target to = ia64_target(c, precision);
    struct fp_result r = fp_round(&to, e);

    if (r.value.kind == FP_IS_NAN)
        return ia64_invalid(o, c);
    bool trap_o = r.flags & FP_OVERFLOW && c->enabled & IA64_FP_O;
    bool trap_u = r.flags & FP_TINY && c->enabled & IA64_FP_U;
    if (trap_o || trap_u) {
        o->flags |= trap_o ? IA64_FP_O : IA64_FP_U;
        o->trap |= trap_o ? TRAP_O : TRAP_U;
        if (r.flags & FP_UNBOUNDED_INEXACT) {
            o->flags |= IA64_FP_I;
            o->trap |= TRAP_I | (r.flags & FP_UNBOUNDED_AWAY ? TRAP_FPA : 0);
        }
        return wrapped(r.unbounded, precision);
    }
    o->flags |= (r.flags & FP_OVERFLOW ? IA64_FP_O : 0) | (r.flags & FP_UNDERFLOW ? IA64_FP_U : 0) | (r.flags & FP_INEXACT ? IA64_FP_I : 0);
    if (r.flags & FP_INEXACT && c->enabled & IA64_FP_I)
        o->trap |= TRAP_I | (r.flags & FP_AWAY ? TRAP_FPA : 0);
    return to_register(r.value, to.emin);
}
