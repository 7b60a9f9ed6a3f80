/* window.c - slots that are a window on a stack of registers (struct cpu_window): calls, returns, larger frames. */
#include "emu/x64/translate.h"

#include "emu/ir/isa.h"

/* WINDOW_REG points SLOT_BIAS behind the window's first slot; cpu.window.at always agrees with it. */
void x64_load_window(struct emitter *e)
{
    mov_load(e, 1, WINDOW_REG, RBP, CPU_DISP(window.at));
    alu_ri(e, ALU_SUB, 1, WINDOW_REG, -SLOT_BIAS);
}

/* The reference function does it if cc holds. */
static void slow_if(struct x64 *x, struct window_call *w, enum host_cond cc)
{
    w->before = x->regs; /* the same at each of them */
    w->sites[w->nsites++] = jcc(&x->e, cc);
}

static void room(struct x64 *x, const struct ir_op *o, struct window_call *w)
{
    lea(&x->e, 1, RAX, WINDOW_REG, (int32_t)x->known[o->a].value * 8 - SLOT_BIAS);
    alu_rm(&x->e, ALU_CMP, 1, RAX, RBP, CPU_DISP(window.high));
    slow_if(x, w, CC_A);
}

/* Registers of the window that host registers hold go to memory, and the host registers are free. */
static void leave_window(struct x64 *x)
{
    const struct isa_window *w = &x->c->isa->window;
    for (unsigned i = 0; i < x->npool; i++) {
        int r = x64_pool[i];
        if ((unsigned)x->regs.slot[r] - w->first >= w->count)
            continue;
        x64_write_back(x, r);
        x64_forget(x, r);
    }
}

/* The mode without a frame, and without what a return need not know. */
static uint64_t flags_of(const struct x64 *x, uint64_t mode)
{
    const struct isa_window *w = &x->c->isa->window;
    return mode & ~((uint64_t)w->marker_mask << w->mode_shift) & ~(uint64_t)w->hints;
}

/* From WINDOW_REG: the word beside the register n bytes behind the window's first. */
static int32_t beside(const struct x64 *x, uint64_t n)
{
    const struct isa_window *w = &x->c->isa->window;
    return (int32_t)(w->beside_at - w->stack_at + n) - SLOT_BIAS;
}

/* All that the call knows of its return. */
static struct host_return *new_return(struct x64 *x, uint64_t pc, uint64_t mode)
{
    const struct isa_window *w = &x->c->isa->window;
    struct host_return *r = x->branch.calls++;
    uint64_t marker = mode >> w->mode_shift & w->marker_mask;
    *r = (struct host_return){.link = {.pc = pc, .mode = mode, .entry = x->hc->unlinked}, .marker = marker << (64 - w->marker_bits),
                              .kept = (marker >> 7 & 127) * 8, .size = (marker & 127) * 8, .flags = (uint32_t)flags_of(x, mode)};
    return r;
}

static void up(struct x64 *x, const struct ir_op *o, struct window_call *w)
{
    const struct host_return *r = new_return(x, x->known[o->b].value, x->known[o->c].value);
    int a = x64_use(x, o->a);
    leave_window(x);
    test_rr(&x->e, 1, a, a);
    slow_if(x, w, CC_NE);
    mov_imm(&x->e, RDX, (uint64_t)(uintptr_t)r);
    mov_store(&x->e, 1, WINDOW_REG, beside(x, r->kept), RDX);
    if (!r->kept)
        return;
    lea(&x->e, 1, RAX, WINDOW_REG, (int32_t)r->kept - SLOT_BIAS);
    alu_ri(&x->e, ALU_ADD, 1, WINDOW_REG, (int32_t)r->kept);
    mov_store(&x->e, 1, RBP, CPU_DISP(window.at), RAX);
}

#define OF_RETURN(field) ((int32_t)offsetof(struct host_return, field))

