// NaN: comparisons, propagation, sign operations, min/max, sorting functions' treatment; classification of everything.
#include <math.h>
#include "check.h"

int main(void)
{
    volatile double n = NAN, zero = 0, inf = INFINITY, one = 1;
    printf("%d %d %d %d %d %d\n", n == n, n != n, n < one, n > one, n <= n, n >= one);
    printf("%d %d %d %d\n", !(n < one), !(n > one), isunordered(n, one), islessgreater(one, n));
    CHECK(isnan(n + one));
    CHECK(isnan(n * zero));
    CHECK(isnan(zero / zero));
    CHECK(isnan(inf - inf));
    CHECK(isnan(inf * zero));
    CHECK(isnan(sqrt(-one)));
    CHECK(isnan(fmod(one, zero)));
    CHECK(isnan((float)n));
    CHECK(isnan(-n));
    CHECK(isnan(fabs(n)));
    CHECK(!isnan(inf));
    CHECK(fmax(n, one) == 1 && fmin(one, n) == 1);
    CHECK(isnan(pow(n, one)) && pow(n, zero) == 1);
    CHECK(signbit(-zero) && !signbit(zero));
    CHECK(one / -zero == -inf);
    CHECK(copysign(one, -zero) == -1);
    double values[] = {zero, -zero, one, inf, -inf, n, 1e-310};
    for (int i = 0; i < 7; i++)
        printf("%d%d%d%d%d ", isfinite(values[i]) != 0, isinf(values[i]) != 0, isnan(values[i]) != 0, isnormal(values[i]) != 0, signbit(values[i]) != 0 && i < 5);
    printf("\n");
    volatile float fn = (float)n;
    int count = 0;
    for (volatile int i = 0; i < 10; i++)
        if (!(fn < (float)i) && !(fn >= (float)i))
            count++;
    printf("%d\n", count);
}

/* stdout:
0 1 0 0 0 0
1 1 1 0
yes isnan(n + one)
yes isnan(n * zero)
yes isnan(zero / zero)
yes isnan(inf - inf)
yes isnan(inf * zero)
yes isnan(sqrt(-one))
yes isnan(fmod(one, zero))
yes isnan((float)n)
yes isnan(-n)
yes isnan(fabs(n))
yes !isnan(inf)
yes fmax(n, one) == 1 && fmin(one, n) == 1
yes isnan(pow(n, one)) && pow(n, zero) == 1
yes signbit(-zero) && !signbit(zero)
yes one / -zero == -inf
yes copysign(one, -zero) == -1
10000 10001 10010 01000 01001 00100 10000 
10
*/
