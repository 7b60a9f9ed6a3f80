/*
 * ir.h - micro-operations (ops): the one meaning of every guest instruction.
 *
 * An ISA translates a run of guest instructions into a block: a straight list of ops over an array of 64-bit IR slots. Slots
 * 0 .. ir_isa.nslots-1 are the guest's registers; higher slots are temporaries. Control moves only forward inside a block, over
 * skipped ops, and leaves the block at an exit. The interpreter (emu/engine/interp.c) runs blocks and defines what each op means;
 * the translator (emu/x64) makes host code that does the same.
 *
 * This header is what an ISA uses. `t` is the builder of the block; a `val` is a value of the block being built: a constant, the
 * content of a slot at that moment, or the result of an op. Semantics functions read like the manual. "ADD r1,r2,t" is:
 *
 *     val a = ir_get(t, GR(o->a)), b = ir_get(t, GR(o->b));
 *     ir_set(t, GR(o->t), ir_add32(t, a, b));
 *
 * Rules for semantics functions:
 *  1. ir_insn() opens a guest instruction. All ops until the next ir_insn() belong to it.
 *  2. Ops that can fault or stop come before the instruction's first ir_set(): check, read, compute, write. So a fault finds the
 *     registers unchanged.
 *  3. A value may be used by later instructions of the block, but not after a label if it was made in the skipped part before it. A
 *     later ir_set() of a slot does not change a value read from it.
 *  4. 32-bit operations (names in …32) use the low halves of their operands and zero-extend their results.
 *
 * The sections: operations; building a block; micro-op templates; helper functions that ops call. Blocks themselves: block.h.
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

/* The upper half of an unsigned product. WebAssembly has 128-bit products as a function alone. */
static inline uint64_t ir_high_product(uint64_t x, uint64_t y)
{
#ifdef __wasm__
    uint64_t low = (uint32_t)x * (uint64_t)(uint32_t)y, one = (x >> 32) * (uint32_t)y + (low >> 32), two = (uint32_t)x * (y >> 32);
    return (x >> 32) * (y >> 32) + (one >> 32) + ((two + (uint32_t)one) >> 32);
#else
    return (uint64_t)(((unsigned __int128)x * y) >> 64);
#endif
}

/* d = a OP b; also with an immediate for b (op##I). X(name, C expression over uint64_t x, y) */
// clang-format off
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
    X(MULHU, ir_high_product(x, y))                                                                          \
    X(MULHS, ir_high_product(x, y) - ((int64_t)x < 0 ? y : 0) - ((int64_t)y < 0 ? x : 0))                    \
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
// clang-format on

/* Memory: size in bits, byte order. Loads zero-extend: d = [a + imm]; stores: [a + imm] = b. With
 * IR_MEM_INDEX c is part of the address. */
// clang-format off
#define IR_MEMORY(X)                                                                                         \
    X(8, LE) X(16, LE) X(32, LE) X(64, LE) X(16, BE) X(32, BE) X(64, BE)
// clang-format on

