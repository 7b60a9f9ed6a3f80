/* HP-UX's system calls that differ from Linux's, on both machines. */
#include <sched.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>

#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/machine.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/hpux/hpux.h"
#include "emu/kernel/ipc/mqueue.h"
#include "emu/kernel/process/limits.h"
#include "emu/kernel/process/wait.h"
#include "emu/kernel/time/timers.h"
#include "emu/kernel/vfs/dir.h"
#include "emu/kernel/vfs/rw.h"

/* ---- processes: calls with a second result ------------------------------------------------------------------------ */

static void second_result(struct thread *t, uint64_t value)
{
    t->p->abi->call_second_result(t, value);
}

/* The second result tells parent (0) and child (1): clone_regs() sets the child's. */
int64_t sys_hpux_fork(struct thread *t)
{
    second_result(t, 0);
    return sys_fork(t);
}

int64_t sys_hpux_vfork(struct thread *t)
{
    second_result(t, 0);
    return sys_vfork(t);
}

int64_t sys_hpux_getpid(struct thread *t)
{
    second_result(t, (uint64_t)sys_getppid(t));
    return sys_getpid(t);
}

int64_t sys_hpux_getuid(struct thread *t)
{
    second_result(t, t->p->euid);
    return t->p->uid;
}

int64_t sys_hpux_getgid(struct thread *t)
{
    second_result(t, t->p->egid);
    return t->p->gid;
}

int64_t sys_hpux_wait(struct thread *t, uint64_t status)
{
    return sys_wait4(t, -1, status, 0, 0);
}

int64_t sys_hpux_wait3(struct thread *t, uint64_t status, unsigned options, uint64_t rusage)
{
    return sys_wait4(t, -1, status, options, rusage);
}

/* Which timer it is comes before the pointers. */
int64_t sys_hpux_setitimer(struct thread *t, int which, uint64_t new_at, uint64_t old_at)
{
    return which < ITIMER_REAL || which > ITIMER_PROF ? -EINVAL : sys_setitimer(t, which, new_at, old_at);
}

int64_t sys_hpux_waitid(struct thread *t, int kind, int id, uint64_t info_at, unsigned options)
{
    if ((kind != P_ALL && kind != P_PID && kind != P_PGID) || options & ~(unsigned)(WNOHANG | WNOWAIT | WEXITED | WSTOPPED | WCONTINUED))
        return -EINVAL;
    return wait_with_info(t, kind, id, info_at, options, 0);
}

/* setpgrp(2): begins a session, unless the process leads a group. */
int64_t sys_hpux_setpgrp(struct thread *t)
{
    (void)sys_setsid(t);
    return t->p->pgid;
}

/* ---- memory ----------------------------------------------------------------------------------------------------------- */

int64_t sys_hpux_brk(struct thread *t, uint64_t end)
{
    return (uint64_t)sys_brk(t, end) == end ? 0 : -ENOMEM;
}

int64_t sys_hpux_mmap64(struct thread *t, uint64_t addr, uint64_t len, unsigned prot, unsigned flags, int fd, int64_t offset)
{
    return sys_mmap(t, addr, len, prot, flags, fd, (uint64_t)offset);
}

/* ---- limits and configuration ------------------------------------------------------------------------------------------- */

/* The host's number of each RLIMIT_. */
static const uint8_t limits[] = {RLIMIT_CPU, RLIMIT_FSIZE, RLIMIT_DATA, RLIMIT_STACK, RLIMIT_CORE, RLIMIT_RSS, RLIMIT_NOFILE, RLIMIT_AS};
static const uint64_t INFINITY_32 = 0x7fffffff, INFINITY_64 = 0x7fffffffffffffff;

static uint64_t limit_out(uint64_t value, uint64_t infinity)
{
    return value > infinity ? infinity : value;
}

static int64_t get_limit(struct thread *t, unsigned which, uint64_t at, const char *format, uint64_t infinity)
{
    if (which >= sizeof limits)
        return -EINVAL;
    uint64_t soft = limit_out(t->p->rlimits[limits[which]].cur, infinity), hard = limit_out(t->p->rlimits[limits[which]].max, infinity);

    return PUT(t, at, format, (int64_t)soft, (int64_t)hard) ? -EFAULT : 0;
}

int64_t sys_hpux_getrlimit(struct thread *t, unsigned which, uint64_t at)
{
    return get_limit(t, which, at, "LL", t->p->abi->word == 4 ? INFINITY_32 : INFINITY_64);
}

