/*
 * mutexes.c - mutexes and conditions, of a process and of several (PTHREAD_PROCESS_SHARED). Their layout in HP-UX is not published: six
 * words of a mutex are used here, two of a condition.
 */
#include "threads.h"

/* ---- mutexes ----------------------------------------------------------------------------------------------------- */

enum { KIND_NORMAL, KIND_ERROR_CHECK, KIND_RECURSIVE };
enum { FREE = 0x66726565, LOCKED = 0x6c6f636b, WAITED_FOR = 0x77616974 }; /* `state`; any other value is FREE */
enum { SHARED = 0x73687264 };                                             /* `state` of a mutex that processes share */
enum { NO_CEILING = -1 };
struct mutex {
    volatile int state;
    int kind, owner, depth;
    int free;    /* of a shared one: a semaphore of the kernel's; the owner is a number of the kernel's, too */
    int ceiling; /* of PTHREAD_PRIO_PROTECT; else NO_CEILING */
};
/* HP's objects for attributes have one word. */
struct mutex_attributes {
    signed char kind, shared;
    unsigned char protocol; /* in units of PRIO_NONE */
    signed char ceiling;
};
enum { PRIO_NONE = 0x100, PRIO_PROTECT = 0x200, PRIO_INHERIT = 0x400 };

static int is_locked(const struct mutex *m)
{
    if (m->state == SHARED)
        return !m->free;
    return m->state == LOCKED || m->state == WAITED_FOR;
}

int pthread_mutex_init(struct mutex *m, const struct mutex_attributes *attributes)
{
    const int shared = attributes && attributes->shared, has_ceiling = attributes && attributes->protocol == PRIO_PROTECT / PRIO_NONE;

    *m = (struct mutex){.state = shared ? SHARED : FREE,
                        .kind = attributes ? attributes->kind : KIND_NORMAL,
                        .free = shared,
                        .ceiling = has_ceiling ? attributes->ceiling : NO_CEILING};
    return 0;
}

int pthread_mutex_destroy(struct mutex *m)
{
    if (is_locked(m))
        return E_BUSY;
    m->state = FREE;
    return 0;
}

/* Within the guard: locks m as `state`, or tells that it is locked (E_BUSY), by the caller (E_DEADLOCK). */
static int try_mutex(struct mutex *m, int state, int self)
{
    if (!is_locked(m)) {
        if (m->state != FREE) {
            m->kind = KIND_NORMAL;
            m->ceiling = NO_CEILING;
        }
        m->state = state;
        m->owner = self;
        m->depth = 1;
        return 0;
    }
    if (m->kind == KIND_RECURSIVE && m->owner == self) {
        m->depth++;
        return 0;
    }
    return m->owner == self ? E_DEADLOCK : E_BUSY;
}

/* ---- mutexes that processes share: the kernel's semaphore is taken and given in one step */

static int own_number(void)
{
    const struct thread *self = thread_self();

    return self->id == 1 ? getpid() : self->lwp;
}

/* 0, or E_BUSY if it need not wait, or E_DEADLOCK if the caller has it. */
static int lock_shared(struct mutex *m, int wait)
{
    const int self = own_number();
    struct call_result r = {0};

    if (m->owner == self && !m->free && m->kind == KIND_RECURSIVE) {
        m->depth++;
        return 0;
    }
    if (m->owner == self && !m->free && (m->kind == KIND_ERROR_CHECK || !wait))
        return wait ? E_DEADLOCK : E_BUSY;
    do
        r = wait ? hpux_call(SYS_ksem_wait, &m->free, NULL) : hpux_call(SYS_ksem_trywait, &m->free);
    while (wait && (r.value == -EAGAIN || r.value == -EINTR));
    if (r.value < 0)
        return r.value == -EAGAIN ? E_BUSY : (int)-r.value;
    m->owner = self;
    m->depth = 1;
    return 0;
}

