/* cmd_scale.c - precis scale: the tables of sprofil()'s manual page, instructions per counter at each scale. */
#include "emu/cli/cmd_profil.h"
#include "emu/cli/command.h"
#include "emu/cli/program.h"
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
    bool measure;
};

enum { OPTION_MEASURE = 256 };

static const struct argp_option option_list[] = {
    {"isa", 'i', "NAME", 0, "Instruction set: {names}", 0},
    {"element", 'e', "2|4|8", 0, "Only counters of this size in bytes", 0},
    {"measure", OPTION_MEASURE, 0, 0,
     "Run a program that profiles itself, and print its counts beside the formula; the exit status is 1 if they "
     "differ",
     0},
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
            argp_error(state, "--element=%s: expected 2, 4 or 8", arg);
        o->element = (unsigned)atoi(arg);
        break;
    case OPTION_MEASURE: o->measure = true; break;
    case ARGP_KEY_ARG: argp_error(state, "unexpected argument '%s'", arg); break;
    default: return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

/* One counter covers element * 65536 / scale bytes of text; returns that in instructions. */
static double ratio(unsigned element, unsigned long scale, unsigned insn)
{
    return (double)(element * 65536ul) / (double)(scale * insn);
}

/* Prints one cell. Returns false if the measured figure differs from the formula. */
static bool print_cell(const struct options *o, unsigned element, unsigned long scale)
{
    double formula = ratio(element, scale, o->isa->sample_bytes), measured = formula;
    bool good = true;

    if (o->measure && !scale_measure(o->isa, element, scale, &measured))
        exit(1);
    good = measured == formula;
    if (!o->measure)
        printf(" %11g", formula);
    else if (good)
        printf(" %11g", measured);
    else
        printf(" %g!=%g", measured, formula);
    return good;
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
    last = 8 * 65536ul / o.isa->sample_bytes; /* one to one for the largest counters */
    printf("%ss per element, %u bytes each%s\n%8s", o.isa->sample_unit, o.isa->sample_bytes, o.measure ? ", measured" : "", "pr_scale");
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
