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

#include <string.h>

/* ---- descriptors ------------------------------------------------------------------------------ */

enum { CONSUMER_MAX_INSNS = 64 };

/* An instruction of a block. */
struct consumer_insn {
    const struct timing_insn *t;
    uint64_t pc, next;        /* its address; that of the instruction after it in memory */
    uint64_t after;           /* where a call here returns */
    uint64_t pc_if_skipped;   /* what it counts for in exact figures if it is skipped */
    uint16_t accesses, loads; /* upper bounds of its memory accesses; of those, loads */
    uint16_t charges;         /* operations that charge it by value */
    uint8_t rotating;         /* timing_event.rotating */
    bool skipped;             /* on all paths */
};

/* What is known of a path when it has been taken. */
struct consumer_path {
    uint8_t insns;    /* instructions that retired … */
    uint8_t begun;    /* … and that were fetched: one more if that one stopped */
    uint64_t skipped; /* path bits: set of the instructions that were skipped */
    uint64_t next;    /* address of the next instruction */
    uint64_t moves;   /* work of the register stack in all, in half cycles: cpu_window.moves */
};

/* Words that follow a route in the queue, in this order. */
enum {
    ROUTE_BITS = 1,  /* path bits of `skipped`: of the instructions route.bits[0] and so on */
    ROUTE_NEXT = 2,  /* path.next */
    ROUTE_MOVES = 4, /* path.moves */
    ROUTE_ANY = 8,   /* path.skipped, insns | begun << 8; with ROUTE_NEXT and ROUTE_MOVES */
    ROUTE_MOST = 5   /* words, with the route */
};

/* A place for an access in the words after a route. */
struct consumer_slot {
    uint32_t op;      /* the feeder's */
    uint16_t at;      /* in units of four bytes, from the route on */
    uint8_t insn;     /* the instruction … */
    uint8_t kind;     /* … and enum cache_access, or CONSUMER_CHARGED */
    bool is_perhaps;  /* it follows the same space with 1 if the access has happened, or 0 */
    bool is_constant; /* a charge of `word`, which has no place */
    uint32_t word;    /* … */
};

/* A look-up or charge of a block: for TIMING_ISSUE_MICROCODE with caches.simple, or without caches. */
struct consumer_step {
    uint32_t at; /* CACHE_FETCH: the line's address; otherwise where the address or charge is: consumer_slot.at, without the mark */
    uint8_t insn, kind;
    bool is_perhaps;
};

/* A sum of charges by value: their cycles in all, and by cause from TIMING_EXECUTE on. */
struct consumer_sum {
    uint64_t cycles;
    uint64_t by_cause[TIMING_CHARGED];
};

/* What a memoised transition with a route's path, without pending misses, does. */
struct consumer_known {
    uint64_t *count; /* its executions; NULL: it is not known */
    uint32_t state, after, cycles;
};

/* A way out of a block: what is the same on all paths that take it. */
struct consumer_route {
    struct consumer_block *block;
    struct consumer_path path;
    const uint8_t *bits;               /* the instructions of the path bits */
    const struct consumer_slot *slots; /* its accesses, in order, if they do not precede the route */
    uint16_t nslots, words;            /* words: of the entry with such accesses, from the route on */
    unsigned has;                      /* ROUTE_BITS … */
    bool charges;                      /* there are charges in `slots` */
    uint64_t fetched;                  /* consumer.fetches when all its fetches were MRU hits */
    bool by_steps;                     /* it can be consumed by steps */
    unsigned nsteps, ncharges;         /* of the block's steps and charges, those of this path */
    struct consumer_sum charged;       /* with steps: its constant charges */
    uint64_t last_line, falls_to;      /* with steps: the line that the path's last instruction begins in; the address of the next one */
    struct consumer_known known[8];    /* with steps and without path bits: by the state's number, and whether control fell through */
};

