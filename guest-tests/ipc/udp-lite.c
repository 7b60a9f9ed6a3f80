// UDP-Lite: its ports, options and the datagrams whose checksum covers too little.
// qemu: no, it has no options of UDP-Lite
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>
#include "check.h"

enum { SENDS = 10, RECEIVES = 11, FIRST_PORT = 5400 };

static int bound(int protocol, int port)
{
    int s = must(socket(AF_INET, SOCK_DGRAM | SOCK_NONBLOCK, protocol), "socket");
    struct sockaddr_in a = {AF_INET, htons(port), {htonl(INADDR_LOOPBACK)}};
    if (bind(s, (struct sockaddr *)&a, sizeof a)) {
        close(s);
        return -1;
    }
    return s;
}

static int send_to(int s, int port, int bytes)
{
    struct sockaddr_in a = {AF_INET, htons(port), {htonl(INADDR_LOOPBACK)}};
    char data[100] = "";
    return sendto(s, data, bytes, 0, (struct sockaddr *)&a, sizeof a);
}

static void options(int s, int level)
{
    static const int values[] = {0, 3, 20, 70000, -1};
    for (int option = SENDS; option <= RECEIVES + 1; option++)
        for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
            int got = -1;
            socklen_t len = sizeof got;
            int set = setsockopt(s, level, option, &values[i], sizeof values[i]);
            int get = getsockopt(s, level, option, &got, &len);
            printf("level %d option %d: %d -> %d %d %d\n", level, option, values[i], set, get, got);
        }
}

static void coverage(int sends, int receives)
{
    int a = bound(IPPROTO_UDPLITE, FIRST_PORT), b = bound(IPPROTO_UDPLITE, FIRST_PORT + 1);
    char data[100];
    if (sends >= 0)
        setsockopt(a, IPPROTO_UDPLITE, SENDS, &sends, sizeof sends);
    if (receives >= 0)
        setsockopt(b, IPPROTO_UDPLITE, RECEIVES, &receives, sizeof receives);
    printf("covers %d, wants %d: sent %d, received", sends, receives, send_to(a, FIRST_PORT + 1, 20));
    printf(" %d\n", (int)recv(b, data, sizeof data, 0));
    close(a);
    close(b);
}

int main(void)
{
    static const int bytes[] = {-1, 0, 8, 12, 28, 100};
    CHECK(socket(AF_INET, SOCK_STREAM, IPPROTO_UDPLITE) == -1 && errno == EPROTONOSUPPORT);
    CHECK(socket(AF_INET, SOCK_DGRAM, 300) == -1 && errno == EINVAL);
    int lite = bound(IPPROTO_UDPLITE, FIRST_PORT), udp = bound(IPPROTO_UDP, FIRST_PORT), protocol = 0;
    socklen_t len = sizeof protocol;
    CHECK(!getsockopt(lite, SOL_SOCKET, SO_PROTOCOL, &protocol, &len) && protocol == IPPROTO_UDPLITE);
    CHECK(bound(IPPROTO_UDPLITE, FIRST_PORT) == -1 && errno == EADDRINUSE);
    int sender = socket(AF_INET, SOCK_DGRAM, IPPROTO_UDPLITE);
    char data[100];
    CHECK(send_to(sender, FIRST_PORT, 3) == 3);
    CHECK(recv(udp, data, sizeof data, 0) == -1 && errno == EAGAIN);
    CHECK(recv(lite, data, sizeof data, 0) == 3);
    options(lite, IPPROTO_UDPLITE);
    options(lite, IPPROTO_UDP);
    options(udp, IPPROTO_UDPLITE);
    close(lite);
    for (int i = 0; i < 6; i++)
        for (int j = 0; j < 6; j++)
            coverage(bytes[i], bytes[j]);
}

