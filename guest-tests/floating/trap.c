// A floating-point exception that the program asked to be trapped ends it with SIGFPE.
// status: SIGFPE
// qemu: no, it has no floating-point traps
// except: arm aarch64 riscv64 m68k i386 x86_64, their floating point does not trap, or not under libunicorn
#include <fenv.h>
#include "check.h"

int main(void)
{
    printf("%d\n", feenableexcept(FE_DIVBYZERO) != -1);
    fflush(stdout);
    volatile double zero = 0, one = 1;
    volatile double r = one / zero;
    printf("not reached %g\n", r);
}

/* stdout:
1
*/
