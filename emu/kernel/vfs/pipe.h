/*
 * pipe.h - pipes and FIFOs: pipe(7), fifo(7).
 */
#ifndef PRECIS_EMU_KERNEL_VFS_PIPE_H
#define PRECIS_EMU_KERNEL_VFS_PIPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct file;
struct fs_machine;
struct inode;
struct thread;

/* Opens an end of the inode's FIFO. node_fd: the file's descriptor, owned by the caller. 0, or -errno (ENXIO: non-blocking write end
 * without a reader). The call must then wait while fifo_other_end() is false. */
int fifo_open(struct fs_machine *m, struct inode *node, int node_fd, unsigned flags, struct file **out);
/* Returns whether the other end has been opened since f was; otherwise registers t to wait for it. */
bool fifo_other_end(struct file *f, struct thread *t);
/* Returns whether f is an end of a pipe or FIFO. */
bool file_is_pipe(const struct file *f);
/* F_GETPIPE_SZ, F_SETPIPE_SZ: return the size or -errno. */
int64_t pipe_get_size(struct file *f);
int64_t pipe_set_size(struct file *f, uint64_t size);
/* Opens the pipe or FIFO again through /proc/PID/fd, with t's permissions. 0 or -errno; a FIFO's end waits as after fifo_open(). */
int pipe_reopen(struct thread *t, struct file *f, unsigned flags, struct file **out);
/* Puts bytes that were read back before the pipe's data. False: no memory. */
bool pipe_unread(struct file *f, const uint8_t *buf, size_t len);
/* Reads without consuming (tee(2)): a count, 0 at the end of file, -EAGAIN. */
int64_t pipe_peek(struct file *f, void *buf, size_t len);

/* Opens both ends of a new pipe: fds[0] for reading, fds[1] for writing. flags: O_CLOEXEC, O_NONBLOCK, O_DIRECT. 0 or -errno. */
int pipe_open(struct thread *t, unsigned flags, int fds[2]);

#endif