enum ir_opcode {
    IR_NOP,
#define X(name, expr) IR_##name, IR_##name##I,
    IR_BINARY(X)
#undef X
#define X(name, expr) IR_##name,
        IR_UNARY(X)
#undef X
            IR_CONST, /* d = sign-extended imm */
    IR_CONST64,       /* d = pool[imm] */
    IR_EXTRACT,       /* d = unsigned field of a: imm = position of its lowest bit | length << 8 */
    IR_EXTRACTS,      /* … signed */
    IR_DEPOSIT,       /* d = a with the low bits of b inserted: imm as above */
    IR_ADD_SHL,       /* d = a + (b << imm), imm 1..3; made of a sum and a shift */
    IR_SHRD,          /* d = low 64 bits of (a:b) >> imm, imm 0..63 */
    IR_SHRD32,        /* d = low 32 bits of (a:b) >> imm, imm 0..31, a and b 32 bits wide */
    IR_SELECT,        /* d = a ? b : c */
#define X(bits, order) IR_LD##bits##order, IR_ST##bits##order,
    IR_MEMORY(X)
#undef X
        IR_TOUCH, /* a load from [a + imm] whose value is known: only a timing model's caches see it */
    IR_GETX,      /* d = slot[imm + a]: registers chosen at run time; a < c */
    IR_SETX,      /* slot[imm + a] = b; a < c */
    IR_CALL,      /* d = fn(cpu, a, b, c); fn = pool[imm]; see IR_CALL_* */
    IR_CYCLES,    /* d = virtual cycle count before this instruction */
    IR_CHARGE,    /* the instruction takes more cycles: TIMING_CHARGE() words, the low half of a; see ir_charge() */
    /* Fault fix-ups: if the instruction faults or traps, slot d first becomes: */
    IR_FIXUP,         /* a */
    IR_FIXUP_SELECT,  /* a ? pool[imm] : pool[imm + 1] */
    IR_FIXUP_COMPARE, /* the same, but the condition is the comparison with opcode c of a and b; of an immediate form: of a and
                       * pool[imm + 2] */
    IR_SKIP_Z,        /* if a == 0 go forward to op imm */
    IR_SKIP_NZ,       /* if a != 0 go forward to op imm */
    IR_SKIP,          /* go forward to op imm */
    IR_SKIPPED,       /* if a (0 or 1), instruction c of the block counts as skipped: for timing models */
    IR_LABEL,         /* target of skips: nothing is known of slots here */
    IR_GOTO,          /* leave: exit imm, static pc and mode */
    IR_GOTO_DYN,      /* leave: pc = a; mode = b if flags & IR_EXIT_DYN_MODE, else the exit's */
    IR_STOP,          /* leave with exit imm's stop reason */
    /* In a block of fragments (block.h): */
    IR_FRAGMENT_END,  /* goes to the next fragment */
    IR_FRAGMENTS_END, /* goes to fragment imm */
    IR_NOPS
};

/* flags of memory ops */
enum {
    IR_MEM_ADDR32 = 1,    /* the address is the low 32 bits of a + imm */
    IR_MEM_ALIGN = 2,     /* misaligned: CPU_FAULT with MEM_FAULT_ALIGN; without it the access just works */
    IR_MEM_SPECULATE = 4, /* reserved for loads that must not fault */
    IR_MEM_INDEX = 16,    /* slot c << ir_scale(flags) is added to the address */
    IR_MEM_SCALE = 32,    /* times 0 .. 3 */
    IR_MEM_FP = 8,        /* an fp register's access, in a timing model where these skip the first-level cache (cost.c sets it) */
};

static inline unsigned ir_scale(unsigned flags)
{
    return flags / IR_MEM_SCALE & 3;
}

/* flags of shifts by a value */
enum { IR_SHIFT_WITHIN = 1 }; /* the count is less than the width */

/* flags of IR_CALL */
enum {
    IR_CALL_PURE = 0,     /* depends on its arguments only, touches no slot */
    IR_CALL_READS = 1,    /* reads guest registers (slots) */
    IR_CALL_WRITES = 2,   /* writes guest registers (slots) */
    IR_CALL_MAY_STOP = 4, /* may call cpu_raise(); the instruction does not retire then */
    IR_CALL_STATUS = 8,   /* reads and writes only the slot ir_isa.fp.status_slot */
    IR_CALL_LOCAL = 32,   /* READS or WRITES only ir_isa.local_slots, and cannot stop */
    IR_CALL_EXACT = 16,   /* of an IR_FAST_STATUSLESS_…: fn computes inexact results */
    /* bits 8..15: enum ir_fast, the host operation that may replace the call */
};

/* Calls that a translator may replace by a host operation.
 *
 * Floating point: d = a OP b on the bits of IEEE numbers, rounded to nearest, no trap enabled. fn is the reference. Host code calls it
 * (IR_CALL_STATUS) if the result is a NaN, may be tiny, or does not fit. Exceptions that the host's operation raises (divide by zero,
 * overflow, underflow, inexact) become sticky in the status slot: struct isa_fp. D: double, S: single, W: 32-bit, L: 64-bit integer,
 * T: truncated. Arguments and results of S and W are zero-extended. */
