/*
 * hostmount.h - mounts of the host that are attached nowhere: a descriptor refers to each.
 *
 * The results are numbers of the log (emu/os/log.h); a replay mounts nothing.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_HOSTMOUNT_H
#define PRECIS_EMU_KERNEL_VFS_HOSTMOUNT_H

#include <stdbool.h>
#include <stdint.h>

/* The options of a tmpfs, tmpfs(5); 0 and -1: the default. */
struct tmpfs_options {
    uint64_t bytes, files;
    int64_t mode, uid, gid;
};

/* Creates a tmpfs. Returns the descriptor of its mount or -errno. */
int host_mount_tmpfs(const struct tmpfs_options *o);
/* Mounts the file or directory that fd refers to a second time, without the mounts below it. Returns a descriptor or -errno. */
int host_mount_clone(int fd);
/* Sets what a mount forbids: MS_RDONLY, MS_NOSUID, MS_NODEV, MS_NOEXEC. 0 or -errno. */
int host_mount_forbid(int fd, unsigned flags);
/* Changes a tmpfs: its size (0: unchanged), and whether it can be written. 0 or -errno. */
int host_mount_change_tmpfs(int fd, uint64_t bytes, bool read_only);
/* Returns the host's number of the mount that fd is in, or 0 if unknown. */
uint64_t host_mount_number(int fd);

#endif
