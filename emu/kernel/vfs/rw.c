/*
 * read(2), write(2) and related calls: here guest threads block on open files.
 *
 * A transfer goes through the machine's scratch buffer, in pieces. The guest's memory is checked before bytes are taken from a file, so
 * that a bad buffer loses no data.
 */
#include "emu/kernel/vfs/rw.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/dir.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/virtual.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"
#include "emu/os/os.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#define RW_MOST 0x7ffff000u /* MAX_RW_COUNT */

#ifndef RWF_NOWAIT
#define RWF_NOWAIT 8
#endif

/* ---- guest memory ---------------------------------------------------------------------------- */

/* Returns how many of the len bytes from va are accessible. */
static size_t accessible(struct thread *t, uint64_t va, size_t len, enum mem_access access)
{
    struct space *s = t->p->mm->space;
    uint64_t page = (uint64_t)1 << s->page_shift, done = 0;
    while (done < len) {
        uint64_t step = page - ((va + done) & (page - 1));
        if (step > len - done)
            step = len - done;
        unsigned need = access == MEM_WRITE ? MEM_W : MEM_R;
        if (!mem_host(s, va + done, need) && mem_fault(s, va + done, 1, access) != MEM_OK)
            break;
        done += step;
    }
    return done;
}

int64_t iov_get(struct thread *t, struct iov *v, uint64_t va, uint64_t count)
{
    v->count = 0;
    v->total = 0;
    if (count > IOV_PARTS)
        return -EINVAL;
    size_t each = 2u * t->p->abi->word;
    for (uint64_t i = 0; i < count; i++) {
        int64_t part[2];
        if (get_struct(t, va + i * each, "pL", part))
            return -EFAULT;
        uint64_t len = (uint64_t)part[1];
        if ((int64_t)len < 0 || (t->p->abi->word == 4 && len > INT32_MAX))
            return -EINVAL;
        if (len > RW_MOST - v->total)
            len = RW_MOST - v->total;
        v->part[i] = (struct iov_part){abi_address(t->p->abi, (uint64_t)part[0]), len};
        v->total += len;
    }
    v->count = (unsigned)count;
    return 0;
}

int64_t iov_get_once(struct thread *t, struct iov *local, struct iov **v, uint64_t va, uint64_t count)
{
    *v = t->call.data ? t->call.data : local;
    return t->call.data ? 0 : iov_get(t, local, va, count);
}

int64_t iov_keep(struct thread *t, const struct iov *v, int64_t result)
{
    if (result != SYS_BLOCK || t->call.data)
        return result;
    struct iov *kept = mem_new_unset(t->k->memory, sizeof *kept);
    if (!kept)
        return -ENOMEM;
    *kept = *v;
    call_keep(t, kept, NULL);
    return result;
}

void iov_one(struct iov *v, uint64_t va, uint64_t len)
{
    v->count = 1;
    v->total = len < RW_MOST ? len : RW_MOST;
    v->part[0] = (struct iov_part){va, v->total};
}

/* Calls fn for the pieces of [at, at+len) of v until it returns less than requested. Returns the number of bytes. */
typedef size_t piece_fn(struct thread *t, uint64_t va, void *buf, size_t len);
static size_t each_piece(struct thread *t, const struct iov *v, uint64_t at, void *buf, size_t len, piece_fn *fn)
{
    size_t done = 0;
    for (unsigned i = 0; i < v->count && done < len; i++) {
        if (at >= v->part[i].len) {
            at -= v->part[i].len;
            continue;
        }
        size_t n = v->part[i].len - at < len - done ? v->part[i].len - at : len - done;
        size_t did = fn(t, v->part[i].va + at, buf ? (char *)buf + done : NULL, n);
        done += did;
        if (did < n)
            break;
        at = 0;
    }
    return done;
}

static size_t piece_out(struct thread *t, uint64_t va, void *buf, size_t len)
{
    return mem_write(t->p->mm->space, va, buf, len);
}

static size_t piece_in(struct thread *t, uint64_t va, void *buf, size_t len)
{
    return mem_read(t->p->mm->space, va, buf, len);
}

static size_t piece_check_write(struct thread *t, uint64_t va, void *buf, size_t len)
{
    (void)buf;
    return accessible(t, va, len, MEM_WRITE);
}

