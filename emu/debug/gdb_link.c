/* gdb_link.c - see gdb.h: the connection to GDB. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "emu/debug/gdb.h"

struct gdb_link {
    int listens, in, out; /* descriptors; -1: none */
    char *address;        /* where it listens */
    char *path;           /* of the socket in the file system, to remove */
    struct gdb_io io;
};

static struct gdb_link *refuse(struct gdb_link *l, char **why, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    if (vasprintf(why, format, list) < 0)
        *why = NULL;
    va_end(list);
    gdb_link_close(l);
    return NULL;
}

/* A descriptor that no program inherits, above those of the standard streams. */
static int moved(int fd)
{
    int to = fcntl(fd, F_DUPFD_CLOEXEC, 3);
    if (fd >= 0)
        close(fd);
    return to;
}

static struct gdb_link *open_stdio(struct gdb_link *l, char **why)
{
    l->in = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
    l->out = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    int null = open("/dev/null", O_RDWR | O_CLOEXEC);
    if (l->in < 0 || l->out < 0 || null < 0 || dup2(null, STDIN_FILENO) < 0 || dup2(STDERR_FILENO, STDOUT_FILENO) < 0)
        return refuse(l, why, "--gdb=stdio: standard input and output are needed: %s", strerror(errno));
    close(null);
    return l;
}

static struct gdb_link *open_unix(struct gdb_link *l, const char *path, char **why)
{
    struct sockaddr_un a = {.sun_family = AF_UNIX};
    if (!*path || strlen(path) >= sizeof a.sun_path)
        return refuse(l, why, "--gdb=unix:%s: expected a path of 1 to %zu characters", path, sizeof a.sun_path - 1);
    strcpy(a.sun_path, path);
    l->listens = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    mode_t mask = umask(077); /* the peer controls the program */
    int rc = l->listens < 0 ? -1 : bind(l->listens, (struct sockaddr *)&a, sizeof a);
    int error = errno;
    umask(mask);
    if (rc == 0)
        l->path = strdup(path);
    if (rc || listen(l->listens, 1))
        return refuse(l, why, "--gdb=unix:%s: %s", path, strerror(rc ? error : errno));
    if (asprintf(&l->address, "unix:%s", path) < 0)
        l->address = NULL;
    return l;
}

static void name_address(struct gdb_link *l)
{
    struct sockaddr_storage a;
    socklen_t n = sizeof a;
    char host[INET6_ADDRSTRLEN] = "";
    if (getsockname(l->listens, (struct sockaddr *)&a, &n))
        return;
    bool v6 = a.ss_family == AF_INET6;
    const struct sockaddr_in6 *long_one = (const struct sockaddr_in6 *)&a;
    const struct sockaddr_in *short_one = (const struct sockaddr_in *)&a;
    inet_ntop(a.ss_family, v6 ? (const void *)&long_one->sin6_addr : (const void *)&short_one->sin_addr, host, sizeof host);
    if (asprintf(&l->address, v6 ? "[%s]:%u" : "%s:%u", host, ntohs(v6 ? long_one->sin6_port : short_one->sin_port)) < 0)
        l->address = NULL;
}

static bool is_port(const char *text)
{
    char *end;
    unsigned long port = strtoul(text, &end, 10);
    return *text >= '0' && *text <= '9' && !*end && port <= 65535;
}

/* An address of the interface to listen on: HOST is a number, or localhost. */
static bool address_of(const char *host, const char *port, struct sockaddr_storage *a, socklen_t *size)
{
    struct sockaddr_in *v4 = (struct sockaddr_in *)a;
    struct sockaddr_in6 *v6 = (struct sockaddr_in6 *)a;
    uint16_t number = htons((uint16_t)atoi(port));
    memset(a, 0, sizeof *a);
    if (inet_pton(AF_INET, strcmp(host, "localhost") ? host : "127.0.0.1", &v4->sin_addr) == 1) {
        v4->sin_family = AF_INET;
        v4->sin_port = number;
        *size = sizeof *v4;
        return true;
    }
    v6->sin6_family = AF_INET6;
    v6->sin6_port = number;
    *size = sizeof *v6;
    return inet_pton(AF_INET6, host, &v6->sin6_addr) == 1;
}

