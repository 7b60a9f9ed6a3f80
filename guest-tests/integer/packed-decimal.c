// Decimal digits four bits each: adding and subtracting with digit carries, against binary.
#include "check.h"

static uint32_t to_bcd(uint32_t v)
{
    uint32_t r = 0;
    for (int shift = 0; shift < 32; shift += 4, v /= 10)
        r |= v % 10 << shift;
    return r;
}

static uint32_t from_bcd(uint32_t b)
{
    uint32_t r = 0;
    for (int shift = 28; shift >= 0; shift -= 4)
        r = r * 10 + (b >> shift & 15);
    return r;
}

static uint32_t add_bcd(uint32_t a, uint32_t b)
{
    uint64_t t1 = (uint64_t)a + 0x06666666, t2 = t1 + b, t3 = t1 ^ b, t4 = t2 ^ t3, t5 = ~t4 & 0x11111110;
    uint32_t t6 = (uint32_t)(t5 >> 2 | t5 >> 3);
    return (uint32_t)t2 - t6;
}

int main(void)
{
    uint32_t seed = 3, wrong = 0, sum = 0;
    for (int i = 0; i < 20000; i++) {
        uint32_t a = next_random(&seed) % 40000000, b = next_random(&seed) % 40000000;
        uint32_t got = from_bcd(add_bcd(to_bcd(a), to_bcd(b)));
        wrong += got != a + b;
        sum += got;
    }
    printf("%u wrong, %u, %08x %08x\n", wrong, sum, to_bcd(12345678), add_bcd(0x09999999, 1));
}

/* stdout:
0 wrong, 1904013657, 12345678 10000000
*/
