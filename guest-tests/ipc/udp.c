// UDP on the loopback: datagrams to and fro, connected sockets, time-outs, truncation.
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>
#include "check.h"

int main(void)
{
    struct sockaddr_in a = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)}, b = a, from;
    socklen_t size = sizeof a;
    int s = socket(AF_INET, SOCK_DGRAM, 0), t = socket(AF_INET, SOCK_DGRAM, 0);
    CHECK(bind(s, (struct sockaddr *)&a, sizeof a) == 0 && bind(t, (struct sockaddr *)&b, sizeof b) == 0);
    getsockname(s, (struct sockaddr *)&a, &size);
    getsockname(t, (struct sockaddr *)&b, &size);
    CHECK(sendto(s, "datagram", 8, 0, (struct sockaddr *)&b, sizeof b) == 8);
    char text[100] = "";
    size = sizeof from;
    CHECK(recvfrom(t, text, sizeof text, 0, (struct sockaddr *)&from, &size) == 8 && strcmp(text, "datagram") == 0);
    CHECK(from.sin_port == a.sin_port && size == sizeof from);
    CHECK(connect(t, (struct sockaddr *)&a, sizeof a) == 0 && send(t, "reply", 5, 0) == 5);
    CHECK(recv(s, text, 3, 0) == 3 && memcmp(text, "rep", 3) == 0);
    CHECK(recv(s, text, 3, MSG_DONTWAIT) == -1 && errno == EAGAIN);
    struct timeval limit = {0, 20000};
    CHECK(setsockopt(s, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit) == 0);
    CHECK(recv(s, text, 3, 0) == -1 && errno == EAGAIN);
    size = sizeof from;
    CHECK(getpeername(t, (struct sockaddr *)&from, &size) == 0 && from.sin_port == a.sin_port);
    CHECK(getpeername(s, (struct sockaddr *)&from, &size) == -1 && errno == ENOTCONN);
    CHECK(inet_pton(AF_INET, "10.1.2.300", &from.sin_addr) == 0 && inet_pton(AF_INET, "10.1.2.3", &from.sin_addr) == 1);
    printf("%s\n", inet_ntop(AF_INET, &from.sin_addr, text, sizeof text));
}

/* stdout:
yes bind(s, (struct sockaddr *)&a, sizeof a) == 0 && bind(t, (struct sockaddr *)&b, sizeof b) == 0
yes sendto(s, "datagram", 8, 0, (struct sockaddr *)&b, sizeof b) == 8
yes recvfrom(t, text, sizeof text, 0, (struct sockaddr *)&from, &size) == 8 && strcmp(text, "datagram") == 0
yes from.sin_port == a.sin_port && size == sizeof from
yes connect(t, (struct sockaddr *)&a, sizeof a) == 0 && send(t, "reply", 5, 0) == 5
yes recv(s, text, 3, 0) == 3 && memcmp(text, "rep", 3) == 0
yes recv(s, text, 3, MSG_DONTWAIT) == -1 && errno == EAGAIN
yes setsockopt(s, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit) == 0
yes recv(s, text, 3, 0) == -1 && errno == EAGAIN
yes getpeername(t, (struct sockaddr *)&from, &size) == 0 && from.sin_port == a.sin_port
yes getpeername(s, (struct sockaddr *)&from, &size) == -1 && errno == ENOTCONN
yes inet_pton(AF_INET, "10.1.2.300", &from.sin_addr) == 0 && inet_pton(AF_INET, "10.1.2.3", &from.sin_addr) == 1
10.1.2.3
*/
