/* The socket calls: addresses and messages in guest memory, and waiting. */
#include "emu/kernel/vfs/rw.h"
#include "emu/kernel/net/sock.h"

#include <stdlib.h>
#include <string.h>

#define CONTROL_WORDS 2304u /* net.core.optmem_max, in words of the ABI */

static struct socket *fd_socket(struct thread *t, int fd, int *err)
{
    struct file *f = fd_file(t, fd);
    struct socket *s = f ? file_socket(f) : NULL;
    *err = !f ? -EBADF : !s ? -ENOTSOCK : 0;
    return s;
}

/* ---- addresses ------------------------------------------------------------------------------- */

int address_get(struct thread *t, uint64_t va, int64_t len, struct address *out)
{
    int64_t family = 0, scope;
    *out = (struct address){0};
    if (len < 0 || len > (int64_t)sizeof out->bytes)
        return -EINVAL;
    if (!len || !va)
        return 0;
    if (copy_in(t, out->bytes, va, len))
        return -EFAULT;
    out->len = (socklen_t)len;
    if (len >= 2)
        unpack_struct(t->p->abi, false, "H", out->bytes, &family);
    out->sa.sa_family = (sa_family_t)family;
    if (family == AF_INET6 && len >= 28) {
        unpack_struct(t->p->abi, false, "I", out->bytes + 24, &scope);
        out->in6.sin6_scope_id = (uint32_t)scope;
    }
    return 0;
}

/* Into a buffer of `room` bytes at va; the full length. */
static int64_t address_put_sized(struct thread *t, uint64_t va, uint64_t room, const struct address *a)
{
    struct address g = *a;
    int64_t family = a->sa.sa_family, scope = a->in6.sin6_scope_id;
    if (a->len >= 2)
        pack_struct(t->p->abi, false, "H", &family, g.bytes);
    if (family == AF_INET6)
        pack_struct(t->p->abi, false, "I", &scope, g.bytes + 24);
    if (copy_out(t, va, g.bytes, a->len < room ? a->len : room))
        return -EFAULT;
    return a->len;
}

/* Write at most *lenp bytes and the full length to lenp's place (value-result). */
static int address_put(struct thread *t, uint64_t va, uint64_t len_va, const struct address *a)
{
    uint32_t room;
    if (!va)
        return 0;
    if (get_u32(t, len_va, &room))
        return -EFAULT;
    if ((int32_t)room < 0)
        return -EINVAL;
    int64_t full = address_put_sized(t, va, room, a);
    return full < 0 ? (int)full : put_u32(t, len_va, (uint32_t)full);
}

/* What getsockname says of a socket without a name. */
static struct address name_of(const struct socket *s, const struct address *a)
{
    struct address n = *a;
    if (!n.len) {
        n.len = s->family == AF_UNIX ? 2 : s->family == AF_INET ? 16 : s->family == AF_INET6 ? 28 : 12;
        n.sa.sa_family = (sa_family_t)s->family;
    }
    return n;
}

/* ---- making ---------------------------------------------------------------------------------- */

static int check_kind(int family, int type, int protocol)
{
    if (family == AF_NETLINK) /* NETLINK_ROUTE alone; glibc's mq_notify() listens on such a socket, too */
        return type == SOCK_RAW || type == SOCK_DGRAM ? protocol ? -EPROTONOSUPPORT : 0
                                                      : -ESOCKTNOSUPPORT;
    if (family != AF_UNIX && family != AF_INET && family != AF_INET6)
        return -EAFNOSUPPORT;
    if (type < 0 || type > SOCK_PACKET)
        return -EINVAL;
    if (family == AF_UNIX)
        return type != SOCK_STREAM && type != SOCK_DGRAM && type != SOCK_SEQPACKET
                   ? -ESOCKTNOSUPPORT
               : protocol && protocol != AF_UNIX ? -EPROTONOSUPPORT
                                                 : 0;
    if (type == SOCK_RAW)
        return protocol ? -EPERM : -EPROTONOSUPPORT;
    if (type != SOCK_STREAM && type != SOCK_DGRAM)
        return -ESOCKTNOSUPPORT;
    int own = type == SOCK_STREAM ? IPPROTO_TCP : IPPROTO_UDP;
    return protocol && protocol != own ? -EPROTONOSUPPORT : 0;
}

