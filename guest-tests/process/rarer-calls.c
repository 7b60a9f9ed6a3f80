// Requests, options and files that few programs use: flags by ioctl, owners of files, next_id, map_files, lists of timers, leases, autogroups,
// a limit of processes, orphaned groups, what a signalfd says of each kind of signal.
// flags: -lrt
// root: sysctl values
// qemu: no, it lacks most of them
#include <asm/ioctls.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <linux/sockios.h>
#include <mqueue.h>
#include <netinet/in.h>
#include <netinet/ip.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/resource.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include "answers.h"

static char text[8192];

static const char *contents(const char *path)
{
    int fd = open(path, O_RDONLY);
    long n = fd < 0 ? 0 : read(fd, text, sizeof text - 1);
    text[n > 0 ? n : 0] = 0;
    close(fd);
    return text;
}

static long store(const char *path, const char *value)
{
    int fd = open(path, O_WRONLY);
    long n = fd < 0 ? -1 : write(fd, value, strlen(value));
    int error = errno;
    close(fd);
    errno = error;
    return n;
}

/* Runs a function in a process of its own, which is waited for. */
static void apart(void (*fn)(void))
{
    fflush(stdout);
    pid_t child = fork();
    if (!child) {
        fn();
        fflush(stdout);
        _exit(0);
    }
    waitpid(child, NULL, 0);
}

static void flags(void)
{
    int p[2], on = 1, off = 0, n = -1, fd = open("f", O_RDWR | O_CREAT, 0600);
    must(pipe(p), "pipe");
    SHOW(ioctl(p[0], FIOCLEX));
    SHOW(fcntl(p[0], F_GETFD));
    SHOW(fcntl(p[1], F_GETFD));
    SHOW(ioctl(p[0], FIONCLEX));
    SHOW(fcntl(p[0], F_GETFD));
    SHOW(ioctl(p[0], FIONBIO, &on));
    SHOW(fcntl(p[0], F_GETFL) == O_NONBLOCK);
    SHOW(ioctl(p[0], FIOASYNC, &on));
    SHOW(fcntl(p[0], F_GETFL) == (O_NONBLOCK | O_ASYNC));
    SHOW(ioctl(p[0], FIONBIO, &off));
    SHOW(fcntl(p[0], F_GETFL) == O_ASYNC);
    SHOW(ioctl(p[0], FIOASYNC, &off));
    SHOW(fcntl(p[0], F_GETFL));
    SHOW(ioctl(p[0], FIONBIO, no_access()));
    SHOW(ioctl(p[0], FIOASYNC, no_access()));
    SHOW(ioctl(fd, FIOASYNC, &on));
    SHOW(ioctl(fd, FIGETBSZ, &n));
    SHOW(n);
    SHOW(ioctl(fd, FIGETBSZ, no_access()));
    SHOW(ioctl(fd, FIONREAD, &n));
    SHOW(ioctl(fd, 0x12345678, &n));
    close(fd), close(p[0]), close(p[1]);
}

static void owners(void)
{
    int s = socket(AF_INET, SOCK_STREAM, 0), owner = getpid(), group = -getpgrp(), none = INT32_MAX, n = -1;
    SHOW(ioctl(s, FIOGETOWN, &n));
    SHOW(n);
    SHOW(ioctl(s, FIOSETOWN, &owner));
    SHOW(ioctl(s, SIOCGPGRP, &n));
    SHOW(n == owner);
    SHOW(fcntl(s, F_GETOWN) == owner);
    SHOW(ioctl(s, SIOCSPGRP, &group));
    SHOW(ioctl(s, FIOGETOWN, &n));
    SHOW(n == group);
    SHOW(ioctl(s, SIOCSPGRP, &none));
    SHOW(ioctl(s, SIOCSPGRP, no_access()));
    SHOW(ioctl(s, SIOCGPGRP, no_access()));
    SHOW(ioctl(s, SIOCOUTQ, &n));
    must(listen(s, 1), "listen");
    SHOW(ioctl(s, SIOCOUTQ, &n));
    SHOW(ioctl(s, SIOCATMARK, &n));
    close(s);
}

