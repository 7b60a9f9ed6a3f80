/* <poll.h> of SunOS. */
#ifndef _POLL_INCLUDED
#define _POLL_INCLUDED
typedef unsigned long nfds_t;
struct pollfd {
    int fd;
    short events, revents;
};

#define POLLIN     0x001
#define POLLPRI    0x002
#define POLLOUT    0x004
#define POLLERR    0x008
#define POLLHUP    0x010
#define POLLNVAL   0x020
#define POLLRDNORM 0x040
#define POLLRDBAND 0x080
#define POLLWRNORM POLLOUT
#define POLLWRBAND 0x100

int poll(struct pollfd *, nfds_t, int);
#endif
