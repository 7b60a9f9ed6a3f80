// The calls of clocks and timers by their numbers, those with 32-bit and those with 64-bit times.
// except: sparc64, its tv_usec is an int
// qemu: no, it lacks some of them
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include "answers.h"

#ifndef SYS_getrlimit
#define SYS_getrlimit SYS_ugetrlimit
#endif

struct words {
    long sec, nsec;
};
struct time64 {
    int64_t sec, nsec;
};
struct setting {
    struct words interval, value;
};
struct setting64 {
    struct time64 interval, value;
};

/* Says whether a sleep of sec and nsec, interrupted after about 2 ms, has left what it should: a busy host may be a second late. */
static int is_left(int64_t sec, int64_t nsec, int64_t of_sec, int64_t of_nsec)
{
    int64_t left = sec * 1000000000 + nsec, most = of_sec * 1000000000 + of_nsec - 1000000;
    return nsec >= 0 && nsec < 1000000000 && left <= most && left > most - 1000000000;
}

#define CLOCK_TESTS(suffix, words, setting) \
    static void clocks##suffix(long gettime, long getres, long nanosleep, long set) \
    { \
        struct words now = {-1, -1}, later = {-1, -1}, step = {-1, -1}, soon = {0, 3000000}, wrong = {0, 1000000000}, less = {-1, 0}; \
        SHOW(syscall(gettime, CLOCK_MONOTONIC, &now)); \
        SHOW(syscall(getres, CLOCK_MONOTONIC, &step)); \
        printf("  %d %d\n", (int)step.sec, (int)step.nsec); \
        SHOW(syscall(getres, CLOCK_MONOTONIC_COARSE, &step)); \
        printf("  %d %d\n", (int)step.sec, step.nsec > 1); \
        SHOW(syscall(getres, CLOCK_REALTIME, NULL)); \
        SHOW(syscall(getres, 99, &step)); \
        SHOW(syscall(getres, CLOCK_REALTIME, no_access())); \
        SHOW(syscall(gettime, 99, &now)); \
        SHOW(syscall(gettime, CLOCK_REALTIME, no_access())); \
        SHOW(syscall(nanosleep, CLOCK_MONOTONIC, 0, &soon, &step)); \
        SHOW(syscall(gettime, CLOCK_MONOTONIC, &later)); \
        printf("  %d\n", (later.sec - now.sec) * 1000000000 + later.nsec - now.nsec >= 3000000); \
        SHOW(syscall(nanosleep, CLOCK_MONOTONIC, TIMER_ABSTIME, &now, NULL)); \
        SHOW(syscall(nanosleep, CLOCK_MONOTONIC, 0, &wrong, NULL)); \
        SHOW(syscall(nanosleep, CLOCK_MONOTONIC, 0, &less, NULL)); \
        SHOW(syscall(nanosleep, CLOCK_MONOTONIC, 0, no_access(), NULL)); \
        SHOW(syscall(nanosleep, 99, 0, &soon, NULL)); \
        SHOW(syscall(nanosleep, CLOCK_MONOTONIC_COARSE, 0, &soon, NULL)); \
        SHOW(syscall(nanosleep, CLOCK_THREAD_CPUTIME_ID, 0, &soon, NULL)); \
        ualarm(2000, 0); \
        soon.sec = 5; \
        SHOW(syscall(nanosleep, CLOCK_MONOTONIC, 0, &soon, &step)); \
        printf("  %d\n", is_left(step.sec, step.nsec, 5, 3000000)); \
        ualarm(2000, 0); \
        SHOW(syscall(nanosleep, CLOCK_REALTIME, 0, &soon, no_access())); \
        SHOW(syscall(set, CLOCK_MONOTONIC, &now)); \
        SHOW(syscall(set, CLOCK_REALTIME, &wrong)); \
        SHOW(syscall(set, CLOCK_REALTIME, no_access())); \
        SHOW(syscall(set, 99, &now)); \
    } \
    static void timers##suffix(long settime, long get, long fd_set, long fd_get) \
    { \
        int id = -1; \
        struct sigevent e = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGALRM}; \
        struct setting s = {{0, 7000000}, {100, 5}}, old = {{-1, -1}, {-1, -1}}, wrong = {{0, 0}, {0, 1000000000}}, none = {{0, 0}, {0, 0}}; \
        SHOW(call(timer_create, CLOCK_MONOTONIC, &e, &id)); \
        SHOW(syscall(settime, id, 0, &s, &old)); \
        printf("  %d %d %d %d\n", (int)old.interval.sec, (int)old.interval.nsec, (int)old.value.sec, (int)old.value.nsec); \
        SHOW(syscall(get, id, &old)); \
        printf("  %d %d %d\n", (int)old.interval.sec, (int)old.interval.nsec, old.value.sec == 99 || old.value.nsec <= 5); \
        SHOW(call(timer_getoverrun, id)); \
        SHOW(syscall(settime, id, TIMER_ABSTIME, &none, &old)); \
        printf("  %d\n", (int)old.interval.nsec); \
        SHOW(syscall(get, id, &old)); \
        printf("  %d %d %d\n", (int)old.interval.nsec, (int)old.value.sec, (int)old.value.nsec); \
        SHOW(syscall(settime, id, 0, &wrong, NULL)); \
        SHOW(syscall(settime, id, 0, NULL, NULL)); \
        SHOW(syscall(settime, id, 0, no_access(), NULL)); \
        SHOW(syscall(settime, id, 0, &s, no_access())); \
        SHOW(syscall(settime, 9999, 0, &s, NULL)); \
        SHOW(syscall(get, 9999, &old)); \
        SHOW(syscall(get, id, no_access())); \
        SHOW(call(timer_getoverrun, 9999)); \
        SHOW(call(timer_delete, id)); \
        SHOW(call(timer_delete, id)); \
        int fd = timerfd_create(CLOCK_MONOTONIC, 0); \
        SHOW(syscall(fd_set, fd, 0, &s, &old)); \
        printf("  %d %d\n", (int)old.interval.nsec, (int)old.value.sec); \
        SHOW(syscall(fd_get, fd, &old)); \
        printf("  %d %d\n", (int)old.interval.nsec, old.value.sec >= 99); \
        SHOW(syscall(fd_set, fd, 8, &s, NULL)); \
        SHOW(syscall(fd_set, fd, 0, &wrong, NULL)); \
        SHOW(syscall(fd_set, fd, 0, no_access(), NULL)); \
        SHOW(syscall(fd_set, fd, 0, &s, no_access())); \
        SHOW(syscall(fd_set, 0, 0, &s, NULL)); \
        SHOW(syscall(fd_set, -1, 0, &s, NULL)); \
        SHOW(syscall(fd_get, 0, &old)); \
        SHOW(syscall(fd_get, -1, &old)); \
        SHOW(syscall(fd_get, fd, no_access())); \
        close(fd); \
    }

