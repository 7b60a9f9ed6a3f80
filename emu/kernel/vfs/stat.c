/* What is known about files, and changing it: stat, statx, statfs, access, modes, owners, times,
 * sizes. */
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/target.h"

#include <string.h>
#include <sys/statfs.h>
#include <sys/sysmacros.h>
#include <unistd.h>

/* ---- the file that a call means -------------------------------------------------------------- */

static int target_file(struct file *f, struct target *out)
{
    if (!f)
        return -EBADF;
    place_close(&out->pl);
    out->file = f;
    out->pl.exists = true;
    out->pl.virtual_node = f->host_fd < 0;
    snprintf(out->pl.guest, sizeof out->pl.guest, "%s", f->path ? f->path : "/");
    return out->pl.virtual_node ? 0 : fstat(f->host_fd, &out->pl.st) ? -errno : 0;
}

int target_fd(struct thread *t, int fd, struct target *out)
{
    return target_file(fd_file_any(t, fd), out);
}

int target_open_fd(struct thread *t, int fd, struct target *out)
{
    return target_file(fd_file(t, fd), out);
}

int target_path(struct thread *t, int dirfd, uint64_t path_va, unsigned at_flags,
                struct target *out)
{
    char path[FS_PATH_MAX];
    ssize_t n = copy_in_string(t, path, path_va, sizeof path);
    if (n < 0)
        return (int)n;
    out->file = NULL;
    if (!path[0] && (at_flags & AT_EMPTY_PATH)) {
        if (dirfd != AT_FDCWD)
            return target_fd(t, dirfd, out);
        strcpy(path, ".");
    }
    int err =
        fs_walk(t->p, dirfd, path, at_flags & AT_SYMLINK_NOFOLLOW ? 0 : PATH_FOLLOW, &out->pl);
    if (err)
        return err;
    if (!out->pl.exists)
        return -ENOENT;
    if (out->pl.virtual_node && out->pl.node.magic && !(at_flags & AT_SYMLINK_NOFOLLOW)) {
        struct process *p = process_find(t->k, (int)out->pl.node.id);
        return target_file(p ? process_file(p, (int)out->pl.node.sub) : NULL, out);
    }
    return 0;
}

static int target_stat(struct thread *t, const struct target *g, struct fs_stat *out)
{
    if (g->file)
        return g->file->ops->stat ? g->file->ops->stat(g->file, out) : -EACCES;
    place_stat(fs_of(t), &g->pl, out);
    return 0;
}

int target_for_change(const struct target *g)
{
    return g->pl.virtual_node || (g->file && !file_may_change(g->file)) ? -EPERM : 0;
}

/* ---- stat ------------------------------------------------------------------------------------ */

static int64_t stat_field(const struct fs_stat *s, char field)
{
    switch (field) {
    case 'd':
        return (int64_t)s->dev;
    case 'i':
        return (int64_t)s->ino;
    case 'm':
        return s->mode;
    case 'n':
        return (int64_t)s->nlink;
    case 'u':
        return s->uid;
    case 'g':
        return s->gid;
    case 'r':
        return (int64_t)s->rdev;
    case 's':
        return (int64_t)s->size;
    case 'k':
        return (int64_t)s->blksize;
    case 'b':
        return (int64_t)s->blocks;
    case 'a':
        return seconds_of(s->atime);
    case 'A':
        return nanoseconds_of(s->atime);
    case 't':
        return seconds_of(s->mtime);
    case 'T':
        return nanoseconds_of(s->mtime);
    case 'c':
        return seconds_of(s->ctime);
    case 'C':
        return nanoseconds_of(s->ctime);
    default:
        return 0;
    }
}

static int64_t put_stat(struct thread *t, uint64_t va, const struct fs_layout *l,
                        const struct fs_stat *s)
{
    int64_t v[40];
    size_t n = strlen(l->fields);
    for (size_t i = 0; i < n; i++)
        v[i] = stat_field(s, l->fields[i]);
    return put_struct(t, va, l->format, v);
}

static int64_t put_old_stat(struct thread *t, uint64_t va, const struct fs_stat *s)
{
    if (t->p->abi->word == 4 && (s->size > INT32_MAX || s->ino > UINT32_MAX))
        return -EOVERFLOW;
    return put_stat(t, va, &fs_abi_of(t)->stat, s);
}

