/* Transfers between two open files: sendfile(2), copy_file_range(2), splice(2), tee(2), vmsplice(2). */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/dev.h"
#include "emu/kernel/vfs/dir.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/pipe.h"
#include "emu/kernel/vfs/rw.h"

#include <string.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#define SPLICE_F_NONBLOCK_BIT 2u

/* One side of a transfer: a file and an offset (-1: its own position). */
struct side {
    struct file *f;
    int64_t at;
};

enum { IN_POSITION, OUT_POSITION }; /* indexes of call.s[], kept while the call sleeps */

/* Reads an off_t at va (0: none; `wide`: 64 bits) into s->at, once: 0 or -EFAULT. */
static int64_t get_position(struct thread *t, uint64_t va, bool wide, struct side *s, unsigned slot)
{
    uint64_t v;
    s->at = t->call.again ? (int64_t)t->call.s[slot] : -1;
    t->call.s[slot] = (uint64_t)s->at;
    if (!va || t->call.again)
        return 0;
    if (wide ? get_u64(t, va, &v) : get_word(t, va, &v))
        return -EFAULT;
    s->at = !wide && t->p->abi->word == 4 ? (int32_t)v : (int64_t)v;
    t->call.s[slot] = (uint64_t)s->at;
    return 0;
}

/* Returns whether calls with an offset apply to f. */
static bool has_offsets(const struct file *f)
{
    return !f->ops->stream && !file_is_pipe(f) && !file_is_anonymous(f);
}

/* Returns whether sendfile(2) without a pipe accepts f as input. */
static bool is_seekable(const struct file *f)
{
    return has_offsets(f) || file_is_anonymous(f);
}

/* Returns the minor number of a memory device, such as /dev/null, or 0 if f is none. */
static unsigned memory_device(const struct file *f)
{
    struct fs_stat st;
    if (!f->ops->stat || f->ops->stat((struct file *)f, &st) || !S_ISCHR(st.mode) || !device_is_memory(st.rdev))
        return 0;
    return minor(st.rdev);
}

enum { SPLICES_FROM = 1, SPLICES_TO = 2 };

/* Returns what a node of /proc supports; `path` is without "/proc/". Those of processes, of the network and of System V IPC are refused. */
static unsigned proc_splices(const char *path)
{
    const char *rest = path + strcspn(path, "/");
    if (strncmp(path, "sys/", 4) == 0)
        return SPLICES_FROM | SPLICES_TO;
    if (strncmp(rest, "/task/", 6) == 0) {
        rest += 6;
        rest += strcspn(rest, "/");
    }
    return !*rest || strncmp(rest, "/mount", 6) == 0 ? SPLICES_FROM : 0;
}

/* Returns in which directions splice(2) and sendfile(2) move f's data without its read() and write(). */
static unsigned splices(const struct file *f)
{
    enum { NULL_DEVICE = 3, FULL_DEVICE = 7 };
    const unsigned device = memory_device(f);
    unsigned both = (f->ops->read ? SPLICES_FROM : 0) | (f->ops->write ? SPLICES_TO : 0);
    if (file_is_anonymous(f) || file_is_directory(f))
        return 0;
    if (f->path && f->host_fd < 0 && strncmp(f->path, "/proc/", 6) == 0)
        return both & proc_splices(f->path + 6);
    return device == NULL_DEVICE ? SPLICES_TO : device == FULL_DEVICE ? SPLICES_FROM : both;
}

static int64_t put_position(struct thread *t, uint64_t va, bool wide, int64_t at)
{
    if (!va)
        return 0;
    return wide ? put_u64(t, va, (uint64_t)at) : put_word(t, va, (uint64_t)at);
}

/* Moves the input's position back over bytes that were not written. */
static void give_back(struct side *in, int64_t n)
{
    if (in->at < 0 && in->f->ops->lseek)
        in->f->ops->lseek(in->f, -n, SEEK_CUR);
}

/* Transfers up to len bytes without blocking. Returns a count, or -errno of the side in *blocked. Input without a position (a pipe) is
 * peeked first. */
