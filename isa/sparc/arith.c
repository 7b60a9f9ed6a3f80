/* arith.c - addition, subtraction and logic (V9 manual, appendix A). */
#include "isa/sparc/translate.h"

/* ---- addition and subtraction ------------------------------------------------------------------- */

SEM(add)
{
    set_gr(t, o->d, ir_add(t->ir, gr(t, o->s), second(t, o->o)));
}

SEM(addcc)
{
    val a = gr(t, o->s), b = second(t, o->o), sum = ir_add(t->ir, a, b);

    set_gr(t, o->d, sum);
    set_cc_sum(t, a, b, sum);
}

SEM(addc)
{
    val carry = icc_carry(t);

    set_gr(t, o->d, ir_add(t->ir, ir_add(t->ir, gr(t, o->s), second(t, o->o)), carry));
}

SEM(addccc)
{
    val carry = icc_carry(t), a = gr(t, o->s), b = second(t, o->o), sum = ir_add(t->ir, ir_add(t->ir, a, b), carry);

    set_gr(t, o->d, sum);
    set_cc_sum_carry(t, a, b, sum);
}

SEM(sub)
{
    set_gr(t, o->d, ir_sub(t->ir, gr(t, o->s), second(t, o->o)));
}

SEM(subcc)
{
    val a = gr(t, o->s), b = second(t, o->o), difference = ir_sub(t->ir, a, b);

    set_gr(t, o->d, difference);
    set_cc_difference(t, a, b, difference, o->d);
}

SEM(subc)
{
    val carry = icc_carry(t);

    set_gr(t, o->d, ir_sub(t->ir, ir_sub(t->ir, gr(t, o->s), second(t, o->o)), carry));
}

SEM(subccc)
{
    val carry = icc_carry(t), a = gr(t, o->s), b = second(t, o->o), difference = ir_sub(t->ir, ir_sub(t->ir, a, b), carry);

    set_gr(t, o->d, difference);
    set_cc_difference_carry(t, a, b, difference);
}

/* ---- tagged ------------------------------------------------------------------------------------- */

/* The two lowest bits of an operand are its tag; icc.V is 1 if a tag is not 0, too. The addition of which C and V are. */
struct addition {
    val x, y, s, result;
};

static struct addition tagged(struct sparc_translation *t, const struct sparc_fields *o, bool subtracts)
{
    val a = gr(t, o->s), b = second(t, o->o);

    if (!subtracts) {
        val sum = ir_add(t->ir, a, b);
        return (struct addition){a, b, sum, sum};
    }
    val difference = ir_sub(t->ir, a, b);
    return (struct addition){difference, b, a, difference};
}

/* icc.V, 0 or 1. */
static val tagged_overflow(struct sparc_translation *t, const struct sparc_fields *o, const struct addition *n)
{
    val tags = ir_andi(t->ir, ir_or(t->ir, gr(t, o->s), second(t, o->o)), 3);
    val overflow = ir_and(t->ir, ir_xor(t->ir, n->x, n->s), ir_xor(t->ir, n->y, n->s));

    return ir_or(t->ir, ir_extract(t->ir, overflow, 31, 1), ir_nei(t->ir, tags, 0));
}

static void set_cc_tagged(struct sparc_translation *t, const struct addition *n, val overflow)
{
    struct ir_builder *ir = t->ir;
    val carries = ir_or(ir, ir_and(ir, n->x, n->y), ir_andc(ir, ir_or(ir, n->x, n->y), n->s));
    val carry = ir_extract(ir, carries, 31, 1);

    set_cc_addition(t, n->result, ir_deposit(ir, n->x, carry, 31, 1), ir_deposit(ir, n->y, carry, 31, 1),
                    ir_deposit(ir, n->s, ir_xor(ir, carry, overflow), 31, 1));
}

static void tagged_cc(struct sparc_translation *t, const struct sparc_fields *o, bool subtracts)
{
    struct addition n = tagged(t, o, subtracts);
    val overflow = tagged_overflow(t, o, &n);

    set_gr(t, o->d, n.result);
    set_cc_tagged(t, &n, overflow);
}

static void tagged_cc_trap(struct sparc_translation *t, const struct sparc_fields *o, bool subtracts)
{
    struct addition n = tagged(t, o, subtracts);

    trap_if(t, tagged_overflow(t, o, &n), SPARC_TRAP_TAG_OVERFLOW);
    set_gr(t, o->d, n.result);
    set_cc_addition(t, n.result, n.x, n.y, n.s);
}

SEM(taddcc)
{
    tagged_cc(t, o, false);
}

SEM(tsubcc)
{
    tagged_cc(t, o, true);
}

SEM(taddcctv)
{
    tagged_cc_trap(t, o, false);
}

SEM(tsubcctv)
{
    tagged_cc_trap(t, o, true);
}

/* ---- logic -------------------------------------------------------------------------------------- */

static val logic_and(struct ir_builder *ir, val a, val b)
{
    return ir_and(ir, a, b);
}
static val logic_or(struct ir_builder *ir, val a, val b)
{
    return ir_or(ir, a, b);
}
static val logic_xor(struct ir_builder *ir, val a, val b)
{
    return ir_xor(ir, a, b);
}
static val logic_andn(struct ir_builder *ir, val a, val b)
{
    return ir_andc(ir, a, b);
}
static val logic_orn(struct ir_builder *ir, val a, val b)
{
    return ir_or(ir, a, ir_not(ir, b));
}
static val logic_xnor(struct ir_builder *ir, val a, val b)
{
    return ir_not(ir, ir_xor(ir, a, b));
}

#define LOGIC(name)                                                         \
    SEM(name)                                                               \
    {                                                                       \
        set_gr(t, o->d, logic_##name(t->ir, gr(t, o->s), second(t, o->o))); \
    }                                                                       \
    SEM(name##cc)                                                           \
    {                                                                       \
        val result = logic_##name(t->ir, gr(t, o->s), second(t, o->o));     \
        set_gr(t, o->d, result);                                            \
        set_cc_logic(t, result);                                            \
    }
// clang-format off
LOGIC(and)
LOGIC(or)
LOGIC(xor)
LOGIC(andn)
LOGIC(orn)
LOGIC(xnor)

SEM(sethi)
// clang-format on
{
    set_gr(t, o->d, constant(t, o->i << 10));
}

SEM(nop)
{
    (void)t, (void)o;
}
