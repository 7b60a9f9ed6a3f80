// Calls whose structures are those of the 32-bit kernel: stat, statfs, getdents, signals with one word of mask, mmap with an offset.
// only: hppa
// qemu: no, it lacks some of them
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include "answers.h"

struct old_stat {
    uint32_t dev, ino;
    uint16_t mode, nlink, reserved1, reserved2;
    uint32_t rdev;
    int32_t size, atime;
    uint32_t atime_nsec;
    int32_t mtime;
    uint32_t mtime_nsec;
    int32_t ctime;
    uint32_t ctime_nsec;
    int32_t blksize, blocks;
    uint32_t unused1[2], unused2, unused3;
    uint16_t unused4[2];
    uint16_t unused5, unused6;
    uint32_t unused7[3];
    uint32_t uid, gid, spare[3];
};
struct kernel_stat64 {
    uint64_t dev;
    uint32_t pad1, ino32, mode, nlink, uid, gid;
    uint64_t rdev;
    uint32_t pad2;
    int64_t size;
    int32_t blksize;
    int64_t blocks;
    int32_t atime;
    uint32_t atime_nsec;
    int32_t mtime;
    uint32_t mtime_nsec;
    int32_t ctime;
    uint32_t ctime_nsec;
    uint64_t ino;
};

static int fd;

static void show_old(long result, const struct old_stat *st)
{
    printf("  %ld: mode %o, %d links, %d bytes, block %d, times %d.%u %d.%u, owner %d %d\n", result, st->mode, st->nlink, st->size, st->blksize > 0, st->atime,
           st->atime_nsec, st->mtime, st->mtime_nsec, st->uid == geteuid(), st->gid == getegid());
}

static void show_new(long result, const struct kernel_stat64 *st)
{
    printf("  %ld: mode %o, %d links, %d bytes, block %d, times %d.%u %d.%u, owner %d %d, numbers %d\n", result, st->mode, st->nlink, (int)st->size, st->blksize > 0,
           st->atime, st->atime_nsec, st->mtime, st->mtime_nsec, st->uid == geteuid(), st->gid == getegid(), (uint32_t)st->ino == st->ino32);
}

static void stats(void)
{
    struct old_stat o;
    struct kernel_stat64 n;
    long times[4] = {1000, 5, 2000, 6};
    must(symlink("f", "link"), "symlink");
    must(call(utimensat, AT_FDCWD, "f", times, 0), "utimensat");
#define OLD(x) (memset(&o, 0xee, sizeof o), show_old((x), &o))
#define NEW(x) (memset(&n, 0xee, sizeof n), show_new((x), &n))
    OLD(call(stat, "link", &o));
    OLD(call(fstat, fd, &o));
    NEW(call(stat64, "link", &n));
    NEW(call(fstat64, fd, &n));
    NEW(call(fstatat64, AT_FDCWD, "link", &n, 0));
    NEW(call(fstatat64, fd, "", &n, AT_EMPTY_PATH));
    call(lstat, "link", &o);
    call(lstat64, "link", &n);
    printf("  %o %d %o %d\n", o.mode, o.size, n.mode, (int)n.size);
    call(fstatat64, AT_FDCWD, "link", &n, AT_SYMLINK_NOFOLLOW);
    printf("  %o %d\n", n.mode, (int)n.size);
    SHOW(call(stat, "none", &o));
    SHOW(call(lstat, "none", &o));
    SHOW(call(fstat, -1, &o));
    SHOW(call(stat64, "none", &n));
    SHOW(call(lstat64, "none", &n));
    SHOW(call(fstat64, -1, &n));
    SHOW(call(stat, "f", no_access()));
    SHOW(call(lstat, "f", no_access()));
    SHOW(call(fstat, fd, no_access()));
    SHOW(call(stat64, "f", no_access()));
    SHOW(call(lstat64, "f", no_access()));
    SHOW(call(fstat64, fd, no_access()));
    SHOW(call(fstatat64, AT_FDCWD, "f", &n, 1));
    SHOW(call(fstatat64, -1, "f", &n, 0));
    SHOW(call(fstatat64, AT_FDCWD, "f", no_access(), 0));
}

