#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#include "emu/clock/clock.h"

static void ticks_follow_the_exact_schedule(void **state)
{
    (void)state;
    struct clock c;
    uint64_t seen = 0;

    clock_init(&c, 1, 3); /* a tick every 333333 1/3 cycles */
    assert_int_equal(clock_next_event(&c), 333334);
    clock_advance(&c, 333333);
    assert_false(clock_take_tick(&c));
    clock_advance(&c, 1);
    assert_true(clock_take_tick(&c));
    assert_int_equal(clock_next_event(&c), 666667);
    clock_advance(&c, 3000000 - 333334);
    while (clock_take_tick(&c))
        seen++;
    assert_int_equal(seen, 8); /* numbers 2..9: tick 9 is due at exactly 3,000,000 */
    assert_int_equal(c.next_tick, 3333334);
    clock_fini(&c);
}

static void skipping_counts_as_taking_does(void **state)
{
    (void)state;
    static const uint64_t mhz[] = {1, 3, 100, 997}, hz[] = {1, 3, 60, 100, 1024};

    for (unsigned i = 0; i < 4 * 5; i++) {
        struct clock taken, skipped;
        clock_init(&taken, mhz[i % 4], hz[i / 4]);
        clock_init(&skipped, mhz[i % 4], hz[i / 4]);
        for (uint64_t step = 1; step < 40000000; step = step * 3 + i) {
            clock_advance(&taken, step);
            clock_advance(&skipped, step);
            while (clock_take_tick(&taken))
                ;
            clock_skip_ticks(&skipped);
            assert_int_equal(taken.ticks, skipped.ticks);
            assert_int_equal(taken.next_tick, skipped.next_tick);
        }
        clock_fini(&taken);
        clock_fini(&skipped);
    }
}

struct probe {
    struct clock_timer timer;
    struct clock *clock;
    int *log, *count, id, again;
};

static void fire(struct clock_timer *t, void *ctx)
{
    struct probe *p = ctx;

    p->log[(*p->count)++] = p->id;
    if (p->again-- > 0)
        clock_timer_set(p->clock, t, t->when + 10);
}

static void timers_fire_in_order(void **state)
{
    (void)state;
    struct clock c;
    int log[32], count = 0;
    struct probe p[5];
    const uint64_t when[5] = {30, 10, 30, 20, 10};
    const int expected[5] = {1, 4, 3, 2, 0};

    clock_init(&c, 1, 100);
    for (int i = 0; i < 5; i++)
        p[i] = (struct probe){{.fn = fire, .ctx = &p[i]}, &c, log, &count, i, 0};
    for (int i = 0; i < 5; i++)
        clock_timer_set(&c, &p[i].timer, when[i]);
    clock_timer_set(&c, &p[0].timer, 30); /* set again: now after p[2] */
    clock_advance(&c, 9);
    clock_run_timers(&c);
    assert_int_equal(count, 0);
    clock_advance(&c, 21);
    clock_run_timers(&c);
    assert_int_equal(count, 5);
    assert_memory_equal(log, expected, sizeof expected);
    clock_fini(&c);
}

static void timers_can_be_cancelled_and_repeat(void **state)
{
    (void)state;
    struct clock c;
    int log[32], count = 0;
    struct probe a, b;

    clock_init(&c, 1, 100);
    a = (struct probe){{.fn = fire, .ctx = &a}, &c, log, &count, 1, 2};
    b = (struct probe){{.fn = fire, .ctx = &b}, &c, log, &count, 2, 0};
    clock_timer_set(&c, &a.timer, 10);
    clock_timer_set(&c, &b.timer, 15);
    clock_timer_cancel(&c, &b.timer);
    assert_false(clock_timer_is_set(&b.timer));
    clock_advance(&c, 25);
    clock_run_timers(&c); /* 10 and 20 */
    assert_int_equal(count, 2);
    assert_int_equal(clock_next_timer(&c), 30);
    clock_advance(&c, 5);
    clock_run_timers(&c);
    assert_int_equal(count, 3);
    assert_int_equal(clock_next_timer(&c), CLOCK_NEVER);
    clock_fini(&c);
}

