/* Profiles in memory: threads, ticks and events in the order of time, buffers of profil(). */
#include "emu/report/printable.h"
#include "emu/report/profile.h"
#include "emu/report/profile_inside.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_RECORDS = 1000000 };

unsigned profile_thread(struct profile_image *image, int tid)
{
    for (size_t i = image->thread_count; i-- > 0;)
        if (image->threads[i].tid == tid)
            return (unsigned)i;
    MORE(image->threads, image->thread_count, image->thread_room);
    image->threads[image->thread_count] = (struct profile_thread){tid, must(strdup(""))};
    return (unsigned)image->thread_count++;
}

void profile_thread_name(struct profile_image *image, unsigned thread, const char *name)
{
    free(image->threads[thread].name);
    image->threads[thread].name = must(printable(name));
}

/* Returns whether a tick continues a record. */
static bool continues(const struct profile *p, const struct profile_tick *last, const struct profile_tick *t)
{
    return last->pc == t->pc && last->thread == t->thread && last->stack == t->stack && last->in_kernel == t->in_kernel &&
           t->cycle - last->cycle == last->count * p->machine.period;
}

void profile_tick(struct profile *p, struct profile_image *image, const struct profile_tick *tick)
{
    struct profile_tick *last = image->tick_count ? &image->ticks[image->tick_count - 1] : NULL;

    if (last && continues(p, last, tick)) {
        last->count += tick->count;
        return;
    }
    if (image->tick_count == MOST_RECORDS) {
        image->ticks_omitted += tick->count;
        return;
    }
    MORE(image->ticks, image->tick_count, image->tick_room);
    image->ticks[image->tick_count++] = *tick;
}

void profile_event(struct profile_image *image, const struct profile_event *event)
{
    if (image->event_count == MOST_RECORDS) {
        image->events_omitted++;
        return;
    }
    MORE(image->events, image->event_count, image->event_room);
    image->events[image->event_count++] = *event;
}

const char *profile_event_name(enum profile_event_kind kind)
{
    static const char *const names[] = {"system-call", "signal", "fork", "exec", "exit"};

    return (unsigned)kind < PROFILE_EVENT_KINDS ? names[kind] : NULL;
}

struct profile_buffer *profile_buffer(struct profile_image *image, const struct profile_buffer *buffer)
{
    struct profile_buffer *b;

    MORE(image->buffers, image->buffer_count, image->buffer_room);
    b = &image->buffers[image->buffer_count++];
    *b = *buffer;
    b->dialect = must(printable(buffer->dialect));
    b->reason = must(printable(buffer->reason));
    b->counters = NULL;
    b->counter_count = b->counter_room = 0;
    return b;
}

void profile_counter(struct profile_buffer *buffer, uint64_t index, uint64_t count)
{
    MORE(buffer->counters, buffer->counter_count, buffer->counter_room);
    buffer->counters[buffer->counter_count++] = (struct profile_counter){index, count};
}
