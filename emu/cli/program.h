/* program.h - finds the program file that a machine will run, and its machine. */
#ifndef PRECIS_EMU_CLI_PROGRAM_H
#define PRECIS_EMU_CLI_PROGRAM_H

#include <stdbool.h>
#include <stdint.h>

struct elf_kind;
struct isa;
struct kernel_options;

/* Returns the host path of a guest path: relative to --chdir, looked up below --root first. Free the result; NULL without memory. */
char *program_path(const struct kernel_options *o, const char *path);
/* Finds the machine of the program at a guest path; for a script, its interpreter's. Sets o->root to the machine's cross root that has the
 * program's dynamic loader, unless there is another root or the host has that loader. Returns false after an error message. If the file is
 * not a readable program, `report` prints why; without it, *isa is NULL and the kernel will say why. If precis-unicorn has the machine,
 * this process continues as precis-unicorn. */
bool program_machine(const char *command, bool report, struct kernel_options *o, const char *path, const struct isa **isa);
/* The same; *flags receives the program's e_flags, 0 without a program. */
bool program_machine_flags(const char *command, bool report, struct kernel_options *o, const char *path, const struct isa **isa,
                           uint32_t *flags);
/* Reports why a program cannot be run, and what helps; `why` is printed if nothing better is known. */
void complain_of_program(const char *command, const struct kernel_options *o, const char *path, const char *why);
/* Returns the long name of a program's machine if it is one of precis-unicorn, or NULL. */
const char *program_elsewhere(const struct kernel_options *o, const char *path);
/* Returns the machine of a file with machine code, or of a name that --isa takes; NULL after an error message. May continue as
 * precis-unicorn, as program_machine() does. where: the option or the file that has the name. */
const struct isa *code_machine(const char *command, const char *file, const struct elf_kind *kind);
const struct isa *named_machine(const char *command, const char *where, const char *name);
/* Reports that a file has no code to print. function: the function selected, or NULL; part: a section or
 * addresses are selected. */
void complain_no_code(const char *command, const char *file, const char *function, bool part);

#endif
