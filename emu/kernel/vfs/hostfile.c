/*
 * Open files with a host descriptor: regular files, character devices, terminals, and the user's pipes on the standard descriptors.
 *
 * Offset, append mode and size are the host's, so that standard output shared with other host processes behaves as usual. Everything but
 * regular files is polled with poll(2) before a transfer, because it may block.
 */
#include "emu/kernel/vfs/hostfile.h"
#include "emu/kernel/core/machine.h"
#include "emu/kernel/core/process.h"
#include "emu/kernel/vfs/dev.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/mount.h"
#include "emu/kernel/vfs/virtual.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"
#include "emu/os/os.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/socket.h>
#include <unistd.h>

struct hostfile {
    struct file f;
    struct inode *inode;
    mode_t type; /* S_IFMT bits */
    bool owned;
    bool writes;    /* counted in inode->writers */
    uint64_t looks; /* number of reads that found no more data: for edge-triggered epoll */
};

static struct hostfile *host(struct file *f)
{
    return (struct hostfile *)f;
}

static const struct file_ops hostfile_ops;
static const struct file_ops hoststream_ops;

bool file_is_host(const struct file *f)
{
    return f->ops == &hostfile_ops || f->ops == &hoststream_ops;
}

struct file *hostfile_new_of(struct fs_machine *m, int host_fd, const struct stat *st, unsigned flags, bool owned)
{
    struct hostfile *h = mem_new(m->k->memory, sizeof *h);
    if (!h)
        return NULL;
    bool memory = S_ISCHR(st->st_mode) && device_is_memory(st->st_rdev);
    bool is_stored = memory || S_ISREG(st->st_mode) || S_ISDIR(st->st_mode) || S_ISLNK(st->st_mode) || S_ISBLK(st->st_mode);
    file_init(&h->f, m, is_stored ? &hostfile_ops : &hoststream_ops, flags);
    h->f.host_fd = host_fd;
    h->type = st->st_mode & S_IFMT;
    h->owned = owned;
    h->inode = inode_get(&m->inodes, st->st_dev, st->st_ino);
    h->f.inherited = !owned;
    h->f.given = flags & O_ACCMODE;
    h->writes = S_ISREG(st->st_mode) && file_writable(&h->f);
    h->inode->writers += h->writes;
    inode_opened(h->inode);
    return &h->f;
}

struct file *hostfile_new(struct fs_machine *m, int host_fd, unsigned flags, bool owned)
{
    struct stat st;
    return os_fstat(host_fd, &st) ? NULL : hostfile_new_of(m, host_fd, &st, flags, owned);
}

void hostfile_no_writer(struct file *f)
{
    host(f)->inode->writers -= host(f)->writes;
    host(f)->writes = false;
}

/* ---- memory files (memfd_create(2), /dev/shm) ----------------------------------------------------- */

/* Returns the inode of a memory file and its current size in memory, or NULL if not a memory file. */
static struct inode *memory_inode(struct file *f, uint64_t *taken)
{
    struct stat st;
    struct inode *i = file_is_host(f) ? host(f)->inode : NULL;
    if (!i || !i->memory || os_fstat(f->host_fd, &st))
        return NULL;
    *taken = (uint64_t)st.st_blocks * 512;
    return i;
}

static bool charge_up_to(struct inode *i, uint64_t bytes)
{
    return bytes <= i->charge.bytes || mem_charge_set(&i->charge, i->memory, bytes);
}

int memory_file_reserve(struct file *f, uint64_t more)
{
    enum { PAGES = 2 << 12 }; /* partial pages at both ends */
    uint64_t taken;
    struct inode *i = memory_inode(f, &taken);
    return !i || (more <= INT64_MAX - taken - PAGES && charge_up_to(i, taken + more + PAGES)) ? 0 : -ENOSPC;
}

int memory_file_map(struct file *f, uint64_t end)
{
    uint64_t taken;
    struct inode *i = memory_inode(f, &taken);
    if (!i || end <= i->mapped)
        return 0;
    if (!charge_up_to(i, end))
        return -ENOMEM;
    i->mapped = end;
    return 0;
}

