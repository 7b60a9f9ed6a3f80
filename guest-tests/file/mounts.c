// flags: -D_GNU_SOURCE
// Mounts of tmpfs and of directories and files: mount(2), umount2(2), mount namespaces. Nothing is checked without user 0.
// qemu: no, it passes them on to the host
#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/time.h>
#include <sys/vfs.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

// Prints failures only: without user 0 there is nothing to check.
#undef CHECK
#define CHECK(x) ((x) ? 0 : printf("NO %d %s: %s\n", __LINE__, #x, strerror(errno)))

static void put(const char *path, const char *text)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0644);

    must(fd, path);
    must(write(fd, text, strlen(text)), "write");
    close(fd);
}

/* Returns the file's contents; "": there is none. */
static const char *get(const char *path)
{
    static char text[64];
    int fd = open(path, O_RDONLY);
    ssize_t n = fd < 0 ? 0 : read(fd, text, sizeof text - 1);

    text[n < 0 ? 0 : n] = 0;
    if (fd >= 0)
        close(fd);
    return text;
}

/* Returns whether the process's list of mounts has `text`. */
static int listed(const char *text)
{
    char line[4096];
    int found = 0;
    FILE *list = fopen("/proc/self/mounts", "r");

    while (list && fgets(line, sizeof line, list))
        found |= strstr(line, text) != NULL;
    fclose(list);
    return found;
}

static void errors(void)
{
    char long_name[PATH_MAX + 2];

    memset(long_name, 'a', sizeof long_name);
    long_name[sizeof long_name - 1] = 0;
    CHECK(mount("none", "missing", "tmpfs", 0, NULL) == -1 && errno == ENOENT);
    CHECK(mount("none", "a/f", "tmpfs", 0, NULL) == -1 && errno == ENOTDIR);
    CHECK(mount("none", "a", "nofs", 0, NULL) == -1 && errno == ENODEV);
    CHECK(mount("none", "a", NULL, 0, NULL) == -1 && errno == EINVAL);
    CHECK(mount("none", "a", "tmpfs", 0, "size=none") == -1 && errno == EINVAL);
    CHECK(utimes(NULL, NULL) == -1 && errno == EFAULT);
    CHECK(mount("none", long_name, "tmpfs", 0, NULL) == -1 && errno == ENAMETOOLONG);
    CHECK(mount("none", (char *)-1, "tmpfs", 0, NULL) == -1 && errno == EFAULT);
    CHECK(mount("none", "a", "tmpfs", MS_REMOUNT, NULL) == -1 && errno == EINVAL);
    CHECK(mount("missing", "a", NULL, MS_BIND, NULL) == -1 && errno == ENOENT);
    CHECK(mount("a/f", "b", NULL, MS_BIND, NULL) == -1 && errno == ENOTDIR);
    CHECK(mount("a", "b", NULL, MS_MOVE, NULL) == -1 && errno == EINVAL);
    CHECK(umount2("a", 0) == -1 && errno == EINVAL);
    CHECK(umount2("a", 0x100) == -1 && errno == EINVAL);
    CHECK(umount2("missing", 0) == -1 && errno == ENOENT);
}

static void memory(void)
{
    struct stat outer, inner;
    struct statfs fs;
    char before[PATH_MAX], now[PATH_MAX];

    CHECK(stat("a", &outer) == 0 && mount("room", "a", "tmpfs", 0, "size=64k,mode=750") == 0);
    CHECK(stat("a", &inner) == 0 && inner.st_dev != outer.st_dev && (inner.st_mode & 07777) == 0750);
    CHECK(access("a/f", F_OK) == -1 && errno == ENOENT);
    put("a/new", "new");
    CHECK(!strcmp(get("a/new"), "new") && !strcmp(get("./b/../a/new"), "new"));
    CHECK(statfs("a/new", &fs) == 0 && fs.f_type == 0x01021994 && (uint64_t)fs.f_blocks * (uint64_t)fs.f_bsize == 65536);
    CHECK(rename("a/new", "b/new") == -1 && errno == EXDEV);
    CHECK(link("a/new", "b/new") == -1 && errno == EXDEV);
    CHECK(rmdir("a") == -1 && errno == EBUSY);
    CHECK(rename("a", "c") == -1 && errno == EBUSY);
    CHECK(mkdir("a/d", 0700) == 0 && getcwd(before, sizeof before) && chdir("a/d") == 0 && getcwd(now, sizeof now));
    CHECK(!strncmp(now, before, strlen(before)) && !strcmp(now + strlen(before), "/a/d"));
    CHECK(umount2("..", 0) == -1 && errno == EBUSY);
    CHECK(chdir("../..") == 0 && getcwd(now, sizeof now) && !strcmp(now, before));
    int fd = open("a/new", O_RDONLY);
    CHECK(umount2("a", 0) == -1 && errno == EBUSY);
    close(fd);
    CHECK(listed("room ") && listed("/a tmpfs rw"));
    char block[4096] = "";
    int written = 0;

    fd = open("a/large", O_WRONLY | O_CREAT, 0600);
    while (written < 32 && write(fd, block, sizeof block) == sizeof block)
        written++;
    CHECK(written < 16 && errno == ENOSPC);
    close(fd);
    CHECK(mount(NULL, "a", NULL, MS_REMOUNT, "size=1m") == 0 && statfs("a", &fs) == 0 &&
          (uint64_t)fs.f_blocks * (uint64_t)fs.f_bsize == 1048576);
    CHECK(umount2("a", 0) == 0 && !listed("room ") && !strcmp(get("a/f"), "file"));
}

