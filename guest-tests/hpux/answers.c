// The answers of HP-UX's calls to each command, name and flag, to the first and last values that they accept and those beyond:
// getrlimit(2), sysconf(2), sigaction(2), sigvector(2), fcntl(2), pstat(2), statfs(2), semctl(2), sched_setscheduler(2) and others.
#include "call.h"

#define BIG 1
#include "../common/lines.h"

enum { PAGE = 4096, MAP_ANON = 0x10, MAP_PRIV = 2 };
enum {
    WAIT = 7,
    UTSSYS_ = 57,
    ULIMIT = 63,
    GETPRIVATE = 67,
    SETPRIVATE = 68,
    MPROTECT = 74,
    SETPGRP2 = 82,
    WAIT3 = 84,
    GETITIMER = 86,
    GETDTABLESIZE = 89,
    SIGVECTOR = 108,
    SIGBLOCK = 109,
    SIGSETMASK = 110,
    SETRLIMIT = 145,
    SEMGET = 156,
    SEMOP = 158,
    MSGGET = 159,
    MSGSND = 161,
    MSGRCV = 162,
    SHMGET = 163,
    SHMAT = 165,
    SHMDT = 166,
    GETDIRENTRIES = 195,
    STATFS = 196,
    FSTATFS = 197,
    PSTAT = 239,
    GETNUMFDS = 268,
    SEMCTL = 312,
    MSGCTL = 313,
    SHMCTL = 314,
    STATVFS = 330,
    FSTATVFS = 331,
    SETPARAM = 337,
    GETPARAM = 338,
    SETSCHEDULER = 339,
    GETSCHEDULER = 340,
    PRIORITY_MAX = 342,
    PRIORITY_MIN = 343,
    CLOCK_SETTIME = 345,
    CLOCK_GETTIME = 346,
    CLOCK_GETRES = 347,
    TIMER_CREATE = 348,
    FCNTL64 = 359,
    GETRLIMIT64 = 363,
    SIGALTSTACK = 381,
    WAITID = 382,
    SETPGRP = 383,
    LWP_CREATE = 389,
    LWP_KILL = 397,
    KSLEEP = 398,
    KWAKEUP = 399,
    LWP_GETSCHEDULER = 416,
    LWP_SETSCHEDULER = 417,
    SIGQUEUE = 427,
    SIGTIMEDWAIT = 429,
    MQ_OPEN = 439,
    MQ_NOTIFY = 444,
    SEM_POST = 450,
    SEM_WAIT = 451,
    SEM_TRYWAIT = 453,
    STATVFS64 = 475,
    FSTATVFS64 = 476,
};

static unsigned long word(unsigned at)
{
    return (unsigned long)buffer[at] << 24 | (unsigned long)buffer[at + 1] << 16 | (unsigned long)buffer[at + 2] << 8 | buffer[at + 3];
}

/* The last bytes of a page, and none after it. */
static char *edge(unsigned bytes)
{
    static long page;

    if (!page) {
        page = CALL(MMAP, 0, 2l * PAGE, 3, MAP_PRIV | MAP_ANON, -1, 0);
        CALL(MPROTECT, page + PAGE, (long)PAGE, 0);
    }
    return (char *)page + PAGE - bytes;
}

static void clear_edge(void)
{
    for (char *p = edge(128); p < edge(0); p++)
        *p = 0;
}

#define C(...) item(CALL(__VA_ARGS__))

static void pair(struct call_result r)
{
    item(r.value);
    item(r.second);
}

static void put_words(const long *v, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        put(4 * i, 4, (unsigned long)v[i]);
}

/* A child's status by wait(). */
#define CHILD(...)                                                                  \
    do {                                                                            \
        struct call_result child_ = hpux_call(FORK);                                \
        int status_ = 0;                                                            \
        if (child_.second == 1) {                                                   \
            __VA_ARGS__;                                                            \
            CALL(EXIT, 99);                                                         \
        }                                                                           \
        item(CALL(WAITPID, (long)child_.value, &status_, 0) == (long)child_.value); \
        item(status_);                                                              \
    } while (0)

static void configuration(void)
{
    begin("sysconf");
    for (int i = -1; i < 12; i++)
        C(SYSCONF, i);
    for (int i = 2999; i < 3004; i++)
        C(SYSCONF, i);
    for (int i = 10000; i < 10003; i++)
        C(SYSCONF, i);
    begin("ulimit");
    for (int i = -1; i < 6; i++)
        if (i != 3)
            C(ULIMIT, i, 0);
    item(CALL(ULIMIT, 3, 0) != 0);
    begin("descriptors");
    C(GETDTABLESIZE), C(GETNUMFDS);
    begin("utssys");
    for (int i = -1; i < 4; i++)
        C(UTSSYS, buffer, 0, i);
    C(UTSSYS, 1, 0, 0), C(UTSSYS, edge(60), 0, 0), C(UTSSYS, edge(59), 0, 0);
    clear();
    CALL(UTSSYS, buffer, 0, 0);
    item(written());
    flush();
    for (int i = 0; i < 6; i++)
        if (i != 1)
            say(" "), say((char *)buffer + 9 * i);
}

static void limits(void)
{
    static const long set[][2] = {{0, 0x7fffffff},          {1, 0x7fffffff}, {2, 1},           {64, 0x7fffffff},
                                  {0x7fffffff, 0x7fffffff}, {-1, -1},        {100, 0x7ffffffe}};

    begin("getrlimit");
    for (int i = -1; i < 10; i++) {
        clear();
        C(GETRLIMIT, i, buffer), item(written());
        clear();
        C(GETRLIMIT64, i, buffer), item(written());
    }
    C(GETRLIMIT, 1, edge(8)), C(GETRLIMIT, 1, edge(7)), C(GETRLIMIT64, 1, edge(16)), C(GETRLIMIT64, 1, edge(15)), C(SETRLIMIT, 1, edge(7)),
        C(SETRLIMIT, 8, buffer), C(SETRLIMIT, -1, buffer);
    begin("of core files");
    for (unsigned i = 0; i < sizeof set / sizeof *set; i++) {
        put_words(set[i], 2);
        C(SETRLIMIT, 4, buffer), C(GETRLIMIT, 4, buffer);
        item((long)word(0)), item((long)word(4));
        C(GETRLIMIT64, 4, buffer);
        for (unsigned j = 0; j < 4; j++)
            item((long)word(4 * j));
    }
    begin("each kind is its own");
    for (int i = 0; i < 8; i++)
        CHILD(int other = 0; CALL(GETRLIMIT, i, buffer); put(0, 4, 4321); CALL(SETRLIMIT, i, buffer); for (int j = 0; j < 8; j++) {
            CALL(GETRLIMIT, j, buffer);
            other |= (word(0) == 4321) << j;
        } CALL(EXIT, other));
}

