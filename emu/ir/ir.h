/*
 * ir.h - micro-operations: the one meaning of every guest instruction.
 *
 * An ISA translates a run of guest instructions into a block: a straight list of micro-operations ("ops") over
 * an array of 64-bit slots. Slots 0 .. isa->nslots-1 are the guest's registers; the slots above are
 * temporaries. Control only moves forward inside a block (skips), and leaves it at exits. The interpreter
 * (interp.c) runs blocks and is the reference; the translator (x64/) turns them into host code.
 *
 * Semantics functions build ops and read like the manual:
 *
 *     val a = ir_get(t, GR(o->a)), b = ir_get(t, GR(o->b));
 *     ir_set(t, GR(o->t), ir_add32(t, a, b));
 *
 * Rules for whoever writes semantics:
 *  1. ir_insn() opens each guest instruction; everything emitted until the next one belongs to it.
 *  2. What can fault or stop comes before the instruction's first ir_set (check, read, compute, write): a fault
 *     must find the registers as they were. (An instruction whose second access can fault computes first.)
 *  3. A value may be used in later instructions of the block, but not beyond a label if it was made inside the
 *     skipped part. ir_get gives the value at that moment: a later ir_set does not change it.
 *  4. 32-bit operations (…32) take the low halves and give zero-extended results.
 */
#ifndef PRECIS_EMU_IR_IR_H
#define PRECIS_EMU_IR_IR_H

#include <stdalign.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "emu/cpu/ops.h"

enum {
    IR_MAX_GUEST_SLOTS = 1024,
    IR_MAX_LIVE_TEMPS = 512,
    IR_MAX_SKIPS = 18, /* with a timing model: instructions of a block that may be skipped */
};

/* ---- operations ----------------------------------------------------------------------------- */

/* d = a OP b; also with an immediate for b (op##I). X(name, C expression over uint64_t x, y) */
#define IR_BINARY(X)                                                                                         \
    X(ADD, x + y)                                                                                            \
    X(SUB, x - y)                                                                                            \
    X(AND, x & y)                                                                                            \
    X(OR, x | y)                                                                                             \
    X(XOR, x ^ y)                                                                                            \
    X(ANDC, x & ~y)                                                                                          \
    X(SHL, y > 63 ? 0 : x << y)                              /* shift counts from 64 up give 0 … */          \
    X(SHR, y > 63 ? 0 : x >> y)                                                                              \
    X(SAR, (uint64_t)((int64_t)x >> (y > 63 ? 63 : y)))      /* … or all sign */                             \
    X(MUL, x * y)                                                                                            \
    X(MULHU, (uint64_t)(((unsigned __int128)x * y) >> 64))                                                   \
    X(MULHS, (uint64_t)(((__int128)(int64_t)x * (int64_t)y) >> 64))                                          \
    X(ADD32, (uint32_t)(x + y))                                                                              \
    X(SUB32, (uint32_t)(x - y))                                                                              \
    X(SHL32, y > 31 ? 0 : (uint32_t)(x << y))                                                                \
    X(SHR32, y > 31 ? 0 : (uint32_t)x >> y)                                                                  \
    X(SAR32, (uint32_t)((int32_t)x >> (y > 31 ? 31 : y)))                                                    \
    X(EQ, x == y)                                                                                            \
    X(NE, x != y)                                                                                            \
    X(LT, (int64_t)x < (int64_t)y)                                                                           \
    X(LE, (int64_t)x <= (int64_t)y)                                                                          \
    X(LTU, x < y)                                                                                            \
    X(LEU, x <= y)                                                                                           \
    X(EQ32, (uint32_t)x == (uint32_t)y)                                                                      \
    X(NE32, (uint32_t)x != (uint32_t)y)                                                                      \
    X(LT32, (int32_t)x < (int32_t)y)                                                                         \
    X(LE32, (int32_t)x <= (int32_t)y)                                                                        \
    X(LTU32, (uint32_t)x < (uint32_t)y)                                                                      \
    X(LEU32, (uint32_t)x <= (uint32_t)y)

