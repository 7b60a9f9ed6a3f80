// Epoll descriptors in epoll descriptors, and the clocks of futex_waitv(2).
// qemu: no, it does not know futex_waitv
#define _GNU_SOURCE
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

#ifndef SYS_futex_waitv
#ifdef __ia64__
#define SYS_futex_waitv 1473
#else
#define SYS_futex_waitv 449
#endif
#endif

static void nesting(void)
{
    int fds[2], inner;
    struct epoll_event e = {.events = EPOLLIN};
    must(pipe(fds), "pipe");
    inner = fds[0];
    for (int depth = 0; depth < 5; depth++) {
        int outer = (int)must(epoll_create1(0), "epoll_create1");
        must(epoll_ctl(outer, EPOLL_CTL_ADD, inner, &e), "epoll_ctl");
        inner = outer;
    }
    must(write(fds[1], "x", 1), "write");
    CHECK(epoll_wait(inner, &e, 1, 0) == 1);
    int sixth = (int)must(epoll_create1(0), "epoll_create1");
    CHECK(epoll_ctl(sixth, EPOLL_CTL_ADD, inner, &e) == -1 && (errno == ELOOP || errno == EINVAL));
}

/* Adds an epoll descriptor or a pipe. Returns whether that is too deep, or there would be too many paths. */
static int refused(int outer, int inner)
{
    struct epoll_event e = {.events = EPOLLIN};
    return epoll_ctl(outer, EPOLL_CTL_ADD, inner, &e) == -1 && (errno == ELOOP || errno == EINVAL);
}

/* A chain that grows at its inner end. */
static void chain(void)
{
    int fds[2], any = 0, outer = (int)must(epoll_create1(0), "epoll_create1");
    must(pipe(fds), "pipe");
    for (int depth = 0; depth < 10; depth++) {
        int inner = (int)must(epoll_create1(0), "epoll_create1");
        any |= refused(outer, inner);
        outer = inner;
    }
    CHECK(any | refused(outer, fds[0]));
}

/* Layers of descriptors, each of which watches all of the next layer. */
static void mesh(void)
{
    enum { LAYERS = 4, WIDTH = 40 };
    int fds[2], at[LAYERS][WIDTH], any = 0;
    must(pipe(fds), "pipe");
    for (int k = 0; k < LAYERS * WIDTH; k++)
        at[k / WIDTH][k % WIDTH] = (int)must(epoll_create1(0), "epoll_create1");
    for (int k = 0; k < WIDTH; k++)
        any |= refused(at[LAYERS - 1][k], fds[0]);
    CHECK(!any);
    for (int k = 0; k < WIDTH * WIDTH; k++)
        any |= refused(at[0][k / WIDTH], at[1][k % WIDTH]);
    CHECK(!any);
    for (int layer = 1; layer < LAYERS - 1; layer++)
        for (int k = 0; k < WIDTH * WIDTH; k++)
            any |= refused(at[layer][k / WIDTH], at[layer + 1][k % WIDTH]);
    CHECK(any);
}

static void waits(void)
{
    static unsigned word;
    struct {
        unsigned long long value, address;
        unsigned flags, reserved;
    } waiter = {0, (unsigned long)&word, 2, 0};
    struct {
        long long seconds, nanoseconds;
    } end = {0, 0};
    CHECK(syscall(SYS_futex_waitv, NULL, 1, 0, &end, CLOCK_MONOTONIC) == -1 && errno == EINVAL);
    CHECK(syscall(SYS_futex_waitv, &waiter, 1, 0, &end, CLOCK_BOOTTIME) == -1 && errno == EINVAL);
    CHECK(syscall(SYS_futex_waitv, &waiter, 1, 0, &end, CLOCK_MONOTONIC) == -1 && errno == ETIMEDOUT);
}

int main(void)
{
    nesting();
    chain();
    mesh();
    waits();
}

/* stdout:
yes epoll_wait(inner, &e, 1, 0) == 1
yes epoll_ctl(sixth, EPOLL_CTL_ADD, inner, &e) == -1 && (errno == ELOOP || errno == EINVAL)
yes any | refused(outer, fds[0])
yes !any
yes !any
yes any
yes syscall(SYS_futex_waitv, NULL, 1, 0, &end, CLOCK_MONOTONIC) == -1 && errno == EINVAL
yes syscall(SYS_futex_waitv, &waiter, 1, 0, &end, CLOCK_BOOTTIME) == -1 && errno == EINVAL
yes syscall(SYS_futex_waitv, &waiter, 1, 0, &end, CLOCK_MONOTONIC) == -1 && errno == ETIMEDOUT
*/
