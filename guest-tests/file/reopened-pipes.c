// Pipes, FIFOs and event files opened again by /proc/self/fd: errors, rights, waiting; an open FIFO's name, times and file system.
// root: several users, a mount
// qemu: no, /proc/self/fd is the host's
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/eventfd.h>
#include <sys/fsuid.h>
#include <sys/inotify.h>
#include <sys/mount.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include "answers.h"

static char b[100];

static int again(int fd, int flags)
{
    char path[40];
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    return open(path, flags);
}

// Opens it again and closes it: 0 or -1.
static int tried(int fd, int flags)
{
    const int r = again(fd, flags);
    return r < 0 ? r : close(r);
}

static void name(int fd)
{
    char path[40], text[200] = "";
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    readlink(path, text, sizeof text - 1);
    printf("%s\n", strrchr(text, '/') ? strrchr(text, '/') : strncmp(text, "pipe:[", 6) ? text : "pipe");
}

static void become(unsigned user)
{
    setfsgid(user);
    setfsuid(user);
}

static void rights(const char *which, int fd)
{
    printf("%s\n", which);
    must(fchmod(fd, 0640), "fchmod");
    become(77);
    SHOW(tried(fd, O_RDONLY | O_NONBLOCK));
    SHOW(tried(fd, O_RDWR));
    become(0);
    must(fchmod(fd, 0604), "fchmod");
    become(77);
    SHOW(tried(fd, O_RDONLY | O_NONBLOCK));
    SHOW(tried(fd, O_RDWR));
    SHOW(tried(fd, O_PATH));
    become(0);
    SHOW(tried(fd, O_ACCMODE));
    SHOW(tried(fd, O_RDONLY | O_DIRECTORY));
    const int place = again(fd, O_PATH);
    name(place);
    SHOW(read(place, b, 1));
    SHOW(tried(place, O_RDONLY | O_NONBLOCK));
    close(place);
}

static void times(int fd)
{
    struct stat s;
    SHOW(futimens(fd, (struct timespec[]){{5, 6}, {7, 8}}));
    must(fstat(fd, &s), "fstat");
    printf("%ld.%ld %ld.%ld\n", (long)s.st_atim.tv_sec, s.st_atim.tv_nsec, (long)s.st_mtim.tv_sec, s.st_mtim.tv_nsec);
    SHOW(futimens(fd, (struct timespec[]){{0, UTIME_OMIT}, {9, 0}}));
    must(fstat(fd, &s), "fstat");
    printf("%ld %ld %d\n", (long)s.st_atime, (long)s.st_mtime, s.st_ctime > 9);
    become(77);
    SHOW(futimens(fd, (struct timespec[]){{5, 6}, {7, 8}}));
    become(0);
}

int main(void)
{
    int ends[2], sockets[2], status;
    must(pipe(ends), "pipe");
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, sockets), "socketpair");
    must(mkfifo("fifo", 0644), "mkfifo");
    SHOW(open("fifo", O_ACCMODE));
    int fifo = must(open("fifo", O_RDWR), "open"), writer = must(open("fifo", O_WRONLY), "open");
    rights("pipe", ends[0]);
    rights("FIFO", fifo);
    SHOW(tried(ends[0], O_WRONLY | O_DIRECT));
    int appends = must(again(ends[0], O_WRONLY | O_APPEND | O_NONBLOCK), "open");
    SHOW((fcntl(appends, F_GETFL) & (O_APPEND | O_NONBLOCK)) == (O_APPEND | O_NONBLOCK));
    name(appends);
    times(ends[0]);
    times(sockets[0]);
    times(fifo);

    SHOW(rename("fifo", "renamed"));
    name(fifo);
    close(fifo);
    // The last reader is closed: another one must come.
    SHOW(tried(writer, O_WRONLY | O_NONBLOCK));
    pid_t child = must(fork(), "fork");
    if (!child) {
        const int reader = again(writer, O_RDONLY);
        _exit(read(reader, b, 9) == 3 && !memcmp(b, "abc", 3) ? 3 : 4);
    }
    int second = again(writer, O_WRONLY);
    SHOW(write(second, "abc", 3));
    waitpid(child, &status, 0);
    SHOW(WEXITSTATUS(status));
    SHOW(unlink("renamed"));
    name(writer);
    SHOW(mkfifo("renamed", 0600));
    SHOW(open("renamed", O_WRONLY | O_NONBLOCK));

    must(mkdir("m", 0755), "mkdir");
    must(mount("none", "m", "tmpfs", 0, ""), "mount");
    must(mkfifo("m/fifo", 0600), "mkfifo");
    fifo = must(open("m/fifo", O_RDWR), "open");
    SHOW(umount("m"));
    close(fifo);
    SHOW(umount("m"));

    // All programs of the host may share an inode of them: the same mode and owner are set.
    int event = eventfd(0, 0), notify = inotify_init();
    SHOW(again(event, O_RDONLY));
    SHOW(again(notify, O_RDONLY));
    SHOW(tried(event, O_PATH));
    SHOW(again(sockets[0], O_RDWR));
    SHOW(tried(sockets[0], O_PATH));
    SHOW(fchmod(event, 0600) == fchmod(notify, 0600));
    const int error = fchmod(event, 0600) ? errno : 0;
    SHOW((fchmod(notify, 0600) ? errno : 0) == error);
}

