// timer_create with signals and threads: one-shot, periodic, overruns, deletion.
// qemu: no, unreliable signals
#include <signal.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

static volatile int hits, value, code;
static void handler(int n, siginfo_t *info, void *context)
{
    (void)n, (void)context;
    hits++;
    value = info->si_value.sival_int;
    code = info->si_code;
}

/* Does a timer of an absolute time expire then, and not before? */
static int fires_at_a_time(timer_t timer)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    long long until = t.tv_sec * 1000000000LL + t.tv_nsec + 50000000;
    struct itimerspec at = {{0, 0}, {until / 1000000000, until % 1000000000}};
    hits = 0;
    timer_settime(timer, TIMER_ABSTIME, &at, NULL);
    while (!hits)
        usleep(1000);
    clock_gettime(CLOCK_MONOTONIC, &t);
    long long late = t.tv_sec * 1000000000LL + t.tv_nsec - until;
    return late >= 0 && late < 5000000000LL;
}

static volatile int of[3], missed[3];
static void count(int n, siginfo_t *info, void *context)
{
    (void)n, (void)context;
    of[info->si_value.sival_int]++;
    missed[info->si_value.sival_int] += info->si_overrun;
}

/* Two timers share a standard signal with kill(): each has a signal of its own pending, and goes on after it. */
static void share_a_signal(void)
{
    struct sigaction action = {.sa_sigaction = count, .sa_flags = SA_SIGINFO | SA_RESTART};
    const struct itimerspec every = {{0, 10000000}, {0, 10000000}};
    timer_t timer[3];
    sigset_t set;
    sigaction(SIGUSR1, &action, NULL);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigprocmask(SIG_BLOCK, &set, NULL);
    for (int i = 1; i < 3; i++) {
        struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGUSR1, .sigev_value.sival_int = i};
        timer_create(CLOCK_MONOTONIC, &event, &timer[i]);
        timer_settime(timer[i], 0, &every, NULL);
    }
    sigqueue(getpid(), SIGUSR1, (union sigval){.sival_int = 0});
    usleep(45000);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    CHECK(of[0] == 1 && of[1] == 1 && of[2] == 1 && missed[1] >= 3 && missed[2] >= 3);
    while (of[1] < 3 || of[2] < 3)
        usleep(1000);
    signal(SIGUSR1, SIG_IGN);
    usleep(30000);
    of[1] = of[2] = 0;
    sigaction(SIGUSR1, &action, NULL);
    while (of[1] < 3 || of[2] < 3)
        usleep(1000);
    sigprocmask(SIG_BLOCK, &set, NULL);
    usleep(30000);
    signal(SIGUSR1, SIG_IGN); /* drops what is pending */
    of[1] = of[2] = 0;
    sigaction(SIGUSR1, &action, NULL);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    while (of[1] < 3 || of[2] < 3)
        usleep(1000);
    CHECK(timer_delete(timer[1]) == 0 && timer_delete(timer[2]) == 0);
}

int main(void)
{
    struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO | SA_RESTART};
    sigaction(SIGRTMIN + 1, &action, NULL);
    struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGRTMIN + 1, .sigev_value.sival_int = 555};
    timer_t timer;
    CHECK(timer_create(CLOCK_MONOTONIC, &event, &timer) == 0);
    struct itimerspec once = {{0, 0}, {0, 10000000}}, every = {{0, 5000000}, {0, 5000000}}, none = {{0, 0}, {0, 0}}, now;
    CHECK(timer_settime(timer, 0, &once, NULL) == 0);
    while (!hits)
        usleep(1000);
    CHECK(hits == 1 && value == 555 && code == SI_TIMER);
    CHECK(fires_at_a_time(timer));
    CHECK(timer_settime(timer, 0, &every, NULL) == 0);
    while (hits < 5)
        usleep(1000);
    CHECK(timer_gettime(timer, &now) == 0 && now.it_interval.tv_nsec == 5000000);
    CHECK(timer_settime(timer, 0, &none, NULL) == 0);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGRTMIN + 1);
    sigprocmask(SIG_BLOCK, &set, NULL);
    timer_settime(timer, 0, &every, NULL);
    usleep(60000);
    siginfo_t info;
    CHECK(sigwaitinfo(&set, &info) == SIGRTMIN + 1 && info.si_overrun >= 5);
    CHECK(timer_delete(timer) == 0);
    CHECK(timer_gettime(timer, &now) == -1 && errno == EINVAL);
    share_a_signal();
}

/* stdout:
yes timer_create(CLOCK_MONOTONIC, &event, &timer) == 0
yes timer_settime(timer, 0, &once, NULL) == 0
yes hits == 1 && value == 555 && code == SI_TIMER
yes fires_at_a_time(timer)
yes timer_settime(timer, 0, &every, NULL) == 0
yes timer_gettime(timer, &now) == 0 && now.it_interval.tv_nsec == 5000000
yes timer_settime(timer, 0, &none, NULL) == 0
yes sigwaitinfo(&set, &info) == SIGRTMIN + 1 && info.si_overrun >= 5
yes timer_delete(timer) == 0
yes timer_gettime(timer, &now) == -1 && errno == EINVAL
yes of[0] == 1 && of[1] == 1 && of[2] == 1 && missed[1] >= 3 && missed[2] >= 3
yes timer_delete(timer[1]) == 0 && timer_delete(timer[2]) == 0
*/
