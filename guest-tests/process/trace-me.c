// PTRACE_TRACEME of a program whose parent is no debugger: it succeeds once. Signals and execve() do not stop it.
// qemu: no, it has no ptrace()
// native: no, there the parent would have to continue it
#include <signal.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static void trace_me(const char *who)
{
    long first = ptrace(PTRACE_TRACEME, 0, 0, 0), second = ptrace(PTRACE_TRACEME, 0, 0, 0);
    printf("%s: %ld, then %ld %s\n", who, first, second, errno == EPERM ? "EPERM" : "?");
    fflush(stdout);
}

static volatile int signals;

static void count(int number)
{
    signals += number == SIGUSR1;
}

int main(int argc, char **argv)
{
    if (argc > 1) {
        trace_me("executed");
        return 0;
    }
    trace_me("the first program");
    signal(SIGUSR1, count);
    raise(SIGUSR1);
    CHECK(signals == 1);
    fflush(stdout);
    if (!fork()) {
        trace_me("a child");
        _exit(0);
    }
    int status;
    wait(&status);
    CHECK(WIFEXITED(status));
    fflush(stdout);
    execv("/proc/self/exe", (char *[]){argv[0], "again", NULL});
}

/* stdout:
the first program: 0, then -1 EPERM
yes signals == 1
a child: 0, then -1 EPERM
yes WIFEXITED(status)
executed: -1, then -1 EPERM
*/
