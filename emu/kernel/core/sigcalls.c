/* The system calls of signals: actions, masks, waiting, alternate stacks, kill(2) and related calls. */
#include <string.h>

#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"

#define UNBLOCKABLE (ksigbit(SIGKILL) | ksigbit(SIGSTOP))

const char *signal_action_format(const struct abi *abi)
{
    return abi->sa_restorer ? "pLp" : "pL";
}

void signal_set_action(struct process *p, int sig, const struct ksigaction *sa)
{
    const bool was_ignored = signal_is_ignored(p, sig);

    *sighand_action(p, sig) = *sa;
    if (!signal_is_ignored(p, sig)) {
        if (was_ignored)
            p->k->ops->signal_unignored(p, sig);
        return;
    }
    pending_flush(&p->pending, ksigbit(sig));
    for (struct thread *o = p->threads; o; o = o->next)
        pending_flush(&o->pending, ksigbit(sig));
}

/* Sets the action of a signal (act not NULL), and returns the former in *old. 0 or -EINVAL. */
static int change_action(struct thread *t, int sig, const struct ksigaction *act, struct ksigaction *old)
{
    if (sig < 1 || sig > KSIG_MAX || (act && (UNBLOCKABLE & ksigbit(sig))))
        return -EINVAL;
    *old = *sighand_action(t->p, sig);
    if (act)
        signal_set_action(t->p, sig, act);
    return 0;
}

static struct ksigaction action_of(const struct abi *abi, int64_t handler, int64_t flags, int64_t restorer, ksigset mask)
{
    return (struct ksigaction){.handler = (uint64_t)handler,
                               .flags = (int)flags_to_host(abi->sa_flags, (uint64_t)flags),
                               .restorer = (uint64_t)restorer,
                               .mask = mask & ~UNBLOCKABLE};
}

int64_t sys_rt_sigaction(struct thread *t, int sig, uint64_t act, uint64_t oldact, uint64_t sigsetsize)
{
    const struct abi *abi = t->p->abi;
    const char *format = signal_action_format(abi);
    const uint64_t mask_at = struct_size(t, format);
    struct ksigaction sa, old;
    int64_t v[3] = {0};
    ksigset mask = 0;

    if (sigsetsize != 8)
        return -EINVAL;
    if (act && (get_struct(t, act, format, v) || get_sigset(t, act + mask_at, 8, &mask)))
        return -EFAULT;
    sa = action_of(abi, v[0], v[1], v[2], mask);
    int error = change_action(t, sig, act ? &sa : NULL, &old);

    if (error || !oldact)
        return error;
    return PUT(t, oldact, format, (int64_t)old.handler, (int64_t)flags_to_guest(abi->sa_flags, (unsigned)old.flags),
               (int64_t)old.restorer) ||
                   put_sigset(t, oldact + mask_at, 8, old.mask)
               ? -EFAULT
               : 0;
}

int64_t sys_signal(struct thread *t, int sig, uint64_t handler)
{
    if (sig < 1 || sig > KSIG_MAX || (UNBLOCKABLE & ksigbit(sig)))
        return -EINVAL;
    struct ksigaction *sa = sighand_action(t->p, sig), old = *sa;

    *sa = (struct ksigaction){.handler = handler, .flags = (int)(SA_RESETHAND | SA_NODEFER)};
    return (int64_t)old.handler;
}

int64_t sys_rt_sigprocmask(struct thread *t, int how, uint64_t set_at, uint64_t oldset, uint64_t sigsetsize)
{
    ksigset set = 0, old = t->mask;
    int r = sigsetsize == 8 ? 0 : -EINVAL;

    if (!r && set_at)
        r = get_sigset(t, set_at, 8, &set);
    if (r)
        return r;
    if (set_at) {
        switch (how) {
        case SIG_BLOCK: signal_set_mask(t, t->mask | set); break;
        case SIG_UNBLOCK: signal_set_mask(t, t->mask & ~set); break;
        case SIG_SETMASK: signal_set_mask(t, set); break;
        default: return -EINVAL;
        }
    }
    return oldset ? put_sigset(t, oldset, 8, old) : 0;
}

/* Returns the signals that the old calls can name: one long. The others keep their state. */
static ksigset first_word_mask(const struct thread *t)
{
    return t->p->abi->word == 4 ? UINT32_MAX : UINT64_MAX;
}

int64_t sys_sigprocmask(struct thread *t, int how, uint64_t set_at, uint64_t oldset)
{
    const struct abi *abi = t->p->abi;
    uint64_t word, old = sigset_translate(abi->sig_to_guest, t->mask);

    if (set_at) {
        if (get_word(t, set_at, &word))
            return -EFAULT;
        ksigset set = sigset_translate(abi->sig_to_host, word);

        switch (how) {
        case SIG_BLOCK: signal_set_mask(t, t->mask | set); break;
        case SIG_UNBLOCK: signal_set_mask(t, t->mask & ~set); break;
        case SIG_SETMASK: signal_set_mask(t, sigset_translate(abi->sig_to_host, (old & ~first_word_mask(t)) | word)); break;
        default: return -EINVAL;
        }
    }
    return oldset ? put_word(t, oldset, old & first_word_mask(t)) : 0;
}

