/*
 * memo.h - passes through blocks that their exits do not know by a comparison of their own (clock.h): those in which something
 * came late, and whatever is too much for an exit. One table for all exits of a code buffer. Private to emu/x64.
 */
#ifndef PRECIS_EMU_IR_X64_MEMO_H
#define PRECIS_EMU_IR_X64_MEMO_H

#include "emu/cost/cost.h"
#include "emu/x64/emit.h"
#include "emu/x64/x64.h"

/* At exit `at` with the pipeline's word `before`: the word afterwards, and what to take off r14. Two of them are a line of the
 * host's cache; what counts the pass, if that is wanted, stands in another table. */
struct memo {
    uint64_t before;
    const void *at;
    uint64_t after, spent;
};

enum { MEMO_BITS = 15 };

/* The routine hc->memo_look_up. In: rdi: the exit; the word above the return address. Known: the word is the next one, the
 * cycles are taken off and the pass is counted, and the zero flag is set. rcx, rsi, rdi, r8 are lost. */
void x64_memo_emit(const struct cpu *c, struct host_code *hc, struct emitter *e);
void x64_memo_put(const struct cpu *c, struct host_code *hc, const void *at, uint64_t before, uint64_t spent, struct timed_pass *p);
/* Before translated code runs: what is known of passes that are forgotten is forgotten. */
void x64_memo_check(const struct cpu *c, struct host_code *hc);
void x64_memo_free(struct host_code *hc);

#endif
