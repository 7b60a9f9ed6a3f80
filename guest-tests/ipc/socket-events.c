// Edges of epoll when sockets are used and end, SIGPIPE, messages without data, time-outs of read() and write(), data that is nowhere.
// qemu: no, it translates epoll's events late and lacks time-outs of read()
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <unistd.h>
#include "check.h"

static const char *const kinds[] = {"stream", "seqpacket", "datagram", "TCP", "UDP"};
enum { STREAM, SEQPACKET, DATAGRAM, TCP, UDP, KINDS };
static volatile int broken_pipes;
static char block[10000];
static int poll_set;

static void on_broken_pipe(int sig)
{
    (void)sig;
    broken_pipes++;
}

static void on_alarm(int sig)
{
    (void)sig;
    printf("no time-out\n");
    _exit(1);
}

static void connected(int kind, int s[2])
{
    static const int types[] = {SOCK_STREAM, SOCK_SEQPACKET, SOCK_DGRAM, SOCK_STREAM, SOCK_DGRAM};
    struct sockaddr_in a = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof a;
    if (kind < TCP) {
        must(socketpair(AF_UNIX, types[kind], 0, s), "socketpair");
        return;
    }
    int l = socket(AF_INET, types[kind], 0);
    bind(l, (struct sockaddr *)&a, size);
    listen(l, 1);
    getsockname(l, (struct sockaddr *)&a, &size);
    s[0] = socket(AF_INET, types[kind], 0);
    must(connect(s[0], (struct sockaddr *)&a, size), "connect");
    s[1] = l;
    if (kind == TCP) {
        s[1] = must(accept(l, NULL, NULL), "accept");
        close(l);
    } else {
        getsockname(s[0], (struct sockaddr *)&a, &size);
        must(connect(l, (struct sockaddr *)&a, size), "connect back");
    }
}

static void result(long n)
{
    n < 0 ? printf(" %s", strerror(errno)) : printf(" %ld", n);
}

static void show_events(void)
{
    struct epoll_event e[2];
    int n = epoll_wait(poll_set, e, 2, 0);
    printf(" ");
    for (int i = 0; i < n; i++) {
        unsigned v = e[i].events;
        printf("%d[%s%s%s%s%s%s]", (int)e[i].data.u32, v & EPOLLIN ? "i" : "", v & EPOLLPRI ? "!" : "", v & EPOLLOUT ? "o" : "",
               v & EPOLLERR ? "e" : "", v & EPOLLHUP ? "h" : "", v & EPOLLRDHUP ? "r" : "");
    }
    if (!n)
        printf("none");
}

static void end(int *fd)
{
    close(*fd);
    *fd = -1;
}

static const char *const steps[] = {"c", "dc", "Dc", "r", "w", "B", "R", "W", "2", "d", "D", "dg", "Dh", "0", "0g", "!"};

static void step(char c, int s[2])
{
    switch (c) {
    case 'c': end(&s[1]); break;
    case 'd': send(s[1], "abc", 3, 0); break;
    case 'D': send(s[0], "abc", 3, 0); break;
    case 'g': recv(s[0], block, 9, MSG_DONTWAIT); break;
    case 'h': recv(s[1], block, 9, MSG_DONTWAIT); break;
    case 'r': shutdown(s[1], SHUT_RD); break;
    case 'w': shutdown(s[1], SHUT_WR); break;
    case 'B': shutdown(s[1], SHUT_RDWR); break;
    case 'R': shutdown(s[0], SHUT_RD); break;
    case 'W': shutdown(s[0], SHUT_WR); break;
    case '2': shutdown(s[0], SHUT_RDWR); break;
    case '0': send(s[1], "", 0, 0); break;
    case '!': send(s[1], "abc", 3, MSG_OOB); break;
    }
}