/* d = OP a */
#define IR_UNARY(X)                                                                                          \
    X(MOV, x)                                                                                                \
    X(NOT, ~x)                                                                                               \
    X(NEG, 0 - x)                                                                                            \
    X(SEXT8, (uint64_t)(int64_t)(int8_t)x)                                                                   \
    X(SEXT16, (uint64_t)(int64_t)(int16_t)x)                                                                 \
    X(SEXT32, (uint64_t)(int64_t)(int32_t)x)                                                                 \
    X(ZEXT8, (uint8_t)x)                                                                                     \
    X(ZEXT16, (uint16_t)x)                                                                                   \
    X(ZEXT32, (uint32_t)x)                                                                                   \
    X(BSWAP16, (uint64_t)__builtin_bswap16((uint16_t)x))                                                     \
    X(BSWAP32, (uint64_t)__builtin_bswap32((uint32_t)x))                                                     \
    X(BSWAP64, __builtin_bswap64(x))                                                                         \
    X(CLZ, x ? (uint64_t)__builtin_clzll(x) : 64)                                                            \
    X(CTZ, x ? (uint64_t)__builtin_ctzll(x) : 64)                                                            \
    X(POPCNT, (uint64_t)__builtin_popcountll(x))

/* Memory: size in bits, byte order. Loads zero-extend: d = [a + imm]; stores: [a + imm] = b. With
 * IR_MEM_INDEX c is part of the address. */
#define IR_MEMORY(X)                                                                                         \
    X(8, LE) X(16, LE) X(32, LE) X(64, LE) X(16, BE) X(32, BE) X(64, BE)

enum ir_opcode {
    IR_NOP,
#define X(name, expr) IR_##name, IR_##name##I,
    IR_BINARY(X)
#undef X
#define X(name, expr) IR_##name,
    IR_UNARY(X)
#undef X
    IR_CONST,    /* d = sign-extended imm */
    IR_CONST64,  /* d = pool[imm] */
    IR_EXTRACT,  /* d = unsigned field of a: imm = position of its lowest bit | length << 8 */
    IR_EXTRACTS, /* … signed */
    IR_DEPOSIT,  /* d = a with the low bits of b inserted: imm as above */
    IR_ADD_SHL,  /* d = a + (b << imm), imm 1..3; made of a sum and a shift */
    IR_SHRD,     /* d = low 64 bits of (a:b) >> imm, imm 0..63 */
    IR_SHRD32,   /* d = low 32 bits of (a:b) >> imm, imm 0..31, a and b 32 bits wide */
    IR_SELECT,   /* d = a ? b : c */
#define X(bits, order) IR_LD##bits##order, IR_ST##bits##order,
    IR_MEMORY(X)
#undef X
    IR_TOUCH,    /* what a load from [a + imm] gives is known: only the caches of a timing model see it */
    IR_GETX,     /* d = slot[imm + a]: registers chosen at run time; a < c */
    IR_SETX,     /* slot[imm + a] = b; a < c */
    IR_CALL,     /* d = fn(cpu, a, b, c); fn = pool[imm]; see IR_CALL_* */
    IR_CYCLES,   /* d = virtual cycle count before this instruction */
    /* For the instruction they stand in: should it not happen (a fault, a trap of a call), slot d first becomes … */
    IR_FIXUP,        /* … a */
    IR_FIXUP_SELECT, /* … a ? pool[imm] : pool[imm + 1] */
    IR_FIXUP_COMPARE, /* the same with a comparison of a and b for a condition: c is its opcode; if that is an immediate form,
                      * b is pool[imm + 2] */
    IR_SKIP_Z,   /* if a == 0 go forward to op imm */
    IR_SKIP_NZ,  /* if a != 0 go forward to op imm */
    IR_SKIP,     /* go forward to op imm */
    IR_SKIPPED,  /* if a (0 or 1), instruction number c of the block counts as skipped: for the timing models */
    IR_LABEL,    /* where skips arrive: nothing known of slots before holds here */
    IR_GOTO,     /* leave: exit imm, static pc and mode */
    IR_GOTO_DYN, /* leave: pc = a; mode = b if flags & IR_EXIT_DYN_MODE, else the exit's */
    IR_STOP,     /* leave with exit imm's stop reason */
    /* In a block of parts (ir_fragment): */
    IR_FRAGMENT_END, /* the next part follows */
    IR_FRAGMENTS_END, /* … part number imm */
    IR_NOPS
};

/* flags of memory ops */
enum {
    IR_MEM_ADDR32 = 1,    /* the address is the low 32 bits of a + imm */
    IR_MEM_ALIGN = 2,     /* misaligned: CPU_FAULT with MEM_FAULT_ALIGN; without it the access just works */
    IR_MEM_SPECULATE = 4, /* reserved for loads that must not fault */
    IR_MEM_INDEX = 16,    /* slot c << ir_scale(flags) is added to the address */
    IR_MEM_SCALE = 32,    /* times 0 .. 3 */
    IR_MEM_FP = 8,        /* of an fp register, in a timing model where such accesses skip the first cache (cost.c sets it) */
};

