// Options of sockets that most programs leave alone: what they are at first, after each setting, and with a bad value or length.
// qemu: no, it does not know all options
// root: SO_RCVBUFFORCE, SO_MARK
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <time.h>
#include "answers.h"

enum { FAILED = -1000000 };

static int get(int fd, int level, int option)
{
    int value = -77;
    socklen_t size = sizeof value;
    return getsockopt(fd, level, option, &value, &size) ? FAILED - errno : size != sizeof value ? -1000 - (int)size : value;
}

static const char *answer(int result)
{
    return result ? strerrorname_np(-result) : "ok";
}

static void show(int value)
{
    if (value < FAILED)
        printf(" %s", strerrorname_np(FAILED - value));
    else
        printf(" %d", value);
}

static int set_bytes(int fd, int level, int option, int size)
{
    return setsockopt(fd, level, option, &(int){1}, size) ? -errno : 0;
}

static int set(int fd, int level, int option, int value)
{
    return setsockopt(fd, level, option, &value, sizeof value) ? -errno : 0;
}

static void try(int fd, const char *name, int level, int option)
{
    static const int values[] = {1, 0, 5, -1, 100000};
    printf("  %s", name);
    show(get(fd, level, option));
    printf(":");
    for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
        int result = set(fd, level, option, values[i]);
        printf(" %s", answer(result));
        show(get(fd, level, option));
    }
    int short_one = set_bytes(fd, level, option, 3);
    socklen_t size = 2;
    short half = -1;
    int result = getsockopt(fd, level, option, &half, &size) ? -errno : 0;
    printf(", %s %s %d\n", answer(short_one), answer(result), (int)size);
}

#define TRY(level, option) try(fd, #option, level, option)

static void general(int fd)
{
    TRY(SOL_SOCKET, SO_BROADCAST);
    TRY(SOL_SOCKET, SO_KEEPALIVE);
    TRY(SOL_SOCKET, SO_DONTROUTE);
    TRY(SOL_SOCKET, SO_OOBINLINE);
    TRY(SOL_SOCKET, SO_REUSEADDR);
    TRY(SOL_SOCKET, SO_DEBUG);
    TRY(SOL_SOCKET, SO_NO_CHECK);
    TRY(SOL_SOCKET, SO_PRIORITY);
    TRY(SOL_SOCKET, SO_MARK);
    for (int value = 0; value < 1000; value += 500) {
        int result = set(fd, SOL_SOCKET, SO_RCVLOWAT, value);
        printf("  SO_RCVLOWAT %s %d\n", answer(result), get(fd, SOL_SOCKET, SO_RCVLOWAT));
    }
    TRY(SOL_SOCKET, SO_SNDLOWAT);
    TRY(SOL_SOCKET, SO_ACCEPTCONN);
    TRY(SOL_SOCKET, SO_DOMAIN);
    TRY(SOL_SOCKET, SO_PROTOCOL);
    TRY(SOL_SOCKET, SO_ERROR);
    TRY(SOL_SOCKET, 9999);
    TRY(9999, 1);
}

static void times(int fd, int option)
{
    struct timeval now = {-1, -1};
    socklen_t size = sizeof now;
    static const struct timeval cases[] = {{1, 500000}, {0, 0}, {0, 1000000}, {0, -1}, {-1, 0}, {7, 40000}};
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        int result = setsockopt(fd, SOL_SOCKET, option, &cases[i], sizeof cases[i]) ? -errno : 0;
        int got = getsockopt(fd, SOL_SOCKET, option, &now, &size) ? -errno : 0;
        printf(" %s %s %d.%06d", answer(result), answer(got), (int)now.tv_sec, (int)now.tv_usec);
    }
    printf(" %s\n", answer(set_bytes(fd, SOL_SOCKET, option, 4)));
}