int64_t sys_sgetmask(struct thread *t)
{
    return (int64_t)(sigset_translate(t->p->abi->sig_to_guest, t->mask) & first_word_mask(t));
}

int64_t sys_ssetmask(struct thread *t, unsigned mask)
{
    int64_t old = sys_sgetmask(t);

    signal_set_mask(t, sigset_translate(t->p->abi->sig_to_host, mask));
    return old;
}

int64_t sys_sigpending(struct thread *t, uint64_t set_at)
{
    ksigset set = sigset_translate(t->p->abi->sig_to_guest, signal_pending_in(t, t->mask));

    return put_word(t, set_at, set & first_word_mask(t));
}

/* struct old_sigaction: sa_handler, sa_mask, sa_flags, sa_restorer. */
int64_t sys_sigaction(struct thread *t, int sig, uint64_t act, uint64_t oldact)
{
    const struct abi *abi = t->p->abi;
    struct ksigaction sa, old;
    int64_t v[4] = {0};

    if (act && get_struct(t, act, "pLLp", v))
        return -EFAULT;
    sa = action_of(abi, v[0], v[2], v[3], sigset_translate(abi->sig_to_host, (uint64_t)v[1]));
    int error = change_action(t, sig, act ? &sa : NULL, &old);

    if (error || !oldact)
        return error;
    return PUT(t, oldact, "pLLp", (int64_t)old.handler, (int64_t)(sigset_translate(abi->sig_to_guest, old.mask) & first_word_mask(t)),
               (int64_t)flags_to_guest(abi->sa_flags, (unsigned)old.flags), (int64_t)old.restorer);
}

int64_t sys_rt_sigpending(struct thread *t, uint64_t set, uint64_t sigsetsize)
{
    uint8_t bytes[8];

    if (sigsetsize > sizeof bytes)
        return -EINVAL;
    sigset_pack(t->p->abi, signal_pending_in(t, t->mask), bytes);
    return copy_out(t, set, bytes, sigsetsize);
}

int64_t sys_rt_sigsuspend(struct thread *t, uint64_t mask, uint64_t sigsetsize)
{
    ksigset set;
    int r = t->call.again ? 0 : get_sigset(t, mask, sigsetsize, &set);

    if (r)
        return r;
    if (!t->call.again)
        signal_temporary_mask(t, set);
    return sys_block(t, -ERESTARTNOHAND);
}

int64_t sys_sigsuspend(struct thread *t, uint64_t mask)
{
    if (!t->call.again)
        signal_temporary_mask(t, sigset_translate(t->p->abi->sig_to_host, mask));
    return sys_block(t, -ERESTARTNOHAND);
}

/* The mask is the third argument. */
int64_t sys_sigsuspend3(struct thread *t, int unused1, int unused2, uint64_t mask)
{
    return sys_sigsuspend(t, mask);
}

int64_t sys_pause(struct thread *t)
{
    return sys_block(t, -ERESTARTNOHAND);
}

enum { WAIT_UNTIL = 0, WAIT_SET = 1 }; /* scratch of rt_sigtimedwait: its arguments as first read */

static int begin_timed_wait(struct thread *t, ksigset set, uint64_t timeout)
{
    int64_t ns = 0;
    int r = timeout ? get_timespec(t, timeout, &ns) : 0;

    if (r)
        return r;
    t->call.s[WAIT_SET] = set & ~UNBLOCKABLE;
    t->call.s[WAIT_UNTIL] = timeout ? kernel_deadline_monotonic(t->k, kernel_monotonic_ns(t->k) + (uint64_t)ns) : CLOCK_NEVER;
    return 0;
}

int64_t signal_wait(struct thread *t, ksigset set, uint64_t timeout, struct ksiginfo *info)
{
    int r = t->call.again ? 0 : begin_timed_wait(t, set, timeout);

    if (r)
        return r;
    t->real_mask_wait = 0;
    if (signal_take(t, t->call.s[WAIT_SET], info))
        return sig_guest(t->p->abi, info->sig);
    if (t->k->clock.now >= t->call.s[WAIT_UNTIL])
        return -EAGAIN;
    wait_deadline(t, t->call.s[WAIT_UNTIL]);
    int64_t result = sys_block(t, -EINTR);

    if (result == SYS_BLOCK)
        t->real_mask_wait = t->call.s[WAIT_SET]; /* these wake the thread although they are blocked */
    return result;
}

