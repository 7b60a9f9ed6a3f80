// Endless recursion ends with SIGSEGV.
// status: SIGSEGV
#include "check.h"

static __attribute__((noinline)) int down(volatile int *p)
{
    volatile int local[64];
    local[0] = p[0] + 1;
    return down(local) + local[0];
}

int main(void)
{
    printf("going down\n");
    fflush(stdout);
    volatile int zero[1] = {0};
    printf("%d\n", down(zero));
}

/* stdout:
going down
*/
