/* Directory entries: creating, removing, linking and renaming files and directories; extended attributes. */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/mount.h"
#include "emu/kernel/vfs/permission.h"
#include "emu/kernel/vfs/target.h"
#include "emu/kernel/vfs/virtual.h"
#include "emu/mem/charge.h"
#include "emu/os/os.h"

#include <linux/fs.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/xattr.h>
#include <unistd.h>

#define ATTRIBUTE_OVERHEAD 256 /* of the host for an extended attribute in memory, at most */

/* Returns why a name cannot be made among virtual nodes. In /proc it does not exist. */
static int new_node_refusal(struct process *p, const struct place *pl)
{
    return strncmp(pl->guest, "/proc", 5) == 0 ? -ENOENT : p->k->fs->nodes->refusal(p, pl, NULL);
}

/* Walks to a name to create, which must not exist. */
static int new_place(struct thread *t, int dirfd, uint64_t path, unsigned flags, struct place *pl)
{
    int err = fs_walk_user(t, dirfd, path, flags | PATH_ENTRY, pl);
    if (err)
        return err;
    if (pl->exists)
        return -EEXIST;
    if (pl->virtual_node)
        return new_node_refusal(t->p, pl);
    if (pl->directory_wanted && !(flags & PATH_NEW_DIRECTORY))
        return -ENOENT;
    return fs_may_change_entry(t->p, pl, NULL);
}

static bool is_directory(const struct place *pl)
{
    return S_ISDIR(pl->virtual_node ? pl->node.mode : pl->st.st_mode);
}

/* Returns whether the place is a mount point. */
static bool is_mounted(const struct process *p, const struct place *pl)
{
    static const char *const mounts[] = {"/", "/dev", "/dev/pts", "/dev/shm", "/proc", "/sys"};
    for (size_t i = 0; i < sizeof mounts / sizeof *mounts; i++)
        if (strcmp(pl->guest, mounts[i]) == 0)
            return true;
    return mount_is_point(p, pl);
}

/* Returns the result of a host call that created the place's file. */
static int64_t made(struct thread *t, struct place *pl, int result)
{
    if (result)
        return -errno;
    fs_created(t->p, pl);
    return 0;
}

int64_t sys_mkdirat(struct thread *t, int dirfd, uint64_t path, unsigned mode)
{
    PLACE(pl);
    int err = new_place(t, dirfd, path, PATH_NEW_DIRECTORY, &pl);
    if (err)
        return err;
    fs_umask_begin(t->p);
    int result = os_mkdirat(pl.dir, pl.entry, mode & 01777);
    fs_umask_end(t->p);
    return made(t, &pl, result);
}

int64_t sys_mknodat(struct thread *t, int dirfd, uint64_t path, unsigned mode, unsigned dev)
{
    PLACE(pl);
    if (S_ISDIR(mode))
        return -EPERM;
    if (mode & S_IFMT && !S_ISREG(mode) && !S_ISFIFO(mode) && !S_ISSOCK(mode) && !S_ISCHR(mode) && !S_ISBLK(mode))
        return -EINVAL;
    int err = new_place(t, dirfd, path, 0, &pl);
    if (err)
        return err;
    if (S_ISCHR(mode) || S_ISBLK(mode))
        return -EPERM; /* no process has CAP_MKNOD */
    fs_umask_begin(t->p);
    int result = os_mknodat(pl.dir, pl.entry, mode, dev);
    fs_umask_end(t->p);
    return made(t, &pl, result);
}

int64_t sys_symlinkat(struct thread *t, uint64_t target_va, int dirfd, uint64_t path)
{
    char target[FS_PATH_MAX];
    PLACE(pl);
    ssize_t n = copy_in_string(t, target, target_va, sizeof target);
    if (n < 0)
        return n;
    if (n == 0)
        return -ENOENT;
    int err = new_place(t, dirfd, path, 0, &pl);
    return err ? err : made(t, &pl, os_symlinkat(target, pl.dir, pl.entry));
}

