/* Socket objects: life, receive queue, readiness; read and write as recv and send. */
#include "emu/kernel/fs/sock.h"

#include <stdlib.h>
#include <string.h>

static const struct file_ops socket_ops;

struct socket *file_socket(struct file *f)
{
    return f->ops == &socket_ops ? (struct socket *)f : NULL;
}

struct socket *socket_new(struct thread *t, int family, int type, int protocol, unsigned file_flags)
{
    struct fs_machine *m = fs_of(t);
    struct socket *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    file_init(&s->f, m, &socket_ops, O_RDWR | (file_flags & O_NONBLOCK));
    s->f.ino = ++m->next_ino;
    s->family = family;
    s->type = type;
    s->protocol = protocol;
    s->options[SO_SNDBUF] = s->options[SO_RCVBUF] = SOCKET_BUFFER;
    s->pid = t->p->pid;
    s->uid = t->p->euid;
    s->gid = t->p->egid;
    return s;
}

/* ---- messages -------------------------------------------------------------------------------- */

static void message_free(struct message *m)
{
    for (unsigned i = 0; i < m->file_count; i++)
        file_unref(m->files[i]);
    free(m->files);
    free(m);
}

int message_send(struct socket *from, struct socket *to, const void *data, size_t len,
                 struct file **files, unsigned count, struct thread *t)
{
    struct message *m = malloc(sizeof *m + len);
    if (!m)
        return -ENOBUFS;
    *m = (struct message){.len = len,
                          .from = socket_source(from, to),
                          .files = files,
                          .file_count = count,
                          .pid = t ? t->p->pid : 0,
                          .uid = t ? t->p->euid : 0,
                          .gid = t ? t->p->egid : 0};
    memcpy(m->data, data, len);
    to->last ? (to->last->next = m) : (to->first = m);
    to->last = m;
    to->queued += len;
    event_wake_in(&to->changed);
    return 0;
}

void received_drop(struct received *r)
{
    for (unsigned i = 0; i < r->file_count; i++)
        file_unref(r->files[i]);
    free(r->files);
    r->files = NULL;
    r->file_count = 0;
}

static void drop_messages(struct socket *s)
{
    while (s->first) {
        struct message *m = s->first;
        s->first = m->next;
        message_free(m);
    }
    s->last = NULL;
    s->queued = 0;
}

int64_t socket_readable_bytes(const struct socket *s)
{
    if (s->state == SOCKET_LISTENING)
        return -EINVAL;
    if (!socket_is_stream(s))
        return s->first ? (int64_t)s->first->len : 0;
    return (int64_t)s->queued;
}

/* ---- end of life ----------------------------------------------------------------------------- */

/* The other end is told: end of file, or a reset when something was left unread or SO_LINGER does not wait. */
static void leave_peer(struct socket *s)
{
    struct socket *p = s->peer;
    if (!p)
        return;
    s->peer = NULL;
    if (p->peer != s)
        return;
    p->peer = NULL;
    if (!socket_is_datagram(s)) {
        p->peer_closed = true;
        p->state = SOCKET_DISCONNECTED;
        if (s->first || (s->family != AF_UNIX && s->linger_on && !s->linger)) {
            p->error = ECONNRESET;
            p->reset = true;
        }
    } else if (s->family == AF_UNIX) {
        p->peer_closed = true;
    }
    event_wake(&p->changed);
}

static void drop_pending(struct socket *s)
{
    while (s->pending) {
        struct socket *c = s->pending;
        s->pending = c->next_pending;
        if (c->peer) {
            c->peer->error = ECONNRESET;
            c->peer->reset = true;
        }
        file_unref(&c->f);
    }
}

/* Nobody may go on believing that it is connected to s. */
static void forget(struct socket *s)
{
    for (struct socket *b = net_of(s->f.m)->bound; b; b = b->next_bound) {
        if (b->peer == s) {
            b->peer = NULL;
            b->peer_closed = true;
            event_wake(&b->changed);
        }
    }
}

static void socket_release(struct file *f)
{
    struct socket *s = (struct socket *)f;
    leave_peer(s);
    drop_pending(s);
    if (s->bound)
        socket_unbind(s);
    forget(s);
    drop_messages(s);
    event_queue_fini(&s->changed);
    free(s);
}

/* ---- readiness ------------------------------------------------------------------------------- */

static bool at_end(const struct socket *s)
{
    return s->shut_read || s->peer_closed || s->state == SOCKET_DISCONNECTED;
}

/* Nothing can be sent any more. A closed peer tells TCP only that nothing will come. */
static bool sending_ended(const struct socket *s)
{
    if (s->shut_write || s->reset)
        return true;
    return s->family == AF_UNIX &&
           (s->state == SOCKET_DISCONNECTED || (s->peer && s->peer->shut_read));
}

