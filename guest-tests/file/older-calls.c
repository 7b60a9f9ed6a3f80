// Calls of files that the C library no longer makes, and those that it makes by others: by their numbers.
// except: aarch64 riscv64 arm sparc64, they lack some of them, or have a tv_usec that is an int (sparc64)
// qemu: no, it has other errors
#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include "answers.h"

/* The calls with structures of two words. */
struct words {
    long first, second;
};

static const char *when(long t)
{
    static char text[2][20];
    static int which;
    which = !which;
    snprintf(text[which], 20, t > 1000000 ? "now" : "%ld", t);
    return text[which];
}

static void show_file(const char *path)
{
    struct stat st;
    if (lstat(path, &st))
        printf("  %s: %s\n", path, strerrorname_np(errno));
    else
        printf("  %s: mode %o, %d links, %d bytes, times %s %s, owner %d %d\n", path, st.st_mode, (int)st.st_nlink, S_ISDIR(st.st_mode) ? 0 : (int)st.st_size, when(st.st_atime), when(st.st_mtime),
               (int)st.st_uid == (int)geteuid(), (int)st.st_gid == (int)getegid());
}

static void opening(void)
{
    char b[20] = "";
    int fd = (int)SHOW(call(creat, "a", 0640));
    SHOW(call(write, fd, "hello", 5));
    SHOW(call(read, fd, b, 5));
    SHOW(call(close, fd));
    fd = (int)SHOW(call(open, "a", O_RDWR | O_APPEND, 0));
    SHOW(call(lseek, fd, 2L, SEEK_SET));
    SHOW(call(read, fd, b, 20));
    printf("  '%s'\n", b);
    SHOW(call(lseek, fd, -1L, SEEK_CUR));
    SHOW(call(lseek, fd, 1L, SEEK_END));
    SHOW(call(lseek, fd, -6L, SEEK_END));
    SHOW(call(lseek, fd, 0L, 7));
    SHOW(call(lseek, -1, 0L, SEEK_SET));
    SHOW((call(fcntl, fd, F_GETFL) & (O_ACCMODE | O_APPEND)) == (O_RDWR | O_APPEND));
    SHOW(call(fcntl, fd, F_DUPFD, 20));
    SHOW(call(fcntl, 20, F_GETFD));
    SHOW(call(fcntl, fd, F_DUPFD_CLOEXEC, 21));
    SHOW(call(fcntl, 21, F_GETFD));
    SHOW(call(fcntl, 21, F_SETFD, 0));
    SHOW(call(fcntl, 21, F_GETFD));
    SHOW(call(fcntl, fd, F_DUPFD, -1L));
    SHOW(call(fcntl, fd, F_DUPFD, 1 << 28));
    SHOW(call(fcntl, fd, 9999));
    SHOW(call(fcntl, -1, F_GETFD));
    SHOW(call(open, "a", O_CREAT | O_EXCL | O_RDWR, 0600));
    SHOW(call(open, "none", O_RDWR));
    SHOW(call(open, no_access(), O_RDWR));
    SHOW(call(creat, "none/a", 0600));
    SHOW(call(creat, no_access(), 0600));
    close(fd), close(20), close(21);
    show_file("a");
}

static void descriptors(void)
{
    int p[2];
    uint64_t set = 0, value;
    SHOW(pipe(p));
    SHOW(call(write, p[1], "x", 1));
    SHOW(call(read, p[0], &value, 8));
    int e = (int)call(eventfd, 5);
    printf("event %d\n", e > 0);
    SHOW(call(read, e, &value, 8));
    printf("  %d\n", (int)value);
    SHOW(fcntl(e, F_GETFD));
    sigset_t usr1;
    sigemptyset(&usr1);
    sigaddset(&usr1, SIGUSR1);
    sigprocmask(SIG_BLOCK, &usr1, NULL);
    memcpy(&set, &usr1, 8);
    int s = (int)call(signalfd, -1, &set, 8);
    printf("signals %d\n", s > 0);
    struct signalfd_siginfo info = {0};
    kill(getpid(), SIGUSR1);
    SHOW(call(read, s, &info, sizeof info));
    printf("  %d %d %d\n", info.ssi_signo == SIGUSR1, info.ssi_code, (int)info.ssi_pid == getpid());
    SHOW(call(signalfd, -1, &set, 4));
    SHOW(call(signalfd, -1, no_access(), 8));
    SHOW(call(signalfd, 0, &set, 8));
    SHOW(call(signalfd, -2, &set, 8));
    SHOW(call(signalfd, s, &set, 8) == s);
    SHOW(call(dup2, e, 30));
    SHOW(call(dup2, -1, 30));
    SHOW(call(inotify_init) > 0);
    SHOW(call(epoll_create, 1) > 0);
}