size_t iov_put(struct thread *t, const struct iov *v, uint64_t at, const void *buf, size_t len)
{
    return each_piece(t, v, at, (void *)buf, len, piece_out);
}

size_t iov_take(struct thread *t, const struct iov *v, uint64_t at, void *buf, size_t len)
{
    return each_piece(t, v, at, buf, len, piece_in);
}

size_t iov_writable(struct thread *t, const struct iov *v, uint64_t at, size_t len)
{
    return each_piece(t, v, at, NULL, len, piece_check_write);
}

static size_t piece_check_read(struct thread *t, uint64_t va, void *buf, size_t len)
{
    (void)buf;
    return accessible(t, va, len, MEM_READ);
}

void iov_limit(struct thread *t, struct iov *v)
{
    size_t ok = each_piece(t, v, 0, NULL, v->total, piece_check_read);
    v->total = ok ? ok : v->total;
}

/* ---- blocking -------------------------------------------------------------------------------- */

int64_t file_wait(struct thread *t, struct file *f, short events, int64_t if_signal)
{
    struct poller p = {.t = t, .want = events};
    call_hold(t, f);
    file_poll(f, &p);
    return sys_block(t, if_signal);
}

/* ---- transfers ------------------------------------------------------------------------------- */

/* At the end of file a bad buffer is no error. */
static bool at_end_of_file(struct file *f, int64_t offset)
{
    char byte;
    if (f->ops->stream || !f->ops->lseek)
        return false;
    int64_t at = offset >= 0 ? offset : f->ops->lseek(f, 0, SEEK_CUR);
    return at >= 0 && f->ops->read(f, &byte, 1, at) == 0;
}

/* Returns how many of len bytes are transferred if only the first ok bytes are accessible. */
static size_t reachable(struct file *f, bool write, size_t len, size_t ok)
{
    if (ok == len)
        return len;
    if (f->ops->reachable)
        return f->ops->reachable(f, write, len, ok);
    bool value = !f->ops->stream && !f->ops->lseek; /* of an eventfd or similar: consumed even if the buffer is inaccessible */
    return !value ? ok : write ? 0 : len;
}

static int64_t finish_read(int64_t done, int64_t n)
{
    return done ? done : n;
}

int64_t file_read_iov(struct thread *t, struct file *f, const struct iov *v, int64_t offset, bool nowait)
{
    struct fs_machine *m = fs_of(t);
    int64_t done = 0, n = 0;
    if (f->ops->receive)
        return f->ops->receive(t, f, v, nowait);
    if (!f->ops->read)
        return -EINVAL;
    if (v->total == 0 && !f->ops->stream)
        return f->ops->read(f, m->scratch, 0, offset);
    while ((uint64_t)done < v->total) {
        size_t want = v->total - (uint64_t)done < FS_SCRATCH ? v->total - (uint64_t)done : FS_SCRATCH;
        size_t ok = reachable(f, false, want, iov_writable(t, v, (uint64_t)done, want));
        if (!ok)
            return finish_read(done, at_end_of_file(f, offset) ? 0 : -EFAULT);
        n = f->ops->read(f, m->scratch, ok, offset < 0 ? -1 : offset + done);
        if (n <= 0)
            break;
        size_t put = iov_put(t, v, (uint64_t)done, m->scratch, (size_t)n);
        if (put < (size_t)n)
            return finish_read(done + (f->ops->record ? (int64_t)(put - put % f->ops->record) : 0), -EFAULT);
        done += n;
        if ((size_t)n < ok || f->ops->stream)
            break;
    }
    if (n == -EAGAIN && f->ops->poll && !done && !(f->flags & O_NONBLOCK) && !nowait)
        return file_wait(t, f, POLLIN, -ERESTARTSYS);
    return finish_read(done, n);
}

/* EPIPE also raises SIGPIPE. */
static int64_t write_error(struct thread *t, int64_t err, bool quiet)
{
    if (err == -EPIPE && !quiet)
        signal_send_thread(t, SIGPIPE, NULL);
    return err;
}

