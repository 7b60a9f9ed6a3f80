/*
 * cost.h - the cycles of the paths through blocks in a timing model. Private to the IR engine.
 *
 * The cost of a path through a block depends on four things: the pipeline's state at the block's entry, the exit, which instructions were
 * skipped, and which branches were mispredicted. Pipeline states are interned, so that they compare as numbers. A block caches the costs of
 * its paths. A path that is not cached is stepped through the scoreboard (emu/timing/pipeline.h). With `reference` set every path is
 * stepped; the result is the same.
 *
 * The caches are looked up at each access, as it happens. A miss is an event, and a pipeline state followed by an event has its own number:
 * a path with a miss is a path that began in another state. If misses are blocking (emu/timing/cache.h), their cycles are spent at once and
 * the pipeline's state does not change.
 */
#ifndef PRECIS_EMU_COST_COST_H
#define PRECIS_EMU_COST_COST_H

#include "emu/blocks/code.h"
#include "emu/cpu/exact.h"
#include "emu/timing/cache.h"
#include "emu/timing/pipeline.h"
#include "emu/timing/predict.h"

struct cost_insns {
    struct cost_recent *recent; /* direct-mapped by the instruction's bytes: 1 << recent_bits entries */
    unsigned recent_bits;
    uint32_t missed;          /* lookups that missed `recent` since it has this size */
    struct cost_known *table; /* hash table of all */
    uint32_t size, count;
    struct arena memory;
};

/* The key of a path's cost. */
struct path_key {
    uint64_t skipped, missed; /* by instruction */
    uint64_t path;            /* the rest, packed to compare as one word: path_key() */
};

/* before: number of the state at the block's entry. exit: its number, or COST_STOPPED | instruction. insns: instructions retired.
 * taken: control did not fall through after the last one. */
static inline struct path_key path_key(uint32_t before, unsigned exit, unsigned insns, bool taken, uint64_t skipped, uint64_t missed)
{
    return (struct path_key){skipped, missed, before | (uint64_t)exit << 32 | (uint64_t)insns << 48 | (uint64_t)taken << 56};
}

// clang-format off
static inline uint32_t path_key_before(const struct path_key *k) { return (uint32_t)k->path; }
static inline bool path_key_taken(const struct path_key *k) { return k->path >> 56 & 1; }
static inline unsigned path_key_insns(const struct path_key *k) { return k->path >> 48 & 0xff; }
// clang-format on

/* A cached path of a block. */
struct path_cost {
    struct path_key key;
    struct path_cost *next;
    bool fixed;     /* translated code counts it, so it lives as long as its block */
    uint32_t after; /* number of the state after it */
    uint32_t cycles;
    uint64_t count;                /* executions, and those … */
    uint64_t handed_in;            /* … whose figures are in an account */
    struct exact_charges *charges; /* with cpu_timing.exact: charges.c; otherwise NULL */
    uint32_t by_cause[];           /* with cpu_timing.counts: cycles by cause, then stalls by the producer's class */
};

/* A line of the instruction cache with instructions of the block. */
struct cost_line {
    uint64_t address;
    unsigned insn; /* the first of them */
};

struct exact_block;

struct block_costs {
    struct cost_store *store;
    struct exact_block *exact; /* with cpu_timing.exact: charges.c; otherwise NULL */
    struct path_cost **last;   /* by exit: the path executed last */
    struct path_cost **table;  /* hash table, chained through next; `few` while that suffices */
    struct path_cost *few[4];
    unsigned npaths, table_size, nexits;
    struct cost_line *lines; /* only with caches */
    unsigned nlines;
    size_t index;      /* in cost_store.blocks */
    uint64_t branches; /* set of the predicted branches */
    unsigned *numbers; /* the predictor's numbers of the branches with a history, in order: predictor_train() */
    unsigned bound;    /* upper bound of the cycles of any path; equals ir_block.bound */
    unsigned loads;    /* the part of it for non-blocking misses of loads: translated code checks the budget at each of them, and needs only
                          the rest to enter the block */
    unsigned fetches;  /* the part for misses of its lines */
    unsigned n;        /* instructions */
    const struct cost_insn **insns; /* those that are not templates: cost_insn_of() */
};

