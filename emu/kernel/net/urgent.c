/*
 * MSG_OOB of TCP and of AF_UNIX streams: one byte of the stream is urgent, at most, the last that was sent so.
 *
 * The byte is a separate message in the receiver's queue. Reads stop before it and then leave it out, except with SO_OOBINLINE. After
 * recv() with MSG_OOB has taken it, the message remains as the mark of SIOCATMARK: TCP's with its byte, which SO_OOBINLINE shows again.
 */
#include "emu/kernel/net/sock.h"

#include <string.h>

bool urgent_exists(const struct socket *s)
{
    return socket_is_stream(s);
}

/* Returns whether m is the mark that an urgent byte of AF_UNIX leaves. */
static bool is_mark(const struct message *m)
{
    return m->taken == m->len;
}

static bool is_inline(const struct socket *s)
{
    return s->options[SO_OOBINLINE];
}

/* An earlier urgent byte becomes an ordinary one; at the head of a TCP stream it is lost. */
void urgent_arrived(struct socket *s)
{
    struct message *old = s->urgent;
    if (old && old == s->first && s->protocol == IPPROTO_TCP && !is_inline(s))
        socket_drop_first(s);
    s->urgent = s->last;
    s->urgent_taken = false;
    file_signal_urgent(&s->f);
}

int64_t urgent_receive(struct socket *s, void *buf, size_t len, int flags)
{
    struct message *m = s->urgent;
    if (is_inline(s) || !m || s->urgent_taken)
        return -EINVAL;
    if (len)
        memcpy(buf, m->data, 1);
    if (!(flags & MSG_PEEK) && s->family == AF_UNIX) {
        m->taken = m->len;
        s->queued -= m->len;
        s->urgent = NULL;
    } else if (!(flags & MSG_PEEK)) {
        s->urgent_taken = true;
    }
    return s->family == AF_UNIX || len ? 1 : 0;
}

enum urgent_step urgent_step(const struct socket *s, const struct message *m, size_t done)
{
    if (m == s->urgent)
        return done ? URGENT_STOP : is_inline(s) ? URGENT_NOT : URGENT_SKIP;
    if (!is_mark(m))
        return URGENT_NOT;
    return done && !s->urgent ? URGENT_STOP : URGENT_SKIP;
}

int urgent_at_mark(const struct socket *s)
{
    const struct message *m = s->first;
    if (s->family == AF_UNIX ? !socket_is_stream(s) : s->protocol != IPPROTO_TCP)
        return s->family == AF_UNIX ? -EOPNOTSUPP : -ENOTTY;
    if (!m)
        return 0;
    return m == s->urgent || (s->family == AF_UNIX && is_mark(m) && (!s->urgent || m->next == s->urgent));
}

bool urgent_is_all(const struct socket *s)
{
    return s->first && s->first == s->urgent && !s->first->next && s->protocol == IPPROTO_TCP && !is_inline(s);
}

size_t urgent_readable(const struct socket *s)
{
    size_t n = 0;
    if (!s->urgent || is_inline(s) || s->family == AF_UNIX)
        return s->queued;
    for (const struct message *m = s->first; m != s->urgent; m = m->next)
        n += m->len - m->taken;
    return n;
}
