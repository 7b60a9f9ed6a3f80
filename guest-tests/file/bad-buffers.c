// Buffers of which only the beginning is mapped: how much is transferred, and what stays in the file.
// qemu: no, it checks whole buffers before the call
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>
#include "check.h"

static char *edge; // the first byte that is not mapped
static char big[200000];

static void say(const char *kind, const char *call, size_t room, size_t len, long n)
{
    printf("%s: %s %zu of %zu: ", kind, call, room, len);
    if (n < 0)
        printf("%s\n", errno == EFAULT ? "EFAULT" : errno == EAGAIN ? "EAGAIN" : errno == EINVAL ? "EINVAL" : strerror(errno));
    else
        printf("%ld\n", n);
}

// What is in the file besides goes away.
static void show_rest(int fd)
{
    int n = -1;
    must(ioctl(fd, FIONREAD, &n), "FIONREAD");
    printf("    there: %d\n", n);
}

static void drain(int fd)
{
    must(fcntl(fd, F_SETFL, O_NONBLOCK), "F_SETFL");
    while (read(fd, big, sizeof big) > 0)
        ;
}

static void reads(const char *kind, int fd, size_t room, size_t len)
{
    say(kind, "read", room, len, read(fd, edge - room, len));
    show_rest(fd);
}

static void reads_into_parts(const char *kind, int fd, size_t room, size_t len)
{
    char other[64];
    struct iovec v[] = {{edge - room, room}, {edge, len}, {other, sizeof other}};
    say(kind, "readv", room, room + len, readv(fd, v, 3));
    show_rest(fd);
}

static void writes(const char *kind, int wr, int rd, const char *before, size_t room, size_t len)
{
    must(write(wr, before, strlen(before)), "write");
    say(kind, "write", room, len, write(wr, edge - room, len));
    show_rest(rd);
    drain(rd);
}

static void writes_of_parts(const char *kind, int wr, int rd, size_t room, size_t len)
{
    struct iovec v[] = {{edge - room, room}, {edge, len}};
    say(kind, "writev", room, room + len, writev(wr, v, 2));
    show_rest(rd);
    drain(rd);
}

static void two_ends(const char *kind, int rd, int wr)
{
    must(write(wr, "abcdefghij", 10), "write");
    reads(kind, rd, 4, 10);
    reads(kind, rd, 0, 10);
    reads_into_parts(kind, rd, 4, 6);
    reads(kind, rd, 4, 4);
    drain(rd);
    for (int i = 0; i < 3; i++)
        must(write(wr, big, 4096), "write");
    reads(kind, rd, 5000, 9000);
    reads(kind, rd, 4000, 9000);
    drain(rd);
    writes(kind, wr, rd, "", 4, 10);
    writes(kind, wr, rd, "", 0, 10);
    writes(kind, wr, rd, "", 5000, 9000);
    writes(kind, wr, rd, "xyz", 4, 10);
    writes(kind, wr, rd, "xyz", 4100, 4200);
    writes_of_parts(kind, wr, rd, 4, 6);
    writes_of_parts(kind, wr, rd, 4100, 6);
    say(kind, "read from nothing", 0, 10, read(rd, edge, 10));
    close(wr);
    say(kind, "read at the end", 0, 10, read(rd, edge, 10));
    close(rd);
}

static void values(void)
{
    int e = (int)must(eventfd(7, EFD_NONBLOCK), "eventfd");
    say("eventfd", "read", 4, 8, read(e, edge - 4, 8));
    say("eventfd", "read", 8, 8, read(e, big, 8));
    say("eventfd", "write", 4, 8, write(e, edge - 4, 8));
    say("eventfd", "read", 4, 4, read(e, edge - 4, 4));
    close(e);
}

static void both(const char *path)
{
    int fd = (int)must(open(path, O_RDWR), path);
    say(path, "read", 4, 10, read(fd, edge - 4, 10));
    say(path, "read", 0, 10, read(fd, edge, 10));
    if (!strstr(path, "random")) {
        say(path, "write", 4, 10, write(fd, edge - 4, 10));
        say(path, "write", 0, 10, write(fd, edge, 10));
    }
    close(fd);
}

