/* Profiles as lines of text for other programs: CSV, folded stacks, callgrind. */
#include "profil/report/profile.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char *function_name(const struct profile_function *f, uint64_t pc, char text[24])
{
    if (f)
        return f->name;
    snprintf(text, 24, "0x%" PRIx64, pc);
    return text;
}

static const char *module_path(const struct profile_image *image, uint64_t pc)
{
    const struct profile_module *m = profile_find_module(image, pc);

    return m ? m->path : "?";
}

/* ----------------------------------------------------------------------------------------- CSV */

static void put_quoted(const char *text, FILE *out)
{
    fputc('"', out);
    for (; *text; text++) {
        if (*text == '"')
            fputc('"', out);
        fputc(*text, out);
    }
    fputc('"', out);
}

static void csv_image(const struct profile *p, const struct profile_image *image, FILE *out)
{
    for (size_t i = 0; i < image->sample_count; i++) {
        const struct profile_sample *s = &image->samples[i];
        const struct profile_function *f = profile_find_function(image, s->pc);
        uint64_t first = s->pc / p->machine.granule * p->machine.granule;

        fprintf(out, "%d,", image->pid);
        put_quoted(image->program, out);
        fprintf(out, ",0x%" PRIx64 ",0x%" PRIx64 ",%" PRIu64, first, first + p->machine.granule - 1, s->ticks);
        if (p->machine.exact)
            fprintf(out, ",%" PRIu64 ",%" PRIu64 ",", s->cycles, s->instructions);
        else
            fputs(",,,", out);
        put_quoted(f ? f->name : "", out);
        fputc(',', out);
        put_quoted(module_path(image, s->pc), out);
        if (p->cause_count)
            fprintf(out, ",%" PRIu64, s->pc - first);
        for (unsigned k = 0; k < p->cause_count; k++)
            fprintf(out, ",%" PRIu64, profile_cycles_of(s, k));
        fputc('\n', out);
    }
}

bool profile_write_csv(const struct profile *p, const struct profile_image *image, FILE *out)
{
    (void)image;
    fputs("process,program,first,last,ticks,cycles,instructions,function,module", out);
    if (p->cause_count)
        fputs(",slot", out);
    for (unsigned k = 0; k < p->cause_count; k++) {
        fputc(',', out);
        put_quoted(p->causes[k], out);
    }
    fputc('\n', out);
    for (size_t i = 0; i < p->image_count; i++)
        csv_image(p, p->images[i], out);
    return !ferror(out);
}

/* ------------------------------------------------------------------------------- folded stacks */

/* Semicolons separate the frames, and the last blank separates the count. */
static void put_frame(const char *name, FILE *out)
{
    for (; *name; name++)
        fputc(*name == ';' || *name == '\n' ? ':' : *name, out);
}

static void put_stack(const struct profile_image *image, const uint64_t *pcs, unsigned depth, FILE *out)
{
    const char *slash = strrchr(image->program, '/');
    char text[24];

    put_frame(slash ? slash + 1 : image->program, out);
    for (unsigned i = depth; i-- > 0;) {
        fputc(';', out);
        put_frame(function_name(profile_find_function(image, pcs[i]), pcs[i], text), out);
    }
}

/* Samples are in the order of addresses: merge those of one function into one line. */
static void folded_leaves(const struct profile_image *image, FILE *out)
{
    for (size_t i = 0; i < image->sample_count;) {
        uint64_t pc = image->samples[i].pc, ticks = 0;
        const struct profile_function *f = profile_find_function(image, pc);

        do
            ticks += image->samples[i++].ticks;
        while (f && i < image->sample_count && profile_find_function(image, image->samples[i].pc) == f);
        if (ticks) {
            put_stack(image, &pc, 1, out);
            fprintf(out, " %" PRIu64 "\n", ticks);
        }
    }
}

struct folded {
    char *functions;
    uint64_t ticks;
};

static int by_functions(const void *a, const void *b)
{
    return strcmp(((const struct folded *)a)->functions, ((const struct folded *)b)->functions);
}

/* Merge stacks of the same functions into one line. */
static void folded_stacks(const struct profile_image *image, FILE *out)
{
    struct folded *lines = calloc(image->stack_count, sizeof *lines);
    size_t n = 0, size;

    for (; lines && n < image->stack_count; n++) {
        const struct profile_stack *s = &image->stacks[n];
        FILE *text = open_memstream(&lines[n].functions, &size);
        if (!text)
            break;
        put_stack(image, s->pcs, s->depth, text);
        fclose(text);
        lines[n].ticks = s->ticks;
    }
    if (n < image->stack_count) {
        fputs("precis: out of memory for call stacks\n", stderr);
        exit(1);
    }
    qsort(lines, n, sizeof *lines, by_functions);
    for (size_t i = 0; i < n; i++) {
        if (i + 1 < n && !by_functions(&lines[i], &lines[i + 1]))
            lines[i + 1].ticks += lines[i].ticks;
        else
            fprintf(out, "%s %" PRIu64 "\n", lines[i].functions, lines[i].ticks);
        free(lines[i].functions);
    }
    free(lines);
}

