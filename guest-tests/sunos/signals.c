// Signals of SunOS: handlers, contexts, calls that a signal interrupts.
#include "call.h"

enum { SIG_BLOCK = 1, SIG_UNBLOCK, SIG_SETMASK };
enum { SIGALRM = 14, SIGUSR1 = 16, SIGUSR2 = 17, SIGSEGV = 11, SIGBUS = 10, SIGFPE = 8, SIGPWR = 19 };
enum { ONSTACK = 1, RESETHAND = 2, RESTART = 4, SIGINFO = 8, NODEFER = 0x10 };
enum { LINK_AT = sizeof(long), MASK_AT = 2 * sizeof(long) };

struct action {
    int flags;
    void (*handler)(int, unsigned char *, unsigned char *);
    unsigned mask[4];
};
static volatile int caught, times;
static unsigned char info[256], *last;
#ifndef __sparc__
long goes_on; /* where a fault goes on */
#endif

static void copy(void *to, const void *from, unsigned bytes)
{
    for (unsigned i = 0; i < bytes; i++)
        ((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
}

/* As libc's function that the kernel enters: it does not return. */
static void on_signal(int sig, unsigned char *of, unsigned char *context)
{
    caught = sig;
    times++;
    last = context;
    if (of)
        copy(info, of, WIDE ? 256 : 128);
    sunos_call(CONTEXT, 1, context);
}

/* Leaves an instruction that faults: goes on after it. */
static void skip(int sig, unsigned char *of, unsigned char *context)
{
    long *regs = (long *)(context + GREGS_AT);

    caught = sig;
    copy(info, of, WIDE ? 256 : 128);
#ifdef __sparc__
    regs[REG_PC] = regs[REG_NPC];
    regs[REG_NPC] += 4;
#else
    regs[REG_PC] = goes_on;
#endif
    sunos_call(CONTEXT, 1, context);
}

static long act(int sig, void (*handler)(int, unsigned char *, unsigned char *), int flags, unsigned mask)
{
    struct action a = {flags, handler, {mask}};

    return sunos_call(SIGACTION, sig, &a, 0);
}

static long mask_of(void)
{
    unsigned set[4];

    sunos_call(SIGPROCMASK, 0, 0, set);
    return (long)(set[0] | set[1] | set[2] | set[3]);
}

static void handlers(void)
{
    unsigned set[4] = {1u << (SIGUSR1 - 1)};
    struct action old;

    show("action", act(SIGUSR1, on_signal, SIGINFO, 1u << (SIGUSR2 - 1)));
    show("kill", sunos_call(KILL, sunos_call(GETPID), SIGUSR1));
    show("caught", caught);
    show("signo", (long)field(info, 0, 4));
    show("code", (long)field(info, 4, 4));
    show("pid", (long)field(info, WIDE ? 16 : 12, 4) == sunos_call(GETPID));
    show("flags", (long)field(last, 0, 4) & 7);
    show("link", (long)field(last, LINK_AT, sizeof(long)));
    show("mask", mask_of());
    show("old", sunos_call(SIGACTION, SIGUSR1, 0, &old));
    show("its flags", old.flags);
    show("its mask", (long)old.mask[0] == 1 << (SIGUSR2 - 1));
    show("same", old.handler == on_signal);
    sunos_call(SIGPROCMASK, SIG_BLOCK, set, 0);
    sunos_call(KILL, sunos_call(GETPID), SIGUSR1);
    show("times", times);
    show("pending", sunos_call(SIGPENDING, 1, set) ? -1 : (long)set[0] == 1 << (SIGUSR1 - 1));
    set[0] = set[1] = set[2] = set[3] = 0;
    show("suspend", sunos_call(SIGSUSPEND, set));
    show("times", times);
    show("blocked", mask_of() == 1 << (SIGUSR1 - 1));
    sunos_call(SIGPROCMASK, SIG_SETMASK, set, 0);
    show("reset", act(SIGUSR2, on_signal, RESETHAND, 0));
    sunos_call(KILL, sunos_call(GETPID), SIGUSR2);
    sunos_call(SIGACTION, SIGUSR2, 0, &old);
    show("default", old.handler == 0);
    show("ignored", sunos_call(KILL, sunos_call(GETPID), SIGPWR));
    show("no signal", sunos_call(KILL, sunos_call(GETPID), 49));
    show("unblockable", act(9, on_signal, 0, 0));
}

/* ERESTART tells the library to call again. */
static void interrupted(void)
{
    int in = (int)sunos_call(PIPE);
    char c;

    act(SIGALRM, on_signal, 0, 0);
    sunos_call(ALARM, 1);
    show("EINTR", sunos_call(READ, in, &c, 1));
    act(SIGALRM, on_signal, RESTART, 0);
    sunos_call(ALARM, 1);
    show("ERESTART", sunos_call(READ, in, &c, 1));
    sunos_call(ALARM, 1);
    show("pause", sunos_call(PAUSE));
}

static int depth(int n)
{
    volatile int here = n;

    if (n == 0) {
        sunos_call(KILL, sunos_call(GETPID), SIGUSR1);
        return 0;
    }
    return depth(n - 1) + (here == n);
}

#ifdef __sparc__
/* Faults and their addresses; a context in the middle of windows. */
static void faults(void)
{
    act(SIGSEGV, skip, SIGINFO, 0);
    act(SIGBUS, skip, SIGINFO, 0);
    act(SIGFPE, skip, SIGINFO, 0);
    *(volatile int *)12 = 1;
    show("segv", caught);
    show("code", (long)field(info, 4, 4));
    show("address", (long)field(info, WIDE ? 16 : 12, sizeof(long)));
    caught = 0;
    __asm__ volatile("ld [%0 + 1], %%g4" : : "r"(&times) : "g4");
    show("bus", caught);
    show("code", (long)field(info, 4, 4));
    caught = 0;
    __asm__ volatile("wr %%g0, %%g0, %%y\n\tudivcc %0, %%g0, %%g0" : : "r"(5));
    show("fpe", caught);
    show("code", (long)field(info, 4, 4));
    caught = 0;
    __asm__ volatile("ta 2");
    show("trap", caught);
    for (int n = 1; n < 20; n += 6)
        show("depth", depth(n));
}
#else
/* Executes an instruction that faults. */
#ifdef __x86_64__
#define FAULT(text) __asm__ volatile("leaq 1f(%%rip), %%rcx\n\tmovq %%rcx, goes_on(%%rip)\n\t" text "\n1:" : : : "rax", "rcx", "rdx", "memory")
#else
#define FAULT(text) __asm__ volatile("movl $1f, goes_on\n\t" text "\n1:" : : : "eax", "ecx", "edx", "memory")
#endif

static void faults(void)
{
    act(SIGSEGV, skip, SIGINFO, 0);
    act(SIGBUS, skip, SIGINFO, 0);
    act(SIGFPE, skip, SIGINFO, 0);
    FAULT("movl $1, 12");
    show("segv", caught);
    show("code", (long)field(info, 4, 4));
    show("address", (long)field(info, WIDE ? 16 : 12, sizeof(long)));
    show("bus", SIGBUS); /* there is none */
    show("code", 1);
    caught = 0;
    FAULT("xorl %%ecx, %%ecx\n\txorl %%edx, %%edx\n\tdivl %%ecx");
    show("fpe", caught);
    show("code", (long)field(info, 4, 4));
    caught = 0;
    FAULT("int $0x80");
    show("trap", caught == SIGSEGV ? 8 : caught);
    for (int n = 1; n < 20; n += 6)
        show("depth", depth(n));
}
#endif

static unsigned char stack[16384];

static void on_stack(int sig, unsigned char *of, unsigned char *context)
{
    long s[3];

    (void)of;
    caught = context > stack && context < stack + sizeof stack ? sig : 0;
    sunos_call(SIGALTSTACK, 0, s);
    times = (int)*(int *)&s[2];
    s[0] = 0;
    show("busy", sunos_call(SIGALTSTACK, s, 0));
    sunos_call(CONTEXT, 1, context);
}

static void alternate(void)
{
    long s[3] = {(long)stack, sizeof stack, 0};

    *(int *)&s[2] = 0;
    show("altstack", sunos_call(SIGALTSTACK, s, 0));
    act(SIGUSR1, on_stack, ONSTACK, 0);
    sunos_call(KILL, sunos_call(GETPID), SIGUSR1);
    show("caught", caught);
    show("in use", times);
    sunos_call(SIGALTSTACK, 0, s);
    show("free", *(int *)&s[2]);
    s[1] = 100;
    show("small", sunos_call(SIGALTSTACK, s, 0));
}

#ifdef __sparc__
/* getcontext() has the pc of the trap. */
static void contexts(void)
{
    static unsigned char uc[UC_BYTES];
    static volatile int again;
    long *regs = (long *)(uc + GREGS_AT);
    extern char back[];

    again = 0;
    show("getcontext", sunos_call(CONTEXT, 0, uc));
    regs[REG_PC] = (long)back;
    regs[REG_NPC] = regs[REG_PC] + 4;
    show("setcontext", sunos_call(CONTEXT, 1, 8));
    show("none", sunos_call(CONTEXT, 9, uc));
    __asm__ volatile("mov %%sp, %0" : "=r"(regs[REG_SP]));
    __asm__ volatile("ta 3" : : : "memory");
    if (!again) {
        again = 1;
        sunos_call(CONTEXT, 1, uc);
    }
    __asm__ volatile(".globl back\nback:\n\tnop"
                     :
                     :
                     : "memory", "l0", "l1", "l2", "l3", "l4", "l5", "l6", "l7", "i0", "i1", "i2", "i3", "i4", "i5", "o0", "o1", "o2", "o3",
                       "o4", "o5", "o7", "g1", "g2", "g3", "g4");
    show("again", again);
}
#else
/* getcontext() goes on after the call in the library's function: the context's function returns to the caller. */
static void contexts(void)
{
    static unsigned char uc[UC_BYTES];
    static volatile int again;
    long *regs = (long *)(uc + GREGS_AT);

    again = 0;
    show("getcontext", sunos_call(CONTEXT, 0, uc));
    show("setcontext", sunos_call(CONTEXT, 1, 8));
    show("none", sunos_call(CONTEXT, 9, uc));
    if (!again) {
        again = 1;
#ifdef __x86_64__
        __asm__ volatile("leaq 1f(%%rip), %%rax\n\tmovq %%rax, %0\n\tmovq %%rsp, %1\n\tmovl $100, %%eax\n\tmovl $1, %%edi\n\tmovq %2, %%rsi\n\tsyscall\n\tud2\n1:"
                         : "=m"(regs[REG_PC]), "=m"(regs[REG_SP])
                         : "r"(uc)
                         : "rax", "rcx", "r11", "rdi", "rsi", "rdx", "rbx", "r12", "r13", "r14", "r15", "r8", "r9", "r10", "memory");
#else
        __asm__ volatile("pushl %2\n\tpushl $1\n\tpushl $0\n\tmovl $1f, %0\n\tmovl %%esp, %1\n\tmovl $100, %%eax\n\tint $0x91\n\tud2\n1:\n\taddl $12, %%esp"
                         : "=m"(regs[REG_PC]), "=m"(regs[REG_SP])
                         : "r"(uc)
                         : "eax", "ecx", "edx", "ebx", "esi", "edi", "memory");
#endif
    }
    show("again", again);
}
#endif

int start(void)
{
    handlers();
    interrupted();
    act(SIGUSR1, on_signal, SIGINFO, 0);
    faults();
    alternate();
    contexts();
    sunos_call(CONTEXT, 1, 0);
    return 9;
}

/* stdout:
action 0
kill 0
caught 16
signo 16
code 0
pid 1
flags 7
link 0
mask 0
old 0
its flags 8
its mask 1
same 1
times 1
pending 1
suspend -4
times 2
blocked 1
reset 0
default 1
ignored 0
no signal -22
unblockable -22
EINTR -4
ERESTART -91
pause -4
segv 11
code 1
address 12
bus 10
code 1
fpe 8
code 1
trap 8
depth 1
depth 7
depth 13
depth 19
altstack 0
busy -1
caught 16
in use 1
free 0
small -12
getcontext 0
setcontext -14
none -22
again 1
*/
