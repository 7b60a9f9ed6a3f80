// Names of hosts with addresses of IPv4 and IPv6.
#include <stdio.h>
#include <unistd.h>

enum { AF_UNSPEC = 0, AF_INET = 2, AF_INET6 = 22, SOCK_STREAM = 1, SOCK_DGRAM = 2, AI_V4MAPPED = 0x800, AI_ALL = 0x100 };
struct addrinfo {
    int flags, family, type, protocol;
    size_t length;
    char *name;
    void *address;
    struct addrinfo *next;
};

int mkdir(const char *, int), getaddrinfo(const char *, const char *, const struct addrinfo *, struct addrinfo **),
    getnameinfo(const void *, size_t, char *, size_t, char *, size_t, int);
void freeaddrinfo(struct addrinfo *);

static void lookup(const char *host, int family, int flags)
{
    const struct addrinfo hints = {.flags = flags, .family = family, .type = SOCK_STREAM};
    struct addrinfo *list = NULL;
    const int error = getaddrinfo(host, "7", &hints, &list);

    printf("%s %d %d: %d\n", host, family, flags, error);
    for (const struct addrinfo *a = list; a; a = a->next) {
        char name[64] = "-", number[64] = "-";

        getnameinfo(a->address, a->length, name, sizeof name, NULL, 0, 0);
        getnameinfo(a->address, a->length, number, sizeof number, NULL, 0, 2);
        printf("  %d %s %s\n", a->family, number, name);
    }
    if (list)
        freeaddrinfo(list);
}

int main(void)
{
    FILE *f;

    mkdir("/etc", 0755);
    f = fopen("/etc/hosts", "w");
    fputs("10.0.0.1 one.example one\n2001:db8::1 one.example\n2001:db8::2 two.example\n10.0.0.3 three\n", f);
    fclose(f);
    lookup("one", AF_INET, 0);
    lookup("one.example", AF_INET6, 0);
    lookup("one.example", AF_UNSPEC, 0);
    lookup("two.example", AF_UNSPEC, 0);
    lookup("two.example", AF_INET, 0);
    lookup("three", AF_INET6, 0);
    lookup("three", AF_INET6, AI_V4MAPPED);
    lookup("one.example", AF_INET6, AI_V4MAPPED | AI_ALL);
    lookup("localhost", AF_INET6, 0);
    lookup("fe80::1%3", AF_UNSPEC, 4);
    return 0;
}

/* stdout:
one 2 0: 0
  2 10.0.0.1 one.example
one.example 22 0: 0
  22 2001:db8::1 one.example
one.example 0 0: 0
  2 10.0.0.1 one.example
  22 2001:db8::1 one.example
two.example 0 0: 0
  22 2001:db8::2 two.example
two.example 2 0: 8
three 22 0: 8
three 22 2048: 0
  22 ::ffff:10.0.0.3 ::ffff:10.0.0.3
one.example 22 2304: 0
  22 2001:db8::1 one.example
  22 ::ffff:10.0.0.1 ::ffff:10.0.0.1
localhost 22 0: 0
  22 ::1 ::1
fe80::1%3 0 4: 0
  22 fe80::1%3 fe80::1%3
*/
