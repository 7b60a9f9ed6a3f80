// What sendmsg() and recvmsg() refuse: control messages, vectors and names whose lengths are wrong in any width.
// flags: -D_GNU_SOURCE
// qemu: no, it reads beyond a control message
#include <fcntl.h>
#include <stdbool.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <unistd.h>
#include "check.h"

static int end[2];
static char byte = 'b';
static struct iovec one = {&byte, 1};
static union {
    struct cmsghdr head;
    char bytes[1 << 20];
} control;

static void result(const char *what, long n)
{
    printf("%s: %s\n", what, n < 0 ? strerror(errno) : "well");
}

// A control message of n descriptors at `at`: where the next one goes.
static size_t rights(size_t at, unsigned n)
{
    struct cmsghdr *c = (struct cmsghdr *)(control.bytes + at);
    c->cmsg_level = SOL_SOCKET;
    c->cmsg_type = SCM_RIGHTS;
    c->cmsg_len = CMSG_LEN(n * sizeof(int));
    for (unsigned i = 0; i < n; i++)
        memcpy(CMSG_DATA(c) + i * sizeof(int), &end[0], sizeof(int));
    return at + CMSG_SPACE(n * sizeof(int));
}

static long send_control(size_t len)
{
    struct msghdr m = {.msg_iov = &one, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = len};
    return sendmsg(end[0], &m, MSG_DONTWAIT);
}

// Receives one message into a control buffer of `room` bytes, and closes what came along.
static void receive(const char *what, size_t room)
{
    char b;
    struct iovec v = {&b, 1};
    struct msghdr m = {.msg_iov = &v, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = room};
    long n = recvmsg(end[1], &m, MSG_DONTWAIT);
    unsigned came = 0;
    for (struct cmsghdr *c = n < 0 ? NULL : CMSG_FIRSTHDR(&m); c; c = CMSG_NXTHDR(&m, c)) {
        for (; CMSG_LEN((came + 1) * sizeof(int)) <= c->cmsg_len; came++) {
            int fd;
            memcpy(&fd, CMSG_DATA(c) + came * sizeof fd, sizeof fd);
            close(fd);
        }
    }
    printf("%s: %ld byte, %u descriptors%s\n", what, n, came, m.msg_flags & MSG_CTRUNC ? ", cut" : "");
}

static void descriptors(void)
{
    size_t at = rights(0, 253);
    result("253 descriptors", send_control(at));
    receive("received", sizeof control);
    result("254 descriptors", send_control(rights(0, 254)));
    result("200 and 54", send_control(rights(rights(0, 200), 54)));
    result("200 and 53", send_control(rights(rights(0, 200), 53)));
    receive("received", CMSG_SPACE(10 * sizeof(int)));
    at = rights(0, 253);
    struct cmsghdr *second = (struct cmsghdr *)(control.bytes + at);
    rights(at, 1);
    for (unsigned bits = 30; bits <= 32; bits++) { // 4 times as many bytes as descriptors: their number wraps in 32 bits
        size_t bytes = (((uint64_t)1 << bits) - 1) * 4;
        second->cmsg_len = CMSG_LEN(0) + bytes;
        bool refused = sizeof bytes == 4 || send_control(at + second->cmsg_len) < 0;
        printf("253, and as many as %u bits count: %s\n", bits, refused ? "refused" : "accepted");
    }
    second->cmsg_len = (size_t)-1;
    result("a length of -1", send_control(at + CMSG_SPACE(sizeof(int))));
    result("all room is -1", send_control((size_t)-1));
    second->cmsg_len = CMSG_LEN(0) - 1;
    result("shorter than its head", send_control(at + CMSG_SPACE(sizeof(int))));
    rights(0, 1);
    result("cut in its descriptor", send_control(CMSG_LEN(2)));
    control.head.cmsg_type = 99;
    result("an unknown type", send_control(CMSG_LEN(4)));
    rights(0, 1);
    memset(CMSG_DATA(&control.head), 0xff, sizeof(int));
    result("descriptor -1", send_control(CMSG_LEN(4)));
    result("a megabyte", send_control(sizeof control));
    struct msghdr m = {.msg_iov = &one, .msg_iovlen = 1, .msg_control = (void *)8, .msg_controllen = CMSG_LEN(4)};
    result("no memory there", sendmsg(end[0], &m, 0));
}