static void clocks(void)
{
    begin("clocks");
    for (int i = -1; i < 7; i++)
        C(CLOCK_GETTIME, i, buffer), C(CLOCK_GETRES, i, buffer), C(CLOCK_SETTIME, i, 1), C(TIMER_CREATE, i, 0, buffer);
    C(CLOCK_GETTIME, 1, edge(8)), C(CLOCK_GETTIME, 1, edge(7)), C(CLOCK_GETRES, 2, edge(8)), C(CLOCK_GETRES, 4, edge(7));
    CALL(CLOCK_GETTIME, 1, buffer);
    item((long)word(0));
    begin("timer_create");
    for (int notify = -1; notify < 5; notify++) {
        const long v[] = {notify, 16, 0};
        put_words(v, 3);
        C(TIMER_CREATE, 1, buffer, buffer + 100);
    }
    for (int sig = -1; sig < 70; sig++) {
        const long v[] = {1, sig, 0};
        put_words(v, 3);
        item(CALL(TIMER_CREATE, 1, buffer, buffer + 100) < 0);
    }
    C(TIMER_CREATE, 1, edge(11), buffer), C(TIMER_CREATE, 1, buffer, 1);
    begin("mq_notify");
    const long q = CALL(MQ_OPEN, "queue", 2 | 0400, 0600, 0);
    for (int notify = -1; notify < 4; notify++) {
        const long v[] = {notify, 16, 0};
        put_words(v, 3);
        C(MQ_NOTIFY, q, buffer), C(MQ_NOTIFY, q, buffer), C(MQ_NOTIFY, q, 0), C(MQ_NOTIFY, q, 0);
    }
    C(MQ_NOTIFY, q, 1), C(MQ_NOTIFY, 99, 0), C(MQ_NOTIFY, 1, buffer);
}

static void processes(void)
{
    begin("numbers");
    const struct call_result self = hpux_call(GETPID);
    item(self.value != self.second && self.second > 0);
    C(SETPGRP2, 0, -1), C(SETPGRP2, 99999, 0), C(SETPGRP2, 0, 0), C(39, 0, 0), C(81, 99999), C(81, -1), C(333, 99999);
    item(CALL(SETPGRP) == CALL(81, 0)), item(CALL(333, 0) == CALL(333, CALL(GETPID)));
    CHILD(CALL(EXIT, CALL(SETPGRP) == CALL(GETPID) && CALL(333, 0) == CALL(GETPID)));
    CHILD(CALL(SETPGRP2, 0, 0); CALL(EXIT, CALL(SETPGRP) == CALL(GETPID) && CALL(333, 0) != CALL(GETPID)));
    begin("signals of children");
    for (int sig = 1; sig < 45; sig++)
        if (sig < 24 || sig > 28)
            CHILD(CALL(KILL, CALL(GETPID), sig));
    begin("wait");
    struct call_result child;
    int status = 0;
    for (int way = 0; way < 2; way++) {
        child = hpux_call(FORK);
        if (child.second == 1)
            CALL(EXIT, 5 + way);
        clear();
        item((way ? CALL(WAIT3, &status, 0, buffer) : CALL(WAIT, &status)) == child.value);
        item(status), item(written() != 0);
    }
    C(WAIT, &status), C(WAIT3, &status, 1, 0), C(WAIT, 0);
    begin("waitid");
    for (int kind = -1; kind < 6; kind++)
        C(WAITID, kind, 1, buffer, 1 | 4);
    for (int bit = 0; bit < 32; bit++)
        C(WAITID, 0, 0, buffer, 1 << bit | 1), C(WAITID, 0, 0, buffer, 1 << bit | 4);
    child = hpux_call(FORK);
    if (child.second == 1)
        CALL(EXIT, 37);
    clear();
    C(WAITID, 1, (long)child.value, buffer, 4 | 0x1000000);
    C(WAITID, 1, (long)child.value, buffer, 4);
    C(WAITID, 1, (long)child.value, buffer, 4);
    item((long)word(0)), item((long)word(4)), item((long)word(8)), item(word(12) == (unsigned long)child.value), item((long)word(20));
}

/* The result with the policy since then. Only user 0 may choose another one: the others get its status. */
static long policy_status(int policy, long result, long of_root)
{
    if (result == -1 && CALL(24))
        return of_root + (policy << 5);
    return (result < 0 ? 64 - result : result) + (CALL(GETSCHEDULER, 0) << 5);
}

static void scheduling(void)
{
    begin("policies");
    for (int policy = -1; policy < 5; policy++) {
        C(PRIORITY_MAX, policy), C(PRIORITY_MIN, policy);
        put(0, 4, policy == 2 ? 0 : 1);
        CHILD(CALL(EXIT, policy_status(policy, CALL(SETSCHEDULER, 0, policy, buffer), 2)));
        CHILD(CALL(EXIT, policy_status(policy, CALL(LWP_SETSCHEDULER, 0, policy, buffer), 0)));
    }
    C(GETSCHEDULER, 99999), C(GETSCHEDULER, -1), C(SETSCHEDULER, 99999, 2, buffer), C(SETSCHEDULER, 0, 2, 1);
    clear();
    C(LWP_GETSCHEDULER, 0, buffer), item(written()), item((long)word(0)), item((long)word(4));
    C(LWP_GETSCHEDULER, 0, edge(8)), C(LWP_GETSCHEDULER, 0, edge(7)), C(LWP_GETSCHEDULER, 0, edge(3)), C(LWP_GETSCHEDULER, 99999, buffer),
        C(LWP_GETSCHEDULER, -1, buffer);
}