CLOCK_TESTS(, words, setting)
CLOCK_TESTS(64, time64, setting64)

#ifdef SYS_clock_gettime64
#define NUMBER64(name, name64) SYS_##name64
#else
#define NUMBER64(name, name64) SYS_##name
#endif

static void on_alarm(int sig)
{
    (void)sig;
}

static void older(void)
{
    struct words soon = {0, 2000000}, left = {-1, -1}, wrong = {0, -1};
    SHOW(call(nanosleep, &soon, &left));
    SHOW(call(nanosleep, &wrong, &left));
    SHOW(call(nanosleep, no_access(), &left));
    ualarm(2000, 0);
    soon.sec = 3;
    SHOW(call(nanosleep, &soon, &left));
    printf("  %d\n", is_left(left.sec, left.nsec, 3, 2000000));
    SHOW(call(gettimeofday, &left, NULL));
    printf("  %d\n", left.sec > 1000000 && left.nsec < 1000000);
    int zone[2] = {7, 7};
    SHOW(call(gettimeofday, NULL, zone));
    printf("  %d %d\n", zone[0], zone[1]);
    SHOW(call(gettimeofday, no_access(), NULL));
    SHOW(call(gettimeofday, NULL, no_access()));
    SHOW(call(settimeofday, no_access(), NULL));
    struct words late = {1, 1000000};
    SHOW(call(settimeofday, &late, NULL));
    SHOW(call(sched_rr_get_interval, 0, &left));
    SHOW(call(sched_rr_get_interval, -1, &left));
    SHOW(call(sched_rr_get_interval, 0, no_access()));
    char timex[512] = "";
    SHOW(call(adjtimex, timex) >= 0);
    SHOW(call(clock_adjtime, CLOCK_REALTIME, timex) >= 0);
    SHOW(call(clock_adjtime, CLOCK_MONOTONIC, timex));
    SHOW(call(clock_adjtime, 99, timex));
    SHOW(call(adjtimex, no_access()));
    SHOW(call(clock_adjtime, CLOCK_REALTIME, no_access()));
    struct words limit[1] = {{100, 200}};
    SHOW(call(setrlimit, RLIMIT_CORE, limit));
    SHOW(call(getrlimit, RLIMIT_CORE, &left));
    printf("  %ld %ld\n", left.sec, left.nsec);
    SHOW(call(setrlimit, RLIMIT_CORE, &(struct words){201, 200}));
    SHOW(call(setrlimit, 99, limit));
    SHOW(call(setrlimit, RLIMIT_CORE, no_access()));
    SHOW(call(getrlimit, 99, &left));
    SHOW(call(getrlimit, RLIMIT_CORE, no_access()));
}