int64_t sys_linkat(struct thread *t, int from_fd, uint64_t from, int to_fd, uint64_t to, unsigned flags)
{
    TARGET(g);
    PLACE(pl);
    if (flags & ~(unsigned)(AT_SYMLINK_FOLLOW | AT_EMPTY_PATH))
        return -EINVAL;
    unsigned at = (flags & AT_EMPTY_PATH) | (flags & AT_SYMLINK_FOLLOW ? 0 : AT_SYMLINK_NOFOLLOW);
    int err = target_path(t, from_fd, from, at, &g);
    if (!err)
        err = new_place(t, to_fd, to, 0, &pl);
    if (err)
        return err;
    if (g.pl.virtual_node || (!g.file && g.pl.skip != pl.skip))
        return -EXDEV;
    if (g.file && !file_may_change(g.file))
        return -EPERM;
    int fd = target_host_fd(&g);
    if (os_linkat(AT_FDCWD, fd_link(fd).path, pl.dir, pl.entry, AT_SYMLINK_FOLLOW))
        return -errno;
    fs_touch_fd(fs_of(t), fd, INODE_CTIME);
    fs_touch_fd(fs_of(t), pl.dir, INODE_MTIME | INODE_CTIME);
    return 0;
}

/* ---- removing -------------------------------------------------------------------------------- */

/* The last name of a file has gone: so have its attributes. */
static void attributes_gone(struct inode *i, const struct stat *st)
{
    if (S_ISDIR(st->st_mode) || st->st_nlink == 1)
        mem_charge_end(&i->attributes);
}

/* Returns why a virtual node cannot be removed. */
static int node_removal(struct process *p, const struct place *pl, bool directory)
{
    bool immutable;
    int err = p->k->fs->nodes->refusal(p, pl, &immutable);
    if (err == -EPERM && !immutable && is_directory(pl) != directory)
        return directory ? -ENOTDIR : -EISDIR;
    return err;
}

/* Checks whether the entry may be removed. 0 or -errno. */
static int check_removal(struct process *p, const struct place *pl, bool directory)
{
    static const int refusals[] = {[PATH_DOT] = EINVAL, [PATH_DOTDOT] = ENOTEMPTY, [PATH_TOP] = EBUSY};
    if (pl->last_dot)
        return directory ? -refusals[pl->last_dot] : -EISDIR;
    if (!pl->exists)
        return -ENOENT;
    if (is_mounted(p, pl))
        return directory || !is_directory(pl) ? -EBUSY : -EISDIR;
    if (pl->virtual_node)
        return node_removal(p, pl, directory);
    int err = fs_may_change_entry(p, pl, &pl->st);
    if (err)
        return err;
    if (is_directory(pl))
        return directory ? 0 : -EISDIR;
    return directory || pl->directory_wanted ? -ENOTDIR : 0;
}

int64_t sys_unlinkat(struct thread *t, int dirfd, uint64_t path, unsigned flags)
{
    PLACE(pl);
    const bool directory = flags & AT_REMOVEDIR;
    if (flags & ~(unsigned)AT_REMOVEDIR)
        return -EINVAL;
    int err = fs_walk_user(t, dirfd, path, PATH_ENTRY, &pl);
    if (!err)
        err = check_removal(t->p, &pl, directory);
    if (err)
        return err;
    struct fs_machine *m = fs_of(t);
    struct inode *i = inode_get(&m->inodes, pl.st.st_dev, pl.st.st_ino);
    if (os_unlinkat(pl.dir, pl.entry, directory ? AT_REMOVEDIR : 0))
        return -errno;
    attributes_gone(i, &pl.st);
    inode_touch(i, INODE_CTIME, fs_now(m));
    fs_touch_fd(m, pl.dir, INODE_MTIME | INODE_CTIME);
    return 0;
}

/* ---- renaming -------------------------------------------------------------------------------- */

/* Returns why a virtual node cannot be renamed, or something to one. Returns 0 if both names are the same file's. */
static int node_renaming(struct process *p, const struct place *a, const struct place *b)
{
    const size_t tree = strcspn(a->guest + 1, "/") + 1;
    if (!a->virtual_node || !b->virtual_node || strncmp(a->guest, b->guest, tree) || (b->guest[tree] && b->guest[tree] != '/'))
        return -EXDEV;
    if (!b->exists)
        return new_node_refusal(p, b);
    if (strcmp(a->guest, b->guest) == 0)
        return 0;
    int err = p->k->fs->nodes->refusal(p, a, NULL);
    return err == -EACCES ? err : p->k->fs->nodes->refusal(p, b, NULL);
}

