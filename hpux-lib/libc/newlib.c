/* newlib.c - what newlib's files use of the rest of newlib. */
#include "libc.h"

struct _reent;

/* Ranges of characters are those of the codes. */
const int __collate_load_error = 1;

int __collate_range_cmp(int a, int b)
{
    return (unsigned char)a - (unsigned char)b;
}

void *_malloc_r(struct _reent *r, size_t size)
{
    return malloc(size);
}

void *_calloc_r(struct _reent *r, size_t n, size_t size)
{
    return calloc(n, size);
}

void *_realloc_r(struct _reent *r, void *p, size_t size)
{
    return realloc(p, size);
}

void _free_r(struct _reent *r, void *p)
{
    free(p);
}

void *reallocf(void *p, size_t size)
{
    void *bigger = realloc(p, size);

    if (!bigger)
        free(p);
    return bigger;
}
