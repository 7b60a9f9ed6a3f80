/* getsockopt, setsockopt and the ioctls of sockets: socket(7). */
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/net/sock.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"

#include <asm/ioctls.h>
#include <linux/sockios.h>
#include <netinet/ip.h>
#include <netinet/tcp.h>
#include <netinet/udp.h>
#include <string.h>

#ifndef UDPLITE_SEND_CSCOV
#define UDPLITE_SEND_CSCOV 10
#define UDPLITE_RECV_CSCOV 11
#endif
#define RCVBUF_LEAST  2304u   /* SOCK_MIN_RCVBUF */
#define SNDBUF_LEAST  4608u   /* SOCK_MIN_SNDBUF */
#define PRIORITY_MOST 6       /* without CAP_NET_ADMIN */
#define OPTION_LAST   80      /* bound of IP, TCP and IPV6 option numbers */
#define BUFFER_MOST   212992u /* net.core.wmem_max */
#ifndef SO_RCVTIMEO_NEW
#define SO_RCVTIMEO_NEW 66
#define SO_SNDTIMEO_NEW 67
#endif
#define SO_RCVTIMEO_OLD_ 20
#define SO_SNDTIMEO_OLD_ 21

static int host_option(const struct fs_abi *abi, int guest)
{
    for (const struct number_pair *p = abi->so_options; p->host; p++)
        if (p->guest == guest)
            return p->host;
    return abi->so_options->host ? -1 : guest;
}

static struct socket *the_socket(struct thread *t, int fd, int *err)
{
    struct file *f = fd_file(t, fd);
    struct socket *s = f ? file_socket(f) : NULL;
    *err = !f ? -EBADF : !s ? -ENOTSOCK : 0;
    return s;
}

/* ---- setting --------------------------------------------------------------------------------- */

static int64_t set_timeout(struct thread *t, uint64_t va, uint64_t len, bool wide, int64_t *out)
{
    const char *format = wide ? "qq" : "lu";
    int64_t v[2];
    if (len < struct_size(t, format))
        return -EINVAL;
    if (get_struct(t, va, format, v))
        return -EFAULT;
    if (v[1] < 0 || v[1] > 999999)
        return -EDOM;
    *out = v[0] < 0 ? 0 : v[0] > INT64_MAX / 2000000000 ? 0 : v[0] * 1000000000 + v[1] * 1000;
    return 0;
}

/* Returns the size of the SO_SNDBUF or SO_RCVBUF of a socket for which `want` bytes are wanted: the kernel doubles it. */
static uint32_t buffer_size(int option, uint32_t want)
{
    const uint32_t doubled = want > INT32_MAX / 2 ? INT32_MAX : 2 * want, least = option == SO_SNDBUF ? SNDBUF_LEAST : RCVBUF_LEAST;
    return doubled < least ? least : doubled;
}

/* Returns whether the option is a boolean. */
static bool is_switch(int option)
{
    switch (option) {
    case SO_REUSEADDR:
    case SO_REUSEPORT:
    case SO_KEEPALIVE:
    case SO_BROADCAST:
    case SO_DONTROUTE:
    case SO_OOBINLINE:
    case SO_PASSCRED:
    case SO_NO_CHECK:
    case SO_TIMESTAMP: return true;
    default: return false;
    }
}

