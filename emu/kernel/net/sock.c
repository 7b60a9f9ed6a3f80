/* Socket objects: creation and release, receive queue, readiness; read and write as recv and send. */
#include "emu/kernel/net/sock.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define MESSAGE_OVERHEAD      768 /* Linux's accounting of a message besides its data */
#define DATAGRAMS_UNCONNECTED 10  /* net.unix.max_dgram_qlen */

static const struct file_ops socket_ops;

struct socket *file_socket(struct file *f)
{
    return f->ops == &socket_ops ? (struct socket *)f : NULL;
}

struct socket *socket_new(struct thread *t, int family, int type, int protocol, unsigned file_flags)
{
    struct fs_machine *m = fs_of(t);
    struct socket *s = mem_new(m->k->memory, sizeof *s);
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
    s->own = (struct fs_stat){
        .dev = 8, .ino = s->f.ino, .mode = S_IFSOCK | 0777, .uid = t->p->fsuid, .gid = t->p->fsgid, .nlink = 1, .blksize = 4096};
    struct net *n = net_of(m);
    s->next = n->all;
    if (s->next)
        s->next->link = &s->next;
    s->link = &n->all;
    n->all = s;
    return s;
}

/* ---- messages -------------------------------------------------------------------------------- */

static void message_free(struct message *m)
{
    if (m->file_count)
        rights_land(m->files[0]->m->net, m);
    for (unsigned i = 0; i < m->file_count; i++)
        file_unref(m->files[i]);
    mem_free(m->files);
    mem_free(m);
}

enum { OVERFLOW_ID = 65534 }; /* instead of a user or group without a number */

int message_send(struct socket *from, struct socket *to, const void *data, size_t len, struct file **files, unsigned count,
                 struct thread *t)
{
    struct mem_account *memory = to->f.m->k->memory;
    struct message *m = mem_new_unset(memory, sizeof *m + len);
    if (!m)
        return -ENOBUFS;
    bool named = t && (to->options[SO_PASSCRED] || from->options[SO_PASSCRED]);
    *m = (struct message){.len = len,
                          .from = socket_source(from, to),
                          .files = files,
                          .file_count = count,
                          .pid = named ? t->p->pid : 0,
                          .uid = named ? t->p->uid : OVERFLOW_ID,
                          .gid = named ? t->p->gid : OVERFLOW_ID};
    memcpy(m->data, data, len);
    to->last ? (to->last->next = m) : (to->first = m);
    to->last = m;
    to->queued += len;
    to->messages++;
    rights_fly(to->f.m->net, m, t ? t->p->uid : 0);
    event_wake_in(&to->changed);
    return 0;
}

static bool holds(const struct socket *s, size_t limit)
{
    size_t kept = s->protocol == IPPROTO_TCP ? 0 : (size_t)s->messages * MESSAGE_OVERHEAD;
    return s->queued + kept >= limit;
}

bool socket_is_full(const struct socket *s)
{
    return holds(s, s->options[SO_RCVBUF]);
}

/* The bytes from s that r's queue takes: AF_UNIX has only the sender's limit. */
static size_t send_limit(const struct socket *s, const struct socket *r)
{
    return s->family == AF_UNIX ? s->options[SO_SNDBUF] : r->options[SO_RCVBUF];
}

void received_drop(struct received *r)
{
    for (unsigned i = 0; i < r->file_count; i++)
        file_unref(r->files[i]);
    mem_free(r->files);
    r->files = NULL;
    r->file_count = 0;
}

static void unlink_first(struct socket *s)
{
    struct message *m = s->first;
    s->first = m->next;
    if (!s->first)
        s->last = NULL;
    if (m == s->urgent) {
        s->urgent = NULL;
        s->urgent_taken = false;
    }
    s->queued -= m->len - m->taken;
    s->messages--;
    m->next = NULL;
}

void socket_drop_first(struct socket *s)
{
    struct message *m = s->first;
    unlink_first(s);
    message_free(m);
}

void socket_drop_messages(struct socket *s)
{
    if (!s->first)
        return;
    while (s->first)
        socket_drop_first(s);
    for (struct socket *b = s->followers; b; b = b->next_follower)
        event_wake_out(&b->changed);
}

static int64_t socket_readable(struct file *f)
{
    const struct socket *s = (const struct socket *)f;
    if (s->state == SOCKET_LISTENING)
        return -EINVAL;
    if (socket_is_datagram(s))
        return s->first ? (int64_t)s->first->len : 0;
    return (int64_t)urgent_readable(s);
}

