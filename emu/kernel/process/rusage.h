/*
 * rusage.h - resource usage of processes.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_RUSAGE_H
#define PRECIS_EMU_KERNEL_PROCESS_RUSAGE_H

#include <stdint.h>

struct process;
struct thread;

/* Writes struct rusage with these cycles and p's other figures. 0 or -EFAULT. */
int put_rusage(struct thread *t, uint64_t va, uint64_t user, uint64_t system, const struct process *p);
uint64_t process_peak_kb(const struct process *p); /* maximum resident set size */

#endif
