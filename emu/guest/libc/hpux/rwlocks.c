/*
 * rwlocks.c - read-write locks and barriers. The objects' layout in HP-UX is not published; of each, four words are used here. A lock whose
 * first word is not READY is as its static initialiser made it.
 */
#include "threads.h"

enum { READY = 0x72776c6b };
struct rwlock {
    int ready, readers, writer; /* writer: the thread's number, 0: none */
    volatile int releases;      /* who waits sleeps while this stays the same */
};

static void make_ready(struct rwlock *l)
{
    if (l->ready != READY)
        *l = (struct rwlock){.ready = READY};
}

int pthread_rwlock_init(struct rwlock *l, const int *attributes)
{
    *l = (struct rwlock){.ready = READY};
    return 0;
}

int pthread_rwlock_destroy(struct rwlock *l)
{
    guard_enter();
    make_ready(l);
    const int busy = l->readers || l->writer;

    guard_leave();
    return busy ? E_BUSY : 0;
}

/* Within the guard. Returns whether the lock was taken. */
static int take(struct rwlock *l, int write, int self)
{
    make_ready(l);
    if (l->writer || (write && l->readers))
        return 0;
    if (write)
        l->writer = self;
    else
        l->readers++;
    return 1;
}

static int lock(struct rwlock *l, int write, const struct timespec *deadline)
{
    const int self = thread_self()->id;

    for (;;) {
        guard_enter();
        const int taken = take(l, write, self), seen = l->releases, own = l->writer == self;

        guard_leave();
        if (taken)
            return 0;
        if (own || thread_is_alone())
            return E_DEADLOCK;
        if (sleep_on(SLEEP_RWLOCK, &l->releases, seen, deadline) == ETIMEDOUT)
            return ETIMEDOUT;
    }
}

static int try(struct rwlock *l, int write)
{
    const int self = thread_self()->id;

    guard_enter();
    const int taken = take(l, write, self);

    guard_leave();
    return taken ? 0 : E_BUSY;
}

int pthread_rwlock_rdlock(struct rwlock *l)
{
    return lock(l, 0, NULL);
}

int pthread_rwlock_wrlock(struct rwlock *l)
{
    return lock(l, 1, NULL);
}

int pthread_rwlock_timedrdlock(struct rwlock *l, const struct timespec *deadline)
{
    return lock(l, 0, deadline);
}

int pthread_rwlock_timedwrlock(struct rwlock *l, const struct timespec *deadline)
{
    return lock(l, 1, deadline);
}

int pthread_rwlock_tryrdlock(struct rwlock *l)
{
    return try(l, 0);
}

int pthread_rwlock_trywrlock(struct rwlock *l)
{
    return try(l, 1);
}

int pthread_rwlock_unlock(struct rwlock *l)
{
    const int self = thread_self()->id;
    int error = 0, released = 0;

    guard_enter();
    make_ready(l);
    if (l->writer ? l->writer != self : !l->readers) {
        error = EPERM;
    } else if (l->writer || !--l->readers) {
        l->writer = 0;
        l->releases = (int)((unsigned)l->releases + 1);
        released = 1;
    }
    guard_leave();
    if (released && __threads_started)
        wake_up(SLEEP_RWLOCK, &l->releases, EVERYBODY);
    return error;
}

int pthread_rwlockattr_init(int *attributes)
{
    *attributes = 0;
    return 0;
}

int pthread_rwlockattr_destroy(int *attributes)
{
    *attributes = -1;
    return 0;
}

int pthread_rwlockattr_setpshared(int *attributes, int shared)
{
    if (shared != 0 && shared != 1)
        return EINVAL;
    *attributes = shared;
    return 0;
}

int pthread_rwlockattr_getpshared(const int *attributes, int *shared)
{
    *shared = *attributes;
    return 0;
}

/* ---- barriers -------------------------------------------------------------------------------------------------------- */

struct barrier {
    unsigned wanted, arrived;
    volatile int round;
};
enum { SERIAL_THREAD = -1 };

int pthread_barrier_init(struct barrier *b, const int *attributes, unsigned count)
{
    if (!count)
        return EINVAL;
    *b = (struct barrier){count, 0, 0};
    return 0;
}

int pthread_barrier_destroy(struct barrier *b)
{
    return b->arrived ? E_BUSY : 0;
}

int pthread_barrier_wait(struct barrier *b)
{
    guard_enter();
    const int round = b->round, last = ++b->arrived == b->wanted;

    if (last) {
        b->arrived = 0;
        b->round = (int)((unsigned)round + 1);
    }
    guard_leave();
    if (last) {
        if (__threads_started)
            wake_up(SLEEP_BARRIER, &b->round, EVERYBODY);
        return SERIAL_THREAD;
    }
    while (b->round == round)
        sleep_on(SLEEP_BARRIER, &b->round, round, NULL);
    return 0;
}
