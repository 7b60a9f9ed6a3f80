/* Socket addresses and connections: binding, listening, connecting, finding a datagram's receiver. */
#include "emu/kernel/core/thread.h"
#include "emu/kernel/net/sock.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/permission.h"
#include "emu/os/os.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct net *net_of(struct fs_machine *m)
{
    if (!m->net) {
        m->net = calloc(1, sizeof *m->net);
        if (!m->net)
            kernel_no_memory();
        m->net->next_port = EPHEMERAL_FIRST;
        m->orphaned = rights_orphaned;
    }
    return m->net;
}

void net_fini(struct fs_machine *m)
{
    if (!m->net)
        return;
    rights_collect(m);
    assert(!m->net->all && !m->net->flying);
    free(m->net);
    m->net = NULL;
}

/* ---- internet addresses ---------------------------------------------------------------------- */

static bool is_internet(const struct socket *s)
{
    return s->family == AF_INET || s->family == AF_INET6;
}

static unsigned port_of(const struct address *a)
{
    return a->len ? ntohs(a->sa.sa_family == AF_INET6 ? a->in6.sin6_port : a->in.sin_port) : 0;
}

static void set_port(struct address *a, unsigned port)
{
    if (a->sa.sa_family == AF_INET6)
        a->in6.sin6_port = htons((uint16_t)port);
    else
        a->in.sin_port = htons((uint16_t)port);
}

/* Returns whether the address is IPv4 or IPv4-mapped; *ip: the IPv4 address. */
static bool ipv4_of(const struct address *a, uint32_t *ip)
{
    if (a->sa.sa_family == AF_INET) {
        *ip = ntohl(a->in.sin_addr.s_addr);
        return true;
    }
    if (!IN6_IS_ADDR_V4MAPPED(&a->in6.sin6_addr))
        return false;
    memcpy(ip, &a->in6.sin6_addr.s6_addr[12], 4);
    *ip = ntohl(*ip);
    return true;
}

static bool is_any(const struct address *a)
{
    uint32_t ip;
    if (ipv4_of(a, &ip))
        return ip == 0;
    return IN6_IS_ADDR_UNSPECIFIED(&a->in6.sin6_addr);
}

/* Returns whether it is an address of this machine, or the wildcard. */
static bool is_local(const struct address *a)
{
    uint32_t ip;
    if (is_any(a))
        return true;
    if (ipv4_of(a, &ip))
        return ip >> 24 == 127;
    return IN6_IS_ADDR_LOOPBACK(&a->in6.sin6_addr);
}

/* Returns the family's wildcard address. As a destination, it means the loopback address. */
static struct address any_address(int family)
{
    struct address a = {.len = family == AF_INET6 ? sizeof(struct sockaddr_in6) : sizeof(struct sockaddr_in)};
    a.sa.sa_family = (sa_family_t)family;
    return a;
}

static struct address destination(const struct address *a)
{
    struct address d = *a;
    if (!is_any(a))
        return d;
    if (a->sa.sa_family == AF_INET)
        d.in.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    else
        d.in6.sin6_addr = in6addr_loopback;
    return d;
}

/* Returns whether a packet to `to` reaches a socket bound to `at`. */
static bool reaches(const struct socket *s, const struct address *at, const struct address *to)
{
    uint32_t a, b = 0;
    if (port_of(at) != port_of(to))
        return false;
    bool to4 = ipv4_of(to, &b);
    if (is_any(at))
        return at->sa.sa_family == AF_INET ? to4 : !to4 || !s->v6only;
    if (ipv4_of(at, &a))
        return to4 && a == b;
    return !to4 && memcmp(&at->in6.sin6_addr, &to->in6.sin6_addr, 16) == 0;
}

