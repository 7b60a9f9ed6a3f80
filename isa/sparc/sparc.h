/*
 * sparc.h - the SPARC machines: IR slots of their registers, translation mode, traps, register windows.
 *
 * Two machines share all code: `sparc` runs 32-bit programs (V8, V8+: addresses have 32 bits, registers 64), `sparc64` runs 64-bit
 * programs (V9).
 *
 *     struct cpu *c = cpu_new(&sparc_isa, space);
 *
 * Sources: The SPARC Architecture Manual, version 8 and version 9; UltraSPARC-IIi User's Manual.
 */
#ifndef PRECIS_ISA_SPARC_SPARC_H
#define PRECIS_ISA_SPARC_SPARC_H

#include "emu/cpu/isa.h"

extern const struct isa sparc_isa, sparc64_isa;
enum { SPARC64_ADDRESS_BITS = 36 }; /* of the 64 that addresses of 64-bit programs have */

/* IR slots. The registers of a window are three groups of eight; the outs of a window are the ins of the next one. */
enum {
    SPARC_G = 0,   /* 8 global registers; [0] stays 0 */
    SPARC_I = 8,   /* the window: ins … */
    SPARC_L = 16,  /* … locals … */
    SPARC_O = 24,  /* … outs */
    SPARC_F = 32,  /* 32 fp registers of 64 bits: %d0, %d2 … %d62; %f0 is the upper half of the first */
    SPARC_PC = 64, /* the next instruction, and … */
    SPARC_NPC,     /* … the one after it; valid if the mode has SPARC_MODE_DELAYED */
    SPARC_MODE,    /* SPARC_MODE_* */
    SPARC_Y,       /* 32 bits */
    /* The integer condition codes, evaluated lazily: what set them (enum sparc_cc_kind), and one or two values. */
    SPARC_CC_KIND,
    SPARC_CC_A,
    SPARC_CC_B,
    /* The last FPop (enum sparc_opf; 0: S[SPARC_FSR] has its cexc) and its operands: fpu.c. */
    SPARC_FP_LAST,
    SPARC_FP_A,
    SPARC_FP_B,
    SPARC_ASI,  /* 8 bits */
    SPARC_FPRS, /* 3 bits: FEF, DU, DL */
    SPARC_FSR,  /* the fp status without fcc0 to fcc3, and without cexc if SPARC_FP_LAST is not 0 */
    SPARC_FCC,  /* 4 slots: fcc0 to fcc3, each an enum sparc_relation */
    SPARC_GSR = SPARC_FCC + 4,
    SPARC_TRANSFER, /* struct isa_transfers; not a register */
    SPARC_SCRATCH,  /* passes a value out of skipped operations; not a register */
    SPARC_SLOTS,
};

/* What set the integer condition codes. */
enum sparc_cc_kind {
    SPARC_CC_EXPLICIT,   /* A is the CCR */
    SPARC_CC_COMPARISON, /* the difference A - B */
    SPARC_CC_DIFFERENCE, /* a difference, which is A; B was subtracted */
    SPARC_CC_SUM,        /* a sum, which is A; B was added */
    SPARC_CC_LOGIC,      /* the result A of a logical operation, or of a multiplication: C and V are 0 */
};

/* Returns the slot of register r, 1 to 31, as instructions number them: globals, outs, locals, ins. */
static inline unsigned sparc_slot(unsigned r)
{
    return r < 8 ? SPARC_G + r : SPARC_O - (r & 24) + 8 + (r & 7);
}

/* Mode bits: what a translation depends on besides the address. */
enum {
    SPARC_MODE_DELAYED = 1,  /* the second instruction is at S[SPARC_NPC], not at pc + 4 */
    SPARC_MODE_NULLIFY = 2,  /* the instruction at the pc is annulled; signal handlers and debuggers see the next one in its place */
    SPARC_MODE_WIDE = 4,     /* 64-bit addresses; else PSTATE.AM */
    SPARC_MODE_LEVEL_V8 = 8, /* instructions of V9 are illegal */
    SPARC_MODE_FP_SLOW = 16, /* sparc_fp_is_slow(): an fp trap is enabled, rounding is not to nearest, … */
    SPARC_MODE_FP_OFF = 32,  /* FPRS.FEF is 0: fp instructions trap (fp_disabled) */
};

