// poll, select, pselect and epoll on pipes: readiness, time-outs, hang-ups, level and edge triggering.
#include <poll.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

int main(void)
{
    int a[2], b[2];
    char c;
    must(pipe(a), "pipe");
    must(pipe(b), "pipe");
    struct pollfd p[3] = {{a[0], POLLIN, 0}, {b[1], POLLOUT, 0}, {-1, POLLIN, 0}};
    CHECK(poll(p, 1, 0) == 0);
    CHECK(poll(p, 3, 1000) == 1 && p[0].revents == 0 && p[1].revents == POLLOUT && p[2].revents == 0);
    must(write(a[1], "xy", 2), "write");
    CHECK(poll(p, 3, -1) == 2 && p[0].revents == POLLIN);
    p[2].fd = 99;
    CHECK(poll(p + 2, 1, 0) == 1 && p[2].revents == POLLNVAL);
    fd_set r, w;
    FD_ZERO(&r);
    FD_ZERO(&w);
    FD_SET(a[0], &r);
    FD_SET(b[0], &r);
    FD_SET(b[1], &w);
    struct timeval t = {1, 0};
    CHECK(select(b[1] + 1, &r, &w, NULL, &t) == 2 && FD_ISSET(a[0], &r) && !FD_ISSET(b[0], &r) && FD_ISSET(b[1], &w));
    FD_ZERO(&r);
    FD_SET(b[0], &r);
    t = (struct timeval){0, 20000};
    CHECK(select(b[0] + 1, &r, NULL, NULL, &t) == 0 && !FD_ISSET(b[0], &r) && t.tv_usec == 0);
    FD_SET(98, &r);
    int gone = dup(a[0]); /* within the descriptor table: what lies beyond it select() does not look at */
    must(close(gone), "close");
    FD_SET(gone, &r);
    CHECK(select(gone + 1, &r, NULL, NULL, &t) == -1 && errno == EBADF);
    int e = epoll_create1(0);
    struct epoll_event event = {.events = EPOLLIN, .data.u64 = 0x1234567890abcdefULL}, got[4];
    CHECK(epoll_ctl(e, EPOLL_CTL_ADD, a[0], &event) == 0);
    CHECK(epoll_ctl(e, EPOLL_CTL_ADD, a[0], &event) == -1 && errno == EEXIST);
    event.events = EPOLLOUT;
    event.data.u64 = 2;
    CHECK(epoll_ctl(e, EPOLL_CTL_ADD, b[1], &event) == 0);
    CHECK(epoll_wait(e, got, 4, 100) == 2);
    CHECK(epoll_ctl(e, EPOLL_CTL_DEL, b[1], NULL) == 0);
    CHECK(epoll_wait(e, got, 4, 100) == 1 && got[0].data.u64 == 0x1234567890abcdefULL && got[0].events == EPOLLIN);
    event.events = EPOLLIN | EPOLLET;
    event.data.fd = a[0];
    CHECK(epoll_ctl(e, EPOLL_CTL_MOD, a[0], &event) == 0);
    CHECK(epoll_wait(e, got, 4, 0) == 1 && got[0].data.fd == a[0]);
    CHECK(epoll_wait(e, got, 4, 10) == 0);
    must(write(a[1], "z", 1), "write");
    CHECK(epoll_wait(e, got, 4, 0) == 1);
    event.events = EPOLLIN | EPOLLONESHOT;
    epoll_ctl(e, EPOLL_CTL_MOD, a[0], &event);
    CHECK(epoll_wait(e, got, 4, 0) == 1 && epoll_wait(e, got, 4, 0) == 0);
    close(a[1]);
    p[0].fd = a[0];
    CHECK(poll(p, 1, 0) == 1 && p[0].revents == (POLLIN | POLLHUP));
    while (read(a[0], &c, 1) == 1)
        ;
    CHECK(poll(p, 1, 0) == 1 && p[0].revents == POLLHUP);
    if (fork() == 0) {
        usleep(30000);
        must(write(b[1], "late", 4), "write");
        _exit(0);
    }
    p[0].fd = b[0];
    CHECK(poll(p, 1, 5000) == 1 && p[0].revents == POLLIN);
    wait(NULL);
    close(b[0]);
    p[1].fd = b[1];
    CHECK(poll(p + 1, 1, 0) == 1 && (p[1].revents & POLLERR));
}

/* stdout:
yes poll(p, 1, 0) == 0
yes poll(p, 3, 1000) == 1 && p[0].revents == 0 && p[1].revents == POLLOUT && p[2].revents == 0
yes poll(p, 3, -1) == 2 && p[0].revents == POLLIN
yes poll(p + 2, 1, 0) == 1 && p[2].revents == POLLNVAL
yes select(b[1] + 1, &r, &w, NULL, &t) == 2 && FD_ISSET(a[0], &r) && !FD_ISSET(b[0], &r) && FD_ISSET(b[1], &w)
yes select(b[0] + 1, &r, NULL, NULL, &t) == 0 && !FD_ISSET(b[0], &r) && t.tv_usec == 0
yes select(gone + 1, &r, NULL, NULL, &t) == -1 && errno == EBADF
yes epoll_ctl(e, EPOLL_CTL_ADD, a[0], &event) == 0
yes epoll_ctl(e, EPOLL_CTL_ADD, a[0], &event) == -1 && errno == EEXIST
yes epoll_ctl(e, EPOLL_CTL_ADD, b[1], &event) == 0
yes epoll_wait(e, got, 4, 100) == 2
yes epoll_ctl(e, EPOLL_CTL_DEL, b[1], NULL) == 0
yes epoll_wait(e, got, 4, 100) == 1 && got[0].data.u64 == 0x1234567890abcdefULL && got[0].events == EPOLLIN
yes epoll_ctl(e, EPOLL_CTL_MOD, a[0], &event) == 0
yes epoll_wait(e, got, 4, 0) == 1 && got[0].data.fd == a[0]
yes epoll_wait(e, got, 4, 10) == 0
yes epoll_wait(e, got, 4, 0) == 1
yes epoll_wait(e, got, 4, 0) == 1 && epoll_wait(e, got, 4, 0) == 0
yes poll(p, 1, 0) == 1 && p[0].revents == (POLLIN | POLLHUP)
yes poll(p, 1, 0) == 1 && p[0].revents == POLLHUP
yes poll(p, 1, 5000) == 1 && p[0].revents == POLLIN
yes poll(p + 1, 1, 0) == 1 && (p[1].revents & POLLERR)
*/
