/* branch.c - branches, conditional moves, traps (V9 manual, appendix A). Delay slots and annulment: emu/ir/delay.c. */
#include "isa/sparc/translate.h"

static struct delay_place relative(struct sparc_translation *t, uint32_t words, unsigned width)
{
    return delay_known(delay_truncate(&t->delay, t->delay.pc + (uint64_t)(int64_t)sparc_sign_extend(words, width) * 4));
}

/* Not a call: the idiom that reads the pc by a call to the instruction after the delay slot. */
static bool is_transfer(const struct sparc_translation *t, struct delay_target to, bool link)
{
    if (!to.known)
        return true;
    return link ? to.addr != delay_truncate(&t->delay, t->delay.pc + 8) : ir_crosses(t->ir, t->delay.pc, to.addr);
}

/* Returns whether the delay slot replaces the return address of the call before it: by that of its caller, if it is a tail call. */
static bool slot_replaces_link(struct sparc_translation *t)
{
    enum { OP_ARITHMETIC = 2, FIRST_STATE = 0x30, RESTORE = 0x3d, O7 = 15 };
    uint64_t at = t->delay.pc + 4;
    uint8_t bytes[4];

    if (!delay_is_sequential(&t->delay) || !ir_can_fetch(t->ir, at) || mem_peek(ir_space(t->ir), at, bytes, sizeof bytes) != sizeof bytes)
        return false;
    uint32_t word = sparc_word(bytes);
    unsigned op3 = word >> 19 & 0x3f;
    return word >> 30 == OP_ARITHMETIC && (op3 == RESTORE || (op3 < FIRST_STATE && (word >> 25 & 31) == O7));
}

/* Notes that this branch, to p, is a call (link: it leaves a return address) or may be a jump to another function. */
static void note_transfer(struct sparc_translation *t, struct delay_place p, bool link)
{
    if (!ir_arrives(t->ir) || !is_transfer(t, p.to, link))
        return;
    delay_transfer(&t->delay, link && !slot_replaces_link(t) ? IR_TRANSFER_CALL : IR_TRANSFER_JUMP);
}

/* ---- conditional -------------------------------------------------------------------------------- */

static void branch_if(struct sparc_translation *t, val taken, struct delay_place to, bool annuls)
{
    delay_branch_if(&t->delay, taken, to.to.addr, annuls ? DELAY_SLOT_IF_TAKEN : DELAY_SLOT_EXECUTED);
}

static void branch_always(struct sparc_translation *t, struct delay_place to, bool annuls)
{
    note_transfer(t, to, false);
    delay_branch_to(&t->delay, to, annuls);
}

void branch_never(struct sparc_translation *t, bool annuls)
{
    if (annuls)
        delay_nullify_next_if(&t->delay, t->delay.self.kind == NULLIFY_IF ? delay_executed(&t->delay) : constant(t, 1));
}

SEM(bicc)
{
    branch_if(t, icc_condition(t, o->c, false), relative(t, o->w, 22), o->a);
}

SEM(ba)
{
    branch_always(t, relative(t, o->w, 22), o->a);
}

SEM(bn)
{
    branch_never(t, o->a);
}

SEM(bpcc)
{
    branch_if(t, icc_condition(t, o->c, o->x), relative(t, o->w, 19), o->a);
}

SEM(bpa)
{
    branch_always(t, relative(t, o->w, 19), o->a);
}

SEM(bpn)
{
    branch_never(t, o->a);
}

val register_condition(struct sparc_translation *t, unsigned cond, val v)
{
    val zero = constant(t, 0);

    switch (cond) {
    case 1: return ir_eq(t->ir, v, zero);
    case 2: return ir_le(t->ir, v, zero);
    case 3: return ir_lt(t->ir, v, zero);
    case 5: return ir_ne(t->ir, v, zero);
    case 6: return ir_lt(t->ir, zero, v);
    default: return ir_le(t->ir, zero, v);
    }
}

SEM(br)
{
    branch_if(t, register_condition(t, t->word >> 25 & 7, gr(t, o->s)), relative(t, o->w, 16), o->a);
}

/* ---- unconditional ------------------------------------------------------------------------------ */

SEM(call)
{
    struct delay_place to = relative(t, o->w, 30);

    delay_expect_return(&t->delay, t->delay.pc + 8);
    note_transfer(t, to, true);
    set_link(t, 15, constant(t, t->delay.pc));
    delay_branch_to(&t->delay, to, false);
}

static uint64_t refuse_target(struct cpu *c, uint64_t addr, uint64_t unused, uint64_t unused2)
{
    (void)unused, (void)unused2;
    cpu_raise(c, &(struct cpu_stop){.reason = CPU_FAULT, .addr = addr, .access = MEM_EXEC, .fault = MEM_FAULT_ALIGN, .size = 4});
    return 0;
}

