/* cmd_replay.c - precis replay: repeat a recorded run. */
#include <stdlib.h>
#include <string.h>

#include "emu/cli/command.h"
#include "emu/cli/version.h"
#include "emu/os/log.h"

extern char **environ;

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
    case ARGP_KEY_NO_ARGS: argp_error(state, "no recording given"); break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

static size_t count(char *const *list)
{
    size_t n = 0;
    while (list[n])
        n++;
    return n;
}

/* Runs the recorded command, with further options before its own. Returns its status. */
static int run(const struct replay *r, char **recorded)
{
    size_t n = count(recorded), added = count(r->added);
    char **argv = calloc(n + added + 2, sizeof *argv);
    if (!argv || !n) {
        complain(r->command, "%s: %s", r->file, n ? "out of memory" : "damaged: it has no command");
        free(argv);
        return EXIT_MISTAKE;
    }
    argv[0] = (char *)r->command;
    memcpy(argv + 1, r->added, added * sizeof *argv);
    argv[added + 1] = (char *)"--recorded";
    memcpy(argv + added + 2, recorded + 1, (n - 1) * sizeof *argv);
    int status = cmd_run((int)(n + added + 1), argv);
    free(argv);
    return status;
}

static void print_info(const char *version, char *const *recorded)
{
    printf("recorded by %s\n", version);
    for (size_t i = 0; recorded[i]; i++)
        printf("%s%s", i ? " " : "", recorded[i]);
    putchar('\n');
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
    os_log_echo(log, !r.no_output);
    char **version = os_log_strings(log, NULL), **recorded = os_log_strings(log, NULL), **environment = os_log_strings(log, NULL);
    if (!r.info) {
        os_log_versions(log, version[0] ? version[0] : "?", version_line());
        environ = environment;
        return run(&r, recorded);
    }
    print_info(version[0] ? version[0] : "?", recorded);
    os_log_drop(log);
    return 0;
}
