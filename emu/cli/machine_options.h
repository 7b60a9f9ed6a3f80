/*
 * machine_options.h - the options of all commands that run a program, and their output files.
 *
 *     struct machine_options m;
 *     machine_options_init(&m, "precis run");
 *     argp_parse(&argp, argc, argv, ARGP_IN_ORDER, NULL, ...);   with machine_argp among its children
 *     status = machine_run(&m);
 *     machine_options_fini(&m);
 *
 * A child parser gets its input through state->child_inputs (argp manual).
 */
#ifndef PRECIS_EMU_CLI_MACHINE_OPTIONS_H
#define PRECIS_EMU_CLI_MACHINE_OPTIONS_H

#include <argp.h>
#include "emu/cli/model_choice.h"
#include "emu/debug/death.h"
#include "emu/kernel/kernel.h"
#include "profil/profil.h"

struct control;
struct gdb_link;
struct tracer;

struct output_file {
    const char *path; /* NULL: no output */
    FILE *file;
};

struct machine_options {
    const char *command; /* "precis run" */
    struct kernel_options kernel;
    struct profil_dialect dialect; /* --dialect; kernel.dialect points to it */
    char **env;                    /* the program's environment, NULL-terminated */
    size_t nenv;
    bool clear_env;     /* --clear-env */
    char **env_changes; /* arguments of --env, in order */
    size_t nenv_changes;
    struct output_file stats, strace, trace, dump_profil;
    char *strace_words, **strace_calls; /* --strace: patterns of calls, in strace_words */
    const char *strace_output;          /* --strace-output */
    struct death_report deaths;         /* --faults, --backtrace */
    bool check_groups;                  /* --check-groups */
    struct output_file pipeline;        /* --pipeline */
    uint64_t pipeline_from, pipeline_length;
    const char *cpu; /* --cpu: the timing model or its file; NULL: the machine's default */
    struct model_choice model;
    bool no_nested;       /* --no-nested */
    const char *isa_name; /* of the program's machine; NULL if not known */
    char **nested;        /* words of the supervisor's command (nested.h); NULL at first */
    size_t nested_words;
    const char *isa_level; /* --isa-level; NULL: the timing model's, or all instructions */
    bool step_scoreboard, perfect_cache;
    bool consumer;             /* --timing=consumer, … */
    unsigned consumer_entries; /* … with a queue of that number of paths; 0: the default */
    uint64_t memory_mhz;       /* --mhz if given; 0 if memory is as fast as at the model's own clock */
    bool engine_given;         /* --engine */
    char *argv0;               /* --argv0 */
    const char *dialect_name;  /* --dialect */
    bool counts;               /* keep cycles by cause, as with --stats */
    bool host_time;            /* --host-time: add host seconds to the statistics */
    const char *gdb;           /* --gdb: where GDB connects; NULL if there is no debugger */
    char **program;            /* PROGRAM ARGS..., NULL-terminated */
    /* Called when kernel.timing is known, before the machine is created; may change `kernel`. May be NULL. */
    void (*prepare)(void *ctx, struct machine_options *m);
    void *prepare_ctx;
    /* Runs the machine, which has been started, in place of kernel_run(), and returns its result. May be NULL. */
    int (*drive)(void *ctx, struct kernel *k);
    void *drive_ctx;
    bool recorded;         /* the options that are parsed now are those of a recorded run: its output files are not written */
    char **callers_env;    /* the caller's environment in the recorded run; NULL if this is no replay */
    bool is_repeated;      /* some of the options were those of a recorded run */
    bool has_run;          /* the program has been started */
    struct kernel_end end; /* how it ended, if it has been started */
    bool program_optional; /* no error if PROGRAM is missing; program is then NULL */
};

extern const struct argp machine_argp;

void machine_options_init(struct machine_options *m, const char *command);
/* Finds the timing model, unless it has been found. m->model.model stays NULL if there is none: --cpu=none, or a machine without models.
 * isa: the program's machine. Returns false after an error message. */
bool machine_choose_model(struct machine_options *m, const struct isa *isa);
/* Finds the machine of m->program (NULL: unknown; complains: that is an error), its timing model, m->kernel.timing and its level of the
 * instruction set. Returns false after an error message. */
bool machine_find(struct machine_options *m, bool complains, const struct isa **isa);
/* Loads the program. Returns false after an error message. */
bool machine_start(struct machine_options *m, struct kernel *k);
/* Runs the program until it exits and writes the output files. Returns the exit status. */
int machine_run(struct machine_options *m);
/* Open and close a file of results (output_open_result()). It has none unless the program has been started. Return false after an error
 * message. */
bool machine_open_result(const struct machine_options *m, struct output_file *file);
bool machine_close_result(const struct machine_options *m, const struct output_file *file);
void machine_options_fini(struct machine_options *m);

#endif
