/* Creation of sockets and connections; functions shared by the socket calls. */
#include "emu/kernel/net/sockcalls.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/net/sock.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/rw.h"

#include <stdlib.h>
#include <string.h>

struct socket *fd_socket(struct thread *t, int fd, int *err)
{
    struct file *f = fd_file(t, fd);
    struct socket *s = f ? file_socket(f) : NULL;
    *err = !f ? -EBADF : !s ? -ENOTSOCK : 0;
    return s;
}

int64_t socket_wait(struct thread *t, struct socket *s, struct event_queue *q, int64_t timeout, int64_t if_signal)
{
    if (timeout) {
        if (t->cost_out)
            return if_signal >= 0 ? if_signal : -EAGAIN;
        if (!t->call.s[6])
            t->call.s[6] = kernel_deadline_monotonic(t->k, kernel_monotonic_ns(t->k) + (uint64_t)timeout);
        wait_deadline(t, t->call.s[6]);
        if (if_signal == -ERESTARTSYS)
            if_signal = -EINTR; /* calls with a timeout are not restarted (signal(7)) */
    }
    call_hold(t, &s->f);
    wait_on(t, &q->waiters);
    if (q != &s->changed)
        wait_on(t, &s->changed.waiters);
    return sys_block(t, if_signal);
}

uint64_t align_word(const struct thread *t, uint64_t n)
{
    uint64_t w = t->p->abi->word;
    return (n + w - 1) / w * w;
}

uint64_t align_control(const struct thread *t, uint64_t n)
{
    return fs_abi_of(t)->cmsghdr ? (n + 3) & ~(uint64_t)3 : align_word(t, n);
}

const char *control_head(const struct thread *t)
{
    return fs_abi_of(t)->cmsghdr ? fs_abi_of(t)->cmsghdr : "Lii";
}

int scm_rights(const struct thread *t)
{
    return fs_abi_of(t)->scm_rights ? fs_abi_of(t)->scm_rights : SCM_RIGHTS;
}

static const char *header_format(const struct thread *t, int flags)
{
    if (flags & MSG_RIGHTS_ONLY)
        return "pIpipI";
    return fs_abi_of(t)->msghdr ? fs_abi_of(t)->msghdr : MSGHDR;
}

int64_t get_msghdr(struct thread *t, uint64_t va, int flags, int64_t h[MSG_FIELDS])
{
    h[MSG_FLAGS] = 0;
    if (get_struct(t, va, header_format(t, flags), h))
        return -EFAULT;
    if (h[MSG_NAME] && (int32_t)h[MSG_NAMELEN] < 0)
        return -EINVAL;
    return (uint64_t)h[MSG_IOVLEN] > IOV_PARTS ? -EMSGSIZE : 0;
}

int put_msghdr(struct thread *t, uint64_t va, int flags, int64_t h[MSG_FIELDS])
{
    const struct flag_pair *pairs = fs_abi_of(t)->message_flags;

    if (pairs)
        h[MSG_FLAGS] = (int64_t)flags_to_guest(pairs, (uint64_t)h[MSG_FLAGS]);
    return put_struct(t, va, header_format(t, flags), h);
}

#define IPPROTO_MOST 262 /* MPTCP's */

static int check_kind(int family, int type, int protocol)
{
    if (family == AF_NETLINK) /* only NETLINK_ROUTE; glibc's mq_notify() uses such a socket, too */
        return type == SOCK_RAW || type == SOCK_DGRAM ? protocol ? -EPROTONOSUPPORT : 0 : -ESOCKTNOSUPPORT;
    if (family != AF_UNIX && family != AF_INET && family != AF_INET6)
        return -EAFNOSUPPORT;
    if (type < 0 || type > SOCK_PACKET)
        return -EINVAL;
    if (family == AF_UNIX)
        return protocol && protocol != AF_UNIX                                       ? -EPROTONOSUPPORT
               : type != SOCK_STREAM && type != SOCK_DGRAM && type != SOCK_SEQPACKET ? -ESOCKTNOSUPPORT
                                                                                     : 0;
    if (protocol < 0 || protocol > IPPROTO_MOST)
        return -EINVAL;
    if (type == SOCK_RAW)
        return protocol ? -EPERM : -EPROTONOSUPPORT;
    if (type != SOCK_STREAM && type != SOCK_DGRAM)
        return -ESOCKTNOSUPPORT;
    if (type == SOCK_DGRAM && protocol == IPPROTO_UDPLITE)
        return 0;
    int own = type == SOCK_STREAM ? IPPROTO_TCP : IPPROTO_UDP;
    return protocol && protocol != own ? -EPROTONOSUPPORT : 0;
}

