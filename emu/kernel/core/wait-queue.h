/*
 * wait-queue.h - wait queues, and how a system call waits.
 *
 * Blocking. A handler that can not go on registers on what would wake it and returns through sys_block():
 *
 *     int64_t sys_pipe_read(...)
 *     {
 *         if (pipe has bytes)   return take them;
 *         if (t->timed_out)     return -ETIMEDOUT;         // only if it set a deadline
 *         wait_on(t, &pipe->readers);                      // any number of queues
 *         wait_deadline(t, when);                          // optional; absolute cycles, CLOCK_NEVER = none
 *         wait_host(t, host_fd, POLLIN);                   // optional: a host file that becomes ready
 *         return sys_block(t, -ERESTARTSYS);               // -ERESTARTSYS at once if a signal is pending
 *     }
 *
 * When the thread is woken it leaves all queues, and the same handler is called again with the same arguments and with
 * t->call.s[] and t->call.data as it left them (zero on the first call; t->call.again tells which): absolute
 * deadlines and bytes done live there. A signal that has a handler (or kills) makes the next call's sys_block()
 * return its second argument, so a handler needs no test of its own; it must only call sys_block() last, and
 * return what it has done so far instead if that is not nothing. The ERESTART codes become EINTR or a restart as in Linux.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_WAIT_QUEUE_H
#define PRECIS_EMU_KERNEL_CORE_WAIT_QUEUE_H

#include <stdbool.h>
#include <stdint.h>

struct thread;

struct waiter {
    struct waiter *next, *prev; /* in the queue */
    struct wait_queue *queue;
    struct waiter *more; /* the thread's other registrations */
    struct thread *thread;
    uint64_t key; /* for the owner of the queue (futex: which word) */
    uint64_t key2, key3;
    unsigned tag; /* told to the thread that is woken through it */
};
struct wait_queue {
    struct waiter *first, *last; /* zero-initialised: empty */
    /* Told on every wake, besides the threads (epoll's ready lists and the like); may be NULL. */
    void (*notify)(struct wait_queue *q, void *ctx);
    void *ctx;
};

struct waiter *wait_on(struct thread *t, struct wait_queue *q); /* first come, first woken */
void wait_deadline(struct thread *t, uint64_t cycle);           /* the earliest of several counts */
void wait_host(struct thread *t, int host_fd, short poll_events);
/* Return this from the handler. See above. */
int64_t sys_block(struct thread *t, int64_t if_signal);
/* The same for a wait that no signal but SIGKILL ends (vfork). */
int64_t sys_block_killable(struct thread *t);
void wake_all(struct wait_queue *q);
void wake_thread(struct thread *t);                   /* whatever it waits for; no effect if it does not */
void wait_cancel(struct thread *t);                   /* leave all queues */
/* A wait queue is going away: its waiters are woken. */
void wait_queue_fini(struct wait_queue *q);
void waiter_leave(struct waiter *w); /* one registration; futex requeue */
void waiter_join(struct waiter *w, struct wait_queue *q);

#endif
