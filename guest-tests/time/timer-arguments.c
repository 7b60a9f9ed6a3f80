// Numbers of interval timers, their bad pointers and values; the time zone that gettimeofday stores.
#include <signal.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>
#include "check.h"

static int fails(long result, int error)
{
    return result == -1 && errno == error;
}

int main(void)
{
    void *bad = (void *)8;
    long now[4] = {0}, words[4] = {7, 0, 1000, 0};
    int zone[3] = {77, 77, 77};
    struct itimerval v = {{0, 0}, {0, 0}}, old;

    CHECK(syscall(SYS_gettimeofday, now, zone) == 0);
    CHECK(now[0] != 0);
    CHECK(zone[0] == 0 && zone[1] == 0 && zone[2] == 77);
    zone[0] = 77;
    CHECK(syscall(SYS_gettimeofday, NULL, zone) == 0 && zone[0] == 0);
    CHECK(fails(syscall(SYS_gettimeofday, bad, NULL), EFAULT));
    CHECK(fails(syscall(SYS_gettimeofday, NULL, bad), EFAULT));

    CHECK(fails(syscall(SYS_getitimer, -1, &old), EINVAL));
    CHECK(fails(syscall(SYS_getitimer, 3, &old), EINVAL));
    CHECK(syscall(SYS_getitimer, 2, &old) == 0);
    CHECK(fails(syscall(SYS_getitimer, 0, bad), EFAULT));
    CHECK(fails(syscall(SYS_setitimer, -1, &v, NULL), EINVAL));
    CHECK(fails(syscall(SYS_setitimer, 3, &v, NULL), EINVAL));
    CHECK(fails(syscall(SYS_setitimer, 0, bad, NULL), EFAULT));
    v.it_value.tv_usec = 1000000;
    CHECK(fails(setitimer(ITIMER_REAL, &v, NULL), EINVAL));
    v.it_value.tv_usec = -1;
    CHECK(fails(setitimer(ITIMER_REAL, &v, NULL), EINVAL));
    v.it_value.tv_usec = 999999;
    v.it_interval.tv_usec = 1000000;
    CHECK(fails(setitimer(ITIMER_REAL, &v, NULL), EINVAL));
    v.it_interval.tv_usec = 0;
    v.it_value.tv_sec = -1;
    CHECK(fails(setitimer(ITIMER_REAL, &v, NULL), EINVAL));
    CHECK(getitimer(ITIMER_REAL, &old) == 0 && old.it_value.tv_sec == 0 && old.it_value.tv_usec == 0);

    v.it_value.tv_sec = 1000;
    v.it_interval.tv_sec = 7;
    CHECK(setitimer(ITIMER_REAL, &v, NULL) == 0);
    CHECK(fails(syscall(SYS_setitimer, 0, words, bad), EFAULT)); // and is set
    CHECK(getitimer(ITIMER_REAL, &old) == 0 && old.it_value.tv_sec >= 999 && old.it_interval.tv_sec == 7);
    v.it_value.tv_sec = v.it_value.tv_usec = 0;
    CHECK(setitimer(ITIMER_REAL, &v, &old) == 0 && old.it_value.tv_sec >= 999);
    CHECK(getitimer(ITIMER_REAL, &old) == 0 && old.it_value.tv_sec == 0 && old.it_interval.tv_sec == 0); // of a timer that is off
    return 0;
}

/* stdout:
yes syscall(SYS_gettimeofday, now, zone) == 0
yes now[0] != 0
yes zone[0] == 0 && zone[1] == 0 && zone[2] == 77
yes syscall(SYS_gettimeofday, NULL, zone) == 0 && zone[0] == 0
yes fails(syscall(SYS_gettimeofday, bad, NULL), EFAULT)
yes fails(syscall(SYS_gettimeofday, NULL, bad), EFAULT)
yes fails(syscall(SYS_getitimer, -1, &old), EINVAL)
yes fails(syscall(SYS_getitimer, 3, &old), EINVAL)
yes syscall(SYS_getitimer, 2, &old) == 0
yes fails(syscall(SYS_getitimer, 0, bad), EFAULT)
yes fails(syscall(SYS_setitimer, -1, &v, NULL), EINVAL)
yes fails(syscall(SYS_setitimer, 3, &v, NULL), EINVAL)
yes fails(syscall(SYS_setitimer, 0, bad, NULL), EFAULT)
yes fails(setitimer(ITIMER_REAL, &v, NULL), EINVAL)
yes fails(setitimer(ITIMER_REAL, &v, NULL), EINVAL)
yes fails(setitimer(ITIMER_REAL, &v, NULL), EINVAL)
yes fails(setitimer(ITIMER_REAL, &v, NULL), EINVAL)
yes getitimer(ITIMER_REAL, &old) == 0 && old.it_value.tv_sec == 0 && old.it_value.tv_usec == 0
yes setitimer(ITIMER_REAL, &v, NULL) == 0
yes fails(syscall(SYS_setitimer, 0, words, bad), EFAULT)
yes getitimer(ITIMER_REAL, &old) == 0 && old.it_value.tv_sec >= 999 && old.it_interval.tv_sec == 7
yes setitimer(ITIMER_REAL, &v, &old) == 0 && old.it_value.tv_sec >= 999
yes getitimer(ITIMER_REAL, &old) == 0 && old.it_value.tv_sec == 0 && old.it_interval.tv_sec == 0
*/
