/* must.c - see must.h. */
#include "profil/report/must.h"

#include <stdio.h>
#include <stdlib.h>

void out_of_memory(void)
{
    fputs("precis: out of memory\n", stderr);
    exit(2);
}

void *must(void *p)
{
    if (!p)
        out_of_memory();
    return p;
}
