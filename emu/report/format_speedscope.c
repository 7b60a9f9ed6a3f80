/* speedscope's JSON: https://www.speedscope.app/file-format-schema.json */
#define _GNU_SOURCE
#include "emu/report/json.h"
#include "emu/report/profile.h"
#include "emu/report/must.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>

/* Frames are shared by all profiles of a file: one per name, file and line. */
struct frames {
    const struct profile *profile;
    json_t *list;
    json_t *index; /* from "name\nfile\nline" to the index in the list */
};

static json_int_t frame_of(struct frames *f, const char *name, const char *file, unsigned line)
{
    char *key;
    json_t *known, *frame;
    json_int_t place;

    if (asprintf(&key, "%s\n%s\n%u", name, file, line) < 0)
        out_of_memory();
    known = json_object_get(f->index, key);
    if (known) {
        free(key);
        return json_integer_value(known);
    }
    frame = json_pack("{s:o}", "name", text_json(name));
    if (*file)
        json_object_set_new(frame, "file", text_json(file));
    if (line)
        json_object_set_new(frame, "line", json_integer(line));
    place = (json_int_t)json_array_size(f->list);
    json_array_append_new(f->list, frame);
    json_object_set_new(f->index, key, json_integer(place));
    free(key);
    return place;
}

/* Append the frames at pc, the innermost one last: a function has its declaration's line, an inlined one its file. */
static void add_frames(json_t *stack, struct frames *f, const struct profile_image *image, uint64_t pc)
{
    enum { DEEP = 256 };
    struct profile_frame frames[DEEP];
    const struct profile_function *function = profile_find_function(image, pc);
    unsigned n = profile_frames(f->profile, image, pc, frames, DEEP);
    char address[24];

    if (!function) {
        snprintf(address, sizeof address, "0x%" PRIx64, pc);
        json_array_append_new(stack, json_integer(frame_of(f, address, "", 0)));
    }
    for (unsigned i = n; i-- > 0;)
        if (frames[i].inlined)
            json_array_append_new(stack, json_integer(frame_of(f, frames[i].name, frames[i].file, 0)));
        else if (function)
            json_array_append_new(stack, json_integer(frame_of(f, function->name, function->file, function->line)));
}

/* A profile being made: samples and their weights in seconds. */
struct sampled {
    json_t *samples, *weights;
    double end;
};

static void add(struct sampled *to, struct frames *f, const struct profile_image *image, const uint64_t *pcs, unsigned depth, double weight)
{
    json_t *stack = json_array();

    for (unsigned i = depth; i-- > 0;)
        add_frames(stack, f, image, pcs[i]);
    json_array_append_new(to->samples, stack);
    json_array_append_new(to->weights, json_real(weight));
    to->end += weight;
}

static json_t *finish(const struct sampled *s, const char *name)
{
    return json_pack("{s:s,s:o,s:s,s:i,s:f,s:o,s:o}", "type", "sampled", "name", text_json(name), "unit", "seconds", "startValue", 0,
                     "endValue", s->end, "samples", s->samples, "weights", s->weights);
}

/* A thread's ticks at their places in time: a tick ends the period before it, and between ticks there may be time without any. */
static json_t *thread_profile(struct frames *f, const struct profile_image *image, unsigned thread)
{
    const struct profile_machine *m = &f->profile->machine;
    double second = (double)m->mhz * 1e6, period = (double)m->period / second;
    struct sampled s = {json_array(), json_array(), 0};
    char *name;
    json_t *made;

    for (size_t i = 0; i < image->tick_count; i++) {
        const struct profile_tick *t = &image->ticks[i];
        const struct profile_stack *stack = t->stack ? &image->stacks[t->stack - 1] : NULL;
        double gap = (double)t->cycle / second - period - s.end;

        if (t->thread != thread)
            continue;
        if (gap > period / 2)
            add(&s, f, image, NULL, 0, gap);
        add(&s, f, image, stack ? stack->pcs : &t->pc, stack ? stack->depth : 1, (double)t->count * period);
    }
    const struct profile_thread *of = &image->threads[thread];
    if (asprintf(&name, "%s, process %d, thread %d%s%s", image->program, image->pid, of->tid, *of->name ? ", " : "", of->name) < 0)
        out_of_memory();
    made = finish(&s, name);
    free(name);
    return made;
}

/* A profile whose ticks have no order: version 1 of profile data. */
static json_t *unordered_profile(struct frames *f, const struct profile_image *image)
{
    double seconds = (double)f->profile->machine.period / ((double)f->profile->machine.mhz * 1e6);
    struct sampled s = {json_array(), json_array(), 0};

    for (size_t i = 0; i < image->stack_count; i++)
        add(&s, f, image, image->stacks[i].pcs, image->stacks[i].depth, (double)image->stacks[i].ticks * seconds);
    for (size_t i = 0; i < image->sample_count && !image->stack_count; i++)
        if (image->samples[i].ticks)
            add(&s, f, image, &image->samples[i].pc, 1, (double)image->samples[i].ticks * seconds);
    return finish(&s, image->program);
}

static bool has_ticks(const struct profile_image *image, unsigned thread)
{
    for (size_t i = 0; i < image->tick_count; i++)
        if (image->ticks[i].thread == thread)
            return true;
    return false;
}

bool profile_write_speedscope(const struct profile *p, const struct profile_image *unused, FILE *out)
{
    struct frames f = {p, json_array(), json_object()};
    json_t *profiles = json_array(), *root;
    bool good;

    (void)unused;
    for (size_t i = 0; i < p->image_count; i++) {
        const struct profile_image *image = p->images[i];

        if (!image->tick_count)
            json_array_append_new(profiles, unordered_profile(&f, image));
        for (unsigned k = 0; k < image->thread_count; k++)
            if (has_ticks(image, k))
                json_array_append_new(profiles, thread_profile(&f, image, k));
    }
    root = json_pack("{s:s,s:s,s:{s:o},s:o}", "$schema", "https://www.speedscope.app/file-format-schema.json", "exporter", "precis",
                     "shared", "frames", f.list, "profiles", profiles);
    good = root && json_dumpf(root, out, JSON_COMPACT | JSON_REAL_PRECISION(15)) == 0;
    fputc('\n', out);
    json_decref(root);
    json_decref(f.index);
    return good && !ferror(out);
}
