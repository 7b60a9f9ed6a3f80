/* chmod(2), chown(2). */
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/permission.h"
#include "emu/kernel/vfs/target.h"
#include "emu/kernel/vfs/virtual.h"
#include "emu/os/os.h"

#include <unistd.h>

static int64_t changed(struct thread *t, const struct target *g, int result)
{
    if (result)
        return -errno;
    fs_touch_fd(fs_of(t), target_host_fd(g), INODE_CTIME);
    return 0;
}

static int64_t change_mode(struct thread *t, int err, const struct target *g, mode_t mode)
{
    struct stat st;
    struct fs_stat *own = err ? NULL : target_attributes(g, &st);

    if (err || (!own && (err = target_for_change(fs_of(t), g))))
        return err;
    if (!fs_owns(t->p, &st))
        return -EPERM;
    if (t->p->fsuid && !fs_in_group(t->p, st.st_gid))
        mode &= ~(mode_t)S_ISGID;
    if (own) {
        own->mode = (own->mode & S_IFMT) | (mode & 07777);
        own->ctime = fs_now(fs_of(t));
        return 0;
    }
    return changed(t, g, os_chmod(fd_link(target_host_fd(g)).path, mode & 07777));
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

/* The owner of a node of /proc or /sys follows from what it shows: a permitted change has no effect. */
static int64_t change_node_owner(struct thread *t, const struct target *g, unsigned uid, unsigned gid)
{
    const struct process *p = t->p;
    const bool all = uid == UINT32_MAX && gid == UINT32_MAX;
    struct fs_stat st;
    if (all || target_stat(t, g, &st))
        return 0;
    if (fs_of(t)->nodes->fixed(g->pl.guest))
        return -EPERM;
    const bool keeps = (uid == UINT32_MAX || uid == st.uid) && (gid == UINT32_MAX || gid == st.gid || fs_in_group(p, gid));
    return process_can(p, CAP_CHOWN) || (keeps && p->fsuid == st.uid) ? 0 : -EPERM;
}

static int64_t change_owner(struct thread *t, int err, const struct target *g, unsigned uid, unsigned gid)
{
    struct stat st;
    struct fs_stat *own = err ? NULL : target_attributes(g, &st);

    if (!err && g->pl.virtual_node && !own)
        return change_node_owner(t, g, uid, gid);
    if (err || (!own && (err = target_for_change(fs_of(t), g))))
        return err;
    const struct process *p = t->p;
    const bool changes = uid != UINT32_MAX || gid != UINT32_MAX, gives = uid != UINT32_MAX && uid != st.st_uid;
    bool regroups = gid != UINT32_MAX && gid != st.st_gid;
    if (p->fsuid && changes && (gives || !fs_owns(p, &st) || (regroups && !fs_in_group(p, gid))))
        return -EPERM;
    if (own) {
        own->uid = uid != UINT32_MAX ? uid : own->uid;
        own->gid = gid != UINT32_MAX ? gid : own->gid;
        own->mode &= ~(mode_t)(S_ISUID | (own->mode & S_IXGRP ? S_ISGID : 0));
        own->ctime = fs_now(fs_of(t));
        return 0;
    }
    return changed(t, g, os_fchownat(target_host_fd(g), "", uid, gid, AT_EMPTY_PATH));
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
