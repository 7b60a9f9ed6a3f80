// A tracer sees the calls, signals, children and programs of its tracee: what strace does.
// qemu: no, it has no ptrace
#include <signal.h>
#include <spawn.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static char *self;
static pid_t children[4];
static int child_count;

/* The tracee as "A" and its children as "B" and so on. */
static char name_of(pid_t pid)
{
    for (int i = 0; i < child_count; i++)
        if (children[i] == pid)
            return 'A' + i;
    children[child_count] = pid;
    return 'A' + child_count++;
}

static const char *call_name(long number)
{
    switch (number) {
    case SYS_getppid: return "getppid";
    case SYS_kill: return "kill";
    case SYS_exit_group: return "exit_group";
    case SYS_execve: return "execve";
    case SYS_close: return "close";
    }
    return NULL;
}

static void report_call(pid_t pid)
{
    static const char *last[4];
    struct __ptrace_syscall_info info;
    char who = name_of(pid);

    if (ptrace(PTRACE_GET_SYSCALL_INFO, pid, sizeof info, &info) <= 0)
        printf("no info: %s\n", strerror(errno));
    else if (info.op == PTRACE_SYSCALL_INFO_ENTRY)
        last[who - 'A'] = call_name(info.entry.nr);
    const char *name = last[who - 'A'];

    if (name && info.op == PTRACE_SYSCALL_INFO_ENTRY)
        printf("%c: %s(%d", who, name, strcmp(name, "close") ? 0 : (int)info.entry.args[0]);
    if (name && info.op == PTRACE_SYSCALL_INFO_EXIT)
        printf(") %s\n", info.exit.is_error ? strerror(-info.exit.rval) : "done");
    if (name && !strcmp(name, "exit_group"))
        printf(")\n");
    if (info.op == PTRACE_SYSCALL_INFO_EXIT)
        last[who - 'A'] = NULL;
}

static void report_event(pid_t pid, int event)
{
    static const char *const names[] = {"", "fork", "vfork", "clone", "exec", "vfork done", "exit"};
    unsigned long message;
    siginfo_t info;

    ptrace(PTRACE_GETEVENTMSG, pid, 0, &message);
    ptrace(PTRACE_GETSIGINFO, pid, 0, &info);
    printf("%c: event %s, code %x", name_of(pid), event < 7 ? names[event] : "stop", info.si_code);
    if (event == PTRACE_EVENT_EXIT)
        printf(", status %lx", message);
    printf("\n");
}

/* Returns the signal to go on with. */
static int report_stop(pid_t pid, int status)
{
    int sig = WSTOPSIG(status);
    siginfo_t info;

    if (status >> 16) {
        report_event(pid, status >> 16);
        return 0;
    }
    if (sig == (SIGTRAP | 0x80)) {
        report_call(pid);
        return 0;
    }
    char who = name_of(pid);
    if (who != 'A' && sig == SIGSTOP) /* a new child: before or after its parent's event */
        return 0;
    ptrace(PTRACE_GETSIGINFO, pid, 0, &info);
    printf("%c: signal %s, from itself %d\n", who, strsignal(sig), info.si_pid == pid);
    return sig == SIGSTOP ? 0 : sig;
}

static void follow(pid_t first, int request)
{
    int status;
    pid_t pid;

    ptrace(request, first, 0, 0);
    while ((pid = waitpid(-1, &status, __WALL)) > 0) {
        int sig = 0;

        if (WIFEXITED(status))
            printf("%c: exited %d\n", name_of(pid), WEXITSTATUS(status));
        else if (WIFSIGNALED(status))
            printf("%c: killed by %s\n", name_of(pid), strsignal(WTERMSIG(status)));
        else
            sig = report_stop(pid, status);
        if (WIFSTOPPED(status))
            ptrace(request, pid, 0, sig);
        if (pid == first && !WIFSTOPPED(status))
            break;
    }
    child_count = 0;
}

