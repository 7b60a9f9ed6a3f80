/*
 * PA-RISC floating point: the effect of every floating-point operation on registers and status.
 *
 * The coprocessor's whole state is the array of 32 doubleword registers, fr[0..31]. fr[0] has
 * the status register (FPSR) in its upper and exception register 1 in its lower half; fr[1] to
 * fr[3] have exception registers 2 to 7. A single-precision number is in either half of a
 * register: index 2*n is the left (upper) half of fr[n], index 2*n+1 the right one.
 *
 * Whole instructions, for the interpreter and for every rare case:
 *
 *     if (hppa_fp_trap_pending(fr[0]))
 *         ... take the assist exception trap before the instruction ...
 *     else
 *         hppa_fp_operate(fr, insn);          (any word of major opcode 06, 0c, 0e, 26, 2e
 *                                              except ftest)
 *
 * Single operations, for translated code that has loaded the operands: hppa_fadd_dbl() and so on
 * take the FPSR and register bits and return the result's bits.
 *
 * Traps are delayed, as on the hardware: an operation whose exception is enabled sets the T bit
 * and an exception register, and the *next* floating-point instruction (but not a doubleword
 * store or load of fr0) finds the trap pending.
 *
 * Sources: PA-RISC 1.1 Architecture, chapter 6 and appendix; PA-RISC 2.0 Architecture, chapters
 * 8 to 10 ("Floating-point Exceptions"). For which operand's NaN is returned, and for what a
 * program sees of a trap: Linux's arch/parisc/math-emu.
 */
#ifndef PRECIS_ISA_HPPA_FP_H
#define PRECIS_ISA_HPPA_FP_H

#include <stdbool.h>
#include <stdint.h>

/* The floating-point status register, in conventional (not PA's) bit numbering. */
enum {
    HPPA_FPSR_ENABLES = 0x1f, /* enabled traps, in the order V Z O U I from bit 4 */
    HPPA_FPSR_D = 1 << 5,     /* denormals as zero (PA 2.0) */
    HPPA_FPSR_T = 1 << 6,     /* a delayed trap is pending */
    HPPA_FPSR_RM_SHIFT = 9,   /* rounding: 0 nearest, 1 zero, 2 up, 3 down */
    HPPA_FPSR_RM = 3 << 9,
    HPPA_FPSR_CQ_SHIFT = 11, /* compare queue (11 bits), newest first */
    HPPA_FPSR_CQ = 0x7ff << 11,
    HPPA_FPSR_CA0 = 1 << 21,   /* compare array of PA 2.0: bit 21 is CA0, bit 15 is CA6 */
    HPPA_FPSR_C = 1 << 26,     /* the last queued comparison */
    HPPA_FPSR_FLAGS_SHIFT = 27 /* sticky flags V Z O U I, V in bit 31 */
};

/* The bits of fr0 with the outcomes of comparisons. */
#define HPPA_FP_COMPARE_BITS ((uint64_t)(HPPA_FPSR_C | HPPA_FPSR_CQ) << 32)

/* Exceptions, in the order of the FPSR's enables and flags. */
enum { HPPA_FP_I = 1, HPPA_FP_U = 2, HPPA_FP_O = 4, HPPA_FP_Z = 8, HPPA_FP_V = 16 };

/* Codes in bits 31..26 of an exception register; the other bits are the instruction's. */
enum {
    HPPA_EXC_NONE = 0,
    HPPA_EXC_I = 0x02,
    HPPA_EXC_U = 0x04,
    HPPA_EXC_O = 0x08,
    HPPA_EXC_Z = 0x10,
    HPPA_EXC_V = 0x20,
    HPPA_EXC_UNIMPLEMENTED = 0x01, /* bit 0 means unimplemented, the others the opcode: */
    HPPA_EXC_UNIMPLEMENTED_0C = 0x09,
    HPPA_EXC_UNIMPLEMENTED_0E = 0x0b,
    HPPA_EXC_UNIMPLEMENTED_06 = 0x03,
    HPPA_EXC_UNIMPLEMENTED_26 = 0x23,
    HPPA_EXC_UNIMPLEMENTED_2E = 0x2b
};

/* Result of `copr,0,0` in the FPSR's bits 21..11: model in the upper six, revision below. */
enum { HPPA_FP_IDENTITY = 15 << 5 }; /* PA-7300LC */

static inline bool hppa_fp_trap_pending(uint64_t fr0)
{
    return fr0 >> 32 & HPPA_FPSR_T;
}

/*
 * Execute one floating-point operation (major opcodes 06, 0c, 0e, 26, 2e; for ftest see
 * hppa_fp_test()).  Updates the target register, flags and compare bits; on an enabled exception
 * sets T and exception register 1.  A reserved or quad-precision operation, or one whose target
 * is fr0, raises the "unimplemented" exception the same way.
 */
void hppa_fp_operate(uint64_t fr[32], uint32_t insn);

/* ftest: returns whether the following instruction is nullified. `y` is the 3-bit field at PA bits 16..18 (1: the queue; others: array
 * bit CA((y ^ 1) - 1)), `c` the 5-bit field at 27..31 (0 simple, 1 acc, 2 rej, 5 acc8, 6 rej8, 9 acc6, 13 acc4, 17 acc2). */
bool hppa_fp_test(uint64_t fr0, unsigned y, unsigned c);

/* -- single operations ------------------------------------------------------------------------ */

