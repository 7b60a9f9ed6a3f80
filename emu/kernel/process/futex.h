/*
 * futex.h - futexes, futex(7).
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_FUTEX_H
#define PRECIS_EMU_KERNEL_PROCESS_FUTEX_H

#include <stdbool.h>
#include <stdint.h>

struct kernel;
struct thread;

/* Create and free k->futexes. */
void futex_init(struct kernel *k);
void futex_fini(struct kernel *k);
/*
 * Sleeping on a word for calls that are not futex(2)'s. futex_sleep() registers t, which then calls sys_block(); call.s[0] is 1 if
 * futex_wake() has woken it, the other elements are free.
 */
int futex_sleep(struct thread *t, uint64_t va); /* 0, -EFAULT, or -EINVAL: not aligned */
/* Wakes up to n threads. Returns whether others still sleep there. */
bool futex_wake(struct thread *t, uint64_t va, unsigned n);
/* Returns how many threads sleep there that futex_wake() could wake. */
unsigned futex_sleepers(struct thread *t, uint64_t va);
/* Called when t ends: releases its robust list and clears the word at clear_child_tid. */
void futex_thread_exit(struct thread *t);

#endif
