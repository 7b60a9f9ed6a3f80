/* <pthread.h> of HP-UX, for programs that som-ld links. The sizes of the objects, and the numbers, are those of precis' C library. */
#ifndef _PTHREAD_INCLUDED
#define _PTHREAD_INCLUDED
#include <sys/time.h>
#include <sys/types.h>

typedef int pthread_t, pthread_key_t;
typedef struct {
    int words[16];
} pthread_mutex_t, pthread_cond_t, pthread_attr_t, pthread_mutexattr_t, pthread_condattr_t;
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
enum { PTHREAD_CREATE_JOINABLE, PTHREAD_CREATE_DETACHED };
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
#endif
