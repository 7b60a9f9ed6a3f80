// fork and the wait family: statuses, signals, order, no children, WNOHANG, resource usage.
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static pid_t start(int code)
{
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        if (code < 0)
            raise(-code);
        _exit(code);
    }
    return child;
}

int main(void)
{
    int status;
    pid_t a = start(3), b = start(-SIGTERM), c = start(255);
    CHECK(waitpid(b, &status, 0) == b && WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
    CHECK(waitpid(a, &status, 0) == a && WIFEXITED(status) && WEXITSTATUS(status) == 3);
    CHECK(wait(&status) == c && WEXITSTATUS(status) == 255);
    CHECK(wait(&status) == -1 && errno == ECHILD);
    CHECK(waitpid(12345, &status, 0) == -1 && errno == ECHILD);
    int gate[2];
    must(pipe(gate), "pipe");
    pid_t d = fork();
    if (d == 0) {
        char byte;
        close(gate[1]);
        _exit(read(gate[0], &byte, 1) == 1 ? byte : 1);
    }
    CHECK(waitpid(d, &status, WNOHANG) == 0);
    must(write(gate[1], "A", 1), "write");
    siginfo_t info;
    CHECK(waitid(P_PID, (id_t)d, &info, WEXITED | WNOWAIT) == 0 && info.si_code == CLD_EXITED && info.si_status == 'A' && info.si_pid == d);
    struct rusage usage;
    CHECK(wait4(d, &status, 0, &usage) == d && WEXITSTATUS(status) == 'A');
    int sum = 0;
    for (int i = 0; i < 20; i++)
        start(i);
    for (int i = 0; i < 20; i++) {
        wait(&status);
        sum += WEXITSTATUS(status);
    }
    printf("%d\n", sum);
    d = start(-SIGSEGV);
    CHECK(waitid(P_ALL, 0, &info, WEXITED) == 0 && (info.si_code == CLD_KILLED || info.si_code == CLD_DUMPED) && info.si_status == SIGSEGV);
    CHECK(getppid() > 0 && getpid() > 0 && getpid() != getppid());
}

/* stdout:
yes waitpid(b, &status, 0) == b && WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM
yes waitpid(a, &status, 0) == a && WIFEXITED(status) && WEXITSTATUS(status) == 3
yes wait(&status) == c && WEXITSTATUS(status) == 255
yes wait(&status) == -1 && errno == ECHILD
yes waitpid(12345, &status, 0) == -1 && errno == ECHILD
yes waitpid(d, &status, WNOHANG) == 0
yes waitid(P_PID, (id_t)d, &info, WEXITED | WNOWAIT) == 0 && info.si_code == CLD_EXITED && info.si_status == 'A' && info.si_pid == d
yes wait4(d, &status, 0, &usage) == d && WEXITSTATUS(status) == 'A'
190
yes waitid(P_ALL, 0, &info, WEXITED) == 0 && (info.si_code == CLD_KILLED || info.si_code == CLD_DUMPED) && info.si_status == SIGSEGV
yes getppid() > 0 && getpid() > 0 && getpid() != getppid()
*/
