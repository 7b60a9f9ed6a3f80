/*
 * fpu.c - semantics of floating-point instructions (manual, chapter "Floating Point Instructions"): helper functions on bits (float.h).
 * Errors are faults: the instruction has changed nothing.
 */
#include "isa/vax/float.h"
#include "isa/vax/translate.h"

#include <string.h>

/* ---- helper functions ------------------------------------------------------------------------------------- */

static uint64_t raise_error(struct cpu *c, enum vax_float_error e)
{
    static const unsigned types[] = {[VAX_FLOAT_OVERFLOW] = VAX_ARITH_FLOATING_OVERFLOW_FAULT,
                                     [VAX_FLOAT_DIVIDE] = VAX_ARITH_FLOATING_DIVIDE_FAULT,
                                     [VAX_FLOAT_UNDERFLOW] = VAX_ARITH_FLOATING_UNDERFLOW_FAULT};
    if (e == VAX_FLOAT_RESERVED)
        cpu_raise_trap(c, VAX_TRAP_RESERVED_OPERAND, 0);
    else if (e != VAX_FLOAT_OK)
        cpu_raise_trap(c, VAX_TRAP_ARITHMETIC, types[e]);
    return 0;
}

/* How a helper is to compute: the type, PSW<FU>, the operation. */
enum { HOW_UNDERFLOW = 1 << 8, HOW_OPERATION = 16 };
enum operation { ADD, SUB, MUL, DIV };

static uint64_t packed(struct cpu *c, char type, struct vax_number n, uint64_t how)
{
    uint64_t bits;
    enum vax_float_error e = vax_pack(type, n, how & HOW_UNDERFLOW, &bits);
    return e == VAX_FLOAT_OK ? bits : raise_error(c, e);
}

/* b OP a, as the operands are written: "subf3 a, b, c" is b - a. */
static uint64_t operate(struct cpu *c, uint64_t a_bits, uint64_t b_bits, uint64_t how)
{
    struct vax_number a, b;
    char type = (char)how;

    if (!vax_unpack(type, a_bits, &a) || !vax_unpack(type, b_bits, &b))
        return raise_error(c, VAX_FLOAT_RESERVED);
    switch (how >> HOW_OPERATION) {
    case SUB: a.sign = !a.sign; return packed(c, type, vax_add(a, b), how);
    case ADD: return packed(c, type, vax_add(a, b), how);
    case MUL: return packed(c, type, vax_multiply(a, b), how);
    default: return a.frac ? packed(c, type, vax_divide(b, a), how) : raise_error(c, VAX_FLOAT_DIVIDE);
    }
}

/* Returns the operand as it is moved: 0 if its exponent is. */
static uint64_t checked(struct cpu *c, uint64_t bits, uint64_t type, uint64_t unused)
{
    struct vax_number n;
    (void)unused;

    if (!vax_unpack((char)type, bits, &n))
        return raise_error(c, VAX_FLOAT_RESERVED);
    return n.frac ? bits : 0;
}

/* N and Z of a compared with b. */
static uint64_t compared(struct cpu *c, uint64_t a_bits, uint64_t b_bits, uint64_t type)
{
    struct vax_number a, b;

    if (!vax_unpack((char)type, a_bits, &a) || !vax_unpack((char)type, b_bits, &b))
        return raise_error(c, VAX_FLOAT_RESERVED);
    b.sign = !b.sign;
    struct vax_number difference = vax_add(a, b);
    return difference.frac ? difference.sign * VAX_PSL_N : VAX_PSL_Z;
}

enum { TO_TYPE = 24 }; /* of `how`: the result's type */

static uint64_t converted(struct cpu *c, uint64_t bits, uint64_t how, uint64_t unused)
{
    struct vax_number n;
    (void)unused;

    if (!vax_unpack((char)how, bits, &n))
        return raise_error(c, VAX_FLOAT_RESERVED);
    return packed(c, (char)(how >> TO_TYPE), n, how);
}

static uint64_t from_integer(struct cpu *c, uint64_t v, uint64_t type, uint64_t unused)
{
    (void)unused;
    return packed(c, (char)type, vax_from_integer((int32_t)v), 0);
}

enum { TO_ROUNDS = 1 << 16, TO_OVERFLOW = 32 }; /* of `how`; where the result says so */

static uint64_t to_integer(struct cpu *c, uint64_t bits, uint64_t how, uint64_t width)
{
    struct vax_number n;
    bool overflow;

    if (!vax_unpack((char)how, bits, &n))
        return raise_error(c, VAX_FLOAT_RESERVED);
    uint64_t v = vax_to_integer(n, how & TO_ROUNDS, (unsigned)width, &overflow);
    return (uint32_t)v | (uint64_t)overflow << TO_OVERFLOW;
}

