/*
 * inotify(7): each instance is one of the host's, which sees what guests and other host processes do to host files. Watches are set on the
 * file that a walk has opened, so the host resolves no path.
 */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/event/anonymous.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/permission.h"
#include "emu/mem/charge.h"
#include "emu/os/os.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>

enum { WATCHES_MOST = 65536 }; /* max_user_watches */

/* What /proc/PID/fdinfo tells of a watch. */
struct watch {
    int wd;
    unsigned mask;
    uint64_t device, ino;
};

struct inotify {
    struct file f;
    struct watch *watches; /* until removed, or the event that says so was read */
    size_t count, room;
    uint64_t bytes_read;  /* with those that can be read: for edge-triggered epoll */
    uint32_t host_cookie; /* the last one, and its number for the guest: the host's vary from run to run */
    uint32_t cookie;
};

static void inotify_release(struct file *f)
{
    os_close(f->host_fd);
    mem_free(((struct inotify *)f)->watches);
    mem_free(f);
}

static struct watch *find_watch(const struct inotify *i, int wd)
{
    for (size_t n = 0; n < i->count; n++)
        if (i->watches[n].wd == wd)
            return &i->watches[n];
    return NULL;
}

static void forget_watch(struct inotify *i, int wd)
{
    struct watch *w = find_watch(i, wd);

    if (w)
        memmove(w, w + 1, (size_t)(i->watches + --i->count - w) * sizeof *w);
}

/* Makes room for one more watch. Watches that ended by themselves are forgotten, the oldest first, if their events are not read. */
static bool watch_reserve(struct inotify *i)
{
    if (i->count == WATCHES_MOST)
        forget_watch(i, i->watches[0].wd);
    if (i->count < i->room)
        return true;
    size_t room = i->room ? 2 * i->room : 8;
    struct watch *more = mem_resize(i->f.m->k->memory, i->watches, room * sizeof *more);

    if (!more)
        return false;
    i->watches = more;
    i->room = room;
    return true;
}

/* Room is reserved. */
static void note_watch(struct inotify *i, int wd, unsigned mask, const struct stat *st)
{
    const struct inode *inode = inode_get(&i->f.m->inodes, st->st_dev, st->st_ino);
    unsigned shown = mask & (IN_ALL_EVENTS | IN_ONESHOT | IN_EXCL_UNLINK);
    struct watch *w = find_watch(i, wd);

    if (w)
        w->mask = shown | (mask & IN_MASK_ADD ? w->mask : 0);
    else
        i->watches[i->count++] = (struct watch){wd, shown, inode->device, inode->number};
}

static void inotify_show(struct file *f, FILE *out)
{
    const struct inotify *i = (const struct inotify *)f;

    for (size_t n = i->count; n-- > 0;) /* the newest first, as Linux */
        fprintf(out, "inotify wd:%x ino:%" PRIx64 " sdev:%" PRIx64 " mask:%x ignored_mask:0\n", (unsigned)i->watches[n].wd,
                i->watches[n].ino, i->watches[n].device, i->watches[n].mask);
}

static uint32_t guest_cookie(struct inotify *i, uint32_t host)
{
    if (host && host != i->host_cookie) {
        i->host_cookie = host;
        i->cookie++;
    }
    return host ? i->cookie : 0;
}

/* Converts the n bytes of events at buf to t's byte order. */
static void convert_events(struct inotify *i, const struct thread *t, uint8_t *buf, size_t n)
{
    struct inotify_event e;

    for (size_t at = 0; n - at >= sizeof e; at += sizeof e + e.len) {
        memcpy(&e, buf + at, sizeof e);
        const int64_t v[] = {e.wd, e.mask, guest_cookie(i, e.cookie), e.len};

        pack_struct(t->p->abi, false, "iIII", v, buf + at);
        if (e.mask & IN_IGNORED)
            forget_watch(i, e.wd);
        if (e.len > n - at - sizeof e)
            return;
    }
}

