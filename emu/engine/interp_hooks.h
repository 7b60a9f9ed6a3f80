/*
 * interp_hooks.h - what the interpreter does for a timing model. interp.c is compiled three times: with one cycle per instruction, where
 * the hooks do nothing; with IR_TIMED for the scoreboard, where the cycles of a block are known when it is left; and with IR_FED for the
 * consumer of timing, where they are known later.
 */
#ifndef PRECIS_EMU_ENGINE_INTERP_HOOKS_H
#define PRECIS_EMU_ENGINE_INTERP_HOOKS_H

#include "emu/blocks/code.h"

#if defined(IR_TIMED)
#include "emu/cost/cost.h"
#elif defined(IR_FED)
#include "emu/engine/feed.h"
#endif

/* Returns the position of op p of block b, which is in `fragment` if b has fragments: for ir_insn_at(). */
static inline uint32_t position_of(const struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p)
{
    return b->fragments ? ir_fragment_at(b, fragment, p) : (uint32_t)(p - b->ops);
}

/* The hooks with and without a timing model have the same parameters; some use only a few. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

#ifdef IR_TIMED
#define INTERP_RUN  interp_run_timed
#define IN_BLOCK(c) ((c)->pipeline) /* has the state of the block being executed */

/* Returns whether the whole block fits in `left` cycles. */
static inline bool fits(struct cpu *c, const struct ir_block *b, uint64_t left)
{
    return cost_fits(b, left) || cost_fits_now(c, b->costs, left);
}

/* Returns whether the run ends after a block. */
static inline bool is_over(const struct cpu *c, uint64_t left)
{
    return (int64_t)left <= 0 || c->pipeline->one;
}

static inline unsigned block_limit(const struct cpu *c)
{
    return c->pipeline->one ? LIMIT_STEP : LIMIT_NONE;
}

static inline void start(struct cpu *c, uint64_t budget)
{
    c->pipeline->skipped = 0;
    cost_start(c);
}

/* Block b is entered. Prefetches what is read when it is left, and seldom in the host's cache. */
static inline void enter(struct cpu *c, struct ir_block *b)
{
    __builtin_prefetch(b->costs);
    __builtin_prefetch(b->exits);
    if (c->pipeline->caches)
        cost_enter(c, b);
}

/* Returns the cycles of block b, left through exit x to `next`. */
static inline uint64_t spent(struct cpu *c, struct ir_block *b, const struct ir_exit *x, uint64_t next)
{
    return cost_leave(c, b, x->insns, (unsigned)(x - b->exits), next);
}

/* Returns the cycles of block b, left before instruction i. */
static inline uint64_t spent_before(struct cpu *c, struct ir_block *b, unsigned i)
{
    return cost_leave(c, b, i, COST_STOPPED | i, ir_insn_pc(b, i));
}

/* Returns the cycles up to op p, an IR_CYCLES, that `left` lacks: stalls of block b's misses, unless its fetch is to come. */
static inline uint64_t more_cycles(struct cpu *c, struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p)
{
    if (!c->pipeline->caches || p->flags & IR_CYCLES_UNFETCHED)
        return 0;
    return cost_stall_cycles(c, b, ir_insn_at(b, position_of(b, fragment, p)));
}

/* Returns the cycles at the end of a run that `left` lacks. */
static inline uint64_t cycles_at_end(struct cpu *c)
{
    return 0;
}

/* Op p charges the instruction `word`, a TIMING_CHARGE(). */
static inline void charge(struct cpu *c, const struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p, uint32_t word)
{
    cost_charge(c, b, ir_insn_at(b, position_of(b, fragment, p)), word);
}

/* Op p accesses memory. Returns whether the slice may end within the block because of it. */
static inline bool is_late(struct cpu *c, struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p, uint64_t addr,
                           bool store, uint64_t left)
{
    return c->pipeline->caches && cost_access(c, b, position_of(b, fragment, p), p->flags & IR_MEM_FP, addr, store, left);
}

#elif defined(IR_FED)
#define INTERP_RUN  interp_run_fed
#define IN_BLOCK(c) ((c)->feed)

