// profil() and sprofil() by HP-UX's own numbers: counters of the program's own functions.
#include "call.h"

enum { PROF_USHORT = 1, PROF_UINT = 2, ONE_TO_ONE = 0x10000, E2BIG = 7, EINVAL = 22, EFAULT = 14 };

struct prof {
    void *base;
    unsigned size, offset, scale;
};

static unsigned short counters[64];
static unsigned wide[64], overflow;
static volatile unsigned sink;

static __attribute__((noinline, noclone)) void work(unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        sink += i;
}

static __attribute__((noinline, noclone)) void other(unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        sink ^= i;
}

/* A function pointer with bit 30 set points to the function's address. */
static unsigned address(void (*f)(unsigned))
{
    unsigned p = (unsigned)f;

    return p & 2 ? *(unsigned *)(p & ~3u) : p;
}

static unsigned sum(void)
{
    unsigned n = 0;

    for (unsigned i = 0; i < sizeof counters / sizeof *counters; i++) {
        n += counters[i];
        counters[i] = 0;
    }
    return n;
}

/* Returns whether n are the ticks of one loop: 2,000,000 rounds of 6 to 9 cycles on the PA-7300LC, with 1,320,000 cycles a tick. */
static int about(unsigned n)
{
    return n >= 8 && n <= 15;
}

int main(void)
{
    struct prof p[2] = {{counters, 32, address(work), ONE_TO_ONE}, {&overflow, sizeof overflow, 0, 2}};
    unsigned interval[2], n = 0;

    show("profil", CALL(PROFIL, counters, 32, address(work), ONE_TO_ONE));
    work(2000000);
    other(2000000);
    show("off", CALL(PROFIL, 0, 0, 0, 0));
    show("ticks in work", about(sum()));
    work(2000000);
    show("then", sum());

    p[0].base = wide;
    p[0].size = 64;
    show("sprofil", CALL(SPROFIL, p, 2, interval, PROF_UINT));
    show("microseconds", (long)interval[1]);
    work(2000000);
    other(2000000);
    show("off", CALL(SPROFIL, 0, 0, 0, 0));
    for (unsigned i = 0; i < 16; i++)
        n += wide[i];
    show("ticks in work", about(n));
    show("elsewhere", about(overflow));

    show("flags", CALL(SPROFIL, p, 1, interval, 9) == -EINVAL);
    show("too many", CALL(SPROFIL, p, 1000, interval, PROF_UINT) == -E2BIG);
    show("no memory", CALL(SPROFIL, (void *)0x10, 1, interval, PROF_UINT) == -EFAULT);
    return 0;
}

/* stdout:
profil 0
off 0
ticks in work 1
then 0
sprofil 0
microseconds 10000
off 0
ticks in work 1
elsewhere 1
flags 1
too many 1
no memory 1
*/