enum ir_fast {
    IR_FAST_NONE,
    IR_FAST_ADD32,
    IR_FAST_SUB32,
    IR_FAST_MUL32,
    IR_FAST_DIV32,
    IR_FAST_SQRT32,
    IR_FAST_ADD64,
    IR_FAST_SUB64,
    IR_FAST_MUL64,
    IR_FAST_DIV64,
    IR_FAST_SQRT64,
    IR_FAST_FMA32,
    IR_FAST_FMA64, /* a * b + c, one rounding */
    IR_FAST_CMP32,
    IR_FAST_CMP64, /* 1: a < b, 2: equal, 4: a > b, 8: unordered */
    /* 0 or 1 when neither is a NaN */
    IR_FAST_LT32,
    IR_FAST_EQ32,
    IR_FAST_LE32,
    IR_FAST_GT32,
    IR_FAST_NE32,
    IR_FAST_GE32,
    IR_FAST_LT64,
    IR_FAST_EQ64,
    IR_FAST_LE64,
    IR_FAST_GT64,
    IR_FAST_NE64,
    IR_FAST_GE64,
    IR_FAST_ORDERED32,
    IR_FAST_UNORDERED32,
    IR_FAST_ORDERED64,
    IR_FAST_UNORDERED64, /* then 1 and 0 */
    IR_FAST_FNMA32,
    IR_FAST_FNMA64, /* c - a * b */
    IR_FAST_RINT32,
    IR_FAST_RINT64, /* to an integral value */
    IR_FAST_S_L,
    IR_FAST_D_L,
    IR_FAST_S_LT,
    IR_FAST_D_LT,
    IR_FAST_S_D,
    IR_FAST_D_S, /* conversions, from_to */
    IR_FAST_W_S,
    IR_FAST_W_D,
    IR_FAST_L_S,
    IR_FAST_L_D,
    IR_FAST_S_W,
    IR_FAST_D_W,
    IR_FAST_S_WT,
    IR_FAST_D_WT,

    /* IR_CALL_PURE: the operations of emu/fp/statusless.h, without any status. Host code calls fn unless the result is a normal number
     * (not the least one), the conversion is exact, the integer is not INT64_MIN. Operands are doubles; the S ones round to single. */
    IR_FAST_STATUSLESS,
    IR_FAST_STATUSLESS_FMA = IR_FAST_STATUSLESS,
    IR_FAST_STATUSLESS_FMS,
    IR_FAST_STATUSLESS_FNMA, /* a * b + c, a * b - c, c - a * b */
    IR_FAST_STATUSLESS_MUL,
    IR_FAST_STATUSLESS_ADD,
    IR_FAST_STATUSLESS_SUB,
    IR_FAST_STATUSLESS_FMAS,
    IR_FAST_STATUSLESS_FMSS,
    IR_FAST_STATUSLESS_FNMAS,
    IR_FAST_STATUSLESS_MULS,
    IR_FAST_STATUSLESS_ADDS,
    IR_FAST_STATUSLESS_SUBS,
    IR_FAST_STATUSLESS_CMP, /* 1: a < b, 2: equal, 4: a > b, 8: unordered */
    IR_FAST_STATUSLESS_S_D,
    IR_FAST_STATUSLESS_D_S, /* between the bits of a single and a double: exact */
    IR_FAST_STATUSLESS_L_D,
    IR_FAST_STATUSLESS_D_LT,
    IR_FAST_STATUSLESS_D_L,
    IR_FAST_STATUSLESS_FMAP,
    IR_FAST_STATUSLESS_FMSP,
    IR_FAST_STATUSLESS_FNMAP,
    IR_FAST_STATUSLESS_MULP, /* on pairs of singles, both halves */

