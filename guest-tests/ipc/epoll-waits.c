// epoll_pwait and epoll_pwait2, poll and select with masks: what they return, which signals they let through, their errors.
// qemu: no, its numbers of the calls
#include <fcntl.h>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/select.h>
#include <sys/time.h>
#include <time.h>
#include "answers.h"

#ifdef SYS_pselect6_time64
#define PSELECT SYS_pselect6_time64
#else
#define PSELECT SYS_pselect6
#endif
#ifdef SYS_ppoll_time64
#define PPOLL SYS_ppoll_time64
#else
#define PPOLL SYS_ppoll
#endif

struct time64 {
    int64_t sec, nsec;
};

static int ep, ready, caught;
static sigset_t none, usr1;

static void on_signal(int sig)
{
    (void)sig;
    caught++;
}

static int is_blocked(void)
{
    sigset_t now;
    sigprocmask(SIG_BLOCK, NULL, &now);
    return sigismember(&now, SIGUSR1);
}

static void show_events(const char *text, const struct epoll_event *e, long n)
{
    printf("%s: %ld", text, n == -1 ? -errno : n);
    if (n == -1)
        printf(" %s", strerrorname_np(errno));
    for (long i = 0; i < n; i++)
        printf(" [%x %llx]", e[i].events, (unsigned long long)e[i].data.u64);
    printf(", caught %d, blocked %d\n", caught, is_blocked());
    caught = 0;
}
#define EVENTS(x) (errno = 0, memset(e, 0, sizeof e), show_events(#x, e, (x)))

#define pwait(events, max, ms, mask)    call(epoll_pwait, ep, events, max, ms, mask, 8)
#define pwait2(events, max, time, mask) call(epoll_pwait2, ep, events, max, time, mask, 8)

static void pwaits(void)
{
    struct epoll_event e[4];
    EVENTS(pwait(e, 4, 0, NULL));
    kill(getpid(), SIGUSR1);
    EVENTS(pwait(e, 4, 0, NULL));
    EVENTS(pwait(e, 4, -1, &none));
    EVENTS(pwait(e, 4, 5, &none));
    kill(getpid(), SIGUSR1);
    EVENTS(pwait(e, 4, 5, &usr1));
    eventfd_write(ready, 1);
    EVENTS(pwait(e, 4, -1, &usr1));
    EVENTS(pwait(e, 4, -1, &none));
    EVENTS(pwait(e, 1, 0, &none));
    EVENTS(pwait(e, 0, 0, NULL));
    EVENTS(pwait(e, -1, 0, NULL));
    EVENTS(pwait(no_access(), 4, 0, NULL));
    EVENTS(pwait(e, 4, 0, no_access()));
    EVENTS(call(epoll_pwait, ep, e, 4, 0, &none, 4));
    EVENTS(call(epoll_pwait, -1, e, 4, 0, &none, 8));
    EVENTS(call(epoll_pwait, 0, e, 4, 0, &none, 8));
    EVENTS(pwait(e, 1 << 28, 0, NULL));
}

static void pwaits2(void)
{
    struct epoll_event e[4];
    eventfd_t drained;
    struct time64 zero = {0, 0}, soon = {0, 2000000}, wrong = {0, 1000000000}, negative = {-1, 0}, less = {0, -1};
    EVENTS(pwait2(e, 4, &zero, NULL));
    EVENTS(pwait2(e, 4, NULL, NULL));
    eventfd_read(ready, &drained);
    EVENTS(pwait2(e, 4, &zero, NULL));
    EVENTS(pwait2(e, 4, &soon, NULL));
    kill(getpid(), SIGUSR1);
    EVENTS(pwait2(e, 4, &soon, &usr1));
    EVENTS(pwait2(e, 4, NULL, &none));
    EVENTS(pwait2(e, 4, &wrong, NULL));
    EVENTS(pwait2(e, 4, &negative, NULL));
    EVENTS(pwait2(e, 4, &less, NULL));
    EVENTS(pwait2(e, 4, no_access(), NULL));
    EVENTS(pwait2(e, 4, &zero, no_access()));
    EVENTS(pwait2(e, 0, &zero, NULL));
    EVENTS(call(epoll_pwait2, ep, e, 4, &zero, &none, 9));
    EVENTS(call(epoll_pwait2, -1, e, 4, &zero, &none, 8));
    EVENTS(call(epoll_pwait2, 0, e, 4, &zero, &none, 8));
    struct timespec before, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    EVENTS(pwait2(e, 4, &soon, NULL));
    clock_gettime(CLOCK_MONOTONIC, &after);
    long passed = (after.tv_sec - before.tv_sec) * 1000000000 + after.tv_nsec - before.tv_nsec;
    printf("waited %d\n", passed >= 2000000);
}

