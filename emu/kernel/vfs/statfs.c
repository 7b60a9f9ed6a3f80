/* statfs(2). */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/mount.h"
#include "emu/kernel/vfs/statfs.h"
#include "emu/kernel/vfs/target.h"

#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/statfs.h>

enum { BLOCK = 4096, NAME_BYTES = 255 };

/* Magic numbers of linux/magic.h. */
enum {
    EXT2 = 0xef53,
    TMPFS = 0x01021994,
    PROC = 0x9fa0,
    SYSFS = 0x62656572,
    DEVPTS = 0x1cd1,
    PIPEFS = 0x50495045,
    SOCKFS = 0x534f434b,
    ANONYMOUS = 0x09041934
};

/* Returns the type of the kernel's own file system that the target is on. */
static int own_type(const struct target *g)
{
    struct fs_stat st;
    const unsigned kind = g->file && g->file->ops->stat && !g->file->ops->stat(g->file, &st) ? st.mode & S_IFMT : S_IFREG;

    if (kind == S_IFIFO || kind == S_IFSOCK || !kind)
        return kind == S_IFIFO ? PIPEFS : kind == S_IFSOCK ? SOCKFS : ANONYMOUS;
    return strncmp(g->pl.guest, "/proc", 5) == 0      ? PROC
           : strncmp(g->pl.guest, "/sys", 4) == 0     ? SYSFS
           : strncmp(g->pl.guest, "/dev/pts", 8) == 0 ? DEVPTS
                                                      : TMPFS;
}

/* The sizes are constants: the host's free space differs from run to run. */
static struct file_system_size size_of(struct thread *t, const struct target *g)
{
    int64_t type = EXT2, total = 1 << 24, flags = 0x20; /* ST_VALID */
    const struct mount *o = g->pl.virtual_node ? NULL : mount_of_file(fs_of(t), target_host_fd(g));
    if (g->pl.virtual_node)
        type = own_type(g);
    else if (strncmp(g->pl.guest, "/dev/shm", 8) == 0)
        type = TMPFS;
    else if (strncmp(g->pl.guest, "/memfd:", 7) == 0) {
        type = TMPFS;
        total = 0;
    }
    if (o && o->memory) {
        type = TMPFS;
        total = (int64_t)(o->memory->bytes / 4096);
    }
    if (o)
        flags |= (o->flags & (MS_RDONLY | MS_NOSUID | MS_NODEV | MS_NOEXEC)) | (o->flags & (MS_NOATIME | MS_NODIRATIME)) |
                 (o->flags & MOUNT_NOSYMFOLLOW ? 0x2000 : 0);
    if (type != EXT2 && type != TMPFS)
        total = 0;
    return (struct file_system_size){type, flags, total};
}

static int64_t put_statfs(struct thread *t, uint64_t va, const char *format, const struct target *g)
{
    const struct file_system_size s = size_of(t, g);
    const int64_t half = s.total / 2;

    return PUT(t, va, format, s.type, BLOCK, s.total, half, half, s.total, half, 0, 0, NAME_BYTES, BLOCK, s.flags, 0, 0, 0, 0);
}

int file_system_size_path(struct thread *t, uint64_t path, struct file_system_size *out)
{
    TARGET(g);
    int err = target_path(t, AT_FDCWD, path, 0, &g);
    if (!err)
        *out = size_of(t, &g);
    return err;
}

int file_system_size_fd(struct thread *t, int fd, struct file_system_size *out)
{
    TARGET(g);
    int err = target_fd(t, fd, &g);
    if (!err)
        *out = size_of(t, &g);
    return err;
}

static int64_t statfs_path(struct thread *t, uint64_t path, uint64_t va, const char *format)
{
    TARGET(g);
    int err = target_path(t, AT_FDCWD, path, 0, &g);
    return err ? err : put_statfs(t, va, format, &g);
}

static int64_t statfs_fd(struct thread *t, int fd, uint64_t va, const char *format)
{
    TARGET(g);
    int err = target_fd(t, fd, &g);
    return err ? err : put_statfs(t, va, format, &g);
}

int64_t sys_statfs(struct thread *t, uint64_t path, uint64_t buf)
{
    return statfs_path(t, path, buf, fs_abi_of(t)->statfs);
}

int64_t sys_fstatfs(struct thread *t, int fd, uint64_t buf)
{
    return statfs_fd(t, fd, buf, fs_abi_of(t)->statfs);
}

/* Checks the size argument: struct statfs64, whose last word some C libraries omit. */
static bool statfs64_size_ok(struct thread *t, uint64_t size)
{
    size_t full = struct_size(t, fs_abi_of(t)->statfs64);
    return size == full || size + 4 == full;
}

int64_t sys_statfs64(struct thread *t, uint64_t path, uint64_t size, uint64_t buf)
{
    if (!statfs64_size_ok(t, size))
        return -EINVAL;
    return statfs_path(t, path, buf, fs_abi_of(t)->statfs64);
}

int64_t sys_fstatfs64(struct thread *t, int fd, uint64_t size, uint64_t buf)
{
    if (!statfs64_size_ok(t, size))
        return -EINVAL;
    return statfs_fd(t, fd, buf, fs_abi_of(t)->statfs64);
}
