// Fields and arguments that stand apart: policies in /proc/PID/sched and stat, nodes of /dev/pts, UDP-Lite in /proc/net, sysinfo, adjtimex,
// handles at the end of memory, what remains of an interval, options of wait4, the last signal.
// root: real-time policies
// qemu: no, /proc is the host's
#include <dirent.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sched.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysinfo.h>
#include <sys/sysmacros.h>
#include <sys/timerfd.h>
#include <sys/timex.h>
#include <sys/wait.h>
#include <time.h>
#include "answers.h"

/* Returns the number that follows the name and a colon at the beginning of a line; -1: no line. */
static long long value_of(const char *path, const char *name)
{
    char line[300];
    long long v = -1;
    size_t n = strlen(name);
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f))
        if (strncmp(line, name, n) == 0 && strchr(" :", line[n]))
            v = atoll(strchr(line, ':') + 1);
    if (f)
        fclose(f);
    return v;
}

static void policies(void)
{
    static const struct {
        int policy, priority, nice;
    } all[] = {{SCHED_OTHER, 0, 0}, {SCHED_OTHER, 0, 7}, {SCHED_OTHER, 0, -3}, {SCHED_BATCH, 0, 1}, {SCHED_IDLE, 0, 2}, {SCHED_FIFO, 1, 0}, {SCHED_FIFO, 99, 0}, {SCHED_RR, 40, 0}, {SCHED_RR | SCHED_RESET_ON_FORK, 41, 0}};
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++) {
        char text[600] = "", *field;
        long v[3] = {0};
        int fd = open("/proc/self/stat", O_RDONLY), n = 2;
        close(fd);
        must(sched_setscheduler(0, all[i].policy, &(struct sched_param){all[i].priority}), "sched_setscheduler");
        must(setpriority(PRIO_PROCESS, 0, all[i].nice), "setpriority");
        fd = open("/proc/self/stat", O_RDONLY);
        must(read(fd, text, sizeof text - 1), "read");
        close(fd);
        for (field = strtok(strrchr(text, ')') + 2, " "); field; field = strtok(NULL, " ")) {
            n++;
            if (n == 18 || n == 40 || n == 41)
                v[n == 18 ? 0 : n - 39] = atol(field);
        }
        printf("policy %x priority %d nice %d: sched %lld %lld, stat %ld %ld %ld\n", (unsigned)all[i].policy, all[i].priority, all[i].nice, value_of("/proc/self/sched", "policy"),
               value_of("/proc/self/sched", "prio"), v[0], v[1], v[2]);
    }
    must(sched_setscheduler(0, SCHED_OTHER, &(struct sched_param){0}), "sched_setscheduler");
    must(setpriority(PRIO_PROCESS, 0, 0), "setpriority");
    SHOW(value_of("/proc/self/sched", "se.load.weight"));
    SHOW(value_of("/proc/self/sched", "nr_switches") == value_of("/proc/self/sched", "nr_voluntary_switches") + value_of("/proc/self/sched", "nr_involuntary_switches"));
}

/* Prints the signals of a field of /proc/PID/stat: pending, blocked, ignored or caught. */
static void show_signals(const char *name, unsigned long set)
{
    static const int signals[] = {SIGHUP, SIGUSR1, SIGUSR2, SIGALRM, SIGCHLD, SIGTERM};
    printf(", %s", name);
    for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++)
        if (set >> (signals[i] - 1) & 1)
            printf(" %s", sigabbrev_np(signals[i]));
}

static void show_stat(const char *who, pid_t pid)
{
    char path[40], text[600] = "", *field;
    unsigned long v[53] = {0};
    sprintf(path, "/proc/%d/stat", (int)pid);
    int fd = open(path, O_RDONLY), n = 2;
    must(read(fd, text, sizeof text - 1), "read");
    close(fd);
    for (field = strtok(strrchr(text, ')') + 2, " "); field && n < 52; field = strtok(NULL, " "))
        v[++n] = strtoul(field, NULL, 10);
    printf("%s: %d fields", who, n);
    show_signals("pending", v[31]);
    show_signals("blocked", v[32]);
    show_signals("ignored", v[33]);
    show_signals("caught", v[34]);
    printf(", waits %lu, swap %lu %lu, ends with %s, policy %lu %lu\n", v[35], v[36], v[37], sigabbrev_np((int)v[38]), v[40], v[41]);
}

static void handler(int n)
{
    (void)n;
}

