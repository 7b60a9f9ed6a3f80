/* cmd_scale.c - precis scale: the tables of sprofil()'s manual page, instructions per counter at each scale. */
#include "emu/cli/command.h"
#include "emu/cli/dispatch.h"
#include "emu/cli/program.h"
#include "emu/cli/scale/survey.h"
#include "emu/cli/scale/measure.h"
#include "emu/cpu/isa.h"
#include "emu/machines.h"
#include "emu/report/json.h"

#include <argp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct options {
    const struct isa *isa; /* NULL: all machines of this program, side by side */
    unsigned element;      /* 0: all three */
    bool measure, all, json;
    const char *html_path;
};

enum { OPTION_MEASURE = 256, OPTION_ALL, OPTION_HTML, OPTION_JSON };

static const struct argp_option option_list[] = {
    {"isa", 'i', "NAME", 0, "Only this instruction set: {names}", 0},
    {"element", 'e', "2|4|8", 0, "Only counters of this size in bytes", 0},
    {"measure", OPTION_MEASURE, 0, 0,
     "Run a program that profiles itself, and print its counts beside the formula; the exit status is 1 if they "
     "differ",
     0},
    {"all", OPTION_ALL, 0, 0, "With --measure: run one C function on every machine, and print how its instructions share counters", 0},
    {"html", OPTION_HTML, "FILE", 0, "With --all: also write FILE, a page that draws it", 0},
    {"json", OPTION_JSON, 0, 0, "Print JSON", 0},
    {0}};

