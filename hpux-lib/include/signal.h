/* <signal.h> of HP-UX, for programs that som-ld links. */
#ifndef _SIGNAL_INCLUDED
#define _SIGNAL_INCLUDED
typedef struct {
    unsigned sigset[8];
} sigset_t;

union sigval {
    int sival_int;
    void *sival_ptr;
};
/* The kernel's, which is Linux's. */
typedef struct {
    int si_signo, si_errno, si_code;
#ifdef __LP64__
    int __pad;
#endif
    int si_pid;
    unsigned si_uid;
    union {
        union sigval si_value;
        int si_status;
    } __of;
    char __more[sizeof(long) == 8 ? 96 : 104];
} siginfo_t;
#define si_value  __of.si_value
#define si_status __of.si_status

struct sigaction {
    void (*sa_handler)(int);
    sigset_t sa_mask;
    int sa_flags;
};

#define SIG_DFL ((void (*)(int))0)
#define SIG_IGN ((void (*)(int))1)
enum {
    SIGHUP = 1,
    SIGINT,
    SIGFPE = 8,
    SIGKILL,
    SIGBUS,
    SIGSEGV,
    SIGPIPE = 13,
    SIGALRM,
    SIGTERM,
    SIGUSR1,
    SIGUSR2,
    SIGCHLD,
    SIGVTALRM = 20,
    SIGPROF,
    SIGSTOP = 24,
    SIGCONT = 26,
    SIGRTMIN = 37
};
enum { SA_SIGINFO = 0x10 };
enum { SI_QUEUE = -1, SI_MESGQ = -3 };
enum { CLD_EXITED = 1, CLD_KILLED, CLD_STOPPED = 5, CLD_CONTINUED };
enum { SIG_BLOCK, SIG_UNBLOCK, SIG_SETMASK };

void (*signal(int, void (*)(int)))(int);
int sigqueue(int, int, union sigval), sigwaitinfo(const sigset_t *, siginfo_t *);
int kill(int, int), raise(int), sigaction(int, const struct sigaction *, struct sigaction *),
    sigprocmask(int, const sigset_t *, sigset_t *);
int sigemptyset(sigset_t *), sigaddset(sigset_t *, int), sigismember(const sigset_t *, int), sigsuspend(const sigset_t *),
    sigpending(sigset_t *), sigwait(const sigset_t *, int *);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
#endif
