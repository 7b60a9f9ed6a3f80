/* calls.c - the system calls as functions. */
#include "threads.h"

#undef errno
int errno; /* the first thread's */
#define errno (*___errno())

long call_value(struct call_result r)
{
    if (r.value >= 0 || r.value < -4095)
        return r.value;
    errno = (int)-r.value;
    return -1;
}

/* A call that waits: cancellation ends it. */
#define CALL_AT_POINT(...)                    \
    ({                                        \
        cancel_enter();                       \
        const long value = CALL(__VA_ARGS__); \
                                              \
        cancel_leave();                       \
        value;                                \
    })

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
#define POINT3(name, number, t1, t2, t3)                              \
    int name(t1 a, t2 b, t3 c)                                        \
    {                                                                 \
        return (int)CALL_AT_POINT(number, (long)a, (long)b, (long)c); \
    }
/* A 64-bit argument of a 32-bit program is two words, in the order of memory. */
#ifdef __LP64__
#define OFF64(v) (long)(v)
#elif defined __i386__
#define OFF64(v) (long)(v), (long)((v) >> 32)
#else
#define OFF64(v) (long)((v) >> 32), (long)(v)
#endif
/* The name of a function that a program with large files imports, too. */
#define ALSO(also, name) __typeof__(name)(also) __attribute__((alias(#name)))

/* ---- files ---------------------------------------------------------------------------------------------------------- */

long read(int fd, void *to, size_t n)
{
    return CALL_AT_POINT(SYS_read, (long)fd, to, n);
}

long write(int fd, const void *from, size_t n)
{
    return CALL_AT_POINT(SYS_write, (long)fd, from, n);
}

