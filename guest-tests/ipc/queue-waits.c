// POSIX message queues by their system calls: waits, polling, notification by a signal with its fields, limits and errors.
// qemu: no, its numbers of the calls
#include <fcntl.h>
#include <mqueue.h>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include "answers.h"

#ifdef SYS_mq_timedsend_time64
#define SEND    SYS_mq_timedsend_time64
#define RECEIVE SYS_mq_timedreceive_time64
#else
#define SEND    SYS_mq_timedsend
#define RECEIVE SYS_mq_timedreceive
#endif

struct time64 {
    int64_t sec, nsec;
};

static mqd_t q;
static char b[64];
static siginfo_t info;
static volatile int caught;

static void on_signal(int sig, siginfo_t *i, void *context)
{
    (void)sig, (void)context;
    info = *i;
    caught++;
}

static void show_attributes(void)
{
    struct mq_attr a;
    memset(&a, 0xee, sizeof a);
    SHOW(mq_getattr(q, &a));
    printf("  flags %s, at most %ld of %ld, now %ld\n", a.mq_flags == O_NONBLOCK ? "nonblock" : a.mq_flags ? "other" : "none", a.mq_maxmsg, a.mq_msgsize, a.mq_curmsgs);
}

static void show_poll(void)
{
    struct pollfd p = {q, POLLIN | POLLOUT | POLLPRI, 0};
    SHOW(poll(&p, 1, 0));
    printf("  events %x\n", p.revents);
}

static void polling(void)
{
    struct epoll_event e = {.events = EPOLLIN, .data.u32 = 8};
    int ep = epoll_create1(0);
    show_poll();
    SHOW(epoll_ctl(ep, EPOLL_CTL_ADD, q, &e));
    SHOW(epoll_wait(ep, &e, 1, 0));
    SHOW(mq_send(q, "one", 3, 1));
    show_poll();
    SHOW(epoll_wait(ep, &e, 1, 0));
    printf("  %x %u\n", e.events, e.data.u32);
    SHOW(mq_send(q, "two", 3, 32767));
    show_poll();
    show_attributes();
    pid_t child = fork();
    if (!child) {
        struct pollfd p = {q, POLLOUT, 0};
        _exit(poll(&p, 1, -1) * 10 + p.revents);
    }
    usleep(5000);
    unsigned priority = 0;
    SHOW(mq_receive(q, b, sizeof b, &priority));
    printf("  '%.3s' of priority %u\n", b, priority);
    int status;
    SHOW(waitpid(child, &status, 0) == child);
    printf("  status %d\n", WEXITSTATUS(status));
    SHOW(mq_receive(q, b, sizeof b, &priority));
    printf("  '%.3s' of priority %u\n", b, priority);
    close(ep);
}

static void notices(void)
{
    struct sigaction sa = {.sa_sigaction = on_signal, .sa_flags = SA_SIGINFO};
    struct sigevent e = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGRTMIN + 2, .sigev_value = {.sival_int = 4711}};
    sigaction(SIGRTMIN + 2, &sa, NULL);
    SHOW(mq_notify(q, &e));
    SHOW(mq_notify(q, &e));
    pid_t child = fork();
    if (!child) {
        int busy = mq_notify(q, &e) == -1 && errno == EBUSY;
        int not_owner = mq_notify(q, NULL) == 0; /* has no effect */
        _exit(busy * 2 + not_owner + 4 * mq_send(q, "child", 5, 0));
    }
    int status;
    while (waitpid(child, &status, 0) != child)
        ;
    printf("  status %d\n", WEXITSTATUS(status));
    printf("  caught %d, code %d, value %d, from the child %d, user %d\n", caught, info.si_code == SI_MESGQ, info.si_value.sival_int, info.si_pid == child,
           info.si_uid == getuid());
    SHOW(mq_send(q, "second", 6, 0));
    printf("  caught %d: a notice comes once\n", caught);
    SHOW(mq_notify(q, &e));
    SHOW(mq_receive(q, b, sizeof b, NULL));
    SHOW(mq_send(q, "third", 5, 0));
    printf("  caught %d: only for an empty queue\n", caught);
    SHOW(mq_notify(q, NULL));
    SHOW(mq_notify(q, NULL));
    SHOW(mq_receive(q, b, sizeof b, NULL));
    SHOW(mq_receive(q, b, sizeof b, NULL));
    e.sigev_notify = SIGEV_NONE;
    SHOW(mq_notify(q, &e));
    SHOW(mq_notify(q, &e));
    SHOW(mq_send(q, "x", 1, 0));
    printf("  caught %d\n", caught);
    SHOW(mq_receive(q, b, sizeof b, NULL));
    SHOW(mq_notify(q, &e));
    SHOW(mq_notify(q, NULL));
    e.sigev_notify = SIGEV_SIGNAL;
    e.sigev_signo = 99;
    SHOW(mq_notify(q, &e));
    e.sigev_signo = SIGUSR1;
    e.sigev_notify = 17;
    SHOW(mq_notify(q, &e));
    SHOW(mq_notify(-1, NULL));
    SHOW(mq_notify(0, NULL));
    SHOW(call(mq_notify, q, no_access()));
}

