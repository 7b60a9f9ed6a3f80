// The answers of SunOS's calls to each command, name and flag, to the first and last values that they accept and those beyond: the errors
// and values of sysconf(2), sysinfo(2), getrlimit(2), pathconf(2), fcntl(2), mmap(2), memcntl(2), waitid(2), semctl(2) and others of
// SunOS 5.10.
#include "call.h"

enum { CREAT_ = 0x100, TRUNC = 0x200, RDWR = 2, NEW = (int)0x80000000, ANON = 0x100 };
enum {
    MSGSYS = 49,
    SHMSYS = 52,
    SEMSYS = 53,
    FDSYNC = 58,
    ULIMIT = 63,
    GETPAGESIZES = 73,
    ISSETUGID = 75,
    FSAT = 76,
    LWP_PARK = 77,
    STATVFS = 103,
    FSTATVFS = 104,
    PATHCONF = 113,
    FPATHCONF = 118,
    SETRLIMIT = 128,
    MEMCNTL = 131,
    SETEGID = 136,
    SETEUID = 141,
    SIGTIMEDWAIT = 144,
    LWP_INFO = 145,
    SEMA_POST = 148,
    SEMA_TRYWAIT = 149,
    LWP_DETACH = 150,
    LWP_CREATE = 159,
    LWP_SUSPEND = 161,
    LWP_CONTINUE = 162,
    LWP_KILL = 163,
    LWP_SIGMASK = 165,
    LWP_WAIT = 167,
    MUTEX_WAKEUP = 168,
    MUTEX_LOCK = 169,
    COND_WAIT = 170,
    COND_SIGNAL = 171,
    COND_BROADCAST = 172,
    RUSAGESYS = 181,
    POLLSYS = 183,
    PROCESSOR_BIND = 187,
    SIGQUEUE = 190,
    CLOCK_SETTIME = 192,
    CLOCK_GETRES = 193,
    TIMER_CREATE = 194,
    TIMER_DELETE = 195,
    LLSEEK = 175,
    STATVFS64 = 218,
    FSTATVFS64 = 219,
    SETRLIMIT64 = 220,
    GETRLIMIT64 = 221,
    MUTEX_TIMEDLOCK = 210,
    SEMA_TIMEDWAIT = 211,
    SO_SOCKET = 230,
    SO_SOCKETPAIR = 231,
    BIND = 232,
    GETSOCKOPT = 245,
    MUTEX_UNLOCK = 250,
    MUTEX_TRYLOCK = 251,
    MUTEX_INIT = 252,
};

#include "../common/lines.h"

/* The last bytes of a page, and none after it. */
static char *edge(unsigned bytes)
{
    static long page;

    if (!page) {
        page = sunos_call(MMAP, 0, 2l * PAGE, 3, 2 | ANON | NEW, -1, 0);
        sunos_call(MPROTECT, page + PAGE, (long)PAGE, 0);
    }
    return (char *)page + PAGE - bytes;
}

static void clear_edge(void)
{
    for (char *p = edge(64); p < edge(0); p++)
        *p = 0;
}

#define C(...) item(sunos_call(__VA_ARGS__))

/* Both results. */
static void pair(long value)
{
    const long second = sunos_second;

    item(value);
    item(second);
}

static void configuration(void)
{
    begin("sysconfig");
    for (int i = -1; i < 60; i++)
        if (i != 6)
            C(SYSCONFIG, i);
    begin("systeminfo, sizes");
    for (int i = 0; i < 10; i++)
        if (i != 2 && i != 5 && i != 6 && i != 8)
            C(SYSTEMINFO, i, buffer, sizeof buffer);
    for (int i = 512; i < 522; i++)
        item(sunos_call(SYSTEMINFO, i, buffer, sizeof buffer) > 0);
    for (int i = 1; i < 8; i++)
        if (i != 2 && i != 5 && i != 6) {
            sunos_call(SYSTEMINFO, i, buffer, sizeof buffer);
            flush();
            say(" ");
            say((char *)buffer);
        }
    begin("systeminfo, room");
    for (int size = 0; size < 8; size++) {
        clear();
        C(SYSTEMINFO, 1, buffer, size);
        item(written());
        item(size ? buffer[size < 6 ? size - 1 : 5] : -1);
    }
    C(SYSTEMINFO, 1, 1, 0);
    C(SYSTEMINFO, 1, 1, 1);
    C(SYSTEMINFO, 1, edge(5), 5);
    C(SYSTEMINFO, 1, edge(5), 6);
    begin("uname");
    C(UNAME, 1);
    C(UNAME, edge(5 * 257));
    C(UNAME, edge(5 * 257 - 1));
    begin("pathconf");
    for (int i = -1; i < 13; i++)
        C(PATHCONF, "/tmp", i);
    C(PATHCONF, "/none", 1);
    for (int i = -1; i < 13; i++)
        C(FPATHCONF, 0, i);
    C(FPATHCONF, 99, 1);
    begin("ulimit");
    for (int i = -1; i < 7; i++)
        if (i != 3 && i != 4)
            C(ULIMIT, i, 0);
    item(sunos_call(ULIMIT, 3, 0) != 0);
    C(ULIMIT, 4, 0);
    begin("getpagesizes");
    C(GETPAGESIZES, 0, 0);
    C(GETPAGESIZES, buffer, 0);
    C(GETPAGESIZES, buffer, -1);
    C(GETPAGESIZES, 0, 1);
    C(GETPAGESIZES, buffer, 1);
    item((long)field(buffer, 0, sizeof(long)) == PAGE);
    C(GETPAGESIZES, edge(sizeof(long)), 2);
    C(GETPAGESIZES, edge(sizeof(long) - 1), 2);
    begin("processor_bind");
    for (int i = -5; i < 4; i++)
        C(PROCESSOR_BIND, 0, 0, i, 0);
    put(0, 4, 7);
    C(PROCESSOR_BIND, 0, 0, -2, buffer);
    item((int)field(buffer, 0, 4));
    C(PROCESSOR_BIND, 0, 0, -2, 1);
    begin("issetugid");
    C(ISSETUGID);
}

