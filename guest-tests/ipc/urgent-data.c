// Urgent data (MSG_OOB) of TCP and of AF_UNIX streams, in random sequences: what each read returns, the mark, POLLPRI, SIGURG.
// qemu: no, it has no SIOCATMARK
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>
#include "check.h"

static volatile int urgent_signals;

static void on_urgent(int sig)
{
    (void)sig;
    urgent_signals++;
}

static void connected(int family, int s[2])
{
    struct sockaddr_in a = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof a;
    int one = 1;
    if (family == AF_UNIX) {
        must(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, s), "socketpair");
        return;
    }
    int l = socket(AF_INET, SOCK_STREAM, 0);
    must(bind(l, (struct sockaddr *)&a, size), "bind");
    must(listen(l, 1), "listen");
    getsockname(l, (struct sockaddr *)&a, &size);
    s[0] = socket(AF_INET, SOCK_STREAM, 0);
    must(connect(s[0], (struct sockaddr *)&a, size), "connect");
    s[1] = must(accept(l, NULL, NULL), "accept");
    close(l);
    fcntl(s[0], F_SETFL, O_NONBLOCK);
    fcntl(s[1], F_SETFL, O_NONBLOCK);
    setsockopt(s[0], IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
}

static void show(const char *what, long n, const char *bytes)
{
    if (n < 0)
        printf(" %s %s", what, errno == EAGAIN ? "again" : errno == EINVAL ? "inval" : strerror(errno));
    else
        printf(" %s '%.*s'", what, (int)n, bytes);
}

static void show_state(int fd)
{
    struct pollfd p = {fd, POLLIN | POLLPRI, 0};
    int mark = -1;
    poll(&p, 1, 0);
    ioctl(fd, SIOCATMARK, &mark);
    printf("[%s%s%s%d]", p.revents & POLLIN ? "i" : "", p.revents & POLLPRI ? "!" : "", mark == 1 ? "m" : mark ? "?" : "", urgent_signals);
}

static void random_step(int s[2], char *next, uint32_t *state)
{
    const unsigned what = next_random(state) % 16, n = 1 + next_random(state) % 4;
    char b[20];
    int inline_too = n & 1;
    struct iovec v = {b, 5};
    struct msghdr h = {.msg_iov = &v, .msg_iovlen = 1};
    if (what < 6)
        for (unsigned i = 0; i < n; i++)
            b[i] = (*next)++;
    if (what < 3) {
        show("send", send(s[0], b, n, 0), b);
    } else if (what < 6) {
        show("send!", send(s[0], b, n, MSG_OOB), b);
    } else if (what < 9) {
        show("read", recv(s[1], b, n, 0), b);
    } else if (what < 10) {
        show("peek", recv(s[1], b, 9, MSG_PEEK), b);
    } else if (what < 12) {
        show("read!", recvmsg(s[1], &h, MSG_OOB), b);
        printf("%s", h.msg_flags & MSG_OOB ? "!" : "");
    } else if (what < 13) {
        show("peek!", recv(s[1], b, 5, MSG_OOB | MSG_PEEK), b);
    } else if (what < 14) {
        setsockopt(s[1], SOL_SOCKET, SO_OOBINLINE, &inline_too, sizeof inline_too);
        printf(" inline %d", inline_too);
    } else if (what < 15 && n == 1) {
        shutdown(s[0], SHUT_WR);
        printf(" shut");
    } else {
        show("all", recv(s[1], b, 20, 0), b);
    }
}

int main(void)
{
    signal(SIGURG, on_urgent);
    signal(SIGPIPE, SIG_IGN);
    for (int tcp = 0; tcp < 2; tcp++)
        for (int round = 0; round < 40; round++) {
            uint32_t state = 7919u * round + 17 + tcp;
            int s[2];
            char next = 'a';
            connected(tcp ? AF_INET : AF_UNIX, s);
            fcntl(s[1], F_SETOWN, getpid());
            urgent_signals = 0;
            printf("%s:", tcp ? "TCP" : "Unix");
            for (int i = 0; i < 14; i++) {
                random_step(s, &next, &state);
                show_state(s[1]);
            }
            printf("\n");
            close(s[0]);
            close(s[1]);
        }
}