/* RLIMIT_FSIZE: returns how much of len may be written at `offset` to a regular file; 0 after SIGXFSZ. */
static int64_t size_limit(struct thread *t, struct file *f, int64_t offset, uint64_t len)
{
    uint64_t limit = t->p->rlimits[1].cur; /* RLIMIT_FSIZE */
    struct stat st;
    if (limit > INT64_MAX || f->host_fd < 0 || f->ops->stream || os_fstat(f->host_fd, &st) || !S_ISREG(st.st_mode))
        return (int64_t)len;
    uint64_t at = offset >= 0 ? (uint64_t)offset : f->flags & O_APPEND ? (uint64_t)st.st_size : (uint64_t)f->ops->lseek(f, 0, SEEK_CUR);
    if (len && at >= limit) {
        signal_send_thread(t, SIGXFSZ, NULL);
        return -EFBIG;
    }
    return len && limit - at < len ? (int64_t)(limit - at) : (int64_t)len;
}

/* s[0]: bytes that a stream's write has transferred while the call sleeps. */
int64_t file_write_iov(struct thread *t, struct file *f, const struct iov *v, int64_t offset, bool nowait)
{
    struct fs_machine *m = fs_of(t);
    int64_t done = f->ops->stream ? (int64_t)t->call.s[0] : 0, n = 0;
    if (f->ops->send)
        return f->ops->send(t, f, v, nowait);
    if (!f->ops->write)
        return -EINVAL;
    if (v->total == 0)
        return f->ops->stream ? 0 : f->ops->write(f, m->scratch, 0, offset);
    int64_t total = size_limit(t, f, offset, v->total);
    if (total < 0)
        return total;
    while (done < total) {
        size_t want = (uint64_t)(total - done) < FS_SCRATCH ? (size_t)(total - done) : FS_SCRATCH;
        size_t ok = reachable(f, true, want, iov_take(t, v, (uint64_t)done, m->scratch, want));
        if (!ok)
            return done ? done : -EFAULT;
        n = f->ops->write(f, m->scratch, ok, offset < 0 ? -1 : offset + done);
        if (n <= 0)
            break;
        done += n;
        if ((size_t)n < ok && !f->ops->stream)
            break;
    }
    if (n == -EAGAIN && f->ops->poll && !(f->flags & O_NONBLOCK) && !nowait) {
        t->call.s[0] = (uint64_t)done;
        return file_wait(t, f, POLLOUT, done ? done : -ERESTARTSYS);
    }
    return done ? done : write_error(t, n, false);
}

/* ---- calls ----------------------------------------------------------------------------------- */

/* Returns the file of a transfer; `positioned` requires a file with offsets. */
static int transfer_file(struct thread *t, int fd, bool write, bool positioned, int64_t offset, struct file **out)
{
    struct file *f = fd_file(t, fd);
    if (positioned && offset < 0)
        return -EINVAL;
    if (!f)
        return -EBADF;
    if (positioned && (f->ops->stream ? os_lseek(f->host_fd, 0, SEEK_CUR) < 0 : !f->ops->lseek && f->host_fd < 0))
        return -ESPIPE;
    if (!(write ? file_writable(f) : file_readable(f)))
        return -EBADF;
    *out = f;
    return 0;
}

static int64_t transfer(struct thread *t, int fd, bool write, bool positioned, int64_t offset, const struct iov *v, unsigned rwf)
{
    struct file *f;
    int err = transfer_file(t, fd, write, positioned, offset, &f);
    if (err)
        return err;
    if (!positioned)
        offset = -1;
    else if (v->total > (uint64_t)(INT64_MAX - offset))
        return -EINVAL;
    int64_t stop = f->ops->stream ? f->m->terminals->check(t, f, write) : 0;
    if (stop)
        return stop;
    return write ? file_write_iov(t, f, v, offset, rwf & RWF_NOWAIT) : file_read_iov(t, f, v, offset, rwf & RWF_NOWAIT);
}

static int64_t simple(struct thread *t, int fd, uint64_t buf, uint64_t count, bool write, bool positioned, int64_t offset)
{
    struct iov v;
    if (count > INT64_MAX)
        return -EINVAL;
    iov_one(&v, buf, count);
    return transfer(t, fd, write, positioned, offset, &v, 0);
}

int64_t sys_read(struct thread *t, int fd, uint64_t buf, uint64_t count)
{
    return simple(t, fd, buf, count, false, false, -1);
}

int64_t sys_write(struct thread *t, int fd, uint64_t buf, uint64_t count)
{
    return simple(t, fd, buf, count, true, false, -1);
}

