/*
 * wait_queue.h - wait queues, and how a system call blocks.
 *
 * A handler that cannot continue registers on the queues that would wake it and returns through sys_block():
 *
 *     int64_t sys_pipe_read(...)
 *     {
 *         if (pipe has bytes)   return take them;
 *         if (t->cost_out)     return -ETIMEDOUT;         // only if it set a deadline
 *         wait_on(t, &pipe->readers);                      // any number of queues
 *         wait_deadline(t, when);                          // optional; absolute cycles, CLOCK_NEVER = none
 *         wait_host(t, host_fd, POLLIN);                   // optional: a host file that becomes ready
 *         return sys_block(t, -ERESTARTSYS);               // -ERESTARTSYS at once if a signal is pending
 *     }
 *
 * A woken thread leaves all queues, and the handler is called again with the same arguments. t->call.s[] and t->call.data hold what it
 * stored there, such as absolute deadlines and byte counts (zero in the first call; t->call.again tells the calls apart). If a signal with
 * a handler or a fatal signal is pending, sys_block() returns its second argument. So a handler needs no test for signals; it must call
 * sys_block() last, and if it has made progress, return that instead. ERESTART codes become EINTR or a restart, as in Linux.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_WAIT_QUEUE_H
#define PRECIS_EMU_KERNEL_CORE_WAIT_QUEUE_H

#include <stdbool.h>
#include <stdint.h>

struct thread;

struct waiter {
    struct waiter *next, *prev; /* in the queue */
    struct wait_queue *queue;
    struct waiter *more; /* the thread's next registration */
    struct thread *thread;
    uint64_t key; /* for the owner of the queue (futex: the word) */
    uint64_t key2, key3;
    uint64_t pi_at;  /* of futex waiters: the address of the priority-inheritance word that they wait for, or 0 */
    bool has_target; /* of futex waiters: call.s[] has the word to which FUTEX_CMP_REQUEUE_PI may move it */
    int rank;        /* of futex waiters: their order in the queue */
    unsigned tag;    /* passed to the thread that is woken through it */
};
struct wait_queue {
    struct waiter *first, *last; /* zero-initialised: empty */
    /* Called on every wake, before the threads are woken (epoll's ready lists, for example); may be NULL. */
    void (*notify)(struct wait_queue *q, void *ctx);
    void *ctx;
};

/* Registers t on q. A thread may wait on several queues. */
struct waiter *wait_on(struct thread *t, struct wait_queue *q); /* woken in order of registration */
void wait_deadline(struct thread *t, uint64_t cycle);           /* the earliest of several holds */
/* Registers t on a host descriptor; poll_events: poll(2)'s events. */
void wait_host(struct thread *t, int host_fd, short poll_events);
/* Blocks t; the handler returns the result. if_signal: returned at once if a signal is pending. */
int64_t sys_block(struct thread *t, int64_t if_signal);
/* The same for a wait that only fatal signals interrupt (vfork). */
int64_t sys_block_killable(struct thread *t);
/* Wakes all waiters of q and calls its notify. */
void wake_all(struct wait_queue *q);
void wake_thread(struct thread *t); /* whatever it waits for; no effect if it is not blocked */
void wait_cancel(struct thread *t); /* leaves all queues, drops the deadline */
/* Wakes the waiters of a queue that is about to be freed. */
void wait_queue_fini(struct wait_queue *q);
void waiter_leave(struct waiter *w); /* one registration; for futex requeue */
/* Puts a registration that has left its queue on q: after `after`, or at the head if that is NULL. */
void waiter_join(struct waiter *w, struct wait_queue *q, struct waiter *after);

#endif
