/* format.c - the conversions of printf and wprintf. */
#include "number.h"

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
    const struct output *to;
    int written;
    int failed;
};

static void put(struct sink *s, const char *text, size_t n)
{
    if (n)
        s->to->put(s->to->ctx, text, n);
    s->written += (int)n;
}

static void put_wide(struct sink *s, const unsigned *text, size_t n)
{
    char bytes[64];
    size_t in_block;

    if (s->to->put_wide) {
        s->to->put_wide(s->to->ctx, text, n);
        s->written += (int)n;
        return;
    }
    for (; n && !s->failed; n -= in_block, text += in_block) {
        for (in_block = 0; in_block < n && in_block < sizeof bytes && text[in_block] < 256; in_block++)
            bytes[in_block] = (char)text[in_block];
        put(s, bytes, in_block);
        if (!in_block) {
            errno = EILSEQ;
            s->failed = 1;
        }
    }
}

static void pad(struct sink *s, char with, int n)
{
    char block[32];

    memset(block, with, sizeof block);
    for (; n > 0; n -= (int)sizeof block)
        put(s, block, n < (int)sizeof block ? (size_t)n : sizeof block);
}

/* Begins a field: spaces, a sign or prefix, zeros. `n` characters follow it. Returns how many spaces end the field. */
static int begin_field(struct sink *s, const struct spec *p, const char *sign, const char *prefix, int n)
{
    const size_t signs = strlen(sign), before = strlen(prefix);
    const int fill = p->width - (int)(signs + before) - n;

    if (!(p->flags & (MINUS | ZERO)))
        pad(s, ' ', fill);
    put(s, sign, signs);
    put(s, prefix, before);
    if ((p->flags & ZERO) && !(p->flags & MINUS))
        pad(s, '0', fill);
    return p->flags & MINUS ? fill : 0;
}

