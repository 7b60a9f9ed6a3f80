// The first and last values that calls of processes accept, and the ones beyond: priorities, limits, clocks, options.
// qemu: no, it has limits of its own
// root: groups and policies
#define _GNU_SOURCE
#include <grp.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/times.h>
#include <sys/wait.h>
#include <time.h>
#include "answers.h"

static void priorities(void)
{
    static const int values[] = {19, 20, 40, 5, 0};
    for (unsigned i = 0; i < 5; i++) {
        int set = setpriority(PRIO_PROCESS, 0, values[i]);
        printf("setpriority %d: %d, %d\n", values[i], set, getpriority(PRIO_PROCESS, 0));
    }
    SHOW(setpriority(3, 0, 0));
    SHOW(setpriority(-1, 0, 0));
    SHOW(getpriority(3, 0));
    SHOW(getpriority(PRIO_USER, 54321));
    SHOW(getpriority(PRIO_PGRP, 54321));
    SHOW(setpriority(PRIO_PROCESS, -1, 0));
    SHOW(setpriority(PRIO_PGRP, 54321, 0));
    SHOW(setpriority(PRIO_USER, 54321, 0));
    SHOW(getpriority(PRIO_PGRP, 0));
    SHOW(getpriority(PRIO_USER, 0) <= 0);
}

static void policies(void)
{
    struct sched_param p = {0};
    struct timespec t = {77, 77};
    for (int policy = -1; policy < 7; policy++) {
        errno = 0;
        int least = sched_get_priority_min(policy), most = sched_get_priority_max(policy);
        printf("policy %d: %d to %d %s\n", policy, least, most, errno ? strerrorname_np(errno) : "");
    }
    SHOW(sched_getscheduler(-1));
    SHOW(sched_getscheduler(0));
    SHOW(sched_getscheduler(INT32_MAX));
    SHOW(sched_getparam(-1, &p));
    SHOW(sched_getparam(0, NULL));
    SHOW(sched_getparam(INT32_MAX, &p));
    SHOW(sched_setparam(0, NULL));
    SHOW(sched_setparam(-1, &p));
    SHOW(sched_setparam(0, &p));
    p.sched_priority = 1;
    SHOW(sched_setparam(0, &p));
    SHOW(sched_setscheduler(0, SCHED_OTHER, &p));
    SHOW(sched_setscheduler(0, SCHED_BATCH, &p));
    p.sched_priority = 0;
    SHOW(sched_setscheduler(0, SCHED_FIFO, &p));
    SHOW(sched_setscheduler(0, -1, &p));
    SHOW(sched_setscheduler(0, 7, &p));
    SHOW(sched_setscheduler(-1, SCHED_OTHER, &p));
    SHOW(sched_setscheduler(0, SCHED_OTHER, NULL));
    SHOW(sched_setscheduler(INT32_MAX, SCHED_OTHER, &p));
    p.sched_priority = 100;
    SHOW(sched_setscheduler(0, SCHED_FIFO, &p));
    SHOW(sched_setscheduler(0, SCHED_RR, &p));
    p.sched_priority = -1;
    SHOW(sched_setscheduler(0, SCHED_RR, &p));
    SHOW(sched_rr_get_interval(-1, &t));
    SHOW(sched_rr_get_interval(INT32_MAX, &t));
    SHOW(call(sched_rr_get_interval, 0, no_access()));
}

static void limits(void)
{
    struct rlimit l;
    for (int which = -1; which < 18; which++) {
        errno = 0;
        int n = getrlimit((__rlimit_resource_t)which, &l);
        printf("getrlimit %d: %s\n", which, n ? strerrorname_np(errno) : "ok");
    }
    getrlimit(RLIMIT_CORE, &l);
    l.rlim_cur = 2, l.rlim_max = 1;
    SHOW(setrlimit(RLIMIT_CORE, &l));
    l.rlim_cur = 1;
    SHOW(setrlimit(RLIMIT_CORE, &l));
    SHOW(getrlimit(RLIMIT_CORE, &l));
    printf("%ld %ld\n", (long)l.rlim_cur, (long)l.rlim_max);
    SHOW(setrlimit((__rlimit_resource_t)16, &l));
    SHOW(prlimit(INT32_MAX, RLIMIT_CORE, NULL, &l));
    SHOW(prlimit(-1, RLIMIT_CORE, NULL, &l));
    SHOW(prlimit(0, RLIMIT_CORE, NULL, NULL));
    SHOW(prlimit(0, (__rlimit_resource_t)16, NULL, NULL));
    SHOW(call(prlimit64, 0, RLIMIT_CORE, no_access(), NULL));
    SHOW(call(prlimit64, 0, RLIMIT_CORE, NULL, no_access()));
    struct rusage u;
    SHOW(getrusage(RUSAGE_SELF, &u));
    SHOW(getrusage(RUSAGE_CHILDREN, &u));
    SHOW(getrusage(RUSAGE_THREAD, &u));
    SHOW(getrusage(-2, &u));
    SHOW(getrusage(2, &u));
    SHOW(call(getrusage, RUSAGE_SELF, no_access()));
    SHOW(call(times, no_access()));
    SHOW(times(NULL) != -1);
}

