/* machines.h - the table of machines: what enumerates or names them reads it. docs/adding-a-machine.md */
#ifndef PRECIS_EMU_MACHINES_H
#define PRECIS_EMU_MACHINES_H

#include <stddef.h>
#include <stdint.h>

struct isa;

/* By ELF machine number, or by name (isa->name); NULL: unknown. */
const struct isa *machine_by_elf(uint16_t machine);
const struct isa *machine_by_name(const char *name);
/* All of them by index; NULL past the end. */
const struct isa *machine_by_index(unsigned index);
/* The long names for a sentence: with `last` = " and ", "A, B and C". Returns text, cut off at cap. */
const char *machine_list(const char *last, char *text, size_t cap);

#endif
