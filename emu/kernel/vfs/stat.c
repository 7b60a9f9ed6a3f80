/* stat(2) and statx(2). */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/target.h"

#include <string.h>
#include <sys/statfs.h>
#include <sys/sysmacros.h>
#include <unistd.h>

static int64_t device_number(const struct thread *t, uint64_t dev)
{
    const unsigned bits = fs_abi_of(t)->minor_bits;

    return (int64_t)(bits ? (uint64_t)major(dev) << bits | minor(dev) : dev);
}

static int64_t stat_field(const struct thread *t, const struct fs_stat *s, char field)
{
    switch (field) {
    case 'd': return device_number(t, s->dev);
    case 'i': return (int64_t)s->ino;
    case 'm': return s->mode;
    case 'n': return (int64_t)s->nlink;
    case 'u': return s->uid;
    case 'g': return s->gid;
    case 'r': return device_number(t, s->rdev);
    case 's': return (int64_t)s->size;
    case 'k': return (int64_t)s->blksize;
    case 'b': return (int64_t)s->blocks;
    case 'a': return seconds_of(s->atime);
    case 'A': return nanoseconds_of(s->atime);
    case 't': return seconds_of(s->mtime);
    case 'T': return nanoseconds_of(s->mtime);
    case 'c': return seconds_of(s->ctime);
    case 'C': return nanoseconds_of(s->ctime);
    default: return 0;
    }
}

int64_t put_fs_stat(struct thread *t, uint64_t va, const struct fs_layout *l, const struct fs_stat *s)
{
    int64_t v[64];
    size_t n = strlen(l->fields);
    const char *type = fs_abi_of(t)->type_name;
    for (size_t i = 0; i < n; i++)
        v[i] = l->fields[i] != 'f' ? stat_field(t, s, l->fields[i]) : *type ? *type++ : 0;
    return put_struct(t, va, l->format, v);
}

static int64_t put_old_stat(struct thread *t, uint64_t va, const struct fs_stat *s)
{
    if (t->p->abi->word == 4 && (s->size > INT32_MAX || s->ino > UINT32_MAX))
        return -EOVERFLOW;
    return put_fs_stat(t, va, &fs_abi_of(t)->stat, s);
}

static int64_t stat_path(struct thread *t, int dirfd, uint64_t path, unsigned at_flags, struct fs_stat *s)
{
    TARGET(g);
    int err = target_path_stat(t, dirfd, path, at_flags, &g);
    return err ? err : target_stat(t, &g, s);
}

static int64_t stat_fd(struct thread *t, int fd, struct fs_stat *s)
{
    struct file *f = fd_file_any(t, fd);
    if (!f)
        return -EBADF;
    return f->ops->stat ? f->ops->stat(f, s) : -EACCES;
}

int64_t sys_stat(struct thread *t, uint64_t path, uint64_t statbuf)
{
    struct fs_stat s;
    int64_t err = stat_path(t, AT_FDCWD, path, 0, &s);
    return err ? err : put_old_stat(t, statbuf, &s);
}

int64_t sys_lstat(struct thread *t, uint64_t path, uint64_t statbuf)
{
    struct fs_stat s;
    int64_t err = stat_path(t, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, &s);
    return err ? err : put_old_stat(t, statbuf, &s);
}

int64_t sys_fstat(struct thread *t, int fd, uint64_t statbuf)
{
    struct fs_stat s;
    int64_t err = stat_fd(t, fd, &s);
    return err ? err : put_old_stat(t, statbuf, &s);
}

/* struct __old_kernel_stat, of the first Linux machines. */
static int64_t put_oldest_stat(struct thread *t, uint64_t va, const struct fs_stat *s)
{
    static const struct fs_layout layout = {"HHHHHHHLLLL", "dimnugrsatc"};

    if (s->ino > UINT16_MAX || s->nlink > UINT16_MAX || s->size > INT32_MAX)
        return -EOVERFLOW;
    return put_fs_stat(t, va, &layout, s);
}

int64_t sys_oldstat(struct thread *t, uint64_t path, uint64_t statbuf)
{
    struct fs_stat s;
    int64_t err = stat_path(t, AT_FDCWD, path, 0, &s);
    return err ? err : put_oldest_stat(t, statbuf, &s);
}

int64_t sys_oldlstat(struct thread *t, uint64_t path, uint64_t statbuf)
{
    struct fs_stat s;
    int64_t err = stat_path(t, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, &s);
    return err ? err : put_oldest_stat(t, statbuf, &s);
}

int64_t sys_oldfstat(struct thread *t, int fd, uint64_t statbuf)
{
    struct fs_stat s;
    int64_t err = stat_fd(t, fd, &s);
    return err ? err : put_oldest_stat(t, statbuf, &s);
}

int64_t sys_fstat64(struct thread *t, int fd, uint64_t statbuf)
{
    struct fs_stat s;
    int64_t err = stat_fd(t, fd, &s);
    return err ? err : put_fs_stat(t, statbuf, &fs_abi_of(t)->stat64, &s);
}

static int64_t stat_at(struct thread *t, int dirfd, uint64_t path, uint64_t statbuf, unsigned flags, const struct fs_layout *l)
{
    struct fs_stat s;
    if (flags & ~(unsigned)(AT_SYMLINK_NOFOLLOW | AT_EMPTY_PATH | AT_NO_AUTOMOUNT))
        return -EINVAL;
    int64_t err = stat_path(t, dirfd, path, flags, &s);
    return err ? err : put_fs_stat(t, statbuf, l, &s);
}

int64_t sys_fstatat64(struct thread *t, int dirfd, uint64_t path, uint64_t statbuf, unsigned flags)
{
    return stat_at(t, dirfd, path, statbuf, flags, &fs_abi_of(t)->stat64);
}

int64_t sys_newfstatat(struct thread *t, int dirfd, uint64_t path, uint64_t statbuf, unsigned flags)
{
    return stat_at(t, dirfd, path, statbuf, flags, &fs_abi_of(t)->stat);
}

/* struct statx is the same in every ABI. */
static int64_t put_statx(struct thread *t, uint64_t va, const struct fs_stat *s)
{
    return PUT(t, va,
               "IIQIIIHHQQQQ"
               "qIi"
               "qIi"
               "qIi"
               "qIi"
               "IIII"
               "QQ"
               "12Q",
               0x17ff /* basic and btime */, (int64_t)s->blksize, 0, (int64_t)s->nlink, s->uid, s->gid, s->mode, 0, (int64_t)s->ino,
               (int64_t)s->size, (int64_t)s->blocks, 0, seconds_of(s->atime), nanoseconds_of(s->atime), 0, seconds_of(s->btime),
               nanoseconds_of(s->btime), 0, seconds_of(s->ctime), nanoseconds_of(s->ctime), 0, seconds_of(s->mtime),
               nanoseconds_of(s->mtime), 0, major(s->rdev), minor(s->rdev), major(s->dev), minor(s->dev), 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
               0, 0, 0);
}

int64_t sys_statx(struct thread *t, int dirfd, uint64_t path, unsigned flags, unsigned mask, uint64_t statbuf)
{
    struct fs_stat s;
    if (flags & ~(unsigned)(AT_SYMLINK_NOFOLLOW | AT_EMPTY_PATH | AT_NO_AUTOMOUNT | AT_STATX_SYNC_TYPE) ||
        (flags & AT_STATX_SYNC_TYPE) == AT_STATX_SYNC_TYPE || (mask & 0x80000000u))
        return -EINVAL;
    int64_t err = stat_path(t, dirfd, path, flags, &s);
    return err ? err : put_statx(t, statbuf, &s);
}
