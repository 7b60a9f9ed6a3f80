/*
 * ready.h - readiness: wait queues of open files.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_READY_H
#define PRECIS_EMU_KERNEL_VFS_READY_H

#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/queue.h>
#include "emu/kernel/core/wait_queue.h"

struct file;
struct thread;

/* A wait queue that counts its wakes, separately for readability and writability: edge-triggered epoll detects events by the counts. It
 * is part of an object that files with a poll() on it keep alive; before the object is freed, its waiters have left or are woken. */
struct event_queue {
    struct wait_queue waiters;
    uint64_t in_events, out_events;
    struct file *async; /* files with O_ASYNC on this queue, linked by next_async: their owners get SIGIO */
    LIST_HEAD(, event_watch) watches;
    bool is_taken; /* during a wake: an exclusive watch has the event */
};

/* A call for each event on a queue, until the watch leaves it. Neither joins nor leaves queues during the call. */
struct event_watch {
    LIST_ENTRY(event_watch) entry;
    struct event_queue *queue; /* or NULL */
    void (*event)(struct event_watch *w, bool in, bool out);
};
void event_watch_leave(struct event_watch *w); /* no effect if it is on no queue */

void event_wake(struct event_queue *q);     /* any change */
void event_wake_in(struct event_queue *q);  /* data arrived */
void event_wake_out(struct event_queue *q); /* space became free */
/* Wakes the waiters before the queue is freed. */
void event_queue_fini(struct event_queue *q);

/* One poll of readiness. With a thread, each polled file registers it on its queues. */
struct poller {
    struct thread *t;   /* NULL: no registration */
    short want;         /* POLL bits of interest, for host files and the stamp */
    uint64_t stamp;     /* sum of the counts of all queues polled */
    unsigned depth;     /* nesting of epoll files */
    struct file *async; /* registered for SIGIO to its owner */
    /* Joins the polled queue. */
    struct event_watch *watch;
    unsigned queues; /* number of queues polled */
    bool host;       /* a host descriptor was polled: no queue tells its events */
};
/* Called by a file's poll(): registers the thread on its queue, or on the host's descriptor. */
void poll_on(struct poller *p, struct event_queue *q);
void poll_host(struct poller *p, int host_fd);

/* Remove f from its queue's `async` list, or add it to q's. */
void async_leave(struct file *f);
void async_join(struct file *f, struct event_queue *q);

#endif
