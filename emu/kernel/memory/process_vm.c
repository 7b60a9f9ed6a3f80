/* process_vm_readv and process_vm_writev: copies between the memory of two processes. */
#include "emu/kernel/core/access.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/rw.h"
#include "emu/mem/mem.h"

/* A position in an iovec list. */
struct cursor {
    struct space *space;
    const struct iov *v;
    unsigned part;
    uint64_t at; /* offset in the part */
};

/* Returns the bytes that remain in the current part, the next non-empty one if needed, or 0 at the end of the list. */
static size_t next_bytes(struct cursor *c, uint64_t *va)
{
    while (c->part < c->v->count && c->at == c->v->part[c->part].len) {
        c->part++;
        c->at = 0;
    }
    if (c->part == c->v->count)
        return 0;
    *va = c->v->part[c->part].va + c->at;
    return c->v->part[c->part].len - c->at;
}

/* Returns the bytes copied, or -EFAULT if none. */
static int64_t transfer(struct cursor from, struct cursor to)
{
    uint8_t buffer[4096];
    uint64_t source = 0, target = 0;
    int64_t done = 0;

    for (;;) {
        size_t n = next_bytes(&from, &source), room = next_bytes(&to, &target);

        n = n < room ? n : room;
        n = n < sizeof buffer ? n : sizeof buffer;
        if (!n)
            return done;
        size_t went = mem_write(to.space, target, buffer, mem_read(from.space, source, buffer, n));

        done += (int64_t)went;
        if (went < n)
            return done ? done : -EFAULT;
        from.at += n;
        to.at += n;
    }
}

static int64_t between(struct thread *t, int pid, uint64_t local_iov, uint64_t liovcnt, uint64_t remote_iov, uint64_t riovcnt,
                       uint64_t flags, bool write)
{
    struct iov local, remote;

    if (flags)
        return -EINVAL;
    int64_t error = iov_get(t, &local, local_iov, liovcnt);

    if (!error && local.total)
        error = iov_get(t, &remote, remote_iov, riovcnt);
    if (error || !local.total || !remote.total)
        return error;
    const struct task of = task_of(t->k, pid);

    if (!task_mm(&of))
        return -ESRCH;
    if (!task_memory_access(t, &of, ACCESS_REAL_IDS))
        return -EPERM;
    struct cursor mine = {t->p->mm->space, &local, 0, 0}, other = {of.p->mm->space, &remote, 0, 0};

    return write ? transfer(mine, other) : transfer(other, mine);
}

int64_t sys_process_vm_readv(struct thread *t, int pid, uint64_t local_iov, uint64_t liovcnt, uint64_t remote_iov, uint64_t riovcnt,
                             uint64_t flags)
{
    return between(t, pid, local_iov, liovcnt, remote_iov, riovcnt, flags, false);
}

int64_t sys_process_vm_writev(struct thread *t, int pid, uint64_t local_iov, uint64_t liovcnt, uint64_t remote_iov, uint64_t riovcnt,
                              uint64_t flags)
{
    return between(t, pid, local_iov, liovcnt, remote_iov, riovcnt, flags, true);
}
