/*
 * HP-UX's calls for threads (lightweight processes). Their names and numbers are public (__NR_HPUX_lwp_create and others of Linux 3.19's
 * asm/unistd.h), their arguments are not: those here are precis' own, for the C library that precis supplies.
 */
#include <linux/futex.h>
#include <sched.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/hpux/hpux.h"

/* ---- lightweight processes ----------------------------------------------------------------------------------------- */

int64_t sys_hpux_lwp_getprivate(struct thread *t)
{
    return (int64_t)t->tls;
}

/* The value is an address: lwp_getprivate() returns it where others return errors. */
int64_t sys_hpux_lwp_setprivate(struct thread *t, uint64_t value)
{
    if (value >= t->p->abi->task_size)
        return -EINVAL;
    t->tls = value;
    if (t->p->abi->set_private)
        t->p->abi->set_private(t, value);
    return 0;
}

/* Starts a thread that calls function(argument) on the stack, with the private value `private`. The word at id_at has its number until it
 * ends; then it is 0, and who sleeps on it wakes up. */
int64_t sys_hpux_lwp_create(struct thread *t, uint64_t function, uint64_t argument, uint64_t stack, uint64_t size, uint64_t private,
                            uint64_t id_at)
{
    enum {
        FLAGS = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM | CLONE_SETTLS | CLONE_PARENT_SETTID |
                CLONE_CHILD_CLEARTID
    };
    uint64_t code[2];
    uint32_t id;

    if (t->p->abi->function(t, function, code) || get_u32(t, id_at, &id))
        return -EFAULT;
    if (!stack || !size || private >= t->p->abi->task_size)
        return -EINVAL;
    int64_t tid = sys_clone2(t, FLAGS, stack, size, id_at, id_at, private);

    if (tid > 0)
        t->p->abi->call_function(thread_find(t->k, (int)tid), code, argument);
    return tid;
}

int64_t sys_hpux_lwp_exit(struct thread *t)
{
    return sys_exit(t, 0);
}

int64_t sys_hpux_lwp_kill(struct thread *t, int id, int sig)
{
    return sig < 0 || sig > KSIG_MAX ? -EINVAL : sys_tgkill(t, t->p->pid, id, sig);
}

/* Two ints: policy and priority. */
int64_t sys_hpux_lwp_getscheduler(struct thread *t, int id, uint64_t at)
{
    const int64_t policy = hpux_policy_to_guest(sys_sched_getscheduler(t, id));

    if (policy < 0)
        return policy;
    return put_u32(t, at, (uint32_t)policy) ? -EFAULT : sys_sched_getparam(t, id, at + 4);
}

int64_t sys_hpux_lwp_setscheduler(struct thread *t, int id, int policy, uint64_t param)
{
    return sys_sched_setscheduler(t, id, hpux_policy_to_host(policy), param);
}

/* ---- sleeping ------------------------------------------------------------------------------------------------------- */

/* Sleeps while the word at `at` has the value, until kwakeup() or the deadline (CLOCK_REALTIME, or null). */
int64_t sys_hpux_ksleep(struct thread *t, int object, uint64_t at, unsigned value, uint64_t deadline)
{
    (void)object; /* what sleeps: --strace shows it */
    return sys_futex(t, at, FUTEX_WAIT_BITSET | FUTEX_CLOCK_REALTIME, value, deadline, 0, FUTEX_BITSET_MATCH_ANY);
}

/* Wakes up to `count` of the threads that sleep on the word. Returns their number. */
int64_t sys_hpux_kwakeup(struct thread *t, int object, uint64_t at, unsigned count)
{
    (void)object;
    return count ? sys_futex(t, at, FUTEX_WAKE, count, 0, 0, 0) : 0;
}

/* ---- semaphores: a word in memory, which processes may share ------------------------------------------------------------- */

/* Takes one. -EAGAIN: the value is 0. */
int64_t sys_hpux_ksem_trywait(struct thread *t, uint64_t at)
{
    uint32_t value;

    if (at & 3)
        return -EINVAL;
    if (get_u32(t, at, &value))
        return -EFAULT;
    return !value ? -EAGAIN : put_u32(t, at, value - 1) ? -EFAULT : 0;
}

/* Takes one, or sleeps until ksem_post() or the deadline (CLOCK_REALTIME, or null). -EAGAIN: woken up; the caller tries again. */
int64_t sys_hpux_ksem_wait(struct thread *t, uint64_t at, uint64_t deadline)
{
    const int64_t error = t->call.again ? -EAGAIN : sys_hpux_ksem_trywait(t, at);

    if (error != -EAGAIN)
        return error;
    const int64_t slept = sys_futex(t, at, FUTEX_WAIT_BITSET | FUTEX_CLOCK_REALTIME, 0, deadline, 0, FUTEX_BITSET_MATCH_ANY);

    return slept ? slept : -EAGAIN;
}

int64_t sys_hpux_ksem_post(struct thread *t, uint64_t at)
{
    uint32_t value;

    if (at & 3)
        return -EINVAL;
    if (get_u32(t, at, &value))
        return -EFAULT;
    if (value >= INT32_MAX)
        return -EOVERFLOW;
    if (put_u32(t, at, value + 1))
        return -EFAULT;
    const int64_t woken = sys_futex(t, at, FUTEX_WAKE, 1, 0, 0, 0);

    return woken < 0 ? woken : 0;
}