/* Returns whether the two bindings conflict. */
static bool clash(const struct socket *a, const struct address *at, const struct socket *b)
{
    uint32_t x = 0, y = 0;
    if (a->protocol != b->protocol || port_of(at) != port_of(&b->local))
        return false;
    const bool any = is_any(at) || is_any(&b->local);
    const bool a4 = ipv4_of(at, &x), b4 = ipv4_of(&b->local, &y);
    const bool both4 = (a4 || (is_any(at) && !a->v6only)) && (b4 || (is_any(&b->local) && !b->v6only));
    const bool both6 = !a4 && !b4; /* an IPv4 address in IPv6's notation is one of IPv4 alone */
    if (!(both4 && (any || x == y)) && !(both6 && (any || memcmp(&at->in6.sin6_addr, &b->local.in6.sin6_addr, 16) == 0)))
        return false;
    if (a->options[SO_REUSEPORT] && b->options[SO_REUSEPORT])
        return false;
    if (a->reuses_alone && a->options[SO_REUSEADDR] && is_any(at) != is_any(&b->local))
        return false;
    bool both = a->options[SO_REUSEADDR] && b->options[SO_REUSEADDR];
    return !(both && (socket_is_datagram(a) || b->state != SOCKET_LISTENING));
}

static bool free_address(struct socket *s, const struct address *a)
{
    for (struct socket *b = net_of(s->f.m)->bound; b; b = b->next_bound)
        if (b != s && is_internet(b) && clash(s, a, b))
            return false;
    return true;
}

void socket_set_name(struct socket *s, const struct address *a)
{
    struct net *n = net_of(s->f.m);
    s->local = s->name = *a;
    s->bound = true;
    s->next_bound = n->bound;
    n->bound = s;
}

void socket_unbind(struct socket *s)
{
    struct socket **at = &net_of(s->f.m)->bound;
    while (*at && *at != s)
        at = &(*at)->next_bound;
    if (*at)
        *at = s->next_bound;
    if (s->node)
        inode_detach(s->node, s);
    s->node = NULL;
    s->bound = false;
}

static int bind_port(struct socket *s, struct address *a)
{
    struct net *n = net_of(s->f.m);
    s->port_chosen = port_of(a);
    if (port_of(a)) {
        if (port_of(a) < 1024 && s->uid)
            return -EACCES;
        if (!free_address(s, a))
            return -EADDRINUSE;
        socket_set_name(s, a);
        return 0;
    }
    for (unsigned tries = EPHEMERAL_LAST - EPHEMERAL_FIRST + 1; tries; tries--) {
        set_port(a, n->next_port);
        n->next_port = n->next_port == EPHEMERAL_LAST ? EPHEMERAL_FIRST : n->next_port + 1;
        if (free_address(s, a)) {
            socket_set_name(s, a);
            return 0;
        }
    }
    return -EADDRINUSE;
}

static int bind_inet(struct socket *s, const struct address *a)
{
    struct address want = *a;
    socklen_t need = s->family == AF_INET6 ? 24 : sizeof(struct sockaddr_in); /* SIN6_LEN_RFC2133 */
    if (a->len < need)
        return -EINVAL;
    if (a->sa.sa_family != s->family) {
        if (s->family != AF_INET || a->sa.sa_family != AF_UNSPEC || a->in.sin_addr.s_addr)
            return -EAFNOSUPPORT;
        want.sa.sa_family = AF_INET;
    }
    if (s->bound)
        return -EINVAL;
    if (!is_local(&want))
        return -EADDRNOTAVAIL;
    want.len = any_address(s->family).len;
    if (s->family == AF_INET)
        memset(&want.bytes[8], 0, 8);
    return bind_port(s, &want);
}

/* ---- AF_UNIX names --------------------------------------------------------------------------- */

static bool is_abstract(const struct address *a)
{
    return a->len > offsetof(struct sockaddr_un, sun_path) && a->un.sun_path[0] == 0;
}

static struct socket *find_abstract(struct fs_machine *m, const struct address *a)
{
    for (struct socket *b = net_of(m)->bound; b; b = b->next_bound)
        if (b->family == AF_UNIX && !b->node && b->local.len == a->len && memcmp(b->local.bytes, a->bytes, a->len) == 0)
            return b;
    return NULL;
}

