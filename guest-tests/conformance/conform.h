/* What the conformance programs share: one is one property, run as
 *
 *     PROGRAM DIALECT
 *
 * for the dialect whose manual it is to be held against (default: the system's own). It prints TAP;
 * each line names the property and the sentence of the manual that it tests.
 *
 * How a program knows where its time goes: burn() spends it in spin(), whose code is shorter than
 * SPAN bytes. A test chooses the offset so that spin() stands at a known difference from it, and a
 * scale so coarse that all of spin() falls into one element.
 */
#ifndef CONFORM_H
#define CONFORM_H

#include "precis-profil.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/times.h>
#include <sys/wait.h>

#define SPAN 512ul

#if defined __hpux
#define OWN_DIALECT "hpux"
#elif defined __sun
#define OWN_DIALECT "sunos"
#elif defined _AIX
#define OWN_DIALECT "aix"
#elif defined __linux__ && !defined PRECIS_BY_CALL
#define OWN_DIALECT "glibc"
#elif defined __linux__
#define OWN_DIALECT "hpux"
#else
#define OWN_DIALECT "bsd44"
#endif

static const char *dialect = OWN_DIALECT;
static int tests, failed;

/* Is the dialect one of these? */
static inline int is(const char *names)
{
    size_t length = strlen(dialect);

    for (const char *at = names; (at = strstr(at, dialect)); at += length)
        if ((at == names || at[-1] == ' ') && (at[length] == ' ' || !at[length]))
            return 1;
    return 0;
}

static inline void ok(int good, const char *property, const char *source)
{
    printf("%sok %d - %s -- %s\n", good ? "" : "not ", ++tests, property, source);
    failed += !good;
    fflush(stdout);
}

static inline void got(const char *what, long is_now, long expected)
{
    if (is_now != expected)
        printf("# %s is %ld, expected %ld\n", what, is_now, expected);
}

/* Where a property does not exist in the dialect, that is said instead of tested. */
static inline void skip(const char *property, const char *why)
{
    printf("ok %d - %s # SKIP %s\n", ++tests, property, why);
}

static inline void begin(int argc, char **argv)
{
    if (argc > 1)
        dialect = argv[1];
    printf("TAP version 13\n# dialect %s\n", dialect);
    fflush(stdout);
}

static inline int done(void)
{
    precis_profil(NULL, 0, 0, 0);
    printf("1..%d\n", tests);
    return failed != 0;
}

/* -------------------------------------------------------------------------------- time and place */

static volatile unsigned long sink;

__attribute__((noinline, aligned(64))) static void spin(unsigned long n)
{
    while (n--)
        sink += n;
}

static inline unsigned long spin_at(void)
{
    return precis_text(spin);
}

/* The offset for which spin() begins at this difference. */
static inline unsigned long place(unsigned long difference)
{
    return spin_at() - difference;
}

static inline double seconds_now(void)
{
    struct tms t;
    clock_t used;

    times(&t);
    used = t.tms_utime + t.tms_stime;
    return (double)used / (double)sysconf(_SC_CLK_TCK);
}

/* Turns of spin() that take a hundredth of a second, measured once. */
static inline unsigned long turns_per_tick(void)
{
    static unsigned long turns;
    unsigned long n = 1000;

    while (!turns) {
        double before = seconds_now();

        spin(n);
        before = seconds_now() - before;
        if (before >= 0.095)
            turns = (unsigned long)((double)n / (100 * before)) + 1;
        n *= 2;
    }
    return turns;
}

/* Spends so many hundredths of a second in spin(). */
static inline void burn(unsigned ticks)
{
    spin(ticks * turns_per_tick());
}

/* -------------------------------------------------------------------------------- what was counted */

static unsigned short big[1 << 17]; /* a buffer larger than any that a test needs in part */

static inline long sum(const unsigned short *buffer, size_t n)
{
    long all = 0;

    for (size_t i = 0; i < n; i++)
        all += buffer[i];
    return all;
}

enum { NOTHING = -1, SEVERAL = -2, REFUSED = -3 };

/* Five ticks of spin() at this difference, scale and size of the buffer: the element that they
 * counted in, NOTHING, SEVERAL, or REFUSED if the call fails. A single tick may have found the program
 * on its way into spin() or out of it. */
static inline long element_hit(unsigned scale, unsigned long difference, size_t size)
{
    long most = 0, all;

    memset(big, 0, sizeof big);
    turns_per_tick();
    if (precis_profil(big, size, place(difference), scale))
        return REFUSED;
    burn(5);
    precis_profil(NULL, 0, 0, 0);
    all = sum(big, sizeof big / sizeof *big);
    for (long i = 0; i < (long)(sizeof big / sizeof *big); i++)
        if (big[i] > big[most])
            most = i;
    if (all <= 1)
        return NOTHING;
    return big[most] >= all - 1 ? most : SEVERAL;
}

/* expected in the dialect at hand; what `scale` and `difference` say is told if it is another. */
static inline int hits(unsigned scale, unsigned long difference, size_t size, long expected)
{
    long hit = element_hit(scale, difference, size);

    if (hit != expected)
        printf("# scale 0x%x, difference 0x%lx, size %lu: element %ld, expected %ld\n", scale,
               difference, (unsigned long)size, hit, expected);
    return hit == expected;
}

/* Pages of memory with a page that may not be written and one that is not there behind them. */
static inline char *pages(size_t *page)
{
    char *p;

    *page = (size_t)sysconf(_SC_PAGESIZE);
    p = mmap(NULL, 4 * *page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) {
        perror("mmap");
        exit(2);
    }
    mprotect(p + *page, *page, PROT_READ);
    munmap(p + 2 * *page, *page);
    return p;
}

/* Runs a test in a child, whose wait status is returned: for what may kill. */
static inline int in_child(void (*test)(void))
{
    int status;
    pid_t pid;

    fflush(stdout);
    pid = fork();
    if (pid == 0) {
        test();
        _exit(0);
    }
    while (waitpid(pid, &status, 0) < 0)
        if (errno != EINTR)
            return -1;
    return status;
}

#endif
