// Calls for processes, signals, time and memory with a matrix of arguments.
// qemu: no, it checks less before it calls the host
#include <linux/futex.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <time.h>
#include "matrix.h"

#ifndef SYS_pidfd_send_signal
#define SYS_pidfd_send_signal 424
#define SYS_pidfd_open 434
#define SYS_pidfd_getfd 438
#endif

static char room[1 << 18] __attribute__((aligned(65536))); // four units
enum { UNIT = 65536 };

// Pointers to structures, whose size depends on the machine: none is at the end of what can be accessed.
#define PLACE    SET(AT(matrix_zeros), AT(matrix_nothing), 0)
#define PIDS     SET(0, -1, 999999, INT_MAX, INT_MIN)
#define OPTIONAL SET(0, AT(matrix_nothing), AT(matrix_zeros))
#define SIGNALS  SET(0, -1, 65, 1000)
#define RANGE    SET(AT(room), AT(room + 1), AT(room + 2 * UNIT))
#define UNITS    SET(UNIT, 0, 1, 2 * UNIT)
#define CLOCKS   SET(CLOCK_MONOTONIC, 12, 99, INT_MAX, CLOCK_REALTIME, CLOCK_PROCESS_CPUTIME_ID, CLOCK_THREAD_CPUTIME_ID, CLOCK_MONOTONIC_RAW, 5, 6, 7, 10)

