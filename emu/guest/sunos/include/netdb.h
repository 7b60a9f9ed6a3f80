/* <netdb.h> of SunOS. */
#ifndef _NETDB_INCLUDED
#define _NETDB_INCLUDED
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/types.h>

struct hostent {
    char *h_name, **h_aliases;
    int h_addrtype, h_length;
    char **h_addr_list;
};
#define h_addr h_addr_list[0]
struct servent {
    char *s_name, **s_aliases;
    int s_port;
    char *s_proto;
};
struct protoent {
    char *p_name, **p_aliases;
    int p_proto;
};
struct netent {
    char *n_name, **n_aliases;
    int n_addrtype;
    unsigned n_net;
};
struct rpcent {
    char *r_name, **r_aliases;
    int r_number;
};
struct addrinfo {
    int ai_flags, ai_family, ai_socktype, ai_protocol;
    size_t ai_addrlen;
    char *ai_canonname;
    struct sockaddr *ai_addr;
    struct addrinfo *ai_next;
};

#define HOST_NOT_FOUND 1
#define TRY_AGAIN      2
#define NO_RECOVERY    3
#define NO_DATA        4
#define NO_ADDRESS     NO_DATA
#define AI_PASSIVE     0x0008
#define AI_CANONNAME   0x0010
#define AI_NUMERICHOST 0x0020
#define AI_NUMERICSERV 0x0040
#define AI_ALL         0x0002
#define AI_V4MAPPED    0x0001
#define NI_NOFQDN      1
#define NI_NUMERICHOST 2
#define NI_NAMEREQD    4
#define NI_NUMERICSERV 8
#define NI_DGRAM       16
#define NI_MAXHOST     1025
#define NI_MAXSERV     32
#define EAI_ADDRFAMILY 1
#define EAI_AGAIN      2
#define EAI_BADFLAGS   3
#define EAI_FAIL       4
#define EAI_FAMILY     5
#define EAI_MEMORY     6
#define EAI_NODATA     7
#define EAI_NONAME     8
#define EAI_SERVICE    9
#define EAI_SOCKTYPE   10
#define EAI_SYSTEM     11
#define EAI_OVERFLOW   15

extern int h_errno;

int endhostent(void);
int endnetent(void);
int endprotoent(void);
int endrpcent(void);
int endservent(void);
void freeaddrinfo(struct addrinfo *);
const char *gai_strerror(int);
int getaddrinfo(const char *, const char *, const struct addrinfo *, struct addrinfo **);
struct hostent *gethostbyaddr(const void *, size_t, int);
struct hostent *gethostbyname(const char *);
struct hostent *gethostent(void);
int getnameinfo(const struct sockaddr *, size_t, char *, size_t, char *, size_t, int);
struct netent *getnetbyaddr(int, int);
struct netent *getnetbyname(const char *);
struct netent *getnetent(void);
struct protoent *getprotobyname(const char *);
struct protoent *getprotobynumber(int);
struct protoent *getprotoent(void);
struct rpcent *getrpcbyname(const char *);
struct rpcent *getrpcbynumber(int);
struct rpcent *getrpcent(void);
struct servent *getservbyname(const char *, const char *);
struct servent *getservbyport(int, const char *);
struct servent *getservent(void);
void herror(const char *);
const char *hstrerror(int);
int sethostent(int);
int setnetent(int);
int setprotoent(int);
int setrpcent(int);
int setservent(int);
#endif
