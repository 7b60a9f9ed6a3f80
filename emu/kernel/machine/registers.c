/* registers.c - see registers.h. */
#include "emu/kernel/machine/registers.h"

#include <stdio.h>

int register_find(const struct isa *isa, const char *format, unsigned n)
{
    char name[16];

    snprintf(name, sizeof name, format, n);
    return cpu_reg_find(isa, name);
}