static const struct row rows[] = {
    ROW(getpgid, ADDRESS, PIDS),
    ROW(getsid, ADDRESS, PIDS),
    ROW(setpgid, 0, PIDS, PIDS),
    ROW(getpriority, ADDRESS, SET(PRIO_PROCESS, -1, 3, PRIO_PGRP), SET(0, -1, 999999)),
    ROW(setpriority, 0, SET(PRIO_PROCESS, -1, 3), SET(0, -1, 999999), SET(0, 5, 5)),
    ROW(sched_getscheduler, 0, PIDS),
    ROW(sched_getparam, 0, PIDS, PLACE),
    ROW(sched_setparam, 0, PIDS, PLACE),
    ROW(sched_setscheduler, 0, PIDS, SET(SCHED_OTHER, -1, 99, SCHED_FIFO, SCHED_RR, SCHED_BATCH, 4, SCHED_IDLE, SCHED_DEADLINE, 7), PLACE),
    ROW(sched_get_priority_max, 0, SET(0, -1, 99, 1, 2, 3, 4, 5, 6, 8)),
    ROW(sched_get_priority_min, 0, SET(0, -1, 99, 1, 2, 3, 4, 5, 6, 8)),
    ROW(sched_getattr, 0, PIDS, PLACE, SET(48, 0, 47, 70000, 56), SET(0, 1, -1)),
    ROW(sched_setattr, 0, PIDS, PLACE, SET(0, 1, -1)),
    ROW(prlimit64, 0, PIDS, SET(RLIMIT_NOFILE, -1, 16, 99), SET(0, AT(matrix_nothing)), OPTIONAL),
    ROW(getrusage, 0, SET(RUSAGE_SELF, -3, 2, -2, RUSAGE_CHILDREN, 1), PLACE),
    ROW(wait4, 0, SET(-1, 999999, INT_MIN, 0), OPTIONAL, SET(WNOHANG, 1 << 25, -1, 4, 8 | WNOHANG), OPTIONAL),
    ROW(waitid, 0, SET(P_ALL, -1, 4, 99, P_PID, P_PGID), SET(999999, 0, -1), OPTIONAL, SET(WNOHANG | WEXITED, 0, -1, WNOHANG, 0x100 | WNOHANG | WEXITED), OPTIONAL),
    ROW(kill, 0, SET(0, 999999, INT_MIN, INT_MAX), SIGNALS),
    ROW(tkill, 0, SET(999999, 0, -1), SIGNALS),
    ROW(tgkill, 0, SET(999999, 0, -1), SET(999999, 0, -1), SIGNALS),
    ROW(rt_sigprocmask, 0, SET(SIG_BLOCK, 99, -1), SET(0, AT(matrix_nothing), AT(matrix_zeros)), OPTIONAL, SET(8, 0, 4, 16, -1)),
    ROW(rt_sigpending, 0, PLACE, SET(8, 9, 17, -1, 0, 4)),
    ROW(rt_sigtimedwait, 0, PLACE, OPTIONAL, SET(AT(matrix_zeros + 64), AT(matrix_nothing)), SET(8, 0, 4, 16, -1)),
    ROW(rt_sigqueueinfo, 0, SET(999999, 0, -1), SIGNALS, PLACE),
    ROW(rt_tgsigqueueinfo, 0, SET(999999, 0, -1), SET(999999, 0, -1), SIGNALS, PLACE),
    ROW(sigaltstack, 0, SET(0, AT(matrix_nothing)), OPTIONAL),
    ROW(capget, 0, PLACE, PLACE),
    ROW(getgroups, 0, SET(0, -1, 1, 100), PLACE),
    ROW(setgroups, 0, SET(0, -1, 1, 70000), PLACE),
    ROW(getrandom, ADDRESS, PLACE, SET(8, 0), SET(0, 8, -1, 1, 2, 3, 4, 6)),
    ROW(getcpu, 0, OPTIONAL, OPTIONAL),
    ROW(set_robust_list, 0, PLACE, SET(0, 1, 8, -1)),
    ROW(get_robust_list, 0, PIDS, PLACE, SET(AT(matrix_zeros + 64), AT(matrix_nothing))),
    ROW(set_tid_address, ADDRESS, PLACE),
    ROW(futex, 0, SET(AT(matrix_zeros), AT(matrix_nothing), 0, AT(matrix_zeros + 1), AT(matrix_zeros + 2)),
        SET(FUTEX_WAKE, 99, 64, -1, FUTEX_WAKE_PRIVATE, FUTEX_REQUEUE, FUTEX_CMP_REQUEUE, FUTEX_WAKE_OP, FUTEX_WAKE_BITSET, FUTEX_FD, FUTEX_UNLOCK_PI, FUTEX_WAIT | 512), SET(0, 1, INT_MAX),
        SET(0, 1), SET(AT(matrix_zeros + 64), AT(matrix_nothing), AT(matrix_zeros + 65)), SET(0, -1)),
    ROW(clock_getres, 0, CLOCKS, PLACE),
    ROW(clock_gettime, 0, CLOCKS, PLACE),
    ROW(clock_settime, 0, CLOCKS, PLACE),
    ROW(clock_nanosleep, 0, SET(CLOCK_MONOTONIC, 12, 99, INT_MAX, CLOCK_REALTIME, CLOCK_THREAD_CPUTIME_ID, 4, 5, 6, 7), SET(0, 1, 2, -1), PLACE, OPTIONAL),
    ROW(nanosleep, 0, PLACE, OPTIONAL),
    ROW(getitimer, 0, SET(0, -1, 3, 1, 2), PLACE),
    ROW(setitimer, 0, SET(0, -1, 3, 1, 2), SET(AT(matrix_zeros), AT(matrix_nothing)), OPTIONAL),
    ROW(timer_delete, 0, SET(99, -1)),
    ROW(timer_gettime, 0, SET(99, -1), PLACE),
    ROW(timer_settime, 0, SET(99, -1), SET(0, 2, -1), PLACE, OPTIONAL),
    ROW(timerfd_create, CLOSES, SET(CLOCK_MONOTONIC, 2, 99, -1, CLOCK_REALTIME, 7, 8, 9), SET(0, 1, -1)),
    ROW(timerfd_gettime, 0, DESCRIPTORS, PLACE),
    ROW(timerfd_settime, 0, DESCRIPTORS, SET(0, 4, -1), PLACE, OPTIONAL),
    ROW(times, ADDRESS, OPTIONAL),
    ROW(sysinfo, 0, PLACE),
    ROW(uname, 0, PLACE),
    ROW(sethostname, 0, PLACE, SET(1, -1, 65)),
    ROW(setdomainname, 0, PLACE, SET(1, -1, 65)),
    ROW(personality, ADDRESS, GOOD(-1)),
    ROW(pidfd_open, CLOSES, SET(999999, 0, -1), SET(0, 1, -1)),
    ROW(pidfd_send_signal, 0, DESCRIPTORS, SIGNALS, SET(0, AT(matrix_nothing)), SET(0, 16, -1)),
    ROW(pidfd_getfd, 0, DESCRIPTORS, SET(0, -1), SET(0, 1, -1)),
    ROW(kcmp, 0, SET(999999, 0, -1), SET(999999, 0, -1), SET(0, 99, -1), SET(0, 1), SET(0, 1)),
    ROW(process_vm_readv, 0, SET(999999, 0, -1), PLACE, SET(1, -1, 1025, 0), PLACE, SET(1, -1, 1025, 0), SET(0, 1, -1)),
    ROW(process_vm_writev, 0, SET(999999, 0, -1), PLACE, SET(1, -1, 1025, 0), PLACE, SET(1, -1, 1025, 0), SET(0, 1, -1)),
    ROW(membarrier, 0, SET(0x8000000, -1), SET(0, 1, -1)),
    ROW(prctl, 0, SET(PR_GET_DUMPABLE, -1, 99, PR_GET_PDEATHSIG, PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_GET_KEEPCAPS, PR_SET_KEEPCAPS, PR_GET_TIMING, PR_SET_TIMING, PR_SET_NAME,
        PR_GET_NAME, PR_GET_SECUREBITS, PR_SET_SECUREBITS, PR_CAPBSET_READ, PR_CAPBSET_DROP, PR_GET_TIMERSLACK, PR_SET_NO_NEW_PRIVS, PR_GET_NO_NEW_PRIVS,
        PR_GET_CHILD_SUBREAPER, PR_SET_CHILD_SUBREAPER, PR_GET_TID_ADDRESS, PR_SET_THP_DISABLE, PR_GET_THP_DISABLE, PR_CAP_AMBIENT), SET(0, 1, 2, 3, -1, 64, 65), SET(0, 1), SET(0, 1), SET(0, 1)),
    ROW(mprotect, 0, RANGE, UNITS, SET(3, 8, -1, 0x10, 0x3000000)),
    ROW(msync, 0, RANGE, UNITS, SET(MS_SYNC, 8, -1, MS_SYNC | MS_ASYNC, MS_ASYNC, MS_INVALIDATE, 0)),
    ROW(mincore, 0, RANGE, UNITS, PLACE),
    ROW(munlock, 0, RANGE, UNITS),
    ROW(mlock, 0, RANGE, GOOD(0)),
    ROW(mlock2, 0, RANGE, GOOD(0), SET(0, 2, -1)),
    ROW(mlockall, 0, SET(0, 8, -1, 4)),
    ROW(munlockall, 0),
    ROW(remap_file_pages, 0, RANGE, UNITS, SET(1, 0)),
    ROW(ptrace, 0, SET(99, 16, 12), SET(999999, 0, -1)),
    ROW(setsid, ADDRESS),
    ROW(sched_yield, 0),
    ROW(gettimeofday, 0, OPTIONAL, OPTIONAL),
    ROW(settimeofday, 0, OPTIONAL, OPTIONAL),
    ROW(execve, 0, PATHS),
    ROW(execveat, 0, FOLDERS, PATHS, GOOD(0), GOOD(0), SET(0, 1, -1, AT_SYMLINK_NOFOLLOW, AT_EMPTY_PATH)),
    ROW(setuid, 0, SET(65534, 0, -1)),
    ROW(setgid, 0, SET(65534, 0, -1)),
    ROW(setreuid, 0, SET(-1, 0), SET(-1, 0)),
    ROW(setregid, 0, SET(-1, 0), SET(-1, 0)),
    ROW(mount, 0, GOOD(0), PATHS),
    ROW(umount2, 0, PATHS, SET(0, 16, -1)),
    ROW(unshare, 0, SET(0, 1 << 31, 1)),
};

