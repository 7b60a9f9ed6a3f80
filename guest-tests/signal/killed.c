// A program that a signal ends: the status names it.
// status: SIGUSR1
#include <signal.h>
#include "check.h"

int main(void)
{
    printf("about to go\n");
    fflush(stdout);
    raise(SIGUSR1);
    printf("not reached\n");
}

/* stdout:
about to go
*/
