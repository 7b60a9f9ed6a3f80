/* quad_text.c - long doubles as text, and text as long doubles and floats, exactly rounded: by integers of any length. */
#include "libc.h"
#include "number.h"
#include "real.h"

/* ---- long integers --------------------------------------------------------------------------------------------------------- */

enum { UNIT = 1000000000, UNIT_DIGITS = 9 };

/* (high * 2^32 + low) / UNIT, for high < UNIT, without a division of 64 bits: Moeller and Granlund, "Improved Division by Invariant
 * Integers", 2011. */
static uint32_t divide_by_unit(uint32_t high, uint32_t low, uint32_t *rest)
{
    enum { SHIFT = 2 };
    const uint32_t d = (uint32_t)UNIT << SHIFT, reciprocal = (uint32_t)(~0ull / d);
    const uint32_t n1 = high << SHIFT | low >> (32 - SHIFT), n0 = low << SHIFT;
    const u64 q = (u64)reciprocal * n1 + ((u64)n1 << 32 | n0);
    uint32_t q1 = (uint32_t)(q >> 32) + 1, r = n0 - q1 * d;

    if (r > (uint32_t)q) {
        q1--;
        r += d;
    }
    if (r >= d) {
        q1++;
        r -= d;
    }
    *rest = r >> SHIFT;
    return q1;
}

/* ---- to decimal ----------------------------------------------------------------------------------------------------------- */

/* A long double as 32-bit words: words[0] to words[whole - 1] before the point, the lowest first; fraction[0] is the first one after it. */
enum { WHOLE_WORDS = 513, FRACTION_WORDS = 516, WHOLE_UNITS = 550 };
struct expansion {
    int whole, fractions, first; /* fraction[] is zero before `first` */
    uint32_t words[WHOLE_WORDS], fraction[FRACTION_WORDS];
};

static void set_bit(struct expansion *x, long weight)
{
    if (weight >= 0) {
        x->words[weight / 32] |= 1u << weight % 32;
        if (weight / 32 >= x->whole)
            x->whole = (int)(weight / 32) + 1;
        return;
    }
    const long n = -1 - weight;

    x->fraction[n / 32] |= 0x80000000u >> n % 32;
    if (n / 32 >= x->fractions)
        x->fractions = (int)(n / 32) + 1;
    if (n / 32 < x->first)
        x->first = (int)(n / 32);
}

static void expand_quad(struct expansion *x, struct quad v)
{
    const int e = quad_exponent(v);
    const u64 high = (v.high & QUAD_FRACTION) | (u64)(e != 0) << 48;
    const long least = (e ? e : 1) - QUAD_BIAS - 112;

    memset(x, 0, sizeof *x);
    x->first = FRACTION_WORDS;
    for (int i = 0; i < 113; i++)
        if ((i < 64 ? v.low >> i : high >> (i - 64)) & 1)
            set_bit(x, least + i);
}

/* The digits that are kept, and what was dropped after them. */
struct digits {
    struct decimal *out;
    int limit, after_point; /* as quad_decimal() has them */
    int wanted, begun, no_memory;
    int dropped_digits, next, rest; /* the first one that was dropped; are others not zero? */
};

static int begin_digits(struct digits *d)
{
    enum { MOST = 11600 }; /* no long double has more */
    const long wanted = d->after_point ? (long)d->limit + d->out->point : d->limit;

    d->begun = 1;
    d->wanted = wanted < 0 ? -1 : wanted > MOST ? MOST : (int)wanted;
    if (d->wanted >= DIGITS_OWN) {
        char *more = malloc((size_t)d->wanted + 1);

        d->no_memory = !more;
        d->out->digits = more ? more : d->out->own;
    }
    return !d->no_memory;
}

/* A digit; zeros before the first one move the point, if they are after it. */
static void add_digit(struct digits *d, int digit, int in_fraction)
{
    if (!d->begun) {
        if (!digit) {
            d->out->point -= in_fraction;
            return;
        }
        if (!begin_digits(d))
            return;
    }
    if (d->no_memory)
        return;
    if (d->out->n < d->wanted)
        d->out->digits[d->out->n++] = (char)('0' + digit);
    else if (!d->dropped_digits++)
        d->next = digit;
    else
        d->rest |= digit;
}

static void add_unit(struct digits *d, uint32_t unit, int in_fraction)
{
    for (uint32_t power = UNIT / 10; power; power /= 10)
        add_digit(d, (int)(unit / power % 10), in_fraction);
}

