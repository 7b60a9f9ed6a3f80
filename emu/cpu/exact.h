/*
 * exact.h - exact figures: what each instruction has cost, of all that an observer puts into one account (an executed program of a
 * process). Implementations of cpus add to it what cpu_set_exact() says; the observer reads it.
 *
 *     struct cpu_exact *e = cpu_exact_new(note_code, ctx);
 *     cpu_set_exact(cpu, e);                // before each run
 *     ... cpu_run() ...
 *     ... free the cpus and their timing ...
 *     size_t n;
 *     const struct cpu_exact_figure *f = cpu_exact_figures(e, &n);
 *     cpu_exact_free(e);
 */
#ifndef PRECIS_EMU_CPU_EXACT_H
#define PRECIS_EMU_CPU_EXACT_H

#include <stddef.h>
#include <stdint.h>

#include "emu/timing/pipeline.h"

struct space;

/* What a figure counts: below TIMING_CAUSES, cycles of that cause other than stalls for a known producer; then TIMING_CAUSES + class:
 * stalls for results of that class; the last: executions. */
enum { EXACT_CLASS = TIMING_CAUSES, EXACT_INSTRUCTIONS = TIMING_CAUSES + TIMING_MAX_CLASSES };

struct cpu_exact_figure {
    uint64_t pc; /* as cpu_pc_slot() */
    uint32_t what;
    uint64_t n;
};

struct cpu_exact;

/* Called before code at pc, on a page that may be new to the account, runs for the first time. */
typedef void cpu_exact_code(void *ctx, struct space *space, uint64_t pc);

/* An empty account. code may be NULL. NULL: no memory. */
struct cpu_exact *cpu_exact_new(cpu_exact_code *code, void *ctx);
void cpu_exact_free(struct cpu_exact *e);
/* Adds n to a figure. Ends precis with a message if out of memory. */
void cpu_exact_add(struct cpu_exact *e, uint64_t pc, unsigned what, uint64_t n);
/* Reports a page with code. */
void cpu_exact_code_at(const struct cpu_exact *e, struct space *space, uint64_t pc);
/* Returns the figures, sorted by pc, then by what they count; valid until the next call of a function with e. */
const struct cpu_exact_figure *cpu_exact_figures(struct cpu_exact *e, size_t *count);

#endif
