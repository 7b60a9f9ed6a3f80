/*
 * fp.h - IA-64 floating point: what every F-unit operation does to registers and ar.fpsr.
 *
 * A floating-point register is a `struct ia64_fr`: two 64-bit slots, the significand and then
 * sign (bit 17) and biased exponent (bits 16..0), as stf.spill lays them out.  All functions are
 * pure: operands by value, result by value, and for those that depend on ar.fpsr an environment:
 *
 *     struct ia64_fp_env env = {.fpsr = fpsr};
 *     struct ia64_fr r = ia64_fma(&env, IA64_FMA, sf, IA64_PC_D, f3, f4, f2, f2_is_f0);
 *     if (env.isr_code && env.is_fault)
 *         ... floating-point fault: write neither register nor ar.fpsr ...
 *     else
 *         write r and env.fpsr; if (env.isr_code) ... then take the floating-point trap ...
 *
 * Software assistance is invisible: where hardware would raise a SWA fault or trap (denormal
 * operands, tiny results, frcpa out of range), the functions return what the firmware's FP SWA
 * handler returns, the IEEE result.
 *
 * A NaTVal operand gives a NaTVal result (and predicates cleared); no function faults on one.
 *
 * Sources: Intel Itanium Architecture Software Developer's Manual, volume 1 chapter 5, volume 3
 * chapter 2 (the instruction pages and their functions).
 */
#ifndef PRECIS_ISA_IA64_FP_H
#define PRECIS_ISA_IA64_FP_H

#include <stdbool.h>
#include <stdint.h>

struct ia64_fr {
    uint64_t sig;
    uint64_t exp; /* bit 17 sign, bits 16..0 exponent (bias 65535); the rest zero */
};

enum {
    IA64_FR_SIGN = 1 << 17,
    IA64_FR_BIAS = 0xffff,
    IA64_FR_EXP_SPECIAL = 0x1ffff, /* infinities and NaNs */
    IA64_FR_EXP_NAT = 0x1fffe,     /* with sign and significand zero: NaTVal */
    IA64_FR_EXP_INT = 0x1003e,     /* an integer or a pair of singles */
    IA64_FR_EXP_MASK = 0x1ffff
};

#define IA64_FR_ZERO   ((struct ia64_fr){0, 0})               /* f0 */
#define IA64_FR_ONE    ((struct ia64_fr){1ull << 63, 0xffff}) /* f1 */
#define IA64_FR_NATVAL ((struct ia64_fr){0, IA64_FR_EXP_NAT})

static inline bool ia64_is_natval(struct ia64_fr a)
{
    return !a.sig && a.exp == IA64_FR_EXP_NAT;
}

/* -- ar.fpsr ---------------------------------------------------------------------------------- */

/* Flags (in a status field's bits 7..12) and, in the same order, the trap disable bits 0..5. */
enum { IA64_FP_V = 1, IA64_FP_D = 2, IA64_FP_Z = 4, IA64_FP_O = 8, IA64_FP_U = 16, IA64_FP_I = 32 };

/* Returns whether a value written to ar.fpsr has a reserved field set (Reserved Register/Field fault). */
bool ia64_fpsr_reserved(uint64_t fpsr);
/* fsetc.sf: the new ar.fpsr; *reserved is set if that would fault. */
uint64_t ia64_fsetc(uint64_t fpsr, unsigned sf, unsigned and_mask, unsigned or_mask, bool *reserved);
/* fclrf.sf: the new ar.fpsr. */
uint64_t ia64_fclrf(uint64_t fpsr, unsigned sf);
/* Returns which status fields are in their default: bit 0 or 1 for status field 0 or 1 with round to nearest, extended precision (field 1:
 * wide-range exponent) and no trap enabled. Bits 2 and 3: the field is default and its inexact flag is set. Then an operation on normal
 * numbers whose result is normal changes no bit of ar.fpsr. */
unsigned ia64_fpsr_is_default(uint64_t fpsr);
/* Returns the bit number of a status field's inexact flag in ar.fpsr. */
static inline unsigned ia64_inexact_flag(unsigned sf)
{
    return 18 + 13 * sf;
}
/* fchkf.sf: returns whether it branches. */
bool ia64_fchkf(uint64_t fpsr, unsigned sf);

/*
 * The environment of an operation.  isr_code is 0 or ISR.code of a floating-point fault (is_fault) or
 * trap.  In a fault's code V is 0x11, D 0x22, Z 0x44; in a trap's O is 0x880, U 0x1100, I 0x2200,
 * FPA 0x4400 (the low half of parallel operations in bits 7..4 and 10..7; their high half, and
 * others, in 3..0 and 14..11), and bit 0 is set.
 */
struct ia64_fp_env {
    uint64_t fpsr;
    uint32_t isr_code;
    bool is_fault;
};

