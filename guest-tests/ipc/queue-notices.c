// Who keeps the notification of a message queue: descriptors closed, duplicated and inherited, processes that end, unlinked queues.
// flags: -D_GNU_SOURCE -lrt
// qemu: no, it has no mq_notify
#include <fcntl.h>
#include <mqueue.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static volatile sig_atomic_t signals;

static void count(int sig)
{
    (void)sig;
    signals++;
}

static void result(const char *what, long n)
{
    printf("%s: %ld%s%s\n", what, n, n < 0 ? " " : "", n < 0 ? strerror(errno) : "");
}

static mqd_t open_queue(void)
{
    struct mq_attr a = {.mq_maxmsg = 2, .mq_msgsize = 8};
    return (mqd_t)must(mq_open("/queue-notices", O_CREAT | O_RDWR | O_NONBLOCK, 0600, &a), "mq_open");
}

static long notify(mqd_t q)
{
    struct sigevent e = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGUSR1};
    return mq_notify(q, &e);
}

static void told(const char *what, mqd_t q)
{
    char b[8];
    signals = 0;
    must(mq_send(q, "x", 1, 0), "mq_send");
    must(mq_receive(q, b, 8, NULL), "mq_receive");
    printf("%s: told %d\n", what, (int)signals);
}

static void child_does(mqd_t q, void (*what)(mqd_t))
{
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        what(q);
        _exit(0);
    }
    waitpid(child, NULL, 0);
}

static void close_one(mqd_t q)
{
    mq_close(q);
}

static void ask(mqd_t q)
{
    notify(q);
}

// Waits for a message, and is ended while it waits.
static void ended_receiver(mqd_t q)
{
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        char b[8];
        struct mq_attr blocking = {0};
        mq_setattr(q, &blocking, NULL);
        _exit((int)mq_receive(q, b, 8, NULL));
    }
    usleep(20000);
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    struct mq_attr nonblocking = {.mq_flags = O_NONBLOCK};
    mq_setattr(q, &nonblocking, NULL);
}

int main(void)
{
    struct sigaction sa = {.sa_handler = count};
    sigaction(SIGUSR1, &sa, NULL);
    mq_unlink("/queue-notices");
    mqd_t q = open_queue(), r = open_queue();
    result("notify", notify(q));
    result("again", notify(r));
    told("a message", r);
    told("another", r);
    result("notify", notify(q));
    mq_close(q);
    told("its descriptor was closed", r);
    q = open_queue();
    result("notify", notify(q));
    mq_close(r);
    told("any descriptor was closed", q);
    r = dup(q);
    result("notify", notify(q));
    close(r);
    told("a duplicate was closed", q);
    result("notify", notify(q));
    child_does(q, close_one);
    told("a child closed its own", q);
    child_does(q, ask);
    told("a child asked, and ended", q);
    result("notify", notify(q));
    child_does(q, ask);
    told("a child asked in vain", q);
    result("notify", notify(q));
    result("take it back", mq_notify(q, NULL));
    told("taken back", q);
    result("notify", notify(q));
    ended_receiver(q);
    told("a receiver was killed", q);
    mq_unlink("/queue-notices");
    result("notify", notify(q));
    r = open_queue();
    told("another of its name", r);
    told("itself", q);
    struct sigevent e = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = 65};
    result("signal 65", mq_notify(q, &e));
    e.sigev_signo = 40000000;
    result("signal 40000000", mq_notify(q, &e));
    e.sigev_signo = -1;
    result("signal -1", mq_notify(q, &e));
    e.sigev_signo = 0;
    result("signal 0", mq_notify(q, &e));
    told("no signal", q);
    e.sigev_notify = 99;
    result("an unknown kind", mq_notify(q, &e));
    mq_close(q);
    result("closed", notify(q));
    mq_unlink("/queue-notices");
    return 0;
}

/* stdout:
notify: 0
again: -1 Device or resource busy
a message: told 1
another: told 0
notify: 0
its descriptor was closed: told 0
notify: 0
any descriptor was closed: told 0
notify: 0
a duplicate was closed: told 0
notify: 0
a child closed its own: told 1
a child asked, and ended: told 0
notify: 0
a child asked in vain: told 1
notify: 0
take it back: 0
taken back: told 0
notify: 0
a receiver was killed: told 1
notify: 0
another of its name: told 0
itself: told 1
signal 65: -1 Invalid argument
signal 40000000: -1 Invalid argument
signal -1: -1 Invalid argument
signal 0: 0
no signal: told 0
an unknown kind: -1 Invalid argument
closed: -1 Bad file descriptor
*/
