/*
 * interp_hooks.h - what the interpreter does for a timing model. interp.c is compiled twice: with one cycle per instruction, where the
 * hooks do nothing, and with IR_TIMED for the scoreboard, where the cycles of a block are known when it is left.
 */
#ifndef PRECIS_EMU_ENGINE_INTERP_HOOKS_H
#define PRECIS_EMU_ENGINE_INTERP_HOOKS_H

#include "emu/cost/cost.h"

/* Returns the position of op p of block b, which is in `fragment` if b has fragments: for ir_insn_at(). */
static inline uint32_t position_of(const struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p)
{
    return b->fragments ? ir_fragment_at(b, fragment, p) : (uint32_t)(p - b->ops);
}

/* The hooks with and without a timing model have the same parameters; some use only a few. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"

#ifdef IR_TIMED
#define INTERP_RUN interp_run_timed

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

static inline void start(struct cpu *c)
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

/* Returns the stall cycles of block b's misses up to op p. */
static inline uint64_t stalls(struct cpu *c, struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p)
{
    return c->pipeline->caches ? cost_stall_cycles(c, b, ir_insn_at(b, position_of(b, fragment, p))) : 0;
}

/* Op p marks an instruction as skipped if `is`: number p->c of the block, or that of the fragment. */
static inline void skip_insn(struct cpu *c, const struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p,
                             uint64_t is)
{
    c->pipeline->skipped |= is << (p->c == IR_THIS_INSN ? (unsigned)(fragment - b->fragments) : p->c);
}

/* Op p calls a function that may access memory; it has returned. */
static inline void before_call(struct cpu *c, const struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p)
{
    c->pipeline->call_at = position_of(b, fragment, p) + 1;
}

static inline void after_call(struct cpu *c)
{
    c->pipeline->call_at = 0;
}

/* Op p accesses memory. Returns whether the slice may end within the block because of it. */
static inline bool is_late(struct cpu *c, struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p, uint64_t addr,
                           bool store, uint64_t left)
{
    return c->pipeline->caches && cost_access(c, b, position_of(b, fragment, p), p->flags & IR_MEM_FP, addr, store, left);
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

static inline void start(struct cpu *c)
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

static inline uint64_t stalls(struct cpu *c, struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p)
{
    return 0;
}

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

static inline bool is_late(struct cpu *c, struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p, uint64_t addr,
                           bool store, uint64_t left)
{
    return false;
}
#endif

#pragma GCC diagnostic pop
#endif
