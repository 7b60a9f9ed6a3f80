/* machines.h - the instruction sets that this precis knows. */
#ifndef PRECIS_EMU_MACHINES_H
#define PRECIS_EMU_MACHINES_H

#include <stdint.h>

struct isa;
struct kernel_options;

/* By ELF machine number, or by name ("hppa", "ia64"); NULL: unknown. */
const struct isa *machine_by_elf(uint16_t machine);
const struct isa *machine_by_name(const char *name);
/* All of them by index; NULL past the end. */
const struct isa *machine_by_index(unsigned index);
/* Where the host has the program that a machine with these options will find at a path: from its folder, below its root first. To be freed; NULL:
 * no memory. */
char *program_path(const struct kernel_options *o, const char *path);
/* That of the program file that a machine with these options will find at a path; for a script, that of its interpreter.
 * NULL after a complaint in the name of `command`, or without one if that is NULL. */
const struct isa *machine_of_program(const char *command, const struct kernel_options *o, const char *path);

#endif
