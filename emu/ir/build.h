/*
 * build.h - the builder's insides, shared by build.c (emission) and optimise.c (passes), what it requires of
 * other folders, and queries of blocks. Private to the engine.
 */
#ifndef PRECIS_EMU_IR_BUILD_H
#define PRECIS_EMU_IR_BUILD_H

#include "emu/ir/block.h"
#include "emu/ir/cpu.h"
#include "emu/ir/templates.h"
#include "emu/timing/pipeline.h"

enum {
    IR_MAX_INSNS = 64, /* guest instructions in a block */
    IR_MAX_OPS = 4096, /* micro-operations before optimisation */
};

/* How many instructions a block may have. A stepping block holds one; the last ignores breakpoints. */
enum { LIMIT_NONE = IR_MAX_INSNS, LIMIT_FEW = 8, LIMIT_STEP = 1, LIMIT_STEP_OVER = 0 };

/* ---- operations of other folders ------------------------------------------------------------ */

/* The pages that blocks are built from: emu/blocks. */
struct ir_pages {
    bool (*has_breakpoints)(const struct cpu *c);
    bool (*is_breakpoint)(const struct cpu *c, uint64_t pc);
    /* Returns whether blocks of va's page are compared with its bytes at each entry. */
    bool (*is_compared)(struct cpu *c, uint64_t va);
    /* Called before a block is built from va's page. */
    void (*mark)(struct cpu *c, uint64_t va);
};

/* An instruction as the scoreboard needs it. Equal ones are shared. */
struct cost_insn {
    struct timing_insn t;
    uint8_t advance; /* to the address of the next */
    uint16_t most;   /* upper bound of the cycles that it costs, those for which later ones wait for it included */
};
_Static_assert(sizeof(struct cost_insn) == 40, "5 words, without padding");

struct ir_builder;
struct cost_store;

/* A timing model's operations on instructions and blocks: emu/cost, emu/engine/feed.c. */
struct ir_costs {
    /* Returns the instruction at pc, which is readable. word: its ir_timing.word(), or 0. */
    const struct cost_insn *(*insn_at)(struct cpu *c, uint64_t pc, uint64_t word);
    void (*insn_soon)(const struct cpu *c, uint64_t word); /* prefetches that */
    /* Returns whether the caches must see every access, loads of known values included. */
    bool (*every_access)(const struct cpu *c);
    /* Returns whether cycles depend on values, ir_charge(), as that returns. NULL: they do not. */
    unsigned (*by_value)(const struct cpu *c);
    /* t has just built b. */
    void (*block_new)(struct cpu *c, struct ir_block *b, const struct ir_builder *t);
    /* t has just built b in place of the cold-tier block `from`. Moves its costs to b, or returns false if they are not b's. */
    bool (*take_over)(struct cpu *c, struct ir_block *b, struct ir_block *from, const struct ir_builder *t);
    /* To call before the memory of a block, or of all blocks, is freed. */
    void (*forget)(struct ir_block *b);
    void (*forget_all)(struct cost_store *s);
    /* A helper function of the running block accesses memory. */
    void (*helper_access)(struct cpu *c, uint64_t va, bool store);
};

/* ---- blocks --------------------------------------------------------------------------------- */

/* Properties of ops, for the optimiser and the translator. */
enum {
    OP_DEF = 1, /* writes slot d */
    OP_USE_A = 2,
    OP_USE_B = 4,
    OP_USE_C = 8,
    OP_EFFECT = 16,  /* not removed if d is dead */
    OP_SEES = 32,    /* observes all registers: it may stop, leave, or read any of them */
    OP_FLOW = 64,    /* control joins or splits */
    OP_STATUS = 128, /* reads and writes the fp status slot */
};
static inline bool ir_is_memory(unsigned op)
{
    return op >= IR_LD8LE && op <= IR_ST64BE;
}

/* Returns whether a timing model's caches see the op. */
static inline bool ir_is_access(unsigned op)
{
    return ir_is_memory(op) || op == IR_TOUCH;
}

/* Returns the instruction of b that op number i belongs to. */
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

