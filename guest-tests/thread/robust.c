// A robust mutex whose owner has ended: EOWNERDEAD to the next, and consistent again; also between processes.
// qemu: no, it has no robust lists
// flags: -pthread -D_GNU_SOURCE
#include <linux/futex.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "check.h"

static void *die_holding(void *argument)
{
    pthread_mutex_lock((pthread_mutex_t *)argument);
    return NULL;
}

static void *die_later(void *argument)
{
    pthread_mutex_lock((pthread_mutex_t *)argument);
    pause();
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

/* A word of priority inheritance that is in no robust list. */
static unsigned *word;
static void *end_as_owner(void *argument)
{
    syscall(SYS_futex, word, FUTEX_LOCK_PI, 0, NULL, NULL, 0);
    word[1] = 1;
    usleep(50000);
    return argument;
}

static void describe(const char *what, long result, int own)
{
    printf("%s: %ld, %s%s%s\n", what, result,
           !(*word & FUTEX_TID_MASK)              ? "free"
           : (int)(*word & FUTEX_TID_MASK) == own ? "own"
                                                  : "another's",
           *word & FUTEX_WAITERS ? ", waiters" : "", *word & FUTEX_OWNER_DIED ? ", owner died" : "");
}

static long lock(int call)
{
    return syscall(SYS_futex, word, call, 0, NULL, NULL, 0) ? -errno : 0;
}

static void without_list(int of_process)
{
    const int own = (int)syscall(SYS_gettid);
    pthread_t t;
    word[0] = word[1] = 0;
    fflush(stdout);
    if (of_process && !fork()) {
        end_as_owner(NULL);
        _exit(0);
    }
    if (!of_process)
        pthread_create(&t, NULL, end_as_owner, NULL);
    while (!*(volatile unsigned *)&word[1])
        usleep(1000);
    describe("the owner ends", lock(FUTEX_LOCK_PI), own);
    describe("unlocked", lock(FUTEX_UNLOCK_PI), own);
    word[1] = 0;
    if (of_process) {
        wait(NULL);
    } else {
        pthread_join(t, NULL);
        pthread_create(&t, NULL, end_as_owner, NULL);
        pthread_join(t, NULL);
        printf("without a waiter: %d %d\n", lock(FUTEX_LOCK_PI) == -ESRCH, lock(FUTEX_TRYLOCK_PI) == -ESRCH);
        CHECK(*word & FUTEX_WAITERS);
    }
}

static void *wait_for_it(void *argument)
{
    usleep(20000);
    pthread_mutex_lock((pthread_mutex_t *)argument);
    return NULL;
}

/* A process ends, one thread of which has the mutex that others of it, and then another process, wait for. */
static void among_threads(pthread_mutex_t *m, int main_owns)
{
    struct timespec until;
    pthread_t t;
    fflush(stdout);
    if (!fork()) {
        if (main_owns)
            pthread_mutex_lock(m);
        for (int i = 0; i < 3; i++)
            pthread_create(&t, NULL, i == 1 && !main_owns ? die_later : wait_for_it, m);
        usleep(100000);
        _exit(0);
    }
    usleep(50000);
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += 5;
    CHECK(pthread_mutex_timedlock(m, &until) == EOWNERDEAD);
    wait(NULL);
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
    pthread_mutex_init(m + 1, &a);
    among_threads(m + 1, 1);
    pthread_mutex_init(m + 2, &a);
    among_threads(m + 2, 0);
    priority_inheritance();
    word = (unsigned *)mmap(NULL, 65536, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    without_list(0);
    without_list(1);
}

/* stdout:
yes pthread_mutex_lock(m) == EOWNERDEAD
yes pthread_mutex_consistent(m) == 0
yes pthread_mutex_unlock(m) == 0
yes pthread_mutex_lock(m) == EOWNERDEAD
yes pthread_mutex_unlock(m) == 0
yes pthread_mutex_lock(m) == ENOTRECOVERABLE
yes pthread_mutex_timedlock(m, &until) == EOWNERDEAD
yes pthread_mutex_timedlock(m, &until) == EOWNERDEAD
yes pthread_mutex_lock(&inheriting) == EOWNERDEAD
yes pthread_mutex_consistent(&inheriting) == 0
yes pthread_mutex_unlock(&inheriting) == 0
yes pthread_mutex_lock(&inheriting) == 0 && pthread_mutex_unlock(&inheriting) == 0
the owner ends: 0, own, waiters, owner died
unlocked: 0, free
without a waiter: 1 1
yes *word & FUTEX_WAITERS
the owner ends: 0, own, waiters, owner died
unlocked: 0, free
*/
