/* number.c - doubles as text, of the digits that newlib's _dtoa_r() makes; text as integers. */
#include "number.h"

#include "libc.h"

struct _reent;
extern struct _reent *_impure_ptr;
double _strtod_r(struct _reent *r, const char *s, char **end);
char *_dtoa_r(struct _reent *r, double v, int mode, int digits, int *point, int *negative, char **end);

/* ---- to text --------------------------------------------------------------------------------------------------- */

/* Rounds to so many digits in all, or (after_point) after the point. */
void double_decimal(struct decimal *d, double v, int digits, int after_point)
{
    enum { MOST = 1100 }; /* no double has more */
    int negative;
    char *end, *text = _dtoa_r(_impure_ptr, v, after_point ? 3 : 2, digits < MOST ? digits : MOST, &d->point, &negative, &end);

    d->digits = d->own;
    d->n = v == 0 ? 0 : (int)(end - text);
    memcpy(d->own, text, (size_t)d->n);
    if (!d->n)
        d->point = 0;
}

double strtod(const char *s, char **end)
{
    int *error = (int *)_impure_ptr; /* newlib's error number comes first there */

    *error = 0;
    const double v = _strtod_r(_impure_ptr, s, end);

    if (*error)
        errno = *error;
    return v;
}

double atof(const char *s)
{
    return strtod(s, NULL);
}

/* ---- integers ------------------------------------------------------------------------------------------------------ */

static int digit_of(char c)
{
    return isdigit((unsigned char)c) ? c - '0' : isalpha((unsigned char)c) ? (c | 32) - 'a' + 10 : 99;
}

/* Returns the absolute value, at most `most` (errno is ERANGE if it is more). */
static unsigned long long magnitude(const char *s, char **end, int base, int *negative, unsigned long long most)
{
    const char *p = s;
    unsigned long long v = 0;
    int any = 0, over = 0;

    while (isspace((unsigned char)*p))
        p++;
    *negative = *p == '-';
    p += *p == '-' || *p == '+';
    if ((!base || base == 16) && *p == '0' && (p[1] | 32) == 'x' && digit_of(p[2]) < 16)
        p += 2, base = 16;
    if (!base)
        base = *p == '0' ? 8 : 10;
    for (; digit_of(*p) < base; p++, any = 1) {
        unsigned long long next = v * (unsigned)base + (unsigned)digit_of(*p);

        over |= v > (most - (unsigned)digit_of(*p)) / (unsigned)base;
        v = next;
    }
    if (end)
        *end = (char *)(any ? p : s);
    if (!over)
        return v;
    errno = ERANGE;
    return most;
}

#define SIGNED(name, type, least, most)                                                          \
    type name(const char *s, char **end, int base)                                               \
    {                                                                                            \
        int negative;                                                                            \
        unsigned long long v = magnitude(s, end, base, &negative, (unsigned long long)most + 1); \
                                                                                                 \
        if (!negative && v > (unsigned long long)most) {                                         \
            errno = ERANGE;                                                                      \
            return most;                                                                         \
        }                                                                                        \
        return negative ? (type)(0 - v) : (type)v;                                               \
    }
#define UNSIGNED(name, type, most)                               \
    type name(const char *s, char **end, int base)               \
    {                                                            \
        int negative;                                            \
        type v = (type)magnitude(s, end, base, &negative, most); \
                                                                 \
        return negative ? (type)(0 - v) : v;                     \
    }
SIGNED(strtol, long, LONG_MIN, LONG_MAX)
SIGNED(strtoll, long long, LLONG_MIN, LLONG_MAX)
SIGNED(strtoimax, long long, LLONG_MIN, LLONG_MAX)
UNSIGNED(strtoul, unsigned long, ULONG_MAX)
UNSIGNED(strtoull, unsigned long long, ULLONG_MAX)
UNSIGNED(strtoumax, unsigned long long, ULLONG_MAX)

int atoi(const char *s)
{
    return (int)strtol(s, NULL, 10);
}

long atol(const char *s)
{
    return strtol(s, NULL, 10);
}

long long atoll(const char *s)
{
    return strtoll(s, NULL, 10);
}

long long llabs(long long v)
{
    return v < 0 ? -v : v;
}

typedef struct {
    long quot, rem;
} ldiv_t;
typedef struct {
    long long quot, rem;
} lldiv_t;

ldiv_t ldiv(long a, long b)
{
    return (ldiv_t){a / b, a % b};
}

lldiv_t lldiv(long long a, long long b)
{
    return (lldiv_t){a / b, a % b};
}

/* The digits of a number in a base of 2 to 36, in memory that the next call overwrites; null: another base. ultostr(3C). */
char *ultostr(unsigned long v, int base)
{
    static char text[8 * sizeof v + 2];
    char *at = text + sizeof text - 1;

    if (base < 2 || base > 36) {
        errno = ERANGE;
        return NULL;
    }
    do
        *--at = "0123456789abcdefghijklmnopqrstuvwxyz"[v % (unsigned)base];
    while (v /= (unsigned)base);
    return at;
}

char *ltostr(long v, int base)
{
    char *at = ultostr(v < 0 ? 0 - (unsigned long)v : (unsigned long)v, base);

    if (at && v < 0)
        *--at = '-';
    return at;
}

char *ltoa(long v)
{
    return ltostr(v, 10);
}

char *ultoa(unsigned long v)
{
    return ultostr(v, 10);
}

/* Digits of a number, of which *point are before the decimal point. ecvt(3C). */
static char *digits_of(double v, int digits, int after_point, int *point, int *negative)
{
    enum { DIGITS = 400 };
    static char text[DIGITS];
    struct decimal d;
    int n = digits < 0 ? 0 : digits;

    *negative = __builtin_signbit(v) != 0;
    *point = 0;
    if (!__builtin_isfinite(v))
        return strcpy(text, v != v ? "nan" : "inf");
    double_decimal(&d, v, !after_point && !n ? 1 : n, after_point);
    *point = d.point;
    if (after_point)
        n = n + d.point < 0 ? 0 : n + d.point;
    if (n > DIGITS - 1)
        n = DIGITS - 1;
    for (int i = 0; i < n; i++)
        text[i] = i < d.n ? d.digits[i] : '0';
    text[n] = 0;
    return text;
}

char *ecvt(double v, int digits, int *point, int *negative)
{
    return digits_of(v, digits, 0, point, negative);
}

char *fcvt(double v, int digits, int *point, int *negative)
{
    return digits_of(v, digits, 1, point, negative);
}

char *gcvt(double v, int digits, char *out)
{
    struct shown shown;
    char *to = out;

    show_double(&shown, v, 'g', digits, 0);
    if (shown.negative)
        *to++ = '-';
    for (int i = 0; i < shown.n; to += shown.pieces[i++].n)
        if (shown.pieces[i].text)
            memcpy(to, shown.pieces[i].text, (size_t)shown.pieces[i].n);
        else
            memset(to, '0', (size_t)shown.pieces[i].n);
    *to = 0;
    return out;
}
