/* <strings.h>. */
#ifndef _STRINGS_INCLUDED
#define _STRINGS_INCLUDED
#include <stddef.h>

int bcmp(const void *, const void *, size_t);
void bcopy(const void *, void *, size_t);
void bzero(void *, size_t);
int ffs(int);
char *index(const char *, int);
char *rindex(const char *, int);
int strcasecmp(const char *, const char *);
int strncasecmp(const char *, const char *, size_t);
#endif
