/* <poll.h> of HP-UX: the numbers are those of the emulated kernel: an assumption. */
#ifndef _POLL_INCLUDED
#define _POLL_INCLUDED
typedef unsigned nfds_t;
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
#define POLLWRNORM 0x100
#define POLLWRBAND 0x200

int poll(struct pollfd *, nfds_t, int);
#endif
