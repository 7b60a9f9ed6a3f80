/* <signal.h> of HP-UX, for programs that som-ld links. */
#ifndef _SIGNAL_INCLUDED
#define _SIGNAL_INCLUDED
typedef struct {
    unsigned sigset[8];
} sigset_t;

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
    SIGPROF
};
enum { SIG_BLOCK, SIG_UNBLOCK, SIG_SETMASK };

void (*signal(int, void (*)(int)))(int);
int kill(int, int), raise(int), sigaction(int, const struct sigaction *, struct sigaction *),
    sigprocmask(int, const sigset_t *, sigset_t *);
int sigemptyset(sigset_t *), sigaddset(sigset_t *, int), sigismember(const sigset_t *, int), sigsuspend(const sigset_t *),
    sigpending(sigset_t *), sigwait(const sigset_t *, int *);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
#endif
