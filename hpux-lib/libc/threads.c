/*
 * threads.c - what libraries that support threads import, for processes that have one thread: mutexes keep their state, no thread waits.
 *
 * A mutex's first word says whether it is locked; those that are initialised statically begin with another value, which means: free.
 */
#include "libc.h"

enum { ATTRIBUTE_SHARED = 1, LOCKED = 0x6c6f636b, FREE = 0 };
enum { E_BUSY = 16, E_DEADLOCK = 45 };

/* ---- mutexes ----------------------------------------------------------------------------------------------------- */

int pthread_mutex_init(int *mutex, const int *attributes)
{
    *mutex = FREE;
    return 0;
}

int pthread_mutex_destroy(int *mutex)
{
    return *mutex == LOCKED ? E_BUSY : 0;
}

int pthread_mutex_trylock(int *mutex)
{
    if (*mutex == LOCKED)
        return E_BUSY;
    *mutex = LOCKED;
    return 0;
}

/* A second lock by the only thread would wait forever. */
int pthread_mutex_lock(int *mutex)
{
    return pthread_mutex_trylock(mutex) ? E_DEADLOCK : 0;
}

int pthread_mutex_unlock(int *mutex)
{
    if (*mutex != LOCKED)
        return EPERM;
    *mutex = FREE;
    return 0;
}

int pthread_mutexattr_init(int *attributes)
{
    *attributes = 0;
    return 0;
}

int pthread_mutexattr_destroy(int *attributes)
{
    *attributes = -1;
    return 0;
}

int pthread_mutexattr_setpshared(int *attributes, int shared)
{
    if (shared != 0 && shared != ATTRIBUTE_SHARED)
        return EINVAL;
    *attributes = shared;
    return 0;
}

/* ---- conditions ----------------------------------------------------------------------------------------------------- */

int pthread_cond_init(int *condition, const int *attributes)
{
    *condition = FREE;
    return 0;
}

int pthread_cond_destroy(int *condition)
{
    *condition = -1;
    return 0;
}

/* No thread waits. */
int pthread_cond_signal(const int *condition)
{
    return condition ? 0 : EINVAL;
}

int pthread_cond_broadcast(const int *condition)
{
    return pthread_cond_signal(condition);
}

/* No other thread could signal it. */
int pthread_cond_wait(int *condition, int *mutex)
{
    return *mutex == LOCKED ? E_DEADLOCK : EPERM;
}

int pthread_condattr_init(int *attributes)
{
    return pthread_mutexattr_init(attributes);
}

int pthread_condattr_destroy(int *attributes)
{
    return pthread_mutexattr_destroy(attributes);
}

int pthread_condattr_setpshared(int *attributes, int shared)
{
    return pthread_mutexattr_setpshared(attributes, shared);
}

/* ---- threads: there can be no second one ------------------------------------------------------------------------------- */

int __pthread_attr_init_system(int *attributes)
{
    return pthread_mutexattr_init(attributes);
}

int __pthread_create_system(void *thread, const void *attributes, void *(*start)(void *), void *argument)
{
    return EAGAIN;
}

/* ---- memory shared by processes ---------------------------------------------------------------------------------------- */

enum { SYS_shmget = 163, SYS_shmctl, SYS_shmat, SYS_shmdt };

int shmget(int key, size_t size, int flags)
{
    return (int)CALL(SYS_shmget, (long)key, size, (long)flags);
}

int shmctl(int id, int command, void *buffer)
{
    return (int)CALL(SYS_shmctl, (long)id, (long)command, buffer);
}

void *shmat(int id, const void *at, int flags)
{
    return (void *)CALL(SYS_shmat, (long)id, at, (long)flags);
}

int shmdt(const void *at)
{
    return (int)CALL(SYS_shmdt, at);
}

/* Pages cannot be locked. */
int mlock(const void *at, size_t size)
{
    errno = ENOSYS;
    return -1;
}

int munlock(const void *at, size_t size)
{
    return mlock(at, size);
}

/* The structure is not known. */
int pstat_getdynamic(void *to, size_t size, size_t n, int index)
{
    errno = ENOSYS;
    return -1;
}
