/*
 * 4.3BSD's calls for networks: raw sockets, the settings of the loopback interface, routes and ARP's addresses (sys/net/if.c, route.c,
 * sys/netinet/if_ether.c). Routes and addresses are kept and told; all that is sent stays on the machine.
 */
#include <errno.h>
#include <net/if.h>
#include <netinet/in.h>
#include <string.h>

#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/bsd43/machine.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/net/sock.h"
#include "emu/kernel/net/sockcalls.h"
#include "emu/kernel/vfs/fdtable.h"

enum { RTF_HOST = 4 };

/* Requests, without the bits of direction and size. */
enum {
    ADD_ROUTE = 'r' << 8 | 10,
    DELETE_ROUTE = 'r' << 8 | 11,
    SET_ADDRESS = 'i' << 8 | 12,
    GET_ADDRESS,
    SET_DESTINATION,
    GET_DESTINATION,
    SET_FLAGS,
    GET_FLAGS,
    GET_BROADCAST,
    SET_BROADCAST,
    GET_CONFIGURATION,
    GET_NETMASK,
    SET_NETMASK,
    GET_METRIC,
    SET_METRIC,
    SET_ARP = 'i' << 8 | 30,
    GET_ARP,
    DELETE_ARP,
};

int64_t bsd43_raw_socket(struct thread *t, int protocol)
{
    struct socket *s;

    if (t->p->euid)
        return -EACCES;
    s = socket_new_raw(t, protocol == IPPROTO_ICMP ? IPPROTO_ICMP : IPPROTO_RAW);
    return s ? fd_install(t, &s->f, false, 0) : -ENOMEM;
}

int64_t bsd43_ns_socket(struct thread *t)
{
    struct socket *s = socket_new_raw(t, PROTOCOL_NONE);

    return s ? fd_install(t, &s->f, false, 0) : -ENOMEM;
}

/* ---- the loopback interface ---------------------------------------------------------------------------------------------- */

/* struct ifreq: the name, then a union whose members begin at its beginning. */
enum { NAME = 16, IFREQ = NAME + BSD43_SOCKADDR };

