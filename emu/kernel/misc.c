/* Identity, limits, scheduling parameters, and what the system says of itself. */
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>

#include "emu/kernel/internal.h"

/* ---- who am I ---------------------------------------------------------------------------------------------- */

#define GETTER(name, value)                                                                        \
    int64_t sys_##name(struct thread *t, const uint64_t *a)                                        \
    {                                                                                              \
        (void)a;                                                                                   \
        return (int64_t)(value);                                                                   \
    }

GETTER(getpid, t->p->pid)
GETTER(gettid, t->tid)
GETTER(getppid, t->p->parent ? t->p->parent->pid : 0)
GETTER(getuid, t->p->uid)
GETTER(geteuid, t->p->euid)
GETTER(getgid, t->p->gid)
GETTER(getegid, t->p->egid)
GETTER(getpgrp, t->p->pgid)

enum { UNCHANGED = -1 };

static bool may_take(const struct process *p, unsigned id, unsigned a, unsigned b, unsigned c)
{
    return p->euid == 0 || id == a || id == b || id == c;
}

int64_t sys_setuid(struct thread *t, const uint64_t *a)
{
    struct process *p = t->p;
    unsigned id = (unsigned)a[0];

    if (p->euid == 0)
        p->uid = p->suid = id;
    else if (id != p->uid && id != p->suid)
        return -EPERM;
    p->euid = p->fsuid = id;
    return 0;
}

int64_t sys_setgid(struct thread *t, const uint64_t *a)
{
    struct process *p = t->p;
    unsigned id = (unsigned)a[0];

    if (p->euid == 0)
        p->gid = p->sgid = id;
    else if (id != p->gid && id != p->sgid)
        return -EPERM;
    p->egid = p->fsgid = id;
    return 0;
}

int64_t sys_setreuid(struct thread *t, const uint64_t *a)
{
    struct process *p = t->p;
    unsigned r = (unsigned)a[0], e = (unsigned)a[1];
    bool set_r = (int)r != UNCHANGED, set_e = (int)e != UNCHANGED;

    if ((set_r && !may_take(p, r, p->uid, p->euid, p->uid)) || (set_e && !may_take(p, e, p->uid, p->euid, p->suid)))
        return -EPERM;
    unsigned old_uid = p->uid;

    if (set_r)
        p->uid = r;
    if (set_e)
        p->euid = e;
    if (set_r || (set_e && e != old_uid))
        p->suid = p->euid;
    p->fsuid = p->euid;
    return 0;
}

int64_t sys_setregid(struct thread *t, const uint64_t *a)
{
    struct process *p = t->p;
    unsigned r = (unsigned)a[0], e = (unsigned)a[1];
    bool set_r = (int)r != UNCHANGED, set_e = (int)e != UNCHANGED;

    if ((set_r && !may_take(p, r, p->gid, p->egid, p->gid)) || (set_e && !may_take(p, e, p->gid, p->egid, p->sgid)))
        return -EPERM;
    unsigned old_gid = p->gid;

    if (set_r)
        p->gid = r;
    if (set_e)
        p->egid = e;
    if (set_r || (set_e && e != old_gid))
        p->sgid = p->egid;
    p->fsgid = p->egid;
    return 0;
}

int64_t sys_setresuid(struct thread *t, const uint64_t *a)
{
    struct process *p = t->p;

    for (int i = 0; i < 3; i++)
        if ((int)a[i] != UNCHANGED && !may_take(p, (unsigned)a[i], p->uid, p->euid, p->suid))
            return -EPERM;
    if ((int)a[0] != UNCHANGED)
        p->uid = (unsigned)a[0];
    if ((int)a[1] != UNCHANGED)
        p->euid = (unsigned)a[1];
    if ((int)a[2] != UNCHANGED)
        p->suid = (unsigned)a[2];
    p->fsuid = p->euid;
    return 0;
}

int64_t sys_setresgid(struct thread *t, const uint64_t *a)
{
    struct process *p = t->p;

    for (int i = 0; i < 3; i++)
        if ((int)a[i] != UNCHANGED && !may_take(p, (unsigned)a[i], p->gid, p->egid, p->sgid))
            return -EPERM;
    if ((int)a[0] != UNCHANGED)
        p->gid = (unsigned)a[0];
    if ((int)a[1] != UNCHANGED)
        p->egid = (unsigned)a[1];
    if ((int)a[2] != UNCHANGED)
        p->sgid = (unsigned)a[2];
    p->fsgid = p->egid;
    return 0;
}