static void edges(int kind)
{
    for (unsigned i = 0; i < sizeof steps / sizeof *steps; i++) {
        int s[2];
        connected(kind, s);
        poll_set = epoll_create1(0);
        for (int k = 0; k < 2; k++) {
            struct epoll_event e = {.events = EPOLLIN | EPOLLOUT | EPOLLET | EPOLLRDHUP | EPOLLPRI, .data.u32 = k};
            epoll_ctl(poll_set, EPOLL_CTL_ADD, s[k], &e);
        }
        printf("%s, %s:", kinds[kind], steps[i]);
        show_events();
        for (const char *c = steps[i]; *c; c++) {
            show_events();
            step(*c, s);
            show_events();
        }
        show_events();
        printf("\n");
        close(poll_set);
        close(s[0]);
        close(s[1]);
    }
}

/* Calls that send nothing, or one byte. */
enum { WRITE, WRITEV, WRITEV_NONE, SEND, SENDTO, SENDMSG, SENDMSG_EMPTY, WRITE_ONE, WRITEV_ONE, SEND_ONE, CALLS };

static long call(int which, int fd)
{
    struct iovec v[2] = {{block, 0}, {block, which == WRITEV_ONE}};
    struct msghdr h = {.msg_iov = v, .msg_iovlen = which == SENDMSG ? 0 : 2};
    switch (which) {
    case WRITE: return write(fd, block, 0);
    case WRITEV:
    case WRITEV_ONE: return writev(fd, v, 2);
    case WRITEV_NONE: return writev(fd, v, 0);
    case SEND: return send(fd, block, 0, 0);
    case SENDTO: return sendto(fd, NULL, 0, 0, NULL, 0);
    case SENDMSG:
    case SENDMSG_EMPTY: return sendmsg(fd, &h, 0);
    case WRITE_ONE: return write(fd, block, 1);
    default: return send(fd, block, 1, 0);
    }
}

static void small_calls(int kind)
{
    struct iovec none = {block, 0};
    for (int i = 0; i < CALLS; i++) {
        int s[2];
        connected(kind, s);
        fcntl(s[1], F_SETFL, O_NONBLOCK);
        printf("%s, call %d:", kinds[kind], i);
        result(call(i, s[0]));
        printf(", received");
        result(recv(s[1], block, 9, 0));
        result(readv(s[1], &none, 1));
        result(read(s[1], block, 0));
        broken_pipes = 0;
        shutdown(s[0], SHUT_WR);
        printf(", shut down");
        result(call(i, s[0]));
        printf(" signals %d", broken_pipes);
        close(s[0]);
        close(s[1]);
        connected(kind, s);
        close(s[1]);
        broken_pipes = 0;
        printf(", closed");
        result(call(i, s[0]));
        printf(" signals %d\n", broken_pipes);
        close(s[0]);
    }
}

