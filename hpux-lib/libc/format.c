/* format.c - the conversions of printf. */
#include "libc.h"

enum { MINUS = 1, PLUS = 2, SPACE = 4, ALTERNATIVE = 8, ZERO = 16 };
enum size { SIZE_INT, SIZE_CHAR, SIZE_SHORT, SIZE_LONG, SIZE_LONG_LONG, SIZE_LONG_DOUBLE };

struct spec {
    unsigned flags;
    int width, precision; /* precision -1: none */
    enum size size;
    char conversion;
};

struct sink {
    void (*put)(void *ctx, const char *text, size_t n);
    void *ctx;
    int written;
};

static void put(struct sink *s, const char *text, size_t n)
{
    if (n)
        s->put(s->ctx, text, n);
    s->written += (int)n;
}

static void pad(struct sink *s, char with, int n)
{
    char block[32];

    memset(block, with, sizeof block);
    for (; n > 0; n -= (int)sizeof block)
        put(s, block, n < (int)sizeof block ? (size_t)n : sizeof block);
}

/* A prefix (sign or 0x), zeros, and text, in the field's width. */
static void put_field(struct sink *s, const struct spec *p, const char *prefix, int zeros, const char *text, int n)
{
    int before = (int)strlen(prefix), fill = p->width - before - zeros - n;

    if (!(p->flags & (MINUS | ZERO)))
        pad(s, ' ', fill);
    put(s, prefix, (size_t)before);
    if ((p->flags & ZERO) && !(p->flags & MINUS))
        pad(s, '0', fill);
    pad(s, '0', zeros);
    put(s, text, (size_t)n);
    if (p->flags & MINUS)
        pad(s, ' ', fill);
}

static const char *sign_of(const struct spec *p, int negative)
{
    return negative ? "-" : p->flags & PLUS ? "+" : p->flags & SPACE ? " " : "";
}

static void put_integer(struct sink *s, struct spec *p, unsigned long long v, int negative)
{
    const unsigned base = p->conversion == 'o' ? 8 : (p->conversion | 32) == 'x' || p->conversion == 'p' ? 16 : 10;
    const char *digits = p->conversion == 'X' ? "0123456789ABCDEF" : "0123456789abcdef", *prefix = "";
    char text[24];
    int at = (int)sizeof text, n;

    if (p->conversion == 'd' || p->conversion == 'i')
        prefix = sign_of(p, negative);
    else if (v && base == 16 && (p->flags & ALTERNATIVE))
        prefix = p->conversion == 'X' ? "0X" : "0x";
    if (p->precision >= 0)
        p->flags &= ~(unsigned)ZERO;
    for (; v; v /= base)
        text[--at] = digits[v % base];
    n = (int)sizeof text - at;
    int zeros = (p->precision < 0 ? 1 : p->precision) - n;

    if (base == 8 && (p->flags & ALTERNATIVE) && zeros <= 0)
        zeros = 1;
    put_field(s, p, prefix, zeros > 0 ? zeros : 0, text + at, n);
}

static void put_double(struct sink *s, struct spec *p, double v)
{
    char text[NUMBER_MAX];
    int n = format_double(text, v, p->conversion, p->precision < 0 ? 6 : p->precision, p->flags & ALTERNATIVE), negative = text[0] == '-';

    if (isalpha((unsigned char)text[negative]))
        p->flags &= ~(unsigned)ZERO;
    put_field(s, p, sign_of(p, negative), 0, text + negative, n - negative);
}

static void put_string(struct sink *s, const struct spec *p, const char *text)
{
    int n = 0;

    if (!text)
        text = "(null)";
    while ((p->precision < 0 || n < p->precision) && text[n])
        n++;
    struct spec plain = *p;

    plain.flags &= ~(unsigned)ZERO;
    put_field(s, &plain, "", 0, text, n);
}

static const char *read_flags(const char *f, struct spec *p)
{
    static const char names[] = "-+ #0";

    for (const char *at; *f && (at = strchr(names, *f)); f++)
        p->flags |= 1u << (at - names);
    return f + (*f == '\'');
}

static const char *read_size(const char *f, struct spec *p)
{
    for (;; f++)
        switch (*f) {
        case 'h': p->size = p->size == SIZE_SHORT ? SIZE_CHAR : SIZE_SHORT; break;
        case 'l': p->size = p->size == SIZE_LONG ? SIZE_LONG_LONG : SIZE_LONG; break;
        case 'q':
        case 'j': p->size = SIZE_LONG_LONG; break;
        case 't':
        case 'z': p->size = SIZE_LONG; break;
        case 'L': p->size = SIZE_LONG_DOUBLE; break;
        default: return f;
        }
}

