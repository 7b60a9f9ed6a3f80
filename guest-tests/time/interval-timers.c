// setitimer of all three kinds and alarm: ticks arrive, rest is told, virtual ones count work only.
// qemu: no, unreliable signals
#include <signal.h>
#include <sys/time.h>
#include <unistd.h>
#include "check.h"

static volatile int count[3], alarms;
static void handler(int n)
{
    count[n == SIGALRM ? 0 : n == SIGVTALRM ? 1 : 2]++;
}
static void on_alarm(int n)
{
    (void)n;
    alarms++;
}

int main(void)
{
    signal(SIGALRM, handler);
    signal(SIGVTALRM, handler);
    signal(SIGPROF, handler);
    struct itimerval t = {{0, 10000}, {0, 10000}}, off = {{0, 0}, {0, 0}}, now;
    static const int kinds[] = {ITIMER_REAL, ITIMER_VIRTUAL, ITIMER_PROF};
    for (int k = 0; k < 3; k++) {
        must(setitimer(kinds[k], &t, NULL), "setitimer");
        volatile unsigned spins = 0;
        while (count[k] < 3 && spins < 400000000u)
            spins++;
        must(setitimer(kinds[k], &off, &now), "setitimer");
        printf("%d: %s, interval %ld\n", k, count[k] >= 3 ? "ticks" : "NO ticks", (long)now.it_interval.tv_usec);
    }
    CHECK(getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_sec == 0 && now.it_value.tv_usec == 0);
    count[1] = 0;
    setitimer(ITIMER_VIRTUAL, &t, NULL);
    usleep(100000);
    CHECK(count[1] <= 2);
    setitimer(ITIMER_VIRTUAL, &off, NULL);
    signal(SIGALRM, on_alarm);
    CHECK(alarm(100) == 0);
    unsigned rest = alarm(1);
    CHECK(rest == 100 || rest == 99);
    pause();
    CHECK(alarms == 1);
    t = (struct itimerval){{0, 0}, {5, 0}};
    setitimer(ITIMER_REAL, &t, NULL);
    CHECK(getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_sec >= 4);
    /* While SIGALRM is pending the timer stops. */
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGALRM);
    sigprocmask(SIG_BLOCK, &set, NULL);
    t = (struct itimerval){{0, 50000}, {0, 5000}};
    setitimer(ITIMER_REAL, &t, NULL);
    usleep(20000);
    CHECK(getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_usec == 0 && now.it_interval.tv_usec == 50000);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    CHECK(getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_usec > 0);
    signal(SIGALRM, SIG_IGN);
    usleep(80000);
    CHECK(getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_usec == 0 && now.it_interval.tv_usec == 50000);
    CHECK(setitimer(77, &t, NULL) == -1 && errno == EINVAL);
}

/* stdout:
0: ticks, interval 10000
1: ticks, interval 10000
2: ticks, interval 10000
yes getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_sec == 0 && now.it_value.tv_usec == 0
yes count[1] <= 2
yes alarm(100) == 0
yes rest == 100 || rest == 99
yes alarms == 1
yes getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_sec >= 4
yes getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_usec == 0 && now.it_interval.tv_usec == 50000
yes getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_usec > 0
yes getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_usec == 0 && now.it_interval.tv_usec == 50000
yes setitimer(77, &t, NULL) == -1 && errno == EINVAL
*/
