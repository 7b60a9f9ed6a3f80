/*
 * machine_options.h - the options that every command takes that runs a program, and the files that they name.
 *
 *     struct machine_options m;
 *     machine_options_init(&m, "precis run");
 *     argp_parse(&argp, argc, argv, ARGP_IN_ORDER, NULL, ...);   with machine_argp among its children
 *     status = machine_run(&m);
 *     machine_options_fini(&m);
 *
 * A child parser gets its input through state->child_inputs, as argp's manual says.
 */
#ifndef PRECIS_EMU_CLI_MACHINE_OPTIONS_H
#define PRECIS_EMU_CLI_MACHINE_OPTIONS_H

#include <argp.h>
#include "emu/kernel/kernel.h"
#include "profil/profil.h"

struct tracer;

struct output_file {
    const char *path; /* NULL: not wanted */
    FILE *file;
};

struct machine_options {
    const char *command;           /* "precis run" */
    struct kernel_options kernel;
    struct profil_dialect dialect; /* kernel.dialect points here once --dialect was given */
    char **env;                    /* what the program gets; NULL-terminated */
    size_t nenv;
    bool clear_env;                /* --clear-env */
    char **env_changes;            /* --env, in their order */
    size_t nenv_changes;
    struct output_file stats, strace, trace, dump_profil;
    bool check_groups; /* --check-groups */
    struct output_file pipeline;   /* --pipeline */
    uint64_t pipeline_from, pipeline_length;
    const char *cpu;               /* --cpu: the timing model; NULL: unit */
    bool step_scoreboard, perfect_cache;
    bool engine_asked;             /* --engine */
    bool host_time;                /* --host-time: the statistics tell host seconds */
    char **program;                /* PROGRAM ARGS..., NULL-terminated */
    bool program_optional;         /* the command can do without: program is NULL then */
};

extern const struct argp machine_argp;

void machine_options_init(struct machine_options *m, const char *command);
/* Run the program to its end and write the files. Returns the exit status. */
int machine_run(struct machine_options *m);
void machine_options_fini(struct machine_options *m);

#endif
