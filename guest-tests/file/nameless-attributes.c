// Mode and owner of pipes, FIFOs and sockets, by descriptor: fstat(), fchmod(), fchown().
// root: several users
// qemu: no, it is not root
#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/fsuid.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#include "answers.h"

static void show(const char *name, int fd)
{
    struct stat s;
    must(fstat(fd, &s), "fstat");
    printf("%s: mode %o, user %d, group %d, %d links, %ld bytes, blocks %ld of %ld\n", name, (unsigned)s.st_mode, (int)s.st_uid, (int)s.st_gid,
           (int)s.st_nlink, (long)s.st_size, (long)s.st_blocks, (long)s.st_blksize);
}

static void become(unsigned user, unsigned group)
{
    setfsgid(group);
    setfsuid(user);
}

static void change(const char *name, int fd)
{
    SHOW(fchmod(fd, 04421));
    SHOW(fchown(fd, -1, -1));
    show(name, fd);
    SHOW(fchown(fd, 12, -1));
    SHOW(fchown(fd, -1, 13));
    show(name, fd);
    become(77, 78);
    SHOW(fchmod(fd, 0));
    SHOW(fchown(fd, -1, -1));
    become(0, 0);
}

static int accepted(void)
{
    struct sockaddr_un name = {AF_UNIX, "name"};
    int listening = socket(AF_UNIX, SOCK_STREAM, 0), connecting = socket(AF_UNIX, SOCK_STREAM, 0);
    must(bind(listening, (void *)&name, sizeof name), "bind");
    must(listen(listening, 1), "listen");
    must(connect(connecting, (void *)&name, sizeof name), "connect");
    become(66, 67);
    int fd = must(accept(listening, NULL, NULL), "accept");
    become(0, 0);
    return fd;
}

int main(void)
{
    int ends[2], sockets[2];
    umask(022);
    become(77, 78);
    must(pipe(ends), "pipe");
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, sockets), "socketpair");
    become(0, 0);
    show("pipe", ends[0]);
    show("socket", sockets[0]);
    show("datagrams", must(socket(AF_INET, SOCK_DGRAM, 0), "socket"));
    show("accepted", accepted());
    show("eventfd", must(eventfd(0, 0), "eventfd"));
    show("epoll", must(epoll_create(1), "epoll_create"));
    change("pipe", ends[0]);
    show("other end", ends[1]);
    change("socket", sockets[0]);
    show("other end", sockets[1]);

    must(mkfifo("fifo", 0640), "mkfifo");
    int fifo = must(open("fifo", O_RDWR), "open");
    show("fifo", fifo);
    change("fifo", fifo);
    SHOW(chmod("fifo", 0664));
    show("fifo", fifo);
    SHOW(futimens(fifo, (struct timespec[]){{5, 0}, {6, 0}}));
    struct stat s;
    must(stat("fifo", &s), "stat");
    printf("%ld %ld\n", (long)s.st_atime, (long)s.st_mtime);
    SHOW(unlink("fifo"));
    must(fstat(fifo, &s), "fstat");
    printf("%d links\n", (int)s.st_nlink);
}

/* stdout:
pipe: mode 10600, user 77, group 78, 1 links, 0 bytes, blocks 0 of 4096
socket: mode 140777, user 77, group 78, 1 links, 0 bytes, blocks 0 of 4096
datagrams: mode 140777, user 0, group 0, 1 links, 0 bytes, blocks 0 of 4096
accepted: mode 140777, user 66, group 67, 1 links, 0 bytes, blocks 0 of 4096
eventfd: mode 600, user 0, group 0, 1 links, 0 bytes, blocks 0 of 4096
epoll: mode 600, user 0, group 0, 1 links, 0 bytes, blocks 0 of 4096
fchmod(fd, 04421) = 0
fchown(fd, -1, -1) = 0
pipe: mode 10421, user 77, group 78, 1 links, 0 bytes, blocks 0 of 4096
fchown(fd, 12, -1) = 0
fchown(fd, -1, 13) = 0
pipe: mode 10421, user 12, group 13, 1 links, 0 bytes, blocks 0 of 4096
fchmod(fd, 0): EPERM
fchown(fd, -1, -1) = 0
other end: mode 10421, user 12, group 13, 1 links, 0 bytes, blocks 0 of 4096
fchmod(fd, 04421) = 0
fchown(fd, -1, -1) = 0
socket: mode 140421, user 77, group 78, 1 links, 0 bytes, blocks 0 of 4096
fchown(fd, 12, -1) = 0
fchown(fd, -1, 13) = 0
socket: mode 140421, user 12, group 13, 1 links, 0 bytes, blocks 0 of 4096
fchmod(fd, 0): EPERM
fchown(fd, -1, -1) = 0
other end: mode 140777, user 77, group 78, 1 links, 0 bytes, blocks 0 of 4096
fifo: mode 10640, user 0, group 0, 1 links, 0 bytes, blocks 0 of 4096
fchmod(fd, 04421) = 0
fchown(fd, -1, -1) = 0
fifo: mode 10421, user 0, group 0, 1 links, 0 bytes, blocks 0 of 4096
fchown(fd, 12, -1) = 0
fchown(fd, -1, 13) = 0
fifo: mode 10421, user 12, group 13, 1 links, 0 bytes, blocks 0 of 4096
fchmod(fd, 0): EPERM
fchown(fd, -1, -1) = 0
chmod("fifo", 0664) = 0
fifo: mode 10664, user 12, group 13, 1 links, 0 bytes, blocks 0 of 4096
futimens(fifo, (struct timespec[]){{5, 0}, {6, 0}}) = 0
5 6
unlink("fifo") = 0
0 links
*/