static struct gdb_link *open_tcp(struct gdb_link *l, const char *where, char **why)
{
    const char *colon = strrchr(where, ':'), *port = colon ? colon + 1 : where;
    struct sockaddr_storage a;
    socklen_t size;
    char host[64] = "127.0.0.1";
    if (colon)
        snprintf(host, sizeof host, "%.*s", (int)(colon - where), where);
    size_t n = strlen(host);
    if (n > 2 && host[0] == '[' && host[n - 1] == ']') { /* [::1]:1234 */
        memmove(host, host + 1, n - 2);
        host[n - 2] = 0;
    }
    if (!is_port(port) || !address_of(host, port, &a, &size))
        return refuse(l, why, "--gdb=%s: expected PORT (0 to 65535), HOST:PORT with a numeric address, unix:PATH or stdio", where);
    l->listens = socket(a.ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (l->listens >= 0)
        setsockopt(l->listens, SOL_SOCKET, SO_REUSEADDR, &(int){1}, sizeof(int));
    if (l->listens < 0 || bind(l->listens, (struct sockaddr *)&a, size) || listen(l->listens, 1))
        return refuse(l, why, "--gdb=%s: %s", where, strerror(errno));
    name_address(l);
    return l;
}

static ssize_t link_read(void *ctx, void *bytes, size_t size, bool wait)
{
    const struct gdb_link *l = ctx;
    struct pollfd p = {l->in, POLLIN, 0};
    if (poll(&p, 1, wait ? -1 : 0) <= 0)
        return -1;
    ssize_t n = read(l->in, bytes, size);
    if (n < 0 && (errno == EINTR || errno == EAGAIN))
        return -1;
    return n < 0 ? 0 : n;
}

static bool link_write(void *ctx, const void *bytes, size_t size)
{
    const struct gdb_link *l = ctx;
    for (size_t done = 0; done < size;) {
        ssize_t n = write(l->out, (const char *)bytes + done, size - done);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        done += (size_t)n;
    }
    return true;
}

struct gdb_link *gdb_link_open(const char *where, char **why)
{
    struct gdb_link *l = calloc(1, sizeof *l);
    if (!l)
        return refuse(NULL, why, "out of memory");
    l->listens = l->in = l->out = -1;
    l->io = (struct gdb_io){l, link_read, link_write};
    if (!strcmp(where, "stdio"))
        return open_stdio(l, why);
    if (!strncmp(where, "unix:", 5))
        return open_unix(l, where + 5, why);
    return open_tcp(l, where, why);
}

const char *gdb_link_address(const struct gdb_link *l)
{
    return l->address;
}

bool gdb_link_accept(struct gdb_link *l)
{
    if (l->listens < 0)
        return true;
    l->in = accept4(l->listens, NULL, NULL, SOCK_CLOEXEC);
    if (l->in < 0)
        return false;
    l->in = moved(l->in);
    l->out = l->in;
    setsockopt(l->in, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int));
    close(l->listens); /* one GDB */
    l->listens = -1;
    if (l->path)
        unlink(l->path);
    free(l->path);
    l->path = NULL;
    return true;
}

const struct gdb_io *gdb_link_io(struct gdb_link *l)
{
    return &l->io;
}

void gdb_link_close(struct gdb_link *l)
{
    if (!l)
        return;
    if (l->listens >= 0)
        close(l->listens);
    if (l->in >= 0)
        close(l->in);
    if (l->out >= 0 && l->out != l->in)
        close(l->out);
    if (l->path)
        unlink(l->path);
    free(l->path);
    free(l->address);
    free(l);
}
