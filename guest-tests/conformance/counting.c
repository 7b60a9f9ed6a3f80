/* While profiling is on, every tick counts in the element of the pc that it finds. */
#include "conform.h"

int main(int argc, char **argv)
{
    double before, passed;
    long ticks;

    begin(argc, argv);
    turns_per_tick();
    before = seconds_now();
    precis_profil(big, 4096, place(256), 0x40);
    burn(20);
    precis_profil(NULL, 0, 0, 0);
    passed = 100 * (seconds_now() - before);
    ticks = sum(big, 2048);
    /* times() rounds both of its figures down */
    printf("# %ld ticks in %.0f hundredths of a second\n", ticks, passed);
    ok(burnt(ticks, 20) && ticks >= passed - 2 - slack(20) && ticks <= passed + 2 + slack(20), "one tick each 10 ms",
       "all pages: the pc is examined each clock tick");
    ok(strays(ticks - big[0]), "where the time went", "all pages: the element of the pc is incremented");
    burn(4);
    ok(sum(big, 2048) == ticks, "nothing after it is off", "all pages: profiling is turned off");
    return done();
}
