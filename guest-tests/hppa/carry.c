// Carry and borrow between words, overflow and condition completers, shift-and-add, divide steps, decimal correction.
// qemu: no, decimal correction looks at the wrong carries (7.2)
// only: hppa
#include "check.h"

typedef unsigned u;

static u divide(u a, u b, u *rest)
{
    // Thirty-two divide steps as in the architecture's example: quotient bits leave through the carry.
    u high = 0;
    __asm__ volatile("sub %%r0,%2,%%r1\n\t"
                     "ds %%r0,%%r1,%%r0\n\t"
                     "copy %%r0,%0\n\t"
                     "add %1,%1,%1\n\t"
                     ".rept 32\n\t"
                     "ds %0,%2,%0\n\t"
                     "addc %1,%1,%1\n\t"
                     ".endr\n\t"
                     "comclr,>= %0,%%r0,%%r0\n\t"
                     "add %0,%2,%0"
                     : "+&r"(high), "+&r"(a)
                     : "r"(b)
                     : "r1");
    *rest = high;
    return a;
}

#define OP2(text, a, b)                                                                                                                \
    ({                                                                                                                                 \
        u r_;                                                                                                                          \
        __asm__ volatile(text : "=&r"(r_) : "r"((u)(a)), "r"((u)(b)));                                                                \
        r_;                                                                                                                            \
    })

int main(void)
{
    u rest;
    printf("%u %u\n", divide(1000000007u, 12345, &rest), rest);
    printf("%u %u\n", divide(7, 9, &rest), rest);
    printf("%u %u\n", divide(0x7fffffff, 0x10001, &rest), rest);
    u low, high;
    __asm__("add %2,%3,%0\n\taddc %4,%5,%1" : "=&r"(low), "=&r"(high) : "r"(0xffffffffu), "r"(2u), "r"(5u), "r"(7u));
    printf("%x %x\n", low, high);
    __asm__("sub %2,%3,%0\n\tsubb %4,%5,%1" : "=&r"(low), "=&r"(high) : "r"(1u), "r"(2u), "r"(5u), "r"(5u));
    printf("%x %x\n", low, high);
    printf("%x %x %x\n", OP2("sh1add %1,%2,%0", 5, 3), OP2("sh2add %1,%2,%0", 5, 3), OP2("sh3addl %1,%2,%0", 0x80000001, 3));
    // 1234 + 5678 in decimal: bias the digits, add, correct.
    u dec;
    __asm__("ldil L%%0x66666666,%%r1\n\tldo R%%0x66666666(%%r1),%%r1\n\tadd %1,%%r1,%0\n\tadd %0,%2,%0\n\tdcor %0,%0" : "=&r"(dec) : "r"(0x1234u), "r"(0x5678u) : "r1");
    printf("%x\n", dec);
    __asm__("sub %1,%2,%0\n\tdcor %0,%0" : "=&r"(dec) : "r"(0x5678u), "r"(0x1239u));
    printf("%x\n", dec);
    // Nullification by the conditions of an addition: 1 where the next instruction was skipped.
#define SKIPS(condition, a, b) OP2("ldi 1,%0\n\tadd," condition " %1,%2,%%r0\n\tldi 0,%0", a, b)
    static const u pairs[][2] = {{0, 0}, {1, 0xffffffff}, {0x7fffffff, 1}, {0x80000000, 0x80000000}, {5, 3}, {0xfffffff0, 2}};
    for (int i = 0; i < 6; i++) {
        u a = pairs[i][0], b = pairs[i][1];
        printf("%u%u%u%u%u%u%u %u%u%u%u%u%u%u\n", SKIPS("=", a, b), SKIPS("<", a, b), SKIPS("<=", a, b), SKIPS("nuv", a, b), SKIPS("znv", a, b), SKIPS("sv", a, b),
               SKIPS("od", a, b), SKIPS("<>", a, b), SKIPS(">=", a, b), SKIPS(">", a, b), SKIPS("uv", a, b), SKIPS("vnz", a, b), SKIPS("nsv", a, b), SKIPS("ev", a, b));
    }
#define UNIT(condition, a, b) OP2("ldi 1,%0\n\tuxor," condition " %1,%2,%%r0\n\tldi 0,%0", a, b)
    printf("%u%u%u%u\n", UNIT("sbz", 0x11223344, 0x11ff0000), UNIT("shz", 0x11223344, 0x11220000), UNIT("nbz", 0x11223344, 0), UNIT("nhz", 0x11223344, 0x11220000));
#define UADD(condition, a, b) OP2("ldi 1,%0\n\tuaddcm," condition " %1,%2,%%r0\n\tldi 0,%0", a, b)
    printf("%u%u%u\n", UADD("sdc", 0x99, 0xfffffff0), UADD("sbc", 0x80000000, 0x7fffffff), UADD("shc", 1, 2));
}

/* stdout:
81004 5627
0 7
32767 32768
1 d
ffffffff ffffffff
d 17 b
6912
4439
1011100 0100011
1010100 0101011
0001110 1110001
1110110 0001001
0001100 1110011
0111100 1000011
1110
110
*/
