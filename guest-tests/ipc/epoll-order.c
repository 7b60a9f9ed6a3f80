// The order of epoll_wait()'s events: who became ready first; a level-triggered one goes to the end when it has been reported.
#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>
#include "check.h"

enum { FILES = 6 };
static int ep, f[FILES];
static uint64_t count = 1;

static void show(int from, const char *what, int most)
{
    struct epoll_event e[16];
    int n = epoll_wait(from, e, most, 0);
    printf("%s:", what);
    for (int i = 0; i < n; i++)
        printf(" %u/%x", (unsigned)e[i].data.u32, (unsigned)e[i].events);
    printf("\n");
}

static void control(int on, int op, int fd, unsigned events, unsigned name)
{
    struct epoll_event e = {.events = events, .data.u32 = name};
    must(epoll_ctl(on, op, fd, &e), "epoll_ctl");
}

static void begin(unsigned events, int adds)
{
    for (int fd = 3; fd < 40; fd++)
        close(fd);
    ep = epoll_create1(0);
    for (int i = 0; i < FILES; i++)
        f[i] = eventfd(0, EFD_NONBLOCK);
    for (int i = 0; i < adds; i++)
        control(ep, EPOLL_CTL_ADD, f[i], events, i);
}

static void add(int i)
{
    must(write(f[i], &count, sizeof count), "write");
    count = 1;
}

static void take(int i)
{
    must(read(f[i], &count, sizeof count), "read");
    count = 1;
}

static void level(void)
{
    begin(EPOLLIN, FILES);
    add(3), add(1), add(5);
    show(ep, "3 1 5", 16);
    take(1), add(0);
    show(ep, "1 has gone, 0 came", 16);
    add(1);
    show(ep, "1 last", 16);
    for (int i = 0; i < 5; i++)
        show(ep, "one", 1);
    show(ep, "two", 2);
    show(ep, "all", 16);
    begin(EPOLLIN, 0);
    for (int i = 0; i < FILES; i += 2)
        add(i);
    for (int i = FILES - 1; i >= 0; i--)
        control(ep, EPOLL_CTL_ADD, f[i], EPOLLIN, i);
    add(3);
    show(ep, "ready when added", 16);
}

static void edges_and_single_shots(void)
{
    begin(EPOLLIN | EPOLLET, FILES);
    for (int i = FILES - 1; i >= 0; i--)
        add(i);
    show(ep, "edges, two", 2);
    add(5);
    show(ep, "the others, and 5 again", 16);
    show(ep, "none", 16);
    begin(EPOLLIN | EPOLLONESHOT, FILES);
    add(4), add(2);
    show(ep, "single shots", 16);
    add(2);
    show(ep, "none", 16);
    add(0);
    control(ep, EPOLL_CTL_MOD, f[2], EPOLLIN, 2);
    control(ep, EPOLL_CTL_MOD, f[4], EPOLLIN, 4);
    show(ep, "in the order in which they are armed", 16);
    control(ep, EPOLL_CTL_MOD, f[4], EPOLLIN, 44);
    show(ep, "a change keeps the place", 16);
    control(ep, EPOLL_CTL_DEL, f[2], 0, 0);
    control(ep, EPOLL_CTL_ADD, f[2], EPOLLIN, 22);
    show(ep, "removed and added", 16);
}

static void nested(void)
{
    begin(EPOLLIN, 1);
    int a = epoll_create1(0), b = epoll_create1(0);
    control(a, EPOLL_CTL_ADD, f[1], EPOLLIN, 1);
    control(a, EPOLL_CTL_ADD, f[2], EPOLLIN, 2);
    control(b, EPOLL_CTL_ADD, f[3], EPOLLIN, 3);
    control(ep, EPOLL_CTL_ADD, a, EPOLLIN, 100);
    control(ep, EPOLL_CTL_ADD, b, EPOLLIN, 101);
    add(0), add(3), add(2), add(1);
    show(ep, "0, b, a", 16);
    show(a, "a", 16);
    take(3);
    show(ep, "without b", 16);
    add(3);
    show(ep, "b last", 16);
}

/* Events that an interest does not wait for give it no place. */
static void other_events(void)
{
    int s[2], u[2];
    char byte[9] = "";
    begin(EPOLLIN, 0);
    socketpair(AF_UNIX, SOCK_STREAM, 0, s);
    socketpair(AF_UNIX, SOCK_STREAM, 0, u);
    control(ep, EPOLL_CTL_ADD, s[0], EPOLLIN, 1);
    control(ep, EPOLL_CTL_ADD, u[0], EPOLLIN, 2);
    write(s[0], byte, 1);
    read(s[1], byte, 1);
    write(u[1], byte, 1);
    write(s[1], byte, 1);
    show(ep, "2 was first", 16);
    control(ep, EPOLL_CTL_MOD, s[0], EPOLLIN | EPOLLOUT | EPOLLET, 1);
    show(ep, "edges of 1", 16);
    read(s[0], byte, 1);
    show(ep, "what it reads itself is no event", 16);
}

int main(void)
{
    level();
    edges_and_single_shots();
    nested();
    other_events();
}

/* stdout:
3 1 5: 3/1 1/1 5/1
1 has gone, 0 came: 3/1 5/1 0/1
1 last: 3/1 5/1 0/1 1/1
one: 3/1
one: 5/1
one: 0/1
one: 1/1
one: 3/1
two: 5/1 0/1
all: 1/1 3/1 5/1 0/1
ready when added: 4/1 2/1 0/1 3/1
edges, two: 5/1 4/1
the others, and 5 again: 3/1 2/1 1/1 0/1 5/1
none:
single shots: 4/1 2/1
none:
in the order in which they are armed: 0/1 2/1 4/1
a change keeps the place: 2/1 44/1
removed and added: 44/1 22/1
0, b, a: 0/1 101/1 100/1
a: 2/1 1/1
without b: 0/1 100/1
b last: 0/1 100/1 101/1
2 was first: 2/1 1/1
edges of 1: 2/1 1/5
what it reads itself is no event: 2/1
*/
