// What sockets of each kind answer in each state of their connection, from unbound to reset. Each answer is of a new socket.
// qemu: no, SO_ERROR has the host's number
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include "check.h"

union address {
    struct sockaddr sa;
    struct sockaddr_un un;
    struct sockaddr_in in;
};
enum way { PAIR, CONNECT, BOUND };
struct kind {
    const char *name;
    int family, type;
    enum way way; // BOUND: the side that is asked has a name
};

static const struct kind kinds[] = {
    {"stream pair", AF_UNIX, SOCK_STREAM, PAIR},    {"seqpacket pair", AF_UNIX, SOCK_SEQPACKET, PAIR},
    {"datagram pair", AF_UNIX, SOCK_DGRAM, PAIR},   {"bound stream", AF_UNIX, SOCK_STREAM, BOUND},
    {"bound datagram", AF_UNIX, SOCK_DGRAM, BOUND}, {"TCP", AF_INET, SOCK_STREAM, CONNECT},
    {"UDP", AF_INET, SOCK_DGRAM, CONNECT},
};

static int serial, peer;
static union address server;
static socklen_t server_size;

static socklen_t new_name(const struct kind *k, union address *a)
{
    *a = (union address){.sa.sa_family = k->family};
    if (k->family == AF_UNIX)
        return offsetof(struct sockaddr_un, sun_path) + 1 + sprintf(a->un.sun_path + 1, "states-%d", serial++);
    a->in.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return sizeof a->in;
}

static int unbound(const struct kind *k)
{
    return must(socket(k->family, k->type | SOCK_NONBLOCK, 0), "socket");
}

static int bound(const struct kind *k)
{
    union address a;
    int fd = unbound(k);
    socklen_t size = new_name(k, &a);
    must(bind(fd, &a.sa, size), "bind");
    return fd;
}

static int new_server(const struct kind *k)
{
    int fd = bound(k);
    server_size = sizeof server;
    getsockname(fd, &server.sa, &server_size);
    if (k->type != SOCK_DGRAM)
        must(listen(fd, 2), "listen");
    return fd;
}

static void connected(const struct kind *k, int s[2])
{
    if (k->way == PAIR) {
        must(socketpair(k->family, k->type | SOCK_NONBLOCK, 0, s), "socketpair");
        return;
    }
    int l = new_server(k);
    s[0] = k->way == BOUND || k->type == SOCK_DGRAM ? bound(k) : unbound(k);
    if (connect(s[0], &server.sa, server_size) && errno != EINPROGRESS)
        must(-1, "connect");
    if (k->type == SOCK_DGRAM) {
        union address a;
        socklen_t size = sizeof a;
        getsockname(s[0], &a.sa, &size);
        must(connect(l, &a.sa, size), "connect back");
        s[1] = l;
        return;
    }
    fcntl(l, F_SETFL, 0);
    s[1] = must(accept4(l, NULL, NULL, SOCK_NONBLOCK), "accept");
    close(l);
}

static void end(int *fd)
{
    close(*fd);
    *fd = -1;
}

static void disconnect(int fd)
{
    connect(fd, &(struct sockaddr){.sa_family = AF_UNSPEC}, sizeof(struct sockaddr));
}

// u: unbound, b: bound, l: listening; steps of a connection: d, D: the peer, or the socket, sends; c: the peer closes; r, w, B: the
// peer shuts down reading, writing, both; R, W, 2: the socket does; g: the socket receives; n: it disconnects.
static const char *const states[] = {"u", "b", "l", "-", "d",  "c",  "dc", "Dc",  "dDc",  "w", "r",
                                     "B", "W", "R", "2", "Ww", "Wc", "cD", "cDD", "Dcgg", "n"};

static void step(char c, int s[2])
{
    char b[9];
    switch (c) {
    case 'd': send(s[1], "abc", 3, 0), send(s[1], "de", 2, 0); break;
    case 'D': send(s[0], "fgh", 3, MSG_NOSIGNAL); break;
    case 'c': end(&s[1]); break;
    case 'w': shutdown(s[1], SHUT_WR); break;
    case 'r': shutdown(s[1], SHUT_RD); break;
    case 'B': shutdown(s[1], SHUT_RDWR); break;
    case 'W': shutdown(s[0], SHUT_WR); break;
    case 'R': shutdown(s[0], SHUT_RD); break;
    case '2': shutdown(s[0], SHUT_RDWR); break;
    case 'g': recv(s[0], b, 1, 0); break;
    case 'n': disconnect(s[0]); break;
    }
}

static int in_state(const struct kind *k, const char *state)
{
    int s[2];
    peer = -1;
    if (*state == 'u')
        return unbound(k);
    if (*state == 'b' || *state == 'l') {
        int fd = bound(k);
        if (*state == 'l')
            listen(fd, 3);
        return fd;
    }
    connected(k, s);
    for (; *state; state++)
        step(*state, s);
    peer = s[1];
    return s[0];
}

static void error(int e)
{
    static const struct {
        int e;
        const char *name;
    } names[] = {{0, "0"},
                 {ENOTCONN, "notconn"},
                 {EPIPE, "pipe"},
                 {EAGAIN, "again"},
                 {EINVAL, "inval"},
                 {ECONNRESET, "reset"},
                 {ECONNREFUSED, "refused"},
                 {EOPNOTSUPP, "notsupp"},
                 {EISCONN, "isconn"},
                 {EDESTADDRREQ, "dest"},
                 {ENOTTY, "notty"},
                 {EINPROGRESS, "progress"},
                 {EPERM, "perm"},
                 {ECONNABORTED, "aborted"}};
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
        if (names[i].e == e) {
            printf("%s", names[i].name);
            return;
        }
    printf("%s", strerror(e));
}

static void result(long n)
{
    n < 0 ? error(errno) : (void)printf("%ld", n);
}

