/* time.c - threads, ticks and events of the document. */
#include "emu/page/gather.h"

/* Most ticks and events of an image; the page counts the others. */
enum { TICKS_MOST = 60000, EVENTS_MOST = 30000 };

/* Index of an event's name; a thread's kinds are few. */
static size_t name_index(struct gather *g, unsigned name)
{
    return gather_index(g->texts, g->text_index, g->of->profile->strings[name]);
}

static json_t *gather_ticks(const struct gather *g, const struct profile_image *image)
{
    json_t *cycle = json_array(), *count = json_array(), *pc = json_array(), *function = json_array(), *thread = json_array(),
           *kernel = json_array();
    uint64_t left = image->ticks_omitted;
    for (size_t k = 0; k < image->tick_count; k++) {
        const struct profile_tick *t = &image->ticks[k];
        const struct profile_function *f = profile_find_function(image, t->pc);
        if (k >= TICKS_MOST) {
            left += t->count;
            continue;
        }
        gather_append(cycle, t->cycle);
        gather_append(count, t->count);
        json_array_append_new(pc, gather_address(g, t->pc));
        json_array_append_new(function, json_integer(f ? f - image->functions : -1));
        gather_append(thread, t->thread);
        gather_append(kernel, t->in_kernel);
    }
    return json_pack("{s:o,s:o,s:o,s:o,s:o,s:o,s:I}", "cycle", cycle, "count", count, "pc", pc, "function", function, "thread", thread,
                     "kernel", kernel, "omitted", (json_int_t)left);
}

static json_t *gather_events(struct gather *g, const struct profile_image *image)
{
    json_t *kind = json_array(), *begin = json_array(), *end = json_array(), *thread = json_array(), *name = json_array(),
           *number = json_array(), *result = json_array();
    size_t n = image->event_count < EVENTS_MOST ? image->event_count : EVENTS_MOST;
    for (size_t k = 0; k < n; k++) {
        const struct profile_event *e = &image->events[k];
        gather_append(kind, e->kind);
        gather_append(begin, e->begin);
        gather_append(end, e->end);
        gather_append(thread, e->thread);
        gather_append(name, name_index(g, e->name));
        json_array_append_new(number, json_integer(e->number));
        json_array_append_new(result, json_integer(e->result));
    }
    return json_pack("{s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:I}", "kind", kind, "begin", begin, "end", end, "thread", thread, "name", name,
                     "number", number, "result", result, "omitted", (json_int_t)(image->events_omitted + image->event_count - n));
}

json_t *gather_time(struct gather *g, const struct profile_image *image)
{
    if (!image->tick_count && !image->event_count)
        return NULL;
    json_t *threads = json_array();
    for (size_t k = 0; k < image->thread_count; k++)
        json_array_append_new(threads, json_pack("{s:i,s:o}", "tid", image->threads[k].tid, "name", gather_text(image->threads[k].name)));
    return json_pack("{s:o,s:o,s:o}", "threads", threads, "ticks", gather_ticks(g, image), "events", gather_events(g, image));
}
