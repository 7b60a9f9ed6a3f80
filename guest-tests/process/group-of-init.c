// A process in the group of its session's leader, which here is that of init: exit, orphans and terminal stops.
// qemu: no, its session is the host's: whose leader that is depends on who started the test
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static int run_child(void)
{
    int status;
    pid_t child = fork();

    if (child == 0) {
        if (setpgid(0, getsid(0)))
            _exit(1);
        pid_t grandchild = fork();
        if (grandchild == 0)
            _exit(setpgid(0, 0) || setpgid(0, getsid(0)) ? 2 : 3);
        int of_grandchild;
        waitpid(grandchild, &of_grandchild, 0);
        if (fork() == 0) /* an orphan of that group */
            _exit(0);
        _exit(WEXITSTATUS(of_grandchild));
    }
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

int main(void)
{
    CHECK(setpgid(0, getsid(0)) == 0 || getpid() == getsid(0));
    CHECK(getpgrp() == getsid(0));
    CHECK(run_child() == 3);
    if (fork() == 0) {
        setsid();
        CHECK(setpgid(0, getpid()) == -1 && errno == EPERM);
        CHECK(run_child() == 3);
        raise(SIGTSTP); /* no effect on an orphaned group */
        printf("goes on\n");
        _exit(0);
    }
    int status;
    wait(&status);
    CHECK(status == 0);
    CHECK(setpgid(0, 0) == 0);
}

/* stdout:
yes setpgid(0, getsid(0)) == 0 || getpid() == getsid(0)
yes getpgrp() == getsid(0)
yes run_child() == 3
yes status == 0
yes setpgid(0, 0) == 0
*/
