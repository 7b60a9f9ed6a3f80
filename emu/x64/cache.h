/*
 * cache.h - a timing model's caches in translated code. Private to emu/x64.
 *
 * An access that repeats (emu/timing/cache.h) costs a comparison, where addresses are below 4 GiB
 *
 *     shr edx, shift          the address, then the line
 *     cmp byte [map + rdx], CACHE_ASK
 *     je out of line
 *
 * and so does each line of the block's instructions, before the first of them: unless the caches promise to tell when fetches from it
 * may not repeat any more (cache_watch), which is the block's end. What does not repeat goes to a routine that asks the
 * caches at once. Where misses hold the processor their cycles are taken off r14, and the caches are asked without C; elsewhere
 * what comes late becomes part of the pipeline's state at [rsp] (clock.h, cost.h).
 */
#ifndef PRECIS_EMU_IR_X64_CACHE_H
#define PRECIS_EMU_IR_X64_CACHE_H

#include "emu/x64/translate.h"

/* In a block of a cpu with caches: which accesses repeat in any case; before anything is translated. */
void x64_cache_plan(struct x64 *x);
/* At its entry: control comes from another page, and the TLB must have the block's. rax and rdx are lost. */
void x64_cache_execute(struct x64 *x);
/* At its beginning. */
void x64_cache_enter(struct x64 *x);
/* A block was left because of its budget, or there. Must all be translated anew because the stack pointer is not what it was taken for? */
bool x64_cache_finds_stack_odd(const struct cpu *c, struct host_code *hc);
/* A block was left at p, for one instruction, in cycle `now`. What often displaces lines on which later accesses rely is noted, and its
 * block translated anew. */
void x64_cache_left(struct cpu *c, struct host_point *p, uint64_t now);
/* The instructions below number `end` have begun. rdx is lost. */
void x64_cache_fetch(struct x64 *x, unsigned end);
/* A skip arrives, from where `in` had been asked for; what follows on the way that falls through is asked for once more. */
void x64_cache_join(struct x64 *x, const struct fetched *in);
/* Will x64_cache_access() do anything? */
bool x64_cache_asks(const struct x64 *x, const struct ir_op *o);
/* Before the load or store o at [a + index << scale + imm] (index may be NO_REG). rax and rdx are lost. If a miss holds the processor
 * for so long that the slice may end in the block, it is left at the point, by its stub. */
void x64_cache_access(struct x64 *x, const struct ir_op *o, int a, int index, struct host_point *point);
/* Around a helper that may access memory. rax is lost before it, nothing behind it. */
void x64_cache_before_call(struct x64 *x);
void x64_cache_after_call(struct x64 *x);
/* What is out of line, but for fetches … */
void x64_cache_emit_sites(struct x64 *x);
/* … and for these. */
void x64_cache_emit_fetch_sites(struct x64 *x);
void x64_cache_emit_routines(struct cpu *c, struct host_code *hc, struct emitter *e);

#endif