static void statfs(void)
{
    static const short calls[] = {STATFS, STATVFS, STATVFS64}, of_descriptors[] = {FSTATFS, FSTATVFS, FSTATVFS64};
    static const unsigned most[] = {64, 112, 136};
    const long fd = CALL(OPEN, "/tmp", 0, 0);

    for (unsigned n = 0; n < 3; n++) {
        begin(n ? n == 2 ? "statvfs64" : "statvfs" : "statfs");
        for (int by = 0; by < 2; by++) {
            clear();
            item(by ? CALL(of_descriptors[n], fd, buffer) : CALL(calls[n], "/tmp", buffer));
            item(written());
            const unsigned long total = word(n == 2 ? 12 : 8);
            for (unsigned at = 0; at < most[n]; at += 4) {
                const unsigned long v = word(at);
                item(v == total ? -2 : v == total / 2 ? -3 : (long)v);
            }
        }
        for (unsigned size = 0; size < most[n] + 16; size += 4)
            item(CALL(calls[n], "/tmp", edge(size)));
        C(calls[n], "/none", buffer), C(calls[n], 1, buffer), C(of_descriptors[n], 99, buffer), C(of_descriptors[n], -1, buffer);
    }
}

static void files(void)
{
    long fd = CALL(OPEN, "/tmp/f", 0400 | 2, 0600);

    CALL(WRITE, fd, "0123456789", 10);
    begin("fcntl");
    for (int command = 0; command < 20; command++)
        if (command != 0) {
            clear();
            put(0, 2, 2), put(2, 2, 0), put(4, 4, 0), put(8, 4, 0);
            C(FCNTL, fd, command, command > 7 && command < 11 ? (long)buffer : 0);
            clear();
            put(0, 2, 2), put(2, 2, 0), put(8, 8, 0), put(16, 8, 0);
            C(FCNTL64, fd, command, command > 7 && command < 11 ? (long)buffer : 0);
        }
    begin("locks");
    for (int type = -1; type < 6; type++) {
        put(0, 2, (unsigned long)type), put(2, 2, 0), put(4, 4, 2), put(8, 4, 3);
        C(FCNTL, fd, 9, buffer);
    }
    put(0, 2, 2), put(2, 2, 0), put(4, 4, 3), put(8, 4, 4);
    C(FCNTL, fd, 9, buffer);
    flush();
    const struct call_result child = hpux_call(FORK);
    if (child.second == 1) {
        for (int at = 1; at < 9; at++) {
            clear();
            put(0, 2, 1), put(2, 2, 0), put(4, 4, (unsigned long)at), put(8, 4, 1);
            C(FCNTL, fd, 8, buffer);
            item((long)word(0)), item((long)word(4)), item((long)word(8)), item(word(12) == (unsigned long)hpux_call(GETPID).second),
                item(written());
            clear();
            put(0, 2, 1), put(2, 2, 0), put(8, 8, (unsigned long)at), put(16, 8, 1);
            C(FCNTL64, fd, 8, buffer);
            item((long)word(0)), item((long)word(12)), item((long)word(20)), item(word(24) == (unsigned long)hpux_call(GETPID).second),
                item(written());
        }
        flush();
        CALL(EXIT, 0);
    }
    CALL(WAITPID, (long)child.value, buffer, 0);
    begin("lseek64");
    pair(hpux_call(LSEEK64, fd, 0, 1, 5, 0)), pair(hpux_call(LSEEK64, fd, 0, -1, -1, 1)), item(hpux_call(LSEEK64, fd, 0, -1, -1, 0).value),
        item(hpux_call(LSEEK64, 99, 0, 0, 0, 0).value), item(hpux_call(LSEEK64, fd, 0, 0, 0, 3).value);
    begin("getdirentries");
    const long dir = CALL(OPEN, "/tmp", 0, 0);
    long bytes, records = 0;
    put(8000, 4, 77);
    while ((bytes = CALL(GETDIRENTRIES, dir, buffer, 32, buffer + 8000)) > 0) {
        item(bytes), item(word(8000) == 0);
        for (long at = 0; at < bytes; at += (long)(word((unsigned)at + 12) >> 16), records++)
            item((long)(word((unsigned)at + 12) >> 16)), item((long)(word((unsigned)at + 12) & 0xffff));
    }
    item(records), item(bytes);
    C(GETDIRENTRIES, dir, buffer, 4, 0), C(GETDIRENTRIES, dir, buffer, 100, 1), C(GETDIRENTRIES, fd, buffer, 100, 0),
        C(GETDIRENTRIES, 99, buffer, 100, 0), C(GETDENTS, dir, 1, 100);
}

static void on_signal(int sig)
{
    (void)sig;
}

