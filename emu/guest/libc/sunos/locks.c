/*
 * locks.c - mutexes and condition variables of libthread and libpthread, and the library's own locks. The kernel's calls do the waiting, so
 * that all of them may be in memory that processes share; a mutex that is free is taken without a call.
 */
#include "lwp.h"

int clock_gettime(int clock, struct timespec *out);
void pthread_testcancel(void);

/* ---- times ------------------------------------------------------------------------------------------------------------------ */

static int is_time(const struct timespec *t)
{
    return t->nsec >= 0 && t->nsec < 1000000000;
}

int deadline_after(const struct timespec *time, struct deadline *out)
{
    struct timespec now;

    if (!is_time(time) || time->sec < 0)
        return EINVAL;
    clock_gettime(CLOCK_HIGHRES, &now);
    const long nsec = now.nsec + time->nsec, carry = nsec >= 1000000000;

    out->clock = CLOCK_HIGHRES;
    out->at.sec = time->sec > LONG_MAX - now.sec - carry ? LONG_MAX : now.sec + time->sec + carry;
    out->at.nsec = nsec - carry * 1000000000;
    return 0;
}

int deadline_left(const struct deadline *until, struct timespec *out)
{
    struct timespec now;

    if (!is_time(&until->at))
        return EINVAL;
    clock_gettime(until->clock, &now);
    const long borrow = until->at.nsec < now.nsec;

    if (until->at.sec < now.sec + borrow || (until->at.sec == now.sec && until->at.nsec <= now.nsec))
        return ETIME;
    *out = (struct timespec){until->at.sec - now.sec - borrow, until->at.nsec - now.nsec + borrow * 1000000000};
    return 0;
}

/* ---- mutexes -------------------------------------------------------------------------------------------------------------- */

enum {
    CHECKED = LOCK_ERRORCHECK | LOCK_RECURSIVE,
    ROBUST = USYNC_PROCESS_ROBUST | LOCK_ROBUST,
    TYPES = USYNC_PROCESS | CHECKED | ROBUST | LOCK_PRIO_INHERIT | LOCK_PRIO_PROTECT
};
enum { DEPTH_MOST = 255 };

/* Sets the byte to 0xff if it is 0, so that LOCK_LEAVING remains. Returns whether it was 0. */
static int take_byte(volatile unsigned char *at)
{
    unsigned was = 0xff;

    if (*at)
        return 0;
#if defined __i386__ || defined __x86_64__
    __asm__ volatile("xchgb %b0,%1" : "+q"(was), "+m"(*at) : : "memory");
#else
    __asm__ volatile("ldstub [%1],%0" : "=r"(was) : "r"(at) : "memory");
#endif
    return !(was & 0xff);
}

static int has_process(const struct mutex *m)
{
    return m->type & (USYNC_PROCESS | ROBUST);
}

static int is_own(const struct mutex *m)
{
    return m->lock.bytes[BYTE_LOCK] && m->owner == (unsigned)thread_self()->id &&
           (!has_process(m) || m->lock.process == (unsigned)getpid());
}

static void set_owner(struct mutex *m)
{
    if (has_process(m))
        m->lock.process = (unsigned)getpid();
    m->owner = (unsigned)thread_self()->id;
    m->depth = 0;
}

/* EBUSY: it is taken. The kernel takes robust mutexes, to free them when their owner ends. */
static int take_free(struct mutex *m)
{
    if (m->type & ROBUST)
        return error_of(system_call(SYS_lwp_mutex_trylock, m));
    return take_byte(&m->lock.bytes[BYTE_LOCK]) ? 0 : EBUSY;
}

/* Whatever the type is. EOWNERDEAD: the caller has it. */
static int take(struct mutex *m, const struct deadline *until)
{
    struct timespec left;
    int error = take_free(m);

    if (error == EBUSY)
        do {
            error = until ? deadline_left(until, &left) : 0;
            if (!error)
                error = error_of(system_call(SYS_lwp_mutex_timedlock, m, until ? &left : NULL));
        } while (error == EINTR);
    if (!error || error == EOWNERDEAD)
        set_owner(m);
    return error;
}

/* The caller has it: takes it again, if its type permits. */
static int take_again(struct mutex *m, int otherwise)
{
    if (!(m->type & LOCK_RECURSIVE))
        return otherwise;
    if (m->depth == DEPTH_MOST)
        return EAGAIN;
    m->depth++;
    return 0;
}

int mutex_lock_until(struct mutex *m, const struct deadline *until)
{
    return (m->type & CHECKED) && is_own(m) ? take_again(m, EDEADLK) : take(m, until);
}

int mutex_lock(struct mutex *m)
{
    return mutex_lock_until(m, NULL);
}
__typeof__(mutex_lock) pthread_mutex_lock __attribute__((alias("mutex_lock")));

int mutex_trylock(struct mutex *m)
{
    if ((m->type & CHECKED) && is_own(m))
        return take_again(m, EBUSY);
    const int error = take_free(m);

    if (!error || error == EOWNERDEAD)
        set_owner(m);
    return error;
}
__typeof__(mutex_trylock) pthread_mutex_trylock __attribute__((alias("mutex_trylock")));

