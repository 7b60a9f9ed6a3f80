// Gradual underflow: halving down to zero and doubling back up, in both precisions; products and conversions among denormals.
// except: m68k, its intermediate results have extended precision
#include <float.h>
#include <math.h>
#include "check.h"

int main(void)
{
    volatile double d = DBL_MIN;
    volatile float f = FLT_MIN;
    int n = 0, m = 0;
    while (d > 0) {
        d /= 2;
        n++;
    }
    while (f > 0) {
        f /= 2;
        m++;
    }
    printf("%d %d\n", n, m);
    d = 4.9406564584124654e-324;
    f = 1.4e-45f;
    for (int i = 0; i < 60; i++) {
        d = d * 2 + 4.9406564584124654e-324;
        f = f * 2 + 1.4e-45f;
    }
    printf("%a %a\n", d, f);
    volatile double a = 1.5e-310, b = -2.25e-312, c = 1e-160;
    printf("%a %a %a %a %a\n", a + b, a * 3, a / b, c * c, a * b);
    volatile float x = 1e-40f, y = 3e-42f, z = 1e-22f;
    printf("%a %a %a %a %a\n", x + y, x * 3, x / y, z * z, (float)a);
    volatile double wide = x;
    volatile float narrow = (float)(double)y;
    printf("%a %a %a\n", wide, narrow, (double)(float)1.1754942807573643e-38);
    printf("%d %d %d %d\n", fpclassify(a) == FP_SUBNORMAL, fpclassify(x) == FP_SUBNORMAL, fpclassify(wide) == FP_NORMAL, isnormal(d));
    int e;
    printf("%a", frexp(a, &e));
    printf(" %d %a %a\n", e, ldexp(1, -1074), scalbn(1.5, -1073));
    printf("%a %a %a %a\n", nextafter(0, 1), nextafter(DBL_MIN, 0), nextafterf(0, -1), nextafter(1, 2));
}

/* stdout:
53 24
0x1p-1013 0x1p-88
0x0.01b32c8e772ccp-1022 0x0.052d6737c0bc3p-1022 -0x1.0aaaaaaaabcfap+6 0x0.00000000007e8p-1022 -0x0p+0
0x1.1f1fp-133 0x1.a223p-132 0x1.0aa634p+5 0x1.cp-147 0x0p+0
0x1.16c2p-133 0x1.0bap-138 0x1p-126
1 1 1 1
0x1.b9cd1295941p-1 -1029 0x0.0000000000001p-1022 0x0.0000000000003p-1022
0x0.0000000000001p-1022 0x0.fffffffffffffp-1022 -0x1p-149 0x1.0000000000001p+0
*/
