// Threads: creation, join, mutexes, conditions, once, own data, errno, streams. The host prints the same.
// flags: -D_REENTRANT
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

enum { WORKERS = 4, ROUNDS = 2000, ITEMS = 40, ROOM = 3, PRINTED = 200 };

/* ---- a counter that is not atomic ------------------------------------------------------------------------------------ */

static pthread_mutex_t counter_mutex = PTHREAD_MUTEX_INITIALIZER;
static volatile int counter, spins;

static void *count_up(void *argument)
{
    for (int i = 0; i < ROUNDS; i++) {
        pthread_mutex_lock(&counter_mutex);
        int seen = counter;

        for (int j = 0; j < 20; j++)
            spins = j;
        counter = seen + 1;
        pthread_mutex_unlock(&counter_mutex);
    }
    return (char *)argument + ROUNDS;
}

static void count(void)
{
    pthread_t id[WORKERS];
    long sum = 0;

    for (int i = 0; i < WORKERS; i++)
        if (pthread_create(&id[i], NULL, count_up, (char *)0 + i))
            printf("no thread\n");
    for (int i = 0; i < WORKERS; i++) {
        void *result;
        int error = pthread_join(id[i], &result);

        sum += error ? -1 : (char *)result - (char *)0;
    }
    printf("counter %d, results %ld\n", counter, sum);
}

/* ---- a queue with two conditions ----------------------------------------------------------------------------------------- */

static pthread_mutex_t queue_mutex;
static pthread_cond_t not_full, not_empty = PTHREAD_COND_INITIALIZER;
static int queue[ROOM], filled, taken;

static void *produce(void *argument)
{
    for (int i = 1; i <= ITEMS; i++) {
        pthread_mutex_lock(&queue_mutex);
        while (filled - taken == ROOM)
            pthread_cond_wait(&not_full, &queue_mutex);
        queue[filled++ % ROOM] = i;
        pthread_cond_signal(&not_empty);
        pthread_mutex_unlock(&queue_mutex);
    }
    return argument;
}

static void consume(void)
{
    pthread_t id;
    int sum = 0, in_order = 1;

    pthread_mutex_init(&queue_mutex, NULL);
    pthread_cond_init(&not_full, NULL);
    pthread_create(&id, NULL, produce, NULL);
    for (int last = 0; last < ITEMS;) {
        pthread_mutex_lock(&queue_mutex);
        while (filled == taken)
            pthread_cond_wait(&not_empty, &queue_mutex);
        int item = queue[taken++ % ROOM];

        pthread_cond_signal(&not_full);
        pthread_mutex_unlock(&queue_mutex);
        sum += item;
        in_order &= item == last + 1;
        last = item;
    }
    pthread_join(id, NULL);
    printf("queue %d, in order %d\n", sum, in_order);
}

static void time_out(void)
{
    struct timeval now;
    struct timespec deadline;

    gettimeofday(&now, NULL);
    deadline.tv_sec = now.tv_sec;
    deadline.tv_nsec = now.tv_usec * 1000 + 5000000;
    if (deadline.tv_nsec >= 1000000000) {
        deadline.tv_sec++;
        deadline.tv_nsec -= 1000000000;
    }
    pthread_mutex_lock(&queue_mutex);
    int error = pthread_cond_timedwait(&not_empty, &queue_mutex, &deadline);

    pthread_mutex_unlock(&queue_mutex);
    printf("timed wait ends by itself %d\n", error != 0);
}

/* ---- once, own data, errno --------------------------------------------------------------------------------------------------- */

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static int begun, destroyed;

static void begin_once(void)
{
    begun++;
}

static void destroy(void *value)
{
    pthread_mutex_lock(&counter_mutex);
    destroyed += (int)strlen(value);
    pthread_mutex_unlock(&counter_mutex);
    free(value);
}

