/* explain_cause.c - see explain_cause.h. */
#define _GNU_SOURCE /* asprintf */
#include "emu/cli/explain_cause.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emu/cpu/cpu.h"
#include "emu/cpu/isa.h"
#include "emu/machines.h"
#include "emu/report/must.h"
#include "emu/timing/model_text.h"

/* Causes that do not depend on a producer's class. */
static const struct {
    const char *name, *about;
    const char *statements; /* of models, whose comments name the sources of the figures, or NULL */
} causes[] = {
    {"issue",
     "the cycle in which an instruction issues, or, in microcode, is decoded; one that issues together with the instruction before it "
     "costs none",
     NULL},
    {"stall", "an instruction waits for the result of an earlier one, whose class follows the colon", "latency"},
    {"lock", "an instruction blocks all others after its issue, as a division may", "class"},
    {"branch", "the fetch is redirected: a branch was mispredicted, its target comes from a register, or, in microcode, it is taken",
     "branch and predictor"},
    {"icache", "the fetch of an instruction missed the instruction cache", "icache, l2 and memory"},
    {"dcache", "a load missed the data cache; where loads do not block, the cycles that an instruction waits for the load's result",
     "dcache, l2 and memory"},
    {"tlb", "the address of an instruction, or of its data, was not in the TLB", "itlb, dtlb and tlb"},
    {"rse", "registers of the register stack are stored or loaded, by an alloc, a return, flushrs or loadrs, or a window by its trap",
     NULL},
    {"specifier", "the operand specifiers of an instruction, without their accesses to memory", NULL},
    {"execute", "an instruction's execution, without accesses to memory", NULL},
    {"read", "reads of memory, a cycle each if they hit: by specifiers, by execution, of a branch's target", NULL},
    {"write", "writes of memory, a cycle each", NULL},
    {"write-stall", "a write waits for the one before it to leave the write buffer", "write-buffer"},
    {"queue", "out of order: an instruction waits for a free entry of its queue, for a slot to launch, or for one to retire",
     "buffer and queue"},
    {"kernel", "the kernel works for the program: a system call, a signal or a fault, at the instruction where the program continues",
     NULL},
    {"idle", "no thread runs: all wait", NULL},
};
enum { CAUSES = sizeof causes / sizeof *causes };

/* Returns whether the names have the same letters, in either case, and digits: "stall:FMPY_D" is StallFMPYD, and stall:fmpyd. */
static bool is_same(const char *name, const char *cause)
{
    for (;; name++, cause++) {
        while (*cause && !isalnum((unsigned char)*cause) && *cause != *name)
            cause++;
        if (tolower((unsigned char)*name) != tolower((unsigned char)*cause) || !*name)
            return *name == *cause;
    }
}

/* Returns the machine if its instructions wait for results, or NULL. */
static const struct timing_machine *machine_of(const struct isa *isa)
{
    const struct timing_text *text = isa->timing.text ? isa->timing.text(1) : NULL;
    const struct timing_machine *machine = text ? timing_text_machine(text) : NULL;

    return machine && timing_has_cause(machine->common, TIMING_STALL) ? machine : NULL;
}

/* Returns whether cycles of one of the isa's models have the cause of that name. */
static bool has_cause(const struct isa *isa, const char *name)
{
    const struct timing_model *m = isa->timing.model ? isa->timing.model(1) : NULL;
    unsigned c = 0;

    while (c < TIMING_CAUSES && strcmp(timing_cause_name(c), name) != 0)
        c++;
    if (c == TIMING_CAUSES || timing_has_cause(m, c))
        return true;
    for (unsigned k = 2; m && (m = isa->timing.model(k)) != NULL; k++)
        if (timing_has_cause(m, c))
            return true;
    return false;
}

/* ---- the sources of a class ---------------------------------------------------------------------------------------------- */

/* Which marks of sources occur, by character. */
struct marks {
    bool of[128];
};

static void add_marks(struct marks *m, const char *comment)
{
    for (const char *at = strchr(comment, '['); at; at = strchr(at + 1, '['))
        if (isalnum((unsigned char)at[1]) && at[2] == ']')
            m->of[(unsigned char)at[1]] = true;
}

/* Returns whether one of the blank-separated words is one of the names. */
static bool has_word(const char *words, const json_t *names)
{
    char *copy = must(strdup(words)), *rest = copy, *word;
    bool found = false;

    while ((word = strsep(&rest, " ")))
        found |= *word && json_object_get(names, word);
    free(copy);
    return found;
}

/* Marks the sources of the class: those of its line, and of latencies that its results have. Groups come before they are used. */
static void mark_sources(char *text, const char *class_name, struct marks *m, json_t *described)
{
    json_t *names = json_object();
    char *rest = text, *line;

    json_object_set_new(names, class_name, json_true());
    while ((line = strsep(&rest, "\n"))) {
        char *comment = strstr(line, " # "), *end, mark;
        if (sscanf(line, "source %c", &mark) == 1 && strlen(line) > 9)
            json_object_set_new(described, (char[]){mark, 0}, json_string(line + 9));
        if (comment)
            *comment = 0;
        if (!strncmp(line, "group ", 6) && (end = strchr(line + 6, ' ')) && has_word(end, names)) {
            *end = 0;
            json_object_set_new(names, line + 6, json_true());
        }
        bool is_class = !strncmp(line, "class ", 6) && (end = strchr(line + 6, ' ')) && (*end = 0, !strcmp(line + 6, class_name));
        bool is_latency = !strncmp(line, "latency ", 8) && (end = strstr(line, " to ")) && (*end = 0, has_word(line + 8, names));
        if (comment && (is_class || is_latency))
            add_marks(m, comment + 3);
    }
    json_decref(names);
}

