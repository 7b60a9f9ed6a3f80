// Small calls by their numbers: results, every field, errors.
// except: sparc, whose headers have setresuid with 32 alone
// root: it takes another user's numbers
// qemu: no, it lacks some of them
#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include "answers.h"

#ifdef __ia64__
#define NEW_NUMBER(n) (1024 + (n))
#else
#define NEW_NUMBER(n) (n)
#endif
#ifndef SYS_faccessat2
#define SYS_faccessat2 NEW_NUMBER(439)
#endif
#ifdef SYS_clock_adjtime64
#define ADJTIME64 SYS_clock_adjtime64
#else
#define ADJTIME64 SYS_clock_adjtime
#endif

struct time64 {
    int64_t sec, nsec;
};

static void randomness(void)
{
    unsigned char b[64] = {0};
    int sum = 0;
    SHOW(call(getrandom, b, 40, 0));
    for (int i = 0; i < 64; i++)
        sum += i < 40 ? b[i] : b[i] * 1000000;
    printf("  %d\n", sum > 1000 && sum < 10000);
    SHOW(call(getrandom, b, 0, 0));
    SHOW(call(getrandom, b, 8, 1));
    SHOW(call(getrandom, b, 8, 2));
    SHOW(call(getrandom, b, 8, 4));
    SHOW(call(getrandom, b, 8, 6));
    SHOW(call(getrandom, b, 8, 8));
    SHOW(call(getrandom, no_access(), 8, 0));
}

static void usage(void)
{
    struct rusage r;
    if (!fork())
        _exit(0);
    wait(NULL);
    memset(&r, 0xee, sizeof r);
    SHOW(getrusage(RUSAGE_SELF, &r));
    printf("  %d %d %d, %ld %ld %ld %ld %ld %ld\n", r.ru_utime.tv_sec < 100, r.ru_stime.tv_usec < 1000000, r.ru_maxrss > 0, r.ru_ixrss, r.ru_idrss, r.ru_isrss,
           r.ru_nswap, r.ru_msgsnd, r.ru_nsignals);
    memset(&r, 0xee, sizeof r);
    SHOW(getrusage(RUSAGE_CHILDREN, &r));
    printf("  %d %d\n", r.ru_maxrss > 0, r.ru_utime.tv_sec < 100);
    SHOW(getrusage(RUSAGE_THREAD, &r));
    SHOW(call(getrusage, 2, &r));
    SHOW(call(getrusage, -2, &r));
    SHOW(call(getrusage, RUSAGE_SELF, no_access()));
}