/* The costs of all blocks of a block cache. They are freed together. */
struct cost_store {
    struct cpu_timing *timing;
    struct cost_store *next, **link; /* in cpu_timing.stores */
    struct block_costs **blocks;     /* of live blocks */
    size_t nblocks, room;
    struct cpu_exact *account;    /* with cpu_timing.exact: the program's; NULL once it has ended … */
    struct exact_block *counted;  /* … and the blocks with figures for it */
    struct arena memory;          /* for paths and their tables */
    struct path_cost *free_paths; /* discarded paths, to be used again */
};

/* Returns the scoreboard's data of b's instruction k. */
static inline const struct cost_insn *cost_insn_of(const struct ir_block *b, unsigned k)
{
    const struct block_costs *tb = b->costs;
    const struct ir_fragment *p = b->fragments ? &b->fragments[k] : NULL;
    return p && p->first & IR_FRAGMENT_TEMPLATE ? b->templates[p->first & ~IR_FRAGMENT_TEMPLATE].cost : tb->insns[p ? p->own : k];
}

static inline const struct ir_template *cost_template(const struct ir_block *b, unsigned k)
{
    return b->fragments && b->fragments[k].first & IR_FRAGMENT_TEMPLATE ? &b->templates[b->fragments[k].first & ~IR_FRAGMENT_TEMPLATE]
                                                                        : NULL;
}

/* Returns the address of the instruction that follows b's instruction k in memory. */
static inline uint64_t cost_next(const struct ir_block *b, unsigned k)
{
    const struct ir_template *m = cost_template(b, k);
    return ir_insn_pc(b, k) + (m ? m->advance : cost_insn_of(b, k)->advance);
}

/* Numbers from PENDING_MISS on are those of a state followed by pending misses of the block being executed. They are valid within a run
 * only. */
#define PENDING_MISS 0x80000000u

/* A pending miss in 12 bits: an index of cpu_timing.miss_cycles, a flag for a TLB miss, a flag for data (else a fetch), and from bit
 * MISS_INSN on the number of the instruction. */
enum { MISS_CYCLES_INDEX = 15, MISS_OF_TLB = 16, MISS_OF_DATA = 32, MISS_INSN = 6, MISS_WHAT = 0xfff };
enum { MISS_WITH_DTLB1 = 2 * (CACHE_MAX_OUTER + 1), MISS_CYCLES = 1 + 3 * (CACHE_MAX_OUTER + 1) };

/* A number with this bit encodes a single miss: miss << MISS_SINGLE_WHAT | the state's number, which is below 1 << MISS_SINGLE_WHAT.
 * Other numbers index cpu_timing.misses. */
#define MISS_SINGLE 0x40000000u
enum { MISS_SINGLE_WHAT = 18 };

struct pending_miss {
    uint32_t before; /* number of the state, or of the miss before it */
    uint32_t what;   /* the miss, as encoded above */
};

/* Direct-mapped table of recent numbers; translated code finds one with one comparison. */
struct recent_miss {
    uint64_t key; /* before | what << 32 */
    uint32_t number;
};
enum { RECENT_MISS_BITS = 12 };
#define RECENT_MISS_FACTOR 0x9e3779b97f4a7c15u
static inline unsigned recent_miss_index(uint64_t key)
{
    return (unsigned)(key * RECENT_MISS_FACTOR >> (64 - RECENT_MISS_BITS));
}

/* The cached state after cycles of the register stack. */
struct cost_moved {
    uint64_t key; /* state before << 32 | cycles, which are not 0; 0 if empty */
    uint32_t after;
};
enum { COST_MOVED = 256 };

