/* regex.h - regular expressions: SunOS' layout and numbers, for newlib's functions. */
#ifndef _REGEX_INCLUDED
#define _REGEX_INCLUDED

#include <stddef.h>

typedef long regoff_t;

typedef struct {
    size_t re_nsub;
    struct re_guts *re_g;
    int re_magic;
    size_t re_erroff, re_len;
    const char *re_endp; /* the end of the pattern with REG_PEND */
} regex_t;

typedef struct {
    regoff_t rm_so, rm_eo;
} regmatch_t;

#define REG_BASIC    0
#define REG_EXTENDED 1
#define REG_ICASE    4
#define REG_NOSUB    8
#define REG_NEWLINE  2
#define REG_NOSPEC   020
#define REG_PEND     040
#define REG_DUMP     0200
#define REG_NOMATCH  1
#define REG_BADPAT   2
#define REG_ECOLLATE 3
#define REG_ECTYPE   4
#define REG_EESCAPE  5
#define REG_ESUBREG  6
#define REG_EBRACK   7
#define REG_EPAREN   8
#define REG_EBRACE   9
#define REG_BADBR    10
#define REG_ERANGE   11
#define REG_ESPACE   12
#define REG_BADRPT   13
#define REG_EMPTY    14
#define REG_ASSERT   15
#define REG_INVARG   16
#define REG_ATOI     255
#define REG_ITOA     0400
#define REG_NOTBOL   1
#define REG_NOTEOL   2
#define REG_STARTEND 4
#define REG_TRACE    0400
#define REG_LARGE    01000
#define REG_BACKR    02000

int regcomp(regex_t *out, const char *pattern, int flags);
int regexec(const regex_t *re, const char *text, size_t n, regmatch_t *matches, int flags);
size_t regerror(int code, const regex_t *re, char *out, size_t size);
void regfree(regex_t *re);

#endif
