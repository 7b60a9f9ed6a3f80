/*
 * exec.h - execve: a process runs another program.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_EXEC_H
#define PRECIS_EMU_KERNEL_PROCESS_EXEC_H

#include <stdint.h>

struct thread;

/* Lists of host strings that end with NULL, and are copied or freed with all their strings. */
char **strings_copy(char *const *list);
void strings_free(char **list);
/* argv and envp are host strings. 0 or -errno; past the point of no return the process is killed.
 * *why (may be NULL): a message for the user who started it. */
int exec_program_why(struct thread *t, int dirfd, const char *path, int flags, char **argv, char **envp, char **why);

#endif
