// What a waiting call was told counts, not what another process writes there meanwhile: rt_sigtimedwait, rt_sigsuspend, waitid of a pidfd.
#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static volatile sig_atomic_t usr1, usr2;

static void on_signal(int sig)
{
    if (sig == SIGUSR1)
        usr1 = 1;
    else
        usr2 = 1;
}

/* In another process: writes `after` where the parent's call has read, then sends both signals. */
static void change_later(sigset_t *shared, const sigset_t *after)
{
    if (fork() != 0)
        return;
    usleep(50000);
    *shared = *after;
    kill(getppid(), SIGUSR2);
    usleep(50000);
    kill(getppid(), SIGUSR1);
    _exit(0);
}

int main(void)
{
    sigset_t *shared = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0), both, only1, only2, none;

    sigemptyset(&none);
    sigemptyset(&only1);
    sigaddset(&only1, SIGUSR1);
    sigemptyset(&only2);
    sigaddset(&only2, SIGUSR2);
    both = only1;
    sigaddset(&both, SIGUSR2);
    signal(SIGUSR1, on_signal);
    signal(SIGUSR2, on_signal);
    sigprocmask(SIG_BLOCK, &both, NULL);

    *shared = only1;
    change_later(shared, &only2);
    CHECK(syscall(SYS_rt_sigtimedwait, shared, NULL, NULL, 8) == SIGUSR1);
    CHECK(syscall(SYS_rt_sigtimedwait, &only2, NULL, &(struct timespec){0, 0}, 8) == SIGUSR2);
    wait(NULL);

    *shared = only2; /* blocks the second only */
    change_later(shared, &none);
    CHECK(syscall(SYS_rt_sigsuspend, shared, 8) == -1 && errno == EINTR);
    CHECK(usr1 && !usr2);
    wait(NULL);
    sigprocmask(SIG_UNBLOCK, &both, NULL);
    CHECK(usr2);

    pid_t child = fork();
    if (child == 0) {
        usleep(50000);
        _exit(7);
    }
    int fd = (int)syscall(SYS_pidfd_open, child, 0);
    if (fork() == 0) {
        waitid(P_PIDFD, fd, &(siginfo_t){0}, WEXITED); /* not its child */
        _exit(0);
    }
    siginfo_t info = {0};
    CHECK(waitid(P_PIDFD, fd, &info, WEXITED) == 0 && info.si_pid == child && info.si_status == 7);
    close(fd);
    CHECK(waitid(P_PIDFD, fd, &info, WEXITED) == -1 && errno == EBADF);
}

/* stdout:
yes syscall(SYS_rt_sigtimedwait, shared, NULL, NULL, 8) == SIGUSR1
yes syscall(SYS_rt_sigtimedwait, &only2, NULL, &(struct timespec){0, 0}, 8) == SIGUSR2
yes syscall(SYS_rt_sigsuspend, shared, 8) == -1 && errno == EINTR
yes usr1 && !usr2
yes usr2
yes waitid(P_PIDFD, fd, &info, WEXITED) == 0 && info.si_pid == child && info.si_status == 7
yes waitid(P_PIDFD, fd, &info, WEXITED) == -1 && errno == EBADF
*/
