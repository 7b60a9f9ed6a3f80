/* Long doubles, whatever their width: functions, text in both directions, arguments and results. 16 digits are the same on all machines. */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))
typedef long double number;

static const char *const texts[] = {"0",
                                    "-0",
                                    "1",
                                    "-1",
                                    "0.5",
                                    "0.3125",
                                    "1.5",
                                    "2.5",
                                    "-2.5",
                                    "7.25",
                                    "-10.125",
                                    "100.75",
                                    "0x1p-30",
                                    "123456.5",
                                    "0x1p13000",
                                    "0x1p-13000",
                                    "0.999969482421875",
                                    "inf",
                                    "nan",
                                    "3.1415863037109375"};
#define F(name)     \
    {               \
#name, name \
    }
static const struct {
    const char *name;
    number (*f)(number);
} one[] = {F(sqrtl),  F(cbrtl), F(expl),   F(exp2l), F(expm1l), F(logl),   F(log2l), F(log10l),    F(log1pl), F(sinl),
           F(cosl),   F(tanl),  F(asinl),  F(acosl), F(atanl),  F(sinhl),  F(coshl), F(tanhl),     F(asinhl), F(acoshl),
           F(atanhl), F(fabsl), F(floorl), F(ceill), F(truncl), F(roundl), F(rintl), F(nearbyintl)};
static const struct {
    const char *name;
    number (*f)(number, number);
} two[] = {F(powl), F(atan2l), F(hypotl), F(fmodl), F(remainderl), F(copysignl), F(fmaxl), F(fminl), F(fdiml)};

static void show(const char *name, number v)
{
    if (v != v)
        printf("%s nan\n", name);
    else
        printf("%s %.16Lg %24.8Le %.3Lf\n", name, v, v, v > 1e30L || v < -1e30L ? 0 : v);
}

/* Returns a number whose last bits are those of this machine's long doubles. */
static number third(int n, ...)
{
    __builtin_va_list args;
    number sum = 0;

    __builtin_va_start(args, n);
    for (int i = 0; i < n; i++) {
        sum += __builtin_va_arg(args, int);
        sum += __builtin_va_arg(args, number) / 3;
    }
    __builtin_va_end(args);
    return sum;
}

int main(void)
{
    number values[COUNT(texts)];

    for (size_t i = 0; i < COUNT(texts); i++) {
        wchar_t wide[40];
        number other;
        char *end;

        values[i] = strtold(texts[i], &end);
        if (*end || sscanf(texts[i], "%Lf", &other) != 1 || (other != values[i] && values[i] == values[i]))
            printf("sscanf: another number\n");
        mbstowcs(wide, texts[i], COUNT(wide));
        other = wcstold(wide, NULL);
        if (other != values[i] && values[i] == values[i])
            printf("wcstold: another number\n");
    }
    for (size_t f = 0; f < COUNT(one); f++)
        for (size_t i = 0; i < COUNT(texts); i++)
            show(one[f].name, one[f].f(values[i]));
    for (size_t f = 0; f < COUNT(two); f++)
        for (size_t i = 0; i < COUNT(texts); i++)
            for (size_t j = f % 3; j < COUNT(texts); j += 3)
                if (values[i] != 0 || values[j] != 0) /* of two zeros, fmaxl() gives any */
                    show(two[f].name, two[f].f(values[i], values[j]));
    for (size_t i = 0; i + 2 < COUNT(texts); i++) {
        int e = 0, quotient = 0;
        number whole, fraction = modfl(values[i], &whole);

        show("frexpl", frexpl(values[i], &e));
        printf("%d\n", e);
        show("modfl", fraction);
        show("whole", whole);
        show("ldexpl", ldexpl(values[i], 3));
        show("scalbnl", scalbnl(values[i], -2));
        show("fmal", fmal(values[i], values[i], -1));
        show("remquol", remquol(values[i], 0.75L, &quotient));
        printf("%d\n", quotient % 8);
        if (fabsl(values[i]) < 1e6L)
            printf("%ld %ld %lld %lld\n", lrintl(values[i]), lroundl(values[i]), llrintl(values[i]), llroundl(values[i]));
        if (values[i] != 0)
            printf("%d\n", ilogbl(values[i]));
        /* A step up and one down again; two steps are different numbers. */
        const number up = nextafterl(values[i], 1e4931L), more = nextafterl(up, 1e4931L);

        printf("%d %d %d\n", up > values[i], more > up, nexttowardl(up, -1e4931L) == values[i]);
    }
    show("third", third(3, 1, 1.0L, 2, 2.0L, 3, 1e-10L));
    errno = 0;
    show("sqrtl", sqrtl(-4));
    printf("%d\n", errno == EDOM);
    return 0;
}
