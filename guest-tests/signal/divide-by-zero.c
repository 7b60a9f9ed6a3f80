// Integer division by zero raises SIGFPE with FPE_INTDIV.
// qemu: no, the trap's code
// except: aarch64 riscv64 ppc, their division does not trap
#include <setjmp.h>
#include <signal.h>
#include "check.h"

static sigjmp_buf back;
static volatile int number, code;

static void handler(int n, siginfo_t *info, void *context)
{
    (void)context;
    number = n;
    code = info->si_code;
    siglongjmp(back, 1);
}

int main(void)
{
    struct sigaction action = {.sa_sigaction = handler, .sa_flags = SA_SIGINFO};
    sigaction(SIGFPE, &action, NULL);
    volatile int zero = 0, r = 0;
    if (!sigsetjmp(back, 1))
        r = 7 / zero;
    CHECK(number == SIGFPE && r == 0);
    number = 0;
    volatile long long wide = 0;
    if (!sigsetjmp(back, 1))
        r = (int)(7000000000LL % wide);
    CHECK(number == SIGFPE && r == 0);
}

/* stdout:
yes number == SIGFPE && r == 0
yes number == SIGFPE && r == 0
*/
