/* window.c - slots that are a window on a stack of registers (struct cpu_window): calls, returns, larger frames. */
#include "emu/ir/x64/translate.h"

#include "emu/isa.h"

/* WINDOW_REG points SLOT_BIAS behind the window's first slot; cpu.window.at always agrees with it. */
void x64_load_window(struct emitter *e)
{
    mov_load(e, 1, WINDOW_REG, RBP, CPU_DISP(window.at));
    alu_ri(e, ALU_SUB, 1, WINDOW_REG, -SLOT_BIAS);
}

/* The reference function does it if cc holds. */
static void slow_if(struct x64 *x, struct window_call *w, enum host_cond cc)
{
    w->sites[w->nsites++] = jcc(&x->e, cc);
}

static void room(struct x64 *x, const struct ir_op *o, struct window_call *w)
{
    lea(&x->e, 1, RAX, WINDOW_REG, (int32_t)x->known[o->a].value * 8 - SLOT_BIAS);
    alu_rm(&x->e, ALU_CMP, 1, RAX, RBP, CPU_DISP(window.high));
    slow_if(x, w, CC_A);
}

static void up(struct x64 *x, const struct ir_op *o, struct window_call *w)
{
    int32_t by = (int32_t)x->known[o->b].value * 8;
    int a = x64_use(x, o->a);
    test_rr(&x->e, 1, a, a);
    slow_if(x, w, CC_NE);
    if (!by)
        return;
    lea(&x->e, 1, RAX, WINDOW_REG, by - SLOT_BIAS);
    alu_ri(&x->e, ALU_ADD, 1, WINDOW_REG, by);
    mov_store(&x->e, 1, RBP, CPU_DISP(window.at), RAX);
}

/* marker: a register with the frame's. */
static void down(struct x64 *x, int marker, struct window_call *w)
{
    mov_rr(&x->e, 0, RAX, marker);
    shift_ri(&x->e, SHIFT_SHR, 0, RAX, 4); /* bits 7..13, times 8 */
    alu_ri(&x->e, ALU_AND, 0, RAX, 127 * 8);
    lea(&x->e, 1, RDX, WINDOW_REG, -SLOT_BIAS);
    alu_rr(&x->e, ALU_SUB, 1, RDX, RAX);
    alu_rm(&x->e, ALU_CMP, 1, RDX, RBP, CPU_DISP(window.low));
    slow_if(x, w, CC_B);
    mov_rr(&x->e, 0, RAX, marker);
    alu_ri(&x->e, ALU_AND, 0, RAX, 127);
    lea_index(&x->e, 1, RAX, RDX, RAX, 3, 0);
    alu_rm(&x->e, ALU_CMP, 1, RAX, RBP, CPU_DISP(window.high));
    slow_if(x, w, CC_A);
    mov_store(&x->e, 1, RBP, CPU_DISP(window.at), RDX);
    lea(&x->e, 1, WINDOW_REG, RDX, SLOT_BIAS);
}

/* The mode with the frame of the marker. */
static void new_mode(struct x64 *x, int d, int marker, uint64_t mode)
{
    const struct isa_window *w = &x->c->isa->window;
    mode &= ~((uint64_t)w->marker_mask << w->mode_shift);
    mov_rr(&x->e, 0, d, marker);
    alu_ri(&x->e, ALU_AND, 0, d, (int32_t)w->marker_mask);
    shift_ri(&x->e, SHIFT_SHL, 0, d, w->mode_shift);
    if (mode)
        alu_ri(&x->e, ALU_OR, 1, d, (int32_t)mode);
}

void x64_window_op(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    struct window_call *w = &x->window[x->nwindow++];
    unsigned kind = o->flags & IR_CALL_WINDOW;
    int marker = NO_REG;

    if (x->nwindow > MAX_WINDOW_CALLS)
        ir_bug(x->c, "too many calls and returns in a block");
    *w = (struct window_call){.op = *o, .args = {x->known[o->a], x->known[o->b], x->known[o->c]}, .insn = x->insn};
    x64_write_back_all(x); /* so that the reference function finds everything in memory */
    if (o->flags & IR_CALL_MAY_STOP)
        w->raised = x64_raised_stub(x);
    if (kind == IR_CALL_ROOM) {
        room(x, o, w);
    } else if (kind == IR_CALL_UP) {
        up(x, o, w);
    } else {
        int a = x64_use(x, o->a);
        marker = x64_use(x, o->b);
        test_rr(&x->e, 1, a, a);
        slow_if(x, w, CC_NE);
        down(x, marker, w);
        mov_rr(&x->e, 1, RDX, marker);
    }
    uint64_t mode = x->known[o->c].value;
    x64_kill_operands(x, o, kills);
    x64_forget_all(x);
    memset(x->aligned, 0, x->b->nslots);
    x->locked = 0;
    w->d = (int8_t)x64_def(x, o->d);
    if (kind == IR_CALL_DOWN)
        new_mode(x, w->d, RDX, mode);
    else if (kind == IR_CALL_ROOM)
        alu_rr(&x->e, ALU_XOR, 0, w->d, w->d);
    w->back = x->e.p;
}

void x64_emit_window_call(struct x64 *x, const struct window_call *w)
{
    for (unsigned i = 0; i < w->nsites && !x->e.full; i++)
        set_target(w->sites[i], x->e.p);
    x->insn = w->insn;
    x64_move_pins(x, true, true);
    x64_emit_call(x, &w->op, w->args);
    if (w->raised)
        w->raised->site = x64_jump_if_raised(x);
    x64_move_pins(x, false, true);
    mov_rr(&x->e, 1, w->d, RAX);
    jmp_to(&x->e, w->back);
}
