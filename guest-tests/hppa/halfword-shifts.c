// HSHLADD and HSHRADD: a shift that overflows saturates, and the addend does not count then.
// qemu: no, it has no 64-bit operations (7.2); later ones add to the saturated shift
// only: hppa
#include "check.h"

typedef unsigned long long u64;

static u64 a, b, r;

#define RUN(text)                                                                                                              \
    __asm__ volatile(".level 2.0\n\tldd 0(%0),%%r22\n\tldd 0(%1),%%r23\n\t" text ",%%r23,%%r24\n\tstd %%r24,0(%2)"            \
                     : : "r"(&a), "r"(&b), "r"(&r) : "r22", "r23", "r24", "memory")

static void run(int left, int count)
{
    switch (3 * left + count) {
    case 1: RUN("hshradd %%r22,1"); break;
    case 2: RUN("hshradd %%r22,2"); break;
    case 3: RUN("hshradd %%r22,3"); break;
    case 4: RUN("hshladd %%r22,1"); break;
    case 5: RUN("hshladd %%r22,2"); break;
    case 6: RUN("hshladd %%r22,3"); break;
    }
}

static int expected(int left, int count, int x, int y)
{
    int shifted = left ? x * (1 << count) : x >> count;

    if (shifted >= -0x8000 && shifted <= 0x7fff)
        shifted += y;
    return shifted < -0x8000 ? -0x8000 : shifted > 0x7fff ? 0x7fff : shifted;
}

static u64 random64(void)
{
    static u64 x = 88172645463325252ull;

    x ^= x << 13;
    x ^= x >> 7;
    return x ^= x << 17;
}

int main(void)
{
    int wrong = 0;

    a = 0x40007fff40007fffull;
    b = 0x8000800180008001ull;
    run(1, 1);
    printf("%016llx\n", r);
    a = ~a;
    b = ~b;
    run(1, 1);
    printf("%016llx\n", r);
    for (int round = 0; round < 60000; round++) {
        int left = round & 1, count = 1 + round % 3;

        a = random64();
        b = random64();
        if (round & 4) /* small ones, whose shifts seldom overflow */
            a &= 0x3fff3fff3fff3fffull;
        run(left, count);
        for (int n = 0; n < 64; n += 16)
            wrong += (short)(r >> n) != expected(left, count, (short)(a >> n), (short)(b >> n));
    }
    printf("%d wrong\n", wrong);
    return 0;
}

/* stdout:
7fff7fff7fff7fff
8000800080008000
0 wrong
*/
