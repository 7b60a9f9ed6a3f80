/*
 * mqueue.h - POSIX message queues.
 */
#ifndef PRECIS_EMU_KERNEL_IPC_MQUEUE_H
#define PRECIS_EMU_KERNEL_IPC_MQUEUE_H

struct fs_machine;

/* Frees all queues when the machine ends. */
void mqueues_fini(struct fs_machine *m);

#endif
