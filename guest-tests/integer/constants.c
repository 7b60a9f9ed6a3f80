// Constants of every shape: small, large, shifted, negative; multiplications by constants.
#include "check.h"

#define EACH(op)                                                                                                                       \
    op(3) op(5) op(6) op(7) op(9) op(10) op(11) op(12) op(13) op(15) op(17) op(19) op(25) op(31) op(33) op(37) op(41) op(63) op(64)    \
    op(65) op(100) op(127) op(129) op(255) op(257) op(1000) op(1023) op(4095) op(8191) op(8192) op(8193) op(10000) op(16383)          \
    op(16384) op(65535) op(65537) op(100000) op(1000000) op(0x12345678) op(0x7fffffff) op(0x80000000) op(0xfffff800) op(0xffffffff)

int main(void)
{
    static const uint32_t operands[] = {1, 3, 0xffff, 0x12345, 0x80000000, 0xffffffff, 1234567891};
    for (unsigned i = 0; i < sizeof operands / sizeof *operands; i++) {
        volatile uint32_t v = operands[i];
        uint32_t h = 0;
        uint64_t w = 0;
#define MIX(k)                                                                                                                         \
    h = h * 31 + v * (k##u);                                                                                                           \
    h += (v + k##u) ^ (v & k##u) ^ (v | k##u);                                                                                         \
    h += v / (k##u) * 3 + v % (k##u);                                                                                                  \
    h += (uint32_t)((int32_t)v / (int32_t)(k##u)) * 5;                                                                                 \
    w = w * 31 + (uint64_t)v * (k##ull << 20) + v / (k##ull);
        EACH(MIX)
        printf("%08x %08x %016llx\n", v, h, (unsigned long long)w);
    }
    volatile int64_t zero = 0;
    printf("%llx %llx %llx %llx\n", (long long)(zero + 0x123456789abcdefLL), (long long)(zero - 0x7000000000000001LL),
           (long long)(zero | 0xffff0000ffff0000LL), (long long)(zero ^ -2LL));
}

/* stdout:
00000001 07db87fd dc1beab80bb00000
00000003 c8c3e494 e861916408516ec1
0000ffff ad2c0387 3483dc0f28c32abe
00012345 cf2da100 1c88302cdaecd0ef
80000000 045b7b0c 8945aca5cae014d5
ffffffff ac53a1cc c56356daf9b7b7a9
499602d3 55b878a3 0dab0b3aa0f132a6
123456789abcdef 8fffffffffffffff ffff0000ffff0000 fffffffffffffffe
*/
