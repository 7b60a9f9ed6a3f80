// open, read, write, lseek, dup, truncate, pread and pwrite, readv and writev, and their errors.
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>
#include "check.h"

int main(void)
{
    char b[100] = "";
    int fd = open("f", O_RDWR | O_CREAT | O_EXCL, 0640);
    CHECK(fd >= 0);
    CHECK(open("f", O_RDWR | O_CREAT | O_EXCL, 0640) == -1 && errno == EEXIST);
    CHECK(write(fd, "0123456789", 10) == 10);
    CHECK(lseek(fd, 0, SEEK_CUR) == 10);
    CHECK(lseek(fd, -4, SEEK_END) == 6 && read(fd, b, 100) == 4 && memcmp(b, "6789", 4) == 0);
    CHECK(lseek(fd, 20, SEEK_SET) == 20 && write(fd, "x", 1) == 1);
    CHECK(pread(fd, b, 100, 8) == 13 && b[2] == 0 && b[12] == 'x');
    CHECK(pwrite(fd, "AB", 2, 3) == 2 && lseek(fd, 0, SEEK_CUR) == 21);
    CHECK(lseek(fd, -1, SEEK_SET) == -1 && errno == EINVAL);
    struct iovec v[3] = {{b, 2}, {b + 10, 3}, {b + 20, 4}};
    CHECK(lseek(fd, 0, SEEK_SET) == 0 && readv(fd, v, 3) == 9 && memcmp(b, "01", 2) == 0 && memcmp(b + 10, "2AB", 3) == 0);
    CHECK(writev(fd, v, 2) == 5);
    int copy = dup(fd);
    CHECK(copy > fd && lseek(copy, 0, SEEK_CUR) == 14);
    CHECK(dup2(fd, 40) == 40 && fcntl(40, F_GETFD) == 0);
    CHECK(fcntl(fd, F_DUPFD_CLOEXEC, 60) == 60 && fcntl(60, F_GETFD) == FD_CLOEXEC);
    CHECK((fcntl(fd, F_GETFL) & O_ACCMODE) == O_RDWR);
    CHECK(fcntl(fd, F_SETFL, O_APPEND) == 0 && write(fd, "end", 3) == 3 && lseek(fd, 0, SEEK_END) == 24);
    struct stat s;
    CHECK(fstat(fd, &s) == 0 && S_ISREG(s.st_mode) && s.st_size == 24 && (s.st_mode & 0777) == 0640 && s.st_nlink == 1);
    CHECK(ftruncate(fd, 5) == 0 && fstat(fd, &s) == 0 && s.st_size == 5);
    CHECK(truncate("f", 100000) == 0 && stat("f", &s) == 0 && s.st_size == 100000);
    CHECK(fsync(fd) == 0);
    CHECK(close(fd) == 0 && close(fd) == -1 && errno == EBADF);
    CHECK(read(fd, b, 1) == -1 && errno == EBADF);
    fd = open("f", O_RDONLY);
    CHECK(write(fd, "x", 1) == -1 && errno == EBADF);
    CHECK(open("none/f", O_RDONLY) == -1 && errno == ENOENT);
    CHECK(open("f/x", O_RDONLY) == -1 && errno == ENOTDIR);
    CHECK(open(".", O_WRONLY) == -1 && errno == EISDIR);
    CHECK(unlink("f") == 0 && unlink("f") == -1 && errno == ENOENT);
    CHECK(fstat(copy, &s) == 0 && s.st_nlink == 0);
    CHECK(write(copy, NULL, 0) == 0);
    CHECK(write(copy, (void *)16, 10) == -1 && errno == EFAULT);
}

/* stdout:
yes fd >= 0
yes open("f", O_RDWR | O_CREAT | O_EXCL, 0640) == -1 && errno == EEXIST
yes write(fd, "0123456789", 10) == 10
yes lseek(fd, 0, SEEK_CUR) == 10
yes lseek(fd, -4, SEEK_END) == 6 && read(fd, b, 100) == 4 && memcmp(b, "6789", 4) == 0
yes lseek(fd, 20, SEEK_SET) == 20 && write(fd, "x", 1) == 1
yes pread(fd, b, 100, 8) == 13 && b[2] == 0 && b[12] == 'x'
yes pwrite(fd, "AB", 2, 3) == 2 && lseek(fd, 0, SEEK_CUR) == 21
yes lseek(fd, -1, SEEK_SET) == -1 && errno == EINVAL
yes lseek(fd, 0, SEEK_SET) == 0 && readv(fd, v, 3) == 9 && memcmp(b, "01", 2) == 0 && memcmp(b + 10, "2AB", 3) == 0
yes writev(fd, v, 2) == 5
yes copy > fd && lseek(copy, 0, SEEK_CUR) == 14
yes dup2(fd, 40) == 40 && fcntl(40, F_GETFD) == 0
yes fcntl(fd, F_DUPFD_CLOEXEC, 60) == 60 && fcntl(60, F_GETFD) == FD_CLOEXEC
yes (fcntl(fd, F_GETFL) & O_ACCMODE) == O_RDWR
yes fcntl(fd, F_SETFL, O_APPEND) == 0 && write(fd, "end", 3) == 3 && lseek(fd, 0, SEEK_END) == 24
yes fstat(fd, &s) == 0 && S_ISREG(s.st_mode) && s.st_size == 24 && (s.st_mode & 0777) == 0640 && s.st_nlink == 1
yes ftruncate(fd, 5) == 0 && fstat(fd, &s) == 0 && s.st_size == 5
yes truncate("f", 100000) == 0 && stat("f", &s) == 0 && s.st_size == 100000
yes fsync(fd) == 0
yes close(fd) == 0 && close(fd) == -1 && errno == EBADF
yes read(fd, b, 1) == -1 && errno == EBADF
yes write(fd, "x", 1) == -1 && errno == EBADF
yes open("none/f", O_RDONLY) == -1 && errno == ENOENT
yes open("f/x", O_RDONLY) == -1 && errno == ENOTDIR
yes open(".", O_WRONLY) == -1 && errno == EISDIR
yes unlink("f") == 0 && unlink("f") == -1 && errno == ENOENT
yes fstat(copy, &s) == 0 && s.st_nlink == 0
yes write(copy, NULL, 0) == 0
yes write(copy, (void *)16, 10) == -1 && errno == EFAULT
*/
