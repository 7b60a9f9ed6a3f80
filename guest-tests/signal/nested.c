// Handlers that interrupt handlers: SA_NODEFER, sa_mask, order of delivery, registers intact after deep nesting.
// qemu: not riscv64, it delivers pending signals in another order
#include <signal.h>
#include "check.h"

static volatile int depth, deepest, log_[32], logged;

static void again(int number)
{
    depth++;
    if (depth > deepest)
        deepest = depth;
    volatile double d = depth * 1.5;
    if (depth < 20)
        raise(number);
    if (d != depth * 1.5)
        printf("floating-point register lost at %d\n", depth);
    depth--;
}

static void note(int number)
{
    log_[logged++] = number == SIGUSR1 ? 1 : 2;
    if (number == SIGUSR1) {
        raise(SIGUSR2);
        log_[logged++] = 11;
    } else {
        log_[logged++] = 12;
    }
}

int main(void)
{
    struct sigaction action = {.sa_handler = again, .sa_flags = SA_NODEFER};
    sigaction(SIGUSR1, &action, NULL);
    double x = 1;
    unsigned h = 1;
    for (int i = 0; i < 10; i++) {
        x = x * 1.25 + i;
        h = h * 31 + (unsigned)i;
        raise(SIGUSR1);
    }
    printf("%d %d %.10g %u\n", deepest, depth, x, h);
    memset(&action, 0, sizeof action);
    action.sa_handler = note;
    sigaction(SIGUSR2, &action, NULL);
    sigaction(SIGUSR1, &action, NULL);
    raise(SIGUSR1);
    sigaddset(&action.sa_mask, SIGUSR2);
    sigaction(SIGUSR1, &action, NULL);
    raise(SIGUSR1);
    for (int i = 0; i < logged; i++)
        printf("%d ", log_[i]);
    printf("\n");
}

/* stdout:
20 0 102.3248377 2663045830
1 2 12 11 1 11 2 12 
*/