static void *own_data(void *argument)
{
    char *text = malloc(16);
    int good = !pthread_getspecific(key);

    pthread_once(&once, begin_once);
    memset(text, 'x', 10);
    text[10] = 0;
    pthread_setspecific(key, text);
    errno = 0;
    close(-1 - (int)((char *)argument - (char *)0));
    good &= errno == EBADF && pthread_getspecific(key) == text;
    pthread_exit((char *)0 + good);
}

static void each_its_own(void)
{
    pthread_t id[WORKERS];
    int good = 0;

    pthread_key_create(&key, destroy);
    pthread_setspecific(key, "main");
    errno = 77;
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&id[i], NULL, own_data, (char *)0 + i);
    for (int i = 0; i < WORKERS; i++) {
        void *result;

        pthread_join(id[i], &result);
        good += (int)((char *)result - (char *)0);
    }
    printf("own %d, once %d, destroyed %d, main's %s, errno %d\n", good, begun, destroyed, (char *)pthread_getspecific(key), errno);
    pthread_key_delete(key);
}

/* ---- errors, recursive mutexes, detached threads -------------------------------------------------------------------------------- */

static volatile int detached_done;

static void *detached(void *argument)
{
    pthread_mutex_lock(&counter_mutex);
    detached_done++;
    pthread_cond_broadcast(&not_full);
    pthread_mutex_unlock(&counter_mutex);
    return argument;
}

static void kinds(void)
{
    pthread_mutexattr_t kind;
    pthread_mutex_t recursive, checked;
    pthread_attr_t attributes;
    size_t stack = 0;
    pthread_t id;

    pthread_mutexattr_init(&kind);
    pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&recursive, &kind);
    pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_init(&checked, &kind);
    int twice = pthread_mutex_lock(&recursive) || pthread_mutex_lock(&recursive);
    int back = pthread_mutex_unlock(&recursive) || pthread_mutex_unlock(&recursive);
    int first = pthread_mutex_lock(&checked), second = pthread_mutex_lock(&checked), try = pthread_mutex_trylock(&checked);

    printf("recursive %d %d, checked %d %d %d\n", twice, back, first, second == EDEADLK, try == EBUSY);
    printf("join of itself %d\n", pthread_join(pthread_self(), NULL) == EDEADLK);
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attributes, 128 << 10);
    pthread_attr_getstacksize(&attributes, &stack);
    pthread_mutex_lock(&counter_mutex);
    for (int i = 0; i < 3; i++)
        pthread_create(&id, &attributes, detached, NULL);
    while (detached_done < 3)
        pthread_cond_wait(&not_full, &counter_mutex);
    pthread_mutex_unlock(&counter_mutex);
    printf("detached %d, stack %d\n", detached_done, (int)stack);
}

/* ---- one stream, several threads ---------------------------------------------------------------------------------------------------- */

static void *print(void *argument)
{
    for (int i = 0; i < PRINTED; i++)
        fprintf(argument, "a line of %d bytes\n", 19);
    return NULL;
}

static void lines(void)
{
    FILE *f = fopen("threads.tmp", "w+");
    pthread_t id[WORKERS];
    char line[64];
    int whole = 0;

    for (int i = 0; i < WORKERS; i++)
        pthread_create(&id[i], NULL, print, f);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(id[i], NULL);
    rewind(f);
    while (fgets(line, sizeof line, f))
        whole += !strcmp(line, "a line of 19 bytes\n");
    fclose(f);
    unlink("threads.tmp");
    printf("whole lines %d\n", whole);
}

static pthread_t main_id;

static void *last(void *argument)
{
    void *result;

    pthread_join(main_id, &result);
    printf("main's result %s\n", (char *)result);
    return argument;
}

int main(void)
{
    pthread_t id;

    count();
    consume();
    time_out();
    each_its_own();
    kinds();
    lines();
    main_id = pthread_self();
    pthread_create(&id, NULL, last, NULL);
    pthread_exit("seven");
}

/* stdout:
counter 8000, results 8006
queue 820, in order 1
timed wait ends by itself 1
own 4, once 1, destroyed 40, main's main, errno 77
recursive 0 0, checked 0 1 1
join of itself 1
detached 3, stack 131072
whole lines 800
main's result seven
*/
