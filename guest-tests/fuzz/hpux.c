/*
 * hpux.c - as syscalls.c, of HP-UX: random arguments for the calls of the emulator's table.
 *
 *     hpux SEED ROUNDS CALLS
 *
 * A round is a process with descriptors, IPC objects and a timer that ends waits. One line per round: its number, the wait status, and a
 * digest of all calls' results.
 */
#include "../hpux/call.h"

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
#include "../../emu/kernel/hpux/syscalls/hpux.def"
};

enum {
    COUNT = sizeof calls / sizeof *calls,
    ARENA = 65536,
    SIGNALS = 44,
    SETITIMER = 83,
    SOCKET = 290,
    SOCKETPAIR = 291,
    MQ_OPEN = 439,
    SEMGET = 156,
    MSGGET = 159,
    SHMGET = 163,
    SIG_SETMASK = 2,
    O_RDWR_CREAT = 0402,
    MAP_PRIVATE_ANONYMOUS = 0x12,
    EINTR = 4,
    EVEN_PAIRS = 1
};

/* What ends a round, leaves the root or changes the machine's time. */
static const char *const never[] = {"exit", "fork", "vfork", "execve", "chroot", "settimeofday", "clock_settime", 0};
/* What makes later calls of a round poorer. */
static const char *const seldom[] = {"lwp_exit",
                                     "setuid",
                                     "setresuid",
                                     "setgid",
                                     "setresgid",
                                     "munmap",
                                     "mprotect",
                                     "mmap",
                                     "mmap64",
                                     "brk",
                                     "pause",
                                     "sigpause",
                                     "sigsuspend",
                                     "kill",
                                     "setrlimit",
                                     "lwp_create",
                                     "lwp_kill",
                                     "ftruncate64",
                                     "sigqueue",
                                     "alarm",
                                     "dup2",
                                     "close",
                                     "nice",
                                     "setpriority",
                                     "mlockall",
                                     "setgroups",
                                     "shmdt",
                                     "setitimer",
                                     "sched_setscheduler",
                                     0};
/* After these the handlers, the mask and the timer are set again. */
static const char *const disarming[] = {"alarm", "setitimer", "sigprocmask", "sigaction", "sigvector", "sigblock", "sigsetmask", 0};

static const unsigned requests[] = {0x40125401, 0x80125402, 0x80125403, 0x20005405, 0x20005406, 0x20005407,
                                    0x40245410, 0x80245411, 0x80245413, 0x4004541e, 0x8004541d, 0x40045414,
                                    0x4008746b, 0x8008746a, 0x40045430, 0x80045431, 0x4004667f, 0x8004667e};

#include "generator.h"

static word map_flags(void)
{
    return below(0x20);
}

static void special_arguments(const struct call *c, word *a)
{
    if (is(c->name, length(c->name), "kill") || is(c->name, length(c->name), "sigqueue"))
        a[0] = below(4) ? (word)pid : below(2) ? 0 : (word)pid + 1000;
    if (is(c->name, length(c->name), "pstat") && below(4)) {
        static const unsigned functions[] = {1, 2, 3, 10, 34};

        a[0] = functions[below(sizeof functions / sizeof *functions)] | below(2) << 31;
        a[2] = below(4) ? below(9000) : number();
        a[3] = below(4) ? below(3) : number();
        a[4] = below(3) ? below(3) : number();
    }
}

/* ---- rounds ------------------------------------------------------------------------------------------------------------ */

static void on_signal(int sig, int code, void *context)
{
    (void)sig, (void)code, (void)context;
}

/* Handlers for what does not come of a wrong access, an empty mask, and a timer each 5 ms. */
static void arm(void)
{
    static const struct {
        void (*handler)(int, int, void *);
        unsigned mask[8];
        int flags;
    } action = {on_signal, {0}, 0};
    static const unsigned none[8];
    static const long every[4] = {0, 5000, 0, 5000};

    for (int sig = 1; sig <= SIGNALS; sig++)
        if (sig < 4 || sig == 6 || sig == 7 || sig > 11)
            CALL(SIGACTION, sig, &action, 0);
    CALL(SIGPROCMASK, SIG_SETMASK, none, 0);
    CALL(SETITIMER, 0, every, 0);
}

static void prepare(void)
{
    pid = CALL(GETPID);
    arm();
    CALL(OPEN, "/tmp/a", O_RDWR_CREAT, 0666);
    CALL(PIPE);
    CALL(MKDIR, "/tmp/d", 0777);
    CALL(OPEN, "/tmp/d", 0, 0);
    CALL(OPEN, "/dev/ptmx", 2, 0);
    CALL(SOCKETPAIR, 1, 1, 0, arena);
    CALL(SOCKETPAIR, 1, 2, 0, arena);
    CALL(SOCKET, 2, 1, 0);
    CALL(SOCKET, 2, 2, 0);
    CALL(MQ_OPEN, "q1", O_RDWR_CREAT, 0666, 0);
    CALL(SEMGET, 1, 4, 01666);
    CALL(MSGGET, 1, 01666);
    CALL(SHMGET, 1, 8192, 01666);
    fill_arena();
}

/* Standard output stays, for the lines of the parent. */
static int is_allowed(const struct call *c, const word *a)
{
    if (is(c->name, length(c->name), "close") || is(c->name, length(c->name), "fcntl"))
        return a[0] > 2;
    if (is(c->name, length(c->name), "dup2"))
        return a[1] > 2;
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
        long result = CALL(c->number, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]);

        *digest = (*digest ^ (u64)result) * 0x100000001b3ull;
        if (in(disarming, c->name))
            arm();
    }
    CALL(EXIT, 33);
}

static unsigned parse(const char *s)
{
    unsigned v = 0;

    for (; *s >= '0' && *s <= '9'; s++)
        v = v * 10 + (unsigned)(*s - '0');
    return v;
}

/* Waits for a round, which may be stopped. */
static int wait_for(long child)
{
    static const long off[4];
    int status = 0, tries = 0;

    arm();
    while (CALL(WAITPID, child, &status, 0) == -EINTR)
        if (++tries == 400)
            CALL(KILL, child, 9);
    CALL(SETITIMER, 0, off, 0);
    return status;
}

int main(int argc, char **argv)
{
    unsigned seed = argc > 1 ? parse(argv[1]) : 1, rounds = argc > 2 ? parse(argv[2]) : 4, count = argc > 3 ? parse(argv[3]) : 1000;
    u64 *digest = (u64 *)CALL(MMAP, 0, 4096, 3, 0x11, -1, 0);

    arena = (char *)CALL(MMAP, 0, ARENA + 65536, 3, MAP_PRIVATE_ANONYMOUS, -1, 0);
    CALL(MUNMAP, arena + ARENA, 65536);
    for (unsigned r = 0; r < rounds; r++) {
        struct call_result fork;

        state = (u64)seed << 16 | r;
        *digest = 0xcbf29ce484222325ull;
        fork = hpux_call(FORK);
        if (fork.second == 1)
            round_of(count, digest);
        show("round", r);
        show("status", wait_for((long)fork.value));
        show("results", (long)(*digest ^ *digest >> 32));
    }
    return 0;
}
