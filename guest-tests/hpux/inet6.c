// Sockets of IPv6 on the loopback.
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { AF_INET6 = 22, SOCK_STREAM = 1, SOCK_DGRAM = 2 };
struct sockaddr_in6 {
    unsigned short family, port;
    unsigned flow;
    unsigned char address[16];
    unsigned scope;
};
extern const unsigned char in6addr_any[16], in6addr_loopback[16];

int socket(int, int, int), bind(int, const void *, int), listen(int, int), connect(int, const void *, int), accept(int, void *, int *),
    getsockname(int, void *, int *), getpeername(int, void *, int *);
long send(int, const void *, size_t, int), recv(int, void *, size_t, int), sendto(int, const void *, size_t, int, const void *, int),
    recvfrom(int, void *, size_t, int, void *, int *);
const char *inet_ntop(int, const void *, char *, size_t);

static void show(const char *what, const struct sockaddr_in6 *a, int size)
{
    char text[64];

    printf("%s: %d %s %d\n", what, a->family, inet_ntop(AF_INET6, a->address, text, sizeof text), size);
}

static int bound(int type, struct sockaddr_in6 *own)
{
    const int fd = socket(AF_INET6, type, 0);
    int size = sizeof *own;

    memset(own, 0, sizeof *own);
    own->family = AF_INET6;
    memcpy(own->address, in6addr_loopback, 16);
    printf("bind %d\n", bind(fd, own, sizeof *own));
    printf("getsockname %d", getsockname(fd, own, &size));
    printf(" %d\n", own->port != 0);
    show("own", own, size);
    return fd;
}

static void stream(void)
{
    struct sockaddr_in6 own, peer;
    const int listener = bound(SOCK_STREAM, &own), client = socket(AF_INET6, SOCK_STREAM, 0);
    int size = sizeof peer;
    char text[16] = "";

    printf("%d", listen(listener, 1));
    printf(" %d\n", connect(client, &own, sizeof own));
    const int server = accept(listener, &peer, &size);

    show("peer", &peer, size);
    printf("%ld", send(client, "stream", 7, 0));
    printf(" %ld %s\n", recv(server, text, sizeof text, 0), text);
    size = sizeof peer;
    printf("%d", getpeername(client, &peer, &size));
    printf(" %d\n", peer.port == own.port);
    close(server), close(client), close(listener);
}

static void datagrams(void)
{
    struct sockaddr_in6 own, other, from;
    const int a = bound(SOCK_DGRAM, &own), b = bound(SOCK_DGRAM, &other);
    int size = sizeof from;
    char text[16] = "";

    printf("%ld", sendto(b, "datagram", 9, 0, &own, sizeof own));
    printf(" %ld %s", recvfrom(a, text, sizeof text, 0, &from, &size), text);
    printf(" %d\n", from.port == other.port && from.family == AF_INET6);
    printf("%d\n", socket(10, SOCK_DGRAM, 0)); /* Linux's number */
    close(a), close(b);
}

int main(void)
{
    stream();
    datagrams();
    return 0;
}

/* stdout:
bind 0
getsockname 0 1
own: 22 ::1 28
0 0
peer: 22 ::1 28
7 7 stream
0 1
bind 0
getsockname 0 1
own: 22 ::1 28
bind 0
getsockname 0 1
own: 22 ::1 28
9 9 datagram 1
-1
*/
