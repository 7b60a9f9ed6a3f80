/* scan.c - the conversions of scanf. */
#include "libc.h"

/* Where characters come from: a stream or a string. */
struct source {
    FILE *f;
    const char *s;
    int read; /* characters so far */
};

static int next(struct source *in)
{
    int c = in->f ? getc(in->f) : *in->s ? (unsigned char)*in->s++ : EOF;

    in->read += c != EOF;
    return c;
}

static void back(struct source *in, int c)
{
    if (c == EOF)
        return;
    in->read--;
    if (in->f)
        ungetc(c, in->f);
    else
        in->s--;
}

static int skip_space(struct source *in)
{
    int c;

    while (isspace(c = next(in)))
        ;
    back(in, c);
    return c;
}

enum { TEXT = 512 };
enum size { INT, CHAR, SHORT, LONG, LONG_LONG };

/* Reads characters that could be of a number. Returns their count. */
static int number_text(struct source *in, char text[TEXT], int width, const char *allowed)
{
    int n = 0, c;

    while (n < width && n < TEXT - 1 && (c = next(in)) != EOF) {
        if (!strchr(allowed, c) && !(n == 0 && (c == '-' || c == '+'))) {
            back(in, c);
            break;
        }
        text[n++] = (char)c;
    }
    text[n] = 0;
    return n;
}

static void store(void *at, enum size size, long long v)
{
    switch (size) {
    case CHAR: *(char *)at = (char)v; break;
    case SHORT: *(short *)at = (short)v; break;
    case LONG: *(long *)at = (long)v; break;
    case LONG_LONG: *(long long *)at = v; break;
    default: *(int *)at = (int)v;
    }
}

struct scan {
    struct source in;
    int width, suppressed;
    enum size size;
    char conversion;
};

static int scan_integer(struct scan *s, void *at)
{
    const char *allowed = s->conversion == 'd' || s->conversion == 'u' ? "0123456789"
                          : s->conversion == 'o'                       ? "01234567"
                                                                       : "0123456789abcdefABCDEFxX";
    const int base = s->conversion == 'o'                                                   ? 8
                     : s->conversion == 'i'                                                 ? 0
                     : s->conversion == 'x' || s->conversion == 'X' || s->conversion == 'p' ? 16
                                                                                            : 10;
    char text[TEXT], *end;

    if (!number_text(&s->in, text, s->width ? s->width : TEXT, allowed))
        return 0;
    long long v = s->conversion == 'd' || s->conversion == 'i' ? strtoll(text, &end, base) : (long long)strtoull(text, &end, base);

    if (end == text)
        return 0;
    if (at)
        store(at, s->conversion == 'p' ? LONG : s->size, v);
    return 1;
}

static int scan_double(struct scan *s, void *at)
{
    char text[TEXT], *end;

    if (!number_text(&s->in, text, s->width ? s->width : TEXT, "0123456789.eE+-"))
        return 0;
    double v = strtod(text, &end);

    if (end == text)
        return 0;
    if (at && s->size == LONG)
        *(double *)at = v;
    else if (at)
        *(float *)at = (float)v;
    return 1;
}

/* set: the characters that belong to the text, by [byte]; NULL: all but space. */
static int scan_text(struct scan *s, char *at, const char *set)
{
    int n = 0, c;

    while ((!s->width || n < s->width) && (c = next(&s->in)) != EOF) {
        if (set ? !set[c] : isspace(c)) {
            back(&s->in, c);
            break;
        }
        if (at)
            at[n] = (char)c;
        n++;
    }
    if (at)
        at[n] = 0;
    return n > 0;
}

static int scan_bytes(struct scan *s, char *at)
{
    const int width = s->width ? s->width : 1;

    for (int n = 0; n < width; n++) {
        int c = next(&s->in);

        if (c == EOF)
            return 0;
        if (at)
            at[n] = (char)c;
    }
    return 1;
}

/* Reads [...]; returns what follows it. */
static const char *read_set(const char *f, char set[256])
{
    const int inverted = *f == '^';

    memset(set, inverted, 256);
    f += inverted;
    for (const char *first = f; *f && (*f != ']' || f == first); f++) {
        const unsigned char to = f[1] == '-' && f[2] && f[2] != ']' ? (unsigned char)f[2] : (unsigned char)*f;

        for (unsigned c = (unsigned char)*f; c <= to; c++)
            set[c] = (char)!inverted;
        f += f[1] == '-' && f[2] && f[2] != ']' ? 2 : 0;
    }
    return *f ? f + 1 : f;
}

static const char *read_spec(const char *f, struct scan *s)
{
    s->suppressed = *f == '*';
    f += s->suppressed;
    for (s->width = 0; isdigit((unsigned char)*f); f++)
        s->width = s->width * 10 + (*f - '0');
    for (s->size = INT;; f++)
        switch (*f) {
        case 'h': s->size = s->size == SHORT ? CHAR : SHORT; break;
        case 'l': s->size = s->size == LONG ? LONG_LONG : LONG; break;
        case 'j':
        case 'q':
        case 'L': s->size = LONG_LONG; break;
        case 'z':
        case 't': s->size = LONG; break;
        default: s->conversion = *f; return *f ? f + 1 : f;
        }
}

static int scan(struct source from, const char *f, va_list args)
{
    struct scan s = {.in = from};
    int done = 0, good = 1;
    char set[256];

    while (*f && good) {
        if (isspace((unsigned char)*f)) {
            skip_space(&s.in);
            f++;
            continue;
        }
        if (*f++ != '%') {
            int c = next(&s.in);

            good = c == (unsigned char)f[-1];
            if (!good)
                back(&s.in, c);
            continue;
        }
        f = read_spec(f, &s);
        if (s.conversion == '[')
            f = read_set(f, set);
        if (!strchr("[cCn", s.conversion) && skip_space(&s.in) == EOF)
            return done ? done : EOF;
        if (s.conversion == '%') {
            good = next(&s.in) == '%';
            continue;
        }
        void *at = s.suppressed ? NULL : va_arg(args, void *);

        switch (s.conversion) {
        case 'n': store(at, s.size, s.in.read); continue;
        case 'c': good = scan_bytes(&s, at); break;
        case 's': good = scan_text(&s, at, NULL); break;
        case '[': good = scan_text(&s, at, set); break;
        case 'e':
        case 'f':
        case 'g':
        case 'E':
        case 'G': good = scan_double(&s, at); break;
        default: good = scan_integer(&s, at);
        }
        done += good && !s.suppressed;
    }
    return done;
}

int vsscanf(const char *s, const char *format, va_list args)
{
    return scan((struct source){NULL, s, 0}, format, args);
}

int sscanf(const char *s, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int n = vsscanf(s, format, args);

    va_end(args);
    return n;
}

int vfscanf(FILE *f, const char *format, va_list args)
{
    return scan((struct source){f, NULL, 0}, format, args);
}

int fscanf(FILE *f, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int n = vfscanf(f, format, args);

    va_end(args);
    return n;
}

int scanf(const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int n = vfscanf(stdin, format, args);

    va_end(args);
    return n;
}