static inline unsigned ir_scale(unsigned flags)
{
    return flags / IR_MEM_SCALE & 3;
}

/* flags of shifts by a value */
enum { IR_SHIFT_WITHIN = 1 }; /* the count is less than the width */

/* flags of IR_CALL */
enum {
    IR_CALL_PURE = 0,    /* depends on its arguments only, touches no slot */
    IR_CALL_READS = 1,   /* reads guest registers (slots) */
    IR_CALL_WRITES = 2,  /* writes guest registers (slots) */
    IR_CALL_MAY_STOP = 4, /* may call cpu_raise(); then the instruction has not happened */
    IR_CALL_STATUS = 8,  /* reads and writes only the slot isa->fp.status_slot */
    IR_CALL_LOCAL = 32,  /* READS or WRITES nothing but isa->local_slots, and can not stop */
    IR_CALL_EXACT = 16,  /* … of IR_FAST_STATUSLESS_…: where the host's operation is inexact, fn decides */
    /* bits 8..15: enum ir_fast, what host code may do instead */
};

/* Floating-point calls that a translator may do in the host's FPU when the outcome is the same: d = a OP b on the bits of
 * IEEE numbers, rounded to nearest with no trap enabled. fn is the reference; it is called (IR_CALL_STATUS) whenever the
 * result is a NaN, may be tiny, or does not fit. What the host's operation raises (divide by zero, overflow, underflow,
 * inexact) becomes sticky in the status slot: see struct isa_fp. D: double, S: single, W: 32-bit, L: 64-bit integer, T:
 * truncated; the arguments and results of S and W are zero-extended. */
enum ir_fast {
    IR_FAST_NONE,
    IR_FAST_ADD32, IR_FAST_SUB32, IR_FAST_MUL32, IR_FAST_DIV32, IR_FAST_SQRT32,
    IR_FAST_ADD64, IR_FAST_SUB64, IR_FAST_MUL64, IR_FAST_DIV64, IR_FAST_SQRT64,
    IR_FAST_FMA32, IR_FAST_FMA64, /* a * b + c, one rounding */
    IR_FAST_CMP32, IR_FAST_CMP64, /* 1: a < b, 2: equal, 4: a > b, 8: unordered */
    /* 0 or 1 when neither is a NaN */
    IR_FAST_LT32, IR_FAST_EQ32, IR_FAST_LE32, IR_FAST_GT32, IR_FAST_NE32, IR_FAST_GE32,
    IR_FAST_LT64, IR_FAST_EQ64, IR_FAST_LE64, IR_FAST_GT64, IR_FAST_NE64, IR_FAST_GE64,
    IR_FAST_ORDERED32, IR_FAST_UNORDERED32, IR_FAST_ORDERED64, IR_FAST_UNORDERED64, /* then 1 and 0 */
    IR_FAST_FNMA32, IR_FAST_FNMA64, /* c - a * b */
    IR_FAST_RINT32, IR_FAST_RINT64, /* to an integral value */
    IR_FAST_S_L, IR_FAST_D_L, IR_FAST_S_LT, IR_FAST_D_LT,
    IR_FAST_S_D, IR_FAST_D_S,     /* conversions, from_to */
    IR_FAST_W_S, IR_FAST_W_D, IR_FAST_L_S, IR_FAST_L_D,
    IR_FAST_S_W, IR_FAST_D_W, IR_FAST_S_WT, IR_FAST_D_WT,

