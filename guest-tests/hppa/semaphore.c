// Load-and-clear as a lock between threads, and its cache-control form; ldcw of a 16-byte aligned word.
// only: hppa
// flags: -pthread
#include <pthread.h>
#include <sched.h>
#include "check.h"

static volatile int lock __attribute__((aligned(16))) = 1;
static int shared;

static void *work(void *argument)
{
    (void)argument;
    for (int i = 0; i < 3000; i++) {
        int got;
        do {
            __asm__ volatile("ldcw 0(%1),%0" : "=r"(got) : "r"(&lock) : "memory");
            if (!got)
                sched_yield();
        } while (!got);
        shared++;
        __asm__ volatile("stw,ma %0,0(%1)" : : "r"(1), "r"(&lock) : "memory");
    }
    return NULL;
}

int main(void)
{
    pthread_t t[5];
    for (int i = 0; i < 5; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (int i = 0; i < 5; i++)
        pthread_join(t[i], NULL);
    int v;
    __asm__ volatile("ldcw,co 0(%1),%0" : "=r"(v) : "r"(&lock) : "memory");
    printf("%d %d %d\n", shared, v, lock);
}

/* stdout:
15000 1 0
*/
