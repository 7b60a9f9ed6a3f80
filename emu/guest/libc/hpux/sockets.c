/*
 * sockets.c - sendmsg() and recvmsg(), and the functions of programs that are compiled with _XOPEN_SOURCE_EXTENDED: there a length of an
 * address or an option is a socklen_t, which is a size_t. sendfile(). Sources: send(2), recv(2), sendfile(2).
 */
#include "libc.h"

int socket(int domain, int type, int protocol);
int socketpair(int domain, int type, int protocol, int fds[2]);
int bind(int fd, const void *address, int size);
int connect(int fd, const void *address, int size);
int listen(int fd, int backlog);
int accept(int fd, void *address, int *size);
int getpeername(int fd, void *address, int *size);
int getsockname(int fd, void *address, int *size);
int getsockopt(int fd, int level, int option, void *value, int *size);
int setsockopt(int fd, int level, int option, const void *value, int size);
int shutdown(int fd, int how);
long send(int fd, const void *from, size_t n, int flags);
long recv(int fd, void *to, size_t n, int flags);
long sendto(int fd, const void *from, size_t n, int flags, const void *to, int to_size);
long recvfrom(int fd, void *to, size_t n, int flags, void *from, int *from_size);
long __pread64(int fd, void *to, size_t n, off64 offset);

void cancel_enter(void);
void cancel_leave(void);

struct part {
    void *base;
    size_t size;
};
/* What the kernel's calls read. */
struct message {
    void *name;
    int name_size;
    struct part *parts;
    size_t part_count;
    void *control;
    size_t control_size;
    int flags;
};
/* What precedes passed descriptors in control. */
struct rights {
    size_t size;
    int level, type;
    int fds[];
};
enum { SOL_SOCKET = 0xffff, SCM_RIGHTS = 1, CONTROL_BYTES = 512, EMSGSIZE = 218 };

static long exchange(long call, int fd, struct message *m, int flags)
{
    cancel_enter();
    const long result = CALL(call, (long)fd, m, (long)flags);

    cancel_leave();
    return result;
}

/* A program's struct msghdr that is not of _XOPEN_SOURCE_EXTENDED. */
struct old_message {
    void *name;
    int name_size;
    struct part *parts;
    int part_count;
    int *rights;
    int rights_size;
};

long sendmsg(int fd, const struct old_message *m, int flags)
{
    union {
        struct rights rights;
        char bytes[CONTROL_BYTES];
    } control;
    struct message own = {m->name, m->name_size, m->parts, (size_t)m->part_count, NULL, 0, 0};

    if (m->rights && m->rights_size > 0) {
        if ((size_t)m->rights_size > sizeof control - sizeof control.rights) {
            errno = EMSGSIZE;
            return -1;
        }
        own.control = &control;
        own.control_size = sizeof control.rights + (size_t)m->rights_size;
        control.rights = (struct rights){.size = own.control_size, .level = SOL_SOCKET, .type = SCM_RIGHTS};
        memcpy(control.rights.fds, m->rights, (size_t)m->rights_size);
    }
    return exchange(SYS_sendmsg2, fd, &own, flags);
}

long recvmsg(int fd, struct old_message *m, int flags)
{
    union {
        struct rights rights;
        char bytes[CONTROL_BYTES];
    } control;
    const int room = m->rights && m->rights_size > 0 ? m->rights_size : 0;
    struct message own = {m->name, m->name_size, m->parts, (size_t)m->part_count, NULL, 0, 0};

    if (room) {
        own.control = &control;
        own.control_size = sizeof control.rights + (size_t)room;
        if (own.control_size > sizeof control)
            own.control_size = sizeof control;
    }
    const long result = exchange(SYS_recvmsg2, fd, &own, flags);

    if (result < 0)
        return result;
    m->name_size = own.name_size;
    m->rights_size = 0;
    if (own.control_size > sizeof control.rights && control.rights.level == SOL_SOCKET && control.rights.type == SCM_RIGHTS) {
        m->rights_size = (int)(control.rights.size - sizeof control.rights);
        memcpy(m->rights, control.rights.fds, (size_t)m->rights_size);
    }
    return result;
}

/* ---- of _XOPEN_SOURCE_EXTENDED ----------------------------------------------------------------------------------------- */

struct xpg_message {
    void *name;
    size_t name_size;
    struct part *parts;
    int part_count;
    void *control;
    size_t control_size;
    int flags;
};

static struct message message_of(const struct xpg_message *m)
{
    return (struct message){m->name, (int)m->name_size, m->parts, (size_t)m->part_count, m->control, m->control_size, m->flags};
}

