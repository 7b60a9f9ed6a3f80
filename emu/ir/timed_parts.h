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

/* What happens to an instruction, but for what comes late: bits. (Not a struct that is handed on: it would be read as words where its bytes have
 * just been written, and hosts wait for that.) */
enum { TIMED_SKIPPED = 1, TIMED_TAKEN = 2, TIMED_MISSED = 4, TIMED_ODD = 8 };

static inline void timed_set_event(struct timing_event *e, unsigned bits)
{
    e->skipped = bits & TIMED_SKIPPED;
    e->taken = bits & TIMED_TAKEN;
    e->missed = bits & TIMED_MISSED;
    e->odd = bits & TIMED_ODD;
}

/* To instruction k, behind which flow goes on at `to`. skipped, missed: as in struct timed_key. */
static inline unsigned timed_event(const struct cpu_timing *t, const struct ir_block *b, unsigned k, uint64_t to, uint64_t skipped,
                                   uint64_t missed)
{
    bool skips = ir_insn_mode(b, k) & t->isa->timing.nullified_mode || (skipped >> k & 1);
    return (skips ? TIMED_SKIPPED : 0) | (to != timed_next(b, k) ? TIMED_TAKEN : 0) | (missed >> k & 1 ? TIMED_MISSED : 0) |
           (ir_insn_pc(b, k) & 4 ? TIMED_ODD : 0);
}

/* ---- steps that are known: timed_step.c ---- */

/* A step is a state, an instruction, and what happened to that. Each has a hash of its own, of as many bits: where it stands in the table says
 * the upper ones, `bits` of them. There stand the others, the number of the state behind it, its cycles, and a one. */
enum { TIMED_STATE_BITS = 20, TIMED_INSN_BITS = 18, TIMED_EVENT_BITS = 4 };
enum { TIMED_STEP_BITS = TIMED_STATE_BITS + TIMED_INSN_BITS + TIMED_EVENT_BITS };
enum { TIMED_STEPS_FIRST_BITS = 10, TIMED_REST_AT = 64 - TIMED_STEP_BITS + TIMED_STEPS_FIRST_BITS, TIMED_AFTER_AT = TIMED_REST_AT - TIMED_STATE_BITS };

/* Is it worth while to look for them? Each instruction is met in some three states, and a step that is new takes five times as long as one
 * that nobody looks for. */
static inline bool timed_steps_are_alike(const struct cpu_timing *t)
{
    enum { ENOUGH = 32 };
    return t->steps.done > (uint64_t)ENOUGH * t->insns.count && t->nstates + IR_MAX_INSNS < 1u << TIMED_STATE_BITS &&
           t->insns.count < 1u << TIMED_INSN_BITS;
}

static inline uint64_t timed_step_hash(uint32_t before, uint32_t insn, unsigned event)
{
    uint64_t step = ((uint64_t)before << TIMED_INSN_BITS | insn) << TIMED_EVENT_BITS | event;
    step ^= step >> TIMED_STEP_BITS / 2;
    return step * 0x9e3779b97f4a7c15u << (64 - TIMED_STEP_BITS) >> (64 - TIMED_STEP_BITS);
}

static inline uint64_t *timed_step_place(const struct timed_steps *all, uint64_t hash)
{
    return &all->known[hash >> (TIMED_STEP_BITS - all->bits)];
}

static inline uint64_t timed_step_rest(const struct timed_steps *all, uint64_t hash)
{
    return hash << (64 - TIMED_STEP_BITS + all->bits) >> (64 - TIMED_STEP_BITS + all->bits);
}

/* In state number *state comes instruction number `insn` of those that were met, with which nothing comes late: if that step is known, *state
 * becomes the one behind it, and what it takes is added to *cycles. */
static inline bool timed_known_step(const struct timed_steps *all, uint32_t *state, uint32_t insn, unsigned event, uint32_t *cycles)
{
    uint64_t hash = timed_step_hash(*state, insn, event), known = all->known ? *timed_step_place(all, hash) : 0;
    if (!(known & 1) || known >> TIMED_REST_AT != timed_step_rest(all, hash))
        return false;
    *cycles += known << (64 - TIMED_AFTER_AT) >> (64 - TIMED_AFTER_AT + 1);
    *state = known << (64 - TIMED_REST_AT) >> (64 - TIMED_REST_AT + TIMED_AFTER_AT);
    return true;
}

/* … if it is not. It is from now on. */
void timed_new_step(struct cpu_timing *t, uint32_t *state, const struct timed_insn *i, unsigned event, uint32_t *cycles);

/* A pass has happened as often as it says. */
void timed_count_pass(const struct cpu_timing *t, struct cpu_timing_totals *to, const struct timed_pass *p);
/* … all passes of these blocks have. */
void timed_add_up(const struct cpu_timing *t, const struct timed_store *s, struct cpu_timing_totals *to);
/* cpu_timing.late_cycles for these caches. */
void timed_list_waits(uint16_t *cycles, const struct timing_caches *k);
/* Between runs: numbers of what came late are given out anew, if there are many. */
void timed_forget_late(struct cpu_timing *t);

#endif
