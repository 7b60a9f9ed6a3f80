// How connections end: what poll() says of each half, a reset by SO_LINGER, refused connections that were not waited for.
// qemu: no, SO_ERROR has the host's number
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>
#include "check.h"

static void show(const char *what, int fd)
{
    struct pollfd p = {fd, POLLIN | POLLOUT | POLLRDHUP, 0};
    poll(&p, 1, 0);
    printf("%s:%s%s%s%s%s\n", what, p.revents & POLLIN ? " in" : "", p.revents & POLLOUT ? " out" : "",
           p.revents & POLLRDHUP ? " rdhup" : "", p.revents & POLLHUP ? " hup" : "", p.revents & POLLERR ? " err" : "");
}

static void result(const char *what, long n)
{
    printf("%s: %ld %s\n", what, n, n < 0 ? strerror(errno) : "");
}

static struct sockaddr_in address;

static int listener(void)
{
    socklen_t size = sizeof address;
    int s = socket(AF_INET, SOCK_STREAM, 0);
    address = (struct sockaddr_in){.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    must(bind(s, (struct sockaddr *)&address, size), "bind");
    must(listen(s, 5), "listen");
    getsockname(s, (struct sockaddr *)&address, &size);
    return s;
}

// Two ends of a connection of either family.
static void pair(int family, int end[2])
{
    if (family == AF_UNIX) {
        must(socketpair(AF_UNIX, SOCK_STREAM, 0, end), "socketpair");
        return;
    }
    int s = listener();
    end[0] = socket(AF_INET, SOCK_STREAM, 0);
    must(connect(end[0], (struct sockaddr *)&address, sizeof address), "connect");
    end[1] = (int)must(accept(s, NULL, NULL), "accept");
    close(s);
}

static void halves(int family)
{
    int end[2];
    char b[10];
    pair(family, end);
    show("open", end[0]);
    shutdown(end[1], SHUT_WR);
    show("peer's output is shut", end[0]);
    show("own output is shut", end[1]);
    result("send", send(end[0], "x", 1, 0));
    result("recv", recv(end[1], b, 10, 0));
    shutdown(end[0], SHUT_WR);
    show("both outputs are shut", end[0]);
    show("both outputs are shut", end[1]);
    close(end[0]);
    close(end[1]);
    pair(family, end);
    close(end[1]);
    show("peer is closed", end[0]);
    close(end[0]);
}

static void resets(void)
{
    int end[2];
    char b[10];
    struct linger at_once = {1, 0};
    pair(AF_INET, end);
    must(send(end[0], "last words", 10, 0), "send");
    must(setsockopt(end[0], SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once), "SO_LINGER");
    close(end[0]);
    show("reset", end[1]);
    result("recv", recv(end[1], b, 4, 0));
    close(end[1]);
    pair(AF_INET, end);
    must(setsockopt(end[0], SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once), "SO_LINGER");
    close(end[0]);
    result("recv", recv(end[1], b, 4, 0));
    result("recv again", recv(end[1], b, 4, 0));
    result("send", send(end[1], b, 4, MSG_NOSIGNAL));
    close(end[1]);
}

static void later(const char *what, int server)
{
    int s = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), error = 0;
    socklen_t size = sizeof error;
    result(what, connect(s, (struct sockaddr *)&address, sizeof address));
    show(what, s);
    CHECK(getsockopt(s, SOL_SOCKET, SO_ERROR, &error, &size) == 0);
    printf("%s: SO_ERROR: %s\n", what, strerror(error));
    result("connect again", connect(s, (struct sockaddr *)&address, sizeof address));
    if (server >= 0)
        result("and again", connect(s, (struct sockaddr *)&address, sizeof address));
    close(s);
    s = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    connect(s, (struct sockaddr *)&address, sizeof address);
    result("send at once", send(s, "x", 1, MSG_NOSIGNAL));
    result("send again", send(s, "x", 1, MSG_NOSIGNAL));
    close(s);
}

int main(void)
{
    puts("Unix");
    halves(AF_UNIX);
    puts("TCP");
    halves(AF_INET);
    resets();
    int s = listener();
    later("somebody listens", s);
    close(s);
    later("nobody listens", -1);
}

/* stdout:
Unix
open: out
peer's output is shut: in out rdhup
own output is shut: out
send: 1 
recv: 1 
both outputs are shut: in out rdhup hup
both outputs are shut: in out rdhup hup
peer is closed: in out rdhup hup
TCP
open: out
peer's output is shut: in out rdhup
own output is shut: out
send: 1 
recv: 1 
both outputs are shut: in out rdhup hup
both outputs are shut: in out rdhup hup
peer is closed: in out rdhup
reset: in out rdhup hup err
recv: 4 
recv: -1 Connection reset by peer
recv again: 0 
send: -1 Broken pipe
somebody listens: -1 Operation now in progress
somebody listens: out
yes getsockopt(s, SOL_SOCKET, SO_ERROR, &error, &size) == 0
somebody listens: SO_ERROR: Success
connect again: 0 
and again: -1 Transport endpoint is already connected
send at once: 1 
send again: 1 
nobody listens: -1 Operation now in progress
nobody listens: in out rdhup hup err
yes getsockopt(s, SOL_SOCKET, SO_ERROR, &error, &size) == 0
nobody listens: SO_ERROR: Connection refused
connect again: -1 Software caused connection abort
send at once: -1 Connection refused
send again: -1 Broken pipe
*/