    /* IR_CALL_PURE: what emu/fp/statusless.h says, without any status. The host's operation counts where the result is a normal
     * number (not the least one), the conversion exact, the integer not INT64_MIN; else fn decides. All on doubles: the S
     * ones round to single. */
    IR_FAST_STATUSLESS,
    IR_FAST_STATUSLESS_FMA = IR_FAST_STATUSLESS, IR_FAST_STATUSLESS_FMS, IR_FAST_STATUSLESS_FNMA, /* a * b + c, a * b - c, c - a * b */
    IR_FAST_STATUSLESS_MUL, IR_FAST_STATUSLESS_ADD, IR_FAST_STATUSLESS_SUB,
    IR_FAST_STATUSLESS_FMAS, IR_FAST_STATUSLESS_FMSS, IR_FAST_STATUSLESS_FNMAS,
    IR_FAST_STATUSLESS_MULS, IR_FAST_STATUSLESS_ADDS, IR_FAST_STATUSLESS_SUBS,
    IR_FAST_STATUSLESS_CMP,                        /* 1: a < b, 2: equal, 4: a > b, 8: unordered */
    IR_FAST_STATUSLESS_S_D, IR_FAST_STATUSLESS_D_S,     /* between the bits of a single and a double: exact */
    IR_FAST_STATUSLESS_L_D, IR_FAST_STATUSLESS_D_LT, IR_FAST_STATUSLESS_D_L,
    IR_FAST_STATUSLESS_FMAP, IR_FAST_STATUSLESS_FMSP, IR_FAST_STATUSLESS_FNMAP, IR_FAST_STATUSLESS_MULP, /* on pairs of singles, both halves */

    /* IR_CALL_PURE, and not floating point: d = a OP b lane by lane, of so many bits; always done in the host. _S, _U: signed,
     * unsigned, of sums and differences those that saturate. AVG: rounded up. EQ, GT: all ones or 0. */
    IR_FAST_LANES,
    IR_FAST_LANES_ADD8 = IR_FAST_LANES, IR_FAST_LANES_ADD16, IR_FAST_LANES_ADD32, IR_FAST_LANES_ADD_S8, IR_FAST_LANES_ADD_S16,
    IR_FAST_LANES_ADD_U8, IR_FAST_LANES_ADD_U16, IR_FAST_LANES_SUB8, IR_FAST_LANES_SUB16, IR_FAST_LANES_SUB32,
    IR_FAST_LANES_SUB_S8, IR_FAST_LANES_SUB_S16, IR_FAST_LANES_SUB_U8, IR_FAST_LANES_SUB_U16, IR_FAST_LANES_AVG8,
    IR_FAST_LANES_AVG16, IR_FAST_LANES_EQ8, IR_FAST_LANES_EQ16, IR_FAST_LANES_EQ32, IR_FAST_LANES_GT8, IR_FAST_LANES_GT16,
    IR_FAST_LANES_GT32, IR_FAST_LANES_MIN_U8, IR_FAST_LANES_MAX_U8, IR_FAST_LANES_MIN_S16, IR_FAST_LANES_MAX_S16,
    IR_FAST_LANES_SAD8,                               /* the sum of the lanes' distances */
    IR_FAST_LANES_MUL_LOW16, IR_FAST_LANES_MUL_HIGH16, IR_FAST_LANES_MUL_HIGH_U16, /* the products' halves */
    IR_FAST_LANES_MUL_ADD16,                          /* the 32-bit sums of the products of neighbours */
    IR_FAST_LANES_UNPACK8, IR_FAST_LANES_UNPACK16, IR_FAST_LANES_UNPACK32, /* the low halves' lanes: a's, b's in turn */
    IR_FAST_LANES_SHL16, IR_FAST_LANES_SHL32, IR_FAST_LANES_SHR16, IR_FAST_LANES_SHR32, IR_FAST_LANES_SAR16,
    IR_FAST_LANES_SAR32,                              /* all by b, however much */
    IR_FAST_LANES_SHUFFLE8,                           /* a's lanes with the numbers that b has, which are below 8 */

    IR_FAST_INTRINSIC, /* pool[imm + 1] is a struct ir_intrinsic with host code */
};

enum { IR_EXIT_DYN_MODE = 1 };

/* flags of skips: the whole instruction (number c of its block) does not happen, by nullification or its predicate */
enum { IR_SKIP_INSN = 1, IR_SKIP_LIKELY = 2 /* see ir_likely() */, IR_SKIPPED_ALWAYS = 4 /* an IR_SKIPPED that nothing passes by, of 1 */ };

struct ir_op {
    uint16_t op, d, a, b, c, flags;
    int32_t imm;
};

typedef uint64_t ir_fn(struct cpu *c, uint64_t a, uint64_t b, uint64_t x);

/*
 * An operation that only one ISA needs: a call of fn, for which the ISA may also emit host code. The emitting functions are in the ISA's folder;
 * emu/x64/translate.h describes what they do.
 */
struct x64;
typedef unsigned ir_emit_x64(struct x64 *x, unsigned i);
struct ir_intrinsic {
    ir_fn *fn;        /* the reference */
    uint8_t flags;    /* IR_CALL_* */
    bool in_loops;    /* loops that contain it may keep slots in registers: it needs none in memory, but those that its host code drops */
    bool calls;       /* it moves the window for a call, and stores a struct host_return: emu/x64/window.h */
    ir_emit_x64 *x64; /* emits host code; NULL: fn is called */
};

