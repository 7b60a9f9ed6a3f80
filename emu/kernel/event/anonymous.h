/*
 * anonymous.h - shared functions of open files without a path: eventfd, timerfd, signalfd, epoll, inotify.
 */
#ifndef PRECIS_EMU_KERNEL_EVENT_ANONYMOUS_H
#define PRECIS_EMU_KERNEL_EVENT_ANONYMOUS_H

#include "emu/kernel/vfs/file.h"

/* Returns the host's flags of a call that takes O_ flags and `others`, or -1 if unknown flags. */
int64_t anonymous_flags(struct thread *t, uint64_t guest, uint64_t others);
/* The stat operation of these files: as in Linux they are one inode. */
int anonymous_stat(struct file *f, struct fs_stat *out);
/* Write and read a 64-bit count in t's byte order. */
void put_count(struct thread *t, void *buf, uint64_t value);
uint64_t get_count(struct thread *t, const void *buf);

#endif
