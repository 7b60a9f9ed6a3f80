/* The predicate "may this thread access that process": Linux's __ptrace_may_access(), and what its answer depends on. */
#include "emu/kernel/core/access.h"
#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/group_list.h"
#include "emu/kernel/core/thread.h"

/* ---- tasks ------------------------------------------------------------------------------------------------- */

struct task task_of(struct kernel *k, int tid)
{
    struct thread *t = thread_find(k, tid);

    return (struct task){t ? t->p : process_find(k, tid), t};
}

struct task task_or_self(struct thread *t, int tid)
{
    return tid ? task_of(t->k, tid) : (struct task){t->p, t};
}

/* Returns the caller's credentials: during its call the process has them. */
static const struct credentials *own_credentials(const struct thread *t)
{
    return t == t->k->current ? &t->p->credentials : &t->credentials;
}

const struct credentials *task_credentials(const struct task *of)
{
    if (of->t)
        return own_credentials(of->t);
    return of->p->main_thread_exited ? &of->p->leader_credentials : &of->p->credentials;
}

struct mm *task_mm(const struct task *of)
{
    return of->t ? of->p->mm : NULL;
}

/* ---- access ------------------------------------------------------------------------------------------------ */

static bool has(const struct credentials *c, unsigned capability)
{
    return c->cap_effective & capability_bit(capability);
}

static bool is_only(unsigned id, unsigned real, unsigned effective, unsigned saved)
{
    return id == real && id == effective && id == saved;
}

static bool has_only_ids(const struct credentials *c, unsigned uid, unsigned gid)
{
    return is_only(uid, c->uid, c->euid, c->suid) && is_only(gid, c->gid, c->egid, c->sgid);
}

bool task_access(const struct thread *t, const struct task *of, enum access_ids by)
{
    const struct credentials *mine = own_credentials(t), *theirs;
    const struct mm *mm = task_mm(of);

    if (of->p == t->p)
        return true;
    if (has(mine, CAP_SYS_PTRACE))
        return true;
    theirs = task_credentials(of);
    if (!has_only_ids(theirs, by == ACCESS_FILE_IDS ? mine->fsuid : mine->uid, by == ACCESS_FILE_IDS ? mine->fsgid : mine->gid))
        return false;
    if (mm && mm->dumpable != DUMPABLE_BY_USER)
        return false;
    return !(theirs->cap_permitted & ~(by == ACCESS_FILE_IDS ? mine->cap_effective : mine->cap_permitted));
}

bool task_memory_access(const struct thread *t, const struct task *of, enum access_ids by)
{
    return (t->p->mm && task_mm(of) == t->p->mm) || task_access(t, of, by);
}

bool task_limits_access(const struct thread *t, const struct task *of)
{
    const struct credentials *mine = own_credentials(t);

    return of->t == t || has(mine, CAP_SYS_RESOURCE) || has_only_ids(task_credentials(of), mine->uid, mine->gid);
}

bool parent_may_trace(const struct thread *parent, const struct thread *t)
{
    const struct credentials *mine = own_credentials(t), *theirs = own_credentials(parent);

    return !(mine->cap_permitted & ~theirs->cap_permitted) || has(theirs, CAP_SYS_PTRACE);
}

/* ---- what the answer depends on ---------------------------------------------------------------------------- */

bool process_may_dump(const struct process *p)
{
    return p->mm && p->mm->dumpable == DUMPABLE_BY_USER; /* DUMPABLE_BY_ROOT needs a core_pattern with an absolute path */
}

void credentials_commit(struct thread *t)
{
    struct process *p = t->p;
    const struct credentials *old = &t->credentials;
    const bool changed = old->euid != p->euid || old->egid != p->egid || old->fsuid != p->fsuid || old->fsgid != p->fsgid ||
                         (p->cap_permitted & ~old->cap_permitted);

    if (changed && p->mm)
        p->mm->dumpable = t->k->suid_dumpable;
    if (changed)
        p->pdeathsig = 0;
    credentials_copy(&t->credentials, &p->credentials);
}
