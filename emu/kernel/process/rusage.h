/*
 * rusage.h - resource usage of processes.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_RUSAGE_H
#define PRECIS_EMU_KERNEL_PROCESS_RUSAGE_H

#include <stdint.h>

struct process;
struct thread;
struct usage;

/* Returns what p itself has used, until now or until its end. */
struct usage process_usage(const struct process *p);
/* Adds u to a sum, whose peak is the largest. */
void usage_add(struct usage *sum, struct usage u);
/* Bytes of p's memory with contents. */
uint64_t process_resident(const struct process *p);
/* Writes struct rusage. 0 or -EFAULT. */
int put_rusage(struct thread *t, uint64_t va, struct usage used);

#endif
