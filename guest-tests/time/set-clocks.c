// Setting the clock: clock_settime, settimeofday, their 64-bit forms, who may. Not on the host, whose time it would be.
// root: it sets the clock
// native: no, the clock would be the host's
// except: sparc64, its tv_usec is an int
// qemu: no, it would set the host's clock
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include "answers.h"

struct words {
    long sec, nsec;
};
struct time64 {
    int64_t sec, nsec;
};

static void show_time(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_REALTIME, &ts);
    printf("  %lld, %d\n", (long long)ts.tv_sec, (int)(ts.tv_nsec / 100000000));
}

int main(void)
{
    struct words w = {1000000, 500000000}, v = {2000000, 300000};
    struct timespec before, after;
    setvbuf(stdout, NULL, _IOLBF, 0);
    clock_gettime(CLOCK_MONOTONIC, &before);
    SHOW(clock_settime(CLOCK_REALTIME, &(struct timespec){3000000, 700000000}));
    show_time();
#ifdef SYS_clock_settime
    call(clock_settime, CLOCK_REALTIME, &w);
#else
    clock_settime(CLOCK_REALTIME, &(struct timespec){w.sec, w.nsec});
#endif
    show_time();
#ifdef SYS_clock_settime64
    struct time64 far = {1ll << 32, 200000000};
    long set = call(clock_settime64, CLOCK_REALTIME, &far), got = call(clock_gettime64, CLOCK_REALTIME, &far);
#else
    struct words far = {1ll << 32, 200000000};
    long set = call(clock_settime, CLOCK_REALTIME, &far), got = call(clock_gettime, CLOCK_REALTIME, &far);
#endif
    printf("%ld %ld: %lld %d\n", set, got, (long long)far.sec, (int)(far.nsec / 100000000));
    SHOW(call(settimeofday, &v, NULL));
    show_time();
    SHOW(call(settimeofday, NULL, NULL));
    show_time();
    v.nsec = 1000000;
    SHOW(call(settimeofday, &v, NULL));
    v.nsec = -1;
    SHOW(call(settimeofday, &v, NULL));
    show_time();
    clock_gettime(CLOCK_MONOTONIC, &after);
    printf("monotonic %d\n", after.tv_sec - before.tv_sec < 2);
    if (!fork()) {
        must(setresuid(1001, 1001, 1001), "setresuid");
        v.nsec = 5;
        SHOW(call(settimeofday, &v, NULL));
        SHOW(clock_settime(CLOCK_REALTIME, &(struct timespec){5, 7}));
        _exit(0);
    }
    wait(NULL);
    show_time();
}

/* stdout:
clock_settime(CLOCK_REALTIME, &(struct timespec){3000000, 700000000}) = 0
  3000000, 7
  1000000, 5
0 0: 4294967296 2
call(settimeofday, &v, NULL) = 0
  2000000, 3
call(settimeofday, NULL, NULL) = 0
  2000000, 3
call(settimeofday, &v, NULL): EINVAL
call(settimeofday, &v, NULL): EINVAL
  2000000, 3
monotonic 1
call(settimeofday, &v, NULL): EPERM
clock_settime(CLOCK_REALTIME, &(struct timespec){5, 7}): EPERM
  2000000, 3
*/
