/*
 * rw.h - scatter lists in guest memory and transfers between them and open files.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_RW_H
#define PRECIS_EMU_KERNEL_VFS_RW_H

#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/file.h"

#define IOV_PARTS 1024 /* UIO_MAXIOV */

struct iov_part {
    uint64_t va, len;
};
struct iov {
    unsigned count;
    uint64_t total;
    struct iov_part part[IOV_PARTS];
};

/* Read an array of struct iovec: 0 or -EFAULT, -EINVAL (too many, a negative length). */
int64_t iov_get(struct thread *t, struct iov *v, uint64_t va, uint64_t count);
/* The same for a call that may sleep: it is read once. *v is `local` or, when the call goes on, what iov_keep() kept. */
int64_t iov_get_once(struct thread *t, struct iov *local, struct iov **v, uint64_t va, uint64_t count);
/* result is what the call's handler returns: v is kept while the call sleeps. */
int64_t iov_keep(struct thread *t, const struct iov *v, int64_t result);
void iov_one(struct iov *v, uint64_t va, uint64_t len);
/* Copy len bytes to / from position `at` of the list; the number before the first fault. */
size_t iov_put(struct thread *t, const struct iov *v, uint64_t at, const void *buf, size_t len);
size_t iov_take(struct thread *t, const struct iov *v, uint64_t at, void *buf, size_t len);
/* Leave out what can not be read, and all that follows. If that is everything, a transfer is -EFAULT. */
void iov_limit(struct thread *t, struct iov *v);
/* How many of the len bytes at position `at` could be written. */
size_t iov_writable(struct thread *t, const struct iov *v, uint64_t at, size_t len);

/* Block t until f may be ready for `events` (POLL bits). Returns what the handler must return. */
int64_t file_wait(struct thread *t, struct file *f, short events, int64_t if_signal);

/* Whole transfers with waiting, as read(2) and write(2); offset < 0: the file's own position. */
int64_t file_read_iov(struct thread *t, struct file *f, const struct iov *v, int64_t offset,
                      bool nowait);
int64_t file_write_iov(struct thread *t, struct file *f, const struct iov *v, int64_t offset,
                       bool nowait);

#endif
