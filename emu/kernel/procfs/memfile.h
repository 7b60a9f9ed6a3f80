/*
 * memfile.h - a file whose contents are generated when it is read.
 */
#ifndef PRECIS_EMU_KERNEL_PROCFS_MEMFILE_H
#define PRECIS_EMU_KERNEL_PROCFS_MEMFILE_H

#include <stddef.h>
#include <stdint.h>

struct file;
struct fs_machine;
struct fs_stat;

struct memfile_source {
    /* Returns malloc'ed contents; 0 or -errno. NULL: an empty file. */
    int (*make)(struct fs_machine *m, const struct memfile_source *source, char **text, size_t *len);
    /* Handles a write; text is NUL-terminated. 0 or -errno. NULL: the data is ignored. */
    int (*store)(struct fs_machine *m, const struct memfile_source *source, const char *text);
    int64_t id, sub, line; /* for make and store */
};
/* Creates a file with stat() result st. NULL: no memory. */
struct file *memfile_new(struct fs_machine *m, const struct memfile_source *source, const struct fs_stat *st);

#endif
