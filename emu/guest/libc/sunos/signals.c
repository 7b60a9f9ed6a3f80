/*
 * signals.c - signals: actions, masks, names. The kernel enters sigacthandler() with a context and never gets control back from a handler;
 * setcontext() ends it. sigaction(2), signal(3C), psignal(3C).
 */
#include "threads.h"

typedef struct {
    unsigned words[4];
} signals;
union sigval { /* a union is not passed as its members are */
    int number;
    void *pointer;
};
typedef void handler(int sig, void *info, void *context);
struct sigaction {
    int flags;
    handler *handler;
    signals mask;
#ifndef __LP64__
    int reserved[2];
#endif
};
enum { SIGNALS = 49, SA_ONSTACK = 1, SA_RESETHAND = 2, SA_RESTART = 4, SA_SIGINFO = 8, SA_NODEFER = 0x10, SA_NOCLDWAIT = 0x10000 };
enum { SIG_BLOCK = 1, SIG_UNBLOCK, SIG_SETMASK };
#define SIG_ERR  ((handler *)-1)
#define SIG_HOLD ((handler *)2)

int setcontext(const void *context);

/* What the program set. The kernel has sigacthandler() for all. */
static handler *handlers[SIGNALS];

static void sigacthandler(int sig, void *info, void *context)
{
    handlers[sig](sig, info, context);
    setcontext(context);
}

static int is_handler(handler *h)
{
    return (uintptr_t)h > 2;
}

int sigaction(int sig, const struct sigaction *act, struct sigaction *old)
{
    if (sig < 1 || sig >= SIGNALS) {
        errno = EINVAL;
        return -1;
    }
    handler *const before = handlers[sig];
    struct sigaction own, was;

    if (act) {
        own = *act;
        /* It is in place before the kernel can use it. */
        if (is_handler(act->handler)) {
            handlers[sig] = act->handler;
            own.handler = sigacthandler;
        }
    }
    if (CALL(SYS_sigaction, (long)sig, act ? &own : NULL, &was)) {
        handlers[sig] = before;
        return -1;
    }
    if (old) {
        *old = was;
        if (was.handler == sigacthandler)
            old->handler = before;
    }
    return 0;
}

/* The set without SIGCANCEL, which ends threads. */
static const signals *without_cancel(const signals *set, signals *room)
{
    enum { SIGCANCEL = 36 };

    if (!set)
        return NULL;
    *room = *set;
    room->words[(SIGCANCEL - 1) / 32] &= ~(1u << (SIGCANCEL - 1) % 32);
    return room;
}

/* Returns the error number. */
int pthread_sigmask(int how, const signals *set, signals *old)
{
    signals room;
    const struct call_result r = system_call(SYS_sigprocmask, (long)how, without_cancel(set, &room), old);

    return r.value < 0 ? (int)-r.value : 0;
}

int sigprocmask(int how, const signals *set, signals *old)
{
    const int error = pthread_sigmask(how, set, old);

    if (error)
        errno = error;
    return error ? -1 : 0;
}
__typeof__(pthread_sigmask) thr_sigsetmask __attribute__((alias("pthread_sigmask")));

int sigpending(signals *set)
{
    return (int)CALL(SYS_sigpendsys, 1L, set);
}

int sigsuspend(const signals *set)
{
    signals room;

    cancel_enter();
    const long done = CALL(SYS_sigsuspend, without_cancel(set, &room));

    cancel_leave();
    return (int)done;
}

int sigaltstack(const void *stack, void *old)
{
    return (int)CALL(SYS_sigaltstack, stack, old);
}

int sigtimedwait(const signals *set, void *info, const struct timespec *timeout)
{
    cancel_enter();
    const long done = CALL(SYS_sigtimedwait, set, info, timeout);

    cancel_leave();
    return (int)done;
}

int sigwaitinfo(const signals *set, void *info)
{
    return sigtimedwait(set, info, NULL);
}

