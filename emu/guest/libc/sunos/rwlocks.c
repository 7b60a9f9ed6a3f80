/*
 * rwlocks.c - read-write locks, barriers and spin locks. A read-write lock and a barrier have a mutex and condition variables in them,
 * which do the waiting: so they may be in memory that processes share.
 */
#include "lwp.h"

/* ---- read-write locks ----------------------------------------------------------------------------------------------------- */

enum { WRITTEN = (int)0x80000000u }; /* `readers`: the lock has a writer; else their number */
struct rwlock {
    int readers;
    unsigned short type, magic;
    struct mutex mutex;
    struct condition for_readers; /* its data: the writer's thread and process */
    struct condition for_writers; /* its data: the number of writers that wait */
};

int rwlock_init(struct rwlock *l, int type, void *unused)
{
    if (type != USYNC_THREAD && type != USYNC_PROCESS)
        return EINVAL;
    memset(l, 0, sizeof *l);
    l->type = l->mutex.type = l->for_readers.type = l->for_writers.type = (unsigned short)type;
    l->magic = RWLOCK_MAGIC;
    l->mutex.magic = MUTEX_MAGIC;
    l->for_readers.magic = l->for_writers.magic = COND_MAGIC;
    return 0;
}

int rwlock_destroy(struct rwlock *l)
{
    l->magic = 0;
    return 0;
}
__typeof__(rwlock_destroy) pthread_rwlock_destroy __attribute__((alias("rwlock_destroy")));

static unsigned process_of(const struct rwlock *l)
{
    return l->type == USYNC_PROCESS ? (unsigned)getpid() : 0;
}

static int is_writer(const struct rwlock *l)
{
    return l->readers == WRITTEN && l->for_readers.data.words[0] == (unsigned)thread_self()->id &&
           l->for_readers.data.words[1] == process_of(l);
}

/* Within the mutex. A reader waits for writers that wait, unless it holds some lock already: that would be a deadlock. */
static int take(struct rwlock *l, int write)
{
    if (l->readers == WRITTEN || (write ? l->readers != 0 : l->for_writers.data.words[0] && !lwp_self()->reads))
        return 0;
    if (!write) {
        l->readers++;
        lwp_self()->reads++;
        return 1;
    }
    l->readers = WRITTEN;
    l->for_readers.data.words[0] = (unsigned)thread_self()->id;
    l->for_readers.data.words[1] = process_of(l);
    return 1;
}

static int lock(struct rwlock *l, int write, const struct deadline *until)
{
    int error = mutex_lock(&l->mutex), waited = 0;

    if (error)
        return error;
    thread_self()->cancel.held_off++;
    if (is_writer(l))
        error = EDEADLK;
    while (!error && !take(l, write)) {
        l->for_writers.data.words[0] += (unsigned)write;
        waited = write;
        error = cond_wait_until(write ? &l->for_writers : &l->for_readers, &l->mutex, until);
        l->for_writers.data.words[0] -= (unsigned)write;
        if (error == EINTR)
            error = 0;
    }
    if (error && waited) /* readers may have waited for this writer */
        cond_broadcast(&l->for_readers);
    thread_self()->cancel.held_off--;
    mutex_unlock(&l->mutex);
    return posix_error(error);
}

static int try(struct rwlock *l, int write)
{
    mutex_lock(&l->mutex);
    const int taken = take(l, write);

    mutex_unlock(&l->mutex);
    return taken ? 0 : EBUSY;
}

int rw_rdlock(struct rwlock *l)
{
    return lock(l, 0, NULL);
}

int rw_wrlock(struct rwlock *l)
{
    return lock(l, 1, NULL);
}

int rw_tryrdlock(struct rwlock *l)
{
    return try(l, 0);
}

int rw_trywrlock(struct rwlock *l)
{
    return try(l, 1);
}