/* Copies the path of an address, and terminates it. */
static const char *unix_path(const struct address *a, char buf[110])
{
    size_t n = a->len - offsetof(struct sockaddr_un, sun_path);
    memcpy(buf, a->un.sun_path, n);
    buf[n] = 0;
    return buf;
}

static int bind_path(struct socket *s, struct thread *t, const struct address *a)
{
    char buf[110];
    PLACE(pl);
    int err = fs_walk(t->p, AT_FDCWD, unix_path(a, buf), 0, &pl);
    if (err)
        return err;
    if (pl.exists)
        return -EADDRINUSE;
    if (pl.virtual_node)
        return -EACCES;
    if ((err = fs_may_change_entry(t->p, &pl, NULL)))
        return err;
    fs_umask_begin(t->p);
    err = os_mknodat(pl.dir, pl.entry, S_IFSOCK | 0777, 0) ? -errno : 0;
    fs_umask_end(t->p);
    if (err)
        return err == -EEXIST ? -EADDRINUSE : err;
    struct address name = *a;
    name.len = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + strlen(buf) + 1);
    memcpy(name.bytes + offsetof(struct sockaddr_un, sun_path), buf, strlen(buf) + 1); /* 109 bytes at most */
    s->node = fs_created(t->p, &pl);
    if (!s->node) {
        err = errno == EMFILE ? -ENFILE : -errno;
        os_unlinkat(pl.dir, pl.entry, 0);
        return err;
    }
    inode_attach(s->node, INODE_SOCKET, s);
    socket_set_name(s, &name);
    return 0;
}

static int bind_unix(struct socket *s, struct thread *t, const struct address *a)
{
    if (a->len < 2 || a->sa.sa_family != AF_UNIX || a->len > sizeof(struct sockaddr_un))
        return -EINVAL;
    if (a->len == 2)
        return s->bound ? 0 : socket_autobind(s);
    if (s->bound)
        return -EINVAL;
    if (!is_abstract(a))
        return bind_path(s, t, a);
    if (find_abstract(s->f.m, a))
        return -EADDRINUSE;
    socket_set_name(s, a);
    return 0;
}

int socket_bind(struct socket *s, struct thread *t, const struct address *a)
{
    if (s->family == AF_NETLINK)
        return netlink_bind(s, t, a);
    return s->family == AF_UNIX ? bind_unix(s, t, a) : bind_inet(s, a);
}

int socket_autobind(struct socket *s)
{
    if (s->bound)
        return 0;
    struct address a = any_address(s->family);
    if (s->family != AF_UNIX)
        return bind_port(s, &a);
    char name[8];
    snprintf(name, sizeof name, "%05x", net_of(s->f.m)->next_autobind++ & 0xfffff);
    a.len = 2 + 6;
    a.un.sun_path[0] = 0;
    memcpy(a.un.sun_path + 1, name, 5);
    socket_set_name(s, &a);
    return 0;
}

/* Returns the socket that an AF_UNIX address names; NULL with *err. */
static struct socket *find_unix(struct socket *s, struct thread *t, const struct address *a, int *err)
{
    char buf[110];
    PLACE(pl);
    struct socket *found = NULL;
    *err = 0;
    if (a->len <= 2 || a->sa.sa_family != AF_UNIX || a->len > sizeof(struct sockaddr_un)) {
        *err = -EINVAL;
        return NULL;
    }
    if (is_abstract(a)) {
        found = find_abstract(s->f.m, a);
    } else {
        *err = fs_walk(t->p, AT_FDCWD, unix_path(a, buf), PATH_FOLLOW, &pl);
        if (!*err && !pl.exists)
            *err = -ENOENT;
        if (!*err && !pl.virtual_node && S_ISSOCK(pl.st.st_mode)) {
            if (os_access(fd_link(pl.fd).path, W_OK) || !fs_permission(t->p, &pl.st, 2))
                *err = -EACCES;
            struct inode *i = inode_find(&s->f.m->inodes, pl.st.st_dev, pl.st.st_ino);
            found = i ? inode_object(i, INODE_SOCKET) : NULL;
        }
    }
    if (!*err && !found)
        *err = -ECONNREFUSED;
    if (!*err && found->type != s->type)
        *err = -EPROTOTYPE;
    return *err ? NULL : found;
}

