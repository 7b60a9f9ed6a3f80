// Who is at the other end of a socket of AF_UNIX: SO_PEERCRED, and SCM_CREDENTIALS.
// qemu: no, it does not convert these messages
// root: several users
#include <grp.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include "answers.h"

static int ends[2];

static void become(unsigned user, unsigned group)
{
    must(setgroups(2, (gid_t[]){group + 1, group + 2}), "setgroups");
    must(setresgid(group, group, group), "setresgid");
    must(setresuid(user, user, user), "setresuid");
}

static void receive(const char *name, pid_t from)
{
    char text[8] = "", control[256];
    struct iovec io = {text, sizeof text};
    struct msghdr m = {.msg_iov = &io, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    for (int flags = MSG_PEEK;; flags = 0) {
        m.msg_controllen = sizeof control;
        long n = recvmsg(ends[1], &m, flags | MSG_DONTWAIT);
        struct cmsghdr *c = n >= 0 ? CMSG_FIRSTHDR(&m) : NULL;
        struct ucred u = {0};
        if (c && c->cmsg_type == SCM_CREDENTIALS)
            memcpy(&u, CMSG_DATA(c), sizeof u);
        printf("%s%s: %ld", name, flags ? " (peek)" : "", n);
        if (c)
            printf(", %d of %s, user %d, group %d", c->cmsg_type, u.pid == from ? "the sender" : u.pid ? "another" : "nobody", (int)u.uid, (int)u.gid);
        printf("\n");
        if (!flags)
            break;
    }
}

static void show_peer(const char *name, int fd, pid_t expected)
{
    struct ucred u = {0};
    socklen_t size = sizeof u;
    int result = getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &u, &size);
    printf("%s: %d %d, %d, user %d, group %d\n", name, result, (int)size, u.pid == expected, (int)u.uid, (int)u.gid);
}

static void messages(int type)
{
    printf("type %d\n", type);
    must(socketpair(AF_UNIX, type, 0, ends), "socketpair");
    must(write(ends[0], "before", 6), "write");
    SHOW(setsockopt(ends[1], SOL_SOCKET, SO_PASSCRED, &(int){1}, sizeof(int)));
    receive("before", 0);
    fflush(stdout);
    pid_t child = fork();
    if (!child) {
        must(write(ends[0], "root", 4), "write");
        must(setresuid(30, -1, -1), "setresuid");
        must(setresgid(35, -1, -1), "setresgid");
        must(write(ends[0], "real", 4), "write");
        become(30, 40);
        must(write(ends[0], "user", 4), "write");
        fflush(stdout);
        _exit(0);
    }
    waitpid(child, NULL, 0);
    // A stream does not join messages of different senders.
    for (int i = 0; i < 3; i++)
        receive("message", child);
    SHOW(setsockopt(ends[1], SOL_SOCKET, SO_PASSCRED, &(int){0}, sizeof(int)));
    must(write(ends[0], "after", 5), "write");
    receive("after", getpid());
    show_peer("pair", ends[0], getpid());
    close(ends[0]);
    close(ends[1]);
}

// Of a connection: the one that has called connect(), and the one that had called listen() then.
static void connections(void)
{
    struct sockaddr address = {.sa_family = AF_UNIX};
    socklen_t size = sizeof address.sa_family;
    int ready[2], done[2];
    char c;
    must(pipe(ready), "pipe");
    must(pipe(done), "pipe");
    int listener = (int)must(socket(AF_UNIX, SOCK_STREAM, 0), "socket");
    must(bind(listener, &address, size), "bind");
    show_peer("bound", listener, 0);
    must(listen(listener, 3), "listen");
    struct sockaddr_storage name;
    size = sizeof name;
    must(getsockname(listener, (struct sockaddr *)&name, &size), "getsockname");
    show_peer("listener", listener, getpid());
    pid_t parent = getpid();
    fflush(stdout);
    pid_t child = fork();
    if (!child) {
        become(50, 60);
        int s = (int)must(socket(AF_UNIX, SOCK_STREAM, 0), "socket");
        must(connect(s, (struct sockaddr *)&name, size), "connect");
        show_peer("client's", s, parent);
        fflush(stdout);
        must(write(ready[1], "r", 1), "write");
        read(done[0], &c, 1);
        _exit(0);
    }
    must(read(ready[0], &c, 1), "read");
    int s = (int)must(accept(listener, NULL, NULL), "accept");
    must(seteuid(70), "seteuid");
    show_peer("server's", s, child);
    must(seteuid(0), "seteuid");
    must(write(done[1], "d", 1), "write");
    waitpid(child, NULL, 0);
    show_peer("after its end", s, child);
}

int main(void)
{
    messages(SOCK_STREAM);
    messages(SOCK_DGRAM);
    messages(SOCK_SEQPACKET);
    connections();
}

/* stdout:
type 1
setsockopt(ends[1], SOL_SOCKET, SO_PASSCRED, &(int){1}, sizeof(int)) = 0
before (peek): 6, 2 of the sender, user 65534, group 65534
before: 6, 2 of the sender, user 65534, group 65534
message (peek): 4, 2 of the sender, user 0, group 0
message: 4, 2 of the sender, user 0, group 0
message (peek): 4, 2 of the sender, user 30, group 35
message: 4, 2 of the sender, user 30, group 35
message (peek): 4, 2 of the sender, user 30, group 40
message: 4, 2 of the sender, user 30, group 40
setsockopt(ends[1], SOL_SOCKET, SO_PASSCRED, &(int){0}, sizeof(int)) = 0
after (peek): 5
after: 5
pair: 0 12, 1, user 0, group 0
type 2
setsockopt(ends[1], SOL_SOCKET, SO_PASSCRED, &(int){1}, sizeof(int)) = 0
before (peek): 6, 2 of the sender, user 65534, group 65534
before: 6, 2 of the sender, user 65534, group 65534
message (peek): 4, 2 of the sender, user 0, group 0
message: 4, 2 of the sender, user 0, group 0
message (peek): 4, 2 of the sender, user 30, group 35
message: 4, 2 of the sender, user 30, group 35
message (peek): 4, 2 of the sender, user 30, group 40
message: 4, 2 of the sender, user 30, group 40
setsockopt(ends[1], SOL_SOCKET, SO_PASSCRED, &(int){0}, sizeof(int)) = 0
after (peek): 5
after: 5
pair: 0 12, 1, user 0, group 0
type 5
setsockopt(ends[1], SOL_SOCKET, SO_PASSCRED, &(int){1}, sizeof(int)) = 0
before (peek): 6, 2 of the sender, user 65534, group 65534
before: 6, 2 of the sender, user 65534, group 65534
message (peek): 4, 2 of the sender, user 0, group 0
message: 4, 2 of the sender, user 0, group 0
message (peek): 4, 2 of the sender, user 30, group 35
message: 4, 2 of the sender, user 30, group 35
message (peek): 4, 2 of the sender, user 30, group 40
message: 4, 2 of the sender, user 30, group 40
setsockopt(ends[1], SOL_SOCKET, SO_PASSCRED, &(int){0}, sizeof(int)) = 0
after (peek): 5
after: 5
pair: 0 12, 1, user 0, group 0
bound: 0 12, 1, user -1, group -1
listener: 0 12, 1, user 0, group 0
client's: 0 12, 1, user 0, group 0
server's: 0 12, 1, user 50, group 60
after its end: 0 12, 1, user 50, group 60
*/
