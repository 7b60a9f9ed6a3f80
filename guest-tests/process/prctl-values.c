// prctl: each value that is set is read again, bad values and pointers; who keeps it after a fork; kcmp of shared and separate resources; membarrier.
// qemu: no, it passes most of them to its host
#include <fcntl.h>
#include <linux/kcmp.h>
#include <linux/membarrier.h>
#include <linux/securebits.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include "answers.h"

static int value(int option)
{
    int v = -77;
    long result = prctl(option, &v, 0, 0, 0);
    return result == -1 ? -1000 - errno : v;
}

static void settings(void)
{
    SHOW(prctl(PR_GET_DUMPABLE));
    SHOW(prctl(PR_SET_DUMPABLE, 2));
    SHOW(prctl(PR_SET_DUMPABLE, 0));
    SHOW(prctl(PR_GET_DUMPABLE));
    SHOW(prctl(PR_SET_DUMPABLE, 1));
    SHOW(value(PR_GET_PDEATHSIG));
    SHOW(prctl(PR_SET_PDEATHSIG, 65));
    SHOW(prctl(PR_SET_PDEATHSIG, -1));
    SHOW(prctl(PR_SET_PDEATHSIG, SIGUSR1));
    CHECK(value(PR_GET_PDEATHSIG) == SIGUSR1);
    SHOW(prctl(PR_GET_PDEATHSIG, no_access()));
    SHOW(value(PR_GET_CHILD_SUBREAPER));
    SHOW(prctl(PR_SET_CHILD_SUBREAPER, 5));
    SHOW(value(PR_GET_CHILD_SUBREAPER));
    SHOW(prctl(PR_GET_CHILD_SUBREAPER, no_access()));
    SHOW(prctl(PR_GET_TIMERSLACK));
    SHOW(prctl(PR_SET_TIMERSLACK, 12345));
    SHOW(prctl(PR_GET_TIMERSLACK));
    SHOW(prctl(PR_GET_KEEPCAPS));
    SHOW(prctl(PR_SET_KEEPCAPS, 2));
    SHOW(prctl(PR_SET_KEEPCAPS, 1));
    SHOW(prctl(PR_GET_KEEPCAPS));
    SHOW(prctl(PR_GET_SECUREBITS) == 1 << SECURE_KEEP_CAPS);
    SHOW(prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0));
    SHOW(prctl(PR_GET_NO_NEW_PRIVS, 1, 0, 0, 0));
    SHOW(prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0));
    SHOW(prctl(PR_SET_NO_NEW_PRIVS, 1, 1, 0, 0));
    SHOW(prctl(PR_GET_THP_DISABLE, 0, 0, 0, 0));
    SHOW(prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0));
    SHOW(prctl(PR_GET_THP_DISABLE, 0, 0, 0, 0));
    SHOW(prctl(PR_GET_THP_DISABLE, 0, 0, 1, 0));
    SHOW(prctl(9999));
    char name[17] = "";
    SHOW(prctl(PR_SET_NAME, "a name of 16 characters and more"));
    SHOW(prctl(PR_GET_NAME, name));
    printf("%s\n", name);
    SHOW(prctl(PR_SET_NAME, no_access()));
    SHOW(prctl(PR_GET_NAME, no_access()));
}

// In a child: what it inherits, and what it loses.
static void inherited(void)
{
    SHOW(value(PR_GET_PDEATHSIG));
    SHOW(value(PR_GET_CHILD_SUBREAPER));
    SHOW(prctl(PR_GET_TIMERSLACK));
    SHOW(prctl(PR_SET_TIMERSLACK, 777));
    SHOW(prctl(PR_SET_TIMERSLACK, 0));
    SHOW(prctl(PR_GET_TIMERSLACK));
    SHOW(prctl(PR_GET_KEEPCAPS));
    SHOW(prctl(PR_GET_THP_DISABLE, 0, 0, 0, 0));
    SHOW(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0));
    SHOW(prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0));
}

static void in_child(void (*act)(void))
{
    int status;
    fflush(stdout);
    if (!fork()) {
        act();
        fflush(stdout);
        _exit(0);
    }
    CHECK(wait(&status) > 0 && status == 0);
}