static void signals(void)
{
    begin("sigaction");
    for (int sig = -1; sig < 70; sig++) {
        C(SIGACTION, sig, 0, buffer);
        for (unsigned i = 0; i < 40; i += 4)
            put(i, 4, i == 0);
        C(SIGACTION, sig, buffer, 0), C(SIGVECTOR, sig, buffer, 0);
    }
    begin("flags");
    for (int bit = 0; bit < 32; bit++) {
        clear();
        put(0, 4, (unsigned long)on_signal), put(36, 4, 1ul << bit);
        C(SIGACTION, 16, buffer, 0);
        clear();
        C(SIGACTION, 16, 0, buffer);
        item(written()), item((long)word(36)), item(word(0) == (unsigned long)on_signal);
        if (!bit)
            for (unsigned i = 4; i < 36; i += 4)
                item((long)word(i));
        clear();
        C(SIGVECTOR, 16, 0, buffer);
        item(written()), item((long)word(8)), item((long)word(4));
        put(4, 4, 0x5a5a5a5a), put(8, 4, 1ul << bit);
        C(SIGVECTOR, 16, buffer, 0), C(SIGVECTOR, 16, 0, buffer);
        item((long)word(8)), item((long)word(4));
    }
    clear_edge();
    for (unsigned n = 0; n < 44; n += 4)
        C(SIGACTION, 16, edge(n), 0), C(SIGACTION, 16, 0, edge(n)), C(SIGVECTOR, 16, edge(n), 0), C(SIGVECTOR, 16, 0, edge(n));
    begin("each signal in a mask");
    for (int sig = 0; sig < 64; sig++) {
        for (unsigned i = 0; i < 32; i += 4)
            put(i, 4, 0);
        put((unsigned)sig / 32 * 4, 4, 1ul << sig % 32);
        CALL(SIGPROCMASK, 2, buffer, 0);
        clear();
        CALL(SIGPROCMASK, 0, 0, buffer);
        item((long)word(0)), item((long)word(4));
        for (unsigned i = 8; i < 32; i += 4)
            item((long)word(i));
        item(written());
        item(CALL(SIGBLOCK, 0));
        item(CALL(SIGSETMASK, sig < 32 ? 1l << sig : 0));
        item(CALL(SIGBLOCK, 0));
        CALL(SIGSETMASK, 0);
    }
    begin("ways of a mask");
    for (unsigned i = 0; i < 32; i += 4)
        put(i, 4, 0);
    CALL(SIGPROCMASK, 2, buffer, 0);
    for (int how = -1; how < 5; how++) {
        put(0, 4, how == 1 ? 1 << 15 : 1 << 15 | 1 << 16);
        C(SIGPROCMASK, how, buffer, buffer + 100), item((long)word(100));
        C(SIGPROCMASK, how, 0, buffer + 100), item((long)word(100));
    }
    C(SIGSETMASK, 3), C(SIGBLOCK, 4), C(SIGBLOCK, -1), C(SIGSETMASK, 0);
    clear_edge();
    for (unsigned i = 0; i < 40; i += 4)
        C(SIGPROCMASK, 0, edge(i), 0), C(SIGPROCMASK, 0, 0, edge(i)), C(SIGPENDING, edge(i));
    begin("sigtimedwait");
    for (unsigned i = 0; i < 32; i += 4)
        put(i, 4, 0);
    put(0, 4, 1 << 15), put(200, 4, 0), put(204, 4, 0);
    CALL(SIGPROCMASK, 0, buffer, 0);
    C(SIGTIMEDWAIT, buffer, 0, buffer + 200);
    for (int way = 0; way < 3; way++) {
        C(SIGQUEUE, CALL(GETPID), 16, 0x1234567);
        C(SIGPENDING, buffer + 100), item((long)word(100));
        if (way == 1)
            C(SIGTIMEDWAIT, buffer, edge(3), buffer + 200);
        else {
            C(SIGTIMEDWAIT, buffer, way ? 0 : (long)buffer + 300, buffer + 200);
            for (unsigned i = 300; i < 324 && !way; i += 4)
                item(word(i) == (unsigned long)CALL(GETPID) ? -7 : i == 316 && word(i) == (unsigned long)CALL(24) ? 0 : (long)word(i));
        }
    }
    C(SIGTIMEDWAIT, 1, 0, buffer + 200), C(SIGTIMEDWAIT, buffer, 0, 1);
    put(200, 4, 0), put(204, 4, 1000000000), C(SIGTIMEDWAIT, buffer, 0, buffer + 200);
    begin("kill");
    for (int sig = -1; sig < 70; sig++)
        C(SIGQUEUE, 99999, sig, 0), C(LWP_KILL, 99999, sig), C(KILL, 99999, sig);
    begin("sigaltstack");
    clear();
    C(SIGALTSTACK, 0, buffer), item(written()), item((long)word(8));
    for (int flags = 0; flags < 8; flags++) {
        put(0, 4, (unsigned long)&buffer[4096]), put(4, 4, 4000), put(8, 4, (unsigned long)flags);
        C(SIGALTSTACK, buffer, 0), C(SIGALTSTACK, 0, buffer + 100);
        item((long)word(108)), item((long)word(104)), item(word(100) == (unsigned long)&buffer[4096]);
    }
    for (int size = 2040; size < 2056; size++) {
        put(0, 4, (unsigned long)&buffer[4096]), put(4, 4, (unsigned long)size), put(8, 4, 0);
        C(SIGALTSTACK, buffer, 0);
    }
    put(8, 4, 2);
    C(SIGALTSTACK, buffer, buffer + 100), C(SIGALTSTACK, edge(11), 0), C(SIGALTSTACK, 0, edge(11)), C(SIGALTSTACK, 0, edge(12));
}

static void queues(void)
{
    const long sem = CALL(SEMGET, 0, 3, 0600), msg = CALL(MSGGET, 0, 0600), shm = CALL(SHMGET, 0, (long)PAGE, 0600);

    begin("semctl");
    for (int command = -1; command < 14; command++)
        if (command > 2 || command < 0) {
            const long r = command == 6 || command == 9 ? 0 : CALL(SEMCTL, sem, 1, command, command == 8 ? 5 : (long)buffer);
            item(r == CALL(GETPID) ? -77 : r);
        }
    for (int command = -1; command < 14; command++)
        C(SEMCTL, 999, 0, command, buffer), C(MSGCTL, 999, command, buffer), C(SHMCTL, 999, command, buffer);
    for (int value = -1; value < 3; value++)
        C(SEMCTL, sem, 2, 8, value), C(SEMCTL, sem, 2, 5, 0);
    C(SEMCTL, sem, 2, 8, 32767), C(SEMCTL, sem, 2, 8, 32768), C(SEMCTL, sem, 3, 8, 0), C(SEMCTL, sem, -1, 5, 0);
    clear();
    C(SEMCTL, sem, 0, 6, buffer), item(written());
    item((long)word(0)), item((long)(word(4) >> 16));
    put(0, 2, 4), put(2, 2, 5), put(4, 2, 6);
    C(SEMCTL, sem, 0, 9, buffer);
    for (int i = 0; i < 3; i++)
        C(SEMCTL, sem, i, 5, 0), C(SEMCTL, sem, i, 3, 0), C(SEMCTL, sem, i, 7, 0);
    begin("structures");
    for (int kind = 0; kind < 3; kind++) {
        clear();
        item(kind == 0 ? CALL(SEMCTL, sem, 0, 2, buffer) : kind == 1 ? CALL(MSGCTL, msg, 2, buffer) : CALL(SHMCTL, shm, 2, buffer));
        item(written());
        for (unsigned at = 20; at < 140; at += 4)
            item(word(at) > 1500000000 && word(at) < 1800000000 ? -2 : word(at) == (unsigned long)CALL(GETPID) ? -7 : (long)word(at));
        put(16, 2, 0640);
        item(kind == 0 ? CALL(SEMCTL, sem, 0, 1, buffer) : kind == 1 ? CALL(MSGCTL, msg, 1, buffer) : CALL(SHMCTL, shm, 1, buffer));
        item(kind == 0 ? CALL(SEMCTL, sem, 0, 2, buffer) : kind == 1 ? CALL(MSGCTL, msg, 2, buffer) : CALL(SHMCTL, shm, 2, buffer));
        item((long)word(16) >> 16);
    }
    begin("messages");
    put(0, 4, 5), put(4, 4, 0x61626364);
    C(MSGSND, msg, buffer, 10, 0), C(MSGSND, msg, buffer, -1, 0), C(MSGSND, msg, 1, 1, 0), C(MSGRCV, msg, buffer, 4, 0, 04000),
        C(MSGRCV, msg, buffer, 100, 6, 04000), C(MSGRCV, msg, buffer, 4, -5, 04000 | 010000), C(MSGRCV, msg, buffer, 4, 0, 04000),
        C(MSGRCV, 999, buffer, 4, 0, 0);
    begin("shared memory");
    C(SHMCTL, shm, 3, 0), C(SHMCTL, shm, 4, 0), C(SHMCTL, shm, 5, 0), C(SHMGET, 0, 0, 0600), C(SHMAT, 999, 0, 0), C(SHMDT, buffer);
    const long at = CALL(SHMAT, shm, 0, 0), only = CALL(SHMAT, shm, 0, 010000);
    *(volatile int *)at = 77;
    item(*(volatile int *)only);
    C(FSTAT, 0, only), C(SHMDT, only), C(SHMDT, only), C(SHMAT, shm, at + 1, 0), item(CALL(SHMAT, shm, only + 5, 020000) - only),
        C(SHMDT, at);
    begin("removed");
    C(SEMCTL, sem, 0, 0, 0), C(SEMCTL, sem, 0, 5, 0), C(MSGCTL, msg, 0, 0), C(MSGCTL, msg, 0, 0), C(SHMCTL, shm, 0, 0);
}

