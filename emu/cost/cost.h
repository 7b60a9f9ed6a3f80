/*
 * cost.h - the scoreboard (emu/timing/pipeline.h) behind blocks of micro-operations. Private to emu/ir.
 *
 * What a pass through a block costs depends on little: the pipeline's state at its beginning, the exit, which instructions
 * were skipped, which branches a predictor got wrong. Blocks remember the outcome for what they have seen; states are
 * interned, so that they compare as numbers. A pass that is not known is stepped through the scoreboard. With
 * `reference` set every pass is: the result is the same.
 *
 * Caches are asked at every access, as it happens. What comes late is an event, and a state with an event behind it has a
 * number too: so a pass in which something missed is one that began in another state. Where a miss holds the whole processor
 * (cache.h) nothing comes late: its cycles are spent at once, and the pipeline's state is what it was.
 */
#ifndef PRECIS_EMU_IR_TIMED_H
#define PRECIS_EMU_IR_TIMED_H

#include "emu/timing/cache.h"
#include "emu/timing/pipeline.h"
#include "emu/timing/predict.h"
#include "emu/ir/build.h"

/* An instruction; all that are alike are one. */
struct timed_insn {
    struct timing_insn t;
    uint8_t advance; /* to the address behind it */
    uint16_t most;   /* more cycles than it can cost, by itself and by keeping later ones waiting */
};
_Static_assert(sizeof(struct timed_insn) == 40, "5 words, without padding");

struct timed_insns {
    struct timed_recent *recent; /* 1 << recent_bits */
    unsigned recent_bits;
    uint32_t missed;           /* what was not among them, since there are so many */
    struct timed_known *table; /* by hash */
    uint32_t size, count;
    struct arena memory;
};

/* What the cost of a pass through a block depends on. */
struct timed_key {
    uint64_t skipped, missed; /* by instruction */
    uint64_t pass;            /* one word, so that it is compared as one: see timed_key() */
};

/* before: number of the state at its beginning. exit: number, or TIMED_STOPPED | instruction. insns: how many were retired.
 * taken: flow went on elsewhere than behind the last one. */
static inline struct timed_key timed_key(uint32_t before, unsigned exit, unsigned insns, bool taken, uint64_t skipped,
                                         uint64_t missed)
{
    return (struct timed_key){skipped, missed,
                              before | (uint64_t)exit << 32 | (uint64_t)insns << 48 | (uint64_t)taken << 56};
}

static inline uint32_t timed_key_before(const struct timed_key *k) { return (uint32_t)k->pass; }
static inline unsigned timed_key_insns(const struct timed_key *k) { return k->pass >> 48 & 0xff; }

/* One pass that a block remembers. */
struct timed_pass {
    struct timed_key key;
    struct timed_pass *next;
    bool fixed;               /* translated code counts it: it stays while its block does */
    uint32_t after;           /* number of the state */
    uint32_t cycles;
    uint64_t count;           /* how often it happened */
    uint32_t by_cause[];      /* if somebody counts: cycles by cause, and behind them stalls by producer's class */
};

/* A line of instructions in a block: the first of them. */
struct timed_line {
    uint64_t address;
    unsigned insn;
};

struct timed_block {
    struct timed_store *store;
    struct timed_pass **last;  /* by exit: the one that happened last */
    struct timed_pass **table; /* by hash, linked through next: `few`, or more */
    struct timed_pass *few[4];
    unsigned npasses, table_size, nexits;
    struct timed_line *lines; /* with caches */
    unsigned nlines;
    size_t index;             /* in timed_store.blocks */
    uint64_t branches;        /* instructions that the predictor is asked about */
    unsigned *numbers;        /* of those branches that it remembers, in their order: predictor_right() */
    unsigned bound;           /* more cycles than any pass takes; ir_block.bound, too */
    unsigned n;
    const struct timed_insn **insns; /* of a block of parts: those that have operations of their own; timed_insn_of() */
};

