/*
 * NETLINK_ROUTE, rtnetlink(7): the requests of getifaddrs() and similar functions about the loopback interface.
 *
 * Requests are answered immediately: the answers become messages in the sender's own receive queue, in the guest's byte order.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/net/sock.h"

#include <linux/if_addr.h>
#include <linux/if_link.h>
#include <linux/rtnetlink.h>
#include <net/if_arp.h>
#include <string.h>

#define NLMSGHDR   "IHHII"  /* struct nlmsghdr: len, type, flags, seq, pid */
#define IFINFOMSG  "BBHiII" /* struct ifinfomsg: family, padding, type, index, flags, change */
#define IFADDRMSG  "BBBBI"  /* struct ifaddrmsg: family, prefixlen, flags, scope, index */
#define CACHEINFO  "IIII"   /* struct ifa_cacheinfo: preferred, valid, created, updated */
#define LINK_STATS 24       /* fields of struct rtnl_link_stats and rtnl_link_stats64 */

struct request {
    int64_t len, type, flags, seq, pid;
};

/* A datagram of answers being built. */
struct answer {
    const struct abi *abi;
    struct socket *s;
    const struct request *to;
    size_t len, start; /* start: of the current message */
    uint8_t bytes[2048];
};

static void put(struct answer *a, const char *format, const int64_t *values)
{
    a->len += pack_struct(a->abi, false, format, values, a->bytes + a->len);
}
#define PUT_FIELDS(a, format, ...) put((a), (format), (const int64_t[]){__VA_ARGS__})

static void align(struct answer *a)
{
    while (a->len % NLMSG_ALIGNTO)
        a->bytes[a->len++] = 0;
}

static void begin(struct answer *a, int type, unsigned flags)
{
    a->start = a->len;
    int64_t pid = 0;
    unpack_struct(a->abi, false, "I", a->s->local.bytes + 4, &pid);
    PUT_FIELDS(a, NLMSGHDR, 0, type, flags, a->to->seq, pid);
}

static void end(struct answer *a)
{
    int64_t len = (int64_t)(a->len - a->start);
    pack_struct(a->abi, false, "I", &len, a->bytes + a->start);
    align(a);
}

static void attribute(struct answer *a, int type, const void *data, size_t len)
{
    PUT_FIELDS(a, "HH", (int64_t)len + 4, type);
    memcpy(a->bytes + a->len, data, len);
    a->len += len;
    align(a);
}

static void attribute_u32(struct answer *a, int type, uint32_t value)
{
    uint8_t data[4];
    int64_t v = value;
    attribute(a, type, data, pack_struct(a->abi, false, "I", &v, data));
}

static int send_answer(struct answer *a)
{
    if (socket_is_full(a->s))
        return -ENOBUFS;
    int err = a->len ? message_send(NULL, a->s, a->bytes, a->len, NULL, 0, NULL) : 0;
    a->len = 0;
    return err;
}

/* ---- the interface --------------------------------------------------------------------------- */

static void put_link(struct answer *a, unsigned flags)
{
    static const uint8_t zero[LINK_STATS * 8], hardware[6];
    uint8_t state = 0; /* unknown: the loopback has no carrier */
    begin(a, RTM_NEWLINK, flags);
    PUT_FIELDS(a, IFINFOMSG, AF_UNSPEC, 0, ARPHRD_LOOPBACK, LO_INDEX, LO_FLAGS_LINK, 0);
    attribute(a, IFLA_IFNAME, LO_NAME, sizeof LO_NAME);
    attribute_u32(a, IFLA_TXQLEN, LO_QUEUE);
    attribute(a, IFLA_OPERSTATE, &state, 1);
    attribute(a, IFLA_LINKMODE, &state, 1);
    attribute_u32(a, IFLA_MTU, LO_MTU);
    attribute_u32(a, IFLA_GROUP, 0);
    attribute_u32(a, IFLA_PROMISCUITY, 0);
    attribute_u32(a, IFLA_NUM_TX_QUEUES, 1);
    attribute_u32(a, IFLA_NUM_RX_QUEUES, 1);
    attribute(a, IFLA_QDISC, "noqueue", sizeof "noqueue");
    attribute(a, IFLA_ADDRESS, hardware, sizeof hardware);
    attribute(a, IFLA_BROADCAST, hardware, sizeof hardware);
    attribute(a, IFLA_STATS64, zero, LINK_STATS * 8);
    attribute(a, IFLA_STATS, zero, LINK_STATS * 4);
    end(a);
}

