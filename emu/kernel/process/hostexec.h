/*
 * hostexec.h - execution of the host's own programs, which the host runs.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_HOSTEXEC_H
#define PRECIS_EMU_KERNEL_PROCESS_HOSTEXEC_H

#include <stdbool.h>
#include <stdint.h>

struct thread;

/* Returns whether the file is a program that the host can execute. */
bool host_program_is(int fd);
/* Runs a host program in the current process, whose old program is gone; virtual time does not advance meanwhile. execve's handler calls
 * start first, and continue after every block (t->call.data is set from the first call). Strings are copied. */
int64_t host_program_start(struct thread *t, const char *host_path, char **argv, char **envp);
int64_t host_program_continue(struct thread *t);

#endif
