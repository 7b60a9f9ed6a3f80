/* arith.c - integer arithmetic, logic, moves, addresses (manual, chapter "Integer Arithmetic and Logical Instructions"). */
#include "isa/vax/translate.h"

/* The low part of a result, of the type's width. */
static val narrow(struct vax_translation *t, val v, char type)
{
    switch (vax_type_bytes(type)) {
    case 1: return ir_zext8(t->ir, v);
    case 2: return ir_zext16(t->ir, v);
    case 4: return ir_zext32(t->ir, v);
    default: return v;
    }
}

SEM(nop)
{
    (void)t;
}

/* ---- moves ------------------------------------------------------------------------------------------ */

SEM(mov)
{
    if (vax_type_bytes(type(t, 0)) == 16) {
        write_operand_long(t, 1, value(t, 0), t->place[0].high);
        cc_set_logic(t, ir_or(t->ir, t->place[0].high, ir_nei(t->ir, value(t, 0), 0)), 'q');
        return;
    }
    write_operand(t, 1, value(t, 0));
    cc_set_logic(t, value(t, 0), type(t, 0));
}

SEM(clr)
{
    val none = constant(t, 0);
    if (vax_type_bytes(type(t, 0)) == 16)
        write_operand_long(t, 0, none, none);
    else
        write_operand(t, 0, none);
    cc_set_logic(t, none, 'l');
}

SEM(movz)
{
    write_operand(t, 1, value(t, 0));
    cc_set_logic(t, value(t, 0), type(t, 1));
}

SEM(mcom)
{
    val r = narrow(t, ir_not(t->ir, value(t, 0)), type(t, 0));
    write_operand(t, 1, r);
    cc_set_logic(t, r, type(t, 0));
}

SEM(mova)
{
    val address = operand_address(t, 0);
    write_operand(t, 1, address);
    cc_set_logic(t, address, 'l');
}

SEM(pusha)
{
    val address = operand_address(t, 0);
    push(t, address);
    cc_set_logic(t, address, 'l');
}

SEM(pushl)
{
    push(t, value(t, 0));
    cc_set_logic(t, value(t, 0), 'l');
}

/* Between integers; a longer one is truncated, which may overflow. */
SEM(cvt)
{
    val v = sign_extend(t, value(t, 0), type(t, 0)), r = narrow(t, v, type(t, 1));

    write_operand(t, 1, r);
    cc_set_result(t, r, type(t, 1), constant(t, 0));
    if (vax_type_bytes(type(t, 1)) < vax_type_bytes(type(t, 0)))
        integer_overflow(t, ir_ne32(t->ir, v, sign_extend(t, r, type(t, 1))));
}

/* ---- sums and differences --------------------------------------------------------------------------- */

/* V as the condition codes have it, 0 or 1, for the trap. */
static void trap_on_overflow(struct vax_translation *t)
{
    if (t->mode & VAX_PSL_IV)
        trap_after_if(t, ir_extract(t->ir, t->cc.vv, 31, 1), VAX_ARITH_INTEGER_OVERFLOW);
}

static void sum(struct vax_translation *t, unsigned to, val a, val b, val carry)
{
    val r = narrow(t, ir_add(t->ir, ir_add(t->ir, a, b), carry), type(t, to));

    write_operand(t, to, r);
    cc_set_add(t, a, b, carry, r, type(t, to));
    trap_on_overflow(t);
}

/* a - b. */
static void difference(struct vax_translation *t, unsigned to, val a, val b, val borrow)
{
    val r = narrow(t, ir_sub(t->ir, ir_sub(t->ir, a, b), borrow), type(t, to));

    write_operand(t, to, r);
    cc_set_sub(t, a, b, borrow, r, type(t, to));
    trap_on_overflow(t);
}

SEM(add)
{
    sum(t, last_operand(t), value(t, 0), value(t, 1), constant(t, 0));
}

SEM(sub)
{
    difference(t, last_operand(t), value(t, 1), value(t, 0), constant(t, 0));
}

SEM(adwc)
{
    sum(t, 1, value(t, 0), value(t, 1), cc_carry(t));
}

SEM(sbwc)
{
    difference(t, 1, value(t, 1), value(t, 0), cc_carry(t));
}

SEM(inc)
{
    sum(t, 0, value(t, 0), constant(t, 1), constant(t, 0));
}

