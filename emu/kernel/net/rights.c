/*
 * Files in messages (SCM_RIGHTS), and the sockets that only such messages refer to.
 *
 * A message that is not received yet refers to the files that it carries. If it is in the queue of a socket that is itself only in
 * messages, in the end in its own queue, no process can receive it. Such sockets are garbage. They are found as by Linux's
 * net/unix/garbage.c before 6.10: candidates are the sockets that have no other references than those of messages; a candidate that is
 * in the queue of another socket than a candidate is reachable, and with it what its own queue has; the rest is garbage. A collection
 * takes time in proportion to the candidates and their messages. Garbage arises only when all remaining references to a socket are of
 * messages, so these events are counted, and a collection is due when there have been enough of them for the number of sockets in
 * messages; or before a limit is reported, and when the machine is idle.
 */
#include <stdlib.h>
#include <sys/resource.h>

#include "emu/kernel/core/capability.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/net/sock.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/mem/charge.h"

enum { PER_EVENT = 32 }; /* sockets in messages per event: a collection's share of an event's cost is bounded */

/* ---- counting ------------------------------------------------------------------------------------------------------ */

static struct flights **flights_of(struct net *n, unsigned uid)
{
    struct flights **at = &n->flights[uid % FLIGHT_BUCKETS];
    while (*at && (*at)->uid != uid)
        at = &(*at)->next;
    return at;
}

static void enter_list(struct net *n, struct socket *s)
{
    s->next_flying = n->flying;
    if (s->next_flying)
        s->next_flying->link_flying = &s->next_flying;
    s->link_flying = &n->flying;
    n->flying = s;
    n->flying_count++;
}

static void leave_list(struct net *n, struct socket *s)
{
    *s->link_flying = s->next_flying;
    if (s->next_flying)
        s->next_flying->link_flying = s->link_flying;
    n->flying_count--;
}

void rights_fly(struct net *n, struct message *m, unsigned uid)
{
    if (!m->file_count)
        return;
    struct fs_machine *fs = m->files[0]->m;
    struct flights **at = flights_of(n, uid);
    m->counted_for = uid;
    fs->in_flight += m->file_count;
    if (!*at) {
        *at = mem_new_always(fs->k->memory, sizeof **at);
        if (!*at)
            kernel_no_memory();
        (*at)->uid = uid;
    }
    (*at)->count += m->file_count;
    for (unsigned i = 0; i < m->file_count; i++) {
        struct socket *s = file_socket(m->files[i]);
        if (!m->files[i]->in_flight++ && s)
            enter_list(n, s);
    }
}

void rights_land(struct net *n, struct message *m)
{
    struct flights **at = flights_of(n, m->counted_for), *f = *at;
    m->files[0]->m->in_flight -= m->file_count;
    f->count -= m->file_count;
    if (!f->count) {
        *at = f->next;
        mem_free(f);
    }
    for (unsigned i = 0; i < m->file_count; i++) {
        struct socket *s = file_socket(m->files[i]);
        if (!--m->files[i]->in_flight && s)
            leave_list(n, s);
    }
}

static bool exceeds(struct thread *t)
{
    const struct flights *f = *flights_of(fs_of(t)->net, t->p->uid);
    return f && f->count > t->p->rlimits[RLIMIT_NOFILE].cur && !process_can(t->p, CAP_SYS_RESOURCE) && !process_can(t->p, CAP_SYS_ADMIN);
}

bool rights_are_too_many(struct thread *t)
{
    return exceeds(t) && !(rights_collect(fs_of(t)) && !exceeds(t));
}

/* ---- garbage ------------------------------------------------------------------------------------------------------- */

/* Calls fn for each socket in the messages of one queue. */
static void each_in_queue(const struct socket *s, struct socket **marked, void (*fn)(struct socket *child, struct socket **marked))
{
    for (const struct message *m = s->first; m; m = m->next)
        for (unsigned i = 0; i < m->file_count; i++)
            if (file_socket(m->files[i]))
                fn(file_socket(m->files[i]), marked);
}

/* Calls fn for each socket that only s leads to. */
static void each_child(const struct socket *s, struct socket **marked, void (*fn)(struct socket *child, struct socket **marked))
{
    each_in_queue(s, marked, fn);
    for (const struct socket *c = s->pending; c; c = c->next_pending) /* connections that s has not accepted */
        each_in_queue(c, marked, fn);
}

static void count(struct socket *child, struct socket **marked)
{
    (void)marked;
    child->inner++;
}

/* A process can reach `child`: what its queue has is looked at later. */
static void mark(struct socket *child, struct socket **marked)
{
    if (!child->candidate)
        return;
    child->candidate = false;
    child->next_marked = *marked;
    *marked = child;
}

/* Leaves the candidates that are garbage. */
static void find_garbage(struct net *n)
{
    struct socket *marked = NULL;
    for (struct socket *s = n->flying; s; s = s->next_flying) {
        s->candidate = s->f.refs == s->f.in_flight;
        s->inner = 0;
    }
    for (struct socket *s = n->flying; s; s = s->next_flying)
        if (s->candidate)
            each_child(s, NULL, count);
    for (struct socket *s = n->flying; s; s = s->next_flying)
        if (s->candidate && s->f.in_flight > s->inner)
            mark(s, &marked);
    while (marked) {
        struct socket *s = marked;
        marked = s->next_marked;
        each_child(s, &marked, mark);
    }
}

bool rights_collect(struct fs_machine *m)
{
    struct net *n = m->net;
    struct socket *garbage = NULL;
    if (!n || !n->orphans || n->collecting)
        return false;
    n->collecting = true;
    n->orphans = 0;
    find_garbage(n);
    for (struct socket *s = n->flying; s; s = s->next_flying) {
        if (!s->candidate)
            continue;
        file_ref(&s->f);
        s->next_marked = garbage;
        garbage = s;
    }
    const bool any = garbage;
    for (struct socket *s = garbage; s; s = s->next_marked) {
        socket_drop_messages(s);
        socket_drop_pending(s);
    }
    while (garbage) {
        struct socket *s = garbage;
        garbage = s->next_marked;
        file_unref(&s->f);
    }
    n->collecting = false;
    return any;
}

void rights_orphaned(struct file *f)
{
    struct net *n = f->m->net;
    if (!file_socket(f))
        return;
    n->orphans++;
    if (n->orphans * PER_EVENT >= n->flying_count)
        rights_collect(f->m);
}
