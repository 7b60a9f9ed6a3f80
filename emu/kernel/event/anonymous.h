/*
 * anonymous.h - what the files that calls make without a name (eventfd, timerfd, signalfd) share.
 */
#ifndef PRECIS_EMU_KERNEL_EVENT_ANONYMOUS_H
#define PRECIS_EMU_KERNEL_EVENT_ANONYMOUS_H

#include "emu/kernel/vfs/file.h"

/* The host's flags of a call whose flags are the ABI's O_ numbers and, besides, `others`; -1: unknown ones. */
int64_t anonymous_flags(struct thread *t, uint64_t guest, uint64_t others);
/* Their file_ops' stat. */
int anonymous_stat(struct file *f, struct fs_stat *out);
/* A 64-bit count in t's byte order. */
void put_count(struct thread *t, void *buf, uint64_t value);
uint64_t get_count(struct thread *t, const void *buf);

#endif