static void signals(void)
{
    sigset_t set;
    int ends[2], more[2];
    must(pipe(ends), "pipe");
    must(pipe(more), "pipe");
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigaddset(&set, SIGRTMAX);
    sigprocmask(SIG_BLOCK, &set, NULL);
    signal(SIGUSR2, handler);
    signal(SIGALRM, handler);
    signal(SIGHUP, SIG_IGN);
    call(tgkill, getpid(), gettid(), SIGUSR1);
    show_stat("itself", getpid());
    fflush(stdout);
    pid_t child = fork();
    if (!child) {
        char c;
        sched_setscheduler(0, SCHED_RR, &(struct sched_param){9});
        raise(SIGUSR1);
        write(ends[1], "r", 1);
        read(more[0], &c, 1);
        _exit(3);
    }
    char c;
    read(ends[0], &c, 1);
    for (int state = 0; state != 'S';) { // until it waits
        char path[40], text[100] = "";
        sprintf(path, "/proc/%d/stat", (int)child);
        int fd = open(path, O_RDONLY);
        read(fd, text, sizeof text - 1);
        close(fd);
        state = strrchr(text, ')')[2];
        sched_yield();
    }
    show_stat("a child that waits", child);
    close(more[0]);
    write(more[1], "x", 1);
    wait(NULL);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
}

static int lists(const char *directory, const char *name)
{
    DIR *d = opendir(directory);
    int n = 0;
    for (const struct dirent *e; d && (e = readdir(d));)
        n += strcmp(e->d_name, name) == 0;
    closedir(d);
    return n;
}

static void terminals(void)
{
    static const char *const none[] = {"/dev/pts/9999999", "/dev/pts/-1", "/dev/pts/x", "/dev/pts/0x", "/dev/pts/", "/dev/pts/./"};
    struct stat s, m;
    for (unsigned i = 0; i < sizeof none / sizeof *none; i++)
        printf("%s: %s\n", none[i], stat(none[i], &s) ? strerrorname_np(errno) : S_ISDIR(s.st_mode) ? "a directory" : "there");
    SHOW(seteuid(1234));
    int master = (int)must(posix_openpt(O_RDWR | O_NOCTTY), "posix_openpt"), second = (int)must(posix_openpt(O_RDWR | O_NOCTTY), "posix_openpt");
    SHOW(seteuid(0));
    const char *name = ptsname(master);
    SHOW(stat(name, &s));
    SHOW(fstat(master, &m));
    printf("  %o, links %d, owner %d, major %d, its number %d, blocks of %d, size %d; master %o, major %d minor %d\n", s.st_mode & S_IFMT, (int)s.st_nlink, (int)s.st_uid,
           (int)major(s.st_rdev), (int)minor(s.st_rdev) == atoi(name + 9), (int)s.st_blksize, (int)s.st_size, m.st_mode & S_IFMT, (int)major(m.st_rdev), (int)minor(m.st_rdev));
    SHOW(lists("/dev/pts", name + 9));
    SHOW(lists("/dev/pts", ptsname(second) + 9));
    SHOW(close(master));
    SHOW(stat("/dev/pts", &s));
    printf("  %o, links %d\n", s.st_mode, (int)s.st_nlink);
    SHOW(ptsname(second) != NULL);
    SHOW(stat(ptsname(second), &s));
    char kept[40];
    strcpy(kept, ptsname(second));
    close(second);
    SHOW(stat(kept, &s));
    SHOW(open(kept, O_RDWR | O_NOCTTY));
    SHOW(lists("/dev/pts", kept + 9));
}

static int lines_with(const char *path, const char *text)
{
    char line[300];
    int n = 0;
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f))
        n += strstr(line, text) != NULL;
    if (f)
        fclose(f);
    return n;
}