/* The environment of an operation. The operation sets `exception` to a code HPPA_EXC_* if a trap is due (the caller then sets T and an
 * exception register). With HPPA_EXC_V, HPPA_EXC_Z or an unimplemented exception the target register keeps its old value, otherwise the
 * result is stored. */
struct hppa_fp_env {
    uint32_t fpsr;
    uint8_t exception;
    uint8_t parm; /* with HPPA_EXC_U, PA bits 23..25: 2 rounded away from zero, 1 inexact */
};

/* Returns whether the target keeps its old value. */
static inline bool hppa_fp_target_kept(const struct hppa_fp_env *env)
{
    return env->exception & (HPPA_EXC_V | HPPA_EXC_Z | HPPA_EXC_UNIMPLEMENTED);
}

uint64_t hppa_fadd_dbl(struct hppa_fp_env *env, uint64_t a, uint64_t b);
uint64_t hppa_fsub_dbl(struct hppa_fp_env *env, uint64_t a, uint64_t b);
uint64_t hppa_fmpy_dbl(struct hppa_fp_env *env, uint64_t a, uint64_t b);
uint64_t hppa_fdiv_dbl(struct hppa_fp_env *env, uint64_t a, uint64_t b);
uint64_t hppa_frem_dbl(struct hppa_fp_env *env, uint64_t a, uint64_t b); /* the kernel's part */
uint64_t hppa_fsqrt_dbl(struct hppa_fp_env *env, uint64_t a);
uint64_t hppa_frnd_dbl(struct hppa_fp_env *env, uint64_t a);
uint64_t hppa_fmpyfadd_dbl(struct hppa_fp_env *env, uint64_t a, uint64_t b, uint64_t c);
uint64_t hppa_fmpynfadd_dbl(struct hppa_fp_env *env, uint64_t a, uint64_t b, uint64_t c);

uint32_t hppa_fadd_sgl(struct hppa_fp_env *env, uint32_t a, uint32_t b);
uint32_t hppa_fsub_sgl(struct hppa_fp_env *env, uint32_t a, uint32_t b);
uint32_t hppa_fmpy_sgl(struct hppa_fp_env *env, uint32_t a, uint32_t b);
uint32_t hppa_fdiv_sgl(struct hppa_fp_env *env, uint32_t a, uint32_t b);
uint32_t hppa_frem_sgl(struct hppa_fp_env *env, uint32_t a, uint32_t b);
uint32_t hppa_fsqrt_sgl(struct hppa_fp_env *env, uint32_t a);
uint32_t hppa_frnd_sgl(struct hppa_fp_env *env, uint32_t a);
uint32_t hppa_fmpyfadd_sgl(struct hppa_fp_env *env, uint32_t a, uint32_t b, uint32_t c);
uint32_t hppa_fmpynfadd_sgl(struct hppa_fp_env *env, uint32_t a, uint32_t b, uint32_t c);

/* The fcnv family. `kind` is the 3-bit subop of class 1; a single source or result is in the low 32 bits of the value. */
enum hppa_fcnv {
    HPPA_FCNV_FF = 0,  /* float to float */
    HPPA_FCNV_XF = 1,  /* signed integer to float */
    HPPA_FCNV_FX = 2,  /* float to signed integer, in the current rounding mode */
    HPPA_FCNV_FXT = 3, /* as FX, truncating */
    HPPA_FCNV_UF = 5,  /* unsigned integer to float */
    HPPA_FCNV_FU = 6,  /* float to unsigned integer */
    HPPA_FCNV_FUT = 7
};
uint64_t hppa_fcnv(struct hppa_fp_env *env, enum hppa_fcnv kind, bool from_dbl, bool to_dbl, uint64_t a);

/* fcmp: evaluate condition `c` (the 32 conditions of the completer: bit 4 greater, 3 less, 2 equal, 1 unordered make it true, bit 0
 * raises V for any NaN), and put the outcome into the compare queue (y = 0) or into array bit CA(y - 1). */
void hppa_fcmp_dbl(struct hppa_fp_env *env, uint64_t a, uint64_t b, unsigned y, unsigned c);
void hppa_fcmp_sgl(struct hppa_fp_env *env, uint32_t a, uint32_t b, unsigned y, unsigned c);

/* Returns only the outcome; the compare bits do not change. */
bool hppa_fcmp_holds(struct hppa_fp_env *env, bool dbl, uint64_t a, uint64_t b, unsigned c);

/* -- the operating system's side -------------------------------------------------------------- */

/* Outcome of an assist exception trap. */
enum hppa_fp_outcome {
    HPPA_FP_RESUME,    /* emulated or a false alarm: T is clear, resume at the trapping instruction */
    HPPA_FP_ILLEGAL,   /* SIGILL, ILL_COPROC */
    HPPA_FP_INVALID,   /* SIGFPE, FPE_FLTINV */
    HPPA_FP_DIVZERO,   /* SIGFPE, FPE_FLTDIV */
    HPPA_FP_OVERFLOW,  /* SIGFPE, FPE_FLTOVF */
    HPPA_FP_UNDERFLOW, /* SIGFPE, FPE_FLTUND */
    HPPA_FP_INEXACT    /* SIGFPE, FPE_FLTRES */
};

/* Do what Linux/hppa's handler of the assist exception trap does to the registers: examine the exception registers, and emulate what the
 * hardware leaves to the kernel. Returns the signal to send, if any. */
enum hppa_fp_outcome hppa_fp_assist(uint64_t fr[32]);

#endif
