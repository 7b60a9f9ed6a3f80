/* truncate(2), ftruncate(2). */
#include "emu/kernel/vfs/truncate.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/hostfile.h"
#include "emu/kernel/vfs/lease.h"
#include "emu/kernel/vfs/permission.h"
#include "emu/kernel/vfs/target.h"
#include "emu/kernel/vfs/virtual.h"
#include "emu/os/os.h"

#include <unistd.h>

int fs_over_limit(struct thread *t, int64_t len, int64_t size)
{
    uint64_t limit = t->p->rlimits[1].cur; /* RLIMIT_FSIZE */
    if ((uint64_t)len <= limit || len <= size)
        return 0;
    signal_send_thread(t, SIGXFSZ, NULL);
    return -EFBIG;
}

/* Files of /proc and /sys have no length to change. */
static int truncate_node(struct process *p, const struct target *g)
{
    if (g->file || !S_ISREG(g->pl.node.mode))
        return !g->file && S_ISDIR(g->pl.node.mode) ? -EISDIR : -EINVAL;
    return p->k->fs->nodes->permission(p, &g->pl, 2);
}

int64_t sys_truncate(struct thread *t, uint64_t path, int64_t len)
{
    TARGET(g);
    if (len < 0)
        return -EINVAL;
    int err = target_path(t, AT_FDCWD, path, 0, &g);
    if (err)
        return err;
    if (g.pl.virtual_node)
        return truncate_node(t->p, &g);
    if (S_ISDIR(g.pl.st.st_mode))
        return -EISDIR;
    if (!fs_permission(t->p, &g.pl.st, 2) || (g.file && !file_may_reopen(g.file, O_WRONLY)))
        return -EACCES;
    if (inode_is_executing(&fs_of(t)->inodes, &g.pl.st))
        return -ETXTBSY;
    if ((err = fs_over_limit(t, len, g.pl.st.st_size)))
        return err;
    int64_t held = lease_break(t, &g.pl.st, true, true);
    if (held)
        return held;
    int fd = target_host_fd(&g);
    if (os_truncate(fd, len))
        return -errno;
    struct fs_machine *m = fs_of(t);
    fs_file_resized(m->k, fd);
    inode_touch(inode_get(&m->inodes, g.pl.st.st_dev, g.pl.st.st_ino), INODE_MTIME | INODE_CTIME, fs_now(m));
    return 0;
}

int64_t sys_ftruncate(struct thread *t, int fd, int64_t len)
{
    struct file *f = fd_file(t, fd);
    struct stat st;
    if (len < 0)
        return -EINVAL;
    if (!f)
        return -EBADF;
    if (!file_writable(f) || !f->ops->truncate)
        return -EINVAL;
    int err = f->host_fd >= 0 && os_fstat(f->host_fd, &st) == 0 ? fs_over_limit(t, len, st.st_size) : 0;
    return err ? err : f->ops->truncate(f, len);
}

/* BSD: the descriptor is looked up before the length. */
int64_t sys_bsd_ftruncate(struct thread *t, int fd, int64_t length)
{
    return fd_file(t, fd) ? sys_ftruncate(t, fd, length) : -EBADF;
}
