/* Several regions, entries that are ignored, the overflow descriptor. */
#include "regions.h"

#if PRECIS_HAVE_SPROFIL
static unsigned short bin, first[8], second[64];

/* spin() stands in the second of two regions, or beyond both. */
static void run(unsigned long difference, int count)
{
    bin = 0;
    memset(first, 0, sizeof first);
    memset(second, 0, sizeof second);
    region(0, first, sizeof first, place(difference) - 0x100000, 0x40);
    region(1, first, 7, 5, 1); /* ignored, so it may be nonsense */
    region(2, second, sizeof second, place(difference), 0x40);
    region(3, &bin, sizeof bin, 0, 2);
    turns_per_tick();
    if (on(count, 2) != 0)
        printf("# refused: errno %d\n", errno);
    burn(5);
    off();
    printf("# first %ld, second %ld, bin %d\n", sum(first, 8), sum(second, 64), bin);
}

static void after_off(void)
{
    long before = sum(second, 64);

    burn(4);
    ok(sum(second, 64) == before, "profcnt 0 is off", "sprofil(2): if profcnt is 0");
}
#endif

int main(int argc, char **argv)
{
    begin(argc, argv);
    if (!sprofil_is_there("regions"))
        return done();
#if PRECIS_HAVE_SPROFIL
    run(2048 + 256, 3);
    ok(burnt(second[1], 5) && strays(sum(first, 8)), "the region that includes pc",
       "sprofil(2): searches for a region that includes pc");
    after_off();
    run(2048 + 256, 4);
    ok(burnt(second[1], 5) && strays(sum(first, 8) + bin), "the bin takes what no region takes",
       "sprofil(2): the overflow descriptor");
    run(64 * 2048 + 256, 4);
    ok(burnt(bin, 5) && strays(sum(first, 8) + sum(second, 64)), "beyond the regions",
       "sprofil(2): pc did not fall within a preceding descriptor");
    run(-4096ul, 4);
    ok(burnt(bin, 5) && strays(sum(first, 8) + sum(second, 64)), "between the regions",
       "sprofil(2): pc did not fall within a preceding descriptor");
    run(64 * 2048 + 256, 3);
    ok(strays(sum(first, 8) + sum(second, 64)), "no region, no bin", "sprofil(2): no matching region");
#endif
    return done();
}
