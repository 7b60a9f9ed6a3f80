/* Long doubles of 128 bits: arithmetic, comparisons and conversions, by the compiler's functions. */
#include <stdio.h>
#include <string.h>

#if __LDBL_MANT_DIG__ == 113
typedef long double quad;
#else
typedef _Float128 quad;
#endif

static unsigned long long state = 88172645463325252ull;

static unsigned long long next(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

static void show(quad v)
{
    unsigned char bytes[16];
    const unsigned one = 1;

    memcpy(bytes, &v, sizeof bytes);
    for (int i = 0; i < 16; i++)
        printf("%02x", bytes[*(const unsigned char *)&one ? 15 - i : i]);
    putchar(' ');
}

static quad number(int i)
{
    static const double some[] = {0, 1, -1, 0.5, 3, 1e300, -1e-300, 4294967296.0, 9007199254740993.0, 1.0 / 3};
    enum { SOME = sizeof some / sizeof *some };
    const quad v = (quad)(long long)next() / (quad)((next() >> 40) + 1);

    return i < SOME ? (quad)some[i] : i & 1 ? v : v * (quad)1e-12;
}

int main(void)
{
    for (int i = 0; i < 60; i++) {
        const quad a = number(i), b = number((i * 7 + 3) % 60);

        show(a + b);
        show(a - b);
        show(a * b);
        if (b != 0)
            show(a / b);
        show(-a);
        printf("%d%d%d%d%d%d %a %a\n", a == b, a != b, a < b, a <= b, a > b, a >= b, (double)a, (float)b);
        const quad small = a > 1e9 || a < -1e9 ? (quad)i * 1000.75 : a;

        printf("%d %lld %u %llu ", (int)small, (long long)small, (unsigned)(small < 0 ? -small : small), (unsigned long long)(small < 0 ? -small : small));
        show((quad)(int)next());
        show((quad)(unsigned)next());
        show((quad)next());
        show((quad)(float)(int)next());
        putchar('\n');
    }
    return 0;
}
