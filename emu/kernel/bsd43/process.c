/* 4.3BSD's calls for processes, memory and the system (sys/sys/kern_fork.c, kern_exit.c, kern_prot.c, kern_mman.c, kern_resource.c). */
#include <fcntl.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>

#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/bsd43/vax.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/process/wait.h"
#include "emu/kernel/time/timers.h"

#include "isa/vax/vax.h"

/* ---- processes ---------------------------------------------------------------------------------------------------------- */

static void second_result(struct thread *t, uint64_t value)
{
    t->p->abi->call_second_result(t, value);
}

/* A call whose number has no line: SIGSYS, and EINVAL if that is ignored or blocked. */
int64_t sys_bsd43_nosys(struct thread *t)
{
    const bool is_quiet = sighand_action(t->p, SIGSYS)->handler == 1 || (t->mask & ksigbit(SIGSYS));

    signal_send_to(t, SIGSYS);
    return is_quiet ? -EINVAL : 0;
}

/* No more processes is another error than one that a call would block. */
static int64_t forked(struct thread *t, int64_t result)
{
    if (result == -EAGAIN) {
        t->call.guest_errno = true;
        return -BSD43_AGAIN;
    }
    if (result >= 0)
        second_result(t, 0);
    return result;
}

int64_t sys_bsd43_fork(struct thread *t)
{
    return forked(t, sys_fork(t));
}

int64_t sys_bsd43_vfork(struct thread *t)
{
    return forked(t, sys_vfork(t));
}

/* The T bit stays set: exect(3) sets it, so that a debugger has the new program after its first instruction. */
int64_t sys_bsd43_execve(struct thread *t, uint64_t path, uint64_t argv, uint64_t envp)
{
    const uint32_t trace = bsd43_vax_psl(t) & VAX_PSL_T;
    const int64_t result = sys_execveat(t, AT_FDCWD, path, argv, envp, 0);

    if (result == SYS_NO_RESULT && trace && t->p->abi == &bsd43_vax)
        bsd43_vax_set_psl(t, bsd43_vax_psl(t) | VAX_PSL_T);
    return result;
}

int64_t sys_bsd43_execv(struct thread *t, uint64_t path, uint64_t argv)
{
    return sys_bsd43_execve(t, path, argv, 0);
}

static uint32_t status_of(const struct thread *t, const struct ksiginfo *i)
{
    enum { STOPPED = 0177, CORE = 0200 };
    const uint32_t sig = (uint32_t)sig_guest(t->p->abi, i->status);

    switch (i->code) {
    case CLD_EXITED: return (uint32_t)(i->status & 0xff) << 8;
    case CLD_STOPPED:
    case CLD_TRAPPED: return sig << 8 | STOPPED;
    default: return (sig ? sig : SIGKILL) | (i->code == CLD_DUMPED ? CORE : 0);
    }
}

/* wait3() is a call with all condition codes set, options in r0 and the address of a struct rusage in r1. */
int64_t sys_bsd43_wait(struct thread *t)
{
    enum { NOHANG = 1, UNTRACED = 2 };
    const bool is_wait3 = (bsd43_vax_psl(t) & VAX_PSL_CC) == VAX_PSL_CC;
    const uint32_t options = is_wait3 ? bsd43_vax_get(t, BSD43_R0) : 0, rusage = is_wait3 ? bsd43_vax_get(t, BSD43_R1) : 0;
    const unsigned host = WEXITED | (options & NOHANG ? WNOHANG : 0) | (options & UNTRACED ? WSTOPPED : 0);
    struct ksiginfo info;
    const int64_t n = wait_for_child(t, P_ALL, 0, host, rusage, &info);

    if (n != 1)
        return n;
    second_result(t, status_of(t, &info));
    return info.pid;
}

int64_t sys_bsd43_getpid(struct thread *t)
{
    second_result(t, (uint64_t)sys_getppid(t));
    return sys_getpid(t);
}

int64_t sys_bsd43_getuid(struct thread *t)
{
    second_result(t, t->p->euid);
    return t->p->uid;
}

int64_t sys_bsd43_getgid(struct thread *t)
{
    second_result(t, t->p->egid);
    return t->p->gid;
}

static bool is_group(const struct thread *t, int pgrp)
{
    for (const struct process *p = t->k->processes; p; p = p->next)
        if (p->pgid == pgrp)
            return p->sid == t->p->sid;
    return false;
}

/* A process moves to its own group or to another one of the session. Group 0, of processes without a terminal, is its own. */
int64_t sys_bsd43_setpgrp(struct thread *t, int pid, int pgrp)
{
    struct process *p = process_or_self(t, pid);

    if (!p || p->zombie)
        return -ESRCH;
    if (p->sid != t->p->sid || (p->uid != t->p->euid && t->p->euid))
        return -EPERM;
    pgrp = pgrp ? pgrp : p->pid;
    if (pgrp == p->pgid)
        return 0;
    if (pgrp != p->pid && !is_group(t, pgrp))
        return -EPERM;
    process_set_group(p, pgrp, p->sid);
    return 0;
}

