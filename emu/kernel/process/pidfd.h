/*
 * pidfd.h - process file descriptors, pidfd_open(2).
 */
#ifndef PRECIS_EMU_KERNEL_PROCESS_PIDFD_H
#define PRECIS_EMU_KERNEL_PROCESS_PIDFD_H

#include <stdbool.h>
#include <stdint.h>

struct file;
struct process;
struct thread;

/* Returns the pid of a pidfd's process, -EBADF (not a pidfd), or -ECHILD (reaped). */
int fs_pidfd_pid(struct thread *t, int fd, bool *nonblocking);
/* CLONE_PIDFD: stores a descriptor of the new process in the guest's int at va. prepare() does all that can fail (0 or -errno); finish()
 * attaches the process (or NULL). */
int fs_pidfd_prepare(struct thread *t, uint64_t va, struct file **out);
void fs_pidfd_finish(struct thread *t, struct file *f, const struct process *p, uint64_t va);

#endif