/* Those of a store of code, and their passes: that goes as a whole. */
struct timed_store {
    struct cpu_timing *timing;
    struct timed_store *next, **link; /* in cpu_timing.stores */
    struct timed_block **blocks;      /* that live */
    size_t nblocks, room;
    struct arena memory;              /* of passes, and their tables … */
    struct timed_pass *free_passes;   /* … and those passes that were forgotten */
};

/* Instruction number k. */
static inline const struct timed_insn *timed_insn_of(const struct ir_block *b, unsigned k)
{
    const struct timed_block *tb = b->timed;
    const struct ir_part *p = b->parts ? &b->parts[k] : NULL;
    return p && p->first & IR_PART_KEPT ? b->kept[p->first & ~IR_PART_KEPT].timed : tb->insns[p ? p->own : k];
}

static inline const struct kept_insn *timed_kept(const struct ir_block *b, unsigned k)
{
    return b->parts && b->parts[k].first & IR_PART_KEPT ? &b->kept[b->parts[k].first & ~IR_PART_KEPT] : NULL;
}

/* The address behind it. */
static inline uint64_t timed_next(const struct ir_block *b, unsigned k)
{
    const struct kept_insn *kept = timed_kept(b, k);
    return ir_insn_pc(b, k) + (kept ? kept->advance : timed_insn_of(b, k)->advance);
}

/* Numbers from here on: a state and, behind it, something that came late in the block that runs. Only within a run. */
#define TIMED_LATE 0x80000000u

/* What came late: which of cpu_timing.late_cycles, of a translation, of data; the instruction of the block. */
enum { TIMED_LATE_WAITS = 15, TIMED_LATE_TLB = 16, TIMED_LATE_DATA = 32, TIMED_LATE_INSN = 6, TIMED_LATE_WHAT = 0xfff };

/* With this, too, the number says it all: what came late << TIMED_ONE_WHAT | the state's number, which is below 1 << TIMED_ONE_WHAT.
 * Otherwise a table says what it stands for. */
#define TIMED_ONE 0x40000000u
enum { TIMED_ONE_WHAT = 18 };

struct timed_late {
    uint32_t before;          /* number of the state or of the event before it */
    uint32_t what;
};

/* Those looked for last, where translated code finds them with one comparison. */
struct timed_short {
    uint64_t key;             /* before | what << 32 */
    uint32_t number;
};
enum { TIMED_SHORT_BITS = 12 };
#define TIMED_SHORT_FACTOR 0x9e3779b97f4a7c15u
static inline unsigned timed_short_index(uint64_t key)
{
    return (unsigned)(key * TIMED_SHORT_FACTOR >> (64 - TIMED_SHORT_BITS));
}

/* States behind the register stack's moves. */
struct timed_moved {
    uint64_t key;             /* state before << 32 | cycles; there is none of 0 cycles */
    uint32_t after;
};
enum { TIMED_MOVED = 256 };

/* All cpus of a machine share one. */
struct cpu_timing {
    unsigned refs;
    const struct isa *isa;
    const struct timing_model *model;
    bool reference;
    bool counts;              /* passes through translated code are counted: the totals are wanted */
    unsigned worst;           /* more cycles than it takes until everything on its way has arrived, and a branch's penalty */
    struct timing_state **states; /* by number */
    uint32_t nstates, room;
    struct timed_place *table; /* by hash */
    uint32_t table_size;
    struct arena memory;      /* of states */
    struct timed_late *late;  /* by number - TIMED_LATE - late_first */
    uint32_t nlate, late_room, late_first;
    uint32_t *late_table;     /* their numbers by hash; 0: empty */
    uint32_t late_table_size;
    struct timed_short *late_short; /* with caches: by timed_short_index() */
    uint16_t late_cycles[1 + 2 * (CACHE_MAX_OUTER + 1)]; /* 0, and how late an access may be: see timed_late_waits() */
    struct timed_moved moved[TIMED_MOVED];
    struct predictor predictor;
    struct caches *caches;        /* NULL: every access hits */
    uint32_t spaces;              /* address spaces seen */
    struct cpu_timing_totals totals; /* of forgotten passes */
    uint64_t forgotten;              /* how often passes were that translated code may know */
    struct timed_store *stores;
    struct timed_insns insns;        /* that were met */
};

