/*
 * sched.h - the scheduler of the one emulated processor, and accounting of its time.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_SCHED_H
#define PRECIS_EMU_KERNEL_CORE_SCHED_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/kernel/core/options.h"

struct kernel;
struct thread;

/* Length of a time slice while other threads are runnable. */
#define KERNEL_SLICE_NS    4000000
/* The same of SCHED_RR threads: RR_TIMESLICE of Linux. */
#define KERNEL_RR_SLICE_NS 100000000

/* Runs threads until the first program and its orphans have ended: true, or until the debugger pauses the machine: false. */
bool sched_run(struct kernel *k);
/* Makes t runnable and queues it by its vruntime. */
void sched_add(struct thread *t);
/* The same for a thread that was blocked: it gets credit for its sleep, and may preempt the current thread. */
void sched_wake(struct thread *t);
/* Takes t off the runqueue; no effect if it is not queued. */
void sched_remove(struct thread *t);
/* t, the current thread, has completed a system call. */
void sched_call_ends(struct thread *t);
/* Counts the misses of the current thread, if any, for its process. */
void sched_note_misses(struct kernel *k);
int sched_rank(const struct thread *t); /* Returns t's real-time priority, 1 to 99, or 0 if not a real-time thread. */
/* Requeues t after its policy or priority changed; preempts it if a queued thread now precedes it. */
void sched_policy_changed(struct thread *t);
/* Takes t off the runqueue until sched_add() or sched_wake(). */
void thread_block(struct thread *t);
/* Charges system time to t, and the ticks that fall into it. */
void kernel_charge(struct thread *t, uint64_t cycles);
/* Returns the pc that a profiler records for t at a tick, as its ABI defines it (struct abi's sample_pc). */
uint64_t kernel_sample_pc(const struct thread *t);

/* Calls the hook `thread`. */
void kernel_report_thread(struct thread *t, enum kernel_thread_event_kind kind);

#endif
