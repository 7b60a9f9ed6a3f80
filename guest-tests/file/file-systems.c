// statfs() and fstatfs() of the kernel's own file systems and of descriptors without a file.
// qemu: no, it shows the host's
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include "answers.h"

static void show(const char *what, int result, const struct statfs *s)
{
    if (result)
        printf("%s: %s\n", what, strerrorname_np(errno));
    else
        printf("%s: type %lx, blocks of %ld, fragments of %ld, names of %ld, %s blocks, %s files\n", what,
               (unsigned long)s->f_type & 0xffffffff, (long)s->f_bsize, (long)s->f_frsize, (long)s->f_namelen, s->f_blocks ? "some" : "no",
               s->f_files ? "some" : "no");
}

static void path(const char *name)
{
    struct statfs s;
    show(name, statfs(name, &s), &s);
}

static void descriptor(const char *what, int fd)
{
    struct statfs s;
    show(what, fstatfs(fd, &s), &s);
}

int main(void)
{
    static const char *const paths[] = {"/proc", "/proc/self", "/proc/self/fd", "/proc/version", "/proc/self/mem",
                                        "/sys",  "/dev/shm",   "/dev/pts",      "/none",         ""};
    int ends[2];
    struct statvfs v;
    for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++)
        path(paths[i]);
    must(pipe(ends), "pipe");
    descriptor("pipe", ends[0]);
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), "socketpair");
    descriptor("socket", ends[0]);
    descriptor("eventfd", eventfd(0, 0));
    descriptor("epoll", epoll_create(1));
    descriptor("memfd", memfd_create("m", 0));
    descriptor("/proc/self/stat", open("/proc/self/stat", O_RDONLY));
    descriptor("none", -1);
    SHOW(statvfs("/proc", &v));
    SHOW(v.f_namemax);
    SHOW(call(statfs, "/proc", no_access()));
    SHOW(call(fstatfs, 0, no_access()));
}

/* stdout:
/proc: type 9fa0, blocks of 4096, fragments of 4096, names of 255, no blocks, no files
/proc/self: type 9fa0, blocks of 4096, fragments of 4096, names of 255, no blocks, no files
/proc/self/fd: type 9fa0, blocks of 4096, fragments of 4096, names of 255, no blocks, no files
/proc/version: type 9fa0, blocks of 4096, fragments of 4096, names of 255, no blocks, no files
/proc/self/mem: type 9fa0, blocks of 4096, fragments of 4096, names of 255, no blocks, no files
/sys: type 62656572, blocks of 4096, fragments of 4096, names of 255, no blocks, no files
/dev/shm: type 1021994, blocks of 4096, fragments of 4096, names of 255, some blocks, some files
/dev/pts: type 1cd1, blocks of 4096, fragments of 4096, names of 255, no blocks, no files
/none: ENOENT
: ENOENT
pipe: type 50495045, blocks of 4096, fragments of 4096, names of 255, no blocks, no files
socket: type 534f434b, blocks of 4096, fragments of 4096, names of 255, no blocks, no files
eventfd: type 9041934, blocks of 4096, fragments of 4096, names of 255, no blocks, no files
epoll: type 9041934, blocks of 4096, fragments of 4096, names of 255, no blocks, no files
memfd: type 1021994, blocks of 4096, fragments of 4096, names of 255, no blocks, no files
/proc/self/stat: type 9fa0, blocks of 4096, fragments of 4096, names of 255, no blocks, no files
none: EBADF
statvfs("/proc", &v) = 0
v.f_namemax = 255
call(statfs, "/proc", no_access()): EFAULT
call(fstatfs, 0, no_access()): EFAULT
*/
