/*
 * timed.h - the scoreboard (emu/clock/pipeline.h) behind blocks of micro-operations. Private to emu/ir.
 *
 * What a pass through a block costs depends on little: the pipeline's state at its beginning, the exit, which instructions
 * were skipped, which branches a predictor got wrong. Blocks remember the outcome for what they have seen; states are
 * interned, so that they compare as numbers. A pass that is not known is stepped through the scoreboard. With
 * `reference` set every pass is: the result is the same.
 */
#ifndef PRECIS_EMU_IR_TIMED_H
#define PRECIS_EMU_IR_TIMED_H

#include "emu/clock/cache.h"
#include "emu/clock/pipeline.h"
#include "emu/clock/predict.h"
#include "emu/ir/engine.h"

/* One instruction of a block. */
struct timed_insn {
    struct timing_insn t;
    uint64_t next;   /* the address behind it */
    bool nullified;  /* always, in this block */
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
    uint32_t after;           /* number of the state */
    uint32_t cycles;
    uint64_t count;           /* how often it happened */
    uint32_t cause[TIMING_CAUSES];
    uint32_t stalls[];        /* by producer's class */
};

struct timed_block {
    struct cpu_timing *timing;
    struct timed_pass *passes; /* the one that happened last first */
    unsigned npasses;
    size_t index;             /* in cpu_timing.blocks */
    uint64_t branches;        /* instructions that the predictor is asked about */
    bool moves_stack;         /* some instruction may move the register stack */
    unsigned n;
    struct timed_insn insns[];
};

/* All cpus of a machine share one. */
struct cpu_timing {
    unsigned refs;
    const struct isa *isa;
    const struct timing_model *model;
    bool reference;
    unsigned worst;           /* more cycles than any instruction costs */
    struct timing_state **states; /* by number */
    uint32_t nstates, room;
    uint32_t *table;          /* numbers + 1 by hash */
    uint32_t table_size;
    struct predictor predictor;
    struct caches *caches;        /* NULL: every access hits */
    uint32_t spaces;              /* address spaces seen */
    struct cpu_timing_totals totals; /* of forgotten passes */
    struct timed_block **blocks;     /* that live */
    size_t nblocks, blocks_room;
};

enum { TIMED_ACCESSES = 1024 };

/* The state of one cpu's pipeline. */
struct timed {
    struct cpu_timing *timing;
    uint32_t state;
    uint64_t skipped;         /* in the block that runs */
    uint64_t moves;           /* of the register stack, seen */
    bool one;                 /* stop after one instruction */
    struct timing_charge last; /* of the last instruction, after cpu_step */
    /* with caches: */
    uint32_t space;           /* number of the address space */
    uint64_t line;            /* that was fetched last */
    uint32_t call_op;         /* number + 1 of the operation whose helper runs */
    unsigned naccesses;
    struct { uint64_t address; uint32_t op; bool store; } accesses[TIMED_ACCESSES]; /* of the block that runs, in order */
};

/* An operation of the running block accesses memory. */
static inline void timed_access(struct timed *d, uint32_t op, uint64_t address, bool store)
{
    if (!d->timing->caches || d->naccesses == TIMED_ACCESSES)
        return;
    d->accesses[d->naccesses].address = address;
    d->accesses[d->naccesses].op = op;
    d->accesses[d->naccesses++].store = store;
}
/* The cpu has another address space. */
void timed_new_space(struct cpu *c);

/* The block's cycles when it is left: `insns` instructions retired, through exit number `exit`, and flow goes on at `next`. */
uint64_t timed_leave(struct cpu *c, struct ir_block *b, unsigned insns, unsigned exit, uint64_t next);
enum { TIMED_STOPPED = 0x8000 };

/* Before the block's memory is freed. */
void timed_forget(struct ir_block *b);
void timed_free(struct cpu *c);
bool timed_clone(struct cpu *c, const struct cpu *from);

static inline bool timed_fits(const struct cpu *c, const struct ir_block *b, uint64_t left)
{
    return (int64_t)left >= (int64_t)b->ninsns * c->timed->timing->worst;
}

/* interp.c compiled with the scoreboard's hooks. */
uint64_t interp_run_timed(struct cpu *c, uint64_t budget, struct cpu_stop *why);

#endif
