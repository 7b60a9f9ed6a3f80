/* cmd_pipeline.c - precis pipeline: the issue cycle and port of each instruction of an excerpt of a run or of straight-line blocks,
 * and what it waited for. */
#define _GNU_SOURCE
#include <argp.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "emu/timing/pipeline.h"
#include "emu/cli/command.h"
#include "emu/debug/pipeline_excerpt.h"
#include "emu/debug/schedule.h"
#include "emu/cpu/isa.h"
#include "emu/load/symbols.h"
#include "emu/cli/machine_options.h"
#include "emu/cli/program.h"
#include "emu/report/json.h"
#include "emu/report/must.h"
#include "emu/report/printable.h"

struct options {
    struct machine_options machine;
    const char *file, *function, *at;
    uint64_t start, stop, from, count;
    struct output_file output;
    bool csv, json, unfold, has_count;
};

enum { KEY_BLOCK = 2000, KEY_START, KEY_STOP, KEY_CSV, KEY_FROM, KEY_COUNT, KEY_AT, KEY_JSON, KEY_UNFOLD };

static const struct argp_option option_list[] = {
    {NULL, 0, NULL, 0, "An excerpt of a run:", -3},
    {"from", KEY_FROM, "N", 0, "Start at instruction number N of the run, counting all threads (default 0)", -3},
    {"at", KEY_AT, "SYMBOL", 0, "Start at the first executed instruction at SYMBOL, a function of the program or an address", -3},
    {"count", KEY_COUNT, "M", 0, "Show M instructions (default 100), then end the run", -3},
    {"unfold", KEY_UNFOLD, NULL, 0, "One column per cycle: do not shorten long waits to \"sx25s\"", -3},
    {"output", 'o', "FILE", 0, "Write there instead of to standard output", -3},
    {NULL, 0, NULL, 0, "Straight-line code of a file:", -2},
    {"block", KEY_BLOCK, "FILE", 0, "The ELF, SOM or a.out file; --cpu selects the timing model", -2},
    {"function", 'f', "NAME", 0, "Only this function", 0},
    {"start-address", KEY_START, "N", 0, "Only addresses from N on, where a block starts", 0},
    {"stop-address", KEY_STOP, "N", 0, "Only addresses below N", 0},
    {"csv", KEY_CSV, NULL, 0, "One line per instruction, after a line with the names of the columns", 0},
    {NULL, 0, NULL, 0, "Both:", -1},
    {"json", KEY_JSON, NULL, 0, "Print JSON", -1},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct options *o = state->input;
    switch (key) {
    case ARGP_KEY_INIT: state->child_inputs[0] = &o->machine; break;
    case KEY_FROM: o->from = option_number(state, "from", arg, 0, UINT64_MAX); break;
    case KEY_COUNT:
        o->has_count = true;
        o->count = option_number(state, "count", arg, 1, UINT64_MAX);
        break;
    case KEY_AT: o->at = arg; break;
    case 'o': o->output.path = arg; break;
    case 'f': o->function = arg; break;
    case KEY_START: o->start = option_number(state, "start-address", arg, 0, UINT64_MAX); break;
    case KEY_STOP: o->stop = option_number(state, "stop-address", arg, 0, UINT64_MAX); break;
    case KEY_CSV: o->csv = true; break;
    case KEY_JSON: o->json = true; break;
    case KEY_UNFOLD: o->unfold = true; break;
    case KEY_BLOCK:
        if (o->file)
            option_error(state, "expected exactly one FILE; '%s' is the second", arg);
        o->file = arg;
        break;
    case ARGP_KEY_END:
        if (!o->file == !o->machine.program)
            option_error(state, o->file ? "expected either PROGRAM or --block FILE" : "no program given, and no --block FILE");
        if (!o->file && (o->csv || o->function || o->start || o->stop != UINT64_MAX))
            option_error(state, "--csv, --function, --start-address and --stop-address need --block=FILE");
        if (o->file && (o->at || o->from || o->unfold || o->has_count))
            option_error(state, "--at, --from, --count and --unfold show a run: they cannot be combined with --block");
        if (o->csv && o->json)
            option_error(state, "--csv and --json exclude each other");
        if (o->machine.trace.path || o->machine.pipeline.path || o->machine.check_groups)
            option_error(state, "--trace, --check-groups and --pipeline are options of \"precis run\" only");
        break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

/* ---- blocks of a file --------------------------------------------------------------------------------- */

static bool wanted(const struct schedule *s, const struct options *o, uint64_t va)
{
    const struct symbol *f = symbols_find(s->symbols, va);
    return va >= o->start && va < o->stop && (!o->function || (f && !strcmp(f->name, o->function)));
}

/* Prints what a block is, and its cycles by cause. */
static void print_heading(const struct schedule *s, const struct schedule_row *rows, size_t n)
{
    uint64_t va = rows->line->va, total = 0, by[TIMING_CAUSES] = {0};
    const struct symbol *f = symbols_find(s->symbols, va);
    const char *comma = "";
    for (size_t j = 0; j < n; j++)
        for (unsigned c = 0; c < TIMING_CAUSES; c++)
            by[c] += rows[j].charge.cycles[c];
    for (unsigned c = 0; c < TIMING_CAUSES; c++)
        total += by[c];
    printf("\nblock %0*" PRIx64, s->isa->long_bits == 64 ? 16 : 8, va);
    if (f) {
        printf(" <");
        put_printable(f->name, stdout);
        printf("+0x%" PRIx64 ">", va - f->start);
    }
    printf(": %zu instructions, %" PRIu64 " cycles (", n, total);
    for (unsigned c = 0; c < TIMING_CAUSES; c++)
        if (by[c]) {
            printf("%s%" PRIu64 " %s", comma, by[c], timing_cause_name(c));
            comma = ", ";
        }
    printf(")\n");
}

static void print_text(const struct schedule *s, const struct schedule_row *rows, size_t n)
{
    char text[256], why[64];
    print_heading(s, rows, n);
    printf("  cycle port waited for             address: instruction\n");
    for (const struct schedule_row *x = rows; x < rows + n; x++) {
        const uint16_t *cycles = x->charge.cycles;
        schedule_text(s, x->line->va, text, sizeof text);
        why[0] = 0;
        if (cycles[TIMING_STALL])
            snprintf(why, sizeof why, "%u: %s", cycles[TIMING_STALL], schedule_producer_class(s, x));
        if (cycles[TIMING_LOCK])
            snprintf(why + strlen(why), sizeof why - strlen(why), "%slocks %u", why[0] ? ", " : "", cycles[TIMING_LOCK]);
        printf("%7" PRIu64 " %-4s %-18s %10" PRIx64 ": %s\n", x->cycle, timing_port_name(s->model, x->charge.port), why, x->line->va, text);
    }
}

static void print_csv(const struct schedule *s, const struct schedule_row *rows, size_t n)
{
    char text[256];
    for (const struct schedule_row *x = rows; x < rows + n; x++) {
        const uint16_t *cycles = x->charge.cycles;
        schedule_text(s, x->line->va, text, sizeof text);
        printf("0x%" PRIx64 ",%" PRIu64 ",%s,%u,%u,%u,%s,%s,0x%" PRIx64 ",\"%s\"\n", rows->line->va, x->cycle,
               timing_port_name(s->model, x->charge.port), x->cost, cycles[TIMING_STALL], cycles[TIMING_LOCK],
               schedule_producer_class(s, x), s->model->classes[x->line->insn.cls].name, x->line->va, text);
    }
}

/* Prints the block [k, end), or appends it to `blocks`. Returns false if out of memory. */
static bool show_block(const struct schedule *s, const struct options *o, size_t k, size_t end, json_t *blocks)
{
    struct schedule_row *rows;
    if (o->json)
        return !json_array_append_new(blocks, schedule_json(s, k, end, 0));
    rows = calloc(end - k, sizeof *rows);
    if (!rows)
        return false;
    schedule_run(s, k, end, 1, rows);
    (o->csv ? print_csv : print_text)(s, rows, end - k);
    free(rows);
    return true;
}

/* Returns whether a block of the section was printed. */
static bool show_section(const struct schedule *s, const struct options *o, json_t *blocks)
{
    bool printed = false;
    for (size_t k = 0, end; k < s->n; k = end) {
        end = schedule_block_end(s, k, o->stop);
        if (wanted(s, o, s->lines[k].va))
            printed |= show_block(s, o, k, end, blocks);
    }
    return printed;
}

/* ---- the command --------------------------------------------------------------------------------------- */

/* Returns the prepared model that the options select; NULL after an error message. */
static struct timing_model *prepare_model(const char *command, struct options *o, const struct isa *isa)
{
    if (!machine_choose_model(&o->machine, isa))
        return NULL;
    struct timing_model *prepared = o->machine.model.model ? timing_prepare(o->machine.model.model) : NULL;
    if (o->machine.cpu && !o->machine.model.model)
        complain(command, "--cpu=%s has no pipeline; select a timing model that has one", o->machine.cpu);
    else if (!o->machine.model.model)
        complain(command, "%s: no timing models for %s", o->file, isa->long_name);
    else if (!prepared)
        complain(command, "out of memory");
    return prepared;
}

/* Shows the blocks of all sections. Returns whether there is one. */
static bool show_sections(const struct options *o, const struct isa *isa, struct timing_model *model, struct symbols *y, json_t *blocks)
{
    size_t n;
    bool printed = false;
    const struct code_section *code = symbols_code(y, &n);
    if (symbols_error(y))
        cannot_read(o->file, symbols_error(y));
    for (size_t i = 0; i < n; i++) {
        struct schedule *s = must(schedule_new(isa, model, &code[i], y, o->start));
        printed |= show_section(s, o, blocks);
        schedule_free(s);
    }
    return printed;
}

static int show(const char *command, struct options *o, struct symbols *y)
{
    struct elf_kind kind = symbols_kind(y);
    const struct isa *isa = code_machine(command, o->file, &kind);
    struct timing_model *model = isa ? prepare_model(command, o, isa) : NULL;
    if (!model)
        return EXIT_MISTAKE;
    json_t *blocks = o->json ? json_array() : NULL;
    if (o->csv)
        puts("block,cycle,port,cycles,stall,lock,waited_for,class,address,text");
    bool printed = show_sections(o, isa, model, y, blocks), part = o->start || o->stop != UINT64_MAX;
    timing_free(model);
    if (!printed) {
        json_decref(blocks);
        if (!part && o->function && symbols_named(y, o->function))
            complain(command, "%s: function %s has no instructions", o->file, o->function);
        else
            complain_no_code(command, o->file, o->function, part);
        return EXIT_MISTAKE;
    }
    if (o->json)
        print_json(blocks, stdout);
    return output_close(command, "standard output", stdout) ? 0 : EXIT_MISTAKE;
}

static int show_file(const char *command, struct options *o)
{
    char *why = NULL;
    struct symbols *y = symbols_open(o->file, &why);
    if (!y) {
        complain(command, "%s", why ? why : "out of memory");
        free(why);
        return EXIT_MISTAKE;
    }
    int status = show(command, o, y);
    symbols_free(y);
    return status;
}

/* ---- an excerpt of a run ---------------------------------------------------------------------------------- */

static int write_excerpt(const struct options *o, const struct pipeline_excerpt *w)
{
    const char *path = o->output.path;
    FILE *out = path ? o->output.file : stdout;
    if (o->json)
        print_json(pipeline_excerpt_json(w), out);
    else
        pipeline_excerpt_text(w, !o->unfold, out);
    if (!pipeline_excerpt_size(w))
        complain(o->machine.command, "the run ended before the excerpt began");
    return output_close(o->machine.command, path ? path : "standard output", out) && pipeline_excerpt_size(w) ? 0 : EXIT_MISTAKE;
}

/* Finds the address of --at. Returns false after an error message. */
static bool find_place(const struct options *o, uint64_t *address)
{
    char *end, *why = NULL;
    *address = strtoull(o->at, &end, 0);
    if (*o->at >= '0' && *o->at <= '9' && !*end)
        return true;
    char *path = program_path(&o->machine.kernel, o->machine.program[0]);
    struct symbols *y = symbols_open(must(path), &why);
    free(path);
    const struct symbol *f = y ? symbols_named(y, o->at) : NULL;
    if (f)
        *address = f->start;
    else
        complain(o->machine.command, why ? "--at=%s: %s" : "--at=%s: no such function in %s", o->at, why ? why : o->machine.program[0]);
    free(why);
    symbols_free(y);
    return f;
}

static int run_excerpt(struct options *o)
{
    struct machine_options *m = &o->machine;
    const struct isa *isa;
    if (!program_machine(m->command, true, &m->kernel, m->program[0], &isa))
        return EXIT_MISTAKE;
    struct pipeline_excerpt_options options = {.from = o->from, .count = o->count, .at = o->at, .ends = true};
    if ((o->at && !find_place(o, &options.address)) || (o->output.path && !(o->output.file = output_open(m->command, o->output.path))))
        return EXIT_MISTAKE;
    if (!machine_choose_model(m, isa))
        return EXIT_MISTAKE;
    if (!m->cpu && !m->model.model) {
        complain(m->command, "%s: no timing models for %s", m->program[0], isa->long_name);
        return EXIT_MISTAKE;
    }
    if (!m->model.model || m->model.model->issue == TIMING_ISSUE_ONE) {
        complain(m->command, "--cpu=%s has no pipeline; select a timing model that has one",
                 m->model.model ? m->model.model->name : m->cpu);
        return EXIT_MISTAKE;
    }
    struct pipeline_excerpt *w = pipeline_excerpt_new(&options);
    if (!w) {
        complain(m->command, "out of memory");
        return EXIT_MISTAKE;
    }
    pipeline_excerpt_hooks(w, &m->kernel.hooks);
    int status = machine_run(m);
    if (status != EXIT_MISTAKE || pipeline_excerpt_size(w)) {
        int written = write_excerpt(o, w);
        status = status == EXIT_MISTAKE ? status : written;
    }
    pipeline_excerpt_free(w);
    return status;
}

int cmd_pipeline(int argc, char **argv)
{
    static const struct argp_child children[] = {{&machine_argp, 0, NULL, 0}, {0}};
    static const struct argp argp = {
        option_list,
        parse,
        "PROGRAM [ARGUMENT...]\n--block FILE",
        "Show the pipeline during an excerpt of a program's run, or a timing model's schedule of straight-line "
        "code in a file: the cycle and the port of each instruction, and what it waited for."
        "\vBlocks of a file start with an empty pipeline; no branch is taken, and every access hits.",
        children,
        NULL,
        NULL};
    struct options o = {.stop = UINT64_MAX, .count = 100};
    int status;
    machine_options_init(&o.machine, argv[0]);
    o.machine.program_optional = true;
    command_parse(&argp, argc, argv, ARGP_IN_ORDER, &o);
    status = o.file ? show_file(argv[0], &o) : run_excerpt(&o);
    machine_options_fini(&o.machine);
    return status;
}