/* ---- release --------------------------------------------------------------------------------- */

void socket_drop_pending(struct socket *s)
{
    while (s->pending) {
        struct socket *c = s->pending;
        s->pending = c->next_pending;
        s->pending_count--;
        socket_disconnect(c, true);
        file_unref(&c->f);
    }
}

/* The peer sees end of file, or a reset if unread data remained or SO_LINGER has a time of 0. */
static void socket_release(struct file *f)
{
    struct socket *s = (struct socket *)f;
    const bool unread = s->first;
    if (s->peer && socket_is_stream(s))
        socket_uncork(s);
    socket_drop_messages(s);
    socket_disconnect(s, unread || (s->family != AF_UNIX && s->linger_on && !s->linger));
    socket_drop_pending(s);
    if (s->bound)
        socket_unbind(s);
    socket_cork_drop(s);
    *s->link = s->next;
    if (s->next)
        s->next->link = s->link;
    assert(!s->peer && !s->followers && !s->pending && !s->node);
    event_queue_fini(&s->changed);
    mem_free(s);
}

/* ---- readiness ------------------------------------------------------------------------------- */

/* Returns whether r's queue has room for a message from s. From unconnected AF_UNIX datagram senders it takes only a few. */
static bool has_room(const struct socket *s, const struct socket *r)
{
    bool few = s->family == AF_UNIX && socket_is_datagram(s) && r->peer != s;
    return !holds(r, send_limit(s, r)) && !(few && r->messages > DATAGRAMS_UNCONNECTED);
}

static bool is_readable(const struct socket *s)
{
    if (s->state == SOCKET_LISTENING && s->pending)
        return true;
    return s->first && !urgent_is_all(s);
}

static bool is_writable(const struct socket *s)
{
    if (s->state == SOCKET_LISTENING)
        return false;
    return !s->peer || has_room(s, s->peer) || (s->shut_write && s->protocol == IPPROTO_TCP);
}

/* Tells the senders that wait that s's queue has room. */
static void tell_senders(struct socket *s)
{
    wake_all(&s->changed.waiters); /* unconnected senders wait here: no event of s itself */
    for (struct socket *b = s->followers; b; b = b->next_follower) {
        if (s->protocol == IPPROTO_TCP && !b->no_space)
            continue;
        b->no_space = false;
        event_wake_out(&b->changed);
    }
}

static unsigned socket_poll(struct file *f, struct poller *p)
{
    struct socket *s = (struct socket *)f;
    unsigned ready = 0;
    poll_on(p, &s->changed);
    if (s->state == SOCKET_LISTENING && s->protocol == IPPROTO_TCP)
        return s->pending ? POLLIN | POLLRDNORM : 0;
    if (s->error)
        ready |= POLLERR;
    if (s->shut_read)
        ready |= POLLIN | POLLRDNORM | POLLRDHUP;
    if (s->shut_read && s->shut_write)
        ready |= POLLHUP;
    if (!socket_is_datagram(s) && (s->state == SOCKET_FREE || socket_is_over(s)))
        ready |= POLLHUP;
    if (s->urgent && !s->urgent_taken)
        ready |= POLLPRI;
    if (is_readable(s))
        ready |= POLLIN | POLLRDNORM;
    if (is_writable(s))
        ready |= POLLOUT | POLLWRNORM | (s->protocol == IPPROTO_TCP ? 0 : POLLWRBAND);
    else
        s->no_space = true;
    return ready;
}

static int socket_stat(struct file *f, struct fs_stat *out)
{
    *out = ((const struct socket *)f)->own;
    return 0;
}

static struct fs_stat *socket_attributes(struct file *f)
{
    return &((struct socket *)f)->own;
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
    return offset >= 0 ? -ESPIPE : socket_send((struct socket *)f, f->m->k->current, buf, len, NULL, NULL, 0, 0);
}

/* Linux copies whole messages. */
size_t socket_reachable(const struct socket *s, size_t len, size_t ok)
{
    size_t done = 0;
    if (!s->first || ok == len)
        return len;
    for (const struct message *m = s->first; m && done < len; m = m->next) {
        size_t n = m->len - m->taken < len - done ? m->len - m->taken : len - done;
        if (n > ok - done)
            break;
        done += n;
    }
    return done;
}

