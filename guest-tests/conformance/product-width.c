/* The product of difference and scale: bits beyond a register. */
#include "conform.h"

static unsigned short huge[1 << 23]; /* 16 MiB */

static long anything(unsigned scale, unsigned long difference, size_t size)
{
    memset(huge, 0, sizeof huge);
    if (precis_profil(huge, size, place(difference), scale))
        return REFUSED;
    burn(4);
    precis_profil(NULL, 0, 0, 0);
    return sum(huge, sizeof huge / sizeof *huge);
}

int main(int argc, char **argv)
{
    begin(argc, argv);
    turns_per_tick();
    if (is("bsd44 aix bsd211")) {
        skip("a byte offset of 2^32", "the scale has no room for it in 32-bit addresses");
    } else {
        long ticks = anything(0x80000000u, 0x20000, sizeof huge);

        got("ticks", ticks, 0);
        ok(ticks == 0, "a byte offset of 2^32 is outside", "profil: the bound");
    }
    if (is("bsd211"))
        skip("a byte offset above 65536", "differences have 16 bits");
    else {
        long ticks = anything(0x8000, 0x20000 + 256, 0x10000 + 0x1000);

        ok(burnt(ticks - sum(huge, 0x8000), 4) && strays(sum(huge, 0x8000)), "a byte offset above 65536 counts there",
           "profil: inside a larger buffer");
    }
    return done();
}
