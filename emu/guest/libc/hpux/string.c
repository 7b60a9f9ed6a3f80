/* string.c - HP-UX's other names of newlib's memory functions. */
#include "libc.h"

int __memmove_ver = 1; /* programs of HP's compiler import it for its version of memmove() */

void *_memcpy(void *to, const void *from, size_t n)
{
    return memcpy(to, from, n);
}

void *_memset(void *to, int byte, size_t n)
{
    return memset(to, byte, n);
}

int _memcmp(const void *a, const void *b, size_t n)
{
    return memcmp(a, b, n);
}
