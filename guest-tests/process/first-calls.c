// Calls that only the first Linux machines have, by their numbers: socketcall, ipc, old forms of other calls, 16-bit ids.
// On machines without them the program has nothing to do.
// qemu: no, it has not all of them
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/resource.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

#define EXPECT(x) ((x) ? (void)0 : (void)printf("NO  %s (%s)\n", #x, strerror(errno)))

#if defined __i386__ || defined __m68k__ || (defined __powerpc__ && !defined __powerpc64__)
#define FIRST_MACHINE 1
#endif
#if defined __i386__ || defined __m68k__ || defined __arm__
#define SHORT_IDS 1
#endif

#if FIRST_MACHINE
static long socketcall(int number, long a, long b, long c, long d, long e, long f)
{
    long args[] = {a, b, c, d, e, f};
    return syscall(SYS_socketcall, number, args);
}

enum { SOCKETPAIR = 8, SEND = 9, RECV = 10, SHUTDOWN = 13, GETSOCKOPT = 15, SENDMSG = 16, RECVMSG = 17 };

static void sockets(void)
{
    int fds[2], type = 0, got = 0;
    socklen_t len = sizeof type;
    char b[16] = "";
    struct iovec part = {(char *)"three", 5};
    struct msghdr m = {.msg_iov = &part, .msg_iovlen = 1};

    EXPECT(socketcall(SOCKETPAIR, AF_UNIX, SOCK_STREAM, 0, (long)fds, 0, 0) == 0);
    EXPECT(socketcall(SEND, fds[0], (long)"one", 3, 0, 0, 0) == 3);
    EXPECT(socketcall(RECV, fds[1], (long)b, sizeof b, 0, 0, 0) == 3 && memcmp(b, "one", 3) == 0);
    EXPECT(socketcall(GETSOCKOPT, fds[0], SOL_SOCKET, SO_TYPE, (long)&type, (long)&len, 0) == 0 && type == SOCK_STREAM);
    if (!fork()) {
        usleep(20000);
        socketcall(SENDMSG, fds[0], (long)&m, 0, 0, 0, 0);
        _exit(0);
    }
    EXPECT(socketcall(RECV, fds[1], (long)b, sizeof b, 0, 0, 0) == 5 && memcmp(b, "three", 5) == 0); // it waits for the child
    wait(&got);
    EXPECT(socketcall(SHUTDOWN, fds[0], SHUT_RDWR, 0, 0, 0, 0) == 0);
    part.iov_base = b;
    EXPECT(socketcall(RECVMSG, fds[1], (long)&m, 0, 0, 0, 0) == 0);
    EXPECT(socketcall(21, 0, 0, 0, 0, 0, 0) == -1 && errno == EINVAL);
    EXPECT(syscall(SYS_socketcall, SEND, 4) == -1 && errno == EFAULT);
}

enum { SEMOP = 1, SEMGET = 2, SEMCTL = 3, MSGSND = 11, MSGRCV = 12, MSGGET = 13, MSGCTL = 14, SHMAT = 21, SHMDT = 22, SHMGET = 23, SHMCTL = 24 };
enum { STRUCTURES_64 = 0x100, VERSION_1 = 1 << 16 };

