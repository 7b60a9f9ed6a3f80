/* machine_help.c - the parts of --help that list machines, from their table. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cli/command.h"
#include "emu/cpu/isa.h"
#include "emu/machines.h"

static void put_or(FILE *out)
{
    char text[200];
    fputs(machine_list(" or ", text, sizeof text), out);
}

static void put_and(FILE *out)
{
    char text[200];
    fputs(machine_list(" and ", text, sizeof text), out);
}

static bool is_timed(const struct isa *isa)
{
    return cpu_can(isa, CPU_CYCLE_MODELS);
}

/* Returns whether the machine has a timing model besides unit. */
static bool is_modelled(const struct isa *isa)
{
    return is_timed(isa) && isa->timing.model(1);
}

/* "A: one (default), two. B: three (default)" */
static void put_models(FILE *out)
{
    const struct isa *isa;
    const struct timing_model *m;
    for (unsigned i = 0; (isa = machine_by_index(i)); i++) {
        if (!is_modelled(isa))
            continue;
        fprintf(out, "%s%s: ", i ? ". " : "", isa->long_name);
        for (unsigned k = 1; (m = isa->timing.model(k)); k++)
            fprintf(out, "%s%s%s", k > 1 ? ", " : "", m->name, k == 1 && !isa->timing.unit_is_default ? " (default)" : "");
    }
}

/* "A, B and C" */
static void put_those(bool (*are)(const struct isa *isa), FILE *out)
{
    const struct isa *isa, *last = NULL;
    const char *before = "";
    for (unsigned i = 0; (isa = machine_by_index(i)); i++) {
        if (!are(isa))
            continue;
        if (last) {
            fprintf(out, "%s%s", before, last->long_name);
            before = ", ";
        }
        last = isa;
    }
    if (last)
        fprintf(out, "%s%s", *before ? " and " : "", last->long_name);
}

static void put_timed(FILE *out)
{
    put_those(is_timed, out);
}

static void put_modelled(FILE *out)
{
    put_those(is_modelled, out);
}

/* "A: 1, 2" */
static void put_levels(FILE *out)
{
    const struct isa *isa;
    const char *between = "";
    for (unsigned i = 0; (isa = machine_by_index(i)); i++)
        for (unsigned k = 0; isa->levels && isa->levels[k]; k++) {
            fprintf(out, "%s%s%s%s", k ? "" : between, k ? "" : isa->long_name, k ? ", " : ": ", isa->levels[k]);
            between = ". ";
        }
}

/* "a (default), b" */
static void put_names(FILE *out)
{
    const char *name;
    for (unsigned i = 0; (name = machine_name(i)); i++)
        fprintf(out, i ? ", %s" : "%s (default)", name);
}

static const struct {
    const char *mark;
    void (*put)(FILE *out);
} marks[] = {
    {"{or}", put_or},       {"{and}", put_and},       {"{models}", put_models},     {"{names}", put_names},
    {"{timed}", put_timed}, {"{levels}", put_levels}, {"{modelled}", put_modelled},
};
enum { MARKS = sizeof marks / sizeof *marks };

void machine_text(const char *text, FILE *out)
{
    while (*text) {
        unsigned k = 0;
        while (k < MARKS && strncmp(text, marks[k].mark, strlen(marks[k].mark)))
            k++;
        if (k < MARKS) {
            marks[k].put(out);
            text += strlen(marks[k].mark);
        } else {
            putc(*text++, out);
        }
    }
}

char *machine_help(int key, const char *text, void *input)
{
    char *filled = NULL;
    size_t size;
    FILE *out = text && strchr(text, '{') ? open_memstream(&filled, &size) : NULL;
    (void)key, (void)input;
    if (!out)
        return (char *)text;
    machine_text(text, out);
    fclose(out);
    return filled;
}