static void descriptors(void)
{
    char name[260] = "";
    struct {
        unsigned bytes;
        int type;
        char handle[128];
    } h = {.bytes = 129};
    int id;
    SHOW(call(eventfd2, 1, 4));
    SHOW(fcntl(call(eventfd2, 1, EFD_CLOEXEC), F_GETFD));
    SHOW(inotify_init1(4));
    int n = inotify_init1(IN_NONBLOCK);
    SHOW(inotify_add_watch(n, "none", IN_CREATE));
    SHOW(inotify_add_watch(n, ".", 0));
    SHOW(inotify_add_watch(n, (const char *)no_access(), IN_CREATE));
    SHOW(inotify_add_watch(0, ".", IN_CREATE));
    SHOW(inotify_add_watch(-1, ".", IN_CREATE));
    SHOW(inotify_add_watch(n, ".", IN_CREATE));
    SHOW(inotify_rm_watch(n, 2));
    SHOW(inotify_rm_watch(n, 1));
    SHOW(inotify_rm_watch(n, 1));
    SHOW(inotify_rm_watch(0, 1));
    SHOW(inotify_rm_watch(-1, 1));
    memset(name, 'm', 250);
    SHOW(memfd_create(name, 0));
    name[249] = 0;
    SHOW(memfd_create(name, 0) > 0);
    SHOW(memfd_create("m", 1u << 20));
    SHOW(memfd_create((const char *)no_access(), 0));
    SHOW(call(name_to_handle_at, AT_FDCWD, ".", &h, &id, 0));
    h.bytes = 0;
    SHOW(call(name_to_handle_at, AT_FDCWD, ".", &h, &id, 0));
    SHOW(call(name_to_handle_at, AT_FDCWD, "none", &h, &id, 0));
    SHOW(call(name_to_handle_at, -1, "none", &h, &id, 0));
    SHOW(call(name_to_handle_at, AT_FDCWD, ".", &h, &id, 0x8000));
    SHOW(call(name_to_handle_at, AT_FDCWD, ".", no_access(), &id, 0));
    SHOW(call(open_by_handle_at, AT_FDCWD, no_access(), O_RDONLY));
    h.bytes = 200;
    SHOW(call(open_by_handle_at, AT_FDCWD, &h, O_RDONLY));
    h.bytes = 0;
    SHOW(call(open_by_handle_at, AT_FDCWD, &h, O_RDONLY));
    SHOW(call(pidfd_open, -1, 0));
    SHOW(call(pidfd_open, getpid(), 1));
    SHOW(call(pidfd_open, 1 << 22, 0));
    SHOW(call(msgget, 0x70726564, 0));
    id = msgget(0x70726564, IPC_CREAT | 0600);
    SHOW(msgget(0x70726564, IPC_CREAT | IPC_EXCL | 0600));
    SHOW(msgget(0x70726564, 0) == id);
    SHOW(msgctl(id, IPC_RMID, NULL));
    SHOW(call(faccessat2, AT_FDCWD, "/proc/self/exe", R_OK, 0));
    SHOW(call(faccessat2, AT_FDCWD, "/proc/self/exe", R_OK | X_OK, AT_EACCESS));
    SHOW(call(faccessat2, AT_FDCWD, "/proc/self/fd/0", F_OK, AT_SYMLINK_NOFOLLOW));
    SHOW(call(faccessat2, AT_FDCWD, "none", F_OK, 0));
    SHOW(call(faccessat2, AT_FDCWD, "", F_OK, AT_EMPTY_PATH));
    SHOW(call(faccessat2, AT_FDCWD, "", F_OK, 0));
    SHOW(call(faccessat2, AT_FDCWD, ".", 8, 0));
    SHOW(call(faccessat2, AT_FDCWD, ".", F_OK, 1));
    SHOW(call(faccessat2, -1, "none", F_OK, 0));
    SHOW(call(faccessat2, AT_FDCWD, no_access(), F_OK, 0));
    SHOW(chroot("none"));
    SHOW(chroot("/proc/self/exe"));
    SHOW(chroot((const char *)no_access()));
    SHOW(call(mount, "none", no_access(), "tmpfs", 0, NULL));
    SHOW(call(mount, "none", "/none", "tmpfs", 0, NULL) == -1 && errno != ENOSYS);
    SHOW(call(umount2, no_access(), 0));
    SHOW(call(umount2, "/", 1 << 20));
}

static void timers(void)
{
    struct itimerval t = {{0, 1000}, {100, 500000}}, old = {{7, 7}, {7, 7}}, wrong = {{0, 0}, {0, 1000000}};
    SHOW(setitimer(ITIMER_VIRTUAL, &t, &old));
    printf("  %d %d\n", (int)old.it_value.tv_sec, (int)old.it_interval.tv_usec);
    SHOW(getitimer(ITIMER_VIRTUAL, &old));
    printf("  %d %d %d\n", (int)old.it_value.tv_sec, (int)old.it_interval.tv_sec, (int)old.it_interval.tv_usec);
    SHOW(setitimer(ITIMER_REAL, &wrong, NULL));
    SHOW(call(setitimer, 3, &t, NULL));
    SHOW(call(getitimer, 3, &old));
    SHOW(call(getitimer, ITIMER_REAL, no_access()));
    SHOW(call(setitimer, ITIMER_REAL, no_access(), NULL));
    char timex[512] = "";
    SHOW(syscall(ADJTIME64, CLOCK_REALTIME, timex) >= 0);
    SHOW(syscall(ADJTIME64, CLOCK_MONOTONIC, timex));
    SHOW(syscall(ADJTIME64, CLOCK_REALTIME, no_access()));
}

