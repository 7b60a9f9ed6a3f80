/*
 * truncate.h - sizes of files.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_TRUNCATE_H
#define PRECIS_EMU_KERNEL_VFS_TRUNCATE_H

#include <stdint.h>

struct thread;

/* RLIMIT_FSIZE: checks an extension of a file from `size` to `len` bytes. 0, or -EFBIG after SIGXFSZ. */
int fs_over_limit(struct thread *t, int64_t len, int64_t size);

#endif
