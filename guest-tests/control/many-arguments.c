// Calls with many arguments of mixed types, some in registers and some on the stack.
#include "check.h"

static __attribute__((noinline)) double many(char a, short b, int c, long long d, float e, double f, unsigned char g, const char *h, double i, float j, int k,
                                             long long l, unsigned short m, float n, double o, int p)
{
    return a + b * 2 + c * 3 + (double)d * 5 + e * 7 + f * 11 + g * 13 + h[0] * 17 + i * 19 + j * 23 + k * 29 + (double)l * 31 + m * 37 + n * 41 + o * 43 + p * 47;
}

static __attribute__((noinline)) float floats(float a, float b, float c, float d, float e, float f, float g, float h, float i, float j)
{
    return a - b + c * d - e / f + g * h - i + j;
}

static __attribute__((noinline)) long long longs(int x, long long a, long long b, int y, long long c, long long d, int z, long long e)
{
    return x + a * 3 - b * y + c / d * z + e;
}

static __attribute__((noinline)) int bytes(signed char a, unsigned char b, short c, unsigned short d, signed char e, unsigned char f)
{
    return a * 3 + b * 5 + c * 7 + d * 11 + e * 13 + f * 17;
}

int main(void)
{
    printf("%.3f\n", many('a', -2, 3, 1LL << 33, 1.5f, 2.25, 200, "Q", -1.125, 0.5f, 7, -8, 60000, 3.5f, 0.0625, -9));
    printf("%.4f\n", floats(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    printf("%lld\n", longs(1, 1LL << 40, -2, 3, 100000000000LL, 7, -4, 5));
    volatile int v = 0x12345fff;
    printf("%d\n", bytes((signed char)v, (unsigned char)v, (short)v, (unsigned short)v, (signed char)(v >> 8), (unsigned char)(v >> 16)));
}

/* stdout:
42951896742.562
67.1667
3241392026200
445741
*/