int main(void)
{
    struct sigaction sa = {.sa_handler = on_alarm};
    sigaction(SIGALRM, &sa, NULL);
    clocks(SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep, SYS_clock_settime);
    timers(SYS_timer_settime, SYS_timer_gettime, SYS_timerfd_settime, SYS_timerfd_gettime);
    clocks64(NUMBER64(clock_gettime, clock_gettime64), NUMBER64(clock_getres, clock_getres_time64),
             NUMBER64(clock_nanosleep, clock_nanosleep_time64), NUMBER64(clock_settime, clock_settime64));
    timers64(NUMBER64(timer_settime, timer_settime64), NUMBER64(timer_gettime, timer_gettime64),
             NUMBER64(timerfd_settime, timerfd_settime64), NUMBER64(timerfd_gettime, timerfd_gettime64));
    older();
}

/* stdout:
syscall(gettime, CLOCK_MONOTONIC, &now) = 0
syscall(getres, CLOCK_MONOTONIC, &step) = 0
  0 1
syscall(getres, CLOCK_MONOTONIC_COARSE, &step) = 0
  0 1
syscall(getres, CLOCK_REALTIME, NULL) = 0
syscall(getres, 99, &step): EINVAL
syscall(getres, CLOCK_REALTIME, no_access()): EFAULT
syscall(gettime, 99, &now): EINVAL
syscall(gettime, CLOCK_REALTIME, no_access()): EFAULT
syscall(nanosleep, CLOCK_MONOTONIC, 0, &soon, &step) = 0
syscall(gettime, CLOCK_MONOTONIC, &later) = 0
  1
syscall(nanosleep, CLOCK_MONOTONIC, TIMER_ABSTIME, &now, NULL) = 0
syscall(nanosleep, CLOCK_MONOTONIC, 0, &wrong, NULL): EINVAL
syscall(nanosleep, CLOCK_MONOTONIC, 0, &less, NULL): EINVAL
syscall(nanosleep, CLOCK_MONOTONIC, 0, no_access(), NULL): EFAULT
syscall(nanosleep, 99, 0, &soon, NULL): EINVAL
syscall(nanosleep, CLOCK_MONOTONIC_COARSE, 0, &soon, NULL): EOPNOTSUPP
syscall(nanosleep, CLOCK_THREAD_CPUTIME_ID, 0, &soon, NULL): EOPNOTSUPP
syscall(nanosleep, CLOCK_MONOTONIC, 0, &soon, &step): EINTR
  1
syscall(nanosleep, CLOCK_REALTIME, 0, &soon, no_access()): EFAULT
syscall(set, CLOCK_MONOTONIC, &now): EINVAL
syscall(set, CLOCK_REALTIME, &wrong): EINVAL
syscall(set, CLOCK_REALTIME, no_access()): EFAULT
syscall(set, 99, &now): EINVAL
call(timer_create, CLOCK_MONOTONIC, &e, &id) = 0
syscall(settime, id, 0, &s, &old) = 0
  0 0 0 0
syscall(get, id, &old) = 0
  0 7000000 1
call(timer_getoverrun, id) = 0
syscall(settime, id, TIMER_ABSTIME, &none, &old) = 0
  7000000
syscall(get, id, &old) = 0
  0 0 0
syscall(settime, id, 0, &wrong, NULL): EINVAL
syscall(settime, id, 0, NULL, NULL): EINVAL
syscall(settime, id, 0, no_access(), NULL): EFAULT
syscall(settime, id, 0, &s, no_access()): EFAULT
syscall(settime, 9999, 0, &s, NULL): EINVAL
syscall(get, 9999, &old): EINVAL
syscall(get, id, no_access()): EFAULT
call(timer_getoverrun, 9999): EINVAL
call(timer_delete, id) = 0
call(timer_delete, id): EINVAL
syscall(fd_set, fd, 0, &s, &old) = 0
  0 0
syscall(fd_get, fd, &old) = 0
  7000000 1
syscall(fd_set, fd, 8, &s, NULL): EINVAL
syscall(fd_set, fd, 0, &wrong, NULL): EINVAL
syscall(fd_set, fd, 0, no_access(), NULL): EFAULT
syscall(fd_set, fd, 0, &s, no_access()): EFAULT
syscall(fd_set, 0, 0, &s, NULL): EINVAL
syscall(fd_set, -1, 0, &s, NULL): EBADF
syscall(fd_get, 0, &old): EINVAL
syscall(fd_get, -1, &old): EBADF
syscall(fd_get, fd, no_access()): EFAULT
syscall(gettime, CLOCK_MONOTONIC, &now) = 0
syscall(getres, CLOCK_MONOTONIC, &step) = 0
  0 1
syscall(getres, CLOCK_MONOTONIC_COARSE, &step) = 0
  0 1
syscall(getres, CLOCK_REALTIME, NULL) = 0
syscall(getres, 99, &step): EINVAL
syscall(getres, CLOCK_REALTIME, no_access()): EFAULT
syscall(gettime, 99, &now): EINVAL
syscall(gettime, CLOCK_REALTIME, no_access()): EFAULT
syscall(nanosleep, CLOCK_MONOTONIC, 0, &soon, &step) = 0
syscall(gettime, CLOCK_MONOTONIC, &later) = 0
  1
syscall(nanosleep, CLOCK_MONOTONIC, TIMER_ABSTIME, &now, NULL) = 0
syscall(nanosleep, CLOCK_MONOTONIC, 0, &wrong, NULL): EINVAL
syscall(nanosleep, CLOCK_MONOTONIC, 0, &less, NULL): EINVAL
syscall(nanosleep, CLOCK_MONOTONIC, 0, no_access(), NULL): EFAULT
syscall(nanosleep, 99, 0, &soon, NULL): EINVAL
syscall(nanosleep, CLOCK_MONOTONIC_COARSE, 0, &soon, NULL): EOPNOTSUPP
syscall(nanosleep, CLOCK_THREAD_CPUTIME_ID, 0, &soon, NULL): EOPNOTSUPP
syscall(nanosleep, CLOCK_MONOTONIC, 0, &soon, &step): EINTR
  1
syscall(nanosleep, CLOCK_REALTIME, 0, &soon, no_access()): EFAULT
syscall(set, CLOCK_MONOTONIC, &now): EINVAL
syscall(set, CLOCK_REALTIME, &wrong): EINVAL
syscall(set, CLOCK_REALTIME, no_access()): EFAULT
syscall(set, 99, &now): EINVAL
call(timer_create, CLOCK_MONOTONIC, &e, &id) = 0
syscall(settime, id, 0, &s, &old) = 0
  0 0 0 0
syscall(get, id, &old) = 0
  0 7000000 1
call(timer_getoverrun, id) = 0
syscall(settime, id, TIMER_ABSTIME, &none, &old) = 0
  7000000
syscall(get, id, &old) = 0
  0 0 0
syscall(settime, id, 0, &wrong, NULL): EINVAL
syscall(settime, id, 0, NULL, NULL): EINVAL
syscall(settime, id, 0, no_access(), NULL): EFAULT
syscall(settime, id, 0, &s, no_access()): EFAULT
syscall(settime, 9999, 0, &s, NULL): EINVAL
syscall(get, 9999, &old): EINVAL
syscall(get, id, no_access()): EFAULT
call(timer_getoverrun, 9999): EINVAL
call(timer_delete, id) = 0
call(timer_delete, id): EINVAL
syscall(fd_set, fd, 0, &s, &old) = 0
  0 0
syscall(fd_get, fd, &old) = 0
  7000000 1
syscall(fd_set, fd, 8, &s, NULL): EINVAL
syscall(fd_set, fd, 0, &wrong, NULL): EINVAL
syscall(fd_set, fd, 0, no_access(), NULL): EFAULT
syscall(fd_set, fd, 0, &s, no_access()): EFAULT
syscall(fd_set, 0, 0, &s, NULL): EINVAL
syscall(fd_set, -1, 0, &s, NULL): EBADF
syscall(fd_get, 0, &old): EINVAL
syscall(fd_get, -1, &old): EBADF
syscall(fd_get, fd, no_access()): EFAULT
call(nanosleep, &soon, &left) = 0
call(nanosleep, &wrong, &left): EINVAL
call(nanosleep, no_access(), &left): EFAULT
call(nanosleep, &soon, &left): EINTR
  1
call(gettimeofday, &left, NULL) = 0
  1
call(gettimeofday, NULL, zone) = 0
  0 0
call(gettimeofday, no_access(), NULL): EFAULT
call(gettimeofday, NULL, no_access()): EFAULT
call(settimeofday, no_access(), NULL): EFAULT
call(settimeofday, &late, NULL): EINVAL
call(sched_rr_get_interval, 0, &left) = 0
call(sched_rr_get_interval, -1, &left): EINVAL
call(sched_rr_get_interval, 0, no_access()): EFAULT
call(adjtimex, timex) >= 0 = 1
call(clock_adjtime, CLOCK_REALTIME, timex) >= 0 = 1
call(clock_adjtime, CLOCK_MONOTONIC, timex): EOPNOTSUPP
call(clock_adjtime, 99, timex): EINVAL
call(adjtimex, no_access()): EFAULT
call(clock_adjtime, CLOCK_REALTIME, no_access()): EFAULT
call(setrlimit, RLIMIT_CORE, limit) = 0
call(getrlimit, RLIMIT_CORE, &left) = 0
  100 200
call(setrlimit, RLIMIT_CORE, &(struct words){201, 200}): EINVAL
call(setrlimit, 99, limit): EINVAL
call(setrlimit, RLIMIT_CORE, no_access()): EFAULT
call(getrlimit, 99, &left): EINVAL
call(getrlimit, RLIMIT_CORE, no_access()): EFAULT
*/
