/* timeline.c - see timeline.h. */
#include "emu/debug/timeline.h"
#include "emu/report/must.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- strings -------------------------------------------------------------------------------------------------- */

/* Calls add for each string between two addresses. */
static void each_string(struct space *space, uint64_t low, uint64_t high, void (*add)(struct profile_image *, const char *),
                        struct profile_image *image)
{
    enum { MOST = 1 << 22 };
    size_t size = high - low < MOST ? (size_t)(high - low) : MOST;
    if (low >= high)
        return;
    char *text = must(malloc(size + 1));
    size = mem_peek(space, low, text, size);
    text[size] = 0;
    for (size_t at = 0; at < size; at += strlen(text + at) + 1)
        add(image, text + at);
    free(text);
}

void timeline_strings(struct profile_image *image, const struct kernel_strings *strings, struct space *space)
{
    each_string(space, strings->arguments_low, strings->arguments_high, profile_argument, image);
    each_string(space, strings->environment_low, strings->environment_high, profile_environment, image);
}

/* ---- events --------------------------------------------------------------------------------------------------- */

void timeline_event(struct profile *p, struct profile_image *image, const struct kernel_event *event)
{
    static const enum profile_event_kind kinds[] = {[KERNEL_EVENT_CALL] = PROFILE_SYSTEM_CALL,
                                                    [KERNEL_EVENT_SIGNAL] = PROFILE_SIGNAL,
                                                    [KERNEL_EVENT_FORK] = PROFILE_FORK,
                                                    [KERNEL_EVENT_EXEC] = PROFILE_EXEC,
                                                    [KERNEL_EVENT_EXIT] = PROFILE_EXIT};
    struct profile_event e = {.kind = kinds[event->kind],
                              .begin = event->begin,
                              .end = event->end,
                              .thread = profile_thread(image, event->tid),
                              .name = profile_string(p, event->name),
                              .number = event->number,
                              .result = event->result};
    profile_event(image, &e);
}

/* ---- buffers -------------------------------------------------------------------------------------------------- */

/* The dialect as --dialect takes it: its name, and the properties that differ from what the name stands for. free() it. */
static char *dialect_text(const struct profil_dialect *d)
{
    struct profil_dialect plain;
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        out_of_memory();
    fputs(d->name, out);
    bool known = profil_dialect_parse(d->name, &plain, NULL, 0), first = true;
    for (unsigned i = 0; known && profil_property_at(i).name; i++) {
        enum profil_choice c = profil_dialect_get(d, i);
        if (c == profil_dialect_get(&plain, i))
            continue;
        fprintf(out, "%c%s=%s", first ? ':' : ',', profil_property_at(i).name, profil_choice_name(c));
        first = false;
    }
    if (fclose(out) || !text)
        out_of_memory();
    return text;
}

static void add_counters(struct profile_buffer *b, uint64_t count, const struct profil_state *state, const struct profil_memory *memory,
                         const struct profil_region *r)
{
    uint64_t value;
    for (uint64_t i = 0; i < count; i++) {
        if (!profil_counter(state, memory, r, i, &value))
            break; /* a buffer may extend beyond its mapped memory */
        if (value || b->samples)
            profile_counter(b, i, value);
    }
}

void timeline_buffers(struct profile_image *image, uint64_t cycle, const struct profil_state *state, const struct profil_memory *memory,
                      enum profil_reason reason)
{
    uint64_t stored = 0;
    bool samples = profil_samples(state, &stored);
    char *dialect = dialect_text(profil_dialect_of(state));
    for (unsigned i = 0; i < (samples ? 1 : profil_regions(state)); i++) {
        const struct profil_region *r = profil_region_at(state, i);
        struct profile_buffer b = {.dialect = dialect,
                                   .reason = (char *)profil_reason_name(reason),
                                   .cycle = cycle,
                                   .region = i,
                                   .base = r->base,
                                   .size = r->mapping.size,
                                   .offset = r->mapping.offset,
                                   .scale = r->mapping.scale,
                                   .element = r->mapping.element,
                                   .sprofil = r->mapping.sprofil,
                                   .overflow = r->overflow,
                                   .samples = samples};
        uint64_t count = samples ? stored : r->overflow ? 1 : profil_elements(profil_dialect_of(state), &r->mapping);
        add_counters(profile_buffer(image, &b), count, state, memory, r);
    }
    free(dialect);
}
