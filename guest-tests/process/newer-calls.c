// Calls of processes, signals and sockets that the C library makes seldom, by their numbers: execveat, futex_waitv, signals with values.
// qemu: no, it lacks some of them
#include <fcntl.h>
#include <sched.h>
#include <sys/sem.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include "answers.h"

#ifdef SYS_rt_sigtimedwait_time64
#define SIGTIMEDWAIT SYS_rt_sigtimedwait_time64
#define RECVMMSG     SYS_recvmmsg_time64
#define FUTEX        SYS_futex_time64
#else
#define SIGTIMEDWAIT SYS_rt_sigtimedwait
#define RECVMMSG     SYS_recvmmsg
#define FUTEX        SYS_futex
#endif
#ifdef __ia64__
#define NEW_NUMBER(n) (1024 + (n))
#else
#define NEW_NUMBER(n) (n)
#endif
#ifndef SYS_futex_waitv
#define SYS_futex_waitv NEW_NUMBER(449)
#endif

struct time64 {
    int64_t sec, nsec;
};
struct waiter {
    uint64_t value, address;
    uint32_t flags, reserved;
};

static void executing(void)
{
    static char *const argv[] = {"newer-calls", "executed", NULL}, *const env[] = {"A=b", NULL};
    int self = open("/proc/self/exe", O_RDONLY), status;
    fflush(stdout);
    for (int how = 0; how < 2; how++) {
        if (!fork()) {
            if (how)
                call(execve, "/proc/self/exe", argv, env);
            else
                call(execveat, self, "", argv, env, AT_EMPTY_PATH);
            _exit(errno);
        }
        wait(&status);
        printf("executed: %d\n", WEXITSTATUS(status));
    }
    SHOW(call(execveat, self, "", argv, env, 0));
    SHOW(call(execveat, AT_FDCWD, "x", argv, env, 1));
    SHOW(call(execveat, -1, "x", argv, env, 0));
    SHOW(call(execveat, -1, "", argv, env, AT_EMPTY_PATH));
    SHOW(call(execveat, AT_FDCWD, "/proc/self/exe", argv, env, AT_SYMLINK_NOFOLLOW));
    SHOW(call(execveat, AT_FDCWD, no_access(), argv, env, 0));
    SHOW(call(execve, "/proc/self/exe", no_access(), env));
    SHOW(call(execve, "/proc/self/exe", argv, no_access()));
    SHOW(call(execve, no_access(), argv, env));
    SHOW(call(execve, "/", argv, env));
    SHOW(call(execve, "none", argv, env));
}