/*
 * Slots that are a window on a longer stack of registers (struct isa_window): a call moves it up, a return down. While
 * translated code runs they live in the stack, and moving the window moves them; otherwise in the slots proper, which are
 * copied when the window moves.
 */
struct cpu_window {
    uint64_t *at;   /* the first slot's place in the stack, which is part of the extra state */
    uint64_t *low;  /* a return does not find its registers below this */
    uint64_t *high; /* no frame may reach above this */
    uint64_t moves; /* registers that have gone to or come from memory since the reset */
    bool inside;    /* the slots live in the stack now */
    bool moved;     /* there are more of them than the timing model has seen */
};

/* ---- blocks --------------------------------------------------------------------------------- */

struct ir_block;

/* One guest instruction of a block. */
struct ir_insn {
    uint64_t pc;         /* what S[pc_slot] … */
    uint32_t mode;       /* … and S[mode_slot] must be to stop just before it; a mode has 32 bits */
    uint32_t first_op;
};

/* One of a block that shares operations: templates.h. The part behind the last instruction's is what comes before the exit that leaves it. */
struct ir_fragment {
    int16_t at;          /* its pc, from the block's on: they stand in one page */
    uint8_t mode;        /* which of the block's modes */
    uint8_t own;         /* of those instructions whose operations are the block's own, which it is */
    uint32_t first;      /* the number of its first operation among the block's, or IR_FRAGMENT_TEMPLATE | that of the instruction kept */
};
#define IR_FRAGMENT_TEMPLATE 0x80000000u

struct ir_exit {
    uint64_t pc, mode;
    uint16_t insns;      /* instructions retired when the block is left here */
    uint8_t insn;        /* the instruction that leaves */
    uint8_t reason;      /* IR_STOP: enum cpu_stop_reason */
    unsigned trap;
    uint64_t code;
    /* engine's chaining */
    struct ir_block *next;
    struct ir_exit *next_incoming, **prev_incoming;
    struct ir_block *owner;
    uint8_t *host_site;  /* translated code: the jump to chain … */
    const uint8_t *host_stub; /* … and where it goes when it is not chained (executable view) */
    struct ir_exit *more; /* ir_block.outcomes */
    uint32_t after;      /* the number plus one of the pipeline's state when it is taken; 0: not known before */
};

struct ir_block {
    /* What finding and running it look at stands first, in two lines of the host's cache at most. */
    uint64_t pc, mode;
    struct ir_block *hash_next;
    uint16_t limit;      /* the most instructions it was allowed to hold */
    uint16_t nslots;     /* that its operations name: registers and temporaries */
    uint8_t runs;        /* how often it has been interpreted, while that is few: block_is_cold() */
    bool dead;
    bool compared;       /* whoever enters it makes sure that it is still what stands there: compare.c */
    bool cold_tier;          /* it is made anew before it becomes host code */
    void *host;          /* the translator's code */
    struct ir_op *ops;
    const struct ir_template *templates; /* what parts name */
    void *costs;         /* what passes through it cost: cost.h … */
    uint32_t bound;      /* … more cycles than any of them takes; 0: not known yet */
    uint32_t ninsns;
    struct ir_fragment *fragments; /* instead of insns; NULL: all operations are its own */
    struct ir_exit *exits;
    struct ir_insn *insns;
    uint32_t *modes;     /* that parts have */
    uint64_t *pool;
    uint32_t nops, nexits, npool;
    uint32_t state;      /* of a version: the number plus one of the pipeline's state at its beginning */
    struct ir_block *versions, *next_version; /* x64/version.h */
    bool watches;        /* its host code does not ask for all lines of its instructions: engine.h, code.watch */
    struct ir_exit *incoming;
    struct ir_block *all_next;
    struct ir_block *version_of; /* of a version: the block, … */
    struct ir_exit *outcomes; /* … exits beside `exits`, linked through `more` */
    struct code_bytes *bytes; /* compared: what it was made of */
    uint8_t *host_by_state, *host_last_state; /* where those go that know no state before, and the last comparison's jump */
};

/* ---- building ------------------------------------------------------------------------------- */

struct ir_builder;
typedef uint16_t val;    /* a slot index */

