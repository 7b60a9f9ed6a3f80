/* fcntl(2), and calls on a whole open file: sync, fallocate, advice. */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/dir.h"
#include "emu/kernel/vfs/dnotify.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/hostfile.h"
#include "emu/kernel/vfs/lease.h"
#include "emu/kernel/vfs/lock.h"
#include "emu/kernel/vfs/pipe.h"
#include "emu/kernel/vfs/truncate.h"
#include "emu/kernel/vfs/open.h"
#include "emu/mem/mem.h"
#include "emu/os/os.h"

#include <linux/falloc.h>
#include <string.h>
#include <unistd.h>

/* The flags that F_SETFL changes. */
#define SETTABLE (O_APPEND | O_NONBLOCK | O_ASYNC | O_DIRECT | O_NOATIME)

static int host_command(const struct fs_abi *abi, int guest)
{
    const struct number_pair *p = abi->fcntl_commands;
    for (; p->host || p->guest; p++)
        if (p->guest == guest)
            return p->host;
    return guest;
}

/* Returns whether a command of a 32-bit ABI takes a struct flock with 32-bit ranges. */
static bool is_narrow_lock(const struct fs_abi *abi, int guest)
{
    const int first = abi->narrow_getlk ? abi->narrow_getlk : F_GETLK;
    return guest >= first && guest <= first + 2;
}

static int64_t set_flags(struct thread *t, struct file *f, int fd, uint64_t guest)
{
    unsigned flags = (unsigned)flags_to_host(fs_abi_of(t)->open_flags, guest);
    if ((flags & O_DIRECT) && !file_is_pipe(f) && !file_has_direct(f))
        return -EINVAL;
    bool was_async = f->flags & O_ASYNC;
    f->flags = (f->flags & ~(unsigned)SETTABLE) | (flags & SETTABLE);
    if (was_async != ((f->flags & O_ASYNC) != 0))
        file_async(f, fd);
    if (f->ops->flags_changed)
        f->ops->flags_changed(f);
    return 0;
}

static int64_t get_flags(struct thread *t, const struct file *f)
{
    return (int64_t)(flags_to_guest(fs_abi_of(t)->open_flags, f->flags & ~(unsigned)O_ACCMODE) | (f->flags & O_ACCMODE));
}

/* struct f_owner_ex: type (0 thread, 1 process, 2 group) and id. */
static int64_t owner_ex(struct thread *t, struct file *f, uint64_t va, bool set)
{
    int64_t v[2] = {f->owner < 0 ? 2 : 1, f->owner < 0 ? -f->owner : f->owner};
    if (!set)
        return put_struct(t, va, "ii", v);
    if (get_struct(t, va, "ii", v))
        return -EFAULT;
    if (v[0] < 0 || v[0] > 2)
        return -EINVAL;
    int id = (int)v[1];
    return id < 0 ? -ESRCH : file_set_owner(f, v[0] == 2 ? -id : id);
}

/* Returns whether a program has mapped the file so that it may write to it. */
static bool is_mapped_writable(const struct file *f)
{
    struct stat st, mapped;
    struct mem_map m;
    if (os_fstat(f->host_fd, &st))
        return false;
    for (const struct process *p = f->m->k->processes; p; p = p->next)
        for (uint64_t va = 0; p->mm && space_next_map(p->mm->space, va, &m); va = m.end)
            if ((m.kind & MAP_KIND_SHARED) && m.fd >= 0 && mapped_file(&m) && file_writable(mapped_file(&m)) &&
                os_fstat(m.fd, &mapped) == 0 && mapped.st_dev == st.st_dev && mapped.st_ino == st.st_ino)
                return true;
    return false;
}

static int64_t seals(struct file *f, int command, uint64_t arg)
{
    if (command == F_ADD_SEALS && !file_writable(f))
        return -EPERM;
    /* The host sees only pages that were used. */
    if (command == F_ADD_SEALS && (arg & F_SEAL_WRITE) && f->host_fd >= 0 && os_fcntl(f->host_fd, F_GET_SEALS, 0) >= 0 &&
        is_mapped_writable(f))
        return -EBUSY;
    const bool future = command == F_ADD_SEALS && (arg & F_SEAL_FUTURE_WRITE);
    int r =
        f->host_fd < 0 ? (errno = EINVAL, -1) : os_fcntl(f->host_fd, command, (int)(future ? arg & ~(uint64_t)F_SEAL_FUTURE_WRITE : arg));
    if (r >= 0 && future)
        memory_file_seal(f);
    return r < 0 ? -errno : command == F_GET_SEALS && memory_file_is_sealed(f) ? r | F_SEAL_FUTURE_WRITE : r;
}

