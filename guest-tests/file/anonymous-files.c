// Files without a name: what fstat(2), fstatfs(2), /proc and other calls say of each kind, and which of them are the same inode.
// qemu: no, some calls are the host's
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <time.h>
#include "answers.h"

enum { EVENT, TIMER, SIGNALS, EPOLL, NOTIFY, PIPE_IN, PIPE_OUT, STREAM, DATAGRAM, MEMORY, FILES };
static const char *const names[FILES] = {"eventfd", "timerfd", "signalfd", "epoll", "inotify", "pipe", "pipe's end", "stream", "datagram", "memfd"};
static int fds[FILES];
static char b[64];
static struct stat st[FILES];

// A call with each file, "NAME*n" for n equal answers that follow each other.
#define EACH(expression)                                                    \
    do {                                                                    \
        char last[40] = "";                                                 \
        int times = 0;                                                      \
        printf("%s:", #expression);                                         \
        for (int i = 0; i <= FILES; i++) {                                  \
            char answer[40] = "";                                           \
            if (i < FILES) {                                                \
                const int fd = fds[i];                                      \
                errno = 0;                                                  \
                const long r = (long)(expression);                          \
                if (r == -1 && errno)                                       \
                    snprintf(answer, sizeof answer, "%s", strerrorname_np(errno)); \
                else                                                        \
                    snprintf(answer, sizeof answer, "%ld", r);              \
            }                                                               \
            if (times && strcmp(answer, last)) {                            \
                printf(times > 1 ? " %s*%d" : " %s", last, times);          \
                times = 0;                                                  \
            }                                                               \
            times++;                                                        \
            strcpy(last, answer);                                           \
        }                                                                   \
        printf("\n");                                                       \
    } while (0)

static long link_of(int fd)
{
    char path[40], text[100] = "";
    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    const long n = readlink(path, text, sizeof text - 1);
    for (char *p = text; *p; p++)
        if (*p >= '0' && *p <= '9')
            memmove(p, p + 1, strlen(p)), p--;
    printf(" %s", text);
    return n > 0;
}

static void *map(int fd)
{
    void *p = mmap(NULL, 4096, PROT_READ, MAP_SHARED, fd, 0);
    return p == MAP_FAILED ? p : NULL;
}

int main(void)
{
    sigset_t set;
    int two[2];
    sigemptyset(&set), sigaddset(&set, SIGUSR1);
    fds[EVENT] = eventfd(0, EFD_NONBLOCK), fds[TIMER] = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK), fds[SIGNALS] = signalfd(-1, &set, SFD_NONBLOCK);
    fds[EPOLL] = epoll_create1(0), fds[NOTIFY] = inotify_init1(IN_NONBLOCK);
    must(pipe2(two, O_NONBLOCK), "pipe"), fds[PIPE_IN] = two[0], fds[PIPE_OUT] = two[1];
    must(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, two), "socketpair"), fds[STREAM] = two[0];
    must(socketpair(AF_UNIX, SOCK_DGRAM | SOCK_NONBLOCK, 0, two), "socketpair"), fds[DATAGRAM] = two[0], fds[MEMORY] = (int)call(memfd_create, "name", 0);
    for (int i = 0; i < FILES; i++)
        must(fstat(fds[i], &st[i]), names[i]);
    for (int i = 0; i < FILES; i++) {
        printf("%s: mode %o, links %ld, size %ld, blocks %ld, owner %d, block size %ld, same as", names[i], (unsigned)st[i].st_mode, (long)st[i].st_nlink,
               (long)st[i].st_size, (long)st[i].st_blocks, st[i].st_uid == geteuid(), (long)st[i].st_blksize);
        for (int j = 0; j < FILES; j++)
            if (j != i && st[j].st_ino == st[i].st_ino && st[j].st_dev == st[i].st_dev)
                printf(" %s", names[j]);
        printf("; inode %d\n", st[i].st_ino != 0);
    }
    EACH(link_of(fd));
    EACH(fcntl(fd, F_GETFD));
    EACH(fcntl(fd, F_GETFL) & O_ACCMODE);
    EACH(lseek(fd, 0, SEEK_SET));
    EACH(lseek(fd, 1, SEEK_END));
    EACH(read(fd, b, 7));
    EACH(write(fd, b, 0));
    EACH(ftruncate(fd, 0));
    EACH(fallocate(fd, 0, 0, 10));
    EACH(fsync(fd));
    EACH(posix_fadvise(fd, 0, 0, POSIX_FADV_NORMAL));
    EACH(call(readahead, fd, 0l, 0l, 0l));
    EACH(flock(fd, LOCK_SH | LOCK_NB));
    EACH(fcntl(fd, F_GETLK, &(struct flock){.l_type = F_RDLCK}));
    EACH(fcntl(fd, F_SETLEASE, F_RDLCK) ? -1 : fcntl(fd, F_SETLEASE, F_UNLCK));
    EACH(fcntl(fd, F_SETPIPE_SZ, 4096));
    EACH(fcntl(fd, F_GET_SEALS));
    EACH(fcntl(fd, F_SETOWN, getpid()));
    EACH(fcntl(fd, F_SETSIG, 0));
    EACH(ioctl(fd, FIONBIO, &(int){1}));
    EACH(ioctl(fd, FIOASYNC, &(int){0}));
    EACH(map(fd));
    EACH(fchdir(fd));
    EACH(futimens(fd, (struct timespec[]){{0, UTIME_OMIT}, {0, UTIME_OMIT}}));
    EACH(call(getdents64, fd, b, 64));
    EACH(listen(fd, 1));
    EACH(shutdown(fd, 5));
    EACH(splice(fd, NULL, fds[PIPE_OUT], NULL, 1, SPLICE_F_NONBLOCK));
    EACH(tee(fd, fds[PIPE_OUT], 1, SPLICE_F_NONBLOCK));
    EACH(epoll_ctl(fds[EPOLL], EPOLL_CTL_ADD, fd, &(struct epoll_event){.events = 0}));
    EACH(timerfd_gettime(fd, (struct itimerspec *)b));
    EACH(signalfd(fd, &set, 0) == fd ? 0 : -1);
    EACH(inotify_rm_watch(fd, 1));
    EACH(epoll_wait(fd, (struct epoll_event *)b, 1, 0));
}