/* Open guest instruction at pc. false: the block is full; the ISA ends it with ir_goto(t, pc, mode). */
bool ir_insn(struct ir_builder *t, uint64_t pc, uint64_t mode);

/* ir_timing.word() of the instruction just opened, if the ISA has it at hand: nobody asks then. */
void ir_insn_word(struct ir_builder *t, uint64_t word);

/* Fetch `len` bytes at va for execution. false: they can not be had; if this is the block's first instruction a stop
 * (CPU_FAULT, CPU_GATEWAY, CPU_BREAK) was emitted, otherwise an exit to (va, mode): the ISA just returns. Call it before
 * ir_insn. */
bool ir_fetch(struct ir_builder *t, uint64_t va, uint64_t mode, void *out, size_t len);

/* Would ir_fetch at va succeed, for an instruction that is not the block's first? For ISAs whose state before an instruction
 * is more than a pc and a static mode can say, and which then leave the block in their own way; and to be asked before what stands there
 * is looked at for whatever else. */
bool ir_can_fetch(struct ir_builder *t, uint64_t va);

/* Is there room for n more instructions (for ISAs that need a delay slot in the same block)? */
bool ir_room(const struct ir_builder *t, unsigned n);
/* … that together take no more than so many operations? */
bool ir_room_for_ops(const struct ir_builder *t, unsigned ops);
/* … would a block have that begins here? */
bool ir_new_block_has_room(const struct ir_builder *b, unsigned insns, unsigned ops);
unsigned ir_insn_count(const struct ir_builder *t);
/* May the block end here, where it could go on one of two ways? Most code runs a few times, and less of it is translated in vain
 * then: a block that was told so is translated anew when it has run often, and asks to no avail. */
bool ir_may_end(struct ir_builder *t);
/* Copies of a loop's body in a block: how many there are, and what they contain in total. */
struct ir_copies {
    enum ir_loop {
        IR_LOOP_PLAIN,
        IR_LOOP_PIPELINED, /* software-pipelined: its conditions are stage predicates */
        IR_LOOPS
    } loop;
    unsigned times, insns;
    unsigned path_bits; /* instructions that may be skipped */
    unsigned branches;   /* conditional ones that are predicted */
    bool chases;         /* pointer chasing: a copy loads from an address that the previous one has loaded */
};
/* Returns whether so many copies suit the host. */
bool ir_may_copy(const struct ir_builder *t, const struct ir_copies *copies);
/* Returns whether a block with so many conditional branches suits the host. */
bool ir_may_branch(const struct ir_builder *t, unsigned branches);
/* Returns whether an instruction under a condition is to be computed always, and its result selected; else it is to be skipped. steady: the
 * condition is the same most of the time. */
bool ir_may_select(const struct ir_builder *t, bool biased);
/* Does a timing model watch? Then blocks must tell what it cannot see: skipped instructions (ir_skip_insn_…), and moves of the
 * register stack, which are looked for where a block ends: it must not go on behind one. */
bool ir_timed(const struct ir_builder *t);
struct space *ir_space(const struct ir_builder *t);
/* What the slot holds as the block is built, which is when it is about to run for the first time: to be guessed from, and compared. */
uint64_t ir_guess(const struct ir_builder *t, unsigned slot);

val ir_const(struct ir_builder *t, uint64_t value);
bool ir_is_const(const struct ir_builder *t, val v, uint64_t *value);
val ir_get(struct ir_builder *t, unsigned slot);
void ir_set(struct ir_builder *t, unsigned slot, val v);
void ir_set_const(struct ir_builder *t, unsigned slot, uint64_t value);
/* Has nothing that could see the slot happened since it was last written, in this block? */
bool ir_is_unseen(const struct ir_builder *t, unsigned slot);