/* Starts a stopped tracee that runs `what`. */
static pid_t start(void (*what)(void), long options)
{
    int status;
    pid_t pid = fork();

    if (pid == 0) {
        ptrace(PTRACE_TRACEME, 0, 0, 0);
        raise(SIGSTOP);
        what();
        _exit(7);
    }
    printf("%d %c\n", waitpid(pid, &status, 0) == pid, name_of(pid));
    printf("%d %ld\n", status == (SIGSTOP << 8 | 0x7f), ptrace(PTRACE_SETOPTIONS, pid, 0, options));
    return pid;
}

static volatile int handled;

static void handler(int sig)
{
    handled = sig;
}

static void calls(void)
{
    signal(SIGUSR1, handler);
    getppid();
    close(77);
    kill(getpid(), SIGUSR1);
    _exit(handled == SIGUSR1 ? 3 : 4);
}

static void forks(void)
{
    int status;
    pid_t pid = fork();

    if (pid == 0)
        _exit(5);
    waitpid(pid, &status, 0);
    posix_spawn(&pid, self, NULL, NULL, (char *[]){self, "quiet", NULL}, environ);
    waitpid(pid, &status, 0);
}

static void executes(void)
{
    execl(self, self, "quiet", NULL);
}

static void killed(void)
{
    kill(getpid(), SIGTERM);
}

static void peeks(void)
{
    static volatile long value = 4711;
    pid_t pid = fork();
    int status;

    if (pid == 0) {
        ptrace(PTRACE_TRACEME, 0, 0, 0);
        raise(SIGSTOP);
        _exit(value == 42 ? 8 : 9);
    }
    waitpid(pid, &status, 0);
    errno = 0;
    printf("%ld %d\n", ptrace(PTRACE_PEEKDATA, pid, &value, 0), errno);
    printf("%ld\n", ptrace(PTRACE_POKEDATA, pid, &value, 42L));
    CHECK(ptrace(PTRACE_PEEKDATA, pid, 0, 0) == -1 && errno == EIO);
    CHECK(ptrace(PTRACE_CONT, pid, 0, 100) == -1 && errno == EIO);
    CHECK(ptrace(PTRACE_LISTEN, pid, 0, 0) == -1 && errno == EIO);
    CHECK(ptrace(PTRACE_INTERRUPT, pid, 0, 0) == -1 && errno == EIO);
    CHECK(ptrace(PTRACE_SETOPTIONS, pid, 0, -1L) == -1 && errno == EINVAL);
    CHECK(ptrace(PTRACE_ATTACH, pid, 0, 0) == -1 && errno == EPERM);
    CHECK(ptrace(PTRACE_ATTACH, getpid(), 0, 0) == -1 && errno == EPERM);
    CHECK(ptrace(PTRACE_CONT, getppid(), 0, 0) == -1 && errno == ESRCH);
    CHECK(ptrace(PTRACE_DETACH, pid, 0, 0) == 0);
    CHECK(waitpid(pid, &status, 0) == pid && WEXITSTATUS(status) == 8);
}

static void seizes(void)
{
    int status;
    pid_t pid = fork();

    if (pid == 0)
        for (;;)
            pause();
    CHECK(ptrace(PTRACE_SEIZE, pid, 0, PTRACE_O_TRACESYSGOOD) == 0);
    CHECK(ptrace(PTRACE_CONT, pid, 0, 0) == -1 && errno == ESRCH);
    CHECK(ptrace(PTRACE_INTERRUPT, pid, 0, 0) == 0);
    CHECK(waitpid(pid, &status, 0) == pid && status >> 8 == (SIGTRAP | PTRACE_EVENT_STOP << 8));
    CHECK(ptrace(PTRACE_CONT, pid, 0, 0) == 0);
    kill(pid, SIGSTOP);
    CHECK(waitpid(pid, &status, 0) == pid && status >> 8 == SIGSTOP);
    CHECK(ptrace(PTRACE_CONT, pid, 0, SIGSTOP) == 0);
    CHECK(waitpid(pid, &status, 0) == pid && status >> 8 == (SIGSTOP | PTRACE_EVENT_STOP << 8));
    CHECK(ptrace(PTRACE_LISTEN, pid, 0, 0) == 0);
    CHECK(waitpid(pid, &status, WNOHANG) == 0);
    kill(pid, SIGCONT);
    CHECK(waitpid(pid, &status, 0) == pid && status >> 8 == (SIGTRAP | PTRACE_EVENT_STOP << 8));
    CHECK(ptrace(PTRACE_CONT, pid, 0, 0) == 0);
    CHECK(waitpid(pid, &status, 0) == pid && status >> 8 == SIGCONT);
    CHECK(ptrace(PTRACE_KILL, pid, 0, 0) == 0);
    CHECK(waitpid(pid, &status, 0) == pid && WTERMSIG(status) == SIGKILL);
}

