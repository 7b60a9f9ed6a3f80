/* Profiles as lines of text for other programs: CSV, folded stacks. */
#define _GNU_SOURCE
#include "emu/report/profile.h"
#include "emu/report/profile_inside.h"
#include "emu/report/must.h"

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

/* Append the frames at pc, the innermost inlined call last. */
static void put_frames(const struct profile *p, const struct profile_image *image, uint64_t pc, FILE *out)
{
    enum { DEEP = 256 };
    struct profile_frame frames[DEEP];
    const struct profile_function *f = profile_find_function(image, pc);
    unsigned n = profile_frames(p, image, pc, frames, DEEP);
    char text[24];

    fputc(';', out);
    put_frame(function_name(f, pc, text), out);
    for (unsigned i = n; i-- > 0;)
        if (frames[i].inlined) {
            fputc(';', out);
            put_frame(frames[i].name, out);
        }
}

/* Lines without their program, to be merged. */
struct folded {
    const struct profile *p;
    const struct profile_image *image;
    bool calls; /* weights are cycles, not ticks */
    struct folded_line {
        char *frames;
        uint64_t weight;
    } * lines;
    size_t count, room;
    uint64_t *callers; /* of the stack whose costs come one after the other, and their text; NULL: none yet */
    unsigned caller_count;
    char *callers_text;
};

/* Make the text of the callers, unless it is that of the last call. */
static void fold_callers(struct folded *f, const uint64_t *pcs, unsigned count)
{
    size_t size;

    if (f->callers && f->caller_count == count && !memcmp(f->callers, pcs, count * sizeof *pcs))
        return;
    free(f->callers_text);
    f->callers = must(reallocarray(f->callers, count + 1, sizeof *pcs));
    memcpy(f->callers, pcs, count * sizeof *pcs);
    f->caller_count = count;
    FILE *text = must(open_memstream(&f->callers_text, &size));

    for (unsigned i = count; i-- > 0;)
        put_frames(f->p, f->image, pcs[i], text);
    if (fclose(text) || !f->callers_text)
        out_of_memory();
}

static void fold(void *ctx, const uint64_t *pcs, unsigned depth, const struct profile_sample *cost)
{
    struct folded *f = ctx;
    uint64_t weight = f->calls ? cost->cycles : cost->ticks;
    struct folded_line line = {.weight = weight};
    size_t size;

    if (!weight)
        return;
    fold_callers(f, pcs + (depth > 0), depth ? depth - 1 : 0);
    FILE *text = must(open_memstream(&line.frames, &size));

    fputs(f->callers_text, text);
    if (depth)
        put_frames(f->p, f->image, pcs[0], text);
    if (fclose(text) || !line.frames)
        out_of_memory();
    MORE(f->lines, f->count, f->room);
    f->lines[f->count++] = line;
}

static int by_frames(const void *a, const void *b)
{
    return strcmp(((const struct folded_line *)a)->frames, ((const struct folded_line *)b)->frames);
}

static void put_folded(struct folded *f, FILE *out)
{
    const char *slash = strrchr(f->image->program, '/'), *program = slash ? slash + 1 : f->image->program;

    if (f->count)
        qsort(f->lines, f->count, sizeof *f->lines, by_frames);
    for (size_t i = 0; i < f->count; i++) {
        if (i + 1 < f->count && !by_frames(&f->lines[i], &f->lines[i + 1])) {
            f->lines[i + 1].weight += f->lines[i].weight;
        } else {
            put_frame(program, out);
            fprintf(out, "%s %" PRIu64 "\n", f->lines[i].frames, f->lines[i].weight);
        }
        free(f->lines[i].frames);
    }
    free(f->lines);
    free(f->callers);
    free(f->callers_text);
}

bool profile_write_folded(const struct profile *p, const struct profile_image *unused, FILE *out)
{
    (void)unused;
    for (size_t i = 0; i < p->image_count; i++) {
        struct folded f = {.p = p, .image = p->images[i], .calls = profile_has_calls(p)};

        profile_each_frame_cost(p, f.image, fold, &f);
        put_folded(&f, out);
    }
    return !ferror(out);
}
