/* program.h - finds the program file that a machine will run, and its machine. */
#ifndef PRECIS_EMU_CLI_PROGRAM_H
#define PRECIS_EMU_CLI_PROGRAM_H

#include <stdbool.h>
#include <stdint.h>

struct isa;
struct kernel_options;

/* Returns the host path of a guest path: relative to --chdir, looked up below --root first. Free the result; NULL: out of memory. */
char *program_path(const struct kernel_options *o, const char *path);
/* Returns the machine of the program at a guest path; for a script, its interpreter's. Returns NULL after an error message, or without
 * one if `command` is NULL. */
const struct isa *program_machine(const char *command, const struct kernel_options *o, const char *path);
/* Returns the machine with an ELF machine number; NULL after an error message that names the file. */
const struct isa *code_machine(const char *command, const char *file, uint16_t machine);
/* Reports that a file has no code to print. function: the function selected, or NULL; part: a section or
 * addresses are selected. */
void complain_no_code(const char *command, const char *file, const char *function, bool part);

#endif
