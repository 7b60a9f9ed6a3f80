/* What lies outside the buffer does not count. */
#include "conform.h"

int main(int argc, char **argv)
{
    int up;

    begin(argc, argv);
    up = is("aix bsd211");
    ok(hits(0x40, 256, 0, NOTHING), "an empty buffer", "profil: ineffective by a bufsiz of 0");
    ok(hits(0x40, 2 * 1024 + 256, 4, 1), "the last element", "profil: inside the buffer");
    ok(hits(0x40, 3 * 1024 + 256, 4, up ? NOTHING : 1), "the end of the last element",
       "profil: rounding, then the bound");
    ok(hits(0x40, 4 * 1024 + 256, 4, NOTHING), "the first one outside", "profil: the bound");
    ok(hits(0x40, 6 * 1024 + 256, 8, 3), "the last of four", "profil: the bound is in bytes");
    ok(hits(0x40, 62 * 1024 + 256, 4, NOTHING), "far outside", "profil: the bound");
    /* A buffer of five bytes: two and a half elements. */
    ok(hits(0x40, 4 * 1024 + 256, 5, is("hpux aix glibc") ? NOTHING : 2), "half an element",
       "pages: only whole elements; kernels: a byte offset below the size");
    ok(hits(0x40, 5 * 1024 + 256, 5, is("bsd43 bsd44") ? 2 : NOTHING), "its second half",
       "kernels: the bound before or after rounding");
    ok(hits(0x40, 256, 1, is("hpux aix glibc") ? NOTHING : 0), "one byte",
       "pages: only whole elements; kernels: a byte offset below the size");
    return done();
}
