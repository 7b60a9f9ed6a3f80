// A thread that is cancelled in pthread_cond_timedwait() passes on the signal that its wait has got. The host prints the same.
// flags: -D_REENTRANT -D_POSIX_PTHREAD_SEMANTICS
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>

enum { ROUNDS = 20 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
static int waiters, tokens, taken, late;

static void leave(void *argument)
{
    pthread_mutex_unlock(argument);
}

/* Takes a token. A wait that gets no signal ends after some time. */
static void *take(void *argument)
{
    struct timespec until;

    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec++;
    pthread_mutex_lock(&mutex);
    pthread_cleanup_push(leave, &mutex);
    waiters++;
    while (!tokens && !late)
        late += pthread_cond_timedwait(&ready, &mutex, &until) == ETIMEDOUT;
    taken += tokens;
    tokens = 0;
    pthread_cleanup_pop(1);
    return argument;
}

static void wait_for(int n)
{
    for (int all = 0; !all;) {
        const struct timespec moment = {0, 100000};

        pthread_mutex_lock(&mutex);
        all = waiters == n;
        pthread_mutex_unlock(&mutex);
        if (!all)
            nanosleep(&moment, NULL);
    }
}

int main(void)
{
    for (int i = 0; i < ROUNDS && !late; i++) {
        pthread_t first, second;
        void *result;

        waiters = 0;
        pthread_create(&first, NULL, take, NULL);
        wait_for(1);
        pthread_create(&second, NULL, take, NULL);
        wait_for(2);
        pthread_mutex_lock(&mutex);
        tokens = 1;
        pthread_cond_signal(&ready);
        pthread_cancel(first);
        pthread_mutex_unlock(&mutex);
        pthread_join(first, &result);
        if (result != PTHREAD_CANCELED) /* it has the token */
            pthread_cancel(second);
        pthread_join(second, NULL);
        if (pthread_mutex_trylock(&mutex))
            printf("the mutex is locked\n");
        pthread_mutex_unlock(&mutex);
    }
    printf("taken %d, late %d\n", taken, late);
    return 0;
}
/* stdout:
taken 20, late 0
*/
