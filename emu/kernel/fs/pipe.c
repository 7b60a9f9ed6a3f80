/* Pipes and FIFOs: a ring of bytes with two kinds of ends. */
#include "emu/kernel/fs/virtual.h"

#include <stdlib.h>
#include <string.h>

#define PIPE_SIZE 65536u
#define PIPE_SIZE_MOST (1u << 20) /* /proc/sys/fs/pipe-max-size */
#define PIPE_ATOMIC 4096u         /* PIPE_BUF */

/* A write in packet mode (O_DIRECT) is read as a unit: its length stands in a list. */
struct packet {
    struct packet *next;
    size_t len;
};

struct pipe {
    unsigned refs;       /* open files, and the inode of a FIFO while it is open */
    unsigned readers, writers;
    unsigned reader_opens, writer_opens; /* ever: an open of a FIFO waits for the other side's next */
    uint8_t *ring;
    size_t size, head, used;
    struct packet *first, *last;
    struct event_queue changed;
    struct inode *node; /* of a FIFO; NULL: an unnamed pipe */
    uint64_t ino;
    int64_t born, touched;
};

struct pipe_end {
    struct file f;
    struct pipe *pipe;
    unsigned peer_opens; /* FIFO: what the other side's count was when this end was opened */
    bool reads, writes;
    bool waits_for_peer;
};

static const struct file_ops pipe_ops;

bool file_is_pipe(const struct file *f)
{
    return f->ops == &pipe_ops;
}

static struct pipe *pipe_of(struct file *f)
{
    return ((struct pipe_end *)f)->pipe;
}

static struct pipe *pipe_new(struct fs_machine *m)
{
    struct pipe *p = calloc(1, sizeof *p);
    if (!p || !(p->ring = malloc(PIPE_SIZE))) {
        free(p);
        return NULL;
    }
    p->size = PIPE_SIZE;
    p->ino = ++m->next_ino;
    p->born = p->touched = fs_now(m);
    return p;
}

static void pipe_unref(struct pipe *p)
{
    if (--p->refs)
        return;
    if (p->node)
        p->node->object = NULL;
    for (struct packet *k = p->first, *next; k; k = next) {
        next = k->next;
        free(k);
    }
    event_queue_fini(&p->changed);
    free(p->ring);
    free(p);
}

static struct file *end_new(struct fs_machine *m, struct pipe *p, unsigned flags)
{
    struct pipe_end *e = calloc(1, sizeof *e);
    if (!e)
        return NULL;
    file_init(&e->f, m, &pipe_ops, flags);
    e->f.ino = p->ino;
    e->pipe = p;
    e->reads = file_readable(&e->f);
    e->writes = file_writable(&e->f);
    e->peer_opens = e->reads ? p->writer_opens : p->reader_opens;
    p->refs++;
    p->readers += e->reads;
    p->writers += e->writes;
    p->reader_opens += e->reads;
    p->writer_opens += e->writes;
    event_wake(&p->changed);
    return &e->f;
}

int pipe_pair(struct fs_machine *m, unsigned flags, struct file *ends[2])
{
    struct pipe *p = pipe_new(m);
    if (!p)
        return -ENOMEM;
    ends[0] = end_new(m, p, O_RDONLY | flags);
    ends[1] = end_new(m, p, O_WRONLY | flags);
    return 0;
}

struct file *pipe_reopen(struct file *f, unsigned flags)
{
    return end_new(f->m, pipe_of(f), flags & (O_ACCMODE | O_NONBLOCK));
}

