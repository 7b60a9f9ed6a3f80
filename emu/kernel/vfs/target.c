/* The file that a call names. */
#include "emu/kernel/vfs/target.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/mount.h"
#include "emu/kernel/vfs/permission.h"
#include "emu/os/os.h"

#include <string.h>

static int target_file(struct file *f, bool stat, struct target *out)
{
    if (!f)
        return -EBADF;
    place_close(&out->pl);
    out->file = f;
    out->pl.exists = true;
    const int node = file_node_fd(f);
    out->pl.virtual_node = node < 0;
    snprintf(out->pl.guest, sizeof out->pl.guest, "%s", f->path ? f->path : "/");
    return out->pl.virtual_node || !stat ? 0 : os_fstat(node, &out->pl.st) ? -errno : 0;
}

int target_fd(struct thread *t, int fd, struct target *out)
{
    return target_file(fd_file_any(t, fd), true, out);
}

int target_open_fd(struct thread *t, int fd, struct target *out)
{
    return target_file(fd_file(t, fd), true, out);
}

static int walk_to(struct thread *t, int dirfd, uint64_t path_va, unsigned at_flags, unsigned walk, struct target *out)
{
    char path[FS_PATH_MAX];
    ssize_t n = copy_in_string(t, path, path_va, sizeof path);
    if (n < 0)
        return (int)n;
    out->file = NULL;
    if (!path[0] && (at_flags & AT_EMPTY_PATH)) {
        if (dirfd != AT_FDCWD)
            return target_file(fd_file_any(t, dirfd), !(walk & PATH_STAT_ONLY), out);
        strcpy(path, ".");
    }
    int err = fs_walk(t->p, dirfd, path, walk | (at_flags & AT_SYMLINK_NOFOLLOW ? 0 : PATH_FOLLOW), &out->pl);
    if (err)
        return err;
    if (!out->pl.exists)
        return -ENOENT;
    if (out->pl.virtual_node && out->pl.node.magic && !(at_flags & AT_SYMLINK_NOFOLLOW)) {
        struct process *p = process_find(t->k, (int)out->pl.node.id);
        return target_file(p ? process_file(p, (int)out->pl.node.sub) : NULL, true, out);
    }
    return 0;
}

int target_path(struct thread *t, int dirfd, uint64_t path_va, unsigned at_flags, struct target *out)
{
    return walk_to(t, dirfd, path_va, at_flags, PATH_FILE_ONLY, out);
}

int target_path_stat(struct thread *t, int dirfd, uint64_t path_va, unsigned at_flags, struct target *out)
{
    return walk_to(t, dirfd, path_va, at_flags, PATH_FILE_ONLY | PATH_STAT_ONLY, out);
}

struct fs_stat *target_attributes(const struct target *g, struct stat *st)
{
    struct fs_stat *own = g->pl.virtual_node && g->file && g->file->ops->attributes ? g->file->ops->attributes(g->file) : NULL;

    *st = own ? (struct stat){.st_mode = own->mode, .st_uid = own->uid, .st_gid = own->gid} : g->pl.st;
    return own;
}

int target_stat(struct thread *t, const struct target *g, struct fs_stat *out)
{
    if (g->file)
        return g->file->ops->stat ? g->file->ops->stat(g->file, out) : -EACCES;
    place_stat(fs_of(t), &g->pl, out);
    return 0;
}

int target_for_change(const struct fs_machine *m, const struct target *g)
{
    if (g->pl.virtual_node || (g->file && !file_may_change(g->file)))
        return -EPERM;
    return mount_is_read_only(m, target_host_fd(g)) ? -EROFS : 0;
}