/* A tracer that is not the parent: the zombie is first the tracer's, then the parent's. */
static void traces_sibling(void)
{
    int status, pipes[2];
    pid_t pid = fork();

    if (pid == 0)
        for (;;)
            pause();
    CHECK(pipe(pipes) == 0);
    pid_t tracer = fork();

    if (tracer == 0) {
        char done = ptrace(PTRACE_ATTACH, pid, 0, 0) == 0 && waitpid(pid, &status, 0) == pid && status == (SIGSTOP << 8 | 0x7f);

        done += ptrace(PTRACE_CONT, pid, 0, 0) == 0;
        kill(pid, SIGTERM);
        done += waitpid(pid, &status, 0) == pid && WSTOPSIG(status) == SIGTERM;
        done += ptrace(PTRACE_CONT, pid, 0, SIGTERM) == 0;
        siginfo_t info;
        done += waitid(P_PID, pid, &info, WEXITED | WNOWAIT) == 0 && info.si_code == CLD_KILLED && info.si_status == SIGTERM;
        write(pipes[1], &done, 1);
        usleep(20000);
        done += waitpid(pid, &status, 0) == pid && WTERMSIG(status) == SIGTERM;
        _exit(done);
    }
    char done;
    CHECK(read(pipes[0], &done, 1) == 1 && done == 5);
    CHECK(waitpid(pid, &status, WNOHANG) == 0);
    CHECK(waitpid(tracer, &status, 0) == tracer && WEXITSTATUS(status) == 6);
    CHECK(waitpid(pid, &status, 0) == pid && WTERMSIG(status) == SIGTERM);
}

/* A tracer ends while its tracee has stopped for a signal, whose number it has changed in the siginfo. The signal stays what it was, but
 * is lost if the tracer has waited for the stop. */
static void changes_info(int number, int waits)
{
    int status;
    pid_t pid = fork();

    if (pid == 0)
        for (;;)
            pause();
    pid_t tracer = fork();

    if (tracer == 0) {
        siginfo_t info;
        int done = ptrace(PTRACE_ATTACH, pid, 0, 0) == 0 && waitpid(pid, &status, 0) == pid && ptrace(PTRACE_CONT, pid, 0, 0) == 0;

        kill(pid, SIGTERM);
        done += waitid(P_PID, pid, &info, WSTOPPED | (waits ? 0 : WNOWAIT)) == 0 && info.si_status == SIGTERM;
        done += ptrace(PTRACE_GETSIGINFO, pid, 0, &info) == 0;
        info.si_signo = number;
        done += ptrace(PTRACE_SETSIGINFO, pid, 0, &info) == 0;
        _exit(done);
    }
    CHECK(waitpid(tracer, &status, 0) == tracer && WEXITSTATUS(status) == 4);
    if (waits)
        kill(pid, SIGINT);
    CHECK(waitpid(pid, &status, 0) == pid && WTERMSIG(status) == (waits ? SIGINT : SIGTERM));
}

int main(int argc, char **argv)
{
    if (argc > 1)
        return 2;
    self = argv[0];
    setvbuf(stdout, NULL, _IONBF, 0);
    follow(start(calls, PTRACE_O_TRACESYSGOOD), PTRACE_SYSCALL);
    follow(start(forks, PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK | PTRACE_O_TRACEEXEC | PTRACE_O_TRACEEXIT), PTRACE_CONT);
    follow(start(executes, PTRACE_O_TRACEEXEC), PTRACE_CONT);
    follow(start(executes, 0), PTRACE_CONT);
    follow(start(killed, PTRACE_O_TRACEEXIT), PTRACE_CONT);
    peeks();
    seizes();
    traces_sibling();
    changes_info(1000000000, 0);
    changes_info(-1000000000, 1);
}