static int digits_in(uint32_t unit)
{
    int n = 0;

    for (; unit; unit /= 10)
        n++;
    return n;
}

/* The integer part: units from the lowest one on. */
static void add_whole(struct digits *d, struct expansion *x)
{
    uint32_t units[WHOLE_UNITS];
    int n = 0;

    while (x->whole) {
        uint32_t rest = 0;

        for (int i = x->whole - 1; i >= 0; i--)
            x->words[i] = divide_by_unit(rest, x->words[i], &rest);
        units[n++] = rest;
        while (x->whole && !x->words[x->whole - 1])
            x->whole--;
    }
    if (n)
        d->out->point = (n - 1) * UNIT_DIGITS + digits_in(units[n - 1]);
    while (n)
        add_unit(d, units[--n], 0);
}

/* The fraction: what its product with a unit carries are digits. */
static void add_fraction(struct digits *d, struct expansion *x)
{
    while (x->first < x->fractions && !d->dropped_digits && !d->no_memory) {
        if (!d->begun && d->after_point && d->out->point < -d->limit)
            return; /* nothing to see so far to the left */
        uint32_t carry = 0;

        for (int i = x->fractions - 1; i >= x->first; i--) {
            const u64 product = (u64)x->fraction[i] * UNIT + carry;

            x->fraction[i] = (uint32_t)product;
            carry = (uint32_t)(product >> 32);
        }
        if (carry && x->first) {
            x->fraction[--x->first] = carry;
            carry = 0;
        }
        add_unit(d, carry, 1);
        while (x->first < x->fractions && !x->fraction[x->fractions - 1])
            x->fractions--;
    }
    d->rest |= x->first < x->fractions;
}

static void round_digits(struct digits *d)
{
    struct decimal *out = d->out;
    const int odd = out->n && (out->digits[out->n - 1] & 1), rest = d->rest != 0;
    int up = d->dropped_digits && d->wanted >= 0 && (d->next > 5 || (d->next == 5 && (rest || odd)));

    for (; up && out->n; up = 1) {
        if (out->digits[out->n - 1] < '9') {
            out->digits[out->n - 1]++;
            up = 0;
            break;
        }
        out->n--;
    }
    if (up) {
        out->digits[out->n++] = '1';
        out->point++;
    }
    while (out->n && out->digits[out->n - 1] == '0')
        out->n--;
    if (!out->n)
        out->point = 0;
}

int quad_decimal(struct decimal *out, struct quad v, int digits, int after_point)
{
    struct digits d = {.out = out, .limit = digits, .after_point = after_point};
    struct expansion x;

    out->digits = out->own;
    out->n = out->point = 0;
    expand_quad(&x, v);
    add_whole(&d, &x);
    add_fraction(&d, &x);
    if (d.no_memory)
        return -1;
    if (d.begun)
        round_digits(&d);
    else
        out->point = 0;
    return 0;
}

/* ---- from text -------------------------------------------------------------------------------------------------------------- */

/* An integer that grows. */
struct integer {
    uint32_t *words;
    int n;
};

