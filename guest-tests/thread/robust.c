// A robust mutex whose owner has ended: EOWNERDEAD to the next, and consistent again; also between processes.
// qemu: no, it has no robust lists
// flags: -pthread
#include <pthread.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static void *die_holding(void *argument)
{
    pthread_mutex_lock((pthread_mutex_t *)argument);
    return NULL;
}

/* Holds a mutex with priority inheritance until main waits for it. */
static pthread_mutex_t inheriting;
static pthread_barrier_t held;
static void *die_holding_while_wanted(void *argument)
{
    pthread_mutex_lock(&inheriting);
    pthread_barrier_wait(&held);
    usleep(50000);
    return argument;
}

static void priority_inheritance(void)
{
    pthread_mutexattr_t a;
    pthread_t t;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
    pthread_mutexattr_setprotocol(&a, PTHREAD_PRIO_INHERIT);
    pthread_mutex_init(&inheriting, &a);
    pthread_barrier_init(&held, NULL, 2);
    pthread_create(&t, NULL, die_holding_while_wanted, NULL);
    pthread_barrier_wait(&held);
    CHECK(pthread_mutex_lock(&inheriting) == EOWNERDEAD);
    CHECK(pthread_mutex_consistent(&inheriting) == 0);
    CHECK(pthread_mutex_unlock(&inheriting) == 0);
    CHECK(pthread_mutex_lock(&inheriting) == 0 && pthread_mutex_unlock(&inheriting) == 0);
    pthread_join(t, NULL);
}

int main(void)
{
    pthread_mutex_t *m = (pthread_mutex_t *)mmap(NULL, 65536, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
    pthread_mutexattr_setpshared(&a, PTHREAD_PROCESS_SHARED);
    pthread_mutex_init(m, &a);
    pthread_t t;
    pthread_create(&t, NULL, die_holding, m);
    pthread_join(t, NULL);
    CHECK(pthread_mutex_lock(m) == EOWNERDEAD);
    CHECK(pthread_mutex_consistent(m) == 0);
    CHECK(pthread_mutex_unlock(m) == 0);
    pid_t child = fork();
    if (child == 0) {
        pthread_mutex_lock(m);
        _exit(0);
    }
    waitpid(child, NULL, 0);
    CHECK(pthread_mutex_lock(m) == EOWNERDEAD);
    CHECK(pthread_mutex_unlock(m) == 0);
    CHECK(pthread_mutex_lock(m) == ENOTRECOVERABLE);
    priority_inheritance();
}

/* stdout:
yes pthread_mutex_lock(m) == EOWNERDEAD
yes pthread_mutex_consistent(m) == 0
yes pthread_mutex_unlock(m) == 0
yes pthread_mutex_lock(m) == EOWNERDEAD
yes pthread_mutex_unlock(m) == 0
yes pthread_mutex_lock(m) == ENOTRECOVERABLE
yes pthread_mutex_lock(&inheriting) == EOWNERDEAD
yes pthread_mutex_consistent(&inheriting) == 0
yes pthread_mutex_unlock(&inheriting) == 0
yes pthread_mutex_lock(&inheriting) == 0 && pthread_mutex_unlock(&inheriting) == 0
*/
