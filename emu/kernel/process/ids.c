/* Process ids, process groups and sessions. */
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/thread.h"

int64_t sys_getpid(struct thread *t)
{
    return t->p->pid;
}

int64_t sys_gettid(struct thread *t)
{
    return t->tid;
}

int64_t sys_getppid(struct thread *t)
{
    return t->p->parent ? t->p->parent->pid : 0;
}

int64_t sys_getpgrp(struct thread *t)
{
    return t->p->pgid;
}

int64_t sys_setpgid(struct thread *t, int pid, int pgid)
{
    struct process *p = process_or_self(t, pid);

    if (pgid < 0 || (!pgid && pid < 0))
        return -EINVAL;
    if (!p)
        return -ESRCH;
    if (pid && pid != p->pid)
        return -EINVAL;
    if (p != t->p && p->parent != t->p)
        return -ESRCH;
    if (!pgid)
        pgid = p->pid;
    if (p != t->p && p->sid != t->p->sid)
        return -EPERM;
    if (p != t->p && p->did_exec)
        return -EACCES;
    if (p->sid == p->pid)
        return -EPERM;
    if (pgid != p->pid) {
        bool there = false;

        for (struct process *o = t->k->processes; o; o = o->next)
            there |= o->pgid == pgid && o->sid == t->p->sid;
        if (!there)
            return -EPERM;
    }
    process_set_group(p, pgid, p->sid);
    return 0;
}

int64_t sys_getpgid(struct thread *t, int pid)
{
    struct process *p = process_or_self(t, pid);

    return p ? p->pgid : -ESRCH;
}

int64_t sys_getsid(struct thread *t, int pid)
{
    struct process *p = process_or_self(t, pid);

    return p ? p->sid : -ESRCH;
}

int64_t sys_setsid(struct thread *t)
{
    for (struct process *o = t->k->processes; o; o = o->next)
        if (o->pgid == t->p->pid)
            return -EPERM;
    process_set_group(t->p, t->p->pid, t->p->pid);
    return t->p->pid;
}

int64_t sys_vhangup(struct thread *t)
{
    return process_can(t->p, CAP_SYS_TTY_CONFIG) ? 0 : -EPERM;
}
