// 32-bit addition, subtraction and comparison at their corners, signed and unsigned.
#include "check.h"

static const uint32_t corners[] = {0, 1, 2, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7ffffffe, 0x7fffffff,
                                   0x80000000, 0x80000001, 0xfffffffe, 0xffffffff, 0x55555555, 0xaaaaaaaa};
enum { N = sizeof corners / sizeof *corners };

int main(void)
{
    uint32_t h = 0;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            volatile uint32_t va = corners[i], vb = corners[j];
            uint32_t a = va, b = vb;
            int32_t s = (int32_t)a, t = (int32_t)b, r;
            int flags = (a < b) | (a <= b) << 1 | (a == b) << 2 | (s < t) << 3 | (s <= t) << 4 | (s > t) << 5 | (a > b) << 6 |
                        __builtin_sadd_overflow(s, t, &r) << 7 | __builtin_ssub_overflow(s, t, &r) << 8 | (a + b < a) << 9 |
                        (a & b ? 1 << 10 : 0) | ((a ^ b) == 0xffffffff) << 11;
            h = h * 31 + flags + (a + b) * 3 + (a - b) * 5 + (a & ~b) * 7;
            if (i % 5 == 1 && j % 6 == 3)
                printf("%08x %08x: %08x %08x %03x\n", a, b, a + b, a - b, flags);
        }
    printf("%08x\n", h);
}

/* stdout:
00000001 0000007f: 00000080 ffffff82 41b
00000001 00010000: 00010001 ffff0001 01b
00000001 ffffffff: 00000000 00000002 623
00007fff 0000007f: 0000807e 00007f80 460
00007fff 00010000: 00017fff ffff7fff 01b
00007fff ffffffff: 00007ffe 00008000 623
7fffffff 0000007f: 8000007e 7fffff80 4e0
7fffffff 00010000: 8000ffff 7ffeffff 4e0
7fffffff ffffffff: 7ffffffe 80000000 723
55555555 0000007f: 555555d4 555554d6 460
55555555 00010000: 55565555 55545555 460
55555555 ffffffff: 55555554 55555556 623
97ccda2a
*/