static void put_lifetime(struct answer *a)
{
    uint8_t data[16];
    attribute(a, IFA_CACHEINFO, data, pack_struct(a->abi, false, CACHEINFO, (const int64_t[]){UINT32_MAX, UINT32_MAX, 0, 0}, data));
}

static void put_ipv4(struct answer *a)
{
    static const uint8_t ip[4] = {127, 0, 0, 1};
    begin(a, RTM_NEWADDR, NLM_F_MULTI);
    PUT_FIELDS(a, IFADDRMSG, AF_INET, 8, IFA_F_PERMANENT, RT_SCOPE_HOST, LO_INDEX);
    attribute(a, IFA_ADDRESS, ip, sizeof ip);
    attribute(a, IFA_LOCAL, ip, sizeof ip);
    attribute(a, IFA_LABEL, LO_NAME, sizeof LO_NAME);
    attribute_u32(a, IFA_FLAGS, IFA_F_PERMANENT);
    put_lifetime(a);
    end(a);
}

static void put_ipv6(struct answer *a)
{
    begin(a, RTM_NEWADDR, NLM_F_MULTI);
    PUT_FIELDS(a, IFADDRMSG, AF_INET6, 128, IFA_F_PERMANENT, RT_SCOPE_HOST, LO_INDEX);
    attribute(a, IFA_ADDRESS, &in6addr_loopback, sizeof in6addr_loopback);
    put_lifetime(a);
    attribute_u32(a, IFA_FLAGS, IFA_F_PERMANENT);
    end(a);
}

/* ---- requests -------------------------------------------------------------------------------- */

/* Dumps all objects of a kind; NLMSG_DONE follows in a separate datagram. */
static int dump(struct answer *a, int family)
{
    if (a->to->type == RTM_GETLINK)
        put_link(a, NLM_F_MULTI);
    if (a->to->type == RTM_GETADDR && family != AF_INET6)
        put_ipv4(a);
    if (a->to->type == RTM_GETADDR && family != AF_INET)
        put_ipv6(a);
    int err = send_answer(a);
    begin(a, NLMSG_DONE, NLM_F_MULTI);
    PUT_FIELDS(a, "i", 0);
    end(a);
    return err ? err : send_answer(a);
}

/* Answers for the interface that struct ifinfomsg names by index, or by attribute IFLA_IFNAME. */
static int get_link(struct answer *a, const uint8_t *body, size_t len)
{
    int64_t v[6], r[2];
    if (len < 16)
        return -EINVAL;
    unpack_struct(a->abi, false, IFINFOMSG, body, v);
    bool found = v[3] == LO_INDEX, named = v[3] > 0;
    for (size_t at = 16; at + 4 <= len && !found;) {
        unpack_struct(a->abi, false, "HH", body + at, r);
        if (r[0] < 4 || (uint64_t)r[0] > len - at)
            return -EINVAL;
        named |= r[1] == IFLA_IFNAME;
        found = r[1] == IFLA_IFNAME && r[0] >= 4 + (int64_t)sizeof LO_NAME && !memcmp(body + at + 4, LO_NAME, sizeof LO_NAME);
        at += ((size_t)r[0] + 3) / 4 * 4;
    }
    if (!found)
        return named ? -ENODEV : -EINVAL;
    put_link(a, 0);
    return send_answer(a);
}

