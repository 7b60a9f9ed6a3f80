// The C library's profil() in a program with threads: the ticks of each are counted where it is, not where main waits.
// flags: -pthread
// qemu: no, its profiling timer counts the host's time
// native: no, its clock is not virtual
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
#include "../include/precis-profil.h"

static volatile unsigned long sinks[2];
static unsigned short counts[1 << 12];

__attribute__((noinline)) static void work(unsigned long n)
{
    volatile unsigned long *sink = &sinks[n & 1];

    for (unsigned long i = 0; i < n; i++)
        *sink += i;
}

static void *thread(void *arg)
{
    work((unsigned long)arg);
    return NULL;
}

int main(void)
{
    pthread_t threads[2];
    unsigned long text = precis_text(work), inside = 0, outside = 0;

    profil(counts, sizeof counts, text, 0x8000);
    for (unsigned long i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, thread, (void *)(6000000 + i));
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    profil(NULL, 0, 0, 0);
    for (unsigned i = 0; i < 64; i++)
        inside += counts[i];
    for (unsigned i = 64; i < sizeof counts / sizeof *counts; i++)
        outside += counts[i];
    printf("%s, %s\n", inside > 20 ? "counted" : "not counted", outside <= 2 ? "and nowhere else" : "but elsewhere, too");
    return 0;
}

/* stdout:
counted, and nowhere else
*/