static inline bool fits(struct cpu *c, const struct ir_block *b, uint64_t left)
{
    return consumer_fits(c->feed->consumer, b->costs);
}

static inline bool is_over(const struct cpu *c, uint64_t left)
{
    return c->feed->consumer->queue.left <= 0 || c->feed->cpu.one;
}

static inline unsigned block_limit(const struct cpu *c)
{
    return c->feed->cpu.one ? LIMIT_STEP : LIMIT_NONE;
}

static inline void start(struct cpu *c, uint64_t budget)
{
    feed_start(c, budget);
}

static inline void enter(struct cpu *c, struct ir_block *b)
{
    consumer_begin(c->feed->consumer, b->costs);
}

static inline uint64_t spent(struct cpu *c, struct ir_block *b, const struct ir_exit *x, uint64_t next)
{
    return feed_leave(c, x->insns, x->insns + (x->insns == x->insn && b->ninsns), next);
}

static inline uint64_t spent_before(struct cpu *c, struct ir_block *b, unsigned i)
{
    return feed_leave(c, i, i + 1, ir_insn_pc(b, i));
}

static inline uint64_t more_cycles(struct cpu *c, struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p)
{
    return consumer_elapsed(c->feed->consumer, ir_insn_at(b, position_of(b, fragment, p)), !(p->flags & IR_CYCLES_UNFETCHED));
}

static inline uint64_t cycles_at_end(struct cpu *c)
{
    return feed_drain(c);
}

static inline void charge(struct cpu *c, const struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p, uint32_t word)
{
    consumer_charge(c->feed->consumer, ir_insn_at(b, position_of(b, fragment, p)), word);
}

static inline bool is_late(struct cpu *c, struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p, uint64_t addr,
                           bool store, uint64_t left)
{
    if (c->feed->consumer->caches)
        consumer_access(c->feed->consumer, ir_insn_at(b, position_of(b, fragment, p)), store, addr);
    return false; /* blocks are entered with room for all their misses */
}

#else
#define INTERP_RUN interp_run

static inline bool fits(struct cpu *c, const struct ir_block *b, uint64_t left)
{
    return b->ninsns <= left;
}

static inline bool is_over(const struct cpu *c, uint64_t left)
{
    return left == 0;
}

static inline unsigned block_limit(const struct cpu *c)
{
    return LIMIT_NONE;
}

static inline void start(struct cpu *c, uint64_t budget)
{
}

static inline void enter(struct cpu *c, struct ir_block *b)
{
}

static inline uint64_t spent(struct cpu *c, struct ir_block *b, const struct ir_exit *x, uint64_t next)
{
    return x->insns;
}

static inline uint64_t spent_before(struct cpu *c, struct ir_block *b, unsigned i)
{
    return i;
}

static inline uint64_t more_cycles(struct cpu *c, struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p)
{
    return 0;
}

static inline uint64_t cycles_at_end(struct cpu *c)
{
    return 0;
}

static inline void charge(struct cpu *c, const struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p, uint32_t word)
{
}

static inline bool is_late(struct cpu *c, struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p, uint64_t addr,
                           bool store, uint64_t left)
{
    return false;
}
#endif

#ifdef IN_BLOCK
/* Op p marks an instruction as skipped if `is`: number p->c of the block, or that of the fragment. */
static inline void skip_insn(struct cpu *c, const struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p,
                             uint64_t is)
{
    IN_BLOCK(c)->skipped |= is << (p->c == IR_THIS_INSN ? (unsigned)(fragment - b->fragments) : p->c);
}

/* Op p calls a function that may access memory; it has returned. */
static inline void before_call(struct cpu *c, const struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p)
{
    IN_BLOCK(c)->call_at = position_of(b, fragment, p) + 1;
}

static inline void after_call(struct cpu *c)
{
    IN_BLOCK(c)->call_at = 0;
}
#else
static inline void skip_insn(struct cpu *c, const struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p,
                             uint64_t is)
{
}

static inline void before_call(struct cpu *c, const struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p)
{
}

static inline void after_call(struct cpu *c)
{
}
#endif

#pragma GCC diagnostic pop
#endif
