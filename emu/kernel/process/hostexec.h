/*
 * hostexec.h - programs of the host's own kind, which the host runs.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_HOSTEXEC_H
#define PRECIS_EMU_KERNEL_PROCESS_HOSTEXEC_H

#include <stdbool.h>
#include <stdint.h>

struct thread;

/* Is this file a program of the host's own kind? */
bool host_program_is(int fd);
/* The process, whose old program is already gone, runs one from now on: machine time stands still meanwhile. Called again and
 * again by execve's handler while it blocks (t->call.data is set from the first call on). Strings are copied. */
int64_t host_program_start(struct thread *t, const char *host_path, char **argv, char **envp);
int64_t host_program_continue(struct thread *t);

#endif
