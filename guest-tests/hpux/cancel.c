// Threads: cancellation, read-write locks, semaphores, barriers, fork handlers, attributes. The host prints the same.
// flags: -D_REENTRANT -D_POSIX_PTHREAD_SEMANTICS
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

enum { READERS = 3, ROUNDS = 300, PARTIES = 4 };

/* ---- cancellation ---------------------------------------------------------------------------------------------------- */

static int ends[2];
static sem_t begun;
static volatile int spins, cleaned;

static void clean(void *argument)
{
    cleaned += (int)((char *)argument - (char *)0);
}

static void *in_read(void *argument)
{
    char c;

    pthread_cleanup_push(clean, (char *)0 + 1);
    pthread_cleanup_push(clean, (char *)0 + 10);
    sem_post(&begun);
    if (read(ends[0], &c, 1))
        printf("read something\n");
    pthread_cleanup_pop(0);
    pthread_cleanup_pop(0);
    return argument;
}

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t never = PTHREAD_COND_INITIALIZER;

static void unlock(void *argument)
{
    cleaned += pthread_mutex_trylock(argument) ? 100 : 0; /* cancellation has locked it again */
    pthread_mutex_unlock(argument);
}

static void *in_wait(void *argument)
{
    pthread_mutex_lock(&mutex);
    pthread_cleanup_push(unlock, &mutex);
    sem_post(&begun);
    for (;;)
        pthread_cond_wait(&never, &mutex);
    pthread_cleanup_pop(0);
    return argument;
}

static void *in_loop(void *argument)
{
    pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, NULL);
    sem_post(&begun);
    for (;;)
        spins++;
    return argument;
}

static void *at_a_point(void *argument)
{
    int old;

    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old);
    sem_post(&begun);
    for (int i = 0; i < 50000; i++)
        spins++;
    usleep(20000);
    cleaned += 1000; /* nothing has ended it */
    pthread_setcancelstate(old, NULL);
    for (;;)
        pthread_testcancel();
    return argument;
}

static void *in_join(void *argument)
{
    sem_post(&begun);
    pthread_join(*(pthread_t *)argument, NULL);
    return argument;
}

static void cancel_one(const char *name, void *(*function)(void *), void *argument)
{
    pthread_t id;
    void *result = NULL;

    cleaned = 0;
    pthread_create(&id, NULL, function, argument);
    while (sem_wait(&begun))
        ;
    usleep(1000);
    int error = pthread_cancel(id), joined = pthread_join(id, &result);

    printf("%s: %d %d, cancelled %d, handlers %d\n", name, error, joined, result == PTHREAD_CANCELED, cleaned);
}

static void cancel(void)
{
    pthread_t waiting;
    void *result;

    if (pipe(ends))
        return;
    cancel_one("read", in_read, NULL);
    cancel_one("condition", in_wait, NULL);
    cancel_one("loop", in_loop, NULL);
    cancel_one("disabled", at_a_point, NULL);
    pthread_create(&waiting, NULL, in_read, NULL);
    while (sem_wait(&begun))
        ;
    cancel_one("join", in_join, &waiting);
    pthread_cancel(waiting);
    printf("still joinable %d\n", pthread_join(waiting, &result));
}

/* ---- read-write locks ------------------------------------------------------------------------------------------------ */

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static volatile int first_half, second_half, torn, inside, most_inside;

static void *reader(void *argument)
{
    for (int i = 0; i < ROUNDS; i++) {
        pthread_rwlock_rdlock(&lock);
        if (++inside > most_inside)
            most_inside = inside;
        torn += first_half != second_half;
        if (i % 50 == 0)
            usleep(100);
        inside--;
        pthread_rwlock_unlock(&lock);
    }
    return argument;
}

static void *writer(void *argument)
{
    for (int i = 0; i < ROUNDS; i++) {
        pthread_rwlock_wrlock(&lock);
        first_half++;
        for (int j = 0; j < 20; j++)
            spins = j;
        second_half++;
        pthread_rwlock_unlock(&lock);
    }
    return argument;
}

static void *try_locks(void *argument)
{
    int *results = argument;

    results[0] = pthread_rwlock_tryrdlock(&lock);
    results[1] = pthread_rwlock_trywrlock(&lock);
    if (!results[0])
        pthread_rwlock_unlock(&lock);
    return argument;
}

static void locks(void)
{
    pthread_t id[READERS + 1], one;
    struct timespec past = {1, 0};
    int read[2], write[2];

    pthread_create(&id[READERS], NULL, writer, NULL);
    for (int i = 0; i < READERS; i++)
        pthread_create(&id[i], NULL, reader, NULL);
    for (int i = 0; i <= READERS; i++)
        pthread_join(id[i], NULL);
    printf("torn %d, written %d\n", torn, first_half);
    pthread_rwlock_rdlock(&lock);
    pthread_create(&one, NULL, try_locks, read);
    pthread_join(one, NULL);
    int late = pthread_rwlock_timedwrlock(&lock, &past);

    pthread_rwlock_unlock(&lock);
    pthread_rwlock_wrlock(&lock);
    pthread_create(&one, NULL, try_locks, write);
    pthread_join(one, NULL);
    printf("while read %d %d, while written %d %d\n", read[0], read[1] == EBUSY, write[0] == EBUSY, write[1] == EBUSY);
    printf("timed %d, unlock %d, destroy %d\n", late == ETIMEDOUT || late == EDEADLK, pthread_rwlock_unlock(&lock),
           pthread_rwlock_destroy(&lock));
}

