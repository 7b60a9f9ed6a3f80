// Orphans, process groups and sessions; a grandchild's output arrives though its parent is gone.
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

int main(void)
{
    int p[2];
    must(pipe(p), "pipe");
    pid_t child = fork();
    if (child == 0) {
        pid_t parent = getpid();
        if (fork() == 0) {
            while (getppid() == parent)
                usleep(1000);
            must(write(p[1], "orphan", 6), "write");
            _exit(0);
        }
        _exit(0);
    }
    close(p[1]);
    waitpid(child, NULL, 0);
    char text[16] = "";
    CHECK(read(p[0], text, 15) == 6);
    printf("%s\n", text);
    CHECK(read(p[0], text, 15) == 0);
    int status;
    child = fork();
    if (child == 0) {
        pid_t session = setsid();
        _exit(session == getpid() && getpgrp() == getpid() && getsid(0) == getpid() ? 0 : 1);
    }
    waitpid(child, &status, 0);
    CHECK(status == 0);
    child = fork();
    if (child == 0) {
        setpgid(0, 0);
        for (;;)
            pause();
    }
    setpgid(child, child);
    CHECK(getpgid(child) == child);
    CHECK(kill(-child, SIGTERM) == 0);
    CHECK(waitpid(-child, &status, 0) == child && WTERMSIG(status) == SIGTERM);
    CHECK(prctl(PR_SET_NAME, "renamed") == 0);
    char name[16];
    CHECK(prctl(PR_GET_NAME, name) == 0 && strcmp(name, "renamed") == 0);
    CHECK(prctl(PR_SET_NAME, "r") == 0 && prctl(PR_GET_NAME, name) == 0 && memcmp(name, "r\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 16) == 0);
    CHECK(prctl(PR_SET_NAME, "renamed") == 0);
}

/* stdout:
yes read(p[0], text, 15) == 6
orphan
yes read(p[0], text, 15) == 0
yes status == 0
yes getpgid(child) == child
yes kill(-child, SIGTERM) == 0
yes waitpid(-child, &status, 0) == child && WTERMSIG(status) == SIGTERM
yes prctl(PR_SET_NAME, "renamed") == 0
yes prctl(PR_GET_NAME, name) == 0 && strcmp(name, "renamed") == 0
yes prctl(PR_SET_NAME, "r") == 0 && prctl(PR_GET_NAME, name) == 0 && memcmp(name, "r\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 16) == 0
yes prctl(PR_SET_NAME, "renamed") == 0
*/