    /* IR_CALL_PURE, integers: d = a OP b, on lanes of the named number of bits; the host's operation always gives the result. _S, _U:
     * signed, unsigned; sums and differences with these saturate. AVG rounds up. EQ, GT give all ones or 0. */
    IR_FAST_LANES,
    IR_FAST_LANES_ADD8 = IR_FAST_LANES,
    IR_FAST_LANES_ADD16,
    IR_FAST_LANES_ADD32,
    IR_FAST_LANES_ADD_S8,
    IR_FAST_LANES_ADD_S16,
    IR_FAST_LANES_ADD_U8,
    IR_FAST_LANES_ADD_U16,
    IR_FAST_LANES_SUB8,
    IR_FAST_LANES_SUB16,
    IR_FAST_LANES_SUB32,
    IR_FAST_LANES_SUB_S8,
    IR_FAST_LANES_SUB_S16,
    IR_FAST_LANES_SUB_U8,
    IR_FAST_LANES_SUB_U16,
    IR_FAST_LANES_AVG8,
    IR_FAST_LANES_AVG16,
    IR_FAST_LANES_EQ8,
    IR_FAST_LANES_EQ16,
    IR_FAST_LANES_EQ32,
    IR_FAST_LANES_GT8,
    IR_FAST_LANES_GT16,
    IR_FAST_LANES_GT32,
    IR_FAST_LANES_MIN_U8,
    IR_FAST_LANES_MAX_U8,
    IR_FAST_LANES_MIN_S16,
    IR_FAST_LANES_MAX_S16,
    IR_FAST_LANES_SAD8, /* sum of absolute differences */
    IR_FAST_LANES_MUL_LOW16,
    IR_FAST_LANES_MUL_HIGH16,
    IR_FAST_LANES_MUL_HIGH_U16, /* the products' low or high halves */
    IR_FAST_LANES_MUL_ADD16,    /* 32-bit sums of the products of neighbours */
    IR_FAST_LANES_UNPACK8,
    IR_FAST_LANES_UNPACK16,
    IR_FAST_LANES_UNPACK32, /* interleaves the lanes of the low halves */
    IR_FAST_LANES_SHL16,
    IR_FAST_LANES_SHL32,
    IR_FAST_LANES_SHR16,
    IR_FAST_LANES_SHR32,
    IR_FAST_LANES_SAR16,
    IR_FAST_LANES_SAR32,    /* every lane by b, which may exceed the width */
    IR_FAST_LANES_SHUFFLE8, /* lane n is a's lane number b[n], which is below 8 */

    IR_FAST_INTRINSIC, /* pool[imm + 1] is a struct ir_intrinsic with host code */
};

enum { IR_EXIT_DYN_MODE = 1 };

/* flags of IR_CYCLES */
enum { IR_CYCLES_UNFETCHED = 1 }; /* in a block's first instruction: without the stalls of its fetch */

/* flags of skips and of IR_SKIPPED */
enum {
    IR_SKIP_INSN = 1,      /* skips all of instruction c: nullified, or predicated off */
    IR_SKIP_LIKELY = 2,    /* see ir_likely() */
    IR_SKIPPED_ALWAYS = 4, /* an IR_SKIPPED of 1 that no skip passes over */
};

struct ir_op {
    uint16_t op, d, a, b, c, flags;
    int32_t imm;
};

typedef uint64_t ir_fn(struct cpu *c, uint64_t a, uint64_t b, uint64_t x);

/* An operation of one ISA: a call of fn, for which the ISA may also emit host code. Emitters are in the ISA's folder (isa/…/x64);
 * emu/x64/translate.h describes what they may do. */
struct x64;
typedef unsigned ir_emit_x64(struct x64 *x, unsigned i);
struct ir_intrinsic {
    ir_fn *fn;        /* the reference */
    uint8_t flags;    /* IR_CALL_* */
    bool traps;       /* it may take a window trap: see ir_traps_often() */
    bool calls;       /* it moves the register window for a call, and stores a struct host_return: emu/x64/op/window.h */
    ir_emit_x64 *x64; /* emits host code; NULL if fn is called */
};

/*
 * The register window: slots that show a part of a longer stack of registers (struct isa_window). A call moves it up, a return down.
 * While translated code runs, these slots are in the stack, and moving the window is an addition; otherwise they are in the slot
 * array and are copied when the window moves.
 */
struct cpu_window {
    uint64_t *at;   /* the first slot's place in the stack, which is part of the extra state */
    uint64_t *low;  /* registers below are not in the stack: a return must load them from memory */
    uint64_t *high; /* upper bound of a frame */
    uint64_t moves; /* work of the register stack since the reset, in half cycles: registers stored or loaded, window traps */
    bool inside;    /* the slots are in the stack */
    bool moved;     /* `moves` has grown since the timing model read it */
};