static void on_alarm(int sig)
{
    (void)sig;
}

static void waits(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    struct time64 past = {1, 0}, soon = {now.tv_sec, now.tv_nsec + 5000000}, wrong = {now.tv_sec + 9, 1000000000}, negative = {-1, 0};
    if (soon.nsec >= 1000000000)
        soon.sec++, soon.nsec -= 1000000000;
    unsigned priority = 0;
    SHOW(syscall(RECEIVE, q, b, sizeof b, &priority, &past));
    SHOW(syscall(RECEIVE, q, b, sizeof b, &priority, &soon));
    SHOW(syscall(RECEIVE, q, b, sizeof b, &priority, &wrong));
    SHOW(syscall(RECEIVE, q, b, sizeof b, &priority, &negative));
    SHOW(syscall(RECEIVE, q, b, sizeof b, &priority, no_access()));
    SHOW(syscall(SEND, q, "a", 1, 7, &past));
    SHOW(syscall(SEND, q, "b", 1, 32768, NULL));
    SHOW(syscall(SEND, q, "b", 1, 9, NULL));
    SHOW(syscall(SEND, q, "c", 1, 1, &past));
    SHOW(syscall(SEND, q, "c", 1, 1, &wrong));
    SHOW(syscall(SEND, q, "c", 1, 1, no_access()));
    SHOW(syscall(SEND, q, no_access(), 1, 1, NULL));
    SHOW(syscall(SEND, q, b, 33, 1, NULL));
    SHOW(syscall(SEND, -1, b, 1, 1, NULL));
    SHOW(syscall(SEND, 0, b, 1, 1, NULL));
    struct sigaction sa = {.sa_handler = on_alarm};
    sigaction(SIGALRM, &sa, NULL);
    ualarm(5000, 0);
    SHOW(syscall(SEND, q, "c", 1, 1, NULL));
    SHOW(syscall(RECEIVE, q, b, 31, &priority, NULL));
    SHOW(syscall(RECEIVE, q, b, 32, no_access(), NULL));
    SHOW(syscall(RECEIVE, q, b, 32, &priority, NULL));
    printf("  '%.1s' of priority %u\n", b, priority);
    SHOW(syscall(SEND, q, NULL, 0, 0, NULL));
    SHOW(syscall(RECEIVE, q, no_access(), 32, &priority, NULL));
    SHOW(syscall(RECEIVE, -1, b, 32, &priority, NULL));
    SHOW(syscall(RECEIVE, 0, b, 32, &priority, NULL));
    struct mq_attr a = {.mq_flags = O_NONBLOCK, .mq_maxmsg = 77}, old;
    SHOW(mq_setattr(q, &a, &old));
    printf("  flags %x, at most %ld\n", (unsigned)old.mq_flags, old.mq_maxmsg);
    show_attributes();
    while (mq_receive(q, b, sizeof b, NULL) >= 0)
        ;
    printf("  %s\n", strerrorname_np(errno));
    SHOW(mq_send(q, "1", 1, 0));
    SHOW(mq_send(q, "2", 1, 0));
    SHOW(mq_send(q, "3", 1, 0));
    a.mq_flags = O_NONBLOCK | 1;
    SHOW(mq_setattr(q, &a, NULL));
    SHOW(call(mq_getsetattr, q, no_access(), NULL));
    SHOW(call(mq_getsetattr, q, NULL, no_access()));
    SHOW(call(mq_getsetattr, q, NULL, NULL));
    SHOW(call(mq_getsetattr, -1, NULL, NULL));
    SHOW(call(mq_getsetattr, 0, NULL, NULL));
}

