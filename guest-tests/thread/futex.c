// The futex system call by hand: wait with a wrong value, time out, wake, requeue, bitsets.
// qemu: no, its threads' timing
// flags: -pthread
// native: no, it counts on threads that run before a wait ends
#include <linux/futex.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include "check.h"

#ifndef SYS_futex
#define SYS_futex SYS_futex_time64
#endif

static int word, other;
static int woken;

static long futex(int *address, int operation, int value, const struct timespec *timeout, int *second, int third)
{
    return syscall(SYS_futex, address, operation, value, timeout, second, third);
}

static void *sleeper(void *argument)
{
    (void)argument;
    while (__atomic_load_n(&word, __ATOMIC_SEQ_CST) == 0)
        futex(&word, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
    __atomic_fetch_add(&woken, 1, __ATOMIC_SEQ_CST);
    return NULL;
}

int main(void)
{
    word = 1;
    CHECK(futex(&word, FUTEX_WAIT, 0, NULL, NULL, 0) == -1 && errno == EAGAIN);
    struct timespec soon = {0, 5000000};
    CHECK(futex(&word, FUTEX_WAIT, 1, &soon, NULL, 0) == -1 && errno == ETIMEDOUT);
    CHECK(futex(&word, FUTEX_WAKE, 10, NULL, NULL, 0) == 0);
    word = 0;
    pthread_t t[5];
    for (int i = 0; i < 5; i++)
        pthread_create(&t[i], NULL, sleeper, NULL);
    usleep(20000);
    CHECK(futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, (const struct timespec *)2, &other, 0) == 3);
    __atomic_store_n(&word, 1, __ATOMIC_SEQ_CST);
    usleep(10000);
    CHECK(futex(&other, FUTEX_WAKE_PRIVATE, 10, NULL, NULL, 0) == 2);
    CHECK(futex(&word, FUTEX_WAKE_PRIVATE, 10, NULL, NULL, 0) == 2);
    for (int i = 0; i < 5; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", woken);
    CHECK(futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, (const struct timespec *)1, &other, 7) == -1 && errno == EAGAIN);
    CHECK(futex((int *)((char *)&word + 1), FUTEX_WAKE, 1, NULL, NULL, 0) == -1 && errno == EINVAL);
}

/* stdout:
yes futex(&word, FUTEX_WAIT, 0, NULL, NULL, 0) == -1 && errno == EAGAIN
yes futex(&word, FUTEX_WAIT, 1, &soon, NULL, 0) == -1 && errno == ETIMEDOUT
yes futex(&word, FUTEX_WAKE, 10, NULL, NULL, 0) == 0
yes futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, (const struct timespec *)2, &other, 0) == 3
yes futex(&other, FUTEX_WAKE_PRIVATE, 10, NULL, NULL, 0) == 2
yes futex(&word, FUTEX_WAKE_PRIVATE, 10, NULL, NULL, 0) == 2
5
yes futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, (const struct timespec *)1, &other, 7) == -1 && errno == EAGAIN
yes futex((int *)((char *)&word + 1), FUTEX_WAKE, 1, NULL, NULL, 0) == -1 && errno == EINVAL
*/
