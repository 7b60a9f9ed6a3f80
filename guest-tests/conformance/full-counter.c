/* A counter that cannot grow. */
#include "conform.h"

/* What becomes of a counter that holds `value` when some ticks fall on it. */
static long after(unsigned short value)
{
    memset(big, 0, 4096);
    big[0] = value;
    turns_per_tick();
    precis_profil(big, 4096, place(256), 0x40);
    burn(4);
    precis_profil(NULL, 0, 0, 0);
    return big[0];
}

/* A counter meets its end, then is made small again: does it still move? */
static long still_on(void)
{
    memset(big, 0, 4096);
    big[0] = 32767;
    precis_profil(big, 4096, place(256), 0x40);
    burn(4);
    big[0] = 5;
    burn(4);
    precis_profil(NULL, 0, 0, 0);
    return big[0];
}

int main(int argc, char **argv)
{
    long value;

    begin(argc, argv);
    value = after(65534);
    if (is("hpux aix")) {
        got("65534 and some ticks", value, 65535);
        ok(value == 65535, "65535 is kept",
           "sprofil(2), AIX profil: incremented unless that would overflow");
    } else if (is("sunos")) {
        got("65534 and some ticks", value, 65534);
        ok(value == 65534, "what is above 32767 is not written", "SunOS kernel: the value is refused");
    } else {
        ok(value < 65534 && burnt(value + 2, 4), "65535 becomes 0", "profil: 16-bit counters");
    }
    value = after(32765);
    if (is("sunos")) {
        got("32765 and some ticks", value, 32767);
        ok(value == 32767, "32767 is the last value", "profil(2): once a count reaches 32767");
        ok(still_on() == 5, "a full counter stops profiling",
           "profil(2): profiling stops and no more data is collected");
    } else {
        ok(burnt(value - 32765, 4), "32768 is a count like any other",
           "profil: 16-bit counters");
        ok(burnt(still_on() - 5, 4), "a counter of 32767 stops nothing", "profil: 16-bit counters");
    }
    return done();
}
