// Robust mutexes: the owner's thread or process ends; the next owner is told. Locks and conditions between processes, names of LWPs.
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <synch.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

static struct shared {
    pthread_mutex_t mutex;
    mutex_t old;
    pthread_cond_t condition;
    sema_t semaphore;
    volatile pid_t pid;
    volatile int step;
} * shared;

static void init(pthread_mutex_t *m, int is_shared)
{
    pthread_mutexattr_t a;
    int value = -1;

    pthread_mutexattr_init(&a);
    pthread_mutexattr_setrobust_np(&a, PTHREAD_MUTEX_ROBUST_NP);
    pthread_mutexattr_getrobust(&a, &value);
    pthread_mutexattr_setpshared(&a, is_shared);
    printf("robust %#x", value);
    printf(", other %d", pthread_mutexattr_setrobust(&a, 1));
    printf(", init %d", pthread_mutex_init(m, &a));
    printf(", again %d\n", pthread_mutex_init(m, &a));
    pthread_mutexattr_destroy(&a);
}

static void *hold(void *m)
{
    pthread_mutex_lock(m);
    return NULL;
}

static void *wait_for(void *m)
{
    const int error = pthread_mutex_lock(m);

    printf("a waiter gets %d\n", error);
    if (!error || error == EOWNERDEAD)
        pthread_mutex_unlock(m);
    return NULL;
}

/* Runs a thread to its end. */
static void run(void *(*function)(void *), void *argument)
{
    pthread_t t;

    pthread_create(&t, NULL, function, argument);
    pthread_join(t, NULL);
}

static void threads(void)
{
    static pthread_mutex_t m;
    pthread_t waiter;

    init(&m, PTHREAD_PROCESS_PRIVATE);
    printf("consistent %d\n", pthread_mutex_consistent_np(&m));
    run(hold, &m);
    printf("lock %d", pthread_mutex_lock(&m));
    printf(", consistent %d", pthread_mutex_consistent_np(&m));
    printf(", again %d", pthread_mutex_consistent(&m));
    printf(", unlock %d\n", pthread_mutex_unlock(&m));
    printf("lock %d", pthread_mutex_lock(&m));
    printf(", unlock %d\n", pthread_mutex_unlock(&m));
    run(hold, &m);
    printf("trylock %d\n", pthread_mutex_trylock(&m));
    pthread_create(&waiter, NULL, wait_for, &m);
    usleep(10000);
    printf("unlock %d\n", pthread_mutex_unlock(&m));
    pthread_join(waiter, NULL);
    printf("lock %d", pthread_mutex_lock(&m));
    printf(", trylock %d", pthread_mutex_trylock(&m));
    printf(", unlock %d\n", pthread_mutex_unlock(&m));
    pthread_mutex_destroy(&m);
}

/* Runs `function` in a child, which signal or exit() ends. */
static void child(void (*function)(void), int sig)
{
    int status;
    const pid_t pid = fork();

    if (!pid) {
        function();
        if (sig)
            kill(getpid(), sig);
        _exit(0);
    }
    waitpid(pid, &status, 0);
}

static void lock_shared(void)
{
    pthread_mutex_lock(&shared->mutex);
}

static void lock_old(void)
{
    mutex_lock(&shared->old);
}

static void wait_shared(void)
{
    pthread_mutex_lock(&shared->mutex);
    shared->step = 1;
    while (shared->step == 1)
        pthread_cond_wait(&shared->condition, &shared->mutex);
}

static void processes(void)
{
    init(&shared->mutex, PTHREAD_PROCESS_SHARED);
    child(lock_shared, 0);
    printf("after exit %d", pthread_mutex_lock(&shared->mutex));
    printf(", consistent %d", pthread_mutex_consistent_np(&shared->mutex));
    printf(", unlock %d\n", pthread_mutex_unlock(&shared->mutex));
    child(lock_shared, SIGKILL);
    const struct timespec soon = {5, 0};

    printf("after SIGKILL %d", pthread_mutex_reltimedlock_np(&shared->mutex, &soon));
    printf(", consistent %d", pthread_mutex_consistent_np(&shared->mutex));
    printf(", unlock %d\n", pthread_mutex_unlock(&shared->mutex));
    printf("old: init %d", mutex_init(&shared->old, USYNC_PROCESS_ROBUST, NULL));
    printf(", again %d\n", mutex_init(&shared->old, USYNC_PROCESS_ROBUST, NULL));
    child(lock_old, SIGTERM);
    printf("old: lock %d", mutex_lock(&shared->old));
    printf(", init %d", mutex_init(&shared->old, USYNC_PROCESS_ROBUST, NULL));
    printf(", unlock %d", mutex_unlock(&shared->old));
    printf(", lock %d\n", mutex_lock(&shared->old));
    printf("held %d", MUTEX_HELD(&shared->old));
    printf(", LWP %d\n", pthread_self() == 1);
}

