/*
 * SPARC floating point: results, exceptions and the FSR of every floating-point operation (FPop).
 *
 * An FPop's opf field names it. Operands and results are the bits of registers; a comparison's result is a relation.
 *
 *     unsigned raised = 0;
 *     uint64_t r = sparc_fp_compute(opf, fsr, a, b, &raised);
 *     fsr = sparc_fp_record(fsr, raised);
 *     if (sparc_fp_ftt(fsr) == SPARC_FTT_IEEE)
 *         ... fp_exception_ieee_754; the destination keeps its value ...
 *
 * The chips leave quads, and operations on denormal numbers, to the kernel by fp_exception_other. Here they execute directly, with
 * the result that the kernel completes them with.
 *
 * Sources: The SPARC Architecture Manual, Version 9, section 5.1.7 and annex B; UltraSPARC User's Manual (802-7220), section 14.3:
 * underflow is detected before rounding, and what NS does.
 */
#ifndef PRECIS_ISA_SPARC_FP_H
#define PRECIS_ISA_SPARC_FP_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/fp/fp.h"

/* The FSR. */
enum {
    SPARC_FSR_CEXC = 0x1f, /* exceptions of the last FPop: enum sparc_fp_exception */
    SPARC_FSR_AEXC_SHIFT = 5,
    SPARC_FSR_FCC0_SHIFT = 10,
    SPARC_FSR_FTT_SHIFT = 14,
    SPARC_FSR_VER_SHIFT = 17,
    SPARC_FSR_NS = 1 << 22,
    SPARC_FSR_TEM_SHIFT = 23,
    SPARC_FSR_RD_SHIFT = 30,  /* 0 nearest, 1 zero, 2 up, 3 down */
    SPARC_FSR_FCC1_SHIFT = 32 /* and fcc2, fcc3 above it */
};
#define SPARC_FSR_FTT    ((uint64_t)7 << SPARC_FSR_FTT_SHIFT)
#define SPARC_FSR_VER    ((uint64_t)7 << SPARC_FSR_VER_SHIFT)
#define SPARC_FSR_TEM    ((uint64_t)0x1f << SPARC_FSR_TEM_SHIFT)
#define SPARC_FSR_RD     ((uint64_t)3 << SPARC_FSR_RD_SHIFT)
#define SPARC_FSR_FCC0   ((uint64_t)3 << SPARC_FSR_FCC0_SHIFT)
#define SPARC_FSR_FCCS   (SPARC_FSR_FCC0 | (uint64_t)0x3f << SPARC_FSR_FCC1_SHIFT)
/* What ldfsr and ldxfsr write. */
#define SPARC_FSR_LDFSR  (SPARC_FSR_RD | SPARC_FSR_TEM | SPARC_FSR_NS | SPARC_FSR_FCC0 | 0x3ff)
#define SPARC_FSR_LDXFSR (SPARC_FSR_LDFSR | SPARC_FSR_FCCS)

/* Exceptions, in the order of cexc, aexc and TEM. */
enum sparc_fp_exception { SPARC_FP_NX = 1, SPARC_FP_DZ = 2, SPARC_FP_UF = 4, SPARC_FP_OF = 8, SPARC_FP_NV = 16 };

/* FSR.ftt. */
enum sparc_ftt {
    SPARC_FTT_NONE = 0,
    SPARC_FTT_IEEE = 1,
    SPARC_FTT_UNFINISHED = 2,
    SPARC_FTT_UNIMPLEMENTED = 3,
    SPARC_FTT_INVALID_REGISTER = 6
};

static inline unsigned sparc_fp_ftt(uint64_t fsr)
{
    return fsr >> SPARC_FSR_FTT_SHIFT & 7;
}