static void linger(int fd)
{
    struct linger l = {1, 10};
    socklen_t size = sizeof l;
    SHOW(setsockopt(fd, SOL_SOCKET, SO_LINGER, &l, sizeof l));
    SHOW(setsockopt(fd, SOL_SOCKET, SO_LINGER, &l, sizeof l - 1));
    l = (struct linger){5, 5};
    SHOW(getsockopt(fd, SOL_SOCKET, SO_LINGER, &l, &size));
    printf("%d %d %d\n", l.l_onoff, l.l_linger, (int)size);
    SHOW(setsockopt(fd, SOL_SOCKET, SO_LINGER, &(struct linger){0, 99}, sizeof l));
    SHOW(getsockopt(fd, SOL_SOCKET, SO_LINGER, &l, &size));
    printf("%d %d\n", l.l_onoff, l.l_linger);
}

// A time limit ends a receive; a low water mark holds it until enough is there.
static void effects(void)
{
    int s[2];
    char b[16];
    struct timeval limit = {0, 20000};
    must(socketpair(AF_UNIX, SOCK_STREAM, 0, s), "socketpair");
    setsockopt(s[1], SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    SHOW(read(s[1], b, 4));
    SHOW(recv(s[1], b, 4, MSG_WAITALL));
    must(write(s[0], "abcdef", 6), "write");
    SHOW(recv(s[1], b, 16, MSG_WAITALL));
}

int main(void)
{
    static const struct {
        const char *name;
        int domain, type;
    } kinds[] = {{"tcp", AF_INET, SOCK_STREAM}, {"udp", AF_INET, SOCK_DGRAM}, {"unix", AF_UNIX, SOCK_STREAM}};
    for (unsigned i = 0; i < 3; i++) {
        int fd = (int)must(socket(kinds[i].domain, kinds[i].type, 0), "socket");
        printf("%s\n", kinds[i].name);
        general(fd);
        times(fd, SO_RCVTIMEO);
        times(fd, SO_SNDTIMEO);
        linger(fd);
        if (kinds[i].domain == AF_INET) {
            TRY(SOL_SOCKET, SO_REUSEPORT);
            TRY(IPPROTO_TCP, TCP_NODELAY);
        }
        SHOW(getsockopt(fd, SOL_SOCKET, SO_TYPE, no_access(), &(socklen_t){4}));
        SHOW(getsockopt(fd, SOL_SOCKET, SO_TYPE, &(int){0}, no_access()));
        SHOW(getsockopt(fd, SOL_SOCKET, SO_TYPE, &(int){0}, &(socklen_t){-1}));
        SHOW(setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, no_access(), 4));
        SHOW(setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &(int){0}, -1));
        close(fd);
    }
    effects();
}

