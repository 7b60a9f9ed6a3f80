/*
 * epoll(7): an interest list. A thread that waits polls the active interests: those that were ready, whose file has had an event since they
 * were polled, or whose events no queue tells. They are in the order of Linux's ready list: who became ready first is reported first, and a
 * level-triggered one goes to the end when it has been reported.
 *
 * A level-triggered interest is ready as poll() reports. An edge-triggered one is reported if an event has occurred since the last report:
 * the counts of the queues that its file's poll() registered on have grown (struct poller's stamp).
 */
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/event/anonymous.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/mem/charge.h"

#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/queue.h>

#define EPOLL_DEPTH 5
#define EPOLL_PATHS 1000 /* from an epoll file to those that watch it, directly or not */

struct interest {
    struct event_watch watch; /* on the queue of the file: an event makes the interest active */
    TAILQ_ENTRY(interest) all, active;
    LIST_ENTRY(interest) of_file;
    struct epoll *epoll;
    struct file *file; /* not counted: epoll_forget() removes the interest when the file closes */
    int fd;
    uint32_t events;
    uint64_t data;
    uint64_t stamp; /* edge-triggered: the queues' counts at the last report */
    uint32_t told;  /* edge-triggered: the events of the last report */
    bool has_reported, disabled;
    bool is_active;
    bool is_tentative; /* active by an event that it does not wait for: it has no place in the order yet */
    bool is_watched;   /* the watch tells all of the file's events */
};

struct epoll {
    struct file f;
    TAILQ_HEAD(, interest) all;
    TAILQ_HEAD(interest_list, interest) active; /* those that may be ready; a reported one moves to the end, so that all are reported */
    struct event_queue changed;
};

static const struct file_ops epoll_ops;

static bool file_is_epoll(const struct file *f)
{
    return f->ops == &epoll_ops;
}

static void activate(struct interest *i)
{
    if (!i->is_active)
        TAILQ_INSERT_TAIL(&i->epoll->active, i, active);
    i->is_active = true;
    i->is_tentative = false;
}

static void deactivate(struct interest *i)
{
    if (i->is_active)
        TAILQ_REMOVE(&i->epoll->active, i, active);
    i->is_active = false;
}

/* Activates i, whose file has had an event. counts: one that it waits for. */
static void activate_by_event(struct interest *i, bool counts)
{
    if (i->is_active && i->is_tentative && counts)
        deactivate(i);
    if (i->is_active)
        return;
    activate(i);
    i->is_tentative = !counts;
}

static void interest_free(struct interest *i)
{
    deactivate(i);
    event_watch_leave(&i->watch);
    TAILQ_REMOVE(&i->epoll->all, i, all);
    LIST_REMOVE(i, of_file);
    mem_free(i);
}

static void epoll_forget(struct file *f)
{
    while (!LIST_EMPTY(&f->interests))
        interest_free(LIST_FIRST(&f->interests));
}

static void epoll_release(struct file *f)
{
    struct epoll *e = (struct epoll *)f;
    while (!TAILQ_EMPTY(&e->all))
        interest_free(TAILQ_FIRST(&e->all));
    event_queue_fini(&e->changed);
    mem_free(e);
}

/* ---- readiness ------------------------------------------------------------------------------- */

static short wanted(uint32_t events)
{
    return (short)(events & (EPOLLIN | EPOLLPRI | EPOLLOUT | EPOLLRDHUP | EPOLLRDNORM | EPOLLWRNORM | EPOLLWRBAND));
}

static void on_event(struct event_watch *w, bool in, bool out)
{
    struct interest *i = (struct interest *)w;
    bool counts = (in && (i->events & (EPOLLIN | EPOLLRDNORM | EPOLLPRI | EPOLLRDHUP))) ||
                  (out && (i->events & (EPOLLOUT | EPOLLWRNORM | EPOLLWRBAND)));
    if (i->disabled)
        return;
    if (i->events & EPOLLEXCLUSIVE) { /* one of the queue's exclusive interests with a waiter gets the event */
        if (!counts || w->queue->is_taken)
            return;
        w->queue->is_taken = i->epoll->changed.waiters.first != NULL;
    }
    activate_by_event(i, counts || (in && out));
    if (counts)
        event_wake_in(&i->epoll->changed);
    else
        wake_all(&i->epoll->changed.waiters);
}