static inline uint64_t ir_insn_pc(const struct ir_block *b, unsigned i)
{
    return b->fragments ? b->pc + (uint64_t)(int64_t)b->fragments[i].at : b->insns[i].pc;
}

static inline uint32_t ir_insn_mode(const struct ir_block *b, unsigned i)
{
    return b->fragments ? b->modes[b->fragments[i].mode] : b->insns[i].mode;
}

/* Returns the instruction of a position: the number of an op, or in a block of fragments the number of its instruction. */
static inline unsigned ir_insn_at(const struct ir_block *b, uint32_t position)
{
    return b->fragments ? position : ir_insn_of_op(b, position);
}

/* In a block without fragments: returns the number of the op after instruction i's last one. */
static inline uint32_t ir_insn_end(const struct ir_block *b, unsigned i)
{
    return i + 1 < b->ninsns ? b->insns[i + 1].first_op : b->nops;
}

static inline bool ir_is_fixup(const struct ir_op *o)
{
    return o->op == IR_FIXUP || o->op == IR_FIXUP_SELECT || o->op == IR_FIXUP_COMPARE;
}

static inline bool ir_is_skip(const struct ir_op *o)
{
    return o->op == IR_SKIP || o->op == IR_SKIP_Z || o->op == IR_SKIP_NZ;
}

/* Returns whether control leaves the block at o. */
static inline bool ir_leaves(const struct ir_op *o)
{
    return o->op == IR_GOTO || o->op == IR_GOTO_DYN || o->op == IR_STOP;
}

/* Returns whether it may mark an instruction, number o->c, as skipped. */
static inline bool ir_skips_insn(const struct ir_op *o)
{
    return o->op == IR_SKIPPED || (ir_is_skip(o) && o->flags & IR_SKIP_INSN);
}

static inline bool ir_is_comparison(unsigned op)
{
    return op >= IR_EQ && op <= IR_LEU32I;
}

/* Returns whether the slot is better left in memory than in a host register. */
static inline bool ir_is_cold(const struct ir_isa *isa, unsigned slot)
{
    return slot >= isa->cold_slots[0] && slot <= isa->cold_slots[1] && isa->cold_slots[1];
}

/* Returns whether a binary operation is the immediate form: X(name) is followed by X(nameI). */
static inline bool ir_is_immediate_form(unsigned op)
{
    return (op - IR_ADD) & 1;
}

extern const uint8_t ir_op_flags[IR_NOPS]; /* by opcode */

static inline unsigned ir_op_info(const struct ir_op *o)
{
    unsigned f = ir_op_flags[o->op];
    if (o->op == IR_CALL && (o->flags & 7))
        f |= OP_EFFECT | OP_SEES;
    if (o->op == IR_CALL && (o->flags & IR_CALL_STATUS))
        f |= OP_EFFECT | OP_STATUS;
    if (ir_is_access(o->op) && (o->flags & IR_MEM_INDEX))
        f |= OP_USE_C;
    if (o->op == IR_GOTO_DYN && (o->flags & IR_EXIT_DYN_MODE))
        f |= OP_USE_B;
    if (o->op == IR_FIXUP_COMPARE && !ir_is_immediate_form(o->c))
        f |= OP_USE_B;
    return f;
}

enum { NO_SLOT = 0xffff, BUILD_MAX_EXITS = 512 };

/* The host's preferences, which the translator defines: ir_may_copy(), ir_may_branch(), ir_may_select(). */
struct ir_tuning {
    struct ir_limits {
        uint16_t times, insns, path_bits, branches;
    } loops[IR_LOOPS];
    uint16_t branches; /* with a timing model */
    bool copies_chases, selects_biased;
};

/* The known properties of a temporary. */
struct temp {
    uint16_t alias;    /* a guest slot with the same value, while its version is alias_version; NO_SLOT: none */
    uint16_t op, a, b; /* the op that made it, and its operands; IR_NOP: not one to simplify with */
    int32_t imm;
    bool is_const; /* emitted at its first use: then `a` is the temporary with it, and `imm`, the next op's number, is not 0 */
    bool gone;     /* made in a skipped part that has ended */
    uint64_t alias_version;
    uint64_t value; /* is_const */
    uint64_t maybe; /* the bits that may be ones */
};

