/* statfs.h - what statfs() and its relatives tell of a file system, for personalities with other calls. */
#ifndef PRECIS_EMU_KERNEL_VFS_STATFS_H
#define PRECIS_EMU_KERNEL_VFS_STATFS_H

#include <stdint.h>

struct thread;

struct file_system_size {
    int64_t type, flags; /* Linux's magic number and ST_ flags */
    int64_t total;       /* blocks of 4096 bytes, and files; half of them are free */
};

/* Return 0, or minus the error number. */
int file_system_size_path(struct thread *t, uint64_t path, struct file_system_size *out);
int file_system_size_fd(struct thread *t, int fd, struct file_system_size *out);

#endif
