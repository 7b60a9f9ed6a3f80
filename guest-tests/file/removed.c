// Files whose names change while they are open: the links in /proc/self/fd, and what stands behind the end.
// qemu: no, it does not know RWF_DSYNC
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/uio.h>
#include <unistd.h>
#include "check.h"

// The last part of the name that the descriptor has now.
static const char *name(int fd)
{
    static char text[4200];
    char link[40];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t n = must(readlink(link, text, sizeof text - 1), "readlink");
    text[n] = 0;
    return strrchr(text, '/');
}

int main(void)
{
    int fd = (int)must(open("first", O_RDWR | O_CREAT | O_TRUNC, 0600), "open"), bytes;
    must(write(fd, "0123456789", 10), "write");
    printf("%s\n", name(fd));
    must(rename("first", "second"), "rename");
    printf("renamed: %s\n", name(fd));
    must(link("second", "third"), "link");
    must(unlink("second"), "unlink");
    printf("another name is left: %s\n", name(fd));
    must(close(open("second", O_WRONLY | O_CREAT, 0600)), "open");
    printf("its name is another file's: %s\n", name(fd));
    must(unlink("second"), "unlink");
    must(unlink("third"), "unlink");
    printf("no name is left: %s\n", name(fd));

    lseek(fd, 4, SEEK_SET);
    CHECK(ioctl(fd, FIONREAD, &bytes) == 0 && bytes == 6);
    lseek(fd, 13, SEEK_SET);
    CHECK(ioctl(fd, FIONREAD, &bytes) == 0 && bytes == -3);

    char b[20];
    struct iovec v = {b, sizeof b};
    lseek(fd, 7, SEEK_SET);
    CHECK(preadv2(fd, &v, 1, 2, 0) == 8 && b[0] == '2');
    CHECK(preadv2(fd, &v, 1, -1, 0) == 3 && b[0] == '7' && lseek(fd, 0, SEEK_CUR) == 10);
    v.iov_len = 2;
    CHECK(pwritev2(fd, &v, 1, 0, RWF_DSYNC) == 2 && pread(fd, b, 3, 0) == 3 && memcmp(b, "782", 3) == 0);
    CHECK(preadv2(fd, &v, 1, 0, 0x40000000) == -1 && errno == EOPNOTSUPP);
}

/* stdout:
/first
renamed: /second
another name is left: /second (deleted)
its name is another file's: /second (deleted)
no name is left: /second (deleted)
yes ioctl(fd, FIONREAD, &bytes) == 0 && bytes == 6
yes ioctl(fd, FIONREAD, &bytes) == 0 && bytes == -3
yes preadv2(fd, &v, 1, 2, 0) == 8 && b[0] == '2'
yes preadv2(fd, &v, 1, -1, 0) == 3 && b[0] == '7' && lseek(fd, 0, SEEK_CUR) == 10
yes pwritev2(fd, &v, 1, 0, RWF_DSYNC) == 2 && pread(fd, b, 3, 0) == 3 && memcmp(b, "782", 3) == 0
yes preadv2(fd, &v, 1, 0, 0x40000000) == -1 && errno == EOPNOTSUPP
*/