/* The known properties of a guest slot. */
struct slot_info {
    uint64_t version;      /* writes in this block */
    uint64_t held_version; /* the version whose value is `held`, or 0 */
    uint16_t held;
};

/* Known contents of memory, from a store or load in this block: the low bytes of v, at addr + disp. */
struct known_memory {
    val addr, v;
    uint64_t disp;
    uint8_t bytes, addr32;
    bool big_endian;
    uint32_t at; /* the op that stored or loaded it */
};
enum { KNOWN_MEMORY = 24, IR_MADE = 61 };

struct ir_builder {
    struct cpu *cpu;
    struct ir_memory *memory;     /* of the blocks */
    const struct ir_pages *pages; /* that they are built from */
    uint64_t pc;
    unsigned nslots, limit;
    uint16_t cycles_at; /* the first instruction but the block's first that reads the cycle counter, or 0 */
    bool over_breakpoint;
    uint64_t arrives;              /* IR_MODE_ARRIVES, or 0 */
    bool whole, cut;               /* ir_may_end() returns false; it has returned true */
    bool cold_tier, asks;          /* ir_is_cold_tier(); ir_use_template() has been called */
    const uint8_t *page;           /* the block's guest page, once all of it is known to be fetchable */
    bool crosses;                  /* the block's instruction ends in the next page */
    bool compared, stores;         /* the block is compared with its page (emu/blocks/compare.c); it has an instruction that may store */
    uint64_t code_first, code_end; /* the bytes that it is built from */
    uint64_t epoch;                /* grows when any slot may have been written */
    uint64_t local_epoch;          /* grows when one of ir_isa.local_slots may have been written */
    unsigned nops, ninsns, nexits, npool, ntemps, nwritten;
    unsigned open_skips;                /* without a label yet */
    unsigned landed;                    /* the number of the op after the last label */
    bool open;                          /* ops from number `first` on have not been optimised; emission continues there */
    unsigned first, first_insn;         /* the first such op, and its instruction */
    unsigned most_temps;                /* slots of temporaries that the optimised ops take */
    unsigned exits_before, pool_before; /* ir_begin_template() */
    unsigned ntemplates, own_from;      /* templates used; the number of the first op after the last of them */
    unsigned template_most;             /* upper bound of their cycles */
    uint64_t skips;                     /* instructions that may be skipped */
    bool every_access;                  /* emit an IR_TOUCH for a load of a known value: a model's caches must see it */
    struct known_memory known[KNOWN_MEMORY];
    unsigned nknown, oldest_known;
    struct ir_op ops[IR_MAX_OPS];
    struct temp temps[IR_MAX_OPS];
    val made[IR_MADE]; /* hash table of values by the op that made them; 0 if empty */
    uint64_t pool[IR_MAX_OPS];
    uint16_t written[IR_MAX_OPS]; /* guest slots in the order of their writes */
    struct ir_insn insns[IR_MAX_INSNS];
    uint64_t words[IR_MAX_INSNS];                    /* ir_insn_word(); 0 if not known */
    const struct cost_insn *insn_cost[IR_MAX_INSNS]; /* NULL: not looked up */
    struct ir_exit exits[BUILD_MAX_EXITS];
    struct slot_info slots[IR_MAX_GUEST_SLOTS];
    /* optimise.c */
    uint16_t info[IR_MAX_OPS], uses[IR_MAX_GUEST_SLOTS + IR_MAX_OPS];
    uint16_t overwritten; /* upper bound of uses[] of registers: see begin_liveness() */
    uint16_t live[IR_MAX_OPS];
    uint32_t last[IR_MAX_OPS], moved[IR_MAX_OPS];
};

/* ---- build.c, for values.c */