static int64_t stat_path(struct thread *t, int dirfd, uint64_t path, unsigned at_flags,
                         struct fs_stat *s)
{
    TARGET(g);
    int err = target_path(t, dirfd, path, at_flags, &g);
    return err ? err : target_stat(t, &g, s);
}

static int64_t stat_fd(struct thread *t, int fd, struct fs_stat *s)
{
    TARGET(g);
    int err = target_fd(t, fd, &g);
    return err ? err : target_stat(t, &g, s);
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

int64_t sys_stat64(struct thread *t, uint64_t path, uint64_t statbuf)
{
    struct fs_stat s;
    int64_t err = stat_path(t, AT_FDCWD, path, 0, &s);
    return err ? err : put_stat(t, statbuf, &fs_abi_of(t)->stat64, &s);
}

int64_t sys_lstat64(struct thread *t, uint64_t path, uint64_t statbuf)
{
    struct fs_stat s;
    int64_t err = stat_path(t, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, &s);
    return err ? err : put_stat(t, statbuf, &fs_abi_of(t)->stat64, &s);
}

int64_t sys_fstat64(struct thread *t, int fd, uint64_t statbuf)
{
    struct fs_stat s;
    int64_t err = stat_fd(t, fd, &s);
    return err ? err : put_stat(t, statbuf, &fs_abi_of(t)->stat64, &s);
}

static int64_t stat_at(struct thread *t, int dirfd, uint64_t path, uint64_t statbuf, unsigned flags, const struct fs_layout *l)
{
    struct fs_stat s;
    if (flags & ~(unsigned)(AT_SYMLINK_NOFOLLOW | AT_EMPTY_PATH | AT_NO_AUTOMOUNT))
        return -EINVAL;
    int64_t err = stat_path(t, dirfd, path, flags, &s);
    return err ? err : put_stat(t, statbuf, l, &s);
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
               0x17ff /* basic and btime */, (int64_t)s->blksize, 0, (int64_t)s->nlink, s->uid,
               s->gid, s->mode, 0, (int64_t)s->ino, (int64_t)s->size, (int64_t)s->blocks, 0,
               seconds_of(s->atime), nanoseconds_of(s->atime), 0, seconds_of(s->btime), nanoseconds_of(s->btime), 0,
               seconds_of(s->ctime), nanoseconds_of(s->ctime), 0, seconds_of(s->mtime), nanoseconds_of(s->mtime), 0,
               major(s->rdev), minor(s->rdev), major(s->dev), minor(s->dev), 1, 0, 0, 0, 0, 0, 0, 0,
               0, 0, 0, 0, 0, 0);
}

int64_t sys_statx(struct thread *t, int dirfd, uint64_t path, unsigned flags, unsigned mask, uint64_t statbuf)
{
    struct fs_stat s;
    if (flags & ~(unsigned)(AT_SYMLINK_NOFOLLOW | AT_EMPTY_PATH | AT_NO_AUTOMOUNT |
                            AT_STATX_SYNC_TYPE) ||
        (flags & AT_STATX_SYNC_TYPE) == AT_STATX_SYNC_TYPE || (mask & 0x80000000u))
        return -EINVAL;
    int64_t err = stat_path(t, dirfd, path, flags, &s);
    return err ? err : put_statx(t, statbuf, &s);
}

/* ---- statfs ---------------------------------------------------------------------------------- */

