/* <stdlib.h> of SunOS. */
#ifndef _STDLIB_INCLUDED
#define _STDLIB_INCLUDED
#include <stddef.h>
#include <sys/types.h>

#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX     32767
#define MB_CUR_MAX   __ctype[520]
#define MB_LEN_MAX   5

typedef struct {
    int quot, rem;
} div_t;
typedef struct {
    long quot, rem;
} ldiv_t;
typedef struct {
    long long quot, rem;
} lldiv_t;

extern unsigned char __ctype[];
extern char *suboptarg;

long a64l(const char *);
void abort(void) __attribute__((noreturn));
int abs(int);
int atexit(void (*)(void));
double atof(const char *);
int atoi(const char *);
long atol(const char *);
long long atoll(const char *);
void *bsearch(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));
void *calloc(size_t, size_t);
div_t div(int, int);
double drand48(void);
char *ecvt(double, int, int *, int *);
double erand48(unsigned short[3]);
void exit(int) __attribute__((noreturn));
char *fcvt(double, int, int *, int *);
void free(void *);
char *gcvt(double, int, char *);
char *getenv(const char *);
int getsubopt(char **, char *const *, char **);
long jrand48(unsigned short[3]);
char *l64a(long);
long labs(long);
void lcong48(unsigned short[7]);
ldiv_t ldiv(long, long);
long long llabs(long long);
lldiv_t lldiv(long long, long long);
long lrand48(void);
char *ltoa(long);
char *ltostr(long, int);
void *malloc(size_t);
int mblen(const char *, size_t);
size_t mbstowcs(wchar_t *, const char *, size_t);
int mbtowc(wchar_t *, const char *, size_t);
void *memalign(size_t, size_t);
char *mkdtemp(char *);
int mkstemp(char *);
char *mktemp(char *);
long mrand48(void);
long nrand48(unsigned short[3]);
int posix_memalign(void **, size_t, size_t);
int putenv(char *);
void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
int rand(void);
int rand_r(unsigned *);
long random(void);
void *realloc(void *, size_t);
void *reallocf(void *, size_t);
char *realpath(const char *, char *);
unsigned short *seed48(unsigned short[3]);
int setenv(const char *, const char *, int);
void setkey(const char *);
void srand(unsigned);
void srand48(long);
void srandom(unsigned);
double strtod(const char *, char **);
float strtof(const char *, char **);
long strtol(const char *, char **, int);
long long strtoll(const char *, char **, int);
unsigned long strtoul(const char *, char **, int);
unsigned long long strtoull(const char *, char **, int);
int system(const char *);
char *ultoa(unsigned long);
char *ultostr(unsigned long, int);
int unsetenv(const char *);
void *valloc(size_t);
size_t wcstombs(char *, const wchar_t *, size_t);
int wctomb(char *, wchar_t);
#define alloca(size) __builtin_alloca(size)
long double strtold(const char *, char **);
#endif
