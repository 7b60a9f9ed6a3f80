/*
 * generator.h - random arguments for the calls of a table, without a C library: hpux.c, sunos.c. Before it is included, defined:
 *
 *     struct call, calls[], COUNT     the table: number, name, kinds of arguments
 *     ARENA, SIGNALS, O_RDWR_CREAT, EVEN_PAIRS (64 bits are in an even pair of registers)
 *     requests[]                      of ioctl()
 *
 * and after it map_flags(), special_arguments().
 */
#ifndef GENERATOR_H
#define GENERATOR_H

static unsigned long map_flags(void);
/* Changes arguments of some calls. */
static void special_arguments(const struct call *c, unsigned long *a);

/* ---- random values ---------------------------------------------------------------------------------------------------- */

static u64 state;
static char *arena;
static long pid;

/* SplitMix64. */
static u64 bits(void)
{
    u64 z = state += 0x9e3779b97f4a7c15ull;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ z >> 27) * 0x94d049bb133111ebull;
    return z ^ z >> 31;
}

static unsigned below(unsigned n)
{
    return (unsigned)(bits() >> 33) % n;
}

static word edge(void)
{
    static const u64 edges[] = {-1,
                                -2,
                                -8,
                                -100,
                                -4096,
                                0x7f,
                                0xff,
                                0x100,
                                0x400,
                                0x401,
                                0x1000,
                                0x2001,
                                0xffff,
                                0x10000,
                                0x7ffff000,
                                0x7fffffff,
                                0x80000000,
                                0x80000001,
                                0xfffff000,
                                0xfffffffc,
                                0xffffffff,
                                0x100000000,
                                0x7fffffffffffffff,
                                0x8000000000000000,
                                1000000000};

    return (word)edges[below(sizeof edges / sizeof *edges)];
}

static word number(void)
{
    switch (below(6)) {
    case 0: return edge();
    case 1: return (word)1 << below(8 * sizeof(word));
    case 2: return (word)(pid + below(3) - 1);
    case 3: return below(512);
    default: return below(16);
    }
}

/* Mostly in the arena, at whose end no memory is. */
static word address(void)
{
    switch (below(12)) {
    case 0: return 0;
    case 1: return edge();
    case 2: return (word)arena + ARENA - below(64);
    case 3: return (word)arena + ARENA - 4 * below(300);
    default: return (word)arena + 8 * below(ARENA / 8) + (below(8) ? 0 : below(8));
    }
}

static word path(void)
{
    static const char *const paths[] = {
        "/tmp/a",    "/tmp/b",          "/tmp/d",       "/tmp/d/x",  ".",        "",       "/",  "/dev/ptmx",  "/dev/tty",
        "/dev/null", "/proc/self/maps", "/proc/1/stat", "/dev/zero", "../../..", "/tmp/q", "q1", "/dev/log.un"};

    return below(10) ? (word)paths[below(sizeof paths / sizeof *paths)] : address();
}

static void fill_arena(void)
{
    word *w = (word *)arena;

    for (unsigned i = 0; i < ARENA / sizeof *w; i++)
        switch (below(6)) {
        case 0: w[i] = number(); break;
        case 1: w[i] = address(); break;
        case 2: w[i] = (word)bits(); break;
        case 3: w[i] = below(40); break;
        default: w[i] = 0;
        }
}

/* ---- arguments by their kind ------------------------------------------------------------------------------------------ */

static int is(const char *text, unsigned n, const char *name)
{
    for (unsigned i = 0; i < n; i++)
        if (text[i] != name[i])
            return 0;
    return !name[n];
}

static int in(const char *const *list, const char *name)
{
    for (; *list; list++)
        if (is(*list, length(*list), name))
            return 1;
    return 0;
}

static word argument(const char *kind, unsigned n)
{
    static const char *const numbers[] = {"int", "hex", "msgflags", "waitflags", "advice", 0};
    static const char *const sizes[] = {"size", "uint", "long", 0};
    char name[24] = "";

    for (unsigned i = 0; i < n && i < sizeof name - 1; i++)
        name[i] = kind[i];
#define KIND(text) is(name, length(name), text)
    if (KIND("fd"))
        return below(20) ? below(24) : number();
    if (KIND("path") || KIND("name"))
        return path();
    if (KIND("ioctlreq"))
        return requests[below(sizeof requests / sizeof *requests)];
    if (KIND("fcntlcmd"))
        return below(16);
    if (KIND("oflags"))
        return !below(4) ? (word)bits() : below(2) ? O_RDWR_CREAT : below(4);
    if (KIND("mode"))
        return below(4) ? 0666 : number();
    if (KIND("prot"))
        return below(8);
    if (KIND("mapflags"))
        return map_flags();
    if (KIND("domain"))
        return below(3) ? 1 + below(2) : number();
    if (KIND("socktype"))
        return below(6);
    if (KIND("sig"))
        return below(8) ? below(SIGNALS + 22) : number();
    if (KIND("sighow") || KIND("whence"))
        return below(4);
    if (in(sizes, name))
        return below(3) ? below(3000) : number();
    return in(numbers, name) ? number() : address();
}

static int is_constant(const char *kind, unsigned n)
{
    static const char *const constants[] = {"cwd", "zero", "no_flags", "null", "nofollow", "removedir", 0};

    for (unsigned i = 0; constants[i]; i++)
        if (is(kind, n, constants[i]))
            return 1;
    return 0;
}

/* The arguments of a call, in a[]. */
static void arguments(const struct call *c, word *a)
{
    unsigned at = 0, n;

    for (const char *kind = c->kinds; *kind; kind += n) {
        for (n = 0; kind[n] && kind[n] != ','; n++)
            continue;
        if (is_constant(kind, n)) {         /* not an argument */
        } else if (is(kind, n, "offset")) { /* a 64-bit value in two registers */
            at += EVEN_PAIRS & at;
            a[at++] = number();
            a[at++] = below(4) ? 0 : number();
        } else
            a[at++] = argument(kind, n);
        while (kind[n] == ',' || kind[n] == ' ')
            n++;
    }
    special_arguments(c, a);
}

#endif
