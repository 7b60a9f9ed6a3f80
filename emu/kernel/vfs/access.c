/* access(2): checks permissions for reading, writing and execution. */
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/permission.h"
#include "emu/kernel/vfs/target.h"
#include "emu/kernel/vfs/virtual.h"
#include "emu/os/os.h"

#include <unistd.h>

/* Checks access to a virtual node: by the real ids, and by the capabilities that go with them, or by the effective ones. */
static int node_access(struct process *p, const struct place *pl, unsigned mode, bool effective)
{
    const struct credentials saved = p->credentials;

    if (S_ISLNK(pl->node.mode))
        return 0;
    if (!effective) {
        p->fsuid = p->uid;
        p->fsgid = p->gid;
        p->cap_effective = p->uid ? 0 : p->cap_permitted;
    }
    int err = p->k->fs->nodes->permission(p, pl, mode);
    p->credentials = saved;
    return err;
}

int64_t sys_faccessat2(struct thread *t, int dirfd, uint64_t path, unsigned mode, unsigned flags)
{
    TARGET(g);
    struct fs_stat s;
    if (mode & ~7u || flags & ~(unsigned)(AT_EACCESS | AT_SYMLINK_NOFOLLOW | AT_EMPTY_PATH))
        return -EINVAL;
    int err = target_path(t, dirfd, path, flags, &g);
    if (err)
        return err;
    if (g.pl.virtual_node && !g.file)
        return node_access(t->p, &g.pl, mode, flags & AT_EACCESS);
    if (g.pl.virtual_node) {
        if (target_stat(t, &g, &s) || !(mode & ~(s.mode | s.mode >> 3 | s.mode >> 6)))
            return 0;
        return -EACCES;
    }
    if (S_ISLNK(g.pl.st.st_mode) && !g.file)
        return 0;
    if (g.file && (mode & W_OK) && !file_may_reopen(g.file, O_WRONLY))
        return -EACCES;
    bool may = flags & AT_EACCESS ? fs_permission(t->p, &g.pl.st, mode) : fs_permission_real(t->p, &g.pl.st, mode);
    if (!may)
        return -EACCES;
    return os_faccessat(AT_FDCWD, fd_link(target_host_fd(&g)).path, (int)mode, (int)flags & AT_EACCESS) ? -errno : 0;
}
