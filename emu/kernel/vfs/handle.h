/*
 * handle.h - file handles: name_to_handle_at(2) and open_by_handle_at(2).
 *
 * A handle has the device and inode number that guests see. The machine keeps the paths of the files that it has given handles of: a file
 * that was renamed since then is stale.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_HANDLE_H
#define PRECIS_EMU_KERNEL_VFS_HANDLE_H

struct fs_machine;

/* Frees the paths when the machine ends. */
void handles_fini(struct fs_machine *m);

#endif
