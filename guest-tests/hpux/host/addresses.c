// Names of hosts and services as addresses, and back.
#include <arpa/inet.h>
#include "library.h"

#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>

static const char *error_name(int error)
{
    return !error                    ? "found"
           : error == EAI_NONAME     ? "no name"
           : error == EAI_SERVICE    ? "no service"
           : error == EAI_FAMILY     ? "no family"
           : error == EAI_SOCKTYPE   ? "no type"
           : error == EAI_ADDRFAMILY ? "no address of the family"
           : error == EAI_BADFLAGS   ? "bad flags"
           : error == EAI_OVERFLOW   ? "overflow"
                                     : "other";
}

static void show(const char *host, const char *service, int flags, int family, int type, int protocol)
{
    const struct addrinfo hints = {.ai_flags = flags, .ai_family = family, .ai_socktype = type, .ai_protocol = protocol};
    struct addrinfo *list = NULL, *a;
    const int error = getaddrinfo(host, service, &hints, &list);

    printf("%s %s %d %d %d: %s\n", host ? host : "-", service ? service : "-", flags, type, protocol, error_name(error));
    for (a = list; a; a = a->ai_next) {
        struct sockaddr_in in;

        memcpy(&in, a->ai_addr, sizeof in);
        printf("  %08x %u %d %d %d %u %d %s\n", (unsigned)ntohl(in.sin_addr.s_addr), (unsigned)ntohs(in.sin_port), a->ai_family, a->ai_socktype,
               a->ai_protocol, (unsigned)a->ai_addrlen, in.sin_family, a->ai_canonname ? a->ai_canonname : "-");
    }
    if (list)
        freeaddrinfo(list);
}

static void name(unsigned address, unsigned port, int flags, size_t host_size, size_t service_size)
{
    struct sockaddr_in in = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port)};
    char host[100] = "-", service[100] = "-";

    in.sin_addr.s_addr = htonl(address);
    const int error = getnameinfo((struct sockaddr *)&in, sizeof in, host, host_size, service, service_size, flags);

    printf("%08x %u: %s", address, port, error_name(error));
    printf(" %s %s\n", error ? "" : host, error ? "" : service);
}

static void show_bytes(const unsigned char *bytes)
{
    for (int i = 0; i < 16; i++)
        printf("%02x", bytes[i]);
}

static void show6(const char *host, const char *service, int flags, int type)
{
    const struct addrinfo hints = {.ai_flags = flags, .ai_family = AF_INET6, .ai_socktype = type};
    struct addrinfo *list = NULL, *a;
    const int error = getaddrinfo(host, service, &hints, &list);

    printf("%s %s %d: %s\n", host ? host : "-", service ? service : "-", type, error_name(error));
    for (a = list; a; a = a->ai_next) {
        struct sockaddr_in6 in;

        memcpy(&in, a->ai_addr, sizeof in);
        show_bytes(in.sin6_addr.s6_addr);
        printf(" %u %d %d %d %u %s\n", (unsigned)ntohs(in.sin6_port), a->ai_family == AF_INET6 && in.sin6_family == AF_INET6, a->ai_socktype, a->ai_protocol,
               (unsigned)a->ai_addrlen, a->ai_canonname ? a->ai_canonname : "-");
    }
    if (list)
        freeaddrinfo(list);
}

static void name6(const char *address, unsigned port, int flags, size_t host_size)
{
    struct sockaddr_in6 in = {.sin6_family = AF_INET6, .sin6_port = htons((unsigned short)port)};
    char host[100] = "-", service[100] = "-";

    inet_pton(AF_INET6, address, &in.sin6_addr);
    const int error = getnameinfo((struct sockaddr *)&in, sizeof in, host, host_size, service, sizeof service, flags);

    printf("%s %u: %s", address, port, error_name(error));
    printf(" %s %s\n", error ? "" : host, error ? "" : service);
}