static void socket_options(void)
{
    int s = socket(AF_INET, SOCK_DGRAM, 0), v = 5000, ttl[] = {1, 255, -1, 0, 256, -2};
    socklen_t size = sizeof v;
    SHOW(setsockopt(s, SOL_SOCKET, SO_SNDBUFFORCE, &v, sizeof v));
    SHOW(getsockopt(s, SOL_SOCKET, SO_SNDBUF, &v, &size));
    SHOW(v);
    v = 6000;
    SHOW(setsockopt(s, SOL_SOCKET, SO_RCVBUFFORCE, &v, sizeof v));
    SHOW(getsockopt(s, SOL_SOCKET, SO_RCVBUF, &v, &size));
    SHOW(v);
    SHOW(getsockopt(s, IPPROTO_IP, IP_TTL, &v, &size));
    SHOW(v);
    for (unsigned i = 0; i < sizeof ttl / sizeof *ttl; i++) {
        SHOW(setsockopt(s, IPPROTO_IP, IP_TTL, &ttl[i], sizeof v));
        getsockopt(s, IPPROTO_IP, IP_TTL, &v, &size);
        SHOW(v);
    }
#ifdef SO_RCVTIMEO_NEW
    int64_t wait[2] = {3, 250000}, got[2] = {-1, -1};
    size = sizeof got;
    int set = setsockopt(s, SOL_SOCKET, SO_RCVTIMEO_NEW, wait, sizeof wait), get = getsockopt(s, SOL_SOCKET, SO_RCVTIMEO_NEW, got, &size);
    printf("timeouts: %d %d %d %d, %d bytes", set, get, (int)got[0], got[1] >= 250000 && got[1] < 260000, (int)size);
    wait[1] = 1000000;
    set = setsockopt(s, SOL_SOCKET, SO_SNDTIMEO_NEW, wait, sizeof wait);
    printf("; %d %s", set, strerrorname_np(errno));
    get = getsockopt(s, SOL_SOCKET, SO_SNDTIMEO_NEW, got, &size);
    printf("; %d %d %d\n", get, (int)got[0], (int)got[1]);
#else
    printf("timeouts: 0 0 3 1, 16 bytes; -1 EDOM; 0 0 0\n");
#endif
    must(seteuid(1234), "seteuid");
    v = 7;
    SHOW(setsockopt(s, SOL_SOCKET, SO_SNDBUFFORCE, &v, sizeof v));
    SHOW(setsockopt(s, SOL_SOCKET, SO_PRIORITY, &v, sizeof v));
    v = 6;
    SHOW(setsockopt(s, SOL_SOCKET, SO_PRIORITY, &v, sizeof v));
    SHOW(setsockopt(s, SOL_SOCKET, SO_DEBUG, &v, sizeof v));
    v = 0;
    SHOW(setsockopt(s, SOL_SOCKET, SO_DEBUG, &v, sizeof v));
    must(seteuid(0), "seteuid");
    close(s);
}

static void next_ids(void)
{
    static const char *const names[] = {"/proc/sys/kernel/msg_next_id", "/proc/sys/kernel/sem_next_id", "/proc/sys/kernel/shm_next_id"};
    const int wanted[] = {9 * 32768 + 71, 8 * 32768 + 72, 7 * 32768 + 73};
    char value[20];
    for (int i = 0; i < 3; i++) {
        sprintf(value, "%d", wanted[i]);
        SHOW(store(names[i], value) > 0);
        SHOW(atoi(contents(names[i])) == wanted[i]);
        int id = i == 0 ? msgget(IPC_PRIVATE, 0600) : i == 1 ? semget(IPC_PRIVATE, 1, 0600) : shmget(IPC_PRIVATE, 4096, 0600);
        SHOW(id == wanted[i]);
        SHOW(atoi(contents(names[i])));
        SHOW(i == 0 ? msgctl(id, IPC_RMID, NULL) : i == 1 ? semctl(id, 0, IPC_RMID) : shmctl(id, IPC_RMID, NULL));
        SHOW(store(names[i], "-2"));
        SHOW(store(names[i], "x"));
    }
}

