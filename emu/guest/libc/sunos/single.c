/* single.c - what the other files ask of threads: there is one. Mutexes and their like of libthread and libpthread for programs with one
 * thread. */
#include "threads.h"

int __threads_started;

void guard_enter(void)
{
}

void guard_leave(void)
{
}

void stream_lock_take(struct stream_lock *lock)
{
}

int stream_lock_try(struct stream_lock *lock)
{
    return 0;
}

void stream_lock_drop(struct stream_lock *lock)
{
}

void cancel_enter(void)
{
}

void cancel_leave(void)
{
}

static struct thread only = {.id = 1};

struct thread *thread_self(void)
{
    return &only;
}

/* Of libthread and libpthread: the number of the thread, and functions whose result is 0 because nothing else holds a lock. */
unsigned thr_self(void)
{
    return 1;
}
__typeof__(thr_self) pthread_self __attribute__((alias("thr_self")));

#define NOTHING(name) \
    int name(void)    \
    {                 \
        return 0;     \
    }
NOTHING(mutex_init)
NOTHING(mutex_destroy)
NOTHING(mutex_lock)
NOTHING(mutex_trylock)
NOTHING(mutex_unlock)
NOTHING(pthread_mutex_init)
NOTHING(pthread_mutex_destroy)
NOTHING(pthread_mutex_lock)
NOTHING(pthread_mutex_trylock)
NOTHING(pthread_mutex_unlock)
NOTHING(pthread_attr_init)
NOTHING(pthread_attr_destroy)

/* ---- semaphores of libthread, which processes may share: the kernel's -------------------------------------------------------- */

struct semaphore {
    unsigned count;
    unsigned short type, magic;
    unsigned char flags[8]; /* the last one: there are waiters */
    unsigned long long data;
};
enum { SYS_lwp_sema_wait = 147, SYS_lwp_sema_post, SYS_lwp_sema_trywait, SEMAPHORE_MAGIC = 0x534d };

/* Returns the error number of a call. */
static int error_of(struct call_result r)
{
    return r.value < 0 ? (int)-r.value : 0;
}

int sema_init(struct semaphore *s, unsigned count, int type, void *unused)
{
    if (count > INT_MAX)
        return EINVAL;
    *s = (struct semaphore){.count = count, .type = (unsigned short)type, .magic = SEMAPHORE_MAGIC};
    return 0;
}

int sema_destroy(struct semaphore *s)
{
    s->magic = 0;
    return 0;
}

int sema_wait(struct semaphore *s)
{
    return error_of(system_call(SYS_lwp_sema_wait, s));
}

int sema_trywait(struct semaphore *s)
{
    return error_of(system_call(SYS_lwp_sema_trywait, s));
}

int sema_post(struct semaphore *s)
{
    return error_of(system_call(SYS_lwp_sema_post, s));
}

void thr_yield(void)
{
    system_call(SYS_yield);
}

/* ---- data of the thread ------------------------------------------------------------------------------------------------ */

static void *values[THREAD_KEYS];
static unsigned keys_made;

/* Returns the error number; no destructor runs, as the thread ends with the program. */
int pthread_key_create(unsigned *key, void (*destroy)(void *))
{
    if (keys_made == THREAD_KEYS)
        return EAGAIN;
    *key = keys_made++;
    return 0;
}
__typeof__(pthread_key_create) thr_keycreate __attribute__((alias("pthread_key_create")));

int pthread_key_delete(unsigned key)
{
    return key < keys_made ? 0 : EINVAL;
}

int pthread_setspecific(unsigned key, const void *value)
{
    if (key >= keys_made)
        return EINVAL;
    values[key] = (void *)value;
    return 0;
}
__typeof__(pthread_setspecific) thr_setspecific __attribute__((alias("pthread_setspecific")));

void *pthread_getspecific(unsigned key)
{
    return key < keys_made ? values[key] : NULL;
}

int thr_getspecific(unsigned key, void **out)
{
    *out = pthread_getspecific(key);
    return key < keys_made ? 0 : EINVAL;
}

int pthread_once(int *control, void (*run)(void))
{
    if (!*control) {
        *control = 1;
        run();
    }
    return 0;
}

int pthread_equal(unsigned a, unsigned b)
{
    return a == b;
}
