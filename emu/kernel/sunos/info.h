/*
 * info.h - the structures of proc(4): psinfo.c and status.c write each in the layout of the process that it describes.
 */
#ifndef PRECIS_EMU_KERNEL_SUNOS_INFO_H
#define PRECIS_EMU_KERNEL_SUNOS_INFO_H

#include <stdio.h>

struct process;
struct thread;

/* pr_state */
enum { SUNOS_STATE_SLEEP = 1, SUNOS_STATE_RUN, SUNOS_STATE_ZOMBIE, SUNOS_STATE_STOPPED, SUNOS_STATE_ON_PROCESSOR = 6 };
/* Returns that of a thread; t NULL: it has ended. */
int sunos_state_of(const struct process *p, const struct thread *t);

/* Write the file of a process, t its first LWP or NULL, or of an LWP. */
void sunos_write_psinfo(FILE *out, const struct process *p, const struct thread *t);
void sunos_write_lwp_psinfo(FILE *out, const struct process *p, const struct thread *t);
void sunos_write_status(FILE *out, const struct process *p, const struct thread *t);
void sunos_write_lwp_status(FILE *out, const struct process *p, const struct thread *t);
void sunos_write_usage(FILE *out, const struct process *p, const struct thread *t);
void sunos_write_lwp_usage(FILE *out, const struct process *p, const struct thread *t);

#endif