static void map_files(void)
{
    const long page = 65536;
    char path[100], target[300];
    struct stat s;
    int fd = open("mapped", O_RDWR | O_CREAT, 0600);
    must(ftruncate(fd, 3 * page), "ftruncate");
    char *at = mmap(NULL, 2 * page, PROT_READ, MAP_SHARED, fd, page), *own = mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    for (int i = 0; i < 5; i++) {
        const unsigned long from = (unsigned long)(i == 4 ? own : at) + (i == 1 ? page : 0), to = (unsigned long)(i == 4 ? own + page : at + 2 * page) - (i == 2 ? page : 0);
        snprintf(path, sizeof path, i == 3 ? "/proc/self/map_files/0%lx-%lx" : "/proc/self/map_files/%lx-%lx", from, to);
        long n = readlink(path, target, sizeof target - 1);
        target[n > 0 ? n : 0] = 0;
        const char *name = strrchr(target, '/');
        printf("map_files %d: %s", i, n < 0 ? strerrorname_np(errno) : name ? name : target);
        if (!lstat(path, &s))
            printf(", mode %o, size %d", s.st_mode, (int)s.st_size);
        if (!stat(path, &s))
            printf(", a file of %d", (int)s.st_size);
        printf("\n");
    }
    must(mprotect(at, 2 * page, PROT_WRITE), "mprotect");
    snprintf(path, sizeof path, "/proc/self/map_files/%lx-%lx", (unsigned long)at, (unsigned long)at + 2 * page);
    SHOW(lstat(path, &s));
    printf("  mode %o\n", s.st_mode);
    SHOW(open(path, O_RDONLY) > 0);
    munmap(at, 2 * page), munmap(own, page);
    close(fd);
}

static void timer_list(void)
{
    struct sigevent e = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGUSR1, .sigev_value.sival_ptr = (void *)0x1234};
    timer_t id[3];
    must(timer_create(CLOCK_MONOTONIC, &e, &id[0]), "timer_create");
    e.sigev_notify = SIGEV_NONE;
    must(timer_create(CLOCK_REALTIME, &e, &id[1]), "timer_create");
    e.sigev_notify = 4;
    e._sigev_un._tid = gettid();
    must(timer_create(CLOCK_BOOTTIME, &e, &id[2]), "timer_create");
    contents("/proc/self/timers");
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        char *dot = strstr(line, "."), *slash = strchr(line, '/');
        if (dot && atoi(dot + 1) == getpid())
            printf("%.*s.itself\n", (int)(dot - line), line);
        else if (slash)
            printf("signal %d, value %lx of %d digits\n", atoi(line + 8) == SIGUSR1, strtol(slash + 1, NULL, 16), (int)strlen(slash + 1) / (int)sizeof(long));
        else
            printf("%s\n", line);
    }
    for (int i = 0; i < 3; i++)
        timer_delete(id[i]);
    SHOW(strlen(contents("/proc/self/timers")));
    int number = -1;
    SHOW(call(timer_create, CLOCK_REALTIME, NULL, &number));
    SHOW(number);
    SHOW(call(timer_delete, number));
    SHOW(call(timer_delete, 0));
}

static void leases(void)
{
    int fd = open("lease", O_RDWR | O_CREAT, 0600);
    close(fd);
    fd = open("lease", O_RDONLY);
    SHOW(fcntl(fd, F_SETLEASE, F_WRLCK));
    SHOW(fcntl(fd, F_GETLEASE) == F_WRLCK);
    SHOW(fcntl(fd, F_SETLEASE, F_RDLCK));
    SHOW(fcntl(fd, F_GETLEASE) == F_RDLCK);
    SHOW(fcntl(fd, F_SETLEASE, F_WRLCK));
    signal(SIGIO, SIG_IGN);
    SHOW(open("lease", O_RDONLY | O_NONBLOCK));
    SHOW(fcntl(fd, F_GETLEASE) == F_RDLCK);
    SHOW(fcntl(fd, F_SETLEASE, F_RDLCK));
    int other = open("lease", O_RDONLY | O_NONBLOCK);
    SHOW(other > 0);
    SHOW(fcntl(fd, F_SETLEASE, F_WRLCK));
    SHOW(fcntl(fd, F_SETLEASE, F_UNLCK));
    SHOW(fcntl(fd, F_GETLEASE) == F_UNLCK);
    SHOW(fcntl(fd, F_SETLEASE, F_UNLCK));
    close(other), close(fd);
}

