// Which calls take the number of a thread that is not its process's first, and the number of a process that has ended; nice values of threads.
// flags: -pthread
// qemu: no, its threads are the host's
// native: no, it shows the nice value that the tests run with
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static int report[2];

static void *sleeper(void *unused)
{
    int tid = (int)syscall(SYS_gettid);

    must(write(report[1], &tid, sizeof tid), "write");
    for (;;)
        pause();
    return unused;
}

static int new_thread(void)
{
    pthread_t thread;
    int tid;

    pthread_create(&thread, NULL, sleeper, NULL);
    must(read(report[0], &tid, sizeof tid), "read");
    return tid;
}

static void show(const char *what, long result)
{
    if (result < 0)
        printf("  %s: %s\n", what, strerror(errno));
    else
        printf("  %s: well\n", what);
}

static void try_all(const char *whose, int id)
{
    struct {
        unsigned version;
        int pid;
    } header = {0x20080522, id};
    unsigned data[6];
    siginfo_t info = {.si_code = SI_QUEUE};
    struct sched_param param = {0};
    struct timespec interval;
    struct rlimit limit;
    struct stat st;
    cpu_set_t set;
    char name[64];

    printf("%s\n", whose);
    show("getpgid", getpgid(id));
    show("getsid", getsid(id));
    show("setpgid", setpgid(id, 0));
    show("kill", id == -1 ? 0 : kill(id, 0));
    show("tkill", syscall(SYS_tkill, id, 0));
    show("rt_sigqueueinfo", syscall(SYS_rt_sigqueueinfo, id, 0, &info));
    show("sched_getscheduler", sched_getscheduler(id));
    show("sched_setscheduler", sched_setscheduler(id, SCHED_BATCH, &param));
    show("sched_getparam", sched_getparam(id, &param));
    show("sched_setparam", sched_setparam(id, &param));
    show("sched_rr_get_interval", sched_rr_get_interval(id, &interval));
    show("sched_getaffinity", sched_getaffinity(id, sizeof set, &set));
    show("prlimit", prlimit(id, RLIMIT_NOFILE, NULL, &limit));
    errno = 0;
    show("getpriority", getpriority(PRIO_PROCESS, id) == -1 && errno ? -1 : 0);
    show("setpriority", setpriority(PRIO_PROCESS, id, 5));
    show("waitpid", waitpid(id, NULL, WNOHANG));
    show("capget", syscall(SYS_capget, &header, data));
    sprintf(name, "/proc/%d/stat", id);
    show("/proc", stat(name, &st));
}

static void nice_values(int tid)
{
    printf("nice of the first thread %d, of another %d, of the group %d\n", getpriority(PRIO_PROCESS, 0), getpriority(PRIO_PROCESS, tid),
           getpriority(PRIO_PGRP, 0));
    CHECK(nice(2) == 2 && getpriority(PRIO_PROCESS, getpid()) == 2 && getpriority(PRIO_PROCESS, tid) == 5);
    CHECK(setpriority(PRIO_PROCESS, tid, 4) == -1 && errno == EACCES);
    CHECK(setpriority(PRIO_PROCESS, getpid(), 1) == -1 && errno == EACCES);
    CHECK(nice(-1) == -1 && errno == EPERM);
    int other = new_thread();
    CHECK(getpriority(PRIO_PROCESS, other) == 2);
    CHECK(setpriority(PRIO_PGRP, 0, 7) == 0);
    CHECK(getpriority(PRIO_PROCESS, other) == 7 && getpriority(PRIO_PROCESS, tid) == 7 && getpriority(PRIO_PROCESS, 0) == 7);
    CHECK(setpriority(PRIO_PROCESS, tid, 1000) == 0 && getpriority(PRIO_PROCESS, tid) == 19);
    CHECK(setpriority(3, 0, 0) == -1 && errno == EINVAL);
    CHECK(getpriority(-1, 0) == -1 && errno == EINVAL);
}

