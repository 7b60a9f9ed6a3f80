/* speedscope's JSON: https://www.speedscope.app/file-format-schema.json */
#define _GNU_SOURCE
#include "profil/report/profile.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* Frames are shared by all profiles of a file: one per name, file and line. */
struct frames {
    json_t *list;
    json_t *index; /* from "name\nfile\nline" to the index in the list */
};

/* JSON strings are UTF-8; a symbol may contain any bytes. */
static json_t *text(const char *s)
{
    json_t *j = json_string(s);
    char *clean;

    if (j)
        return j;
    clean = strdup(s);
    if (!clean)
        abort();
    for (char *c = clean; *c; c++)
        if ((unsigned char)*c > 126)
            *c = '?';
    j = json_string(clean);
    free(clean);
    return j;
}

static json_int_t frame_of(struct frames *f, const struct profile_image *image, uint64_t pc)
{
    const struct profile_function *function = profile_find_function(image, pc);
    char *key, address[24];
    json_t *frame, *known, *name;
    json_int_t place;

    snprintf(address, sizeof address, "0x%" PRIx64, pc);
    name = text(function ? function->name : address);
    if (asprintf(&key, "%s\n%s\n%u", json_string_value(name), function ? image->program : "", function ? function->line : 0) < 0)
        abort();
    known = json_object_get(f->index, key);
    if (known) {
        json_decref(name);
        free(key);
        return json_integer_value(known);
    }
    frame = json_pack("{s:o}", "name", name);
    if (function && *function->file)
        json_object_set_new(frame, "file", text(function->file));
    if (function && function->line)
        json_object_set_new(frame, "line", json_integer(function->line));
    place = (json_int_t)json_array_size(f->list);
    json_array_append_new(f->list, frame);
    json_object_set_new(f->index, key, json_integer(place));
    free(key);
    return place;
}

static void add(json_t *samples, json_t *weights, struct frames *f, const struct profile_image *image, const uint64_t *pcs, unsigned depth,
                double weight)
{
    json_t *stack = json_array();

    for (unsigned i = depth; i-- > 0;)
        json_array_append_new(stack, json_integer(frame_of(f, image, pcs[i])));
    json_array_append_new(samples, stack);
    json_array_append_new(weights, json_real(weight));
}

static json_t *one_profile(const struct profile *p, const struct profile_image *image, struct frames *f)
{
    double seconds = (double)p->machine.period / ((double)p->machine.mhz * 1e6), total = 0;
    json_t *samples = json_array(), *weights = json_array();

    for (size_t i = 0; i < image->stack_count; i++) {
        const struct profile_stack *s = &image->stacks[i];

        add(samples, weights, f, image, s->pcs, s->depth, (double)s->ticks * seconds);
        total += (double)s->ticks * seconds;
    }
    for (size_t i = 0; i < image->sample_count && !image->stack_count; i++) {
        const struct profile_sample *s = &image->samples[i];

        if (!s->ticks)
            continue;
        add(samples, weights, f, image, &s->pc, 1, (double)s->ticks * seconds);
        total += (double)s->ticks * seconds;
    }
    return json_pack("{s:s,s:o,s:s,s:i,s:f,s:o,s:o}", "type", "sampled", "name", text(image->program), "unit", "seconds", "startValue", 0,
                     "endValue", total, "samples", samples, "weights", weights);
}

bool profile_write_speedscope(const struct profile *p, const struct profile_image *unused, FILE *out)
{
    struct frames f = {json_array(), json_object()};
    json_t *profiles = json_array(), *root;
    bool good;

    (void)unused;
    for (size_t i = 0; i < p->image_count; i++)
        json_array_append_new(profiles, one_profile(p, p->images[i], &f));
    root = json_pack("{s:s,s:s,s:{s:o},s:o}", "$schema", "https://www.speedscope.app/file-format-schema.json", "exporter", "precis",
                     "shared", "frames", f.list, "profiles", profiles);
    good = root && json_dumpf(root, out, JSON_COMPACT | JSON_REAL_PRECISION(15)) == 0;
    fputc('\n', out);
    json_decref(root);
    json_decref(f.index);
    return good && !ferror(out);
}
