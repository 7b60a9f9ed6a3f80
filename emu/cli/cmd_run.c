/* cmd_run.c - precis run: run a program. */
#include <stdlib.h>
#include <string.h>

#include "emu/cli/cmd_run.h"
#include "emu/cli/command.h"
#include "emu/cli/hunted.h"
#include "emu/cli/machine_options.h"
#include "emu/cli/version.h"
#include "emu/os/log.h"

extern char **environ;

enum { KEY_RECORD = 'r' + 2000, KEY_GDB };

static const struct argp_option options[] = {
    {"gdb", KEY_GDB, "WHERE", 0,
     "Wait for GDB before the first instruction, and let it control the program: on stdio (for \"target remote | precis run "
     "--gdb=stdio ...\"), unix:PATH (a socket), PORT of the loopback interface (0: any, which is printed), or public:HOST:PORT, which "
     "other users and hosts reach. The debugger can do what the program can",
     3},
    {"record", KEY_RECORD, "FILE", OPTION_RECORDED, "Record external input to FILE, for \"precis replay FILE\"", 5},
    {0},
};

struct run {
    struct machine_options machine;
    const char *record;
};

static void check_whole(const struct run *r, const struct argp_state *state)
{
    const struct machine_options *m = &r->machine;
    if (m->gdb && (m->trace.path || m->pipeline.path || m->check_groups))
        option_error(state, "--gdb cannot be combined with --trace, --pipeline or --check-groups");
    if (r->record && os_log_mode() == OS_LOG_REPLAYS)
        option_error(state, "--record: this run has a recording");
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct run *r = state->input;
    bool recorded = r->machine.recorded;
    if (recorded)
        option_check_recorded(options, key, state);
    switch (key) {
    case ARGP_KEY_INIT: state->child_inputs[0] = &r->machine; return 0;
    case KEY_RECORD: r->record = recorded ? NULL : arg; return 0;
    case KEY_GDB:
        if (r->machine.gdb)
            option_error(state, "--gdb is given twice");
        r->machine.gdb = arg;
        return 0;
    case ARGP_KEY_END: check_whole(r, state); return 0;
    default: return ARGP_ERR_UNKNOWN;
    }
}

/* Records the command, but for --gdb: a replay waits for GDB only if its own command says so. Returns false if there is no memory. */
static bool record_command(const struct run *r, struct os_log *log, char **argv)
{
    const char *gdb = r->machine.gdb;
    size_t n = 0, kept = 0;
    while (argv[n])
        n++;
    char **list = calloc(n + 1, sizeof *list);
    for (size_t i = 0; list && i < n; i++) {
        bool is_here = gdb && gdb >= argv[i] && gdb <= argv[i] + strlen(argv[i]);
        if (is_here && gdb == argv[i])
            kept--; /* "--gdb", "WHERE" */
        if (!is_here)
            list[kept++] = argv[i];
    }
    if (list)
        os_log_strings(log, list);
    free(list);
    return list;
}

/* Begins a recording with the command and its environment. Returns false after an error message. */
static bool begin_recording(const struct run *r, char **argv)
{
    char *why = NULL;
    const char *command = r->machine.command;
    bool renames = r->record && !r->machine.kernel.confine; /* which the host then refuses */
    int fd = renames ? output_open_kept(command, r->record) : -1;
    struct os_log *log = !renames ? os_log_record(r->record, &why) : fd >= 0 ? os_log_record_fd(fd, r->record, &why) : NULL;
    if (!log && (fd >= 0 || !renames))
        complain(command, "--record=%s", why ? why : r->record);
    free(why);
    if (!log)
        return false;
    os_log_strings(log, (char *[]){(char *)version_line(), NULL});
    bool ok = record_command(r, log, argv);
    os_log_strings(log, environ);
    if (!ok)
        complain(command, "--record=%s: out of memory", r->record);
    return ok;
}

/* Ends a recording or a replay. Returns false after an error message. */
static bool end_log(const struct run *r, int status)
{
    char *why = NULL;
    bool records = os_log_mode() == OS_LOG_RECORDS;
    if (!os_log_end(os_log_current(), status, &why)) {
        complain(r->machine.command, "%s", why ? why : "out of memory");
        free(why);
        return false;
    }
    return !records || !r->record || output_name_kept(r->machine.command, r->record);
}

static const struct argp_child children[] = {{&machine_argp, 0, NULL, 0}, {0}};
static const struct argp run_argp = {
    options,
    parse,
    "PROGRAM [ARGUMENT...]",
    "Run a Linux, HP-UX, SunOS or 4.3BSD program for {or}."
    "\vThe exit status is the program's, 128+N if signal N killed it, 2 for a usage or input error, 3 if precis "
    "itself failed. An option's FILE may be - for standard error.",
    children,
    machine_help,
    NULL};

/* Ends a replay's log, unless GDB has ended the run, or it has not begun, which has been said. Returns the exit status. */
static int end_replay(const struct run *r, int status)
{
    if (!r->machine.gdb && r->machine.has_run)
        return end_log(r, status) ? status : EXIT_MISTAKE;
    os_log_drop(os_log_current());
    return status;
}

int run_recorded(const char *command, const struct recorded_run *recorded)
{
    struct run r = {0};
    machine_options_init(&r.machine, command);
    r.machine.callers_env = recorded->environment;
    r.machine.recorded = true;
    if (argp_parse(&run_argp, recorded->argc, recorded->argv, ARGP_IN_ORDER | ARGP_NO_HELP | ARGP_NO_ERRS, NULL, &r))
        os_log_refuse(os_log_current(), "damaged, or changed: its command has an option that no recorded run has; record the run again");
    r.machine.recorded = false;
    command_parse(&run_argp, recorded->added_argc, recorded->added_argv, ARGP_IN_ORDER, &r);
    int status = end_replay(&r, machine_run(&r.machine));
    machine_options_fini(&r.machine);
    return status;
}

int cmd_run(int argc, char **argv)
{
    struct run r = {0};
    hunted_begin();
    machine_options_init(&r.machine, argv[0]);
    command_parse(&run_argp, argc, argv, ARGP_IN_ORDER, &r);
    int status = EXIT_MISTAKE;
    bool ok = true;
    bool logs = r.record || r.machine.gdb; /* GDB may go back */
    if (!logs || begin_recording(&r, argv))
        status = machine_run(&r.machine);
    if (os_log_mode() == OS_LOG_REPLAYS) /* a copy in the past */
        os_log_drop(os_log_current());
    else if (os_log_current())
        ok = end_log(&r, status);
    if (r.machine.has_run && ok)
        hunted_end(&r.machine.end);
    machine_options_fini(&r.machine);
    return ok ? status : EXIT_MISTAKE;
}
