// Contexts: generators on stacks of their own, returns to uc_link, masks of signals, registers and doubles that survive.
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

enum { STACK = 256 * 1024, GENERATORS = 5 };

static ucontext_t main_context, generators[GENERATORS], last;
static int value, finished, steps;
static double sum;

/* Deep enough that the register stack of an Itanium spills; every level has locals that must survive the switches. */
static int walk(int from, int depth, double scale)
{
    const int mine = from * 10 + depth;
    const double local = scale * depth;

    if (depth < 40)
        walk(from, depth + 1, scale + 0.5);
    if (depth % 8 == 3) {
        value = mine;
        swapcontext(&generators[from], &main_context);
    }
    sum += local;
    return mine;
}

static void generate(int from, int a, int b, int c, int d, int e, int f, int g, int h, int i)
{
    printf("generator %d begins: %d %d %d %d %d %d %d %d %d\n", from, a, b, c, d, e, f, g, h, i);
    const int end = walk(from, 0, from);

    printf("generator %d ends with %d\n", from, end);
    finished++;
}

static void take_turns(void)
{
    static char stacks[GENERATORS][STACK];

    for (int i = 0; i < GENERATORS; i++) {
        getcontext(&generators[i]);
        generators[i].uc_stack.ss_sp = stacks[i];
        generators[i].uc_stack.ss_size = STACK;
        generators[i].uc_link = &main_context;
        makecontext(&generators[i], (void (*)(void))generate, 10, i, i + 1, i + 2, i + 3, i + 4, i + 5, i + 6, i + 7, i + 8, -i);
    }
    while (finished < GENERATORS) {
        const int turn = steps++ % GENERATORS, before = finished;

        if (steps > 100)
            break;
        if (turn < finished && steps > 25 + turn)
            continue;
        swapcontext(&main_context, &generators[turn]);
        if (finished == before)
            printf("step %d: %d\n", steps, value);
    }
    printf("sum %.1f\n", sum);
}

static void loop_by_setcontext(void)
{
    volatile int count = 0;
    const double kept = 2.5 * steps;
    ucontext_t again;

    if (getcontext(&again))
        printf("not 0\n");
    if (count++ < 5)
        setcontext(&again);
    printf("count %d, kept %.1f\n", count, kept);
}

static int is_blocked(int sig)
{
    sigset_t now;

    sigprocmask(SIG_BLOCK, NULL, &now);
    return sigismember(&now, sig);
}

static void with_mask(void)
{
    printf("in context: USR1 %d USR2 %d\n", is_blocked(SIGUSR1), is_blocked(SIGUSR2));
}

static void masks(void)
{
    static char stack[STACK];
    static ucontext_t other, back;
    sigset_t set;

    getcontext(&other);
    other.uc_stack.ss_sp = stack;
    other.uc_stack.ss_size = sizeof stack;
    other.uc_link = &back;
    sigaddset(&other.uc_sigmask, SIGUSR1);
    makecontext(&other, with_mask, 0);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR2);
    sigprocmask(SIG_BLOCK, &set, NULL);
    printf("outside: USR1 %d USR2 %d\n", is_blocked(SIGUSR1), is_blocked(SIGUSR2));
    swapcontext(&back, &other);
    printf("outside: USR1 %d USR2 %d\n", is_blocked(SIGUSR1), is_blocked(SIGUSR2));
}

static volatile int caught;

static void on_signal(int sig)
{
    caught += sig == SIGALRM;
}

/* A signal on a context's stack. */
static void interrupted(void)
{
    signal(SIGALRM, on_signal);
    kill(getpid(), SIGALRM);
    printf("caught %d\n", caught);
}

static void end(void)
{
    printf("the last context\n");
    fflush(stdout);
}

int main(void)
{
    static char stack[STACK];

    take_turns();
    loop_by_setcontext();
    masks();
    getcontext(&last);
    last.uc_stack.ss_sp = stack;
    last.uc_stack.ss_size = sizeof stack;
    last.uc_link = &main_context;
    makecontext(&last, interrupted, 0);
    swapcontext(&main_context, &last);
    getcontext(&last);
    last.uc_stack.ss_sp = stack;
    last.uc_stack.ss_size = sizeof stack;
    last.uc_link = NULL; /* the program ends */
    makecontext(&last, end, 0);
    setcontext(&last);
    return 1;
}
