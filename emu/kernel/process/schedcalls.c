/* The scheduling system calls, sched(7). There is one processor; parameters without effect on it are stored for programs that read them
 * back. */
#include <linux/membarrier.h>
#include <sched.h>
#include <sys/resource.h>

#include "emu/kernel/core/access.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"

enum { LIMIT_NICE = 13, LIMIT_RTPRIO = 14 };

int64_t sys_sched_yield(struct thread *t)
{
    t->yielded = true;
    return 0;
}

/* Finds the task with a tid (0: the caller). Returns false if there is none. */
static bool find_task(struct thread *t, int tid, struct task *out)
{
    *out = task_or_self(t, tid);
    return out->p;
}

/* Returns whether p may change the task's scheduling: Linux's check_same_owner() and cap_safe_nice(). */
static bool may_schedule(const struct process *p, const struct task *who)
{
    const struct credentials *c = task_credentials(who);
    const bool is_owner = (p->euid == c->uid || p->euid == c->euid) && !(c->cap_permitted & ~p->cap_permitted);

    return who->p != p->k->init && (is_owner || process_can(p, CAP_SYS_NICE));
}

/* ---- policies ------------------------------------------------------------------------------------------------------------- */

static bool is_realtime_policy(int policy)
{
    return policy == SCHED_FIFO || policy == SCHED_RR;
}

static bool is_policy(int policy)
{
    return policy == SCHED_OTHER || policy == SCHED_BATCH || policy == SCHED_IDLE || is_realtime_policy(policy);
}

/* Returns whether RLIMIT_NICE permits the nice value. */
static bool limit_permits_nice(const struct process *p, int nice)
{
    return (uint64_t)(20 - nice) <= p->rlimits[LIMIT_NICE].cur;
}

/* Returns whether a process without CAP_SYS_NICE may change the task's policy. */
static bool may_have_policy(const struct process *p, const struct task *who, int policy, int priority)
{
    const int old = who->t ? who->t->sched_policy : SCHED_OTHER, old_kind = old & ~SCHED_RESET_ON_FORK;
    const int kind = policy & ~SCHED_RESET_ON_FORK, nice = who->t ? who->t->nice : who->p->nice;
    const uint64_t limit = who->p->rlimits[LIMIT_RTPRIO].cur;

    if (process_can(p, CAP_SYS_NICE))
        return true;
    if (is_realtime_policy(kind)) {
        if (kind != old_kind && !limit)
            return false;
        if (priority > (who->t ? who->t->sched_priority : 0) && (uint64_t)priority > limit)
            return false;
    }
    if (old_kind == SCHED_IDLE && kind != SCHED_IDLE && !limit_permits_nice(who->p, nice))
        return false;
    return !(old & SCHED_RESET_ON_FORK) || (policy & SCHED_RESET_ON_FORK);
}

static int set_policy(struct thread *t, const struct task *who, int policy, int priority)
{
    int kind = policy & ~SCHED_RESET_ON_FORK;

    if (!is_policy(kind))
        return -EINVAL;
    if (is_realtime_policy(kind) ? priority < 1 || priority > 99 : priority != 0)
        return -EINVAL;
    if (!may_schedule(t->p, who) || !may_have_policy(t->p, who, policy, priority))
        return -EPERM;
    if (!who->t)
        return 0;
    who->t->sched_policy = policy;
    who->t->sched_priority = priority;
    sched_policy_changed(who->t);
    return 0;
}

int64_t sys_sched_setscheduler(struct thread *t, int pid, int policy, uint64_t param)
{
    struct task who;
    uint32_t priority;

    if (pid < 0 || policy < 0 || !param)
        return -EINVAL;
    if (get_u32(t, param, &priority))
        return -EFAULT;
    return find_task(t, pid, &who) ? set_policy(t, &who, policy, (int)priority) : -ESRCH;
}

int64_t sys_sched_getscheduler(struct thread *t, int pid)
{
    struct task who;

    if (pid < 0)
        return -EINVAL;
    if (!find_task(t, pid, &who))
        return -ESRCH;
    return who.t ? who.t->sched_policy : SCHED_OTHER;
}

int64_t sys_sched_setparam(struct thread *t, int pid, uint64_t param)
{
    struct task who;
    uint32_t priority;

    if (pid < 0 || !param)
        return -EINVAL;
    if (get_u32(t, param, &priority))
        return -EFAULT;
    return find_task(t, pid, &who) ? set_policy(t, &who, who.t ? who.t->sched_policy : SCHED_OTHER, (int)priority) : -ESRCH;
}

int64_t sys_sched_getparam(struct thread *t, int pid, uint64_t param)
{
    struct task who;

    if (pid < 0 || !param)
        return -EINVAL;
    return find_task(t, pid, &who) ? put_u32(t, param, who.t ? (uint32_t)who.t->sched_priority : 0) : -ESRCH;
}

int64_t sys_sched_get_priority_max(struct thread *t, int policy)
{
    return is_realtime_policy(policy) ? 99 : is_policy(policy) || policy == SCHED_DEADLINE ? 0 : -EINVAL;
}