static void autogroups(void)
{
    static const char *const values[] = {"5", "19", "20", "-20", "-21", "x", "", "0"};
    const char *name = "/proc/self/autogroup";
    for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
        SHOW(store(name, values[i]));
        const char *nice = strstr(contents(name), " nice ");
        printf("  %d%s", strncmp(text, "/autogroup-", 11) == 0, nice ? nice : " none\n");
    }
    must(setuid(1234), "setuid");
    SHOW(store(name, "-1"));
}

static void few_processes(void)
{
    struct rlimit limit = {2, 2};
    must(setresuid(4321, 4321, 4321), "setresuid");
    must(setrlimit(RLIMIT_NPROC, &limit), "setrlimit");
    fflush(stdout);
    int ends[2];
    must(pipe(ends), "pipe");
    pid_t first = fork();
    if (!first) {
        char c;
        close(ends[1]);
        read(ends[0], &c, 1);
        _exit(0);
    }
    SHOW(first > 0);
    SHOW(fork());
    close(ends[1]);
    waitpid(first, NULL, 0);
    first = fork();
    if (!first)
        _exit(0);
    SHOW(first > 0);
    waitpid(first, NULL, 0);
}

static int heard[2];

static void tell(int n)
{
    write(heard[1], n == SIGHUP ? "h" : "c", 1);
}

/* A group that is stopped gets SIGHUP and SIGCONT when the last process ends whose parent is of the same session. */
static void orphaned(void)
{
    char b[3] = "";
    must(pipe(heard), "pipe");
    pid_t leader = fork();
    if (!leader) {
        setsid();
        pid_t job = fork();
        if (!job) {
            setpgid(0, 0);
            signal(SIGHUP, tell);
            signal(SIGCONT, tell);
            raise(SIGSTOP);
            sleep(1);
            _exit(0);
        }
        waitpid(job, NULL, WUNTRACED);
        _exit(0);
    }
    waitpid(leader, NULL, 0);
    close(heard[1]);
    for (int n = 0; n < 2; n++)
        read(heard[0], b + n, 1);
    printf("orphaned: %d %d\n", strchr(b, 'h') != NULL, strchr(b, 'c') != NULL);
    close(heard[0]);
}

static void signal_files(void)
{
    sigset_t set;
    struct signalfd_siginfo i;
    struct sigevent e = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGALRM, .sigev_value.sival_int = 77};
    const struct itimerspec soon = {.it_value.tv_nsec = 1000};
    timer_t timer;
    sigemptyset(&set);
    sigaddset(&set, SIGCHLD), sigaddset(&set, SIGUSR1), sigaddset(&set, SIGUSR2), sigaddset(&set, SIGALRM), sigaddset(&set, SIGIO);
    sigprocmask(SIG_BLOCK, &set, NULL);
    int fd = signalfd(-1, &set, SFD_NONBLOCK), p[2];
    for (int kind = 0; kind < 6; kind++) {
        pid_t child = 0;
        fflush(stdout);
        if (kind < 2 && !(child = fork())) {
            if (kind == 1)
                kill(getpid(), SIGKILL);
            _exit(5);
        }
        if (kind == 2)
            kill(getpid(), SIGUSR1);
        if (kind == 3)
            sigqueue(getpid(), SIGUSR2, (union sigval){.sival_int = -9});
        if (kind == 4) {
            must(timer_create(CLOCK_MONOTONIC, &e, &timer), "timer_create");
            timer_settime(timer, 0, &soon, NULL);
        }
        if (kind == 5) {
            must(pipe(p), "pipe");
            fcntl(p[0], F_SETOWN, getpid());
            fcntl(p[0], F_SETSIG, SIGIO);
            fcntl(p[0], F_SETFL, O_ASYNC);
            write(p[1], "x", 1);
        }
        memset(&i, 0xee, sizeof i);
        for (int n = 0; n < 2000 && read(fd, &i, sizeof i) < 0; n++)
            nanosleep(&(struct timespec){0, 1000000}, NULL);
        printf("%s: errno %d code %d, pid %d, uid %u, fd %d, band %x, overrun %u, trap %u, status %d, value %d, pointer %d, addr %d, times %d\n", sigabbrev_np((int)i.ssi_signo),
               i.ssi_errno, i.ssi_code, i.ssi_pid == (unsigned)child ? 1 : i.ssi_pid == (unsigned)getpid() ? 2 : (int)i.ssi_pid, i.ssi_uid, kind == 5 ? i.ssi_fd == p[0] : i.ssi_fd,
               i.ssi_band, i.ssi_overrun, i.ssi_trapno, i.ssi_status, i.ssi_int, kind == 3 || kind == 4 ? (int)(intptr_t)i.ssi_ptr == i.ssi_int : (int)i.ssi_ptr, (int)i.ssi_addr,
               i.ssi_utime < 100 && i.ssi_stime < 100);
        if (child > 0)
            waitpid(child, NULL, 0);
    }
    timer_delete(timer);
    close(fd), close(p[0]), close(p[1]);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
}