/* Returns the events to report for this interest now. `wait` waits for them unless the watch does; `tell`: an edge-triggered interest
 * records them as reported. An interest that is not ready is no longer active if its watch tells the next event. */
static uint32_t ask(struct interest *i, struct thread *wait, unsigned depth, bool tell, uint64_t *stamp)
{
    struct poller p = {.t = i->is_watched ? NULL : wait, .want = wanted(i->events), .depth = depth, .watch = &i->watch};
    uint32_t ready = file_poll(i->file, &p) & (i->events | EPOLLERR | EPOLLHUP);
    i->is_watched = p.queues == 1 && !p.host;
    if (!i->is_watched)
        *stamp += p.stamp;
    if (i->is_watched && (i->disabled || !ready))
        deactivate(i);
    if (i->disabled)
        return 0;
    if (!(i->events & EPOLLET))
        return ready;
    if (!ready) {
        i->told = 0;
        i->has_reported = false;
        return 0;
    }
    if (i->has_reported && i->stamp == p.stamp && !(ready & ~i->told)) {
        if (i->is_watched)
            deactivate(i);
        return 0;
    }
    if (tell) {
        i->stamp = p.stamp;
        i->told = ready;
        i->has_reported = true;
    }
    return ready;
}

static unsigned epoll_poll(struct file *f, struct poller *p)
{
    struct epoll *e = (struct epoll *)f;
    struct interest *next;
    unsigned ready = 0;
    poll_on(p, &e->changed);
    if (p->depth >= EPOLL_DEPTH)
        return 0;
    for (struct interest *i = TAILQ_FIRST(&e->active); i; i = next) {
        next = TAILQ_NEXT(i, active);
        if (ask(i, p->t, p->depth + 1, false, &p->stamp))
            ready = POLLIN | POLLRDNORM;
        p->host |= !i->is_watched; /* a watch of this epoll file does not tell its events */
    }
    return ready;
}

static const struct file_ops epoll_ops = {
    .name = "[eventpoll]",
    .stays = true,
    .release = epoll_release,
    .poll = epoll_poll,
    .stat = anonymous_stat,
    .stream = true,
};

/* ---- calls ----------------------------------------------------------------------------------- */

static int64_t create(struct thread *t, unsigned flags)
{
    struct fs_machine *m = fs_of(t);
    struct epoll *e = mem_new(m->k->memory, sizeof *e);
    if (!e)
        return -ENOMEM;
    file_init(&e->f, m, &epoll_ops, O_RDWR);
    TAILQ_INIT(&e->all);
    TAILQ_INIT(&e->active);
    m->forget = epoll_forget;
    return fd_install(t, &e->f, flags & O_CLOEXEC, 0);
}

int64_t sys_epoll_create(struct thread *t, int size)
{
    return size <= 0 ? -EINVAL : create(t, 0);
}

int64_t sys_epoll_create1(struct thread *t, unsigned guest_flags)
{
    unsigned flags = (unsigned)flags_to_host(fs_abi_of(t)->open_flags, guest_flags);
    if ((flags & ~(unsigned)O_CLOEXEC) || flags_to_guest(fs_abi_of(t)->open_flags, flags) != guest_flags)
        return -EINVAL;
    return create(t, flags);
}

static struct interest *find(const struct epoll *e, const struct file *f, int fd)
{
    struct interest *i;
    LIST_FOREACH(i, &f->interests, of_file)
    if (i->epoll == e && i->fd == fd)
        break;
    return i;
}

/* Returns whether `e` watches `target`, directly or through other epoll descriptors, or is too deep a chain to be watched itself. */
static bool watches(struct epoll *e, const struct file *target, unsigned depth)
{
    if (&e->f == target || depth + 1 >= EPOLL_DEPTH)
        return true;
    struct interest *i;
    TAILQ_FOREACH(i, &e->all, all)
    if (file_is_epoll(i->file) && watches((struct epoll *)i->file, target, depth + 1))
        return true;
    return false;
}

/* The paths of epoll files above or below one, which is counted as one. */
struct reach {
    unsigned paths, depth;
};

static void reach_up(const struct epoll *e, unsigned depth, struct reach *r)
{
    r->paths++;
    r->depth = depth > r->depth ? depth : r->depth;
    const struct interest *i;
    LIST_FOREACH(i, &e->f.interests, of_file)
    if (r->paths <= EPOLL_PATHS)
        reach_up(i->epoll, depth + 1, r);
}