/* The older sigwait(): its result is the signal. */
int sigwait(const signals *set)
{
    return sigwaitinfo(set, NULL);
}

int __posix_sigwait(const signals *set, int *sig)
{
    const int found = sigwaitinfo(set, NULL);

    if (found < 0)
        return errno;
    *sig = found;
    return 0;
}

int sigqueue(int id, int sig, union sigval value)
{
    return (int)CALL(SYS_sigqueue, (long)id, (long)sig, value.pointer, -2L);
}

/* ---- sets --------------------------------------------------------------------------------------------------------------- */

int sigemptyset(signals *s)
{
    memset(s, 0, sizeof *s);
    return 0;
}

int sigfillset(signals *s)
{
    *s = (signals){{~0u, (1u << (SIGNALS - 33)) - 1, 0, 0}};
    return 0;
}

static int is_signal(int sig)
{
    if (sig >= 1 && sig < SIGNALS)
        return 1;
    errno = EINVAL;
    return 0;
}

int sigaddset(signals *s, int sig)
{
    if (!is_signal(sig))
        return -1;
    s->words[(sig - 1) / 32] |= 1u << (sig - 1) % 32;
    return 0;
}

int sigdelset(signals *s, int sig)
{
    if (!is_signal(sig))
        return -1;
    s->words[(sig - 1) / 32] &= ~(1u << (sig - 1) % 32);
    return 0;
}

int sigismember(const signals *s, int sig)
{
    return is_signal(sig) ? (int)(s->words[(sig - 1) / 32] >> (sig - 1) % 32 & 1) : -1;
}

/* ---- System V's functions --------------------------------------------------------------------------------------------------- */

static handler *set_handler(int sig, handler *h, int flags)
{
    struct sigaction act = {.flags = flags, .handler = h}, old;

    if (sig == SIGCHLD && h == (handler *)1)
        act.flags |= SA_NOCLDWAIT;
    return sigaction(sig, &act, &old) ? SIG_ERR : old.handler;
}

handler *signal(int sig, handler *h)
{
    return set_handler(sig, h, SA_RESETHAND | SA_NODEFER);
}

/* A handler stays, and calls go on after it. */
handler *bsd_signal(int sig, handler *h)
{
    return set_handler(sig, h, SA_RESTART);
}

static int change_one(int how, int sig)
{
    signals set;

    sigemptyset(&set);
    return sigaddset(&set, sig) ? -1 : sigprocmask(how, &set, NULL);
}

int sighold(int sig)
{
    return change_one(SIG_BLOCK, sig);
}

int sigrelse(int sig)
{
    return change_one(SIG_UNBLOCK, sig);
}

int sigignore(int sig)
{
    return set_handler(sig, (handler *)1, 0) == SIG_ERR ? -1 : sigrelse(sig);
}

int sigpause(int sig)
{
    signals mask;

    return sigprocmask(SIG_BLOCK, NULL, &mask) || sigdelset(&mask, sig) ? -1 : sigsuspend(&mask);
}

/* A handler stays, and its signal is blocked while it runs; SIG_HOLD blocks the signal. */
handler *sigset(int sig, handler *h)
{
    struct sigaction old;
    signals mask;

    if (sigprocmask(SIG_BLOCK, NULL, &mask) || sigaction(sig, NULL, &old))
        return SIG_ERR;
    if (h == SIG_HOLD ? sighold(sig) : set_handler(sig, h, 0) == SIG_ERR || sigrelse(sig))
        return SIG_ERR;
    return sigismember(&mask, sig) ? SIG_HOLD : old.handler;
}

/* Do calls end when the signal interrupts them? */
int siginterrupt(int sig, int ends)
{
    struct sigaction act;

    if (sigaction(sig, NULL, &act))
        return -1;
    act.flags = ends ? act.flags & ~SA_RESTART : act.flags | SA_RESTART;
    return sigaction(sig, &act, NULL);
}

/* ---- names ------------------------------------------------------------------------------------------------------------------ */