static void systems(void)
{
    uint32_t s[40], d[40];
    SHOW(call(statfs, "f", s));
    SHOW(call(fstatfs, fd, d));
    printf("  %d %d %d %d\n", s[0] == d[0], s[1] == d[1] && s[1] > 0, s[9] > 0 && s[9] == d[9], s[10] == d[10]);
    SHOW(call(statfs, "/proc", s));
    printf("  %x %d\n", s[0], s[9]);
    SHOW(call(statfs64, "/proc", 88, d));
    SHOW(call(fstatfs64, fd, 88, d));
    SHOW(call(statfs64, "/proc", 87, d));
    SHOW(call(fstatfs64, fd, 4, d));
    SHOW(call(statfs, "none", s));
    SHOW(call(fstatfs, -1, s));
    SHOW(call(statfs64, "none", 88, s));
    SHOW(call(fstatfs64, -1, 88, s));
    SHOW(call(statfs, "f", no_access()));
    SHOW(call(fstatfs, fd, no_access()));
    SHOW(call(statfs64, "f", 88, no_access()));
    SHOW(call(fstatfs64, fd, 88, no_access()));
}

static void directories(void)
{
    struct dirent {
        uint32_t ino, off;
        uint16_t reclen;
        char name[];
    };
    char b[1000];
    int dir = open(".", O_RDONLY | O_DIRECTORY), sum = 0, count = 0;
    long n = call(getdents, dir, b, sizeof b);
    for (long at = 0; at < n; count++) {
        const struct dirent *e = (const struct dirent *)(b + at);
        sum += (int)strlen(e->name) * 100 + b[at + e->reclen - 1];
        at += e->reclen;
    }
    printf("entries %d, names and types %d\n", count, sum);
    SHOW(call(getdents, dir, b, sizeof b));
    lseek(dir, 0, SEEK_SET);
    SHOW(call(getdents, dir, b, 4));
    SHOW(call(getdents, dir, no_access(), 1000));
    SHOW(call(getdents, fd, b, sizeof b));
    SHOW(call(getdents, -1, b, sizeof b));
    close(dir);
}

static volatile int caught;

static void on_signal(int sig)
{
    caught = sig;
}

/* A mask of one word: signal n is bit n - 1. SIGUSR1 is 16, SIGUSR2 17. */
static void masks(void)
{
    unsigned usr1 = 1u << (SIGUSR1 - 1), usr2 = 1u << (SIGUSR2 - 1), mask = usr1, old = 77, pending = 0;
    SHOW(call(sigprocmask, SIG_BLOCK, &mask, &old));
    printf("  %x\n", old);
    SHOW(call(sigprocmask, SIG_BLOCK, NULL, &old));
    printf("  %d\n", old == usr1);
    SHOW(call(sgetmask) == usr1);
    SHOW(call(ssetmask, usr2) == usr1);
    SHOW(call(sgetmask) == usr2);
    SHOW(call(ssetmask, usr1 | 1u << (SIGKILL - 1)) == usr2);
    SHOW(call(sgetmask) == usr1);
    signal(SIGUSR1, on_signal);
    kill(getpid(), SIGUSR1);
    SHOW(call(sigpending, &pending));
    printf("  %d\n", pending == usr1);
    SHOW(call(sigpending, no_access()));
    SHOW(call(sigprocmask, 7, &mask, NULL));
    SHOW(call(sigprocmask, SIG_BLOCK, no_access(), NULL));
    SHOW(call(sigprocmask, SIG_BLOCK, NULL, no_access()));
    SHOW(call(sigprocmask, SIG_UNBLOCK, &mask, &old));
    printf("  %d %d\n", old == usr1, caught == SIGUSR1);
    SHOW(call(sigprocmask, SIG_SETMASK, &mask, NULL));
    SHOW(call(sgetmask) == usr1);
    call(ssetmask, 0);
    caught = 0;
    SHOW(call(signal, SIGUSR2, on_signal));
    kill(getpid(), SIGUSR2);
    printf("  %d\n", caught == SIGUSR2);
    SHOW(call(signal, SIGUSR2, SIG_IGN)); /* the handler was for one signal */
    SHOW(call(signal, SIGUSR2, SIG_DFL) == (long)SIG_IGN);
    SHOW(call(signal, SIGKILL, on_signal));
    SHOW(call(signal, 65, on_signal));
    SHOW(call(signal, 0, on_signal));
}

