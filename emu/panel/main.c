/*
 * main.c - precis-panel: the front panel of a machine, or of two side by side.
 *
 * Each machine runs in its own process (process.h), which begins before SDL does; this one has the window.
 */
#include <argp.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/command.h"
#include "emu/cli/machine_options.h"
#include "emu/cli/program.h"
#include "emu/cli/version.h"
#include "emu/cpu/isa.h"
#include "emu/machines.h"
#include "emu/os/log.h"
#include "emu/panel/window.h"

enum { KEY_SCREENSHOT = 3000, KEY_AT, KEY_SCALE, KEY_ELEMENT, KEY_TRIAL, KEY_BESIDE, KEY_HOLD, KEY_FRAMES, KEY_BENCHMARK };

struct panel_command {
    struct machine_options machine;
    struct panel_options panel;
    char *beside; /* the program of the second machine; NULL: one machine */
    char model[MODEL_LABEL];
    struct panel_machine *shown;
    struct panel_link *link; /* in a machine's process */
    struct panel_process *processes[PANEL_MACHINES];
};

static const struct argp_option option_list[] = {
    {"screenshot", KEY_SCREENSHOT, "FILE", 0, "Write a picture of the panel (PNG) and end; no window is opened", 0},
    {"at", KEY_AT, "CYCLE", 0, "The cycle of the screenshot (default: the program's end)", 0},
    {"beside", KEY_BESIDE, "PROGRAM", 0, "Show a second machine, which runs PROGRAM with the same arguments", 0},
    {"hold", KEY_HOLD, "ticks|FUNCTION", 0,
     "Two machines wait for each other at each tick (default), or at each entry of a function of both programs", 0},
    {"scale", KEY_SCALE, "SCALE", 0, "The trial buffer's scale at the start (default 0x8000)", 0},
    {"element", KEY_ELEMENT, "BYTES", 0, "The trial buffer's counters: 2 (default), 4 or 8 bytes", 0},
    {"trial-dialect", KEY_TRIAL, "NAME", 0, "The trial buffer's dialect (default: the program's)", 0},
    {"frames", KEY_FRAMES, "N", 0, "End after N frames", 0},
    {"benchmark", KEY_BENCHMARK, 0, 0, "Run at once, and print the processor time of frames as JSON", 0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct panel_command *p = state->input;
    struct profil_dialect dialect;
    char why[256];
    switch (key) {
    case ARGP_KEY_INIT: state->child_inputs[0] = &p->machine; break;
    case KEY_SCREENSHOT: p->panel.screenshot = arg; break;
    case KEY_AT: p->panel.at = option_number(state, "at", arg, 0, UINT64_MAX); break;
    case KEY_SCALE: p->panel.scale = (uint32_t)option_number(state, "scale", arg, 2, 0x20000); break;
    case KEY_ELEMENT:
        p->panel.element = (unsigned)option_number(state, "element", arg, 2, 8);
        if (p->panel.element & (p->panel.element - 1))
            option_error(state, "--element=%s: expected 2, 4 or 8", arg);
        break;
    case KEY_TRIAL:
        p->panel.dialect = arg;
        if (!profil_dialect_parse(arg, &dialect, why, sizeof why))
            option_error(state, "--trial-dialect=%s: %s", arg, why);
        break;
    case KEY_BESIDE: p->beside = arg; break;
    case KEY_HOLD: p->panel.hold = arg; break;
    case KEY_FRAMES: p->panel.frames = option_number(state, "frames", arg, 1, UINT64_MAX); break;
    case KEY_BENCHMARK: p->panel.benchmark = true; break;
    case ARGP_KEY_END:
        if (p->panel.hold && !p->beside)
            option_error(state, "--hold needs --beside");
        if (p->machine.gdb || p->machine.trace.path || p->machine.pipeline.path || p->machine.check_groups)
            option_error(state, "--gdb, --trace, --pipeline and --check-groups are options of \"precis run\" only");
        break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

/* The timing model is known, the machine not yet created. */
static void prepare(void *ctx, struct machine_options *m)
{
    struct panel_command *p = ctx;
    model_label(&m->model, p->model);
    if (m->kernel.timing)
        cpu_timing_count(m->kernel.timing, true);
    if (panel_link_hz(p->link))
        m->kernel.hz = panel_link_hz(p->link);
    p->shown = panel_machine_new(&m->kernel, m->program[0], p->model, p->panel.hold);
    if (!p->shown) {
        complain(m->command, "out of memory");
        exit(EXIT_MISTAKE);
    }
}

static int drive(void *ctx, struct kernel *k)
{
    struct panel_command *p = ctx;
    panel_machine_attach(p->shown, k);
    return panel_serve(p->link, p->shown);
}

/* In a machine's process. External input is logged, to go back; a screenshot does not. */
static int run_first(void *ctx, struct panel_link *l)
{
    struct panel_command *p = ctx;
    char *why = NULL;
    struct os_log *log = p->panel.screenshot ? NULL : os_log_record(NULL, &why);
    if (!log && !p->panel.screenshot)
        complain(p->machine.command, "no steps back: %s", why ? why : "out of memory");
    free(why);
    p->link = l;
    int status = machine_run(&p->machine);
    panel_machine_free(p->shown);
    if (log)
        os_log_drop(log);
    machine_options_fini(&p->machine);
    return status;
}

static int run_second(void *ctx, struct panel_link *l)
{
    struct panel_command *p = ctx;
    p->machine.program[0] = p->beside;
    p->machine.cpu = NULL; /* the second machine may be of another kind */
    p->machine.kernel.timing = NULL;
    p->machine.model = (struct model_choice){0};
    return run_first(ctx, l);
}

/* Returns whether the panel supports the programs' machines; false after an error message. */
static bool can_show(const struct panel_command *p)
{
    const char *programs[] = {p->machine.program[0], p->beside};
    char known[100] = "";
    const struct isa *isa;
    for (unsigned n = 0; (isa = machine_by_index(n)) != NULL; n++) {
        const char *joint = !n ? "" : machine_by_index(n + 1) ? ", " : " and ";
        snprintf(known + strlen(known), sizeof known - strlen(known), "%s%s", joint, isa->long_name);
    }
    for (unsigned n = 0; n < PANEL_MACHINES; n++) {
        const char *elsewhere = programs[n] ? program_elsewhere(&p->machine.kernel, programs[n]) : NULL;
        if (!elsewhere)
            continue;
        complain(p->machine.command, "%s: machine code for %s; the panel shows programs of %s only", programs[n], elsewhere, known);
        return false;
    }
    return p->panel.screenshot || panel_window_is_possible();
}

/* Returns the exit status. */
static int show(struct panel_command *p)
{
    int (*const runs[])(void *ctx, struct panel_link *l) = {run_first, run_second};
    unsigned count = p->beside ? 2 : 1, begun = 0;
    int status = EXIT_MISTAKE, ended[PANEL_MACHINES] = {0};
    while (begun < count && (p->processes[begun] = panel_process_new(runs[begun], p)) != NULL)
        begun++;
    if (begun == count)
        status = panel_show(&p->panel, p->processes, count);
    else
        complain(p->machine.command, "cannot start a process: %s", strerror(errno));
    for (unsigned n = 0; n < begun; n++)
        ended[n] = panel_process_end(p->processes[n]);
    return ended[0] ? ended[0] : status;
}

int main(int argc, char **argv)
{
    static const struct argp_child children[] = {{&machine_argp, 0, NULL, 0}, {0}};
    static const struct argp argp = {
        option_list,
        parse,
        "PROGRAM [ARGUMENT...]",
        "Run a program under a front panel: lamps, disassembly, cycles by cause, and profil() buffers that fill as "
        "ticks fall.\vKeys: r run, h halt, s step, b bundle, t tick, z back, Tab and arrows turn knobs, ? lists all, F12 writes "
        "precis-panel.png, q quits.",
        children,
        NULL,
        NULL};
    struct panel_command p = {.panel = {.scale = 0x8000, .element = 2, .at = UINT64_MAX, .window_shots = "precis-panel.png"}};
    argp_program_version_hook = print_version;
    machine_options_init(&p.machine, "precis-panel");
    command_parse(&argp, argc, argv, ARGP_IN_ORDER, &p);
    p.machine.prepare = prepare;
    p.machine.drive = drive;
    p.machine.prepare_ctx = p.machine.drive_ctx = &p;
    const struct isa *isa;
    bool good = can_show(&p) && program_machine(p.machine.command, true, &p.machine.kernel, p.machine.program[0], &isa);
    int status = good ? show(&p) : EXIT_MISTAKE;
    machine_options_fini(&p.machine);
    return status;
}
