// Storms of operations: `storm KIND N` does N operations of a kind three times, and says "ready" before and after each time.
// After each line it waits for a line from standard input, so a script can measure what the host has spent until then.
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ROUNDS = 3, STACK = 64 << 10, MIB = 1 << 20 };

static void check(int ok, const char *what)
{
    if (ok)
        return;
    perror(what);
    exit(1);
}

/* N children that live at once, until the parent closes a pipe. */
static void processes(long n)
{
    int gate[2], status;
    char c;

    check(!pipe(gate), "pipe");
    for (long i = 0; i < n; i++) {
        pid_t child = fork();
        check(child >= 0, "fork");
        if (!child) {
            close(gate[1]);
            _exit(read(gate[0], &c, 1) != 0);
        }
    }
    close(gate[0]);
    close(gate[1]);
    for (long i = 0; i < n; i++)
        check(wait(&status) > 0 && !status, "wait");
}

/* N children, one after the other. */
static void forks(long n)
{
    int status;

    for (long i = 0; i < n; i++) {
        pid_t child = fork();
        check(child >= 0, "fork");
        if (!child)
            _exit(0);
        check(wait(&status) == child && !status, "wait");
    }
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t opened = PTHREAD_COND_INITIALIZER;
static int is_open;

static void *wait_for_gate(void *arg)
{
    pthread_mutex_lock(&lock);
    while (!is_open)
        pthread_cond_wait(&opened, &lock);
    pthread_mutex_unlock(&lock);
    return arg;
}

/* Sets is_open, and wakes all. */
static void set_gate(int open)
{
    pthread_mutex_lock(&lock);
    is_open = open;
    pthread_cond_broadcast(&opened);
    pthread_mutex_unlock(&lock);
}

/* N threads that live at once, with stacks of 64 KiB (or the smallest that the machine has). */
static void threads(long n)
{
    pthread_t *all = calloc(n, sizeof *all);
    pthread_attr_t attr;

    check(all != NULL, "calloc");
    set_gate(0);
    pthread_attr_init(&attr);
    if (pthread_attr_setstacksize(&attr, STACK))
        pthread_attr_setstacksize(&attr, sysconf(_SC_THREAD_STACK_MIN));
    for (long i = 0; i < n; i++) {
        errno = pthread_create(&all[i], &attr, wait_for_gate, NULL);
        check(!errno, "pthread_create");
    }
    set_gate(1);
    for (long i = 0; i < n; i++)
        check(!pthread_join(all[i], NULL), "pthread_join");
    free(all);
}

static void watch(int set, int fd)
{
    struct epoll_event e = {.events = EPOLLIN, .data.fd = fd};

    check(!epoll_ctl(set, EPOLL_CTL_ADD, fd, &e), "epoll_ctl");
}

/* N pipes and N pairs of sockets that are open at once and watched by one epoll descriptor, which finds each written byte. */
static void channels(long n)
{
    struct rlimit files;
    int(*pair)[2] = calloc(2 * n, sizeof *pair), set = epoll_create1(0);
    struct epoll_event e;
    char c = 'x';

    check(pair && set >= 0, "epoll_create1");
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    for (long i = 0; i < 2 * n; i++) {
        check(!(i & 1 ? pipe(pair[i]) : socketpair(AF_UNIX, SOCK_STREAM, 0, pair[i])), "pipe");
        watch(set, pair[i][0]);
    }
    for (long i = 0; i < 2 * n; i++) {
        check(write(pair[i][1], &c, 1) == 1, "write");
        check(epoll_wait(set, &e, 1, -1) == 1 && e.data.fd == pair[i][0], "epoll_wait");
        check(read(e.data.fd, &c, 1) == 1, "read");
    }
    for (long i = 0; i < 2 * n; i++) {
        close(pair[i][0]);
        close(pair[i][1]);
    }
    close(set);
    free(pair);
}

/* N mappings of 32 KiB, every second read-only so that none are merged. */
static void mappings(long n)
{
    char **all = calloc(n, sizeof *all);

    check(all != NULL, "calloc");
    for (long i = 0; i < n; i++) {
        all[i] = mmap(NULL, 32 << 10, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        check(all[i] != MAP_FAILED, "mmap");
        all[i][0] = 1;
        if (i & 1)
            check(!mprotect(all[i], 32 << 10, PROT_READ), "mprotect");
    }
    for (long i = 0; i < n; i++)
        check(!munmap(all[i], 32 << 10), "munmap");
    free(all);
}

/* N MiB in one mapping, of which a quarter is touched: the first 64 KiB of each 256. */
static void memory(long n)
{
    size_t size = (size_t)n * MIB, piece = 64 << 10;
    char *all = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

    check(all != MAP_FAILED, "mmap");
    for (size_t at = 0; at < size; at += 4 * piece)
        memset(all + at, 1, piece);
    for (size_t at = 0; at < size; at += 4 * piece)
        check(all[at + piece - 1] == 1, "memory");
    check(!munmap(all, size), "munmap");
}

static const struct {
    const char *name;
    void (*run)(long n);
} kinds[] = {{"processes", processes}, {"forks", forks},       {"threads", threads},
             {"channels", channels},   {"mappings", mappings}, {"memory", memory}};

/* Says a line, and waits until one comes back or the input ends. */
static void ready(void)
{
    char line[16];

    check(write(1, "ready\n", 6) == 6, "write");
    check(read(0, line, sizeof line) >= 0, "read");
}

int main(int argc, char **argv)
{
    for (size_t i = 0; argc == 3 && i < sizeof kinds / sizeof *kinds; i++) {
        if (strcmp(kinds[i].name, argv[1]))
            continue;
        ready();
        for (int round = 0; round < ROUNDS; round++) {
            kinds[i].run(atol(argv[2]));
            ready();
        }
        return 0;
    }
    fprintf(stderr, "usage: storm KIND N\n");
    return 2;
}
