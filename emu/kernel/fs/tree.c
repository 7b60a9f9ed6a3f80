/* Names: making, removing, linking and renaming files and directories; extended attributes. */
#include "emu/kernel/fs/fs.h"
#include "emu/kernel/fs/target.h"

#include <linux/fs.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/xattr.h>
#include <unistd.h>

/* A place where a name is to be made: it must not exist. */
static int new_place(struct thread *t, int dirfd, uint64_t path, unsigned flags, struct place *pl)
{
    int err = fs_walk_user(t, dirfd, path, flags, pl);
    if (err)
        return err;
    if (pl->exists)
        return -EEXIST;
    if (pl->virtual_node)
        return strncmp(pl->guest, "/proc", 5) == 0 ? -ENOENT : -EACCES;
    if (pl->directory_wanted && !(flags & PATH_NEW_DIRECTORY))
        return -ENOENT;
    return fs_may_change_entry(t->p, pl->host, NULL);
}

/* A name that is to go away or to change. */
static int old_place(struct thread *t, int dirfd, uint64_t path, struct place *pl)
{
    int err = fs_walk_user(t, dirfd, path, 0, pl);
    if (err)
        return err;
    if (!pl->exists)
        return -ENOENT;
    return pl->virtual_node ? -EACCES : fs_may_change_entry(t->p, pl->host, &pl->st);
}

/* Make something below the process's umask; result of a host call that made `host`. */
static int64_t made(struct thread *t, const struct place *pl, int result)
{
    if (result)
        return -errno;
    fs_created(t->p, pl->host);
    return 0;
}

static int64_t make_directory(struct thread *t, int dirfd, uint64_t path, mode_t mode)
{
    struct place pl;
    int err = new_place(t, dirfd, path, PATH_NEW_DIRECTORY, &pl);
    if (err)
        return err;
    mode_t old = umask(t->p->fs->umask);
    int result = mkdir(pl.host, mode & 01777);
    umask(old);
    return made(t, &pl, result);
}

int64_t sys_mkdir(struct thread *t, uint64_t path, unsigned mode)
{
    return make_directory(t, AT_FDCWD, path, mode);
}

int64_t sys_mkdirat(struct thread *t, int dirfd, uint64_t path, unsigned mode)
{
    return make_directory(t, dirfd, path, mode);
}

static int64_t make_node(struct thread *t, int dirfd, uint64_t path, mode_t mode, uint64_t dev)
{
    struct place pl;
    if (S_ISDIR(mode))
        return -EPERM;
    if (mode & S_IFMT && !S_ISREG(mode) && !S_ISFIFO(mode) && !S_ISSOCK(mode) && !S_ISCHR(mode) &&
        !S_ISBLK(mode))
        return -EINVAL;
    int err = new_place(t, dirfd, path, 0, &pl);
    if (err)
        return err;
    if (S_ISCHR(mode) || S_ISBLK(mode))
        return -EPERM; /* no process here has CAP_MKNOD */
    mode_t old = umask(t->p->fs->umask);
    int result = mknod(pl.host, mode, (dev_t)dev);
    umask(old);
    return made(t, &pl, result);
}

int64_t sys_mknod(struct thread *t, uint64_t path, unsigned mode, unsigned dev)
{
    return make_node(t, AT_FDCWD, path, mode, dev);
}

int64_t sys_mknodat(struct thread *t, int dirfd, uint64_t path, unsigned mode, unsigned dev)
{
    return make_node(t, dirfd, path, mode, dev);
}

static int64_t make_symlink(struct thread *t, uint64_t target_va, int dirfd, uint64_t path)
{
    char target[FS_PATH_MAX];
    struct place pl;
    ssize_t n = copy_in_string(t, target, target_va, sizeof target);
    if (n < 0)
        return n;
    if (n == 0)
        return -ENOENT;
    int err = new_place(t, dirfd, path, 0, &pl);
    return err ? err : made(t, &pl, symlink(target, pl.host));
}

int64_t sys_symlink(struct thread *t, uint64_t target, uint64_t linkpath)
{
    return make_symlink(t, target, AT_FDCWD, linkpath);
}

int64_t sys_symlinkat(struct thread *t, uint64_t target, int newdirfd, uint64_t linkpath)
{
    return make_symlink(t, target, newdirfd, linkpath);
}

