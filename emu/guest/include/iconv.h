/* <iconv.h>. */
#ifndef _ICONV_INCLUDED
#define _ICONV_INCLUDED
#include <stddef.h>

typedef void *iconv_t;

size_t iconv(iconv_t, const char **, size_t *, char **, size_t *);
int iconv_close(iconv_t);
iconv_t iconv_open(const char *, const char *);
#endif
