// F_SETPIPE_SZ: which sizes a pipe takes, what fits then, and what it refuses while data is in the pipe.
// qemu: no, its host's limits differ
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include "answers.h"

static char bytes[1 << 21];

static long fill(int fd, size_t n)
{
    long sum = 0, now;
    while ((now = write(fd, bytes, n)) > 0)
        sum += now;
    return sum;
}

static int ready(int fd, short events)
{
    struct pollfd p = {fd, events, 0};
    poll(&p, 1, 0);
    return p.revents;
}

int main(void)
{
    static const long sizes[] = {0, 1, 4095, 4096, 4097, 8191, 8192, 8193, 12288, 65535, 65536, 65537, 1048575, 1048576, -1};
    int p[2], left;
    must(pipe2(p, O_NONBLOCK), "pipe2");
    SHOW(fcntl(p[0], F_GETPIPE_SZ));
    SHOW(fill(p[1], 1000));
    SHOW(fill(p[1], 1));
    while (read(p[0], bytes, sizeof bytes) > 0)
        ;
    for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        errno = 0;
        long set = fcntl(p[1], F_SETPIPE_SZ, sizes[i]);
        printf("%ld: %ld %s, now %d", sizes[i], set, set < 0 ? strerrorname_np(errno) : "", fcntl(p[0], F_GETPIPE_SZ));
        long held = fill(p[1], 4096);
        printf(", holds %ld, then %d", held, ready(p[1], POLLOUT) & POLLOUT);
        ioctl(p[0], FIONREAD, &left);
        printf(", there are %d", left);
        long sum = 0, now;
        while ((now = read(p[0], bytes, sizeof bytes)) > 0)
            sum += now;
        printf(", read %ld\n", sum);
    }
    fcntl(p[1], F_SETPIPE_SZ, 16384);
    for (int n = 1; n <= 4; n++) {
        must(write(p[1], bytes, 4096), "write");
        printf("with %d pages: %d", n, ready(p[1], POLLOUT) & POLLOUT);
        for (long size = 4096; size <= 16384; size *= 2)
            printf(" %s", fcntl(p[1], F_SETPIPE_SZ, size) < 0 ? strerrorname_np(errno) : "ok");
        fcntl(p[1], F_SETPIPE_SZ, 16384);
        printf("\n");
    }
    SHOW(read(p[0], bytes, 1));
    printf("%d\n", ready(p[1], POLLOUT) & POLLOUT);
    SHOW(read(p[0], bytes, 4095));
    printf("%d\n", ready(p[1], POLLOUT) & POLLOUT);
    SHOW(write(p[1], bytes, 4097));
    SHOW(write(p[1], bytes, 1));
    SHOW(write(p[1], bytes, 4096));
}

/* stdout:
fcntl(p[0], F_GETPIPE_SZ) = 65536
fill(p[1], 1000) = 64000
fill(p[1], 1) = 96
0: 4096 , now 4096, holds 4096, then 0, there are 4096, read 4096
1: 4096 , now 4096, holds 4096, then 0, there are 4096, read 4096
4095: 4096 , now 4096, holds 4096, then 0, there are 4096, read 4096
4096: 4096 , now 4096, holds 4096, then 0, there are 4096, read 4096
4097: 8192 , now 8192, holds 8192, then 0, there are 8192, read 8192
8191: 8192 , now 8192, holds 8192, then 0, there are 8192, read 8192
8192: 8192 , now 8192, holds 8192, then 0, there are 8192, read 8192
8193: 16384 , now 16384, holds 16384, then 0, there are 16384, read 16384
12288: 16384 , now 16384, holds 16384, then 0, there are 16384, read 16384
65535: 65536 , now 65536, holds 65536, then 0, there are 65536, read 65536
65536: 65536 , now 65536, holds 65536, then 0, there are 65536, read 65536
65537: 131072 , now 131072, holds 131072, then 0, there are 131072, read 131072
1048575: 1048576 , now 1048576, holds 1048576, then 0, there are 1048576, read 1048576
1048576: 1048576 , now 1048576, holds 1048576, then 0, there are 1048576, read 1048576
-1: -1 EINVAL, now 1048576, holds 1048576, then 0, there are 1048576, read 1048576
with 1 pages: 4 ok ok ok
with 2 pages: 4 EBUSY ok ok
with 3 pages: 4 EBUSY EBUSY ok
with 4 pages: 0 EBUSY EBUSY ok
read(p[0], bytes, 1) = 1
0
read(p[0], bytes, 4095) = 4095
4
write(p[1], bytes, 4097) = 4096
write(p[1], bytes, 1): EAGAIN
write(p[1], bytes, 4096): EAGAIN
*/
