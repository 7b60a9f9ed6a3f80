/* fp_state.c - the fp status and FPRS as programs and debuggers see them. */
#include "isa/sparc/sparc.h"

enum { FSR_FCC0_SHIFT = 10, FSR_FCC1_SHIFT = 32, FSR_FCC_BITS = 3 };
/* The bits that a program can write: RD, TEM, NS, aexc, cexc, and ftt, which reads as what trapped last. */
static const uint64_t fsr_kept = 3ull << 30 | 0x1full << 23 | 1ull << 22 | 7ull << 14 | 0x3ff;

uint64_t sparc_fsr(const uint64_t *s)
{
    uint64_t fsr = s[SPARC_FSR] | s[SPARC_FCC] << FSR_FCC0_SHIFT;
    for (unsigned n = 1; n < 4; n++)
        fsr |= s[SPARC_FCC + n] << (FSR_FCC1_SHIFT + 2 * (n - 1));
    return fsr;
}

void sparc_set_fsr(uint64_t *s, uint64_t fsr)
{
    s[SPARC_FSR] = fsr & fsr_kept;
    s[SPARC_FCC] = fsr >> FSR_FCC0_SHIFT & FSR_FCC_BITS;
    for (unsigned n = 1; n < 4; n++)
        s[SPARC_FCC + n] = fsr >> (FSR_FCC1_SHIFT + 2 * (n - 1)) & FSR_FCC_BITS;
    s[SPARC_MODE] &= ~(uint64_t)SPARC_MODE_FP_SLOW;
    if (fsr & SPARC_FSR_SLOW)
        s[SPARC_MODE] |= SPARC_MODE_FP_SLOW;
}

void sparc_set_fprs(uint64_t *s, uint64_t fprs)
{
    s[SPARC_FPRS] = fprs & (SPARC_FPRS_FEF | SPARC_FPRS_DU | SPARC_FPRS_DL);
    s[SPARC_MODE] &= ~(uint64_t)SPARC_MODE_FP_OFF;
    if (!(fprs & SPARC_FPRS_FEF))
        s[SPARC_MODE] |= SPARC_MODE_FP_OFF;
}