static void signals(void)
{
    sigset_t set;
    uint64_t mask;
    struct time64 zero = {0, 0}, soon = {0, 2000000}, wrong = {0, 1000000000};
    siginfo_t i = {.si_code = SI_QUEUE, .si_value = {.sival_int = 77}}, got;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigaddset(&set, SIGRTMIN + 1);
    sigprocmask(SIG_BLOCK, &set, NULL);
    memcpy(&mask, &set, 8);
    SHOW(call(rt_tgsigqueueinfo, getpid(), gettid(), SIGRTMIN + 1, &i));
    SHOW(syscall(SIGTIMEDWAIT, &mask, &got, NULL, 8) == SIGRTMIN + 1);
    printf("  %d %d %d\n", got.si_code, got.si_value.sival_int, got.si_signo == SIGRTMIN + 1);
    SHOW(call(rt_sigqueueinfo, getpid(), SIGUSR1, &i));
    SHOW(call(rt_sigpending, &mask, 8));
    memcpy(&set, &mask, 8);
    printf("  pending %d %d\n", sigismember(&set, SIGUSR1), sigismember(&set, SIGRTMIN + 1));
    SHOW(syscall(SIGTIMEDWAIT, &mask, &got, &zero, 8) == SIGUSR1);
    printf("  %d %d\n", got.si_code, got.si_value.sival_int);
    sigprocmask(SIG_BLOCK, NULL, &set);
    memcpy(&mask, &set, 8);
    SHOW(syscall(SIGTIMEDWAIT, &mask, &got, &zero, 8));
    SHOW(syscall(SIGTIMEDWAIT, &mask, &got, &soon, 8));
    SHOW(syscall(SIGTIMEDWAIT, &mask, &got, &wrong, 8));
    SHOW(syscall(SIGTIMEDWAIT, &mask, &got, &zero, 4));
    SHOW(syscall(SIGTIMEDWAIT, no_access(), &got, &zero, 8));
    SHOW(syscall(SIGTIMEDWAIT, &mask, &got, no_access(), 8));
    kill(getpid(), SIGUSR1);
    SHOW(syscall(SIGTIMEDWAIT, &mask, no_access(), &zero, 8));
    SHOW(call(rt_tgsigqueueinfo, getpid(), gettid(), 65, &i));
    SHOW(call(rt_tgsigqueueinfo, getpid(), gettid(), 0, &i));
    SHOW(call(rt_tgsigqueueinfo, getppid(), gettid(), SIGUSR1, &i));
    SHOW(call(rt_tgsigqueueinfo, 0, gettid(), SIGUSR1, &i));
    SHOW(call(rt_tgsigqueueinfo, getpid(), -1, SIGUSR1, &i));
    SHOW(call(rt_tgsigqueueinfo, getpid(), gettid(), SIGUSR1, no_access()));
    SHOW(call(rt_sigqueueinfo, 1 << 22, SIGUSR1, &i));
    SHOW(call(rt_sigqueueinfo, getpid(), -1, &i));
    SHOW(call(rt_sigqueueinfo, getpid(), SIGUSR1, no_access()));
    i.si_code = 1;
    SHOW(call(rt_sigqueueinfo, 1, 0, &i));
    SHOW(call(rt_sigpending, &mask, 16));
    SHOW(call(rt_sigpending, no_access(), 8));
    SHOW(call(rt_sigprocmask, 9, &mask, NULL, 8));
    SHOW(call(rt_sigprocmask, SIG_BLOCK, &mask, NULL, 4));
    SHOW(call(rt_sigprocmask, SIG_BLOCK, no_access(), NULL, 8));
    SHOW(call(rt_sigprocmask, SIG_BLOCK, NULL, no_access(), 8));
    SHOW(call(rt_sigsuspend, &mask, 4));
    SHOW(call(rt_sigsuspend, no_access(), 8));
    SHOW(call(tgkill, getpid(), gettid(), 0));
    SHOW(call(tgkill, getpid(), 0, 0));
    SHOW(call(tgkill, -1, gettid(), 0));
    SHOW(call(tgkill, getpid(), gettid(), 65));
    SHOW(call(tgkill, getppid(), gettid(), 0));
    SHOW(call(tkill, gettid(), 0));
    SHOW(call(tkill, 0, 0));
    SHOW(call(tkill, 1 << 22, 0));
    SHOW(call(kill, 1 << 22, 0));
    SHOW(call(kill, getpid(), 65));
    stack_t s = {.ss_sp = &set, .ss_size = 100}, old;
    SHOW(sigaltstack(&s, NULL));
    s.ss_size = 1 << 20;
    s.ss_flags = 4;
    SHOW(sigaltstack(&s, NULL));
    SHOW(sigaltstack((stack_t *)no_access(), NULL));
    SHOW(sigaltstack(NULL, (stack_t *)no_access()));
    SHOW(sigaltstack(NULL, &old));
    printf("  %d\n", old.ss_flags == SS_DISABLE);
}

static void words(void)
{
    static uint32_t w[2] = {5, 6};
    struct time64 past = {0, 0};
    struct waiter v[2] = {{5, (uintptr_t)&w[0], 0x82, 0}, {6, (uintptr_t)&w[1], 0x82, 0}};
    SHOW(syscall(SYS_futex_waitv, v, 2, 0, &past, CLOCK_MONOTONIC));
    v[1].value = 7;
    SHOW(syscall(SYS_futex_waitv, v, 2, 0, &past, CLOCK_MONOTONIC));
    SHOW(syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_REALTIME));
    SHOW(syscall(SYS_futex_waitv, v, 0, 0, &past, CLOCK_MONOTONIC));
    SHOW(syscall(SYS_futex_waitv, v, 129, 0, &past, CLOCK_MONOTONIC));
    SHOW(syscall(SYS_futex_waitv, v, 1, 1, &past, CLOCK_MONOTONIC));
    SHOW(syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_BOOTTIME));
    SHOW(syscall(SYS_futex_waitv, v, 1, 0, no_access(), CLOCK_MONOTONIC));
    SHOW(syscall(SYS_futex_waitv, no_access(), 1, 0, &past, CLOCK_MONOTONIC));
    v[0].reserved = 1;
    SHOW(syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_MONOTONIC));
    v[0].reserved = 0;
    v[0].flags = 0x80;
    SHOW(syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_MONOTONIC));
    v[0].flags = 2;
    v[0].address++;
    SHOW(syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_MONOTONIC));
    v[0].address = (uintptr_t)no_access();
    SHOW(syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_MONOTONIC));
    int *shared = (int *)mmap(NULL, 65536, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0), status;
    pid_t child = fork();
    if (!child) {
        struct waiter both[2] = {{0, (uintptr_t)&w[0], 2, 0}, {0, (uintptr_t)shared, 2, 0}};
        w[0] = 0;
        _exit((int)syscall(SYS_futex_waitv, both, 2, 0, NULL, CLOCK_MONOTONIC) + 40);
    }
    usleep(10000);
    *shared = 1;
    SHOW(syscall(FUTEX, shared, 1, 1, NULL, NULL, 0));
    SHOW(waitpid(child, &status, 0) == child);
    printf("  status %d\n", WEXITSTATUS(status));
}