static int64_t set_lease(struct thread *t, struct file *f, int fd, int guest_type)
{
    for (const struct number_pair *p = fs_abi_of(t)->lock_types, *end = p + 3; p < end; p++)
        if (p->guest == guest_type)
            return lease_set(t, f, fd, p->host);
    return -EINVAL;
}

static int64_t get_lease(const struct thread *t, struct file *f)
{
    const int type = lease_get(t, f);
    const struct number_pair *p = fs_abi_of(t)->lock_types;
    while (p->host != type)
        p++;
    return p->guest;
}

static int64_t control(struct thread *t, int fd, int guest_command, uint64_t arg, bool wide)
{
    struct file *f = fd_file_any(t, fd);
    struct fd_entry *e = f ? &t->p->fds->entries[fd] : NULL;
    int command = host_command(fs_abi_of(t), guest_command);
    if (!f)
        return -EBADF;
    if (f->flags & O_PATH && command != F_DUPFD && command != F_DUPFD_CLOEXEC && command != F_GETFD && command != F_SETFD &&
        command != F_GETFL)
        return -EBADF;
    /* The 64-bit lock commands of a 32-bit ABI have separate numbers; elsewhere off_t is 64 bits. */
    wide = wide && (t->p->abi->word == 8 || !is_narrow_lock(fs_abi_of(t), guest_command));
    switch (command) {
    case F_DUPFD: return fcntl_dup(t, f, arg, false);
    case F_DUPFD_CLOEXEC: return fcntl_dup(t, f, arg, true);
    case F_GETFD: return e->cloexec ? FD_CLOEXEC : 0;
    case F_SETFD: e->cloexec = arg & FD_CLOEXEC; return 0;
    case F_GETFL: return get_flags(t, f);
    case F_SETFL: return set_flags(t, f, fd, arg);
    case F_GETLK:
    case F_SETLK:
    case F_SETLKW:
    case F_OFD_GETLK:
    case F_OFD_SETLK:
    case F_OFD_SETLKW: return fcntl_lock(t, f, command, arg, wide);
    case F_SETOWN: return file_set_owner(f, (int)arg);
    case F_GETOWN: return f->owner;
    case F_SETSIG:
        if (arg > KSIG_MAX)
            return -EINVAL;
        f->owner_signal = sig_host(t->p->abi, (int)arg);
        return 0;
    case F_GETSIG: return sig_guest(t->p->abi, f->owner_signal);
    case F_SETOWN_EX: return owner_ex(t, f, arg, true);
    case F_GETOWN_EX: return owner_ex(t, f, arg, false);
    case F_SETPIPE_SZ: return file_is_pipe(f) ? pipe_set_size(f, (uint32_t)arg) : -EBADF;
    case F_GETPIPE_SZ: return file_is_pipe(f) ? pipe_get_size(f) : -EBADF;
    case F_ADD_SEALS:
    case F_GET_SEALS: return seals(f, command, arg);
    case F_NOTIFY: return dnotify_set(t, f, fd, (unsigned)arg);
    case F_SETLEASE: return set_lease(t, f, fd, (int)arg);
    case F_GETLEASE: return get_lease(t, f);
    default: return -EINVAL;
    }
}

int64_t sys_fcntl(struct thread *t, int fd, int command, uint64_t arg)
{
    return control(t, fd, command, arg, t->p->abi->word == 8);
}

int64_t sys_fcntl64(struct thread *t, int fd, int command, uint64_t arg)
{
    return control(t, fd, command, arg, true);
}

/* ---- sync, fallocate, advice ----------------------------------------------------------------- */

/* No effect: the host writes its buffers itself, and sync(2) would block the machine. */
int64_t sys_sync(struct thread *t)
{
    return 0;
}

static int64_t sync_file(struct thread *t, int fd, bool data_only)
{
    struct file *f = fd_file(t, fd);
    if (!f)
        return -EBADF;
    if (f->host_fd < 0)
        return file_is_directory(f) ? 0 : -EINVAL;
    return (data_only ? os_fdatasync : os_fsync)(f->host_fd) ? -errno : 0;
}

int64_t sys_fsync(struct thread *t, int fd)
{
    return sync_file(t, fd, false);
}

int64_t sys_fdatasync(struct thread *t, int fd)
{
    return sync_file(t, fd, true);
}

