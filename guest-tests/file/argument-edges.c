// The first and last values that calls of files accept, and the ones beyond: lengths, offsets, flags, descriptors, times.
// qemu: no, it has checks of its own
// root: chown
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/sendfile.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <sys/xattr.h>
#include "answers.h"

static char b[70000];
static int fd, dir;

static const char *long_name(size_t n)
{
    static char name[2][5000];
    static int turn;
    turn = !turn;
    memset(name[turn], 'n', n);
    name[turn][n] = 0;
    return name[turn];
}

static const char *long_path(size_t n)
{
    static char path[5000];
    for (size_t i = 0; i < n; i++)
        path[i] = i % 2 ? '/' : '.';
    path[n] = 0;
    return path;
}

static void paths(void)
{
    struct stat s;
    SHOW(open(long_name(255), O_CREAT | O_RDWR, 0600) >= 0);
    SHOW(open(long_name(256), O_CREAT | O_RDWR, 0600));
    SHOW(stat(long_path(4095), &s));
    SHOW(stat(long_path(4096), &s));
    SHOW(mkdir(long_name(256), 0700));
    SHOW(mkdir("", 0700));
    SHOW(mkdir("f/x", 0700));
    SHOW(mkdir("f", 0700));
    SHOW(mkdir(".", 0700));
    SHOW(mkdir("none/x", 0700));
    SHOW(rmdir("."));
    SHOW(rmdir("d/.."));
    SHOW(rmdir("f"));
    SHOW(rmdir("/"));
    SHOW(rmdir(""));
    SHOW(unlink("d"));
    SHOW(unlink(""));
    SHOW(unlink("f/"));
    SHOW(unlinkat(dir, "x", 1));
    SHOW(unlinkat(-1, "x", 0));
    SHOW(unlinkat(fd, "x", 0));
    SHOW(link("f", "f"));
    SHOW(link("d", "e"));
    SHOW(link("none", "e"));
    SHOW(link("f", ""));
    SHOW(link("f", "none/e"));
    SHOW(linkat(AT_FDCWD, "f", AT_FDCWD, "g", 1));
    SHOW(linkat(fd, "", AT_FDCWD, "none/g", AT_EMPTY_PATH));
    SHOW(symlink("", "e"));
    SHOW(symlink("x", "f"));
    SHOW(symlink("x", ""));
    SHOW(symlink(long_path(4096), "e"));
    SHOW(rename("f", "d"));
    SHOW(rename("d", "f"));
    SHOW(rename("d", "d/e"));
    SHOW(rename("none", "e"));
    SHOW(rename("f", "f/e"));
    SHOW(rename("f", ""));
    SHOW(rename(".", "e"));
    SHOW(rename("d/..", "e"));
    SHOW(call(renameat2, AT_FDCWD, "f", AT_FDCWD, "g", 8));
    SHOW(call(renameat2, AT_FDCWD, "f", AT_FDCWD, "g", 3));
    SHOW(call(renameat2, AT_FDCWD, "f", AT_FDCWD, "d", 1));
    SHOW(call(renameat2, AT_FDCWD, "f", AT_FDCWD, "none", 2));
    SHOW(readlink("l", b, 0));
    SHOW(readlink("l", b, 1));
    SHOW(readlink("l", b, -1));
    SHOW(readlink("f", b, 9));
    SHOW(readlink("", b, 9));
    SHOW(call(readlinkat, AT_FDCWD, "l", no_access(), 9));
    SHOW(call(getcwd, b, 0));
    SHOW(call(getcwd, b, 1));
    SHOW(call(getcwd, no_access(), 4096));
    SHOW(chdir("f"));
    SHOW(chdir(""));
    SHOW(fchdir(fd));
    SHOW(chroot("f"));
    SHOW(chroot("none"));
    SHOW(mknod("n", S_IFDIR | 0700, 0));
    SHOW(mknod("n", 0170000, 0));
    SHOW(mknod("f", S_IFIFO | 0700, 0));
    SHOW(mknod("n", 0600, 0));
    SHOW(stat("n", &s));
    SHOW(s.st_mode);
    SHOW(call(mknodat, AT_FDCWD, "", S_IFIFO | 0700, 0));
}

