/*
 * sunos.c - as syscalls.c, of SunOS: random arguments for the calls of the emulator's tables.
 *
 *     sunos SEED ROUNDS CALLS
 *
 * A round is a process with descriptors, IPC objects and a timer that ends waits. One line per round: its number, the state that
 * waitid() tells, and a digest of all calls' results.
 */
#include "../sunos/lwp.h"

typedef unsigned long word;
typedef unsigned long long u64;

struct call {
    int number;
    const char *name, *kinds;
};

#define NUMBER(number)                        number
#define S(numbers, name, handler, ...)        {NUMBER numbers, #name, "" #__VA_ARGS__},
#define P(numbers, name, handler, lacks, ...) {NUMBER numbers, #name, "" #__VA_ARGS__},
#define U(numbers, name, why)
static const struct call calls[] = {
#include "../../emu/kernel/sunos/syscalls/sunos.def"
#include "../../emu/kernel/sunos/syscalls/sunos-narrow.def"
#ifndef __sparc__
#include "../../emu/kernel/sunos/syscalls/sunos-x86.def"
#endif
};

enum {
    COUNT = sizeof calls / sizeof *calls,
    ARENA = 65536,
    SIGNALS = 48,
    SETITIMER = 158,
    SOCKET = 230,
    MSGSYS = 49,
    SHMSYS = 52,
    SEMSYS = 53,
    FORKALL = 2,
    LWP_PARK = 77,
    SIG_SETMASK = 3,
    O_RDWR_CREAT = 0x102,
    EINTR = 4,
    ERESTART = 91,
    EVEN_PAIRS = 0
};
#define MAP_PRIVATE_ANONYMOUS 0x80000102u
#define MAP_SHARED_ANONYMOUS  0x80000101u

/* What ends a round, leaves the root or changes the machine's time. */
static const char *const never[] = {"syscall", "exit", "fork1", "vfork", "execve", "exec", "chroot", "clock_settime", 0};
/* What makes later calls of a round poorer. */
static const char *const seldom[] = {
    "context",  "lwp_exit",  "lwp_create",  "lwp_suspend", "lwp_kill", "lwp_sigmask", "setuid", "setreuid",  "seteuid",   "setgid",
    "setregid", "setegid",   "munmap",      "mprotect",    "mmap",     "mmap64",      "brk",    "memcntl",   "pause",     "sigsuspend",
    "kill",     "setrlimit", "setrlimit64", "sigqueue",    "alarm",    "close",       "nice",   "setgroups", "setitimer", 0};
/* After these the handlers, the mask and the timer are set again. */
static const char *const disarming[] = {"alarm", "setitimer", "sigprocmask", "sigaction", "lwp_sigmask", "sigaltstack", 0};
static const unsigned requests[] = {0x5401, 0x5402, 0x5403, 0x5404, 0x5405, 0x5406, 0x5407, 0x540d, 0x540e,     0x540f,
                                    0x5410, 0x5467, 0x5468, 0x7414, 0x7415, 0x7416, 0x7471, 0x7473, 0x4004667f, 0x8004667e};

#include "generator.h"

static word map_flags(void)
{
    return below(0x20) | (word)(below(4) << 8) | (below(4) ? 0x80000000u : 0);
}

/* Calls with subcodes mostly have one that exists. */
static void special_arguments(const struct call *c, word *a)
{
    static const char *const coded[] = {"pgrpsys", "fsat", "semsys", "shmsys", "msgsys", "context", "lwp_park", "rusagesys", 0};

    if (is(c->name, length(c->name), "kill") || is(c->name, length(c->name), "sigqueue"))
        a[0] = below(4) ? (word)pid : (word)pid + 1000; /* not the group: the parent has no handler of faults */
    if (in(coded, c->name) && below(8))
        a[0] = below(8);
    if (is(c->name, length(c->name), "memcntl"))
        a[4] = 0, a[5] = below(8) ? 0 : number();
}

/* ---- rounds ------------------------------------------------------------------------------------------------------------ */

static void on_signal(int sig, void *info, void *context)
{
    (void)sig, (void)info;
    sunos_call(CONTEXT, 1, context);
}

/* Handlers for what does not come of a wrong access, an empty mask, and a timer each 5 ms. */
static void arm(void)
{
    static const struct {
        int flags;
        void (*handler)(int, void *, void *);
        unsigned mask[4];
    } action = {0, on_signal, {0}};
    static const unsigned none[4];
    static const long every[4] = {0, 5000, 0, 5000};

    for (int sig = 1; sig <= SIGNALS; sig++)
        if (sig < 4 || sig == 6 || sig == 7 || sig > 11)
            sunos_call(SIGACTION, sig, &action, 0);
    sunos_call(SIGPROCMASK, SIG_SETMASK, none, 0);
    sunos_call(SETITIMER, 0, every, 0);
}

