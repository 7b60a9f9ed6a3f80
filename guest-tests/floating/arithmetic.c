// Floating-point arithmetic on corner values in both precisions, results shown to the bit.
// except: m68k, its intermediate results have extended precision
#include <math.h>
#include "check.h"

static uint32_t bits32(float f) { uint32_t u; memcpy(&u, &f, 4); return u != u || f != f ? 0x7fc00000 : u; }
static uint64_t bits64(double f) { uint64_t u; memcpy(&u, &f, 8); return f != f ? 0x7ff8000000000000 : u; }

int main(void)
{
    static const double d[] = {0.0, -0.0, 1, -1, 0.1, 1.0 / 3, 3.5, 1e16, -1e-16, 1e308, -1e308, 4.9e-324, 2.2250738585072014e-308, 1.0 / 0.0, -1.0 / 0.0};
    static const float f[] = {0.0f, -0.0f, 1, -1, 0.1f, 1.0f / 3, 3.5f, 1e16f, -1e-16f, 3e38f, -3e38f, 1e-45f, 1.17549435e-38f, 1.0f / 0.0f, -1.0f / 0.0f};
    enum { N = sizeof d / sizeof *d };
    for (int i = 0; i < N; i++) {
        uint64_t h = 0;
        uint32_t g = 0;
        for (int j = 0; j < N; j++) {
            volatile double a = d[i], b = d[j];
            volatile float x = f[i], y = f[j];
            h = h * 31 + bits64(a + b);
            h = h * 31 + bits64(a - b);
            h = h * 31 + bits64(a * b);
            h = h * 31 + bits64(a / b);
            h = h * 31 + (a < b) + (a <= b) * 2 + (a == b) * 4 + (a != b) * 8 + (a > b) * 16;
            g = g * 31 + bits32(x + y);
            g = g * 31 + bits32(x - y);
            g = g * 31 + bits32(x * y);
            g = g * 31 + bits32(x / y);
            g = g * 31 + (x < y) + (x <= y) * 2 + (x == y) * 4 + (x != y) * 8;
        }
        printf("%g %016llx %08x\n", d[i], (unsigned long long)h, g);
    }
    volatile double two = 2, three = 3;
    volatile float ten = 10;
    printf("%a %a %a %a\n", sqrt(two), two / three, (double)sqrtf(ten), (double)(ten / 3));
}

/* stdout:
0 32120aaae0e64345 aec2b3a5
-0 32120aaae0e64345 aec2b3a5
1 45551a7e6e938c77 f47eef57
-1 c72a00ada1a5b027 762737b5
0.1 c1c008bb1b9ea236 c20d19e8
0.333333 e6adbf32d225663e 0dc351eb
3.5 dc89b67041daae8f 14ff2e59
1e+16 6e4095bad40dac3e 2fbfc333
-1e-16 d49ce115d3736833 c7994496
1e+308 b244913cf27d05b3 cdd1afb7
-1e+308 4d8d0bb8ab4abf4f f2b82773
4.94066e-324 dc4b1812de76f167 e2117cf3
2.22507e-308 07f160ff42710631 ffda7ec6
inf 38c5bc6f1bc1fbea 80940bca
-inf a5834bb2facce3e6 2a4ce3e6
0x1.6a09e667f3bcdp+0 0x1.5555555555555p-1 0x1.94c584p+1 0x1.aaaaaap+1
*/
