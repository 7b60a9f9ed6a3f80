/*
 * clone.h - a process with copies of all threads.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_CLONE_H
#define PRECIS_EMU_KERNEL_PROCESS_CLONE_H

#include <stdint.h>

struct thread;

/* The copy of a thread that did not call fork_all(): it is runnable, with its original's registers, mask, alternate stack and abi_state. It
 * has no signals, and is in no call: if the original is in one, the registers need a result. */
typedef void thread_begins(struct thread *copy, const struct thread *original);
/* As sys_fork(), with all threads: after t's, those of the others in their order. */
int64_t fork_all(struct thread *t, thread_begins *begin);

#endif