static void controls(void)
{
    int other = eventfd(0, 0);
    struct epoll_event e = {.events = EPOLLOUT, .data.u64 = 0x1122334455667788};
    SHOW(epoll_create1(0) > 0);
    SHOW(epoll_create1(1));
    SHOW(epoll_create(0));
    SHOW(epoll_create(-1));
    SHOW(fcntl(epoll_create1(EPOLL_CLOEXEC), F_GETFD));
    SHOW(fcntl(epoll_create(1), F_GETFD));
    SHOW(epoll_ctl(ep, EPOLL_CTL_ADD, ready, &e));
    SHOW(epoll_ctl(ep, EPOLL_CTL_MOD, other, &e));
    SHOW(epoll_ctl(ep, EPOLL_CTL_DEL, other, &e));
    SHOW(epoll_ctl(ep, EPOLL_CTL_ADD, ep, &e));
    SHOW(epoll_ctl(ep, 4, ready, &e));
    SHOW(epoll_ctl(ep, 0, ready, &e));
    SHOW(epoll_ctl(ep, EPOLL_CTL_ADD, -1, &e));
    SHOW(epoll_ctl(-1, EPOLL_CTL_ADD, ready, &e));
    SHOW(epoll_ctl(ready, EPOLL_CTL_ADD, other, &e));
    SHOW(epoll_ctl(ep, EPOLL_CTL_ADD, other, (struct epoll_event *)no_access()));
    SHOW(epoll_ctl(ep, EPOLL_CTL_DEL, ready, NULL));
    int file = open("f", O_RDWR | O_CREAT, 0600);
    SHOW(epoll_ctl(ep, EPOLL_CTL_ADD, file, &e));
    SHOW(epoll_ctl(ep, EPOLL_CTL_ADD, ready, &e));
    e.events = EPOLLIN;
    SHOW(epoll_ctl(ep, EPOLL_CTL_MOD, ready, &e));
}

struct with_size {
    const void *mask;
    size_t size;
};

static void selecting(void)
{
    fd_set in;
    struct time64 zero = {0, 0}, soon = {0, 2000000}, wrong = {0, 1000000000};
    struct with_size open_mask = {&none, 8}, block = {&usr1, 8}, bad_size = {&none, 4}, bad_mask = {no_access(), 8};
    FD_ZERO(&in);
    FD_SET(ready, &in);
    SHOW(syscall(PSELECT, ready + 1, &in, NULL, NULL, &zero, NULL));
    SHOW(FD_ISSET(ready, &in));
    kill(getpid(), SIGUSR1);
    FD_SET(ready, &in);
    SHOW(syscall(PSELECT, ready + 1, &in, NULL, NULL, &soon, &block));
    printf("  left %d %d\n", (int)soon.sec, (int)soon.nsec);
    SHOW(FD_ISSET(ready, &in));
    SHOW(syscall(PSELECT, 0, NULL, NULL, NULL, NULL, &open_mask));
    printf("  caught %d, blocked %d\n", caught, is_blocked());
    FD_SET(ready, &in);
    SHOW(syscall(PSELECT, ready + 1, NULL, &in, NULL, NULL, &open_mask));
    SHOW(FD_ISSET(ready, &in));
    SHOW(syscall(PSELECT, -1, NULL, NULL, NULL, &zero, NULL));
    SHOW(syscall(PSELECT, 1, NULL, NULL, NULL, &wrong, NULL));
    SHOW(syscall(PSELECT, 1, NULL, NULL, NULL, no_access(), NULL));
    SHOW(syscall(PSELECT, 1, no_access(), NULL, NULL, &zero, NULL));
    SHOW(syscall(PSELECT, 1, NULL, NULL, NULL, &zero, &bad_size));
    SHOW(syscall(PSELECT, 1, NULL, NULL, NULL, &zero, &bad_mask));
    SHOW(syscall(PSELECT, 1, NULL, NULL, NULL, &zero, no_access()));
    close((int)must(dup2(ready, 100), "dup2")); /* Linux ignores numbers above the size of the table, which never shrinks */
    FD_ZERO(&in);
    FD_SET(99, &in);
    SHOW(syscall(PSELECT, 100, &in, NULL, NULL, &zero, NULL));
}

