/* commands.c - the table of the subcommands. */
#include "emu/cli/command.h"

const struct command commands[] = {
#define COMMAND(function, name, summary) {name, function, summary},
#include "emu/cli/commands.def"
    {0},
};
