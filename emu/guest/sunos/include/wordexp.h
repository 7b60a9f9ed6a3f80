/* <wordexp.h> of SunOS. The numbers, and the order of the members, are assumptions. */
#ifndef _WORDEXP_INCLUDED
#define _WORDEXP_INCLUDED
#include <stddef.h>

typedef struct {
    size_t we_wordc;
    char **we_wordv;
    size_t we_offs;
} wordexp_t;
enum { WRDE_APPEND = 1, WRDE_DOOFFS = 2, WRDE_NOCMD = 4, WRDE_REUSE = 8, WRDE_SHOWERR = 0x10, WRDE_UNDEF = 0x20 };
enum { WRDE_BADCHAR = 1, WRDE_BADVAL, WRDE_CMDSUB, WRDE_NOSPACE, WRDE_SYNTAX };

int wordexp(const char *, wordexp_t *, int);
void wordfree(wordexp_t *);
#endif
