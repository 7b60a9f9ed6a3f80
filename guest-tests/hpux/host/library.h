/* library.h - declares what the programs here call: of the host's C library by its headers, of HP-UX's by these lines. */
#ifndef LIBRARY_H
#define LIBRARY_H

#ifdef __hppa__
#define HPUX 1
#elif defined __ia64__
#define HPUX 1
#endif

#ifndef HPUX
#include <ctype.h>
#include <errno.h>
#include <fnmatch.h>
#include <inttypes.h>
#include <libgen.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <regex.h>
#include <search.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>
#include <wctype.h>
#else
#include "fnmatch.h"
#include "regex.h"

#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

typedef struct file FILE;
typedef long time_t;
enum { EDOM = 33, ERANGE = 34, EILSEQ = 47 };
struct tm {
    int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
};
typedef enum { preorder, postorder, endorder, leaf } VISIT;
typedef enum { FIND, ENTER } ACTION;
typedef struct {
    char *key;
    void *data;
} ENTRY;
int *__errno(void);
#define errno (*__errno())

int printf(const char *format, ...);
int snprintf(char *to, size_t size, const char *format, ...);
int sprintf(char *to, const char *format, ...);
int sscanf(const char *text, const char *format, ...);
int puts(const char *s);
int putchar(int c);
double strtod(const char *s, char **end);
long strtol(const char *s, char **end, int base);
unsigned long strtoul(const char *s, char **end, int base);
long long strtoll(const char *s, char **end, int base);
double atof(const char *s);
int atoi(const char *s);
void *malloc(size_t size);
void *calloc(size_t n, size_t size);
void *realloc(void *p, size_t size);
void free(void *p);
void qsort(void *base, size_t n, size_t size, int (*order)(const void *a, const void *b));
void *bsearch(const void *key, const void *base, size_t n, size_t size, int (*order)(const void *a, const void *b));
double drand48(void);
long lrand48(void);
long mrand48(void);
void srand48(long seed);
long a64l(const char *s);
char *l64a(long v);
char *getenv(const char *name);
int putenv(char *text);
int setenv(const char *name, const char *value, int replace);
int unsetenv(const char *name);
void *memcpy(void *to, const void *from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *to, int byte, size_t n);
void *memchr(const void *s, int byte, size_t n);
void *memccpy(void *to, const void *from, int byte, size_t n);
int memcmp(const void *a, const void *b, size_t n);
size_t strlen(const char *s);
size_t strnlen(const char *s, size_t n);
size_t strspn(const char *s, const char *set);
size_t strcspn(const char *s, const char *set);
size_t strxfrm(char *to, const char *from, size_t n);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t n);
int strcoll(const char *a, const char *b);
int strcasecmp(const char *a, const char *b);
int strncasecmp(const char *a, const char *b, size_t n);
char *strcpy(char *to, const char *from);
char *strncpy(char *to, const char *from, size_t n);
char *strcat(char *to, const char *from);
char *strncat(char *to, const char *from, size_t n);
char *strchr(const char *s, int byte);
char *strrchr(const char *s, int byte);
char *strpbrk(const char *s, const char *set);
char *strstr(const char *s, const char *part);
char *strtok(char *s, const char *separators);
char *strdup(const char *s);
void *tsearch(const void *key, void **root, int (*order)(const void *a, const void *b));
void *tfind(const void *key, void *const *root, int (*order)(const void *a, const void *b));
void *tdelete(const void *key, void **root, int (*order)(const void *a, const void *b));
void twalk(const void *root, void (*visit)(const void *node, VISIT order, int level));
int hcreate(size_t n);
ENTRY *hsearch(ENTRY item, ACTION action);
void hdestroy(void);
int isalnum(int c);
int isalpha(int c);
int iscntrl(int c);
int isdigit(int c);
int isgraph(int c);
int islower(int c);
int isprint(int c);
int ispunct(int c);
int isspace(int c);
int isupper(int c);
int isxdigit(int c);
int tolower(int c);
int toupper(int c);
struct tm *gmtime(const time_t *t);
struct tm *localtime(const time_t *t);
time_t mktime(struct tm *t);
size_t strftime(char *out, size_t size, const char *format, const struct tm *t);
char *asctime(const struct tm *t);
char *ctime(const time_t *t);
void tzset(void);
double acos(double), asin(double), atan(double), atan2(double, double), cos(double), sin(double), tan(double), cosh(double), sinh(double),
    tanh(double);
double acosh(double), asinh(double), atanh(double), exp(double), exp2(double), expm1(double), log(double), log10(double), log1p(double), log2(double),
    logb(double);