/* A prefix (sign or 0x), zeros, and text, in the field's width. */
static void put_field(struct sink *s, const struct spec *p, const char *prefix, int zeros, const char *text, int n)
{
    const int after = begin_field(s, p, prefix, "", zeros + n);

    pad(s, '0', zeros);
    put(s, text, (size_t)n);
    pad(s, ' ', after);
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

static void put_shown(struct sink *s, struct spec *p, struct shown *shown)
{
    int n = 0;

    for (int i = 0; i < shown->n; i++)
        n += shown->pieces[i].n;
    if (!shown->is_finite)
        p->flags &= ~(unsigned)ZERO;
    const int after = begin_field(s, p, sign_of(p, shown->negative), shown->prefix, n);

    for (int i = 0; i < shown->n; i++)
        if (shown->pieces[i].text)
            put(s, shown->pieces[i].text, (size_t)shown->pieces[i].n);
        else
            pad(s, '0', shown->pieces[i].n);
    pad(s, ' ', after);
    forget_shown(shown);
}

static void put_double(struct sink *s, struct spec *p, double v)
{
    struct shown shown;

    show_double(&shown, v, p->conversion, p->precision, (p->flags & ALTERNATIVE) != 0);
    put_shown(s, p, &shown);
}

static void put_quad(struct sink *s, struct spec *p, struct quad v)
{
    struct shown shown;

    if (show_quad(&shown, v, p->conversion, p->precision, (p->flags & ALTERNATIVE) != 0)) {
        errno = ENOMEM;
        s->failed = 1;
    } else {
        put_shown(s, p, &shown);
    }
}

static void put_string(struct sink *s, const struct spec *p, const char *text)
{
    int n = 0;

    if (!text)
        text = "(null)";
    while ((p->precision < 0 || n < p->precision) && text[n])
        n++;
    put_field(s, p, "", 0, text, n);
}

static void put_wide_string(struct sink *s, const struct spec *p, const unsigned *text)
{
    int n = 0;

    if (!text) {
        put_string(s, p, NULL);
        return;
    }
    while ((p->precision < 0 || n < p->precision) && text[n])
        n++;
    const int after = begin_field(s, p, "", "", n);

    put_wide(s, text, (size_t)n);
    pad(s, ' ', after);
}

static void put_character(struct sink *s, const struct spec *p, unsigned c)
{
    const int after = begin_field(s, p, "", "", 1);

    put_wide(s, &c, 1);
    pad(s, ' ', after);
}

static void read_flags(struct text *f, struct spec *p)
{
    static const char names[] = "-+ #0";

    for (;; text_skip(f, 1)) {
        const unsigned c = text_char(f);
        const char *at = c && c < 128 ? strchr(names, (int)c) : NULL;

        if (at)
            p->flags |= 1u << (at - names);
        else if (c != '\'')
            return;
    }
}

static void read_size(struct text *f, struct spec *p)
{
    for (;; text_skip(f, 1))
        switch (text_char(f)) {
        case 'h': p->size = p->size == SIZE_SHORT ? SIZE_CHAR : SIZE_SHORT; break;
        case 'l': p->size = p->size == SIZE_LONG ? SIZE_LONG_LONG : SIZE_LONG; break;
        case 'q':
        case 'j': p->size = SIZE_LONG_LONG; break;
        case 't':
        case 'z': p->size = SIZE_LONG; break;
        case 'L': p->size = SIZE_LONG_DOUBLE; break;
        default: return;
        }
}

/* va_list as a structure's member: its address can be passed on any machine. */
struct arguments {
    va_list list;
};

static int read_number(struct text *f, struct arguments *a)
{
    enum { MOST = 1 << 28 };
    int v = 0;

    if (text_char(f) == '*') {
        text_skip(f, 1);
        v = va_arg(a->list, int);
        return v > MOST ? MOST : v < -MOST ? -MOST : v;
    }
    for (; text_char(f) >= '0' && text_char(f) <= '9'; text_skip(f, 1))
        v = v < MOST / 10 ? v * 10 + (int)(text_char(f) - '0') : MOST;
    return v;
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

/* The compiler for PA-RISC has no type of 128 bits: a structure is passed as HP's passes a long double, as on 32-bit SPARC. */
static struct quad quad_argument(struct arguments *a)
{
#ifdef LONG_DOUBLE_WORDS
    return LONG_DOUBLE_WORDS(va_arg(a->list, long double));
#elif defined __ia64__
    const union {
        long double v;
        struct quad words;
    } u = {va_arg(a->list, long double)};

    return u.words;
#else
    return va_arg(a->list, struct quad);
#endif
}

static void store_written(const struct spec *p, void *to, int n)
{
    switch (p->size) {
    case SIZE_CHAR: *(signed char *)to = (signed char)n; break;
    case SIZE_SHORT: *(short *)to = (short)n; break;
    case SIZE_LONG: *(long *)to = n; break;
    case SIZE_LONG_LONG: *(long long *)to = n; break;
    default: *(int *)to = n;
    }
}

static void put_text(struct sink *s, struct spec *p, struct arguments *a)
{
    const int is_wide = p->size == SIZE_LONG || p->conversion == 'C' || p->conversion == 'S';

    p->flags &= ~(unsigned)ZERO;
    if ((p->conversion | 32) == 'c') {
        const int c = va_arg(a->list, int);

        put_character(s, p, is_wide ? (unsigned)c : (unsigned char)c);
    } else if (is_wide) {
        put_wide_string(s, p, va_arg(a->list, const unsigned *));
    } else {
        put_string(s, p, va_arg(a->list, const char *));
    }
}

static void convert(struct sink *s, struct spec *p, struct arguments *a)
{
    long long v;

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
    case 'a':
    case 'A':
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
        if (p->size == SIZE_LONG_DOUBLE)
            put_quad(s, p, quad_argument(a));
        else
            put_double(s, p, va_arg(a->list, double));
        break;
    case 'c':
    case 'C':
    case 's':
    case 'S': put_text(s, p, a); break;
    case 'n': store_written(p, va_arg(a->list, void *), s->written); break;
    default: put(s, &p->conversion, 1);
    }
}

/* Writes what precedes the next conversion. Returns whether there is one. */
static int put_plain(struct sink *s, struct text *f)
{
    const struct text plain = *f;
    size_t n = 0;

    for (; text_char(f) && text_char(f) != '%'; text_skip(f, 1))
        n++;
    if (plain.wide)
        put_wide(s, plain.wide, n);
    else
        put(s, plain.bytes, n);
    if (!text_char(f))
        return 0;
    text_skip(f, 1);
    return 1;
}

int format_text(const struct output *to, struct text f, va_list args)
{
    struct sink s = {to, 0, 0};
    struct arguments a;

#ifdef NUMBERED_ARGUMENTS
    if (has_numbers(f))
        return format_numbered(to, f, args);
#endif
    va_copy(a.list, args);
    while (put_plain(&s, &f) && !s.failed) {
        struct spec p = {0, 0, -1, SIZE_INT, 0};

        read_flags(&f, &p);
        p.width = read_number(&f, &a);
        if (p.width < 0) {
            p.flags |= MINUS;
            p.width = -p.width;
        }
        if (text_char(&f) == '.') {
            text_skip(&f, 1);
            p.precision = read_number(&f, &a);
            p.precision = p.precision < 0 ? -1 : p.precision;
        }
        read_size(&f, &p);
        p.conversion = (char)text_char(&f);
        if (!text_char(&f))
            break;
        text_skip(&f, 1);
        convert(&s, &p, &a);
    }
    va_end(a.list);
    return s.failed ? -1 : s.written;
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
    const struct output out = {put_in_buffer, NULL, &b};
    const int n = format_text(&out, (struct text){format, NULL}, args);

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