/* ---- building ------------------------------------------------------------------------------- */

struct ir_builder;
typedef uint16_t val; /* a slot index */

/* Opens the guest instruction at pc. Returns false if the block is full: the ISA then ends it with ir_goto(t, pc, mode). */
bool ir_insn(struct ir_builder *t, uint64_t pc, uint64_t mode);

/* Sets ir_timing.word() of the instruction just opened. Optional: saves computing it again. */
void ir_insn_word(struct ir_builder *t, uint64_t word);

/* Fetches `len` bytes at va for execution; to call before ir_insn(). Returns false if they are not fetchable. Then it has emitted a stop
 * (CPU_FAULT, CPU_GATEWAY, CPU_BREAK) if this is the block's first instruction, and else an exit to (va, mode); the ISA returns. */
bool ir_fetch(struct ir_builder *t, uint64_t va, uint64_t mode, void *out, size_t len);

/* For instructions whose length is known when they are decoded: as ir_fetch(), but fetches up to `most` bytes, and returns how many. They
 * end at the end of the page, unless this is the block's first instruction. 0: as false of ir_fetch(). Then the ISA calls one of the two
 * others. */
size_t ir_fetch_some(struct ir_builder *t, uint64_t va, uint64_t mode, void *out, size_t most);
/* The instruction at va has `len` bytes, which have been fetched. */
void ir_fetched(struct ir_builder *t, uint64_t va, size_t len);
/* The instruction at va has more than the n bytes that have been fetched: as if ir_fetch() had returned false. */
void ir_fetch_lacks(struct ir_builder *t, uint64_t va, uint64_t mode, size_t n);

/* For instructions in bundles, which are fetched whole: returns whether a breakpoint is at pc. ir_breakpoint() then also ends the block
 * before it, as ir_fetch() does. */
bool ir_has_breakpoint(const struct ir_builder *t, uint64_t pc);
bool ir_breakpoint(struct ir_builder *t, uint64_t pc, uint64_t mode);

/* Returns whether ir_fetch() at va would succeed for an instruction that is not the block's first. For ISAs whose state before an
 * instruction is more than a pc and a static mode: they emit their own exit. Also to call before looking ahead at code. */
bool ir_can_fetch(struct ir_builder *t, uint64_t va);

/* Returns whether the block has room for n more instructions (an ISA may need a delay slot in the same block). */
bool ir_room(const struct ir_builder *t, unsigned n);
/* Returns whether the block has room for `ops` more operations. */
bool ir_room_for_ops(const struct ir_builder *t, unsigned ops);
/* Returns whether an empty block has room for `insns` instructions and `ops` operations. */
bool ir_new_block_has_room(const struct ir_builder *b, unsigned insns, unsigned ops);
/* Returns the number of instructions opened. */
unsigned ir_insn_count(const struct ir_builder *t);
/* Returns whether the block may end here, at a conditional branch. This avoids translating cold code: most code runs a few times. When the
 * block has run often it is rebuilt, and then this returns false. */
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
    unsigned branches;  /* conditional ones that are predicted */
    bool chases;        /* pointer chasing: a copy loads from an address that the previous one has loaded */
};
/* Returns whether that number of copies suits the host. */
bool ir_may_copy(const struct ir_builder *t, const struct ir_copies *copies);
/* Returns whether a block with that number of conditional branches suits the host. */
bool ir_may_branch(const struct ir_builder *t, unsigned branches);
/* Returns whether a conditional instruction is best computed always and its result selected; else it is best skipped. biased: the condition
 * is the same most of the time. */
bool ir_may_select(const struct ir_builder *t, bool biased);
/* Returns whether a timing model is in use. If so, the block must report skipped instructions (ir_skip_insn_…), and must end after an
 * instruction that may move registers to or from memory. */
bool ir_timed(const struct ir_builder *t);
/* Returns whether the timing model wants ir_charge(), for cycles that depend on values: timing_model.microcode plus one, with
 * early_multiply 1, or 0. */
unsigned ir_charged(const struct ir_builder *t);
/* The instruction takes more cycles, which values give: v is a TIMING_CHARGE() word (emu/timing/pipeline.h). To call after all of the
 * instruction that may fault. Does nothing unless ir_charged(). */
