// 64-bit multiplication, division and remainder, and 128-bit products by hand.
#include "check.h"

static void product(uint64_t a, uint64_t b, uint64_t *high, uint64_t *low)
{
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t p00 = a0 * b0, p01 = a0 * b1, p10 = a1 * b0, p11 = a1 * b1;
    uint64_t middle = (p00 >> 32) + (uint32_t)p01 + (uint32_t)p10;
    *low = middle << 32 | (uint32_t)p00;
    *high = p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32);
}

int main(void)
{
    uint32_t seed = 99;
    uint64_t h = 0;
    for (int i = 0; i < 6000; i++) {
        uint64_t a = next_random64(&seed) >> (i % 61), b = next_random64(&seed) >> (i % 53), high, low;
        if (!b)
            b = 1;
        int64_t s = (int64_t)a, t = (int64_t)b;
        product(a, b, &high, &low);
        h = h * 31 + a / b + a % b * 3 + a * b + high * 7 + low;
        if (!(s == INT64_MIN && t == -1))
            h = h * 31 + (uint64_t)(s / t) + (uint64_t)(s % t) * 5;
        h = h * 31 + a / 10 + a % 1000000007 + (uint64_t)(s / 7) + (uint64_t)(s % -13);
        if (i % 1000 == 0)
            printf("%016llx\n", (unsigned long long)h);
    }
    volatile int64_t m = INT64_MIN;
    printf("%lld %lld %lld %lld\n", (long long)(m / 2), (long long)(m / 3), (long long)(m % 10), (long long)(m / INT64_MAX));
    volatile uint64_t u = UINT64_MAX;
    printf("%llu %llu %llu\n", (unsigned long long)(u / 10), (unsigned long long)(u / 0xffffffff), (unsigned long long)(u % 0x100000001));
    printf("%016llx\n", (unsigned long long)h);
}

/* stdout:
9cc4187b0a5a0477
0ab73f657769028d
831c26e247f67336
575f198fb1463c8b
83d5b679262da05e
6fc02c95f867e636
-4611686018427387904 -3074457345618258602 -8 -1
1844674407370955161 4294967297 0
5d6cb66d73df792b
*/