/* Checks whether a may be renamed to b. 0 or -errno. */
static int check_renaming(struct process *p, const struct place *a, const struct place *b, unsigned flags)
{
    if (a->last_dot)
        return -EBUSY;
    if (b->last_dot)
        return flags & RENAME_NOREPLACE ? -EEXIST : -EBUSY;
    if (!a->exists)
        return -ENOENT;
    if (is_mounted(p, a) || is_mounted(p, b))
        return -EBUSY;
    if (a->virtual_node || b->virtual_node)
        return node_renaming(p, a, b);
    if (a->skip != b->skip) /* only one of them is below a mount */
        return -EXDEV;
    if ((a->directory_wanted || b->directory_wanted) && !is_directory(a))
        return -ENOTDIR;
    int err = fs_may_change_entry(p, a, &a->st);
    return err ? err : fs_may_change_entry(p, b, b->exists ? &b->st : NULL);
}

int64_t sys_renameat2(struct thread *t, int from_fd, uint64_t from, int to_fd, uint64_t to, unsigned flags)
{
    PLACE(a);
    PLACE(b);
    if (flags & ~(unsigned)(RENAME_NOREPLACE | RENAME_EXCHANGE) || flags == (RENAME_NOREPLACE | RENAME_EXCHANGE))
        return -EINVAL;
    int err = fs_walk_user(t, from_fd, from, PATH_ENTRY, &a);
    if (!err)
        err = fs_walk_user(t, to_fd, to, PATH_ENTRY | PATH_NEW_DIRECTORY, &b);
    if (!err)
        err = check_renaming(t->p, &a, &b, flags);
    if (err || a.virtual_node)
        return err;
    if (os_renameat2(a.dir, a.entry, b.dir, b.entry, flags))
        return -errno;
    struct fs_machine *m = fs_of(t);
    const bool replaces = b.exists && !(flags & RENAME_EXCHANGE) && (a.st.st_dev != b.st.st_dev || a.st.st_ino != b.st.st_ino);
    if (replaces)
        attributes_gone(inode_get(&m->inodes, b.st.st_dev, b.st.st_ino), &b.st);
    m->renames += is_directory(&a) || (b.exists && is_directory(&b));
    mount_renamed(m, a.guest, b.guest, flags & RENAME_EXCHANGE);
    inode_touch(inode_get(&m->inodes, a.st.st_dev, a.st.st_ino), INODE_CTIME, fs_now(m));
    fs_touch_fd(m, a.dir, INODE_MTIME | INODE_CTIME);
    fs_touch_fd(m, b.dir, INODE_MTIME | INODE_CTIME);
    return 0;
}

/* ---- reading links --------------------------------------------------------------------------- */

int64_t sys_readlinkat(struct thread *t, int dirfd, uint64_t path, uint64_t va, int size)
{
    TARGET(g);
    char text[FS_PATH_MAX];
    if (size <= 0)
        return -EINVAL;
    int err = target_path(t, dirfd, path, AT_SYMLINK_NOFOLLOW | (dirfd == AT_FDCWD ? 0 : AT_EMPTY_PATH), &g);
    if (err)
        return err;
    bool virtual_link = g.pl.virtual_node && !g.file && S_ISLNK(g.pl.node.mode);
    if (virtual_link && (err = fs_of(t)->nodes->follow(t->p, &g.pl)))
        return err;
    if (!virtual_link && (g.pl.virtual_node || !S_ISLNK(g.pl.st.st_mode)))
        return g.file ? -ENOENT : -EINVAL; /* only a descriptor of a link permits an empty path */
    ssize_t n = virtual_link ? snprintf(text, sizeof text, "%s", g.pl.node.link) : os_readlinkat(target_host_fd(&g), "", text, sizeof text);
    if (n < 0)
        return -errno;
    if (n > size)
        n = size;
    return copy_out(t, va, text, (size_t)n) ? -EFAULT : n;
}

/* ---- extended attributes --------------------------------------------------------------------- */

static bool xattr_name(struct thread *t, uint64_t va, char name[256], int *err)
{
    ssize_t n = copy_in_string(t, name, va, 256);
    *err = n == -ENAMETOOLONG || n == 0 ? -ERANGE : n < 0 ? (int)n : 0;
    return *err == 0;
}

