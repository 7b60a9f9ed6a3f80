// eventfd, timerfd, signalfd: counters that poll and read.
#include <poll.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static uint64_t take(int fd)
{
    uint64_t v = 0;
    return read(fd, &v, sizeof v) == sizeof v ? v : (uint64_t)-errno;
}

static void add(int fd, uint64_t v) { must(write(fd, &v, sizeof v), "write"); }

int main(void)
{
    int e = eventfd(3, EFD_NONBLOCK), s = eventfd(0, EFD_SEMAPHORE | EFD_NONBLOCK);
    CHECK(e >= 0 && s >= 0);
    add(e, 4);
    CHECK(take(e) == 7);
    CHECK(take(e) == (uint64_t)-EAGAIN);
    add(s, 2);
    CHECK(take(s) == 1 && take(s) == 1 && take(s) == (uint64_t)-EAGAIN);
    uint64_t most = UINT64_MAX - 1, one = 1;
    add(e, most);
    CHECK(write(e, &one, sizeof one) == -1 && errno == EAGAIN);
    struct pollfd p = {e, POLLIN | POLLOUT, 0};
    CHECK(poll(&p, 1, 0) == 1 && p.revents == POLLIN);
    CHECK(read(e, &one, 4) == -1 && errno == EINVAL);
    int blocking = eventfd(0, 0);
    if (fork() == 0) {
        usleep(10000);
        add(blocking, 42);
        _exit(0);
    }
    CHECK(take(blocking) == 42);
    wait(NULL);
    int t = timerfd_create(CLOCK_MONOTONIC, 0);
    struct itimerspec when = {{0, 10000000}, {0, 5000000}}, now;
    CHECK(timerfd_settime(t, 0, &when, NULL) == 0);
    CHECK(take(t) >= 1);
    usleep(50000);
    CHECK(take(t) >= 4);
    CHECK(timerfd_gettime(t, &now) == 0 && now.it_interval.tv_nsec == 10000000);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigprocmask(SIG_BLOCK, &set, NULL);
    int f = signalfd(-1, &set, SFD_NONBLOCK);
    struct signalfd_siginfo info;
    CHECK(read(f, &info, sizeof info) == -1 && errno == EAGAIN);
    raise(SIGUSR1);
    CHECK(read(f, &info, sizeof info) == sizeof info && info.ssi_signo == SIGUSR1 && info.ssi_pid == (uint32_t)getpid());
}

/* stdout:
yes e >= 0 && s >= 0
yes take(e) == 7
yes take(e) == (uint64_t)-EAGAIN
yes take(s) == 1 && take(s) == 1 && take(s) == (uint64_t)-EAGAIN
yes write(e, &one, sizeof one) == -1 && errno == EAGAIN
yes poll(&p, 1, 0) == 1 && p.revents == POLLIN
yes read(e, &one, 4) == -1 && errno == EINVAL
yes take(blocking) == 42
yes timerfd_settime(t, 0, &when, NULL) == 0
yes take(t) >= 1
yes take(t) >= 4
yes timerfd_gettime(t, &now) == 0 && now.it_interval.tv_nsec == 10000000
yes read(f, &info, sizeof info) == -1 && errno == EAGAIN
yes read(f, &info, sizeof info) == sizeof info && info.ssi_signo == SIGUSR1 && info.ssi_pid == (uint32_t)getpid()
*/
