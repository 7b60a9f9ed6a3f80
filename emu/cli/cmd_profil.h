/* cmd_profil.h - the subcommands about profil() and profiles. Each returns the exit status as in command.h, or 1 for a negative result
 * (map: the call fails, scale: figures differ). */
#ifndef PRECIS_EMU_CLI_CMD_PROFIL_H
#define PRECIS_EMU_CLI_CMD_PROFIL_H

int cmd_map(int argc, char **argv);
int cmd_scale(int argc, char **argv);
int cmd_report(int argc, char **argv);

#endif
