/* send, sendto, sendmsg, sendmmsg. */
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

#define FAULT_PIECE   32768 /* a stream takes such pieces of its data whole, if a later one cannot be read */
#define CONTROL_WORDS 2304u /* net.core.optmem_max, in words of the ABI */

/* The data and control messages of one call. */
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
    mem_free(o->files);
    mem_free(o);
}

/* Sends all of it, blocking as needed; call.s[0]: bytes that a stream has sent so far. */
static int64_t send_out(struct thread *t, struct socket *s, struct outgoing *o)
{
    int64_t done = socket_is_stream(s) ? (int64_t)t->call.s[0] : 0, n = 0;
    bool nowait = (s->f.flags & O_NONBLOCK) || (o->flags & MSG_DONTWAIT);
    uint8_t *buf = fs_of(t)->scratch;
    if (!socket_is_stream(s) && o->v.total > FS_SCRATCH) {
        n = socket_send_refusal(s, t, o->v.total, &o->to, o->flags);
        return n ? n : -EMSGSIZE;
    }
    do {
        uint64_t left = o->v.total - (uint64_t)done;
        size_t want = left < FS_SCRATCH ? left : FS_SCRATCH;
        size_t ok = iov_take(t, &o->v, (uint64_t)done, buf, want);
        if (ok < want)
            ok = socket_is_stream(s) ? ok - ok % FAULT_PIECE : 0;
        if (want && !ok) {
            n = socket_send_refusal(s, t, o->v.total, &o->to, o->flags);
            n = n ? n : -EFAULT;
            break;
        }
        const int flags = (uint64_t)done + ok < o->v.total ? o->flags & ~MSG_OOB : o->flags; /* the last byte is the urgent one */
        n = socket_send(s, t, buf, ok, &o->to, o->files, o->file_count, flags);
        if (n < 0)
            break;
        if (n > 0 || !socket_is_stream(s)) { /* the message owns them */
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
        return socket_wait(t, s, r ? &r->changed : &s->changed, s->send_timeout, done ? done : -ERESTARTSYS);
    }
    if (n == -EPIPE && !done && !(o->flags & MSG_NOSIGNAL) && socket_is_stream(s))
        signal_send_thread(t, SIGPIPE, NULL);
    return n < 0 && !done ? n : done;
}

int64_t sys_sendto(struct thread *t, int fd, uint64_t buf, uint64_t len, unsigned flags, uint64_t to, int to_len)
{
    struct outgoing o;
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    o.to.len = 0;
    if (!err && to)
        err = call_address(t, to, to_len, &o.to);
    if (err)
        return err;
    if (to && !to_len && s->family != AF_UNIX && socket_is_datagram(s))
        o.to.len = 1; /* is too short, unlike in a message */
    o.files = NULL;
    o.file_count = 0;
    o.flags = (int)flags;
    iov_one(&o.v, buf, len);
    int64_t result = send_out(t, s, &o);
    return to ? keep_address(t, &o.to, result) : result;
}

int64_t socket_write_iov(struct thread *t, struct file *f, const struct iov *v, bool nowait)
{
    struct outgoing o = {.v = *v, .flags = nowait ? MSG_DONTWAIT : 0};
    return send_out(t, file_socket(f), &o);
}

/* Collects the descriptors in the `bytes` bytes at p. */
static int take_rights(struct thread *t, struct outgoing *o, const uint8_t *p, size_t bytes)
{
    size_t n = bytes / 4;
    if (n > SOCKET_FILES - o->file_count)
        return -EINVAL;
    if (!o->files && !(o->files = mem_new(t->k->memory, SOCKET_FILES * sizeof *o->files)))
        return -ENOMEM;
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

/* Handles control messages, already copied: struct cmsghdr (len, level, type), then the data, each aligned to a word. */
static int take_control(struct thread *t, struct socket *s, struct outgoing *o, const uint8_t *p, size_t len)
{
    const size_t head = struct_size(t, control_head(t)), data = align_control(t, head);
    while (len >= head) {
        int64_t c[3];
        unpack_struct(t->p->abi, false, control_head(t), p, c);
        uint64_t size = (uint64_t)c[0];
        int err = 0;
        if (size < head || size > len)
            return -EINVAL;
        if ((unsigned)c[1] == fs_abi_of(t)->sol_socket) {
            if (c[2] == scm_rights(t) && s->family == AF_UNIX)
                err = take_rights(t, o, p + data, size - data);
            else if (c[2] == SCM_CREDENTIALS && s->family == AF_UNIX)
                err = size == data + sizeof(struct ucred) ? 0 : -EINVAL;
            else if (c[2] != scm_rights(t) && c[2] != SCM_CREDENTIALS)
                err = -EINVAL;
        }
        if (err)
            return err;
        size = align_control(t, size);
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
        err = !(o->flags & MSG_RIGHTS_ONLY) ? take_control(t, s, o, copy, len) : s->family == AF_UNIX ? take_rights(t, o, copy, len) : 0;
    if (!err && o->file_count && rights_are_too_many(t))
        err = -ETOOMANYREFS;
    free(copy);
    return err;
}

/* Reads everything of the message at va once. */
static int64_t get_outgoing(struct thread *t, struct socket *s, struct outgoing *o, uint64_t va)
{
    const int64_t most = sizeof o->to.bytes;
    int64_t h[MSG_FIELDS], err = get_msghdr(t, va, o->flags, h);
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
        if (!(o = mem_new(t->k->memory, sizeof *o)))
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

static int64_t send_by(struct thread *t, int fd, uint64_t msg, unsigned flags)
{
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    return err ? err : send_message(t, s, msg, (int)flags);
}

int64_t sys_sendmsg(struct thread *t, int fd, uint64_t msg, unsigned flags)
{
    return send_by(t, fd, msg, flags & ~MSG_RIGHTS_ONLY);
}

int64_t sendmsg_rights(struct thread *t, int fd, uint64_t msg, unsigned flags)
{
    return send_by(t, fd, msg, flags | MSG_RIGHTS_ONLY);
}

/* struct mmsghdr: a msghdr and the number of bytes sent. s[1] counts the messages sent. */
int64_t sys_sendmmsg(struct thread *t, int fd, uint64_t msgvec, unsigned vlen, unsigned flags)
{
    int err;
    struct socket *s = fd_socket(t, fd, &err);
    uint64_t n = vlen < IOV_PARTS ? vlen : IOV_PARTS, head = struct_size(t, MSGHDR), step = align_word(t, head + 4);
    if (err)
        return err;
    while (t->call.s[1] < n) {
        uint64_t va = msgvec + t->call.s[1] * step;
        int64_t r = send_message(t, s, va, (int)(flags & ~MSG_RIGHTS_ONLY));
        if (r < 0)
            return t->call.s[1] && r != SYS_BLOCK ? (int64_t)t->call.s[1] : r;
        if (put_u32(t, va + head, (uint32_t)r))
            return -EFAULT;
        t->call.s[0] = 0;
        t->call.s[1]++;
    }
    return (int64_t)t->call.s[1];
}
