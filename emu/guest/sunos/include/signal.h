/* <signal.h> of SunOS. */
#ifndef _SIGNAL_INCLUDED
#define _SIGNAL_INCLUDED
#include <sys/_timespec.h>
#include <sys/types.h>

typedef struct {
    unsigned __sigbits[4];
} sigset_t;
typedef int sig_atomic_t;

union sigval {
    int sival_int;
    void *sival_ptr;
};
typedef struct siginfo {
    int si_signo, si_code, si_errno;
#ifdef __LP64__
    int __si_pad;
#endif
    __extension__ union {
        __extension__ struct {
            pid_t si_pid;
#ifdef __LP64__
            int __si_pad2;
#endif
            uid_t si_uid;
            __extension__ union {
                union sigval si_value;
                int si_status;
            };
        };
        void *si_addr;
        long si_band;
        int __si_words[sizeof(long) == 8 ? 60 : 29];
    };
} siginfo_t;
struct sigaction {
    int sa_flags;
    __extension__ union {
        void (*sa_handler)(int);
        void (*sa_sigaction)(int, siginfo_t *, void *);
    };
    sigset_t sa_mask;
#ifndef __LP64__
    int sa_resv[2];
#endif
};
typedef struct sigaltstack {
    void *ss_sp;
    size_t ss_size;
    int ss_flags;
} stack_t;
struct sigevent {
    int sigev_notify, sigev_signo;
    union sigval sigev_value;
    void (*sigev_notify_function)(union sigval);
    void *sigev_notify_attributes;
};

#define SIG_DFL  ((void (*)(int))0)
#define SIG_IGN  ((void (*)(int))1)
#define SIG_HOLD ((void (*)(int))2)
#define SIG_ERR  ((void (*)(int)) - 1)

#define SIGHUP     1
#define SIGINT     2
#define SIGQUIT    3
#define SIGILL     4
#define SIGTRAP    5
#define SIGABRT    6
#define SIGIOT     6
#define SIGEMT     7
#define SIGFPE     8
#define SIGKILL    9
#define SIGBUS     10
#define SIGSEGV    11
#define SIGSYS     12
#define SIGPIPE    13
#define SIGALRM    14
#define SIGTERM    15
#define SIGUSR1    16
#define SIGUSR2    17
#define SIGCLD     18
#define SIGCHLD    18
#define SIGPWR     19
#define SIGWINCH   20
#define SIGURG     21
#define SIGPOLL    22
#define SIGIO      22
#define SIGSTOP    23
#define SIGTSTP    24
#define SIGCONT    25
#define SIGTTIN    26
#define SIGTTOU    27
#define SIGVTALRM  28
#define SIGPROF    29
#define SIGXCPU    30
#define SIGXFSZ    31
#define SIGWAITING 32
#define SIGLWP     33
#define SIGFREEZE  34
#define SIGTHAW    35
#define SIGCANCEL  36
#define SIGLOST    37
#define SIGRTMIN   41
#define SIGRTMAX   48
#define NSIG       49

#define SIG_BLOCK   1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3

#define SA_ONSTACK    1
#define SA_RESETHAND  2
#define SA_NOCLDSTOP  0x20000
#define SA_SIGINFO    8
#define SA_NODEFER    0x10
#define SA_RESTART    4
#define SA_NOCLDWAIT  0x10000
#define SS_ONSTACK    1
#define SS_DISABLE    2
#define MINSIGSTKSZ   2048
#define SIGSTKSZ      8192
#define SIGEV_NONE    1
#define SIGEV_SIGNAL  2
#define SI_USER       0
#define SI_LWP        (-1)
#define SI_TIMER      (-3)
#define SI_ASYNCIO    (-4)
#define ILL_ILLOPC    1
#define ILL_ILLOPN    2
#define ILL_ILLADR    3
#define ILL_ILLTRP    4
#define ILL_PRVOPC    5
#define ILL_PRVREG    6
#define ILL_COPROC    7
#define ILL_BADSTK    8
#define FPE_INTDIV    1
#define FPE_INTOVF    2
#define FPE_FLTDIV    3
#define FPE_FLTOVF    4
#define FPE_FLTUND    5
#define FPE_FLTRES    6
#define FPE_FLTINV    7
#define FPE_FLTSUB    8
#define SEGV_MAPERR   1
#define SEGV_ACCERR   2
#define BUS_ADRALN    1
#define BUS_ADRERR    2
#define BUS_OBJERR    3
#define TRAP_BRKPT    1
#define TRAP_TRACE    2
#define SI_QUEUE      (-2)
#define SI_MESGQ      (-5)
#define CLD_EXITED    1
#define CLD_KILLED    2
#define CLD_DUMPED    3
#define CLD_TRAPPED   4
#define CLD_STOPPED   5
#define CLD_CONTINUED 6

int kill(pid_t, int);
int killpg(pid_t, int);
void psignal(int, const char *);
#define SIG2STR_MAX 32
int sig2str(int, char *);
int str2sig(const char *, int *);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int raise(int);
int sigaction(int, const struct sigaction *, struct sigaction *);
int sigaddset(sigset_t *, int);
int sigaltstack(const stack_t *, stack_t *);
int sigdelset(sigset_t *, int);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sighold(int);
int sigignore(int);
int siginterrupt(int, int);
int sigismember(const sigset_t *, int);
int sigpause(int);
int sigpending(sigset_t *);
int sigprocmask(int, const sigset_t *, sigset_t *);
int sigqueue(pid_t, int, union sigval);
int sigrelse(int);
int sigsuspend(const sigset_t *);
int sigtimedwait(const sigset_t *, siginfo_t *, const struct timespec *);
int sigwaitinfo(const sigset_t *, siginfo_t *);
void (*bsd_signal(int, void (*)(int)))(int);
void (*signal(int, void (*)(int)))(int);
void (*sigset(int, void (*)(int)))(int);
#ifdef _POSIX_PTHREAD_SEMANTICS
int sigwait(const sigset_t *, int *) __asm__("__posix_sigwait");
#else
int sigwait(sigset_t *);
#endif
#endif
