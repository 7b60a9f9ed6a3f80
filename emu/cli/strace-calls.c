// System calls with every kind of argument, for strace-test. strace-calls.txt has what --strace prints, without times; addresses are @.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <linux/netlink.h>
#include <netinet/in.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define call(name, ...) syscall(SYS_##name, ##__VA_ARGS__)

static char *none; // a page without access

static void texts(void)
{
    static char long_text[200];
    char buffer[80];
    int p[2];
    memset(long_text, 'x', 199);
    call(pipe2, p, O_CLOEXEC | O_NONBLOCK);
    call(pipe2, none, 0);
    call(write, p[1], "plain \"quoted\" \\ \n\t\001\377", 22);
    call(read, p[0], buffer, 80);
    call(read, p[0], buffer, 80);
    call(write, p[1], long_text, 64);
    call(write, p[1], long_text, 65);
    call(write, p[1], none, 3);
    call(write, p[1], NULL, 0);
    call(read, p[0], buffer, 3);
    call(writev, p[1], ((struct iovec[]){{"one", 3}, {"two", 2}, {NULL, 0}}), 3);
    call(writev, p[1], NULL, 0);
    call(writev, 99, none, 1);
    call(access, long_text, R_OK | W_OK);
    call(access, "", F_OK);
    call(access, none, X_OK);
    call(access, NULL, 7);
    call(faccessat, AT_FDCWD, "/", R_OK);
    call(chdir, long_text + 199 - 63);
    call(chdir, long_text + 199 - 64);
    call(execve, "/none", ((char *[]){"a", "b c", NULL}), ((char *[]){"x=1", "y=2", NULL}));
    call(execve, "/none", ((char *[]){"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f", NULL}), NULL);
    call(execve, "/none", ((char *[]){"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f", "g", "h", NULL}),
         ((char *[]){NULL}));
}

static void files(void)
{
    struct stat64 s;
    struct statx x;
    int fd = (int)call(openat, AT_FDCWD, "file", O_RDWR | O_CREAT | O_CLOEXEC, 0640);
    call(openat, -1, "file", O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_APPEND, 0);
    call(openat, 99, "file", O_RDWR | O_TMPFILE | O_SYNC | O_NOATIME, 0600);
    call(openat, 99, "file", O_RDONLY | O_DIRECTORY | 0x40000000);
    call(fchmod, fd, 01644);
    call(ftruncate64, fd, 0, 0, 70000);
    call(fstat64, fd, &s);
    call(fstat64, 99, &s);
    call(stat64, "/", NULL);
    call(stat64, "/dev/null", &s);
    call(statx, AT_FDCWD, "/dev/null", AT_SYMLINK_NOFOLLOW | AT_NO_AUTOMOUNT, 0x7ff, &x);
    call(statx, fd, "", AT_EMPTY_PATH, 0x7ff, &x);
    call(unlinkat, AT_FDCWD, "/none", AT_REMOVEDIR | 0x8000);
    call(lseek, fd, -5, SEEK_END);
    call(lseek, fd, 0, 9);
    call(fcntl64, fd, F_GETFD, 0);
    call(fcntl64, fd, F_SETFL, O_APPEND);
    call(fcntl64, fd, 777, 1);
    call(ioctl, fd, TIOCGWINSZ, &s);
    call(ioctl, fd, 0x12345678, &s);
    call(umask, 022);
    call(dup3, fd, 50, O_CLOEXEC);
    call(chown, "/none", -1, 5);
}

