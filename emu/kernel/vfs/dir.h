/*
 * dir.h - open directories.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_DIR_H
#define PRECIS_EMU_KERNEL_VFS_DIR_H

#include <stdbool.h>

struct file;
struct fs_machine;
struct place;

/* Opens a directory. host_fd: the host directory, which the file then owns; -1: virtual. NULL: no memory. */
struct file *dirfile_new(struct fs_machine *m, const struct place *pl, int host_fd, unsigned flags);
/* Returns whether f is an open directory. */
bool file_is_directory(const struct file *f);

#endif
