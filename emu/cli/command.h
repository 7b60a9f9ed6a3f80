/*
 * command.h - the subcommands of precis.
 *
 * A subcommand is a function in cmd_NAME.c with a line in main.c's table. argv[0] is "precis NAME"; it parses the rest with argp and
 * returns the exit status: 0, EXIT_MISTAKE after one message about what the user should change, or what its
 * help says.
 */
#ifndef PRECIS_EMU_CLI_COMMAND_H
#define PRECIS_EMU_CLI_COMMAND_H

#include <argp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum {
    EXIT_MISTAKE = 2, /* the user can change what is wrong */
    EXIT_BUG = 3,     /* precis is wrong */
};

struct command {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *summary;
};

int cmd_disasm(int argc, char **argv);
int cmd_explain(int argc, char **argv);
int cmd_annotate(int argc, char **argv);
int cmd_pipeline(int argc, char **argv);
int cmd_profile(int argc, char **argv);
int cmd_test_vector(int argc, char **argv);
int cmd_run(int argc, char **argv);

/* The number that is the argument of --option, decimal, octal or hexadecimal as in C. Anything but low to high ends precis with a message. */
uint64_t option_number(const struct argp_state *state, const char *option, const char *text, uint64_t low, uint64_t high);

/* "precis NAME: message" on stderr. */
__attribute__((format(printf, 2, 3))) void complain(const char *command, const char *format, ...);

/* An output file that is named on the command line; "-" is stderr. NULL after a complaint. */
FILE *output_open(const char *command, const char *path);
/* Write all and close it, but for the standard streams. False after a complaint: bytes were lost. f may be NULL. */
bool output_close(const char *command, const char *path, FILE *f);

/* A help text in which {or} and {and} become the machines' names ("A, B or C"), {names} what --isa takes and {models} what --cpu takes. */
void machine_text(const char *text, FILE *out);
/* The same as argp's help_filter. */
char *machine_help(int key, const char *text, void *input);

#endif