int mutex_unlock(struct mutex *m)
{
    if ((m->type & (CHECKED | ROBUST)) && !is_own(m))
        return EPERM;
    if (m->depth) {
        m->depth--;
        return 0;
    }
    m->owner = 0;
    __asm__ volatile("" : : : "memory");
    if (m->type & ROBUST)
        return error_of(system_call(SYS_lwp_mutex_unlock, m));
    m->lock.bytes[BYTE_LOCK] = 0;
    return m->lock.bytes[BYTE_WAITERS] ? error_of(system_call(SYS_lwp_mutex_wakeup, m)) : 0;
}
__typeof__(mutex_unlock) pthread_mutex_unlock __attribute__((alias("mutex_unlock")));

/* A robust mutex is initialised once, in memory of zeros. mutex_init() again by the owner makes it consistent after EOWNERDEAD. */
static int init_again(struct mutex *m, int type)
{
    return type & USYNC_PROCESS_ROBUST ? error_of(system_call(SYS_lwp_mutex_init, m, (long)USYNC_PROCESS_ROBUST)) : EBUSY;
}

int mutex_init(struct mutex *m, int type, void *ceiling)
{
    if (type & ~TYPES)
        return EINVAL;
    if ((type & ROBUST) && m->magic == MUTEX_MAGIC && m->type == type && (m->flags & INITIALISED))
        return init_again(m, type);
    *m = (struct mutex){.flags = type & ROBUST ? INITIALISED : 0, .type = (unsigned short)type, .magic = MUTEX_MAGIC};
    if (type & LOCK_PRIO_PROTECT)
        m->ceiling = *(unsigned char *)ceiling;
    return 0;
}

int mutex_destroy(struct mutex *m)
{
    m->magic = 0;
    return 0;
}
__typeof__(mutex_destroy) pthread_mutex_destroy __attribute__((alias("mutex_destroy")));

int pthread_mutex_consistent(struct mutex *m)
{
    if (!(m->type & ROBUST) || !(m->flags & OWNER_DEAD) || !is_own(m))
        return EINVAL;
    m->flags &= (unsigned short)~OWNER_DEAD;
    return 0;
}
__typeof__(pthread_mutex_consistent) pthread_mutex_consistent_np __attribute__((alias("pthread_mutex_consistent")));

int _mutex_held(const struct mutex *m)
{
    return is_own(m);
}

int pthread_mutex_timedlock(struct mutex *m, const struct timespec *at)
{
    const struct deadline until = {CLOCK_REALTIME, *at};

    return posix_error(mutex_lock_until(m, &until));
}

int pthread_mutex_reltimedlock_np(struct mutex *m, const struct timespec *time)
{
    struct deadline until;
    const int error = deadline_after(time, &until);

    return error ? error : posix_error(mutex_lock_until(m, &until));
}

/* ---- condition variables -------------------------------------------------------------------------------------------------- */

/* After the call, which may not have released the mutex. */
static int regain(struct mutex *m)
{
    if (m->lock.bytes[BYTE_LOCK] != LOCK_LEAVING || !is_own(m))
        return take(m, NULL);
    m->lock.bytes[BYTE_LOCK] = 0xff;
    return 0;
}

void cond_wait_cancelled(struct lwp *self)
{
    struct mutex *m = self->thread.cancel.relock;

    regain(m);
    m->depth = self->depth;
    self->thread.cancel.relock = NULL;
    cond_signal(self->waits_for);
}

/*
 * The owner of the mutex remains until another thread takes it. So cancellation can tell whether the kernel has released it: the owner is
 * the thread and the lock is LOCK_LEAVING, or not. Cancellation is held off where the mutex is half released or half taken.
 */
static int wait(struct condition *c, struct mutex *m, const struct timespec *left)
{
    struct lwp *l = lwp_self();
    struct thread *self = &l->thread;

    if ((m->type & CHECKED) && !is_own(m))
        return EPERM;
    pthread_testcancel();
    self->cancel.held_off++;
    l->depth = m->depth;
    l->waits_for = c;
    set_owner(m); /* of a mutex that is not checked, which the caller may not have locked */
    m->lock.bytes[BYTE_LOCK] = LOCK_LEAVING;
    self->cancel.relock = m;
    self->cancel.held_off--;
    cancel_enter();
    const int error = error_of(system_call(SYS_lwp_cond_wait, c, m, left, 1L));

    self->cancel.held_off++;
    cancel_leave();
    const int mutex_error = regain(m);

    m->depth = l->depth;
    self->cancel.relock = NULL;
    self->cancel.held_off--;
    cancel_if_asynchronous();
    return mutex_error ? mutex_error : error;
}

int cond_wait_until(struct condition *c, struct mutex *m, const struct deadline *until)
{
    struct timespec left;
    const int error = until ? deadline_left(until, &left) : 0;

    return error ? error : wait(c, m, until ? &left : NULL);
}

int cond_wait(struct condition *c, struct mutex *m)
{
    return cond_wait_until(c, m, NULL);
}