static uint32_t big_endian(const uint8_t *p)
{
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

/* struct sockaddr_in: family, port, address. */
static int64_t put_address(struct thread *t, uint64_t at, uint32_t ip)
{
    const uint8_t a[BSD43_SOCKADDR] = {AF_INET, 0, 0, 0, (uint8_t)(ip >> 24), (uint8_t)(ip >> 16), (uint8_t)(ip >> 8), (uint8_t)ip};

    return copy_out(t, at, a, sizeof a);
}

static bool is_loopback(uint32_t ip)
{
    return ip >> IN_CLASSA_NSHIFT == IN_LOOPBACKNET;
}

/* Addresses of other networks would not reach anything; an interface that is down would stop what is under way. */
static int64_t set_interface(struct bsd43_machine *m, unsigned request, const uint8_t *value)
{
    enum { FIXED = IFF_BROADCAST | IFF_POINTOPOINT | IFF_RUNNING };
    const uint32_t ip = big_endian(value + 4);
    const unsigned number = value[0] | (unsigned)value[1] << 8;

    switch (request) {
    case SET_ADDRESS:
        if (!is_loopback(ip))
            return -EADDRNOTAVAIL;
        m->lo_address = ip;
        m->lo_flags |= IFF_UP;
        return 0;
    case SET_FLAGS:
        if (!(number & IFF_UP))
            return -EPERM;
        m->lo_flags = (number & ~(unsigned)FIXED) | (m->lo_flags & FIXED);
        return 0;
    case SET_NETMASK: m->lo_netmask = ip; return 0;
    case SET_METRIC: m->lo_metric = number; return 0;
    default: return -EINVAL; /* it has no other end and no broadcasts */
    }
}

static int64_t get_interface(struct thread *t, const struct bsd43_machine *m, unsigned request, uint64_t at)
{
    const int64_t flags = m->lo_flags;

    switch (request) {
    case GET_ADDRESS: return put_address(t, at, m->lo_address);
    case GET_FLAGS: return put_struct(t, at, "H", &flags);
    case GET_NETMASK: return put_address(t, at, m->lo_netmask);
    case GET_METRIC: return put_u32(t, at, m->lo_metric);
    default: return -EINVAL;
    }
}

static int64_t interface(struct thread *t, struct bsd43_machine *m, bool is_ns, unsigned request, uint64_t at)
{
    const bool sets = request == SET_ADDRESS || request == SET_DESTINATION || request == SET_FLAGS || request == SET_BROADCAST ||
                      request == SET_NETMASK || request == SET_METRIC;
    uint8_t r[IFREQ];

    if (copy_in(t, r, at, sizeof r))
        return -EFAULT;
    if (strncmp((const char *)r, "lo0", NAME))
        return -ENXIO;
    if (is_ns && request != GET_FLAGS && request != GET_METRIC && request != SET_FLAGS && request != SET_METRIC)
        return -EADDRNOTAVAIL;
    if (!sets)
        return get_interface(t, m, request, at + NAME);
    return t->p->euid ? -EPERM : set_interface(m, request, r + NAME);
}

/* ---- routes -------------------------------------------------------------------------------------------------------------- */

static struct bsd43_route *find_route(struct bsd43_machine *m, const struct bsd43_route *like)
{
    for (struct bsd43_route *r = m->routes; r < m->routes + BSD43_ROUTES; r++)
        if (like ? r->flags && !memcmp(r->destination, like->destination, BSD43_SOCKADDR) && !((r->flags ^ like->flags) & RTF_HOST)
                 : !r->flags)
            return r;
    return NULL;
}

/* struct rtentry: a number, two addresses, flags. */
static int64_t change_route(struct thread *t, struct bsd43_machine *m, bool adds, uint64_t at)
{
    enum { DESTINATION = 4, GATEWAY = DESTINATION + BSD43_SOCKADDR, FLAGS = GATEWAY + BSD43_SOCKADDR, BYTES = 48, IN_USE = 0x10000 };
    struct bsd43_route route;
    uint8_t r[BYTES];

    if (t->p->euid)
        return -EPERM;
    if (copy_in(t, r, at, sizeof r))
        return -EFAULT;
    memcpy(route.destination, r + DESTINATION, sizeof route.destination);
    memcpy(route.gateway, r + GATEWAY, sizeof route.gateway);
    route.flags = (r[FLAGS] | (unsigned)r[FLAGS + 1] << 8) | IN_USE;
    struct bsd43_route *old = find_route(m, &route);

    if (!adds) {
        if (!old || memcmp(old->gateway, route.gateway, sizeof route.gateway))
            return -ESRCH;
        old->flags = 0;
        return 0;
    }
    if (old)
        return -EEXIST;
    if (route.gateway[0] != AF_INET || !is_loopback(big_endian(route.gateway + 4)))
        return -ENETUNREACH;
    struct bsd43_route *free = find_route(m, NULL);

    if (!free)
        return -ENOBUFS;
    *free = route;
    return 0;
}

/* ---- ARP ----------------------------------------------------------------------------------------------------------------- */

/* The table has buckets of the kernel's hash. ip 0: the first free entry of the bucket of `like`. */
static struct bsd43_arp *find_arp(struct bsd43_machine *m, uint32_t ip, uint32_t like)
{
    enum { BUCKET = 5, BUCKETS = BSD43_ARPS / BUCKET };
    const uint32_t swapped = __builtin_bswap32(like), hash = ((swapped >> 16 ^ swapped) & INT16_MAX) % BUCKETS;
    struct bsd43_arp *first = m->arps + (size_t)hash * BUCKET;

    for (struct bsd43_arp *a = first; a < first + BUCKET; a++)
        if (ip ? a->flags && a->ip == ip : !a->flags)
            return a;
    return NULL;
}

/* struct arpreq: an IPv4 address, a hardware address, flags. */
static int64_t address_resolution(struct thread *t, struct bsd43_machine *m, unsigned request, uint64_t at)
{
    enum { HARDWARE = BSD43_SOCKADDR, FLAGS = 2 * BSD43_SOCKADDR, BYTES = FLAGS + 4, IN_USE = 1, COMPLETE = 2, KEPT = 4 | 8 };
    uint8_t r[BYTES];

    if (request != GET_ARP && t->p->euid)
        return -EPERM;
    if (copy_in(t, r, at, sizeof r))
        return -EFAULT;
    if (r[0] != AF_INET || r[1] || r[HARDWARE] || r[HARDWARE + 1])
        return -EAFNOSUPPORT;
    const uint32_t ip = big_endian(r + 4);
    struct bsd43_arp *a = ip ? find_arp(m, ip, ip) : NULL;

    if (request == SET_ARP) {
        if (!is_loopback(ip))
            return -ENETUNREACH;
        a = a ? a : find_arp(m, 0, ip);
        if (!a)
            return -EADDRNOTAVAIL;
        *a = (struct bsd43_arp){.ip = ip, .flags = IN_USE | COMPLETE | (r[FLAGS] & KEPT)};
        memcpy(a->address, r + HARDWARE + 2, sizeof a->address);
        return 0;
    }
    if (!a)
        return -ENXIO;
    if (request == DELETE_ARP) {
        a->flags = 0;
        return 0;
    }
    memcpy(r + HARDWARE + 2, a->address, sizeof a->address);
    r[FLAGS] = (uint8_t)a->flags;
    return copy_out(t, at, r, sizeof r);
}

/* ---- requests ------------------------------------------------------------------------------------------------------------ */

int64_t bsd43_network_request(struct thread *t, int fd, unsigned request, uint64_t at)
{
    const unsigned code = request & 0xffff;
    struct file *f = fd_file(t, fd);
    const struct socket *s = f ? file_socket(f) : NULL;

    if (!s || code == GET_CONFIGURATION)
        return sys_ioctl(t, fd, request, at);
    struct bsd43_machine *m = bsd43_machine_of(t->k);

    if (!m)
        return -ENOMEM;
    if (code == ADD_ROUTE || code == DELETE_ROUTE)
        return change_route(t, m, code == ADD_ROUTE, at);
    if (code >= SET_ARP && code <= DELETE_ARP)
        return address_resolution(t, m, code, at);
    if (code >= SET_ADDRESS && code <= SET_METRIC && s->family == AF_INET)
        return interface(t, m, s->protocol == PROTOCOL_NONE, code, at);
    return sys_ioctl(t, fd, request, at);
}
