/*
 * futex.h - futexes, futex(7).
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_FUTEX_H
#define PRECIS_EMU_KERNEL_PROCESS_FUTEX_H

struct kernel;
struct thread;

/* Create and free k->futexes. */
void futex_init(struct kernel *k);
void futex_fini(struct kernel *k);
/* Called when t ends: releases its robust list and clears the word at clear_child_tid. */
void futex_thread_exit(struct thread *t);

#endif