// The signal of a parent's death reaches the child; the grandchild goes to the subreaper.
static void parent_dies(void)
{
    int p[2], status;
    char c;
    must(pipe(p), "pipe");
    pid_t middle = fork();
    if (!middle) {
        pid_t me = getpid();
        if (!fork()) {
            sigset_t set;
            sigemptyset(&set);
            sigaddset(&set, SIGUSR2);
            sigprocmask(SIG_BLOCK, &set, NULL);
            prctl(PR_SET_PDEATHSIG, SIGUSR2);
            must(write(p[1], "r", 1), "write");
            siginfo_t info;
            sigwaitinfo(&set, &info);
            printf("signal: %s, from its parent: %s\n", info.si_signo == SIGUSR2 ? "yes" : "no", info.si_pid == me ? "yes" : "no");
            fflush(stdout);
            _exit(getppid() == me ? 1 : 5);
        }
        must(read(p[0], &c, 1), "read");
        _exit(3);
    }
    CHECK(waitpid(middle, &status, 0) == middle && WEXITSTATUS(status) == 3);
    CHECK(wait(&status) > 0 && WEXITSTATUS(status) == 5); // the subreaper has it
}

static int compared(pid_t other, int type, unsigned long a, unsigned long b)
{
    long result = syscall(SYS_kcmp, getpid(), other, type, a, b);
    return result == -1 ? -errno : result == 0 ? 0 : 1;
}

static int stay(void *p)
{
    char c;
    return (int)read(((int *)p)[0], &c, 1);
}

static void comparisons(int flags)
{
    static char stack[65536] __attribute__((aligned(64)));
    int p[2], copy = dup(1);
    must(pipe(p), "pipe");
#ifdef __ia64__
    int __clone2(int (*)(void *), void *, size_t, int, void *, ...);
    pid_t child = __clone2(stay, stack, sizeof stack, flags | SIGCHLD, p);
#else
#ifdef __hppa__
    pid_t child = clone(stay, stack, flags | SIGCHLD, p);
#else
    pid_t child = clone(stay, stack + sizeof stack, flags | SIGCHLD, p);
#endif
#endif
    must(child, "clone");
    printf("files %d fs %d memory %d handlers %d io %d semaphores %d file %d copy %d other %d\n", compared(child, KCMP_FILES, 0, 0),
           compared(child, KCMP_FS, 0, 0), compared(child, KCMP_VM, 0, 0), compared(child, KCMP_SIGHAND, 0, 0),
           compared(child, KCMP_IO, 0, 0), compared(child, KCMP_SYSVSEM, 0, 0), compared(child, KCMP_FILE, 1, 1),
           compared(child, KCMP_FILE, copy, 1), compared(child, KCMP_FILE, p[0], p[1]));
    must(write(p[1], "x", 1), "write");
    wait(NULL);
}

static void kcmp_errors(void)
{
    SHOW(compared(getpid(), KCMP_FILE, 0, 999));
    SHOW(compared(getpid(), 99, 0, 0));
    SHOW(compared(999999, KCMP_FILE, 0, 0));
}

static void barriers(void)
{
    SHOW(call(membarrier, MEMBARRIER_CMD_QUERY, 1));
    SHOW(call(membarrier, MEMBARRIER_CMD_GLOBAL, 0));
    SHOW(call(membarrier, MEMBARRIER_CMD_GLOBAL_EXPEDITED, 0));
    SHOW(call(membarrier, MEMBARRIER_CMD_REGISTER_GLOBAL_EXPEDITED, 0));
    SHOW(call(membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0));
    SHOW(call(membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0));
    SHOW(call(membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0));
    SHOW(call(membarrier, 1 << 30, 0));
}

int main(void)
{
    settings();
    in_child(inherited);
    parent_dies();
    comparisons(0);
    comparisons(CLONE_FILES);
    comparisons(CLONE_FS | CLONE_IO);
    comparisons(CLONE_VM | CLONE_SIGHAND | CLONE_SYSVSEM);
    kcmp_errors();
    barriers();
}

