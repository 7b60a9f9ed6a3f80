// IPV6_ADDRFORM makes an IPv6 socket that is connected to an IPv4 address an IPv4 socket.
// qemu: no, it passes the option to the host with the length of its own
#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#include "check.h"

static int become(int fd, int family)
{
    return setsockopt(fd, IPPROTO_IPV6, IPV6_ADDRFORM, &family, sizeof family);
}

static int family_of(int fd)
{
    struct sockaddr_storage a;
    socklen_t len = sizeof a;

    CHECK(getsockname(fd, (struct sockaddr *)&a, &len) == 0);
    CHECK(len == (a.ss_family == AF_INET ? sizeof(struct sockaddr_in) : sizeof(struct sockaddr_in6)));
    return a.ss_family;
}

static void streams(void)
{
    struct sockaddr_in6 any = {.sin6_family = AF_INET6};
    struct sockaddr_in four = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)}, other;
    struct sockaddr none = {.sa_family = AF_UNSPEC};
    socklen_t len = sizeof any;
    int server = socket(AF_INET6, SOCK_STREAM, 0), client = socket(AF_INET, SOCK_STREAM, 0), on = 1, form = 0;
    char text[6] = "";

    CHECK(bind(server, (struct sockaddr *)&any, sizeof any) == 0 && listen(server, 5) == 0);
    CHECK(getsockname(server, (struct sockaddr *)&any, &len) == 0);
    four.sin_port = any.sin6_port;
    CHECK(connect(client, (struct sockaddr *)&four, sizeof four) == 0);
    int fd = accept(server, NULL, NULL);
    CHECK(become(server, AF_INET) == -1 && errno == ENOTCONN);
    CHECK(become(client, AF_INET) == -1 && errno == ENOPROTOOPT);
    CHECK(become(fd, AF_INET6) == -1 && errno == EINVAL);
    CHECK(setsockopt(fd, IPPROTO_IPV6, IPV6_ADDRFORM, &(int){AF_INET}, 2) == -1 && errno == EINVAL);
    len = sizeof form;
    CHECK(getsockopt(fd, IPPROTO_IPV6, IPV6_ADDRFORM, &form, &len) == 0 && form == AF_INET6 && family_of(fd) == AF_INET6);
    CHECK(become(fd, AF_INET) == 0 && family_of(fd) == AF_INET);
    CHECK(setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof on) == -1 && errno == ENOPROTOOPT);
    len = sizeof form;
    CHECK(getsockopt(fd, SOL_SOCKET, SO_DOMAIN, &form, &len) == 0 && form == AF_INET);
    len = sizeof other;
    CHECK(getpeername(fd, (struct sockaddr *)&other, &len) == 0 && other.sin_family == AF_INET &&
          other.sin_addr.s_addr == htonl(INADDR_LOOPBACK));
    CHECK(send(client, "hello", 5, 0) == 5 && recv(fd, text, 5, 0) == 5 && !strcmp(text, "hello"));
    CHECK(connect(fd, &none, sizeof none) == 0);
    four.sin_port = 0;
    CHECK(bind(fd, (struct sockaddr *)&four, sizeof four) == 0 && listen(fd, 1) == 0);
    len = sizeof four;
    CHECK(getsockname(fd, (struct sockaddr *)&four, &len) == 0);
    close(client);
    client = socket(AF_INET, SOCK_STREAM, 0);
    CHECK(connect(client, (struct sockaddr *)&four, sizeof four) == 0);
    CHECK((fd = accept(fd, NULL, NULL)) >= 0 && family_of(fd) == AF_INET);
}

static void datagrams(void)
{
    struct sockaddr_in6 to = {.sin6_family = AF_INET6};
    struct sockaddr_in four = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)}, from;
    socklen_t len = sizeof four;
    int server = socket(AF_INET, SOCK_DGRAM, 0), client = socket(AF_INET6, SOCK_DGRAM, 0);
    char text[4] = "";

    CHECK(bind(server, (struct sockaddr *)&four, sizeof four) == 0 && getsockname(server, (struct sockaddr *)&four, &len) == 0);
    CHECK(become(client, AF_INET) == -1 && errno == ENOTCONN);
    inet_pton(AF_INET6, "::1", &to.sin6_addr);
    to.sin6_port = four.sin_port;
    CHECK(connect(client, (struct sockaddr *)&to, sizeof to) == 0);
    CHECK(become(client, AF_INET) == -1 && errno == EADDRNOTAVAIL);
    close(client);
    client = socket(AF_INET6, SOCK_DGRAM, 0);
    inet_pton(AF_INET6, "::ffff:127.0.0.1", &to.sin6_addr);
    CHECK(connect(client, (struct sockaddr *)&to, sizeof to) == 0 && become(client, AF_INET) == 0 && family_of(client) == AF_INET);
    len = sizeof from;
    CHECK(send(client, "one", 3, 0) == 3 && recvfrom(server, text, 3, 0, (struct sockaddr *)&from, &len) == 3);
    CHECK(from.sin_family == AF_INET && sendto(server, "two", 3, 0, (struct sockaddr *)&from, len) == 3);
    CHECK(recv(client, text, 3, 0) == 3 && !strcmp(text, "two"));
}

