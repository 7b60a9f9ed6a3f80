// Functions of <math.h>: values to 12 digits (floats 5), and the error numbers.
#include "library.h"

typedef double of_one(double), of_two(double, double);

#define F(name) {#name, name}
static const struct {
    const char *name;
    of_one *f;
} one[] = {F(acos),  F(asin),  F(atan),  F(cos),  F(sin),   F(tan),   F(cosh),  F(sinh), F(tanh), F(acosh), F(asinh), F(atanh),  F(exp),  F(exp2),
           F(expm1), F(log),   F(log10), F(log2), F(log1p), F(logb),  F(sqrt),  F(cbrt), F(erf),  F(erfc),  F(lgamma), F(tgamma), F(ceil), F(floor),
           F(fabs),  F(rint),  F(round), F(trunc)};
static const struct {
    const char *name;
    of_two *f;
} two[] = {F(atan2), F(pow), F(hypot), F(fmod), F(remainder), F(copysign), F(fmax), F(fmin), F(fdim)};
static const struct {
    const char *name;
    float (*f)(float);
} floats[] = {F(sinf), F(cosf), F(tanf), F(expf), F(logf), F(sqrtf), F(floorf), F(ceilf)};

static const double values[] = {0,       -0.0, 1,     -1,     0.5,  -0.5,     0.3,         1.5,     2.5,    -2.5,  3,      7.25,   10,
                                -10.125, 33.3, 100.7, -710.5, 1e-9, 123456.5, 1.7976e308, 4.9e-324, 1e-310, 1e300, 1e10, -1e22, 3.14159265358979};

/* The sign of a NaN is the machine's. C leaves the error number of a result that underflows to the library. */
static void show(const char *name, double v)
{
    if (v != v)
        printf("%s nan", name);
    else
        printf("%s %.12g", name, v);
    printf(errno == EDOM ? " EDOM\n" : errno == ERANGE && fabs(v) > 1e300 ? " ERANGE\n" : "\n");
    errno = 0;
}

/* Where C leaves the error number to the library, or the value's last digits are lost in the argument. */
static int is_left_out(const char *name, double x, double v)
{
    const int tiny = fabs(v) < 2.3e-308 || fabs(x) < 2.3e-308;
    const int bessel_like = !strcmp(name, "lgamma") || !strcmp(name, "tgamma");

    return (tiny && v != 0) || (!strcmp(name, "atanh") && fabs(x) == 1) || (bessel_like && (x <= 0 || fabs(x) > 150)) || !strcmp(name, "logb") || (v != v && !strcmp(name, "remainder"));
}

static void check_one(void)
{
    for (size_t f = 0; f < COUNT(one); f++)
        for (size_t i = 0; i < COUNT(values); i++) {
            errno = 0;
            const double v = one[f].f(values[i]);

            if (!is_left_out(one[f].name, values[i], v))
                show(one[f].name, v);
        }
}

static void check_two(void)
{
    for (size_t f = 0; f < COUNT(two); f++)
        for (size_t i = 0; i < COUNT(values); i++)
            for (size_t j = 0; j < COUNT(values); j++) {
                errno = 0;
                const double v = two[f].f(values[i], values[j]);

                if (strcmp(two[f].name, "fmod") && strcmp(two[f].name, "remainder") && (strcmp(two[f].name, "pow") || (fabs(values[j]) < 1e5 && !(values[i] == 0 && values[j] < 0))) &&
                    !is_left_out(two[f].name, values[j], v))
                    show(two[f].name, v);
                else if (!strcmp(two[f].name, "fmod") && values[j] != 0)
                    printf("fmod %.17g\n", v);
            }
}

static void check_random(void)
{
    unsigned long long state = 7;

    for (int i = 0; i < 400; i++) {
        const double x = (double)(next_random(&state) >> 11) / (1ull << 45), y = (double)(next_random(&state) >> 11) / (1ull << 52);

        errno = 0;
        show("sin", sin(x));
        show("cos", cos(y * 1e5));
        show("exp", exp(y * 30));
        show("log", log(x));
        show("pow", pow(x, y));
        show("atan2", atan2(y, x));
        show("sqrt", sqrt(x));
        show("cbrt", cbrt(x));
        show("j0", j0(y));
        show("y1", y1(y + 0.5));
        show("jn", jn(3, y + 1));
    }
}

static void check_parts(void)
{
    for (size_t i = 0; i < COUNT(values); i++) {
        int e = 0;
        double whole;
        const double fraction = frexp(values[i], &e), rest = modf(values[i], &whole);

        printf("%.17g %d %.17g %.17g %.17g\n", fraction, e, rest, whole, ldexp(values[i], 3));
        printf("%.17g\n", nextafter(values[i], 5));
        if (fabs(values[i]) < 1e9 && values[i] != 0)
            printf("%ld %ld %d\n", lrint(values[i]), lround(values[i]), ilogb(values[i]));
    }
}

static void check_floats(void)
{
    for (size_t f = 0; f < COUNT(floats); f++)
        for (int i = -20; i < 40; i++) {
            const float v = floats[f].f((float)i * 0.37f);

            if (v == v)
                printf("%s %.5g\n", floats[f].name, v);
            else
                printf("%s nan\n", floats[f].name);
        }
    printf("%.5g %.5g %.6g\n", powf(1.5f, 7.25f), atan2f(-1, 3), fmodf(17.5f, 3));
}

int main(void)
{
    check_one();
    check_two();
    check_random();
    check_parts();
    check_floats();
    return 0;
}
