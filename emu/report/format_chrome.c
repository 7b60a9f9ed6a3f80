/* Chrome's trace format, which Perfetto and chrome://tracing open: "Trace Event Format", in the object form. Times are microseconds. */
#define _GNU_SOURCE
#include "emu/report/json.h"
#include "emu/report/profile.h"
#include "emu/report/must.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct writer {
    const struct profile *p;
    const struct profile_image *image;
    FILE *out;
    bool any; /* an event has been written */
};

static double microseconds(const struct writer *w, uint64_t cycles)
{
    return (double)cycles / (double)w->p->machine.mhz;
}

/* Write an event with its process and thread, and free it. */
static void put(struct writer *w, json_t *event, int tid)
{
    if (!event)
        out_of_memory();
    json_object_set_new(event, "pid", json_integer(w->image->pid));
    json_object_set_new(event, "tid", json_integer(tid));
    fputs(w->any ? ",\n" : "\n", w->out);
    w->any = true;
    json_dumpf(event, w->out, JSON_COMPACT | JSON_REAL_PRECISION(15));
    json_decref(event);
}

/* Ticks have separate tracks: a system call need not begin or end where a tick does, but slices of a track must nest. */
static int tick_track(const struct profile_thread *t)
{
    enum { TICK_TRACKS = 100000000 };

    return (t->tid < TICK_TRACKS ? t->tid : 0) + TICK_TRACKS;
}

static void put_thread_name(struct writer *w, const struct profile_thread *t, const char *what, int track)
{
    char *name;

    if (asprintf(&name, "%s%sthread %d%s", t->name, *t->name ? ", " : "", t->tid, what) < 0)
        out_of_memory();
    put(w, json_pack("{s:s,s:s,s:{s:o}}", "ph", "M", "name", "thread_name", "args", "name", text_json(name)), track);
    free(name);
}

static void put_names(struct writer *w)
{
    const struct profile_image *image = w->image;
    int first = image->thread_count ? image->threads[0].tid : image->pid;

    put(w, json_pack("{s:s,s:s,s:{s:o}}", "ph", "M", "name", "process_name", "args", "name", text_json(image->program)), first);
    for (size_t i = 0; i < image->thread_count; i++) {
        put_thread_name(w, &image->threads[i], "", image->threads[i].tid);
        if (image->tick_count)
            put_thread_name(w, &image->threads[i], ", ticks", tick_track(&image->threads[i]));
    }
}

/* A system call takes time; all else is an instant. */
static void put_event(struct writer *w, const struct profile_event *e)
{
    const char *name = w->p->strings[e->name];
    bool call = e->kind == PROFILE_SYSTEM_CALL;
    json_t *j = json_pack("{s:s,s:s,s:o,s:f,s:{s:I}}", "ph", call ? "X" : "i", "cat", profile_event_name(e->kind), "name",
                          text_json(*name ? name : profile_event_name(e->kind)), "ts", microseconds(w, e->begin), "args", "number",
                          (json_int_t)e->number);

    if (!j)
        out_of_memory();
    if (call) {
        json_object_set_new(j, "dur", json_real(microseconds(w, e->end - e->begin)));
        json_object_set_new(json_object_get(j, "args"), "result", json_integer(e->result));
    } else {
        json_object_set_new(j, "s", json_string(e->kind == PROFILE_SIGNAL || e->kind == PROFILE_FORK ? "t" : "p"));
    }
    put(w, j, w->image->threads[e->thread].tid);
}

static json_t *stack_of(const struct writer *w, const struct profile_tick *t)
{
    const struct profile_stack *s = t->stack ? &w->image->stacks[t->stack - 1] : NULL;
    unsigned depth = s ? s->depth : 1;
    json_t *list = json_array();

    for (unsigned i = 0; i < depth; i++) {
        uint64_t pc = s ? s->pcs[i] : t->pc;
        const struct profile_function *f = profile_find_function(w->image, pc);
        char *text;

        if (asprintf(&text, f ? "%s+0x%" PRIx64 : "%s0x%" PRIx64, f ? f->name : "", f ? pc - f->low : pc) < 0)
            out_of_memory();
        json_array_append_new(list, text_json(text));
        free(text);
    }
    return list;
}

/* Equal ticks in succession are one slice: it begins with the period of the first one. */
static void put_tick(struct writer *w, const struct profile_tick *t)
{
    enum { DEEP = 64 };
    const struct profile_function *f = profile_find_function(w->image, t->pc);
    struct profile_frame frames[DEEP];
    unsigned n = profile_frames(w->p, w->image, t->pc, frames, DEEP);
    uint64_t period = w->p->machine.period, begin = t->cycle > period ? t->cycle - period : 0;
    char address[24];

    snprintf(address, sizeof address, "0x%" PRIx64, t->pc);
    json_t *j = json_pack("{s:s,s:s,s:o,s:f,s:f,s:{s:s,s:I,s:b,s:o}}", "ph", "X", "cat", "tick", "name", text_json(f ? f->name : address),
                          "ts", microseconds(w, begin), "dur", microseconds(w, period) * (double)t->count, "args", "pc", address, "ticks",
                          (json_int_t)t->count, "kernel", t->in_kernel, "stack", stack_of(w, t));
    if (j && n && *frames[0].file) {
        json_object_set_new(json_object_get(j, "args"), "file", text_json(frames[0].file));
        json_object_set_new(json_object_get(j, "args"), "line", json_integer(frames[0].line));
    }
    put(w, j, tick_track(&w->image->threads[t->thread]));
}

static void put_image(struct writer *w)
{
    put_names(w);
    for (size_t i = 0; i < w->image->tick_count; i++)
        put_tick(w, &w->image->ticks[i]);
    for (size_t i = 0; i < w->image->event_count; i++)
        put_event(w, &w->image->events[i]);
}

bool profile_write_chrome(const struct profile *p, const struct profile_image *unused, FILE *out)
{
    struct writer w = {.p = p, .out = out};

    (void)unused;
    fputs("{\"displayTimeUnit\":\"ns\",\"traceEvents\":[", out);
    for (size_t i = 0; i < p->image_count; i++) {
        w.image = p->images[i];
        put_image(&w);
    }
    fputs("\n]}\n", out);
    return !ferror(out);
}
