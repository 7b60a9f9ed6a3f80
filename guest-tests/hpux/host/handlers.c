// Handlers of signals: stacks of their own, masks, flags, registers that they change, jumps out of them, errors.
#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

enum { STACK = 64 * 1024 };

static char stack[STACK];
static volatile int runs, on_it, inside_flags, inside_errno, depth, deepest;
static volatile double junk;
static sigjmp_buf place;

static int is_on_stack(const char *at)
{
    return at >= stack && at < stack + STACK;
}

static void show_stack(const char *when)
{
    stack_t now;

    sigaltstack(NULL, &now);
    printf("%s: disabled %d, in use %d", when, !!(now.ss_flags & SS_DISABLE), !!(now.ss_flags & SS_ONSTACK));
    if (!(now.ss_flags & SS_DISABLE))
        printf(", the one that was set %d", now.ss_sp == stack && now.ss_size == STACK);
    printf("\n");
}

static void show_mask(const char *when)
{
    static const int all[] = {SIGHUP, SIGINT, SIGUSR1, SIGUSR2, SIGALRM, SIGCHLD, SIGTERM, SIGWINCH, SIGXCPU, SIGPROF};
    sigset_t mask, pending;

    sigprocmask(SIG_BLOCK, NULL, &mask);
    sigpending(&pending);
    printf("%s: mask", when);
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        printf(" %d", sigismember(&mask, all[i]) + 2 * sigismember(&pending, all[i]));
    printf("\n");
}

static void handler(int sig)
{
    char local;
    stack_t now, other = {0};

    sigaltstack(NULL, &now);
    other.ss_flags = SS_DISABLE;
    inside_errno = now.ss_flags & SS_ONSTACK && sigaltstack(&other, NULL) ? errno : 0;
    inside_flags = now.ss_flags;
    on_it = is_on_stack(&local);
    deepest = ++depth > deepest ? depth : deepest;
    if (sig == SIGUSR1 && depth == 1 && !runs)
        raise(SIGUSR2);
    depth--;
    runs++;
}

static void set_handler(int sig, void (*function)(int), int flags, int also)
{
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_handler = function;
    action.sa_flags = flags;
    sigemptyset(&action.sa_mask);
    if (also)
        sigaddset(&action.sa_mask, also);
    sigaction(sig, &action, NULL);
}

static void stacks(void)
{
    stack_t s = {0};

    show_stack("at first");
    s.ss_sp = stack;
    s.ss_size = 16;
    int result = sigaltstack(&s, NULL);
    printf("too small: %d %d\n", result, errno == ENOMEM);
    s.ss_size = STACK;
    printf("set: %d\n", sigaltstack(&s, NULL));
    show_stack("set");
    set_handler(SIGUSR1, handler, SA_ONSTACK, 0);
    set_handler(SIGUSR2, handler, SA_ONSTACK, 0);
    for (int i = 0; i < 3; i++) {
        raise(SIGUSR1);
        printf("runs %d on it %d in use %d change refused %d deepest %d\n", runs, on_it, !!(inside_flags & SS_ONSTACK),
               inside_errno == EPERM, deepest);
        show_stack("after a handler");
    }
    set_handler(SIGUSR1, handler, 0, 0);
    raise(SIGUSR1);
    printf("without SA_ONSTACK: on it %d in use %d\n", on_it, !!(inside_flags & SS_ONSTACK));
    show_stack("after it");
    set_handler(SIGUSR1, handler, SA_ONSTACK, 0);
    s.ss_flags = SS_DISABLE;
    printf("disable: %d\n", sigaltstack(&s, NULL));
    show_stack("disabled");
    raise(SIGUSR1);
    printf("disabled: on it %d\n", on_it);
    show_stack("after a handler");
}

static void tells_mask(int sig)
{
    show_mask(sig == SIGUSR1 ? "handler 1" : "handler 2");
}

