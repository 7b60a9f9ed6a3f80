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
 *
 * No test depends on when the clock ticks. burn(n) takes n and a half ticks: n or n + 1 of them fall into it,
 * wherever in a tick it begins. The ways into spin() and out of it are far shorter than half a tick, and so at most one
 * tick finds the program there: of what burn(n) counts, n - 1 to n + 1 are of spin(), and at most one is not.
 * Under precis the same turns of spin() always take the same time. On other machines burn() asks for the thread's time after short
 * pieces of spin(), and one tick in eight more may be too many or too few: systems account time in pieces of their own.
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
#include <time.h>

#define SPAN 512ul

#if defined PRECIS_BY_CALL || defined CONFORM_STEADY
#define STEADY 1
#else
#define STEADY 0
#endif

#if defined __hpux
#define OWN_DIALECT "hpux"
#elif defined __sun
#define OWN_DIALECT "sunos"
#elif defined _AIX
#define OWN_DIALECT "aix"
#elif defined __linux__ && !defined PRECIS_BY_CALL
#define OWN_DIALECT "glibc"
#elif defined __linux__ && (defined __hppa__ || defined __ia64__)
#define OWN_DIALECT "hpux"
#elif defined __linux__ && defined __powerpc__
#define OWN_DIALECT "aix"
#elif defined __linux__ && defined __m68k__
#define OWN_DIALECT "bsd43"
#elif defined __linux__ && defined __x86_64__
#define OWN_DIALECT "sunos"
#elif defined __linux__ && !defined __i386__
#define OWN_DIALECT "glibc"
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
    if (!STEADY)
        alarm(300); /* a program that hangs is killed */
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

/* The processor time of this thread, as finely as the system tells it. */
static inline double thread_seconds(void)
{
#if !STEADY && defined CLOCK_THREAD_CPUTIME_ID
    struct timespec t;

    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t) == 0)
        return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
#endif
    return seconds_now();
}

/* Turns of spin() that take a hundredth of a second, measured once: to about a hundredth on a steady machine. */
static inline unsigned long turns_per_tick(void)
{
    static const double enough = STEADY ? 1.5 : 0.1;
    static unsigned long turns;
    unsigned long n = 1000;

    while (!turns) {
        double before = thread_seconds();

        spin(n);
        before = thread_seconds() - before;
        if (before >= enough)
            turns = (unsigned long)((double)n / (100 * before)) + 1;
        n *= 2;
    }
    return turns;
}

/* Spends n hundredths of a second, and a half, in spin(). */
static inline void burn(unsigned ticks)
{
#if STEADY
    spin(ticks * turns_per_tick() + turns_per_tick() / 2);
#else
    double end;
    unsigned long piece = turns_per_tick() / 16 + 1;

    for (end = thread_seconds() + (ticks + 0.5) / 100; thread_seconds() < end;)
        spin(piece);
#endif
}

/* Of n ticks on a machine that is not steady, how many more or fewer may be counted. */
static inline long slack(long n)
{
    return STEADY ? 0 : (n + 7) / 8;
}

/* Is that what burn(n) counts in spin()? And what of it falls elsewhere at most? */
static inline int burnt(long count, long n)
{
    return count >= n - 1 - slack(n) && count <= n + 1 + slack(n);
}

static inline int strays(long count)
{
    return count <= 1;
}

/* -------------------------------------------------------------------------------- what was counted */

/* a buffer larger than any that a test needs in part; aligned for the largest counters */
__attribute__((aligned(8))) static unsigned short big[1 << 17];

static inline long sum(const unsigned short *buffer, size_t n)
{
    long all = 0;

    for (size_t i = 0; i < n; i++)
        all += buffer[i];
    return all;
}

enum { NOTHING = -1, SEVERAL = -2, REFUSED = -3 };

/* Five ticks of spin() at this difference, scale and size of the buffer. False: the call fails. */
static inline int sample(unsigned scale, unsigned long difference, size_t size)
{
    memset(big, 0, sizeof big);
    turns_per_tick();
    if (precis_profil(big, size, place(difference), scale))
        return 0;
    burn(5);
    precis_profil(NULL, 0, 0, 0);
    return 1;
}

/* The element that they counted in, NOTHING, SEVERAL, or REFUSED if the call fails. */
static inline long element_hit(unsigned scale, unsigned long difference, size_t size)
{
    long most = 0, all;

    if (!sample(scale, difference, size))
        return REFUSED;
    all = sum(big, sizeof big / sizeof *big);
    for (long i = 0; i < (long)(sizeof big / sizeof *big); i++)
        if (big[i] > big[most])
            most = i;
    if (strays(all))
        return NOTHING;
    return strays(all - big[most]) ? most : SEVERAL;
}

/* Do they count in the elements from first to last, where a scale tells parts of spin() apart? */
static inline int hits_between(unsigned scale, unsigned long difference, size_t size, long first, long last)
{
    long inside;

    if (!sample(scale, difference, size))
        return 0;
    inside = sum(big + first, (size_t)(last - first + 1));
    return burnt(inside, 5) && strays(sum(big, sizeof big / sizeof *big) - inside);
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