static int64_t inotify_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    struct inotify *i = (struct inotify *)f;
    ssize_t n = os_read(f->host_fd, buf, len);

    (void)offset;
    if (n < 0)
        return -errno;
    i->bytes_read += (uint64_t)n;
    convert_events(i, f->m->k->current, buf, (size_t)n);
    return n;
}

static int64_t inotify_readable(struct file *f)
{
    int n = 0;

    return os_ioctl(f->host_fd, FIONREAD, &n, sizeof n) ? -errno : n;
}

static unsigned inotify_poll(struct file *f, struct poller *p)
{
    int64_t n = inotify_readable(f);

    poll_host(p, f->host_fd);
    p->stamp += ((struct inotify *)f)->bytes_read + (uint64_t)(n > 0 ? n : 0);
    return n > 0 ? POLLIN | POLLRDNORM : 0;
}

static const struct file_ops inotify_ops = {
    .name = "anon_inode:inotify",
    .stays = true,
    .release = inotify_release,
    .read = inotify_read,
    .poll = inotify_poll,
    .stat = anonymous_stat,
    .readable = inotify_readable,
    .show = inotify_show,
};

int64_t sys_inotify_init1(struct thread *t, unsigned guest_flags)
{
    int64_t flags = anonymous_flags(t, guest_flags, 0);
    struct fs_machine *m = fs_of(t);

    if (flags < 0)
        return -EINVAL;
    int fd = fs_check_reserve(m, os_inotify_init1(IN_NONBLOCK | IN_CLOEXEC));
    if (fd < 0)
        return -errno;
    struct inotify *i = mem_new(m->k->memory, sizeof *i);
    if (!i) {
        os_close(fd);
        return -ENOMEM;
    }
    file_init(&i->f, m, &inotify_ops, O_RDONLY | (flags & O_NONBLOCK));
    i->f.host_fd = fd;
    return fd_install(t, &i->f, flags & O_CLOEXEC, 0);
}

/* Returns the open inotify file, or NULL if *err says why not. */
static struct file *instance(struct thread *t, int fd, int *err)
{
    struct file *f = fd_file(t, fd);

    *err = !f ? -EBADF : -EINVAL;
    return f && f->ops == &inotify_ops ? f : NULL;
}

static const unsigned INOTIFY_BITS = IN_ALL_EVENTS | IN_UNMOUNT | IN_Q_OVERFLOW | IN_IGNORED | IN_ONLYDIR | IN_DONT_FOLLOW |
                                     IN_EXCL_UNLINK | IN_MASK_ADD | IN_MASK_CREATE | IN_ISDIR | IN_ONESHOT;

int64_t sys_inotify_add_watch(struct thread *t, int fd, uint64_t path, unsigned mask)
{
    PLACE(pl);
    int err;
    struct file *f = instance(t, fd, &err);

    if (!mask || (mask & ~INOTIFY_BITS))
        return -EINVAL;
    if (!f)
        return err;
    if (mask & IN_MASK_ADD && mask & IN_MASK_CREATE)
        return -EINVAL;
    err = fs_walk_user(t, AT_FDCWD, path, mask & IN_DONT_FOLLOW ? 0 : PATH_FOLLOW, &pl);
    if (err)
        return err;
    if (pl.virtual_node)
        return -EACCES;
    if (!pl.exists)
        return -ENOENT;
    if (!fs_permission(t->p, &pl.st, 4))
        return -EACCES;
    if (!watch_reserve((struct inotify *)f))
        return -ENOMEM;
    int wd = os_inotify_add_watch(f->host_fd, fd_link(pl.fd).path, mask & ~(unsigned)IN_DONT_FOLLOW);
    if (wd < 0)
        return -errno;
    note_watch((struct inotify *)f, wd, mask, &pl.st);
    return wd;
}

int64_t sys_inotify_rm_watch(struct thread *t, int fd, int wd)
{
    int err;
    struct file *f = instance(t, fd, &err);

    if (!f)
        return err;
    if (os_inotify_rm_watch(f->host_fd, wd))
        return -errno;
    forget_watch((struct inotify *)f, wd);
    return 0;
}
