/*
 * build.h - the builder's insides, shared by build.c (emission) and optimise.c (passes), what it requires of
 * other folders, and queries of blocks. Private to the engine.
 */
#ifndef PRECIS_EMU_IR_BUILD_H
#define PRECIS_EMU_IR_BUILD_H

#include "emu/ir/cpu.h"
#include "emu/ir/templates.h"
#include "emu/timing/pipeline.h"

enum {
    IR_MAX_INSNS = 64,    /* guest instructions in a block */
    IR_MAX_OPS = 4096,    /* micro-operations before optimisation */
};

/* How many instructions a block may have. A stepping block holds one; the last ignores breakpoints. */
enum { LIMIT_NONE = IR_MAX_INSNS, LIMIT_FEW = 8, LIMIT_STEP = 1, LIMIT_STEP_OVER = 0 };

/* ---- operations of other folders ------------------------------------------------------------ */

/* The pages that blocks are built from: emu/code. */
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

/* What a timing model stores about instructions and blocks: emu/cost. */
struct ir_costs {
    /* Returns the instruction at pc, which is readable. word: its ir_timing.word(), or 0. */
    const struct cost_insn *(*insn_at)(struct cpu *c, uint64_t pc, uint64_t word);
    void (*insn_soon)(const struct cpu *c, uint64_t word); /* prefetches that */
    /* Returns whether the caches must see every access, loads of known values included. */
    bool (*every_access)(const struct cpu *c);
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
static inline bool ir_is_memory(unsigned op)
{
    return op >= IR_LD8LE && op <= IR_ST64BE;
}

/* … or what the caches of a timing model take for one? */
static inline bool ir_is_access(unsigned op)
{
    return ir_is_memory(op) || op == IR_TOUCH;
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

static inline uint64_t ir_insn_pc(const struct ir_block *b, unsigned i)
{
    return b->fragments ? b->pc + (uint64_t)(int64_t)b->fragments[i].at : b->insns[i].pc;
}

static inline uint32_t ir_insn_mode(const struct ir_block *b, unsigned i)
{
    return b->fragments ? b->modes[b->fragments[i].mode] : b->insns[i].mode;
}

/* Where an operation stands, as far as that tells its instruction: its number, or in a block of parts that of the instruction. */
static inline unsigned ir_insn_at(const struct ir_block *b, uint32_t position)
{
    return b->fragments ? position : ir_insn_of_op(b, position);
}

/* Of a block without parts: behind the last operation of instruction number i. */
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

/* May it say that an instruction, number o->c, is skipped? */
static inline bool ir_skips_insn(const struct ir_op *o)
{
    return o->op == IR_SKIPPED || (ir_is_skip(o) && o->flags & IR_SKIP_INSN);
}

static inline bool ir_is_comparison(unsigned op)
{
    return op >= IR_EQ && op <= IR_LEU32I;
}

/* Slots that need not be in a host register. */
static inline bool ir_is_cold(const struct ir_isa *isa, unsigned slot)
{
    return slot >= isa->cold_slots[0] && slot <= isa->cold_slots[1] && isa->cold_slots[1];
}

/* Of the binary operations: X(name) is followed by X(nameI). */
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

/* How the host likes blocks to be built: ir_may_copy(), ir_may_branch(), ir_may_select(). The translator defines it. */
struct ir_tuning {
    struct ir_limits { uint16_t times, insns, path_bits, branches; } loops[IR_LOOPS];
    uint16_t branches; /* with a timing model */
    bool copies_chases, selects_biased;
};

struct temp {
    uint16_t alias;          /* a guest slot that holds the same value … */
    uint16_t op, a, b;       /* what made it, of which values; IR_NOP: nothing that could be looked into */
    int32_t imm;
    bool is_const;           /* made when it is first wanted: `a` is the temporary that has it, if `imm`, the next op's number then, is not 0 */
    bool gone;               /* made in a skipped part that has ended */
    uint64_t alias_version;  /* … as long as its version is this */
    uint64_t value;          /* is_const */
    uint64_t maybe;          /* the bits that may be ones */
};

struct slot_info {
    uint64_t version;        /* how often it was written in this block */
    uint64_t held_version;   /* the version whose value is `held`; 0: none */
    uint16_t held;
};

/* What memory is known to hold, from a store or a load in this block: the low bytes of v, at addr + disp. */
struct known_memory {
    val addr, v;
    uint64_t disp;
    uint8_t bytes, addr32;
    bool big_endian;
    uint32_t at;             /* the op that stored or loaded it */
};
enum { KNOWN_MEMORY = 24, IR_MADE = 61 };

struct ir_builder {
    struct cpu *cpu;
    struct ir_memory *memory;      /* of the blocks … */
    const struct ir_pages *pages;  /* … and the pages that they are built from; both are constant */
    uint64_t pc;
    unsigned nslots, limit;
    uint16_t cycles_at; /* the first instruction but the block's first that reads the cycle counter; 0: none */
    bool over_breakpoint;
    bool whole, cut;         /* it does not end early; it does: ir_may_end() */
    bool cold_tier, asks;        /* ir_is_cold_tier(); ir_use_template() has been asked */
    const uint8_t *page;     /* the guest page that the block stands in, once it is known that all of it can be fetched */
    bool compared, stores;   /* it will be compared with what stands there (compare.c), and has an instruction that may store */
    uint64_t code_first, code_end; /* of the bytes that it was made of */
    uint64_t epoch;          /* grows when any slot may have been written */
    uint64_t local_epoch;    /* … when one of isa->local_slots may have been */
    unsigned nops, ninsns, nexits, npool, ntemps, nwritten;
    unsigned open_skips;     /* that have not landed yet */
    unsigned landed;         /* the number of the op behind the last label */
    bool open;               /* what is emitted goes on with the operations from number `first` on, which the passes have not seen; … */
    unsigned first, first_insn; /* … those are of instructions from number first_insn on */
    unsigned most_temps;     /* slots of temporaries that what the passes have seen takes */
    unsigned exits_before, pool_before; /* ir_begin_template() */
    unsigned ntemplates, own_from; /* instructions whose operations are not here; the number of the first operation since the last of them */
    unsigned template_most;      /* more cycles than they can cost */
    uint64_t skips;          /* instructions that may be skipped */
    bool every_access;       /* a model of the caches wants to see loads of what is known, too */
    struct known_memory known[KNOWN_MEMORY];
    unsigned nknown, oldest_known;
    struct ir_op ops[IR_MAX_OPS];
    struct temp temps[IR_MAX_OPS];
    val made[IR_MADE];       /* by what made them, values; 0: none */
    uint64_t pool[IR_MAX_OPS];
    uint16_t written[IR_MAX_OPS]; /* guest slots in the order of their writes */
    struct ir_insn insns[IR_MAX_INSNS];
    uint64_t words[IR_MAX_INSNS]; /* ir_insn_word(); 0: not known */
    const struct cost_insn *insn_cost[IR_MAX_INSNS]; /* what that says; NULL: nobody has asked */
    struct ir_exit exits[BUILD_MAX_EXITS];
    struct slot_info slots[IR_MAX_GUEST_SLOTS];
    /* For the passes: */
    uint16_t info[IR_MAX_OPS], uses[IR_MAX_GUEST_SLOTS + IR_MAX_OPS];
    uint16_t overwritten;     /* uses[] of registers holds no more than this: see remove_dead() */
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

/* Does a guest slot, x->alias, still hold the same value? */
static inline bool ir_is_in_register(const struct ir_builder *t, const struct temp *x)
{
    return x->alias != NO_SLOT && x->alias_version == ir_slot_version(t, x->alias);
}

/* The temporary for the constant v. */
unsigned ir_made_const(struct ir_builder *t, val v);

/* What to read for v, next: the guest slot that still holds the same value, or a temporary. It may be made: not between what is emitted
 * and what is known of that. */
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
/* What cond is a comparison for: true, and *c. *inverted changes when it must be false for cond to be true. */
bool ir_as_comparison(struct ir_builder *t, val cond, struct ir_comparison *c, bool *inverted);
/* The value whose being zero or not decides as cond does; *inverted changes if it decides the other way round. */
val ir_decisive(struct ir_builder *t, val cond, bool *inverted);
/* What to read to learn whether cond is zero: the mask of a bit is made again, as a comparison is. */
unsigned ir_bit_test(struct ir_builder *t, val cond);

/* Memory may have been written by other than ir_store since op number `since`. */
void ir_forget_memory(struct ir_builder *t, uint32_t since);

/* What a comparison says. */
bool ir_compare(unsigned op, uint64_t a, uint64_t b);

/* What a block is made for. */
enum ir_purpose {
    IR_TO_STAY,   /* the warm tier: interpreted and translated */
    IR_COLD_TIER,     /* the cold tier: interpreted, and rebuilt when it has run often … */
    IR_BEGINNING, /* … and ir_may_end() */
};
/* Builds, optimises and allocates a block. Never NULL. Afterwards t tells which bytes it was built from. */
struct ir_block *ir_translate(struct ir_builder *t, struct cpu *c, uint64_t pc, uint64_t mode, unsigned limit, enum ir_purpose purpose);

/* optimise.c. Passes over the operations that have not seen them, if there are any: nothing is known of what they did from then on. */
void ir_settle(struct ir_builder *t);
/* Emission begins behind what is settled, with nothing known, or goes on. */
void ir_go_on(struct ir_builder *t);
/* The passes, then the block with everything in one allocation. */
struct ir_block *ir_finish(struct ir_builder *t);

#endif
