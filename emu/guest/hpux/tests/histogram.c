/* histogram.c - an HP-UX program that profiles itself with sprofil(), and draws the counters of two of its functions. */
typedef unsigned long size;

struct prof {
    void *base;
    unsigned bytes;
    size offset;
    unsigned scale;
};
struct interval {
    long seconds, microseconds;
};

int printf(const char *, ...);
int sprofil(struct prof *, int, struct interval *, unsigned);

enum { PROF_USHORT = 1, ONE_TO_ONE = 0x10000, OVERFLOW_BIN = 2 };
#ifdef __hppa__
enum { ROUNDS = 200, BYTES = 128 };
#else
enum { ROUNDS = 1200, BYTES = 512 };
#endif
#define PROFILED __attribute__((noinline, noclone, aligned(BYTES))) /* regions do not overlap */

static unsigned short integers_counters[BYTES / 2], reals_counters[BYTES / 2], elsewhere;
static volatile unsigned sink;
static volatile double fsink;

PROFILED void integers(unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        sink = sink * 16777619u ^ i;
}

PROFILED void reals(unsigned n)
{
    for (unsigned i = 1; i < n; i++)
        fsink = fsink * 0.5 + i;
}

/* A function pointer of PA-RISC with bit 30 set, and each of Itanium, points to the function's address, on Itanium of 64 bits in
 * 32-bit programs, too. */
static size address(void (*f)(unsigned))
{
    const size pointer = (size)f;
#ifdef __hppa__
    return pointer & 2 ? *(const size *)(pointer & ~(size)3) : pointer;
#else
    return (size) * (const unsigned long long *)pointer;
#endif
}

static void draw(const char *name, const struct prof *p)
{
    const unsigned short *counters = p->base;

    printf("%s\n", name);
    for (unsigned i = 0; i < BYTES / 2; i++)
        if (counters[i])
            printf("  +0x%02x %5u %.*s\n", 2 * i, counters[i], counters[i] > 60 ? 60 : counters[i],
                   "############################################################");
}

int main(void)
{
    struct prof p[3] = {
        {integers_counters, BYTES, 0, ONE_TO_ONE}, {reals_counters, BYTES, 0, ONE_TO_ONE}, {&elsewhere, 2, 0, OVERFLOW_BIN}};
    struct interval interval;

    p[0].offset = address(integers);
    p[1].offset = address(reals);
    const int swapped = p[0].offset > p[1].offset; /* offsets must ascend */

    if (swapped) {
        const struct prof first = p[0];
        p[0] = p[1];
        p[1] = first;
    }
    if (sprofil(p, 3, &interval, PROF_USHORT)) {
        printf("sprofil failed\n");
        return 1;
    }
    for (unsigned i = 0; i < ROUNDS; i++) {
        integers(20000);
        reals(20000);
    }
    sprofil(0, 0, 0, 0);
    printf("a tick every %ld us; counters by distance from the function's start\n", interval.microseconds);
    draw("integers()", &p[swapped]);
    draw("reals()", &p[!swapped]);
    printf("elsewhere %u\n", elsewhere);
    return 0;
}
