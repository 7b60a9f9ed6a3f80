// Objects of every kind are made and dropped in odd orders. Each kind together has more memory than a machine with --max-memory=32, in
// which confine-test runs this too; and at the end of a machine nothing may be charged to it any more.
// qemu: no, it lacks some of the objects
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <mqueue.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

enum { MIB = 1 << 20 };

static long page;
static char *self;
static char block[MIB];

static void send_files(int to, const int *fds, int n)
{
    char control[CMSG_SPACE(sizeof(int) * 8)] = {0}, c = 'x';
    struct iovec v = {&c, 1};
    struct msghdr h = {.msg_iov = &v, .msg_iovlen = 1, .msg_control = control, .msg_controllen = CMSG_SPACE(sizeof(int) * n)};
    struct cmsghdr *m = CMSG_FIRSTHDR(&h);

    m->cmsg_len = CMSG_LEN(sizeof(int) * n);
    m->cmsg_level = SOL_SOCKET;
    m->cmsg_type = SCM_RIGHTS;
    memcpy(CMSG_DATA(m), fds, sizeof(int) * n);
    must(sendmsg(to, &h, MSG_DONTWAIT), "sendmsg");
}

/* Runs `what` in a child, which ends by itself, by exec, or by a signal. */
enum end { EXIT, EXEC, KILL, ENDS };

static void in_child(void (*what)(int), int arg, enum end how)
{
    pid_t pid = must(fork(), "fork");

    if (!pid) {
        what(arg);
        if (how == EXEC)
            execl(self, self, "nothing", NULL);
        if (how == KILL)
            raise(SIGKILL);
        _exit(0);
    }
    waitpid(pid, NULL, 0);
}

static void pipes(int round)
{
    int p[2], s[2];

    must(pipe2(p, O_NONBLOCK | (round & 1 ? O_CLOEXEC : 0)), "pipe");
    must(fcntl(p[0], F_SETPIPE_SZ, MIB), "F_SETPIPE_SZ");
    must(write(p[1], block, round % 4 ? MIB : 100), "write to a pipe");
    if (round % 4 == 0)
        must(fcntl(p[1], F_SETPIPE_SZ, page), "F_SETPIPE_SZ");
    if (round % 4 == 1) {
        must(socketpair(AF_UNIX, SOCK_STREAM, 0, s), "socketpair");
        send_files(s[0], (int[]){p[0], p[1], s[1], s[0]}, 4);
        close(s[0]);
        close(s[1]);
    }
    if (round % 4 == 2)
        dup2(p[0], p[1]);
    close(p[0]);
    close(p[1]);
}

static int connected(int s[2])
{
    struct sockaddr_in a = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t len = sizeof a;
    int l = socket(AF_INET, SOCK_STREAM, 0);

    must(bind(l, (struct sockaddr *)&a, len), "bind");
    must(listen(l, 4), "listen");
    must(getsockname(l, (struct sockaddr *)&a, &len), "getsockname");
    s[0] = must(socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), "socket");
    connect(s[0], (struct sockaddr *)&a, len);
    s[1] = l;
    return s[0];
}

static void sockets(int round)
{
    static const int types[] = {SOCK_STREAM, SOCK_DGRAM, SOCK_SEQPACKET};
    int s[2], one = 1;

    if (round % 4 < 3) {
        must(socketpair(AF_UNIX, types[round % 4] | SOCK_NONBLOCK, 0, s), "socketpair");
        for (int i = 0; i < 20; i++)
            send(s[0], block, 20000, 0);
        if (round & 4)
            shutdown(s[1], SHUT_RD);
    } else { /* never accepted */
        connected(s);
        setsockopt(s[0], IPPROTO_TCP, TCP_CORK, &one, sizeof one);
        send(s[0], block, 100000, 0);
        send(s[0], block, 100, MSG_MORE);
    }
    close(s[round & 1]);
    close(s[!(round & 1)]);
}