static int unlock_shared(struct mutex *m)
{
    if (m->free || (m->owner != own_number() && m->kind != KIND_NORMAL))
        return EPERM;
    if (--m->depth)
        return 0;
    m->owner = 0;
    const struct call_result r = hpux_call(SYS_ksem_post, &m->free);

    return r.value < 0 ? (int)-r.value : 0;
}

int pthread_mutex_trylock(struct mutex *m)
{
    if (m->state == SHARED)
        return lock_shared(m, 0);
    const int self = thread_self()->id;

    guard_enter();
    int error = try_mutex(m, LOCKED, self);

    guard_leave();
    return error ? E_BUSY : 0;
}

/* Threads that have slept lock as WAITED_FOR: others may still sleep. A lone thread that would wait for itself gets an error. */
int pthread_mutex_lock(struct mutex *m)
{
    if (m->state == SHARED)
        return lock_shared(m, 1);
    const int self = thread_self()->id;

    for (int state = LOCKED;; state = WAITED_FOR) {
        guard_enter();
        int error = try_mutex(m, state, self);

        if (error == E_DEADLOCK && m->kind == KIND_NORMAL && !thread_is_alone())
            error = E_BUSY;
        if (error == E_BUSY)
            m->state = WAITED_FOR;
        guard_leave();
        if (error != E_BUSY)
            return error;
        sleep_on(SLEEP_MUTEX, &m->state, WAITED_FOR, NULL);
    }
}

int pthread_mutex_unlock(struct mutex *m)
{
    if (m->state == SHARED)
        return unlock_shared(m);
    const int self = thread_self()->id;
    int error = 0, waited_for = 0;

    guard_enter();
    if (!is_locked(m) || (m->owner != self && m->kind != KIND_NORMAL)) {
        error = EPERM;
    } else if (--m->depth == 0) {
        waited_for = m->state == WAITED_FOR;
        m->state = FREE;
        m->owner = 0;
    }
    guard_leave();
    if (waited_for)
        wake_up(SLEEP_MUTEX, &m->state, 1);
    return error;
}

int pthread_mutexattr_init(struct mutex_attributes *attributes)
{
    *attributes = (struct mutex_attributes){KIND_NORMAL, 0, PRIO_NONE / PRIO_NONE, 0};
    return 0;
}

int pthread_mutexattr_destroy(struct mutex_attributes *attributes)
{
    attributes->kind = -1;
    return 0;
}

int pthread_mutexattr_settype(struct mutex_attributes *attributes, int kind)
{
    if (kind < KIND_NORMAL || kind > KIND_RECURSIVE)
        return EINVAL;
    attributes->kind = (signed char)kind;
    return 0;
}

int pthread_mutexattr_gettype(const struct mutex_attributes *attributes, int *kind)
{
    *kind = attributes->kind;
    return 0;
}

int pthread_mutexattr_setpshared(struct mutex_attributes *attributes, int shared)
{
    if (shared != 0 && shared != 1)
        return EINVAL;
    attributes->shared = (signed char)shared;
    return 0;
}

int pthread_mutexattr_getpshared(const struct mutex_attributes *attributes, int *shared)
{
    *shared = attributes->shared;
    return 0;
}

/* The protocol is only kept: a thread that has a mutex runs with its own priority. */
int pthread_mutexattr_setprotocol(struct mutex_attributes *attributes, int protocol)
{
    if (protocol != PRIO_NONE && protocol != PRIO_PROTECT && protocol != PRIO_INHERIT)
        return EINVAL;
    attributes->protocol = (unsigned char)(protocol / PRIO_NONE);
    return 0;
}

int pthread_mutexattr_getprotocol(const struct mutex_attributes *attributes, int *protocol)
{
    *protocol = attributes->protocol * PRIO_NONE;
    return 0;
}

/* ---- priority ceilings: kept, as the protocol is */

int sched_get_priority_max(int policy);
int sched_get_priority_min(int policy);