static void lite(void)
{
    static const char *const files[] = {"/proc/net/udp", "/proc/net/udp6", "/proc/net/udplite", "/proc/net/udplite6", "/proc/net/tcp", "/proc/net/tcp6", "/proc/net/raw"};
    struct sockaddr_in a = {.sin_family = AF_INET, .sin_port = htons(47021), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct sockaddr_in6 b = {.sin6_family = AF_INET6, .sin6_port = htons(47022), .sin6_addr = IN6ADDR_LOOPBACK_INIT};
    int s[2] = {socket(AF_INET, SOCK_DGRAM, IPPROTO_UDPLITE), socket(AF_INET6, SOCK_DGRAM, IPPROTO_UDPLITE)};
    must(bind(s[0], (void *)&a, sizeof a), "bind");
    must(bind(s[1], (void *)&b, sizeof b), "bind");
    for (unsigned i = 0; i < sizeof files / sizeof *files; i++)
        printf("%s: %d %d\n", files[i], lines_with(files[i], ":B7AD "), lines_with(files[i], ":B7AE "));
    close(s[0]);
    close(s[1]);
}

static void system_information(void)
{
    struct sysinfo s;
    struct timespec t;
    memset(&s, 0xee, sizeof s);
    SHOW(sysinfo(&s));
    clock_gettime(CLOCK_BOOTTIME, &t);
    int known = 0;
    DIR *d = opendir("/proc");
    for (const struct dirent *e; d && (e = readdir(d));)
        known += atoi(e->d_name) > 0;
    closedir(d);
    printf("  since boot %d, unit %u, memory %d, free %d, swap %d %d, high %d %d, tasks %d\n", t.tv_sec - s.uptime <= 1, s.mem_unit,
           (long long)s.totalram * s.mem_unit / 1024 == value_of("/proc/meminfo", "MemTotal"), s.freeram <= s.totalram && s.freeram > s.totalram / 1000,
           (long long)s.totalswap * s.mem_unit / 1024 == value_of("/proc/meminfo", "SwapTotal"), s.freeswap <= s.totalswap, s.totalhigh == 0, s.freehigh == 0, s.procs + 1 >= known && s.procs < known + 2000);
    printf("  loads %d, shared %d, buffers %d\n", s.loads[0] < 1ul << 24 && s.loads[1] < 1ul << 24 && s.loads[2] < 1ul << 24, s.sharedram < s.totalram, s.bufferram < s.totalram);
}

static void clock_modes(void)
{
    static const unsigned modes[] = {0, 1, 2, 4, 0x10, 0x20, 0x40, 0x80, 0x100, 0x1000, 0x2000, 0x4000, 0x8000, 0x8001, 0xa000, 0xa001, 0x8002, 0xa003};
    struct timex x;
    for (unsigned i = 0; i < sizeof modes / sizeof *modes; i++) {
        memset(&x, 0, sizeof x);
        x.modes = modes[i];
        x.tick = 10000;
        int n = adjtimex(&x);
        printf("adjtimex %x: %s\n", modes[i], n < 0 ? strerrorname_np(errno) : x.modes == modes[i] ? "well" : "other modes");
    }
    memset(&x, 0xee, sizeof x);
    x.modes = 0;
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    CHECK(adjtimex(&x) >= 0 && x.time.tv_sec - t.tv_sec <= 1 && x.time.tv_sec >= t.tv_sec);
    CHECK(x.precision == 1 && x.tolerance == 32768000 && x.tick >= 9000 && x.tick <= 11000 && x.constant >= 0 && x.constant <= 10);
    CHECK(x.maxerror >= 0 && x.maxerror <= 16000000 && x.esterror >= 0 && x.esterror <= 16000000);
    CHECK(x.ppsfreq == 0 && x.jitter == 0 && x.shift == 0 && x.stabil == 0 && x.jitcnt == 0 && x.calcnt == 0 && x.errcnt == 0 && x.stbcnt == 0);
}

static void handles(void)
{
    const long page = 65536;
    char *at = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), *end = at + page;
    struct file_handle h = {.handle_bytes = 8, .handle_type = 1};
    int id;
    must(mprotect(end, page, PROT_NONE), "mprotect");
    memcpy(end - 4, &h, 4);
    SHOW(call(open_by_handle_at, AT_FDCWD, end - 4, O_RDONLY));
    memcpy(end - 8, &h, 8);
    SHOW(call(open_by_handle_at, AT_FDCWD, end - 8, O_RDONLY));
    h.handle_bytes = 0;
    memcpy(end - 8, &h, 8);
    SHOW(call(open_by_handle_at, AT_FDCWD, end - 8, O_RDONLY));
    h.handle_bytes = 128;
    memcpy(end - 8, &h, 8);
    SHOW(call(open_by_handle_at, AT_FDCWD, end - 8, O_RDONLY));
    h.handle_bytes = 129;
    memcpy(end - 8, &h, 8);
    SHOW(call(open_by_handle_at, AT_FDCWD, end - 8, O_RDONLY));
    SHOW(call(open_by_handle_at, -1, end - 8, O_RDONLY));
    SHOW(call(name_to_handle_at, AT_FDCWD, "/", end - 4, &id, 0));
    SHOW(call(name_to_handle_at, AT_FDCWD, "", end - 8, &id, 0));
}

