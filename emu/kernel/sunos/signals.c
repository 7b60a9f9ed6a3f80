/* SunOS's signal calls and layouts (uts/common/sys/signal.h, siginfo.h; uts/common/syscall/sig*.c). */
#include <string.h>
#include <sys/wait.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/process/wait.h"
#include "emu/kernel/sunos/sunos.h"

/* ---- sets -------------------------------------------------------------------------------------------------------------- */

static unsigned place_of(const struct abi *abi, unsigned sig)
{
    const unsigned byte = sig % 32 / 8;

    return sig / 32 * 4 + (abi->big_endian ? 3 - byte : byte);
}

void sunos_sigset_pack(const struct abi *abi, ksigset set, uint8_t bytes[SUNOS_SIGSET_BYTES])
{
    const ksigset guest = sigset_translate(sunos_sig_to_guest, set);

    memset(bytes, 0, SUNOS_SIGSET_BYTES);
    for (unsigned sig = 0; sig < KSIG_MAX; sig++)
        if (guest >> sig & 1)
            bytes[place_of(abi, sig)] |= (uint8_t)(1 << sig % 8);
}

ksigset sunos_sigset_unpack(const struct abi *abi, const uint8_t bytes[SUNOS_SIGSET_BYTES])
{
    ksigset guest = 0;

    for (unsigned sig = 0; sig < KSIG_MAX; sig++)
        if (bytes[place_of(abi, sig)] >> sig % 8 & 1)
            guest |= (ksigset)1 << sig;
    return sigset_translate(sunos_sig_to_host, guest);
}

static int get_set(struct thread *t, uint64_t at, ksigset *out)
{
    uint8_t bytes[SUNOS_SIGSET_BYTES];

    if (copy_in(t, bytes, at, sizeof bytes))
        return -EFAULT;
    *out = sunos_sigset_unpack(t->p->abi, bytes);
    return 0;
}

static int put_set(struct thread *t, uint64_t at, ksigset set)
{
    uint8_t bytes[SUNOS_SIGSET_BYTES];

    sunos_sigset_pack(t->p->abi, set, bytes);
    return copy_out(t, at, bytes, sizeof bytes);
}

/* ---- siginfo ------------------------------------------------------------------------------------------------------------- */

/* si_code of signals that programs and timers send; those of faults and children are Linux's. */
static int code_of(const struct ksiginfo *i)
{
    enum { NO_INFO = 32767, LWP = -1, QUEUE = -2, TIMER = -3, ASYNCIO = -4, MESSAGE = -5 };

    switch (i->code) {
    case SI_KERNEL: return NO_INFO;
    case SI_TKILL: return LWP;
    case SI_QUEUE: return QUEUE;
    case SI_TIMER: return TIMER;
    case SI_ASYNCIO: return ASYNCIO;
    case SI_MESGQ: return MESSAGE;
    default: return i->code;
    }
}

/* The fields after si_errno, and their values. */
static const char *fields_of(const struct abi *abi, const struct ksiginfo *i, int64_t *v)
{
    const bool names_signal = i->code != CLD_EXITED;

    switch (i->layout) {
    case KSI_NONE:
    case KSI_KILL: memcpy(v, (int64_t[]){i->pid, i->uid}, 2 * sizeof *v); return "il";
    case KSI_TIMER: memcpy(v, (int64_t[]){0, 0, (int64_t)i->value}, 3 * sizeof *v); return "ilp";
    case KSI_RT: memcpy(v, (int64_t[]){i->pid, i->uid, (int64_t)i->value}, 3 * sizeof *v); return "ilp";
    case KSI_CHILD:
        memcpy(v, (int64_t[]){i->pid, (int64_t)i->utime, names_signal ? sig_guest(abi, i->status) : i->status, (int64_t)i->stime},
               4 * sizeof *v);
        return "ilil";
    case KSI_FAULT: v[0] = (int64_t)i->addr; return "p";
    case KSI_POLL: memcpy(v, (int64_t[]){i->fd, abi_poll_events(abi, (unsigned)i->band)}, 2 * sizeof *v); return "il";
    case KSI_SYS: v[0] = (int64_t)i->addr; return "p";
    }
    return "i";
}

