/* A byte offset is rounded to an element: down, or up to the next half word. */
#include "conform.h"

int main(int argc, char **argv)
{
    int up;

    begin(argc, argv);
    up = is("aix bsd211");
    ok(hits(0x40, 0 * 1024 + 256, 4096, 0), "an even offset stays", "profil: rounding");
    ok(hits(0x40, 1 * 1024 + 256, 4096, up ? 1 : 0), "an odd offset",
       up ? "profil: rounded up to the next half-word" : "profil: rounded down");
    ok(hits(0x40, 2 * 1024 + 256, 4096, 1), "the next even offset", "profil: rounding");
    ok(hits(0x40, 3 * 1024 + 256, 4096, up ? 2 : 1), "the next odd offset", "profil: rounding");
    return done();
}
