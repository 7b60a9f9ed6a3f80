/* The network interface ioctls, netdevice(7). The machine has only the loopback. */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/net/sock.h"
#include "emu/kernel/vfs/abi.h"

#include <linux/sockios.h>
#include <net/if.h>
#include <net/if_arp.h>
#include <stdio.h>
#include <string.h>

/* struct ifmap, which is longer than a struct sockaddr on most machines: the longest member of struct ifreq's union, which follows the
 * name. */
#define IFMAP "LLHBBB"
enum { SOCKADDR_BYTES = 16 };

static const char *loopback_name(const struct thread *t)
{
    const char *name = fs_abi_of(t)->loopback;
    return name ? name : LO_NAME;
}

/* Writes an IPv4 address as a struct sockaddr_in. */
static int64_t put_ipv4(struct thread *t, uint64_t va, uint32_t ip)
{
    uint8_t a[16] = {0, 0, 0, 0, (uint8_t)(ip >> 24), (uint8_t)(ip >> 16), (uint8_t)(ip >> 8), (uint8_t)ip};
    int64_t family = AF_INET;
    pack_struct(t->p->abi, false, "H", &family, a);
    return copy_out(t, va, a, sizeof a);
}

/* SIOCGIFCONF. struct ifconf: size and address of an array of struct ifreq. Writes back the size used; without an array, the size
 * needed. */
static int64_t list_interfaces(struct thread *t, uint64_t va)
{
    const size_t map = struct_size(t, IFMAP);
    const int64_t size = (int64_t)(IFNAMSIZ + (map > SOCKADDR_BYTES ? map : SOCKADDR_BYTES));
    char entry[IFNAMSIZ + 24] = "";
    int64_t v[2];
    snprintf(entry, IFNAMSIZ, "%s", loopback_name(t));
    if (get_struct(t, va, "ip", v))
        return -EFAULT;
    uint64_t array = (uint64_t)v[1];
    bool fits = v[0] >= size;
    if (array && fits && (copy_out(t, array, entry, (size_t)size) || put_ipv4(t, array + IFNAMSIZ, INADDR_LOOPBACK)))
        return -EFAULT;
    return put_u32(t, va, !array || fits ? (uint32_t)size : 0);
}

static int64_t name_of_index(struct thread *t, uint64_t va)
{
    char name[IFNAMSIZ] = "";
    uint32_t index;
    snprintf(name, sizeof name, "%s", loopback_name(t));
    if (get_u32(t, va + IFNAMSIZ, &index))
        return -EFAULT;
    return index == LO_INDEX ? copy_out(t, va, name, sizeof name) : -ENODEV;
}

static bool is_ipv4_request(unsigned request)
{
    return request == SIOCGIFADDR || request == SIOCGIFDSTADDR || request == SIOCGIFBRDADDR || request == SIOCGIFNETMASK;
}

/* Returns whether the request changes an interface: that needs CAP_NET_ADMIN, which no user has here. */
static bool is_change(unsigned request)
{
    switch (request) {
    case SIOCSIFNAME:
    case SIOCSIFFLAGS:
    case SIOCSIFADDR:
    case SIOCSIFDSTADDR:
    case SIOCSIFBRDADDR:
    case SIOCSIFNETMASK:
    case SIOCSIFMETRIC:
    case SIOCSIFMTU:
    case SIOCSIFHWADDR:
    case SIOCSIFMAP:
    case SIOCSIFTXQLEN:
    case SIOCADDMULTI:
    case SIOCDELMULTI:
    case SIOCADDRT:
    case SIOCDELRT: return true;
    default: return false;
    }
}

/* Fills in the union of a struct ifreq, at va. */
static int64_t describe(struct thread *t, unsigned request, uint64_t va)
{
    static const int64_t map[6];
    uint8_t hardware[8] = {0};
    int64_t type = ARPHRD_LOOPBACK, flags = LO_FLAGS;
    switch (request) {
    case SIOCGIFINDEX: return put_u32(t, va, LO_INDEX);
    case SIOCGIFFLAGS: return put_struct(t, va, "H", &flags);
    case SIOCGIFADDR:
    case SIOCGIFDSTADDR: return put_ipv4(t, va, INADDR_LOOPBACK);
    case SIOCGIFBRDADDR: return put_ipv4(t, va, INADDR_ANY);
    case SIOCGIFNETMASK: return put_ipv4(t, va, IN_CLASSA_NET);
    case SIOCGIFMETRIC: return put_u32(t, va, 0);
    case SIOCGIFMTU: return put_u32(t, va, LO_MTU);
    case SIOCGIFTXQLEN: return put_u32(t, va, LO_QUEUE);
    case SIOCGIFHWADDR: pack_struct(t->p->abi, false, "H", &type, hardware); return copy_out(t, va, hardware, sizeof hardware);
    case SIOCGIFMAP: return put_struct(t, va, IFMAP, map);
    default: /* SIOCGIFSLAVE */ return -EINVAL;
    }
}

static bool is_description(unsigned request)
{
    return request == SIOCGIFINDEX || request == SIOCGIFFLAGS || request == SIOCGIFMETRIC || request == SIOCGIFMTU ||
           request == SIOCGIFTXQLEN || request == SIOCGIFHWADDR || request == SIOCGIFMAP || request == SIOCGIFSLAVE;
}

int64_t netif_ioctl(struct thread *t, struct socket *s, unsigned request, uint64_t arg)
{
    char name[IFNAMSIZ];
    if (request == SIOCGIFCONF)
        return list_interfaces(t, arg);
    if (request == SIOCGIFNAME)
        return name_of_index(t, arg);
    if (is_change(request))
        return copy_in(t, name, arg, sizeof name) ? -EFAULT : -EPERM;
    if (!is_description(request) && !(s->family == AF_INET && is_ipv4_request(request)))
        return -ENOTTY;
    if (copy_in(t, name, arg, sizeof name))
        return -EFAULT;
    name[IFNAMSIZ - 1] = 0;
    return strcmp(name, loopback_name(t)) ? -ENODEV : describe(t, request, arg + IFNAMSIZ);
}