/* stdout:
tcp
  SO_BROADCAST 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_KEEPALIVE 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_DONTROUTE 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_OOBINLINE 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_REUSEADDR 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_DEBUG 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_NO_CHECK 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_PRIORITY 0: ok 1 ok 0 ok 5 ok -1 ok 100000, EINVAL ok 2
  SO_MARK 0: ok 1 ok 0 ok 5 ok -1 ok 100000, EINVAL ok 2
  SO_RCVLOWAT ok 1
  SO_RCVLOWAT ok 500
  SO_SNDLOWAT 1: ENOPROTOOPT 1 ENOPROTOOPT 1 ENOPROTOOPT 1 ENOPROTOOPT 1 ENOPROTOOPT 1, EINVAL ok 2
  SO_ACCEPTCONN 0: ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0, EINVAL ok 2
  SO_DOMAIN 2: ENOPROTOOPT 2 ENOPROTOOPT 2 ENOPROTOOPT 2 ENOPROTOOPT 2 ENOPROTOOPT 2, EINVAL ok 2
  SO_PROTOCOL 6: ENOPROTOOPT 6 ENOPROTOOPT 6 ENOPROTOOPT 6 ENOPROTOOPT 6 ENOPROTOOPT 6, EINVAL ok 2
  SO_ERROR 0: ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0, EINVAL ok 2
  9999 ENOPROTOOPT: ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT, EINVAL ENOPROTOOPT 2
  1 EOPNOTSUPP: ENOPROTOOPT EOPNOTSUPP ENOPROTOOPT EOPNOTSUPP ENOPROTOOPT EOPNOTSUPP ENOPROTOOPT EOPNOTSUPP ENOPROTOOPT EOPNOTSUPP, ENOPROTOOPT EOPNOTSUPP 2
 ok ok 1.500000 ok ok 0.000000 EDOM ok 0.000000 EDOM ok 0.000000 ok ok 0.000000 ok ok 7.040000 EINVAL
 ok ok 1.500000 ok ok 0.000000 EDOM ok 0.000000 EDOM ok 0.000000 ok ok 0.000000 ok ok 7.040000 EINVAL
setsockopt(fd, SOL_SOCKET, SO_LINGER, &l, sizeof l) = 0
setsockopt(fd, SOL_SOCKET, SO_LINGER, &l, sizeof l - 1): EINVAL
getsockopt(fd, SOL_SOCKET, SO_LINGER, &l, &size) = 0
1 10 8
setsockopt(fd, SOL_SOCKET, SO_LINGER, &(struct linger){0, 99}, sizeof l) = 0
getsockopt(fd, SOL_SOCKET, SO_LINGER, &l, &size) = 0
0 10
  SO_REUSEPORT 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  TCP_NODELAY 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
getsockopt(fd, SOL_SOCKET, SO_TYPE, no_access(), &(socklen_t){4}): EFAULT
getsockopt(fd, SOL_SOCKET, SO_TYPE, &(int){0}, no_access()): EFAULT
getsockopt(fd, SOL_SOCKET, SO_TYPE, &(int){0}, &(socklen_t){-1}): EINVAL
setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, no_access(), 4): EFAULT
setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &(int){0}, -1): EINVAL
udp
  SO_BROADCAST 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_KEEPALIVE 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_DONTROUTE 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_OOBINLINE 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_REUSEADDR 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_DEBUG 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_NO_CHECK 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_PRIORITY 0: ok 1 ok 0 ok 5 ok -1 ok 100000, EINVAL ok 2
  SO_MARK 0: ok 1 ok 0 ok 5 ok -1 ok 100000, EINVAL ok 2
  SO_RCVLOWAT ok 1
  SO_RCVLOWAT ok 500
  SO_SNDLOWAT 1: ENOPROTOOPT 1 ENOPROTOOPT 1 ENOPROTOOPT 1 ENOPROTOOPT 1 ENOPROTOOPT 1, EINVAL ok 2
  SO_ACCEPTCONN 0: ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0, EINVAL ok 2
  SO_DOMAIN 2: ENOPROTOOPT 2 ENOPROTOOPT 2 ENOPROTOOPT 2 ENOPROTOOPT 2 ENOPROTOOPT 2, EINVAL ok 2
  SO_PROTOCOL 17: ENOPROTOOPT 17 ENOPROTOOPT 17 ENOPROTOOPT 17 ENOPROTOOPT 17 ENOPROTOOPT 17, EINVAL ok 2
  SO_ERROR 0: ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0, EINVAL ok 2
  9999 ENOPROTOOPT: ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT, EINVAL ENOPROTOOPT 2
  1 EOPNOTSUPP: ENOPROTOOPT EOPNOTSUPP ENOPROTOOPT EOPNOTSUPP ENOPROTOOPT EOPNOTSUPP ENOPROTOOPT EOPNOTSUPP ENOPROTOOPT EOPNOTSUPP, ENOPROTOOPT EOPNOTSUPP 2
 ok ok 1.500000 ok ok 0.000000 EDOM ok 0.000000 EDOM ok 0.000000 ok ok 0.000000 ok ok 7.040000 EINVAL
 ok ok 1.500000 ok ok 0.000000 EDOM ok 0.000000 EDOM ok 0.000000 ok ok 0.000000 ok ok 7.040000 EINVAL
setsockopt(fd, SOL_SOCKET, SO_LINGER, &l, sizeof l) = 0
setsockopt(fd, SOL_SOCKET, SO_LINGER, &l, sizeof l - 1): EINVAL
getsockopt(fd, SOL_SOCKET, SO_LINGER, &l, &size) = 0
1 10 8
setsockopt(fd, SOL_SOCKET, SO_LINGER, &(struct linger){0, 99}, sizeof l) = 0
getsockopt(fd, SOL_SOCKET, SO_LINGER, &l, &size) = 0
0 10
  SO_REUSEPORT 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  TCP_NODELAY EOPNOTSUPP: ENOPROTOOPT EOPNOTSUPP ENOPROTOOPT EOPNOTSUPP ENOPROTOOPT EOPNOTSUPP ENOPROTOOPT EOPNOTSUPP ENOPROTOOPT EOPNOTSUPP, ENOPROTOOPT EOPNOTSUPP 2
getsockopt(fd, SOL_SOCKET, SO_TYPE, no_access(), &(socklen_t){4}): EFAULT
getsockopt(fd, SOL_SOCKET, SO_TYPE, &(int){0}, no_access()): EFAULT
getsockopt(fd, SOL_SOCKET, SO_TYPE, &(int){0}, &(socklen_t){-1}): EINVAL
setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, no_access(), 4): EFAULT
setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &(int){0}, -1): EINVAL
unix
  SO_BROADCAST 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_KEEPALIVE 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_DONTROUTE 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_OOBINLINE 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_REUSEADDR 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_DEBUG 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_NO_CHECK 0: ok 1 ok 0 ok 1 ok 1 ok 1, EINVAL ok 2
  SO_PRIORITY 0: ok 1 ok 0 ok 5 ok -1 ok 100000, EINVAL ok 2
  SO_MARK 0: ok 1 ok 0 ok 5 ok -1 ok 100000, EINVAL ok 2
  SO_RCVLOWAT ok 1
  SO_RCVLOWAT ok 500
  SO_SNDLOWAT 1: ENOPROTOOPT 1 ENOPROTOOPT 1 ENOPROTOOPT 1 ENOPROTOOPT 1 ENOPROTOOPT 1, EINVAL ok 2
  SO_ACCEPTCONN 0: ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0, EINVAL ok 2
  SO_DOMAIN 1: ENOPROTOOPT 1 ENOPROTOOPT 1 ENOPROTOOPT 1 ENOPROTOOPT 1 ENOPROTOOPT 1, EINVAL ok 2
  SO_PROTOCOL 0: ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0, EINVAL ok 2
  SO_ERROR 0: ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0 ENOPROTOOPT 0, EINVAL ok 2
  9999 ENOPROTOOPT: ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT ENOPROTOOPT, EINVAL ENOPROTOOPT 2
  1 EOPNOTSUPP: EOPNOTSUPP EOPNOTSUPP EOPNOTSUPP EOPNOTSUPP EOPNOTSUPP EOPNOTSUPP EOPNOTSUPP EOPNOTSUPP EOPNOTSUPP EOPNOTSUPP, EOPNOTSUPP EOPNOTSUPP 2
 ok ok 1.500000 ok ok 0.000000 EDOM ok 0.000000 EDOM ok 0.000000 ok ok 0.000000 ok ok 7.040000 EINVAL
 ok ok 1.500000 ok ok 0.000000 EDOM ok 0.000000 EDOM ok 0.000000 ok ok 0.000000 ok ok 7.040000 EINVAL
setsockopt(fd, SOL_SOCKET, SO_LINGER, &l, sizeof l) = 0
setsockopt(fd, SOL_SOCKET, SO_LINGER, &l, sizeof l - 1): EINVAL
getsockopt(fd, SOL_SOCKET, SO_LINGER, &l, &size) = 0
1 10 8
setsockopt(fd, SOL_SOCKET, SO_LINGER, &(struct linger){0, 99}, sizeof l) = 0
getsockopt(fd, SOL_SOCKET, SO_LINGER, &l, &size) = 0
0 10
getsockopt(fd, SOL_SOCKET, SO_TYPE, no_access(), &(socklen_t){4}): EFAULT
getsockopt(fd, SOL_SOCKET, SO_TYPE, &(int){0}, no_access()): EFAULT
getsockopt(fd, SOL_SOCKET, SO_TYPE, &(int){0}, &(socklen_t){-1}): EINVAL
setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, no_access(), 4): EFAULT
setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &(int){0}, -1): EINVAL
read(s[1], b, 4): EAGAIN
recv(s[1], b, 4, MSG_WAITALL): EAGAIN
recv(s[1], b, 16, MSG_WAITALL) = 6
*/