static void memory(void)
{
    char *p = (char *)call(mmap2, NULL, 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    call(mmap2, p, 65536, PROT_NONE, MAP_SHARED | MAP_FIXED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    call(mprotect, p, 4096, PROT_READ | PROT_EXEC);
    call(mprotect, p, 4096, 0x80);
    call(madvise, p, 4096, MADV_DONTNEED);
    call(madvise, p, 4096, 1234);
    call(munmap, p, 65536);
}

static void processes(void)
{
    struct rlimit r;
    struct utsname u;
    struct timespec t = {0, 5};
    int status;
    pid_t child = (int)call(clone, SIGCHLD, 0, 0, 0, 0);
    if (!child)
        _exit(3);
    call(wait4, child, &status, WNOHANG | 0x10000000, NULL);
    call(wait4, child, &status, 0, NULL);
    call(wait4, child, &status, WUNTRACED | WCONTINUED, NULL);
    child = (int)call(clone, SIGCHLD, 0, 0, 0, 0);
    if (!child)
        pause();
    call(kill, child, SIGSTOP);
    call(wait4, child, &status, WUNTRACED, NULL);
    call(kill, child, SIGKILL);
    call(wait4, child, &status, 0, NULL);
    call(clone, CLONE_THREAD | CLONE_FS, 0, 0, 0, 0);
    call(clone, CLONE_SIGHAND | 40, 0, 0, 0, 0);
    call(setrlimit, RLIMIT_CORE, &((struct rlimit){0, 70000}));
    call(getrlimit, RLIMIT_CORE, &r);
    call(getrlimit, 99, &r);
    call(uname, &u);
    call(clock_gettime, CLOCK_MONOTONIC, NULL);
    call(clock_getres, CLOCK_REALTIME, &t);
    call(clock_getres, 77, &t);
    call(nanosleep, &t, NULL);
    call(nanosleep, none, &t);
    call(futex, &status, FUTEX_WAKE | FUTEX_PRIVATE_FLAG, 1, NULL, NULL, 0);
    call(futex, &status, FUTEX_WAIT_BITSET | FUTEX_CLOCK_REALTIME, status + 1, &t, NULL, 0xff);
    call(brk, 0);
    syscall(4000);
    call(getpid);
}

static void signals(void)
{
    struct {
        unsigned long handler, flags, mask[2];
    } a = {0, SA_RESTART | SA_SIGINFO, {1 << (SIGUSR1 - 1), 0}}, old;
    unsigned long set[2] = {0, 0}, before[2];
    call(rt_sigaction, SIGUSR1, &a, &old, 8);
    a.handler = 1;
    a.flags = SA_NODEFER;
    a.mask[0] |= 1 << (SIGHUP - 1);
    a.mask[1] |= 1;
    call(rt_sigaction, SIGUSR1, &a, &old, 8);
    a.handler = 0x12345678;
    call(rt_sigaction, SIGUSR1, &a, &old, 8);
    call(rt_sigaction, SIGUSR1, NULL, &old, 8);
    call(rt_sigaction, SIGUSR1, none, NULL, 8);
    call(rt_sigaction, 40, NULL, NULL, 8);
    call(rt_sigaction, 0, NULL, NULL, 8);
    call(rt_sigprocmask, SIG_BLOCK, set, NULL, 8);
    set[0] = 1 << (SIGHUP - 1) | 1 << (SIGTERM - 1);
    call(rt_sigprocmask, SIG_SETMASK, set, before, 8);
    set[0] = set[1] = -1;
    call(rt_sigprocmask, SIG_UNBLOCK, set, before, 8);
    set[1] ^= 1;
    call(rt_sigprocmask, SIG_SETMASK, set, before, 8);
    call(rt_sigprocmask, 9, none, NULL, 8);
    call(tgkill, getpid(), getpid(), 0);
}

static void sockets(void)
{
    struct sockaddr_in in = {.sin_family = AF_INET, .sin_port = htons(9), .sin_addr = {htonl(0x7f000001)}};
    struct sockaddr_in6 in6 = {.sin6_family = AF_INET6, .sin6_port = htons(513), .sin6_addr = IN6ADDR_LOOPBACK_INIT};
    struct sockaddr_un un = {.sun_family = AF_UNIX, .sun_path = "/none/socket"}, abstract = {.sun_family = AF_UNIX, .sun_path = "\0name"};
    struct epoll_event event = {EPOLLIN, {0}};
    struct pollfd p[20];
    int s = (int)call(socket, AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, IPPROTO_UDP);
    call(socket, AF_INET6, SOCK_STREAM | SOCK_NONBLOCK, 0);
    call(socket, AF_NETLINK, SOCK_RAW, NETLINK_ROUTE);
    int u = (int)call(socket, AF_UNIX, SOCK_STREAM, 0);
    call(socket, 99, 15, 3);
    call(connect, s, &in, sizeof in);
    call(connect, s, &in, 1);
    call(connect, s, &in6, sizeof in6);
    call(connect, s, &in6, 23);
    call(connect, u, &un, sizeof un);
    call(connect, u, &un, 2);
    call(connect, u, &abstract, offsetof(struct sockaddr_un, sun_path) + 5);
    call(connect, u, none, 16);
    call(connect, u, &in, 4096);
    call(sendto, s, "x", 1, MSG_DONTWAIT | MSG_NOSIGNAL, NULL, 0);
    for (int i = 0; i < 20; i++)
        p[i] = (struct pollfd){i == 1 ? s : -1, POLLOUT | POLLIN, 0};
    call(poll, p, 2, 0);
    call(poll, p, 16, 0);
    call(poll, p, 17, 0);
    call(poll, NULL, 0, 0);
    call(poll, none, 1, 0);
    int e = (int)call(epoll_create1, EPOLL_CLOEXEC);
    call(epoll_ctl, e, EPOLL_CTL_ADD, s, &event);
    call(epoll_ctl, e, 9, s, &event);
}

int main(void)
{
    none = mmap(NULL, 65536, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    call(getuid);
    texts();
    files();
    memory();
    processes();
    signals();
    sockets();
}
