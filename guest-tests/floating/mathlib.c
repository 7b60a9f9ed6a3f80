// The mathematical library: every function of <math.h> at ordinary points, to 12 digits, and its special cases.
// except: m68k, libunicorn lacks fetoxm1
// qemu: not ppc, it lacks instructions that the C library's functions use
#include <math.h>
#include "check.h"

#define ONE(f) {#f, f}
static const struct {
    const char *name;
    double (*f)(double);
} unary[] = {ONE(sin), ONE(cos), ONE(tan), ONE(asin), ONE(acos), ONE(atan), ONE(sinh), ONE(cosh), ONE(tanh), ONE(asinh), ONE(atanh), ONE(exp), ONE(exp2),
             ONE(expm1), ONE(log), ONE(log2), ONE(log10), ONE(log1p), ONE(sqrt), ONE(cbrt), ONE(erf), ONE(erfc), ONE(tgamma), ONE(lgamma), ONE(floor), ONE(ceil),
             ONE(trunc), ONE(round), ONE(rint), ONE(fabs), ONE(logb), ONE(j0), ONE(j1), ONE(y0)};
static const struct {
    const char *name;
    double (*f)(double, double);
} binary[] = {ONE(pow), ONE(atan2), ONE(fmod), ONE(remainder), ONE(hypot), ONE(fdim), ONE(fmax), ONE(fmin), ONE(copysign)};

int main(void)
{
    static const double points[] = {0.3, 0.75, 0.999};
    for (unsigned i = 0; i < sizeof unary / sizeof *unary; i++) {
        printf("%s", unary[i].name);
        for (int j = 0; j < 3; j++)
            printf(" %.12g", unary[i].f(points[j]));
        printf("\n");
    }
    for (unsigned i = 0; i < sizeof binary / sizeof *binary; i++)
        printf("%s %.12g %.12g %.12g\n", binary[i].name, binary[i].f(2.5, 0.7), binary[i].f(-7.25, 2), binary[i].f(0.001, 300));
    printf("%.10g %.10g %.10g %.10g\n", sin(1e6), cos(1e15), exp(700), tan(1.5707963));
    printf("%g %g %g %g %g\n", exp(1000), exp(-1000), log(0), pow(0, -1), atan(INFINITY));
    double whole;
    int e, q;
    double part = modf(-3.75, &whole);
    printf("%g %g\n", part, whole);
    part = frexp(48, &e);
    printf("%g %d\n", part, e);
    part = remquo(10.5, 3, &q);
    printf("%g %d\n", part, q & 7);
    printf("%ld %ld %lld %lld\n", lround(2.5), lround(-2.5), llround(1e15 + 0.5), llrint(2.5));
    printf("%.6f %.6f %.6f %.6f\n", (double)sinf(0.5f), (double)powf(2, 0.5f), (double)expf(1), (double)logf(10));
    printf("%a %a\n", fma(0.1, 10, -1), fma(1e16, 1 + 1e-15, -1e16));
}

/* stdout:
sin 0.295520206661 0.681638760023 0.840930261857
cos 0.955336489126 0.731688868874 0.541143506562
tan 0.30933624961 0.931596459944 1.55398753133
asin 0.304692654015 0.848062078981 1.52607123963
acos 1.26610367278 0.722734247813 0.0447250871687
atan 0.291456794478 0.643501108793 0.784897913314
sinh 0.304520293447 0.822316731936 1.17365870035
cosh 1.04533851413 1.29468328468 1.54190620497
tanh 0.291312612452 0.635148952387 0.761173861661
asinh 0.295673047563 0.69314718056 0.880666303432
atanh 0.309519604203 0.972955074528 3.80020116725
exp 1.34985880758 2.11700001661 2.71556490532
exp2 1.23114441334 1.68179283051 1.99861418598
expm1 0.349858807576 1.11700001661 1.71556490532
log -1.20397280433 -0.287682072452 -0.00100050033358
log2 -1.73696559417 -0.415037499279 -0.00144341686967
log10 -0.52287874528 -0.124938736608 -0.000434511774018
log1p 0.262364264467 0.559615787935 0.692647055518
sqrt 0.547722557505 0.866025403784 0.999499874937
cbrt 0.669432950082 0.908560296416 0.999666555494
erf 0.328626759459 0.711155633654 0.842285270206
erfc 0.671373240541 0.288844366346 0.157714729794
tgamma 2.99156898769 1.22541670247 1.00057820563
lgamma 1.09579799482 0.203280951431 0.000578038532891
floor 0 0 0
ceil 1 1 1
trunc 0 0 0
round 0 1 1
rint 0 1 1
fabs 0.3 0.75 0.999
logb -2 -1 -1
j0 0.977626246538 0.864242275167 0.765637574516
j1 0.148318816273 0.349243602175 0.439725276109
y0 -0.807273577805 -0.137172769386 0.0874753165144
pow 1.89914448233 52.5625 0
atan2 1.29778762371 -1.30162883401 3.33333333332e-06
fmod 0.4 -1.25 0.001
remainder -0.3 0.75 0.001
hypot 2.59615099715 7.52080447825 300.000000002
fdim 1.8 0 0
fmax 2.5 2 300
fmin 0.7 -7.25 0.001
copysign 2.5 7.25 0.001
-0.3499935022 -0.5131937378 1.014232055e+304 37320539.63
inf 0 -inf inf 1.5708
-0.75 -3
0.75 6
-1.5 4
3 -3 1000000000000001 2
0.479426 1.414214 2.718282 2.302585
0x1p-54 0x1.6345785d8ap+3
*/