static void modes(void)
{
    struct stat s;
    SHOW(chmod("f", 0177777));
    SHOW(stat("f", &s));
    SHOW(s.st_mode);
    SHOW(fchmod(fd, 06777));
    SHOW(fchmod(-1, 0));
    SHOW(fchmodat(AT_FDCWD, "f", 0644, 1));
    SHOW(chmod("none", 0));
    SHOW(chown("f", 5, 6));
    SHOW(stat("f", &s));
    printf("%o %d %d\n", s.st_mode, (int)s.st_uid, (int)s.st_gid);
    SHOW(chown("f", -1, 7));
    SHOW(fchown(fd, 8, -1));
    SHOW(lchown("l", 9, 9));
    SHOW(stat("f", &s));
    printf("%o %d %d\n", s.st_mode, (int)s.st_uid, (int)s.st_gid);
    SHOW(lstat("l", &s));
    printf("%o %d %d\n", s.st_mode, (int)s.st_uid, (int)s.st_gid);
    SHOW(fchownat(AT_FDCWD, "f", 0, 0, 1));
    SHOW(fchownat(fd, "", 0, 0, AT_EMPTY_PATH));
    SHOW(fchownat(fd, "", 0, 0, 0));
    SHOW(access("f", 8));
    SHOW(access("f", -1));
    SHOW(access("none", 0));
    SHOW(call(faccessat2, AT_FDCWD, "f", 0, 1));
    SHOW(call(faccessat2, fd, "", 0, AT_EMPTY_PATH));
    SHOW(umask(07777));
    SHOW(umask(022));
}

static void times_of(void)
{
    static const struct timespec cases[][2] = {
        {{1, 2}, {3, 4}},          {{1, 999999999}, {3, 0}},  {{1, 1000000000}, {3, 0}}, {{1, 0}, {3, 1000000000}},
        {{1, -1}, {3, 0}},         {{1, UTIME_OMIT}, {5, 6}}, {{7, 8}, {1, UTIME_OMIT}}, {{-1, UTIME_OMIT}, {-1, UTIME_OMIT}},
        {{-1, UTIME_NOW}, {9, 10}}};
    struct stat s;
    struct timeval v[2] = {{1, 999999}, {2, 0}};
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        int n = utimensat(AT_FDCWD, "f", cases[i], 0);
        fstat(fd, &s);
        printf("times %u: %s %ld.%09ld %ld.%09ld\n", i, n ? strerrorname_np(errno) : "ok", i == 8 ? 0 : (long)s.st_atim.tv_sec,
               i == 8 ? 0 : s.st_atim.tv_nsec, (long)s.st_mtim.tv_sec, s.st_mtim.tv_nsec);
    }
    SHOW(utimensat(AT_FDCWD, "f", cases[0], 1));
    SHOW(utimensat(AT_FDCWD, "", cases[0], 0));
    SHOW(utimensat(fd, "", cases[0], AT_EMPTY_PATH));
    SHOW(utimensat(AT_FDCWD, "none", cases[7], 0));
    SHOW(futimens(-1, cases[0]));
    SHOW(utimes("f", v));
    v[1].tv_usec = 1000000;
    SHOW(utimes("f", v));
    v[1].tv_usec = -1;
    SHOW(utimes("f", v));
}

static void offsets(void)
{
    struct iovec v[2] = {{b, 10}, {b, 10}};
    SHOW(lseek(fd, -1, SEEK_SET));
    SHOW(lseek(fd, 0, 5));
    SHOW(lseek(fd, 0, -1));
    SHOW(lseek(fd, 10, SEEK_SET));
    SHOW(lseek(fd, -11, SEEK_CUR));
    SHOW(lseek(fd, -10, SEEK_CUR));
    SHOW(lseek(fd, 5, SEEK_END));
    SHOW(lseek(fd, 5, SEEK_DATA));
    SHOW(lseek(fd, 5, SEEK_HOLE));
    SHOW(lseek(fd, 0, SEEK_HOLE));
    SHOW(lseek(fd, 0, SEEK_DATA));
    SHOW(pread(fd, b, 10, -1));
    SHOW(pwrite(fd, b, 10, -1));
    SHOW(pread(fd, b, 10, 3));
    SHOW(pread(fd, b, 10, 8));
    SHOW(pread(dir, b, 10, 0));
    SHOW(preadv(fd, v, 2, -1));
    SHOW(preadv(fd, v, 0, 0));
    SHOW(readv(fd, v, -1));
    SHOW(writev(fd, v, 1025));
    v[1].iov_len = (size_t)-1;
    SHOW(readv(fd, v, 2));
    SHOW(writev(fd, v, 2));
    SHOW(read(dir, b, 1));
    SHOW(write(dir, b, 1));
    SHOW(ftruncate(fd, -1));
    SHOW(truncate("f", -1));
    SHOW(truncate("d", 0));
    SHOW(truncate("none", 0));
    SHOW(ftruncate(dir, 0));
    SHOW(fallocate(fd, 0, -1, 1));
    SHOW(fallocate(fd, 0, 0, 0));
    SHOW(fallocate(fd, 0, 0, -1));
    SHOW(fallocate(fd, 0x1000, 0, 1));
    SHOW(fallocate(fd, FALLOC_FL_PUNCH_HOLE, 0, 1));
    SHOW(fallocate(dir, 0, 0, 1));
    SHOW(posix_fadvise(fd, 0, 0, 8));
    SHOW(posix_fadvise(-1, 0, 0, 0));
    SHOW(sync_file_range(-1, 0, 0, 0));
    SHOW(fsync(-1));
    SHOW(fdatasync(dir));
    SHOW(call(syncfs, -1));
    SHOW(sendfile(fd, fd, NULL, 0));
    SHOW(sendfile(fd, dir, NULL, 5));
    SHOW(sendfile(-1, fd, NULL, 5));
    SHOW(copy_file_range(fd, NULL, fd, NULL, 5, 1));
    SHOW(copy_file_range(fd, NULL, dir, NULL, 5, 0));
    SHOW(copy_file_range(fd, NULL, -1, NULL, 5, 0));
}

