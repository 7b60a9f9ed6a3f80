/*
 * pprof's profile.proto, gzip'ed: https://github.com/google/pprof/blob/main/proto/profile.proto
 *
 * The wire format, as far as it is used: a field is its number << 3 | kind, where kind 0 is a varint and 2 a
 * length and bytes; repeated numbers are packed into one such field.
 */
#define _GNU_SOURCE
#include "emu/report/profile.h"
#include "emu/report/must.h"
#include "emu/report/numbered.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

struct bytes {
    unsigned char *data;
    size_t size, room;
};

static void append(struct bytes *b, const void *data, size_t size)
{
    if (b->size + size > b->room) {
        b->room = 2 * (b->size + size);
        b->data = realloc(b->data, b->room);
        if (!b->data)
            out_of_memory();
    }
    memcpy(b->data + b->size, data, size);
    b->size += size;
}

static void varint(struct bytes *b, uint64_t v)
{
    unsigned char out[10];
    size_t n = 0;

    do {
        out[n++] = (unsigned char)((v & 0x7f) | (v > 0x7f ? 0x80 : 0));
        v >>= 7;
    } while (v);
    append(b, out, n);
}

static void field_number(struct bytes *b, unsigned field, uint64_t v)
{
    if (!v)
        return; /* the default */
    varint(b, field << 3);
    varint(b, v);
}

static void field_bytes(struct bytes *b, unsigned field, const void *data, size_t size)
{
    varint(b, field << 3 | 2);
    varint(b, size);
    append(b, data, size);
}

/* Append a message inside a message, and empty it. */
static void field_message(struct bytes *b, unsigned field, struct bytes *inner)
{
    field_bytes(b, field, inner->data ? inner->data : (const void *)"", inner->size);
    inner->size = 0;
}

/* ------------------------------------------------------------------------------------- writing */

struct writer {
    const struct profile *p;
    struct bytes out, message, packed, stack;
    struct numbered strings, functions;
    struct place { /* an address of the image */
        uint64_t pc, number;
    } * places; /* a hash table; number 0: free */
    size_t nplaces, place_slots;
    uint64_t locations;      /* of all images */
    uint64_t mappings;       /* numbers assigned so far */
    uint64_t image_mappings; /* mappings of earlier images */
    bool calls;              /* profile_has_calls() */
    uint64_t *causes;        /* profile_cause_totals(): those without cycles are left out */
    const struct profile_image *image;
};

static uint64_t string(struct writer *w, const char *text)
{
    bool fresh;

    return numbered_text(&w->strings, text, &fresh);
}

static void value_type(struct writer *w, unsigned field, const char *type, const char *unit)
{
    field_number(&w->message, 1, string(w, type));
    field_number(&w->message, 2, string(w, unit));
    field_message(&w->out, field, &w->message);
}

/* The number of a module among its image's mappings, from 1. */
static uint64_t mapping_number(const struct profile_image *image, const struct profile_module *m)
{
    return (uint64_t)(m - image->modules) + 1;
}

static void put_mapping(struct writer *w, const struct profile_image *image, const struct profile_module *m)
{
    const char *colon = strchr(m->id, ':');
    bool known = image->function_count != 0, lines = image->line_count != 0;

    field_number(&w->message, 1, w->image_mappings + mapping_number(image, m));
    field_number(&w->message, 2, m->low);
    field_number(&w->message, 3, m->high);
    field_number(&w->message, 4, m->bias ? m->low - m->bias : 0);
    field_number(&w->message, 5, string(w, *m->host_path ? m->host_path : m->path));
    field_number(&w->message, 6, string(w, colon && !strncmp(m->id, "build-id", 8) ? colon + 1 : ""));
    field_number(&w->message, 7, known);
    field_number(&w->message, 8, lines);
    field_number(&w->message, 9, lines);
    field_number(&w->message, 10, lines);
    field_message(&w->out, 3, &w->message);
}

