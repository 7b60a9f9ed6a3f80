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

/* Ends p with this wait status: its threads end, its parent is notified. */
void process_exit(struct process *p, int status);
/* Ends k->ending, before whose end the debugger has paused the machine. */
void process_end_now(struct kernel *k);
/* Ends t, and its process if it is the last thread. status: as wait(2) returns it. */
void thread_exit(struct thread *t, int status);
/* A zombie's tracer has waited for it: its parent is notified. Frees p if the parent wants no zombie. */
void process_release_traced(struct process *p);
/* The thread ends: main threads that it traced are left to their parents. */
void process_tracer_ends(struct thread *tracer);
/* Ends all threads of the process but `keep` (execve). */
void process_end_other_threads(struct thread *keep);
/* Frees p's address space; a parent that waits in vfork continues. */
void process_release_memory(struct process *p);
/* Ends and frees all processes when the machine ends. */
void process_free_all(struct kernel *k);
/* Returns p's figures. The program name is still p's. */
void process_figures(const struct process *p, struct kernel_process_figures *out);

#endif