static int64_t now_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000ll + t.tv_nsec;
}

/* A timer that is read late has counted all intervals, and continues at whole ones. A busy host may be up to half an interval late. */
static void intervals(void)
{
    enum { MS = 1000000, INTERVAL = 60 * MS };
    static const int sleeps[] = {150, 0, 200, 0, 0};
    const struct itimerspec set = {.it_value.tv_nsec = INTERVAL / 2, .it_interval.tv_nsec = INTERVAL};
    int d = timerfd_create(CLOCK_MONOTONIC, 0);
    int64_t start = now_ns() - INTERVAL / 2;
    uint64_t all = 0;
    must(timerfd_settime(d, 0, &set, NULL), "timerfd_settime");
    for (unsigned i = 0; i < sizeof sleeps / sizeof *sleeps; i++) {
        struct itimerspec left;
        uint64_t n = 0;
        if (sleeps[i])
            nanosleep(&(struct timespec){0, sleeps[i] * MS}, NULL);
        if (i % 2)
            timerfd_gettime(d, &left);
        SHOW(read(d, &n, 8));
        all += n;
        const int64_t late = now_ns() - start - (int64_t)all * INTERVAL;
        timerfd_gettime(d, &left);
        printf("  expirations %d, late %d, left %d\n", (int)n, late < 0 ? -1 : late < INTERVAL ? 0 : 1, left.it_value.tv_nsec > 0 && left.it_value.tv_nsec <= INTERVAL);
    }
    close(d);
}

static void options(void)
{
    for (int i = 0; i < 32; i++) {
        int status, n = (int)call(wait4, -1, &status, 1u << i, NULL);
        printf("%s%s", n < 0 ? strerrorname_np(errno) : "?", i % 8 == 7 ? "\n" : " ");
    }
    for (int i = 0; i < 32; i++) {
        siginfo_t info;
        int n = (int)call(waitid, P_ALL, 0, &info, WEXITED | 1u << i, NULL);
        printf("%s%s", n < 0 ? strerrorname_np(errno) : "?", i % 8 == 7 ? "\n" : " ");
    }
    signal(64, SIG_IGN);
    SHOW(call(tkill, gettid(), 64));
    SHOW(call(tgkill, getpid(), gettid(), 64));
    SHOW(call(tgkill, -1, gettid(), 0));
    SHOW(call(tgkill, getpid() + 1, gettid(), 0));
    SHOW(call(tkill, gettid(), -1));
    SHOW(getpriority(-1, 0));
    SHOW(call(getpriority, PRIO_PROCESS, -1));
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    policies();
    signal(SIGUSR1, SIG_IGN);
    signals();
    terminals();
    lite();
    system_information();
    handles();
    intervals();
    options();
    must(setuid(1234), "setuid");
    clock_modes();
}