/* Limits of each kind by both calls, as they are set. */
static void limits(void)
{
    static const long set[][2] = {{0, 0}, {1, 2}, {2, 1}, {64, 0x7ffffffe}, {64, 0x7fffffff}, {-3, -3}, {-1, -1}, {100, -2}};

    begin("getrlimit");
    for (int i = -1; i < 9; i++) {
        clear();
        C(GETRLIMIT, i, buffer);
        item(written() / (long)sizeof(long));
    }
    C(GETRLIMIT, 1, 1);
    C(GETRLIMIT, 1, edge(2 * sizeof(long)));
    C(GETRLIMIT, 1, edge(2 * sizeof(long) - 1));
    C(SETRLIMIT, 1, 1);
    C(SETRLIMIT, 1, edge(2 * sizeof(long) - 1));
    C(SETRLIMIT, 7, buffer);
    C(SETRLIMIT, -1, buffer);
    begin("of core files");
    for (unsigned i = 0; i < sizeof set / sizeof *set; i++) {
        put(0, sizeof(long), (unsigned long)set[i][0]);
        put(sizeof(long), sizeof(long), WIDE ? -3ul : 0x7fffffff);
        C(SETRLIMIT, 4, buffer);
        clear();
        C(GETRLIMIT, 4, buffer);
        item(field(buffer, 0, sizeof(long)) == field(buffer, sizeof(long), sizeof(long)) && i > 2);
        item(set[i][0] < 0 || set[i][0] > 1000 ? -1 : (int)field(buffer, BIG * (sizeof(long) - 4), 4));
    }
    put(0, sizeof(long), WIDE ? -3ul : 0x7fffffff);
    put(sizeof(long), sizeof(long), WIDE ? -3ul : 0x7fffffff);
    C(SETRLIMIT, 4, buffer);
    begin("of descriptors");
    for (unsigned i = 0; i < sizeof set / sizeof *set; i++) {
        int child = (int)sunos_call(FORK1);

        if (sunos_second) {
            put(0, sizeof(long), (unsigned long)set[i][0]);
            put(sizeof(long), sizeof(long), (unsigned long)set[i][1]);
            sunos_call(EXIT, -sunos_call(SETRLIMIT, 5, buffer));
        }
        pair(sunos_call(WAIT) == child);
    }
    begin("each kind is its own");
    for (int i = 0; i < 7; i++) {
        int child = (int)sunos_call(FORK1);

        if (sunos_second) {
            int other = 0;

            sunos_call(GETRLIMIT, i, buffer);
            put(0, sizeof(long), 4321);
            sunos_call(SETRLIMIT, i, buffer);
            for (int j = 0; j < 7; j++) {
                sunos_call(GETRLIMIT, j, buffer);
                other |= (field(buffer, 0, sizeof(long)) == 4321) << j;
            }
            sunos_call(EXIT, other);
        }
        pair(sunos_call(WAIT) == child);
    }
    begin("64 bits");
    if (WIDE) {
        for (int i = 0; i < 9; i++)
            item(0), item(2);
        item(-22), item(-22), item(-14), item(-22);
        for (int i = 0; i < 4; i++)
            item(0), item(0);
        return;
    }
    for (int i = 0; i < 7; i++) {
        clear();
        C(GETRLIMIT64, i, buffer);
        item(written() / 8);
    }
    /* What RLIM64_INFINITY is at the first limit that has none. */
    C(GETRLIMIT64, 4, buffer);
    item(field(buffer, 8 + !BIG * 4, 4) == 0xffffffff ? 2 : 0);
    C(GETRLIMIT64, 4, buffer);
    item(field(buffer, 8 + BIG * 4, 4) == 0xfffffffd ? 2 : 0);
    C(GETRLIMIT64, 7, buffer);
    C(GETRLIMIT64, -1, buffer);
    C(SETRLIMIT64, 1, 1);
    C(SETRLIMIT64, 7, buffer);
    put(0, 8, 5), put(8, 8, 0), put(BIG ? 8 : 12, 4, 1);
    item(sunos_call(SETRLIMIT64, 4, buffer));
    item(sunos_call(GETRLIMIT, 4, buffer));
    item(field(buffer, 0, 4) == 5 ? 0 : 1);
    item(field(buffer, 4, 4) == 0x7fffffff ? 0 : 1);
    item(sunos_call(GETRLIMIT64, 4, buffer));
    item(field(buffer, BIG ? 8 : 12, 4) == 1 ? 0 : 1);
    item(field(buffer, BIG ? 12 : 8, 4) == 0 ? 0 : 1);
    item(field(buffer, BIG ? 4 : 0, 4) == 5 ? 0 : 1);
}

static void clocks(void)
{
    begin("clock_gettime");
    for (int i = -1; i < 8; i++)
        C(CLOCK_GETTIME, i, buffer);
    C(CLOCK_GETTIME, 3, edge(2 * sizeof(long)));
    C(CLOCK_GETTIME, 3, edge(2 * sizeof(long) - 1));
    begin("clock_getres");
    for (int i = -1; i < 8; i++)
        C(CLOCK_GETRES, i, buffer);
    begin("clock_settime");
    for (int i = -1; i < 8; i++)
        C(CLOCK_SETTIME, i, 1);
    begin("timer_create");
    for (int i = -1; i < 8; i++)
        C(TIMER_CREATE, i, 0, buffer);
    for (int i = 0; i < 6; i++)
        C(TIMER_DELETE, i);
    for (int notify = -1; notify < 6; notify++) {
        put(0, 4, (unsigned long)notify), put(4, 4, 16), put(8, sizeof(long), 0);
        item(sunos_call(TIMER_CREATE, 3, buffer, buffer + 100) < 0);
    }
    C(TIMER_CREATE, 3, 1, buffer);
    for (int sig = -1; sig < 52; sig++) {
        put(0, 4, 2), put(4, 4, (unsigned long)sig);
        item(sunos_call(TIMER_CREATE, 4, buffer, buffer + 100));
    }
}

static void processes(void)
{
    begin("pgrpsys");
    for (int i = -1; i < 8; i++)
        if (i != 1 && i != 3) {
            long n = sunos_call(PGRPSYS, i, 0, 0);
            item(n > 0 ? n == sunos_call(GETPID) || n == sunos_call(PGRPSYS, 0) : n);
        }
    C(PGRPSYS, 2, -1);
    C(PGRPSYS, 2, 99999);
    C(PGRPSYS, 4, 99999);
    C(PGRPSYS, 5, 99999, 0);
    C(PGRPSYS, 5, 0, -1);
    begin("identity");
    C(SETEUID, -1);
    C(SETEGID, -1);
    item(sunos_call(SETEUID, sunos_call(GETUID)));
    item(sunos_call(SETEGID, sunos_call(47)));
    begin("waitid");
    for (int kind = -1; kind < 9; kind++)
        C(WAITID, kind, 1, buffer, 1 | 0100);
    for (int bit = 0; bit < 16; bit++)
        C(WAITID, 7, 0, buffer, 1 << bit | 0100);
    for (int bit = 0; bit < 16; bit++)
        C(WAITID, 7, 0, buffer, 1 << bit | 0101);
    for (int nowait = 0200; nowait >= 0; nowait -= 0200) {
        const long child = sunos_call(FORK1);

        if (sunos_second)
            sunos_call(EXIT, 37);
        for (int i = 0; i < 2; i++) {
            clear();
            item(sunos_call(WAITID, 0, child, buffer, 1 | nowait | (i ? 0100 : 0)));
            item((int)field(buffer, 0, 4)), item((int)field(buffer, 4, 4)), item((int)field(buffer, 8, 4));
            item(written() == (WIDE ? 256 : 128));
        }
        sunos_call(WAITID, 0, child, 0, 1 | 0100);
    }
    begin("signals of children");
    for (int sig = 1; sig < 41; sig++) {
        if (sig == 7 || (sig >= 18 && sig <= 27 && sig != 19 && sig != 22))
            continue; /* ignored or stopped */
        const long child = sunos_call(FORK1);

        if (sunos_second) {
            sunos_call(KILL, sunos_call(GETPID), sig);
            sunos_call(EXIT, 99);
        }
        pair(sunos_call(WAIT) == child);
    }
    begin("rusagesys");
    for (int i = -1; i < 5; i++)
        C(RUSAGESYS, i, buffer);
    C(RUSAGESYS, 0, 1);
    begin("fork");
    item(sunos_call(FORK1) == 0 ? -1 : sunos_second ? sunos_call(EXIT, 1) : sunos_call(WAIT) > 0);
}

