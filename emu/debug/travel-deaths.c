/* travel-deaths.c - a program that ends in the way that its argument names, after a write that corrupts `victim` and a pointer. travel-test
 * goes back from each end. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#define APART __attribute__((noinline, noclone))
enum { PAGE = 65536 };

volatile int victim = 1, sum;
int *volatile pointer = (int *)&sum;
static const int fixed[1000] = {5};
static char *self;

APART void corrupt(void)
{
    victim = 77;
    pointer = NULL;
}

APART int work(int n)
{
    for (int i = 0; i < n; i++)
        sum += i ^ victim;
    return sum;
}

static void forever(void)
{
    for (;;)
        work(100);
}

static void null(void)
{
    *pointer = 1;
}

static void jump(void)
{
    void *descriptor[2] = {NULL, NULL}; /* of a function, on machines that have such */
    void *volatile to = DESCRIPTORS ? (void *)descriptor : NULL;
    ((void (*)(void))to)();
}

static void constant(void)
{
    *(volatile int *)&fixed[sum & 1] = 1;
}

APART int deep(int n)
{
    volatile char frame[20000];
    frame[0] = (char)n;
    return deep(n + 1) + frame[0];
}

static void stack(void)
{
    deep(1);
}

static void bus(void)
{
    volatile char *p = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_SHARED, memfd_create("empty", 0), 0);
    *p = 1;
}

static void illegal(void)
{
    void *code = mmap(NULL, PAGE, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), *descriptor[2] = {code, NULL};
#ifdef __sparc__
    memset(code, 0, 64); /* which is a store if it is 0xfc... */
#else
    memset(code, 0xfc, 64);
#endif
    void *volatile to = DESCRIPTORS ? (void *)descriptor : code;
    ((void (*)(void))to)();
}

static void divide(void)
{
    raise(SIGFPE);
}

static void trap(void)
{
    raise(SIGTRAP);
}

static void kill_self(void)
{
    kill(getpid(), SIGKILL);
}

static void by_child(void)
{
    int parent = getpid();
    if (fork())
        forever();
    work(500);
    kill(parent, SIGKILL);
    _exit(0);
}

static void alarm_clock(void)
{
    setitimer(ITIMER_REAL, &(struct itimerval){{0, 0}, {0, 1000}}, NULL);
    forever();
}

static void soft_limit(void)
{
    setrlimit(RLIMIT_CPU, &(struct rlimit){1, 2});
    forever();
}

static void hard_limit(void)
{
    signal(SIGXCPU, SIG_IGN);
    soft_limit();
}

static void filtered(void)
{
    struct sock_filter code[] = {BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
                                 BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_getppid, 0, 1),
                                 BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &(struct sock_fprog){sizeof code / sizeof *code, code});
    syscall(SYS_getppid);
}

static void strict(void)
{
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_STRICT);
    syscall(SYS_getppid);
}

static void broken_pipe(void)
{
    int ends[2];
    if (!pipe(ends) && !close(ends[0]) && write(ends[1], "x", 1) < 0)
        _exit(1);
}

static void handle(int sig)
{
    sum += sig;
    work(50);
}

static void after_handler(void)
{
    signal(SIGUSR1, handle);
    raise(SIGUSR1);
    work(100);
    null();
}

static void next_program(void)
{
    execl(self, self, "null", NULL);
}

static void after_child(void)
{
    int status;
    if (!fork())
        abort();
    wait(&status);
    work(100);
    abort();
}

static void leave(void)
{
    exit(9);
}

static void *thread(void *end)
{
    work(500);
    (*(void (**)(void))end)();
    return NULL;
}

static void in_thread(void (*end)(void))
{
    pthread_t t;
    pthread_create(&t, NULL, thread, &end);
    pthread_join(t, NULL);
}

static void thread_null(void)
{
    in_thread(null);
}

static void thread_leave(void)
{
    in_thread(leave);
}

static const struct {
    const char *name;
    void (*end)(void);
} ends[] = {{"null", null},
            {"jump", jump},
            {"constant", constant},
            {"stack", stack},
            {"bus", bus},
            {"illegal", illegal},
            {"divide", divide},
            {"trap", trap},
            {"abort", abort},
            {"kill", kill_self},
            {"by-child", by_child},
            {"alarm", alarm_clock},
            {"soft-limit", soft_limit},
            {"hard-limit", hard_limit},
            {"filtered", filtered},
            {"strict", strict},
            {"pipe", broken_pipe},
            {"after-handler", after_handler},
            {"exec", next_program},
            {"after-child", after_child},
            {"forever", forever},
            {"exit", leave},
            {"thread-null", thread_null},
            {"thread-exit", thread_leave}};

int main(int argc, char **argv)
{
    self = argv[0];
    work(3000);
    corrupt();
    work(3000);
    for (size_t i = 0; argc > 1 && i < sizeof ends / sizeof *ends; i++)
        if (!strcmp(argv[1], ends[i].name))
            ends[i].end();
    return 3;
}
