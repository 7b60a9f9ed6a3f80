// Faults and timers in the midst of the C library's modulo-scheduled loops: the rotated registers, ar.lc and ar.ec are those of the
// instruction that faults, and it goes on from there.
// only: ia64
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <unistd.h>
#include "check.h"

enum { ROUNDS = 1200, LONGEST = 1024, PAGES = 8 };

static long page;
static unsigned faults;
static volatile unsigned ticks;

static void on_fault(int number, siginfo_t *info, void *context)
{
    (void)number, (void)context;
    faults++;
    mprotect((void *)((uintptr_t)info->si_addr & -(uintptr_t)page), (size_t)page, PROT_READ | PROT_WRITE);
}

static void on_tick(int number)
{
    (void)number;
    ticks++;
}

static uint64_t state = 1;

static unsigned below(unsigned n)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(state >> 33) % n;
}

/* A byte at a time, as the compiler leaves it. */
static void move(volatile unsigned char *to, const volatile unsigned char *from, size_t n)
{
    for (size_t k = 0; to < from && k < n; k++)
        to[k] = from[k];
    for (size_t k = n; to > from && k-- > 0;)
        to[k] = from[k];
}

int main(void)
{
    void *(*volatile library_move)(void *, const void *, size_t) = memmove;
    void *(*volatile library_copy)(void *, const void *, size_t) = memcpy;
    static unsigned char expected[1 << 18];
    struct sigaction fault = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO}, tick = {.sa_handler = on_tick, .sa_flags = SA_RESTART};
    struct itimerval often = {{0, 4000}, {0, 4000}};
    unsigned wrong = 0;

    page = sysconf(_SC_PAGESIZE);
    unsigned char *at = mmap(NULL, (size_t)(PAGES * page), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(at != MAP_FAILED && sizeof expected >= (size_t)(PAGES * page));
    sigaction(SIGSEGV, &fault, NULL);
    sigaction(SIGPROF, &tick, NULL);
    setitimer(ITIMER_PROF, &often, NULL);
    for (long k = 0; k < PAGES * page; k++)
        at[k] = expected[k] = (unsigned char)below(256);
    for (unsigned r = 0; r < ROUNDS; r++) {
        size_t n = below(LONGEST), from = (size_t)(2 * page) - below(LONGEST), by = below(64);
        unsigned which = below(3);
        size_t to = which == 0 ? from + by : which == 1 ? from - by : (size_t)(5 * page) - below(LONGEST) + by;
        mprotect(at + (which == 2 && below(2) ? 4 + below(2) : 1 + below(2)) * page, (size_t)page, below(2) ? PROT_NONE : PROT_READ);
        (which == 2 ? library_copy : library_move)(at + to, at + from, n);
        move(expected + to, expected + from, n);
        wrong += memcmp(at + to, expected + to, n) != 0;
    }
    for (long k = 0; k < PAGES; k++)
        mprotect(at + k * page, (size_t)page, PROT_READ | PROT_WRITE);
    CHECK(wrong == 0);
    CHECK(memcmp(at, expected, (size_t)(PAGES * page)) == 0);
    CHECK(faults > 300);
    return 0;
}

/* stdout:
yes at != MAP_FAILED && sizeof expected >= (size_t)(PAGES * page)
yes wrong == 0
yes memcmp(at, expected, (size_t)(PAGES * page)) == 0
yes faults > 300
*/
