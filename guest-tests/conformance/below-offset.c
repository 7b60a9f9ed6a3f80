/* A pc below offset, and differences wider than a register. */
#include "conform.h"

int main(int argc, char **argv)
{
    begin(argc, argv);
    if (is("bsd211")) {
        ok(hits(0x40, -(unsigned long)1024 * 4 + 256, 4096, 30), "below offset",
           "2.11BSD kernel: 16 bits of the difference, no test");
        ok(hits(0x40, 0x10000 + 2 * 1024 + 256, 4096, 1), "64 KiB above offset",
           "2.11BSD kernel: 16 bits of the difference");
    } else if (is("glibc")) {
        /* in 32 bits the difference wraps to just below 4 GiB, which scale 2 brings into reach */
        ok(hits(2, -4096ul, sizeof big, sizeof (long) == 4 ? 0xffff : NOTHING), "below offset",
           "glibc: the difference is unsigned");
        ok(hits(0x40, 0x10000 + 2 * 1024 + 256, 4096, 33), "64 KiB above offset",
           "profil(3): difference times scale over 65536");
    } else {
        ok(hits(2, -4096ul, sizeof big, NOTHING), "below offset",
           "profil: offset is the start of the region");
        ok(hits(0x40, -(unsigned long)1024 * 4 + 256, sizeof big, NOTHING), "just below offset",
           "profil: offset is the start of the region");
        ok(hits(0x40, 0x10000 + 2 * 1024 + 256, 4096, 33),
           "64 KiB above offset", "profil: difference times scale over 65536");
    }
    return done();
}
