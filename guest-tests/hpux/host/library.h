/* library.h - the headers of both C libraries, and what the programs here share. */
#ifndef LIBRARY_H
#define LIBRARY_H

#ifdef __hppa__
#define HPUX 1
#elif defined __ia64__
#define HPUX 1
#endif

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

/* A long double that is IEEE's binary128. The compiler for PA-RISC has no such type; a structure is passed in the same way. */
#if defined HPUX || (defined __sun && __LDBL_MANT_DIG__ == 113)
#define HAS_QUAD 1
#endif
#ifndef HAS_QUAD
typedef _Float128 real128;
#define REAL128(name) name##f128
#else
#ifndef __hppa__
typedef long double real128;
#else
typedef struct {
    unsigned long long high, low;
} real128;
real128 strtold(const char *s, char **end), wcstold(const wchar_t *s, wchar_t **end);
#endif
#define REAL128(name) name##l
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
