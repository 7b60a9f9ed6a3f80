/* cmd_profile.c - precis profile: run a program and print its functions by clock ticks. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/stale.h"
#include "emu/cli/command.h"
#include "emu/debug/sampler.h"
#include "emu/cpu/isa.h"
#include "emu/cli/machine_options.h"
#include "emu/cli/progress.h"
#include "emu/cli/program.h"
#include "emu/cli/working.h"
#include "emu/page/page.h"

struct options {
    struct machine_options machine;
    struct output_file data, page;
    size_t lines;
    bool exact, stacks, calls, no_calls, timeline, full_names;
};

enum { OPTION_EXACT = 1000, OPTION_TIMELINE, OPTION_HTML, OPTION_CALLS, OPTION_NO_CALLS, OPTION_FULL_NAMES };

static const struct argp_option option_list[] = {
    {"output", 'o', "FILE", 0, "Write the samples to FILE, for \"precis report\" and \"precis annotate\"", 0},
    {"html", OPTION_HTML, "FILE", 0, "Write the profile to FILE as a page for a browser, as \"precis report -f html\" does", 0},
    {"exact", OPTION_EXACT, 0, 0,
     "Also count every cycle and every execution of each instruction, and every call as --calls does; the list then shows the true "
     "cycles beside the ticks. With --cpu=none, --step-scoreboard, and on machines without timing "
     "models, the program runs one instruction at a time (slow)",
     0},
    {"call-graph", 'g', 0, 0,
     "Record the call stack with each sample, for the formats of \"precis report\" that show "
     "call stacks (folded, pprof, speedscope)",
     0},
    {"timeline", OPTION_TIMELINE, 0, 0,
     "Record system calls, signals, and the starts and ends of threads and processes, for the format chrome of \"precis report\"", 0},
    {"calls", OPTION_CALLS, 0, 0,
     "Count every call, with the cycles from call to return: for callers and callees in gmon and callgrind, and exact call stacks in "
     "folded and pprof",
     0},
    {"no-calls", OPTION_NO_CALLS, 0, 0, "Do not count calls with --exact", 0},
    {"lines", 'n', "N", 0, "Print at most N functions (default 20; 0: all)", 0},
    {"full-names", OPTION_FULL_NAMES, 0, 0, "Print long C++ names whole", 0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct options *o = state->input;
    switch (key) {
    case ARGP_KEY_INIT: state->child_inputs[0] = &o->machine; break;
    case 'o': o->data.path = arg; break;
    case OPTION_HTML:
        if (!page_available())
            option_error(state, "--html: this precis was built without %s", page_needs);
        o->page.path = arg;
        break;
    case 'n': o->lines = option_number(state, "lines", arg, 0, UINT64_MAX); break;
    case 'g': o->stacks = true; break;
    case OPTION_EXACT: o->exact = true; break;
    case OPTION_TIMELINE: o->timeline = true; break;
    case OPTION_CALLS: o->calls = true; break;
    case OPTION_FULL_NAMES: o->full_names = true; break;
    case OPTION_NO_CALLS: o->no_calls = true; break;
    case ARGP_KEY_END:
        if (o->calls && o->no_calls)
            option_error(state, "--calls and --no-calls exclude each other");
        if (o->no_calls && !o->exact)
            option_error(state, "--no-calls needs --exact, which counts calls");
        if ((o->stacks || o->timeline) && !o->data.path && !o->page.path)
            option_error(state, "--%s needs --output=FILE or --html=FILE, which show it", o->timeline ? "timeline" : "call-graph");
        if (o->data.path && o->page.path && !strcmp(o->data.path, o->page.path) && output_may_replace(o->page.path))
            option_error(state, "--output and --html name the same file, %s", o->page.path);
        if (o->machine.trace.path || o->machine.pipeline.path || o->machine.check_groups)
            option_error(state, "--trace, --check-groups and --pipeline are options of \"precis run\" only");
        break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

static void describe_machine(struct profile_machine *pm, const struct machine_options *m, const struct isa *isa)
{
    const struct kernel_options *k = &m->kernel;
    memset(pm, 0, sizeof *pm);
    snprintf(pm->isa, sizeof pm->isa, "%s", isa->name);
    pm->pointer_bytes = isa->long_bits / 8;
    pm->big_endian = isa->big_endian;
    pm->granule = isa->sample_bytes;
    pm->mhz = k->mhz;
    pm->hz = k->hz;
    pm->period = k->mhz * 1000000 / k->hz;
    model_label(&m->model, pm->model);
}

/* Called when the timing model is known. Exact figures: the cpus keep them if they can, unless every instruction is to be stepped. */
static void prepare(void *sampler, struct machine_options *m)
{
    struct kernel_options *k = &m->kernel;
    char label[MODEL_LABEL];
    model_label(&m->model, label);
    sampler_model(sampler, label);
    if (k->hooks.spent && k->timing && !m->step_scoreboard && cpu_timing_exact(k->timing))
        sampler_keep_accounts(sampler, &k->hooks, k->timing);
}

