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

/* frem, which no processor implements. Returns the exception register's new value. */
static uint32_t emulate_remainder(uint64_t fr[32], bool is_0e, uint32_t insn)
{
    bool dbl = hppa_fp_field(insn, 20, is_0e ? 1 : 2) == 1;
    unsigned r1 = hppa_fp_field(insn, 10, 5) << 1 | (is_0e && hppa_fp_field(insn, 24, 1));
    unsigned r2 = hppa_fp_field(insn, 15, 5) << 1 | (is_0e && hppa_fp_field(insn, 19, 1));
    unsigned t = hppa_fp_field(insn, 31, 5) << 1 | (is_0e && hppa_fp_field(insn, 25, 1));
    struct hppa_fp_env env = {.fpsr = hppa_fp_word(fr, 0)};
    uint64_t a = r1 / 2 ? fr[r1 / 2] : 0, b = r2 / 2 ? fr[r2 / 2] : 0, r; /* fr0 reads as zero */
    if (dbl)
        r = hppa_frem_dbl(&env, a, b);
    else
        r = hppa_frem_sgl(&env, (uint32_t)(r1 & 1 ? a : a >> 32), (uint32_t)(r2 & 1 ? b : b >> 32));
    if (dbl && !hppa_fp_target_kept(&env))
        fr[t / 2] = r;
    else if (!hppa_fp_target_kept(&env))
        hppa_fp_set_word(fr, t, (uint32_t)r);
    hppa_fp_set_word(fr, 0, env.fpsr);
    uint32_t text = env.exception & HPPA_EXC_U ? (insn & ~(7u << 6)) | (uint32_t)env.parm << 6 : insn;
    return env.exception ? (uint32_t)env.exception << 26 | text : 0;
}

static bool is_remainder(unsigned code, uint32_t insn)
{
    bool is_0e = code == HPPA_EXC_UNIMPLEMENTED_0E;
    return (is_0e || code == HPPA_EXC_UNIMPLEMENTED_0C) && hppa_fp_field(insn, 22, 2) == 3 && hppa_fp_field(insn, 18, 3) == 4 &&
           hppa_fp_field(insn, 20, is_0e ? 1 : 2) <= 1 && hppa_fp_field(insn, 31, 5);
}

/* Emulate an operation that the hardware leaves to the kernel. Of the quad ones Linux supports those that only move bits and signs.
 * Returns whether the instruction was emulated; *word is the exception register, and becomes what it then has. */
static bool emulate(uint64_t fr[32], unsigned code, uint32_t *word)
{
    uint32_t insn = *word & 0x03ffffff;
    if (is_remainder(code, insn)) {
        *word = emulate_remainder(fr, code == HPPA_EXC_UNIMPLEMENTED_0E, insn);
        return true;
    }
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
    *word = 0;
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
            if (!emulate(fr, code, &word))
                return HPPA_FP_ILLEGAL;
            hppa_fp_set_word(fr, i, word);
            if (!word)
                break; /* Linux examines no further register */
            code = word >> 26;
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
