/*
 * shm.h - /dev/shm: a tmpfs of the machine.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_SHM_H
#define PRECIS_EMU_KERNEL_VFS_SHM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>

struct fs_machine;

/* Creates /dev/shm if it does not exist yet. 0 or -errno. */
int shm_mount(struct fs_machine *m);
/* Makes the file system of /dev/shm before its first use, for hosts that will not allow it later. Returns its directory, or -1. */
int shm_prepare(struct fs_machine *m);
/* Stores the guest path of a file in /dev/shm, given its host stat data and path. False: the file is elsewhere. */
bool shm_path(const struct fs_machine *m, const struct stat *st, const char *host, char *guest, size_t cap);
/* Removes it when the machine ends. */
void shm_fini(struct fs_machine *m);

#endif