static void read_only(void)
{
    struct statfs fs;

    CHECK(mount("none", "a", "tmpfs", 0, NULL) == 0);
    put("a/f", "kept");
    int fd = open("a/f", O_WRONLY);
    CHECK(mount("none", "a", "tmpfs", MS_REMOUNT | MS_RDONLY, NULL) == -1 && errno == EBUSY);
    close(fd);
    CHECK(mount("none", "a", "tmpfs", MS_REMOUNT | MS_RDONLY, NULL) == 0 && listed("/a tmpfs ro"));
    CHECK(open("a/f", O_WRONLY) == -1 && errno == EROFS);
    CHECK(open("a/g", O_WRONLY | O_CREAT, 0600) == -1 && errno == EROFS);
    CHECK(mkdir("a/d", 0700) == -1 && errno == EROFS);
    CHECK(unlink("a/f") == -1 && errno == EROFS);
    CHECK(chmod("a/f", 0600) == -1 && errno == EROFS);
    CHECK(chown("a/f", 1, 1) == -1 && errno == EROFS);
    CHECK(truncate("a/f", 0) == -1 && errno == EROFS);
    CHECK(access("a/f", W_OK) == -1 && errno == EROFS);
    CHECK(access("a/f", R_OK) == 0 && !strcmp(get("a/f"), "kept"));
    if (!fork()) {
        CHECK(setuid(12345) == 0 && chmod("a/f", 0600) == -1 && errno == EROFS);
        CHECK(chown("a/f", 1, 1) == -1 && errno == EROFS);
        CHECK(mkdir("a/d", 0700) == -1 && errno == EROFS);
        exit(0);
    }
    wait(NULL);
    CHECK(statfs("a", &fs) == 0 && (fs.f_flags & 1));
    CHECK(mount("none", "a", "tmpfs", MS_REMOUNT | MS_NOEXEC | MS_NOSUID, NULL) == 0 && chmod("a/f", 0755) == 0);
    CHECK(access("a/f", X_OK) == -1 && errno == EACCES);
    CHECK(execl("a/f", "f", NULL) == -1 && errno == EACCES);
    CHECK(umount2("a", MNT_EXPIRE) == -1 && errno == EAGAIN);
    CHECK(access("a/f", R_OK) == 0 && umount2("a", MNT_EXPIRE) == -1 && errno == EAGAIN);
    CHECK(umount2("a", MNT_EXPIRE | MNT_DETACH) == -1 && errno == EINVAL);
    CHECK(umount2("a", MNT_EXPIRE) == 0);
}

