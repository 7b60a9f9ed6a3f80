/*
 * rw.h - iovec lists in guest memory, and transfers between them and open files.
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

/* Reads an array of struct iovec: 0, -EFAULT, or -EINVAL (too many, or a negative length). */
int64_t iov_get(struct thread *t, struct iov *v, uint64_t va, uint64_t count);
/* The same for a call that may sleep: the array is read once. *v is `local`, or in a later call of the handler the copy that iov_keep()
 * kept. */
int64_t iov_get_once(struct thread *t, struct iov *local, struct iov **v, uint64_t va, uint64_t count);
/* Keeps v while the call sleeps. Returns `result`, the handler's. */
int64_t iov_keep(struct thread *t, const struct iov *v, int64_t result);
/* Sets v to a single buffer. */
void iov_one(struct iov *v, uint64_t va, uint64_t len);
/* Copy len bytes to or from position `at` of the list. Return the bytes before the first fault. */
size_t iov_put(struct thread *t, const struct iov *v, uint64_t at, const void *buf, size_t len);
size_t iov_take(struct thread *t, const struct iov *v, uint64_t at, void *buf, size_t len);
/* Truncates the list at the first inaccessible byte. A transfer with nothing left fails with EFAULT. */
void iov_limit(struct thread *t, struct iov *v);
/* Returns how many of the len bytes at position `at` are writable. */
size_t iov_writable(struct thread *t, const struct iov *v, uint64_t at, size_t len);

/* Blocks t until f may be ready for `events` (POLL bits). Returns the handler's result. */
int64_t file_wait(struct thread *t, struct file *f, short events, int64_t if_signal);

/* Transfer the whole list, blocking as read(2) and write(2) do; offset < 0: at the file's own position; nowait: never block. Return a
 * count or -errno, or as sys_block(). */
int64_t file_read_iov(struct thread *t, struct file *f, const struct iov *v, int64_t offset, bool nowait);
int64_t file_write_iov(struct thread *t, struct file *f, const struct iov *v, int64_t offset, bool nowait);

/* Sets the offset of descriptor fd, as lseek(2). Returns it, or -errno. */
int64_t file_seek(struct thread *t, int fd, int64_t offset, int whence);

#endif
