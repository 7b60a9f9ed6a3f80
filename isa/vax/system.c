/* system.c - instructions on the PSL, CHMx, PROBEx, REI, faults (manual, chapter "Privileged Instructions"). */
#include "isa/vax/translate.h"

SEM(privileged)
{
    fault(t, VAX_TRAP_RESERVED_INSTRUCTION, 0);
}

/* H floating and the bug checks of VMS: reserved, so that their operands are not evaluated either. */
SEM(unimplemented)
{
    fault(t, VAX_TRAP_RESERVED_INSTRUCTION, 1);
}

SEM(xfc)
{
    fault(t, VAX_TRAP_XFC, 0);
}

SEM(bpt)
{
    fault(t, VAX_TRAP_BPT, 0);
}

/* ---- the PSW ------------------------------------------------------------------------------------------ */

SEM(movpsl)
{
    uint64_t fixed = (t->mode & VAX_MODE_BITS) | VAX_PSL_USER | (t->mode & VAX_PSL_T ? VAX_PSL_TP : 0u);
    write_operand(t, 0, ir_or(t->ir, cc_bits(t), constant(t, fixed)));
}

/* BISPSW and BICPSW: bits of the mode and condition codes. */
SEM(bispsw)
{
    enum { BISPSW = 0xb8, PSW_MUST_BE_ZERO = 0xff00, PSW_MODE = VAX_PSL_T | VAX_PSL_IV | VAX_PSL_FU | VAX_PSL_DV };
    struct ir_builder *ir = t->ir;
    bool sets = opcode(t) == BISPSW;
    val bits = value(t, 0), old = cc_bits(t), mode = constant(t, t->next_mode), part = ir_andi(ir, bits, PSW_MODE);
    uint64_t known;

    fault_if(t, ir_andi(ir, bits, PSW_MUST_BE_ZERO), VAX_TRAP_RESERVED_OPERAND, 0);
    cc_set_bits(t, sets ? ir_or(ir, old, bits) : ir_andc(ir, old, bits));
    mode = sets ? ir_or(ir, mode, part) : ir_andc(ir, mode, part);
    finish(t);
    if (ir_is_const(ir, mode, &known)) {
        t->next_mode = known;
        return;
    }
    leave_with_mode(t, constant(t, t->next), mode);
}

/* REI to user mode: pops pc and PSL. A PSL that is not a user program's is a reserved operand. */
SEM(rei)
{
    struct ir_builder *ir = t->ir;
    val sp = reg_get(t, VAX_SP), pc = load_at(t, sp, 0, 4), psl = load_at(t, sp, 4, 4);
    uint64_t free_bits = VAX_PSL_CC | VAX_MODE_BITS;

    fault_if(t, ir_nei(ir, ir_andi(ir, psl, (uint32_t)~free_bits), VAX_PSL_USER), VAX_TRAP_RESERVED_OPERAND, 0);
    reg_set(t, VAX_SP, ir_add32i(ir, sp, 8));
    cc_set_bits(t, ir_andi(ir, psl, VAX_PSL_CC));
    finish(t);
    val mode = ir_ori(ir, ir_andi(ir, psl, VAX_MODE_BITS), note_transfer(t, IR_TRANSFER_JUMP));
    leave_with_mode(t, pc, t->mode & VAX_PSL_T ? ir_ori(ir, mode, VAX_PSL_TP) : mode);
}

/* ---- the kernel ---------------------------------------------------------------------------------------- */

/* CHMK, CHME, CHMS, CHMU. */
SEM(chm)
{
    enum { CHMK = 0xbc };
    val code = sign_extend(t, value(t, 0), 'w');
    uint64_t known = 0;

    ir_is_const(t->ir, code, &known);
    finish(t);
    ir_set(t->ir, VAX_CODE, code);
    if (opcode(t) == CHMK)
        ir_stop_after(t->ir, CPU_SYSCALL, known, t->next, t->next_mode);
    else
        ir_trap_after(t->ir, VAX_TRAP_CHMK + 4 * (opcode(t) - CHMK), known, t->next, t->next_mode);
    end_block(t);
}

/* Returns whether the byte at va can be accessed. */
static bool accessible(struct space *s, uint32_t va, bool write)
{
    return mem_host(s, va, write ? MEM_W : MEM_R) || mem_fault(s, va, 1, write ? MEM_WRITE : MEM_READ) == MEM_OK;
}

/* The first and the last byte of [base, base + length). */
static uint64_t probe(struct cpu *c, uint64_t base, uint64_t length, uint64_t write)
{
    struct space *s = cpu_front(c)->space;
    return accessible(s, (uint32_t)base, write) && accessible(s, (uint32_t)(base + length - 1), write);
}

/* PROBER and PROBEW: Z says that the place is not accessible; the mode cannot be more privileged than the user's. */
SEM(probe)
{
    enum { PROBEW = 0x0d };
    val may = ir_call(t->ir, probe, IR_CALL_READS, operand_address(t, 2), value(t, 1), constant(t, opcode(t) == PROBEW));
    cc_set_nz_bits(t, ir_select(t->ir, may, constant(t, 0), constant(t, VAX_PSL_Z)), false);
}
