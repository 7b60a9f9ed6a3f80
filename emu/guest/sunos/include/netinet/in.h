/* <netinet/in.h> of SunOS. */
#ifndef _NETINET_IN_INCLUDED
#define _NETINET_IN_INCLUDED
#include <sys/socket.h>
#include <sys/types.h>

typedef uint32_t in_addr_t;
typedef uint16_t in_port_t;
struct in_addr {
    in_addr_t s_addr;
};
struct sockaddr_in {
    sa_family_t sin_family;
    in_port_t sin_port;
    struct in_addr sin_addr;
    char sin_zero[8];
};
struct in6_addr {
    uint8_t s6_addr[16];
};
struct sockaddr_in6 {
    sa_family_t sin6_family;
    in_port_t sin6_port;
    uint32_t sin6_flowinfo;
    struct in6_addr sin6_addr;
    uint32_t sin6_scope_id, __sin6_src_id;
};
extern const struct in6_addr in6addr_any, in6addr_loopback;

#define IPPROTO_IP          0
#define IPPROTO_ICMP        1
#define IPPROTO_TCP         6
#define IPPROTO_UDP         17
#define IPPROTO_RAW         255
#define IPPORT_RESERVED     1024
#define IPPORT_USERRESERVED 5000
#define INADDR_ANY          0x00000000u
#define INADDR_LOOPBACK     0x7f000001u
#define INADDR_BROADCAST    0xffffffffu
#define INADDR_NONE         0xffffffffu
#define INET_ADDRSTRLEN     16
#define INET6_ADDRSTRLEN    46

#ifndef htonl
uint32_t htonl(uint32_t);
uint16_t htons(uint16_t);
uint32_t ntohl(uint32_t);
uint16_t ntohs(uint16_t);
#ifdef __sparc__ /* the machine's order is the network's */
#define htonl(v) (v)
#define htons(v) (v)
#define ntohl(v) (v)
#define ntohs(v) (v)
#endif
#endif
#endif
