// A peer ends with data that it has not read: who sees ECONNRESET, when, and what is left to read. Shut down sockets.
// qemu: no, it gives SO_ERROR in numbers of the host
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>
#include "check.h"

static void name_error(const char *what)
{
    printf(" %s %s", what,
           errno == ECONNRESET     ? "reset"
           : errno == EPIPE        ? "pipe"
           : errno == EAGAIN       ? "again"
           : errno == ECONNREFUSED ? "refused"
                                   : "?");
}

/* r: read, k: peek, w: write, e: SO_ERROR, p: poll */
static void act(int fd, const char *steps)
{
    char b[9];
    for (; *steps; steps++) {
        int error = 0, n;
        socklen_t len = sizeof error;
        struct pollfd p = {fd, POLLIN | POLLOUT | POLLRDHUP, 0};
        switch (*steps) {
        case 'r':
        case 'k':
            n = recv(fd, b, sizeof b, *steps == 'k' ? MSG_PEEK : 0);
            n < 0 ? name_error(*steps == 'k' ? "peek" : "read") : (void)printf(" %s %d", *steps == 'k' ? "peek" : "read", n);
            break;
        case 'w': write(fd, "q", 1) < 0 ? name_error("write") : (void)printf(" written"); break;
        case 'e':
            getsockopt(fd, SOL_SOCKET, SO_ERROR, &error, &len);
            printf(" error %s", error == ECONNRESET ? "reset" : error ? "?" : "none");
            break;
        case 'p':
            poll(&p, 1, 0);
            printf(" [%s%s%s%s%s]", p.revents & POLLIN ? "in " : "", p.revents & POLLOUT ? "out " : "", p.revents & POLLERR ? "err " : "",
                   p.revents & POLLHUP ? "hup " : "", p.revents & POLLRDHUP ? "rdhup" : "");
        }
    }
    printf("\n");
}

int main(void)
{
    static const char *const steps[] = {"prprprp", "krk", "wer", "rwep", "epr"};
    static const struct {
        int type;
        const char *name;
    } kinds[] = {{SOCK_STREAM, "stream"}, {SOCK_SEQPACKET, "seqpacket"}, {SOCK_DGRAM, "datagram"}};
    signal(SIGPIPE, SIG_IGN);
    for (unsigned kind = 0; kind < 3; kind++)
        for (unsigned i = 0; i < sizeof steps / sizeof *steps; i++)
            for (int unread = 0; unread < 3; unread++) {
                int s[2];
                must(socketpair(AF_UNIX, kinds[kind].type | SOCK_NONBLOCK, 0, s), "socketpair");
                write(s[1], "abc", 3);
                write(s[1], "de", 2);
                if (unread)
                    write(s[0], "unread", 6);
                if (unread < 2)
                    close(s[1]);
                else
                    shutdown(s[0], SHUT_RD);
                printf("%s, %s:", kinds[kind].name, unread == 2 ? "no more receiving" : unread ? "closed unread" : "closed");
                act(s[0], steps[i]);
                close(s[0]);
                if (unread == 2)
                    close(s[1]);
            }
}

/* stdout:
stream, closed: [in out hup rdhup] read 5 [in out hup rdhup] read 0 [in out hup rdhup] read 0 [in out hup rdhup]
stream, closed unread: [in out err hup rdhup] read 5 [in out err hup rdhup] read reset [in out hup rdhup] read 0 [in out hup rdhup]
stream, no more receiving: [in out rdhup] read 5 [in out rdhup] read 0 [in out rdhup] read 0 [in out rdhup]
stream, closed: peek 5 read 5 peek 0
stream, closed unread: peek 5 read 5 peek reset
stream, no more receiving: peek 5 read 5 peek 0
stream, closed: write pipe error none read 5
stream, closed unread: write pipe error reset read 5
stream, no more receiving: written error none read 5
stream, closed: read 5 write pipe error none [in out hup rdhup]
stream, closed unread: read 5 write pipe error reset [in out hup rdhup]
stream, no more receiving: read 5 written error none [in out rdhup]
stream, closed: error none [in out hup rdhup] read 5
stream, closed unread: error reset [in out hup rdhup] read 5
stream, no more receiving: error none [in out rdhup] read 5
seqpacket, closed: [in out hup rdhup] read 3 [in out hup rdhup] read 2 [in out hup rdhup] read 0 [in out hup rdhup]
seqpacket, closed unread: [in out err hup rdhup] read reset [in out hup rdhup] read 3 [in out hup rdhup] read 2 [in out hup rdhup]
seqpacket, no more receiving: [in out rdhup] read 3 [in out rdhup] read 2 [in out rdhup] read 0 [in out rdhup]
seqpacket, closed: peek 3 read 3 peek 2
seqpacket, closed unread: peek reset read 3 peek 2
seqpacket, no more receiving: peek 3 read 3 peek 2
seqpacket, closed: write pipe error none read 3
seqpacket, closed unread: write reset error none read 3
seqpacket, no more receiving: written error none read 3
seqpacket, closed: read 3 write pipe error none [in out hup rdhup]
seqpacket, closed unread: read reset write pipe error none [in out hup rdhup]
seqpacket, no more receiving: read 3 written error none [in out rdhup]
seqpacket, closed: error none [in out hup rdhup] read 3
seqpacket, closed unread: error reset [in out hup rdhup] read 3
seqpacket, no more receiving: error none [in out rdhup] read 3
datagram, closed: [in out ] read 3 [in out ] read 2 [out ] read again [out ]
datagram, closed unread: [in out ] read 3 [in out ] read 2 [out ] read again [out ]
datagram, no more receiving: [in out rdhup] read 3 [in out rdhup] read 2 [in out rdhup] read again [in out rdhup]
datagram, closed: peek 3 read 3 peek 2
datagram, closed unread: peek 3 read 3 peek 2
datagram, no more receiving: peek 3 read 3 peek 2
datagram, closed: write refused error none read again
datagram, closed unread: write refused error none read again
datagram, no more receiving: written error none read 3
datagram, closed: read 3 write refused error none [out ]
datagram, closed unread: read 3 write refused error none [out ]
datagram, no more receiving: read 3 written error none [in out rdhup]
datagram, closed: error none [in out ] read 3
datagram, closed unread: error none [in out ] read 3
datagram, no more receiving: error none [in out rdhup] read 3
*/
