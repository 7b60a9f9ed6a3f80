/* <stdlib.h> of HP-UX, for programs that som-ld links. */
#ifndef _STDLIB_INCLUDED
#define _STDLIB_INCLUDED
#include <stddef.h>

void *malloc(size_t), *calloc(size_t, size_t), *realloc(void *, size_t), free(void *);
void exit(int) __attribute__((noreturn)), abort(void) __attribute__((noreturn));
int atexit(void (*)(void)), system(const char *), atoi(const char *), rand(void), abs(int), putenv(char *);
char *getenv(const char *);
long strtol(const char *, char **, int);
unsigned long strtoul(const char *, char **, int);
double strtod(const char *, char **), atof(const char *);
void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
int mkstemp(char *);
char *mkdtemp(char *);
int posix_openpt(int), grantpt(int), unlockpt(int);
char *ptsname(int);
void setkey(const char *), encrypt(char *, int);
void *bsearch(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));
#endif
