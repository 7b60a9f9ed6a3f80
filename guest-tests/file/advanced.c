// sendfile, posix_fallocate, temporary files and folders, statvfs, named pipes.
#include <fcntl.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>
#include "check.h"

int main(void)
{
    char name[] = "temp-XXXXXX", b[100];
    int fd = mkstemp(name), out = open("out", O_RDWR | O_CREAT | O_TRUNC, 0600);
    CHECK(fd >= 0 && strlen(name) == 11 && strcmp(name, "temp-XXXXXX") != 0);
    for (int i = 0; i < 100; i++)
        must(write(fd, "abcdefghij", 10), "write");
    off_t offset = 3;
    CHECK(sendfile(out, fd, &offset, 20) == 20 && offset == 23);
    CHECK(pread(out, b, 100, 0) == 20 && memcmp(b, "defghijabc", 10) == 0);
    CHECK(posix_fallocate(out, 0, 5000) == 0 && lseek(out, 0, SEEK_END) == 5000);
    struct statvfs v;
    CHECK(statvfs(".", &v) == 0 && v.f_bsize > 0);
    CHECK(posix_fadvise(fd, 0, 0, POSIX_FADV_SEQUENTIAL) == 0);
    CHECK(posix_fadvise64(fd, 0, -1, POSIX_FADV_NORMAL) == EINVAL);
    char dir[] = "dir-XXXXXX";
    CHECK(mkdtemp(dir) == dir && rmdir(dir) == 0);
    CHECK(mkfifo("fifo", 0600) == 0);
    struct stat s;
    CHECK(stat("fifo", &s) == 0 && S_ISFIFO(s.st_mode));
    CHECK(open("fifo", O_WRONLY | O_NONBLOCK) == -1 && errno == ENXIO);
    int r = open("fifo", O_RDONLY | O_NONBLOCK), w = open("fifo", O_WRONLY);
    CHECK(r >= 0 && w >= 0 && write(w, "fifo", 4) == 4 && read(r, b, 10) == 4);
    unlink("fifo");
    unlink("out");
    unlink(name);
}

/* stdout:
yes fd >= 0 && strlen(name) == 11 && strcmp(name, "temp-XXXXXX") != 0
yes sendfile(out, fd, &offset, 20) == 20 && offset == 23
yes pread(out, b, 100, 0) == 20 && memcmp(b, "defghijabc", 10) == 0
yes posix_fallocate(out, 0, 5000) == 0 && lseek(out, 0, SEEK_END) == 5000
yes statvfs(".", &v) == 0 && v.f_bsize > 0
yes posix_fadvise(fd, 0, 0, POSIX_FADV_SEQUENTIAL) == 0
yes posix_fadvise64(fd, 0, -1, POSIX_FADV_NORMAL) == EINVAL
yes mkdtemp(dir) == dir && rmdir(dir) == 0
yes mkfifo("fifo", 0600) == 0
yes stat("fifo", &s) == 0 && S_ISFIFO(s.st_mode)
yes open("fifo", O_WRONLY | O_NONBLOCK) == -1 && errno == ENXIO
yes r >= 0 && w >= 0 && write(w, "fifo", 4) == 4 && read(r, b, 10) == 4
*/
