#include "emu/clock/clock.h"
#include "emu/fatal/fatal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned __int128 u128;

void clock_init(struct clock *c, uint64_t mhz, uint64_t hz)
{
    *c = (struct clock){.cycles_per_sec = mhz * 1000000, .hz = hz, .cycles_per_tick = mhz * 1000000 / hz};
    c->next_tick = clock_tick_cycle(c, 1);
}

void clock_fini(struct clock *c)
{
    free(c->heap);
    c->heap = NULL;
    c->timers = c->room = 0;
}

uint64_t clock_tick_cycle(const struct clock *c, uint64_t n)
{
    return (uint64_t)(((u128)n * c->cycles_per_sec + c->hz - 1) / c->hz);
}

uint64_t clock_next_timer(const struct clock *c)
{
    return c->timers ? c->heap[0]->when : CLOCK_NEVER;
}

uint64_t clock_next_event(const struct clock *c)
{
    uint64_t when = clock_next_timer(c);

    if (c->next_tick < when)
        when = c->next_tick;
    return when > c->now ? when : c->now;
}

void clock_advance(struct clock *c, uint64_t cycles)
{
    c->now += cycles;
}

bool clock_take_tick(struct clock *c)
{
    if (c->next_tick > c->now)
        return false;
    c->ticks++;
    c->next_tick = clock_tick_cycle(c, c->ticks + 1);
    return true;
}

void clock_skip_ticks(struct clock *c)
{
    c->ticks = (uint64_t)((u128)c->now * c->hz / c->cycles_per_sec); /* the last n with clock_tick_cycle(n) <= now */
    c->next_tick = clock_tick_cycle(c, c->ticks + 1);
}

/* ---- timers: a binary heap ordered by (when, order) ----------------------------------------------- */

static bool earlier(const struct clock_timer *a, const struct clock_timer *b)
{
    return a->when != b->when ? a->when < b->when : a->order < b->order;
}

static void put(struct clock *c, size_t at, struct clock_timer *t)
{
    c->heap[at] = t;
    t->slot = at + 1;
}

/* Sift the timer at `at` up or down to its place in the heap. */
static void sift(struct clock *c, size_t at)
{
    struct clock_timer *t = c->heap[at];

    while (at > 0 && earlier(t, c->heap[(at - 1) / 2])) {
        put(c, at, c->heap[(at - 1) / 2]);
        at = (at - 1) / 2;
    }
    for (;;) {
        size_t child = 2 * at + 1;

        if (child >= c->timers)
            break;
        if (child + 1 < c->timers && earlier(c->heap[child + 1], c->heap[child]))
            child++;
        if (!earlier(c->heap[child], t))
            break;
        put(c, at, c->heap[child]);
        at = child;
    }
    put(c, at, t);
}

void clock_timer_cancel(struct clock *c, struct clock_timer *t)
{
    if (!t->slot)
        return;
    size_t at = t->slot - 1;
    struct clock_timer *last = c->heap[--c->timers];

    t->slot = 0;
    if (last != t) {
        put(c, at, last);
        sift(c, at);
    }
}

void clock_timer_set(struct clock *c, struct clock_timer *t, uint64_t when)
{
    clock_timer_cancel(c, t);
    if (when == CLOCK_NEVER)
        return;
    if (c->timers == c->room) {
        c->room = c->room ? 2 * c->room : 16;
        c->heap = realloc(c->heap, c->room * sizeof *c->heap);
        if (!c->heap)
            fatal(2, "out of memory for timers");
    }
    t->when = when;
    t->order = c->orders++;
    c->timers++;
    put(c, c->timers - 1, t);
    sift(c, c->timers - 1);
}

bool clock_timer_is_set(const struct clock_timer *t)
{
    return t->slot != 0;
}

void clock_run_timers(struct clock *c)
{
    while (c->timers && c->heap[0]->when <= c->now) {
        struct clock_timer *t = c->heap[0];

        clock_timer_cancel(c, t);
        t->fn(t, t->ctx);
    }
}

/* ---- nanoseconds ------------------------------------------------------------------------------------ */

uint64_t clock_cycles_to_ns(const struct clock *c, uint64_t cycles)
{
    return (uint64_t)((u128)cycles * 1000000000 / c->cycles_per_sec);
}

uint64_t clock_ns_to_cycles(const struct clock *c, uint64_t ns)
{
    u128 cycles = ((u128)ns * c->cycles_per_sec + 999999999) / 1000000000;

    return cycles > CLOCK_NEVER ? CLOCK_NEVER : (uint64_t)cycles;
}

uint64_t clock_now_ns(const struct clock *c)
{
    return clock_cycles_to_ns(c, c->now);
}