/* The child owns the mutex after its wait, and ends. */
static void conditions(void)
{
    pthread_condattr_t a;
    const pid_t pid = (pthread_condattr_init(&a), pthread_condattr_setpshared(&a, PTHREAD_PROCESS_SHARED),
                       pthread_cond_init(&shared->condition, &a), fork());

    if (!pid) {
        wait_shared();
        _exit(0);
    }
    while (!shared->step)
        usleep(1000);
    printf("wait: lock %d", pthread_mutex_lock(&shared->mutex));
    shared->step = 2;
    printf(", signal %d", pthread_cond_signal(&shared->condition));
    printf(", unlock %d", pthread_mutex_unlock(&shared->mutex));
    waitpid(pid, NULL, 0);
    printf(", lock %d", pthread_mutex_lock(&shared->mutex));
    printf(", unlock %d", pthread_mutex_unlock(&shared->mutex));
    printf(", lock %d\n", pthread_mutex_lock(&shared->mutex));
}

static void *take_mutex(void *name)
{
    shared->step++;
    const int error = pthread_mutex_lock(&shared->mutex);

    printf("%s gets %d\n", (const char *)name, error);
    return NULL;
}

static void *take_semaphore(void *name)
{
    shared->step++;
    const int error = sema_wait(&shared->semaphore);

    printf("%s gets %d\n", (const char *)name, error);
    return NULL;
}

static void release_mutex(void)
{
    pthread_mutex_unlock(&shared->mutex);
}

static void release_semaphore(void)
{
    sema_post(&shared->semaphore);
}

/* A thread of this process waits, then another process; the thread is woken, but its process ends before it runs. */
static void end_after(void *(*take)(void *), void (*release)(void))
{
    pthread_t t;
    pid_t other;

    pthread_mutex_lock(&shared->mutex);
    shared->step = 0;
    pthread_create(&t, NULL, take, "the first waiter");
    while (shared->step < 1)
        usleep(1000);
    usleep(10000);
    other = fork();
    if (!other) {
        take("the other waiter");
        _exit(0);
    }
    while (shared->step < 2)
        usleep(1000);
    usleep(10000);
    shared->pid = other;
    release();
    _exit(0);
}

static void passed_on(void *(*take)(void *), void (*release)(void))
{
    const pid_t pid = fork();

    if (!pid)
        end_after(take, release);
    waitpid(pid, NULL, 0);
    usleep(100000);
    printf("it has ended: %d\n", kill(shared->pid, SIGKILL));
}

static void wakeups(void)
{
    init(&shared->mutex, PTHREAD_PROCESS_SHARED);
    passed_on(take_mutex, release_mutex);
    sema_init(&shared->semaphore, 0, USYNC_PROCESS, NULL);
    passed_on(take_semaphore, release_semaphore);
}

int main(void)
{
    shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0);
    setvbuf(stdout, NULL, _IONBF, 0);
    threads();
    processes();
    conditions();
    memset(&shared->mutex, 0, sizeof shared->mutex);
    wakeups();
    return 0;
}

/* stdout:
robust 0x40, other 22, init 0, again 16
consistent 22
lock 58, consistent 0, again 22, unlock 0
lock 0, unlock 0
trylock 58
unlock 0
a waiter gets 59
lock 59, trylock 59, unlock 1
robust 0x40, other 22, init 0, again 16
after exit 58, consistent 0, unlock 0
after SIGKILL 58, consistent 0, unlock 0
old: init 0, again 16
old: lock 58, init 0, unlock 0, lock 0
held 1, LWP 1
wait: lock 0, signal 0, unlock 0, lock 58, unlock 0, lock 59
robust 0x40, other 22, init 0, again 16
the other waiter gets 0
it has ended: -1
the other waiter gets 0
it has ended: -1
*/