static void system_v(void)
{
    struct { long type; char text[8]; } out = {7, "message"}, in = {0, ""};
    struct { void *message; long type; } older = {&in, 7};
    struct sembuf down = {0, -1, 0}, up = {0, 1, 0};
    struct msqid_ds ds;
    unsigned long at = 0;
    int *shared, value = 0;
    long q = syscall(SYS_ipc, MSGGET, IPC_PRIVATE, 0600, 0, 0), s, m;

    EXPECT(q >= 0);
    EXPECT(syscall(SYS_ipc, MSGSND, q, 8, 0, &out) == 0);
    EXPECT(syscall(SYS_ipc, MSGSND, q, 8, 0, &out) == 0);
    EXPECT(syscall(SYS_ipc, MSGCTL, q, IPC_STAT | STRUCTURES_64, 0, &ds) == 0 && ds.msg_qnum == 2);
    EXPECT(syscall(SYS_ipc, MSGRCV, q, 8, 0, &older) == 8 && in.type == 7 && strcmp(in.text, "message") == 0);
    in.type = 0;
    EXPECT(syscall(SYS_ipc, VERSION_1 | MSGRCV, q, 8, IPC_NOWAIT, &in, 7) == 8 && in.type == 7);
    EXPECT(syscall(SYS_ipc, VERSION_1 | MSGRCV, q, 8, IPC_NOWAIT, &in, 7) == -1 && errno == ENOMSG);
    EXPECT(syscall(SYS_ipc, MSGCTL, q, IPC_RMID, 0, 0) == 0);

    s = syscall(SYS_ipc, SEMGET, IPC_PRIVATE, 1, 0600, 0);
    m = syscall(SYS_ipc, SHMGET, IPC_PRIVATE, 4096, 0600, 0);
    EXPECT(s >= 0 && m >= 0);
    EXPECT(syscall(SYS_ipc, SHMAT, m, 0, &at, 0) == 0 && at);
    shared = (int *)at;
    if (!fork()) {
        usleep(20000);
        *shared = 42;
        syscall(SYS_ipc, SEMOP, s, 1, 0, &up);
        _exit(0);
    }
    EXPECT(syscall(SYS_ipc, SEMOP, s, 1, 0, &down) == 0 && *shared == 42);
    wait(&value);
    value = 5;
    EXPECT(syscall(SYS_ipc, SEMCTL, s, 0, SETVAL | STRUCTURES_64, &value) == 0);
    EXPECT(syscall(SYS_ipc, SEMCTL, s, 0, GETVAL | STRUCTURES_64, &value) == 5);
    EXPECT(syscall(SYS_ipc, SHMDT, 0, 0, 0, at) == 0);
    EXPECT(syscall(SYS_ipc, SHMCTL, m, IPC_RMID, 0, 0) == 0);
    EXPECT(syscall(SYS_ipc, SEMCTL, s, 0, IPC_RMID, &value) == 0);
    EXPECT(syscall(SYS_ipc, 99, 0, 0, 0, 0) == -1 && errno == ENOSYS);
}

static void files(void)
{
    struct { unsigned short dev, ino, mode, nlink, uid, gid, rdev; unsigned long size, atime, mtime, ctime; } st;
    struct { unsigned long ino, offset; unsigned short length; char name[256]; } entry;
    int fd, entries = 0;

    mkdir("folder", 0700);
    close(open("folder/file", O_CREAT | O_WRONLY, 0600));
    fd = open("folder", O_RDONLY | O_DIRECTORY);
    for (; syscall(SYS_readdir, fd, &entry, 1) == 1; entries++)
        EXPECT(entry.length == strlen(entry.name));
    EXPECT(entries == 3);
    close(fd);
    errno = 0;
    EXPECT(syscall(18 /* oldstat */, "folder/file", &st) == 0 ? S_ISREG(st.mode) && st.size == 0 && st.nlink == 1 : errno == EOVERFLOW);
    unlink("folder/file");
    rmdir("folder");
}

static void limits(void)
{
    struct rlimit l = {0, 0};

    EXPECT(syscall(SYS_getrlimit, RLIMIT_CORE, &l) == 0 && l.rlim_max <= 0x7fffffff);
}
#endif

#if defined __i386__ || (defined __powerpc__ && !defined __powerpc64__)
static void names(void)
{
    struct { char sysname[9], nodename[9], release[9], version[9], machine[9]; } oldest;
    struct { char sysname[65], nodename[65], release[65], version[65], machine[65]; } old;
    struct utsname u;

    uname(&u);
    EXPECT(syscall(59, &oldest) == 0 && strcmp(oldest.sysname, "Linux") == 0 && strncmp(oldest.release, u.release, 8) == 0);
    EXPECT(syscall(109, &old) == 0 && strcmp(old.machine, u.machine) == 0 && strcmp(old.release, u.release) == 0);
}
#endif

