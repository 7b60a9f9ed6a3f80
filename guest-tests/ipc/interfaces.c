// The loopback interface, as ioctls, NETLINK_ROUTE, /proc/net and /sys/class/net show it. The host may have other interfaces.
// flags: -D_GNU_SOURCE
// qemu: no, it knows few of the requests
#include <arpa/inet.h>
#include <dirent.h>
#include <ifaddrs.h>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#include <net/if.h>
#include <net/if_arp.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include "check.h"

static void result(const char *what, long n)
{
    printf("%s: %s\n", what, n < 0 ? strerror(errno) : "well");
}

static const char *ipv4(const struct sockaddr *a)
{
    return a->sa_family == AF_INET ? inet_ntoa(((const struct sockaddr_in *)a)->sin_addr) : "of another family";
}

static long ask(int s, unsigned long request, struct ifreq *r)
{
    memset(r, 0xee, sizeof *r);
    strcpy(r->ifr_name, "lo");
    long n = ioctl(s, request, r);
    strcpy(r->ifr_name, "no such");
    if (ioctl(s, request, r) != -1 || (n == 0 && errno != ENODEV))
        puts("there is another one");
    return n;
}

static void requests(const char *family, int s)
{
    struct ifreq r, list[32];
    struct ifconf c = {.ifc_len = sizeof list, .ifc_req = list};
    puts(family);
    CHECK(ask(s, SIOCGIFINDEX, &r) == 0 && r.ifr_ifindex == 1);
    CHECK(ask(s, SIOCGIFFLAGS, &r) == 0 && r.ifr_flags == (IFF_UP | IFF_LOOPBACK | IFF_RUNNING));
    CHECK(ask(s, SIOCGIFMTU, &r) == 0 && r.ifr_mtu == 65536);
    CHECK(ask(s, SIOCGIFMETRIC, &r) == 0 && r.ifr_metric == 0);
    CHECK(ask(s, SIOCGIFTXQLEN, &r) == 0 && r.ifr_qlen == 1000);
    CHECK(ask(s, SIOCGIFHWADDR, &r) == 0 && r.ifr_hwaddr.sa_family == ARPHRD_LOOPBACK && !r.ifr_hwaddr.sa_data[5]);
    CHECK(ask(s, SIOCGIFMAP, &r) == 0 && !r.ifr_map.mem_start && !r.ifr_map.port);
    result("SIOCGIFSLAVE", ask(s, SIOCGIFSLAVE, &r));
    result("SIOCGIFADDR", ask(s, SIOCGIFADDR, &r));
    result("SIOCGIFNETMASK", ask(s, SIOCGIFNETMASK, &r));
    result("an unknown request", ioctl(s, 0x89cf, &r));
    result("no memory there", ioctl(s, SIOCGIFINDEX, 8));
    r.ifr_ifindex = 1;
    CHECK(ioctl(s, SIOCGIFNAME, &r) == 0 && !strcmp(r.ifr_name, "lo"));
    r.ifr_ifindex = 9999;
    result("SIOCGIFNAME", ioctl(s, SIOCGIFNAME, &r));
    CHECK(ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len >= (int)sizeof r && !strcmp(list[0].ifr_name, "lo"));
    CHECK(!strcmp(ipv4(&list[0].ifr_addr), "127.0.0.1"));
    c.ifc_len = sizeof r - 1;
    CHECK(ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len == 0);
    c.ifc_len = -1;
    CHECK(ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len == 0);
    c.ifc_req = NULL;
    CHECK(ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len >= (int)sizeof r);
    close(s);
}

static void addresses(int s)
{
    struct ifreq r;
    printf("address %s", ask(s, SIOCGIFADDR, &r) ? "none" : ipv4(&r.ifr_addr));
    printf(", destination %s", ask(s, SIOCGIFDSTADDR, &r) ? "none" : ipv4(&r.ifr_dstaddr));
    printf(", broadcast %s", ask(s, SIOCGIFBRDADDR, &r) ? "none" : ipv4(&r.ifr_broadaddr));
    printf(", mask %s\n", ask(s, SIOCGIFNETMASK, &r) ? "none" : ipv4(&r.ifr_netmask));
    close(s);
}

