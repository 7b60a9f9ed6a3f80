/* signalfd(2): a process's pending signals as an open file. */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/event/anonymous.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/mem/charge.h"

#include <stdlib.h>
#include <string.h>

enum { SIGNALFD_SIGINFO = 128 }; /* bytes */

struct signalfd {
    struct file f;
    ksigset mask;
};
static const struct file_ops signalfd_ops;

static void signalfd_release(struct file *f)
{
    mem_free(f);
}

/* struct signalfd_siginfo has the same layout in every ABI. */
static void put_signalfd_info(const struct abi *abi, const struct ksiginfo *i, uint8_t *buf)
{
    int64_t v[] = {sig_guest(abi, i->sig),
                   i->err,
                   i->code,
                   i->pid,
                   i->uid,
                   i->fd,
                   i->timer_id,
                   i->band,
                   i->overrun,
                   0,
                   sig_guest(abi, i->layout == KSI_CHILD ? i->status : 0),
                   (int64_t)i->value,
                   (int64_t)i->value,
                   (int64_t)i->utime,
                   (int64_t)i->stime,
                   (int64_t)i->addr,
                   0};
    if (i->layout == KSI_CHILD && i->code == CLD_EXITED)
        v[10] = i->status;
    memset(buf, 0, SIGNALFD_SIGINFO);
    pack_struct(abi, false, "IiiIIiIIIIiiQQQQH", v, buf);
}

static int64_t signalfd_read(struct file *f, void *buf, size_t len, int64_t offset)
{
    struct signalfd *s = (struct signalfd *)f;
    struct thread *t = f->m->k->current;
    struct ksiginfo info;
    size_t n = 0;
    (void)offset;
    if (len < SIGNALFD_SIGINFO)
        return -EINVAL;
    while (n + SIGNALFD_SIGINFO <= len && signal_take(t, s->mask, &info)) {
        put_signalfd_info(t->p->abi, &info, (uint8_t *)buf + n);
        n += SIGNALFD_SIGINFO;
    }
    return n ? (int64_t)n : -EAGAIN;
}

/* One signal more than fits into guest memory is dequeued: the copy that faults comes after that. */
static size_t signalfd_reachable(struct file *f, bool write, size_t len, size_t ok)
{
    size_t taken = (ok / SIGNALFD_SIGINFO + 1) * SIGNALFD_SIGINFO;
    (void)f, (void)write;
    return taken < len ? taken : len;
}

/* The result depends on the calling thread. */
static unsigned signalfd_poll(struct file *f, struct poller *p)
{
    struct signalfd *s = (struct signalfd *)f;
    struct thread *t = p->t ? p->t : f->m->k->current;
    if (!t)
        return 0;
    ksigset pending = signal_pending_in(t, s->mask);
    p->stamp += pending;
    if (p->t)
        wait_on(p->t, signal_queue_of(t->p));
    return pending ? POLLIN : 0;
}

static const struct file_ops signalfd_ops = {
    .name = "[signalfd]",
    .stays = true,
    .record = SIGNALFD_SIGINFO,
    .release = signalfd_release,
    .read = signalfd_read,
    .reachable = signalfd_reachable,
    .poll = signalfd_poll,
    .stat = anonymous_stat,
};

int64_t sys_signalfd4(struct thread *t, int fd, uint64_t sigmask, uint64_t sigsetsize, unsigned guest_flags)
{
    ksigset mask;
    int64_t flags = anonymous_flags(t, guest_flags, 0);
    int err = get_sigset(t, sigmask, sigsetsize, &mask);
    if (err)
        return err;
    if (flags < 0)
        return -EINVAL;
    mask &= ~(ksigbit(SIGKILL) | ksigbit(SIGSTOP));
    if (fd != -1) {
        struct file *f = fd_file(t, fd);
        if (!f || f->ops != &signalfd_ops)
            return f ? -EINVAL : -EBADF;
        ((struct signalfd *)f)->mask = mask;
        return fd;
    }
    struct fs_machine *m = fs_of(t);
    struct signalfd *s = mem_new(m->k->memory, sizeof *s);
    if (!s)
        return -ENOMEM;
    file_init(&s->f, m, &signalfd_ops, O_RDWR | (flags & O_NONBLOCK));
    s->mask = mask;
    return fd_install(t, &s->f, flags & O_CLOEXEC, 0);
}