int64_t sys_syncfs(struct thread *t, int fd)
{
    return fd_file(t, fd) ? 0 : -EBADF;
}

int64_t sys_sync_file_range(struct thread *t, int fd, int64_t offset, int64_t len, unsigned flags)
{
    struct file *f = fd_file(t, fd);
    if (!f)
        return -EBADF;
    if (offset < 0 || len < 0 || len > INT64_MAX - offset || flags & ~7u)
        return -EINVAL;
    mode_t mode = file_type(f);
    return S_ISREG(mode) || S_ISDIR(mode) || S_ISBLK(mode) || S_ISLNK(mode) ? 0 : -ESPIPE;
}

int64_t sys_sync_file_range2(struct thread *t, int fd, unsigned flags, int64_t offset, int64_t len)
{
    return sys_sync_file_range(t, fd, offset, len, flags);
}

int64_t sys_readahead(struct thread *t, int fd, int64_t offset, uint64_t count)
{
    struct file *f = fd_file(t, fd);
    if (!f || !file_readable(f))
        return -EBADF;
    mode_t mode = file_type(f);
    return S_ISREG(mode) || S_ISBLK(mode) ? 0 : -EINVAL;
}

/* Advice has no effect. */
int64_t sys_fadvise64_64(struct thread *t, int fd, int64_t offset, int64_t len, int advice)
{
    struct file *f = fd_file(t, fd);
    if (!f)
        return -EBADF;
    if (file_is_pipe(f))
        return -ESPIPE;
    return len < 0 || advice < 0 || advice > 5 ? -EINVAL : 0;
}

int64_t sys_arm_fadvise64_64(struct thread *t, int fd, int advice, int64_t offset, int64_t len)
{
    return sys_fadvise64_64(t, fd, offset, len, advice);
}

static bool mode_is_known(int mode)
{
    switch (mode) {
    case 0:
    case FALLOC_FL_KEEP_SIZE:
    case FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE:
    case FALLOC_FL_ZERO_RANGE:
    case FALLOC_FL_ZERO_RANGE | FALLOC_FL_KEEP_SIZE:
    case FALLOC_FL_UNSHARE_RANGE:
    case FALLOC_FL_UNSHARE_RANGE | FALLOC_FL_KEEP_SIZE:
    case FALLOC_FL_COLLAPSE_RANGE:
    case FALLOC_FL_INSERT_RANGE: return true;
    }
    return false;
}

/* Returns the new length of the file. */
static int64_t size_after(int mode, int64_t size, int64_t offset, int64_t len)
{
    if (mode & FALLOC_FL_INSERT_RANGE)
        return size > INT64_MAX - len ? INT64_MAX : size + len;
    if (mode & (FALLOC_FL_KEEP_SIZE | FALLOC_FL_COLLAPSE_RANGE))
        return size;
    return offset + len > size ? offset + len : size;
}

int64_t sys_fallocate(struct thread *t, int fd, int mode, int64_t offset, int64_t len)
{
    struct file *f = fd_file(t, fd);
    struct stat st;
    if (!f)
        return -EBADF;
    if (offset < 0 || len <= 0)
        return -EINVAL;
    if (!mode_is_known(mode))
        return -EOPNOTSUPP;
    if (!file_writable(f))
        return -EBADF;
    if (file_is_pipe(f))
        return -ESPIPE;
    if (!S_ISREG(file_type(f)))
        return -ENODEV;
    if (f->host_fd < 0 || os_fstat(f->host_fd, &st))
        return -EOPNOTSUPP;
    if (offset > INT64_MAX - len)
        return -EFBIG;
    int64_t size = size_after(mode, st.st_size, offset, len);
    int error = fs_over_limit(t, size, st.st_size);
    if (error)
        return error;
    if ((mode & FALLOC_FL_PUNCH_HOLE) && memory_file_is_sealed(f))
        return -EPERM;
    if (!(mode & FALLOC_FL_PUNCH_HOLE) && (error = memory_file_reserve(f, (uint64_t)len)))
        return error;
    if (os_fallocate(f->host_fd, mode, offset, len) && (errno != EOPNOTSUPP || mode || os_ftruncate(f->host_fd, size)))
        error = -errno;
    memory_file_uncharge(f);
    if (error)
        return error;
    fs_file_resized(f->m->k, f->host_fd);
    fs_touch_fd(f->m, f->host_fd, INODE_MTIME | INODE_CTIME);
    return 0;
}
