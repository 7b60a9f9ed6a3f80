/*
 * shm.h - /dev/shm: files in memory.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_SHM_H
#define PRECIS_EMU_KERNEL_VFS_SHM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>

struct fs_machine;

/* Make /dev/shm if it is not there yet. 0 or -errno. */
int shm_mount(struct fs_machine *m);
/* The guest's path of a file there, of which the host says what st and this path are. false: it is elsewhere. */
bool shm_path(const struct fs_machine *m, const struct stat *st, const char *host, char *guest, size_t cap);
/* The machine ends: remove it. */
void shm_fini(struct fs_machine *m);

#endif