static int64_t set_socket_option(struct thread *t, struct socket *s, int option, uint64_t va, uint64_t len)
{
    uint32_t value;
    int64_t v[2];
    switch (option) {
    case SO_RCVTIMEO_OLD_: return set_timeout(t, va, len, false, &s->receive_timeout);
    case SO_SNDTIMEO_OLD_: return set_timeout(t, va, len, false, &s->send_timeout);
    case SO_RCVTIMEO_NEW: return set_timeout(t, va, len, true, &s->receive_timeout);
    case SO_SNDTIMEO_NEW: return set_timeout(t, va, len, true, &s->send_timeout);
    }
    if (len < 4)
        return -EINVAL;
    if (get_u32(t, va, &value))
        return -EFAULT;
    if (is_switch(option)) {
        s->options[option] = value != 0;
        return 0;
    }
    switch (option) {
    case SO_SNDBUF:
    case SO_RCVBUF: s->options[option] = buffer_size(option, value > BUFFER_MOST ? BUFFER_MOST : value); return 0;
    case SO_RCVLOWAT: s->options[option] = (int32_t)value < 0 ? INT32_MAX : value; return 0;
    case SO_PRIORITY:
        if (value > PRIORITY_MOST && !process_can(t->p, CAP_NET_ADMIN))
            return -EPERM;
        s->options[option] = value;
        return 0;
    case SO_LINGER:
        if (len < 8)
            return -EINVAL;
        if (get_struct(t, va, "ii", v))
            return -EFAULT;
        s->linger_on = v[0] != 0;
        if (s->linger_on)
            s->linger = (unsigned)v[1];
        return 0;
    case SO_SNDBUFFORCE:
    case SO_RCVBUFFORCE:
        if (!process_can(t->p, CAP_NET_ADMIN))
            return -EPERM;
        option = option == SO_SNDBUFFORCE ? SO_SNDBUF : SO_RCVBUF;
        s->options[option] = buffer_size(option, value);
        return 0;
    case SO_DEBUG:
    case SO_MARK:
        if ((value || option == SO_MARK) && !process_can(t->p, CAP_NET_ADMIN))
            return option == SO_DEBUG ? -EACCES : -EPERM;
        s->options[option] = option == SO_DEBUG ? value != 0 : value;
        return 0;
    case SO_BINDTODEVICE: return -EPERM;
    default: return -ENOPROTOOPT;
    }
}

/* Returns whether options of that protocol exist for s. */
static bool has_level(const struct socket *s, int level)
{
    switch (level) {
    case IPPROTO_TCP: return s->protocol == level;
    case IPPROTO_UDP:
    case IPPROTO_UDPLITE: return socket_is_datagram(s);
    case IPPROTO_IPV6: return s->family == AF_INET6;
    default: return level == IPPROTO_IP;
    }
}

static bool is_option(int option)
{
    return option > 0 && option <= OPTION_LAST;
}

/* Sets an option of UDP or UDP-Lite; both have both levels. */
static int64_t set_datagram_option(struct socket *s, int option, int32_t value)
{
    if (option == UDP_CORK) {
        s->corked = value != 0;
        if (!s->corked)
            socket_uncork(s);
        return 0;
    }
    if (s->protocol != IPPROTO_UDPLITE || (option != UDPLITE_SEND_CSCOV && option != UDPLITE_RECV_CSCOV))
        return -ENOPROTOOPT;
    if (value && value < (int32_t)UDPLITE_LEAST)
        value = UDPLITE_LEAST;
    s->coverage[option == UDPLITE_SEND_CSCOV ? UDPLITE_SENDS : UDPLITE_RECEIVES] = (uint16_t)(value > UINT16_MAX ? UINT16_MAX : value);
    s->checks_coverage |= option == UDPLITE_RECV_CSCOV;
    return 0;
}

static int64_t get_datagram_option(const struct socket *s, int option)
{
    switch (option) {
    case UDP_CORK: return s->corked;
    case UDPLITE_SEND_CSCOV: return s->coverage[UDPLITE_SENDS];
    case UDPLITE_RECV_CSCOV: return s->coverage[UDPLITE_RECEIVES];
    default: return -ENOPROTOOPT;
    }
}

