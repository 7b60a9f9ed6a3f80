/*
 * strace.h - system calls, signals and exits as text (--strace): [thread], virtual time in seconds, the call with its arguments by name,
 * <its duration>.
 */
#ifndef PRECIS_EMU_KERNEL_STRACE_STRACE_H
#define PRECIS_EMU_KERNEL_STRACE_STRACE_H

#include <stdbool.h>
#include <stdint.h>

struct ksiginfo;
struct process;
struct thread;

/* Writes a finished call as one line. */
void strace_call(struct thread *t, int64_t result);
/* Writes the delivery of a signal to t. */
void strace_signal(struct thread *t, const struct ksiginfo *info);
/* Writes the end of p. */
void strace_exit(struct process *p);

#endif
