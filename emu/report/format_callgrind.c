/* callgrind's format: https://valgrind.org/docs/manual/cl-format.html */
#include "emu/report/profile.h"
#include "emu/report/must.h"
#include "emu/report/numbered.h"

#include <ctype.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* Cachegrind's events of the last level of caches. */
static const char *const last_events[] = {"ILmr", "DLmr", "DLmw"};
enum { LAST_EVENTS = sizeof last_events / sizeof *last_events };
#define NO_EVENT UINT_MAX

struct writer {
    const struct profile *p;
    const struct profile_image *image;
    FILE *out;
    bool cycles;                  /* are an event */
    bool *used;                   /* by cause: is an event */
    unsigned last[LAST_EVENTS];   /* the causes that count misses of the last level; NO_EVENT: there is no cache */
    struct profile_sample *calls; /* of the image: by arc, what the calls cost */
    struct numbered functions, files, objects;
    const char *file; /* of the lines that follow */
    const char *home; /* of the function */
};

static const char *function_name(const struct profile_function *f, uint64_t pc, char text[24])
{
    if (f)
        return f->name;
    snprintf(text, 24, "0x%" PRIx64, pc);
    return text;
}

/* The host's file, so that tools on the host find it. */
static const char *object_path(const struct profile_image *image, uint64_t pc)
{
    const struct profile_module *m = profile_find_module(image, pc);

    return !m ? "?" : *m->host_path ? m->host_path : m->path;
}

static const char *file_of(const struct profile_function *f)
{
    return f && *f->file ? f->file : "???";
}

/* A line with a name: (NUMBER) NAME at first, then (NUMBER). */
static void put_name(FILE *out, const char *keyword, struct numbered *names, const char *name)
{
    bool fresh;
    size_t number = numbered_text(names, name, &fresh) + 1;

    fprintf(out, fresh ? "%s=(%zu) %s\n" : "%s=(%zu)\n", keyword, number, name);
}

/* ---------------------------------------------------------------------------------------- events */

static void put_zeros(const struct writer *w, unsigned n)
{
    while (n--)
        fputs(" 0", w->out);
}

/* Write the next event's cost, unless it is 0: the last ones of a line are left out then, as most are. */
static void put_cost(const struct writer *w, unsigned *zeros, uint64_t cost)
{
    if (!cost) {
        ++*zeros;
        return;
    }
    put_zeros(w, *zeros);
    *zeros = 0;
    fprintf(w->out, " %" PRIu64, cost);
}

static void put_costs(const struct writer *w, const struct profile_sample *s, bool whole)
{
    unsigned zeros = 0;

    if (w->cycles)
        put_cost(w, &zeros, s->cycles);
    if (w->p->machine.exact)
        put_cost(w, &zeros, s->instructions);
    put_cost(w, &zeros, s->ticks);
    for (unsigned k = 0; w->p->machine.exact && k < w->p->cause_count; k++)
        if (w->used[k])
            put_cost(w, &zeros, profile_cycles_of(s, k));
    for (unsigned n = 0; n < LAST_EVENTS && w->last[0] != NO_EVENT; n++)
        put_cost(w, &zeros, profile_cycles_of(s, w->last[n]));
    put_zeros(w, whole ? zeros : 0);
    fputc('\n', w->out);
}

/* Callgrind's event names are letters and digits: "stall:FMPY_D" becomes StallFMPYD, "count:D1mr" D1mr. */
static void put_event(const char *cause, FILE *out)
{
    bool first = true;

    if (!strncmp(cause, "count:", 6))
        cause += 6;

    for (; *cause; cause++) {
        if (isalnum((unsigned char)*cause))
            fputc(first ? toupper((unsigned char)*cause) : *cause, out);
        first = false;
    }
}

/* What a count is, by its name: I1mr, DTmw. */
static void put_count_title(const char *name, FILE *out)
{
    const char *access = name[0] == 'I' ? "fetches" : name[strlen(name) - 1] == 'w' ? "writes" : "reads";

    if (!strcmp(name, "Dr") || !strcmp(name, "Dw"))
        fprintf(out, " : Data %s\n", access);
    else if (name[1] == 'T')
        fprintf(out, " : %sTLB misses of %s\n", name[2] == '1' ? "First-level data " : "", access);
    else
        fprintf(out, " : Level-%c misses of %s\n", name[1], access);
}

