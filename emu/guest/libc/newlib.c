/* newlib.c - what newlib's files use of the rest of newlib. */
#include "libc.h"

int vsscanf(const char *text, const char *format, va_list args);

struct _reent;
void abort(void) __attribute__((noreturn));

/* Ranges of characters are those of the codes. */
const int __collate_load_error = 1;

int __collate_range_cmp(int a, int b)
{
    return (unsigned char)a - (unsigned char)b;
}

void *_malloc_r(struct _reent *r, size_t size)
{
    return malloc(size);
}

void *_calloc_r(struct _reent *r, size_t n, size_t size)
{
    return calloc(n, size);
}

void *_realloc_r(struct _reent *r, void *p, size_t size)
{
    return realloc(p, size);
}

void _free_r(struct _reent *r, void *p)
{
    free(p);
}

void *reallocf(void *p, size_t size)
{
    void *bigger = realloc(p, size);

    if (!bigger)
        free(p);
    return bigger;
}

/* ---- strtod() ---- */

const struct {
    const char *point, *thousands, *grouping;
} _C_numeric_locale = {".", "", ""};
const char __global_locale = 0; /* nothing but its address is used */

double nan(const char *tag)
{
    return __builtin_nan("");
}

float nanf(const char *tag)
{
    return __builtin_nanf("");
}

void __assert_func(const char *file, int line, const char *function, const char *expression)
{
    abort();
}

/* ---- time: formats without floats, and functions of a locale ---- */

char *_getenv_r(struct _reent *r, const char *name)
{
    return getenv(name);
}

int siprintf(char *to, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    const int n = vsnprintf(to, INT_MAX, format, args);

    va_end(args);
    return n;
}

int sniprintf(char *to, size_t size, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    const int n = vsnprintf(to, size, format, args);

    va_end(args);
    return n;
}

int siscanf(const char *text, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    const int n = vsscanf(text, format, args);

    va_end(args);
    return n;
}

int isspace_l(int c, void *locale)
{
    return isspace(c);
}

int tolower_l(int c, void *locale)
{
    return tolower((unsigned char)c);
}

long strtol_l(const char *s, char **end, int base, void *locale)
{
    return strtol(s, end, base);
}

long long strtoll_l(const char *s, char **end, int base, void *locale)
{
    return strtoll(s, end, base);
}
