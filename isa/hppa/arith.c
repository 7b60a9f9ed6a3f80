/* arith.c - integer arithmetic and logic (PA-RISC 2.0 Architecture, chapter 7: computation instructions). */
#include "isa/hppa/divide.h"
#include "isa/hppa/translate.h"

/* ---- carry/borrow bits ------------------------------------------------------------------------ */

/* Returns whether v fits into S[HPPA_CB_HOW]. */
static bool is_immediate(struct hppa_translation *t, val v, uint64_t *value)
{
    int64_t most = INT32_MAX >> HPPA_CARRY_IMMEDIATE_SHIFT;

    return ir_is_const(t->ir, v, value) && (int64_t)*value <= most && (int64_t)*value >= -most;
}

/* PSW[C/B] <- carries of a + b, or of a + ~b + 1, evaluated lazily; set_carry_result() adds the result. */
static void set_carry_operands(struct hppa_translation *t, val a, val b, bool subtracts)
{
    uint64_t x;
    bool second = is_immediate(t, b, &x);

    if (second && subtracts)
        x = ~x;
    if (second || is_immediate(t, a, &x)) {
        x = x << HPPA_CARRY_IMMEDIATE_SHIFT | HPPA_CARRY_IMMEDIATE | (subtracts ? HPPA_CARRY_IN : 0);
        set_computed(t, HPPA_CB_HOW, constant(t, x));
        return;
    }
    set_computed(t, HPPA_CB_OPERAND, a);
    set_computed(t, HPPA_CB_HOW, constant(t, subtracts ? HPPA_CARRY_IN : 0));
}

static void set_carry_result(struct hppa_translation *t, val result, struct carry_source source)
{
    set_computed(t, HPPA_CB_RESULT, result);
    t->carry = t->delay.choosing ? (struct carry_source){.kind = CARRY_IN_SLOTS} : source;
    t->carry_set = true;
}

void set_carry_borrow(struct hppa_translation *t, const struct sum *s, struct carry_source source)
{
    if (s->has_carry_in) {
        set_computed(t, HPPA_CB_OPERAND, s->a);
        set_computed(t, HPPA_CB_HOW, s->carry_in);
    } else {
        set_carry_operands(t, s->a, s->b, false);
    }
    set_carry_result(t, s->result, source);
}

/* The sum that set PSW[C/B]. */
static struct sum last_sum(struct hppa_translation *t)
{
    val how = ir_get(t->ir, HPPA_CB_HOW), result = ir_get(t->ir, HPPA_CB_RESULT);
    val immediate = ir_sari(t->ir, how, HPPA_CARRY_IMMEDIATE_SHIFT), in = ir_andi(t->ir, how, HPPA_CARRY_IN);
    val a = ir_select(t->ir, ir_andi(t->ir, how, HPPA_CARRY_IMMEDIATE), immediate, ir_get(t->ir, HPPA_CB_OPERAND));

    return (struct sum){.a = a, .b = ir_sub(t->ir, ir_sub(t->ir, result, a), in), .result = result, .carry_in = in, .has_carry_in = true};
}

/* Bit n is the carry into bit n. */
static val carries(struct hppa_translation *t)
{
    struct sum s = last_sum(t);

    return ir_xor(t->ir, ir_xor(t->ir, s.a, s.b), s.result);
}

static val majority_top(struct hppa_translation *t, val a, val b, val result)
{
    val both = ir_and(t->ir, a, b), one = ir_or(t->ir, a, b);

    return ir_shri(t->ir, ir_or(t->ir, both, ir_andc(t->ir, one, result)), 63);
}

/* PSW[C/B]{0} (doubleword) or {8} (word), 0 or 1. */
val carry_bit(struct hppa_translation *t, bool d)
{
    const struct sum *s = &t->carry.sum;

    if (t->carry.kind == CARRY_OF_SUM)
        return carry_out(t, s, d);
    if (t->carry.kind == CARRY_OF_DIFFERENCE) /* no borrow */
        return d ? ir_leu(t->ir, s->b, s->a) : ir_leu32(t->ir, s->b, s->a);
    if (t->carry.kind == CARRY_VALUE && !d)
        return t->carry.word;
    struct sum last = last_sum(t);
    return carry_out(t, &last, d);
}

/* ---- addition --------------------------------------------------------------------------------- */