/* The opf field of FPop1 and, from SPARC_FCMPS on, of FPop2. The last two bits of an arithmetic operation are its format. */
enum sparc_opf {
    SPARC_FMOVS = 0x01,
    SPARC_FNEGS = 0x05,
    SPARC_FABSS = 0x09,
    SPARC_FSQRTS = 0x29,
    SPARC_FSQRTD = 0x2a,
    SPARC_FSQRTQ = 0x2b,
    SPARC_FADDS = 0x41,
    SPARC_FADDD = 0x42,
    SPARC_FADDQ = 0x43,
    SPARC_FSUBS = 0x45,
    SPARC_FSUBD = 0x46,
    SPARC_FSUBQ = 0x47,
    SPARC_FMULS = 0x49,
    SPARC_FMULD = 0x4a,
    SPARC_FMULQ = 0x4b,
    SPARC_FDIVS = 0x4d,
    SPARC_FDIVD = 0x4e,
    SPARC_FDIVQ = 0x4f,
    SPARC_FSMULD = 0x69,
    SPARC_FDMULQ = 0x6e,
    SPARC_FSTOX = 0x81,
    SPARC_FDTOX = 0x82,
    SPARC_FQTOX = 0x83,
    SPARC_FXTOS = 0x84,
    SPARC_FXTOD = 0x88,
    SPARC_FXTOQ = 0x8c,
    SPARC_FITOS = 0xc4,
    SPARC_FDTOS = 0xc6,
    SPARC_FQTOS = 0xc7,
    SPARC_FITOD = 0xc8,
    SPARC_FSTOD = 0xc9,
    SPARC_FQTOD = 0xcb,
    SPARC_FITOQ = 0xcc,
    SPARC_FSTOQ = 0xcd,
    SPARC_FDTOQ = 0xce,
    SPARC_FSTOI = 0xd1,
    SPARC_FDTOI = 0xd2,
    SPARC_FQTOI = 0xd3,
    SPARC_FCMPS = 0x151, /* opf of FPop2 + 0x100 */
    SPARC_FCMPD = 0x152,
    SPARC_FCMPQ = 0x153,
    SPARC_FCMPES = 0x155,
    SPARC_FCMPED = 0x156,
    SPARC_FCMPEQ = 0x157
};

/* A comparison's result: as that of IR_FAST_CMP64. */
enum sparc_relation { SPARC_LESS = 1, SPARC_EQUAL = 2, SPARC_GREATER = 4, SPARC_UNORDERED = 8 };

/* fcc's encoding of a relation, and the reverse. */
static inline unsigned sparc_fcc(unsigned relation)
{
    return relation & SPARC_LESS ? 1 : relation & SPARC_GREATER ? 2 : relation & SPARC_UNORDERED ? 3 : 0;
}

static inline unsigned sparc_relation(unsigned fcc)
{
    static const uint8_t relation[] = {SPARC_EQUAL, SPARC_LESS, SPARC_GREATER, SPARC_UNORDERED};
    return relation[fcc & 3];
}

/* The relations that make the condition of a branch or move on fcc true: a mask of enum sparc_relation. */
unsigned sparc_fcc_mask(unsigned cond);

/* Computes an FPop on singles, doubles and integers. A single or a 32-bit integer is in the low half of an operand and of the result,
 * whose upper half is zero. a: rs1; b: rs2, the operand of those that have one. Adds exceptions to *raised. */
uint64_t sparc_fp_compute(enum sparc_opf opf, uint64_t fsr, uint64_t a, uint64_t b, unsigned *raised);

/* The same with a quad operand or result. Other operands and results are in the low bits. */
fp_u128 sparc_fp_compute_quad(enum sparc_opf opf, uint64_t fsr, fp_u128 a, fp_u128 b, unsigned *raised);

/* Returns the FSR after an FPop with these exceptions. If a trap for one is enabled, ftt is SPARC_FTT_IEEE and cexc has the exception
 * that traps. */
uint64_t sparc_fp_record(uint64_t fsr, unsigned raised);

/* FPops need the whole FSR if one of these bits is set: a trap is enabled or has been reported, rounding is not to nearest, NS is set. */
#define SPARC_FSR_SLOW_BITS (SPARC_FSR_TEM | SPARC_FSR_RD | SPARC_FSR_NS | SPARC_FSR_FTT)
static inline bool sparc_fp_is_slow(uint64_t fsr)
{
    return fsr & SPARC_FSR_SLOW_BITS;
}

#endif
