// Condition variables: a bounded buffer between producers and consumers, broadcast, timed waits.
// flags: -pthread
#include <pthread.h>
#include <time.h>
#include "check.h"

enum { PRODUCERS = 4, CONSUMERS = 5, EACH = 500, ROOM = 8 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER, not_empty = PTHREAD_COND_INITIALIZER, go = PTHREAD_COND_INITIALIZER;
static int buffer[ROOM], used, taken, started;
static long sum;

static void *produce(void *argument)
{
    for (int i = 0; i < EACH; i++) {
        pthread_mutex_lock(&lock);
        while (used == ROOM)
            pthread_cond_wait(&not_full, &lock);
        buffer[used++] = (int)(intptr_t)argument * 1000 + i;
        pthread_cond_signal(&not_empty);
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

static void *consume(void *argument)
{
    (void)argument;
    for (;;) {
        pthread_mutex_lock(&lock);
        while (used == 0 && taken < PRODUCERS * EACH)
            pthread_cond_wait(&not_empty, &lock);
        if (taken == PRODUCERS * EACH) {
            pthread_mutex_unlock(&lock);
            return NULL;
        }
        sum += buffer[--used];
        if (++taken == PRODUCERS * EACH)
            pthread_cond_broadcast(&not_empty);
        pthread_cond_signal(&not_full);
        pthread_mutex_unlock(&lock);
    }
}

static void *wait_go(void *argument)
{
    pthread_mutex_lock(&lock);
    while (!started)
        pthread_cond_wait(&go, &lock);
    ++*(int *)argument;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t[PRODUCERS + CONSUMERS];
    for (intptr_t i = 0; i < PRODUCERS + CONSUMERS; i++)
        pthread_create(&t[i], NULL, i < PRODUCERS ? produce : consume, (void *)i);
    for (int i = 0; i < PRODUCERS + CONSUMERS; i++)
        pthread_join(t[i], NULL);
    printf("%d %ld\n", taken, sum);
    int woken = 0;
    for (int i = 0; i < 6; i++)
        pthread_create(&t[i], NULL, wait_go, &woken);
    pthread_mutex_lock(&lock);
    started = 1;
    pthread_cond_broadcast(&go);
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < 6; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", woken);
    struct timespec before, when, after;
    clock_gettime(CLOCK_REALTIME, &before);
    when = before;
    when.tv_nsec += 30000000;
    if (when.tv_nsec >= 1000000000) {
        when.tv_nsec -= 1000000000;
        when.tv_sec++;
    }
    pthread_mutex_lock(&lock);
    CHECK(pthread_cond_timedwait(&go, &lock, &when) == ETIMEDOUT);
    clock_gettime(CLOCK_REALTIME, &after);
    CHECK((after.tv_sec - before.tv_sec) * 1000 + (after.tv_nsec - before.tv_nsec) / 1000000 >= 29);
}

/* stdout:
2000 3499000
6
yes pthread_cond_timedwait(&go, &lock, &when) == ETIMEDOUT
yes (after.tv_sec - before.tv_sec) * 1000 + (after.tv_nsec - before.tv_nsec) / 1000000 >= 29
*/
