/* multiply.c - multiplication and division, with %y and without (V9 manual, appendix A). */
#include "isa/sparc/translate.h"

/* ---- multiplication ----------------------------------------------------------------------------- */

void store_y(struct sparc_translation *t)
{
    if (t->y_deferred)
        ir_set(t->ir, SPARC_Y, ir_shri(t->ir, t->product, 32));
}

void deliver_y(struct sparc_translation *t)
{
    store_y(t);
    t->y_deferred = false;
}

val y_value(struct sparc_translation *t)
{
    return t->y_deferred ? ir_shri(t->ir, t->product, 32) : ir_get(t->ir, SPARC_Y);
}

void set_y(struct sparc_translation *t, val v)
{
    t->y_deferred = false;
    set_slot(t, SPARC_Y, v);
}

/* One step: the partial product moves right, below the sign of the sum so far, and the multiplicand is added if %y's lowest bit says so. */
SEM(mulscc)
{
    struct ir_builder *ir = t->ir;
    enum { NEGATIVE = 3 }; /* the condition "less": N xor V */
    val s = gr(t, o->s), y = y_value(t), b = ir_zext32(ir, second(t, o->o));
    val sign = icc_condition(t, NEGATIVE, false);
    val a = ir_or(ir, ir_shr32i(ir, s, 1), ir_shli(ir, sign, 31));
    val addend = ir_select(ir, ir_andi(ir, y, 1), b, constant(t, 0));
    val sum = ir_add(ir, a, addend);

    set_y(t, ir_or(ir, ir_shri(ir, y, 1), ir_shli(ir, ir_andi(ir, s, 1), 31)));
    set_gr(t, o->d, sum);
    set_cc_sum(t, a, addend, sum);
}

/* a: the first operand of a multiplication that ends early, of which two bits a cycle are used, and at least three below the sign. */
static void charge(struct sparc_translation *t, val a)
{
    struct ir_builder *ir = t->ir;

    if (!ir_charged(ir))
        return;
    val below_sign = ir_ori(ir, ir_xor(ir, a, ir_sari(ir, a, 63)), 4);
    ir_charge(ir, ir_xori(ir, ir_shri(ir, ir_addi(ir, ir_clz(ir, below_sign), 1), 1), TIMING_MOST_EARLY + 1));
}

/* %y gets the upper half: deferred, because few programs read it. */
static val multiply(struct sparc_translation *t, const struct sparc_fields *o, bool with_sign)
{
    bool square = o->o == o->s;
    val a = gr(t, o->s), b = second(t, o->o);

    a = with_sign ? ir_sext32(t->ir, a) : ir_zext32(t->ir, a);
    b = square ? a : with_sign ? ir_sext32(t->ir, b) : ir_zext32(t->ir, b);
    t->product = ir_mul(t->ir, a, b);
    t->y_deferred = true;
    charge(t, a);
    set_gr(t, o->d, t->product);
    return t->product;
}

SEM(umul)
{
    multiply(t, o, false);
}

SEM(umulcc)
{
    set_cc_logic(t, multiply(t, o, false));
}

SEM(smul)
{
    multiply(t, o, true);
}

SEM(smulcc)
{
    set_cc_logic(t, multiply(t, o, true));
}

SEM(mulx)
{
    val a = gr(t, o->s);

    charge(t, a);
    set_gr(t, o->d, ir_mul(t->ir, a, second(t, o->o)));
}

SEM(popc)
{
    set_gr(t, o->d, ir_popcnt(t->ir, second(t, o->o)));
}

/* ---- division ----------------------------------------------------------------------------------- */

/* a: %y and the dividend; b: the divisor, not 0. The quotient is the nearest of 32 bits. */
static uint64_t divide_unsigned(struct cpu *c, uint64_t a, uint64_t b, uint64_t unused)
{
    uint64_t quotient = a / (uint32_t)b;
    (void)c, (void)unused;
    return quotient > UINT32_MAX ? UINT32_MAX : quotient;
}

static uint64_t divide_signed(struct cpu *c, uint64_t a, uint64_t b, uint64_t unused)
{
    int64_t n = (int64_t)a, d = (int32_t)b, quotient = d == -1 && n == INT64_MIN ? INT64_MAX : n / d;
    (void)c, (void)unused;
    return (uint64_t)(quotient > INT32_MAX ? INT32_MAX : quotient < INT32_MIN ? INT32_MIN : quotient);
}

static uint64_t overflows_unsigned(struct cpu *c, uint64_t a, uint64_t b, uint64_t unused)
{
    (void)c, (void)unused;
    return a / (uint32_t)b > UINT32_MAX;
}

static uint64_t overflows_signed(struct cpu *c, uint64_t a, uint64_t b, uint64_t unused)
{
    int64_t n = (int64_t)a, d = (int32_t)b, quotient = d == -1 && n == INT64_MIN ? INT64_MAX : n / d;
    (void)c, (void)unused;
    return quotient != (int32_t)quotient;
}

static uint64_t divide_wide_signed(struct cpu *c, uint64_t a, uint64_t b, uint64_t unused)
{
    (void)c, (void)unused;
    return (int64_t)b == -1 ? -a : (uint64_t)((int64_t)a / (int64_t)b);
}

static uint64_t divide_wide_unsigned(struct cpu *c, uint64_t a, uint64_t b, uint64_t unused)
{
    (void)c, (void)unused;
    return a / b;
}

struct quotient {
    val result, overflow;
};

static struct quotient divide(struct sparc_translation *t, const struct sparc_fields *o, ir_fn *quotient, ir_fn *overflows)
{
    struct ir_builder *ir = t->ir;
    val b = second(t, o->o);

    trap_if(t, ir_eq32i(ir, b, 0), SPARC_TRAP_DIVISION_BY_ZERO);
    val a = ir_deposit(ir, gr(t, o->s), y_value(t), 32, 32), zero = constant(t, 0);
    struct quotient q = {.result = ir_call(ir, quotient, IR_CALL_PURE, a, b, zero)};
    if (overflows)
        q.overflow = ir_call(ir, overflows, IR_CALL_PURE, a, b, zero);
    set_gr(t, o->d, q.result);
    return q;
}

SEM(udiv)
{
    divide(t, o, divide_unsigned, NULL);
}

SEM(sdiv)
{
    divide(t, o, divide_signed, NULL);
}

SEM(udivcc)
{
    struct quotient q = divide(t, o, divide_unsigned, overflows_unsigned);
    set_cc_overflow(t, q.result, q.overflow);
}

SEM(sdivcc)
{
    struct quotient q = divide(t, o, divide_signed, overflows_signed);
    set_cc_overflow(t, q.result, q.overflow);
}

static void divide_wide(struct sparc_translation *t, const struct sparc_fields *o, ir_fn *quotient)
{
    val a = gr(t, o->s), b = second(t, o->o);

    trap_if(t, ir_eqi(t->ir, b, 0), SPARC_TRAP_DIVISION_BY_ZERO);
    set_gr(t, o->d, ir_call(t->ir, quotient, IR_CALL_PURE, a, b, constant(t, 0)));
}

SEM(udivx)
{
    divide_wide(t, o, divide_wide_unsigned);
}

SEM(sdivx)
{
    divide_wide(t, o, divide_wide_signed);
}