/* Returns the type without its flags, or -1 with unknown bits. */
static int split_type(struct thread *t, uint64_t guest, unsigned *flags)
{
    unsigned host = (unsigned)flags_to_host(fs_abi_of(t)->socket_flags, guest & ~(uint64_t)15);
    *flags = (host & SOCK_NONBLOCK ? O_NONBLOCK : 0) | (host & SOCK_CLOEXEC ? O_CLOEXEC : 0);
    return flags_to_guest(fs_abi_of(t)->socket_flags, host) == (guest & 0xfffffff0u) ? (int)(guest & 15) : -1;
}

int64_t sys_socket(struct thread *t, int guest_domain, int guest_type, int guest_protocol)
{
    const int domain = family_to_host(t, guest_domain);
    unsigned flags;
    int type = split_type(t, (unsigned)guest_type, &flags);
    int err = type < 0 ? -EINVAL : check_kind(domain, type, guest_protocol);
    if (err)
        return err;
    if (domain == AF_NETLINK)
        type = SOCK_DGRAM;
    int protocol = 0;
    if (domain != AF_UNIX && domain != AF_NETLINK)
        protocol = guest_protocol ? guest_protocol : type == SOCK_STREAM ? IPPROTO_TCP : IPPROTO_UDP;
    struct socket *s = socket_new(t, domain, type, protocol, flags);
    return s ? fd_install(t, &s->f, flags & O_CLOEXEC, 0) : -ENOMEM;
}

int64_t sys_socketpair(struct thread *t, int guest_domain, int guest_type, int protocol, uint64_t fds)
{
    const int domain = family_to_host(t, guest_domain);
    unsigned flags;
    int64_t v[2];
    int type = split_type(t, (unsigned)guest_type, &flags);
    int err = type < 0                                                     ? -EINVAL
              : get_struct(t, fds, "ii", v) || put_struct(t, fds, "ii", v) ? -EFAULT
                                                                           : check_kind(domain, type, protocol);
    if (!err && domain != AF_UNIX)
        err = -EOPNOTSUPP;
    if (err)
        return err;
    struct socket *x = socket_new(t, AF_UNIX, type, 0, flags), *y = socket_new(t, AF_UNIX, type, 0, flags);
    if (!x || !y) {
        file_unref(x ? &x->f : NULL);
        file_unref(y ? &y->f : NULL);
        return -ENOMEM;
    }
    socket_pair(x, y);
    int fd0 = fd_install(t, &x->f, flags & O_CLOEXEC, 0);
    int fd1 = fd0 < 0 ? (file_unref(&y->f), fd0) : fd_install(t, &y->f, flags & O_CLOEXEC, 0);
    if (fd1 >= 0 && PUT(t, fds, "ii", fd0, fd1) == 0)
        return 0;
    if (fd0 >= 0)
        fd_close(t, fd0);
    if (fd1 >= 0)
        fd_close(t, fd1);
    return fd1 < 0 ? fd1 : -EFAULT;
}

int64_t sys_bind(struct thread *t, int fd, uint64_t addr_at, int addrlen)
{
    struct address addr;
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    if (!err)
        err = address_get(t, addr_at, addrlen, &addr);
    return err ? err : socket_bind(s, t, &addr);
}

int64_t sys_listen(struct thread *t, int fd, int backlog)
{
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    return err ? err : socket_listen(s, backlog);
}

