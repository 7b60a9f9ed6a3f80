// Descriptors of processes: waiting by them, polling them, signals through them; groups in waitid().
// qemu: no, waitid() does not take descriptors
#include <poll.h>
#include <signal.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static pid_t start(void)
{
    pid_t child = fork();
    if (child == 0)
        for (;;)
            pause();
    return child;
}

int main(void)
{
    siginfo_t info = {0};
    pid_t child = start(), other = start();
    int fd = pidfd_open(child, 0);
    struct pollfd p = {fd, POLLIN, 0};
    CHECK(fd >= 0 && poll(&p, 1, 0) == 0);
    CHECK(waitid(P_PIDFD, (id_t)fd, &info, WEXITED | WNOHANG) == 0 && info.si_pid == 0);
    CHECK(pidfd_send_signal(fd, SIGSTOP, NULL, 0) == 0);
    CHECK(waitid(P_PIDFD, (id_t)fd, &info, WSTOPPED) == 0 && info.si_pid == child && info.si_code == CLD_STOPPED);
    CHECK(pidfd_send_signal(fd, SIGKILL, NULL, 0) == 0);
    CHECK(poll(&p, 1, -1) == 1);
    CHECK(waitid(P_PIDFD, (id_t)fd, &info, WEXITED) == 0 && info.si_pid == child && info.si_status == SIGKILL);
    CHECK(waitid(P_PIDFD, (id_t)fd, &info, WEXITED) == -1 && errno == ECHILD);
    CHECK(waitid(P_PIDFD, 0, &info, WEXITED) == -1 && errno == EBADF);
    close(fd);

    fd = pidfd_open(other, PIDFD_NONBLOCK);
    CHECK(waitid(P_PIDFD, (id_t)fd, &info, WEXITED) == -1 && errno == EAGAIN);
    CHECK(waitid(P_PGID, 1, &info, WEXITED | WNOHANG) == -1 && errno == ECHILD);
    CHECK(waitid(P_PGID, 0, &info, WEXITED | WNOHANG) == 0);
    kill(other, SIGTERM);
    CHECK(waitid(P_PGID, (id_t)getpgrp(), &info, WEXITED) == 0 && info.si_pid == other && info.si_status == SIGTERM);
}

/* stdout:
yes fd >= 0 && poll(&p, 1, 0) == 0
yes waitid(P_PIDFD, (id_t)fd, &info, WEXITED | WNOHANG) == 0 && info.si_pid == 0
yes pidfd_send_signal(fd, SIGSTOP, NULL, 0) == 0
yes waitid(P_PIDFD, (id_t)fd, &info, WSTOPPED) == 0 && info.si_pid == child && info.si_code == CLD_STOPPED
yes pidfd_send_signal(fd, SIGKILL, NULL, 0) == 0
yes poll(&p, 1, -1) == 1
yes waitid(P_PIDFD, (id_t)fd, &info, WEXITED) == 0 && info.si_pid == child && info.si_status == SIGKILL
yes waitid(P_PIDFD, (id_t)fd, &info, WEXITED) == -1 && errno == ECHILD
yes waitid(P_PIDFD, 0, &info, WEXITED) == -1 && errno == EBADF
yes waitid(P_PIDFD, (id_t)fd, &info, WEXITED) == -1 && errno == EAGAIN
yes waitid(P_PGID, 1, &info, WEXITED | WNOHANG) == -1 && errno == ECHILD
yes waitid(P_PGID, 0, &info, WEXITED | WNOHANG) == 0
yes waitid(P_PGID, (id_t)getpgrp(), &info, WEXITED) == 0 && info.si_pid == other && info.si_status == SIGTERM
*/
