// Reading through a null pointer ends the program with SIGSEGV.
// status: SIGSEGV
#include "check.h"

int main(void)
{
    printf("before\n");
    fflush(stdout);
    volatile int *volatile p = NULL;
    printf("%d\n", p[5]);
}

/* stdout:
before
*/