/* stdout:
policy 0 priority 0 nice 0: sched 0 120, stat 20 0 0
policy 0 priority 0 nice 7: sched 0 127, stat 27 0 0
policy 0 priority 0 nice -3: sched 0 117, stat 17 0 0
policy 3 priority 0 nice 1: sched 3 121, stat 21 0 3
policy 5 priority 0 nice 2: sched 5 122, stat 22 0 5
policy 1 priority 1 nice 0: sched 1 98, stat -2 1 1
policy 1 priority 99 nice 0: sched 1 0, stat -100 99 1
policy 2 priority 40 nice 0: sched 2 59, stat -41 40 2
policy 40000002 priority 41 nice 0: sched 2 58, stat -42 41 2
value_of("/proc/self/sched", "se.load.weight") = 1048576
value_of("/proc/self/sched", "nr_switches") == value_of("/proc/self/sched", "nr_voluntary_switches") + value_of("/proc/self/sched", "nr_involuntary_switches") = 1
itself: 52 fields, pending USR1, blocked USR1, ignored HUP USR1, caught USR2 ALRM, waits 0, swap 0 0, ends with CHLD, policy 0 0
a child that waits: 52 fields, pending USR1, blocked USR1, ignored HUP USR1, caught USR2 ALRM, waits 1, swap 0 0, ends with CHLD, policy 9 2
/dev/pts/9999999: ENOENT
/dev/pts/-1: ENOENT
/dev/pts/x: ENOENT
/dev/pts/0x: ENOENT
/dev/pts/: a directory
/dev/pts/./: a directory
seteuid(1234) = 0
seteuid(0) = 0
stat(name, &s) = 0
fstat(master, &m) = 0
  20000, links 1, owner 1234, major 136, its number 1, blocks of 1024, size 0; master 20000, major 5 minor 2
lists("/dev/pts", name + 9) = 1
lists("/dev/pts", ptsname(second) + 9) = 1
close(master) = 0
stat("/dev/pts", &s) = 0
  40755, links 2
ptsname(second) != NULL = 1
stat(ptsname(second), &s) = 0
stat(kept, &s): ENOENT
open(kept, O_RDWR | O_NOCTTY): ENOENT
lists("/dev/pts", kept + 9) = 0
/proc/net/udp: 0 0
/proc/net/udp6: 0 0
/proc/net/udplite: 1 0
/proc/net/udplite6: 0 1
/proc/net/tcp: 0 0
/proc/net/tcp6: 0 0
/proc/net/raw: 0 0
sysinfo(&s) = 0
  since boot 1, unit 1, memory 1, free 1, swap 1 1, high 1 1, tasks 1
  loads 1, shared 1, buffers 1
call(open_by_handle_at, AT_FDCWD, end - 4, O_RDONLY): EFAULT
call(open_by_handle_at, AT_FDCWD, end - 8, O_RDONLY): EFAULT
call(open_by_handle_at, AT_FDCWD, end - 8, O_RDONLY): EINVAL
call(open_by_handle_at, AT_FDCWD, end - 8, O_RDONLY): EFAULT
call(open_by_handle_at, AT_FDCWD, end - 8, O_RDONLY): EINVAL
call(open_by_handle_at, -1, end - 8, O_RDONLY): EINVAL
call(name_to_handle_at, AT_FDCWD, "/", end - 4, &id, 0): EFAULT
call(name_to_handle_at, AT_FDCWD, "", end - 8, &id, 0): ENOENT
read(d, &n, 8) = 8
  expirations 3, late 0, left 1
read(d, &n, 8) = 8
  expirations 1, late 0, left 1
read(d, &n, 8) = 8
  expirations 3, late 0, left 1
read(d, &n, 8) = 8
  expirations 1, late 0, left 1
read(d, &n, 8) = 8
  expirations 1, late 0, left 1
ECHILD ECHILD EINVAL ECHILD EINVAL EINVAL EINVAL EINVAL
EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
EINVAL EINVAL EINVAL EINVAL EINVAL ECHILD ECHILD ECHILD
ECHILD ECHILD ECHILD ECHILD EINVAL EINVAL EINVAL EINVAL
EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL
ECHILD EINVAL EINVAL EINVAL EINVAL ECHILD ECHILD ECHILD
call(tkill, gettid(), 64) = 0
call(tgkill, getpid(), gettid(), 64) = 0
call(tgkill, -1, gettid(), 0): EINVAL
call(tgkill, getpid() + 1, gettid(), 0): ESRCH
call(tkill, gettid(), -1): EINVAL
getpriority(-1, 0): EINVAL
call(getpriority, PRIO_PROCESS, -1): ESRCH
adjtimex 0: well
adjtimex 1: EPERM
adjtimex 2: EPERM
adjtimex 4: EPERM
adjtimex 10: EPERM
adjtimex 20: EPERM
adjtimex 40: EPERM
adjtimex 80: EPERM
adjtimex 100: EPERM
adjtimex 1000: EPERM
adjtimex 2000: EPERM
adjtimex 4000: EPERM
adjtimex 8000: EINVAL
adjtimex 8001: EPERM
adjtimex a000: EINVAL
adjtimex a001: well
adjtimex 8002: EINVAL
adjtimex a003: well
yes adjtimex(&x) >= 0 && x.time.tv_sec - t.tv_sec <= 1 && x.time.tv_sec >= t.tv_sec
yes x.precision == 1 && x.tolerance == 32768000 && x.tick >= 9000 && x.tick <= 11000 && x.constant >= 0 && x.constant <= 10
yes x.maxerror >= 0 && x.maxerror <= 16000000 && x.esterror >= 0 && x.esterror <= 16000000
yes x.ppsfreq == 0 && x.jitter == 0 && x.shift == 0 && x.stabil == 0 && x.jitcnt == 0 && x.calcnt == 0 && x.errcnt == 0 && x.stbcnt == 0
*/