double pow(double, double), sqrt(double), cbrt(double), hypot(double, double), erf(double), erfc(double), lgamma(double), tgamma(double), j0(double),
    j1(double), y0(double), y1(double), jn(int, double);
double ceil(double), fabs(double), floor(double), fmod(double, double), remainder(double, double), rint(double), round(double), trunc(double),
    nextafter(double, double), frexp(double, int *), ldexp(double, int), modf(double, double *), copysign(double, double), fmax(double, double),
    fmin(double, double), fdim(double, double);
float sinf(float), cosf(float), tanf(float), expf(float), logf(float), powf(float, float), sqrtf(float), atan2f(float, float), fmodf(float, float),
    floorf(float), ceilf(float);
long lrint(double), lround(double);
int ilogb(double);
unsigned wctype(const char *name), towupper(unsigned c), towlower(unsigned c);
int iswctype(unsigned c, unsigned type), iswalpha(unsigned c), iswspace(unsigned c), iswupper(unsigned c), wcwidth(wchar_t c), wctob(unsigned c);
size_t mbstowcs(wchar_t *to, const char *from, size_t n), wcstombs(char *to, const wchar_t *from, size_t n), wcslen(const wchar_t *s);
wchar_t *wcscpy(wchar_t *to, const wchar_t *from), *wcscat(wchar_t *to, const wchar_t *from), *wcschr(const wchar_t *s, wchar_t c),
    *wcsrchr(const wchar_t *s, wchar_t c), *wcsstr(const wchar_t *s, const wchar_t *part), *wcstok(wchar_t *s, const wchar_t *set, wchar_t **at),
    *wcspbrk(const wchar_t *s, const wchar_t *set), *wcsncpy(wchar_t *to, const wchar_t *from, size_t n), *wmemset(wchar_t *to, wchar_t c, size_t n);
int wcscmp(const wchar_t *a, const wchar_t *b), wcsncmp(const wchar_t *a, const wchar_t *b, size_t n);
size_t wcsspn(const wchar_t *s, const wchar_t *set), wcscspn(const wchar_t *s, const wchar_t *set);
long wcstol(const wchar_t *s, wchar_t **end, int base);
double wcstod(const wchar_t *s, wchar_t **end);
char *ecvt(double v, int digits, int *point, int *negative), *fcvt(double v, int digits, int *point, int *negative), *gcvt(double v, int digits, char *out);
char *basename(char *path), *dirname(char *path);
typedef struct {
    long quot, rem;
} ldiv_t;
ldiv_t ldiv(long a, long b);
long long atoll(const char *s), llabs(long long v);
FILE *tmpfile(void);
int fclose(FILE *f), fwide(FILE *f, int mode), feof(FILE *f), ferror(FILE *f), fprintf(FILE *f, const char *format, ...), getc(FILE *f);
void rewind(FILE *f);
float strtof(const char *s, char **end);
typedef unsigned wint_t;
#define WEOF ((wint_t)-1)
wint_t fgetwc(FILE *f), getwc(FILE *f), fputwc(wchar_t c, FILE *f), putwc(wchar_t c, FILE *f), ungetwc(wint_t c, FILE *f);
wchar_t *fgetws(wchar_t *to, int size, FILE *f), *wcsdup(const wchar_t *s);
int fputws(const wchar_t *s, FILE *f);
int fwprintf(FILE *f, const wchar_t *format, ...), swprintf(wchar_t *to, size_t size, const wchar_t *format, ...);
int fwscanf(FILE *f, const wchar_t *format, ...), swscanf(const wchar_t *s, const wchar_t *format, ...);
int vswprintf(wchar_t *to, size_t size, const wchar_t *format, va_list args), vfwprintf(FILE *f, const wchar_t *format, va_list args),
    vswscanf(const wchar_t *s, const wchar_t *format, va_list args);
int wprintf(const wchar_t *format, ...);
size_t wcsftime(wchar_t *to, size_t size, const wchar_t *format, const struct tm *t), wcsxfrm(wchar_t *to, const wchar_t *from, size_t n);
float wcstof(const wchar_t *s, wchar_t **end);
#endif

/* HP-UX's long double: IEEE's binary128. The compiler for PA-RISC has no such type; a structure is passed in the same way. */
#ifndef HPUX
typedef _Float128 real128;
#define REAL128(name) name##f128
#else
#ifdef __ia64__
typedef long double real128;
#else
typedef struct {
    unsigned long long high, low;
} real128;
#endif
#define REAL128(name) name##l
real128 strtold(const char *s, char **end), wcstold(const wchar_t *s, wchar_t **end);
#endif

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* Numbers that depend on nothing but the seed. */
static inline unsigned long long next_random(unsigned long long *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    return *state ^= *state << 17;
}

#endif