int64_t sys_getresuid(struct thread *t, const uint64_t *a)
{
    const struct process *p = t->p;

    return put_u32(t, a[0], p->uid) || put_u32(t, a[1], p->euid) || put_u32(t, a[2], p->suid) ? -EFAULT : 0;
}

int64_t sys_getresgid(struct thread *t, const uint64_t *a)
{
    const struct process *p = t->p;

    return put_u32(t, a[0], p->gid) || put_u32(t, a[1], p->egid) || put_u32(t, a[2], p->sgid) ? -EFAULT : 0;
}

int64_t sys_setfsuid(struct thread *t, const uint64_t *a)
{
    struct process *p = t->p;
    unsigned old = p->fsuid;

    if (may_take(p, (unsigned)a[0], p->uid, p->euid, p->suid) || (unsigned)a[0] == p->fsuid)
        p->fsuid = (unsigned)a[0];
    return old;
}

int64_t sys_setfsgid(struct thread *t, const uint64_t *a)
{
    struct process *p = t->p;
    unsigned old = p->fsgid;

    if (may_take(p, (unsigned)a[0], p->gid, p->egid, p->sgid) || (unsigned)a[0] == p->fsgid)
        p->fsgid = (unsigned)a[0];
    return old;
}

int64_t sys_getgroups(struct thread *t, const uint64_t *a)
{
    const struct process *p = t->p;

    if ((int)a[0] < 0 || (a[0] && a[0] < p->group_count))
        return -EINVAL;
    for (unsigned i = 0; a[0] && i < p->group_count; i++)
        if (put_u32(t, a[1] + 4 * i, p->groups[i]))
            return -EFAULT;
    return p->group_count;
}

int64_t sys_setgroups(struct thread *t, const uint64_t *a)
{
    struct process *p = t->p;
    unsigned groups[32];

    if (p->euid != 0)
        return -EPERM;
    if (a[0] > sizeof groups / sizeof *groups)
        return -EINVAL;
    for (unsigned i = 0; i < a[0]; i++)
        if (get_u32(t, a[1] + 4 * i, &groups[i]))
            return -EFAULT;
    memcpy(p->groups, groups, sizeof groups);
    p->group_count = (unsigned)a[0];
    return 0;
}

/* ---- process groups and sessions -------------------------------------------------------------------------------- */

static struct process *process_or_self(struct thread *t, int pid)
{
    return pid ? process_find(t->k, pid) : t->p;
}

int64_t sys_setpgid(struct thread *t, const uint64_t *a)
{
    int pgid = (int)a[1];
    struct process *p = process_or_self(t, (int)a[0]);

    if (pgid < 0)
        return -EINVAL;
    if (!p || (p != t->p && p->parent != t->p))
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
    p->pgid = pgid;
    return 0;
}

int64_t sys_getpgid(struct thread *t, const uint64_t *a)
{
    struct process *p = process_or_self(t, (int)a[0]);

    return p ? p->pgid : -ESRCH;
}

int64_t sys_getsid(struct thread *t, const uint64_t *a)
{
    struct process *p = process_or_self(t, (int)a[0]);

    return p ? p->sid : -ESRCH;
}

int64_t sys_setsid(struct thread *t, const uint64_t *a)
{
    (void)a;
    for (struct process *o = t->k->processes; o; o = o->next)
        if (o->pgid == t->p->pid)
            return -EPERM;
    fs_setsid(t->p);
    t->p->pgid = t->p->sid = t->p->pid;
    return t->p->pid;
}

/* ---- limits --------------------------------------------------------------------------------------------------------- */

enum { LIMITS = 16, LIMIT_CPU = 0, LIMIT_STACK = 3 };

static uint64_t limit_word(const struct thread *t, uint64_t v)
{
    return t->p->abi->word == 4 && v > UINT32_MAX ? UINT32_MAX : v;
}

static uint64_t word_limit(const struct thread *t, uint64_t v)
{
    return t->p->abi->word == 4 && v == UINT32_MAX ? UINT64_MAX : v;
}

static int set_limit(struct thread *t, struct process *p, unsigned which, uint64_t cur, uint64_t max)
{
    if (cur > max)
        return -EINVAL;
    if (max > p->rlimits[which].max && t->p->euid != 0)
        return -EPERM;
    p->rlimits[which].cur = cur;
    p->rlimits[which].max = max;
    if (which == LIMIT_STACK && p->mm)
        space_set_stack_limit(p->mm->space, cur);
    if (which == LIMIT_CPU)
        time_limit_changed(p);
    return 0;
}

