/*
 * frame.c - host code of the register stack intrinsics: br.call, br.ret and alloc.
 *
 * In the common case a frame change only moves the register window. A call leaves a struct host_return beside the window, with what its
 * return needs; the return checks that ar.pfs still has that frame. Other cases (renamed registers, spills, fills) call the functions of
 * rse.c.
 */
#include "emu/x64/translate.h"
#include "emu/x64/op/window.h"
#include "isa/ia64/state.h"
#include "isa/ia64/emit.h"

enum { CFM_BITS = 38 }; /* the bits of ar.pfs that a return compares with those of its call; the call's rrb fields are 0 */

/* Returns the mode without the frame and without MODE_HINTS, which may differ between call and return. */
static uint64_t flags_of(uint64_t mode)
{
    return mode & ~(uint64_t)MODE_FRAME & ~MODE_HINTS;
}

/* Emits the check of alloc that a frame of `a` registers, a constant, fits below the window's limit. The result is 0. */
unsigned ia64_emit_frame_room(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    struct window_call *w = x64_begin_window_call(x, i);
    lea(&x->e, 1, RAX, WINDOW_REG, (int32_t)x->known[o->a].value * 8 - SLOT_BIAS);
    alu_rm(&x->e, ALU_CMP, 1, RAX, RBP, CPU_DISP(window.high));
    x64_window_slow_if(x, w, CC_A);
    x64_done_window_call(x, i);
    unsigned next = x64_absorb_skip(x, i, IR_SKIP_Z, &w->cold); /* the path that only the function's result takes */
    if (!w->cold) {
        w->d = (int8_t)x64_def(x, o->d);
        alu_rr(&x->e, ALU_XOR, 0, w->d, w->d);
    }
    x64_end_window_call(x, w);
    return next;
}

/* Returns the description of a call's return. */
static struct host_return *new_return(struct x64 *x, uint64_t pc, uint64_t mode)
{
    struct host_return *r = x->branch.calls++;
    uint64_t cfm = (mode & MODE_FRAME) >> MODE_SOF_SHIFT;
    *r = (struct host_return){.link = {.pc = pc, .mode = mode, .entry = x->hc->unlinked},
                              .frame = cfm << (64 - CFM_BITS),
                              .moved = mode_sol(mode) * 8,
                              .size = mode_sof(mode) * 8,
                              .flags = (uint32_t)flags_of(mode)};
    return r;
}

/* Emits a call: moves the window up by the locals of mode c, if a is 0 (no register is renamed). b: the return address. b and c are
 * constants. */
unsigned ia64_emit_frame_up(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    struct window_call *w = x64_begin_window_call(x, i);
    const struct host_return *r = new_return(x, x->known[o->b].value, x->known[o->c].value);
    int a = x64_use(x, o->a);
    x64_leave_window(x);
    test_rr(&x->e, 1, a, a);
    x64_window_slow_if(x, w, CC_NE);
    mov_imm(&x->e, RDX, (uint64_t)(uintptr_t)r);
    mov_store(&x->e, 1, WINDOW_REG, x64_beside_window(x, r->moved), RDX);
    if (r->moved) {
        lea(&x->e, 1, RAX, WINDOW_REG, (int32_t)r->moved - SLOT_BIAS);
        alu_ri(&x->e, ALU_ADD, 1, WINDOW_REG, (int32_t)r->moved);
        mov_store(&x->e, 1, RBP, CPU_DISP(window.at), RAX);
    }
    x64_done_window_call(x, i);
    w->d = (int8_t)x64_def(x, o->d);
    x64_end_window_call(x, w);
    return i + 1;
}

#define OF_RETURN(field) ((int32_t)offsetof(struct host_return, field))

/* Emits a return: moves the window down to the caller's frame, if a is 0 (no register is renamed) and ar.pfs, b, has the call's frame.
 * c: the mode. The result is the new mode, which differs from c in the frame. */
unsigned ia64_emit_frame_down(struct x64 *x, unsigned i)
{
    const struct ir_op *o = &x->b->ops[i];
    struct window_call *w = x64_begin_window_call(x, i);
    int a = x64_use(x, o->a), pfs = x64_use(x, o->b), r = x64_take(x);
    uint64_t flags = flags_of(x->known[o->c].value);
    w->returns = true;
    x64_lock(x, r);
    x64_leave_window(x);
    test_rr(&x->e, 1, a, a);
    x64_window_slow_if(x, w, CC_NE);
    mov_load(&x->e, 1, r, WINDOW_REG, x64_beside_window(x, 0));
    mov_rr(&x->e, 1, RAX, pfs);
    shift_ri(&x->e, SHIFT_SHL, 1, RAX, 64 - CFM_BITS);
    alu_rm(&x->e, ALU_CMP, 1, RAX, r, OF_RETURN(frame));
    x64_window_slow_if(x, w, CC_NE);
    alu_mi(&x->e, ALU_CMP, 0, r, OF_RETURN(flags), (int32_t)flags);
    x64_window_slow_if(x, w, CC_NE);
    lea(&x->e, 1, RDX, WINDOW_REG, -SLOT_BIAS);
    alu_rm(&x->e, ALU_SUB, 1, RDX, r, OF_RETURN(moved));
    alu_rm(&x->e, ALU_CMP, 1, RDX, RBP, CPU_DISP(window.low));
    x64_window_slow_if(x, w, CC_B);
    mov_load(&x->e, 1, RAX, r, OF_RETURN(size));
    alu_rr(&x->e, ALU_ADD, 1, RAX, RDX);
    alu_rm(&x->e, ALU_CMP, 1, RAX, RBP, CPU_DISP(window.high));
    x64_window_slow_if(x, w, CC_A);
    mov_store(&x->e, 1, RBP, CPU_DISP(window.at), RDX);
    lea(&x->e, 1, WINDOW_REG, RDX, SLOT_BIAS);
    mov_store(&x->e, 1, RBP, CPU_DISP(link), r);
    mov_load(&x->e, 1, RAX, r, OF_RETURN(link.mode));
    x->branch.returns = true;
    x64_done_window_call(x, i);
    w->d = (int8_t)x64_def(x, o->d);
    mov_rr(&x->e, 1, w->d, RAX);
    x64_end_window_call(x, w);
    return i + 1;
}

void ia64_emit_position(struct emitter *e)
{
    mov_load(e, 1, RAX, RBP, x64_disp(S_BSPSTORE));
    mov_rr(e, 1, RCX, RAX);
    shift_ri(e, SHIFT_SHR, 1, RAX, 3);
    shift_ri(e, SHIFT_SHR, 1, RCX, 9);
    alu_rr(e, ALU_SUB, 1, RAX, RCX);
    mov_load(e, 1, RCX, RBP, CPU_DISP(window.at));
    alu_rm(e, ALU_SUB, 1, RCX, RBP, CPU_DISP(window.low));
    shift_ri(e, SHIFT_SAR, 1, RCX, 3);
    alu_rr(e, ALU_ADD, 1, RAX, RCX);
}