/* ---- semantics --------------------------------------------------------------------------------------------- */

static uint64_t how_of(const struct vax_translation *t, char type)
{
    return (uint8_t)type | (t->mode & VAX_PSL_FU ? HOW_UNDERFLOW : 0u);
}

/* N and Z are those of a floating result; V = 0. */
static void set_float_cc(struct vax_translation *t, val v, bool clears_c)
{
    struct ir_builder *ir = t->ir;
    val n = ir_andi(ir, ir_shri(ir, v, 15 - 3), VAX_PSL_N), z = ir_shli(ir, ir_eqi(ir, ir_andi(ir, v, 0xffff), 0), 2);
    cc_set_nz_bits(t, ir_or(ir, n, z), clears_c);
}

static val call(struct vax_translation *t, ir_fn *fn, val a, val b, uint64_t how)
{
    return ir_call(t->ir, fn, IR_CALL_MAY_STOP, a, b, constant(t, how));
}

static void arithmetic(struct vax_translation *t, enum operation operation)
{
    unsigned to = last_operand(t);
    val r = call(t, operate, value(t, 0), value(t, 1), how_of(t, type(t, to)) | (uint64_t)operation << HOW_OPERATION);

    write_operand(t, to, r);
    set_float_cc(t, r, true);
}

SEM(fadd)
{
    arithmetic(t, ADD);
}

SEM(fsub)
{
    arithmetic(t, SUB);
}

SEM(fmul)
{
    arithmetic(t, MUL);
}

SEM(fdiv)
{
    arithmetic(t, DIV);
}

static val operand(struct vax_translation *t, unsigned n)
{
    return ir_call(t->ir, checked, IR_CALL_MAY_STOP, value(t, n), constant(t, (uint8_t)type(t, n)), constant(t, 0));
}

SEM(fmov)
{
    val v = operand(t, 0);

    write_operand(t, 1, v);
    set_float_cc(t, v, false);
}

SEM(fmneg)
{
    struct ir_builder *ir = t->ir;
    val v = operand(t, 0), r = ir_select(ir, v, ir_xori(ir, v, 0x8000), constant(t, 0));

    write_operand(t, 1, r);
    set_float_cc(t, r, true);
}

SEM(ftst)
{
    set_float_cc(t, operand(t, 0), true);
}

SEM(fcmp)
{
    cc_set_nz_bits(t, call(t, compared, value(t, 0), value(t, 1), (uint8_t)type(t, 0)), true);
}

SEM(cvt_float)
{
    uint64_t how = how_of(t, type(t, 0)) | (uint64_t)(uint8_t)type(t, 1) << TO_TYPE;
    val r = ir_call(t->ir, converted, IR_CALL_MAY_STOP, value(t, 0), constant(t, how), constant(t, 0));

    write_operand(t, 1, r);
    set_float_cc(t, r, true);
}

SEM(cvt_to_float)
{
    val v = sign_extend(t, value(t, 0), type(t, 0));
    val r = ir_call(t->ir, from_integer, IR_CALL_MAY_STOP, v, constant(t, (uint8_t)type(t, 1)), constant(t, 0));

    write_operand(t, 1, r);
    set_float_cc(t, r, true);
}

/* CVTRFL, CVTRDL, CVTRGL round; the others truncate. */
SEM(cvt_to_integer)
{
    struct ir_builder *ir = t->ir;
    unsigned bits = 8 * vax_type_bytes(type(t, 1));
    uint64_t how = (uint8_t)type(t, 0) | (t->d.insn->name[3] == 'r' ? TO_ROUNDS : 0u);
    val both = ir_call(ir, to_integer, IR_CALL_MAY_STOP, value(t, 0), constant(t, how), constant(t, bits));
    val r = ir_andi(ir, both, UINT32_MAX >> (32 - bits));

    write_operand(t, 1, r);
    cc_set_result(t, r, type(t, 1), constant(t, 0));
    integer_overflow(t, ir_shri(ir, both, TO_OVERFLOW));
}

/* ACBF, ACBD, ACBG: limit, addend, index. */
SEM(facb)
{
    struct ir_builder *ir = t->ir;
    char of = type(t, 2);
    val r = call(t, operate, value(t, 1), value(t, 2), how_of(t, of));
    val relation = call(t, compared, r, value(t, 0), (uint8_t)of), less = ir_nei(ir, ir_andi(ir, relation, VAX_PSL_N), 0);
    val equal = ir_nei(ir, ir_andi(ir, relation, VAX_PSL_Z), 0), down = ir_extract(ir, value(t, 1), 15, 1);

    write_operand(t, 2, r);
    set_float_cc(t, r, false);
    branch_if(t, ir_or(ir, equal, ir_xor(ir, less, down)), target_of_branch(t));
}