int64_t sys_hpux_getrlimit64(struct thread *t, unsigned which, uint64_t at)
{
    return get_limit(t, which, at, "QQ", INFINITY_64);
}

int64_t sys_hpux_setrlimit(struct thread *t, unsigned which, uint64_t at)
{
    const uint64_t infinity = t->p->abi->word == 4 ? INFINITY_32 : INFINITY_64;
    int64_t v[2];

    if (which >= sizeof limits)
        return -EINVAL;
    if (get_struct(t, at, "LL", v))
        return -EFAULT;
    uint64_t soft = (uint64_t)v[0] >= infinity ? UINT64_MAX : (uint64_t)v[0],
             hard = (uint64_t)v[1] >= infinity ? UINT64_MAX : (uint64_t)v[1];

    return limit_set(t, t->p, limits[which], soft, hard);
}

int64_t sys_hpux_getdtablesize(struct thread *t)
{
    return (int64_t)t->p->rlimits[RLIMIT_NOFILE].cur;
}

int64_t sys_hpux_ulimit(struct thread *t, int command, int64_t value)
{
    enum { UL_GETFSIZE = 1, UL_GETMAXBRK = 3, BLOCK = 512 };

    (void)value;
    switch (command) {
    case UL_GETFSIZE: return (int64_t)(limit_out(t->p->rlimits[RLIMIT_FSIZE].cur, INFINITY_32) / BLOCK);
    case UL_GETMAXBRK: return (int64_t)t->p->mm->mmap_base;
    default: return -EINVAL;
    }
}

int64_t sys_hpux_sysconf(struct thread *t, int name)
{
    enum { ARG_MAX_BYTES = 2048000, CHILDREN = 1024, GROUPS = 20, PA_RISC_2_0 = 0x214, IA64 = 0x300 };

    switch (name) {
    case 0: return ARG_MAX_BYTES;
    case 1: return CHILDREN;
    case 2: return t->k->options.hz;
    case 3: return GROUPS;
    case 4: return (int64_t)t->p->rlimits[RLIMIT_NOFILE].cur;
    case 5: return 1; /* _SC_JOB_CONTROL */
    case 6: return 1; /* _SC_SAVED_IDS */
    case 3001: return (int64_t)1 << t->p->abi->page_shift;
    case 10001: return t->p->abi->word == 4 && t->p->abi->stack_grows_up ? PA_RISC_2_0 : IA64;
    default: return -EINVAL;
    }
}

/* struct utsname: five fields of 9 bytes, and an id number of 15. */
int64_t sys_hpux_utssys(struct thread *t, uint64_t buffer, unsigned dev, int type)
{
    enum { UNAME = 0, FIELD = 9, FIELDS = 5, ID = 15 };
    const char *const names[FIELDS] = {"HP-UX", t->k->hostname, "B.11.31", "U", t->p->abi->machine};
    char out[FIELDS * FIELD + ID] = {0};

    (void)dev;
    if (type != UNAME)
        return -EINVAL;
    for (unsigned i = 0; i < FIELDS; i++)
        memcpy(out + i * FIELD, names[i], strnlen(names[i], FIELD - 1));
    memcpy(out + FIELDS * FIELD, "0000000000", 10);
    return copy_out(t, buffer, out, sizeof out);
}

/* CLOCK_REALTIME is 1; CLOCK_VIRTUAL and CLOCK_PROFILE are the process's times. */
int64_t sys_hpux_clock_gettime(struct thread *t, int clock, uint64_t at)
{
    enum { REALTIME = 1, VIRTUAL = 2, PROFILE = 4 };

    switch (clock) {
    case REALTIME: return sys_clock_gettime(t, CLOCK_REALTIME, at);
    case VIRTUAL:
    case PROFILE: return sys_clock_gettime(t, CLOCK_PROCESS_CPUTIME_ID, at);
    default: return -EINVAL;
    }
}

int64_t sys_hpux_clock_getres(struct thread *t, int clock, uint64_t at)
{
    enum { REALTIME = 1, VIRTUAL = 2, PROFILE = 4 };

    return clock == REALTIME || clock == VIRTUAL || clock == PROFILE ? sys_clock_getres(t, CLOCK_REALTIME, at) : -EINVAL;
}

