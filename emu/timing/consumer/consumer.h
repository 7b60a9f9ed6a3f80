/*
 * consumer.h - a timing back end in plain C: functional first, timing after.
 *
 * An engine appends the paths that it executes to a queue, each with its path bits and the addresses of its memory accesses. The consumer
 * turns them into cycles later, in order. It shares the parts of emu/timing with emu/cost, and nothing else: each checks the other.
 *
 *     struct consumer *k = consumer_new(description);
 *     struct consumer_block *b = consumer_block_new(n);    // a descriptor; fill in b->insns
 *     consumer_block_ready(k, b);
 *     consumer_start(k, cpu, budget);
 *     while (consumer_fits(k, b)) {                        // may drain
 *         consumer_begin(k, b);
 *         consumer_access(k, insn, is_store, address);     // about to be executed
 *         consumer_end(k, &(struct consumer_path){...});   // may drain
 *     }
 *     consumer_drain(k), used = consumer_take(k);
 *
 * Ticks are exact: each block has an upper bound of its cycles from any state, with every access a miss. The queue is drained when the sum
 * of the queued blocks' bounds and the next one's might reach the budget. If the block does not fit in an empty queue either, the caller
 * executes a shorter one, at last a single instruction. So cycles do not depend on the size of the queue.
 *
 * A path's cycles depend on the pipeline's state before it, its path bits, the mispredicted branches and the pending misses. Such a
 * transition is stepped through the scoreboard once and memoised in an exact hash table, after a small table indexed by the previous path.
 */
#ifndef PRECIS_EMU_TIMING_CONSUMER_CONSUMER_H
#define PRECIS_EMU_TIMING_CONSUMER_CONSUMER_H

#include "emu/cpu/cpu.h"
#include "emu/timing/cache.h"
#include "emu/timing/pipeline.h"
#include "emu/timing/predict.h"

/* ---- descriptors ------------------------------------------------------------------------------ */

enum { CONSUMER_MAX_INSNS = 64 };

/* An instruction of a block. */
struct consumer_insn {
    const struct timing_insn *t;
    uint64_t pc, next;        /* its address; that of the instruction after it in memory */
    uint64_t after;           /* where a call here returns */
    uint64_t pc_if_skipped;   /* what it counts for in exact figures if it is skipped */
    uint16_t accesses, loads; /* upper bounds of its memory accesses; of those, loads */
    uint8_t rotating;         /* timing_event.rotating */
    bool skipped;             /* on all paths */
};

struct consumer_block {
    unsigned ninsns, nlines;
    unsigned bound;                          /* upper bound of the cycles of any path from any state */
    uint64_t branches;                       /* set of the predicted branches */
    unsigned *numbers;                       /* the predictor's numbers of those that have one, in order */
    uint8_t *lines;                          /* the first instruction of each line of the instruction cache */
    struct consumer_transition *transitions; /* the memoised ones */
    void *owner;                             /* the feeder's */
    size_t index;                            /* … */
    struct consumer_insn insns[];
};

/* What is known of a path when it has been taken. */
struct consumer_path {
    uint8_t insns;    /* instructions that retired … */
    uint8_t begun;    /* … and that were fetched: one more if that one stopped */
    uint16_t moves;   /* registers that the register stack moved to or from memory */
    uint64_t skipped; /* path bits: set of the instructions that were skipped */
    uint64_t next;    /* address of the next instruction */
};

/* ---- cpus ------------------------------------------------------------------------------------- */

/* Stall cycles and cycles of misses of one instruction: struct timing_event. */
struct consumer_miss {
    uint16_t insn, fetch, fetch_tlb, data, data_tlb;
};

/* The pipeline of one cpu. It is empty in state 0, if it carries nothing. */
struct consumer_cpu {
    uint32_t state;               /* its number */
    uint32_t space;               /* number of the address space */
    bool one;                     /* runs are of one instruction, whose charge is `last` */
    bool carries;                 /* pending misses of an instruction that did not retire, for its next attempt: */
    struct consumer_miss carried; /* … */
    struct timing_charge last;
    struct cpu_exact *account; /* of exact figures, or NULL */
    uint64_t stall_before[CACHE_STALLS];
};

/* ---- the consumer ----------------------------------------------------------------------------- */

enum { CONSUMER_ENTRIES = 4096, CONSUMER_ACCESSES = 4 /* for each entry */ };

struct consumer_entry {
    struct consumer_block *block;
    struct consumer_path path;
    uint32_t accesses; /* the end of its accesses in the queue */
};

struct consumer_queue {
    struct consumer_entry *entry;
    uint16_t *place;   /* by access: number of the instruction << 1 | is a store; and its address: */
    uint32_t *address; /* with a flat space of at most 32 bits; else NULL … */
    uint64_t *wide;    /* … and this is not */
    unsigned n, size;
    unsigned accesses, room;
    bool open;        /* entry n has begun */
    int64_t left;     /* cycles of the budget that are left after all drained entries */
    uint64_t pending; /* upper bound of the cycles of the others */
    uint64_t owed;    /* cycles of drained entries that have not been returned yet */
};

enum { CONSUMER_RECENT_BITS = 12 };
_Static_assert((int)TIMING_DCACHE - TIMING_ICACHE == CACHE_STALL_DATA && TIMING_TLB - TIMING_ICACHE == CACHE_STALL_TLB, "the same order");

