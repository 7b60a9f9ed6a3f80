/* window.c - host code of SAVE and RESTORE: in the common case they only move the register window. */
#include "emu/x64/op/window.h"
#include "isa/sparc/emit.h"
#include "isa/sparc/window.h"

/* Emits SAVE: moves the window up, if there is room for another one on the chip. */
unsigned sparc_emit_save(struct x64 *x, unsigned i)
{
    struct window_call *w = x64_begin_window_call(x, i);

    x64_leave_window(x);
    lea(&x->e, 1, RAX, WINDOW_REG, WINDOW_WORDS * 8 - SLOT_BIAS);
    alu_rm(&x->e, ALU_CMP, 1, RAX, RBP, CPU_DISP(window.high));
    x64_window_slow_if(x, w, CC_A);
    mov_store(&x->e, 1, RBP, CPU_DISP(window.at), RAX);
    alu_ri(&x->e, ALU_ADD, 1, WINDOW_REG, WINDOW_WORDS * 8);
    x64_done_window_call(x, i);
    x64_end_window_call(x, w);
    return i + 1;
}

/* Emits RESTORE: moves the window down, if the one below is on the chip. */
unsigned sparc_emit_restore(struct x64 *x, unsigned i)
{
    struct window_call *w = x64_begin_window_call(x, i);

    x64_leave_window(x);
    lea(&x->e, 1, RAX, WINDOW_REG, -WINDOW_WORDS * 8 - SLOT_BIAS);
    alu_rm(&x->e, ALU_CMP, 1, RAX, RBP, CPU_DISP(window.low));
    x64_window_slow_if(x, w, CC_B);
    mov_store(&x->e, 1, RBP, CPU_DISP(window.at), RAX);
    alu_ri(&x->e, ALU_SUB, 1, WINDOW_REG, WINDOW_WORDS * 8);
    x64_done_window_call(x, i);
    x64_end_window_call(x, w);
    return i + 1;
}