int64_t sys_rt_sigtimedwait(struct thread *t, uint64_t set_at, uint64_t info_at, uint64_t timeout, uint64_t sigsetsize)
{
    struct ksiginfo info;
    ksigset set = 0;
    int r = t->call.again ? 0 : get_sigset(t, set_at, sigsetsize, &set);
    int64_t sig = r ? r : signal_wait(t, set, timeout, &info);

    return sig > 0 && info_at && put_siginfo(t, info_at, &info) ? -EFAULT : sig;
}

int64_t sys_sigaltstack(struct thread *t, uint64_t ss, uint64_t old_ss)
{
    uint64_t sp = t->p->abi->stack_pointer(t);
    int64_t v[3];
    unsigned mode = on_altstack(t, sp) ? SS_ONSTACK : t->altstack_size ? 0 : SS_DISABLE;
    int64_t old[3] = {(int64_t)t->altstack_base, (int64_t)(mode | (t->altstack_flags & SS_AUTODISARM)), (int64_t)t->altstack_size};

    if (ss) {
        if (get_struct(t, ss, "piL", v))
            return -EFAULT;
        int r = altstack_set(t, sp, (uint64_t)v[0], (unsigned)v[1], (uint64_t)v[2]);

        if (r)
            return r;
    }
    return old_ss ? put_struct(t, old_ss, "piL", old) : 0;
}

int altstack_set(struct thread *t, uint64_t sp, uint64_t base, unsigned flags, uint64_t size)
{
    unsigned mode = flags & ~(unsigned)SS_AUTODISARM;

    if (on_altstack(t, sp))
        return -EPERM;
    if (mode != SS_DISABLE && mode != SS_ONSTACK && mode != 0)
        return -EINVAL;
    if (base == t->altstack_base && size == t->altstack_size && flags == t->altstack_flags)
        return 0;
    if (mode == SS_DISABLE) {
        base = size = 0;
    } else if (size < t->p->abi->min_sigstack) {
        return -ENOMEM;
    }
    t->altstack_base = base;
    t->altstack_size = size;
    t->altstack_flags = flags;
    return 0;
}

void altstack_reset(struct thread *t)
{
    t->altstack_base = t->altstack_size = 0;
    t->altstack_flags = SS_DISABLE;
}

void altstack_save(const struct thread *t, int64_t v[3])
{
    v[0] = (int64_t)t->altstack_base;
    v[1] = (int32_t)t->altstack_flags;
    v[2] = (int64_t)t->altstack_size;
}

void altstack_restore(struct thread *t, uint64_t sp, const int64_t v[3])
{
    altstack_set(t, sp, (uint64_t)v[0], (unsigned)v[1], (uint64_t)v[2]);
}

static int64_t signal_return(struct thread *t, int64_t (*restore)(struct thread *t))
{
    int64_t result = restore(t);

    kernel_report_thread(t, KERNEL_THREAD_SIGRETURN);
    return result;
}

int64_t sys_rt_sigreturn(struct thread *t)
{
    return signal_return(t, t->p->abi->sigreturn);
}

int64_t sys_sigreturn(struct thread *t)
{
    return signal_return(t, t->p->abi->sigreturn_old);
}

/* ---- kill and related calls ------------------------------------------------------------------------------------------------------ */

static bool may_signal(const struct thread *t, const struct process *to, int sig)
{
    const struct process *p = t->p;

    return process_can(p, CAP_KILL) || p->euid == to->suid || p->euid == to->uid || p->uid == to->suid || p->uid == to->uid ||
           (sig == SIGCONT && p->sid == to->sid);
}

static struct ksiginfo from_user(const struct thread *t, int sig, int code)
{
    return (struct ksiginfo){.sig = sig, .code = code, .layout = KSI_KILL, .pid = t->p->pid, .uid = t->p->uid};
}

static bool chosen_by_kill(const struct thread *t, const struct process *p, int pid)
{
    if (p == t->k->init)
        return false;
    if (pid == -1)
        return p != t->p;
    return p->pgid == (pid == 0 ? t->p->pgid : -pid);
}

int64_t sys_kill(struct thread *t, int pid, int sig)
{
    struct ksiginfo info = from_user(t, sig, SI_USER);
    int result = -ESRCH;

    struct process *one = pid > 0 ? process_of_task(t->k, pid) : NULL;

    if (pid == INT32_MIN || (pid > 0 && !one))
        return -ESRCH;
    if (sig < 0 || sig > KSIG_MAX)
        return -EINVAL;
    if (one)
        return may_signal(t, one, sig) ? signal_send_process(one, sig, &info) : -EPERM;
    for (struct process *p = t->k->processes, *next; p; p = next) {
        next = p->next;
        if (!chosen_by_kill(t, p, pid))
            continue;
        int r = may_signal(t, p, sig) ? signal_send_process(p, sig, &info) : -EPERM;

        if (result != 0)
            result = r;
    }
    return result;
}

