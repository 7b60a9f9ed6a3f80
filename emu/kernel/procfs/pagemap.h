/*
 * pagemap.h - /proc/PID/pagemap.
 */
#ifndef PRECIS_EMU_KERNEL_PROCFS_PAGEMAP_H
#define PRECIS_EMU_KERNEL_PROCFS_PAGEMAP_H

struct file;
struct fs_machine;
struct fs_stat;

/* Creates the file of process pid, with stat() result st. NULL: no memory. */
struct file *pagemap_new(struct fs_machine *m, int pid, const struct fs_stat *st);

#endif