unsigned sunos_siginfo_pack(const struct abi *abi, const struct ksiginfo *i, uint8_t bytes[SUNOS_SIGINFO_MOST])
{
    char format[16] = "iii";
    int64_t v[8] = {sig_guest(abi, i->sig), code_of(i), i->err && i->layout != KSI_SYS ? abi_errno(abi, i->err) : 0};

    if (abi->word == 8)
        strcat(format, "0");
    strcat(format, fields_of(abi, i, v + 3));
    memset(bytes, 0, SUNOS_SIGINFO_MOST);
    pack_struct(abi, false, format, v, bytes);
    return abi->word == 8 ? 256 : 128;
}

static int put_info(struct thread *t, uint64_t at, const struct ksiginfo *info)
{
    uint8_t bytes[SUNOS_SIGINFO_MOST];
    const unsigned size = sunos_siginfo_pack(t->p->abi, info, bytes);

    return copy_out(t, at, bytes, size);
}

/* ---- calls ----------------------------------------------------------------------------------------------------------------- */

int64_t sys_sunos_sigprocmask(struct thread *t, int how, uint64_t set_at, uint64_t old_at)
{
    enum { BLOCK = 1, UNBLOCK, SETMASK };
    const ksigset old = t->mask;
    ksigset set;

    if (set_at) {
        if (get_set(t, set_at, &set))
            return -EFAULT;
        switch (how) {
        case BLOCK: signal_set_mask(t, t->mask | set); break;
        case UNBLOCK: signal_set_mask(t, t->mask & ~set); break;
        case SETMASK: signal_set_mask(t, set); break;
        default: return -EINVAL;
        }
    }
    return old_at ? put_set(t, old_at, old) : 0;
}

int64_t sys_sunos_sigsuspend(struct thread *t, uint64_t set_at)
{
    ksigset set = 0;

    if (!t->call.again && get_set(t, set_at, &set))
        return -EFAULT;
    if (!t->call.again)
        signal_temporary_mask(t, set);
    return sys_block(t, -ERESTARTNOHAND);
}

/* 2: the set of all signals. */
int64_t sys_sunos_sigpending(struct thread *t, int command, uint64_t set_at)
{
    enum { PENDING = 1, FILL };

    switch (command) {
    case PENDING: return put_set(t, set_at, signal_pending_in(t, t->mask));
    case FILL: return put_set(t, set_at, ~(ksigset)0);
    default: return -EINVAL;
    }
}

/* struct sigaction: sa_flags, sa_handler, sa_mask. */
int64_t sys_sunos_sigaction(struct thread *t, int sig, uint64_t act_at, uint64_t old_at)
{
    const uint64_t mask_at = 2 * (uint64_t)t->p->abi->word;
    struct ksigaction act = {0}, old;
    int64_t v[2];

    if (sig < 1 || sig > KSIG_MAX || (act_at && (sig == SIGKILL || sig == SIGSTOP)))
        return -EINVAL;
    if (act_at) {
        if (get_struct(t, act_at, "ip", v) || get_set(t, act_at + mask_at, &act.mask))
            return -EFAULT;
        act.flags = (int)flags_to_host(sunos_sa_flags, (uint64_t)v[0]);
        act.handler = (uint64_t)v[1];
        act.mask &= ~(ksigbit(SIGKILL) | ksigbit(SIGSTOP));
    }
    old = *sighand_action(t->p, sig);
    if (act_at)
        signal_set_action(t->p, sig, &act);
    if (!old_at)
        return 0;
    v[0] = (int64_t)flags_to_guest(sunos_sa_flags, (unsigned)old.flags);
    v[1] = (int64_t)old.handler;
    return put_struct(t, old_at, "ip", v) || put_set(t, old_at + mask_at, old.mask) ? -EFAULT : 0;
}

