/* Time in system calls counts where they return to. */
#include "conform.h"

#include <sys/resource.h>

int main(int argc, char **argv)
{
    struct tms before, after;
    long ticks, user, kernel;
    /* where it may be in another library, the code that calls the kernel */
    unsigned long at = STEADY ? spin_at() : precis_text((void (*)(unsigned long))getppid);

    begin(argc, argv);
    /* all text from 64 KiB below it on, in elements of 64 KiB */
    precis_profil(big, sizeof big, at < 0x10000 ? 0 : at - 0x10000, 2 + is("sunos"));
    times(&before);
    do {
        for (int i = 0; i < 1000; i++)
            getppid();
        times(&after);
    } while (after.tms_stime - before.tms_stime < 20 && after.tms_utime - before.tms_utime < 200);
    precis_profil(NULL, 0, 0, 0);
    ticks = sum(big, sizeof big / sizeof *big);
    user = after.tms_utime - before.tms_utime;
    kernel = after.tms_stime - before.tms_stime;
    printf("# %ld ticks counted, %ld user and %ld system\n", ticks, user, kernel);
    if (kernel < 10)
        skip("kernel time", "too little of it here");
    else
        ok(ticks >= (STEADY ? user + kernel - 4 : kernel / 2) && ticks <= user + kernel + 4, "kernel time is counted",
           "kernels: system ticks are charged to the pc that is returned to");
    return done();
}
