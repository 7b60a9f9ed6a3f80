// Error numbers of file and directory calls.
// qemu: no, EFAULT comes before the end of the file
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include "check.h"

#define FAILS(call, error) printf("%-3s %s: %s\n", (call) == -1 && errno == (error) ? "yes" : "NO", #call, #error)

static char much[5000];

static void directories(void)
{
    CHECK(mkdir("d", 0700) == 0 && mkdir("d/e/", 0700) == 0);
    FAILS(mkdir("d", 0700), EEXIST);
    FAILS(mkdir("none/e", 0700), ENOENT);
    FAILS(rmdir("d"), ENOTEMPTY);
    FAILS(rmdir("."), EINVAL);
    FAILS(rmdir("d/e/.."), ENOTEMPTY);
    FAILS(unlink("d"), EISDIR);
    FAILS(rename("d", "d/e/f"), EINVAL);
    FAILS(rename("none", "x"), ENOENT);
    FAILS(chdir("none"), ENOENT);
    FAILS((int)(getcwd(much, 2) ? 0 : -1), ERANGE);
    FAILS(open("d", O_WRONLY), EISDIR);
    FAILS(open("none/", O_CREAT | O_RDWR, 0600), EISDIR);
    FAILS(link("d", "x"), EPERM);
}

static void files(void)
{
    int fd = open("f", O_RDWR | O_CREAT | O_TRUNC, 0600);
    CHECK(write(fd, "12345", 5) == 5);
    FAILS(open("f", O_RDONLY | O_DIRECTORY), ENOTDIR);
    FAILS(open("f/x", O_RDONLY), ENOTDIR);
    FAILS(open("f/", O_RDONLY), ENOTDIR);
    FAILS(open("", O_RDONLY), ENOENT);
    FAILS(rmdir("f"), ENOTDIR);
    FAILS(unlink("f/"), ENOTDIR);
    FAILS(readlink("f", much, 10), EINVAL);
    FAILS(access("f", 9), EINVAL);
    FAILS(lseek(fd, -1, SEEK_SET), EINVAL);
    FAILS(lseek(fd, 0, 99), EINVAL);
    FAILS(ftruncate(fd, -1), EINVAL);
    FAILS(truncate("d", 1), EISDIR);
    CHECK(read(fd, (void *)8, 10) == 0);
    FAILS(pread(fd, (void *)8, 10, 0), EFAULT);
    FAILS(write(fd, (void *)8, 10), EFAULT);
    FAILS(pread(fd, much, 1, -1), EINVAL);
    FAILS(fcntl(fd, 12345), EINVAL);
    FAILS(fcntl(fd, F_DUPFD, -1), EINVAL);
    FAILS(fcntl(fd, F_GETPIPE_SZ), EBADF);
    FAILS(dup3(fd, fd, 0), EINVAL);
    int only_read = open("f", O_RDONLY), only_write = open("f", O_WRONLY);
    FAILS(write(only_read, "x", 1), EBADF);
    FAILS(read(only_write, much, 1), EBADF);
    FAILS(ftruncate(only_read, 1), EINVAL);
    FAILS(close(999), EBADF);
    FAILS(dup2(999, 5), EBADF);
    CHECK(flock(fd, LOCK_EX) == 0);
    FAILS(flock(only_read, LOCK_SH | LOCK_NB), EWOULDBLOCK);
}

static void links(void)
{
    CHECK(symlink("f", "l") == 0 && symlink("round", "round") == 0 && symlink("nowhere", "dangling") == 0);
    FAILS(open("round", O_RDONLY), ELOOP);
    FAILS(open("l", O_RDONLY | O_NOFOLLOW), ELOOP);
    FAILS(open("dangling", O_RDONLY), ENOENT);
    FAILS(open("dangling", O_CREAT | O_EXCL | O_RDWR, 0600), EEXIST);
    FAILS(readlink("l", much, 0), EINVAL);
    FAILS(link("f", "l"), EEXIST);
    memset(much, 'a', sizeof much - 1);
    FAILS(open(much, O_RDONLY), ENAMETOOLONG);
    much[256] = 0;
    FAILS(open(much, O_RDONLY), ENAMETOOLONG);
}

