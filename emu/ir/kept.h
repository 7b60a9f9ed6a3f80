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

/* One instruction, wherever it stands. */
struct kept_insn {
    uint64_t key, word;             /* what it was kept by; ir_insn_word() */
    const struct timed_insn *timed; /* NULL: nobody has asked yet; timed_block_new() */
    uint8_t nops, ntemps, npool;
    uint8_t needs;                  /* ir_keep() */
    bool moves;                     /* operations name constants, instructions of the block, or each other */
    bool stores, skips;             /* it may store; it may be skipped */
    uint64_t *pool;
    struct ir_op ops[];             /* skips: from the first of these on; constants: by their place in `pool` */
};

/* All are forgotten; their memory is the blocks'. */
void kept_forget(struct kept_table *all);

#endif
