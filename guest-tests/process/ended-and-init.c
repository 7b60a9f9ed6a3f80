// Calls and files that look at init, which has no program here, and at processes that have ended: whatever they say, they say it.
// qemu: no, its init is the host's
// native: no, init's limits are changed
#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

static char bytes[65536];

/* Returns how many files there are in the folder and below. */
static unsigned read_all(const char *path, unsigned depth)
{
    DIR *folder = opendir(path);
    unsigned count = 0;

    for (struct dirent *e; folder && (e = readdir(folder)); count++) {
        char name[512];

        snprintf(name, sizeof name, "%s/%s", path, e->d_name);
        int fd = open(name, O_RDONLY | O_NONBLOCK);
        (void)!read(fd, bytes, sizeof bytes);
        (void)!readlink(name, bytes, sizeof bytes);
        close(fd);
        if (e->d_name[0] != '.' && e->d_type == DT_DIR && depth)
            count += read_all(name, depth - 1);
    }
    if (folder)
        closedir(folder);
    return count;
}

static void look_at(int id)
{
    struct rlimit limit;
    struct timespec now;
    struct iovec part = {bytes, 1};
    timer_t timer;
    clockid_t clock = (~(clockid_t)id) << 3 | 2;
    char name[64];

    for (int i = 0; i < 16; i++)
        if (prlimit(id, i, NULL, &limit) == 0)
            prlimit(id, i, &limit, NULL);
    clock_gettime(clock, &now);
    alarm(1); /* their cpu time stands still */
    clock_nanosleep(clock, 0, &(struct timespec){0, 1}, NULL);
    if (timer_create(clock, NULL, &timer) == 0)
        timer_settime(timer, 0, &(struct itimerspec){{0, 0}, {0, 1}}, NULL);
    int fd = (int)syscall(SYS_pidfd_open, id, 0);
    syscall(SYS_pidfd_getfd, fd, 0, 0);
    syscall(SYS_pidfd_send_signal, fd, 0, NULL, 0);
    poll(&(struct pollfd){fd, POLLIN, 0}, 1, 0);
    fcntl(0, F_SETOWN, id);
    fcntl(0, F_GETOWN);
    process_vm_readv(id, &part, 1, &part, 1, 0);
    kill(id, SIGURG);
    kill(-id, SIGURG);
    for (int type = 0; type < 9; type++)
        syscall(SYS_kcmp, id, getpid(), type, 0, 0);
    sprintf(name, "/proc/%d", id);
    CHECK(read_all(name, 2) > 10);
}

static void files_that_outlive_it(void)
{
    static const char *const files[] = {"maps", "smaps", "status", "stat", "fd", "task", "cmdline", "environ", "mem",
                                        "exe", "cwd", "root", "limits", "auxv", "comm", "fdinfo", ""};
    enum { FILES = sizeof files / sizeof *files };
    int go[2], fds[FILES];

    must(pipe(go), "pipe");
    pid_t child = fork();
    if (child == 0) {
        (void)!read(go[0], bytes, 1);
        _exit(0);
    }
    for (int i = 0; i < FILES; i++) {
        char name[64];

        sprintf(name, "/proc/%d/%s", child, files[i]);
        fds[i] = open(name, O_RDONLY);
    }
    must(write(go[1], "", 1), "write");
    for (int reaped = 0; reaped < 2; reaped++) {
        waitid(P_PID, child, &(siginfo_t){0}, WEXITED | (reaped ? 0 : WNOWAIT));
        for (int i = 0; i < FILES; i++) {
            (void)!read(fds[i], bytes, sizeof bytes);
            syscall(SYS_getdents64, fds[i], bytes, sizeof bytes);
            close(openat(fds[i], "0", O_RDONLY));
            lseek(fds[i], 0, SEEK_SET);
        }
    }
}

static void caught(int number)
{
    (void)number;
}

int main(void)
{
    signal(SIGALRM, caught);
    look_at(1);
    pid_t child = fork();
    if (child == 0)
        _exit(3);
    waitid(P_PID, child, &(siginfo_t){0}, WEXITED | WNOWAIT);
    look_at(child);
    int status;
    CHECK(waitpid(child, &status, 0) == child && WEXITSTATUS(status) == 3);
    files_that_outlive_it();
    CHECK(kill(child, 0) == -1 && errno == ESRCH);
}

/* stdout:
yes read_all(name, 2) > 10
yes read_all(name, 2) > 10
yes waitpid(child, &status, 0) == child && WEXITSTATUS(status) == 3
yes kill(child, 0) == -1 && errno == ESRCH
*/
