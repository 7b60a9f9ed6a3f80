// Each call that waits, and a signal: without SA_RESTART it ends with EINTR; with it some go on, until the second signal's handler
// releases them.
// flags: -lrt
// qemu: no, unreliable signals
// native: no, a busy host is late
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/futex.h>
#include <mqueue.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/sendfile.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include "answers.h"

static char b[70000] __attribute__((aligned(4096)));
static volatile int alarms;
static void (*volatile release)(void);
static int empty[2], full[2], pair[2], packed[2], event, file, queue, crowded, set, epoll, notes, listener, terminal, slave, messages, many;
static pid_t child;
static int word;

static void handler(int number)
{
    int error = errno;
    if (++alarms == 2)
        release();
    errno = error;
}

static void feed(void)
{
    must(write(empty[1], "x", 1), "feed");
}
static void drain(void)
{
    must(read(full[0], b, 4096), "drain");
}
static void feed_socket(void)
{
    must(write(pair[1], "x", 1), "feed");
}
static void drain_socket(void)
{
    while (recv(packed[0], b, sizeof b, MSG_DONTWAIT) > 0)
        ;
}
static void post(void)
{
    eventfd_write(event, 1);
}
static void post_queue(void)
{
    msgsnd(queue, &(struct {
               long type;
               char text[1];
           }){1, "x"},
           1, IPC_NOWAIT);
}
static void take_queue(void)
{
    static struct {
        long type;
        char text[9000];
    } m;
    msgrcv(crowded, &m, 9000, 0, IPC_NOWAIT);
}
static void post_semaphore(void)
{
    semop(set, &(struct sembuf){0, 1, 0}, 1);
}
static void post_messages(void)
{
    mq_send(messages, "x", 1, 0);
}
static void take_messages(void)
{
    char text[10];
    mq_receive(many, text, sizeof text, NULL);
}
static void call_in(void)
{
    struct sockaddr_un name = {AF_UNIX, "socket"};
    connect(socket(AF_UNIX, SOCK_STREAM, 0), (struct sockaddr *)&name, sizeof name);
}
static void end_child(void)
{
    kill(child, SIGKILL);
}
static void touch(void)
{
    close(open("watched/one", O_CREAT | O_RDWR, 0600));
}
static void type(void)
{
    must(write(terminal, "x\n", 2), "type");
}
static void set_word(void)
{
    word = 1;
    syscall(SYS_futex, &word, FUTEX_WAKE, 1, NULL, NULL, 0);
}
static void nothing(void)
{
}

static void run(const char *name, int flags, void (*releases)(void), long (*waits_in)(void))
{
    struct sigaction a = {.sa_handler = handler, .sa_flags = flags};
    struct itimerval t = {{0, 20000}, {0, 20000}}, off = {{0, 0}, {0, 0}};
    alarms = 0;
    release = releases;
    sigaction(SIGALRM, &a, NULL);
    setitimer(ITIMER_REAL, &t, NULL);
    errno = 0;
    long n = waits_in();
    int error = errno, signals = alarms;
    setitimer(ITIMER_REAL, &off, NULL);
    if (flags)
        printf("; with SA_RESTART %ld %s after %d\n", n, n < 0 ? strerrorname_np(error) : "", signals > 2 ? 2 : signals);
    else
        printf("%s: %ld %s after %d", name, n, n < 0 ? strerrorname_np(error) : "", signals > 2 ? 2 : signals);
    if (!flags)
        run(name, SA_RESTART, releases, waits_in);
}

#define WAIT(name, expression) \
    static long name(void)     \
    {                          \
        return (expression);   \
    }
