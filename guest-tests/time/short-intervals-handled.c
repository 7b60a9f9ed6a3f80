// A program whose timers expire every nanosecond or microsecond, with a handler, goes on beside the handler, and soon ends.
// native: no, on Linux only the handler runs
// seconds: 15
// qemu: no, unreliable signals
#include <signal.h>
#include <stdint.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

static volatile int hits;
static void handler(int n)
{
    (void)n;
    hits++;
}

static int64_t now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000LL + t.tv_nsec;
}

/* Sets `n` timers, and ITIMER_REAL and ITIMER_PROF. Returns what the program computes in 50 ms. */
static unsigned work(int n, clockid_t clock, long interval)
{
    const struct itimerval each = {{0, 1}, {0, 1}}, later = {{0, 1}, {0, 20000}}, none = {{0, 0}, {0, 0}};
    const struct itimerspec at = {{0, interval}, {0, 1}};
    struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGUSR1};
    timer_t timers[8];
    unsigned done = 0;
    hits = 0;
    for (int i = 0; i < n; i++) {
        must(timer_create(clock, &event, &timers[i]), "timer_create");
        timer_settime(timers[i], 0, &at, NULL);
    }
    setitimer(ITIMER_REAL, &each, NULL);
    setitimer(ITIMER_PROF, &later, NULL);
    for (int64_t end = now() + 50000000; now() < end;)
        done++;
    setitimer(ITIMER_REAL, &none, NULL);
    setitimer(ITIMER_PROF, &none, NULL);
    for (int i = 0; i < n; i++)
        timer_delete(timers[i]);
    return done;
}

/* Several processes at the same time. */
static void family(void)
{
    for (int i = 0; i < 4; i++)
        if (!fork())
            _exit(work(3, CLOCK_MONOTONIC, 1) == 0);
    for (int i = 0, status; i < 4; i++)
        printf("%d", wait(&status) > 0 && status == 0);
    printf("\n");
}

int main(void)
{
    struct sigaction action = {.sa_handler = handler};
    sigaction(SIGALRM, &action, NULL);
    sigaction(SIGPROF, &action, NULL);
    sigaction(SIGUSR1, &action, NULL);
    CHECK(work(1, CLOCK_MONOTONIC, 1) > 0 && hits > 100);
    CHECK(work(8, CLOCK_REALTIME, 1000) > 0 && hits > 100);
    CHECK(work(8, CLOCK_PROCESS_CPUTIME_ID, 1) > 0 && hits > 8);
    family();
}

/* stdout:
yes work(1, CLOCK_MONOTONIC, 1) > 0 && hits > 100
yes work(8, CLOCK_REALTIME, 1000) > 0 && hits > 100
yes work(8, CLOCK_PROCESS_CPUTIME_ID, 1) > 0 && hits > 8
1111
*/
