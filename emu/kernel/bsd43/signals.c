/* 4.3BSD's signal calls (sys/sys/kern_sig.c). */
#include <errno.h>

#include "emu/kernel/bsd43/bsd43.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"

uint32_t bsd43_sigset_pack(ksigset set)
{
    return (uint32_t)sigset_translate(bsd43_sig_to_guest, set);
}

ksigset bsd43_sigset_unpack(uint32_t bits)
{
    return sigset_translate(bsd43_sig_to_host, bits);
}

/* NSIG: kill(2) takes this number, too, and sends nothing. It is a bit of masks. */
enum { NSIG_GUEST = 32 };

/* struct sigvec: handler, mask, flags. */
int64_t sys_bsd43_sigvec(struct thread *t, int sig, uint64_t new_at, uint64_t old_at)
{
    enum { ONSTACK = 1, INTERRUPT = 2, IGNORE = 1 };
    struct ksigaction act = {0};
    int64_t v[3];

    if (sig < 1 || sig >= NSIG_GUEST || sig == SIGKILL || sig == SIGSTOP)
        return -EINVAL;
    const struct ksigaction *old = sighand_action(t->p, sig);
    const int flags = (old->flags & SA_ONSTACK ? ONSTACK : 0) | (old->flags & SA_INTERRUPT ? INTERRUPT : 0);

    if (old_at && PUT(t, old_at, "pIi", (int64_t)old->handler, bsd43_sigset_pack(old->mask), flags))
        return -EFAULT;
    if (!new_at)
        return 0;
    if (get_struct(t, new_at, "pIi", v))
        return -EFAULT;
    if (sig == SIGCONT && v[0] == IGNORE)
        return -EINVAL;
    act.handler = (uint64_t)v[0];
    act.mask = bsd43_sigset_unpack((uint32_t)v[1]) & ~(ksigbit(SIGKILL) | ksigbit(SIGSTOP) | ksigbit(SIGCONT));
    act.flags = (v[2] & ONSTACK ? SA_ONSTACK : 0) | (v[2] & INTERRUPT ? SA_INTERRUPT : SA_RESTART);
    signal_set_action(t->p, sig, &act);
    return 0;
}

static int64_t set_mask(struct thread *t, ksigset mask)
{
    const uint32_t old = bsd43_sigset_pack(t->mask);

    signal_set_mask(t, mask & ~ksigbit(SIGCONT));
    return old;
}

int64_t sys_bsd43_sigblock(struct thread *t, unsigned mask)
{
    return set_mask(t, t->mask | bsd43_sigset_unpack(mask));
}

int64_t sys_bsd43_sigsetmask(struct thread *t, unsigned mask)
{
    return set_mask(t, bsd43_sigset_unpack(mask));
}

int64_t sys_bsd43_sigpause(struct thread *t, unsigned mask)
{
    if (!t->call.again)
        signal_temporary_mask(t, bsd43_sigset_unpack(mask) & ~ksigbit(SIGCONT));
    return sys_block(t, -ERESTARTNOHAND);
}

/* struct sigstack: its end, whether it is in use. */
int64_t sys_bsd43_sigstack(struct thread *t, uint64_t new_at, uint64_t old_at)
{
    int64_t v[2];

    if (old_at && PUT(t, old_at, "pi", (int64_t)t->abi_state[BSD43_SIGNAL_SP], (int64_t)t->abi_state[BSD43_ON_STACK]))
        return -EFAULT;
    if (!new_at)
        return 0;
    if (get_struct(t, new_at, "pi", v))
        return -EFAULT;
    t->abi_state[BSD43_SIGNAL_SP] = (uint32_t)v[0];
    t->abi_state[BSD43_ON_STACK] = (uint32_t)v[1];
    return 0;
}

int64_t sys_bsd43_kill(struct thread *t, int pid, int sig)
{
    return sig < 0 || sig > NSIG_GUEST ? -EINVAL : sys_kill(t, pid, sig == NSIG_GUEST ? 0 : sig);
}

int64_t sys_bsd43_killpg(struct thread *t, int group, int sig)
{
    if (sig < 0 || sig > NSIG_GUEST)
        return -EINVAL;
    return group < 0 || group == 1 ? -ESRCH : sys_kill(t, -group, sig == NSIG_GUEST ? 0 : sig);
}
