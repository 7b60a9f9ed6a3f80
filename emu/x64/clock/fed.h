/*
 * fed.h - translated code that feeds the consumer of timing (emu/timing/consumer). Private to emu/x64.
 *
 * The code appends accesses and exits to the consumer's queue; the register x64_fed_reg() points to the next free word:
 *
 *     sub r14, bound          at a block's entry: r14 is a lower bound of the cycles left
 *     jb out of line
 *     mov [queue], address    an access, if the model has caches
 *     mov dword [queue + 4], access of instruction n
 *     add queue, 8
 *     ...
 *     mov rax, route          an exit: struct consumer_route, and the words that belong to it
 *     mov [queue], rax
 *     add queue, 8
 *     jmp the next block
 *
 * Bounds are at least as large as what a block appends, so r14 bounds the queue as well. When it is used up, C drains the queue and enters
 * again with what is left. Path bits are those of charge.h, at [rsp], without a state below them.
 */
#ifndef PRECIS_EMU_X64_CLOCK_FED_H
#define PRECIS_EMU_X64_CLOCK_FED_H

#include "emu/engine/feed.h"
#include "emu/x64/translate.h"

/* Returns the host register with the queue's next word. */
static inline int x64_fed_reg(const struct cpu *c)
{
    return !c->space->high_mask ? R15 : c->isa->window.count ? R12 : R13;
}
/* Allocates what the block to be translated needs. */
void x64_fed_begin(struct x64 *x);
/* Emits a block's entry; an exit by o, as x64_clock_exit(); the access o at [a + index << scale + imm], of which rdx and the flags are
 * lost; what surrounds a helper that may access memory, as x64_cache_before_call(); and the cycle counter, which is left to the
 * interpreter. */
void x64_fed_enter(struct x64 *x);
void x64_fed_exit(struct x64 *x, struct ir_exit *exit, const struct ir_op *o, bool dyn);
void x64_fed_access(struct x64 *x, const struct ir_op *o, int a, int index);
void x64_fed_charge(struct x64 *x, const struct ir_op *o); /* an IR_CHARGE */
void x64_fed_before_call(struct x64 *x);
void x64_fed_after_call(struct x64 *x);
void x64_fed_cycles(struct x64 *x);

/* Prepares the queue for translated code from block b on, with `left` cycles of the budget. Returns r14. */
uint64_t x64_fed_start(struct cpu *c, const struct ir_block *b, uint64_t left);
/* Translated code was left. In the middle of a block, x64_fed_leave() follows. */
void x64_fed_stop(struct cpu *c);
/* Block b was left in operation `op` after `insns` instructions of `begun`; control continues at next. Accesses of
 * instructions from `begun` on will be made again. Returns the cycles drained. */
uint64_t x64_fed_leave(struct cpu *c, const struct ir_block *b, unsigned insns, unsigned begun, uint64_t next, unsigned op);

#endif
