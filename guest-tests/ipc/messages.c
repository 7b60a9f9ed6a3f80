// Sockets of one machine: descriptors and credentials in messages, message borders, peeking, several messages at once.
// flags: -D_GNU_SOURCE
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include "check.h"

static int s[2];
static char b[100];

static void descriptors(void)
{
    union {
        struct cmsghdr align;
        char bytes[CMSG_SPACE(2 * sizeof(int))];
    } control;
    int fds[2] = {open("file", O_CREAT | O_RDWR, 0600), 1}, on = 1;
    struct iovec v = {"f", 1};
    struct msghdr m = {.msg_iov = &v, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    struct cmsghdr *c = CMSG_FIRSTHDR(&m);
    *c = (struct cmsghdr){.cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS, .cmsg_len = CMSG_LEN(sizeof fds)};
    memcpy(CMSG_DATA(c), fds, sizeof fds);
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, s), "socketpair");
    CHECK(sendmsg(s[0], &m, 0) == 1);
    memset(&control, 0, sizeof control);
    v.iov_base = b;
    CHECK(recvmsg(s[1], &m, MSG_CMSG_CLOEXEC) == 1 && b[0] == 'f');
    c = CMSG_FIRSTHDR(&m);
    CHECK(c && c->cmsg_level == SOL_SOCKET && c->cmsg_type == SCM_RIGHTS && c->cmsg_len == CMSG_LEN(sizeof fds));
    int got[2];
    memcpy(got, CMSG_DATA(c), sizeof got);
    CHECK(got[0] != fds[0] && fcntl(got[0], F_GETFD) == FD_CLOEXEC);
    CHECK(lseek(fds[0], 33, SEEK_SET) == 33 && lseek(got[0], 0, SEEK_CUR) == 33);
    struct ucred who;
    socklen_t len = sizeof who;
    CHECK(getsockopt(s[0], SOL_SOCKET, SO_PEERCRED, &who, &len) == 0 && who.pid == getpid() && who.uid == getuid());
    CHECK(setsockopt(s[1], SOL_SOCKET, SO_PASSCRED, &on, sizeof on) == 0);
    must(write(s[0], "c", 1), "write");
    m.msg_controllen = sizeof control;
    CHECK(recvmsg(s[1], &m, 0) == 1 && CMSG_FIRSTHDR(&m) && CMSG_FIRSTHDR(&m)->cmsg_type == SCM_CREDENTIALS);
}

static void borders(int type)
{
    must(socketpair(AF_UNIX, type, 0, s), "socketpair");
    must(write(s[0], "one", 3), "write");
    must(write(s[0], "three", 5), "write");
    printf("%d:", type);
    printf(" %d", (int)recv(s[1], b, 2, MSG_PEEK));
    printf(" %d", (int)recv(s[1], b, 2, MSG_TRUNC));
    printf(" %d", (int)recv(s[1], b, 100, 0));
    printf(" %d\n", (int)recv(s[1], b, 100, MSG_DONTWAIT));
}

static void ends(void)
{
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, s), "socketpair");
    CHECK(shutdown(s[0], SHUT_WR) == 0 && read(s[1], b, 1) == 0);
    CHECK(send(s[0], "x", 1, MSG_NOSIGNAL) == -1 && errno == EPIPE);
    must(write(s[1], "back", 4), "write");
    CHECK(read(s[0], b, 9) == 4 && close(s[1]) == 0 && read(s[0], b, 9) == 0);
}

static void several(void)
{
    char x[10], y[10];
    struct iovec v[2] = {{"aa", 2}, {"bbb", 3}};
    struct mmsghdr m[2] = {{.msg_hdr = {.msg_iov = v, .msg_iovlen = 1}}, {.msg_hdr = {.msg_iov = v + 1, .msg_iovlen = 1}}};
    must(socketpair(AF_UNIX, SOCK_DGRAM, 0, s), "socketpair");
    CHECK(sendmmsg(s[0], m, 2, 0) == 2 && m[0].msg_len == 2 && m[1].msg_len == 3);
    v[0] = (struct iovec){x, sizeof x};
    v[1] = (struct iovec){y, sizeof y};
    CHECK(recvmmsg(s[1], m, 2, 0, NULL) == 2 && m[1].msg_len == 3 && memcmp(y, "bbb", 3) == 0);
}