/* A timing model in use. A machine's cpus share it. */
struct consumer {
    struct consumer_queue queue;
    const struct timing_model *description;
    struct timing_model *model; /* prepared */
    struct predictor predictor;
    struct caches *caches;           /* NULL: every access hits */
    unsigned worst;                  /* upper bound of the cycles until all pending results have arrived, plus a branch's penalty */
    bool reference;                  /* step every path instead of memoising transitions */
    bool counts;                     /* collect totals … */
    bool exact;                      /* … and the figures of each instruction: then set `counts`, too */
    struct consumer_cpu *cpu;        /* the one that runs */
    struct cpu_exact *account;       /* of the counts that have not been added up … */
    struct cpu_timing_totals totals; /* … as these have, but for blocking misses */
    /* The entry being consumed: */
    struct consumer_block *block; /* or NULL */
    unsigned line;                /* the next line to fetch */
    uint64_t stall;               /* cycles of its blocking misses */
    unsigned nmisses;
    struct consumer_miss misses[CONSUMER_MAX_INSNS]; /* of its instructions, in order */
    /* transition.c: */
    struct timing_state **states;               /* by number */
    uint32_t nstates, *state_table, state_size; /* a hash table of their numbers plus one; 0: free */
    struct consumer_transition **table;         /* a hash table, chained through `next` */
    uint32_t ntransitions, table_size;
    struct consumer_transition *recent[1 << CONSUMER_RECENT_BITS]; /* by the previous path and this one; or NULL */
    uint64_t previous;                                             /* that path */
    struct consumer_transition *counted;                           /* with exact figures: those with a count */
};

/* Returns NULL without memory. Later the process ends with a message and status 2 if the host has none. */
struct consumer *consumer_new(const struct timing_model *description);
/* Call after its blocks have been freed. */
void consumer_free(struct consumer *k);
/* Sets the queue and the caches, before any block is made. entries: 0: CONSUMER_ENTRIES. flat: addresses have at most 32 bits. caches:
 * simulate the model's, with pages of page_shift, and memory's nanoseconds as cycles of mhz. Returns false without memory. */
bool consumer_configure(struct consumer *k, unsigned entries, bool flat, bool caches, unsigned page_shift, uint64_t mhz);
/* Adds the exact figures up to now to their account. */
void consumer_hand_in(struct consumer *k);
void consumer_totals(const struct consumer *k, struct cpu_timing_totals *out);

/* A new descriptor with n instructions, which are all zero; then, with their fields set, it is made ready. */
struct consumer_block *consumer_block_new(unsigned n);
void consumer_block_ready(struct consumer *k, struct consumer_block *b);
/* Drains, and frees b, which must not be open. */
void consumer_block_free(struct consumer *k, struct consumer_block *b);

/* A run of `cpu` begins, of at most `budget` cycles. */
void consumer_start(struct consumer *k, struct consumer_cpu *cpu, uint64_t budget);
/* Consumes all that is queued, the accesses of an open entry included. */
void consumer_drain(struct consumer *k);
/* Returns the cycles since the last call. */
static inline uint64_t consumer_take(struct consumer *k)
{
    uint64_t cycles = k->queue.owed;
    k->queue.owed = 0;
    return cycles;
}
/* Drains. Returns the cycles since consumer_take(), and the stall cycles of the open entry's blocking misses. fetched: those of the fetch
 * of its instruction `insn`, too. */
uint64_t consumer_elapsed(struct consumer *k, unsigned insn, bool fetched);

/* Returns whether all of b surely fits in the budget. Drains if it would not do so before. */
static inline bool consumer_fits(struct consumer *k, const struct consumer_block *b)
{
    struct consumer_queue *q = &k->queue;
    if (q->left - (int64_t)q->pending < (int64_t)b->bound && q->n)
        consumer_drain(k);
    return q->left - (int64_t)q->pending >= (int64_t)b->bound;
}

static inline void consumer_begin(struct consumer *k, struct consumer_block *b)
{
    struct consumer_queue *q = &k->queue;
    q->entry[q->n].block = b;
    q->open = true;
}

/* Instruction `insn` of the open entry accesses memory. */
static inline void consumer_access(struct consumer *k, unsigned insn, bool store, uint64_t address)
{
    struct consumer_queue *q = &k->queue;
    if (q->accesses == q->room)
        consumer_drain(k);
    q->place[q->accesses] = (uint16_t)(insn << 1 | store);
    if (q->address)
        q->address[q->accesses++] = (uint32_t)address;
    else
        q->wide[q->accesses++] = address;
}

/* The open entry's path has been taken. Drains if the queue is full, or a block was executed that did not fit. */
static inline void consumer_end(struct consumer *k, const struct consumer_path *path)
{
    struct consumer_queue *q = &k->queue;
    struct consumer_entry *e = &q->entry[q->n++];
    e->path = *path;
    e->accesses = q->accesses;
    q->open = false;
    q->pending += e->block->bound;
    if (q->n == q->size || (int64_t)q->pending > q->left)
        consumer_drain(k);
}

/* ---- transition.c, for consumer.c -------------------------------------------------------------- */

/* Ends precis with a message about memory unless `had`, the result of an allocation. */
void consumer_need(bool had);
/* Returns the number of a state, which may be a new one. */
uint32_t consumer_state(struct consumer *k, struct timing_state *s);
/* Sets *s to state number `state`. */
void consumer_load(const struct consumer *k, uint32_t state, struct timing_state *s);
/* Returns the cycles of a path through the current block, with k->misses, and sets the cpu's state. mispredicted: set of branches. */
uint32_t consumer_transit(struct consumer *k, const struct consumer_path *path, uint64_t mispredicted);
/* Adds up and frees the transitions of b; NULL: all. */
void consumer_forget(struct consumer *k, struct consumer_block *b);

#endif
