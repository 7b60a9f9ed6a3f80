// Recursion: Ackermann, Towers of Hanoi, mutual recursion, permutations, and 100,000 frames deep.
// except: sparc64, frames of 192 bytes or more fill a stack of 8 MiB
#include "check.h"

static unsigned ackermann(unsigned m, unsigned n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }

static int moves;
static void hanoi(int n, int from, int to, int by)
{
    if (n == 0)
        return;
    hanoi(n - 1, from, by, to);
    moves++;
    hanoi(n - 1, by, to, from);
}

static int odd(unsigned n);
static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }

static uint32_t seen;
static void permute(char *s, int k)
{
    if (!s[k]) {
        seen = seen * 31 + checksum(s, strlen(s));
        return;
    }
    for (int i = k; s[i]; i++) {
        char t = s[k];
        s[k] = s[i];
        s[i] = t;
        permute(s, k + 1);
        s[i] = s[k];
        s[k] = t;
    }
}

static __attribute__((noinline)) uint32_t deep(int n, uint32_t x)
{
    volatile uint32_t local = x ^ (uint32_t)n;
    if (n == 0)
        return local;
    uint32_t below = deep(n - 1, x * 1664525 + 1013904223);
    return below * 3 + local;
}

int main(void)
{
    printf("%u %u\n", ackermann(2, 9), ackermann(3, 4));
    hanoi(14, 1, 3, 2);
    char text[] = "abcdefg";
    permute(text, 0);
    printf("%d %d %d %08x\n", moves, even(5000), odd(4999), seen);
    printf("%08x\n", deep(50000, 42));
}

/* stdout:
21 125
16383 1 1 d6d29200
662f0b9a
*/
