/*
 * kept.h - instructions whose operations are kept for whoever meets them again. Private to emu/ir.
 *
 * Most blocks run a few times, and most instructions are like one that was met before. So a block that is only interpreted (a draft) is put
 * together from what its instructions came to before. Each of those is made by itself: it knows nothing of what stands around it.
 */
#ifndef PRECIS_EMU_IR_KEPT_H
#define PRECIS_EMU_IR_KEPT_H

#include "emu/ir/engine.h"

struct timed_insn;

enum { KEPT_FEW = 2 };

/* One instruction, wherever it stands: a line of the host's cache, for a large program asks for many. */
struct kept_insn {
    uint64_t key;                   /* what it was kept by; 0: none */
    const struct timed_insn *timed; /* with a timing model */
    uint64_t *pool;                 /* `moves`: its constants */
    uint8_t never;                  /* it can not be kept */
    uint8_t nops, ntemps;
    uint8_t needs;                  /* ir_keep() */
    bool moves;                     /* operations name constants, instructions of the block, or each other */
    bool stores, skips;             /* it may store; it may be skipped */
    union {
        struct ir_op few[KEPT_FEW]; /* all of them … */
        struct ir_op *ops;          /* … if there are no more. Skips: from the first of these on; constants: by their place in `pool` */
    };
};
_Static_assert(sizeof(struct kept_insn) == 64, "a line");

/* All are forgotten; what does not fit in them is part of the blocks' memory. */
void kept_forget(struct kept_table *all);

#endif