static int64_t set_protocol_option(struct thread *t, struct socket *s, int level, int option, uint64_t va, uint64_t len)
{
    const bool is_datagram = level == IPPROTO_UDP || level == IPPROTO_UDPLITE;
    uint32_t value = 0;
    if (s->family == AF_UNIX)
        return -EOPNOTSUPP;
    if (!has_level(s, level) || (level == IPPROTO_IP && !is_option(option)))
        return -ENOPROTOOPT;
    if (len < 4 && (is_datagram || (level == IPPROTO_TCP && option != TCP_CONGESTION))) /* a name */
        return -EINVAL;
    if (len >= 4 ? get_u32(t, va, &value) : len && copy_in(t, &value, va, len))
        return -EFAULT;
    if (is_datagram)
        return set_datagram_option(s, option, (int32_t)value);
    if (!is_option(option))
        return -ENOPROTOOPT;
    if (level == IPPROTO_TCP && option == TCP_NODELAY && (s->nodelay = value != 0))
        socket_uncork(s);
    if (level == IPPROTO_TCP && option == TCP_CORK) {
        s->corked = value != 0;
        if (!s->corked)
            socket_uncork(s);
    }
    if (level == IPPROTO_IP && option == IP_TTL) {
        if (!len || !value || (value > UINT8_MAX && value != UINT32_MAX))
            return -EINVAL;
        s->ttl = (uint8_t)(value == UINT32_MAX ? IPDEFTTL : value);
    }
    if (level == IPPROTO_IPV6 && option == IPV6_ADDRFORM)
        return len < 4 || value != AF_INET ? -EINVAL : socket_become_ipv4(s);
    if (level == IPPROTO_IPV6 && option == IPV6_V6ONLY) {
        if (len < 4 || s->bound)
            return -EINVAL;
        s->v6only = value != 0;
    }
    return 0;
}

int64_t sys_setsockopt(struct thread *t, int fd, int level, int optname, uint64_t optval, int optlen)
{
    int err;
    struct socket *s = the_socket(t, fd, &err);
    if (err)
        return err;
    if (optlen < 0)
        return -EINVAL;
    if ((unsigned)level == fs_abi_of(t)->sol_socket)
        return set_socket_option(t, s, host_option(fs_abi_of(t), optname), optval, optlen);
    return set_protocol_option(t, s, level, optname, optval, optlen);
}

/* ---- getting --------------------------------------------------------------------------------- */

/* Writes a structure, truncated to the guest's buffer, and its length. */
static int64_t put_value(struct thread *t, uint64_t va, uint64_t len_va, const char *format, const int64_t *v)
{
    uint8_t buf[32];
    uint32_t room;
    if (get_u32(t, len_va, &room))
        return -EFAULT;
    if ((int32_t)room < 0)
        return -EINVAL;
    size_t n = pack_struct(t->p->abi, false, format, v, buf);
    if (n > room)
        n = room;
    return copy_out(t, va, buf, n) || put_u32(t, len_va, (uint32_t)n) ? -EFAULT : 0;
}

static int64_t get_socket_option(struct thread *t, struct socket *s, int option, uint64_t va, uint64_t len_va)
{
    int64_t v[3] = {0};
    uint32_t room;
    const char *format = "i";
    if (get_u32(t, len_va, &room))
        return -EFAULT;
    if ((int32_t)room < 0)
        return -EINVAL;
    switch (option) {
    case SO_TYPE: v[0] = s->type; break;
    case SO_DOMAIN: v[0] = s->family; break;
    case SO_PROTOCOL: v[0] = s->protocol; break;
    case SO_ACCEPTCONN: v[0] = s->state == SOCKET_LISTENING; break;
    case SO_ERROR:
        v[0] = abi_errno(t->p->abi, s->error);
        s->error = 0;
        break;
    case SO_LINGER:
        format = "ii";
        v[0] = s->linger_on;
        v[1] = s->linger;
        break;
    case SO_PEERCRED:
        format = "iII";
        v[0] = s->peer_pid;
        v[1] = s->peer_pid ? (int64_t)s->peer_uid : -1;
        v[2] = s->peer_pid ? (int64_t)s->peer_gid : -1;
        break;
    case SO_RCVTIMEO_OLD_:
    case SO_RCVTIMEO_NEW:
        format = option == SO_RCVTIMEO_NEW ? "qq" : "lu";
        v[0] = s->receive_timeout / 1000000000;
        v[1] = s->receive_timeout % 1000000000 / 1000;
        break;
    case SO_SNDTIMEO_OLD_:
    case SO_SNDTIMEO_NEW:
        format = option == SO_SNDTIMEO_NEW ? "qq" : "lu";
        v[0] = s->send_timeout / 1000000000;
        v[1] = s->send_timeout % 1000000000 / 1000;
        break;
    case SO_SNDLOWAT: v[0] = 1; break;
    case SO_RCVLOWAT: v[0] = s->options[option] ? s->options[option] : 1; break;
    case SO_DEBUG:
    case SO_SNDBUF:
    case SO_RCVBUF:
    case SO_PRIORITY:
    case SO_MARK: v[0] = s->options[option]; break;
    default:
        if (!is_switch(option))
            return -ENOPROTOOPT;
        v[0] = s->options[option];
    }
    return put_value(t, va, len_va, format, v);
}

