/* Process settings: prctl(2) and personality(2). */
#include <linux/securebits.h>
#include <string.h>
#include <sys/prctl.h>

#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/process/capabilities.h"
#include "emu/kernel/process/seccomp.h"
#include "emu/mem/mem.h"

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
    thread_set_name(t, name);
    return 0;
}

/* PR_SET_UNALIGN. A cpu that can fault on misaligned accesses has a register that enables it. */
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

/* PR_GET_FPEXC, PR_SET_FPEXC: the bits FE0 and FE1 of PowerPC's MSR, which enable floating-point exceptions. */
static int64_t fp_exception_mode(struct thread *t, bool set, uint64_t a)
{
    enum { FE0 = 0x800, FE1 = 0x100 };
    int reg = cpu_reg_find(t->p->abi->isa, "msr");

    if (reg < 0 || (set && a > PR_FP_EXC_PRECISE))
        return -EINVAL;
    uint64_t msr = cpu_reg_get(t->cpu, reg);

    if (!set)
        return put_u32(t, a, (msr & FE0 ? PR_FP_EXC_ASYNC : 0) | (msr & FE1 ? PR_FP_EXC_NONRECOV : 0));
    msr &= ~(uint64_t)(FE0 | FE1);
    cpu_reg_set(t->cpu, reg, msr | (a & PR_FP_EXC_ASYNC ? FE0 : 0) | (a & PR_FP_EXC_NONRECOV ? FE1 : 0));
    return 0;
}

/* PR_MCE_KILL: what a failure of memory does, which no memory here has. */
static int64_t set_memory_failure(struct thread *t, uint64_t how, uint64_t value)
{
    if (how == PR_MCE_KILL_CLEAR ? value != 0 : how != PR_MCE_KILL_SET || value > PR_MCE_KILL_DEFAULT)
        return -EINVAL;
    t->has_memory_failure = how == PR_MCE_KILL_SET && value != PR_MCE_KILL_DEFAULT;
    t->memory_failure = (uint8_t)value;
    return 0;
}

/* PR_SET_IO_FLUSHER and PR_GET_IO_FLUSHER. more: there are more arguments than the call has. */
static int64_t io_flusher(struct thread *t, bool set, uint64_t value, bool more)
{
    if (!process_can(t->p, CAP_SYS_RESOURCE))
        return -EPERM;
    if (more || (set ? value > 1 : value != 0))
        return -EINVAL;
    if (!set)
        return t->io_flusher;
    t->io_flusher = value;
    return 0;
}

int64_t sys_prctl(struct thread *t, int option, uint64_t arg2, uint64_t arg3, uint64_t arg4, uint64_t arg5)
{
    struct process *p = t->p;
    char name[16] = "";

    switch (option) {
    case PR_SET_NAME: return set_name(t, arg2);
    case PR_GET_NAME: memcpy(name, t->comm, sizeof name); return copy_out(t, arg2, name, sizeof name);
    case PR_SET_PDEATHSIG:
        if (arg2 > KSIG_MAX)
            return -EINVAL;
        p->pdeathsig = sig_host(p->abi, (int)arg2);
        return 0;
    case PR_GET_PDEATHSIG: return put_u32(t, arg2, (uint32_t)sig_guest(p->abi, p->pdeathsig));
    case PR_SET_DUMPABLE:
        if (arg2 > 1)
            return -EINVAL;
        p->mm->dumpable = (unsigned)arg2;
        return 0;
    case PR_GET_DUMPABLE: return p->mm->dumpable;
    case PR_SET_NO_NEW_PRIVS:
        if (arg2 != 1 || arg3 || arg4 || arg5)
            return -EINVAL;
        p->no_new_privs = true;
        return 0;
    case PR_GET_NO_NEW_PRIVS: return arg2 || arg3 || arg4 || arg5 ? -EINVAL : p->no_new_privs;
    case PR_SET_CHILD_SUBREAPER: p->subreaper = arg2; return 0;
    case PR_GET_CHILD_SUBREAPER: return put_u32(t, arg2, p->subreaper);
    case PR_SET_TIMERSLACK: t->timer_slack = arg2 ? arg2 : t->default_timer_slack; return 0;
    case PR_GET_TIMERSLACK: return (int64_t)t->timer_slack;
    case PR_GET_KEEPCAPS: return (p->securebits & SECBIT_KEEP_CAPS) != 0;
    case PR_SET_KEEPCAPS: return capability_keep_set(p, arg2);
    case PR_GET_SECUREBITS: return p->securebits;
    case PR_SET_SECUREBITS: return capability_securebits_set(p, arg2);
    case PR_GET_SECCOMP: return t->seccomp_mode;
    case PR_SET_SECCOMP: return seccomp_set_mode(t, arg2, arg3);
    case PR_CAPBSET_READ: return capability_bounds_has(p, arg2);
    case PR_CAPBSET_DROP: return capability_bounds_drop(p, arg2);
    case PR_CAP_AMBIENT: return arg4 || arg5 ? -EINVAL : capability_ambient(p, arg2, arg3);
    case PR_GET_TID_ADDRESS: return put_word(t, arg2, t->clear_child_tid);
    case PR_SET_UNALIGN: return unalign_control(t, true, arg2);
    case PR_GET_UNALIGN: return unalign_control(t, false, arg2);
    case PR_SET_FPEXC: return fp_exception_mode(t, true, arg2);
    case PR_GET_FPEXC: return fp_exception_mode(t, false, arg2);
    case PR_SET_THP_DISABLE:
        if (arg3 || arg4 || arg5)
            return -EINVAL;
        p->mm->thp_disabled = arg2 != 0;
        return 0;
    case PR_GET_THP_DISABLE: return arg2 || arg3 || arg4 || arg5 ? -EINVAL : p->mm->thp_disabled;
    case PR_MCE_KILL: return arg4 || arg5 ? -EINVAL : set_memory_failure(t, arg2, arg3);
    case PR_MCE_KILL_GET: return arg2 || arg3 || arg4 || arg5 ? -EINVAL : t->has_memory_failure ? t->memory_failure : PR_MCE_KILL_DEFAULT;
    case PR_SET_IO_FLUSHER:
    case PR_GET_IO_FLUSHER: return io_flusher(t, option == PR_SET_IO_FLUSHER, arg2, arg3 || arg4 || arg5);
    case PR_GET_TIMING: return PR_TIMING_STATISTICAL;
    case PR_SET_TIMING: return arg2 == PR_TIMING_STATISTICAL ? 0 : -EINVAL;
    case PR_TASK_PERF_EVENTS_DISABLE:
    case PR_TASK_PERF_EVENTS_ENABLE: return 0; /* there are none */
    }
    return -EINVAL;
}
