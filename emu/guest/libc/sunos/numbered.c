/*
 * numbered.c - formats whose conversions name their arguments by number: each conversion is made by the functions of format.c or scan.c,
 * from a format without the number.
 */
#include "libc.h"
#include "quad.h"

enum { ARGUMENTS_MOST = 99 };

static int is_digit(const struct text *f)
{
    return text_char(f) >= '0' && text_char(f) <= '9';
}

static int read_digits(struct text *f)
{
    enum { MOST = 1 << 28 };
    int v = 0;

    for (; is_digit(f); text_skip(f, 1))
        v = v < MOST / 10 ? v * 10 + (int)(text_char(f) - '0') : MOST;
    return v;
}

/* Takes `n$`. Returns n, or 0: there is none, or one that no argument can have. */
static int read_position(struct text *f)
{
    struct text after = *f;
    const int n = read_digits(&after);

    if (text_char(&after) != '$' || n < 1 || n > ARGUMENTS_MOST)
        return 0;
    text_skip(&after, 1);
    *f = after;
    return n;
}

/* Skips to the next '%' that is no %%, and it. Returns whether there is one. */
static int find_conversion(struct text *f)
{
    for (; text_char(f); text_skip(f, 1)) {
        if (text_char(f) != '%')
            continue;
        text_skip(f, 1);
        if (text_char(f) != '%')
            return text_char(f) != 0;
    }
    return 0;
}

int has_numbers(struct text f)
{
    return find_conversion(&f) && read_position(&f);
}

/* ---- printf ------------------------------------------------------------------------------------------------------------------ */

/* What a conversion's text says. Numbers of arguments are from 1; 0: none. */
struct spec {
    char flags[8];
    int argument, width_argument, precision_argument;
    int width, precision; /* precision -1: none */
    char size;            /* 0, h, l, L; H for hh, q for ll */
    char conversion;
};

static void read_flags(struct text *f, char flags[8])
{
    size_t n = 0;

    for (; text_char(f) && text_char(f) < 128 && strchr("-+ #0'", (int)text_char(f)); text_skip(f, 1))
        if (!memchr(flags, (int)text_char(f), n))
            flags[n++] = (char)text_char(f);
    flags[n] = 0;
}

/* Takes digits, or * and the number of an argument. Returns whether it is good. */
static int read_amount(struct text *f, int *value, int *argument)
{
    if (text_char(f) != '*') {
        *value = read_digits(f);
        return 1;
    }
    text_skip(f, 1);
    *argument = read_position(f);
    return *argument != 0;
}

static char read_size(struct text *f)
{
    char size = 0;

    for (;; text_skip(f, 1))
        switch (text_char(f)) {
        case 'h': size = size == 'h' ? 'H' : 'h'; break;
        case 'l': size = size == 'l' ? 'q' : 'l'; break;
        case 'q':
        case 'j': size = 'q'; break;
        case 't':
        case 'z': size = 'l'; break;
        case 'L': size = 'L'; break;
        default: return size;
        }
}

/* Takes what follows a '%'. Returns whether it is good. */
static int read_spec(struct text *f, struct spec *p)
{
    *p = (struct spec){.argument = read_position(f), .precision = -1};
    read_flags(f, p->flags);
    if (!p->argument || !read_amount(f, &p->width, &p->width_argument))
        return 0;
    if (text_char(f) == '.') {
        text_skip(f, 1);
        if (!read_amount(f, &p->precision, &p->precision_argument))
            return 0;
    }
    p->size = read_size(f);
    p->conversion = text_char(f) < 128 ? (char)text_char(f) : 0;
    text_skip(f, p->conversion != 0);
    return p->conversion != 0;
}

enum type { INT, LONG, LONG_LONG, DOUBLE, LONG_DOUBLE, POINTER };

static enum type type_of(const struct spec *p)
{
    switch (p->conversion) {
    case 'a':
    case 'A':
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G': return p->size == 'L' ? LONG_DOUBLE : DOUBLE;
    case 's':
    case 'S':
    case 'p':
    case 'n': return POINTER;
    case 'c':
    case 'C': return INT;
    default: return p->size == 'l' ? LONG : p->size == 'q' || p->size == 'L' ? LONG_LONG : INT;
    }
}

/* va_list as a structure's member: its address can be passed on any machine. */
struct arguments {
    va_list list;
};

