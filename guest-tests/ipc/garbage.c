// Sockets that only messages in their own queues refer to are closed, and what else is in these queues.
// qemu: no, its SCM_RIGHTS is incomplete
#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static int send_files(int to, const int *fds, int n)
{
    char control[CMSG_SPACE(sizeof(int) * 8)] = {0}, c = 'x';
    struct iovec v = {&c, 1};
    struct msghdr h = {.msg_iov = &v, .msg_iovlen = 1, .msg_control = control, .msg_controllen = CMSG_SPACE(sizeof(int) * n)};
    struct cmsghdr *m = CMSG_FIRSTHDR(&h);

    m->cmsg_len = CMSG_LEN(sizeof(int) * n);
    m->cmsg_level = SOL_SOCKET;
    m->cmsg_type = SCM_RIGHTS;
    memcpy(CMSG_DATA(m), fds, sizeof(int) * n);
    return sendmsg(to, &h, MSG_DONTWAIT) < 0 ? -errno : 0;
}

/* Returns the first descriptor received, or -errno. */
static int receive_file(int from, int flags)
{
    char control[CMSG_SPACE(sizeof(int) * 8)] = {0}, c;
    struct iovec v = {&c, 1};
    struct msghdr h = {.msg_iov = &v, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    int fd = -1;

    if (recvmsg(from, &h, flags) < 0)
        return -errno;
    if (CMSG_FIRSTHDR(&h))
        memcpy(&fd, CMSG_DATA(CMSG_FIRSTHDR(&h)), sizeof fd);
    return fd;
}

/* Waits for the end of file: all write ends of the pipe are closed. (Linux looks for garbage when a socket is released.) */
static void ended(const char *what, int reader)
{
    char c;
    int s[2];
    struct pollfd p = {reader, POLLIN, 0};

    must(socketpair(AF_UNIX, SOCK_STREAM, 0, s), "socketpair");
    close(s[0]);
    close(s[1]);
    printf("%s: %s\n", what, poll(&p, 1, 5000) == 1 && read(reader, &c, 1) == 0 ? "closed" : "still open");
    close(reader);
}

static void open_still(const char *what, int reader)
{
    struct pollfd p = {reader, POLLIN, 0};

    printf("%s: %s\n", what, poll(&p, 1, 20) == 0 ? "open" : "closed");
}

static void own_queue(int type)
{
    int p[2], s[2];

    must(pipe(p), "pipe");
    must(socketpair(AF_UNIX, type, 0, s), "socketpair");
    send_files(s[0], (int[]){s[0], s[1], p[1]}, 3);
    close(s[0]);
    close(s[1]);
    close(p[1]);
    ended("a pair in its own queue", p[0]);
}

static void each_others_queue(void)
{
    int p[2], a[2], b[2];

    must(pipe(p), "pipe");
    must(socketpair(AF_UNIX, SOCK_DGRAM, 0, a), "socketpair");
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, b), "socketpair");
    send_files(a[0], (int[]){b[1], p[1]}, 2);
    send_files(b[0], (int[]){a[1]}, 1);
    close(p[1]);
    close(a[1]);
    close(b[1]);
    ended("two queues", p[0]);
    close(a[0]);
    close(b[0]);
}

/* A socket that can be received is not garbage, nor is what its queue has. */
static void reachable(void)
{
    int p[2], a[2], b[2], in;

    must(pipe(p), "pipe");
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, a), "socketpair");
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, b), "socketpair");
    send_files(b[0], (int[]){b[1], p[1]}, 2);
    send_files(a[0], (int[]){b[1]}, 1);
    close(b[0]);
    close(b[1]);
    close(p[1]);
    open_still("a cycle that can be received", p[0]);
    in = receive_file(a[1], MSG_PEEK);
    close(receive_file(a[1], 0));
    open_still("a cycle that was peeked at", p[0]);
    close(in);
    ended("a cycle no longer", p[0]);
    close(a[0]);
    close(a[1]);
}

/* The queue of a connection that was not accepted is the listening socket's. */
static void not_accepted(void)
{
    struct sockaddr_un name = {.sun_family = AF_UNIX, .sun_path = "\0garbage"};
    socklen_t len = sizeof name.sun_family + 8;
    int p[2], l = socket(AF_UNIX, SOCK_STREAM, 0), c = socket(AF_UNIX, SOCK_STREAM, 0);

    must(pipe(p), "pipe");
    must(bind(l, (struct sockaddr *)&name, len), "bind");
    must(listen(l, 4), "listen");
    must(connect(c, (struct sockaddr *)&name, len), "connect");
    send_files(c, (int[]){l, p[1]}, 2);
    close(p[1]);
    close(l);
    ended("a listening socket in its connection", p[0]);
    close(c);
}

