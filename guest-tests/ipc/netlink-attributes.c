// The attributes of the loopback interface and its addresses, by RTM_GETLINK and RTM_GETADDR: their lengths and contents.
// qemu: no, it leaves the attributes as the host has them
#include <linux/if_link.h>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#include <net/if.h>
#include <stdint.h>
#include <sys/socket.h>
#include "check.h"

static int s;

static unsigned word(const void *at)
{
    unsigned w;
    memcpy(&w, at, 4);
    return w;
}

/* Prints the attributes of these types: numbers as words, other ones as bytes. */
static void show(const struct rtattr *a, int left, const char *numbers, const char *bytes)
{
    for (int type = 1; type < 64; type++)
        for (const struct rtattr *r = a, *end = (const struct rtattr *)((const char *)a + left); r < end && r->rta_len >= 4;
             r = (const struct rtattr *)((const char *)r + RTA_ALIGN(r->rta_len))) {
            const unsigned char *data = RTA_DATA(r);
            unsigned n = r->rta_len - 4;
            if (r->rta_type != type || (!strchr(numbers, type) && !strchr(bytes, type)))
                continue;
            printf("  %d, %u bytes:", type, n);
            for (unsigned i = 0; i < n; i += strchr(numbers, type) ? 4 : 1)
                printf(" %x", strchr(numbers, type) ? word(data + i) : data[i]);
            printf("\n");
        }
}

static void ask(int type, int flags, int family, int index)
{
    struct {
        struct nlmsghdr h;
        struct ifinfomsg i;
    } m = {.h = {sizeof m, (unsigned short)type, (unsigned short)(NLM_F_REQUEST | flags), 3, 0},
           .i = {.ifi_family = (unsigned char)family, .ifi_index = index}};
    static char b[65536];
    ssize_t n;
    must(send(s, &m, sizeof m, 0), "send");
    for (int done = 0; !done && (n = recv(s, b, sizeof b, 0)) > 0; done |= !(flags & NLM_F_DUMP))
        for (struct nlmsghdr *h = (struct nlmsghdr *)b; NLMSG_OK(h, (unsigned)n); h = NLMSG_NEXT(h, n)) {
            if (h->nlmsg_type == RTM_NEWLINK) {
                struct ifinfomsg *i = NLMSG_DATA(h);
                if (i->ifi_index == 1)
                    printf("link: family %d type %d flags %x multi %d\n", i->ifi_family, i->ifi_type, i->ifi_flags,
                           h->nlmsg_flags & NLM_F_MULTI);
                if (i->ifi_index == 1)
                    show(IFLA_RTA(i), (int)IFLA_PAYLOAD(h),
                         (char[]){IFLA_MTU, IFLA_TXQLEN, IFLA_GROUP, IFLA_PROMISCUITY, IFLA_NUM_TX_QUEUES, 0},
                         (char[]){IFLA_IFNAME, IFLA_QDISC, IFLA_ADDRESS, IFLA_BROADCAST, IFLA_OPERSTATE, IFLA_LINKMODE, 0});
            } else if (h->nlmsg_type == RTM_NEWADDR) {
                struct ifaddrmsg *i = NLMSG_DATA(h);
                struct rtattr *r = IFA_RTA(i);
                if (i->ifa_index != 1 || (i->ifa_family != AF_INET && i->ifa_family != AF_INET6))
                    continue;
                printf("address of %s: prefix %d flags %x scope %d multi %d\n", i->ifa_family == AF_INET ? "IPv4" : "IPv6", i->ifa_prefixlen,
                       i->ifa_flags, i->ifa_scope, h->nlmsg_flags & NLM_F_MULTI);
                show(r, (int)IFA_PAYLOAD(h), (char[]){IFA_FLAGS, 0}, (char[]){IFA_ADDRESS, IFA_LOCAL, IFA_LABEL, 0});
                for (int left = (int)IFA_PAYLOAD(h); RTA_OK(r, left); r = RTA_NEXT(r, left))
                    if (r->rta_type == IFA_CACHEINFO)
                        printf("  lifetimes, %d bytes: %x %x\n", r->rta_len, word(RTA_DATA(r)), word((char *)RTA_DATA(r) + 4));
            } else if (h->nlmsg_type == NLMSG_DONE) {
                printf("done %d: %d\n", (int)h->nlmsg_len - (int)NLMSG_HDRLEN >= 4, (int)word(NLMSG_DATA(h)));
                done = 1;
            }
        }
}

