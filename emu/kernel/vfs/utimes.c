/* utimensat(2) and its predecessors: file times. */
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/permission.h"
#include "emu/kernel/vfs/target.h"
#include "emu/kernel/vfs/virtual.h"
#include "emu/os/os.h"

#include <string.h>

/* A time is nanoseconds since 1970, or one of these. */
#define TIME_NOW  INT64_MAX
#define TIME_OMIT (INT64_MAX - 1)

/* Clamps to the representable range, as file systems do. */
static int64_t time_of(int64_t sec, int64_t ns)
{
    int64_t time = saturated_ns(sec, ns);
    return time < TIME_OMIT ? time : TIME_OMIT - 1;
}

/* The times of a node of /proc or /sys are fixed: a permitted change has no effect. */
static int64_t set_node_times(struct thread *t, const struct target *g, bool both_now)
{
    struct fs_stat st;
    if (target_stat(t, g, &st))
        return 0;
    if (fs_of(t)->nodes->fixed(g->pl.guest) && strncmp(g->pl.guest, "/proc/sys", 9))
        return -EPERM;
    if (t->p->fsuid == st.uid || process_can(t->p, CAP_FOWNER))
        return 0;
    if (!both_now)
        return -EPERM;
    return g->file ? -EACCES : fs_of(t)->nodes->permission(t->p, &g->pl, 2);
}

/* Sets the times: explicit ones on the host's file; "now" is virtual and stored for guests only. */
static int64_t set_times(struct thread *t, const struct target *g, const int64_t ns[2])
{
    struct fs_machine *m = fs_of(t);
    struct timespec ts[2];
    struct stat st;
    struct fs_stat *own = target_attributes(g, &st);
    const bool both_now = ns[0] == TIME_NOW && ns[1] == TIME_NOW;
    const int64_t now = fs_now(m);
    if (g->pl.virtual_node && !own)
        return set_node_times(t, g, both_now);
    int err = own ? 0 : target_for_change(m, g);
    if (err)
        return err;
    if (!fs_owns(t->p, &st) && !(both_now && fs_permission(t->p, &st, 2)))
        return both_now ? -EACCES : -EPERM;
    if (own) {
        own->atime = ns[0] == TIME_NOW ? now : ns[0] == TIME_OMIT ? own->atime : ns[0];
        own->mtime = ns[1] == TIME_NOW ? now : ns[1] == TIME_OMIT ? own->mtime : ns[1];
        own->ctime = now;
        return 0;
    }
    for (int i = 0; i < 2; i++) {
        ts[i].tv_sec = seconds_of(ns[i]);
        ts[i].tv_nsec = ns[i] == TIME_NOW ? UTIME_NOW : ns[i] == TIME_OMIT ? UTIME_OMIT : nanoseconds_of(ns[i]);
    }
    if (os_utimensat(AT_FDCWD, fd_link(target_host_fd(g)).path, ts, 0))
        return -errno;
    struct inode *i = inode_get(&m->inodes, g->pl.st.st_dev, g->pl.st.st_ino);
    inode_touch(i, INODE_CTIME, now);
    if (ns[0] != TIME_OMIT)
        inode_touch(i, INODE_ATIME, ns[0] == TIME_NOW ? now : ns[0]);
    if (ns[1] != TIME_OMIT)
        inode_touch(i, INODE_MTIME, ns[1] == TIME_NOW ? now : ns[1]);
    return 0;
}

/* Reads one timespec of utimensat(2), with its special tv_nsec values. */
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
    err = path || dirfd == AT_FDCWD ? target_path(t, dirfd, path, flags, &g) : target_open_fd(t, dirfd, &g); /* futimens() */
    return err ? err : set_times(t, &g, ns);
}

/* Sets two struct timeval at va (0: now). */
int64_t sys_futimesat(struct thread *t, int dirfd, uint64_t path, uint64_t va)
{
    TARGET(g);
    int64_t ns[2] = {TIME_NOW, TIME_NOW}, v[2];
    for (unsigned i = 0; va && i < 2; i++) {
        if (get_struct(t, va + i * struct_size(t, "lu"), "lu", v))
            return -EFAULT;
        if (v[1] < 0 || v[1] > 999999)
            return -EINVAL;
        ns[i] = time_of(v[0], v[1] * 1000);
    }
    int err = path || dirfd == AT_FDCWD ? target_path(t, dirfd, path, 0, &g) : target_open_fd(t, dirfd, &g);
    return err ? err : set_times(t, &g, ns);
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
