// Priority-inheritance words of futex(2): lock, try, unlock, and the waiters of a condition that are moved to one.
// qemu: no, it does not move waiters
// flags: -pthread
#include <linux/futex.h>
#include <pthread.h>
#include <stdbool.h>
#include <time.h>
#include "answers.h"

#ifndef FUTEX_LOCK_PI2
#define FUTEX_LOCK_PI2 13
#endif
#ifdef SYS_futex_time64
#define FUTEX SYS_futex_time64
#else
#define FUTEX SYS_futex
#endif

struct time64 {
    int64_t sec, nsec;
};

static int word, lock, started, done;
static pthread_barrier_t meeting;

static long futex(int *at, int operation, long value, const void *timeout, int *second, int third)
{
    return syscall(FUTEX, at, operation, value, timeout, second, third);
}

/* The word, with the threads that it can name. */
static void show_lock(const char *text, int other)
{
    int owner = lock & FUTEX_TID_MASK;
    printf("  %s: owner %s%s%s\n", text, !owner ? "none" : owner == gettid() ? "this thread" : owner == other ? "the other" : "unknown",
           lock & (int)FUTEX_WAITERS ? ", waiters" : "", lock & FUTEX_OWNER_DIED ? ", died" : "");
}

/* Whether time has passed that lets the other threads sleep. */
static void wait_a_little(void)
{
    usleep(20000);
}

static void alone(void)
{
    struct time64 past = {0, 0}, wrong = {0, 1000000000};
    SHOW(futex(&lock, FUTEX_LOCK_PI, 0, NULL, NULL, 0));
    show_lock("locked", 0);
    SHOW(futex(&lock, FUTEX_LOCK_PI, 0, NULL, NULL, 0));
    SHOW(futex(&lock, FUTEX_LOCK_PI2, 0, NULL, NULL, 0));
    SHOW(futex(&lock, FUTEX_TRYLOCK_PI, 0, NULL, NULL, 0));
    SHOW(futex(&lock, FUTEX_UNLOCK_PI, 0, NULL, NULL, 0));
    show_lock("unlocked", 0);
    SHOW(futex(&lock, FUTEX_UNLOCK_PI, 0, NULL, NULL, 0));
    SHOW(futex(&lock, FUTEX_TRYLOCK_PI, 0, NULL, NULL, 0));
    show_lock("tried", 0);
    SHOW(futex(&lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0));
    lock = FUTEX_TID_MASK;
    SHOW(futex(&lock, FUTEX_LOCK_PI, 0, NULL, NULL, 0));
    lock = 0;
    SHOW(futex((int *)no_access(), FUTEX_LOCK_PI, 0, NULL, NULL, 0));
    SHOW(futex((int *)no_access(), FUTEX_UNLOCK_PI, 0, NULL, NULL, 0));
    SHOW(futex((int *)((char *)&lock + 2), FUTEX_LOCK_PI, 0, NULL, NULL, 0));
    SHOW(futex(&lock, FUTEX_LOCK_PI, 0, &wrong, NULL, 0));
    SHOW(futex(&lock, FUTEX_LOCK_PI2, 0, &wrong, NULL, 0));
    SHOW(futex(&lock, FUTEX_LOCK_PI2, 0, &past, NULL, 0));
    SHOW(futex(&lock, FUTEX_UNLOCK_PI, 0, NULL, NULL, 0));
    lock = FUTEX_OWNER_DIED;
    SHOW(futex(&lock, FUTEX_LOCK_PI, 0, NULL, NULL, 0));
    show_lock("after the owner's end", 0);
    SHOW(futex(&lock, FUTEX_UNLOCK_PI, 0, NULL, NULL, 0));
    lock = 0;
}

static void *competitor(void *unused)
{
    struct time64 past = {0, 0};
    (void)unused;
    started = gettid();
    pthread_barrier_wait(&meeting);
    SHOW(futex(&lock, FUTEX_TRYLOCK_PI_PRIVATE, 0, NULL, NULL, 0));
    show_lock("tried by the other", getpid());
    SHOW(futex(&lock, FUTEX_LOCK_PI_PRIVATE, 0, &past, NULL, 0));
    SHOW(futex(&lock, FUTEX_LOCK_PI2 | FUTEX_PRIVATE_FLAG, 0, &past, NULL, 0));
    SHOW(futex(&lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0));
    pthread_barrier_wait(&meeting);
    long r = futex(&lock, FUTEX_LOCK_PI_PRIVATE, 0, NULL, NULL, 0);
    pthread_barrier_wait(&meeting);
    printf("the other: %ld\n", r);
    show_lock("handed over", getpid());
    SHOW(futex(&lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0));
    show_lock("left", getpid());
    return NULL;
}