/* Levels of the instruction set, by index: cpu_set_level(). */
enum { SPARC_LEVEL_V8, SPARC_LEVEL_V9, SPARC_LEVELS };

/* Trap types of V9 (manual, table 14). cpu_stop.code is the instruction word. */
enum {
    SPARC_TRAP_ILLEGAL = 0x10,
    SPARC_TRAP_PRIVILEGED_OPCODE = 0x11,
    SPARC_TRAP_UNIMPLEMENTED = 0x12, /* an instruction of the manual that this machine lacks (precis') */
    SPARC_TRAP_FP_DISABLED = 0x20,
    SPARC_TRAP_FP_IEEE = 0x21,
    SPARC_TRAP_FP_OTHER = 0x22,
    SPARC_TRAP_TAG_OVERFLOW = 0x23,
    SPARC_TRAP_DIVISION_BY_ZERO = 0x28,
    SPARC_TRAP_DATA_ACCESS = 0x30, /* an ASI that is none, or not with this instruction */
    SPARC_TRAP_LDDF_NOT_ALIGNED = 0x35,
    SPARC_TRAP_STDF_NOT_ALIGNED = 0x36,
    SPARC_TRAP_PRIVILEGED_ACTION = 0x37, /* an ASI below 0x80 */
    SPARC_TRAP_INSTRUCTION = 0x100,      /* Tcc: plus its number, 0 to 127 */
};

/* Numbers of Tcc that are system calls: with ta, they stop with CPU_SYSCALL and the number as code. */
enum { SPARC_TA_SUNOS4 = 0, SPARC_TA_SUNOS = 8, SPARC_TA_LINUX = 0x10, SPARC_TA_SUNOS64 = 0x40, SPARC_TA_LINUX64 = 0x6d };

/* CCR: icc in bits 3 to 0, xcc in bits 7 to 4, each N Z V C. */
enum { SPARC_CCR_C = 1, SPARC_CCR_V = 2, SPARC_CCR_Z = 4, SPARC_CCR_N = 8, SPARC_CCR_XCC_SHIFT = 4 };
/* isa.c: read and write the CCR. */
uint64_t sparc_ccr(const uint64_t *slots);
void sparc_set_ccr(uint64_t *slots, uint64_t ccr);
/* Sets or clears icc.C: how system calls report errors. */
void sparc_set_carry(struct cpu *c, bool carry);

/* FPRS. */
enum { SPARC_FPRS_DL = 1, SPARC_FPRS_DU = 2, SPARC_FPRS_FEF = 4 };

/* fp_state.c: the FSR and FPRS as programs see them; setting them updates the mode. */
uint64_t sparc_fsr(const uint64_t *slots);
void sparc_set_fsr(uint64_t *slots, uint64_t fsr);
void sparc_set_fprs(uint64_t *slots, uint64_t fprs);
/* The members of struct ir_isa that host floating point needs. */
#define SPARC_FP_SLOTS \
    .fp = {.status_slot = SPARC_FSR, .inexact = 5, .zero_divide = 6, .underflow = 7, .overflow = 8, .first_halved = SPARC_F, .nhalved = 16}

/* ---- window.c: NWINDOWS is 8, so that 7 windows are on the chip at most ------------------------ */

enum { SPARC_STACK_BIAS = 2047 }; /* of %sp in 64-bit programs */

/* Stores all windows but the current one in their save areas, as flushw does. Returns false if one is not writable: *at is the address of
 * its save area, and that window and later ones remain on the chip. */
bool sparc_flush_windows(struct cpu *c, uint64_t *at);
/* Discards all windows but the current one without storing them: the next restore loads its window from memory. */
void sparc_forget_windows(struct cpu *c);
/* Returns how many windows below the current one are on the chip (CANRESTORE). */
unsigned sparc_windows(const struct cpu *c);
/* Copies the ins and locals (locals first, as in memory) of the n-th caller's window, n from 1 to sparc_windows(). */
void sparc_window_get(struct cpu *c, unsigned n, uint64_t words[16]);

struct ir_builder;

/* translate.c */
void sparc_translate(struct ir_builder *ir, uint64_t pc, uint64_t mode);

/* unwind.c: described at struct isa_unwind. */
void sparc_innermost(struct cpu *c, struct isa_frame *f);
bool sparc_caller(struct cpu *c, const struct isa_unwind_table *table, uint64_t segment, struct isa_frame *f);

#endif
