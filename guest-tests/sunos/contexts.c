// Signals of SunOS that interrupt delay slots, windows and V8+ code, and stacks that cannot be written.
// flags: -Wa,-Av9a
// only: sparc sparc64
#include "call.h"

enum { SIGALRM = 14, SIGUSR1 = 16, SIGSEGV = 11, SIGINFO = 8, ONSTACK = 1, RESETHAND = 2 };
enum {
    GWINS_AT = WIDE ? 232 : 116,
    XRS_AT = 264,
    FLAGS_FPU = 8,
    QUEUE_ENTRY_AT = WIDE ? 513 : 257,
};

struct action {
    int flags;
    void (*handler)(int, unsigned char *, unsigned char *);
    unsigned mask[4];
};
static volatile int caught, windows, has_upper, fp, entry;
static long good = 77;

static long act(int sig, void (*handler)(int, unsigned char *, unsigned char *), int flags)
{
    struct action a = {flags, handler, {0}};

    return sunos_call(SIGACTION, sig, &a, 0);
}

static int deep(int n)
{
    volatile int here = n;

    return n ? deep(n - 1) + here : 0;
}

/* Uses all windows, and registers that V8+ code keeps 64 bits in. */
static void on_signal(int sig, unsigned char *info, unsigned char *context)
{
    (void)info;
    caught = sig;
    windows = (int)field(context, GWINS_AT, sizeof(long)) != 0;
    has_upper = !WIDE && field(context, XRS_AT, 4) == 0x78727300;
    fp = (int)field(context, 0, 4) & FLAGS_FPU;
    entry = (int)field(context, QUEUE_ENTRY_AT, 1);
    deep(20);
#ifndef __arch64__
    __asm__ volatile("mov -1, %%g1\n\tsllx %%g1, 32, %%g2\n\tmov %%g2, %%g3\n\tmov %%g2, %%g4\n\tfzero %%f32\n\t"
                     "wr %%g0, 0x80, %%asi\n\twr %%g0, 0, %%gsr\n\twr %%g0, 0x5f, %%ccr"
                     :
                     :
                     : "g1", "g2", "g3", "g4", "cc");
#endif
    sunos_call(CONTEXT, 1, context);
}

/* Corrects the address that the faulting instruction uses: %g3 (REG_G1 + 2). */
static void correct(int sig, unsigned char *info, unsigned char *context)
{
    long *regs = (long *)(context + GREGS_AT);

    (void)info;
    caught = sig;
    fp = regs[REG_NPC] != regs[REG_PC] + 4;
    regs[REG_G1 + 2] = (long)&good;
    deep(20);
    sunos_call(CONTEXT, 1, context);
}

/* A fault in the delay slot of a branch that is taken. */
static void delay_slots(void)
{
    long value = 0, way = 0;

    act(SIGSEGV, correct, SIGINFO);
    __asm__ volatile("clr %%g3\n\tba 1f\n\t ld [%%g3 + %2], %0\n\tmov 1, %1\n1:\n\tinc 2, %1"
                     : "=&r"(value), "+&r"(way)
                     : "i"(sizeof(long) - 4)
                     : "g3", "memory");
    show("value", value);
    show("branch", way);
    show("elsewhere", fp);
    show("caught", caught);
}

/* The alarm comes anywhere, in up to 13 windows. */
static __attribute__((noinline)) long walk(int n, long a, long b)
{
    __asm__ volatile("" : : : "memory"); /* not pure */
    long c = a * 3 + b, d = b ^ a << 3;

    if (n)
        c += walk(n - 1, b + n, a - n);
    return c * 5 + d;
}

static void timers(void)
{
    static const long every[4] = {0, 1000, 0, 1000}, off[4];
    const long expected = walk(12, 1, 2);
    int wrong = 0, signals = 0;

    act(SIGALRM, on_signal, SIGINFO);
    sunos_call(158, 0, every, 0);
    while (signals < 300) {
        caught = 0;
        wrong += walk(12, 1, 2) != expected;
        signals += caught == SIGALRM;
    }
    sunos_call(158, 0, off, 0);
    show("wrong", wrong);
}