/* From text and back. */
static void texts(void)
{
    static const char *const all[] = {"::", "::1", "1::", "1:2:3:4:5:6:7:8", "1::8", "1:0:0:4:0:0:0:8", "1:0:3:0:5:0:7:0", "0:0:3:0:0:6:7:8", "fe80::1", "FE80::AbCd",
                                      "::ffff:1.2.3.4", "::1.2.3.4", "::5.6", "1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:7:1.2.3.4", "64:ff9b::192.0.2.33", "::ffff:0:1.2.3.4",
                                      "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", ":", ":::", "1:::2", "::1::", ":1", "1:", "12345::", "g::", "", "1.2.3.4", "::1.2.3", "::1.2.3.4.5",
                                      "::1.2.3.256", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1:2:3:4::5:6:7:8", "::0001", "::00001", "0:0:0:0:0:0:0:0", "2001:db8::1 ", "::ffff:7f00:1",
                                      "0:0:0:0:0:1:0:0", "1:0:0:0:0:0:0:0"};

    for (size_t i = 0; i < COUNT(all); i++) {
        struct in6_addr in;
        char text[INET6_ADDRSTRLEN], little[4];
        const int good = inet_pton(AF_INET6, all[i], &in);

        printf("'%s': %d", all[i], good);
        if (good == 1) {
            printf(" ");
            show_bytes(in.s6_addr);
            printf(" %s %s", inet_ntop(AF_INET6, &in, text, sizeof text), inet_ntop(AF_INET6, &in, little, sizeof little) ? little : "too long");
        }
        printf("\n");
    }
    show_bytes(in6addr_any.s6_addr);
    show_bytes(in6addr_loopback.s6_addr);
    printf("\n%d\n", inet_pton(99, "::", NULL));
}

int main(void)
{
    texts();
    show6("::1", "80", 0, SOCK_STREAM);
    show6("2001:db8::5", "http", AI_CANONNAME | AI_NUMERICHOST, SOCK_STREAM);
    show6("fe80::1", "53", 0, SOCK_DGRAM);
    show6("127.0.0.1", "80", 0, SOCK_STREAM);
    show6("10.1.2.3", "80", AI_V4MAPPED, SOCK_STREAM);
    show6("::1::", "80", AI_NUMERICHOST, SOCK_STREAM);
    show6(NULL, "http", 0, SOCK_STREAM);
    show6(NULL, "http", AI_PASSIVE, SOCK_STREAM);
    show6("no.such.host.invalid", "80", AI_NUMERICHOST, SOCK_STREAM);
    name6("2001:db8::5", 80, NI_NUMERICHOST, 100);
    name6("::ffff:10.1.2.3", 61999, NI_NUMERICHOST, 100);
    name6("2001:db8::5", 80, NI_NUMERICHOST, 8);
    show("::1", "80", 0, AF_INET, SOCK_STREAM, 0);
    show("127.0.0.1", "80", 0, AF_INET, SOCK_STREAM, 0);
    show("127.0.0.1", NULL, 0, AF_INET, SOCK_DGRAM, 0);
    show("10.1.2.3", "65535", AI_NUMERICHOST, AF_INET, SOCK_STREAM, 0);
    show("10.1.2.3", "http", AI_CANONNAME, AF_INET, SOCK_STREAM, 0);
    show("10.1.258", "ssh", 0, AF_INET, SOCK_STREAM, IPPROTO_TCP);
    show("localhost", "domain", 0, AF_INET, SOCK_DGRAM, 0);
    show("localhost", "domain", AI_CANONNAME, AF_INET, SOCK_STREAM, 0);
    show("localhost", "tftp", 0, AF_INET, SOCK_STREAM, 0);
    show("localhost", "no-such-service", 0, AF_INET, SOCK_STREAM, 0);
    show("localhost", "80", AI_NUMERICHOST, AF_INET, SOCK_STREAM, 0);
    show("no.such.host.invalid", "80", AI_NUMERICHOST, AF_INET, SOCK_STREAM, 0);
    show(NULL, "http", 0, AF_INET, SOCK_STREAM, 0);
    show(NULL, "http", AI_PASSIVE, AF_INET, SOCK_STREAM, 0);
    show(NULL, NULL, 0, AF_INET, SOCK_STREAM, 0);
    show(NULL, "http", AI_CANONNAME, AF_INET, SOCK_STREAM, 0);
    show("127.0.0.1", "80", 0, AF_UNIX, SOCK_STREAM, 0);
    show("1.2.3.4", "9", 0, AF_INET, SOCK_RAW, 0);
    name(0x7f000001, 80, 0, 100, 100);
    name(0x7f000001, 80, NI_NUMERICHOST | NI_NUMERICSERV, 100, 100);
    name(0x0a010203, 69, NI_NUMERICHOST | NI_DGRAM, 100, 100);
    name(0x0a010203, 53, NI_NUMERICHOST, 100, 0);
    name(0x0a010203, 53, NI_NUMERICHOST, 0, 100);
    name(0x0a010203, 53, NI_NUMERICHOST, 5, 100);
    name(0x0a010203, 61999, NI_NUMERICHOST, 100, 100);
    printf("%d\n", strcmp(gai_strerror(EAI_NONAME), gai_strerror(EAI_SERVICE)) != 0);
    return 0;
}
