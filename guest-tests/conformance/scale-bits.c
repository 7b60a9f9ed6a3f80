/* Which bits of the scale matter, and which scales are refused. */
#include "conform.h"

int main(int argc, char **argv)
{
    begin(argc, argv);
    if (is("aix bsd211")) {
        ok(hits(0x10040, 2 * 1024 + 256, 4096, 1), "the upper bits are ignored",
           "profil: the least significant 16 bits of the scale");
        ok(hits(0x10000, 256, 4096, NOTHING), "0x10000 is 0", "profil: likewise, and 0 is off");
    } else if (is("bsd44")) {
        ok(hits(0x10001, 256, 4096, REFUSED) && errno == EINVAL, "above 65536: EINVAL",
           "profil(2): scales are 1 to 65536");
        ok(hits_between(0x10000, 256, 4096, 128, 128 + SPAN / 2), "65536 is legal",
           "profil(2): scales are 1 to 65536");
    } else {
        /* 0x1000000: 256 bytes of buffer to a byte of text */
        ok(hits_between(0x1000000, 16, sizeof big, 16 * 128, (16 + SPAN) * 128), "scales above 0x10000",
           "sprofil(2): sixteen bits to the right of the binary point, of 32");
    }
    /* An odd scale, of which the VAX and the PDP-11 lose the last bit. */
    ok(hits(0x41, 63 * 1024 + 256, 4096, is("bsd43") ? 31 : 32), "an odd scale",
       "kernels: whole product, or half the difference times half the scale");
    ok(hits(0x43, 64000, 4096, is("aix") ? 33 : 32), "an odd scale, rounded",
       "kernels: whole product, or half the difference times half the scale");
    return done();
}
