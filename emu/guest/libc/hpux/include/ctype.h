/* ctype.h - the header of programs, for newlib's files: its own table of classes is not in the library. */
#ifndef LIBC_CTYPE_H
#define LIBC_CTYPE_H

#include "../../../include/ctype.h"

/* newlib's strcasecmp() passes plain chars. */
#define tolower(c) (tolower)((unsigned char)(c))
#define toupper(c) (toupper)((unsigned char)(c))

#endif
