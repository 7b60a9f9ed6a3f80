/*
 * Pipes and FIFOs: a ring of pages.
 *
 * As in Linux, page boundaries matter: a write appends to the last page only if its part that does not fill whole pages fits there, and a
 * page becomes free when all of it is read. So a pipe is full when its pages are used, even if they hold few bytes.
 */
#include "emu/kernel/vfs/pipe.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/permission.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"
#include "emu/os/os.h"

#include <stdlib.h>
#include <string.h>

#define PIPE_PAGE      4096u
#define PIPE_PAGES     16u        /* 64 KiB */
#define PIPE_SIZE_MOST (1u << 20) /* /proc/sys/fs/pipe-max-size */

struct page {
    uint16_t start, len; /* the unread bytes */
    bool packet;         /* written with O_DIRECT: one read consumes it, and discards what does not fit */
};

struct pipe {
    unsigned refs; /* open file descriptions */
    unsigned readers, writers;
    unsigned reader_opens, writer_opens; /* total number of opens: opening a FIFO waits for the next open of the other end */
    unsigned pages, head, used;          /* of the ring: size, index of the first used page, number of used pages */
    struct page *page;
    uint8_t *bytes; /* PIPE_PAGE per page */
    struct mem_account *memory;
    struct event_queue changed;
    struct inode *node; /* of a FIFO; NULL: unnamed pipe */
    int node_fd;        /* of its file, O_PATH, or -1 */
    struct fs_stat own; /* of an unnamed pipe; of a FIFO only the number */
};

struct pipe_end {
    struct file f;
    struct pipe *pipe;
    unsigned peer_opens; /* FIFO: the other end's count of opens when this end was opened */
    bool reads, writes;
    bool waits_for_peer;
};

static const struct file_ops pipe_ops;
static int pipe_stat(struct file *f, struct fs_stat *out);

bool file_is_pipe(const struct file *f)
{
    return f->ops == &pipe_ops;
}

static struct pipe *pipe_of(struct file *f)
{
    return ((struct pipe_end *)f)->pipe;
}

/* Gives p a ring of `pages` pages, which has its unread pages from place `front` on. Returns false if there is no memory. */
static bool make_ring(struct pipe *p, unsigned pages, unsigned front)
{
    struct page *page = mem_new(p->memory, pages * sizeof *page);
    uint8_t *bytes = mem_new_unset(p->memory, (size_t)pages * PIPE_PAGE);
    if (!page || !bytes) {
        mem_free(page);
        mem_free(bytes);
        return false;
    }
    for (unsigned i = 0; i < p->used; i++) {
        unsigned at = (p->head + i) % p->pages;
        page[front + i] = p->page[at];
        memcpy(bytes + (size_t)(front + i) * PIPE_PAGE, p->bytes + (size_t)at * PIPE_PAGE, PIPE_PAGE);
    }
    mem_free(p->page);
    mem_free(p->bytes);
    p->page = page;
    p->bytes = bytes;
    p->pages = pages;
    p->head = 0;
    return true;
}

static struct pipe *pipe_new(struct fs_machine *m)
{
    struct pipe *p = mem_new(m->k->memory, sizeof *p);
    if (!p)
        return NULL;
    p->memory = m->k->memory;
    if (!make_ring(p, PIPE_PAGES, 0)) {
        mem_free(p);
        return NULL;
    }
    const int64_t now = fs_now(m);
    p->node_fd = -1;
    p->own = (struct fs_stat){.dev = 12,
                              .ino = ++m->next_ino,
                              .mode = S_IFIFO | 0600,
                              .nlink = 1,
                              .blksize = 4096,
                              .atime = now,
                              .mtime = now,
                              .ctime = now,
                              .btime = now};
    return p;
}

static void pipe_unref(struct pipe *p)
{
    if (--p->refs)
        return;
    if (p->node)
        inode_detach(p->node, p);
    if (p->node_fd >= 0)
        os_close(p->node_fd);
    event_queue_fini(&p->changed);
    mem_free(p->page);
    mem_free(p->bytes);
    mem_free(p);
}

