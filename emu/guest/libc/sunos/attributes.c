/* attributes.c - attributes of POSIX threads, mutexes, condition variables and the others: an object of each holds a pointer to what it
 * stands for. */
#include "lwp.h"

int getpagesize(void);
size_t thr_min_stack(void);

/* ---- threads -------------------------------------------------------------------------------------------------------------------- */

enum { SCOPE_PROCESS, SCOPE_SYSTEM };

const struct lwp_attributes *lwp_usual_attributes(void)
{
    static struct lwp_attributes usual;

    usual.guard_size = (size_t)getpagesize();
    return &usual;
}

int pthread_attr_init(struct lwp_attributes **handle)
{
    struct lwp_attributes *a = malloc(sizeof *a);

    if (!a)
        return ENOMEM;
    *a = *lwp_usual_attributes();
    *handle = a;
    return 0;
}

int pthread_attr_destroy(struct lwp_attributes **handle)
{
    if (!handle || !*handle)
        return EINVAL;
    free(*handle);
    *handle = NULL;
    return 0;
}

/* Defines pthread_attr_setNAME() and pthread_attr_getNAME(); `valid` says of `value` whether it may be set. */
#define ATTRIBUTE(name, type, field, valid)                                    \
    int pthread_attr_set##name(struct lwp_attributes **handle, type value)     \
    {                                                                          \
        if (!handle || !*handle || !(valid))                                   \
            return EINVAL;                                                     \
        (*handle)->field = value;                                              \
        return 0;                                                              \
    }                                                                          \
    int pthread_attr_get##name(struct lwp_attributes *const *handle, type *to) \
    {                                                                          \
        if (!handle || !*handle)                                               \
            return EINVAL;                                                     \
        *to = (*handle)->field;                                                \
        return 0;                                                              \
    }
ATTRIBUTE(detachstate, int, detached, !value || value == THREAD_DETACHED)
ATTRIBUTE(stacksize, size_t, stack_size, value >= thr_min_stack())
ATTRIBUTE(stackaddr, char *, stack, 1)
ATTRIBUTE(guardsize, size_t, guard_size, 1)
ATTRIBUTE(scope, int, scope, value == SCOPE_PROCESS || value == SCOPE_SYSTEM)
ATTRIBUTE(inheritsched, int, inherits, value == 0 || value == 1)
ATTRIBUTE(schedpolicy, int, policy, value >= 0 && value <= POLICY_MOST)

int pthread_attr_setstack(struct lwp_attributes **handle, char *stack, size_t size)
{
    const int error = pthread_attr_setstacksize(handle, size);

    return error ? error : pthread_attr_setstackaddr(handle, stack);
}

int pthread_attr_getstack(struct lwp_attributes *const *handle, char **stack, size_t *size)
{
    const int error = pthread_attr_getstacksize(handle, size);

    return error ? error : pthread_attr_getstackaddr(handle, stack);
}

/* struct sched_param: the priority, and reserved words. */
enum { PRIORITY_MOST = 127 };

int pthread_attr_setschedparam(struct lwp_attributes **handle, const int *param)
{
    if (!handle || !*handle || *param < 0 || *param > PRIORITY_MOST)
        return EINVAL;
    (*handle)->priority = *param;
    return 0;
}

int pthread_attr_getschedparam(struct lwp_attributes *const *handle, int *param)
{
    if (!handle || !*handle)
        return EINVAL;
    *param = (*handle)->priority;
    return 0;
}

/* Those of SCHED_OTHER, 0, and of real time. */
int sched_get_priority_max(int policy)
{
    enum { REAL_TIME_MOST = 59 };

    if (policy >= 0 && policy <= POLICY_MOST)
        return policy ? REAL_TIME_MOST : PRIORITY_MOST;
    errno = EINVAL;
    return -1;
}

int sched_get_priority_min(int policy)
{
    return sched_get_priority_max(policy) < 0 ? -1 : 0;
}

/* ---- objects: what the attributes of all of them point to -------------------------------------------------------------------------- */

struct object {
    int shared; /* USYNC_PROCESS */
    int type, protocol, ceiling, clock, robust;
};

static int init(struct object **handle)
{
    struct object *o = malloc(sizeof *o);

    if (!o)
        return ENOMEM;
    *o = (struct object){.clock = CLOCK_REALTIME};
    *handle = o;
    return 0;
}

