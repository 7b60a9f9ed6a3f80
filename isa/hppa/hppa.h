/*
 * hppa.h - the PA-RISC machine: IR slots of its registers, translation mode, traps.
 *
 *     struct cpu *c = cpu_new(&hppa_isa, space);
 */
#ifndef PRECIS_ISA_HPPA_HPPA_H
#define PRECIS_ISA_HPPA_HPPA_H

#include "emu/cpu/isa.h"

/* PA-RISC 1.1 and 2.0; reset state: narrow (32-bit) user mode. */
extern const struct isa hppa_isa;

/* IR slots. */
enum {
    HPPA_GR = 0,     /* 32 general registers; [0] stays 0 */
    HPPA_FR = 32,    /* 32 fp registers; [0] has the fp status in its upper half, without the outcomes of comparisons */
    HPPA_SR = 64,    /* 8 space registers */
    HPPA_CR24 = 72,  /* 8 temporary control registers, CR24 to CR31; users can read CR26 and CR27 */
    HPPA_SAR = 80,   /* CR11, the shift amount: 6 bits */
    HPPA_FRONT = 81, /* front of the instruction address queue, without privilege level */
    HPPA_BACK = 82,  /* back of the queue; valid if the mode has HPPA_MODE_DELAYED */
    HPPA_MODE = 83,  /* HPPA_MODE_* */
    /* The carry/borrow bits of the PSW, evaluated lazily from the last sum x + y + carry-in that set them (a difference is x + ~y + 1).
     * The carry into bit n (0 is the least significant) is bit n of x ^ y ^ result, and the carry out of the top is the top bit of
     * majority(x, y, ~result). S[HPPA_CB_HOW] has the carry-in and possibly x: see enum hppa_carry_how. y is not stored. */
    HPPA_CB_OPERAND = 84,
    HPPA_CB_HOW = 85,
    HPPA_CB_RESULT = 86,
    HPPA_V = 87,       /* PSW[V], of the divide step */
    HPPA_NULLIFY = 88, /* passes a nullification out of a skipped instruction; not a register */
    /* The outcomes of fp comparisons, newest in bit 63: the status register's C bit, and the compare queue below it. Bits 51 to 0 are
     * undefined. Their place in S[HPPA_FR] is zero; hppa_fp_status() merges the two. */
    HPPA_COMPARES = 89,
    HPPA_TRANSFER = 90, /* struct isa_transfers; not a register */
    HPPA_SLOTS,
    HPPA_COMPARES_C = 63,
};

/* S[HPPA_CB_HOW]: the carry-in; with HPPA_CARRY_IMMEDIATE x is the rest of the word, signed, instead of S[HPPA_CB_OPERAND]. */
enum hppa_carry_how { HPPA_CARRY_IN = 1, HPPA_CARRY_IMMEDIATE = 2, HPPA_CARRY_IMMEDIATE_SHIFT = 2 };

/* Mode bits: what a translation depends on besides the address. */
enum {
    HPPA_MODE_NULLIFY = 1,   /* PSW[N]: the first instruction is nullified */
    HPPA_MODE_DELAYED = 2,   /* the second instruction is at S[HPPA_BACK], not at front + 4 */
    HPPA_MODE_WIDE = 4,      /* PSW[W]: 64-bit addresses */
    HPPA_MODE_LEVEL_11 = 16, /* instructions of PA-RISC 2.0 are illegal */
    HPPA_MODE_FP_SLOW = 8,   /* an fp trap is enabled or pending, or the rounding mode is not the default: every fp instruction checks */
};

/* Interruption numbers. */
enum {
    HPPA_TRAP_ILLEGAL = 8,
    HPPA_TRAP_BREAK = 9,
    HPPA_TRAP_PRIVILEGED_OPERATION = 10,
    HPPA_TRAP_PRIVILEGED_REGISTER = 11,
    HPPA_TRAP_OVERFLOW = 12,
    HPPA_TRAP_CONDITIONAL = 13,
    HPPA_TRAP_ASSIST_EXCEPTION = 14,
    HPPA_TRAP_ASSIST_EMULATION = 22,
};

/* PSW bits as software sees them: constant bits of a user process, carry/borrow, V, B, N, W. */
enum {
    HPPA_PSW_USER = 0x0004000f, /* C, Q, P, D, I */
    HPPA_PSW_CB = 0x0000ff00,
    HPPA_PSW_V = 0x00020000,
    HPPA_PSW_B = 0x00080000,
    HPPA_PSW_N = 0x00200000,
    HPPA_PSW_W = 0x08000000,
};

struct ir_builder;

/* translate.c */
void hppa_translate(struct ir_builder *ir, uint64_t pc, uint64_t mode);

/* unwind.c: described at struct isa_unwind. */
void hppa_innermost(struct cpu *c, struct isa_frame *f);
bool hppa_caller(struct cpu *c, const struct isa_unwind_table *table, uint64_t segment, struct isa_frame *f);
bool hppa_stub(uint64_t va, const uint8_t *code, size_t avail, struct isa_stub *out);
bool hppa_function_range(const struct isa_unwind_table *table, uint64_t address, uint64_t *low, uint64_t *high);

/* Returns the mode bits that the fp status implies. */
uint64_t hppa_fp_mode(uint64_t fr0);

/* isa.c: read and write register fr0 as the program sees it. */
uint64_t hppa_fp_status(const uint64_t *slots);
void hppa_fp_set_status(uint64_t *slots, uint64_t fr0);

#endif