/* kill(2) of System V, which looks at the signal first. */
int64_t sys_sysv_kill(struct thread *t, int pid, int sig)
{
    return sig < 0 || sig > KSIG_MAX ? -EINVAL : sys_kill(t, pid, sig);
}

static int64_t send_to_thread(struct thread *t, int tgid, int tid, int sig, const struct ksiginfo *info)
{
    if (tid <= 0 || tgid == 0)
        return -EINVAL;
    struct process *p = process_of_task(t->k, tid);
    struct thread *to = thread_find(t->k, tid);

    if (!p || (tgid > 0 && p->pid != tgid))
        return -ESRCH;
    if (sig < 0 || sig > KSIG_MAX)
        return -EINVAL;
    if (!may_signal(t, p, sig))
        return -EPERM;
    return to ? signal_send_thread(to, sig, info) : 0; /* the main thread may have ended */
}

int64_t sys_tkill(struct thread *t, int tid, int sig)
{
    struct ksiginfo info = from_user(t, sig, SI_TKILL);

    return send_to_thread(t, -1, tid, sig, &info);
}

int64_t sys_tgkill(struct thread *t, int tgid, int tid, int sig)
{
    struct ksiginfo info = from_user(t, sig, SI_TKILL);

    if (tgid <= 0)
        return -EINVAL;
    return send_to_thread(t, tgid, tid, sig, &info);
}

/* Reads the siginfo of rt_sigqueueinfo(2): the guest sets number, code, pid, uid and value. */
static int get_siginfo(struct thread *t, uint64_t va, struct ksiginfo *out)
{
    int64_t v[8];

    if (get_struct(t, va, t->p->abi->word == 8 ? "iii0iIp" : "iiiiIp", v))
        return -EFAULT;
    *out = (struct ksiginfo){.sig = sig_host(t->p->abi, (int)v[0]),
                             .err = (int)v[1],
                             .code = (int)v[2],
                             .layout = KSI_RT,
                             .pid = (int)v[3],
                             .uid = (unsigned)v[4],
                             .value = (uint64_t)v[5]};
    return 0;
}

/* Returns whether the code claims to come from the kernel or from kill() although the receiver is another process (rt_sigqueueinfo(2)). */
static bool code_is_forged(const struct thread *t, int code, int pid)
{
    return (code >= 0 || code == SI_TKILL) && pid != t->p->pid;
}

int64_t signal_queue_checked(struct thread *t, struct process *p, int sig, uint64_t info_at)
{
    struct ksiginfo info = {.sig = sig, .layout = KSI_KILL, .pid = t->p->pid, .uid = t->p->uid};

    if (info_at && get_siginfo(t, info_at, &info))
        return -EFAULT;
    if (info.sig != sig)
        return -EINVAL;
    if (info_at && code_is_forged(t, info.code, p->pid))
        return -EPERM;
    return may_signal(t, p, sig) ? signal_send_process(p, sig, &info) : -EPERM;
}

int64_t sys_rt_sigqueueinfo(struct thread *t, int tgid, int sig, uint64_t info_at)
{
    struct process *p = process_of_task(t->k, tgid);
    struct ksiginfo info;

    if (get_siginfo(t, info_at, &info))
        return -EFAULT;
    if (code_is_forged(t, info.code, tgid))
        return -EPERM;
    if (sig < 0 || sig > KSIG_MAX)
        return -EINVAL;
    if (!p)
        return -ESRCH;
    return may_signal(t, p, sig) ? signal_send_process(p, sig, &info) : -EPERM;
}

int64_t signal_queue_value(struct thread *t, int pid, int sig, int code, uint64_t value)
{
    const struct ksiginfo info = {.sig = sig, .code = code, .layout = KSI_RT, .pid = t->p->pid, .uid = t->p->uid, .value = value};
    struct process *p = pid > 0 ? process_of_task(t->k, pid) : NULL;

    if (sig < 0 || sig > KSIG_MAX)
        return -EINVAL;
    if (!p)
        return -ESRCH;
    return may_signal(t, p, sig) ? signal_send_process(p, sig, &info) : -EPERM;
}

int64_t sys_rt_tgsigqueueinfo(struct thread *t, int tgid, int tid, int sig, uint64_t info_at)
{
    struct ksiginfo info;

    if (get_siginfo(t, info_at, &info))
        return -EFAULT;
    if (tgid <= 0 || tid <= 0)
        return -EINVAL;
    if (code_is_forged(t, info.code, tgid))
        return -EPERM;
    return send_to_thread(t, tgid, tid, sig, &info);
}

int64_t sys_restart_syscall(struct thread *t)
{
    return -EINTR; /* interrupted calls restart inside the kernel */
}