static void processes(void)
{
    int status = 0;
    long now = 0;
    long pid = call(fork);
    if (!pid)
        call(exit, 300 + 5);
    SHOW(call(waitpid, pid, &status, 0) == pid);
    printf("  %x\n", status);
    SHOW(call(waitpid, pid, &status, 0));
    SHOW(call(waitpid, -1, &status, 1 << 20));
    pid = call(fork);
    if (!pid) {
        call(pause);
        call(exit_group, 6);
    }
    SHOW(call(waitpid, pid, &status, WNOHANG));
    signal(SIGALRM, on_signal);
    call(kill, pid, SIGKILL);
    SHOW(call(waitpid, pid, no_access(), 0));
    ualarm(3000, 0);
    SHOW(call(pause));
    long t = call(time, &now);
    printf("time %d %d\n", t > 1000000, t == now);
    SHOW(call(time, NULL) >= t);
    SHOW(call(time, no_access()));
    SHOW(call(nice, 3));
    SHOW(getpriority(PRIO_PROCESS, 0));
    SHOW(call(nice, 100));
    SHOW(getpriority(PRIO_PROCESS, 0));
    long ticks[4] = {-1, -1, -1, -1};
    SHOW(call(times, ticks) >= 0);
    printf("  %d %d\n", ticks[0] >= 0, ticks[3] >= 0);
    SHOW(call(times, no_access()));
    SHOW(call(getppid) == getppid());
    SHOW(call(getpgrp) == getpgrp());
    SHOW(call(getsid, 0) == getsid(0));
    SHOW(call(alarm, 100));
    SHOW(call(alarm, 0));
    SHOW(call(restart_syscall));
    struct mmsghdr {
        void *name;
        unsigned namelen;
        void *iov;
        unsigned iovlen;
        void *control;
        unsigned controllen, flags, len;
    };
    char b[8] = "";
    struct {
        void *base;
        unsigned size;
    } v = {b, 8};
    struct mmsghdr m = {.iov = &v, .iovlen = 1};
    int s[2];
    long wrong[2] = {0, 1000000000}, interval[4] = {-1, -1, -1, -1};
    SHOW(call(socketpair, 1, 2, 0, s));
    SHOW(call(write, s[0], "text", 4));
    SHOW(call(recvmmsg, s[1], &m, 1, 0, NULL));
    printf("  %u '%s'\n", m.len, b);
    SHOW(call(recvmmsg, s[1], &m, 1, 0, wrong));
    SHOW(call(recvmmsg, -1, &m, 1, 0, NULL));
    SHOW(call(recvmmsg, s[1], no_access(), 1, 0, NULL));
    SHOW(call(sched_rr_get_interval_time64, 0, interval));
    SHOW(call(sched_rr_get_interval_time64, 0, no_access()));
}

static void files(void)
{
    struct old_stat st;
    long both[2] = {100, 200};
    SHOW(call(utime, "f", both));
    SHOW(call(stat, "f", &st));
    printf("  %d.%u %d.%u\n", st.atime, st.atime_nsec, st.mtime, st.mtime_nsec);
    SHOW(call(utime, "none", both));
    SHOW(call(utime, "f", no_access()));
    SHOW(call(utime, "f", NULL));
    SHOW(call(stat, "f", &st));
    printf("  %d %d\n", st.atime > 1000000, st.mtime > 1000000);
    char *p = (char *)call(mmap, 0, 4096, PROT_READ, MAP_PRIVATE, fd, 4096);
    printf("mmap '%.3s'\n", p);
    SHOW(call(mmap, 0, 4096, PROT_READ, MAP_PRIVATE, fd, 100));
    SHOW(call(mmap, 0, 0, PROT_READ, MAP_PRIVATE, fd, 0));
    SHOW(call(mmap, 0, 4096, PROT_READ, MAP_PRIVATE, -1, 0));
    p = (char *)call(mmap2, 0, 4096, PROT_READ, MAP_PRIVATE, fd, 1);
    printf("mmap2 '%.3s'\n", p);
    SHOW(call(truncate64, "f", 1, 5));
    struct kernel_stat64 n;
    SHOW(call(stat64, "f", &n));
    printf("  %llx\n", (unsigned long long)n.size);
    SHOW(call(ftruncate64, fd, 0, 5000));
    SHOW(call(truncate64, "f", -1, -1));
    SHOW(call(ftruncate64, fd, -1, -1));
    SHOW(call(truncate64, "none", 0, 0));
    SHOW(call(ftruncate64, -1, 0, 0));
    SHOW(call(_llseek, fd, 2, 3, &n, SEEK_SET));
    printf("  %llx\n", (unsigned long long)n.dev);
    SHOW(call(_llseek, fd, 0, 0, &n, 9));
    SHOW(call(_llseek, -1, 0, 0, &n, 0));
    SHOW(call(_llseek, fd, 0, 0, no_access(), 0));
    int p2[2];
    SHOW(call(pipe, p2));
    SHOW(call(pipe, no_access()));
    int64_t at = 4097;
    SHOW(call(sendfile64, p2[1], fd, &at, 2));
    char b[4] = "";
    SHOW(call(read, p2[0], b, 4));
    printf("  '%s' %d\n", b, (int)at);
    SHOW(call(sendfile64, p2[1], fd, no_access(), 2));
    SHOW(call(sendfile64, -1, fd, &at, 2));
    SHOW(call(pread64, fd, b, 3, 0, 4096));
    SHOW(call(pread64, fd, b, 3, -1, -1));
    SHOW(call(pwrite64, fd, "xyz", 3, 0, 4097));
    SHOW(call(pread64, fd, b, 3, 0, 4096));
    printf("  '%.3s'\n", b);
    SHOW(call(pwrite64, fd, "xyz", 3, -1, -1));
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    umask(022);
    fd = (int)must(open("f", O_RDWR | O_CREAT, 0644), "open");
    must(pwrite(fd, "abc", 3, 4096), "pwrite");
    stats();
    systems();
    directories();
    masks();
    processes();
    files();
}

