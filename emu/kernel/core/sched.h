/*
 * sched.h - one emulated processor: who runs, and what time costs.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_SCHED_H
#define PRECIS_EMU_KERNEL_CORE_SCHED_H

#include <stdbool.h>
#include <stdint.h>

struct kernel;
struct thread;

/* How long a thread runs before the next runnable one gets its turn. */
#define KERNEL_SLICE_NS 4000000

/* Let threads take turns until the first program and its orphans have ended. */
void sched_run(struct kernel *k);
/* t can run: into the run queue, by its virtual run time. */
void sched_add(struct thread *t);
/* The same for a thread that was blocked. */
void sched_wake(struct thread *t);
void sched_remove(struct thread *t);
int sched_rank(const struct thread *t); /* real-time priority; 0: none */
/* t's policy or priority has changed: its place in the queue may have, too. */
void sched_policy_changed(struct thread *t);
/* t cannot run until sched_add(). */
void thread_block(struct thread *t);
/* Charge kernel work to t; ticks that fall due meanwhile are t's. */
void kernel_charge(struct thread *t, uint64_t cycles);
/* Where a tick finds a thread: its pc as the ABI has it for profilers. */
uint64_t kernel_sample_pc(const struct thread *t);

#endif