static void polls(void)
{
    int p[2];
    long soon[2] = {0, 2000000}, zero[2] = {0, 0}, wrong[2] = {0, -1};
    fd_set in;
    must(pipe(p), "pipe");
    struct pollfd f[2] = {{p[0], POLLIN, 0}, {p[1], POLLOUT, 0}};
#ifdef SYS_ppoll
    long r = call(ppoll, f, 2, soon, NULL, 8);
    long more[] = {call(ppoll, f, 1, zero, NULL, 8), call(ppoll, f, 1, soon, NULL, 8), call(ppoll, f, 1, wrong, NULL, 8)};
    int error = errno;
    long bad = call(ppoll, no_access(), 1, zero, NULL, 8);
#else
    long r = poll(f, 2, 2), more[] = {0, 0, -1}, bad = -1;
    int error = EINVAL;
    errno = EFAULT;
#endif
    printf("ppoll %ld %x %x, %ld %ld %ld %s, %ld %s\n", r, f[0].revents, f[1].revents, more[0], more[1], more[2], strerrorname_np(error), bad, strerrorname_np(errno));
    FD_ZERO(&in);
    FD_SET(p[1], &in);
#ifdef SYS_pselect6
    r = call(pselect6, p[1] + 1, NULL, &in, NULL, zero, NULL);
    more[0] = call(pselect6, 0, NULL, NULL, NULL, soon, NULL);
    more[1] = call(pselect6, 0, NULL, NULL, NULL, wrong, NULL);
    error = errno;
#else
    r = 1, more[0] = 0, more[1] = -1, error = EINVAL;
#endif
    printf("pselect6 %ld %d, %ld %ld %s\n", r, FD_ISSET(p[1], &in) != 0, more[0], more[1], strerrorname_np(error));
    SHOW(poll((struct pollfd *)no_access(), 1, 0));
    SHOW(poll(f, 1 << 24, 0));
    SHOW(poll(f, 2, -1));
}

static void more_errors(void)
{
    long list[3] = {0, 0, 0}, head = 0, size = 0;
    char b[256];
    int p[2];
    SHOW(call(set_robust_list, list, sizeof list - 1));
    SHOW(call(set_robust_list, list, sizeof list));
    SHOW(call(get_robust_list, 0, &head, &size));
    printf("  %d %d\n", head == (long)(uintptr_t)list, size == (long)sizeof list);
    SHOW(call(set_robust_list, NULL, sizeof list));
    SHOW(call(set_tid_address, &head) == gettid());
    SHOW(call(statx, AT_FDCWD, ".", 0, 0x7ff, b));
    SHOW(call(statx, AT_FDCWD, "none", 0, 0x7ff, b));
    SHOW(call(statx, AT_FDCWD, ".", 1, 0x7ff, b));
    SHOW(call(statx, AT_FDCWD, ".", 0, 0x80000000, b));
    SHOW(call(statx, AT_FDCWD, ".", 0, 0x7ff, no_access()));
    SHOW(call(sysinfo, no_access()));
    SHOW(call(timerfd_create, 99, 0));
    SHOW(call(timerfd_create, CLOCK_MONOTONIC, 1));
    SHOW(call(signalfd4, -1, b, 4, 0));
    SHOW(call(signalfd4, -1, b, 8, 1));
    SHOW(call(shmdt, no_access()));
    SHOW(call(shmat, -1, NULL, 0));
    SHOW(call(socketpair, 1, 99, 0, p));
    SHOW(call(socketpair, 99, 1, 0, p));
    SHOW(call(socketpair, 1, 1, 99, p));
    SHOW(call(socketpair, 1, 1, 0, no_access()));
    SHOW(call(sched_get_priority_max, 99));
    SHOW(call(sched_get_priority_min, 99));
    SHOW(call(sched_get_priority_max, 1));
    SHOW(call(setsid) > 0);
    SHOW(call(setsid));
}

static void numbers(void)
{
    must(setresgid(2001, 2002, 2003), "setresgid");
    must(setresuid(1001, 1002, 1003), "setresuid");
    SHOW(getuid());
    SHOW(geteuid());
    SHOW(getgid());
    SHOW(getegid());
    uid_t u[3] = {0, 0, 0};
    SHOW(getresuid(&u[0], &u[1], &u[2]));
    printf("  %u %u %u\n", u[0], u[1], u[2]);
    SHOW(getresgid(&u[0], &u[1], &u[2]));
    printf("  %u %u %u\n", u[0], u[1], u[2]);
    SHOW(getresuid((uid_t *)no_access(), &u[1], &u[2]));
    SHOW(getresuid(&u[0], (uid_t *)no_access(), &u[2]));
    SHOW(getresuid(&u[0], &u[1], (uid_t *)no_access()));
    SHOW(getresgid((gid_t *)no_access(), &u[1], &u[2]));
    SHOW(getresgid(&u[0], (gid_t *)no_access(), &u[2]));
    SHOW(getresgid(&u[0], &u[1], (gid_t *)no_access()));
    SHOW(call(setresgid, 7, -1, -1));
    SHOW(call(setresuid, -1, 7, -1));
    SHOW(call(setregid, 7, -1));
    SHOW(call(setregid, -1, 2003));
    SHOW(call(setfsgid, -1));
    SHOW(call(setfsuid, -1));
    SHOW(chroot("/"));
    SHOW(call(mount, "none", "/", "tmpfs", 0, NULL));
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    randomness();
    usage();
    descriptors();
    timers();
    polls();
    fflush(stdout);
    if (!fork()) {
        more_errors();
        _exit(0);
    }
    wait(NULL);
    numbers();
    if (!fork())
        call(exit_group, 0x135);
    int status;
    wait(&status);
    printf("status %x\n", status);
}