/* Cachegrind knows the first and the last level: finds the counts of the last, which are separate events. */
static void find_last_level(struct writer *w)
{
    for (unsigned n = 0; n < LAST_EVENTS; n++)
        w->last[n] = NO_EVENT;
    for (unsigned k = 0; k < w->p->cause_count; k++) {
        const char *name = profile_count_name(w->p, k);

        for (unsigned n = 0; name && isdigit((unsigned char)name[1]) && n < LAST_EVENTS; n++)
            if (name[0] == last_events[n][0] && !strcmp(name + 2, last_events[n] + 2))
                w->last[n] = k;
    }
    if (w->last[1] == NO_EVENT || w->last[2] == NO_EVENT)
        w->last[0] = NO_EVENT;
}

/* Viewers show the first event first: it is the one that the cost of calls is known in. */
static void put_events(const struct writer *w)
{
    bool exact = w->p->machine.exact;

    if (w->cycles)
        fprintf(w->out, "event: Cycles : Cycles\n");
    if (exact)
        fprintf(w->out, "event: Ir : Instructions\n");
    fprintf(w->out, "event: Ticks : Clock ticks\n");
    for (unsigned k = 0; exact && k < w->p->cause_count; k++) {
        if (!w->used[k])
            continue;
        fputs("event: ", w->out);
        put_event(w->p->causes[k], w->out);
        if (profile_count_name(w->p, k))
            put_count_title(profile_count_name(w->p, k), w->out);
        else
            fprintf(w->out, " : Cycles, %s\n", w->p->causes[k]);
    }
    for (unsigned n = 0; n < LAST_EVENTS && w->last[0] != NO_EVENT; n++)
        fprintf(w->out, "event: %s : Misses of the last level\n", last_events[n]);
    fprintf(w->out, "events:%s%s Ticks", w->cycles ? " Cycles" : "", exact ? " Ir" : "");
    for (unsigned k = 0; exact && k < w->p->cause_count; k++)
        if (w->used[k]) {
            fputc(' ', w->out);
            put_event(w->p->causes[k], w->out);
        }
    for (unsigned n = 0; n < LAST_EVENTS && w->last[0] != NO_EVENT; n++)
        fprintf(w->out, " %s", last_events[n]);
    fputc('\n', w->out);
}

/* --------------------------------------------------------------------------------------- positions */

/* Begin the address and the line of pc; the lines before say which file it is in: fi= a file other than the function's, fe= back. */
static void put_position(struct writer *w, uint64_t pc)
{
    const struct profile_line *l = profile_find_line(w->image, pc);
    const char *file = l && l->line ? w->p->strings[l->file] : w->home;

    if (strcmp(file, w->file) != 0)
        put_name(w->out, strcmp(file, w->home) != 0 ? "fi" : "fe", &w->files, file);
    w->file = file;
    fprintf(w->out, "0x%" PRIx64 " %u", pc, l ? l->line : 0);
}

static void put_function(struct writer *w, const struct profile_function *f, uint64_t pc)
{
    char text[24];

    w->file = w->home = file_of(f);
    put_name(w->out, "ob", &w->objects, object_path(w->image, pc));
    put_name(w->out, "fl", &w->files, w->home);
    put_name(w->out, "fn", &w->functions, function_name(f, pc, text));
}

static void put_arc(struct writer *w, const struct profile_arc *a)
{
    struct profile_sample cost = w->calls[a - w->image->arcs];
    const struct profile_function *callee = profile_find_function(w->image, a->self);
    const struct profile_line *l = profile_find_line(w->image, a->self);
    char text[24];

    cost.cycles = a->cycles;
    put_name(w->out, "cob", &w->objects, object_path(w->image, a->self));
    put_name(w->out, "cfi", &w->files, file_of(callee));
    put_name(w->out, "cfn", &w->functions, function_name(callee, a->self, text));
    fprintf(w->out, "calls=%" PRIu64 " 0x%" PRIx64 " %u\n", a->count, a->self, l ? l->line : callee ? callee->line : 0);
    put_position(w, a->from);
    put_costs(w, &cost, false);
}

/* Without exact samples, cycles of functions are known from the stacks, and not those of each instruction. */
static void put_own_cycles(struct writer *w)
{
    for (size_t i = 0; i < w->image->stack_count && w->cycles && !w->p->machine.exact; i++) {
        const struct profile_stack *s = &w->image->stacks[i];

        if (!s->cycles)
            continue;
        put_function(w, profile_find_function(w->image, s->pcs[0]), s->pcs[0]);
        put_position(w, s->pcs[0]);
        put_costs(w, &(struct profile_sample){.cycles = s->cycles}, false);
    }
}

