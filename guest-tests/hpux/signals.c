// Names of signals, software signals, the slot of a terminal that is not there.
#include <stdio.h>
#include <string.h>
#include <unistd.h>

extern char *strsignal(int), *const sys_siglist[];
extern void psignal(int, const char *);
typedef int action(int);
extern action *ssignal(int, action *);
extern int gsignal(int), ttyslot(void), dup2(int, int);

static int times_ten(int sig)
{
    return sig * 10;
}

int main(void)
{
    printf("%s, %s, %s\n", strsignal(1), strsignal(15), strsignal(99));
    printf("same %d\n", !strcmp(strsignal(9), sys_siglist[9]));
    fflush(stdout);
    dup2(1, 2);
    psignal(3, "program");
    psignal(2, NULL);
    printf("none %d", gsignal(5));
    printf(", before %d", ssignal(5, times_ten) == NULL);
    printf(", runs %d", gsignal(5));
    printf(", once %d", gsignal(5));
    ssignal(5, (action *)1);
    printf(", ignored %d", gsignal(5));
    printf(", out of range %d %d\n", ssignal(16, times_ten) == NULL, gsignal(16));
    printf("slot %d\n", ttyslot());
    return 0;
}
/* stdout:
Hangup, Terminated, Signal 99
same 1
program: Quit
Interrupt
none 0, before 1, runs 50, once 0, ignored 1, out of range 1 0
slot 0
*/
