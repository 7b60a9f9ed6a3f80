/*
 * timers.h - clocks and timers of processes: time.c, itimers.c, posix-timers.c.
 */
#ifndef PRECIS_EMU_KERNEL_TIME_TIMERS_H
#define PRECIS_EMU_KERNEL_TIME_TIMERS_H

#include <stdbool.h>
#include <stdint.h>

struct ksiginfo;
struct process;
struct thread;

/* ---- time.c ---- */

/* The clock with this CLOCK_ number, in ns. -EINVAL: there is none. */
int time_read_clock(struct thread *t, int id, int64_t *ns);
/* Is that one of those that tell the time of day? Of those that are only as good as the ticks? */
bool time_is_realtime(int id);
bool time_is_coarse(int id);

/* ---- itimers.c ---- */

void time_process_init(struct process *p);
void time_process_exit(struct process *p);
void time_process_exec(struct process *p);
/* A thread of p ran so long: virtual and profiling timers, RLIMIT_CPU. */
void time_account(struct thread *t, uint64_t user, uint64_t system);
/* A clock tick fell to t, in user mode or in the kernel. */
void time_tick(struct thread *t, bool in_kernel);
/* Does that do more to p than to be counted? */
bool time_wants_ticks(const struct process *p);
/* Cycles of user time until one of p's cpu-time timers is due; UINT64_MAX: none. */
uint64_t time_cpu_limit(struct process *p);
void time_limit_changed(struct process *p); /* RLIMIT_CPU */
/* Something is to go off when the process has used so many cycles. */
void time_cpu_due(struct process *p, uint64_t cycles);

/* setitimer() and getitimer() of ITIMER_REAL, ITIMER_VIRTUAL or ITIMER_PROF. */
void time_set_itimer(struct process *p, int which, uint64_t value_ns, uint64_t interval_ns);
void time_get_itimer(const struct process *p, int which, int64_t *value_ns, int64_t *interval_ns);

/* ---- posix-timers.c ---- */

/* A timer's signal is being taken: fill in its overrun count and let it queue again. */
void time_timer_delivered(struct process *p, struct ksiginfo *info);
/* The time of day was set. */
void posix_timers_rearm_realtime(struct process *p);
void posix_timers_delete(struct process *p);
/* The process has used so many cycles: which timers go off? Returns when the next one does; CLOCK_NEVER: none. */
uint64_t posix_timers_check_cpu(struct process *p, uint64_t used);

#endif
