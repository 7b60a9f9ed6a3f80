/*
 * lwp.h - threads of SunOS: each is an LWP of the kernel, whose number is the thread's. Layouts of mutexes, condition variables, semaphores
 * and read-write locks as programs have them, and which of their bytes the kernel uses.
 *
 * Sources: thread.h, synch.h, pthread.h and sys/types.h of OpenSolaris' first release, for sizes, fields and numbers; SunOS' manual pages,
 * section 3.
 */
#ifndef LWP_H
#define LWP_H

#include "threads.h"

struct lwp {
    struct thread thread; /* its `lwp` is 0 from the end on */
    int daemon;           /* the process does not wait for its end */
    int reads;            /* read-write locks that it holds for reading */
    int policy, priority; /* kept, without an effect */
    /* While cancel.relock is set: the condition that it waits for, and the mutex's depth. */
    struct condition *waits_for;
    unsigned char depth;
    struct lwp *next;
};
struct lwp *lwp_self(void);

/* Where the thread pointer leads: %g7, or the base of %gs. The first word is the structure's address. */
struct tls_block;
struct condition;
struct lwp_tcb {
    struct lwp_tcb *self;
    struct lwp *lwp;          /* NULL: the first thread's */
    struct tls_block *blocks; /* the loader's */
    void *memory;
    unsigned long reserved[60];
};
struct lwp_tcb *thread_pointer(void);
/* The loader's: one for a new thread, with its thread-local storage; NULL: no memory. */
struct lwp_tcb *library_new_tcb(void);
void library_free_tcb(struct lwp_tcb *tcb);

/* contexts.c: creates an LWP in function(argument) on an empty stack below `top`; *number is set before it runs. Returns the error number.
 */
int lwp_create(void (*function)(void *), void *argument, char *top, struct lwp_tcb *tcb, int flags, int *number);
enum { LWP_SUSPENDED = 0x80 };
struct stack {
    char *start; /* of thr_stksegment(): the end */
    size_t size;
    int flags;
};
/* contexts.c: the first thread's, as thr_stksegment() has it. */
int main_stack(struct stack *out);

/* What a pthread_attr_t points to. */
struct lwp_attributes {
    int detached, scope, inherits, policy, priority;
    size_t stack_size, guard_size; /* stack_size 0: the usual one */
    char *stack;                   /* NULL: the library's */
};
enum { POLICY_MOST = 6 };
const struct lwp_attributes *lwp_usual_attributes(void);

/* Within the guard: waits for a signal on c, outside of it. */
void guard_wait(struct condition *c);

/* Types of all objects: of a process, or in memory of several. */
enum { USYNC_THREAD, USYNC_PROCESS, USYNC_PROCESS_ROBUST = 8 };
enum { MUTEX_MAGIC = 0x4d58, COND_MAGIC = 0x4356, RWLOCK_MAGIC = 0x5257, SEMAPHORE_MAGIC = 0x534d };

/* ---- mutexes ------------------------------------------------------------------------------------------------------------- */

enum { LOCK_ERRORCHECK = 2, LOCK_RECURSIVE = 4, LOCK_PRIO_INHERIT = 0x10, LOCK_PRIO_PROTECT = 0x20, LOCK_ROBUST = 0x40 }; /* of `type` */
/* Of a robust mutex's flags, as the kernel has them. */
enum { OWNER_DEAD = 1, NOT_RECOVERABLE = 2, INITIALISED = 4 };
enum { BYTE_WAITERS = 6, BYTE_LOCK = 7 };
/* The lock while its owner gives it to lwp_cond_wait(): the kernel frees it. */
enum { LOCK_LEAVING = 0x55 };
struct mutex {
    unsigned short flags;
    unsigned char depth; /* of LOCK_RECURSIVE: beyond the first one */
    unsigned char ceiling;
    unsigned short type, magic;
    union {
        volatile unsigned char bytes[8];
        unsigned process; /* of USYNC_PROCESS and robust mutexes: the owner's */
        unsigned long long aligned;
    } lock;
    unsigned owner, reserved; /* the thread's number; it may be an old one while the mutex is free */
};
#define MUTEX_INITIALISER    \
    {                        \
        .magic = MUTEX_MAGIC \
    }
/* Without the checks of its type. */
int mutex_trylock(struct mutex *m);
int mutex_lock(struct mutex *m);
int mutex_unlock(struct mutex *m);
/* After a wait that cancellation ended: the kernel may not have released the mutex yet. Takes it with the depth that it had; another thread
 * gets the signal that the wait may have got. */
void cond_wait_cancelled(struct lwp *self);
/* Ends the thread if it is cancelled and its cancellation is asynchronous. */
void cancel_if_asynchronous(void);

/* ---- condition variables -------------------------------------------------------------------------------------------------- */

struct condition {
    unsigned char flags[4]; /* the last one: there are waiters */
    unsigned short type, magic;
    union {
        unsigned words[2]; /* of the conditions in a read-write lock: its own */
        unsigned long long aligned;
    } data;
};
enum { FLAG_CLOCK = 1, FLAG_WAITERS = 3 };
int cond_wait(struct condition *c, struct mutex *m);
int cond_signal(struct condition *c);
int cond_broadcast(struct condition *c);

/* ---- times ------------------------------------------------------------------------------------------------------------------ */

/* A time until which a call waits; NULL instead: forever. */
struct deadline {
    int clock;
    struct timespec at;
};
/* `time` from now on, which must be valid; or EINVAL. */
int deadline_after(const struct timespec *time, struct deadline *out);
/* The time until then. 0, ETIME if there is none left, EINVAL. */
int deadline_left(const struct deadline *until, struct timespec *out);
/* Waits on, at most until then. As mutex_lock() and cond_wait(), and ETIME. */
int mutex_lock_until(struct mutex *m, const struct deadline *until);
int cond_wait_until(struct condition *c, struct mutex *m, const struct deadline *until);

/* ---- numbers ------------------------------------------------------------------------------------------------------------------ */

enum { EBUSY = 16, EDEADLK = 45, ENOTSUP = 48, EOWNERDEAD = 58, ETIME = 62 };
enum {
    SYS_lwp_park = 77,
    SYS_lwp_sema_wait = 147,
    SYS_lwp_sema_post,
    SYS_lwp_sema_trywait,
    SYS_lwp_create = 159,
    SYS_lwp_exit,
    SYS_lwp_suspend,
    SYS_lwp_continue,
    SYS_lwp_kill,
    SYS_lwp_wait = 167,
    SYS_lwp_mutex_wakeup,
    SYS_lwp_cond_wait = 170,
    SYS_lwp_cond_signal,
    SYS_lwp_cond_broadcast,
    SYS_lwp_mutex_timedlock = 210,
    SYS_lwp_sema_timedwait,
    SYS_lwp_mutex_unlock = 250,
    SYS_lwp_mutex_trylock,
    SYS_lwp_mutex_init
};
enum { THREAD_DETACHED = 0x40 }; /* of thr_create() and pthread_attr_setdetachstate() */

/* The error number of a call, or 0. */
static inline int error_of(struct call_result r)
{
    return r.value < 0 ? (int)-r.value : 0;
}
/* Of a wait: POSIX' functions have ETIMEDOUT for ETIME. */
static inline int posix_error(int error)
{
    return error == ETIME ? ETIMEDOUT : error;
}

#endif
