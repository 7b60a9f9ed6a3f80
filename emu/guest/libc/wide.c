/*
 * wide.c - wide characters of the C locale: bytes of more bits. Their strings are newlib's.
 *
 * A wchar_t is unsigned int on HP-UX (GCC's config/pa/pa-hpux.h, ia64/hpux.h).
 */
#include "libc.h"
#include "quad.h"

struct quad strtold(const char *s, char **end);

typedef unsigned wide; /* wchar_t */

/* ---- classes --------------------------------------------------------------------------------------------------------- */

int isprint(int c);
int isgraph(int c);
int ispunct(int c);
int isalnum(int c);
int iscntrl(int c);
int isblank(int c);
int isxdigit(int c);
int islower(int c);

static const struct {
    const char *name;
    int (*test)(int c);
} classes[] = {{"alpha", isalpha}, {"upper", isupper}, {"lower", islower}, {"digit", isdigit}, {"xdigit", isxdigit}, {"alnum", isalnum},
               {"space", isspace}, {"blank", isblank}, {"punct", ispunct}, {"print", isprint}, {"graph", isgraph},   {"cntrl", iscntrl}};

unsigned wctype(const char *name)
{
    for (unsigned i = 0; i < sizeof classes / sizeof *classes; i++)
        if (!strcmp(name, classes[i].name))
            return i + 1;
    return 0;
}

int iswctype(unsigned c, unsigned type)
{
    return type && type <= sizeof classes / sizeof *classes && c < 128 && classes[type - 1].test((int)c);
}

#define WIDE_CLASS(name, test)               \
    int name(wide c)                         \
    {                                        \
        return c < 128 && test((int)c) != 0; \
    }
WIDE_CLASS(iswalpha, isalpha)
WIDE_CLASS(iswupper, isupper)
WIDE_CLASS(iswlower, islower)
WIDE_CLASS(iswdigit, isdigit)
WIDE_CLASS(iswxdigit, isxdigit)
WIDE_CLASS(iswalnum, isalnum)
WIDE_CLASS(iswspace, isspace)
WIDE_CLASS(iswblank, isblank)
WIDE_CLASS(iswpunct, ispunct)
WIDE_CLASS(iswprint, isprint)
WIDE_CLASS(iswgraph, isgraph)
WIDE_CLASS(iswcntrl, iscntrl)

wide towlower(wide c)
{
    return c < 128 ? (wide)tolower((int)c) : c;
}

wide towupper(wide c)
{
    extern int toupper(int c);

    return c < 128 ? (wide)toupper((int)c) : c;
}

enum { MAP_LOWER = 1, MAP_UPPER };

unsigned wctrans(const char *name)
{
    return !strcmp(name, "tolower") ? MAP_LOWER : !strcmp(name, "toupper") ? MAP_UPPER : 0;
}

wide towctrans(wide c, unsigned map)
{
    return map == MAP_LOWER ? towlower(c) : map == MAP_UPPER ? towupper(c) : c;
}

int wctob(wide c)
{
    return c < 128 ? (int)c : EOF;
}

/* Columns on a terminal; -1: not printable. */
int wcwidth(wide c)
{
    return !c ? 0 : iswprint(c) ? 1 : -1;
}

int wcswidth(const wide *s, size_t n)
{
    size_t i = 0;

    for (; i < n && s[i]; i++)
        if (!iswprint(s[i]))
            return -1;
    return (int)i;
}

/* ---- strings ----------------------------------------------------------------------------------------------------------- */

unsigned btowc(int c)
{
    return c >= 0 && c < 128 ? (unsigned)c : (unsigned)-1;
}

size_t wcslen(const wide *s)
{
    size_t n = 0;

    while (s[n])
        n++;
    return n;
}

size_t mbrtowc(wide *to, const char *s, size_t n, void *state)
{
    if (!s)
        return 0;
    if (!n)
        return (size_t)-2;
    if (to)
        *to = (unsigned char)*s;
    return *s != 0;
}

int mbtowc(wide *to, const char *s, size_t n)
{
    return (int)mbrtowc(to, s, n, NULL);
}

size_t wcrtomb(char *to, wide c, void *state)
{
    if (to)
        *to = (char)c;
    return 1;
}

int wctomb(char *to, wide c)
{
    return to ? (int)wcrtomb(to, c, NULL) : 0;
}

int mbsinit(const void *state)
{
    return 1;
}

int mblen(const char *s, size_t n)
{
    return s && n ? *s != 0 : 0;
}

size_t mbstowcs(wide *to, const char *s, size_t n)
{
    size_t i = 0;

    for (; i < n || !to; i++) {
        if (to)
            to[i] = (unsigned char)s[i];
        if (!s[i])
            return i;
    }
    return i;
}

