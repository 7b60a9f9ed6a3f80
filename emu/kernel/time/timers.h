/*
 * timers.h - what the files about time share: time.c, itimers.c, posix-timers.c.
 */
#ifndef PRECIS_EMU_KERNEL_TIME_TIMERS_H
#define PRECIS_EMU_KERNEL_TIME_TIMERS_H

#include "emu/kernel/core/internal.h"

static const uint64_t NS_PER_S = 1000000000;

/* ---- time.c ---- */

/* The clock with this CLOCK_ number, in ns. -EINVAL: there is none. */
int time_read_clock(struct thread *t, int id, int64_t *ns);
/* Is that one of those that tell the time of day? Of those that are only as good as the ticks? */
bool time_is_realtime(int id);
bool time_is_coarse(int id);

/* ---- itimers.c ---- */

/* Something is to go off when the process has used so many cycles. */
void time_cpu_due(struct process *p, uint64_t cycles);

/* setitimer() and getitimer() of ITIMER_REAL, ITIMER_VIRTUAL or ITIMER_PROF. */
void time_set_itimer(struct process *p, int which, uint64_t value_ns, uint64_t interval_ns);
void time_get_itimer(const struct process *p, int which, int64_t *value_ns, int64_t *interval_ns);

/* ---- posix-timers.c ---- */

/* The time of day was set. */
void posix_timers_rearm_realtime(struct process *p);
void posix_timers_delete(struct process *p);
/* The process has used so many cycles: which timers go off? Returns when the next one does; CLOCK_NEVER: none. */
uint64_t posix_timers_check_cpu(struct process *p, uint64_t used);

#endif
