/*
 * fpu.c - floating-point instructions: fetches operands for the operations of fp.c.
 *
 * With no trap enabled and none pending (HPPA_MODE_FP_SLOW clear) an operation always delivers its result, and the common
 * ones are single calls that a host translator may replace by the host's own operation. Otherwise, and for all
 * other instructions, one call executes the whole instruction.
 */
#include "isa/hppa/fpu.h"

enum { SGL, DBL, RESERVED, QUAD };

/* The bit of S[HPPA_COMPARES] for the newest entry of the queue, which is the first of the compare array. */
enum { COMPARES_CA0 = HPPA_COMPARES_C - 1 };

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

/* fr0 reads as zero. */
static val fp_operand(struct hppa_translation *t, bool dbl, unsigned half)
{
    if (half == 0 || (dbl && half == 1))
        return constant(t, 0);
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
    uint64_t *s = cpu_slots(c);

    s[HPPA_FR] = hppa_fp_status(s);
    hppa_fp_operate(s + HPPA_FR, (uint32_t)word);
    hppa_fp_set_status(s, s[HPPA_FR]);
    return 0;
}

/* simple: the operation exists in hardware, and traps only if a trap is enabled. */
static void whole(struct hppa_translation *t, bool simple)
{
    val none = constant(t, 0);

    fp_check(t);
    t->compare.known = false;
    ir_call(t->ir, operate, IR_CALL_READS | IR_CALL_WRITES, constant(t, t->word), none, none);
    if (t->fp_slow || !simple)
        delay_end_with_mode(&t->delay);
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

/* ---- single operations ------------------------------------------------------------------------ */

/* Calls of an operation; exceptions set its sticky flags. */
#define STATUS(c) (cpu_slots(c)[HPPA_FR])
#define OPERATION(name, expr)                                                      \
    static uint64_t do_##name(struct cpu *cpu, uint64_t a, uint64_t b, uint64_t c) \
    {                                                                              \
        struct hppa_fp_env env = {.fpsr = (uint32_t)(STATUS(cpu) >> 32)};          \
        uint64_t r = expr;                                                         \
        (void)b;                                                                   \
        (void)c;                                                                   \
        STATUS(cpu) = (uint64_t)env.fpsr << 32 | (uint32_t)STATUS(cpu);            \
        return r;                                                                  \
    }

/* Halves that an 0e word names: the register fields are followed by a bit for the right half. An 0c word names left halves. */
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

/* The right half of fr0, and a target there, are left to whole(). */
static bool is_host_operand(bool dbl, unsigned half)
{
    return half != 1 || dbl;
}

static bool usual(const struct hppa_translation *t, const struct hppa_fields *o, bool two)
{
    bool dbl = o->f == DBL;

    return !t->fp_slow && o->f <= DBL && is_host_operand(dbl, half_b(o)) && (!two || is_host_operand(dbl, half_a(o))) && o->t;
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
    val r = ir_call_fast(t->ir, dbl ? op->dbl : op->sgl, IR_CALL_STATUS, dbl ? op->fast_dbl : op->fast_sgl, b, a, a);
    fp_set(t, dbl, half_t(o), r);
}

// clang-format off
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
// clang-format on

/* fmpyadd, fmpysub: a multiplication and an independent addition. */
static unsigned multiple_half(bool dbl, unsigned field)
{
    return dbl ? field << 1 : (16 + (field & 15)) << 1 | field >> 4;
}

static void multiply_and_add(struct hppa_translation *t, const struct hppa_fields *o, ir_fn *add_sgl, ir_fn *add_dbl, enum ir_fast fast_sgl,
                             enum ir_fast fast_dbl)
{
    bool dbl = !o->f;
    unsigned tm = multiple_half(dbl, o->t), ta = multiple_half(dbl, o->v);

    if (t->fp_slow || tm < 2 || ta < 2) {
        whole(t, tm >= 2 && ta >= 2);
        return;
    }
    val b = fp_operand(t, dbl, multiple_half(dbl, o->b)), a = fp_operand(t, dbl, multiple_half(dbl, o->a));
    val to = fp_operand(t, dbl, ta), x = fp_operand(t, dbl, multiple_half(dbl, o->x));
    val product = ir_call_fast(t->ir, dbl ? do_fmpy_dbl : do_fmpy_sgl, IR_CALL_STATUS, dbl ? IR_FAST_MUL64 : IR_FAST_MUL32, b, a, a);
    val sum = ir_call_fast(t->ir, dbl ? add_dbl : add_sgl, IR_CALL_STATUS, dbl ? fast_dbl : fast_sgl, to, x, x);
    fp_set(t, dbl, tm, product);
    fp_set(t, dbl, ta, sum);
}

SEM(fmpyadd)
{
    multiply_and_add(t, o, do_fadd_sgl, do_fadd_dbl, IR_FAST_ADD32, IR_FAST_ADD64);
}

SEM(fmpysub)
{
    multiply_and_add(t, o, do_fsub_sgl, do_fsub_dbl, IR_FAST_SUB32, IR_FAST_SUB64);
}

// clang-format off
OPERATION(fsqrt_sgl, hppa_fsqrt_sgl(&env, (uint32_t)a))
OPERATION(fsqrt_dbl, hppa_fsqrt_dbl(&env, a))
OPERATION(frnd_sgl, hppa_frnd_sgl(&env, (uint32_t)a))
OPERATION(frnd_dbl, hppa_frnd_dbl(&env, a))

SEM(fsqrt)
// clang-format on
{
    static const struct operation op = {do_fsqrt_sgl, do_fsqrt_dbl, IR_FAST_SQRT32, IR_FAST_SQRT64};

    compute(t, o, false, &op);
}

SEM(frnd)
{
    static const struct operation op = {do_frnd_sgl, do_frnd_dbl, IR_FAST_RINT32, IR_FAST_RINT64};

    compute(t, o, false, &op);
}

/* ---- fused multiply-add ----------------------------------------------------------------------- */

// clang-format off
#define FUSED(name, FAST32, FAST64) \
    OPERATION(name##_sgl, hppa_##name##_sgl(&env, (uint32_t)a, (uint32_t)b, (uint32_t)c)) \
    OPERATION(name##_dbl, hppa_##name##_dbl(&env, a, b, c)) \
    SEM(name) \
    { \
        static const struct operation op = {do_##name##_sgl, do_##name##_dbl, FAST32, FAST64}; \
        multiply_add(t, o, &op); \
    }
// clang-format on

static void multiply_add(struct hppa_translation *t, const struct hppa_fields *o, const struct operation *op)
{
    bool dbl = o->f == DBL;

    if (!usual(t, o, true) || !is_host_operand(dbl, o->x << 1 | o->y)) {
        whole(t, o->t != 0);
        return;
    }
    val r = ir_call_fast(t->ir, dbl ? op->dbl : op->sgl, IR_CALL_STATUS, dbl ? op->fast_dbl : op->fast_sgl, fp_operand(t, dbl, half_b(o)),
                         fp_operand(t, dbl, half_a(o)), fp_operand(t, dbl, o->x << 1 | o->y));
    fp_set(t, dbl, half_t(o), r);
}

// clang-format off
FUSED(fmpyfadd, IR_FAST_FMA32, IR_FAST_FMA64)
FUSED(fmpynfadd, IR_FAST_FNMA32, IR_FAST_FNMA64)
// clang-format on

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

enum { FROM_DOUBLE = 8, TO_DOUBLE = 16 }; /* flags above the kind */
OPERATION(convert, hppa_fcnv(&env, (enum hppa_fcnv)(b & 7), b &FROM_DOUBLE, b &TO_DOUBLE, a))

/* Most conversions to and from unsigned integers have no host operation. */
static enum ir_fast fast_conversion(enum hppa_fcnv kind, bool from_dbl, bool to_dbl)
{
    static const uint8_t from_integer[2][2] = {{IR_FAST_W_S, IR_FAST_W_D}, {IR_FAST_L_S, IR_FAST_L_D}};
    static const uint8_t to_integer[2][2] = {{IR_FAST_S_W, IR_FAST_S_L}, {IR_FAST_D_W, IR_FAST_D_L}};
    static const uint8_t truncated[2][2] = {{IR_FAST_S_WT, IR_FAST_S_LT}, {IR_FAST_D_WT, IR_FAST_D_LT}};

    switch (kind) {
    case HPPA_FCNV_FF: return from_dbl ? IR_FAST_D_S : IR_FAST_S_D;
    case HPPA_FCNV_XF: return from_integer[from_dbl][to_dbl];
    case HPPA_FCNV_FX: return to_integer[from_dbl][to_dbl];
    case HPPA_FCNV_FXT: return truncated[from_dbl][to_dbl];
    case HPPA_FCNV_UF: /* a word is not negative as a doubleword */ return from_dbl ? IR_FAST_NONE : from_integer[true][to_dbl];
    default: return IR_FAST_NONE;
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
    val r = ir_call_fast(t->ir, do_convert, IR_CALL_STATUS, fast_conversion(kind, from, to), fp_operand(t, from, half_b(o)), how, how);
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

/* The 2.0 name of all conversions; only the unsigned ones are new. */
SEM(fcnv)
{
    unsigned source = t->word >> 26 == 0x0c ? o->b << 1 : half_b(o);

    if (o->e < 5 || !usual(t, o, false) || o->x > DBL) {
        whole(t, false);
        return;
    }
    bool from = o->f == DBL, to = o->x == DBL;
    val how = constant(t, o->e | (from ? FROM_DOUBLE : 0) | (to ? TO_DOUBLE : 0));
    val r = ir_call_fast(t->ir, do_convert, IR_CALL_STATUS, fast_conversion((enum hppa_fcnv)o->e, from, to), fp_operand(t, from, source),
                         how, how);
    fp_set(t, to, half_t(o), r);
}

/* ---- comparison and test ---------------------------------------------------------------------- */

/* Bits of the condition field. */
enum { FCMP_EQUAL = 4, FCMP_LESS = 8, FCMP_GREATER = 16 };

// clang-format off
OPERATION(fcmp_dbl, hppa_fcmp_holds(&env, true, a, b, (unsigned)c))
OPERATION(fcmp_sgl, hppa_fcmp_holds(&env, false, (uint32_t)a, (uint32_t)b, (unsigned)c))
// clang-format on

/* The host's comparison of two numbers; the reference handles NaNs. */
static enum ir_fast fast_comparison(bool dbl, unsigned c)
{
    switch (c & (FCMP_EQUAL | FCMP_LESS | FCMP_GREATER)) {
    case FCMP_LESS: return dbl ? IR_FAST_LT64 : IR_FAST_LT32;
    case FCMP_EQUAL: return dbl ? IR_FAST_EQ64 : IR_FAST_EQ32;
    case FCMP_GREATER: return dbl ? IR_FAST_GT64 : IR_FAST_GT32;
    case FCMP_LESS | FCMP_EQUAL: return dbl ? IR_FAST_LE64 : IR_FAST_LE32;
    case FCMP_GREATER | FCMP_EQUAL: return dbl ? IR_FAST_GE64 : IR_FAST_GE32;
    case FCMP_LESS | FCMP_GREATER: return dbl ? IR_FAST_NE64 : IR_FAST_NE32;
    case 0: return dbl ? IR_FAST_UNORDERED64 : IR_FAST_UNORDERED32;
    default: return dbl ? IR_FAST_ORDERED64 : IR_FAST_ORDERED32;
    }
}

SEM(fcmp)
{
    bool dbl = o->f == DBL;

    if (t->fp_slow || o->f > DBL || !is_host_operand(dbl, half_b(o)) || !is_host_operand(dbl, half_a(o))) {
        whole(t, o->f <= DBL);
        return;
    }
    val queue = ir_get(t->ir, HPPA_COMPARES);
    if (!o->y) /* before the comparison, so that a branch that depends on it follows immediately */
        ir_set(t->ir, HPPA_COMPARES, ir_shri(t->ir, queue, 1));
    val holds = ir_call_fast(t->ir, dbl ? do_fcmp_dbl : do_fcmp_sgl, IR_CALL_STATUS, fast_comparison(dbl, o->c),
                             fp_operand(t, dbl, half_b(o)), fp_operand(t, dbl, half_a(o)), constant(t, o->c));
    t->compare.outcome = holds;
    if (!o->y)
        delay_defer_outcome(&t->delay, holds);
    else /* bit CA(y - 1) */
        ir_set(t->ir, HPPA_COMPARES, ir_deposit(t->ir, queue, holds, COMPARES_CA0 - (o->y - 1), 1));
    t->compare.known = o->y == 0 && !t->delay.skipping;
    if (t->delay.skipping)
        delay_deliver_outcome(&t->delay);
}

static uint64_t test(struct cpu *c, uint64_t compares, uint64_t how, uint64_t unused)
{
    (void)c;
    (void)unused;
    return hppa_fp_test((compares >> 63) << (32 + 26) | (compares >> 52 & 0x7ff) << (32 + HPPA_FPSR_CQ_SHIFT), 1, (unsigned)how);
}

SEM(ftest)
{
    unsigned y = t->word >> 13 & 7, how = t->word & 31; /* fields in one table line, fixed bits in another */

    (void)o;
    fp_check(t);
    if (y == 1 && how == 0 && t->compare.known) {
        nullify_next_if(t, t->compare.outcome);
        return;
    }
    delay_deliver_outcome(&t->delay);
    val queue = ir_get(t->ir, HPPA_COMPARES), none = constant(t, 0);
    if (y != 1) /* the array: CA((y ^ 1) - 1) */
        nullify_next_if(t, ir_extract(t->ir, queue, COMPARES_CA0 - ((y ^ 1) - 1), 1));
    else if (how != 0)
        nullify_next_if(t, ir_call(t->ir, test, IR_CALL_PURE, queue, constant(t, how), none));
    else
        nullify_next_if(t, ir_shri(t->ir, queue, HPPA_COMPARES_C));
}

/* ---- fixed point ------------------------------------------------------------------------------ */

SEM(xmpyu)
{
    if (t->fp_slow || !is_host_operand(false, half_b(o)) || !is_host_operand(false, half_a(o)) || !o->t) {
        whole(t, o->t != 0);
        return;
    }
    ir_set(t->ir, HPPA_FR + o->t, ir_mul(t->ir, fp_operand(t, false, half_b(o)), fp_operand(t, false, half_a(o))));
}
