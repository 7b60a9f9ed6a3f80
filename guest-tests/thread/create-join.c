// pthread_create and pthread_join: arguments, results, exit from below, detached threads, attributes, self and equal.
// flags: -pthread
#include <pthread.h>
#include <semaphore.h>
#include "check.h"

static sem_t done;

static void *square(void *argument)
{
    intptr_t v = (intptr_t)argument;
    return (void *)(v * v);
}

static void leave(int n)
{
    if (n == 0)
        pthread_exit((void *)99);
    leave(n - 1);
}

static void *deep(void *argument)
{
    (void)argument;
    leave(20);
    return NULL;
}

static void *detached(void *argument)
{
    *(int *)argument = 7;
    sem_post(&done);
    return NULL;
}

static void *big_stack(void *argument)
{
    volatile char space[3 << 20];
    (void)argument;
    for (size_t i = 0; i < sizeof space; i += 4096)
        space[i] = (char)i;
    return (void *)(intptr_t)(space[8192] == 0);
}

int main(void)
{
    pthread_t t[20];
    void *result;
    long sum = 0;
    for (intptr_t i = 0; i < 20; i++)
        CHECK(pthread_create(&t[i], NULL, square, (void *)i) == 0);
    for (int i = 0; i < 20; i++) {
        pthread_join(t[i], &result);
        sum += (long)(intptr_t)result;
    }
    printf("%ld\n", sum);
    pthread_create(&t[0], NULL, deep, NULL);
    pthread_join(t[0], &result);
    CHECK(result == (void *)99);
    sem_init(&done, 0, 0);
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    int value = 0;
    pthread_create(&t[0], &attributes, detached, &value);
    sem_wait(&done);
    CHECK(value == 7);
    pthread_attr_init(&attributes);
    CHECK(pthread_attr_setstacksize(&attributes, 4 << 20) == 0);
    pthread_create(&t[0], &attributes, big_stack, NULL);
    pthread_join(t[0], &result);
    CHECK(result == (void *)1);
    CHECK(pthread_equal(pthread_self(), pthread_self()));
    for (int i = 0; i < 500; i++) {
        pthread_create(&t[0], NULL, square, (void *)3);
        pthread_join(t[0], &result);
    }
    CHECK(result == (void *)9);
}

/* stdout:
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
yes pthread_create(&t[i], NULL, square, (void *)i) == 0
2470
yes result == (void *)99
yes value == 7
yes pthread_attr_setstacksize(&attributes, 4 << 20) == 0
yes result == (void *)1
yes pthread_equal(pthread_self(), pthread_self())
yes result == (void *)9
*/
