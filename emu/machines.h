/* machines.h - the instruction sets that this precis knows. */
#ifndef PRECIS_EMU_MACHINES_H
#define PRECIS_EMU_MACHINES_H

#include <stdint.h>

struct isa;

/* By ELF machine number, or by name ("hppa", "ia64"); NULL: unknown. */
const struct isa *machine_by_elf(uint16_t machine);
const struct isa *machine_by_name(const char *name);
/* All of them by index; NULL past the end. */
const struct isa *machine_by_index(unsigned index);
/* That of the program file at a host path, or at that path below root (may be NULL). For a script, that of the first machine.
 * NULL after a complaint in the name of `command`. */
const struct isa *machine_of_program(const char *command, const char *root, const char *path);

#endif