static void descriptors(void)
{
    struct rlimit l;
    getrlimit(RLIMIT_NOFILE, &l);
    SHOW(dup2(fd, -1));
    SHOW(dup2(fd, (int)l.rlim_cur));
    SHOW(dup2(-1, 9));
    SHOW(dup2(fd, fd) == fd);
    SHOW(dup3(fd, fd, 0));
    SHOW(dup3(fd, 40, 1));
    SHOW(dup3(fd, 40, O_CLOEXEC));
    SHOW(fcntl(40, F_GETFD));
    SHOW(fcntl(40, F_SETFD, 2));
    SHOW(fcntl(40, F_GETFD));
    SHOW(fcntl(40, F_SETFD, 3));
    SHOW(fcntl(40, F_GETFD));
    SHOW(fcntl(fd, F_DUPFD, -1));
    SHOW(fcntl(fd, F_DUPFD, (long)l.rlim_cur));
    SHOW(fcntl(fd, F_DUPFD, 50));
    SHOW(fcntl(fd, F_DUPFD_CLOEXEC, 50));
    SHOW(fcntl(51, F_GETFD));
    SHOW(fcntl(fd, 9999));
    SHOW(fcntl(fd, F_SETSIG, 65));
    SHOW(fcntl(fd, F_SETSIG, -1));
    SHOW(fcntl(fd, F_SETSIG, 64));
    SHOW(fcntl(fd, F_GETSIG));
    SHOW(fcntl(fd, F_SETSIG, 0));
    SHOW(fcntl(fd, F_SETOWN, INT_MIN));
    SHOW(fcntl(fd, F_SETOWN, INT_MAX));
    SHOW(fcntl(fd, F_GETPIPE_SZ));
    SHOW(fcntl(fd, F_SETPIPE_SZ, 4096));
    SHOW(fcntl(fd, F_GET_SEALS));
    SHOW(fcntl(fd, F_ADD_SEALS, 0));
    SHOW(fcntl(fd, F_SETLEASE, 9));
    SHOW(fcntl(dir, F_SETLEASE, F_RDLCK));
    SHOW(fcntl(fd, F_NOTIFY, 1));
    SHOW(flock(fd, 0));
    SHOW(flock(fd, 3));
    SHOW(flock(fd, LOCK_SH | LOCK_EX));
    SHOW(flock(-1, LOCK_UN));
    SHOW(call(close_range, 60, 59, 0));
    SHOW(call(close_range, 60, 61, 8));
    SHOW(call(close_range, 50, 51, 4));
    SHOW(call(close_range, 40, 51, 0));
    SHOW(close(40));
    SHOW(close(-1));
}