static void messages(void)
{
    int s[2], fd;
    char b[2][8] = {"", ""};
    struct iovec v[2] = {{b[0], 8}, {b[1], 8}}, out[2] = {{"one", 3}, {"second", 6}};
    struct mmsghdr r[2] = {{.msg_hdr = {.msg_iov = &v[0], .msg_iovlen = 1}}, {.msg_hdr = {.msg_iov = &v[1], .msg_iovlen = 1}}};
    struct mmsghdr m[2] = {{.msg_hdr = {.msg_iov = &out[0], .msg_iovlen = 1}}, {.msg_hdr = {.msg_iov = &out[1], .msg_iovlen = 1}}};
    struct time64 zero = {0, 0}, wrong = {0, 1000000000};
    must(socketpair(AF_UNIX, SOCK_DGRAM, 0, s), "socketpair");
    SHOW(call(sendmmsg, s[0], m, 2, 0));
    printf("  %u %u\n", m[0].msg_len, m[1].msg_len);
    SHOW(syscall(RECVMMSG, s[1], r, 2, 0, NULL));
    printf("  %u '%s' %u '%s'\n", r[0].msg_len, b[0], r[1].msg_len, b[1]);
    SHOW(call(sendmmsg, s[0], m, 1, 0));
    SHOW(syscall(RECVMMSG, s[1], r, 2, MSG_WAITFORONE, NULL));
    SHOW(syscall(RECVMMSG, s[1], r, 2, MSG_DONTWAIT, NULL));
    SHOW(syscall(RECVMMSG, s[1], r, 2, MSG_DONTWAIT, &zero));
    SHOW(syscall(RECVMMSG, s[1], r, 2, 0, &wrong));
    SHOW(syscall(RECVMMSG, s[1], r, 2, 0, no_access()));
    SHOW(syscall(RECVMMSG, s[1], no_access(), 2, 0, NULL));
    SHOW(syscall(RECVMMSG, -1, r, 2, 0, NULL));
    SHOW(syscall(RECVMMSG, 0, r, 2, 0, NULL) == -1 && errno == ENOTSOCK);
    SHOW(call(sendmmsg, s[0], no_access(), 2, 0));
    SHOW(call(sendmmsg, -1, m, 2, 0));
    SHOW(call(sendmmsg, s[0], m, 0, 0));
    struct sockaddr_un name = {.sun_family = AF_UNIX, .sun_path = "socket"};
    int l = socket(AF_UNIX, SOCK_STREAM, 0), c = socket(AF_UNIX, SOCK_STREAM, 0);
    must(bind(l, (struct sockaddr *)&name, sizeof name), "bind");
    SHOW(accept4(l, NULL, NULL, 0));
    SHOW(listen(l, 2));
    SHOW(connect(c, (struct sockaddr *)&name, sizeof name));
    socklen_t size = sizeof name;
    fd = accept4(l, (struct sockaddr *)&name, &size, SOCK_CLOEXEC | SOCK_NONBLOCK);
    SHOW(fcntl(fd, F_GETFD));
    SHOW((fcntl(fd, F_GETFL) & O_NONBLOCK) != 0);
    printf("  %d\n", (int)size);
    SHOW(accept4(l, NULL, NULL, 5));
    SHOW(accept4(-1, NULL, NULL, 0));
    SHOW(accept4(0, NULL, NULL, 0) == -1 && errno == ENOTSOCK);
    fcntl(l, F_SETFL, O_NONBLOCK);
    SHOW(accept4(l, NULL, NULL, 0));
}

