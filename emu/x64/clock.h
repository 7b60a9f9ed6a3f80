/*
 * clock.h - timing models in translated code. Private to emu/x64.
 *
 * What a pass through a block costs follows from a number: the pipeline's state at its beginning, and above it a bit for each
 * condition of the block that came true (an instruction skipped, a branch that the predictor got wrong). This word lies at
 * [rsp]. Every exit of a block compares it with those that it has met: one comparison, and the cycles are known, and the state
 * for the next block. A word not met before leaves to C (LEAVE_CLOCK), which asks the scoreboard (cost.h) and adds a
 * comparison to the exit.
 *
 *     cmp dword [rsp], before
 *     jne the next comparison, in the end the stub that leaves
 *     mov qword [rsp], after
 *     sub r14, cycles << shift | instructions
 *     jmp the next block
 *
 * This is the general code. Most blocks run in versions for one state, whose exits compare less: version.h.
 *
 * r14 has the cycles that are left but CLOCK_SLACK in its upper part, and in its lower part counts instructions down: one subtraction
 * does both, and if nothing below zero comes out of it, there are enough left for any pass through the next block, whichever that
 * is: the jump there asks for the sign. What leaves because of it goes on block by block, out of C. (Blocks that may take more than
 * CLOCK_SLACK compare r14 at their beginning.)
 */
#ifndef PRECIS_EMU_IR_X64_CLOCK_H
#define PRECIS_EMU_IR_X64_CLOCK_H

#include "emu/cost/cost.h"
#include "emu/x64/x64.h"

enum { CLOCK_SLACK = 512 };

/* Bits of the word's upper half. */
enum { CLOCK_SKIPS = IR_MAX_SKIPS, CLOCK_MISSES = IR_FEW_BRANCHES, CLOCK_FALLS = 29 /* an indirect branch led to what stands behind it */,
       CLOCK_ALL_BIT = 30, CLOCK_ALL = 1 << CLOCK_ALL_BIT /* nothing was asked or compared: C does it all */ };

/* Where an exit of a version (version.h) tells apart how it came there. */
struct clock_way {
    uint8_t *room, *end;     /* of the first outcome */
    uint8_t *otherwise;      /* where a condition goes that was not met before … */
    uint8_t *last;           /* … from this jump; NULL: there is no comparison */
    uint8_t n;
    uint32_t seen;           /* conditions that have been met */
    uint32_t after;          /* the first outcome's state */
    bool tabled;             /* all ways to that are in a table, if one can be made */
};

/* An exit of a block. */
struct clock_exit {
    struct ir_exit *exit;
    uint8_t *room, *go;      /* where the first comparison stands; what follows when the cycles are taken off */
    uint8_t *stub;           /* leaves to C … */
    uint8_t *last;           /* … from this jump, the last comparison's; NULL: there is no comparison */
    uint64_t skipped;        /* instructions that always are on this way */
    uint64_t missed;         /* branches that are always foretold wrong on this way */
    uint8_t scratch;         /* a host register that holds nothing at the exit */
    uint8_t ncompared;
    bool dyn;                /* the slots say where to */
    bool loops;              /* back to the block's start */
    bool wide;               /* the word's upper half matters */
    bool all;                /* CLOCK_ALL, always */
    bool falls;              /* CLOCK_FALLS leads straight to where the memo is asked */
    uint32_t skips;          /* of a version: bits that may be set, when no predictor is asked; else 0 */
    uint32_t conditions;     /* of a version: those that may be set, whoever is asked, but … */
    uint32_t apart;          /* … these, which are told apart by themselves */
    bool stores;             /* of a version: the state behind it is left at [rsp] */
    bool plain;              /* of a version: one outcome, and its cycles are taken off before its jump … */
    bool taken_off;          /* … now */
    struct clock_way back, on; /* of a version: to the block's start with registers as they are there; elsewhere */
    uint8_t *by_state;       /* of a version: the jump behind a pass that only the memo knows */
};

struct clock_block {
    uint8_t nskips, nmisses;
    uint8_t npassed;
    struct clock_passed { uint16_t insn, from, to; } *passed; /* skipped in any case, at these operations */
    uint8_t skip[CLOCK_SKIPS], miss[CLOCK_MISSES]; /* instructions by bit */
    uint8_t nsame;
    struct clock_same {      /* further instructions, which are skipped if another one … */
        uint8_t insn;
        uint8_t as;          /* … is, or … */
        bool opposite;       /* … is not */
    } same[CLOCK_SKIPS];     /* path_bits.c */
    struct clock_exit exits[];
};

/* How far cycles are shifted in r14. A slice must not have more instructions than fit below, whatever the model issues in a cycle;
 * a machine whose groups have no limit gets more room. */
static inline unsigned clock_shift(const struct cpu *c)
{
    return c->timed->timing->model->issue == TIMING_ISSUE_GROUPS ? 32 : 22;
}

/* Cycles that translated code may run at a stretch. */
static inline uint64_t clock_stretch(const struct cpu *c)
{
    return c->timed->timing->model->issue == TIMING_ISSUE_GROUPS ? 1u << 16 : 1u << 19;
}

struct emitter;
/* The flags become those of r14. */
void x64_clock_test_left(struct emitter *e);
void x64_clock_emit_routines(struct cpu *c, struct host_code *hc, struct emitter *e);
/* What translated code of b keeps. */
struct clock_block *x64_clock_block(struct cpu *c, struct host_code *hc, struct ir_block *b);
/* The word was not met before at this exit. Returns the cycles, and the exit to chain (NULL: none). */
uint64_t x64_clock_pass(struct cpu *c, struct host_code *hc, struct clock_exit *k, struct ir_exit **chain);
/* What takes a pass's cycles off r14, and counts it. */
void x64_clock_take_off(struct emitter *e, const struct cpu *c, const struct clock_exit *k, const struct timed_pass *p);
void x64_clock_nops(struct emitter *e, unsigned n);
/* Instructions that have been skipped in any case when control is at operation `op`. */
uint64_t x64_clock_passed(const struct clock_block *cb, unsigned op);
/* path_bits.c: which conditions of b, of instructions that are not in `apart`, are one. */
void x64_join_conditions(const struct cpu *c, const struct ir_block *b, struct clock_block *cb, uint64_t apart);
/* Instructions of b's first `insns` that are skipped with those in `skipped`, or since others are not. */
uint64_t x64_skipped_too(const struct clock_block *cb, uint64_t skipped, unsigned insns);
/* The conditions of the word's upper half in the terms of cost.h. */
void x64_clock_conditions(const struct clock_exit *k, uint32_t bits, uint64_t *skipped, uint64_t *missed);
/* The pipeline's state when b was left. */
static inline uint32_t clock_state(const struct cpu *c, const struct ir_block *b)
{
    return b->state ? b->state - 1 : (uint32_t)c->clock_word;
}
/* Block b was left in operation `op` after `insns` instructions through exit number `exit` or TIMED_STOPPED …, to go on at next.
 * Returns the cycles. */
uint64_t x64_clock_leave(struct cpu *c, struct ir_block *b, unsigned insns, unsigned exit, uint64_t next, unsigned op);

#endif
