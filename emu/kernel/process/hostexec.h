/*
 * hostexec.h - execution of the host's own programs, which the host runs, and of precis-unicorn for programs of its machines.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_HOSTEXEC_H
#define PRECIS_EMU_KERNEL_PROCESS_HOSTEXEC_H

#include <stdbool.h>
#include <stdint.h>

struct host_program;
struct kernel;
struct process;
struct thread;

/* Returns whether the file is a program of the host's machine, and that machine is not one of the kernel's; a negative error number. */
int host_program_is(const struct kernel *k, int fd);
/* Starts a host program in place of t's process, whose program is still there. Strings are copied. 0, or -errno: the host cannot execute
 * it. */
int host_program_start(struct thread *t, const char *host_path, char **argv, char **envp, struct host_program **started);
/* The process is the host program from now on. Then execve's handler calls host_program_continue(), again after every block
 * (t->call.data is set). */
void host_program_adopt(struct thread *t, struct host_program *h);
int64_t host_program_continue(struct thread *t);
/* A signal is sent to a process that is a host program: sends it that signal. */
void host_program_signal(struct process *p, int sig);

#endif
