// The times of a file that is read, written, mapped and synchronised, as on a mount with relatime.
// qemu: no, it shows the host's clock, which sleeps take
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include "check.h"

static struct stat before, now;

static int later(struct timespec a, struct timespec b)
{
    return b.tv_sec > a.tv_sec || (b.tv_sec == a.tv_sec && b.tv_nsec > a.tv_nsec);
}

/* Prints which times have changed since the last call, and waits until a change differs. */
static void changed(int fd, const char *after)
{
    fstat(fd, &now);
    printf("%s:%s%s%s\n", after, later(before.st_atim, now.st_atim) ? " atime" : "", later(before.st_mtim, now.st_mtim) ? " mtime" : "",
           later(before.st_ctim, now.st_ctim) ? " ctime" : "");
    before = now;
    usleep(50000);
}

int main(void)
{
    char c = 0;
    int fd = open("times", O_CREAT | O_EXCL | O_RDWR, 0600);
    changed(fd, "creation");
    CHECK(write(fd, "x", 1) == 1);
    changed(fd, "write");
    CHECK(pread(fd, &c, 1, 0) == 1 && c == 'x');
    changed(fd, "read after a write");
    CHECK(pread(fd, &c, 1, 0) == 1);
    changed(fd, "read again");
    CHECK(fchmod(fd, 0400) == 0);
    changed(fd, "chmod");
    int quiet = open("times", O_RDONLY | O_NOATIME);
    CHECK(pread(quiet, &c, 1, 0) == 1);
    changed(fd, "read with O_NOATIME");
    CHECK(pread(fd, &c, 1, 0) == 1);
    changed(fd, "read after a chmod");
    CHECK(pwrite(fd, "y", 1, 0) == 1);
    changed(fd, "write again");
    char *p = mmap(NULL, 1, PROT_READ, MAP_PRIVATE, fd, 0);
    CHECK(p != MAP_FAILED && *p == 'y');
    changed(fd, "mmap after a write");
    char *q = mmap(NULL, 1, PROT_READ, MAP_SHARED, fd, 0);
    CHECK(msync(q, 1, MS_SYNC) == 0);
    changed(fd, "msync of a mapping without PROT_WRITE");
    char *s = mmap(NULL, 1, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    *s = 'z';
    CHECK(msync(s, 1, MS_SYNC) == 0);
    changed(fd, "a store and msync");
    *s = 'u';
    CHECK(msync(s, 1, MS_SYNC) == 0);
    changed(fd, "a store and msync again");
    CHECK(unlink("times") == 0);
}

/* stdout:
creation: atime mtime ctime
yes write(fd, "x", 1) == 1
write: mtime ctime
yes pread(fd, &c, 1, 0) == 1 && c == 'x'
read after a write: atime
yes pread(fd, &c, 1, 0) == 1
read again:
yes fchmod(fd, 0400) == 0
chmod: ctime
yes pread(quiet, &c, 1, 0) == 1
read with O_NOATIME:
yes pread(fd, &c, 1, 0) == 1
read after a chmod: atime
yes pwrite(fd, "y", 1, 0) == 1
write again: mtime ctime
yes p != MAP_FAILED && *p == 'y'
mmap after a write: atime
yes msync(q, 1, MS_SYNC) == 0
msync of a mapping without PROT_WRITE:
yes msync(s, 1, MS_SYNC) == 0
a store and msync: mtime ctime
yes msync(s, 1, MS_SYNC) == 0
a store and msync again: mtime ctime
yes unlink("times") == 0
*/