static void chain(int n)
{
    int p[2], s[2], inner[2];

    must(pipe(p), "pipe");
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, inner), "socketpair");
    send_files(inner[0], (int[]){p[1], inner[1]}, 2);
    close(inner[0]);
    close(p[1]);
    for (int i = 0; i < n; i++) {
        must(socketpair(AF_UNIX, SOCK_STREAM, 0, s), "socketpair");
        send_files(s[0], inner + 1, 1);
        close(s[0]);
        close(inner[1]);
        inner[1] = s[1];
    }
    open_still("a chain", p[0]);
    close(inner[1]);
    ended("its end", p[0]);
}

/* The last references end with processes. */
static void processes(int sig)
{
    int p[2], s[2], ready[2];
    char c;

    must(pipe(p), "pipe");
    must(pipe(ready), "pipe");
    must(socketpair(AF_UNIX, SOCK_SEQPACKET, 0, s), "socketpair");
    send_files(s[0], (int[]){s[0], s[1], p[1]}, 3);
    pid_t pid = fork();

    if (!pid) {
        write(ready[1], "r", 1);
        if (!sig)
            _exit(0);
        pause();
    }
    close(p[1]);
    close(s[0]);
    close(s[1]);
    read(ready[0], &c, 1);
    if (sig) {
        open_still("a child has it", p[0]);
        kill(pid, sig);
    }
    waitpid(pid, NULL, 0);
    ended("a child had it", p[0]);
    close(ready[0]);
    close(ready[1]);
}

/* Files in messages, of a user without privileges, are as many as it may open, and one. */
static void limit(void)
{
    int s[2], n = 0, error;

    must(socketpair(AF_UNIX, SOCK_STREAM, 0, s), "socketpair");
    pid_t pid = fork();

    if (!pid) {
        struct rlimit most = {16, 16};

        if (setresgid(1001, 1001, 1001) || setresuid(1001, 1001, 1001))
            printf("not user 0\n");
        setrlimit(RLIMIT_NOFILE, &most);
        while (!(error = send_files(s[0], (int[]){0}, 1)))
            n++;
        printf("%d sent, then %s\n", n, strerror(-error));
        printf("bad descriptor: %s\n", strerror(-send_files(s[0], (int[]){999}, 1)));
        close(receive_file(s[1], 0));
        close(receive_file(s[1], 0));
        for (n = 0; !(error = send_files(s[0], (int[]){0}, 1)); n++)
            ;
        printf("%d more, then %s\n", n, strerror(-error));
        for (int fd; (fd = receive_file(s[1], MSG_DONTWAIT)) >= 0;)
            close(fd);
        for (int i = 0; i < 100; i++) {
            int a[2];

            must(socketpair(AF_UNIX, SOCK_DGRAM, 0, a), "socketpair");
            send_files(a[0], a, 2);
            close(a[0]);
            close(a[1]);
        }
        fflush(stdout);
        _exit(0);
    }
    waitpid(pid, NULL, 0);
    close(s[0]);
    close(s[1]);
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    own_queue(SOCK_DGRAM);
    own_queue(SOCK_STREAM);
    own_queue(SOCK_SEQPACKET);
    each_others_queue();
    reachable();
    not_accepted();
    chain(1);
    chain(100);
    processes(0);
    processes(SIGKILL);
    limit();
    for (int i = 0; i < 3000; i++) { /* more descriptors than a process may have */
        int s[2];

        must(socketpair(AF_UNIX, SOCK_DGRAM, 0, s), "socketpair");
        send_files(s[0], s, 2);
        close(s[0]);
        close(s[1]);
    }
    printf("done\n");
    return 0;
}

/* stdout:
a pair in its own queue: closed
a pair in its own queue: closed
a pair in its own queue: closed
two queues: closed
a cycle that can be received: open
a cycle that was peeked at: open
a cycle no longer: closed
a listening socket in its connection: closed
a chain: open
its end: closed
a chain: open
its end: closed
a child had it: closed
a child has it: open
a child had it: closed
17 sent, then Too many references: cannot splice
bad descriptor: Bad file descriptor
2 more, then Too many references: cannot splice
done
*/