static void time_outs(int kind)
{
    struct timeval limit = {0, 20000};
    struct iovec v = {block, 4000};
    int s[2];
    connected(kind, s);
    setsockopt(s[0], SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    setsockopt(s[0], SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
    alarm(5);
    printf("%s, time-outs:", kinds[kind]);
    result(read(s[0], block, 1));
    result(readv(s[0], &v, 1));
    if (kind != UDP) {
        while (send(s[0], block, 4000, MSG_DONTWAIT) > 0)
            ;
        result(write(s[0], block, 4000));
        result(writev(s[0], &v, 1));
    }
    alarm(0);
    printf("\n");
    close(s[0]);
    close(s[1]);
}

static void bad_memory(int kind)
{
    const size_t size = 65536;
    char *p = mmap(NULL, 2 * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), *end_of = p + size - 10;
    int s[2];
    munmap(p + size, size);
    connected(kind, s);
    fcntl(s[1], F_SETFL, O_NONBLOCK);
    printf("%s, bad memory:", kinds[kind]);
    result(send(s[0], end_of, 20, 0));
    result(write(s[0], end_of, 20));
    if (kind > STREAM && kind != TCP)
        result(write(s[0], p, 70000 + 200000));
    result(recv(s[1], block, 30, 0));
    for (int i = 0; i < 3; i++) {
        send(s[0], "abcdefghijklmnopqrstuvwxyz", 26, 0);
        result(i == 2 ? recv(s[1], end_of, 20, MSG_PEEK) : i ? read(s[1], end_of, 20) : recv(s[1], end_of, 20, 0));
        result(recv(s[1], block, 30, 0));
    }
    shutdown(s[0], SHUT_WR);
    result(send(s[0], end_of, 20, MSG_NOSIGNAL));
    printf("\n");
    close(s[0]);
    close(s[1]);
}

int main(void)
{
    signal(SIGPIPE, on_broken_pipe);
    signal(SIGALRM, on_alarm);
    for (int kind = 0; kind < KINDS; kind++) {
        if (kind != UDP)
            edges(kind);
        small_calls(kind);
        time_outs(kind);
        bad_memory(kind);
    }
}

/* stdout:
stream, c: 0[o]1[o] none 0[iohr] none
stream, dc: 0[o]1[o] none 0[io] none 0[iohr] none
stream, Dc: 0[o]1[o] none 1[io] none 0[ioehr] none
stream, r: 0[o]1[o] none 1[ior]0[o] none
stream, w: 0[o]1[o] none 1[o]0[ior] none
stream, B: 0[o]1[o] none 1[iohr]0[iohr] none
stream, R: 0[o]1[o] none 0[ior]1[o] none
stream, W: 0[o]1[o] none 0[o]1[ior] none
stream, 2: 0[o]1[o] none 0[iohr]1[iohr] none
stream, d: 0[o]1[o] none 0[io] none
stream, D: 0[o]1[o] none 1[io] none
stream, dg: 0[o]1[o] none 0[io] none 1[o] none
stream, Dh: 0[o]1[o] none 1[io] none 0[o] none
stream, 0: 0[o]1[o] none none none
stream, 0g: 0[o]1[o] none none none none none
stream, !: 0[o]1[o] none 0[i!o] none
stream, call 0: 0, received Resource temporarily unavailable 0 0, shut down Broken pipe signals 1, closed Broken pipe signals 1
stream, call 1: 0, received Resource temporarily unavailable 0 0, shut down 0 signals 0, closed 0 signals 0
stream, call 2: 0, received Resource temporarily unavailable 0 0, shut down 0 signals 0, closed 0 signals 0
stream, call 3: 0, received Resource temporarily unavailable 0 0, shut down Broken pipe signals 1, closed Broken pipe signals 1
stream, call 4: 0, received Resource temporarily unavailable 0 0, shut down Broken pipe signals 1, closed Broken pipe signals 1
stream, call 5: 0, received Resource temporarily unavailable 0 0, shut down Broken pipe signals 1, closed Broken pipe signals 1
stream, call 6: 0, received Resource temporarily unavailable 0 0, shut down Broken pipe signals 1, closed Broken pipe signals 1
stream, call 7: 1, received 1 0 0, shut down Broken pipe signals 1, closed Broken pipe signals 1
stream, call 8: 1, received 1 0 0, shut down Broken pipe signals 1, closed Broken pipe signals 1
stream, call 9: 1, received 1 0 0, shut down Broken pipe signals 1, closed Broken pipe signals 1
stream, time-outs: Resource temporarily unavailable Resource temporarily unavailable Resource temporarily unavailable Resource temporarily unavailable
stream, bad memory: Bad address Bad address Resource temporarily unavailable Bad address 26 Bad address 26 Bad address 26 Broken pipe
seqpacket, c: 0[o]1[o] none 0[iohr] none
seqpacket, dc: 0[o]1[o] none 0[io] none 0[iohr] none
seqpacket, Dc: 0[o]1[o] none 1[io] none 0[ioehr] none
seqpacket, r: 0[o]1[o] none 1[ior]0[o] none
seqpacket, w: 0[o]1[o] none 1[o]0[ior] none
seqpacket, B: 0[o]1[o] none 1[iohr]0[iohr] none
seqpacket, R: 0[o]1[o] none 0[ior]1[o] none
seqpacket, W: 0[o]1[o] none 0[o]1[ior] none
seqpacket, 2: 0[o]1[o] none 0[iohr]1[iohr] none
seqpacket, d: 0[o]1[o] none 0[io] none
seqpacket, D: 0[o]1[o] none 1[io] none
seqpacket, dg: 0[o]1[o] none 0[io] none 1[o] none
seqpacket, Dh: 0[o]1[o] none 1[io] none 0[o] none
seqpacket, 0: 0[o]1[o] none 0[io] none
seqpacket, 0g: 0[o]1[o] none 0[io] none 1[o] none
seqpacket, !: 0[o]1[o] none none none
seqpacket, call 0: 0, received 0 0 0, shut down Broken pipe signals 0, closed Broken pipe signals 0
seqpacket, call 1: 0, received Resource temporarily unavailable 0 0, shut down 0 signals 0, closed 0 signals 0
seqpacket, call 2: 0, received Resource temporarily unavailable 0 0, shut down 0 signals 0, closed 0 signals 0
seqpacket, call 3: 0, received 0 0 0, shut down Broken pipe signals 0, closed Broken pipe signals 0
seqpacket, call 4: 0, received 0 0 0, shut down Broken pipe signals 0, closed Broken pipe signals 0
seqpacket, call 5: 0, received 0 0 0, shut down Broken pipe signals 0, closed Broken pipe signals 0
seqpacket, call 6: 0, received 0 0 0, shut down Broken pipe signals 0, closed Broken pipe signals 0
seqpacket, call 7: 1, received 1 0 0, shut down Broken pipe signals 0, closed Broken pipe signals 0
seqpacket, call 8: 1, received 1 0 0, shut down Broken pipe signals 0, closed Broken pipe signals 0
seqpacket, call 9: 1, received 1 0 0, shut down Broken pipe signals 0, closed Broken pipe signals 0
seqpacket, time-outs: Resource temporarily unavailable Resource temporarily unavailable Resource temporarily unavailable Resource temporarily unavailable
seqpacket, bad memory: Bad address Bad address Message too long Resource temporarily unavailable Bad address Resource temporarily unavailable Bad address Resource temporarily unavailable Bad address 26 Broken pipe
datagram, c: 0[o]1[o] none none none
datagram, dc: 0[o]1[o] none 0[io] none none none
datagram, Dc: 0[o]1[o] none 1[io] none 0[o] none
datagram, r: 0[o]1[o] none 1[ior] none
datagram, w: 0[o]1[o] none 1[o] none
datagram, B: 0[o]1[o] none 1[iohr] none
datagram, R: 0[o]1[o] none 0[ior] none
datagram, W: 0[o]1[o] none 0[o] none
datagram, 2: 0[o]1[o] none 0[iohr] none
datagram, d: 0[o]1[o] none 0[io] none
datagram, D: 0[o]1[o] none 1[io] none
datagram, dg: 0[o]1[o] none 0[io] none 1[o] none
datagram, Dh: 0[o]1[o] none 1[io] none 0[o] none
datagram, 0: 0[o]1[o] none 0[io] none
datagram, 0g: 0[o]1[o] none 0[io] none 1[o] none
datagram, !: 0[o]1[o] none none none
datagram, call 0: 0, received 0 0 0, shut down Broken pipe signals 0, closed Connection refused signals 0
datagram, call 1: 0, received Resource temporarily unavailable 0 0, shut down 0 signals 0, closed 0 signals 0
datagram, call 2: 0, received Resource temporarily unavailable 0 0, shut down 0 signals 0, closed 0 signals 0
datagram, call 3: 0, received 0 0 0, shut down Broken pipe signals 0, closed Connection refused signals 0
datagram, call 4: 0, received 0 0 0, shut down Broken pipe signals 0, closed Connection refused signals 0
datagram, call 5: 0, received 0 0 0, shut down Broken pipe signals 0, closed Connection refused signals 0
datagram, call 6: 0, received 0 0 0, shut down Broken pipe signals 0, closed Connection refused signals 0
datagram, call 7: 1, received 1 0 0, shut down Broken pipe signals 0, closed Connection refused signals 0
datagram, call 8: 1, received 1 0 0, shut down Broken pipe signals 0, closed Connection refused signals 0
datagram, call 9: 1, received 1 0 0, shut down Broken pipe signals 0, closed Connection refused signals 0
datagram, time-outs: Resource temporarily unavailable Resource temporarily unavailable Resource temporarily unavailable Resource temporarily unavailable
datagram, bad memory: Bad address Bad address Message too long Resource temporarily unavailable Bad address Resource temporarily unavailable Bad address Resource temporarily unavailable Bad address 26 Broken pipe
TCP, c: 0[o]1[o] none 0[ior] none
TCP, dc: 0[o]1[o] none 0[io] none 0[ior] none
TCP, Dc: 0[o]1[o] none 1[io] none 0[ioehr] none
TCP, r: 0[o]1[o] none 1[ior] none
TCP, w: 0[o]1[o] none 0[ior]1[o] none
TCP, B: 0[o]1[o] none 0[ior]1[iohr] none
TCP, R: 0[o]1[o] none 0[ior] none
TCP, W: 0[o]1[o] none 1[ior]0[o] none
TCP, 2: 0[o]1[o] none 1[ior]0[iohr] none
TCP, d: 0[o]1[o] none 0[io] none
TCP, D: 0[o]1[o] none 1[io] none
TCP, dg: 0[o]1[o] none 0[io] none none none
TCP, Dh: 0[o]1[o] none 1[io] none none none
TCP, 0: 0[o]1[o] none none none
TCP, 0g: 0[o]1[o] none none none none none
TCP, !: 0[o]1[o] none 0[i!o] none
TCP, call 0: 0, received Resource temporarily unavailable 0 0, shut down Broken pipe signals 1, closed 0 signals 0
TCP, call 1: 0, received Resource temporarily unavailable 0 0, shut down 0 signals 0, closed 0 signals 0
TCP, call 2: 0, received Resource temporarily unavailable 0 0, shut down 0 signals 0, closed 0 signals 0
TCP, call 3: 0, received Resource temporarily unavailable 0 0, shut down Broken pipe signals 1, closed 0 signals 0
TCP, call 4: 0, received Resource temporarily unavailable 0 0, shut down Broken pipe signals 1, closed 0 signals 0
TCP, call 5: 0, received Resource temporarily unavailable 0 0, shut down Broken pipe signals 1, closed 0 signals 0
TCP, call 6: 0, received Resource temporarily unavailable 0 0, shut down Broken pipe signals 1, closed 0 signals 0
TCP, call 7: 1, received 1 0 0, shut down Broken pipe signals 1, closed 1 signals 0
TCP, call 8: 1, received 1 0 0, shut down Broken pipe signals 1, closed 1 signals 0
TCP, call 9: 1, received 1 0 0, shut down Broken pipe signals 1, closed 1 signals 0
TCP, time-outs: Resource temporarily unavailable Resource temporarily unavailable Resource temporarily unavailable Resource temporarily unavailable
TCP, bad memory: Bad address Bad address Resource temporarily unavailable Bad address 26 Bad address 26 Bad address 26 Broken pipe
UDP, call 0: 0, received 0 0 0, shut down Broken pipe signals 0, closed 0 signals 0
UDP, call 1: 0, received Resource temporarily unavailable 0 0, shut down 0 signals 0, closed 0 signals 0
UDP, call 2: 0, received Resource temporarily unavailable 0 0, shut down 0 signals 0, closed 0 signals 0
UDP, call 3: 0, received 0 0 0, shut down Broken pipe signals 0, closed 0 signals 0
UDP, call 4: 0, received 0 0 0, shut down Broken pipe signals 0, closed 0 signals 0
UDP, call 5: 0, received 0 0 0, shut down Broken pipe signals 0, closed 0 signals 0
UDP, call 6: 0, received 0 0 0, shut down Broken pipe signals 0, closed 0 signals 0
UDP, call 7: 1, received 1 0 0, shut down Broken pipe signals 0, closed 1 signals 0
UDP, call 8: 1, received 1 0 0, shut down Broken pipe signals 0, closed 1 signals 0
UDP, call 9: 1, received 1 0 0, shut down Broken pipe signals 0, closed 1 signals 0
UDP, time-outs: Resource temporarily unavailable Resource temporarily unavailable
UDP, bad memory: Bad address Bad address Message too long Resource temporarily unavailable Bad address Resource temporarily unavailable Bad address Resource temporarily unavailable Bad address 26 Broken pipe
*/