int64_t sys_pread64(struct thread *t, int fd, uint64_t buf, uint64_t count, int64_t offset)
{
    return simple(t, fd, buf, count, false, true, offset);
}

int64_t sys_pwrite64(struct thread *t, int fd, uint64_t buf, uint64_t count, int64_t offset)
{
    return simple(t, fd, buf, count, true, true, offset);
}

static int64_t vector(struct thread *t, int fd, uint64_t iov, uint64_t iovcnt, bool write, bool positioned, int64_t offset, unsigned rwf)
{
    struct iov local, *v;
    struct file *f;
    int64_t err = transfer_file(t, fd, write, positioned, offset, &f);
    if (!err && (write ? !f->ops->write : !f->ops->read && !file_is_directory(f)))
        err = -EINVAL;
    if (!err)
        err = iov_get_once(t, &local, &v, iov, iovcnt);
    if (!err && !v->total)
        return 0; /* unlike read() and write(), which ask the file */
    if (!err && rwf & ~(RWF_NOWAIT | 7u))
        err = positioned && v->total > (uint64_t)(INT64_MAX - offset) ? -EINVAL : -EOPNOTSUPP;
    return err ? err : iov_keep(t, v, transfer(t, fd, write, positioned, offset, v, rwf));
}

int64_t sys_readv(struct thread *t, int fd, uint64_t iov, uint64_t iovcnt)
{
    return vector(t, fd, iov, iovcnt, false, false, -1, 0);
}

int64_t sys_writev(struct thread *t, int fd, uint64_t iov, uint64_t iovcnt)
{
    return vector(t, fd, iov, iovcnt, true, false, -1, 0);
}

int64_t sys_preadv(struct thread *t, int fd, uint64_t iov, uint64_t iovcnt, int64_t offset)
{
    return vector(t, fd, iov, iovcnt, false, true, offset, 0);
}

int64_t sys_pwritev(struct thread *t, int fd, uint64_t iov, uint64_t iovcnt, int64_t offset)
{
    return vector(t, fd, iov, iovcnt, true, true, offset, 0);
}

/* RWF_HIPRI and the sync flags have no effect; NOWAIT is supported, APPEND is not. */
static int64_t vector2(struct thread *t, int fd, uint64_t iov, uint64_t iovcnt, bool write, int64_t offset, unsigned rwf)
{
    return vector(t, fd, iov, iovcnt, write, offset != -1, offset, rwf);
}

int64_t sys_preadv2(struct thread *t, int fd, uint64_t iov, uint64_t iovcnt, int64_t offset, unsigned flags)
{
    return vector2(t, fd, iov, iovcnt, false, offset, flags);
}

int64_t sys_pwritev2(struct thread *t, int fd, uint64_t iov, uint64_t iovcnt, int64_t offset, unsigned flags)
{
    return vector2(t, fd, iov, iovcnt, true, offset, flags);
}

/* ---- file offset ----------------------------------------------------------------------------- */

int64_t file_seek(struct thread *t, int fd, int64_t offset, int whence)
{
    struct file *f = fd_file(t, fd);
    if (!f)
        return -EBADF;
    if (!f->ops->lseek)
        return f->ops->stays ? 0 : -ESPIPE;
    return f->ops->lseek(f, offset, whence);
}

/* whence is checked before the kind of file, unlike in other systems. */
static int64_t seek(struct thread *t, int fd, int64_t offset, int whence)
{
    if (fd_file(t, fd) && (whence < 0 || whence > SEEK_HOLE))
        return -EINVAL;
    return file_seek(t, fd, offset, whence);
}

int64_t sys_lseek(struct thread *t, int fd, int64_t offset, int whence)
{
    int64_t at = seek(t, fd, offset, whence);
    return t->p->abi->word == 4 && at > INT32_MAX ? -EOVERFLOW : at;
}

int64_t sys__llseek(struct thread *t, int fd, unsigned offset_high, unsigned offset_low, uint64_t result, int whence)
{
    int64_t at = seek(t, fd, (int64_t)((uint64_t)offset_high << 32 | offset_low), whence);
    if (at < 0)
        return at;
    return put_u64(t, result, (uint64_t)at) ? -EFAULT : 0;
}
