// Data that is held back: MSG_MORE, UDP_CORK and TCP_CORK, and what lets it go.
// flags: -D_GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <netinet/udp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include "check.h"

static int from, to;
static struct sockaddr_in address;

static void received(const char *what)
{
    char b[200];
    long n;
    printf("%s:", what);
    while ((n = recv(to, b, sizeof b, MSG_DONTWAIT)) > 0)
        printf(" %.*s", (int)n, b);
    if (n == 0)
        printf(" end");
    puts("");
}

static void put(const char *text, int flags)
{
    long n = send(from, text, strlen(text), flags);
    if (n < 0)
        printf("send: %s\n", strerror(errno));
}

static void set(int level, int option, int on)
{
    must(setsockopt(from, level, option, &on, sizeof on), "setsockopt");
}

static int get(int level, int option)
{
    int on = -1;
    socklen_t size = sizeof on;
    must(getsockopt(from, level, option, &on, &size), "getsockopt");
    return on;
}

static void own_address(int s)
{
    socklen_t size = sizeof address;
    address = (struct sockaddr_in){.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    must(bind(s, (void *)&address, sizeof address), "bind");
    getsockname(s, (void *)&address, &size);
}

static void udp(void)
{
    static char big[65507];
    to = socket(AF_INET, SOCK_DGRAM, 0);
    from = socket(AF_INET, SOCK_DGRAM, 0);
    own_address(to);
    struct sockaddr_in receiver = address;
    must(connect(from, (void *)&address, sizeof address), "connect");
    put("one", MSG_MORE);
    received("one is held");
    put("two", MSG_MORE);
    put("three", 0);
    received("all of it");
    put("alone", 0);
    received("alone");
    printf("UDP_CORK: %d\n", get(IPPROTO_UDP, UDP_CORK));
    set(IPPROTO_UDP, UDP_CORK, 1);
    put("a", 0);
    put("b", 0);
    received("corked");
    printf("UDP_CORK: %d\n", get(IPPROTO_UDP, UDP_CORK));
    set(IPPROTO_UDP, UDP_CORK, 0);
    received("uncorked");
    put("", MSG_MORE);
    put("after nothing", 0);
    received("nothing, and more");
    put("x", MSG_MORE);
    printf("too much: %s\n", send(from, big, sizeof big, 0) < 0 ? strerror(errno) : "sent");
    received("too much");
    put("lost", MSG_MORE);
    close(from);
    received("closed");
    from = socket(AF_INET, SOCK_DGRAM, 0);
    must(sendto(from, "to ", 3, MSG_MORE, (void *)&receiver, sizeof receiver), "sendto");
    receiver.sin_port = htons(1);
    must(sendto(from, "the first", 9, 0, (void *)&receiver, sizeof receiver), "sendto");
    received("one destination");
    struct iovec v[2] = {{"p", 1}, {"q", 1}};
    struct msghdr m = {.msg_name = &address, .msg_namelen = sizeof address, .msg_iov = v, .msg_iovlen = 2};
    must(sendmsg(from, &m, MSG_MORE), "sendmsg");
    m.msg_name = NULL;
    must(sendmsg(from, &m, 0), "sendmsg");
    received("by sendmsg");
    close(from);
    close(to);
}

static void connection(void)
{
    int s = socket(AF_INET, SOCK_STREAM, 0);
    own_address(s);
    must(listen(s, 1), "listen");
    from = socket(AF_INET, SOCK_STREAM, 0);
    must(connect(from, (void *)&address, sizeof address), "connect");
    to = (int)must(accept(s, NULL, NULL), "accept");
    close(s);
}

static void tcp(void)
{
    static char big[70000];
    struct pollfd p;
    connection();
    put("one", MSG_MORE);
    received("one is held");
    put("two", 0);
    received("all of it");
    put("three", MSG_MORE);
    p = (struct pollfd){to, POLLIN, 0};
    printf("within a second: %d\n", poll(&p, 1, 1000));
    received("after some time");
    put("four", MSG_MORE);
    set(IPPROTO_TCP, TCP_NODELAY, 1);
    received("TCP_NODELAY");
    set(IPPROTO_TCP, TCP_NODELAY, 0);
    set(IPPROTO_TCP, TCP_CORK, 1);
    printf("TCP_CORK: %d\n", get(IPPROTO_TCP, TCP_CORK));
    put("a", 0);
    put("b", 0);
    received("corked");
    set(IPPROTO_TCP, TCP_CORK, 0);
    received("uncorked");
    must(send(from, big, sizeof big, MSG_MORE), "send");
    put("!", 0);
    for (long got = 0, k; got < (long)sizeof big + 1; got += k)
        k = must(read(to, big, sizeof big), "read");
    put("last", MSG_MORE);
    shutdown(from, SHUT_WR);
    usleep(1000);
    received("shut down");
    close(from);
    close(to);
    connection();
    put("last", MSG_MORE);
    close(from);
    usleep(1000);
    received("closed");
    close(to);
}

int main(void)
{
    int end[2];
    udp();
    tcp();
    must(socketpair(AF_UNIX, SOCK_DGRAM, 0, end), "socketpair");
    from = end[0], to = end[1];
    put("p", MSG_MORE);
    put("q", 0);
    received("AF_UNIX holds nothing back");
    return 0;
}

/* stdout:
one is held:
all of it: onetwothree
alone: alone
UDP_CORK: 0
corked:
UDP_CORK: 1
uncorked: ab
nothing, and more: after nothing
too much: Message too long
too much:
closed:
one destination: to the first
by sendmsg: pqpq
one is held:
all of it: onetwo
within a second: 1
after some time: three
TCP_NODELAY: four
TCP_CORK: 1
corked:
uncorked: ab
shut down: last end
closed: last end
AF_UNIX holds nothing back: p q
*/