struct consumer_block {
    unsigned ninsns, nlines;
    unsigned bound;                          /* upper bound of the cycles of any path from any state */
    uint64_t branches;                       /* set of the predicted branches … */
    uint64_t delayed;                        /* … and of those that have a delay slot */
    unsigned *numbers;                       /* the predictor's numbers of both, by instruction; 0: not known */
    uint8_t *lines;                          /* the first instruction of each line of the instruction cache */
    struct consumer_transition *transitions; /* the memoised ones */
    struct consumer_route any;               /* the route of any path */
    struct consumer_route *routes;           /* the feeder's, in one allocation with `slots` and `steps`, or NULL */
    unsigned nroutes;                        /* … */
    struct consumer_step *steps, *charges; /* …; the look-ups, in the order in which they happen, and the charges that are not constant */
    unsigned nsteps, ncharges;             /* … */
    unsigned append_from, append_to;       /* with slots: the feeder's operations from the one on, to before the other, append accesses */
    const struct consumer_slot *slots;     /* of all accesses, if they are in slots */
    unsigned nslots;                       /* … */
    void *owner;                           /* … */
    size_t index;                          /* … */
    struct consumer_insn insns[];
};

/* ---- cpus ------------------------------------------------------------------------------------- */

/* Stall cycles and cycles of misses of one instruction: struct timing_event. wait, not 0: a load waits for a store until `wait` cycles
 * after the block's instruction `after` - 1 issued; after 0: after the block began. TIMING_ISSUE_REORDER: after: timing_event.store. */
struct consumer_miss {
    uint16_t insn, fetch, fetch_tlb, data, data_tlb, wait, after;
};

/* A store that may still be in the store buffer: timing_model.stores. Or a load: timing_model.banks; then the clock, consumer_cpu.now,
 * counts the cycles that had instructions. */
struct consumer_store {
    uint64_t address, until; /* until: the consumer_cpu.now at which it has left; TIMING_ISSUE_REORDER: its own */
    uint8_t bytes;
};

/* A store of the entry being consumed. cycles: from its issue until it has left. */
struct consumer_stored {
    uint64_t address;
    uint8_t insn, bytes, cycles;
};

/* A branch whose delay slot is the next instruction. */
struct consumer_branch {
    const struct timing_insn *t; /* or NULL */
    uint64_t pc;
};

/* The pipeline of one cpu. It is empty in state 0, if it carries nothing. */
struct consumer_cpu {
    struct consumer_cpu *next, **at; /* in consumer.cpus; at NULL: it has not run yet */
    uint32_t state;                  /* its number */
    uint32_t space;                  /* number of the address space */
    bool one;                        /* runs are of one instruction, whose charge is `last` */
    bool carries;                    /* pending misses of an instruction that did not retire, for its next attempt: */
    struct consumer_miss carried;    /* … */
    uint64_t moves;                  /* of the register stack that have been charged */
    uint64_t fetched;                /* timing_caches.one_first: the line that the last instruction began in, plus one; 0: none */
    struct consumer_branch branch;   /* the last instruction, if the predictor does not know yet where it goes */
    uint64_t now;                    /* with a store buffer: cycles of all entries; TIMING_ISSUE_REORDER: instructions */
    struct consumer_store stores[TIMING_MAX_STORES]; /* the last ones … */
    unsigned newest;                                 /* … and the place of the youngest */
    struct timing_charge last;
    struct cpu_exact *account; /* of exact figures, or NULL */
    uint64_t stall_before[CACHE_STALLS];
};

/* ---- the consumer ----------------------------------------------------------------------------- */

/* The place of a charge, instead of an access: its word is in place of the address. */
enum { CONSUMER_CHARGED = 0xff };

enum { CONSUMER_ENTRIES = 4096, CONSUMER_WORDS = 4 /* for each entry */, CONSUMER_BLOCK_WORDS = 1024 /* at most */ };

/*
 * The queue is a sequence of words. An entry is the accesses of a path, then its route (a pointer) and the words that follow that. An
 * access is negative; with addresses of at most 32 bits its lower half is the address; otherwise the next word is. The upper half, or the
 * word without an address, is CONSUMER_ACCESS | instruction << 1 | is a store. Or there are none before the route, which says where they
 * are after it: struct consumer_slot.
 */