static void memory(void)
{
    const long at = sunos_call(MMAP, 0, 4l * PAGE, 3, 2 | ANON | NEW, -1, 0);
    long fd = sunos_call(OPEN, "/tmp/m", CREAT_ | RDWR, 0600);

    begin("mmap, a flag each");
    for (int bit = 0; bit < 31; bit++)
        if (bit != 4 && bit != 9) {
            const long r = sunos_call(MMAP, 0, (long)PAGE, 5, NEW | 2 | ANON | 1l << bit, -1, 0);
            item(r < 0 && r > -4096 ? r : 0);
        }
    begin("mmap");
    for (int prot = 0; prot < 16; prot++) {
        const long r = sunos_call(MMAP, 0, (long)PAGE, prot, NEW | 2 | ANON | 0x400, -1, 0);
        item(r < 0 && r > -4096 ? r : 0);
    }
    C(MMAP, 0, (long)PAGE, 5, NEW | 2 | ANON | 0xc00, -1, 0);
    C(MMAP, 0, 0, 3, NEW | 2 | ANON, -1, 0);
    C(MMAP, 0, (long)PAGE, 3, NEW | ANON, -1, 0);
    C(MMAP, 0, (long)PAGE, 3, NEW | 3 | ANON, -1, 0);
    C(MMAP, 0, (long)PAGE, 3, NEW | 2 | ANON, -1, (long)PAGE);
    C(MMAP, 0, (long)PAGE, 3, NEW | 2 | ANON, fd, 0);
    C(MMAP, 0, (long)PAGE, 3, NEW | 2 | ANON, -2, 0);
    C(MMAP, 0, (long)PAGE, 3, NEW | 2, fd, 1);
    C(MMAP, 0, (long)PAGE, 3, NEW | 2, -1, 0);
    item(sunos_call(MMAP, at, (long)PAGE, 3, 2 | ANON, -1, 0) - at);
    item(sunos_call(MMAP, at + PAGE, (long)PAGE, 3, NEW | 2 | ANON | 0x10, -1, 0) - at - PAGE);
    begin("aligned");
    for (int i = 10; i < 24; i++) {
        const long r = sunos_call(MMAP, 1l << i, (long)PAGE, 3, NEW | 2 | ANON | 0x200, -1, 0);
        item(1l << i < PAGE ? r == -22 : (r & ((1l << i) - 1)) == 0);
    }
    item(sunos_call(MMAP, 0, (long)PAGE, 3, NEW | 2 | ANON | 0x200, -1, 0) & (PAGE - 1));
    C(MMAP, 3l * PAGE, (long)PAGE, 3, NEW | 2 | ANON | 0x200, -1, 0);
    C(MMAP, (long)PAGE, (long)PAGE, 3, NEW | 2 | ANON | 0x210, -1, 0);
    C(MMAP, (long)PAGE, (long)PAGE, 3, 2 | ANON | 0x200, -1, 0);
    C(MMAP, 1l << 30, WIDE ? 1l << 62 : (long)0xf0000000, 3, NEW | 2 | ANON | 0x200, -1, 0);
    begin("memcntl");
    for (int command = -1; command < 10; command++)
        C(MEMCNTL, command == 5 || command == 6 ? 0 : at, command == 5 || command == 6 ? 0 : (long)PAGE, command,
          command == 1   ? 4
          : command == 5 ? 1
                         : 0,
          0, 0);
    for (int command = 0; command < 8; command++)
        C(MEMCNTL, at, (long)PAGE, command, 0, 0, 1);
    for (int advice = -1; advice < 11; advice++) {
        *(volatile int *)at = 1;
        C(MEMCNTL, at, (long)PAGE, 4, (long)advice, 0, 0);
        item(*(volatile int *)at);
    }
    for (int i = 0; i < 9; i++)
        C(MEMCNTL, at, (long)PAGE, 1, i, 0, 0);
    C(MEMCNTL, at + 1, (long)PAGE, 1, 4, 0, 0);
    C(MEMCNTL, at, 5l * PAGE, 2, 0, 0, 0);
    begin("brk");
    extern char end[];
    C(BRK, end);
    C(BRK, end - 1);
    C(BRK, (((unsigned long)end - 1) & -(long)PAGE) - PAGE);
    C(BRK, end + 3 * PAGE);
    C(BRK, -1l);
    C(BRK, end);
    begin("others");
    C(MUNMAP, at + 1, (long)PAGE);
    C(MUNMAP, at, 0);
    C(MPROTECT, at + 1, (long)PAGE, 1);
    C(MPROTECT, at, (long)PAGE, 8);
    C(MUNMAP, at, 4l * PAGE);
    C(MPROTECT, at, (long)PAGE, 1);
    C(FDSYNC, fd, 0), C(FDSYNC, fd, 0x40), C(FDSYNC, fd, 0x10), C(FDSYNC, 99, 0), C(FDSYNC, 99, 0x40);
    sunos_call(CLOSE, fd);
}

static void put_lock(int type, int whence, long start, long length)
{
    clear();
    put(0, 2, (unsigned long)type), put(2, 2, (unsigned long)whence);
    put(WIDE ? 8 : 4, sizeof(long), (unsigned long)start), put(WIDE ? 16 : 8, sizeof(long), (unsigned long)length);
}