static void threads(void)
{
    begin("LWPs");
    C(SETPRIVATE, 0x1234), C(GETPRIVATE), C(SETPRIVATE, -1), C(GETPRIVATE);
    C(LWP_CREATE, 1, 0, 0, 0, 0, buffer), C(LWP_CREATE, on_signal, 0, 0, 4096, 0, buffer),
        C(LWP_CREATE, on_signal, 0, buffer, 0, 0, buffer), C(LWP_CREATE, on_signal, 0, buffer, 4096, -1, buffer),
        C(LWP_CREATE, on_signal, 0, buffer, 4096, 0, 1);
    begin("sleep");
    put(0, 4, 7), put(100, 4, 0), put(104, 4, 0);
    C(KSLEEP, 0, buffer, 8, 0), C(KSLEEP, 0, buffer, 7, buffer + 100), C(KSLEEP, 0, 1, 7, 0), C(KSLEEP, 0, buffer, 7, 1),
        C(KWAKEUP, 0, buffer, 0), C(KWAKEUP, 0, buffer, 1), C(KWAKEUP, 0, 1, 0), C(KWAKEUP, 0, 1, 1), C(KWAKEUP, 0, 4, 1);
    begin("semaphores");
    put(0, 4, 0);
    C(SEM_TRYWAIT, buffer), C(SEM_POST, buffer), item((long)word(0)), C(SEM_POST, buffer), item((long)word(0)), C(SEM_TRYWAIT, buffer),
        item((long)word(0)), C(SEM_WAIT, buffer, 0), item((long)word(0)), C(SEM_WAIT, buffer, buffer + 100);
    for (unsigned i = 0; i < 4; i++)
        C(SEM_TRYWAIT, buffer + i), C(SEM_POST, buffer + i), put(0, 8, 0);
    put(0, 4, 0x7ffffffe), C(SEM_POST, buffer), C(SEM_POST, buffer), item((long)word(0)), put(0, 4, 0xffffffff), C(SEM_POST, buffer),
        C(SEM_TRYWAIT, buffer), item((long)word(0));
    C(SEM_POST, 4), C(SEM_TRYWAIT, 4), C(SEM_WAIT, 4, 0), C(SEM_POST, 2), C(SEM_WAIT, 2, 0), put(0, 4, 0), C(SEM_WAIT, buffer, 1);
}

/* The words of a structure that differ from 0; those of times and addresses are -1. */
static void words(unsigned bytes)
{
    for (unsigned at = 0; at < bytes; at += 4) {
        const unsigned long v = word(at);

        if (v)
            item((long)at), item(v > 200000 ? v == 0xffffffff ? -2 : -1 : (long)v);
    }
}