static int64_t make_link(struct thread *t, int from_fd, uint64_t from, int to_fd, uint64_t to,
                         unsigned flags)
{
    struct target g;
    struct place pl;
    if (flags & ~(unsigned)(AT_SYMLINK_FOLLOW | AT_EMPTY_PATH))
        return -EINVAL;
    unsigned at = (flags & AT_EMPTY_PATH) | (flags & AT_SYMLINK_FOLLOW ? 0 : AT_SYMLINK_NOFOLLOW);
    int err = target_path(t, from_fd, from, at, &g);
    if (!err)
        err = new_place(t, to_fd, to, 0, &pl);
    if (err)
        return err;
    if (g.pl.virtual_node)
        return -EXDEV;
    if (linkat(AT_FDCWD, g.pl.host, AT_FDCWD, pl.host, g.file ? AT_SYMLINK_FOLLOW : 0))
        return -errno;
    fs_touch_path(fs_of(t), pl.host, INODE_CTIME);
    fs_touch_parent(fs_of(t), pl.host);
    return 0;
}

int64_t sys_link(struct thread *t, uint64_t oldpath, uint64_t newpath)
{
    return make_link(t, AT_FDCWD, oldpath, AT_FDCWD, newpath, 0);
}

int64_t sys_linkat(struct thread *t, int olddirfd, uint64_t oldpath, int newdirfd, uint64_t newpath, unsigned flags)
{
    return make_link(t, olddirfd, oldpath, newdirfd, newpath, flags);
}

/* ---- removing -------------------------------------------------------------------------------- */

static int64_t remove_name(struct thread *t, int dirfd, uint64_t path, bool directory)
{
    struct place pl;
    int err = old_place(t, dirfd, path, &pl);
    if (err)
        return err;
    if (directory && pl.last_dot)
        return pl.last_dot == PATH_DOT ? -EINVAL : -ENOTEMPTY;
    if (!directory && S_ISDIR(pl.st.st_mode))
        return -EISDIR;
    if (directory && !S_ISDIR(pl.st.st_mode))
        return -ENOTDIR;
    struct fs_machine *m = fs_of(t);
    struct inode *i = inode_get(&m->inodes, pl.st.st_dev, pl.st.st_ino);
    if (directory ? rmdir(pl.host) : unlink(pl.host))
        return -errno;
    inode_touch(i, INODE_CTIME, fs_now(m));
    fs_touch_parent(m, pl.host);
    return 0;
}

int64_t sys_unlink(struct thread *t, uint64_t path)
{
    return remove_name(t, AT_FDCWD, path, false);
}

int64_t sys_rmdir(struct thread *t, uint64_t path)
{
    return remove_name(t, AT_FDCWD, path, true);
}

int64_t sys_unlinkat(struct thread *t, int dirfd, uint64_t path, unsigned flags)
{
    if (flags & ~(uint64_t)AT_REMOVEDIR)
        return -EINVAL;
    return remove_name(t, dirfd, path, flags & AT_REMOVEDIR);
}

/* ---- renaming -------------------------------------------------------------------------------- */

static int64_t rename_name(struct thread *t, int from_fd, uint64_t from, int to_fd, uint64_t to,
                           unsigned flags)
{
    struct place a, b;
    if (flags & ~(unsigned)(RENAME_NOREPLACE | RENAME_EXCHANGE) ||
        flags == (RENAME_NOREPLACE | RENAME_EXCHANGE))
        return -EINVAL;
    int err = old_place(t, from_fd, from, &a);
    if (err)
        return err;
    err = fs_walk_user(t, to_fd, to, S_ISDIR(a.st.st_mode) ? PATH_NEW_DIRECTORY : 0, &b);
    if (err)
        return err;
    if (a.last_dot || b.last_dot)
        return -EBUSY;
    if (b.virtual_node)
        return -EXDEV;
    if (b.directory_wanted && !S_ISDIR(a.st.st_mode))
        return -ENOTDIR;
    if ((err = fs_may_change_entry(t->p, b.host, b.exists ? &b.st : NULL)))
        return err;
    if (syscall(SYS_renameat2, AT_FDCWD, a.host, AT_FDCWD, b.host, flags))
        return -errno;
    struct fs_machine *m = fs_of(t);
    m->renames += S_ISDIR(a.st.st_mode) || (b.exists && S_ISDIR(b.st.st_mode));
    fs_touch_path(m, b.host, INODE_CTIME);
    fs_touch_parent(m, a.host);
    fs_touch_parent(m, b.host);
    return 0;
}

