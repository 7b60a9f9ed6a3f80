/*
 * nested.h - a program of the host executes a guest program: `precis run` takes its place, with the options of the machine from which the
 * program of the host was executed. emu/os/supervisor.h says how the execution is noticed.
 *
 * Two hidden ways to start precis serve it, which main() recognises: `precis --supervise ...`, the supervisor; and a process that the
 * supervisor has had execute precis, which inherits a file in memory with the words of its command.
 */
#ifndef PRECIS_EMU_CLI_NESTED_H
#define PRECIS_EMU_CLI_NESTED_H

#include <stdbool.h>
#include <stdint.h>

struct isa;
struct machine_options;

/* The supervisor's command: "precis", NESTED_SUPERVISE, numbers, the name of the machine's instruction set, its root or "", options for
 * programs of that instruction set, "", options for all that have timing models, "", options for all. */
#define NESTED_SUPERVISE "--supervise"
enum { NESTED_NUMBERS = 2, NESTED_ISA, NESTED_ROOT, NESTED_OPTIONS };

/* Is the supervisor, with this argv. Returns its exit status. */
int nested_supervise(char **argv);
/* If this process takes the place of a guest program, executes precis with that command. Returns false after an error message. */
bool nested_begin(char **argv);

#endif
