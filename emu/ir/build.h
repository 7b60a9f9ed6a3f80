/* build.h - the builder's insides, shared by build.c (emission) and optimise.c (passes). Private to emu/ir. */
#ifndef PRECIS_EMU_IR_BUILD_H
#define PRECIS_EMU_IR_BUILD_H

#include "emu/ir/engine.h"

/* What an op does, for the passes and the translator. */
enum {
    OP_DEF = 1,     /* writes slot d */
    OP_USE_A = 2,
    OP_USE_B = 4,
    OP_USE_C = 8,
    OP_EFFECT = 16, /* must stay even if d is dead */
    OP_SEES = 32,   /* registers must be up to date: it may stop, leave, or read any of them */
    OP_FLOW = 64,   /* control joins or splits */
    OP_STATUS = 128, /* reads and writes the fp status slot */
};
unsigned ir_op_info(const struct ir_op *o);

static inline bool ir_is_memory(unsigned op)
{
    return op >= IR_LD8LE && op <= IR_ST64BE;
}

/* The instruction of b that op number i belongs to. */
static inline unsigned ir_insn_of_op(const struct ir_block *b, uint32_t i)
{
    unsigned low = 0, high = b->ninsns; /* the last instruction with first_op <= i */
    while (high - low > 1) {
        unsigned mid = (low + high) / 2;
        if (b->insns[mid].first_op <= i)
            low = mid;
        else
            high = mid;
    }
    return low;
}

static inline bool ir_is_late(const struct ir_op *o)
{
    return o->op == IR_LATE || o->op == IR_LATE_SELECT || o->op == IR_LATE_COMPARE;
}

static inline bool ir_is_comparison(unsigned op)
{
    return op >= IR_EQ && op <= IR_LEU32I;
}

/* Of the binary operations: X(name) is followed by X(nameI). */
static inline bool ir_is_immediate_form(unsigned op)
{
    return (op - IR_ADD) & 1;
}

enum { NO_SLOT = 0xffff, BUILD_MAX_EXITS = 512 };

struct temp {
    uint16_t alias;          /* a guest slot that holds the same value … */
    uint64_t alias_version;  /* … as long as its version is this */
    bool is_const;
    uint64_t value;
};

struct slot_info {
    uint64_t version;        /* how often it was written in this block */
    bool is_const;
    uint64_t const_version, value;
};

struct ir_builder {
    struct cpu *cpu;
    struct code *code;
    uint64_t pc;
    unsigned nslots, limit;
    uint16_t cycles_at; /* the first instruction but the block's first that reads the cycle counter; 0: none */
    bool over_breakpoint;
    uint64_t epoch;          /* grows when any slot may have been written */
    unsigned nops, ninsns, nexits, npool, ntemps, nwritten;
    struct ir_op ops[IR_MAX_OPS];
    struct temp temps[IR_MAX_OPS];
    uint64_t pool[IR_MAX_OPS];
    uint16_t written[IR_MAX_OPS]; /* guest slots in the order of their writes */
    struct ir_insn insns[IR_MAX_INSNS];
    struct ir_exit exits[BUILD_MAX_EXITS];
    struct slot_info slots[IR_MAX_GUEST_SLOTS];
    uint16_t scratch16[IR_MAX_GUEST_SLOTS + IR_MAX_OPS]; /* for the passes */
    uint32_t scratch32[IR_MAX_OPS + 1];
};

/* What a comparison says. */
bool ir_compare(unsigned op, uint64_t a, uint64_t b);

/* optimise.c: passes over t->ops, then the block with everything in one allocation. */
struct ir_block *ir_finish(struct ir_builder *t);

#endif
