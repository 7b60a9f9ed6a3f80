// EPOLLEXCLUSIVE: an event wakes one of the waiters; what may not be combined with it.
// only: hppa
// qemu: no, time is the host's
#include "check.h"
#include <errno.h>
#include <sys/epoll.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef EPOLLEXCLUSIVE
#define EPOLLEXCLUSIVE (1u << 28)
#endif

static int add(int e, int fd, int op, unsigned events)
{
    struct epoll_event event = {.events = events};
    return epoll_ctl(e, op, fd, &event) ? errno : 0;
}

static int waiter(int fd)
{
    struct epoll_event event;
    int e = epoll_create1(0);
    add(e, fd, EPOLL_CTL_ADD, EPOLLIN | EPOLLEXCLUSIVE);
    return epoll_wait(e, &event, 1, 1000);
}

int main(void)
{
    int ends[2], woken = 0, status;
    if (pipe(ends))
        return 1;
    for (int i = 0; i < 4; i++)
        if (!fork())
            _exit(waiter(ends[0]));
    usleep(300000);
    write(ends[1], "x", 1);
    for (int i = 0; i < 4; i++) {
        wait(&status);
        woken += WEXITSTATUS(status);
    }
    printf("woken %d\n", woken);
    int e = epoll_create1(0), other = epoll_create1(0);
    printf("%d\n", add(e, ends[0], EPOLL_CTL_ADD, EPOLLIN | EPOLLEXCLUSIVE | EPOLLRDHUP));
    printf("%d\n", add(e, ends[0], EPOLL_CTL_ADD, EPOLLIN | EPOLLEXCLUSIVE | EPOLLONESHOT));
    printf("%d\n", add(e, other, EPOLL_CTL_ADD, EPOLLIN | EPOLLEXCLUSIVE));
    printf("%d\n", add(e, ends[0], EPOLL_CTL_ADD, EPOLLIN | EPOLLEXCLUSIVE | EPOLLET));
    printf("%d\n", add(e, ends[0], EPOLL_CTL_MOD, EPOLLIN));
    printf("%d\n", add(e, ends[1], EPOLL_CTL_ADD, EPOLLOUT));
    printf("%d\n", add(e, ends[1], EPOLL_CTL_MOD, EPOLLOUT | EPOLLEXCLUSIVE));
    return 0;
}

/* stdout:
woken 1
22
22
22
0
22
0
22
*/
