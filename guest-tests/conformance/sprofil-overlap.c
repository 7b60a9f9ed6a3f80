/* Regions that overlap: refused by HP-UX, split by glibc. */
#include "regions.h"

int main(int argc, char **argv)
{
    begin(argc, argv);
    if (!sprofil_is_there("overlap"))
        return done();
#if PRECIS_HAVE_SPROFIL
    static unsigned short wide[64], narrow[2];
    int result;

    /* 128 KiB of text, and inside it 4 KiB that begin at spin() or end before it */
    turns_per_tick();
    region(0, wide, sizeof wide, place(0x8000), 0x40);
    region(1, narrow, sizeof narrow, place(256), 0x40);
    result = on(2, 2);
    if (is("hpux")) {
        ok(result == -1 && errno == EINVAL, "refused", "sprofil(2): regions must not overlap");
        return done();
    }
    burn(4);
    off();
    ok(burnt(narrow[0], 4) && strays(sum(wide, 64)), "the region with the higher start",
       "glibc sprofil: regions are split at the start of a higher one");
    memset(narrow, 0, sizeof narrow);
    region(1, narrow, sizeof narrow, place(0x2000), 0x40);
    on(2, 2);
    burn(4);
    off();
    ok(strays(sum(narrow, 2)) && burnt(sum(wide, 64), 4), "the lower one again beyond its end",
       "glibc sprofil: the rest of a split region stays");
#endif
    return done();
}
