/*
 * timed_parts.h - what timed.c, timed_model.c and timed_same.c share.
 */
#ifndef PRECIS_EMU_IR_TIMED_PARTS_H
#define PRECIS_EMU_IR_TIMED_PARTS_H

#include <string.h>

#include "emu/ir/timed.h"

/* The number of a state, a new one if it was not met before. */
uint32_t timed_number_of(struct cpu_timing *t, struct timing_state *s);
static inline void timed_load_state(const struct cpu_timing *t, uint32_t number, struct timing_state *s)
{
    memcpy(s, t->states[number], timing_state_size(t->states[number]));
}

/* A pass has happened as often as it says. */
void timed_count_pass(const struct cpu_timing *t, struct cpu_timing_totals *to, const struct timed_pass *p);
/* cpu_timing.late_cycles for these caches. */
void timed_list_waits(uint16_t *cycles, const struct timing_caches *k);
/* Between runs: numbers of what came late are given out anew, if there are many. */
void timed_forget_late(struct cpu_timing *t);

#endif