enum { MANY = 70, STEPS = 20000 };

/* A timer, and when it is due by a plain list. */
struct listed {
    struct clock_timer timer;
    uint64_t when, order; /* when: CLOCK_NEVER: not set */
    struct listed **fired;
};

static void fire_listed(struct clock_timer *t, void *ctx)
{
    struct listed *l = ctx;
    assert_ptr_equal(t, &l->timer);
    *l->fired = l;
}

static struct listed *first_of(struct listed *all)
{
    struct listed *first = &all[0];
    for (struct listed *l = all; l < all + MANY; l++)
        if (l->when < first->when || (l->when == first->when && l->order < first->order))
            first = l;
    return first;
}

static void run_first(struct clock *c, struct listed **fired, struct listed *first)
{
    *fired = NULL;
    assert_int_equal(clock_next_timer(c), first->when);
    if (first->when == CLOCK_NEVER)
        return;
    clock_advance(c, first->when - c->now);
    struct clock_timer *rest = c->heap[0];
    assert_ptr_equal(rest, &first->timer); /* of those that are due in this cycle, the one that was set first */
    clock_timer_cancel(c, rest);
    rest->fn(rest, rest->ctx);
    assert_ptr_equal(*fired, first);
    first->when = CLOCK_NEVER;
}

/* Sets, moves and cancels at random, in any part of the heap. */
static void many_timers_fire_in_order(void **state)
{
    static struct listed all[MANY];
    struct listed *fired;
    struct clock c;
    uint64_t x = 88172645463325252u, orders = 0;
    (void)state;
    clock_init(&c, 1, 100);
    for (unsigned k = 0; k < MANY; k++) {
        all[k] = (struct listed){.when = CLOCK_NEVER, .fired = &fired};
        all[k].timer = (struct clock_timer){.fn = fire_listed, .ctx = &all[k]};
    }
    for (unsigned n = 0; n < STEPS; n++) {
        x ^= x << 13, x ^= x >> 7, x ^= x << 17;
        struct listed *l = &all[x % MANY];
        unsigned what = x >> 32 & 15;
        if (what < 3) {
            run_first(&c, &fired, first_of(all));
        } else if (what < 6) {
            clock_timer_cancel(&c, &l->timer);
            l->when = CLOCK_NEVER;
        } else {
            l->when = c.now + (x >> 40) % 300;
            l->order = orders++;
            clock_timer_set(&c, &l->timer, l->when);
        }
        assert_int_equal(clock_timer_is_set(&l->timer), l->when != CLOCK_NEVER);
        assert_int_equal(clock_next_timer(&c), first_of(all)->when);
    }
    clock_fini(&c);
}

static void nanoseconds_round_towards_later(void **state)
{
    (void)state;
    struct clock c;

    clock_init(&c, 300, 100); /* 3 1/3 ns a cycle */
    assert_int_equal(clock_ns_to_cycles(&c, 10), 3);
    assert_int_equal(clock_ns_to_cycles(&c, 11), 4);
    assert_int_equal(clock_cycles_to_ns(&c, 1), 3);
    assert_int_equal(clock_ns_to_cycles(&c, UINT64_MAX), (uint64_t)((unsigned __int128)UINT64_MAX * 3 / 10) + 1);
    clock_fini(&c);
    clock_init(&c, 5000, 100);
    assert_int_equal(clock_ns_to_cycles(&c, UINT64_MAX), CLOCK_NEVER);
    clock_fini(&c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ticks_follow_the_exact_schedule),
        cmocka_unit_test(skipping_counts_as_taking_does),
        cmocka_unit_test(timers_fire_in_order),
        cmocka_unit_test(timers_can_be_cancelled_and_repeat),
        cmocka_unit_test(many_timers_fire_in_order),
        cmocka_unit_test(nanoseconds_round_towards_later),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