static void names(void)
{
    struct sockaddr_un a = {.sun_family = AF_UNIX, .sun_path = "socket"}, got;
    socklen_t len = sizeof got;
    int l = socket(AF_UNIX, SOCK_STREAM, 0), c = socket(AF_UNIX, SOCK_STREAM, 0);
    CHECK(connect(c, (struct sockaddr *)&a, sizeof a) == -1 && errno == ENOENT);
    CHECK(bind(l, (struct sockaddr *)&a, sizeof a) == 0);
    CHECK(connect(c, (struct sockaddr *)&a, sizeof a) == -1 && errno == ECONNREFUSED);
    CHECK(listen(l, 5) == 0 && connect(c, (struct sockaddr *)&a, sizeof a) == 0);
    CHECK(getpeername(c, (struct sockaddr *)&got, &len) == 0 && len == 9 && strcmp(got.sun_path, "socket") == 0);
    CHECK(accept(l, NULL, NULL) >= 0 && unlink("socket") == 0);
}

int main(void)
{
    descriptors();
    borders(SOCK_STREAM);
    borders(SOCK_DGRAM);
    borders(SOCK_SEQPACKET);
    ends();
    several();
    names();
}

/* stdout:
yes sendmsg(s[0], &m, 0) == 1
yes recvmsg(s[1], &m, MSG_CMSG_CLOEXEC) == 1 && b[0] == 'f'
yes c && c->cmsg_level == SOL_SOCKET && c->cmsg_type == SCM_RIGHTS && c->cmsg_len == CMSG_LEN(sizeof fds)
yes got[0] != fds[0] && fcntl(got[0], F_GETFD) == FD_CLOEXEC
yes lseek(fds[0], 33, SEEK_SET) == 33 && lseek(got[0], 0, SEEK_CUR) == 33
yes getsockopt(s[0], SOL_SOCKET, SO_PEERCRED, &who, &len) == 0 && who.pid == getpid() && who.uid == getuid()
yes setsockopt(s[1], SOL_SOCKET, SO_PASSCRED, &on, sizeof on) == 0
yes recvmsg(s[1], &m, 0) == 1 && CMSG_FIRSTHDR(&m) && CMSG_FIRSTHDR(&m)->cmsg_type == SCM_CREDENTIALS
1: 2 2 6 -1
2: 2 3 5 -1
5: 2 3 5 -1
yes shutdown(s[0], SHUT_WR) == 0 && read(s[1], b, 1) == 0
yes send(s[0], "x", 1, MSG_NOSIGNAL) == -1 && errno == EPIPE
yes read(s[0], b, 9) == 4 && close(s[1]) == 0 && read(s[0], b, 9) == 0
yes sendmmsg(s[0], m, 2, 0) == 2 && m[0].msg_len == 2 && m[1].msg_len == 3
yes recvmmsg(s[1], m, 2, 0, NULL) == 2 && m[1].msg_len == 3 && memcmp(y, "bbb", 3) == 0
yes connect(c, (struct sockaddr *)&a, sizeof a) == -1 && errno == ENOENT
yes bind(l, (struct sockaddr *)&a, sizeof a) == 0
yes connect(c, (struct sockaddr *)&a, sizeof a) == -1 && errno == ECONNREFUSED
yes listen(l, 5) == 0 && connect(c, (struct sockaddr *)&a, sizeof a) == 0
yes getpeername(c, (struct sockaddr *)&got, &len) == 0 && len == 9 && strcmp(got.sun_path, "socket") == 0
yes accept(l, NULL, NULL) >= 0 && unlink("socket") == 0
*/
