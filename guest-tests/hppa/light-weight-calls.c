// The gateway page: compare-and-swap of a word by the light-weight call, the thread pointer, through threads.
// only: hppa
// flags: -pthread
#include <pthread.h>
#include "check.h"

static long cas(unsigned *address, unsigned old, unsigned new, unsigned *seen)
{
    register unsigned long r26 __asm__("r26") = (unsigned long)address;
    register unsigned long r25 __asm__("r25") = old;
    register unsigned long r24 __asm__("r24") = new;
    register long r21 __asm__("r21");
    register unsigned long r28 __asm__("r28");
    __asm__ volatile("ble 0xb0(%%sr2,%%r0)\n\tldi 0,%%r20" : "=r"(r28), "=r"(r21), "+r"(r26), "+r"(r25), "+r"(r24) : : "r1", "r20", "r22", "r23", "r29", "r31", "memory");
    *seen = (unsigned)r28;
    return r21;
}

static unsigned counter;
static void *work(void *argument)
{
    (void)argument;
    for (int i = 0; i < 2000; i++) {
        unsigned old, seen;
        do {
            old = *(volatile unsigned *)&counter;
        } while (cas(&counter, old, old + 1, &seen) != 0 || seen != old);
    }
    return NULL;
}

int main(void)
{
    unsigned word = 5, seen;
    long error = cas(&word, 5, 9, &seen);
    printf("%ld %u %u\n", error, seen, word);
    error = cas(&word, 5, 11, &seen);
    printf("%ld %u %u\n", error, seen, word);
    pthread_t t[6];
    for (int i = 0; i < 6; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (int i = 0; i < 6; i++)
        pthread_join(t[i], NULL);
    printf("%u\n", counter);
}

/* stdout:
0 5 9
0 9 9
12000
*/
