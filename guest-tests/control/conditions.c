// Comparisons as values, conditional moves, chains of && and ||, and min/max/abs/clamp idioms on every integer type.
#include "check.h"

#define TYPE(name, type)                                                                                                               \
    static __attribute__((noinline)) uint32_t name(type a, type b, type c)                                                            \
    {                                                                                                                                  \
        type low = a < b ? a : b, high = a > b ? a : b, mid = c < low ? low : c > high ? high : c;                                    \
        uint32_t bits = (a < b) | (a <= b) << 1 | (a == b) << 2 | (a && b) << 3 | (a || c) << 4 | (!a) << 5 | (a < b && b < c) << 6 | \
                        (a < b || b < c) << 7 | ((a < b) == (b < c)) << 8 | ((a ^ b) > c) << 9 | ((a & 1) != 0) << 10 |                \
                        (a - b > 0) << 11 | (a + 1 > c) << 12 | ((a & 0x10) ? 1 << 13 : 0) | (a >= 0 ? 1 << 14 : 0);                   \
        return bits * 2654435761u + (uint32_t)mid + (uint32_t)(a > 5 ? b + 1 : c) * 3 + (uint32_t)(a == c ? 100 : b);                  \
    }

TYPE(schar, signed char)
TYPE(uchar, unsigned char)
TYPE(sshort, short)
TYPE(unshort, unsigned short)
TYPE(unint, uint32_t)
TYPE(ullong, uint64_t)

// Signed operands stay small so that nothing overflows.
TYPE(sint, int32_t)
TYPE(sllong, int64_t)

int main(void)
{
    uint32_t h[8] = {0}, seed = 5;
    for (int i = 0; i < 4000; i++) {
        uint64_t a = next_random64(&seed), b = next_random64(&seed), c = next_random64(&seed);
        if (i % 3 == 0)
            a = b;
        if (i % 4 == 0)
            c = a;
        if (i % 5 == 0)
            b = 0;
        h[0] = h[0] * 31 + schar((signed char)a, (signed char)b, (signed char)c);
        h[1] = h[1] * 31 + uchar((unsigned char)a, (unsigned char)b, (unsigned char)c);
        h[2] = h[2] * 31 + sshort((short)a, (short)b, (short)c);
        h[3] = h[3] * 31 + unshort((unsigned short)a, (unsigned short)b, (unsigned short)c);
        h[4] = h[4] * 31 + unint((uint32_t)a, (uint32_t)b, (uint32_t)c);
        h[5] = h[5] * 31 + ullong(a, b, c);
        h[6] = h[6] * 31 + sint((int32_t)a >> 2, (int32_t)b >> 2, (int32_t)c >> 2);
        h[7] = h[7] * 31 + sllong((int64_t)a >> 2, (int64_t)b >> 2, (int64_t)c >> 2);
    }
    for (int i = 0; i < 8; i++)
        printf("%08x\n", h[i]);
}

/* stdout:
e2081a09
6c69d903
5de6672b
49e2ff5a
f2a18589
05e3f4a2
aa4f18cd
e204d2ca
*/
