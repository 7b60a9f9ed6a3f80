// ptrace: the queue of signals that wait (PEEKSIGINFO), the mask of a tracee (GETSIGMASK, SETSIGMASK), the signal that stopped it.
// qemu: no, it has no ptrace
#include <sys/ptrace.h>
#include <sys/wait.h>
#include "answers.h"

#ifndef PTRACE_PEEKSIGINFO_SHARED
#define PTRACE_PEEKSIGINFO_SHARED 1
#endif

struct peek {
    uint64_t offset;
    uint32_t flags;
    int32_t count;
};

static pid_t child;

/* Signals have other numbers on some machines: names are printed. */
static const char *signal_name(int n)
{
    return n == SIGUSR1 ? "USR1" : n == SIGUSR2 ? "USR2" : n == SIGSTOP ? "STOP" : n >= SIGRTMIN ? "RT" : n ? "other" : "none";
}

static void show_mask(void)
{
    uint64_t mask = 0;
    sigset_t set;
    long r = ptrace((enum __ptrace_request)0x420a, child, (void *)8, &mask);
    memset(&set, 0, sizeof set);
    memcpy(&set, &mask, 8);
    printf("mask %ld: USR1 %d USR2 %d RT+1 %d HUP %d\n", r, sigismember(&set, SIGUSR1), sigismember(&set, SIGUSR2), sigismember(&set, SIGRTMIN + 1),
           sigismember(&set, SIGHUP));
}

static void peek(uint64_t offset, uint32_t flags, int32_t count)
{
    struct peek p = {offset, flags, count};
    siginfo_t info[8];
    memset(info, 0, sizeof info);
    errno = 0;
    long n = ptrace((enum __ptrace_request)0x4209, child, &p, info);
    printf("peek %d %x %d: %ld %s:", (int)offset, flags, count, n, n == -1 ? strerrorname_np(errno) : "");
    for (long i = 0; i < n; i++)
        printf(" [%s code %d value %d from %s]", signal_name(info[i].si_signo), info[i].si_code, info[i].si_code == SI_QUEUE ? info[i].si_value.sival_int : 0,
               info[i].si_pid == getpid() ? "tracer" : info[i].si_pid == child ? "itself" : "other");
    printf("\n");
}

static void child_body(void)
{
    sigset_t all;
    sigemptyset(&all);
    sigaddset(&all, SIGUSR1);
    sigaddset(&all, SIGRTMIN + 1);
    sigprocmask(SIG_BLOCK, &all, NULL);
    ptrace(PTRACE_TRACEME, 0, NULL, NULL);
    raise(SIGUSR1);
    raise(SIGSTOP);
    _exit(7);
}

static void queue(void)
{
    peek(0, 0, 8);
    peek(0, PTRACE_PEEKSIGINFO_SHARED, 8);
    for (int i = 0; i < 3; i++)
        sigqueue(child, SIGRTMIN + 1, (union sigval){.sival_int = 10 + i});
    kill(child, SIGUSR1);
    kill(child, SIGUSR1);
    peek(0, 0, 8);
    peek(0, PTRACE_PEEKSIGINFO_SHARED, 8);
    peek(1, PTRACE_PEEKSIGINFO_SHARED, 2);
    peek(3, PTRACE_PEEKSIGINFO_SHARED, 8);
    peek(4, PTRACE_PEEKSIGINFO_SHARED, 8);
    peek(1ull << 40, PTRACE_PEEKSIGINFO_SHARED, 8);
    peek(0, PTRACE_PEEKSIGINFO_SHARED, 0);
    peek(0, PTRACE_PEEKSIGINFO_SHARED, -1);
    peek(0, 2, 8);
    SHOW(ptrace((enum __ptrace_request)0x4209, child, no_access(), NULL));
    struct peek p = {0, PTRACE_PEEKSIGINFO_SHARED, 1};
    SHOW(ptrace((enum __ptrace_request)0x4209, child, &p, no_access()));
}