SEM(dec)
{
    difference(t, 0, value(t, 0), constant(t, 1), constant(t, 0));
}

SEM(mneg)
{
    difference(t, 1, constant(t, 0), value(t, 0), constant(t, 0));
}

/* Add aligned word, interlocked. */
SEM(adawi)
{
    val old;

    if (t->place[1].kind == PLACE_MEMORY) {
        fault_if(t, ir_andi(t->ir, operand_address(t, 1), 1), VAX_TRAP_RESERVED_OPERAND, 0);
        old = load_at(t, operand_address(t, 1), 0, 2);
    } else {
        old = ir_zext16(t->ir, reg_get(t, t->place[1].reg));
    }
    sum(t, 1, value(t, 0), old, constant(t, 0));
}

/* ---- comparisons ------------------------------------------------------------------------------------ */

SEM(cmp)
{
    cc_set_compare(t, value(t, 0), value(t, 1), type(t, 0));
}

SEM(tst)
{
    cc_set_result(t, value(t, 0), type(t, 0), constant(t, 0));
}

SEM(bit)
{
    cc_set_logic(t, ir_and(t->ir, value(t, 0), value(t, 1)), type(t, 0));
}

/* ---- logic ------------------------------------------------------------------------------------------ */

static void logic(struct vax_translation *t, val r)
{
    write_operand(t, last_operand(t), r);
    cc_set_logic(t, r, type(t, 0));
}

SEM(bis)
{
    logic(t, ir_or(t->ir, value(t, 1), value(t, 0)));
}

SEM(bic)
{
    logic(t, ir_andc(t->ir, value(t, 1), value(t, 0)));
}

SEM(xor)
{
    logic(t, ir_xor(t->ir, value(t, 1), value(t, 0)));
}

/* ---- shifts ------------------------------------------------------------------------------------------ */

SEM(rotl)
{
    struct ir_builder *ir = t->ir;
    val v = value(t, 1), count = ir_andi(ir, value(t, 0), 31), doubled = ir_or(ir, v, ir_shli(ir, v, 32));
    val r = ir_shri(ir, ir_shl(ir, doubled, count), 32);

    r = ir_zext32(ir, r);
    write_operand(t, 2, r);
    cc_set_logic(t, r, 'l');
}

/* Left for counts from 0 up, which overflows if the sign bit changes on the way; right for negative ones. */
SEM(ashl)
{
    struct ir_builder *ir = t->ir;
    val count = sign_extend(t, value(t, 0), 'b'), left = ir_le32(ir, constant(t, 0), count), v = ir_sext32(ir, value(t, 1));
    val up = ir_shl(ir, v, ir_zext8(ir, count)), down = ir_sar(ir, v, ir_zext32(ir, ir_neg(ir, count)));
    val up_count = ir_zext8(ir, count), clear = ir_lei(ir, up_count, 31);
    val r = ir_zext32(ir, ir_select(ir, left, ir_select(ir, clear, up, constant(t, 0)), down));
    val back = ir_sar(ir, ir_sext32(ir, r), up_count);

    write_operand(t, 2, r);
    cc_set_result(t, r, 'l', constant(t, 0));
    integer_overflow(t, ir_and(ir, left, ir_ne(ir, ir_select(ir, clear, back, constant(t, 0)), v)));
}

SEM(ashq)
{
    struct ir_builder *ir = t->ir;
    val count = sign_extend(t, value(t, 0), 'b'), left = ir_le32(ir, constant(t, 0), count), v = value(t, 1);
    val up_count = ir_zext8(ir, count), up = ir_shl(ir, v, up_count);
    val down = ir_sar(ir, v, ir_zext32(ir, ir_neg(ir, count)));
    val back = ir_select(ir, ir_lei(ir, up_count, 63), ir_sar(ir, up, up_count), constant(t, 0));
    val r = ir_select(ir, left, up, down);

    write_operand(t, 2, r);
    cc_set_result(t, r, 'q', constant(t, 0));
    integer_overflow(t, ir_and(ir, left, ir_ne(ir, back, v)));
}

/* ---- multiplication and division --------------------------------------------------------------------- */

static val signed64(struct vax_translation *t, unsigned n)
{
    return ir_sext32(t->ir, sign_extend(t, value(t, n), type(t, n)));
}