static struct file *end_new(struct fs_machine *m, struct pipe *p, unsigned flags)
{
    struct pipe_end *e = mem_new(p->memory, sizeof *e);
    if (!e)
        return NULL;
    file_init(&e->f, m, &pipe_ops, flags);
    e->f.ino = p->own.ino;
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

static int pipe_pair(struct thread *t, unsigned flags, struct file *ends[2])
{
    struct fs_machine *m = fs_of(t);
    struct pipe *p = pipe_new(m);
    if (!p)
        return -ENFILE;
    p->own.uid = t->p->fsuid;
    p->own.gid = t->p->fsgid;
    p->refs = 1;
    ends[0] = end_new(m, p, O_RDONLY | (flags & ~(unsigned)O_DIRECT));
    ends[1] = end_new(m, p, O_WRONLY | flags);
    pipe_unref(p);
    if (ends[0] && ends[1])
        return 0;
    file_unref(ends[0]);
    file_unref(ends[1]);
    return -ENOMEM;
}

int fifo_open(struct fs_machine *m, struct inode *node, int node_fd, unsigned flags, struct file **out)
{
    struct pipe *p = inode_object(node, INODE_FIFO);
    if ((flags & O_ACCMODE) == O_ACCMODE)
        return -EINVAL;
    if ((flags & O_ACCMODE) == O_WRONLY && (flags & O_NONBLOCK) && (!p || !p->readers))
        return -ENXIO;
    if (p) {
        p->refs++;
    } else {
        if (!(p = pipe_new(m)))
            return -ENOMEM;
        p->refs = 1;
        if ((p->node_fd = fs_check_reserve(m, os_fcntl(node_fd, F_DUPFD_CLOEXEC, 0))) < 0) {
            const int err = errno == EMFILE ? -ENFILE : -errno;
            pipe_unref(p);
            return err;
        }
        p->node = node;
        inode_attach(node, INODE_FIFO, p);
    }
    *out = end_new(m, p, flags & (O_ACCMODE | O_NONBLOCK | O_APPEND));
    pipe_unref(p);
    if (!*out)
        return -ENOMEM;
    struct pipe_end *e = (struct pipe_end *)*out;
    e->waits_for_peer = !(flags & O_NONBLOCK) && (flags & O_ACCMODE) != O_RDWR && !(e->reads ? p->writers : p->readers);
    return 0;
}

int pipe_reopen(struct thread *t, struct file *f, unsigned flags, struct file **out)
{
    struct pipe *p = pipe_of(f);
    struct fs_stat own;
    int err;

    if (flags & O_PATH) {
        *out = end_new(f->m, p, O_PATH);
        return *out ? 0 : -ENOMEM;
    }
    if ((err = pipe_stat(f, &own)))
        return err;
    const struct stat st = {.st_mode = own.mode, .st_uid = own.uid, .st_gid = own.gid};
    if (!fs_permission(t->p, &st, fs_open_access(flags)))
        return -EACCES;
    if (p->node)
        return fifo_open(f->m, p->node, p->node_fd, flags, out);
    if ((flags & O_ACCMODE) == O_ACCMODE)
        return -EINVAL;
    *out = end_new(f->m, p, flags & (O_ACCMODE | O_NONBLOCK | O_APPEND));
    return *out ? 0 : -ENOMEM;
}

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
    mem_free(f);
}

static void modified(struct fs_machine *m, struct pipe *p)
{
    if (p->node)
        inode_touch(p->node, INODE_MTIME | INODE_CTIME, fs_now(m));
    else
        p->own.mtime = p->own.ctime = fs_now(m);
}

/* relatime, as of files */
static void accessed(struct fs_machine *m, struct pipe *p)
{
    const int64_t now = fs_now(m);
    if (p->node && inode_atime_is_old(p->node, now))
        inode_touch(p->node, INODE_ATIME, now);
    else if (!p->node && p->own.atime <= p->own.mtime)
        p->own.atime = now;
}

/* ---- bytes ----------------------------------------------------------------------------------- */

static uint8_t *page_bytes(struct pipe *p, unsigned at)
{
    return p->bytes + (size_t)at * PIPE_PAGE;
}

static unsigned last_page(const struct pipe *p)
{
    return (p->head + p->used - 1) % p->pages;
}

