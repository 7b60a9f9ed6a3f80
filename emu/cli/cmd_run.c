/* cmd_run.c - precis run: run a program. */
#include "emu/cli/command.h"
#include "emu/cli/machine_options.h"

static error_t parse(int key, char *arg, struct argp_state *state)
{
    (void)arg;
    if (key != ARGP_KEY_INIT)
        return ARGP_ERR_UNKNOWN;
    state->child_inputs[0] = state->input;
    return 0;
}

int cmd_run(int argc, char **argv)
{
    static const struct argp_child children[] = {{&machine_argp, 0, NULL, 0}, {0}};
    static const struct argp argp = {
        NULL,
        parse,
        "PROGRAM [ARGUMENT...]",
        "Run a {or} Linux program."
        "\vThe exit status is the program's, 128+N if signal N killed it, 2 for a usage or input error, 3 if precis "
        "itself failed. An option's FILE may be - for standard error.",
        children,
        machine_help,
        NULL};
    struct machine_options m;
    machine_options_init(&m, argv[0]);
    argp_parse(&argp, argc, argv, ARGP_IN_ORDER, NULL, &m);
    int status = machine_run(&m);
    machine_options_fini(&m);
    return status;
}
