/*
 * hostexec.h - execution of the host's own programs, which the host runs, and of precis-unicorn for programs of its machines.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_HOSTEXEC_H
#define PRECIS_EMU_KERNEL_PROCESS_HOSTEXEC_H

#include <stdbool.h>
#include <stdint.h>

struct kernel;
struct thread;

/* Returns whether the file is a program of the host's machine, and that machine is not one of the kernel's; a negative error number. */
int host_program_is(const struct kernel *k, int fd);
/* Runs a host program in the current process, whose old program is gone; virtual time does not advance meanwhile. execve's handler calls
 * start first, and continue after every block (t->call.data is set from the first call). Strings are copied. is_precis: the program keeps
 * memory in files larger than its output may be. */
int64_t host_program_start(struct thread *t, const char *host_path, char **argv, char **envp, bool is_precis);
int64_t host_program_continue(struct thread *t);

#endif