/* stdout:
open("fifo", O_ACCMODE): EINVAL
pipe
tried(fd, O_RDONLY | O_NONBLOCK): EACCES
tried(fd, O_RDWR): EACCES
tried(fd, O_RDONLY | O_NONBLOCK) = 0
tried(fd, O_RDWR): EACCES
tried(fd, O_PATH) = 0
tried(fd, O_ACCMODE): EINVAL
tried(fd, O_RDONLY | O_DIRECTORY): ENOTDIR
pipe
read(place, b, 1): EBADF
tried(place, O_RDONLY | O_NONBLOCK) = 0
FIFO
tried(fd, O_RDONLY | O_NONBLOCK): EACCES
tried(fd, O_RDWR): EACCES
tried(fd, O_RDONLY | O_NONBLOCK) = 0
tried(fd, O_RDWR): EACCES
tried(fd, O_PATH) = 0
tried(fd, O_ACCMODE): EINVAL
tried(fd, O_RDONLY | O_DIRECTORY): ENOTDIR
/fifo
read(place, b, 1): EBADF
tried(place, O_RDONLY | O_NONBLOCK) = 0
tried(ends[0], O_WRONLY | O_DIRECT): EINVAL
(fcntl(appends, F_GETFL) & (O_APPEND | O_NONBLOCK)) == (O_APPEND | O_NONBLOCK) = 1
pipe
futimens(fd, (struct timespec[]){{5, 6}, {7, 8}}) = 0
5.6 7.8
futimens(fd, (struct timespec[]){{0, UTIME_OMIT}, {9, 0}}) = 0
5 9 1
futimens(fd, (struct timespec[]){{5, 6}, {7, 8}}): EPERM
futimens(fd, (struct timespec[]){{5, 6}, {7, 8}}) = 0
5.6 7.8
futimens(fd, (struct timespec[]){{0, UTIME_OMIT}, {9, 0}}) = 0
5 9 1
futimens(fd, (struct timespec[]){{5, 6}, {7, 8}}): EPERM
futimens(fd, (struct timespec[]){{5, 6}, {7, 8}}) = 0
5.6 7.8
futimens(fd, (struct timespec[]){{0, UTIME_OMIT}, {9, 0}}) = 0
5 9 1
futimens(fd, (struct timespec[]){{5, 6}, {7, 8}}): EPERM
rename("fifo", "renamed") = 0
/renamed
tried(writer, O_WRONLY | O_NONBLOCK): ENXIO
write(second, "abc", 3) = 3
WEXITSTATUS(status) = 3
unlink("renamed") = 0
/renamed (deleted)
mkfifo("renamed", 0600) = 0
open("renamed", O_WRONLY | O_NONBLOCK): ENXIO
umount("m"): EBUSY
umount("m") = 0
again(event, O_RDONLY): ENXIO
again(notify, O_RDONLY): ENXIO
tried(event, O_PATH) = 0
again(sockets[0], O_RDWR): ENXIO
tried(sockets[0], O_PATH) = 0
fchmod(event, 0600) == fchmod(notify, 0600) = 1
(fchmod(notify, 0600) ? errno : 0) == error = 1
*/