/* stack_t: ss_sp, ss_size, ss_flags. The alternate stack is in use from a handler's entry until setcontext(), wherever %sp is. */
int64_t sys_sunos_sigaltstack(struct thread *t, uint64_t new_at, uint64_t old_at)
{
    const bool used = t->abi_state[SUNOS_FLAGS] & SUNOS_ON_ALTSTACK;
    const int64_t old[3] = {(int64_t)t->altstack_base, (int64_t)t->altstack_size, used ? SS_ONSTACK : t->altstack_size ? 0 : SS_DISABLE};
    int64_t v[3];

    if (new_at) {
        if (get_struct(t, new_at, "pLi", v))
            return -EFAULT;
        if (used)
            return -EPERM;
        if (v[2] & ~(int64_t)SS_DISABLE)
            return -EINVAL;
        if (!(v[2] & SS_DISABLE) && (uint64_t)v[1] < t->p->abi->min_sigstack)
            return -ENOMEM;
        altstack_reset(t);
        if (!(v[2] & SS_DISABLE)) {
            t->altstack_base = (uint64_t)v[0];
            t->altstack_size = (uint64_t)v[1];
            t->altstack_flags = 0;
        }
    }
    return old_at ? put_struct(t, old_at, "pLi", old) : 0;
}

int64_t sys_sunos_sigtimedwait(struct thread *t, uint64_t set_at, uint64_t info_at, uint64_t timeout)
{
    struct ksiginfo info;
    ksigset set = 0;

    if (!t->call.again && get_set(t, set_at, &set))
        return -EFAULT;
    const int64_t sig = signal_wait(t, set, timeout, &info);

    return sig > 0 && info_at && put_info(t, info_at, &info) ? -EFAULT : sig;
}

/* The code tells which function of the library sends the signal. */
int64_t sys_sunos_sigqueue(struct thread *t, int pid, int sig, uint64_t value, int code)
{
    enum { ASYNCIO = -4, MESSAGE = -5 };

    return signal_queue_value(t, pid, sig, code == ASYNCIO ? SI_ASYNCIO : code == MESSAGE ? SI_MESGQ : SI_QUEUE, value);
}

/* poll() and select() of the library, with a time to wait and a set of signals. */
int64_t sys_sunos_pollsys(struct thread *t, uint64_t fds, unsigned count, uint64_t timeout, uint64_t set_at)
{
    ksigset set = 0;

    if (!t->call.again && set_at) {
        if (get_set(t, set_at, &set))
            return -EFAULT;
        signal_temporary_mask(t, set);
    }
    return sys_ppoll(t, fds, count, timeout, 0, 0);
}

/* The numbers of idtype_t and the options of waitid() are System V's; WEXITED and the others are needed. */
int64_t sys_sunos_waitid(struct thread *t, int kind, int id, uint64_t info_at, int options)
{
    enum { OF_PID = 0, OF_GROUP = 2, ALL = 7, EXITED = 1, TRAPPED = 2, STOPPED = 4, CONTINUED = 8, NOHANG = 0100, NOWAIT = 0200 };
    static const struct flag_pair flags[] = {{WEXITED, EXITED}, {WSTOPPED, STOPPED}, {WCONTINUED, CONTINUED},
                                             {WNOHANG, NOHANG}, {WNOWAIT, NOWAIT},   {0, 0}};
    const int host = kind == OF_PID ? P_PID : kind == OF_GROUP ? P_PGID : kind == ALL ? P_ALL : -1;
    struct ksiginfo info = {0};

    if (!(options & (EXITED | TRAPPED | STOPPED | CONTINUED)) || (options & ~(EXITED | TRAPPED | STOPPED | CONTINUED | NOHANG | NOWAIT)) ||
        host < 0)
        return -EINVAL;
    const int64_t n = wait_for_child(t, host, id, (unsigned)flags_to_host(flags, (uint64_t)options), 0, &info);

    return n < 0 ? n : info_at ? put_info(t, info_at, &info) : 0;
}