/* Returns whether the word is an option that changes no figure. The same runs are to write the same data. *argument: the next word is its
 * argument. */
static bool is_unrelated(const char *word, bool *argument)
{
    static const char *const names[] = {"-o",       "--output",    "-n",          "--lines",       "--engine",    "--step-scoreboard",
                                        "--timing", "--stats",     "--strace",    "--dump-profil", "--host-time", "--html",
                                        "--faults", "--backtrace", "--full-names"};
    static const char *const alone[] = {"--full-names", "--step-scoreboard", "--strace", "--host-time", "--faults", "--backtrace"};
    *argument = false;
    for (size_t k = 0; k < sizeof names / sizeof *names; k++) {
        size_t length = strlen(names[k]);
        if (strncmp(word, names[k], length) != 0 || (word[length] && word[length] != '=' && word[1] == '-'))
            continue;
        *argument = !word[length];
        for (size_t i = 0; i < sizeof alone / sizeof *alone; i++)
            *argument = *argument && strcmp(word, alone[i]) != 0;
        return true;
    }
    return false;
}

/* Adds the command line up to the program; its arguments are in the images. */
static void note_command(struct sampler *sampler, char **argv, char **program)
{
    struct profile *p = sampler_collected(sampler);
    bool argument;
    profile_command(p, argv[0]);
    for (char **word = argv + 1; *word && word < program; word++)
        if (is_unrelated(*word, &argument))
            word += argument;
        else
            profile_command(p, *word);
    profile_command(p, program[0]);
}

/* Returns false after an error message if output was lost. */
static bool write_page(struct options *o, const struct isa *isa, struct profile *p)
{
    const struct page_profile page = {.file = o->machine.program[0],
                                      .profile = p,
                                      .isa = isa,
                                      .root = o->machine.kernel.root,
                                      .dialect = o->machine.kernel.dialect ? o->machine.kernel.dialect->name : kernel_default_dialect(isa)};
    struct working w;
    const struct profile_merged merged = profile_merge_calls(p, -1, false);
    complain_of_merged(o->machine.command, &merged, "");
    working_begin(&w, o->machine.command, "making the page");
    bool good = page_write(&page, 1, o->page.file);
    working_end(&w);
    if (good)
        return true;
    complain(o->machine.command, "cannot write %s: %s", o->page.path, strerror(errno));
    output_discard(o->page.file);
    o->page.file = NULL;
    return false;
}

/* Returns false after an error message if output was lost. */
static bool write_data(struct options *o, struct profile *p)
{
    struct working w;
    working_begin(&w, o->machine.command, "writing profile data");
    bool good = profile_write(p, o->data.file);
    int error = errno;
    working_end(&w);
    if (good)
        return true;
    errno = error;
    complain(o->machine.command, "cannot write %s: %s", o->data.path, strerror(errno));
    output_discard(o->data.file);
    o->data.file = NULL;
    return false;
}