int open(const char *path, int flags, ...)
{
    va_list args;

    va_start(args, flags);
    const long mode = flags & O_CREAT ? va_arg(args, int) : 0;

    va_end(args);
    return (int)CALL_AT_POINT(SYS_open, path, (long)flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list args;

    va_start(args, flags);
    const long mode = flags & O_CREAT ? va_arg(args, int) : 0;

    va_end(args);
    return (int)CALL_AT_POINT(SYS_open64, path, (long)flags, mode);
}

int creat(const char *path, int mode)
{
    return open(path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}

int creat64(const char *path, int mode)
{
    return open64(path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}

long lseek(int fd, long offset, int whence)
{
    return CALL(SYS_lseek, (long)fd, offset, (long)whence);
}

#ifdef __LP64__
off64 __lseek64(int fd, off64 offset, int whence)
{
    return lseek(fd, offset, whence);
}
#else
off64 __lseek64(int fd, off64 offset, int whence)
{
    const struct call_result r = system_call(SYS_llseek, (long)fd, OFF64(offset), (long)whence);

#ifdef __i386__
    /* The low word comes first. Its values that look like errors have a high word that is not its sign. */
    return r.value < 0 && r.value > -256 && !r.second ? call_value(r) : (off64)r.second << 32 | (unsigned long)r.value;
#else
    /* Errors are the high word alone; an offset has none that is negative. */
    return r.value < 0 ? call_value(r) : (off64)r.value << 32 | (unsigned long)r.second;
#endif
}
#endif
ALSO(lseek64, __lseek64);
ALSO(llseek, __lseek64);

long pread(int fd, void *to, size_t n, long offset)
{
    return CALL_AT_POINT(SYS_pread, (long)fd, to, n, offset);
}

long pwrite(int fd, const void *from, size_t n, long offset)
{
    return CALL_AT_POINT(SYS_pwrite, (long)fd, from, n, offset);
}

long pread64(int fd, void *to, size_t n, off64 offset)
{
    return CALL_AT_POINT(SYS_pread64, (long)fd, to, n, OFF64(offset));
}

long pwrite64(int fd, const void *from, size_t n, off64 offset)
{
    return CALL_AT_POINT(SYS_pwrite64, (long)fd, from, n, OFF64(offset));
}

int fcntl(int fd, int command, ...)
{
    enum { F_SETLKW = 7, F_SETLKW64 = sizeof(long) == 8 ? F_SETLKW : 35 };
    va_list args;

    va_start(args, command);
    const long argument = va_arg(args, long);

    va_end(args);
    if (command == F_SETLKW || command == F_SETLKW64)
        return (int)CALL_AT_POINT(SYS_fcntl, (long)fd, (long)command, argument);
    return (int)CALL(SYS_fcntl, (long)fd, (long)command, argument);
}

int ioctl(int fd, int request, ...)
{
    va_list args;

    va_start(args, request);
    const long argument = va_arg(args, long);

    va_end(args);
    return (int)CALL(SYS_ioctl, (long)fd, (long)request, argument);
}

/* The size of a file is set by freeing what follows. */
struct flock {
    short type, whence;
    long start, length;
    int sysid, pid;
    long reserved[4];
};
struct flock64 {
    short type, whence;
    off64 start, length;
    int sysid, pid;
    long reserved[4];
};

int __ftruncate64(int fd, off64 size)
{
    enum { F_FREESP64 = sizeof(long) == 8 ? 11 : 27, F_WRLCK = 2 };
    const struct flock64 f = {.type = F_WRLCK, .start = size};

    return fcntl(fd, F_FREESP64, &f);
}
ALSO(ftruncate64, __ftruncate64);

int ftruncate(int fd, long size)
{
    return __ftruncate64(fd, size);
}

int truncate64(const char *path, off64 size)
{
    const int fd = open64(path, O_WRONLY), done = fd < 0 ? -1 : __ftruncate64(fd, size);
    const int error = errno;

    if (fd >= 0)
        close(fd);
    errno = error;
    return done;
}

int truncate(const char *path, long size)
{
    return truncate64(path, size);
}

/* lockf(3C): from the current position, `size` bytes, backwards if it is negative. */
int __lockf64(int fd, int function, off64 size)
{
    enum {
        ULOCK,
        LOCK,
        TLOCK,
        TEST,
        F_GETLK64 = sizeof(long) == 8 ? 14 : 33,
        F_SETLK64 = sizeof(long) == 8 ? 6 : 34,
        F_SETLKW64,
        F_WRLCK = 2,
        F_UNLCK
    };
    struct flock64 f = {.type = function == ULOCK ? F_UNLCK : F_WRLCK, .whence = SEEK_CUR, .length = size};

    if (function < ULOCK || function > TEST) {
        errno = EINVAL;
        return -1;
    }
    if (fcntl(fd, function == TEST ? F_GETLK64 : function == LOCK ? F_SETLKW64 : F_SETLK64, &f))
        return -1;
    if (function == TEST && f.type != F_UNLCK) {
        errno = EAGAIN;
        return -1;
    }
    return 0;
}
ALSO(lockf64, __lockf64);

int close(int fd)
{
    return (int)CALL_AT_POINT(SYS_close, (long)fd);
}

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
ALSO(stat64, __stat64);
ALSO(lstat64, __lstat64);
ALSO(fstat64, __fstat64);
CALL2(utime, SYS_utime, const char *, const void *)
CALL1(umask, SYS_umask, int)
CALL1(dup, SYS_dup, int)
CALL3(mknod, SYS_mknod, const char *, int, int)
POINT3(poll, SYS_poll, void *, unsigned long, int)
CALL2(statvfs, SYS_statvfs, const char *, void *)
CALL2(fstatvfs, SYS_fstatvfs, int, void *)
CALL2(statvfs64, SYS_statvfs64, const char *, void *)
CALL2(fstatvfs64, SYS_fstatvfs64, int, void *)
POINT3(readv, SYS_readv, int, const void *, int)
POINT3(writev, SYS_writev, int, const void *, int)

int dup2(int from, int to)
{
    enum { F_DUP2FD = 9 };

    return fcntl(from, F_DUP2FD, (long)to);
}

int fsync(int fd)
{
    enum { FSYNC = 0x10 };

    return (int)CALL_AT_POINT(SYS_fdsync, (long)fd, (long)FSYNC);
}

void sync(void)
{
    system_call(SYS_sync);
}

int mkfifo(const char *path, int mode)
{
    enum { FIFO = 0010000 };

    return mknod(path, mode | FIFO, 0);
}

int remove(const char *path)
{
    return unlink(path) ? errno == EISDIR || errno == EPERM ? rmdir(path) : -1 : 0;
}

int pipe(int fds[2])
{
    const struct call_result r = system_call(SYS_pipe);

    if (call_value(r) < 0)
        return -1;
    fds[0] = (int)r.value;
    fds[1] = (int)r.second;
    return 0;
}

#undef isatty
int isatty(int fd)
{
    enum { TCGETA = 'T' << 8 | 1 };
    char settings[64];

    return ioctl(fd, TCGETA, settings) == 0;
}

/* Output through a stream that is no terminal leaves errno as it is. */
int stream_is_terminal(int fd)
{
    const int before = errno, result = isatty(fd);

    errno = before;
    return result;
}

void *mmap(void *at, size_t size, int prot, int flags, int fd, long offset)
{
    return (void *)CALL(SYS_mmap, at, size, (long)prot, (long)((unsigned)flags | 0x80000000u), (long)fd, offset);
}

void *mmap64(void *at, size_t size, int prot, int flags, int fd, off64 offset)
{
    return (void *)CALL(SYS_mmap64, at, size, (long)prot, (long)((unsigned)flags | 0x80000000u), (long)fd, OFF64(offset));
}

CALL2(munmap, SYS_munmap, void *, size_t)
CALL3(mprotect, SYS_mprotect, void *, size_t, int)

int memcntl(void *at, size_t size, int command, void *argument, int attributes, int mask)
{
    return (int)CALL(SYS_memcntl, at, size, (long)command, argument, (long)attributes, (long)mask);
}

enum { MC_SYNC = 1, MC_LOCK, MC_UNLOCK, MC_ADVISE };

int msync(void *at, size_t size, int flags)
{
    return memcntl(at, size, MC_SYNC, (void *)(long)flags, 0, 0);
}

int madvise(void *at, size_t size, int advice)
{
    return memcntl(at, size, MC_ADVISE, (void *)(long)advice, 0, 0);
}

int mlock(void *at, size_t size)
{
    return memcntl(at, size, MC_LOCK, NULL, 0, 0);
}

int munlock(void *at, size_t size)
{
    return memcntl(at, size, MC_UNLOCK, NULL, 0, 0);
}

/* ---- descriptors that are ready: select() is poll() ------------------------------------------------------------------ */

struct pollfd {
    int fd;
    short events, revents;
};
enum {
    POLLIN = 1,
    POLLPRI = 2,
    POLLOUT = 4,
    POLLERR = 8,
    POLLHUP = 0x10,
    POLLNVAL = 0x20,
    POLLRDBAND = 0x80,
    SETS = 1024,
    WORD = 8 * sizeof(long)
};
enum { READS = POLLIN | POLLHUP | POLLERR, WRITES = POLLOUT | POLLERR, EXCEPTS = POLLPRI | POLLRDBAND };

static int in_set(const long *set, int fd)
{
    return set && set[fd / WORD] >> fd % WORD & 1;
}

/* Removes from the set what is not ready; returns the number of those that are. */
static int keep_ready(long *set, const struct pollfd *polled, int count, int wanted, int ready)
{
    int found = 0;

    for (int i = 0; set && i < count; i++)
        if ((polled[i].events & wanted) && in_set(set, polled[i].fd)) {
            if (polled[i].revents & ready)
                found++;
            else
                set[polled[i].fd / WORD] &= ~(1l << polled[i].fd % WORD);
        }
    return found;
}

int select(int n, void *reads, void *writes, void *excepts, struct timeval *timeout)
{
    struct pollfd polled[SETS];
    int count = 0;

    if (n < 0 || n > SETS || (timeout && (timeout->sec < 0 || timeout->usec < 0 || timeout->usec >= 1000000))) {
        errno = EINVAL;
        return -1;
    }
    for (int fd = 0; fd < n; fd++) {
        const int events = (in_set(reads, fd) ? POLLIN : 0) | (in_set(writes, fd) ? POLLOUT : 0) | (in_set(excepts, fd) ? EXCEPTS : 0);

        if (events)
            polled[count++] = (struct pollfd){fd, (short)events, 0};
    }
    const long wait = timeout ? timeout->sec * 1000 + (timeout->usec + 999) / 1000 : -1;

    if (poll(polled, (unsigned long)count, (int)wait) < 0)
        return -1;
    for (int i = 0; i < count; i++)
        if (polled[i].revents & POLLNVAL) {
            errno = EBADF;
            return -1;
        }
    return keep_ready(reads, polled, count, POLLIN, READS) + keep_ready(writes, polled, count, POLLOUT, WRITES) +
           keep_ready(excepts, polled, count, EXCEPTS, EXCEPTS);
}

/* ---- processes -------------------------------------------------------------------------------------------------------- */

int getpid(void)
{
    return (int)system_call(SYS_getpid).value;
}

int getppid(void)
{
    return (int)system_call(SYS_getpid).second;
}

int getuid(void)
{
    return (int)system_call(SYS_getuid).value;
}

int geteuid(void)
{
    return (int)system_call(SYS_getuid).second;
}

int getgid(void)
{
    return (int)system_call(SYS_getgid).value;
}

int getegid(void)
{
    return (int)system_call(SYS_getgid).second;
}

CALL1(setuid, SYS_setuid, int)
CALL1(setgid, SYS_setgid, int)
CALL1(seteuid, SYS_seteuid, int)
CALL1(setegid, SYS_setegid, int)
CALL2(setreuid, SYS_setreuid, int, int)
CALL2(setregid, SYS_setregid, int, int)
CALL2(getgroups, SYS_getgroups, int, int *)
CALL2(setgroups, SYS_setgroups, int, const int *)
CALL3(execve, SYS_execve, const char *, char *const *, char *const *)
CALL2(kill, SYS_kill, int, int)
CALL1(alarm, SYS_alarm, unsigned)

int pause(void)
{
    return (int)CALL_AT_POINT(SYS_pause);
}

CALL1(nice, SYS_nice, int)
CALL2(getrlimit, SYS_getrlimit, int, void *)
CALL2(setrlimit, SYS_setrlimit, int, const void *)
CALL2(getrlimit64, SYS_getrlimit64, int, void *)
CALL2(setrlimit64, SYS_setrlimit64, int, const void *)
CALL2(getitimer, SYS_getitimer, int, void *)
CALL3(setitimer, SYS_setitimer, int, const void *, void *)

enum { GET_GROUP, SET_GROUP, GET_SESSION, SET_SESSION, GET_GROUP_OF, SET_GROUP_OF };

int getpgrp(void)
{
    return (int)CALL(SYS_pgrpsys, (long)GET_GROUP);
}

int setpgrp(void)
{
    return (int)CALL(SYS_pgrpsys, (long)SET_GROUP);
}

int getsid(int id)
{
    return (int)CALL(SYS_pgrpsys, (long)GET_SESSION, (long)id);
}

int setsid(void)
{
    return (int)CALL(SYS_pgrpsys, (long)SET_SESSION);
}

int getpgid(int id)
{
    return (int)CALL(SYS_pgrpsys, (long)GET_GROUP_OF, (long)id);
}

int setpgid(int id, int group)
{
    return (int)CALL(SYS_pgrpsys, (long)SET_GROUP_OF, (long)id, (long)group);
}

int getrusage(int who, void *out)
{
    enum { CHILDREN = -1, LWP = 1, OF_PROCESS = 0, OF_CHILDREN, OF_LWP };

    return (int)CALL(SYS_rusagesys, (long)(who == CHILDREN ? OF_CHILDREN : who == LWP ? OF_LWP : OF_PROCESS), out);
}

int waitid(int kind, int id, void *info, int options)
{
    return (int)CALL_AT_POINT(SYS_waitsys, (long)kind, (long)id, info, (long)options);
}

/* A process's status of waitid() as wait() gives it. */
static int status_of(const int *info)
{
    enum { EXITED = 1, KILLED, DUMPED, TRAPPED, STOPPED, CONTINUED };
    const int status = info[sizeof(long) == 8 ? 8 : 5]; /* after the processor time, a clock_t */

    switch (info[1]) {
    case EXITED: return (status & 255) << 8;
    case KILLED: return status & 127;
    case DUMPED: return (status & 127) | 0200;
    case CONTINUED: return 0177777;
    default: return (status & 255) << 8 | 0177;
    }
}

int waitpid(int id, int *status, int options)
{
    enum { P_PID = 0, P_PGID = 2, P_ALL = 7, WEXITED = 1, WTRAPPED = 2 };
    int info[64] = {0};
    const int kind = id > 0 ? P_PID : id == -1 ? P_ALL : P_PGID, which = id > 0 ? id : id < -1 ? -id : id ? 0 : getpgrp();

    if (waitid(kind, which, info, options | WEXITED | WTRAPPED))
        return -1;
    const int process = info[sizeof(long) == 8 ? 4 : 3];

    if (process && status)
        *status = status_of(info);
    return process;
}

int wait(int *status)
{
    return waitpid(-1, status, 0);
}

int wait3(int *status, int options, void *usage)
{
    const int done = waitpid(-1, status, options);

    if (done > 0 && usage)
        getrusage(-1, usage);
    return done;
}

int killpg(int group, int sig)
{
    return kill(-group, sig);
}

int execv(const char *path, char *const *argv)
{
    return execve(path, argv, environ);
}

void yield(void)
{
    system_call(SYS_yield);
}

int sched_yield(void)
{
    yield();
    return 0;
}

/* Access lists: what a file has without any. acl(2): GETACLCNT. */
int acl(const char *path, int command, int count, void *entries)
{
    return (int)CALL(SYS_acl, path, (long)command, (long)count, entries);
}

/* Are there no entries but those of the mode? acl_trivial(3SEC): 0 */
int acl_trivial(const char *path)
{
    enum { GETACLCNT = 3, PLAIN_ENTRIES = 4 };
    const int n = acl(path, GETACLCNT, 0, NULL);

    return n < 0 ? errno == ENOSYS ? 0 : -1 : n > PLAIN_ENTRIES;
}

/* ---- network ------------------------------------------------------------------------------------------------------------ */

/* The last argument of these is the version of the sockets: the kernel's own, or X/Open's. */
enum { SOCKETS = 1, XPG_SOCKETS = 2 };

int socket(int domain, int type, int protocol)
{
    return (int)CALL(SYS_so_socket, (long)domain, (long)type, (long)protocol, NULL, (long)SOCKETS);
}

int __xnet_socket(int domain, int type, int protocol)
{
    return (int)CALL(SYS_so_socket, (long)domain, (long)type, (long)protocol, NULL, (long)XPG_SOCKETS);
}

/* The call connects two sockets. */
int socketpair(int domain, int type, int protocol, int fds[2])
{
    for (int i = 0; i < 2; i++)
        if ((fds[i] = socket(domain, type, protocol)) < 0) {
            if (i)
                close(fds[0]);
            return -1;
        }
    if (CALL(SYS_so_socketpair, fds) == 0)
        return 0;
    const int error = errno;

    close(fds[0]);
    close(fds[1]);
    errno = error;
    return -1;
}
ALSO(__xnet_socketpair, socketpair);

int bind(int fd, const void *address, int size)
{
    return (int)CALL(SYS_bind, (long)fd, address, (long)size, (long)SOCKETS);
}
ALSO(__xnet_bind, bind);

int listen(int fd, int backlog)
{
    return (int)CALL(SYS_listen, (long)fd, (long)backlog, (long)SOCKETS);
}
ALSO(__xnet_listen, listen);

int accept(int fd, void *address, int *size)
{
    return (int)CALL_AT_POINT(SYS_accept, (long)fd, address, size, (long)SOCKETS);
}

int connect(int fd, const void *address, int size)
{
    return (int)CALL_AT_POINT(SYS_connect, (long)fd, address, (long)size, (long)SOCKETS);
}
ALSO(__xnet_connect, connect);

int shutdown(int fd, int how)
{
    return (int)CALL(SYS_shutdown, (long)fd, (long)how, (long)SOCKETS);
}

int getpeername(int fd, void *address, int *size)
{
    return (int)CALL(SYS_getpeername, (long)fd, address, size, (long)SOCKETS);
}

int getsockname(int fd, void *address, int *size)
{
    return (int)CALL(SYS_getsockname, (long)fd, address, size, (long)SOCKETS);
}

int getsockopt(int fd, int level, int option, void *value, int *size)
{
    return (int)CALL(SYS_getsockopt, (long)fd, (long)level, (long)option, value, size, (long)SOCKETS);
}
ALSO(__xnet_getsockopt, getsockopt);

int setsockopt(int fd, int level, int option, const void *value, int size)
{
    return (int)CALL(SYS_setsockopt, (long)fd, (long)level, (long)option, value, (long)size, (long)SOCKETS);
}

long send(int fd, const void *from, size_t n, int flags)
{
    return CALL_AT_POINT(SYS_send, (long)fd, from, n, (long)flags);
}

long recv(int fd, void *to, size_t n, int flags)
{
    return CALL_AT_POINT(SYS_recv, (long)fd, to, n, (long)flags);
}

long sendto(int fd, const void *from, size_t n, int flags, const void *to, int to_size)
{
    return CALL_AT_POINT(SYS_sendto, (long)fd, from, n, (long)flags, to, (long)to_size);
}
ALSO(__xnet_sendto, sendto);

long recvfrom(int fd, void *to, size_t n, int flags, void *from, int *from_size)
{
    return CALL_AT_POINT(SYS_recvfrom, (long)fd, to, n, (long)flags, from, from_size);
}

long sendmsg(int fd, const void *message, int flags)
{
    return CALL_AT_POINT(SYS_sendmsg, (long)fd, message, (long)flags);
}

long recvmsg(int fd, void *message, int flags)
{
    return CALL_AT_POINT(SYS_recvmsg, (long)fd, message, (long)flags);
}

unsigned htonl(unsigned v)
{
#if defined __i386__ || defined __x86_64__
    v = __builtin_bswap32(v);
#endif
    return v;
}
ALSO(ntohl, htonl);

unsigned short htons(unsigned short v)
{
#if defined __i386__ || defined __x86_64__
    v = __builtin_bswap16(v);
#endif
    return v;
}
ALSO(ntohs, htons);

int clock_settime(int clock, const struct timespec *time)
{
    return (int)CALL(SYS_clock_settime, (long)clock, time);
}

/* ---- profiling -------------------------------------------------------------------------------------------------------- */

void profil(unsigned short *buffer, size_t size, size_t offset, unsigned scale)
{
    system_call(SYS_profil, buffer, size, offset, (long)scale);
}

long pcsample(uintptr_t *buffer, long count)
{
    return CALL(SYS_pcsample, buffer, count);
}
