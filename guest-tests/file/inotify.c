// Watches of files and directories: inotify(7).
// qemu: no, it hands names with wrong lengths
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static unsigned cookie;

static void print_event(const struct inotify_event *e)
{
    static const char *const names[] = {"access",      "modify", "attrib",      "close-write", "close-nowrite", "open",
                                        "moved-from",  "moved-to", "create", "delete", "delete-self", "move-self"};
    printf("  %d", e->wd);
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
        if (e->mask & 1u << i)
            printf(" %s", names[i]);
    if (e->mask & IN_IGNORED)
        printf(" ignored");
    if (e->mask & IN_ISDIR)
        printf(" of a directory");
    if (e->cookie) {
        printf(cookie == e->cookie ? " (the same)" : " (paired)");
        cookie = e->cookie;
    }
    printf(" %s\n", e->len ? e->name : "-");
}

// Prints the events that are there.
static void drain(const char *what, int fd)
{
    char buf[4096] __attribute__((aligned(8)));
    printf("%s:\n", what);
    ssize_t n = read(fd, buf, sizeof buf);
    if (n < 0)
        printf("  %s\n", strerror(errno));
    for (ssize_t at = 0; at < n;) {
        const struct inotify_event *e = (const struct inotify_event *)(buf + at);
        print_event(e);
        at += (ssize_t)(sizeof *e + e->len);
    }
}

static void errors(int fd)
{
    CHECK(inotify_init1(1) == -1 && errno == EINVAL);
    CHECK(inotify_add_watch(fd, "missing", IN_OPEN) == -1 && errno == ENOENT);
    CHECK(inotify_add_watch(fd, ".", 0) == -1 && errno == EINVAL);
    CHECK(inotify_add_watch(fd, ".", IN_OPEN | IN_MASK_ADD | IN_MASK_CREATE) == -1 && errno == EINVAL);
    CHECK(inotify_add_watch(1000, ".", IN_OPEN) == -1 && errno == EBADF);
    CHECK(inotify_add_watch(0, ".", IN_OPEN) == -1 && (errno == EINVAL || errno == EBADF));
    CHECK(inotify_rm_watch(fd, 77) == -1 && errno == EINVAL);
    CHECK(write(fd, "x", 1) == -1 && errno == EBADF);
}

int main(void)
{
    must(mkdir("watched", 0700), "mkdir");
    int fd = (int)must(inotify_init1(IN_NONBLOCK | IN_CLOEXEC), "inotify_init1"), file;
    errors(fd);
    int wd = (int)must(inotify_add_watch(fd, "watched", IN_ALL_EVENTS), "inotify_add_watch");
    drain("nothing", fd);
    file = (int)must(open("watched/a", O_CREAT | O_RDWR, 0600), "open");
    must(write(file, "text", 4), "write");
    must(pread(file, (char[4]){0}, 4, 0), "read");
    must(close(file), "close");
    CHECK(inotify_add_watch(fd, "watched", IN_DELETE_SELF | IN_MASK_ADD) == wd);
    CHECK(inotify_add_watch(fd, "watched", IN_OPEN | IN_MASK_CREATE) == -1 && errno == EEXIST);
    CHECK(inotify_add_watch(fd, "watched/a", IN_OPEN | IN_ONLYDIR) == -1 && errno == ENOTDIR);
    CHECK(read(fd, (char[8]){0}, 8) == -1 && errno == EINVAL);
    drain("a file is written", fd);
    must(chmod("watched/a", 0640), "chmod");
    must(rename("watched/a", "watched/b"), "rename");
    must(mkdir("watched/d", 0700), "mkdir");
    must(truncate("watched/b", 1), "truncate");
    drain("changes", fd);
    must(unlink("watched/b"), "unlink");
    must(rmdir("watched/d"), "rmdir");
    drain("removals", fd);

    pid_t child = fork();
    if (!child) {
        usleep(50000);
        _exit(mknod("watched/by-child", S_IFREG | 0600, 0) != 0);
    }
    struct pollfd p = {.fd = fd, .events = POLLIN};
    CHECK(poll(&p, 1, -1) == 1 && p.revents == POLLIN);
    drain("by a child", fd);
    must(waitpid(child, NULL, 0), "waitpid");

    must(unlink("watched/by-child"), "unlink");
    must(rmdir("watched"), "rmdir");
    drain("the end", fd);
    CHECK(inotify_rm_watch(fd, wd) == -1 && errno == EINVAL);
    must(close(fd), "close");
}

/* stdout:
yes inotify_init1(1) == -1 && errno == EINVAL
yes inotify_add_watch(fd, "missing", IN_OPEN) == -1 && errno == ENOENT
yes inotify_add_watch(fd, ".", 0) == -1 && errno == EINVAL
yes inotify_add_watch(fd, ".", IN_OPEN | IN_MASK_ADD | IN_MASK_CREATE) == -1 && errno == EINVAL
yes inotify_add_watch(1000, ".", IN_OPEN) == -1 && errno == EBADF
yes inotify_add_watch(0, ".", IN_OPEN) == -1 && (errno == EINVAL || errno == EBADF)
yes inotify_rm_watch(fd, 77) == -1 && errno == EINVAL
yes write(fd, "x", 1) == -1 && errno == EBADF
nothing:
  Resource temporarily unavailable
yes inotify_add_watch(fd, "watched", IN_DELETE_SELF | IN_MASK_ADD) == wd
yes inotify_add_watch(fd, "watched", IN_OPEN | IN_MASK_CREATE) == -1 && errno == EEXIST
yes inotify_add_watch(fd, "watched/a", IN_OPEN | IN_ONLYDIR) == -1 && errno == ENOTDIR
yes read(fd, (char[8]){0}, 8) == -1 && errno == EINVAL
a file is written:
  1 create a
  1 open a
  1 modify a
  1 access a
  1 close-write a
changes:
  1 attrib a
  1 moved-from (paired) a
  1 moved-to (the same) b
  1 create of a directory d
  1 modify b
removals:
  1 delete b
  1 delete of a directory d
yes poll(&p, 1, -1) == 1 && p.revents == POLLIN
by a child:
  1 create by-child
the end:
  1 delete by-child
  1 delete-self -
  1 ignored -
yes inotify_rm_watch(fd, wd) == -1 && errno == EINVAL
*/
