/* Addresses and ports: numbers, texts, the order of their bytes in memory; sockets with them. */
#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static void show(const char *name, const void *from, int n)
{
    const unsigned char *bytes = from;

    printf("%s", name);
    for (int i = 0; i < n; i++)
        printf(" %u", bytes[i]);
    putchar('\n');
}

static void test_order(void)
{
    const unsigned long_value = htonl(0x01020304);
    const unsigned short short_value = htons(0x0506);
    struct in_addr in;
    in_addr_t number = inet_addr("10.1.2.3");
    char text[INET6_ADDRSTRLEN];

    show("htonl", &long_value, 4);
    show("htons", &short_value, 2);
    printf("%x %x\n", ntohl(long_value), ntohs(short_value));
    show("inet_addr", &number, 4);
    printf("inet_pton %d", inet_pton(AF_INET, "172.16.254.1", &in));
    show("", &in, 4);
    puts(inet_ntoa(in));
    puts(inet_ntop(AF_INET, &in, text, sizeof text));
    in.s_addr = htonl(INADDR_LOOPBACK);
    puts(inet_ntoa(in));
}

static void test_names(void)
{
    struct addrinfo hints, *found;
    char host[40], service[10];

    memset(&hints, 0, sizeof hints);
    hints.ai_flags = AI_NUMERICHOST;
    hints.ai_socktype = SOCK_STREAM;
    printf("getaddrinfo %d\n", getaddrinfo("192.168.7.9", "8080", &hints, &found));
    const struct sockaddr_in *a = (const void *)found->ai_addr;

    printf("%s %d\n", inet_ntoa(a->sin_addr), ntohs(a->sin_port));
    printf("getnameinfo %d\n",
           getnameinfo(found->ai_addr, found->ai_addrlen, host, sizeof host, service, sizeof service, NI_NUMERICHOST | NI_NUMERICSERV));
    printf("%s %s\n", host, service);
}

static void test_sockets(void)
{
    const int s = socket(AF_INET, SOCK_STREAM, 0), d = socket(AF_INET, SOCK_DGRAM, 0);
    struct sockaddr_in a;
    socklen_t n = sizeof a;
    int v = 0;

    memset(&a, 0, sizeof a);
    a.sin_family = AF_INET;
    a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    printf("bind %d\n", bind(s, (struct sockaddr *)&a, sizeof a));
    printf("listen %d\n", listen(s, 1));
    printf("getsockname %d\n", getsockname(s, (struct sockaddr *)&a, &n));
    printf("%s %d\n", inet_ntoa(a.sin_addr), a.sin_port != 0);
    n = sizeof v;
    printf("SO_TYPE %d", getsockopt(s, SOL_SOCKET, SO_TYPE, &v, &n));
    printf(" %d %d\n", v == SOCK_STREAM, (int)n);
    printf("SO_TYPE %d", getsockopt(d, SOL_SOCKET, SO_TYPE, &v, &n));
    printf(" %d\n", v == SOCK_DGRAM);
    const int c = socket(AF_INET, SOCK_STREAM, 0);

    printf("connect %d\n", connect(c, (struct sockaddr *)&a, sizeof a));
    n = sizeof a;
    const int t = accept(s, (struct sockaddr *)&a, &n);

    printf("accept %d %s\n", t >= 0, inet_ntoa(a.sin_addr));
}

int main(void)
{
    test_order();
    test_names();
    test_sockets();
    return 0;
}
