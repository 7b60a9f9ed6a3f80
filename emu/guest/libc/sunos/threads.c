/*
 * threads.c - threads of libthread and libpthread: creation and end, each thread's own data. A thread's number is its LWP's. Whatever a
 * thread has goes back when another thread has waited for it, or, if it is detached, at the next creation.
 */
#include "lwp.h"

void *mmap(void *at, size_t size, int prot, int flags, int fd, long offset);
int munmap(void *at, size_t size);
int mprotect(void *at, size_t size, int prot);
int getpagesize(void);

/* ---- the current thread ------------------------------------------------------------------------------------------------------ */

int __threads_started __attribute__((visibility("hidden")));
static struct lwp first = {.thread = {.id = 1, .lwp = 1}};
static struct lwp *list = &first; /* all that have not gone back */
static int running = 1;           /* without daemons */
static struct stack first_stack;  /* once threads have started */

struct lwp *lwp_self(void)
{
    struct lwp *l = __threads_started ? thread_pointer()->lwp : NULL;

    return l ? l : &first;
}

struct thread *thread_self(void)
{
    return &lwp_self()->thread;
}

unsigned thr_self(void)
{
    return (unsigned)thread_self()->id;
}
__typeof__(thr_self) pthread_self __attribute__((alias("thr_self")));

int thr_main(void)
{
    return lwp_self() == &first;
}

int pthread_equal(unsigned a, unsigned b)
{
    return a == b;
}

#undef errno
extern int errno;

/* The first thread has the program's. */
int *___errno(void)
{
    struct lwp *l = lwp_self();

    return l == &first ? &errno : &l->thread.error;
}
__typeof__(___errno) __errno __attribute__((alias("___errno")));
#define errno (*___errno())

void thr_yield(void)
{
    system_call(SYS_yield);
}

/* ---- once ------------------------------------------------------------------------------------------------------------------ */

enum { ONCE_DONE = 1 };
struct once {
    struct mutex lock;
    volatile unsigned flag[2]; /* the last word: ONCE_DONE */
};
struct cleanup {
    void *words[4];
};
void __pthread_cleanup_push(void (*function)(void *), void *argument, char *frame, struct cleanup *c);
void __pthread_cleanup_pop(int execute, struct cleanup *c);

static void leave_once(void *lock)
{
    mutex_unlock(lock);
}

int pthread_once(struct once *control, void (*function)(void))
{
    struct cleanup c;

    if (control->flag[1] == ONCE_DONE)
        return 0;
    mutex_lock(&control->lock);
    if (control->flag[1] != ONCE_DONE) {
        __pthread_cleanup_push(leave_once, &control->lock, NULL, &c);
        function();
        __pthread_cleanup_pop(0, &c);
        control->flag[1] = ONCE_DONE;
    }
    mutex_unlock(&control->lock);
    return 0;
}

/* ---- data of each thread ------------------------------------------------------------------------------------------------------- */

enum { DESTRUCTOR_ROUNDS = 4 };
static struct {
    int used;
    void (*destructor)(void *);
} keys[THREAD_KEYS]; /* their numbers are from 1 */

static int is_key(unsigned key)
{
    return key && key <= THREAD_KEYS && keys[key - 1].used;
}

int pthread_key_create(unsigned *key, void (*destructor)(void *))
{
    unsigned k = 0;

    guard_enter();
    while (k < THREAD_KEYS && keys[k].used)
        k++;
    if (k < THREAD_KEYS) {
        keys[k].used = 1;
        keys[k].destructor = destructor;
    }
    guard_leave();
    if (k == THREAD_KEYS)
        return EAGAIN;
    *key = k + 1;
    return 0;
}
__typeof__(pthread_key_create) thr_keycreate __attribute__((alias("pthread_key_create")));

int pthread_key_delete(unsigned key)
{
    if (!is_key(key))
        return EINVAL;
    guard_enter();
    keys[key - 1].used = 0;
    for (struct lwp *l = list; l; l = l->next)
        l->thread.values[key - 1] = NULL;
    guard_leave();
    return 0;
}

int pthread_setspecific(unsigned key, const void *value)
{
    if (!is_key(key))
        return EINVAL;
    thread_self()->values[key - 1] = value;
    return 0;
}
__typeof__(pthread_setspecific) thr_setspecific __attribute__((alias("pthread_setspecific")));

void *pthread_getspecific(unsigned key)
{
    return is_key(key) ? (void *)thread_self()->values[key - 1] : NULL;
}

int thr_getspecific(unsigned key, void **out)
{
    *out = pthread_getspecific(key);
    return is_key(key) ? 0 : EINVAL;
}

