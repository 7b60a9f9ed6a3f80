// Times, offsets and lengths at the ends of their ranges: no sum of them wraps.
// qemu: no, its select looks at the times in another way
// flags: -lrt
// except: aarch64 riscv64 arm sparc64, they have no system calls select (aarch64, riscv64) and alarm (arm), or a tv_usec that is an int (sparc64)
#define _GNU_SOURCE
#define _FILE_OFFSET_BITS 64
#define _TIME_BITS 64
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>
#ifdef SYS__newselect /* SYS_select may take a structure of arguments */
#undef SYS_select
#define SYS_select SYS__newselect
#endif

#define CALL(what, call)                                                            \
    do {                                                                            \
        errno = 0;                                                                  \
        long long r = (call);                                                       \
        printf("%s: %lld%s%s\n", what, r, r < 0 ? " " : "", r < 0 ? strerror(errno) : ""); \
    } while (0)

static const int64_t MAX = INT64_MAX, MIN = INT64_MIN;
static const long LMAX = (long)(~0ul >> 1);
static int ready;

static void nothing(int sig)
{
    (void)sig;
}

static void file_times(int fd)
{
    struct timespec far[2] = {{MAX, 999999999}, {MAX, 0}}, early[2] = {{MIN, 0}, {MIN, 1}}, old[2] = {{-2, 500000000}, {-1, 0}};
    struct stat st;
    CALL("far", futimens(fd, far));
    CALL("fstat", fstat(fd, &st));
    printf("%d %d\n", st.st_atime > 4000000000, st.st_atim.tv_nsec >= 0 && st.st_atim.tv_nsec < 1000000000);
    CALL("early", futimens(fd, early));
    CALL("fstat", fstat(fd, &st));
    printf("%d %d\n", st.st_mtime < 0, st.st_mtim.tv_nsec >= 0 && st.st_mtim.tv_nsec < 1000000000);
    CALL("old", futimens(fd, old));
    CALL("fstat", fstat(fd, &st));
    printf("%lld %ld %lld %ld\n", (long long)st.st_atime, (long)st.st_atim.tv_nsec, (long long)st.st_mtime, (long)st.st_mtim.tv_nsec);
    far[0].tv_nsec = -1;
    CALL("bad", futimens(fd, far));
}

static void waits(void)
{
    const long times[][2] = {{LMAX, LMAX}, {LMAX, 999999}, {LMAX, 0}, {0, LMAX}, {-1, 0}, {0, -1}, {2, -1000000}, {-1, 1000000}, {0, 1500000}};
    struct pollfd p = {ready, POLLIN, 0};
    struct timespec far = {MAX, 999999999};
    for (unsigned i = 0; i < sizeof times / sizeof *times; i++) {
        unsigned long set[16] = {0}, time[2] = {(unsigned long)times[i][0], (unsigned long)times[i][1]};
        set[0] = 1ul << ready;
        CALL("select", syscall(SYS_select, ready + 1, set, 0, 0, time));
    }
    CALL("poll", poll(&p, 1, INT32_MAX));
    CALL("poll", poll(&p, 1, INT32_MIN));
    CALL("ppoll", ppoll(&p, 1, &far, NULL));
}

static void sleeps(void)
{
    struct itimerval soon = {{0, 0}, {0, 2000}};
    struct timespec far = {MAX, 999999999}, left = {0, 0};
    signal(SIGALRM, nothing);
    setitimer(ITIMER_REAL, &soon, NULL);
    CALL("nanosleep", nanosleep(&far, &left));
    printf("%d\n", left.tv_sec > 4000000000);
    setitimer(ITIMER_REAL, &soon, NULL);
    CALL("clock_nanosleep", -clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &far, NULL));
    setitimer(ITIMER_REAL, &soon, NULL);
    CALL("clock_nanosleep", -clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, &far, NULL));
    far.tv_nsec = 1000000000;
    CALL("nanosleep, bad", nanosleep(&far, NULL));
}

