/* x86_rem.h - fprem and fprem1: remainders of extended numbers. */
#ifndef PRECIS_ISA_UNICORN_X86_REM_H
#define PRECIS_ISA_UNICORN_X86_REM_H

#include <stdbool.h>
#include <stdint.h>

/* An x87 register. */
struct x86_extended {
    uint64_t significand;
    uint16_t exponent; /* and sign */
};

/* Bits of the status word. */
enum {
    X86_INVALID = 1,
    X86_DENORMAL = 2,
    X86_C0 = 0x100,
    X86_C1 = 0x200,
    X86_C2 = 0x400,
    X86_C3 = 0x4000,
};

/* fprem, or fprem1 (to_nearest): returns what replaces x, the remainder of x by y. *status: the condition codes before,
 * of which an invalid operation or a NaN keeps C0 and C3; then the condition codes and exceptions after it. If the exponents differ by 64
 * or more, C2 is set and x is reduced by 32 to 63 powers of two, as Intel's processors do. */
struct x86_extended x86_remainder(struct x86_extended x, struct x86_extended y, bool to_nearest, unsigned *status);

#endif