WAIT(reads, read(empty[0], b, 1))
WAIT(readvs, readv(empty[0], &(struct iovec){b, 1}, 1))
WAIT(writes, write(full[1], b, 4096))
WAIT(splices, splice(empty[0], NULL, full[1], NULL, 1, 0))
WAIT(splices_to, splice(file, &(loff_t){0}, full[1], NULL, 4096, 0))
WAIT(tees, tee(empty[0], full[1], 1, 0))
WAIT(vmsplices, vmsplice(full[1], &(struct iovec){b, 4096}, 1, 0))
WAIT(sendfiles, sendfile(full[1], file, &(off_t){0}, 4096))
WAIT(receives, recv(pair[0], b, 1, 0))
WAIT(receives_messages, recvmsg(pair[0], &(struct msghdr){.msg_iov = &(struct iovec){b, 1}, .msg_iovlen = 1}, 0))
WAIT(receives_many, recvmmsg(pair[0], &(struct mmsghdr){.msg_hdr = {.msg_iov = &(struct iovec){b, 1}, .msg_iovlen = 1}}, 1, 0, NULL))
WAIT(sends, send(packed[1], b, 60000, 0) > 0 ? 1 : -1)
WAIT(accepts, accept(listener, NULL, NULL) < 0 ? -1 : 1)
WAIT(polls, poll(&(struct pollfd){event, POLLIN, 0}, 1, -1))
WAIT(selects, select(0, NULL, NULL, NULL, NULL))
WAIT(epolls, epoll_wait(epoll, &(struct epoll_event){0}, 1, -1))
WAIT(events, read(event, b, 8))
WAIT(notices, read(notes, b, 1000) > 0 ? 1 : -1)
WAIT(message_receives, msgrcv(queue, b, 100, 0, 0))
WAIT(message_sends, msgsnd(crowded, b, 8000, 0))
WAIT(semops, semop(set, &(struct sembuf){0, -1, 0}, 1))
WAIT(mq_receives, mq_receive(messages, b, 10, NULL))
WAIT(mq_sends, mq_send(many, b, 1, 0))
WAIT(waits, waitpid(child, NULL, 0) < 0 ? -1 : 1)
WAIT(sleeps, nanosleep(&(struct timespec){0, 50000000}, NULL))
WAIT(pauses, pause())
WAIT(timed_waits, sigtimedwait(&(sigset_t){0}, NULL, &(struct timespec){0, 50000000}))
WAIT(futexes, syscall(SYS_futex, &word, FUTEX_WAIT, 0, NULL, NULL, 0))
WAIT(terminals, read(slave, b, 10))

#define RUN(name, releases) run(#name, 0, releases, name)

int main(void)
{
    struct sockaddr_un name = {AF_UNIX, "socket"};
    setvbuf(stdout, NULL, _IOLBF, 0);
    struct mq_attr attr = {.mq_maxmsg = 1, .mq_msgsize = 10};
    must(pipe(empty) | pipe(full) | socketpair(AF_UNIX, SOCK_STREAM, 0, pair) | socketpair(AF_UNIX, SOCK_STREAM, 0, packed), "pipe");
    fcntl(full[1], F_SETPIPE_SZ, 4096);
    must(write(full[1], b, 4096), "fill");
    while (send(packed[1], b, 60000, MSG_DONTWAIT) > 0)
        ;
    event = eventfd(0, 0);
    file = (int)must(open("file", O_CREAT | O_RDWR, 0600), "open");
    must(write(file, b, 8192), "write");
    *(long *)b = 1;
    queue = msgget(IPC_PRIVATE, 0600), crowded = msgget(IPC_PRIVATE, 0600), set = semget(IPC_PRIVATE, 1, 0600);
    while (!msgsnd(crowded, b, 8000, IPC_NOWAIT))
        ;
    epoll = epoll_create1(0);
    epoll_ctl(epoll, EPOLL_CTL_ADD, event, &(struct epoll_event){.events = EPOLLIN});
    notes = inotify_init();
    must(mkdir("watched", 0700), "mkdir");
    inotify_add_watch(notes, "watched", IN_CREATE);
    listener = socket(AF_UNIX, SOCK_STREAM, 0);
    must(bind(listener, (struct sockaddr *)&name, sizeof name) | listen(listener, 5), "listen");
    mq_unlink("/waits"), mq_unlink("/many");
    messages = (int)must(mq_open("/waits", O_CREAT | O_RDWR, 0600, &attr), "mq_open");
    many = (int)must(mq_open("/many", O_CREAT | O_RDWR, 0600, &attr), "mq_open");
    mq_send(many, "x", 1, 0);
    terminal = (int)must(posix_openpt(O_RDWR | O_NOCTTY), "openpt");
    must(grantpt(terminal) | unlockpt(terminal), "unlockpt");
    slave = (int)must(open(ptsname(terminal), O_RDWR | O_NOCTTY), "open");
    if (!(child = fork()))
        for (;;)
            pause();
    RUN(reads, feed);
    RUN(readvs, feed);
    RUN(writes, drain);
    RUN(splices_to, drain);
    RUN(vmsplices, drain);
    RUN(sendfiles, drain);
    must(read(full[0], b, 4096), "read");
    RUN(splices, feed);
    must(read(full[0], b, 4096), "read");
    RUN(tees, feed);
    RUN(receives, feed_socket);
    RUN(receives_messages, feed_socket);
    RUN(receives_many, feed_socket);
    RUN(sends, drain_socket);
    RUN(accepts, call_in);
    RUN(polls, nothing);
    RUN(selects, nothing);
    RUN(epolls, nothing);
    RUN(events, post);
    RUN(notices, touch);
    RUN(message_receives, post_queue);
    *(long *)b = 1;
    RUN(message_sends, take_queue);
    RUN(semops, post_semaphore);
    RUN(mq_receives, post_messages);
    RUN(mq_sends, take_messages);
    RUN(sleeps, nothing);
    RUN(pauses, nothing);
    RUN(timed_waits, nothing);
    RUN(futexes, set_word);
    RUN(terminals, type);
    RUN(waits, end_child);
    mq_unlink("/waits"), mq_unlink("/many");
    msgctl(queue, IPC_RMID, NULL), msgctl(crowded, IPC_RMID, NULL), semctl(set, 0, IPC_RMID);
}

