/*
 * clock.h - virtual time: cycles of the emulated machine, its ticks (CLK_TCK) and timers.
 *
 * There is one source of time, the count of machine cycles since the start. Everything else (nanoseconds,
 * ticks, timers) is derived from it by exact integer arithmetic, so that two runs agree to the last bit.
 * The clock never moves by itself: the kernel runs a thread for some cycles and then says
 * clock_advance(). It knows no threads and no kernel.
 *
 *     struct clock c;
 *     clock_init(&c, 100, 100);                     // 100 MHz, 100 ticks a second
 *     uint64_t budget = clock_next_event(&c) - c.now;
 *     clock_advance(&c, used);                      // used <= budget
 *     while (clock_take_tick(&c)) ...               // every tick that fell due
 *     clock_run_timers(&c);                         // every timer that fell due, in order
 */
#ifndef PRECIS_EMU_CLOCK_CLOCK_H
#define PRECIS_EMU_CLOCK_CLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CLOCK_NEVER UINT64_MAX

struct clock;
struct clock_timer;
typedef void clock_timer_fn(struct clock_timer *t, void *ctx);

/* A timer: embed it, set fn and ctx, then call clock_timer_set(). Zero-initialised means "not set". */
struct clock_timer {
    uint64_t when;      /* cycle at which it fires */
    uint64_t order;     /* timers of the same cycle fire in the order in which they were set */
    clock_timer_fn *fn; /* called once, with the timer already removed; may set it again */
    void *ctx;
    size_t slot; /* index in the heap plus one; 0 if not set */
};

struct clock {
    uint64_t now;             /* cycles since the machine started */
    uint64_t cycles_per_sec;  /* mhz * 1,000,000 */
    uint64_t hz;              /* ticks per second */
    uint64_t cycles_per_tick; /* the shortest tick, rounded down */
    uint64_t ticks;           /* ticks taken */
    uint64_t next_tick;       /* cycle of tick number ticks + 1 */
    struct clock_timer **heap;
    size_t timers, room;
    uint64_t orders;
};

/* Start at cycle 0. mhz and hz must be at least 1. */
void clock_init(struct clock *c, uint64_t mhz, uint64_t hz);
void clock_fini(struct clock *c);

/* The cycle of tick number n (n >= 1): n * mhz * 1e6 / hz, rounded up. */
uint64_t clock_tick_cycle(const struct clock *c, uint64_t n);

/* The first cycle, not before now, at which a tick or a timer is due. */
uint64_t clock_next_event(const struct clock *c);
/* The first cycle at which a timer is due; CLOCK_NEVER if none is set. */
uint64_t clock_next_timer(const struct clock *c);

void clock_advance(struct clock *c, uint64_t cycles);
/* If a tick is due at or before now, count it and return true. Call until it returns false. */
bool clock_take_tick(struct clock *c);
/* Count all ticks that are due at or before now, when no thread ran. */
void clock_skip_ticks(struct clock *c);
/* Fire all timers with when <= now, earliest first. */
void clock_run_timers(struct clock *c);

/* Fire t at cycle `when`; if that is in the past, at the next clock_run_timers(). Moves a timer that is already set. */
void clock_timer_set(struct clock *c, struct clock_timer *t, uint64_t when);
void clock_timer_cancel(struct clock *c, struct clock_timer *t);
bool clock_timer_is_set(const struct clock_timer *t);

/* Convert cycles to nanoseconds, rounded down; nanoseconds to the first cycle at or after ns (CLOCK_NEVER if it does not fit); the time
 * now in nanoseconds. */
uint64_t clock_cycles_to_ns(const struct clock *c, uint64_t cycles);
uint64_t clock_ns_to_cycles(const struct clock *c, uint64_t ns);
uint64_t clock_now_ns(const struct clock *c);

#endif
