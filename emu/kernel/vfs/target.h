/*
 * target.h - the file that a call names, by path or by descriptor.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_TARGET_H
#define PRECIS_EMU_KERNEL_VFS_TARGET_H

#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/path.h"

struct target {
    struct place pl;   /* exists; pl.dir may be -1; owns no descriptors if the call named a descriptor */
    struct file *file; /* NULL: named by path */
};
#define TARGET(name)                                           \
    __attribute__((cleanup(target_close))) struct target name; \
    name.pl.dir = name.pl.fd = -1

/* Closes the target's descriptors; TARGET() calls it at the end of the scope. */
static inline void target_close(struct target *g)
{
    place_close(&g->pl);
}

/* Returns the host descriptor of the file, possibly O_PATH: see fd_link(). The file must not be virtual. */
static inline int target_host_fd(const struct target *g)
{
    return g->file ? file_node_fd(g->file) : g->pl.fd;
}

/* Looks up a path. at_flags: AT_SYMLINK_NOFOLLOW, AT_EMPTY_PATH (host's). 0 or -errno. */
int target_path(struct thread *t, int dirfd, uint64_t path_va, unsigned at_flags, struct target *out);
/* The same for target_stat() only: the host file of a path may not be open, and a descriptor's pl.st is not set. */
int target_path_stat(struct thread *t, int dirfd, uint64_t path_va, unsigned at_flags, struct target *out);
/* Looks up a descriptor. 0 or -EBADF. */
int target_fd(struct thread *t, int fd, struct target *out);
/* The same; -EBADF if it was opened with O_PATH. */
int target_open_fd(struct thread *t, int fd, struct target *out);
/* Returns the attributes of a pipe or socket without a name, or NULL for other files; *st is what checks of a change read of either. */
struct fs_stat *target_attributes(const struct target *g, struct stat *st);
/* Returns the target's stat() data. 0 or -errno. */
int target_stat(struct thread *t, const struct target *g, struct fs_stat *out);
/* Checks whether mode, owner, times and attributes can change: 0, -EPERM for virtual and inherited files, or -EROFS. */
int target_for_change(const struct fs_machine *m, const struct target *g);

#endif
