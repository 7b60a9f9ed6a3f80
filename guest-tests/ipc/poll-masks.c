// All that poll() and epoll say of each kind of file, in each of its states.
// flags: -lrt
// qemu: no, it lacks some kinds
#include <fcntl.h>
#include <mqueue.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#include "answers.h"

/* The bits have other values in poll() than in epoll on SPARC and 68000, where POLLWRNORM is POLLOUT. */
static const struct {
    unsigned short bit;
    unsigned of_epoll;
    const char *name;
} names[] = {{POLLIN, EPOLLIN, "in"},
             {POLLRDNORM, EPOLLRDNORM, "rdnorm"},
             {POLLRDBAND, EPOLLRDBAND, "rdband"},
             {POLLPRI, EPOLLPRI, "pri"},
             {POLLOUT, EPOLLOUT, "out"},
             {POLLWRBAND, EPOLLWRBAND, "wrband"},
             {POLLERR, EPOLLERR, "err"},
             {POLLHUP, EPOLLHUP, "hup"},
             {POLLRDHUP, EPOLLRDHUP, "rdhup"},
             {POLLNVAL, 0, "nval"}};
enum { NAMES = sizeof names / sizeof *names };

static int alone; /* how often POLLOUT came without POLLWRNORM: as for eventfd */

static void show(const char *what, int fd)
{
    struct pollfd p = {fd, 0, 0};
    struct epoll_event event = {0};
    unsigned found = 0;
    p.events = POLLWRNORM;
    for (unsigned i = 0; i < NAMES; i++)
        p.events |= names[i].bit, event.events |= names[i].of_epoll;
    int n = poll(&p, 1, 0), e = epoll_create1(0), error = epoll_ctl(e, EPOLL_CTL_ADD, fd, &event);
    printf("%s: %d", what, n);
    for (unsigned i = 0; i < NAMES; i++)
        if (p.revents & names[i].bit) {
            printf(" %s", names[i].name);
            found |= names[i].of_epoll;
        }
    alone += (p.revents & (POLLOUT | POLLWRNORM)) == POLLOUT;
    event.events = 0;
    if (error)
        printf("; epoll %s", strerrorname_np(errno));
    else if (epoll_wait(e, &event, 1, 0) < 0 || event.events != found)
        printf("; epoll %x", event.events);
    printf("\n");
    close(e);
}

static void pause_for(int fd, short events)
{
    poll(&(struct pollfd){fd, events, 0}, 1, 1000);
}

static void counters(void)
{
    uint64_t n = 5;
    int e = eventfd(0, 0), t = timerfd_create(CLOCK_MONOTONIC, 0), i = inotify_init1(0), s;
    sigset_t set;
    show("eventfd 0", e);
    write(e, &n, 8);
    show("eventfd 5", e);
    n = UINT64_MAX - 6;
    write(e, &n, 8);
    show("eventfd, the most", e);
    show("timerfd", t);
    timerfd_settime(t, 0, &(struct itimerspec){.it_value.tv_nsec = 1}, NULL);
    pause_for(t, POLLIN);
    show("timerfd, expired", t);
    inotify_add_watch(i, ".", IN_CREATE);
    show("inotify", i);
    close(open("f", O_CREAT | O_RDWR, 0600));
    show("inotify, an event", i);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigprocmask(SIG_BLOCK, &set, NULL);
    s = signalfd(-1, &set, 0);
    show("signalfd", s);
    raise(SIGUSR1);
    show("signalfd, pending", s);
    int outer = epoll_create1(0);
    struct epoll_event event = {.events = EPOLLIN};
    show("epoll", outer);
    epoll_ctl(outer, EPOLL_CTL_ADD, e, &event);
    show("epoll, ready", outer);
    close(outer), close(e), close(t), close(i), close(s);
}

static void processes(void)
{
    int ends[2];
    must(pipe(ends), "pipe");
    fflush(stdout);
    pid_t child = fork();
    if (!child) {
        char c;
        close(ends[1]);
        read(ends[0], &c, 1);
        _exit(0);
    }
    int d = (int)call(pidfd_open, child, 0);
    close(ends[0]);
    show("pidfd", d);
    close(ends[1]);
    pause_for(d, POLLIN);
    show("pidfd, ended", d);
    waitpid(child, NULL, 0);
    close(d);
}

static void queues(void)
{
    struct mq_attr most = {.mq_maxmsg = 2, .mq_msgsize = 8};
    mqd_t q = mq_open("/poll-masks", O_CREAT | O_RDWR, 0600, &most);
    mq_unlink("/poll-masks");
    show("queue", (int)q);
    mq_send(q, "1", 1, 0);
    show("queue, one of two", (int)q);
    mq_send(q, "2", 1, 0);
    show("queue, full", (int)q);
    mq_close(q);
}