/* A timing model in use. All cpus of a machine share it. */
struct cpu_timing {
    struct cpu_timing_head head;
    unsigned refs;
    const struct isa *isa;
    uint64_t nullified_mode;                /* ir_timing.nullified_mode */
    unsigned (*rotating)(uint64_t mode);    /* ir_timing.rotating */
    const struct timing_model *description; /* the ISA's */
    struct timing_model *model;             /* prepared */
    bool reference;
    bool counts;                  /* count the paths of translated code, for the totals */
    bool exact;                   /* and for the figures of each instruction: charges.c */
    unsigned worst;               /* upper bound of the cycles until all pending results have arrived, plus a branch's penalty */
    struct timing_state **states; /* by number */
    uint32_t nstates, room;
    struct cost_place *table; /* hash table of the states */
    uint32_t table_size;
    struct arena memory;         /* of states */
    struct pending_miss *misses; /* pending misses, by number - PENDING_MISS - miss_first */
    uint32_t nmisses, miss_room, miss_first;
    uint32_t *miss_table; /* hash table of their numbers; 0 if empty */
    uint32_t miss_table_size;
    struct recent_miss *recent_misses; /* only with caches; by recent_miss_index() */
    uint16_t miss_cycles[MISS_CYCLES]; /* 0, then the possible cycles of a miss: miss_cycles_index() */
    struct cost_moved moved[COST_MOVED];
    struct predictor predictor;
    struct caches *caches;           /* NULL: every access hits */
    uint32_t spaces;                 /* address spaces seen so far */
    struct cpu_timing_totals totals; /* of discarded paths */
    uint64_t forgotten;              /* generation: incremented when paths are discarded to which translated code may refer */
    struct cost_store *stores;
    struct cost_insns insns;
};

/* The state of one cpu's pipeline. */
struct pipeline {
    struct cpu_timing *timing;
    uint32_t state;
    uint64_t skipped;          /* instructions skipped in the block being executed */
    uint64_t stall;            /* stall cycles of blocking misses, and charges by value, to be charged to the budget */
    uint32_t charged;          /* stepping: the instruction's charges by value */
    uint64_t moves;            /* moves of the register stack accounted for */
    bool one;                  /* stop after one instruction */
    bool steps;                /* step every path through the scoreboard */
    struct timing_charge last; /* of the last instruction, after cpu_step() */
    struct cpu_exact *account; /* with cpu_timing.exact; NULL at first */
    /* Only with caches: */
    struct caches *caches;
    uint32_t space;                      /* number of the address space */
    uint32_t call_at;                    /* position + 1 of the operation whose helper is being executed: ir_insn_at() */
    uint64_t stall_before[CACHE_STALLS]; /* stall totals after the last instruction */
    unsigned line;                       /* the next line to fetch in the block being executed */
    uint32_t fetch_at;                   /* fetch it before the operation at this position; COST_FETCHED: all lines left are MRU hits */
};
enum { COST_FETCHED = UINT16_MAX };

/* With caches: enters block b. */
void cost_enter(struct cpu *c, struct ir_block *b);
/* Returns the index in cpu_timing.miss_cycles for an access that hits outer level `level` (CACHE_MAX_OUTER: memory).
 * within: the access looks in the first outer level first. Add MISS_WITH_DTLB1 for an access that also misses the first-level data TLB. */
static inline unsigned miss_cycles_index(unsigned level, bool within)
{
    return 1 + level + (within ? CACHE_MAX_OUTER + 1 : 0);
}
/* Returns the number of state `before` followed by the miss `what`. */
uint32_t pending_miss_number(struct cpu_timing *t, uint32_t before, uint32_t what);
/* Looks up an access of b's instruction `insn` that is no MRU hit. A miss is added to the pipeline's state. */
void cost_add_miss(struct pipeline *d, enum cache_access kind, uint64_t address, const struct ir_block *b, unsigned insn);
/* Returns the stall cycles of blocking misses in the block being executed up to instruction `insn`, which has begun. */
uint64_t cost_stall_cycles(struct cpu *c, struct ir_block *b, unsigned insn);
/* b's instruction `insn` is charged by value: cycles. */
void cost_charge(struct cpu *c, const struct ir_block *b, unsigned insn, uint32_t cycles);
/* Accounts for a memory access by a helper of instruction `insn`. */
void cost_helper_access(struct cpu *c, struct ir_block *b, unsigned insn, uint64_t address, bool store);
/* Accounts for the memory access of the operation at `position`, which may change the caches' state. Returns whether the slice may end
 * within the block because of stall cycles; `left`: cycles left at the block's entry. */
bool cost_access_slow(struct cpu *c, struct ir_block *b, uint32_t position, uint64_t address, bool store, uint64_t left);
/* The same for any access. */
static inline bool cost_access(struct cpu *c, struct ir_block *b, uint32_t position, bool fp, uint64_t address, bool store, uint64_t left)
{
    const struct pipeline *d = c->pipeline;
    return (position >= d->fetch_at || !caches_mru_hit(d->caches, fp ? CACHE_FP_LOAD : CACHE_LOAD, address)) &&
           cost_access_slow(c, b, position, address, store, left);
}

