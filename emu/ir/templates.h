/*
 * templates.h - the template cache: the micro-operations of single instructions, reused in many blocks. Private to the IR engine.
 *
 * Most blocks run only a few times, and most instructions occur in many places. So a block of the cold tier, which is only interpreted, is
 * a list of fragments (struct ir_fragment) that refer to templates. A template holds the operations of one instruction, built without
 * knowledge of the code around it, and the interpreter runs them in place. A few fragments have operations of the block's own.
 */
#ifndef PRECIS_EMU_IR_TEMPLATES_H
#define PRECIS_EMU_IR_TEMPLATES_H

#include <stdalign.h>

#include "emu/ir/arena.h"
#include "emu/ir/block.h"

struct cost_insn;

enum { TEMPLATE_FEW = 2, MAX_TEMPLATES = 3 << 17 /* 24 MiB */ };

/* A template. It fills one line of the host's cache, because large programs use many. */
struct ir_template {
    const struct cost_insn *cost; /* with a timing model */
    const uint64_t *pool;         /* its constants, or NULL */
    const struct ir_op *ops;      /* its operations and an IR_FRAGMENT_END. Skip targets count from the first one; constants index `pool` */
    struct ir_op few[TEMPLATE_FEW]; /* the operations, if they are no more than these */
    uint16_t end;                   /* the opcode of the IR_FRAGMENT_END after `few` */
    uint8_t advance;                /* of `cost` */
};
_Static_assert(sizeof(struct ir_template) == 64 || sizeof(void *) < 8, "a line");

/* The number by which a template's operations refer to their own instruction. */
enum { IR_THIS_INSN = UINT16_MAX };

/* The templates of a block cache. Running blocks may refer to them after the cache has discarded them. */
struct template_region {
    struct template_region *next;
    unsigned count;
    alignas(64) struct ir_template insns[MAX_TEMPLATES];
};

/* An entry of the hash table of templates. */
struct template_entry {
    uint64_t key;                          /* 0: free */
    uint32_t number;                       /* in the region */
    uint8_t needs;                         /* see ir_end_template() */
    uint8_t ntemps;                        /* slots of temporaries */
    uint8_t most;                          /* upper bound of its cycles: cost_insn.most */
    bool never : 1, stores : 1, skips : 1; /* the instruction can be no template; it may store; it may be skipped */
};
_Static_assert(sizeof(struct template_entry) == 16 || sizeof(void *) < 8, "four in a line");

struct template_table {
    struct template_entry *places; /* by hash: 1 << bits */
    struct template_region *region;
    unsigned bits, count;
};

/* The memory of blocks that are freed together, and their templates. */
struct ir_memory {
    struct arena arena, old_arena;         /* the blocks' memory; that of dead ones only, freed when no block runs */
    struct template_table templates;       /* templates … */
    struct template_region *old_templates; /* … and those of dead blocks only */
};

/* Discards all templates. They stay in memory for running blocks. */
void templates_forget(struct ir_memory *m);
/* Frees discarded templates. No block that refers to them may run. */
void templates_free_dead(struct ir_memory *m);

/* Returns the first operation of b's instruction i; *end: the one after its last. */
const struct ir_op *ir_insn_ops(const struct ir_block *b, unsigned i, const struct ir_op **end);

/* Returns the number of the instruction that operation p belongs to, while b runs in fragment `fragment`. */
unsigned ir_fragment_at(const struct ir_block *b, const struct ir_fragment *fragment, const struct ir_op *p);

#endif
