/* Resource limits. */
#include "emu/kernel/core/access.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/process/limits.h"
#include "emu/kernel/time/timers.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/mem/mem.h"

enum { LIMITS = 16, LIMIT_CPU = 0, LIMIT_STACK = 3, LIMIT_NOFILE = 7, NOFILE_MOST = 1048576 };

/* Returns RLIM_INFINITY of getrlimit() and setrlimit(). */
static uint64_t infinity_of(const struct abi *abi)
{
    return abi->word == 8 ? UINT64_MAX : abi->limit_infinity ? abi->limit_infinity : UINT32_MAX;
}

static uint64_t limit_word(const struct thread *t, uint64_t v)
{
    const uint64_t infinity = infinity_of(t->p->abi);

    return v > infinity ? infinity : v;
}

static uint64_t word_limit(const struct thread *t, uint64_t v)
{
    return v == infinity_of(t->p->abi) ? UINT64_MAX : v;
}

int limit_set(struct thread *t, struct process *p, unsigned which, uint64_t cur, uint64_t max)
{
    if (cur > max)
        return -EINVAL;
    if ((max > p->rlimits[which].max && !process_can(t->p, CAP_SYS_RESOURCE)) ||
        (which == LIMIT_NOFILE && (max > NOFILE_MOST || max > t->k->fs->nr_open)))
        return -EPERM;
    p->rlimits[which].cur = cur;
    p->rlimits[which].max = max;
    if (which == LIMIT_STACK && p->mm)
        space_set_stack_limit(p->mm->space, cur);
    if (which == LIMIT_CPU)
        time_limit_changed(p);
    return 0;
}

int64_t sys_getrlimit(struct thread *t, unsigned resource, uint64_t rlim)
{
    if (resource >= LIMITS)
        return -EINVAL;
    return PUT(t, rlim, "LL", (int64_t)limit_word(t, t->p->rlimits[resource].cur), (int64_t)limit_word(t, t->p->rlimits[resource].max));
}

/* Its values are signed on the first Linux machines: the greatest is unlimited. */
int64_t sys_old_getrlimit(struct thread *t, unsigned resource, uint64_t rlim)
{
    if (resource >= LIMITS)
        return -EINVAL;
    uint64_t cur = t->p->rlimits[resource].cur, max = t->p->rlimits[resource].max;

    return PUT(t, rlim, "LL", (int64_t)(cur > INT32_MAX ? INT32_MAX : cur), (int64_t)(max > INT32_MAX ? INT32_MAX : max));
}

int64_t sys_setrlimit(struct thread *t, unsigned resource, uint64_t rlim)
{
    int64_t v[2];

    if (resource >= LIMITS)
        return -EINVAL;
    if (get_struct(t, rlim, "LL", v))
        return -EFAULT;
    return limit_set(t, t->p, resource, word_limit(t, (uint64_t)v[0]), word_limit(t, (uint64_t)v[1]));
}

int64_t sys_prlimit64(struct thread *t, int pid, unsigned resource, uint64_t new_limit, uint64_t old_limit)
{
    const struct task of = task_or_self(t, pid);
    struct process *p = of.p;
    int64_t v[2];

    if (new_limit && get_struct(t, new_limit, "QQ", v))
        return -EFAULT;
    if (!p)
        return -ESRCH;
    if (!task_limits_access(t, &of))
        return -EPERM;
    if (resource >= LIMITS)
        return -EINVAL;
    uint64_t cur = p->rlimits[resource].cur, max = p->rlimits[resource].max;

    if (new_limit) {
        int error = limit_set(t, p, resource, (uint64_t)v[0], (uint64_t)v[1]);

        if (error)
            return error;
    }
    return old_limit ? PUT(t, old_limit, "QQ", (int64_t)cur, (int64_t)max) : 0;
}
