/*
 * chaos.h - random schedules, for programs whose result depends on the order of their threads: kernel_options.chaotic.
 *
 * The design is that of rr's chaos mode as its author describes it (O'Callahan, "Introducing rr Chaos Mode" and "Deeper Into Chaos", 2016),
 * with the random priorities of Burckhardt et al., "A Randomized Scheduler with Probabilistic Guarantees of Finding Bugs", 2010:
 *
 * - A thread has one of three random priorities. The runnable threads of the highest priority run in turns, in random order. When a time
 *   slice ends, the thread's priority may change. Under some seeds a new thread begins below its creator: threads that are created one
 *   after the other then begin together.
 * - Time slices have random lengths, on a logarithmic scale, which grows with their number: short ones take the host's time. A system call
 * may end one.
 * - Some threads are victims. There are pauses in which no victim runs, even if no other thread can: a fifth of the time. All pauses of a
 *   run have the same length, 4 us to 2 s: whatever length a failure needs, some seeds have one that is near.
 *
 * Each seed also draws the scale of these numbers, because failures differ in the rate of switches that they need. All numbers come from
 * one generator, which nothing else uses: the same seed gives the same run. Real-time threads are not affected.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_CHAOS_H
#define PRECIS_EMU_KERNEL_CORE_CHAOS_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/clock/clock.h"

struct kernel;
struct thread;

struct chaos {
    bool on;
    uint64_t state;               /* of the generator */
    unsigned slice_bits;          /* time slices have at most 2^slice_bits cycles */
    uint64_t slices;              /* their number up to now: later ones may be longer */
    bool creator_first;           /* a new thread has a lower priority than the one that created it, if there is a lower one */
    unsigned calls_of_64;         /* of 64 system calls, how many end the time slice */
    unsigned change_bits;         /* a thread's priority changes after 2^change_bits cycles on the average, at the end of a time slice */
    uint64_t pause, pause_begins; /* cycles: the length of pauses, and the begin of the present or next one */
};

/* A thread's part. */
struct chaos_thread {
    uint64_t key; /* the lowest runs first: its priority in the highest bits, then its place among those of the same priority */
    bool is_victim;
    struct clock_timer pause; /* set while it is runnable, but paused */
    uint64_t turn_began;      /* cycle */
    uint64_t next_pause;      /* the cycle of the pause in which its turn ends, or CLOCK_NEVER */
};

/* Draws the scales of k's run, if its options have a seed. */
void chaos_init(struct kernel *k);
/* Draws the properties of a new thread. No effect without a seed, as of all functions here. */
void chaos_thread_begins(struct thread *t);
/* t's turn begins. Returns the length of its time slice; `usual` without a seed. */
uint64_t chaos_slice(struct thread *t, uint64_t usual);
/* t's time slice has ended and t is runnable: its place changes. */
void chaos_slice_ends(struct thread *t);
/* t waits no longer: its place may change. */
void chaos_wakes(struct thread *t);
/* Returns whether t, which is runnable, must pause: sched_add() is called for it when the pause ends, unless chaos_release() was. */
bool chaos_pauses(struct thread *t);
bool chaos_is_paused(const struct thread *t);
void chaos_release(struct thread *t);
/* Returns whether the end of t's system call ends its time slice. */
bool chaos_call_ends_slice(struct thread *t);
/* Returns whether a thread that becomes runnable preempts the current one. */
bool chaos_preempts(struct thread *t, const struct thread *current);
/* Returns a number below n; 0 without a seed. */
uint64_t chaos_choose(struct kernel *k, uint64_t n);

#endif