/* ---- connections ----------------------------------------------------------------------------- */

/* SO_PEERCRED of a shows b. */
static void know(struct socket *a, const struct socket *b)
{
    if (a->family != AF_UNIX)
        return;
    a->peer_pid = b->pid;
    a->peer_uid = b->uid;
    a->peer_gid = b->gid;
}

int socket_listen(struct socket *s, int backlog)
{
    if (socket_is_datagram(s))
        return -EOPNOTSUPP;
    if (s->state == SOCKET_CONNECTED || s->connect_reported || s->connect_abandoned || (s->family == AF_UNIX && !s->bound))
        return -EINVAL;
    int err = socket_autobind(s);
    if (err)
        return err;
    for (struct socket *b = net_of(s->f.m)->bound; b && is_internet(s); b = b->next_bound)
        if (b != s && is_internet(b) && b->state == SOCKET_LISTENING && clash(s, &s->local, b))
            return -EADDRINUSE;
    s->backlog = backlog < 0 || backlog > 4096 ? 4096 : (unsigned)backlog;
    s->state = SOCKET_LISTENING;
    know(s, s);
    return 0;
}

void socket_set_peer(struct socket *s, struct socket *p)
{
    if (s->peer) {
        struct socket **at = &s->peer->followers;
        while (*at != s)
            at = &(*at)->next_follower;
        *at = s->next_follower;
    }
    s->peer = p;
    s->next_follower = p ? p->followers : NULL;
    if (p)
        p->followers = s;
}

void socket_pair(struct socket *a, struct socket *b)
{
    socket_set_peer(a, b);
    socket_set_peer(b, a);
    a->state = b->state = SOCKET_CONNECTED;
    know(a, b);
    know(b, a);
}

static struct socket *find_listener(struct socket *s, const struct address *to)
{
    struct socket *best = NULL;
    for (struct socket *b = net_of(s->f.m)->bound; b; b = b->next_bound)
        if (is_internet(b) && b->state == SOCKET_LISTENING && b->type == s->type && reaches(b, &b->local, to) &&
            (!best || is_any(&best->local)))
            best = b;
    return best;
}

/* Returns the address that the other side sees for a loopback socket bound to the wildcard. */
static struct address source_of(const struct socket *s, const struct address *to)
{
    struct address a = s->local;
    uint32_t ip;
    if (!is_any(&a))
        return a;
    if (a.sa.sa_family == AF_INET) {
        a.in.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    } else if (ipv4_of(to, &ip)) {
        a.in6.sin6_addr = (struct in6_addr)IN6ADDR_ANY_INIT;
        a.in6.sin6_addr.s6_addr[10] = a.in6.sin6_addr.s6_addr[11] = 0xff;
        a.in6.sin6_addr.s6_addr[12] = 127;
        a.in6.sin6_addr.s6_addr[15] = 1;
    } else {
        a.in6.sin6_addr = in6addr_loopback;
    }
    return a;
}

/* Converts an address to another family's form. */
static struct address as_family(const struct address *a, int family)
{
    struct address out = any_address(family);
    uint32_t ip;
    if (a->sa.sa_family == family || !ipv4_of(a, &ip))
        return *a;
    set_port(&out, port_of(a));
    ip = htonl(ip);
    if (family == AF_INET) {
        out.in.sin_addr.s_addr = ip;
    } else {
        out.in6.sin6_addr.s6_addr[10] = out.in6.sin6_addr.s6_addr[11] = 0xff;
        memcpy(&out.in6.sin6_addr.s6_addr[12], &ip, 4);
    }
    return out;
}

/* Returns the address that an IPv4 socket has instead; the wildcard for those of IPv6 alone. */
static struct address as_ipv4(const struct address *a)
{
    struct address any = any_address(AF_INET);
    uint32_t ip;
    if (!a->len || ipv4_of(a, &ip))
        return a->len ? as_family(a, AF_INET) : *a;
    set_port(&any, port_of(a));
    return any;
}

