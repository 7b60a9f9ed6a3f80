/* <libgen.h> of HP-UX. */
#ifndef _LIBGEN_INCLUDED
#define _LIBGEN_INCLUDED
char *basename(char *);
char *dirname(char *);
#endif
