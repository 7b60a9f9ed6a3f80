// Threads of libthread: creation, suspension, signals, storage, what they synchronise with, also between processes; fork and exit.
// flags: -D_REENTRANT
/* library: libpthread.so.1 gone.c gone_init gone */
/* library: libthread.so.1 gone.c gone_init gone */
/* library: librt.so.1 gone.c gone_init gone */
/* library: liblater.so later.c later_init load */
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <thread.h>
#include <unistd.h>

enum { THREADS = 4, ROUNDS = 200, MANY = 300 };

static __thread int own = 7;
static __thread char own_zero;
static mutex_t mutex = DEFAULTMUTEX;
static cond_t condition = DEFAULTCV;
static volatile int counter, ready;

/* ---- creation and end ---------------------------------------------------------------------------------------------------------- */

static void *add_own(void *n)
{
    for (int i = 0; i < ROUNDS; i++) {
        mutex_lock(&mutex);
        const int now = counter;

        thr_yield();
        counter = now + 1;
        mutex_unlock(&mutex);
    }
    own += (int)(long)n;
    own_zero++;
    return (void *)(long)(own * 10 + own_zero);
}

static void creation(void)
{
    thread_t id, departed = 0, ids = 0;
    void *result;
    long sum = 0;

    for (int i = 0; i < THREADS; i++)
        thr_create(NULL, 0, add_own, (void *)(long)i, i % 2 ? THR_BOUND : 0, NULL);
    for (int i = 0; i < THREADS; i++) {
        thr_join(0, &departed, &result);
        ids |= 1u << departed;
        sum += (long)result;
    }
    printf("counter %d, numbers %x, results %ld, own %d %d\n", counter, ids, sum, own, own_zero);
    printf("no more %d, gone %d, itself %d\n", thr_join(0, NULL, NULL) == ESRCH, thr_join(departed, NULL, NULL) == ESRCH,
           thr_join(thr_self(), NULL, NULL) == EDEADLK);
    thr_setconcurrency(3);
    printf("main %d, number %u, least stack %d, concurrency %d\n", thr_main(), thr_self(), thr_min_stack() > 0, thr_getconcurrency());
    printf("small stack %d, no function %d\n", thr_create(NULL, 10, add_own, NULL, 0, NULL) == EINVAL,
           thr_create(NULL, 0, NULL, NULL, 0, &id) == EINVAL);
}

static void *end_at_once(void *argument)
{
    return argument;
}

/* Stacks and thread-local storage go back. */
static void many(void)
{
    int errors = 0;

    for (int i = 0; i < MANY; i++) {
        thread_t id;

        errors += thr_create(NULL, 4 << 20, end_at_once, NULL, i % 3 ? 0 : THR_DETACHED, &id) != 0;
        if (i % 3)
            errors += thr_join(id, NULL, NULL) != 0;
        else
            thr_yield();
    }
    printf("many %d\n", errors);
}

static void *in_stack(void *argument)
{
    stack_t s;
    char here;

    thr_stksegment(&s);
    return (void *)(long)((size_t)((char *)s.ss_sp - &here) <= s.ss_size && s.ss_sp == (char *)argument);
}

static void stacks(void)
{
    static char room[32768] __attribute__((aligned(16)));
    void *result = NULL;
    thread_t id;

    thr_create(room, sizeof room, in_stack, room + sizeof room, 0, &id);
    thr_join(id, NULL, &result);
    printf("own stack %ld\n", (long)result);
}

static void *attributes_of_self(void *argument)
{
    pthread_attr_t a;
    size_t size = 0, guard = 0;
    void *stack = NULL;
    char here;
    int detached = -1;

    pthread_attr_init(&a);
    const int error = pthread_attr_get_np(pthread_self(), &a);

    pthread_attr_getstack(&a, &stack, &size);
    pthread_attr_getguardsize(&a, &guard);
    pthread_attr_getdetachstate(&a, &detached);
    printf("attributes %d stack %d size %d guard %d detached %d\n", error, &here >= (char *)stack && &here < (char *)stack + size,
           argument ? size == 300 * 1024 : size > 65536, guard > 0, detached);
    pthread_attr_destroy(&a);
    return NULL;
}

