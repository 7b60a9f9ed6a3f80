// Requests of NETLINK_ROUTE that are short, wrong or none: a header alone, a length beyond the datagram, unknown types.
// qemu: no, it knows few of the requests
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#include <sys/socket.h>
#include "answers.h"

static int s;

/* Prints the answers that have come. */
static void show_answers(void)
{
    char b[8192];
    ssize_t n;
    while ((n = recv(s, b, sizeof b, MSG_DONTWAIT)) > 0)
        for (struct nlmsghdr *h = (struct nlmsghdr *)b; NLMSG_OK(h, n); h = NLMSG_NEXT(h, n)) {
            printf("  type %d flags %x sequence %d", h->nlmsg_type, h->nlmsg_flags & NLM_F_MULTI, (int)h->nlmsg_seq);
            if (h->nlmsg_type == NLMSG_ERROR) {
                struct nlmsgerr *e = (struct nlmsgerr *)NLMSG_DATA(h);
                printf(" %s of a request of %d, type %d, flags %x, sequence %d", e->error ? strerrorname_np(-e->error) : "no error", (int)e->msg.nlmsg_len, e->msg.nlmsg_type,
                       e->msg.nlmsg_flags, (int)e->msg.nlmsg_seq);
            }
            printf("\n");
            if (h->nlmsg_type == RTM_NEWLINK)
                break;
        }
}

static void ask(const char *what, unsigned length, int sent, int type, int flags)
{
    static int sequence;
    struct {
        struct nlmsghdr h;
        char body[64];
    } m = {.h = {length, (unsigned short)type, (unsigned short)flags, (unsigned)++sequence, 0}};
    long n = send(s, &m, (size_t)sent, 0);
    printf("%s: %ld %s\n", what, n, n < 0 ? strerrorname_np(errno) : "");
    show_answers();
}

int main(void)
{
    const int head = NLMSG_HDRLEN, get = NLM_F_REQUEST;
    s = (int)must(socket(AF_NETLINK, SOCK_RAW, NETLINK_ROUTE), "socket");
    ask("a header", head, head, RTM_GETLINK, get);
    ask("a header, acknowledged", head, head, RTM_GETLINK, get | NLM_F_ACK);
    ask("a header of a dump", head, head, RTM_GETLINK, get | NLM_F_DUMP);
    ask("a header of a change", head, head, RTM_NEWLINK, get | NLM_F_ACK);
    ask("a header, no request", head, head, RTM_GETLINK, 0);
    ask("no operation", head, head, NLMSG_NOOP, get | NLM_F_ACK);
    ask("no operation, quiet", head, head, NLMSG_NOOP, get);
    ask("an unknown type", head + 16, head + 16, RTM_MAX + 1, get);
    ask("a type below", head + 16, head + 16, 15, get);
    ask("a length below the header", head - 1, head, RTM_GETLINK, get | NLM_F_ACK);
    ask("a length beyond the datagram", head + 4, head, RTM_GETLINK, get | NLM_F_ACK);
    ask("half a header", head, 8, RTM_GETLINK, get | NLM_F_ACK);
    ask("nothing", head, 0, RTM_GETLINK, get | NLM_F_ACK);
    ask("no interface", head + 16, head + 16, RTM_GETLINK, get);
    ask("half of its structure", head + 8, head + 8, RTM_GETLINK, get);
    ask("routes without a dump", head + 12, head + 12, RTM_GETADDR, get);
    struct sockaddr_nl name = {.nl_family = AF_NETLINK}, wrong = {.nl_family = AF_UNIX};
    socklen_t size = sizeof name;
    SHOW(getsockname(s, (struct sockaddr *)&name, &size));
    printf("  %d %d %d\n", (int)size == sizeof name, name.nl_family == AF_NETLINK, (int)name.nl_groups);
    int other = socket(AF_NETLINK, SOCK_DGRAM | SOCK_CLOEXEC, NETLINK_ROUTE);
    SHOW(bind(other, (struct sockaddr *)&name, sizeof name));
    SHOW(bind(other, (struct sockaddr *)&wrong, sizeof wrong));
    SHOW(bind(other, (struct sockaddr *)&name, 11));
    SHOW(listen(other, 1));
    SHOW(accept(other, NULL, NULL));
    SHOW(socket(AF_NETLINK, SOCK_STREAM, NETLINK_ROUTE));
    SHOW(socket(AF_NETLINK, SOCK_RAW, 40));
    SHOW(recv(other, &name, sizeof name, MSG_DONTWAIT));
}

/* stdout:
a header: 16 
a header, acknowledged: 16 
  type 2 flags 0 sequence 2 no error of a request of 16, type 18, flags 5, sequence 2
a header of a dump: 16 
a header of a change: 16 
  type 2 flags 0 sequence 4 no error of a request of 16, type 16, flags 5, sequence 4
a header, no request: 16 
no operation: 16 
  type 2 flags 0 sequence 6 no error of a request of 16, type 1, flags 5, sequence 6
no operation, quiet: 16 
an unknown type: 32 
  type 2 flags 0 sequence 8 EOPNOTSUPP of a request of 32, type 124, flags 1, sequence 8
a type below: 32 
a length below the header: 16 
a length beyond the datagram: 16 
half a header: 8 
nothing: -1 ENODATA
no interface: 32 
  type 2 flags 0 sequence 14 EINVAL of a request of 32, type 18, flags 1, sequence 14
half of its structure: 24 
  type 2 flags 0 sequence 15 EINVAL of a request of 24, type 18, flags 1, sequence 15
routes without a dump: 28 
  type 2 flags 0 sequence 16 EOPNOTSUPP of a request of 28, type 22, flags 1, sequence 16
getsockname(s, (struct sockaddr *)&name, &size) = 0
  1 1 0
bind(other, (struct sockaddr *)&name, sizeof name): EADDRINUSE
bind(other, (struct sockaddr *)&wrong, sizeof wrong): EINVAL
bind(other, (struct sockaddr *)&name, 11): EINVAL
listen(other, 1): EOPNOTSUPP
accept(other, NULL, NULL): EOPNOTSUPP
socket(AF_NETLINK, SOCK_STREAM, NETLINK_ROUTE): ESOCKTNOSUPPORT
socket(AF_NETLINK, SOCK_RAW, 40): EPROTONOSUPPORT
recv(other, &name, sizeof name, MSG_DONTWAIT): EAGAIN
*/