int main(void)
{
    memset(room, 1, sizeof room);
    must(munmap(room + 2 * UNIT, UNIT), "munmap");
    matrix(rows, sizeof rows / sizeof *rows);
    return 0;
}

/* stdout:
getpgid ok ESRCH*4
getsid ok ESRCH*4
setpgid 0 EINVAL ESRCH*2 EINVAL*2 EPERM*2 EINVAL*2 ESRCH*2 EINVAL ESRCH*2 EINVAL ESRCH*2
getpriority ok EINVAL*2 ok ESRCH*2 EINVAL*4 ESRCH*2
setpriority 0 EINVAL*2 ESRCH*2 0*2 EINVAL*8 ESRCH*4
sched_getscheduler 0 EINVAL ESRCH*2 EINVAL
sched_getparam 0 EINVAL ESRCH*2 EINVAL EFAULT EINVAL*3 ESRCH EINVAL ESRCH EINVAL
sched_setparam 0 EINVAL ESRCH*2 EINVAL EFAULT EINVAL*3 EFAULT EINVAL EFAULT EINVAL
sched_setscheduler 0 EINVAL ESRCH*2 EINVAL*5 0 EINVAL 0 EINVAL*2 EFAULT EINVAL*5 ESRCH*2 EINVAL ESRCH*2 EINVAL*2
 EFAULT EINVAL EFAULT EINVAL*3 EFAULT EINVAL EFAULT EINVAL
sched_get_priority_max 0 EINVAL*2 99*2 0 EINVAL 0*2 EINVAL
sched_get_priority_min 0 EINVAL*2 1*2 0 EINVAL 0*2 EINVAL
sched_getattr 0 EINVAL ESRCH*2 EINVAL EFAULT EINVAL*4 0 EINVAL*4 ESRCH EINVAL ESRCH EINVAL*32
sched_setattr 0 EINVAL ESRCH*2 EINVAL EFAULT EINVAL*5 EFAULT EINVAL EFAULT EINVAL*11
prlimit64 0 ESRCH*4 EINVAL*3 EFAULT*2 0 ESRCH*9 EFAULT*3 ESRCH*6 EFAULT*3 EINVAL*6 EFAULT*2
getrusage 0 EINVAL*3 0*2 EFAULT*2 EINVAL*6
wait4 ECHILD*2 ESRCH ECHILD*3 EINVAL*3 ECHILD*5 ESRCH*2 ECHILD*2 EINVAL*9 ECHILD*2 ESRCH*2 ECHILD*2 EINVAL*6 ECHILD*4
 EINVAL*6
waitid ECHILD EINVAL*3 ECHILD*4 EFAULT ECHILD EINVAL*4 ECHILD*2 EINVAL*6 EFAULT EINVAL EFAULT EINVAL EFAULT EINVAL*16
 EFAULT ECHILD EFAULT ECHILD EINVAL*6 ECHILD*4 EFAULT*3 EINVAL*3 EFAULT*2 ECHILD*2 EINVAL*6
kill 0 ESRCH*3 EINVAL*3 ESRCH*9
tkill ESRCH EINVAL*2 ESRCH*3 EINVAL*6
tgkill ESRCH EINVAL*4 ESRCH*3 EINVAL*16
rt_sigprocmask 0*3 EFAULT 0 EFAULT 0 EINVAL*4 EFAULT EINVAL EFAULT EINVAL EFAULT 0 EFAULT 0 EINVAL*6 EFAULT*3 0
 EINVAL*12
rt_sigpending 0 EFAULT*2 EINVAL*3 0*2 EINVAL*6
rt_sigtimedwait EAGAIN EFAULT*2 EAGAIN*2 EFAULT EINVAL*4 EFAULT*6 EINVAL*6 EFAULT*2 EINVAL*9
rt_sigqueueinfo EPERM*6 EFAULT*2 EPERM*6 EFAULT*10
rt_tgsigqueueinfo EPERM EINVAL*4 EPERM*3 EFAULT*2 EINVAL*10 EFAULT*4 EINVAL*6 EFAULT*10
sigaltstack 0 EFAULT*2 0 EFAULT*2
capget EINVAL EFAULT*2 EINVAL 0 EFAULT*4
getgroups 0 EINVAL 0*4 EINVAL*2 0*4
setgroups EPERM*12
getrandom ok EFAULT*2 ok EINVAL*2 ok*4 EINVAL ok*2 EINVAL*2 EFAULT EINVAL*2 EFAULT EINVAL*2 ok
getcpu 0 EFAULT 0 EFAULT 0 EFAULT*3 0
set_robust_list EINVAL*12
get_robust_list 0 ESRCH*4 EFAULT*3 ESRCH*9 EFAULT*2
set_tid_address ok*3
futex 0 EFAULT*2 EINVAL*2 ENOSYS*3 0*4 EINVAL ENOSYS EPERM ENOSYS 0*6 ENOSYS*9 EFAULT*4 EINVAL*2 EFAULT*2 EINVAL
 EFAULT*4 EINVAL*2 EFAULT*2 EINVAL ENOSYS*18 0*13
clock_getres 0 EINVAL*3 0*7 EINVAL EFAULT 0 EINVAL*6
clock_gettime 0 EINVAL*3 0*7 EINVAL EFAULT*2 EINVAL*6
clock_settime EINVAL*4 EPERM EINVAL*15
clock_nanosleep 0 EINVAL*3 0 EOPNOTSUPP*4 0*4 EFAULT*2 0*2 EINVAL*21 EFAULT*6 0*6 EFAULT*4
nanosleep 0 EFAULT*2 0*2 EFAULT*4
getitimer 0 EINVAL*2 0*2 EFAULT*2 EINVAL*4 EFAULT*2
setitimer 0 EINVAL*2 0*2 EFAULT*2 0 EFAULT*3 EINVAL*4 EFAULT 0 EFAULT*2
timer_delete EINVAL*2
timer_gettime EINVAL*6
timer_settime EINVAL*4 EFAULT EINVAL*5 EFAULT EINVAL*3 EFAULT EINVAL EFAULT EINVAL*5 EFAULT*2 EINVAL*2
timerfd_create 3 EINVAL*3 3*2 EPERM*2 EINVAL*8
timerfd_gettime EINVAL EBADF*3 EINVAL*3 EBADF EINVAL*7 EBADF*2 EINVAL*2 EBADF*6
timerfd_settime EINVAL EBADF*3 EINVAL*3 EBADF EINVAL*7 EBADF*2 EINVAL*2 EFAULT*2 EINVAL*8 EFAULT*6 EBADF*6 EFAULT*4
 EINVAL*4 EFAULT*4
times ok EFAULT ok
sysinfo 0 EFAULT*2
uname 0 EFAULT*2
sethostname EPERM*9
setdomainname EPERM*9
personality ok
pidfd_open ESRCH EINVAL*8
pidfd_send_signal EBADF*21 EINVAL*2 EBADF*12 EINVAL*6 EBADF*3 EINVAL*8
pidfd_getfd EBADF*18 EINVAL*2 EBADF*3 EINVAL*8
kcmp ESRCH*34
process_vm_readv 0*3 EFAULT*2 EINVAL*2 0*6 EINVAL*2 EFAULT*4 EINVAL*2 0 EINVAL*2 0*11 EINVAL*6 0 EINVAL*2 0 EFAULT*10
 EINVAL*8 0*2 EINVAL*6 0*3 EINVAL*6 0*6 EINVAL*10
process_vm_writev 0*3 EFAULT*2 EINVAL*2 0*6 EINVAL*2 EFAULT*4 EINVAL*2 0 EINVAL*2 0*11 EINVAL*6 0 EINVAL*2 0 EFAULT*10
 EINVAL*8 0*2 EINVAL*6 0*3 EINVAL*6 0*6 EINVAL*10
membarrier EINVAL*6
prctl 0 EINVAL*2 EFAULT 0*6 EFAULT*2 0 EPERM 1 EPERM 50000 EINVAL 0 EFAULT 0 EFAULT 0*2 EINVAL 0*9 EINVAL*6 EFAULT*3
 EINVAL*2 EFAULT EINVAL*2 EFAULT EINVAL*2 EFAULT 0*12
mprotect 0 EINVAL ENOMEM 0*4 EINVAL*6 0 ENOMEM*2 EINVAL*3 ENOMEM EINVAL*2 0 EINVAL 0*2 EINVAL*2 0 EINVAL*2
msync 0 EINVAL ENOMEM 0*3 EINVAL*3 0*3 EINVAL*3 0 ENOMEM*2 EINVAL*15
mincore 0 EINVAL ENOMEM 0*3 EFAULT*2 EINVAL*3 0 ENOMEM*2 EINVAL*2 ENOMEM*2 0*2 EFAULT*4
munlock 0*2 ENOMEM 0*5 ENOMEM 0 ENOMEM*2
mlock 0*3
mlock2 0*3 EINVAL*6
mlockall EINVAL*4
munlockall 0
remap_file_pages EINVAL*18
ptrace ESRCH*9
setsid ok
sched_yield 0
gettimeofday 0 EFAULT 0 EFAULT 0 EFAULT*3 0
settimeofday EPERM EFAULT EPERM EFAULT EPERM EFAULT*3 EPERM
execve EACCES ENOENT EFAULT*2 ENOENT EACCES*2 ENOTDIR*2 ENOENT ELOOP ENOENT EACCES*6 ENAMETOOLONG*2
execveat EACCES EBADF ENOTDIR EBADF ENOENT ENOTDIR*3 ENOENT EFAULT*2 ENOENT EACCES*2 ENOTDIR*2 ENOENT ELOOP ENOENT
 EACCES*6 ENAMETOOLONG*2 EINVAL*2 EACCES*2 EBADF EFAULT*2 ENOTDIR EFAULT*2 EBADF EFAULT*2 EINVAL*2 EBADF EINVAL*2
 ENOTDIR EINVAL*2 EBADF EINVAL*2 ENOENT EFAULT*6
setuid 0 EPERM EINVAL
setgid 0 EPERM EINVAL
setreuid 0 EPERM*3
setregid 0 EPERM*3
mount EPERM ENOENT EFAULT*2 ENOENT EPERM*2 ENOTDIR*2 ENOENT ELOOP ENOENT EPERM*5 EACCES ENAMETOOLONG*2
umount2 EPERM ENOENT EFAULT*2 ENOENT EPERM*2 ENOTDIR*2 ENOENT ELOOP ENOENT EPERM*5 EACCES ENAMETOOLONG*2 EINVAL*8
unshare 0 EINVAL*2
*/