static void pipes(void)
{
    int p[2];
    must(pipe2(p, O_NONBLOCK), "pipe");
    show("pipe to read", p[0]);
    show("pipe to write", p[1]);
    write(p[1], "x", 1);
    show("pipe to read, a byte", p[0]);
    static char many[70000];
    while (write(p[1], many, sizeof many) > 0)
        ;
    show("pipe to write, full", p[1]);
    close(p[1]);
    show("pipe to read, no writer", p[0]);
    while (read(p[0], many, sizeof many) > 0)
        ;
    show("pipe to read, no writer, empty", p[0]);
    close(p[0]);
    must(pipe(p), "pipe");
    close(p[0]);
    show("pipe to write, no reader", p[1]);
    close(p[1]);
    must(mkfifo("fifo", 0600), "mkfifo");
    int r = open("fifo", O_RDONLY | O_NONBLOCK), both;
    show("FIFO, no writer yet", r);
    both = open("fifo", O_RDWR);
    show("FIFO for both", both);
    write(both, "x", 1);
    show("FIFO for both, a byte", both);
    close(both);
    show("FIFO, the writer gone", r);
    close(r);
}

static void terminals(void)
{
    int m = (int)must(posix_openpt(O_RDWR | O_NOCTTY), "posix_openpt");
    grantpt(m);
    unlockpt(m);
    show("master, never a slave", m);
    int s = (int)must(open(ptsname(m), O_RDWR | O_NOCTTY), "open");
    show("master", m);
    show("slave", s);
    write(m, "line", 4);
    show("slave, no line yet", s);
    write(m, "\n", 1);
    pause_for(s, POLLIN);
    show("slave, a line", s);
    show("master, an echo", m);
    close(s);
    show("master, the slave gone", m);
    s = open(ptsname(m), O_RDWR | O_NOCTTY);
    close(m);
    show("slave, the master gone", s);
    close(s);
}

static void streams(int family, const char *name)
{
    struct sockaddr_in a = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct sockaddr_un u = {.sun_family = AF_UNIX};
    struct sockaddr_storage bound;
    socklen_t size = sizeof bound;
    int s = socket(family, SOCK_STREAM, 0), c = socket(family, SOCK_STREAM, 0);
    printf("%s\n", name);
    show("new", s);
    must(bind(s, family == AF_UNIX ? (void *)&u : (void *)&a, family == AF_UNIX ? 2 : sizeof a), "bind");
    show("bound", s);
    must(listen(s, 3), "listen");
    show("listening", s);
    getsockname(s, (void *)&bound, &size);
    must(connect(c, (void *)&bound, size), "connect");
    pause_for(s, POLLIN);
    show("pending", s);
    show("connected", c);
    int e = accept(s, NULL, NULL);
    show("accepted", s);
    show("its end", e);
    must(send(c, "x", 1, 0), "send");
    pause_for(e, POLLIN);
    show("data", e);
    if (family == AF_INET) {
        must(send(c, "!", 1, MSG_OOB), "send");
        pause_for(e, POLLPRI);
        show("urgent data", e);
    }
    shutdown(c, SHUT_WR);
    pause_for(e, POLLRDHUP);
    show("half closed", e);
    show("half closed, the other end", c);
    shutdown(e, SHUT_RD);
    show("shut to read", e);
    shutdown(e, SHUT_WR);
    pause_for(c, POLLIN);
    show("all closed", e);
    show("all closed, the other end", c);
    close(c), close(e);
    shutdown(s, SHUT_RDWR);
    show("no longer listening", s);
    close(s);
}

static void datagrams(void)
{
    int p[2], s = socket(AF_INET, SOCK_DGRAM, 0), t = socket(AF_INET, SOCK_DGRAM, 0), n = socket(AF_NETLINK, SOCK_RAW, NETLINK_ROUTE);
    struct sockaddr_in a = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof a;
    struct {
        struct nlmsghdr h;
        struct ifinfomsg i;
    } m = {.h = {sizeof m, RTM_GETLINK, NLM_F_REQUEST, 3, 0}, .i = {.ifi_index = 1}};
    must(bind(s, (void *)&a, sizeof a), "bind");
    show("UDP", s);
    getsockname(s, (void *)&a, &size);
    sendto(t, "x", 1, 0, (void *)&a, size);
    pause_for(s, POLLIN);
    show("UDP, a datagram", s);
    connect(t, (void *)&a, size);
    shutdown(t, SHUT_WR);
    show("UDP, shut to write", t);
    close(s);
    shutdown(t, SHUT_RD);
    show("UDP, shut to read, too", t);
    close(t);
    for (int type = SOCK_DGRAM; type; type = type == SOCK_DGRAM ? SOCK_SEQPACKET : 0) {
        must(socketpair(AF_UNIX, type, 0, p), "socketpair");
        show(type == SOCK_DGRAM ? "pair of datagrams" : "pair of packets", p[0]);
        write(p[1], "x", 1);
        show("with one", p[0]);
        char b[4096];
        while (send(p[1], b, sizeof b, MSG_DONTWAIT) > 0)
            ;
        show("full", p[1]);
        close(p[0]);
        show("alone", p[1]);
        close(p[1]);
    }
    show("netlink", n);
    send(n, &m, sizeof m, 0);
    show("netlink, an answer", n);
    close(n);
}