/* Returns 0 if the target can have the attribute. Only user.* attributes are visible: others would reveal the host's security
 * configuration. Regular files and directories have them; `other` is the error of other files. */
static int xattr_possible(struct thread *t, const struct target *g, const char *name, int other)
{
    struct fs_stat st;

    if (strncmp(name, "user.", 5))
        return -EOPNOTSUPP;
    int err = target_stat(t, g, &st);
    if (err)
        return err;
    if (!S_ISREG(st.mode) && !S_ISDIR(st.mode))
        return other;
    return g->pl.virtual_node ? -EOPNOTSUPP : 0;
}

static void attributes_changed(struct thread *t, const struct target *g)
{
    struct fs_machine *m = fs_of(t);
    inode_touch(inode_get(&m->inodes, g->pl.st.st_dev, g->pl.st.st_ino), INODE_CTIME, fs_now(m));
}

/* Returns the inode whose attributes are in the host's memory: of memfd_create(2) or /dev/shm. Returns NULL if the target is another file.
 * */
static struct inode *attributes_in_memory(struct thread *t, const struct target *g)
{
    struct fs_machine *m = fs_of(t);
    struct inode *i = inode_find(&m->inodes, g->pl.st.st_dev, g->pl.st.st_ino);
    if (i && i->memory)
        return i;
    return m->tree.mount_count && g->pl.st.st_dev == m->shm_device ? inode_get(&m->inodes, g->pl.st.st_dev, g->pl.st.st_ino) : NULL;
}

/* Returns what an attribute of the target uses, or 0 if it has none of that name. */
static uint64_t attribute_bytes(const struct target *g, const char *name)
{
    ssize_t n = os_getxattr(fd_link(target_host_fd(g)).path, name, NULL, 0);
    return n < 0 ? 0 : ATTRIBUTE_OVERHEAD + strlen(name) + (uint64_t)n;
}

/* Sets, or without a value removes, an attribute on the host, and charges it if the file is in memory. 0 or -errno. */
static int change_attribute(struct thread *t, const struct target *g, const char *name, const char *value, size_t size, int flags)
{
    struct fd_link host = fd_link(target_host_fd(g));
    struct inode *i = attributes_in_memory(t, g);
    const uint64_t before = i ? i->attributes.bytes : 0, old = i ? attribute_bytes(g, name) : 0;
    const uint64_t rest = before > old ? before - old : 0;
    if (i && value && !mem_charge_set(&i->attributes, t->k->memory, rest + ATTRIBUTE_OVERHEAD + strlen(name) + size))
        return -ENOSPC;
    int err = (value ? os_setxattr(host.path, name, value, size, flags) : os_removexattr(host.path, name)) ? -errno : 0;
    if (i && (err || !value))
        mem_charge_force(&i->attributes, t->k->memory, err ? before : rest);
    return err;
}

/* Sets the attribute of a target that can have it. */
static int xattr_store(struct thread *t, const struct target *g, const char *name, const void *value, size_t size, int flags)
{
    int err = xattr_possible(t, g, name, -EPERM);

    if (err || (err = target_for_change(fs_of(t), g)))
        return err;
    if (!(err = change_attribute(t, g, name, value, size, flags)))
        attributes_changed(t, g);
    return err;
}

static int64_t xattr_set(struct thread *t, int err, const struct target *g, uint64_t name_at, uint64_t value_at, uint64_t size, int flags)
{
    char name[256], *value = NULL;
    if (err)
        return err;
    if (flags & ~(XATTR_CREATE | XATTR_REPLACE))
        return -EINVAL;
    if (!xattr_name(t, name_at, name, &err))
        return err;
    if (size > 65536)
        return -E2BIG;
    if (!(value = malloc(size + 1)))
        return -ENOMEM;
    err = copy_in(t, value, value_at, size) ? -EFAULT : xattr_store(t, g, name, value, size, flags);
    free(value);
    return err;
}