int64_t sys_getrlimit(struct thread *t, const uint64_t *a)
{
    if (a[0] >= LIMITS)
        return -EINVAL;
    return PUT(t, a[1], "LL", (int64_t)limit_word(t, t->p->rlimits[a[0]].cur), (int64_t)limit_word(t, t->p->rlimits[a[0]].max));
}

int64_t sys_setrlimit(struct thread *t, const uint64_t *a)
{
    int64_t v[2];

    if (a[0] >= LIMITS)
        return -EINVAL;
    if (get_struct(t, a[1], "LL", v))
        return -EFAULT;
    return set_limit(t, t->p, (unsigned)a[0], word_limit(t, (uint64_t)v[0]), word_limit(t, (uint64_t)v[1]));
}

int64_t sys_prlimit64(struct thread *t, const uint64_t *a)
{
    struct process *p = process_or_self(t, (int)a[0]);
    int64_t v[2];

    if (a[1] >= LIMITS)
        return -EINVAL;
    if (!p)
        return -ESRCH;
    uint64_t cur = p->rlimits[a[1]].cur, max = p->rlimits[a[1]].max;

    if (a[2]) {
        if (get_struct(t, a[2], "QQ", v))
            return -EFAULT;
        int error = set_limit(t, p, (unsigned)a[1], (uint64_t)v[0], (uint64_t)v[1]);

        if (error)
            return error;
    }
    return a[3] ? PUT(t, a[3], "QQ", (int64_t)cur, (int64_t)max) : 0;
}

/* ---- scheduling: one processor, everybody alike; parameters are kept for those who ask -------------------------------- */

int64_t sys_sched_yield(struct thread *t, const uint64_t *a)
{
    (void)a;
    t->yielded = true;
    return 0;
}

static struct thread *thread_or_self(struct thread *t, int tid)
{
    return tid ? thread_find(t->k, tid) : t;
}

/* Nobody of that number; or init, which has no threads here and belongs to root. */
static int no_such_thread(const struct thread *t, int tid)
{
    return tid == t->k->init->pid ? -EPERM : -ESRCH;
}

static bool is_realtime_policy(int policy)
{
    return policy == SCHED_FIFO || policy == SCHED_RR;
}

static int set_policy(struct thread *t, struct thread *o, int policy, int priority)
{
    int kind = policy & ~SCHED_RESET_ON_FORK;

    if (kind != SCHED_OTHER && kind != SCHED_BATCH && kind != SCHED_IDLE && !is_realtime_policy(kind))
        return -EINVAL;
    if (is_realtime_policy(kind) ? priority < 1 || priority > 99 : priority != 0)
        return -EINVAL;
    if (is_realtime_policy(kind) && t->p->euid != 0)
        return -EPERM;
    o->sched_policy = policy;
    o->sched_priority = priority;
    sched_policy_changed(o);
    return 0;
}

int64_t sys_sched_setscheduler(struct thread *t, const uint64_t *a)
{
    struct thread *o = thread_or_self(t, (int)a[0]);
    uint32_t priority;

    if ((int)a[0] < 0 || !a[2])
        return -EINVAL;
    if (get_u32(t, a[2], &priority))
        return -EFAULT;
    return o ? set_policy(t, o, (int)a[1], (int)priority) : no_such_thread(t, (int)a[0]);
}

int64_t sys_sched_getscheduler(struct thread *t, const uint64_t *a)
{
    struct thread *o = thread_or_self(t, (int)a[0]);

    return (int)a[0] < 0 ? -EINVAL : o ? o->sched_policy : -ESRCH;
}

int64_t sys_sched_setparam(struct thread *t, const uint64_t *a)
{
    struct thread *o = thread_or_self(t, (int)a[0]);
    uint32_t priority;

    if ((int)a[0] < 0 || !a[1])
        return -EINVAL;
    if (get_u32(t, a[1], &priority))
        return -EFAULT;
    return o ? set_policy(t, o, o->sched_policy, (int)priority) : no_such_thread(t, (int)a[0]);
}