static void locking(void)
{
    char *p = (char *)mmap(NULL, 65536, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    SHOW(mlock2(p, 65536, 0));
    SHOW(mlock2(p, 65536, MLOCK_ONFAULT));
    SHOW(mlock2(p, 65536, 2));
    SHOW(munlock(p, 65536));
    munmap(p, 65536);
    SHOW(mlock2(p, 65536, 0));
    SHOW(munlock(p, 65536));
}

static long raw_semop(int id, const void *operations, unsigned count)
{
#ifdef SYS_semop
    return call(semop, id, operations, count);
#else
    return semop(id, (struct sembuf *)operations, count);
#endif
}

int main(int argc, char **argv)
{
    extern char **environ;
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (argc > 1) {
        printf("%s %s %s\n", argv[0], argv[1], environ[0]);
        return 34;
    }
    executing();
    signals();
    words();
    messages();
    locking();
    int id = semget(IPC_PRIVATE, 1, 0600);
    struct sembuf up = {0, 2, 0}, down = {0, -3, IPC_NOWAIT};
    SHOW(raw_semop(id, &up, 1));
    SHOW(semctl(id, 0, GETVAL));
    SHOW(raw_semop(id, &down, 1));
    SHOW(raw_semop(id, no_access(), 1));
    SHOW(raw_semop(id, &up, 0));
    SHOW(raw_semop(-1, &up, 1));
    semctl(id, 0, IPC_RMID);
}

/* stdout:
newer-calls executed A=b
executed: 34
newer-calls executed A=b
executed: 34
call(execveat, self, "", argv, env, 0): ENOENT
call(execveat, AT_FDCWD, "x", argv, env, 1): EINVAL
call(execveat, -1, "x", argv, env, 0): EBADF
call(execveat, -1, "", argv, env, AT_EMPTY_PATH): EBADF
call(execveat, AT_FDCWD, "/proc/self/exe", argv, env, AT_SYMLINK_NOFOLLOW): ELOOP
call(execveat, AT_FDCWD, no_access(), argv, env, 0): EFAULT
call(execve, "/proc/self/exe", no_access(), env): EFAULT
call(execve, "/proc/self/exe", argv, no_access()): EFAULT
call(execve, no_access(), argv, env): EFAULT
call(execve, "/", argv, env): EACCES
call(execve, "none", argv, env): ENOENT
call(rt_tgsigqueueinfo, getpid(), gettid(), SIGRTMIN + 1, &i) = 0
syscall(SIGTIMEDWAIT, &mask, &got, NULL, 8) == SIGRTMIN + 1 = 1
  -1 77 1
call(rt_sigqueueinfo, getpid(), SIGUSR1, &i) = 0
call(rt_sigpending, &mask, 8) = 0
  pending 1 0
syscall(SIGTIMEDWAIT, &mask, &got, &zero, 8) == SIGUSR1 = 1
  -1 77
syscall(SIGTIMEDWAIT, &mask, &got, &zero, 8): EAGAIN
syscall(SIGTIMEDWAIT, &mask, &got, &soon, 8): EAGAIN
syscall(SIGTIMEDWAIT, &mask, &got, &wrong, 8): EINVAL
syscall(SIGTIMEDWAIT, &mask, &got, &zero, 4): EINVAL
syscall(SIGTIMEDWAIT, no_access(), &got, &zero, 8): EFAULT
syscall(SIGTIMEDWAIT, &mask, &got, no_access(), 8): EFAULT
syscall(SIGTIMEDWAIT, &mask, no_access(), &zero, 8): EFAULT
call(rt_tgsigqueueinfo, getpid(), gettid(), 65, &i): EINVAL
call(rt_tgsigqueueinfo, getpid(), gettid(), 0, &i) = 0
call(rt_tgsigqueueinfo, getppid(), gettid(), SIGUSR1, &i): ESRCH
call(rt_tgsigqueueinfo, 0, gettid(), SIGUSR1, &i): EINVAL
call(rt_tgsigqueueinfo, getpid(), -1, SIGUSR1, &i): EINVAL
call(rt_tgsigqueueinfo, getpid(), gettid(), SIGUSR1, no_access()): EFAULT
call(rt_sigqueueinfo, 1 << 22, SIGUSR1, &i): ESRCH
call(rt_sigqueueinfo, getpid(), -1, &i): EINVAL
call(rt_sigqueueinfo, getpid(), SIGUSR1, no_access()): EFAULT
call(rt_sigqueueinfo, 1, 0, &i): EPERM
call(rt_sigpending, &mask, 16): EINVAL
call(rt_sigpending, no_access(), 8): EFAULT
call(rt_sigprocmask, 9, &mask, NULL, 8): EINVAL
call(rt_sigprocmask, SIG_BLOCK, &mask, NULL, 4): EINVAL
call(rt_sigprocmask, SIG_BLOCK, no_access(), NULL, 8): EFAULT
call(rt_sigprocmask, SIG_BLOCK, NULL, no_access(), 8): EFAULT
call(rt_sigsuspend, &mask, 4): EINVAL
call(rt_sigsuspend, no_access(), 8): EFAULT
call(tgkill, getpid(), gettid(), 0) = 0
call(tgkill, getpid(), 0, 0): EINVAL
call(tgkill, -1, gettid(), 0): EINVAL
call(tgkill, getpid(), gettid(), 65): EINVAL
call(tgkill, getppid(), gettid(), 0): ESRCH
call(tkill, gettid(), 0) = 0
call(tkill, 0, 0): EINVAL
call(tkill, 1 << 22, 0): ESRCH
call(kill, 1 << 22, 0): ESRCH
call(kill, getpid(), 65): EINVAL
sigaltstack(&s, NULL): ENOMEM
sigaltstack(&s, NULL): EINVAL
sigaltstack((stack_t *)no_access(), NULL): EFAULT
sigaltstack(NULL, (stack_t *)no_access()): EFAULT
sigaltstack(NULL, &old) = 0
  1
syscall(SYS_futex_waitv, v, 2, 0, &past, CLOCK_MONOTONIC): ETIMEDOUT
syscall(SYS_futex_waitv, v, 2, 0, &past, CLOCK_MONOTONIC): EAGAIN
syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_REALTIME): ETIMEDOUT
syscall(SYS_futex_waitv, v, 0, 0, &past, CLOCK_MONOTONIC): EINVAL
syscall(SYS_futex_waitv, v, 129, 0, &past, CLOCK_MONOTONIC): EINVAL
syscall(SYS_futex_waitv, v, 1, 1, &past, CLOCK_MONOTONIC): EINVAL
syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_BOOTTIME): EINVAL
syscall(SYS_futex_waitv, v, 1, 0, no_access(), CLOCK_MONOTONIC): EFAULT
syscall(SYS_futex_waitv, no_access(), 1, 0, &past, CLOCK_MONOTONIC): EFAULT
syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_MONOTONIC): EINVAL
syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_MONOTONIC): EINVAL
syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_MONOTONIC): EINVAL
syscall(SYS_futex_waitv, v, 1, 0, &past, CLOCK_MONOTONIC): EFAULT
syscall(FUTEX, shared, 1, 1, NULL, NULL, 0) = 1
waitpid(child, &status, 0) == child = 1
  status 41
call(sendmmsg, s[0], m, 2, 0) = 2
  3 6
syscall(RECVMMSG, s[1], r, 2, 0, NULL) = 2
  3 'one' 6 'second'
call(sendmmsg, s[0], m, 1, 0) = 1
syscall(RECVMMSG, s[1], r, 2, MSG_WAITFORONE, NULL) = 1
syscall(RECVMMSG, s[1], r, 2, MSG_DONTWAIT, NULL): EAGAIN
syscall(RECVMMSG, s[1], r, 2, MSG_DONTWAIT, &zero): EAGAIN
syscall(RECVMMSG, s[1], r, 2, 0, &wrong): EINVAL
syscall(RECVMMSG, s[1], r, 2, 0, no_access()): EFAULT
syscall(RECVMMSG, s[1], no_access(), 2, 0, NULL): EFAULT
syscall(RECVMMSG, -1, r, 2, 0, NULL): EBADF
syscall(RECVMMSG, 0, r, 2, 0, NULL) == -1 && errno == ENOTSOCK = 1
call(sendmmsg, s[0], no_access(), 2, 0): EFAULT
call(sendmmsg, -1, m, 2, 0): EBADF
call(sendmmsg, s[0], m, 0, 0) = 0
accept4(l, NULL, NULL, 0): EINVAL
listen(l, 2) = 0
connect(c, (struct sockaddr *)&name, sizeof name) = 0
fcntl(fd, F_GETFD) = 1
(fcntl(fd, F_GETFL) & O_NONBLOCK) != 0 = 1
  2
accept4(l, NULL, NULL, 5): EINVAL
accept4(-1, NULL, NULL, 0): EBADF
accept4(0, NULL, NULL, 0) == -1 && errno == ENOTSOCK = 1
accept4(l, NULL, NULL, 0): EAGAIN
mlock2(p, 65536, 0) = 0
mlock2(p, 65536, MLOCK_ONFAULT) = 0
mlock2(p, 65536, 2): EINVAL
munlock(p, 65536) = 0
mlock2(p, 65536, 0): ENOMEM
munlock(p, 65536): ENOMEM
raw_semop(id, &up, 1) = 0
semctl(id, 0, GETVAL) = 2
raw_semop(id, &down, 1): EAGAIN
raw_semop(id, no_access(), 1): EFAULT
raw_semop(id, &up, 0): EINVAL
raw_semop(-1, &up, 1): EINVAL
*/
