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
struct mm;

struct memfile_source {
    /* Returns malloc'ed contents; 0 or -errno. NULL: an empty file. */
    int (*make)(struct fs_machine *m, const struct memfile_source *source, char **text, size_t *len);
    /* Handles a write; text is NUL-terminated. 0 or -errno. NULL if the data is ignored. */
    int (*store)(struct fs_machine *m, const struct memfile_source *source, const char *text);
    /* for make and store */
    int64_t id, sub, line;
    int task;       /* number of the thread; 0: the machine's */
    unsigned guard; /* guard.h */
    uint64_t born;  /* start_cycle of the process: another one may have its number later */
    struct mm *mm;  /* the address space that the file shows, which it keeps, or NULL */
};
/* Creates a file with stat() result st. Returns NULL without memory. */
/* The file_ops truncate of files of /proc: they have no length. */
int proc_truncate(struct file *f, int64_t len);
struct file *memfile_new(struct fs_machine *m, const struct memfile_source *source, const struct fs_stat *st);

#endif
