/* The subcommands that need no machine: what profil() would do, and what profiles say.
 * argv[0] is the subcommand's name. Each returns the exit status: 0; 2 after one message on stderr
 * about what the user should change; 1 if the answer is bad news (map: the call fails, scale: figures differ). */
#ifndef PRECIS_EMU_CLI_CMD_PROFIL_H
#define PRECIS_EMU_CLI_CMD_PROFIL_H

int cmd_map(int argc, char **argv);
int cmd_scale(int argc, char **argv);
int cmd_report(int argc, char **argv);

#endif
