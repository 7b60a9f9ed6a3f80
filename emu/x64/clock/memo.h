/*
 * memo.h - the memo table: the costs of paths that an exit does not compare itself (charge.h), because a miss was
 * pending or the exit has too many paths. One table for all exits of a code buffer. Private to emu/x64.
 */
#ifndef PRECIS_EMU_X64_CLOCK_MEMO_H
#define PRECIS_EMU_X64_CLOCK_MEMO_H

#include "emu/cost/cost.h"
#include "emu/x64/emit.h"
#include "emu/x64/x64.h"

/* A path by exit `at` with the word `before`: the word after it, and what to subtract from r14. Two memos fill a cache
 * line of the host; the paths' counters, if wanted, are in another table. */
struct memo {
    uint64_t before;
    const void *at;
    uint64_t after, spent;
};

enum { MEMO_BITS = 15 };

/* Emits the routine hc->memo_look_up. In: rdi: the exit; the word above the return address. On a hit it replaces the
 * word, subtracts the cycles, counts the path and sets the zero flag. rcx, rsi, rdi and r8 are lost. */
void x64_memo_emit(const struct cpu *c, struct host_code *hc, struct emitter *e);
/* Enters path p: at exit `at`, with the word `before`, `spent` is to be subtracted from r14. */
void x64_memo_put(const struct cpu *c, struct host_code *hc, const void *at, uint64_t before, uint64_t spent, struct path_cost *p);
/* Called before translated code runs: clears the table if paths have been discarded. */
void x64_memo_check(const struct cpu *c, struct host_code *hc);
void x64_memo_free(struct host_code *hc); /* frees the table */

#endif
