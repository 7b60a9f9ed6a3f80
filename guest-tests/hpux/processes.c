// Processes and signals by the C library: fork, exec, wait, pipe, system, handlers.
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static volatile int caught;

static void on_signal(int sig)
{
    caught = caught * 100 + sig;
}

static void through_a_pipe(const char *self)
{
    int ends[2], status, n;
    char text[64];

    pipe(ends);
    if (!fork()) {
        dup2(ends[1], 1);
        close(ends[0]);
        execl(self, "other", "child", NULL);
        _exit(99);
    }
    close(ends[1]);
    n = (int)read(ends[0], text, sizeof text - 1);
    text[n > 0 ? n : 0] = 0;
    wait(&status);
    printf("the child wrote %s, status %d\n", text, WEXITSTATUS(status));
}

int main(int argc, char **argv)
{
    struct sigaction act;
    sigset_t set;
    int status, pid;

    if (argc > 1 && !strcmp(argv[1], "child")) {
        printf("[%s]", argv[0]);
        return 5;
    }
    through_a_pipe(argv[0]);
    fflush(stdout);
    printf("without a shell: %d\n", WEXITSTATUS(system("exit 4")));
    memset(&act, 0, sizeof act);
    act.sa_handler = on_signal;
    sigaction(SIGUSR1, &act, NULL);
    signal(SIGUSR2, on_signal);
    raise(SIGUSR1);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigprocmask(SIG_BLOCK, &set, NULL);
    kill(getpid(), SIGUSR1);
    raise(SIGUSR2);
    sigpending(&set);
    printf("caught %d, pending %d\n", caught, sigismember(&set, SIGUSR1));
    fflush(stdout);
    pid = fork();
    if (!pid) {
        raise(SIGUSR2); /* the handler has been reset */
        _exit(0);
    }
    waitpid(pid, &status, 0);
    printf("the child died of signal %d; ", WTERMSIG(status));
    printf("wait: %d, ", wait(&status));
    printf("errno %d\n", errno);
    return 0;
}
/* stdout:
the child wrote [other], status 5
without a shell: 127
caught 1617, pending 1
the child died of signal 17; wait: -1, errno 10
*/
