// long double where it is wider or the same as double: what holds for every format.
// qemu: no, the library calls for quad arithmetic differ by machine
// native: no, its long double has 80 bits
#include <float.h>
#include <math.h>
#include "check.h"

int main(void)
{
    volatile long double a = 1, b = 3;
    CHECK(a / b * b == 1);
    CHECK((double)(a / b) == 1.0 / 3);
    CHECK(fabsl(sqrtl(2) * sqrtl(2) - 2) < 4 * LDBL_EPSILON);
    char text[64];
    snprintf(text, sizeof text, "%.15Lg", a / b);
    printf("%s\n", text);
    CHECK(strtold("0.25", NULL) == 0.25L);
    CHECK((long long)(b * 1e15L) == 3000000000000000LL);
}

/* stdout:
yes a / b * b == 1
yes (double)(a / b) == 1.0 / 3
yes fabsl(sqrtl(2) * sqrtl(2) - 2) < 4 * LDBL_EPSILON
0.333333333333333
yes strtold("0.25", NULL) == 0.25L
yes (long long)(b * 1e15L) == 3000000000000000LL
*/
