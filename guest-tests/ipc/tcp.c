// TCP on the loopback: a server that polls, several clients, half-closed connections, names and options, refused connections.
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

int main(void)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof address;
    int server = socket(AF_INET, SOCK_STREAM, 0), one = 1, value = 0;
    CHECK(setsockopt(server, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one) == 0);
    CHECK(bind(server, (struct sockaddr *)&address, sizeof address) == 0 && listen(server, 10) == 0);
    CHECK(getsockname(server, (struct sockaddr *)&address, &length) == 0 && ntohs(address.sin_port) > 0);
    printf("%s\n", inet_ntoa(address.sin_addr));
    for (int i = 0; i < 5; i++)
        if (fork() == 0) {
            int s = socket(AF_INET, SOCK_STREAM, 0);
            unsigned char b[1000];
            must(connect(s, (struct sockaddr *)&address, sizeof address), "connect");
            setsockopt(s, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
            for (int k = 0; k < 20; k++) {
                memset(b, i * 20 + k, sizeof b);
                for (int done = 0; done < 1000;)
                    done += (int)must(write(s, b + done, (size_t)(1000 - done)), "write");
            }
            shutdown(s, SHUT_WR);
            uint32_t sum = 0, want = 0;
            if (read(s, &sum, 4) != 4)
                _exit(2);
            for (int k = 0; k < 20; k++)
                want += (uint32_t)(i * 20 + k) * 1000;
            _exit(ntohl(sum) == want ? 0 : 1);
        }
    struct pollfd p[6] = {{server, POLLIN, 0}};
    uint32_t sums[6] = {0};
    int n = 1, open_now = 0, total = 0, served = 0;
    while (served < 5) {
        poll(p, (nfds_t)n, -1);
        if (p[0].revents & POLLIN && n < 6) {
            struct sockaddr_in peer;
            socklen_t size = sizeof peer;
            p[n].fd = accept(server, (struct sockaddr *)&peer, &size);
            p[n].events = POLLIN;
            p[n].revents = 0;
            fcntl(p[n].fd, F_SETFL, O_NONBLOCK);
            n++;
            open_now++;
            if (peer.sin_addr.s_addr != htonl(INADDR_LOOPBACK))
                printf("strange peer\n");
        }
        for (int i = 1; i < n; i++)
            if (p[i].revents & (POLLIN | POLLHUP)) {
                unsigned char b[700];
                ssize_t got = read(p[i].fd, b, sizeof b);
                for (ssize_t k = 0; k < got; k++)
                    sums[i] += b[k];
                total += got > 0 ? (int)got : 0;
                if (got == 0) {
                    uint32_t answer = htonl(sums[i]);
                    must(write(p[i].fd, &answer, 4), "write");
                    close(p[i].fd);
                    p[i].fd = -1;
                    served++;
                }
            }
    }
    int bad = 0, status;
    while (wait(&status) > 0)
        bad += status != 0;
    printf("%d connections, %d bytes, %d bad\n", open_now, total, bad);
    length = sizeof value;
    CHECK(getsockopt(server, SOL_SOCKET, SO_ACCEPTCONN, &value, &length) == 0 && value == 1);
    close(server);
    int s = socket(AF_INET, SOCK_STREAM, 0);
    CHECK(connect(s, (struct sockaddr *)&address, sizeof address) == -1 && errno == ECONNREFUSED);
    CHECK(socket(AF_INET, SOCK_STREAM, IPPROTO_UDP) == -1 && errno == EPROTONOSUPPORT);
    CHECK(send(s, "x", 1, MSG_NOSIGNAL) == -1 && errno == EPIPE);
}

/* stdout:
yes setsockopt(server, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one) == 0
yes bind(server, (struct sockaddr *)&address, sizeof address) == 0 && listen(server, 10) == 0
yes getsockname(server, (struct sockaddr *)&address, &length) == 0 && ntohs(address.sin_port) > 0
127.0.0.1
5 connections, 100000 bytes, 0 bad
yes getsockopt(server, SOL_SOCKET, SO_ACCEPTCONN, &value, &length) == 0 && value == 1
yes connect(s, (struct sockaddr *)&address, sizeof address) == -1 && errno == ECONNREFUSED
yes socket(AF_INET, SOCK_STREAM, IPPROTO_UDP) == -1 && errno == EPROTONOSUPPORT
yes send(s, "x", 1, MSG_NOSIGNAL) == -1 && errno == EPIPE
*/
