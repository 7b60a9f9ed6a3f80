// Threads and signals: pthread_kill, masks per thread, a thread that waits for signals, delivery to one that does not block.
// flags: -pthread
// qemu: no, unreliable signals
// native: no, it counts on threads that run before a wait ends
#include <pthread.h>
#include <signal.h>
#include <unistd.h>
#include "check.h"

static __thread int hits;
static volatile pthread_t receiver;
static volatile int stop;

static void handler(int number)
{
    (void)number;
    hits++;
    receiver = pthread_self();
}

static void *listen_for(void *argument)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR2);
    int sum = 0, got;
    for (int i = 0; i < 5; i++) {
        sigwait(&set, &got);
        sum += got == SIGUSR2;
        __sync_fetch_and_add((int *)argument, 1);
    }
    return (void *)(intptr_t)sum;
}

static void *spin(void *argument)
{
    (void)argument;
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    while (!stop)
        usleep(500);
    return (void *)(intptr_t)hits;
}

int main(void)
{
    signal(SIGUSR1, handler);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigaddset(&set, SIGUSR2);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    pthread_t waiter, spinner;
    volatile int answered = 0;
    void *result;
    pthread_create(&waiter, NULL, listen_for, (void *)&answered);
    for (int i = 0; i < 5; i++) {
        kill(getpid(), SIGUSR2);
        while (answered == i)
            usleep(500);
    }
    pthread_join(waiter, &result);
    printf("%d\n", (int)(intptr_t)result);
    pthread_create(&spinner, NULL, spin, NULL);
    usleep(5000);
    kill(getpid(), SIGUSR1);
    usleep(5000);
    CHECK(pthread_equal(receiver, spinner));
    pthread_kill(spinner, SIGUSR1);
    usleep(5000);
    stop = 1;
    pthread_join(spinner, &result);
    printf("%d %d\n", (int)(intptr_t)result, hits);
    sigset_t pending;
    pthread_kill(pthread_self(), SIGUSR1);
    sigpending(&pending);
    CHECK(sigismember(&pending, SIGUSR1));
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    CHECK(hits == 1);
}

/* stdout:
5
yes pthread_equal(receiver, spinner)
2 0
yes sigismember(&pending, SIGUSR1)
yes hits == 1
*/
