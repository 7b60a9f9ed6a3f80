// What sendmsg() says of control messages: each kind of socket with levels, types and lengths. Those of another level are left to others or ignored.
// qemu: no, it refuses some itself
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>
#include "check.h"

enum { HEAD = sizeof(struct cmsghdr) };
static const int levels[] = {SOL_SOCKET, 12345}, types[] = {SCM_RIGHTS, SCM_CREDENTIALS, 7777};
static const long lengths[] = {HEAD + 4, HEAD, HEAD - 1, 0, HEAD + 8, HEAD + 12, HEAD + 100, -1};

static const char *try(int fd, const struct sockaddr_in *to, int level, int type, long length, size_t room, int first)
{
    static _Alignas(struct cmsghdr) char control[200];
    struct cmsghdr head = {.cmsg_len = (size_t)length, .cmsg_level = level, .cmsg_type = type};
    struct iovec text = {"x", 1};
    struct msghdr m = {.msg_name = (void *)to, .msg_namelen = to ? sizeof *to : 0, .msg_iov = &text, .msg_iovlen = 1, .msg_control = control, .msg_controllen = room};
    memset(control, 0, sizeof control);
    memcpy(control, &head, HEAD);
    memcpy(control + CMSG_ALIGN(HEAD), &first, sizeof first);
    return sendmsg(fd, &m, MSG_DONTWAIT) < 0 ? strerrorname_np(errno) : "ok";
}

static void run(const char *name, int fd, const struct sockaddr_in *to)
{
    for (size_t l = 0; l < 2; l++)
        for (size_t y = 0; y < 3; y++) {
            printf("%s, %s, %s:", name, l ? "other" : "socket", y == 0 ? "rights" : y == 1 ? "credentials" : "unknown");
            for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
                if (levels[l] != SOL_SOCKET || types[y] != SCM_CREDENTIALS || lengths[i] != HEAD + 12) // the process' own or others' is another matter
                    printf(" %s", try(fd, to, levels[l], types[y], lengths[i], CMSG_ALIGN(HEAD) + 11, lengths[i] == HEAD + 4 ? 0 : -1));
            printf("; room");
            for (size_t room = HEAD - 1; room <= HEAD + 5; room += 3)
                printf(" %s", try(fd, to, levels[l], types[y], HEAD + 4, room, 0));
            printf("\n");
        }
}

int main(void)
{
    struct sockaddr_in here = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t n = sizeof here;
    int stream[2];
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, stream), "socketpair");
    const int udp = socket(AF_INET, SOCK_DGRAM, 0), listener = socket(AF_INET, SOCK_STREAM, 0), tcp = socket(AF_INET, SOCK_STREAM, 0);
    must(bind(listener, (struct sockaddr *)&here, sizeof here) | listen(listener, 1) | getsockname(listener, (struct sockaddr *)&here, &n), "listen");
    must(connect(tcp, (struct sockaddr *)&here, sizeof here), "connect");
    run("unix stream", stream[0], NULL);
    run("udp", udp, &here);
    run("tcp", tcp, NULL);
}

/* stdout:
unix stream, socket, rights: ok ok EINVAL EINVAL EBADF EINVAL EINVAL EINVAL; room ok EINVAL ok
unix stream, socket, credentials: EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL; room ok EINVAL EINVAL
unix stream, socket, unknown: EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL; room ok EINVAL EINVAL
unix stream, other, rights: ok ok EINVAL EINVAL ok EINVAL EINVAL EINVAL; room ok EINVAL ok
unix stream, other, credentials: ok ok EINVAL EINVAL ok EINVAL EINVAL EINVAL; room ok EINVAL ok
unix stream, other, unknown: ok ok EINVAL EINVAL ok EINVAL EINVAL EINVAL; room ok EINVAL ok
udp, socket, rights: ok ok EINVAL EINVAL ok EINVAL EINVAL EINVAL; room ok EINVAL ok
udp, socket, credentials: ok ok EINVAL EINVAL ok EINVAL EINVAL; room ok EINVAL ok
udp, socket, unknown: EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL; room ok EINVAL EINVAL
udp, other, rights: ok ok EINVAL EINVAL ok EINVAL EINVAL EINVAL; room ok EINVAL ok
udp, other, credentials: ok ok EINVAL EINVAL ok EINVAL EINVAL EINVAL; room ok EINVAL ok
udp, other, unknown: ok ok EINVAL EINVAL ok EINVAL EINVAL EINVAL; room ok EINVAL ok
tcp, socket, rights: ok ok EINVAL EINVAL ok EINVAL EINVAL EINVAL; room ok EINVAL ok
tcp, socket, credentials: ok ok EINVAL EINVAL ok EINVAL EINVAL; room ok EINVAL ok
tcp, socket, unknown: EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL EINVAL; room ok EINVAL EINVAL
tcp, other, rights: ok ok EINVAL EINVAL ok EINVAL EINVAL EINVAL; room ok EINVAL ok
tcp, other, credentials: ok ok EINVAL EINVAL ok EINVAL EINVAL EINVAL; room ok EINVAL ok
tcp, other, unknown: ok ok EINVAL EINVAL ok EINVAL EINVAL EINVAL; room ok EINVAL ok
*/
