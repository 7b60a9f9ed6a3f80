/* Values of signals, codes, the alternate stack, which siglongjmp() leaves, and contexts. */
#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

static sigjmp_buf back;
static char stack[65536];
static volatile int value, code, is_on_stack;
static char *volatile at;

static void on_value(int sig, siginfo_t *info, void *context)
{
    const ucontext_t *c = context;

    value = info->si_value.sival_int;
    code = info->si_code;
    is_on_stack = sigismember(&c->uc_sigmask, sig);
}

static void on_fault(int sig, siginfo_t *info, void *context)
{
    char here;

    is_on_stack = &here >= stack && &here < stack + sizeof stack;
    code = info->si_code;
    at = info->si_addr;
    siglongjmp(back, sig);
}

static int deep(int n)
{
    volatile char room[1000];

    memset((char *)room, n, sizeof room);
    return deep(n + 1) + room[n % 1000];
}

static void handle(int sig, void (*function)(int, siginfo_t *, void *), int flags)
{
    struct sigaction a;

    memset(&a, 0, sizeof a);
    a.sa_sigaction = function;
    a.sa_flags = SA_SIGINFO | flags;
    sigaction(sig, &a, NULL);
}

static void test_values(void)
{
    union sigval v;
    sigset_t set, old;
    siginfo_t info;

    handle(SIGUSR1, on_value, 0);
    v.sival_int = 1234;
    printf("sigqueue %d", sigqueue(getpid(), SIGUSR1, v));
    printf(", value %d, queued %d, in the mask %d\n", value, code == SI_QUEUE, is_on_stack);
    sigemptyset(&set);
    sigaddset(&set, SIGRTMIN);
    sigaddset(&set, SIGRTMIN + 1);
    sigprocmask(SIG_BLOCK, &set, &old);
    for (v.sival_int = 0; v.sival_int < 4; v.sival_int++)
        sigqueue(getpid(), SIGRTMIN + 1 - v.sival_int % 2, v);
    for (int i = 0; i < 4; i++) {
        printf("real-time signal %d", sigwaitinfo(&set, &info) - SIGRTMIN);
        printf(", value %d\n", info.si_value.sival_int);
    }
    sigprocmask(SIG_SETMASK, &old, NULL);
}

static void test_stack(void)
{
    const stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *memory = mmap(NULL, page, PROT_READ, MAP_PRIVATE | MAP_ANON, -1, 0);
    stack_t now;
    sigset_t mask;

    sigaltstack(&own, NULL);
    handle(SIGSEGV, on_fault, SA_ONSTACK);
    for (int i = 0; i < 3; i++) {
        if (!sigsetjmp(back, 1))
            printf("%d\n", deep(0));
        sigaltstack(NULL, &now);
        sigprocmask(SIG_BLOCK, NULL, &mask);
        printf("overflow: on the stack %d, then flags %d, blocked %d\n", is_on_stack, now.ss_flags, sigismember(&mask, SIGSEGV));
    }
    if (!sigsetjmp(back, 1))
        memory[5] = 1;
    printf("not permitted %d, at %d\n", code == SEGV_ACCERR, (int)(at - memory));
    munmap(memory, page);
    if (!sigsetjmp(back, 1))
        memory[6] = 1;
    printf("not mapped %d, at %d\n", code == SEGV_MAPERR, (int)(at - memory));
}

int main(void)
{
    test_values();
    test_stack();
    return 0;
}