/* body: the data after the header; its first byte is the address family. */
static int handle(struct answer *a, const uint8_t *body, size_t len)
{
    const struct request *r = a->to;
    bool get = (r->type & 3) == 2; /* NEW, DEL, GET, SET */
    if (r->type < RTM_BASE || r->type > RTM_MAX)
        return -EOPNOTSUPP;
    if (len < sizeof(struct rtgenmsg))
        return 0;
    if (!get)
        return -EPERM;
    if (r->type != RTM_GETLINK && r->type != RTM_GETADDR && r->type != RTM_GETROUTE)
        return -EOPNOTSUPP;
    if (r->flags & NLM_F_DUMP)
        return dump(a, body[0]);
    return r->type == RTM_GETLINK ? get_link(a, body, len) : -EOPNOTSUPP;
}

/* NLMSG_ERROR: the error (0: acknowledgement) and the header of the request. */
static void acknowledge(struct answer *a, int err)
{
    const struct request *r = a->to;
    begin(a, NLMSG_ERROR, 0);
    PUT_FIELDS(a, "i", -abi_errno(a->abi, -err));
    PUT_FIELDS(a, NLMSGHDR, r->len, r->type, r->flags, r->seq, r->pid);
    end(a);
    send_answer(a);
}

int64_t netlink_send(struct socket *s, struct thread *t, const void *buf, size_t len)
{
    const size_t head = struct_size(t, NLMSGHDR);
    const uint8_t *p = buf;
    size_t left = len;
    int64_t v[5];
    if (!len)
        return -ENODATA;
    int err = s->bound ? 0 : netlink_bind(s, t, &(struct address){.len = sizeof(struct sockaddr_nl), .nl.nl_family = AF_NETLINK});
    if (err)
        return err;
    while (left >= head) {
        unpack_struct(t->p->abi, false, NLMSGHDR, p, v);
        struct request r = {v[0], v[1], v[2], v[3], v[4]};
        if ((uint64_t)r.len < head || (uint64_t)r.len > left)
            break;
        struct answer a = {.abi = t->p->abi, .s = s, .to = &r};
        err = r.flags & NLM_F_REQUEST && r.type >= NLMSG_MIN_TYPE ? handle(&a, p + head, (size_t)r.len - head) : 0;
        a.len = 0;
        if (err || (r.flags & NLM_F_ACK && !(r.flags & NLM_F_DUMP)))
            acknowledge(&a, err);
        size_t step = ((size_t)r.len + NLMSG_ALIGNTO - 1) / NLMSG_ALIGNTO * NLMSG_ALIGNTO;
        step = step < left ? step : left;
        p += step;
        left -= step;
    }
    return (int64_t)len;
}

/* ---- names ----------------------------------------------------------------------------------- */

static bool is_taken(const struct socket *s, const uint8_t *pid)
{
    for (const struct socket *b = net_of(s->f.m)->bound; b; b = b->next_bound)
        if (b->family == AF_NETLINK && memcmp(b->local.bytes + 4, pid, 4) == 0)
            return true;
    return false;
}

/* Port id 0 selects one: the pid, or if it is taken by another socket of the process, a negative number. */
int netlink_bind(struct socket *s, struct thread *t, const struct address *a)
{
    struct address name = *a;
    int64_t v[2], pid;
    if (a->len < sizeof(struct sockaddr_nl) || a->sa.sa_family != AF_NETLINK)
        return -EINVAL;
    name.len = sizeof(struct sockaddr_nl);
    unpack_struct(t->p->abi, false, "II", a->bytes + 4, v);
    if (s->bound)
        return v[0] && memcmp(s->local.bytes + 4, a->bytes + 4, 4) ? -EINVAL : 0;
    if (v[0] && is_taken(s, a->bytes + 4))
        return -EADDRINUSE;
    for (pid = t->p->pid; !v[0]; pid = pid > 0 ? -4097 : pid - 1) {
        pack_struct(t->p->abi, false, "i", &pid, name.bytes + 4);
        if (!is_taken(s, name.bytes + 4))
            break;
    }
    socket_set_name(s, &name);
    return 0;
}