static void others(void)
{
    int p[2], fifo = mkfifo("fifo", 0600);
    CHECK(pipe(p) == 0 && fifo == 0);
    FAILS(lseek(p[0], 0, SEEK_CUR), ESPIPE);
    FAILS(pread(p[0], much, 1, 0), ESPIPE);
    FAILS(ftruncate(p[1], 0), EINVAL);
    FAILS(fsync(p[0]), EINVAL);
    FAILS(open("fifo", O_WRONLY | O_NONBLOCK), ENXIO);
    FAILS(fchdir(p[0]), ENOTDIR);
    FAILS(openat(p[0], "f", O_RDONLY), ENOTDIR);
    FAILS(openat(-7, "f", O_RDONLY), EBADF);
    FAILS(write(open("/dev/full", O_WRONLY), "x", 1), ENOSPC);
    FAILS(open("/proc/self/none", O_RDONLY), ENOENT);
}

int main(void)
{
    directories();
    files();
    links();
    others();
}

/* stdout:
yes mkdir("d", 0700) == 0 && mkdir("d/e/", 0700) == 0
yes mkdir("d", 0700): EEXIST
yes mkdir("none/e", 0700): ENOENT
yes rmdir("d"): ENOTEMPTY
yes rmdir("."): EINVAL
yes rmdir("d/e/.."): ENOTEMPTY
yes unlink("d"): EISDIR
yes rename("d", "d/e/f"): EINVAL
yes rename("none", "x"): ENOENT
yes chdir("none"): ENOENT
yes (int)(getcwd(much, 2) ? 0 : -1): ERANGE
yes open("d", O_WRONLY): EISDIR
yes open("none/", O_CREAT | O_RDWR, 0600): EISDIR
yes link("d", "x"): EPERM
yes write(fd, "12345", 5) == 5
yes open("f", O_RDONLY | O_DIRECTORY): ENOTDIR
yes open("f/x", O_RDONLY): ENOTDIR
yes open("f/", O_RDONLY): ENOTDIR
yes open("", O_RDONLY): ENOENT
yes rmdir("f"): ENOTDIR
yes unlink("f/"): ENOTDIR
yes readlink("f", much, 10): EINVAL
yes access("f", 9): EINVAL
yes lseek(fd, -1, SEEK_SET): EINVAL
yes lseek(fd, 0, 99): EINVAL
yes ftruncate(fd, -1): EINVAL
yes truncate("d", 1): EISDIR
yes read(fd, (void *)8, 10) == 0
yes pread(fd, (void *)8, 10, 0): EFAULT
yes write(fd, (void *)8, 10): EFAULT
yes pread(fd, much, 1, -1): EINVAL
yes fcntl(fd, 12345): EINVAL
yes fcntl(fd, F_DUPFD, -1): EINVAL
yes fcntl(fd, F_GETPIPE_SZ): EBADF
yes dup3(fd, fd, 0): EINVAL
yes write(only_read, "x", 1): EBADF
yes read(only_write, much, 1): EBADF
yes ftruncate(only_read, 1): EINVAL
yes close(999): EBADF
yes dup2(999, 5): EBADF
yes flock(fd, LOCK_EX) == 0
yes flock(only_read, LOCK_SH | LOCK_NB): EWOULDBLOCK
yes symlink("f", "l") == 0 && symlink("round", "round") == 0 && symlink("nowhere", "dangling") == 0
yes open("round", O_RDONLY): ELOOP
yes open("l", O_RDONLY | O_NOFOLLOW): ELOOP
yes open("dangling", O_RDONLY): ENOENT
yes open("dangling", O_CREAT | O_EXCL | O_RDWR, 0600): EEXIST
yes readlink("l", much, 0): EINVAL
yes link("f", "l"): EEXIST
yes open(much, O_RDONLY): ENAMETOOLONG
yes open(much, O_RDONLY): ENAMETOOLONG
yes pipe(p) == 0 && fifo == 0
yes lseek(p[0], 0, SEEK_CUR): ESPIPE
yes pread(p[0], much, 1, 0): ESPIPE
yes ftruncate(p[1], 0): EINVAL
yes fsync(p[0]): EINVAL
yes open("fifo", O_WRONLY | O_NONBLOCK): ENXIO
yes fchdir(p[0]): ENOTDIR
yes openat(p[0], "f", O_RDONLY): ENOTDIR
yes openat(-7, "f", O_RDONLY): EBADF
yes write(open("/dev/full", O_WRONLY), "x", 1): ENOSPC
yes open("/proc/self/none", O_RDONLY): ENOENT
*/