/* The state of one cpu's pipeline. */
struct timed {
    struct cpu_timing *timing;
    uint32_t state;
    uint64_t skipped;         /* in the block that runs */
    uint64_t moves;           /* of the register stack, seen */
    bool one;                 /* stop after one instruction */
    bool steps;               /* every pass is stepped through the scoreboard */
    struct timing_charge last; /* of the last instruction, after cpu_step */
    /* with caches: */
    struct caches *caches;
    uint32_t space;           /* number of the address space */
    uint32_t call_at;         /* position + 1 of the operation whose helper runs: ir_insn_at() */
    uint64_t held;            /* cycles for which misses have held the processor, not taken off yet */
    uint64_t held_before[CACHE_HOLDS]; /* caches.held when the last instruction was done */
    unsigned line;            /* of the running block: the next one to be asked for … */
    uint32_t fetch_at;        /* … before its operation at that position, unless all that are left repeat: TIMED_FETCHED */
};
enum { TIMED_FETCHED = UINT16_MAX };

/* With caches: the block begins. */
void timed_enter(struct cpu *c, struct ir_block *b);
/* Where in cpu_timing.late_cycles it is how late what is found in outer level `level` comes (CACHE_MAX_OUTER: in memory); `within`: to an access
 * that begins in the first of them. */
static inline unsigned timed_late_waits(unsigned level, bool within) { return 1 + level + (within ? CACHE_MAX_OUTER + 1 : 0); }
/* The number of state `before` with `what` behind it. */
uint32_t timed_late_number(struct cpu_timing *t, uint32_t before, uint32_t what);
/* An access of instruction `insn` of the running block, which stands at pc, does not repeat: what comes late of it is added to the
 * pipeline's state. */
void timed_ask(struct timed *d, enum cache_access kind, uint64_t address, unsigned insn, uint64_t pc);
/* The block runs, and its instruction number `insn` has begun: cycles for which misses have held the processor in it. */
uint64_t timed_held(struct cpu *c, struct ir_block *b, unsigned insn);
/* A helper of instruction `insn` has accessed memory. */
void timed_helper_access(struct cpu *c, struct ir_block *b, unsigned insn, uint64_t address, bool store);
/* The operation at `position` of the block is about to access memory; only if the caches' state may change by it. With `left` cycles left when
 * the block began, may the slice end in the block because of what has held the processor since? */
bool timed_look_up(struct cpu *c, struct ir_block *b, uint32_t position, uint64_t address, bool store, uint64_t left);
/* The same with caches, whether it may or not. */
static inline bool timed_access(struct cpu *c, struct ir_block *b, uint32_t position, bool fp, uint64_t address, bool store, uint64_t left)
{
    const struct timed *d = c->timed;
    return (position >= d->fetch_at || !caches_repeats(d->caches, fp ? CACHE_FP_LOAD : CACHE_LOAD, address)) &&
           timed_look_up(c, b, position, address, store, left);
}

/* The cpu has another address space. */
void timed_new_space(struct cpu *c);

/* A run begins. */
void timed_start(struct cpu *c);
/* The block's cycles when it is left: `insns` instructions retired, through exit number `exit`, and flow goes on at `next`.
 */

uint64_t timed_leave(struct cpu *c, struct ir_block *b, unsigned insns, unsigned exit, uint64_t next);
enum { TIMED_STOPPED = 0x8000 };

/* Sets of a block's instructions. */
struct timed_ways {
    uint64_t conditions; /* those that may be skipped on the way through all of it … */
    uint64_t aside;      /* … or on a way out, where others are skipped than on that way */
    uint64_t passed;     /* skipped on the way through all of it … */
    uint64_t passed_out; /* … or on a way out only */
    uint64_t stops;      /* the block may be left before them … */
    uint64_t falls;      /* … behind them, to what stands there … */
    uint64_t jumps;      /* … and behind them to elsewhere */
};
/* Begun in the pipeline's state number `before`: those conditions of which nothing can tell whether they are so, by cycles or by the
 * state behind. */
uint64_t timed_weigh(struct cpu *c, struct ir_block *b, uint32_t before, const struct timed_ways *ways);

