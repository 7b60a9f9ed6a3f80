// Names of users, groups, hosts and services come from the files below --root.
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct passwd {
    char *name, *password;
    int uid, gid;
    char *age, *comment, *gecos, *folder, *shell;
};
struct group {
    char *name, *password;
    int gid;
    char **members;
};
struct hostent {
    char *name, **aliases;
    int type, length;
    char **addresses;
};
struct servent {
    char *name, **aliases;
    int port;
    char *protocol;
};
struct in_addr {
    unsigned address;
};

struct passwd *getpwnam(const char *), *getpwuid(int);
struct group *getgrnam(const char *), *getgrgid(int);
struct hostent *gethostbyname(const char *), *gethostbyaddr(const void *, size_t, int);
struct servent *getservbyname(const char *, const char *), *getservbyport(int, const char *);
struct netent {
    char *name, **aliases;
    int type;
    unsigned network;
} * getnetbyname(const char *), *getnetbyaddr(int, int);
struct rpcent {
    char *name, **aliases;
    int number;
} * getrpcbyname(const char *), *getrpcbynumber(int);
#ifdef __sun
struct passwd *getpwent_r(struct passwd *, char *, int);
#define NEXT_USER(p, room, n) (getpwent_r(p, room, n) != NULL)
#else
int getpwent_r(struct passwd *, char *, int, void *);
#define NEXT_USER(p, room, n) (!getpwent_r(p, room, n, NULL))
#endif
unsigned inet_addr(const char *);
char *inet_ntoa(struct in_addr);
extern int h_errno;

static void write_file(const char *path, const char *text)
{
    FILE *f = fopen(path, "w");

    fputs(text, f);
    fclose(f);
}

static void show_user(const struct passwd *p)
{
    printf("%s %d %d %s %s %s\n", p ? p->name : "none", p ? p->uid : -1, p ? p->gid : -1, p ? p->gecos : "", p ? p->folder : "",
           p ? p->shell : "");
}

static void show_host(const struct hostent *h)
{
    struct in_addr in;

    if (!h) {
        printf("no host, %d\n", h_errno);
        return;
    }
    memcpy(&in, h->addresses[0], sizeof in);
    printf("%s %d %d %s%s%s\n", h->name, h->type, h->length, inet_ntoa(in), *h->aliases ? " or " : "", *h->aliases ? *h->aliases : "");
}

static void show_service(const struct servent *s)
{
    printf("%s %d %s\n", s ? s->name : "no service", s ? s->port : -1, s ? s->protocol : "none");
}

static void addresses(void)
{
    static const char *const texts[] = {"1.2.3.4", "10.1", "127.0.65535", "0x7f.1", "256.1.1.1", "1.2.3.4.5", "a.b", "", "1.2.3.400"};

    for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++)
        printf("%s%x", i ? " " : "", inet_addr(texts[i]));
    printf("\n");
}

static void numbers(void)
{
    struct passwd p;
    char text[200];

    write_file("/etc/networks", "# networks\nloop 127 lo\nlab 192.6.1\n");
    write_file("/etc/rpc", "portmapper 100000 portmap sunrpc\nnfs 100003 nfsprog\n");
    printf("networks %x %x", getnetbyname("lo")->network, getnetbyname("lab")->network);
    printf(" %s", getnetbyaddr(127, 2)->name);
    printf(" %d\n", getnetbyname("none") == NULL);
    printf("programs %d", getrpcbyname("portmap")->number);
    printf(" %s", getrpcbynumber(100003)->name);
    printf(" %d\n", getrpcbynumber(1) == NULL);
    while (NEXT_USER(&p, text, sizeof text))
        printf("%s ", p.name);
    printf("are users\n");
}

int main(void)
{
    const unsigned hp = inet_addr("15.0.0.2");
    const struct group *g;

    show_host(gethostbyname("localhost"));
    mkdir("/etc", 0755);
    write_file("/etc/passwd", "root:*:0:3::/:/sbin/sh\nann:x:101:20:Ann,,,:/home/ann:/usr/bin/ksh\n");
    write_file("/etc/group", "users::20:root,ann\nempty::21:\n");
    write_file("/etc/hosts", "# comment\n127.0.0.1 localhost loopback\n::1 six\n15.0.0.2\thpux.example hpux # ours\n\n15.0.0.3 other#x\n");
    write_file("/etc/services", "ftp 21/tcp\ndomain 53/udp nameserver\ndomain 53/tcp nameserver\n");
    show_user(getpwnam("ann"));
    show_user(getpwuid(0));
    printf("%d\n", !getpwnam("nobody"));
    g = getgrnam("users");
    printf("%s %d %s %s\n", g->name, g->gid, g->members[0], g->members[1]);
    g = getgrgid(21);
    printf("%s %d\n", g->name, g->members[0] == NULL);
    show_host(gethostbyname("loopback"));
    show_host(gethostbyname("hpux"));
    show_host(gethostbyname("other"));
    show_host(gethostbyname("six"));
    show_host(gethostbyname("192.168.1.2"));
    show_host(gethostbyaddr(&hp, sizeof hp, 2));
    show_service(getservbyname("nameserver", "tcp"));
    show_service(getservbyname("domain", NULL));
    show_service(getservbyport(21, "tcp"));
    show_service(getservbyname("ftp", "udp"));
    addresses();
    numbers();
    return 0;
}

/* stdout:
localhost 2 4 127.0.0.1
ann 101 20 Ann,,, /home/ann /usr/bin/ksh
root 0 3  / /sbin/sh
1
users 20 root ann
empty 1
localhost 2 4 127.0.0.1 or loopback
hpux.example 2 4 15.0.0.2 or hpux
other 2 4 15.0.0.3
no host, 1
192.168.1.2 2 4 192.168.1.2
hpux.example 2 4 15.0.0.2 or hpux
domain 53 tcp
domain 53 udp
ftp 21 tcp
no service -1 none
1020304 a000001 7f00ffff 7f000001 ffffffff ffffffff ffffffff ffffffff ffffffff
networks 7f c00601 loop 1
programs 100000 nfs 1
root ann are users
*/
