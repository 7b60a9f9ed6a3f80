/*
 * pipe.h - pipes and FIFOs.
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

/* Open the FIFO behind an inode; *wait is set when the call must wait for the other end (then try
 * again with the same *out). */
int fifo_open(struct fs_machine *m, struct inode *node, unsigned flags, struct file **out);
/* Has the other side come (or come and gone) since this end was opened? If not, t waits for that. */
bool fifo_other_end(struct file *f, struct thread *t);
/* Is f an end of a pipe or FIFO? */
bool file_is_pipe(const struct file *f);
/* F_GETPIPE_SZ, F_SETPIPE_SZ. */
int64_t pipe_get_size(struct file *f);
int64_t pipe_set_size(struct file *f, uint64_t size);
/* Open the pipe again, through /proc/PID/fd. NULL: no memory. */
struct file *pipe_reopen(struct file *f, unsigned flags);
/* Put bytes that were read back in front of what is there. false: no memory. */
bool pipe_unread(struct file *f, const uint8_t *buf, size_t len);
/* Read without taking (tee): a count, 0 at the end, -EAGAIN. */
int64_t pipe_peek(struct file *f, void *buf, size_t len);

#endif
