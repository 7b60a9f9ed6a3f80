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
#include "emu/debug/gdb_peer.h"

enum {
    CALLERS = 8,        /* connections that have not yet been recognised */
    HELLO_BYTES = 4096, /* most that a debugger sends before the first reply */
    QUIET_MS = 20,      /* for so long nothing follows a debugger's first packet */
    LOOKUPS = 3,        /* in the host's tables, which change while they are read */
    REFUSALS = 10,      /* that are reported */
    WAKE_MS = 500,      /* until a signal is noticed that came just before a wait */
};

/* A connection whose first bytes are still coming. */
struct caller {
    int fd; /* -1: none */
    char name[80];
    size_t n;
    uint8_t bytes[HELLO_BYTES];
};

struct gdb_link {
    int listens, in, out;       /* descriptors, or -1 */
    char *address;              /* where it listens */
    char *path;                 /* of the socket in the file system, to remove */
    bool is_public;             /* users are not compared */
    struct gdb_endpoint at;     /* TCP: where it listens */
    struct gdb_tables tables;   /* TCP on the loopback: whose connections are */
    struct caller *callers;     /* CALLERS of them, while GDB is waited for */
    unsigned refused;           /* connections */
    uint8_t early[HELLO_BYTES]; /* what GDB sent before it was recognised: */
    size_t early_at, early_end;
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
    if (rc || listen(l->listens, CALLERS))
        return refuse(l, why, "--gdb=unix:%s: %s", path, strerror(rc ? error : errno));
    if (asprintf(&l->address, "unix:%s", path) < 0)
        l->address = NULL;
    return l;
}

/* Returns where a socket is, or with whom it is connected. */
static struct gdb_endpoint endpoint(int fd, int (*name)(int fd, struct sockaddr *a, socklen_t *size))
{
    struct sockaddr_storage a = {0};
    socklen_t n = sizeof a;
    return name(fd, (struct sockaddr *)&a, &n) ? (struct gdb_endpoint){0} : gdb_endpoint_of(&a);
}

static void name_address(struct gdb_link *l)
{
    char text[80];
    l->at = endpoint(l->listens, getsockname);
    gdb_endpoint_text(&l->at, text, sizeof text);
    l->address = strdup(text);
}

static bool is_port(const char *text)
{
    char *end;
    unsigned long port = strtoul(text, &end, 10);
    return *text >= '0' && *text <= '9' && !*end && port <= 65535;
}