static int wait_for(struct condition *c, struct mutex *m, const struct timespec *time)
{
    struct deadline until;
    const int error = deadline_after(time, &until);

    return error ? error : cond_wait_until(c, m, &until);
}

static int wait_at(struct condition *c, struct mutex *m, const struct timespec *at)
{
    const struct deadline until = {c->flags[FLAG_CLOCK] ? c->flags[FLAG_CLOCK] : CLOCK_REALTIME, *at};

    return cond_wait_until(c, m, &until);
}

int cond_timedwait(struct condition *c, struct mutex *m, const struct timespec *at)
{
    return wait_at(c, m, at);
}

int cond_reltimedwait(struct condition *c, struct mutex *m, const struct timespec *time)
{
    return wait_for(c, m, time);
}

/* A signal ends the waits of libthread, and those of POSIX as if they had been woken up. */
static int posix_wait_error(int error)
{
    return error == EINTR ? 0 : posix_error(error);
}

int pthread_cond_wait(struct condition *c, struct mutex *m)
{
    return posix_wait_error(cond_wait(c, m));
}

int pthread_cond_timedwait(struct condition *c, struct mutex *m, const struct timespec *at)
{
    return posix_wait_error(wait_at(c, m, at));
}

int pthread_cond_reltimedwait_np(struct condition *c, struct mutex *m, const struct timespec *time)
{
    return posix_wait_error(wait_for(c, m, time));
}

int cond_signal(struct condition *c)
{
    return c->flags[FLAG_WAITERS] ? error_of(system_call(SYS_lwp_cond_signal, c)) : 0;
}
__typeof__(cond_signal) pthread_cond_signal __attribute__((alias("cond_signal")));

int cond_broadcast(struct condition *c)
{
    return c->flags[FLAG_WAITERS] ? error_of(system_call(SYS_lwp_cond_broadcast, c)) : 0;
}
__typeof__(cond_broadcast) pthread_cond_broadcast __attribute__((alias("cond_broadcast")));

int cond_init(struct condition *c, int type, void *unused)
{
    if (type != USYNC_THREAD && type != USYNC_PROCESS)
        return EINVAL;
    *c = (struct condition){.type = (unsigned short)type, .magic = COND_MAGIC};
    return 0;
}

int cond_destroy(struct condition *c)
{
    c->magic = 0;
    return 0;
}
__typeof__(cond_destroy) pthread_cond_destroy __attribute__((alias("cond_destroy")));

/* ---- _lwp_mutex_lock(2) and its like
 * -------------------------------------------------------------------------------------------------------- */

#define LWP(name, own) __typeof__(own) _lwp_##name __attribute__((alias(#own)))
LWP(mutex_lock, mutex_lock);
LWP(mutex_trylock, mutex_trylock);
LWP(mutex_unlock, mutex_unlock);
LWP(cond_wait, cond_wait);
LWP(cond_timedwait, cond_timedwait);
LWP(cond_reltimedwait, cond_reltimedwait);
LWP(cond_signal, cond_signal);
LWP(cond_broadcast, cond_broadcast);

/* ---- the library's own locks ---------------------------------------------------------------------------------------------- */

static struct mutex guard = MUTEX_INITIALISER;
static struct condition stream_is_free = {.magic = COND_MAGIC};

void guard_enter(void)
{
    if (!__threads_started)
        return;
    thread_self()->cancel.held_off++;
    take(&guard, NULL);
}

void guard_leave(void)
{
    if (!__threads_started)
        return;
    mutex_unlock(&guard);
    thread_self()->cancel.held_off--;
}

void guard_wait(struct condition *c)
{
    cond_wait(c, &guard);
}

enum { STREAM_FREE, STREAM_LOCKED, STREAM_WAITED_FOR };

/* Within the guard. Returns whether the caller has it now. */
static int take_stream(struct stream_lock *lock, int self)
{
    if (lock->state == STREAM_FREE) {
        lock->state = STREAM_LOCKED;
        lock->owner = self;
    }
    if (lock->owner != self)
        return 0;
    lock->depth++;
    thread_self()->cancel.held_off++;
    return 1;
}

int stream_lock_try(struct stream_lock *lock)
{
    if (!__threads_started)
        return 0;
    guard_enter();
    const int taken = take_stream(lock, thread_self()->id);

    guard_leave();
    return !taken;
}

void stream_lock_take(struct stream_lock *lock)
{
    if (!__threads_started)
        return;
    guard_enter();
    while (!take_stream(lock, thread_self()->id)) {
        lock->state = STREAM_WAITED_FOR;
        guard_wait(&stream_is_free);
    }
    guard_leave();
}

/* A stream that was taken before the first thread was created is not locked. */
void stream_lock_drop(struct stream_lock *lock)
{
    if (!__threads_started || !lock->depth)
        return;
    guard_enter();
    thread_self()->cancel.held_off--;
    if (--lock->depth == 0) {
        if (lock->state == STREAM_WAITED_FOR)
            cond_broadcast(&stream_is_free);
        lock->state = STREAM_FREE;
        lock->owner = 0;
    }
    guard_leave();
}