#define CONSUMER_ACCESS INT32_MIN
#define CONSUMER_CHARGE (INT32_MIN | 1 << 30) /* the same of a charge by value (TIMING_CHARGE()), in place of the address */
struct consumer_queue {
    uint64_t *word, *at;         /* the first word, and the next one to be written */
    unsigned limit;              /* words after which the queue is drained */
    unsigned cycles;             /* a block's bound is at least as many for each of its words */
    bool flat;                   /* addresses have at most 32 bits */
    struct consumer_block *open; /* the block that has begun, or NULL */
    int64_t left;                /* cycles of the budget that are left after all drained entries */
    uint64_t pending;            /* upper bound of the cycles of the others */
    uint64_t owed, instructions; /* cycles of drained entries that have not been returned yet; and instructions */
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
    struct consumer_cpu *cpu;        /* the one that runs … */
    struct consumer_cpu *cpus;       /* … and all that have */
    struct cpu_exact *account;       /* of the counts that have not been added up … */
    struct cpu_timing_totals totals; /* … as these have, but for blocking misses */
    /* The entry being consumed: */
    struct consumer_block *block;     /* or NULL */
    unsigned line;                    /* the next line to fetch */
    uint64_t stall;                   /* cycles of its blocking misses, and of its charges by value … */
    uint32_t charged[TIMING_CHARGED]; /* … by cause, from TIMING_EXECUTE on */
    uint64_t fetches;                 /* number of events after which a fetch that was an MRU hit may be none */
    unsigned nmisses;
    struct consumer_miss misses[CONSUMER_MAX_INSNS]; /* of its instructions, in order */
    unsigned nstored;
    struct consumer_stored stored[CONSUMER_MAX_INSNS]; /* with a store buffer: its stores, in order */
    /* transition.c: */
    struct timing_state **states;               /* by number */
    uint32_t nstates, *state_table, state_size; /* a hash table of their numbers plus one; 0: free */
    uint32_t most_states;                       /* then all but those of the cpus are forgotten */
    struct consumer_transition **table;         /* a hash table, chained through `next` */
    uint32_t ntransitions, table_size;
    struct consumer_transition *recent[1 << CONSUMER_RECENT_BITS]; /* by the previous path, or the state, and this one; or NULL */
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
/* Returns whether the paths of blocks with slots can have steps. */
static inline bool consumer_has_steps(const struct consumer *k)
{
    return k->description->issue == TIMING_ISSUE_MICROCODE && k->queue.flat && (!k->caches || k->caches->simple);
}
/* Fills in b->steps, of which there is room for its lines and slots, and then a route's, whose slots and path are known. */
void consumer_plan_block(const struct consumer *k, struct consumer_block *b);
void consumer_plan_route(const struct consumer *k, struct consumer_route *r);

/* The pipeline becomes empty. */
static inline void consumer_empty(struct consumer_cpu *cpu)
{
    cpu->state = 0;
    cpu->carries = false;
    memset(cpu->stores, 0, sizeof cpu->stores);
}
/* Call before a cpu is freed that has run. */
void consumer_end_cpu(struct consumer *k, struct consumer_cpu *cpu);
/* A run of `cpu` begins, of at most `budget` cycles. */
void consumer_start(struct consumer *k, struct consumer_cpu *cpu, uint64_t budget);
/* Forgets the accesses of instructions from `insn` on of the entry that has not ended, which are its last ones. */
void consumer_drop(struct consumer *k, unsigned insn);
/* Consumes all that is queued, the accesses of an open entry included. */
void consumer_drain(struct consumer *k);
/* Returns the cycles since the last call. */
static inline uint64_t consumer_take(struct consumer *k)
{
    uint64_t cycles = k->queue.owed;
    k->queue.owed = 0;
    return cycles;
}
/* The same for instructions that have retired. */
static inline uint64_t consumer_take_instructions(struct consumer *k)
{
    uint64_t n = k->queue.instructions;
    k->queue.instructions = 0;
    return n;
}
/* Drains. Returns the cycles since consumer_take(), and the stall cycles of the open entry's blocking misses. fetched: those of the fetch
 * of its instruction `insn`, too. */
uint64_t consumer_elapsed(struct consumer *k, unsigned insn, bool fetched);

/* Returns the cycles that certainly are left for blocks that are not queued yet. */
static inline int64_t consumer_room(const struct consumer *k)
{
    return k->queue.left - (int64_t)k->queue.pending - (int64_t)k->worst;
}

/* Returns whether all of b surely fits in the budget. Drains if it would not do so before. */
static inline bool consumer_fits(struct consumer *k, const struct consumer_block *b)
{
    if (consumer_room(k) < (int64_t)b->bound && k->queue.at > k->queue.word)
        consumer_drain(k);
    return consumer_room(k) >= (int64_t)b->bound;
}

static inline void consumer_begin(struct consumer *k, struct consumer_block *b)
{
    k->queue.open = b;
}

static inline void consumer_append(struct consumer *k, int32_t place, uint64_t address)
{
    struct consumer_queue *q = &k->queue;
    if (q->at >= q->word + q->limit + CONSUMER_BLOCK_WORDS)
        consumer_drain(k);
    if (q->flat) {
        *q->at++ = (uint64_t)(uint32_t)place << 32 | (uint32_t)address;
        return;
    }
    *q->at++ = (uint64_t)place;
    *q->at++ = address;
}

/* Instruction `insn` of the open entry accesses memory. */
static inline void consumer_access(struct consumer *k, unsigned insn, bool store, uint64_t address)
{
    consumer_append(k, CONSUMER_ACCESS | (int32_t)(insn << 1 | store), address);
}

/* It is charged by value: a TIMING_CHARGE(). */
static inline void consumer_charge(struct consumer *k, unsigned insn, uint32_t word)
{
    consumer_append(k, CONSUMER_CHARGE | (int32_t)(insn << 1), word);
}

/* Returns the address in slot s of the entry whose route is at *entry; *happened: whether there was such an access. */
static inline uint64_t consumer_in_slot(const struct consumer_queue *q, const uint64_t *entry, const struct consumer_slot *s,
                                        bool *happened)
{
    const uint32_t *at = (const uint32_t *)entry + s->at;
    if (s->is_constant) {
        *happened = true;
        return s->word;
    }
    *happened = !s->is_perhaps || *at;
    if (q->flat)
        return at[s->is_perhaps];
    return *(const uint64_t *)(at + 2 * s->is_perhaps);
}

/* The open entry's path has been taken. Drains if the queue is full, or a block was executed that did not fit. */
static inline void consumer_end(struct consumer *k, const struct consumer_path *path)
{
    struct consumer_queue *q = &k->queue;
    *q->at++ = (uint64_t)(uintptr_t)&q->open->any;
    *q->at++ = path->next;
    *q->at++ = path->moves;
    *q->at++ = path->skipped;
    *q->at++ = path->insns | (uint64_t)path->begun << 8;
    q->pending += q->open->bound;
    q->open = NULL;
    if (q->at >= q->word + q->limit || consumer_room(k) < 0)
        consumer_drain(k);
}

/* ---- stores.c, for the others ------------------------------------------------------------------ */

/* Returns an upper bound of the cycles for which a load waits for a store, or for its bank. */
static inline unsigned consumer_longest_wait(const struct timing_model *m)
{
    return m->banks.number ? m->banks.cycles : !m->stores.entries ? 0 : m->stores.hit > m->stores.miss ? m->stores.hit : m->stores.miss;
}
/* Returns the entry of the block's instruction in k->misses, which is the last one or new. */
static inline struct consumer_miss *consumer_miss_of(struct consumer *k, unsigned insn)
{
    if (!k->nmisses || k->misses[k->nmisses - 1].insn != insn)
        k->misses[k->nmisses++] = (struct consumer_miss){.insn = (uint16_t)insn};
    return &k->misses[k->nmisses - 1];
}
/* With a store buffer or banks: an access of the block's instruction. A store is noted, with banks a load; a load gets its wait. hit: it is
 * an MRU hit. */
void consumer_buffer_access(struct consumer *k, enum cache_access kind, uint64_t address, unsigned insn, bool hit);
/* The block's stores of its first `insns` instructions enter the buffer, which issued at these cycles. The block took `cycles`. */
void consumer_buffer_stores(struct consumer *k, const uint32_t *issued, unsigned insns, uint32_t cycles);

/* ---- transition.c, for consumer.c -------------------------------------------------------------- */

/* Ends precis with a message about memory unless `had`, the result of an allocation. */
void consumer_need(bool had);
/* Returns the number of a state, which may be a new one. */
uint32_t consumer_state(struct consumer *k, struct timing_state *s);
/* Sets *s to state number `state`. */
void consumer_load(const struct consumer *k, uint32_t state, struct timing_state *s);
/* Returns the cycles of a path through the current block, with k->misses, and sets the cpu's state. mispredicted: set of branches. known:
 * NULL, or set to the transition. */
uint32_t consumer_transit(struct consumer *k, const struct consumer_path *path, uint64_t mispredicted, struct consumer_known *known);
/* Forgets all transitions, and the states that are no cpu's, if there are many. Cycles do not depend on it. */
void consumer_bound_states(struct consumer *k);
/* Adds up and frees the transitions of b; NULL: all. */
void consumer_forget(struct consumer *k, struct consumer_block *b);

#endif
