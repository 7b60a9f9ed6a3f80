/*
 * internal.h - what cost.c, model.c and merge.c share.
 */
#ifndef PRECIS_EMU_COST_INTERNAL_H
#define PRECIS_EMU_COST_INTERNAL_H

#include <string.h>

#include "emu/cost/cost.h"

/* Returns the number of a state; a new state is added. */
uint32_t cost_number_of(struct cpu_timing *t, struct timing_state *s);
static inline void cost_copy_state(struct timing_state *to, const struct timing_state *from)
{
    memcpy(to, from, timing_state_size(from));
}
static inline void cost_load_state(const struct cpu_timing *t, uint32_t number, struct timing_state *s)
{
    cost_copy_state(s, t->states[number]);
}

/* Returns where control goes after instruction k of b on a path of `insns` instructions that continues at next. */
static inline uint64_t cost_pc_after(const struct ir_block *b, unsigned k, unsigned insns, uint64_t next)
{
    return k + 1 < insns ? ir_insn_pc(b, k + 1) : next;
}

/* An instruction's event but for misses, as a bitmask. (A struct would be written as bytes and read as a word: the host's store forwarding
 * fails there.) */
enum { COST_SKIPPED = 1, COST_TAKEN = 2, COST_MISSED = 4, COST_ODD = 8, COST_ROTATING_SHIFT = 8 /* timing_event.rotating */ };

static inline void cost_set_event(struct timing_event *e, unsigned bits)
{
    e->skipped = bits & COST_SKIPPED;
    e->taken = bits & COST_TAKEN;
    e->missed = bits & COST_MISSED;
    e->odd = bits & COST_ODD;
    e->rotating = (uint8_t)(bits >> COST_ROTATING_SHIFT);
}

/* Returns timing_event.rotating of instruction k. */
static inline unsigned cost_rotating(const struct cpu_timing *t, const struct ir_block *b, unsigned k)
{
    return cost_insn_of(b, k)->t.flags & TIMING_ROTATES && t->rotating ? t->rotating(ir_insn_mode(b, k)) : 0;
}

/* Returns the event of instruction k, after which control goes to `to`. skipped, missed: as in struct path_key. */
static inline unsigned cost_event(const struct cpu_timing *t, const struct ir_block *b, unsigned k, uint64_t to, uint64_t skipped,
                                  uint64_t missed)
{
    bool skips = ir_insn_mode(b, k) & t->nullified_mode || (skipped >> k & 1);
    return (skips ? COST_SKIPPED : 0) | (to != cost_next(b, k) ? COST_TAKEN : 0) | (missed >> k & 1 ? COST_MISSED : 0) |
           (timing_is_odd(t->model, ir_insn_pc(b, k)) ? COST_ODD : 0) | cost_rotating(t, b, k) << COST_ROTATING_SHIFT;
}

/* Steps the path `key` of b through the scoreboard once more, and calls fn with what it charges each instruction. */
typedef void cost_charged(void *ctx, unsigned insn, const struct timing_charge *charge);
void cost_each_charge(struct cpu_timing *t, const struct ir_block *b, const struct path_key *key, cost_charged *fn, void *ctx);
/* Adds p's cycles, times its count, to the totals. */
void path_cost_count(const struct cpu_timing *t, struct cpu_timing_totals *to, const struct path_cost *p);
/* Adds all paths of a store's blocks to the totals. */
void cost_add_up(const struct cpu_timing *t, const struct cost_store *s, struct cpu_timing_totals *to);
/* Fills in cpu_timing.miss_cycles for these caches. */
void cost_list_miss_cycles(uint16_t *cycles, const struct timing_caches *k);
/* Between runs: discards the numbers of pending misses if there are many. */
void pending_miss_renumber(struct cpu_timing *t);

#endif
