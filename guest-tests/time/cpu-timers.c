// Timers and sleeps on the cpu time of a thread, of another process, and of the process.
// flags: -pthread
// qemu: no, unreliable signals
#include <pthread.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

static volatile sig_atomic_t hits;
static volatile int stop;
static clockid_t clock_of_hit;
static struct timespec at_hit;

static void handler(int n)
{
    (void)n;
    hits++;
    clock_gettime(clock_of_hit, &at_hit);
}

static long long ns(struct timespec t)
{
    return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static long long now(clockid_t clock)
{
    struct timespec t;
    must(clock_gettime(clock, &t), "clock_gettime");
    return ns(t);
}

static volatile unsigned sink;
static void *work(void *arg)
{
    while (!stop)
        sink = sink * 1664525 + 1013904223;
    return arg;
}

/* Works until the timer has expired, at most for five seconds of its clock. */
static void work_until(int count, clockid_t clock)
{
    long long end = now(clock) + 5000000000LL;
    while (hits < count && now(clock) < end)
        sink++;
}

static timer_t make(clockid_t clock)
{
    struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGUSR1};
    timer_t timer;
    must(timer_create(clock, &event, &timer), "timer_create");
    return timer;
}

static int set(timer_t timer, int flags, long long value, long long interval)
{
    struct itimerspec s = {.it_value = {value / 1000000000, value % 1000000000}, .it_interval = {0, interval}};
    return timer_settime(timer, flags, &s, NULL);
}

static void thread_clocks(void)
{
    pthread_t th;
    clockid_t other;
    struct itimerspec left;
    timer_t mine = make(CLOCK_THREAD_CPUTIME_ID);
    clock_of_hit = CLOCK_THREAD_CPUTIME_ID;
    long long start = now(CLOCK_THREAD_CPUTIME_ID);
    CHECK(set(mine, 0, 30000000, 0) == 0);
    stop = 0;
    must(pthread_create(&th, NULL, work, NULL), "pthread_create");
    CHECK(pthread_getcpuclockid(th, &other) == 0);
    struct timespec pause = {0, 100000000};
    CHECK(clock_nanosleep(other, 0, &pause, NULL) == 0 && now(other) >= 100000000);
    CHECK(hits == 0 && now(CLOCK_THREAD_CPUTIME_ID) - start < 30000000);
    CHECK(timer_gettime(mine, &left) == 0 && ns(left.it_value) > 0 && ns(left.it_value) <= 30000000);
    work_until(1, CLOCK_THREAD_CPUTIME_ID);
    CHECK(hits == 1);
    timer_delete(mine);
    clock_of_hit = other;
    timer_t its = make(other);
    start = now(other);
    CHECK(set(its, TIMER_ABSTIME, start + 50000000, 0) == 0);
    while (hits < 2)
        usleep(1000);
    CHECK(hits == 2 && ns(at_hit) >= start + 50000000);
    stop = 1;
    pthread_join(th, NULL);
    usleep(50000); /* pthread_join() returns a little before the thread has gone */
    CHECK(set(its, 0, 1000000, 0) == -1 && errno == ESRCH);
    CHECK(timer_gettime(its, &left) == 0 && ns(left.it_value) == 0);
    timer_delete(its);
}

static void process_clocks(void)
{
    struct timespec pause = {0, 20000000};
    clockid_t clock;
    pid_t child = fork();
    if (child == 0)
        for (;;)
            sink++;
    CHECK(clock_getcpuclockid(child, &clock) == 0);
    CHECK(clock_nanosleep(clock, 0, &pause, NULL) == 0 && now(clock) >= 20000000);
    clock_of_hit = clock;
    hits = 0;
    timer_t its = make(clock);
    long long start = now(clock);
    CHECK(set(its, 0, 10000000, 10000000) == 0);
    while (hits < 3)
        usleep(1000);
    CHECK(ns(at_hit) >= start + 30000000);
    kill(child, SIGKILL);
    CHECK(waitpid(child, NULL, 0) == child);
    timer_delete(its);
    CHECK(clock_getcpuclockid(child, &clock) == ESRCH);
}

static void errors(void)
{
    struct timespec soon = {0, 1};
    timer_t timer;
    clockid_t mine;
    CHECK(pthread_getcpuclockid(pthread_self(), &mine) == 0);
    CHECK(clock_nanosleep(CLOCK_THREAD_CPUTIME_ID, 0, &soon, NULL) != 0);
    CHECK(syscall(SYS_clock_nanosleep, ~0u << 3 | 6, 0, &soon, NULL) == -1 && errno == EINVAL);
    CHECK(timer_create(CLOCK_MONOTONIC_RAW, NULL, &timer) == -1 && errno == EOPNOTSUPP);
    CHECK(timer_create(CLOCK_REALTIME_COARSE, NULL, &timer) == -1 && errno == EOPNOTSUPP);
    CHECK(timer_create(55, NULL, &timer) == -1 && errno == EINVAL);
    /* Nothing runs while the process sleeps on its own cpu time; the alarm ends that. */
    signal(SIGALRM, handler);
    clock_of_hit = CLOCK_MONOTONIC;
    alarm(1);
    struct timespec pause = {2, 0}, rest;
    struct sigaction a = {.sa_handler = handler};
    sigaction(SIGALRM, &a, NULL);
    CHECK(clock_nanosleep(CLOCK_PROCESS_CPUTIME_ID, 0, &pause, &rest) == EINTR && ns(rest) > 1900000000);
}

int main(void)
{
    struct sigaction a = {.sa_handler = handler, .sa_flags = SA_RESTART};
    sigaction(SIGUSR1, &a, NULL);
    thread_clocks();
    process_clocks();
    errors();
}

/* stdout:
yes set(mine, 0, 30000000, 0) == 0
yes pthread_getcpuclockid(th, &other) == 0
yes clock_nanosleep(other, 0, &pause, NULL) == 0 && now(other) >= 100000000
yes hits == 0 && now(CLOCK_THREAD_CPUTIME_ID) - start < 30000000
yes timer_gettime(mine, &left) == 0 && ns(left.it_value) > 0 && ns(left.it_value) <= 30000000
yes hits == 1
yes set(its, TIMER_ABSTIME, start + 50000000, 0) == 0
yes hits == 2 && ns(at_hit) >= start + 50000000
yes set(its, 0, 1000000, 0) == -1 && errno == ESRCH
yes timer_gettime(its, &left) == 0 && ns(left.it_value) == 0
yes clock_getcpuclockid(child, &clock) == 0
yes clock_nanosleep(clock, 0, &pause, NULL) == 0 && now(clock) >= 20000000
yes set(its, 0, 10000000, 10000000) == 0
yes ns(at_hit) >= start + 30000000
yes waitpid(child, NULL, 0) == child
yes clock_getcpuclockid(child, &clock) == ESRCH
yes pthread_getcpuclockid(pthread_self(), &mine) == 0
yes clock_nanosleep(CLOCK_THREAD_CPUTIME_ID, 0, &soon, NULL) != 0
yes syscall(SYS_clock_nanosleep, ~0u << 3 | 6, 0, &soon, NULL) == -1 && errno == EINVAL
yes timer_create(CLOCK_MONOTONIC_RAW, NULL, &timer) == -1 && errno == EOPNOTSUPP
yes timer_create(CLOCK_REALTIME_COARSE, NULL, &timer) == -1 && errno == EOPNOTSUPP
yes timer_create(55, NULL, &timer) == -1 && errno == EINVAL
yes clock_nanosleep(CLOCK_PROCESS_CPUTIME_ID, 0, &pause, &rest) == EINTR && ns(rest) > 1900000000
*/
