// Misaligned data: carried out for ordinary accesses, with psr.ac or without; SIGBUS for semaphores, 16-byte stores, and after
// prctl(PR_SET_UNALIGN, PR_UNALIGN_SIGBUS).
// only: ia64
#include <setjmp.h>
#include <signal.h>
#include <sys/prctl.h>
#include "check.h"

static char buffer[64] __attribute__((aligned(64)));
static sigjmp_buf back;

static void on_bus(int number, siginfo_t *info, void *context)
{
    (void)context;
    printf("%s, code %d, at %ld\n", number == SIGBUS ? "SIGBUS" : "?", info->si_code, (long)((char *)info->si_addr - buffer));
    siglongjmp(back, 1);
}

int main(void)
{
    struct sigaction action = {.sa_sigaction = on_bus, .sa_flags = SA_SIGINFO};
    char *base = buffer;
    __asm__("" : "+r"(base)); /* else the compiler knows the misalignment and stores bytes */
    volatile int *word = (int *)(base + 1);
    volatile double *number = (double *)(base + 5);
    sigaction(SIGBUS, &action, NULL);

    *word = 0x12345678;
    CHECK(*word == 0x12345678 && buffer[1] == 0x78);
    *number = 3.5;
    CHECK(*number == 3.5);
    *number = 0;
    __asm__ volatile("sum 8;;" ::: "memory");
    *word = 7;
    CHECK(*word == 7);
    __asm__ volatile("rum 8;;" ::: "memory");

    if (!sigsetjmp(back, 1))
        __sync_fetch_and_add((int *)(buffer + 6), 1);
    if (!sigsetjmp(back, 1))
        __asm__ volatile("st16 [%0]=r0,ar.csd" ::"r"(buffer + 8) : "memory");

    CHECK(prctl(PR_SET_UNALIGN, PR_UNALIGN_SIGBUS) == 0);
    if (!sigsetjmp(back, 1))
        *word = 9;
    int value = 0;
    CHECK(prctl(PR_GET_UNALIGN, &value) == 0 && (value & PR_UNALIGN_SIGBUS));
    CHECK(prctl(PR_SET_UNALIGN, PR_UNALIGN_NOPRINT) == 0);
    CHECK(*word == 7);
    return 0;
}

/* stdout:
yes *word == 0x12345678 && buffer[1] == 0x78
yes *number == 3.5
yes *word == 7
SIGBUS, code 1, at 6
SIGBUS, code 1, at 8
yes prctl(PR_SET_UNALIGN, PR_UNALIGN_SIGBUS) == 0
SIGBUS, code 1, at 1
yes prctl(PR_GET_UNALIGN, &value) == 0 && (value & PR_UNALIGN_SIGBUS)
yes prctl(PR_SET_UNALIGN, PR_UNALIGN_NOPRINT) == 0
yes *word == 7
*/