static int64_t move_some(struct fs_machine *m, struct side *in, struct side *out, uint64_t len, struct file **blocked)
{
    uint64_t done = 0;
    int64_t n = 0;
    *blocked = in->f;
    while (done < len) {
        size_t want = len - done < FS_SCRATCH ? len - done : FS_SCRATCH;
        bool peek = file_is_pipe(in->f);
        n = peek ? pipe_peek(in->f, m->scratch, want) : in->f->ops->read(in->f, m->scratch, want, in->at);
        if (n <= 0)
            break;
        int64_t w = out->f->ops->write(out->f, m->scratch, (size_t)n, out->at);
        int64_t used = w < 0 ? 0 : w;
        if (peek && used)
            in->f->ops->read(in->f, m->scratch, (size_t)used, -1);
        if (!peek && used < n)
            give_back(in, n - used);
        in->at += in->at >= 0 && !memory_device(in->f) ? used : 0;
        out->at += out->at >= 0 ? used : 0;
        done += (uint64_t)used;
        if (w < n) {
            *blocked = out->f;
            n = w < 0 ? w : -EAGAIN;
            break;
        }
        if (in->f->ops->stream)
            break;
    }
    return done ? (int64_t)done : n;
}

static int64_t wait_side(struct thread *t, struct side *in, struct file *blocked, bool nowait)
{
    if (nowait || (blocked->flags & O_NONBLOCK))
        return -EAGAIN;
    return file_wait(t, blocked, blocked == in->f ? POLLIN : POLLOUT, -ERESTARTSYS);
}

static int64_t move(struct thread *t, struct side *in, struct side *out, uint64_t len, bool nowait)
{
    struct file *blocked;
    int64_t n = move_some(fs_of(t), in, out, len < 0x7ffff000 ? len : 0x7ffff000, &blocked);
    if (n == -EAGAIN)
        return wait_side(t, in, blocked, nowait);
    if (n == -EPIPE)
        signal_send_thread(t, SIGPIPE, NULL);
    return n;
}

/* Waits for room in a pipe. 0, -errno, or as file_wait(). */
static int64_t wait_for_room(struct thread *t, struct file *out, bool nowait)
{
    unsigned ready = file_poll(out, &(struct poller){.want = POLLOUT});
    if (ready & POLLERR) {
        signal_send_thread(t, SIGPIPE, NULL);
        return -EPIPE;
    }
    if (ready & POLLOUT)
        return 0;
    return nowait ? -EAGAIN : file_wait(t, out, POLLOUT, -ERESTARTSYS);
}

/* Waits until data can move between two pipes. 1: it can; 0: there will be none; or as wait_for_room(). */
static int64_t wait_for_pipes(struct thread *t, struct file *in, struct file *out, bool nowait)
{
    uint8_t byte;
    int64_t n = pipe_peek(in, &byte, 1);
    if (n == -EAGAIN)
        return nowait ? -EAGAIN : file_wait(t, in, POLLIN, -ERESTARTSYS);
    int64_t err = wait_for_room(t, out, nowait);
    return err ? err : n > 0;
}

static bool is_nonblocking(const struct file *f)
{
    return f->flags & O_NONBLOCK;
}

/* sendfile(2) to a file that takes no data: an error unless there is none. */
static int64_t send_nowhere(struct thread *t, const struct side *in)
{
    int64_t at = in->at >= 0 ? in->at : in->f->ops->lseek(in->f, 0, SEEK_CUR);
    int64_t n = at < 0 ? at : in->f->ops->read(in->f, fs_of(t)->scratch, 1, at);
    return n > 0 ? -EINVAL : n;
}

/* The checks and waits of sendfile(2) after those of descriptors and offsets. 1: data can move; 0 or -errno: the call's result. */
static int64_t prepare_sendfile(struct thread *t, const struct side *in, const struct side *out, uint64_t count)
{
    if (file_is_pipe(out->f)) {
        int64_t err = wait_for_room(t, out->f, is_nonblocking(out->f));
        if (err)
            return err;
    } else if ((out->f->flags & O_APPEND) || !is_seekable(in->f)) {
        return -EINVAL;
    }
    if (!count)
        return 0;
    if (file_is_pipe(in->f) || !(splices(in->f) & SPLICES_FROM))
        return -EINVAL;
    return splices(out->f) & SPLICES_TO ? 1 : send_nowhere(t, in);
}