/* ---- semaphores and barriers ------------------------------------------------------------------------------------------- */

static sem_t full, empty;
static int slots[3], sum;

static void *consume(void *argument)
{
    for (int i = 0; i < ROUNDS; i++) {
        sem_wait(&full);
        sum += slots[i % 3];
        sem_post(&empty);
    }
    return argument;
}

static pthread_barrier_t barrier;
static volatile int serial, rounds[PARTIES];

static void *meet(void *argument)
{
    const int own = (int)((char *)argument - (char *)0);

    for (int i = 0; i < 20; i++) {
        rounds[own]++;
        serial += pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD;
        for (int other = 0; other < PARTIES; other++)
            torn += rounds[other] < i + 1;
    }
    return argument;
}

static void meetings(void)
{
    pthread_t id[PARTIES];
    int value = -1;

    sem_init(&full, 0, 0);
    sem_init(&empty, 0, 3);
    pthread_create(&id[0], NULL, consume, NULL);
    for (int i = 0; i < ROUNDS; i++) {
        sem_wait(&empty);
        slots[i % 3] = i;
        sem_post(&full);
    }
    pthread_join(id[0], NULL);
    sem_getvalue(&empty, &value);
    printf("sum %d, value %d, none left %d\n", sum, value, sem_trywait(&full) == -1 && errno == EAGAIN);
    pthread_barrier_init(&barrier, NULL, PARTIES);
    for (int i = 0; i < PARTIES; i++)
        pthread_create(&id[i], NULL, meet, (char *)0 + i);
    for (int i = 0; i < PARTIES; i++)
        pthread_join(id[i], NULL);
    printf("barrier: serial %d, early %d\n", serial, torn);
}

/* A semaphore that two processes share by its name. */
static void named(void)
{
    sem_unlink("/precis-cancel");
    sem_t *s = sem_open("/precis-cancel", O_CREAT | O_EXCL, 0600, 0), *again = sem_open("/precis-cancel", 0);
    int status = 0;

    if (s == SEM_FAILED) {
        printf("no semaphore %d\n", errno);
        return;
    }
    fflush(stdout);
    int pid = fork();

    if (!pid) {
        sem_post(again);
        sem_post(again);
        _exit(3);
    }
    int waited = sem_wait(s) + sem_wait(s);

    waitpid(pid, &status, 0);
    printf("named %d %d, same %d, exists %d\n", waited, status >> 8, s == again,
           sem_open("/precis-cancel", O_CREAT | O_EXCL, 0600, 0) == SEM_FAILED);
    int unlinked = sem_unlink("/precis-cancel");

    printf("unlink %d, gone %d\n", unlinked, sem_open("/precis-cancel", 0) == SEM_FAILED && errno == ENOENT);
}

/* ---- fork, attributes, signals --------------------------------------------------------------------------------------------- */

static int order;

static void prepare(void)
{
    order = order * 10 + 1;
}

static void parent(void)
{
    order = order * 10 + 2;
}

static void child(void)
{
    order = order * 10 + 3;
}

static void *nothing(void *argument)
{
    return argument;
}

static void forks(void)
{
    int status = 0;

    pthread_atfork(prepare, parent, child);
    fflush(stdout);
    int pid = fork();

    if (!pid) {
        pthread_t id;

        pthread_create(&id, NULL, nothing, NULL); /* the child can have threads of its own */
        pthread_join(id, NULL);
        _exit(order);
    }
    waitpid(pid, &status, 0);
    printf("fork handlers %d, child's %d\n", order, status >> 8);
}

static void *wait_for_signal(void *argument)
{
    int sig = 0;

    sem_post(&begun);
    int error = sigwait(argument, &sig);

    return (char *)0 + (error ? -1 : sig == SIGUSR1);
}

static void others(void)
{
    pthread_attr_t attributes;
    struct sched_param param;
    pthread_t id;
    sigset_t set;
    int detached = -1, policy = -1;
    void *result;

    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_getdetachstate(&attributes, &detached);
    int scope = pthread_attr_setscope(&attributes, PTHREAD_SCOPE_SYSTEM), wrong = pthread_attr_setscope(&attributes, 77);

    pthread_attr_destroy(&attributes);
    pthread_getschedparam(pthread_self(), &policy, &param);
    printf("detached %d, scope %d %d, policy %d %d\n", detached == PTHREAD_CREATE_DETACHED, scope, wrong == EINVAL, policy == SCHED_OTHER,
           param.sched_priority);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    pthread_create(&id, NULL, wait_for_signal, &set);
    sem_wait(&begun);
    kill(getpid(), SIGUSR1);
    pthread_join(id, &result);
    printf("sigwait %d\n", (int)((char *)result - (char *)0));
}

int main(void)
{
    sem_init(&begun, 0, 0);
    cancel();
    locks();
    meetings();
    named();
    forks();
    others();
    return 0;
}

/* stdout:
read: 0 0, cancelled 1, handlers 11
condition: 0 0, cancelled 1, handlers 100
loop: 0 0, cancelled 1, handlers 0
disabled: 0 0, cancelled 1, handlers 1000
join: 0 0, cancelled 1, handlers 0
still joinable 0
torn 0, written 300
while read 0 1, while written 1 1
timed 1, unlock 0, destroy 0
sum 44850, value 3, none left 1
barrier: serial 20, early 0
named 0 3, same 1, exists 1
unlink 0, gone 1
fork handlers 12, child's 13
detached 1, scope 0 1, policy 1 0
sigwait 1
*/
