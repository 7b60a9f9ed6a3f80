/* Profiles as lines of text for other programs: CSV, folded stacks. */
#include "profil/report/profile.h"

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
    uint64_t weight;
};

static int by_functions(const void *a, const void *b)
{
    return strcmp(((const struct folded *)a)->functions, ((const struct folded *)b)->functions);
}

/* Merge stacks of the same functions into one line. The weights are cycles, if calls were counted, else ticks. */
static void folded_stacks(const struct profile_image *image, bool calls, FILE *out)
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
        lines[n].weight = calls ? s->cycles : s->ticks;
    }
    if (n < image->stack_count) {
        fputs("precis: out of memory for call stacks\n", stderr);
        exit(1);
    }
    qsort(lines, n, sizeof *lines, by_functions);
    for (size_t i = 0; i < n; i++) {
        if (i + 1 < n && !by_functions(&lines[i], &lines[i + 1]))
            lines[i + 1].weight += lines[i].weight;
        else if (lines[i].weight)
            fprintf(out, "%s %" PRIu64 "\n", lines[i].functions, lines[i].weight);
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
            folded_stacks(image, profile_has_calls(p), out);
        else
            folded_leaves(image, out);
    }
    return !ferror(out);
}
