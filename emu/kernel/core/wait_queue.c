/* Wait queues: how threads block and are woken. */
#include <stdlib.h>

#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"
#include "emu/mem/charge.h"

void waiter_join(struct waiter *w, struct wait_queue *q, struct waiter *after)
{
    w->queue = q;
    w->prev = after;
    w->next = after ? after->next : q->first;
    *(after ? &after->next : &q->first) = w;
    *(w->next ? &w->next->prev : &q->last) = w;
}

struct waiter *wait_on(struct thread *t, struct wait_queue *q)
{
    struct waiter *w = mem_new_always(t->k->memory, sizeof *w);

    if (!w)
        kernel_no_memory();
    w->thread = t;
    waiter_join(w, q, q->last);
    w->more = t->waits;
    t->waits = w;
    return w;
}

void waiter_leave(struct waiter *w)
{
    struct wait_queue *q = w->queue;

    if (!q)
        return;
    if (w->prev)
        w->prev->next = w->next;
    else
        q->first = w->next;
    if (w->next)
        w->next->prev = w->prev;
    else
        q->last = w->prev;
    w->queue = NULL;
    w->next = w->prev = NULL;
}

static void host_waits_drop(struct thread *t)
{
    if (!t->host_wait_count)
        return;
    t->host_wait_count = 0;
    t->host_waits_idle = false;
    for (struct thread **at = &t->k->host_waiters; *at; at = &(*at)->host_next) {
        if (*at == t) {
            *at = t->host_next;
            break;
        }
    }
}

void wait_cancel(struct thread *t)
{
    while (t->waits) {
        struct waiter *w = t->waits;

        t->waits = w->more;
        waiter_leave(w);
        mem_free(w);
    }
    t->killable = false;
    clock_timer_cancel(&t->k->clock, &t->deadline);
    t->deadline_cycle = CLOCK_NEVER;
    host_waits_drop(t);
}

static void deadline_passed(struct clock_timer *timer, void *ctx)
{
    struct thread *t = ctx;

    (void)timer;
    t->cost_out = true;
    wake_thread(t);
}

void wait_deadline(struct thread *t, uint64_t cycle)
{
    if (cycle < t->deadline_cycle)
        t->deadline_cycle = cycle;
}

void wait_host(struct thread *t, int host_fd, short poll_events)
{
    t->host_waits = mem_resize_always(t->k->memory, t->host_waits, (t->host_wait_count + 1) * sizeof *t->host_waits);
    if (!t->host_waits)
        kernel_no_memory();
    t->host_waits[t->host_wait_count].fd = host_fd;
    t->host_waits[t->host_wait_count].events = poll_events;
    if (t->host_wait_count++ == 0) {
        t->host_next = t->k->host_waiters;
        t->k->host_waiters = t;
    }
}

static int64_t block(struct thread *t)
{
    if (t->deadline_cycle != CLOCK_NEVER) {
        t->deadline.fn = deadline_passed;
        t->deadline.ctx = t;
        clock_timer_set(&t->k->clock, &t->deadline, t->deadline_cycle);
    }
    return SYS_BLOCK;
}

int64_t sys_block(struct thread *t, int64_t if_signal)
{
    if (signal_pending(t)) {
        wait_cancel(t);
        return if_signal;
    }
    return block(t);
}

int64_t sys_block_killable(struct thread *t)
{
    if (signal_fatal_pending(t)) {
        wait_cancel(t);
        return -ERESTARTNOINTR;
    }
    t->killable = true;
    return block(t);
}

void wake_thread(struct thread *t)
{
    if (t->state != THREAD_BLOCKED || t->trace.stop)
        return;
    wait_cancel(t);
    sched_wake(t);
}

/* Wakes up to n threads that wait on q. Returns how many. */
static unsigned wake_some(struct wait_queue *q, unsigned n)
{
    unsigned woken = 0;

    /* wake_thread() removes all registrations of the thread, this one included. */
    while (q->first && woken < n) {
        struct waiter *w = q->first;

        if (w->thread->state == THREAD_BLOCKED) {
            wake_thread(w->thread);
            woken++;
        } else {
            waiter_leave(w); /* its handler is running: it will be called again */
            w->thread->woken = true;
        }
    }
    return woken;
}

void wake_all(struct wait_queue *q)
{
    if (q->notify)
        q->notify(q, q->ctx);
    wake_some(q, UINT32_MAX);
}

void wait_queue_fini(struct wait_queue *q)
{
    wake_some(q, UINT32_MAX);
    q->notify = NULL;
}
