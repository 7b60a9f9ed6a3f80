/*
 * exec.h - execve(2): replaces a process's program.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_EXEC_H
#define PRECIS_EMU_KERNEL_PROCESS_EXEC_H

#include <stdint.h>

struct thread;

/* Executes a program. argv and envp are host strings. 0 or -errno; after the point of no return an error kills the process. *why (may be
 * NULL): a message for the user. */
int exec_program_why(struct thread *t, int dirfd, const char *path, int flags, char **argv, char **envp, char **why);

#endif
