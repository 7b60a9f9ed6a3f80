// Long doubles of 128 bits: text in both directions, and functions to 30 digits.
#include "library.h"

typedef real128 of_one(real128), of_two(real128, real128);

#ifdef __hppa__
of_one sqrtl, cbrtl, expl, exp2l, expm1l, logl, log2l, log10l, log1pl, sinl, cosl, tanl, asinl, acosl, atanl, sinhl, coshl, tanhl, asinhl,
    acoshl, atanhl, fabsl, floorl, ceill, truncl, roundl, rintl, nearbyintl, logbl;
of_two powl, atan2l, hypotl, fmodl, remainderl, copysignl, fmaxl, fminl, fdiml, nextafterl;
real128 frexpl(real128, int *), modfl(real128, real128 *), ldexpl(real128, int), scalbnl(real128, int), fmal(real128, real128, real128),
    remquol(real128, real128, int *);
long lrintl(real128), lroundl(real128);
long long llrintl(real128), llroundl(real128);
int ilogbl(real128);
#endif

#define F(name) {#name, REAL128(name)}
static const struct {
    const char *name;
    of_one *f;
} one[] = {F(sqrt), F(cbrt), F(exp),  F(exp2), F(expm1), F(log),  F(log2),  F(log10), F(log1p), F(sin),  F(cos),   F(tan),   F(asin),     F(acos), F(atan),
           F(sinh), F(cosh), F(tanh), F(asinh), F(acosh), F(atanh), F(fabs), F(floor), F(ceil), F(trunc), F(round), F(rint), F(nearbyint), F(logb)};
static const struct {
    const char *name;
    of_two *f;
} two[] = {F(pow), F(atan2), F(hypot), F(fmod), F(remainder), F(copysign), F(fmax), F(fmin), F(fdim), F(nextafter)};

static const char *const values[] = {"0",     "-0",       "1",        "-1",     "0.5",   "-0.5",    "0.3",      "1.5",    "2.5",       "-2.5",      "3",      "7.25",
                                     "10",    "-10.125",  "100.7",    "-710.5", "1e-9",  "123456.5", "1e4000",  "1e-4000", "-1e300",   "1e4932",    "11356.5", "-11400",
                                     "1e-30", "-1e-4960", "6.5e-4966", "inf",   "-inf",  "nan",     "0x1.8p70", "2e35",   "0.99999999", "1.00000001", "3.14159265358979323846264338327950288"};

static real128 number(const char *text)
{
#ifdef HAS_QUAD
    real128 v, w, same;
    wchar_t wide[6000];
    char *end;

    v = strtold(text, &end);
    if (*end || sscanf(text, "%Lf", &w) != 1 || memcmp(&v, &w, sizeof v))
        printf("sscanf: another number\n");
    mbstowcs(wide, text, COUNT(wide));
    same = wcstold(wide, NULL);
    if (memcmp(&v, &same, sizeof v) || swscanf(wide, L"%Lg", &w) != 1 || memcmp(&v, &w, sizeof v))
        printf("wcstold: another number\n");
    return v;
#else
    return strtof128(text, NULL);
#endif
}

static real128 numbers[COUNT(values)];

/* conversion: of printf, with its precision; no flags and width, as the host's function has none. */
static const char *text_of(real128 v, const char *conversion)
{
    static char text[8][6000];
    static int next;
    char format[20];

    next = (next + 1) % 8;
#ifdef HAS_QUAD
    const size_t n = strlen(conversion) - 1;

    strcpy(format, "%");
    strncat(format, conversion, n);
    strcat(format, "L");
    strcat(format, conversion + n);
    snprintf(text[next], sizeof text[next], format, v);
#else
    strcpy(format, "%");
    strcat(format, conversion);
    strfromf128(text[next], sizeof text[next], format, v);
#endif
    return text[next];
}

/* Beyond what numbers of full precision reach, and the sign of a NaN, libraries differ. */
static void show(const char *name, real128 v)
{
    const char *text = text_of(v, ".30g");
    const int error = errno;

    if (strstr(text, "nan"))
        text = "nan";
    if (strstr(text, "e-49"))
        return;
    printf("%s %s%s\n", name, text, error == EDOM ? " EDOM" : error == ERANGE && strstr(text, "inf") && strcmp(name, "logb") ? " ERANGE" : "");
}

static void functions(void)
{
    for (size_t f = 0; f < COUNT(one); f++)
        for (size_t i = 0; i < COUNT(values); i++) {
            errno = 0;
            show(one[f].name, one[f].f(numbers[i]));
        }
    for (size_t f = 0; f < COUNT(two); f++)
        for (size_t i = f % 2; i < COUNT(values); i += 2)
            for (size_t j = i % 5; j < COUNT(values); j += f < 2 ? 3 : 5) {
                errno = 0;
                show(two[f].name, two[f].f(numbers[i], numbers[j]));
            }
}

static void parts(void)
{
    for (size_t i = 0; i < COUNT(values); i++) {
        const real128 x = numbers[i];
        int e = 0, quotient = 0;
        real128 whole;

        if (strstr(values[i], "inf") || strstr(values[i], "nan"))
            continue;
        printf("%s", text_of(REAL128(frexp)(x, &e), ".36g"));
        printf(" %d %s", e, text_of(REAL128(modf)(x, &whole), ".36g"));
        printf(" %s\n", text_of(whole, ".36g"));
        printf("%s %s", text_of(REAL128(ldexp)(x, 3), ".36g"), text_of(REAL128(scalbn)(x, -2), ".36g"));
        printf(" %s", text_of(REAL128(fma)(x, x, number("-1")), ".36g"));
        printf(" %s", text_of(REAL128(remquo)(x, number("0.7"), &quotient), ".36g"));
        printf(" %d\n", quotient % 8); /* more than three bits are the library's */
        if (i < 18)
            printf("%ld %ld %lld %lld\n", REAL128(lrint)(x), REAL128(lround)(x), REAL128(llrint)(x), REAL128(llround)(x));
        if (i > 1)
            printf("%d\n", REAL128(ilogb)(x));
    }
}

static void texts(void)
{
    static const char *const conversions[] = {".0e", ".0f", ".0a", ".36e", ".20g", ".5a", ".28a", ".40a", "f", "g", "a", "A", ".700f", ".10E"};

    for (size_t i = 0; i < COUNT(values); i++)
        for (size_t c = 0; c < COUNT(conversions); c++)
            printf("%s %s %s\n", values[i], conversions[c], text_of(numbers[i], conversions[c]));
}

int main(void)
{
    for (size_t i = 0; i < COUNT(values); i++)
        numbers[i] = number(values[i]);
    functions();
    parts();
    texts();
    return 0;
}