struct ir_op *ir_emit(struct ir_builder *t, unsigned op, unsigned d, unsigned a, unsigned b);
val ir_new_temp(struct ir_builder *t);
int32_t ir_pool_index(struct ir_builder *t, uint64_t value);

static inline struct temp *ir_temp(struct ir_builder *t, val v)
{
    return &t->temps[v - t->nslots];
}

static inline uint64_t ir_slot_version(const struct ir_builder *t, unsigned slot)
{
    const uint16_t *local = t->cpu->isa->local_slots;
    return t->slots[slot].version + t->epoch + (slot >= local[0] && slot <= local[1] ? t->local_epoch : 0);
}

/* Returns whether a guest slot, x->alias, still holds the value. */
static inline bool ir_is_in_register(const struct ir_builder *t, const struct temp *x)
{
    return x->alias != NO_SLOT && x->alias_version == ir_slot_version(t, x->alias);
}

/* Returns the temporary with the constant v, emitted if there is none yet. */
unsigned ir_made_const(struct ir_builder *t, val v);

/* Returns the slot to read v from in the next op: a guest slot that holds it, or a temporary. May emit a constant. */
static inline unsigned ir_operand(struct ir_builder *t, val v)
{
    const struct temp *x = ir_temp(t, v);
    return ir_is_in_register(t, x) ? x->alias : x->is_const ? ir_made_const(t, v) : v;
}

static inline bool ir_fits32(uint64_t v)
{
    return (uint64_t)(int64_t)(int32_t)v == v;
}

/* ---- values.c, for build.c */

/* A comparison with its operands as they can be read now, for a skip or an IR_FIXUP_COMPARE. */
struct ir_comparison {
    uint16_t op, a, b;
    int32_t imm;
};
/* Returns whether cond is the result of a comparison, *c. Flips *inverted if the comparison is false when cond is true. */
bool ir_as_comparison(struct ir_builder *t, val cond, struct ir_comparison *c, bool *inverted);
/* Returns a value that is zero exactly when cond is, or exactly when it is not: then it flips *inverted. */
val ir_decisive(struct ir_builder *t, val cond, bool *inverted);
/* Returns the slot to test for zero in place of cond. A bit mask is emitted again, right before its test. */
unsigned ir_bit_test(struct ir_builder *t, val cond);

/* Forgets known contents of memory: ops since number `since` may have written it other than by ir_store(). */
void ir_forget_memory(struct ir_builder *t, uint32_t since);

/* Computes a comparison. */
bool ir_compare(unsigned op, uint64_t a, uint64_t b);

/* The purpose for which a block is built. */
enum ir_purpose {
    IR_TO_STAY,   /* the warm tier: interpreted and translated */
    IR_COLD_TIER, /* interpreted, and rebuilt when it has run often */
    IR_BEGINNING, /* the start of a program: as IR_COLD_TIER, and the block may end early: ir_may_end() */
};
/* Builds, optimises and allocates a block. Never NULL. Afterwards t tells which bytes it was built from. */
struct ir_block *ir_translate(struct ir_builder *t, struct cpu *c, uint64_t pc, uint64_t mode, unsigned limit, enum ir_purpose purpose);

/* transfer.c. Emits the report of the transfer to the block's first instruction, which has just been opened. */
void ir_report_arrival(struct ir_builder *t);
/* Returns what the slot notes, if that is known here; else 0. */
uint64_t ir_known_note(struct ir_builder *t);
/* Reports the transfer that c's slot notes, if there is one, or control may have crossed to another function. site, branch: as in
 * struct cpu_transfer. */
void ir_report_transfer(struct cpu *c, uint64_t cycles, uint64_t to, uint32_t site, uint32_t branch);
/* As cpu_frame(). */
struct cpu_frame ir_frame(const struct cpu *c);

/* optimise.c. Optimises the ops that have not been. What was known of values is forgotten. */
void ir_settle(struct ir_builder *t);
/* Begins emission after the optimised ops, with nothing known, or continues it. */
void ir_go_on(struct ir_builder *t);
/* Optimises, and makes the block in one allocation. */
struct ir_block *ir_finish(struct ir_builder *t);

#endif