// glibc asks by NETLINK_ROUTE.
static void library(void)
{
    char name[IF_NAMESIZE] = "", text[64];
    struct ifaddrs *list, *a;
    struct if_nameindex *n = if_nameindex();
    printf("%u %s", if_nametoindex("lo"), if_indextoname(1, name) ? name : "none");
    printf(" %u %s\n", n ? n[0].if_index : 0, n ? n[0].if_name : "none");
    CHECK(if_nametoindex("nope") == 0 && errno == ENODEV);
    CHECK(!if_indextoname(9999, name) && errno == ENXIO);
    must(getifaddrs(&list), "getifaddrs");
    for (a = list; a; a = a->ifa_next) {
        int family = a->ifa_addr->sa_family;
        if (strcmp(a->ifa_name, "lo"))
            continue;
        printf("lo %#x%s", a->ifa_flags, family == AF_PACKET ? " itself" : family == AF_INET ? " IPv4" : " IPv6");
        if (family == AF_INET)
            printf(" %s/%s", inet_ntop(family, &((struct sockaddr_in *)a->ifa_addr)->sin_addr, text, sizeof text),
                   ipv4(a->ifa_netmask));
        if (family == AF_INET6)
            printf(" %s", inet_ntop(family, &((struct sockaddr_in6 *)a->ifa_addr)->sin6_addr, text, sizeof text));
        puts("");
    }
    freeifaddrs(list);
}

static long request(int s, int type, int flags, const void *body, size_t len)
{
    struct {
        struct nlmsghdr h;
        char body[64];
    } r = {.h = {.nlmsg_len = (uint32_t)(NLMSG_HDRLEN + len), .nlmsg_type = type, .nlmsg_flags = flags, .nlmsg_seq = 77}};
    memcpy(r.body, body, len);
    return send(s, &r, r.h.nlmsg_len, 0);
}

static void answer(const char *what, int s)
{
    static char b[65536];
    struct sockaddr_nl from = {.nl_pid = 99};
    socklen_t size = sizeof from;
    long n = recvfrom(s, b, sizeof b, MSG_DONTWAIT, (void *)&from, &size);
    if (n < 0) {
        result(what, n);
        return;
    }
    const struct nlmsghdr *h = (const void *)b;
    printf("%s: type %d, seq %u, from port %u", what, h->nlmsg_type, h->nlmsg_seq, from.nl_pid);
    if (h->nlmsg_type == NLMSG_ERROR)
        printf(", %s", strerror(-((const struct nlmsgerr *)NLMSG_DATA(h))->error));
    puts("");
}

static void netlink(void)
{
    struct sockaddr_nl a = {.nl_family = AF_NETLINK}, b = a;
    socklen_t size = sizeof a;
    struct ifinfomsg link = {.ifi_index = 1};
    struct rtgenmsg every = {.rtgen_family = AF_INET};
    int s = (int)must(socket(AF_NETLINK, SOCK_RAW, NETLINK_ROUTE), "socket"), other = socket(AF_NETLINK, SOCK_DGRAM, NETLINK_ROUTE);
    result("bind, 4 bytes", bind(s, (void *)&a, 4));
    result("bind", bind(s, (void *)&a, sizeof a));
    getsockname(s, (void *)&a, &size);
    CHECK(size == sizeof a && a.nl_pid == (unsigned)getpid());
    result("bind another to the same", bind(other, (void *)&a, sizeof a));
    result("bind another", bind(other, (void *)&b, sizeof b));
    getsockname(other, (void *)&b, &size);
    CHECK(b.nl_pid != a.nl_pid && b.nl_pid != 0);
    request(s, RTM_GETLINK, NLM_F_REQUEST, &link, sizeof link);
    answer("RTM_GETLINK of lo", s);
    link.ifi_index = 9999;
    request(s, RTM_GETLINK, NLM_F_REQUEST, &link, sizeof link);
    answer("RTM_GETLINK of none", s);
    answer("nothing more", s);
    request(s, RTM_GETADDR, NLM_F_REQUEST | NLM_F_DUMP, &every, sizeof every);
    answer("RTM_GETADDR", s);
    answer("its end", s);
    request(s, NLMSG_NOOP, NLM_F_REQUEST | NLM_F_ACK, &every, sizeof every);
    answer("acknowledged", s);
    request(s, 999, NLM_F_REQUEST, &every, sizeof every);
    answer("an unknown type", s);
    request(s, RTM_GETLINK, 0, &link, sizeof link);
    answer("not a request", s);
    struct nlmsghdr h = {.nlmsg_len = 0xffffffff, .nlmsg_type = RTM_GETLINK, .nlmsg_flags = NLM_F_REQUEST};
    send(s, &h, sizeof h, 0);
    answer("a length of -1", s);
    h.nlmsg_len = 3;
    send(s, &h, sizeof h, 0);
    answer("a length of 3", s);
    send(s, &h, 5, 0);
    answer("5 bytes", s);
    result("NETLINK_AUDIT or the like", socket(AF_NETLINK, SOCK_RAW, 31));
    close(s);
    close(other);
}

