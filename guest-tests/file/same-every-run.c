// What a host would let through: numbers of files, times, the order of directories. All of it is the same in every run.
// native: no, it shows what precis does not take from the host
// qemu: no, it shows the host's numbers
#include <dirent.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

int main(void)
{
    struct stat a, b;
    struct statvfs v;
    CHECK(close(open("b", O_CREAT | O_WRONLY, 0600)) == 0 && close(open("a", O_CREAT | O_WRONLY, 0600)) == 0);
    CHECK(mkdir("c", 0700) == 0);
    CHECK(stat("a", &a) == 0 && stat("b", &b) == 0 && a.st_ino != b.st_ino && a.st_dev == b.st_dev);
    CHECK(a.st_ino < 1000 && b.st_ino < 1000);
    time_t now = time(NULL);
    CHECK(a.st_mtime <= now && now - a.st_mtime < 10 && a.st_atime <= now && a.st_ctime <= now);
    struct timespec times[2] = {{5, 0}, {7, 9}};
    CHECK(utimensat(AT_FDCWD, "a", times, 0) == 0 && stat("a", &a) == 0 && a.st_mtime == 7 && a.st_mtim.tv_nsec == 9);
    int fd = open("a", O_WRONLY);
    CHECK(write(fd, "x", 1) == 1 && fstat(fd, &a) == 0 && a.st_mtime >= now && a.st_blocks == 8);
    fd = open("b", O_RDWR);
    CHECK(ftruncate(fd, 100) == 0 && utimensat(AT_FDCWD, "b", times, 0) == 0);
    CHECK(mmap(NULL, 100, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) != MAP_FAILED);
    CHECK(fstat(fd, &b) == 0 && b.st_mtime >= now && b.st_mtime < now + 10);
    CHECK(fstat(1, &b) == 0 && b.st_mtime <= now && b.st_atime <= now && b.st_ctime <= now);
    CHECK(stat("/proc/self/exe", &b) == 0 && b.st_atime == b.st_mtime);
    DIR *d = opendir(".");
    struct dirent *e;
    while ((e = readdir(d)))
        if (strlen(e->d_name) == 1)
            printf("%s %d\n", e->d_name, e->d_type == DT_DIR);
    CHECK(closedir(d) == 0 && unlink("a") == 0 && unlink("b") == 0 && rmdir("c") == 0);
    CHECK(statvfs(".", &v) == 0 && v.f_blocks == 2 * v.f_bavail);
    CHECK(sysconf(_SC_NPROCESSORS_ONLN) == 1);
}

/* stdout:
yes close(open("b", O_CREAT | O_WRONLY, 0600)) == 0 && close(open("a", O_CREAT | O_WRONLY, 0600)) == 0
yes mkdir("c", 0700) == 0
yes stat("a", &a) == 0 && stat("b", &b) == 0 && a.st_ino != b.st_ino && a.st_dev == b.st_dev
yes a.st_ino < 1000 && b.st_ino < 1000
yes a.st_mtime <= now && now - a.st_mtime < 10 && a.st_atime <= now && a.st_ctime <= now
yes utimensat(AT_FDCWD, "a", times, 0) == 0 && stat("a", &a) == 0 && a.st_mtime == 7 && a.st_mtim.tv_nsec == 9
yes write(fd, "x", 1) == 1 && fstat(fd, &a) == 0 && a.st_mtime >= now && a.st_blocks == 8
yes ftruncate(fd, 100) == 0 && utimensat(AT_FDCWD, "b", times, 0) == 0
yes mmap(NULL, 100, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) != MAP_FAILED
yes fstat(fd, &b) == 0 && b.st_mtime >= now && b.st_mtime < now + 10
yes fstat(1, &b) == 0 && b.st_mtime <= now && b.st_atime <= now && b.st_ctime <= now
yes stat("/proc/self/exe", &b) == 0 && b.st_atime == b.st_mtime
. 1
a 0
b 0
c 1
yes closedir(d) == 0 && unlink("a") == 0 && unlink("b") == 0 && rmdir("c") == 0
yes statvfs(".", &v) == 0 && v.f_blocks == 2 * v.f_bavail
yes sysconf(_SC_NPROCESSORS_ONLN) == 1
*/
