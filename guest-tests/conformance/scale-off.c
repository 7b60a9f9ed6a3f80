/* Scales 0 and 1. */
#include "conform.h"

int main(int argc, char **argv)
{
    begin(argc, argv);
    if (is("glibc")) {
        ok(hits(0, 256, 4096, 0), "scale 0 counts", "profil(3): the result is below bufsiz");
        ok(hits(0, 0x10000 + 256, 4096, 0), "scale 0 maps all to element 0",
           "profil(3): difference times scale over 65536");
    } else {
        ok(hits(0, 256, 4096, NOTHING), "scale 0 is off", "profil: off by a scale of 0");
    }
    if (is("glibc bsd44")) {
        ok(hits(1, 256, 4096, 0), "scale 1 counts", "profil: scales of 1 and more are valid");
        ok(hits(1, 0x20000 + 256, 4096, 1), "scale 1: 128 KiB to an element",
           "profil: difference times scale over 65536");
    } else {
        ok(hits(1, 256, 4096, NOTHING), "scale 1 is off", "profil: off by a scale of 0 or 1");
    }
    return done();
}