static void opening(void)
{
    struct mq_attr a = {.mq_maxmsg = 0, .mq_msgsize = 10};
    SHOW(mq_open("/precis-b", O_RDWR | O_CREAT, 0600, &a));
    a = (struct mq_attr){.mq_maxmsg = 1, .mq_msgsize = 0};
    SHOW(mq_open("/precis-b", O_RDWR | O_CREAT, 0600, &a));
    SHOW(mq_open("/precis-a", O_RDWR | O_CREAT | O_EXCL, 0600, NULL));
    SHOW(mq_open("/precis-none", O_RDWR));
    SHOW(call(mq_open, "precis/a", O_RDWR | O_CREAT, 0600, NULL));
    SHOW(call(mq_open, "", O_RDWR | O_CREAT, 0600, NULL));
    SHOW(call(mq_open, no_access(), O_RDWR | O_CREAT, 0600, NULL));
    SHOW(call(mq_open, "precis-b", O_RDWR | O_CREAT, 0600, no_access()));
    int r = (int)mq_open("/precis-a", O_RDONLY), w = (int)mq_open("/precis-a", O_WRONLY | O_NONBLOCK);
    SHOW(fcntl(r, F_GETFD));
    SHOW(mq_send(r, "x", 1, 0));
    SHOW(mq_receive(w, b, sizeof b, NULL));
    SHOW(mq_send(w, "x", 1, 0));
    close(r), close(w);
    SHOW(mq_unlink("/precis-none"));
    SHOW(call(mq_unlink, no_access()));
    SHOW(mq_unlink("/precis-a"));
    SHOW(mq_open("/precis-a", O_RDWR));
    show_attributes();
    SHOW(mq_close(q));
    SHOW(mq_close(q));
}

int main(void)
{
    struct mq_attr a = {.mq_maxmsg = 2, .mq_msgsize = 32};
    mq_unlink("/precis-a");
    q = mq_open("/precis-a", O_RDWR | O_CREAT | O_EXCL, 0600, &a);
    printf("opened %d\n", q != -1);
    show_attributes();
    polling();
    notices();
    waits();
    opening();
}

