/* sprofil while it is on. */
#include "regions.h"

int main(int argc, char **argv)
{
    begin(argc, argv);
    if (!sprofil_is_there("sprofil again"))
        return done();
#if PRECIS_HAVE_SPROFIL
    static unsigned short one[8], two[8], bin;

    turns_per_tick();
    region(0, one, sizeof one, place(256), 0x40);
    on(1, 2);
    region(0, two, sizeof two, place(256), 0x40);
    on(1, 2);
    burn(4);
    if (is("glibc")) {
        ok(strays(sum(one, 8)) && !sum(two, 8), "off", "glibc sprofil: a call while on switches off");
        on(1, 2);
        burn(4);
        ok(burnt(sum(two, 8), 4), "on again", "glibc sprofil: a call while off switches on");
    } else {
        ok(strays(sum(one, 8)) && burnt(sum(two, 8), 4), "replaced",
           "sprofil(2): disables profiling if it was enabled and then enables");
    }
    off();
    /* The bin of a program that spends its time elsewhere, when it is full. */
    bin = 65534;
    region(0, one, sizeof one, place(-4096ul), 0x40);
    region(1, &bin, sizeof bin, 0, 2);
    on(2, 2);
    burn(4);
    off();
    got("the bin", bin, is("glibc") ? 2 : 65535);
    ok(is("glibc") ? bin < 10 : bin == 65535, "a full bin",
       "sprofil(2): incremented, unless that would result in overflow; glibc: wraps");
#endif
    return done();
}