static void polling(void)
{
    struct time64 zero = {0, 0}, soon = {0, 2000000}, wrong = {0, -1};
    struct pollfd p[3] = {{ready, POLLIN | POLLOUT, 0}, {-1, POLLIN, 7}, {99, POLLIN, 0}};
    SHOW(syscall(PPOLL, p, 1, &zero, NULL, 8));
    printf("  %x\n", p[0].revents);
    SHOW(syscall(PPOLL, p, 3, NULL, NULL, 8));
    printf("  %x %x %x\n", p[0].revents, p[1].revents, p[2].revents);
    p[0].events = POLLIN;
    kill(getpid(), SIGUSR1);
    SHOW(syscall(PPOLL, p, 2, &soon, &usr1, 8));
    printf("  left %d %d\n", (int)soon.sec, (int)soon.nsec);
    SHOW(syscall(PPOLL, p, 2, NULL, &none, 8));
    printf("  caught %d, blocked %d\n", caught, is_blocked());
    SHOW(syscall(PPOLL, p, 2, &wrong, NULL, 8));
    SHOW(syscall(PPOLL, p, 2, no_access(), NULL, 8));
    SHOW(syscall(PPOLL, no_access(), 2, &zero, NULL, 8));
    SHOW(syscall(PPOLL, p, 2, &zero, no_access(), 8));
    SHOW(syscall(PPOLL, p, 2, &zero, &none, 7));
    SHOW(syscall(PPOLL, p, 1 << 24, &zero, NULL, 8));
    SHOW(poll(p, 2, 1));
    SHOW(poll(NULL, 0, 0));
    SHOW(poll(p + 2, 1, -1));
}

int main(void)
{
    signal(SIGUSR1, on_signal);
    sigemptyset(&none);
    sigemptyset(&usr1);
    sigaddset(&usr1, SIGUSR1);
    sigprocmask(SIG_BLOCK, &usr1, NULL);
    ready = (int)must(eventfd(0, EFD_NONBLOCK), "eventfd");
    ep = (int)must(epoll_create1(0), "epoll_create1");
    controls();
    pwaits();
    pwaits2();
    selecting();
    polling();
}

