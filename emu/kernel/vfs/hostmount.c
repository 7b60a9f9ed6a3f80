#include "emu/kernel/vfs/hostmount.h"
#include "emu/os/log.h"
#include "emu/os/os.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

enum { ERROR_LEAST = -4095 }; /* -errno */

static bool replays(void)
{
    return os_log_mode() == OS_LOG_REPLAYS;
}

/* Sets an option of the file system that fs describes to a number. */
static int set_number(int fs, const char *name, const char *format, uint64_t n)
{
    char value[24];

    snprintf(value, sizeof value, format, n);
    return fsconfig(fs, FSCONFIG_SET_STRING, name, value, 0) ? -errno : 0;
}

static int configure(int fs, const struct tmpfs_options *o)
{
    int err = set_number(fs, "size", "%" PRIu64, o->bytes);

    if (!err)
        err = set_number(fs, "nr_inodes", "%" PRIu64, o->files);
    if (!err && o->mode >= 0)
        err = set_number(fs, "mode", "%" PRIo64, (uint64_t)o->mode);
    if (!err && o->uid >= 0)
        err = set_number(fs, "uid", "%" PRIu64, (uint64_t)o->uid);
    if (!err && o->gid >= 0)
        err = set_number(fs, "gid", "%" PRIu64, (uint64_t)o->gid);
    return err || !fsconfig(fs, FSCONFIG_CMD_CREATE, NULL, NULL, 0) ? err : -errno;
}

static int mount_tmpfs(const struct tmpfs_options *o)
{
    int fs = fsopen("tmpfs", FSOPEN_CLOEXEC);

    if (fs < 0)
        return -errno;
    int err = configure(fs, o), fd = err ? err : fsmount(fs, FSMOUNT_CLOEXEC, 0);

    if (!err && fd < 0)
        fd = -errno;
    close(fs);
    return fd;
}

int host_mount_tmpfs(const struct tmpfs_options *o)
{
    return (int)os_number(replays() ? 0 : mount_tmpfs(o), ERROR_LEAST, INT_MAX);
}

static int clone_mount(int fd)
{
    int got = open_tree(fd, "", OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_EMPTY_PATH);

    return got < 0 ? -errno : got;
}

int host_mount_clone(int fd)
{
    return (int)os_number(replays() ? 0 : clone_mount(fd), ERROR_LEAST, INT_MAX);
}

static int forbid(int fd, unsigned flags)
{
    const uint64_t all = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV | MOUNT_ATTR_NOEXEC;
    const uint64_t set = (flags & MS_RDONLY ? MOUNT_ATTR_RDONLY : 0u) | (flags & MS_NOSUID ? MOUNT_ATTR_NOSUID : 0u) |
                         (flags & MS_NODEV ? MOUNT_ATTR_NODEV : 0u) | (flags & MS_NOEXEC ? MOUNT_ATTR_NOEXEC : 0u);
    struct mount_attr a = {.attr_set = set, .attr_clr = all & ~set};

    return mount_setattr(fd, "", AT_EMPTY_PATH, &a, sizeof a) ? -errno : 0;
}

int host_mount_forbid(int fd, unsigned flags)
{
    return (int)os_number(replays() ? 0 : forbid(fd, flags), ERROR_LEAST, 0);
}

static int change_tmpfs(int fd, uint64_t bytes, bool read_only)
{
    int fs = fspick(fd, "", FSPICK_EMPTY_PATH | FSPICK_CLOEXEC), err = 0;

    if (fs < 0)
        return -errno;
    if (bytes)
        err = set_number(fs, "size", "%" PRIu64, bytes);
    if (!err &&
        (fsconfig(fs, FSCONFIG_SET_FLAG, read_only ? "ro" : "rw", NULL, 0) || fsconfig(fs, FSCONFIG_CMD_RECONFIGURE, NULL, NULL, 0)))
        err = -errno;
    close(fs);
    return err;
}

int host_mount_change_tmpfs(int fd, uint64_t bytes, bool read_only)
{
    return (int)os_number(replays() ? 0 : change_tmpfs(fd, bytes, read_only), ERROR_LEAST, 0);
}

static uint64_t number(int fd)
{
    struct statx s;

    return statx(fd, "", AT_EMPTY_PATH | AT_SYMLINK_NOFOLLOW | AT_STATX_DONT_SYNC, STATX_MNT_ID, &s) || !(s.stx_mask & STATX_MNT_ID)
               ? 0
               : s.stx_mnt_id;
}

uint64_t host_mount_number(int fd)
{
    return (uint64_t)os_number(replays() ? 0 : (int64_t)(number(fd) & INT64_MAX), 0, INT64_MAX);
}
