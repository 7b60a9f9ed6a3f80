/*
 * supplied.h - files that are part of precis: they exist for the programs of a personality that needs them, unless the file system has a
 * file of that path.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_SUPPLIED_H
#define PRECIS_EMU_KERNEL_VFS_SUPPLIED_H

#include <stdbool.h>

struct abi;
struct fs_machine;
struct guest_file;
struct place;

/* Returns a memory file of the host with the contents of the file at the path, which is the caller's to close, or -1. */
int supplied_open(const struct abi *abi, const char *path);
/* Returns the first of a personality's files if this build of precis lacks them all, or NULL. */
const struct guest_file *supplied_missing(const struct abi *abi);
/* Sets *out to the file that a personality supplies at an absolute path. abi may be NULL. Returns false without such a file; *out is then
 * unchanged. */
bool fs_supplied(struct fs_machine *m, const struct abi *abi, const char *path, struct place *out);
/* Closes the files that were used. */
void fs_supplied_close(struct fs_machine *m);

#endif