static void locks(void)
{
    static const struct {
        int type, whence;
        off_t start, len;
    } cases[] = {
        {F_RDLCK, SEEK_SET, 0, 0}, {F_WRLCK, SEEK_SET, -1, 1},        {F_WRLCK, SEEK_SET, 5, -5},   {F_WRLCK, SEEK_SET, 5, -6},
        {F_UNLCK, SEEK_CUR, 0, 0}, {F_WRLCK, SEEK_END, -10, 5},       {F_WRLCK, SEEK_END, -11, 5},  {F_WRLCK, 3, 0, 1},
        {9, SEEK_SET, 0, 1},       {F_WRLCK, SEEK_SET, INT32_MAX, 0}, {F_WRLCK, SEEK_END, 0, -100}, {F_UNLCK, SEEK_SET, INT32_MAX, -5},
        {F_WRLCK, -1, 0, 1}};
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct flock l = {
            .l_type = (short)cases[i].type, .l_whence = (short)cases[i].whence, .l_start = cases[i].start, .l_len = cases[i].len};
        errno = 0;
        int set = fcntl(fd, F_SETLK, &l);
        printf("lock %u: %s", i, set ? strerrorname_np(errno) : "ok");
        l.l_pid = 77;
        int get = fcntl(fd, F_GETLK, &l);
        printf(" %s %s %d\n", get ? strerrorname_np(errno) : "ok", get ? "" : l.l_type == F_UNLCK ? "free" : "held", (int)l.l_pid);
        l.l_pid = 1;
        set = fcntl(fd, F_OFD_SETLK, &l);
        printf("  open file: %s\n", set ? strerrorname_np(errno) : "ok");
    }
    SHOW(fcntl(fd, F_SETLK, no_access()));
    SHOW(fcntl(fd, F_GETLK, no_access()));
}

static void opens(void)
{
    SHOW(open("f", O_CREAT | O_EXCL));
    SHOW(open("l", O_NOFOLLOW));
    SHOW(open("f", O_DIRECTORY));
    SHOW(open("d", O_WRONLY));
    SHOW(open("d", O_CREAT, 0600));
    SHOW(open("d", O_TMPFILE, 0600));
    SHOW(open("f", O_TMPFILE | O_RDWR, 0600));
    SHOW(open("none/x", O_CREAT | O_RDWR, 0600));
    SHOW(open("", O_RDONLY));
    SHOW(open("f/", O_RDONLY));
    SHOW(open("e/", O_CREAT | O_RDWR, 0600));
    SHOW(openat(fd, "x", O_RDONLY));
    SHOW(openat(-1, "x", O_RDONLY));
    uint64_t how[3] = {O_RDONLY, 0600, 0};
    SHOW(call(openat2, AT_FDCWD, "f", how, 24));
    how[1] = 0;
    SHOW(call(openat2, AT_FDCWD, "f", how, 23));
    SHOW(call(openat2, AT_FDCWD, "f", how, 24) >= 0);
    how[2] = 0x40;
    SHOW(call(openat2, AT_FDCWD, "f", how, 24));
    how[2] = 0x18;
    SHOW(call(openat2, AT_FDCWD, "f", how, 24));
    how[2] = 4;
    SHOW(call(openat2, AT_FDCWD, "l", how, 24));
    how[2] = 8;
    SHOW(call(openat2, AT_FDCWD, "../f", how, 24));
    how[2] = 0, how[0] = 1ull << 40;
    SHOW(call(openat2, AT_FDCWD, "f", how, 24));
    int p = open("f", O_PATH), w = open("f", O_WRONLY);
    SHOW(read(p, b, 1));
    SHOW(write(p, b, 1));
    SHOW(fchmod(p, 0600));
    SHOW(ftruncate(p, 1));
    SHOW(lseek(p, 0, SEEK_SET));
    SHOW((fcntl(p, F_GETFL) & O_PATH) != 0);
    SHOW(ioctl(p, FIONBIO, &p));
    SHOW(flock(p, LOCK_SH));
    SHOW(fsync(p));
    SHOW(read(w, b, 1));
    SHOW(pread(w, b, 1, 0));
    SHOW(ioctl(fd, 0x12345, b));
    SHOW(ioctl(-1, FIONBIO, b));
    SHOW(ioctl(fd, FIONBIO, no_access()));
    SHOW(ioctl(fd, FIONREAD, no_access()));
}