static const struct file_ops socket_ops = {
    .name = "socket",
    .release = socket_release,
    .read = socket_read,
    .write = socket_write,
    .send = socket_write_iov,
    .receive = socket_read_iov,
    .poll = socket_poll,
    .stat = socket_stat,
    .attributes = socket_attributes,
    .ioctl = socket_ioctl,
    .readable = socket_readable,
    .stream = true,
};

/* ---- receiving ------------------------------------------------------------------------------- */

/* Passes the files and the sender's credentials of m to the caller. */
static void take_ancillary(struct message *m, struct received *r, bool peek)
{
    r->from = m->from;
    r->pid = m->pid;
    r->uid = m->uid;
    r->gid = m->gid;
    if (!m->file_count || r->file_count)
        return;
    if (peek) {
        r->files = mem_new(m->files[0]->m->k->memory, m->file_count * sizeof *r->files);
        for (; r->files && r->file_count < m->file_count; r->file_count++)
            r->files[r->file_count] = file_ref(m->files[r->file_count]);
        return;
    }
    rights_land(m->files[0]->m->net, m);
    r->files = m->files;
    r->file_count = m->file_count;
    m->files = NULL;
    m->file_count = 0;
}

/* Takes up to `len` bytes of m, the first message that is not skipped. Returns their number. */
static size_t take_bytes(struct socket *s, struct message *m, uint8_t *buf, size_t len, bool peek)
{
    size_t n = m->len - m->taken < len ? m->len - m->taken : len;
    memcpy(buf, m->data + m->taken, n);
    if (peek)
        return n;
    m->taken += n;
    s->queued -= n;
    if (m->taken == m->len)
        socket_drop_first(s);
    return n;
}

/* Returns whether one answer can have bytes of m after those of r: the credentials that it tells are of one sender. */
static bool continues(const struct socket *s, const struct message *m, const struct received *r)
{
    return !m->file_count && (!s->options[SO_PASSCRED] || (m->pid == r->pid && m->uid == r->uid && m->gid == r->gid));
}

static int64_t receive_stream(struct socket *s, uint8_t *buf, size_t len, bool peek, struct received *r)
{
    size_t done = 0;
    bool found = false;
    for (struct message *m = s->first, *next; m && (done < len || !found); m = next) {
        enum urgent_step step = urgent_step(s, m, done);
        next = m->next;
        if (step == URGENT_STOP || (done && !continues(s, m, r))) /* a read ends before a message with descriptors */
            break;
        if (step == URGENT_SKIP) {
            if (!peek)
                socket_drop_first(s);
            continue;
        }
        bool had_files = m->file_count;
        found = true;
        take_ancillary(m, r, peek);
        if (!len)
            break;
        if (m == s->urgent && !peek)
            s->urgent = NULL;
        done += take_bytes(s, m, buf + done, len - done, peek);
        if (had_files)
            break; /* and after one */
    }
    return found ? (int64_t)done : -EAGAIN;
}

static int64_t receive_message(struct socket *s, uint8_t *buf, size_t len, bool peek, struct received *r)
{
    struct message *m = s->first;
    size_t n = m->len < len ? m->len : len;
    if (n)
        memcpy(buf, m->data, n);
    r->whole = m->len;
    take_ancillary(m, r, peek);
    if (!peek) {
        unlink_first(s);
        message_free(m);
    }
    return (int64_t)n;
}

/* Returns the pending error, which is reported once: 0 or -errno. */
static int take_error(struct socket *s)
{
    const int err = s->error;
    s->error = 0;
    return -err;
}

/* Returns the result of a receive call that finds no data. Datagram sockets whose receiving is shut down return 0 to calls that may wait.
 */
static int64_t receive_nothing(struct socket *s, int flags)
{
    const bool tcp = s->protocol == IPPROTO_TCP, waits = !((flags & MSG_DONTWAIT) || (s->f.flags & O_NONBLOCK));
    if (tcp && s->peer_closed)
        return 0;
    if (s->error)
        return take_error(s);
    if (s->shut_read && (waits || !socket_is_datagram(s)))
        return 0;
    return tcp && s->state == SOCKET_FREE ? -ENOTCONN : -EAGAIN;
}

/* Returns why s cannot receive in its state, or 0 if it can. */
static int receive_refusal(const struct socket *s, int flags)
{
    if (s->family != AF_UNIX && s->family != AF_NETLINK)
        return s->state == SOCKET_LISTENING ? -ENOTCONN : 0;
    if (s->family == AF_UNIX && !socket_is_datagram(s) && s->state != SOCKET_CONNECTED)
        return socket_is_stream(s) ? -EINVAL : -ENOTCONN;
    return flags & MSG_OOB && !urgent_exists(s) ? -EOPNOTSUPP : 0;
}

