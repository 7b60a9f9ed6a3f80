// Objects that refer to one another go away in every order: peers, owners of SIGIO, listeners and their queues, terminals,
// descriptors on their way in messages, descriptors that another thread closes.
// flags: -D_GNU_SOURCE -pthread
// qemu: no, the chain is the host's there, which takes long over it
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/epoll.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/stat.h>
#include <sys/un.h>
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

static void own(int fd)
{
    must(fcntl(fd, F_SETOWN, getpid()), "F_SETOWN");
    must(fcntl(fd, F_SETFL, O_ASYNC | O_NONBLOCK), "F_SETFL");
}

// O_ASYNC is set while the peer's queue is full; then the one side goes, then the other hears of something.
static void full_socket(int type)
{
    static char b[5000];
    int end[2];
    must(socketpair(AF_UNIX, type, 0, end), "socketpair");
    must(fcntl(end[0], F_SETFL, O_NONBLOCK), "F_SETFL");
    while (write(end[0], b, sizeof b) > 0)
        ;
    own(end[0]);
    result("no room", write(end[0], b, sizeof b));
    signals = 0;
    fcntl(end[1], F_SETFL, O_NONBLOCK);
    while (read(end[1], b, sizeof b) > 0)
        ;
    printf("told of room: %d\n", signals > 0);
    close(end[0]);
    signals = 0;
    result("shutdown", shutdown(end[1], SHUT_RDWR));
    result("write", send(end[1], "x", 1, MSG_NOSIGNAL));
    printf("told again: %d\n", (int)signals);
    close(end[1]);
}

// Both ends have owners: of a pipe, of a terminal.
static void two_owners(int r, int w)
{
    char b;
    own(r);
    own(w);
    signals = 0;
    must(write(w, "x\n", 2), "write");
    usleep(5000); // a terminal tells later
    printf("told of what came: %d\n", signals > 0);
    must(read(r, &b, 1), "read");
    close(w);
    must(fcntl(r, F_SETFL, 0), "F_SETFL");
    close(r);
}

static void owners(void)
{
    int end[2], master = posix_openpt(O_RDWR | O_NOCTTY);
    struct sigaction sa = {.sa_handler = count};
    sigaction(SIGIO, &sa, NULL);
    full_socket(SOCK_STREAM);
    full_socket(SOCK_DGRAM);
    must(pipe(end), "pipe");
    two_owners(end[0], end[1]);
    must(grantpt(master) | unlockpt(master), "unlockpt");
    two_owners((int)must(open(ptsname(master), O_RDWR | O_NOCTTY), "slave"), master);
    signal(SIGIO, SIG_IGN);
}

// A datagram pair of which one side is disconnected, and closed.
static void half_a_pair(void)
{
    int end[2];
    struct sockaddr none = {.sa_family = AF_UNSPEC};
    char b[10];
    for (int first = 0; first < 2; first++) {
        must(socketpair(AF_UNIX, SOCK_DGRAM, 0, end), "socketpair");
        must(write(end[first], "unread", 6), "write");
        result("disconnect", connect(end[0], &none, sizeof none));
        result("write from it", write(end[0], "x", 1));
        result("write to it", write(end[1], "x", 1));
        result("again", write(end[1], "y", 1));
        result("read", recv(end[0], b, 10, MSG_DONTWAIT));
        close(end[first]);
        result("write to what is left", send(end[!first], "z", 1, MSG_NOSIGNAL));
        result("again", send(end[!first], "z", 1, MSG_NOSIGNAL));
        close(end[!first]);
    }
}

static int bound(int type, const char *name)
{
    struct sockaddr_un a = {.sun_family = AF_UNIX};
    strcpy(a.sun_path + 1, name);
    int s = socket(AF_UNIX, type, 0);
    must(bind(s, (void *)&a, 3 + strlen(name)), "bind");
    return s;
}

static long connect_to(int s, const char *name)
{
    struct sockaddr_un a = {.sun_family = AF_UNIX};
    strcpy(a.sun_path + 1, name);
    return connect(s, (void *)&a, 3 + strlen(name));
}

