// The register stack under signals, longjmp and fork: a million frames, handlers that recurse while frames spill, jumps out of
// handlers, a child that goes on in a deep frame; what flushrs leaves in the backing store.
// only: ia64
#include <setjmp.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static __attribute__((noinline)) long depth(long n) { return n ? depth(n - 1) * 3 + n : 0; }

/* The same value without the stack. */
static long expected(long n)
{
    long v = 0;
    for (long k = 1; k <= n; k++)
        v = v * 3 + k;
    return v;
}

static volatile sig_atomic_t ticks;
static volatile long handler_sum;

static void on_tick(int number)
{
    (void)number;
    handler_sum = depth(200 + ticks % 50); /* spills the interrupted frames */
    if (handler_sum != expected(200 + ticks % 50))
        _exit(9);
    ticks++;
}

static sigjmp_buf out;
static void on_alarm(int number)
{
    (void)number;
    siglongjmp(out, 1);
}

/* Runs until the handler jumps out, at any depth. */
static __attribute__((noinline)) long forever(volatile long n) { return n > 5000 ? 0 : forever(n + 1) + 1; }

static void timer(int which, void (*handler)(int), long interval, long first)
{
    struct sigaction action = {.sa_handler = handler};
    struct itimerval t = {{0, interval}, {0, first}};
    sigaction(which == ITIMER_REAL ? SIGALRM : SIGVTALRM, &action, NULL);
    setitimer(which, &t, NULL);
}

/* A child is born n frames deep, and both return all the way. */
static __attribute__((noinline)) long fork_at(long n, pid_t *child)
{
    if (n == 0) {
        fflush(stdout);
        *child = fork();
        return 0;
    }
    return fork_at(n - 1, child) * 3 + n;
}

/* Registers r32 up of a frame, as flushrs leaves them below ar.bsp of the callee. */
static __attribute__((noinline)) const unsigned long *flushed(void)
{
    const unsigned long *bsp;
    __asm__ volatile("flushrs;;\n\tmov %0=ar.bsp" : "=r"(bsp)::"memory");
    return bsp;
}

static __attribute__((noipa)) int finds_itself(unsigned long a, unsigned long b, unsigned long c)
{
    const unsigned long *bsp = flushed();
    int found = 0;
    for (int k = 1; k <= 24; k++)
        found |= (bsp[-k] == a ? 1 : 0) | (bsp[-k] == b ? 2 : 0) | (bsp[-k] == c ? 4 : 0);
    return found + (a + b + c == 0 ? 100 : 0);
}

int main(void)
{
    CHECK(depth(1000000) == expected(1000000));

    timer(ITIMER_VIRTUAL, on_tick, 1000, 1000);
    int wrong = 0;
    while (ticks < 40)
        wrong += depth(3000) != expected(3000);
    timer(ITIMER_VIRTUAL, SIG_IGN, 0, 0);
    CHECK(wrong == 0);
    CHECK(handler_sum != 0);

    volatile int jumps = 0;
    while (jumps < 20)
        if (!sigsetjmp(out, 1)) {
            timer(ITIMER_REAL, on_alarm, 0, 500 + 37 * jumps);
            for (;;)
                forever(0);
        } else {
            jumps++;
        }
    CHECK(jumps == 20);
    CHECK(depth(5000) == expected(5000));

    pid_t child = -1;
    long v = fork_at(4000, &child);
    if (child == 0)
        _exit(v == expected(4000) ? 17 : 1);
    int status = 0;
    CHECK(waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 17);
    CHECK(v == expected(4000));

    CHECK(finds_itself(0x1234567811111111, 0x1234567822222222, 0x1234567833333333) == 7);
    return 0;
}

/* stdout:
yes depth(1000000) == expected(1000000)
yes wrong == 0
yes handler_sum != 0
yes jumps == 20
yes depth(5000) == expected(5000)
yes waitpid(child, &status, 0) == child
yes WIFEXITED(status) && WEXITSTATUS(status) == 17
yes v == expected(4000)
yes finds_itself(0x1234567811111111, 0x1234567822222222, 0x1234567833333333) == 7
*/