static void attributes(void)
{
    pthread_attr_t a;
    pthread_t id;

    attributes_of_self(NULL);
    pthread_attr_init(&a);
    pthread_attr_setstacksize(&a, 300 * 1024);
    pthread_create(&id, &a, attributes_of_self, &a);
    pthread_join(id, NULL);
    printf("no thread %d\n", pthread_attr_get_np(id, &a));
}

/* ---- suspension ------------------------------------------------------------------------------------------------------------------ */

static void *spin(void *argument)
{
    for (;;)
        counter++;
    return argument;
}

static void *set_counter(void *argument)
{
    counter = -1;
    return argument;
}

static void *sleep_then_set(void *semaphore)
{
    sema_wait(semaphore);
    counter = 5;
    return NULL;
}

static void suspension(void)
{
    sema_t wakes = DEFAULTSEMA;
    thread_t id, spinner;

    counter = 0;
    thr_create(NULL, 0, set_counter, NULL, THR_SUSPENDED, &id);
    usleep(20000);
    printf("suspended %d", counter);
    thr_continue(id);
    thr_join(id, NULL, NULL);
    printf(", continued %d\n", counter);
    thr_create(NULL, 0, spin, NULL, THR_DAEMON | THR_DETACHED, &spinner);
    usleep(20000);
    printf("spins %d", counter > 0);
    thr_suspend(spinner);
    const int seen = counter;

    usleep(20000);
    printf(", suspended %d", counter == seen);
    thr_continue(spinner);
    usleep(20000);
    printf(", again %d, unknown %d\n", counter != seen, thr_suspend(99999) == ESRCH);
    thr_suspend(spinner);
    thr_create(NULL, 0, sleep_then_set, &wakes, 0, &id);
    usleep(1000);
    counter = 0;
    thr_suspend(id);
    sema_post(&wakes);
    usleep(20000);
    printf("asleep %d", counter);
    thr_continue(id);
    thr_join(id, NULL, NULL);
    printf(", awake %d\n", counter);
}

/* ---- signals ---------------------------------------------------------------------------------------------------------------------- */

static volatile thread_t handled_by;

static void handler(int sig)
{
    handled_by = sig == SIGUSR1 ? thr_self() : 0;
}

static void *wait_handled(void *argument)
{
    sema_post(argument);
    while (!handled_by)
        usleep(1000);
    errno = 3;
    return NULL;
}

static void signals(void)
{
    sema_t begun = DEFAULTSEMA;
    thread_t id;
    sigset_t set, old;

    sigset(SIGUSR1, handler);
    thr_create(NULL, 0, wait_handled, &begun, 0, &id);
    sema_wait(&begun);
    errno = 4;
    const int error = thr_kill(id, SIGUSR1);

    thr_join(id, NULL, NULL);
    printf("signal %d, handled by it %d, errno %d, none %d\n", error, handled_by == id, errno, thr_kill(id, 0) == ESRCH);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    thr_sigsetmask(SIG_BLOCK, &set, &old);
    thr_sigsetmask(SIG_SETMASK, &old, &set);
    printf("masks %d %d\n", sigismember(&old, SIGUSR1), sigismember(&set, SIGUSR1));
}

/* ---- thread-local storage of a library that is loaded later ------------------------------------------------------------------------- */

static long (*later_next)(void);

static void *use_later(void *argument)
{
    (void)argument;
    later_next();
    return (void *)later_next();
}

static void later(void)
{
    void *first, *second;
    thread_t id;

    later_next = (long (*)(void))dlsym(dlopen("liblater.so", RTLD_LAZY), "later_next");
    thr_create(NULL, 0, use_later, NULL, 0, &id);
    thr_join(id, NULL, &first);
    thr_create(NULL, 0, use_later, NULL, 0, &id);
    thr_join(id, NULL, &second);
    printf("later %ld %ld, main %ld\n", (long)first, (long)second, later_next());
}

