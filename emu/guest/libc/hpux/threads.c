/*
 * threads.c - POSIX threads: each is one of the kernel's; who has to wait sleeps there (ksleep) on the word that says why. Mutexes and
 * conditions are in mutexes.c; what is not needed by other files of the library is in attributes.c, cancel.c, rwlocks.c, semaphores.c,
 * scheduling.c.
 *
 * Programs contain mutexes, conditions and once controls that HP's header initialised, and reserve HP's sizes for all objects. Layout and
 * sizes of these are not published; ours take four words of a mutex, one of every other object. A first word that has none of our values
 * means: as initialised statically. A pthread_t is the number of the thread; the first one is 1.
 */
#include "threads.h"

int geteuid(void);
void *mmap(void *at, size_t size, int prot, int flags, int fd, long offset);
int munmap(void *at, size_t size);

/* ---- the current thread ------------------------------------------------------------------------------------------------ */

int __threads_started;
static struct thread first_thread = {.id = 1, .lwp = 1};
static int last_id = 1, running = 1;

static struct tcb *thread_pointer(void)
{
#ifdef __hppa__
    struct tcb *after; /* thread-local storage begins where it points */

    __asm__("mfctl %%cr27,%0" : "=r"(after));
    return after ? after - 1 : NULL;
#else
    long long tcb;

    __asm__("mov %0 = r13" : "=r"(tcb));
    return (struct tcb *)(uintptr_t)tcb;
#endif
}

struct thread *thread_self(void)
{
    const struct tcb *tcb = __threads_started ? thread_pointer() : NULL;

    return tcb && tcb->thread ? tcb->thread : &first_thread;
}

int pthread_self(void)
{
    return thread_self()->id;
}

int pthread_equal(int a, int b)
{
    return a == b;
}

/* ---- the guard ------------------------------------------------------------------------------------------------------------- */

/* PA-RISC's load and clear needs a word at a multiple of 16 bytes; 1 means: free. */
static int guard_room[8] = {1, 1, 1, 1, 1, 1, 1, 1};

static int take_if_free(void)
{
    volatile int *word = (int *)(((uintptr_t)guard_room + 15) & ~(uintptr_t)15);
    int was;

#ifdef __hppa__
    __asm__ volatile("ldcw 0(%1),%0" : "=r"(was) : "r"(word) : "memory");
#else
    was = __sync_lock_test_and_set(word, 0);
#endif
    return was;
}

void guard_enter(void)
{
    if (!__threads_started)
        return;
    thread_self()->cancel.held_off++;
    while (!take_if_free())
        hpux_call(341); /* sched_yield */
}

void guard_leave(void)
{
    volatile int *word = (int *)(((uintptr_t)guard_room + 15) & ~(uintptr_t)15);

    if (!__threads_started)
        return;
    __asm__ volatile("" : : : "memory");
    *word = 1;
    thread_self()->cancel.held_off--;
}

int sleep_on(int why, volatile int *word, int value, const struct timespec *deadline)
{
    struct call_result r = hpux_call(SYS_ksleep, (long)why, word, (long)value, deadline);

    return r.value < 0 ? (int)-r.value : 0;
}

void wake_up(int why, volatile int *word, int count)
{
    hpux_call(SYS_kwakeup, (long)why, word, (long)count);
}

/* ---- once ------------------------------------------------------------------------------------------------------------------ */

enum { ONCE_RUNNING = 0x72756e21, ONCE_DONE = 0x646f6e65 };

int pthread_once(volatile int *control, void (*function)(void))
{
    guard_enter();
    const int was = *control;

    if (was != ONCE_DONE && was != ONCE_RUNNING)
        *control = ONCE_RUNNING;
    guard_leave();
    while (*control == ONCE_RUNNING && was == ONCE_RUNNING)
        sleep_on(SLEEP_ONCE, control, ONCE_RUNNING, NULL);
    if (*control == ONCE_DONE)
        return 0;
    function();
    *control = ONCE_DONE;
    if (__threads_started)
        wake_up(SLEEP_ONCE, control, EVERYBODY);
    return 0;
}

/* ---- data of each thread ------------------------------------------------------------------------------------------------- */

enum { DESTRUCTOR_ROUNDS = 4 };
static struct {
    int used;
    void (*destructor)(void *);
} keys[THREAD_KEYS];

int pthread_key_create(int *key, void (*destructor)(void *))
{
    int k = 0;

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
    *key = k;
    return 0;
}

static struct thread *threads; /* all but the first */

int pthread_key_delete(int key)
{
    if (key < 0 || key >= THREAD_KEYS || !keys[key].used)
        return EINVAL;
    guard_enter();
    keys[key].used = 0;
    first_thread.values[key] = NULL;
    for (struct thread *t = threads; t; t = t->next)
        t->values[key] = NULL;
    guard_leave();
    return 0;
}