val ir_binary(struct ir_builder *t, enum ir_opcode op, val a, val b);
val ir_binary_imm(struct ir_builder *t, enum ir_opcode op, val a, uint64_t imm); /* op: the plain one, e.g. IR_ADD */
val ir_unary(struct ir_builder *t, enum ir_opcode op, val a);
val ir_extract(struct ir_builder *t, val a, unsigned pos, unsigned len);
val ir_extracts(struct ir_builder *t, val a, unsigned pos, unsigned len);
val ir_deposit(struct ir_builder *t, val into, val field, unsigned pos, unsigned len);
val ir_shrd(struct ir_builder *t, val high, val low, unsigned count);
val ir_shrd32(struct ir_builder *t, val high, val low, unsigned count);
val ir_select(struct ir_builder *t, val cond, val if_true, val if_false);
/* bits 8, 16, 32 or 64; zero-extended */
val ir_load(struct ir_builder *t, unsigned bits, bool big_endian, val addr, int32_t disp, unsigned flags);
void ir_store(struct ir_builder *t, unsigned bits, bool big_endian, val addr, int32_t disp, val v, unsigned flags);
val ir_getx(struct ir_builder *t, unsigned slot, val index, unsigned count);
void ir_setx(struct ir_builder *t, unsigned slot, val index, val v, unsigned count);
val ir_call(struct ir_builder *t, ir_fn *fn, unsigned flags, val a, val b, val c);
val ir_call_fast(struct ir_builder *t, ir_fn *fn, unsigned flags, enum ir_fast fast, val a, val b, val c);
val ir_intrinsic(struct ir_builder *t, const struct ir_intrinsic *what, val a, val b, val c);
val ir_cycles(struct ir_builder *t);
/* If this instruction does not happen after all, the slot must have this value: registers that only matter to whoever
 * handles a fault cost nothing otherwise. */
void ir_fixup(struct ir_builder *t, unsigned slot, val v);
void ir_fixup_select(struct ir_builder *t, unsigned slot, val cond, uint64_t if_true, uint64_t if_false);

/* ir_add(t, a, b), ir_sub32(t, a, b) ... and ir_addi(t, a, imm) ...: by hand for the names below */
#define IR_SHORT(X)                                                                                          \
    X(add, ADD) X(sub, SUB) X(and, AND) X(or, OR) X(xor, XOR) X(andc, ANDC) X(shl, SHL) X(shr, SHR)          \
    X(sar, SAR) X(mul, MUL) X(mulhu, MULHU) X(mulhs, MULHS) X(add32, ADD32) X(sub32, SUB32)                  \
    X(shl32, SHL32) X(shr32, SHR32) X(sar32, SAR32) X(eq, EQ) X(ne, NE) X(lt, LT) X(le, LE) X(ltu, LTU)      \
    X(leu, LEU) X(eq32, EQ32) X(ne32, NE32) X(lt32, LT32) X(le32, LE32) X(ltu32, LTU32) X(leu32, LEU32)
