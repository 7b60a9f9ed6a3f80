/* window.c - slots that are a window on a stack: see window.h. */
#include "emu/x64/op/window.h"
#include "emu/ir/isa.h"

/* WINDOW_REG points SLOT_BIAS past the window's first slot; cpu.window.at always agrees with it. */
void x64_load_window(struct emitter *e)
{
    mov_load(e, 1, WINDOW_REG, RBP, CPU_DISP(window.at));
    alu_ri(e, ALU_SUB, 1, WINDOW_REG, -SLOT_BIAS);
}

struct window_call *x64_begin_window_call(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    if (x->out_of_line.nwindow == MAX_WINDOW_CALLS)
        ir_bug(x->c, "too many calls and returns in a block");
    struct window_call *w = &x->out_of_line.window[x->out_of_line.nwindow++];
    *w = (struct window_call){.op = *o, .args = {x->known[o->a], x->known[o->b], x->known[o->c]}, .insn = x->insn, .d = NO_REG};
    if (o->flags & IR_CALL_MAY_STOP) {
        w->raised = x64_raised_stub(x);
        w->raised->ndirty = 0; /* all is in memory then */
        for (unsigned k = 0; k < w->raised->nfixups; k++) {
            struct fixup *f = &w->raised->fixups[k];
            f->a = f->a != NO_REG && x->pinned >> f->a & 1 ? f->a : NO_REG;
            f->b = f->b != NO_REG && x->pinned >> f->b & 1 ? f->b : NO_REG;
        }
    }
    return w;
}

void x64_window_slow_if(struct x64 *x, struct window_call *w, enum host_cond cc)
{
    w->before = x->regs; /* the same at each of them */
    w->sites[w->nsites++] = jcc(&x->e, cc);
}

void x64_leave_window(struct x64 *x)
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

int32_t x64_beside_window(const struct x64 *x, uint64_t n)
{
    const struct isa_window *w = &x->c->isa->window;
    return (int32_t)(w->beside_at - w->stack_at + n) - SLOT_BIAS;
}

void x64_done_window_call(struct x64 *x, unsigned i)
{
    x64_kill_operands(x, &x->b->ops[i], x->uses.kills[i]);
    memset(x->aligned, 0, x->b->nslots);
    x->locked = 0;
}

void x64_end_window_call(struct x64 *x, struct window_call *w)
{
    w->after = x->regs;
    w->back = x->e.p;
}

void x64_emit_window_call(struct x64 *x, const struct window_call *w)
{
    for (unsigned i = 0; i < w->nsites && !x->e.full; i++)
        set_target(w->sites[i], x->e.p);
    x->insn = w->insn;
    if (w->returns) {
        mov_load(&x->e, 1, RDX, WINDOW_REG, x64_beside_window(x, 0));
        mov_store(&x->e, 1, RBP, CPU_DISP(link), RDX);
    }
    for (int r = 0; r < 32; r++)
        if (w->before.slot[r] != NO_SLOT && w->before.dirty[r])
            x64_store_cell(x, w->before.slot[r], r, w->before.narrow[r]);
    x64_move_pins(x, true, true);
    x->fp.raised = RAISED_ANYTHING; /* of the end of the block, where this is emitted, nothing is known here */
    x64_emit_call(x, &w->op, w->args);
    if (w->raised)
        w->raised->site = x64_jump_if_raised(x);
    if (w->d != NO_REG)
        mov_rr(&x->e, 1, w->d, RAX);
    if (w->returns) { /* the link leads to the right mode, or is none */
        mov_load(&x->e, 1, RDX, RBP, CPU_DISP(link));
        alu_rm(&x->e, ALU_CMP, 1, RAX, RDX, offsetof(struct host_return, link.mode));
        mov_imm(&x->e, RAX, (uint64_t)(uintptr_t)x->hc->null_return);
        cmov(&x->e, CC_NE, RDX, RAX);
        mov_store(&x->e, 1, RBP, CPU_DISP(link), RDX);
    }
    x64_move_pins(x, false, true);
    for (int r = 0; r < 32; r++)
        if (w->after.slot[r] != NO_SLOT && r != w->d && !(x->pinned >> r & 1))
            x64_load_cell(x, r, w->after.slot[r]);
    if (w->cold) {
        test_rr(&x->e, 1, RAX, RAX);
        x->out_of_line.cold[w->cold - 1].site = jcc(&x->e, CC_NE);
    }
    jmp_to(&x->e, w->back);
}