static int64_t receive(struct socket *s, void *buf, size_t len, int flags, struct received *r)
{
    const bool peek = flags & MSG_PEEK;
    if (flags & MSG_OOB && urgent_exists(s)) {
        r->urgent = true;
        return urgent_receive(s, buf, len, flags);
    }
    if (!socket_is_stream(s) && s->error)
        return take_error(s);
    if (!s->first)
        return receive_nothing(s, flags);
    if (!socket_is_stream(s))
        return receive_message(s, buf, len, peek, r);
    int64_t n = receive_stream(s, buf, len, peek, r);
    return n == -EAGAIN ? receive_nothing(s, flags) : n;
}

int64_t socket_receive(struct socket *s, void *buf, size_t len, int flags, struct received *r)
{
    *r = (struct received){0};
    const bool has_data = s->first;
    const int err = receive_refusal(s, flags);
    if (err)
        return err;
    int64_t n = receive(s, buf, len, flags, r);
    if (has_data && !(flags & MSG_PEEK))
        tell_senders(s);
    return n;
}

/* ---- sending one message ---------------------------------------------------------------------- */

/* Returns whether r discards a UDP-Lite datagram of len bytes from s, because its checksum covers too little: udplite(7). */
static bool lacks_coverage(const struct socket *s, const struct socket *r, size_t len)
{
    const unsigned covered = s->coverage[UDPLITE_SENDS];
    if (!covered || covered >= len + UDP_HEADER || !r->checks_coverage)
        return false;
    return !r->coverage[UDPLITE_RECEIVES] || covered < r->coverage[UDPLITE_RECEIVES];
}

/* Sends one datagram of UDP or UDP-Lite. */
static int64_t send_udp(struct socket *s, struct thread *t, const void *buf, size_t len, const struct address *to)
{
    int err;
    struct socket *r = socket_receiver(s, t, to ? to : &s->remote, &err);
    if (!r && err == -ECONNREFUSED) {
        if (s->remote.len && !to)
            s->error = ECONNREFUSED; /* the effect of an ICMP error: the next call returns it */
        return (int64_t)len;
    }
    if (!r || (err = socket_autobind(s)))
        return err;
    if (socket_is_full(r) || lacks_coverage(s, r, len))
        return (int64_t)len; /* dropped */
    err = message_send(s, r, buf, len, NULL, 0, t);
    return err ? err : (int64_t)len;
}

/* ---- corked data (MSG_MORE, TCP_CORK, UDP_CORK) ---------------------------------------------- */

struct cork {
    struct clock_timer timer; /* TCP delays data at most CORK_NS */
    struct socket *s;
    struct address to; /* UDP: the first part's destination; len 0: the connected peer */
    size_t len;
    uint8_t *data;
};

size_t socket_corked(const struct socket *s)
{
    return s->cork ? s->cork->len : 0;
}

void socket_cork_drop(struct socket *s)
{
    if (!s->cork)
        return;
    clock_timer_cancel(&s->f.m->k->clock, &s->cork->timer);
    mem_free(s->cork->data);
    mem_free(s->cork);
    s->cork = NULL;
}

static void cork_timeout(struct clock_timer *timer, void *ctx)
{
    struct cork *c = ctx;
    (void)timer;
    socket_uncork(c->s);
}

static int cork_add(struct socket *s, const void *buf, size_t len)
{
    struct cork *c = s->cork;
    if (!c) {
        if (!(c = mem_new(s->f.m->k->memory, sizeof *c)))
            return -ENOBUFS;
        c->s = s;
        c->timer.fn = cork_timeout;
        c->timer.ctx = c;
        s->cork = c;
    }
    uint8_t *data = mem_resize(s->f.m->k->memory, c->data, c->len + len + 1);
    if (!data)
        return -ENOBUFS;
    memcpy(data + c->len, buf, len);
    c->data = data;
    c->len += len;
    return 0;
}

/* TCP: sends full segments, and without `more` the rest. */
static int cork_stream(struct socket *s, const void *buf, size_t len, bool more)
{
    struct kernel *k = s->f.m->k;
    int err = cork_add(s, buf, len);
    if (err || !more)
        return err ? err : socket_uncork(s);
    struct cork *c = s->cork;
    size_t full = c->len / TCP_SEGMENT * TCP_SEGMENT;
    if (full && (err = message_send(s, s->peer, c->data, full, NULL, 0, NULL)))
        return err;
    memmove(c->data, c->data + full, c->len - full);
    c->len -= full;
    if (full || c->len == len)
        clock_timer_set(&k->clock, &c->timer, kernel_deadline_monotonic(k, kernel_monotonic_ns(k) + CORK_NS));
    return 0;
}