#define X(name, op)                                                                                          \
    static inline val ir_##name(struct ir_builder *t, val a, val b)                                          \
    {                                                                                                        \
        return ir_binary(t, IR_##op, a, b);                                                                  \
    }                                                                                                        \
    static inline val ir_##name##i(struct ir_builder *t, val a, uint64_t imm)                                \
    {                                                                                                        \
        return ir_binary_imm(t, IR_##op, a, imm);                                                            \
    }
IR_SHORT(X)
#undef X
#define IR_SHORT_UNARY(X)                                                                                    \
    X(not, NOT) X(neg, NEG) X(sext8, SEXT8) X(sext16, SEXT16) X(sext32, SEXT32) X(zext8, ZEXT8)              \
    X(zext16, ZEXT16) X(zext32, ZEXT32) X(bswap16, BSWAP16) X(bswap32, BSWAP32) X(bswap64, BSWAP64)          \
    X(clz, CLZ) X(ctz, CTZ) X(popcnt, POPCNT)
#define X(name, op)                                                                                          \
    static inline val ir_##name(struct ir_builder *t, val a)                                                 \
    {                                                                                                        \
        return ir_unary(t, IR_##op, a);                                                                      \
    }
IR_SHORT_UNARY(X)
#undef X

/* Forward control inside the block. A skip may jump over whole guest instructions (nullification). */
typedef uint32_t ir_label;
ir_label ir_skip_if_zero(struct ir_builder *t, val cond);
ir_label ir_skip_if_nonzero(struct ir_builder *t, val cond);
ir_label ir_skip(struct ir_builder *t);
/* … over all of the current instruction, because it is nullified or predicated off: for the timing models. */
ir_label ir_skip_insn_if_zero(struct ir_builder *t, val cond);
ir_label ir_skip_insn_if_nonzero(struct ir_builder *t, val cond);
void ir_land(struct ir_builder *t, ir_label from); /* the skip arrives here */
/* Instruction number insn of the block (ir_insn_count() - 1 is the current one) is nullified or predicated off if cond (0 or 1),
 * although nothing is skipped; if the skip `from` is taken. */
void ir_skipped(struct ir_builder *t, unsigned insn, val cond);
void ir_skips(struct ir_builder *t, ir_label from, unsigned insn);
/* The skip is nearly always taken: if what it passes by leaves the block, that may stand out of the way. */
void ir_likely(struct ir_builder *t, ir_label skip);

/* Leaving the block; the current instruction is retired. (An exit taken inside a skipped-over part is fine: emission
 * goes on after it.) ir_end() says that nothing more follows. */
void ir_goto(struct ir_builder *t, uint64_t pc, uint64_t mode);
void ir_goto_dyn(struct ir_builder *t, val pc, uint64_t mode);
void ir_goto_dyn_mode(struct ir_builder *t, val pc, val mode);
/* Retire the instruction, go to (pc, mode), and stop there with reason (CPU_SYSCALL). */
void ir_stop_after(struct ir_builder *t, enum cpu_stop_reason reason, uint64_t code, uint64_t pc, uint64_t mode);
/* The instruction does not happen: stop at it with CPU_TRAP. */
void ir_trap(struct ir_builder *t, unsigned trap, uint64_t code);
/* Retire the instruction, go to (pc, mode), and stop there with CPU_TRAP (a trap that follows its instruction). */
void ir_trap_after(struct ir_builder *t, unsigned trap, uint64_t code, uint64_t pc, uint64_t mode);

/* ---- drafts ----
 *
 * Most code runs a few times, and most instructions are like one that was met before. So a block that may never become host code is put
 * together from what its instructions came to before: those that mean the same whatever stands around them, and wherever they stand. */

/* Is the block one? */
bool ir_is_cold_tier(const struct ir_builder *t);
/* The instruction that `key` says all of, if it is kept: instead of ir_insn() and all that follows. 0: nothing says it. frame: what
 * ir_end_template() said that it needs is no more than this. */
enum ir_template_use { IR_TEMPLATE_USED, IR_TEMPLATE_MISSING, IR_TEMPLATE_NEVER };
enum ir_template_use ir_use_template(struct ir_builder *t, uint64_t key, unsigned frame, uint64_t pc, uint64_t mode);
/* It will be asked for soon: a hint. */
void ir_prefetch_template(const struct ir_builder *t, uint64_t key);
/* It is not yet: the next one, which ir_insn() is about to open, is made with nothing known … */
void ir_begin_template(struct ir_builder *t);
/* … and is to be kept, now that it is complete, if it has no exits. can: it was made so, and is; else it never will be. */
void ir_end_template(struct ir_builder *t, uint64_t key, bool can, unsigned needs);

/* ---- for helper functions called by IR_CALL ------------------------------------------------- */

/* Give up the current instruction with this stop (only in IR_CALL_MAY_STOP functions; return right after). */
void cpu_raise(struct cpu *c, const struct cpu_stop *stop);
void cpu_raise_trap(struct cpu *c, unsigned trap, uint64_t code);
/* Memory accesses of helpers (any size up to 8 bytes, value in the low bytes). false: a stop was raised. */
bool cpu_load(struct cpu *c, uint64_t va, unsigned size, bool big_endian, unsigned flags, uint64_t *out);
bool cpu_store(struct cpu *c, uint64_t va, unsigned size, bool big_endian, unsigned flags, uint64_t v);

/* What helpers use most is first in a cpu. */
enum { CPU_ALIGNMENT = 64 };
struct cpu_front {
    struct cpu_head head;
    alignas(CPU_ALIGNMENT) uint64_t slot[IR_MAX_GUEST_SLOTS + IR_MAX_LIVE_TEMPS];
    uint64_t *state; /* ir_isa.state_size bytes */
    struct space *space;
    struct cpu_window window;
};
static inline struct cpu_front *cpu_front(struct cpu *c)
{
    return (struct cpu_front *)(void *)c;
}
static inline uint64_t *cpu_slots(struct cpu *c)
{
    return cpu_front(c)->slot;
}
static inline void *cpu_isa_state(struct cpu *c)
{
    return cpu_front(c)->state;
}
static inline struct cpu_window *cpu_window(struct cpu *c)
{
    return &cpu_front(c)->window;
}
/* What calls have left for their returns is not to be relied on any more: the modes that they return to. */
void cpu_forget_returns(struct cpu *c);
/* Let the window's slots live in the stack, or not. Returns where they did. Between runs they may live in either. */
bool cpu_move_window(struct cpu *c, bool inside);
static inline bool cpu_set_window(struct cpu *c, bool inside)
{
    return cpu_window(c)->inside == inside ? inside : cpu_move_window(c, inside);
}

#endif
