/*
 * syscalls.c - random but valid sequences of system calls, the same for the same seed.
 *
 *     syscalls SEED ROUNDS CALLS
 *
 * A round is a process with descriptors of every kind that makes CALLS calls and now and then what takes several: another process
 * or thread that does the same, a process that only scribbles over the memory they share while calls sleep, descriptors handed over, a
 * program executed. The calls, and what their arguments are, come from the emulator's own tables, so that a new call is tried
 * as soon as it is there; special[] refines the arguments. A round ends when its first process does or after a second of the machine's time;
 * all processes are killed then. One line per round: its number, the wait status, and a digest of all calls' results, which must be equal in
 * every run on one machine, whatever the engine.
 *
 * To be run with --root DIR --confine only, DIR being a folder that may be filled with rubbish; the program is DIR/syscalls.
 */
#include "values.h"
#include "table.h"

#include <pty.h>
#include <sys/eventfd.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <sys/wait.h>

/* ---- which calls, with which arguments ----------------------------------------------------------------------------------- */

struct call {
    int number;
    const char *name, *kinds;
};

#define S(numbers, name, handler, ...) \
    SYSCALL_IF(SYSCALL_COLUMN numbers, {SYSCALL_COLUMN numbers, #name, "" KINDS(KIND_LETTER, __VA_ARGS__)}, )
#define P(numbers, name, handler, lacks, ...) S(numbers, name, handler, __VA_ARGS__)
#define U(numbers, name, why)
static struct call calls[] = {
#include SYSCALL_TABLE
};
#undef S
#undef P
#undef U

/* What would end the round or the machine's memory of what it does; NULL as kinds. Others: see values.h. */
static const struct call special[] = {
    {0, "exit", NULL},
    {0, "exit_group", NULL},
    {0, "rt_sigreturn", NULL},
    {0, "sigreturn", NULL},
    {0, "swapcontext", NULL},
    {0, "set_thread_area", NULL},
    {0, "arch_prctl", NULL},
    {0, "brk", NULL},
    {0, "fork", NULL},
    {0, "vfork", NULL},
    {0, "clone", NULL},
    {0, "clone2", NULL},
    {0, "clone3", NULL},
    {0, "access", "sd"},
    {0, "accept", "fpN"},
    {0, "accept4", "fpNx"},
    {0, "bind", "fAc"},
    {0, "connect", "fAc"},
    {0, "epoll_ctl", "fdfE"},
    {0, "epoll_pwait", "fpddG8"},
    {0, "epoll_pwait2", "fpdTG8"},
    {0, "faccessat", "Dsd"},
    {0, "faccessat2", "Dsdx"},
    {0, "fchmodat", "Dso"},
    {0, "fchownat", "Dsuux"},
    {0, "fcntl", "fhL"},
    {0, "fcntl64", "fhL"},
    {0, "fgetxattr", "fapz"},
    {0, "fremovexattr", "fa"},
    {0, "fsetxattr", "fapzx"},
    {0, "fstatat64", "Dspx"},
    {0, "futex", "pUutpu"},
    {0, "futex_time64", "pUuTpu"},
    {0, "getpeername", "fpN"},
    {0, "getsockname", "fpN"},
    {0, "getxattr", "sapz"},
    {0, "ioctl", "fqL"},
    {0, "lgetxattr", "sapz"},
    {0, "linkat", "DsDsx"},
    {0, "lremovexattr", "sa"},
    {0, "lsetxattr", "sapzx"},
    {0, "madvise", "mnd"},
    {0, "mincore", "mnp"},
    {0, "mkdirat", "Dso"},
    {0, "mlock", "mn"},
    {0, "mlock2", "mnx"},
    {0, "mmap", "mnrFfz"},
    {0, "mmap2", "mnrFfu"},
    {0, "mprotect", "mnr"},
    {0, "mq_notify", "fe"},
    {0, "mq_open", "sjoH"},
    {0, "mq_timedreceive", "fpzpt"},
    {0, "mq_timedreceive_time64", "fpzpT"},
    {0, "mq_timedsend", "fpzut"},
    {0, "mq_timedsend_time64", "fpzuT"},
    {0, "mq_getsetattr", "fHp"},
    {0, "mremap", "mnnRm"},
    {0, "msync", "mnx"},
    {0, "munlock", "mn"},
    {0, "munmap", "mn"},
    {0, "newfstatat", "Dspx"},
    {0, "open", "sjo"},
    {0, "openat", "Dsjo"},
    {0, "pkey_mprotect", "mnrd"},
    {0, "poll", "Pcd"},
    {0, "ppoll", "PctG8"},
    {0, "ppoll_time64", "PcTG8"},
    {0, "preadv", "fvcW"},
    {0, "preadv2", "fvcWx"},
    {0, "process_vm_readv", "dvcvcz"},
    {0, "process_vm_writev", "dvcvcz"},
    {0, "pwritev", "fvcW"},
    {0, "pwritev2", "fvcWx"},
    {0, "readlinkat", "Dspz"},
    {0, "readv", "fvc"},
    {0, "recvfrom", "fBzxpN"},
    {0, "recvmmsg", "fMcxt"},
    {0, "recvmmsg_time64", "fMcxT"},
    {0, "recvmsg", "fMx"},
    {0, "removexattr", "sa"},
    {0, "renameat", "DsDs"},
    {0, "renameat2", "DsDsx"},
    {0, "rt_sigaction", "Skp8"},
    {0, "rt_sigpending", "G8"},
    {0, "rt_sigprocmask", "dGG8"},
    {0, "rt_sigsuspend", "G8"},
    {0, "rt_sigtimedwait", "Gpt8"},
    {0, "rt_sigtimedwait_time64", "GpT8"},
    {0, "semop", "dQc"},
    {0, "semtimedop", "dQct"},
    {0, "semtimedop_time64", "dQcT"},
    {0, "sendmmsg", "fMcx"},
    {0, "sendmsg", "fMx"},
    {0, "sendto", "fbzxAc"},
    {0, "setitimer", "dyp"},
    {0, "setxattr", "sapzx"},
    {0, "shmat", "dmx"},
    {0, "shmdt", "m"},
    {0, "sigaction", "Skp"},
    {0, "signal", "Sd"},
    {0, "signalfd", "fG8"},
    {0, "signalfd4", "fG8x"},
    {0, "symlinkat", "sDs"},
    {0, "timer_create", "dep"},
    {0, "timer_settime", "ddyp"},
    {0, "timer_settime64", "ddYp"},
    {0, "timerfd_settime", "fxyp"},
    {0, "timerfd_settime64", "fxYp"},
    {0, "unlinkat", "Dsx"},
    {0, "utimensat", "Dstx"},
    {0, "vmsplice", "fvcx"},
    {0, "writev", "fvc"},
};

/* These leave little to do after them. */
static const char *const seldom[] = {
    "close_range", "execve",  "execveat",   "kill",      "prlimit64", "rt_sigsuspend", "setegid",  "setfsgid",  "setfsuid",  "setgid",   "setgroups",
    "setpgid",     "setregid", "setresgid", "setresuid", "setreuid",  "setrlimit",     "setsid",   "setuid",    "settimeofday", "ssetmask", "tgkill",
    "tkill",       "pause",    "sigsuspend", "rt_sigqueueinfo", "rt_tgsigqueueinfo", "rt_sigprocmask", "sigprocmask", "clock_settime", "clock_settime64", "munmap",
};

static size_t count_arguments(const char *kinds)
{
    size_t n = 0;

    for (; *kinds; kinds++)
        n += !strchr(KINDS_CONSTANT, *kinds);
    return n;
}

/* Calls of one name can differ: the first machines have the arguments of some in memory. */
static int applies(const struct call *to, const struct call *c)
{
    return !strcmp(to->name, c->name) && (!c->kinds || count_arguments(to->kinds) == strlen(c->kinds));
}

static void refine(void)
{
    for (unsigned i = 0; i < COUNT(calls); i++)
        for (unsigned k = 0; k < COUNT(special); k++)
            if (calls[i].kinds && applies(&calls[i], &special[k]))
                calls[i].kinds = special[k].kinds;
}

static int is_seldom(const char *call)
{
    for (unsigned i = 0; i < COUNT(seldom); i++)
        if (!strcmp(call, seldom[i]))
            return 1;
    return 0;
}

/* ---- one call ------------------------------------------------------------------------------------------------------------ */

struct shared {
    volatile uint64_t digest, calls;
    volatile int processes;
};
static struct shared *shared;
static pid_t supervisor;

static void note(uint64_t value)
{
    shared->digest = (shared->digest ^ value) * 0x100000001b3u + 1;
}

/* Nothing may happen to the supervisor, and no file may become large. */
static int is_allowed(const struct call *c, word *a)
{
    if (!c->kinds || (is_seldom(c->name) && !one_in(12)))
        return 0;
    for (unsigned i = 0; i < 8; i++)
        if ((int)a[i] == supervisor || (int)a[i] == -supervisor)
            a[i] = (word)own_pid;
    if (!strcmp(c->name, "kill") && (int)a[0] == -1)
        a[0] = 0;
    return !((!strcmp(c->name, "setrlimit") && a[0] == RLIMIT_FSIZE) || (!strcmp(c->name, "prlimit64") && a[1] == RLIMIT_FSIZE));
}

static void random_call(void)
{
    const struct call *c = &ONE_OF(calls);
    word a[9] = {0};
    unsigned n = 0;

    for (const char *kind = c->kinds ? c->kinds : ""; *kind && n < 7; kind++) {
        if (strchr(KINDS_CONSTANT, *kind))
            continue;
        if (*kind == 'O' && PAIRS_ARE_EVEN)
            n += n & 1;
        if (strchr("OW", *kind) && sizeof(word) == 4)
            a[n++] = one_in(4) ? number() : 0;
        a[n++] = argument(*kind);
    }
    if (!is_allowed(c, a))
        return;
    shared->calls++;
    errno = 0;
    long result = syscall(c->number, a[0], a[1], a[2], a[3], a[4], a[5]);

    note((uint64_t)result ^ (uint64_t)errno << 32 ^ (uint64_t)c->number << 48);
}

/* ---- what takes several -------------------------------------------------------------------------------------------------- */

static void work(unsigned steps, unsigned depth);

enum { MOST_PROCESSES = 12, MOST_DEPTH = 3, MOST_THREADS = 3 };

/* 0 in the child, or the child's number. The child's random numbers are its own. */
static pid_t start_process(void)
{
    uint64_t seed = random_bits();

    if (shared->processes >= MOST_PROCESSES)
        return -1;
    shared->processes++;
    pid_t child = fork();

    if (child == 0) {
        own_pid = getpid();
        random_start(seed);
    }
    return child;
}

static void end_process(void)
{
    shared->processes--;
    _exit(0);
}

static void another_process(unsigned depth)
{
    pid_t child = depth < MOST_DEPTH ? start_process() : -1;

    if (child == 0) {
        work(50 + below(300), depth + 1);
        end_process();
    }
    if (child > 0 && one_in(3))
        waitpid(child, NULL, one_in(2) ? WNOHANG : 0);
}

/* Changes what the others' calls read, while they sleep. */
static void scribbler(unsigned depth)
{
    if (depth >= MOST_DEPTH || start_process() != 0)
        return;
    for (unsigned i = 0; i < 300; i++) {
        fill_arena();
        nanosleep(&(struct timespec){.tv_nsec = below(300000)}, NULL);
    }
    end_process();
}

static void *thread_body(void *seed)
{
    random_start((uintptr_t)seed);
    work(20 + below(200), MOST_DEPTH);
    return NULL;
}

static void another_thread(void)
{
    static int threads;
    pthread_t thread;

    if (threads < MOST_THREADS && !pthread_create(&thread, NULL, thread_body, (void *)(uintptr_t)(random_bits() & 0xffffff))) {
        threads++;
        pthread_detach(thread);
    }
}

static void execute(unsigned depth)
{
    static char *const list[] = {"syscalls", "--nothing", NULL};

    if (depth < MOST_DEPTH && start_process() == 0) {
        shared->processes--;
        execve("/syscalls", list, list);
        _exit(1);
    }
}

/* Descriptors, the sockets' own among them, over a pair of sockets that may be closed at once. */
static void hand_over(void)
{
    static const int types[] = {SOCK_STREAM, SOCK_DGRAM, SOCK_SEQPACKET};
    int pair[2], all[256];
    char byte = 0, bytes[CMSG_SPACE(sizeof all)];
    struct iovec v = {&byte, 1};
    struct msghdr h = {.msg_iov = &v, .msg_iovlen = 1, .msg_control = bytes};
    unsigned n = one_in(8) ? 253 + below(2) : below(10);

    if (socketpair(AF_UNIX, ONE_OF(types), 0, pair))
        return;
    struct cmsghdr *c = (struct cmsghdr *)bytes;

    *c = (struct cmsghdr){.cmsg_len = CMSG_LEN(4 * n), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS};
    for (unsigned i = 0; i < n; i++)
        all[i] = one_in(3) ? pair[below(2)] : (int)below(DESCRIPTORS);
    memcpy(CMSG_DATA(c), all, 4 * n);
    h.msg_controllen = CMSG_SPACE(4 * n);
    note((uint64_t)sendmsg(pair[0], &h, MSG_DONTWAIT));
    if (one_in(2))
        close(pair[0]);
    h.msg_controllen = below(sizeof bytes);
    if (!one_in(3))
        note((uint64_t)recvmsg(pair[1], &h, MSG_DONTWAIT));
    if (!one_in(3))
        close(pair[1]);
}

/* A descriptor that signals; drained, shut down and closed in any order. */
static void asynchronous(void)
{
    int pair[2];
    char bytes[4096] = {0};

    if (one_in(3) ? pipe(pair) : socketpair(AF_UNIX, one_in(2) ? SOCK_STREAM : SOCK_DGRAM, 0, pair))
        return;
    for (unsigned i = 0; i < 12; i++) {
        int fd = pair[below(2)];

        switch (below(8)) {
        case 0:
            fcntl(fd, F_SETOWN, own_pid);
            fcntl(fd, F_SETFL, O_ASYNC | O_NONBLOCK);
            break;
        case 1:
            while (send(fd, bytes, sizeof bytes, MSG_DONTWAIT) > 0)
                ;
            break;
        case 2:
            while (recv(fd, bytes, sizeof bytes, MSG_DONTWAIT) > 0)
                ;
            break;
        case 3: shutdown(fd, (int)below(3)); break;
        case 4: connect(fd, &(struct sockaddr){.sa_family = AF_UNSPEC}, sizeof(struct sockaddr)); break;
        case 5: dup(fd); break;
        case 6: close(fd); break;
        default: fcntl(fd, F_SETSIG, int_or_address());
        }
    }
}

/* A shared mapping of a file that shrinks. */
static void shrinking_file(void)
{
    int fd = one_in(2) ? open("/tmp/a", O_RDWR | O_CREAT, 0666) : (int)syscall(SYS_memfd_create, "m", 2);
    volatile char *at = scratch + below(SCRATCH_PAGES - 4) * PAGE;

    if (fd < 0 || ftruncate(fd, 4 * PAGE) || mmap((void *)at, 4 * PAGE, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, fd, 0) == MAP_FAILED)
        return;
    at[PAGE] = 1;
    note((uint64_t)(one_in(2) ? ftruncate(fd, below(4) * PAGE) : fallocate(fd, (int)below(32), below(3) * PAGE, below(3) * PAGE)));
    note((uint64_t)write(fd, (const void *)(at + below(4) * PAGE), 100));
    note((uint64_t)read(fd, (void *)(at + below(4) * PAGE), 100));
}

static void terminal_pair(void)
{
    int master, slave;

    if (openpty(&master, &slave, NULL, NULL, NULL))
        return;
    if (one_in(2))
        ioctl(slave, TIOCSCTTY, 0);
    note((uint64_t)write(one_in(2) ? master : slave, "a\nb\3c\4", below(6)));
    if (one_in(2))
        close(master);
}

static void tcp_pair(void)
{
    struct sockaddr_in in = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    socklen_t length = sizeof in;
    int listener = socket(AF_INET, SOCK_STREAM, 0), client = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);

    if (bind(listener, (struct sockaddr *)&in, sizeof in) || listen(listener, (int)below(3)))
        return;
    getsockname(listener, (struct sockaddr *)&in, &length);
    connect(client, (struct sockaddr *)&in, sizeof in);
    if (one_in(2))
        accept4(listener, NULL, NULL, SOCK_NONBLOCK);
    if (one_in(2))
        close(listener);
    if (one_in(2))
        close(client);
}

/* Whatever happened to them: handlers, an alarm that ends what sleeps, a group's id of our own. */
static void rearm(void)
{
    struct sigaction sa = {.sa_handler = on_signal};
    sigset_t none;

    sigaction(SIGALRM, &sa, NULL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    setitimer(ITIMER_REAL, &(struct itimerval){{0, 2000}, {0, 2000}}, NULL);
}

static void work(unsigned steps, unsigned depth)
{
    rearm();
    for (unsigned i = 0; i < steps; i++) {
        if (one_in(8))
            rearm();
        if (one_in(16))
            fill_arena();
        switch (below(300)) {
        case 0: another_process(depth); break;
        case 1: scribbler(depth); break;
        case 2: another_thread(); break;
        case 3: execute(depth); break;
        case 4:
        case 5: hand_over(); break;
        case 6:
        case 7: asynchronous(); break;
        case 8: shrinking_file(); break;
        case 9: terminal_pair(); break;
        case 10: tcp_pair(); break;
        case 11: close((int)below(DESCRIPTORS)); break;
        default: random_call();
        }
    }
}

/* ---- a round --------------------------------------------------------------------------------------------------------------- */

static void open_descriptors(void)
{
    int pair[2];
    sigset_t all;

    close(1);
    open("/tmp/b", O_RDWR | O_CREAT, 0666);
    dup2(1, 2);
    pipe(pair);
    socketpair(AF_UNIX, SOCK_STREAM, 0, pair);
    socketpair(AF_UNIX, SOCK_DGRAM, 0, pair);
    socketpair(AF_UNIX, SOCK_SEQPACKET, 0, pair);
    socket(AF_INET, SOCK_STREAM, 0);
    socket(AF_INET6, SOCK_DGRAM, 0);
    eventfd(3, 0);
    epoll_create1(0);
    timerfd_create(CLOCK_MONOTONIC, 0);
    sigfillset(&all);
    signalfd(-1, &all, SFD_NONBLOCK);
    syscall(SYS_memfd_create, "m", 2);
    syscall(SYS_pidfd_open, getpid(), 0);
    mq_open("/q1", O_RDWR | O_CREAT, 0666, NULL);
    open("/tmp", O_RDONLY | O_DIRECTORY);
    open("/tmp/a", O_RDWR | O_CREAT, 0666);
    open("/dev/ptmx", O_RDWR | O_NOCTTY);
    open("/proc/self/maps", O_RDONLY);
    open("/dev/zero", O_RDWR);
    semget(IPC_PRIVATE, 4, 0600);
    msgget(IPC_PRIVATE, 0600);
    shmget(IPC_PRIVATE, 4 * PAGE, 0600);
}

static void round_body(uint64_t seed, unsigned steps)
{
    own_pid = getpid();
    random_start(seed);
    setsid();
    for (int sig = 1; sig <= SIGRTMAX; sig++)
        if (sig != SIGSEGV && sig != SIGBUS && sig != SIGILL && sig != SIGTRAP && sig != SIGFPE && sig != SIGCHLD)
            sigaction(sig, &(struct sigaction){.sa_handler = on_signal}, NULL);
    setrlimit(RLIMIT_NOFILE, &(struct rlimit){DESCRIPTORS, DESCRIPTORS});
    setrlimit(RLIMIT_FSIZE, &(struct rlimit){4 << 20, 4 << 20});
    mkdir("/tmp/d", 0777);
    mkfifo("/tmp/fifo", 0666);
    symlink("a", "/tmp/link");
    symlink("loop", "/tmp/loop");
    chdir("/tmp");
    open_descriptors();
    fill_arena();
    work(steps, 0);
    _exit(0);
}

static int supervise(pid_t first)
{
    sigset_t child;
    int status = -1, one;

    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    struct timespec end, now;

    clock_gettime(CLOCK_MONOTONIC, &end);
    end.tv_sec++;
    do {
        sigtimedwait(&child, NULL, &(struct timespec){.tv_nsec = 10000000});
        clock_gettime(CLOCK_MONOTONIC, &now);
    } while (!waitpid(first, &status, WNOHANG) && (now.tv_sec < end.tv_sec || (now.tv_sec == end.tv_sec && now.tv_nsec < end.tv_nsec)));
    kill(-1, SIGKILL);
    for (pid_t pid; (pid = waitpid(-1, &one, 0)) > 0;)
        if (pid == first)
            status = one;
    return status;
}

static void *map_shared(size_t bytes)
{
    return mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
}

int main(int argc, char **argv)
{
    if (argc != 4)
        return 2;
    uint64_t seed = strtoull(argv[1], NULL, 0);
    unsigned rounds = (unsigned)atoi(argv[2]), steps = (unsigned)atoi(argv[3]);
    sigset_t all;

    refine();
    supervisor = getpid();
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, NULL);
    arena = map_shared(ARENA_BYTES + PAGE);
    mprotect(arena + ARENA_BYTES, PAGE, PROT_NONE);
    scratch = mmap(NULL, SCRATCH_PAGES * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    shared = map_shared(sizeof *shared);
    for (unsigned i = 0; i < rounds; i++) {
        *shared = (struct shared){.processes = 1};
        pid_t first = fork();

        if (first == 0)
            round_body(seed * 1000 + i, steps);
        int status = supervise(first);

        printf("round %u: status %#x, %llu calls, digest %016llx\n", i, status, (unsigned long long)shared->calls,
               (unsigned long long)shared->digest);
        fflush(stdout);
    }
    return 0;
}
