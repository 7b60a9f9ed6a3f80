/* Readiness: waking the waiters of open files, and SIGIO for owners of files with O_ASYNC. */
#include "emu/kernel/core/machine.h"
#include "emu/kernel/core/process.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"

#include <assert.h>

void async_leave(struct file *f)
{
    if (!f->async_queue)
        return;
    struct file **at = &f->async_queue->async;
    while (*at != f)
        at = &(*at)->next_async;
    *at = f->next_async;
    f->async_queue = NULL;
    f->next_async = NULL;
}

void async_join(struct file *f, struct event_queue *q)
{
    async_leave(f);
    f->async_queue = q;
    f->next_async = q->async;
    q->async = f;
}

/* Returns the POLL bits of si_band for si_code: the kernel's band_table (fs/fcntl.c). */
static int64_t band(int code)
{
    return code == POLL_OUT ? POLLOUT | POLLWRNORM : code == POLL_MSG ? POLLIN | POLLRDNORM | 0x400 : POLLIN | POLLRDNORM;
}

void file_signal_owner(struct file *f, int code)
{
    file_signal_owner_of(f, f->async_fd, code);
}

void file_signal_owner_of(struct file *f, int fd, int code)
{
    struct kernel *k = f->m->k;
    int sig = f->owner_signal ? f->owner_signal : SIGIO;
    struct ksiginfo info = {.sig = sig, .code = code, .layout = KSI_POLL, .fd = fd, .band = band(code)};
    struct process *p = f->owner > 0 ? process_find(k, f->owner) : NULL;
    if (p)
        signal_send_process(p, sig, f->owner_signal ? &info : NULL);
    else if (f->owner < 0)
        signal_send_group(k, -f->owner, sig, f->owner_signal ? &info : NULL);
}

void file_signal_urgent(struct file *f)
{
    struct process *p = f->owner > 0 ? process_find(f->m->k, f->owner) : NULL;
    if (p)
        signal_send_process(p, SIGURG, NULL);
    else if (f->owner < 0)
        signal_send_group(f->m->k, -f->owner, SIGURG, NULL);
}

static void wake(struct event_queue *q, bool in, bool out)
{
    q->is_taken = false;
    q->in_events += in;
    q->out_events += out;
    for (struct file *f = q->async; f; f = f->next_async)
        if ((in && file_readable(f)) || (out && file_writable(f)))
            file_signal_owner(f, in ? POLL_IN : POLL_OUT);
    struct event_watch *w;
    LIST_FOREACH(w, &q->watches, entry)
    w->event(w, in, out);
    wake_all(&q->waiters);
}

void event_wake(struct event_queue *q)
{
    wake(q, true, true);
}

void event_wake_in(struct event_queue *q)
{
    wake(q, true, false);
}

void event_wake_out(struct event_queue *q)
{
    wake(q, false, true);
}

void event_queue_fini(struct event_queue *q)
{
    assert(!q->async); /* files on it would have kept q's object alive */
    while (!LIST_EMPTY(&q->watches))
        event_watch_leave(LIST_FIRST(&q->watches));
    wait_queue_fini(&q->waiters);
}

void event_watch_leave(struct event_watch *w)
{
    if (w->queue)
        LIST_REMOVE(w, entry);
    w->queue = NULL;
}

static void watch_join(struct event_watch *w, struct event_queue *q)
{
    if (w->queue == q)
        return;
    event_watch_leave(w);
    LIST_INSERT_HEAD(&q->watches, w, entry);
    w->queue = q;
}

void poll_on(struct poller *p, struct event_queue *q)
{
    if (p->want & (POLLIN | POLLRDNORM | POLLPRI | POLLRDHUP))
        p->stamp += q->in_events;
    if (p->want & (POLLOUT | POLLWRNORM | POLLWRBAND))
        p->stamp += q->out_events;
    if (p->async)
        async_join(p->async, q);
    if (p->t)
        wait_on(p->t, &q->waiters);
    if (p->watch)
        watch_join(p->watch, q);
    p->queues++;
}

void poll_host(struct poller *p, int host_fd)
{
    if (p->t)
        wait_host(p->t, host_fd, p->want);
    p->host = true;
}
