/* A call while profiling is on. */
#include "conform.h"

int main(int argc, char **argv)
{
    static unsigned short second[64];

    begin(argc, argv);
    turns_per_tick();
    precis_profil(big, 64, place(256), 0x40);
    ok(precis_profil(second, 64, place(256), 0x40) == 0, "no error", "profil: returns 0");
    burn(5);
    if (is("aix")) {
        ok(burnt(sum(big, 32), 5) && sum(second, 32) == 0, "ineffective",
           "AIX profil: a call to turn on what is on is ineffective");
        precis_profil(NULL, 0, 0, 0);
        ok(precis_profil(NULL, 0, 0, 0) == 0, "off while off",
           "AIX profil: a call to turn off what is off is ineffective");
        precis_profil(second, 64, place(256), 0x40);
        burn(5);
        ok(burnt(sum(second, 32), 5), "on after off", "AIX profil: turned on");
        return done();
    }
    ok(burnt(sum(second, 32), 5) && strays(sum(big, 32)), "replaced", "profil: after this call");
    return done();
}
