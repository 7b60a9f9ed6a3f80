// A signal to the process wakes a thread that waits for a futex, but another thread takes it, changes the futex and wakes. The waiter must
// not sleep on.
// qemu: not i386, where pthread_create() fails in one of so many rounds
// flags: -pthread
#define _GNU_SOURCE
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>
#include "check.h"

enum { ROUNDS = 2000 };

static int word, taken;

static void handler(int s)
{
    (void)s;
    __atomic_add_fetch(&taken, 1, __ATOMIC_SEQ_CST);
}

static void mask(int how)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGPROF);
    pthread_sigmask(how, &set, NULL);
}

static void *waker(void *arg)
{
    volatile int turns = *(int *)arg;
    struct sched_param first = {1};
    pthread_setschedparam(pthread_self(), SCHED_FIFO, &first); // if permitted: the waiter does not run before this thread has ended
    for (volatile int i = 0; i < 2000 + turns; i++)
        ;
    mask(SIG_UNBLOCK);
    __atomic_store_n(&word, 1, __ATOMIC_SEQ_CST);
    syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    return NULL;
}

static int waits(int round)
{
    pthread_t other;
    word = 0;
    mask(SIG_BLOCK); // inherited by the thread
    if (pthread_create(&other, NULL, waker, &round))
        return 0;
    mask(SIG_UNBLOCK);
    while (__atomic_load_n(&word, __ATOMIC_SEQ_CST) == 0)
        syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
    return pthread_join(other, NULL) == 0;
}

int main(void)
{
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
    struct itimerval every = {{0, 10000}, {0, 10000}};
    int n = 0;
    sigaction(SIGPROF, &action, NULL);
    setitimer(ITIMER_PROF, &every, NULL);
    for (int round = 0; round < ROUNDS; round++)
        n += waits(round);
    CHECK(n == ROUNDS);
    CHECK(taken > 0);
}

/* stdout:
yes n == ROUNDS
yes taken > 0
*/