int main(void)
{
    setvbuf(stdout, NULL, _IONBF, 0);
    if (getuid() == 0)
        must(setresuid(1000, 1000, 1000), "setresuid");
    must(setpgid(0, 0), "setpgid");
    must(pipe(report), "pipe");
    int tid = new_thread();
    try_all("a thread", tid);
    nice_values(tid);
    pid_t child = fork();
    if (child == 0)
        for (int t = new_thread(); t; pause())
            ;
    must(read(report[0], &tid, sizeof tid), "read");
    try_all("a child's thread", tid);
    try_all("a child", child);
    kill(child, SIGKILL);
    siginfo_t info;
    waitid(P_PID, child, &info, WEXITED | WNOWAIT);
    printf("nice of what has ended %d\n", getpriority(PRIO_PROCESS, child));
    waitpid(child, NULL, 0);
    try_all("what is gone", child);
    try_all("-1", -1);
    CHECK(kill(-2147483647 - 1, 0) == -1 && errno == ESRCH);
    CHECK(waitpid(-2147483647 - 1, NULL, 0) == -1 && errno == ESRCH);
}

/* stdout:
a thread
  getpgid: well
  getsid: well
  setpgid: Invalid argument
  kill: well
  tkill: well
  rt_sigqueueinfo: well
  sched_getscheduler: well
  sched_setscheduler: well
  sched_getparam: well
  sched_setparam: well
  sched_rr_get_interval: well
  sched_getaffinity: well
  prlimit: well
  getpriority: well
  setpriority: well
  waitpid: No child processes
  capget: well
  /proc: well
nice of the first thread 0, of another 5, of the group 0
yes nice(2) == 2 && getpriority(PRIO_PROCESS, getpid()) == 2 && getpriority(PRIO_PROCESS, tid) == 5
yes setpriority(PRIO_PROCESS, tid, 4) == -1 && errno == EACCES
yes setpriority(PRIO_PROCESS, getpid(), 1) == -1 && errno == EACCES
yes nice(-1) == -1 && errno == EPERM
yes getpriority(PRIO_PROCESS, other) == 2
yes setpriority(PRIO_PGRP, 0, 7) == 0
yes getpriority(PRIO_PROCESS, other) == 7 && getpriority(PRIO_PROCESS, tid) == 7 && getpriority(PRIO_PROCESS, 0) == 7
yes setpriority(PRIO_PROCESS, tid, 1000) == 0 && getpriority(PRIO_PROCESS, tid) == 19
yes setpriority(3, 0, 0) == -1 && errno == EINVAL
yes getpriority(-1, 0) == -1 && errno == EINVAL
a child's thread
  getpgid: well
  getsid: well
  setpgid: Invalid argument
  kill: well
  tkill: well
  rt_sigqueueinfo: well
  sched_getscheduler: well
  sched_setscheduler: well
  sched_getparam: well
  sched_setparam: well
  sched_rr_get_interval: well
  sched_getaffinity: well
  prlimit: well
  getpriority: well
  setpriority: Permission denied
  waitpid: No child processes
  capget: well
  /proc: well
a child
  getpgid: well
  getsid: well
  setpgid: well
  kill: well
  tkill: well
  rt_sigqueueinfo: well
  sched_getscheduler: well
  sched_setscheduler: well
  sched_getparam: well
  sched_setparam: well
  sched_rr_get_interval: well
  sched_getaffinity: well
  prlimit: well
  getpriority: well
  setpriority: Permission denied
  waitpid: well
  capget: well
  /proc: well
nice of what has ended 7
what is gone
  getpgid: No such process
  getsid: No such process
  setpgid: No such process
  kill: No such process
  tkill: No such process
  rt_sigqueueinfo: No such process
  sched_getscheduler: No such process
  sched_setscheduler: No such process
  sched_getparam: No such process
  sched_setparam: No such process
  sched_rr_get_interval: No such process
  sched_getaffinity: No such process
  prlimit: No such process
  getpriority: No such process
  setpriority: No such process
  waitpid: No child processes
  capget: No such process
  /proc: No such file or directory
-1
  getpgid: No such process
  getsid: No such process
  setpgid: Invalid argument
  kill: well
  tkill: Invalid argument
  rt_sigqueueinfo: No such process
  sched_getscheduler: Invalid argument
  sched_setscheduler: Invalid argument
  sched_getparam: Invalid argument
  sched_setparam: Invalid argument
  sched_rr_get_interval: Invalid argument
  sched_getaffinity: No such process
  prlimit: No such process
  getpriority: No such process
  setpriority: No such process
  waitpid: No child processes
  capget: Invalid argument
  /proc: No such file or directory
yes kill(-2147483647 - 1, 0) == -1 && errno == ESRCH
yes waitpid(-2147483647 - 1, NULL, 0) == -1 && errno == ESRCH
*/