static int is_ceiling(int priority)
{
    return priority >= sched_get_priority_min(SCHEDULE_FIFO) && priority <= sched_get_priority_max(SCHEDULE_FIFO) && priority < 128;
}

int pthread_mutexattr_setprioceiling(struct mutex_attributes *attributes, int priority)
{
    if (!is_ceiling(priority))
        return EINVAL;
    attributes->ceiling = (signed char)priority;
    return 0;
}

int pthread_mutexattr_getprioceiling(const struct mutex_attributes *attributes, int *priority)
{
    *priority = attributes->ceiling;
    return 0;
}

static int has_ceiling(const struct mutex *m)
{
    return (m->state == FREE || m->state == SHARED || is_locked(m)) && m->ceiling != NO_CEILING;
}

int pthread_mutex_getprioceiling(const struct mutex *m, int *priority)
{
    if (!has_ceiling(m))
        return EINVAL;
    *priority = m->ceiling;
    return 0;
}

int pthread_mutex_setprioceiling(struct mutex *m, int priority, int *old)
{
    const int error = !has_ceiling(m) || !is_ceiling(priority) ? EINVAL : pthread_mutex_lock(m);

    if (error)
        return error;
    if (old)
        *old = m->ceiling;
    m->ceiling = priority;
    return pthread_mutex_unlock(m);
}

/* ---- conditions ----------------------------------------------------------------------------------------------------- */

/* `signals` counts: a thread sleeps while it has the value of before the mutex was released. */
struct condition {
    volatile int signals;
    int shared; /* SHARED, or anything else */
};

int pthread_cond_init(struct condition *c, const int *attributes)
{
    *c = (struct condition){0, attributes && *attributes == 1 ? SHARED : 0};
    return 0;
}

int pthread_cond_destroy(struct condition *c)
{
    return c ? 0 : EINVAL;
}

/* The kernel counts for processes: in one step, and wakes up one. */
static int signal_condition(struct condition *c, int count)
{
    if (c->shared == SHARED) {
        hpux_call(SYS_ksem_post, &c->signals);
    } else {
        guard_enter();
        c->signals = (int)((unsigned)c->signals + 1);
        guard_leave();
    }
    if (c->shared == SHARED ? count == EVERYBODY : __threads_started)
        wake_up(SLEEP_CONDITION, &c->signals, count);
    return 0;
}

int pthread_cond_signal(struct condition *c)
{
    return signal_condition(c, 1);
}

int pthread_cond_broadcast(struct condition *c)
{
    return signal_condition(c, EVERYBODY);
}

int pthread_cond_timedwait(struct condition *c, struct mutex *m, const struct timespec *deadline)
{
    volatile int *const word = &c->signals;
    const int seen = *word;
    int error = pthread_mutex_unlock(m);

    if (error)
        return error;
    if (__threads_started)
        thread_self()->cancel.relock = m;
    cancel_enter();
    error = sleep_on(SLEEP_CONDITION, word, seen, deadline);
    cancel_leave();
    if (__threads_started)
        thread_self()->cancel.relock = NULL;
    pthread_mutex_lock(m);
    return error == EAGAIN || error == EINTR ? 0 : error;
}

/* A lone thread would wait forever. */
int pthread_cond_wait(struct condition *c, struct mutex *m)
{
    if (thread_is_alone() && c->shared != SHARED)
        return is_locked(m) ? E_DEADLOCK : EPERM;
    return pthread_cond_timedwait(c, m, NULL);
}

int pthread_condattr_init(int *attributes)
{
    *attributes = 0;
    return 0;
}

int pthread_condattr_destroy(int *attributes)
{
    *attributes = -1;
    return 0;
}

int pthread_condattr_setpshared(int *attributes, int shared)
{
    if (shared != 0 && shared != 1)
        return EINVAL;
    *attributes = shared;
    return 0;
}

int pthread_condattr_getpshared(const int *attributes, int *shared)
{
    *shared = *attributes;
    return 0;
}
