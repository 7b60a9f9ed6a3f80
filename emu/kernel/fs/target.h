/*
 * target.h - the file that a call names, by a path or by a descriptor.
 */
#ifndef PRECIS_EMU_KERNEL_FS_TARGET_H
#define PRECIS_EMU_KERNEL_FS_TARGET_H

#include "emu/kernel/fs/fs.h"

struct target {
    struct place pl;   /* it exists; pl.host serves for changes even when a descriptor was given */
    struct file *file; /* NULL: named by a path */
};

/* at_flags: AT_SYMLINK_NOFOLLOW, AT_EMPTY_PATH (host's). 0 or -errno. */
int target_path(struct thread *t, int dirfd, uint64_t path_va, unsigned at_flags,
                struct target *out);
int target_fd(struct thread *t, int fd, struct target *out);

#endif
