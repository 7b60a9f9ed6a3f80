/*
 * translate.c - translates VAX instructions to a block of micro-operations: fetching, decoding, the end of an instruction. The semantics of
 * the instructions are in the files that vax.def names.
 */
#include "isa/vax/translate.h"
#include "isa/vax/timing.h"

#include <assert.h>
#include <string.h>

/* ---- faults and traps ------------------------------------------------------------------------------ */

void end_block(struct vax_translation *t)
{
    t->ended = true;
}

void fault(struct vax_translation *t, unsigned trap, uint64_t code)
{
    ir_trap(t->ir, trap, code);
    end_block(t);
}

void fault_if(struct vax_translation *t, val cond, unsigned trap, uint64_t code)
{
    ir_label skip = ir_skip_if_zero(t->ir, cond);
    ir_likely(t->ir, skip);
    ir_trap(t->ir, trap, code);
    ir_land(t->ir, skip);
}

void trap_after_if(struct vax_translation *t, val cond, unsigned type)
{
    uint64_t known;
    if (ir_is_const(t->ir, cond, &known) && !known)
        return;
    assert(t->ntraps < sizeof t->trap / sizeof *t->trap);
    t->trap[t->ntraps++] = (struct arithmetic_trap){cond, type};
}

void integer_overflow(struct vax_translation *t, val overflow)
{
    cc_set_v(t, overflow);
    if (t->mode & VAX_PSL_IV)
        trap_after_if(t, overflow, VAX_ARITH_INTEGER_OVERFLOW);
}

/* Arithmetic traps, at a pc that is known. */
static void take_traps(struct vax_translation *t, uint64_t pc)
{
    for (unsigned k = 0; k < t->ntraps; k++) {
        ir_label none = ir_skip_if_zero(t->ir, t->trap[k].cond);
        ir_likely(t->ir, none);
        ir_trap_after(t->ir, VAX_TRAP_ARITHMETIC, t->trap[k].type, pc, t->next_mode);
        ir_land(t->ir, none);
    }
}

/* ---- the end of an instruction ---------------------------------------------------------------------- */

void finish(struct vax_translation *t)
{
    for (unsigned n = 0; n < 16; n++)
        if (t->is_pending >> n & 1)
            ir_set(t->ir, VAX_R + n, t->pending[n]);
    t->is_pending = 0;
    flush_cc(t);
}

void finish_for_helper(struct vax_translation *t)
{
    for (unsigned n = 0; n < 15; n++)
        if (t->is_pending >> n & 1)
            ir_set(t->ir, VAX_SAVED + n, ir_get(t->ir, VAX_R + n));
    ir_set_const(t->ir, VAX_SAVED_MASK, t->is_pending);
    for (unsigned n = 0; n < 15; n++)
        if (t->is_pending >> n & 1)
            ir_set(t->ir, VAX_R + n, t->pending[n]);
    t->is_pending = 0;
}

uint64_t undo_registers(struct cpu *c)
{
    uint64_t *s = cpu_slots(c);

    for (unsigned n = 0; n < 15; n++)
        if (s[VAX_SAVED_MASK] >> n & 1)
            s[VAX_R + n] = s[VAX_SAVED + n];
    return 0;
}

uint64_t note_transfer(struct vax_translation *t, enum ir_transfer kind)
{
    ir_transfer(t->ir, kind, t->pc | (uint64_t)(t->next - t->pc) << VAX_TRANSFER_LENGTH, 0);
    return ir_arrives(t->ir);
}

void leave(struct vax_translation *t, uint64_t pc)
{
    pc = (uint32_t)pc;
    take_traps(t, pc);
    ir_goto(t->ir, pc, t->next_mode);
}

void leave_to(struct vax_translation *t, val pc, enum ir_transfer kind)
{
    ir_goto_dyn(t->ir, pc, t->next_mode | note_transfer(t, kind));
}

void leave_with_mode(struct vax_translation *t, val pc, val mode)
{
    ir_goto_dyn_mode(t->ir, pc, mode);
    end_block(t);
}

val cost_of_each(struct vax_translation *t, val n, enum vax_charge each)
{
    return ir_mul(t->ir, n, constant(t, vax_charge((enum vax_microcode)(ir_charged(t->ir) - 1), each)));
}