void ir_charge(struct ir_builder *t, val v);
/* Returns whether the instruction at pc often takes a window trap. Then it is to be the only one of its block, and may call
 * cpu_begin_window_trap() as alone: the exit charges the trap's cycles. */
bool ir_traps_often(const struct ir_builder *t, uint64_t pc);
/* The address space of the block. */
struct space *ir_space(const struct ir_builder *t);
/* Returns the slot's content while the block is built, just before its first run: a guess, to be checked by the block. */
uint64_t ir_guess(const struct ir_builder *t, unsigned slot);

/* Constants; slots. */

val ir_const(struct ir_builder *t, uint64_t value);
bool ir_is_const(const struct ir_builder *t, val v, uint64_t *value);
val ir_get(struct ir_builder *t, unsigned slot);
void ir_set(struct ir_builder *t, unsigned slot, val v);
void ir_set_const(struct ir_builder *t, unsigned slot, uint64_t value);
/* Returns whether nothing has observed the slot since its last write in this block. */
bool ir_is_unseen(const struct ir_builder *t, unsigned slot);

/*
 * Transfers of control: cpu_watch_transfers(). A branch notes itself in ir_isa.transfers.slot, and its exit's mode has IR_MODE_ARRIVES. The
 * block of that mode begins with a call of ir_arrived(), which reports the transfer, and goes on in the mode without it: the
 * clock is known at a block's entry. Exits with fixed targets that cross to another function are found by ir_goto() itself.
 */
static const uint64_t IR_MODE_ARRIVES = 1ull << 32; /* above all modes of ISAs, which do not see it */
enum ir_transfer { IR_NO_TRANSFER, IR_TRANSFER_CALL, IR_TRANSFER_JUMP };
/* Returns IR_MODE_ARRIVES if transfers are watched, else 0. */
uint64_t ir_arrives(const struct ir_builder *t);
/* Returns whether transfers are watched and control from the one address to the other crosses to another function. */
bool ir_crosses(const struct ir_builder *t, uint64_t from, uint64_t to);
/* Notes the branch at `from`, if transfers are watched; unless: not if this is nonzero (0: always). */
void ir_transfer(struct ir_builder *t, enum ir_transfer kind, uint64_t from, val unless);
/* Sets what is noted: a branch's ir_transfer_note(), or 0. */
void ir_set_transfer(struct ir_builder *t, uint64_t note);
/* Returns the note of a branch. */
uint64_t ir_transfer_note(const struct ir_builder *t, enum ir_transfer kind, uint64_t from);

/* Operations. Each returns its result; known results are folded and emit nothing. */

val ir_binary(struct ir_builder *t, enum ir_opcode op, val a, val b);
val ir_binary_imm(struct ir_builder *t, enum ir_opcode op, val a, uint64_t imm); /* op: without I, e.g. IR_ADD */
val ir_unary(struct ir_builder *t, enum ir_opcode op, val a);
val ir_extract(struct ir_builder *t, val a, unsigned pos, unsigned len);
val ir_extracts(struct ir_builder *t, val a, unsigned pos, unsigned len);
val ir_deposit(struct ir_builder *t, val into, val field, unsigned pos, unsigned len);
val ir_shrd(struct ir_builder *t, val high, val low, unsigned count);
val ir_shrd32(struct ir_builder *t, val high, val low, unsigned count);
val ir_select(struct ir_builder *t, val cond, val if_true, val if_false);
/* bits: 8, 16, 32 or 64. Loads zero-extend. flags: IR_MEM_* */
val ir_load(struct ir_builder *t, unsigned bits, bool big_endian, val addr, int32_t disp, unsigned flags);
void ir_store(struct ir_builder *t, unsigned bits, bool big_endian, val addr, int32_t disp, val v, unsigned flags);
val ir_getx(struct ir_builder *t, unsigned slot, val index, unsigned count);
void ir_setx(struct ir_builder *t, unsigned slot, val index, val v, unsigned count);
val ir_call(struct ir_builder *t, ir_fn *fn, unsigned flags, val a, val b, val c);
val ir_call_fast(struct ir_builder *t, ir_fn *fn, unsigned flags, enum ir_fast fast, val a, val b, val c);
val ir_intrinsic(struct ir_builder *t, const struct ir_intrinsic *what, val a, val b, val c);
val ir_cycles(struct ir_builder *t);
/* Fault fix-ups: if this instruction faults or traps, the slot becomes this value first. Registers that only a fault handler reads cost
 * nothing otherwise. */
