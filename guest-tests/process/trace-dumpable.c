// A tracer without privilege keeps its tracee's registers, but not its memory, once that is not dumpable.
// qemu: no, it has no ptrace
#include <signal.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

enum { USER = 1001 };
static volatile long variable = 5;

static void next_stop(pid_t child)
{
    int status;
    ptrace(PTRACE_CONT, child, 0L, 0L);
    waitpid(child, &status, 0);
    CHECK(WIFSTOPPED(status) && WSTOPSIG(status) == SIGSTOP);
}

static int reads(pid_t child)
{
    errno = 0;
    long word = ptrace(PTRACE_PEEKDATA, child, &variable, 0L);
    return errno ? -errno : (int)word;
}

static int writes(pid_t child, long value)
{
    return ptrace(PTRACE_POKEDATA, child, &variable, value) ? -errno : 0;
}

int main(void)
{
    int status;
    if (!getuid() && (setresgid(USER, USER, USER) || setresuid(USER, USER, USER) || prctl(PR_SET_DUMPABLE, 1L)))
        return 1;
    CHECK(prctl(PR_GET_DUMPABLE) == 1);
    CHECK(prctl(PR_SET_DUMPABLE, 2L) == -1 && errno == EINVAL);
    pid_t child = fork();
    if (!child) {
        ptrace(PTRACE_TRACEME, 0, 0L, 0L);
        raise(SIGSTOP);
        prctl(PR_SET_DUMPABLE, 0L);
        raise(SIGSTOP);
        prctl(PR_SET_DUMPABLE, 1L);
        raise(SIGSTOP);
        _exit((int)variable);
    }
    waitpid(child, &status, 0);
    CHECK(reads(child) == 5);
    CHECK(writes(child, 6) == 0);
    next_stop(child);
    CHECK(reads(child) == -EIO);
    CHECK(writes(child, 7) == -EIO);
    CHECK(ptrace(PTRACE_SETOPTIONS, child, 0L, 0L) == 0);
    next_stop(child);
    CHECK(reads(child) == 6);
    ptrace(PTRACE_CONT, child, 0L, 0L);
    waitpid(child, &status, 0);
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 6);

    // A child has its parent's.
    prctl(PR_SET_DUMPABLE, 0L);
    child = fork();
    if (!child)
        _exit(prctl(PR_GET_DUMPABLE));
    waitpid(child, &status, 0);
    CHECK(WEXITSTATUS(status) == 0);
    return 0;
}

/* stdout:
yes prctl(PR_GET_DUMPABLE) == 1
yes prctl(PR_SET_DUMPABLE, 2L) == -1 && errno == EINVAL
yes reads(child) == 5
yes writes(child, 6) == 0
yes WIFSTOPPED(status) && WSTOPSIG(status) == SIGSTOP
yes reads(child) == -EIO
yes writes(child, 7) == -EIO
yes ptrace(PTRACE_SETOPTIONS, child, 0L, 0L) == 0
yes WIFSTOPPED(status) && WSTOPSIG(status) == SIGSTOP
yes reads(child) == 6
yes WIFEXITED(status) && WEXITSTATUS(status) == 6
yes WEXITSTATUS(status) == 0
*/