/* stdout:
yes socket(AF_INET, SOCK_STREAM, IPPROTO_UDPLITE) == -1 && errno == EPROTONOSUPPORT
yes socket(AF_INET, SOCK_DGRAM, 300) == -1 && errno == EINVAL
yes !getsockopt(lite, SOL_SOCKET, SO_PROTOCOL, &protocol, &len) && protocol == IPPROTO_UDPLITE
yes bound(IPPROTO_UDPLITE, FIRST_PORT) == -1 && errno == EADDRINUSE
yes send_to(sender, FIRST_PORT, 3) == 3
yes recv(udp, data, sizeof data, 0) == -1 && errno == EAGAIN
yes recv(lite, data, sizeof data, 0) == 3
level 136 option 10: 0 -> 0 0 0
level 136 option 10: 3 -> 0 0 8
level 136 option 10: 20 -> 0 0 20
level 136 option 10: 70000 -> 0 0 65535
level 136 option 10: -1 -> 0 0 8
level 136 option 11: 0 -> 0 0 0
level 136 option 11: 3 -> 0 0 8
level 136 option 11: 20 -> 0 0 20
level 136 option 11: 70000 -> 0 0 65535
level 136 option 11: -1 -> 0 0 8
level 136 option 12: 0 -> -1 -1 -1
level 136 option 12: 3 -> -1 -1 -1
level 136 option 12: 20 -> -1 -1 -1
level 136 option 12: 70000 -> -1 -1 -1
level 136 option 12: -1 -> -1 -1 -1
level 17 option 10: 0 -> 0 0 0
level 17 option 10: 3 -> 0 0 8
level 17 option 10: 20 -> 0 0 20
level 17 option 10: 70000 -> 0 0 65535
level 17 option 10: -1 -> 0 0 8
level 17 option 11: 0 -> 0 0 0
level 17 option 11: 3 -> 0 0 8
level 17 option 11: 20 -> 0 0 20
level 17 option 11: 70000 -> 0 0 65535
level 17 option 11: -1 -> 0 0 8
level 17 option 12: 0 -> -1 -1 -1
level 17 option 12: 3 -> -1 -1 -1
level 17 option 12: 20 -> -1 -1 -1
level 17 option 12: 70000 -> -1 -1 -1
level 17 option 12: -1 -> -1 -1 -1
level 136 option 10: 0 -> -1 0 0
level 136 option 10: 3 -> -1 0 0
level 136 option 10: 20 -> -1 0 0
level 136 option 10: 70000 -> -1 0 0
level 136 option 10: -1 -> -1 0 0
level 136 option 11: 0 -> -1 0 0
level 136 option 11: 3 -> -1 0 0
level 136 option 11: 20 -> -1 0 0
level 136 option 11: 70000 -> -1 0 0
level 136 option 11: -1 -> -1 0 0
level 136 option 12: 0 -> -1 -1 -1
level 136 option 12: 3 -> -1 -1 -1
level 136 option 12: 20 -> -1 -1 -1
level 136 option 12: 70000 -> -1 -1 -1
level 136 option 12: -1 -> -1 -1 -1
covers -1, wants -1: sent 20, received 20
covers -1, wants 0: sent 20, received 20
covers -1, wants 8: sent 20, received 20
covers -1, wants 12: sent 20, received 20
covers -1, wants 28: sent 20, received 20
covers -1, wants 100: sent 20, received 20
covers 0, wants -1: sent 20, received 20
covers 0, wants 0: sent 20, received 20
covers 0, wants 8: sent 20, received 20
covers 0, wants 12: sent 20, received 20
covers 0, wants 28: sent 20, received 20
covers 0, wants 100: sent 20, received 20
covers 8, wants -1: sent 20, received 20
covers 8, wants 0: sent 20, received -1
covers 8, wants 8: sent 20, received 20
covers 8, wants 12: sent 20, received -1
covers 8, wants 28: sent 20, received -1
covers 8, wants 100: sent 20, received -1
covers 12, wants -1: sent 20, received 20
covers 12, wants 0: sent 20, received -1
covers 12, wants 8: sent 20, received 20
covers 12, wants 12: sent 20, received 20
covers 12, wants 28: sent 20, received -1
covers 12, wants 100: sent 20, received -1
covers 28, wants -1: sent 20, received 20
covers 28, wants 0: sent 20, received 20
covers 28, wants 8: sent 20, received 20
covers 28, wants 12: sent 20, received 20
covers 28, wants 28: sent 20, received 20
covers 28, wants 100: sent 20, received 20
covers 100, wants -1: sent 20, received 20
covers 100, wants 0: sent 20, received 20
covers 100, wants 8: sent 20, received 20
covers 100, wants 12: sent 20, received 20
covers 100, wants 28: sent 20, received 20
covers 100, wants 100: sent 20, received 20
*/