/* stdout:
  0: mode 100644, 1 links, 4099 bytes, block 1, times 1000.5 2000.6, owner 1 1
  0: mode 100644, 1 links, 4099 bytes, block 1, times 1000.5 2000.6, owner 1 1
  0: mode 100644, 1 links, 4099 bytes, block 1, times 1000.5 2000.6, owner 1 1, numbers 1
  0: mode 100644, 1 links, 4099 bytes, block 1, times 1000.5 2000.6, owner 1 1, numbers 1
  0: mode 100644, 1 links, 4099 bytes, block 1, times 1000.5 2000.6, owner 1 1, numbers 1
  0: mode 100644, 1 links, 4099 bytes, block 1, times 1000.5 2000.6, owner 1 1, numbers 1
  120777 1 120777 1
  120777 1
call(stat, "none", &o): ENOENT
call(lstat, "none", &o): ENOENT
call(fstat, -1, &o): EBADF
call(stat64, "none", &n): ENOENT
call(lstat64, "none", &n): ENOENT
call(fstat64, -1, &n): EBADF
call(stat, "f", no_access()): EFAULT
call(lstat, "f", no_access()): EFAULT
call(fstat, fd, no_access()): EFAULT
call(stat64, "f", no_access()): EFAULT
call(lstat64, "f", no_access()): EFAULT
call(fstat64, fd, no_access()): EFAULT
call(fstatat64, AT_FDCWD, "f", &n, 1): EINVAL
call(fstatat64, -1, "f", &n, 0): EBADF
call(fstatat64, AT_FDCWD, "f", no_access(), 0): EFAULT
call(statfs, "f", s) = 0
call(fstatfs, fd, d) = 0
  1 1 1 1
call(statfs, "/proc", s) = 0
  9fa0 255
call(statfs64, "/proc", 88, d) = 0
call(fstatfs64, fd, 88, d) = 0
call(statfs64, "/proc", 87, d): EINVAL
call(fstatfs64, fd, 4, d): EINVAL
call(statfs, "none", s): ENOENT
call(fstatfs, -1, s): EBADF
call(statfs64, "none", 88, s): ENOENT
call(fstatfs64, -1, 88, s): EBADF
call(statfs, "f", no_access()): EFAULT
call(fstatfs, fd, no_access()): EFAULT
call(statfs64, "f", 88, no_access()): EFAULT
call(fstatfs64, fd, 88, no_access()): EFAULT
entries 4, names and types 826
call(getdents, dir, b, sizeof b) = 0
call(getdents, dir, b, 4): EINVAL
call(getdents, dir, no_access(), 1000): EFAULT
call(getdents, fd, b, sizeof b): ENOTDIR
call(getdents, -1, b, sizeof b): EBADF
call(sigprocmask, SIG_BLOCK, &mask, &old) = 0
  0
call(sigprocmask, SIG_BLOCK, NULL, &old) = 0
  1
call(sgetmask) == usr1 = 1
call(ssetmask, usr2) == usr1 = 1
call(sgetmask) == usr2 = 1
call(ssetmask, usr1 | 1u << (SIGKILL - 1)) == usr2 = 1
call(sgetmask) == usr1 = 1
call(sigpending, &pending) = 0
  1
call(sigpending, no_access()): EFAULT
call(sigprocmask, 7, &mask, NULL): EINVAL
call(sigprocmask, SIG_BLOCK, no_access(), NULL): EFAULT
call(sigprocmask, SIG_BLOCK, NULL, no_access()): EFAULT
call(sigprocmask, SIG_UNBLOCK, &mask, &old) = 0
  1 1
call(sigprocmask, SIG_SETMASK, &mask, NULL) = 0
call(sgetmask) == usr1 = 1
call(signal, SIGUSR2, on_signal) = 0
  1
call(signal, SIGUSR2, SIG_IGN) = 0
call(signal, SIGUSR2, SIG_DFL) == (long)SIG_IGN = 1
call(signal, SIGKILL, on_signal): EINVAL
call(signal, 65, on_signal): EINVAL
call(signal, 0, on_signal): EINVAL
call(waitpid, pid, &status, 0) == pid = 1
  3100
call(waitpid, pid, &status, 0): ECHILD
call(waitpid, -1, &status, 1 << 20): EINVAL
call(waitpid, pid, &status, WNOHANG) = 0
call(waitpid, pid, no_access(), 0): EFAULT
call(pause): EINTR
time 1 1
call(time, NULL) >= t = 1
call(time, no_access()): EFAULT
call(nice, 3) = 0
getpriority(PRIO_PROCESS, 0) = 3
call(nice, 100) = 0
getpriority(PRIO_PROCESS, 0) = 19
call(times, ticks) >= 0 = 1
  1 1
call(times, no_access()): EFAULT
call(getppid) == getppid() = 1
call(getpgrp) == getpgrp() = 1
call(getsid, 0) == getsid(0) = 1
call(alarm, 100) = 0
call(alarm, 0) = 100
call(restart_syscall): EINTR
call(socketpair, 1, 2, 0, s) = 0
call(write, s[0], "text", 4) = 4
call(recvmmsg, s[1], &m, 1, 0, NULL) = 1
  4 'text'
call(recvmmsg, s[1], &m, 1, 0, wrong): EINVAL
call(recvmmsg, -1, &m, 1, 0, NULL): EBADF
call(recvmmsg, s[1], no_access(), 1, 0, NULL): EFAULT
call(sched_rr_get_interval_time64, 0, interval) = 0
call(sched_rr_get_interval_time64, 0, no_access()): EFAULT
call(utime, "f", both) = 0
call(stat, "f", &st) = 0
  100.0 200.0
call(utime, "none", both): ENOENT
call(utime, "f", no_access()): EFAULT
call(utime, "f", NULL) = 0
call(stat, "f", &st) = 0
  1 1
mmap 'abc'
call(mmap, 0, 4096, PROT_READ, MAP_PRIVATE, fd, 100): EINVAL
call(mmap, 0, 0, PROT_READ, MAP_PRIVATE, fd, 0): EINVAL
call(mmap, 0, 4096, PROT_READ, MAP_PRIVATE, -1, 0): EBADF
mmap2 'abc'
call(truncate64, "f", 1, 5) = 0
call(stat64, "f", &n) = 0
  100000005
call(ftruncate64, fd, 0, 5000) = 0
call(truncate64, "f", -1, -1): EINVAL
call(ftruncate64, fd, -1, -1): EINVAL
call(truncate64, "none", 0, 0): ENOENT
call(ftruncate64, -1, 0, 0): EBADF
call(_llseek, fd, 2, 3, &n, SEEK_SET) = 0
  200000003
call(_llseek, fd, 0, 0, &n, 9): EINVAL
call(_llseek, -1, 0, 0, &n, 0): EBADF
call(_llseek, fd, 0, 0, no_access(), 0): EFAULT
call(pipe, p2) = 0
call(pipe, no_access()): EFAULT
call(sendfile64, p2[1], fd, &at, 2) = 2
call(read, p2[0], b, 4) = 2
  'bc' 4099
call(sendfile64, p2[1], fd, no_access(), 2): EFAULT
call(sendfile64, -1, fd, &at, 2): EBADF
call(pread64, fd, b, 3, 0, 4096) = 3
call(pread64, fd, b, 3, -1, -1): EINVAL
call(pwrite64, fd, "xyz", 3, 0, 4097) = 3
call(pread64, fd, b, 3, 0, 4096) = 3
  'axy'
call(pwrite64, fd, "xyz", 3, -1, -1): EINVAL
*/
