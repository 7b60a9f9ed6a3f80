/* calls.c - the system calls as functions. */
#include "threads.h"

/* The first thread's; on PA-RISC it is the program's. */
#undef errno
#ifdef __hppa__
extern int errno;
#else
int errno;
#endif

int *__errno(void)
{
    struct thread *t = __threads_started ? thread_self() : NULL;

    return t && t->memory ? &t->error : &errno;
}

long call_value(struct call_result r)
{
    if (r.value >= 0 || r.value < -4095)
        return (long)r.value;
    *__errno() = (int)-r.value;
    return -1;
}

/* Defines a function whose arguments are passed on as they are. */
#define CALL0(name, number)       \
    int name(void)                \
    {                             \
        return (int)CALL(number); \
    }
#define CALL1(name, number, type)          \
    int name(type a)                       \
    {                                      \
        return (int)CALL(number, (long)a); \
    }
#define CALL2(name, number, t1, t2)                 \
    int name(t1 a, t2 b)                            \
    {                                               \
        return (int)CALL(number, (long)a, (long)b); \
    }
#define CALL3(name, number, t1, t2, t3)                      \
    int name(t1 a, t2 b, t3 c)                               \
    {                                                        \
        return (int)CALL(number, (long)a, (long)b, (long)c); \
    }

/* A call that waits: cancellation ends it. */
#define WAITING(call)            \
    ({                           \
        cancel_enter();          \
        const long done_ = call; \
        cancel_leave();          \
        done_;                   \
    })
#define WAIT1(name, number, type)                   \
    int name(type a)                                \
    {                                               \
        return (int)WAITING(CALL(number, (long)a)); \
    }
#define WAIT3(name, number, t1, t2, t3)                               \
    int name(t1 a, t2 b, t3 c)                                        \
    {                                                                 \
        return (int)WAITING(CALL(number, (long)a, (long)b, (long)c)); \
    }

/* ---- files ---------------------------------------------------------------------------------------------------------- */

long read(int fd, void *to, size_t n)
{
    return WAITING(CALL(SYS_read, (long)fd, to, n));
}

long write(int fd, const void *from, size_t n)
{
    return WAITING(CALL(SYS_write, (long)fd, from, n));
}

int open(const char *path, int flags, ...)
{
    va_list args;

    va_start(args, flags);
    long mode = flags & O_CREAT ? va_arg(args, int) : 0;

    va_end(args);
    return (int)WAITING(CALL(SYS_open, path, (long)flags, mode));
}

int __open64(const char *path, int flags, int mode)
{
    return open(path, flags, mode);
}

long lseek(int fd, long offset, int whence)
{
    return CALL(SYS_lseek, (long)fd, offset, (long)whence);
}

/* A 64-bit argument is in an even pair of words on PA-RISC. */
#ifdef __hppa__
#define OFF64(v) 0L, (long)(v), (long)((off64)(v) >> 32)
#else
#define OFF64(v) (off64)(v)
#endif

long pread(int fd, void *to, size_t n, long offset)
{
    return WAITING(CALL(SYS_pread, (long)fd, to, n, offset));
}

long pwrite(int fd, const void *from, size_t n, long offset)
{
    return WAITING(CALL(SYS_pwrite, (long)fd, from, n, offset));
}

long __pread64(int fd, void *to, size_t n, off64 offset)
{
    return WAITING(CALL(SYS_pread64, (long)fd, to, n, OFF64(offset)));
}

long __pwrite64(int fd, const void *from, size_t n, off64 offset)
{
    return WAITING(CALL(SYS_pwrite64, (long)fd, from, n, OFF64(offset)));
}

off64 __lseek64(int fd, off64 offset, int whence)
{
    struct call_result r = hpux_call(SYS_lseek64, (long)fd, OFF64(offset), (long)whence);

#ifdef __hppa__
    return r.value < 0 ? call_value(r) : (off64)r.value << 32 | (unsigned long)r.second;
#else
    return r.value < 0 ? call_value(r) : r.value;
#endif
}

int __ftruncate64(int fd, off64 size)
{
    return (int)CALL(SYS_ftruncate64, (long)fd, OFF64(size));
}

int __truncate64(const char *path, off64 size)
{
    return (int)CALL(SYS_truncate64, path, OFF64(size));
}