/* The ways through b from its beginning in state number `before` up to `insns` instructions, behind which flow goes on at next. `skipped`
 * and `missed` are as in struct timed_key; besides, each of the n instructions in insn[] may be skipped or not or, if its bit is in
 * `branches`, foretold wrong or not. */
struct timed_ways_to {
    uint32_t before;
    unsigned insns;
    uint64_t next, skipped, missed, branches;
    unsigned n;
    const uint8_t *insn;
    const uint64_t (*with)[2]; /* by condition, and whether it is so: further instructions, behind its own, that are skipped then */
};
/* Some of those instructions that stand one behind the other, and what happens from the first of them (the first part: from the beginning)
 * to the next part's first: depends on a few states in front of it. */
struct timed_ways_part {
    uint32_t of;              /* bit i: insn[i] is one of them */
    unsigned n, starts;       /* how many they are; states in front of it */
    uint32_t *cycles, *after; /* by state << n | which of them are (their bits side by side): what it takes, and the next part's
                               * state; of the last one that state's number. cycles is the caller's to free */
};
/* All ways, in so many parts. false: there are too many states on the way. */
bool timed_all_ways(struct cpu *c, const struct ir_block *b, const struct timed_ways_to *to, struct timed_ways_part *parts,
                    unsigned nparts);

/* The number of a state that costs the same as number `state` from pc on, where an exit of b leads: without those results on their way
 * that the instructions of the first cycle there do not wait for, and that are there after it. Two states are often the same then,
 * that in front of a branch foretold right and that of one foretold wrong among them. It is the code that says so: pc is in b's page,
 * whose blocks are forgotten when it changes, and where control is sent elsewhere the pipeline is empty (cpu_set_pc()). */
uint32_t timed_reduce(struct cpu *c, const struct ir_block *b, uint32_t state, uint64_t pc, uint64_t mode);

/* Before the block's memory is freed … */
void timed_forget(struct ir_block *b);
/* … or that of all; NULL: there is nothing. */
void timed_store_free(struct timed_store *s);
void timed_free(struct cpu *c);
bool timed_clone(struct cpu *c, const struct cpu *from);

/* What is known of the instruction at pc, which can be read; `word` is isa_timing.word() of it, or 0. */
const struct timed_insn *timed_insn_at(struct cpu *c, uint64_t pc, uint64_t word);
/* It is going to be asked for soon. */
void timed_insn_soon(const struct cpu *c, uint64_t word);
void timed_insns_free(struct timed_insns *all);
/* The host had memory; otherwise precis ends. */
void timed_need(bool had);

/* What is known of b for the pipeline becomes known: b->timed. It is new, and t has just made it. */
void timed_block_new(struct cpu *c, struct ir_block *b, const struct ir_builder *t);
/* The same if all that is known of `from`, a draft in the place of which b comes, is true of b: it is b's from now on. false: it is not. */
bool timed_take_over(struct cpu *c, struct ir_block *b, struct ir_block *from, const struct ir_builder *t);

/* More cycles than any pass takes that begins in state number `state`. */
unsigned timed_bound(const struct timed_block *tb, uint32_t state);
/* Near the end of a slice: the same from the state that the pipeline is in. */
bool timed_fits_now(const struct cpu *c, const struct timed_block *tb, uint64_t left);

/* May all of b run with so many cycles left? */
static inline bool timed_fits(const struct ir_block *b, uint64_t left)
{
    return (int64_t)left >= (int64_t)b->bound;
}

/* The pass, from the state d->state, for which the predictor has been asked; the arguments are as in struct timed_key and
 * timed_leave(). Nothing happens yet. */
struct timed_pass *timed_pass(struct cpu *c, struct ir_block *b, unsigned insns, unsigned exit, uint64_t next,
                              uint64_t skipped, uint64_t missed);
/* Cycles for what the register stack has moved since it was asked last. */
uint64_t timed_register_stack(struct cpu *c);

/* interp.c compiled with the scoreboard's hooks. */
uint64_t interp_run_timed(struct cpu *c, uint64_t budget, struct cpu_stop *why);

#endif