static void descriptors(void)
{
    long fd = sunos_call(OPEN, "/tmp/f", CREAT_ | TRUNC | RDWR, 0600), fds[2];

    sunos_call(WRITE, fd, "0123456789", 10);
    begin("fcntl");
    for (int command = -1; command < 40; command++)
        if (command != 0 && command != 9 && command != 11 && command != 27) {
            put_lock(1, 0, 0, 0);
            const long r = sunos_call(FCNTL, fd, command, command == 6 || command == 7 || command == 14 || command > 24 ? (long)buffer : 0);
            item(command >= 33 && command <= 35 ? (WIDE ? r == -22 : r <= 0) : r);
        }
    sunos_call(CLOSE, fd);
    fd = sunos_call(OPEN, "/tmp/f", CREAT_ | TRUNC | RDWR, 0600);
    sunos_call(WRITE, fd, "0123456789", 10);
    C(FCNTL, fd, 0, 40), C(FCNTL, fd, 0, -1), C(FCNTL, 99, 0, 0), C(FCNTL, fd, 9, fd), C(FCNTL, fd, 9, 41), C(FCNTL, fd, 9, -1),
        C(FCNTL, 99, 9, 3);
    C(CLOSE, 40), C(CLOSE, 41);
    C(FCNTL, fd, 2, 1), C(FCNTL, fd, 1, 0), C(FCNTL, fd, 4, 8), C(FCNTL, fd, 3, 0), C(FCNTL, fd, 4, 0x80), C(FCNTL, fd, 3, 0);
    C(FCNTL, fd, 24, 5), C(FCNTL, fd, 23, 0);
    begin("freesp");
    static const struct {
        short whence, start, length;
    } spaces[] = {{0, 9, 0}, {0, 20, 0}, {0, -1, 0}, {0, 5, 1},   {1, -2, 0}, {2, -3, 0},
                  {3, 0, 0}, {-1, 0, 0}, {1, 0, 0},  {2, -30, 0}, {0, 0, 0},  {2, 7, 0}};
    for (unsigned i = 0; i < sizeof spaces / sizeof *spaces; i++) {
        put_lock(2, spaces[i].whence, spaces[i].start, spaces[i].length);
        C(FCNTL, fd, 11, buffer);
        item(sunos_call(LSEEK, fd, 0, 1));
        const long here = sunos_call(LSEEK, fd, 0, 1);
        item(sunos_call(LSEEK, fd, 0, 2));
        sunos_call(LSEEK, fd, here, 0);
    }
    C(FCNTL, fd, 11, 1);
    C(FCNTL, 99, 11, buffer);
    put_lock(2, 0, 0, 0);
    C(FCNTL, 99, 11, buffer);
    for (int i = 0; i < 3; i++) {
        put_lock(2, 2, 0, 0);
        put(8, 8, 0), put(16, 8, i == 2);
        C(FCNTL, fd, WIDE ? 11 : 27, buffer);
        item(sunos_call(FCNTL, fd, WIDE ? 27 : 28, buffer));
    }
    begin("locks");
    for (int type = -1; type < 6; type++) {
        put_lock(type, 0, 2, 3);
        C(FCNTL, fd, 6, buffer);
        put_lock(type, 0, 2, 3);
        C(FCNTL, fd, 14, buffer);
        item((int)field(buffer, 0, 2));
    }
    for (int whence = -1; whence < 4; whence++) {
        put_lock(2, whence, 0, 0);
        C(FCNTL, fd, 6, buffer);
    }
    begin("of another process");
    put_lock(2, 0, 3, 4);
    C(FCNTL, fd, 6, buffer);
    const long parent = sunos_call(GETPID), child = sunos_call(FORK1);
    if (sunos_second) {
        for (int at = 1; at < 9; at++) {
            put_lock(1, 0, at, 1);
            item(sunos_call(FCNTL, fd, 14, buffer));
            item((short)field(buffer, 0, 2)), item((short)field(buffer, 2, 2));
            item((long)field(buffer, WIDE ? 8 : 4, sizeof(long))), item((long)field(buffer, WIDE ? 16 : 8, sizeof(long)));
            item(field(buffer, WIDE ? 28 : 16, 4) == (unsigned long)parent);
            put_lock(1, 0, at, 1);
            item(sunos_call(FCNTL, fd, 6, buffer));
        }
        flush();
        sunos_call(EXIT, 0);
    }
    flush();
    sunos_call(WAITID, 0, child, buffer, 1);
    begin("llseek");
    if (!WIDE) {
        const long first = sunos_call(LLSEEK, fd, BIG ? 1 : 5, BIG ? 5 : 1, 0), second = sunos_second;
        item(BIG ? first : second), item(BIG ? second : first);
        sunos_call(LLSEEK, fd, 0, 0, 1);
    } else {
        item(sunos_call(LSEEK, fd, (long)(1ull << 32 | 5) & (WIDE ? -1l : 0), 0) == (long)(1ull << 32 | 5));
        item(5);
    }
    C(LSEEK, fd, -1l, 0), C(LSEEK, fd, 0, 3), C(LSEEK, 99, 0, 0);
    begin("statvfs");
    clear();
    C(STATVFS, "/tmp", buffer);
    item(written() == (WIDE ? 8 * 8 + 8 + 16 + 16 + 32 : 32 + 4 + 16 + 8 + 96));
    for (int i = 0; i < 8; i++)
        item(i < 2 ? (long)field(buffer, (unsigned)i * sizeof(long), sizeof(long))
                   : field(buffer, (unsigned)i * sizeof(long), sizeof(long)) != 0);
    item(field(buffer, 2 * sizeof(long), sizeof(long)) / 2 == field(buffer, 3 * sizeof(long), sizeof(long)));
    item(field(buffer, 5 * sizeof(long), sizeof(long)) / 2 == field(buffer, 6 * sizeof(long), sizeof(long)));
    item(field(buffer, 5 * sizeof(long), sizeof(long)) * 8 == field(buffer, 2 * sizeof(long), sizeof(long)));
    item((long)field(buffer, 8 * sizeof(long), sizeof(long)));
    flush();
    say(" "), say((char *)buffer + 9 * sizeof(long));
    for (int i = 0; i < 2; i++)
        item((long)field(buffer, (unsigned)(9 + i) * sizeof(long) + 16, sizeof(long)));
    C(STATVFS, "/none", buffer), C(STATVFS, "/tmp", 1), C(FSTATVFS, fd, buffer), C(FSTATVFS, 99, buffer);
    for (unsigned n = WIDE ? 0 : 20; n < (WIDE ? 136 : 156); n += 8)
        C(STATVFS, "/tmp", edge(n));
    C(FSTATVFS, fd, edge(WIDE ? 136 : 156));
    begin("sizes of 64 bits");
    if (WIDE)
        item(0), item(1), item(4096), item(512), item(1), item(-14), item(0);
    else {
        clear();
        C(STATVFS64, "/tmp", buffer);
        item(written() == 8 + 48 + 4 + 16 + 8 + 96);
        item((long)field(buffer, 0, 4)), item((long)field(buffer, 4, 4));
        item(field(buffer, BIG ? 12 : 8, 4) / 2 == field(buffer, BIG ? 20 : 16, 4));
        C(FSTATVFS64, fd, edge(179)), C(FSTATVFS64, fd, edge(180));
    }
    begin("at");
    for (int command = -1; command < 10; command++)
        if (command != 2) {
            const long r = sunos_call(FSAT, command, 99, "x", command == 4 ? 99 : 0, command == 4 ? (long)"y" : 0, 0);
            item(r);
        }
    const long tmp = sunos_call(OPEN, "/tmp", 0, 0), cwd = (long)0xffffffffffd19553;
    for (int command = 0; command < 2; command++) {
        const long new = sunos_call(FSAT, command, tmp, "made", CREAT_ | RDWR, 0640, 0);
        item(new > 0);
        sunos_call(CLOSE, new);
    }
    sunos_call(12, "/tmp");
    C(89, "f", "link");
    for (int flags = 0; flags <= 0x1000; flags += 0x1000) {
        C(FSAT, 3, cwd, "link", buffer, flags, 0);
        item((long)field(buffer, WIDE ? 16 : 20, 4) & 0170000);
        C(FSAT, 3, tmp, "link", buffer, flags, 0);
        item((long)field(buffer, WIDE ? 16 : 20, 4) & 0170000);
        C(FSAT, 5, tmp, "link", -1, -1, flags);
        C(FSAT, 5, tmp, "none", -1, -1, flags);
    }
    C(FSAT, 3, fd, 0, buffer, 0, 0);
    item((long)field(buffer, WIDE ? 16 : 20, 4));
    C(FSAT, 3, cwd, 0, buffer, 0, 0), C(FSAT, 3, -1, 0, buffer, 0, 0);
    C(FSAT, 4, tmp, "made", cwd, "moved", 0), C(FSAT, 4, cwd, "moved", tmp, "made", 0), C(FSAT, 7, cwd, "made", 0, 0, 0),
        C(FSAT, 7, cwd, "none", 0, 0, 0);
    C(MKDIR, "made.d", 0700);
    C(FSAT, 6, tmp, "made", 1, 0, 0), C(FSAT, 6, tmp, "made.d", 0, 0, 0), C(FSAT, 6, tmp, "made.d", 1, 0, 0),
        C(FSAT, 6, tmp, "made", 0, 0, 0), C(FSAT, 6, tmp, "link", 0, 0, 0);
    sunos_call(12, "/");
    begin("paths");
    for (int size = 0; size < 8; size++) {
        clear();
        C(RESOLVEPATH, "/tmp/../tmp/./f", buffer, size);
        item(written());
    }
    C(RESOLVEPATH, "/tmp/none", buffer, 100), C(RESOLVEPATH, "/tmp", 1, 100), C(RESOLVEPATH, 1, buffer, 100);
    C(GETCWD, buffer, 0), C(GETCWD, buffer, 1), C(GETCWD, buffer, 2), C(GETCWD, 1, 2);
    begin("getdents");
    C(GETDENTS, fd, buffer, 100), C(GETDENTS, 99, buffer, 100), C(GETDENTS, tmp, buffer, 4), C(GETDENTS, tmp, 1, 100);
    long total = 0, n;
    while ((n = sunos_call(GETDENTS, tmp, buffer, 24)) > 0)
        for (long at = 0; at < n; at += (long)field(buffer, (unsigned)at + (WIDE ? 16 : 8), 2))
            total++;
    item(total), item(n);
    begin("socket");
    for (int type = -1; type < 9; type++) {
        const long s = sunos_call(SO_SOCKET, 1, type, 0, 0, 1);
        item(s > 0 ? 0 : s);
        if (s < 0)
            continue;
        for (int length = 3; length < 6; length++) {
            put(0, 4, 0x77777777), put(100, 4, (unsigned long)length);
            C(GETSOCKOPT, s, 0xffff, 0x1008, buffer, buffer + 100);
            item(length < 4 ? 0 : (long)field(buffer, 0, 4)), item((long)field(buffer, 100, 4));
        }
        C(GETSOCKOPT, s, 0xffff, 0x1008, 1, buffer + 100), C(GETSOCKOPT, s, 0xffff, 0x1008, buffer, 1),
            C(GETSOCKOPT, s, 0xfffe, 0x1008, buffer, buffer + 100);
        sunos_call(CLOSE, s);
    }
    begin("socketpair");
    const int kinds[][2] = {{1, 1}, {2, 2}, {1, 2}, {2, 1}};
    for (unsigned i = 0; i < 4; i++) {
        fds[0] = sunos_call(SO_SOCKET, 1, kinds[i][0], 0, 0, 1), fds[1] = sunos_call(SO_SOCKET, 1, kinds[i][1], 0, 0, 1);
        put(0, 4, (unsigned long)fds[0]), put(4, 4, (unsigned long)fds[1]);
        C(SO_SOCKETPAIR, buffer);
        item(field(buffer, 0, 4) == (unsigned long)fds[0] && field(buffer, 4, 4) == (unsigned long)fds[1]);
        item(sunos_call(WRITE, fds[0], "pair", 4)), item(i < 2 ? sunos_call(READ, fds[1], buffer, 9) : 0);
        item(sunos_call(WRITE, fds[1], "pai", 3)), item(i < 2 ? sunos_call(READ, fds[0], buffer, 9) : 0);
        put(4, 4, (unsigned long)fd);
        sunos_call(CLOSE, fds[0]), sunos_call(CLOSE, fds[1]);
    }
    const long inet = sunos_call(SO_SOCKET, 2, 2, 0, 0, 1), stream = sunos_call(SO_SOCKET, 1, 2, 0, 0, 1);
    put(0, 4, (unsigned long)inet), put(4, 4, (unsigned long)stream), C(SO_SOCKETPAIR, buffer);
    put(0, 4, (unsigned long)stream), put(4, 4, (unsigned long)inet), C(SO_SOCKETPAIR, buffer);
    put(0, 4, (unsigned long)stream), put(4, 4, (unsigned long)fd), C(SO_SOCKETPAIR, buffer);
    put(0, 4, (unsigned long)99), put(4, 4, (unsigned long)stream), C(SO_SOCKETPAIR, buffer);
    C(SO_SOCKETPAIR, 1);
}

