/*
 * fpu.c - floating-point operations. What they compute stands in fp.c; here they get their operands.
 *
 * With no trap enabled and none pending (HPPA_MODE_FP_SLOW clear) an operation always delivers its result, and the common
 * ones are single calls that a translator to host code may replace by the host's own operation. Otherwise, and for all
 * the rest, one call does the whole instruction.
 */
#include "isa/hppa/fpu.h"

enum { SGL, DBL, RESERVED, QUAD };

/* ---- registers -------------------------------------------------------------------------------- */

val fp_half(struct hppa_translation *t, unsigned half)
{
    return ir_extract(t->ir, ir_get(t->ir, HPPA_FR + half / 2), half & 1 ? 0 : 32, 32);
}

void fp_set_half(struct hppa_translation *t, unsigned half, val v)
{
    unsigned slot = HPPA_FR + half / 2;

    ir_set(t->ir, slot, ir_deposit(t->ir, ir_get(t->ir, slot), v, half & 1 ? 0 : 32, 32));
}

static val fp_operand(struct hppa_translation *t, bool dbl, unsigned half)
{
    return dbl ? ir_get(t->ir, HPPA_FR + half / 2) : fp_half(t, half);
}

static void fp_set(struct hppa_translation *t, bool dbl, unsigned half, val v)
{
    if (dbl)
        ir_set(t->ir, HPPA_FR + half / 2, v);
    else
        fp_set_half(t, half, v);
}

void fp_check(struct hppa_translation *t)
{
    if (!t->fp_slow)
        return;
    val pending = ir_extract(t->ir, ir_get(t->ir, HPPA_FR), 32 + 6, 1); /* HPPA_FPSR_T */
    trap_if(t, pending, HPPA_TRAP_ASSIST_EXCEPTION);
}

/* ---- whole instructions ----------------------------------------------------------------------- */

static uint64_t operate(struct cpu *c, uint64_t word, uint64_t unused, uint64_t unused2)
{
    (void)unused;
    (void)unused2;
    hppa_fp_operate(cpu_slots(c) + HPPA_FR, (uint32_t)word);
    return 0;
}

/* simple: the operation exists in hardware, so that it can trap only if a trap is enabled. */
static void whole(struct hppa_translation *t, bool simple)
{
    val none = constant(t, 0);

    fp_check(t);
    ir_call(t->ir, operate, IR_CALL_READS | IR_CALL_WRITES, constant(t, t->word), none, none);
    if (t->fp_slow || !simple)
        t->ends = t->fp_mode_changes = true;
}

static bool in_hardware(const struct hppa_fields *o)
{
    return o->f <= DBL && o->x <= DBL && o->t != 0;
}

SEM(frem)
{
    (void)o;
    whole(t, false);
}

SEM(fid)
{
    (void)o;
    whole(t, false);
}

SEM(fmpyadd)
{
    (void)o;
    whole(t, o->t != 0 && o->v != 0);
}

SEM(fmpysub)
{
    (void)o;
    whole(t, o->t != 0 && o->v != 0);
}

/* ---- single operations ------------------------------------------------------------------------ */

/* An operation's call: what it raises becomes sticky. */
#define STATUS(c) (cpu_slots(c)[HPPA_FR])
#define OPERATION(name, expr) \
    static uint64_t do_##name(struct cpu *cpu, uint64_t a, uint64_t b, uint64_t c) \
    { \
        struct hppa_fp_env env = {.fpsr = (uint32_t)(STATUS(cpu) >> 32)}; \
        uint64_t r = expr; \
        (void)b; \
        (void)c; \
        STATUS(cpu) = (uint64_t)env.fpsr << 32 | (uint32_t)STATUS(cpu); \
        return r; \
    }

/* Halves that the fields of an 0e word name: the right half's bit follows; of an 0c word: the left ones. */
static unsigned half_b(const struct hppa_fields *o)
{
    return o->b << 1 | o->g;
}

static unsigned half_a(const struct hppa_fields *o)
{
    return o->a << 1 | o->j;
}

static unsigned half_t(const struct hppa_fields *o)
{
    return o->t << 1 | o->h;
}

/* fr0 as an operand is zero, and a target there is not: those go the long way. */
static bool usual(const struct hppa_translation *t, const struct hppa_fields *o, bool two)
{
    return !t->fp_slow && o->f <= DBL && o->b && (o->a || !two) && o->t;
}

struct operation {
    ir_fn *sgl, *dbl;
    enum ir_fast fast_sgl, fast_dbl;
};

static void compute(struct hppa_translation *t, const struct hppa_fields *o, bool two, const struct operation *op)
{
    bool dbl = o->f == DBL;

    if (!usual(t, o, two)) {
        whole(t, in_hardware(o));
        return;
    }
    val b = fp_operand(t, dbl, half_b(o)), a = two ? fp_operand(t, dbl, half_a(o)) : b;
    val r = ir_call_fast(t->ir, dbl ? op->dbl : op->sgl, IR_CALL_STATUS,
                         dbl ? op->fast_dbl : op->fast_sgl, b, a, a);
    fp_set(t, dbl, half_t(o), r);
}

