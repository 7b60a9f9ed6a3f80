/* control.c - control flow out of a block: stubs, calls, exits. Jumps within a block are in skip.c. */
#include "emu/cost/cost.h"
#include "emu/x64/cache/cache.h"
#include "emu/x64/run/shadow.h"
#include "emu/x64/translate.h"

/* ---- stubs ---------------------------------------------------------------------------------- */

/* Returns the fault fix-up o, with its operands where they are now. */
static struct fixup fixup_now(const struct x64 *x, const struct ir_op *o)
{
    return (struct fixup){o, x->where[o->a], x->where[o->b], x->known[o->a], x->known[o->b]};
}

struct stub *x64_new_stub(struct x64 *x, int kind, uint8_t *site)
{
    if (x->out_of_line.nstubs == MAX_STUBS)
        ir_bug(x->c, "too many stubs in a block");
    struct stub *s = &x->out_of_line.stubs[x->out_of_line.nstubs++];
    *s = (struct stub){.kind = kind, .site = site, .nfixups = x->nfixups};
    for (unsigned i = 0; i < x->nfixups; i++)
        s->fixups[i] = fixup_now(x, x->fixups[i]);
    for (unsigned i = 0; i < x->npool; i++) {
        int r = x64_pool[i];
        if (!x->regs.dirty[r] || !x64_is_guest(x, x->regs.slot[r]))
            continue;
        s->dirty[s->ndirty].slot = x->regs.slot[r];
        s->dirty[s->ndirty++].reg = (int8_t)r;
    }
    return s;
}

struct side_exit *x64_new_side_exit(struct x64 *x)
{
    struct side_exit *p = &x->hb->points[x->hb->npoints++];
    uint32_t op = x->now ? (uint32_t)(x->now - x->b->ops) : x->b->insns[x->insn].first_op;
    *p = (struct side_exit){.at = {x->b, x->insn, op}, .access = NO_ACCESS, .miss = x->insn << (MISS_INSN + MISS_SINGLE_WHAT)};
    return p;
}

void x64_leave(struct x64 *x, const void *what, enum host_leave why)
{
    mov_imm(&x->e, RAX, (uint64_t)(uintptr_t)what | why);
    jmp_to(&x->e, x->hc->leave - x->hc->exec + x->hc->write);
}

/* Adds the instructions from `insns` on, which are not executed, to the budget again. With a timing model the exit
 * subtracts only those that are. */
static void refund_budget(struct x64 *x, unsigned insns)
{
    if (insns < x->b->ninsns && !x->clock)
        alu_ri(&x->e, ALU_ADD, 1, R14, (int32_t)(x->b->ninsns - insns));
}

void x64_store_constant(struct x64 *x, unsigned slot, uint64_t value)
{
    if ((uint64_t)(int64_t)(int32_t)value == value) {
        mov_store_imm(&x->e, x64_base(x, slot), x64_at(x, slot), (int32_t)value);
        return;
    }
    mov_imm(&x->e, RDX, value);
    mov_store(&x->e, 1, x64_base(x, slot), x64_at(x, slot), RDX);
}

/* Returns the register with the operand's value: its own, or `scratch`, which is loaded. */
static int fixup_operand(struct x64 *x, unsigned slot, int reg, struct constant constant, int scratch)
{
    if (reg != NO_REG && !is_xmm(reg))
        return reg;
    if (reg != NO_REG)
        mov_from_xmm(&x->e, 1, scratch, reg);
    else if (constant.known)
        mov_imm(&x->e, scratch, constant.value);
    else
        mov_load(&x->e, 1, scratch, x64_base(x, slot), x64_at(x, slot));
    return scratch;
}

