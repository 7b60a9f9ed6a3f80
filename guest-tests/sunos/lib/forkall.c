// forkall(): the child's threads are those of the parent, with their numbers, data, locks and streams, and are waited for in both.
// flags: -D_REENTRANT
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <thread.h>
#include <unistd.h>

enum { COMPUTES, READS, WAITS, STOPPED, JOINS, HOLDS, THREADS, DEPTH = 30 };

static thread_t ids[THREADS];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER, held;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static volatile int spins, counter, go, ready, handlers;
static int pipe_ends[2];
static pthread_key_t key;
static __thread long own;

static void count_handler(void)
{
    handlers++;
}

/* Text in the caller's own memory: its result, number, thread-local and specific data. */
static char *report(const char *what, long result)
{
    char *text = malloc(100);

    sprintf(text, "%s %ld, number %d, own %ld %ld", what, result, (int)pthread_self(), own, (long)pthread_getspecific(key));
    return text;
}

static void begin(void *n)
{
    own = 100 + (long)n;
    pthread_setspecific(key, (void *)(200 + (long)n));
}

static double compute(int depth)
{
    double x = depth;

    if (depth)
        return compute(depth - 1) + x;
    spins = 1;
    while (!go)
        ;
    return 0.5;
}

static void *computes(void *n)
{
    begin(n);
    return report("computed", (long)(compute(DEPTH) * 10));
}

static void *reads(void *n)
{
    char c = '-';

    begin(n);
    errno = 0;
    const long got = read(pipe_ends[0], &c, 1);
    const int error = errno;

    printf("%s, %c\n", got < 0 ? strerror(error) : "read", c);
    return report("error", error);
}

static void *waits(void *n)
{
    begin(n);
    pthread_mutex_lock(&mutex);
    while (!ready)
        pthread_cond_wait(&condition, &mutex);
    pthread_mutex_unlock(&mutex);
    return report("waited", ready);
}

static void *counts(void *n)
{
    begin(n);
    while (!go)
        counter++;
    return report("stopped", go);
}

static void *joins(void *n)
{
    void *text;

    begin(n);
    const long error = pthread_join(ids[COMPUTES], &text);

    printf("%s\n", (char *)text);
    return report("joined", error);
}

/* A mutex with checks: its owner is the copy, which unlocks it. */
static void *holds(void *n)
{
    begin(n);
    pthread_mutex_lock(&held);
    pthread_mutex_lock(&mutex);
    while (!ready)
        pthread_cond_wait(&condition, &mutex);
    pthread_mutex_unlock(&mutex);
    return report("unlocked", pthread_mutex_unlock(&held));
}

static void join_all(void)
{
    const int before = counter;

    for (int i = 0; i < 50; i++)
        thr_yield();
    printf("stopped %d, held %d, self %d, main %d\n", counter == before, pthread_mutex_trylock(&held), (int)pthread_self(), thr_main());
    go = 1;
    pthread_mutex_lock(&mutex);
    ready++;
    pthread_cond_broadcast(&condition);
    pthread_mutex_unlock(&mutex);
    printf("continued %d\n", thr_continue(ids[STOPPED]));
    for (int i = READS; i < THREADS; i++) {
        void *text;

        if (pthread_join(ids[i], &text) == 0)
            printf("%s\n", (char *)text);
    }
    printf("free %d, again %d\n", pthread_mutex_trylock(&held), pthread_join(ids[HOLDS], NULL));
}

int main(void)
{
    static void *(*const functions[])(void *) = {computes, reads, waits, counts, joins, holds};
    pthread_mutexattr_t checked;
    int status;

    setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
    pthread_mutexattr_init(&checked);
    pthread_mutexattr_settype(&checked, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_init(&held, &checked);
    pthread_key_create(&key, NULL);
    pthread_atfork(count_handler, count_handler, count_handler);
    pipe(pipe_ends);
    for (int i = 0; i < THREADS; i++)
        thr_create(NULL, 0, functions[i], (void *)(long)i, 0, &ids[i]);
    while (!spins || !counter)
        thr_yield();
    for (int i = 0; i < 50; i++)
        thr_yield();
    printf("suspended %d\n", thr_suspend(ids[STOPPED]));
    const pid_t child = forkall();

    if (child == 0)
        puts("child");
    else
        wait(&status);
    if (child)
        printf("status %d\nparent\n", status >> 8);
    if (child)
        write(pipe_ends[1], "r", 1);
    join_all();
    /* A thread of the child is a new one, with the next number. */
    thr_create(NULL, 0, waits, NULL, 0, &ids[0]);
    pthread_join(ids[0], NULL);
    printf("new %d, handlers %d\n", (int)ids[0], handlers);
    return child ? 0 : 5;
}

/* stdout:
suspended 0
child
Interrupted system call, -
stopped 1, held 16, self 1, main 1
continued 0
error 4, number 3, own 101 201
waited 1, number 4, own 102 202
stopped 1, number 5, own 103 203
computed 4655, number 2, own 100 200
joined 0, number 6, own 104 204
unlocked 0, number 7, own 105 205
free 0, again 3
new 8, handlers 0
status 5
parent
read, r
stopped 1, held 16, self 1, main 1
continued 0
error 0, number 3, own 101 201
waited 1, number 4, own 102 202
stopped 1, number 5, own 103 203
computed 4655, number 2, own 100 200
joined 0, number 6, own 104 204
unlocked 0, number 7, own 105 205
free 0, again 3
new 8, handlers 0
*/
