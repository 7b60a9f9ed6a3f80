// The four rounding modes: sums, quotients, square roots, conversions, and rint against them.
// flags: -frounding-math
// except: arm m68k, its libgcc rounds a long long to the nearest double in every mode
#include <fenv.h>
#include <math.h>
#include "check.h"

int main(void)
{
    static const int modes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
    static const char *const names[] = {"nearest", "up", "down", "zero"};
    for (int m = 0; m < 4; m++) {
        fesetround(modes[m]);
        printf("%s %d\n", names[m], fegetround() == modes[m]);
        volatile double one = 1, three = 3, tenth = 0.1, big = 1e308, tiny = 5e-324, half = 0.5;
        volatile float fone = 1, fseven = 7;
        volatile double a = one / three, b = -one / three, c = tenth + 0.2, d = big * 10, e = -big * 10, f = tiny * half, g = -tiny * half;
        volatile float h = fone / fseven, i = (float)tenth, j = -(float)tenth, k = (float)1e300, l = (float)(tiny * one);
        printf("%a %a %a %a %a %a %a\n", a, b, c, d, e, f, g);
        printf("%a %a %a %a %a\n", h, i, j, k, l);
        volatile double x[] = {0.5, 1.5, 2.5, -0.5, -1.5, 2.4999999, -2.7};
        for (int n = 0; n < 7; n++)
            printf("%g ", rint(x[n]));
        for (int n = 0; n < 7; n++)
            printf("%ld ", lrint(x[n]));
        volatile double two = 2;
        printf("%a\n", sqrt(two));
        volatile long long huge = 9007199254740993LL;
        volatile int word = 16777217;
        volatile double fromlong = (double)huge;
        volatile float fromint = (float)word, neg = (float)-word;
        printf("%a %a %a\n", fromlong, fromint, neg);
    }
}

/* stdout:
nearest 1
0x1.5555555555555p-2 -0x1.5555555555555p-2 0x1.3333333333334p-2 inf -inf 0x0p+0 -0x0p+0
0x1.24924ap-3 0x1.99999ap-4 -0x1.99999ap-4 inf 0x0p+0
0 2 2 -0 -2 2 -3 0 2 2 0 -2 2 -3 0x1.6a09e667f3bcdp+0
0x1p+53 0x1p+24 -0x1p+24
up 1
0x1.5555555555556p-2 -0x1.5555555555555p-2 0x1.3333333333334p-2 inf -0x1.fffffffffffffp+1023 0x0.0000000000001p-1022 -0x0p+0
0x1.24924ap-3 0x1.99999ap-4 -0x1.99999ap-4 inf 0x1p-149
1 2 3 -0 -1 3 -2 1 2 3 0 -1 3 -2 0x1.6a09e667f3bcdp+0
0x1.0000000000001p+53 0x1.000002p+24 -0x1p+24
down 1
0x1.5555555555555p-2 -0x1.5555555555556p-2 0x1.3333333333333p-2 0x1.fffffffffffffp+1023 -inf 0x0p+0 -0x0.0000000000001p-1022
0x1.249248p-3 0x1.999998p-4 -0x1.999998p-4 0x1.fffffep+127 0x0p+0
0 1 2 -1 -2 2 -3 0 1 2 -1 -2 2 -3 0x1.6a09e667f3bccp+0
0x1p+53 0x1p+24 -0x1.000002p+24
zero 1
0x1.5555555555555p-2 -0x1.5555555555555p-2 0x1.3333333333333p-2 0x1.fffffffffffffp+1023 -0x1.fffffffffffffp+1023 0x0p+0 -0x0p+0
0x1.249248p-3 0x1.999998p-4 -0x1.999998p-4 0x1.fffffep+127 0x0p+0
0 1 2 -0 -1 2 -2 0 1 2 0 -1 2 -2 0x1.6a09e667f3bccp+0
0x1p+53 0x1p+24 -0x1p+24
*/
