/*
 * permission.h - file permissions of guest processes.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_PERMISSION_H
#define PRECIS_EMU_KERNEL_VFS_PERMISSION_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

struct file;
struct place;
struct process;

/* Returns whether p has the identity of the user who runs precis: then the host's own permission checks apply. */
bool fs_is_host_user(const struct process *p);
/* Returns whether p has access `want` (4 read, 2 write, 1 search or execute), by its effective ids. The host checks the user who runs
 * precis; this checks processes with other ids. */
bool fs_permission(const struct process *p, const struct stat *st, unsigned want);
/* The same by the real ids, for access(2). */
bool fs_permission_real(const struct process *p, const struct stat *st, unsigned want);
/* Returns the access that an open with these flags needs. */
unsigned fs_open_access(unsigned flags);
/* Returns whether p owns the file or is root; true for the host user, whom the host checks. */
bool fs_owns(const struct process *p, const struct stat *st);
/* Checks whether p may create, remove or rename the entry of this place. old: the existing file (or NULL). 0 or -errno. */
int fs_may_change_entry(const struct process *p, const struct place *pl, const struct stat *old);
/* Returns whether gid is p's group or one of its supplementary groups. */
bool fs_in_group(const struct process *p, unsigned gid);

/* Returns whether f may be reopened through /proc/self/fd with these flags. */
bool file_may_reopen(const struct file *f, unsigned flags);
/* Returns whether f's mode, owner, times and attributes may change, and its file may be linked. False for inherited files in a confined
 * tree. */
bool file_may_change(const struct file *f);

#endif
