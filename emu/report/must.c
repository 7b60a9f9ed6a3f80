/* must.c - see must.h. */
#include "emu/report/must.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/fatal/fatal.h"
#include "emu/report/printable.h"

void out_of_memory(void)
{
    fatal(2, "out of memory");
}

void cannot_read(const char *path, int error)
{
    char *shown = printable(path);
    if (!fatal_is_caught())
        fflush(stdout);
    fatal(2, "cannot read %s: %s", shown ? shown : "a file", strerror(error));
}

void *must(void *p)
{
    if (!p)
        out_of_memory();
    return p;
}
