/*
 * pagemap.h - /proc/PID/pagemap.
 */
#ifndef PRECIS_EMU_KERNEL_PROCFS_PAGEMAP_H
#define PRECIS_EMU_KERNEL_PROCFS_PAGEMAP_H

struct file;
struct fs_machine;
struct fs_stat;
struct mm;

/* Creates the file of an address space, which it keeps (NULL: the process has ended), with stat() result st. Returns NULL without memory.
 * */
struct file *pagemap_new(struct fs_machine *m, struct mm *mm, unsigned flags, const struct fs_stat *st);

#endif
