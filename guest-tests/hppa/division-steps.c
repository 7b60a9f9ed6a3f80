// Divisions, which are runs of divide steps: divisors of all sizes and signs, the largest and the least numbers, and 64 bits.
// only: hppa
#include "check.h"

int main(void)
{
    uint32_t seed = 5, h = 0, wrong = 0;
    for (int i = 0; i < 60000; i++) {
        uint32_t a = next_random(&seed), b = (uint32_t)((int32_t)next_random(&seed) >> i % 32);
        a = i % 89 ? a : 0x80000000;
        b = i % 97 ? b : 0x80000000;
        volatile uint32_t dividend = a, divisor = b ? b : 0x7fffffff;
        uint32_t q = dividend / divisor, r = dividend % divisor;
        wrong += (uint64_t)q * divisor + r != dividend || r >= divisor;
        h = h * 31 + q + r;
        if (dividend == 0x80000000 && divisor == 0xffffffff)
            continue;
        int32_t sq = (int32_t)dividend / (int32_t)divisor, sr = (int32_t)dividend % (int32_t)divisor;
        wrong += (uint32_t)sq * divisor + (uint32_t)sr != dividend;
        h = h * 31 + (uint32_t)sq + 7 * (uint32_t)sr;
        int64_t whole = (int64_t)dividend << 32 | r;
        int64_t lq = whole / (int32_t)divisor;
        h = h * 31 + (uint32_t)lq + (uint32_t)(lq >> 32);
    }
    printf("%u %u\n", wrong, h);
}

/* stdout:
0 2506796166
*/