int64_t sys_rename(struct thread *t, uint64_t oldpath, uint64_t newpath)
{
    return rename_name(t, AT_FDCWD, oldpath, AT_FDCWD, newpath, 0);
}

int64_t sys_renameat(struct thread *t, int olddirfd, uint64_t oldpath, int newdirfd, uint64_t newpath)
{
    return rename_name(t, olddirfd, oldpath, newdirfd, newpath, 0);
}

int64_t sys_renameat2(struct thread *t, int olddirfd, uint64_t oldpath, int newdirfd, uint64_t newpath,
                      unsigned flags)
{
    return rename_name(t, olddirfd, oldpath, newdirfd, newpath, flags);
}

/* ---- reading links --------------------------------------------------------------------------- */

static int64_t read_link(struct thread *t, int dirfd, uint64_t path, uint64_t va, int64_t size)
{
    struct target g;
    char text[FS_PATH_MAX];
    ssize_t n;
    if ((int)size <= 0)
        return -EINVAL;
    int err = target_path(t, dirfd, path,
                          AT_SYMLINK_NOFOLLOW | (dirfd == AT_FDCWD ? 0 : AT_EMPTY_PATH), &g);
    if (err)
        return err;
    if (g.file && (g.pl.virtual_node || !S_ISLNK(g.pl.st.st_mode)))
        return -ENOENT; /* an empty path is for an open link alone */
    if (g.pl.virtual_node) {
        if (g.file || !S_ISLNK(g.pl.node.mode))
            return -EINVAL;
        n = snprintf(text, sizeof text, "%s", g.pl.node.link);
    } else if (g.file) {
        n = readlinkat(g.file->host_fd, "", text, sizeof text);
    } else {
        n = readlink(g.pl.host, text, sizeof text);
    }
    if (n < 0)
        return -errno;
    if (n > size)
        n = (ssize_t)size;
    return copy_out(t, va, text, (size_t)n) ? -EFAULT : n;
}

int64_t sys_readlink(struct thread *t, uint64_t path, uint64_t buf, int size)
{
    return read_link(t, AT_FDCWD, path, buf, size);
}

int64_t sys_readlinkat(struct thread *t, int dirfd, uint64_t path, uint64_t buf, int size)
{
    return read_link(t, dirfd, path, buf, size);
}

/* ---- extended attributes --------------------------------------------------------------------- */

/* Only the user's own attributes go through: others would show the host's security set-up. */
static bool xattr_name(struct thread *t, uint64_t va, char name[256], int *err)
{
    ssize_t n = copy_in_string(t, name, va, 256);
    *err = n == -ENAMETOOLONG || n == 0 ? -ERANGE
           : n < 0                      ? (int)n
           : strncmp(name, "user.", 5)  ? -EOPNOTSUPP
                                        : 0;
    return *err == 0;
}

static void attributes_changed(struct thread *t, const struct target *g)
{
    struct fs_machine *m = fs_of(t);
    inode_touch(inode_get(&m->inodes, g->pl.st.st_dev, g->pl.st.st_ino), INODE_CTIME, fs_now(m));
}

static int64_t xattr_set(struct thread *t, int err, const struct target *g, uint64_t name_at, uint64_t value_at,
                         uint64_t size, int flags)
{
    char name[256], *value = NULL;
    if (err || !xattr_name(t, name_at, name, &err))
        return err;
    if (g->pl.virtual_node)
        return -EOPNOTSUPP;
    if (size > 65536)
        return -E2BIG;
    if (!(value = malloc(size + 1)))
        return -ENOMEM;
    if (copy_in(t, value, value_at, size))
        err = -EFAULT;
    else if ((g->file ? setxattr : lsetxattr)(g->pl.host, name, value, size, flags))
        err = -errno;
    else
        attributes_changed(t, g);
    free(value);
    return err;
}