static void emit_fixup(struct x64 *x, const struct fixup *l)
{
    const struct ir_op *o = l->op;
    const uint64_t *pool = x->b->pool + o->imm;
    struct comparison is = {CC_NE, true};

    if (o->op == IR_FIXUP && l->value_a.known) {
        x64_store_constant(x, o->d, l->value_a.value);
        return;
    }
    int a = fixup_operand(x, o->a, l->a, l->value_a, RAX);
    if (o->op == IR_FIXUP) {
        mov_store(&x->e, 1, x64_base(x, o->d), x64_at(x, o->d), a);
        return;
    }
    if (o->op == IR_FIXUP_SELECT) {
        test_rr(&x->e, 1, a, a);
    } else if (x64_comparison_of(o->c, &is) && ir_is_immediate_form(o->c)) {
        alu_ri(&x->e, ALU_CMP, is.wide, a, (int32_t)pool[2]);
    } else {
        alu_rr(&x->e, ALU_CMP, is.wide, a, fixup_operand(x, o->b, l->b, l->value_b, RDX));
    }
    mov_imm(&x->e, RAX, pool[0]); /* does not change the flags */
    mov_imm(&x->e, RDX, pool[1]);
    cmov(&x->e, is.cc ^ 1, RAX, RDX);
    mov_store(&x->e, 1, x64_base(x, o->d), x64_at(x, o->d), RAX);
}

void x64_emit_stub(struct x64 *x, const struct stub *s)
{
    uint8_t *here = x->e.p;
    if (s->site && !x->e.full)
        set_target(s->site, here);
    if (s->budget_site)
        land(&x->e, s->budget_site);
    if (s->kind == STUB_CLOCK) {
        x64_clock_stub(x, s);
        return;
    }
    for (unsigned i = 0; i < s->ndirty && s->kind != STUB_EXIT; i++)
        x64_store_cell(x, s->dirty[i].slot, s->dirty[i].reg, false);
    if (s->kind == STUB_BUDGET || s->kind == STUB_STACK) {
        refund_budget(x, 0);
        x64_leave(x, x->b, LEAVE_BUDGET);
        return;
    }
    if (s->kind == STUB_STATE) {
        x64_leave(x, x->b->version_of, LEAVE_BUDGET);
        return;
    }
    if (s->reload_pins)
        x64_move_pins(x, false, true);
    if (s->kind == STUB_EXIT) {
        s->exit->host_stub = x->hc->exec + (here - x->hc->write);
        if (s->clock)
            x64_leave(x, s->clock, LEAVE_CLOCK);
        else
            x64_leave(x, s->exit, LEAVE_GOTO);
        return;
    }
    for (unsigned i = 0; i < s->nfixups; i++)
        emit_fixup(x, &s->fixups[i]);
    s->point->stub = (uint32_t)(here - x->start);
    if (s->alias_exit)
        s->alias_exit->stub = s->point->stub;
    refund_budget(x, s->point->at.insn);
    x64_leave(x, s->point, s->kind == STUB_DEOPT ? LEAVE_DEOPT : LEAVE_RAISED);
}

/* ---- static exits --------------------------------------------------------------------------- */

static void flush_for_exit(struct x64 *x)
{
    for (unsigned i = 0; i < x->npool; i++) {
        int r = x64_pool[i];
        if (x->regs.dirty[r] && x64_is_guest(x, x->regs.slot[r]))
            x64_store_cell(x, x->regs.slot[r], r, false);
    }
}

bool x64_exit_is_bare(const struct x64 *x, const struct ir_exit *exit)
{
    for (unsigned i = 0; i < x->npool; i++)
        if (x->regs.dirty[x64_pool[i]] && x64_is_guest(x, x->regs.slot[x64_pool[i]]))
            return false;
    return exit->insns == x->b->ninsns && !x->clock;
}

void x64_leave_by(struct x64 *x, struct ir_exit *exit, uint8_t *site)
{
    struct stub *stub = x64_new_stub(x, STUB_EXIT, site);
    exit->host_site = site;
    stub->exit = exit;
    stub->clock = x64_clock_single_outcome(x, exit);
    if (x64_tests_left(x))
        stub->budget_site = jmp(&x->e);
}