int64_t sys_hpux_clock_settime(struct thread *t, int clock, uint64_t at)
{
    enum { REALTIME = 1 };

    return clock == REALTIME ? sys_clock_settime(t, CLOCK_REALTIME, at) : -EINVAL;
}

/* struct sigevent begins with notify, signo, value: an assumption, as the numbers of SIGEV_NONE and SIGEV_SIGNAL are. */
struct event {
    bool silent;
    int sig; /* the host's number */
    uint64_t value;
};

static int get_event(struct thread *t, uint64_t va, struct event *out)
{
    enum { NONE = 0, SIGNAL = 1 };
    int64_t v[3];

    if (get_struct(t, va, "iip", v))
        return -EFAULT;
    if (v[0] != NONE && v[0] != SIGNAL)
        return -EINVAL;
    *out = (struct event){.silent = v[0] == NONE, .sig = sig_host(t->p->abi, (int)v[1]), .value = (uint64_t)v[2]};
    return 0;
}

int64_t sys_hpux_timer_create(struct thread *t, int clock, uint64_t event_at, uint64_t timerid)
{
    enum { REALTIME = 1 };
    struct event event;

    if (clock != REALTIME)
        return -EINVAL;
    if (!event_at)
        return sys_timer_create(t, CLOCK_REALTIME, 0, timerid);
    const int error = get_event(t, event_at, &event);

    return error ? error : posix_timer_create(t, CLOCK_REALTIME, event.silent, event.sig, event.value, timerid);
}

int64_t sys_hpux_mq_notify(struct thread *t, int queue, uint64_t event_at)
{
    struct event event;

    if (!event_at)
        return sys_mq_notify(t, queue, 0);
    const int error = get_event(t, event_at, &event);

    return error ? error : mqueue_notify_signal(t, queue, event.silent, event.sig, event.value);
}

/* ---- scheduling ----------------------------------------------------------------------------------------------------------- */

/* GCC's s-osinte__hpux.ads has the policies' numbers. */
static const uint8_t policies[] = {SCHED_FIFO, SCHED_RR, SCHED_OTHER};

int hpux_policy_to_host(int policy)
{
    return policy >= 0 && policy < (int)sizeof policies ? policies[policy] : -1;
}

int64_t hpux_policy_to_guest(int64_t host)
{
    for (unsigned i = 0; i < sizeof policies; i++)
        if (host == policies[i])
            return i;
    return host < 0 ? host : SCHED_OTHER;
}

int64_t sys_hpux_sched_setscheduler(struct thread *t, int pid, int policy, uint64_t param)
{
    const int64_t old = sys_hpux_sched_getscheduler(t, pid);
    const int64_t error = old < 0 ? old : sys_sched_setscheduler(t, pid, hpux_policy_to_host(policy), param);

    return error < 0 ? error : old;
}

int64_t sys_hpux_sched_getscheduler(struct thread *t, int pid)
{
    return hpux_policy_to_guest(sys_sched_getscheduler(t, pid));
}

int64_t sys_hpux_sched_get_priority_max(struct thread *t, int policy)
{
    return sys_sched_get_priority_max(t, hpux_policy_to_host(policy));
}

int64_t sys_hpux_sched_get_priority_min(struct thread *t, int policy)
{
    return sys_sched_get_priority_min(t, hpux_policy_to_host(policy));
}

/* ---- files ----------------------------------------------------------------------------------------------------------------- */

/* A 64-bit result is in both registers on PA-RISC. */
int64_t sys_hpux_lseek64(struct thread *t, int fd, int64_t offset, int whence)
{
    int64_t at = file_seek(t, fd, offset, whence);

    if (at < 0 || t->p->abi->word == 8 || t->p->abi->swizzled)
        return at;
    second_result(t, (uint32_t)at);
    return at >> 32;
}

/* struct dirent of the kernel: d_off (64 bits), d_ino, d_reclen, d_namlen, d_name. */
static size_t pack_record(const struct abi *abi, const struct dir_record *r, char *out)
{
    const size_t head = 16, name = strlen(r->name), length = (head + name + 1 + 7) & ~(size_t)7;
    const int64_t v[4] = {(int64_t)r->next, (int64_t)(uint32_t)r->ino, (int64_t)length, (int64_t)name};

    memset(out, 0, length);
    pack_struct(abi, false, "qIHH", v, out);
    memcpy(out + head, r->name, name);
    return length;
}