/* Run a call that fills a buffer, and hand the bytes to the guest. */
static int64_t xattr_fetch(struct thread *t, const struct target *g, const char *name, uint64_t va,
                           uint64_t size)
{
    if (g->pl.virtual_node)
        return name ? -ENODATA : 0;
    size_t room = size < 65536 ? size : 65536;
    char *buf = malloc(room + 1);
    if (!buf)
        return -ENOMEM;
    const char *host = g->pl.host;
    ssize_t n = name ? (g->file ? getxattr : lgetxattr)(host, name, buf, room)
                     : (g->file ? listxattr : llistxattr)(host, buf, room);
    int64_t result = n < 0 ? -errno : n;
    if (n > 0 && size && copy_out(t, va, buf, (size_t)n))
        result = -EFAULT;
    free(buf);
    return result;
}

static int64_t xattr_get(struct thread *t, int err, const struct target *g, uint64_t name_at, uint64_t value,
                         uint64_t size)
{
    char name[256];
    if (err || !xattr_name(t, name_at, name, &err))
        return err;
    return xattr_fetch(t, g, name, value, size);
}

static int64_t xattr_remove(struct thread *t, int err, const struct target *g, uint64_t name_at)
{
    char name[256];
    if (err || !xattr_name(t, name_at, name, &err))
        return err;
    if (g->pl.virtual_node)
        return -EOPNOTSUPP;
    if ((g->file ? removexattr : lremovexattr)(g->pl.host, name))
        return -errno;
    attributes_changed(t, g);
    return 0;
}

int64_t sys_setxattr(struct thread *t, uint64_t path, uint64_t name, uint64_t value, uint64_t size, int flags)
{
    struct target g;
    return xattr_set(t, target_path(t, AT_FDCWD, path, 0, &g), &g, name, value, size, flags);
}

int64_t sys_lsetxattr(struct thread *t, uint64_t path, uint64_t name, uint64_t value, uint64_t size, int flags)
{
    struct target g;
    return xattr_set(t, target_path(t, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, &g), &g, name, value, size, flags);
}

int64_t sys_fsetxattr(struct thread *t, int fd, uint64_t name, uint64_t value, uint64_t size, int flags)
{
    struct target g;
    return xattr_set(t, target_fd(t, fd, &g), &g, name, value, size, flags);
}

int64_t sys_getxattr(struct thread *t, uint64_t path, uint64_t name, uint64_t value, uint64_t size)
{
    struct target g;
    return xattr_get(t, target_path(t, AT_FDCWD, path, 0, &g), &g, name, value, size);
}

int64_t sys_lgetxattr(struct thread *t, uint64_t path, uint64_t name, uint64_t value, uint64_t size)
{
    struct target g;
    return xattr_get(t, target_path(t, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, &g), &g, name, value, size);
}

int64_t sys_fgetxattr(struct thread *t, int fd, uint64_t name, uint64_t value, uint64_t size)
{
    struct target g;
    return xattr_get(t, target_fd(t, fd, &g), &g, name, value, size);
}

int64_t sys_listxattr(struct thread *t, uint64_t path, uint64_t list, uint64_t size)
{
    struct target g;
    int err = target_path(t, AT_FDCWD, path, 0, &g);
    return err ? err : xattr_fetch(t, &g, NULL, list, size);
}

int64_t sys_llistxattr(struct thread *t, uint64_t path, uint64_t list, uint64_t size)
{
    struct target g;
    int err = target_path(t, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, &g);
    return err ? err : xattr_fetch(t, &g, NULL, list, size);
}

int64_t sys_flistxattr(struct thread *t, int fd, uint64_t list, uint64_t size)
{
    struct target g;
    int err = target_fd(t, fd, &g);
    return err ? err : xattr_fetch(t, &g, NULL, list, size);
}

int64_t sys_removexattr(struct thread *t, uint64_t path, uint64_t name)
{
    struct target g;
    return xattr_remove(t, target_path(t, AT_FDCWD, path, 0, &g), &g, name);
}

int64_t sys_lremovexattr(struct thread *t, uint64_t path, uint64_t name)
{
    struct target g;
    return xattr_remove(t, target_path(t, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, &g), &g, name);
}

int64_t sys_fremovexattr(struct thread *t, int fd, uint64_t name)
{
    struct target g;
    return xattr_remove(t, target_fd(t, fd, &g), &g, name);
}
