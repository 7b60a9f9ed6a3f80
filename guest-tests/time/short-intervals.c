// Timers that expire every nanosecond or microsecond, whose signals are blocked, ignored or not wanted, take a program no time.
// seconds: 15
// qemu: no, unreliable signals
#include <signal.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

static volatile int hits, wanted, missed;
static timer_t handled;
static const struct itimerspec off;

/* Ends the timer after the hits that are wanted. */
static void handler(int n)
{
    (void)n;
    if (++hits != wanted)
        return;
    missed = timer_getoverrun(handled);
    timer_settime(handled, 0, &off, NULL);
}

static int64_t now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static timer_t start(clockid_t clock, int notify, int sig, long value, long interval)
{
    struct sigevent event = {.sigev_notify = notify, .sigev_signo = sig};
    const struct itimerspec at = {{0, interval}, {0, value}};
    timer_t timer;
    if (notify == SIGEV_THREAD_ID)
        event.sigev_notify_thread_id = (int)syscall(SYS_gettid);
    must(timer_create(clock, &event, &timer), "timer_create");
    must(timer_settime(timer, 0, &at, NULL), "timer_settime");
    return timer;
}

/* Computes for 30 ms. */
static volatile unsigned sink;
static void compute(void)
{
    for (int64_t end = now() + 30000000; now() < end;)
        for (int i = 0; i < 100; i++)
            sink = sink * 1664525 + 1013904223;
}

/* All kinds of timers, of one signal. */
static void all(const char *what, int sig, long interval)
{
    const struct itimerval each = {{0, 1}, {0, 1}}, later = {{0, 1}, {0, 5000}}, none = {{0, 0}, {0, 0}};
    const clockid_t clocks[] = {CLOCK_MONOTONIC, CLOCK_REALTIME, CLOCK_PROCESS_CPUTIME_ID, CLOCK_THREAD_CPUTIME_ID};
    const int notify[] = {SIGEV_SIGNAL, SIGEV_NONE, SIGEV_THREAD_ID};
    timer_t timers[sizeof clocks / sizeof *clocks * 3];
    unsigned n = 0;
    for (unsigned c = 0; c < sizeof clocks / sizeof *clocks; c++)
        for (unsigned k = 0; k < 3; k++)
            timers[n++] = start(clocks[c], notify[k], sig, 1 + k, interval);
    setitimer(ITIMER_REAL, &each, NULL);
    setitimer(ITIMER_VIRTUAL, &each, NULL);
    setitimer(ITIMER_PROF, &later, NULL);
    compute();
    setitimer(ITIMER_REAL, &none, NULL);
    setitimer(ITIMER_VIRTUAL, &none, NULL);
    setitimer(ITIMER_PROF, &none, NULL);
    while (n)
        timer_delete(timers[--n]);
    printf("%s: %d\n", what, hits);
}

static void timerfds(void)
{
    const struct itimerspec at = {{0, 1}, {0, 1}};
    uint64_t count = 0, more = 0;
    int fd = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK);
    struct itimerspec left;
    CHECK(fd >= 0 && timerfd_settime(fd, 0, &at, NULL) == 0);
    compute();
    CHECK(read(fd, &count, 8) == 8 && count >= 30000000);
    compute();
    CHECK(timerfd_gettime(fd, &left) == 0 && left.it_value.tv_nsec <= 1);
    CHECK(read(fd, &more, 8) == 8 && more >= 30000000);
    close(fd);
}

int main(void)
{
    const int signals[] = {SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1};
    struct sigaction action = {.sa_handler = handler};
    sigset_t set;
    sigemptyset(&set);
    for (int i = 0; i < 4; i++) {
        signal(signals[i], SIG_IGN);
        sigaddset(&set, signals[i]);
    }
    all("ignored", SIGUSR1, 1);
    all("ignored, of a microsecond", SIGUSR1, 1000);
    for (int i = 0; i < 4; i++)
        sigaction(signals[i], &action, NULL);
    sigprocmask(SIG_BLOCK, &set, NULL);
    all("blocked", SIGUSR1, 1);
    all("blocked, of a microsecond", SIGUSR1, 1000);
    timerfds();
    for (int i = 0; i < 4; i++) /* forget what is pending */
        signal(signals[i], SIG_IGN);
    for (int i = 0; i < 4; i++)
        sigaction(signals[i], &action, NULL);
    sigprocmask(SIG_UNBLOCK, &set, NULL);

    struct itimerspec left;
    timer_t silent = start(CLOCK_MONOTONIC, SIGEV_NONE, 0, 5000000, 0);
    compute();
    CHECK(timer_gettime(silent, &left) == 0 && left.it_value.tv_sec == 0 && left.it_value.tv_nsec == 0);
    const struct itimerspec again = {{3600, 0}, {0, 1}};
    timer_settime(silent, 0, &again, NULL);
    compute();
    CHECK(timer_gettime(silent, &left) == 0 && left.it_value.tv_sec == 3599 && timer_getoverrun(silent) == 0);

    wanted = 200;
    hits = 0;
    must(sigprocmask(SIG_BLOCK, &set, NULL), "sigprocmask"); /* so that `handled` is set first */
    handled = start(CLOCK_MONOTONIC, SIGEV_SIGNAL, SIGUSR1, 1, 1);
    must(sigprocmask(SIG_UNBLOCK, &set, NULL), "sigprocmask");
    while (hits < wanted)
        compute();
    CHECK(missed > 0);
}

/* stdout:
ignored: 0
ignored, of a microsecond: 0
blocked: 0
blocked, of a microsecond: 0
yes fd >= 0 && timerfd_settime(fd, 0, &at, NULL) == 0
yes read(fd, &count, 8) == 8 && count >= 30000000
yes timerfd_gettime(fd, &left) == 0 && left.it_value.tv_nsec <= 1
yes read(fd, &more, 8) == 8 && more >= 30000000
yes timer_gettime(silent, &left) == 0 && left.it_value.tv_sec == 0 && left.it_value.tv_nsec == 0
yes timer_gettime(silent, &left) == 0 && left.it_value.tv_sec == 3599 && timer_getoverrun(silent) == 0
yes missed > 0
*/
