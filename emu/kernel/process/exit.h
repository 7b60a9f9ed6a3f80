/*
 * exit.h - the end of threads and processes.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_EXIT_H
#define PRECIS_EMU_KERNEL_PROCESS_EXIT_H

#include <stdbool.h>

struct kernel;
struct kernel_process_figures;
struct process;
struct thread;

/* p ends with this wait status: all its threads end, its parent is told. */
void process_exit(struct process *p, int status);
/* A zombie's end has been seen: it is freed. */
void process_reap(struct process *p);
/* execve: only this thread goes on. */
void process_end_other_threads(struct thread *keep);
/* p's memory is gone, and a parent that waits in vfork goes on. */
void process_let_go_of_memory(struct process *p);
/* The machine ends: what still runs is cut off. */
void process_free_all(struct kernel *k);
/* p's figures; the program's name stays p's. */
void process_figures(const struct process *p, struct kernel_process_figures *out);

#endif