static int destroy(struct object **handle)
{
    if (!handle || !*handle)
        return EINVAL;
    free(*handle);
    *handle = NULL;
    return 0;
}

/* Defines pthread_KINDattr_setNAME() and pthread_KINDattr_getNAME(). */
#define SETTING(kind, name, field, valid)                                     \
    int pthread_##kind##attr_set##name(struct object **handle, int value)     \
    {                                                                         \
        if (!handle || !*handle || !(valid))                                  \
            return EINVAL;                                                    \
        (*handle)->field = value;                                             \
        return 0;                                                             \
    }                                                                         \
    int pthread_##kind##attr_get##name(struct object *const *handle, int *to) \
    {                                                                         \
        if (!handle || !*handle)                                              \
            return EINVAL;                                                    \
        *to = (*handle)->field;                                               \
        return 0;                                                             \
    }
/* And those that all have. */
#define OBJECT(kind)                                                                    \
    __typeof__(init) pthread_##kind##attr_init __attribute__((alias("init")));          \
    __typeof__(destroy) pthread_##kind##attr_destroy __attribute__((alias("destroy"))); \
    SETTING(kind, pshared, shared, value == USYNC_THREAD || value == USYNC_PROCESS)
OBJECT(mutex)
OBJECT(cond)
OBJECT(rwlock)
OBJECT(barrier)
SETTING(mutex, type, type, value == 0 || value == LOCK_ERRORCHECK || value == LOCK_RECURSIVE)
SETTING(mutex, protocol, protocol, value == 0 || value == LOCK_PRIO_INHERIT || value == LOCK_PRIO_PROTECT)
SETTING(mutex, prioceiling, ceiling, value >= 0 && value <= PRIORITY_MOST)
SETTING(mutex, robust, robust, value == 0 || value == LOCK_ROBUST)
__typeof__(pthread_mutexattr_setrobust) pthread_mutexattr_setrobust_np __attribute__((alias("pthread_mutexattr_setrobust")));
__typeof__(pthread_mutexattr_getrobust) pthread_mutexattr_getrobust_np __attribute__((alias("pthread_mutexattr_getrobust")));
SETTING(cond, clock, clock, value == CLOCK_REALTIME || value == CLOCK_HIGHRES)

static int shared_by(struct object *const *attributes)
{
    return attributes && *attributes ? (*attributes)->shared : USYNC_THREAD;
}

int mutex_init(struct mutex *m, int type, void *ceiling);
int cond_init(struct condition *c, int type, void *unused);
int rwlock_init(void *lock, int type, void *unused);
int lwp_barrier_init(void *barrier, int type, unsigned count);

/* The ceiling of a mutex is only kept. */
int pthread_mutex_init(struct mutex *m, struct object *const *attributes)
{
    const struct object *o = attributes ? *attributes : NULL;
    unsigned char ceiling = o ? (unsigned char)o->ceiling : 0;

    return mutex_init(m, o ? o->shared | o->type | o->protocol | o->robust : USYNC_THREAD, &ceiling);
}

int pthread_mutex_getprioceiling(const struct mutex *m, int *priority)
{
    if (!(m->type & LOCK_PRIO_PROTECT))
        return EINVAL;
    *priority = m->ceiling;
    return 0;
}

int pthread_mutex_setprioceiling(struct mutex *m, int priority, int *old)
{
    const int error = !(m->type & LOCK_PRIO_PROTECT) || priority < 0 || priority > PRIORITY_MOST ? EINVAL : mutex_lock(m);

    if (error)
        return error;
    if (old)
        *old = m->ceiling;
    m->ceiling = (unsigned char)priority;
    return mutex_unlock(m);
}

int pthread_cond_init(struct condition *c, struct object *const *attributes)
{
    const int error = cond_init(c, shared_by(attributes), NULL);

    if (!error && attributes && *attributes)
        c->flags[FLAG_CLOCK] = (unsigned char)(*attributes)->clock;
    return error;
}

int pthread_rwlock_init(void *lock, struct object *const *attributes)
{
    return rwlock_init(lock, shared_by(attributes), NULL);
}

int pthread_barrier_init(void *barrier, struct object *const *attributes, unsigned count)
{
    return lwp_barrier_init(barrier, shared_by(attributes), count);
}
