/*
 * fp_assist.c - the operating system's part of PA-RISC floating-point traps, as in Linux/hppa
 * (arch/parisc/math-emu/decode_exc.c): what a program sees of a delayed trap.
 */
#include "isa/hppa/fp_priv.h"

enum { LAST_EXCEPTION_REGISTER = 7, QUAD = 3 };

/* The outcome of a code in an exception register that is an immediate trap. */
static enum hppa_fp_outcome outcome_of(unsigned code)
{
    switch (code) {
    case HPPA_EXC_V:
    case 0x30: /* V of major opcode 2e */ return HPPA_FP_INVALID;
    case HPPA_EXC_Z: return HPPA_FP_DIVZERO;
    case HPPA_EXC_I: return HPPA_FP_INEXACT;
    }
    return HPPA_FP_ILLEGAL; /* Linux handles no other code, 2e's overflow and inexact included */
}

/* Emulate an operation that the hardware leaves to the kernel. Of the quad ones Linux supports those that only move bits and signs.
 * Returns whether the instruction was emulated. */
static bool emulate(uint64_t fr[32], unsigned code, uint32_t insn)
{
    unsigned subop = hppa_fp_field(insn, 18, 3);
    unsigned r = hppa_fp_field(insn, 10, 5), t = hppa_fp_field(insn, 31, 5);
    const uint64_t sign = 1ull << 63;

    if (code != HPPA_EXC_UNIMPLEMENTED_0C || hppa_fp_field(insn, 22, 2) != 0 || hppa_fp_field(insn, 20, 2) != QUAD || !t || subop < 2 ||
        subop == 4 || subop == 5)
        return false;
    uint64_t high = r ? fr[r & ~1u] : 0, low = r ? fr[r | 1] : 0; /* a pair of registers */
    if (subop == 3)                                               /* fabs */
        high &= ~sign;
    else if (subop == 6) /* fneg */
        high ^= sign;
    else if (subop == 7) /* fnegabs */
        high |= sign;
    fr[t & ~1u] = high;
    fr[t | 1] = low;
    return true;
}

/* Returns whether the result is double: class 1 has a separate destination format. */
static bool result_is_dbl(uint32_t insn)
{
    bool conversion = hppa_fp_field(insn, 22, 2) == 1;
    return hppa_fp_field(insn, conversion ? 18 : 20, 2) == 1;
}

/* A trapped overflow or underflow whose trap a handler has since disabled: the target has the wrapped result; replace it by the result
 * without a trap. Linux uses 0c's target register. */
static void deliver_untrapped(uint64_t fr[32], uint32_t insn, uint32_t *fpsr, bool underflow, bool *inexact)
{
    bool dbl = result_is_dbl(insn);
    unsigned t = hppa_fp_field(insn, 31, 5), parm = hppa_fp_field(insn, 25, 3);
    uint64_t bits = dbl ? fr[t] : hppa_fp_word(fr, 2 * t);
    struct fp_target to = hppa_fp_target(*fpsr, dbl);

    if (underflow && parm & 2)
        bits--; /* undo the rounding, so that it is not done twice */
    if (dbl ? fp_is_nan64(bits) : fp_is_nan32((uint32_t)bits))
        return;
    struct fp_num a = hppa_fp_unpack(dbl, bits);
    a.exp += underflow ? -hppa_fp_wrap(dbl) : hppa_fp_wrap(dbl);
    struct fp_exact e = fp_exactly(a);
    e.sig |= underflow && parm & 1;
    struct fp_result r = fp_round(&to, &e);
    *inexact = r.flags & FP_INEXACT;
    if (r.flags & FP_OVERFLOW)
        *fpsr |= (uint32_t)HPPA_FP_O << HPPA_FPSR_FLAGS_SHIFT;
    if (r.flags & FP_UNDERFLOW)
        *fpsr |= (uint32_t)HPPA_FP_U << HPPA_FPSR_FLAGS_SHIFT;
    bits = hppa_fp_pack(dbl, r.value);
    if (dbl)
        fr[t] = bits;
    else
        hppa_fp_set_word(fr, 2 * t, (uint32_t)bits);
}

/* Overflow or underflow in exception register `index`. */
static enum hppa_fp_outcome range_exception(uint64_t fr[32], unsigned index, bool underflow)
{
    uint32_t fpsr = hppa_fp_word(fr, 0), text = hppa_fp_word(fr, index) & 0x03ffffff;
    bool inexact = false;

    if (fpsr & (underflow ? HPPA_FP_U : HPPA_FP_O))
        return underflow ? HPPA_FP_UNDERFLOW : HPPA_FP_OVERFLOW;
    deliver_untrapped(fr, text, &fpsr, underflow, &inexact);
    if (inexact && fpsr & HPPA_FP_I) {
        hppa_fp_set_word(fr, index, (uint32_t)HPPA_EXC_I << 26 | (text & ~(7u << 6)));
        hppa_fp_set_word(fr, 0, fpsr);
        return HPPA_FP_INEXACT;
    }
    hppa_fp_set_word(fr, index, 0);
    hppa_fp_set_word(fr, 0, fpsr | (uint32_t)inexact << HPPA_FPSR_FLAGS_SHIFT);
    return HPPA_FP_RESUME;
}

enum hppa_fp_outcome hppa_fp_assist(uint64_t fr[32])
{
    if (!hppa_fp_trap_pending(fr[0]))
        return HPPA_FP_ILLEGAL; /* a reserved operation sets no exception register */
    for (unsigned i = 1; i <= LAST_EXCEPTION_REGISTER; i++) {
        uint32_t word = hppa_fp_word(fr, i);
        unsigned code = word >> 26;

        if (code & HPPA_EXC_UNIMPLEMENTED) {
            if (!emulate(fr, code, word & 0x03ffffff))
                return HPPA_FP_ILLEGAL;
            hppa_fp_set_word(fr, i, 0);
            break; /* Linux examines no further register */
        }
        if (code & HPPA_EXC_U || code == HPPA_EXC_O || code == (HPPA_EXC_O | HPPA_EXC_I)) {
            enum hppa_fp_outcome outcome = range_exception(fr, i, code & HPPA_EXC_U);
            if (outcome != HPPA_FP_RESUME)
                return outcome;
            continue;
        }
        if (code == HPPA_EXC_Z) /* the only one that a handler may simply return from */
            hppa_fp_set_word(fr, i, 0);
        if (code != HPPA_EXC_NONE)
            return outcome_of(code);
        hppa_fp_set_word(fr, i, 0);
    }
    hppa_fp_set_word(fr, 0, hppa_fp_word(fr, 0) & ~(uint32_t)HPPA_FPSR_T);
    return HPPA_FP_RESUME;
}