static void on_signal(int sig)
{
    (void)sig;
}

static void signals(void)
{
    const unsigned mask_at = 2 * sizeof(long);

    begin("sigaction");
    for (int sig = -1; sig < 52; sig++) {
        C(SIGACTION, sig, 0, buffer);
        put(0, 4, 0), put(sizeof(long), sizeof(long), 1);
        C(SIGACTION, sig, buffer, 0);
    }
    begin("flags");
    for (int bit = 0; bit < 32; bit++) {
        clear();
        put(0, 4, 1ul << bit), put(sizeof(long), sizeof(long), (unsigned long)on_signal);
        for (unsigned i = 0; i < 16; i++)
            buffer[mask_at + i] = 0xff;
        C(SIGACTION, 16, buffer, 0);
        clear();
        C(SIGACTION, 16, 0, buffer);
        item(written() - (long)mask_at);
        item((long)field(buffer, 0, 4)), item(field(buffer, sizeof(long), sizeof(long)) == (unsigned long)on_signal);
        if (!bit)
            for (unsigned i = 0; i < 4; i++)
                item((long)(int)field(buffer, mask_at + 4 * i, 4));
    }
    for (unsigned n = 0; n < 17; n += 4)
        C(SIGACTION, 16, edge(n + (n > 4 ? mask_at : 0)), 0), C(SIGACTION, 16, 0, edge(n + (n > 4 ? mask_at : 0)));
    begin("each signal in a mask");
    for (int sig = 0; sig < 64; sig++) {
        for (unsigned i = 0; i < 16; i++)
            buffer[i] = 0;
        put((unsigned)sig / 32 * 4, 4, 1ul << sig % 32);
        sunos_call(SIGPROCMASK, 3, buffer, 0);
        for (unsigned i = 0; i < 4; i++)
            put(100 + 4 * i, 4, 0x5a5a);
        sunos_call(SIGPROCMASK, 1, 0, buffer + 100);
        for (unsigned i = 0; i < 4; i++)
            if (field(buffer, 100 + 4 * i, 4) == field(buffer, 4 * i, 4))
                item(1);
            else
                item((long)(int)field(buffer, 100 + 4 * i, 4));
    }
    begin("ways of a mask");
    for (unsigned i = 0; i < 16; i++)
        buffer[i] = 0;
    sunos_call(SIGPROCMASK, 3, buffer, 0);
    for (int how = -1; how < 5; how++) {
        put(0, 4, how == 2 ? 1 << 14 : 1 << 15 | 1 << 14);
        C(SIGPROCMASK, how, buffer, buffer + 100);
        item((long)field(buffer, 100, 4));
        C(SIGPROCMASK, how, 0, buffer + 100);
        item((long)field(buffer, 100, 4));
    }
    clear_edge();
    for (unsigned i = 0; i < 20; i += 4)
        C(SIGPROCMASK, 1, edge(i), 0), C(SIGPROCMASK, 1, 0, edge(i));
    for (int how = -1; how < 5; how++) {
        pair(sunos_call(LWP_SIGMASK, how, how == 2 ? 1 << 14 : 1 << 14 | 1 << 3, 1));
    }
    C(LWP_SIGMASK, 3, 0, 0);
    begin("sigpending");
    for (int i = -1; i < 5; i++) {
        clear();
        C(SIGPENDING, i, buffer);
        item(written());
        for (unsigned j = 0; j < 4 && (i == 1 || i == 2); j++)
            item((long)(int)field(buffer, 4 * j, 4));
    }
    C(SIGPENDING, 1, 1);
    begin("sigtimedwait");
    for (unsigned i = 0; i < 16; i++)
        buffer[i] = 0;
    put(0, 4, 1 << 15), put(200, sizeof(long), 0), put(200 + sizeof(long), sizeof(long), 0);
    sunos_call(SIGPROCMASK, 1, buffer, 0);
    C(SIGTIMEDWAIT, buffer, 0, buffer + 200);
    for (int way = 0; way < 3; way++) {
        C(SIGQUEUE, sunos_call(GETPID), 16, 0x1234567, 0);
        if (way == 1)
            C(SIGTIMEDWAIT, buffer, edge(WIDE ? 255 : 127), buffer + 200);
        else {
            for (unsigned i = 300; i < 600; i++)
                buffer[i] = 0xa5;
            C(SIGTIMEDWAIT, buffer, way ? 0 : (long)buffer + 300, buffer + 200);
            for (unsigned i = 0; i < 3 && !way; i++)
                item((long)(int)field(buffer, 300 + 4 * i, 4));
            const unsigned pid_at = WIDE ? 316 : 312;
            item(way || field(buffer, pid_at, 4) == (unsigned long)sunos_call(GETPID));
            item(way ? 0 : (long)field(buffer, pid_at + (WIDE ? 16 : 8), sizeof(long)));
        }
    }
    C(SIGTIMEDWAIT, 1, 0, buffer + 200);
    C(SIGTIMEDWAIT, buffer, 0, 1);
    begin("kill");
    for (int sig = -1; sig < 52; sig++) {
        C(SIGQUEUE, 99999, sig, 0, 0);
        C(LWP_KILL, 99, sig);
        C(KILL, 99999, sig);
    }
    C(KILL, sunos_call(GETPID), 0), C(LWP_KILL, 1, 0), C(SIGQUEUE, sunos_call(GETPID), 0, 0, 0);
    begin("sigaltstack");
    const unsigned flags_at = 2 * sizeof(long);
    clear();
    C(SIGALTSTACK, 0, buffer);
    item(written() == (WIDE ? 24 : 12));
    item((long)field(buffer, flags_at, 4));
    for (int i = 0; i < 8; i++) {
        put(0, sizeof(long), (unsigned long)&buffer[4096]), put(sizeof(long), sizeof(long), 4096), put(flags_at, 4, (unsigned long)i);
        C(SIGALTSTACK, buffer, 0);
        C(SIGALTSTACK, 0, buffer + 100);
        item((long)field(buffer, 100 + flags_at, 4)), item((long)field(buffer, 100 + sizeof(long), sizeof(long)));
        item(field(buffer, 100, sizeof(long)) != 0);
    }
    for (int size = 2047; size < 2050; size++) {
        put(sizeof(long), sizeof(long), (unsigned long)size), put(flags_at, 4, 0);
        C(SIGALTSTACK, buffer, 0);
    }
    put(sizeof(long), sizeof(long), 0), put(flags_at, 4, 2);
    C(SIGALTSTACK, buffer, 0), C(SIGALTSTACK, 1, 0), C(SIGALTSTACK, 0, 1), C(SIGALTSTACK, edge(flags_at + 3), 0);
    begin("context");
    for (int i = -1; i < 5; i++)
        if (i != 1)
            item(sunos_call(CONTEXT, i, 1) < 0);
    begin("pollsys");
    put(0, sizeof(long), 0), put(sizeof(long), sizeof(long), 0);
    C(POLLSYS, 0, 0, buffer, 0), C(POLLSYS, 1, 1, buffer, 0), C(POLLSYS, 0, 0, 1, 0), C(POLLSYS, 0, 0, buffer, 1),
        C(POLLSYS, 0, -1, buffer, 0);
    const long end = sunos_call(PIPE), other = sunos_second;
    sunos_call(WRITE, other, "x", 1);
    for (int bit = 0; bit < 16; bit++) {
        put(100, 4, (unsigned long)end), put(104, 2, 1ul << bit), put(106, 2, 0xffff);
        C(POLLSYS, buffer + 100, 1, buffer, 0);
        item((long)field(buffer, 106, 2));
        put(100, 4, (unsigned long)other);
        C(POLLSYS, buffer + 100, 1, buffer, 0);
        item((long)field(buffer, 106, 2));
    }
    put(100, 4, 99);
    C(POLLSYS, buffer + 100, 1, buffer, 0);
    item((long)field(buffer, 106, 2));
}

