/* wide_streams.c - streams of wide characters, whose characters are bytes; wprintf, wscanf and their like. */
#include "libc.h"

typedef unsigned wide;
enum { WIDE_EOF = -1 };

void flockfile(FILE *f);
void funlockfile(FILE *f);

static void mark_error(FILE *f)
{
    f->flags |= FILE_ERROR;
    errno = EILSEQ;
}

wide fgetwc(FILE *f)
{
    fwide(f, 1);
    return (wide)getc(f);
}

wide fputwc(wide c, FILE *f)
{
    fwide(f, 1);
    if (c > 255) {
        mark_error(f);
        return (wide)WIDE_EOF;
    }
    return (wide)putc((int)c, f);
}

wide getwc(FILE *f)
{
    return fgetwc(f);
}

wide putwc(wide c, FILE *f)
{
    return fputwc(c, f);
}

wide getwchar(void)
{
    return fgetwc(stdin);
}

wide putwchar(wide c)
{
    return fputwc(c, stdout);
}

wide ungetwc(wide c, FILE *f)
{
    fwide(f, 1);
    return c > 255 ? (wide)WIDE_EOF : (wide)ungetc((int)c, f);
}

/* ---- lines ------------------------------------------------------------------------------------------------------------- */

wide *fgetws(wide *to, int size, FILE *f)
{
    int n = 0;
    wide c = 0;

    flockfile(f);
    while (n < size - 1 && (c = fgetwc(f)) != (wide)WIDE_EOF) {
        to[n++] = c;
        if (c == '\n')
            break;
    }
    funlockfile(f);
    if (size < 1 || (c == (wide)WIDE_EOF && (!n || f->flags & FILE_ERROR)))
        return NULL;
    to[n] = 0;
    return to;
}

int fputws(const wide *s, FILE *f)
{
    int error = 0;

    flockfile(f);
    fwide(f, 1);
    for (; *s && !error; s++)
        error = fputwc(*s, f) == (wide)WIDE_EOF;
    funlockfile(f);
    return error ? EOF : 0;
}

/* The rest of standard input's line, without its end; the caller's room is not known: fgetws(3C). */
wide *getws(wide *to)
{
    wide *at = to, c;

    while ((c = fgetwc(stdin)) != (wide)WIDE_EOF && c != '\n')
        *at++ = c;
    if (c == (wide)WIDE_EOF && at == to)
        return NULL;
    *at = 0;
    return to;
}

int putws(const wide *s)
{
    return fputws(s, stdout) || fputwc('\n', stdout) == (wide)WIDE_EOF ? EOF : 0;
}

/* ---- wprintf ------------------------------------------------------------------------------------------------------------- */

int vfwprintf(FILE *f, const wide *format, va_list args)
{
    fwide(f, 1);
    const int n = print_text(f, (struct text){NULL, format}, args);

    if (n < 0)
        f->flags |= FILE_ERROR;
    return n;
}

int vwprintf(const wide *format, va_list args)
{
    return vfwprintf(stdout, format, args);
}

struct buffer {
    wide *at;
    size_t left;
};

static void put_in_buffer(void *ctx, const char *text, size_t n)
{
    struct buffer *b = ctx;

    for (; n && b->left; n--, b->left--)
        *b->at++ = (unsigned char)*text++;
}

static void put_wide_in_buffer(void *ctx, const wide *text, size_t n)
{
    struct buffer *b = ctx;

    for (; n && b->left; n--, b->left--)
        *b->at++ = *text++;
}

/* -1: the text does not fit, with its end. */
int vswprintf(wide *to, size_t size, const wide *format, va_list args)
{
    struct buffer b = {to, size ? size - 1 : 0};
    const struct output out = {put_in_buffer, put_wide_in_buffer, &b};
    const int n = format_text(&out, (struct text){NULL, format}, args);

    if (size)
        *b.at = 0;
    return n < 0 || (size_t)n >= size ? -1 : n;
}

/* Defines a function that ends with `...` by the one that ends with a va_list. */
#define VARIADIC(name, parameters, last, call) \
    int name parameters                        \
    {                                          \
        va_list args;                          \
                                               \
        va_start(args, last);                  \
        const int n = call;                    \
                                               \
        va_end(args);                          \
        return n;                              \
    }
VARIADIC(wprintf, (const wide *format, ...), format, vfwprintf(stdout, format, args))
VARIADIC(fwprintf, (FILE * f, const wide *format, ...), format, vfwprintf(f, format, args))
VARIADIC(swprintf, (wide * to, size_t size, const wide *format, ...), format, vswprintf(to, size, format, args))

/* ---- wscanf ---------------------------------------------------------------------------------------------------------------- */

int vfwscanf(FILE *f, const wide *format, va_list args)
{
    fwide(f, 1);
    return scan_text(f, (struct text){NULL, NULL}, (struct text){NULL, format}, args);
}

int vwscanf(const wide *format, va_list args)
{
    return vfwscanf(stdin, format, args);
}

int vswscanf(const wide *s, const wide *format, va_list args)
{
    return scan_text(NULL, (struct text){NULL, s}, (struct text){NULL, format}, args);
}

VARIADIC(wscanf, (const wide *format, ...), format, vfwscanf(stdin, format, args))
VARIADIC(fwscanf, (FILE * f, const wide *format, ...), format, vfwscanf(f, format, args))
VARIADIC(swscanf, (const wide *s, const wide *format, ...), format, vswscanf(s, format, args))