/* Reads up to len bytes; peek does not consume them. */
static size_t take(struct pipe *p, uint8_t *buf, size_t len, bool peek)
{
    size_t done = 0;
    unsigned at = p->head, left = p->used;
    while (done < len && left) {
        struct page *g = &p->page[at];
        size_t n = g->len < len - done ? g->len : len - done;
        bool packet = g->packet;
        memcpy(buf + done, page_bytes(p, at) + g->start, n);
        done += n;
        if (!peek) {
            g->start += (uint16_t)n;
            g->len -= (uint16_t)n;
        }
        if (packet || n == g->len || !g->len) { /* the page is consumed */
            if (!peek && (packet || !g->len)) {
                p->head = (p->head + 1) % p->pages;
                p->used--;
            }
            at = (at + 1) % p->pages;
            left--;
        }
        if (packet)
            break;
    }
    return done;
}

bool pipe_unread(struct file *f, const uint8_t *buf, size_t len)
{
    struct pipe *p = pipe_of(f);
    unsigned front = (unsigned)((len + PIPE_PAGE - 1) / PIPE_PAGE);
    unsigned pages = front + p->used > p->pages ? front + p->used : p->pages;
    if (!make_ring(p, pages, front))
        return false;
    memcpy(p->bytes, buf, len);
    for (unsigned i = 0; i < front; i++) {
        size_t left = len - (size_t)i * PIPE_PAGE;
        p->page[i].len = (uint16_t)(left < PIPE_PAGE ? left : PIPE_PAGE);
    }
    p->used += front;
    event_wake_in(&p->changed);
    return true;
}

static int64_t pipe_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    struct pipe *p = pipe_of(f);
    if (offset >= 0)
        return -ESPIPE;
    if (!len)
        return 0;
    if (!p->used)
        return p->writers ? -EAGAIN : 0;
    size_t n = take(p, buf, len, false);
    accessed(f->m, p);
    event_wake_out(&p->changed);
    return (int64_t)n;
}

/* Returns how many bytes of a write go to the last page: the part that does not fill whole pages, if it fits there. */
static size_t merging(const struct pipe *p, size_t len)
{
    size_t part = len % PIPE_PAGE;
    if (!part || !p->used)
        return 0;
    const struct page *g = &p->page[last_page(p)];
    return g->packet || (size_t)g->start + g->len + part > PIPE_PAGE ? 0 : part;
}

static size_t merge(struct pipe *p, const uint8_t *buf, size_t len)
{
    size_t part = merging(p, len);
    if (!part)
        return 0;
    unsigned at = last_page(p);
    struct page *g = &p->page[at];
    memcpy(page_bytes(p, at) + g->start + g->len, buf, part);
    g->len += (uint16_t)part;
    return part;
}

static int64_t pipe_write(struct file *f, const void *buf, size_t len, int64_t offset)
{
    struct pipe *p = pipe_of(f);
    bool packet = f->flags & O_DIRECT;
    if (offset >= 0)
        return -ESPIPE;
    if (!p->readers)
        return -EPIPE;
    size_t done = packet ? 0 : merge(p, buf, len);
    while (done < len && p->used < p->pages) {
        unsigned at = (p->head + p->used++) % p->pages;
        size_t n = len - done < PIPE_PAGE ? len - done : PIPE_PAGE;
        memcpy(page_bytes(p, at), (const uint8_t *)buf + done, n);
        p->page[at] = (struct page){0, (uint16_t)n, packet};
        done += n;
    }
    if (!done)
        return len ? -EAGAIN : 0;
    modified(f->m, p);
    event_wake_in(&p->changed);
    return (int64_t)done;
}

/* Linux copies whole pages, and the whole part that goes to the last page. */
static size_t pipe_reachable(struct file *f, bool write, size_t len, size_t ok)
{
    struct pipe *p = pipe_of(f);
    size_t done = 0;
    if (write ? !p->readers || p->used == p->pages : !p->used)
        return len;
    for (unsigned i = 0; !write && i < p->used && done < len; i++) {
        const struct page *g = &p->page[(p->head + i) % p->pages];
        size_t n = g->len < len - done ? g->len : len - done;
        if (n > ok - done)
            break;
        done += n;
        if (g->packet)
            break;
    }
    if (!write)
        return done;
    size_t part = f->flags & O_DIRECT ? 0 : merging(p, len);
    return part > ok ? 0 : part + (ok - part) / PIPE_PAGE * PIPE_PAGE;
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
        if (p->used < p->pages)
            ready |= POLLOUT | POLLWRNORM;
        if (!p->readers)
            ready |= POLLERR;
    }
    return ready;
}

