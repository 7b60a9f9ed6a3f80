/*
 * attributes.c - attributes of threads, and their scheduling. A pthread_attr_t has one word: here, the number of an object.
 *
 * Sources: GCC's s-osinte__hpux.ads for PTHREAD_CREATE_DETACHED, PTHREAD_SCOPE_, the policies and struct sched_param. Any other number of a
 * detach state means joinable, as HP's is not published; nor are those of PTHREAD_INHERIT_SCHED and PTHREAD_EXPLICIT_SCHED.
 */
#include "threads.h"

enum { CREATE_DETACHED = 0xde, SCOPE_SYSTEM = 1, SCOPE_PROCESS = 2, EXPLICIT_SCHED, INHERIT_SCHED };
enum { STACK_LEAST = 8192, STACK_MOST = 1 << 30, STACK_USUAL = sizeof(void *) == 8 ? 512 << 10 : 256 << 10, GUARD_USUAL = 4096 };
enum { SYS_sched_get_priority_max = 342, SYS_sched_get_priority_min = 343 };

static struct attributes *objects; /* the newest first */
static int last_id;

static struct attributes *find(const int *handle)
{
    struct attributes *a = NULL;

    guard_enter();
    if (handle)
        for (a = objects; a && a->id != *handle;)
            a = a->next;
    guard_leave();
    return a;
}

const struct attributes *attributes_of(const int *handle)
{
    return find(handle);
}

int pthread_attr_init(int *handle)
{
    struct attributes *a = calloc(1, sizeof *a);

    if (!a)
        return ENOMEM;
    a->scope = SCOPE_SYSTEM;
    a->inherit = 1;
    a->policy = SCHEDULE_OTHER;
    a->stack_size = STACK_USUAL;
    a->guard_size = GUARD_USUAL;
    guard_enter();
    *handle = a->id = ++last_id;
    a->next = objects;
    objects = a;
    guard_leave();
    return 0;
}

int __pthread_attr_init_system(int *handle)
{
    return pthread_attr_init(handle);
}

int pthread_attr_destroy(int *handle)
{
    struct attributes **at = &objects, *a;

    guard_enter();
    while (*at && (!handle || (*at)->id != *handle))
        at = &(*at)->next;
    a = *at;
    if (a)
        *at = a->next;
    guard_leave();
    free(a);
    return a ? 0 : EINVAL;
}

/* Defines pthread_attr_setNAME() and pthread_attr_getNAME(); `valid` says of `value` whether it may be set. */
#define ATTRIBUTE(name, type, valid, store, load)           \
    int pthread_attr_set##name(int *handle, type value)     \
    {                                                       \
        struct attributes *a = find(handle);                \
                                                            \
        if (!a || !(valid))                                 \
            return EINVAL;                                  \
        store;                                              \
        return 0;                                           \
    }                                                       \
    int pthread_attr_get##name(const int *handle, type *to) \
    {                                                       \
        const struct attributes *a = find(handle);          \
                                                            \
        if (!a)                                             \
            return EINVAL;                                  \
        *to = load;                                         \
        return 0;                                           \
    }

ATTRIBUTE(detachstate, int, 1, a->detached = value == CREATE_DETACHED, a->detached ? CREATE_DETACHED : 0)
ATTRIBUTE(stacksize, size_t, value >= STACK_LEAST && value <= STACK_MOST, a->stack_size = value, a->stack_size)
ATTRIBUTE(stackaddr, void *, value != NULL, a->stack = value, a->stack)
ATTRIBUTE(guardsize, size_t, 1, a->guard_size = value, a->guard_size)
ATTRIBUTE(scope, int, value == SCOPE_SYSTEM || value == SCOPE_PROCESS, a->scope = value, a->scope)
ATTRIBUTE(inheritsched, int, value == EXPLICIT_SCHED || value == INHERIT_SCHED, a->inherit = value == INHERIT_SCHED,
          a->inherit ? INHERIT_SCHED : EXPLICIT_SCHED)
ATTRIBUTE(schedpolicy, int, value >= SCHEDULE_FIFO && value <= SCHEDULE_OTHER, a->policy = value, a->policy)

int pthread_attr_setschedparam(int *handle, const int *param)
{
    struct attributes *a = find(handle);

    if (!a || param[0] < 0 || param[0] > 99)
        return EINVAL;
    memcpy(a->param, param, sizeof a->param);
    return 0;
}

int pthread_attr_getschedparam(const int *handle, int *param)
{
    const struct attributes *a = find(handle);

    if (!a)
        return EINVAL;
    memcpy(param, a->param, sizeof a->param);
    return 0;
}

/* ---- threads that run ----------------------------------------------------------------------------------------------------- */

static int thread_lwp(int id)
{
    guard_enter();
    const struct thread *t = thread_find(id);
    const int lwp = t ? t->id == 1 ? getpid() : t->lwp : 0;

    guard_leave();
    return lwp;
}

int pthread_setschedparam(int id, int policy, const int *param)
{
    const int lwp = thread_lwp(id);

    if (!lwp)
        return ESRCH;
    struct call_result r = hpux_call(SYS_lwp_setscheduler, (long)lwp, (long)policy, param);

    return r.value < 0 ? (int)-r.value : 0;
}

int pthread_getschedparam(int id, int *policy, int *param)
{
    const int lwp = thread_lwp(id);
    int found[2];

    if (!lwp)
        return ESRCH;
    struct call_result r = hpux_call(SYS_lwp_getscheduler, (long)lwp, found);

    if (r.value < 0)
        return (int)-r.value;
    *policy = found[0];
    memset(param, 0, sizeof((struct attributes *)0)->param);
    param[0] = found[1];
    return 0;
}

int sched_get_priority_max(int policy)
{
    return (int)CALL(SYS_sched_get_priority_max, (long)policy);
}

int sched_get_priority_min(int policy)
{
    return (int)CALL(SYS_sched_get_priority_min, (long)policy);
}

/* Every thread is one of the kernel's: a level of concurrency is only kept. */
static int concurrency;

int pthread_setconcurrency(int level)
{
    if (level < 0)
        return EINVAL;
    concurrency = level;
    return 0;
}

int pthread_getconcurrency(void)
{
    return concurrency;
}
