// Shifts, rotates, byte swaps and funnel shifts, by constants and by variables.
#include "check.h"

int main(void)
{
    static const uint32_t values[] = {0x12345678, 0x80000001, 0xffffffff, 0x7fffffff, 0xdeadbeef};
    for (unsigned i = 0; i < 5; i++) {
        volatile uint32_t v = values[i];
        uint32_t h = 0;
        for (volatile unsigned n = 0; n < 32; n++) {
            h = h * 31 + (v << n);
            h = h * 31 + (v >> n);
            h = h * 31 + (uint32_t)((int32_t)v >> n);
            h = h * 31 + (v << n | v >> ((32 - n) & 31));
        }
        printf("%08x %08x %08x %08x %08x %04x\n", v, h, v << 7 | v >> 25, __builtin_bswap32(v), (uint32_t)((int32_t)v >> 13),
               __builtin_bswap16((uint16_t)v));
        printf("%d %d %d %d %d\n", __builtin_clz(v), __builtin_ctz(v), __builtin_popcount(v), __builtin_parity(v), __builtin_ffs((int)v));
    }
    volatile uint64_t w = 0x8123456789abcdefull;
    printf("%016llx %d %d %d\n", (unsigned long long)__builtin_bswap64(w), __builtin_clzll(w), __builtin_ctzll(w), __builtin_popcountll(w));
    for (volatile int n = 1; n < 64; n += 9)
        printf("%016llx %016llx\n", (unsigned long long)(w << n | w >> (64 - n)), (unsigned long long)((int64_t)w >> n));
    volatile int8_t b = -100;
    volatile int16_t s = -30000;
    volatile uint8_t ub = 200;
    printf("%d %d %d %d %d %d\n", b >> 3, s >> 5, ub >> 1, (int8_t)(b << 1), (int16_t)(s << 1), (uint8_t)(ub << 1));
}

/* stdout:
12345678 1bdf5b0b 1a2b3c09 78563412 000091a2 7856
3 3 13 1 4
80000001 067739dd 000000c0 01000080 fffc0000 0100
0 0 2 0 1
ffffffff f9c5cf3d ffffffff ffffffff ffffffff ffff
0 0 32 0 1
7fffffff 422c44e0 ffffffbf ffffff7f 0003ffff ffff
1 0 31 1 1
deadbeef 9b95e635 56df77ef efbeadde fffef56d efbe
0 0 24 0 1
efcdab8967452381 0 0 33
02468acf13579bdf c091a2b3c4d5e6f7
8d159e26af37be04 ffe048d159e26af3
2b3c4d5e6f7c091a fffff02468acf135
789abcdef8123456 fffffff812345678
3579bdf02468acf1 fffffffffc091a2b
f37be048d159e26a fffffffffffe048d
f7c091a2b3c4d5e6 ffffffffffffff02
-13 -938 100 56 5536 144
*/