static void makers(void)
{
    int ends[2];
    SHOW(pipe2(ends, 1));
    SHOW(call(pipe2, no_access(), 0));
    SHOW(eventfd(0, 2));
    SHOW(call(signalfd4, -1, b, 9, 0));
    SHOW(signalfd(fd, (sigset_t *)b, 0));
    SHOW(signalfd(-1, (sigset_t *)b, 1));
    SHOW(timerfd_create(99, 0));
    SHOW(timerfd_create(CLOCK_MONOTONIC, 1));
    SHOW(timerfd_create(CLOCK_PROCESS_CPUTIME_ID, 0));
    SHOW(inotify_init1(1));
    SHOW(epoll_create(0));
    SHOW(epoll_create1(1));
    SHOW(call(memfd_create, long_name(249), 0) >= 0);
    SHOW(call(memfd_create, long_name(250), 0));
    SHOW(call(memfd_create, "m", 0x100));
    SHOW(call(memfd_create, no_access(), 0));
    SHOW(poll(NULL, 0, 0));
    SHOW(poll((struct pollfd *)no_access(), 1, 0));
    SHOW(select(-1, NULL, NULL, NULL, NULL));
    SHOW(select(0, NULL, NULL, NULL, &(struct timeval){0, -1}));
    SHOW(select(0, NULL, NULL, NULL, &(struct timeval){0, 1000001}));
    SHOW(select(0, NULL, NULL, NULL, &(struct timeval){-1, 0}));
    SHOW(splice(fd, NULL, fd, NULL, 5, 0));
    SHOW(tee(fd, fd, 5, 0));
    SHOW(vmsplice(fd, &(struct iovec){b, 1}, 1, 0));
    SHOW(getxattr("f", "user.x", b, 9));
    SHOW(setxattr("f", "", b, 9, 0));
    SHOW(setxattr("f", "user.x", b, 9, 4));
    SHOW(setxattr("f", long_name(256), b, 9, 0));
    SHOW(setxattr("f", "user.x", b, 65537, 0));
    SHOW(removexattr("f", ""));
    SHOW(listxattr("none", b, 9));
}

static void entries(void)
{
    SHOW(call(getdents64, fd, b, 1000));
    SHOW(call(getdents64, dir, b, 0));
    SHOW(call(getdents64, dir, b, 23));
    SHOW(call(getdents64, dir, no_access(), 1000));
    SHOW(call(getdents64, -1, b, 1000));
    SHOW(call(getdents64, dir, b, 24) > 0);
    SHOW(lseek(dir, 0, SEEK_SET));
    SHOW(call(getdents64, dir, b, 1000) == 48);
    SHOW(call(getdents64, dir, b, 1000));
}

int main(void)
{
    fd = (int)must(open("f", O_CREAT | O_RDWR, 0644), "open");
    must(write(fd, "0123456789", 10), "write");
    must(mkdir("d", 0755), "mkdir");
    must(symlink("f", "l"), "symlink");
    dir = (int)must(open("d", O_RDONLY), "open");
    setvbuf(stdout, NULL, _IOLBF, 0);
    paths();
    modes();
    times_of();
    offsets();
    descriptors();
    locks();
    opens();
    makers();
    entries();
}

