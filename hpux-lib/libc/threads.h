/*
 * threads.h - what the files of the C library use of its threads.
 *
 *     guard_enter();      one thread at a time; short, never around a call that waits
 *     ...
 *     guard_leave();
 *
 *     LOCK_STREAM(f);     stdio.c: to the end of the function
 */
#ifndef THREADS_H
#define THREADS_H

#include "libc.h"

enum { THREAD_KEYS = 128 };

/* A thread. The thread pointer (cr27, r13) points to a struct tcb; it is null in the first thread until something sets it. */
struct thread {
    int id;       /* its pthread_t */
    int lwp;      /* its number in the kernel, which clears it at the end */
    int detached; /* nothing waits for it */
    int joined;   /* a thread waits for it */
    int error;    /* its errno; the first thread has the program's */
    void *(*start)(void *);
    void *argument, *result;
    const void *values[THREAD_KEYS];
    char *memory; /* stack, from the system; null: the first thread */
    size_t memory_size;
    struct tcb *tcb;
    struct thread *next;
};
struct tcb {
    struct thread *thread;
    void *blocks; /* the loader's; on Itanium, thread-local storage follows */
};

/* Of the loader: size and alignment of a TCB with the thread-local storage; filling it in; freeing what belongs to it. */
size_t library_tls_size(void);
size_t library_tls_align(void);
void library_tls_begin(void *tcb);
void library_tls_end(void *tcb);

extern int __threads_started; /* a second thread was created */
struct thread *thread_self(void);

/* Mutual exclusion of the library's own data. Without a second thread both do nothing. */
void guard_enter(void);
void guard_leave(void);

/* A lock that its owner may take again, for streams. Zero: free. */
struct stream_lock {
    int state, owner, depth;
};
void stream_lock_take(struct stream_lock *lock);
void stream_lock_drop(struct stream_lock *lock);

#endif
