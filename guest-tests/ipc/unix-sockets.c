// AF_UNIX sockets: pairs, streams with names, datagrams, descriptors passed along, credentials, shutdown.
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static void send_descriptor(int socket, int fd)
{
    char byte = 'd', control[CMSG_SPACE(sizeof fd)];
    struct iovec v = {&byte, 1};
    struct msghdr m = {.msg_iov = &v, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    memset(control, 0, sizeof control);
    struct cmsghdr *c = CMSG_FIRSTHDR(&m);
    c->cmsg_level = SOL_SOCKET;
    c->cmsg_type = SCM_RIGHTS;
    c->cmsg_len = CMSG_LEN(sizeof fd);
    memcpy(CMSG_DATA(c), &fd, sizeof fd);
    must(sendmsg(socket, &m, 0), "sendmsg");
}

static int receive_descriptor(int socket)
{
    char byte, control[CMSG_SPACE(sizeof(int))];
    struct iovec v = {&byte, 1};
    struct msghdr m = {.msg_iov = &v, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    must(recvmsg(socket, &m, 0), "recvmsg");
    int fd;
    struct cmsghdr *c = CMSG_FIRSTHDR(&m);
    if (!c)
        return -1;
    memcpy(&fd, CMSG_DATA(c), sizeof fd);
    return fd;
}

int main(void)
{
    int pair[2];
    char b[100] = "";
    CHECK(socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0);
    CHECK(write(pair[0], "hello", 5) == 5 && read(pair[1], b, 100) == 5);
    CHECK(send(pair[1], "back", 4, 0) == 4 && recv(pair[0], b, 2, MSG_PEEK) == 2 && recv(pair[0], b, 100, 0) == 4);
    CHECK(recv(pair[0], b, 10, MSG_DONTWAIT) == -1 && errno == EAGAIN);
    if (fork() == 0) {
        int fd = open("passed", O_CREAT | O_RDWR, 0600);
        must(write(fd, "through a socket", 16), "write");
        send_descriptor(pair[1], fd);
        _exit(0);
    }
    int fd = receive_descriptor(pair[0]);
    wait(NULL);
    CHECK(fd > 0 && pread(fd, b, 100, 0) == 16 && memcmp(b, "through", 7) == 0);
    unlink("passed");
    CHECK(shutdown(pair[0], SHUT_WR) == 0 && read(pair[1], b, 10) == 0);
    struct sockaddr_un name = {.sun_family = AF_UNIX, .sun_path = "socket"};
    int server = socket(AF_UNIX, SOCK_STREAM, 0);
    CHECK(bind(server, (struct sockaddr *)&name, sizeof name) == 0 && listen(server, 5) == 0);
    CHECK(bind(socket(AF_UNIX, SOCK_STREAM, 0), (struct sockaddr *)&name, sizeof name) == -1 && errno == EADDRINUSE);
    for (int i = 0; i < 3; i++)
        if (fork() == 0) {
            int client = socket(AF_UNIX, SOCK_STREAM, 0);
            must(connect(client, (struct sockaddr *)&name, sizeof name), "connect");
            must(write(client, &"ABC"[i], 1), "write");
            char answer;
            _exit(read(client, &answer, 1) == 1 && answer == "abc"[i] ? 0 : 1);
        }
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        int connection = accept(server, NULL, NULL);
        must(read(connection, b, 1), "read");
        sum += b[0];
        b[0] = (char)(b[0] + 32);
        must(write(connection, b, 1), "write");
        close(connection);
    }
    int status, bad = 0;
    while (wait(&status) > 0)
        bad += status != 0;
    printf("%d %d\n", sum, bad);
    unlink("socket");
    CHECK(connect(socket(AF_UNIX, SOCK_STREAM, 0), (struct sockaddr *)&name, sizeof name) == -1 && errno == ENOENT);
    CHECK(socketpair(AF_UNIX, SOCK_DGRAM, 0, pair) == 0);
    send(pair[0], "one", 3, 0);
    send(pair[0], "second", 6, 0);
    CHECK(recv(pair[1], b, 2, MSG_TRUNC) == 3 && recv(pair[1], b, 100, 0) == 6);
    int value;
    socklen_t length = sizeof value;
    CHECK(getsockopt(pair[0], SOL_SOCKET, SO_TYPE, &value, &length) == 0 && value == SOCK_DGRAM);
}

/* stdout:
yes socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0
yes write(pair[0], "hello", 5) == 5 && read(pair[1], b, 100) == 5
yes send(pair[1], "back", 4, 0) == 4 && recv(pair[0], b, 2, MSG_PEEK) == 2 && recv(pair[0], b, 100, 0) == 4
yes recv(pair[0], b, 10, MSG_DONTWAIT) == -1 && errno == EAGAIN
yes fd > 0 && pread(fd, b, 100, 0) == 16 && memcmp(b, "through", 7) == 0
yes shutdown(pair[0], SHUT_WR) == 0 && read(pair[1], b, 10) == 0
yes bind(server, (struct sockaddr *)&name, sizeof name) == 0 && listen(server, 5) == 0
yes bind(socket(AF_UNIX, SOCK_STREAM, 0), (struct sockaddr *)&name, sizeof name) == -1 && errno == EADDRINUSE
198 0
yes connect(socket(AF_UNIX, SOCK_STREAM, 0), (struct sockaddr *)&name, sizeof name) == -1 && errno == ENOENT
yes socketpair(AF_UNIX, SOCK_DGRAM, 0, pair) == 0
yes recv(pair[1], b, 2, MSG_TRUNC) == 3 && recv(pair[1], b, 100, 0) == 6
yes getsockopt(pair[0], SOL_SOCKET, SO_TYPE, &value, &length) == 0 && value == SOCK_DGRAM
*/
