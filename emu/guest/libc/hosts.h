/* hosts.h - entries of hosts and services, which network.c reads and addrinfo.c looks up.
 * Source: gethostent(3N), getservent(3N) of HP-UX; AF_ are the system's. */
#ifndef HOSTS_H
#define HOSTS_H

#include <stddef.h>

/* A number as the network has it, or that of the network as a number. */
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define NETWORK32(v) __builtin_bswap32(v)
#define NETWORK16(v) __builtin_bswap16(v)
#else
#define NETWORK32(v) v
#define NETWORK16(v) v
#endif

struct hostent {
    char *name, **aliases;
    int type, length;
    char **addresses;
};
struct servent {
    char *name, **aliases;
    int port;
    char *protocol;
};

int inet_pton(int family, const char *s, void *out);
const char *inet_ntop(int family, const void *address, char *out, size_t size);
/* The next host of either family. */
struct hostent *gethostent_any(void);
struct hostent *gethostent(void);
struct hostent *gethostbyaddr(const void *address, size_t length, int type);
int sethostent(int stay);
int endhostent(void);
struct servent *getservbyname(const char *name, const char *protocol);
struct servent *getservbyport(int port, const char *protocol);

#endif
