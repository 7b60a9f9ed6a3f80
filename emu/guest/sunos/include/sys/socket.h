/* <sys/socket.h> of SunOS. */
#ifndef _SYS_SOCKET_INCLUDED
#define _SYS_SOCKET_INCLUDED
#include <sys/types.h>
#include <sys/uio.h>

#define AF_UNSPEC     0
#define AF_UNIX       1
#define AF_INET       2
#define AF_INET6      26
#define PF_UNSPEC     AF_UNSPEC
#define PF_UNIX       AF_UNIX
#define PF_INET       AF_INET
#define PF_INET6      AF_INET6
#define SOCK_STREAM   2
#define SOCK_DGRAM    1
#define SOCK_RAW      4
#define SOMAXCONN     5
#define SHUT_RD       0
#define SHUT_WR       1
#define SHUT_RDWR     2
#define MSG_OOB       1
#define MSG_PEEK      2
#define MSG_DONTROUTE 4
#define SCM_RIGHTS    1
#define SOL_SOCKET    0xffff
#define SO_DEBUG      1
#define SO_ACCEPTCONN 2
#define SO_REUSEADDR  4
#define SO_KEEPALIVE  8
#define SO_DONTROUTE  0x10
#define SO_BROADCAST  0x20
#define SO_LINGER     0x80
#define SO_OOBINLINE  0x100
#define SO_SNDBUF     0x1001
#define SO_RCVBUF     0x1002
#define SO_SNDLOWAT   0x1003
#define SO_RCVLOWAT   0x1004
#define SO_SNDTIMEO   0x1005
#define SO_RCVTIMEO   0x1006
#define SO_ERROR      0x1007
#define SO_TYPE       0x1008

struct sockaddr {
    sa_family_t sa_family;
    char sa_data[14];
};
struct linger {
    int l_onoff, l_linger;
};

typedef unsigned socklen_t;
struct msghdr {
    void *msg_name;
    socklen_t msg_namelen;
    struct iovec *msg_iov;
    int msg_iovlen;
    void *msg_accrights;
    int msg_accrightslen;
};

int accept(int, struct sockaddr *, socklen_t *);
int bind(int, const struct sockaddr *, socklen_t);
int connect(int, const struct sockaddr *, socklen_t);
int getpeername(int, struct sockaddr *, socklen_t *);
int getsockname(int, struct sockaddr *, socklen_t *);
int getsockopt(int, int, int, void *, socklen_t *);
int listen(int, int);
ssize_t recv(int, void *, size_t, int);
ssize_t recvfrom(int, void *, size_t, int, void *, socklen_t *);
ssize_t recvmsg(int, struct msghdr *, int);
ssize_t send(int, const void *, size_t, int);
ssize_t sendmsg(int, const struct msghdr *, int);
ssize_t sendto(int, const void *, size_t, int, const void *, socklen_t);
int setsockopt(int, int, int, const void *, socklen_t);
int shutdown(int, int);
int socket(int, int, int);
int socketpair(int, int, int, int[2]);
#endif
