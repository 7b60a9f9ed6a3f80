/*
 * templates.h - instructions whose operations are kept for whoever meets them again. Private to emu/ir.
 *
 * Most blocks run a few times, and most instructions are like one that was met before. So a block that is only interpreted (a draft) is put
 * together from what its instructions came to before. Each of those is made by itself: it knows nothing of what stands around it, and its
 * operations are run where they are kept. Such a block is a list of parts (struct ir_part), of which a few have operations of their own.
 */
#ifndef PRECIS_EMU_IR_KEPT_H
#define PRECIS_EMU_IR_KEPT_H

#include <stdalign.h>

#include "emu/engine/engine.h"

struct timed_insn;

enum { KEPT_FEW = 2, MOST_KEPT = 3 << 17 /* 24 MiB */ };

/* One instruction, wherever it stands: a line of the host's cache, for a large program asks for many. */
struct kept_insn {
    const struct timed_insn *timed; /* with a timing model */
    const uint64_t *pool;           /* its constants, if it has any */
    const struct ir_op *ops;        /* its operations, and an IR_PART_END. Skips: from the first of these on; constants: by their place in `pool` */
    struct ir_op few[KEPT_FEW];     /* those, if there are no more: behind them stands … */
    uint16_t end;                   /* … as much of that as is looked at */
    uint8_t advance;                /* of `timed` */
};
_Static_assert(sizeof(struct kept_insn) == 64, "a line");

/* An operation of a kept instruction that names an instruction names its own by this. */
enum { IR_THIS_INSN = UINT16_MAX };

/* Those of a store of code; blocks that run may name them after it has forgotten them. */
struct kept_region {
    struct kept_region *next;
    unsigned count;
    alignas(64) struct kept_insn insns[MOST_KEPT];
};

/* What stands in the table. */
struct kept_place {
    uint64_t key;    /* what it was kept by; 0: none */
    uint32_t number; /* in the region */
    uint8_t needs;   /* ir_keep() */
    uint8_t ntemps;  /* slots of temporaries */
    uint8_t most;    /* more cycles than it can cost: timed_insn.most */
    bool never : 1, stores : 1, skips : 1; /* it can not be kept; it may store; it may be skipped */
};
_Static_assert(sizeof(struct kept_place) == 16, "four in a line");

/* All are forgotten: nobody finds them any more … */
void kept_forget(struct code *code);
/* … and no block that runs names those that were forgotten. */
void kept_bury(struct code *code);

/* Of block b: the operations of instruction number i up to *end. */
const struct ir_op *ir_insn_ops(const struct ir_block *b, unsigned i, const struct ir_op **end);

/* The number of the instruction that is at p in b, of which part `part` runs. */
unsigned ir_part_at(const struct ir_block *b, const struct ir_part *part, const struct ir_op *p);

#endif
