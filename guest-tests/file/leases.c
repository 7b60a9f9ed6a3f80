// File leases, fcntl(2): who gets one, what breaks it, how long an open waits.
// qemu: no, it passes F_SETLEASE on, whose signal it does not map
// native: no, the host breaks a lease after 45 seconds
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

static const char name[] = "leases.tmp";
static volatile sig_atomic_t asked, asked_fd;

static void on_break(int sig, siginfo_t *info, void *context)
{
    (void)sig;
    (void)context;
    asked++;
    asked_fd = info->si_fd;
}

static void grants(void)
{
    int ends[2], both = open(name, O_RDWR | O_CREAT | O_TRUNC, 0600);
    CHECK(both >= 0 && pipe(ends) == 0);
    CHECK(fcntl(both, F_GETLEASE) == F_UNLCK);
    CHECK(fcntl(both, F_SETLEASE, F_RDLCK) == -1 && errno == EAGAIN);
    CHECK(fcntl(both, F_SETLEASE, F_UNLCK) == -1 && errno == EAGAIN);
    CHECK(fcntl(both, F_SETLEASE, 77) == -1 && errno == EINVAL);
    CHECK(fcntl(ends[0], F_SETLEASE, F_WRLCK) == -1 && errno == EINVAL);
    CHECK(fcntl(both, F_SETLEASE, F_WRLCK) == 0 && fcntl(both, F_GETLEASE) == F_WRLCK);
    CHECK(fcntl(both, F_SETLEASE, F_UNLCK) == 0 && fcntl(both, F_GETLEASE) == F_UNLCK);
    int reader = open(name, O_RDONLY);
    CHECK(fcntl(reader, F_SETLEASE, F_RDLCK) == -1 && errno == EAGAIN);
    CHECK(fcntl(both, F_SETLEASE, F_WRLCK) == -1 && errno == EAGAIN);
    close(both);
    CHECK(fcntl(reader, F_SETLEASE, F_RDLCK) == 0 && fcntl(reader, F_GETLEASE) == F_RDLCK);
    int other = open(name, O_RDONLY);
    CHECK(fcntl(other, F_SETLEASE, F_RDLCK) == 0);
    CHECK(fcntl(other, F_SETLEASE, F_WRLCK) == -1 && errno == EAGAIN);
    close(other);
    close(reader);
    close(ends[0]);
    close(ends[1]);
}

/* Opens the file in a child. */
static pid_t opener(int flags)
{
    pid_t child = fork();
    if (!child)
        _exit(open(name, flags) < 0 ? errno : 0);
    return child;
}

/* Returns the child's errno; 0: it has opened the file. */
static int result(pid_t child)
{
    int status;
    return waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void breaks(void)
{
    struct sigaction action = {.sa_sigaction = on_break, .sa_flags = SA_SIGINFO};
    sigset_t blocked, none;
    sigemptyset(&none);
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGUSR1);
    sigprocmask(SIG_BLOCK, &blocked, NULL);
    sigaction(SIGUSR1, &action, NULL);

    /* An open for reading reduces a lease for writing; one that does not wait is told so. */
    int fd = open(name, O_RDWR);
    CHECK(fcntl(fd, F_SETSIG, SIGUSR1) == 0 && fcntl(fd, F_SETLEASE, F_WRLCK) == 0);
    pid_t reader = opener(O_RDONLY | O_NONBLOCK);
    CHECK(result(reader) == EWOULDBLOCK);
    sigsuspend(&none);
    CHECK(asked == 1 && asked_fd == fd && fcntl(fd, F_GETLEASE) == F_RDLCK);
    reader = opener(O_RDONLY);
    CHECK(fcntl(fd, F_SETLEASE, F_UNLCK) == 0 && result(reader) == 0);
    close(fd);

    /* An open for writing waits until the leases for reading are gone. */
    fd = open(name, O_RDONLY);
    CHECK(fcntl(fd, F_SETSIG, SIGUSR1) == 0 && fcntl(fd, F_SETLEASE, F_RDLCK) == 0);
    reader = opener(O_RDONLY);
    CHECK(result(reader) == 0 && asked == 1);
    pid_t writer = opener(O_WRONLY);
    sigsuspend(&none);
    CHECK(asked == 2 && fcntl(fd, F_GETLEASE) == F_UNLCK && waitpid(writer, NULL, WNOHANG) == 0);
    fcntl(fd, F_SETLEASE, F_UNLCK);
    CHECK(result(writer) == 0);
    close(fd);
}