int64_t sys_sched_get_priority_min(struct thread *t, int policy)
{
    return is_realtime_policy(policy) ? 1 : is_policy(policy) || policy == SCHED_DEADLINE ? 0 : -EINVAL;
}

int64_t sys_sched_rr_get_interval(struct thread *t, int pid, uint64_t interval)
{
    struct task who;

    if (pid < 0)
        return -EINVAL;
    if (!find_task(t, pid, &who))
        return -ESRCH;
    int policy = who.t ? who.t->sched_policy & ~SCHED_RESET_ON_FORK : SCHED_OTHER;

    return put_timespec(t, interval, policy == SCHED_FIFO ? 0 : policy == SCHED_RR ? KERNEL_RR_SLICE_NS : KERNEL_SLICE_NS);
}

int64_t sys_sched_setaffinity(struct thread *t, int pid, uint64_t size, uint64_t mask_at)
{
    struct task who;
    uint64_t mask;

    if (size < t->p->abi->word)
        return -EINVAL;
    if (get_word(t, mask_at, &mask))
        return -EFAULT;
    if (!find_task(t, pid, &who))
        return -ESRCH;
    if (!may_schedule(t->p, &who))
        return -EPERM;
    return mask & 1 ? 0 : -EINVAL; /* cpu 0 is the only one */
}

int64_t sys_sched_getaffinity(struct thread *t, int pid, uint64_t size, uint64_t mask)
{
    struct task who;

    if (size < t->p->abi->word || (size & (t->p->abi->word - 1)))
        return -EINVAL;
    if (!find_task(t, pid, &who))
        return -ESRCH;
    return put_word(t, mask, 1) ? -EFAULT : (int64_t)t->p->abi->word;
}

/* ---- nice values, one per thread --------------------------------------------------------------------------------------------- */

static int nice_of(const struct task *who)
{
    return who->t ? who->t->nice : who->p->nice;
}

static int clamp_nice(int64_t nice)
{
    return nice < -20 ? -20 : nice > 19 ? 19 : (int)nice;
}

/* Returns whether p may change a nice value from `from` to `nice`: only root may go below 20 - RLIMIT_NICE. */
static bool may_have_nice(const struct process *p, int from, int nice)
{
    return nice >= from || process_can(p, CAP_SYS_NICE) || limit_permits_nice(p, nice);
}

static int64_t highest_priority(struct thread *t, const struct task *who, int nice, int64_t best)
{
    return 20 - nice_of(who) > best ? 20 - nice_of(who) : best;
}

static int64_t set_nice(struct thread *t, const struct task *who, int nice, int64_t result)
{
    if (!may_schedule(t->p, who))
        return -EPERM;
    if (!may_have_nice(t->p, nice_of(who), nice))
        return -EACCES;
    *(who->t ? &who->t->nice : &who->p->nice) = nice;
    return result == -ESRCH ? 0 : result;
}

static bool priority_names(const struct thread *t, const struct process *p, int which, int who)
{
    if (p == t->k->init)
        return false;
    if (which == PRIO_PGRP)
        return p->pgid == (who ? who : t->p->pgid);
    return p->uid == (who ? (unsigned)who : t->p->uid);
}

/* Called for each task that getpriority()'s first two arguments select, with the result so far (first -ESRCH). Returns the new result. */
typedef int64_t priority_fn(struct thread *t, const struct task *who, int nice, int64_t result);

static int64_t each_named(struct thread *t, int which, int who, int nice, priority_fn *fn)
{
    int64_t result = -ESRCH;
    struct task one;

    if (which < PRIO_PROCESS || which > PRIO_USER)
        return -EINVAL;
    if (which == PRIO_PROCESS)
        return find_task(t, who, &one) ? fn(t, &one, nice, result) : result;
    for (struct process *p = t->k->processes; p; p = p->next) {
        if (!priority_names(t, p, which, who))
            continue;
        if (!p->threads)
            result = fn(t, &(struct task){p, NULL}, nice, result);
        for (struct thread *o = p->threads; o; o = o->next)
            result = fn(t, &(struct task){p, o}, nice, result);
    }
    return result;
}

int64_t sys_getpriority(struct thread *t, int which, int who)
{
    return each_named(t, which, who, 0, highest_priority);
}

int64_t sys_setpriority(struct thread *t, int which, int who, int prio)
{
    return each_named(t, which, who, clamp_nice(prio), set_nice);
}

int64_t sys_nice(struct thread *t, int inc)
{
    int nice = clamp_nice((int64_t)t->nice + inc);

    if (inc < 0 && !may_have_nice(t->p, t->nice, nice))
        return -EPERM;
    t->nice = nice;
    return 0;
}

/* ---- sched_attr ------------------------------------------------------------------------------------------------------------------ */

enum { ATTR_BYTES = 48, ATTR_BYTES_KNOWN = 56 }; /* the first version of the structure, and the kernel's, with two limits of the load */
/* Flags of struct sched_attr. Those between have no effect but with SCHED_DEADLINE. */
enum { ATTR_RESET_ON_FORK = 1, ATTR_KEEP_POLICY = 8, ATTR_KEEP_PARAMS = 16, ATTR_UTIL_CLAMP = 0x60, ATTR_ALL = 0x7f };

