/* <libgen.h>. */
#ifndef _LIBGEN_INCLUDED
#define _LIBGEN_INCLUDED
char *basename(char *);
char *dirname(char *);
char *regcmp(const char *, ...);
char *regex(const char *, const char *, ...);
extern char *__loc1; /* where the last match of regex() began */
#endif
