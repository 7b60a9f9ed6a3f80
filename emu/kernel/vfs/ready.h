/*
 * ready.h - readiness: what wakes those who wait for open files.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_READY_H
#define PRECIS_EMU_KERNEL_VFS_READY_H

#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include "emu/kernel/core/wait-queue.h"

struct file;
struct thread;

/* A wait queue that counts its wakes, apart for what makes a file readable and writable: an
 * edge-triggered epoll sees by the counts that something happened. It is part of an object that the files whose poll() meets
 * it keep alive; whatever waits there is gone, or told, before the object is freed. */
struct event_queue {
    struct wait_queue waiters;
    uint64_t in_events, out_events;
    struct file *async; /* the files with O_ASYNC that wait for it: their owners get SIGIO. A list by next_async */
};
void event_wake(struct event_queue *q);     /* anything may have changed */
void event_wake_in(struct event_queue *q);  /* something arrived */
void event_wake_out(struct event_queue *q); /* something was taken away: there is room */
void event_queue_fini(struct event_queue *q);

/* One query of what is ready. With a thread, each file asked registers it on what would change the answer. */
struct poller {
    struct thread *t;              /* NULL: only ask */
    short want;                    /* POLL bits of interest: for host files and for the stamp */
    uint64_t stamp;                /* sum of the counts of all queues that were met */
    unsigned depth;                /* of epoll files inside epoll files */
    struct file *async;            /* its owner is told by SIGIO from now on */
};
/* A file's poll() was asked: register on its queue, or on the host's file. */
void poll_on(struct poller *p, struct event_queue *q);
void poll_host(struct poller *p, int host_fd);

/* f is on no queue's `async` list any more, or on q's. */
void async_leave(struct file *f);
void async_join(struct file *f, struct event_queue *q);

#endif
