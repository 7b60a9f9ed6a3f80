// Mutexes of every kind under twenty threads: a counter that loses nothing; trylock, recursive, errorcheck, timed.
// qemu: not sparc64, which takes ten seconds
// flags: -pthread
#include <pthread.h>
#include <time.h>
#include "check.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER, recursive, checked;
static pthread_spinlock_t spin;
static long counter, spun;

static void *work(void *argument)
{
    (void)argument;
    for (int i = 0; i < 1000; i++) {
        pthread_mutex_lock(&lock);
        long seen = counter;
        for (volatile int k = 0; k < 20; k++)
            ;
        counter = seen + 1;
        pthread_mutex_unlock(&lock);
        pthread_spin_lock(&spin);
        spun++;
        pthread_spin_unlock(&spin);
    }
    return NULL;
}

static void *try(void *argument)
{
    struct timespec soon;
    clock_gettime(CLOCK_REALTIME, &soon);
    soon.tv_nsec += 5000000;
    if (soon.tv_nsec >= 1000000000) {
        soon.tv_nsec -= 1000000000;
        soon.tv_sec++;
    }
    int *r = (int *)argument;
    r[0] = pthread_mutex_trylock(&lock);
    r[1] = pthread_mutex_timedlock(&lock, &soon);
    r[2] = pthread_mutex_trylock(&recursive);
    r[3] = pthread_mutex_unlock(&checked);
    return NULL;
}

int main(void)
{
    pthread_t t[20];
    pthread_spin_init(&spin, 0);
    for (int i = 0; i < 20; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (int i = 0; i < 20; i++)
        pthread_join(t[i], NULL);
    printf("%ld %ld\n", counter, spun);
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&recursive, &a);
    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_init(&checked, &a);
    pthread_mutex_lock(&lock);
    CHECK(pthread_mutex_lock(&recursive) == 0 && pthread_mutex_lock(&recursive) == 0);
    CHECK(pthread_mutex_lock(&checked) == 0 && pthread_mutex_lock(&checked) == EDEADLK);
    int r[4];
    pthread_create(&t[0], NULL, try, r);
    pthread_join(t[0], NULL);
    CHECK(r[0] == EBUSY);
    CHECK(r[1] == ETIMEDOUT);
    CHECK(r[2] == EBUSY);
    CHECK(r[3] == EPERM);
}

/* stdout:
20000 20000
yes pthread_mutex_lock(&recursive) == 0 && pthread_mutex_lock(&recursive) == 0
yes pthread_mutex_lock(&checked) == 0 && pthread_mutex_lock(&checked) == EDEADLK
yes r[0] == EBUSY
yes r[1] == ETIMEDOUT
yes r[2] == EBUSY
yes r[3] == EPERM
*/