/* The kernel removes a lease whose holder has not done so after 45 seconds. */
static void times_out(void)
{
    struct timespec from, to;
    int fd = open(name, O_RDONLY);
    CHECK(fcntl(fd, F_SETSIG, SIGUSR1) == 0 && fcntl(fd, F_SETLEASE, F_RDLCK) == 0);
    pid_t child = fork();
    if (!child)
        _exit(truncate(name, 3) != 0);
    clock_gettime(CLOCK_MONOTONIC, &from);
    CHECK(result(child) == 0);
    clock_gettime(CLOCK_MONOTONIC, &to);
    CHECK(to.tv_sec - from.tv_sec >= 44 && to.tv_sec - from.tv_sec <= 46);
    CHECK(fcntl(fd, F_GETLEASE) == F_UNLCK);
    close(fd);
}

int main(void)
{
    grants();
    breaks();
    times_out();
    unlink(name);
}

/* stdout:
yes both >= 0 && pipe(ends) == 0
yes fcntl(both, F_GETLEASE) == F_UNLCK
yes fcntl(both, F_SETLEASE, F_RDLCK) == -1 && errno == EAGAIN
yes fcntl(both, F_SETLEASE, F_UNLCK) == -1 && errno == EAGAIN
yes fcntl(both, F_SETLEASE, 77) == -1 && errno == EINVAL
yes fcntl(ends[0], F_SETLEASE, F_WRLCK) == -1 && errno == EINVAL
yes fcntl(both, F_SETLEASE, F_WRLCK) == 0 && fcntl(both, F_GETLEASE) == F_WRLCK
yes fcntl(both, F_SETLEASE, F_UNLCK) == 0 && fcntl(both, F_GETLEASE) == F_UNLCK
yes fcntl(reader, F_SETLEASE, F_RDLCK) == -1 && errno == EAGAIN
yes fcntl(both, F_SETLEASE, F_WRLCK) == -1 && errno == EAGAIN
yes fcntl(reader, F_SETLEASE, F_RDLCK) == 0 && fcntl(reader, F_GETLEASE) == F_RDLCK
yes fcntl(other, F_SETLEASE, F_RDLCK) == 0
yes fcntl(other, F_SETLEASE, F_WRLCK) == -1 && errno == EAGAIN
yes fcntl(fd, F_SETSIG, SIGUSR1) == 0 && fcntl(fd, F_SETLEASE, F_WRLCK) == 0
yes result(reader) == EWOULDBLOCK
yes asked == 1 && asked_fd == fd && fcntl(fd, F_GETLEASE) == F_RDLCK
yes fcntl(fd, F_SETLEASE, F_UNLCK) == 0 && result(reader) == 0
yes fcntl(fd, F_SETSIG, SIGUSR1) == 0 && fcntl(fd, F_SETLEASE, F_RDLCK) == 0
yes result(reader) == 0 && asked == 1
yes asked == 2 && fcntl(fd, F_GETLEASE) == F_UNLCK && waitpid(writer, NULL, WNOHANG) == 0
yes result(writer) == 0
yes fcntl(fd, F_SETSIG, SIGUSR1) == 0 && fcntl(fd, F_SETLEASE, F_RDLCK) == 0
yes result(child) == 0
yes to.tv_sec - from.tv_sec >= 44 && to.tv_sec - from.tv_sec <= 46
yes fcntl(fd, F_GETLEASE) == F_UNLCK
*/