static int run_profiled(struct options *o, const struct isa *isa, char **argv)
{
    if (o->calls && !cpu_can(isa, CPU_TRANSFERS)) {
        complain(o->machine.command, "--calls: calls of %s programs cannot be counted", isa->name);
        return EXIT_MISTAKE;
    }
    bool calls = o->calls || (o->exact && !o->no_calls && cpu_can(isa, CPU_TRANSFERS));
    struct profile_machine machine;
    describe_machine(&machine, &o->machine, isa);
    machine.exact = o->exact;
    struct sampler *sampler = sampler_new(&machine);
    if (!sampler) {
        complain(o->machine.command, "out of memory");
        return EXIT_MISTAKE;
    }
    sampler_hooks(sampler, &o->machine.kernel.hooks, o->stacks);
    o->machine.prepare = prepare;
    o->machine.prepare_ctx = sampler;
    note_command(sampler, argv, o->machine.program);
    if (o->timeline)
        sampler_events(&o->machine.kernel.hooks);
    sampler_names(sampler, &(struct names_options){.isa = isa, .root = o->machine.kernel.root, .confined = o->machine.kernel.confine});
    if (calls)
        sampler_count_calls(sampler, &o->machine.kernel.hooks);
    struct progress progress;
    progress_begin(&progress, &o->machine.kernel);
    int status = machine_run(&o->machine);
    progress_end(&progress);
    sampler_machine_ended(sampler);
    struct working w;
    working_begin(&w, o->machine.command, "naming functions");
    if (o->machine.has_run)
        sampler_profile(sampler);
    working_end(&w);
    struct profile_text how = {.most = o->lines, .colours = output_has_colours(stderr), .full_names = o->full_names};
    if (!o->machine.has_run) { /* there is a message */
    } else if (o->exact)
        profile_print_text(sampler_profile(sampler), false, &how, stderr);
    else
        sampler_print(sampler, stderr, &how);
    if (o->machine.has_run && o->data.file && !write_data(o, sampler_profile(sampler)))
        status = EXIT_MISTAKE;
    if (o->machine.has_run && o->page.file)
        profile_open_supplied(sampler_profile(sampler));
    if (o->machine.has_run && o->page.file && !write_page(o, isa, sampler_profile(sampler)))
        status = EXIT_MISTAKE;
    if (!machine_close_result(&o->machine, &o->data) || !machine_close_result(&o->machine, &o->page) ||
        !output_close(o->machine.command, "standard error", stderr))
        status = EXIT_MISTAKE;
    sampler_free(sampler);
    return status;
}

int cmd_profile(int argc, char **argv)
{
    static const struct argp_child children[] = {{&machine_argp, 0, NULL, 0}, {0}};
    static const struct argp argp = {
        option_list,
        parse,
        "PROGRAM [ARGUMENT...]",
        "Run a program and record the next instruction at every clock tick. At exit, print the functions by their ticks, with --exact by "
        "their cycles, on standard error. The program needs no change. All processes that it starts are included."
        "\vThe exit status is as for \"precis run\". An option's FILE may be - for standard error.",
        children,
        NULL,
        NULL};
    struct options o = {.lines = 20};
    machine_options_init(&o.machine, argv[0]);
    command_parse(&argp, argc, argv, ARGP_IN_ORDER, &o);
    const struct isa *isa;
    bool ready = program_machine(argv[0], true, &o.machine.kernel, o.machine.program[0], &isa) && machine_choose_model(&o.machine, isa) &&
                 machine_open_result(&o.machine, &o.data) && machine_open_result(&o.machine, &o.page);
    int status = ready ? run_profiled(&o, isa, argv) : EXIT_MISTAKE;
    machine_options_fini(&o.machine);
    return status;
}