int64_t sys_sched_getparam(struct thread *t, const uint64_t *a)
{
    struct thread *o = thread_or_self(t, (int)a[0]);

    if ((int)a[0] < 0 || !a[1])
        return -EINVAL;
    return o ? put_u32(t, a[1], (uint32_t)o->sched_priority) : -ESRCH;
}

int64_t sys_sched_get_priority_max(struct thread *t, const uint64_t *a)
{
    (void)t;
    return is_realtime_policy((int)a[0]) ? 99 : a[0] <= SCHED_IDLE && a[0] != 4 ? 0 : -EINVAL;
}

int64_t sys_sched_get_priority_min(struct thread *t, const uint64_t *a)
{
    (void)t;
    return is_realtime_policy((int)a[0]) ? 1 : a[0] <= SCHED_IDLE && a[0] != 4 ? 0 : -EINVAL;
}

int64_t sys_sched_rr_get_interval(struct thread *t, const uint64_t *a)
{
    if ((int)a[0] < 0)
        return -EINVAL;
    return thread_or_self(t, (int)a[0]) ? put_timespec(t, a[1], KERNEL_SLICE_NS) : -ESRCH;
}

int64_t sys_sched_setaffinity(struct thread *t, const uint64_t *a)
{
    uint64_t mask;

    if (!thread_or_self(t, (int)a[0]))
        return -ESRCH;
    if (a[1] < t->p->abi->word)
        return -EINVAL;
    if (get_word(t, a[2], &mask))
        return -EFAULT;
    return mask & 1 ? 0 : -EINVAL; /* cpu 0 is all there is */
}

int64_t sys_sched_getaffinity(struct thread *t, const uint64_t *a)
{
    if (a[1] < t->p->abi->word || (a[1] & (t->p->abi->word - 1)))
        return -EINVAL;
    if (!thread_or_self(t, (int)a[0]))
        return -ESRCH;
    return put_word(t, a[2], 1) ? -EFAULT : (int64_t)t->p->abi->word;
}

int64_t sys_sched_setattr(struct thread *t, const uint64_t *a)
{
    enum { SIZE, POLICY, FLAGS, NICE, PRIORITY };
    struct thread *o = thread_or_self(t, (int)a[0]);
    int64_t v[5];

    if ((int)a[0] < 0 || !a[1] || a[2])
        return -EINVAL;
    if (get_struct(t, a[1], "IIQiI", v))
        return -EFAULT;
    return o ? set_policy(t, o, (int)v[POLICY], (int)v[PRIORITY]) : -ESRCH;
}

int64_t sys_sched_getattr(struct thread *t, const uint64_t *a)
{
    struct thread *o = thread_or_self(t, (int)a[0]);

    if ((int)a[0] < 0 || !a[1] || a[2] < 48 || a[3])
        return -EINVAL;
    return o ? PUT(t, a[1], "IIQiIQQQ", 48, o->sched_policy, 0, o->p->nice, o->sched_priority, 0, 0, 0) : -ESRCH;
}

int64_t sys_getcpu(struct thread *t, const uint64_t *a)
{
    return (a[0] && put_u32(t, a[0], 0)) || (a[1] && put_u32(t, a[1], 0)) ? -EFAULT : 0;
}

static bool priority_names(const struct thread *t, const struct process *p, int which, int who)
{
    if (p == t->k->init)
        return false;
    switch (which) {
    case 0: return p->pid == (who ? who : t->p->pid);
    case 1: return p->pgid == (who ? who : t->p->pgid);
    default: return p->uid == (who ? (unsigned)who : t->p->uid);
    }
}

int64_t sys_getpriority(struct thread *t, const uint64_t *a)
{
    int64_t best = -ESRCH;

    if (a[0] > 2)
        return -EINVAL;
    for (struct process *p = t->k->processes; p; p = p->next)
        if (priority_names(t, p, (int)a[0], (int)a[1]) && 20 - p->nice > best)
            best = 20 - p->nice;
    return best;
}

static int clamp_nice(int64_t nice)
{
    return nice < -20 ? -20 : nice > 19 ? 19 : (int)nice;
}

int64_t sys_setpriority(struct thread *t, const uint64_t *a)
{
    int nice = clamp_nice((int64_t)a[2]);
    int64_t result = -ESRCH;

    if (a[0] > 2)
        return -EINVAL;
    for (struct process *p = t->k->processes; p; p = p->next) {
        if (!priority_names(t, p, (int)a[0], (int)a[1]))
            continue;
        if (t->p->euid != 0 && nice < p->nice) {
            result = -EACCES;
        } else {
            p->nice = nice;
            result = result == -EACCES ? result : 0;
        }
    }
    return result;
}