static unsigned socket_poll(struct file *f, struct poller *p)
{
    struct socket *s = (struct socket *)f;
    unsigned ready = 0;
    poll_on(p, &s->changed);
    if (s->error)
        ready |= POLLERR;
    if (s->state == SOCKET_LISTENING)
        return ready | (s->pending ? POLLIN | POLLRDNORM : 0);
    if (s->first || (at_end(s) && (!socket_is_datagram(s) || s->shut_read)))
        ready |= POLLIN | POLLRDNORM;
    if (!socket_is_datagram(s)) {
        if (at_end(s))
            ready |= POLLRDHUP;
        if ((at_end(s) && sending_ended(s)) || s->state == SOCKET_FREE)
            ready |= POLLHUP;
    }
    bool room = true;
    if (s->peer) {
        room = s->peer->queued < s->peer->options[SO_RCVBUF];
        if (!room)
            poll_on(p, &s->peer->changed);
    }
    if (room || s->shut_write)
        ready |= POLLOUT | POLLWRNORM;
    if (!socket_is_datagram(s) && s->state == SOCKET_FREE && !s->error && s->family != AF_UNIX)
        ready |= POLLOUT | POLLWRNORM;
    return ready;
}

static int socket_stat(struct file *f, struct fs_stat *out)
{
    *out = (struct fs_stat){
        .dev = 8, .ino = f->ino, .mode = S_IFSOCK | 0777, .nlink = 1, .blksize = 4096};
    return 0;
}

static int64_t socket_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    struct received r;
    if (offset >= 0)
        return -ESPIPE;
    int64_t n = socket_receive((struct socket *)f, buf, len, 0, &r);
    received_drop(&r);
    return n;
}

static int64_t socket_write(struct file *f, const void *buf, size_t len, int64_t offset)
{
    return offset >= 0 ? -ESPIPE
                       : socket_send((struct socket *)f, f->m->k->current, buf, len, NULL, NULL, 0);
}

/* Messages are copied whole, as Linux does with its buffers. */
static size_t socket_reachable(struct file *f, bool write, size_t len, size_t ok)
{
    const struct socket *s = (struct socket *)f;
    size_t done = 0;
    if (write)
        return 0;
    if (!s->first)
        return len;
    for (const struct message *m = s->first; m && done < len; m = m->next) {
        size_t n = m->len - m->taken < len - done ? m->len - m->taken : len - done;
        if (n > ok - done)
            break;
        done += n;
        if (!socket_is_stream(s))
            break;
    }
    return done;
}

static const struct file_ops socket_ops = {
    .name = "socket",
    .release = socket_release,
    .read = socket_read,
    .write = socket_write,
    .reachable = socket_reachable,
    .poll = socket_poll,
    .stat = socket_stat,
    .ioctl = socket_ioctl,
    .stream = true,
};

/* ---- receiving ------------------------------------------------------------------------------- */

static void unlink_first(struct socket *s)
{
    struct message *m = s->first;
    s->first = m->next;
    if (!s->first)
        s->last = NULL;
    s->queued -= m->len - m->taken;
    m->next = NULL;
}

/* The files and the sender's identity of m go to the caller. */
static void take_extras(struct message *m, struct received *r, bool peek)
{
    r->from = m->from;
    r->pid = m->pid;
    r->uid = m->uid;
    r->gid = m->gid;
    if (!m->file_count || r->file_count)
        return;
    r->file_count = m->file_count;
    r->files = malloc(m->file_count * sizeof *r->files);
    for (unsigned i = 0; r->files && i < m->file_count; i++)
        r->files[i] = file_ref(m->files[i]);
    if (!peek) {
        for (unsigned i = 0; i < m->file_count; i++)
            file_unref(m->files[i]);
        free(m->files);
        m->files = NULL;
        m->file_count = 0;
    }
}

static int64_t receive_stream(struct socket *s, uint8_t *buf, size_t len, bool peek,
                              struct received *r)
{
    size_t done = 0;
    struct message *m = s->first;
    while (m && done < len) {
        if (m->file_count && done)
            break; /* passed descriptors stand at the beginning of a read */
        bool had_files = m->file_count;
        take_extras(m, r, peek);
        size_t n = m->len - m->taken < len - done ? m->len - m->taken : len - done;
        memcpy(buf + done, m->data + m->taken, n);
        done += n;
        struct message *next = m->next;
        if (!peek) {
            m->taken += n;
            s->queued -= n;
            if (m->taken == m->len) {
                unlink_first(s);
                message_free(m);
            }
        }
        m = next;
        if (had_files)
            break; /* nor does a read go on over them */
    }
    return (int64_t)done;
}

static int64_t receive_message(struct socket *s, uint8_t *buf, size_t len, bool peek,
                               struct received *r)
{
    struct message *m = s->first;
    size_t n = m->len < len ? m->len : len;
    memcpy(buf, m->data, n);
    r->whole = m->len;
    take_extras(m, r, peek);
    if (!peek) {
        unlink_first(s);
        message_free(m);
    }
    return (int64_t)n;
}