static void reach_down(const struct epoll *e, unsigned depth, struct reach *r)
{
    r->paths++;
    r->depth = depth > r->depth ? depth : r->depth;
    const struct interest *i;
    TAILQ_FOREACH(i, &e->all, all)
    if (file_is_epoll(i->file) && r->paths <= EPOLL_PATHS)
        reach_down((const struct epoll *)i->file, depth + 1, r);
}

/* Checks that e may watch f. An event goes up all paths, and a poll down all of them: both are recursive. */
static int check_nesting(const struct epoll *e, struct epoll *f)
{
    struct reach above = {0}, below = {0}, old = {0};
    if (watches(f, &e->f, 0))
        return -ELOOP;
    reach_up(e, 0, &above);
    reach_down(f, 0, &below);
    reach_up(f, 0, &old);
    if (above.depth + below.depth + 1 >= EPOLL_DEPTH)
        return -ELOOP;
    return (uint64_t)above.paths * below.paths + old.paths > EPOLL_PATHS ? -EINVAL : 0; /* as Linux */
}

/* Activates i if it is ready now, or if no queue tells its events. */
static void activate_if_ready(struct interest *i)
{
    if (i->is_active)
        return;
    activate(i);
    ask(i, NULL, 1, false, &(uint64_t){0});
}

static int64_t add(struct epoll *e, struct file *f, int fd, const int64_t *event)
{
    if (find(e, f, fd))
        return -EEXIST;
    int err = file_is_epoll(f) ? check_nesting(e, (struct epoll *)f) : 0;
    if (err)
        return err;
    struct interest *i = mem_new(e->f.m->k->memory, sizeof *i);
    if (!i)
        return -ENOMEM;
    *i = (struct interest){
        .watch.event = on_event, .epoll = e, .file = f, .fd = fd, .events = (uint32_t)event[0], .data = (uint64_t)event[1]};
    TAILQ_INSERT_TAIL(&e->all, i, all);
    LIST_INSERT_HEAD(&f->interests, i, of_file);
    activate_if_ready(i);
    if (i->is_active)
        event_wake_in(&e->changed);
    return 0;
}

/* struct epoll_event; packed, data has no alignment. */
static const char *event_format(const struct thread *t)
{
    return fs_abi_of(t)->packed_epoll_event ? "III" : "IQ";
}

static int get_event(struct thread *t, uint64_t va, int64_t event[2])
{
    int64_t v[3] = {0};
    if (get_struct(t, va, event_format(t), v))
        return -EFAULT;
    event[0] = v[0];
    event[1] = fs_abi_of(t)->packed_epoll_event ? (int64_t)((uint64_t)v[2] << 32 | (uint64_t)v[1]) : v[1];
    return 0;
}

static int put_event(struct thread *t, uint64_t va, uint32_t events, uint64_t data)
{
    if (fs_abi_of(t)->packed_epoll_event)
        return PUT(t, va, "III", events, (int64_t)data, (int64_t)(data >> 32));
    return PUT(t, va, "IQ", events, (int64_t)data);
}

/* Checks the use of EPOLLEXCLUSIVE, i: the present interest, if any. */
static bool may_be_exclusive(int op, uint32_t events, const struct file *f, const struct interest *i)
{
    const uint32_t with = EPOLLIN | EPOLLOUT | EPOLLERR | EPOLLHUP | EPOLLWAKEUP | EPOLLET | EPOLLEXCLUSIVE;
    if (op == EPOLL_CTL_MOD)
        return !(events & EPOLLEXCLUSIVE) && !(i && (i->events & EPOLLEXCLUSIVE));
    return op != EPOLL_CTL_ADD || !(events & EPOLLEXCLUSIVE) || (!(events & ~with) && !file_is_epoll(f));
}

