// FREM, which no processor has and the kernel executes: double and single, right halves, against the C library.
// only: hppa
// qemu: no, it does not implement frem (7.2)
// flags: -lm
#include <math.h>
#include <stdio.h>
#include <string.h>

static double frem(double a, double b)
{
    double r;
    __asm__("frem,dbl %1,%2,%0\n\tfcpy,dbl %0,%0" : "=&f"(r) : "f"(a), "f"(b)); // the second one takes the delayed trap
    return r;
}

static float fremf(float a, float b)
{
    float r;
    __asm__("frem,sgl %1,%2,%0\n\tfcpy,sgl %0,%0" : "=&f"(r) : "f"(a), "f"(b));
    return r;
}

int main(void)
{
    static const double x[] = {17, -17, 5, 7.5, 2.5, 0.1, 1e300, 3e-310, -0.0, 1, INFINITY, NAN};
    enum { N = sizeof x / sizeof *x };
    int bad = 0;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            double r = frem(x[i], x[j]), want = remainder(x[i], x[j]);
            float rf = fremf((float)x[i], (float)x[j]), wantf = remainderf((float)x[i], (float)x[j]);
            if (isnan(want) ? !isnan(r) : memcmp(&r, &want, sizeof r) != 0)
                printf("%g rem %g: %g, not %g\n", x[i], x[j], r, want), bad++;
            if (isnan(wantf) ? !isnan(rf) : memcmp(&rf, &wantf, sizeof rf) != 0)
                printf("%g rem %g: %g, not %g\n", x[i], x[j], (double)rf, (double)wantf), bad++;
        }
    printf("%g %g %d\n", frem(17, 5), (double)fremf(7.5f, 2), bad);
    return 0;
}
/* stdout:
2 -0.5 0
*/