/* Runs the destructors of t's values. Returns whether there was one. */
static int destroy_values(struct thread *t)
{
    int some = 0;

    for (int k = 0; k < THREAD_KEYS; k++) {
        void *value = (void *)t->values[k];

        t->values[k] = NULL;
        if (!value || !keys[k].used || !keys[k].destructor)
            continue;
        keys[k].destructor(value);
        some = 1;
    }
    return some;
}

/* ---- the end ------------------------------------------------------------------------------------------------------------------- */

static struct condition one_has_ended = {.magic = COND_MAGIC};

static int has_ended(const struct lwp *l)
{
    return !*(const volatile int *)&l->thread.lwp;
}

/* Within the guard. */
static void take_off(const struct lwp *which)
{
    for (struct lwp **at = &list; *at; at = &(*at)->next)
        if (*at == which) {
            *at = which->next;
            return;
        }
}

static void wait_for_lwp(const struct lwp *l)
{
    while (system_call(SYS_lwp_wait, (long)l->thread.id, NULL).value == -EINTR)
        ;
}

/* Of a thread that is off the list and whose LWP has ended. */
static void give_back(struct lwp *l)
{
    if (l == &first)
        return;
    if (l->thread.memory_size)
        munmap(l->thread.memory, l->thread.memory_size);
    library_free_tcb((struct lwp_tcb *)l->thread.tcb);
    free(l);
}

static void give_back_detached(void)
{
    for (;;) {
        guard_enter();
        struct lwp *l = list;

        while (l && !(l->thread.detached && has_ended(l)))
            l = l->next;
        if (l)
            take_off(l);
        guard_leave();
        if (!l)
            return;
        wait_for_lwp(l);
        give_back(l);
    }
}

void pthread_exit(void *result)
{
    struct lwp *self = lwp_self();
    struct thread *t = &self->thread;

    t->cancel.ending = 1;
    if (t->cancel.joins)
        t->cancel.joins->joined = 0;
    cancel_run_handlers(t);
    for (int round = 0; round < DESTRUCTOR_ROUNDS && destroy_values(t); round++)
        ;
    t->result = result;
    if (!__threads_started)
        exit(0);
    guard_enter();
    running -= !self->daemon;
    const int last = !running;

    if (!last) {
        t->lwp = 0;
        cond_broadcast(&one_has_ended);
    }
    guard_leave();
    if (last)
        exit(0);
    for (;;)
        system_call(SYS_lwp_exit);
}
__typeof__(pthread_exit) thr_exit __attribute__((alias("pthread_exit"), noreturn));

/* ---- creation ------------------------------------------------------------------------------------------------------------------ */

enum { BOUND = 1, NEW_LWP = 2, DAEMON = 0x100, FLAGS = BOUND | NEW_LWP | THREAD_DETACHED | LWP_SUSPENDED | DAEMON };
enum { STACK_USUAL = sizeof(void *) == 8 ? 2 << 20 : 1 << 20, STACK_LEAST = sizeof(void *) == 8 ? 8192 : 4096 };

size_t thr_min_stack(void)
{
    return STACK_LEAST;
}

/* A new thread's first function. The guard: the creator has stored what it stores. */
static void run(void *argument)
{
    struct thread *self = argument;

    guard_enter();
    guard_leave();
    pthread_exit(self->start(self->argument));
}