static void small(void)
{
    struct stat s;
    const struct mq_attr most = {.mq_maxmsg = 3, .mq_msgsize = 16};
    umask(0);
    mqd_t q = mq_open("/rarer-calls", O_CREAT | O_RDWR, 0640, (struct mq_attr *)&most);
    mq_unlink("/rarer-calls");
    SHOW(fstat((int)q, &s));
    printf("  mode %o, links %d, owner %d %d, size %d\n", s.st_mode, (int)s.st_nlink, (int)s.st_uid, (int)s.st_gid, (int)s.st_size);
    mq_close(q);
    int fd = open("/proc/self/pagemap", O_RDONLY);
    SHOW(lseek(fd, 800, SEEK_SET));
    SHOW(lseek(fd, -8, SEEK_CUR));
    SHOW(lseek(fd, 0, SEEK_END));
    SHOW(fstat(fd, &s));
    printf("  mode %o, size %d\n", s.st_mode, (int)s.st_size);
    close(fd);
    volatile char *stack = __builtin_alloca(200000); /* in the middle of the stack */
    const uintptr_t page = 65536, at = ((uintptr_t)stack + 100000) & ~(page - 1);
#ifdef __hppa__
    const int own = 0x02000000, other = 0x01000000;
#else
    const int own = 0x01000000, other = 0x02000000;
#endif
    stack[0] = stack[199999] = 1;
    SHOW(mprotect((void *)at, page, PROT_READ | PROT_WRITE | own));
    SHOW(mprotect((void *)at, page, PROT_READ | PROT_WRITE | other));
    SHOW(mprotect((void *)at, page, PROT_READ | PROT_WRITE | own | other));
    char *m = mmap(NULL, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    SHOW(mprotect(m, page, PROT_READ | own));
    SHOW(madvise(m, page, 22));
    SHOW(madvise(m, page, 23));
    SHOW(madvise(no_access(), page, 22));
    munmap(m, page);
    SHOW(madvise(m, page, 22));
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    flags();
    owners();
    socket_options();
    next_ids();
    map_files();
    timer_list();
    leases();
    apart(autogroups);
    apart(few_processes);
    apart(orphaned);
    signal_files();
    small();
}

/* stdout:
ioctl(p[0], FIOCLEX) = 0
fcntl(p[0], F_GETFD) = 1
fcntl(p[1], F_GETFD) = 0
ioctl(p[0], FIONCLEX) = 0
fcntl(p[0], F_GETFD) = 0
ioctl(p[0], FIONBIO, &on) = 0
fcntl(p[0], F_GETFL) == O_NONBLOCK = 1
ioctl(p[0], FIOASYNC, &on) = 0
fcntl(p[0], F_GETFL) == (O_NONBLOCK | O_ASYNC) = 1
ioctl(p[0], FIONBIO, &off) = 0
fcntl(p[0], F_GETFL) == O_ASYNC = 1
ioctl(p[0], FIOASYNC, &off) = 0
fcntl(p[0], F_GETFL) = 0
ioctl(p[0], FIONBIO, no_access()): EFAULT
ioctl(p[0], FIOASYNC, no_access()): EFAULT
ioctl(fd, FIOASYNC, &on): ENOTTY
ioctl(fd, FIGETBSZ, &n) = 0
n = 4096
ioctl(fd, FIGETBSZ, no_access()): EFAULT
ioctl(fd, FIONREAD, &n) = 0
ioctl(fd, 0x12345678, &n): ENOTTY
ioctl(s, FIOGETOWN, &n) = 0
n = 0
ioctl(s, FIOSETOWN, &owner) = 0
ioctl(s, SIOCGPGRP, &n) = 0
n == owner = 1
fcntl(s, F_GETOWN) == owner = 1
ioctl(s, SIOCSPGRP, &group) = 0
ioctl(s, FIOGETOWN, &n) = 0
n == group = 1
ioctl(s, SIOCSPGRP, &none): ESRCH
ioctl(s, SIOCSPGRP, no_access()): EFAULT
ioctl(s, SIOCGPGRP, no_access()): EFAULT
ioctl(s, SIOCOUTQ, &n) = 0
ioctl(s, SIOCOUTQ, &n): EINVAL
ioctl(s, SIOCATMARK, &n) = 0
setsockopt(s, SOL_SOCKET, SO_SNDBUFFORCE, &v, sizeof v) = 0
getsockopt(s, SOL_SOCKET, SO_SNDBUF, &v, &size) = 0
v = 10000
setsockopt(s, SOL_SOCKET, SO_RCVBUFFORCE, &v, sizeof v) = 0
getsockopt(s, SOL_SOCKET, SO_RCVBUF, &v, &size) = 0
v = 12000
getsockopt(s, IPPROTO_IP, IP_TTL, &v, &size) = 0
v = 64
setsockopt(s, IPPROTO_IP, IP_TTL, &ttl[i], sizeof v) = 0
v = 1
setsockopt(s, IPPROTO_IP, IP_TTL, &ttl[i], sizeof v) = 0
v = 255
setsockopt(s, IPPROTO_IP, IP_TTL, &ttl[i], sizeof v) = 0
v = 64
setsockopt(s, IPPROTO_IP, IP_TTL, &ttl[i], sizeof v): EINVAL
v = 64
setsockopt(s, IPPROTO_IP, IP_TTL, &ttl[i], sizeof v): EINVAL
v = 64
setsockopt(s, IPPROTO_IP, IP_TTL, &ttl[i], sizeof v): EINVAL
v = 64
timeouts: 0 0 3 1, 16 bytes; -1 EDOM; 0 0 0
setsockopt(s, SOL_SOCKET, SO_SNDBUFFORCE, &v, sizeof v): EPERM
setsockopt(s, SOL_SOCKET, SO_PRIORITY, &v, sizeof v): EPERM
setsockopt(s, SOL_SOCKET, SO_PRIORITY, &v, sizeof v) = 0
setsockopt(s, SOL_SOCKET, SO_DEBUG, &v, sizeof v): EACCES
setsockopt(s, SOL_SOCKET, SO_DEBUG, &v, sizeof v) = 0
store(names[i], value) > 0 = 1
atoi(contents(names[i])) == wanted[i] = 1
id == wanted[i] = 1
atoi(contents(names[i])) = -1
i == 0 ? msgctl(id, IPC_RMID, NULL) : i == 1 ? semctl(id, 0, IPC_RMID) : shmctl(id, IPC_RMID, NULL) = 0
store(names[i], "-2"): EINVAL
store(names[i], "x"): EINVAL
store(names[i], value) > 0 = 1
atoi(contents(names[i])) == wanted[i] = 1
id == wanted[i] = 1
atoi(contents(names[i])) = -1
i == 0 ? msgctl(id, IPC_RMID, NULL) : i == 1 ? semctl(id, 0, IPC_RMID) : shmctl(id, IPC_RMID, NULL) = 0
store(names[i], "-2"): EINVAL
store(names[i], "x"): EINVAL
store(names[i], value) > 0 = 1
atoi(contents(names[i])) == wanted[i] = 1
id == wanted[i] = 1
atoi(contents(names[i])) = -1
i == 0 ? msgctl(id, IPC_RMID, NULL) : i == 1 ? semctl(id, 0, IPC_RMID) : shmctl(id, IPC_RMID, NULL) = 0
store(names[i], "-2"): EINVAL
store(names[i], "x"): EINVAL
map_files 0: /mapped, mode 120600, size 64, a file of 196608
map_files 1: ENOENT
map_files 2: ENOENT
map_files 3: ENOENT
map_files 4: ENOENT
lstat(path, &s) = 0
  mode 120600
open(path, O_RDONLY) > 0 = 1
ID: 2
signal 1, value 1234 of 2 digits
notify: signal/tid.itself
ClockID: 7
ID: 1
signal 1, value 1234 of 2 digits
notify: none/pid.itself
ClockID: 0
ID: 0
signal 1, value 1234 of 2 digits
notify: signal/pid.itself
ClockID: 1
strlen(contents("/proc/self/timers")) = 0
call(timer_create, CLOCK_REALTIME, NULL, &number) = 0
number = 3
call(timer_delete, number) = 0
call(timer_delete, 0): EINVAL
fcntl(fd, F_SETLEASE, F_WRLCK) = 0
fcntl(fd, F_GETLEASE) == F_WRLCK = 1
fcntl(fd, F_SETLEASE, F_RDLCK) = 0
fcntl(fd, F_GETLEASE) == F_RDLCK = 1
fcntl(fd, F_SETLEASE, F_WRLCK) = 0
open("lease", O_RDONLY | O_NONBLOCK): EAGAIN
fcntl(fd, F_GETLEASE) == F_RDLCK = 1
fcntl(fd, F_SETLEASE, F_RDLCK) = 0
other > 0 = 1
fcntl(fd, F_SETLEASE, F_WRLCK): EAGAIN
fcntl(fd, F_SETLEASE, F_UNLCK) = 0
fcntl(fd, F_GETLEASE) == F_UNLCK = 1
fcntl(fd, F_SETLEASE, F_UNLCK): EAGAIN
store(name, values[i]) = 1
  1 nice 5
store(name, values[i]) = 2
  1 nice 19
store(name, values[i]): EINVAL
  1 nice 19
store(name, values[i]) = 3
  1 nice -20
store(name, values[i]): EINVAL
  1 nice -20
store(name, values[i]): EINVAL
  1 nice -20
store(name, values[i]): EINVAL
  1 nice -20
store(name, values[i]) = 1
  1 nice 0
store(name, "-1"): EACCES
first > 0 = 1
fork(): EAGAIN
first > 0 = 1
orphaned: 1 1
CHLD: errno 0 code 1, pid 1, uid 0, fd 0, band 0, overrun 0, trap 0, status 5, value 0, pointer 0, addr 0, times 1
CHLD: errno 0 code 2, pid 1, uid 0, fd 0, band 0, overrun 0, trap 0, status 9, value 0, pointer 0, addr 0, times 1
USR1: errno 0 code 0, pid 2, uid 0, fd 0, band 0, overrun 0, trap 0, status 0, value 0, pointer 0, addr 0, times 1
USR2: errno 0 code -1, pid 2, uid 0, fd 0, band 0, overrun 0, trap 0, status 0, value -9, pointer 1, addr 0, times 1
ALRM: errno 0 code -2, pid 1, uid 0, fd 0, band 0, overrun 0, trap 0, status 0, value 77, pointer 1, addr 0, times 1
POLL: errno 0 code 1, pid 1, uid 0, fd 1, band 41, overrun 0, trap 0, status 0, value 0, pointer 0, addr 0, times 1
fstat((int)q, &s) = 0
  mode 100640, links 0, owner 0 0, size 80
lseek(fd, 800, SEEK_SET) = 800
lseek(fd, -8, SEEK_CUR) = 792
lseek(fd, 0, SEEK_END): EINVAL
fstat(fd, &s) = 0
  mode 100400, size 0
mprotect((void *)at, page, PROT_READ | PROT_WRITE | own) = 0
mprotect((void *)at, page, PROT_READ | PROT_WRITE | other): EINVAL
mprotect((void *)at, page, PROT_READ | PROT_WRITE | own | other): EINVAL
mprotect(m, page, PROT_READ | own): EINVAL
madvise(m, page, 22) = 0
madvise(m, page, 23): EINVAL
madvise(no_access(), page, 22): EINVAL
madvise(m, page, 22): ENOMEM
*/