/* Returns the result of a connect() that did not wait. */
static int64_t report_connect(struct socket *s)
{
    const int err = s->error;
    s->connect_reported = false;
    if (s->state == SOCKET_CONNECTED && !socket_is_over(s))
        return 0;
    s->error = 0;
    socket_start_over(s);
    return err ? -err : -ECONNABORTED; /* 0: another call has reported the cause */
}

int64_t sys_connect(struct thread *t, int fd, uint64_t addr_at, int addrlen)
{
    struct address addr;
    struct socket *full = NULL;
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    const int bad_address = err == -EBADF ? 0 : call_address(t, addr_at, addrlen, &addr); /* is reported before a file of another kind */
    if (bad_address || err)
        return bad_address ? bad_address : err;
    if (s->protocol == IPPROTO_TCP && addr.len >= 2 && addr.sa.sa_family == AF_UNSPEC) {
        socket_start_over(s);
        return 0;
    }
    if (s->connect_abandoned)
        return -EINVAL;
    if (s->connect_reported)
        return report_connect(s);
    if (s->family == AF_NETLINK) /* its messages go to the kernel in any case */
        return addr.len < 2 ? -EINVAL : 0;
    bool nonblocking = s->f.flags & O_NONBLOCK;
    bool tcp = s->family != AF_UNIX && !socket_is_datagram(s);
    err = socket_connect(s, t, &addr, &full);
    if (err == -EAGAIN && full && !nonblocking)
        return keep_address(t, &addr, socket_wait(t, s, &full->changed, s->send_timeout, -ERESTARTSYS));
    if (!tcp || (err && err != -ECONNREFUSED))
        return err;
    if (!nonblocking) {
        if (err)
            s->shut_read = s->shut_write = false;
        return err;
    }
    s->connect_reported = true; /* TCP reports the result later, even over the loopback */
    s->error = -err;
    if (err) /* refused: the same as a reset */
        s->reset = s->shut_read = s->shut_write = true;
    event_wake(&s->changed);
    return -EINPROGRESS;
}

int64_t sys_accept4(struct thread *t, int listener, uint64_t addr, uint64_t addrlen, unsigned guest_flags)
{
    int err;
    unsigned flags;
    struct socket *s = fd_socket(t, listener, &err);
    if (err != -EBADF && split_type(t, guest_flags, &flags) != 0)
        err = -EINVAL;
    if (!err && socket_is_datagram(s))
        err = -EOPNOTSUPP;
    if (!err && s->state != SOCKET_LISTENING)
        err = -EINVAL;
    if (err)
        return err;
    struct socket *c = s->pending;
    if (!c && s->shut_read && !(s->f.flags & O_NONBLOCK))
        return -EINVAL;
    if (!c)
        return s->f.flags & O_NONBLOCK ? -EAGAIN : socket_wait(t, s, &s->changed, s->receive_timeout, -ERESTARTSYS);
    struct address peer;
    socket_peer_name(c, &peer);
    struct address name = name_of(c, &peer);
    s->pending = c->next_pending;
    s->pending_count--;
    c->next_pending = NULL;
    c->f.flags |= flags & O_NONBLOCK;
    c->own.uid = t->p->fsuid;
    c->own.gid = t->p->fsgid;
    event_wake(&s->changed);
    int fd = fd_install(t, &c->f, flags & O_CLOEXEC, 0);
    if (fd >= 0 && (err = address_put(t, addr, addrlen, &name))) {
        fd_close(t, fd);
        return err;
    }
    return fd;
}

int64_t sys_getsockname(struct thread *t, int fd, uint64_t addr, uint64_t addrlen)
{
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    if (err)
        return err;
    struct address name = name_of(s, &s->local);
    return addr ? address_put(t, addr, addrlen, &name) : -EFAULT;
}

int64_t sys_getpeername(struct thread *t, int fd, uint64_t addr, uint64_t addrlen)
{
    struct address peer;
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    if (err)
        return err;
    if (!socket_peer_name(s, &peer))
        return -ENOTCONN;
    struct address name = name_of(s, &peer);
    return addr ? address_put(t, addr, addrlen, &name) : -EFAULT;
}

int64_t sys_shutdown(struct thread *t, int fd, int how)
{
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    return err ? err : socket_shutdown(s, how);
}