void x64_goto_op(struct x64 *x, const struct ir_op *o)
{
    struct ir_exit *exit = &x->b->exits[o->imm];
    x64_cache_fetch(x, exit->insns);
    flush_for_exit(x);
    refund_budget(x, exit->insns);
    if (x->clock)
        x64_clock_exit(x, exit, o);
    x64_leave_by(x, exit, x64_tests_left(x) ? jmp_in_time(&x->e) : jmp(&x->e));
    x->unreachable = true;
}

/* ---- calls ---------------------------------------------------------------------------------- */

static void load_argument(struct x64 *x, int r, unsigned slot, struct constant constant)
{
    if (constant.known)
        mov_imm(&x->e, r, constant.value);
    else
        mov_load(&x->e, 1, r, x64_base(x, slot), x64_at(x, slot));
}

/* Loads an argument into r, after the spills of a call that leaves most registers alone. */
static void load_call_argument(struct x64 *x, int r, unsigned slot, struct constant constant)
{
    int held = x->where[slot];
    if (constant.known)
        mov_imm(&x->e, r, constant.value);
    else if (held != NO_REG)
        mov_rr(&x->e, 1, r, held);
    else
        mov_load(&x->e, 1, r, x64_base(x, slot), x64_at(x, slot));
}

/* A call of a function that is pure, or touches only the ISA's local slots: spills only these and the registers that a
 * call clobbers. */
static void local_call_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    const uint16_t *local = x->c->isa->local_slots;
    bool touches = o->flags & IR_CALL_LOCAL;
    const struct constant args[3] = {x->known[o->a], x->known[o->b], x->known[o->c]};

    const uint16_t slots[3] = {o->a, o->b, o->c};
    for (unsigned i = 0; i < 3; i++) {
        x64_read_alias(x, slots[i]);
        if (!args[i].known)
            x64_whole(x, slots[i]); /* its halves may be in registers that the call leaves alone */
    }
    for (unsigned i = 0; i < HOST_POOL; i++) {
        int r = x64_pool[i];
        unsigned slot = x->regs.slot[r];
        if (slot == NO_SLOT || x->pinned >> r & 1)
            continue;
        if (!caller_saved(r) && !(touches && slot >= local[0] && slot <= local[1]))
            continue;
        x64_write_back(x, r);
        x64_forget(x, r);
    }
    x64_move_pins(x, true, false);
    load_call_argument(x, RSI, o->a, args[0]);
    load_call_argument(x, RDX, o->b, args[1]);
    load_call_argument(x, RCX, o->c, args[2]);
    x64_kill_operands(x, o, kills);
    lea(&x->e, 1, RDI, RBP, -CPU_BIAS);
    mov_imm(&x->e, RAX, x->b->pool[o->imm]);
    call_reg(&x->e, RAX);
    x64_move_pins(x, false, false);
    int d = x64_def(x, o->d);
    mov_rr(&x->e, 1, d, RAX);
}

void x64_emit_call(struct x64 *x, const struct ir_op *o, const struct constant args[3])
{
    static const int to[3] = {RSI, RDX, RCX};
    const uint16_t slots[3] = {o->a, o->b, o->c};
    unsigned how = o->flags & 15;
    bool status = x->hc->uses_fp && how != IR_CALL_PURE;

    if (status)
        x64_merge_status(x);
    if (how & IR_CALL_MAY_STOP)
        x64_cache_before_call(x);
    for (unsigned i = 0; i < 3; i++)
        load_argument(x, to[i], slots[i], args[i]);
    lea(&x->e, 1, RDI, RBP, -CPU_BIAS);
    if (how & IR_CALL_MAY_STOP || how & IR_CALL_READS)
        mov_store(&x->e, 1, RBP, CPU_DISP(host_left), R14);
    mov_imm(&x->e, RAX, x->b->pool[o->imm]);
    call_reg(&x->e, RAX);
    if (how & IR_CALL_WRITES && x->c->isa->window.count)
        x64_load_window(&x->e);
    if (how & IR_CALL_MAY_STOP)
        x64_cache_after_call(x);
    x->fp.raised = RAISED_ANYTHING;
    if (status)
        x64_clean_status(x);
}

