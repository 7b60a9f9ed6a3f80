/* chaos.c - see chaos.h. */
#include "emu/kernel/core/chaos.h"

#include "emu/kernel/core/machine.h"
#include "emu/kernel/core/sched.h"
#include "emu/kernel/core/thread.h"

enum { LEAST_SLICE_BITS = 6, SHORT_SLICE_BITS = 10, MOST_SLICE_BITS = 20, SHORTEST_SLICE_BITS = 3 }; /* cycles */
enum { LEAST_CHANGE_BITS = 10, MOST_CHANGE_BITS = 22, MANY_SLICES_BITS = 16 };
enum { PRIORITIES = 3, PRIORITY_SHIFT = 60 };         /* in keys */
enum { LEAST_PAUSE_BITS = 12, MOST_PAUSE_BITS = 31 }; /* nanoseconds */

/* The splitmix64 sequence. */
static uint64_t draw(struct kernel *k)
{
    uint64_t z = k->chaos.state += 0x9e3779b97f4a7c15u;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* Returns a number from low to high. */
static uint64_t draw_from(struct kernel *k, uint64_t low, uint64_t high)
{
    return low + draw(k) % (high - low + 1);
}

static bool is_chance(struct kernel *k, unsigned of_64)
{
    return draw(k) % 64 < of_64;
}

/* Returns a number from 1 to 2^high, its logarithm evenly distributed, from `low` on. */
static uint64_t draw_logarithm(struct kernel *k, unsigned low, unsigned high)
{
    const unsigned bits = (unsigned)draw_from(k, low, high);

    return 1 + (draw(k) >> (64 - bits));
}

static unsigned bits_of(uint64_t n)
{
    unsigned bits = 1;

    while (n >>= 1)
        bits++;
    return bits;
}

void chaos_init(struct kernel *k)
{
    static const unsigned calls_of_64[] = {0, 4, 16, 32};
    struct chaos *c = &k->chaos;

    c->on = k->options.chaotic;
    if (!c->on)
        return;
    c->state = k->options.schedule;
    c->slice_bits =
        (unsigned)(is_chance(k, 32) ? draw_from(k, LEAST_SLICE_BITS, SHORT_SLICE_BITS) : draw_from(k, SHORT_SLICE_BITS, MOST_SLICE_BITS));
    c->creator_first = is_chance(k, 24);
    c->calls_of_64 = calls_of_64[draw_from(k, 0, 3)];
    c->change_bits = (unsigned)draw_from(k, LEAST_CHANGE_BITS, MOST_CHANGE_BITS);
    c->pause = clock_ns_to_cycles(&k->clock, 1ull << draw_from(k, LEAST_PAUSE_BITS, MOST_PAUSE_BITS));
    /* Programs end early, compared to long pauses. */
    c->pause_begins = draw_logarithm(k, 1, bits_of(8 * c->pause));
}

/* Returns whether nothing of t's schedule is random. */
static bool is_exempt(const struct thread *t)
{
    return !t->k->chaos.on || sched_rank(t);
}

/* Draws t's place, and, if `changes`, its priority. */
static void draw_key(struct thread *t, bool changes)
{
    struct chaos_thread *c = &t->chaos;
    const uint64_t priority = changes ? draw_from(t->k, 0, PRIORITIES - 1) << PRIORITY_SHIFT : c->key >> PRIORITY_SHIFT << PRIORITY_SHIFT;

    c->key = priority | draw(t->k) >> (64 - PRIORITY_SHIFT);
}

static void begin_below(struct thread *t, const struct thread *creator)
{
    const uint64_t above = creator->chaos.key >> PRIORITY_SHIFT, lowest = PRIORITIES - 1, place = (1ull << PRIORITY_SHIFT) - 1;

    t->chaos.key = (above < lowest ? above + 1 : lowest) << PRIORITY_SHIFT | (t->chaos.key & place);
}

void chaos_thread_begins(struct thread *t)
{
    const bool is_first = t->tid == t->p->pid;

    if (!t->k->chaos.on)
        return;
    draw_key(t, true);
    if (t->k->chaos.creator_first && t->k->current)
        begin_below(t, t->k->current);
    t->chaos.is_victim = is_chance(t->k, is_first ? 20 : 12);
}

/* Draws the next pause when one is over: pauses take a fifth of the time. */
static void update_pause(struct kernel *k)
{
    struct chaos *c = &k->chaos;

    if (k->clock.now >= c->pause_begins && k->clock.now - c->pause_begins >= c->pause)
        c->pause_begins = k->clock.now + draw_from(k, 2 * c->pause, 6 * c->pause);
}

uint64_t chaos_slice(struct thread *t, uint64_t usual)
{
    struct kernel *k = t->k;
    struct chaos *c = &k->chaos;

    t->chaos.turn_began = k->clock.now;
    t->chaos.next_pause = CLOCK_NEVER;
    if (is_exempt(t))
        return usual;
    update_pause(k);
    const unsigned longer = bits_of(c->slices++ >> MANY_SLICES_BITS) - 1;
    const uint64_t length = draw_logarithm(k, SHORTEST_SLICE_BITS, c->slice_bits + longer);
    if (!t->chaos.is_victim || c->pause_begins <= k->clock.now)
        return length;
    t->chaos.next_pause = c->pause_begins;
    return c->pause_begins - k->clock.now < length ? c->pause_begins - k->clock.now : length;
}

void chaos_slice_ends(struct thread *t)
{
    const struct thread *last = runqueue_last(&t->k->runqueue);

    if (is_exempt(t))
        return;
    const bool changes = draw(t->k) >> (64 - t->k->chaos.change_bits) < t->k->clock.now - t->chaos.turn_began;
    draw_key(t, changes);
    /* The last one's turn comes, however many threads spin until it has run. */
    if (changes && is_chance(t->k, 16) && last && !sched_rank(last))
        t->chaos.key = last->place.vruntime;
}

void chaos_wakes(struct thread *t)
{
    if (!is_exempt(t) && is_chance(t->k, 16))
        draw_key(t, is_chance(t->k, 8));
}

/* A pause is over. */
static void go_on(struct clock_timer *timer, void *ctx)
{
    (void)timer;
    sched_add(ctx);
}

bool chaos_pauses(struct thread *t)
{
    struct kernel *k = t->k;
    const struct chaos *c = &k->chaos;

    /* While a thread waits for the host, so would the machine. */
    if (is_exempt(t) || !t->chaos.is_victim || k->host_waiters || k->host_watches)
        return false;
    update_pause(k);
    if (k->clock.now < c->pause_begins)
        return false;
    t->chaos.pause.fn = go_on;
    t->chaos.pause.ctx = t;
    clock_timer_set(&k->clock, &t->chaos.pause, c->pause_begins + c->pause);
    return true;
}

bool chaos_is_paused(const struct thread *t)
{
    return clock_timer_is_set(&t->chaos.pause);
}

void chaos_release(struct thread *t)
{
    clock_timer_cancel(&t->k->clock, &t->chaos.pause);
}

bool chaos_call_ends_slice(struct thread *t)
{
    return !is_exempt(t) && is_chance(t->k, t->k->chaos.calls_of_64);
}

bool chaos_preempts(struct thread *t, const struct thread *current)
{
    return !is_exempt(t) && !sched_rank(current) && t->chaos.key < current->chaos.key && is_chance(t->k, 32);
}

uint64_t chaos_choose(struct kernel *k, uint64_t n)
{
    return k->chaos.on && n > 1 ? draw(k) % n : 0;
}