/* stdout:
prctl(PR_GET_DUMPABLE) = 1
prctl(PR_SET_DUMPABLE, 2): EINVAL
prctl(PR_SET_DUMPABLE, 0) = 0
prctl(PR_GET_DUMPABLE) = 0
prctl(PR_SET_DUMPABLE, 1) = 0
value(PR_GET_PDEATHSIG) = 0
prctl(PR_SET_PDEATHSIG, 65): EINVAL
prctl(PR_SET_PDEATHSIG, -1): EINVAL
prctl(PR_SET_PDEATHSIG, SIGUSR1) = 0
yes value(PR_GET_PDEATHSIG) == SIGUSR1
prctl(PR_GET_PDEATHSIG, no_access()): EFAULT
value(PR_GET_CHILD_SUBREAPER) = 0
prctl(PR_SET_CHILD_SUBREAPER, 5) = 0
value(PR_GET_CHILD_SUBREAPER) = 1
prctl(PR_GET_CHILD_SUBREAPER, no_access()): EFAULT
prctl(PR_GET_TIMERSLACK) = 50000
prctl(PR_SET_TIMERSLACK, 12345) = 0
prctl(PR_GET_TIMERSLACK) = 12345
prctl(PR_GET_KEEPCAPS) = 0
prctl(PR_SET_KEEPCAPS, 2): EINVAL
prctl(PR_SET_KEEPCAPS, 1) = 0
prctl(PR_GET_KEEPCAPS) = 1
prctl(PR_GET_SECUREBITS) == 1 << SECURE_KEEP_CAPS = 1
prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) = 0
prctl(PR_GET_NO_NEW_PRIVS, 1, 0, 0, 0): EINVAL
prctl(PR_SET_NO_NEW_PRIVS, 0, 0, 0, 0): EINVAL
prctl(PR_SET_NO_NEW_PRIVS, 1, 1, 0, 0): EINVAL
prctl(PR_GET_THP_DISABLE, 0, 0, 0, 0) = 0
prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0) = 0
prctl(PR_GET_THP_DISABLE, 0, 0, 0, 0) = 1
prctl(PR_GET_THP_DISABLE, 0, 0, 1, 0): EINVAL
prctl(9999): EINVAL
prctl(PR_SET_NAME, "a name of 16 characters and more") = 0
prctl(PR_GET_NAME, name) = 0
a name of 16 ch
prctl(PR_SET_NAME, no_access()): EFAULT
prctl(PR_GET_NAME, no_access()): EFAULT
value(PR_GET_PDEATHSIG) = 0
value(PR_GET_CHILD_SUBREAPER) = 0
prctl(PR_GET_TIMERSLACK) = 12345
prctl(PR_SET_TIMERSLACK, 777) = 0
prctl(PR_SET_TIMERSLACK, 0) = 0
prctl(PR_GET_TIMERSLACK) = 12345
prctl(PR_GET_KEEPCAPS) = 1
prctl(PR_GET_THP_DISABLE, 0, 0, 0, 0) = 1
prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) = 0
prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) = 1
yes wait(&status) > 0 && status == 0
signal: yes, from its parent: yes
yes wait(&status) > 0 && status == 0
yes waitpid(middle, &status, 0) == middle && WEXITSTATUS(status) == 3
yes wait(&status) > 0 && WEXITSTATUS(status) == 5
files 1 fs 1 memory 1 handlers 1 io 0 semaphores 0 file 0 copy 0 other 1
files 0 fs 1 memory 1 handlers 1 io 0 semaphores 0 file 0 copy 0 other 1
files 1 fs 0 memory 1 handlers 1 io 0 semaphores 0 file 0 copy 0 other 1
files 1 fs 1 memory 0 handlers 0 io 0 semaphores 0 file 0 copy 0 other 1
compared(getpid(), KCMP_FILE, 0, 999) = -9
compared(getpid(), 99, 0, 0) = -22
compared(999999, KCMP_FILE, 0, 0) = -3
call(membarrier, MEMBARRIER_CMD_QUERY, 1): EINVAL
call(membarrier, MEMBARRIER_CMD_GLOBAL, 0) = 0
call(membarrier, MEMBARRIER_CMD_GLOBAL_EXPEDITED, 0) = 0
call(membarrier, MEMBARRIER_CMD_REGISTER_GLOBAL_EXPEDITED, 0) = 0
call(membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0): EPERM
call(membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0) = 0
call(membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0) = 0
call(membarrier, 1 << 30, 0): EINVAL
*/