/* stdout:
1 A
1 0
A: getppid(0) done
A: close(77) Bad file descriptor
A: kill(0) done
A: signal User defined signal 1, from itself 1
A: exit_group(0)
A: exited 3
1 A
1 0
A: event fork, code 105
B: event exit, code 605, status 500
B: exited 5
A: signal Child exited, from itself 0
A: event vfork, code 205
C: event exec, code 405
C: event exit, code 605, status 200
C: exited 2
A: signal Child exited, from itself 0
A: event exit, code 605, status 700
A: exited 7
1 A
1 0
A: event exec, code 405
A: exited 2
1 A
1 0
A: signal Trace/breakpoint trap, from itself 1
A: killed by Trace/breakpoint trap
1 A
1 0
A: signal Terminated, from itself 1
A: event exit, code 605, status f
A: killed by Terminated
4711 0
0
yes ptrace(PTRACE_PEEKDATA, pid, 0, 0) == -1 && errno == EIO
yes ptrace(PTRACE_CONT, pid, 0, 100) == -1 && errno == EIO
yes ptrace(PTRACE_LISTEN, pid, 0, 0) == -1 && errno == EIO
yes ptrace(PTRACE_INTERRUPT, pid, 0, 0) == -1 && errno == EIO
yes ptrace(PTRACE_SETOPTIONS, pid, 0, -1L) == -1 && errno == EINVAL
yes ptrace(PTRACE_ATTACH, pid, 0, 0) == -1 && errno == EPERM
yes ptrace(PTRACE_ATTACH, getpid(), 0, 0) == -1 && errno == EPERM
yes ptrace(PTRACE_CONT, getppid(), 0, 0) == -1 && errno == ESRCH
yes ptrace(PTRACE_DETACH, pid, 0, 0) == 0
yes waitpid(pid, &status, 0) == pid && WEXITSTATUS(status) == 8
yes ptrace(PTRACE_SEIZE, pid, 0, PTRACE_O_TRACESYSGOOD) == 0
yes ptrace(PTRACE_CONT, pid, 0, 0) == -1 && errno == ESRCH
yes ptrace(PTRACE_INTERRUPT, pid, 0, 0) == 0
yes waitpid(pid, &status, 0) == pid && status >> 8 == (SIGTRAP | PTRACE_EVENT_STOP << 8)
yes ptrace(PTRACE_CONT, pid, 0, 0) == 0
yes waitpid(pid, &status, 0) == pid && status >> 8 == SIGSTOP
yes ptrace(PTRACE_CONT, pid, 0, SIGSTOP) == 0
yes waitpid(pid, &status, 0) == pid && status >> 8 == (SIGSTOP | PTRACE_EVENT_STOP << 8)
yes ptrace(PTRACE_LISTEN, pid, 0, 0) == 0
yes waitpid(pid, &status, WNOHANG) == 0
yes waitpid(pid, &status, 0) == pid && status >> 8 == (SIGTRAP | PTRACE_EVENT_STOP << 8)
yes ptrace(PTRACE_CONT, pid, 0, 0) == 0
yes waitpid(pid, &status, 0) == pid && status >> 8 == SIGCONT
yes ptrace(PTRACE_KILL, pid, 0, 0) == 0
yes waitpid(pid, &status, 0) == pid && WTERMSIG(status) == SIGKILL
yes pipe(pipes) == 0
yes read(pipes[0], &done, 1) == 1 && done == 5
yes waitpid(pid, &status, WNOHANG) == 0
yes waitpid(tracer, &status, 0) == tracer && WEXITSTATUS(status) == 6
yes waitpid(pid, &status, 0) == pid && WTERMSIG(status) == SIGTERM
yes waitpid(tracer, &status, 0) == tracer && WEXITSTATUS(status) == 4
yes waitpid(pid, &status, 0) == pid && WTERMSIG(status) == (waits ? SIGINT : SIGTERM)
yes waitpid(tracer, &status, 0) == tracer && WEXITSTATUS(status) == 4
yes waitpid(pid, &status, 0) == pid && WTERMSIG(status) == (waits ? SIGINT : SIGTERM)
*/
