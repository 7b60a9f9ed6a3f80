/* SunOS: it is the tick beyond 32767 that stops profiling, not the one that reaches it. */
#include "conform.h"

int main(int argc, char **argv)
{
    begin(argc, argv);
    if (!is("sunos")) {
        skip("the tick that reaches 32767", "only SunOS stops");
        return done();
    }
    turns_per_tick();
    memset(big, 0, 4096);
    big[0] = 32766;
    precis_profil(big, 4096, place(256), 0x40);
    while (big[0] < 32767)
        spin(100);
    big[0] = 7;
    burn(4);
    precis_profil(NULL, 0, 0, 0);
    ok(burnt(big[0] - 7, 4), "reaching 32767 does not stop", "SunOS kernel: the next hit of a full counter does");
    return done();
}