int64_t sys_bsd43_getpriority(struct thread *t, int which, int who)
{
    const int64_t n = sys_getpriority(t, which, who);

    t->call.succeeded = n >= 0;
    return n < 0 ? n : 20 - n;
}

/* Numbers of ids that the kernel has room for. */
enum { GROUPS = 16 };

int64_t sys_bsd43_getgroups(struct thread *t, unsigned count, uint64_t at)
{
    if (count < (unsigned)sys_getgroups(t, 0, 0))
        return -EINVAL;
    return sys_getgroups(t, GROUPS, at);
}

int64_t sys_bsd43_setgroups(struct thread *t, unsigned count, uint64_t at)
{
    return t->p->euid ? -EPERM : count > GROUPS ? -EINVAL : sys_setgroups(t, (int)count, at);
}

/* ---- time ------------------------------------------------------------------------------------------------------------------- */

bool bsd43_is_time(const int64_t v[2])
{
    enum { MOST_SECONDS = 100000000, MICROSECONDS = 1000000 };

    return v[0] >= 0 && v[0] <= MOST_SECONDS && v[1] >= 0 && v[1] < MICROSECONDS;
}

int64_t sys_bsd43_gettimeofday(struct thread *t, uint64_t at, uint64_t zone)
{
    return at ? sys_gettimeofday(t, at, zone) : -EFAULT;
}

/* Times below a tick are rounded up to it. */
static uint64_t timer_ns(const struct thread *t, const int64_t v[2])
{
    const uint64_t tick = NS_PER_S / t->k->clock.hz, ns = (uint64_t)v[0] * NS_PER_S + (uint64_t)v[1] * 1000;

    return ns && ns < tick ? tick : ns;
}

/* Who asks for nothing needs no rights. */
int64_t sys_bsd43_settimeofday(struct thread *t, uint64_t time, uint64_t zone)
{
    return time || zone ? sys_settimeofday(t, time, zone) : 0;
}

int64_t sys_bsd43_setitimer(struct thread *t, int which, uint64_t new_at, uint64_t old_at)
{
    int64_t v[4];

    if (which < ITIMER_REAL || which > ITIMER_PROF)
        return -EINVAL;
    if (old_at && sys_getitimer(t, which, old_at) && !new_at)
        return -EFAULT;
    if (!new_at)
        return 0;
    if (get_struct(t, new_at, "4i", v))
        return -EFAULT;
    if (!bsd43_is_time(v) || !bsd43_is_time(v + 2))
        return -EINVAL;
    time_set_itimer(t->p, which, timer_ns(t, v + 2), timer_ns(t, v));
    return 0;
}

/* ---- memory ----------------------------------------------------------------------------------------------------------------- */

/* The data ends within the last page that the program has. */
int64_t sys_bsd43_break(struct thread *t, uint64_t end)
{
    enum { MOST = 0x40000000 };
    const uint64_t first = t->p->mm->brk_start;

    end = end < first ? first : end;
    return end <= MOST && (uint64_t)sys_brk(t, end) == end ? 0 : -ENOMEM;
}

int64_t sys_bsd43_getpagesize(struct thread *t)
{
    return BSD43_PAGE;
}

/* Calls that the kernel has no code for. */
int64_t sys_bsd43_nothing(struct thread *t)
{
    return 0;
}

/* No file system has quotas: Q_SYNC has nothing to do, and a user has no record of one. */
int64_t sys_bsd43_quota(struct thread *t, int command, int uid)
{
    enum { SETDLIM = 1, SETDUSE = 3, SYNC = 4, SETWARN = 6 };

    if (uid >= 0 && (unsigned)uid != t->p->uid && t->p->euid)
        return -EPERM;
    if (command == SYNC)
        return 0;
    return (command >= SETDLIM && command <= SETDUSE) || command == SETWARN ? -ESRCH : -EINVAL;
}

int64_t sys_bsd43_setquota(struct thread *t, uint64_t device, uint64_t file)
{
    (void)device, (void)file;
    return t->p->euid ? -EPERM : -ENODEV;
}

/* ---- the system --------------------------------------------------------------------------------------------------------- */

/* Calls that only the super-user may make. */
int64_t sys_bsd43_superuser(struct thread *t)
{
    return -EPERM;
}

int64_t sys_bsd43_gethostname(struct thread *t, uint64_t at, uint64_t size)
{
    const size_t bytes = strlen(t->k->hostname) + 1;

    return copy_out(t, at, t->k->hostname, size < bytes ? size : bytes);
}

int64_t sys_bsd43_gethostid(struct thread *t)
{
    return BSD43_HOST_ID;
}

int64_t sys_bsd43_getrlimit(struct thread *t, unsigned which, uint64_t at)
{
    return which < BSD43_LIMITS ? sys_getrlimit(t, which, at) : -EINVAL;
}

int64_t sys_bsd43_setrlimit(struct thread *t, unsigned which, uint64_t at)
{
    return which < BSD43_LIMITS ? sys_setrlimit(t, which, at) : -EINVAL;
}