int socket_become_ipv4(struct socket *s)
{
    uint32_t ip;
    if (s->protocol != IPPROTO_TCP && !socket_is_datagram(s))
        return -ENOPROTOOPT;
    if (socket_is_datagram(s) && socket_corked(s))
        return -EBUSY;
    if (s->state != SOCKET_CONNECTED || !s->remote.len || (s->protocol == IPPROTO_TCP && (s->peer_closed || s->shut_write)))
        return -ENOTCONN;
    if (s->v6only || !ipv4_of(&s->remote, &ip))
        return -EADDRNOTAVAIL;
    s->family = AF_INET;
    s->local = as_ipv4(&s->local);
    s->name = as_ipv4(&s->name);
    s->remote = as_ipv4(&s->remote);
    return 0;
}

/* Creates the server's end of a connection and queues it for accept(). */
static int queue_connection(struct socket *s, struct thread *t, struct socket *l)
{
    struct socket *c = socket_new(t, l->family, l->type, l->protocol, 0), **at = &l->pending;
    if (!c)
        return -ENOMEM;
    memcpy(c->options, l->options, sizeof c->options);
    c->options[SO_ACCEPTCONN] = 0;
    c->v6only = l->v6only;
    c->pid = l->pid;
    c->uid = l->uid;
    c->gid = l->gid;
    socket_pair(s, c);
    while (*at)
        at = &(*at)->next_pending;
    *at = c;
    l->pending_count++;
    event_wake(&l->changed);
    event_wake(&s->changed);
    return 0;
}

static int check_inet_address(const struct socket *s, const struct address *a)
{
    if (a->len < (s->family == AF_INET6 ? 24 : sizeof(struct sockaddr_in)))
        return -EINVAL;
    if (a->sa.sa_family != s->family && !(s->family == AF_INET6 && a->sa.sa_family == AF_INET && !s->v6only))
        return -EAFNOSUPPORT;
    return 0;
}

int socket_check_datagram_to(const struct socket *s, const struct address *a)
{
    const int err = check_inet_address(s, a);

    return err ? err : port_of(a) ? 0 : -EINVAL;
}

static int check_inet_destination(const struct socket *s, const struct address *a)
{
    const int err = check_inet_address(s, a);

    return err ? err : is_local(a) ? 0 : -ENETUNREACH;
}

static int connect_stream(struct socket *s, struct thread *t, const struct address *a, struct socket **full)
{
    struct address to = *a;
    struct socket *l;
    int err = 0;
    if (s->family == AF_UNIX) {
        l = find_unix(s, t, a, &err);
        if (!err && (l->state != SOCKET_LISTENING || l->shut_read))
            err = -ECONNREFUSED;
        if (!err && s->state != SOCKET_FREE)
            err = s->state == SOCKET_LISTENING ? -EINVAL : -EISCONN;
        if (err)
            return err;
    } else {
        if (s->state != SOCKET_FREE)
            return -EISCONN;
        err = check_inet_destination(s, a);
        to = destination(a);
        if (!err)
            err = socket_autobind(s);
        if (err)
            return err;
        l = find_listener(s, &to);
        if (!l)
            return -ECONNREFUSED;
        s->local = source_of(s, &to);
    }
    if (l->pending_count > l->backlog) {
        *full = l;
        return -EAGAIN;
    }
    err = queue_connection(s, t, l);
    if (err)
        return err;
    s->error = 0;
    s->remote = s->family == AF_UNIX ? l->local : to;
    s->peer->local = s->family == AF_UNIX ? l->local : as_family(&to, l->family);
    s->peer->remote = s->family == AF_UNIX ? s->local : as_family(&s->local, l->family);
    s->peer->name = s->peer->local;
    return 0;
}

/* Disconnects an AF_UNIX datagram socket from its peer: unread messages are discarded, and a peer that is connected to it is notified.
 * The peer may continue to send. */