static void places(int dir)
{
    SHOW(call(mknod, "a-fifo", S_IFIFO | 0644, 0));
    SHOW(call(mknod, "a-file", 0600, 0));
    SHOW(call(mknod, "a-file", 0600, 0));
    SHOW(call(mknod, "a-directory", S_IFDIR | 0600, 0));
    SHOW(call(mknod, no_access(), 0600, 0));
    SHOW(call(mknodat, dir, "fifo", S_IFIFO | 0600, 0));
    SHOW(call(mknodat, -1, "fifo", S_IFIFO | 0600, 0));
    show_file("a-fifo");
    show_file("a-file");
    show_file("d/fifo");
    SHOW(call(linkat, AT_FDCWD, "a", dir, "b", 0));
    SHOW(call(linkat, AT_FDCWD, "a", dir, "b", 0));
    SHOW(call(symlink, "../a", "d/s"));
    SHOW(call(symlinkat, "b", dir, "t"));
    SHOW(call(symlinkat, "b", -1, "t"));
    SHOW(call(linkat, dir, "s", AT_FDCWD, "followed", AT_SYMLINK_FOLLOW));
    SHOW(call(linkat, dir, "s", AT_FDCWD, "not-followed", 0));
    SHOW(call(linkat, dir, "s", AT_FDCWD, "x", 1));
    SHOW(call(linkat, dir, "none", AT_FDCWD, "x", 0));
    SHOW(call(linkat, -1, "s", AT_FDCWD, "x", 0));
    SHOW(call(linkat, dir, "b", -1, "x", 0));
    SHOW(call(linkat, AT_FDCWD, "d", AT_FDCWD, "x", 0));
    SHOW(call(link, "a", "none/x"));
    show_file("a");
    show_file("followed");
    show_file("not-followed");
    SHOW(call(fchmodat, dir, "t", 0604));
    SHOW(call(fchmodat, dir, "none", 0604));
    SHOW(call(fchmodat, -1, "t", 0604));
    SHOW(call(fchmodat, dir, no_access(), 0604));
    SHOW(call(chmod, "a-file", 07777));
    show_file("a-file");
    SHOW(call(fchmod, dir, 0700));
    SHOW(call(fchmod, -1, 0700));
    SHOW(call(faccessat, dir, "t", R_OK));
    SHOW(call(faccessat, dir, "none", R_OK));
    SHOW(call(faccessat, dir, "t", 8));
    SHOW(call(faccessat, -1, "t", R_OK));
    SHOW(call(access, "a", X_OK));
    SHOW(call(access, "a", F_OK));
    SHOW(call(fchownat, dir, "t", -1, -1, 0));
    SHOW(call(fchownat, dir, "t", geteuid(), -1, AT_SYMLINK_NOFOLLOW));
    SHOW(call(fchownat, dir, "t", -1, -1, 1));
    SHOW(call(fchownat, dir, "none", -1, -1, 0));
    SHOW(call(fchownat, -1, "t", -1, -1, 0));
    SHOW(call(fchownat, dir, "", -1, getegid(), AT_EMPTY_PATH));
    SHOW(call(fchownat, dir, "", -1, -1, 0));
    SHOW(call(chown, "none", -1, -1));
    SHOW(call(lchown, "d/t", -1, -1));
    SHOW(call(lchown, "none", -1, -1));
    SHOW(call(fchown, dir, -1, -1));
    SHOW(call(fchown, -1, -1, -1));
    show_file("a");
    char text[20] = "";
    SHOW(call(readlinkat, dir, "t", text, 20));
    SHOW(call(readlink, "d/s", text, 2));
    SHOW(call(readlink, "d/s", text, 0));
    SHOW(call(readlink, "a", text, 20));
    SHOW(call(readlinkat, -1, "t", text, 20));
    printf("  '%s'\n", text);
    SHOW(call(mkdirat, dir, "sub", 0705));
    SHOW(call(mkdirat, dir, "sub", 0705));
    SHOW(call(mkdirat, -1, "sub", 0705));
    show_file("d/sub");
    SHOW(call(unlinkat, dir, "sub", 0));
    SHOW(call(unlinkat, dir, "t", AT_REMOVEDIR));
    SHOW(call(unlinkat, dir, "sub", 1));
    SHOW(call(unlinkat, dir, "sub", AT_REMOVEDIR));
    SHOW(call(unlinkat, dir, "sub", AT_REMOVEDIR));
    SHOW(call(unlinkat, -1, "t", 0));
    SHOW(call(rename, "a-file", "d/renamed"));
    SHOW(call(renameat, dir, "renamed", AT_FDCWD, "a-file"));
    SHOW(call(renameat, dir, "renamed", AT_FDCWD, "a-file"));
    SHOW(call(renameat, -1, "renamed", AT_FDCWD, "a-file"));
    SHOW(call(rmdir, "d"));
    SHOW(call(rmdir, "a"));
    SHOW(call(rmdir, "none"));
}