int main(void)
{
    streams();
    datagrams();
    return 0;
}

/* stdout:
yes bind(server, (struct sockaddr *)&any, sizeof any) == 0 && listen(server, 5) == 0
yes getsockname(server, (struct sockaddr *)&any, &len) == 0
yes connect(client, (struct sockaddr *)&four, sizeof four) == 0
yes become(server, AF_INET) == -1 && errno == ENOTCONN
yes become(client, AF_INET) == -1 && errno == ENOPROTOOPT
yes become(fd, AF_INET6) == -1 && errno == EINVAL
yes setsockopt(fd, IPPROTO_IPV6, IPV6_ADDRFORM, &(int){AF_INET}, 2) == -1 && errno == EINVAL
yes getsockname(fd, (struct sockaddr *)&a, &len) == 0
yes len == (a.ss_family == AF_INET ? sizeof(struct sockaddr_in) : sizeof(struct sockaddr_in6))
yes getsockopt(fd, IPPROTO_IPV6, IPV6_ADDRFORM, &form, &len) == 0 && form == AF_INET6 && family_of(fd) == AF_INET6
yes getsockname(fd, (struct sockaddr *)&a, &len) == 0
yes len == (a.ss_family == AF_INET ? sizeof(struct sockaddr_in) : sizeof(struct sockaddr_in6))
yes become(fd, AF_INET) == 0 && family_of(fd) == AF_INET
yes setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof on) == -1 && errno == ENOPROTOOPT
yes getsockopt(fd, SOL_SOCKET, SO_DOMAIN, &form, &len) == 0 && form == AF_INET
yes getpeername(fd, (struct sockaddr *)&other, &len) == 0 && other.sin_family == AF_INET && other.sin_addr.s_addr == htonl(INADDR_LOOPBACK)
yes send(client, "hello", 5, 0) == 5 && recv(fd, text, 5, 0) == 5 && !strcmp(text, "hello")
yes connect(fd, &none, sizeof none) == 0
yes bind(fd, (struct sockaddr *)&four, sizeof four) == 0 && listen(fd, 1) == 0
yes getsockname(fd, (struct sockaddr *)&four, &len) == 0
yes connect(client, (struct sockaddr *)&four, sizeof four) == 0
yes getsockname(fd, (struct sockaddr *)&a, &len) == 0
yes len == (a.ss_family == AF_INET ? sizeof(struct sockaddr_in) : sizeof(struct sockaddr_in6))
yes (fd = accept(fd, NULL, NULL)) >= 0 && family_of(fd) == AF_INET
yes bind(server, (struct sockaddr *)&four, sizeof four) == 0 && getsockname(server, (struct sockaddr *)&four, &len) == 0
yes become(client, AF_INET) == -1 && errno == ENOTCONN
yes connect(client, (struct sockaddr *)&to, sizeof to) == 0
yes become(client, AF_INET) == -1 && errno == EADDRNOTAVAIL
yes getsockname(fd, (struct sockaddr *)&a, &len) == 0
yes len == (a.ss_family == AF_INET ? sizeof(struct sockaddr_in) : sizeof(struct sockaddr_in6))
yes connect(client, (struct sockaddr *)&to, sizeof to) == 0 && become(client, AF_INET) == 0 && family_of(client) == AF_INET
yes send(client, "one", 3, 0) == 3 && recvfrom(server, text, 3, 0, (struct sockaddr *)&from, &len) == 3
yes from.sin_family == AF_INET && sendto(server, "two", 3, 0, (struct sockaddr *)&from, len) == 3
yes recv(client, text, 3, 0) == 3 && !strcmp(text, "two")
*/