int fifo_open(struct fs_machine *m, struct inode *node, unsigned flags, struct file **out)
{
    struct pipe *p = node->object;
    if (!p) {
        if ((flags & O_ACCMODE) == O_WRONLY && (flags & O_NONBLOCK))
            return -ENXIO;
        if (!(p = pipe_new(m)))
            return -ENOMEM;
        p->node = node;
        node->object = p;
    } else if ((flags & O_ACCMODE) == O_WRONLY && (flags & O_NONBLOCK) && !p->readers) {
        return -ENXIO;
    }
    *out = end_new(m, p, flags & (O_ACCMODE | O_NONBLOCK | O_APPEND));
    if (!*out)
        return -ENOMEM;
    struct pipe_end *e = (struct pipe_end *)*out;
    e->waits_for_peer = !(flags & O_NONBLOCK) && (flags & O_ACCMODE) != O_RDWR && !(e->reads ? p->writers : p->readers);
    return 0;
}

/* Has the other side come (or come and gone) since this end was opened? If not, t waits for that. */
bool fifo_other_end(struct file *f, struct thread *t)
{
    struct pipe_end *e = (struct pipe_end *)f;
    struct pipe *p = e->pipe;
    if (!e->waits_for_peer || (e->reads ? p->writer_opens : p->reader_opens) != e->peer_opens) {
        e->waits_for_peer = false;
        return true;
    }
    wait_on(t, &p->changed.waiters);
    return false;
}

static void pipe_release(struct file *f)
{
    struct pipe_end *e = (struct pipe_end *)f;
    struct pipe *p = e->pipe;
    p->readers -= e->reads;
    p->writers -= e->writes;
    event_wake(&p->changed);
    pipe_unref(p);
    free(f);
}

/* ---- bytes ------------------------------------------------------------------------------------------------------- */

static void ring_put(struct pipe *p, const uint8_t *buf, size_t len)
{
    size_t at = (p->head + p->used) % p->size;
    size_t part = p->size - at < len ? p->size - at : len;
    memcpy(p->ring + at, buf, part);
    memcpy(p->ring, buf + part, len - part);
    p->used += len;
}

static void ring_peek(const struct pipe *p, uint8_t *buf, size_t len)
{
    size_t part = p->size - p->head < len ? p->size - p->head : len;
    memcpy(buf, p->ring + p->head, part);
    memcpy(buf + part, p->ring, len - part);
}

static void ring_drop(struct pipe *p, size_t len)
{
    p->head = (p->head + len) % p->size;
    p->used -= len;
}

/* In packet mode a read takes one packet; what does not fit in the buffer is lost. */
static size_t packet_take(struct pipe *p, size_t *lost)
{
    struct packet *k = p->first;
    size_t len = k->len;
    *lost = len;
    p->first = k->next;
    if (!p->first)
        p->last = NULL;
    free(k);
    return len;
}

static int64_t pipe_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    struct pipe *p = pipe_of(f);
    size_t whole;
    if (offset >= 0)
        return -ESPIPE;
    if (!p->used && !p->first)
        return p->writers && len ? -EAGAIN : 0;
    if (!len)
        return 0;
    size_t n = p->used < len ? p->used : len;
    if (p->first) {
        packet_take(p, &whole);
        n = whole < len ? whole : len;
    } else {
        whole = n;
    }
    ring_peek(p, buf, n);
    ring_drop(p, whole);
    event_wake(&p->changed);
    return (int64_t)n;
}

static int64_t pipe_write(struct file *f, const void *buf, size_t len, int64_t offset)
{
    struct pipe *p = pipe_of(f);
    if (offset >= 0)
        return -ESPIPE;
    if (!p->readers)
        return -EPIPE;
    size_t room = p->size - p->used;
    if (f->flags & O_DIRECT && len > PIPE_ATOMIC)
        len = PIPE_ATOMIC;
    if (len && (!room || (len <= PIPE_ATOMIC && room < len)))
        return -EAGAIN;
    size_t n = len < room ? len : room;
    if (f->flags & O_DIRECT && n) {
        struct packet *k = malloc(sizeof *k);
        if (!k)
            return -ENOMEM;
        *k = (struct packet){NULL, n};
        p->last ? (p->last->next = k) : (p->first = k);
        p->last = k;
    }
    ring_put(p, buf, n);
    p->touched = fs_now(f->m);
    event_wake(&p->changed);
    return (int64_t)n;
}