void charge_each(struct vax_translation *t, val n, enum vax_charge each)
{
    if (ir_charged(t->ir))
        ir_charge(t->ir, cost_of_each(t, n, each));
}

void charge_if(struct vax_translation *t, val cond, enum vax_charge cost)
{
    if (ir_charged(t->ir))
        ir_charge(t->ir, ir_select(t->ir, cond, cost_of_each(t, constant(t, 1), cost), constant(t, 0)));
}

uint64_t target_of_branch(const struct vax_translation *t)
{
    const struct vax_operand *o = &t->d.operand[t->d.insn->noperands - 1];
    return (uint32_t)(t->next + (uint64_t)(int64_t)o->disp);
}

void branch_if(struct vax_translation *t, val taken, uint64_t target)
{
    uint64_t always;

    finish(t);
    if (ir_is_const(t->ir, taken, &always)) {
        if (always) {
            leave(t, target);
            end_block(t);
        }
        return;
    }
    ir_label not_taken = ir_skip_if_zero(t->ir, taken);
    leave(t, target);
    ir_land(t->ir, not_taken);
    if (ir_may_end(t->ir)) {
        leave(t, t->next);
        end_block(t);
    }
}

void go_on_unless(struct vax_translation *t, val done)
{
    ir_label ended = ir_skip_if_nonzero(t->ir, done);
    ir_goto(t->ir, t->pc, t->mode | VAX_PSL_FPD);
    ir_land(t->ir, ended);
}

/* ---- one instruction after the other ---------------------------------------------------------------- */

/* Instructions whose state can be in R0 to R5. */
static bool can_go_on(const struct vax_insn *i)
{
    return i->timing == VAX_CLASS_STRING || i->timing == VAX_CLASS_DECIMAL;
}

SEM(unimplemented); /* system.c */

static void execute(struct vax_translation *t)
{
    const struct vax_insn *i = t->d.insn;
    const bool is_reserved = !i || i->semantics == vax_sem_unimplemented;

    t->next_mode = t->mode & ~(uint64_t)VAX_PSL_FPD;
    if (t->mode & VAX_PSL_T)
        t->next_mode |= VAX_PSL_TP;
    t->ntraps = 0;
    if (is_reserved || (first_part_done(t) && !can_go_on(i))) {
        fault(t, VAX_TRAP_RESERVED_INSTRUCTION, is_reserved);
        return;
    }
    if (!first_part_done(t) && !evaluate_operands(t))
        return;
    i->semantics(t);
    if (t->ended)
        return;
    finish(t);
    if (t->next_mode != t->mode) {
        leave(t, t->next);
        end_block(t);
    } else {
        take_traps(t, t->next);
    }
}

/* Fetches and decodes the instruction at t->pc. Returns false if the block has ended before it. */
static bool fetch(struct vax_translation *t)
{
    uint8_t code[VAX_MOST_BYTES];
    size_t n = ir_fetch_some(t->ir, t->pc, t->mode, code, sizeof code);

    if (!n)
        return false;
    if (!vax_decode(code, n, VAX_DECODE_TO_EXECUTE, &t->d)) {
        ir_fetch_lacks(t->ir, t->pc, t->mode, n);
        return false;
    }
    ir_fetched(t->ir, t->pc, t->d.length);
    t->next = (uint32_t)(t->pc + t->d.length);
    return true;
}

void vax_translate(struct ir_builder *ir, uint64_t pc, uint64_t mode)
{
    struct vax_translation t = {.ir = ir, .pc = (uint32_t)pc, .mode = mode};

    if (mode & VAX_PSL_TP) {
        ir_trap_after(ir, VAX_TRAP_TRACE, 0, pc, mode & ~(uint64_t)VAX_PSL_TP);
        return;
    }
    for (; fetch(&t); t.pc = t.next) {
        if (!ir_insn(ir, t.pc, t.mode)) {
            ir_goto(ir, t.pc, t.mode);
            return;
        }
        if (ir_timed(ir))
            ir_insn_word(ir, vax_timing_word_of(t.pc, &t.d, first_part_done(&t)));
        execute(&t);
        if (t.ended)
            return;
    }
}
