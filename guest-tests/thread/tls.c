// Thread-local storage: initialised and zero, large and aligned, keys with destructors, errno per thread, pthread_once.
// flags: -pthread
#include <pthread.h>
#include <unistd.h>
#include "check.h"

static __thread int initialised = 42;
static __thread char zero[1000];
static __thread struct {
    char c;
    _Alignas(64) double d;
} aligned = {'x', 2.5};
static __thread int *self_pointer;
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int destroyed, started;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void destroy(void *value)
{
    pthread_mutex_lock(&lock);
    destroyed += *(int *)value;
    pthread_mutex_unlock(&lock);
    free(value);
}

static void start(void)
{
    started++;
    pthread_key_create(&key, destroy);
}

static void *work(void *argument)
{
    int n = (int)(intptr_t)argument, ok = initialised == 42 && zero[500] == 0 && aligned.c == 'x' && ((uintptr_t)&aligned.d & 63) == 0;
    pthread_once(&once, start);
    int *value = (int *)malloc(sizeof *value);
    *value = n;
    pthread_setspecific(key, value);
    self_pointer = &initialised;
    for (int i = 0; i < 200; i++) {
        initialised += n;
        zero[i] = (char)n;
        aligned.d += n;
        close(-1);
        errno = n;
        if (i % 50 == 0)
            usleep(100);
        ok &= errno == n && *self_pointer == 42 + n * (i + 1) && zero[i] == (char)n;
    }
    return (void *)(intptr_t)(ok && *(int *)pthread_getspecific(key) == n);
}

int main(void)
{
    pthread_t t[12];
    int good = 0;
    for (intptr_t i = 0; i < 12; i++)
        pthread_create(&t[i], NULL, work, (void *)(i + 1));
    for (int i = 0; i < 12; i++) {
        void *result;
        pthread_join(t[i], &result);
        good += (int)(intptr_t)result;
    }
    printf("%d good, %d once, %d destroyed, own %d\n", good, started, destroyed, initialised);
}

/* stdout:
12 good, 1 once, 78 destroyed, own 42
*/
