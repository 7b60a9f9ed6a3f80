// Cancellation: of a blocked read, of a computing thread asynchronously, with cleanup handlers and disabled spells.
// except: ppc, libgcc unwinds signal frames only by a vDSO
// flags: -pthread
// qemu: no, unreliable signals
#include <pthread.h>
#include <unistd.h>
#include "check.h"

static int cleaned;
static int p[2];
static volatile int ready;

static void clean(void *argument) { cleaned += (int)(intptr_t)argument; }

static void *blocked(void *argument)
{
    char c;
    (void)argument;
    pthread_cleanup_push(clean, (void *)1);
    pthread_cleanup_push(clean, (void *)10);
    ready = 1;
    read(p[0], &c, 1);
    pthread_cleanup_pop(0);
    pthread_cleanup_pop(0);
    return NULL;
}

static void *computing(void *argument)
{
    (void)argument;
    pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, NULL);
    pthread_cleanup_push(clean, (void *)100);
    ready = 1;
    for (volatile unsigned i = 0;; i++)
        ;
    pthread_cleanup_pop(0);
    return NULL;
}

static void *stubborn(void *argument)
{
    (void)argument;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, NULL);
    ready = 1;
    usleep(20000);
    cleaned += 1000;
    pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, NULL);
    pthread_testcancel();
    cleaned += 5000;
    return NULL;
}

int main(void)
{
    static void *(*const bodies[])(void *) = {blocked, computing, stubborn};
    must(pipe(p), "pipe");
    for (int i = 0; i < 3; i++) {
        pthread_t t;
        void *result;
        ready = 0;
        pthread_create(&t, NULL, bodies[i], NULL);
        while (!ready)
            usleep(1000);
        usleep(2000);
        CHECK(pthread_cancel(t) == 0);
        CHECK(pthread_join(t, &result) == 0 && result == PTHREAD_CANCELED);
        printf("%d\n", cleaned);
    }
}

/* stdout:
yes pthread_cancel(t) == 0
yes pthread_join(t, &result) == 0 && result == PTHREAD_CANCELED
11
yes pthread_cancel(t) == 0
yes pthread_join(t, &result) == 0 && result == PTHREAD_CANCELED
111
yes pthread_cancel(t) == 0
yes pthread_join(t, &result) == 0 && result == PTHREAD_CANCELED
1111
*/