int64_t sys_hpux_getdents(struct thread *t, int fd, uint64_t buffer, unsigned size)
{
    return dir_list(t, fd, buffer, size, pack_record);
}

int64_t sys_hpux_getdirentries(struct thread *t, int fd, uint64_t buffer, unsigned size, uint64_t base_at)
{
    int64_t base = file_seek(t, fd, 0, SEEK_CUR), result = base < 0 ? base : dir_list(t, fd, buffer, size, pack_record);

    return result >= 0 && base_at && PUT(t, base_at, "l", base) ? -EFAULT : result;
}

/* ---- signals ------------------------------------------------------------------------------------------------------------------ */

void hpux_sigset_pack(ksigset set, uint8_t bytes[HPUX_SIGSET_BYTES])
{
    ksigset guest = sigset_translate(hpux_sig_to_guest, set);

    memset(bytes, 0, HPUX_SIGSET_BYTES);
    for (unsigned sig = 0; sig < KSIG_MAX; sig++)
        if (guest >> sig & 1)
            bytes[sig / 32 * 4 + 3 - sig % 32 / 8] |= (uint8_t)(1 << sig % 8);
}

ksigset hpux_sigset_unpack(const uint8_t bytes[HPUX_SIGSET_BYTES])
{
    ksigset guest = 0;

    for (unsigned sig = 0; sig < KSIG_MAX; sig++)
        if (bytes[sig / 32 * 4 + 3 - sig % 32 / 8] >> sig % 8 & 1)
            guest |= (ksigset)1 << sig;
    return sigset_translate(hpux_sig_to_host, guest);
}

static int get_set(struct thread *t, uint64_t at, ksigset *out)
{
    uint8_t bytes[HPUX_SIGSET_BYTES];

    if (copy_in(t, bytes, at, sizeof bytes))
        return -EFAULT;
    *out = hpux_sigset_unpack(bytes);
    return 0;
}

static int put_set(struct thread *t, uint64_t at, ksigset set)
{
    uint8_t bytes[HPUX_SIGSET_BYTES];

    hpux_sigset_pack(set, bytes);
    return copy_out(t, at, bytes, sizeof bytes);
}

static int64_t change_mask(struct thread *t, int how, ksigset set)
{
    switch (how) {
    case SIG_BLOCK: signal_set_mask(t, t->mask | set); return 0;
    case SIG_UNBLOCK: signal_set_mask(t, t->mask & ~set); return 0;
    case SIG_SETMASK: signal_set_mask(t, set); return 0;
    default: return -EINVAL;
    }
}

int64_t sys_hpux_sigprocmask(struct thread *t, int how, uint64_t set_at, uint64_t old_at)
{
    ksigset old = t->mask, set;
    int64_t error = 0;

    if (set_at && get_set(t, set_at, &set))
        return -EFAULT;
    if (set_at)
        error = change_mask(t, how, set);
    return error ? error : old_at ? put_set(t, old_at, old) : 0;
}

int64_t sys_hpux_sigpending(struct thread *t, uint64_t set_at)
{
    return put_set(t, set_at, signal_pending_in(t, t->mask));
}

static int64_t suspend(struct thread *t, ksigset mask)
{
    if (!t->call.again)
        signal_temporary_mask(t, mask);
    return sys_block(t, -ERESTARTNOHAND);
}

int64_t sys_hpux_sigsuspend(struct thread *t, uint64_t set_at)
{
    ksigset set = 0;

    if (!t->call.again && get_set(t, set_at, &set))
        return -EFAULT;
    return suspend(t, set);
}

int64_t sys_hpux_sigtimedwait(struct thread *t, uint64_t set_at, uint64_t info_at, uint64_t timeout)
{
    struct ksiginfo info;
    ksigset set = 0;

    if (!t->call.again && get_set(t, set_at, &set))
        return -EFAULT;
    int64_t sig = signal_wait(t, set, timeout, &info);

    return sig > 0 && info_at && put_siginfo(t, info_at, &info) ? -EFAULT : sig;
}

int64_t sys_hpux_sigqueue(struct thread *t, int pid, int sig, uint64_t value)
{
    return signal_queue_value(t, pid, sig, SI_QUEUE, value);
}

/* Sets an action, and returns the former one. 0 or -errno. */
static int exchange_action(struct thread *t, int sig, const struct ksigaction *act, struct ksigaction *old)
{
    if (sig < 1 || sig > KSIG_MAX || (act && (sig == SIGKILL || sig == SIGSTOP)))
        return -EINVAL;
    *old = *sighand_action(t->p, sig);
    if (act)
        signal_set_action(t->p, sig, act);
    return 0;
}