/* stdout:
epoll_create1(0) > 0 = 1
epoll_create1(1): EINVAL
epoll_create(0): EINVAL
epoll_create(-1): EINVAL
fcntl(epoll_create1(EPOLL_CLOEXEC), F_GETFD) = 1
fcntl(epoll_create(1), F_GETFD) = 0
epoll_ctl(ep, EPOLL_CTL_ADD, ready, &e) = 0
epoll_ctl(ep, EPOLL_CTL_MOD, other, &e): ENOENT
epoll_ctl(ep, EPOLL_CTL_DEL, other, &e): ENOENT
epoll_ctl(ep, EPOLL_CTL_ADD, ep, &e): EINVAL
epoll_ctl(ep, 4, ready, &e): EINVAL
epoll_ctl(ep, 0, ready, &e): EINVAL
epoll_ctl(ep, EPOLL_CTL_ADD, -1, &e): EBADF
epoll_ctl(-1, EPOLL_CTL_ADD, ready, &e): EBADF
epoll_ctl(ready, EPOLL_CTL_ADD, other, &e): EINVAL
epoll_ctl(ep, EPOLL_CTL_ADD, other, (struct epoll_event *)no_access()): EFAULT
epoll_ctl(ep, EPOLL_CTL_DEL, ready, NULL) = 0
epoll_ctl(ep, EPOLL_CTL_ADD, file, &e): EPERM
epoll_ctl(ep, EPOLL_CTL_ADD, ready, &e) = 0
epoll_ctl(ep, EPOLL_CTL_MOD, ready, &e) = 0
pwait(e, 4, 0, NULL): 0, caught 0, blocked 1
pwait(e, 4, 0, NULL): 0, caught 0, blocked 1
pwait(e, 4, -1, &none): -4 EINTR, caught 1, blocked 1
pwait(e, 4, 5, &none): 0, caught 0, blocked 1
pwait(e, 4, 5, &usr1): 0, caught 0, blocked 1
pwait(e, 4, -1, &usr1): 1 [1 1122334455667788], caught 0, blocked 1
pwait(e, 4, -1, &none): 1 [1 1122334455667788], caught 0, blocked 1
pwait(e, 1, 0, &none): 1 [1 1122334455667788], caught 0, blocked 1
pwait(e, 0, 0, NULL): -22 EINVAL, caught 0, blocked 1
pwait(e, -1, 0, NULL): -22 EINVAL, caught 0, blocked 1
pwait(no_access(), 4, 0, NULL): -14 EFAULT, caught 0, blocked 1
pwait(e, 4, 0, no_access()): -14 EFAULT, caught 0, blocked 1
call(epoll_pwait, ep, e, 4, 0, &none, 4): -22 EINVAL, caught 0, blocked 1
call(epoll_pwait, -1, e, 4, 0, &none, 8): -9 EBADF, caught 0, blocked 1
call(epoll_pwait, 0, e, 4, 0, &none, 8): -22 EINVAL, caught 0, blocked 1
pwait(e, 1 << 28, 0, NULL): -22 EINVAL, caught 0, blocked 1
pwait2(e, 4, &zero, NULL): 1 [1 1122334455667788], caught 0, blocked 1
pwait2(e, 4, NULL, NULL): 1 [1 1122334455667788], caught 0, blocked 1
pwait2(e, 4, &zero, NULL): 0, caught 0, blocked 1
pwait2(e, 4, &soon, NULL): 0, caught 0, blocked 1
pwait2(e, 4, &soon, &usr1): 0, caught 0, blocked 1
pwait2(e, 4, NULL, &none): -4 EINTR, caught 1, blocked 1
pwait2(e, 4, &wrong, NULL): -22 EINVAL, caught 0, blocked 1
pwait2(e, 4, &negative, NULL): -22 EINVAL, caught 0, blocked 1
pwait2(e, 4, &less, NULL): -22 EINVAL, caught 0, blocked 1
pwait2(e, 4, no_access(), NULL): -14 EFAULT, caught 0, blocked 1
pwait2(e, 4, &zero, no_access()): -14 EFAULT, caught 0, blocked 1
pwait2(e, 0, &zero, NULL): -22 EINVAL, caught 0, blocked 1
call(epoll_pwait2, ep, e, 4, &zero, &none, 9): -22 EINVAL, caught 0, blocked 1
call(epoll_pwait2, -1, e, 4, &zero, &none, 8): -9 EBADF, caught 0, blocked 1
call(epoll_pwait2, 0, e, 4, &zero, &none, 8): -22 EINVAL, caught 0, blocked 1
pwait2(e, 4, &soon, NULL): 0, caught 0, blocked 1
waited 1
syscall(PSELECT, ready + 1, &in, NULL, NULL, &zero, NULL) = 0
FD_ISSET(ready, &in) = 0
syscall(PSELECT, ready + 1, &in, NULL, NULL, &soon, &block) = 0
  left 0 0
FD_ISSET(ready, &in) = 0
syscall(PSELECT, 0, NULL, NULL, NULL, NULL, &open_mask): EINTR
  caught 1, blocked 1
syscall(PSELECT, ready + 1, NULL, &in, NULL, NULL, &open_mask) = 1
FD_ISSET(ready, &in) = 1
syscall(PSELECT, -1, NULL, NULL, NULL, &zero, NULL): EINVAL
syscall(PSELECT, 1, NULL, NULL, NULL, &wrong, NULL): EINVAL
syscall(PSELECT, 1, NULL, NULL, NULL, no_access(), NULL): EFAULT
syscall(PSELECT, 1, no_access(), NULL, NULL, &zero, NULL): EFAULT
syscall(PSELECT, 1, NULL, NULL, NULL, &zero, &bad_size): EINVAL
syscall(PSELECT, 1, NULL, NULL, NULL, &zero, &bad_mask): EFAULT
syscall(PSELECT, 1, NULL, NULL, NULL, &zero, no_access()): EFAULT
syscall(PSELECT, 100, &in, NULL, NULL, &zero, NULL): EBADF
syscall(PPOLL, p, 1, &zero, NULL, 8) = 1
  4
syscall(PPOLL, p, 3, NULL, NULL, 8) = 2
  4 0 20
syscall(PPOLL, p, 2, &soon, &usr1, 8) = 0
  left 0 0
syscall(PPOLL, p, 2, NULL, &none, 8): EINTR
  caught 2, blocked 1
syscall(PPOLL, p, 2, &wrong, NULL, 8): EINVAL
syscall(PPOLL, p, 2, no_access(), NULL, 8): EFAULT
syscall(PPOLL, no_access(), 2, &zero, NULL, 8): EFAULT
syscall(PPOLL, p, 2, &zero, no_access(), 8): EFAULT
syscall(PPOLL, p, 2, &zero, &none, 7): EINVAL
syscall(PPOLL, p, 1 << 24, &zero, NULL, 8): EINVAL
poll(p, 2, 1) = 0
poll(NULL, 0, 0) = 0
poll(p + 2, 1, -1) = 1
*/