/* The program comes first: pprof takes the first mapping for it. */
static void put_mappings(struct writer *w, const struct profile_image *image)
{
    const struct profile_module *program = profile_main_module(image);

    w->image_mappings = w->mappings;
    if (program)
        put_mapping(w, image, program);
    for (size_t i = 0; i < image->module_count; i++)
        if (&image->modules[i] != program)
            put_mapping(w, image, &image->modules[i]);
    w->mappings += image->module_count;
}

/* start: the line of the declaration, if known. */
static uint64_t function_number(struct writer *w, const struct profile_frame *f, unsigned start)
{
    char *key;
    bool fresh;
    uint64_t number;

    if (asprintf(&key, "%s\n%s\n%s\n%u", f->name, f->linkage, f->file, start) < 0)
        out_of_memory();
    number = numbered_text(&w->functions, key, &fresh) + 1;
    free(key);
    if (fresh) {
        struct bytes message = {0};

        field_number(&message, 1, number);
        field_number(&message, 2, string(w, f->name));
        field_number(&message, 3, string(w, f->linkage));
        field_number(&message, 4, string(w, f->file));
        field_number(&message, 5, start);
        field_message(&w->out, 5, &message);
        free(message.data);
    }
    return number;
}

/* Add the frames at pc to w->message as lines of a location, the innermost first. */
static void put_frames(struct writer *w, const struct profile_image *image, uint64_t pc)
{
    enum { DEEP = 256 };
    struct profile_frame frames[DEEP];
    const struct profile_function *f = profile_find_function(image, pc);
    unsigned n = profile_frames(w->p, image, pc, frames, DEEP);
    struct bytes line = {0};

    for (unsigned i = 0; i < n; i++) {
        bool itself = !frames[i].inlined && f;

        if (!*frames[i].name)
            continue;
        if (itself && !*frames[i].file)
            frames[i].file = f->file;
        field_number(&line, 1, function_number(w, &frames[i], itself ? f->line : 0));
        field_number(&line, 2, frames[i].line ? frames[i].line : itself ? f->line : 0);
        field_message(&w->message, 4, &line);
    }
    free(line.data);
}

static struct place *place_of(const struct writer *w, uint64_t pc)
{
    size_t at = (size_t)(pc * 0x9e3779b97f4a7c15u >> 24) & (w->place_slots - 1);

    while (w->places[at].number && w->places[at].pc != pc)
        at = (at + 1) & (w->place_slots - 1);
    return &w->places[at];
}

static void grow_places(struct writer *w)
{
    struct place *old = w->places;
    size_t slots = w->place_slots;

    w->place_slots = slots ? 2 * slots : 256;
    w->places = must(calloc(w->place_slots, sizeof *w->places));
    for (size_t i = 0; i < slots; i++)
        if (old[i].number)
            *place_of(w, old[i].pc) = old[i];
    free(old);
}

/* Another image begins. */
static void forget_places(struct writer *w)
{
    free(w->places);
    w->places = NULL;
    w->nplaces = w->place_slots = 0;
}

/* Returns the number of an address of the image, whose location is written when it first occurs. */
static uint64_t location(struct writer *w, const struct profile_image *image, uint64_t pc)
{
    if (2 * (w->nplaces + 1) > w->place_slots)
        grow_places(w);
    struct place *place = place_of(w, pc);

    if (place->number)
        return place->number;
    *place = (struct place){pc, ++w->locations};
    w->nplaces++;
    const struct profile_module *m = profile_find_module(image, pc);

    field_number(&w->message, 1, place->number);
    if (m)
        field_number(&w->message, 2, w->image_mappings + mapping_number(image, m));
    field_number(&w->message, 3, pc);
    put_frames(w, image, pc);
    field_message(&w->out, 4, &w->message);
    return place->number;
}

static uint64_t nanoseconds(const struct profile *p, uint64_t ticks)
{
    return (uint64_t)((unsigned __int128)ticks * p->machine.period * 1000 / p->machine.mhz);
}

