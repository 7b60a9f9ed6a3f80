/* 64-bit integers: quotients, remainders, products, shifts and conversions of random and extreme numbers. */
#include <stdio.h>

static unsigned long long state = 88172645463325252ull;

static unsigned long long next(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state >> (state & 63);
}

static unsigned long long sum;

static void add(unsigned long long v)
{
    sum = (sum << 7 | sum >> 57) ^ v;
}

static void check(unsigned long long a, unsigned long long b)
{
    const long long x = (long long)a, y = (long long)b;
    const int by = (int)(b & 63);

    if (b) {
        add(a / b);
        add(a % b);
        if (x != -0x7fffffffffffffffll - 1 || y != -1) {
            add((unsigned long long)(x / y));
            add((unsigned long long)(x % y));
        }
    }
    add(a * b);
    add(a << by);
    add(a >> by);
    add((unsigned long long)(x >> by));
    add(a < b);
    add(x < y);
}

static void convert(unsigned long long a)
{
    const double u = (double)a, s = (double)(long long)a;
    const float fu = (float)a, fs = (float)(long long)a;

    printf("%a %a %a %a", u, s, fu, fs);
    if (u < 0x1p63)
        printf(" %llu %lld", (unsigned long long)u, (long long)s);
    if (u < 0x1p32)
        printf(" %u", (unsigned)u);
    printf(" %llu %lld\n", (unsigned long long)(u * 0.75), (long long)(s * -0.375));
}

int main(void)
{
    static const unsigned long long edges[] = {0, 1, 2, 3, 0x7fffffff, 0x80000000, 0xffffffff, 0x100000000, 0x100000001, 0x1fffffff0, 0x7fffffffffffffff,
                                               0x8000000000000000, 0x8000000000000001, 0xfffffffffffffffe, 0xffffffffffffffff, 1ull << 53, (1ull << 53) + 1,
                                               (1ull << 54) + 2, (1ull << 54) + 6, (1ull << 62) + 0x3ff, 0x4000004000000001};
    enum { EDGES = sizeof edges / sizeof *edges };

    for (int i = 0; i < EDGES; i++)
        for (int j = 0; j < EDGES; j++)
            check(edges[i], edges[j]);
    printf("%llx\n", sum);
    for (int i = 0; i < 20000; i++) {
        const unsigned long long a = next(), b = next();

        check(a, b);
        check(a, (unsigned)b);
    }
    printf("%llx\n", sum);
    for (int i = 0; i < EDGES; i++)
        convert(edges[i]);
    for (int i = 0; i < 200; i++)
        convert(next());
    return 0;
}
