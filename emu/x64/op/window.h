/*
 * window.h - slots that are a window on a stack (struct cpu_window): the parts of host code for an ISA's calls and returns.
 *
 * An intrinsic that moves the window emits
 *
 *     struct window_call *w = x64_begin_window_call(x, i);
 *     ...                               // code that moves it, with x64_window_slow_if()
 *     x64_done_window_call(x, i);
 *     w->d = x64_def(x, o->d);          // and code that puts the result there
 *     x64_end_window_call(x, w);
 */
#ifndef PRECIS_EMU_X64_OP_WINDOW_H
#define PRECIS_EMU_X64_OP_WINDOW_H

#include "emu/x64/translate.h"

/* Makes the slow path of op i, a call of its function. */
struct window_call *x64_begin_window_call(struct x64 *x, unsigned i);
/* Jumps to the slow path if cc holds. */
void x64_window_slow_if(struct x64 *x, struct window_call *w, enum host_cond cc);
/* Writes the window's slots in host registers back, and frees the registers. */
void x64_leave_window(struct x64 *x);
/* Returns the displacement from WINDOW_REG of the word beside the slot n bytes after the window's first. It holds a struct host_return *.
 */
int32_t x64_beside_window(const struct x64 *x, uint64_t n);
/* Releases the operands of op i. */
void x64_done_window_call(struct x64 *x, unsigned i);
/* The slow path returns to here. */
void x64_end_window_call(struct x64 *x, struct window_call *w);

#endif
