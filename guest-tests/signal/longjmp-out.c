// Leaving handlers by siglongjmp ten thousand times, and by longjmp that keeps the mask.
// qemu: not sparc64, it loses signals
#include <setjmp.h>
#include <signal.h>
#include "check.h"

static sigjmp_buf back;
static jmp_buf plain;

static void out(int number) { siglongjmp(back, number == SIGUSR1 ? 1 : 2); }
static void out_plain(int number)
{
    (void)number;
    longjmp(plain, 1);
}

static int blocked(int number)
{
    sigset_t set;
    sigprocmask(SIG_BLOCK, NULL, &set);
    return sigismember(&set, number);
}

int main(void)
{
    signal(SIGUSR1, out);
    signal(SIGUSR2, out);
    volatile int ones = 0, twos = 0;
    for (volatile int i = 0; i < 10000; i++)
        switch (sigsetjmp(back, 1)) {
        case 0: raise(i % 3 ? SIGUSR1 : SIGUSR2); break;
        case 1: ones++; break;
        case 2: twos++; break;
        }
    printf("%d %d %d\n", ones, twos, blocked(SIGUSR1));
    signal(SIGUSR1, out_plain);
    if (setjmp(plain) == 0)
        raise(SIGUSR1);
    printf("%d\n", blocked(SIGUSR1));
}

/* stdout:
6666 3334 0
1
*/
