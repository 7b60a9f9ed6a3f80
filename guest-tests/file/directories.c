// Directories: made, listed, walked, changed into, renamed, removed; symbolic and hard links; nftw.
// qemu: no, the host's directory offsets do not fit a 32-bit guest
#include <dirent.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <sys/stat.h>
#include <unistd.h>
#include "check.h"

static int compare(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

static void list(const char *path)
{
    char *names[100];
    int n = 0;
    DIR *d = opendir(path);
    if (!d) {
        printf("%s: %s\n", path, strerror(errno));
        return;
    }
    for (struct dirent *e; (e = readdir(d));)
        names[n++] = strdup(e->d_name);
    closedir(d);
    qsort(names, (size_t)n, sizeof *names, compare);
    printf("%s:", path);
    for (int i = 0; i < n; i++)
        printf(" %s", names[i]);
    printf("\n");
}

static int walked, remove_it;
static int visit(const char *path, const struct stat *s, int kind, struct FTW *f)
{
    (void)s, (void)kind, (void)f;
    walked++;
    return remove_it ? remove(path) : 0;
}

int main(void)
{
    struct stat s;
    char path[PATH_MAX];
    CHECK(mkdir("d", 0755) == 0 && mkdir("d", 0755) == -1 && errno == EEXIST);
    CHECK(mkdir("d/sub", 0700) == 0);
    for (int i = 0; i < 60; i++) {
        snprintf(path, sizeof path, "d/file-%02d", i);
        close((int)must(open(path, O_CREAT | O_WRONLY, 0644), "open"));
    }
    list("d");
    CHECK(stat("d", &s) == 0 && S_ISDIR(s.st_mode));
    CHECK(rmdir("d") == -1 && errno == ENOTEMPTY);
    CHECK(symlink("file-01", "d/link") == 0 && readlink("d/link", path, sizeof path) == 7 && memcmp(path, "file-01", 7) == 0);
    CHECK(lstat("d/link", &s) == 0 && S_ISLNK(s.st_mode) && stat("d/link", &s) == 0 && S_ISREG(s.st_mode));
    CHECK(symlink("loop", "loop") == 0 && open("loop", O_RDONLY) == -1 && errno == ELOOP);
    CHECK(link("d/file-02", "hard") == 0 && stat("hard", &s) == 0 && s.st_nlink == 2);
    CHECK(rename("hard", "d/renamed") == 0 && access("hard", F_OK) == -1 && access("d/renamed", R_OK | W_OK) == 0);
    CHECK(rename("d/renamed", "d/file-03") == 0);
    CHECK(chmod("d/file-04", 0400) == 0 && stat("d/file-04", &s) == 0 && (s.st_mode & 0777) == 0400);
    CHECK(chdir("d/sub") == 0 && getcwd(path, sizeof path) != NULL && strcmp(strrchr(path, '/'), "/sub") == 0);
    CHECK(stat("../file-05", &s) == 0 && chdir("../..") == 0);
    CHECK(realpath("d/sub/../link", path) != NULL && strcmp(strrchr(path, '/'), "/file-01") == 0);
    int dir = open("d", O_RDONLY | O_DIRECTORY), fd = openat(dir, "file-06", O_RDONLY);
    CHECK(dir >= 0 && fd >= 0 && fstatat(dir, "link", &s, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(s.st_mode));
    CHECK(mkdirat(dir, "at", 0755) == 0 && unlinkat(dir, "at", AT_REMOVEDIR) == 0 && faccessat(dir, "at", F_OK, 0) == -1);
    CHECK(fchdir(dir) == 0 && access("file-07", F_OK) == 0 && chdir("..") == 0);
    struct timespec times[2] = {{1000, 0}, {2000, 500000000}};
    CHECK(utimensat(dir, "file-08", times, 0) == 0 && stat("d/file-08", &s) == 0 && s.st_mtim.tv_sec == 2000 && s.st_atim.tv_sec == 1000);
    unlink("loop");
    CHECK(nftw("d", visit, 10, FTW_PHYS) == 0);
    printf("%d\n", walked);
    remove_it = 1;
    CHECK(nftw("d", visit, 10, FTW_PHYS | FTW_DEPTH) == 0);
    CHECK(access("d", F_OK) == -1);
    list("d");
    DIR *d = opendir(".");
    readdir(d);
    long position = telldir(d);
    struct dirent *e = readdir(d);
    char first[256];
    strcpy(first, e->d_name);
    seekdir(d, position);
    CHECK(strcmp(readdir(d)->d_name, first) == 0);
    rewinddir(d);
    CHECK(readdir(d) != NULL);
    int shared = open("/dev/shm", O_RDONLY | O_DIRECTORY);
    CHECK(fchdir(shared) == 0 && getcwd(path, sizeof path) != NULL && strcmp(path, "/dev/shm") == 0);
}

/* stdout:
yes mkdir("d", 0755) == 0 && mkdir("d", 0755) == -1 && errno == EEXIST
yes mkdir("d/sub", 0700) == 0
d: . .. file-00 file-01 file-02 file-03 file-04 file-05 file-06 file-07 file-08 file-09 file-10 file-11 file-12 file-13 file-14 file-15 file-16 file-17 file-18 file-19 file-20 file-21 file-22 file-23 file-24 file-25 file-26 file-27 file-28 file-29 file-30 file-31 file-32 file-33 file-34 file-35 file-36 file-37 file-38 file-39 file-40 file-41 file-42 file-43 file-44 file-45 file-46 file-47 file-48 file-49 file-50 file-51 file-52 file-53 file-54 file-55 file-56 file-57 file-58 file-59 sub
yes stat("d", &s) == 0 && S_ISDIR(s.st_mode)
yes rmdir("d") == -1 && errno == ENOTEMPTY
yes symlink("file-01", "d/link") == 0 && readlink("d/link", path, sizeof path) == 7 && memcmp(path, "file-01", 7) == 0
yes lstat("d/link", &s) == 0 && S_ISLNK(s.st_mode) && stat("d/link", &s) == 0 && S_ISREG(s.st_mode)
yes symlink("loop", "loop") == 0 && open("loop", O_RDONLY) == -1 && errno == ELOOP
yes link("d/file-02", "hard") == 0 && stat("hard", &s) == 0 && s.st_nlink == 2
yes rename("hard", "d/renamed") == 0 && access("hard", F_OK) == -1 && access("d/renamed", R_OK | W_OK) == 0
yes rename("d/renamed", "d/file-03") == 0
yes chmod("d/file-04", 0400) == 0 && stat("d/file-04", &s) == 0 && (s.st_mode & 0777) == 0400
yes chdir("d/sub") == 0 && getcwd(path, sizeof path) != NULL && strcmp(strrchr(path, '/'), "/sub") == 0
yes stat("../file-05", &s) == 0 && chdir("../..") == 0
yes realpath("d/sub/../link", path) != NULL && strcmp(strrchr(path, '/'), "/file-01") == 0
yes dir >= 0 && fd >= 0 && fstatat(dir, "link", &s, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(s.st_mode)
yes mkdirat(dir, "at", 0755) == 0 && unlinkat(dir, "at", AT_REMOVEDIR) == 0 && faccessat(dir, "at", F_OK, 0) == -1
yes fchdir(dir) == 0 && access("file-07", F_OK) == 0 && chdir("..") == 0
yes utimensat(dir, "file-08", times, 0) == 0 && stat("d/file-08", &s) == 0 && s.st_mtim.tv_sec == 2000 && s.st_atim.tv_sec == 1000
yes nftw("d", visit, 10, FTW_PHYS) == 0
63
yes nftw("d", visit, 10, FTW_PHYS | FTW_DEPTH) == 0
yes access("d", F_OK) == -1
d: No such file or directory
yes strcmp(readdir(d)->d_name, first) == 0
yes readdir(d) != NULL
yes fchdir(shared) == 0 && getcwd(path, sizeof path) != NULL && strcmp(path, "/dev/shm") == 0
*/