static void a_file(void)
{
    int fd = (int)must(open("file", O_RDWR | O_CREAT | O_TRUNC, 0600), "open");
    must(write(fd, big, 10000), "write");
    lseek(fd, 0, SEEK_SET);
    say("file", "read", 4, 10, read(fd, edge - 4, 10));
    say("file", "read", 0, 10, read(fd, edge, 10));
    say("file", "read", 5000, 9000, read(fd, edge - 5000, 9000));
    say("file", "write", 4, 10, write(fd, edge - 4, 10));
    say("file", "write", 5000, 10000, write(fd, edge - 5000, 10000));
    say("file", "write", 0, 10, write(fd, edge, 10));
    printf("    at %ld\n", (long)lseek(fd, 0, SEEK_CUR));
    lseek(fd, 0, SEEK_END);
    say("end of file", "read", 0, 10, read(fd, edge, 10));
    close(fd);
    fd = (int)must(open("/proc/filesystems", O_RDONLY), "open");
    say("/proc", "read", 4, 10, read(fd, edge - 4, 10));
    say("/proc", "read", 0, 10, read(fd, edge, 10));
    printf("    at %ld\n", (long)lseek(fd, 0, SEEK_CUR));
    close(fd);
    unlink("file");
}

static void a_directory(void)
{
    must(mkdir("dir", 0700), "mkdir");
    must(close((int)must(open("dir/a", O_CREAT, 0600), "open")), "close");
    int fd = (int)must(open("dir", O_RDONLY | O_DIRECTORY), "open");
    static const size_t rooms[] = {20, 24, 30, 72, 80};
    for (int i = 0; i < 5; i++) {
        lseek(fd, 0, SEEK_SET);
        say("directory", "getdents64", rooms[i], 400, syscall(SYS_getdents64, fd, edge - rooms[i], 400));
    }
    close(fd);
    unlink("dir/a");
    rmdir("dir");
}

static void spliced(void)
{
    int p[2];
    must(pipe(p), "pipe");
    struct iovec v[] = {{edge - 4, 10}, {big, 10}};
    say("vmsplice", "in", 4, 20, vmsplice(p[1], v, 2, SPLICE_F_NONBLOCK));
    show_rest(p[0]);
    drain(p[0]);
    v[0].iov_base = edge;
    say("vmsplice", "in", 0, 20, vmsplice(p[1], v, 2, SPLICE_F_NONBLOCK));
    show_rest(p[0]);
    must(write(p[1], "abcdefghij", 10), "write");
    v[0].iov_base = edge - 4;
    say("vmsplice", "out", 4, 10, vmsplice(p[0], v, 1, SPLICE_F_NONBLOCK));
    show_rest(p[0]);
}

// Two signals wait: the first for which there is no memory is taken, too.
static void signals(void)
{
    enum { ONE = sizeof(struct signalfd_siginfo) };
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigaddset(&set, SIGUSR2);
    sigprocmask(SIG_BLOCK, &set, NULL);
    int fd = (int)must(signalfd(-1, &set, SFD_NONBLOCK), "signalfd");
    const size_t room[] = {ONE + ONE / 2, ONE / 2};
    for (int i = 0; i < 2; i++) {
        raise(SIGUSR1);
        raise(SIGUSR2);
        say("signalfd", "read", room[i], 2 * ONE, read(fd, edge - room[i], 2 * ONE));
        say("signalfd", "read", 2 * ONE, 2 * ONE, read(fd, big, 2 * ONE));
    }
    close(fd);
}

int main(void)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE), span = page > 16384 ? page : 16384;
    int p[2];
    edge = (char *)mmap(NULL, 2 * span, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) + span;
    must(munmap(edge, span), "munmap");

    must(pipe(p), "pipe");
    two_ends("pipe", p[0], p[1]);
    must(pipe2(p, O_DIRECT), "pipe2");
    two_ends("packet pipe", p[0], p[1]);
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, p), "socketpair");
    two_ends("stream socket", p[0], p[1]);
    must(socketpair(AF_UNIX, SOCK_SEQPACKET, 0, p), "socketpair");
    writes("packet socket", p[1], p[0], "", 4, 10);
    values();
    signals();
    both("/dev/zero");
    both("/dev/null");
    both("/dev/full");
    both("/dev/urandom");
    a_file();
    a_directory();
    spliced();
    return 0;
}