/* The type without its flags; -1: bits that nobody knows. */
static int split_type(struct thread *t, uint64_t guest, unsigned *flags)
{
    unsigned host = (unsigned)flags_to_host(fs_abi_of(t)->socket_flags, guest & ~(uint64_t)15);
    *flags = (host & SOCK_NONBLOCK ? O_NONBLOCK : 0) | (host & SOCK_CLOEXEC ? O_CLOEXEC : 0);
    return flags_to_guest(fs_abi_of(t)->socket_flags, host) == (guest & 0xfffffff0u)
               ? (int)(guest & 15)
               : -1;
}

int64_t sys_socket(struct thread *t, int domain, int guest_type, int guest_protocol)
{
    unsigned flags;
    int type = split_type(t, (unsigned)guest_type, &flags);
    int err = type < 0 ? -EINVAL : check_kind(domain, type, guest_protocol);
    if (err)
        return err;
    if (domain == AF_NETLINK)
        type = SOCK_DGRAM;
    int protocol = domain == AF_UNIX || domain == AF_NETLINK ? 0
                   : type == SOCK_STREAM                           ? IPPROTO_TCP
                                                                   : IPPROTO_UDP;
    struct socket *s = socket_new(t, domain, type, protocol, flags);
    return s ? fd_install(t, &s->f, flags & O_CLOEXEC, 0) : -ENOMEM;
}

