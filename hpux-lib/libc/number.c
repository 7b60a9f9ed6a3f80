/* number.c - doubles as text and back, exactly: both conversions use integers of any length. */
#include "libc.h"

/* An integer in limbs of 32 bits, the lowest first. 2^1100 * 10^NUMBER_DIGITS fits. */
enum { LIMBS = 160, DIGITS_MOST = 1100 };
struct big {
    unsigned n;
    uint32_t limb[LIMBS];
};

static void trim(struct big *b)
{
    while (b->n && !b->limb[b->n - 1])
        b->n--;
}

static void multiply(struct big *b, uint32_t by, uint32_t add)
{
    uint64_t carry = add;

    for (unsigned i = 0; i < b->n; i++) {
        carry += (uint64_t)b->limb[i] * by;
        b->limb[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry && b->n < LIMBS)
        b->limb[b->n++] = (uint32_t)carry;
}

/* Divides by a small number; returns the rest. */
static uint32_t divide(struct big *b, uint32_t by)
{
    uint64_t rest = 0;

    for (unsigned i = b->n; i--;) {
        rest = rest << 32 | b->limb[i];
        b->limb[i] = (uint32_t)(rest / by);
        rest %= by;
    }
    trim(b);
    return (uint32_t)rest;
}

static void shift_left(struct big *b, unsigned by)
{
    unsigned words = by / 32, bits = by % 32;

    if (!b->n || b->n + words + 1 > LIMBS)
        return;
    for (unsigned i = b->n; i--;)
        b->limb[i + words] = b->limb[i];
    for (unsigned i = 0; i < words; i++)
        b->limb[i] = 0;
    b->n += words;
    multiply(b, (uint32_t)1 << bits, 0);
}

static int compare(const struct big *a, const struct big *b)
{
    if (a->n != b->n)
        return a->n < b->n ? -1 : 1;
    for (unsigned i = a->n; i--;)
        if (a->limb[i] != b->limb[i])
            return a->limb[i] < b->limb[i] ? -1 : 1;
    return 0;
}

static void subtract(struct big *a, const struct big *b)
{
    int64_t borrow = 0;

    for (unsigned i = 0; i < a->n; i++) {
        int64_t v = (int64_t)a->limb[i] - (i < b->n ? b->limb[i] : 0) + borrow;

        a->limb[i] = (uint32_t)v;
        borrow = v >> 32;
    }
    trim(a);
}

static void set(struct big *b, uint64_t v)
{
    b->n = 2;
    b->limb[0] = (uint32_t)v;
    b->limb[1] = (uint32_t)(v >> 32);
    trim(b);
}

union bits {
    double d;
    uint64_t u;
};

/* ---- to text --------------------------------------------------------------------------------------------------- */

/* All digits of a finite positive number: digits[0] has the weight 10^(point - 1). Returns their count. */
struct decimal {
    int point;
    int n;
    char digits[DIGITS_MOST];
};

static void expand(double v, struct decimal *out)
{
    static struct big b;
    union bits raw = {v};
    int exponent = (int)(raw.u >> 52 & 2047);
    uint64_t mantissa = (raw.u & (((uint64_t)1 << 52) - 1)) | (exponent ? (uint64_t)1 << 52 : 0);
    int scale = (exponent ? exponent : 1) - 1075, tens = 0;
    char reversed[DIGITS_MOST];
    int n = 0;

    set(&b, mantissa);
    if (scale > 0)
        shift_left(&b, (unsigned)scale);
    for (; scale < 0; scale++, tens++) /* x / 2^k = x * 5^k / 10^k */
        multiply(&b, 5, 0);
    while (b.n && n < DIGITS_MOST)
        reversed[n++] = (char)('0' + divide(&b, 10));
    out->n = n;
    out->point = n - tens;
    for (int i = 0; i < n; i++)
        out->digits[i] = reversed[n - 1 - i];
}

/* Rounds to `keep` digits, to even if in the middle. */
static void round_to(struct decimal *d, int keep)
{
    if (keep >= d->n)
        return;
    if (keep < 0) {
        d->n = 0;
        return;
    }
    int up = d->digits[keep] > '5';

    if (d->digits[keep] == '5') {
        up = keep && (d->digits[keep - 1] & 1);
        for (int i = keep + 1; i < d->n; i++)
            up |= d->digits[i] != '0';
    }
    d->n = keep;
    for (int i = keep; up && i--;) {
        up = d->digits[i] == '9';
        d->digits[i] = up ? '0' : (char)(d->digits[i] + 1);
    }
    if (up) {
        memmove(d->digits + 1, d->digits, (size_t)d->n);
        d->digits[0] = '1';
        d->n = keep + 1;
        d->point++;
    }
}

static char digit(const struct decimal *d, int i)
{
    return i >= 0 && i < d->n ? d->digits[i] : '0';
}

static int put_fixed(char *out, const struct decimal *d, int precision, int point_always)
{
    int at = 0;

    for (int i = d->point > 0 ? 0 : d->point - 1; i < d->point; i++)
        out[at++] = digit(d, i);
    if (precision || point_always)
        out[at++] = '.';
    for (int i = d->point; i < d->point + precision; i++)
        out[at++] = digit(d, i);
    return at;
}

static int put_scientific(char *out, const struct decimal *d, int precision, int point_always, char e)
{
    int at = 0, exponent = d->n ? d->point - 1 : 0, shown = exponent < 0 ? -exponent : exponent;

    out[at++] = digit(d, 0);
    if (precision || point_always)
        out[at++] = '.';
    for (int i = 1; i <= precision; i++)
        out[at++] = digit(d, i);
    out[at++] = e;
    out[at++] = exponent < 0 ? '-' : '+';
    if (shown >= 100)
        out[at++] = (char)('0' + shown / 100);
    out[at++] = (char)('0' + shown / 10 % 10);
    out[at++] = (char)('0' + shown % 10);
    return at;
}

static int strip_zeros(char *out, int n)
{
    int e = 0;

    while (e < n && (out[e] | 32) != 'e')
        e++;
    int end = e;

    if (!memchr(out, '.', (size_t)e))
        return n;
    while (end && out[end - 1] == '0')
        end--;
    if (end && out[end - 1] == '.')
        end--;
    memmove(out + end, out + e, (size_t)(n - e));
    return end + n - e;
}

static int general(char *out, struct decimal *d, int precision, int alternative, char e)
{
    int n, keep = precision ? precision : 1;

    round_to(d, keep);
    int exponent = d->n ? d->point - 1 : 0;

    if (exponent < -4 || exponent >= keep)
        n = put_scientific(out, d, keep - 1, alternative, e);
    else
        n = put_fixed(out, d, keep - 1 - exponent, alternative);
    return alternative ? n : strip_zeros(out, n);
}

int format_double(char out[NUMBER_MAX], double v, char conversion, int precision, int alternative)
{
    static struct decimal d;
    union bits raw = {v};
    const char lower = (char)(conversion | 32), e = conversion == lower ? 'e' : 'E';
    int at = 0;

    if (raw.u >> 63)
        out[at++] = '-';
    raw.u &= ~((uint64_t)1 << 63);
    if (raw.u >> 52 == 2047) {
        const char *name = raw.u << 12 ? conversion == lower ? "nan" : "NAN" : conversion == lower ? "inf" : "INF";

        return (int)strlen(strcpy(out + at, name)) + at;
    }
    if (precision > 340)
        precision = 340;
    expand(raw.d, &d);
    if (lower == 'g')
        return at + general(out + at, &d, precision, alternative, e);
    if (lower == 'e') {
        round_to(&d, precision + 1);
        return at + put_scientific(out + at, &d, precision, alternative, e);
    }
    round_to(&d, d.point + precision);
    return at + put_fixed(out + at, &d, precision, alternative);
}

/* ---- from text -------------------------------------------------------------------------------------------------- */

/* The double nearest to b / 10^tens. */
static double quotient(struct big *b, int tens)
{
    static struct big divisor;
    int scale = 0;
    uint64_t mantissa = 0;
    int bits = 0;

    if (!b->n)
        return 0;
    set(&divisor, 1);
    for (; tens > 0; tens--)
        multiply(&divisor, 10, 0);
    for (; tens < 0; tens++)
        multiply(b, 10, 0);
    while (compare(b, &divisor) < 0) /* now 1 <= b / divisor < 2 */
        multiply(b, 2, 0), scale--;
    for (;;) {
        multiply(&divisor, 2, 0);
        if (compare(b, &divisor) < 0)
            break;
        scale++;
    }
    divide(&divisor, 2);
    const int most = scale < -1022 ? 53 + 1022 + scale : 53; /* fewer bits for subnormal numbers */

    for (; bits < most; bits++) {
        mantissa <<= 1;
        if (compare(b, &divisor) >= 0) {
            subtract(b, &divisor);
            mantissa |= 1;
        }
        multiply(b, 2, 0);
    }
    int half = compare(b, &divisor);

    if (most < 0)
        return 0;
    mantissa += half > 0 || (half == 0 && (mantissa & 1));
    if (scale > 1023)
        return __builtin_inf();
    union bits raw = {.u = scale < -1022 ? mantissa : ((uint64_t)(scale + 1022) << 52) + mantissa};

    return raw.d;
}

double strtod(const char *s, char **end)
{
    static struct big b;
    const char *p = s;
    int negative, any = 0, tens = 0, used = 0;

    while (isspace((unsigned char)*p))
        p++;
    negative = *p == '-';
    p += *p == '-' || *p == '+';
    b.n = 0;
    for (int point = 0; isdigit((unsigned char)*p) || (*p == '.' && !point); p++) {
        if (*p == '.') {
            point = 1;
            continue;
        }
        any = 1;
        tens += point;
        if (used >= 800) { /* more digits do not change the result */
            tens--;
            continue;
        }
        if (b.n || *p != '0') {
            if (!b.n)
                set(&b, (uint64_t)(*p - '0'));
            else
                multiply(&b, 10, (uint32_t)(*p - '0'));
            used++;
        }
    }
    if (!any) {
        if (end)
            *end = (char *)s;
        return 0;
    }
    if ((*p | 32) == 'e') {
        char *after;
        long exponent = strtol(p + 1, &after, 10);

        if (after != p + 1 && (isdigit((unsigned char)p[1]) || isdigit((unsigned char)p[2]))) {
            p = after;
            tens -= exponent > 5000 ? 5000 : exponent < -5000 ? -5000 : (int)exponent;
        }
    }
    if (end)
        *end = (char *)p;
    double v = tens > 1150 || !b.n ? 0 : -tens > 400 ? __builtin_inf() : quotient(&b, tens);

    if (v == __builtin_inf())
        errno = ERANGE;
    return negative ? -v : v;
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