static struct sum add(struct hppa_translation *t, val a, val b)
{
    return (struct sum){.a = a, .b = b, .result = ir_add(t->ir, a, b)};
}

/* The carry comes last: a comparison whose result is added. */
static struct sum add_with_carry(struct hppa_translation *t, val a, val b, bool d)
{
    val sum = ir_add(t->ir, a, b), carry = carry_bit(t, d);

    return (struct sum){.a = a, .b = b, .result = ir_add(t->ir, sum, carry), .carry_in = carry, .has_carry_in = true};
}

/* a + ~b + carry; after a difference, computed from its borrow. */
static struct sum subtract_with_borrow(struct hppa_translation *t, val a, val b, bool d)
{
    const struct sum *s = &t->carry.sum;
    val other = ir_not(t->ir, b);

    if (t->carry.kind != CARRY_OF_DIFFERENCE)
        return add_with_carry(t, a, other, d);
    val difference = ir_sub(t->ir, a, b), borrow = d ? ir_ltu(t->ir, s->a, s->b) : ir_ltu32(t->ir, s->a, s->b);
    val result = ir_sub(t->ir, difference, borrow);
    return (struct sum){.a = a, .b = other, .result = result, .carry_in = ir_xori(t->ir, borrow, 1), .has_carry_in = true};
}

static struct sum shift_and_add(struct hppa_translation *t, const struct hppa_fields *o)
{
    unsigned shift = t->word >> 6 & 3;
    val original = gr(t, o->a);
    struct sum s = add(t, ir_shli(t->ir, original, shift), gr(t, o->b));

    s.shift = shift;
    s.unshifted = original;
    return s;
}

enum { SETS_CARRY = 1, TRAPS_OVERFLOW = 2, TRAPS_CONDITION = 4 };

static void finish_add(struct hppa_translation *t, const struct hppa_fields *o, const struct sum *s, unsigned how)
{
    bool d = o->d;
    val cond = add_condition(t, o->c, d, s);

    if (how & TRAPS_OVERFLOW)
        trap_if(t, add_overflow(t, s, d), HPPA_TRAP_OVERFLOW);
    if (how & TRAPS_CONDITION)
        trap_if(t, cond, HPPA_TRAP_CONDITIONAL);
    if (how & SETS_CARRY)
        set_carry_borrow(t, s, (struct carry_source){CARRY_OF_SUM, *s, 0});
    set_gr(t, o->t, s->result);
    if (!(how & TRAPS_CONDITION))
        nullify_next_if(t, cond);
}

#define ADD(name, sum_of, how)     \
    SEM(name)                      \
    {                              \
        struct sum s = sum_of;     \
        finish_add(t, o, &s, how); \
    }

static struct sum add_registers(struct hppa_translation *t, const struct hppa_fields *o)
{
    return add(t, gr(t, o->a), gr(t, o->b));
}

/* A register added to itself is the same value twice: the carry is then the bit shifted out. */
static struct sum add_registers_with_carry(struct hppa_translation *t, const struct hppa_fields *o)
{
    val a = gr(t, o->a), b = o->a == o->b ? a : gr(t, o->b);

    return add_with_carry(t, a, b, o->d);
}

// clang-format off
ADD(add, add_registers(t, o), SETS_CARRY)
ADD(add_l, add_registers(t, o), 0)
ADD(add_tsv, add_registers(t, o), SETS_CARRY | TRAPS_OVERFLOW)
ADD(add_c, add_registers_with_carry(t, o), SETS_CARRY)
ADD(add_c_tsv, add_registers_with_carry(t, o), SETS_CARRY | TRAPS_OVERFLOW)
ADD(shladd, shift_and_add(t, o), SETS_CARRY)
ADD(shladd_l, shift_and_add(t, o), 0)
ADD(shladd_tsv, shift_and_add(t, o), SETS_CARRY | TRAPS_OVERFLOW)
// clang-format on

static val immediate11(struct hppa_translation *t, const struct hppa_fields *o)
{
    return constant(t, (uint64_t)(int64_t)hppa_low_sign_extend(o->i, 11));
}

#define IMMEDIATE gr(t, o->b), immediate11(t, o)
// clang-format off
ADD(addi, add(t, IMMEDIATE), SETS_CARRY)
ADD(addi_tsv, add(t, IMMEDIATE), SETS_CARRY | TRAPS_OVERFLOW)
ADD(addi_tc, add(t, IMMEDIATE), SETS_CARRY | TRAPS_CONDITION)
ADD(addi_tc_tsv, add(t, IMMEDIATE), SETS_CARRY | TRAPS_CONDITION | TRAPS_OVERFLOW)
// clang-format on

