/* cmd_run.h - precis run of a recorded command. */
#ifndef PRECIS_EMU_CLI_CMD_RUN_H
#define PRECIS_EMU_CLI_CMD_RUN_H

struct recorded_run {
    int argc;
    char **argv; /* the recorded "precis run", NULL-terminated */
    char **environment;
    int added_argc;
    char **added_argv; /* the name of this command, and options for this replay */
};

/* Repeats a run from the current log, in a sandbox. Of the recorded options only those with OPTION_RECORDED are allowed. Returns the exit
 * status. */
int run_recorded(const char *command, const struct recorded_run *recorded);

#endif
