/* branch.c - branches, subroutine branches, loops, CASE (manual, chapter "Control Instructions"). */
#include "isa/vax/translate.h"

SEM(bcond)
{
    branch_if(t, cc_condition(t, opcode(t)), target_of_branch(t));
}

static void jump(struct vax_translation *t, uint64_t target)
{
    finish(t);
    leave(t, target);
    end_block(t);
}

static void jump_to(struct vax_translation *t, val target, enum ir_transfer kind)
{
    uint64_t known;

    finish(t);
    if (kind == IR_TRANSFER_JUMP && ir_is_const(t->ir, target, &known))
        leave(t, known); /* which finds out whether it crosses */
    else
        leave_to(t, target, kind);
    end_block(t);
}

SEM(br)
{
    jump(t, target_of_branch(t));
}

SEM(jmp)
{
    jump_to(t, operand_address(t, 0), IR_TRANSFER_JUMP);
}

SEM(bsb)
{
    push(t, constant(t, t->next));
    jump_to(t, constant(t, target_of_branch(t)), IR_TRANSFER_CALL);
}

SEM(jsb)
{
    val target = operand_address(t, 0);

    push(t, constant(t, t->next));
    jump_to(t, target, IR_TRANSFER_CALL);
}

SEM(rsb)
{
    val sp = reg_get(t, VAX_SP), target = load_at(t, sp, 0, 4);

    reg_set(t, VAX_SP, ir_add32i(t->ir, sp, 4));
    jump_to(t, target, IR_TRANSFER_JUMP);
}

SEM(blb)
{
    enum { BLBS = 0xe8 };
    val bit = ir_andi(t->ir, value(t, 0), 1);
    branch_if(t, opcode(t) == BLBS ? bit : ir_xori(t->ir, bit, 1), target_of_branch(t));
}

/* ---- loops ------------------------------------------------------------------------------------------ */

/* The index becomes r, of a sum of a and b whose overflow counts; C stays. */
static void count(struct vax_translation *t, unsigned n, val a, val b, val r)
{
    struct ir_builder *ir = t->ir;
    char of = type(t, n);
    unsigned top = 8 * vax_type_bytes(of) - 1;

    write_operand(t, n, r);
    cc_set_logic(t, r, of);
    integer_overflow(t, ir_extract(ir, ir_and(ir, ir_xor(ir, a, r), ir_xor(ir, b, r)), top, 1));
}

SEM(aob)
{
    enum { AOBLSS = 0xf2 };
    struct ir_builder *ir = t->ir;
    val one = constant(t, 1), r = ir_add32(ir, value(t, 1), one);

    count(t, 1, value(t, 1), one, r);
    branch_if(t, opcode(t) == AOBLSS ? ir_lt32(ir, r, value(t, 0)) : ir_le32(ir, r, value(t, 0)), target_of_branch(t));
}

SEM(sob)
{
    enum { SOBGEQ = 0xf4 };
    struct ir_builder *ir = t->ir;
    val minus_one = constant(t, UINT32_MAX), r = ir_add32(ir, value(t, 0), minus_one), none = constant(t, 0);

    count(t, 0, value(t, 0), minus_one, r);
    branch_if(t, opcode(t) == SOBGEQ ? ir_le32(ir, none, r) : ir_lt32(ir, none, r), target_of_branch(t));
}

/* ACBx: add, compare and branch; the direction of the comparison is the sign of the addend. */
SEM(acb)
{
    struct ir_builder *ir = t->ir;
    char of = type(t, 2);
    unsigned bits = 8 * vax_type_bytes(of);
    val r = ir_andi(ir, ir_add(ir, value(t, 2), value(t, 1)), UINT32_MAX >> (32 - bits));
    val now = sign_extend(t, r, of), limit = sign_extend(t, value(t, 0), of);
    val down = ir_extract(ir, value(t, 1), bits - 1, 1);

    count(t, 2, value(t, 2), value(t, 1), r);
    branch_if(t, ir_select(ir, down, ir_le32(ir, limit, now), ir_le32(ir, now, limit)), target_of_branch(t));
}

/* ---- CASE ------------------------------------------------------------------------------------------- */

/* A table of displacements follows the instruction; a selector beyond the limit continues after it. */
SEM(case)
{
    struct ir_builder *ir = t->ir;
    char of = type(t, 0);
    unsigned bits = 8 * vax_type_bytes(of);
    val n = ir_andi(ir, ir_sub(ir, value(t, 0), value(t, 1)), UINT32_MAX >> (32 - bits)), limit = value(t, 2);
    val table = constant(t, t->next), inside = ir_leu32(ir, n, limit);

    /* the place of the entry, or the instruction itself, which is readable: the load does not fault needlessly */
    val at = ir_select(ir, inside, ir_add32(ir, table, ir_shl32(ir, n, constant(t, 1))), constant(t, t->pc));
    val disp = ir_sext16(ir, load_at(t, at, 0, 2));
    val after = ir_shl32(ir, ir_add32i(ir, limit, 1), constant(t, 1));

    cc_set_compare(t, n, limit, of);
    charge_if(t, inside, VAX_COST_CASE_TABLE);
    jump_to(t, ir_add32(ir, table, ir_select(ir, inside, disp, after)), IR_TRANSFER_JUMP);
}

/* ---- branches on bits ------------------------------------------------------------------------------- */

/* The byte and the bit in it that a position names: in memory, or in a register with positions up to 31. */
static val bit_place(struct vax_translation *t, val *byte)
{
    struct ir_builder *ir = t->ir;
    val pos = value(t, 0), offset = ir_zext32(ir, ir_sari(ir, ir_sext32(ir, pos), 3));

    *byte = ir_add32(ir, operand_address(t, 1), offset);
    return ir_andi(ir, pos, 7);
}

SEM(bb)
{
    enum { BBSSI = 0xe6, CHANGES = 2 };
    struct ir_builder *ir = t->ir;
    unsigned op = opcode(t);
    /* 0xe0 BBS, BBC, BBSS, BBCS, BBSC, BBCC, BBSSI, BBCCI: branch on set or clear; then nothing, set, clear, and the branch's own */
    bool on_clear = op & 1, changes = op >= 0xe0 + CHANGES, sets = op >= BBSSI ? !on_clear : op < 0xe4;
    val bit, byte = 0, old, pos = value(t, 0);

    if (t->place[1].kind == PLACE_REGISTER) {
        fault_if(t, ir_ltu32(ir, constant(t, 31), pos), VAX_TRAP_RESERVED_OPERAND, 0);
        bit = ir_andi(ir, pos, 31);
        old = reg_get(t, t->place[1].reg);
    } else {
        bit = bit_place(t, &byte);
        old = load_at(t, byte, 0, 1);
    }
    val is_set = ir_andi(ir, ir_shr(ir, old, bit), 1);
    if (changes) {
        val mask = ir_shl(ir, constant(t, 1), bit), now = sets ? ir_or(ir, old, mask) : ir_andc(ir, old, mask);
        if (t->place[1].kind == PLACE_REGISTER)
            reg_set(t, t->place[1].reg, now);
        else
            store_at(t, byte, 0, now, 1);
    }
    branch_if(t, on_clear ? ir_xori(ir, is_set, 1) : is_set, target_of_branch(t));
}