/* stdout:
eventfd: mode 600, links 1, size 0, blocks 0, owner 1, block size 4096, same as timerfd signalfd epoll inotify; inode 1
timerfd: mode 600, links 1, size 0, blocks 0, owner 1, block size 4096, same as eventfd signalfd epoll inotify; inode 1
signalfd: mode 600, links 1, size 0, blocks 0, owner 1, block size 4096, same as eventfd timerfd epoll inotify; inode 1
epoll: mode 600, links 1, size 0, blocks 0, owner 1, block size 4096, same as eventfd timerfd signalfd inotify; inode 1
inotify: mode 600, links 1, size 0, blocks 0, owner 1, block size 4096, same as eventfd timerfd signalfd epoll; inode 1
pipe: mode 10600, links 1, size 0, blocks 0, owner 1, block size 4096, same as pipe's end; inode 1
pipe's end: mode 10600, links 1, size 0, blocks 0, owner 1, block size 4096, same as pipe; inode 1
stream: mode 140777, links 1, size 0, blocks 0, owner 1, block size 4096, same as; inode 1
datagram: mode 140777, links 1, size 0, blocks 0, owner 1, block size 4096, same as; inode 1
memfd: mode 100777, links 0, size 0, blocks 0, owner 1, block size 4096, same as; inode 1
link_of(fd): anon_inode:[eventfd] anon_inode:[timerfd] anon_inode:[signalfd] anon_inode:[eventpoll] anon_inode:inotify pipe:[] pipe:[] socket:[] socket:[] /memfd:name (deleted) 1*10
fcntl(fd, F_GETFD): 0*10
fcntl(fd, F_GETFL) & O_ACCMODE: 2*4 0*2 1 2*3
lseek(fd, 0, SEEK_SET): 0*5 ESPIPE*4 0
lseek(fd, 1, SEEK_END): 0*5 ESPIPE*4 1
read(fd, b, 7): EINVAL*4 EAGAIN*2 EBADF EAGAIN*2 0
write(fd, b, 0): EINVAL*4 EBADF*2 0*4
ftruncate(fd, 0): EINVAL*9 0
fallocate(fd, 0, 0, 10): ENODEV*4 EBADF*2 ESPIPE ENODEV*2 0
fsync(fd): EINVAL*9 0
posix_fadvise(fd, 0, 0, POSIX_FADV_NORMAL): 0*5 29*2 0*3
call(readahead, fd, 0l, 0l, 0l): EINVAL*6 EBADF EINVAL*2 0
flock(fd, LOCK_SH | LOCK_NB): 0*10
fcntl(fd, F_GETLK, &(struct flock){.l_type = F_RDLCK}): 0*10
fcntl(fd, F_SETLEASE, F_RDLCK) ? -1 : fcntl(fd, F_SETLEASE, F_UNLCK): EINVAL*9 0
fcntl(fd, F_SETPIPE_SZ, 4096): EBADF*5 4096*2 EBADF*3
fcntl(fd, F_GET_SEALS): EINVAL*9 1
fcntl(fd, F_SETOWN, getpid()): 0*10
fcntl(fd, F_SETSIG, 0): 0*10
ioctl(fd, FIONBIO, &(int){1}): 0*10
ioctl(fd, FIOASYNC, &(int){0}): 0*10
map(fd): ENODEV*6 EACCES ENODEV*2 0
fchdir(fd): ENOTDIR*10
futimens(fd, (struct timespec[]){{0, UTIME_OMIT}, {0, UTIME_OMIT}}): 0*10
call(getdents64, fd, b, 64): ENOTDIR*10
listen(fd, 1): ENOTSOCK*7 EINVAL EOPNOTSUPP ENOTSOCK
shutdown(fd, 5): ENOTSOCK*7 EINVAL*2 ENOTSOCK
splice(fd, NULL, fds[PIPE_OUT], NULL, 1, SPLICE_F_NONBLOCK): EINVAL*6 EBADF EAGAIN*2 1
tee(fd, fds[PIPE_OUT], 1, SPLICE_F_NONBLOCK): EINVAL*6 EBADF EINVAL*3
epoll_ctl(fds[EPOLL], EPOLL_CTL_ADD, fd, &(struct epoll_event){.events = 0}): 0*3 EINVAL 0*5 EPERM
timerfd_gettime(fd, (struct itimerspec *)b): EINVAL 0 EINVAL*8
signalfd(fd, &set, 0) == fd ? 0 : -1: EINVAL*2 0 EINVAL*7
inotify_rm_watch(fd, 1): EINVAL*10
epoll_wait(fd, (struct epoll_event *)b, 1, 0): EINVAL*3 0 EINVAL*6
*/