/* -- arithmetic ------------------------------------------------------------------------------- */

enum ia64_pc { IA64_PC_NONE, IA64_PC_S, IA64_PC_D }; /* the completer: dynamic, .s, .d */

/*
 * fma, fms, fnma: f3 * f4 + f2, f3 * f4 - f2, -(f3 * f4) + f2.  If the f2 field names register
 * f0 the operation is an IEEE multiply (f2_is_f0): the product's zero keeps its sign.
 */
enum ia64_fma_kind { IA64_FMA, IA64_FMS, IA64_FNMA };
struct ia64_fr ia64_fma(struct ia64_fp_env *env, enum ia64_fma_kind kind, unsigned sf, enum ia64_pc pc, struct ia64_fr f3,
                        struct ia64_fr f4, struct ia64_fr f2, bool f2_is_f0);
/* fpma, fpms, fpnma on pairs of singles. */
struct ia64_fr ia64_fpma(struct ia64_fp_env *env, enum ia64_fma_kind kind, unsigned sf, struct ia64_fr f3, struct ia64_fr f4,
                         struct ia64_fr f2, bool f2_is_f0);

/* fpma, fpms, fpnma on the significands, rounded to nearest, if the inexact flag is already set. Returns FP_STATUSLESS_FAILS
 * (emu/fp/statusless.h) unless both results are normal numbers, or products that are zero. */
uint64_t ia64_pair_fma(enum ia64_fma_kind kind, uint64_t f3, uint64_t f4, uint64_t f2, bool f2_is_f0);

enum ia64_minmax { IA64_FMIN, IA64_FMAX, IA64_FAMIN, IA64_FAMAX };
struct ia64_fr ia64_fminmax(struct ia64_fp_env *env, enum ia64_minmax kind, unsigned sf, struct ia64_fr f2, struct ia64_fr f3);
struct ia64_fr ia64_fpminmax(struct ia64_fp_env *env, enum ia64_minmax kind, unsigned sf, struct ia64_fr f2, struct ia64_fr f3);

/* frcpa f1,p2=f2,f3 and frsqrta f1,p2=f3: *p is the new value of p2. */
struct ia64_fr ia64_frcpa(struct ia64_fp_env *env, unsigned sf, struct ia64_fr f2, struct ia64_fr f3, bool *p);
struct ia64_fr ia64_frsqrta(struct ia64_fp_env *env, unsigned sf, struct ia64_fr f3, bool *p);
struct ia64_fr ia64_fprcpa(struct ia64_fp_env *env, unsigned sf, struct ia64_fr f2, struct ia64_fr f3, bool *p);
struct ia64_fr ia64_fprsqrta(struct ia64_fp_env *env, unsigned sf, struct ia64_fr f3, bool *p);

/* Return the approximations of frcpa and frsqrta as doubles; FP_STATUSLESS_FAILS (emu/fp/statusless.h) if an operand or the result is not a
 * normal number, or the operand of a root is negative. */
uint64_t ia64_double_reciprocal(uint64_t num, uint64_t den);
uint64_t ia64_double_reciprocal_sqrt(uint64_t a);
/* Return the significand of a normal number's approximation. sig: the number's significand; odd: its exponent is odd. */
uint64_t ia64_reciprocal_sig(uint64_t sig);
uint64_t ia64_reciprocal_sqrt_sig(uint64_t sig, bool odd);

/* fcvt.fx, .fxu, .fx.trunc, .fxu.trunc: to a 64-bit integer in the significand. */
struct ia64_fr ia64_fcvt_fx(struct ia64_fp_env *env, unsigned sf, bool is_unsigned, bool truncate, struct ia64_fr f2);
struct ia64_fr ia64_fpcvt_fx(struct ia64_fp_env *env, unsigned sf, bool is_unsigned, bool truncate, struct ia64_fr f2);
/* fcvt.xf: converts a signed integer exactly (fcvt.xuf is an fma). */
struct ia64_fr ia64_fcvt_xf(struct ia64_fr f2);

/* -- comparison ------------------------------------------------------------------------------- */

enum ia64_frel {
    IA64_FREL_EQ,
    IA64_FREL_LT,
    IA64_FREL_LE,
    IA64_FREL_UNORD,
    IA64_FREL_NEQ, /* the complements: of fpcmp only */
    IA64_FREL_NLT,
    IA64_FREL_NLE,
    IA64_FREL_ORD
};

/* What fcmp and fclass do to their two predicates. */
enum ia64_ftest {
    IA64_FTEST_FALSE, /* p1 = 0, p2 = 1 */
    IA64_FTEST_TRUE,  /* p1 = 1, p2 = 0 */
    IA64_FTEST_NAT    /* both 0 */
};

