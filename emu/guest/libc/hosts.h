/* hosts.h - entries of hosts and services, which network.c reads and addrinfo.c looks up.
 * Source: gethostent(3N), getservent(3N) of HP-UX; AF_ are the system's. */
#ifndef HOSTS_H
#define HOSTS_H

#include <stddef.h>

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