int64_t sys_nice(struct thread *t, const uint64_t *a)
{
    int nice = clamp_nice(t->p->nice + (int64_t)a[0]);

    if ((int64_t)a[0] < 0 && t->p->euid != 0)
        return -EPERM;
    t->p->nice = nice;
    return 0;
}

/* ---- the system ---------------------------------------------------------------------------------------------------------- */

enum { UTS_FIELD = 65 };

int64_t sys_uname(struct thread *t, const uint64_t *a)
{
    char fields[6][UTS_FIELD] = {"Linux", KERNEL_NODENAME, KERNEL_RELEASE, KERNEL_VERSION, "", "(none)"};

    if (*t->k->hostname)
        memcpy(fields[1], t->k->hostname, UTS_FIELD);
    snprintf(fields[4], UTS_FIELD, "%s", t->p->abi->machine);
    return copy_out(t, a[0], fields, sizeof fields);
}

int64_t sys_sethostname(struct thread *t, const uint64_t *a)
{
    char name[UTS_FIELD] = "";

    if (t->p->euid != 0)
        return -EPERM;
    if (a[1] >= UTS_FIELD)
        return -EINVAL;
    if (copy_in(t, name, a[0], a[1]))
        return -EFAULT;
    memcpy(t->k->hostname, name, sizeof name);
    return 0;
}

static const int64_t MEMORY_BYTES = (int64_t)1 << 30; /* what the machine says it has */

int64_t sys_sysinfo(struct thread *t, const uint64_t *a)
{
    int64_t used = 0, processes = 0;
    bool wide = t->p->abi->word == 8;

    for (struct process *p = t->k->processes; p; p = p->next) {
        used += (int64_t)process_peak_kb(p) << 10;
        processes += p != t->k->init;
    }
    return PUT(t, a[0], wide ? "l9LHHLLI" : "l9LHHLLIII", (int64_t)(kernel_monotonic_ns(t->k) / 1000000000), 0, 0, 0, MEMORY_BYTES,
               used < MEMORY_BYTES ? MEMORY_BYTES - used : 0, 0, 0, 0, 0, processes, 0, 0, 0, 1, 0, 0);
}

int64_t sys_getrandom(struct thread *t, const uint64_t *a)
{
    uint64_t done = 0;

    if (a[2] & ~7ull || (a[2] & 6) == 6)
        return -EINVAL;
    while (done < a[1]) {
        uint64_t bits = kernel_random(t->k), n = a[1] - done < 8 ? a[1] - done : 8;

        if (copy_out(t, a[0] + done, &bits, n))
            return done ? (int64_t)done : -EFAULT;
        done += n;
    }
    return (int64_t)done;
}

int64_t sys_personality(struct thread *t, const uint64_t *a)
{
    uint64_t old = t->p->personality_flags;

    if (a[0] != 0xffffffff)
        t->p->personality_flags = a[0];
    return (int64_t)old;
}

static int set_name(struct thread *t, uint64_t va)
{
    char name[16];
    ssize_t n = mem_read_string(t->p->mm->space, va, name, sizeof name);

    if (n == -ENAMETOOLONG) {
        if (copy_in(t, name, va, sizeof name - 1))
            return -EFAULT;
        name[15] = 0;
    } else if (n < 0) {
        return (int)n;
    }
    snprintf(t->comm, sizeof t->comm, "%s", name);
    if (t->tid == t->p->pid)
        memcpy(t->p->comm, t->comm, sizeof t->comm);
    return 0;
}

/* Machines whose cpu can refuse misaligned accesses have a register that asks for it. */
static int64_t unalign_control(struct thread *t, bool set, uint64_t a)
{
    int reg = cpu_reg_find(t->p->abi->isa, "strict_alignment");

    if (reg < 0)
        return -EINVAL;
    if (!set)
        return put_u32(t, a, cpu_reg_get(t->cpu, reg) ? PR_UNALIGN_SIGBUS : 0);
    cpu_reg_set(t->cpu, reg, (a & PR_UNALIGN_SIGBUS) != 0);
    return 0;
}

