/* recv, recvfrom, recvmsg, recvmmsg. */
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/net/sock.h"
#include "emu/kernel/net/sockcalls.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/rw.h"
#include "emu/mem/charge.h"

#include <stdlib.h>
#include <string.h>

/* The data and control messages received in one call. */
struct incoming {
    struct received r;
    int64_t h[MSG_FIELDS];
    struct iov v;
};

static void incoming_free(void *data)
{
    struct incoming *in = data;
    received_drop(&in->r);
    mem_free(in);
}

/* Receives a message for which the memory is missing: it is lost. Returns -errno. */
static int64_t discard_message(struct socket *s, int flags)
{
    struct received r;
    int64_t n = socket_receive(s, NULL, 0, flags, &r);
    received_drop(&r);
    return n < 0 ? n : -EFAULT;
}

/* Receives into in->v; s[0]: bytes so far (MSG_WAITALL). */
static int64_t receive_in(struct thread *t, struct socket *s, struct incoming *in, int flags)
{
    const struct iov *v = &in->v;
    int64_t done = (int64_t)t->call.s[0], n = 0;
    bool nowait = (s->f.flags & O_NONBLOCK) || (flags & MSG_DONTWAIT);
    bool all = (flags & MSG_WAITALL) && socket_is_stream(s) && !(flags & (MSG_PEEK | MSG_OOB));
    uint8_t *buf = fs_of(t)->scratch;
    if (flags & MSG_ERRQUEUE)
        return -EAGAIN;
    for (;;) {
        uint64_t left = v->total - (uint64_t)done;
        size_t want = left < FS_SCRATCH ? left : FS_SCRATCH;
        size_t ok = want ? iov_writable(t, v, (uint64_t)done, want) : 0;
        struct received part;
        if (ok < want && socket_is_stream(s) && !(ok = socket_reachable(s, want, ok)))
            return done ? done : -EFAULT;
        if (ok < want && !socket_is_stream(s) && (!s->first || s->first->len > ok)) {
            n = discard_message(s, flags);
            break;
        }
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

/* Returns a call's result: with MSG_TRUNC a datagram's full length. */
static int64_t result_length(const struct socket *s, const struct received *r, int flags, int64_t n)
{
    return (flags & MSG_TRUNC) && !socket_is_stream(s) && n >= 0 ? (int64_t)r->whole : n;
}

int64_t sys_recvfrom(struct thread *t, int fd, uint64_t buf, uint64_t len, unsigned flags, uint64_t from, uint64_t from_len)
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
    int64_t n = receive_in(t, s, in, (int)flags);
    if (n == SYS_BLOCK && in == &local && t->call.s[0]) {
        if (!(in = mem_new(t->k->memory, sizeof *in))) {
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
        err = address_put(t, from, from_len, s->family != AF_UNIX && socket_is_stream(s) ? &none : &in->r.from);
    }
    received_drop(&in->r);
    return err ? err : result_length(s, &in->r, (int)flags, n);
}

int64_t socket_read_iov(struct thread *t, struct file *f, const struct iov *v, bool nowait)
{
    struct incoming in = {.v = *v};
    if (!v->total)
        return 0;
    int64_t n = receive_in(t, file_socket(f), &in, nowait ? MSG_DONTWAIT : 0);
    received_drop(&in.r);
    return n;
}

/* The guest's control message buffer, and how much is used. */
struct control {
    uint64_t va, room, used;
    bool truncated;
    bool rights_only; /* MSG_RIGHTS_ONLY */
};

static int put_control(struct thread *t, struct control *c, int type, const void *data, size_t len)
{
    size_t head = struct_size(t, control_head(t));
    uint64_t at = align_control(t, head), size = at + len;
    if (c->room - c->used < head) {
        c->truncated = true;
        return 0;
    }
    if (size > c->room - c->used) {
        c->truncated = true;
        size = c->room - c->used;
        len = size - at;
    }
    if (PUT(t, c->va + c->used, control_head(t), (int64_t)size, (int64_t)fs_abi_of(t)->sol_socket, type) ||
        copy_out(t, c->va + c->used + at, data, len))
        return -EFAULT;
    size = align_control(t, size);
    c->used += size < c->room - c->used ? size : c->room - c->used;
    return 0;
}

static int put_rights(struct thread *t, struct control *c, struct received *r, bool cloexec)
{
    uint8_t data[SOCKET_FILES * 4];
    size_t head = c->rights_only ? 0 : align_control(t, struct_size(t, control_head(t))), n = 0;
    while (n < r->file_count && c->room - c->used >= head + 4 * (n + 1)) {
        int64_t fd = fd_install(t, file_ref(r->files[n]), cloexec, 0);
        if (fd < 0)
            break;
        pack_struct(t->p->abi, false, "i", &fd, data + 4 * n++);
    }
    c->truncated |= n < r->file_count;
    if (c->rights_only) {
        c->used = 4 * n;
        return copy_out(t, c->va, data, 4 * n);
    }
    return n ? put_control(t, c, scm_rights(t), data, 4 * n) : 0;
}

static int put_credentials(struct thread *t, struct control *c, const struct received *r)
{
    uint8_t data[12];
    int64_t v[3] = {r->pid, r->uid, r->gid};
    return put_control(t, c, SCM_CREDENTIALS, data, pack_struct(t->p->abi, false, "iII", v, data));
}

/* Writes the name, the control messages, and the header at va to the guest. */
static int put_incoming(struct thread *t, struct socket *s, struct incoming *in, uint64_t va, int64_t n, int flags)
{
    int64_t *h = in->h;
    struct received *r = &in->r;
    const uint64_t room = h[MSG_CONTROL] ? (uint64_t)h[MSG_CONTROLLEN] : 0;
    struct control c = {.va = (uint64_t)h[MSG_CONTROL], .room = room, .rights_only = flags & MSG_RIGHTS_ONLY};
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
    h[MSG_FLAGS] = (c.truncated ? MSG_CTRUNC : 0) | (!socket_is_stream(s) && r->whole > in->v.total ? MSG_TRUNC : 0) |
                   (s->type == SOCK_SEQPACKET && n > 0 ? MSG_EOR : 0) | (r->urgent ? MSG_OOB : 0) | (flags & MSG_CMSG_CLOEXEC);
    return err ? err : put_msghdr(t, va, flags, h);
}

static int64_t receive_message(struct thread *t, struct socket *s, uint64_t va, int flags)
{
    struct incoming *in = t->call.data;
    int64_t n = 0;
    if (!in) {
        if (!(in = mem_new(t->k->memory, sizeof *in)))
            return -ENOMEM;
        in->r = (struct received){0};
        call_keep(t, in, incoming_free);
        n = get_msghdr(t, va, flags, in->h);
        if (!n)
            n = iov_get(t, &in->v, (uint64_t)in->h[MSG_IOV], (uint64_t)in->h[MSG_IOVLEN]);
    }
    if (!n)
        n = receive_in(t, s, in, flags);
    if (n >= 0) {
        int err = put_incoming(t, s, in, va, n, flags);
        n = err ? err : result_length(s, &in->r, flags, n);
    }
    if (n != SYS_BLOCK)
        call_keep(t, NULL, NULL);
    return n;
}

static int64_t receive_by(struct thread *t, int fd, uint64_t msg, unsigned flags)
{
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    return err ? err : receive_message(t, s, msg, (int)flags);
}

int64_t sys_recvmsg(struct thread *t, int fd, uint64_t msg, unsigned flags)
{
    return receive_by(t, fd, msg, flags & ~MSG_RIGHTS_ONLY);
}

int64_t recvmsg_rights(struct thread *t, int fd, uint64_t msg, unsigned flags)
{
    return receive_by(t, fd, msg, flags | MSG_RIGHTS_ONLY);
}

/* s[1]: messages received; s[2]: the deadline. */
int64_t sys_recvmmsg(struct thread *t, int fd, uint64_t msgvec, unsigned vlen, unsigned guest_flags, uint64_t timeout)
{
    int err, flags = (int)(guest_flags & ~MSG_RIGHTS_ONLY);
    int64_t ns = -1;
    struct socket *s = fd_socket(t, fd, &err);
    uint64_t n = vlen < IOV_PARTS ? vlen : IOV_PARTS, head = struct_size(t, MSGHDR), step = align_word(t, head + 4);
    if (!err && timeout && !t->call.s[2])
        err = get_timespec(t, timeout, &ns);
    if (err)
        return err;
    if (ns >= 0)
        t->call.s[2] = kernel_deadline_monotonic(t->k, kernel_monotonic_ns(t->k) + (uint64_t)ns);
    while (t->call.s[1] < n) {
        uint64_t va = msgvec + t->call.s[1] * step;
        bool nowait = (flags & MSG_WAITFORONE) && t->call.s[1];
        int64_t r = receive_message(t, s, va, (flags & ~MSG_WAITFORONE) | (nowait ? MSG_DONTWAIT : 0));
        if (r < 0)
            return t->call.s[1] && r != SYS_BLOCK ? (int64_t)t->call.s[1] : r;
        if (put_u32(t, va + head, (uint32_t)r))
            return -EFAULT;
        t->call.s[0] = 0;
        t->call.s[1]++;
        if (t->call.s[2] && t->k->clock.now >= t->call.s[2])
            break; /* Linux checks the time only between messages (recvmmsg(2)) */
    }
    return (int64_t)t->call.s[1];
}