static void segments(int round)
{
    int id = must(shmget(IPC_PRIVATE, 2 * MIB, IPC_CREAT | 0600), "shmget");
    char *p = shmat(id, NULL, 0), *moved = NULL;
    struct shmid_ds info;

    memset(p, 1, 2 * MIB);
    if (round & 1)
        must(shmctl(id, IPC_RMID, NULL), "IPC_RMID");
    if (round % 3 == 0)
        munmap(p, 4 * page);
    if (round % 3 == 1)
        mprotect(p + 4 * page, page * 4, PROT_READ);
    if (round % 3 == 2)
        moved = mremap(p, MIB, MIB, MREMAP_MAYMOVE | MREMAP_FIXED, mmap(NULL, MIB, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    if (!(round & 1)) {
        must(shmctl(id, IPC_STAT, &info), "IPC_STAT");
        if (round < 6)
            printf("%d attached\n", (int)info.shm_nattch);
        must(shmctl(id, IPC_RMID, NULL), "IPC_RMID");
    }
    if (shmdt(p)) {
        if (round < 6)
            printf("shmdt: %s\n", strerror(errno));
        munmap(p, 2 * MIB);
    }
    if (moved)
        munmap(moved, MIB);
    if (shmctl(id, IPC_STAT, &info) != -1)
        printf("segment %d remains\n", round);
}

static void attach_only(int id)
{
    memset(shmat(id, NULL, 0), 1, 2 * MIB);
}

/* A segment's last user ends. */
static void inherited_segments(int round)
{
    int id = must(shmget(IPC_PRIVATE, 2 * MIB, IPC_CREAT | 0600), "shmget");

    in_child(attach_only, id, round % ENDS);
    char *p = shmat(id, NULL, 0);

    must(shmctl(id, IPC_RMID, NULL), "IPC_RMID");
    munmap(p, 2 * MIB - page);
    in_child((void (*)(int))usleep, 1, round % ENDS);
    shmdt(p);
    if (shmctl(id, IPC_STAT, &(struct shmid_ds){0}) != -1)
        printf("inherited segment %d remains\n", round);
}

static void memory_files(int round)
{
    int fd = must(memfd_create("file", 0), "memfd_create"), s[2];
    char *p = mmap(NULL, 2 * MIB, PROT_READ | PROT_WRITE, round & 1 ? MAP_SHARED : MAP_PRIVATE, fd, 0);

    for (int i = 0; i < 2; i++)
        must(write(fd, block, MIB), "write to a file");
    memset(p, 1, 2 * MIB);
    if (round % 3 == 0)
        ftruncate(fd, MIB);
    if (round % 3 == 1)
        fallocate(fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, MIB);
    if (round & 2)
        munmap(p + 8 * page, 8 * page);
    if (round & 4) {
        must(socketpair(AF_UNIX, SOCK_DGRAM, 0, s), "socketpair");
        send_files(s[0], &fd, 1);
        close(s[1]);
        close(s[0]);
    }
    close(fd);
    munmap(p, 2 * MIB);
}

/* Older hosts refuse attributes of these files. */
static void attributes(int round)
{
    char name[20];
    int fd = must(memfd_create("file", 0), "memfd_create"), shm = must(open("/dev/shm/account", O_CREAT | O_RDWR, 0600), "open");

    for (int i = 0; i < 20; i++) {
        sprintf(name, "user.%d", i % 15);
        fsetxattr(round & 1 ? shm : fd, name, block, 60000 - 1000 * i, 0);
    }
    if (round & 2)
        fremovexattr(round & 1 ? shm : fd, "user.3");
    if (round & 4)
        close(shm);
    if (round & 8)
        rename("/dev/shm/account", "/dev/shm/account-2");
    unlink("/dev/shm/account");
    if (!(round & 4))
        close(shm);
    close(fd);
}

static void write_it(int half)
{
    char *p = mmap(NULL, 2 * MIB, PROT_READ | PROT_WRITE, (half ? MAP_SHARED : MAP_PRIVATE) | MAP_ANONYMOUS, -1, 0);

    memset(p, 1, 2 * MIB);
    in_child((void (*)(int))usleep, 1, KILL);
    munmap(p, MIB);
    remap_file_pages(p + MIB, page, 0, 0, 0);
    mremap(p + MIB, page, 4 * page, MREMAP_MAYMOVE);
}

static void anonymous(int round)
{
    in_child(write_it, round & 1, round % ENDS);
}

static void queues(int round)
{
    int id = must(msgget(IPC_PRIVATE, 0600), "msgget"), sems = must(semget(IPC_PRIVATE, 1000, 0600), "semget");
    struct mq_attr room = {.mq_maxmsg = 10, .mq_msgsize = 8192};
    struct timespec now = {0};
    struct {
        long type;
        char text[8000];
    } m = {1, ""};
    mqd_t q = mq_open("/account", O_CREAT | O_RDWR, 0600, &room);

    while (!msgsnd(id, &m, sizeof m.text, IPC_NOWAIT))
        ;
    while (!mq_timedsend(q, block, 8192, 0, &now))
        ;
    struct sembuf up = {1, 1, SEM_UNDO};

    semop(sems, &up, 1);
    mq_unlink("/account");
    if (round & 1)
        msgrcv(id, &m, sizeof m.text, 0, IPC_NOWAIT);
    msgctl(id, IPC_RMID, NULL);
    semctl(sems, 0, IPC_RMID);
    mq_close(q);
}

static void descriptors(int round)
{
    int e = must(epoll_create1(0), "epoll"), v = eventfd(1, 0), t = timerfd_create(CLOCK_MONOTONIC, 0), i = inotify_init();
    struct itimerspec soon = {{0, 1000}, {0, 1000}};
    struct epoll_event event = {.events = EPOLLIN};
    sigset_t set;

    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    int s = signalfd(-1, &set, 0), d = open("/proc/self/fd", O_RDONLY | O_DIRECTORY), m = open("/proc/self/maps", O_RDONLY);

    timerfd_settime(t, 0, &soon, NULL);
    inotify_add_watch(i, "/", IN_CREATE);
    for (int k = 0; k < 30; k++) {
        int copy = dup(v);

        epoll_ctl(e, EPOLL_CTL_ADD, copy, &event);
    }
    epoll_ctl(e, EPOLL_CTL_ADD, t, &event);
    read(m, block, 4096);
    syscall(SYS_getdents64, d, block, 4096);
    dup2(m, 500 + round % 2 * 3000 % 1000);
    syscall(SYS_close_range, 3, ~0u, 0);
    (void)s;
}

static void locks(int round)
{
    char name[] = "/tmp/account-XXXXXX";
    int fd = must(mkstemp(name), "mkstemp");

    unlink(name);
    for (int i = 0; i < 50; i++) {
        struct flock l = {.l_type = i & 1 ? F_RDLCK : F_WRLCK, .l_start = 3 * i, .l_len = 1};

        fcntl(fd, round & 1 ? F_OFD_SETLK : F_SETLK, &l);
    }
    flock(fd, LOCK_EX);
    fcntl(fd, F_SETLEASE, F_WRLCK);
    if (round & 2)
        close(fd);
}

static void signals(int round)
{
    timer_t timer;
    struct sigevent event = {.sigev_notify = SIGEV_NONE};
    struct itimerval later = {{100, 0}, {100, 0}};
    sigset_t all;

    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    for (int i = 0; i < 100; i++)
        sigqueue(getpid(), SIGRTMIN + i % 4, (union sigval){i});
    if (round & 1)
        signal(SIGRTMIN, SIG_IGN);
    for (int i = 0; i < 20; i++)
        timer_create(CLOCK_MONOTONIC, &event, &timer);
    timer_delete(timer);
    setitimer(ITIMER_REAL, &later, NULL);
}

static void filters(int round)
{
    static struct sock_filter code[1000];
    struct sock_fprog program = {1000, code};

    for (int i = 0; i < 1000; i++)
        code[i] = (struct sock_filter){BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW};
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    for (int i = 0; i < 10 + round % 2; i++)
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

/* Ends while a call waits: with a pile of files, a message, a list of semaphores. */
static void waiting(int round)
{
    int s[2], id = msgget(IPC_PRIVATE, 0600), sems = semget(IPC_PRIVATE, 2, 0600);
    struct {
        long type;
        char text[8000];
    } m = {1, ""};
    pid_t pid;

    must(socketpair(AF_UNIX, SOCK_DGRAM, 0, s), "socketpair");
    for (int i = 0; i < 11; i++)
        send(s[0], block, 10, MSG_DONTWAIT);
    msgsnd(id, &m, sizeof m.text, 0);
    msgsnd(id, &m, sizeof m.text, 0);
    if (!(pid = fork())) {
        static struct pollfd fds[1000];
        struct sembuf down = {0, -1, SEM_UNDO};

        for (int i = 0; i < 1000; i++)
            fds[i] = (struct pollfd){-1, 0, 0};
        if (round % 4 == 0)
            poll(fds, 1000, -1);
        if (round % 4 == 1)
            msgsnd(id, &m, sizeof m.text, 0);
        if (round % 4 == 2)
            semop(sems, &down, 1);
        read(s[0], block, 1);
        _exit(0);
    }
    usleep(1000);
    kill(pid, SIGKILL);
    waitpid(pid, NULL, 0);
    msgctl(id, IPC_RMID, NULL);
    semctl(sems, 0, IPC_RMID);
    close(s[0]);
    close(s[1]);
}

static void rounds(const char *name, void (*what)(int), int n, bool child)
{
    for (int i = 0; i < n; i++)
        if (child)
            in_child(what, i, i % ENDS);
        else
            what(i);
    printf("%s\n", name);
    fflush(stdout);
}

int main(int argc, char **argv)
{
    if (argc > 1)
        return 0;
    self = argv[0];
    page = sysconf(_SC_PAGESIZE);
    rounds("pipes", pipes, 60, false);
    rounds("pipes of children", pipes, 12, true);
    rounds("sockets", sockets, 300, false);
    rounds("sockets of children", sockets, 24, true);
    rounds("segments", segments, 24, false);
    rounds("segments of children", inherited_segments, 18, false);
    rounds("files in memory", memory_files, 24, false);
    rounds("files in memory of children", memory_files, 24, true);
    rounds("attributes", attributes, 200, false);
    rounds("attributes of children", attributes, 12, true);
    rounds("anonymous memory", anonymous, 24, false);
    rounds("queues", queues, 300, false);
    rounds("queues of children", queues, 12, true);
    rounds("descriptors", descriptors, 24, false);
    rounds("descriptors of children", descriptors, 12, true);
    rounds("locks", locks, 12, true);
    rounds("signals", signals, 12, true);
    rounds("filters", filters, 12, true);
    rounds("waiting calls", waiting, 12, false);
    return 0;
}

/* stdout:
pipes
pipes of children
sockets
sockets of children
1 attached
2 attached
3 attached
segments
segments of children
files in memory
files in memory of children
attributes
attributes of children
anonymous memory
queues
queues of children
descriptors
descriptors of children
locks
signals
filters
waiting calls
*/
