/*
 * memory.h - /proc/PID/mem: the memory of a process as a file.
 */
#ifndef PRECIS_EMU_KERNEL_PROCFS_MEMORY_H
#define PRECIS_EMU_KERNEL_PROCFS_MEMORY_H

struct file;
struct fs_machine;
struct fs_stat;
struct mm;

/* Opens the address space (NULL: the process has ended), which the caller has checked access to, with stat() result st. It remains that of
 * the program that the process executes now: after an execve the file is empty. Returns NULL without memory. */
struct file *memory_file_new(struct fs_machine *m, struct mm *mm, unsigned flags, const struct fs_stat *st);

#endif
