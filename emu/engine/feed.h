/*
 * feed.h - feeds the consumer of timing (emu/timing/consumer) with the paths that the interpreter executes. Private to the engine.
 *
 * It is the counterpart of emu/cost, which the engine uses by default: it implements struct ir_costs, and another struct cpu_timing.
 */
#ifndef PRECIS_EMU_ENGINE_FEED_H
#define PRECIS_EMU_ENGINE_FEED_H

#include "emu/blocks/code.h"
#include "emu/cpu/ops.h"
#include "emu/timing/consumer/consumer.h"

/* A timing model in use: a struct cpu_timing. */
struct feed_timing {
    struct cpu_timing_head head;
    unsigned refs;
    const struct isa *isa;
    struct consumer *consumer;
    unsigned entries;        /* of its queue, or 0 */
    uint32_t spaces;         /* address spaces seen so far */
    struct feed_insn *insns; /* hash table of instructions by their bits */
    uint32_t size, count;
    struct arena memory;
    const struct code *code; /* whose pages `account` knows */
    const struct cpu_exact *account;
};

/* What a cpu needs beside its pipeline. */
struct feed {
    struct consumer_cpu cpu;
    struct feed_timing *timing;
    struct consumer *consumer; /* the timing's */
    uint64_t skipped;          /* instructions skipped in the block being executed */
    uint32_t call_at;          /* position + 1 of the operation whose helper is being executed: ir_insn_at() */
};

/* Call when a run of `budget` cycles begins. */
void feed_start(struct cpu *c, uint64_t budget);
/* The block has been left after `insns` retired instructions of `begun`, for `next`. Returns the cycles of what has been drained. */
uint64_t feed_leave(struct cpu *c, unsigned insns, unsigned begun, uint64_t next);
/* Drains the queue. Returns the cycles of what has been drained. */
uint64_t feed_drain(struct cpu *c);

/* The operations of cpu_timing on a struct feed_timing; `set` is the engine's. */
struct cpu_timing *feed_timing_new(const struct isa *isa, const struct timing_model *description, unsigned entries,
                                   const struct cpu_timing_ops *ops);
void feed_unref(struct cpu_timing *t);
void feed_reference(struct cpu_timing *t, bool on);
void feed_count(struct cpu_timing *t, bool on);
bool feed_caches(struct cpu_timing *t, bool on, uint64_t mhz);
const char *feed_cache(const struct cpu_timing *t, unsigned index, struct cache_figures *out);
void feed_totals(const struct cpu_timing *t, struct cpu_timing_totals *out);
bool feed_exact(struct cpu_timing *t);
bool feed_set_exact(struct cpu *c, struct cpu_exact *account);
void feed_end_exact(struct cpu_timing *t, const struct cpu_exact *account);
uint64_t feed_longest(const struct cpu *c);

/* Makes t the timing of c, which has none. Returns false without memory. */
bool feed_set(struct cpu *c, struct cpu_timing *t);
bool feed_clone(struct cpu *c, const struct cpu *from);
void feed_free(struct cpu *c);
/* Call when the cpu changes its address space. */
void feed_new_space(struct cpu *c);

#endif