/* The caller's stack, or one with a guard below, which goes back to the system with the thread. Returns its end, or NULL. */
static char *give_stack(struct thread *t, char *stack, size_t size, size_t guard)
{
    const size_t page = (size_t)getpagesize();

    t->memory = stack;
    t->stack_size = size ? size : STACK_USUAL;
    if (stack)
        return stack + size;
    if (t->stack_size > INT_MAX || guard > INT_MAX)
        return NULL;
    guard = (guard + page - 1) & ~(page - 1);
    t->memory_size = ((t->stack_size + page - 1) & ~(page - 1)) + guard;
    t->memory = mmap(NULL, t->memory_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (t->memory == (char *)-1)
        return NULL;
    if (guard)
        mprotect(t->memory, guard, 0);
    return t->memory + t->memory_size;
}

/* Within the guard. Returns the error number. */
static int start(struct lwp *l, char *top, int flags, unsigned *number)
{
    const int error = lwp_create(run, l, top, (struct lwp_tcb *)l->thread.tcb, flags & LWP_SUSPENDED, &l->thread.lwp);

    if (error)
        return error == EFAULT ? EFAULT : EAGAIN;
    l->thread.id = l->thread.lwp;
    l->next = list;
    list = l;
    running += !l->daemon;
    if (number)
        *number = (unsigned)l->thread.id;
    return 0;
}

static int create(const struct lwp *model, char *stack, size_t size, size_t guard, int flags, unsigned *number)
{
    if (!__threads_started)
        main_stack(&first_stack);
    __threads_started = 1;
    give_back_detached();
    struct lwp *l = malloc(sizeof *l);
    struct lwp_tcb *tcb = l ? library_new_tcb() : NULL;

    if (!tcb) {
        free(l);
        return ENOMEM;
    }
    *l = *model;
    l->thread.tcb = (struct tcb *)tcb;
    tcb->lwp = l;
    char *top = give_stack(&l->thread, stack, size, guard);
    int error = top ? 0 : ENOMEM;

    if (!error) {
        guard_enter();
        error = start(l, top, flags, number);
        guard_leave();
        if (error && l->thread.memory_size)
            munmap(l->thread.memory, l->thread.memory_size);
    }
    if (error) {
        library_free_tcb(tcb);
        free(l);
    }
    return error;
}

int thr_create(void *stack, size_t size, void *(*function)(void *), void *argument, long flags, unsigned *number)
{
    const struct lwp model = {.thread = {.start = function, .argument = argument, .detached = (flags & (THREAD_DETACHED | DAEMON)) != 0},
                              .daemon = (flags & DAEMON) != 0,
                              .priority = lwp_self()->priority};

    if (!function || (flags & ~FLAGS) || (size && size < STACK_LEAST) || (stack && !size))
        return EINVAL;
    return create(&model, stack, size, (size_t)getpagesize(), (int)flags, number);
}

int pthread_create(unsigned *number, const struct lwp_attributes *const *attributes, void *(*function)(void *), void *argument)
{
    const struct lwp_attributes *a = attributes ? *attributes : lwp_usual_attributes();
    const struct lwp *self = lwp_self();

    if (!a)
        return EINVAL;
    const struct lwp model = {.thread = {.start = function, .argument = argument, .detached = a->detached != 0},
                              .policy = a->inherits ? self->policy : a->policy,
                              .priority = a->inherits ? self->priority : a->priority};

    return create(&model, a->stack, a->stack_size, a->guard_size, 0, number);
}

/* ---- waiting for the end -------------------------------------------------------------------------------------------------------- */

static struct lwp *find(unsigned id)
{
    struct lwp *l = list;

    while (l && (unsigned)l->thread.id != id)
        l = l->next;
    return l;
}

struct thread *thread_find(int id)
{
    struct lwp *l = find((unsigned)id);

    return l ? &l->thread : NULL;
}

/* Marks a thread that something waits for. Returns the error number. */
static int claim(unsigned id, struct lwp **out)
{
    guard_enter();
    struct lwp *l = *out = find(id);
    const int error = !l ? ESRCH : l->thread.detached || l->thread.joined ? EINVAL : l == lwp_self() ? EDEADLK : 0;

    if (!error)
        l->thread.joined = 1;
    guard_leave();
    return error;
}

/* Any thread that has ended, marked. ESRCH: there is none for which anything could wait. */
static int claim_any(struct lwp **out)
{
    int others, error = 0;

    guard_enter();
    do {
        struct lwp *l = list;

        for (others = 0; l; l = l->next) {
            const int mine = !l->thread.detached && !l->thread.joined && l != lwp_self();

            others += mine;
            if (mine && has_ended(l))
                break;
        }
        *out = l;
        if (l)
            l->thread.joined = 1;
        else if (others && __threads_started)
            guard_wait(&one_has_ended);
        else
            error = ESRCH;
    } while (!*out && !error);
    guard_leave();
    return error;
}

/* Of a thread that is claimed: waits for its end, then it is gone. */
static void *join(struct lwp *l)
{
    struct thread *self = thread_self();
    void *result;

    self->cancel.joins = &l->thread;
    cancel_enter();
    wait_for_lwp(l);
    cancel_leave();
    self->cancel.joins = NULL;
    result = l->thread.result;
    guard_enter();
    take_off(l);
    guard_leave();
    give_back(l);
    return result;
}

int pthread_join(unsigned id, void **result)
{
    struct lwp *l;
    const int error = claim(id, &l);

    if (error)
        return error;
    void *got = join(l);

    if (result)
        *result = got;
    return 0;
}

/* 0: any thread. */
int thr_join(unsigned id, unsigned *departed, void **result)
{
    struct lwp *l;
    const int error = id ? claim(id, &l) : claim_any(&l);

    if (error)
        return error;
    if (departed)
        *departed = (unsigned)l->thread.id;
    void *got = join(l);

    if (result)
        *result = got;
    return 0;
}

int pthread_detach(unsigned id)
{
    guard_enter();
    struct lwp *l = find(id);
    const int error = !l ? ESRCH : l->thread.detached || l->thread.joined ? EINVAL : 0;

    if (!error)
        l->thread.detached = 1;
    guard_leave();
    return error;
}

/* ---- other threads --------------------------------------------------------------------------------------------------------------- */

int thread_signal(const struct thread *t, int sig)
{
    return t->lwp ? error_of(system_call(SYS_lwp_kill, (long)t->lwp, (long)sig)) : ESRCH;
}

/* Calls one of the kernel's functions for the LWP of a thread. The guard: a thread that is suspended does not have it. */
static int call_for(unsigned id, long number, long argument)
{
    guard_enter();
    const struct lwp *l = find(id);
    const int own = l == lwp_self(), error = !l || !l->thread.lwp ? ESRCH : own ? 0 : error_of(system_call(number, (long)id, argument));

    guard_leave();
    return !error && own ? error_of(system_call(number, (long)id, argument)) : error;
}

int pthread_kill(unsigned id, int sig)
{
    return call_for(id, SYS_lwp_kill, sig);
}
__typeof__(pthread_kill) thr_kill __attribute__((alias("pthread_kill")));

/* raise(3C): the signal is the calling thread's. */
int raise_in_process(int sig);
#undef raise

int raise(int sig)
{
    const int error = __threads_started ? pthread_kill(thr_self(), sig) : 0;

    if (error)
        errno = error;
    return !__threads_started ? raise_in_process(sig) : error ? -1 : 0;
}

int thr_suspend(unsigned id)
{
    return call_for(id, SYS_lwp_suspend, 0);
}

int thr_continue(unsigned id)
{
    return call_for(id, SYS_lwp_continue, 0);
}

/* The kernel's scheduler has no priorities of threads: they are only kept. */
static int with_priority(unsigned id, const int *policy, const int *set, int *old_policy, int *old)
{
    guard_enter();
    struct lwp *l = find(id);

    if (l) {
        if (old)
            *old = l->priority;
        if (old_policy)
            *old_policy = l->policy;
        l->priority = set ? *set : l->priority;
        l->policy = policy ? *policy : l->policy;
    }
    guard_leave();
    return l ? 0 : ESRCH;
}

int thr_setprio(unsigned id, int priority)
{
    return with_priority(id, NULL, &priority, NULL, NULL);
}

int thr_getprio(unsigned id, int *priority)
{
    return with_priority(id, NULL, NULL, NULL, priority);
}

int pthread_setschedparam(unsigned id, int policy, const int *param)
{
    return policy < 0 || policy > POLICY_MOST ? EINVAL : with_priority(id, &policy, param, NULL, NULL);
}

int pthread_getschedparam(unsigned id, int *policy, int *param)
{
    return with_priority(id, NULL, NULL, policy, param);
}
__typeof__(thr_setprio) pthread_setschedprio __attribute__((alias("thr_setprio")));

static int concurrency;

int thr_setconcurrency(int level)
{
    if (level < 0)
        return EINVAL;
    concurrency = level;
    return 0;
}
__typeof__(thr_setconcurrency) pthread_setconcurrency __attribute__((alias("thr_setconcurrency")));

int thr_getconcurrency(void)
{
    return concurrency;
}
__typeof__(thr_getconcurrency) pthread_getconcurrency __attribute__((alias("thr_getconcurrency")));

/* The stack's end and size. */
static int stack_of(const struct thread *t, struct stack *out)
{
    if (!t->memory && !__threads_started)
        return main_stack(out);
    *out = first_stack;
    if (t->memory)
        *out = (struct stack){t->memory + (t->memory_size ? t->memory_size : t->stack_size), t->stack_size, 0};
    return 0;
}

int thr_stksegment(struct stack *out)
{
    return stack_of(thread_self(), out);
}

/* What a thread was created with; *attributes is initialised. */
int pthread_attr_get_np(unsigned id, struct lwp_attributes **attributes)
{
    struct lwp_attributes *a = attributes ? *attributes : NULL;
    struct stack stack;
    int error = EINVAL;

    if (!a)
        return error;
    guard_enter();
    const struct lwp *l = find(id);

    error = l ? stack_of(&l->thread, &stack) : ESRCH;
    if (!error)
        *a = (struct lwp_attributes){.detached = l->thread.detached ? THREAD_DETACHED : 0,
                                     .policy = l->policy,
                                     .priority = l->priority,
                                     .stack_size = stack.size,
                                     .guard_size = l->thread.memory_size ? l->thread.memory_size - l->thread.stack_size : 0,
                                     .stack = stack.start - stack.size};
    guard_leave();
    return error;
}

/* In the child of fork(): the memory of the others is not given back, they may have been anywhere. */
void threads_after_fork(void)
{
    struct lwp *self = lwp_self();

    list = self;
    self->next = NULL;
    self->daemon = 0;
    running = 1;
}