/* An address of the interface to listen on: HOST is a number, or localhost; "": the loopback. */
static bool address_of(const char *host, const char *port, struct sockaddr_storage *a, socklen_t *size)
{
    struct sockaddr_in *v4 = (struct sockaddr_in *)a;
    struct sockaddr_in6 *v6 = (struct sockaddr_in6 *)a;
    uint16_t number = htons((uint16_t)atoi(port));
    memset(a, 0, sizeof *a);
    if (inet_pton(AF_INET, *host && strcmp(host, "localhost") ? host : "127.0.0.1", &v4->sin_addr) == 1) {
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

/* Returns the reason not to listen at an address, or NULL. */
static const char *objection(struct gdb_link *l, const struct sockaddr_storage *a)
{
    const struct gdb_endpoint e = gdb_endpoint_of(a);
    if (l->is_public)
        return NULL;
    if (!gdb_endpoint_is_loopback(&e))
        return "other hosts reach this address, and can then control the program; if that is wanted, --gdb=public:HOST:PORT";
    gdb_tables_open(&l->tables);
    if (l->tables.fd[0] < 0 && l->tables.fd[1] < 0)
        return "/proc/net/tcp, which says whose connections are, cannot be read; use unix:PATH or stdio";
    return NULL;
}

static struct gdb_link *open_tcp(struct gdb_link *l, const char *where, char **why)
{
    const char *address = l->is_public ? where + strlen("public:") : where;
    const char *colon = strrchr(address, ':'), *port = colon ? colon + 1 : address, *wrong;
    struct sockaddr_storage a;
    socklen_t size;
    char host[64] = "";
    if (colon)
        snprintf(host, sizeof host, "%.*s", (int)(colon - address), address);
    size_t n = strlen(host);
    if (n > 2 && host[0] == '[' && host[n - 1] == ']') { /* [::1]:1234 */
        memmove(host, host + 1, n - 2);
        host[n - 2] = 0;
    }
    if (!is_port(port) || !address_of(host, port, &a, &size) || (l->is_public && !*host))
        return refuse(
            l, why, "--gdb=%s: expected unix:PATH, stdio, PORT (0 to 65535), HOST:PORT or public:HOST:PORT with a numeric address", where);
    if ((wrong = objection(l, &a)) != NULL)
        return refuse(l, why, "--gdb=%s: %s", where, wrong);
    l->listens = socket(a.ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (l->listens >= 0)
        setsockopt(l->listens, SOL_SOCKET, SO_REUSEADDR, &(int){1}, sizeof(int));
    if (l->listens < 0 || bind(l->listens, (struct sockaddr *)&a, size) || listen(l->listens, CALLERS))
        return refuse(l, why, "--gdb=%s: %s", where, strerror(errno));
    name_address(l);
    return l;
}

static ssize_t link_read(void *ctx, void *bytes, size_t size, bool wait)
{
    struct gdb_link *l = ctx;
    struct pollfd p = {l->in, POLLIN, 0};
    if (l->early_at < l->early_end) {
        size_t left = l->early_end - l->early_at, part = left < size ? left : size;
        memcpy(bytes, l->early + l->early_at, part);
        l->early_at += part;
        return (ssize_t)part;
    }
    if (poll(&p, 1, wait ? WAKE_MS : 0) <= 0)
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
    l->tables = (struct gdb_tables){{-1, -1}};
    l->is_public = !strncmp(where, "public:", 7);
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

bool gdb_link_is_public(const struct gdb_link *l)
{
    return l->is_public;
}

/* ---- who calls ------------------------------------------------------------------------------------ */

static void hang_up(struct caller *c)
{
    close(c->fd);
    c->fd = -1;
}

/* Refuses a connection, and reports it: a page of a browser may try for ever. */
__attribute__((format(printf, 3, 4))) static void turn_away(struct gdb_link *l, struct caller *c, const char *format, ...)
{
    va_list list;
    hang_up(c);
    if (l->refused++ >= REFUSALS)
        return;
    va_start(list, format);
    fprintf(stderr, "precis: --gdb: refused a connection from %s: ", c->name);
    vfprintf(stderr, format, list);
    fprintf(stderr, l->refused < REFUSALS ? "\n" : "; further ones are refused without a message\n");
    va_end(list);
}

/* Looks up the user on the other side. Returns false if the host does not say. */
static bool user_of(const struct gdb_link *l, const struct caller *c, uid_t *uid)
{
    struct ucred peer;
    socklen_t n = sizeof peer;
    if (l->path) {
        *uid = getsockopt(c->fd, SOL_SOCKET, SO_PEERCRED, &peer, &n) ? (uid_t)-1 : peer.uid;
        return *uid != (uid_t)-1;
    }
    const struct gdb_endpoint from = endpoint(c->fd, getpeername);
    for (int i = 0; i < LOOKUPS; i++)
        if (gdb_tables_find(&l->tables, &from, &l->at, uid))
            return true;
    return false;
}

/* Refuses a connection of another user. */
static void check_user(struct gdb_link *l, struct caller *c)
{
    uid_t uid;
    if (l->is_public)
        return;
    if (!user_of(l, c, &uid))
        turn_away(l, c, "the host does not say whose it is");
    else if (uid && uid != geteuid())
        turn_away(l, c, "it is user %u's, not user %u's", (unsigned)uid, (unsigned)geteuid());
}

/* Takes a connection; the one that has been silent for longest makes place for it. */
static void take_call(struct gdb_link *l)
{
    int fd = accept4(l->listens, NULL, NULL, SOCK_CLOEXEC), place = CALLERS - 1;
    struct caller *c = &l->callers[0];
    if (fd < 0)
        return;
    for (int i = 0; i < CALLERS; i++)
        place = l->callers[i].fd < 0 ? i : place;
    if (l->callers[place].fd >= 0)
        turn_away(l, &l->callers[place], "it is silent, and others wait");
    memmove(l->callers + 1, l->callers, (size_t)place * sizeof *c);
    c->fd = moved(fd);
    c->n = 0;
    const struct gdb_endpoint from = endpoint(c->fd, getpeername);
    if (l->path)
        snprintf(c->name, sizeof c->name, "unix:%s", l->path);
    else
        gdb_endpoint_text(&from, c->name, sizeof c->name);
    check_user(l, c);
}

/* Reads what a connection has sent. */
static void listen_to(struct gdb_link *l, struct caller *c)
{
    ssize_t got = recv(c->fd, c->bytes + c->n, sizeof c->bytes - c->n, MSG_DONTWAIT);
    if (got < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    if (got <= 0) {
        hang_up(c);
        return;
    }
    c->n += (size_t)got;
    if (gdb_hello(c->bytes, c->n) == GDB_HELLO_OTHER || c->n == sizeof c->bytes)
        turn_away(l, c, "it does not begin as GDB's protocol does");
}

/* Waits until a connection, or a new one, has something, or WAKE_MS. Returns the one that is a debugger's, or NULL if there is none yet. */
static struct caller *hear(struct gdb_link *l)
{
    struct pollfd p[CALLERS + 1] = {[CALLERS] = {l->listens, POLLIN, 0}};
    struct caller *ready = NULL;
    for (int i = CALLERS - 1; i >= 0; i--) {
        struct caller *c = &l->callers[i];
        p[i] = (struct pollfd){c->fd, POLLIN, 0};
        if (!ready && c->fd >= 0 && gdb_hello(c->bytes, c->n) == GDB_HELLO_WHOLE)
            ready = c;
    }
    int n = poll(p, CALLERS + 1, ready ? QUIET_MS : WAKE_MS);
    if (n == 0)
        return ready;
    for (int i = 0; n > 0 && i < CALLERS; i++)
        if (p[i].revents)
            listen_to(l, &l->callers[i]);
    if (n > 0 && p[CALLERS].revents)
        take_call(l);
    return NULL;
}

/* The debugger has been recognised: nothing else is waited for. */
static void answer(struct gdb_link *l, struct caller *c)
{
    l->in = l->out = c->fd;
    c->fd = -1;
    memcpy(l->early, c->bytes, c->n);
    l->early_end = c->n;
    setsockopt(l->in, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int));
}

static void stop_listening(struct gdb_link *l)
{
    for (int i = 0; l->callers && i < CALLERS; i++)
        if (l->callers[i].fd >= 0)
            hang_up(&l->callers[i]);
    free(l->callers);
    l->callers = NULL;
    if (l->listens >= 0)
        close(l->listens);
    l->listens = -1;
    gdb_tables_close(&l->tables);
    if (l->path)
        unlink(l->path);
    free(l->path);
    l->path = NULL;
}

bool gdb_link_accept(struct gdb_link *l, bool (*gives_up)(void *ctx), void *ctx)
{
    struct caller *c = NULL;
    if (l->listens < 0)
        return true;
    l->callers = calloc(CALLERS, sizeof *l->callers);
    if (!l->callers)
        return false;
    for (int i = 0; i < CALLERS; i++)
        l->callers[i].fd = -1;
    while (!c && !gives_up(ctx))
        c = hear(l);
    if (c)
        answer(l, c);
    stop_listening(l);
    return c;
}

const struct gdb_io *gdb_link_io(struct gdb_link *l)
{
    return &l->io;
}

void gdb_link_close(struct gdb_link *l)
{
    if (!l)
        return;
    stop_listening(l);
    if (l->in >= 0)
        close(l->in);
    if (l->out >= 0 && l->out != l->in)
        close(l->out);
    free(l->address);
    free(l);
}