/* ---- own data ------------------------------------------------------------------------------------------------------------------------ */

static thread_key_t key;

static void destroy(void *value)
{
    counter += (int)(long)value;
}

static void *set_own(void *value)
{
    void *before = &key, *after = NULL;

    thr_getspecific(key, &before);
    thr_setspecific(key, value);
    thr_getspecific(key, &after);
    return (void *)(long)(!before && after == value);
}

static void own_data(void)
{
    void *result, *mine = NULL;
    thread_t id;
    long good = 0;

    counter = 0;
    thr_keycreate(&key, destroy);
    thr_setspecific(key, (void *)1000);
    for (long i = 1; i <= 3; i++) {
        thr_create(NULL, 0, set_own, (void *)i, 0, &id);
        thr_join(id, NULL, &result);
        good += (long)result;
    }
    thr_getspecific(key, &mine);
    printf("own data %ld, destroyed %d, main's %ld, no key %d\n", good, counter, (long)mine, thr_setspecific(key + 50, NULL) == EINVAL);
}

/* ---- mutexes, conditions, read-write locks -------------------------------------------------------------------------- */

static void *wait_ready(void *argument)
{
    mutex_lock(&mutex);
    while (!ready)
        cond_wait(&condition, &mutex);
    counter++;
    mutex_unlock(&mutex);
    return argument;
}

static void show(int value)
{
    printf(" %d", value);
}

static void locks(void)
{
    mutex_t recursive = RECURSIVEMUTEX, checked = ERRORCHECKMUTEX;
    rwlock_t lock = DEFAULTRWLOCK;
    timespec_t past = {1, 0}, wrong = {1, 1000000000}, soon = {0, 1000000};

    printf("sizes %d %d %d %d %d %d %d\n", (int)sizeof(mutex_t), (int)sizeof(cond_t), (int)sizeof(rwlock_t), (int)sizeof(sema_t),
           (int)sizeof(sem_t), (int)sizeof(pthread_barrier_t), (int)sizeof(pthread_once_t));
    counter = 0;
    for (int i = 0; i < THREADS; i++)
        thr_create(NULL, 0, wait_ready, NULL, 0, NULL);
    usleep(1000);
    mutex_lock(&mutex);
    ready = 1;
    cond_broadcast(&condition);
    mutex_unlock(&mutex);
    while (!thr_join(0, NULL, NULL))
        ;
    printf("woken up %d\n", counter);
    mutex_lock(&mutex);
    printf("held %d, busy %d", MUTEX_HELD(&mutex), mutex_trylock(&mutex));
    show(cond_timedwait(&condition, &mutex, &past));
    show(cond_timedwait(&condition, &mutex, &wrong));
    show(cond_reltimedwait(&condition, &mutex, &soon));
    show(MUTEX_HELD(&mutex));
    mutex_unlock(&mutex);
    show(MUTEX_HELD(&mutex));
    printf("\nrecursive");
    show(mutex_lock(&recursive));
    show(mutex_trylock(&recursive));
    for (int i = 0; i < 3; i++)
        show(mutex_unlock(&recursive));
    printf("\nchecked");
    for (int i = 0; i < 2; i++)
        show(mutex_lock(&checked));
    for (int i = 0; i < 2; i++)
        show(mutex_unlock(&checked));
    printf(", type %d\nread", mutex_init(&checked, 0x1000, NULL));
    show(rw_rdlock(&lock));
    show(rw_tryrdlock(&lock));
    show(rw_trywrlock(&lock));
    for (int i = 0; i < 3; i++)
        show(rw_unlock(&lock));
    printf("\nwritten");
    show(rw_wrlock(&lock));
    show(RW_WRITE_HELD(&lock));
    show(rw_tryrdlock(&lock));
    show(rw_wrlock(&lock));
    show(rw_unlock(&lock));
    puts("");
}

/* ---- between processes ---------------------------------------------------------------------------------------------- */

