/* pidfd_open(2), pidfd_send_signal(2), pidfd_getfd(2). */
#include "emu/kernel/process/pidfd.h"
#include "emu/kernel/core/access.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/target.h"
#include "emu/mem/charge.h"

#include <stdlib.h>

struct pidfd {
    struct file f;
    int pid;
    uint64_t born; /* distinguishes the process from a later one with the same pid */
};
static const struct file_ops pidfd_ops;

static void pidfd_release(struct file *f)
{
    mem_free(f);
}

static struct process *process_of(const struct file *f)
{
    const struct pidfd *d = (const struct pidfd *)f;
    struct process *p = process_find(f->m->k, d->pid);
    return p && p->start_cycle == d->born ? p : NULL;
}

static unsigned pidfd_poll(struct file *f, struct poller *q)
{
    struct process *p = process_of(f);
    if (!p || p->zombie)
        return POLLIN | POLLRDNORM;
    if (q->t)
        wait_on(q->t, &p->exit_wait);
    return 0;
}

static int pidfd_stat(struct file *f, struct fs_stat *out)
{
    *out = (struct fs_stat){.dev = 13, .ino = f->ino, .mode = 0600, .nlink = 1, .blksize = 4096};
    return 0;
}

static void pidfd_show(struct file *f, FILE *out)
{
    const struct process *p = process_of(f);
    fprintf(out, "Pid:\t%d\nNSpid:\t%d\n", p ? p->pid : -1, p ? p->pid : -1);
}

static const struct file_ops pidfd_ops = {
    .name = "[pidfd]",
    .release = pidfd_release,
    .poll = pidfd_poll,
    .stat = pidfd_stat,
    .show = pidfd_show,
    .stream = true,
};

static struct pidfd *pidfd_new(struct fs_machine *m, unsigned flags)
{
    struct pidfd *d = mem_new(m->k->memory, sizeof *d);
    if (!d)
        return NULL;
    file_init(&d->f, m, &pidfd_ops, O_RDWR | (flags & O_NONBLOCK));
    d->f.ino = ++m->next_ino;
    return d;
}

static void pidfd_name(struct pidfd *d, const struct process *p)
{
    d->pid = p->pid;
    d->born = p->start_cycle;
}

int64_t sys_pidfd_open(struct thread *t, int pid, unsigned guest_flags)
{
    unsigned flags = (unsigned)flags_to_host(fs_abi_of(t)->open_flags, guest_flags);
    if (pid <= 0 || (flags & ~(unsigned)O_NONBLOCK) || flags_to_guest(fs_abi_of(t)->open_flags, flags) != guest_flags)
        return -EINVAL;
    struct process *p = process_find(t->k, pid);
    if (!p)
        return thread_find(t->k, pid) ? -EINVAL : -ESRCH;
    struct pidfd *d = pidfd_new(fs_of(t), flags);
    if (!d)
        return -ENOMEM;
    pidfd_name(d, p);
    return fd_install(t, &d->f, true, 0);
}

int fs_pidfd_prepare(struct thread *t, uint64_t va, struct file **out)
{
    uint32_t old;
    int err = fd_reserve(t);
    if (err < 0 || (err = get_u32(t, va, &old)) || (err = put_u32(t, va, old)))
        return err;
    struct pidfd *d = pidfd_new(fs_of(t), 0);
    *out = d ? &d->f : NULL;
    return d ? 0 : -ENOMEM;
}

void fs_pidfd_finish(struct thread *t, struct file *f, const struct process *p, uint64_t va)
{
    if (!f || !p) {
        file_unref(f);
        return;
    }
    pidfd_name((struct pidfd *)f, p);
    put_u32(t, va, (uint32_t)fd_install(t, f, true, 0));
}

int fs_pidfd_pid(struct thread *t, int fd, bool *nonblocking)
{
    struct file *f = fd_file(t, fd);
    if (!f || f->ops != &pidfd_ops)
        return -EBADF;
    *nonblocking = f->flags & O_NONBLOCK;
    const struct process *p = process_of(f);
    return p ? p->pid : -ECHILD;
}

/* Returns the process that the open file names, a pidfd or a directory /proc/PID. 0, -EBADF or -ESRCH. */
static int process_named(struct thread *t, int fd, struct process **p)
{
    struct file *f = fd_file_any(t, fd);
    int pid, end = 0;

    if (f && f->ops == &pidfd_ops)
        *p = process_of(f);
    else if (f && f->path && !f->in_tree && sscanf(f->path, "/proc/%d%n", &pid, &end) == 1 && !f->path[end])
        *p = process_find(t->k, pid);
    else
        return -EBADF;
    return *p ? 0 : -ESRCH;
}

/* Returns the process of a pidfd whose files t may have: of its main thread, so it is none of them if that has ended. */
static int target(struct thread *t, int fd, struct process **p)
{
    struct file *f = fd_file(t, fd);
    if (!f || f->ops != &pidfd_ops)
        return -EBADF;
    *p = process_of(f);
    if (!*p)
        return -ESRCH;
    const struct task of = task_of(t->k, (*p)->pid);
    if (!task_access(t, &of, ACCESS_REAL_IDS))
        return -EPERM;
    return of.t ? 0 : -EBADF;
}

int64_t sys_pidfd_send_signal(struct thread *t, int pidfd, int sig, uint64_t info_at, unsigned flags)
{
    struct process *p;
    if (flags)
        return -EINVAL;
    int err = process_named(t, pidfd, &p);
    if (!err && (sig < 0 || sig > KSIG_MAX))
        err = -EINVAL;
    return err ? err : signal_queue_checked(t, p, sig, info_at);
}

int64_t sys_pidfd_getfd(struct thread *t, int pidfd, int target_fd, unsigned flags)
{
    struct process *p;
    if (flags)
        return -EINVAL;
    int err = target(t, pidfd, &p);
    if (err)
        return err;
    struct file *f = process_file(p, target_fd);
    return f ? fd_install(t, file_ref(f), true, 0) : -EBADF;
}