#ifndef __arch64__
/* kill() of oneself with 64 bits in %g4 and %d34, and others in %asi, %gsr and the upper half of %ccr. */
static void upper_halves(void)
{
    static const unsigned long long in = 0x123456789abcdef0ull;
    unsigned long long out = 0, out_fp = 0;
    unsigned long states = 0;

    act(SIGUSR1, on_signal, SIGINFO);
    const long pid = sunos_call(GETPID);

    __asm__ volatile("ldx [%1], %%g4\n\tldd [%1], %%f34\n\twr %%g0, 0x82, %%asi\n\twr %%g0, 0x16, %%gsr\n\twr %%g0, 0xa0, %%ccr\n\t"
                     "mov 37, %%g1\n\tmov %4, %%o0\n\tmov 16, %%o1\n\tta 8\n\tstx %%g4, [%2]\n\tstd %%f34, [%3]\n\t"
                     "rd %%ccr, %%o0\n\tsll %%o0, 8, %%o0\n\trd %%asi, %%o1\n\tor %%o0, %%o1, %%o0\n\tsll %%o0, 8, %%o0\n\t"
                     "rd %%gsr, %%o1\n\tor %%o0, %%o1, %0"
                     : "=&r"(states)
                     : "r"(&in), "r"(&out), "r"(&out_fp), "r"(pid)
                     : "g1", "g4", "o0", "o1", "cc", "memory");
    show("states", (long)states);
    show("upper halves", out == in);
    show("fp", out_fp == in);
    show("told", has_upper && fp && entry == 8);
}
#else
static void upper_halves(void)
{
    show("states", 0xa08216);
    show("upper halves", 1);
    show("fp", 1);
    show("told", 1);
}
#endif

static unsigned char other[16384] __attribute__((aligned(16)));

/* A save area that is not writable: the windows are in the context, and come back. */
static void bad_stack(void)
{
    long s[3] = {(long)other, sizeof other, 0}, sum = 0, caught_now;

    *(int *)&s[2] = 0;
    sunos_call(SIGALTSTACK, s, 0);
    act(SIGUSR1, on_signal, ONSTACK);
    windows = 0;
    const long pid = sunos_call(GETPID);

    __asm__ volatile("mov %%sp, %%l7\n\tmov 11, %%l1\n\tmov 22, %%l2\n\tsub %%g0, %3, %%sp\n\tadd %%sp, 64, %%sp\n\tmov 37, %%g1\n\tmov "
                     "%2, %%o0\n\tmov 16, %%o1\n\t"
                     "ta %4\n\tmov %%l7, %%sp\n\tadd %%l1, %%l2, %0\n\tmov %%g0, %1"
                     : "=&r"(sum), "=&r"(caught_now)
                     : "r"(pid), "r"(WIDE ? 2047l : 0l), "i"(WIDE ? 0x40 : 8)
                     : "g1", "o0", "o1", "l1", "l2", "l7", "memory");
    show("windows", windows);
    show("sum", sum);
    show("caught", caught);
}

/* Without an alternate stack it ends the process. */
static void no_stack(void)
{
    long child = sunos_call(FORK1);

    if (sunos_second) {
        act(SIGSEGV, on_signal, 0);
        __asm__ volatile("sub %%g0, %0, %%sp\n\tadd %%sp, 64, %%sp\n\tclr %%g1\n\tst %%g0, [%%g1]" : : "r"(WIDE ? 2047l : 0l) : "g1");
    }
    show("ended", sunos_call(WAIT) == child ? sunos_second & 0x7f : -1);
}

int start(void)
{
    delay_slots();
    upper_halves();
    timers();
    bad_stack();
    no_stack();
    return 0;
}

/* stdout:
value 77
branch 2
elsewhere 1
caught 11
states 10519062
upper halves 1
fp 1
told 1
wrong 0
windows 1
sum 33
caught 16
ended 11
*/