/* stdout:
call(getrandom, b, 40, 0) = 40
  1
call(getrandom, b, 0, 0) = 0
call(getrandom, b, 8, 1) = 8
call(getrandom, b, 8, 2) = 8
call(getrandom, b, 8, 4) = 8
call(getrandom, b, 8, 6): EINVAL
call(getrandom, b, 8, 8): EINVAL
call(getrandom, no_access(), 8, 0): EFAULT
getrusage(RUSAGE_SELF, &r) = 0
  1 1 1, 0 0 0 0 0 0
getrusage(RUSAGE_CHILDREN, &r) = 0
  1 1
getrusage(RUSAGE_THREAD, &r) = 0
call(getrusage, 2, &r): EINVAL
call(getrusage, -2, &r): EINVAL
call(getrusage, RUSAGE_SELF, no_access()): EFAULT
call(eventfd2, 1, 4): EINVAL
fcntl(call(eventfd2, 1, EFD_CLOEXEC), F_GETFD) = 1
inotify_init1(4): EINVAL
inotify_add_watch(n, "none", IN_CREATE): ENOENT
inotify_add_watch(n, ".", 0): EINVAL
inotify_add_watch(n, (const char *)no_access(), IN_CREATE): EFAULT
inotify_add_watch(0, ".", IN_CREATE): EINVAL
inotify_add_watch(-1, ".", IN_CREATE): EBADF
inotify_add_watch(n, ".", IN_CREATE) = 1
inotify_rm_watch(n, 2): EINVAL
inotify_rm_watch(n, 1) = 0
inotify_rm_watch(n, 1): EINVAL
inotify_rm_watch(0, 1): EINVAL
inotify_rm_watch(-1, 1): EBADF
memfd_create(name, 0): EINVAL
memfd_create(name, 0) > 0 = 1
memfd_create("m", 1u << 20): EINVAL
memfd_create((const char *)no_access(), 0): EFAULT
call(name_to_handle_at, AT_FDCWD, ".", &h, &id, 0): EINVAL
call(name_to_handle_at, AT_FDCWD, ".", &h, &id, 0): EOVERFLOW
call(name_to_handle_at, AT_FDCWD, "none", &h, &id, 0): ENOENT
call(name_to_handle_at, -1, "none", &h, &id, 0): EBADF
call(name_to_handle_at, AT_FDCWD, ".", &h, &id, 0x8000): EINVAL
call(name_to_handle_at, AT_FDCWD, ".", no_access(), &id, 0): EFAULT
call(open_by_handle_at, AT_FDCWD, no_access(), O_RDONLY): EFAULT
call(open_by_handle_at, AT_FDCWD, &h, O_RDONLY): EINVAL
call(open_by_handle_at, AT_FDCWD, &h, O_RDONLY): EINVAL
call(pidfd_open, -1, 0): EINVAL
call(pidfd_open, getpid(), 1): EINVAL
call(pidfd_open, 1 << 22, 0): ESRCH
call(msgget, 0x70726564, 0): ENOENT
msgget(0x70726564, IPC_CREAT | IPC_EXCL | 0600): EEXIST
msgget(0x70726564, 0) == id = 1
msgctl(id, IPC_RMID, NULL) = 0
call(faccessat2, AT_FDCWD, "/proc/self/exe", R_OK, 0) = 0
call(faccessat2, AT_FDCWD, "/proc/self/exe", R_OK | X_OK, AT_EACCESS) = 0
call(faccessat2, AT_FDCWD, "/proc/self/fd/0", F_OK, AT_SYMLINK_NOFOLLOW) = 0
call(faccessat2, AT_FDCWD, "none", F_OK, 0): ENOENT
call(faccessat2, AT_FDCWD, "", F_OK, AT_EMPTY_PATH) = 0
call(faccessat2, AT_FDCWD, "", F_OK, 0): ENOENT
call(faccessat2, AT_FDCWD, ".", 8, 0): EINVAL
call(faccessat2, AT_FDCWD, ".", F_OK, 1): EINVAL
call(faccessat2, -1, "none", F_OK, 0): EBADF
call(faccessat2, AT_FDCWD, no_access(), F_OK, 0): EFAULT
chroot("none"): ENOENT
chroot("/proc/self/exe"): ENOTDIR
chroot((const char *)no_access()): EFAULT
call(mount, "none", no_access(), "tmpfs", 0, NULL): EFAULT
call(mount, "none", "/none", "tmpfs", 0, NULL) == -1 && errno != ENOSYS = 1
call(umount2, no_access(), 0): EFAULT
call(umount2, "/", 1 << 20): EINVAL
setitimer(ITIMER_VIRTUAL, &t, &old) = 0
  0 0
getitimer(ITIMER_VIRTUAL, &old) = 0
  100 0 1000
setitimer(ITIMER_REAL, &wrong, NULL): EINVAL
call(setitimer, 3, &t, NULL): EINVAL
call(getitimer, 3, &old): EINVAL
call(getitimer, ITIMER_REAL, no_access()): EFAULT
call(setitimer, ITIMER_REAL, no_access(), NULL): EFAULT
syscall(ADJTIME64, CLOCK_REALTIME, timex) >= 0 = 1
syscall(ADJTIME64, CLOCK_MONOTONIC, timex): EOPNOTSUPP
syscall(ADJTIME64, CLOCK_REALTIME, no_access()): EFAULT
ppoll 1 0 4, 0 0 -1 EINVAL, -1 EFAULT
pselect6 1 1, 0 -1 EINVAL
poll((struct pollfd *)no_access(), 1, 0): EFAULT
poll(f, 1 << 24, 0): EINVAL
poll(f, 2, -1) = 1
call(set_robust_list, list, sizeof list - 1): EINVAL
call(set_robust_list, list, sizeof list) = 0
call(get_robust_list, 0, &head, &size) = 0
  1 1
call(set_robust_list, NULL, sizeof list) = 0
call(set_tid_address, &head) == gettid() = 1
call(statx, AT_FDCWD, ".", 0, 0x7ff, b) = 0
call(statx, AT_FDCWD, "none", 0, 0x7ff, b): ENOENT
call(statx, AT_FDCWD, ".", 1, 0x7ff, b): EINVAL
call(statx, AT_FDCWD, ".", 0, 0x80000000, b): EINVAL
call(statx, AT_FDCWD, ".", 0, 0x7ff, no_access()): EFAULT
call(sysinfo, no_access()): EFAULT
call(timerfd_create, 99, 0): EINVAL
call(timerfd_create, CLOCK_MONOTONIC, 1): EINVAL
call(signalfd4, -1, b, 4, 0): EINVAL
call(signalfd4, -1, b, 8, 1): EINVAL
call(shmdt, no_access()): EINVAL
call(shmat, -1, NULL, 0): EINVAL
call(socketpair, 1, 99, 0, p): EINVAL
call(socketpair, 99, 1, 0, p): EAFNOSUPPORT
call(socketpair, 1, 1, 99, p): EPROTONOSUPPORT
call(socketpair, 1, 1, 0, no_access()): EFAULT
call(sched_get_priority_max, 99): EINVAL
call(sched_get_priority_min, 99): EINVAL
call(sched_get_priority_max, 1) = 99
call(setsid) > 0 = 1
call(setsid): EPERM
getuid() = 1001
geteuid() = 1002
getgid() = 2001
getegid() = 2002
getresuid(&u[0], &u[1], &u[2]) = 0
  1001 1002 1003
getresgid(&u[0], &u[1], &u[2]) = 0
  2001 2002 2003
getresuid((uid_t *)no_access(), &u[1], &u[2]): EFAULT
getresuid(&u[0], (uid_t *)no_access(), &u[2]): EFAULT
getresuid(&u[0], &u[1], (uid_t *)no_access()): EFAULT
getresgid((gid_t *)no_access(), &u[1], &u[2]): EFAULT
getresgid(&u[0], (gid_t *)no_access(), &u[2]): EFAULT
getresgid(&u[0], &u[1], (gid_t *)no_access()): EFAULT
call(setresgid, 7, -1, -1): EPERM
call(setresuid, -1, 7, -1): EPERM
call(setregid, 7, -1): EPERM
call(setregid, -1, 2003) = 0
call(setfsgid, -1) = 2003
call(setfsuid, -1) = 1002
chroot("/"): EPERM
call(mount, "none", "/", "tmpfs", 0, NULL): EPERM
status 3500
*/
