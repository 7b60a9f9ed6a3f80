// Saturating operations on lanes against plain arithmetic: pshladd2 (a shift that overflows is final), pshradd2, padd, psub, pack2.
// only: ia64
#include "check.h"

typedef unsigned long u64;

static u64 a, b;
static int wrong;

static long clamp(long v, long low, long high)
{
    return v < low ? low : v > high ? high : v;
}

static u64 random64(void)
{
    static u64 x = 88172645463325252ul;

    x ^= x << 13;
    x ^= x >> 7;
    return x ^= x << 17;
}

static void check(const char *name, u64 r, int bits, int lane, long expected)
{
    u64 mask = (1ul << bits) - 1;

    if ((r >> lane * bits & mask) == ((u64)expected & mask))
        return;
    if (!wrong++)
        printf("%s: %016lx, %016lx give %016lx\n", name, a, b, r);
}

#define LANES(bits, S, U, text, expression)                                                                                    \
    do {                                                                                                                       \
        u64 r;                                                                                                                 \
        __asm__(text : "=r"(r) : "r"(a), "r"(b));                                                                              \
        for (int k = 0; k < 64 / bits; k++) {                                                                                  \
            long sx = (S)(a >> k * bits), sy = (S)(b >> k * bits), ux = (U)sx, uy = (U)sy;                                     \
            (void)sx, (void)sy, (void)ux, (void)uy;                                                                            \
            check(text, r, bits, k, expression);                                                                               \
        }                                                                                                                      \
    } while (0)
#define BYTES(text, expression) LANES(8, signed char, unsigned char, text, expression)
#define PAIRS(text, expression) LANES(16, short, unsigned short, text, expression)
#define S8(v) clamp(v, -0x80, 0x7f)
#define U8(v) clamp(v, 0, 0xff)
#define S16(v) clamp(v, -0x8000, 0x7fff)
#define U16(v) clamp(v, 0, 0xffff)
#define SHIFT_ADD(n) (S16(sx * (1 << n)) != sx * (1 << n) ? S16(sx * (1 << n)) : S16(sx * (1 << n) + sy))

static void pack(void)
{
    u64 sss, uss, sss4;

    __asm__("pack2.sss %0=%1,%2" : "=r"(sss) : "r"(a), "r"(b));
    __asm__("pack2.uss %0=%1,%2" : "=r"(uss) : "r"(a), "r"(b));
    __asm__("pack4.sss %0=%1,%2" : "=r"(sss4) : "r"(a), "r"(b));
    for (int k = 0; k < 8; k++) {
        long v = (short)((k < 4 ? a : b) >> (k & 3) * 16);

        check("pack2.sss", sss, 8, k, S8(v));
        check("pack2.uss", uss, 8, k, U8(v));
    }
    for (int k = 0; k < 4; k++)
        check("pack4.sss", sss4, 16, k, S16((long)(int)((k < 2 ? a : b) >> (k & 1) * 32)));
}

static void shifts_and_averages(void)
{
    PAIRS("pshladd2 %0=%1,1,%2", SHIFT_ADD(1));
    PAIRS("pshladd2 %0=%1,2,%2", SHIFT_ADD(2));
    PAIRS("pshladd2 %0=%1,3,%2", SHIFT_ADD(3));
    PAIRS("pshradd2 %0=%1,1,%2", S16((sx >> 1) + sy));
    PAIRS("pshradd2 %0=%1,2,%2", S16((sx >> 2) + sy));
    PAIRS("pshradd2 %0=%1,3,%2", S16((sx >> 3) + sy));
    PAIRS("pavg2 %0=%1,%2", (ux + uy) >> 1 | ((ux + uy) & 1));
    PAIRS("pavg2.raz %0=%1,%2", (ux + uy + 1) >> 1);
    PAIRS("pavgsub2 %0=%1,%2", (ux - uy) >> 1 | ((ux - uy) & 1));
    BYTES("pavg1 %0=%1,%2", (ux + uy) >> 1 | ((ux + uy) & 1));
    BYTES("pavgsub1 %0=%1,%2", (ux - uy) >> 1 | ((ux - uy) & 1));
    PAIRS("pmpyshr2 %0=%1,%2,0", sx * sy);
    PAIRS("pmpyshr2 %0=%1,%2,7", sx * sy >> 7);
    PAIRS("pmpyshr2 %0=%1,%2,15", sx * sy >> 15);
    PAIRS("pmpyshr2 %0=%1,%2,16", sx * sy >> 16);
    PAIRS("pmpyshr2.u %0=%1,%2,7", ux * uy >> 7);
    PAIRS("pmpyshr2.u %0=%1,%2,16", ux * uy >> 16);
}

static void sums_and_differences(void)
{
    BYTES("padd1.sss %0=%1,%2", S8(sx + sy));
    BYTES("padd1.uuu %0=%1,%2", U8(ux + uy));
    BYTES("padd1.uus %0=%1,%2", U8(ux + sy));
    BYTES("psub1.sss %0=%1,%2", S8(sx - sy));
    BYTES("psub1.uuu %0=%1,%2", U8(ux - uy));
    BYTES("psub1.uus %0=%1,%2", U8(ux - sy));
    PAIRS("padd2.sss %0=%1,%2", S16(sx + sy));
    PAIRS("padd2.uuu %0=%1,%2", U16(ux + uy));
    PAIRS("padd2.uus %0=%1,%2", U16(ux + sy));
    PAIRS("psub2.sss %0=%1,%2", S16(sx - sy));
    PAIRS("psub2.uuu %0=%1,%2", U16(ux - uy));
    PAIRS("psub2.uus %0=%1,%2", U16(ux - sy));
}

int main(void)
{
    u64 r;

    __asm__("pshladd2 %0=%1,2,%2" : "=r"(r) : "r"(0x6fff5e5fff456789ul), "r"(0x8000405060708087ul));
    printf("%016lx\n", r);
    for (int round = 0; round < 20000; round++) {
        a = random64();
        b = round & 1 ? random64() : a ^ 0x8000ff7f7fff8080ul;
        shifts_and_averages();
        sums_and_differences();
        pack();
    }
    printf("%d wrong\n", wrong);
    return 0;
}

/* stdout:
7fff7fff5d847fff
0 wrong
*/
