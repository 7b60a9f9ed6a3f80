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
#include "emu/cpu/isa.h"
#include "emu/load/symbols.h"
#include "emu/cli/machine_options.h"
#include "emu/cli/program.h"
#include "profil/report/printable.h"

struct options {
    struct machine_options machine;
    const char *file, *function, *at;
    uint64_t start, stop, from, count;
    struct output_file output;
    bool csv;
};

enum { KEY_BLOCK = 2000, KEY_START, KEY_STOP, KEY_CSV, KEY_FROM, KEY_COUNT, KEY_AT };

static const struct argp_option option_list[] = {
    {NULL, 0, NULL, 0, "An excerpt of a run:", -3},
    {"from", KEY_FROM, "N", 0, "Start at instruction number N of the run, counting all threads (default 0)", -3},
    {"at", KEY_AT, "SYMBOL", 0, "Start at the first executed instruction at SYMBOL, a function of the program or an address", -3},
    {"count", KEY_COUNT, "M", 0, "Show M instructions (default 100), then end the run", -3},
    {"output", 'o', "FILE", 0, "Write there instead of to standard output", -3},
    {NULL, 0, NULL, 0, "Straight-line code of an ELF file:", -2},
    {"block", KEY_BLOCK, "FILE", 0, "The ELF file, an executable or an object file; --cpu selects the timing model", -2},
    {"function", 'f', "NAME", 0, "Only this function", 0},
    {"start-address", KEY_START, "N", 0, "Only addresses from N on, where a block starts", 0},
    {"stop-address", KEY_STOP, "N", 0, "Only addresses below N", 0},
    {"csv", KEY_CSV, NULL, 0, "One line per instruction, after a line with the names of the columns", 0},
    {0},
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct options *o = state->input;
    switch (key) {
    case ARGP_KEY_INIT: state->child_inputs[0] = &o->machine; break;
    case KEY_FROM: o->from = option_number(state, "from", arg, 0, UINT64_MAX); break;
    case KEY_COUNT: o->count = option_number(state, "count", arg, 1, UINT64_MAX); break;
    case KEY_AT: o->at = arg; break;
    case 'o': o->output.path = arg; break;
    case 'f': o->function = arg; break;
    case KEY_START: o->start = option_number(state, "start-address", arg, 0, UINT64_MAX); break;
    case KEY_STOP: o->stop = option_number(state, "stop-address", arg, 0, UINT64_MAX); break;
    case KEY_CSV: o->csv = true; break;
    case KEY_BLOCK:
        if (o->file)
            argp_error(state, "expected exactly one FILE; '%s' is the second", arg);
        o->file = arg;
        break;
    case ARGP_KEY_END:
        if (!o->file == !o->machine.program)
            argp_error(state, o->file ? "expected either PROGRAM or --block FILE" : "no program given, and no --block FILE");
        if (o->machine.trace.path || o->machine.pipeline.path || o->machine.check_groups)
            argp_error(state, "--trace, --check-groups and --pipeline are options of \"precis run\" only");
        break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

/* ---- block boundaries --------------------------------------------------------------------------- */

enum { MAX_BLOCK = 4096 };

/* One instruction of a section. */
struct line {
    uint64_t va;
    struct timing_insn insn;
    bool leader;
    /* results of run_block() */
    uint64_t cycle;
    uint32_t cost;
    bool is_m;
    struct timing_charge charge;
};

struct listing {
    const struct isa *isa;
    struct timing_model *model;
    const struct code_section *section;
    struct symbols *symbols;
    struct line *lines;
    size_t n;
};

static const uint8_t *bytes_at(const struct listing *l, uint64_t va)
{
    uint64_t unit = l->isa->sample_bytes;
    return l->section->bytes + ((va & ~(unit - 1)) - l->section->address);
}

static void text_of(const struct listing *l, uint64_t va, char *text, size_t cap)
{
    unsigned into = (unsigned)(va % l->isa->sample_bytes);
    l->isa->disassemble(va, bytes_at(l, va) + into, l->isa->sample_bytes - into, text, cap);
}

static void read_lines(struct listing *l)
{
    uint64_t unit = l->isa->sample_bytes, end = l->section->address + l->section->size / unit * unit;
    l->lines = calloc(l->section->size / unit * 3 + 1, sizeof *l->lines);
    l->n = 0;
    if (!l->lines)
        return;
    for (uint64_t va = l->section->address; va < end;) {
        struct line *x = &l->lines[l->n++];
        x->va = va;
        va += l->isa->timing.insn(va, bytes_at(l, va), &x->insn);
    }
}

static struct line *line_at(struct listing *l, uint64_t va)
{
    size_t low = 0, high = l->n;
    while (high - low > 1) {
        size_t mid = (low + high) / 2;
        if (l->lines[mid].va <= va)
            low = mid;
        else
            high = mid;
    }
    return l->n && l->lines[low].va == va ? &l->lines[low] : NULL;
}

/* Marks the first instructions of blocks: at functions, branch targets, and after branches and their delay slots. */
static void mark_leaders(struct listing *l, const struct options *o)
{
    size_t n;
    const struct symbol *all = symbols_all(l->symbols, &n);
    struct line *x;
    char text[256];
    for (size_t k = 0; k < n; k++)
        if ((x = line_at(l, all[k].start)))
            x->leader = true;
    if ((x = line_at(l, o->start)))
        x->leader = true;
    for (size_t k = 0; k < l->n; k++) {
        const struct timing_insn *i = &l->lines[k].insn;
        size_t next = k + 1 + ((i->flags & TIMING_IS_DELAYED) != 0);
        if (!(i->flags & TIMING_IS_BRANCH))
            continue;
        if (next < l->n)
            l->lines[next].leader = true;
        text_of(l, l->lines[k].va, text, sizeof text);
        const char *number = strstr(text, "0x");
        if (number && !(i->flags & (TIMING_IS_INDIRECT | TIMING_IS_CALL)) && (x = line_at(l, strtoull(number, NULL, 16))))
            x->leader = true;
    }
}

/* ---- running a block -------------------------------------------------------------------------------- */

/* Times instructions [k, end) from an empty pipeline, with none skipped and no branch taken. Returns the cycles. */
static uint64_t run_block(struct listing *l, size_t k, size_t end)
{
    struct timing_state s;
    uint64_t now = 0;
    size_t group = k;
    timing_reset(&s);
    for (; k < end; k++) {
        struct line *x = &l->lines[k];
        uint32_t after;
        struct timing_insn falls_through = x->insn;
        falls_through.flags &= (uint16_t) ~(TIMING_PREDICT_TAKEN | TIMING_IS_INDIRECT);
        x->cost = timing_step(l->model, &s, &falls_through, &TIMING_EXECUTED, &x->charge);
        after = x->charge.cycles[TIMING_LOCK] + x->charge.cycles[TIMING_BRANCH];
        if (x->cost > after || k == group)
            group = k;
        now += x->cost;
        x->cycle = now - after - 1;
        if (x->cost == after && k > group)
            x->cycle = l->lines[group].cycle;
        /* The ports of earlier M instructions of a cycle depend on the later ones. */
        x->is_m = x->charge.m_count != 0;
        for (size_t j = group, number = 0; x->is_m && j <= k; j++)
            if (l->lines[j].is_m)
                l->lines[j].charge.port = x->charge.m_ports[number++];
    }
    return now;
}

static const char *class_name(const struct timing_model *m, unsigned cls)
{
    return cls < m->nclasses ? m->classes[cls].name : "";
}

static void print_text(const struct listing *l, size_t k, size_t end)
{
    const struct line *x = &l->lines[k];
    const struct symbol *f = symbols_find(l->symbols, x->va);
    uint64_t total = 0, by[TIMING_CAUSES] = {0};
    char text[256], why[64];
    for (size_t j = k; j < end; j++)
        for (unsigned c = 0; c < TIMING_CAUSES; c++)
            by[c] += l->lines[j].charge.cycles[c];
    for (unsigned c = 0; c < TIMING_CAUSES; c++)
        total += by[c];
    printf("\nblock %0*" PRIx64, l->isa->long_bits == 64 ? 16 : 8, x->va);
    if (f) {
        printf(" <");
        put_printable(f->name, stdout);
        printf("+0x%" PRIx64 ">", x->va - f->start);
    }
    printf(": %zu instructions, %" PRIu64 " cycles (", end - k, total);
    const char *comma = "";
    for (unsigned c = 0; c < TIMING_CAUSES; c++)
        if (by[c]) {
            printf("%s%" PRIu64 " %s", comma, by[c], timing_cause_name(c));
            comma = ", ";
        }
    printf(")\n  cycle port waited for             address: instruction\n");
    for (; k < end; k++) {
        x = &l->lines[k];
        text_of(l, x->va, text, sizeof text);
        why[0] = 0;
        if (x->charge.cycles[TIMING_STALL])
            snprintf(why, sizeof why, "%u: %s", x->charge.cycles[TIMING_STALL], class_name(l->model, x->charge.stall_class));
        if (x->charge.cycles[TIMING_LOCK])
            snprintf(why + strlen(why), sizeof why - strlen(why), "%slocks %u", why[0] ? ", " : "", x->charge.cycles[TIMING_LOCK]);
        printf("%7" PRIu64 " %-4s %-18s %10" PRIx64 ": %s%s\n", x->cycle, timing_port_name(l->model, x->charge.port), why, x->va, text,
               x->insn.flags & TIMING_STOP_AFTER && !strstr(text, ";;") ? ";;" : "");
    }
}

static void print_csv(const struct listing *l, size_t k, size_t end)
{
    uint64_t block = l->lines[k].va;
    char text[256];
    for (; k < end; k++) {
        const struct line *x = &l->lines[k];
        text_of(l, x->va, text, sizeof text);
        printf("0x%" PRIx64 ",%" PRIu64 ",%s,%u,%u,%u,%s,%s,0x%" PRIx64 ",\"%s\"\n", block, x->cycle,
               timing_port_name(l->model, x->charge.port), x->cost, x->charge.cycles[TIMING_STALL], x->charge.cycles[TIMING_LOCK],
               class_name(l->model, x->charge.stall_class), class_name(l->model, x->insn.cls), x->va, text);
    }
}

static bool wanted(const struct listing *l, const struct options *o, uint64_t va)
{
    const struct symbol *f = symbols_find(l->symbols, va);
    return va >= o->start && va < o->stop && (!o->function || (f && !strcmp(f->name, o->function)));
}

static bool print_section(struct listing *l, const struct options *o)
{
    bool printed = false;
    read_lines(l);
    if (!l->lines)
        return false;
    mark_leaders(l, o);
    for (size_t k = 0, end; k < l->n; k = end) {
        for (end = k + 1; end < l->n && !l->lines[end].leader && end - k < MAX_BLOCK && l->lines[end].va < o->stop;)
            end++;
        if (!wanted(l, o, l->lines[k].va))
            continue;
        run_block(l, k, end);
        (o->csv ? print_csv : print_text)(l, k, end);
        printed = true;
    }
    free(l->lines);
    return printed;
}

/* ---- the command --------------------------------------------------------------------------------------- */

/* Returns the model `name`, or for NULL the machine's default; NULL: there is none. */
static const struct timing_model *find_model(const struct isa *isa, const char *name)
{
    const struct timing_model *m = NULL;
    for (unsigned k = name ? 0 : 1; isa->timing.model && (m = isa->timing.model(k)); k++)
        if (!name || !strcmp(m->name, name))
            break;
    return m;
}

static int show(const char *command, const struct options *o, struct symbols *y)
{
    size_t n;
    bool printed = false;
    struct elf_kind kind = symbols_kind(y);
    struct listing l = {.isa = code_machine(command, o->file, &kind), .symbols = y};
    if (!l.isa)
        return EXIT_MISTAKE;
    const struct timing_model *model = find_model(l.isa, o->machine.cpu);
    if (!model && !o->machine.cpu) {
        complain(command, "%s: no timing models for %s", o->file, l.isa->long_name);
        return EXIT_MISTAKE;
    }
    if (!model) {
        complain(command, "--cpu=%s: unknown timing model for %s", o->machine.cpu, l.isa->long_name);
        return EXIT_MISTAKE;
    }
    l.model = timing_prepare(model);
    if (!l.model) {
        complain(command, "out of memory");
        return EXIT_MISTAKE;
    }
    const struct code_section *code = symbols_code(y, &n);
    if (o->csv)
        puts("block,cycle,port,cycles,stall,lock,waited_for,class,address,text");
    for (size_t i = 0; i < n; i++) {
        l.section = &code[i];
        printed |= print_section(&l, o);
    }
    timing_free(l.model);
    if (!printed) {
        complain_no_code(command, o->file, o->function, o->start || o->stop != UINT64_MAX);
        return EXIT_MISTAKE;
    }
    return output_close(command, "standard output", stdout) ? 0 : EXIT_MISTAKE;
}

static int show_file(const char *command, const struct options *o)
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
    pipeline_excerpt_text(w, out);
    if (!pipeline_excerpt_size(w))
        complain(o->machine.command, "the run ended before the excerpt began");
    return output_close(o->machine.command, path ? path : "standard output", out) && pipeline_excerpt_size(w) ? 0 : EXIT_MISTAKE;
}

/* Finds the address of --at. Returns false after an error message. */
static bool find_place(const struct options *o, uint64_t *address)
{
    char *end, *why = NULL;
    size_t n = 0;
    *address = strtoull(o->at, &end, 0);
    if (*o->at >= '0' && *o->at <= '9' && !*end)
        return true;
    char *path = program_path(&o->machine.kernel, o->machine.program[0]);
    struct symbols *y = path ? symbols_open(path, &why) : NULL;
    free(path);
    const struct symbol *all = y ? symbols_all(y, &n) : NULL;
    size_t k = 0;
    while (k < n && strcmp(all[k].name, o->at))
        k++;
    if (k < n)
        *address = all[k].start;
    else
        complain(o->machine.command, why ? "--at=%s: %s" : "--at=%s: no such function in %s", o->at, why ? why : o->machine.program[0]);
    free(why);
    symbols_free(y);
    return k < n;
}

static int run_excerpt(struct options *o)
{
    struct machine_options *m = &o->machine;
    const struct isa *isa;
    if (!program_machine(m->command, true, &m->kernel, m->program[0], &isa))
        return EXIT_MISTAKE;
    struct pipeline_excerpt_options options = {.from = o->from, .count = o->count, .at = o->at, .ends = true};
    const struct timing_model *model = !m->cpu ? find_model(isa, NULL) : NULL;
    if ((o->at && !find_place(o, &options.address)) || (o->output.path && !(o->output.file = output_open(m->command, o->output.path))))
        return EXIT_MISTAKE;
    m->cpu = model ? model->name : m->cpu;
    if (!m->cpu) {
        complain(m->command, "%s: no timing models for %s", m->program[0], isa->long_name);
        return EXIT_MISTAKE;
    }
    model = find_model(isa, m->cpu);
    if (!strcmp(m->cpu, "none") || (model && model->issue == TIMING_ISSUE_ONE)) {
        complain(m->command, "--cpu=%s has no pipeline; select a timing model that has one", m->cpu);
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
        "code in an ELF file: the cycle and the port of each instruction, and what it waited for."
        "\vBlocks of an ELF file start with an empty pipeline; no branch is taken, and every access hits.",
        children,
        NULL,
        NULL};
    struct options o = {.stop = UINT64_MAX, .count = 100};
    int status;
    machine_options_init(&o.machine, argv[0]);
    o.machine.program_optional = true;
    argp_parse(&argp, argc, argv, ARGP_IN_ORDER, NULL, &o);
    status = o.file ? show_file(argv[0], &o) : run_excerpt(&o);
    machine_options_fini(&o.machine);
    return status;
}
