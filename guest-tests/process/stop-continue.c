// A child stopped and continued by signals, seen by waitpid with WUNTRACED and WCONTINUED.
// qemu: no, unreliable signals
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

int main(void)
{
    int status;
    pid_t child = fork();
    if (child == 0)
        for (;;)
            pause();
    kill(child, SIGSTOP);
    CHECK(waitpid(child, &status, WUNTRACED) == child && WIFSTOPPED(status) && WSTOPSIG(status) == SIGSTOP);
    kill(child, SIGCONT);
    CHECK(waitpid(child, &status, WCONTINUED) == child && WIFCONTINUED(status));
    kill(child, SIGKILL);
    CHECK(waitpid(child, &status, 0) == child && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
    CHECK(kill(child, 0) == -1 && errno == ESRCH);
}

/* stdout:
yes waitpid(child, &status, WUNTRACED) == child && WIFSTOPPED(status) && WSTOPSIG(status) == SIGSTOP
yes waitpid(child, &status, WCONTINUED) == child && WIFCONTINUED(status)
yes waitpid(child, &status, 0) == child && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL
yes kill(child, 0) == -1 && errno == ESRCH
*/