static int64_t get_protocol_option(struct thread *t, struct socket *s, int level, int option, uint64_t va, uint64_t len_va)
{
    int64_t v = 0;
    uint32_t room;
    if (s->family == AF_UNIX)
        return -EOPNOTSUPP;
    if (!has_level(s, level))
        return s->family == AF_INET6 ? -ENOPROTOOPT : -EOPNOTSUPP;
    if (get_u32(t, len_va, &room))
        return -EFAULT;
    if (!is_option(option))
        return -ENOPROTOOPT;
    if (level == IPPROTO_IPV6 && option == IPV6_ADDRFORM && !s->remote.len)
        return -ENOTCONN;
    if (level == IPPROTO_TCP)
        v = option == TCP_NODELAY ? s->nodelay : option == TCP_CORK ? s->corked : option == TCP_MAXSEG ? TCP_SEGMENT : 0;
    else if (level == IPPROTO_UDP || level == IPPROTO_UDPLITE)
        v = get_datagram_option(s, option);
    else if (level == IPPROTO_IPV6)
        v = option == IPV6_V6ONLY ? s->v6only : option == IPV6_ADDRFORM ? s->family : 0;
    else
        v = option != IP_TTL ? 0 : s->ttl ? s->ttl : IPDEFTTL;
    return v < 0 ? v : put_value(t, va, len_va, "i", &v);
}

int64_t sys_getsockopt(struct thread *t, int fd, int level, int optname, uint64_t optval, uint64_t optlen)
{
    int err;
    struct socket *s = the_socket(t, fd, &err);
    if (err)
        return err;
    if ((unsigned)level == fs_abi_of(t)->sol_socket)
        return get_socket_option(t, s, host_option(fs_abi_of(t), optname), optval, optlen);
    return get_protocol_option(t, s, level, optname, optval, optlen);
}

/* ---- ioctl ----------------------------------------------------------------------------------- */

int64_t socket_ioctl(struct thread *t, struct file *f, unsigned request, uint64_t arg)
{
    struct socket *s = file_socket(f);
    uint32_t pgrp;
    int mark;
    switch (request) {
    case SIOCATMARK: mark = urgent_at_mark(s); return mark < 0 ? mark : put_u32(t, arg, (uint32_t)mark);
    case SIOCOUTQ:
        if (s->protocol == IPPROTO_TCP && s->state == SOCKET_LISTENING)
            return -EINVAL;
        return put_u32(t, arg, (uint32_t)(socket_corked(s) + (s->peer ? s->peer->queued : 0)));
    case FIOSETOWN:
    case SIOCSPGRP: return get_u32(t, arg, &pgrp) ? -EFAULT : file_set_owner(f, (int)pgrp);
    case FIOGETOWN:
    case SIOCGPGRP: return put_u32(t, arg, (uint32_t)f->owner);
    default: return netif_ioctl(t, s, request, arg);
    }
}