static void bound(void)
{
    CHECK(mount("a", "b", NULL, MS_BIND, NULL) == 0 && !strcmp(get("b/f"), "file"));
    put("b/other", "other");
    CHECK(!strcmp(get("a/other"), "other") && rename("a/other", "b/another") == -1 && errno == EXDEV);
    CHECK(mount(NULL, "b", NULL, MS_REMOUNT | MS_BIND | MS_RDONLY, NULL) == 0);
    CHECK(open("b/other", O_WRONLY) == -1 && errno == EROFS);
    put("a/other", "changed");
    CHECK(!strcmp(get("b/other"), "changed") && unlink("a/other") == 0);
    CHECK(mount("inside", "b/d", "tmpfs", 0, NULL) == 0 && umount2("b", 0) == -1 && errno == EBUSY);
    put("b/d/x", "x");
    CHECK(access("a/d/x", F_OK) == -1 && errno == ENOENT);
    CHECK(mount("b", "c", NULL, MS_MOVE, NULL) == 0 && access("b/f", F_OK) == -1 && !strcmp(get("c/f"), "file") &&
          !strcmp(get("c/d/x"), "x"));
    CHECK(mount("c", "b", NULL, MS_BIND | MS_REC, NULL) == 0 && !strcmp(get("b/d/x"), "x"));
    CHECK(umount2("b", MNT_DETACH) == 0 && umount2("c/d", 0) == 0);
    CHECK(mount("covers", "c", "tmpfs", 0, NULL) == 0 && access("c/f", F_OK) == -1);
    CHECK(umount2("c", 0) == 0 && !strcmp(get("c/f"), "file") && umount2("c", 0) == 0 && umount2("c", 0) == -1 && errno == EINVAL);
    put("b/g", "under");
    CHECK(mount("a/f", "b/g", NULL, MS_BIND, NULL) == 0 && !strcmp(get("b/g"), "file"));
    CHECK(unlink("b/g") == -1 && errno == EBUSY);
    CHECK(rename("b", "e") == 0 && !strcmp(get("e/g"), "file") && umount2("e/g", 0) == 0 && !strcmp(get("e/g"), "under"));
    CHECK(unlink("e/g") == 0 && rename("e", "b") == 0);
}

static void lazy(void)
{
    CHECK(mount("none", "a", "tmpfs", 0, NULL) == 0);
    put("a/f", "still");
    int fd = open("a/f", O_RDWR);
    char text[6] = "";
    CHECK(umount2("a", 0) == -1 && errno == EBUSY);
    CHECK(umount2("a", MNT_DETACH) == 0 && !strcmp(get("a/f"), "file"));
    CHECK(read(fd, text, 5) == 5 && !strcmp(text, "still") && pwrite(fd, "s", 1, 0) == 1);
    close(fd);
}

static void namespaces(void)
{
    int status;

    char before[64] = "", now[64] = "";

    CHECK(mount("outside", "a", "tmpfs", 0, NULL) == 0);
    CHECK(readlink("/proc/self/ns/mnt", before, sizeof before - 1) > 5);
    put("a/f", "outside");
    fflush(stdout);
    if (!fork()) {
        CHECK(unshare(CLONE_NEWNS) == 0 && mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 && !strcmp(get("a/f"), "outside"));
        CHECK(readlink("/proc/self/ns/mnt", now, sizeof now - 1) > 5 && strcmp(now, before));
        CHECK(mount("inside", "b", "tmpfs", 0, NULL) == 0);
        put("b/f", "inside");
        CHECK(umount2("a", 0) == 0 && !strcmp(get("a/f"), "file") && !strcmp(get("b/f"), "inside"));
        exit(0);
    }
    wait(&status);
    CHECK(status == 0 && !strcmp(get("a/f"), "outside") && access("b/f", F_OK) == -1);
    CHECK(umount2("a", 0) == 0);
}

static void without_privilege(void)
{
    fflush(stdout);
    if (!fork()) {
        CHECK(setuid(12345) == 0);
        CHECK(mount("none", "a", "tmpfs", 0, NULL) == -1 && errno == EPERM);
        CHECK(umount2("a", 0) == -1 && errno == EPERM);
        CHECK(unshare(CLONE_NEWNS) == -1 && errno == EPERM);
        exit(0);
    }
    wait(NULL);
}

/* Returns whether mounts of guests can be copied: the host's Linux is 6.15 or later. */
static int can_copy(void)
{
    must(mount("none", "a", "tmpfs", 0, NULL), "mount");
    const int copies = mount("a", "b", NULL, MS_BIND, NULL) == 0 && umount2("b", 0) == 0;

    umount2("a", 0);
    return copies;
}

int main(void)
{
    char top[] = "/tmp/mounts-XXXXXX";

    if (!mkdtemp(top) || chmod(top, 0755) || chdir(top))
        return 1;
    must(mkdir("a", 0755) | mkdir("b", 0755) | mkdir("c", 0755) | mkdir("a/d", 0755), "mkdir");
    put("a/f", "file");
    if (mount("none", "a", "tmpfs", 0, NULL) == 0) {
        umount2("a", 0);
        errors();
        memory();
        read_only();
        lazy();
        if (can_copy()) {
            bound();
            namespaces();
        }
        without_privilege();
    }
    unlink("a/f");
    rmdir("a/d");
    rmdir("a");
    rmdir("b");
    rmdir("c");
    chdir("/");
    CHECK(rmdir(top) == 0);
    printf("done\n");
    return 0;
}

/* stdout:
done
*/
