// Signals to programs of the host, their stops and their ends; time-outs while one sleeps.
// stats: no, the end of a program of the host is a matter of the host
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include "check.h"

static pid_t start(char *text)
{
    pid_t pid = must(fork(), "fork");
    if (pid)
        return pid;
    execl("/bin/sh", "sh", "-c", text, NULL);
    _exit(127);
}

static void ends(const char *name, pid_t pid)
{
    int status;
    struct rusage usage;
    must(wait4(pid, &status, 0, &usage), "wait4");
    if (WIFEXITED(status))
        printf("%s: status %d\n", name, WEXITSTATUS(status));
    else
        printf("%s: TERM %d KILL %d PIPE %d SEGV %d USR1 %d, core %d\n", name, WTERMSIG(status) == SIGTERM, WTERMSIG(status) == SIGKILL,
               WTERMSIG(status) == SIGPIPE, WTERMSIG(status) == SIGSEGV, WTERMSIG(status) == SIGUSR1, !!WCOREDUMP(status));
}

static void handler(int sig)
{
    (void)sig;
}

static void stopped(pid_t pid)
{
    int status;
    kill(pid, SIGSTOP);
    must(waitpid(pid, &status, WUNTRACED), "waitpid");
    printf("stopped %d %d\n", WIFSTOPPED(status), WSTOPSIG(status) == SIGSTOP);
    kill(pid, SIGCONT);
    must(waitpid(pid, &status, WCONTINUED), "waitpid");
    printf("continued %d\n", WIFCONTINUED(status));
}

/* Each of these finds a program that sleeps for longer. */
static void time_outs(void)
{
    struct sigaction action = {.sa_handler = handler};
    struct timespec before, after;
    int out[2], own = dup(1);
    sigaction(SIGALRM, &action, NULL);
    pid_t pid = start("exec sleep 60");
    clock_gettime(CLOCK_MONOTONIC, &before);
    alarm(1);
    errno = 0;
    CHECK(waitpid(pid, NULL, 0) < 0 && errno == EINTR);
    clock_gettime(CLOCK_MONOTONIC, &after);
    CHECK(after.tv_sec - before.tv_sec <= 2 && (after.tv_sec - before.tv_sec) * 10 + (after.tv_nsec - before.tv_nsec) / 100000000 >= 9);
    kill(pid, SIGTERM);
    ends("alarm", pid);
    must(pipe(out), "pipe");
    dup2(out[1], 1);
    pid = start("exec sleep 60");
    dup2(own, 1);
    close(out[1]);
    struct pollfd p = {out[0], POLLIN, 0};
    CHECK(poll(&p, 1, 100) == 0);
    CHECK(waitpid(pid, NULL, WNOHANG) == 0);
    kill(pid, SIGKILL);
    CHECK(poll(&p, 1, 10000) == 1 && p.revents & POLLHUP);
    ends("poll", pid);
}

int main(void)
{
    struct rlimit none = {0, 0};
    setvbuf(stdout, NULL, _IONBF, 0);
    setrlimit(RLIMIT_CORE, &none);
    ends("exit", start("exit 7"));
    ends("own", start("kill -TERM $$"));
    ends("fault", start("kill -SEGV $$"));
    ends("missing", start("exec /no/such/program 2>/dev/null"));
    pid_t pid = start("exec sleep 60");
    stopped(pid);
    kill(pid, SIGUSR1);
    ends("killed", pid);
    pid = start("trap 'exit 5' USR1; kill -STOP $$; while :; do :; done");
    int status;
    must(waitpid(pid, &status, WUNTRACED), "waitpid");
    printf("stopped itself %d\n", WIFSTOPPED(status));
    kill(pid, SIGCONT);
    kill(pid, SIGUSR1);
    ends("trapped", pid);
    time_outs();
    return 0;
}

/* stdout:
exit: status 7
own: TERM 1 KILL 0 PIPE 0 SEGV 0 USR1 0, core 0
fault: TERM 0 KILL 0 PIPE 0 SEGV 1 USR1 0, core 0
missing: status 127
stopped 1 1
continued 1
killed: TERM 0 KILL 0 PIPE 0 SEGV 0 USR1 1, core 0
stopped itself 1
trapped: status 5
yes waitpid(pid, NULL, 0) < 0 && errno == EINTR
yes after.tv_sec - before.tv_sec <= 2 && (after.tv_sec - before.tv_sec) * 10 + (after.tv_nsec - before.tv_nsec) / 100000000 >= 9
alarm: TERM 1 KILL 0 PIPE 0 SEGV 0 USR1 0, core 0
yes poll(&p, 1, 100) == 0
yes waitpid(pid, NULL, WNOHANG) == 0
yes poll(&p, 1, 10000) == 1 && p.revents & POLLHUP
poll: TERM 0 KILL 1 PIPE 0 SEGV 0 USR1 0, core 0
*/