SEM(mul)
{
    unsigned to = last_operand(t);
    val product = ir_mul(t->ir, signed64(t, 0), signed64(t, 1)), r = narrow(t, product, type(t, 0));

    write_operand(t, to, r);
    cc_set_result(t, r, type(t, 0), constant(t, 0));
    integer_overflow(t, ir_ne(t->ir, ir_sext32(t->ir, sign_extend(t, r, type(t, 0))), product));
}

SEM(emul)
{
    val product = ir_mul(t->ir, signed64(t, 0), signed64(t, 1)), r = ir_add(t->ir, product, signed64(t, 2));

    write_operand(t, 3, r);
    cc_set_result(t, r, 'q', constant(t, 0));
}

/* Dividend and divisor, which is not 0, sign-extended: the quotient of two 32-bit numbers fits in 64 bits. */
static uint64_t quotient(struct cpu *c, uint64_t dividend, uint64_t divisor, uint64_t unused)
{
    (void)c, (void)unused;
    return divisor ? (uint64_t)((int64_t)dividend / (int64_t)divisor) : dividend;
}

/* A quotient that does not exist, or does not fit, is the dividend. */
SEM(div)
{
    unsigned to = last_operand(t);
    struct ir_builder *ir = t->ir;
    val dividend = signed64(t, 1), divisor = signed64(t, 0);
    val q = ir_call(ir, quotient, IR_CALL_PURE, dividend, divisor, constant(t, 0)), r = narrow(t, q, type(t, 0));
    val overflow = ir_ne(ir, ir_sext32(ir, sign_extend(t, r, type(t, 0))), q), by_zero = ir_eqi(ir, divisor, 0);

    write_operand(t, to, r);
    cc_set_result(t, r, type(t, 0), ir_or(ir, overflow, by_zero));
    trap_after_if(t, by_zero, VAX_ARITH_INTEGER_DIVIDE);
    if (t->mode & VAX_PSL_IV)
        trap_after_if(t, overflow, VAX_ARITH_INTEGER_OVERFLOW);
}

/* EDIV: returns quotient and remainder (in the upper half); the dividend's lower half and 0 if there is no quotient of 32 bits. */
static uint64_t extended_quotient(struct cpu *c, uint64_t dividend, uint64_t divisor, uint64_t unused)
{
    int64_t n = (int64_t)dividend, d = (int64_t)divisor;
    (void)c, (void)unused;

    if (d == 0 || (n == INT64_MIN && d == -1) || n / d != (int32_t)(n / d))
        return (uint32_t)dividend;
    return (uint64_t)(n % d) << 32 | (uint32_t)(n / d);
}

static uint64_t extended_overflow(struct cpu *c, uint64_t dividend, uint64_t divisor, uint64_t unused)
{
    int64_t n = (int64_t)dividend, d = (int64_t)divisor;
    (void)c, (void)unused;

    return d != 0 && ((n == INT64_MIN && d == -1) || n / d != (int32_t)(n / d));
}

SEM(ediv)
{
    struct ir_builder *ir = t->ir;
    val divisor = signed64(t, 0), none = constant(t, 0), by_zero = ir_eqi(ir, divisor, 0);
    val both = ir_call(ir, extended_quotient, IR_CALL_PURE, value(t, 1), divisor, none);
    val overflow = ir_call(ir, extended_overflow, IR_CALL_PURE, value(t, 1), divisor, none), q = ir_zext32(ir, both);

    check_write(t, 3);
    write_operand(t, 2, q);
    write_operand(t, 3, ir_shri(ir, both, 32));
    cc_set_result(t, q, 'l', ir_or(ir, overflow, by_zero));
    trap_after_if(t, by_zero, VAX_ARITH_INTEGER_DIVIDE);
    if (t->mode & VAX_PSL_IV)
        trap_after_if(t, overflow, VAX_ARITH_INTEGER_OVERFLOW);
}

/* INDEX: (index + subscript) * size, with a trap for a subscript out of range. */
SEM(index)
{
    struct ir_builder *ir = t->ir;
    val r = ir_zext32(ir, ir_mul(ir, ir_add(ir, value(t, 0), value(t, 4)), value(t, 3)));
    val outside = ir_or(ir, ir_lt32(ir, value(t, 0), value(t, 1)), ir_lt32(ir, value(t, 2), value(t, 0)));

    write_operand(t, 5, r);
    cc_set_result(t, r, 'l', constant(t, 0));
    trap_after_if(t, outside, VAX_ARITH_SUBSCRIPT);
}
