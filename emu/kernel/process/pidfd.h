/*
 * pidfd.h - open files that stand for processes.
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_PIDFD_H
#define PRECIS_EMU_KERNEL_PROCESS_PIDFD_H

#include <stdbool.h>
#include <stdint.h>

struct file;
struct process;
struct thread;

/* The process that a descriptor of pidfd_open() stands for: its number, -EBADF (it is something else), -ECHILD (it is gone). */
int fs_pidfd_pid(struct thread *t, int fd, bool *nonblocking);
/* CLONE_PIDFD: a descriptor of the new process goes to the guest's int at va. First everything that can fail (0 or -errno), then
 * with the process (NULL: there is none) the rest. */
int fs_pidfd_prepare(struct thread *t, uint64_t va, struct file **out);
void fs_pidfd_finish(struct thread *t, struct file *f, const struct process *p, uint64_t va);

#endif