/* ---- subtraction: a + ~b + 1 ------------------------------------------------------------------ */

static void subtract(struct hppa_translation *t, const struct hppa_fields *o, val a, val b, unsigned how)
{
    bool d = o->d;
    val cond = compare_condition(t, o->c, d, a, b);

    if (!how) /* it cannot trap: set them while the operands are still in their registers */
        set_carry_operands(t, a, b, true);
    val result = ir_sub(t->ir, a, b);
    if (how & TRAPS_OVERFLOW)
        trap_if(t, subtract_overflow(t, a, b, result, d), HPPA_TRAP_OVERFLOW);
    if (how & TRAPS_CONDITION)
        trap_if(t, cond, HPPA_TRAP_CONDITIONAL);
    if (how)
        set_carry_operands(t, a, b, true);
    set_carry_result(t, result, (struct carry_source){CARRY_OF_DIFFERENCE, {.a = a, .b = b, .result = result}, 0});
    set_gr(t, o->t, result);
    if (!(how & TRAPS_CONDITION))
        nullify_next_if(t, cond);
}

SEM(sub)
{
    subtract(t, o, gr(t, o->a), gr(t, o->b), 0);
}

SEM(sub_tsv)
{
    subtract(t, o, gr(t, o->a), gr(t, o->b), TRAPS_OVERFLOW);
}

SEM(sub_tc)
{
    subtract(t, o, gr(t, o->a), gr(t, o->b), TRAPS_CONDITION);
}

SEM(sub_tc_tsv)
{
    subtract(t, o, gr(t, o->a), gr(t, o->b), TRAPS_CONDITION | TRAPS_OVERFLOW);
}

SEM(subi)
{
    subtract(t, o, immediate11(t, o), gr(t, o->b), 0);
}

SEM(subi_tsv)
{
    subtract(t, o, immediate11(t, o), gr(t, o->b), TRAPS_OVERFLOW);
}

/* With borrow: the sum a + ~b + carry, with conditions on its carry and overflow. */
// clang-format off
ADD(sub_b, subtract_with_borrow(t, gr(t, o->a), gr(t, o->b), o->d), SETS_CARRY)
ADD(sub_b_tsv, subtract_with_borrow(t, gr(t, o->a), gr(t, o->b), o->d), SETS_CARRY | TRAPS_OVERFLOW)

SEM(cmpclr)
// clang-format on
{
    val cond = compare_condition(t, o->c, o->d, gr(t, o->a), gr(t, o->b));

    set_gr(t, o->t, constant(t, 0));
    nullify_next_if(t, cond);
}

SEM(cmpiclr)
{
    val cond = compare_condition(t, o->c, o->d, immediate11(t, o), gr(t, o->b));

    set_gr(t, o->t, constant(t, 0));
    nullify_next_if(t, cond);
}

/* One step of a division: 2 * a + carry, plus or (if V is set) minus the divisor, both 32 bits. Bit 32 of the result is the carry, or
 * the borrow. */
SEM(ds)
{
    if (divide_run(t, o))
        return;
    val divisor = ir_zext32(t->ir, gr(t, o->b)), subtracts = ir_get(t->ir, HPPA_V);
    val minuend = ir_or(t->ir, ir_shl32i(t->ir, gr(t, o->a), 1), carry_bit(t, false));
    val result = ir_select(t->ir, subtracts, ir_sub(t->ir, minuend, divisor), ir_add(t->ir, minuend, divisor));
    val carry = ir_xor(t->ir, ir_extract(t->ir, result, 32, 1), subtracts);
    val addend = ir_xor(t->ir, divisor, ir_neg(t->ir, subtracts));
    struct sum s = {.a = minuend, .b = addend, .result = result, .carry_in = subtracts, .has_carry_in = true};
    val cond = add_condition(t, o->c, false, &s);

    ir_set(t->ir, HPPA_V, ir_xor(t->ir, carry, ir_extract(t->ir, divisor, 31, 1)));
    set_carry_borrow(t, &s, (struct carry_source){CARRY_VALUE, {0}, carry});
    set_gr(t, o->t, result);
    nullify_next_if(t, cond);
}

