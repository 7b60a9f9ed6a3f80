// /proc/self/fdinfo: position, flags and inode of files that are open in each way, as fcntl(2), lseek(2) and fstat(2) have them.
// qemu: no, it has no fdinfo of its own
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>
#include "check.h"

static int wrong;

static void look(const char *what, int fd)
{
    char path[40], text[1000] = "";
    unsigned long long position = 0, inode = 0;
    unsigned flags = 0;
    int mount = -1, n = 0;
    struct stat st;
    snprintf(path, sizeof path, "/proc/self/fdinfo/%d", fd);
    const int info = (int)must(open(path, O_RDONLY), path);
    must(read(info, text, sizeof text - 1), "read");
    close(info);
    must(fstat(fd, &st), "fstat");
    const int fields = sscanf(text, "pos:\t%llu\nflags:\t0%o\nmnt_id:\t%d\nino:\t%llu\n%n", &position, &flags, &mount, &inode, &n);
    const unsigned of_fcntl = (unsigned)fcntl(fd, F_GETFL) | (fcntl(fd, F_GETFD) & FD_CLOEXEC ? O_CLOEXEC : 0);
    const long at = lseek(fd, 0, SEEK_CUR);
    if (fields != 4 || flags != of_fcntl || mount <= 0 || inode != st.st_ino || position != (unsigned long long)(at < 0 ? 0 : at) || !n) {
        printf("%s: flags %o, fcntl %o; position %llu, lseek %ld; inode %d\n", what, flags, of_fcntl, position, at, inode == st.st_ino);
        wrong++;
    }
}

int main(void)
{
    static const int modes[] = {O_RDONLY, O_WRONLY, O_RDWR}, extra[] = {0, O_APPEND, O_NONBLOCK, O_CLOEXEC, O_SYNC, O_DSYNC, O_NOATIME, O_APPEND | O_CLOEXEC | O_NONBLOCK};
    int two[2], looked = 0;
    close((int)must(open("file", O_CREAT | O_RDWR, 0600), "open"));
    for (int m = 0; m < 3; m++)
        for (int e = 0; e < 8; e++) {
            char what[40];
            const int fd = (int)must(open("file", modes[m] | extra[e]), "open");
            snprintf(what, sizeof what, "file %d %d", m, e);
            lseek(fd, 5 + 100 * e, SEEK_SET);
            look(what, fd);
            fcntl(fd, F_SETFL, O_NONBLOCK), fcntl(fd, F_SETFD, e & 1 ? FD_CLOEXEC : 0);
            look(what, fd);
            close(fd), looked++;
        }
    for (int e = 0; e < 2; e++) {
        must(pipe2(two, e ? O_NONBLOCK | O_CLOEXEC : 0), "pipe"), look("pipe", two[0]), look("pipe's end", two[1]);
        must(socketpair(AF_UNIX, SOCK_STREAM | (e ? SOCK_NONBLOCK | SOCK_CLOEXEC : 0), 0, two), "socketpair"), look("stream", two[0]);
        look("eventfd", eventfd(0, e ? EFD_NONBLOCK | EFD_CLOEXEC : 0)), look("folder", (int)must(open(".", O_RDONLY | O_DIRECTORY | (e ? O_CLOEXEC : 0)), "open"));
        look("path", (int)must(open("file", O_PATH | (e ? O_CLOEXEC | O_NOFOLLOW : 0)), "open")), look("null", (int)must(open("/dev/null", e ? O_WRONLY | O_APPEND : O_RDWR), "open"));
        looked += 7;
    }
    printf("%d, wrong %d\n", looked, wrong);
}

/* stdout:
38, wrong 0
*/