// Many are connected to one that goes; one of its name comes after it.
static void followers(void)
{
    int server = bound(SOCK_DGRAM, "one"), client[3];
    for (int i = 0; i < 3; i++) {
        client[i] = socket(AF_UNIX, SOCK_DGRAM, 0);
        result("connect", connect_to(client[i], "one"));
        result("write", write(client[i], "x", 1));
    }
    close(client[1]);
    close(server);
    server = bound(SOCK_DGRAM, "one");
    result("write to what has gone", write(client[0], "x", 1));
    result("again", write(client[0], "x", 1));
    result("connect to the next", connect_to(client[0], "one"));
    result("write", write(client[0], "x", 1));
    result("connect to itself", connect_to(server, "one"));
    result("others may not", write(client[2], "x", 1));
    result("write to itself", write(server, "x", 1));
    close(server);
    result("write after its end", write(client[0], "x", 1));
    close(client[0]);
    close(client[2]);
}

// A listener goes with connections that it has not accepted, and a client before it is accepted.
static void listeners(void)
{
    char b[4];
    int server = bound(SOCK_STREAM, "two"), client[2];
    must(listen(server, 5), "listen");
    for (int i = 0; i < 2; i++) {
        client[i] = socket(AF_UNIX, SOCK_STREAM, 0);
        result("connect", connect_to(client[i], "two"));
        must(write(client[i], "hi", 2), "write");
    }
    close(client[0]);
    int s = accept(server, NULL, NULL);
    result("read from one that has gone", read(s, b, 4));
    result("and then", read(s, b, 4));
    close(server);
    result("read", recv(client[1], b, 4, 0));
    result("write", send(client[1], "x", 1, MSG_NOSIGNAL));
    close(client[1]);
    close(s);
}

static void pass(int by, int fd, int other)
{
    char control[CMSG_SPACE(2 * sizeof(int))] = {0};
    struct iovec v = {"p", 1};
    struct msghdr m = {.msg_iov = &v, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    struct cmsghdr *c = CMSG_FIRSTHDR(&m);
    *c = (struct cmsghdr){.cmsg_len = CMSG_LEN(2 * sizeof(int)), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS};
    memcpy(CMSG_DATA(c), (int[]){fd, other}, 2 * sizeof(int));
    must(sendmsg(by, &m, 0), "sendmsg");
}

// Sockets in each other's queues, and in their own: nothing else names them any more.
static void in_flight(void)
{
    int a[2], b[2];
    for (int round = 0; round < 3; round++) {
        must(socketpair(AF_UNIX, SOCK_STREAM, 0, a), "socketpair");
        must(socketpair(AF_UNIX, SOCK_STREAM, 0, b), "socketpair");
        pass(a[0], b[0], b[1]);
        pass(b[0], a[0], a[1]);
        pass(a[0], a[0], a[1]);
        close(a[0]), close(a[1]), close(b[0]), close(b[1]);
    }
    puts("circles are gone");
}

#if defined __hppa__ || defined __ia64__
enum { CHAIN = 5000 };
#else
enum { CHAIN = 2000 }; // the host takes long over more
#endif

// A chain: each pair is in the queue of the one before. Its end takes all along.
static void chain(void)
{
    int first[2], last[2], next[2], n = 0;
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, first), "socketpair");
    last[0] = dup(first[0]);
    last[1] = dup(first[1]);
    for (; n < CHAIN; n++) {
        must(socketpair(AF_UNIX, SOCK_STREAM, 0, next), "socketpair");
        pass(last[0], next[0], next[1]);
        close(last[0]), close(last[1]);
        last[0] = next[0], last[1] = next[1];
    }
    close(last[0]), close(last[1]);
    close(first[0]), close(first[1]);
    puts("the chain is gone");
}

static int wait_on_this[2];

static void *close_it(void *arg)
{
    usleep(20000);
    close(wait_on_this[1]);
    if (arg) { // and another file gets its number
        int other = open("/dev/null", O_RDONLY);
        printf("its number is another's: %d\n", other == wait_on_this[1]);
    }
    must(write(wait_on_this[0], "still", 5), "write");
    return NULL;
}

