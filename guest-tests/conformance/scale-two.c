/* Scale 2, the smallest that all dialects count. */
#include "conform.h"

int main(int argc, char **argv)
{
    begin(argc, argv);
    ok(hits(2, 256, 4096, 0), "scale 2 counts", "profil: the minimum for which profiling is done");
    if (is("sunos")) {
        ok(hits(2, 0x10000 + 256, 4096, 0), "scale 2: one counter for everything",
           "SunOS kernel: every pc from offset on");
        ok(hits(2, 0x10000 + 256, 0, NOTHING), "scale 2, no buffer",
           "profil(2): ineffective by a bufsiz of 0");
    } else if (is("bsd211")) {
        ok(hits(2, 0xc000, 4096, 1), "scale 2: rounded to the nearest 64 KiB",
           "profil(2): scale is a fraction of 65536");
    } else {
        ok(hits(2, 0x10000 + 256, 4096, 1), "scale 2: 64 KiB to an element",
           "profil: scale is a fraction of 65536");
    }
    /* With offset 0: HP-UX's overflow descriptor. */
    memset(big, 0, 64);
    precis_profil(big, 2, 0, 2);
    burn(4);
    precis_profil(NULL, 0, 0, 0);
    if (is("hpux sunos"))
        ok(burnt(big[0], 4) && big[1] == 0, "offset 0, scale 2: a clock",
           "profil(2): 02 maps all instructions onto the beginning");
    else if (is("bsd211"))
        skip("offset 0, scale 2", "addresses wrap at 64 KiB");
    else
        ok((is("bsd43") ? (unsigned)spin_at() : spin_at()) < 0x10000 || strays(big[0]), "offset 0, scale 2: a number like any other",
           "profil: scale is a fraction of 65536");
    return done();
}
