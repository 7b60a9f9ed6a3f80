// 32-bit multiplication, division and remainder: corners and a stream of random operands.
#include "check.h"

static const int32_t corners[] = {0, 1, -1, 2, -2, 3, 7, -7, 10, 100, 255, 256, 32767, -32768, 65535, 65536, 1000000007, INT32_MAX, INT32_MIN, INT32_MIN + 1};
enum { N = sizeof corners / sizeof *corners };

int main(void)
{
    uint32_t h = 0;
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) {
            volatile int32_t a = corners[i], b = corners[j];
            h = h * 31 + (uint32_t)a * (uint32_t)b;
            h = h * 31 + (uint32_t)(((int64_t)a * b) >> 32) + (uint32_t)(((uint64_t)(uint32_t)a * (uint32_t)b) >> 32) * 3;
            if (b == 0 || (a == INT32_MIN && b == -1))
                continue;
            h = h * 31 + (uint32_t)(a / b) + (uint32_t)(a % b) * 5 + (uint32_t)a / (uint32_t)b * 7 + (uint32_t)a % (uint32_t)b * 11;
        }
        printf("%d %08x\n", corners[i], h);
    }
    uint32_t seed = 12345;
    for (int i = 0; i < 20000; i++) {
        uint32_t a = next_random(&seed), b = next_random(&seed) >> (a & 31);
        if (!b)
            continue;
        h = h * 31 + a / b + a % b * 3 + (uint32_t)((int32_t)a / ((int32_t)b | 1)) + (uint32_t)((int32_t)a % ((int32_t)b | 1)) * 5;
    }
    printf("%08x\n", h);
    volatile int32_t x = -1000001;
    printf("%d %d %d %d %d %d\n", x / 2, x / 3, x / 7, x / 10, x / -10, x % 10);
    printf("%d %d %d %d\n", x / 16, x % 16, x >> 4, x / 1000);
    volatile uint32_t u = 4000000001u;
    printf("%u %u %u %u %u\n", u / 3, u / 5, u / 7, u % 10, u / 641);
}

/* stdout:
0 00000000
1 7bf391ff
-1 2dfcc7e2
2 60af8a6f
-2 b8cbe765
3 09f63f5f
7 09be135f
-7 6f95720f
10 b13d18c2
100 130659b0
255 aec8b346
256 042dd18a
32767 9bedc6a8
-32768 a5765569
65535 51ef8538
65536 812ace66
1000000007 52b526f3
2147483647 c73d8de8
-2147483648 ea7a1061
-2147483647 ba82f455
c667e745
-500000 -333333 -142857 -100000 100000 -1
-62500 -1 -62501 -1000
1333333333 800000000 571428571 1 6240249
*/