int64_t sys_prctl(struct thread *t, const uint64_t *a)
{
    struct process *p = t->p;
    char name[16] = "";

    switch ((int)a[0]) {
    case PR_SET_NAME: return set_name(t, a[1]);
    case PR_GET_NAME:
        memcpy(name, t->comm, sizeof name);
        return copy_out(t, a[1], name, sizeof name);
    case PR_SET_PDEATHSIG:
        if (a[1] > KSIG_MAX)
            return -EINVAL;
        p->pdeathsig = sig_host(p->abi, (int)a[1]);
        return 0;
    case PR_GET_PDEATHSIG: return put_u32(t, a[1], (uint32_t)sig_guest(p->abi, p->pdeathsig));
    case PR_SET_DUMPABLE:
        if (a[1] > 1)
            return -EINVAL;
        p->dumpable = a[1];
        return 0;
    case PR_GET_DUMPABLE: return p->dumpable;
    case PR_SET_NO_NEW_PRIVS:
        if (a[1] != 1 || a[2] || a[3] || a[4])
            return -EINVAL;
        p->no_new_privs = true;
        return 0;
    case PR_GET_NO_NEW_PRIVS: return p->no_new_privs;
    case PR_SET_CHILD_SUBREAPER: p->subreaper = a[1]; return 0;
    case PR_GET_CHILD_SUBREAPER: return put_u32(t, a[1], p->subreaper);
    case PR_SET_TIMERSLACK: return 0;
    case PR_GET_TIMERSLACK: return 50000;
    case PR_GET_KEEPCAPS: return 0;
    case PR_SET_KEEPCAPS: return a[1] > 1 ? -EINVAL : 0;
    case PR_GET_SECCOMP: return 0;
    case PR_CAPBSET_READ: return a[1] <= 40 ? 1 : -EINVAL;
    case PR_GET_TID_ADDRESS: return put_word(t, a[1], t->clear_child_tid);
    case PR_SET_UNALIGN: return unalign_control(t, true, a[1]);
    case PR_GET_UNALIGN: return unalign_control(t, false, a[1]);
    case PR_SET_THP_DISABLE: return 0;
    case PR_GET_THP_DISABLE: return 0;
    }
    return -EINVAL;
}

/* header {version, pid}, data {effective, permitted, inheritable}[1 or 2] */
int64_t sys_capget(struct thread *t, const uint64_t *a)
{
    const int64_t all = t->p->euid == 0 ? 0xffffffff : 0, high = t->p->euid == 0 ? 0x1ff : 0;
    uint32_t version;

    if (get_u32(t, a[0], &version))
        return -EFAULT;
    if (version != 0x19980330 && version != 0x20071026 && version != 0x20080522)
        return put_u32(t, a[0], 0x20080522) ? -EFAULT : a[1] ? -EINVAL : 0;
    if (!a[1])
        return 0;
    if (version == 0x19980330)
        return PUT(t, a[1], "3I", all, all, 0);
    return PUT(t, a[1], "6I", all, all, 0, high, high, 0);
}

int64_t sys_capset(struct thread *t, const uint64_t *a)
{
    (void)a;
    return t->p->euid == 0 ? 0 : -EPERM;
}

/* Threads of one processor always see each other's memory in order. */
int64_t sys_membarrier(struct thread *t, const uint64_t *a)
{
    const int supported = 1 | 2 | 4 | 8 | 16 | 32 | 64;

    (void)t;
    if (a[1])
        return -EINVAL;
    if ((int)a[0] == 0)
        return supported;
    return (int)a[0] & ~supported || ((int)a[0] & ((int)a[0] - 1)) ? -EINVAL : 0;
}

int64_t sys_ptrace(struct thread *t, const uint64_t *a)
{
    (void)t;
    (void)a;
    return -EPERM;
}

int64_t sys_kcmp(struct thread *t, const uint64_t *a)
{
    struct process *one = process_find(t->k, (int)a[0]), *two = process_find(t->k, (int)a[1]);

    if (!one || !two)
        return -ESRCH;
    switch ((int)a[2]) {
    case 1: return one->mm != two->mm;
    case 2: return one->fds != two->fds;
    case 3: return one->fs != two->fs;
    case 4: return one->sighand != two->sighand;
    }
    return -EOPNOTSUPP;
}

int64_t sys_restart_syscall(struct thread *t, const uint64_t *a)
{
    (void)t;
    (void)a;
    return -EINTR; /* interrupted calls are restarted inside the kernel */
}

int64_t sys_vhangup(struct thread *t, const uint64_t *a)
{
    (void)a;
    return t->p->euid == 0 ? 0 : -EPERM;
}
