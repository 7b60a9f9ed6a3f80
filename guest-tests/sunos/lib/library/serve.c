// serve PORT REPLY REQUEST TOOL ARGUMENT...: runs the tool and answers its connection with what the file REPLY has. Its request goes to REQUEST.
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static void copy(int from, int to)
{
    static char text[4096];

    for (ssize_t n; (n = read(from, text, sizeof text)) > 0;)
        if (write(to, text, (size_t)n) != n)
            exit(4);
}

int main(int argc, char **argv)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((unsigned short)atoi(argv[1])), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    const int s = socket(AF_INET, SOCK_STREAM, 0);
    char request[4096];
    int status = 0;

    if (argc < 5 || bind(s, (struct sockaddr *)&at, sizeof at) || listen(s, 5))
        return 2;
    if (!fork()) {
        execv(argv[4], argv + 4);
        _exit(3);
    }
    const int c = accept(s, NULL, NULL);
    const ssize_t n = read(c, request, sizeof request);

    if (write(open(argv[3], O_WRONLY | O_CREAT | O_TRUNC, 0644), request, (size_t)n) != n)
        return 4;
    copy(open(argv[2], O_RDONLY), c);
    close(c);
    wait(&status);
    return status >> 8;
}