/* va_list as a structure's member: its address can be passed on any machine. */
struct arguments {
    va_list list;
};

static const char *read_number(const char *f, struct arguments *a, int *out)
{
    if (*f == '*') {
        *out = va_arg(a->list, int);
        return f + 1;
    }
    for (*out = 0; isdigit((unsigned char)*f); f++)
        *out = *out * 10 + (*f - '0');
    return f;
}

static long long signed_argument(struct arguments *a, enum size size)
{
    switch (size) {
    case SIZE_CHAR: return (signed char)va_arg(a->list, int);
    case SIZE_SHORT: return (short)va_arg(a->list, int);
    case SIZE_LONG: return va_arg(a->list, long);
    case SIZE_LONG_LONG:
    case SIZE_LONG_DOUBLE: return va_arg(a->list, long long);
    default: return va_arg(a->list, int);
    }
}

static unsigned long long unsigned_argument(struct arguments *a, enum size size)
{
    unsigned long long v = (unsigned long long)signed_argument(a, size);

    switch (size) {
    case SIZE_CHAR: return (unsigned char)v;
    case SIZE_SHORT: return (unsigned short)v;
    case SIZE_LONG: return (unsigned long)v;
    case SIZE_LONG_LONG:
    case SIZE_LONG_DOUBLE: return v;
    default: return (unsigned)v;
    }
}

static double double_argument(struct arguments *a, enum size size)
{
    return size == SIZE_LONG_DOUBLE ? (double)va_arg(a->list, long double) : va_arg(a->list, double);
}

static void convert(struct sink *s, struct spec *p, struct arguments *a)
{
    long long v;
    char c;

    switch (p->conversion) {
    case 'd':
    case 'i':
        v = signed_argument(a, p->size);
        put_integer(s, p, v < 0 ? 0 - (unsigned long long)v : (unsigned long long)v, v < 0);
        break;
    case 'o':
    case 'u':
    case 'x':
    case 'X': put_integer(s, p, unsigned_argument(a, p->size), 0); break;
    case 'p': put_integer(s, p, (uintptr_t)va_arg(a->list, void *), 0); break;
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G': put_double(s, p, double_argument(a, p->size)); break;
    case 'c':
    case 'C':
        c = (char)va_arg(a->list, int);
        p->flags &= ~(unsigned)ZERO;
        put_field(s, p, "", 0, &c, 1);
        break;
    case 's': put_string(s, p, va_arg(a->list, const char *)); break;
    case 'n': *va_arg(a->list, int *) = s->written; break;
    default: put(s, &p->conversion, 1);
    }
}

int format_text(void (*to)(void *ctx, const char *text, size_t n), void *ctx, const char *f, va_list args)
{
    struct sink s = {to, ctx, 0};
    struct arguments a;

    va_copy(a.list, args);
    for (;;) {
        const char *plain = f;

        while (*f && *f != '%')
            f++;
        put(&s, plain, (size_t)(f - plain));
        if (!*f++)
            break;
        struct spec p = {0, 0, -1, SIZE_INT, 0};

        f = read_number(read_flags(f, &p), &a, &p.width);
        if (p.width < 0) {
            p.flags |= MINUS;
            p.width = -p.width;
        }
        if (*f == '.')
            f = read_number(f + 1, &a, &p.precision);
        f = read_size(f, &p);
        p.conversion = *f;
        if (!*f++)
            break;
        convert(&s, &p, &a);
    }
    va_end(a.list);
    return s.written;
}

/* ---- into memory ---------------------------------------------------------------------------------------------------- */

struct buffer {
    char *at;
    size_t left;
};

static void put_in_buffer(void *ctx, const char *text, size_t n)
{
    struct buffer *b = ctx;
    size_t fits = n < b->left ? n : b->left;

    memcpy(b->at, text, fits);
    b->at += fits;
    b->left -= fits;
}

int vsnprintf(char *to, size_t size, const char *format, va_list args)
{
    struct buffer b = {to, size ? size - 1 : 0};
    int n = format_text(put_in_buffer, &b, format, args);

    if (size)
        *b.at = 0;
    return n;
}

int snprintf(char *to, size_t size, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int n = vsnprintf(to, size, format, args);

    va_end(args);
    return n;
}

int vsprintf(char *to, const char *format, va_list args)
{
    return vsnprintf(to, (size_t)LONG_MAX, format, args);
}

int sprintf(char *to, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int n = vsprintf(to, format, args);

    va_end(args);
    return n;
}
