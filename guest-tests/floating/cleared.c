// The inexact flag where a called function clears it, over and over: what is known of it before a call may not be so behind it.
// except: i386 x86_64 m68k, libunicorn records no floating-point exceptions, or few
// qemu: not ppc, it lacks instructions that the C library's functions use
// flags: -frounding-math
#include <fenv.h>
#include "check.h"

static volatile double a = 1, b = 3, sink;

__attribute__((noinline)) static void clear_sometimes(int k)
{
    if (k & 1)
        feclearexcept(FE_INEXACT);
}

__attribute__((noinline)) static void environment_sometimes(int k)
{
    if (k & 1)
        fesetenv(FE_DFL_ENV);
}

__attribute__((noinline)) static int multiplied(int k)
{
    if (k & 2)
        sink = b * 1.1;
    return fetestexcept(FE_INEXACT) != 0;
}

int main(void)
{
    int divided = 0, behind = 0, again = 0, called = 0;
    for (int k = 0; k < 5000; k++) {
        sink = a / b;
        clear_sometimes(k);
        divided += fetestexcept(FE_INEXACT) != 0;
        sink = b * 1.3;
        behind += fetestexcept(FE_INEXACT) != 0;
        environment_sometimes(k + 1);
        called += multiplied(k);
        sink = b * 1.7;
        again += fetestexcept(FE_INEXACT) != 0;
    }
    printf("%d %d %d %d\n", divided, behind, called, again);
}

/* stdout:
2500 5000 2500 5000
*/