/* Asks for the interface of a name, as an attribute. */
static void named(const char *name, int after)
{
    struct {
        struct nlmsghdr h;
        struct ifinfomsg i;
        char attributes[64];
    } m = {.h = {0, RTM_GETLINK, NLM_F_REQUEST, 3, 0}};
    char b[8192], *at = m.attributes;
    if (after) {
        memcpy(at, &(struct rtattr){9, IFLA_LINKINFO + 200}, 4);
        at += 12;
    }
    memcpy(at, &(struct rtattr){(unsigned short)(5 + strlen(name)), IFLA_IFNAME}, 4);
    strcpy(at + 4, name);
    m.h.nlmsg_len = (unsigned)(at - (char *)&m + 4 + RTA_ALIGN(strlen(name) + 1));
    must(send(s, &m, m.h.nlmsg_len, 0), "send");
    long n = recv(s, b, sizeof b, 0);
    const struct nlmsghdr *h = (struct nlmsghdr *)b;
    printf("%s: %d, type %d %s\n", name, n > 0, h->nlmsg_type,
           h->nlmsg_type == NLMSG_ERROR ? strerror(-((struct nlmsgerr *)NLMSG_DATA(h))->error) : "");
}

int main(void)
{
    s = (int)must(socket(AF_NETLINK, SOCK_RAW, NETLINK_ROUTE), "socket");
    ask(RTM_GETLINK, 0, AF_UNSPEC, 1);
    ask(RTM_GETLINK, NLM_F_DUMP, AF_UNSPEC, 0);
    ask(RTM_GETADDR, NLM_F_DUMP, AF_INET, 0);
    ask(RTM_GETADDR, NLM_F_DUMP, AF_INET6, 0);
    ask(RTM_GETADDR, NLM_F_DUMP, AF_UNSPEC, 0);
    named("lo", 0);
    named("none", 0);
    named("lo", 1); /* after an attribute of another type, of 5 bytes */
}

/* stdout:
link: family 0 type 772 flags 10049 multi 0
  1, 6 bytes: 0 0 0 0 0 0
  2, 6 bytes: 0 0 0 0 0 0
  3, 3 bytes: 6c 6f 0
  4, 4 bytes: 10000
  6, 8 bytes: 6e 6f 71 75 65 75 65 0
  13, 4 bytes: 3e8
  16, 1 bytes: 0
  17, 1 bytes: 0
  27, 4 bytes: 0
  30, 4 bytes: 0
  31, 4 bytes: 1
link: family 0 type 772 flags 10049 multi 2
  1, 6 bytes: 0 0 0 0 0 0
  2, 6 bytes: 0 0 0 0 0 0
  3, 3 bytes: 6c 6f 0
  4, 4 bytes: 10000
  6, 8 bytes: 6e 6f 71 75 65 75 65 0
  13, 4 bytes: 3e8
  16, 1 bytes: 0
  17, 1 bytes: 0
  27, 4 bytes: 0
  30, 4 bytes: 0
  31, 4 bytes: 1
done 1: 0
address of IPv4: prefix 8 flags 80 scope 254 multi 2
  1, 4 bytes: 7f 0 0 1
  2, 4 bytes: 7f 0 0 1
  3, 3 bytes: 6c 6f 0
  8, 4 bytes: 80
  lifetimes, 20 bytes: ffffffff ffffffff
done 1: 0
address of IPv6: prefix 128 flags 80 scope 254 multi 2
  1, 16 bytes: 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1
  8, 4 bytes: 80
  lifetimes, 20 bytes: ffffffff ffffffff
done 1: 0
address of IPv4: prefix 8 flags 80 scope 254 multi 2
  1, 4 bytes: 7f 0 0 1
  2, 4 bytes: 7f 0 0 1
  3, 3 bytes: 6c 6f 0
  8, 4 bytes: 80
  lifetimes, 20 bytes: ffffffff ffffffff
address of IPv6: prefix 128 flags 80 scope 254 multi 2
  1, 16 bytes: 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1
  8, 4 bytes: 80
  lifetimes, 20 bytes: ffffffff ffffffff
done 1: 0
lo: 1, type 16 
none: 1, type 2 No such device
lo: 1, type 16 
*/