static void times(int dir)
{
    struct words pair[2] = {{300, 5}, {400, 6}}, wrong[2] = {{300, 1000000}, {400, 6}};
    int fd = open("a", O_RDONLY);
    SHOW(call(utimes, "a", pair));
    show_file("a");
    SHOW(call(utimes, "a", wrong));
    SHOW(call(utimes, "none", pair));
    SHOW(call(utimes, "a", no_access()));
    pair[0].first = 500;
    SHOW(call(futimesat, dir, "t", pair));
    show_file("a");
    SHOW(call(futimesat, dir, "t", wrong));
    SHOW(call(futimesat, -1, "t", pair));
    SHOW(call(futimesat, dir, "none", pair));
    pair[1].first = 600;
    SHOW(call(futimesat, fd, NULL, pair));
    show_file("a");
    SHOW(call(utimes, "a", NULL));
    struct stat st;
    stat("a", &st);
    printf("  now %d\n", st.st_mtime > 1000000);
    close(fd);
}

static void vectors(void)
{
    char x[8] = "abcdefg", y[8] = "1234567", in[17] = "";
    struct iovec v[2] = {{x, 3}, {y, 5}}, r[2] = {{in, 4}, {in + 8, 8}}, bad[1] = {{no_access(), 4}};
    int fd = open("v", O_RDWR | O_CREAT, 0600);
    SHOW(call(pwritev, fd, v, 2, 10L, 0L));
    SHOW(call(pwritev, fd, v, 1, 0L, 0L));
    SHOW(call(preadv, fd, r, 2, 9L, 0L));
    printf("  '%.4s' '%.8s' %d\n", in + 1, in + 8, in[0]);
    SHOW(call(preadv, fd, r, 1, 100L, 0L));
    SHOW(call(pwritev, fd, v, 2, -1L, -1L));
    SHOW(call(preadv, fd, r, 2, -1L, -1L));
    SHOW(call(pwritev, fd, bad, 1, 0L, 0L));
    SHOW(call(preadv, fd, bad, 1, 0L, 0L));
    SHOW(call(pwritev, fd, v, -1L, 0L, 0L));
    SHOW(call(pwritev, fd, no_access(), 1, 0L, 0L));
    SHOW(call(preadv, -1, r, 1, 0L, 0L));
    SHOW(call(pwritev, fd, v, 1025, 0L, 0L));
    SHOW(call(lseek, fd, 0L, SEEK_CUR));
    SHOW(call(pwritev2, fd, v, 2, -1L, -1L, 0));
    SHOW(call(lseek, fd, 0L, SEEK_CUR));
    SHOW(call(preadv2, fd, r, 2, 0L, 0L, 0));
    SHOW(call(preadv2, fd, r, 2, 0L, 0L, 1 << 20));
    SHOW(call(pwritev2, fd, v, 2, 0L, 0L, 1 << 20));
    show_file("v");
    SHOW(call(ftruncate, fd, 5));
    SHOW(call(truncate, "v", 9));
    SHOW(call(ftruncate, fd, -1L));
    SHOW(call(truncate, "v", -1L));
    SHOW(call(truncate, "none", 1));
    SHOW(call(truncate, "d", 1));
    SHOW(call(ftruncate, -1, 1));
    show_file("v");
    SHOW(call(sendfile, fd, fd, NULL, 3) >= 0 || errno == EINVAL);
    int p[2];
    must(pipe(p), "pipe");
    long at = 1;
    SHOW(call(sendfile, p[1], fd, &at, 4));
    printf("  %ld\n", at);
    SHOW(call(read, p[0], in, 8));
    printf("  '%.4s'\n", in);
    SHOW(call(sendfile, p[1], -1, &at, 4));
    SHOW(call(sendfile, -1, fd, &at, 4));
    SHOW(call(sendfile, p[1], fd, no_access(), 4));
    at = -1;
    SHOW(call(sendfile, p[1], fd, &at, 4));
    close(fd);
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    umask(022);
    must(mkdir("d", 0755), "mkdir");
    opening();
    descriptors();
    int dir = open("d", O_RDONLY);
    places(dir);
    times(dir);
    vectors();
    SHOW(call(umask, 0777));
    SHOW(call(umask, 022));
    SHOW(call(fchdir, dir));
    SHOW(call(fchdir, -1));
    SHOW(call(chdir, ".."));
    SHOW(call(chdir, "none"));
    SHOW(call(chdir, "a"));
    SHOW(call(vhangup) == 0 || errno == EPERM);
}