static void two(void)
{
    pthread_t other;
    lock = gettid();
    pthread_create(&other, NULL, competitor, NULL);
    pthread_barrier_wait(&meeting);
    pthread_barrier_wait(&meeting);
    wait_a_little();
    show_lock("waited for", started);
    SHOW(futex(&lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0));
    pthread_barrier_wait(&meeting);
    pthread_join(other, NULL);
}

static int results[3], owners[3];

static void *waiter(void *number)
{
    int i = (int)(intptr_t)number;
    pthread_barrier_wait(&meeting);
    results[i] = (int)futex(&word, FUTEX_WAIT_REQUEUE_PI_PRIVATE, 5, NULL, &lock, 0);
    owners[i] = (lock & FUTEX_TID_MASK) == gettid();
    __atomic_fetch_add(&done, 1, __ATOMIC_SEQ_CST);
    futex(&lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0);
    return NULL;
}

static void moved(int count, bool locked)
{
    pthread_t other[3];
    word = 5;
    done = 0;
    lock = locked ? gettid() : 0;
    printf("%d waiters, %s\n", count, locked ? "locked" : "free");
    for (int i = 0; i < count; i++) {
        pthread_create(&other[i], NULL, waiter, (void *)(intptr_t)i);
        pthread_barrier_wait(&meeting);
        wait_a_little();
    }
    SHOW(futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &lock, 4));
    SHOW(futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 2, (void *)1, &lock, 5));
    SHOW(futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, (int *)no_access(), 5));
    SHOW(futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &word, 5));
    SHOW(futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &done, 5));
    SHOW(futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, (void *)1, &done, 5));
    SHOW(futex(&word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0));
    SHOW(futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)(long)(count - 1), &lock, 5));
    wait_a_little();
    if (locked) {
        show_lock("waited for", 0);
        printf("  done %d\n", done);
        SHOW(futex(&lock, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0));
        SHOW(futex(&lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0));
    }
    for (int i = 0; i < count; i++) {
        pthread_join(other[i], NULL);
        printf("waiter %d: %d, owned %d\n", i, results[i], owners[i]);
    }
    SHOW(futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)9, &lock, 5));
    show_lock("in the end", 0);
}

static void waiting_errors(void)
{
    struct time64 past = {0, 0};
    word = 5;
    lock = 0;
    SHOW(futex(&word, FUTEX_WAIT_REQUEUE_PI, 4, NULL, &lock, 0));
    SHOW(futex(&word, FUTEX_WAIT_REQUEUE_PI, 5, &past, &lock, 0));
    SHOW(futex(&word, FUTEX_WAIT_REQUEUE_PI, 5, NULL, &word, 0));
    SHOW(futex(&word, FUTEX_WAIT_REQUEUE_PI, 5, NULL, (int *)no_access(), 0));
    SHOW(futex((int *)no_access(), FUTEX_WAIT_REQUEUE_PI, 5, NULL, &lock, 0));
    SHOW(futex(&word, FUTEX_CMP_REQUEUE_PI, 1, (void *)1, &lock, 5));
    SHOW(futex(&word, FUTEX_CMP_REQUEUE_PI, 1, (void *)-1L, &lock, 5));
    SHOW(futex(&word, 14, 5, NULL, &lock, 0));
    SHOW(futex(&word, FUTEX_WAKE | FUTEX_CLOCK_REALTIME, 1, NULL, &lock, 0));
}

int main(void)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    pthread_barrier_init(&meeting, NULL, 2);
    alone();
    two();
    moved(1, false);
    moved(1, true);
    moved(3, false);
    moved(3, true);
    waiting_errors();
}