/* UDP: joins all parts to one datagram, to the first one's destination. */
static int cork_datagram(struct socket *s, const void *buf, size_t len, const struct address *to)
{
    bool first = !s->cork;
    if (socket_corked(s) + len > UDP_MOST) {
        socket_cork_drop(s);
        return -EMSGSIZE;
    }
    int err = cork_add(s, buf, len);
    if (!err && first && to)
        s->cork->to = *to;
    return err;
}

int socket_uncork(struct socket *s)
{
    struct cork *c = s->cork;
    int64_t n = 0;
    if (!c)
        return 0;
    if (socket_is_datagram(s))
        n = send_udp(s, NULL, c->data, c->len, c->to.len ? &c->to : NULL);
    else if (s->peer && c->len)
        n = message_send(s, s->peer, c->data, c->len, NULL, 0, NULL);
    socket_cork_drop(s);
    return n < 0 ? (int)n : 0;
}

/* ---- sending --------------------------------------------------------------------------------- */

/* Queues n bytes of a connection at the peer; `urgent`: the last of them is. 0 or -errno. */
static int send_bytes(struct socket *s, struct thread *t, const uint8_t *buf, size_t n, struct file **files, unsigned count, bool urgent)
{
    struct socket *p = s->peer;
    int err = 0;
    if (!urgent)
        return message_send(s, p, buf, n, files, count, t);
    if (n > 1) {
        err = message_send(s, p, buf, n - 1, files, count, t);
        count = 0;
    }
    if (!err)
        err = message_send(s, p, buf + n - 1, 1, count ? files : NULL, count, t);
    if (!err)
        urgent_arrived(p);
    return err;
}

/* Returns how many of len bytes a stream's peer has room for now, or 0. */
static size_t stream_room(const struct socket *s, size_t len)
{
    const struct socket *p = s->peer;
    size_t limit = send_limit(s, p), used = p->queued + socket_corked(s), room = used < limit ? limit - used : 0;
    return !has_room(s, p) ? 0 : len < room ? len : room;
}

static int64_t send_tcp(struct socket *s, struct thread *t, const void *buf, size_t len, int flags)
{
    if (s->error)
        return take_error(s);
    if (s->shut_write || s->state != SOCKET_CONNECTED || socket_is_over(s))
        return -EPIPE;
    if (!len)
        return 0;
    if (!s->peer || (s->peer->shut_read && s->peer->shut_write)) {
        socket_answer_reset(s);
        return (int64_t)len;
    }
    const size_t n = stream_room(s, len);
    const bool more = flags & MSG_MORE || s->corked, urgent = flags & MSG_OOB && n == len;
    int err = 0;
    s->no_space |= !n;
    if (!n)
        return -EAGAIN;
    if (urgent)
        err = socket_uncork(s);
    if (!err)
        err = (more || s->cork) && !urgent ? cork_stream(s, buf, n, more) : send_bytes(s, t, buf, n, NULL, 0, urgent);
    return err ? err : (int64_t)n;
}

static int64_t send_unix_stream(struct socket *s, struct thread *t, const void *buf, size_t len, const struct address *to,
                                struct file **files, unsigned count, int flags)
{
    if (flags & MSG_OOB && !len)
        return -EOPNOTSUPP;
    if (to)
        return s->state == SOCKET_CONNECTED ? -EISCONN : -EOPNOTSUPP;
    if (s->state != SOCKET_CONNECTED)
        return -ENOTCONN;
    if (s->shut_write)
        return -EPIPE;
    if (!len)
        return 0;
    const size_t n = stream_room(s, len);
    int err = n ? send_bytes(s, t, buf, n, files, count, flags & MSG_OOB && n == len) : -EAGAIN;
    return err ? err : (int64_t)n;
}

/* Queues one message of AF_UNIX at r. A count or -errno. */
static int64_t send_unix_message(struct socket *s, struct socket *r, struct thread *t, const void *buf, size_t len, struct file **files,
                                 unsigned count)
{
    if (r->shut_read)
        return -EPIPE;
    if (!has_room(s, r))
        return -EAGAIN;
    int err = message_send(s, r, buf, len, files, count, t);
    return err ? err : (int64_t)len;
}