/* fcmp.frel.sf; the result is valid if env says no fault. */
enum ia64_ftest ia64_fcmp(struct ia64_fp_env *env, enum ia64_frel rel, unsigned sf, struct ia64_fr f2, struct ia64_fr f3);
/* fpcmp.frel.sf: all ones or zeros in each half. */
struct ia64_fr ia64_fpcmp(struct ia64_fp_env *env, enum ia64_frel rel, unsigned sf, struct ia64_fr f2, struct ia64_fr f3);
/* fclass.m: mask bits are pos 1, neg 2, zero 4, unorm 8, norm 16, inf 32, snan 64, qnan 128,
 * nat 256. */
enum ia64_ftest ia64_fclass(struct ia64_fr f2, unsigned mask);

/* -- moving bits: no status, no faults -------------------------------------------------------- */

enum ia64_fmerge { IA64_FMERGE_NS, IA64_FMERGE_S, IA64_FMERGE_SE };
struct ia64_fr ia64_fmerge(enum ia64_fmerge kind, struct ia64_fr f2, struct ia64_fr f3);
struct ia64_fr ia64_fpmerge(enum ia64_fmerge kind, struct ia64_fr f2, struct ia64_fr f3);

enum ia64_fmix { IA64_FMIX_LR, IA64_FMIX_R, IA64_FMIX_L };
struct ia64_fr ia64_fmix(enum ia64_fmix kind, struct ia64_fr f2, struct ia64_fr f3);
enum ia64_fsxt { IA64_FSXT_R, IA64_FSXT_L };
struct ia64_fr ia64_fsxt(enum ia64_fsxt kind, struct ia64_fr f2, struct ia64_fr f3);
enum ia64_fswap { IA64_FSWAP, IA64_FSWAP_NL, IA64_FSWAP_NR };
struct ia64_fr ia64_fswap(enum ia64_fswap kind, struct ia64_fr f2, struct ia64_fr f3);
struct ia64_fr ia64_fpack(struct ia64_fr f2, struct ia64_fr f3);
enum ia64_flogic { IA64_FAND, IA64_FANDCM, IA64_FOR, IA64_FXOR };
struct ia64_fr ia64_flogical(enum ia64_flogic kind, struct ia64_fr f2, struct ia64_fr f3);
/* fselect f1=f3,f4,f2: bits of f3 where f2 has ones, of f4 elsewhere. */
struct ia64_fr ia64_fselect(struct ia64_fr f3, struct ia64_fr f4, struct ia64_fr f2);

/* xma.l, .h, .hu: f3 * f4 + f2 on significands as integers. */
enum ia64_xma { IA64_XMA_L, IA64_XMA_HU, IA64_XMA_H };
struct ia64_fr ia64_xma(enum ia64_xma kind, struct ia64_fr f3, struct ia64_fr f4, struct ia64_fr f2);

/* -- registers and memory --------------------------------------------------------------------- */

/*
 * The memory formats.  Like stf, register to memory does not round: it takes bits as they are.
 * These functions serve ldf, ldfp, stf, setf and getf: getf.s is ia64_fr_to_single() and
 * setf.s is ia64_fr_from_single(); .sig is the significand with IA64_FR_EXP_INT, .exp see below.
 * The caller handles NaTVals first (stf faults, getf sets NaT).
 */
struct ia64_fr ia64_fr_from_single(uint32_t bits);
struct ia64_fr ia64_fr_from_any_double(uint64_t bits);
static inline struct ia64_fr ia64_fr_from_double(uint64_t bits)
{
    unsigned field = bits >> 52 & 0x7ff;
    if (field - 1 >= 0x7fe)
        return ia64_fr_from_any_double(bits);
    return (struct ia64_fr){bits << 11 | 1ull << 63, (bits >> 63) << 17 | (field + 0xffff - 1023)};
}
struct ia64_fr ia64_fr_from_extended(uint64_t sig, uint16_t sign_exp); /* ldfe */
/* Returns the double of the value that ldfs loads; FP_STATUSLESS_FAILS if the single is denormal. */
uint64_t ia64_double_of_single(uint32_t bits);
uint32_t ia64_fr_to_single(struct ia64_fr a);
uint64_t ia64_fr_to_double(struct ia64_fr a);
uint16_t ia64_fr_to_extended_exp(struct ia64_fr a); /* stfe; the significand is a.sig */

static inline struct ia64_fr ia64_fr_from_sig(uint64_t sig) /* setf.sig, ldf8, ldfp8 */
{
    return (struct ia64_fr){sig, IA64_FR_EXP_INT};
}

static inline struct ia64_fr ia64_fr_from_exp(uint64_t gr) /* setf.exp; getf.exp is a.exp */
{
    return (struct ia64_fr){1ull << 63, gr & 0x3ffff};
}

static inline struct ia64_fr ia64_fr_fill(uint64_t sig, uint64_t exp) /* ldf.fill */
{
    return (struct ia64_fr){sig, exp & 0x3ffff};
}

#endif
