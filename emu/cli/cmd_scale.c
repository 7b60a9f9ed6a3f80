/* cmd_scale.c - precis scale: the tables of sprofil()'s manual page, instructions per counter at each scale. */
#include "emu/cli/cmd_profil.h"
#include "emu/cli/command.h"
#include "emu/cli/dispatch.h"
#include "emu/cli/program.h"
#include "emu/cli/scale_lesson.h"
#include "emu/cli/scale_measure.h"
#include "emu/cpu/isa.h"
#include "emu/machines.h"

#include <argp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct options {
    const struct isa *isa;
    unsigned element; /* 0: all three */
    bool measure, all, have_isa;
    const char *html_path;
};

enum { OPTION_MEASURE = 256, OPTION_ALL, OPTION_HTML };

static const struct argp_option option_list[] = {
    {"isa", 'i', "NAME", 0, "Instruction set: {names}", 0},
    {"element", 'e', "2|4|8", 0, "Only counters of this size in bytes", 0},
    {"measure", OPTION_MEASURE, 0, 0,
     "Run a program that profiles itself, and print its counts beside the formula; the exit status is 1 if they "
     "differ",
     0},
    {"all", OPTION_ALL, 0, 0, "With --measure: run one C function on every machine, and print how its instructions share counters", 0},
    {"html", OPTION_HTML, "FILE", 0, "With --all: also write FILE, a page that draws it", 0},
    {0}};

static error_t parse_option(int key, char *arg, struct argp_state *state)
{
    struct options *o = state->input;

    switch (key) {
    case 'i':
        o->isa = named_machine(state->name, "--isa", arg);
        if (!o->isa)
            exit(EXIT_MISTAKE);
        o->have_isa = true;
        break;
    case 'e':
        if (strcmp(arg, "2") && strcmp(arg, "4") && strcmp(arg, "8"))
            argp_error(state, "--element=%s: expected 2, 4 or 8", arg);
        o->element = (unsigned)atoi(arg);
        break;
    case OPTION_MEASURE: o->measure = true; break;
    case OPTION_ALL: o->all = true; break;
    case OPTION_HTML: o->html_path = arg; break;
    case ARGP_KEY_END:
        if (o->all && !o->measure)
            argp_error(state, "--all: needs --measure");
        if (o->all && o->have_isa)
            argp_error(state, "--isa and --all exclude each other");
        if (o->html_path && !o->all)
            argp_error(state, "--html: needs --measure --all");
        break;
    case ARGP_KEY_ARG: argp_error(state, "unexpected argument '%s'", arg); break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

/* Returns the bytes of text that the table counts: an instruction's, or 1 where lengths vary. */
static unsigned unit_of(const struct isa *isa)
{
    return isa_lengths_vary(isa) ? 1 : isa->sample_bytes;
}

/* Prints one cell. Returns false if the measured figure differs from the formula. */
static bool print_cell(const struct options *o, unsigned element, unsigned long scale)
{
    double bytes = element * 65536.0 / (double)scale, formula = bytes / unit_of(o->isa), measured;
    bool good;

    if (o->measure && !scale_measure(o->isa, element, scale, &bytes))
        exit(1);
    measured = bytes / unit_of(o->isa);
    good = measured == formula;
    if (!o->measure)
        printf(" %11g", formula);
    else if (good)
        printf(" %11g", measured);
    else
        printf(" %g!=%g", measured, formula);
    return good;
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

/* Prints what the columns count. */
static void print_heading(const struct options *o)
{
    const struct isa *isa = o->isa;

    if (isa_lengths_vary(isa))
        printf("bytes per element, %ss of %u to %u bytes", isa->sample_unit, isa->sample_bytes, isa_most_bytes(isa));
    else
        printf("%ss per element, %u bytes each", isa->sample_unit, isa->sample_bytes);
    printf("%s\n%8s", o->measure ? ", measured" : "", "pr_scale");
}

int cmd_scale(int argc, char **argv)
{
    static const struct argp argp = {
        option_list,
        parse_option,
        "",
        "Print the tables of scale values of the sprofil() manual page: for each pr_scale, how many instructions (or bundles) "
        "count in one element of the buffer.",
        NULL,
        machine_help,
        NULL};
    static const struct {
        unsigned bytes;
        const char *flag;
    } elements[] = {{2, "PROF_USHORT"}, {4, "PROF_UINT"}, {8, "PROF_UINT64"}};
    struct options o = {.isa = machine_by_index(0)};
    unsigned long last;
    bool good = true;

    argp_err_exit_status = 2;
    argp_parse(&argp, argc, argv, 0, NULL, &o);
    if (o.all) {
        continue_with_all(argv[0]);
        return scale_lesson(argv[0], o.element ? o.element : 2, o.html_path);
    }
    last = 8 * 65536ul / o.isa->sample_bytes; /* one to one for the largest counters */
    print_heading(&o);
    for (unsigned e = 0; e < 3; e++)
        if (!o.element || o.element == elements[e].bytes)
            printf(" %11s", elements[e].flag);
    putchar('\n');
    for (unsigned long scale = 2; scale <= last; scale *= 2) {
        printf("%8lu", scale);
        for (unsigned e = 0; e < 3; e++)
            if (!o.element || o.element == elements[e].bytes)
                good &= print_cell(&o, elements[e].bytes, scale);
        putchar('\n');
    }
    return good ? 0 : 1;
}
