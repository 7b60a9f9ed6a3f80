/* Jumps out of many register windows and out of handlers; signals: masks, actions that stay or do not, calls that go on. */
#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

static jmp_buf far;
static sigjmp_buf out;

static int deep(int n, double d) /* setjmp() is far away */
{
    volatile char pad[40];

    pad[n % 40] = (char)n;
    if (n == 0)
        longjmp(far, 42);
    const int r = deep(n - 1, d * 1.5) + pad[n % 40];

    return r + (d > 1e9);
}

/* Uses n times 4 KiB of stack and a bit. */
static int fill(int n)
{
    volatile char page[4096];

    page[n] = (char)n;
    return n ? page[n] + fill(n - 1) : 0;
}

static int sum(int n)
{
    return n ? n + sum(n - 1) : 0;
}

static void jump(int sig)
{
    siglongjmp(out, sig);
}

static volatile sig_atomic_t count;

static void counting(int sig)
{
    (void)sig;
    count++;
}

static void with_info(int sig, siginfo_t *info, void *context)
{
    printf("info %d %d %d\n", sig == SIGUSR2, info->si_signo == SIGUSR2, context != NULL);
}

static int is_blocked(int sig)
{
    sigset_t now;

    sigprocmask(SIG_BLOCK, NULL, &now);
    return sigismember(&now, sig);
}

static void test_jumps(void)
{
    for (int n = 1; n <= 1000; n *= 10) {
        volatile int before = n * 3;
        const int r = setjmp(far);

        if (!r)
            deep(n, 1.25);
        printf("jump from %d: %d %d\n", n, r, before == n * 3);
    }
    printf("recursion %d, %d\n", sum(10000), fill(1850)); // the limit is 8 MiB
    setjmp(far) ? puts("zero is one") : (longjmp(far, 0), 0);
}

static void test_handlers(void)
{
    struct sigaction act, old;

    memset(&act, 0, sizeof act);
    act.sa_handler = jump;
    sigemptyset(&act.sa_mask);
    sigaddset(&act.sa_mask, SIGUSR2);
    sigaction(SIGUSR1, &act, NULL);
    for (int i = 0; i < 3; i++) {
        const int r = sigsetjmp(out, 1);

        if (!r)
            kill(getpid(), SIGUSR1);
        printf("out of a handler %d, blocked %d %d\n", r == SIGUSR1, is_blocked(SIGUSR1), is_blocked(SIGUSR2));
    }
    act.sa_sigaction = with_info;
    act.sa_flags = SA_SIGINFO;
    sigaction(SIGUSR2, &act, NULL);
    kill(getpid(), SIGUSR2);
    sigaction(SIGUSR2, NULL, &old);
    printf("action %d\n", old.sa_sigaction == with_info && (old.sa_flags & SA_SIGINFO));
    act.sa_handler = counting;
    act.sa_flags = 0;
    sigaction(SIGUSR1, &act, NULL);
    sigemptyset(&act.sa_mask);
    sigaddset(&act.sa_mask, SIGUSR1);
    sigprocmask(SIG_BLOCK, &act.sa_mask, NULL);
    kill(getpid(), SIGUSR1);
    printf("blocked %d", (int)count);
    sigprocmask(SIG_UNBLOCK, &act.sa_mask, NULL);
    printf(", then %d\n", (int)count);
}

static void test_calls(void)
{
    const struct itimerval soon = {{0, 0}, {0, 20000}};
    struct sigaction act;
    int ends[2];
    char c = 0;

    memset(&act, 0, sizeof act);
    act.sa_handler = counting;
    pipe(ends);
    for (int restarts = 0; restarts < 2; restarts++) {
        count = 0;
        act.sa_flags = restarts ? SA_RESTART : 0;
        sigaction(SIGALRM, &act, NULL);
        if (!fork()) {
            usleep(60000);
            write(ends[1], "x", 1);
            _exit(5);
        }
        setitimer(ITIMER_REAL, &soon, NULL);
        const long n = read(ends[0], &c, 1);
        const int error = errno;
        int status = 0;

        printf("read %ld %d, %d signal\n", n, n < 0 && error == EINTR, (int)count);
        if (n < 0)
            read(ends[0], &c, 1);
        while (wait(&status) < 0)
            ;
        printf("child %d\n", WIFEXITED(status) ? WEXITSTATUS(status) : -1);
    }
}

int main(void)
{
    setvbuf(stdout, NULL, _IONBF, 0);
    test_jumps();
    test_handlers();
    test_calls();
    return 0;
}