static void put_sample(void *ctx, const uint64_t *pcs, unsigned depth, const struct profile_sample *s)
{
    struct writer *w = ctx;

    for (unsigned i = 0; i < depth; i++)
        varint(&w->stack, location(w, w->image, pcs[i]));
    field_message(&w->message, 1, &w->stack);
    varint(&w->packed, s->ticks);
    varint(&w->packed, nanoseconds(w->p, s->ticks));
    if (w->p->machine.exact || w->calls)
        varint(&w->packed, s->cycles);
    if (w->p->machine.exact) {
        varint(&w->packed, s->instructions);
        for (unsigned k = 0; k < w->p->cause_count; k++)
            if (w->causes[k])
                varint(&w->packed, profile_cycles_of(s, k));
    }
    field_message(&w->message, 2, &w->packed);
    field_message(&w->out, 2, &w->message);
}

static uint64_t all_ticks(const struct profile *p)
{
    uint64_t ticks = 0;

    for (size_t i = 0; i < p->image_count; i++)
        for (size_t k = 0; k < p->images[i]->sample_count; k++)
            ticks += p->images[i]->samples[k].ticks;
    return ticks;
}

static bool compress_to(const struct bytes *b, FILE *out)
{
    z_stream z = {0};
    unsigned char *packed;
    uLong bound;
    bool good;

    /* 16 selects a gzip header. It has no name and no time, so that identical runs write
     * identical files. */
    if (deflateInit2(&z, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        out_of_memory();
    bound = deflateBound(&z, b->size);
    packed = malloc(bound);
    if (!packed)
        out_of_memory();
    z.next_in = b->data;
    z.avail_in = (uInt)b->size;
    z.next_out = packed;
    z.avail_out = (uInt)bound;
    good = deflate(&z, Z_FINISH) == Z_STREAM_END && fwrite(packed, 1, z.total_out, out) == z.total_out;
    deflateEnd(&z);
    free(packed);
    return good;
}

bool profile_write_pprof(const struct profile *p, const struct profile_image *unused, FILE *out)
{
    struct writer w = {.p = p, .calls = profile_has_calls(p), .causes = profile_cause_totals(p)};
    bool good;

    (void)unused;
    string(&w, ""); /* number 0 must be empty */
    value_type(&w, 1, "samples", "count");
    value_type(&w, 1, "cpu", "nanoseconds");
    if (p->machine.exact || w.calls)
        value_type(&w, 1, "cycles", "count");
    if (p->machine.exact) {
        value_type(&w, 1, "instructions", "count");
        for (unsigned k = 0; k < p->cause_count; k++)
            if (w.causes[k])
                value_type(&w, 1, profile_count_name(p, k) ? profile_count_name(p, k) : p->causes[k],
                           profile_count_name(p, k) ? "count" : "cycles");
    }
    for (size_t i = 0; i < p->image_count; i++) {
        w.image = p->images[i];
        put_mappings(&w, w.image);
        profile_each_cost(p, w.image, put_sample, &w);
        forget_places(&w);
    }
    field_number(&w.out, 10, nanoseconds(p, all_ticks(p)));
    value_type(&w, 11, "cpu", "nanoseconds");
    field_number(&w.out, 12, nanoseconds(p, 1));
    field_number(&w.out, 14, string(&w, p->machine.exact || w.calls ? "cycles" : "cpu"));
    for (size_t i = 0; i < w.strings.count; i++)
        field_bytes(&w.out, 6, w.strings.texts[i], strlen(w.strings.texts[i]));
    good = w.out.size <= UINT32_MAX && compress_to(&w.out, out);
    if (w.out.size > UINT32_MAX)
        errno = EFBIG;
    free(w.out.data);
    free(w.message.data);
    free(w.packed.data);
    free(w.stack.data);
    free(w.causes);
    numbered_free(&w.strings);
    numbered_free(&w.functions);
    return good && !ferror(out);
}
