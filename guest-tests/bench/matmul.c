// Floating-point loops: products of double-precision matrices.
// bench: 1000
#include "bench.h"

enum { N = 64 };
static double a[N][N], b[N][N], c[N][N];

int main(int argc, char **argv)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            a[i][j] = (i * 7 + j * 3) % 11 / 8.0;
            b[i][j] = (i * 5 - j) % 13 / 16.0;
        }
    for (int r = rounds(argc, argv); r > 0; r--) {
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++) {
                double sum = 0;
                for (int k = 0; k < N; k++)
                    sum += a[i][k] * b[k][j];
                c[i][j] = sum;
            }
        a[r % N][r % 7] += c[r % N][r % 5] / 1024;
    }
    double trace = 0;
    for (int i = 0; i < N; i++)
        trace += c[i][i];
    printf("%.17g\n", trace);
}

/* stdout:
756.6796875
*/
