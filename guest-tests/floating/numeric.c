// Small numerical programs: integration, Newton's method, matrix inversion, FFT, and a logistic map, to the last digit.
// except: m68k, its intermediate results have extended precision
// qemu: not ppc, it lacks instructions that the C library's functions use
#include <complex.h>
#include <math.h>
#include "check.h"

enum { N = 8, FFT = 64 };

static void transform(double complex *v, int n, int step, const double complex *root)
{
    if (n == 1)
        return;
    double complex even[FFT / 2], odd[FFT / 2];
    for (int i = 0; i < n / 2; i++) {
        even[i] = v[2 * i];
        odd[i] = v[2 * i + 1];
    }
    transform(even, n / 2, step * 2, root);
    transform(odd, n / 2, step * 2, root);
    for (int i = 0; i < n / 2; i++) {
        double complex t = root[i * step] * odd[i];
        v[i] = even[i] + t;
        v[i + n / 2] = even[i] - t;
    }
}

int main(void)
{
    double sum = 0;
    for (int i = 0; i < 20000; i++) {
        double x = (i + 0.5) / 20000;
        sum += 4 / (1 + x * x);
    }
    printf("%.10f\n", sum / 20000);
    double r = 1;
    for (int i = 0; i < 20; i++)
        r = r - (r * r * r - 2) / (3 * r * r);
    printf("%.17g\n", r);
    double m[N][2 * N], worst = 0;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < 2 * N; j++)
            m[i][j] = j < N ? 1.0 / (1 + i + j) + (i == j) : i == j - N;
    for (int i = 0; i < N; i++) {
        double p = m[i][i];
        for (int j = 0; j < 2 * N; j++)
            m[i][j] /= p;
        for (int k = 0; k < N; k++)
            if (k != i) {
                double f = m[k][i];
                for (int j = 0; j < 2 * N; j++)
                    m[k][j] -= f * m[i][j];
            }
    }
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            worst = fmax(worst, fabs(m[i][N + j] - m[j][N + i]));
    printf("%.15g %.15g %d\n", m[0][N], m[3][N + 5], worst < 1e-14);
    double complex v[FFT], root[FFT];
    for (int i = 0; i < FFT; i++) {
        v[i] = i % 7 - 3 + I * (i % 3);
        root[i] = cos(2 * M_PI * i / FFT) - I * sin(2 * M_PI * i / FFT);
    }
    transform(v, FFT, 1, root);
    printf("%.9f %.9f %.9f %.9f\n", creal(v[0]), cimag(v[1]), creal(v[33]), cabs(v[63]));
    double x = 0.25;
    float y = 0.25f;
    for (int i = 0; i < 1000; i++) {
        x = 3.75 * x * (1 - x);
        y = 3.75f * y * (1 - y);
    }
    printf("%a %a\n", x, y);
}

/* stdout:
3.1415926538
1.2599210498948732
0.580662589187691 -0.0536175747206924 1
-3.000000000 -0.901678887 3.204865649 3.249534222
0x1.3f5f0bfbbc86ap-1 0x1.634bcp-1
*/
