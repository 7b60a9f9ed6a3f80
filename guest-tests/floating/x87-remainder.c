// fmod and remainder by the x87: quotients of any size, signs, the condition codes of fprem and fprem1, and what is no number.
// only: i386 x86_64
// flags: -lm
// qemu: no, it clears C0 and C3 after a complete reduction
#include <math.h>
#include "check.h"

enum { CODES = 0x4700, EXCEPTIONS = 0x7f };

static void step(const char *name, int to_nearest, long double x, long double y)
{
    unsigned short word;
    unsigned steps = 0;
    printf("%-8s %La %La:", name, x, y);
    do {
        if (to_nearest)
            __asm__ volatile("fnclex; fxam; fprem1; fnstsw %1" : "+t"(x), "=a"(word) : "u"(y));
        else
            __asm__ volatile("fnclex; fxam; fprem; fnstsw %1" : "+t"(x), "=a"(word) : "u"(y));
        if (++steps <= 3)
            printf(" %La %04x", x, word & (CODES | EXCEPTIONS));
    } while (word & 0x400);
    printf(" %u steps\n", steps);
}

static void both(long double x, long double y)
{
    step("fprem", 0, x, y);
    step("fprem1", 1, x, y);
}

// An empty register is an invalid operation with a stack fault.
static void empty(void)
{
    unsigned short word;
    long double r;
    __asm__ volatile("fninit; fld1; fxam; fprem; fnstsw %1; fstpt %0; fninit" : "=m"(r), "=a"(word));
    printf("empty %d %04x\n", isnan(r) != 0, word & (CODES | EXCEPTIONS));
}

int main(void)
{
    volatile double a = 29860476080414620.0, b = 17.0;
    printf("%g %g %g %g\n", fmod(a, b), fmod(-a, b), fmod(a, -b), remainder(a, b));
    printf("%Lg %Lg\n", fmodl(a, b), remainderl(a, 31.0L));
    both(29860476080414620.0L, 17);
    both(0x1.fffffffffffffffep+16383L, 3);
    both(-0x1.fffffffffffffffep+16383L, 0x1p-16445L);
    both(0x1.23456789abcdefp+63L, 0x1.0000000000000002p0L);
    both(0x1.23456789abcdefp+64L, 0x1.0000000000000002p0L);
    both(7, 2);
    both(5, 2);
    both(-3, 2);
    both(1, 2);
    both(1.5L, 2);
    both(6, 3);
    both(0, 3);
    both(-0.0L, 3);
    both(3, INFINITY);
    both(3, 0);
    both(INFINITY, 3);
    both(NAN, 3);
    empty();
}

/* stdout:
15 -15 15 -2
15 -13
fprem    0xd.42be3bb31bf38p+51 0x8.8p+1: 0xfp+0 0300 1 steps
fprem1   0xd.42be3bb31bf38p+51 0x8.8p+1: -0x8p-2 4100 1 steps
fprem    0xf.fffffffffffffffp+16380 0xcp-2: 0x0p+0 0400 0x0p+0 0000 2 steps
fprem1   0xf.fffffffffffffffp+16380 0xcp-2: 0x0p+0 0400 0x0p+0 0000 2 steps
fprem    -0xf.fffffffffffffffp+16380 0x0.000000000000001p-16385: -0xep+16319 0402 -0x0p+0 0402 -0x0p+0 0002 3 steps
fprem1   -0xf.fffffffffffffffp+16380 0x0.000000000000001p-16385: -0xep+16319 0402 -0x0p+0 0402 -0x0p+0 0002 3 steps
fprem    0x9.1a2b3c4d5e6f78p+60 0x8.000000000000001p-3: 0xd.cba987654321104p-4 4100 1 steps
fprem1   0x9.1a2b3c4d5e6f78p+60 0x8.000000000000001p-3: -0x8.d159e26af37bbf8p-6 4300 1 steps
fprem    0x9.1a2b3c4d5e6f78p+61 0x8.000000000000001p-3: 0xa.bcdeefdb97530eep+28 0400 0xb.97530eca8642206p-4 0300 2 steps
fprem1   0x9.1a2b3c4d5e6f78p+61 0x8.000000000000001p-3: 0xa.bcdeefdb97530eep+28 0400 -0x8.d159e26af37bbf8p-5 4100 2 steps
fprem    0xep-1 0x8p-2: 0x8p-3 4200 1 steps
fprem1   0xep-1 0x8p-2: -0x8p-3 0100 1 steps
fprem    0xap-1 0x8p-2: 0x8p-3 4000 1 steps
fprem1   0xap-1 0x8p-2: 0x8p-3 4000 1 steps
fprem    -0xcp-2 0x8p-2: -0x8p-3 0200 1 steps
fprem1   -0xcp-2 0x8p-2: 0x8p-3 4000 1 steps
fprem    0x8p-3 0x8p-2: 0x8p-3 0000 1 steps
fprem1   0x8p-3 0x8p-2: 0x8p-3 0000 1 steps
fprem    0xcp-3 0x8p-2: 0xcp-3 0000 1 steps
fprem1   0xcp-3 0x8p-2: -0x8p-4 0200 1 steps
fprem    0xcp-1 0xcp-2: 0x0p+0 4000 1 steps
fprem1   0xcp-1 0xcp-2: 0x0p+0 4000 1 steps
fprem    0x0p+0 0xcp-2: 0x0p+0 0000 1 steps
fprem1   0x0p+0 0xcp-2: 0x0p+0 0000 1 steps
fprem    -0x0p+0 0xcp-2: -0x0p+0 0000 1 steps
fprem1   -0x0p+0 0xcp-2: -0x0p+0 0000 1 steps
fprem    0xcp-2 inf: 0xcp-2 0000 1 steps
fprem1   0xcp-2 inf: 0xcp-2 0000 1 steps
fprem    0xcp-2 0x0p+0: -nan 0001 1 steps
fprem1   0xcp-2 0x0p+0: -nan 0001 1 steps
fprem    inf 0xcp-2: -nan 0101 1 steps
fprem1   inf 0xcp-2: -nan 0101 1 steps
fprem    nan 0xcp-2: nan 0100 1 steps
fprem1   nan 0xcp-2: nan 0100 1 steps
empty 1 0041
*/