static void disconnect_pair(struct socket *s)
{
    struct socket *p = s->peer;
    socket_set_peer(s, NULL);
    if ((!p && !s->peer_closed) || !s->first)
        return;
    socket_drop_messages(s);
    if (p && p->peer == s) {
        p->error = ECONNRESET;
        event_wake(&p->changed);
    }
}

/* connect() to AF_UNSPEC: restores the state before connect(). */
static int disconnect_datagram(struct socket *s)
{
    if (s->family == AF_UNIX)
        disconnect_pair(s);
    s->remote.len = 0;
    s->peer_closed = false;
    s->state = SOCKET_FREE;
    s->local = s->name;
    if (s->family == AF_UNIX || s->port_chosen || !s->bound)
        return 0;
    socket_unbind(s);
    set_port(&s->name, 0);
    s->local = s->name;
    return 0;
}

static int connect_datagram(struct socket *s, struct thread *t, const struct address *a)
{
    int err = 0;
    if (a->sa.sa_family == AF_UNSPEC)
        return disconnect_datagram(s);
    if (s->family == AF_UNIX) {
        struct socket *r = find_unix(s, t, a, &err);
        if (err)
            return err;
        if (r->peer && r->peer != s)
            return -EPERM; /* it receives only from its own peer */
        if (r != s->peer)
            disconnect_pair(s);
        socket_set_peer(s, r);
        s->remote = *a;
        s->peer_closed = false;
    } else {
        err = check_inet_destination(s, a);
        if (!err)
            err = socket_autobind(s);
        if (err)
            return err;
        s->remote = destination(a);
        s->local = source_of(s, &s->remote);
    }
    s->state = SOCKET_CONNECTED;
    return 0;
}

int socket_connect(struct socket *s, struct thread *t, const struct address *a, struct socket **full)
{
    if (a->len < 2)
        return -EINVAL;
    return socket_is_datagram(s) ? connect_datagram(s, t, a) : connect_stream(s, t, a, full);
}

/* Returns whether r receives datagrams from s. A connected socket receives only from its peer. */
static bool accepts_from(const struct socket *r, const struct socket *s)
{
    if (r->state != SOCKET_CONNECTED || !r->remote.len)
        return true;
    struct address from = as_family(&s->local, r->family);
    return port_of(&r->remote) == port_of(&from);
}

struct socket *socket_receiver(struct socket *s, struct thread *t, const struct address *a, int *err)
{
    if (s->family == AF_UNIX) {
        struct socket *r = find_unix(s, t, a, err);
        if (r && r->peer && r->peer != s) {
            *err = -EPERM;
            return NULL;
        }
        return r;
    }
    *err = check_inet_destination(s, a);
    if (!*err)
        *err = socket_autobind(s);
    if (*err)
        return NULL;
    struct address to = destination(a);
    if (!s->remote.len)
        s->local = s->state == SOCKET_FREE ? s->local : source_of(s, &to);
    struct socket *best = NULL;
    for (struct socket *b = net_of(s->f.m)->bound; b; b = b->next_bound)
        if (is_internet(b) && b->protocol == s->protocol && reaches(b, &b->local, &to) && accepts_from(b, s) &&
            (!best || is_any(&best->local)))
            best = b;
    if (!best)
        *err = -ECONNREFUSED;
    return best;
}

/* Returns the sender's address of a datagram as the receiver sees it. */
struct address socket_source(const struct socket *from, const struct socket *to)
{
    if (!from && to->family == AF_NETLINK)
        return (struct address){.len = sizeof(struct sockaddr_nl), .nl.nl_family = AF_NETLINK};
    if (!from)
        return (struct address){0};
    if (from->family == AF_UNIX || !from->local.len)
        return from->local;
    struct address a = source_of(from, &to->local);
    if (from->family == AF_INET6 && to->family == AF_INET6 && to->local.len) {
        uint32_t ip;
        if (!ipv4_of(&to->local, &ip) && is_any(&from->local))
            a.in6.sin6_addr = in6addr_loopback;
    }
    return as_family(&a, to->family);
}