void memory_file_uncharge(struct file *f)
{
    uint64_t taken;
    struct inode *i = memory_inode(f, &taken);
    if (!i)
        return;
    taken = taken > i->mapped ? taken : i->mapped;
    if (taken < i->charge.bytes)
        mem_charge_force(&i->charge, i->memory, taken);
}

bool memory_file_is_sealed(struct file *f)
{
    return file_is_host(f) && host(f)->inode->write_sealed;
}

void memory_file_seal(struct file *f)
{
    host(f)->inode->write_sealed = true;
}

static void hostfile_release(struct file *f)
{
    hostfile_no_writer(f);
    if (host(f)->owned)
        os_close(f->host_fd);
    inode_closed(host(f)->inode);
    mem_free(f);
}

static short host_ready(const struct file *f, short want)
{
    struct pollfd p = {.fd = f->host_fd, .events = want};
    return os_poll(&p, 1, 0) > 0 ? p.revents : 0;
}

void hostfile_accessed(struct file *f)
{
    int64_t now = fs_now(f->m);
    if (!file_is_host(f) || f->flags & O_NOATIME || !inode_atime_is_old(host(f)->inode, now))
        return;
    const struct mount *in = mount_of_file(f->m, f->host_fd);
    if (!in || !(in->flags & MS_NOATIME))
        inode_touch(host(f)->inode, INODE_ATIME, now);
}

static int64_t hostfile_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    hostfile_accessed(f);
    ssize_t n = offset < 0 ? os_read(f->host_fd, buf, len) : os_pread(f->host_fd, buf, len, offset);
    return n < 0 ? -errno : n;
}

/* Gives what is written to a standard stream to the machine's listener, if it takes output. */
static bool listener_takes(const struct file *f, const void *buf, size_t len)
{
    const struct kernel_listener *l = &f->m->k->options.listener;
    const struct thread *t = f->m->k->current;
    if (!l->output || !f->stream)
        return false;
    l->output(l->ctx, t ? t->p->pid : 0, f->stream, buf, len);
    return true;
}

static int64_t hostfile_write(struct file *f, const void *buf, size_t len, int64_t offset)
{
    int refused = memory_file_is_sealed(f) ? -EPERM : memory_file_reserve(f, len);
    if (refused)
        return refused;
    ssize_t n = offset < 0 ? os_write(f->host_fd, buf, len) : os_pwrite(f->host_fd, buf, len, offset);
    int err = n < 0 ? errno : 0;
    memory_file_uncharge(f);
    if (err)
        return -err;
    inode_touch(host(f)->inode, INODE_MTIME | INODE_CTIME, fs_now(f->m));
    return n;
}

static int64_t hoststream_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    if (offset >= 0) {
        ssize_t n = os_pread(f->host_fd, buf, len, offset);
        return n < 0 ? -errno : n;
    }
    if (len && !host_ready(f, POLLIN)) {
        host(f)->looks++;
        return -EAGAIN;
    }
    ssize_t n = os_read(f->host_fd, buf, len);
    if (n < (ssize_t)len)
        host(f)->looks++;
    return n < 0 ? -errno : n;
}

static int64_t hoststream_write(struct file *f, const void *buf, size_t len, int64_t offset)
{
    const struct kernel_progress *progress = &f->m->k->options.progress;
    if (offset < 0 && listener_takes(f, buf, len))
        return (int64_t)len;
    if (progress->output && os_isatty(f->host_fd))
        progress->output(progress->ctx);
    if (offset >= 0) {
        ssize_t n = os_pwrite(f->host_fd, buf, len, offset);
        return n < 0 ? -errno : n;
    }
    size_t done = 0;
    do { /* the amount that the host takes without blocking: a writable pipe has space for PIPE_BUF bytes */
        size_t part = len - done < 4096 ? len - done : 4096;
        if (!(host_ready(f, POLLOUT) & (POLLOUT | POLLERR | POLLHUP)))
            return done ? (int64_t)done : -EAGAIN;
        ssize_t n = host(f)->type == S_IFSOCK ? os_send(f->host_fd, buf, part, MSG_DONTWAIT | MSG_NOSIGNAL)
                                              : os_write(f->host_fd, (const char *)buf + done, part);
        if (n < 0)
            return done ? (int64_t)done : -errno;
        done += (size_t)n;
        if (host(f)->type == S_IFSOCK)
            break;
    } while (done < len);
    return (int64_t)done;
}