static unsigned pipe_poll(struct file *f, struct poller *q)
{
    struct pipe_end *e = (struct pipe_end *)f;
    struct pipe *p = e->pipe;
    unsigned ready = 0;
    poll_on(q, &p->changed);
    if (e->reads) {
        if (p->used)
            ready |= POLLIN | POLLRDNORM;
        if (!p->writers && p->writer_opens != (p->node ? e->peer_opens : 0))
            ready |= POLLHUP;
    }
    if (e->writes) {
        if (p->size - p->used >= PIPE_ATOMIC)
            ready |= POLLOUT | POLLWRNORM;
        if (!p->readers)
            ready |= POLLERR;
    }
    return ready;
}

static int pipe_stat(struct file *f, struct fs_stat *out)
{
    struct pipe *p = pipe_of(f);
    *out = (struct fs_stat){
        .dev = 12, .ino = p->ino, .mode = S_IFIFO | 0600, .nlink = 1, .blksize = 4096,
        .atime = p->touched, .mtime = p->touched, .ctime = p->touched, .btime = p->born,
    };
    if (p->node) {
        out->dev = p->node->device;
        out->ino = p->node->number;
    }
    return 0;
}

static const struct file_ops pipe_ops = {
    .name = "pipe", .release = pipe_release, .read = pipe_read, .write = pipe_write, .poll = pipe_poll,
    .stat = pipe_stat, .stream = true,
};

int64_t pipe_get_size(struct file *f)
{
    return (int64_t)pipe_of(f)->size;
}

int64_t pipe_set_size(struct file *f, uint64_t want)
{
    struct pipe *p = pipe_of(f);
    size_t size = PIPE_ATOMIC;
    if (want > PIPE_SIZE_MOST)
        return want > INT32_MAX ? -EINVAL : -EPERM;
    while (size < want)
        size *= 2;
    if (size < p->used)
        return -EBUSY;
    uint8_t *ring = malloc(size);
    if (!ring)
        return -ENOMEM;
    ring_peek(p, ring, p->used);
    free(p->ring);
    p->ring = ring;
    p->head = 0;
    p->size = size;
    event_wake(&p->changed);
    return (int64_t)size;
}

int64_t pipe_bytes(struct file *f)
{
    return (int64_t)pipe_of(f)->used;
}

int64_t pipe_peek(struct file *f, void *buf, size_t len)
{
    struct pipe *p = pipe_of(f);
    size_t n = p->used < len ? p->used : len;
    if (!n)
        return p->writers ? -EAGAIN : 0;
    ring_peek(p, buf, n);
    return (int64_t)n;
}

/* ---- calls ----------------------------------------------------------------------------------------------------------- */

static int64_t make_pipe(struct thread *t, uint64_t va, unsigned flags)
{
    struct file *ends[2];
    int err = pipe_pair(fs_of(t), flags & (O_NONBLOCK | O_DIRECT), ends);
    if (err)
        return err;
    int r = fd_install(t, ends[0], flags & O_CLOEXEC, 0);
    if (r < 0) {
        file_unref(ends[1]);
        return r;
    }
    int w = fd_install(t, ends[1], flags & O_CLOEXEC, 0);
    if (w >= 0 && PUT(t, va, "ii", r, w) == 0)
        return 0;
    fd_close(t, r);
    if (w >= 0)
        fd_close(t, w);
    return w < 0 ? w : -EFAULT;
}

int64_t sys_pipe(struct thread *t, const uint64_t *a)
{
    return make_pipe(t, a[0], 0);
}

int64_t sys_pipe2(struct thread *t, const uint64_t *a)
{
    unsigned flags = (unsigned)flags_to_host(fs_abi_of(t)->open_flags, a[1]);
    if (flags_to_guest(fs_abi_of(t)->open_flags, flags) != a[1] || flags & ~(unsigned)(O_CLOEXEC | O_NONBLOCK | O_DIRECT))
        return -EINVAL;
    return make_pipe(t, a[0], flags);
}
