/* cc.c - the integer condition codes, evaluated when something reads them: SPARC_CC_... in sparc.h. */
#include "isa/sparc/translate.h"

/* ---- as programs and debuggers see them ---------------------------------------------------------- */

/* The four bits of icc (top 31) or xcc (top 63). */
static uint64_t codes(const uint64_t *s, unsigned top)
{
    uint64_t r = s[SPARC_CC_R], x = s[SPARC_CC_X], y = s[SPARC_CC_Y], sum = s[SPARC_CC_S];
    uint64_t carries = (x & y) | ((x | y) & ~sum), overflow = (x ^ sum) & (y ^ sum);
    bool zero = top == 63 ? !r : !(uint32_t)r;

    return (r >> top & 1) * SPARC_CCR_N | zero * SPARC_CCR_Z | (overflow >> top & 1) * SPARC_CCR_V | (carries >> top & 1) * SPARC_CCR_C;
}

uint64_t sparc_ccr(const uint64_t *s)
{
    return (codes(s, 31) | codes(s, 63) << SPARC_CCR_XCC_SHIFT) ^ s[SPARC_CC_INVERT];
}

/* A carry needs X and Y, an overflow alone needs S, both need X and Y without S. With R = 1 neither N nor Z is set. */
void sparc_set_ccr(uint64_t *s, uint64_t ccr)
{
    uint64_t c = (ccr & SPARC_CCR_C) << 31 | (ccr >> SPARC_CCR_XCC_SHIFT & SPARC_CCR_C) << 63;
    uint64_t v = (ccr >> 1 & 1) << 31 | (ccr >> (SPARC_CCR_XCC_SHIFT + 1) & 1) << 63;

    s[SPARC_CC_R] = 1;
    s[SPARC_CC_X] = s[SPARC_CC_Y] = c;
    s[SPARC_CC_S] = c ^ v;
    s[SPARC_CC_INVERT] = ccr & 0xcc;
}