// A call that waits goes on with the file that it began with.
static void closed_while_waiting(bool reuse)
{
    pthread_t t;
    char b[10] = "";
    struct iovec v = {b, 10};
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, wait_on_this), "socketpair");
    pthread_create(&t, NULL, close_it, reuse ? &t : NULL);
    long n = reuse ? readv(wait_on_this[1], &v, 1) : recv(wait_on_this[1], b, 10, 0);
    pthread_join(t, NULL);
    result(b, n);
    if (reuse)
        close(wait_on_this[1]);
    close(wait_on_this[0]);
}

// A file of one kind takes the place of another's: its inode may be the same.
static void changing_kinds(void)
{
    struct sockaddr_un a = {.sun_family = AF_UNIX, .sun_path = "object"};
    for (int i = 0; i < 4; i++) {
        int s = socket(AF_UNIX, SOCK_DGRAM, 0), c = socket(AF_UNIX, SOCK_DGRAM, 0);
        must(bind(s, (void *)&a, sizeof a), "bind");
        unlink("object");
        must(mkfifo("object", 0600), "mkfifo");
        int p = open("object", O_RDWR | O_NONBLOCK);
        result("write", write(p, "fifo", 4));
        result("connect", connect(c, (void *)&a, sizeof a));
        unlink("object");
        must(bind(c, (void *)&a, sizeof a), "bind");
        close(p);
        result("open", open("object", O_RDWR));
        result("connect", connect(s, (void *)&a, sizeof a));
        result("write", write(s, "x", 1));
        unlink("object");
        close(s);
        close(c);
    }
}

// Files of other kinds in a socket's own queue, which the end of the program leaves there.
static void left_at_the_end(void)
{
    int a[2], end[2], master = (int)must(posix_openpt(O_RDWR | O_NOCTTY), "openpt");
    must(grantpt(master) | unlockpt(master), "unlockpt");
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, a), "socketpair");
    pass(a[0], a[0], a[1]);
    pass(a[0], master, (int)must(open(ptsname(master), O_RDWR | O_NOCTTY), "slave"));
    must(pipe(end), "pipe");
    pass(a[0], end[0], end[1]);
    int locked = (int)must(open("locked", O_RDWR | O_CREAT, 0600), "open");
    must(unlink("locked"), "unlink");
    must(flock(locked, LOCK_EX), "flock");
    pass(a[0], locked, (int)must(epoll_create1(0), "epoll"));
}

int main(void)
{
    signal(SIGPIPE, SIG_IGN);
    owners();
    half_a_pair();
    followers();
    listeners();
    in_flight();
    chain();
    closed_while_waiting(false);
    closed_while_waiting(true);
    changing_kinds();
    left_at_the_end();
    return 0;
}

/* stdout:
no room: -1 Resource temporarily unavailable
told of room: 1
shutdown: 0
write: -1 Broken pipe
told again: 0
no room: -1 Resource temporarily unavailable
told of room: 1
shutdown: 0
write: -1 Broken pipe
told again: 0
told of what came: 1
told of what came: 1
disconnect: 0
write from it: -1 Transport endpoint is not connected
write to it: 1
again: 1
read: 1
write to what is left: -1 Connection refused
again: -1 Transport endpoint is not connected
disconnect: 0
write from it: -1 Transport endpoint is not connected
write to it: -1 Connection reset by peer
again: 1
read: 1
write to what is left: -1 Transport endpoint is not connected
again: -1 Transport endpoint is not connected
connect: 0
write: 1
connect: 0
write: 1
connect: 0
write: 1
write to what has gone: -1 Connection refused
again: -1 Transport endpoint is not connected
connect to the next: 0
write: 1
connect to itself: 0
others may not: -1 Connection refused
write to itself: 1
write after its end: -1 Connection refused
connect: 0
connect: 0
read from one that has gone: 2
and then: 0
read: -1 Connection reset by peer
write: -1 Broken pipe
circles are gone
the chain is gone
still: 5
its number is another's: 1
still: 5
write: 4
connect: -1 Connection refused
open: -1 No such device or address
connect: 0
write: 1
write: 4
connect: -1 Connection refused
open: -1 No such device or address
connect: 0
write: 1
write: 4
connect: -1 Connection refused
open: -1 No such device or address
connect: 0
write: 1
write: 4
connect: -1 Connection refused
open: -1 No such device or address
connect: 0
write: 1
*/
