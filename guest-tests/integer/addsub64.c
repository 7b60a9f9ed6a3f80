// 64-bit arithmetic: carries and borrows between the words, comparisons, shifts by variable counts.
#include "check.h"

static const uint64_t corners[] = {0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0x100000000, 0x1ffffffff, 0x7fffffffffffffff,
                                   0x8000000000000000, 0xffffffff00000000, 0xfffffffffffffffe, 0xffffffffffffffff, 0x123456789abcdef0};
enum { N = sizeof corners / sizeof *corners };

int main(void)
{
    for (int i = 0; i < N; i++) {
        uint64_t a = corners[i], h = 0;
        for (int j = 0; j < N; j++) {
            volatile uint64_t b = corners[j];
            int64_t s = (int64_t)a, t = (int64_t)b;
            h = h * 31 + (a + b) * 3 + (a - b) * 5 + (a < b) + (s < t) * 2 + (a == b) * 4 + (s >= t) * 8 + (s == -t) * 16;
        }
        uint64_t shifts = 0;
        for (volatile int n = 0; n < 64; n++)
            shifts = shifts * 7 + (a << n) + (a >> n) * 3 + (uint64_t)((int64_t)a >> n) * 5;
        printf("%016llx %016llx %016llx %016llx\n", (unsigned long long)a, (unsigned long long)h, (unsigned long long)shifts,
               (unsigned long long)-a);
    }
}

/* stdout:
0000000000000000 b9009af8dc64a0c4 0000000000000000 0000000000000000
0000000000000001 3beb2aac10f76aff 7a1ea3988dc88885 ffffffffffffffff
000000007fffffff 4eaaa46c0b1a284c 43a58deb903a630b ffffffff80000001
0000000080000000 a8fcc972dfacd167 b3163aba8aba51d8 ffffffff80000000
00000000ffffffff 1767badcb35e79ec f6bbc8a61af4b4e3 ffffffff00000001
0000000100000000 71c4aa619acf11b7 2f95d4b593d17968 ffffffff00000000
00000001ffffffff a8f831ec45cab38c 26519d5baec62e4b fffffffe00000001
7fffffffffffffff 85d73ddb818d6424 5a17ac44f55bf70b 8000000000000001
8000000000000000 9c6e7a74e07e6bc3 1d89d89d89d89d8a 8000000000000000
ffffffff00000000 0ade00d35d7b7af6 80e5bc3c643fdfb2 0000000100000000
fffffffffffffffe e7b495a9bc460943 fd82e149f16c0c10 0000000000000002
ffffffffffffffff 47b5d60fc8f0cb4e 77a184e27f349495 0000000000000001
123456789abcdef0 6c0b36f732e79819 4d15501c3e003130 edcba98765432110
*/