// ---- files

static void show(const char *path)
{
    char line[300] = "";
    FILE *f = fopen(path, "r");
    printf("%s: %s", path, f && fgets(line, sizeof line, f) ? line : "none\n");
    if (f)
        fclose(f);
}

// The lines of a file that contain a text; what differs from machine to machine is not shown.
static void find(const char *path, const char *text, unsigned from, unsigned to)
{
    char line[300];
    unsigned n = 0;
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f))
        if (strstr(line, text) && n++ == 0)
            printf("%s: %.*s\n", path, (int)(to - from), line + from);
    if (!n)
        printf("%s: no %s\n", path, text);
    if (f)
        fclose(f);
}

static void sockets(void)
{
    struct sockaddr_in a = {.sin_family = AF_INET, .sin_port = htons(47011), .sin_addr.s_addr = htonl(0x7f7f7f7f)};
    struct sockaddr_in6 b = {.sin6_family = AF_INET6, .sin6_port = htons(47012), .sin6_addr = IN6ADDR_LOOPBACK_INIT};
    struct sockaddr_un u = {.sun_family = AF_UNIX, .sun_path = "\0in proc"};
    int s = socket(AF_INET, SOCK_STREAM, 0), c = socket(AF_INET, SOCK_STREAM, 0), d = socket(AF_INET6, SOCK_DGRAM, 0);
    must(bind(s, (void *)&a, sizeof a), "bind");
    must(listen(s, 3), "listen");
    find("/proc/net/tcp", "7F7F7F7F:B7A3 00000000:0000 0A", 6, 46);
    must(connect(c, (void *)&a, sizeof a), "connect");
    must(send(c, "four", 4, 0), "send");
    find("/proc/net/tcp", " 7F7F7F7F:B7A3 01 ", 19, 36);
    must(bind(d, (void *)&b, sizeof b), "bind");
    find("/proc/net/udp6", ":B7A4", 39, 78);
    s = socket(AF_UNIX, SOCK_STREAM, 0);
    must(bind(s, (void *)&u, 10), "bind");
    must(listen(s, 3), "listen");
    find("/proc/net/unix", "@in proc", 2 * sizeof(long), 2 * sizeof(long) + 36);
}

static void files(void)
{
    static const char *const facts[] = {"address", "broadcast", "carrier", "flags", "ifindex", "mtu", "operstate", "tx_queue_len", "type"};
    char path[100], line[300];
    for (size_t i = 0; i < sizeof facts / sizeof facts[0]; i++) {
        snprintf(path, sizeof path, "/sys/class/net/lo/%s", facts[i]);
        show(path);
    }
    FILE *f = fopen("/proc/net/dev", "r");
    for (int i = 0; f && i < 2; i++)
        fputs(fgets(line, sizeof line, f) ? line : "none\n", stdout);
    find("/proc/net/dev", "lo:", 0, 7);
    find("/proc/self/net/if_inet6", "lo", 0, 53);
    find("/proc/net/route", "Iface", 0, 69);
    DIR *d = opendir("/sys/class/net");
    for (struct dirent *e; d && (e = readdir(d));)
        if (!strcmp(e->d_name, "lo"))
            puts("in the list");
}