static error_t parse_option(int key, char *arg, struct argp_state *state)
{
    struct options *o = state->input;

    switch (key) {
    case 'i':
        o->isa = named_machine(state->name, "--isa", arg);
        if (!o->isa)
            exit(EXIT_MISTAKE);
        break;
    case 'e':
        if (strcmp(arg, "2") && strcmp(arg, "4") && strcmp(arg, "8"))
            option_error(state, "--element=%s: expected 2, 4 or 8", arg);
        o->element = (unsigned)atoi(arg);
        break;
    case OPTION_MEASURE: o->measure = true; break;
    case OPTION_ALL: o->all = true; break;
    case OPTION_HTML: o->html_path = arg; break;
    case OPTION_JSON: o->json = true; break;
    case ARGP_KEY_END:
        if (o->all && !o->measure)
            option_error(state, "--all: needs --measure");
        if (o->all && o->json)
            option_error(state, "--json and --all exclude each other");
        if (o->all && o->isa)
            option_error(state, "--isa and --all exclude each other");
        if (o->html_path && !o->all)
            option_error(state, "--html: needs --measure --all");
        if (o->measure && o->isa && !scale_can_measure(o->isa, o->element))
            option_error(state, "--measure: programs of %s have no counters of %u bytes", o->isa->long_name, o->element);
        break;
    case ARGP_KEY_ARG: option_error(state, "unexpected argument '%s'", arg); break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

/* Returns the bytes of text that the table counts: an instruction's, or 1 where lengths vary. */
static unsigned unit_of(const struct isa *isa)
{
    return isa_lengths_vary(isa) ? 1 : isa->sample_bytes;
}

static const struct {
    unsigned bytes;
    const char *flag;
} elements[] = {{2, "PROF_USHORT"}, {4, "PROF_UINT"}, {8, "PROF_UINT64"}};
enum { ELEMENTS = 3 };

static bool is_shown(const struct options *o, unsigned e)
{
    return !o->element || o->element == elements[e].bytes;
}

/* The machine of column `index`; NULL: no more. */
static const struct isa *column_machine(const struct options *o, unsigned index)
{
    if (o->isa)
        return index ? NULL : o->isa;
    for (unsigned k = 0;; k++) {
        const struct isa *isa = machine_by_index(k);
        if (!isa || ((!o->measure || scale_can_measure(isa, o->element)) && index-- == 0))
            return isa;
    }
}

/* Says which machines a table of measured figures lacks. */
static void name_unmeasured(const struct options *o)
{
    for (unsigned k = 0; machine_by_index(k); k++)
        if (!scale_can_measure(machine_by_index(k), o->element))
            printf("\n%s is left out: its programs have no counters of this size.\n", machine_by_index(k)->long_name);
}

/* A figure of the table, by the formula and, with --measure, by a program. */
struct cell {
    bool is_missing; /* the machine's programs have no counters of this size */
    double formula, measured;
};

static struct cell cell_of(const struct options *o, const struct isa *isa, unsigned element, unsigned long scale)
{
    double bytes = element * 65536.0 / (double)scale;
    struct cell c = {.formula = bytes / unit_of(isa)};

    c.is_missing = o->measure && !scale_can_measure(isa, element);
    if (o->measure && !c.is_missing && !scale_measure(isa, element, scale, &bytes))
        exit(1);
    c.measured = bytes / unit_of(isa);
    return c;
}

/* Prints a machine's cells of a row. Returns false if a measured figure differs from the formula. */
static bool print_cells(const struct options *o, const struct isa *isa, unsigned long scale)
{
    bool good = true;

    for (unsigned e = 0; e < ELEMENTS; e++) {
        if (!is_shown(o, e))
            continue;
        struct cell c = cell_of(o, isa, elements[e].bytes, scale);
        if (c.is_missing)
            printf(" %11s", "-");
        else if (c.measured == c.formula)
            printf(" %11g", c.measured);
        else
            printf(" %g!=%g", c.measured, c.formula);
        good &= c.measured == c.formula;
    }
    return good;
}

static void print_notes(const struct options *o)
{
    for (unsigned k = 0; column_machine(o, k); k++)
        if (scale_note(column_machine(o, k)))
            printf("%s: measured %s.\n", column_machine(o, k)->long_name, scale_note(column_machine(o, k)));
}

/* The last row: one to one for the largest counters. */
static unsigned long last_scale(const struct options *o)
{
    unsigned long last = 0;

    for (unsigned k = 0; column_machine(o, k); k++) {
        unsigned long own = 8 * 65536ul / column_machine(o, k)->sample_bytes;
        last = own > last ? own : last;
    }
    return last;
}

/* Goes on as the program that knows all machines, if it is installed. */
static void continue_with_all(const char *command)
{
    char *path = dispatch_path();
    bool elsewhere = false;

    for (unsigned i = 0; machine_name(i); i++)
        elsewhere |= machine_elsewhere_by_name(machine_name(i)) != NULL;
    if (path && elsewhere)
        dispatch(command, "--all", "the machines of libunicorn");
    free(path);
}

/* Prints what the columns of a machine count, in a column of the given width. */
static void print_unit(const struct options *o, const struct isa *isa, int width)
{
    char text[160];

    if (isa_lengths_vary(isa))
        snprintf(text, sizeof text, "bytes per element, %ss of %u to %u bytes%s", isa->sample_unit, isa->sample_bytes, isa_most_bytes(isa),
                 o->measure ? ", measured" : "");
    else
        snprintf(text, sizeof text, "%ss per element, %u bytes each%s", isa->sample_unit, isa->sample_bytes,
                 o->measure ? ", measured" : "");
    if (o->isa)
        fputs(text, stdout);
    else
        printf(" %*s", width - 1, text);
}

static void print_heading(const struct options *o)
{
    int width = o->element ? 12 : 12 * ELEMENTS;

    if (!o->isa) {
        printf("%8s", "");
        for (unsigned k = 0; column_machine(o, k); k++)
            printf(" %*s", width - 1, column_machine(o, k)->long_name);
        printf("\n%8s", "");
    }
    for (unsigned k = 0; column_machine(o, k); k++)
        print_unit(o, column_machine(o, k), width);
    printf("\n%8s", "pr_scale");
    for (unsigned k = 0; column_machine(o, k); k++)
        for (unsigned e = 0; e < ELEMENTS; e++)
            if (is_shown(o, e))
                printf(" %11s", elements[e].flag);
    putchar('\n');
}

/* Prints the table and what it means. Returns false if a measured figure differs from the formula. */
static bool print_table(const struct options *o)
{
    bool good = true;

    print_heading(o);
    for (unsigned long scale = 2; scale <= last_scale(o); scale *= 2) {
        printf("%8lu", scale);
        for (unsigned k = 0; column_machine(o, k); k++)
            good &= print_cells(o, column_machine(o, k), scale);
        putchar('\n');
    }
    puts("\npr_scale is a fraction of 65536: an element of E bytes counts the pcs of E * 65536 / pr_scale bytes of code.\n"
         "The pcs of a machine are the addresses of its instructions, or bundles: a figure below 1 means that some elements never count.");
    if (o->measure)
        print_notes(o);
    return good;
}

static json_t *machine_json(const struct options *o, const struct isa *isa, bool *good)
{
    json_t *rows = json_array();

    for (unsigned long scale = 2; scale <= last_scale(o); scale *= 2) {
        json_t *row = json_pack("{s:I}", "pr_scale", (json_int_t)scale);

        for (unsigned e = 0; e < ELEMENTS; e++) {
            if (!is_shown(o, e))
                continue;
            struct cell c = cell_of(o, isa, elements[e].bytes, scale);
            json_object_set_new(row, elements[e].flag, c.is_missing ? json_null() : json_real(c.measured));
            *good &= c.measured == c.formula;
        }
        json_array_append_new(rows, row);
    }
    return json_pack("{s:s, s:s, s:s, s:b, s:i, s:i, s:o}", "isa", isa->name, "counts", isa_lengths_vary(isa) ? "bytes" : isa->sample_unit,
                     "unit", isa->sample_unit, "measured", o->measure, "least_bytes", isa->sample_bytes, "most_bytes",
                     (int)isa_most_bytes(isa), "rows", rows);
}

static bool print_tables_json(const struct options *o)
{
    json_t *list = json_array();
    bool good = true;

    for (unsigned k = 0; column_machine(o, k); k++)
        json_array_append_new(list, machine_json(o, column_machine(o, k), &good));
    print_json(list, stdout);
    return good;
}

int cmd_scale(int argc, char **argv)
{
    static const struct argp argp = {
        option_list,
        parse_option,
        "",
        "Print the tables of scale values of the sprofil() manual page: for each pr_scale, how many instructions (or bundles) "
        "count in one element of the buffer. Without --isa, the machines are side by side.",
        NULL,
        machine_help,
        NULL};
    struct options o = {0};

    argp_err_exit_status = 2;
    command_parse(&argp, argc, argv, 0, &o);
    int status;
    if (o.all) {
        continue_with_all(argv[0]);
        status = scale_survey(argv[0], o.element ? o.element : 2, o.html_path);
    } else {
        status = (o.json ? print_tables_json : print_table)(&o) ? 0 : 1;
    }
    if (o.measure && !o.isa && !o.json)
        name_unmeasured(&o);
    return status;
}
