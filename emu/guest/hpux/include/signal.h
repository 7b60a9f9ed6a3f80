/* <signal.h> of HP-UX: what si_ fields follow the number of the user, and SIGEV_, are assumptions. */
#ifndef _SIGNAL_INCLUDED
#define _SIGNAL_INCLUDED
#include <sys/_timespec.h>
#include <sys/types.h>

typedef struct {
    unsigned sigset[8];
} sigset_t;
typedef int sig_atomic_t;

union sigval {
    int sival_int;
    void *sival_ptr;
};
typedef struct siginfo {
    int si_signo, si_errno, si_code;
    __extension__ union {
        __extension__ struct {
            pid_t si_pid;
            uid_t si_uid;
            __extension__ union {
                union sigval si_value;
                int si_status;
            };
        };
        void *si_addr;
        long si_band;
        int __si_words[sizeof(void *) == 8 ? 28 : 29];
    };
} siginfo_t;
struct sigaction {
    __extension__ union {
        void (*sa_handler)(int);
        void (*sa_sigaction)(int, siginfo_t *, void *);
    };
    sigset_t sa_mask;
    int sa_flags;
};
typedef struct sigaltstack {
    void *ss_sp;
    size_t ss_size;
    int ss_flags;
} stack_t;
struct sigvec {
    void (*sv_handler)(int);
    int sv_mask, sv_flags;
};
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
#define SIGCHLD    18
#define SIGCLD     18
#define SIGPWR     19
#define SIGVTALRM  20
#define SIGPROF    21
#define SIGIO      22
#define SIGPOLL    22
#define SIGWINCH   23
#define SIGSTOP    24
#define SIGTSTP    25
#define SIGCONT    26
#define SIGTTIN    27
#define SIGTTOU    28
#define SIGURG     29
#define SIGLOST    30
#define SIGRESERVE 31
#define SIGDIL     32
#define SIGXCPU    33
#define SIGXFSZ    34
#define SIGCANCEL  35
#define SIGGFAULT  36
#define SIGRTMIN   37
#define SIGRTMAX   44
#define NSIG       45

#define SIG_BLOCK   0
#define SIG_UNBLOCK 1
#define SIG_SETMASK 2

#define SA_ONSTACK    0x01
#define SA_RESETHAND  0x04
#define SA_NOCLDSTOP  0x08
#define SA_SIGINFO    0x10
#define SA_NODEFER    0x20
#define SA_RESTART    0x40
#define SA_NOCLDWAIT  0x80
#define SV_ONSTACK    1
#define SV_BSDSIG     2
#define SV_RESETHAND  4
#define SS_ONSTACK    1
#define SS_DISABLE    2
#define MINSIGSTKSZ   8192
#define SIGSTKSZ      16384
#define SIGEV_NONE    0
#define SIGEV_SIGNAL  1
#define SI_QUEUE      (-1)
#define SI_MESGQ      (-3)
#define CLD_EXITED    1
#define CLD_KILLED    2
#define CLD_STOPPED   5
#define CLD_CONTINUED 6
#define sigmask(sig)  (1L << ((sig)-1))

int gsignal(int);
int kill(pid_t, int);
int killpg(pid_t, int);
void psignal(int, const char *);
int pthread_kill(int, int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int raise(int);
int sigaction(int, const struct sigaction *, struct sigaction *);
int sigaddset(sigset_t *, int);
int sigaltstack(const stack_t *, stack_t *);
long sigblock(long);
int sigdelset(sigset_t *, int);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sighold(int);
int sigignore(int);
int siginterrupt(int, int);
int sigismember(const sigset_t *, int);
long sigpause(long);
int sigpending(sigset_t *);
int sigprocmask(int, const sigset_t *, sigset_t *);
int sigqueue(pid_t, int, union sigval);
int sigrelse(int);
long sigsetmask(long);
int sigsuspend(const sigset_t *);
int sigtimedwait(const sigset_t *, siginfo_t *, const struct timespec *);
int sigvec(int, const struct sigvec *, struct sigvec *);
int sigvector(int, const struct sigvec *, struct sigvec *);
int sigwait(const sigset_t *, int *);
int sigwaitinfo(const sigset_t *, siginfo_t *);
void (*bsd_signal(int, void (*)(int)))(int);
void (*signal(int, void (*)(int)))(int);
void (*sigset(int, void (*)(int)))(int);
int (*ssignal(int, int (*)(int)))(int);
extern const char *sys_siglist[NSIG];
#endif
