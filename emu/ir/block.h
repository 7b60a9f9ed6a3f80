/*
 * block.h - blocks of micro-operations: what the builder makes, and the interpreter and the translator run. Private to the engine.
 */
#ifndef PRECIS_EMU_IR_BLOCK_H
#define PRECIS_EMU_IR_BLOCK_H

#include "emu/ir/ir.h"

struct ir_block;

/* One guest instruction of a block. */
struct ir_insn {
    uint64_t pc;   /* S[pc_slot] at a stop before it */
    uint32_t mode; /* S[mode_slot] at a stop before it; a mode has 32 bits */
    uint32_t first_op;
};

/* One instruction of a block of fragments: templates.h. The fragment after the last instruction's holds the ops before the exit. */
struct ir_fragment {
    int16_t at;     /* its pc, relative to the block's: a block is in one page */
    uint8_t mode;   /* index into ir_block.modes */
    uint8_t own;    /* its number among the instructions with ops of the block's own */
    uint32_t first; /* the number of its first op, or IR_FRAGMENT_TEMPLATE | the template's number */
};
#define IR_FRAGMENT_TEMPLATE 0x80000000u

struct ir_exit {
    uint64_t pc, mode;
    uint16_t insns; /* instructions retired when the block is left here */
    uint8_t insn;   /* the instruction that leaves */
    uint8_t reason; /* IR_STOP: enum cpu_stop_reason */
    unsigned trap;
    uint64_t code; /* IR_STOP: of the stop. IR_MODE_ARRIVES: the branch's ir_transfer_note(); 0: only in its slot */
    /* block chaining */
    struct ir_block *next;                          /* the successor; NULL: not chained */
    struct ir_exit *next_incoming, **prev_incoming; /* other exits chained to the successor */
    struct ir_block *owner;
    /* translated code */
    uint8_t *host_site;       /* the jump that chaining patches */
    const uint8_t *host_stub; /* its target while not chained (executable view) */
    struct ir_exit *more;     /* next of ir_block.outcomes */
    uint32_t after;           /* the number plus one of the pipeline state when it is taken; 0: it varies */
    bool arranged;            /* IR_MODE_ARRIVES: host_site leads to code that transfers */
};

struct ir_block {
    /* Lookup and dispatch read these first members: at most two lines of the host's cache. */
    uint64_t pc, mode;
    struct ir_block *hash_next;
    uint16_t limit;  /* the most instructions it may have */
    uint16_t nslots; /* slots that its ops use: registers and temporaries */
    uint8_t runs;    /* interpreted runs, up to a bound: block_is_cold() */
    bool dead;
    bool compared;  /* compared with its page's bytes at each entry: compare.c */
    bool cold_tier; /* rebuilt before it becomes host code */
    bool crosses;   /* its instruction ends in the next page */
    void *host;     /* the translator's data; NULL: no host code */
    struct ir_op *ops;
    const struct ir_template *templates; /* that fragments refer to */
    void *costs;                         /* of its paths: cost.h */
    uint32_t bound;                      /* upper bound of any path's cycles; 0: not computed */
    uint32_t ninsns;
    struct ir_fragment *fragments; /* instead of insns; NULL: all ops are its own */
    struct ir_exit *exits;
    struct ir_insn *insns;
    uint32_t *modes; /* of fragments */
    uint64_t *pool;  /* constants */
    uint32_t nops, nexits, npool;
    uint32_t state;                           /* of a version: the number plus one of the pipeline state at its entry */
    struct ir_block *versions, *next_version; /* x64/clock/version.h */
    bool watches;                             /* its host code does not look up all its cache lines: code.watch */
    struct ir_exit *incoming;                 /* exits chained to it */
    struct ir_block *all_next;                /* next block of its page */
    struct ir_block *version_of;              /* of a version: the block */
    struct ir_exit *outcomes;                 /* further exits, linked through `more` */
    struct code_bytes *bytes;                 /* of a compared block: the bytes that it was built from */
    uint8_t *host_by_state, *host_last_state; /* entry that dispatches by pipeline state, and the jump of its last comparison */
};

/* Returns an exit of `owner` from where x leaves to where x leads, which is not chained. */
static inline struct ir_exit ir_exit_as(const struct ir_exit *x, struct ir_block *owner)
{
    return (struct ir_exit){x->pc, x->mode, x->insns, x->insn, x->reason, x->trap, x->code, .owner = owner};
}

#endif
