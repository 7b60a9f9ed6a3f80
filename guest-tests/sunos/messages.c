// sendmsg() and recvmsg() of SunOS, with both forms of the header; socketpair().
#include "call.h"

enum { SO_SOCKET = 230, SO_SOCKETPAIR, RECVMSG = 239, SENDMSG = 241, UNIX = 1, DATAGRAM = 1, STREAM = 2, XPG4_2 = 0x8000, DONTWAIT = 0x80 };
enum { SOL_SOCKET = 0xffff, SCM_RIGHTS = 0x1010 };
struct part {
    void *base;
    long length;
};
/* The old header ends with the descriptors and their bytes. */
struct message {
    void *name;
    unsigned name_bytes;
    struct part *parts;
    int part_count;
    void *control;
    unsigned control_bytes;
    int flags;
};
struct control {
    unsigned length;
    int level, type, fd;
};

static void pair(int *fds, int type)
{
    fds[0] = (int)sunos_call(SO_SOCKET, UNIX, type, 0);
    fds[1] = (int)sunos_call(SO_SOCKET, UNIX, type, 0);
    const int one = fds[0], other = fds[1];

    show("socketpair", sunos_call(SO_SOCKETPAIR, fds));
    show("the same", fds[0] == one && fds[1] == other);
}

int start(void)
{
    char text[] = "hello, ", rest[] = "world\n", in[40], old[2];
    struct part out[2] = {{text, 7}, {rest, 6}}, to[1] = {{in, sizeof in}};
    struct control c = {sizeof c, SOL_SOCKET, SCM_RIGHTS, 0}, back = {0};
    struct message m = {0, 0, out, 2, &c, sizeof c, 0}, r = {0, 0, to, 1, &back, sizeof back, -1};
    int fds[2], pipe_in, pipe_out;

    pair(fds, DATAGRAM);
    pipe_in = (int)sunos_call(PIPE);
    pipe_out = (int)sunos_second;
    c.fd = pipe_out;
    show("sendmsg", sunos_call(SENDMSG, fds[0], &m, XPG4_2));
    show("recvmsg", sunos_call(RECVMSG, fds[1], &r, XPG4_2));
    sunos_call(WRITE, 1, in, 13);
    show("flags", r.flags);
    show("control", r.control_bytes == sizeof back && back.level == SOL_SOCKET && back.type == SCM_RIGHTS);
    sunos_call(WRITE, back.fd, "x", 1);
    show("descriptor", sunos_call(READ, pipe_in, old, 1));
    /* Descriptors alone; nothing is written after them. */
    m.control = &pipe_out, m.control_bytes = sizeof pipe_out;
    show("old sendmsg", sunos_call(SENDMSG, fds[0], &m, 0));
    back.fd = -1;
    r = (struct message){0, 0, to, 1, &back.fd, sizeof back.fd, 77};
    show("old recvmsg", sunos_call(RECVMSG, fds[1], &r, 0));
    show("bytes", (long)r.control_bytes);
    show("untouched", WIDE ? 77 : r.flags); /* padding of 64-bit programs */
    show("works", sunos_call(WRITE, back.fd, "y", 1));
    r.control = 0, r.control_bytes = 0, to[0].length = 3, r.flags = 0;
    m.control = 0, m.control_bytes = 0;
    sunos_call(SENDMSG, fds[0], &m, XPG4_2);
    show("short", sunos_call(RECVMSG, fds[1], &r, XPG4_2));
    show("truncated", r.flags);
    show("none", sunos_call(RECVMSG, fds[1], &r, XPG4_2 | DONTWAIT));
    show("fault", sunos_call(SENDMSG, fds[0], 8, XPG4_2));
    show("no socket", sunos_call(SENDMSG, pipe_in, &m, XPG4_2));
    m.part_count = 100000;
    show("parts", sunos_call(SENDMSG, fds[0], &m, XPG4_2) < 0);
    fds[1] = pipe_in;
    show("no pair", sunos_call(SO_SOCKETPAIR, fds));
    return 0;
}

/* stdout:
socketpair 0
the same 1
sendmsg 13
recvmsg 13
hello, world
flags 0
control 1
descriptor 1
old sendmsg 13
old recvmsg 13
bytes 4
untouched 77
works 1
short 3
truncated 32
none -11
fault -14
no socket -95
parts 1
no pair -95
*/
