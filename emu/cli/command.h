/*
 * command.h - the subcommands of precis.
 *
 * A subcommand is a function in cmd_NAME.c with a line in commands.def. argv[0] is "precis NAME"; the function parses the other
 * arguments with argp and returns the exit status: 0, EXIT_MISTAKE after one error message, or another status that its help documents.
 */
#ifndef PRECIS_EMU_CLI_COMMAND_H
#define PRECIS_EMU_CLI_COMMAND_H

#include <argp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "emu/report/suggestion.h"

enum {
    EXIT_MISTAKE = 2, /* usage or input error */
    EXIT_BUG = 3,     /* internal error of precis */
};

struct command {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *summary;
};

#define COMMAND(function, name, summary) int function(int argc, char **argv);
#include "emu/cli/commands.def"

/* All of commands.def; the last one has no name. */
extern const struct command commands[];

/* Prints an error and exits if an option is unknown or could be several, lacks its argument or has one that it does not take; if the name
 * of a file, directory or symbol is empty; if a FILE is given twice. in_order: options end at the first argument. */
void check_options(const struct argp *argp, int argc, char **argv, bool in_order);

/* argp_parse(), which exits after a message if it fails. "-h" as the first argument is "--help". */
void command_parse(const struct argp *argp, int argc, char **argv, unsigned flags, void *input);

/* argp_option.flags: the command of a recording may have the option. It describes the machine, or names an output, which a replay repeats
 * only on standard error. Any other option ends the replay. */
enum { OPTION_RECORDED = 1 << 12 };
/* Ends the replay if a parser gets, from a recorded command, an option of its table that has not that flag. */
void option_check_recorded(const struct argp_option *table, int key, const struct argp_state *state);
/* Prints a usage error in one line and exits. Of a recorded command, whose parser has ARGP_NO_ERRS: ends the replay. What a terminal cannot
 * print is escaped. */
_Noreturn __attribute__((format(printf, 2, 3))) void option_error(const struct argp_state *state, const char *format, ...);

/* Returns the number that is the argument of --option: decimal, octal or hexadecimal as in C, from low to high. Otherwise prints a usage
 * error and exits. */
uint64_t option_number(const struct argp_state *state, const char *option, const char *text, uint64_t low, uint64_t high);

/* Prints "command: message" on standard error; what a terminal cannot print is escaped. In a library: fatal_note(). */
__attribute__((format(printf, 2, 3))) void complain(const char *command, const char *format, ...);

/* Opens an output file that is named on the command line; "-" is standard error. Returns NULL after an error message. */
FILE *output_open(const char *command, const char *path);
/* Likewise for results that are useless unless whole: a file appears at the path, or is replaced there, when output_close() succeeds. Until
 * then it has no name, or a temporary one, PATH.PID.new, which disappears if the program exits before that. What cannot be replaced (a
 * device, a file with other links, one in a folder that takes no new files) is written in place. */
FILE *output_open_result(const char *command, const char *path);
/* The same as a descriptor for reading and writing; -1 after an error message. The temporary name remains until output_name_kept(). */
int output_open_kept(const char *command, const char *path);
/* Returns whether a result may replace what is at the path, or appear there; false for devices, links, folders, and files of other users.
 */
bool output_may_replace(const char *path);
/* Gives the whole file, which is closed, its name. Returns false after an error message. */
bool output_name_kept(const char *command, const char *path);
/* Removes files that output_open_kept() has opened, because another program goes on in this process, and makes its own. */
void output_drop_kept(void);
/* Closes f without its contents: an output file is empty or absent then. f may be NULL. */
void output_discard(FILE *f);
/* Flushes f and closes it unless it is a standard stream. Returns false after an error message if output was lost. f may be NULL. */
bool output_close(const char *command, const char *path, FILE *f);

/* Returns whether text there may be coloured: it is a terminal, and the environment has neither NO_COLOR nor TERM=dumb. */
bool output_has_colours(FILE *f);

/* Prints a help text. {or} and {and} are replaced by the list of machines ("A, B or C"), {names} by the arguments of --isa, {models} by
 * those of --cpu, {levels} by those of --isa-level, {timed} by the list of machines that have timing models, {modelled} by that of those
 * with one besides unit. */
void machine_text(const char *text, FILE *out);
/* argp's help_filter: replaces as machine_text(). */
char *machine_help(int key, const char *text, void *input);

#endif