static void queues(void)
{
    const long sem = sunos_call(SEMSYS, 1, 0, 3, 0600, 0), msg = sunos_call(MSGSYS, 0, 0, 0600, 0, 0, 0),
               shm = sunos_call(SHMSYS, 3, 0, (long)PAGE, 0600);

    begin("semctl");
    for (int command = -1; command < 16; command++)
        if (command != 10 && command != 11 && command != 6 && command != 9)
            item(sunos_call(SEMSYS, 0, sem, 1, command, command == 8 ? 5 : (long)buffer) > 1000
                     ? 1000
                     : sunos_call(SEMSYS, 0, sem, 1, command, command == 8 ? 5 : (long)buffer));
    for (int command = -1; command < 16; command++)
        C(SEMSYS, 0, 999, 0, command, buffer);
    for (int value = -1; value < 3; value++) {
        C(SEMSYS, 0, sem, 2, 8, value);
        C(SEMSYS, 0, sem, 2, 5, 0);
    }
    C(SEMSYS, 0, sem, 2, 8, 32767), C(SEMSYS, 0, sem, 2, 8, 32768), C(SEMSYS, 0, sem, 3, 8, 0), C(SEMSYS, 0, sem, -1, 5, 0);
    clear();
    C(SEMSYS, 0, sem, 0, 6, buffer);
    item(written());
    for (unsigned i = 0; i < 3; i++)
        item((long)field(buffer, 2 * i, 2)), put(2 * i, 2, i + 4);
    C(SEMSYS, 0, sem, 0, 9, buffer);
    for (int i = 0; i < 3; i++)
        C(SEMSYS, 0, sem, i, 5, 0);
    begin("semop");
    static const short operations[][3] = {{0, -1, 0},     {0, 1, 0},     {3, 1, 0},  {1, 0, 04000},
                                          {1, -9, 04000}, {1, 32767, 0}, {2, -6, 0}, {2, 0, 0}};
    for (unsigned i = 0; i < sizeof operations / sizeof *operations; i++) {
        for (unsigned j = 0; j < 3; j++)
            put(2 * j, 2, (unsigned long)operations[i][j]);
        C(SEMSYS, 2, sem, buffer, 1, 0);
        for (int n = 0; n < 3; n++)
            C(SEMSYS, 0, sem, n, 5, 0);
        item(sunos_call(SEMSYS, 0, sem, operations[i][0], 4, 0) == sunos_call(GETPID));
    }
    put(0, 2, 1), put(2, 2, (unsigned long)-99), put(4, 2, 0), put(8, sizeof(long), 0), put(8 + sizeof(long), sizeof(long), 1000);
    C(SEMSYS, 4, sem, buffer, 1, buffer + 8), C(SEMSYS, 4, sem, buffer, 1, 1), C(SEMSYS, 2, sem, buffer, 0, 0), C(SEMSYS, 2, sem, 1, 1, 0),
        C(SEMSYS, 2, sem, buffer, 9999, 0);
    for (int command = -1; command < 7; command++)
        if (command != 1)
            C(SEMSYS, command, 999, 0, 0, 0);
    begin("messages");
    for (int command = -1; command < 6; command++)
        if (command)
            C(MSGSYS, command, 999, 0, 0, 0, 0);
    for (int command = 0; command < 14; command++)
        if (command != 10 && command != 11)
            C(MSGSYS, 1, msg, command, buffer, 0, 0);
    put(0, sizeof(long), 5);
    C(MSGSYS, 3, msg, buffer, 10, 0, 0), C(MSGSYS, 3, msg, buffer, -1, 0, 0), C(MSGSYS, 3, msg, 1, 1, 0, 0);
    C(MSGSYS, 2, msg, buffer, 4, 0, 04000), C(MSGSYS, 2, msg, buffer, 100, 6, 04000), C(MSGSYS, 2, msg, buffer, 4, 0, 04000 | 010000),
        C(MSGSYS, 2, msg, buffer, 4, 0, 04000);
    C(MSGSYS, 1, msg, 10, 0, 0, 0), C(MSGSYS, 1, msg, 10, 0, 0, 0);
    begin("shared memory");
    for (int command = -1; command < 6; command++)
        if (command != 3)
            C(SHMSYS, command, 999, command == 1 ? 12 : 0, 0, 0);
    for (int command = 0; command < 14; command++)
        if (command != 10 && command != 11)
            C(SHMSYS, 1, shm, command, buffer);
    const long at = sunos_call(SHMSYS, 0, shm, 0, 0), only = sunos_call(SHMSYS, 0, shm, 0, 010000);
    *(volatile int *)at = 77;
    item(*(volatile int *)only);
    C(FSTAT, 0, only), C(FSTAT, 1, edge(4)), C(SHMSYS, 2, only, 0, 0), C(SHMSYS, 2, only, 0, 0), C(SHMSYS, 0, shm, at + 1, 0);
    item(sunos_call(SHMSYS, 0, shm, only + 5, 020000) - only);
    C(SHMSYS, 2, at, 0, 0), C(SHMSYS, 1, shm, 10, 0), C(SHMSYS, 1, shm, 12, buffer), C(SHMSYS, 3, 0, 0, 0600);
    begin("removed");
    C(SEMSYS, 0, sem, 0, 10, 0), C(SEMSYS, 0, sem, 0, 5, 0);
}