uint8_t *x64_jump_if_raised(struct x64 *x)
{
    op_mem(&x->e, 0, 0x80, 7, RBP, CPU_DISP(raised)); /* cmp byte [raised], 0 */
    byte(&x->e, 0);
    return jcc(&x->e, CC_NE);
}

struct stub *x64_raised_stub(struct x64 *x)
{
    struct stub *stub = x64_new_stub(x, STUB_RAISED, NULL);
    stub->point = x64_new_side_exit(x);
    stub->reload_pins = true;
    return stub;
}

void x64_call_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    if (o->flags & IR_CALL_LOCAL || (o->flags & 15) == IR_CALL_PURE) {
        local_call_op(x, o, kills);
        return;
    }
    unsigned how = o->flags & 15;
    const struct constant args[3] = {x->known[o->a], x->known[o->b], x->known[o->c]};

    /* All slots go to memory; the arguments are loaded from there. */
    x64_write_back_all(x);
    x64_move_pins(x, true, true);
    x64_forget_all(x);
    x64_emit_call(x, o, args);
    x64_kill_operands(x, o, kills);
    if (how & IR_CALL_MAY_STOP)
        x64_raised_stub(x)->site = x64_jump_if_raised(x);
    if (how & IR_CALL_WRITES)
        memset(x->aligned, 0, x->b->nslots);
    x64_move_pins(x, false, how & IR_CALL_WRITES);
    int d = x64_def(x, o->d);
    mov_rr(&x->e, 1, d, RAX);
}

/* ---- leaving -------------------------------------------------------------------------------- */

/* Flat address spaces, mode 0: jumps through host_code.targets, which has for each guest word the offset of its block's
 * code from hc->exec. Empty entries are 0 and lead to hc->exec itself: x64_emit_miss(). The table takes 4 GiB of
 * addresses but is as sparse as guest code: one page for each page of code. */
static void through_targets(struct x64 *x, bool tests)
{
    if (tests)
        jcc_to(&x->e, CC_L, x->hc->write);
    lea_rip(&x->e, RDX, x->hc->write);
    mov_load_index(&x->e, RCX, RDX, RAX, (int32_t)x->hc->size);
    alu_rr(&x->e, ALU_ADD, 1, RCX, RDX);
    jmp_reg(&x->e, RCX);
}

uint8_t *x64_emit_miss(struct emitter *e, struct cpu *c)
{
    mov_store(e, 1, RBP, x64_disp(c->isa->pc_slot), RAX);
    mov_store_imm(e, RBP, x64_disp(c->isa->mode_slot), 0);
    mov_imm(e, RAX, LEAVE_LOOKUP);
    return jmp(e);
}

uint8_t *x64_emit_unlinked(struct emitter *e, struct cpu *c, struct host_code *hc)
{
    hc->unlinked = hc->exec + (e->p - hc->write);
    mov_store(e, 1, RBP, CPU_DISP(link), RSI);
    mov_load(e, 1, RDX, RSI, offsetof(struct host_link, mode));
    mov_store(e, 1, RBP, x64_disp(c->isa->pc_slot), RAX);
    mov_store(e, 1, RBP, x64_disp(c->isa->mode_slot), RDX);
    mov_imm(e, RAX, LEAVE_LINK);
    return jmp(e);
}

