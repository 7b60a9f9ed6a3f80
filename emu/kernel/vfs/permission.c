/* Permissions of guest processes whose ids are not those of the user who runs precis (after setuid(2), for example). */
#include "emu/kernel/vfs/permission.h"
#include "emu/kernel/core/group_list.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/mount.h"
#include "emu/os/os.h"

bool fs_in_group(const struct process *p, unsigned gid)
{
    return p->fsgid == gid || groups_contain(p->groups, gid);
}

static bool allowed(const struct stat *st, unsigned uid, bool group, unsigned want)
{
    unsigned bits = st->st_uid == uid ? st->st_mode >> 6 : group ? st->st_mode >> 3 : st->st_mode;
    if (uid == 0) /* CAP_DAC_OVERRIDE: everything, but execution only with an x bit */
        return !(want & 1) || S_ISDIR(st->st_mode) || (st->st_mode & 0111);
    return (bits & want) == want;
}

bool fs_is_host_user(const struct process *p)
{
    const struct fs_machine *m = p->k->fs;
    return p->fsuid == m->euid && (p->fsgid == m->egid || p->fsuid == 0);
}

bool fs_permission(const struct process *p, const struct stat *st, unsigned want)
{
    return fs_is_host_user(p) || allowed(st, p->fsuid, fs_in_group(p, st->st_gid), want);
}

bool fs_permission_real(const struct process *p, const struct stat *st, unsigned want)
{
    const struct fs_machine *m = p->k->fs;
    return p->uid == m->uid || allowed(st, p->uid, p->gid == st->st_gid || groups_contain(p->groups, st->st_gid), want);
}

bool fs_owns(const struct process *p, const struct stat *st)
{
    return fs_is_host_user(p) || p->fsuid == 0 || p->fsuid == st->st_uid;
}

int fs_may_change_entry(const struct process *p, const struct place *pl, const struct stat *old)
{
    struct stat st;
    if (mount_is_read_only(p->k->fs, pl->dir))
        return -EROFS;
    if (fs_is_host_user(p))
        return 0;
    if (os_fstat(pl->dir, &st))
        return -errno;
    if (!fs_permission(p, &st, 3))
        return -EACCES;
    bool sticky = old && (st.st_mode & S_ISVTX) && p->fsuid && p->fsuid != st.st_uid && p->fsuid != old->st_uid;
    return sticky ? -EPERM : 0;
}

bool file_may_reopen(const struct file *f, unsigned flags)
{
    unsigned want = flags & O_PATH ? O_PATH : flags & O_ACCMODE;
    if (!f->inherited || want == O_PATH || f->given == O_RDWR)
        return true;
    return want == f->given && !((flags & O_TRUNC) && f->given == O_RDONLY);
}

bool file_may_change(const struct file *f)
{
    return !(f->inherited && f->m->tree.confined);
}
