/* shown.c - floating-point numbers as text, in pieces: their digits, and zeros. */
#include "libc.h"
#include "number.h"

void forget_decimal(struct decimal *d)
{
    if (d->digits != d->own)
        free(d->digits);
    d->digits = d->own;
}

void forget_shown(struct shown *s)
{
    forget_decimal(&s->decimal);
}

static void add(struct shown *s, const char *text, int n)
{
    if (n > 0)
        s->pieces[s->n++] = (struct piece){text, n};
}

/* n digits of d from `first` on: digits, and zeros after them. */
static void add_digits(struct shown *s, int first, int n)
{
    const struct decimal *d = &s->decimal;
    const int there = first >= d->n ? 0 : n < d->n - first ? n : d->n - first;

    add(s, d->digits + first, there);
    add(s, NULL, n - there);
}

static void show_fixed(struct shown *s, int precision, int point_always)
{
    const int point = s->decimal.point, zeros = point >= 0 ? 0 : -point < precision ? -point : precision;

    if (point > 0)
        add_digits(s, 0, point);
    else
        add(s, NULL, 1);
    if (precision || point_always)
        add(s, ".", 1);
    add(s, NULL, zeros);
    add_digits(s, point > 0 ? point : 0, precision - zeros);
}

static void set_exponent(struct shown *s, char letter, int exponent, int digits_least)
{
    unsigned rest = exponent < 0 ? 0 - (unsigned)exponent : (unsigned)exponent;
    int at = (int)sizeof s->exponent;

    for (int i = 0; i < digits_least || rest; i++, rest /= 10)
        s->exponent[--at] = (char)('0' + rest % 10);
    s->exponent[--at] = exponent < 0 ? '-' : '+';
    s->exponent[--at] = letter;
    add(s, s->exponent + at, (int)sizeof s->exponent - at);
}

static void show_scientific(struct shown *s, int precision, int point_always, char e)
{
    add_digits(s, 0, 1);
    if (precision || point_always)
        add(s, ".", 1);
    add_digits(s, 1, precision);
    set_exponent(s, e, s->decimal.n ? s->decimal.point - 1 : 0, 2);
}

static void show_general(struct shown *s, int precision, int alternative, char e)
{
    const struct decimal *d = &s->decimal;
    const int exponent = d->n ? d->point - 1 : 0, keep = precision ? precision : 1, scientific = exponent < -4 || exponent >= keep;
    int after = scientific ? keep - 1 : keep - 1 - exponent;
    const int there = scientific ? d->n - 1 : d->n - d->point;

    if (!alternative && after > there)
        after = there > 0 ? there : 0;
    if (scientific)
        show_scientific(s, after, alternative, e);
    else
        show_fixed(s, after, alternative);
}

static void show_special(struct shown *out, int is_nan, char conversion)
{
    const int upper = conversion >= 'A' && conversion <= 'Z';

    add(out, is_nan ? upper ? "NAN" : "nan" : upper ? "INF" : "inf", 3);
}

static void show_decimal(struct shown *out, char conversion, int precision, int alternative)
{
    const char lower = (char)(conversion | 32), e = conversion == lower ? 'e' : 'E';

    if (lower == 'g')
        show_general(out, precision, alternative, e);
    else if (lower == 'e')
        show_scientific(out, precision, alternative, e);
    else
        show_fixed(out, precision, alternative);
}

/* Rounds to `precision` nibbles, to nearest and even. Returns the carry. */
static unsigned round_nibbles(char *fraction, int nibbles, int precision, unsigned lead)
{
    int rest = 0;

    for (int i = precision + 1; i < nibbles; i++)
        rest |= fraction[i];
    const int odd = (precision ? (unsigned)fraction[precision - 1] : lead) & 1, last = fraction[precision];

    if (last < 8 || (last == 8 && !rest && !odd))
        return 0;
    for (int i = precision - 1; i >= 0; i--) {
        if (++fraction[i] < 16)
            return 0;
        fraction[i] = 0;
    }
    return 1;
}

static void show_hexadecimal(struct shown *out, unsigned lead, char *fraction, int nibbles, int exponent, char conversion, int precision,
                             int alternative)
{
    const char *digits = conversion == 'a' ? "0123456789abcdef" : "0123456789ABCDEF";
    char *text = out->decimal.own;
    int n = nibbles;

    if (precision < 0)
        while (n && !fraction[n - 1])
            n--;
    else if (precision < nibbles) {
        lead += round_nibbles(fraction, nibbles, precision, lead);
        n = precision;
    }
    out->prefix = conversion == 'a' ? "0x" : "0X";
    text[0] = digits[lead];
    for (int i = 0; i < n; i++)
        text[i + 1] = digits[(int)fraction[i]];
    add(out, text, 1);
    if (n || precision > 0 || alternative)
        add(out, ".", 1);
    add(out, text + 1, n);
    add(out, NULL, precision - n);
    set_exponent(out, conversion == 'a' ? 'p' : 'P', exponent, 1);
}

static void show_double_hexadecimal(struct shown *out, double v, char conversion, int precision, int alternative)
{
    enum { NIBBLES = 13 };
    const union {
        double v;
        u64 bits;
    } u = {v};
    const int e = (int)(u.bits >> 52 & 0x7ff);
    char fraction[NIBBLES];

    for (int i = 0; i < NIBBLES; i++)
        fraction[i] = (char)(u.bits >> (48 - 4 * i) & 15);
    show_hexadecimal(out, e != 0, fraction, NIBBLES, v == 0 ? 0 : (e ? e : 1) - 1023, conversion, precision, alternative);
}

static void begin(struct shown *out, int negative, int is_finite)
{
    out->negative = negative;
    out->is_finite = is_finite;
    out->n = 0;
    out->prefix = "";
    out->decimal.digits = out->decimal.own;
}

int show_double(struct shown *out, double v, char conversion, int precision, int alternative)
{
    const char lower = (char)(conversion | 32);

    begin(out, __builtin_signbit(v) != 0, __builtin_isfinite(v));
    if (!out->is_finite) {
        show_special(out, v != v, conversion);
    } else if (lower == 'a') {
        show_double_hexadecimal(out, v, conversion, precision, alternative);
    } else {
        precision = precision < 0 ? 6 : precision;
        double_decimal(&out->decimal, v, lower == 'f' ? precision : lower == 'e' ? precision + 1 : precision ? precision : 1, lower == 'f');
        show_decimal(out, conversion, precision, alternative);
    }
    return 0;
}

int show_quad(struct shown *out, struct quad v, char conversion, int precision, int alternative)
{
    enum { NIBBLES = 28 };
    const char lower = (char)(conversion | 32);
    const int e = quad_exponent(v);
    char fraction[NIBBLES];

    begin(out, (int)(v.high >> 63), quad_is_finite(v));
    if (!out->is_finite) {
        show_special(out, quad_is_nan(v), conversion);
        return 0;
    }
    if (lower == 'a') {
        for (int i = 0; i < NIBBLES; i++)
            fraction[i] = (char)((i < 12 ? v.high >> (44 - 4 * i) : v.low >> (108 - 4 * i)) & 15);
        show_hexadecimal(out, e != 0, fraction, NIBBLES, quad_is_zero(v) ? 0 : (e ? e : 1) - QUAD_BIAS, conversion, precision, alternative);
        return 0;
    }
    precision = precision < 0 ? 6 : precision;
    if (quad_decimal(&out->decimal, v, lower == 'f' ? precision : lower == 'e' ? precision + 1 : precision ? precision : 1, lower == 'f'))
        return -1;
    show_decimal(out, conversion, precision, alternative);
    return 0;
}