int __creat64(const char *path, int mode)
{
    return open(path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}

int fcntl(int fd, int command, ...)
{
    va_list args;

    va_start(args, command);
    long argument = va_arg(args, long);

    enum { SETLKW = 7, GETLK64 = 8, SETLKW64 = 10 };
    /* struct flock64 is that of the other call. */
    const long call = command >= GETLK64 && command <= SETLKW64 ? SYS_fcntl64 : SYS_fcntl;

    va_end(args);
    return (int)(command == SETLKW || command == SETLKW64 ? WAITING(CALL(call, (long)fd, (long)command, argument))
                                                          : CALL(call, (long)fd, (long)command, argument));
}

int ioctl(int fd, int request, ...)
{
    va_list args;

    va_start(args, request);
    void *argument = va_arg(args, void *);

    va_end(args);
    return (int)CALL(SYS_ioctl, (long)fd, (long)request, argument);
}

CALL1(close, SYS_close, int)
CALL2(creat, SYS_creat, const char *, int)
CALL2(link, SYS_link, const char *, const char *)
CALL2(symlink, SYS_symlink, const char *, const char *)
CALL3(readlink, SYS_readlink, const char *, char *, size_t)
CALL1(unlink, SYS_unlink, const char *)
CALL2(rename, SYS_rename, const char *, const char *)
CALL2(mkdir, SYS_mkdir, const char *, int)
CALL1(rmdir, SYS_rmdir, const char *)
CALL1(chdir, SYS_chdir, const char *)
CALL1(fchdir, SYS_fchdir, int)
CALL1(chroot, SYS_chroot, const char *)
CALL2(access, SYS_access, const char *, int)
CALL2(chmod, SYS_chmod, const char *, int)
CALL2(fchmod, SYS_fchmod, int, int)
CALL3(chown, SYS_chown, const char *, int, int)
CALL3(lchown, SYS_lchown, const char *, int, int)
CALL3(fchown, SYS_fchown, int, int, int)
CALL2(stat, SYS_stat, const char *, void *)
CALL2(lstat, SYS_lstat, const char *, void *)
CALL2(fstat, SYS_fstat, int, void *)
CALL2(__stat64, SYS_stat64, const char *, void *)
CALL2(__lstat64, SYS_lstat64, const char *, void *)
CALL2(__fstat64, SYS_fstat64, int, void *)
CALL2(utime, SYS_utime, const char *, const void *)
CALL1(umask, SYS_umask, int)
CALL1(dup, SYS_dup, int)
CALL2(dup2, SYS_dup2, int, int)
WAIT1(fsync, SYS_fsync, int)
CALL2(truncate, SYS_truncate, const char *, long)
CALL2(ftruncate, SYS_ftruncate, int, long)
CALL3(mknod, SYS_mknod, const char *, int, int)
WAIT3(poll, SYS_poll, void *, unsigned, int)
CALL0(getdtablesize, SYS_getnumfds)

CALL2(statfs, SYS_statfs, const char *, void *)
CALL2(fstatfs, SYS_fstatfs, int, void *)
CALL2(statvfs, SYS_statvfs, const char *, void *)
CALL2(fstatvfs, SYS_fstatvfs, int, void *)
CALL2(__statvfs64, SYS_statvfs64, const char *, void *)
CALL2(__fstatvfs64, SYS_fstatvfs64, int, void *)

long readv(int fd, const void *parts, int n)
{
    return WAITING(CALL(SYS_readv, (long)fd, parts, (long)n));
}

long writev(int fd, const void *parts, int n)
{
    return WAITING(CALL(SYS_writev, (long)fd, parts, (long)n));
}

void sync(void)
{
    hpux_call(SYS_sync);
}

int mkfifo(const char *path, int mode)
{
    enum { FIFO = 0010000 };

    return mknod(path, mode | FIFO, 0);
}

int remove(const char *path)
{
    return unlink(path) ? errno == EISDIR ? rmdir(path) : -1 : 0;
}

int pipe(int fds[2])
{
    struct call_result r = hpux_call(SYS_pipe);

    if (call_value(r) < 0)
        return -1;
    fds[0] = (int)r.value;
    fds[1] = (int)r.second;
    return 0;
}

int select(int n, void *read, void *write, void *except, struct timeval *timeout)
{
    return (int)WAITING(CALL(SYS_select, (long)n, read, write, except, timeout));
}

int isatty(int fd)
{
    enum { TCGETA = 0x40125401 };
    char settings[64];

    return ioctl(fd, TCGETA, settings) == 0;
}

void *mmap(void *at, size_t size, int prot, int flags, int fd, long offset)
{
    return (void *)CALL(SYS_mmap, at, size, (long)prot, (long)flags, (long)fd, offset);
}

void *__mmap64(void *at, size_t size, int prot, int flags, int fd, off64 offset)
{
    return (void *)CALL(SYS_mmap64, at, size, (long)prot, (long)flags, (long)fd, OFF64(offset));
}

CALL2(munmap, SYS_munmap, void *, size_t)
CALL3(mprotect, SYS_mprotect, void *, size_t, int)
CALL2(mlock, SYS_mlock, const void *, size_t)
CALL2(munlock, SYS_munlock, const void *, size_t)
CALL3(msync, SYS_msync, void *, size_t, int)
CALL1(mlockall, SYS_mlockall, int)
CALL0(munlockall, SYS_munlockall)
CALL3(madvise, SYS_madvise, void *, size_t, int)

/* ---- processes -------------------------------------------------------------------------------------------------------- */

int getpid(void)
{
    return (int)hpux_call(SYS_getpid).value;
}

int getppid(void)
{
    return (int)hpux_call(SYS_getpid).second;
}

int getuid(void)
{
    return (int)hpux_call(SYS_getuid).value;
}

int geteuid(void)
{
    return (int)hpux_call(SYS_getuid).second;
}

int getgid(void)
{
    return (int)hpux_call(SYS_getgid).value;
}

int getegid(void)
{
    return (int)hpux_call(SYS_getgid).second;
}

CALL1(setuid, SYS_setuid, int)
CALL1(setgid, SYS_setgid, int)
CALL3(setresuid, SYS_setresuid, int, int, int)
CALL3(setresgid, SYS_setresgid, int, int, int)
CALL2(setpgid, SYS_setpgid, int, int)
CALL2(getgroups, SYS_getgroups, int, int *)
CALL3(execve, SYS_execve, const char *, char *const *, char *const *)
WAIT3(waitpid, SYS_waitpid, int, int *, int)
WAIT3(wait3, SYS_wait3, int *, int, void *)
CALL2(kill, SYS_kill, int, int)

int waitid(int kind, int id, void *info, int options)
{
    return (int)WAITING(CALL(SYS_waitid, (long)kind, (long)id, info, (long)options));
}

CALL1(alarm, SYS_alarm, unsigned)
CALL1(nice, SYS_nice, int)
CALL2(getrusage, SYS_getrusage, int, void *)
CALL2(getrlimit, SYS_getrlimit, int, void *)
CALL2(setrlimit, SYS_setrlimit, int, const void *)
CALL2(__getrlimit64, SYS_getrlimit64, int, void *)
CALL2(__setrlimit64, SYS_setrlimit64, int, const void *)
CALL3(setitimer, SYS_setitimer, int, const void *, void *)
CALL2(getitimer, SYS_getitimer, int, void *)
CALL0(sched_yield, SYS_sched_yield)
CALL2(setgroups, SYS_setgroups, int, const int *)
CALL1(getpgrp2, SYS_getpgrp2, int)
CALL1(getpgid, SYS_getpgrp2, int)
CALL2(setpgrp2, SYS_setpgrp2, int, int)
CALL1(getsid, SYS_getsid, int)
CALL2(sched_setparam, SYS_sched_setparam, int, const void *)
CALL2(sched_getparam, SYS_sched_getparam, int, void *)
CALL3(sched_setscheduler, SYS_sched_setscheduler, int, int, const void *)
CALL1(sched_getscheduler, SYS_sched_getscheduler, int)
CALL2(sched_rr_get_interval, SYS_sched_rr_get_interval, int, struct timespec *)
CALL0(setpgrp, SYS_setpgrp)

CALL3(setpriority, SYS_setpriority, int, int, int)
CALL2(settimeofday, SYS_settimeofday, const struct timeval *, const void *)

/* The kernel's result is 20 less the nice value, so that it is not an error. */
int getpriority(int which, int id)
{
    const long r = CALL(SYS_getpriority, (long)which, (long)id);

    return r < 0 ? -1 : 20 - (int)r;
}

int setreuid(int real, int effective)
{
    return setresuid(real, effective, -1);
}

int setregid(int real, int effective)
{
    return setresgid(real, effective, -1);
}

int seteuid(int id)
{
    return setresuid(-1, id, -1);
}

int setegid(int id)
{
    return setresgid(-1, id, -1);
}

int getpgrp(void)
{
    return (int)CALL(SYS_getpgrp2, 0L);
}

/* The kernel's setpgrp() begins a session, too, but leaves the leader of a group as it is. */
int setsid(void)
{
    const int is_leader = getpgrp() == getpid();

    if (!is_leader && setpgrp() == getpid())
        return getpid();
    errno = EPERM;
    return -1;
}

int pause(void)
{
    return (int)WAITING(CALL(SYS_pause));
}

int wait(int *status)
{
    return waitpid(-1, status, 0);
}

int killpg(int group, int sig)
{
    return kill(-group, sig);
}

int execv(const char *path, char *const *argv)
{
    return execve(path, argv, environ);
}

/* ---- signals ------------------------------------------------------------------------------------------------------------ */

typedef struct {
    unsigned words[8];
} signals;
struct sigaction {
    void (*handler)(int);
    signals mask;
    int flags;
};

/* SIGCANCEL (35) stays unblocked, but for programs that use it themselves: without threads. */
static struct call_result change_mask(int how, const signals *set, signals *old)
{
    signals own;

    if (set && how != 1 && __threads_started) {
        own = *set;
        own.words[1] &= ~4u;
        set = &own;
    }
    return hpux_call(SYS_sigprocmask, (long)how, set, old);
}

int sigprocmask(int how, const signals *set, signals *old)
{
    return (int)call_value(change_mask(how, set, old));
}

/* Returns the error number. */
int pthread_sigmask(int how, const signals *set, signals *old)
{
    const struct call_result r = change_mask(how, set, old);

    return r.value < 0 ? (int)-r.value : 0;
}

/* Returns the error number. */
int sigwait(const signals *set, int *sig)
{
    cancel_enter();
    const struct call_result r = hpux_call(SYS_sigwait, set);

    cancel_leave();
    if (r.value < 0)
        return (int)-r.value;
    *sig = (int)r.value;
    return 0;
}

int sigwaitinfo(const signals *set, void *info)
{
    return (int)WAITING(CALL(SYS_sigwaitinfo, set, info));
}

int sigtimedwait(const signals *set, void *info, const struct timespec *timeout)
{
    return (int)WAITING(CALL(SYS_sigtimedwait, set, info, timeout));
}

union value {
    int number;
    void *pointer;
};

int sigqueue(int pid, int sig, union value value)
{
    return (int)CALL(SYS_sigqueue, (long)pid, (long)sig, value.pointer);
}

CALL1(sigpending, SYS_sigpending, signals *)
WAIT1(sigsuspend, SYS_sigsuspend, const signals *)
CALL2(sigaltstack, SYS_sigaltstack, const void *, void *)
CALL3(sigaction, SYS_sigaction, int, const struct sigaction *, struct sigaction *)

int sigemptyset(signals *s)
{
    memset(s, 0, sizeof *s);
    return 0;
}

int sigfillset(signals *s)
{
    memset(s, 255, sizeof *s);
    return 0;
}

int sigaddset(signals *s, int sig)
{
    s->words[(sig - 1) / 32] |= 1u << (sig - 1) % 32;
    return 0;
}

int sigdelset(signals *s, int sig)
{
    s->words[(sig - 1) / 32] &= ~(1u << (sig - 1) % 32);
    return 0;
}

int sigismember(const signals *s, int sig)
{
    return s->words[(sig - 1) / 32] >> (sig - 1) % 32 & 1;
}

void (*signal(int sig, void (*handler)(int)))(int)
{
    enum { RESETHAND = 4, NODEFER = 0x20 };
    struct sigaction act = {handler, {{0}}, RESETHAND | NODEFER}, old;

    return sigaction(sig, &act, &old) ? (void (*)(int)) - 1 : old.handler;
}

/* A mask of the first 32 signals. sigblock(2), sigsetmask(2), sigpause(2) */
long sigblock(long mask)
{
    return CALL(SYS_sigblock, mask);
}

long sigsetmask(long mask)
{
    return CALL(SYS_sigsetmask, mask);
}

long sigpause(long mask)
{
    return WAITING(CALL(SYS_sigpause, mask));
}

CALL3(sigvector, SYS_sigvector, int, const void *, void *)

/* BSD's: a handler, a mask of the first 32 signals, flags: those of sigvector(). */
int sigvec(int sig, const void *act, void *old)
{
    return sigvector(sig, act, old);
}

/* Do calls end when the signal interrupts them? */
int siginterrupt(int sig, int ends)
{
    enum { RESTART = 0x40 };
    struct sigaction act;

    if (sigaction(sig, NULL, &act))
        return -1;
    act.flags = ends ? act.flags & ~RESTART : act.flags | RESTART;
    return sigaction(sig, &act, NULL);
}

static int change_one(int how, int sig)
{
    signals set;

    sigemptyset(&set);
    sigaddset(&set, sig);
    return sigprocmask(how, &set, NULL);
}

/* sigset(3C) */
int sighold(int sig)
{
    return change_one(0, sig);
}

int sigrelse(int sig)
{
    return change_one(1, sig);
}

int sigignore(int sig)
{
    const struct sigaction act = {(void (*)(int))1, {{0}}, 0};

    return sigaction(sig, &act, NULL);
}

/* A handler stays, and its signal is blocked while it runs; 2 (SIG_HOLD) blocks the signal. */
void (*sigset(int sig, void (*handler)(int)))(int)
{
    const struct sigaction act = {handler, {{0}}, 0};
    struct sigaction old;
    signals mask;

    if (sigprocmask(0, NULL, &mask) || sigaction(sig, (long)handler == 2 ? NULL : &act, &old) ||
        ((long)handler == 2 ? sighold(sig) : sigrelse(sig)))
        return (void (*)(int)) - 1;
    return sigismember(&mask, sig) ? (void (*)(int))2 : old.handler;
}

/* BSD's: a handler stays. */
void (*bsd_signal(int sig, void (*handler)(int)))(int)
{
    enum { RESTART = 0x40 };
    const struct sigaction act = {handler, {{0}}, RESTART};
    struct sigaction old;

    return sigaction(sig, &act, &old) ? (void (*)(int)) - 1 : old.handler;
}

/* ---- network ------------------------------------------------------------------------------------------------------------ */

CALL3(socket, SYS_socket, int, int, int)
WAIT3(connect, SYS_connect, int, const void *, int)
CALL3(bind, SYS_bind, int, const void *, int)
WAIT3(accept, SYS_accept, int, void *, int *)
CALL2(listen, SYS_listen, int, int)
CALL2(shutdown, SYS_shutdown, int, int)
CALL3(getpeername, SYS_getpeername, int, void *, int *)
CALL3(getsockname, SYS_getsockname, int, void *, int *)

long send(int fd, const void *from, size_t n, int flags)
{
    return WAITING(CALL(SYS_send, (long)fd, from, n, (long)flags));
}

long recv(int fd, void *to, size_t n, int flags)
{
    return WAITING(CALL(SYS_recv, (long)fd, to, n, (long)flags));
}

long sendto(int fd, const void *from, size_t n, int flags, const void *to, int to_size)
{
    return WAITING(CALL(SYS_sendto, (long)fd, from, n, (long)flags, to, (long)to_size));
}

long recvfrom(int fd, void *to, size_t n, int flags, void *from, int *from_size)
{
    return WAITING(CALL(SYS_recvfrom, (long)fd, to, n, (long)flags, from, from_size));
}

int socketpair(int domain, int type, int protocol, int fds[2])
{
    return (int)CALL(SYS_socketpair, (long)domain, (long)type, (long)protocol, fds);
}

int setsockopt(int fd, int level, int option, const void *value, int size)
{
    return (int)CALL(SYS_setsockopt, (long)fd, (long)level, (long)option, value, (long)size);
}

int getsockopt(int fd, int level, int option, void *value, int *size)
{
    return (int)CALL(SYS_getsockopt, (long)fd, (long)level, (long)option, value, size);
}

/* ---- profiling ------------------------------------------------------------------------------------------------------------ */

int profil(void *buffer, size_t size, size_t offset, unsigned scale)
{
    return (int)CALL(SYS_profil, buffer, size, offset, (long)scale);
}

int sprofil(const void *regions, int count, struct timeval *resolution, unsigned flags)
{
    return (int)CALL(SYS_sprofil, regions, (long)count, resolution, (long)flags);
}