/* As for the machine's pipes and sockets, but the host's page boundaries are unknown. */
static size_t hoststream_reachable(struct file *f, bool write, size_t len, size_t ok)
{
    int there = 0;
    if (host(f)->type != S_IFIFO && host(f)->type != S_IFSOCK)
        return ok;
    if (write)
        return ok & ~(size_t)4095;
    if (os_ioctl(f->host_fd, FIONREAD, &there, sizeof there) || there <= 0)
        return len;
    return (size_t)there <= ok ? (size_t)there : 0;
}

static unsigned hoststream_poll(struct file *f, struct poller *p)
{
    short want = POLLIN | POLLOUT | POLLPRI | POLLRDHUP | POLLRDNORM | POLLWRNORM;
    poll_host(p, f->host_fd);
    p->stamp += host(f)->looks;
    return (unsigned short)host_ready(f, want);
}

static int64_t hostfile_lseek(struct file *f, int64_t offset, int whence)
{
    off_t at = os_lseek(f->host_fd, offset, whence);
    return at < 0 ? -errno : at;
}

void fs_file_resized(struct kernel *k, int host_fd)
{
    struct stat st;
    if (os_fstat(host_fd, &st) || !S_ISREG(st.st_mode))
        return;
    struct stat image = st;
    os_contents_numbers(&image.st_dev, &image.st_ino);
    for (struct process *p = k->processes; p; p = p->next) {
        if (!p->mm)
            continue;
        space_file_resized(p->mm->space, st.st_dev, st.st_ino);
        if (image.st_ino != st.st_ino || image.st_dev != st.st_dev)
            space_file_resized(p->mm->space, image.st_dev, image.st_ino);
    }
}

static int hostfile_stat(struct file *f, struct fs_stat *out)
{
    struct stat st;
    const struct terminal *t = host(f)->type == S_IFCHR && !f->in_tree ? f->m->terminals->of(f) : NULL;
    if (t) {
        f->m->terminals->stat(f, t, out);
        return 0;
    }
    if (os_fstat(f->host_fd, &st))
        return -errno;
    host_stat(f->m, &st, out);
    return 0;
}

static int hostfile_truncate(struct file *f, int64_t len)
{
    if (os_ftruncate(f->host_fd, len))
        return -errno;
    fs_file_resized(f->m->k, f->host_fd);
    memory_file_uncharge(f);
    inode_touch(host(f)->inode, INODE_MTIME | INODE_CTIME, fs_now(f->m));
    return 0;
}

static void hostfile_flags_changed(struct file *f)
{
    if (host(f)->owned) /* O_NONBLOCK is only emulated: the host's open file description may be shared */
        os_fcntl(f->host_fd, F_SETFL, (int)(f->flags & (O_APPEND | O_NOATIME)));
}

static const struct file_ops hostfile_ops = {
    .name = "file",
    .release = hostfile_release,
    .read = hostfile_read,
    .write = hostfile_write,
    .lseek = hostfile_lseek,
    .stat = hostfile_stat,
    .truncate = hostfile_truncate,
    .flags_changed = hostfile_flags_changed,
};

static int64_t hoststream_readable(struct file *f)
{
    int n = 0;
    return os_ioctl(f->host_fd, FIONREAD, &n, sizeof n) ? -errno : n;
}

static const struct file_ops hoststream_ops = {
    .name = "stream",
    .release = hostfile_release,
    .read = hoststream_read,
    .write = hoststream_write,
    .reachable = hoststream_reachable,
    .poll = hoststream_poll,
    .readable = hoststream_readable,
    .lseek = hostfile_lseek,
    .stat = hostfile_stat,
    .truncate = hostfile_truncate,
    .stream = true,
};
