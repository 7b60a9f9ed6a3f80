/*
 * cache.h - a timing model's caches in translated code. Private to emu/x64.
 *
 * The idea: nearly all accesses are MRU hits (emu/timing/cache.h), which change nothing in the caches. So an access
 * costs one comparison inline; where addresses are below 4 GiB it is
 *
 *     shr edx, shift          the address becomes the line
 *     cmp byte [map + rdx], CACHE_LOOK_UP
 *     je out of line
 *
 * Each line of the block's instructions is compared as well, before the first instruction in it, unless the caches
 * promise to call back before fetches from it stop being MRU hits (cache_eviction_callback); the callback discards the block. An
 * access that is not an MRU hit goes out of line to a routine that looks it up at once. Where misses are blocking,
 * their stall cycles are subtracted from r14, and the look-up needs no C; elsewhere a pending miss becomes part of the
 * pipeline state at [rsp] (charge.h, cost.h).
 */
#ifndef PRECIS_EMU_X64_CACHE_CACHE_H
#define PRECIS_EMU_X64_CACHE_CACHE_H

#include "emu/x64/translate.h"

/* Plans the look-ups of a block of a cpu with caches: which accesses are MRU hits on every path. Called before anything
 * is translated. */
void x64_cache_plan(struct x64 *x);
/* Emits, at the entry for control from another page, the check that the TLB has the block's page. rax and rdx are
 * lost. */
void x64_cache_execute(struct x64 *x);
/* Emits, at the block's start, the check of the stack pointer's alignment that the plan relies on. */
void x64_cache_enter(struct x64 *x);
/* A block was left because of its budget or that check. Returns whether the stack pointer is not aligned as assumed, so
 * that all code must be retranslated. */
bool x64_cache_finds_stack_misaligned(const struct cpu *c, struct host_code *hc);
/* A block was left at side exit p, for one instruction, in cycle `now`. If p's access often evicts lines on which later
 * accesses rely, records that and discards the block, to be retranslated without relying on them. */
void x64_cache_left(struct cpu *c, struct side_exit *p, uint64_t now);
/* Emits the fetches of the instructions below number `end`. rdx is lost. */
void x64_cache_fetch(struct x64 *x, unsigned end);
/* A skip lands that had looked up the lines `in`. Lines that only the fall-through path has looked up are looked up
 * again. */
void x64_cache_join(struct x64 *x, const struct fetched *in);
/* Returns whether x64_cache_access() emits anything. */
bool x64_cache_looks_up(const struct x64 *x, const struct ir_op *o);
/* Emits the look-up of the load or store o at [a + index << scale + imm] (index may be NO_REG). rax and rdx are lost.
 * If stall cycles of a blocking miss may end the slice within the block, control leaves at the side exit, by its
 * stub. */
void x64_cache_access(struct x64 *x, const struct ir_op *o, int a, int index, struct side_exit *point);
/* Emitted around a helper that may access memory. The first clobbers rax; the second preserves the result in rax. */
void x64_cache_before_call(struct x64 *x);
void x64_cache_after_call(struct x64 *x);
/* Emit the out-of-line code: of accesses; of fetches. */
void x64_cache_emit_sites(struct x64 *x);
void x64_cache_emit_fetch_sites(struct x64 *x);
/* Emits the look-up routines that each code buffer has. */
void x64_cache_emit_routines(struct cpu *c, struct host_code *hc, struct emitter *e);

#endif