int rw_unlock(struct rwlock *l)
{
    const int written = l->readers == WRITTEN;

    if (written ? !is_writer(l) : !l->readers || !lwp_self()->reads)
        return EPERM;
    mutex_lock(&l->mutex);
    if (written)
        l->readers = 0;
    else {
        l->readers--;
        lwp_self()->reads--;
    }
    if (!l->readers) {
        if (l->for_writers.data.words[0])
            cond_signal(&l->for_writers);
        else
            cond_broadcast(&l->for_readers);
    }
    mutex_unlock(&l->mutex);
    return 0;
}

#define POSIX(name, own) __typeof__(own) name __attribute__((alias(#own)))
POSIX(pthread_rwlock_rdlock, rw_rdlock);
POSIX(pthread_rwlock_wrlock, rw_wrlock);
POSIX(pthread_rwlock_tryrdlock, rw_tryrdlock);
POSIX(pthread_rwlock_trywrlock, rw_trywrlock);
POSIX(pthread_rwlock_unlock, rw_unlock);

static int lock_at(struct rwlock *l, int write, const struct timespec *at)
{
    const struct deadline until = {CLOCK_REALTIME, *at};

    return lock(l, write, &until);
}

static int lock_for(struct rwlock *l, int write, const struct timespec *time)
{
    struct deadline until;
    const int error = deadline_after(time, &until);

    return error ? error : lock(l, write, &until);
}

int pthread_rwlock_timedrdlock(struct rwlock *l, const struct timespec *at)
{
    return lock_at(l, 0, at);
}

int pthread_rwlock_timedwrlock(struct rwlock *l, const struct timespec *at)
{
    return lock_at(l, 1, at);
}

int pthread_rwlock_reltimedrdlock_np(struct rwlock *l, const struct timespec *time)
{
    return lock_for(l, 0, time);
}

int pthread_rwlock_reltimedwrlock_np(struct rwlock *l, const struct timespec *time)
{
    return lock_for(l, 1, time);
}

int _rw_read_held(const struct rwlock *l)
{
    return l->readers > 0 && lwp_self()->reads > 0;
}

int _rw_write_held(const struct rwlock *l)
{
    return is_writer(l);
}

/* ---- barriers -------------------------------------------------------------------------------------------------------------- */

struct barrier {
    unsigned wanted, arrived;
    unsigned long long round, reserved;
    struct mutex mutex;
    struct condition condition;
};
enum { SERIAL_THREAD = -2 };

int lwp_barrier_init(struct barrier *b, int type, unsigned count)
{
    if (!count)
        return EINVAL;
    memset(b, 0, sizeof *b);
    b->wanted = count;
    b->mutex.type = b->condition.type = (unsigned short)type;
    b->mutex.magic = MUTEX_MAGIC;
    b->condition.magic = COND_MAGIC;
    return 0;
}

int pthread_barrier_destroy(struct barrier *b)
{
    return b->arrived ? EBUSY : 0;
}

int pthread_barrier_wait(struct barrier *b)
{
    int result = 0;

    mutex_lock(&b->mutex);
    thread_self()->cancel.held_off++;
    if (++b->arrived == b->wanted) {
        b->arrived = 0;
        b->round++;
        cond_broadcast(&b->condition);
        result = SERIAL_THREAD;
    } else {
        for (const unsigned long long round = b->round; b->round == round;)
            cond_wait(&b->condition, &b->mutex);
    }
    thread_self()->cancel.held_off--;
    mutex_unlock(&b->mutex);
    return result;
}

/* ---- spin locks: mutexes for which a thread waits by giving its turn away ---------------------------------------------------- */

int mutex_init(struct mutex *m, int type, void *ceiling);

int pthread_spin_init(struct mutex *m, int shared)
{
    return mutex_init(m, shared ? USYNC_PROCESS : USYNC_THREAD, NULL);
}

int pthread_spin_destroy(struct mutex *m)
{
    m->magic = 0;
    return 0;
}

int pthread_spin_trylock(struct mutex *m)
{
    return mutex_trylock(m);
}

int pthread_spin_lock(struct mutex *m)
{
    while (mutex_trylock(m) == EBUSY)
        system_call(SYS_yield);
    return 0;
}

int pthread_spin_unlock(struct mutex *m)
{
    return mutex_unlock(m);
}
