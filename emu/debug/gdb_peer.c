/* gdb_peer.c - see gdb_peer.h. */
#define _GNU_SOURCE
#include "emu/debug/gdb_peer.h"

#include <arpa/inet.h>
#include <ctype.h>
#include <fcntl.h>
#include <inttypes.h>
#include <string.h>
#include <unistd.h>

/* ---- first bytes ------------------------------------------------------------------------------ */

enum gdb_hello gdb_hello(const uint8_t *bytes, size_t n)
{
    enum { BETWEEN, INSIDE, SUM1, SUM2 } state = BETWEEN;
    bool has_packet = false;
    for (size_t i = 0; i < n; i++) {
        const uint8_t byte = bytes[i];
        bool fits = true;
        switch (state) {
        case BETWEEN:
            state = byte == '$' ? INSIDE : BETWEEN;
            fits = byte == '$' || byte == '+' || byte == '-' || byte == 0x03;
            break;
        case INSIDE: state = byte == '#' ? SUM1 : INSIDE; break;
        case SUM1:
        case SUM2:
            fits = isxdigit(byte);
            has_packet |= state == SUM2;
            state = state == SUM1 ? SUM2 : BETWEEN;
            break;
        }
        if (!fits)
            return GDB_HELLO_OTHER;
    }
    return has_packet && state == BETWEEN ? GDB_HELLO_WHOLE : GDB_HELLO_PART;
}

/* ---- addresses ---------------------------------------------------------------------------------- */

static struct gdb_endpoint mapped(const void *v4, uint16_t port)
{
    struct gdb_endpoint e = {.port = port};
    e.host.s6_addr[10] = e.host.s6_addr[11] = 0xff;
    memcpy(e.host.s6_addr + 12, v4, 4);
    return e;
}

struct gdb_endpoint gdb_endpoint_of(const struct sockaddr_storage *a)
{
    const struct sockaddr_in6 *v6 = (const struct sockaddr_in6 *)a;
    const struct sockaddr_in *v4 = (const struct sockaddr_in *)a;
    if (a->ss_family == AF_INET)
        return mapped(&v4->sin_addr, v4->sin_port);
    if (a->ss_family == AF_INET6)
        return (struct gdb_endpoint){v6->sin6_addr, v6->sin6_port};
    return (struct gdb_endpoint){0};
}

bool gdb_endpoint_is_loopback(const struct gdb_endpoint *e)
{
    return IN6_IS_ADDR_V4MAPPED(&e->host) ? e->host.s6_addr[12] == 127 : IN6_IS_ADDR_LOOPBACK(&e->host);
}

void gdb_endpoint_text(const struct gdb_endpoint *e, char *text, size_t size)
{
    char host[INET6_ADDRSTRLEN] = "";
    bool v4 = IN6_IS_ADDR_V4MAPPED(&e->host);
    inet_ntop(v4 ? AF_INET : AF_INET6, v4 ? e->host.s6_addr + 12 : e->host.s6_addr, host, sizeof host);
    snprintf(text, size, v4 ? "%s:%u" : "[%s]:%u", host, ntohs(e->port));
}

static bool is_same(const struct gdb_endpoint *a, const struct gdb_endpoint *b)
{
    return a->port == b->port && !memcmp(&a->host, &b->host, sizeof a->host);
}

/* ---- tables --------------------------------------------------------------------------------------- */

/* Reads "ADDRESS:PORT": the address in words of the host's byte order as they are in memory, the port as a number. */
static bool read_endpoint(const char *text, struct gdb_endpoint *out)
{
    const char *colon = strchr(text, ':');
    size_t digits = colon ? (size_t)(colon - text) : 0;
    uint32_t words[4] = {0};
    unsigned port;
    if ((digits != 8 && digits != 32) || sscanf(colon, ":%x", &port) != 1 || port > 65535)
        return false;
    for (size_t i = 0; i < digits / 8; i++)
        if (sscanf(text + 8 * i, "%8" SCNx32, &words[i]) != 1)
            return false;
    if (digits == 8) {
        *out = mapped(words, htons((uint16_t)port));
        return true;
    }
    out->port = htons((uint16_t)port);
    memcpy(&out->host, words, sizeof out->host);
    return true;
}

bool gdb_peer_find(FILE *table, const struct gdb_endpoint *from, const struct gdb_endpoint *to, uid_t *uid)
{
    enum { ESTABLISHED = 1 };
    char line[512], local[48], remote[48];
    while (fgets(line, sizeof line, table)) {
        struct gdb_endpoint a, b;
        unsigned state, user;
        unsigned long inode;
        if (sscanf(line, " %*[0-9]: %47s %47s %x %*s %*s %*s %u %*s %lu", local, remote, &state, &user, &inode) != 5)
            continue;
        if (state != ESTABLISHED || !inode || !read_endpoint(local, &a) || !read_endpoint(remote, &b))
            continue;
        if (is_same(&a, from) && is_same(&b, to)) {
            *uid = user;
            return true;
        }
    }
    return false;
}

void gdb_tables_open(struct gdb_tables *t)
{
    static const char *const names[] = {"/proc/self/net/tcp", "/proc/self/net/tcp6"};
    for (int i = 0; i < 2; i++)
        t->fd[i] = open(names[i], O_RDONLY | O_CLOEXEC);
}

void gdb_tables_close(struct gdb_tables *t)
{
    for (int i = 0; i < 2; i++) {
        if (t->fd[i] >= 0)
            close(t->fd[i]);
        t->fd[i] = -1;
    }
}

bool gdb_tables_find(const struct gdb_tables *t, const struct gdb_endpoint *from, const struct gdb_endpoint *to, uid_t *uid)
{
    bool found = false;
    for (int i = 0; i < 2 && !found; i++) {
        int fd = t->fd[i] < 0 ? -1 : fcntl(t->fd[i], F_DUPFD_CLOEXEC, 3);
        FILE *f = fd < 0 || lseek(fd, 0, SEEK_SET) < 0 ? NULL : fdopen(fd, "r");
        found = f && gdb_peer_find(f, from, to, uid);
        if (f)
            fclose(f);
        else if (fd >= 0)
            close(fd);
    }
    return found;
}
