/* How connections end: shutdown(2), close(2), resets. */
#include "emu/kernel/net/sock.h"

static bool is_tcp(const struct socket *s)
{
    return s->protocol == IPPROTO_TCP;
}

bool socket_is_over(const struct socket *s)
{
    return is_tcp(s) && (s->reset || (s->peer_closed && s->shut_write));
}

/* After both directions have ended there is nothing to shut down. */
static void finish(struct socket *s)
{
    if (socket_is_over(s))
        s->shut_read = s->shut_write = true;
    event_wake(&s->changed);
}

/* s receives a segment with FIN. */
static void receive_end(struct socket *s)
{
    if (socket_is_over(s))
        return;
    s->peer_closed = s->shut_read = true;
    finish(s);
}

/* s receives a segment with RST. */
static void receive_reset(struct socket *s)
{
    if (socket_is_over(s))
        return;
    s->error = s->peer_closed ? EPIPE : ECONNRESET;
    s->reset = true;
    finish(s);
}

void socket_answer_reset(struct socket *s)
{
    struct socket *p = s->peer;
    socket_set_peer(s, NULL);
    if (p) {
        socket_set_peer(p, NULL);
        receive_reset(p);
    }
    receive_reset(s);
}

/* A connected AF_UNIX socket's peer is closed. Datagram sockets notice when they send. */
static void lose_unix_peer(struct socket *s, bool reset)
{
    s->peer_closed = true;
    if (socket_is_datagram(s))
        return;
    s->shut_read = s->shut_write = true;
    if (reset)
        s->error = ECONNRESET;
    event_wake(&s->changed);
}

static void lose_peer(struct socket *s, bool reset)
{
    if (s->family == AF_UNIX)
        s->remote = s->peer->local;
    socket_set_peer(s, NULL);
    if (s->family == AF_UNIX)
        lose_unix_peer(s, reset);
    else if (reset)
        receive_reset(s);
    else
        receive_end(s);
}

void socket_disconnect(struct socket *s, bool reset)
{
    socket_set_peer(s, NULL);
    while (s->followers)
        lose_peer(s->followers, reset);
}

static void stop_listening(struct socket *s)
{
    s->state = SOCKET_FREE;
    s->connect_reported = s->connect_abandoned = false;
    socket_drop_pending(s);
}

void socket_start_over(struct socket *s)
{
    const bool was = s->state == SOCKET_CONNECTED && !socket_is_over(s);
    socket_disconnect(s, was);
    stop_listening(s);
    socket_drop_messages(s);
    socket_cork_drop(s);
    s->shut_read = s->shut_write = s->peer_closed = s->reset = false;
    if (was)
        s->error = ECONNRESET;
    s->remote.len = 0;
    s->local = s->name;
    event_wake(&s->changed);
}

static int shutdown_internet(struct socket *s, int how)
{
    const bool reads = how != SHUT_WR, writes = how != SHUT_RD;
    if (s->state == SOCKET_LISTENING) {
        if (reads)
            stop_listening(s);
        event_wake(&s->changed);
        return 0;
    }
    const bool closed = s->state == SOCKET_FREE || socket_is_over(s);
    if (is_tcp(s) && !closed && writes && !s->shut_write) {
        socket_uncork(s);
        if (s->peer)
            receive_end(s->peer);
    }
    if (s->connect_reported)
        s->connect_abandoned = closed;
    s->connect_reported = false;
    s->shut_read |= reads;
    s->shut_write |= writes;
    finish(s);
    return closed ? -ENOTCONN : 0;
}

/* Also without a connection. What one side no longer reads the other cannot write. */
static int shutdown_unix(struct socket *s, int how)
{
    struct socket *p = socket_is_datagram(s) ? NULL : s->peer;
    s->shut_read |= how != SHUT_WR;
    s->shut_write |= how != SHUT_RD;
    event_wake(&s->changed);
    if (!p)
        return 0;
    p->shut_write |= how != SHUT_WR;
    p->shut_read |= how != SHUT_RD;
    event_wake(&p->changed);
    return 0;
}

int socket_shutdown(struct socket *s, int how)
{
    if (s->family == AF_NETLINK)
        return -EOPNOTSUPP;
    if (how < SHUT_RD || how > SHUT_RDWR)
        return -EINVAL;
    return s->family == AF_UNIX ? shutdown_unix(s, how) : shutdown_internet(s, how);
}

bool socket_peer_name(const struct socket *s, struct address *name)
{
    *name = s->family == AF_UNIX && s->peer ? s->peer->local : s->remote;
    return s->state == SOCKET_CONNECTED && !socket_is_over(s);
}