int pthread_setspecific(int key, const void *value)
{
    if (key < 0 || key >= THREAD_KEYS || !keys[key].used)
        return EINVAL;
    thread_self()->values[key] = value;
    return 0;
}

void *pthread_getspecific(int key)
{
    return key < 0 || key >= THREAD_KEYS ? NULL : (void *)thread_self()->values[key];
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

/* ---- creation and end ----------------------------------------------------------------------------------------------------------- */

/* Within the guard: takes ended threads for which nothing waits off the list. */
static struct thread *take_ended(void)
{
    for (struct thread **at = &threads; *at; at = &(*at)->next) {
        struct thread *t = *at;

        if (!t->detached || *(volatile int *)&t->lwp)
            continue;
        *at = t->next;
        return t;
    }
    return NULL;
}

static void free_thread(struct thread *t)
{
    if (t->memory_size)
        munmap(t->memory, t->memory_size);
    library_tls_end(t->tcb);
    free(t);
}

static void free_ended(void)
{
    for (;;) {
        guard_enter();
        struct thread *t = take_ended();

        guard_leave();
        if (!t)
            return;
        free_thread(t);
    }
}

void pthread_exit(void *result)
{
    struct thread *self = thread_self();

    self->cancel.ending = 1;
    if (self->cancel.joins)
        self->cancel.joins->joined = 0;
    cancel_run_handlers(self);
    for (int round = 0; round < DESTRUCTOR_ROUNDS && destroy_values(self); round++)
        ;
    self->result = result;
    guard_enter();
    const int last = --running == 0;

    guard_leave();
    if (last)
        exit(0);
    if (self == &first_thread) { /* the kernel does so for the others */
        *(volatile int *)&self->lwp = 0;
        wake_up(SLEEP_JOIN, &self->lwp, 1);
    }
    for (;;)
        hpux_call(SYS_lwp_exit);
}

/* A new thread's first function. */
static void *run_thread(void *argument)
{
    struct thread *self = argument;

    pthread_exit(self->start(self->argument));
    return NULL;
}

/* The stack of the attributes, or one of the library's, which goes back to the system with the thread. */
static char *stack_for(const struct attributes *a, struct thread *t, size_t *size)
{
    enum { STACK_USUAL = sizeof(void *) == 8 ? 512 << 10 : 256 << 10, STACK_UNIT = 16384 };
    const size_t wanted = a && a->stack_size ? a->stack_size : STACK_USUAL;

    if (a && a->stack) {
        *size = wanted;
        return a->stack;
    }
    *size = t->memory_size = (wanted + STACK_UNIT - 1) & ~(size_t)(STACK_UNIT - 1);
    return mmap(NULL, *size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}

static struct thread *new_thread(const struct attributes *a)
{
    const size_t align = library_tls_align();
    struct thread *t = calloc(1, sizeof *t + library_tls_size() + align);
    char *memory = t ? stack_for(a, t, &t->stack_size) : NULL;

    if (!memory || memory == (void *)-1) {
        free(t);
        return NULL;
    }
    t->memory = memory;
    t->detached = a && a->detached;
    t->tcb = (struct tcb *)(((uintptr_t)(t + 1) + align - 1) & ~(align - 1));
    library_tls_begin(t->tcb);
    t->tcb->thread = t;
    return t;
}

static void unlink_thread(const struct thread *which)
{
    for (struct thread **at = &threads; *at; at = &(*at)->next)
        if (*at == which) {
            *at = which->next;
            return;
        }
}

/* Does the thread get a policy of its own? */
static int has_policy(const struct attributes *a)
{
    return a && !a->inherit && a->policy != SCHEDULE_OTHER;
}

static int start_thread(struct thread *t, const struct attributes *a)
{
    struct call_result r;

    guard_enter();
    t->id = ++last_id;
    t->next = threads;
    threads = t;
    running++;
    r = hpux_call(SYS_lwp_create, run_thread, t, t->memory, t->stack_size, THREAD_POINTER(t->tcb), &t->lwp);
    if (r.value < 0) {
        unlink_thread(t);
        running--;
    } else if (has_policy(a)) {
        hpux_call(SYS_lwp_setscheduler, (long)t->lwp, (long)a->policy, a->param);
    }
    guard_leave();
    return r.value < 0 ? EAGAIN : 0;
}

int pthread_create(int *id, const int *attributes, void *(*start)(void *), void *argument)
{
    const struct attributes *a = attributes_of(attributes);

    if (has_policy(a) && geteuid() != 0)
        return EPERM;
    __threads_started = 1;
    free_ended();
    struct thread *t = new_thread(a);

    if (!t)
        return EAGAIN;
    t->start = start;
    t->argument = argument;
    *id = last_id + 1;
    int error = start_thread(t, a);

    if (error)
        free_thread(t);
    else
        *id = t->id;
    return error;
}

int __pthread_create_system(int *id, const int *attributes, void *(*start)(void *), void *argument)
{
    return pthread_create(id, attributes, start, argument);
}

struct thread *thread_find(int id)
{
    if (id == 1)
        return &first_thread;
    for (struct thread *t = threads; t; t = t->next)
        if (t->id == id)
            return t;
    return NULL;
}

/* Marks a thread that something may wait for: by `*mark`. 0 or an error number. */
static int claim_thread(int id, struct thread **out)
{
    struct thread *t;

    guard_enter();
    t = *out = thread_find(id);
    int error = !t ? ESRCH : t->detached || t->joined ? EINVAL : 0;

    if (!error)
        t->joined = 1;
    guard_leave();
    return error;
}

int pthread_join(int id, void **result)
{
    struct thread *t;
    int error = id == pthread_self() ? E_DEADLOCK : claim_thread(id, &t);

    if (error)
        return error;
    thread_self()->cancel.joins = t;
    cancel_enter();
    for (int lwp; (lwp = *(volatile int *)&t->lwp) != 0;)
        sleep_on(SLEEP_JOIN, &t->lwp, lwp, NULL);
    cancel_leave();
    thread_self()->cancel.joins = NULL;
    if (result)
        *result = t->result;
    if (t == &first_thread)
        return 0;
    guard_enter();
    unlink_thread(t);
    guard_leave();
    free_thread(t);
    return 0;
}

int pthread_detach(int id)
{
    struct thread *t;
    int error = claim_thread(id, &t);

    if (!error)
        t->detached = 1;
    return error;
}

int thread_signal(const struct thread *t, int sig)
{
    const int lwp = t == &first_thread ? getpid() : t->lwp;

    if (!t->lwp)
        return ESRCH;
    struct call_result r = hpux_call(SYS_lwp_kill, (long)lwp, (long)sig);

    return r.value < 0 ? (int)-r.value : 0;
}

int pthread_kill(int id, int sig)
{
    guard_enter();
    const struct thread *t = thread_find(id);
    int error = t ? thread_signal(t, sig) : ESRCH;

    guard_leave();
    return error;
}

int thread_is_alone(void)
{
    return running == 1;
}

/* The memory of the others is not given back: they may have been anywhere. */
void threads_after_fork(void)
{
    struct thread *self = thread_self();

    running = 1;
    threads = self == &first_thread ? NULL : self;
    self->next = NULL;
}

/* ---- streams -------------------------------------------------------------------------------------------------------------------- */

enum { STREAM_FREE, STREAM_LOCKED, STREAM_WAITED_FOR };

/* Returns 0; 1: another thread has it. */
int stream_lock_try(struct stream_lock *lock)
{
    const int self = __threads_started ? pthread_self() : 0;

    if (!self)
        return 0;
    guard_enter();
    const int is_mine = lock->state == STREAM_FREE || lock->owner == self;

    if (lock->state == STREAM_FREE) {
        lock->state = STREAM_LOCKED;
        lock->owner = self;
    }
    if (is_mine) {
        lock->depth++;
        thread_self()->cancel.held_off++;
    }
    guard_leave();
    return !is_mine;
}

void stream_lock_take(struct stream_lock *lock)
{
    const int self = __threads_started ? pthread_self() : 0;

    for (int state = STREAM_LOCKED; self; state = STREAM_WAITED_FOR) {
        guard_enter();
        const int taken = lock->state == STREAM_FREE || lock->owner == self;

        if (lock->state == STREAM_FREE) {
            lock->state = state;
            lock->owner = self;
        }
        if (taken) {
            lock->depth++;
            thread_self()->cancel.held_off++;
        } else {
            lock->state = STREAM_WAITED_FOR;
        }
        guard_leave();
        if (taken)
            return;
        sleep_on(SLEEP_STREAM, &lock->state, STREAM_WAITED_FOR, NULL);
    }
}

/* A stream that was taken before the first thread was created is not locked. */
void stream_lock_drop(struct stream_lock *lock)
{
    int waited_for = 0;

    if (!__threads_started || !lock->depth)
        return;
    guard_enter();
    thread_self()->cancel.held_off--;
    if (--lock->depth == 0) {
        waited_for = lock->state == STREAM_WAITED_FOR;
        lock->state = STREAM_FREE;
        lock->owner = 0;
    }
    guard_leave();
    if (waited_for)
        wake_up(SLEEP_STREAM, &lock->state, 1);
}