/* How full the host's disk is differs from run to run: every file system shows the same room. */
static int64_t put_statfs(struct thread *t, uint64_t va, const char *format, const struct target *g)
{
    int64_t type = 0xef53, total = 1 << 24; /* ext2's magic number */
    if (g->pl.virtual_node)
        type = strncmp(g->pl.guest, "/proc", 5) == 0  ? 0x9fa0
               : strncmp(g->pl.guest, "/sys", 4) == 0 ? 0x62656572
                                                      : 0x01021994;
    else if (strncmp(g->pl.guest, "/dev/shm", 8) == 0)
        type = 0x01021994;
    else if (g->file && g->file->ops->stream)
        type = 0x50495045;
    if (type == 0x9fa0)
        total = 0;
    return PUT(t, va, format, type, 4096, total, total / 2, total / 2, total, total / 2, 0, 0, 255,
               4096, 0x20, 0, 0, 0, 0);
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

/* The size argument must be that of struct statfs64, whose last word some C libraries leave out. */
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

/* ---- access ---------------------------------------------------------------------------------- */

static int64_t check_access(struct thread *t, int dirfd, uint64_t path, unsigned mode,
                            unsigned flags)
{
    TARGET(g);
    struct fs_stat s;
    if (mode & ~7u || flags & ~(unsigned)(AT_EACCESS | AT_SYMLINK_NOFOLLOW | AT_EMPTY_PATH))
        return -EINVAL;
    int err = target_path(t, dirfd, path, flags, &g);
    if (err)
        return err;
    if (g.pl.virtual_node) {
        if (target_stat(t, &g, &s) || !(mode & ~(s.mode | s.mode >> 3 | s.mode >> 6)))
            return 0;
        return -EACCES;
    }
    if (S_ISLNK(g.pl.st.st_mode) && !g.file)
        return 0;
    if (g.file && (mode & W_OK) && !file_may_reopen(g.file, O_WRONLY))
        return -EACCES;
    bool may =
        flags & AT_EACCESS ? fs_may(t->p, &g.pl.st, mode) : fs_may_really(t->p, &g.pl.st, mode);
    if (!may)
        return -EACCES;
    return faccessat(AT_FDCWD, fd_link(target_host_fd(&g)).path, (int)mode, (int)flags & AT_EACCESS) ? -errno : 0;
}

int64_t sys_access(struct thread *t, uint64_t path, unsigned mode)
{
    return check_access(t, AT_FDCWD, path, mode, 0);
}

int64_t sys_faccessat(struct thread *t, int dirfd, uint64_t path, unsigned mode)
{
    return check_access(t, dirfd, path, mode, 0);
}

int64_t sys_faccessat2(struct thread *t, int dirfd, uint64_t path, unsigned mode, unsigned flags)
{
    return check_access(t, dirfd, path, mode, flags);
}

/* ---- modes and owners ------------------------------------------------------------------------ */

static int64_t changed(struct thread *t, const struct target *g, int result)
{
    if (result)
        return -errno;
    fs_touch_fd(fs_of(t), target_host_fd(g), INODE_CTIME);
    return 0;
}

static int64_t change_mode(struct thread *t, int err, const struct target *g, mode_t mode)
{
    if (err || (err = target_for_change(g)))
        return err;
    if (!fs_owns(t->p, &g->pl.st))
        return -EPERM;
    if (t->p->fsuid && !fs_in_group(t->p, g->pl.st.st_gid))
        mode &= ~(mode_t)S_ISGID;
    return changed(t, g, chmod(fd_link(target_host_fd(g)).path, mode & 07777));
}

int64_t sys_chmod(struct thread *t, uint64_t path, unsigned mode)
{
    TARGET(g);
    return change_mode(t, target_path(t, AT_FDCWD, path, 0, &g), &g, mode);
}

int64_t sys_fchmod(struct thread *t, int fd, unsigned mode)
{
    TARGET(g);
    if (!fd_file(t, fd))
        return -EBADF;
    return change_mode(t, target_fd(t, fd, &g), &g, mode);
}

int64_t sys_fchmodat(struct thread *t, int dirfd, uint64_t path, unsigned mode)
{
    TARGET(g);
    return change_mode(t, target_path(t, dirfd, path, 0, &g), &g, mode);
}

static int64_t change_owner(struct thread *t, int err, const struct target *g, unsigned uid, unsigned gid)
{
    if (err || (err = target_for_change(g)))
        return err;
    const struct process *p = t->p;
    bool gives = uid != UINT32_MAX && uid != g->pl.st.st_uid;
    bool regroups = gid != UINT32_MAX && gid != g->pl.st.st_gid;
    if (p->fsuid &&
        (gives || !fs_owns(p, &g->pl.st) || (regroups && !fs_in_group(p, gid))))
        return -EPERM;
    return changed(t, g, fchownat(target_host_fd(g), "", uid, gid, AT_EMPTY_PATH));
}

int64_t sys_chown(struct thread *t, uint64_t path, unsigned uid, unsigned gid)
{
    TARGET(g);
    return change_owner(t, target_path(t, AT_FDCWD, path, 0, &g), &g, uid, gid);
}

int64_t sys_lchown(struct thread *t, uint64_t path, unsigned uid, unsigned gid)
{
    TARGET(g);
    return change_owner(t, target_path(t, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, &g), &g, uid, gid);
}

int64_t sys_fchown(struct thread *t, int fd, unsigned uid, unsigned gid)
{
    TARGET(g);
    if (!fd_file(t, fd))
        return -EBADF;
    return change_owner(t, target_fd(t, fd, &g), &g, uid, gid);
}

int64_t sys_fchownat(struct thread *t, int dirfd, uint64_t path, unsigned uid, unsigned gid, unsigned flags)
{
    TARGET(g);
    if (flags & ~(unsigned)(AT_SYMLINK_NOFOLLOW | AT_EMPTY_PATH))
        return -EINVAL;
    int err = target_path(t, dirfd, path, flags, &g);
    return change_owner(t, err, &g, uid, gid);
}

/* ---- times ----------------------------------------------------------------------------------- */

/* Two times: nanoseconds since 1970, or one of these. */
#define TIME_NOW  INT64_MAX
#define TIME_OMIT (INT64_MAX - 1)

/* As a file system does that has no later times, or no earlier ones: the nearest. */
static int64_t time_of(int64_t sec, int64_t ns)
{
    int64_t time = saturated_ns(sec, ns);
    return time < TIME_OMIT ? time : TIME_OMIT - 1;
}

/* Set the times: the host's file gets explicit ones; "now" is virtual and is what guests see. */
static int64_t set_times(struct thread *t, const struct target *g, const int64_t ns[2])
{
    struct fs_machine *m = fs_of(t);
    struct timespec ts[2];
    int err = target_for_change(g);
    if (err)
        return err;
    bool both_now = ns[0] == TIME_NOW && ns[1] == TIME_NOW;
    if (!fs_owns(t->p, &g->pl.st) && !(both_now && fs_may(t->p, &g->pl.st, 2)))
        return both_now ? -EACCES : -EPERM;
    for (int i = 0; i < 2; i++) {
        ts[i].tv_sec = seconds_of(ns[i]);
        ts[i].tv_nsec = ns[i] == TIME_NOW ? UTIME_NOW : ns[i] == TIME_OMIT ? UTIME_OMIT : nanoseconds_of(ns[i]);
    }
    if (utimensat(AT_FDCWD, fd_link(target_host_fd(g)).path, ts, 0))
        return -errno;
    struct inode *i = inode_get(&m->inodes, g->pl.st.st_dev, g->pl.st.st_ino);
    int64_t now = fs_now(m);
    inode_touch(i, INODE_CTIME, now);
    if (ns[0] != TIME_OMIT)
        inode_touch(i, INODE_ATIME, ns[0] == TIME_NOW ? now : ns[0]);
    if (ns[1] != TIME_OMIT)
        inode_touch(i, INODE_MTIME, ns[1] == TIME_NOW ? now : ns[1]);
    return 0;
}

/* One timespec of utimensat, with its special tv_nsec values. */
static int get_utime(struct thread *t, uint64_t va, int64_t *ns)
{
    int64_t v[2];
    if (get_struct(t, va, "tn", v))
        return -EFAULT;
    if (t->call.time64)
        v[1] = (int32_t)v[1]; /* as get_timespec() */
    if (v[1] == UTIME_NOW || v[1] == UTIME_OMIT)
        *ns = v[1] == UTIME_NOW ? TIME_NOW : TIME_OMIT;
    else if (v[1] < 0 || v[1] > 999999999)
        return -EINVAL;
    else
        *ns = time_of(v[0], v[1]);
    return 0;
}

int64_t sys_utimensat(struct thread *t, int dirfd, uint64_t path, uint64_t times, unsigned flags)
{
    TARGET(g);
    int64_t ns[2] = {TIME_NOW, TIME_NOW};
    int err = 0;
    if (flags & ~(unsigned)(AT_SYMLINK_NOFOLLOW | AT_EMPTY_PATH))
        return -EINVAL;
    if (times) {
        err = get_utime(t, times, &ns[0]);
        if (!err)
            err = get_utime(t, times + struct_size(t, "tn"), &ns[1]);
        if (err)
            return err;
        if (ns[0] == TIME_OMIT && ns[1] == TIME_OMIT)
            return 0;
    }
    err = path ? target_path(t, dirfd, path, flags, &g)
               : target_open_fd(t, dirfd, &g); /* futimens */
    return err ? err : set_times(t, &g, ns);
}

/* Two struct timeval at va (0: now). */
static int64_t set_timevals(struct thread *t, int dirfd, uint64_t path, uint64_t va)
{
    TARGET(g);
    int64_t ns[2] = {TIME_NOW, TIME_NOW}, v[2];
    for (unsigned i = 0; va && i < 2; i++) {
        if (get_struct(t, va + i * struct_size(t, "ll"), "ll", v))
            return -EFAULT;
        if (v[1] < 0 || v[1] > 999999)
            return -EINVAL;
        ns[i] = time_of(v[0], v[1] * 1000);
    }
    int err = path ? target_path(t, dirfd, path, 0, &g) : target_open_fd(t, dirfd, &g);
    return err ? err : set_times(t, &g, ns);
}

int64_t sys_utimes(struct thread *t, uint64_t path, uint64_t times)
{
    return set_timevals(t, AT_FDCWD, path, times);
}

int64_t sys_futimesat(struct thread *t, int dirfd, uint64_t path, uint64_t times)
{
    return set_timevals(t, dirfd, path, times);
}

int64_t sys_utime(struct thread *t, uint64_t path, uint64_t times)
{
    TARGET(g);
    int64_t ns[2] = {TIME_NOW, TIME_NOW}, v[2];
    if (times) {
        if (get_struct(t, times, "ll", v))
            return -EFAULT;
        ns[0] = time_of(v[0], 0);
        ns[1] = time_of(v[1], 0);
    }
    int err = target_path(t, AT_FDCWD, path, 0, &g);
    return err ? err : set_times(t, &g, ns);
}

/* ---- sizes ----------------------------------------------------------------------------------- */

int fs_over_limit(struct thread *t, int64_t len, int64_t size)
{
    uint64_t limit = t->p->rlimits[1].cur; /* RLIMIT_FSIZE */
    if ((uint64_t)len <= limit || len <= size)
        return 0;
    signal_send_thread(t, SIGXFSZ, NULL);
    return -EFBIG;
}

static int64_t truncate_path(struct thread *t, uint64_t path, int64_t len)
{
    TARGET(g);
    if (len < 0)
        return -EINVAL;
    int err = target_path(t, AT_FDCWD, path, 0, &g);
    if (err)
        return err;
    if (g.pl.virtual_node)
        return -EINVAL;
    if (S_ISDIR(g.pl.st.st_mode))
        return -EISDIR;
    if (!fs_may(t->p, &g.pl.st, 2) || (g.file && !file_may_reopen(g.file, O_WRONLY)))
        return -EACCES;
    if (inode_is_executing(&fs_of(t)->inodes, &g.pl.st))
        return -ETXTBSY;
    if ((err = fs_over_limit(t, len, g.pl.st.st_size)))
        return err;
    int fd = open(fd_link(target_host_fd(&g)).path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
    if (fd < 0 || ftruncate(fd, len)) {
        err = -errno;
        if (fd >= 0)
            close(fd);
        return err;
    }
    struct fs_machine *m = fs_of(t);
    mm_file_resized(m->k, fd);
    close(fd);
    inode_touch(inode_get(&m->inodes, g.pl.st.st_dev, g.pl.st.st_ino), INODE_MTIME | INODE_CTIME,
                fs_now(m));
    return 0;
}

static int64_t truncate_fd(struct thread *t, int fd, int64_t len)
{
    struct file *f = fd_file(t, fd);
    struct stat st;
    if (!f)
        return -EBADF;
    if (len < 0 || !file_writable(f) || !f->ops->truncate)
        return -EINVAL;
    int err = f->host_fd >= 0 && fstat(f->host_fd, &st) == 0 ? fs_over_limit(t, len, st.st_size) : 0;
    return err ? err : f->ops->truncate(f, len);
}

int64_t sys_truncate(struct thread *t, uint64_t path, int64_t length)
{
    return truncate_path(t, path, length);
}

int64_t sys_ftruncate(struct thread *t, int fd, int64_t length)
{
    return truncate_fd(t, fd, length);
}

int64_t sys_truncate64(struct thread *t, uint64_t path, int64_t length)
{
    return truncate_path(t, path, length);
}

int64_t sys_ftruncate64(struct thread *t, int fd, int64_t length)
{
    return truncate_fd(t, fd, length);
}