/* Call when the cpu changes its address space. */
void cost_new_space(struct cpu *c);

/* Call when a run begins. */
void cost_start(struct cpu *c);
/* Returns the cycles of the block, left after `insns` instructions by exit number `exit`, or COST_STOPPED | instruction, for `next`. */

uint64_t cost_leave(struct cpu *c, struct ir_block *b, unsigned insns, unsigned exit, uint64_t next);
enum { COST_STOPPED = 0x8000 };

/* Sets of a block's instructions, by their role on its paths. */
struct path_sets {
    uint64_t path_bits;       /* may be skipped on the path through the whole block, by their path bits */
    uint64_t cold;            /* of these: skipped differently on the path of a side exit */
    uint64_t skipped_through; /* always skipped on the path through the whole block */
    uint64_t skipped_on_exit; /* always skipped, but only on the path of a side exit */
    uint64_t stops;           /* the block may be left before them */
    uint64_t falls;           /* the block may be left after them, falling through */
    uint64_t jumps;           /* the block may be left after them, to elsewhere */
};
/* Relevance pruning: returns the irrelevant ones of paths->path_bits, which change neither the cycles nor the exit state if the block is
 * entered in state number `before`. */
uint64_t cost_prune_path_bits(struct cpu *c, struct ir_block *b, uint32_t before, const struct path_sets *paths);

/* Merges equivalent states: returns the number of a state with the same future as `state` from pc, the target of an exit of b, on. It lacks
 * the pending results that arrive within the first cycle there if no instruction of that cycle waits for them. This often merges the states
 * after a predicted and after a mispredicted branch. The result depends on the code at pc: that is in b's page, whose blocks are discarded
 * when the page changes; and where the kernel sets the pc the pipeline is empty (cpu_set_pc()). */
uint32_t cost_merge_state(struct cpu *c, const struct ir_block *b, uint32_t state, uint64_t pc, uint64_t mode);

/* Call before the block's memory is freed. */
void cost_forget(struct ir_block *b);
/* Call before the memory of all blocks is freed. s may be NULL. */
void cost_store_free(struct cost_store *s);
void cost_free(struct cpu *c);
/* Makes t the timing of c, or one cycle per instruction if it is NULL. No block may have path costs. Returns false without memory. */
bool cost_set(struct cpu *c, struct cpu_timing *t);
bool cost_clone(struct cpu *c, const struct cpu *from);

/* Returns the scoreboard's data of the instruction at pc, which is readable. word: its ir_timing.word(), or 0. */
const struct cost_insn *cost_insn_at(struct cpu *c, uint64_t pc, uint64_t word);
/* Returns the ir_timing.word() of the instruction at pc, which is readable. */
uint64_t cost_word(struct cpu *c, uint64_t pc);
/* Describes the instruction at pc, whose word is `word`, as isa_timing.insn(). */
unsigned cost_describe(struct cpu *c, uint64_t pc, uint64_t word, struct timing_insn *out);
/* Prefetches the lookup of `word`. */
void cost_insn_soon(const struct cpu *c, uint64_t word);
void cost_insns_free(struct cost_insns *all);
/* Ends precis with a message about memory unless `had`, the result of an allocation. */
void cost_need(bool had);

/* Makes b->costs. t has just built b. */
void block_costs_new(struct cpu *c, struct ir_block *b, const struct ir_builder *t);
/* Moves the costs of `from`, a cold-tier block, to b, which replaces it. Returns false, and does nothing, if b's costs differ. */
bool cost_take_over(struct cpu *c, struct ir_block *b, struct ir_block *from, const struct ir_builder *t);

/* Returns an upper bound of the cycles of any path from state number `state`. */
unsigned cost_bound(const struct block_costs *tb, uint32_t state);
/* Returns whether any path from the pipeline's present state fits in `left` cycles. Exact, for the end of a slice. */
bool cost_fits_now(const struct cpu *c, const struct block_costs *tb, uint64_t left);

/* Returns whether all of b fits in `left` cycles, from any state. */
static inline bool cost_fits(const struct ir_block *b, uint64_t left)
{
    return (int64_t)left >= (int64_t)b->bound;
}

/* Returns the path from the pipeline's present state, stepped through the scoreboard if it is new. The arguments are as in struct path_key
 * and cost_leave(); the predictor has been consulted. No state changes. */