static int64_t sendfile(struct thread *t, int out_fd, int in_fd, uint64_t offset, uint64_t count, bool wide)
{
    struct side out = {fd_file(t, out_fd), -1}, in = {fd_file(t, in_fd), -1};
    int64_t err = get_position(t, offset, wide, &in, IN_POSITION);
    if (err)
        return err;
    if (!in.f || !file_readable(in.f))
        return -EBADF;
    if (offset && !has_offsets(in.f))
        return -ESPIPE;
    if (offset && (in.at < 0 || count > (uint64_t)(INT64_MAX - in.at)))
        return -EINVAL;
    if (!out.f || !file_writable(out.f))
        return -EBADF;
    int64_t n = prepare_sendfile(t, &in, &out, count);
    if (n > 0)
        n = move(t, &in, &out, count, false);
    if (n >= 0 && put_position(t, offset, wide, in.at))
        return -EFAULT;
    return n;
}

int64_t sys_sendfile(struct thread *t, int out_fd, int in_fd, uint64_t offset, uint64_t count)
{
    return sendfile(t, out_fd, in_fd, offset, count, false);
}

int64_t sys_sendfile64(struct thread *t, int out_fd, int in_fd, uint64_t offset, uint64_t count)
{
    return sendfile(t, out_fd, in_fd, offset, count, true);
}

/* Checks the files of copy_file_range(2), and stores what they are. 0 or -errno. */
static int64_t check_copy(const struct side *in, const struct side *out, struct fs_stat *si, struct fs_stat *so)
{
    if (file_is_directory(in->f) || file_is_directory(out->f))
        return -EISDIR;
    if (!in->f->ops->stat || !out->f->ops->stat || in->f->ops->stat(in->f, si) || out->f->ops->stat(out->f, so) || !S_ISREG(si->mode) ||
        !S_ISREG(so->mode))
        return -EINVAL;
    if (!file_readable(in->f) || !file_writable(out->f) || (out->f->flags & O_APPEND))
        return -EBADF;
    if (si->dev != so->dev)
        return -EXDEV;
    return (in->f->host_fd < 0 || out->f->host_fd < 0) && si->size ? -EINVAL : 0; /* files of /proc have no size */
}

/* Returns the error of an offset that the guest gave and that is negative, or 0 if it is not. */
static int64_t check_offset(uint64_t va, int64_t at, uint64_t len)
{
    if (!va || at >= 0)
        return 0;
    return (uint64_t)at + len < (uint64_t)at ? -EOVERFLOW : -EINVAL;
}

int64_t sys_copy_file_range(struct thread *t, int fd_in, uint64_t off_in, int fd_out, uint64_t off_out, uint64_t len, unsigned flags)
{
    struct side in = {fd_file(t, fd_in), -1}, out = {fd_file(t, fd_out), -1};
    struct fs_stat si, so;
    if (!in.f || !out.f)
        return -EBADF;
    int64_t err = get_position(t, off_in, true, &in, IN_POSITION);
    if (!err)
        err = get_position(t, off_out, true, &out, OUT_POSITION);
    if (!err)
        err = flags ? -EINVAL : check_copy(&in, &out, &si, &so);
    if (!err)
        err = check_offset(off_in, in.at, len);
    if (!err)
        err = check_offset(off_out, out.at, len);
    if (err)
        return err;
    uint64_t from = (uint64_t)(in.at < 0 ? in.f->ops->lseek(in.f, 0, SEEK_CUR) : in.at);
    uint64_t to = (uint64_t)(out.at < 0 ? out.f->ops->lseek(out.f, 0, SEEK_CUR) : out.at);
    if (from + len < from || to + len < to)
        return -EOVERFLOW;
    uint64_t rest = (uint64_t)si.size > from ? (uint64_t)si.size - from : 0;
    len = len < rest ? len : rest;
    if (si.dev == so.dev && si.ino == so.ino && from < to + len && to < from + len)
        return -EINVAL;
    int64_t n = move(t, &in, &out, len, true);
    if (n > 0 && (put_position(t, off_in, true, in.at) || put_position(t, off_out, true, out.at)))
        return -EFAULT;
    return n;
}

static bool same_pipe(const struct file *a, const struct file *b)
{
    return file_is_pipe(a) && file_is_pipe(b) && a->ino == b->ino;
}

