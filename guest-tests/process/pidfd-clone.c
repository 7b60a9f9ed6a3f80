// CLONE_PIDFD: a process is born with a descriptor of it in its parent.
// flags: -D_GNU_SOURCE
// qemu: no, it has no CLONE_PIDFD
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"
#include "raw-clone.h"

#ifndef P_PIDFD
#define P_PIDFD 3
#endif
#ifndef CLONE_PIDFD
#define CLONE_PIDFD 0x1000
#endif
enum { DETACHED = 0x400000 };

static int pidfd;

// The first three arguments are in the same order everywhere. The child ends with what it finds of its parent's variable.
static long clone_with(unsigned long flags, void *at)
{
    fflush(stdout);
    long pid = raw_clone(flags, (long)at);
    if (pid == 0)
        _exit(40 + (fcntl(pidfd, F_GETFD) >= 0) + (pidfd != -1));
    return pid;
}

static void result(const char *what, long n)
{
    printf("%s: %s\n", what, n < 0 ? strerror(errno) : "well");
}

int main(void)
{
    siginfo_t info = {0};
    pidfd = -1;
    long pid = clone_with(CLONE_PIDFD | SIGCHLD, &pidfd);
    result("clone", pid);
    printf("descriptor %d, close on exec: %d\n", pidfd, fcntl(pidfd, F_GETFD));
    struct pollfd p = {pidfd, POLLIN, 0};
    printf("poll: %d\n", poll(&p, 1, 1000));
    result("waitid", waitid(P_PIDFD, (id_t)pidfd, &info, WEXITED));
    printf("its status: %d, itself: %d\n", info.si_status, info.si_pid == pid);
    result("signal to what is gone", syscall(SYS_pidfd_send_signal, pidfd, 0, NULL, 0));
    close(pidfd);
    pidfd = -1;
    pid = clone_with(CLONE_PIDFD | CLONE_FILES | SIGCHLD, &pidfd);
    waitpid((pid_t)pid, &info.si_status, 0);
    printf("with CLONE_FILES: %d\n", WIFEXITED(info.si_status));
    close(pidfd);
    pidfd = -1;
    result("with CLONE_PARENT_SETTID", clone_with(CLONE_PIDFD | CLONE_PARENT_SETTID | SIGCHLD, &pidfd));
    result("with CLONE_DETACHED", clone_with(CLONE_PIDFD | DETACHED | SIGCHLD, &pidfd));
    result("no memory there", clone_with(CLONE_PIDFD | SIGCHLD, (void *)8));
    printf("descriptor %d, no child: %d\n", pidfd, wait(NULL) == -1 && errno == ECHILD);
    while (dup(0) >= 0)
        ;
    result("no descriptor left", clone_with(CLONE_PIDFD | SIGCHLD, &pidfd));
    printf("no child: %d\n", wait(NULL) == -1 && errno == ECHILD);
    return 0;
}

/* stdout:
clone: well
descriptor 3, close on exec: 1
poll: 1
waitid: well
its status: 40, itself: 1
signal to what is gone: No such process
with CLONE_FILES: 1
with CLONE_PARENT_SETTID: Invalid argument
with CLONE_DETACHED: Invalid argument
no memory there: Bad address
descriptor -1, no child: 1
no descriptor left: Too many open files
no child: 1
*/