static void threads(void)
{
    begin("LWPs");
    for (int id = -1; id < 4; id++) {
        if (id != 1)
            C(LWP_SUSPEND, id);
        C(LWP_CONTINUE, id), C(LWP_KILL, id, 0);
        if (id != 1)
            C(LWP_WAIT, id, 0), C(LWP_DETACH, id);
    }
    C(LWP_SUSPEND, 1), C(LWP_WAIT, 1, 0), C(LWP_KILL, 1, -1), C(LWP_KILL, 1, 64), C(LWP_KILL, 1, 65), C(LWP_KILL, 99, 65);
    for (int bit = 0; bit < 32; bit++)
        item(sunos_call(LWP_CREATE, 1, 1l << bit, 0));
    begin("lwp_info");
    clear();
    C(LWP_INFO, buffer);
    item(written() / (long)sizeof(long)), item((long)field(buffer, 0, sizeof(long))), item(field(buffer, sizeof(long), sizeof(long)) > 0);
    C(LWP_INFO, edge(4 * sizeof(long) - 1)), C(LWP_INFO, edge(4 * sizeof(long)));
    begin("park");
    for (int command = -1; command < 5; command++)
        if (command)
            C(LWP_PARK, command, 99, 0);
    put(0, sizeof(long), 0), put(sizeof(long), sizeof(long), 1000);
    C(LWP_PARK, 0, buffer, 0), C(LWP_PARK, 0, buffer, 99), C(LWP_PARK, 0, 1, 0);
    C(LWP_PARK, 1, 1, 0), C(LWP_PARK, 0, buffer, 0), C(LWP_PARK, 0, buffer, 0), C(LWP_PARK, 0, buffer, 1);
    put(0, 4, 1), put(4, 4, 99), C(LWP_PARK, 2, buffer, 2), C(LWP_PARK, 2, buffer, 0), C(LWP_PARK, 2, buffer, -1),
        C(LWP_PARK, 2, buffer, 65537), C(LWP_PARK, 2, edge(4), 2);
    put(0, sizeof(long), 0), put(sizeof(long), sizeof(long), 1000000000), C(LWP_PARK, 0, buffer, 0);
    put(0, sizeof(long), 5), put(sizeof(long), sizeof(long), 999999999), C(LWP_PARK, 1, 1, 0), C(LWP_PARK, 0, buffer, 0);
    item((long)field(buffer, 0, sizeof(long)));
    clear_edge();
    begin("mutex");
    for (unsigned i = 0; i < 64; i++)
        buffer[i] = 0;
    put(100, sizeof(long), 0), put(100 + sizeof(long), sizeof(long), 1000);
    C(MUTEX_INIT, buffer, 0), C(MUTEX_INIT, 1, 0);
    C(MUTEX_TRYLOCK, buffer), C(MUTEX_TRYLOCK, buffer), C(MUTEX_TIMEDLOCK, buffer, buffer + 100), C(MUTEX_TIMEDLOCK, buffer, 1);
    for (unsigned i = 0; i < 24; i++)
        item(buffer[i]);
    C(MUTEX_WAKEUP, buffer), item(buffer[14]), C(MUTEX_UNLOCK, buffer), item(buffer[15]), C(MUTEX_LOCK, buffer), item(buffer[15]),
        buffer[14] = 1, C(MUTEX_UNLOCK, buffer), item(buffer[14]);
    C(MUTEX_TRYLOCK, 1), C(MUTEX_LOCK, 1), C(MUTEX_UNLOCK, 1), C(MUTEX_WAKEUP, 1), C(MUTEX_TRYLOCK, edge(23)), C(MUTEX_TRYLOCK, edge(24)),
        C(MUTEX_UNLOCK, edge(24)), C(MUTEX_INIT, edge(1), 0);
    begin("condition");
    C(COND_WAIT, buffer + 32, buffer, buffer + 100, 0);
    for (unsigned i = 32; i < 40; i++)
        item(buffer[i]);
    item(buffer[15]);
    C(COND_SIGNAL, buffer + 32), item(buffer[35]), buffer[35] = 1, C(COND_BROADCAST, buffer + 32), item(buffer[35]);
    C(COND_SIGNAL, 1), C(COND_BROADCAST, 1), C(COND_WAIT, 1, buffer, 0, 0), C(COND_WAIT, buffer + 32, 1, 0, 0),
        C(COND_WAIT, buffer + 32, buffer, 1, 0), C(COND_SIGNAL, edge(4)), C(COND_SIGNAL, edge(3));
    begin("semaphore");
    for (unsigned i = 0; i < 64; i++)
        buffer[i] = 0;
    C(SEMA_TRYWAIT, buffer), C(SEMA_POST, buffer), C(SEMA_POST, buffer), item((long)field(buffer, 0, 4)), C(SEMA_TRYWAIT, buffer),
        item((long)field(buffer, 0, 4));
    C(SEMA_TRYWAIT, buffer), C(SEMA_TIMEDWAIT, buffer, buffer + 100, 0), item(buffer[15]), C(SEMA_POST, buffer), item(buffer[15]),
        item((long)field(buffer, 0, 4));
    C(SEMA_TIMEDWAIT, buffer, 0, 0), put(0, 4, 0x7ffffffe), C(SEMA_POST, buffer), C(SEMA_POST, buffer), C(SEMA_TRYWAIT, 1), C(SEMA_POST, 1),
        C(SEMA_TIMEDWAIT, buffer, 1, 0);
    C(SEMA_TIMEDWAIT, 1, buffer + 100, 0), C(SEMA_POST, edge(4)), C(SEMA_POST, edge(16)), C(SEMA_TRYWAIT, edge(4)),
        C(SEMA_TRYWAIT, edge(3));
}

/* Calls that do not wait, end or need privileges, with arguments that are nothing. */
static void each_number(void)
{
    static const unsigned char neither[] = {0,   1,   2,   3,   4,   7,   19,  20,  23,  24,  26,  29,  34,  43,  46,  47,
                                            50,  60,  61,  77,  91,  96,  100, 107, 119, 123, 124, 125, 126, 127, 136, 141,
                                            143, 144, 146, 157, 160, 161, 166, 175, 192, 202, 203, 204, 206, 208};
    static const unsigned char not_ones[] = {5,  6,  27,  37,  39,  41,  54,  58,  62,  81,  87,  93, 94,
                                             95, 98, 121, 122, 137, 150, 163, 165, 167, 173, 174, 183};

    for (unsigned ones = 0; ones < 2; ones++) {
        begin(ones ? "with ones" : "with minus ones");
        for (int n = 0; n < 256; n++) {
            const long argument = ones ? 1 : -1;
            int skip = (n >= 213 && n < 226) || (ones && n >= 230 && n < 250);

            for (unsigned i = 0; i < sizeof neither; i++)
                skip |= n == neither[i];
            for (unsigned i = 0; i < sizeof not_ones; i++)
                skip |= ones && n == not_ones[i];
            if (!skip)
                C(n, argument, argument, argument, argument, argument, argument);
        }
    }
}

int start(void)
{
    configuration();
    limits();
    clocks();
    processes();
    memory();
    descriptors();
    signals();
    queues();
    threads();
    each_number();
    begin("end");
    say("\n");
    return 0;
}