enum { SIZE, POLICY, FLAGS, NICE, PRIORITY };

/* Reads a struct sched_attr; stores the kernel's size where the guest's is wrong. 0, -EFAULT or -E2BIG. */
static int get_attr(struct thread *t, uint64_t attr, int64_t v[5])
{
    char known[ATTR_BYTES_KNOWN];

    if (get_struct(t, attr, "IIQiI", v))
        return -EFAULT;
    uint64_t size = v[SIZE] ? (uint64_t)v[SIZE] : ATTR_BYTES;
    int error = size < ATTR_BYTES ? -E2BIG : copy_in_extensible(t, known, sizeof known, attr, size);

    return error == -E2BIG && put_u32(t, attr, ATTR_BYTES_KNOWN) ? -EFAULT : error;
}

int64_t sys_sched_setattr(struct thread *t, int pid, uint64_t attr, unsigned flags)
{
    struct task who;
    int64_t v[5];

    if (pid < 0 || !attr || flags)
        return -EINVAL;
    int error = get_attr(t, attr, v);

    if (error)
        return error;
    if ((int)v[POLICY] < 0 || v[FLAGS] & ~(int64_t)ATTR_ALL)
        return -EINVAL;
    if (!find_task(t, pid, &who))
        return -ESRCH;
    if (v[FLAGS] & ATTR_UTIL_CLAMP)
        return -EOPNOTSUPP;
    int policy = (int)v[POLICY] | (v[FLAGS] & ATTR_RESET_ON_FORK ? SCHED_RESET_ON_FORK : 0);

    if (v[FLAGS] & ATTR_KEEP_POLICY)
        policy = who.t ? who.t->sched_policy : SCHED_OTHER;
    if (v[FLAGS] & ATTR_KEEP_PARAMS) {
        v[NICE] = nice_of(&who);
        v[PRIORITY] = who.t ? who.t->sched_priority : 0;
    }
    const int kind = policy & ~SCHED_RESET_ON_FORK, nice = clamp_nice(v[NICE]);
    bool has_nice = kind == SCHED_OTHER || kind == SCHED_BATCH;

    if (has_nice && !may_have_nice(t->p, nice_of(&who), nice))
        return -EPERM;
    error = set_policy(t, &who, policy, (int)v[PRIORITY]);
    if (!error && has_nice && who.t)
        who.t->nice = nice;
    return error;
}

int64_t sys_sched_getattr(struct thread *t, int pid, uint64_t attr, unsigned size, unsigned flags)
{
    struct task who;

    if (pid < 0 || !attr || size < ATTR_BYTES || size > 1u << t->p->abi->page_shift || flags)
        return -EINVAL;
    if (!find_task(t, pid, &who))
        return -ESRCH;
    int policy = who.t ? who.t->sched_policy : SCHED_OTHER;
    const int kind = policy & ~SCHED_RESET_ON_FORK;

    const bool whole = size >= ATTR_BYTES_KNOWN;

    return PUT(t, attr, whole ? "IIQiIQQQII" : "IIQiIQQQ", whole ? ATTR_BYTES_KNOWN : ATTR_BYTES, kind,
               policy & SCHED_RESET_ON_FORK ? ATTR_RESET_ON_FORK : 0, is_realtime_policy(kind) ? 0 : nice_of(&who),
               who.t ? who.t->sched_priority : 0, 0, 0, 0, 0, 0);
}

int64_t sys_getcpu(struct thread *t, uint64_t cpu, uint64_t node, uint64_t tcache)
{
    return (cpu && put_u32(t, cpu, 0)) || (node && put_u32(t, node, 0)) ? -EFAULT : 0;
}

/* Returns the command that must register a process before it may use `command`, or 0. */
static int registration_for(int command)
{
    switch (command) {
    case MEMBARRIER_CMD_PRIVATE_EXPEDITED: return MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED;
    case MEMBARRIER_CMD_PRIVATE_EXPEDITED_SYNC_CORE: return MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED_SYNC_CORE;
    }
    return 0;
}

/* On one processor all threads see memory accesses in order: no barrier is needed. */
int64_t sys_membarrier(struct thread *t, int command, unsigned flags, int cpu)
{
    const int registering = MEMBARRIER_CMD_REGISTER_GLOBAL_EXPEDITED | MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED |
                            MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED_SYNC_CORE;
    const int supported = registering | MEMBARRIER_CMD_GLOBAL | MEMBARRIER_CMD_GLOBAL_EXPEDITED | MEMBARRIER_CMD_PRIVATE_EXPEDITED |
                          MEMBARRIER_CMD_PRIVATE_EXPEDITED_SYNC_CORE;

    if (flags)
        return -EINVAL;
    if (command == MEMBARRIER_CMD_QUERY)
        return supported;
    if (command & ~supported || (command & (command - 1)))
        return -EINVAL;
    int needed = registration_for(command);

    if (needed && !(t->p->mm->barriers & (unsigned)needed))
        return -EPERM;
    t->p->mm->barriers |= (unsigned)(command & registering);
    return 0;
}
