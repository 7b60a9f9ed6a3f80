/*
 * profile.c - monitor() and its relatives: a program that profiles itself, and writes mon.out (prof) or gmon.out (gprof).
 *
 * Sources: monitor(3C) and gprof(1) of HP-UX; <mon.h> of System V for mon.out; gmon.out of 4.2BSD.
 */
#include "libc.h"

typedef unsigned short histogram;

int profil(void *buffer, size_t size, size_t offset, unsigned scale);

enum { WHOLE = 0x10000, FANOUT = 2 };

/* The head of mon.out, and a count of calls. */
struct head {
    unsigned long low, high, counts;
};
struct count {
    unsigned long function;
    long calls;
};

static struct {
    struct head *head; /* monitor()'s buffer */
    size_t size;
    unsigned long low, high;
    unsigned functions; /* counts of calls behind it */
    histogram *samples;
    size_t sample_bytes;
    unsigned arc_most; /* monstartup()'s arcs: gmon.out */
} profile;

static unsigned scale_of(size_t samples, unsigned long range)
{
    return samples * sizeof(histogram) >= range ? WHOLE : (unsigned)((unsigned long long)samples * sizeof(histogram) * WHOLE / range);
}

static void write_file(const char *path, const void *a, size_t n, const void *b, size_t m, const void *c, size_t k)
{
    const int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);

    if (fd < 0 || write(fd, a, n) != (long)n || write(fd, b, m) != (long)m || write(fd, c, k) != (long)k) {
        extern void perror(const char *s);

        perror(path);
    }
    close(fd);
}

static unsigned long text_of(void (*f)(void))
{
    unsigned long at = (unsigned long)f;

#ifdef __hppa__
    return at & 2 ? *(unsigned long *)(at & ~3ul) : at;
#else
    return at < 16 ? at : (unsigned long)*(unsigned long long *)at;
#endif
}

static struct count *counts_of(struct head *head)
{
    return (struct count *)(head + 1);
}

/* A function's place in the table of counts is near its hash. A table that is full counts no further function. */
static void count_function(unsigned long function)
{
    for (unsigned i = 0, at = (unsigned)(function >> 2) % profile.functions; i < profile.functions;
         i++, at = (at + 1) % profile.functions) {
        struct count *c = counts_of(profile.head) + at;

        if (!c->calls || c->function == function) {
            *c = (struct count){function, c->calls + 1};
            return;
        }
    }
}

/* In the file, unused counts are behind the others. */
static void pack_counts(void)
{
    struct count *c = counts_of(profile.head);
    unsigned n = 0;

    for (unsigned i = 0; i < profile.functions; i++)
        if (c[i].calls)
            c[n++] = c[i];
    memset(c + n, 0, (profile.functions - n) * sizeof *c);
}

/* The buffer has a head, `functions` counts of calls, and the histogram. low NULL ends and writes mon.out. */
void monitor(void (*low)(void), void (*high)(void), void *buffer, int words, int functions)
{
    if (!low) {
        profil(NULL, 0, 0, 0);
        if (profile.head) {
            pack_counts();
            write_file("mon.out", profile.head, profile.size, NULL, 0, NULL, 0);
        }
        profile.head = NULL;
        return;
    }
    const size_t fixed = sizeof(struct head) + (size_t)functions * sizeof(struct count);

    profile.size = (size_t)words * sizeof(histogram);
    if (profile.size <= fixed)
        return;
    profile.low = text_of(low);
    profile.high = text_of(high);
    profile.head = memset(buffer, 0, profile.size);
    *profile.head = (struct head){profile.low, profile.high, (unsigned long)functions};
    profile.functions = (unsigned)functions;
    profile.samples = (histogram *)((char *)buffer + fixed);
    profile.sample_bytes = profile.size - fixed;
    profil(profile.samples, profile.sample_bytes, profile.low,
           scale_of(profile.sample_bytes / sizeof(histogram), profile.high - profile.low));
}

/* ---- gmon.out --------------------------------------------------------------------------------------------------- */

/* An arc of the call graph. */
struct arc {
    unsigned long from, to;
    long calls;
};
static struct arc *arcs;

void moncontrol(int on)
{
    if (on && profile.samples)
        profil(profile.samples, profile.sample_bytes, profile.low,
               scale_of(profile.sample_bytes / sizeof(histogram), profile.high - profile.low));
    else
        profil(NULL, 0, 0, 0);
}

void monstartup(void (*low)(void), void (*high)(void))
{
    enum { ARC_DENSITY = 2, ARCS_LEAST = 50 }; /* percent */

    profile.low = text_of(low) & ~3ul;
    profile.high = (text_of(high) + 3) & ~3ul;
    const size_t range = profile.high - profile.low;

    profile.sample_bytes = (range / FANOUT + 1) & ~(size_t)1;
    profile.samples = calloc(1, profile.sample_bytes);
    profile.arc_most = (unsigned)(range * ARC_DENSITY / 100);
    if (profile.arc_most < ARCS_LEAST)
        profile.arc_most = ARCS_LEAST;
    arcs = calloc(profile.arc_most, sizeof *arcs);
    if (profile.samples && arcs)
        moncontrol(1);
}

/* Called at the start of each function that is compiled with -pg or -p. */
void count_call(unsigned long from, unsigned long to)
{
    if (profile.head && profile.functions)
        count_function(to);
    if (!arcs || from - profile.low >= profile.high - profile.low)
        return;
    for (unsigned i = 0, at = (unsigned)((from >> 2) * 31 + (to >> 2)) % profile.arc_most; i < profile.arc_most;
         i++, at = (at + 1) % profile.arc_most) {
        struct arc *a = &arcs[at];

        if (!a->calls || (a->from == from && a->to == to)) {
            *a = (struct arc){from, to, a->calls + 1};
            return;
        }
    }
}

/* Writes gmon.out: low and high address, bytes of this head and the histogram, the histogram, the arcs. */
void _mcleanup(void)
{
    struct {
        unsigned long low, high;
        unsigned bytes;
    } head = {profile.low, profile.high, 0};
    unsigned n = 0;

    moncontrol(0);
    if (!arcs)
        return;
    for (unsigned i = 0; i < profile.arc_most; i++)
        if (arcs[i].calls)
            arcs[n++] = arcs[i];
    head.bytes = (unsigned)(sizeof head + profile.sample_bytes);
    write_file("gmon.out", &head, sizeof head, profile.samples, profile.sample_bytes, arcs, n * sizeof *arcs);
    arcs = NULL;
}
