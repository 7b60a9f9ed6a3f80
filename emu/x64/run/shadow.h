/*
 * shadow.h - shadow stacks (emu/cpu/shadow.h) in translated code: calls and returns that need no C. Private to emu/x64.
 *
 * An exit whose mode has IR_MODE_ARRIVES leads to a block that reports the transfer, unless the code at the exit has done so. If its target
 * is fixed, its jump is chained to a piece of code that transfers, and goes on in the block of the mode without that bit:
 *
 *     jump of the exit -> a call: push, if the call is known in its context (struct shadow_known), else host_code.shadow_called
 *                         otherwise host_code.shadow_dynamic[]
 *                         jump of a second exit, in the other mode -> block
 *
 * Other exits do the same inline. A jump compares its target with the top frame's link, and if they are equal pops that frame. The rest is
 * looked up by the top frame's edge, the branch and the target (struct shadow_jump).
 */
#ifndef PRECIS_EMU_X64_RUN_SHADOW_H
#define PRECIS_EMU_X64_RUN_SHADOW_H

#include <stddef.h>
#include "emu/x64/emit.h"
#include "emu/x64/x64.h"

void x64_shadow_emit_routines(struct cpu *c, struct host_code *hc, struct emitter *e);
/* Exit x, which transfers control, has been taken to a block that can be executed; `clock`: cpu_transfer.cycles. Reports that, and chains x
 * to code that will do it. */
void x64_shadow_resolve(struct cpu *c, struct host_code *hc, struct ir_exit *x, uint64_t clock);
/* Emits the transfer to rax by the branch with that ir_transfer_note(). not_done: the jumps taken if it must be reported later, or NULL.
 * rsi, rdi, rcx and r8 are lost, and rdx if the machine has no register window. */
void x64_shadow_transfer(const struct cpu *c, const struct host_code *hc, struct emitter *e, uint64_t note, uint8_t *not_done[2]);
/* Returns whether a transfer to this address is reported at the exit. If no instruction there can be executed, that is left to the kernel.
 */
bool x64_shadow_goes_on(const struct cpu *c, uint64_t to);

#endif
