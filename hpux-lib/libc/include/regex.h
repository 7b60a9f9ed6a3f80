/*
 * regex.h - regular expressions: HP-UX's layout, for newlib's functions. Programs allocate a regex_t and read re_nsub.
 *
 * Source: bash for HP-UX on Itanium (sh_regmatch clears 32 bytes, reads re_nsub at 24, has matches of two words, and the values of
 * REG_EXTENDED and REG_ICASE). The other numbers are newlib's.
 */
#ifndef LIBC_REGEX_H
#define LIBC_REGEX_H

#include <stddef.h>

typedef int regoff_t;

typedef struct {
    struct re_guts *re_g;
    const char *re_endp; /* the end of the pattern with REG_PEND */
    int re_magic;
    int reserved[3];
    size_t re_nsub;
    size_t reserved_too;
} regex_t;

typedef struct {
    regoff_t rm_so, rm_eo;
} regmatch_t;

enum { REG_BASIC = 0, REG_EXTENDED = 1, REG_ICASE = 2, REG_NOSUB = 4, REG_NEWLINE = 8, REG_NOSPEC = 020, REG_PEND = 040, REG_DUMP = 0200 };
enum {
    REG_NOMATCH = 1,
    REG_BADPAT,
    REG_ECOLLATE,
    REG_ECTYPE,
    REG_EESCAPE,
    REG_ESUBREG,
    REG_EBRACK,
    REG_EPAREN,
    REG_EBRACE,
    REG_BADBR,
    REG_ERANGE,
    REG_ESPACE,
    REG_BADRPT,
    REG_EMPTY,
    REG_ASSERT,
    REG_INVARG,
    REG_ATOI = 255,
    REG_ITOA = 0400
};
enum { REG_NOTBOL = 1, REG_NOTEOL = 2, REG_STARTEND = 4, REG_TRACE = 0400, REG_LARGE = 01000, REG_BACKR = 02000 };

int regcomp(regex_t *out, const char *pattern, int flags);
int regexec(const regex_t *re, const char *text, size_t n, regmatch_t *matches, int flags);
size_t regerror(int code, const regex_t *re, char *out, size_t size);
void regfree(regex_t *re);

#endif