/* Makes a call that fills a buffer, and copies the result to the guest. */
static int64_t xattr_fetch(struct thread *t, const struct target *g, const char *name, uint64_t va, uint64_t size)
{
    if (g->pl.virtual_node)
        return 0;
    size_t room = size < 65536 ? size : 65536;
    char *buf = malloc(room + 1);
    if (!buf)
        return -ENOMEM;
    struct fd_link host = fd_link(target_host_fd(g));
    ssize_t n = name ? os_getxattr(host.path, name, buf, room) : os_listxattr(host.path, buf, room);
    int64_t result = n < 0 ? -errno : n;
    if (n > 0 && size && copy_out(t, va, buf, (size_t)n))
        result = -EFAULT;
    free(buf);
    return result;
}

static int64_t xattr_get(struct thread *t, int err, const struct target *g, uint64_t name_at, uint64_t value, uint64_t size)
{
    char name[256];
    if (err || !xattr_name(t, name_at, name, &err) || (err = xattr_possible(t, g, name, -ENODATA)))
        return err;
    return xattr_fetch(t, g, name, value, size);
}

static int64_t xattr_remove(struct thread *t, int err, const struct target *g, uint64_t name_at)
{
    char name[256];
    if (err || !xattr_name(t, name_at, name, &err) || (err = xattr_possible(t, g, name, -EPERM)) || (err = target_for_change(fs_of(t), g)))
        return err;
    if (!(err = change_attribute(t, g, name, NULL, 0, 0)))
        attributes_changed(t, g);
    return err;
}

int64_t sys_setxattr(struct thread *t, uint64_t path, uint64_t name, uint64_t value, uint64_t size, int flags)
{
    TARGET(g);
    return xattr_set(t, target_path(t, AT_FDCWD, path, 0, &g), &g, name, value, size, flags);
}

int64_t sys_lsetxattr(struct thread *t, uint64_t path, uint64_t name, uint64_t value, uint64_t size, int flags)
{
    TARGET(g);
    return xattr_set(t, target_path(t, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, &g), &g, name, value, size, flags);
}

int64_t sys_fsetxattr(struct thread *t, int fd, uint64_t name, uint64_t value, uint64_t size, int flags)
{
    TARGET(g);
    return xattr_set(t, target_open_fd(t, fd, &g), &g, name, value, size, flags);
}

int64_t sys_getxattr(struct thread *t, uint64_t path, uint64_t name, uint64_t value, uint64_t size)
{
    TARGET(g);
    return xattr_get(t, target_path(t, AT_FDCWD, path, 0, &g), &g, name, value, size);
}

int64_t sys_lgetxattr(struct thread *t, uint64_t path, uint64_t name, uint64_t value, uint64_t size)
{
    TARGET(g);
    return xattr_get(t, target_path(t, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, &g), &g, name, value, size);
}

int64_t sys_fgetxattr(struct thread *t, int fd, uint64_t name, uint64_t value, uint64_t size)
{
    TARGET(g);
    return xattr_get(t, target_open_fd(t, fd, &g), &g, name, value, size);
}

int64_t sys_listxattr(struct thread *t, uint64_t path, uint64_t list, uint64_t size)
{
    TARGET(g);
    int err = target_path(t, AT_FDCWD, path, 0, &g);
    return err ? err : xattr_fetch(t, &g, NULL, list, size);
}

int64_t sys_llistxattr(struct thread *t, uint64_t path, uint64_t list, uint64_t size)
{
    TARGET(g);
    int err = target_path(t, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, &g);
    return err ? err : xattr_fetch(t, &g, NULL, list, size);
}

int64_t sys_flistxattr(struct thread *t, int fd, uint64_t list, uint64_t size)
{
    TARGET(g);
    int err = target_open_fd(t, fd, &g);
    return err ? err : xattr_fetch(t, &g, NULL, list, size);
}

int64_t sys_removexattr(struct thread *t, uint64_t path, uint64_t name)
{
    TARGET(g);
    return xattr_remove(t, target_path(t, AT_FDCWD, path, 0, &g), &g, name);
}

int64_t sys_lremovexattr(struct thread *t, uint64_t path, uint64_t name)
{
    TARGET(g);
    return xattr_remove(t, target_path(t, AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, &g), &g, name);
}

int64_t sys_fremovexattr(struct thread *t, int fd, uint64_t name)
{
    TARGET(g);
    return xattr_remove(t, target_open_fd(t, fd, &g), &g, name);
}
