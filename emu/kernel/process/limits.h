/* limits.h - resource limits. */
#ifndef PRECIS_EMU_KERNEL_PROCESS_LIMITS_H
#define PRECIS_EMU_KERNEL_PROCESS_LIMITS_H

#include <stdint.h>

struct process;
struct thread;

/* Sets p's limit `which` (the host's RLIMIT_ number, which the caller has checked; UINT64_MAX: unlimited) for the caller t, with the errors
 * of setrlimit(2). 0 or -errno. */
int limit_set(struct thread *t, struct process *p, unsigned which, uint64_t cur, uint64_t max);

#endif
