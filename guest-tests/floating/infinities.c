// Infinities: comparisons, arithmetic, sign operations, conversions and rounding, of float, double and long double.
#include <math.h>
#include "check.h"

#define PROVE(type, name)                                                                                                              \
    static void name(void)                                                                                                             \
    {                                                                                                                                  \
        volatile type inf = (type)INFINITY, minus = -inf, one = 1, zero = 0, n = (type)NAN;                                            \
        printf("%s\n", #type);                                                                                                         \
        printf("%d%d%d%d%d%d ", inf == inf, inf != inf, inf < inf, inf <= inf, inf > inf, inf >= inf);                                 \
        printf("%d%d%d%d%d%d ", inf == minus, inf != minus, inf < minus, inf <= minus, inf > minus, inf >= minus);                     \
        printf("%d%d%d%d%d%d ", one == inf, one != inf, one < inf, one <= inf, one > inf, one >= inf);                                 \
        printf("%d%d%d%d%d%d\n", n == inf, n != inf, n < inf, n <= inf, n > inf, n >= inf);                                            \
        volatile type sums[] = {inf + one, one + inf, one - inf, inf - minus, minus + minus, inf * minus, one / zero, one / -zero};    \
        volatile type others[] = {inf / zero, one / inf, one / minus, -inf, (type)fabsl(minus), (type)sqrtl(inf), inf * 2, inf / 2};   \
        volatile type invalid[] = {inf - inf, inf + minus, inf * zero, inf / inf, (type)sqrtl(minus), -n, (type)fabsl(n), n + inf};    \
        for (int i = 0; i < 8; i++)                                                                                                    \
            printf("%g %g %d%s", (double)sums[i], (double)others[i], isnan(invalid[i]) != 0, i < 7 ? ", " : "\n");                                          \
        printf("%g %g %g %g\n", (double)(float)inf, (double)(float)minus, (double)rintl(inf), (double)truncl(minus));                \
        printf("%g %d\n", (double)fmodl(one, inf), isnan(fmodl(inf, one)) != 0);                                                       \
    }

PROVE(float, of_float)
PROVE(double, of_double)
PROVE(long double, of_long_double)

int main(void)
{
    of_float();
    of_double();
    of_long_double();
}

/* stdout:
float
100101 010011 011100 010000
inf inf 1, inf 0 1, -inf -0 1, inf -inf 1, -inf inf 1, -inf inf 1, inf inf 1, -inf inf 1
inf -inf inf -inf
1 1
double
100101 010011 011100 010000
inf inf 1, inf 0 1, -inf -0 1, inf -inf 1, -inf inf 1, -inf inf 1, inf inf 1, -inf inf 1
inf -inf inf -inf
1 1
long double
100101 010011 011100 010000
inf inf 1, inf 0 1, -inf -0 1, inf -inf 1, -inf inf 1, -inf inf 1, inf inf 1, -inf inf 1
inf -inf inf -inf
1 1
*/