static void timers(void)
{
    struct itimerval far = {{LMAX, 999999}, {LMAX, 999999}}, i;
    struct itimerspec farther = {{MAX, 999999999}, {MAX, 999999999}}, s;
    timer_t id;
    int fd = timerfd_create(CLOCK_MONOTONIC, 0);
    for (int which = ITIMER_REAL; which <= ITIMER_PROF; which++) {
        CALL("setitimer", setitimer(which, &far, NULL));
        CALL("getitimer", getitimer(which, &i));
        if (which == ITIMER_REAL)
            printf("%d\n", i.it_value.tv_sec > 2000000000);
    }
    printf("%d\n", alarm(0) > 0);
    alarm(UINT32_MAX);
    printf("%d\n", alarm(0) > 2000000000);
    CALL("timer_create", timer_create(CLOCK_REALTIME, NULL, &id));
    CALL("timer_settime", timer_settime(id, 0, &farther, NULL));
    CALL("timer_settime", timer_settime(id, TIMER_ABSTIME, &farther, NULL));
    CALL("timer_gettime", timer_gettime(id, &s));
    printf("%d\n", s.it_value.tv_sec > 2000000000);
    CALL("timerfd_settime", timerfd_settime(fd, 0, &farther, NULL));
    CALL("timerfd_settime", timerfd_settime(fd, TFD_TIMER_ABSTIME, &farther, NULL));
    CALL("timerfd_gettime", timerfd_gettime(fd, &s));
    printf("%d\n", s.it_value.tv_sec > 2000000000);
    farther.it_value.tv_nsec = 0;
    CALL("clock_settime", clock_settime(CLOCK_REALTIME, &farther.it_value));
    farther.it_value.tv_sec = 9223372036 - 30ll * 365 * 24 * 3600;
    CALL("clock_settime", clock_settime(CLOCK_REALTIME, &farther.it_value));
    farther.it_value.tv_sec = -1;
    CALL("clock_settime", clock_settime(CLOCK_REALTIME, &farther.it_value));
}

static void futexes(void)
{
    static uint32_t a = 5, b = 7;
    long far[2] = {LMAX, 999999999};
    CALL("wait", syscall(SYS_futex, &a, FUTEX_WAIT, 6, far));
    CALL("wait", syscall(SYS_futex, &a, FUTEX_WAIT_BITSET, 6, far, 0, 1));
    CALL("wake_op", syscall(SYS_futex, &a, FUTEX_WAKE_OP, -1, -1l, &b, FUTEX_OP(FUTEX_OP_OR | FUTEX_OP_OPARG_SHIFT, 31, FUTEX_OP_CMP_EQ, 7)));
    printf("%x\n", b);
    CALL("wake", syscall(SYS_futex, &a, FUTEX_WAKE, INT32_MIN));
    CALL("requeue", syscall(SYS_futex, &a, FUTEX_REQUEUE, 1, -1l, &b));
}

static void locks(int fd)
{
    const struct {
        int whence;
        int64_t start, len;
    } l[] = {{SEEK_SET, MAX, 0}, {SEEK_SET, MAX, 1}, {SEEK_SET, MAX, 2}, {SEEK_SET, MAX, MAX}, {SEEK_SET, 0, MAX}, {SEEK_SET, 1, MAX}, {SEEK_SET, 2, MAX},
             {SEEK_SET, MIN, 0}, {SEEK_SET, MIN, -1}, {SEEK_SET, MIN, MIN}, {SEEK_SET, 0, -1}, {SEEK_SET, 0, MIN}, {SEEK_SET, MAX, MIN}, {SEEK_SET, MAX, -MAX},
             {SEEK_END, MAX, 0}, {SEEK_END, MIN, 0}, {SEEK_END, MIN, MAX}, {SEEK_END, -10, -90}, {SEEK_END, -10, -91}, {SEEK_CUR, MAX, 1}, {9, 0, 0}};
    for (unsigned i = 0; i < sizeof l / sizeof *l; i++) {
        struct flock f = {.l_type = F_RDLCK, .l_whence = (short)l[i].whence, .l_start = l[i].start, .l_len = l[i].len};
        CALL("lock", fcntl(fd, F_SETLK, &f));
        f = (struct flock){.l_type = F_UNLCK};
        fcntl(fd, F_SETLK, &f);
    }
}