static int pipe_stat(struct file *f, struct fs_stat *out)
{
    struct pipe *p = pipe_of(f);
    struct stat st;
    *out = p->own;
    if (!p->node)
        return 0;
    if (os_fstat(p->node_fd, &st))
        return -errno;
    host_stat(f->m, &st, out);
    return 0;
}

static struct fs_stat *pipe_attributes(struct file *f)
{
    struct pipe *p = pipe_of(f);
    return p->node ? NULL : &p->own;
}

static int pipe_node_fd(const struct file *f)
{
    return ((const struct pipe_end *)f)->pipe->node_fd;
}

static int64_t pipe_readable(struct file *f)
{
    struct pipe *p = pipe_of(f);
    int64_t n = 0;
    for (unsigned i = 0; i < p->used; i++)
        n += p->page[(p->head + i) % p->pages].len;
    return n;
}

static const struct file_ops pipe_ops = {
    .name = "pipe",
    .release = pipe_release,
    .read = pipe_read,
    .write = pipe_write,
    .reachable = pipe_reachable,
    .poll = pipe_poll,
    .stat = pipe_stat,
    .attributes = pipe_attributes,
    .node_fd = pipe_node_fd,
    .readable = pipe_readable,
    .stream = true,
};

int64_t pipe_get_size(struct file *f)
{
    return (int64_t)pipe_of(f)->pages * PIPE_PAGE;
}

int64_t pipe_set_size(struct file *f, uint64_t want)
{
    struct pipe *p = pipe_of(f);
    unsigned pages = 1;
    if (want > PIPE_SIZE_MOST)
        return want > INT32_MAX ? -EINVAL : -EPERM;
    while ((uint64_t)pages * PIPE_PAGE < want)
        pages *= 2;
    if (pages < p->used)
        return -EBUSY;
    if (!make_ring(p, pages, 0))
        return -ENOMEM;
    event_wake_out(&p->changed);
    return pipe_get_size(f);
}

int64_t pipe_peek(struct file *f, void *buf, size_t len)
{
    struct pipe *p = pipe_of(f);
    if (!p->used)
        return p->writers ? -EAGAIN : 0;
    return (int64_t)take(p, buf, len, true);
}

/* ---- calls ----------------------------------------------------------------------------------- */

int pipe_open(struct thread *t, unsigned flags, int fds[2])
{
    struct file *ends[2];
    int err = pipe_pair(t, flags & (O_NONBLOCK | O_DIRECT), ends);
    if (err)
        return err;
    fds[0] = fd_install(t, ends[0], flags & O_CLOEXEC, 0);
    if (fds[0] < 0) {
        file_unref(ends[1]);
        return fds[0];
    }
    fds[1] = fd_install(t, ends[1], flags & O_CLOEXEC, 0);
    if (fds[1] < 0)
        fd_close(t, fds[0]);
    return fds[1] < 0 ? fds[1] : 0;
}

static int64_t make_pipe(struct thread *t, uint64_t va, unsigned flags)
{
    int fds[2];
    int err = pipe_open(t, flags, fds);
    if (err || PUT(t, va, "ii", fds[0], fds[1]) == 0)
        return err;
    fd_close(t, fds[0]);
    fd_close(t, fds[1]);
    return -EFAULT;
}

/* The descriptors are two results. */
int64_t sys_pipe_in_registers(struct thread *t)
{
    int fds[2], error = pipe_open(t, 0, fds);

    if (error)
        return error;
    t->p->abi->call_second_result(t, (uint64_t)fds[1]);
    return fds[0];
}

int64_t sys_pipe2(struct thread *t, uint64_t fds, unsigned guest_flags)
{
    unsigned flags = (unsigned)flags_to_host(fs_abi_of(t)->open_flags, guest_flags);
    if (flags_to_guest(fs_abi_of(t)->open_flags, flags) != guest_flags || flags & ~(unsigned)(O_CLOEXEC | O_NONBLOCK | O_DIRECT))
        return -EINVAL;
    return make_pipe(t, fds, flags);
}