void ir_fixup(struct ir_builder *t, unsigned slot, val v);
void ir_fixup_select(struct ir_builder *t, unsigned slot, val cond, uint64_t if_true, uint64_t if_false);

/* Short names: ir_add(t, a, b), ir_sub32(t, a, b) … and ir_addi(t, a, imm) … */
// clang-format off
#define IR_SHORT(X)                                                                                          \
    X(add, ADD) X(sub, SUB) X(and, AND) X(or, OR) X(xor, XOR) X(andc, ANDC) X(shl, SHL) X(shr, SHR)          \
    X(sar, SAR) X(mul, MUL) X(mulhu, MULHU) X(mulhs, MULHS) X(add32, ADD32) X(sub32, SUB32)                  \
    X(shl32, SHL32) X(shr32, SHR32) X(sar32, SAR32) X(eq, EQ) X(ne, NE) X(lt, LT) X(le, LE) X(ltu, LTU)      \
    X(leu, LEU) X(eq32, EQ32) X(ne32, NE32) X(lt32, LT32) X(le32, LE32) X(ltu32, LTU32) X(leu32, LEU32)
// clang-format on
#define X(name, op)                                                           \
    static inline val ir_##name(struct ir_builder *t, val a, val b)           \
    {                                                                         \
        return ir_binary(t, IR_##op, a, b);                                   \
    }                                                                         \
    static inline val ir_##name##i(struct ir_builder *t, val a, uint64_t imm) \
    {                                                                         \
        return ir_binary_imm(t, IR_##op, a, imm);                             \
    }
IR_SHORT(X)
#undef X
// clang-format off
#define IR_SHORT_UNARY(X)                                                                                    \
    X(not, NOT) X(neg, NEG) X(sext8, SEXT8) X(sext16, SEXT16) X(sext32, SEXT32) X(zext8, ZEXT8)              \
    X(zext16, ZEXT16) X(zext32, ZEXT32) X(bswap16, BSWAP16) X(bswap32, BSWAP32) X(bswap64, BSWAP64)          \
    X(clz, CLZ) X(ctz, CTZ) X(popcnt, POPCNT)
// clang-format on
#define X(name, op)                                          \
    static inline val ir_##name(struct ir_builder *t, val a) \
    {                                                        \
        return ir_unary(t, IR_##op, a);                      \
    }
IR_SHORT_UNARY(X)
#undef X

/* Forward control inside the block: a skip jumps to where ir_land() places its label. It may skip whole guest instructions. */
typedef uint32_t ir_label;
ir_label ir_skip_if_zero(struct ir_builder *t, val cond);
ir_label ir_skip_if_nonzero(struct ir_builder *t, val cond);
ir_label ir_skip(struct ir_builder *t);
/* Skip all of the current instruction, which is nullified or predicated off; timing models count it as skipped. */
ir_label ir_skip_insn_if_zero(struct ir_builder *t, val cond);
ir_label ir_skip_insn_if_nonzero(struct ir_builder *t, val cond);
void ir_land(struct ir_builder *t, ir_label from);
/* Instruction insn of the block (ir_insn_count() - 1 is the current one) counts as skipped if cond (0 or 1), without a skip. */
void ir_skipped(struct ir_builder *t, unsigned insn, val cond);
/* Instruction insn counts as skipped if the skip `from` is taken. */
void ir_skips(struct ir_builder *t, ir_label from, unsigned insn);
/* The skip is nearly always taken: if the skipped ops leave the block, they may go to the cold section. */
void ir_likely(struct ir_builder *t, ir_label skip);

/* Exits. The current instruction retires, and control goes to (pc, mode). An exit may be in a skipped part: emission continues after it. */
void ir_goto(struct ir_builder *t, uint64_t pc, uint64_t mode);
/* The same, but if control crosses to another function, it is no transfer unless ir_transfer() has noted one: to a delay slot, say. */
void ir_goto_noted(struct ir_builder *t, uint64_t pc, uint64_t mode);
void ir_goto_dyn(struct ir_builder *t, val pc, uint64_t mode);
void ir_goto_dyn_mode(struct ir_builder *t, val pc, val mode);
/* The instruction retires, control goes to (pc, mode) and stops there for `reason` (CPU_SYSCALL). */
void ir_stop_after(struct ir_builder *t, enum cpu_stop_reason reason, uint64_t code, uint64_t pc, uint64_t mode);
/* The instruction does not retire; control stops at it with CPU_TRAP. */
void ir_trap(struct ir_builder *t, unsigned trap, uint64_t code);
/* The instruction retires, control goes to (pc, mode) and stops there with CPU_TRAP. */
void ir_trap_after(struct ir_builder *t, unsigned trap, uint64_t code, uint64_t pc, uint64_t mode);

/* ---- micro-op templates ----
 *
 * Most code runs a few times, and most instructions occur in many places. So a block of the cold tier, which may never become host code,
 * refers to templates: the ops of instructions that were built before and that do not depend on their address or their neighbours. */

/* Returns whether the block belongs to the cold tier. */
bool ir_is_cold_tier(const struct ir_builder *t);
/* Uses the template for `key` as the next instruction, instead of ir_insn() and its semantics. key: identifies the instruction completely;
 * 0 if nothing does. frame: the template's `needs` must not exceed it. */
enum ir_template_use {
    IR_TEMPLATE_USED,
    IR_TEMPLATE_MISSING, /* there is none: the ISA may make one */
    IR_TEMPLATE_NEVER    /* the instruction can be no template */
};
enum ir_template_use ir_use_template(struct ir_builder *t, uint64_t key, unsigned frame, uint64_t pc, uint64_t mode);
/* Prefetches the lookup of `key`. */
void ir_prefetch_template(const struct ir_builder *t, uint64_t key);
/* Call before ir_insn() of an instruction that becomes a template. It is built without known properties. */
void ir_begin_template(struct ir_builder *t);
/* Call after its last op: makes the template, unless the instruction has exits. can: false marks the instruction as one that can be no
 * template. needs: a number that later uses compare with `frame`. */
void ir_end_template(struct ir_builder *t, uint64_t key, bool can, unsigned needs);

/* ---- for helper functions called by IR_CALL ------------------------------------------------- */

/* Stops at the current instruction, which does not retire. Only in IR_CALL_MAY_STOP functions, which return right after it. */
void cpu_raise(struct cpu *c, const struct cpu_stop *stop);
void cpu_raise_trap(struct cpu *c, unsigned trap, uint64_t code);
/* Memory accesses of helpers: 1 to 8 bytes, the value in the low bytes. Return false if they raised a stop. */
bool cpu_load(struct cpu *c, uint64_t va, unsigned size, bool big_endian, unsigned flags, uint64_t *out);
bool cpu_store(struct cpu *c, uint64_t va, unsigned size, bool big_endian, unsigned flags, uint64_t v);

/* The members that helpers use most are first in a cpu. */
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
/* Invalidates the return targets that calls have stored: a mode that they contain has changed. */
void cpu_forget_returns(struct cpu *c);
/* A window trap: a window is stored, or loaded, by a handler that precis does not execute. Its cycles are the timing model's. A function of
 * an intrinsic begins it before it changes anything: false: it returns at once, and the instruction is executed again, alone in its block,
 * so that the cycles are its own. When the window has been moved it ends it. */
bool cpu_begin_window_trap(struct cpu *c, enum timing_window_trap trap);
void cpu_end_window_trap(struct cpu *c, enum timing_window_trap trap);
/* Says whether the instruction is alone in its block, of which translated code knows nothing. */
void cpu_set_alone(struct cpu *c, bool alone);
/* Moves the register window's slots into the stack, or out of it. Returns whether they were inside. Between runs either is valid. */
bool cpu_move_window(struct cpu *c, bool inside);
static inline bool cpu_set_window(struct cpu *c, bool inside)
{
    return cpu_window(c)->inside == inside ? inside : cpu_move_window(c, inside);
}

#endif