struct shared {
    mutex_t mutex;
    cond_t condition;
    rwlock_t lock;
    int value, turn;
};

static void take_turns(struct shared *s, int mine)
{
    for (int i = 0; i < 20; i++) {
        mutex_lock(&s->mutex);
        while (s->turn != mine)
            cond_wait(&s->condition, &s->mutex);
        s->value = s->value * 3 + mine;
        s->turn = !mine;
        cond_signal(&s->condition);
        mutex_unlock(&s->mutex);
        rw_wrlock(&s->lock);
        rw_unlock(&s->lock);
    }
}

static void processes(void)
{
    struct shared *s = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0);
    int expected = 0;

    mutex_init(&s->mutex, USYNC_PROCESS, NULL);
    cond_init(&s->condition, USYNC_PROCESS, NULL);
    rwlock_init(&s->lock, USYNC_PROCESS, NULL);
    fflush(stdout);
    if (fork() == 0) {
        take_turns(s, 1);
        _exit(0);
    }
    take_turns(s, 0);
    wait(NULL);
    for (int i = 0; i < 20; i++)
        expected = expected * 9 + 1;
    printf("turns %d\n", s->value == expected);
}

/* A thread that is not the first one forks; the child has it alone, and can have others. */
static void *fork_in_thread(void *argument)
{
    int status = 0;
    void *result;
    thread_t id;

    own = 11;
    fflush(stdout);
    if (fork() == 0) {
        int wrong = thr_self() != *(thread_t *)argument || own != 11 || thr_main();

        wrong += thr_create(NULL, 0, end_at_once, &status, 0, &id) || thr_join(id, NULL, &result) || result != &status;
        _exit(40 + wrong);
    }
    wait(&status);
    return (void *)(long)(status >> 8);
}

static void *spin_then_exit(void *argument)
{
    usleep(10000);
    if (argument)
        exit(9);
    return NULL;
}

/* Ends of processes with several threads. */
static int status_of(int how)
{
    int status = 0;

    fflush(stdout);
    if (fork() == 0) {
        thr_create(NULL, 0, spin, NULL, how == 1 ? THR_DAEMON : 0, NULL);
        if (how == 0)
            _exit(5);
        thr_create(NULL, 0, spin_then_exit, how == 2 ? "exit" : NULL, THR_DETACHED, NULL);
        thr_exit(NULL);
    }
    wait(&status);
    return status >> 8;
}

static void ends(void)
{
    static thread_t id;
    void *result;

    thr_create(NULL, 0, fork_in_thread, &id, 0, &id);
    thr_join(id, NULL, &result);
    printf("fork in a thread %ld\n", (long)result);
    printf("_exit %d", status_of(0));
    printf(", the last thread's end %d", status_of(1));
    printf(", exit %d\n", status_of(2));
}

int main(void)
{
    creation();
    many();
    stacks();
    attributes();
    suspension();
    signals();
    later();
    own_data();
    locks();
    processes();
    ends();
    thr_create(NULL, 0, spin, NULL, 0, NULL);
    puts("end");
    return 0;
}

/* stdout:
counter 800, numbers 3c, results 344, own 7 0
no more 1, gone 1, itself 1
main 1, number 1, least stack 1, concurrency 3
small stack 1, no function 1
many 0
own stack 1
attributes 0 stack 1 size 1 guard 0 detached 0
attributes 0 stack 1 size 1 guard 1 detached 0
no thread 3
suspended 0, continued -1
spins 1, suspended 1, again 1, unknown 1
asleep 0, awake 5
signal 0, handled by it 1, errno 4, none 1
masks 0 1
later 43 43, main 42
own data 3, destroyed 6, main's 1000, no key 1
sizes 24 16 64 48 48 64 32
woken up 4
held 1, busy 16 62 22 62 1 0
recursive 0 0 0 0 1
checked 0 45 0 1, type 22
read 0 0 16 0 0 1
written 0 1 16 45 0
turns 1
fork in a thread 40
_exit 5, the last thread's end 0, exit 9
end
*/