static void groups(void)
{
    gid_t g[70] = {5, 6, 7};
    SHOW(setgroups(3, g));
    SHOW(getgroups(0, NULL));
    SHOW(getgroups(2, g));
    SHOW(getgroups(3, g));
    SHOW(getgroups(4, g));
    SHOW(getgroups(-1, g));
    SHOW(call(getgroups, 3, no_access()));
    SHOW(call(setgroups, 65537, g));
    SHOW(call(setgroups, -1, g));
    SHOW(call(setgroups, 1, no_access()));
    SHOW(call(setgroups, 0, no_access()));
    SHOW(getgroups(0, NULL));
    uid_t id;
    SHOW(getresuid(&id, &id, no_access()));
    SHOW(getresuid(&id, no_access(), &id));
    SHOW(getresgid(no_access(), &id, &id));
    SHOW(getresgid(&id, &id, no_access()));
}

static void sessions(void)
{
    SHOW(getpgid(-1));
    SHOW(getpgid(INT32_MAX));
    SHOW(getsid(-1));
    SHOW(getsid(INT32_MAX));
    SHOW(setpgid(-1, 0));
    SHOW(setpgid(0, -1));
    SHOW(setpgid(INT32_MAX, 0));
    SHOW(setpgid(0, INT32_MAX));
    int first[2]; /* closed when the parent's lines have been written */
    if (pipe(first))
        return;
    pid_t child = fork();
    if (!child) {
        char byte;
        close(first[1]);
        (void)!read(first[0], &byte, 1);
        SHOW(setsid() == getpid());
        SHOW(setsid());
        SHOW(setpgid(0, 0));
        SHOW(setpgid(0, getppid()));
        fflush(stdout);
        _exit(3);
    }
    siginfo_t info = {0};
    SHOW(waitid(P_PID, (id_t)child, &info, 0));
    SHOW(waitid(P_PID, (id_t)child, &info, WEXITED | 0x10));
    SHOW(waitid((idtype_t)4, (id_t)child, &info, WEXITED));
    SHOW(waitid(P_PID, 0, &info, WEXITED));
    SHOW(waitid(P_PID, (id_t)-1, &info, WEXITED));
    SHOW(waitid(P_PGID, (id_t)-1, &info, WEXITED));
    SHOW(waitpid(child, NULL, 0x10));
    SHOW(waitpid(INT32_MIN, NULL, 0));
    SHOW(waitpid(INT32_MAX, NULL, 0));
    fflush(stdout);
    close(first[0]);
    close(first[1]);
    SHOW(waitid(P_PID, (id_t)child, &info, WEXITED | WNOWAIT));
    printf("%d %d %d\n", info.si_code, info.si_status, info.si_pid == child);
    SHOW(waitid(P_PID, (id_t)child, no_access(), WEXITED | WNOWAIT));
    SHOW(call(wait4, child, no_access(), 0, NULL) == child || errno == EFAULT);
    SHOW(wait(NULL));
    SHOW(kill(INT32_MAX, 0));
    SHOW(kill(getpid(), 65));
    SHOW(kill(getpid(), -1));
    SHOW(kill(INT32_MIN, 0));
    SHOW(call(tgkill, getpid(), -1, 0));
    SHOW(call(tgkill, 0, getpid(), 0));
    SHOW(call(tgkill, getpid(), getpid(), 65));
    SHOW(call(tgkill, getpid(), INT32_MAX, 0));
    SHOW(call(tkill, 0, 0));
    SHOW(call(tkill, -1, 0));
    SHOW(call(tkill, getpid(), 65));
    SHOW(call(tkill, INT32_MAX, 0));
}

