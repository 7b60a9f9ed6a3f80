// The masks of ppoll, pselect and epoll_pwait: none, an empty one and a full one, while a signal is pending before the call or arrives in
// it, is blocked by the thread or not, and ends the call or not.
// qemu: no, a call with a full mask does not see the signal that ends it
// native: no, it depends on times
#define _GNU_SOURCE
#include <poll.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

static volatile int caught;
static volatile int blocked_inside; /* the signals that the handler finds blocked */

static void on_signal(int sig)
{
    sigset_t now;
    (void)sig;
    caught++;
    sigprocmask(SIG_BLOCK, NULL, &now);
    blocked_inside = sigismember(&now, SIGALRM) | sigismember(&now, SIGUSR1) << 1 | sigismember(&now, SIGUSR2) << 2;
}

static int ends[2], epoll;

static int wait_by(int way, int ms, const sigset_t *mask)
{
    struct pollfd poller = {ends[0], POLLIN, 0};
    struct timespec time = {0, ms * 1000000};
    struct epoll_event event;
    fd_set set;
    FD_ZERO(&set);
    FD_SET(ends[0], &set);
    switch (way) {
    case 0: return ppoll(&poller, 1, &time, mask);
    case 1: return pselect(ends[0] + 1, &set, NULL, NULL, &time, mask);
    default: return epoll_pwait(epoll, &event, 1, ms, mask);
    }
}

static int mask_now(void)
{
    sigset_t now;
    sigprocmask(SIG_BLOCK, NULL, &now);
    return sigismember(&now, SIGALRM) | sigismember(&now, SIGUSR1) << 1 | sigismember(&now, SIGUSR2) << 2;
}

static void row(int way, int given, int early, int blocked)
{
    static const char *const ways[] = {"ppoll", "pselect", "epoll_pwait"}, *const masks[] = {"no mask", "empty", "full", "others"};
    const struct itimerval soon = {.it_value = {0, 10000}}, never = {0};
    sigset_t own, mask;
    caught = 0, blocked_inside = -1;
    sigemptyset(&own);
    sigaddset(&own, SIGUSR2);
    if (blocked)
        sigaddset(&own, SIGALRM);
    sigprocmask(SIG_SETMASK, &own, NULL);
    if (given == 2)
        sigfillset(&mask);
    else
        sigemptyset(&mask);
    if (given == 3)
        sigaddset(&mask, SIGUSR1);
    if (early && blocked)
        raise(SIGALRM);
    else
        setitimer(ITIMER_REAL, &soon, NULL);
    const int result = wait_by(way, 30, given ? &mask : NULL), error = errno, during = caught;
    printf("%s, %s, %s%s: %d%s%s, caught %d, inside %d, mask %d", ways[way], masks[given], early ? "early" : "late",
           blocked ? ", blocked" : "", result, result < 0 ? " " : "", result < 0 ? strerrorname_np(error) : "", during, blocked_inside,
           mask_now());
    sigemptyset(&own);
    sigprocmask(SIG_SETMASK, &own, NULL);
    printf(", then %d\n", caught);
    setitimer(ITIMER_REAL, &never, NULL);
}

/* A descriptor that is ready counts before a signal that the mask lets in. */
static void ready(int way)
{
    sigset_t own, none;
    sigemptyset(&own);
    sigemptyset(&none);
    sigaddset(&own, SIGALRM);
    sigprocmask(SIG_SETMASK, &own, NULL);
    caught = 0;
    must(write(ends[1], "x", 1), "write");
    raise(SIGALRM);
    const int result = wait_by(way, 30, &none);
    printf("ready %d, caught %d, mask %d", result, caught, mask_now());
    sigprocmask(SIG_SETMASK, &none, NULL);
    printf(", then %d\n", caught);
    char c;
    must(read(ends[0], &c, 1), "read");
}