/* stdout:
call(creat, "a", 0640) = 3
call(write, fd, "hello", 5) = 5
call(read, fd, b, 5): EBADF
call(close, fd) = 0
call(open, "a", O_RDWR | O_APPEND, 0) = 3
call(lseek, fd, 2L, SEEK_SET) = 2
call(read, fd, b, 20) = 3
  'llo'
call(lseek, fd, -1L, SEEK_CUR) = 4
call(lseek, fd, 1L, SEEK_END) = 6
call(lseek, fd, -6L, SEEK_END): EINVAL
call(lseek, fd, 0L, 7): EINVAL
call(lseek, -1, 0L, SEEK_SET): EBADF
(call(fcntl, fd, F_GETFL) & (O_ACCMODE | O_APPEND)) == (O_RDWR | O_APPEND) = 1
call(fcntl, fd, F_DUPFD, 20) = 20
call(fcntl, 20, F_GETFD) = 0
call(fcntl, fd, F_DUPFD_CLOEXEC, 21) = 21
call(fcntl, 21, F_GETFD) = 1
call(fcntl, 21, F_SETFD, 0) = 0
call(fcntl, 21, F_GETFD) = 0
call(fcntl, fd, F_DUPFD, -1L): EINVAL
call(fcntl, fd, F_DUPFD, 1 << 28): EINVAL
call(fcntl, fd, 9999): EINVAL
call(fcntl, -1, F_GETFD): EBADF
call(open, "a", O_CREAT | O_EXCL | O_RDWR, 0600): EEXIST
call(open, "none", O_RDWR): ENOENT
call(open, no_access(), O_RDWR): EFAULT
call(creat, "none/a", 0600): ENOENT
call(creat, no_access(), 0600): EFAULT
  a: mode 100640, 1 links, 5 bytes, times now now, owner 1 1
pipe(p) = 0
call(write, p[1], "x", 1) = 1
call(read, p[0], &value, 8) = 1
event 1
call(read, e, &value, 8) = 8
  5
fcntl(e, F_GETFD) = 0
signals 1
call(read, s, &info, sizeof info) = 128
  1 0 1
call(signalfd, -1, &set, 4): EINVAL
call(signalfd, -1, no_access(), 8): EFAULT
call(signalfd, 0, &set, 8): EINVAL
call(signalfd, -2, &set, 8): EBADF
call(signalfd, s, &set, 8) == s = 1
call(dup2, e, 30) = 30
call(dup2, -1, 30): EBADF
call(inotify_init) > 0 = 1
call(epoll_create, 1) > 0 = 1
call(mknod, "a-fifo", S_IFIFO | 0644, 0) = 0
call(mknod, "a-file", 0600, 0) = 0
call(mknod, "a-file", 0600, 0): EEXIST
call(mknod, "a-directory", S_IFDIR | 0600, 0): EPERM
call(mknod, no_access(), 0600, 0): EFAULT
call(mknodat, dir, "fifo", S_IFIFO | 0600, 0) = 0
call(mknodat, -1, "fifo", S_IFIFO | 0600, 0): EBADF
  a-fifo: mode 10644, 1 links, 0 bytes, times now now, owner 1 1
  a-file: mode 100600, 1 links, 0 bytes, times now now, owner 1 1
  d/fifo: mode 10600, 1 links, 0 bytes, times now now, owner 1 1
call(linkat, AT_FDCWD, "a", dir, "b", 0) = 0
call(linkat, AT_FDCWD, "a", dir, "b", 0): EEXIST
call(symlink, "../a", "d/s") = 0
call(symlinkat, "b", dir, "t") = 0
call(symlinkat, "b", -1, "t"): EBADF
call(linkat, dir, "s", AT_FDCWD, "followed", AT_SYMLINK_FOLLOW) = 0
call(linkat, dir, "s", AT_FDCWD, "not-followed", 0) = 0
call(linkat, dir, "s", AT_FDCWD, "x", 1): EINVAL
call(linkat, dir, "none", AT_FDCWD, "x", 0): ENOENT
call(linkat, -1, "s", AT_FDCWD, "x", 0): EBADF
call(linkat, dir, "b", -1, "x", 0): EBADF
call(linkat, AT_FDCWD, "d", AT_FDCWD, "x", 0): EPERM
call(link, "a", "none/x"): ENOENT
  a: mode 100640, 3 links, 5 bytes, times now now, owner 1 1
  followed: mode 100640, 3 links, 5 bytes, times now now, owner 1 1
  not-followed: mode 120777, 2 links, 4 bytes, times now now, owner 1 1
call(fchmodat, dir, "t", 0604) = 0
call(fchmodat, dir, "none", 0604): ENOENT
call(fchmodat, -1, "t", 0604): EBADF
call(fchmodat, dir, no_access(), 0604): EFAULT
call(chmod, "a-file", 07777) = 0
  a-file: mode 107777, 1 links, 0 bytes, times now now, owner 1 1
call(fchmod, dir, 0700) = 0
call(fchmod, -1, 0700): EBADF
call(faccessat, dir, "t", R_OK) = 0
call(faccessat, dir, "none", R_OK): ENOENT
call(faccessat, dir, "t", 8): EINVAL
call(faccessat, -1, "t", R_OK): EBADF
call(access, "a", X_OK): EACCES
call(access, "a", F_OK) = 0
call(fchownat, dir, "t", -1, -1, 0) = 0
call(fchownat, dir, "t", geteuid(), -1, AT_SYMLINK_NOFOLLOW) = 0
call(fchownat, dir, "t", -1, -1, 1): EINVAL
call(fchownat, dir, "none", -1, -1, 0): ENOENT
call(fchownat, -1, "t", -1, -1, 0): EBADF
call(fchownat, dir, "", -1, getegid(), AT_EMPTY_PATH) = 0
call(fchownat, dir, "", -1, -1, 0): ENOENT
call(chown, "none", -1, -1): ENOENT
call(lchown, "d/t", -1, -1) = 0
call(lchown, "none", -1, -1): ENOENT
call(fchown, dir, -1, -1) = 0
call(fchown, -1, -1, -1): EBADF
  a: mode 100604, 3 links, 5 bytes, times now now, owner 1 1
call(readlinkat, dir, "t", text, 20) = 1
call(readlink, "d/s", text, 2) = 2
call(readlink, "d/s", text, 0): EINVAL
call(readlink, "a", text, 20): EINVAL
call(readlinkat, -1, "t", text, 20): EBADF
  '..'
call(mkdirat, dir, "sub", 0705) = 0
call(mkdirat, dir, "sub", 0705): EEXIST
call(mkdirat, -1, "sub", 0705): EBADF
  d/sub: mode 40705, 2 links, 0 bytes, times now now, owner 1 1
call(unlinkat, dir, "sub", 0): EISDIR
call(unlinkat, dir, "t", AT_REMOVEDIR): ENOTDIR
call(unlinkat, dir, "sub", 1): EINVAL
call(unlinkat, dir, "sub", AT_REMOVEDIR) = 0
call(unlinkat, dir, "sub", AT_REMOVEDIR): ENOENT
call(unlinkat, -1, "t", 0): EBADF
call(rename, "a-file", "d/renamed") = 0
call(renameat, dir, "renamed", AT_FDCWD, "a-file") = 0
call(renameat, dir, "renamed", AT_FDCWD, "a-file"): ENOENT
call(renameat, -1, "renamed", AT_FDCWD, "a-file"): EBADF
call(rmdir, "d"): ENOTEMPTY
call(rmdir, "a"): ENOTDIR
call(rmdir, "none"): ENOENT
call(utimes, "a", pair) = 0
  a: mode 100604, 3 links, 5 bytes, times 300 400, owner 1 1
call(utimes, "a", wrong): EINVAL
call(utimes, "none", pair): ENOENT
call(utimes, "a", no_access()): EFAULT
call(futimesat, dir, "t", pair) = 0
  a: mode 100604, 3 links, 5 bytes, times 500 400, owner 1 1
call(futimesat, dir, "t", wrong): EINVAL
call(futimesat, -1, "t", pair): EBADF
call(futimesat, dir, "none", pair): ENOENT
call(futimesat, fd, NULL, pair) = 0
  a: mode 100604, 3 links, 5 bytes, times 500 600, owner 1 1
call(utimes, "a", NULL) = 0
  now 1
call(pwritev, fd, v, 2, 10L, 0L) = 8
call(pwritev, fd, v, 1, 0L, 0L) = 3
call(preadv, fd, r, 2, 9L, 0L) = 9
  'abc' '12345' 0
call(preadv, fd, r, 1, 100L, 0L) = 0
call(pwritev, fd, v, 2, -1L, -1L): EINVAL
call(preadv, fd, r, 2, -1L, -1L): EINVAL
call(pwritev, fd, bad, 1, 0L, 0L): EFAULT
call(preadv, fd, bad, 1, 0L, 0L): EFAULT
call(pwritev, fd, v, -1L, 0L, 0L): EINVAL
call(pwritev, fd, no_access(), 1, 0L, 0L): EFAULT
call(preadv, -1, r, 1, 0L, 0L): EBADF
call(pwritev, fd, v, 1025, 0L, 0L): EINVAL
call(lseek, fd, 0L, SEEK_CUR) = 0
call(pwritev2, fd, v, 2, -1L, -1L, 0) = 8
call(lseek, fd, 0L, SEEK_CUR) = 8
call(preadv2, fd, r, 2, 0L, 0L, 0) = 12
call(preadv2, fd, r, 2, 0L, 0L, 1 << 20): EOPNOTSUPP
call(pwritev2, fd, v, 2, 0L, 0L, 1 << 20): EOPNOTSUPP
  v: mode 100600, 1 links, 18 bytes, times now now, owner 1 1
call(ftruncate, fd, 5) = 0
call(truncate, "v", 9) = 0
call(ftruncate, fd, -1L): EINVAL
call(truncate, "v", -1L): EINVAL
call(truncate, "none", 1): ENOENT
call(truncate, "d", 1): EISDIR
call(ftruncate, -1, 1): EBADF
  v: mode 100600, 1 links, 9 bytes, times now now, owner 1 1
call(sendfile, fd, fd, NULL, 3) >= 0 || errno == EINVAL = 1
call(sendfile, p[1], fd, &at, 4) = 4
  5
call(read, p[0], in, 8) = 4
  'bc12'
call(sendfile, p[1], -1, &at, 4): EBADF
call(sendfile, -1, fd, &at, 4): EBADF
call(sendfile, p[1], fd, no_access(), 4): EFAULT
call(sendfile, p[1], fd, &at, 4): EINVAL
call(umask, 0777) = 18
call(umask, 022) = 511
call(fchdir, dir) = 0
call(fchdir, -1): EBADF
call(chdir, "..") = 0
call(chdir, "none"): ENOENT
call(chdir, "a"): ENOTDIR
call(vhangup) == 0 || errno == EPERM = 1
*/
