/*
 * timers.h - clocks and timers of processes: time.c, itimers.c, posix-timers.c.
 */
#ifndef PRECIS_EMU_KERNEL_TIME_TIMERS_H
#define PRECIS_EMU_KERNEL_TIME_TIMERS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct ksiginfo;
struct process;
struct thread;

/* ---- time.c ---- */

/* Intervals shorter than this are limited: the functions below. */
enum { TIME_SHORT_NS = 50000 };
/* Return the cycle at which a timer of p that expires every `interval` cycles, next at `due`, is to interrupt p: `due`, unless the interval
 * is short. Such timers interrupt at multiples of 50 us times their number in the machine, and on a clock of cpu time, whose time now is
 * `now`, from the machine's next tick on, and that far apart; overruns are counted all the same. So a program goes on whatever it sets
 * timers to, and the host's time is spent in programs, not in timers. */
uint64_t time_interrupt(const struct process *p, uint64_t due, uint64_t interval);
uint64_t time_cpu_interrupt(const struct process *p, uint64_t now, uint64_t due, uint64_t interval);

/* Reads the clock with this CLOCK_ id, in ns. -EINVAL: no such clock. */
int time_read_clock(struct thread *t, int id, int64_t *ns);
/* Return whether the clock is CLOCK_REALTIME's kind, and whether it is a coarse one (clock_getres(2)). */
bool time_is_realtime(int id);
bool time_is_coarse(int id);

/* ---- itimers.c ---- */

/* Set up p's timers, free them, and delete those that execve(2) deletes. */
void time_process_init(struct process *p);
void time_process_exit(struct process *p);
void time_process_exec(struct process *p);
/* Accounts cycles that a thread ran: virtual and profiling timers, RLIMIT_CPU. */
void time_account(struct thread *t, uint64_t user, uint64_t system);
/* Called at a tick while t runs, in user mode or in the kernel. */
void time_tick(struct thread *t, bool in_kernel);
/* Returns whether time_tick() does more for p than count. */
bool time_wants_ticks(const struct process *p);
/* Returns the cycles of user time until the next timer on the cpu time of t or its process may expire, or UINT64_MAX. */
uint64_t time_cpu_limit(struct thread *t);
void time_limit_changed(struct process *p); /* RLIMIT_CPU */
/* Nothing that depends on the cpu time of t alone remains: it ends. */
void time_thread_exit(struct thread *t);
/* A timer or limit of p may expire when it has used this many cycles. */
void time_cpu_due(struct process *p, uint64_t cycles);

/* Returns whether p's ITIMER_REAL has a short interval. */
bool time_real_is_short(const struct process *p);
/* The process's SIGALRM is dequeued: ITIMER_REAL, which stops while it is pending, expires again. */
void time_alarm_delivered(struct process *p);

/* setitimer() and getitimer() of ITIMER_REAL, ITIMER_VIRTUAL or ITIMER_PROF. */
void time_set_itimer(struct process *p, int which, uint64_t value_ns, uint64_t interval_ns);
void time_get_itimer(const struct process *p, int which, int64_t *value_ns, int64_t *interval_ns);

/* ---- posix-timers.c ---- */

/* Creates a timer, whose number it writes to timerid; when it expires, the host's signal sig is sent with value, or nothing (is_silent). */
int64_t posix_timer_create(struct thread *t, int clock, bool is_silent, int sig, uint64_t value, uint64_t timerid);
/* Called when a timer's signal is dequeued: sets its overrun count and lets the timer queue it again. */
void time_timer_delivered(struct process *p, struct ksiginfo *info);
/* p no longer ignores sig: timers that have expired since, and stopped, send it. */
void time_signal_unignored(struct process *p, int sig);
/* Returns the number of p's POSIX timers with a short interval. */
unsigned posix_timers_short(const struct process *p);
/* Recomputes the expiration of timers that wait for an absolute CLOCK_REALTIME time, after the clock was set. */
void posix_timers_rearm_realtime(struct process *p);
/* Deletes all of p's timers. */
void posix_timers_delete(struct process *p);
/* Writes /proc/PID/timers. */
void posix_timers_list(FILE *out, const struct process *p);

#endif
