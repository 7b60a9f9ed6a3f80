/* <sys/socket.h> of HP-UX. */
#ifndef _SYS_SOCKET_INCLUDED
#define _SYS_SOCKET_INCLUDED
#include <sys/types.h>
#include <sys/uio.h>

#define AF_UNSPEC     0
#define AF_UNIX       1
#define AF_INET       2
#define AF_INET6      22 /* an assumption */
#define PF_UNSPEC     AF_UNSPEC
#define PF_UNIX       AF_UNIX
#define PF_INET       AF_INET
#define PF_INET6      AF_INET6
#define SOCK_STREAM   1
#define SOCK_DGRAM    2
#define SOCK_RAW      3
#define SOMAXCONN     20
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
#define SO_REUSEPORT  0x200
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

/* With _XOPEN_SOURCE_EXTENDED lengths are size_t, and functions have names of their own. */
#ifdef _XOPEN_SOURCE_EXTENDED
#define __XPG(name) __asm__("_xpg_" #name)
typedef size_t socklen_t;
struct msghdr {
    void *msg_name;
    socklen_t msg_namelen;
    struct iovec *msg_iov;
    int msg_iovlen;
    void *msg_control;
    socklen_t msg_controllen;
    int msg_flags;
};
struct cmsghdr {
    socklen_t cmsg_len;
    int cmsg_level, cmsg_type;
};
#define CMSG_DATA(c)     ((unsigned char *)((struct cmsghdr *)(c) + 1))
#define CMSG_FIRSTHDR(m) ((m)->msg_controllen < sizeof(struct cmsghdr) ? (struct cmsghdr *)0 : (struct cmsghdr *)(m)->msg_control)
#else
#define __XPG(name)
typedef int socklen_t;
struct msghdr {
    void *msg_name;
    socklen_t msg_namelen;
    struct iovec *msg_iov;
    int msg_iovlen;
    void *msg_accrights;
    int msg_accrightslen;
};
#endif

int accept(int, void *, socklen_t *) __XPG(accept);
int bind(int, const void *, socklen_t) __XPG(bind);
int connect(int, const void *, socklen_t) __XPG(connect);
int getpeername(int, void *, socklen_t *) __XPG(getpeername);
int getsockname(int, void *, socklen_t *) __XPG(getsockname);
int getsockopt(int, int, int, void *, socklen_t *) __XPG(getsockopt);
int listen(int, int) __XPG(listen);
ssize_t recv(int, void *, size_t, int) __XPG(recv);
ssize_t recvfrom(int, void *, size_t, int, void *, socklen_t *) __XPG(recvfrom);
ssize_t recvmsg(int, struct msghdr *, int) __XPG(recvmsg);
ssize_t send(int, const void *, size_t, int) __XPG(send);
ssize_t sendfile(int, int, off_t, size_t, const struct iovec *, int) __LARGE(sendfile);
ssize_t sendmsg(int, const struct msghdr *, int) __XPG(sendmsg);
ssize_t sendto(int, const void *, size_t, int, const void *, socklen_t) __XPG(sendto);
int setsockopt(int, int, int, const void *, socklen_t) __XPG(setsockopt);
int shutdown(int, int) __XPG(shutdown);
int socket(int, int, int) __XPG(socket);
int socketpair(int, int, int, int[2]) __XPG(socketpair);
#endif
