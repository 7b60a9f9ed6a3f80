/* <pthread.h> of HP-UX, for programs that som-ld links. The sizes of the objects, and the numbers, are those of precis' C library. */
#ifndef _PTHREAD_INCLUDED
#define _PTHREAD_INCLUDED
#include <sys/time.h>
#include <sys/types.h>

typedef int pthread_t, pthread_key_t;
typedef int pthread_attr_t, pthread_mutexattr_t, pthread_condattr_t, pthread_rwlockattr_t, pthread_barrierattr_t;
typedef struct {
    int words[16];
} pthread_mutex_t, pthread_cond_t, pthread_rwlock_t, pthread_barrier_t;
typedef struct {
    int words[8];
} pthread_once_t;

#define PTHREAD_MUTEX_INITIALIZER \
    {                             \
        {                         \
            0                     \
        }                         \
    }
#define PTHREAD_COND_INITIALIZER \
    {                            \
        {                        \
            0                    \
        }                        \
    }
#define PTHREAD_ONCE_INIT \
    {                     \
        {                 \
            0             \
        }                 \
    }
#define PTHREAD_RWLOCK_INITIALIZER \
    {                              \
        {                          \
            0                      \
        }                          \
    }
enum { PTHREAD_CREATE_JOINABLE, PTHREAD_CREATE_DETACHED = 0xde };
enum { PTHREAD_SCOPE_SYSTEM = 1, PTHREAD_SCOPE_PROCESS, PTHREAD_EXPLICIT_SCHED, PTHREAD_INHERIT_SCHED };
enum { PTHREAD_PRIO_NONE = 0x100, PTHREAD_PRIO_PROTECT = 0x200, PTHREAD_PRIO_INHERIT = 0x400 };
enum { SCHED_FIFO, SCHED_RR, SCHED_OTHER };
enum { PTHREAD_CANCEL_ENABLE, PTHREAD_CANCEL_DISABLE };
enum { PTHREAD_CANCEL_DEFERRED, PTHREAD_CANCEL_ASYNCHRONOUS };
#define PTHREAD_CANCELED ((void *)-1)
enum { PTHREAD_BARRIER_SERIAL_THREAD = -1 };

struct sched_param {
    int sched_priority, sched_reserved[7];
};
enum { PTHREAD_MUTEX_NORMAL, PTHREAD_MUTEX_ERRORCHECK, PTHREAD_MUTEX_RECURSIVE };

int pthread_create(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *), pthread_join(pthread_t, void **),
    pthread_detach(pthread_t);
void pthread_exit(void *) __attribute__((noreturn));
pthread_t pthread_self(void);
int pthread_equal(pthread_t, pthread_t), pthread_kill(pthread_t, int), pthread_once(pthread_once_t *, void (*)(void));
int pthread_attr_init(pthread_attr_t *), pthread_attr_destroy(pthread_attr_t *), pthread_attr_setdetachstate(pthread_attr_t *, int);
int pthread_attr_setstacksize(pthread_attr_t *, size_t), pthread_attr_getstacksize(const pthread_attr_t *, size_t *);
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *), pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *), pthread_mutex_trylock(pthread_mutex_t *), pthread_mutex_unlock(pthread_mutex_t *);
int pthread_mutexattr_init(pthread_mutexattr_t *), pthread_mutexattr_destroy(pthread_mutexattr_t *);
int pthread_mutexattr_settype(pthread_mutexattr_t *, int);
int pthread_cond_init(pthread_cond_t *, const pthread_condattr_t *), pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *), pthread_cond_signal(pthread_cond_t *), pthread_cond_broadcast(pthread_cond_t *);
int pthread_cond_timedwait(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
int pthread_key_create(pthread_key_t *, void (*)(void *)), pthread_key_delete(pthread_key_t),
    pthread_setspecific(pthread_key_t, const void *);
void *pthread_getspecific(pthread_key_t);
int pthread_attr_setscope(pthread_attr_t *, int), pthread_attr_setschedpolicy(pthread_attr_t *, int),
    pthread_attr_setinheritsched(pthread_attr_t *, int), pthread_attr_setschedparam(pthread_attr_t *, const struct sched_param *),
    pthread_attr_getdetachstate(const pthread_attr_t *, int *);
int pthread_getschedparam(pthread_t, int *, struct sched_param *), pthread_setschedparam(pthread_t, int, const struct sched_param *);
int pthread_rwlock_init(pthread_rwlock_t *, const pthread_rwlockattr_t *), pthread_rwlock_destroy(pthread_rwlock_t *);
int pthread_rwlock_rdlock(pthread_rwlock_t *), pthread_rwlock_tryrdlock(pthread_rwlock_t *), pthread_rwlock_wrlock(pthread_rwlock_t *),
    pthread_rwlock_trywrlock(pthread_rwlock_t *), pthread_rwlock_unlock(pthread_rwlock_t *);
int pthread_rwlock_timedwrlock(pthread_rwlock_t *, const struct timespec *);
int pthread_barrier_init(pthread_barrier_t *, const pthread_barrierattr_t *, unsigned), pthread_barrier_wait(pthread_barrier_t *),
    pthread_barrier_destroy(pthread_barrier_t *);
int pthread_atfork(void (*)(void), void (*)(void), void (*)(void));
int pthread_cancel(pthread_t), pthread_setcancelstate(int, int *), pthread_setcanceltype(int, int *);
void pthread_testcancel(void);

enum { PTHREAD_PROCESS_PRIVATE, PTHREAD_PROCESS_SHARED };
typedef int pthread_spinlock_t;
int pthread_spin_init(pthread_spinlock_t *, int), pthread_spin_destroy(pthread_spinlock_t *), pthread_spin_lock(pthread_spinlock_t *),
    pthread_spin_trylock(pthread_spinlock_t *), pthread_spin_unlock(pthread_spinlock_t *);
int pthread_mutexattr_setpshared(pthread_mutexattr_t *, int), pthread_mutexattr_getpshared(const pthread_mutexattr_t *, int *);
int pthread_mutexattr_setprotocol(pthread_mutexattr_t *, int), pthread_mutexattr_setprioceiling(pthread_mutexattr_t *, int),
    pthread_mutexattr_getprioceiling(const pthread_mutexattr_t *, int *);
int pthread_mutex_getprioceiling(const pthread_mutex_t *, int *), pthread_mutex_setprioceiling(pthread_mutex_t *, int, int *);
int pthread_condattr_init(pthread_condattr_t *), pthread_condattr_destroy(pthread_condattr_t *),
    pthread_condattr_setpshared(pthread_condattr_t *, int);

struct __pthread_cleanup {
    void *words[3];
};
void __pthread_cleanup_push(struct __pthread_cleanup *, void (*)(void *), void *), __pthread_cleanup_pop(struct __pthread_cleanup *, int);
#define pthread_cleanup_push(function, argument)    \
    {                                               \
        struct __pthread_cleanup __pthread_handler; \
        __pthread_cleanup_push(&__pthread_handler, function, argument);
#define pthread_cleanup_pop(execute)                    \
    __pthread_cleanup_pop(&__pthread_handler, execute); \
    }
#endif