/* stdout:
futex(&lock, FUTEX_LOCK_PI, 0, NULL, NULL, 0) = 0
  locked: owner this thread
futex(&lock, FUTEX_LOCK_PI, 0, NULL, NULL, 0): EDEADLK
futex(&lock, FUTEX_LOCK_PI2, 0, NULL, NULL, 0): EDEADLK
futex(&lock, FUTEX_TRYLOCK_PI, 0, NULL, NULL, 0): EDEADLK
futex(&lock, FUTEX_UNLOCK_PI, 0, NULL, NULL, 0) = 0
  unlocked: owner none
futex(&lock, FUTEX_UNLOCK_PI, 0, NULL, NULL, 0): EPERM
futex(&lock, FUTEX_TRYLOCK_PI, 0, NULL, NULL, 0) = 0
  tried: owner this thread
futex(&lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0) = 0
futex(&lock, FUTEX_LOCK_PI, 0, NULL, NULL, 0): ESRCH
futex((int *)no_access(), FUTEX_LOCK_PI, 0, NULL, NULL, 0): EFAULT
futex((int *)no_access(), FUTEX_UNLOCK_PI, 0, NULL, NULL, 0): EFAULT
futex((int *)((char *)&lock + 2), FUTEX_LOCK_PI, 0, NULL, NULL, 0): EINVAL
futex(&lock, FUTEX_LOCK_PI, 0, &wrong, NULL, 0): EINVAL
futex(&lock, FUTEX_LOCK_PI2, 0, &wrong, NULL, 0): EINVAL
futex(&lock, FUTEX_LOCK_PI2, 0, &past, NULL, 0) = 0
futex(&lock, FUTEX_UNLOCK_PI, 0, NULL, NULL, 0) = 0
futex(&lock, FUTEX_LOCK_PI, 0, NULL, NULL, 0) = 0
  after the owner's end: owner this thread, died
futex(&lock, FUTEX_UNLOCK_PI, 0, NULL, NULL, 0) = 0
futex(&lock, FUTEX_TRYLOCK_PI_PRIVATE, 0, NULL, NULL, 0): EAGAIN
  tried by the other: owner the other, waiters
futex(&lock, FUTEX_LOCK_PI_PRIVATE, 0, &past, NULL, 0): ETIMEDOUT
futex(&lock, FUTEX_LOCK_PI2 | FUTEX_PRIVATE_FLAG, 0, &past, NULL, 0): ETIMEDOUT
futex(&lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0): EPERM
  waited for: owner this thread, waiters
futex(&lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0) = 0
the other: 0
  handed over: owner this thread, waiters
futex(&lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0) = 0
  left: owner none
1 waiters, free
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &lock, 4): EAGAIN
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 2, (void *)1, &lock, 5): EINVAL
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, (int *)no_access(), 5): EFAULT
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &word, 5): EINVAL
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &done, 5): EINVAL
futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, (void *)1, &done, 5): EINVAL
futex(&word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0): EINVAL
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)(long)(count - 1), &lock, 5) = 1
waiter 0: 0, owned 1
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)9, &lock, 5) = 0
  in the end: owner none
1 waiters, locked
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &lock, 4): EAGAIN
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 2, (void *)1, &lock, 5): EINVAL
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, (int *)no_access(), 5): EFAULT
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &word, 5): EINVAL
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &done, 5): EINVAL
futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, (void *)1, &done, 5): EINVAL
futex(&word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0): EINVAL
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)(long)(count - 1), &lock, 5) = 1
  waited for: owner this thread, waiters
  done 0
futex(&lock, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0): EINVAL
futex(&lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0) = 0
waiter 0: 0, owned 1
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)9, &lock, 5) = 0
  in the end: owner none
3 waiters, free
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &lock, 4): EAGAIN
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 2, (void *)1, &lock, 5): EINVAL
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, (int *)no_access(), 5): EFAULT
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &word, 5): EINVAL
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &done, 5): EINVAL
futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, (void *)1, &done, 5): EINVAL
futex(&word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0): EINVAL
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)(long)(count - 1), &lock, 5) = 3
waiter 0: 0, owned 1
waiter 1: 0, owned 1
waiter 2: 0, owned 1
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)9, &lock, 5) = 0
  in the end: owner none
3 waiters, locked
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &lock, 4): EAGAIN
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 2, (void *)1, &lock, 5): EINVAL
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, (int *)no_access(), 5): EFAULT
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &word, 5): EINVAL
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)1, &done, 5): EINVAL
futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, (void *)1, &done, 5): EINVAL
futex(&word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0): EINVAL
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)(long)(count - 1), &lock, 5) = 3
  waited for: owner this thread, waiters
  done 0
futex(&lock, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0): EINVAL
futex(&lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0) = 0
waiter 0: 0, owned 1
waiter 1: 0, owned 1
waiter 2: 0, owned 1
futex(&word, FUTEX_CMP_REQUEUE_PI_PRIVATE, 1, (void *)9, &lock, 5) = 0
  in the end: owner none
futex(&word, FUTEX_WAIT_REQUEUE_PI, 4, NULL, &lock, 0): EAGAIN
futex(&word, FUTEX_WAIT_REQUEUE_PI, 5, &past, &lock, 0): ETIMEDOUT
futex(&word, FUTEX_WAIT_REQUEUE_PI, 5, NULL, &word, 0): EINVAL
futex(&word, FUTEX_WAIT_REQUEUE_PI, 5, NULL, (int *)no_access(), 0): EFAULT
futex((int *)no_access(), FUTEX_WAIT_REQUEUE_PI, 5, NULL, &lock, 0): EFAULT
futex(&word, FUTEX_CMP_REQUEUE_PI, 1, (void *)1, &lock, 5) = 0
futex(&word, FUTEX_CMP_REQUEUE_PI, 1, (void *)-1L, &lock, 5): EINVAL
futex(&word, 14, 5, NULL, &lock, 0): ENOSYS
futex(&word, FUTEX_WAKE | FUTEX_CLOCK_REALTIME, 1, NULL, &lock, 0): ENOSYS
*/
