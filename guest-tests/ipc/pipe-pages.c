// How a pipe fills: by pages, so that it is full although it could hold more bytes; packets; splice, tee and vmsplice.
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static char b[200000];
static int broken;

static void on_pipe(int sig) { broken += sig == SIGPIPE; }

static long fill(int fd, size_t step)
{
    long n, all = 0;
    while ((n = write(fd, b, step)) > 0)
        all += n;
    return errno == EAGAIN ? all : -1;
}

static void filling(void)
{
    int p[2], n;
    must(pipe2(p, O_NONBLOCK), "pipe2");
    CHECK(read(p[0], b, 1) == -1 && errno == EAGAIN);
    CHECK(fill(p[1], 4096) == 65536);
    CHECK(ioctl(p[0], FIONREAD, &n) == 0 && n == 65536);
    CHECK(read(p[0], b, 4095) == 4095 && write(p[1], b, 2) == -1 && errno == EAGAIN);
    CHECK(read(p[0], b, 1) == 1 && write(p[1], b, 4096) == 4096);
    CHECK(read(p[0], b, sizeof b) == 65536 && fill(p[1], 1000) == 64000);
    CHECK(fcntl(p[0], F_GETPIPE_SZ) == 65536 && fcntl(p[0], F_SETPIPE_SZ, 100000) == 131072);
    close(p[0]);
    CHECK(write(p[1], b, 1) == -1 && errno == EPIPE && broken == 1);
    struct pollfd q = {p[1], POLLOUT, 0};
    CHECK(poll(&q, 1, 0) == 1 && q.revents & POLLERR);
    close(p[1]);
}

static void waiting_writer(void)
{
    int p[2];
    must(pipe(p), "pipe");
    if (fork() == 0)
        _exit(write(p[1], b, sizeof b) != sizeof b);
    close(p[1]);
    long n, all = 0;
    while ((n = read(p[0], b, 1000)) > 0)
        all += n;
    int status;
    CHECK(all == sizeof b && wait(&status) > 0 && status == 0);
    close(p[0]);
}

static void packets(void)
{
    int p[2];
    must(pipe2(p, O_DIRECT), "pipe2");
    must(write(p[1], "abc", 3), "write");
    must(write(p[1], "defg", 4), "write");
    must(write(p[1], "h", 1), "write");
    CHECK(read(p[0], b, 100) == 3 && read(p[0], b, 2) == 2 && read(p[0], b, 100) == 1 && b[0] == 'h');
}

static void without_copying(void)
{
    int p[2], q[2];
    struct iovec v = {"vm", 2};
    must(pipe(p), "pipe");
    must(pipe(q), "pipe");
    must(write(p[1], "hello", 5), "write");
    CHECK(tee(p[0], q[1], 100, 0) == 5 && read(q[0], b, 100) == 5);
    CHECK(splice(p[0], NULL, q[1], NULL, 100, 0) == 5 && read(q[0], b, 100) == 5 && memcmp(b, "hello", 5) == 0);
    CHECK(vmsplice(q[1], &v, 1, 0) == 2 && read(q[0], b, 100) == 2);
}

int main(void)
{
    signal(SIGPIPE, on_pipe);
    filling();
    waiting_writer();
    packets();
    without_copying();
}

/* stdout:
yes read(p[0], b, 1) == -1 && errno == EAGAIN
yes fill(p[1], 4096) == 65536
yes ioctl(p[0], FIONREAD, &n) == 0 && n == 65536
yes read(p[0], b, 4095) == 4095 && write(p[1], b, 2) == -1 && errno == EAGAIN
yes read(p[0], b, 1) == 1 && write(p[1], b, 4096) == 4096
yes read(p[0], b, sizeof b) == 65536 && fill(p[1], 1000) == 64000
yes fcntl(p[0], F_GETPIPE_SZ) == 65536 && fcntl(p[0], F_SETPIPE_SZ, 100000) == 131072
yes write(p[1], b, 1) == -1 && errno == EPIPE && broken == 1
yes poll(&q, 1, 0) == 1 && q.revents & POLLERR
yes all == sizeof b && wait(&status) > 0 && status == 0
yes read(p[0], b, 100) == 3 && read(p[0], b, 2) == 2 && read(p[0], b, 100) == 1 && b[0] == 'h'
yes tee(p[0], q[1], 100, 0) == 5 && read(q[0], b, 100) == 5
yes splice(p[0], NULL, q[1], NULL, 100, 0) == 5 && read(q[0], b, 100) == 5 && memcmp(b, "hello", 5) == 0
yes vmsplice(q[1], &v, 1, 0) == 2 && read(q[0], b, 100) == 2
*/
