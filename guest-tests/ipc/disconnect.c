// connect() to AF_UNSPEC takes a connection apart, and the socket can be used again.
// flags: -D_GNU_SOURCE
// qemu: no, SO_ERROR has the host's number
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>
#include "check.h"

static struct sockaddr_in address[2];
static struct sockaddr_storage none = {.ss_family = AF_UNSPEC};

static void result(const char *what, long n)
{
    printf("%s: %ld%s%s\n", what, n, n < 0 ? " " : "", n < 0 ? strerror(errno) : "");
}

static int listener(int i)
{
    socklen_t size = sizeof address[i];
    int s = socket(AF_INET, SOCK_STREAM, 0);
    address[i] = (struct sockaddr_in){.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    must(bind(s, (void *)&address[i], size), "bind");
    must(listen(s, 5), "listen");
    getsockname(s, (void *)&address[i], &size);
    return s;
}

static void name(const char *what, int s)
{
    struct sockaddr_in a = {0};
    socklen_t size = sizeof a;
    getsockname(s, (void *)&a, &size);
    printf("%s: %s, %s port", what, inet_ntoa(a.sin_addr), a.sin_port ? "a" : "no");
    size = sizeof a;
    printf(", %s\n", getpeername(s, (void *)&a, &size) ? strerror(errno) : "has a peer");
}

static int error_of(int s)
{
    int error = -1;
    socklen_t size = sizeof error;
    getsockopt(s, SOL_SOCKET, SO_ERROR, &error, &size);
    return error;
}

static void tcp(void)
{
    char b[10];
    int l = listener(0), m = listener(1), s = socket(AF_INET, SOCK_STREAM, 0);
    result("disconnect a fresh one", connect(s, (void *)&none, sizeof none));
    result("connect", connect(s, (void *)&address[0], sizeof address[0]));
    result("connect again", connect(s, (void *)&address[1], sizeof address[1]));
    int a = (int)must(accept(l, NULL, NULL), "accept");
    must(write(a, "unread", 6), "write");
    must(write(s, "sent", 4), "write");
    name("connected", s);
    result("disconnect", connect(s, (void *)&none, sizeof none));
    name("disconnected", s);
    printf("SO_ERROR: %s\n", strerror(error_of(s)));
    usleep(1000);
    result("its peer reads", read(a, b, 10));
    result("and then", read(a, b, 10));
    result("and then", read(a, b, 10));
    result("write", send(a, "x", 1, MSG_NOSIGNAL));
    close(a);
    result("read", read(s, b, 10));
    result("write", send(s, "x", 1, MSG_NOSIGNAL));
    result("connect to another", connect(s, (void *)&address[1], sizeof address[1]));
    a = (int)must(accept(m, NULL, NULL), "accept");
    must(write(s, "hello", 5), "write");
    result("read", read(a, b, 10));
    must(write(a, "back", 4), "write");
    result("read", read(s, b, 10));
    result("disconnect the accepted one", connect(a, (void *)&none, sizeof none));
    usleep(1000);
    result("read", read(s, b, 10));
    result("short", connect(s, (void *)&none, 1));
    close(a);
    close(s);
    s = socket(AF_INET, SOCK_STREAM, 0);
    must(connect(s, (void *)&address[0], sizeof address[0]), "connect");
    result("disconnect a listener", connect(l, (void *)&none, sizeof none));
    usleep(1000);
    result("read from it", read(s, b, 10));
    result("accept", accept(l, NULL, NULL));
    result("listen again", listen(l, 5));
    close(s);
    close(l);
    close(m);
}

static void udp(void)
{
    char b[10];
    socklen_t size = sizeof address[0];
    int r = socket(AF_INET, SOCK_DGRAM, 0), s = socket(AF_INET, SOCK_DGRAM, 0);
    address[0] = (struct sockaddr_in){.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    must(bind(r, (void *)&address[0], size), "bind");
    getsockname(r, (void *)&address[0], &size);
    result("connect", connect(s, (void *)&address[0], size));
    name("connected", s);
    result("write", write(s, "one", 3));
    result("disconnect", connect(s, (void *)&none, sizeof none));
    name("disconnected", s);
    result("write", write(s, "two", 3));
    result("connect", connect(s, (void *)&address[0], size));
    result("write", write(s, "four", 4));
    result("read", read(r, b, 10));
    result("read", read(r, b, 10));
    close(s);
    name("bound", r);
    result("connect to itself", connect(r, (void *)&address[0], size));
    result("disconnect", connect(r, (void *)&none, sizeof none));
    name("keeps its port", r);
    close(r);
}

static void unix_sockets(void)
{
    int end[2];
    for (int type = 1; type <= 5; type += type == 1 ? 1 : 3) {
        must(socketpair(AF_UNIX, type, 0, end), "socketpair");
        printf("type %d\n", type);
        result("disconnect", connect(end[0], (void *)&none, sizeof none));
        result("write", send(end[0], "x", 1, MSG_NOSIGNAL));
        result("write to it", send(end[1], "x", 1, MSG_NOSIGNAL));
        close(end[0]);
        close(end[1]);
    }
}

int main(void)
{
    tcp();
    udp();
    unix_sockets();
    return 0;
}

/* stdout:
disconnect a fresh one: 0
connect: 0
connect again: -1 Transport endpoint is already connected
connected: 127.0.0.1, a port, has a peer
disconnect: 0
disconnected: 0.0.0.0, a port, Transport endpoint is not connected
SO_ERROR: Connection reset by peer
its peer reads: 4
and then: -1 Connection reset by peer
and then: 0
write: -1 Broken pipe
read: -1 Transport endpoint is not connected
write: -1 Broken pipe
connect to another: 0
read: 5
read: 4
disconnect the accepted one: 0
read: -1 Connection reset by peer
short: -1 Invalid argument
disconnect a listener: 0
read from it: -1 Connection reset by peer
accept: -1 Invalid argument
listen again: 0
connect: 0
connected: 127.0.0.1, a port, has a peer
write: 3
disconnect: 0
disconnected: 0.0.0.0, no port, Transport endpoint is not connected
write: -1 Destination address required
connect: 0
write: 4
read: 3
read: 4
bound: 127.0.0.1, a port, Transport endpoint is not connected
connect to itself: 0
disconnect: 0
keeps its port: 127.0.0.1, no port, Transport endpoint is not connected
type 1
disconnect: -1 Invalid argument
write: 1
write to it: 1
type 2
disconnect: 0
write: -1 Transport endpoint is not connected
write to it: 1
type 5
disconnect: -1 Invalid argument
write: 1
write to it: 1
*/
