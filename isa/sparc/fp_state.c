/* fp_state.c - the fp status and FPRS as programs and debuggers see them. */
#include "isa/sparc/fp.h"
#include "isa/sparc/sparc.h"

/* S[SPARC_FSR] has all but the fccs, and cexc unless S[SPARC_FP_LAST] is an FPop. */
uint64_t sparc_fsr(const uint64_t *s)
{
    uint64_t fsr = s[SPARC_FSR];
    unsigned last = (unsigned)s[SPARC_FP_LAST], raised = 0;

    if (last) {
        if (last >= SPARC_FSQRTS)
            sparc_fp_compute((enum sparc_opf)last, 0, s[SPARC_FP_A], s[SPARC_FP_B], &raised);
        fsr = (fsr & ~(uint64_t)SPARC_FSR_CEXC) | raised;
    }
    fsr |= (uint64_t)sparc_fcc((unsigned)s[SPARC_FCC]) << SPARC_FSR_FCC0_SHIFT;
    for (unsigned n = 1; n < 4; n++)
        fsr |= (uint64_t)sparc_fcc((unsigned)s[SPARC_FCC + n]) << (SPARC_FSR_FCC1_SHIFT + 2 * (n - 1));
    return fsr;
}

void sparc_set_fsr(uint64_t *s, uint64_t fsr)
{
    s[SPARC_FSR] = fsr & (SPARC_FSR_LDFSR | SPARC_FSR_FTT) & ~SPARC_FSR_FCCS;
    s[SPARC_FP_LAST] = 0;
    s[SPARC_FCC] = sparc_relation((unsigned)(fsr >> SPARC_FSR_FCC0_SHIFT));
    for (unsigned n = 1; n < 4; n++)
        s[SPARC_FCC + n] = sparc_relation((unsigned)(fsr >> (SPARC_FSR_FCC1_SHIFT + 2 * (n - 1))));
    s[SPARC_MODE] &= ~(uint64_t)SPARC_MODE_FP_SLOW;
    if (sparc_fp_is_slow(fsr))
        s[SPARC_MODE] |= SPARC_MODE_FP_SLOW;
}

void sparc_set_fprs(uint64_t *s, uint64_t fprs)
{
    s[SPARC_FPRS] = fprs & (SPARC_FPRS_FEF | SPARC_FPRS_DU | SPARC_FPRS_DL);
    s[SPARC_MODE] &= ~(uint64_t)SPARC_MODE_FP_OFF;
    if (!(fprs & SPARC_FPRS_FEF))
        s[SPARC_MODE] |= SPARC_MODE_FP_OFF;
}