/* stdout:
sysconfig -22*3 16 1024*2 199506 100 3 -22 100 1*2 4096 -22 0 2147483647 -22 32 8 2147483647*2 32 41 48 32 65536 32768 -22*14
 30000 7 1 -22 20 -22*13
systeminfo, sizes -22 6 5 8 2 7 0 1*2 0 1*4 0*2 SunOS 5.10 Generic 0
systeminfo, room 6 0 -1 6 1 0 6 2 0 6 3 0 6 4 0 6 5 0 6*2 0 6*2 0 6 -14 6 -14
uname -14 0 -14
pathconf -22*2 32767 256 512 255 1024 5120 1 0 1 -22*3 -2 -22*2 32767 256 512 255 1024 5120 1 0 1 -22*3 -9
ulimit -22*2 4194303 -22*3 1 1024
getpagesizes 1 -22*2 -14 1*3 -14
processor_bind -22*2 0*4 -22*3 0 -1 -14
issetugid 0
getrlimit -22 0*2 2 0 2 0 2 0 2 0 2 0 2 0 2 -22 0 -22 0 -14 0 -14*3 -22*2
of core files 0*7 1 0*3 2 0*3 64 0*3 64 0*2 1 -1 0*2 1 -1 0*3 100 0
of descriptors 1 0 1 0 1 5632 1 256 1 256 1 256 1 256 1 256
each kind is its own 1 256 1 512 1 1024 1 2048 1 4096 1 8192 1 16384
64 bits 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 -22*2 -14 -22 0*8
clock_gettime -22 0*6 -22*2 0 -14
clock_getres -22 0*6 -22*2
clock_settime -22 -14 -22*2 -14 -22*4
timer_create -22 0 -22*2 0*2 -22*3 0*3 -22*3 1*2 0*2 1*3 -14 -22*2 0*48 -22*3
pgrpsys -22 1 0 1 0 -22*2 -3*4 -22
identity -22*2 0*2
waitid -22 -10 -22 -10 -22*4 -10 -22 -10 -22 -10*2 -22*12 -10*4 -22*2 -10*2 -22*8 0 18 1 0 1 0 18 1 0 1 0 18 1 0 1 -10 -1515870811*3
 0
signals of children 1*3 2 1 131 1 132 1 133 1 134 1 136 1 9 1 138 1 139 1 140 1 13 1 14 1 15 1 16 1 17 1 25344 1 22 1 28
 1 29 1 158 1 159 1 25344 1 25344 1 25344 1 25344 1 25344 1 37 1 25344 1 25344 1 25344
rusagesys -22 0*3 -22*2 -14
fork 1
mmap, a flag each -22 0 -22*3 0*5 -22*19
mmap -22*4 0*4 -22*16 -9 0*2
aligned 1*14 0 -22*3 -12
memcntl -22*2 0*7 -22*11 1 0 1 0 1 0 1 0 1 0 1 0*3 1 0 1 0 1 -22 1 -22 1 0*5 -22 0 -22*3 0
brk 0*2 -12 0 -12 0
others -22*3 0*2 -12 0*3 -9*2
fcntl -22 0*2 2 0 -22 0*2 -22*4 0 -22*8 0*2 -22*7 1*3 -22*4 40 -22 -9 3 41 -9*2 0*3 1 0 10 0 130 -3 0
freesp 0 10 9 0 10 20 -22 10 20 -22 10 20 0 10 8 0 10 5 -22 10 5 -22 10 5 0 10*2 -22 10*2 0 10 0*2 10 7 -14 -9*2 0 -22 0
 -22*3
locks -22*2 65535 -22*2 0*3 3 0*2 3 0 -22 3 -22*2 4 -22*2 5 -22 0*3 -22
of another process 0 0*2 2 0*3 1 -11 0 2 0*3 1 -11 0 2 0*3 1 -11 0 2 0*3 1 -11 0 2 0*3 1 -11 0 2 0*3 1 -11 0 2 0*3 1 -11 0
 2 0*3 1 -11
llseek 1 5 -22 -6 -9
statvfs 0 1 4096 512 1*10 ufs 0 255 -2 -14 0 -9 -14*17 0
sizes of 64 bits 0 1 4096 512 1 -14 0
at -22 -9*7 -22*2 1*2 0*2 32768 0 32768 0 -2 0 40960 0 40960 0 -2 0 33152 -14 -9 0*3 -2 0 -20 -21 0*3
paths 0*2 1*2 2*2 3*2 4*2 5*2 6*4 -2 -14*2 -34*2 0 -14
getdents -20 -9 -22 -14 4 0
socket -98*2 0*3 3 0 1 4 0 1 4 -14*2 -122 0*3 3 0 2 4 0 2 4 -14*2 -122 -98 -121*2 0*3 3 0 6 4 0 6 4 -14*2 -122 -98*2
socketpair 0 1 4*2 3*2 0 1 4*2 3*2 -122 1 -134 0 -134 0 -122 1 -134 0 -134 0 -122*2 -95 -9 -14
sigaction -22*4 0*17 -22 0*27 -22 0*50 -22*6
flags 0*2 16 1*2 -4194561 65535 0*4 16 2 1 0*2 16 4 1 0*2 16 8 1 0*2 16*2 1 0*2 16 0 1 0*2 16 0 1 0*2 16 0 1 0*2 16 0 1 0*2
 16 0 1 0*2 16 0 1 0*2 16 0 1 0*2 16 0 1 0*2 16 0 1 0*2 16 0 1 0*2 16 0 1 0*2 16 65536 1 0*2 16 131072 1 0*2 16 0 1 0*2 16
 0 1 0*2 16 0 1 0*2 16 0 1 0*2 16 0 1 0*2 16 0 1 0*2 16 0 1 0*2 16 0 1 0*2 16 0 1 0*2 16 0 1 0*2 16 0 1 0*2 16 0 1 0*2 16
 0 1 0*2 16 0 1 -14*8 0*2
each signal in a mask 1*32 0 1*55 0 1*104 0 1*3 0 1*3 0 1*3 0 1*3 0 1*3 0 1*3 0 1*3 0 1*3 0 1*3 0 1*3 0 1*3 0 1*3 0 1*3 0
 1*3 0 1*3 0 1*2
ways of a mask -22 0*3 -22 0*6 49152 0 49152 0 32768 0 32768 0 49152 -22 49152 0 49152 -14*8 0*2 49152*6 49160 49153 32776
 49152 16392 1 16392
sigpending -22 0 -22 0*2 16 0*5 16 -1 65535 0*2 -22 0 -22 0 -14
sigtimedwait -11 0 16*2 -2 0 1 19088743 0 -14 0 16 1 0 -14*2
kill -22*3 -3*147 -22*9 0*3
sigaltstack 0 1 2 0*3 4096 1 -22 0*2 4096 1 0*2 2 0*2 -22 0 2 0*2 -22 0 2 0*2 -22 0 2 0*2 -22 0 2 0*2 -22 0 2 0*2 -12 0*3
 -14*3
context 1*5
pollsys 0 -14*3 -22 1*2 0*8 1 4 0*12 1 64 0*38 1 32
semctl -22*4 0*6 -22*20 -34 0*4 1 0 2 0 -34 -22*2 0 6 0 5 32767 0 4 5 6
semop 0 3 5 6 1 0 4 5 6 1 -27 4 5 6 0 -11 4 5 6 1 -11 4 5 6 1 -34 4 5 6 1 0 4 5 0 1 0 4 5 0 1 -11 -14 -22 -14 -7 -22*7
messages -22*3 -14 -22*12 0 -22 0 -22 -14 -7 -35 4 -35 0 -22
shared memory -22*9 0*2 -22*5 0 -22 77 -14*2 0 -22*2 0*4 -22
removed 0 -22
LWPs -3*8 -45 -3 0*2 -3*10 -45*2 -22*9 -14*3 -22*24
lwp_info 0 4 0 1 -14 0
park -22 -3 0 -22*2 -62 -3 -14 0*2 -62 0*4 -22 -14 -22 0*2 6
mutex -22 -14 0 -16 -62 -14 0*14 1 255 0*13 255 0*2 -14*5 0*2 -14
condition -62 0*3 1 0*9 -14*5 0 -14
semaphore -16 0*2 2 0 1 0 -62 1 0*2 1 0*2 -79 -14*5 0 -16 -14
with minus ones -14 -9 -14*5 1700000000 -22 -14*2 -12 -14 -89*3 0 -9 -14 -89*2 -22 -89 0 -22 -89 -22 -89 -9 9 0 -89*2 -22
 -89 -22*2 -9 -89*3 -9 -14 -22*2 -89*9 -22 -89 0 -22 -89 -14*2 -9 -89*5 -22 -14*2 -22*2 -9*2 -14*2 -22*2 -89*2 -14 -9 -89*7
 -14 -22*4 -9*4 -22*2 -14 -22 -89*2 -14*2 -22 -89 -22 -89*2 -14*4 -3 -89*3 -14 -89 -14*2 -22 -3 -22 1 32768 -3 -14*5 -22*2
 -89*5 -22 -89 -14 -89*3 -14 -89*2 -22*5 -14 -22*2 -14 -89*4 -14*3 -22 -89*3 -14 -98 -14 -9*15 -89*3 -14*3 -89*3
with ones -14*5 1700000000 -14*3 -12 -14 -89*3 -14*2 -89*2 -14 -89 0 -89*2 11 0 -89*2 -22 -89 -22 -2 -89*3 -14 4194303 -89*9
 -14 -89 0 -14 -89 -14*2 -89*5 -14*3 0 -14*2 -89*2 -14*2 -89*7 -14 -22*4 32767 -20 -14*3 -22 -89*2 -14*2 -89 -14 -89*2 -14*4
 -89*3 -14 -89 -14*2 -22 0 1 -14*5 -89*5 -14 -89*4 -22 -89*2 0 -14*2 -22*2 -14 -22*2 -14 -89*4 -14*3 -22 -89*3 -34 -14*3
 -89*3
end
*/