static void clones(void)
{
    SHOW(unshare(CLONE_THREAD));
    SHOW(unshare(CLONE_FILES | CLONE_FS));
    SHOW(unshare(0x1));
    SHOW(call(personality, 0xffffffff));
    SHOW(call(prctl, PR_SET_PDEATHSIG, 65));
    SHOW(call(prctl, PR_SET_PDEATHSIG, 64));
    SHOW(call(prctl, PR_SET_PDEATHSIG, 0));
    SHOW(call(prctl, PR_GET_PDEATHSIG, no_access()));
    SHOW(call(prctl, PR_SET_DUMPABLE, 2));
    SHOW(call(prctl, PR_SET_DUMPABLE, -1));
    SHOW(call(prctl, PR_SET_KEEPCAPS, 2));
    SHOW(call(prctl, PR_SET_NAME, no_access()));
    SHOW(call(prctl, PR_GET_NAME, no_access()));
    SHOW(call(prctl, PR_SET_TIMING, 1));
    SHOW(call(prctl, PR_SET_TIMING, 0));
    SHOW(call(prctl, PR_GET_TIMING));
    SHOW(call(prctl, PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0));
    SHOW(call(prctl, PR_SET_NO_NEW_PRIVS, 1, 1, 0, 0));
    SHOW(call(prctl, PR_GET_NO_NEW_PRIVS, 1, 0, 0, 0));
    SHOW(call(prctl, PR_SET_CHILD_SUBREAPER, 7));
    int reaps = 5;
    SHOW(call(prctl, PR_GET_CHILD_SUBREAPER, &reaps));
    SHOW(reaps);
    SHOW(call(prctl, PR_GET_CHILD_SUBREAPER, no_access()));
    SHOW(call(prctl, 12345));
    SHOW(call(get_robust_list, -1, &reaps, &reaps));
    SHOW(call(get_robust_list, 0, no_access(), &reaps));
    SHOW(call(set_robust_list, NULL, 1));
    SHOW(call(membarrier, 99, 0, 0));
    SHOW(call(membarrier, 0, 1, 0));
    SHOW(call(getcpu, no_access(), NULL, NULL));
    SHOW(call(getcpu, NULL, no_access(), NULL));
    SHOW(call(getcpu, NULL, NULL, NULL));
    SHOW(call(getrandom, &reaps, 4, 8));
    SHOW(call(getrandom, &reaps, 4, 6));
    SHOW(call(getrandom, &reaps, 4, 4));
    SHOW(call(getrandom, no_access(), 4, 0));
    SHOW(call(getrandom, no_access(), 0, 0));
    SHOW(call(sched_getaffinity, 0, 1, &reaps));
    SHOW(call(sched_getaffinity, INT32_MAX, sizeof(long), &reaps));
    SHOW(call(sched_setaffinity, 0, 0, &reaps));
    SHOW(call(sched_setaffinity, 0, sizeof(long), no_access()));
    SHOW(call(kcmp, getpid(), getpid(), 8, 0, 0));
    SHOW(call(kcmp, getpid(), getpid(), 0, 0, 99));
    SHOW(call(kcmp, getpid(), getpid(), 0, 0, 0));
    SHOW(call(kcmp, getpid(), INT32_MAX, 1, 0, 0));
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    priorities();
    policies();
    limits();
    groups();
    sessions();
    clones();
}