/* Jumps where the link leads if its pc equals rax, and falls through if not. */
static void through_link(struct x64 *x, bool dyn_mode, uint64_t mode)
{
    struct host_link *link = x->branch.links++;
    if (x->branch.returns)
        mov_load(&x->e, 1, RSI, RBP, CPU_DISP(link));
    else if (!dyn_mode)
        mov_imm(&x->e, RSI, (uint64_t)(uintptr_t)link);
    else
        return;
    *link = (struct host_link){.pc = NO_LINK, .mode = mode, .entry = x->hc->unlinked};
    alu_rm(&x->e, ALU_CMP, 1, RAX, RSI, offsetof(struct host_link, pc));
    uint8_t *elsewhere = jcc(&x->e, CC_NE);
    op_mem(&x->e, 0, 0xff, 4, RSI, offsetof(struct host_link, entry)); /* jmp [entry] */
    land(&x->e, elsewhere);
    if (!x->branch.returns) {
        alu_mi(&x->e, ALU_CMP, 1, RSI, offsetof(struct host_link, pc), -1);
        uint8_t *known = jcc(&x->e, CC_NE);
        jmp_to(&x->e, x->hc->unlinked - x->hc->exec + x->hc->write);
        land(&x->e, known);
    }
    x->branch.returns = false;
}

/* Looks up (pc, mode) in the jump table, a hash table that all exits share. A miss returns to the run loop, as does the jump `expired`. */
static void through_jump_table(struct x64 *x, bool dyn_mode, uint64_t mode, uint8_t *expired)
{
    const struct ir_isa *isa = x->c->isa;

    /* Only pinned registers are live from here on: rsi, rdi, rcx and r8 are free. */
    mov_rr(&x->e, 1, RSI, RAX);
    shift_ri(&x->e, SHIFT_SHR, 1, RSI, 2);
    mov_rr(&x->e, 1, RDI, RAX);
    shift_ri(&x->e, SHIFT_SHR, 1, RDI, 16);
    alu_rr(&x->e, ALU_XOR, 0, RSI, RDI);
    if (dyn_mode)
        alu_rr(&x->e, ALU_XOR, 0, RSI, RDX);
    else if ((int32_t)mode)
        alu_ri(&x->e, ALU_XOR, 0, RSI, (int32_t)mode);
    alu_ri(&x->e, ALU_AND, 0, RSI, (1 << CODE_JUMP_BITS) - 1);
    lea_index(&x->e, 1, RSI, RSI, RSI, 1, 0); /* * 3, then * 8: sizeof(struct host_jump) */
    mov_imm(&x->e, RDI, (uint64_t)(uintptr_t)x->hc->jump);
    lea_index(&x->e, 1, RSI, RDI, RSI, 3, 0);
    alu_rm(&x->e, ALU_CMP, 1, RAX, RSI, offsetof(struct host_jump, pc));
    uint8_t *miss1 = jcc(&x->e, CC_NE), *miss2;
    if (dyn_mode) {
        alu_ri(&x->e, ALU_ADD, 1, RDX, 1);
        alu_rm(&x->e, ALU_CMP, 1, RDX, RSI, offsetof(struct host_jump, mode_plus_1));
    } else if (mode < 0x7ffffffe) {
        alu_mi(&x->e, ALU_CMP, 1, RSI, offsetof(struct host_jump, mode_plus_1), (int32_t)mode + 1);
    } else {
        mov_imm(&x->e, RDX, mode + 1);
        alu_rm(&x->e, ALU_CMP, 1, RDX, RSI, offsetof(struct host_jump, mode_plus_1));
    }
    miss2 = jcc(&x->e, CC_NE);
    op_mem(&x->e, 0, 0xff, 4, RSI, offsetof(struct host_jump, entry)); /* jmp [entry] */
    land(&x->e, miss1);
    if (expired)
        land(&x->e, expired);
    if (dyn_mode)
        alu_ri(&x->e, ALU_ADD, 1, RDX, 1);
    land(&x->e, miss2);
    mov_store(&x->e, 1, RBP, x64_disp(isa->pc_slot), RAX);
    if (dyn_mode) {
        alu_ri(&x->e, ALU_SUB, 1, RDX, 1); /* undoes the addition above */
        mov_store(&x->e, 1, RBP, x64_disp(isa->mode_slot), RDX);
    } else {
        x64_store_constant(x, isa->mode_slot, mode);
    }
    x64_leave(x, x->b, LEAVE_LOOKUP);
}

