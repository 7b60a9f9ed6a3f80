// pidfd_send_signal(2) with a siginfo, and by a directory of /proc.
// qemu: no, it does not convert the siginfo
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>
#include "check.h"

#ifndef SYS_pidfd_send_signal
#ifdef __ia64__
#define SYS_pidfd_send_signal 1448
#else
#define SYS_pidfd_send_signal 424
#endif
#endif

static volatile int value;

static void handler(int sig, siginfo_t *info, void *context)
{
    value = info->si_value.sival_int;
}

int main(void)
{
    struct sigaction a = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO};
    must(sigaction(SIGUSR1, &a, NULL), "sigaction");
    int fd = (int)must(open("/proc/self/", O_DIRECTORY | O_RDONLY), "open");
    siginfo_t info = {.si_signo = SIGUSR1, .si_code = SI_QUEUE};
    info.si_value.sival_int = 77;
    CHECK(syscall(SYS_pidfd_send_signal, fd, SIGUSR1, &info, 0) == 0 && value == 77);
    CHECK(syscall(SYS_pidfd_send_signal, fd, SIGUSR2, &info, 0) == -1 && errno == EINVAL);
    CHECK(syscall(SYS_pidfd_send_signal, 0, SIGUSR1, NULL, 0) == -1 && errno == EBADF);
    CHECK(syscall(SYS_pidfd_send_signal, fd, 0, NULL, 0) == 0);
}

/* stdout:
yes syscall(SYS_pidfd_send_signal, fd, SIGUSR1, &info, 0) == 0 && value == 77
yes syscall(SYS_pidfd_send_signal, fd, SIGUSR2, &info, 0) == -1 && errno == EINVAL
yes syscall(SYS_pidfd_send_signal, 0, SIGUSR1, NULL, 0) == -1 && errno == EBADF
yes syscall(SYS_pidfd_send_signal, fd, 0, NULL, 0) == 0
*/
