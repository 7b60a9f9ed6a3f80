// Processes that end while they wait in each call, and with something left of each kind: by exit, by a signal, by execve of another thread. What
// they had is released: precis fails at its end if anything is charged to the machine.
// flags: -pthread -lrt
// qemu: no, its calls do not end with the process
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/futex.h>
#include <mqueue.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/select.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "check.h"
#include "raw-clone.h"

static char b[70000];
static int word, other_word = 1, segment, empty[2], full[2], pair[2], packed[2], event, epoll, notes, listener, locked, queue, crowded, set, terminal, slave, messages, timer;
static const char *self;
static pthread_mutex_t *inherits; // shared, held by the first process

static void send_descriptors(int to)
{
    struct {
        struct cmsghdr head;
        int fds[2];
    } control = {{CMSG_LEN(2 * sizeof(int)), SOL_SOCKET, SCM_RIGHTS}, {event, empty[0]}};
    struct iovec text = {b, 1};
    struct msghdr m = {.msg_iov = &text, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    must(sendmsg(to, &m, 0), "sendmsg");
}

static int waits_for_lock(int kind, int command)
{
    struct flock l = {.l_type = (short)kind, .l_whence = SEEK_SET, .l_len = 10};
    return fcntl(open("file", O_RDWR), command, &l);
}

// Calls that wait until the process ends.
static void wait_in(int way)
{
    struct sockaddr_un name = {.sun_family = AF_UNIX, .sun_path = "socket"};
    struct epoll_event found;
    struct pollfd look = {event, POLLIN, 0};
    struct timespec hour = {3600, 0};
    struct iovec part = {b, 1};
    struct msghdr one = {.msg_iov = &part, .msg_iovlen = 1};
    struct sembuf down = {0, -1, SEM_UNDO}, zero = {1, 0, 0};
    sigset_t usr;
    fd_set bits;

    sigemptyset(&usr), sigaddset(&usr, SIGUSR2);
    FD_ZERO(&bits);
    FD_SET(event, &bits);
    switch (way) {
    case 0: read(empty[0], b, 1); break;
    case 1: write(full[1], b, 4096); break;
    case 2: recv(pair[0], b, 1, 0); break;
    case 3: send(packed[0], b, 60000, 0), send(packed[0], b, 60000, 0); break;
    case 4: accept(listener, NULL, NULL); break;
    case 5: poll(&look, 1, -1); break;
    case 6: select(event + 1, &bits, NULL, NULL, NULL); break;
    case 7: epoll_wait(epoll, &found, 1, -1); break;
    case 8: read(event, b, 8); break;
    case 9: read(notes, b, 1000); break;
    case 10: msgrcv(queue, b, 100, 0, 0); break;
    case 11: msgsnd(crowded, b, 8000, 0); break;
    case 12: semop(set, &down, 1); break;
    case 13: semop(set, &zero, 1); break;
    case 14: mq_receive(messages, b, 10, NULL); break;
    case 15: nanosleep(&hour, NULL); break;
    case 16: pause(); break;
    case 17: sigwaitinfo(&usr, NULL); break;
    case 18: syscall(SYS_futex, &word, FUTEX_WAIT, 0, NULL, NULL, 0); break;
    case 19: syscall(SYS_futex, &word, FUTEX_WAIT_BITSET, 0, NULL, NULL, 2); break;
    case 20: pthread_mutex_lock(inherits); break;
    case 21: read(slave, b, 1); break;
    case 22: waits_for_lock(F_WRLCK, F_SETLKW); break;
    case 23: waits_for_lock(F_RDLCK, F_OFD_SETLKW); break;
    case 24: flock(open("other", O_RDONLY), LOCK_EX); break;
    case 25: open("fifo", O_RDONLY); break;
    case 26: recvmsg(pair[0], &one, MSG_WAITALL); break;
    case 27: read(timer, b, 8); break;
    case 28: clock_nanosleep(CLOCK_MONOTONIC, 0, &hour, NULL); break;
    case 29: tee(empty[0], full[1], 1, 0); break;
    case 30: readv(empty[0], &part, 1); break;
    case 31: connect(socket(AF_UNIX, SOCK_STREAM, 0), (struct sockaddr *)&name, sizeof name), recv(pair[0], b, 1, 0); break;
    case 32: if (!raw_clone(CLONE_VFORK | SIGCHLD, 0)) prctl(PR_SET_PDEATHSIG, SIGKILL), pause(), _exit(0); break;
    default: ppoll(&look, 1, NULL, &usr); break;
    }
}
enum { WAYS = 34 };

static void *wait_thread(void *way)
{
    wait_in((int)(intptr_t)way);
    printf("wait %d ended\n", (int)(intptr_t)way);
    return NULL;
}

static void rest(long ns)
{
    struct timespec t = {0, ns};
    nanosleep(&t, NULL);
}

// What a process has at its end.
static void hold(int what)
{
    sigset_t all;
    timer_t t;
    struct itimerspec soon = {{0, 1000000}, {0, 1000000}};
    struct sigevent with_value = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGRTMIN + 1};
    struct sembuf up = {1, 1, SEM_UNDO};
    pthread_t thread;
    char *page = mmap(NULL, 65536, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    pid_t wait_for;
    int fd, two[2];

    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    switch (what) {
    case 0:
        for (int i = 0; i < 3; i++)
            must(sigqueue(getpid(), SIGRTMIN + i, (union sigval){.sival_int = i}) | sigqueue(getpid(), SIGRTMIN, (union sigval){.sival_int = i}), "sigqueue");
        kill(getpid(), SIGUSR1), kill(getpid(), SIGUSR1);
        break;
    case 1:
        pthread_create(&thread, NULL, wait_thread, (void *)16);
        pthread_sigqueue(thread, SIGRTMIN, (union sigval){.sival_int = 1}), pthread_sigqueue(pthread_self(), SIGRTMIN + 2, (union sigval){.sival_int = 1});
        syscall(SYS_tgkill, getpid(), getpid(), SIGUSR2);
        break;
    case 2:
        must(timer_create(CLOCK_MONOTONIC, &with_value, &t) | timer_settime(t, 0, &soon, NULL), "timer");
        rest(5000000);
        break;
    case 3: semop(set, &up, 1); break;
    case 4: must((long)shmat(segment, NULL, 0), "shmat"); break;
    case 5: send_descriptors(pair[1]), must(socketpair(AF_UNIX, SOCK_DGRAM, 0, two), "socketpair"), send_descriptors(two[0]), close(two[1]); break;
    case 6: page[0] = 1, munmap(page + 4096 * 4, 1), madvise(page, 65536, MADV_DONTNEED); break;
    case 7: must(pipe(two), "pipe"), must(write(two[1], b, 20000), "write"), must(tee(two[0], full[1], 1, SPLICE_F_NONBLOCK) < 0 && errno == EAGAIN ? 0 : -1, "tee"); break;
    case 8: fd = open("left", O_CREAT | O_RDWR, 0600), unlink("left"), must(write(fd, b, 5000), "write"), mmap(NULL, 4096, PROT_READ, MAP_SHARED, fd, 0); break;
    case 9: mq_notify(messages, &with_value); break;
    case 10: fd = epoll_create1(0), epoll_ctl(fd, EPOLL_CTL_ADD, epoll, &(struct epoll_event){.events = EPOLLIN}), epoll_ctl(fd, EPOLL_CTL_ADD, event, &(struct epoll_event){.events = EPOLLIN}); break;
    case 11: fd = signalfd(-1, &all, 0), kill(getpid(), SIGUSR1), sigqueue(getpid(), SIGRTMIN, (union sigval){0}); break;
    case 12: fcntl(fd = open("file", O_RDONLY), F_SETLEASE, F_RDLCK), fcntl(fd, F_NOTIFY, DN_ACCESS), fcntl(event, F_SETOWN, getpid()); break;
    case 13: if (!(wait_for = fork())) { ptrace(PTRACE_TRACEME, 0, NULL, NULL), raise(SIGSTOP), _exit(0); } waitpid(-1, NULL, WUNTRACED), ptrace(PTRACE_SETOPTIONS, wait_for, NULL, PTRACE_O_EXITKILL); break;
    case 14: if (!(wait_for = fork())) _exit(0); waitid(P_PID, (id_t)wait_for, NULL, WEXITED | WNOWAIT); break; // it stays a zombie
    case 15: if (!fork()) rest(100000000), _exit(0); break; // it outlives its parent
    case 16: mlock(page, 4096), mprotect(page + 8192, 4096, PROT_READ), page[0] = 1; if (!fork()) page[0] = 2, _exit(0); break;
    case 17: prctl(PR_SET_PDEATHSIG, SIGUSR1), prctl(PR_SET_NAME, "held"), prctl(PR_SET_CHILD_SUBREAPER, 1); break;
    case 18: setsid(), fd = open(ptsname(terminal), O_RDWR), must(write(fd, "x", 1), "write"); break;
    default: must(inotify_add_watch(notes, "d", IN_CREATE | IN_ONLYDIR), "watch"), close(open("d/new", O_CREAT | O_RDWR, 0600)), mkfifo("d/fifo", 0600), open("d/fifo", O_RDWR); break;
    }
}
enum { THINGS = 20 };

static void end(int how)
{
    switch (how) {
    case 0: _exit(7);
    case 1: raise(SIGKILL); break;
    default: execl("/proc/self/exe", self, "ends", (char *)NULL);
    }
}

static void *end_thread(void *how)
{
    rest(2000000);
    end((int)(intptr_t)how);
    return NULL;
}

static int status_of(pid_t child)
{
    int status = -1;
    waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? 100 + WTERMSIG(status) : WEXITSTATUS(status);
}

int main(int argc, char **argv)
{
    struct sockaddr_un name = {.sun_family = AF_UNIX, .sun_path = "socket"};
    struct mq_attr attr = {.mq_maxmsg = 1, .mq_msgsize = 10};
    pthread_mutexattr_t inheriting;
    pthread_t thread;
    if (argc > 1)
        return 9;
    self = argv[0];
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    must(pipe(empty) | pipe(full) | socketpair(AF_UNIX, SOCK_STREAM, 0, pair) | socketpair(AF_UNIX, SOCK_STREAM, 0, packed), "pipe");
    fcntl(full[1], F_SETPIPE_SZ, 4096);
    must(write(full[1], b, 4096), "fill");
    while (send(packed[0], b, 60000, MSG_DONTWAIT) > 0)
        ;
    must(mkdir("d", 0700) | mkfifo("fifo", 0600), "mkdir");
    event = eventfd(0, 0), epoll = epoll_create1(0), notes = inotify_init(), timer = timerfd_create(CLOCK_MONOTONIC, 0);
    *(long *)b = 1;
    queue = msgget(IPC_PRIVATE, 0600), crowded = msgget(IPC_PRIVATE, 0600), set = semget(IPC_PRIVATE, 2, 0600), segment = shmget(IPC_PRIVATE, 8192, 0600);
    semctl(set, 1, SETVAL, (union { int value; }){1});
    while (!msgsnd(crowded, b, 8000, IPC_NOWAIT))
        ;
    epoll_ctl(epoll, EPOLL_CTL_ADD, event, &(struct epoll_event){.events = EPOLLIN});
    listener = socket(AF_UNIX, SOCK_STREAM, 0);
    must(bind(listener, (struct sockaddr *)&name, sizeof name) | listen(listener, 5), "listen");
    mq_unlink("/holding");
    messages = (int)must(mq_open("/holding", O_CREAT | O_RDWR, 0600, &attr), "mq_open");
    terminal = (int)must(posix_openpt(O_RDWR | O_NOCTTY), "openpt");
    must(grantpt(terminal) | unlockpt(terminal), "unlockpt");
    slave = (int)must(open(ptsname(terminal), O_RDWR | O_NOCTTY), "open");
    locked = (int)must(open("file", O_CREAT | O_RDWR, 0600), "open");
    flock(open("other", O_CREAT | O_RDWR, 0600), LOCK_EX);
    must(fcntl(locked, F_OFD_SETLK, &(struct flock){.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_len = 10}), "lock");
    pthread_mutexattr_init(&inheriting), pthread_mutexattr_setprotocol(&inheriting, PTHREAD_PRIO_INHERIT);
    pthread_mutexattr_setpshared(&inheriting, PTHREAD_PROCESS_SHARED);
    inherits = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    pthread_mutex_init(inherits, &inheriting), pthread_mutex_lock(inherits);

    for (int how = 0; how < 3; how++) {
        printf("waits, %s:", (const char *[]){"exit", "signal", "execve"}[how]);
        for (int way = 0; way < WAYS; way++) {
            fflush(stdout);
            pid_t child = fork();
            if (!child) {
                pthread_create(&thread, NULL, end_thread, (void *)(intptr_t)how);
                wait_in(way);
                _exit(1);
            }
            printf(" %d", status_of(child));
        }
        printf("\nholds, %s:", (const char *[]){"exit", "signal", "execve"}[how]);
        for (int what = 0; what < THINGS; what++) {
            fflush(stdout);
            pid_t child = fork();
            if (!child) {
                hold(what);
                end(how);
            }
            printf(" %d", status_of(child));
            recv(pair[0], b, 1, MSG_DONTWAIT);
        }
        printf("\n");
        while (wait(NULL) > 0) // orphans, and what vfork() made
            ;
    }
    pid_t zombie = fork();
    if (!zombie)
        _exit(3);
    must(waitid(P_PID, (id_t)zombie, NULL, WEXITED | WNOWAIT), "waitid");
    printf("signals for a zombie: %d %d %d\n", kill(zombie, SIGUSR1), sigqueue(zombie, SIGRTMIN, (union sigval){.sival_int = 1}), kill(zombie, SIGKILL));
    printf("its status: %d\n", status_of(zombie));
    printf("values: %d %d\n", semctl(set, 0, GETVAL), semctl(set, 1, GETVAL));
    mq_unlink("/holding");
    msgctl(queue, IPC_RMID, NULL), msgctl(crowded, IPC_RMID, NULL), semctl(set, 0, IPC_RMID), shmctl(segment, IPC_RMID, NULL);
    return other_word - 1;
}

/* stdout:
waits, exit: 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7
holds, exit: 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7
waits, signal: 109 109 109 109 1 109 109 109 109 1 109 109 109 109 109 109 109 109 109 109 109 109 109 109 109 109 109 109 109 109 109 109 109 109
holds, signal: 109 109 109 109 109 109 109 109 109 109 109 109 109 109 109 109 109 109 109 109
waits, execve: 9 9 9 9 1 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9
holds, execve: 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9
signals for a zombie: 0 0 0
its status: 3
values: 0 1
*/