static void skip_argument(struct arguments *a, enum type type)
{
    switch (type) {
    case LONG: (void)va_arg(a->list, long); break;
    case LONG_LONG: (void)va_arg(a->list, long long); break;
    case DOUBLE: (void)va_arg(a->list, double); break;
#ifdef LONG_DOUBLE_WORDS
    case LONG_DOUBLE: (void)va_arg(a->list, long double); break;
#else
    case LONG_DOUBLE: (void)va_arg(a->list, struct quad); break;
#endif
    case POINTER: (void)va_arg(a->list, void *); break;
    default: (void)va_arg(a->list, int);
    }
}

/* Where each argument is, by its number; argument 0 is not used. */
struct positions {
    int count;
    enum type types[ARGUMENTS_MOST + 1];
    struct arguments at[ARGUMENTS_MOST + 1];
};

static void note(struct positions *p, int argument, enum type type)
{
    if (argument)
        p->types[argument] = type;
    p->count = argument > p->count ? argument : p->count;
}

/* Arguments that no conversion names are ints. Returns whether the format is good. */
static int find_types(struct positions *p, struct text f)
{
    struct spec spec;

    p->count = 0;
    for (int i = 0; i <= ARGUMENTS_MOST; i++)
        p->types[i] = INT;
    while (find_conversion(&f)) {
        if (!read_spec(&f, &spec))
            return 0;
        note(p, spec.argument, type_of(&spec));
        note(p, spec.width_argument, INT);
        note(p, spec.precision_argument, INT);
    }
    return 1;
}

static int number_at(struct positions *p, int argument)
{
    struct arguments a;

    va_copy(a.list, p->at[argument].list);
    const int v = va_arg(a.list, int);

    va_end(a.list);
    return v;
}

static void store_count(char size, void *to, int n)
{
    switch (size) {
    case 'H': *(signed char *)to = (signed char)n; break;
    case 'h': *(short *)to = (short)n; break;
    case 'l': *(long *)to = n; break;
    case 'q': *(long long *)to = n; break;
    default: *(int *)to = n;
    }
}

/* Returns the number of characters, or -1. `written` have been written before. */
static int format_one(const struct output *to, const struct spec *s, struct positions *p, int written)
{
    const char size[] = {s->size == 'H' ? 'h' : s->size == 'q' ? 'l' : s->size, s->size == 'H' ? 'h' : s->size == 'q' ? 'l' : 0, 0};
    const int precision = s->precision_argument ? number_at(p, s->precision_argument) : s->precision;
    int width = s->width_argument ? number_at(p, s->width_argument) : s->width;
    enum { PART = 16 };
    char format[4 * PART] = "%", *at = format + 1;
    struct arguments a;

    va_copy(a.list, p->at[s->argument].list);
    if (s->conversion == 'n') {
        store_count(s->size, va_arg(a.list, void *), written);
        va_end(a.list);
        return 0;
    }
    at += snprintf(at, PART, "%s%s", s->flags, width < 0 ? "-" : "");
    width = width == INT_MIN ? INT_MAX : width < 0 ? -width : width;
    if (width)
        at += snprintf(at, PART, "%d", width);
    if (precision >= 0)
        at += snprintf(at, PART, ".%d", precision);
    snprintf(at, PART, "%s%c", size, s->conversion);
    const int n = format_text(to, (struct text){format, NULL}, a.list);

    va_end(a.list);
    return n;
}

/* Writes what precedes the next conversion and takes its '%'. Returns the number of characters, or -1; *more: there is a conversion. */
static int format_plain(const struct output *to, struct text *f, int *more, ...)
{
    union {
        char bytes[64];
        unsigned wide[64];
    } part;
    int total = 0;
    va_list none;

    va_start(none, more);
    for (*more = 0; text_char(f) && !*more && total >= 0;) {
        size_t n = 0;

        for (; n < 62 && text_char(f) && !*more; text_skip(f, 1)) {
            const unsigned c = text_char(f);

            if (c == '%') {
                struct text after = *f;

                text_skip(&after, 1);
                *more = text_char(&after) != '%';
                if (*more)
                    continue;
                *f = after;
            }
            for (unsigned copies = c == '%' ? 2 : 1; copies; copies--, n++)
                if (f->wide)
                    part.wide[n] = c;
                else
                    part.bytes[n] = (char)c;
        }
        if (f->wide)
            part.wide[n] = 0;
        else
            part.bytes[n] = 0;
        const int done = format_text(to, f->wide ? (struct text){NULL, part.wide} : (struct text){part.bytes, NULL}, none);

        total = done < 0 ? -1 : total + done;
    }
    va_end(none);
    return total;
}

