/*
 * shadow.h - shadow stacks (emu/cpu/shadow.h) in translated code: calls and returns that need no C. Private to emu/x64.
 *
 * An exit whose mode has IR_MODE_ARRIVES leads to a block that reports the transfer. If the exit is a call with a fixed target, its jump is
 * chained to a piece of code instead, which pushes the frame and goes on in the block of the mode without that bit:
 *
 *     jump of the exit (x) -> push, if the call is known in its context (struct shadow_known)
 *                             jump of a second exit, in the other mode -> block
 *
 * An indirect jump compares its target with the top frame's link, and if they are equal pops that frame and goes on in the other mode.
 */
#ifndef PRECIS_EMU_X64_SHADOW_H
#define PRECIS_EMU_X64_SHADOW_H

#include <stddef.h>
#include "emu/x64/emit.h"
#include "emu/x64/x64.h"

/* Emits host_code.arrive: reports the transfer from the branch in the note's slot to rdx; eax: cpu_transfer.site. Only pinned registers are
 * preserved. */
void x64_shadow_emit_routines(struct cpu *c, struct host_code *hc, struct emitter *e);
/* Exit x, which transfers control, has been taken to a block that can be executed; `clock`: cpu_transfer.cycles. Reports that, and chains x
 * to code that will do it. */
void x64_shadow_resolve(struct cpu *c, struct host_code *hc, struct ir_exit *x, uint64_t clock);
/* Emits a return to rax: pops the top frame if that returns there. Returns how many jumps it has put at `elsewhere`: those taken if not.
 * rsi, rdi, rcx and r8 are lost. */
enum { SHADOW_ELSEWHERE = 3 };
unsigned x64_shadow_return(const struct cpu *c, struct emitter *e, uint8_t *elsewhere[SHADOW_ELSEWHERE]);

#endif
