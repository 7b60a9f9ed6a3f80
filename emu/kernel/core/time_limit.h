/*
 * time_limit.h - the end of programs that run for too long, in virtual time: kernel_options.max_ns.
 */
#ifndef PRECIS_EMU_KERNEL_CORE_TIME_LIMIT_H
#define PRECIS_EMU_KERNEL_CORE_TIME_LIMIT_H

struct kernel;

/* The first program starts: unless it ends before, all processes are killed at the limit, after a message. */
void time_limit_begin(struct kernel *k);
/* The first program has ended. */
void time_limit_end(struct kernel *k);

#endif