bool profile_write_folded(const struct profile *p, const struct profile_image *unused, FILE *out)
{
    (void)unused;
    for (size_t i = 0; i < p->image_count; i++) {
        const struct profile_image *image = p->images[i];

        if (image->stack_count)
            folded_stacks(image, out);
        else
            folded_leaves(image, out);
    }
    return !ferror(out);
}

/* ----------------------------------------------------------------------------------- callgrind */

static void callgrind_costs(const struct profile *p, const struct profile_sample *s, FILE *out)
{
    if (p->machine.exact)
        fprintf(out, " %" PRIu64 " %" PRIu64, s->instructions, s->cycles);
    fprintf(out, " %" PRIu64, s->ticks);
    for (unsigned k = 0; p->machine.exact && k < p->cause_count; k++)
        fprintf(out, " %" PRIu64, profile_cycles_of(s, k));
    fputc('\n', out);
}

/* Callgrind's event names are letters and digits: "stall:FMPY_D" becomes StallFMPYD. */
static void put_event(const char *cause, FILE *out)
{
    bool first = true;

    for (; *cause; cause++) {
        if (isalnum((unsigned char)*cause))
            fputc(first ? toupper((unsigned char)*cause) : *cause, out);
        first = false;
    }
}

/* Only the number of calls is known: their inclusive cost is written as 0. */
static void callgrind_arcs(const struct profile *p, const struct profile_image *image, const struct profile_function *f, FILE *out)
{
    char text[24];

    for (size_t i = 0; i < image->arc_count; i++) {
        const struct profile_arc *a = &image->arcs[i];
        const struct profile_function *callee = profile_find_function(image, a->self);

        if (a->from < f->low || a->from >= f->high)
            continue;
        fprintf(out, "cob=%s\ncfi=%s\ncfn=%s\n", module_path(image, a->self), callee && *callee->file ? callee->file : "???",
                function_name(callee, a->self, text));
        fprintf(out, "calls=%" PRIu64 " 0x%" PRIx64 " %u\n", a->count, a->self, callee ? callee->line : 0);
        fprintf(out, "0x%" PRIx64 " %u", a->from, f->line);
        callgrind_costs(p, &(struct profile_sample){0}, out);
    }
}

static void callgrind_image(const struct profile *p, const struct profile_image *image, FILE *out)
{
    const struct profile_function *now = NULL;
    char text[24];

    fprintf(out, "\n# process %d: %s\n", image->pid, image->program);
    for (size_t i = 0; i < image->sample_count; i++) {
        const struct profile_sample *s = &image->samples[i];
        const struct profile_function *f = profile_find_function(image, s->pc);

        if (i == 0 || !f || f != now)
            fprintf(out, "ob=%s\nfl=%s\nfn=%s\n", module_path(image, s->pc), f && *f->file ? f->file : "???",
                    function_name(f, s->pc, text));
        if (f && (i == 0 || f != now))
            callgrind_arcs(p, image, f, out);
        now = f;
        fprintf(out, "0x%" PRIx64 " %u", s->pc, f ? f->line : 0);
        callgrind_costs(p, s, out);
    }
}

bool profile_write_callgrind(const struct profile *p, const struct profile_image *unused, FILE *out)
{
    struct profile_sample total = {0};
    uint64_t *causes = profile_cause_totals(p);
    struct profile_part *parts = calloc(p->cause_count + 1, sizeof *parts);

    (void)unused;
    if (!parts)
        abort();
    for (size_t i = 0; i < p->image_count; i++)
        for (size_t k = 0; k < p->images[i]->sample_count; k++) {
            total.ticks += p->images[i]->samples[k].ticks;
            total.cycles += p->images[i]->samples[k].cycles;
            total.instructions += p->images[i]->samples[k].instructions;
        }
    for (unsigned k = 0; k < p->cause_count; k++)
        parts[k] = (struct profile_part){k, causes[k]};
    total.parts = parts;
    total.part_count = p->cause_count;
    free(causes);
    fprintf(out, "# callgrind format\nversion: 1\ncreator: precis\n");
    if (p->image_count)
        fprintf(out, "pid: %d\ncmd: %s\n", p->images[0]->pid, p->images[0]->program);
    fprintf(out, "positions: instr line\n");
    if (p->machine.exact)
        fprintf(out, "event: Ir : Instructions\nevent: Cycles : Cycles\n");
    fprintf(out, "event: Ticks : Clock ticks\n");
    for (unsigned k = 0; p->machine.exact && k < p->cause_count; k++) {
        fputs("event: ", out);
        put_event(p->causes[k], out);
        fprintf(out, " : Cycles, %s\n", p->causes[k]);
    }
    fprintf(out, "events:%s Ticks", p->machine.exact ? " Ir Cycles" : "");
    for (unsigned k = 0; p->machine.exact && k < p->cause_count; k++) {
        fputc(' ', out);
        put_event(p->causes[k], out);
    }
    fprintf(out, "\nsummary:");
    callgrind_costs(p, &total, out);
    for (size_t i = 0; i < p->image_count; i++)
        callgrind_image(p, p->images[i], out);
    fputs("\ntotals:", out);
    callgrind_costs(p, &total, out);
    free(parts);
    return !ferror(out);
}