/* stdout:
reads: -1 EINTR after 1; with SA_RESTART 1  after 2
readvs: -1 EINTR after 1; with SA_RESTART 1  after 2
writes: -1 EINTR after 1; with SA_RESTART 4096  after 2
splices_to: -1 EINTR after 1; with SA_RESTART 4096  after 2
vmsplices: -1 EINTR after 1; with SA_RESTART 4096  after 2
sendfiles: -1 EINTR after 1; with SA_RESTART 4096  after 2
splices: -1 EINTR after 1; with SA_RESTART 1  after 2
tees: -1 EINTR after 1; with SA_RESTART 1  after 2
receives: -1 EINTR after 1; with SA_RESTART 1  after 2
receives_messages: -1 EINTR after 1; with SA_RESTART 1  after 2
receives_many: -1 EINTR after 1; with SA_RESTART 1  after 2
sends: -1 EINTR after 1; with SA_RESTART 1  after 2
accepts: -1 EINTR after 1; with SA_RESTART 1  after 2
polls: -1 EINTR after 1; with SA_RESTART -1 EINTR after 1
selects: -1 EINTR after 1; with SA_RESTART -1 EINTR after 1
epolls: -1 EINTR after 1; with SA_RESTART -1 EINTR after 1
events: -1 EINTR after 1; with SA_RESTART 8  after 2
notices: -1 EINTR after 1; with SA_RESTART 1  after 2
message_receives: -1 EINTR after 1; with SA_RESTART -1 EINTR after 1
message_sends: -1 EINTR after 1; with SA_RESTART -1 EINTR after 1
semops: -1 EINTR after 1; with SA_RESTART -1 EINTR after 1
mq_receives: -1 EINTR after 1; with SA_RESTART 1  after 2
mq_sends: -1 EINTR after 1; with SA_RESTART 0  after 2
sleeps: -1 EINTR after 1; with SA_RESTART -1 EINTR after 1
pauses: -1 EINTR after 1; with SA_RESTART -1 EINTR after 1
timed_waits: -1 EINTR after 1; with SA_RESTART -1 EINTR after 1
futexes: -1 EINTR after 1; with SA_RESTART -1 EAGAIN after 2
terminals: -1 EINTR after 1; with SA_RESTART 2  after 2
waits: -1 EINTR after 1; with SA_RESTART 1  after 2
*/
