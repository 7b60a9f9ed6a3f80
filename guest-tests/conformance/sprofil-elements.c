/* Counters of 16, 32 and 64 bits: their places, and that they saturate. */
#include "regions.h"

#if PRECIS_HAVE_SPROFIL
static unsigned long long value(const char *p, unsigned element)
{
    unsigned short s;
    unsigned u;
    unsigned long long l;

    switch (element) {
    case 2:
        return memcpy(&s, p, 2), s;
    case 4:
        return memcpy(&u, p, 4), u;
    default:
        return memcpy(&l, p, 8), l;
    }
}

static void element(unsigned es)
{
    char *buffer = (char *)big, name[80];
    unsigned long scale = 0x20 * es; /* 2048 bytes of text to an element */
    unsigned long long largest = ~0ull >> (64 - 8 * es);

    snprintf(name, sizeof name, "%u-bit counters", 8 * es);
    memset(big, 0, 4096);
    turns_per_tick();
    region(0, big, 16 * es, place(3 * 2048 + 256), scale);
    if (on(1, es) != 0)
        printf("# refused: errno %d\n", errno);
    burn(5);
    off();
    ok(burnt((long)value(buffer + 3 * es, es), 5), name,
       "sprofil(2): an array of 2, 4 or 8-byte elements");
    memset(big, 0, 4096);
    memset(buffer + 3 * es, 0xff, es);
    buffer[3 * es] = (char)0xff;
    on(1, es);
    burn(4);
    off();
    snprintf(name, sizeof name, "%u-bit counters saturate", 8 * es);
    ok(value(buffer + 3 * es, es) == largest, name,
       "sprofil(2): incremented by 1, unless that would result in overflow");
    ok(strays((long)(value(buffer + 2 * es, es) + value(buffer + 4 * es, es))), "nothing beside it",
       "sprofil(2): the element at pr_base + offset");
}
#endif

int main(int argc, char **argv)
{
    begin(argc, argv);
    if (!sprofil_is_there("element sizes"))
        return done();
#if PRECIS_HAVE_SPROFIL
    element(2);
    element(4);
    if (is("hpux"))
        element(8);
#endif
    return done();
}
