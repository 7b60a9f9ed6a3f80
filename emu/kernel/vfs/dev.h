/*
 * dev.h - /dev/null, zero, full, random.
 */
#ifndef PRECIS_EMU_KERNEL_VFS_DEV_H
#define PRECIS_EMU_KERNEL_VFS_DEV_H

#include <stdbool.h>
#include <stdint.h>

struct file;
struct fs_machine;
struct place;

/* Opens the device of a virtual node. Returns NULL without memory. */
struct file *device_open(struct fs_machine *m, const struct place *pl, unsigned flags);
/* Returns whether the device number is one of the memory devices, mem(4). */
bool device_is_memory(uint64_t rdev);

#endif