static void show_poll(int fd)
{
    struct pollfd p = {fd, POLLIN | POLLOUT | POLLRDHUP | POLLPRI, 0};
    if (fd < 0)
        return;
    poll(&p, 1, 0);
    printf("[%s%s%s%s%s%s]", p.revents & POLLIN ? "i" : "", p.revents & POLLPRI ? "!" : "", p.revents & POLLOUT ? "o" : "",
           p.revents & POLLERR ? "e" : "", p.revents & POLLHUP ? "h" : "", p.revents & POLLRDHUP ? "r" : "");
}

static void option(int fd, int name)
{
    int n = 0;
    socklen_t size = sizeof n;
    long r = getsockopt(fd, SOL_SOCKET, name, &n, &size);
    result(r < 0 ? r : n);
}

static void socket_error(int fd)
{
    int e = 0;
    socklen_t size = sizeof e;
    getsockopt(fd, SOL_SOCKET, SO_ERROR, &e, &size);
    error(e);
}

static void ask_name(int fd)
{
    union address a;
    socklen_t size = sizeof a;
    long r = getpeername(fd, &a.sa, &size);
    result(r);
    if (!r)
        printf("%s", size > sizeof a.sa.sa_family ? "n" : "-");
}

static void ask_error(int fd)
{
    socket_error(fd);
    socket_error(fd);
    show_poll(fd);
}

static void ask_shut(int fd, int how)
{
    result(shutdown(fd, how));
    show_poll(fd);
    show_poll(peer);
}

static void ask_shut_read(int fd)
{
    ask_shut(fd, SHUT_RD);
}

static void ask_shut_write(int fd)
{
    ask_shut(fd, SHUT_WR);
}

static void ask_shut_both(int fd)
{
    ask_shut(fd, SHUT_RDWR);
}

static void ask_waiting(int fd)
{
    int n = -1;
    long r = ioctl(fd, FIONREAD, &n);
    result(r < 0 ? r : n);
}

static void ask_send(int fd)
{
    result(send(fd, "z", 1, MSG_NOSIGNAL));
    printf(",");
    socket_error(fd);
    show_poll(fd);
    result(send(fd, "z", 1, MSG_NOSIGNAL));
}

static void ask_write_nothing(int fd)
{
    result(write(fd, "z", 0));
    show_poll(peer);
}

static void ask_receive(int fd)
{
    char b[9];
    for (int i = 0; i < 4; i++) {
        result(recv(fd, b, 9, i ? 0 : MSG_PEEK));
        printf(",");
    }
    show_poll(fd);
}

static void ask_receive_nothing(int fd)
{
    char b[9];
    result(recv(fd, b, 0, 0));
    printf(",");
    result(read(fd, b, 9));
}

static void ask_urgent(int fd)
{
    char b[9];
    result(recv(fd, b, 9, MSG_OOB));
}

static void ask_sendto(int fd)
{
    result(sendto(fd, "z", 1, MSG_NOSIGNAL, &server.sa, server_size));
}

static void ask_connect(int fd)
{
    result(connect(fd, &server.sa, server_size));
}

static void ask_disconnect(int fd)
{
    result(connect(fd, &(struct sockaddr){.sa_family = AF_UNSPEC}, sizeof(struct sockaddr)));
    show_poll(fd);
}

static void ask_listen(int fd)
{
    result(listen(fd, 1));
    option(fd, SO_ACCEPTCONN);
    show_poll(fd);
}

static void ask_accept(int fd)
{
    result(accept(fd, NULL, NULL));
}

static void ask_peer(int fd)
{
    struct ucred c;
    socklen_t size = sizeof c;
    result(getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &c, &size));
    printf("%s", c.pid == getpid() ? "own" : c.pid ? "other" : "none");
}

static const struct {
    const char *name;
    void (*ask)(int);
} questions[] = {{"name", ask_name},       {"error", ask_error},           {"shutr", ask_shut_read}, {"shutw", ask_shut_write},
                 {"shut", ask_shut_both},  {"waiting", ask_waiting},       {"send", ask_send},       {"write0", ask_write_nothing},
                 {"receive", ask_receive}, {"recv0", ask_receive_nothing}, {"urgent", ask_urgent},   {"sendto", ask_sendto},
                 {"connect", ask_connect}, {"disconnect", ask_disconnect}, {"listen", ask_listen},   {"accept", ask_accept},
                 {"peer", ask_peer}};

static void ask(const struct kind *k, const char *state, void (*question)(int))
{
    int l = new_server(k);
    union address address = server;
    socklen_t size = server_size;
    int fd = in_state(k, state);
    server = address;
    server_size = size;
    question(fd);
    close(fd);
    close(l);
    close(peer);
}

int main(void)
{
    signal(SIGPIPE, SIG_IGN);
    for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++)
        for (unsigned s = 0; s < sizeof states / sizeof *states; s++) {
            printf("%s, %s:", kinds[i].name, states[s]);
            for (unsigned q = 0; q < sizeof questions / sizeof *questions; q++) {
                printf(" %s ", questions[q].name);
                ask(&kinds[i], states[s], questions[q].ask);
            }
            printf("\n");
        }
}

