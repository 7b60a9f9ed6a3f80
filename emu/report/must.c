/* must.c - see must.h. */
#include "emu/report/must.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/report/printable.h"

void out_of_memory(void)
{
    fputs("precis: out of memory\n", stderr);
    exit(2);
}

void cannot_read(const char *path, int error)
{
    fflush(stdout);
    fputs("precis: cannot read ", stderr);
    put_printable(path, stderr);
    fprintf(stderr, ": %s\n", strerror(error));
    exit(2);
}

void *must(void *p)
{
    if (!p)
        out_of_memory();
    return p;
}