/* stdout:
pipe: read 4 of 10: EFAULT
    there: 10
pipe: read 0 of 10: EFAULT
    there: 10
pipe: readv 4 of 10: EFAULT
    there: 10
pipe: read 4 of 4: 4
    there: 6
pipe: read 5000 of 9000: 4096
    there: 8192
pipe: read 4000 of 9000: EFAULT
    there: 8192
pipe: write 4 of 10: EFAULT
    there: 0
pipe: write 0 of 10: EFAULT
    there: 0
pipe: write 5000 of 9000: 4096
    there: 4096
pipe: write 4 of 10: EFAULT
    there: 3
pipe: write 4100 of 4200: 104
    there: 107
pipe: writev 4 of 10: EFAULT
    there: 0
pipe: writev 4100 of 4106: 4096
    there: 4096
pipe: read from nothing 0 of 10: EAGAIN
pipe: read at the end 0 of 10: 0
packet pipe: read 4 of 10: EFAULT
    there: 10
packet pipe: read 0 of 10: EFAULT
    there: 10
packet pipe: readv 4 of 10: EFAULT
    there: 10
packet pipe: read 4 of 4: 4
    there: 0
packet pipe: read 5000 of 9000: 4096
    there: 8192
packet pipe: read 4000 of 9000: EFAULT
    there: 8192
packet pipe: write 4 of 10: EFAULT
    there: 0
packet pipe: write 0 of 10: EFAULT
    there: 0
packet pipe: write 5000 of 9000: 4096
    there: 4096
packet pipe: write 4 of 10: EFAULT
    there: 3
packet pipe: write 4100 of 4200: 4096
    there: 4099
packet pipe: writev 4 of 10: EFAULT
    there: 0
packet pipe: writev 4100 of 4106: 4096
    there: 4096
packet pipe: read from nothing 0 of 10: EAGAIN
packet pipe: read at the end 0 of 10: 0
stream socket: read 4 of 10: EFAULT
    there: 10
stream socket: read 0 of 10: EFAULT
    there: 10
stream socket: readv 4 of 10: EFAULT
    there: 10
stream socket: read 4 of 4: 4
    there: 6
stream socket: read 5000 of 9000: 4096
    there: 8192
stream socket: read 4000 of 9000: EFAULT
    there: 8192
stream socket: write 4 of 10: EFAULT
    there: 0
stream socket: write 0 of 10: EFAULT
    there: 0
stream socket: write 5000 of 9000: EFAULT
    there: 0
stream socket: write 4 of 10: EFAULT
    there: 3
stream socket: write 4100 of 4200: EFAULT
    there: 3
stream socket: writev 4 of 10: EFAULT
    there: 0
stream socket: writev 4100 of 4106: EFAULT
    there: 0
stream socket: read from nothing 0 of 10: EAGAIN
stream socket: read at the end 0 of 10: 0
packet socket: write 4 of 10: EFAULT
    there: 0
eventfd: read 4 of 8: EFAULT
eventfd: read 8 of 8: EAGAIN
eventfd: write 4 of 8: EFAULT
eventfd: read 4 of 4: EINVAL
signalfd: read 192 of 256: 128
signalfd: read 256 of 256: EAGAIN
signalfd: read 64 of 256: EFAULT
signalfd: read 256 of 256: 128
/dev/zero: read 4 of 10: 4
/dev/zero: read 0 of 10: EFAULT
/dev/zero: write 4 of 10: 10
/dev/zero: write 0 of 10: 10
/dev/null: read 4 of 10: 0
/dev/null: read 0 of 10: 0
/dev/null: write 4 of 10: 10
/dev/null: write 0 of 10: 10
/dev/full: read 4 of 10: 4
/dev/full: read 0 of 10: EFAULT
/dev/full: write 4 of 10: No space left on device
/dev/full: write 0 of 10: No space left on device
/dev/urandom: read 4 of 10: 4
/dev/urandom: read 0 of 10: EFAULT
file: read 4 of 10: 4
file: read 0 of 10: EFAULT
file: read 5000 of 9000: 5000
file: write 4 of 10: 4
file: write 5000 of 10000: 5000
file: write 0 of 10: EFAULT
    at 10008
end of file: read 0 of 10: 0
/proc: read 4 of 10: 4
/proc: read 0 of 10: EFAULT
    at 4
directory: getdents64 20 of 400: EFAULT
directory: getdents64 24 of 400: 24
directory: getdents64 30 of 400: 24
directory: getdents64 72 of 400: 72
directory: getdents64 80 of 400: 72
vmsplice: in 4 of 20: 4
    there: 4
vmsplice: in 0 of 20: EFAULT
    there: 0
vmsplice: out 4 of 10: EFAULT
    there: 10
*/