int main(void)
{
    requests("AF_INET", socket(AF_INET, SOCK_DGRAM, 0));
    requests("AF_INET6", socket(AF_INET6, SOCK_DGRAM, 0));
    requests("AF_UNIX", socket(AF_UNIX, SOCK_STREAM, 0));
    addresses(socket(AF_INET, SOCK_STREAM, 0));
    library();
    netlink();
    sockets();
    files();
    return 0;
}

/* stdout:
AF_INET
yes ask(s, SIOCGIFINDEX, &r) == 0 && r.ifr_ifindex == 1
yes ask(s, SIOCGIFFLAGS, &r) == 0 && r.ifr_flags == (IFF_UP | IFF_LOOPBACK | IFF_RUNNING)
yes ask(s, SIOCGIFMTU, &r) == 0 && r.ifr_mtu == 65536
yes ask(s, SIOCGIFMETRIC, &r) == 0 && r.ifr_metric == 0
yes ask(s, SIOCGIFTXQLEN, &r) == 0 && r.ifr_qlen == 1000
yes ask(s, SIOCGIFHWADDR, &r) == 0 && r.ifr_hwaddr.sa_family == ARPHRD_LOOPBACK && !r.ifr_hwaddr.sa_data[5]
yes ask(s, SIOCGIFMAP, &r) == 0 && !r.ifr_map.mem_start && !r.ifr_map.port
SIOCGIFSLAVE: No such device
SIOCGIFADDR: well
SIOCGIFNETMASK: well
an unknown request: Inappropriate ioctl for device
no memory there: Bad address
yes ioctl(s, SIOCGIFNAME, &r) == 0 && !strcmp(r.ifr_name, "lo")
SIOCGIFNAME: No such device
yes ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len >= (int)sizeof r && !strcmp(list[0].ifr_name, "lo")
yes !strcmp(ipv4(&list[0].ifr_addr), "127.0.0.1")
yes ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len == 0
yes ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len == 0
yes ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len >= (int)sizeof r
AF_INET6
yes ask(s, SIOCGIFINDEX, &r) == 0 && r.ifr_ifindex == 1
yes ask(s, SIOCGIFFLAGS, &r) == 0 && r.ifr_flags == (IFF_UP | IFF_LOOPBACK | IFF_RUNNING)
yes ask(s, SIOCGIFMTU, &r) == 0 && r.ifr_mtu == 65536
yes ask(s, SIOCGIFMETRIC, &r) == 0 && r.ifr_metric == 0
yes ask(s, SIOCGIFTXQLEN, &r) == 0 && r.ifr_qlen == 1000
yes ask(s, SIOCGIFHWADDR, &r) == 0 && r.ifr_hwaddr.sa_family == ARPHRD_LOOPBACK && !r.ifr_hwaddr.sa_data[5]
yes ask(s, SIOCGIFMAP, &r) == 0 && !r.ifr_map.mem_start && !r.ifr_map.port
SIOCGIFSLAVE: No such device
SIOCGIFADDR: Inappropriate ioctl for device
SIOCGIFNETMASK: Inappropriate ioctl for device
an unknown request: Inappropriate ioctl for device
no memory there: Bad address
yes ioctl(s, SIOCGIFNAME, &r) == 0 && !strcmp(r.ifr_name, "lo")
SIOCGIFNAME: No such device
yes ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len >= (int)sizeof r && !strcmp(list[0].ifr_name, "lo")
yes !strcmp(ipv4(&list[0].ifr_addr), "127.0.0.1")
yes ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len == 0
yes ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len == 0
yes ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len >= (int)sizeof r
AF_UNIX
yes ask(s, SIOCGIFINDEX, &r) == 0 && r.ifr_ifindex == 1
yes ask(s, SIOCGIFFLAGS, &r) == 0 && r.ifr_flags == (IFF_UP | IFF_LOOPBACK | IFF_RUNNING)
yes ask(s, SIOCGIFMTU, &r) == 0 && r.ifr_mtu == 65536
yes ask(s, SIOCGIFMETRIC, &r) == 0 && r.ifr_metric == 0
yes ask(s, SIOCGIFTXQLEN, &r) == 0 && r.ifr_qlen == 1000
yes ask(s, SIOCGIFHWADDR, &r) == 0 && r.ifr_hwaddr.sa_family == ARPHRD_LOOPBACK && !r.ifr_hwaddr.sa_data[5]
yes ask(s, SIOCGIFMAP, &r) == 0 && !r.ifr_map.mem_start && !r.ifr_map.port
SIOCGIFSLAVE: No such device
SIOCGIFADDR: Inappropriate ioctl for device
SIOCGIFNETMASK: Inappropriate ioctl for device
an unknown request: Inappropriate ioctl for device
no memory there: Bad address
yes ioctl(s, SIOCGIFNAME, &r) == 0 && !strcmp(r.ifr_name, "lo")
SIOCGIFNAME: No such device
yes ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len >= (int)sizeof r && !strcmp(list[0].ifr_name, "lo")
yes !strcmp(ipv4(&list[0].ifr_addr), "127.0.0.1")
yes ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len == 0
yes ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len == 0
yes ioctl(s, SIOCGIFCONF, &c) == 0 && c.ifc_len >= (int)sizeof r
address 127.0.0.1, destination 127.0.0.1, broadcast 0.0.0.0, mask 255.0.0.0
1 lo 1 lo
yes if_nametoindex("nope") == 0 && errno == ENODEV
yes !if_indextoname(9999, name) && errno == ENXIO
lo 0x10049 itself
lo 0x10049 IPv4 127.0.0.1/255.0.0.0
lo 0x10049 IPv6 ::1
bind, 4 bytes: Invalid argument
bind: well
yes size == sizeof a && a.nl_pid == (unsigned)getpid()
bind another to the same: Address already in use
bind another: well
yes b.nl_pid != a.nl_pid && b.nl_pid != 0
RTM_GETLINK of lo: type 16, seq 77, from port 0
RTM_GETLINK of none: type 2, seq 77, from port 0, No such device
nothing more: Resource temporarily unavailable
RTM_GETADDR: type 20, seq 77, from port 0
its end: type 3, seq 77, from port 0
acknowledged: type 2, seq 77, from port 0, Success
an unknown type: type 2, seq 77, from port 0, Operation not supported
not a request: Resource temporarily unavailable
a length of -1: Resource temporarily unavailable
a length of 3: Resource temporarily unavailable
5 bytes: Resource temporarily unavailable
NETLINK_AUDIT or the like: Protocol not supported
/proc/net/tcp: 7F7F7F7F:B7A3 00000000:0000 0A 00000000:
/proc/net/tcp:  7F7F7F7F:B7A3 01
/proc/net/udp6: :B7A4 00000000000000000000000000000000:
/proc/net/unix: : 00000002 00000000 00010000 0001 01
/sys/class/net/lo/address: 00:00:00:00:00:00
/sys/class/net/lo/broadcast: 00:00:00:00:00:00
/sys/class/net/lo/carrier: 1
/sys/class/net/lo/flags: 0x9
/sys/class/net/lo/ifindex: 1
/sys/class/net/lo/mtu: 65536
/sys/class/net/lo/operstate: unknown
/sys/class/net/lo/tx_queue_len: 1000
/sys/class/net/lo/type: 772
Inter-|   Receive                                                |  Transmit
 face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls carrier compressed
/proc/net/dev:     lo:
/proc/self/net/if_inet6: 00000000000000000000000000000001 01 80 10 80       lo
/proc/net/route: Iface	Destination	Gateway 	Flags	RefCnt	Use	Metric	Mask		MTU	Window	I
in the list
*/