/* The target of a jump; faults if it is not a multiple of 4. */
static struct delay_place jump_target(struct sparc_translation *t, const struct sparc_fields *o)
{
    val addr = ir_add(t->ir, gr(t, o->s), second(t, o->o)), zero = constant(t, 0);
    uint64_t known;

    addr = t->delay.wide ? addr : ir_zext32(t->ir, addr);
    val bad = ir_andi(t->ir, addr, 3);
    if (t->delay.self.kind == NULLIFY_IF)
        bad = ir_select(t->ir, t->delay.self.v, zero, bad);
    if (!ir_is_const(t->ir, bad, &known) || known) {
        ir_label fine = ir_skip_if_zero(t->ir, bad);
        ir_likely(t->ir, fine);
        ir_call(t->ir, refuse_target, IR_CALL_READS | IR_CALL_MAY_STOP, addr, zero, zero);
        ir_trap(t->ir, SPARC_TRAP_ILLEGAL, t->word); /* not reached: what leaves the block is out of line in host code */
        ir_land(t->ir, fine);
    }
    return ir_is_const(t->ir, addr, &known) ? delay_known(known) : delay_computed(addr);
}

SEM(jmpl)
{
    enum { O7 = 15, I7 = 31 };
    struct delay_place to = jump_target(t, o);
    bool calls = o->d == O7, returns = !o->d && (o->s == O7 || o->s == I7);

    if (calls)
        delay_expect_return(&t->delay, t->delay.pc + 8);
    note_transfer(t, to, calls);
    set_link(t, o->d, constant(t, t->delay.pc));
    delay_branch_to(&t->delay, returns ? delay_return_place(&t->delay, to) : to, false);
}

SEM(return_)
{
    struct delay_place to = jump_target(t, o);
    ir_label over = 0;

    if (t->delay.self.kind == NULLIFY_IF)
        over = ir_skip_if_nonzero(t->ir, t->delay.self.v);
    sparc_move_window(t, &sparc_restore);
    if (t->delay.self.kind == NULLIFY_IF)
        ir_land(t->ir, over);
    note_transfer(t, to, false);
    delay_branch_to(&t->delay, delay_return_place(&t->delay, to), false);
}

/* ---- conditional moves -------------------------------------------------------------------------- */

SEM(movcc)
{
    set_gr(t, o->d, ir_select(t->ir, icc_condition(t, o->c, o->x), second_of(t, o->i, o->j, 11), gr(t, o->d)));
}

SEM(movr)
{
    set_gr(t, o->d, ir_select(t->ir, register_condition(t, t->word >> 10 & 7, gr(t, o->s)), second_of(t, o->i, o->j, 10), gr(t, o->d)));
}

/* ---- traps -------------------------------------------------------------------------------------- */

enum { TRAP_NUMBER = 0x7f, TCC_RESERVED = 1 << 11, TCC_XCC = 1 << 12, ALWAYS = 8 };

static uint64_t raise_trap(struct cpu *c, uint64_t number, uint64_t word, uint64_t unused)
{
    (void)unused;
    cpu_raise_trap(c, SPARC_TRAP_INSTRUCTION + (unsigned)number, word);
    return 0;
}

static bool is_system_call(uint64_t number)
{
    static const uint8_t numbers[] = {SPARC_TA_SUNOS4, SPARC_TA_SUNOS, SPARC_TA_LINUX, SPARC_TA_SUNOS64, SPARC_TA_LINUX64};

    for (unsigned k = 0; k < sizeof numbers; k++)
        if (numbers[k] == number)
            return true;
    return false;
}

/* Stops for a system call after the instruction, unless it is in a delay slot, where it may not be known what comes after it. */
static bool stops_after(struct sparc_translation *t, uint64_t number)
{
    struct delay *d = &t->delay;

    if (!is_system_call(number) || t->in_slot)
        return false;
    deliver_cc(t);
    deliver_y(t);
    ir_stop_after(t->ir, CPU_SYSCALL, number, d->back.to.addr, d->mode);
    if (!d->skipping)
        d->ended = true;
    return true;
}

SEM(tcc)
{
    val n = ir_andi(t->ir, ir_add(t->ir, gr(t, o->s), second(t, o->o)), TRAP_NUMBER);
    val cond = icc_condition(t, o->c, o->o & TCC_XCC);
    uint64_t number, holds = 0;
    bool known = ir_is_const(t->ir, n, &number), always = ir_is_const(t->ir, cond, &holds) && holds;

    if (o->o & TCC_RESERVED) {
        trap(t, SPARC_TRAP_ILLEGAL);
    } else if (known && always) {
        if (!stops_after(t, number))
            trap(t, SPARC_TRAP_INSTRUCTION + (unsigned)number);
    } else if (known) {
        trap_if(t, cond, SPARC_TRAP_INSTRUCTION + (unsigned)number);
    } else {
        ir_label over = ir_skip_if_zero(t->ir, cond);
        ir_call(t->ir, raise_trap, IR_CALL_READS | IR_CALL_MAY_STOP, n, constant(t, t->word), n);
        ir_land(t->ir, over);
    }
}
