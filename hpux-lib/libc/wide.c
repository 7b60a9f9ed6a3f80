/*
 * wide.c - wide characters of the C locale: bytes of more bits. Their strings are newlib's.
 *
 * A wchar_t is unsigned int on HP-UX (GCC's config/pa/pa-hpux.h, ia64/hpux.h).
 */
#include "libc.h"

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

/* The characters of s that can be part of a number, as bytes. */
enum { NUMBER_TEXT = 400 };
static void narrow(char out[NUMBER_TEXT], const wide *s)
{
    size_t n = 0;

    for (; n < NUMBER_TEXT - 1 && s[n] && s[n] < 128; n++)
        out[n] = (char)s[n];
    out[n] = 0;
}

#define WIDE_NUMBER(name, type, convert)            \
    type name(const wide *s, wide **end, int base)  \
    {                                               \
        char text[NUMBER_TEXT], *after;             \
                                                    \
        narrow(text, s);                            \
        const type v = convert(text, &after, base); \
                                                    \
        if (end)                                    \
            *end = (wide *)s + (after - text);      \
        return v;                                   \
    }
WIDE_NUMBER(wcstol, long, strtol)
WIDE_NUMBER(wcstoul, unsigned long, strtoul)
WIDE_NUMBER(wcstoll, long long, strtoll)
WIDE_NUMBER(wcstoull, unsigned long long, strtoull)

double wcstod(const wide *s, wide **end)
{
    char text[NUMBER_TEXT], *after;

    narrow(text, s);
    const double v = strtod(text, &after);

    if (end)
        *end = (wide *)s + (after - text);
    return v;
}

/* ---- streams of wide characters: of their bytes ------------------------------------------------------------------------------ */

wide fgetwc(FILE *f)
{
    return (wide)getc(f);
}

wide fputwc(wide c, FILE *f)
{
    return (wide)putc((int)(c & 255), f);
}

wide getwc(FILE *f)
{
    return fgetwc(f);
}

wide putwc(wide c, FILE *f)
{
    return fputwc(c, f);
}

wide ungetwc(wide c, FILE *f)
{
    return (wide)ungetc((int)c, f);
}

wide *fgetws(wide *to, int size, FILE *f)
{
    int n = 0;

    while (n < size - 1) {
        const wide c = fgetwc(f);

        if (c == (wide)EOF)
            break;
        to[n++] = c;
        if (c == '\n')
            break;
    }
    if (!n)
        return NULL;
    to[n] = 0;
    return to;
}

int fputws(const wide *s, FILE *f)
{
    for (; *s; s++)
        if (fputwc(*s, f) == (wide)EOF)
            return EOF;
    return 0;
}

wide getwchar(void)
{
    return fgetwc(stdin);
}

wide putwchar(wide c)
{
    return fputwc(c, stdout);
}