struct path_cost *path_cost(struct cpu *c, struct ir_block *b, unsigned insns, unsigned exit, uint64_t next, uint64_t skipped,
                            uint64_t missed);
/* Returns the cycles of the register stack's moves since the last call, by the instruction at pc. */
uint64_t cost_register_stack(struct cpu *c, uint64_t pc);

/* ---- charges.c: the figures of each instruction ------------------------------------------------- */

/* Stall cycles of one instruction's blocking misses, or its charges by value, added up by translated code: shifted as in the budget's
 * register. */
struct exact_stalls {
    uint64_t all; /* fetches or data, TLB misses included */
    uint64_t tlb; /* in cycles */
    uint64_t misses, tlb_misses;
};
enum { EXACT_CHARGED = EXACT_ACCESSES, EXACT_STALLS }; /* beside enum exact_access */

struct exact_block {
    struct ir_block *block;
    struct block_costs *costs;
    struct exact_block *next, **link;            /* in cost_store.counted; link is NULL outside the list */
    bool hot;                                    /* translated code counts its paths */
    unsigned shift;                              /* of the stalls */
    struct exact_stalls (*stalls)[EXACT_STALLS]; /* by instruction, or NULL */
    uint64_t stalled;                            /* set of the instructions whose stalls are counted */
    uint64_t before;                             /* the instruction charged for the first one: the branch before it if that is nullified */
};

/* Adds the data of exact figures to b, which has its costs. */
void exact_block_new(struct cpu *c, struct ir_block *b);
/* Returns the counter of the instruction's stalls. of: enum exact_access, or EXACT_CHARGED. shift: of cycles in translated code. */
struct exact_stalls *exact_stalls_of(struct cpu *c, struct ir_block *b, unsigned insn, unsigned of, unsigned shift);
/* Call when a path of the block is counted. hot: translated code will count it, too. */
void exact_note(struct block_costs *tb, bool hot);
static inline void exact_count(struct block_costs *tb)
{
    if (tb->exact && !tb->exact->link)
        exact_note(tb, false);
}
/* Hands a path's figures to the account; the path may then lose its count. */
void exact_path(struct cpu_timing *t, const struct block_costs *tb, struct path_cost *p);
/* Clears what exact_path() has cached in p, which becomes another path. */
void exact_charges_clear(struct path_cost *p);
/* Call before b, whose costs are tb, is discarded with its paths. */
void exact_forget(struct ir_block *b, struct block_costs *tb);
/* Hands the figures of all blocks of a store to the account. */
void exact_hand_in(struct cost_store *s);
/* Call when a run begins. */
void exact_start(struct cpu *c);
/* As caches_look_up(), and counts the misses for the instruction at pc. */
unsigned exact_look_up(const struct pipeline *d, enum cache_access kind, uint64_t address, uint64_t pc);
/* As caches_uncount_store(), and for the instruction at pc. */
void exact_uncount_store(const struct pipeline *d, uint64_t address, uint64_t pc);
/* Charges a blocking miss, a result of caches_look_up(), to the instruction at pc. */
void exact_miss(const struct pipeline *d, uint64_t pc, enum cache_access kind, unsigned misses);

/* cpu.costs of a cpu with a timing model. */
extern const struct ir_costs cost_costs;

/* The operations of cpu_timing; `set` is the engine's. */
struct cpu_timing *cost_new(const struct isa *isa, const struct timing_model *description);
void cost_unref(struct cpu_timing *t);
void cost_reference(struct cpu_timing *t, bool on);
void cost_count(struct cpu_timing *t, bool on);
bool cost_caches(struct cpu_timing *t, bool on, uint64_t mhz);
const char *cost_cache(const struct cpu_timing *t, unsigned index, struct cache_figures *out);
bool cost_exact(struct cpu_timing *t);
bool cost_set_exact(struct cpu *c, struct cpu_exact *account);
void cost_end_exact(struct cpu_timing *t, const struct cpu_exact *account);
void cost_totals(const struct cpu_timing *t, struct cpu_timing_totals *out);
bool cost_last_charge(const struct cpu *c, struct timing_charge *out);
const struct timing_model *cost_model(const struct cpu *c);
uint64_t cost_longest(const struct cpu *c);

#endif
