/* cmd_replay.c - precis replay: repeat a recorded run. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/cli/cmd_run.h"
#include "emu/cli/command.h"
#include "emu/cli/dispatch.h"
#include "emu/cli/version.h"
#include "emu/os/log.h"
#include "emu/report/printable.h"

enum { KEY_NO_OUTPUT = 1000, KEY_INFO };

static const struct argp_option options[] = {
    {"no-output", KEY_NO_OUTPUT, NULL, 0, "Do not write what the program writes to its standard output and error", 1},
    {"info", KEY_INFO, NULL, 0, "Print by which version and with which command FILE was recorded", 1},
    {0},
};

struct replay {
    const char *command, *file;
    char **added; /* options for the recorded command, NULL-terminated */
    bool no_output, info;
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct replay *r = state->input;
    switch (key) {
    case KEY_NO_OUTPUT: r->no_output = true; break;
    case KEY_INFO: r->info = true; break;
    case ARGP_KEY_ARG:
        r->file = arg;
        r->added = &state->argv[state->next];
        state->next = state->argc;
        break;
    case ARGP_KEY_NO_ARGS: option_error(state, "no recording given; \"precis run --record=FILE\" writes one"); break;
    case ARGP_KEY_END:
        if (r->info && r->added && *r->added)
            option_error(state, "--info: unexpected argument '%s'", *r->added);
        if (r->info && r->no_output)
            option_error(state, "--info and --no-output exclude each other");
        break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

static int count(char *const *list)
{
    int n = 0;
    while (list[n])
        n++;
    return n;
}

/* Runs the recorded command, with further options. Returns its status. */
static int run(const struct replay *r, char **recorded, char **environment)
{
    int added = count(r->added);
    char **argv = calloc((size_t)added + 2, sizeof *argv);
    if (!argv || !recorded[0]) {
        complain(r->command, "%s: %s", r->file, argv ? "damaged: it has no command" : "out of memory");
        free(argv);
        return EXIT_MISTAKE;
    }
    argv[0] = (char *)r->command;
    memcpy(argv + 1, r->added, (size_t)added * sizeof *argv);
    int status = run_recorded(r->command, &(struct recorded_run){count(recorded), recorded, environment, added + 1, argv});
    free(argv);
    return status;
}

static void print_info(const char *version, char *const *recorded)
{
    fputs("recorded by ", stdout);
    put_printable(version, stdout);
    putchar('\n');
    for (size_t i = 0; recorded[i]; i++) {
        if (i)
            putchar(' ');
        put_printable(recorded[i], stdout);
    }
    putchar('\n');
}

/* Returns whether another program than this one replays what that version recorded: the machines of libunicorn. */
static bool is_of_unicorn(const char *version)
{
    static const char name[] = "precis-unicorn ";
    return !strncmp(version, name, sizeof name - 1) && strncmp(version_line(), name, sizeof name - 1) != 0;
}

/* A message may contain text of the recording. */
static _Noreturn void fail(void *command, const char *message)
{
    complain(command, "%s", message);
    _exit(EXIT_MISTAKE);
}

int cmd_replay(int argc, char **argv)
{
    static const struct argp argp = {
        options,
        parse,
        "FILE [OPTION...]",
        "Repeat the run that \"precis run --record=FILE\" recorded: with the same cycles, output, histograms and statistics, without the "
        "files and the terminal of then, and without effects."
        "\vOPTIONs are added to those of the recorded \"precis run\", such as --stats=FILE or --strace; its own output files are not "
        "written. "
        "The exit status is that of the recorded run, 2 if FILE is damaged or the run is another one.",
        NULL,
        machine_help,
        NULL};
    struct replay r = {.command = argv[0]};
    char *why = NULL;
    command_parse(&argp, argc, argv, ARGP_IN_ORDER, &r);
    struct os_log *log = os_log_replay(r.file, &why);
    if (!log) {
        complain(r.command, "%s", why ? why : "out of memory");
        free(why);
        return EXIT_MISTAKE;
    }
    os_log_on_failure(log, fail, (char *)"precis");
    os_log_echo(log, !r.no_output);
    char **version = os_log_strings(log, NULL), **recorded = os_log_strings(log, NULL), **environment = os_log_strings(log, NULL);
    const char *recorded_by = version[0];
    if (!recorded_by)
        os_log_refuse(log, "damaged, or changed: it does not name the precis that recorded it; record the run again");
    if (r.info) {
        print_info(recorded_by, recorded);
        os_log_drop(log);
        return 0;
    }
    if (is_of_unicorn(recorded_by)) {
        dispatch(r.command, r.file, "a machine of libunicorn");
        return EXIT_MISTAKE;
    }
    os_log_versions(log, recorded_by, version_line());
    return run(&r, recorded, environment);
}