static void offsets(int fd)
{
    int64_t at = MAX, zero = 0;
    char byte = 0;
    CALL("seek", lseek(fd, MAX, SEEK_SET) == MAX);
    CALL("seek on", lseek(fd, MAX, SEEK_CUR));
    CALL("seek from the end", lseek(fd, MAX, SEEK_END));
    CALL("seek before 0", lseek(fd, MIN, SEEK_CUR));
    CALL("read there", read(fd, &byte, 1));
    CALL("write there", write(fd, &byte, 1));
    CALL("pread", pread(fd, &byte, 1, MAX));
    CALL("pwrite", pwrite(fd, &byte, 1, MAX));
    CALL("pread", pread(fd, &byte, 1, MIN));
    CALL("ftruncate", ftruncate(fd, MIN));
    CALL("seek", lseek(fd, 0, SEEK_SET));
    CALL("copy onto itself", syscall(SYS_copy_file_range, fd, &zero, fd, &zero, (size_t)LMAX, 0));
    CALL("copy from the end", syscall(SYS_copy_file_range, fd, &at, fd, &zero, 100, 0));
    at = 50;
    CALL("copy next to it", syscall(SYS_copy_file_range, fd, &zero, fd, &at, 50, 0));
    zero = 0, at = 50;
    CALL("copy beyond its end", syscall(SYS_copy_file_range, fd, &at, fd, &zero, 10, 0));
}

int main(void)
{
    char name[] = "/tmp/extreme-values-XXXXXX", bytes[100] = "";
    int fd = mkstemp(name), ends[2], memory = memfd_create("extreme", 0);
    unlink(name);
    if (pipe(ends) || write(ends[1], "x", 1) != 1 || write(fd, bytes, 100) != 100 || write(memory, bytes, 100) != 100)
        return 1;
    ready = ends[0];
    file_times(fd);
    waits();
    sleeps();
    timers();
    futexes();
    locks(fd);
    offsets(memory);
    return 0;
}

/* stdout:
far: 0
fstat: 0
1 1
early: 0
fstat: 0
1 1
old: 0
fstat: 0
-2 500000000 -1 0
bad: -1 Invalid argument
select: -1 Invalid argument
select: 1
select: 1
select: 1
select: -1 Invalid argument
select: -1 Invalid argument
select: 1
select: 1
select: 1
poll: 1
poll: 1
ppoll: 1
nanosleep: -1 Interrupted system call
1
clock_nanosleep: -4 Success
clock_nanosleep: -4 Success
nanosleep, bad: -1 Invalid argument
setitimer: 0
getitimer: 0
1
setitimer: 0
getitimer: 0
setitimer: 0
getitimer: 0
1
1
timer_create: 0
timer_settime: 0
timer_settime: 0
timer_gettime: 0
1
timerfd_settime: 0
timerfd_settime: 0
timerfd_gettime: 0
1
clock_settime: -1 Invalid argument
clock_settime: -1 Invalid argument
clock_settime: -1 Invalid argument
wait: -1 Resource temporarily unavailable
wait: -1 Resource temporarily unavailable
wake_op: 0
80000007
wake: 0
requeue: -1 Invalid argument
lock: 0
lock: 0
lock: -1 Value too large for defined data type
lock: -1 Value too large for defined data type
lock: 0
lock: 0
lock: -1 Value too large for defined data type
lock: -1 Invalid argument
lock: -1 Invalid argument
lock: -1 Invalid argument
lock: -1 Invalid argument
lock: -1 Invalid argument
lock: -1 Invalid argument
lock: 0
lock: -1 Value too large for defined data type
lock: -1 Invalid argument
lock: -1 Invalid argument
lock: 0
lock: -1 Invalid argument
lock: -1 Value too large for defined data type
lock: -1 Invalid argument
seek: 1
seek on: -1 Invalid argument
seek from the end: -1 Invalid argument
seek before 0: -1 Invalid argument
read there: -1 Invalid argument
write there: -1 Invalid argument
pread: -1 Invalid argument
pwrite: -1 Invalid argument
pread: -1 Invalid argument
ftruncate: -1 Invalid argument
seek: 0
copy onto itself: -1 Invalid argument
copy from the end: 0
copy next to it: 50
copy beyond its end: 10
*/