/* stdout:
stream pair, u: name notconn error 00[oh] shutr 0[iohr] shutw 0[oh] shut 0[iohr] waiting 0 send notconn,0[oh]notconn write0 notconn receive inval,inval,inval,inval,[oh] recv0 inval,inval urgent inval sendto notsupp connect 0 disconnect inval[oh] listen inval0[oh] accept inval peer 0none
stream pair, b: name notconn error 00[oh] shutr 0[iohr] shutw 0[oh] shut 0[iohr] waiting 0 send notconn,0[oh]notconn write0 notconn receive inval,inval,inval,inval,[oh] recv0 inval,inval urgent inval sendto notsupp connect 0 disconnect inval[oh] listen 01[] accept inval peer 0none
stream pair, l: name notconn error 00[] shutr 0[ir] shutw 0[] shut 0[ihr] waiting inval send notconn,0[]notconn write0 notconn receive inval,inval,inval,inval,[] recv0 inval,inval urgent inval sendto notsupp connect inval disconnect inval[] listen 01[] accept again peer 0own
stream pair, -: name 0- error 00[o] shutr 0[ior][o] shutw 0[o][ior] shut 0[iohr][iohr] waiting 0 send 1,0[o]1 write0 0[o] receive again,again,again,again,[o] recv0 again,again urgent inval sendto isconn connect isconn disconnect inval[o] listen inval0[o] accept inval peer 0own
stream pair, d: name 0- error 00[io] shutr 0[ior][o] shutw 0[io][ior] shut 0[iohr][iohr] waiting 5 send 1,0[io]1 write0 0[o] receive 5,5,again,again,[o] recv0 0,5 urgent inval sendto isconn connect isconn disconnect inval[io] listen inval0[io] accept inval peer 0own
stream pair, c: name 0- error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
stream pair, dc: name 0- error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 5 send pipe,0[iohr]pipe write0 pipe receive 5,5,0,0,[iohr] recv0 0,5 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
stream pair, Dc: name 0- error reset0[iohr] shutr 0[ioehr] shutw 0[ioehr] shut 0[ioehr] waiting 0 send pipe,reset[iohr]pipe write0 pipe receive reset,0,0,0,[iohr] recv0 reset,0 urgent inval sendto isconn connect isconn disconnect inval[ioehr] listen inval0[ioehr] accept inval peer 0own
stream pair, dDc: name 0- error reset0[iohr] shutr 0[ioehr] shutw 0[ioehr] shut 0[ioehr] waiting 5 send pipe,reset[iohr]pipe write0 pipe receive 5,5,reset,0,[iohr] recv0 0,5 urgent inval sendto isconn connect isconn disconnect inval[ioehr] listen inval0[ioehr] accept inval peer 0own
stream pair, w: name 0- error 00[ior] shutr 0[ior][o] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send 1,0[ior]1 write0 0[o] receive 0,0,0,0,[ior] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[ior] listen inval0[ior] accept inval peer 0own
stream pair, r: name 0- error 00[o] shutr 0[iohr][iohr] shutw 0[o][ior] shut 0[iohr][iohr] waiting 0 send pipe,0[o]pipe write0 pipe[ior] receive again,again,again,again,[o] recv0 again,again urgent inval sendto isconn connect isconn disconnect inval[o] listen inval0[o] accept inval peer 0own
stream pair, B: name 0- error 00[iohr] shutr 0[iohr][iohr] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe[iohr] receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
stream pair, W: name 0- error 00[o] shutr 0[iohr][iohr] shutw 0[o][ior] shut 0[iohr][iohr] waiting 0 send pipe,0[o]pipe write0 pipe[ior] receive again,again,again,again,[o] recv0 again,again urgent inval sendto isconn connect isconn disconnect inval[o] listen inval0[o] accept inval peer 0own
stream pair, R: name 0- error 00[ior] shutr 0[ior][o] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send 1,0[ior]1 write0 0[o] receive 0,0,0,0,[ior] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[ior] listen inval0[ior] accept inval peer 0own
stream pair, 2: name 0- error 00[iohr] shutr 0[iohr][iohr] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe[iohr] receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
stream pair, Ww: name 0- error 00[iohr] shutr 0[iohr][iohr] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe[iohr] receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
stream pair, Wc: name 0- error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
stream pair, cD: name 0- error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
stream pair, cDD: name 0- error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
stream pair, Dcgg: name 0- error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
stream pair, n: name 0- error 00[o] shutr 0[ior][o] shutw 0[o][ior] shut 0[iohr][iohr] waiting 0 send 1,0[o]1 write0 0[o] receive again,again,again,again,[o] recv0 again,again urgent inval sendto isconn connect isconn disconnect inval[o] listen inval0[o] accept inval peer 0own
seqpacket pair, u: name notconn error 00[oh] shutr 0[iohr] shutw 0[oh] shut 0[iohr] waiting 0 send notconn,0[oh]notconn write0 notconn receive notconn,notconn,notconn,notconn,[oh] recv0 notconn,notconn urgent notconn sendto notconn connect 0 disconnect inval[oh] listen inval0[oh] accept inval peer 0none
seqpacket pair, b: name notconn error 00[oh] shutr 0[iohr] shutw 0[oh] shut 0[iohr] waiting 0 send notconn,0[oh]notconn write0 notconn receive notconn,notconn,notconn,notconn,[oh] recv0 notconn,notconn urgent notconn sendto notconn connect 0 disconnect inval[oh] listen 01[] accept inval peer 0none
seqpacket pair, l: name notconn error 00[] shutr 0[ir] shutw 0[] shut 0[ihr] waiting inval send notconn,0[]notconn write0 notconn receive notconn,notconn,notconn,notconn,[] recv0 notconn,notconn urgent notconn sendto notconn connect inval disconnect inval[] listen 01[] accept again peer 0own
seqpacket pair, -: name 0- error 00[o] shutr 0[ior][o] shutw 0[o][ior] shut 0[iohr][iohr] waiting 0 send 1,0[o]1 write0 0[io] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect isconn disconnect inval[o] listen inval0[o] accept inval peer 0own
seqpacket pair, d: name 0- error 00[io] shutr 0[ior][o] shutw 0[io][ior] shut 0[iohr][iohr] waiting 5 send 1,0[io]1 write0 0[io] receive 3,3,2,again,[o] recv0 0,2 urgent notsupp sendto 1 connect isconn disconnect inval[io] listen inval0[io] accept inval peer 0own
seqpacket pair, c: name 0- error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent notsupp sendto pipe connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
seqpacket pair, dc: name 0- error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 5 send pipe,0[iohr]pipe write0 pipe receive 3,3,2,0,[iohr] recv0 0,2 urgent notsupp sendto pipe connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
seqpacket pair, Dc: name 0- error reset0[iohr] shutr 0[ioehr] shutw 0[ioehr] shut 0[ioehr] waiting 0 send reset,0[iohr]pipe write0 reset receive reset,0,0,0,[iohr] recv0 reset,0 urgent notsupp sendto reset connect isconn disconnect inval[ioehr] listen inval0[ioehr] accept inval peer 0own
seqpacket pair, dDc: name 0- error reset0[iohr] shutr 0[ioehr] shutw 0[ioehr] shut 0[ioehr] waiting 5 send reset,0[iohr]pipe write0 reset receive reset,3,2,0,[iohr] recv0 reset,3 urgent notsupp sendto reset connect isconn disconnect inval[ioehr] listen inval0[ioehr] accept inval peer 0own
seqpacket pair, w: name 0- error 00[ior] shutr 0[ior][o] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send 1,0[ior]1 write0 0[io] receive 0,0,0,0,[ior] recv0 0,0 urgent notsupp sendto 1 connect isconn disconnect inval[ior] listen inval0[ior] accept inval peer 0own
seqpacket pair, r: name 0- error 00[o] shutr 0[iohr][iohr] shutw 0[o][ior] shut 0[iohr][iohr] waiting 0 send pipe,0[o]pipe write0 pipe[ior] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto pipe connect isconn disconnect inval[o] listen inval0[o] accept inval peer 0own
seqpacket pair, B: name 0- error 00[iohr] shutr 0[iohr][iohr] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe[iohr] receive 0,0,0,0,[iohr] recv0 0,0 urgent notsupp sendto pipe connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
seqpacket pair, W: name 0- error 00[o] shutr 0[iohr][iohr] shutw 0[o][ior] shut 0[iohr][iohr] waiting 0 send pipe,0[o]pipe write0 pipe[ior] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto pipe connect isconn disconnect inval[o] listen inval0[o] accept inval peer 0own
seqpacket pair, R: name 0- error 00[ior] shutr 0[ior][o] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send 1,0[ior]1 write0 0[io] receive 0,0,0,0,[ior] recv0 0,0 urgent notsupp sendto 1 connect isconn disconnect inval[ior] listen inval0[ior] accept inval peer 0own
seqpacket pair, 2: name 0- error 00[iohr] shutr 0[iohr][iohr] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe[iohr] receive 0,0,0,0,[iohr] recv0 0,0 urgent notsupp sendto pipe connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
seqpacket pair, Ww: name 0- error 00[iohr] shutr 0[iohr][iohr] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe[iohr] receive 0,0,0,0,[iohr] recv0 0,0 urgent notsupp sendto pipe connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
seqpacket pair, Wc: name 0- error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent notsupp sendto pipe connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
seqpacket pair, cD: name 0- error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent notsupp sendto pipe connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
seqpacket pair, cDD: name 0- error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent notsupp sendto pipe connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
seqpacket pair, Dcgg: name 0- error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent notsupp sendto pipe connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
seqpacket pair, n: name 0- error 00[o] shutr 0[ior][o] shutw 0[o][ior] shut 0[iohr][iohr] waiting 0 send 1,0[o]1 write0 0[io] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect isconn disconnect inval[o] listen inval0[o] accept inval peer 0own
datagram pair, u: name notconn error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send notconn,0[o]notconn write0 notconn receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
datagram pair, b: name notconn error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send notconn,0[o]notconn write0 notconn receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
datagram pair, l: name notconn error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send notconn,0[o]notconn write0 notconn receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
datagram pair, -: name 0- error 00[o] shutr 0[ior][o] shutw 0[o][o] shut 0[iohr][o] waiting 0 send 1,0[o]1 write0 0[io] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0own
datagram pair, d: name 0- error 00[io] shutr 0[ior][o] shutw 0[io][o] shut 0[iohr][o] waiting 3 send 1,0[io]1 write0 0[io] receive 3,3,2,again,[o] recv0 0,2 urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[io] accept notsupp peer 0own
datagram pair, c: name 0- error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send refused,0[o]notconn write0 refused receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0own
datagram pair, dc: name 0- error 00[io] shutr 0[ior] shutw 0[io] shut 0[iohr] waiting 3 send refused,0[o]notconn write0 refused receive 3,3,2,again,[o] recv0 0,2 urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[io] accept notsupp peer 0own
datagram pair, Dc: name 0- error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send refused,0[o]notconn write0 refused receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0own
datagram pair, dDc: name 0- error 00[io] shutr 0[ior] shutw 0[io] shut 0[iohr] waiting 3 send refused,0[o]notconn write0 refused receive 3,3,2,again,[o] recv0 0,2 urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[io] accept notsupp peer 0own
datagram pair, w: name 0- error 00[o] shutr 0[ior][o] shutw 0[o][o] shut 0[iohr][o] waiting 0 send 1,0[o]1 write0 0[io] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0own
datagram pair, r: name 0- error 00[o] shutr 0[ior][ior] shutw 0[o][ior] shut 0[iohr][ior] waiting 0 send pipe,0[o]pipe write0 pipe[ior] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0own
datagram pair, B: name 0- error 00[o] shutr 0[ior][iohr] shutw 0[o][iohr] shut 0[iohr][iohr] waiting 0 send pipe,0[o]pipe write0 pipe[iohr] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0own
datagram pair, W: name 0- error 00[o] shutr 0[iohr][o] shutw 0[o][o] shut 0[iohr][o] waiting 0 send pipe,0[o]pipe write0 pipe[o] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto pipe connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0own
datagram pair, R: name 0- error 00[ior] shutr 0[ior][o] shutw 0[iohr][o] shut 0[iohr][o] waiting 0 send 1,0[ior]1 write0 0[io] receive again,again,again,again,[ior] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[ior] listen notsupp0[ior] accept notsupp peer 0own
datagram pair, 2: name 0- error 00[iohr] shutr 0[iohr][o] shutw 0[iohr][o] shut 0[iohr][o] waiting 0 send pipe,0[iohr]pipe write0 pipe[o] receive again,again,again,again,[iohr] recv0 again,again urgent notsupp sendto pipe connect 0 disconnect 0[iohr] listen notsupp0[iohr] accept notsupp peer 0own
datagram pair, Ww: name 0- error 00[o] shutr 0[iohr][o] shutw 0[o][o] shut 0[iohr][o] waiting 0 send pipe,0[o]pipe write0 pipe[o] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto pipe connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0own
datagram pair, Wc: name 0- error 00[o] shutr 0[iohr] shutw 0[o] shut 0[iohr] waiting 0 send pipe,0[o]pipe write0 pipe receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto pipe connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0own
datagram pair, cD: name notconn error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send notconn,0[o]notconn write0 notconn receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0own
datagram pair, cDD: name notconn error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send notconn,0[o]notconn write0 notconn receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0own
datagram pair, Dcgg: name 0- error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send refused,0[o]notconn write0 refused receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0own
datagram pair, n: name notconn error 00[o] shutr 0[ior][o] shutw 0[o][o] shut 0[iohr][o] waiting 0 send notconn,0[o]notconn write0 notconn[o] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0own
bound stream, u: name notconn error 00[oh] shutr 0[iohr] shutw 0[oh] shut 0[iohr] waiting 0 send notconn,0[oh]notconn write0 notconn receive inval,inval,inval,inval,[oh] recv0 inval,inval urgent inval sendto notsupp connect 0 disconnect inval[oh] listen inval0[oh] accept inval peer 0none
bound stream, b: name notconn error 00[oh] shutr 0[iohr] shutw 0[oh] shut 0[iohr] waiting 0 send notconn,0[oh]notconn write0 notconn receive inval,inval,inval,inval,[oh] recv0 inval,inval urgent inval sendto notsupp connect 0 disconnect inval[oh] listen 01[] accept inval peer 0none
bound stream, l: name notconn error 00[] shutr 0[ir] shutw 0[] shut 0[ihr] waiting inval send notconn,0[]notconn write0 notconn receive inval,inval,inval,inval,[] recv0 inval,inval urgent inval sendto notsupp connect inval disconnect inval[] listen 01[] accept again peer 0own
bound stream, -: name 0n error 00[o] shutr 0[ior][o] shutw 0[o][ior] shut 0[iohr][iohr] waiting 0 send 1,0[o]1 write0 0[o] receive again,again,again,again,[o] recv0 again,again urgent inval sendto isconn connect isconn disconnect inval[o] listen inval0[o] accept inval peer 0own
bound stream, d: name 0n error 00[io] shutr 0[ior][o] shutw 0[io][ior] shut 0[iohr][iohr] waiting 5 send 1,0[io]1 write0 0[o] receive 5,5,again,again,[o] recv0 0,5 urgent inval sendto isconn connect isconn disconnect inval[io] listen inval0[io] accept inval peer 0own
bound stream, c: name 0n error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
bound stream, dc: name 0n error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 5 send pipe,0[iohr]pipe write0 pipe receive 5,5,0,0,[iohr] recv0 0,5 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
bound stream, Dc: name 0n error reset0[iohr] shutr 0[ioehr] shutw 0[ioehr] shut 0[ioehr] waiting 0 send pipe,reset[iohr]pipe write0 pipe receive reset,0,0,0,[iohr] recv0 reset,0 urgent inval sendto isconn connect isconn disconnect inval[ioehr] listen inval0[ioehr] accept inval peer 0own
bound stream, dDc: name 0n error reset0[iohr] shutr 0[ioehr] shutw 0[ioehr] shut 0[ioehr] waiting 5 send pipe,reset[iohr]pipe write0 pipe receive 5,5,reset,0,[iohr] recv0 0,5 urgent inval sendto isconn connect isconn disconnect inval[ioehr] listen inval0[ioehr] accept inval peer 0own
bound stream, w: name 0n error 00[ior] shutr 0[ior][o] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send 1,0[ior]1 write0 0[o] receive 0,0,0,0,[ior] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[ior] listen inval0[ior] accept inval peer 0own
bound stream, r: name 0n error 00[o] shutr 0[iohr][iohr] shutw 0[o][ior] shut 0[iohr][iohr] waiting 0 send pipe,0[o]pipe write0 pipe[ior] receive again,again,again,again,[o] recv0 again,again urgent inval sendto isconn connect isconn disconnect inval[o] listen inval0[o] accept inval peer 0own
bound stream, B: name 0n error 00[iohr] shutr 0[iohr][iohr] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe[iohr] receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
bound stream, W: name 0n error 00[o] shutr 0[iohr][iohr] shutw 0[o][ior] shut 0[iohr][iohr] waiting 0 send pipe,0[o]pipe write0 pipe[ior] receive again,again,again,again,[o] recv0 again,again urgent inval sendto isconn connect isconn disconnect inval[o] listen inval0[o] accept inval peer 0own
bound stream, R: name 0n error 00[ior] shutr 0[ior][o] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send 1,0[ior]1 write0 0[o] receive 0,0,0,0,[ior] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[ior] listen inval0[ior] accept inval peer 0own
bound stream, 2: name 0n error 00[iohr] shutr 0[iohr][iohr] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe[iohr] receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
bound stream, Ww: name 0n error 00[iohr] shutr 0[iohr][iohr] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe[iohr] receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
bound stream, Wc: name 0n error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
bound stream, cD: name 0n error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
bound stream, cDD: name 0n error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
bound stream, Dcgg: name 0n error 00[iohr] shutr 0[iohr] shutw 0[iohr] shut 0[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto isconn connect isconn disconnect inval[iohr] listen inval0[iohr] accept inval peer 0own
bound stream, n: name 0n error 00[o] shutr 0[ior][o] shutw 0[o][ior] shut 0[iohr][iohr] waiting 0 send 1,0[o]1 write0 0[o] receive again,again,again,again,[o] recv0 again,again urgent inval sendto isconn connect isconn disconnect inval[o] listen inval0[o] accept inval peer 0own
bound datagram, u: name notconn error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send notconn,0[o]notconn write0 notconn receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
bound datagram, b: name notconn error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send notconn,0[o]notconn write0 notconn receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
bound datagram, l: name notconn error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send notconn,0[o]notconn write0 notconn receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
bound datagram, -: name 0n error 00[o] shutr 0[ior][o] shutw 0[o][o] shut 0[iohr][o] waiting 0 send 1,0[o]1 write0 0[io] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
bound datagram, d: name 0n error 00[io] shutr 0[ior][o] shutw 0[io][o] shut 0[iohr][o] waiting 3 send 1,0[io]1 write0 0[io] receive 3,3,2,again,[o] recv0 0,2 urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[io] accept notsupp peer 0none
bound datagram, c: name 0n error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send refused,0[o]notconn write0 refused receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
bound datagram, dc: name 0n error 00[io] shutr 0[ior] shutw 0[io] shut 0[iohr] waiting 3 send refused,0[o]notconn write0 refused receive 3,3,2,again,[o] recv0 0,2 urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[io] accept notsupp peer 0none
bound datagram, Dc: name 0n error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send refused,0[o]notconn write0 refused receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
bound datagram, dDc: name 0n error 00[io] shutr 0[ior] shutw 0[io] shut 0[iohr] waiting 3 send refused,0[o]notconn write0 refused receive 3,3,2,again,[o] recv0 0,2 urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[io] accept notsupp peer 0none
bound datagram, w: name 0n error 00[o] shutr 0[ior][o] shutw 0[o][o] shut 0[iohr][o] waiting 0 send 1,0[o]1 write0 0[io] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
bound datagram, r: name 0n error 00[o] shutr 0[ior][ior] shutw 0[o][ior] shut 0[iohr][ior] waiting 0 send pipe,0[o]pipe write0 pipe[ior] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
bound datagram, B: name 0n error 00[o] shutr 0[ior][iohr] shutw 0[o][iohr] shut 0[iohr][iohr] waiting 0 send pipe,0[o]pipe write0 pipe[iohr] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
bound datagram, W: name 0n error 00[o] shutr 0[iohr][o] shutw 0[o][o] shut 0[iohr][o] waiting 0 send pipe,0[o]pipe write0 pipe[o] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto pipe connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
bound datagram, R: name 0n error 00[ior] shutr 0[ior][o] shutw 0[iohr][o] shut 0[iohr][o] waiting 0 send 1,0[ior]1 write0 0[io] receive again,again,again,again,[ior] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[ior] listen notsupp0[ior] accept notsupp peer 0none
bound datagram, 2: name 0n error 00[iohr] shutr 0[iohr][o] shutw 0[iohr][o] shut 0[iohr][o] waiting 0 send pipe,0[iohr]pipe write0 pipe[o] receive again,again,again,again,[iohr] recv0 again,again urgent notsupp sendto pipe connect 0 disconnect 0[iohr] listen notsupp0[iohr] accept notsupp peer 0none
bound datagram, Ww: name 0n error 00[o] shutr 0[iohr][o] shutw 0[o][o] shut 0[iohr][o] waiting 0 send pipe,0[o]pipe write0 pipe[o] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto pipe connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
bound datagram, Wc: name 0n error 00[o] shutr 0[iohr] shutw 0[o] shut 0[iohr] waiting 0 send pipe,0[o]pipe write0 pipe receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto pipe connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
bound datagram, cD: name notconn error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send notconn,0[o]notconn write0 notconn receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
bound datagram, cDD: name notconn error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send notconn,0[o]notconn write0 notconn receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
bound datagram, Dcgg: name 0n error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send refused,0[o]notconn write0 refused receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
bound datagram, n: name notconn error 00[o] shutr 0[ior][o] shutw 0[o][o] shut 0[iohr][o] waiting 0 send notconn,0[o]notconn write0 notconn[o] receive again,again,again,again,[o] recv0 again,again urgent notsupp sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
TCP, u: name notconn error 00[oh] shutr notconn[iohr] shutw notconn[oh] shut notconn[iohr] waiting 0 send pipe,0[oh]pipe write0 pipe receive notconn,notconn,notconn,notconn,[oh] recv0 notconn,notconn urgent inval sendto pipe connect progress disconnect 0[oh] listen 01[] accept inval peer 0none
TCP, b: name notconn error 00[oh] shutr notconn[iohr] shutw notconn[oh] shut notconn[iohr] waiting 0 send pipe,0[oh]pipe write0 pipe receive notconn,notconn,notconn,notconn,[oh] recv0 notconn,notconn urgent inval sendto pipe connect progress disconnect 0[oh] listen 01[] accept inval peer 0none
TCP, l: name notconn error 00[] shutr 0[oh] shutw 0[] shut 0[oh] waiting inval send pipe,0[]pipe write0 pipe receive notconn,notconn,notconn,notconn,[] recv0 notconn,notconn urgent notconn sendto pipe connect isconn disconnect 0[oh] listen 01[] accept again peer 0none
TCP, -: name 0n error 00[o] shutr 0[ior][o] shutw 0[o][ior] shut 0[iohr][ior] waiting 0 send 1,0[o]1 write0 0[o] receive again,again,again,again,[o] recv0 again,again urgent inval sendto 1 connect 0 disconnect 0[oeh] listen inval0[o] accept inval peer 0none
TCP, d: name 0n error 00[io] shutr 0[ior][o] shutw 0[io][ior] shut 0[iohr][ior] waiting 5 send 1,0[io]1 write0 0[o] receive 5,5,again,again,[o] recv0 0,5 urgent inval sendto 1 connect 0 disconnect 0[oeh] listen inval0[io] accept inval peer 0none
TCP, c: name 0n error 00[ior] shutr 0[ior] shutw 0[iohr] shut 0[iohr] waiting 0 send 1,pipe[iohr]pipe write0 0 receive 0,0,0,0,[ior] recv0 0,0 urgent inval sendto 1 connect 0 disconnect 0[oeh] listen inval0[ior] accept inval peer 0none
TCP, dc: name 0n error 00[ior] shutr 0[ior] shutw 0[iohr] shut 0[iohr] waiting 5 send 1,pipe[iohr]pipe write0 0 receive 5,5,0,0,[ior] recv0 0,5 urgent inval sendto 1 connect 0 disconnect 0[oeh] listen inval0[ior] accept inval peer 0none
TCP, Dc: name notconn error reset0[iohr] shutr notconn[ioehr] shutw notconn[ioehr] shut notconn[ioehr] waiting 0 send reset,0[iohr]pipe write0 reset receive reset,0,0,0,[iohr] recv0 reset,0 urgent inval sendto reset connect reset disconnect 0[oeh] listen inval0[ioehr] accept inval peer 0none
TCP, dDc: name notconn error reset0[iohr] shutr notconn[ioehr] shutw notconn[ioehr] shut notconn[ioehr] waiting 5 send reset,0[iohr]pipe write0 reset receive 5,5,reset,0,[iohr] recv0 0,5 urgent inval sendto reset connect reset disconnect 0[oeh] listen inval0[ioehr] accept inval peer 0none
TCP, w: name 0n error 00[ior] shutr 0[ior][o] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send 1,0[ior]1 write0 0[o] receive 0,0,0,0,[ior] recv0 0,0 urgent inval sendto 1 connect 0 disconnect 0[oeh] listen inval0[ior] accept inval peer 0none
TCP, r: name 0n error 00[o] shutr 0[ior][ior] shutw 0[o][ior] shut 0[iohr][ior] waiting 0 send 1,0[o]1 write0 0[ior] receive again,again,again,again,[o] recv0 again,again urgent inval sendto 1 connect 0 disconnect 0[oeh] listen inval0[o] accept inval peer 0none
TCP, B: name 0n error 00[ior] shutr 0[ior][iohr] shutw 0[iohr][iohr] shut 0[iohr][iohr] waiting 0 send 1,pipe[iohr]pipe write0 0[iohr] receive 0,0,0,0,[ior] recv0 0,0 urgent inval sendto 1 connect 0 disconnect 0[oeh] listen inval0[ior] accept inval peer 0none
TCP, W: name 0n error 00[o] shutr 0[iohr][ior] shutw 0[o][ior] shut 0[iohr][ior] waiting 0 send pipe,0[o]pipe write0 pipe[ior] receive again,again,again,again,[o] recv0 again,again urgent inval sendto pipe connect isconn disconnect 0[oeh] listen inval0[o] accept inval peer 0none
TCP, R: name 0n error 00[ior] shutr 0[ior][o] shutw 0[iohr][ior] shut 0[iohr][ior] waiting 0 send 1,0[ior]1 write0 0[o] receive 0,0,0,0,[ior] recv0 0,0 urgent inval sendto 1 connect isconn disconnect 0[oeh] listen inval0[ior] accept inval peer 0none
TCP, 2: name 0n error 00[iohr] shutr 0[iohr][ior] shutw 0[iohr][ior] shut 0[iohr][ior] waiting 0 send pipe,0[iohr]pipe write0 pipe[ior] receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto pipe connect isconn disconnect 0[oeh] listen inval0[iohr] accept inval peer 0none
TCP, Ww: name notconn error 00[iohr] shutr notconn[iohr][iohr] shutw notconn[iohr][iohr] shut notconn[iohr][iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe[iohr] receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto pipe connect isconn disconnect 0[oh] listen inval0[iohr] accept inval peer 0none
TCP, Wc: name notconn error 00[iohr] shutr notconn[iohr] shutw notconn[iohr] shut notconn[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto pipe connect isconn disconnect 0[oh] listen inval0[iohr] accept inval peer 0none
TCP, cD: name notconn error pipe0[iohr] shutr notconn[ioehr] shutw notconn[ioehr] shut notconn[ioehr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[ioehr] recv0 0,0 urgent inval sendto pipe connect pipe disconnect 0[oeh] listen inval0[ioehr] accept inval peer 0none
TCP, cDD: name notconn error 00[iohr] shutr notconn[iohr] shutw notconn[iohr] shut notconn[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto pipe connect aborted disconnect 0[oh] listen inval0[iohr] accept inval peer 0none
TCP, Dcgg: name notconn error 00[iohr] shutr notconn[iohr] shutw notconn[iohr] shut notconn[iohr] waiting 0 send pipe,0[iohr]pipe write0 pipe receive 0,0,0,0,[iohr] recv0 0,0 urgent inval sendto pipe connect aborted disconnect 0[oh] listen inval0[iohr] accept inval peer 0none
TCP, n: name notconn error reset0[oh] shutr notconn[ioehr][ioehr] shutw notconn[oeh][ioehr] shut notconn[ioehr][ioehr] waiting 0 send reset,0[oh]pipe write0 reset[ioehr] receive reset,notconn,notconn,notconn,[oh] recv0 reset,notconn urgent inval sendto reset connect progress disconnect 0[oeh] listen 01[] accept inval peer 0none
UDP, u: name notconn error 00[o] shutr notconn[ior] shutw notconn[o] shut notconn[iohr] waiting 0 send dest,0[o]dest write0 dest receive again,again,again,again,[o] recv0 again,again urgent again sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
UDP, b: name notconn error 00[o] shutr notconn[ior] shutw notconn[o] shut notconn[iohr] waiting 0 send dest,0[o]dest write0 dest receive again,again,again,again,[o] recv0 again,again urgent again sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
UDP, l: name notconn error 00[o] shutr notconn[ior] shutw notconn[o] shut notconn[iohr] waiting 0 send dest,0[o]dest write0 dest receive again,again,again,again,[o] recv0 again,again urgent again sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
UDP, -: name 0n error 00[o] shutr 0[ior][o] shutw 0[o][o] shut 0[iohr][o] waiting 0 send 1,0[o]1 write0 0[io] receive again,again,again,again,[o] recv0 again,again urgent again sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
UDP, d: name 0n error 00[io] shutr 0[ior][o] shutw 0[io][o] shut 0[iohr][o] waiting 3 send 1,0[io]1 write0 0[io] receive 3,3,2,again,[o] recv0 0,2 urgent 3 sendto 1 connect 0 disconnect 0[io] listen notsupp0[io] accept notsupp peer 0none
UDP, c: name 0n error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send 1,refused[o]1 write0 0 receive again,again,again,again,[o] recv0 again,again urgent again sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
UDP, dc: name 0n error 00[io] shutr 0[ior] shutw 0[io] shut 0[iohr] waiting 3 send 1,refused[io]1 write0 0 receive 3,3,2,again,[o] recv0 0,2 urgent 3 sendto 1 connect 0 disconnect 0[io] listen notsupp0[io] accept notsupp peer 0none
UDP, Dc: name 0n error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send 1,refused[o]1 write0 0 receive again,again,again,again,[o] recv0 again,again urgent again sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
UDP, dDc: name 0n error 00[io] shutr 0[ior] shutw 0[io] shut 0[iohr] waiting 3 send 1,refused[io]1 write0 0 receive 3,3,2,again,[o] recv0 0,2 urgent 3 sendto 1 connect 0 disconnect 0[io] listen notsupp0[io] accept notsupp peer 0none
UDP, w: name 0n error 00[o] shutr 0[ior][o] shutw 0[o][o] shut 0[iohr][o] waiting 0 send 1,0[o]1 write0 0[io] receive again,again,again,again,[o] recv0 again,again urgent again sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
UDP, r: name 0n error 00[o] shutr 0[ior][ior] shutw 0[o][ior] shut 0[iohr][ior] waiting 0 send 1,0[o]1 write0 0[ior] receive again,again,again,again,[o] recv0 again,again urgent again sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
UDP, B: name 0n error 00[o] shutr 0[ior][iohr] shutw 0[o][iohr] shut 0[iohr][iohr] waiting 0 send 1,0[o]1 write0 0[iohr] receive again,again,again,again,[o] recv0 again,again urgent again sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
UDP, W: name 0n error 00[o] shutr 0[iohr][o] shutw 0[o][o] shut 0[iohr][o] waiting 0 send pipe,0[o]pipe write0 pipe[o] receive again,again,again,again,[o] recv0 again,again urgent again sendto pipe connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
UDP, R: name 0n error 00[ior] shutr 0[ior][o] shutw 0[iohr][o] shut 0[iohr][o] waiting 0 send 1,0[ior]1 write0 0[io] receive again,again,again,again,[ior] recv0 again,again urgent again sendto 1 connect 0 disconnect 0[ior] listen notsupp0[ior] accept notsupp peer 0none
UDP, 2: name 0n error 00[iohr] shutr 0[iohr][o] shutw 0[iohr][o] shut 0[iohr][o] waiting 0 send pipe,0[iohr]pipe write0 pipe[o] receive again,again,again,again,[iohr] recv0 again,again urgent again sendto pipe connect 0 disconnect 0[iohr] listen notsupp0[iohr] accept notsupp peer 0none
UDP, Ww: name 0n error 00[o] shutr 0[iohr][o] shutw 0[o][o] shut 0[iohr][o] waiting 0 send pipe,0[o]pipe write0 pipe[o] receive again,again,again,again,[o] recv0 again,again urgent again sendto pipe connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
UDP, Wc: name 0n error 00[o] shutr 0[iohr] shutw 0[o] shut 0[iohr] waiting 0 send pipe,0[o]pipe write0 pipe receive again,again,again,again,[o] recv0 again,again urgent again sendto pipe connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
UDP, cD: name 0n error refused0[o] shutr 0[ioer] shutw 0[oe] shut 0[ioehr] waiting 0 send refused,0[o]1 write0 refused receive refused,again,again,again,[o] recv0 refused,again urgent refused sendto refused connect 0 disconnect 0[oe] listen notsupp0[oe] accept notsupp peer 0none
UDP, cDD: name 0n error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send 1,refused[o]1 write0 0 receive again,again,again,again,[o] recv0 again,again urgent again sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
UDP, Dcgg: name 0n error 00[o] shutr 0[ior] shutw 0[o] shut 0[iohr] waiting 0 send 1,refused[o]1 write0 0 receive again,again,again,again,[o] recv0 again,again urgent again sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
UDP, n: name notconn error 00[o] shutr notconn[ior][o] shutw notconn[o][o] shut notconn[iohr][o] waiting 0 send dest,0[o]dest write0 dest[o] receive again,again,again,again,[o] recv0 again,again urgent again sendto 1 connect 0 disconnect 0[o] listen notsupp0[o] accept notsupp peer 0none
*/