/* stdout:
opened 1
mq_getattr(q, &a) = 0
  flags none, at most 2 of 32, now 0
poll(&p, 1, 0) = 1
  events 4
epoll_ctl(ep, EPOLL_CTL_ADD, q, &e) = 0
epoll_wait(ep, &e, 1, 0) = 0
mq_send(q, "one", 3, 1) = 0
poll(&p, 1, 0) = 1
  events 5
epoll_wait(ep, &e, 1, 0) = 1
  1 8
mq_send(q, "two", 3, 32767) = 0
poll(&p, 1, 0) = 1
  events 1
mq_getattr(q, &a) = 0
  flags none, at most 2 of 32, now 2
mq_receive(q, b, sizeof b, &priority) = 3
  'two' of priority 32767
waitpid(child, &status, 0) == child = 1
  status 14
mq_receive(q, b, sizeof b, &priority) = 3
  'one' of priority 1
mq_notify(q, &e) = 0
mq_notify(q, &e): EBUSY
  status 3
  caught 1, code 1, value 4711, from the child 1, user 1
mq_send(q, "second", 6, 0) = 0
  caught 1: a notice comes once
mq_notify(q, &e) = 0
mq_receive(q, b, sizeof b, NULL) = 5
mq_send(q, "third", 5, 0) = 0
  caught 1: only for an empty queue
mq_notify(q, NULL) = 0
mq_notify(q, NULL) = 0
mq_receive(q, b, sizeof b, NULL) = 6
mq_receive(q, b, sizeof b, NULL) = 5
mq_notify(q, &e) = 0
mq_notify(q, &e): EBUSY
mq_send(q, "x", 1, 0) = 0
  caught 1
mq_receive(q, b, sizeof b, NULL) = 1
mq_notify(q, &e) = 0
mq_notify(q, NULL) = 0
mq_notify(q, &e): EINVAL
mq_notify(q, &e): EINVAL
mq_notify(-1, NULL): EBADF
mq_notify(0, NULL): EBADF
call(mq_notify, q, no_access()): EFAULT
syscall(RECEIVE, q, b, sizeof b, &priority, &past): ETIMEDOUT
syscall(RECEIVE, q, b, sizeof b, &priority, &soon): ETIMEDOUT
syscall(RECEIVE, q, b, sizeof b, &priority, &wrong): EINVAL
syscall(RECEIVE, q, b, sizeof b, &priority, &negative): EINVAL
syscall(RECEIVE, q, b, sizeof b, &priority, no_access()): EFAULT
syscall(SEND, q, "a", 1, 7, &past) = 0
syscall(SEND, q, "b", 1, 32768, NULL): EINVAL
syscall(SEND, q, "b", 1, 9, NULL) = 0
syscall(SEND, q, "c", 1, 1, &past): ETIMEDOUT
syscall(SEND, q, "c", 1, 1, &wrong): EINVAL
syscall(SEND, q, "c", 1, 1, no_access()): EFAULT
syscall(SEND, q, no_access(), 1, 1, NULL): EFAULT
syscall(SEND, q, b, 33, 1, NULL): EMSGSIZE
syscall(SEND, -1, b, 1, 1, NULL): EBADF
syscall(SEND, 0, b, 1, 1, NULL): EBADF
syscall(SEND, q, "c", 1, 1, NULL): EINTR
syscall(RECEIVE, q, b, 31, &priority, NULL): EMSGSIZE
syscall(RECEIVE, q, b, 32, no_access(), NULL): EFAULT
syscall(RECEIVE, q, b, 32, &priority, NULL) = 1
  'a' of priority 7
syscall(SEND, q, NULL, 0, 0, NULL) = 0
syscall(RECEIVE, q, no_access(), 32, &priority, NULL) = 0
syscall(RECEIVE, -1, b, 32, &priority, NULL): EBADF
syscall(RECEIVE, 0, b, 32, &priority, NULL): EBADF
mq_setattr(q, &a, &old) = 0
  flags 0, at most 2
mq_getattr(q, &a) = 0
  flags nonblock, at most 2 of 32, now 0
  EAGAIN
mq_send(q, "1", 1, 0) = 0
mq_send(q, "2", 1, 0) = 0
mq_send(q, "3", 1, 0): EAGAIN
mq_setattr(q, &a, NULL): EINVAL
call(mq_getsetattr, q, no_access(), NULL): EFAULT
call(mq_getsetattr, q, NULL, no_access()): EFAULT
call(mq_getsetattr, q, NULL, NULL) = 0
call(mq_getsetattr, -1, NULL, NULL): EBADF
call(mq_getsetattr, 0, NULL, NULL): EBADF
mq_open("/precis-b", O_RDWR | O_CREAT, 0600, &a): EINVAL
mq_open("/precis-b", O_RDWR | O_CREAT, 0600, &a): EINVAL
mq_open("/precis-a", O_RDWR | O_CREAT | O_EXCL, 0600, NULL): EEXIST
mq_open("/precis-none", O_RDWR): ENOENT
call(mq_open, "precis/a", O_RDWR | O_CREAT, 0600, NULL): EACCES
call(mq_open, "", O_RDWR | O_CREAT, 0600, NULL): ENOENT
call(mq_open, no_access(), O_RDWR | O_CREAT, 0600, NULL): EFAULT
call(mq_open, "precis-b", O_RDWR | O_CREAT, 0600, no_access()): EFAULT
fcntl(r, F_GETFD) = 1
mq_send(r, "x", 1, 0): EBADF
mq_receive(w, b, sizeof b, NULL): EBADF
mq_send(w, "x", 1, 0): EAGAIN
mq_unlink("/precis-none"): ENOENT
call(mq_unlink, no_access()): EFAULT
mq_unlink("/precis-a") = 0
mq_open("/precis-a", O_RDWR): ENOENT
mq_getattr(q, &a) = 0
  flags nonblock, at most 2 of 32, now 2
mq_close(q) = 0
mq_close(q): EBADF
*/
