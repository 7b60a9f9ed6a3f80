/*
 * futex.h - futexes: threads wait on words of memory.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_FUTEX_H
#define PRECIS_EMU_KERNEL_PROCESS_FUTEX_H

struct kernel;
struct thread;

/* k->futexes. */
void futex_init(struct kernel *k);
void futex_fini(struct kernel *k);
/* t ends: its robust list and clear_child_tid. */
void futex_thread_exit(struct thread *t);

#endif
