/*
 * charge.h - timing models in translated code. Private to emu/x64.
 *
 * The cost of a path through a block is a function of one number: the pipeline state at the block's entry and, above
 * it, the path bits, one for each instruction of the block that was skipped and each branch that was mispredicted. This
 * word is stored at [rsp]. Every exit of a block compares it with the words it has met: one comparison yields the
 * cycles and the state in which the next block begins. A word that is new leaves to C (LEAVE_CLOCK), which steps the
 * path through the scoreboard (cost.h) and adds a comparison to the exit.
 *
 *     cmp dword [rsp], before
 *     jne the next comparison, finally the stub that leaves to C
 *     mov qword [rsp], after
 *     sub r14, cycles << shift | instructions
 *     jmp the next block
 *
 * This is the general code. Most blocks run as versions for one state, whose exits compare less: version.h.
 *
 * The upper part of r14 holds the cycles left minus CLOCK_SLACK; its lower part counts instructions down. One
 * subtraction updates both. Invariant: while r14 is not negative, enough cycles are left for any path through any next
 * block, so the jump to it tests the sign only. An exit taken because of the sign returns to C, which continues block
 * by block. (A block with paths of more than CLOCK_SLACK cycles compares r14 at its entry.)
 */
#ifndef PRECIS_EMU_X64_CLOCK_CHARGE_H
#define PRECIS_EMU_X64_CLOCK_CHARGE_H

#include "emu/cost/cost.h"
#include "emu/x64/x64.h"

enum { CLOCK_SLACK = 512 };

/* Bits of the word's upper half: the path bits. */
enum {
    CLOCK_SKIPS = IR_MAX_SKIPS,
    CLOCK_MISSES = 10, /* branches that may be mispredicted */
    CLOCK_FALLS = 29,  /* an indirect branch went to the next instruction */
    CLOCK_ALL_BIT = 30,
    CLOCK_ALL = 1 << CLOCK_ALL_BIT /* the word is not compared: prediction and cost are left to C */
};

/* An exit of a block. */
struct clock_exit {
    struct ir_exit *exit;
    uint8_t *room, *go; /* where the first outcome's code is; where control goes after the cycles are subtracted */
    uint8_t *stub;      /* where control goes on words that are new: leaves to C */
    uint8_t *last;      /* the last comparison's jump to `stub`; NULL if there is no comparison */
    uint64_t skipped;   /* instructions that are skipped on every path to here */
    uint64_t missed;    /* branches that are mispredicted on every path to here */
    uint8_t scratch;    /* a host register that holds nothing at the exit */
    uint8_t noutcomes;
    bool dyn;                  /* the target is in the slots */
    bool wide;                 /* the path bits are compared */
    bool all;                  /* all is left to C: CLOCK_ALL */
    bool falls;                /* CLOCK_FALLS goes straight to the memo look-up */
    uint32_t path_bits;        /* of a version: all path bits that may be set */
    bool stores;               /* the exit state is stored at [rsp]; always in general code */
    bool single_outcome;       /* of a version: it has one outcome, and its cycles are subtracted before the jump */
    bool subtracted;           /* of a version: that subtraction has been emitted */
    struct clock_table *table; /* of a version: instead of the comparisons; or NULL */
    uint8_t *by_state;         /* of a version: the jump taken when only the memo knows the path */
};

struct clock_block {
    uint8_t nskips, nmisses;
    uint8_t nalways_skipped;
    struct clock_always_skipped {
        uint16_t insn, from, to;
    } * always_skipped;                            /* skipped on every path through the operations [from,
                                                    * to): instruction `insn` */
    uint8_t skip[CLOCK_SKIPS], miss[CLOCK_MISSES]; /* instructions by path bit */
    uint8_t nsame;
    struct clock_same { /* further instructions that share the path bit of instruction `as`: see path_bits.c */
        uint8_t insn;
        uint8_t as;    /* the other instruction: `insn` is skipped if that one is skipped */
        bool opposite; /* `insn` is skipped if that one is not skipped */
    } same[CLOCK_SKIPS];
    struct clock_exit exits[];
};

/* Returns the shift of cycles in r14. The part below must hold the instructions of a slice, whatever the model issues
 * per cycle; a machine whose groups have no limit gets more room. */
static inline unsigned clock_shift(const struct cpu *c)
{
    return c->pipeline->timing->model->issue == TIMING_ISSUE_GROUPS ? 32 : 22;
}

/* The most cycles that translated code runs before it returns to C. */
static inline uint64_t clock_stretch(const struct cpu *c)
{
    return c->pipeline->timing->model->issue == TIMING_ISSUE_GROUPS ? 1u << 16 : 1u << 19;
}

struct emitter;
/* Emits code that sets the flags from r14. */
void x64_clock_test_left(struct emitter *e);
void x64_clock_emit_routines(struct cpu *c, struct host_code *hc, struct emitter *e); /* emits host_code.charge_stack */
/* Allocates and fills what the translated code of b needs for timing. */
struct clock_block *x64_clock_block(struct cpu *c, struct host_code *hc, struct ir_block *b);
/* The word was new at exit k. Returns the cycles of the path, and in *chain the exit to chain (or NULL). */
uint64_t x64_clock_path(struct cpu *c, struct host_code *hc, struct clock_exit *k, struct ir_exit **chain);
/* Emits code that subtracts the cycles of a path from r14 and counts the path. */
void x64_clock_subtract(struct emitter *e, const struct cpu *c, const struct clock_exit *k, const struct path_cost *p);
void x64_clock_nops(struct emitter *e, unsigned n); /* emits n bytes of nops */
/* Returns the instructions that are skipped on every path when control is at operation `op`. */
uint64_t x64_clock_always_skipped(const struct clock_block *cb, unsigned op);
/* Merges the path bits of b's instructions that are always skipped together or never (path_bits.c), except those in
 * `apart`. */
void x64_join_path_bits(const struct cpu *c, const struct ir_block *b, struct clock_block *cb, uint64_t apart);
/* Returns the instructions among the block's first `insns` that share a path bit with others, and are skipped when
 * those in `skipped` are. */
uint64_t x64_skipped_with(const struct clock_block *cb, uint64_t skipped, unsigned insns);
/* Translates the path bits to the sets of instructions that cost.h uses. */
void x64_clock_path_bits(const struct clock_exit *k, uint32_t bits, uint64_t *skipped, uint64_t *missed);
/* Returns the pipeline state in which b was entered, with the misses that have become pending since. */
static inline uint32_t clock_state(const struct cpu *c, const struct ir_block *b)
{
    return b->state ? b->state - 1 : (uint32_t)c->clock_word;
}
/* Block b was left in operation `op` after `insns` instructions, through exit number `exit` or COST_STOPPED …; control
 * continues at next. Returns the cycles. */
uint64_t x64_clock_leave(struct cpu *c, struct ir_block *b, unsigned insns, unsigned exit, uint64_t next, unsigned op);

#endif