/* stdout:
open(long_name(255), O_CREAT | O_RDWR, 0600) >= 0 = 1
open(long_name(256), O_CREAT | O_RDWR, 0600): ENAMETOOLONG
stat(long_path(4095), &s) = 0
stat(long_path(4096), &s): ENAMETOOLONG
mkdir(long_name(256), 0700): ENAMETOOLONG
mkdir("", 0700): ENOENT
mkdir("f/x", 0700): ENOTDIR
mkdir("f", 0700): EEXIST
mkdir(".", 0700): EEXIST
mkdir("none/x", 0700): ENOENT
rmdir("."): EINVAL
rmdir("d/.."): ENOTEMPTY
rmdir("f"): ENOTDIR
rmdir("/"): EBUSY
rmdir(""): ENOENT
unlink("d"): EISDIR
unlink(""): ENOENT
unlink("f/"): ENOTDIR
unlinkat(dir, "x", 1): EINVAL
unlinkat(-1, "x", 0): EBADF
unlinkat(fd, "x", 0): ENOTDIR
link("f", "f"): EEXIST
link("d", "e"): EPERM
link("none", "e"): ENOENT
link("f", ""): ENOENT
link("f", "none/e"): ENOENT
linkat(AT_FDCWD, "f", AT_FDCWD, "g", 1): EINVAL
linkat(fd, "", AT_FDCWD, "none/g", AT_EMPTY_PATH): ENOENT
symlink("", "e"): ENOENT
symlink("x", "f"): EEXIST
symlink("x", ""): ENOENT
symlink(long_path(4096), "e"): ENAMETOOLONG
rename("f", "d"): EISDIR
rename("d", "f"): ENOTDIR
rename("d", "d/e"): EINVAL
rename("none", "e"): ENOENT
rename("f", "f/e"): ENOTDIR
rename("f", ""): ENOENT
rename(".", "e"): EBUSY
rename("d/..", "e"): EBUSY
call(renameat2, AT_FDCWD, "f", AT_FDCWD, "g", 8): EINVAL
call(renameat2, AT_FDCWD, "f", AT_FDCWD, "g", 3): EINVAL
call(renameat2, AT_FDCWD, "f", AT_FDCWD, "d", 1): EEXIST
call(renameat2, AT_FDCWD, "f", AT_FDCWD, "none", 2): ENOENT
readlink("l", b, 0): EINVAL
readlink("l", b, 1) = 1
readlink("l", b, -1): EINVAL
readlink("f", b, 9): EINVAL
readlink("", b, 9): ENOENT
call(readlinkat, AT_FDCWD, "l", no_access(), 9): EFAULT
call(getcwd, b, 0): ERANGE
call(getcwd, b, 1): ERANGE
call(getcwd, no_access(), 4096): EFAULT
chdir("f"): ENOTDIR
chdir(""): ENOENT
fchdir(fd): ENOTDIR
chroot("f"): ENOTDIR
chroot("none"): ENOENT
mknod("n", S_IFDIR | 0700, 0): EPERM
mknod("n", 0170000, 0): EINVAL
mknod("f", S_IFIFO | 0700, 0): EEXIST
mknod("n", 0600, 0) = 0
stat("n", &s) = 0
s.st_mode = 33152
call(mknodat, AT_FDCWD, "", S_IFIFO | 0700, 0): ENOENT
chmod("f", 0177777) = 0
stat("f", &s) = 0
s.st_mode = 36863
fchmod(fd, 06777) = 0
fchmod(-1, 0): EBADF
fchmodat(AT_FDCWD, "f", 0644, 1): EINVAL
chmod("none", 0): ENOENT
chown("f", 5, 6) = 0
stat("f", &s) = 0
100777 5 6
chown("f", -1, 7) = 0
fchown(fd, 8, -1) = 0
lchown("l", 9, 9) = 0
stat("f", &s) = 0
100777 8 7
lstat("l", &s) = 0
120777 9 9
fchownat(AT_FDCWD, "f", 0, 0, 1): EINVAL
fchownat(fd, "", 0, 0, AT_EMPTY_PATH) = 0
fchownat(fd, "", 0, 0, 0): ENOENT
access("f", 8): EINVAL
access("f", -1): EINVAL
access("none", 0): ENOENT
call(faccessat2, AT_FDCWD, "f", 0, 1): EINVAL
call(faccessat2, fd, "", 0, AT_EMPTY_PATH) = 0
umask(07777) = 18
umask(022) = 511
times 0: ok 1.000000002 3.000000004
times 1: ok 1.999999999 3.000000000
times 2: EINVAL 1.999999999 3.000000000
times 3: EINVAL 1.999999999 3.000000000
times 4: EINVAL 1.999999999 3.000000000
times 5: ok 1.999999999 5.000000006
times 6: ok 7.000000008 5.000000006
times 7: ok 7.000000008 5.000000006
times 8: ok 0.000000000 9.000000010
utimensat(AT_FDCWD, "f", cases[0], 1): EINVAL
utimensat(AT_FDCWD, "", cases[0], 0): ENOENT
utimensat(fd, "", cases[0], AT_EMPTY_PATH) = 0
utimensat(AT_FDCWD, "none", cases[7], 0) = 0
futimens(-1, cases[0]): EBADF
utimes("f", v) = 0
utimes("f", v): EINVAL
utimes("f", v): EINVAL
lseek(fd, -1, SEEK_SET): EINVAL
lseek(fd, 0, 5): EINVAL
lseek(fd, 0, -1): EINVAL
lseek(fd, 10, SEEK_SET) = 10
lseek(fd, -11, SEEK_CUR): EINVAL
lseek(fd, -10, SEEK_CUR) = 0
lseek(fd, 5, SEEK_END) = 15
lseek(fd, 5, SEEK_DATA) = 5
lseek(fd, 5, SEEK_HOLE) = 10
lseek(fd, 0, SEEK_HOLE) = 10
lseek(fd, 0, SEEK_DATA) = 0
pread(fd, b, 10, -1): EINVAL
pwrite(fd, b, 10, -1): EINVAL
pread(fd, b, 10, 3) = 7
pread(fd, b, 10, 8) = 2
pread(dir, b, 10, 0): EISDIR
preadv(fd, v, 2, -1): EINVAL
preadv(fd, v, 0, 0) = 0
readv(fd, v, -1): EINVAL
writev(fd, v, 1025): EINVAL
readv(fd, v, 2): EINVAL
writev(fd, v, 2): EINVAL
read(dir, b, 1): EISDIR
write(dir, b, 1): EBADF
ftruncate(fd, -1): EINVAL
truncate("f", -1): EINVAL
truncate("d", 0): EISDIR
truncate("none", 0): ENOENT
ftruncate(dir, 0): EINVAL
fallocate(fd, 0, -1, 1): EINVAL
fallocate(fd, 0, 0, 0): EINVAL
fallocate(fd, 0, 0, -1): EINVAL
fallocate(fd, 0x1000, 0, 1): EOPNOTSUPP
fallocate(fd, FALLOC_FL_PUNCH_HOLE, 0, 1): EOPNOTSUPP
fallocate(dir, 0, 0, 1): EBADF
posix_fadvise(fd, 0, 0, 8) = 22
posix_fadvise(-1, 0, 0, 0) = 9
sync_file_range(-1, 0, 0, 0): EBADF
fsync(-1): EBADF
fdatasync(dir) = 0
call(syncfs, -1): EBADF
sendfile(fd, fd, NULL, 0) = 0
sendfile(fd, dir, NULL, 5): EINVAL
sendfile(-1, fd, NULL, 5): EBADF
copy_file_range(fd, NULL, fd, NULL, 5, 1): EINVAL
copy_file_range(fd, NULL, dir, NULL, 5, 0): EISDIR
copy_file_range(fd, NULL, -1, NULL, 5, 0): EBADF
dup2(fd, -1): EBADF
dup2(fd, (int)l.rlim_cur): EBADF
dup2(-1, 9): EBADF
dup2(fd, fd) == fd = 1
dup3(fd, fd, 0): EINVAL
dup3(fd, 40, 1): EINVAL
dup3(fd, 40, O_CLOEXEC) = 40
fcntl(40, F_GETFD) = 1
fcntl(40, F_SETFD, 2) = 0
fcntl(40, F_GETFD) = 0
fcntl(40, F_SETFD, 3) = 0
fcntl(40, F_GETFD) = 1
fcntl(fd, F_DUPFD, -1): EINVAL
fcntl(fd, F_DUPFD, (long)l.rlim_cur): EINVAL
fcntl(fd, F_DUPFD, 50) = 50
fcntl(fd, F_DUPFD_CLOEXEC, 50) = 51
fcntl(51, F_GETFD) = 1
fcntl(fd, 9999): EINVAL
fcntl(fd, F_SETSIG, 65): EINVAL
fcntl(fd, F_SETSIG, -1): EINVAL
fcntl(fd, F_SETSIG, 64) = 0
fcntl(fd, F_GETSIG) = 64
fcntl(fd, F_SETSIG, 0) = 0
fcntl(fd, F_SETOWN, INT_MIN): EINVAL
fcntl(fd, F_SETOWN, INT_MAX): ESRCH
fcntl(fd, F_GETPIPE_SZ): EBADF
fcntl(fd, F_SETPIPE_SZ, 4096): EBADF
fcntl(fd, F_GET_SEALS): EINVAL
fcntl(fd, F_ADD_SEALS, 0): EINVAL
fcntl(fd, F_SETLEASE, 9): EINVAL
fcntl(dir, F_SETLEASE, F_RDLCK): EINVAL
fcntl(fd, F_NOTIFY, 1): ENOTDIR
flock(fd, 0): EINVAL
flock(fd, 3): EINVAL
flock(fd, LOCK_SH | LOCK_EX): EINVAL
flock(-1, LOCK_UN): EBADF
call(close_range, 60, 59, 0): EINVAL
call(close_range, 60, 61, 8): EINVAL
call(close_range, 50, 51, 4) = 0
call(close_range, 40, 51, 0) = 0
close(40): EBADF
close(-1): EBADF
lock 0: ok ok free 77
  open file: EINVAL
lock 1: EINVAL EINVAL  77
  open file: EINVAL
lock 2: ok ok free 77
  open file: EINVAL
lock 3: EINVAL EINVAL  77
  open file: EINVAL
lock 4: ok EINVAL  77
  open file: EINVAL
lock 5: ok ok free 77
  open file: EINVAL
lock 6: EINVAL EINVAL  77
  open file: EINVAL
lock 7: EINVAL EINVAL  77
  open file: EINVAL
lock 8: EINVAL EINVAL  77
  open file: EINVAL
lock 9: ok ok free 77
  open file: EINVAL
lock 10: EINVAL EINVAL  77
  open file: EINVAL
lock 11: ok EINVAL  77
  open file: EINVAL
lock 12: EINVAL EINVAL  77
  open file: EINVAL
fcntl(fd, F_SETLK, no_access()): EFAULT
fcntl(fd, F_GETLK, no_access()): EFAULT
open("f", O_CREAT | O_EXCL): EEXIST
open("l", O_NOFOLLOW): ELOOP
open("f", O_DIRECTORY): ENOTDIR
open("d", O_WRONLY): EISDIR
open("d", O_CREAT, 0600): EISDIR
open("d", O_TMPFILE, 0600): EINVAL
open("f", O_TMPFILE | O_RDWR, 0600): ENOTDIR
open("none/x", O_CREAT | O_RDWR, 0600): ENOENT
open("", O_RDONLY): ENOENT
open("f/", O_RDONLY): ENOTDIR
open("e/", O_CREAT | O_RDWR, 0600): EISDIR
openat(fd, "x", O_RDONLY): ENOTDIR
openat(-1, "x", O_RDONLY): EBADF
call(openat2, AT_FDCWD, "f", how, 24): EINVAL
call(openat2, AT_FDCWD, "f", how, 23): EINVAL
call(openat2, AT_FDCWD, "f", how, 24) >= 0 = 1
call(openat2, AT_FDCWD, "f", how, 24): EINVAL
call(openat2, AT_FDCWD, "f", how, 24): EINVAL
call(openat2, AT_FDCWD, "l", how, 24): ELOOP
call(openat2, AT_FDCWD, "../f", how, 24): EXDEV
call(openat2, AT_FDCWD, "f", how, 24): EINVAL
read(p, b, 1): EBADF
write(p, b, 1): EBADF
fchmod(p, 0600): EBADF
ftruncate(p, 1): EBADF
lseek(p, 0, SEEK_SET): EBADF
(fcntl(p, F_GETFL) & O_PATH) != 0 = 1
ioctl(p, FIONBIO, &p): EBADF
flock(p, LOCK_SH): EBADF
fsync(p): EBADF
read(w, b, 1): EBADF
pread(w, b, 1, 0): EBADF
ioctl(fd, 0x12345, b): ENOTTY
ioctl(-1, FIONBIO, b): EBADF
ioctl(fd, FIONBIO, no_access()): EFAULT
ioctl(fd, FIONREAD, no_access()): EFAULT
pipe2(ends, 1): EINVAL
call(pipe2, no_access(), 0): EFAULT
eventfd(0, 2): EINVAL
call(signalfd4, -1, b, 9, 0): EINVAL
signalfd(fd, (sigset_t *)b, 0): EINVAL
signalfd(-1, (sigset_t *)b, 1): EINVAL
timerfd_create(99, 0): EINVAL
timerfd_create(CLOCK_MONOTONIC, 1): EINVAL
timerfd_create(CLOCK_PROCESS_CPUTIME_ID, 0): EINVAL
inotify_init1(1): EINVAL
epoll_create(0): EINVAL
epoll_create1(1): EINVAL
call(memfd_create, long_name(249), 0) >= 0 = 1
call(memfd_create, long_name(250), 0): EINVAL
call(memfd_create, "m", 0x100): EINVAL
call(memfd_create, no_access(), 0): EFAULT
poll(NULL, 0, 0) = 0
poll((struct pollfd *)no_access(), 1, 0): EFAULT
select(-1, NULL, NULL, NULL, NULL): EINVAL
select(0, NULL, NULL, NULL, &(struct timeval){0, -1}): EINVAL
select(0, NULL, NULL, NULL, &(struct timeval){0, 1000001}) = 0
select(0, NULL, NULL, NULL, &(struct timeval){-1, 0}): EINVAL
splice(fd, NULL, fd, NULL, 5, 0): EINVAL
tee(fd, fd, 5, 0): EINVAL
vmsplice(fd, &(struct iovec){b, 1}, 1, 0): EBADF
getxattr("f", "user.x", b, 9): ENODATA
setxattr("f", "", b, 9, 0): ERANGE
setxattr("f", "user.x", b, 9, 4): EINVAL
setxattr("f", long_name(256), b, 9, 0): ERANGE
setxattr("f", "user.x", b, 65537, 0): E2BIG
removexattr("f", ""): ERANGE
listxattr("none", b, 9): ENOENT
call(getdents64, fd, b, 1000): ENOTDIR
call(getdents64, dir, b, 0): EINVAL
call(getdents64, dir, b, 23): EINVAL
call(getdents64, dir, no_access(), 1000): EFAULT
call(getdents64, -1, b, 1000): EBADF
call(getdents64, dir, b, 24) > 0 = 1
lseek(dir, 0, SEEK_SET) = 0
call(getdents64, dir, b, 1000) == 48 = 1
call(getdents64, dir, b, 1000) = 0
*/