static void files(void)
{
    static const char *const names[] = {".", "/proc/self/maps", "/proc/self/mem", "/dev/null", "/dev/zero", "/dev/full", "/dev/urandom"};
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        int fd = open(names[i], O_RDONLY);
        show(names[i], fd);
        close(fd);
    }
    int fd = open("f", O_RDWR);
    show("f", fd);
    close(fd);
    show("closed", fd);
    fd = open("f", O_PATH);
    show("O_PATH", fd);
    close(fd);
    fd = memfd_create("m", 0);
    show("memfd", fd);
    close(fd);
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    counters();
    processes();
    queues();
    pipes();
    terminals();
    streams(AF_UNIX, "AF_UNIX");
    streams(AF_INET, "AF_INET");
    datagrams();
    files();
    printf("without POLLWRNORM: %d\n", POLLWRNORM == POLLOUT ? 2 : alone);
}

/* stdout:
eventfd 0: 1 out
eventfd 5: 1 in out
eventfd, the most: 1 in
timerfd: 0
timerfd, expired: 1 in
inotify: 0
inotify, an event: 1 in rdnorm
signalfd: 0
signalfd, pending: 1 in
epoll: 0
epoll, ready: 1 in rdnorm
pidfd: 0
pidfd, ended: 1 in rdnorm
queue: 1 out
queue, one of two: 1 in rdnorm out
queue, full: 1 in rdnorm
pipe to read: 0
pipe to write: 1 out
pipe to read, a byte: 1 in rdnorm
pipe to write, full: 0
pipe to read, no writer: 1 in rdnorm hup
pipe to read, no writer, empty: 1 hup
pipe to write, no reader: 1 out err
FIFO, no writer yet: 0
FIFO for both: 1 out
FIFO for both, a byte: 1 in rdnorm out
FIFO, the writer gone: 1 in rdnorm hup
master, never a slave: 1 out
master: 1 out
slave: 1 out
slave, no line yet: 1 out
slave, a line: 1 in rdnorm out
master, an echo: 1 in rdnorm out
master, the slave gone: 1 in rdnorm out hup
slave, the master gone: 1 in rdnorm out err hup
AF_UNIX
new: 1 out wrband hup
bound: 1 out wrband hup
listening: 0
pending: 1 in rdnorm
connected: 1 out wrband
accepted: 0
its end: 1 out wrband
data: 1 in rdnorm out wrband
half closed: 1 in rdnorm out wrband rdhup
half closed, the other end: 1 out wrband
shut to read: 1 in rdnorm out wrband rdhup
all closed: 1 in rdnorm out wrband hup rdhup
all closed, the other end: 1 in rdnorm out wrband hup rdhup
no longer listening: 1 in rdnorm hup rdhup
AF_INET
new: 1 out hup
bound: 1 out hup
listening: 0
pending: 1 in rdnorm
connected: 1 out
accepted: 0
its end: 1 out
data: 1 in rdnorm out
urgent data: 1 in rdnorm pri out
half closed: 1 in rdnorm pri out rdhup
half closed, the other end: 1 out
shut to read: 1 in rdnorm pri out rdhup
all closed: 1 in rdnorm pri out hup rdhup
all closed, the other end: 1 in rdnorm out hup rdhup
no longer listening: 1 out hup
UDP: 1 out wrband
UDP, a datagram: 1 in rdnorm out wrband
UDP, shut to write: 1 out wrband
UDP, shut to read, too: 1 in rdnorm out wrband hup rdhup
pair of datagrams: 1 out wrband
with one: 1 in rdnorm out wrband
full: 0
alone: 1 out wrband
pair of packets: 1 out wrband
with one: 1 in rdnorm out wrband
full: 0
alone: 1 in rdnorm out wrband err hup rdhup
netlink: 1 out wrband
netlink, an answer: 1 in rdnorm out wrband
.: 1 in rdnorm out; epoll EPERM
/proc/self/maps: 1 in rdnorm out; epoll EPERM
/proc/self/mem: 1 in rdnorm out; epoll EPERM
/dev/null: 1 in rdnorm out; epoll EPERM
/dev/zero: 1 in rdnorm out; epoll EPERM
/dev/full: 1 in rdnorm out; epoll EPERM
/dev/urandom: 1 in rdnorm out; epoll EPERM
f: 1 in rdnorm out; epoll EPERM
closed: 1 nval; epoll EINVAL
O_PATH: 1 nval; epoll EBADF
memfd: 1 in rdnorm out; epoll EPERM
without POLLWRNORM: 2
*/