/* struct sigaction: sa_handler, sa_mask (8 words), sa_flags. */
int64_t sys_hpux_sigaction(struct thread *t, int sig, uint64_t act_at, uint64_t old_at)
{
    const uint64_t mask = t->p->abi->word, flags = mask + HPUX_SIGSET_BYTES;
    struct ksigaction act = {0}, old;
    uint32_t bits;

    if (act_at) {
        if (get_word(t, act_at, &act.handler) || get_set(t, act_at + mask, &act.mask) || get_u32(t, act_at + flags, &bits))
            return -EFAULT;
        act.flags = (int)flags_to_host(hpux_sa_flags, bits);
        act.mask &= ~(ksigbit(SIGKILL) | ksigbit(SIGSTOP));
    }
    int error = exchange_action(t, sig, act_at ? &act : NULL, &old);

    if (error || !old_at)
        return error;
    return PUT(t, old_at, "p", (int64_t)old.handler) || put_set(t, old_at + mask, old.mask) ||
                   put_u32(t, old_at + flags, (uint32_t)flags_to_guest(hpux_sa_flags, (unsigned)old.flags))
               ? -EFAULT
               : 0;
}

/* The masks of 4.2BSD's calls have the first 32 signals. */
static ksigset from_word(uint32_t mask)
{
    return sigset_translate(hpux_sig_to_host, mask);
}

static uint32_t to_word(ksigset set)
{
    return (uint32_t)sigset_translate(hpux_sig_to_guest, set);
}

/* struct sigvec: sv_handler, sv_mask, sv_flags (SV_ONSTACK 1, SV_BSDSIG 2: restart, SV_RESETHAND 4). */
int64_t sys_hpux_sigvector(struct thread *t, int sig, uint64_t vec_at, uint64_t old_at)
{
    static const struct flag_pair flags[] = {{SA_ONSTACK, 1}, {SA_RESTART, 2}, {SA_RESETHAND, 4}, {0, 0}};
    struct ksigaction act = {0}, old;
    int64_t v[3];

    if (vec_at && get_struct(t, vec_at, "pii", v))
        return -EFAULT;
    if (vec_at)
        act = (struct ksigaction){
            .handler = (uint64_t)v[0], .mask = from_word((uint32_t)v[1]), .flags = (int)flags_to_host(flags, (uint64_t)v[2])};
    int error = exchange_action(t, sig, vec_at ? &act : NULL, &old);

    if (error || !old_at)
        return error;
    return PUT(t, old_at, "pii", (int64_t)old.handler, (int64_t)to_word(old.mask), (int64_t)flags_to_guest(flags, (unsigned)old.flags))
               ? -EFAULT
               : 0;
}

int64_t sys_hpux_sigblock(struct thread *t, unsigned mask)
{
    uint32_t old = to_word(t->mask);

    signal_set_mask(t, t->mask | from_word(mask));
    return old;
}

int64_t sys_hpux_sigsetmask(struct thread *t, unsigned mask)
{
    uint32_t old = to_word(t->mask);

    signal_set_mask(t, (t->mask & ~from_word(UINT32_MAX)) | from_word(mask));
    return old;
}

int64_t sys_hpux_sigpause(struct thread *t, unsigned mask)
{
    return suspend(t, from_word(mask));
}

/* stack_t: ss_sp, ss_size, ss_flags. */
int64_t sys_hpux_sigaltstack(struct thread *t, uint64_t new_at, uint64_t old_at)
{
    const uint64_t sp = t->p->abi->stack_pointer(t);
    const unsigned flags = on_altstack(t, sp) ? SS_ONSTACK : t->altstack_size ? 0 : SS_DISABLE;
    const struct {
        uint64_t base, size;
    } old = {t->altstack_base, t->altstack_size};
    int64_t v[3];

    if (new_at) {
        if (get_struct(t, new_at, "pLi", v))
            return -EFAULT;
        int error = altstack_set(t, sp, (uint64_t)v[0], (unsigned)v[2], (uint64_t)v[1]);
        if (error)
            return error;
    }
    return old_at && PUT(t, old_at, "pLi", (int64_t)old.base, (int64_t)old.size, (int64_t)flags) ? -EFAULT : 0;
}
