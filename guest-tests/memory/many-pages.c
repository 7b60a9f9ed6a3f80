// More pages than TLBs have entries, of data and of instructions, used in every order, some more often than others.
#include "check.h"

enum { PAGES = 300, HOT = 40, PAGE = 16384, STEPS = 120000 };

static unsigned char memory[PAGES * PAGE];

static unsigned draw(unsigned *seed, unsigned n)
{
    *seed = *seed * 1103515245u + 12345u;
    return (*seed >> 12) % n;
}

#define ON_ITS_PAGE(name, what) \
    __attribute__((noinline, aligned(16384))) static void name(unsigned char *p, unsigned k) { what; }
ON_ITS_PAGE(add, p[k % 32] += (unsigned char)k)
ON_ITS_PAGE(subtract, p[k % 32] -= (unsigned char)k)
ON_ITS_PAGE(exchange, unsigned char c = p[0]; p[0] = p[k % 32]; p[k % 32] = c)
ON_ITS_PAGE(mix, p[k % 32] ^= p[k / 32 % 32])
ON_ITS_PAGE(spread, p[31] = p[0] + p[k % 32])
ON_ITS_PAGE(set, p[k % 32] = (unsigned char)(k >> 3))

static void (*const change[])(unsigned char *, unsigned) = {add, subtract, exchange, mix, spread, set};

int main(void)
{
    unsigned seed = 1, sum = 0;
    for (unsigned k = 0; k < STEPS; k++) {
        unsigned page = draw(&seed, 4) ? draw(&seed, HOT) : draw(&seed, PAGES);
        unsigned char *p = memory + page * PAGE + draw(&seed, 4) * 4096 + draw(&seed, 100) * 32;
        if (k & 1)
            change[draw(&seed, 6)](p, k);
        else
            sum += p[k % 32] + p[0];
    }
    for (unsigned stride = 1; stride < 8; stride++) // as many pages in turn as fit, and more
        for (unsigned round = 0; round < 3; round++)
            for (unsigned k = 0; k < 90 + 4 * stride; k++)
                sum += memory[(k * stride % PAGES) * PAGE] + round;
    for (unsigned k = 0; k < sizeof memory; k += 32)
        sum = sum * 31 + memory[k];
    printf("%u\n", sum);
}

/* stdout:
3818898746
*/
