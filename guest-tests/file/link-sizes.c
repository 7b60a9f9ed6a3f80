// The size of readlink's buffer is an int: what a register holds besides does not count.
// qemu: no, it takes the size as it is
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>
#include "check.h"

static void read_link(const char *path, unsigned long long size)
{
    char buf[8192];
    memset(buf, '-', sizeof buf);
    long n = syscall(SYS_readlinkat, AT_FDCWD, path, buf, (unsigned long)size);
    size_t changed = 0;
    for (size_t i = 0; i < sizeof buf; i++)
        if (buf[i] != '-')
            changed = i + 1;
    printf("%s %llx: %s %ld, %zu bytes changed\n", path, size, n < 0 ? strerror(errno) : "read", n, changed);
}

int main(void)
{
    static const unsigned long long sizes[] = {0, 1, 5, 8192, 0x7fffffff, 0x80000000, 0xffffffff, 0x100000000, 0x100000003, 0x8000000000000001,
                                               0xffffffffffffffff};
    must(symlink("a target", "link"), "symlink");
    for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++)
        read_link("link", sizes[i]);
    read_link("/proc/self/exe", 0x8000000000000001);
    unlink("link");
    return 0;
}

/* stdout:
link 0: Invalid argument -1, 0 bytes changed
link 1: read 1, 1 bytes changed
link 5: read 5, 5 bytes changed
link 2000: read 8, 8 bytes changed
link 7fffffff: read 8, 8 bytes changed
link 80000000: Invalid argument -1, 0 bytes changed
link ffffffff: Invalid argument -1, 0 bytes changed
link 100000000: Invalid argument -1, 0 bytes changed
link 100000003: read 3, 3 bytes changed
link 8000000000000001: read 1, 1 bytes changed
link ffffffffffffffff: Invalid argument -1, 0 bytes changed
/proc/self/exe 8000000000000001: read 1, 1 bytes changed
*/
