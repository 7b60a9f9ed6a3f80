/*
 * timed_parts.h - what timed.c, timed_model.c, timed_same.c and timed_ways.c share.
 */
#ifndef PRECIS_EMU_IR_TIMED_PARTS_H
#define PRECIS_EMU_IR_TIMED_PARTS_H

#include <string.h>

#include "emu/ir/timed.h"

/* The number of a state, a new one if it was not met before. */
uint32_t timed_number_of(struct cpu_timing *t, struct timing_state *s);
static inline void timed_copy_state(struct timing_state *to, const struct timing_state *from)
{
    memcpy(to, from, timing_state_size(from));
}
static inline void timed_load_state(const struct cpu_timing *t, uint32_t number, struct timing_state *s)
{
    timed_copy_state(s, t->states[number]);
}

/* Where flow goes on behind instruction k of b, of which a pass does the first `insns` and then goes on at next. */
static inline uint64_t timed_pc_after(const struct ir_block *b, unsigned k, unsigned insns, uint64_t next)
{
    return k + 1 < insns ? ir_insn_pc(b, k + 1) : next;
}

/* What happens to instruction k, behind which flow goes on at `to`. skipped, missed: as in struct timed_key. */
static inline struct timing_event timed_event(const struct cpu_timing *t, const struct ir_block *b, unsigned k, uint64_t to,
                                              uint64_t skipped, uint64_t missed)
{
    return (struct timing_event){
        .skipped = ir_insn_mode(b, k) & t->isa->timing.nullified_mode || (skipped >> k & 1),
        .taken = to != timed_next(b, k),
        .missed = missed >> k & 1,
        .odd = ir_insn_pc(b, k) & 4,
    };
}

/* A pass has happened as often as it says. */
void timed_count_pass(const struct cpu_timing *t, struct cpu_timing_totals *to, const struct timed_pass *p);
/* … all passes of these blocks have. */
void timed_add_up(const struct cpu_timing *t, const struct timed_store *s, struct cpu_timing_totals *to);
/* cpu_timing.late_cycles for these caches. */
void timed_list_waits(uint16_t *cycles, const struct timing_caches *k);
/* Between runs: numbers of what came late are given out anew, if there are many. */
void timed_forget_late(struct cpu_timing *t);

#endif
