// Clocks: booted a while ago, monotonic order, resolutions, cpu time that grows with work and not with sleep.
#include <string.h>
#include <sys/time.h>
#include <sys/times.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

static long long now(clockid_t clock)
{
    struct timespec t;
    must(clock_gettime(clock, &t), "clock_gettime");
    return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static volatile unsigned sink;
static void work(int rounds)
{
    for (int i = 0; i < rounds; i++)
        sink = sink * 1664525 + 1013904223;
}

/* The number after `name` in a file of /proc. */
static long long proc_number(const char *path, const char *name)
{
    char line[256];
    long long n = -1;
    FILE *f = fopen(path, "r");
    while (f && n < 0 && fgets(line, sizeof line, f))
        if (!strncmp(line, name, strlen(name)))
            n = strtoll(line + strlen(name), NULL, 10);
    if (f)
        fclose(f);
    return n;
}

static void check_boot(void)
{
    long long up = now(CLOCK_MONOTONIC) / 1000000000, booted = now(CLOCK_BOOTTIME) / 1000000000;
    CHECK(up >= 10);
    long long uptime = proc_number("/proc/uptime", "");
    CHECK(uptime - booted >= 0 && uptime - booted <= 1);
    long long boot_time = now(CLOCK_REALTIME) / 1000000000 - booted - proc_number("/proc/stat", "btime ");
    CHECK(boot_time >= -2 && boot_time <= 2);
    struct tms used;
    clock_t first = times(&used);
    usleep(100000);
    CHECK(times(&used) - first >= 9);
}

int main(void)
{
    long long a = now(CLOCK_MONOTONIC);
    int backwards = 0;
    for (int i = 0; i < 1000; i++) {
        long long b = now(CLOCK_MONOTONIC);
        backwards += b < a;
        a = b;
    }
    CHECK(backwards == 0);
    struct timespec r;
    CHECK(clock_getres(CLOCK_MONOTONIC, &r) == 0 && r.tv_sec == 0 && r.tv_nsec > 0);
    long long cpu = now(CLOCK_PROCESS_CPUTIME_ID), wall = now(CLOCK_MONOTONIC), thread = now(CLOCK_THREAD_CPUTIME_ID);
    usleep(50000);
    long long slept = now(CLOCK_MONOTONIC) - wall, used = now(CLOCK_PROCESS_CPUTIME_ID) - cpu;
    CHECK(slept >= 50000000 && slept < 5000000000LL);
    CHECK(used < 30000000);
    work(2000000);
    CHECK(now(CLOCK_PROCESS_CPUTIME_ID) - cpu > used);
    CHECK(now(CLOCK_THREAD_CPUTIME_ID) > thread);
    CHECK(clock() > 0);
    struct timeval v;
    gettimeofday(&v, NULL);
    time_t t = time(NULL);
    CHECK(t - v.tv_sec >= 0 && t - v.tv_sec <= 1);
    CHECK(now(CLOCK_REALTIME) / 1000000000 - t <= 1);
    CHECK(clock_gettime((clockid_t)99, &r) == -1 && errno == EINVAL);
    r = (struct timespec){0, 1000000000};
    CHECK(nanosleep(&r, NULL) == -1 && errno == EINVAL);
    long long until = now(CLOCK_MONOTONIC) + 20000000;
    r = (struct timespec){until / 1000000000, until % 1000000000};
    CHECK(clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &r, NULL) == 0 && now(CLOCK_MONOTONIC) >= until);
    CHECK(now(CLOCK_MONOTONIC) - (until - 20000000) < until); // it is no relative time
    check_boot();
}

/* stdout:
yes backwards == 0
yes clock_getres(CLOCK_MONOTONIC, &r) == 0 && r.tv_sec == 0 && r.tv_nsec > 0
yes slept >= 50000000 && slept < 5000000000LL
yes used < 30000000
yes now(CLOCK_PROCESS_CPUTIME_ID) - cpu > used
yes now(CLOCK_THREAD_CPUTIME_ID) > thread
yes clock() > 0
yes t - v.tv_sec >= 0 && t - v.tv_sec <= 1
yes now(CLOCK_REALTIME) / 1000000000 - t <= 1
yes clock_gettime((clockid_t)99, &r) == -1 && errno == EINVAL
yes nanosleep(&r, NULL) == -1 && errno == EINVAL
yes clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &r, NULL) == 0 && now(CLOCK_MONOTONIC) >= until
yes now(CLOCK_MONOTONIC) - (until - 20000000) < until
yes up >= 10
yes uptime - booted >= 0 && uptime - booted <= 1
yes boot_time >= -2 && boot_time <= 2
yes times(&used) - first >= 9
*/
