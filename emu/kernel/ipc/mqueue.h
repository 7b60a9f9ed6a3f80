/*
 * mqueue.h - POSIX message queues.
 */
#ifndef PRECIS_EMU_KERNEL_IPC_MQUEUE_H
#define PRECIS_EMU_KERNEL_IPC_MQUEUE_H

#include <stdbool.h>
#include <stdint.h>

struct fs_machine;
struct thread;

/* Frees all queues when the machine ends. */
void mqueues_fini(struct fs_machine *m);
/* mq_notify(2) with SIGEV_NONE (silent) or SIGEV_SIGNAL; sig is the host's number. 0 or -errno. */
int64_t mqueue_notify_signal(struct thread *t, int mqdes, bool silent, int sig, uint64_t value);

#endif