#if defined __i386__ || defined __m68k__
static void old_arguments(void)
{
    unsigned long map[] = {0, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, (unsigned long)-1, 0};
    struct { long sec, usec; } wait = {0, 1000};
    struct { unsigned long n; void *in, *out, *ex, *timeout; } select = {0, NULL, NULL, NULL, &wait};
    long at = syscall(90, map);

    EXPECT(at != -1);
    *(char *)at = 1;
    EXPECT(munmap((void *)at, 8192) == 0);
    map[5] = 1;
    EXPECT(syscall(90, map) == -1 && errno == EINVAL);
    EXPECT(syscall(82, &select) == 0 && wait.sec == 0 && wait.usec == 0);
}
#endif

#if FIRST_MACHINE || defined __arm__
static volatile int caught, blocked_inside;

static void handler(int sig)
{
    unsigned long set = 0;

    caught = sig;
    syscall(SYS_sigprocmask, SIG_BLOCK, NULL, &set);
    blocked_inside = (set >> (SIGUSR2 - 1) & 1) && (set >> (sig - 1) & 1);
}

// The actions return through the code of the C library, whose sigaction() is called first.
static void signals(void)
{
    struct { void (*handler)(int); unsigned long mask, flags; void (*restorer)(void); } action = {0}, old = {0};
    unsigned long set = 1ul << (SIGUSR1 - 1), pending = 0;

    EXPECT(syscall(SYS_sigprocmask, SIG_BLOCK, &set, NULL) == 0);
    action.handler = handler;
    action.mask = 1ul << (SIGUSR2 - 1);
    struct sigaction libc = {.sa_handler = handler};
    sigaction(SIGUSR1, &libc, NULL);
    EXPECT(syscall(SYS_sigaction, SIGUSR1, NULL, &old) == 0 && old.handler == handler && old.mask == 0);
    action.flags = old.flags;
    action.restorer = old.restorer;
    EXPECT(syscall(SYS_sigaction, SIGUSR1, &action, &old) == 0);
    EXPECT(syscall(SYS_sigaction, SIGUSR1, NULL, &old) == 0 && old.mask == action.mask);
    EXPECT(syscall(SYS_sigaction, SIGKILL, &action, NULL) == -1 && errno == EINVAL);
    kill(getpid(), SIGUSR1);
    EXPECT(syscall(SYS_sigpending, &pending) == 0 && pending == set);
#if defined __powerpc__
    EXPECT(syscall(SYS_sigsuspend, 0) == -1 && errno == EINTR);
#else
    EXPECT(syscall(SYS_sigsuspend, 0, 0, 0) == -1 && errno == EINTR);
#endif
    EXPECT(caught == SIGUSR1 && blocked_inside);
    EXPECT(syscall(SYS_sigprocmask, SIG_SETMASK, NULL, &pending) == 0 && pending == set);
}
#endif

#if SHORT_IDS
static void ids(void)
{
    unsigned short real = 1, effective = 2, saved = 3, groups[32];

    EXPECT(syscall(SYS_getuid) == (getuid() & 0xffff) && syscall(SYS_getgid) == (getgid() & 0xffff));
    EXPECT(syscall(SYS_geteuid) == (geteuid() & 0xffff) && syscall(SYS_getegid) == (getegid() & 0xffff));
    EXPECT(syscall(SYS_getresuid, &real, &effective, &saved) == 0 && real == syscall(SYS_getuid) && saved == real);
    EXPECT(syscall(SYS_getresgid, &real, &effective, &saved) == 0 && real == syscall(SYS_getgid) && saved == real);
    EXPECT(syscall(SYS_getgroups, 32, groups) == getgroups(0, NULL));
}
#endif

int main(void)
{
#if FIRST_MACHINE
    sockets();
    system_v();
    files();
    limits();
#endif
#if defined __i386__ || (defined __powerpc__ && !defined __powerpc64__)
    names();
#endif
#if defined __i386__ || defined __m68k__
    old_arguments();
#endif
#if FIRST_MACHINE || defined __arm__
    signals();
#endif
#if SHORT_IDS
    ids();
#endif
    puts("done");
}

/* stdout:
done
*/
