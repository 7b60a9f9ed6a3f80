// epoll: level-triggered, edge-triggered and one-shot interests, epoll in epoll, what it refuses.
#include <fcntl.h>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include "check.h"

#define FAILS(call, error) printf("%-3s %s: %s\n", (call) == -1 && errno == (error) ? "yes" : "NO", #call, #error)

static struct epoll_event out[8];

static int control(int e, int op, int fd, uint32_t events)
{
    struct epoll_event event = {.events = events, .data = {.u64 = 0x123456789abcdef0}};
    return epoll_ctl(e, op, fd, &event);
}

static void triggers(int e)
{
    int p[2];
    char b[10];
    must(pipe(p), "pipe");
    CHECK(control(e, EPOLL_CTL_ADD, p[0], EPOLLIN) == 0);
    FAILS(control(e, EPOLL_CTL_ADD, p[0], EPOLLIN), EEXIST);
    CHECK(epoll_wait(e, out, 8, 0) == 0 && epoll_wait(e, out, 8, 10) == 0);
    must(write(p[1], "x", 1), "write");
    CHECK(epoll_wait(e, out, 8, -1) == 1 && out[0].events == EPOLLIN && out[0].data.u64 == 0x123456789abcdef0);
    CHECK(epoll_wait(e, out, 8, 0) == 1);
    CHECK(control(e, EPOLL_CTL_MOD, p[0], EPOLLIN | EPOLLET) == 0);
    CHECK(epoll_wait(e, out, 8, 0) == 1 && epoll_wait(e, out, 8, 0) == 0);
    must(write(p[1], "y", 1), "write");
    CHECK(epoll_wait(e, out, 8, 0) == 1 && epoll_wait(e, out, 8, 0) == 0);
    CHECK(read(p[0], b, 1) == 1 && epoll_wait(e, out, 8, 0) == 0);
    CHECK(control(e, EPOLL_CTL_MOD, p[0], EPOLLIN | EPOLLONESHOT) == 0);
    CHECK(epoll_wait(e, out, 8, 0) == 1 && epoll_wait(e, out, 8, 0) == 0);
    CHECK(control(e, EPOLL_CTL_MOD, p[0], EPOLLIN | EPOLLONESHOT) == 0 && epoll_wait(e, out, 8, 0) == 1);
    close(p[1]);
    CHECK(control(e, EPOLL_CTL_MOD, p[0], EPOLLIN) == 0 && epoll_wait(e, out, 8, 0) == 1);
    CHECK(out[0].events == (EPOLLIN | EPOLLHUP));
    close(p[0]);
    CHECK(epoll_wait(e, out, 8, 0) == 0);
}

static void nested(int e)
{
    int outer = epoll_create1(EPOLL_CLOEXEC), counter = eventfd(0, EFD_NONBLOCK);
    uint64_t v = 1;
    CHECK(control(outer, EPOLL_CTL_ADD, e, EPOLLIN) == 0);
    FAILS(control(e, EPOLL_CTL_ADD, outer, EPOLLIN), ELOOP);
    CHECK(control(e, EPOLL_CTL_ADD, counter, EPOLLIN) == 0 && epoll_wait(outer, out, 8, 0) == 0);
    must(write(counter, &v, sizeof v), "write");
    CHECK(epoll_wait(outer, out, 8, 0) == 1);
    struct pollfd p = {e, POLLIN, 0};
    CHECK(poll(&p, 1, 0) == 1 && p.revents == POLLIN);
    CHECK(control(e, EPOLL_CTL_DEL, counter, 0) == 0 && epoll_wait(outer, out, 8, 0) == 0);
}

int main(void)
{
    int e = epoll_create(1), file = open("file", O_CREAT | O_RDWR, 0600);
    triggers(e);
    nested(e);
    FAILS(control(e, EPOLL_CTL_ADD, file, EPOLLIN), EPERM);
    FAILS(control(e, EPOLL_CTL_ADD, e, EPOLLIN), EINVAL);
    FAILS(control(e, EPOLL_CTL_ADD, 999, EPOLLIN), EBADF);
    FAILS(control(e, EPOLL_CTL_DEL, eventfd(0, 0), 0), ENOENT);
    FAILS(epoll_wait(e, out, 0, 0), EINVAL);
    FAILS(epoll_wait(file, out, 1, 0), EINVAL);
}

/* stdout:
yes control(e, EPOLL_CTL_ADD, p[0], EPOLLIN) == 0
yes control(e, EPOLL_CTL_ADD, p[0], EPOLLIN): EEXIST
yes epoll_wait(e, out, 8, 0) == 0 && epoll_wait(e, out, 8, 10) == 0
yes epoll_wait(e, out, 8, -1) == 1 && out[0].events == EPOLLIN && out[0].data.u64 == 0x123456789abcdef0
yes epoll_wait(e, out, 8, 0) == 1
yes control(e, EPOLL_CTL_MOD, p[0], EPOLLIN | EPOLLET) == 0
yes epoll_wait(e, out, 8, 0) == 1 && epoll_wait(e, out, 8, 0) == 0
yes epoll_wait(e, out, 8, 0) == 1 && epoll_wait(e, out, 8, 0) == 0
yes read(p[0], b, 1) == 1 && epoll_wait(e, out, 8, 0) == 0
yes control(e, EPOLL_CTL_MOD, p[0], EPOLLIN | EPOLLONESHOT) == 0
yes epoll_wait(e, out, 8, 0) == 1 && epoll_wait(e, out, 8, 0) == 0
yes control(e, EPOLL_CTL_MOD, p[0], EPOLLIN | EPOLLONESHOT) == 0 && epoll_wait(e, out, 8, 0) == 1
yes control(e, EPOLL_CTL_MOD, p[0], EPOLLIN) == 0 && epoll_wait(e, out, 8, 0) == 1
yes out[0].events == (EPOLLIN | EPOLLHUP)
yes epoll_wait(e, out, 8, 0) == 0
yes control(outer, EPOLL_CTL_ADD, e, EPOLLIN) == 0
yes control(e, EPOLL_CTL_ADD, outer, EPOLLIN): ELOOP
yes control(e, EPOLL_CTL_ADD, counter, EPOLLIN) == 0 && epoll_wait(outer, out, 8, 0) == 0
yes epoll_wait(outer, out, 8, 0) == 1
yes poll(&p, 1, 0) == 1 && p.revents == POLLIN
yes control(e, EPOLL_CTL_DEL, counter, 0) == 0 && epoll_wait(outer, out, 8, 0) == 0
yes control(e, EPOLL_CTL_ADD, file, EPOLLIN): EPERM
yes control(e, EPOLL_CTL_ADD, e, EPOLLIN): EINVAL
yes control(e, EPOLL_CTL_ADD, 999, EPOLLIN): EBADF
yes control(e, EPOLL_CTL_DEL, eventfd(0, 0), 0): ENOENT
yes epoll_wait(e, out, 0, 0): EINVAL
yes epoll_wait(file, out, 1, 0): EINVAL
*/