long _xpg_sendmsg(int fd, const struct xpg_message *m, int flags)
{
    struct message own = message_of(m);

    return exchange(SYS_sendmsg2, fd, &own, flags);
}

long _xpg_recvmsg(int fd, struct xpg_message *m, int flags)
{
    struct message own = message_of(m);
    const long result = exchange(SYS_recvmsg2, fd, &own, flags);

    if (result >= 0) {
        m->name_size = (size_t)own.name_size;
        m->control_size = own.control_size;
        m->flags = own.flags;
    }
    return result;
}

int _xpg_socket(int domain, int type, int protocol)
{
    return socket(domain, type, protocol);
}

int _xpg_socketpair(int domain, int type, int protocol, int fds[2])
{
    return socketpair(domain, type, protocol, fds);
}

int _xpg_bind(int fd, const void *address, size_t size)
{
    return bind(fd, address, (int)size);
}

int _xpg_connect(int fd, const void *address, size_t size)
{
    return connect(fd, address, (int)size);
}

int _xpg_listen(int fd, int backlog)
{
    return listen(fd, backlog);
}

/* Calls f(), which takes an int's address. */
#define WITH_SIZE(call)                    \
    ({                                     \
        int size_ = size ? (int)*size : 0; \
        const int result_ = call;          \
        if (size && !(result_ < 0))        \
            *size = (size_t)size_;         \
        result_;                           \
    })

int _xpg_accept(int fd, void *address, size_t *size)
{
    return WITH_SIZE(accept(fd, address, size ? &size_ : NULL));
}

int _xpg_getpeername(int fd, void *address, size_t *size)
{
    return WITH_SIZE(getpeername(fd, address, size ? &size_ : NULL));
}

int _xpg_getsockname(int fd, void *address, size_t *size)
{
    return WITH_SIZE(getsockname(fd, address, size ? &size_ : NULL));
}

int _xpg_getsockopt(int fd, int level, int option, void *value, size_t *size)
{
    return WITH_SIZE(getsockopt(fd, level, option, value, size ? &size_ : NULL));
}

int _xpg_setsockopt(int fd, int level, int option, const void *value, size_t size)
{
    return setsockopt(fd, level, option, value, (int)size);
}

int _xpg_shutdown(int fd, int how)
{
    return shutdown(fd, how);
}

long _xpg_send(int fd, const void *from, size_t n, int flags)
{
    return send(fd, from, n, flags);
}

long _xpg_recv(int fd, void *to, size_t n, int flags)
{
    return recv(fd, to, n, flags);
}

long _xpg_sendto(int fd, const void *from, size_t n, int flags, const void *to, size_t to_size)
{
    return sendto(fd, from, n, flags, to, (int)to_size);
}

long _xpg_recvfrom(int fd, void *to, size_t n, int flags, void *from, size_t *size)
{
    int own = size ? (int)*size : 0;
    const long result = recvfrom(fd, to, n, flags, from, size ? &own : NULL);

    if (size && result >= 0)
        *size = (size_t)own;
    return result;
}

/* ---- sendfile() ------------------------------------------------------------------------------------------------------------ */

/* Sends all of it. Returns the bytes sent; -1: an error before the first one. */
static off64 send_all(int fd, const char *from, size_t n, int flags)
{
    size_t done = 0;

    while (done < n) {
        const long sent = send(fd, from + done, n - done, flags);

        if (sent < 0)
            return done ? (off64)done : -1;
        done += (size_t)sent;
    }
    return (off64)done;
}

/* Sends around[0], n bytes of a file (0: all that follow), around[1]. Returns the number of bytes. */
off64 __sendfile64(int to, int fd, off64 offset, off64 n, const struct part around[2], int flags)
{
    enum { CHUNK = 8192 };
    char chunk[CHUNK];
    off64 total = around && around[0].size ? send_all(to, around[0].base, around[0].size, 0) : 0, left = n;

    while (total >= 0 && (!n || left > 0)) {
        const long got = __pread64(fd, chunk, n && left < CHUNK ? (size_t)left : CHUNK, offset);

        if (got <= 0) {
            if (got < 0 && !total)
                total = -1;
            break;
        }
        const off64 sent = send_all(to, chunk, (size_t)got, 0);

        if (sent > 0)
            total += sent;
        if (sent < got)
            return total ? total : -1;
        offset += got;
        left -= got;
    }
    if (total >= 0 && around && around[1].size) {
        const off64 sent = send_all(to, around[1].base, around[1].size, 0);

        total = sent > 0 ? total + sent : total ? total : sent;
    }
    return total;
}

long sendfile(int to, int fd, long offset, size_t n, const struct part around[2], int flags)
{
    return (long)__sendfile64(to, fd, offset, (off64)n, around, flags);
}