/* Returns why s cannot send a message of AF_UNIX of len bytes, or 0 if it can. */
static int unix_message_refusal(struct socket *s, size_t len, int flags)
{
    if (flags & MSG_OOB)
        return -EOPNOTSUPP;
    if (len > s->options[SO_SNDBUF] - UNIX_MESSAGE_ROOM)
        return -EMSGSIZE;
    if (s->error)
        return take_error(s);
    return s->shut_write ? -EPIPE : 0;
}

static int seqpacket_refusal(struct socket *s, size_t len, int flags)
{
    if (s->error)
        return take_error(s);
    return s->state == SOCKET_CONNECTED ? unix_message_refusal(s, len, flags) : -ENOTCONN;
}

static int64_t send_seqpacket(struct socket *s, struct thread *t, const void *buf, size_t len, struct file **files, unsigned count,
                              int flags)
{
    int err = seqpacket_refusal(s, len, flags);
    return err ? err : send_unix_message(s, s->peer, t, buf, len, files, count);
}

/* to NULL: the connected peer. */
static int64_t send_unix_datagram(struct socket *s, struct thread *t, const void *buf, size_t len, const struct address *to,
                                  struct file **files, unsigned count, int flags)
{
    int err = unix_message_refusal(s, len, flags);
    if (err)
        return err;
    struct socket *r = to ? socket_receiver(s, t, to, &err) : s->peer;
    if (to && !r)
        return err;
    if (!r && s->peer_closed) { /* reported once; what the peer has sent is lost */
        socket_drop_messages(s);
        s->peer_closed = false;
        s->remote.len = 0;
        s->state = SOCKET_FREE;
        return -ECONNREFUSED;
    }
    return r ? send_unix_message(s, r, t, buf, len, files, count) : -ENOTCONN;
}

static int udp_refusal(struct socket *s, size_t len, const struct address *to, int flags)
{
    if (len > UDP_MOST)
        return -EMSGSIZE;
    if (flags & MSG_OOB)
        return -EOPNOTSUPP;
    if (!to && !s->remote.len && !s->cork)
        return -EDESTADDRREQ;
    const int err = to && !s->cork ? socket_check_datagram_to(s, to) : 0;
    if (err)
        return err;
    if (s->error)
        return take_error(s);
    return s->shut_write ? -EPIPE : 0;
}

static int64_t send_udp_parts(struct socket *s, struct thread *t, const void *buf, size_t len, const struct address *to, int flags)
{
    const bool more = flags & MSG_MORE || s->corked;
    int err = udp_refusal(s, len, to, flags);
    if (err)
        return err;
    if (!more && !s->cork)
        return send_udp(s, t, buf, len, to);
    err = cork_datagram(s, buf, len, to);
    if (!err && !more)
        err = socket_uncork(s);
    return err ? err : (int64_t)len;
}

int64_t socket_send_refusal(struct socket *s, struct thread *t, size_t len, const struct address *to, int flags)
{
    to = to && to->len ? to : NULL;
    if (socket_is_stream(s))
        return socket_send(s, t, NULL, 0, to, NULL, 0, flags & ~MSG_OOB);
    if (s->family == AF_UNIX)
        return socket_is_datagram(s) ? unix_message_refusal(s, len, flags) : seqpacket_refusal(s, len, flags);
    return s->family == AF_NETLINK ? 0 : udp_refusal(s, len, to, flags);
}

int64_t socket_send(struct socket *s, struct thread *t, const void *buf, size_t len, const struct address *to, struct file **files,
                    unsigned count, int flags)
{
    to = to && to->len ? to : NULL;
    if (s->family == AF_NETLINK)
        return flags & MSG_OOB ? -EOPNOTSUPP : netlink_send(s, t, buf, len);
    if (socket_is_raw(s))
        return flags & MSG_OOB ? -EOPNOTSUPP : raw_send(s, buf, len, to);
    if (s->family != AF_UNIX)
        return socket_is_datagram(s) ? send_udp_parts(s, t, buf, len, to, flags) : send_tcp(s, t, buf, len, flags);
    if (socket_is_stream(s))
        return send_unix_stream(s, t, buf, len, to, files, count, flags);
    if (socket_is_datagram(s))
        return send_unix_datagram(s, t, buf, len, to, files, count, flags);
    return send_seqpacket(s, t, buf, len, files, count, flags);
}