/* ---- EMOD ----------------------------------------------------------------------------------------------------- */

/* Extended multiply and integerise: the multiplier has more bits, at the end of its fraction; the product's fraction is truncated to 32 or
 * 64 bits. VAX_SCRATCH has the multiplicand, and receives the integer; VAX_SCRATCH2 whether it overflows. */
static uint64_t modulus(struct cpu *c, uint64_t multiplier, uint64_t extension, uint64_t how)
{
    uint64_t *s = cpu_slots(c), kept = UINT64_MAX;
    struct vax_number a, b;
    char type = (char)how;
    bool overflow;

    if (!vax_unpack(type, multiplier, &a) || !vax_unpack(type, s[VAX_SCRATCH], &b))
        return raise_error(c, VAX_FLOAT_RESERVED);
    if (a.frac)
        a.frac |= type == 'f' ? extension << 32 : type == 'd' ? extension : extension >> 5;
    if (type == 'f')
        kept <<= 32;
    struct vax_number product = vax_multiply_masked(a, b, kept);
    uint32_t integer = vax_split(&product, &overflow);
    uint64_t r = packed(c, type, product, how);
    s[VAX_SCRATCH] = integer;
    s[VAX_SCRATCH2] = overflow;
    return r;
}

SEM(emod)
{
    struct ir_builder *ir = t->ir;

    ir_set(ir, VAX_SCRATCH, value(t, 2));
    val r = ir_call(ir, modulus, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, value(t, 0), value(t, 1),
                    constant(t, how_of(t, type(t, 0))));
    val integer = ir_get(ir, VAX_SCRATCH), overflow = ir_get(ir, VAX_SCRATCH2);

    check_write(t, 4);
    write_operand(t, 3, integer);
    write_operand(t, 4, r);
    set_float_cc(t, r, true);
    integer_overflow(t, overflow);
}

/* ---- POLY ----------------------------------------------------------------------------------------------------- */

/* One coefficient. Returns false if it raised a stop. */
static bool coefficient(struct cpu *c, char type, uint32_t at, struct vax_number *n)
{
    uint64_t low, high = 0;

    if (!cpu_load(c, at, 4, false, IR_MEM_ADDR32, &low) || (type != 'f' && !cpu_load(c, at + 4, 4, false, IR_MEM_ADDR32, &high)))
        return false;
    if (vax_unpack(type, low | high << 32, n))
        return true;
    raise_error(c, VAX_FLOAT_RESERVED);
    return false;
}

static uint64_t fail(struct cpu *c, enum vax_float_error e)
{
    raise_error(c, e);
    return undo_registers(c);
}

/* Evaluates a polynomial by Horner's rule: after each multiplication and addition the fraction is truncated to one bit, 8 bits, more than
 * F's or D's; each step is rounded. Sets R0 to R3, of D and G to R5. */
static uint64_t polynomial(struct cpu *c, uint64_t argument, uint64_t degree_table, uint64_t how)
{
    enum { TABLE = 16, MOST = 31 };
    uint64_t *s = cpu_slots(c), r = 0, kept = (char)how == 'f' ? UINT64_MAX << 33 : UINT64_MAX << 1;
    unsigned degree = degree_table & 0xffff;
    uint32_t at = (uint32_t)(degree_table >> TABLE);
    struct vax_number x, sum = {0}, next;
    char type = (char)how;

    if (degree > MOST || !vax_unpack(type, argument, &x))
        return fail(c, VAX_FLOAT_RESERVED);
    for (unsigned k = 0; k <= degree; k++) {
        if (!coefficient(c, type, at, &next))
            return undo_registers(c);
        sum = k ? vax_add_masked(vax_multiply_masked(sum, x, kept), next, kept) : next;
        enum vax_float_error e = vax_pack(type, sum, how & HOW_UNDERFLOW, &r);
        if (e != VAX_FLOAT_OK)
            return fail(c, e);
        vax_unpack(type, r, &sum);
        at += vax_type_bytes(type);
    }
    s[VAX_R] = (uint32_t)r;
    s[VAX_R + 1] = r >> 32;
    s[VAX_R + 2] = 0;
    s[VAX_R + 3] = at;
    if (type != 'f')
        s[VAX_R + 4] = s[VAX_R + 5] = 0;
    return r;
}

SEM(poly)
{
    enum { TABLE = 16 };
    struct ir_builder *ir = t->ir;
    val degree_table = ir_or(ir, value(t, 1), ir_shli(ir, operand_address(t, 2), TABLE));

    finish_for_helper(t);
    val r = ir_call(ir, polynomial, IR_CALL_READS | IR_CALL_WRITES | IR_CALL_MAY_STOP, value(t, 0), degree_table,
                    constant(t, how_of(t, type(t, 0))));
    set_float_cc(t, r, true);
}