/* A character has a byte. -1: one of them has none. */
size_t wcstombs(char *to, const wide *from, size_t n)
{
    size_t i = 0;

    for (; i < n || !to; i++) {
        if (from[i] > 255) {
            errno = EILSEQ;
            return (size_t)-1;
        }
        if (to)
            to[i] = (char)from[i];
        if (!from[i])
            return i;
    }
    return i;
}

size_t mbsrtowcs(wide *to, const char **from, size_t n, void *state)
{
    const size_t done = mbstowcs(to, *from, n);

    if (to)
        *from = done < n ? NULL : *from + done;
    return done;
}

size_t wcsrtombs(char *to, const wide **from, size_t n, void *state)
{
    const size_t done = wcstombs(to, *from, n);

    if (to && done != (size_t)-1)
        *from = done < n ? NULL : *from + done;
    return done;
}

size_t mbrlen(const char *s, size_t n, void *state)
{
    return mbrtowc(NULL, s, n, state);
}

/* XPG3's name. */
wide *wcswcs(const wide *s, const wide *part)
{
    extern wide *wcsstr(const wide *s, const wide *part);

    return wcsstr(s, part);
}

/* ---- numbers: their texts are bytes ---------------------------------------------------------------------------------------- */

/* The characters of s that can be part of a number, as bytes: in `own`, or from malloc(). */
enum { NUMBER_TEXT = 400 };
static char *narrow(char own[NUMBER_TEXT], const wide *s)
{
    size_t n = 0;

    while (s[n] && s[n] < 128)
        n++;
    char *out = n < NUMBER_TEXT ? own : malloc(n + 1);

    if (!out) {
        n = NUMBER_TEXT - 1;
        out = own;
    }
    for (size_t i = 0; i < n; i++)
        out[i] = (char)s[i];
    out[n] = 0;
    return out;
}

/* Defines a function with the arguments of `convert`, whose text is wide. */
#define WIDE_NUMBER(type, name, convert, parameters, arguments) \
    type name parameters                                        \
    {                                                           \
        char own[NUMBER_TEXT], *after, *text = narrow(own, s);  \
        const type v = convert arguments;                       \
                                                                \
        if (end)                                                \
            *end = (wide *)s + (after - text);                  \
        if (text != own)                                        \
            free(text);                                         \
        return v;                                               \
    }
#define WIDE_INTEGER(type, name, convert) WIDE_NUMBER(type, name, convert, (const wide *s, wide **end, int base), (text, &after, base))
#define WIDE_FLOAT(type, name, convert)   WIDE_NUMBER(type, name, convert, (const wide *s, wide **end), (text, &after))
WIDE_INTEGER(long, wcstol, strtol)
WIDE_INTEGER(unsigned long, wcstoul, strtoul)
WIDE_INTEGER(long long, wcstoll, strtoll)
WIDE_INTEGER(unsigned long long, wcstoull, strtoull)
WIDE_INTEGER(long long, wcstoimax, strtoll)
WIDE_INTEGER(unsigned long long, wcstoumax, strtoull)
WIDE_FLOAT(double, wcstod, strtod)
WIDE_FLOAT(float, wcstof, strtof)
WIDE_FLOAT(struct quad, wcstold, strtold)

/* ---- dates ------------------------------------------------------------------------------------------------------------------ */

size_t strftime(char *out, size_t size, const char *format, const struct tm *t);

/* The format's characters are bytes. 0: no room, or one of them has no byte. */
size_t wcsftime(wide *out, size_t size, const wide *format, const struct tm *t)
{
    const size_t length = wcslen(format);
    char *bytes = malloc(length + 1 + size);
    size_t n = 0;

    if (!bytes)
        return 0;
    if (wcstombs(bytes, format, length + 1) == length)
        n = strftime(bytes + length + 1, size, bytes, t);
    for (size_t i = 0; n && i <= n; i++)
        out[i] = (unsigned char)bytes[length + 1 + i];
    free(bytes);
    return n;
}

/* ---- more of strings -------------------------------------------------------------------------------------------------------- */

/* The order of the C locale is that of the codes. */
size_t wcsxfrm(wide *to, const wide *from, size_t n)
{
    const size_t length = wcslen(from);

    for (size_t i = 0; i < n && i <= length; i++)
        to[i] = from[i];
    return length;
}

wide *wcsdup(const wide *s)
{
    const size_t size = (wcslen(s) + 1) * sizeof *s;
    wide *copy = malloc(size);

    return copy ? memcpy(copy, s, size) : NULL;
}