static void figures(void)
{
    enum { STATIC = 2, DYNAMIC = 3, PROCESSOR = 10, PROC = 1, COMMAND = 34 };
    static const short kinds[] = {STATIC, DYNAMIC, PROCESSOR};
    const long pid = CALL(GETPID);

    for (int wide = 0; wide < 2; wide++)
        for (unsigned kind = 0; kind < 3; kind++) {
            begin(wide ? "pstat, 64 bits" : "pstat");
            const unsigned long function = (wide ? 0x80000000u : 0) | (unsigned)kinds[kind];
            clear();
            C(PSTAT, function, buffer, 8192, 1, 0);
            item(written());
            const unsigned n = (unsigned)written();
            if (kind == 0)
                words(n);
            else
                for (unsigned at = 0; at < n; at += 4)
                    item(word(at) == 0 ? 0 : word(at) < 8 ? (long)word(at) : word(at) == 1024 ? 1024 : -1);
            C(PSTAT, function, buffer, 0, 1, 0), C(PSTAT, function, buffer, 8, 0, 0), C(PSTAT, function, buffer, 8, 2, 0),
                C(PSTAT, function, buffer, 8, 1, 1), C(PSTAT, function, buffer, 8, 1, -1), C(PSTAT, function, 1, 8, 1, 0),
                C(PSTAT, function, edge(n), n, 1, 0), C(PSTAT, function, edge(n), n + 1, 1, 0), C(PSTAT, function, edge(n - 1), n, 1, 0);
            clear();
            C(PSTAT, function, buffer, 12, 1, 0), item(written());
        }
    begin("of a process");
    for (int wide = 0; wide < 2; wide++) {
        const unsigned long function = (wide ? 0x80000000u : 0) | PROC;
        clear();
        C(PSTAT, function, buffer, 8192, 0, pid);
        const unsigned n = (unsigned)written();
        item(n);
        for (unsigned at = 0; at < n; at += 4)
            item(word(at) == 0 || word(at) == (unsigned long)CALL(24) || word(at) == (unsigned long)CALL(47)          ? 0
                 : word(at) == (unsigned long)pid                                                                     ? -7
                 : word(at) == (unsigned long)hpux_call(GETPID).second                                                ? -8
                 : word(at) < 5 || (word(at) & 0xf0000000) == 0x20000000 || word(at) == 4096 || word(at) >> 24 > 0x40 ? (long)word(at)
                                                                                                                      : -1);
        C(PSTAT, function, buffer, 0, 0, pid), C(PSTAT, function, buffer, 8192, 0, 99999), C(PSTAT, function, buffer, 8193, 0, pid),
            C(PSTAT, function, buffer, 100, 0, -1), C(PSTAT, function, 1, 100, 0, pid), C(PSTAT, function, buffer, 100, 1, 0),
            C(PSTAT, function, buffer, 100, 1, 1), C(PSTAT, function, buffer, 100, 5, 0), C(PSTAT, function, buffer, 100, 5, 1),
            C(PSTAT, function, buffer, 100, 1, 9), C(PSTAT, function, buffer, 8, 0, 1);
    }
    for (unsigned i = 0; i < 40; i += 4)
        put(i, 4, 0);
    CALL(SIGACTION, 18, buffer, 0);
    const struct call_result child = hpux_call(FORK);
    if (child.second == 1)
        CALL(PAUSE);
    CALL(341);
    for (int state = 0; state < 3; state++) {
        clear();
        C(PSTAT, PROC, buffer, 1000, 2, 0);
        for (int i = 0; i < 2; i++)
            item((long)word((unsigned)i * 1000)), item((long)word((unsigned)i * 1000 + 4) - CALL(24)),
                item(word((unsigned)i * 1000 + 8) == (unsigned long)pid), item(word((unsigned)i * 1000 + 12) == (unsigned long)pid),
                item((long)word((unsigned)i * 1000 + 72)), item((long)word((unsigned)i * 1000 + 76)),
                item((long)word((unsigned)i * 1000 + 80));
        CALL(KILL, (long)child.value, state ? 9 : 24);
        CALL(341);
    }
    CALL(WAITPID, (long)child.value, buffer, 0);
    begin("command lines");
    for (int size = 0; size < 12; size++) {
        clear();
        C(PSTAT, COMMAND, buffer, size, 1, pid), item(written());
    }
    flush();
    CALL(PSTAT, COMMAND, buffer, 100, 1, pid);
    say(" "), say((char *)buffer);
    C(PSTAT, COMMAND, buffer, 100, 0, pid), C(PSTAT, COMMAND, buffer, 100, 2, pid), C(PSTAT, COMMAND, buffer, 100, 1, 99999),
        C(PSTAT, COMMAND, 1, 100, 1, pid);
    begin("other functions");
    for (int i = -1; i < 48; i++)
        if (i != 1 && i != 2 && i != 3 && i != 10)
            C(PSTAT, i, buffer, 0, 1, 0);
}

/* Calls that do not wait, end or need privileges, with arguments that are nothing. */
static void each_number(void)
{
    static const short neither[] = {1,   2,   3,   4,   7,   20,  23,  24,  29,  34,  42,  43,  46,  47,  57,  60,  61,  66,  67,  68,  80,
                                    84,  89,  96,  100, 108, 109, 110, 111, 116, 122, 126, 127, 187, 200, 224, 268, 341, 337, 339, 345, 346,
                                    347, 348, 382, 383, 384, 385, 389, 397, 398, 399, 402, 416, 417, 428, 429, 430, 450, 451, 453};
    static const short not_ones[] = {440, 5,   6,   19,  27,  130, 360, 365, 371, 372, 374, 376, 378, 37,  39,
                                     41,  54,  58,  62,  81,  82,  90,  92,  93,  95,  120, 121, 123, 124, 132,
                                     137, 185, 186, 188, 195, 197, 239, 269, 331, 333, 356, 359, 361, 476};

    for (unsigned ones = 0; ones < 2; ones++) {
        begin(ones ? "with ones" : "with minus ones");
        for (int n = 1; n < 560; n++) {
            const long argument = ones ? 1 : -1;
            int skip = ones && n >= 275 && n < 292;

            for (unsigned i = 0; i < sizeof neither / sizeof *neither; i++)
                skip |= n == neither[i];
            for (unsigned i = 0; i < sizeof not_ones / sizeof *not_ones; i++)
                skip |= ones && n == not_ones[i];
            if (!skip)
                C(n, argument, argument, argument, argument, argument, argument);
        }
    }
}

int main(void)
{
    configuration();
    limits();
    clocks();
    processes();
    scheduling();
    statfs();
    files();
    signals();
    queues();
    threads();
    figures();
    each_number();
    begin("end");
    say("\n");
    return 0;
}

