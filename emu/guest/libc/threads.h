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

enum { EVERYBODY = 0x7fffffff };

struct mutex;
struct cleanup;

/* A thread. The thread pointer (cr27, r13) leads to a struct tcb; it is null in the first thread until something sets it. */
struct thread {
    int id;       /* its pthread_t */
    int lwp;      /* its number in the kernel, which clears it at the end */
    int detached; /* nothing waits for it */
    int joined;   /* a thread waits for it */
    int error;    /* its errno; the first thread has the program's */
    void *(*start)(void *);
    void *argument, *result;
    const void *values[THREAD_KEYS];
    struct {
        int disabled, asynchronous; /* as the thread has set them */
        int pending;                /* pthread_cancel() was called */
        int at_point;               /* it is in a call that cancellation ends */
        int held_off;               /* depth of what cancellation must not end: the guard, streams */
        int ending;                 /* it is in pthread_exit() */
        struct mutex *relock;       /* locked again before the handlers run */
        struct thread *joins;       /* what it waits for in pthread_join() */
        struct cleanup *handlers;   /* last one first */
    } cancel;
    char *memory;                   /* stack; null: the first thread */
    size_t stack_size, memory_size; /* memory_size: goes back to the system */
    struct tcb *tcb;
    struct thread *next;
};
struct tcb {
    struct thread *thread;
    void *blocks; /* the loader's; on Itanium, thread-local storage follows */
};

/* PA-RISC: the storage of the program begins where the thread pointer points; Itanium: after the TCB, where it points. */
#ifdef __hppa__
#define THREAD_POINTER(tcb) ((tcb) + 1)
#else
#define THREAD_POINTER(tcb) (tcb)
#endif

/* Of the loader: size and alignment of a TCB with the thread-local storage; filling it in; freeing what belongs to it. */
size_t library_tls_size(void);
size_t library_tls_align(void);
void library_tls_begin(void *tcb);
void library_tls_end(void *tcb);

extern int __threads_started; /* a second thread was created */
struct thread *thread_self(void);
/* Is there no other thread that could end a wait of this one? */
int thread_is_alone(void);
/* Call it within the guard. NULL: no thread has that number. */
struct thread *thread_find(int id);
/* Sends t a signal. 0 or an error number. */
int thread_signal(const struct thread *t, int sig);
/* In the child of fork(): this thread is the only one. */
void threads_after_fork(void);
void streams_after_fork(void);

/* Sleeps while *word is `value`. 0, ETIMEDOUT or another error number. */
int sleep_on(int why, volatile int *word, int value, const struct timespec *deadline);
void wake_up(int why, volatile int *word, int count);

/* Around a call that waits: cancellation ends it. Both do nothing without a second thread. */
void cancel_enter(void);
void cancel_leave(void);
/* Runs the handlers that are left. */
void cancel_run_handlers(struct thread *self);
void pthread_exit(void *result) __attribute__((noreturn));

/* What a pthread_attr_t stands for. */
struct attributes {
    int id;
    int detached, scope, inherit, policy;
    int param[8]; /* struct sched_param */
    size_t stack_size, guard_size;
    void *stack; /* null: the library's */
    struct attributes *next;
};
enum { SCHEDULE_FIFO, SCHEDULE_RR, SCHEDULE_OTHER };
/* NULL: the default ones, or not initialised. */
const struct attributes *attributes_of(const int *handle);

/* Mutual exclusion of the library's own data. Without a second thread both do nothing. */
void guard_enter(void);
void guard_leave(void);

/* A lock that its owner may take again, for streams. Zero: free. */
struct stream_lock {
    int state, owner, depth;
};
void stream_lock_take(struct stream_lock *lock);
int stream_lock_try(struct stream_lock *lock); /* 0; 1: another thread has it */
void stream_lock_drop(struct stream_lock *lock);

#endif