/* ---- logic ------------------------------------------------------------------------------------ */

static void logical(struct hppa_translation *t, const struct hppa_fields *o, val result)
{
    set_gr(t, o->t, result);
    nullify_next_if(t, logical_condition(t, o->c, o->d, result));
}

SEM(and)
{
    logical(t, o, ir_and(t->ir, gr(t, o->a), gr(t, o->b)));
}

SEM(andcm)
{
    logical(t, o, ir_andc(t->ir, gr(t, o->a), gr(t, o->b)));
}

SEM(or)
{
    logical(t, o, ir_or(t->ir, gr(t, o->a), gr(t, o->b)));
}

SEM(xor)
{
    logical(t, o, ir_xor(t->ir, gr(t, o->a), gr(t, o->b)));
}

SEM(copy)
{
    int8_t origin = delay_origin(&t->delay, o->a);

    set_gr(t, o->t, gr(t, o->a));
    delay_set_origin(&t->delay, o->t, origin);
}

SEM(nop)
{
    (void)t;
    (void)o;
}

/* ---- units and decimal ------------------------------------------------------------------------ */

SEM(uxor)
{
    val result = ir_xor(t->ir, gr(t, o->a), gr(t, o->b)), none = constant(t, 0);

    set_gr(t, o->t, result);
    nullify_next_if(t, unit_condition(t, o->c, o->d, result, none, none));
}

/* a + ~b; does not change PSW[C/B]. */
static val unit_add_complement(struct hppa_translation *t, const struct hppa_fields *o, val *cond)
{
    val a = gr(t, o->a), b = ir_not(t->ir, gr(t, o->b)), result = ir_add(t->ir, a, b);
    val into = ir_xor(t->ir, ir_xor(t->ir, a, b), result);

    *cond = unit_condition(t, o->c, o->d, result, into, majority_top(t, a, b, result));
    return result;
}

SEM(uaddcm)
{
    val cond, result = unit_add_complement(t, o, &cond);

    set_gr(t, o->t, result);
    nullify_next_if(t, cond);
}

SEM(uaddcm_tc)
{
    val cond, result = unit_add_complement(t, o, &cond);

    trap_if(t, cond, HPPA_TRAP_CONDITIONAL);
    set_gr(t, o->t, result);
}

/* 6 in each digit whose addition carried out (bit 4n + 4 is the carry into the next digit), or in all others. */
static val digit_corrections(struct hppa_translation *t, bool carried)
{
    val out = ir_andi(t->ir, ir_shri(t->ir, carries(t), 4), 0x0111111111111111);
    val top = carry_bit(t, true);
    val digits = ir_or(t->ir, out, ir_shli(t->ir, top, 60));

    if (!carried)
        digits = ir_xori(t->ir, digits, 0x1111111111111111);
    return ir_muli(t->ir, digits, 6);
}

static void correct_digits(struct hppa_translation *t, const struct hppa_fields *o, val a, val b, val result)
{
    val into = ir_xor(t->ir, ir_xor(t->ir, a, b), result);

    set_gr(t, o->t, result);
    nullify_next_if(t, unit_condition(t, o->c, o->d, result, into, majority_top(t, a, b, result)));
}

/* After an addition with a bias of 6 in each digit: remove it where nothing carried. */
SEM(dcor)
{
    val a = gr(t, o->b), six = digit_corrections(t, false);

    correct_digits(t, o, a, ir_not(t->ir, six), ir_sub(t->ir, a, six));
}

/* The intermediate correction adds 6 where a digit carried. */
SEM(dcor_i)
{
    val a = gr(t, o->b), six = digit_corrections(t, true);

    correct_digits(t, o, a, six, ir_add(t->ir, a, six));
}

/* ---- immediates ------------------------------------------------------------------------------- */

SEM(ldil)
{
    set_gr(t, o->t, constant(t, (uint64_t)(int64_t)hppa_long_immediate(o->i)));
}

SEM(addil)
{
    set_gr(t, 1, ir_addi(t->ir, gr(t, o->b), (uint64_t)(int64_t)hppa_long_immediate(o->i)));
}

SEM(ldo)
{
    set_gr(t, o->t, ir_addi(t->ir, gr(t, o->b), (uint64_t)(int64_t)hppa_displacement(o->s, o->i, 14, t->delay.wide)));
}