static const char *const names[] = {"UNKNOWN SIGNAL",
                                    "Hangup",
                                    "Interrupt",
                                    "Quit",
                                    "Illegal Instruction",
                                    "Trace/Breakpoint Trap",
                                    "Abort",
                                    "Emulation Trap",
                                    "Arithmetic Exception",
                                    "Killed",
                                    "Bus Error",
                                    "Segmentation Fault",
                                    "Bad System Call",
                                    "Broken Pipe",
                                    "Alarm Clock",
                                    "Terminated",
                                    "User Signal 1",
                                    "User Signal 2",
                                    "Child Status Changed",
                                    "Power-Fail/Restart",
                                    "Window Size Change",
                                    "Urgent Socket Condition",
                                    "Pollable Event",
                                    "Stopped (signal)",
                                    "Stopped (user)",
                                    "Continued",
                                    "Stopped (tty input)",
                                    "Stopped (tty output)",
                                    "Virtual Timer Expired",
                                    "Profiling Timer Expired",
                                    "Cpu Limit Exceeded",
                                    "File Size Limit Exceeded",
                                    "No runnable lwp",
                                    "Inter-lwp signal",
                                    "Checkpoint Freeze",
                                    "Checkpoint Thaw",
                                    "Thread Cancellation",
                                    "Resource Lost"};

char *strsignal(int sig)
{
    return sig > 0 && sig < (int)(sizeof names / sizeof *names) ? (char *)names[sig] : NULL;
}

void psignal(int sig, const char *text)
{
    const char *name = strsignal(sig);

    fflush(stderr);
    if (text && *text) {
        write(2, text, strlen(text));
        write(2, ": ", 2);
    }
    name = name ? name : names[0];
    write(2, name, strlen(name));
    write(2, "\n", 1);
}

/* ---- names without SIG ------------------------------------------------------------------------------------------------------ */

enum { RTMIN = 41, RTMAX = 48, SIGNAL_NAME_BYTES = 32 };
static const char signal_names[][8] = {"EXIT", "HUP",    "INT",  "QUIT",   "ILL",  "TRAP", "ABRT",   "EMT",  "FPE",  "KILL",  "BUS",
                                       "SEGV", "SYS",    "PIPE", "ALRM",   "TERM", "USR1", "USR2",   "CLD",  "PWR",  "WINCH", "URG",
                                       "POLL", "STOP",   "TSTP", "CONT",   "TTIN", "TTOU", "VTALRM", "PROF", "XCPU", "XFSZ",  "WAITING",
                                       "LWP",  "FREEZE", "THAW", "CANCEL", "LOST", "XRES", "JVM1",   "JVM2"};

int sig2str(int sig, char *name)
{
    if (sig < 0 || sig > RTMAX)
        return -1;
    if (sig < RTMIN)
        strcpy(name, signal_names[sig]);
    else if (sig == RTMIN || sig == RTMAX)
        strcpy(name, sig == RTMIN ? "RTMIN" : "RTMAX");
    else
        snprintf(name, SIGNAL_NAME_BYTES, sig - RTMIN < RTMAX - sig ? "RTMIN+%d" : "RTMAX-%d",
                 sig - RTMIN < RTMAX - sig ? sig - RTMIN : RTMAX - sig);
    return 0;
}

/* Takes what sig2str() gives, a number, and other names of three signals. */
int str2sig(const char *name, int *sig)
{
    char own[SIGNAL_NAME_BYTES], *end;
    const long n = strtol(name, &end, 10);

    *sig = !strcmp(name, "CHLD") ? 18 : !strcmp(name, "IO") ? 22 : !strcmp(name, "IOT") ? 6 : end > name && !*end ? (int)n : -1;
    for (int i = 0; *sig < 0 && i <= RTMAX; i++)
        if (!sig2str(i, own) && !strcmp(own, name))
            *sig = i;
    return *sig < 0 || *sig > RTMAX ? -1 : 0;
}