int64_t sys_socketpair(struct thread *t, int domain, int guest_type, int protocol, uint64_t fds)
{
    unsigned flags;
    int type = split_type(t, (unsigned)guest_type, &flags);
    int err = type < 0 ? -EINVAL : check_kind(domain, type, protocol);
    if (!err && domain != AF_UNIX)
        err = -EOPNOTSUPP;
    if (err)
        return err;
    struct socket *x = socket_new(t, AF_UNIX, type, 0, flags),
                  *y = socket_new(t, AF_UNIX, type, 0, flags);
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

/* Wait on a queue, at most as long as SO_RCVTIMEO or SO_SNDTIMEO allows; s[6] keeps the deadline.
 */
static int64_t socket_wait(struct thread *t, struct socket *s, struct event_queue *q,
                           int64_t timeout, int64_t if_signal)
{
    if (timeout) {
        if (t->timed_out)
            return if_signal >= 0 ? if_signal : -EAGAIN;
        if (!t->call.s[6])
            t->call.s[6] =
                kernel_deadline_monotonic(t->k, kernel_monotonic_ns(t->k) + (uint64_t)timeout);
        wait_deadline(t, t->call.s[6]);
        if (if_signal == -ERESTARTSYS)
            if_signal = -EINTR; /* a call with a timeout is not restarted */
    }
    call_hold(t, &s->f);
    wait_on(t, &q->waiters);
    if (q != &s->changed)
        wait_on(t, &s->changed.waiters);
    return sys_block(t, if_signal);
}

/* The address that a call was given, read once. 0 or -errno. */
static int call_address(struct thread *t, uint64_t va, int len, struct address *out)
{
    if (t->call.data) {
        *out = *(const struct address *)t->call.data;
        return 0;
    }
    return address_get(t, va, len, out);
}

/* result is what the call's handler returns: while it waits, it keeps the address. */
static int64_t keep_address(struct thread *t, const struct address *a, int64_t result)
{
    if (result != SYS_BLOCK || t->call.data)
        return result;
    struct address *kept = malloc(sizeof *kept);
    if (!kept)
        return -ENOMEM;
    *kept = *a;
    call_keep(t, kept, NULL);
    return result;
}

int64_t sys_connect(struct thread *t, int fd, uint64_t addr_at, int addrlen)
{
    struct address addr;
    struct socket *full = NULL;
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    if (!err)
        err = call_address(t, addr_at, addrlen, &addr);
    if (err)
        return err;
    if (s->connect_reported) {
        s->connect_reported = false;
        err = s->error;
        s->error = 0;
        if (s->state != SOCKET_FREE)
            return -err;
        s->reset = s->peer_closed = false;
        if (err)
            return -err;
        return -ECONNABORTED; /* another call told why */
    }
    if (s->family == AF_NETLINK) /* its messages go to the kernel anyway */
        return addr.len < 2 ? -EINVAL : 0;
    bool nonblocking = s->f.flags & O_NONBLOCK;
    bool tcp = s->family != AF_UNIX && !socket_is_datagram(s);
    err = socket_connect(s, t, &addr, &full);
    if (err == -EAGAIN && full && !nonblocking)
        return keep_address(t, &addr, socket_wait(t, s, &full->changed, s->send_timeout, -ERESTARTSYS));
    if (tcp && nonblocking && addr.sa.sa_family != AF_UNSPEC && (err == 0 || err == -ECONNREFUSED)) {
        s->connect_reported = true; /* TCP hears of the outcome later, even over the loopback */
        s->error = -err;
        s->reset = s->peer_closed = err; /* refused: that is a reset */
        event_wake(&s->changed);
        return -EINPROGRESS;
    }
    return err;
}

static int64_t accept_one(struct thread *t, int listener, uint64_t addr, uint64_t addrlen, unsigned guest_flags)
{
    int err;
    unsigned flags;
    struct socket *s = fd_socket(t, listener, &err);
    if (!err && split_type(t, guest_flags, &flags) != 0)
        err = -EINVAL;
    if (!err && socket_is_datagram(s))
        err = -EOPNOTSUPP;
    if (!err && s->state != SOCKET_LISTENING)
        err = -EINVAL;
    if (err)
        return err;
    struct socket *c = s->pending;
    if (!c)
        return s->f.flags & O_NONBLOCK
                   ? -EAGAIN
                   : socket_wait(t, s, &s->changed, s->receive_timeout, -ERESTARTSYS);
    struct address name = name_of(c, &c->remote);
    if (s->family == AF_UNIX)
        name = name_of(c, c->peer ? &c->peer->local : &c->remote);
    s->pending = c->next_pending;
    s->pending_count--;
    c->next_pending = NULL;
    c->f.flags |= flags & O_NONBLOCK;
    event_wake(&s->changed);
    int fd = fd_install(t, &c->f, flags & O_CLOEXEC, 0);
    if (fd >= 0 && (err = address_put(t, addr, addrlen, &name))) {
        fd_close(t, fd);
        return err;
    }
    return fd;
}

int64_t sys_accept(struct thread *t, int fd, uint64_t addr, uint64_t addrlen)
{
    return accept_one(t, fd, addr, addrlen, 0);
}

int64_t sys_accept4(struct thread *t, int fd, uint64_t addr, uint64_t addrlen, unsigned flags)
{
    return accept_one(t, fd, addr, addrlen, flags);
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
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    if (err)
        return err;
    if (s->state != SOCKET_CONNECTED)
        return -ENOTCONN;
    struct address name = name_of(s, &s->remote);
    return addr ? address_put(t, addr, addrlen, &name) : -EFAULT;
}

int64_t sys_shutdown(struct thread *t, int fd, int guest_how)
{
    int err, how = guest_how;
    struct socket *s = fd_socket(t, fd, &err);
    if (err)
        return err;
    if (how < SHUT_RD || how > SHUT_RDWR)
        return -EINVAL;
    if (s->state == SOCKET_LISTENING && s->family != AF_UNIX && how != SHUT_WR) {
        s->state = SOCKET_FREE;
        socket_drop_pending(s);
        event_wake(&s->changed);
        return 0;
    }
    if (s->state == SOCKET_FREE)
        return -ENOTCONN;
    if (how != SHUT_RD && socket_is_stream(s))
        socket_uncork(s);
    s->shut_read |= how != SHUT_WR;
    s->shut_write |= how != SHUT_RD;
    if (s->peer && !socket_is_datagram(s)) {
        if (how != SHUT_RD)
            s->peer->peer_closed = true;
        event_wake(&s->peer->changed);
    }
    event_wake(&s->changed);
    return 0;
}

/* ---- sending --------------------------------------------------------------------------------- */

/* Everything that goes out in one call. */
struct outgoing {
    struct iov v;
    struct address to;
    struct file **files;
    unsigned file_count;
    int flags;
};

static void outgoing_free(void *data)
{
    struct outgoing *o = data;
    for (unsigned i = 0; i < o->file_count; i++)
        file_unref(o->files[i]);
    free(o->files);
    free(o);
}

/* Send it all, waiting as needed; call.s[0] is what a stream has sent so far. */
static int64_t send_out(struct thread *t, struct socket *s, struct outgoing *o)
{
    int64_t done = socket_is_stream(s) ? (int64_t)t->call.s[0] : 0, n = 0;
    bool nowait = (s->f.flags & O_NONBLOCK) || (o->flags & MSG_DONTWAIT);
    uint8_t *buf = fs_of(t)->scratch;
    if (o->flags & MSG_OOB)
        return -EOPNOTSUPP;
    if (!socket_is_stream(s) && o->v.total > FS_SCRATCH)
        return -EMSGSIZE;
    do {
        uint64_t left = o->v.total - (uint64_t)done;
        size_t want = left < FS_SCRATCH ? left : FS_SCRATCH;
        size_t ok = iov_take(t, &o->v, (uint64_t)done, buf, want);
        if (want && (!ok || (ok < want && !socket_is_stream(s))))
            return done ? done : -EFAULT;
        n = socket_send(s, t, buf, ok, &o->to, o->files, o->file_count, o->flags);
        if (n < 0)
            break;
        if (n > 0 || !socket_is_stream(s)) { /* the message has them */
            o->files = NULL;
            o->file_count = 0;
        }
        done += n;
    } while (socket_is_stream(s) && (uint64_t)done < o->v.total);
    if (n == -EAGAIN && !nowait) {
        t->call.s[0] = (uint64_t)done;
        struct socket *r = s->peer;
        int err;
        if (socket_is_datagram(s) && o->to.len)
            r = socket_receiver(s, t, &o->to, &err);
        return socket_wait(t, s, r ? &r->changed : &s->changed, s->send_timeout,
                           done ? done : -ERESTARTSYS);
    }
    if (n == -EPIPE && !done && !(o->flags & MSG_NOSIGNAL) && !socket_is_datagram(s))
        signal_send_thread(t, SIGPIPE, NULL);
    return n < 0 && !done ? n : done;
}

static int64_t send_simple(struct thread *t, int fd, uint64_t buf, uint64_t len, int flags, uint64_t to, int to_len)
{
    struct outgoing o;
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    o.to.len = 0;
    if (!err && to)
        err = call_address(t, to, to_len, &o.to);
    if (err)
        return err;
    o.files = NULL;
    o.file_count = 0;
    o.flags = flags;
    iov_one(&o.v, buf, len);
    int64_t result = send_out(t, s, &o);
    return to ? keep_address(t, &o.to, result) : result;
}

int64_t sys_send(struct thread *t, int fd, uint64_t buf, uint64_t len, unsigned flags)
{
    return send_simple(t, fd, buf, len, (int)flags, 0, 0);
}

int64_t sys_sendto(struct thread *t, int fd, uint64_t buf, uint64_t len, unsigned flags, uint64_t addr,
                   int addrlen)
{
    return send_simple(t, fd, buf, len, (int)flags, addr, addrlen);
}

/* struct msghdr: name, namelen, iov, iovlen, control, controllen, flags. */
static const char msghdr_format[] = "pIpLpLI";
enum {
    MSG_NAME,
    MSG_NAMELEN,
    MSG_IOV,
    MSG_IOVLEN,
    MSG_CONTROL,
    MSG_CONTROLLEN,
    MSG_FLAGS,
    MSG_FIELDS
};

static uint64_t align_word(const struct thread *t, uint64_t n)
{
    uint64_t w = t->p->abi->word;
    return (n + w - 1) / w * w;
}

/* The descriptors in the `bytes` bytes at p. */
static int take_rights(struct thread *t, struct outgoing *o, const uint8_t *p, size_t bytes)
{
    size_t n = bytes / 4;
    if (n > SOCKET_FILES - o->file_count)
        return -EINVAL;
    if (!o->files && !(o->files = calloc(SOCKET_FILES, sizeof *o->files)))
        return -ENOMEM;
    if (net_of(fs_of(t))->in_flight + n > t->p->rlimits[RLIMIT_NOFILE].cur && t->p->euid)
        return -ETOOMANYREFS;
    for (size_t i = 0; i < n; i++) {
        int64_t fd;
        unpack_struct(t->p->abi, false, "i", p + 4 * i, &fd);
        struct file *f = fd_file_any(t, (int)fd);
        if (!f)
            return -EBADF;
        o->files[o->file_count++] = file_ref(f);
    }
    return 0;
}

/* Control messages, already copied: struct cmsghdr (len, level, type), then the data, each aligned to a word. */
static int take_control(struct thread *t, struct socket *s, struct outgoing *o, const uint8_t *p, size_t len)
{
    const size_t head = struct_size(t, "Lii"), data = align_word(t, head);
    while (len >= head) {
        int64_t c[3];
        unpack_struct(t->p->abi, false, "Lii", p, c);
        uint64_t size = (uint64_t)c[0];
        int err = 0;
        if (size < head || size > len)
            return -EINVAL;
        if ((unsigned)c[1] == fs_abi_of(t)->sol_socket) {
            if (c[2] == SCM_RIGHTS && s->family == AF_UNIX)
                err = take_rights(t, o, p + data, size - data);
            else if (c[2] != SCM_RIGHTS && c[2] != SCM_CREDENTIALS)
                err = -EINVAL;
        }
        if (err)
            return err;
        size = align_word(t, size);
        if (size > len)
            break;
        p += size;
        len -= size;
    }
    return 0;
}

static int get_control(struct thread *t, struct socket *s, struct outgoing *o, uint64_t va, uint64_t len)
{
    if (len >= t->p->abi->word * CONTROL_WORDS)
        return -ENOBUFS;
    uint8_t *copy = malloc(len + 1);
    int err = !copy ? -ENOMEM : copy_in(t, copy, va, len);
    if (!err)
        err = take_control(t, s, o, copy, len);
    free(copy);
    return err;
}

/* The header of a message, checked as far as both directions have it in common: 0 or -errno. */
static int64_t get_msghdr(struct thread *t, uint64_t va, int64_t h[MSG_FIELDS])
{
    if (get_struct(t, va, msghdr_format, h))
        return -EFAULT;
    if (h[MSG_NAME] && (int32_t)h[MSG_NAMELEN] < 0)
        return -EINVAL;
    return (uint64_t)h[MSG_IOVLEN] > IOV_PARTS ? -EMSGSIZE : 0;
}

/* All that the message at va says, read once. */
static int64_t get_outgoing(struct thread *t, struct socket *s, struct outgoing *o, uint64_t va)
{
    const int64_t most = sizeof o->to.bytes;
    int64_t h[MSG_FIELDS], err = get_msghdr(t, va, h);
    if (!err && h[MSG_NAME])
        err = address_get(t, (uint64_t)h[MSG_NAME], (int)(h[MSG_NAMELEN] < most ? h[MSG_NAMELEN] : most), &o->to);
    if (!err)
        err = iov_get(t, &o->v, (uint64_t)h[MSG_IOV], (uint64_t)h[MSG_IOVLEN]);
    if (!err && h[MSG_CONTROL])
        err = get_control(t, s, o, (uint64_t)h[MSG_CONTROL], (uint64_t)h[MSG_CONTROLLEN]);
    return err;
}

static int64_t send_message(struct thread *t, struct socket *s, uint64_t va, int flags)
{
    struct outgoing *o = t->call.data;
    int64_t result = 0;
    if (!o) {
        if (!(o = calloc(1, sizeof *o)))
            return -ENOMEM;
        call_keep(t, o, outgoing_free);
        o->flags = flags;
        result = get_outgoing(t, s, o, va);
    }
    if (!result)
        result = send_out(t, s, o);
    if (result != SYS_BLOCK)
        call_keep(t, NULL, NULL);
    return result;
}

int64_t sys_sendmsg(struct thread *t, int fd, uint64_t msg, unsigned flags)
{
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    return err ? err : send_message(t, s, msg, (int)flags);
}

/* struct mmsghdr: a msghdr and the length that was moved. s[1] counts the messages that are done.
 */
int64_t sys_sendmmsg(struct thread *t, int fd, uint64_t msgvec, unsigned vlen, unsigned flags)
{
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    uint64_t n = vlen < IOV_PARTS ? vlen : IOV_PARTS, head = struct_size(t, msghdr_format), step = align_word(t, head + 4);
    if (err)
        return err;
    while (t->call.s[1] < n) {
        uint64_t va = msgvec + t->call.s[1] * step;
        int64_t r = send_message(t, s, va, (int)flags);
        if (r < 0)
            return t->call.s[1] && r != SYS_BLOCK ? (int64_t)t->call.s[1] : r;
        if (put_u32(t, va + head, (uint32_t)r))
            return -EFAULT;
        t->call.s[0] = 0;
        t->call.s[1]++;
    }
    return (int64_t)t->call.s[1];
}

/* ---- receiving ------------------------------------------------------------------------------- */

/* Everything that comes in in one call. */
struct incoming {
    struct received r;
    int64_t h[MSG_FIELDS];
    struct iov v;
};

static void incoming_free(void *data)
{
    struct incoming *in = data;
    received_drop(&in->r);
    free(in);
}

/* Receive into in->v; s[0]: bytes so far (MSG_WAITALL). */
static int64_t receive_in(struct thread *t, struct socket *s, struct incoming *in, int flags)
{
    const struct iov *v = &in->v;
    int64_t done = (int64_t)t->call.s[0], n = 0;
    bool nowait = (s->f.flags & O_NONBLOCK) || (flags & MSG_DONTWAIT);
    bool all = (flags & MSG_WAITALL) && socket_is_stream(s) && !(flags & MSG_PEEK);
    uint8_t *buf = fs_of(t)->scratch;
    if (flags & MSG_OOB)
        return -EINVAL;
    if (flags & MSG_ERRQUEUE)
        return -EAGAIN;
    for (;;) {
        uint64_t left = v->total - (uint64_t)done;
        size_t want = left < FS_SCRATCH ? left : FS_SCRATCH;
        size_t ok = want ? iov_writable(t, v, (uint64_t)done, want) : 0;
        if (want && !ok)
            return done ? done : -EFAULT;
        struct received part;
        n = socket_receive(s, buf, ok, flags, &part);
        if (n < 0)
            break;
        if (!done)
            in->r = part;
        else
            received_drop(&part);
        iov_put(t, v, (uint64_t)done, buf, (size_t)n);
        done += n;
        if (!n || (uint64_t)done >= v->total || !all)
            return done;
    }
    if (n == -EAGAIN && (!done || all) && !nowait) {
        t->call.s[0] = (uint64_t)done;
        return socket_wait(t, s, &s->changed, s->receive_timeout, done ? done : -ERESTARTSYS);
    }
    return done ? done : n;
}

/* A datagram's length is told in full with MSG_TRUNC. */
static int64_t told_length(const struct socket *s, const struct received *r, int flags, int64_t n)
{
    return (flags & MSG_TRUNC) && !socket_is_stream(s) && n >= 0 ? (int64_t)r->whole : n;
}

static int64_t receive_simple(struct thread *t, int fd, uint64_t buf, uint64_t len, int flags, uint64_t from, uint64_t from_len)
{
    struct incoming local, *in = t->call.data ? t->call.data : &local;
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    if (err)
        return err;
    if (in == &local) {
        in->r = (struct received){0};
        iov_one(&in->v, buf, len);
    }
    int64_t n = receive_in(t, s, in, flags);
    if (n == SYS_BLOCK && in == &local && t->call.s[0]) {
        if (!(in = malloc(sizeof *in))) {
            received_drop(&local.r);
            return -ENOMEM;
        }
        *in = local;
        call_keep(t, in, incoming_free);
    }
    if (n < 0)
        return n;
    if (from) {
        struct address none = {0};
        err = address_put(t, from, from_len,
                          s->family != AF_UNIX && socket_is_stream(s) ? &none : &in->r.from);
    }
    received_drop(&in->r);
    return err ? err : told_length(s, &in->r, flags, n);
}

int64_t sys_recv(struct thread *t, int fd, uint64_t buf, uint64_t len, unsigned flags)
{
    return receive_simple(t, fd, buf, len, (int)flags, 0, 0);
}

int64_t sys_recvfrom(struct thread *t, int fd, uint64_t buf, uint64_t len, unsigned flags, uint64_t addr,
                     uint64_t addrlen)
{
    return receive_simple(t, fd, buf, len, (int)flags, addr, addrlen);
}

/* The guest's buffer for control messages as it fills. */
struct control {
    uint64_t va, room, used;
    bool truncated;
};

static int put_control(struct thread *t, struct control *c, int type, const void *data, size_t len)
{
    size_t head = struct_size(t, "Lii");
    uint64_t at = align_word(t, head), size = at + len;
    if (c->room - c->used < head) {
        c->truncated = true;
        return 0;
    }
    if (size > c->room - c->used) {
        c->truncated = true;
        size = c->room - c->used;
        len = size - at;
    }
    if (PUT(t, c->va + c->used, "Lii", (int64_t)size, (int64_t)fs_abi_of(t)->sol_socket, type) ||
        copy_out(t, c->va + c->used + at, data, len))
        return -EFAULT;
    size = align_word(t, size);
    c->used += size < c->room - c->used ? size : c->room - c->used;
    return 0;
}

static int put_rights(struct thread *t, struct control *c, struct received *r, bool cloexec)
{
    uint8_t data[SOCKET_FILES * 4];
    size_t head = align_word(t, struct_size(t, "Lii")), n = 0;
    while (n < r->file_count && c->room - c->used >= head + 4 * (n + 1)) {
        int64_t fd = fd_install(t, file_ref(r->files[n]), cloexec, 0);
        if (fd < 0)
            break;
        pack_struct(t->p->abi, false, "i", &fd, data + 4 * n++);
    }
    c->truncated |= n < r->file_count;
    return n ? put_control(t, c, SCM_RIGHTS, data, 4 * n) : 0;
}

static int put_credentials(struct thread *t, struct control *c, const struct received *r)
{
    uint8_t data[12];
    int64_t v[3] = {r->pid, r->uid, r->gid};
    return put_control(t, c, SCM_CREDENTIALS, data, pack_struct(t->p->abi, false, "iII", v, data));
}

/* What came, apart from the bytes themselves, goes to the guest: name, control messages, and the header at va. */
static int put_incoming(struct thread *t, struct socket *s, struct incoming *in, uint64_t va, int64_t n, int flags)
{
    int64_t *h = in->h;
    struct received *r = &in->r;
    struct control c = {.va = (uint64_t)h[MSG_CONTROL], .room = h[MSG_CONTROL] ? (uint64_t)h[MSG_CONTROLLEN] : 0};
    int err = 0;
    if (s->options[SO_PASSCRED] && s->family == AF_UNIX)
        err = put_credentials(t, &c, r);
    if (!err && r->file_count)
        err = put_rights(t, &c, r, flags & MSG_CMSG_CLOEXEC);
    if (!err && h[MSG_NAME]) {
        bool named = socket_is_datagram(s) || s->family == AF_UNIX;
        int64_t full = named ? address_put_sized(t, (uint64_t)h[MSG_NAME], (uint64_t)h[MSG_NAMELEN], &r->from) : 0;
        err = full < 0 ? (int)full : 0;
        h[MSG_NAMELEN] = full;
    }
    h[MSG_CONTROLLEN] = (int64_t)c.used;
    h[MSG_FLAGS] = (c.truncated ? MSG_CTRUNC : 0) |
                   (!socket_is_stream(s) && r->whole > in->v.total ? MSG_TRUNC : 0) |
                   (s->type == SOCK_SEQPACKET && n > 0 ? MSG_EOR : 0) | (flags & MSG_CMSG_CLOEXEC);
    return err ? err : put_struct(t, va, msghdr_format, h);
}

static int64_t receive_message(struct thread *t, struct socket *s, uint64_t va, int flags)
{
    struct incoming *in = t->call.data;
    int64_t n = 0;
    if (!in) {
        if (!(in = malloc(sizeof *in)))
            return -ENOMEM;
        in->r = (struct received){0};
        call_keep(t, in, incoming_free);
        n = get_msghdr(t, va, in->h);
        if (!n)
            n = iov_get(t, &in->v, (uint64_t)in->h[MSG_IOV], (uint64_t)in->h[MSG_IOVLEN]);
    }
    if (!n)
        n = receive_in(t, s, in, flags);
    if (n >= 0) {
        int err = put_incoming(t, s, in, va, n, flags);
        n = err ? err : told_length(s, &in->r, flags, n);
    }
    if (n != SYS_BLOCK)
        call_keep(t, NULL, NULL);
    return n;
}

int64_t sys_recvmsg(struct thread *t, int fd, uint64_t msg, unsigned flags)
{
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    return err ? err : receive_message(t, s, msg, (int)flags);
}

/* s[1]: messages done; s[2]: the deadline. */
int64_t sys_recvmmsg(struct thread *t, int fd, uint64_t msgvec, unsigned vlen, unsigned guest_flags, uint64_t timeout)
{
    int err, flags = (int)guest_flags;
    int64_t ns = -1;
    struct socket *s = fd_socket(t, fd, &err);
    uint64_t n = vlen < IOV_PARTS ? vlen : IOV_PARTS, head = struct_size(t, msghdr_format), step = align_word(t, head + 4);
    if (!err && timeout && !t->call.s[2])
        err = get_timespec(t, timeout, &ns);
    if (err)
        return err;
    if (ns >= 0)
        t->call.s[2] = kernel_deadline_monotonic(t->k, kernel_monotonic_ns(t->k) + (uint64_t)ns);
    while (t->call.s[1] < n) {
        uint64_t va = msgvec + t->call.s[1] * step;
        bool nowait = (flags & MSG_WAITFORONE) && t->call.s[1];
        int64_t r =
            receive_message(t, s, va, (flags & ~MSG_WAITFORONE) | (nowait ? MSG_DONTWAIT : 0));
        if (r < 0)
            return t->call.s[1] && r != SYS_BLOCK ? (int64_t)t->call.s[1] : r;
        if (put_u32(t, va + head, (uint32_t)r))
            return -EFAULT;
        t->call.s[0] = 0;
        t->call.s[1]++;
        if (t->call.s[2] && t->k->clock.now >= t->call.s[2])
            break; /* Linux looks at the time only between messages */
    }
    return (int64_t)t->call.s[1];
}
