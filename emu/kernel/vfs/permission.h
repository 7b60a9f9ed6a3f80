/*
 * permission.h - who may do what with files.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_PERMISSION_H
#define PRECIS_EMU_KERNEL_VFS_PERMISSION_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

struct file;
struct place;
struct process;

/* Is p the user who runs precis, for whom the host's own check is the right one? */
bool fs_is_host_user(const struct process *p);
/* Permissions. The host checks for the user who runs precis; a guest process with another identity
 * is checked here. want: 4 read, 2 write, 1 search or execute. */
bool fs_may(const struct process *p, const struct stat *st, unsigned want);
/* The same for the real user and group, as access() asks. */
bool fs_may_really(const struct process *p, const struct stat *st, unsigned want);
/* What an open with these flags wants. */
unsigned fs_wanted(unsigned flags);
bool fs_owns(const struct process *p, const struct stat *st);
/* May p make, remove or rename the entry of this place? old: the file that is there (NULL: none).
 * 0 or -errno. */
int fs_may_change_entry(const struct process *p, const struct place *pl, const struct stat *old);
/* The group is one of p's. */
bool fs_in_group(const struct process *p, unsigned gid);

/* May it be opened again (through /proc/self/fd) with these flags? */
bool file_may_reopen(const struct file *f, unsigned flags);
/* May its mode, owner, times and attributes change, or its file be linked? Not of an inherited one in a confined tree. */
bool file_may_change(const struct file *f);

#endif
