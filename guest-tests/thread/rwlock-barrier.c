// Read-write locks, barriers and semaphores.
// flags: -pthread
#include <pthread.h>
#include <semaphore.h>
#include "check.h"

enum { N = 6 };
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_barrier_t barrier;
static sem_t slots;
static int shared[2], inconsistent, serial, phase[N], late;
static int inside, most;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *argument)
{
    int n = (int)(intptr_t)argument;
    for (int i = 0; i < 300; i++) {
        if (i % 5 == n % 5) {
            pthread_rwlock_wrlock(&lock);
            shared[0]++;
            for (volatile int k = 0; k < 30; k++)
                ;
            shared[1]++;
            pthread_rwlock_unlock(&lock);
        } else {
            pthread_rwlock_rdlock(&lock);
            if (shared[0] != shared[1])
                inconsistent++;
            pthread_rwlock_unlock(&lock);
        }
    }
    for (int round = 1; round <= 10; round++) {
        phase[n] = round;
        if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD) {
            serial++;
            for (int i = 0; i < N; i++)
                late += phase[i] != round;
        }
        pthread_barrier_wait(&barrier);
    }
    for (int i = 0; i < 50; i++) {
        sem_wait(&slots);
        pthread_mutex_lock(&mutex);
        if (++inside > most)
            most = inside;
        pthread_mutex_unlock(&mutex);
        sched_yield();
        pthread_mutex_lock(&mutex);
        inside--;
        pthread_mutex_unlock(&mutex);
        sem_post(&slots);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    pthread_barrier_init(&barrier, NULL, N);
    sem_init(&slots, 0, 2);
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, work, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    int value;
    sem_getvalue(&slots, &value);
    printf("%d %d %d %d %d %d\n", shared[0], inconsistent, serial, late, most <= 2, value);
}

/* stdout:
360 0 10 0 1 2
*/
