// Mutexes and conditions that processes share, spin locks, priority ceilings.
#include <pthread.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ROUNDS = 300, CHILDREN = 3, BUSY = 16, DEADLOCK = 45, INVALID = 22, NOT_PERMITTED = 1 };

struct area {
    pthread_mutex_t mutex, recursive;
    pthread_cond_t condition, turn;
    pthread_spinlock_t spin;
    volatile int count, spun, ready, go, next;
};

int sched_yield(void);
static struct area *area;

static void shared_mutex(pthread_mutex_t *m, int type)
{
    pthread_mutexattr_t a;

    pthread_mutexattr_init(&a);
    pthread_mutexattr_settype(&a, type);
    printf("%d\n", pthread_mutexattr_setpshared(&a, PTHREAD_PROCESS_SHARED));
    pthread_mutex_init(m, &a);
    pthread_mutexattr_destroy(&a);
}

/* Loses counts if two processes are between the lines. */
static void count(volatile int *at)
{
    const int v = *at;

    sched_yield();
    *at = v + 1;
}

static void child(int self)
{
    pthread_mutex_lock(&area->mutex);
    area->ready++;
    pthread_cond_signal(&area->turn);
    while (!area->go)
        pthread_cond_wait(&area->condition, &area->mutex);
    pthread_mutex_unlock(&area->mutex);
    for (int i = 0; i < ROUNDS; i++) {
        pthread_mutex_lock(&area->mutex);
        count(&area->count);
        pthread_mutex_unlock(&area->mutex);
        pthread_spin_lock(&area->spin);
        count(&area->spun);
        pthread_spin_unlock(&area->spin);
    }
    pthread_mutex_lock(&area->mutex);
    while (area->next != self)
        pthread_cond_wait(&area->turn, &area->mutex);
    printf("turn of %d\n", self);
    fflush(stdout);
    area->next++;
    pthread_cond_broadcast(&area->turn);
    pthread_mutex_unlock(&area->mutex);
    _exit(0);
}

static void processes(void)
{
    pthread_condattr_t a;

    shared_mutex(&area->mutex, PTHREAD_MUTEX_NORMAL);
    pthread_condattr_init(&a);
    pthread_condattr_setpshared(&a, PTHREAD_PROCESS_SHARED);
    pthread_cond_init(&area->condition, &a);
    pthread_cond_init(&area->turn, &a);
    pthread_spin_init(&area->spin, PTHREAD_PROCESS_SHARED);
    fflush(stdout);
    for (int i = 0; i < CHILDREN; i++)
        if (!fork())
            child(i);
    pthread_mutex_lock(&area->mutex);
    while (area->ready < CHILDREN)
        pthread_cond_wait(&area->turn, &area->mutex);
    area->go = 1;
    pthread_cond_broadcast(&area->condition);
    pthread_mutex_unlock(&area->mutex);
    while (wait(NULL) > 0)
        ;
    printf("%d %d\n", area->count, area->spun);
}

static void recursive(void)
{
    pthread_mutex_t *m = &area->recursive;
    int status;

    shared_mutex(m, PTHREAD_MUTEX_RECURSIVE);
    printf("%d %d\n", pthread_mutex_lock(m), pthread_mutex_trylock(m));
    fflush(stdout);
    if (!fork()) /* another process: busy, and not its own */
        _exit((pthread_mutex_trylock(m) == BUSY) + 2 * (pthread_mutex_unlock(m) == NOT_PERMITTED));
    wait(&status);
    printf("%d", status >> 8);
    printf(" %d", pthread_mutex_destroy(m) == BUSY);
    printf(" %d", pthread_mutex_unlock(m));
    printf(" %d", pthread_mutex_unlock(m));
    printf(" %d %d\n", pthread_mutex_unlock(m) == NOT_PERMITTED, pthread_mutex_destroy(m));
    shared_mutex(m, PTHREAD_MUTEX_ERRORCHECK);
    printf("%d", pthread_mutex_lock(m));
    printf(" %d", pthread_mutex_lock(m) == DEADLOCK);
    printf(" %d\n", pthread_mutex_unlock(m));
}

static pthread_spinlock_t spin;
static volatile int spun;

static void *spinner(void *unused)
{
    for (int i = 0; i < ROUNDS; i++) {
        pthread_spin_lock(&spin);
        count(&spun);
        pthread_spin_unlock(&spin);
    }
    return unused;
}

static void spins(void)
{
    pthread_t threads[CHILDREN];

    pthread_spin_init(&spin, PTHREAD_PROCESS_PRIVATE);
    printf("%d", pthread_spin_trylock(&spin));
    printf(" %d", pthread_spin_trylock(&spin) == BUSY);
    printf(" %d", pthread_spin_destroy(&spin) == BUSY);
    printf(" %d\n", pthread_spin_unlock(&spin));
    for (int i = 0; i < CHILDREN; i++)
        pthread_create(&threads[i], NULL, spinner, NULL);
    for (int i = 0; i < CHILDREN; i++)
        pthread_join(threads[i], NULL);
    printf("%d %d\n", spun, pthread_spin_destroy(&spin));
}

static void ceilings(void)
{
    pthread_mutexattr_t a;
    pthread_mutex_t m, other = PTHREAD_MUTEX_INITIALIZER;
    int v = -1, old = -1;

    pthread_mutexattr_init(&a);
    printf("%d", pthread_mutexattr_setprotocol(&a, PTHREAD_PRIO_PROTECT));
    printf(" %d %d", pthread_mutexattr_setprioceiling(&a, 5), pthread_mutexattr_setprioceiling(&a, 1000) == INVALID);
    pthread_mutexattr_getprioceiling(&a, &v);
    printf(" %d\n", v);
    pthread_mutex_init(&m, &a);
    printf("%d", pthread_mutex_getprioceiling(&m, &v));
    printf(" %d %d", v, pthread_mutex_setprioceiling(&m, 7, &old));
    pthread_mutex_getprioceiling(&m, &v);
    printf(" %d %d %d\n", old, v, pthread_mutex_getprioceiling(&other, &v) == INVALID);
}

int main(void)
{
    area = mmap(NULL, sizeof *area, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    processes();
    recursive();
    spins();
    ceilings();
    return 0;
}

/* stdout:
0
turn of 0
turn of 1
turn of 2
900 900
0
0 0
3 1 0 0 1 0
0
0 1 0
0 1 1 0
900 0
0 0 1 5
0 5 0 5 7 1
*/