static void masks(void)
{
    sigset_t set;

    show_mask("at first");
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigaddset(&set, SIGXCPU);
    sigaddset(&set, SIGHUP);
    sigprocmask(SIG_BLOCK, &set, NULL);
    show_mask("block");
    sigdelset(&set, SIGXCPU);
    sigaddset(&set, SIGTERM);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    show_mask("unblock");
    sigaddset(&set, SIGUSR2);
    sigprocmask(SIG_SETMASK, &set, NULL);
    show_mask("set");
    set_handler(SIGUSR1, tells_mask, 0, SIGPROF);
    set_handler(SIGUSR2, tells_mask, SA_NODEFER, SIGALRM);
    raise(SIGUSR1);
    raise(SIGUSR2);
    show_mask("both wait");
    sigdelset(&set, SIGUSR2);
    sigdelset(&set, SIGUSR1);
    sigsuspend(&set); /* one, or both, run */
    sigprocmask(SIG_SETMASK, &set, NULL);
    show_mask("none waits");
    set_handler(SIGUSR1, tells_mask, SA_RESETHAND, 0);
    raise(SIGUSR1);
    struct sigaction now;
    sigaction(SIGUSR1, NULL, &now);
    printf("reset %d\n", now.sa_handler == SIG_DFL);
    errno = 0;
    int result = sigprocmask(77, &set, NULL);
    printf("bad %d %d\n", result, errno == EINVAL);
    now.sa_handler = tells_mask;
    result = sigaction(SIGKILL, &now, NULL);
    printf("kill %d %d\n", result, errno == EINVAL);
    sigaddset(&set, SIGKILL);
    sigaddset(&set, SIGSTOP);
    sigprocmask(SIG_SETMASK, &set, NULL);
    sigprocmask(SIG_SETMASK, NULL, &set);
    printf("never blocked %d %d\n", sigismember(&set, SIGKILL), sigismember(&set, SIGSTOP));
    sigemptyset(&set);
    sigprocmask(SIG_SETMASK, &set, NULL);
}

static void leaves(int sig)
{
    siglongjmp(place, sig == SIGUSR1 ? 1 : 2);
}

static void jumps(void)
{
    set_handler(SIGUSR1, leaves, 0, SIGUSR2);
    set_handler(SIGUSR2, leaves, 0, 0);
    int from = sigsetjmp(place, 1);
    if (!from)
        raise(SIGUSR1);
    printf("from %d\n", from);
    show_mask("mask restored");
    from = sigsetjmp(place, 0);
    if (!from)
        raise(SIGUSR1);
    printf("from %d\n", from);
    show_mask("mask kept");
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/* Changes as many registers as a compiler uses. */
static void spoils(int sig)
{
    double d[24];
    long n[24];

    for (int i = 0; i < 24; i++) {
        d[i] = junk + i * 1.5;
        n[i] = sig * i;
    }
    for (int round = 0; round < 3; round++)
        for (int i = 0; i < 24; i++) {
            d[i] = d[i] * d[(i + 5) % 24] + d[(i + 7) % 24];
            n[i] = n[i] * n[(i + 5) % 24] + n[(i + 7) % 24];
        }
    for (int i = 0; i < 24; i++)
        junk = d[i] > 1e6 ? 1 : d[i] + (double)(n[i] & 1);
    runs++;
}

static void registers(void)
{
    struct itimerval timer = {{0, 500}, {0, 500}}, none = {{0, 0}, {0, 0}};
    double a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8, i = 9, j = 10, k = 11, l = 12;
    unsigned s = 1, u = 2, v = 3, w = 4, x = 5, y = 6, z = 7;

    set_handler(SIGVTALRM, spoils, 0, 0);
    runs = 0;
    setitimer(ITIMER_VIRTUAL, &timer, NULL);
    for (unsigned n = 0; n < 400000; n++) {
        a = b - a, b = c - b, c = d - c, d = e - d, e = f - e, f = g - f, g = h - g, h = i - h, i = j - i, j = k - j, k = l - k;
        l = (double)(n & 15) - l * 0.25;
        s = u ^ s << 1, u = v + u, v = w ^ v << 3, w = x + w, x = y ^ x, y = z + y * 5, z = s + n;
        if (n % 64 == 63)
            a = b = c = d = e = f = g = h = i = j = k = l = n & 255;
    }
    setitimer(ITIMER_VIRTUAL, &none, NULL);
#ifndef __linux__ /* the host is too fast */
    if (runs < 4)
        printf("not interrupted\n");
#endif
    printf("registers: %.17g %.17g %u %u %u\n", a + b + c + d + e + f + g, h + i + j + k + l, s + u + v, w + x, y + z);
}

static void restarts(void)
{
    int ends[2];
    char byte;
    struct itimerval soon = {{0, 0}, {0, 20000}};

    pipe(ends);
    set_handler(SIGALRM, spoils, 0, 0);
    setitimer(ITIMER_REAL, &soon, NULL);
    errno = 0;
    long n = read(ends[0], &byte, 1);
    printf("interrupted %ld %d\n", n, errno == EINTR);
    set_handler(SIGALRM, spoils, SA_RESTART, 0);
    if (!fork()) {
        usleep(60000);
        write(ends[1], "x", 1);
        _exit(0);
    }
    setitimer(ITIMER_REAL, &soon, NULL);
    n = read(ends[0], &byte, 1);
    printf("restarted %ld %c\n", n, byte);
}

int main(void)
{
    stacks();
    masks();
    jumps();
    registers();
    restarts();
    return 0;
}