static void vectors(void)
{
    static struct iovec v[1025];
    for (int i = 0; i < 1025; i++)
        v[i] = (struct iovec){&byte, 1};
    struct msghdr m = {.msg_iov = v, .msg_iovlen = 1024};
    printf("1024 parts: %ld\n", (long)sendmsg(end[0], &m, 0));
    static char big[2000];
    printf("received: %ld\n", (long)read(end[1], big, sizeof big));
    m.msg_iovlen = 1025;
    result("1025 parts", sendmsg(end[0], &m, 0));
    result("1025 parts to fill", recvmsg(end[1], &m, MSG_DONTWAIT));
    m.msg_iovlen = (size_t)1 << (sizeof m.msg_iovlen * 8 - 4);
    result("more parts than memory", sendmsg(end[0], &m, 0));
    v[1].iov_len = (size_t)-1;
    m.msg_iovlen = 2;
    result("a part of -1 bytes", sendmsg(end[0], &m, 0));
    result("to fill", recvmsg(end[1], &m, MSG_DONTWAIT));
    result("writev", writev(end[0], v, 2));
    result("readv", readv(end[1], v, 2));
    v[1].iov_len = 1;
    m.msg_name = (void *)8;
    m.msg_namelen = (socklen_t)-1;
    result("a name of -1 bytes", sendmsg(end[0], &m, 0));
    result("to fill", recvmsg(end[1], &m, MSG_DONTWAIT));
}

static void names(void)
{
    struct sockaddr_un a = {.sun_family = AF_UNIX, .sun_path = "x"};
    char long_name[300] = {0};
    int s = socket(AF_UNIX, SOCK_DGRAM, 0), value = 1;
    socklen_t size = (socklen_t)-1;
    memcpy(long_name, &a, sizeof a);
    result("bind, -1 bytes", bind(s, (void *)&a, (socklen_t)-1));
    result("bind, 300 bytes", bind(s, (void *)long_name, 300));
    result("bind, 111 bytes", bind(s, (void *)long_name, 111));
    result("bind, 1 byte", bind(s, (void *)&a, 1));
    result("connect, 0x80000002 bytes", connect(s, (void *)&a, 0x80000002u));
    result("sendto, -1 bytes", sendto(s, "x", 1, 0, (void *)&a, (socklen_t)-1));
    result("getsockname, room of -1", getsockname(s, (void *)&a, &size));
    result("getsockopt, room of -1", getsockopt(s, SOL_SOCKET, SO_TYPE, &value, &size));
    result("setsockopt, -1 bytes", setsockopt(s, SOL_SOCKET, SO_REUSEADDR, &value, (socklen_t)-1));
    result("setsockopt, 3 bytes", setsockopt(s, SOL_SOCKET, SO_REUSEADDR, &value, 3));
    result("F_SETSIG 40000000", fcntl(s, F_SETSIG, 40000000));
    result("F_SETSIG 65", fcntl(s, F_SETSIG, 65));
    result("F_SETSIG -1", fcntl(s, F_SETSIG, -1));
    result("F_SETSIG 64", fcntl(s, F_SETSIG, 64));
    printf("F_GETSIG: %d\n", fcntl(s, F_GETSIG));
    result("F_SETOWN of no process", fcntl(s, F_SETOWN, 0x7ffffff0));
    result("F_SETOWN of no group", fcntl(s, F_SETOWN, -0x7ffffff0));
    result("F_SETOWN of the least group", fcntl(s, F_SETOWN, -0x7fffffff - 1));
    result("F_SETOWN 0", fcntl(s, F_SETOWN, 0));
}