/* The checks and waits of splice(2) after those of descriptors. 1: data can move; 0 or -errno: the call's result. */
static int64_t prepare_splice(struct thread *t, const struct side *in, bool in_offset, const struct side *out, bool out_offset, bool nowait)
{
    const bool from_pipe = file_is_pipe(in->f), to_pipe = file_is_pipe(out->f);
    if (!file_readable(in->f) || !file_writable(out->f))
        return -EBADF;
    if ((!from_pipe && !to_pipe) || same_pipe(in->f, out->f))
        return -EINVAL;
    if (from_pipe && to_pipe)
        return wait_for_pipes(t, in->f, out->f, nowait || is_nonblocking(in->f) || is_nonblocking(out->f));
    if ((in_offset && (!has_offsets(in->f) || in->at < 0)) || (out_offset && (!has_offsets(out->f) || out->at < 0)))
        return -EINVAL;
    if (from_pipe)
        return (out->f->flags & O_APPEND) || !(splices(out->f) & SPLICES_TO) ? -EINVAL : 1;
    int64_t err = wait_for_room(t, out->f, nowait || is_nonblocking(out->f));
    return err ? err : splices(in->f) & SPLICES_FROM ? 1 : -EINVAL;
}

int64_t sys_splice(struct thread *t, int fd_in, uint64_t off_in, int fd_out, uint64_t off_out, uint64_t len, unsigned flags)
{
    struct side in = {fd_file(t, fd_in), -1}, out = {fd_file(t, fd_out), -1};
    if (!len)
        return 0;
    if (flags & ~(uint64_t)15)
        return -EINVAL;
    if (!in.f || !out.f)
        return -EBADF;
    if ((file_is_pipe(in.f) && off_in) || (file_is_pipe(out.f) && off_out))
        return -ESPIPE;
    int64_t err = get_position(t, off_out, true, &out, OUT_POSITION);
    if (!err)
        err = get_position(t, off_in, true, &in, IN_POSITION);
    if (err)
        return err;
    const bool nowait = flags & SPLICE_F_NONBLOCK_BIT;
    int64_t n = prepare_splice(t, &in, off_in, &out, off_out, nowait);
    if (n > 0)
        n = move(t, &in, &out, len, nowait);
    if (n > 0 && (put_position(t, off_in, true, in.at) || put_position(t, off_out, true, out.at)))
        return -EFAULT;
    return n;
}

int64_t sys_tee(struct thread *t, int fd_in, int fd_out, uint64_t len, unsigned flags)
{
    struct fs_machine *m = fs_of(t);
    struct file *in = fd_file(t, fd_in), *out = fd_file(t, fd_out);
    if (flags & ~(uint64_t)15)
        return -EINVAL;
    if (!len)
        return 0;
    if (!in || !out || !file_readable(in) || !file_writable(out))
        return -EBADF;
    if (!file_is_pipe(in) || !file_is_pipe(out) || same_pipe(in, out))
        return -EINVAL;
    int64_t n = wait_for_pipes(t, in, out, flags & SPLICE_F_NONBLOCK_BIT || is_nonblocking(in) || is_nonblocking(out));
    if (n > 0)
        n = pipe_peek(in, m->scratch, len < FS_SCRATCH ? len : FS_SCRATCH);
    return n > 0 ? out->ops->write(out, m->scratch, (size_t)n, -1) : n;
}

int64_t sys_vmsplice(struct thread *t, int fd, uint64_t iov_at, uint64_t count, unsigned flags)
{
    struct file *f = fd_file(t, fd);
    struct iov local, *v;
    if (flags & ~(uint64_t)15)
        return -EINVAL;
    if (!f || !(file_writable(f) || file_readable(f)))
        return -EBADF;
    int64_t err = iov_get_once(t, &local, &v, iov_at, count);
    if (err)
        return err;
    if (!v->total || !file_is_pipe(f))
        return v->total ? -EBADF : 0;
    bool nowait = flags & SPLICE_F_NONBLOCK_BIT;
    if (!file_writable(f))
        return iov_keep(t, v, file_read_iov(t, f, v, -1, nowait));
    iov_limit(t, v);
    int64_t n = file_write_iov(t, f, v, -1, true); /* a partial write suffices */
    if (n == -EAGAIN && !nowait && !(f->flags & O_NONBLOCK))
        n = iov_keep(t, v, file_wait(t, f, POLLOUT, -ERESTARTSYS));
    return n;
}
