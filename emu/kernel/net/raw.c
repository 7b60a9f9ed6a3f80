/*
 * Raw IPv4 sockets, of systems whose programs need them. One of ICMP sends messages to the machine itself: echoes and timestamps are
 * answered, and all such sockets receive the answers, with an IPv4 header in front. One without a protocol serves for ioctl(2) alone.
 */
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/net/sock.h"

#include <arpa/inet.h>
#include <netinet/ip.h>
#include <netinet/ip_icmp.h>
#include <string.h>

enum { IP_BYTES = sizeof(struct iphdr), ICMP_BYTES = 8, TIMESTAMP_BYTES = 20, PACKET_MOST = 8192 };

bool socket_is_raw(const struct socket *s)
{
    return s->family == AF_INET && (s->protocol == IPPROTO_ICMP || s->protocol == IPPROTO_RAW || s->protocol == PROTOCOL_NONE);
}

struct socket *socket_new_raw(struct thread *t, int protocol)
{
    struct socket *s = socket_new(t, AF_INET, SOCK_DGRAM, protocol, 0);

    if (s)
        s->local = (struct address){
            .len = sizeof s->local.in,
            .in = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)},
        };
    return s;
}

static uint16_t checksum(const uint8_t *p, size_t len)
{
    uint32_t sum = 0;

    for (size_t i = 0; i < len; i++)
        sum += (uint32_t)p[i] << (i & 1 ? 0 : 8);
    while (sum >> 16)
        sum = (sum & 0xffff) + (sum >> 16);
    return (uint16_t)~sum;
}

static void put_be32(uint8_t *p, uint32_t v)
{
    v = htonl(v);
    memcpy(p, &v, sizeof v);
}

/* Makes the answer of the message at p. Returns whether there is one. */
static bool answer(const struct kernel *k, uint8_t *p, size_t len)
{
    enum { RECEIVED_AT = 12, TRANSMITTED_AT = 16, MS_PER_DAY = 24 * 3600 * 1000 };
    const uint32_t now = (uint32_t)(kernel_realtime_ns(k) / 1000000 % MS_PER_DAY);

    if (checksum(p, len))
        return false;
    if (p[0] == ICMP_TIMESTAMP && len >= TIMESTAMP_BYTES) {
        put_be32(p + RECEIVED_AT, now);
        put_be32(p + TRANSMITTED_AT, now);
        p[0] = ICMP_TIMESTAMPREPLY;
    } else if (p[0] == ICMP_ECHO) {
        p[0] = ICMP_ECHOREPLY;
    } else {
        return false;
    }
    p[2] = p[3] = 0;
    const uint16_t sum = checksum(p, len);
    p[2] = (uint8_t)(sum >> 8);
    p[3] = (uint8_t)sum;
    return true;
}

/* The header as a program gets it: the length, of what follows, in the machine's order, which is little-endian where such sockets are. */
static void put_header(uint8_t *packet, size_t len, uint32_t to)
{
    enum { VERSION_AND_LENGTH = 0x45, TIME_TO_LIVE = 255 };

    memset(packet, 0, IP_BYTES);
    packet[0] = VERSION_AND_LENGTH;
    packet[2] = (uint8_t)len;
    packet[3] = (uint8_t)(len >> 8);
    packet[8] = TIME_TO_LIVE;
    packet[9] = IPPROTO_ICMP;
    put_be32(packet + 12, to);
    put_be32(packet + 16, INADDR_LOOPBACK);
}

static void deliver(struct socket *from, const uint8_t *packet, size_t len)
{
    for (struct socket *s = net_of(from->f.m)->all; s; s = s->next)
        if (s->family == AF_INET && s->protocol == IPPROTO_ICMP && !socket_is_full(s))
            message_send(from, s, packet, len, NULL, 0, NULL);
}

int64_t raw_send(struct socket *s, const void *buf, size_t len, const struct address *to)
{
    const struct address *a = to ? to : s->remote.len ? &s->remote : NULL;
    uint8_t packet[IP_BYTES + PACKET_MOST];

    if (!a)
        return -EDESTADDRREQ;
    if (a->sa.sa_family != AF_INET)
        return -EAFNOSUPPORT;
    const uint32_t ip = ntohl(a->in.sin_addr.s_addr);

    if (ip >> IN_CLASSA_NSHIFT != IN_LOOPBACKNET)
        return -ENETUNREACH;
    if (s->protocol != IPPROTO_ICMP)
        return -EOPNOTSUPP;
    if (len > PACKET_MOST)
        return -EMSGSIZE;
    memcpy(packet + IP_BYTES, buf, len);
    if (len >= ICMP_BYTES && answer(s->f.m->k, packet + IP_BYTES, len)) {
        put_header(packet, len, ip);
        deliver(s, packet, IP_BYTES + len);
    }
    return (int64_t)len;
}
