// Atomic operations of 1, 2, 4 and 8 bytes under contention, and a lock-free stack.
// flags: -pthread -latomic
#include <pthread.h>
#include <stdatomic.h>
#include "check.h"

enum { THREADS = 8, EACH = 2000 };
static atomic_uchar byte;
static atomic_ushort half;
static atomic_uint word;
static atomic_ullong wide;
static atomic_flag flag = ATOMIC_FLAG_INIT;
static unsigned guarded;
static atomic_uint maximum, bits;

struct node {
    int next, value;
};
static struct node nodes[THREADS * EACH];
static _Atomic uint64_t top = 0; // index + 1 and a version

static void *work(void *argument)
{
    unsigned n = (unsigned)(uintptr_t)argument;
    for (unsigned i = 0; i < EACH; i++) {
        atomic_fetch_add(&byte, 1);
        atomic_fetch_add(&half, 3);
        atomic_fetch_sub(&word, 5);
        atomic_fetch_add(&wide, 0x100000001ull);
        while (atomic_flag_test_and_set(&flag))
            sched_yield();
        guarded++;
        atomic_flag_clear(&flag);
        unsigned seen = atomic_load(&maximum), candidate = n * EACH + i;
        while (seen < candidate && !atomic_compare_exchange_weak(&maximum, &seen, candidate))
            ;
        atomic_fetch_or(&bits, 1u << (candidate & 31));
        atomic_fetch_xor(&bits, 0);
        int index = (int)candidate;
        uint64_t old = atomic_load(&top), new;
        do {
            nodes[index].next = (int)(old & 0xffffffff);
            nodes[index].value = index;
            new = ((old >> 32) + 1) << 32 | (uint32_t)(index + 1);
        } while (!atomic_compare_exchange_strong(&top, &old, new));
    }
    return NULL;
}

int main(void)
{
    pthread_t t[THREADS];
    for (uintptr_t i = 0; i < THREADS; i++)
        pthread_create(&t[i], NULL, work, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    printf("%u %u %u %llx %u %u %x\n", byte, half, word, (unsigned long long)wide, guarded, maximum, bits);
    long sum = 0, count = 0;
    for (int i = (int)(top & 0xffffffff); i; i = nodes[i - 1].next) {
        sum += nodes[i - 1].value;
        count++;
    }
    printf("%ld %ld %llu\n", sum, count, (unsigned long long)(top >> 32));
    unsigned expected = 7;
    atomic_store(&word, 9);
    int first = atomic_compare_exchange_strong(&word, &expected, 1), second = atomic_compare_exchange_strong(&word, &expected, 1);
    unsigned was = atomic_exchange(&word, 100);
    printf("%d %u %d %u %u\n", first, expected, second, was, word);
}

/* stdout:
128 48000 4294887296 3e8000003e80 16000 15999 ffffffff
127992000 16000 16000
0 9 1 1 100
*/
