/*
 * frcpa, frsqrta and their parallel forms.  The approximations are architected: 11 bits, namely
 * 1/x and 1/sqrt(x) at the middle of the operand's 8-bit (7-bit and exponent parity) interval,
 * rounded to nearest (volume 3, fp_ieee_recip and fp_ieee_recip_sqrt).
 */
#include <math.h>

#include "emu/fp/plain.h"
#include "isa/ia64/fp_priv.h"
#include "isa/ia64/fp_usual.h"

typedef const struct ia64_operand *operand;

static struct ia64_fr approximation(bool sign, int32_t exp, unsigned eleven_bits)
{
    uint32_t biased = (uint32_t)(exp + IA64_FR_BIAS) & IA64_FR_EXP_MASK;
    return (struct ia64_fr){(uint64_t)eleven_bits << 53, biased | (sign ? IA64_FR_SIGN : 0)};
}

static unsigned reciprocal_bits(unsigned index)
{
    unsigned middle = 513 + 2 * index; /* the interval's middle, times 512 */

    /* round(2^11 / (middle / 512)) */
    return ((1u << 21) + middle) / (2 * middle);
}

static unsigned reciprocal_sqrt_bits(unsigned index, bool odd)
{
    double middle = (257 + 2 * index) / 256.0 * (odd ? 2 : 1);
    return (unsigned)(2048 / sqrt(middle) + 0.5);
}

static struct ia64_fr reciprocal(struct fp_num a)
{
    return approximation(a.sign, -a.exp - 1, reciprocal_bits(a.sig >> 55 & 0xff));
}

static struct ia64_fr reciprocal_sqrt(struct fp_num a)
{
    bool odd = a.exp & 1;
    return approximation(false, -1 - (a.exp - odd) / 2, reciprocal_sqrt_bits(a.sig >> 56 & 0x7f, odd));
}

/* -- of doubles -------------------------------------------------------------------------------- */

static bool normal(uint64_t a)
{
    return (a >> 52 & 0x7ff) - 1 < 0x7fe;
}

static uint64_t double_approximation(uint64_t sign, int exp, unsigned eleven_bits)
{
    if (exp < -1022)
        return FP_PLAIN_FAILS;
    return sign | (uint64_t)(exp + FP64_BIAS) << 52 | (uint64_t)(eleven_bits & 0x3ff) << 42;
}

uint64_t ia64_double_reciprocal(uint64_t num, uint64_t den)
{
    if (!normal(num) || !normal(den))
        return FP_PLAIN_FAILS;
    int exp = (int)(den >> 52 & 0x7ff) - FP64_BIAS;
    return double_approximation(den & 1ull << 63, -exp - 1, reciprocal_bits(den >> 44 & 0xff));
}

uint64_t ia64_double_reciprocal_sqrt(uint64_t a)
{
    if (!normal(a) || a >> 63)
        return FP_PLAIN_FAILS;
    int exp = (int)(a >> 52) - FP64_BIAS;
    bool odd = exp & 1;
    return double_approximation(0, -1 - (exp - odd) / 2, reciprocal_sqrt_bits(a >> 45 & 0x7f, odd));
}

/* -- what both forms of each instruction share ------------------------------------------------- */

/*
 * NaNs, infinities, zeros: true if those give the result.  A NaN of the dividend comes first.
 */
static bool special_quotient(struct ia64_outcome *o, const struct ia64_control *c, operand num,
                             operand den, struct ia64_fr *r)
{
    bool sign = num->num.sign != den->num.sign;

    if (ia64_nan_result(o, c, (operand[]){num, den}, 2, r))
        return true;
    bool num_inf = num->class == IA64_INF, den_inf = den->class == IA64_INF;
    bool num_zero = num->num.kind == FP_IS_ZERO, den_zero = den->num.kind == FP_IS_ZERO;
    if ((num_inf && den_inf) || (num_zero && den_zero)) {
        *r = ia64_invalid(o, c);
        return true;
    }
    if (den_zero && !num_inf) {
        ia64_pre_exception(o, c, IA64_FP_Z);
        *r = ia64_inf(sign);
        return true;
    }
    if (!num_inf && !num_zero && !den_inf)
        return false;
    if (num->unorm || den->unorm)
        ia64_pre_exception(o, c, IA64_FP_D);
    *r = num_inf ? ia64_inf(sign) : ia64_zero(sign);
    return true;
}

static bool special_root(struct ia64_outcome *o, const struct ia64_control *c, operand a,
                         struct ia64_fr *r)
{
    if (ia64_nan_result(o, c, &a, 1, r))
        return true;
    if (a->num.sign && a->num.kind != FP_IS_ZERO) {
        *r = ia64_invalid(o, c);
        return true;
    }
    return false;
}

/* -- scalar ------------------------------------------------------------------------------------ */

/* Whether the Newton-Raphson steps that follow could leave the register format's range. */
static bool out_of_reach(struct fp_num num, struct fp_num den)
{
    int estimate = num.exp - den.exp;

    return den.exp <= -65535 || den.exp >= 65533 || estimate <= -65533 || estimate >= 65535 ||
           num.exp <= -65471;
}

static struct fp_num normal_number(struct ia64_fr a)
{
    return (struct fp_num){.sig = a.sig,
                           .exp = (int)(a.exp & IA64_FR_EXP_MASK) - IA64_FR_BIAS,
                           .kind = FP_IS_FINITE,
                           .sign = a.exp & IA64_FR_SIGN};
}

