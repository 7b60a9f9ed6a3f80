// abort raises SIGABRT even when it is ignored; what stdio holds is not written.
// status: SIGABRT
#include <signal.h>
#include "check.h"

int main(void)
{
    signal(SIGABRT, SIG_IGN);
    printf("before\n");
    fflush(stdout);
    printf("lost");
    abort();
}

/* stdout:
before
*/