/* Emits the jump to the target in rax, in the mode in rdx or `mode`. expired: a jump to land on the path to the run loop, or NULL. */
static void dispatch(struct x64 *x, bool by_target, bool dyn_mode, uint64_t mode, uint8_t *expired)
{
    if (by_target) {
        through_targets(x, false);
        return;
    }
    if (x->c->isa->window.count)
        through_link(x, dyn_mode, mode);
    through_jump_table(x, dyn_mode, mode, expired);
}

/* The same for an exit with IR_MODE_ARRIVES whose note is known: transfers, and goes on in the mode without it. */
static void dispatch_transfer(struct x64 *x, bool by_target, bool dyn_mode, const struct ir_exit *exit)
{
    const struct ir_isa *isa = x->c->isa;
    uint8_t *expired = x->clock ? jcc(&x->e, CC_L) : NULL, *not_done[2];
    x64_shadow_transfer(x->c, x->hc, &x->e, exit->code, not_done);
    if (dyn_mode)
        btr_ri(&x->e, 1, RDX, 32); /* IR_MODE_ARRIVES */
    dispatch(x, by_target, dyn_mode, exit->mode & ~IR_MODE_ARRIVES, NULL);
    land(&x->e, expired ? expired : not_done[0]);
    land(&x->e, not_done[1]);
    mov_store(&x->e, 1, RBP, x64_disp(isa->pc_slot), RAX);
    if (dyn_mode)
        mov_store(&x->e, 1, RBP, x64_disp(isa->mode_slot), RDX);
    else
        x64_store_constant(x, isa->mode_slot, exit->mode);
    x64_leave(x, x->b, LEAVE_LOOKUP);
}

void x64_goto_dyn_op(struct x64 *x, const struct ir_op *o)
{
    struct ir_exit *exit = &x->b->exits[o->imm];
    x64_cache_fetch(x, exit->insns);
    bool dyn_mode = o->flags & IR_EXIT_DYN_MODE, transfers = x->c->transfers && exit->code;

    bool by_target = x->hc->targets && !dyn_mode && (transfers ? exit->mode & ~IR_MODE_ARRIVES : exit->mode) == 0;
    mov_rr(&x->e, !by_target, RAX, x64_use(x, o->a)); /* 32 bits index the table */
    if (dyn_mode)
        mov_rr(&x->e, 1, RDX, x64_use(x, o->b));
    flush_for_exit(x);
    refund_budget(x, exit->insns);
    if (x->clock)
        x64_clock_exit(x, exit, o);
    if (transfers)
        dispatch_transfer(x, by_target, dyn_mode, exit);
    else if (by_target)
        through_targets(x, x64_tests_left(x));
    else
        dispatch(x, false, dyn_mode, exit->mode, x64_tests_left(x) ? jcc(&x->e, CC_L) : NULL);
    x->unreachable = true;
}

void x64_stop_op(struct x64 *x, const struct ir_op *o)
{
    struct ir_exit *exit = &x->b->exits[o->imm];
    x64_cache_fetch(x, exit->insns);
    flush_for_exit(x);
    for (unsigned i = 0; i < x->nfixups && exit->insns == exit->insn; i++) /* a trap: the instruction has not been executed */
    {
        struct fixup l = fixup_now(x, x->fixups[i]);
        emit_fixup(x, &l);
    }
    refund_budget(x, exit->insns);
    x64_leave(x, exit, LEAVE_STOP);
    x->unreachable = true;
}

/* ---- fault fix-ups ------------------------------------------------------------------------------- */

/* Emits nothing: the stubs of this instruction do the fix-up. */
void x64_fixup_op(struct x64 *x, const struct ir_op *o)
{
    if (x->nfixups == MAX_FIXUPS)
        ir_bug(x->c, "an instruction has too many fault fix-ups");
    x->fixups[x->nfixups++] = o;
}
