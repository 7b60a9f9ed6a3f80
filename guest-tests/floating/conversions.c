// Conversions between floating-point and integer types of all widths, in range.
// except: m68k, its intermediate results have extended precision
#include "check.h"

int main(void)
{
    static const double values[] = {0, 0.9, -0.9, 1.5, -1.5, 127.99, -128.5, 32767.5, 2147483647.0, -2147483648.0, 2147483647.5, -2147483648.9};
    for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
        volatile double v = values[i];
        volatile float f = (float)v;
        printf("%d %lld", (int)v, (long long)v);
        if (f > -2147483648.0f && f < 2147483648.0f)
            printf(" %d", (int)f);
        if (v > -1)
            printf(" %u %llu", (unsigned)v, (unsigned long long)v);
        printf("\n");
    }
    static const double large[] = {4294967295.0, 4294967296.0, 9007199254740993.0, 9.2233720368547748e18, 9.2233720368547758e18, 1.8446744073709550e19, 1e15, 123456789012345.6};
    for (unsigned i = 0; i < 8; i++) {
        volatile double v = large[i];
        printf("%llu", (unsigned long long)v);
        if (v < 9.2233720368547758e18)
            printf(" %lld %lld", (long long)v, (long long)-v);
        printf("\n");
    }
    static const long long whole[] = {0, 1, -1, 16777217, 2147483647, -2147483648LL, 9007199254740993LL, INT64_MAX, INT64_MIN, 0x7fffffbfffffffffLL, 0x4000004000000001LL};
    for (unsigned i = 0; i < sizeof whole / sizeof *whole; i++) {
        volatile long long w = whole[i];
        volatile unsigned long long u = (unsigned long long)w;
        volatile int n = (int)w;
        volatile unsigned m = (unsigned)w;
        printf("%a %a %a %a %a %a %a %a\n", (double)w, (double)(float)w, (double)u, (double)(float)u, (double)n, (double)(float)n, (double)m, (double)(float)m);
    }
    volatile signed char c = -77;
    volatile unsigned short s = 65000;
    printf("%g %g %d %d\n", (double)c, (double)(float)s, (signed char)-12.7, (unsigned short)65000.9);
}

/* stdout:
0 0 0 0 0
0 0 0 0 0
0 0 0 0 0
1 1 1 1 1
-1 -1 -1
127 127 127 127 127
-128 -128 -128
32767 32767 32767 32767 32767
2147483647 2147483647 2147483647 2147483647
-2147483648 -2147483648
2147483647 2147483647 2147483647 2147483647
-2147483648 -2147483648
4294967295 4294967295 -4294967295
4294967296 4294967296 -4294967296
9007199254740992 9007199254740992 -9007199254740992
9223372036854774784 9223372036854774784 -9223372036854774784
9223372036854775808
18446744073709549568
1000000000000000 1000000000000000 -1000000000000000
123456789012345 123456789012345 -123456789012345
0x0p+0 0x0p+0 0x0p+0 0x0p+0 0x0p+0 0x0p+0 0x0p+0 0x0p+0
0x1p+0 0x1p+0 0x1p+0 0x1p+0 0x1p+0 0x1p+0 0x1p+0 0x1p+0
-0x1p+0 -0x1p+0 0x1p+64 0x1p+64 -0x1p+0 -0x1p+0 0x1.fffffffep+31 0x1p+32
0x1.000001p+24 0x1p+24 0x1.000001p+24 0x1p+24 0x1.000001p+24 0x1p+24 0x1.000001p+24 0x1p+24
0x1.fffffffcp+30 0x1p+31 0x1.fffffffcp+30 0x1p+31 0x1.fffffffcp+30 0x1p+31 0x1.fffffffcp+30 0x1p+31
-0x1p+31 -0x1p+31 0x1.ffffffffp+63 0x1p+64 -0x1p+31 -0x1p+31 0x1p+31 0x1p+31
0x1p+53 0x1p+53 0x1p+53 0x1p+53 0x1p+0 0x1p+0 0x1p+0 0x1p+0
0x1p+63 0x1p+63 0x1p+63 0x1p+63 -0x1p+0 -0x1p+0 0x1.fffffffep+31 0x1p+32
-0x1p+63 -0x1p+63 0x1p+63 0x1p+63 0x0p+0 0x0p+0 0x0p+0 0x0p+0
0x1.ffffffp+62 0x1.fffffep+62 0x1.ffffffp+62 0x1.fffffep+62 -0x1p+0 -0x1p+0 0x1.fffffffep+31 0x1p+32
0x1.000001p+62 0x1.000002p+62 0x1.000001p+62 0x1.000002p+62 0x1p+0 0x1p+0 0x1p+0 0x1p+0
-77 65000 -12 65000
*/
