/* <arpa/inet.h> of SunOS. */
#ifndef _ARPA_INET_INCLUDED
#define _ARPA_INET_INCLUDED
#include <netinet/in.h>

in_addr_t inet_addr(const char *);
int inet_aton(const char *, struct in_addr *);
in_addr_t inet_lnaof(struct in_addr);
struct in_addr inet_makeaddr(in_addr_t, in_addr_t);
in_addr_t inet_netof(struct in_addr);
in_addr_t inet_network(const char *);
char *inet_ntoa(struct in_addr);
const char *inet_ntop(int, const void *, char *, size_t);
int inet_pton(int, const char *, void *);
#endif
