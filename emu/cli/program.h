/* program.h - the file of the program that a machine will run. */
#ifndef PRECIS_EMU_CLI_PROGRAM_H
#define PRECIS_EMU_CLI_PROGRAM_H

#include <stdbool.h>
#include <stdint.h>

struct isa;
struct kernel_options;

/* The host path of what a machine with these options finds at a path: from its folder, below its root first. To be freed; NULL: no memory. */
char *program_path(const struct kernel_options *o, const char *path);
/* The machine of the program file that a machine with these options finds at a path; for a script, that of its interpreter.
 * NULL after a complaint in the name of `command`, or without one if that is NULL. */
const struct isa *program_machine(const char *command, const struct kernel_options *o, const char *path);
/* The machine of a file's code, by ELF machine number. NULL after a complaint. */
const struct isa *code_machine(const char *command, const char *file, uint16_t machine);
/* Report that a file has no code to print. function: the only one wanted, or NULL; part: options select a section or addresses. */
void complain_no_code(const char *command, const char *file, const char *function, bool part);

#endif