static void masks(void)
{
    show_mask();
    sigset_t set;
    uint64_t mask;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR2);
    sigaddset(&set, SIGKILL);
    sigaddset(&set, SIGSTOP);
    memcpy(&mask, &set, 8);
    SHOW(ptrace((enum __ptrace_request)0x420b, child, (void *)8, &mask));
    show_mask();
    SHOW(ptrace((enum __ptrace_request)0x420a, child, (void *)8, &mask));
    memset(&set, 0, sizeof set);
    memcpy(&set, &mask, 8);
    printf("  KILL %d STOP %d\n", sigismember(&set, SIGKILL), sigismember(&set, SIGSTOP));
    SHOW(ptrace((enum __ptrace_request)0x420a, child, (void *)4, &mask));
    SHOW(ptrace((enum __ptrace_request)0x420b, child, (void *)16, &mask));
    SHOW(ptrace((enum __ptrace_request)0x420a, child, (void *)8, no_access()));
    SHOW(ptrace((enum __ptrace_request)0x420b, child, (void *)8, no_access()));
    SHOW(ptrace((enum __ptrace_request)0x420a, getppid(), (void *)8, &mask));
    show_mask();
}

int main(void)
{
    int status;
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (!(child = fork()))
        child_body();
    SHOW(waitpid(child, &status, 0) == child);
    printf("  stopped %d by %s\n", WIFSTOPPED(status), signal_name(WSTOPSIG(status)));
    siginfo_t info = {0};
    SHOW(ptrace(PTRACE_GETSIGINFO, child, NULL, &info));
    printf("  %s code %d from %d\n", signal_name(info.si_signo), info.si_code, info.si_pid == child);
    queue();
    masks();
    /* The mask now lets the signals through: the first is reported to the tracer. */
    SHOW(ptrace(PTRACE_CONT, child, NULL, NULL));
    SHOW(waitpid(child, &status, 0) == child);
    printf("  stopped %d by %s\n", WIFSTOPPED(status), signal_name(WSTOPSIG(status)));
    info.si_code = SI_QUEUE;
    info.si_signo = SIGUSR2;
    SHOW(ptrace(PTRACE_SETSIGINFO, child, NULL, &info));
    SHOW(ptrace(PTRACE_CONT, child, NULL, (void *)SIGKILL));
    SHOW(waitpid(child, &status, 0) == child);
    printf("  killed %d\n", WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    SHOW(ptrace((enum __ptrace_request)0x420a, child, (void *)8, &info));
}

/* stdout:
waitpid(child, &status, 0) == child = 1
  stopped 1 by STOP
ptrace(PTRACE_GETSIGINFO, child, NULL, &info) = 0
  STOP code -6 from 1
peek 0 0 8: 1 : [USR1 code -6 value 0 from itself]
peek 0 1 8: 0 :
peek 0 0 8: 1 : [USR1 code -6 value 0 from itself]
peek 0 1 8: 4 : [RT code -1 value 10 from tracer] [RT code -1 value 11 from tracer] [RT code -1 value 12 from tracer] [USR1 code 0 value 0 from tracer]
peek 1 1 2: 2 : [RT code -1 value 11 from tracer] [RT code -1 value 12 from tracer]
peek 3 1 8: 1 : [USR1 code 0 value 0 from tracer]
peek 4 1 8: 0 :
peek 0 1 8: 0 :
peek 0 1 0: 0 :
peek 0 1 -1: -1 EINVAL:
peek 0 2 8: -1 EINVAL:
ptrace((enum __ptrace_request)0x4209, child, no_access(), NULL): EFAULT
ptrace((enum __ptrace_request)0x4209, child, &p, no_access()): EFAULT
mask 0: USR1 1 USR2 0 RT+1 1 HUP 0
ptrace((enum __ptrace_request)0x420b, child, (void *)8, &mask) = 0
mask 0: USR1 0 USR2 1 RT+1 0 HUP 0
ptrace((enum __ptrace_request)0x420a, child, (void *)8, &mask) = 0
  KILL 0 STOP 0
ptrace((enum __ptrace_request)0x420a, child, (void *)4, &mask): EINVAL
ptrace((enum __ptrace_request)0x420b, child, (void *)16, &mask): EINVAL
ptrace((enum __ptrace_request)0x420a, child, (void *)8, no_access()): EFAULT
ptrace((enum __ptrace_request)0x420b, child, (void *)8, no_access()): EFAULT
ptrace((enum __ptrace_request)0x420a, getppid(), (void *)8, &mask): ESRCH
mask 0: USR1 0 USR2 1 RT+1 0 HUP 0
ptrace(PTRACE_CONT, child, NULL, NULL) = 0
waitpid(child, &status, 0) == child = 1
  stopped 1 by USR1
ptrace(PTRACE_SETSIGINFO, child, NULL, &info) = 0
ptrace(PTRACE_CONT, child, NULL, (void *)SIGKILL) = 0
waitpid(child, &status, 0) == child = 1
  killed 1
ptrace((enum __ptrace_request)0x420a, child, (void *)8, &info): ESRCH
*/
