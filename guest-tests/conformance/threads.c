/* A call concerns all threads of the process. */
#include "conform.h"

#include <pthread.h>

static void *other(void *arg)
{
    burn(*(unsigned *)arg);
    return NULL;
}

int main(int argc, char **argv)
{
    unsigned ticks = 8;
    pthread_t threads[2];
    double passed;

    begin(argc, argv);
    turns_per_tick();
    pthread_create(&threads[0], NULL, other, &ticks); /* one that was there before */
    precis_profil(big, 64, place(256), 0x40);
    passed = seconds_now();
    pthread_create(&threads[1], NULL, other, &ticks); /* one that comes later */
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    passed = 100 * (seconds_now() - passed);
    printf("# %ld ticks in %.0f hundredths of a second\n", sum(big, 32), passed);
    ok(sum(big, 32) >= (STEADY ? 12 : 5) && sum(big, 32) >= (STEADY ? 0.8 : 0.4) * passed - 2 - slack(16) && sum(big, 32) <= 1.2 * passed + 2 + slack(16),
       "all threads count",
       "sprofil(2): each thread's pc is examined; SunOS: global impact since 2.6");
    return done();
}