/* The sources of the figures of a class in the machine's first model, as text; to free(). */
static char *sources_of(const struct isa *isa, const struct timing_model *model, const char *class_name)
{
    char *text = NULL, *sources = NULL;
    size_t size, n = 0;
    struct marks marks = {.of = {false}};
    json_t *described = json_object();
    FILE *out = must(open_memstream(&text, &size));

    timing_text_print(isa->timing.text(1), model->name, out);
    if (fclose(out) || !text)
        out_of_memory();
    mark_sources(text, class_name, &marks, described);
    free(text);
    out = must(open_memstream(&sources, &size));
    for (unsigned c = 0; c < sizeof marks.of; c++) {
        const char *about = marks.of[c] ? json_string_value(json_object_get(described, (char[]){(char)c, 0})) : NULL;
        if (about)
            fprintf(out, "%s[%c] %s", n++ ? "; " : "", (char)c, about);
    }
    fprintf(out, "%s\"precis cpu %s\" prints the figures", n ? "; " : "", model->name);
    if (fclose(out) || !sources)
        out_of_memory();
    json_decref(described);
    return sources;
}

/* ---- stalls -------------------------------------------------------------------------------------------------------------- */

/* The most cycles until a result of the class can be used. */
static unsigned latency_of(const struct timing_model *m, unsigned class)
{
    unsigned most = 0;

    for (unsigned role = 0; role < TIMING_ROLES; role++)
        if (timing_longest(m, class * TIMING_ROLES + role) > most)
            most = timing_longest(m, class * TIMING_ROLES + role);
    return most;
}

static void explain_stall(const struct isa *isa, const char *cause, unsigned class, json_t *list)
{
    const struct timing_machine *machine = machine_of(isa);
    struct timing_model *model = must(timing_prepare(isa->timing.model(1)));
    unsigned latency = latency_of(model, class);
    bool waits = model->uses_memory >> class & 1;
    char *sources = sources_of(isa, model, machine->classes[class]);
    json_t *o = json_pack("{s:s, s:s}", "cause", cause, "machine", isa->long_name);

    json_object_set_new(o, "explanation",
                        json_sprintf("an instruction waits for the result of %s, which takes up to %u cycle%s in %s%s",
                                     machine->about[class], latency, latency == 1 ? "" : "s", model->name,
                                     waits ? "; or one of this class itself waits until the data cache is free" : ""));
    json_object_set_new(o, "source", json_string(sources));
    json_array_append_new(list, o);
    free(sources);
    timing_free(model);
}

static bool explain_stalls(const struct isa *isa, const char *name, json_t *list)
{
    const struct timing_machine *machine = machine_of(isa);
    bool found = false;

    for (unsigned k = 0; machine && k < machine->nclasses && !found; k++) {
        char *cause;
        if (asprintf(&cause, "stall:%s", machine->classes[k]) < 0)
            out_of_memory();
        found = is_same(name, cause);
        if (found)
            explain_stall(isa, cause, k, list);
        free(cause);
    }
    return found;
}

/* ---- all ----------------------------------------------------------------------------------------------------------------- */

static void explain_general(unsigned k, json_t *list)
{
    json_t *source =
        causes[k].statements
            ? json_sprintf("docs/timing-*.md, \"How a cycle is charged\"; \"precis cpu MODEL\" prints the figures (%s) with their sources",
                           causes[k].statements)
            : json_string("docs/timing-*.md, \"How a cycle is charged\"");

    json_array_append_new(
        list, json_pack("{s:s, s:n, s:s, s:o}", "cause", causes[k].name, "machine", "explanation", causes[k].about, "source", source));
}

bool explain_cause(const struct isa *only, const char *name, json_t *list)
{
    const struct isa *isa;
    bool found = false;

    for (unsigned k = 0; k < CAUSES; k++)
        if (is_same(name, causes[k].name)) {
            explain_general(k, list);
            return true;
        }
    if (only)
        return explain_stalls(only, name, list);
    for (unsigned k = 0; (isa = machine_by_index(k)); k++)
        found |= explain_stalls(isa, name, list);
    return found;
}

void list_causes(const struct isa *isa, json_t *list)
{
    const struct timing_machine *machine = machine_of(isa);

    for (unsigned k = 0; k < CAUSES; k++)
        if (strcmp(causes[k].name, "stall") != 0 && has_cause(isa, causes[k].name))
            json_array_append_new(list, json_string(causes[k].name));
    for (unsigned k = 0; machine && k < machine->nclasses; k++)
        json_array_append_new(list, json_sprintf("stall:%s", machine->classes[k]));
}