/* A second LWP, in calls that wait. */
static void wait_on(long unused)
{
    static const unsigned none[4];

    (void)unused;
    for (;;) {
        sunos_call(LWP_PARK, 0, 0, 0);
        sunos_call(SIGSUSPEND, none);
    }
}

static void prepare(void)
{
    static long stack[1024] __attribute__((aligned(16)));

    pid = sunos_call(GETPID);
    arm();
    sunos_call(OPEN, "/tmp/a", O_RDWR_CREAT, 0666);
    sunos_call(PIPE);
    sunos_call(MKDIR, "/tmp/d", 0777);
    sunos_call(OPEN, "/tmp/d", 0, 0);
    sunos_call(OPEN, "/dev/ptmx", 2, 0);
    sunos_call(SOCKET, 2, 1, 0);
    sunos_call(SOCKET, 2, 2, 0);
    sunos_call(SOCKET, 1, 2, 0);
    sunos_call(SEMSYS, 1, 1, 4, 01666);
    sunos_call(MSGSYS, 0, 1, 01666);
    sunos_call(SHMSYS, 3, 1, 8192, 01666);
    if (below(2))
        create_lwp(wait_on, 0, stack + 1024, 0, 0);
    fill_arena();
}

/* Standard output stays, for the lines of the parent. */
static int is_allowed(const struct call *c, const word *a)
{
    if (is(c->name, length(c->name), "close"))
        return a[0] > 2;
    if (is(c->name, length(c->name), "fcntl"))
        return a[0] > 2 && a[2] > 2;
    return 1;
}

static void round_of(unsigned count, u64 *digest)
{
    prepare();
    for (unsigned i = 0; i < count; i++) {
        const struct call *c = &calls[below(COUNT)];
        word a[10] = {0};

        if (in(never, c->name) || (in(seldom, c->name) && below(40)))
            continue;
        if (!below(40)) {
            fill_arena();
            arm();
        }
        arguments(c, a);
        if (!is_allowed(c, a))
            continue;
        const long result = sunos_call(c->number, a[0], a[1], a[2], a[3], a[4], a[5], a[6]);

        if (c->number == FORKALL && sunos_call(GETPID) != pid)
            sunos_call(EXIT, 0);
        *digest = (*digest ^ (u64)result) * 0x100000001b3ull;
        if (in(disarming, c->name))
            arm();
    }
    sunos_call(EXIT, 33);
}

static unsigned parse(const char *s)
{
    unsigned v = 0;

    for (; *s >= '0' && *s <= '9'; s++)
        v = v * 10 + (unsigned)(*s - '0');
    return v;
}

/* Waits for a round, which may be stopped. Returns code and status. */
static long wait_for(long child)
{
    enum { EXITED = 1 };
    static const long off[4];
    static unsigned char info[256];
    long r;
    int tries = 0;

    arm();
    while ((r = sunos_call(WAITID, 0, child, info, EXITED)) == -EINTR || r == -ERESTART)
        if (++tries == 400)
            sunos_call(KILL, child, 9);
    sunos_call(SETITIMER, 0, off, 0);
    return (long)(field(info, 4, 4) << 8 | field(info, WIDE ? 32 : 20, 4));
}

int start(int argc, char **argv)
{
    unsigned seed = argc > 1 ? parse(argv[1]) : 1, rounds = argc > 2 ? parse(argv[2]) : 4, count = argc > 3 ? parse(argv[3]) : 1000;
    u64 *digest = (u64 *)sunos_call(MMAP, 0, 4096, 3, MAP_SHARED_ANONYMOUS, -1, 0);

    arena = (char *)sunos_call(MMAP, 0, ARENA + 65536, 3, MAP_PRIVATE_ANONYMOUS, -1, 0);
    sunos_call(MUNMAP, arena + ARENA, 65536);
    for (unsigned r = 0; r < rounds; r++) {
        state = (u64)seed << 16 | r;
        *digest = 0xcbf29ce484222325ull;
        const long child = sunos_call(FORK1);

        if (sunos_second == 1)
            round_of(count, digest);
        show("round", r);
        show("status", wait_for(child));
        show("results", (long)(*digest ^ *digest >> 32));
    }
    return 0;
}
