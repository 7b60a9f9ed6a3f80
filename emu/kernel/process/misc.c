/* Identity, limits, and what the system says of itself. */
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>

#include "emu/kernel/core/internal.h"

/* ---- who am I ---------------------------------------------------------------------------------------------- */

#define GETTER(name, value)                                                                        \
    int64_t sys_##name(struct thread *t)                                                           \
    {                                                                                              \
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

#define UNCHANGED (~0u) /* no id: a call that sets several leaves this one as it is */

static bool may_take(const struct process *p, unsigned id, unsigned a, unsigned b, unsigned c)
{
    return p->euid == 0 || id == a || id == b || id == c;
}

int64_t sys_setuid(struct thread *t, unsigned uid)
{
    struct process *p = t->p;

    if (uid == UNCHANGED)
        return -EINVAL;
    if (p->euid == 0)
        p->uid = p->suid = uid;
    else if (uid != p->uid && uid != p->suid)
        return -EPERM;
    p->euid = p->fsuid = uid;
    return 0;
}

int64_t sys_setgid(struct thread *t, unsigned gid)
{
    struct process *p = t->p;

    if (gid == UNCHANGED)
        return -EINVAL;
    if (p->euid == 0)
        p->gid = p->sgid = gid;
    else if (gid != p->gid && gid != p->sgid)
        return -EPERM;
    p->egid = p->fsgid = gid;
    return 0;
}

int64_t sys_setreuid(struct thread *t, unsigned ruid, unsigned euid)
{
    struct process *p = t->p;
    bool set_r = ruid != UNCHANGED, set_e = euid != UNCHANGED;

    if ((set_r && !may_take(p, ruid, p->uid, p->euid, p->uid)) || (set_e && !may_take(p, euid, p->uid, p->euid, p->suid)))
        return -EPERM;
    unsigned old_uid = p->uid;

    if (set_r)
        p->uid = ruid;
    if (set_e)
        p->euid = euid;
    if (set_r || (set_e && euid != old_uid))
        p->suid = p->euid;
    p->fsuid = p->euid;
    return 0;
}

int64_t sys_setregid(struct thread *t, unsigned rgid, unsigned egid)
{
    struct process *p = t->p;
    bool set_r = rgid != UNCHANGED, set_e = egid != UNCHANGED;

    if ((set_r && !may_take(p, rgid, p->gid, p->egid, p->gid)) || (set_e && !may_take(p, egid, p->gid, p->egid, p->sgid)))
        return -EPERM;
    unsigned old_gid = p->gid;

    if (set_r)
        p->gid = rgid;
    if (set_e)
        p->egid = egid;
    if (set_r || (set_e && egid != old_gid))
        p->sgid = p->egid;
    p->fsgid = p->egid;
    return 0;
}

int64_t sys_setresuid(struct thread *t, unsigned ruid, unsigned euid, unsigned suid)
{
    struct process *p = t->p;

    const unsigned ids[] = {ruid, euid, suid};

    for (int i = 0; i < 3; i++)
        if (ids[i] != UNCHANGED && !may_take(p, ids[i], p->uid, p->euid, p->suid))
            return -EPERM;
    if (ruid != UNCHANGED)
        p->uid = ruid;
    if (euid != UNCHANGED)
        p->euid = euid;
    if (suid != UNCHANGED)
        p->suid = suid;
    p->fsuid = p->euid;
    return 0;
}

int64_t sys_setresgid(struct thread *t, unsigned rgid, unsigned egid, unsigned sgid)
{
    struct process *p = t->p;

    const unsigned ids[] = {rgid, egid, sgid};

    for (int i = 0; i < 3; i++)
        if (ids[i] != UNCHANGED && !may_take(p, ids[i], p->gid, p->egid, p->sgid))
            return -EPERM;
    if (rgid != UNCHANGED)
        p->gid = rgid;
    if (egid != UNCHANGED)
        p->egid = egid;
    if (sgid != UNCHANGED)
        p->sgid = sgid;
    p->fsgid = p->egid;
    return 0;
}

int64_t sys_getresuid(struct thread *t, uint64_t ruid, uint64_t euid, uint64_t suid)
{
    const struct process *p = t->p;

    return put_u32(t, ruid, p->uid) || put_u32(t, euid, p->euid) || put_u32(t, suid, p->suid) ? -EFAULT : 0;
}

int64_t sys_getresgid(struct thread *t, uint64_t rgid, uint64_t egid, uint64_t sgid)
{
    const struct process *p = t->p;

    return put_u32(t, rgid, p->gid) || put_u32(t, egid, p->egid) || put_u32(t, sgid, p->sgid) ? -EFAULT : 0;
}

int64_t sys_setfsuid(struct thread *t, unsigned uid)
{
    struct process *p = t->p;
    unsigned old = p->fsuid;

    if (uid != UNCHANGED && (may_take(p, uid, p->uid, p->euid, p->suid) || uid == p->fsuid))
        p->fsuid = uid;
    return old;
}

int64_t sys_setfsgid(struct thread *t, unsigned gid)
{
    struct process *p = t->p;
    unsigned old = p->fsgid;

    if (gid != UNCHANGED && (may_take(p, gid, p->gid, p->egid, p->sgid) || gid == p->fsgid))
        p->fsgid = gid;
    return old;
}

int64_t sys_getgroups(struct thread *t, int count, uint64_t list)
{
    const struct process *p = t->p;

    if (count < 0 || (count && (unsigned)count < p->group_count))
        return -EINVAL;
    for (unsigned i = 0; count && i < p->group_count; i++)
        if (put_u32(t, list + 4 * i, p->groups[i]))
            return -EFAULT;
    return p->group_count;
}

int64_t sys_setgroups(struct thread *t, int count, uint64_t list)
{
    struct process *p = t->p;
    unsigned groups[32] = {0};

    if (p->euid != 0)
        return -EPERM;
    if (count < 0 || count > (int)(sizeof groups / sizeof *groups))
        return -EINVAL;
    for (int i = 0; i < count; i++) {
        if (get_u32(t, list + 4 * (unsigned)i, &groups[i]))
            return -EFAULT;
        if (groups[i] == UNCHANGED)
            return -EINVAL;
    }
    memcpy(p->groups, groups, sizeof groups);
    p->group_count = (unsigned)count;
    return 0;
}

/* ---- process groups and sessions -------------------------------------------------------------------------------- */

/* A thread's number names its process, too. */
static struct process *process_or_self(struct thread *t, int pid)
{
    return pid ? process_of_task(t->k, pid) : t->p;
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
    fs_setsid(t->p);
    process_set_group(t->p, t->p->pid, t->p->pid);
    return t->p->pid;
}

/* ---- limits --------------------------------------------------------------------------------------------------------- */

enum { LIMITS = 16, LIMIT_CPU = 0, LIMIT_STACK = 3, LIMIT_NOFILE = 7, NOFILE_MOST = 1048576 };

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
    if ((max > p->rlimits[which].max && t->p->euid != 0) || (which == LIMIT_NOFILE && max > NOFILE_MOST))
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

int64_t sys_setrlimit(struct thread *t, unsigned resource, uint64_t rlim)
{
    int64_t v[2];

    if (resource >= LIMITS)
        return -EINVAL;
    if (get_struct(t, rlim, "LL", v))
        return -EFAULT;
    return set_limit(t, t->p, resource, word_limit(t, (uint64_t)v[0]), word_limit(t, (uint64_t)v[1]));
}

int64_t sys_prlimit64(struct thread *t, int pid, unsigned resource, uint64_t new_limit, uint64_t old_limit)
{
    struct process *p = process_or_self(t, pid);
    int64_t v[2];

    if (resource >= LIMITS)
        return -EINVAL;
    if (!p)
        return -ESRCH;
    if (!process_may_control(t->p, p))
        return -EPERM;
    uint64_t cur = p->rlimits[resource].cur, max = p->rlimits[resource].max;

    if (new_limit) {
        if (get_struct(t, new_limit, "QQ", v))
            return -EFAULT;
        int error = set_limit(t, p, resource, (uint64_t)v[0], (uint64_t)v[1]);

        if (error)
            return error;
    }
    return old_limit ? PUT(t, old_limit, "QQ", (int64_t)cur, (int64_t)max) : 0;
}

/* ---- the system ---------------------------------------------------------------------------------------------------------- */

enum { UTS_FIELD = 65 };

int64_t sys_uname(struct thread *t, uint64_t buf)
{
    char fields[6][UTS_FIELD] = {"Linux", KERNEL_NODENAME, KERNEL_RELEASE, KERNEL_VERSION, "", "(none)"};

    if (*t->k->hostname)
        memcpy(fields[1], t->k->hostname, UTS_FIELD);
    snprintf(fields[4], UTS_FIELD, "%s", t->p->abi->machine);
    return copy_out(t, buf, fields, sizeof fields);
}

int64_t sys_sethostname(struct thread *t, uint64_t name_at, uint64_t len)
{
    char name[UTS_FIELD] = "";

    if (t->p->euid != 0)
        return -EPERM;
    if (len >= UTS_FIELD)
        return -EINVAL;
    if (copy_in(t, name, name_at, len))
        return -EFAULT;
    memcpy(t->k->hostname, name, sizeof name);
    return 0;
}

static const int64_t MEMORY_BYTES = (int64_t)1 << 30; /* what the machine says it has */

int64_t sys_sysinfo(struct thread *t, uint64_t info)
{
    int64_t used = 0, processes = 0;
    bool wide = t->p->abi->word == 8;

    for (struct process *p = t->k->processes; p; p = p->next) {
        used += (int64_t)process_peak_kb(p) << 10;
        processes += p != t->k->init;
    }
    return PUT(t, info, wide ? "l9LHHLLI" : "l9LHHLLIII", (int64_t)(kernel_monotonic_ns(t->k) / 1000000000), 0, 0, 0, MEMORY_BYTES,
               used < MEMORY_BYTES ? MEMORY_BYTES - used : 0, 0, 0, 0, 0, processes, 0, 0, 0, 1, 0, 0);
}

int64_t sys_getrandom(struct thread *t, uint64_t buf, uint64_t size, unsigned flags)
{
    uint64_t bits[512], done = 0;

    if (flags & ~7u || (flags & 6) == 6)
        return -EINVAL;
    if (size > INT32_MAX)
        size = INT32_MAX;
    while (done < size) {
        uint64_t n = size - done < sizeof bits ? size - done : sizeof bits;

        for (unsigned i = 0; i * sizeof *bits < n; i++)
            bits[i] = kernel_random(t->k);
        uint64_t went = mem_write(t->p->mm->space, buf + done, bits, n);

        done += went;
        if (went < n)
            return done ? (int64_t)done : -EFAULT;
    }
    return (int64_t)done;
}

int64_t sys_personality(struct thread *t, unsigned persona)
{
    uint64_t old = t->p->personality_flags;

    if (persona != 0xffffffff)
        t->p->personality_flags = persona;
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

int64_t sys_prctl(struct thread *t, int option, uint64_t arg2, uint64_t arg3, uint64_t arg4, uint64_t arg5)
{
    struct process *p = t->p;
    char name[16] = "";

    switch (option) {
    case PR_SET_NAME: return set_name(t, arg2);
    case PR_GET_NAME:
        memcpy(name, t->comm, sizeof name);
        return copy_out(t, arg2, name, sizeof name);
    case PR_SET_PDEATHSIG:
        if (arg2 > KSIG_MAX)
            return -EINVAL;
        p->pdeathsig = sig_host(p->abi, (int)arg2);
        return 0;
    case PR_GET_PDEATHSIG: return put_u32(t, arg2, (uint32_t)sig_guest(p->abi, p->pdeathsig));
    case PR_SET_DUMPABLE:
        if (arg2 > 1)
            return -EINVAL;
        p->dumpable = arg2;
        return 0;
    case PR_GET_DUMPABLE: return p->dumpable;
    case PR_SET_NO_NEW_PRIVS:
        if (arg2 != 1 || arg3 || arg4 || arg5)
            return -EINVAL;
        p->no_new_privs = true;
        return 0;
    case PR_GET_NO_NEW_PRIVS: return p->no_new_privs;
    case PR_SET_CHILD_SUBREAPER: p->subreaper = arg2; return 0;
    case PR_GET_CHILD_SUBREAPER: return put_u32(t, arg2, p->subreaper);
    case PR_SET_TIMERSLACK: return 0;
    case PR_GET_TIMERSLACK: return 50000;
    case PR_GET_KEEPCAPS: return 0;
    case PR_SET_KEEPCAPS: return arg2 > 1 ? -EINVAL : 0;
    case PR_GET_SECCOMP: return 0;
    case PR_CAPBSET_READ: return arg2 <= 40 ? 1 : -EINVAL;
    case PR_GET_TID_ADDRESS: return put_word(t, arg2, t->clear_child_tid);
    case PR_SET_UNALIGN: return unalign_control(t, true, arg2);
    case PR_GET_UNALIGN: return unalign_control(t, false, arg2);
    case PR_SET_THP_DISABLE: return 0;
    case PR_GET_THP_DISABLE: return 0;
    }
    return -EINVAL;
}

/* header {version, pid}, data {effective, permitted, inheritable}[1 or 2] */
int64_t sys_capget(struct thread *t, uint64_t header, uint64_t data)
{
    uint32_t version, pid;

    if (get_u32(t, header, &version))
        return -EFAULT;
    if (version != 0x19980330 && version != 0x20071026 && version != 0x20080522)
        return put_u32(t, header, 0x20080522) ? -EFAULT : data ? -EINVAL : 0;
    if (get_u32(t, header + 4, &pid))
        return -EFAULT;
    if ((int)pid < 0)
        return -EINVAL;
    const struct process *p = process_or_self(t, (int)pid);

    if (!p || p->zombie)
        return -ESRCH;
    const int64_t all = p->euid == 0 ? 0xffffffff : 0, high = p->euid == 0 ? 0x1ff : 0;

    if (!data)
        return 0;
    if (version == 0x19980330)
        return PUT(t, data, "3I", all, all, 0);
    return PUT(t, data, "6I", all, all, 0, high, high, 0);
}

int64_t sys_capset(struct thread *t, uint64_t header, uint64_t data)
{
    uint32_t pid;

    if (get_u32(t, header + 4, &pid))
        return -EFAULT;
    return t->p->euid == 0 && (!pid || (int)pid == t->tid) ? 0 : -EPERM;
}

/* Threads of one processor always see each other's memory in order. */
int64_t sys_membarrier(struct thread *t, int command, unsigned flags, int cpu)
{
    const int supported = 1 | 2 | 4 | 8 | 16 | 32 | 64;

    if (flags)
        return -EINVAL;
    if (command == 0)
        return supported;
    return command & ~supported || (command & (command - 1)) ? -EINVAL : 0;
}

int64_t sys_ptrace(struct thread *t, int64_t request, uint64_t pid, uint64_t addr, uint64_t data)
{
    return -EPERM;
}

int64_t sys_kcmp(struct thread *t, int pid1, int pid2, int type, uint64_t idx1, uint64_t idx2)
{
    struct process *one = process_of_task(t->k, pid1), *two = process_of_task(t->k, pid2);

    if (!one || !two)
        return -ESRCH;
    switch (type) {
    case 1: return one->mm != two->mm;
    case 2: return one->fds != two->fds;
    case 3: return one->fs != two->fs;
    case 4: return one->sighand != two->sighand;
    }
    return -EOPNOTSUPP;
}

int64_t sys_restart_syscall(struct thread *t)
{
    return -EINTR; /* interrupted calls are restarted inside the kernel */
}

int64_t sys_vhangup(struct thread *t)
{
    return t->p->euid == 0 ? 0 : -EPERM;
}