/* a = a * by + plus; there is room. */
static void multiply_add(struct integer *a, uint32_t by, uint32_t plus)
{
    u64 carry = plus;

    for (int i = 0; i < a->n; i++) {
        carry += (u64)a->words[i] * by;
        a->words[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry)
        a->words[a->n++] = (uint32_t)carry;
}

static void multiply_by_power_of_ten(struct integer *a, long power)
{
    for (; power >= UNIT_DIGITS; power -= UNIT_DIGITS)
        multiply_add(a, UNIT, 0);
    for (; power > 0; power--)
        multiply_add(a, 10, 0);
}

static long bit_length(const struct integer *a)
{
    return a->n ? 32l * a->n - __builtin_clz(a->words[a->n - 1]) : 0;
}

static void shift_integer(struct integer *a, long by)
{
    const int words = (int)(by / 32), bits = (int)(by % 32);

    if (!a->n || !by)
        return;
    a->words[a->n] = 0;
    for (int i = a->n; i >= 0; i--)
        a->words[i + words] = a->words[i] << bits | (bits && i ? a->words[i - 1] >> (32 - bits) : 0);
    memset(a->words, 0, (size_t)words * sizeof *a->words);
    a->n += words + 1;
    a->n -= !a->words[a->n - 1];
}

static int compare_integers(const struct integer *a, const struct integer *b)
{
    if (a->n != b->n)
        return a->n < b->n ? -1 : 1;
    for (int i = a->n - 1; i >= 0; i--)
        if (a->words[i] != b->words[i])
            return a->words[i] < b->words[i] ? -1 : 1;
    return 0;
}

static void subtract_integer(struct integer *a, const struct integer *b)
{
    uint32_t borrow = 0;

    for (int i = 0; i < a->n; i++) {
        const u64 d = (u64)a->words[i] - (i < b->n ? b->words[i] : 0) - borrow;

        a->words[i] = (uint32_t)d;
        borrow = (uint32_t)(d >> 32) & 1;
    }
    while (a->n && !a->words[a->n - 1])
        a->n--;
}

/* a / b: the first bits, and whether there are more. Both change. */
static struct real quotient(struct integer *a, struct integer *b)
{
    struct real r = {0};
    const long by = bit_length(a) - bit_length(b);

    shift_integer(by < 0 ? a : b, by < 0 ? -by : by);
    r.exponent = by + 1;
    if (compare_integers(a, b) < 0) {
        shift_integer(a, 1);
        r.exponent--;
    }
    for (int i = REAL_BITS - 1; i > REAL_BITS - 120; i--) { /* a long double has 113 bits */
        if (compare_integers(a, b) >= 0) {
            subtract_integer(a, b);
            r.words[i / 32] |= 1u << i % 32;
        }
        shift_integer(a, 1);
    }
    r.words[0] |= a->n != 0;
    return r;
}

static int digit_value(char c)
{
    const int lower = c | 32;

    return c >= '0' && c <= '9' ? c - '0' : lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : 99;
}

/* A number's parts in a text: digits with a point between them, an exponent. */
struct parsed {
    int negative, base;
    const char *digits, *end; /* from the first digit that is not zero to the last one */
    long n;                   /* digits in all */
    long exponent;            /* of the base or of 2: the digits as an integer, times that */
};

/* An exponent of so many bits is more than any number has. */
static const char *read_exponent(const char *s, long *out)
{
    const int negative = s[1] == '-', sign = negative || s[1] == '+';
    const char *p = s + 1 + sign;
    long v = 0;

    if (!isdigit((unsigned char)*p))
        return s;
    for (; isdigit((unsigned char)*p); p++)
        v = v < 100000000 ? v * 10 + (*p - '0') : v;
    *out = negative ? -v : v;
    return p;
}

/* The digits at s. Returns their end, or NULL if there are none. */
static const char *read_digits(const char *s, struct parsed *p)
{
    const int step = p->base == 16 ? 4 : 1;
    int any = 0, point = 0;
    long exponent = 0;

    p->digits = NULL;
    for (;; s++) {
        if (*s == '.' && !point) {
            point = 1;
            continue;
        }
        const int v = digit_value(*s);

        if (v >= p->base)
            break;
        any = 1;
        p->exponent -= point ? step : 0;
        if (v && !p->digits)
            p->digits = s;
        p->n += p->digits != NULL;
    }
    if (!any)
        return NULL;
    p->end = s;
    if ((*s | 32) == (p->base == 16 ? 'p' : 'e'))
        s = read_exponent(s, &exponent);
    p->exponent += exponent;
    return s;
}

/* The first `most` digits as an integer; others count as one that is not zero if one of them is. */
static void digits_to_integer(const struct parsed *p, struct integer *out, long most, long *dropped)
{
    long n = 0;
    int rest = 0;

    for (const char *s = p->digits; s < p->end; s++) {
        if (*s == '.')
            continue;
        if (n++ < most)
            multiply_add(out, (uint32_t)p->base, (uint32_t)digit_value(*s));
        else
            rest |= digit_value(*s);
    }
    *dropped = n > most ? n - most : 0;
    if (*dropped && rest) {
        multiply_add(out, (uint32_t)p->base, 1);
        --*dropped;
    }
}

/* 0, or -1: no memory. */
static int to_real(const struct parsed *p, struct real *out)
{
    enum { MOST_DIGITS = 11600, LARGE = 20000 };
    const int is_decimal = p->base == 10;
    const long n = p->n < MOST_DIGITS ? p->n : MOST_DIGITS;
    long dropped;

    if (is_decimal && p->exponent + p->n > LARGE) {
        *out = (struct real){0, 1l << 20, {0}};
        out->words[REAL_WORDS - 1] = 1u << 31;
        return 0;
    }
    if (is_decimal && p->exponent + p->n < -LARGE) {
        *out = (struct real){0, -(1l << 20), {0}};
        out->words[REAL_WORDS - 1] = 1u << 31;
        return 0;
    }
    /* Room for digits and powers of ten: each within 4 bits, and both shifted to the larger one. */
    const long scale = p->exponent + (p->n - n), power = !is_decimal ? 0 : scale < 0 ? 1 - scale : scale;
    const size_t room = (size_t)((n + 2 + power) * 4 / 32 + 16);
    uint32_t *memory = malloc(2 * room * sizeof *memory);
    struct integer a = {memory, 0}, b = {memory + room, 0};

    if (!memory)
        return -1;
    digits_to_integer(p, &a, MOST_DIGITS, &dropped);
    multiply_add(&b, 0, 1);
    const long exponent = is_decimal ? p->exponent + dropped : p->exponent + 4 * dropped;

    if (is_decimal)
        multiply_by_power_of_ten(exponent < 0 ? &b : &a, exponent < 0 ? -exponent : exponent);
    *out = quotient(&a, &b);
    if (!is_decimal)
        out->exponent += exponent;
    free(memory);
    return 0;
}

static int matches(const char *s, const char *name)
{
    while (*name && (*s | 32) == *name)
        s++, name++;
    return !*name;
}

enum kind { NUMBER, NONE, INFINITE_TEXT, NAN_TEXT, NO_MEMORY };

static const char *after_nan(const char *s)
{
    const char *p = s;

    if (*p != '(')
        return s;
    for (p++; isalpha((unsigned char)*p) || isdigit((unsigned char)*p) || *p == '_'; p++)
        ;
    return *p == ')' ? p + 1 : s;
}

/* *out is zero or the number; its bit 0 may mean: more. */
static enum kind parse(const char *s, char **end, struct real *out)
{
    const char *start = s;
    struct parsed p = {.base = 10};
    enum kind kind = NUMBER;

    *out = (struct real){0};
    while (isspace((unsigned char)*s))
        s++;
    out->negative = *s == '-';
    s += *s == '-' || *s == '+';
    if (matches(s, "inf")) {
        s += matches(s, "infinity") ? 8 : 3;
        kind = INFINITE_TEXT;
    } else if (matches(s, "nan")) {
        s = after_nan(s + 3);
        kind = NAN_TEXT;
    } else {
        const char *after = NULL;

        if (*s == '0' && (s[1] | 32) == 'x') {
            p.base = 16;
            after = read_digits(s + 2, &p);
        }
        if (!after) {
            p = (struct parsed){.base = 10};
            after = read_digits(s, &p);
        }
        kind = after ? NUMBER : NONE;
        s = after ? after : start;
        if (after && p.digits) {
            const int negative = out->negative;

            if (to_real(&p, out))
                kind = NO_MEMORY;
            out->negative = negative;
        }
    }
    if (end)
        *end = (char *)s;
    return kind;
}

struct quad strtold(const char *s, char **end)
{
    struct real r;
    const enum kind kind = parse(s, end, &r);
    struct quad q = real_quad(r);

    if (kind == INFINITE_TEXT || kind == NAN_TEXT)
        return (struct quad){(r.negative ? QUAD_SIGN : 0) | (u64)QUAD_TOP << 48 | (u64)(kind == NAN_TEXT) << 47, 0};
    if (kind == NO_MEMORY)
        errno = ENOMEM;
    else if (!quad_is_finite(q) || (!real_is_zero(r) && !quad_exponent(q)))
        errno = ERANGE;
    return q;
}

float strtof(const char *s, char **end)
{
    struct real r;
    const enum kind kind = parse(s, end, &r);
    const float v = real_float(r);

    if (kind == INFINITE_TEXT || kind == NAN_TEXT)
        return kind == NAN_TEXT ? __builtin_nanf("") : r.negative ? -__builtin_inff() : __builtin_inff();
    if (kind == NO_MEMORY)
        errno = ENOMEM;
    else if (!__builtin_isfinite(v) || (!real_is_zero(r) && __builtin_fabsf(v) < __FLT_MIN__))
        errno = ERANGE;
    return v;
}
