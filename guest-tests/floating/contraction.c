// Fused multiply-add where the machine has it: fma() rounds once; products and sums in sequence round twice.
// except: m68k, its intermediate results have extended precision
#include <math.h>
#include "check.h"

int main(void)
{
    uint32_t seed = 11, differ = 0;
    uint64_t h = 0;
    for (int i = 0; i < 2000; i++) {
        double a = (int32_t)next_random(&seed) * 0x1p-20, b = (int32_t)next_random(&seed) * 0x1.0000001p-25, c = -a * b;
        volatile double product = a * b;
        double once = fma(a, b, c), twice = product + c;
        uint64_t u;
        memcpy(&u, &once, 8);
        h = h * 31 + u;
        differ += once != twice;
        float x = (float)a, y = (float)b;
        h += (uint64_t)(int64_t)(fmaf(x, y, -1) * 1024);
    }
    printf("%u %016llx\n", differ, (unsigned long long)h);
}

/* stdout:
2000 4c34c97bb452f337
*/