struct ia64_fr ia64_frcpa(struct ia64_fp_env *env, unsigned sf, struct ia64_fr f2,
                          struct ia64_fr f3, bool *p)
{
    if (!ia64_not_normal(f2) && !ia64_not_normal(f3) && !out_of_reach(normal_number(f2), normal_number(f3))) {
        *p = true;
        return reciprocal(normal_number(f3));
    }
    struct ia64_control c = ia64_control_of(env->fpsr, sf);
    struct ia64_operand num = ia64_classify(f2), den = ia64_classify(f3);
    struct ia64_outcome o = {0};
    struct ia64_fr r;

    *p = false;
    if (num.class == IA64_NATVAL || den.class == IA64_NATVAL)
        return IA64_FR_NATVAL;
    if (!special_quotient(&o, &c, &num, &den, &r)) {
        if (num.unorm || den.unorm)
            ia64_pre_exception(&o, &c, IA64_FP_D);
        if (out_of_reach(num.num, den.num)) { /* software assistance: the quotient itself */
            struct fp_exact e = fp_div(num.num, den.num);
            r = ia64_rounded(&o, &c, IA64_ROUND_DYNAMIC, &e);
        } else {
            r = reciprocal(den.num);
            *p = !o.fault;
        }
    }
    ia64_commit(env, sf, o);
    return r;
}

struct ia64_fr ia64_frsqrta(struct ia64_fp_env *env, unsigned sf, struct ia64_fr f3, bool *p)
{
    struct ia64_control c = ia64_control_of(env->fpsr, sf);
    struct ia64_operand a = ia64_classify(f3);
    struct ia64_outcome o = {0};
    struct ia64_fr r;

    *p = false;
    if (a.class == IA64_NATVAL)
        return IA64_FR_NATVAL;
    if (!special_root(&o, &c, &a, &r)) {
        if (a.unorm)
            ia64_pre_exception(&o, &c, IA64_FP_D);
        if (a.num.kind == FP_IS_FINITE && a.num.exp > -65471) {
            r = reciprocal_sqrt(a.num);
            *p = !o.fault;
        } else { /* zero and infinity; tiny ones by software assistance */
            struct fp_exact e = fp_sqrt(a.num);
            r = ia64_rounded(&o, &c, IA64_ROUND_DYNAMIC, &e);
        }
    }
    ia64_commit(env, sf, o);
    return r;
}

/* -- parallel ---------------------------------------------------------------------------------- */

static uint32_t fprcpa_element(struct ia64_outcome *o, const struct ia64_control *c, operand num,
                               operand den, bool *p)
{
    struct ia64_fr r;

    *p = false;
    if (special_quotient(o, c, num, den, &r))
        return ia64_fr_to_single(r);
    if (num->unorm || den->unorm)
        ia64_pre_exception(o, c, IA64_FP_D);
    if (den->unorm)
        return ia64_fr_to_single(ia64_inf(den->num.sign));
    if (den->num.exp >= 125)
        return ia64_fr_to_single(ia64_zero(den->num.sign));
    int estimate = num->num.exp - den->num.exp;
    *p = estimate < 127 && estimate > -125 && num->num.exp > -103;
    return ia64_fr_to_single(reciprocal(den->num));
}

struct ia64_fr ia64_fprcpa(struct ia64_fp_env *env, unsigned sf, struct ia64_fr f2,
                           struct ia64_fr f3, bool *p)
{
    struct ia64_control c = ia64_control_of(env->fpsr, sf);
    struct ia64_operand nh = ia64_high(f2), nl = ia64_low(f2);
    struct ia64_operand dh = ia64_high(f3), dl = ia64_low(f3);
    struct ia64_outcome high = {0}, low = {0};
    bool ph, pl;

    *p = false;
    if (ia64_is_natval(f2) || ia64_is_natval(f3))
        return IA64_FR_NATVAL;
    uint32_t h = fprcpa_element(&high, &c, &nh, &dh, &ph);
    uint32_t l = fprcpa_element(&low, &c, &nl, &dl, &pl);
    ia64_commit_pair(env, sf, high, low);
    *p = ph && pl && !env->is_fault;
    return ia64_pair(h, l);
}

static uint32_t fprsqrta_element(struct ia64_outcome *o, const struct ia64_control *c, operand a,
                                 bool *p)
{
    struct ia64_fr r;

    *p = false;
    if (special_root(o, c, a, &r))
        return ia64_fr_to_single(r);
    if (a->unorm)
        ia64_pre_exception(o, c, IA64_FP_D);
    if (a->num.kind == FP_IS_INF)
        return ia64_fr_to_single(ia64_zero(false));
    if (a->num.kind == FP_IS_ZERO)
        return ia64_fr_to_single(ia64_inf(a->num.sign));
    *p = a->num.exp > -103;
    return ia64_fr_to_single(reciprocal_sqrt(a->num));
}

struct ia64_fr ia64_fprsqrta(struct ia64_fp_env *env, unsigned sf, struct ia64_fr f3, bool *p)
{
    struct ia64_control c = ia64_control_of(env->fpsr, sf);
    struct ia64_operand ah = ia64_high(f3), al = ia64_low(f3);
    struct ia64_outcome high = {0}, low = {0};
    bool ph, pl;

    *p = false;
    if (ia64_is_natval(f3))
        return IA64_FR_NATVAL;
    uint32_t h = fprsqrta_element(&high, &c, &ah, &ph);
    uint32_t l = fprsqrta_element(&low, &c, &al, &pl);
    ia64_commit_pair(env, sf, high, low);
    *p = ph && pl && !env->is_fault;
    return ia64_pair(h, l);
}