int64_t socket_receive(struct socket *s, void *buf, size_t len, int flags, struct received *r)
{
    *r = (struct received){0};
    if (s->state == SOCKET_LISTENING)
        return -EINVAL;
    if (!s->first || (socket_is_stream(s) && !len)) {
        if (s->error) {
            int err = s->error;
            s->error = 0;
            return -err;
        }
        if (socket_is_stream(s) && !len && s->first)
            return 0;
        if (!socket_is_datagram(s) && s->state == SOCKET_FREE && !s->peer_closed)
            return s->family == AF_UNIX ? -EINVAL : -ENOTCONN;
        if (at_end(s) && (!socket_is_datagram(s) || s->shut_read))
            return 0;
        return -EAGAIN;
    }
    bool peek = flags & MSG_PEEK;
    int64_t n = socket_is_stream(s) ? receive_stream(s, buf, len, peek, r)
                                    : receive_message(s, buf, len, peek, r);
    if (!peek) {
        event_wake_out(&s->changed); /* senders of datagrams wait here */
        if (s->peer)
            event_wake_out(&s->peer->changed);
    }
    return n;
}

/* ---- sending --------------------------------------------------------------------------------- */

static int64_t send_stream(struct socket *s, struct thread *t, const void *buf, size_t len,
                           struct file **files, unsigned count)
{
    if (s->reset && s->error) {
        int err = s->error;
        s->error = 0;
        return -err;
    }
    if (s->shut_write)
        return -EPIPE;
    if (!s->peer) {
        if (s->state == SOCKET_FREE && !s->peer_closed)
            return s->family == AF_UNIX ? -ENOTCONN : -EPIPE;
        if (s->family != AF_UNIX && !s->reset) {
            s->reset = true; /* TCP hears of the closed peer by the answer to this */
            return (int64_t)len;
        }
        return -EPIPE;
    }
    if (s->peer->shut_read && s->family == AF_UNIX)
        return -EPIPE;
    struct socket *p = s->peer;
    size_t limit = p->options[SO_RCVBUF], room = p->queued < limit ? limit - p->queued : 0;
    if (len && !room)
        return -EAGAIN;
    if (!socket_is_stream(s)) { /* seqpacket: all or nothing */
        if (len > limit)
            return -EMSGSIZE;
        if (len > room)
            return -EAGAIN;
    }
    size_t n = len < room ? len : room;
    if (!n && socket_is_stream(s))
        return 0;
    int err = message_send(s, p, buf, n, files, count, t);
    return err ? err : (int64_t)n;
}

static int64_t send_datagram(struct socket *s, struct thread *t, const void *buf, size_t len,
                             const struct address *to, struct file **files, unsigned count)
{
    int err = s->error;
    s->error = 0;
    if (err)
        return -err;
    if (s->shut_write)
        return -EPIPE;
    if (len > (s->family == AF_UNIX ? SOCKET_BUFFER : 65507))
        return -EMSGSIZE;
    struct socket *r = s->peer;
    if (!r || (to && to->len)) {
        if (!(to && to->len) && !s->remote.len)
            return s->family == AF_UNIX ? (s->peer_closed ? -ECONNREFUSED : -ENOTCONN)
                                        : -EDESTADDRREQ;
        r = socket_receiver(s, t, to && to->len ? to : &s->remote, &err);
        if (!r && err == -ECONNREFUSED && s->family != AF_UNIX) {
            if (s->remote.len && !(to && to->len))
                s->error = ECONNREFUSED; /* what the ICMP answer does: the next call hears of it */
            return (int64_t)len;
        }
        if (!r)
            return err;
    }
    if (s->family != AF_UNIX && (err = socket_autobind(s)))
        return err;
    if (r->queued + len > r->options[SO_RCVBUF] && r->queued)
        return s->family == AF_UNIX ? -EAGAIN : (int64_t)len; /* UDP loses it */
    err = message_send(s, r, buf, len, files, count, t);
    return err ? err : (int64_t)len;
}

int64_t socket_send(struct socket *s, struct thread *t, const void *buf, size_t len,
                    const struct address *to, struct file **files, unsigned count)
{
    if (s->family == AF_NETLINK)
        return -EOPNOTSUPP;
    if (s->state == SOCKET_LISTENING)
        return s->family == AF_UNIX ? -ENOTCONN : -EPIPE;
    if (socket_is_datagram(s))
        return send_datagram(s, t, buf, len, to, files, count);
    if (to && to->len && s->family == AF_UNIX)
        return s->state == SOCKET_CONNECTED ? -EISCONN : -EOPNOTSUPP;
    return send_stream(s, t, buf, len, files, count);
}