int64_t sys_epoll_ctl(struct thread *t, int epfd, int op, int fd, uint64_t event_at)
{
    struct file *ef = fd_file(t, epfd), *f = fd_file(t, fd);
    int64_t event[2] = {0};
    if (op != EPOLL_CTL_DEL && get_event(t, event_at, event))
        return -EFAULT;
    if (!ef || !f)
        return -EBADF;
    if (!f->ops->poll)
        return -EPERM; /* regular files and directories are always ready */
    if (ef == f || !file_is_epoll(ef))
        return -EINVAL;
    struct epoll *e = (struct epoll *)ef;
    struct interest *i = find(e, f, fd);
    int64_t result = 0;
    if (!may_be_exclusive(op, (uint32_t)event[0], f, i))
        return -EINVAL;
    switch (op) {
    case EPOLL_CTL_ADD: result = add(e, f, fd, event); break;
    case EPOLL_CTL_MOD:
        if (!i)
            return -ENOENT;
        i->events = (uint32_t)event[0];
        i->data = (uint64_t)event[1];
        i->disabled = i->has_reported = false;
        activate_if_ready(i);
        if (i->is_active)
            event_wake_in(&e->changed);
        break;
    case EPOLL_CTL_DEL:
        if (!i)
            return -ENOENT;
        interest_free(i);
        break;
    default: return -EINVAL;
    }
    return result;
}

/* Stores up to `most` ready events at va. Returns how many, or -errno. */
static int64_t collect(struct thread *t, struct epoll *e, uint64_t va, int most)
{
    int64_t n = 0;
    size_t size = struct_size(t, event_format(t));
    struct interest *stop = TAILQ_LAST(&e->active, interest_list), *i = TAILQ_FIRST(&e->active), *next;
    for (bool end = !i; !end && n < most; i = next) {
        uint64_t stamp = 0;
        next = TAILQ_NEXT(i, active);
        end = i == stop;
        uint32_t ready = ask(i, NULL, 1, true, &stamp);
        if (!ready)
            continue;
        if (put_event(t, va + (uint64_t)n * size, ready, i->data))
            return n ? n : -EFAULT;
        n++;
        i->disabled = i->events & EPOLLONESHOT;
        deactivate(i);
        if (!i->is_watched || !(i->events & (EPOLLET | EPOLLONESHOT)))
            activate(i);
    }
    return n;
}

static int64_t wait_events(struct thread *t, int epfd, uint64_t events, int max, int64_t ns)
{
    struct file *f = fd_file(t, epfd);
    if (max <= 0 || max > INT32_MAX / 16)
        return -EINVAL;
    if (!f)
        return -EBADF;
    if (!file_is_epoll(f))
        return -EINVAL;
    int64_t n = collect(t, (struct epoll *)f, events, max);
    if (n || ns == 0 || t->cost_out)
        return n;
    if (!t->call.s[7]) {
        uint64_t now = kernel_monotonic_ns(t->k);
        t->call.s[6] = ns < 0 ? CLOCK_NEVER : kernel_deadline_monotonic(t->k, now + (uint64_t)ns);
        t->call.s[7] = 1;
    }
    call_hold(t, f);
    wait_deadline(t, t->call.s[6]);
    struct poller p = {.t = t, .want = POLLIN};
    epoll_poll(f, &p);
    return sys_block(t, -EINTR);
}

static int64_t milliseconds(int ms)
{
    return ms < 0 ? -1 : (int64_t)ms * 1000000;
}

int64_t sys_epoll_wait(struct thread *t, int epfd, uint64_t events, int max, int timeout)
{
    return wait_events(t, epfd, events, max, milliseconds(timeout));
}

static int64_t wait_masked(struct thread *t, int epfd, uint64_t events, int max, int64_t ns, uint64_t sigmask, uint64_t sigsetsize)
{
    ksigset mask;
    if (sigmask && !t->call.s[7]) { /* s[7]: set once it has waited */
        int err = get_sigset(t, sigmask, sigsetsize, &mask);
        if (err)
            return err;
        signal_temporary_mask(t, mask);
    }
    return wait_events(t, epfd, events, max, ns);
}

int64_t sys_epoll_pwait(struct thread *t, int epfd, uint64_t events, int max, int timeout, uint64_t sigmask, uint64_t sigsetsize)
{
    return wait_masked(t, epfd, events, max, milliseconds(timeout), sigmask, sigsetsize);
}

int64_t sys_epoll_pwait2(struct thread *t, int epfd, uint64_t events, int max, uint64_t timeout, uint64_t sigmask, uint64_t sigsetsize)
{
    int64_t ns = -1;
    int err = timeout && !t->call.s[7] ? get_timespec(t, timeout, &ns) : 0;
    return err ? err : wait_masked(t, epfd, events, max, ns, sigmask, sigsetsize);
}
