// PA-RISC 2.0 in narrow mode: doubleword loads, stores, shifts, extracts, deposits, 64-bit conditions, MAX-2.
// qemu: no, it has no 64-bit operations (7.2)
// only: hppa
#include "check.h"

typedef unsigned long long u64;
static u64 a = 0x0123456789abcdefULL, b = 0xfedcba9876543210ULL, r;

// Loads both operands as doublewords into r22 and r23, runs one instruction with its result in r24, stores it.
#define WIDE(text)                                                                                                                     \
    do {                                                                                                                               \
        __asm__ volatile(".level 2.0\n\tldd 0(%0),%%r22\n\tldd 0(%1),%%r23\n\tldi 0,%%r24\n\t" text "\n\tstd %%r24,0(%2)"             \
                         : : "r"(&a), "r"(&b), "r"(&r) : "r22", "r23", "r24", "r1", "memory");                                        \
        printf("%016llx\n", r);                                                                                                       \
    } while (0)

int main(void)
{
    WIDE("add %%r22,%%r23,%%r24");
    WIDE("sub %%r22,%%r23,%%r24");
    WIDE("and %%r22,%%r23,%%r24");
    WIDE("or %%r22,%%r23,%%r24");
    WIDE("xor %%r22,%%r23,%%r24");
    WIDE("andcm %%r22,%%r23,%%r24");
    WIDE("shladd,l %%r22,3,%%r23,%%r24");
    WIDE("shrpd %%r22,%%r23,12,%%r24");
    WIDE("extrd,u %%r22,40,20,%%r24");
    WIDE("extrd,s %%r23,40,20,%%r24");
    WIDE("depd,z %%r22,30,17,%%r24");
    WIDE("depdi -3,50,9,%%r24");
    WIDE("hadd %%r22,%%r23,%%r24");
    WIDE("hadd,ss %%r22,%%r23,%%r24");
    WIDE("hadd,us %%r22,%%r23,%%r24");
    WIDE("hsub %%r22,%%r23,%%r24");
    WIDE("hsub,ss %%r22,%%r23,%%r24");
    WIDE("hsub,us %%r22,%%r23,%%r24");
    WIDE("havg %%r22,%%r23,%%r24");
    WIDE("hshl %%r22,3,%%r24");
    WIDE("hshr,u %%r23,5,%%r24");
    WIDE("hshr,s %%r23,5,%%r24");
    WIDE("hshradd %%r22,1,%%r23,%%r24");
    WIDE("mixh,l %%r22,%%r23,%%r24");
    WIDE("mixh,r %%r22,%%r23,%%r24");
    WIDE("mixw,l %%r22,%%r23,%%r24");
    WIDE("mixw,r %%r22,%%r23,%%r24");
    WIDE("permh,3120 %%r22,%%r24");
    WIDE("permh,0000 %%r22,%%r24");
    WIDE("cmpclr,*<< %%r22,%%r23,%%r24\n\tldi 7,%%r24");
    WIDE("cmpclr,*< %%r22,%%r23,%%r24\n\tldi 7,%%r24");
    WIDE("add,*uv %%r22,%%r23,%%r24\n\tldi 7,%%r24");
}

/* stdout:
ffffffffffffffff
02468acf13579bdf
0000000000000000
ffffffffffffffff
ffffffffffffffff
0123456789abcdef
07f6e5d4c3b2a188
deffedcba9876543
00000000000acf13
00000000000530ec
00039bde00000000
00000000003fa000
ffffffffffffffff
ffffffffffffffff
00000000ffffffff
02478acf13579bdf
02477fff80009bdf
02478acf13579bdf
7fff7fff7fff7fff
09182b384d586f78
07f605d403b20190
fff6fdd403b20190
ff6ddd4b3b291907
0123fedc89ab7654
4567ba98cdef3210
01234567fedcba98
89abcdef76543210
cdef456789ab0123
0123012301230123
0000000000000000
0000000000000007
0000000000000007
*/
