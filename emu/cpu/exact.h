/*
 * exact.h - exact figures: what each instruction has cost, of all that an observer puts into one account (an executed program of a
 * process). Implementations of cpus add to it what cpu_set_exact() says; the observer reads it.
 *
 *     struct cpu_exact_index *i = cpu_exact_index_new();
 *     struct cpu_exact *e = cpu_exact_new(i, note_code, ctx);
 *     cpu_set_exact(cpu, e);                // before each run
 *     ... cpu_run() ...
 *     ... free the cpus and their timing ...
 *     size_t n;
 *     const struct cpu_exact_figure *f = cpu_exact_figures(e, &n);
 *     cpu_exact_free(e);
 *     cpu_exact_index_free(i);
 *
 * All accounts of an index number their figures alike: processes that run the same code find a figure's place only once.
 */
#ifndef PRECIS_EMU_CPU_EXACT_H
#define PRECIS_EMU_CPU_EXACT_H

#include <stddef.h>
#include <stdint.h>

#include "emu/timing/cache.h"
#include "emu/timing/pipeline.h"

struct space;

/* What a figure counts: below TIMING_CAUSES, cycles of that cause other than stalls for a known producer; then TIMING_CAUSES + class:
 * stalls for results of that class; executions; executions that read and that write memory; misses, by exact_miss_figure(). */
enum { EXACT_CLASS = TIMING_CAUSES, EXACT_INSTRUCTIONS = TIMING_CAUSES + TIMING_MAX_CLASSES, EXACT_READS, EXACT_WRITES, EXACT_MISSES };

/* Where accesses miss: the first level of instructions or of data, the further levels, the TLBs. */
enum exact_level { EXACT_FIRST, EXACT_OUTER, EXACT_TLB = EXACT_OUTER + CACHE_MAX_OUTER, EXACT_DTLB1, EXACT_LEVELS };
enum exact_access { EXACT_FETCH, EXACT_READ, EXACT_WRITE, EXACT_ACCESSES };
enum { EXACT_FIGURES = EXACT_MISSES + EXACT_LEVELS * EXACT_ACCESSES };

static inline unsigned exact_miss_figure(enum exact_level level, enum exact_access access)
{
    return EXACT_MISSES + (unsigned)level * EXACT_ACCESSES + (unsigned)access;
}

struct cpu_exact_figure {
    uint64_t pc; /* as cpu_pc_slot() */
    uint32_t what;
    uint64_t n;
};

/* All functions here end precis with a message if out of memory. */
struct cpu_exact_index;
struct cpu_exact_index *cpu_exact_index_new(void);
/* Call after its accounts have been freed. i may be NULL. */
void cpu_exact_index_free(struct cpu_exact_index *i);

enum { EXACT_PAGE = 64 /* figures */ };

/* An account: the counts of figures by their number in the index, in pages. */
struct cpu_exact {
    uint64_t **page; /* NULL: all are 0 */
    size_t npages;
    struct cpu_exact_index *index;
    void (*code)(void *ctx, struct space *space, uint64_t pc);
    void *ctx;
};

/* Called before code at pc, on a page that may be new to the account, runs for the first time. */
typedef void cpu_exact_code(void *ctx, struct space *space, uint64_t pc);

/* An empty account. code may be NULL. */
struct cpu_exact *cpu_exact_new(struct cpu_exact_index *index, cpu_exact_code *code, void *ctx);
void cpu_exact_free(struct cpu_exact *e);
/* Returns the number of a figure, the same for all accounts of the index. */
uint32_t cpu_exact_number(struct cpu_exact *e, uint64_t pc, unsigned what);
/* Adds a page of counts, which are 0. */
void cpu_exact_new_page(struct cpu_exact *e, size_t page);
/* Adds n to a figure, by its number. */
static inline void cpu_exact_add_number(struct cpu_exact *e, uint32_t number, uint64_t n)
{
    size_t page = number / EXACT_PAGE;
    if (page >= e->npages || !e->page[page])
        cpu_exact_new_page(e, page);
    e->page[page][number % EXACT_PAGE] += n;
}
/* Adds n to a figure. */
void cpu_exact_add(struct cpu_exact *e, uint64_t pc, unsigned what, uint64_t n);
/* As caches_look_up(), and counts the misses for the instruction at pc, in e or nowhere (NULL). */
unsigned cpu_exact_look_up(struct cpu_exact *e, struct caches *k, enum cache_access kind, uint64_t address, uint64_t pc);
/* Reports a page with code. */
void cpu_exact_code_at(const struct cpu_exact *e, struct space *space, uint64_t pc);
/* Returns the figures, sorted by pc, then by what they count; valid until the next call of a function with an account of the index. */
const struct cpu_exact_figure *cpu_exact_figures(struct cpu_exact *e, size_t *count);

#endif
