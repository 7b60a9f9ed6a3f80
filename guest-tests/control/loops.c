// Loops that optimisers unroll, reverse, strength-reduce and vectorise; with breaks, several exits and tiny trip counts.
#include "check.h"

static unsigned char bytes[1000];
static short halves[500];
static int words[257];
static long long longs[65];

static int first(const int *v, int n, int x)
{
    for (int i = 0; i < n; i++)
        if (v[i] == x)
            return i;
    return -1;
}

static int collatz(unsigned n)
{
    int steps = 0;
    while (n != 1) {
        n = n & 1 ? 3 * n + 1 : n / 2;
        steps++;
    }
    return steps;
}

int main(void)
{
    for (int i = 0; i < 1000; i++)
        bytes[i] = (unsigned char)(i * 7);
    for (int i = 0; i < 500; i++)
        halves[i] = (short)(i * i - 1000);
    for (int i = 256; i >= 0; i--)
        words[i] = i * 3 - halves[i];
    for (int i = 0; i < 65; i++)
        longs[i] = (long long)words[i] * words[256 - i] * 100000;
    for (volatile int n = 0; n < 10; n++) {
        int s = 0, m = -100000;
        unsigned x = 0;
        long long l = 0;
        for (int i = 0; i < n; i++) {
            s += words[i];
            m = words[i] > m ? words[i] : m;
            x ^= bytes[i];
            l += longs[i];
        }
        printf("%d %d %u %lld\n", s, m, x, l);
    }
    int steps = 0;
    for (unsigned i = 1; i < 2000; i++)
        steps += collatz(i);
    printf("%d %d %d\n", steps, first(words, 257, words[200]), first(words, 257, 123456));
    for (int i = 999; i > 0; i -= 37)
        for (int j = i; j < 1000; j += i)
            bytes[j] = (unsigned char)(bytes[j] + i);
    unsigned down = 0;
    for (unsigned i = 10; i-- > 0;)
        down = down * 10 + i;
    do
        down /= 3;
    while (down > 1000);
    printf("%08x %08x %08x %08x %u\n", checksum(bytes, sizeof bytes), (unsigned)(halves[499] + 1), words[100], (unsigned)(longs[64] / 7), down);
}

/* stdout:
0 -100000 0 0
1000 1000 0 176800000000
2002 1002 7 404855200000
3004 1002 9 683611600000
4004 1002 28 1012211600000
5000 1002 0 1389496400000
5990 1002 35 1814008400000
6972 1002 9 2283993600000
7944 1002 56 2797404000000
8904 1002 0 3351900000000
133988 200 -1
0ca9e949 ffffc8c2 ffffde04 d485b36e 806
*/