/* stdout:
setpriority 19: 0, 19
setpriority 20: 0, 19
setpriority 40: 0, 19
setpriority 5: 0, 5
setpriority 0: 0, 0
setpriority(3, 0, 0): EINVAL
setpriority(-1, 0, 0): EINVAL
getpriority(3, 0): EINVAL
getpriority(PRIO_USER, 54321): ESRCH
getpriority(PRIO_PGRP, 54321): ESRCH
setpriority(PRIO_PROCESS, -1, 0): ESRCH
setpriority(PRIO_PGRP, 54321, 0): ESRCH
setpriority(PRIO_USER, 54321, 0): ESRCH
getpriority(PRIO_PGRP, 0) = 0
getpriority(PRIO_USER, 0) <= 0 = 1
policy -1: -1 to -1 EINVAL
policy 0: 0 to 0 
policy 1: 1 to 99 
policy 2: 1 to 99 
policy 3: 0 to 0 
policy 4: -1 to -1 EINVAL
policy 5: 0 to 0 
policy 6: 0 to 0 
sched_getscheduler(-1): EINVAL
sched_getscheduler(0) = 0
sched_getscheduler(INT32_MAX): ESRCH
sched_getparam(-1, &p): EINVAL
sched_getparam(0, NULL): EINVAL
sched_getparam(INT32_MAX, &p): ESRCH
sched_setparam(0, NULL): EINVAL
sched_setparam(-1, &p): EINVAL
sched_setparam(0, &p) = 0
sched_setparam(0, &p): EINVAL
sched_setscheduler(0, SCHED_OTHER, &p): EINVAL
sched_setscheduler(0, SCHED_BATCH, &p): EINVAL
sched_setscheduler(0, SCHED_FIFO, &p): EINVAL
sched_setscheduler(0, -1, &p): EINVAL
sched_setscheduler(0, 7, &p): EINVAL
sched_setscheduler(-1, SCHED_OTHER, &p): EINVAL
sched_setscheduler(0, SCHED_OTHER, NULL): EINVAL
sched_setscheduler(INT32_MAX, SCHED_OTHER, &p): ESRCH
sched_setscheduler(0, SCHED_FIFO, &p): EINVAL
sched_setscheduler(0, SCHED_RR, &p): EINVAL
sched_setscheduler(0, SCHED_RR, &p): EINVAL
sched_rr_get_interval(-1, &t): EINVAL
sched_rr_get_interval(INT32_MAX, &t): ESRCH
call(sched_rr_get_interval, 0, no_access()): EFAULT
getrlimit -1: EINVAL
getrlimit 0: ok
getrlimit 1: ok
getrlimit 2: ok
getrlimit 3: ok
getrlimit 4: ok
getrlimit 5: ok
getrlimit 6: ok
getrlimit 7: ok
getrlimit 8: ok
getrlimit 9: ok
getrlimit 10: ok
getrlimit 11: ok
getrlimit 12: ok
getrlimit 13: ok
getrlimit 14: ok
getrlimit 15: ok
getrlimit 16: EINVAL
getrlimit 17: EINVAL
setrlimit(RLIMIT_CORE, &l): EINVAL
setrlimit(RLIMIT_CORE, &l) = 0
getrlimit(RLIMIT_CORE, &l) = 0
1 1
setrlimit((__rlimit_resource_t)16, &l): EINVAL
prlimit(INT32_MAX, RLIMIT_CORE, NULL, &l): ESRCH
prlimit(-1, RLIMIT_CORE, NULL, &l): ESRCH
prlimit(0, RLIMIT_CORE, NULL, NULL) = 0
prlimit(0, (__rlimit_resource_t)16, NULL, NULL): EINVAL
call(prlimit64, 0, RLIMIT_CORE, no_access(), NULL): EFAULT
call(prlimit64, 0, RLIMIT_CORE, NULL, no_access()): EFAULT
getrusage(RUSAGE_SELF, &u) = 0
getrusage(RUSAGE_CHILDREN, &u) = 0
getrusage(RUSAGE_THREAD, &u) = 0
getrusage(-2, &u): EINVAL
getrusage(2, &u): EINVAL
call(getrusage, RUSAGE_SELF, no_access()): EFAULT
call(times, no_access()): EFAULT
times(NULL) != -1 = 1
setgroups(3, g) = 0
getgroups(0, NULL) = 3
getgroups(2, g): EINVAL
getgroups(3, g) = 3
getgroups(4, g) = 3
getgroups(-1, g): EINVAL
call(getgroups, 3, no_access()): EFAULT
call(setgroups, 65537, g): EINVAL
call(setgroups, -1, g): EINVAL
call(setgroups, 1, no_access()): EFAULT
call(setgroups, 0, no_access()) = 0
getgroups(0, NULL) = 0
getresuid(&id, &id, no_access()): EFAULT
getresuid(&id, no_access(), &id): EFAULT
getresgid(no_access(), &id, &id): EFAULT
getresgid(&id, &id, no_access()): EFAULT
getpgid(-1): ESRCH
getpgid(INT32_MAX): ESRCH
getsid(-1): ESRCH
getsid(INT32_MAX): ESRCH
setpgid(-1, 0): EINVAL
setpgid(0, -1): EINVAL
setpgid(INT32_MAX, 0): ESRCH
setpgid(0, INT32_MAX): EPERM
waitid(P_PID, (id_t)child, &info, 0): EINVAL
waitid(P_PID, (id_t)child, &info, WEXITED | 0x10): EINVAL
waitid((idtype_t)4, (id_t)child, &info, WEXITED): EINVAL
waitid(P_PID, 0, &info, WEXITED): EINVAL
waitid(P_PID, (id_t)-1, &info, WEXITED): EINVAL
waitid(P_PGID, (id_t)-1, &info, WEXITED): EINVAL
waitpid(child, NULL, 0x10): EINVAL
waitpid(INT32_MIN, NULL, 0): ESRCH
waitpid(INT32_MAX, NULL, 0): ECHILD
setsid() == getpid() = 1
setsid(): EPERM
setpgid(0, 0): EPERM
setpgid(0, getppid()): EPERM
waitid(P_PID, (id_t)child, &info, WEXITED | WNOWAIT) = 0
1 3 1
waitid(P_PID, (id_t)child, no_access(), WEXITED | WNOWAIT): EFAULT
call(wait4, child, no_access(), 0, NULL) == child || errno == EFAULT = 1
wait(NULL): ECHILD
kill(INT32_MAX, 0): ESRCH
kill(getpid(), 65): EINVAL
kill(getpid(), -1): EINVAL
kill(INT32_MIN, 0): ESRCH
call(tgkill, getpid(), -1, 0): EINVAL
call(tgkill, 0, getpid(), 0): EINVAL
call(tgkill, getpid(), getpid(), 65): EINVAL
call(tgkill, getpid(), INT32_MAX, 0): ESRCH
call(tkill, 0, 0): EINVAL
call(tkill, -1, 0): EINVAL
call(tkill, getpid(), 65): EINVAL
call(tkill, INT32_MAX, 0): ESRCH
unshare(CLONE_THREAD) = 0
unshare(CLONE_FILES | CLONE_FS) = 0
unshare(0x1): EINVAL
call(personality, 0xffffffff) = 0
call(prctl, PR_SET_PDEATHSIG, 65): EINVAL
call(prctl, PR_SET_PDEATHSIG, 64) = 0
call(prctl, PR_SET_PDEATHSIG, 0) = 0
call(prctl, PR_GET_PDEATHSIG, no_access()): EFAULT
call(prctl, PR_SET_DUMPABLE, 2): EINVAL
call(prctl, PR_SET_DUMPABLE, -1): EINVAL
call(prctl, PR_SET_KEEPCAPS, 2): EINVAL
call(prctl, PR_SET_NAME, no_access()): EFAULT
call(prctl, PR_GET_NAME, no_access()): EFAULT
call(prctl, PR_SET_TIMING, 1): EINVAL
call(prctl, PR_SET_TIMING, 0) = 0
call(prctl, PR_GET_TIMING) = 0
call(prctl, PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0): EINVAL
call(prctl, PR_SET_NO_NEW_PRIVS, 1, 1, 0, 0): EINVAL
call(prctl, PR_GET_NO_NEW_PRIVS, 1, 0, 0, 0): EINVAL
call(prctl, PR_SET_CHILD_SUBREAPER, 7) = 0
call(prctl, PR_GET_CHILD_SUBREAPER, &reaps) = 0
reaps = 1
call(prctl, PR_GET_CHILD_SUBREAPER, no_access()): EFAULT
call(prctl, 12345): EINVAL
call(get_robust_list, -1, &reaps, &reaps): ESRCH
call(get_robust_list, 0, no_access(), &reaps): EFAULT
call(set_robust_list, NULL, 1): EINVAL
call(membarrier, 99, 0, 0): EINVAL
call(membarrier, 0, 1, 0): EINVAL
call(getcpu, no_access(), NULL, NULL): EFAULT
call(getcpu, NULL, no_access(), NULL): EFAULT
call(getcpu, NULL, NULL, NULL) = 0
call(getrandom, &reaps, 4, 8): EINVAL
call(getrandom, &reaps, 4, 6): EINVAL
call(getrandom, &reaps, 4, 4) = 4
call(getrandom, no_access(), 4, 0): EFAULT
call(getrandom, no_access(), 0, 0) = 0
call(sched_getaffinity, 0, 1, &reaps): EINVAL
call(sched_getaffinity, INT32_MAX, sizeof(long), &reaps): ESRCH
call(sched_setaffinity, 0, 0, &reaps): EINVAL
call(sched_setaffinity, 0, sizeof(long), no_access()): EFAULT
call(kcmp, getpid(), getpid(), 8, 0, 0): EINVAL
call(kcmp, getpid(), getpid(), 0, 0, 99): EBADF
call(kcmp, getpid(), getpid(), 0, 0, 0) = 0
call(kcmp, getpid(), INT32_MAX, 1, 0, 0): ESRCH
*/
