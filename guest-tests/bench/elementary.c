// Elementary functions of the C library in the three precisions, with the divisions and comparisons around them.
// qemu: not ppc, it lacks instructions that the C library's functions use
// bench: 3000
#include <math.h>
#include "bench.h"

enum { STEPS = 500 };

static double doubles(double x)
{
    double r = sin(x) * cos(2 * x) + exp(-x) / (1 + log(1 + x));
    return r + sqrt(x + 2) * atan(x) + pow(1 + x, 0.7) / (x * x + 3) + (floor(8 * x) - 8 * x) / 16;
}

static float singles(float x)
{
    float r = sinf(x) / (2 + cosf(x)) + expf(-x) * sqrtf(x + 1);
    return r < 0.5f ? r + logf(2 + x) : r - atanf(x) / 3;
}

static long double extended(long double x)
{
    long double term = 1, sum = 1;
    for (int k = 1; k < 12; k++) {
        term *= x / k;
        sum += term;
    }
    return sum / (1 + x * x) + sqrtl(sum) - logl(1 + x);
}

int main(int argc, char **argv)
{
    int n = rounds(argc, argv) * STEPS;
    double a = 0, b = 0;
    long double c = 0;
    for (int i = 0; i < n; i++) {
        double x = i % 97 / 64.0;
        a += doubles(x);
        b += singles((float)x);
        c += extended(x);
    }
    printf("%.6f %.3f %.6f\n", a / n, b / n, (double)(c / n));
}

/* stdout:
1.572403 0.702 2.258106
*/