/* stdout:
sysconf -22 2048000 1024 100 20 1024 1*2 -22*7 4096 -22*3 532 -22
ulimit -22*2 4194303 -22*3 1
descriptors 1024*2
utssys -22 0 -22*3 -14 0 -14 60 HP-UX B.11.31 U 9000/778 0000000000
getrlimit -22 0 -22 0*2 8 0 16 0 8 0 16 0 8 0 16 0 8 0 16 0 8 0 16 0 8 0 16 0 8 0 16 0 8 0 16 -22 0 -22 0 -22 0 -22 0*2 -14
 0 -14*2 -22*2
of core files 0*3 2147483647 0*3 2147483647 -1 0*2 1 2147483647 0*2 1 2147483647 -1 -22 0 1 2147483647 0*2 1 2147483647 -1
 0*2 64 2147483647 0*2 64 2147483647 -1 0*2 2147483647*2 0 2147483647 -1 2147483647 -1 0*2 2147483647*2 0 2147483647 -1 2147483647
 -1 0*2 100 2147483646 0*2 100 0 2147483646
each kind is its own 1 256 1 512 1 1024 1 2048 1 4096 1 8192 1 16384 1 32768
clocks -22*8 0*2 -14 0*3 -22*6 0*2 -22*10 0 -14 0 -14 1700000000
timer_create -22 0*2 -22*3 1*2 0*44 1*25 -14 -22
mq_notify -22*2 0*3 -16 0*3 -16 0*2 -22*2 0*2 -22*2 0*2 -14 -9 -22
numbers 1 -22 -3 0*2 -3*3 1*3 256 1 256
signals of children 1*3 2 1 131 1 132 1 133 1 134 1 7 1 136 1 9 1 138 1 139 1 140 1 13 1 14 1 15 1 16 1 17 1 25344 1 19 1
 20 1 21 1 22 1 25344 1 25344 1 30 1 31 1 32 1 161 1 162 1 35 1 36 1 37 1 38 1 39 1 40 1 41 1 42 1 43 1 44
wait 1 1280 0 1 1536 1 -10*3
waitid -22 -10*3 -22*4 -10*7 -22*41 -10 -22*14 0*2 -10 18 0 1*2 37
policies -22*2 1 38400 1 38400 99 1*2 512 1 0 99 1*2 8704 1 8192 0*2 1 16896 1 16384 -22*2 1 38400 1 38400 -22*2 1 38400
 1 38400 -3 -22 -3 -14 0 8 2 0*2 -14*2 -3 -22
statfs 0 64 0 4096 -2 -3*2 -2 -3 0*10 64 0 4096 -2 -3*2 -2 -3 0*9 -14*16 0*4 -2 -14 -9*2
statvfs 0 100 4096*2 -2*2 -3*2 -2 -3*2 0 1987602035 0*4 255 0*9 -1515870811*3 0 100 4096*2 -2*2 -3*2 -2 -3*2 0 1987602035
 0*4 255 0*9 -1515870811*3 -14*25 0*7 -2 -14 -9*2
statvfs64 0 132 4096*2 0 -2 0 -2 0 -3 0 -3 0 -2 0 -3 0 -3 0*2 1987602035 0*4 255 0*9 -1515870811 0 132 4096*2 0 -2 0 -2 0
 -3 0 -3 0 -2 0 -3 0 -3 0*2 1987602035 0*4 255 0*9 -1515870811 -14*33 0*5 -2 -14 -9*2
fcntl 0*4 2*2 0*2 -14*6 0*10 -22*4 -14*4 -22*6
locks -22*2 0*3 -22*2 0 0 131072 0 2 1 16 0 131072 0 2 1 32 0 196608 2 1 0 12 0 196608 2 1 0 32 0 131072 3 0 1 16 0 131072
 3 0 1 32 0 131072 3 0 1 16 0 131072 3 0 1 32 0 131072 3 0 1 16 0 131072 3 0 1 32 0 131072 3 0 1 16 0 131072 3 0 1 32 0 131072
 3 0 1 16 0 131072 3 0 1 32 0 131072 3 0 1 16 0 131072 3 0 1 32
lseek64 5 1 5 0 -22 -9 0
getdirentries 24 1 24 1 24 0 24 2 24 0 24 1 3 0*2 -14 -20 -9 0
sigaction -22*6 0*25 -22*2 0*43 -22*2 0*60 -22*75
flags 0*2 40 1*2 -1524259675 1445 0*7 12 1 -1524259675 0*2 1 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*2 2 1515870810 0*2
 40 4 1 0 12 4 -1524259675 0*2 4 1515870810 0*2 40 8 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 16 1 0 12 0 -1524259675 0*3
 1515870810 0*2 40 32 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 64 1 0 12 2 -1524259675 0*3 1515870810 0*2 40 128 1 0 12
 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2
 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3
 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675
 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12
 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2
 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3
 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675
 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12
 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3 1515870810 0*2 40 0 1 0 12 0 -1524259675 0*3 1515870810 -14*14
 0*2 -14*2 0*2 -14*2 0*2 -14*2 0*2 -14*2 0*2 -14*2 0*2 -14*2 0*6
each signal in a mask 1 0*7 32 1*3 2 0*7 32 2*3 4 0*7 32 4*3 8 0*7 32 8*3 16 0*7 32 16*3 32 0*7 32*4 64 0*7 32 64*3 128 0*7
 32 128*3 0*8 32 0*3 512 0*7 32 512*3 1024 0*7 32 1024*3 2048 0*7 32 2048*3 4096 0*7 32 4096*3 8192 0*7 32 8192*3 16384 0*7
 32 16384*3 32768 0*7 32 32768*3 65536 0*7 32 65536*3 131072 0*7 32 131072*3 262144 0*7 32 262144*3 524288 0*7 32 524288*3
 1048576 0*7 32 1048576*3 2097152 0*7 32 2097152*3 4194304 0*7 32 4194304*3 0*8 32 0*3 16777216 0*7 32 16777216*3 33554432
 0*7 32 33554432*3 67108864 0*7 32 67108864*3 134217728 0*7 32 134217728*3 268435456 0*7 32 268435456*3 536870912 0*7 32
 536870912*3 1073741824 0*7 32 1073741824*3 -2147483648 0*7 32 -2147483648*3 0 1 0*6 32 0*4 2 0*6 32 0*4 4 0*6 32 0*4 8 0*6
 32 0*4 16 0*6 32 0*4 32 0*6 32 0*4 64 0*6 32 0*4 128 0*6 32 0*4 256 0*6 32 0*4 512 0*6 32 0*4 1024 0*6 32 0*4 2048 0*6 32
 0*11 32 0*11 32 0*11 32 0*11 32 0*11 32 0*11 32 0*11 32 0*11 32 0*11 32 0*11 32 0*11 32 0*11 32 0*11 32 0*11 32 0*11 32
 0*11 32 0*11 32 0*11 32 0*11 32 0*11 32 0*3
ways of a mask -22 -1515870811 0*5 98304 0 98304 0 65536 0 65536 0 98304 -22 98304 0 98304 -22 98304 0 98304*2 3 7 -8388865
 -14*24 0*6
sigtimedwait -11 0*2 32768 16*2 0 -1 -7 0 19088743 0*2 32768 -14 0*2 32768 16 -14*2 -22
kill -22*3 -3*135 -22*75
sigaltstack 0 12 2 -12 0 2 0*2 -12 0 2 0*4 2 0*2 -22 0 2 0*2 -22 0 2 0*2 -22 0 2 0*2 -22 0 2 0*2 -22 0 2 0*2 -12*16 0 -14*2
 0
semctl -22 0*7 -22*49 -34 0*4 1 0 2 0 -34 -22*2 0 6 5 32767 0 4 0*2 5 0*2 6 0*2
structures 0 80 0*8 -2 196608 0*5 -1515870811*15 0*2 416 0 100 0*8 16384 0*4 -2 0*6 -1515870811*10 0*2 416 0 100 0*6 4096
 0*2 -7 0*3 -2 0*6 -1515870811*10 0*2 416
messages 0 -22 -14 -7 -35 4 -35 -22
shared memory 0*2 -22*4 77 -14 0 -22*2 0*2
removed 0 -22 0 -22 0
LWPs 0 4660 -22 4660 -22*4 -14
sleep -11 -238 -22 -14 0*3 -22 -14
semaphores -11 0 1 0 2 0 1 0*2 -238 -11 0 -22*6 0 -72 2147483647 -72 0 -2 -14*3 -22*2 -14
pstat 1 368 0 1024 12 -1 16 -1 20 4096 24 15 28 776 32 368 36 2952 44 64 48 248 64 -1 80 1024 84 1024 -22*3 0 -22 -14 1*2
 -14 1 12
pstat 1 2952 1*2 -1 1 0*4 -1*4 0*4 -1 0*7 -1 0 1 0*205 -1 0 1 0*482 1 0*7 3 0 1 0*4 1 1024 1 0 1*2 -22*3 0 -22 -14 1*2 -14
 1 12
pstat 1 248 0*26 -1 0*9 -1 0 1 0*15 1*2 0 -1 0 -1 0*2 -22*2 1 0 -22 -14 1*2 -14 1 12
pstat, 64 bits 1 736 4 1024 28 -1 36 -1 44 4096 52 15 60 1200 68 736 76 5096 92 64 100 472 132 -1 164 1024 172 1024 -22*3
 0 -22 -14 1*2 -14 1 12
pstat, 64 bits 1 5096 0 1 0 1 0 -1 0 1 0*9 -1 0 -1 0 -1 0 -1 0*9 -1 0*7 -1 0*3 1 0*217 -1 0*3 1 0*965 1 0*14 3 0*4 1 0*9
 1 0 1024 0 1 0*3 1 0 1 -22*3 0 -22 -14*4 1 12
pstat, 64 bits 1 472 0*53 -1 0*13 -1 0*3 1 0*31 1 0 1 0*3 -1 0*3 -1 0*4 -22*2 1 0 -22 -14 1*2 -14 1 12
of a process 1 776 0*2 -7 -8 -1 0*2 -1*3 -7 0*5 1700000000 -8 2 0*2 795898479 1735549293 0*15 -1*2 0*2 -1 0 1886547815 1918987520
 0*13 -1 0*2 3 0*2 -1 -8*2 0*18 -1 0 -1 0*4 -8 0*8 -7 4 4096*2 0 -1 0 -1 0*8 -1*2 0*74 -22 -3 -22*2 -14 1 0 1 0*2 -3 1 1200
 0*5 -7 0 -8 0 -1 0*5 -1*5 0 -7 0*11 1700000000 0 -8 0 2 0*4 795898479 1735549293 0*17 -1 0 -1 0*5 -1 0*2 1886547815 1918987520
 0*25 -1 0*5 3 0*5 -1 0 -8 0 -8 0*37 -1 0*3 -1 0*9 -8 0*9 -7 4 0*2 4096 0 4096 0*3 -1 0*3 -1 0*17 -1 0 -1 0*88 -22 -3 -22*2
 -14 1 0 1 0*2 -3 2 0*2 1 0 2 0*2 1 0*2 1*2 0*2 2 0*2 1 0 2 0*2 1 0*2 1 3 0*2 2 0*2 1 0 2 0*2 1 0*2 1 4 0*2
command lines -22 0 1*2 2*2 3*2 4*2 5*2 6*2 7*2 8*2 9*6 /program -22*2 -3 -14
other functions -22*45
with minus ones -14 -9 -14*3 -251 -14*2 -22 -14*2 -12 -251 -9 -251*4 0 -251 -14 -251*2 -22 -251 0 -22 -14 -22 -14 -9 0 -251*7
 -9 -251 -14 -22 -14 -9 -22 -251*4 -22 -251 -22*3 -251*3 -22 -3 -22*2 -251 -22 -251*2 -9 -251 -9 -14 -251 -9 -251*14 -14
 -251*2 -9*4 -251 -14 -22 -9 -251 -22 -251*3 -14*2 -251*6 -22*2 -251*10 -22 -251 -7 32768 -251 -14 -22*2 -251 -22*2 -251*18
 -14*3 -251*6 -9 -14 -9 -251*39 -22 -251*28 -22 -251*2 -9 -251*2 -9*9 -251 -9 -251 -9*3 -22*2 -251*20 -22*3 -251*5 -22 -251*9
 -14 -9 -14 -3 -251*3 -22*6 -14 -22*2 -14 -251*2 -9 -251*2 -9*3 -251 -22 -251 -9 -14 -12 -251 -14 -22 -251 -22 -251 -22 -251
 -22 -251 -22 -251*2 -14 -22*2 -251*26 -22*3 0 -251*2 -22 -251*8 -14 -9 -14 -22 -9 -14*3 -251*25 -14 -9 -251*63 -7 -251*19
with ones -14*3 -251 -14*5 -12 -251*6 -14 -251*2 -14 -251 0 -14*2 0 -251*8 -14*2 4194303 -251*4 -22 -251 -22*3 -251*3 0 -14
 -251 -14 -251*18 -14 -251*3 -14*2 -251*4 -14 -251*6 -14*2 -251*10 -2 -251 -14 -2 -251 -14 -22 -2 -251 -22*2 -251*24 -14
 -251*69 -20 -251*22 -22*3 -251*5 -22 -251*9 -14*2 -251*3 -14 2 99 1 -14 0 -14 -22*2 -14 -251*5 -14 -251 -14 -13 -251 -14*2
 -251*5 -14 7 -14 -251*26 -12*2 0*2 -251*2 0 -251*8 -14*2 -9*2 -14*3 -251*25 -14 -251*63 -14 -251*19
end
*/