int main(void)
{
    struct sigaction action = {.sa_handler = on_signal};
    struct epoll_event event = {.events = EPOLLIN};
    sigaddset(&action.sa_mask, SIGUSR1);
    sigaction(SIGALRM, &action, NULL);
    must(pipe(ends), "pipe");
    epoll = must(epoll_create1(0), "epoll_create1");
    must(epoll_ctl(epoll, EPOLL_CTL_ADD, ends[0], &event), "epoll_ctl");
    for (int way = 0; way < 3; way++) {
        for (int given = 0; given < 4; given++)
            for (int early = 0; early < 2; early++)
                for (int blocked = 0; blocked < 2; blocked++)
                    if (!early || blocked)
                        row(way, given, early, blocked);
        ready(way);
    }
    return 0;
}

/* stdout:
ppoll, no mask, late: -1 EINTR, caught 1, inside 7, mask 4, then 1
ppoll, no mask, late, blocked: 0, caught 0, inside -1, mask 5, then 1
ppoll, no mask, early, blocked: 0, caught 0, inside -1, mask 5, then 1
ppoll, empty, late: -1 EINTR, caught 1, inside 3, mask 4, then 1
ppoll, empty, late, blocked: -1 EINTR, caught 1, inside 3, mask 5, then 1
ppoll, empty, early, blocked: -1 EINTR, caught 1, inside 3, mask 5, then 1
ppoll, full, late: 0, caught 1, inside 7, mask 4, then 1
ppoll, full, late, blocked: 0, caught 0, inside -1, mask 5, then 1
ppoll, full, early, blocked: 0, caught 0, inside -1, mask 5, then 1
ppoll, others, late: -1 EINTR, caught 1, inside 3, mask 4, then 1
ppoll, others, late, blocked: -1 EINTR, caught 1, inside 3, mask 5, then 1
ppoll, others, early, blocked: -1 EINTR, caught 1, inside 3, mask 5, then 1
ready 1, caught 0, mask 1, then 1
pselect, no mask, late: -1 EINTR, caught 1, inside 7, mask 4, then 1
pselect, no mask, late, blocked: 0, caught 0, inside -1, mask 5, then 1
pselect, no mask, early, blocked: 0, caught 0, inside -1, mask 5, then 1
pselect, empty, late: -1 EINTR, caught 1, inside 3, mask 4, then 1
pselect, empty, late, blocked: -1 EINTR, caught 1, inside 3, mask 5, then 1
pselect, empty, early, blocked: -1 EINTR, caught 1, inside 3, mask 5, then 1
pselect, full, late: 0, caught 1, inside 7, mask 4, then 1
pselect, full, late, blocked: 0, caught 0, inside -1, mask 5, then 1
pselect, full, early, blocked: 0, caught 0, inside -1, mask 5, then 1
pselect, others, late: -1 EINTR, caught 1, inside 3, mask 4, then 1
pselect, others, late, blocked: -1 EINTR, caught 1, inside 3, mask 5, then 1
pselect, others, early, blocked: -1 EINTR, caught 1, inside 3, mask 5, then 1
ready 1, caught 0, mask 1, then 1
epoll_pwait, no mask, late: -1 EINTR, caught 1, inside 7, mask 4, then 1
epoll_pwait, no mask, late, blocked: 0, caught 0, inside -1, mask 5, then 1
epoll_pwait, no mask, early, blocked: 0, caught 0, inside -1, mask 5, then 1
epoll_pwait, empty, late: -1 EINTR, caught 1, inside 3, mask 4, then 1
epoll_pwait, empty, late, blocked: -1 EINTR, caught 1, inside 3, mask 5, then 1
epoll_pwait, empty, early, blocked: -1 EINTR, caught 1, inside 3, mask 5, then 1
epoll_pwait, full, late: 0, caught 1, inside 7, mask 4, then 1
epoll_pwait, full, late, blocked: 0, caught 0, inside -1, mask 5, then 1
epoll_pwait, full, early, blocked: 0, caught 0, inside -1, mask 5, then 1
epoll_pwait, others, late: -1 EINTR, caught 1, inside 3, mask 4, then 1
epoll_pwait, others, late, blocked: -1 EINTR, caught 1, inside 3, mask 5, then 1
epoll_pwait, others, early, blocked: -1 EINTR, caught 1, inside 3, mask 5, then 1
ready 1, caught 0, mask 1, then 1
*/