int format_numbered(const struct output *to, struct text f, va_list args)
{
    struct positions p;
    struct arguments all;
    struct spec spec;
    int more, written, n;

    if (!find_types(&p, f)) {
        errno = EINVAL;
        return -1;
    }
    va_copy(all.list, args);
    for (int i = 1; i <= p.count; i++) {
        va_copy(p.at[i].list, all.list);
        skip_argument(&all, p.types[i]);
    }
    for (written = n = format_plain(to, &f, &more); more && n >= 0; written += n) {
        read_spec(&f, &spec);
        n = format_one(to, &spec, &p, written);
        if (n < 0)
            break;
        written += n;
        n = format_plain(to, &f, &more);
    }
    for (int i = 1; i <= p.count; i++)
        va_end(p.at[i].list);
    va_end(all.list);
    return n < 0 ? -1 : written;
}

/* ---- scanf: all arguments are pointers, which are passed in the conversions' order ---------------------------------------------- */

struct scanned {
    struct text out; /* the format without numbers: where the next character goes */
    void *all[ARGUMENTS_MOST], *ordered[ARGUMENTS_MOST];
    int count;
};

static void copy(struct scanned *s, struct text *f)
{
    if (s->out.wide)
        *(unsigned *)s->out.wide = *f->wide;
    else
        *(char *)s->out.bytes = *f->bytes;
    text_skip(&s->out, 1);
    text_skip(f, 1);
}

/* Copies the set [...] that f is in. */
static void copy_set(struct scanned *s, struct text *f)
{
    if (text_char(f) == '^')
        copy(s, f);
    if (text_char(f) == ']')
        copy(s, f);
    while (text_char(f) && text_char(f) != ']')
        copy(s, f);
}

/* Copies what follows a '%'. Returns whether it is good. */
static int copy_conversion(struct scanned *s, struct text *f)
{
    if (text_char(f) == '%') {
        copy(s, f);
        return 1;
    }
    const int n = read_position(f);

    if (!n && text_char(f) != '*')
        return 0;
    if (n && s->count == ARGUMENTS_MOST)
        return 0;
    if (n)
        s->ordered[s->count++] = s->all[n - 1];
    while (text_char(f) && text_char(f) < 128 && strchr("*0123456789hlLqjzt", (int)text_char(f)))
        copy(s, f);
    const int set = text_char(f) == '[';

    if (text_char(f))
        copy(s, f);
    if (set)
        copy_set(s, f);
    return 1;
}

/* The format's numbers: the greatest, or 0. Sets may contain what looks like one. */
static int greatest(struct text f)
{
    int most = 0;

    while (find_conversion(&f)) {
        const int n = read_position(&f);

        most = n > most ? n : most;
    }
    return most;
}

static int scan_ordered(FILE *f, const struct text *from, struct text format, ...)
{
    va_list args;

    va_start(args, format);
    const int n = scan_text(f, *from, format, args);

    va_end(args);
    return n;
}

#define TEN(p) (p)[0], (p)[1], (p)[2], (p)[3], (p)[4], (p)[5], (p)[6], (p)[7], (p)[8], (p)[9]
#define HUNDRED(p) \
    TEN(p), TEN(p + 10), TEN(p + 20), TEN(p + 30), TEN(p + 40), TEN(p + 50), TEN(p + 60), TEN(p + 70), TEN(p + 80), TEN(p + 90)

static size_t length_of(struct text f)
{
    size_t n = 0;

    for (; text_char(&f); text_skip(&f, 1))
        n++;
    return n;
}

int scan_numbered(FILE *stream, struct text from, struct text f, va_list args)
{
    const size_t size = (length_of(f) + 1) * (f.wide ? sizeof *f.wide : 1);
    void *memory = malloc(size), *ordered[ARGUMENTS_MOST + 1] = {NULL};
    struct scanned s = {.out = f.wide ? (struct text){NULL, memory} : (struct text){memory, NULL}};
    const int count = greatest(f);
    const struct text format = s.out;
    int good = 1, n = EOF;

    if (!memory)
        return EOF;
    for (int i = 0; i < count; i++)
        s.all[i] = va_arg(args, void *);
    while (text_char(&f) && good) {
        const int is_conversion = text_char(&f) == '%';

        copy(&s, &f);
        if (is_conversion)
            good = copy_conversion(&s, &f);
    }
    if (good) {
        copy(&s, &f);
        memcpy(ordered, s.ordered, sizeof s.ordered);
        n = scan_ordered(stream, &from, format, HUNDRED(ordered));
    } else {
        errno = EINVAL;
    }
    free(memory);
    return n;
}