#define TWO_OPERANDS(name, FAST) \
    OPERATION(name##_sgl, hppa_##name##_sgl(&env, (uint32_t)a, (uint32_t)b)) \
    OPERATION(name##_dbl, hppa_##name##_dbl(&env, a, b)) \
    SEM(name) \
    { \
        static const struct operation op = {do_##name##_sgl, do_##name##_dbl, IR_FAST_##FAST##32, \
                                            IR_FAST_##FAST##64}; \
        compute(t, o, true, &op); \
    }
TWO_OPERANDS(fadd, ADD)
TWO_OPERANDS(fsub, SUB)
TWO_OPERANDS(fmpy, MUL)
TWO_OPERANDS(fdiv, DIV)

OPERATION(fsqrt_sgl, hppa_fsqrt_sgl(&env, (uint32_t)a))
OPERATION(fsqrt_dbl, hppa_fsqrt_dbl(&env, a))
OPERATION(frnd_sgl, hppa_frnd_sgl(&env, (uint32_t)a))
OPERATION(frnd_dbl, hppa_frnd_dbl(&env, a))

SEM(fsqrt)
{
    static const struct operation op = {do_fsqrt_sgl, do_fsqrt_dbl, IR_FAST_SQRT32, IR_FAST_SQRT64};

    compute(t, o, false, &op);
}

SEM(frnd)
{
    static const struct operation op = {do_frnd_sgl, do_frnd_dbl, IR_FAST_NONE, IR_FAST_NONE};

    compute(t, o, false, &op);
}

/* ---- fused multiply-add ----------------------------------------------------------------------- */

#define FUSED(name, FAST32, FAST64) \
    OPERATION(name##_sgl, hppa_##name##_sgl(&env, (uint32_t)a, (uint32_t)b, (uint32_t)c)) \
    OPERATION(name##_dbl, hppa_##name##_dbl(&env, a, b, c)) \
    SEM(name) \
    { \
        static const struct operation op = {do_##name##_sgl, do_##name##_dbl, FAST32, FAST64}; \
        multiply_add(t, o, &op); \
    }

static void multiply_add(struct hppa_translation *t, const struct hppa_fields *o, const struct operation *op)
{
    bool dbl = o->f == DBL;

    if (!usual(t, o, true) || o->x == 0) {
        whole(t, o->t != 0);
        return;
    }
    val r = ir_call_fast(t->ir, dbl ? op->dbl : op->sgl, IR_CALL_STATUS,
                         dbl ? op->fast_dbl : op->fast_sgl, fp_operand(t, dbl, half_b(o)),
                         fp_operand(t, dbl, half_a(o)), fp_operand(t, dbl, o->x << 1 | o->y));
    fp_set(t, dbl, half_t(o), r);
}

FUSED(fmpyfadd, IR_FAST_FMA32, IR_FAST_FMA64)
FUSED(fmpynfadd, IR_FAST_NONE, IR_FAST_NONE)

/* ---- copies and signs ------------------------------------------------------------------------- */

enum sign_operation { COPY, CLEAR_SIGN, FLIP_SIGN, SET_SIGN };

static void copy_sign(struct hppa_translation *t, const struct hppa_fields *o, enum sign_operation what)
{
    bool dbl = o->f == DBL;
    uint64_t sign = dbl ? (uint64_t)1 << 63 : (uint64_t)1 << 31;

    if (!usual(t, o, false)) {
        whole(t, in_hardware(o));
        return;
    }
    val v = fp_operand(t, dbl, half_b(o));
    if (what == CLEAR_SIGN)
        v = ir_andi(t->ir, v, sign - 1);
    else if (what == FLIP_SIGN)
        v = ir_xori(t->ir, v, sign);
    else if (what == SET_SIGN)
        v = ir_ori(t->ir, v, sign);
    fp_set(t, dbl, half_t(o), v);
}

SEM(fcpy)
{
    copy_sign(t, o, COPY);
}

SEM(fabs)
{
    copy_sign(t, o, CLEAR_SIGN);
}

SEM(fneg)
{
    copy_sign(t, o, FLIP_SIGN);
}

SEM(fnegabs)
{
    copy_sign(t, o, SET_SIGN);
}

/* ---- conversions ------------------------------------------------------------------------------ */

enum { FROM_DOUBLE = 8, TO_DOUBLE = 16 }; /* above the kind */
OPERATION(convert, hppa_fcnv(&env, (enum hppa_fcnv)(b & 7), b & FROM_DOUBLE, b & TO_DOUBLE, a))

/* Conversions to doubleword integers and unsigned ones are always done by the reference. */
static enum ir_fast fast_conversion(enum hppa_fcnv kind, bool from_dbl, bool to_dbl)
{
    static const uint8_t from_integer[2][2] = {{IR_FAST_W_S, IR_FAST_W_D}, {IR_FAST_L_S, IR_FAST_L_D}};

    switch (kind) {
    case HPPA_FCNV_FF:
        return from_dbl ? IR_FAST_D_S : IR_FAST_S_D;
    case HPPA_FCNV_XF:
        return from_integer[from_dbl][to_dbl];
    case HPPA_FCNV_FX:
        return to_dbl ? IR_FAST_NONE : from_dbl ? IR_FAST_D_W : IR_FAST_S_W;
    case HPPA_FCNV_FXT:
        return to_dbl ? IR_FAST_NONE : from_dbl ? IR_FAST_D_WT : IR_FAST_S_WT;
    default:
        return IR_FAST_NONE;
    }
}

static void convert(struct hppa_translation *t, const struct hppa_fields *o, enum hppa_fcnv kind)
{
    bool from = o->f == DBL, to = o->x == DBL, to_itself = kind == HPPA_FCNV_FF && from == to;

    if (!usual(t, o, false) || o->x > DBL || to_itself) {
        whole(t, in_hardware(o) && !to_itself);
        return;
    }
    val how = constant(t, (unsigned)kind | (from ? FROM_DOUBLE : 0) | (to ? TO_DOUBLE : 0));
    val r = ir_call_fast(t->ir, do_convert, IR_CALL_STATUS, fast_conversion(kind, from, to),
                         fp_operand(t, from, half_b(o)), how, how);
    fp_set(t, to, half_t(o), r);
}

SEM(fcnvff)
{
    convert(t, o, HPPA_FCNV_FF);
}

SEM(fcnvxf)
{
    convert(t, o, HPPA_FCNV_XF);
}

SEM(fcnvfx)
{
    convert(t, o, HPPA_FCNV_FX);
}

SEM(fcnvfxt)
{
    convert(t, o, HPPA_FCNV_FXT);
}

/* PA-RISC 2.0's name for all of them; new are the unsigned ones. */
SEM(fcnv)
{
    unsigned source = t->word >> 26 == 0x0c ? o->b << 1 : half_b(o);

    if (o->e < 5 || !usual(t, o, false) || o->x > DBL) {
        whole(t, false);
        return;
    }
    bool from = o->f == DBL, to = o->x == DBL;
    val how = constant(t, o->e | (from ? FROM_DOUBLE : 0) | (to ? TO_DOUBLE : 0));
    val r = ir_call_fast(t->ir, do_convert, IR_CALL_STATUS, fast_conversion((enum hppa_fcnv)o->e, from, to),
                         fp_operand(t, from, source), how, how);
    fp_set(t, to, half_t(o), r);
}

/* ---- comparison and test ---------------------------------------------------------------------- */

static uint64_t compare_dbl(struct hppa_fp_env *env, uint64_t a, uint64_t b, uint64_t how)
{
    hppa_fcmp_dbl(env, a, b, (unsigned)how >> 5, how & 31);
    return 0;
}

static uint64_t compare_sgl(struct hppa_fp_env *env, uint64_t a, uint64_t b, uint64_t how)
{
    hppa_fcmp_sgl(env, (uint32_t)a, (uint32_t)b, (unsigned)how >> 5, how & 31);
    return 0;
}

OPERATION(fcmp_dbl, compare_dbl(&env, a, b, c))
OPERATION(fcmp_sgl, compare_sgl(&env, a, b, c))

SEM(fcmp)
{
    bool dbl = o->f == DBL;

    if (t->fp_slow || o->f > DBL || !o->b || !o->a) {
        whole(t, o->f <= DBL);
        return;
    }
    ir_call(t->ir, dbl ? do_fcmp_dbl : do_fcmp_sgl, IR_CALL_STATUS, fp_operand(t, dbl, half_b(o)),
            fp_operand(t, dbl, half_a(o)), constant(t, o->y << 5 | o->c));
}

static uint64_t test(struct cpu *c, uint64_t status, uint64_t y, uint64_t how)
{
    (void)c;
    return hppa_fp_test(status, (unsigned)y, (unsigned)how);
}

SEM(ftest)
{
    unsigned y = t->word >> 13 & 7, how = t->word & 31; /* one line has them as fields, another as fixed bits */
    val status = ir_get(t->ir, HPPA_FR);

    (void)o;
    fp_check(t);
    if (y == 1 && how == 0) /* the C bit */
        nullify_next_if(t, ir_extract(t->ir, status, 32 + 26, 1));
    else
        nullify_next_if(t, ir_call(t->ir, test, IR_CALL_PURE, status, constant(t, y), constant(t, how)));
}

/* ---- fixed point ------------------------------------------------------------------------------ */

SEM(xmpyu)
{
    if (t->fp_slow || !o->b || !o->a || !o->t) {
        whole(t, o->t != 0);
        return;
    }
    ir_set(t->ir, HPPA_FR + o->t, ir_mul(t->ir, fp_half(t, half_b(o)), fp_half(t, half_a(o))));
}