/* Back to the frame that the call has left, if ar.pfs still is what it made it. d: the new mode. */
static void down(struct x64 *x, const struct ir_op *o, struct window_call *w)
{
    int a = x64_use(x, o->a), marker = x64_use(x, o->b), r = x64_take(x);
    uint64_t flags = flags_of(x, x->known[o->c].value);
    x64_lock(x, r);
    leave_window(x);
    test_rr(&x->e, 1, a, a);
    slow_if(x, w, CC_NE);
    mov_load(&x->e, 1, r, WINDOW_REG, beside(x, 0));
    mov_rr(&x->e, 1, RAX, marker);
    shift_ri(&x->e, SHIFT_SHL, 1, RAX, 64u - x->c->isa->window.marker_bits);
    alu_rm(&x->e, ALU_CMP, 1, RAX, r, OF_RETURN(marker));
    slow_if(x, w, CC_NE);
    alu_mi(&x->e, ALU_CMP, 0, r, OF_RETURN(flags), (int32_t)flags);
    slow_if(x, w, CC_NE);
    lea(&x->e, 1, RDX, WINDOW_REG, -SLOT_BIAS);
    alu_rm(&x->e, ALU_SUB, 1, RDX, r, OF_RETURN(kept));
    alu_rm(&x->e, ALU_CMP, 1, RDX, RBP, CPU_DISP(window.low));
    slow_if(x, w, CC_B);
    mov_load(&x->e, 1, RAX, r, OF_RETURN(size));
    alu_rr(&x->e, ALU_ADD, 1, RAX, RDX);
    alu_rm(&x->e, ALU_CMP, 1, RAX, RBP, CPU_DISP(window.high));
    slow_if(x, w, CC_A);
    mov_store(&x->e, 1, RBP, CPU_DISP(window.at), RDX);
    lea(&x->e, 1, WINDOW_REG, RDX, SLOT_BIAS);
    mov_store(&x->e, 1, RBP, CPU_DISP(link), r);
    mov_load(&x->e, 1, RAX, r, OF_RETURN(link.mode));
    x->branch.returns = true;
}

unsigned x64_window_op(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    unsigned kills = x->uses.kills[i];
    struct window_call *w = &x->parts.window[x->parts.nwindow++];
    unsigned kind = o->flags & IR_CALL_WINDOW;

    if (x->parts.nwindow > MAX_WINDOW_CALLS)
        ir_bug(x->c, "too many calls and returns in a block");
    *w = (struct window_call){.op = *o, .args = {x->known[o->a], x->known[o->b], x->known[o->c]}, .insn = x->insn};
    if (o->flags & IR_CALL_MAY_STOP) {
        w->raised = x64_raised_stub(x);
        w->raised->ndirty = 0; /* all is in memory then */
    }
    if (kind == IR_CALL_ROOM)
        room(x, o, w);
    else if (kind == IR_CALL_UP)
        up(x, o, w);
    else
        down(x, o, w);
    x64_kill_operands(x, o, kills);
    memset(x->aligned, 0, x->b->nslots);
    x->locked = 0;
    unsigned next = kind == IR_CALL_ROOM ? x64_absorb_skip(x, i, IR_SKIP_Z, &w->cold) : i + 1; /* where the reference function, and nobody else, goes */
    w->d = (int8_t)(w->cold ? NO_REG : x64_def(x, o->d));
    if (kind == IR_CALL_DOWN)
        mov_rr(&x->e, 1, w->d, RAX);
    else if (kind == IR_CALL_ROOM && !w->cold)
        alu_rr(&x->e, ALU_XOR, 0, w->d, w->d);
    w->after = x->regs;
    w->back = x->e.p;
    return next;
}

void x64_emit_window_call(struct x64 *x, const struct window_call *w)
{
    for (unsigned i = 0; i < w->nsites && !x->e.full; i++)
        set_target(w->sites[i], x->e.p);
    bool down = (w->op.flags & IR_CALL_WINDOW) == IR_CALL_DOWN;
    x->insn = w->insn;
    if (down) {
        mov_load(&x->e, 1, RDX, WINDOW_REG, beside(x, 0));
        mov_store(&x->e, 1, RBP, CPU_DISP(link), RDX);
    }
    for (int r = 0; r < 32; r++)
        if (w->before.slot[r] != NO_SLOT && w->before.dirty[r])
            x64_store_cell(x, w->before.slot[r], r, w->before.narrow[r]);
    x64_move_pins(x, true, true);
    x64_emit_call(x, &w->op, w->args);
    if (w->raised)
        w->raised->site = x64_jump_if_raised(x);
    if (w->d != NO_REG)
        mov_rr(&x->e, 1, w->d, RAX);
    if (down) { /* the link leads to the right mode, or is none */
        mov_load(&x->e, 1, RDX, RBP, CPU_DISP(link));
        alu_rm(&x->e, ALU_CMP, 1, RAX, RDX, OF_RETURN(link.mode));
        mov_imm(&x->e, RAX, (uint64_t)(uintptr_t)x->hc->no_return);
        cmov(&x->e, CC_NE, RDX, RAX);
        mov_store(&x->e, 1, RBP, CPU_DISP(link), RDX);
    }
    x64_move_pins(x, false, true);
    for (int r = 0; r < 32; r++)
        if (w->after.slot[r] != NO_SLOT && r != w->d && !(x->pinned >> r & 1))
            x64_load_cell(x, r, w->after.slot[r]);
    if (w->cold) {
        test_rr(&x->e, 1, RAX, RAX);
        x->parts.cold[w->cold - 1].site = jcc(&x->e, CC_NE);
    }
    jmp_to(&x->e, w->back);
}
