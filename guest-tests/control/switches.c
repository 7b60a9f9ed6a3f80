// Switch statements that compile to jump tables, comparison trees and bit tests.
#include "check.h"

static int dense(int v)
{
    switch (v) {
    case 0: return 11;
    case 1: return 7;
    case 2: return 5;
    case 3: return 3;
    case 4: return 2;
    case 5: return 1;
    case 6: return 13;
    case 7: return 17;
    case 8: return 19;
    case 9: return 23;
    case 10: return 29;
    default: return -1;
    }
}

static const char *sparse(int v)
{
    switch (v) {
    case -2000000000: return "low";
    case -5: return "minus five";
    case 0: return "zero";
    case 77: return "seventy-seven";
    case 1000: return "thousand";
    case 65536: return "64K";
    case 2147483647: return "top";
    default: return "?";
    }
}

static int falls(int v)
{
    int r = 0;
    switch (v & 7) {
    case 7: r += 1;
    case 6: r += 2;
        break;
    case 5: r += 4;
    case 4: r += 8;
    case 3: r += 16;
        if (v > 100)
            break;
    case 2: r += 32;
    default: r += 64;
    }
    return r;
}

static int vowel(char c)
{
    switch (c) {
    case 'a': case 'e': case 'i': case 'o': case 'u': case 'A': case 'E': case 'I': case 'O': case 'U':
        return 1;
    }
    return 0;
}

static long long wide(long long v)
{
    switch (v) {
    case 0x100000000LL: return 1;
    case -0x100000000LL: return 2;
    case 1: return 3;
    }
    return v / 2;
}

int main(void)
{
    for (volatile int i = -2; i < 13; i++)
        printf("%d ", dense(i));
    printf("\n");
    static const int keys[] = {-2000000000, -5, -4, 0, 1, 77, 1000, 65536, 65537, 2147483647};
    for (unsigned i = 0; i < sizeof keys / sizeof *keys; i++)
        printf("%s, ", sparse(keys[i]));
    printf("\n");
    for (volatile int i = 0; i < 8; i++)
        printf("%d %d, ", falls(i), falls(i + 104));
    printf("\n");
    int n = 0;
    for (const char *p = "Queueing Obsequious Onomatopoeia"; *p; p++)
        n += vowel(*p);
    printf("%d\n%lld %lld %lld %lld\n", n, wide(0x100000000LL), wide(-0x100000000LL), wide(1), wide(77));
}

/* stdout:
-1 -1 11 7 5 3 2 1 13 17 19 23 29 -1 -1 
low, minus five, ?, zero, ?, seventy-seven, thousand, 64K, ?, top, 
64 64, 64 64, 96 96, 112 16, 120 24, 124 28, 2 2, 3 3, 
19
1 2 3 38
*/