/* Without exact figures, only the cycles of calls are known. */
static void find_calls(struct writer *w)
{
    size_t n = w->image->arc_count;
    unsigned causes = w->p->cause_count;
    struct profile_part *parts = must(calloc(n * causes + 1, sizeof *parts));

    w->calls = must(calloc(n + 1, sizeof *w->calls));
    for (size_t i = 0; i < n; i++)
        w->calls[i] = (struct profile_sample){.parts = parts + i * causes, .part_count = causes};
    w->calls[n].parts = parts; /* to be freed */
    for (size_t i = 0; i < n * causes; i++)
        parts[i].cause = (unsigned)(i % causes);
    if (w->p->machine.exact && n)
        profile_arc_costs(w->p, w->image, w->calls);
}

static void free_calls(struct writer *w)
{
    free(w->calls[w->image->arc_count].parts);
    free(w->calls);
}

/* Samples and calls, in the order of addresses. */
static void put_image(struct writer *w)
{
    const struct profile_image *image = w->image;
    const struct profile_function *now = NULL;
    size_t sample = 0, arc = 0;
    bool first = true;

    find_calls(w);
    fprintf(w->out, "\n# process %d: %s\n", image->pid, image->program);
    while (sample < image->sample_count || arc < image->arc_count) {
        bool is_arc = sample == image->sample_count || (arc < image->arc_count && image->arcs[arc].from < image->samples[sample].pc);
        uint64_t pc = is_arc ? image->arcs[arc].from : image->samples[sample].pc;
        const struct profile_function *f = profile_find_function(image, pc);

        if (first || !f || f != now)
            put_function(w, f, pc);
        first = false;
        now = f;
        if (is_arc) {
            put_arc(w, &image->arcs[arc++]);
            continue;
        }
        put_position(w, pc);
        put_costs(w, &image->samples[sample++], false);
    }
    put_own_cycles(w);
    free_calls(w);
}

/* ------------------------------------------------------------------------------------------- file */

static struct profile_sample total_of(const struct profile *p)
{
    struct profile_sample total = {0};

    for (size_t i = 0; i < p->image_count; i++)
        for (size_t k = 0; k < p->images[i]->sample_count; k++) {
            total.ticks += p->images[i]->samples[k].ticks;
            total.cycles += p->images[i]->samples[k].cycles;
            total.instructions += p->images[i]->samples[k].instructions;
        }
    for (size_t i = 0; i < p->image_count && !p->machine.exact; i++)
        for (size_t k = 0; k < p->images[i]->stack_count; k++)
            total.cycles += p->images[i]->stacks[k].cycles;
    return total;
}

static void put_header(const struct profile *p, FILE *out)
{
    const struct profile_image *first = p->image_count ? p->images[0] : NULL;

    fprintf(out, "# callgrind format\nversion: 1\ncreator: precis\n");
    if (!first)
        return;
    fprintf(out, "pid: %d\ncmd: %s", first->pid, first->program);
    for (unsigned i = 1; i < first->argument_count; i++)
        fprintf(out, " %s", first->arguments[i]);
    fputc('\n', out);
}

/* Events that formulas refer to: they are there even if they are 0 throughout. */
static bool is_cachegrinds(const char *count)
{
    static const char *const names[] = {"Dr", "Dw", "I1mr", "D1mr", "D1mw"};

    for (unsigned k = 0; count && k < sizeof names / sizeof *names; k++)
        if (!strcmp(count, names[k]))
            return true;
    return false;
}

bool profile_write_callgrind(const struct profile *p, const struct profile_image *unused, FILE *out)
{
    struct profile_sample total = total_of(p);
    struct writer w = {.p = p, .out = out, .used = calloc(p->cause_count + 1, sizeof *w.used)};
    uint64_t *causes = profile_cause_totals(p);

    (void)unused;
    total.parts = calloc(p->cause_count + 1, sizeof *total.parts);
    if (!w.used || !total.parts)
        out_of_memory();
    for (unsigned k = 0; k < p->cause_count; k++) {
        w.used[k] = causes[k] != 0 || is_cachegrinds(profile_count_name(p, k));
        total.parts[total.part_count++] = (struct profile_part){k, causes[k]};
    }
    w.cycles = p->machine.exact || profile_has_calls(p);
    find_last_level(&w);
    put_header(p, out);
    fprintf(out, "positions: instr line\n");
    put_events(&w);
    fprintf(out, "summary:");
    put_costs(&w, &total, true);
    for (size_t i = 0; i < p->image_count; i++) {
        w.image = p->images[i];
        put_image(&w);
    }
    fputs("\ntotals:", out);
    put_costs(&w, &total, true);
    free(total.parts);
    free(w.used);
    free(causes);
    numbered_free(&w.functions);
    numbered_free(&w.files);
    numbered_free(&w.objects);
    return !ferror(out);
}