/* stdout:
Unix: send 'abc'[i0] send 'de'[i0] send! 'f'[i!1] peek! 'f'[i!1] send! 'g'[i!2] read 'abc'[i!2] send! 'hi'[i!3] read 'de'[i!3] send 'jk'[i!3] send! 'l'[i!4] all 'fghijk'[i!m4] send 'm'[i!m4] send 'nop'[i!m4] peek! 'l'[i!m4]
Unix: send 'abc'[i0] send 'def'[i0] all 'abcdef'[0] read! inval[0] read! inval[0] read! inval[0] peek again[0] all again[0] peek again[0] send! 'ghij'[i!1] send! 'kl'[i!2] read! 'l'![i2] shut[i2] send Broken pipe[i2]
Unix: send 'abcd'[i0] peek! inval[i0] all 'abcd'[0] peek again[0] inline 1[0] send! 'ef'[i!1] send 'g'[i!1] all 'e'[i!m1] send 'h'[i!m1] send 'ijk'[i!m1] send 'l'[i!m1] send 'm'[i!m1] read 'fghi'[i1] send 'nopq'[i1]
Unix: send! 'a'[i!m1] read again[1] inline 0[1] send 'bcde'[i1] send! 'fgh'[i!2] send 'ijk'[i!2] send! 'l'[i!3] send! 'mn'[i!4] send! 'opqr'[i!5] all 'bcdefghijklmnopq'[i!m5] read again[5] read again[5] read again[5] send 'stuv'[i5]
Unix: send 'ab'[i0] peek! inval[i0] peek 'ab'[i0] all 'ab'[0] send! 'cdef'[i!1] send 'g'[i!1] send! 'hijk'[i!2] peek! 'k'[i!2] read 'cde'[i!2] peek! 'k'[i!2] read 'fgh'[i!2] send 'l'[i!2] all 'ij'[i!m2] send! 'mnop'[i!3]
Unix: read again[0] all again[0] read! inval[0] send 'abc'[i0] send! 'de'[i!1] read 'ab'[i!1] read 'c'[i!1] send 'fghi'[i!1] read 'd'[i!m1] send 'jkl'[i!m1] inline 0[i!m1] read 'f'[i1] send! 'mno'[i!2] send 'pqrs'[i!2]
Unix: send 'abcd'[i0] inline 1[i0] all 'abcd'[0] read! inval[0] all again[0] send 'ef'[i0] send 'gh'[i0] all 'efgh'[0] inline 1[0] read again[0] send! 'ij'[i!1] send 'klm'[i!1] send 'nop'[i!1] send 'qr'[i!1]
Unix: send! 'a'[i!m1] read again[1] peek! inval[1] send 'bcde'[i1] read 'b'[i1] send 'fgh'[i1] send! 'ij'[i!2] send! 'k'[i!3] peek! 'k'[i!3] peek 'cdefghij'[i!3] peek! 'k'[i!3] read 'cde'[i!3] inline 0[i!3] send! 'lm'[i!4]
Unix: send 'ab'[i0] send! 'cdef'[i!1] send! 'gh'[i!2] read 'ab'[i!2] read 'cdef'[i!2] peek! 'h'[i!2] read! 'h'![i2] peek 'g'[i2] read 'g'[im2] send! 'i'[i!m3] shut[i!m3] send! Broken pipe[i!m3] all ''[i3] peek! inval[i3]
Unix: all again[0] read again[0] read again[0] all again[0] all again[0] send! 'ab'[i!1] read! 'b'![i1] send 'cde'[i1] send! 'fgh'[i!2] send! 'i'[i!3] read 'ac'[i!3] send! 'j'[i!4] peek! 'j'[i!4] read 'de'[i!4]
Unix: send 'abc'[i0] peek! inval[i0] all 'abc'[0] peek again[0] read again[0] send! 'def'[i!1] peek 'de'[i!1] peek 'de'[i!1] send! 'gh'[i!2] read! 'h'![i2] peek 'defg'[i2] send 'ij'[i2] read! inval[i2] read! inval[i2]
Unix: send! 'ab'[i!1] read 'a'[i!m1] peek! 'b'[i!m1] send 'c'[i!m1] all 'c'[1] send 'de'[i1] inline 0[i1] send 'fgh'[i1] send! 'ijk'[i!2] send! 'lmn'[i!3] send 'opq'[i!3] read 'de'[i!3] send! 'rst'[i!4] read! 't'![i4]
Unix: send 'a'[i0] peek! inval[i0] read 'a'[0] all again[0] read again[0] send 'bcde'[i0] read! inval[i0] read! inval[i0] send 'fghi'[i0] read 'bc'[i0] send 'jkl'[i0] send 'mn'[i0] send! 'opqr'[i!1] all 'defghijklmnopq'[i!m1]
Unix: read again[0] all again[0] read! inval[0] send 'ab'[i0] all 'ab'[0] read again[0] all again[0] read again[0] all again[0] read! inval[0] send! 'cdef'[i!1] read 'cd'[i!1] all 'e'[i!m1] read! 'f'![im1]
Unix: send 'abc'[i0] inline 1[i0] all 'abc'[0] read! inval[0] send! 'def'[i!1] send 'ghi'[i!1] peek 'de'[i!1] peek 'de'[i!1] read! inval[i!1] peek! inval[i!1] inline 0[i!1] send 'jklm'[i!1] all 'de'[i!m1] peek 'ghijklm'[i!m1]
Unix: send! 'ab'[i!1] read 'a'[i!m1] inline 0[i!m1] send 'c'[i!m1] inline 1[i!m1] send 'de'[i!m1] inline 1[i!m1] send 'fghi'[i!m1] read! inval[i!m1] send! 'j'[i!2] send! 'klmn'[i!3] read 'bcde'[i!3] send 'opqr'[i!3] read 'f'[i!3]
Unix: send 'ab'[i0] send! 'c'[i!1] send! 'de'[i!2] send 'fgh'[i!2] read 'abc'[i!2] read 'd'[i!m2] peek! 'e'[i!m2] send! 'i'[i!3] read 'efg'[i!3] all 'h'[i!m3] send 'jklm'[i!m3] send 'nopq'[i!m3] read 'j'[i3] all 'klmnopq'[3]
Unix: shut[i0] read ''[i0] send Broken pipe[i0] all ''[i0] send! Broken pipe[i0] send! Broken pipe[i0] send! Broken pipe[i0] send! Broken pipe[i0] send! Broken pipe[i0] send Broken pipe[i0] read ''[i0] all ''[i0] shut[i0] send Broken pipe[i0]
Unix: send! 'abc'[i!1] read 'ab'[i!m1] inline 0[i!m1] send 'de'[i!m1] inline 1[i!m1] send 'fgh'[i!m1] send 'ij'[i!m1] peek! inval[i!m1] read! inval[i!m1] send 'klm'[i!m1] read 'cde'[i1] send! 'n'[i!2] peek! inval[i!2] inline 1[i!2]
Unix: send! 'ab'[i!1] shut[i!1] read! 'b'![i1] read! inval[i1] peek 'a'[i1] peek 'a'[i1] send Broken pipe[i1] all 'a'[im1] read ''[i1] read! inval[i1] all ''[i1] read! inval[i1] read! inval[i1] read ''[i1]
Unix: read again[0] all again[0] peek! inval[0] peek again[0] read! inval[0] read! inval[0] inline 1[0] read again[0] inline 0[0] read! inval[0] send 'abc'[i0] read 'ab'[i0] read! inval[i0] read 'c'[0]
Unix: read again[0] read! inval[0] read again[0] read again[0] send! 'abcd'[i!1] send! 'efg'[i!2] read 'ab'[i!2] send! 'hij'[i!3] read 'c'[i!3] peek 'defghi'[i!3] read 'd'[i!3] peek 'efghi'[i!3] all 'efghi'[i!m3] send! 'k'[i!4]
Unix: send! 'abc'[i!1] read 'ab'[i!m1] peek! 'c'[i!m1] send 'de'[i!m1] all 'de'[1] send 'fgh'[i1] send 'i'[i1] peek! inval[i1] send! 'jk'[i!2] send! 'l'[i!3] peek! 'l'[i!3] send! 'mno'[i!4] peek 'fghijklmn'[i!4] all 'fghijklmn'[i!m4]
Unix: send! 'ab'[i!1] read 'a'[i!m1] read again[1] inline 0[1] peek! inval[1] send! 'cdef'[i!2] read 'cde'[i!m2] read! 'f'![im2] read again[2] send! 'gh'[i!3] read 'g'[i!m3] shut[i!m3] read! 'h'![im3] all ''[i3]
Unix: all again[0] read again[0] inline 0[0] read again[0] inline 0[0] read again[0] send 'abc'[i0] peek! inval[i0] all 'abc'[0] send! 'd'[i!m1] all again[1] send! 'efg'[i!2] send 'hij'[i!2] peek! 'g'[i!2]
Unix: all again[0] send! 'abc'[i!1] send! 'd'[i!2] peek 'abc'[i!2] all 'abc'[i!m2] read again[2] send! 'efgh'[i!3] send 'ijkl'[i!3] read! 'h'![i3] inline 1[i3] send! 'mno'[i!4] send! 'pqrs'[i!5] send 'tuvw'[i!5] send 'xyz'[i!5]
Unix: send! 'abcd'[i!1] read 'abc'[i!m1] peek! 'd'[i!m1] send 'efg'[i!m1] read 'efg'[1] send 'hi'[i1] read 'h'[i1] read! inval[i1] inline 1[i1] read 'i'[1] send 'jkl'[i1] send! 'mn'[i!2] send 'o'[i!2] read 'jk'[i!2]
Unix: send! 'a'[i!m1] shut[i!m1] read! 'a'![im1] read! inval[im1] send Broken pipe[im1] peek ''[im1] peek ''[im1] read ''[i1] send Broken pipe[i1] send Broken pipe[i1] read ''[i1] read! inval[i1] read ''[i1] inline 0[i1]
Unix: read again[0] all again[0] inline 0[0] peek again[0] send 'abcd'[i0] read! inval[i0] send! 'efgh'[i!1] send 'ijkl'[i!1] read! 'h'![i1] send 'mnop'[i1] peek 'abcdefg'[i1] read 'a'[i1] read 'b'[i1] peek! inval[i1]
Unix: read again[0] read! inval[0] peek again[0] read again[0] all again[0] send! 'ab'[i!1] send 'c'[i!1] send! 'de'[i!2] send 'fg'[i!2] send! 'hijk'[i!3] send 'l'[i!3] peek 'abcdefghi'[i!3] send! 'mnop'[i!4] all 'abcdefghijklmno'[i!m4]
Unix: send! 'abcd'[i!1] read 'abc'[i!m1] inline 0[i!m1] send 'efg'[i!m1] send! 'h'[i!2] send 'ij'[i!2] read 'de'[i!2] read! 'h'![i2] send 'k'[i2] all 'fg'[im2] send! 'lmno'[i!3] send! 'pqrs'[i!4] send! 'tu'[i!5] send! 'vwxy'[i!6]
Unix: send! 'abcd'[i!1] read 'ab'[i!1] read 'c'[i!m1] read again[1] read! inval[1] send! 'efgh'[i!2] send 'i'[i!2] send 'jklm'[i!2] read! 'h'![i2] all 'efg'[im2] all 'ijklm'[2] all again[2] read! inval[2] read! inval[2]
Unix: all again[0] send! 'a'[i!m1] send! 'bcd'[i!2] read 'abc'[i!m2] read again[2] send! 'efg'[i!3] send 'h'[i!3] all 'ef'[i!m3] send 'i'[i!m3] send 'jklm'[i!m3] send! 'n'[i!4] send 'opqr'[i!4] read 'gh'[i!4] send 'stu'[i!4]
Unix: all again[0] send 'a'[i0] read! inval[i0] send 'b'[i0] peek! inval[i0] read 'a'[i0] send 'cdef'[i0] send 'ghij'[i0] peek! inval[i0] all 'bcdefghij'[0] send! 'klm'[i!1] send! 'no'[i!2] peek 'klmn'[i!2] send! 'p'[i!3]
Unix: send 'ab'[i0] peek! inval[i0] peek 'ab'[i0] inline 1[i0] read! inval[i0] read 'ab'[0] read again[0] send 'cdef'[i0] send! 'ghi'[i!1] send 'j'[i!1] send 'k'[i!1] all 'cdefgh'[i!m1] inline 1[i!m1] send! 'lmno'[i!2]
Unix: read again[0] all again[0] send! 'abcd'[i!1] read 'abc'[i!m1] send! 'efg'[i!2] all 'def'[i!m2] peek! 'g'[i!m2] read again[2] send 'hi'[i2] send! 'j'[i!3] send! 'k'[i!4] read 'hi'[i!4] read! 'k'![i4] send 'lmno'[i4]
Unix: send! 'abcd'[i!1] read 'abc'[i!m1] inline 0[i!m1] read! 'd'![im1] send 'ef'[im1] send! 'g'[i!2] all 'ef'[i!m2] send! 'h'[i!3] peek 'g'[i!3] send! 'ijk'[i!4] read 'ghij'[i!m4] all again[4] send! 'lmno'[i!5] peek! 'o'[i!5]
Unix: read again[0] send 'abcd'[i0] read 'a'[i0] peek! inval[i0] send 'efg'[i0] read 'bcde'[i0] send! 'hijk'[i!1] peek! 'k'[i!1] all 'fghij'[i!m1] send! 'l'[i!2] all 'k'[i!m2] read! 'l'![im2] inline 0[im2] read again[2]
Unix: send 'ab'[i0] send! 'cde'[i!1] send! 'fg'[i!2] read! 'g'![i2] all 'abcdef'[im2] read! inval[im2] send 'hij'[im2] send! 'klm'[i!3] read! 'm'![im3] read 'hij'[i3] send! 'nop'[i!4] read! 'p'![i4] peek! inval[i4] inline 1[i4]
Unix: all again[0] read again[0] send! 'abcd'[i!1] read 'ab'[i!1] send! 'e'[i!2] inline 1[i!2] send! 'fgh'[i!3] peek! inval[i!3] send! 'ijkl'[i!4] read! inval[i!4] read! inval[i!4] read! inval[i!4] send 'mno'[i!4] read! inval[i!4]
TCP: send! 'ab'[i!1] read 'a'[!m1] all again[1] all again[1] read! inval[1] peek again[1] send 'cdef'[i1] peek! inval[i1] read 'cde'[i1] send 'ghi'[i1] send! 'j'[i!2] send 'klm'[i!2] send! 'nopq'[i!3] inline 0[i!3]
TCP: send 'abcd'[i0] send! 'ef'[i!1] shut[i!1] send Broken pipe[i!1] shut[i!1] send Broken pipe[i!1] send! Broken pipe[i!1] read! 'f'![i1] send Broken pipe[i1] send! Broken pipe[i1] read 'a'[i1] send Broken pipe[i1] peek! inval[i1] read 'bc'[i1]
TCP: all again[0] send 'abcd'[i0] read 'abc'[i0] peek 'd'[i0] send 'ef'[i0] inline 0[i0] send! 'ghij'[i!1] inline 1[i!1] send! 'klm'[i!2] send 'nopq'[i!2] read! inval[i!2] send! 'r'[i!3] all 'defghijklmnopq'[i!m3] send 'stuv'[i!m3]
TCP: send 'ab'[i0] send! 'c'[i!1] peek! 'c'[i!1] read! 'c'![i1] send 'def'[i1] read! inval[i1] all 'ab'[im1] send 'g'[im1] read! inval[im1] all 'defg'[1] read! inval[1] peek! inval[1] read! inval[1] send! 'hijk'[i!2]
TCP: send 'abc'[i0] read! inval[i0] send 'defg'[i0] peek! inval[i0] peek! inval[i0] send 'hij'[i0] send 'kl'[i0] read 'abcd'[i0] send 'mn'[i0] read 'e'[i0] send! 'opqr'[i!1] send 'stu'[i!1] read! 'r'![i1] send! 'vwx'[i!2]
TCP: read again[0] read! inval[0] read! inval[0] read! inval[0] send 'ab'[i0] inline 1[i0] peek! inval[i0] send! 'cde'[i!1] send 'f'[i!1] send 'ghij'[i!1] all 'abcd'[i!m1] send! 'klmn'[i!2] send 'opqr'[i!2] send! 'stuv'[i!3]
TCP: read again[0] all again[0] send 'abc'[i0] send 'de'[i0] send 'fgh'[i0] inline 0[i0] read 'abcd'[i0] read! inval[i0] send 'i'[i0] read! inval[i0] send! 'jk'[i!1] send 'lmn'[i!1] all 'efghij'[i!m1] read 'lmn'[1]
TCP: send 'ab'[i0] send 'c'[i0] inline 0[i0] read 'ab'[i0] send! 'd'[i!1] peek 'c'[i!1] all 'c'[!m1] send 'ef'[i!m1] send! 'gh'[i!2] read 'efg'[!m2] all again[2] inline 0[2] all again[2] read again[2]
TCP: send 'abc'[i0] send! 'def'[i!1] all 'abcde'[!m1] read! 'f'![m1] peek again[m1] inline 1[im1] read 'f'[1] send 'ghi'[i1] all 'ghi'[1] send 'jkl'[i1] send! 'mn'[i!2] send! 'op'[i!3] read! inval[i!3] inline 0[i!3]
TCP: all again[0] send 'abcd'[i0] read 'ab'[i0] send! 'e'[i!1] read! 'e'![i1] all 'cd'[m1] send 'f'[im1] read 'f'[1] peek! inval[1] send! 'gh'[i!2] send! 'i'[i!3] all 'gh'[!m3] all again[3] send! 'jk'[i!4]
TCP: all again[0] read again[0] peek! inval[0] all again[0] read! inval[0] all again[0] send! 'ab'[i!1] peek 'a'[i!1] peek! 'b'[i!1] all 'a'[!m1] all again[1] all again[1] send 'cdef'[i1] send 'g'[i1]
TCP: send 'a'[i0] send! 'b'[i!1] inline 0[i!1] read! 'b'![i1] read! inval[i1] read! inval[i1] read 'a'[m1] read again[1] peek! inval[1] send! 'cdef'[i!2] send! 'ghij'[i!3] peek! 'j'[i!3] read 'cdef'[i!3] all 'ghi'[!m3]
TCP: send 'abcd'[i0] read! inval[i0] send! 'efgh'[i!1] peek! 'h'[i!1] read 'abc'[i!1] send 'ij'[i!1] peek 'defg'[i!1] send 'k'[i!1] read 'd'[i!1] send 'lmno'[i!1] read! 'h'![i1] send 'pqrs'[i1] read 'efg'[im1] all 'ijklmnopqrs'[1]
TCP: read again[0] read! inval[0] read! inval[0] read! inval[0] read! inval[0] inline 0[0] send! 'abcd'[i!1] send 'ef'[i!1] read 'ab'[i!1] read! 'd'![i1] read 'c'[im1] send! 'ghi'[i!2] inline 0[i!2] all 'efgh'[!m2]
TCP: read again[0] all again[0] send 'abc'[i0] send 'def'[i0] read! inval[i0] inline 1[i0] send 'ghi'[i0] peek! inval[i0] read 'ab'[i0] send 'j'[i0] inline 0[i0] send 'klmn'[i0] send 'opqr'[i0] inline 0[i0]
TCP: send 'a'[i0] send 'b'[i0] peek! inval[i0] read 'ab'[0] read again[0] peek again[0] read again[0] read again[0] send! 'c'[!m1] send 'de'[i!m1] read 'de'[1] inline 1[1] send! 'fgh'[i!2] inline 1[i!2]
TCP: send 'abc'[i0] send! 'de'[i!1] all 'abcd'[!m1] send 'fgh'[i!m1] read 'fg'[i1] peek 'h'[i1] all 'h'[1] read again[1] send 'ij'[i1] read! inval[i1] read! inval[i1] send! 'kl'[i!2] inline 0[i!2] shut[i!2]
TCP: all again[0] send 'abcd'[i0] send 'e'[i0] send! 'fghi'[i!1] send 'j'[i!1] all 'abcdefgh'[i!m1] all 'j'[1] send 'kl'[i1] peek! inval[i1] send! 'mn'[i!2] send! 'opqr'[i!3] send! 'stu'[i!4] peek! 'u'[i!4] send! 'vw'[i!5]
TCP: all again[0] send 'abcd'[i0] peek 'abcd'[i0] all 'abcd'[0] read! inval[0] peek! inval[0] inline 1[0] peek! inval[0] send 'efgh'[i0] inline 0[i0] send! 'ij'[i!1] send! 'k'[i!2] inline 0[i!2] send 'lmno'[i!2]
TCP: send 'a'[i0] read! inval[i0] read! inval[i0] send 'bcd'[i0] peek! inval[i0] send 'efg'[i0] read! inval[i0] read! inval[i0] all 'abcdefg'[0] read! inval[0] inline 0[0] send 'h'[i0] peek 'h'[i0] send! 'i'[i!1]
TCP: send! 'abcd'[i!1] peek 'abc'[i!1] read 'abc'[!m1] read! 'd'![m1] send! 'efg'[i!2] read! 'g'![i2] shut[i2] peek! inval[i2] read! inval[i2] all 'ef'[im2] read! inval[im2] peek ''[im2] all ''[i2] read ''[i2]
TCP: read again[0] all again[0] peek again[0] inline 0[0] send 'abcd'[i0] all 'abcd'[0] send 'efgh'[i0] read 'efgh'[0] all again[0] read again[0] read! inval[0] send 'i'[i0] inline 1[i0] send 'j'[i0]
TCP: send! 'ab'[i!1] send! 'cdef'[i!2] send! 'ghij'[i!3] read! 'j'![i3] send 'k'[i3] peek! inval[i3] peek 'abcdefghi'[i3] peek 'abcdefghi'[i3] read 'abcd'[i3] peek 'efghi'[i3] peek! inval[i3] read 'efg'[i3] send! 'l'[i!4] read! 'l'![i4]
TCP: send 'a'[i0] send! 'bcd'[i!1] read 'a'[i!1] read 'bc'[!m1] peek again[!m1] all again[1] send 'e'[i1] all 'e'[1] send 'fghi'[i1] send 'j'[i1] read! inval[i1] send! 'klmn'[i!2] read 'fg'[i!2] read! 'n'![i2]
TCP: peek! inval[0] send 'ab'[i0] read 'ab'[0] send! 'cd'[i!1] send 'e'[i!1] peek 'c'[i!1] send 'f'[i!1] read 'c'[i!m1] peek 'ef'[i!m1] send 'ghi'[i!m1] send! 'j'[i!2] send! 'k'[i!3] send! 'lmno'[i!4] inline 0[i!4]
TCP: all again[0] read again[0] send! 'a'[!m1] send! 'bcde'[i!2] read! 'e'![i2] peek! inval[i2] all 'bcd'[m2] send! 'fgh'[i!3] send! 'ijk'[i!4] peek! 'k'[i!4] send 'lmno'[i!4] shut[i!4] send Broken pipe[i!4] read 'fgh'[i!4]
TCP: peek! inval[0] peek! inval[0] all again[0] send! 'abc'[i!1] read! 'c'![i1] all 'ab'[m1] send! 'd'[!m2] read! 'd'![m2] send! 'ef'[i!3] inline 0[i!3] read 'e'[!m3] read! 'f'![m3] read! inval[m3] peek! inval[m3]
TCP: send 'ab'[i0] read! inval[i0] read! inval[i0] send 'cd'[i0] read 'abcd'[0] send 'ef'[i0] send! 'g'[i!1] inline 0[i!1] peek 'ef'[i!1] send 'hi'[i!1] send! 'jklm'[i!2] send 'no'[i!2] send! 'pqrs'[i!3] read 'ef'[i!3]
TCP: send! 'abc'[i!1] peek 'ab'[i!1] read 'ab'[!m1] read! 'c'![m1] shut[im1] read! inval[im1] read ''[i1] read! inval[i1] inline 0[i1] send! Broken pipe[i1] send Broken pipe[i1] peek ''[i1] send Broken pipe[i1] inline 0[i1]
TCP: read again[0] all again[0] read again[0] inline 1[0] read! inval[0] all again[0] read! inval[0] send 'a'[i0] read 'a'[0] send 'bcd'[i0] send! 'ef'[i!1] send 'gh'[i!1] send 'ijk'[i!1] read! inval[i!1]
TCP: send! 'a'[!m1] send! 'bcde'[i!2] send 'fghi'[i!2] read! 'e'![i2] read! inval[i2] peek! inval[i2] send 'jklm'[i2] all 'bcd'[im2] all 'fghijklm'[2] send! 'n'[!m3] send! 'opqr'[i!4] read 'opq'[!m4] peek again[!m4] send 's'[i!m4]
TCP: send 'abc'[i0] send! 'def'[i!1] read 'abcd'[i!1] peek! 'f'[i!1] all 'e'[!m1] read again[1] read again[1] read again[1] send! 'ghi'[i!2] all 'gh'[!m2] inline 1[i!m2] send! 'jkl'[i!3] peek 'ijk'[i!3] shut[i!3]
TCP: peek! inval[0] send! 'ab'[i!1] read 'a'[!m1] read! 'b'![m1] read again[1] send! 'c'[!m2] send 'def'[i!m2] send! 'ghij'[i!3] read 'defg'[i!3] send! 'kl'[i!4] all 'hijk'[!m4] send! 'mn'[i!5] inline 1[i!5] send 'opqr'[i!5]
TCP: all again[0] send! 'abcd'[i!1] read! 'd'![i1] read 'abc'[m1] peek again[m1] peek! inval[m1] read! inval[m1] read again[1] send! 'ef'[i!2] all 'e'[!m2] read again[2] all again[2] read! inval[2] send 'g'[i2]
TCP: all again[0] send 'abc'[i0] all 'abc'[0] inline 0[0] read again[0] read again[0] inline 1[0] send 'de'[i0] send! 'f'[i!1] send 'gh'[i!1] read 'de'[i!m1] read! inval[i!m1] send! 'ij'[i!2] read 'fghi'[i!m2]
TCP: read again[0] read! inval[0] send! 'abcd'[i!1] inline 1[i!1] read 'abc'[i!m1] send! 'ef'[i!2] read 'd'[i!2] send 'ghij'[i!2] read 'e'[i!m2] send! 'kl'[i!3] read 'fg'[i!3] peek! inval[i!3] read 'hi'[i!3] send! 'mnop'[i!4]
TCP: read again[0] all again[0] read again[0] read again[0] all again[0] send! 'abc'[i!1] inline 1[i!1] read 'ab'[i!m1] all 'c'[1] send 'd'[i1] send! 'efg'[i!2] all 'def'[i!m2] send 'hij'[i!m2] inline 0[i!m2]
TCP: read again[0] read again[0] read again[0] read again[0] send! 'abc'[i!1] peek! 'c'[i!1] all 'ab'[!m1] peek again[!m1] read again[1] send! 'de'[i!2] peek! 'e'[i!2] send 'fgh'[i!2] all 'd'[i!m2] send 'ijkl'[i!m2]
TCP: read again[0] read again[0] read! inval[0] send 'a'[i0] send 'bcde'[i0] read 'abcd'[i0] read 'e'[0] send 'fghi'[i0] read 'fgh'[i0] send! 'jk'[i!1] send! 'lmn'[i!2] read 'ij'[i!2] send 'op'[i!2] peek 'klm'[i!2]
TCP: all again[0] send! 'abc'[i!1] send! 'defg'[i!2] send 'hijk'[i!2] send 'l'[i!2] read 'ab'[i!2] peek 'cdef'[i!2] peek 'cdef'[i!2] read! 'g'![i2] read! inval[i2] peek 'cdef'[i2] send 'mn'[i2] send 'opqr'[i2] all 'cdef'[im2]
*/