// What a socket pair takes until the next write would block: at least `least` bytes, fewer than `most`.
static void buffers(const char *what, int type, int room, size_t each, size_t least, size_t most)
{
    int ends[2], value = 0;
    socklen_t size = sizeof value;
    size_t taken = 0;
    ssize_t n;
    if (socketpair(AF_UNIX, type | SOCK_NONBLOCK, 0, ends) || setsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &room, sizeof room) ||
        setsockopt(ends[1], SOL_SOCKET, SO_RCVBUF, &(int){1}, sizeof(int)) || getsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &value, &size))
        printf("%s\n", strerror(errno));
    while ((n = write(ends[0], control.bytes, each)) > 0)
        taken += (size_t)n;
    printf("%s: SO_SNDBUF %d, %s, %s\n", what, value, strerror(errno), taken >= least && taken < most ? "as expected" : "unexpected");
    close(ends[0]);
    close(ends[1]);
}

static void send_buffers(void)
{
    buffers("stream, least buffer", SOCK_STREAM, 1, 16384, 4000, 5000);
    buffers("stream", SOCK_STREAM, 10000, 300000, 9000, 24000);
    buffers("stream, large buffer", SOCK_STREAM, 100000, 300000, 150000, 250000);
    buffers("datagrams", SOCK_DGRAM, 10000, 5000, 9000, 24000);
    buffers("long datagram", SOCK_DGRAM, 10000, 20000, 0, 1);
    buffers("packets", SOCK_SEQPACKET, 10000, 5000, 9000, 24000);
    buffers("long packet", SOCK_SEQPACKET, 10000, 19969, 0, 1);
}

int main(void)
{
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, end), "socketpair");
    descriptors();
    vectors();
    names();
    send_buffers();
    return 0;
}

/* stdout:
253 descriptors: well
received: 1 byte, 253 descriptors
254 descriptors: Invalid argument
200 and 54: Invalid argument
200 and 53: well
received: 1 byte, 10 descriptors, cut
253, and as many as 30 bits count: refused
253, and as many as 31 bits count: refused
253, and as many as 32 bits count: refused
a length of -1: Invalid argument
all room is -1: No buffer space available
shorter than its head: Invalid argument
cut in its descriptor: Invalid argument
an unknown type: Invalid argument
descriptor -1: Bad file descriptor
a megabyte: No buffer space available
no memory there: Bad address
1024 parts: 1024
received: 1024
1025 parts: Message too long
1025 parts to fill: Message too long
more parts than memory: Message too long
a part of -1 bytes: Invalid argument
to fill: Invalid argument
writev: Invalid argument
readv: Invalid argument
a name of -1 bytes: Invalid argument
to fill: Invalid argument
bind, -1 bytes: Invalid argument
bind, 300 bytes: Invalid argument
bind, 111 bytes: Invalid argument
bind, 1 byte: Invalid argument
connect, 0x80000002 bytes: Invalid argument
sendto, -1 bytes: Invalid argument
getsockname, room of -1: Invalid argument
getsockopt, room of -1: Invalid argument
setsockopt, -1 bytes: Invalid argument
setsockopt, 3 bytes: Invalid argument
F_SETSIG 40000000: Invalid argument
F_SETSIG 65: Invalid argument
F_SETSIG -1: Invalid argument
F_SETSIG 64: well
F_GETSIG: 64
F_SETOWN of no process: No such process
F_SETOWN of no group: No such process
F_SETOWN of the least group: Invalid argument
F_SETOWN 0: well
stream, least buffer: SO_SNDBUF 4608, Resource temporarily unavailable, as expected
stream: SO_SNDBUF 20000, Resource temporarily unavailable, as expected
stream, large buffer: SO_SNDBUF 200000, Resource temporarily unavailable, as expected
datagrams: SO_SNDBUF 20000, Resource temporarily unavailable, as expected
long datagram: SO_SNDBUF 20000, Message too long, as expected
packets: SO_SNDBUF 20000, Resource temporarily unavailable, as expected
long packet: SO_SNDBUF 20000, Message too long, as expected
*/
